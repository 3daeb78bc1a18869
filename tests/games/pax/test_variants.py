"""Variants (section 27) and the solo game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludarium import LudariumError
from ludarium.games.pax import TITLE
from ludarium.games.pax.board import BANK, BORDER, CITY, EMPIRE, PIECE, STATE
from ludarium.games.pax.cards import CARD_SET
from ludarium.games.pax.position import PATRON_ENDING, RIVAL
from ludarium.kernel.chance import fast
from ludarium.kernel.conformance import check, content

from .table import fresh, table


@pytest.mark.rule("PX-27.1", "AM-44", "DF-3")
def test_the_map_of_1550() -> None:
    p = fresh(2, map="1550")
    assert {EMPIRE.ref(e) for e in range(10) if STATE.ref(p.state[e]) == "reformist"} == {"england", "hre"}
    assert PIECE.ref(p.cities[CITY.index("london")]) == "knight.reformist"
    assert PIECE.ref(p.cities[CITY.index("vienna")]) == "knight.reformist"
    assert [CITY.ref(city) for city in p.open] == ["tana", "red-sea"]


@pytest.mark.rule("PX-27.2")
def test_astrology_shows_the_top_cards() -> None:
    p = fresh(2, astrology="on")
    shown = TITLE.view(p, 1)["decks"]
    assert all(deck["top"] is not None for deck in shown)
    assert all(deck["top"] is None for deck in TITLE.view(fresh(2), 1)["decks"])
    imagined = TITLE.determinize(p, 0, fast(7))
    assert [deck[-1] for deck in imagined.decks] == [deck[-1] for deck in p.decks]
    assert imagined.decks != p.decks


@pytest.mark.rule("PX-27.3", "AM-49")
def test_bankruptcy_takes_the_subsidy_and_the_last_one_standing_wins() -> None:
    here = table(3, variants={"bankruptcy": "on"}, florins={"0": 0, "1": 0, "2": 1}, hands={"0": ["luther"]})
    here.choose("hold-fair region=east")
    while here.offers("levy-in"):
        here.choose(here.offered[0])
    assert here.see("florins.0") == 0, "no subsidy"
    here.choose("end-turn")
    assert here.see("out") == ["1"]
    assert here.decides == (2, "take-action"), "the bankrupt bank is passed over"
    last = table(2, variants={"bankruptcy": "on"}, florins={"0": 1, "1": 0}, phase="second-action")
    last.choose("end-turn")
    assert last.position.over
    assert TITLE.standings(last.position).winners() == [0]
    assert TITLE.standings(last.position).reason == "last-standing"


def test_the_promo_brings_cards_houses_and_a_fifth_victory() -> None:
    p = fresh(4, reformation="on")
    used = {card for zone in [p.box, *p.decks, p.market] for card in zone if card < len(CARD_SET)}
    assert sum(1 for card in used if CARD_SET[card] == "promo") == 9
    houses = {BANK.ref(house) for seed in range(1, 60) for house in fresh(3, seed, reformation="on").houses}
    assert houses == {"fugger", "medici", "marchionni", "berenberg", "mendes"}
    assert PIECE.ref(p.cities[CITY.index("constantinople-1")]) == "rook.reformist"
    assert PIECE.ref(p.cities[CITY.index("constantinople-2")]) == "knight.reformist"
    assert (p.shut >> CITY.index("constantinople-3")) & 1
    assert not (p.shut >> CITY.index("kyiv")) & 1
    assert len(TITLE.view(p, 0)["victories"]) == 5
    here = table(
        2, variants={"reformation": "on"}, owner={"england": "0"}, rows={"0.west": ["luther"]}, active=["byzantine"]
    )
    # two Reformist theocracies, one Catholic, one Islamic: Reformist prestige counts
    assert "declare victory=byzantine" in here.offered
    papal = table(2, variants={"reformation": "on"}, owner={"papal": "0"}, state={"papal": "reformist"})
    assert papal.view(0)["banks"][0]["prestige"]["reformist"] == 1
    rich = table(
        2,
        variants={"reformation": "on"},
        rows={"0.west": ["reformation-parliament"]},
        coins={"east.0": 4},
        florins={"0": 0},
    )
    rich.choose("hold-fair region=east")
    assert rich.told("subsidised") == [{"owner": "owner:0", "florins": 2}]


def test_a_vanishing_city_represses_its_piece() -> None:
    here = table(
        2,
        variants={"reformation": "on"},
        hands={"0": ["black-army"]},
        cities={"kyiv": "knight.reformist", "buda": "knight.catholic"},
    )
    here.choose("play card=black-army", "strike empire=hungary", "lose-agent piece=knight.reformist")
    assert here.see("state.hungary") == "reformist"
    assert here.see("cities.kyiv") == "none"


def test_the_first_edition_set_and_the_longer_game() -> None:
    p = fresh(2, cards="first")
    used = [card for zone in [p.box, *p.decks, p.market] for card in zone if card < len(CARD_SET)]
    assert len(used) == 33 + 55
    assert len(fresh(2, extended="on").decks[0]) == len(fresh(2).decks[0]) + 4


@pytest.mark.rule("DF-49")
def test_a_strawman_campaign_is_a_variant() -> None:
    given: dict[str, Any] = {
        "owner": {"papal": "0", "aragon": "0"},
        "cities": {"venice": "knight.catholic"},
        "florins": {"0": 1},
    }
    here = table(2, variants={"strawman": "on"}, **given)
    here.choose("operate region=west", "perform card=ruler-papal op=campaign", "march empire=aragon")
    assert here.see("suzerain.aragon") == "papal"
    vassal = table(2, variants={"strawman": "on"}, suzerain={"aragon": "papal"}, **given)
    vassal.choose("operate region=west", "perform card=ruler-papal op=campaign")
    assert "march empire=aragon" not in vassal.offered, "never inside one suzerainty"


def test_variants_say_for_how_many_they_are() -> None:
    with pytest.raises(LudariumError):
        TITLE.resolve(1, {"reformation": "on"})


# alone


@pytest.mark.rule("PX-27.6", "AM-1")
def test_the_solo_setup() -> None:
    p = fresh(1)
    assert [BANK.ref(house) for house in p.houses] == ["fugger", "medici"]
    assert p.florins == [3, 4]
    assert [len(deck) + 6 for deck in p.decks] == [18, 18]
    held = {BORDER.ref(border): BANK.ref(p.concession[border]) for border in range(13) if p.concession[border] >= 0}
    assert held == {
        "france-hre": "fugger",
        "aragon-papal": "medici",
        "ottoman-mamluk": "medici",
        "england-portugal": "medici",
    }


@pytest.mark.rule("PX-27.6", "AM-1")
def test_the_rival_wins_when_the_market_runs_out() -> None:
    here = table(1, phase="end-of-turn", decks={"east": [], "west": []}, market={"east.3": "none"})
    assert here.position.ending == PATRON_ENDING
    standings = TITLE.standings(here.position)
    assert standings.verdict == "lost"
    assert standings.rows[0].place == 2
    assert standings.others[0][0] == "rival"


def rival_turn(**given: object) -> list[str]:
    """What the rival's turn tells, when the player ends the own one."""
    here = table(1, phase="end-of-turn", **given)  # type: ignore[arg-type]
    return [told.event.name for told in here.position.ears or []]


