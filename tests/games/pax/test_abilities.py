"""Abilities (section 22): each of the 29 kinds does what its card says, and only while it is not silenced."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.pax.cards import ABILITY, CARD_ABILITIES

from .table import table


def test_every_ability_has_a_card() -> None:
    assert {ability for abilities in CARD_ABILITIES for ability in abilities} >= set(range(ABILITY.size)) - {
        ABILITY.index("victory-costs-two.renaissance")
    }


@pytest.mark.rule("PX-22.3", "PX-23.2")
def test_an_ability_works_from_the_tableau_while_it_is_not_silenced() -> None:
    full = {"0": ["luther", "jesuits"]}
    assert "buy slot=east.1" in table(rows={"0.west": ["gutenberg"]}, hands=full).offered
    assert "buy slot=east.1" not in table(hands={"0": ["gutenberg", "luther"]}).offered
    silenced = table(rows={"0.west": ["gutenberg"]}, hands=full, bishops={"gutenberg": "catholic"})
    assert "buy slot=east.1" not in silenced.offered


@pytest.mark.rule("PX-23.2", "PX-22.3")
def test_some_banks_cannot_be_silenced() -> None:
    here = table(
        rows={"0.east": ["the-kremlin"], "0.west": ["gutenberg"]},
        hands={"0": ["luther", "jesuits"]},
        bishops={"gutenberg": "catholic", "the-kremlin": "catholic"},
        coins={"west.1": 1},
    )
    assert "buy slot=east.1" in here.offered
    here.choose("operate region=west")
    assert here.offers("perform") == ["perform card=gutenberg op=commerce.west"]


@pytest.mark.rule("PX-22.4", "PX-22.5")
def test_red_text_makes_a_victory_cost_both_actions_for_everybody() -> None:
    here = table(
        rows={"1.west": ["european-union", "kappeler-milchsuppe"]},
        owner={"england": "0", "france": "0", "hre": "0"},
        active=["imperial"],
        hands={"0": ["luther"]},
    )
    assert "declare victory=imperial" in here.offered, "with both actions left"
    here.choose("sell card=luther")
    assert "declare victory=imperial" not in here.offered
    assert here.refused["declare victory=imperial"] == "needs-two-actions"


@pytest.mark.rule("PX-22.3")
def test_a_choosy_executioner_needs_a_bishop_on_the_card() -> None:
    given: dict[str, Any] = {"rows": {"0.west": ["inquisition-pope"], "1.west": ["luther", "cromwell"]}}
    assert "operate region=west" not in table(**given).offered
    here = table(bishops={"luther": "islamic", "cromwell": "reformist"}, **given)
    here.choose("operate region=west", "perform card=inquisition-pope op=behead")
    assert here.offered == ["execute card=cromwell"], "only a gold or a red bishop will do"


@pytest.mark.rule("PX-22.5", "PX-16.4")
def test_a_crowned_queen_is_discarded_for_a_revolt() -> None:
    here = table(owner={"hungary": "0"}, queen={"hungary": "elizabeth-bathory"}, concession={"hre-hungary": "fugger"})
    here.choose("incite card=elizabeth-bathory")
    assert here.told("battle") == [
        {"shot": "shot:peasant-revolt", "empire": "empire:hungary", "attackers": 1, "defenders": 0}
    ]
    here.choose("no-concession")
    assert here.see("republic.hungary") is True
    assert here.see("queen.hungary") == "none"
    assert here.see("actions") == 1


@pytest.mark.rule("PX-22.5")
def test_one_fair_a_turn_is_free() -> None:
    here = table(rows={"0.west": ["podesta-of-venice"]})
    here.choose("hold-fair region=east")
    assert here.see("actions") == 2
    here.choose("hold-fair region=west")
    assert here.see("actions") == 1


@pytest.mark.rule("PX-22.3", "PX-26.10")
def test_patrons_count_as_concessions() -> None:
    given: dict[str, Any] = {
        "rows": {"0.east": ["sahn-i-seman-medrese"], "0.west": ["cryptography"]},
        "active": ["globalization"],
    }
    assert "declare victory=globalization" not in table(**given).offered
    given["rows"]["0.west"] = ["cryptography", "house-of-borgia"]
    assert "declare victory=globalization" in table(**given).offered
    silenced = table(bishops={"sahn-i-seman-medrese": "islamic"}, **given)
    assert "declare victory=globalization" not in silenced.offered


@pytest.mark.rule("PX-22.3", "PX-26.11")
def test_cards_count_as_republics_and_patrons_as_law() -> None:
    here = table(rows={"0.east": ["academia"], "0.west": ["artistic-geometry", "cryptography"]}, active=["renaissance"])
    assert "declare victory=renaissance" in here.offered
    silenced = table(
        rows={"0.east": ["academia"], "0.west": ["artistic-geometry", "cryptography"]},
        active=["renaissance"],
        bishops={"artistic-geometry": "catholic"},
    )
    assert "declare victory=renaissance" not in silenced.offered


@pytest.mark.rule("PX-24.9", "AM-26", "PX-22.10")
def test_a_protected_concession_shares_its_border_until_the_protection_ends() -> None:
    here = table(
        rows={"0.east": ["isfendiyarid-dynasty"], "1.east": ["tersane-i-amire"]},
        concession={"hungary-byzantium": "medici"},
        pirate={"papal-ottoman": "islamic", "hungary-ottoman": "islamic"},
        seat=1,
    )
    here.choose("operate region=east", "perform card=tersane-i-amire op=corsair.islamic")
    here.choose("sail from=hungary-ottoman to=hungary-byzantium")
    assert here.see("concession.hungary-byzantium") == "medici"
    assert here.see("pirate.hungary-byzantium") == "islamic"
    here.choose("sell card=tersane-i-amire")
    assert here.see("concession.hungary-byzantium") == "none", "nothing protects it any more"


@pytest.mark.rule("PX-22.5", "PX-18.1")
def test_an_apostasy_as_an_action() -> None:
    here = table(rows={"0.west": ["oratory-of-divine-love"], "1.west": ["luther"], "1.east": ["the-grim"]})
    assert here.offers("renounce") == ["renounce faiths=islamic-reformist"], "somebody must be hit"
    here.choose("renounce faiths=islamic-reformist")
    assert here.see("rows.1.west") == []
    assert here.see("rows.1.east") == []
    assert here.see("actions") == 1


@pytest.mark.rule("PX-22.3", "PX-18.2")
def test_one_card_makes_immune_to_apostasy() -> None:
    here = table(
        rows={"0.west": ["oratory-of-divine-love"], "1.west": ["luther", "epicurean-swerve"], "1.east": ["the-grim"]}
    )
    assert not here.offers("renounce")


@pytest.mark.rule("PX-11.27", "PX-22.3")
def test_doubled_concessions_count_twice_in_votes() -> None:
    here = table(
        rows={"0.west": ["sindicat-remenca", "michelangelo"]},
        owner={"aragon": "1"},
        concession={"portugal-aragon": "fugger", "aragon-papal": "medici"},
    )
    here.choose("operate region=west", "perform card=sindicat-remenca op=vote.west")
    assert here.offered == ["call-vote empire=aragon"]


@pytest.mark.rule("PX-11.28", "PX-22.3")
def test_patrons_make_votes_cheaper() -> None:
    here = table(
        rows={"0.west": ["sindicat-remenca", "cryptography"], "0.east": ["bank-of-st-george"]},
        owner={"aragon": "1"},
        concession={"portugal-aragon": "fugger"},
        repressed={"aragon": ["rook.islamic", "rook.islamic"]},
        florins={"0": 1},
    )
    here.choose("operate region=west", "perform card=sindicat-remenca op=vote.west", "call-vote empire=aragon")
    assert here.see("florins.0") == 0


@pytest.mark.rule("PX-3.18", "PX-22.3")
def test_a_buffer_state_parts_portugal_and_france() -> None:
    given: dict[str, Any] = {"owner": {"portugal": "0"}, "cities": {"toledo": "knight.catholic"}, "florins": {"0": 3}}
    here = table(**given)
    here.choose("operate region=west", "perform card=ruler-portugal op=campaign")
    assert "march empire=france" in here.offered
    parted = table(**given | {"owner": {"portugal": "0", "aragon": "1"}, "queen": {"aragon": "catherine-of-navarre"}})
    parted.choose("operate region=west", "perform card=ruler-portugal op=campaign")
    assert [text.rpartition("=")[2] for text in parted.offered] == ["england", "aragon"]


@pytest.mark.rule("PX-9.5", "PX-19.5")
def test_a_sale_frees_the_repressed_of_the_west() -> None:
    here = table(
        rows={"0.west": ["enclosure"]},
        repressed={"france": ["rook.islamic"], "ottoman": ["rook.islamic"], "hre": ["pawn.fugger"]},
    )
    here.choose("sell card=enclosure")
    assert here.decides == (0, "emancipate")
    assert not [text for text in here.offered if "ottoman" in text or "modon" in text]
    here.choose("free-city piece=rook.islamic city=paris", "free-border piece=pawn.fugger border=hre-papal empire=hre")
    assert here.see("cities.paris") == "rook.islamic"
    assert here.see("repressed.hre") == []


@pytest.mark.rule("PX-9.5", "PX-22.3")
def test_a_sold_card_may_still_strike() -> None:
    here = table(rows={"0.west": ["machiavellianism"]}, hands={"0": ["the-last-knight", "luther"]})
    here.choose("sell card=the-last-knight")
    assert here.offered == ["strike empire=hre", "hold-fire"]
    here.choose("strike empire=hre", "place-city piece=knight.reformist city=vienna", "no-concession")
    assert here.see("owner.hre") == "0"
    assert here.see("rows.0.west") == ["machiavellianism", "ruler-hre"]
    here.choose("sell card=luther")
    assert here.decides[1] != "declare-one-shot", "a reformation is not covered"


@pytest.mark.rule("AM-61", "PX-11.38", "PX-2.15")
def test_slave_soldiers_join_campaigns_against_the_east() -> None:
    given: dict[str, Any] = {
        "rows": {"0.east": ["circassian-mamluks"]},
        "owner": {"hungary": "0"},
        "cities": {"buda": "knight.catholic"},
        "repressed": {"mamluk": ["rook.islamic", "pawn.medici"]},
    }
    here = table(florins={"0": 3}, **given)
    here.choose("operate region=east", "perform card=ruler-hungary op=campaign", "march empire=byzantium")
    assert here.told("battle")[0]["attackers"] == 3
    assert here.see("florins.0") == 0
    assert here.see("repressed.mamluk") == ["rook.islamic", "pawn.medici"], "survivors stay on the square"
    poor = table(florins={"0": 2}, **given)
    poor.choose("operate region=east", "perform card=ruler-hungary op=campaign")
    assert [text.rpartition("=")[2] for text in poor.offered] == ["hre", "papal"], "all must be paid"
    home = table(florins={"0": 3}, **given)
    home.choose("operate region=east", "perform card=ruler-hungary op=campaign", "march empire=mamluk")
    assert home.decides == (0, "place-survivor"), "against Mamluk itself they are freed"


@pytest.mark.rule("PX-26.6", "PX-26.7", "PX-22.3")
def test_patrons_count_as_green_bishops_for_their_owner() -> None:
    given: dict[str, Any] = {
        "rows": {"0.east": ["circassian-mamluks", "the-grim"], "0.west": ["cryptography", "house-of-borgia"]},
        "bishops": {"ruler-england": "catholic"},
        "cities": {"cairo": "rook.islamic"},
        "active": ["holy"],
    }
    assert "declare victory=holy" in table(**given).offered
    given["rows"] = {"0.east": ["the-grim"], "0.west": ["cryptography", "house-of-borgia"]}
    assert "declare victory=holy" not in table(**given).offered


@pytest.mark.rule("PX-26.7", "PX-26.8", "PX-22.4")
def test_green_pirates_count_as_red() -> None:
    given: dict[str, Any] = {
        "rows": {"0.west": ["luther"], "1.east": ["settlement-of-tiberias"]},
        "state": {"england": "reformist"},
        "pirate": {"england-france": "islamic"},
        "active": ["holy"],
    }
    tie = table(**given)
    assert "declare victory=holy" not in tie.offered, "both have one Reformist card"
    given["rows"]["0.west"] = ["luther", "cromwell"]
    assert "declare victory=holy" in table(**given).offered


@pytest.mark.rule("AM-41", "AM-55", "PX-22.9", "PX-27.5")
def test_venice_is_trimmed_when_its_icon_changes_or_the_card_goes() -> None:
    here = table(
        rows={"0.west": ["gonfalonier"]},
        cities={"venice": "rook.islamic", "venice-2": "knight.reformist"},
    )
    here.choose("sell card=gonfalonier")
    assert here.decides == (0, "trim-venice")
    here.choose("remove-from city=venice")
    assert here.see("cities.venice") == "knight.reformist"
    off = table(rows={"0.west": ["gonfalonier"]}, variants={"condottieri": "off"}, hands={"0": ["bank-of-strozzi"]})
    assert next(c for c in off.view(0)["cities"] if c["city"] == "city:venice-2")["shut"]
    on = table(rows={"0.west": ["gonfalonier"]})
    assert not next(c for c in on.view(0)["cities"] if c["city"] == "city:venice-2")["shut"]
    islamic = table(rows={"0.west": ["gonfalonier"]}, state={"papal": "islamic"})
    assert next(c for c in islamic.view(0)["cities"] if c["city"] == "city:venice-2")["shut"]
