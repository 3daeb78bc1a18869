"""Victories and the end (section 26)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.pax import TITLE

from .table import table


@pytest.mark.rule("PX-26.1")
def test_a_comet_activates_one_of_the_inactive_victories() -> None:
    here = table(market={"east.1": "comet-nostradamus"}, active=["holy"], florins={"0": 3})
    here.choose("buy slot=east.1")
    assert here.offered == [f"activate victory={v}" for v in ("renaissance", "globalization", "imperial")]


@pytest.mark.rule("PX-26.2", "AM-36")
def test_only_an_active_victory_whose_conditions_hold_can_be_declared() -> None:
    owners = {"england": "0", "france": "0", "hre": "0"}
    assert "declare victory=imperial" not in table(owner=owners).offered, "not active"
    short = table(owner={"england": "0", "france": "0"}, active=["imperial"])
    assert short.refused["declare victory=imperial"] == "not-fulfilled"
    here = table(owner=owners, active=["imperial"]).choose("declare victory=imperial")
    assert here.position.over
    standings = TITLE.standings(here.position)
    assert standings.reason == "imperial"
    assert [row.place for row in standings.rows] == [1, 2]


@pytest.mark.rule("PX-26.9", "PX-27.7", "PX-20.3")
@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 2), (4, 2)])
def test_the_imperial_margin(seats: int, needed: int) -> None:
    empires = ["england", "france", "hre", "papal"]
    owners = dict.fromkeys(empires[: needed + 1], "0") | {"mamluk": "1"}
    vassals = {"france": "england"}
    assert "declare victory=imperial" in table(seats, owner=owners, suzerain=vassals, active=["imperial"]).offered
    owners = dict.fromkeys(empires[:needed], "0") | {"mamluk": "1"}
    assert "declare victory=imperial" not in table(seats, owner=owners, active=["imperial"]).offered
    flipped = dict.fromkeys(empires[: needed + 1], "0") | {"mamluk": "1"}
    here = table(seats, owner=flipped, republic={"england": True}, active=["imperial"])
    assert "declare victory=imperial" not in here.offered, "a republic is no king"


@pytest.mark.rule("PX-26.10", "AM-42", "PX-24.6")
def test_globalization_needs_two_more_concessions_and_more_discovery() -> None:
    given: dict[str, Any] = {"rows": {"0.west": ["french-pirates"]}, "active": ["globalization"]}
    two = {"france-hre": "fugger", "hre-papal": "fugger"}
    assert "declare victory=globalization" in table(concession=two, **given).offered
    one = table(concession={"france-hre": "fugger"}, repressed={"france": ["pawn.fugger"] * 3}, **given)
    assert "declare victory=globalization" not in one.offered, "serfs do not count"
    given["rows"]["1.west"] = ["kalmar-union"]
    assert "declare victory=globalization" not in table(concession=two, **given).offered, "a tie in discovery"


@pytest.mark.rule("PX-26.11")
def test_renaissance_needs_more_republics_and_two_more_law() -> None:
    given: dict[str, Any] = {"owner": {"england": "0"}, "republic": {"england": True}, "active": ["renaissance"]}
    assert "declare victory=renaissance" in table(rows={"0.west": ["gutenberg"]}, **given).offered
    assert "declare victory=renaissance" not in table(**given).offered, "one law is too little"
    king = table(rows={"0.west": ["gutenberg", "the-hidden"]}, owner={"england": "0"}, active=["renaissance"])
    assert "declare victory=renaissance" not in king.offered


@pytest.mark.rule("PX-26.6", "PX-26.7", "PX-26.8", "AM-43", "AM-35")
def test_holy_victory() -> None:
    given: dict[str, Any] = {
        "rows": {"0.east": ["the-grim"]},
        "active": ["holy"],
        "cities": {"cairo": "rook.islamic"},
    }
    assert "declare victory=holy" not in table(**given).offered, "no bishop"
    here = table(bishops={"ruler-england": "islamic"}, **given)
    assert "declare victory=holy" in here.offered
    assert here.view(0)["victories"][3]["fulfilled"] == [True, False]
    tie = table(bishops={"ruler-england": "islamic", "ruler-france": "catholic"}, **given)
    assert "declare victory=holy" not in tie.offered
    repressed = table(
        bishops={"ruler-england": "islamic"},
        rows={"0.east": ["the-grim"]},
        active=["holy"],
        repressed={"mamluk": ["rook.islamic"]},
    )
    assert "declare victory=holy" not in repressed.offered
    maid = table(bishops={"ruler-england": "islamic"}, maids={"1": ["sitt-i-hatun-of-dulkadir"]}, **given)
    assert "declare victory=holy" not in maid.offered, "an old maid's prestige counts"


@pytest.mark.rule("PX-26.4", "PX-26.5")
@pytest.mark.parametrize(("florins", "winners"), [({"0": 3, "1": 9}, [1]), ({"0": 3, "1": 3}, [0, 1])])
def test_a_tie_of_patrons_goes_to_the_richer_or_is_shared(florins: dict[str, int], winners: list[int]) -> None:
    here = table(
        phase="end-of-turn",
        decks={"east": [], "west": []},
        market={"east.3": "none"},
        florins=florins,
        rows={"0.west": ["cryptography"], "1.west": ["house-of-borgia"]},
    )
    assert here.position.over
    standings = TITLE.standings(here.position)
    assert standings.winners() == winners
    assert standings.reason == "patron"