@pytest.mark.rule("PX-27.6")
def test_the_rival_claims_a_victory_at_once() -> None:
    here = table(1, phase="end-of-turn", owner={"england": "1", "france": "1", "hre": "1"}, active=["imperial"])
    assert here.position.over
    assert here.position.winners == 1 << RIVAL
    comet = table(
        1,
        phase="end-of-turn",
        owner={"england": "1", "france": "1", "hre": "1"},
        market={"east.1": "comet-copernicus"},
    )
    assert comet.position.over
    assert comet.see("active") == ["imperial"]


@pytest.mark.rule("PX-27.6")
def test_a_poor_rival_holds_fairs() -> None:
    told = rival_turn(florins={"1": 0}, clear=False)
    assert told.count("fair-began") == 2


@pytest.mark.rule("PX-27.6")
def test_a_rival_at_ease_buys_the_leftmost_prestige() -> None:
    here = table(
        1,
        phase="end-of-turn",
        florins={"1": 4},
        market={"east.1": "greek-klephts", "west.1": "spanish-tercio", "east.2": "the-grim", "west.2": "luther"},
    )
    assert here.see("rows.1.east") == ["the-grim"]


@pytest.mark.rule("PX-27.6", "PX-1.4")
def test_a_rival_that_finds_nothing_to_buy_does_not_pass() -> None:
    """It has florins enough, but no card with prestige can be had: one action is compulsory for it too."""
    told = rival_turn(
        florins={"1": 9},
        coins={f"{row}.{column}": 1 for row in ("east", "west") for column in range(1, 6)},
        market={"east.1": "greek-klephts", "west.1": "spanish-tercio"},
    )
    assert told.count("fair-began") == 2


@pytest.mark.rule("PX-27.6", "PX-22.3", "PX-5.5")
def test_what_is_free_for_its_owner_is_free_for_the_rival() -> None:
    """One fair costs it no action, so it has one left for commerce; free operations leave it both."""
    given: dict[str, Any] = {"florins": {"1": 0}, "coins": {"west.3": 1}, "rows": {"1.west": ["bundschuh-revolt"]}}
    assert rival_turn(**given).count("commerce-took") == 0
    given["rows"] = {"1.west": ["bundschuh-revolt", "podesta-of-venice"]}
    told = rival_turn(**given)
    assert told.count("fair-began") == 2
    assert told.count("commerce-took") == 1
    worried = {
        "rows": {"0.west": ["luther"], "1.west": ["duke-of-milan", "mining-engineer"]},
        "owner": {"aragon": "0", "england": "0"},
        "cities": {"valencia": "knight.catholic"},
        "florins": {"1": 0},
    }
    told = rival_turn(**worried)
    assert told.count("performed") == 1, "a siege weakens the human's kingdom"
    assert told.count("fair-began") == 2


