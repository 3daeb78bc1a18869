"""Trade fairs (section 12) and trade shifts (section 13)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.pax.cards import CARD_SHOT, SHOT

from .table import table

FULL_BYZANTIUM = {"tana": "knight.islamic", "caffa": "knight.catholic", "trebizond": "rook.reformist"}


@pytest.mark.rule("PX-12.1", "PX-12.2", "PX-27.7")
@pytest.mark.parametrize(("seats", "share"), [(2, 1), (3, 2), (4, 2)])
def test_china_adds_to_the_florins_of_the_fair_card(seats: int, share: int) -> None:
    here = table(seats, coins={"east.0": 3}, cities=FULL_BYZANTIUM, florins={"0": 0})
    here.choose("hold-fair region=east")
    assert here.told("fair-began")[0]["florins"] == 3 + share
    assert here.see("market.east.0") == "none"
    assert here.see("florins.0") == 1, "the organiser gets the subsidy, not the florins of the card"


@pytest.mark.rule("PX-12.4", "PX-12.13", "PX-3.16")
def test_only_borders_of_the_lit_route_are_paid() -> None:
    here = table(
        coins={"east.0": 5},
        concession={"hungary-byzantium": "medici", "hre-hungary": "medici", "aragon-papal": "medici"},
        florins={"1": 0},
        cities=FULL_BYZANTIUM,
    )
    here.choose("hold-fair region=east")
    assert here.see("florins.1") == 1


@pytest.mark.rule("PX-12.5")
def test_a_fair_whose_subsidy_is_all_there_was_goes_nowhere() -> None:
    here = table(coins={"east.0": 0}, concession={"hungary-byzantium": "medici"}, florins={"0": 0, "1": 0})
    here.choose("hold-fair region=east")
    assert here.see("florins.0") == 1
    assert here.see("florins.1") == 0
    assert here.told("no-voyage") == [{"region": "region:east"}]
    assert not here.told("voyage-ended")
    assert not here.told("levied")


@pytest.mark.rule("PX-12.7", "PX-24.7")
def test_a_pirate_takes_a_florin_to_china() -> None:
    here = table(coins={"east.0": 1}, pirate={"hungary-byzantium": "catholic"}, cities=FULL_BYZANTIUM, florins={"0": 0})
    here.choose("hold-fair region=east")
    assert here.told("pirate-took") == [{"border": "border:hungary-byzantium"}]
    assert here.see("florins.0") == 1
    assert here.see("coins.east.0") == 0
    assert not here.told("levied"), "Byzantium is full, and the voyage goes no further"


@pytest.mark.rule("PX-12.14", "PX-24.9", "PX-22.10")
def test_a_protected_concession_is_paid_and_its_pirate_is_not() -> None:
    here = table(
        coins={"east.0": 2},
        rows={"1.east": ["dalmatian-merchant-marine"]},
        concession={"hungary-byzantium": "medici"},
        pirate={"hungary-byzantium": "islamic"},
        florins={"1": 0},
        cities=FULL_BYZANTIUM,
    )
    here.choose("hold-fair region=east")
    assert here.see("florins.1") == 1
    assert not here.told("pirate-took")


@pytest.mark.rule("AM-25", "AM-58")
def test_doubled_income_multiplies_and_takes_what_is_left() -> None:
    given: dict[str, Any] = {
        "open": {"west": "spice-islands"},
        "concession": {"england-portugal": "fugger"},
        "florins": {"0": 0},
    }
    one = table(rows={"0.west": ["india-armada"]}, coins={"west.0": 8}, **given)
    one.choose("hold-fair region=west")
    assert one.told("concession-paid")[0]["florins"] == 2
    both = table(rows={"0.west": ["india-armada", "almeida-armada", "michelangelo"]}, coins={"west.0": 20}, **given)
    both.choose("hold-fair region=west")
    assert both.told("concession-paid")[0]["florins"] == 8
    short = table(rows={"0.west": ["india-armada"]}, coins={"west.0": 1}, **given)
    short.choose("hold-fair region=west")
    assert short.told("concession-paid")[0]["florins"] == 1


@pytest.mark.rule("AM-24", "PX-12.9")
def test_levies_follow_the_order_of_the_voyage() -> None:
    here = table(coins={"east.0": 3})
    here.choose("hold-fair region=east")
    order = []
    while here.decides[1] == "place-levy":
        here.choose(here.offered[0])
    order = [told["city"].partition(":")[2] for told in here.told("levied")]
    empires = {"tana": 0, "caffa": 0, "trebizond": 0, "buda": 1, "varna": 1, "cairo": 3, "cyprus": 3}
    assert [empires.get(city, 2) for city in order] == [0, 1, 2, 3]


@pytest.mark.rule("PX-24.3", "AM-29")
def test_a_levy_can_be_borrowed_or_skipped() -> None:
    spread = {"france": ["rook.reformist"] * 7}
    given: dict[str, Any] = {"cities": {"tana": "knight.islamic", "caffa": "knight.catholic"}, "coins": {"east.0": 1}}
    here = table(repressed=spread, concession={"hungary-byzantium": "fugger"}, **given)
    here.choose("hold-fair region=east")
    assert here.offered == ["borrow-repressed empire=france", "do-without"]
    here.choose("do-without")
    assert here.see("cities.trebizond") == "none"
    there = table(repressed=spread, concession={"hungary-byzantium": "fugger"}, **given)
    there.choose("hold-fair region=east", "borrow-repressed empire=france")
    assert there.see("cities.trebizond") == "rook.reformist"


# trade shift


@pytest.mark.rule("PX-13.4", "AM-7")
def test_the_spice_islands_need_an_earlier_discovery() -> None:
    alone = table(hands={"0": ["india-armada"]})
    alone.choose("play card=india-armada")
    assert alone.decides == (0, "deploy-agent"), "its own prestige does not count"
    here = table(hands={"0": ["india-armada"]}, owner={"portugal": "0"})
    here.choose("play card=india-armada", "fire", "settle border=england-portugal")
    assert here.see("open.west") == "spice-islands"
    maid = table(
        hands={"0": ["gold-coast-monopoly"]}, rows={"0.west": ["french-pirates"]}, open={"west": "spice-islands"}
    )
    maid.choose("play card=gold-coast-monopoly")
    assert maid.decides == (0, "deploy-agent"), "it is open already"


@pytest.mark.rule("PX-13.5")
def test_the_red_sea_opens_and_trebizond_closes() -> None:
    here = table(hands={"0": ["red-sea-fleet"]}, cities={"trebizond": "rook.reformist"})
    here.choose("play card=red-sea-fleet", "fire", "settle border=ottoman-mamluk")
    assert here.see("open.west") == "red-sea"
    assert here.see("repressed.byzantium") == ["rook.reformist"]


@pytest.mark.rule("PX-13.6", "PX-13.9")
def test_novgorod_opens_without_a_battle() -> None:
    here = table(hands={"0": ["hanseatic-league"]}, open={"east": "timbuktu"})
    here.choose("play card=hanseatic-league", "fire", "settle border=england-france")
    assert here.see("open.east") == "novgorod"
    assert not here.told("battle")
    assert here.see("owner.france") == "none"


@pytest.mark.rule("PX-13.8")
def test_nothing_reopens_tana_or_trebizond() -> None:
    opened = {SHOT.ref(shot).partition(".")[2] for shot in CARD_SHOT if SHOT.ref(shot).startswith("shift.")}
    assert opened == {"spice-islands", "red-sea", "novgorod", "timbuktu"}


@pytest.mark.rule("AM-40")
def test_pieces_stay_in_their_cities_when_the_state_changes() -> None:
    here = table(
        hands={"0": ["jesuits"]},
        cities={"valencia": "rook.catholic", "algiers": "rook.islamic", "toledo": "knight.catholic"},
    )
    here.choose("play card=jesuits", "strike empire=aragon", "lose-city city=toledo", "no-concession")
    assert here.see("state.aragon") == "catholic"
    assert here.see("cities.valencia") == "rook.catholic"
