"""Large positions in a few lines: many places, of which a scenario names a few."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium import LudariumError
from ludarium.kernel.domain import SEAT, Domain
from ludarium.kernel.facts import Facts
from ludarium.kernel.layout import Converted, Many, Ref, Set, Struct, Whole, document
from ludarium.kernel.layout_wide import Columns, Packed, Sparse

PLACE = Domain("place", ["paris", "rouen", "lyon", "area.north", "area.south"])
REALM = Domain("realm", ["france", "castile", "england"])
TOWN = Domain("town", ["none", "small", "large"])


class Army:
    def __init__(self) -> None:
        self.place = 0
        self.men = 0


class Side:
    def __init__(self, realm: int) -> None:
        self.realm = realm
        self.money = 5
        self.armies: list[Army] = []


class Board:
    def __init__(self) -> None:
        self.holder = [0, 0, 1, -1, -1]
        self.town = [2, 1, 0, 0, 0]
        self.influence = [0, 0, 0, 0, 0]
        self.claims = [0, 0, 0, 0, 0]
        self.rebels = [0, 0, 0, 0, 0]
        self.sides = [Side(0), Side(2)]
        self.pairs = [0, 1]


def names(sides: list[Side]) -> list[str]:
    return [REALM.ref(side.realm) for side in sides]


def split(pairs: list[int]) -> list[list[int]]:
    return [pairs[i : i + 2] for i in range(0, len(pairs), 2)]


def joined(pairs: list[list[int]]) -> list[int]:
    return [each for pair in pairs for each in pair]


ARMY = Struct([("place", Ref(PLACE)), ("men", Whole(0, 12))], Army)
LAYOUT = Struct(
    [
        (
            "places",
            Columns(
                PLACE,
                [
                    ("holder", "holder", Ref(REALM, True)),
                    ("town", "town", Ref(TOWN)),
                    ("influence", "influence", Packed(SEAT, 3)),
                    ("claims", "claims", Set(REALM)),
                ],
            ),
        ),
        ("rebels", Sparse(Whole(0, 9), PLACE, 0)),
        ("sides", Many(Struct([("money", Whole()), ("armies", Many(ARMY))]), names=names)),
        ("pairs", Converted(Many(Many(Ref(REALM))), split, joined, "pairs of realms")),
    ]
)


def laid(given: dict[str, Any]) -> Board:
    board = Board()
    LAYOUT.read(given, "given", board)
    return board


def differences(board: Board, then: Any) -> list[str]:
    facts = Facts("then")
    facts.compare(LAYOUT, LAYOUT.show(board), then)
    return [each.sentence for each in facts.differences]


GIVEN: dict[str, Any] = {
    "places": {
        "*": {"town": "small"},
        "paris, rouen": {"holder": "england", "influence": {"0": 2, "1": 5}},
        "area": {"north": {"holder": "castile", "claims": ["england", "france"]}},
    },
    "rebels": {"lyon": 3},
    "sides": {"england": {"money": 9, "armies": [{"place": "paris", "men": 4}, {"place": "lyon"}]}},
    "pairs": [["france", "england"], ["castile", "france"]],
}


def test_places_are_set_by_reference() -> None:
    board = laid(GIVEN)
    assert board.holder == [2, 2, 1, 1, -1]
    assert board.town == [1, 1, 1, 1, 1]
    assert board.influence[0] == 2 | 5 << 3
    assert board.claims == [0, 0, 0, 5, 0]
    assert board.rebels == [0, 0, 3, 0, 0]
    assert [side.money for side in board.sides] == [5, 9]
    assert [(army.place, army.men) for army in board.sides[1].armies] == [(0, 4), (2, 0)]
    assert board.pairs == [0, 2, 1, 0]


def test_what_is_said_of_one_place_wins_over_what_is_said_of_all() -> None:
    board = laid({"rebels": {"area": {"south": 3, "*": 2}, "paris, lyon": 5, "*": 1}})
    assert board.rebels == [5, 1, 5, 2, 3]
    assert laid({"rebels": {"area": {"north, south": 4}}}).rebels == [0, 0, 0, 4, 4]


def test_what_is_shown_can_be_read_again() -> None:
    board, again = laid(GIVEN), Board()
    LAYOUT.read(LAYOUT.show(board), "", again)
    assert LAYOUT.show(again) == LAYOUT.show(board)


def test_the_named_parts_are_known_leaf_by_leaf() -> None:
    board = laid(GIVEN)
    named = LAYOUT.named(GIVEN, "", LAYOUT.show(board))
    assert {"places.lyon.town", "places.paris.influence.1", "places.area.north.claims", "rebels.lyon"} <= set(named)
    assert {"sides.england.money", "sides.england.armies", "pairs"} <= set(named)
    assert not any(path.startswith("sides.france") for path in named)


@pytest.mark.parametrize(
    "then",
    [
        {"places": {"paris": {"holder": "england", "influence": {"0": 2, "2": 0}}}},
        {"places.area.north.claims": ["france", "england"]},
        {"places": {"area": {"north": {"holder": "castile"}, "south": {"holder": "none"}}}},
        {"places": {"*": {"town": "small"}}},
        {"places": {"area": {"north, south": {"town": "small"}, "*": {"holder": {"not": "england"}}}}},
        {"places": {"paris, rouen": {"holder": {"not": "france"}}}},
        {"rebels": {"lyon": 3, "paris": 0}},
        {"rebels": {"count": 1}},
        {"sides": {"england": {"armies": {"has": [{"place": "lyon"}], "count": 2}}}},
        {"sides.england.armies": [{"men": 4}, {"place": "lyon", "men": 0}]},
        {"sides.england.armies.1.place": "lyon"},
        {"pairs": {"any_order": [["castile", "france"], ["france", "england"]]}},
    ],
)
def test_facts_that_hold(then: Any) -> None:
    assert differences(laid(GIVEN), then) == []


@pytest.mark.parametrize(
    ("then", "told"),
    [
        ({"places.paris.influence": {"0": 3}}, "places.paris.influence.0 is 2, expected 3"),
        ({"rebels.paris": 1}, "rebels.paris is 0, expected 1"),
        ({"sides.england.armies.lacks": [{"men": 4}]}, "sides.england.armies has {'men': 4}, but should not"),
        ({"places.*.holder": "england"}, "places.lyon.holder is 'castile', expected 'england'"),
    ],
)
def test_facts_that_do_not_hold(then: Any, told: str) -> None:
    assert any(told in each for each in differences(laid(GIVEN), then))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"places": {"parish": {}}}, "parish"),
        ({"places": {"paris": {"twon": "small"}}}, "twon"),
        ({"places": {"paris": "small"}}, "expected a table with the fields"),
        ({"places": ["paris"]}, "expected a table by places"),
        ({"places": {"paris": {"influence": {"0": 9}}}}, "from 0 to 7"),
        ({"places": {"paris": {"influence": 2}}}, "expected a table by places"),
        ({"rebels": 3}, "expected a table by places"),
        ({"rebels": {"area": {"west": 1}}}, "area.west"),
        ({"sides": {"castile": {"money": 1}}}, "castile"),
        ({"sides": {"england": {"armies": "paris"}}}, "expected a list"),
    ],
)
def test_what_cannot_be_read(given: Any, told: str) -> None:
    with pytest.raises(LudariumError, match=told):
        laid(given)


@pytest.mark.parametrize(
    "then",
    [
        {"places.paris.holder": "franc"},
        {"places.paris.influence": {"7": 1}},
        {"rebels.parish": 0},
        {"sides.england.armies.lacks": [{"mne": 4}]},
        {"sides.england.armies": {"has": {"men": 4}}},
        {"pairs.0": ["france", "engelland"]},
        {"places": 3},
    ],
)
def test_facts_that_cannot_be_read(then: Any) -> None:
    with pytest.raises(LudariumError, match="cannot be read"):
        differences(laid(GIVEN), then)


def test_the_layout_explains_itself() -> None:
    lines = "\n".join(document(LAYOUT))
    assert "| `places` | a table by place; each: a table with `holder`, `town`, `influence`, `claims` |" in lines
    assert "| `places.*.influence` | a table by seat; each: a whole number, 0 to 7 |" in lines
    assert "| `sides.*.armies.*.men` | a whole number, 0 to 12 |" in lines