@pytest.mark.rule("PX-27.6", "PX-8.9")
def test_the_rival_sets_a_bishop_onto_the_card_just_played() -> None:
    """Also where a meeting of two bishops would serve it better: the guide leaves it no choice."""
    here = table(
        1,
        phase="end-of-turn",
        rows={"0.east": ["grand-mufti"]},
        bishops={"grand-mufti": "islamic"},
        market={"east.1": "dervishes", "west.1": "spanish-tercio"},
        florins={"1": 1},
    )
    assert here.see("rows.1.east") == ["dervishes"]
    assert here.see("bishops") == {"grand-mufti": "islamic", "dervishes": "islamic"}


@pytest.mark.rule("PX-27.6", "PX-8.11")
def test_the_rival_always_places_a_pirate_and_never_on_its_own_pawn() -> None:
    """A red pirate beside the red Empire would weaken the gold believers, but the rival's own pawn is there."""
    given: dict[str, Any] = {
        "state": {"england": "catholic", "hre": "reformist"},
        "cities": {"london": "knight.catholic"},
        "market": {"west.1": "kalmar-union", "east.1": "greek-klephts"},
        "florins": {"1": 1},
    }
    own = table(1, phase="end-of-turn", concession={"france-hre": "medici"}, **given)
    assert own.see("concession.france-hre") == "medici"
    assert own.see("pirate.england-france") == "reformist"
    other = table(1, phase="end-of-turn", concession={"france-hre": "fugger"}, **given)
    assert other.see("concession.france-hre") == "none"
    assert other.see("pirate.france-hre") == "reformist"


@pytest.mark.rule("PX-27.6", "PX-24.3")
def test_the_rival_borrows_only_what_it_would_place() -> None:
    given: dict[str, Any] = {
        "market": {"east.1": "the-handsome"},
        "repressed": {"france": ["knight.islamic"] * 7},
        "florins": {"1": 3},
    }
    here = table(1, phase="end-of-turn", **given)
    assert here.see("rows.1.east") == ["the-handsome"]
    assert here.see("repressed.france") == ["knight.islamic"] * 7, "it puts knights into its own empires only"
    ruler = table(1, phase="end-of-turn", owner={"hungary": "1"}, **given)
    assert ruler.see("repressed.france") == ["knight.islamic"] * 5


@pytest.mark.rule("PX-27.6")
def test_a_worried_rival_goes_for_the_humans_kings() -> None:
    here = table(
        1,
        phase="end-of-turn",
        florins={"1": 5},
        owner={"hre": "0", "england": "0"},
        market={
            "east.1": "the-timar-system",
            "east.2": "isfendiyarid-dynasty",
            "east.3": "prussian-league-navy",
            "west.1": "spanish-tercio",
            "west.2": "jesuits",
            "west.3": "the-last-knight",
        },
        cities={"paris": "knight.catholic"},
    )
    assert here.see("owner.hre") == "1", "the conspiracy takes the undefended Empire"


def test_the_rival_pays_taxes_but_not_with_its_last_florin() -> None:
    given: dict[str, Any] = {"rows": {"0.west": ["the-last-knight"]}, "concession": {"hre-papal": "medici"}}
    rich = table(1, florins={"1": 2}, **given)
    rich.choose("operate region=west", "perform card=the-last-knight op=tax", "impose-tax border=hre-papal empire=hre")
    assert rich.see("florins.1") == 1
    poor = table(1, florins={"1": 1}, **given)
    poor.choose("operate region=west", "perform card=the-last-knight op=tax", "impose-tax border=hre-papal empire=hre")
    assert poor.see("repressed.hre") == ["pawn.medici"]


# everything holds, for every number of seats and every variant

GAMES = 12


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_conform(seats: int) -> None:
    report = check(TITLE, seats, {}, games=GAMES)
    assert report.errors == []
    assert report.longest < TITLE.bound / 4


@pytest.mark.parametrize(
    ("variant", "value"),
    [(variant.id, value) for variant in TITLE.variants for value in variant.values if value != variant.default],
)
def test_random_games_conform_with_each_variant(variant: str, value: str) -> None:
    report = check(TITLE, 3, {variant: value}, games=4, seed=100)
    assert report.errors == []


def test_every_frame_can_be_saved() -> None:
    """Whatever can be on the agenda is known by its name."""
    import ast
    from importlib import resources

    found = set()
    for path in resources.files("ludarium.games.pax").iterdir():
        if path.name.endswith(".py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    bases = [base.value.id for base in node.bases if isinstance(base, ast.Subscript)]  # type: ignore[attr-defined]
                    if {"Step", "Decision"} & set(bases):
                        found.add(node.name)
    assert found <= set(TITLE.classes)


def test_what_random_play_does_not_reach_stands_in_the_docs_with_its_reason() -> None:
    page = (Path(__file__).parents[3] / "docs" / "titles" / "pax.md").read_text(encoding="utf-8")
    for each in TITLE.rare():
        assert each in content(TITLE)
        assert f"- `{each.partition(':')[2]}` needs " in page
