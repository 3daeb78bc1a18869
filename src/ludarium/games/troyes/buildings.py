"""The three main buildings: how citizens enter, shift and leave (TR-13)."""

from __future__ import annotations

from ludarium.games.troyes.figures import CELL_BUILDING, ROW_BUILDING, ROW_CELLS
from ludarium.games.troyes.position import Troyes, place_of
from ludarium.games.troyes.vocabulary import (
    BUILDING,
    ENTERED,
    EXPELLED,
    LIFTED,
    LIFTED_FLAT,
    LIFTED_TRADESMAN,
    NOBODY,
    OWNERS,
    SEND_CITIZEN,
    SEND_FLAT,
    SEND_SUPPLY,
    SEND_TRADESMAN,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.rows import added, changed
from ludarium.kernel.verb import first, verb_of


def leaving(table: Troyes, row: int) -> int:
    """TR-13.5, TR-13.6: whose citizen would leave if one more entered the row; NOBODY if the row has a gap."""
    cells = table.cells
    owner = NOBODY
    for cell in ROW_CELLS[row]:
        owner = cells[cell]
        if owner == NOBODY:
            return NOBODY
    return owner


def may_enter(table: Troyes, row: int) -> bool:
    """TR-13.7: nobody may be expelled while a citizen of that colour already lies flat on the building."""
    owner = leaving(table, row)
    return owner == NOBODY or table.flat[ROW_BUILDING[row] * OWNERS + owner] == 0


def enter(table: Troyes, row: int, owner: int) -> None:
    """The newcomer takes the first cell; the others shift up to the first gap, or the last one leaves."""
    cells = table.cells
    table.tell(ENTERED, owner, ROW_CELLS[row][0])
    moving = owner
    for cell in ROW_CELLS[row]:
        there = cells[cell]
        cells[cell] = moving
        moving = there
        if moving == NOBODY:
            return
    building = ROW_BUILDING[row]
    table.flat = added(table.flat, building * OWNERS + moving, 1)
    table.tell(EXPELLED, moving, building)


# Where a citizen can come from (TR-10.4, TR-13.3). A source is the option that names it.


def sources(table: Troyes, seat: int, except_space: int) -> list[int]:
    """Every own citizen that could be used: the personal supply, cells, flat ones, tradesmen on other cards."""
    found: list[int] = []
    if table.players[seat].supply > 0:
        found.append(SEND_SUPPLY.code)
    cells = table.cells
    for cell in range(18):
        if cells[cell] == seat:
            found.append(SEND_CITIZEN.of(cell))
    for building in range(3):
        if table.flat[building * OWNERS + seat]:
            found.append(SEND_FLAT.of(building))
    for space in range(9):
        if space != except_space and table.tradesmen[place_of(space, seat)]:
            found.append(SEND_TRADESMAN.of(table.cards[space]))
    return found


def has_citizen(table: Troyes, seat: int) -> bool:
    """In the personal supply or in a building: such a citizen can be used for anything."""
    return table.players[seat].supply > 0 or seat in table.cells


def has_source(table: Troyes, seat: int, except_space: int) -> bool:
    return has_citizen(table, seat) or len(sources(table, seat, except_space)) > 0


def lift(table: Troyes, seat: int, source: int) -> None:
    """Takes the citizen from where it is. Gaps stay (AM-17)."""
    verb = verb_of(source)
    if verb == SEND_SUPPLY.code:
        table.players[seat].supply -= 1
        return
    if verb == SEND_CITIZEN.code:
        table.cells[first(source)] = NOBODY
        table.tell(LIFTED, seat, first(source))
    elif verb == SEND_FLAT.code:
        table.flat = added(table.flat, first(source) * OWNERS + seat, -1)
        table.tell(LIFTED_FLAT, seat, first(source))
    else:
        table.tradesmen = changed(table.tradesmen, place_of(table.space_of(first(source)), seat), 0)
        table.tell(LIFTED_TRADESMAN, seat, first(source))


def may_enter_from(table: Troyes, row: int, seat: int, source: int) -> bool:
    """AM-18: the citizen is lifted first, so its old cell is a gap and a lifted flat one no longer protects."""
    verb = verb_of(source)
    if verb == SEND_CITIZEN.code:
        cell = first(source)
        if CELL_BUILDING[cell] != ROW_BUILDING[row]:
            return may_enter(table, row)
        table.cells[cell] = NOBODY
        fits = may_enter(table, row)
        table.cells[cell] = seat
        return fits
    if verb == SEND_FLAT.code:
        place = first(source) * OWNERS + seat
        table.flat = added(table.flat, place, -1)
        fits = may_enter(table, row)
        table.flat = added(table.flat, place, 1)
        return fits
    return may_enter(table, row)


def can_settle(table: Troyes, row: int, seat: int) -> bool:
    """Whether some own citizen could enter the row."""
    if may_enter(table, row) and has_source(table, seat, -1):
        return True
    return any(may_enter_from(table, row, seat, source) for source in sources(table, seat, -1))


@data
class ChooseCitizen(Decision[Troyes]):
    """TR-13.3: the citizen that enters the row."""

    RULES = ("TR-13.3", "TR-13.5", "TR-13.6", "TR-13.7")

    row: int

    def options(self, position: Troyes) -> list[int]:
        return [
            source
            for source in sources(position, self.seat, -1)
            if may_enter_from(position, self.row, self.seat, source)
        ]

    def choose(self, position: Troyes, option: int) -> None:
        lift(position, self.seat, option)
        enter(position, self.row, self.seat)

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        return [("building", BUILDING.full(ROW_BUILDING[self.row]))]
