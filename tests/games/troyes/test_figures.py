"""The printed figures: those that the rulebook states, copied by hand, and the marks of all the others."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest

from ludarium.games.troyes import figures
from ludarium.games.troyes.figures import BUILDING_IDS, CARDS, CHARACTERS, EVENTS, KING_TABLE, ROW_CELLS, ROW_OF

CARD = {card.id: card for card in CARDS}
EVENT = {event.id: event for event in EVENTS}


def data(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files("ludarium.games.troyes").joinpath("data", name).read_text(encoding="utf-8"))


STATED = [
    # setup and board
    (figures.START_DENIERS, 5),
    (figures.START_INFLUENCE, 4),
    (figures.MOST_INFLUENCE, 20),
    (figures.MOST_CITIZENS, 12),
    (figures.GREY_CITIZENS, 8),
    (figures.START_CITIZENS[1:], [6, 6, 5, 4]),
    (figures.START_CHARACTERS[1:], [0, 2, 1, 1]),
    (figures.ROUNDS[1:], [4, 4, 5, 6]),
    (figures.INCOME, 10),
    (dict(zip(BUILDING_IDS, figures.SALARIES, strict=True)), {"palace": 2, "bishopric": 1, "cityhall": 0}),
    (figures.PENALTY, 2),
    (figures.PRICES[1:], [2, 4, 6]),
    ((figures.REROLL_COST, figures.RECRUIT_COST, figures.FLIP_COST, figures.FLIP_DICE), (1, 2, 4, 3)),
    (figures.FARM_DIVISOR, 2),
    ((figures.PASS_DENIERS, figures.PASSED_DENIERS), (2, 1)),
    (figures.RED_AGAINST_BLACK, 2),
    (figures.EVENT_WITH_CUBE, 1),
    ((figures.LEVELS, figures.CUBE_VP, figures.CUBE_INFLUENCE), (3, 1, [1, 1, 1, 2, 2, 2])),
    (figures.EMPTY_LEVEL, -2),
    # the palace has a cell for each value; a yellow 1 and a yellow 6 lead to the same row
    ([len(ROW_CELLS[ROW_OF[value]]) for value in range(6)], [1] * 6),
    (len({ROW_OF[value] for value in range(6)}), 6),
    (ROW_OF[2 * 6 + 0], ROW_OF[2 * 6 + 5]),
    # cards of the worked examples
    ((CARD["merchant"].cost, CARD["merchant"].divisor, CARD["merchant"].cells[0]), (4, 2, 2)),
    ((CARD["priest"].cost, CARD["priest"].divisor), (6, 3)),
    # events of the worked examples
    ((EVENT["conflict-of-succession"].dice, EVENT["conflict-of-succession"].divisor), (figures.RED, 4)),
    (EVENT["conflict-of-succession"].flags, 5),
    (sum((EVENT["conflict-of-succession"].first, EVENT["conflict-of-succession"].second)) // 2, 3),
    (EVENT["marauding"].divisor, 3),
    (EVENT["war"].next, figures.WHITE),
    (EVENT["resistance"].next, figures.RED),
    (
        {event.id: event.black_dice for event in EVENTS if event.black_dice},
        {
            "marauding": 1,
            "brigands-1": 1,
            "brigands-2": 1,
            "brigands-3": 1,
            "skirmishes-1": 1,
            "skirmishes-2": 1,
            "war": 2,
            "normans": 2,
        },
    ),
    # characters
    (figures.REWARDS, [1, 3, 6]),
    (
        {character.id: (character.bands, character.bands_with_two) for character in CHARACTERS},
        {
            "chretien": ([3, 5, 7], [4, 6, 8]),
            "urbain": ([3, 5, 7], [4, 6, 8]),
            "thibaut": ([6, 12, 18], [6, 12, 18]),
            "hugues": ([5, 10, 15], [5, 10, 15]),
            "florentin": ([2, 4, 6], [2, 4, 6]),
            "henry": ([1, 3, 5], [1, 3, 5]),
        },
    ),
    # the king
    (
        {total: (row.action, row.cost, row.vp, row.bought) for total, row in enumerate(KING_TABLE) if total >= 2},
        {
            2: ("vp", 3, 3, 6),
            3: ("vp", 2, 2, 4),
            4: ("citizen", 1, 0, 0),
            5: ("event", 0, 0, 0),
            6: ("tradesman", 1, 0, 0),
            7: ("cathedral", 2, 2, 0),
            8: ("character", 0, 1, 0),
            9: ("event", 0, 0, 0),
            10: ("citizen", 1, 0, 0),
            11: ("vp", 2, 2, 4),
            12: ("vp", 3, 3, 6),
        },
    ),
    (figures.VERDICTS, [("poor", 1), ("average", 6), ("good", 11), ("very-good", 16), ("masterly", 21)]),
]


@pytest.mark.rule("AM-1", "TR-23.16")
@pytest.mark.parametrize(("found", "stated"), STATED)
def test_a_figure_of_the_rulebook(found: object, stated: object) -> None:
    assert found == stated


# what follows from the rulebook: the round in which a card opens (the order of the card list)
ROUNDS = {
    1: "artisan merchant miller tithe monk priest archer chivalry diplomat",
    2: "innkeeper blacksmith militiaman apprenticeship confession templar hunting mercenary tax-collector",
    3: "journeyman goldsmith sculptor pilgrimage procession glassblower captain joust troubadour",
}
DEFERRED = {"blacksmith", "militiaman", "tithe", "monk", "priest", "apprenticeship", "confession", "templar", "prior"}


@pytest.mark.rule("AM-1", "TR-1.8")
def test_every_card_opens_in_its_round_and_the_deferred_ones_are_these() -> None:
    for round, cards in ROUNDS.items():
        assert {card.id for card in CARDS if card.round == round and not card.bonus} == set(cards.split())
    assert {card.id for card in CARDS if card.kind == figures.DEFERRED} == DEFERRED


@pytest.mark.rule("AM-1", "TR-10.6")
def test_every_card_has_two_cells_and_the_better_one_comes_first() -> None:
    for card in CARDS:
        assert len(card.cells) == 2
        assert card.cells[0] >= card.cells[1] > 0
        assert 1 / 3 <= card.cells[0] / card.cost <= 0.6, card.id


@pytest.mark.rule("TR-8.1")
def test_no_side_deck_can_run_dry() -> None:
    called = [event.next for event in EVENTS if event.deck == figures.RED and not event.bonus]
    assert (called.count(figures.WHITE), called.count(figures.YELLOW)) == (4, 4)


@pytest.mark.rule("AM-1")
@pytest.mark.parametrize(
    ("file", "table", "figures"),
    [
        ("cards.toml", "card", ["round", "cost", "cells", "divisor"]),
        ("events.toml", "event", ["dice", "divisor", "flags", "vp", "next"]),
        ("board.toml", "building", ["salary", "rows", "grey_with_two", "king_prefers"]),
    ],
)
def test_every_figure_says_where_it_comes_from(file: str, table: str, figures: list[str]) -> None:
    for row in data(file)[table]:
        assert sorted(row["from"]) == sorted(figures), row["id"]
        assert all(row["from"].values()), row["id"]


@pytest.mark.rule("AM-1")
def test_what_the_rulebook_states_is_not_marked_as_designed() -> None:
    cards = {row["id"]: row["from"] for row in data("cards.toml")["card"]}
    assert (cards["merchant"]["cost"], cards["merchant"]["divisor"]) == ("S", "S")
    assert (cards["priest"]["cost"], cards["priest"]["divisor"]) == ("S", "S")
    assert cards["artisan"]["cost"] == "D"
    events = {row["id"]: row["from"] for row in data("events.toml")["event"]}
    assert (events["conflict-of-succession"]["dice"], events["conflict-of-succession"]["divisor"]) == ("S", "S")
    assert events["war"]["next"] == "S"
    for section in ("setup", "figures", "cathedral"):
        assert set(data("board.toml")[section]["from"].values()) == {"S"}
