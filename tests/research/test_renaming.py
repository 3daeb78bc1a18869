"""Features do not depend on who sits where: a table turned by some seats looks the same to the seat turned with it."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.imperium.position import Imperium
from ludarium.games.pax.position import Pax
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.vocabulary import OWNERS
from ludarium.kernel.chance import fast
from ludarium.kernel.position import Closed
from ludarium.kernel.title import find
from ludarium.research import spaces


def turn_list(values: list[Any], by: int, seats: int) -> list[Any]:
    """What belonged to seat s belongs to seat s + by."""
    return [values[(i - by) % seats] if i < seats else values[i] for i in range(len(values))]


def turn_owners(owners: list[int], by: int, seats: int) -> list[int]:
    return [(owner + by) % seats if 0 <= owner < seats else owner for owner in owners]


def turned_troyes(table: Troyes, by: int) -> Troyes:
    found = table.clone()
    seats = table.seats
    found.first = (table.first + by) % seats
    found.players = turn_list(found.players, by, seats)
    districts = [table.dice[i * 18 : i * 18 + 18] for i in range(5)]
    found.dice = [count for district in turn_list(districts, by, seats) for count in district]
    found.cells = turn_owners(table.cells, by, seats)
    found.cathedral = turn_owners(table.cathedral, by, seats)
    found.flags = [turn_owners(cubes, by, seats) for cubes in table.flags]
    for name in ("flat", "tradesmen", "card_cubes"):
        values: list[int] = getattr(table, name)
        groups = [values[at : at + OWNERS] for at in range(0, len(values), OWNERS)]
        setattr(found, name, [each for group in groups for each in turn_list(group, by, seats)])
    return found


def turned_pax(p: Pax, by: int) -> Pax:
    """The houses move with their banks."""
    found = p.clone()
    banks = len(p.florins)
    for name in ("houses", "florins", "hands", "maids", "powers"):
        setattr(found, name, turn_list(getattr(p, name), by, banks))
    sides = [p.rows[bank * 2 : bank * 2 + 2] for bank in range(banks)]
    found.rows = [row for pair in turn_list(sides, by, banks) for row in pair]
    found.owner = turn_owners(p.owner, by, banks)
    found.turn = (p.turn + by) % banks
    found.out = sum(1 << (bank + by) % banks for bank in range(banks) if (p.out >> bank) & 1)
    return found


def turned_imperium(table: Imperium, by: int) -> Imperium:
    found = table.clone()
    seats = table.seats
    found.players = turn_list(found.players, by, seats)
    for name in ("active", "looker"):
        setattr(found, name, turn_owners([getattr(table, name)], by, seats)[0])
    return found


TURNED: dict[str, Any] = {"troyes": turned_troyes, "pax": turned_pax, "imperium": turned_imperium}


@pytest.mark.parametrize("id", TURNED)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turned_table_looks_the_same(id: str, seats: int) -> None:
    title: Any = find(id)
    features = spaces.features_of(title)
    position = title.start(seats, {}, fast(seats))
    picks = fast(4)
    count = 0
    while not position.over:
        count += 1
        options = position.options()
        if count % 10 == 0:
            for by in range(1, seats):
                one, other = position.clone(), TURNED[id](position, by)
                one.agenda = [Closed(position.seat)]
                other.agenda = [Closed((position.seat + by) % seats)]
                for seat in range(seats):
                    assert features.write(other, (seat + by) % seats) == features.write(one, seat)
        position.choose(options[picks.below(len(options))])
