"""The end of the game: scoring and characters (TR-18, TR-21)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.troyes import TITLE
from ludarium.games.troyes.vocabulary import CHARACTER

from .table import Table, players, table

CHARACTERS = ["chretien", "urbain", "thibaut", "hugues", "florentin", "henry"]


def finished(seats: int = 4, **given: Any) -> Table:
    """A table at the end of its last round. Nobody holds a character unless it is given."""
    rounds = {1: 4, 2: 4, 3: 5, 4: 6}[seats]
    given.setdefault("unused", CHARACTERS)
    held = given.pop("players", {})
    everyone = {str(seat): {"characters": [], **held.get(str(seat), {})} for seat in range(seats)}
    if seats == 1:
        given.setdefault("column", [])
    t = table(seats, "end-of-round", round=rounds, players=everyone, **given)
    assert t.position.over
    return t


@pytest.mark.rule("TR-18.2", "TR-18.3", "TR-18.4", "TR-18.5", "TR-18.6", "TR-18.8", "TR-1.13")
def test_the_whole_score_in_the_order_of_the_book() -> None:
    t = finished(
        players=players({"vp": 11, "deniers": 12, "characters": ["thibaut"]}, {"deniers": 0, "characters": ["henry"]}),
        unused=["chretien", "urbain", "hugues", "florentin"],
        queue=["marauding", "war", "heresy"],
        flags=[["0"], ["1", "0"], ["1"]],
        cards={"yellow-3": "sculptor"},
        tradesmen={"yellow-3": {"0": "first"}},
        cathedral={"1.1": "0", "3.1": "0"},
    )
    row = TITLE.standings(t.position).rows[0]
    assert row.seat == 0
    assert row.parts == [
        ("play", 11),
        ("events", 2),
        ("tradesmen", 4),
        ("cathedral", -2),
        ("character-thibaut", 3),
        ("character-henry", 0),
    ]
    assert row.points == 18


@pytest.mark.rule("TR-18.3")
def test_one_point_for_each_event_in_play_with_an_own_cube_marauding_included() -> None:
    t = finished(queue=["marauding", "war", "heresy"], flags=[["0", "0"], ["1"], ["1", "0"]])
    assert [t.scores(seat)["events"] for seat in range(4)] == [2, 2, 0, 0]


@pytest.mark.rule("TR-18.5", "AM-5")
@pytest.mark.parametrize(
    ("cells", "points"),
    [([], -6), (["1.1"], -4), (["1.1", "1.2"], -4), (["2.1", "3.1"], -2), (["1.6", "2.6", "3.6"], 0)],
)
def test_two_points_less_for_each_level_without_an_own_cube(cells: list[str], points: int) -> None:
    t = finished(cathedral=dict.fromkeys(cells, "0"))
    assert t.scores(0)["cathedral"] == points
    # nothing is held, so the final score is below zero: there is no clamp
    assert TITLE.standings(t.position).rows[0].points <= 0
    assert next(row for row in TITLE.standings(t.position).rows if row.seat == 1).points == -6


@pytest.mark.rule("TR-18.6", "TR-2.7")
def test_every_character_that_somebody_holds_scores_for_everybody_and_the_others_do_not() -> None:
    t = finished(
        3,
        players=players(
            {"characters": ["thibaut"], "deniers": 6},
            {"characters": ["hugues"], "influence": 15, "deniers": 18},
            {"characters": ["henry"], "deniers": 0, "influence": 0},
        ),
        unused=["chretien", "urbain", "florentin"],
        cells={f"palace.{value}": "0" for value in range(1, 7)},
    )
    for seat, expected in enumerate([(1, 0, 0), (6, 6, 0), (0, 0, 0)]):
        scores = t.scores(seat)
        assert {source for source in scores if source.startswith("character-")} == {
            "character-thibaut",
            "character-hugues",
            "character-henry",
        }
        found = [scores[f"character-{who}"] for who in ("thibaut", "hugues", "henry")]
        # seat 0 starts with 4 influence
        assert found == list(expected)
    assert {each["character"] for each in t.told("character-shown")} == {
        "character:thibaut",
        "character:hugues",
        "character:henry",
    }


@pytest.mark.rule("TR-18.7", "TR-1.13")
def test_most_points_win() -> None:
    t = finished(players=players({"vp": 3}, {"vp": 9}, {"vp": 5}, {"vp": 7}))
    standings = TITLE.standings(t.position)
    assert standings.winners() == [1]
    assert {row.seat: row.place for row in standings.rows} == {1: 1, 3: 2, 2: 3, 0: 4}


@pytest.mark.rule("AM-39")
def test_equal_players_share_the_victory() -> None:
    t = finished(players=players({"vp": 9}, {"vp": 9}, {"vp": 5}, {"vp": 7}))
    assert sorted(TITLE.standings(t.position).winners()) == [0, 1]


@pytest.mark.rule("TR-21.1", "AM-41")
@pytest.mark.parametrize(
    ("seats", "count", "points"),
    [(4, c, p) for c, p in [(2, 0), (3, 1), (4, 1), (5, 3), (6, 3), (7, 6), (12, 6)]]
    + [(3, 3, 1), (3, 7, 6)]
    + [(2, c, p) for c, p in [(3, 0), (4, 1), (5, 1), (6, 3), (7, 3), (8, 6)]]
    + [(1, 3, 0), (1, 4, 1), (1, 8, 6)],
)
def test_chretien_counts_citizens_standing_in_the_buildings(seats: int, count: int, points: int) -> None:
    cells = list(table(2, None).see("cells"))
    given: dict[str, Any] = {"cells": {cell: "0" if i < count else "none" for i, cell in enumerate(cells)}}
    # lying flat or standing on a card does not count
    given["flat"] = {"palace": ["0", "0"]}
    given["tradesmen"] = {"red-1": {"0": "first"}}
    assert character(seats, "chretien", **given) == points


@pytest.mark.rule("TR-21.2", "AM-41")
@pytest.mark.parametrize(
    ("seats", "count", "points"),
    [(4, c, p) for c, p in [(2, 0), (3, 1), (4, 1), (5, 3), (6, 3), (7, 6)]]
    + [(2, c, p) for c, p in [(3, 0), (4, 1), (5, 1), (6, 3), (7, 3), (8, 6)]]
    + [(1, 3, 0), (1, 8, 6)],
)
def test_urbain_counts_own_cubes_in_the_cathedral(seats: int, count: int, points: int) -> None:
    cells = [f"{level}.{number}" for level in (1, 2, 3) for number in range(1, 7)]
    site = {cell: "0" if i < count else "neutral" for i, cell in enumerate(cells)}
    assert character(seats, "urbain", cathedral=site) == points


@pytest.mark.rule("TR-21.3")
@pytest.mark.parametrize(("deniers", "points"), [(5, 0), (6, 1), (11, 1), (12, 3), (17, 3), (18, 6), (40, 6)])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_thibaut_counts_deniers(seats: int, deniers: int, points: int) -> None:
    assert character(seats, "thibaut", player={"deniers": deniers}) == points


@pytest.mark.rule("TR-21.4")
@pytest.mark.parametrize(("influence", "points"), [(4, 0), (5, 1), (9, 1), (10, 3), (14, 3), (15, 6), (20, 6)])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_hugues_counts_influence(seats: int, influence: int, points: int) -> None:
    assert character(seats, "hugues", player={"influence": influence}) == points


@pytest.mark.rule("TR-21.5")
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6), (9, 6)])
def test_the_florentin_counts_tradesmen_on_cells_and_illustrations(count: int, points: int) -> None:
    spaces = list(table(4, None).see("cards"))
    places = ["first", "second", "illustration"]
    tradesmen = {space: {"0": places[i % 3]} for i, space in enumerate(spaces[:count])}
    for seats in (2, 4):
        assert character(seats, "florentin", tradesmen=tradesmen) == points


@pytest.mark.rule("TR-21.6")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 1), (3, 3), (4, 3), (5, 6), (6, 6)])
def test_henry_counts_event_cards_taken(count: int, points: int) -> None:
    cards = ["heresy", "war", "drought", "support", "normans", "civil-war"][:count]
    for seats in (2, 4):
        assert character(seats, "henry", player={"events": cards}) == points


def character(seats: int, who: str, player: dict[str, Any] | None = None, **given: Any) -> int:
    """What a character gives to seat 0, who has 0 deniers and 0 influence otherwise."""
    rest = [other for other in CHARACTERS if other != who]
    held = {"deniers": 0, "influence": 0, **(player or {})}
    if seats == 1:
        t = finished(1, players=players(held), column=[who], unused=[], **given)
    else:
        # somebody else holds it
        t = finished(seats, players=players(held, {"characters": [who]}), unused=rest, **given)
    return t.scores(0)[f"character-{who}"]


@pytest.mark.rule("TR-1.10")
def test_the_characters_are_these_six() -> None:
    assert sorted(CHARACTER.refs) == sorted(CHARACTERS)
