"""The solo game: the King's Challenge (TR-23)."""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.buildings import enter, leaving, may_enter
from ludarium.games.troyes.cathedral import first_free_cell, put
from ludarium.games.troyes.contest import free_flags, put_cube
from ludarium.games.troyes.figures import (
    CARDS,
    CUBE_VP,
    KING_PREFERS,
    KING_TABLE,
    ROW_BUILDING,
    ROW_CELLS,
    KingAction,
)
from ludarium.games.troyes.position import Troyes, die_colour, place_of
from ludarium.games.troyes.raiders import strongest
from ludarium.games.troyes.scoring import character_vp
from ludarium.games.troyes.vocabulary import (
    CHARACTER_SCORED,
    GREY_DISTRICT,
    KING,
    KING_BOUGHT,
    KING_GAINED,
    KING_HIRED,
    KING_IDLE,
    KING_ROLLED,
    KING_SECOND,
    NOBODY,
    OWNERS,
    SETTLED,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Step
from ludarium.kernel.rows import changed

# Red before yellow before white, wherever colours have to be ordered (TR-23.4, TR-23.9, TR-23.21).
COLOUR_ORDER: Final = (0, 2, 1)


def next_citizen(table: Troyes) -> int:
    """AM-46: the king's two colours come in turn. NOBODY if none is left."""
    one, other = table.king_reserve
    if one == 0 and other == 0:
        return NOBODY
    owner = KING if one >= other else KING_SECOND
    table.supply_king(owner, -1)
    return owner


@data
class KingSettles(Step[Troyes]):
    """TR-23.3, TR-23.4: six dice are rolled; the three highest name the buildings of three citizens."""

    def run(self, position: Troyes) -> None:
        table = position
        rolled: list[tuple[int, int, int]] = []
        for rank, colour in enumerate(COLOUR_ORDER):
            for _ in range(2):
                rolled.append((-table.chance.roll(), rank, colour))
        rolled.sort()
        queue = [colour for _, _, colour in rolled]
        for _ in range(3):
            building = self._building(table, queue)
            cell = next(cell for cell in KING_PREFERS[building] if table.cells[cell] == NOBODY)
            owner = next_citizen(table)
            table.cells[cell] = owner
            table.tell(SETTLED, owner, cell)

    def _building(self, table: Troyes, queue: list[int]) -> int:
        """The next highest die whose building has room (AM-47)."""
        for place, building in enumerate(queue):
            if NOBODY in table.cells[building * 6 : building * 6 + 6]:
                del queue[place]
                return building
        return next(b for b in COLOUR_ORDER if NOBODY in table.cells[b * 6 : b * 6 + 6])


@data
class KingTurn(Step[Troyes]):
    """TR-23.12: two dice decide what the king does; the cost is a number of his dice."""

    def run(self, position: Troyes) -> None:
        table = position
        rolled = table.chance.roll() + table.chance.roll()
        table.tell(KING_ROLLED, rolled)
        row = KING_TABLE[rolled]
        if row.action == "vp":
            self._gain(table, row)
        elif row.action == "citizen":
            self._place_citizen(table, row)
        elif row.action == "event":
            self._fight(table)
        elif row.action == "tradesman":
            self._hire(table, row)
        elif row.action == "cathedral":
            self._build(table, row)
        else:
            self._score_character(table, row)

    def _gain(self, table: Troyes, row: KingAction) -> None:
        """TR-23.17, TR-23.18: one of the dice is the player's best one, paid for by the bank."""
        wanted = strongest(table, 0)
        if wanted >= 0:
            table.dice[wanted] -= 1
            table.players[0].deniers += row.bought
            table.tell(KING_BOUGHT, wanted, row.bought)
            spend_dice(table, row.cost - 1)
        else:
            spend_dice(table, row.cost)
        gain(table, row.vp)

    def _place_citizen(self, table: Troyes, row: KingAction) -> None:
        """TR-23.19: in the building of his strongest die, so that a citizen of the player leaves if possible."""
        building = die_colour(strongest(table, GREY_DISTRICT))
        spend_dice(table, row.cost)
        line = self._row(table, building)
        owner = next_citizen(table) if line >= 0 else NOBODY
        if owner == NOBODY:
            table.tell(KING_IDLE)
        else:
            enter(table, line, owner)

    def _row(self, table: Troyes, building: int) -> int:
        """AM-45: expels the player; else expels nobody; else expels the king's own; each by the entry cell."""
        best, best_rank = -1, 1000
        for line in range(len(ROW_CELLS)):
            if ROW_BUILDING[line] != building or not may_enter(table, line):
                continue
            out = leaving(table, line)
            group = 0 if out == 0 else 1 if out == NOBODY else 2
            rank = group * 100 + KING_PREFERS[building].index(ROW_CELLS[line][0])
            if rank < best_rank:
                best, best_rank = line, rank
        return best

    def _fight(self, table: Troyes) -> None:
        """TR-23.20: all free flags of the rightmost event; as many dice (AM-48, AM-51)."""
        event = table.queue[-1]
        flags = free_flags(table, event)
        spend_dice(table, flags)
        for _ in range(flags):
            put_cube(table, KING, event)

    def _hire(self, table: Troyes, row: KingAction) -> None:
        """TR-23.21: the free cell with most VP, then lower cost, then red, yellow, white (AM-65)."""
        spend_dice(table, row.cost)
        best: tuple[int, int, int, int, int] | None = None
        space, place = -1, 0
        for candidate in range(9):
            if not table.open(candidate) or table.tradesmen[place_of(candidate, KING)]:
                continue
            card = CARDS[table.cards[candidate]]
            taken = table.tradesmen[candidate * OWNERS : candidate * OWNERS + OWNERS]
            for number, vp in enumerate(card.cells, 1):
                if number in taken:
                    continue
                rank = (-vp, card.cost, COLOUR_ORDER.index(card.colour), card.round, table.cards[candidate])
                if best is None or rank < best:
                    best, space, place = rank, candidate, number
        if space < 0 or next_citizen(table) == NOBODY:
            table.tell(KING_IDLE)
            return
        table.tradesmen = changed(table.tradesmen, place_of(space, KING), place)
        table.tell(KING_HIRED, table.cards[space])

    def _build(self, table: Troyes, row: KingAction) -> None:
        """TR-23.22: highest numbers of the lowest open row; a full site gives VP instead (AM-60)."""
        spend_dice(table, row.cost)
        if first_free_cell(table, True) < 0:
            gain(table, row.vp)
            return
        for _ in range(row.cubes):
            cell = first_free_cell(table, True)
            if cell >= 0:
                put(table, KING, cell)
                gain(table, CUBE_VP)

    def _score_character(self, table: Troyes, row: KingAction) -> None:
        """TR-23.23: both score the uppermost character, and it is gone."""
        if not table.column:
            gain(table, row.vp)
            return
        character = table.column[-1]
        table.column = table.column[:-1]
        player, king = character_vp(table, 0, character), character_vp(table, KING, character)
        table.players[0].vp += player
        table.king_vp += king
        table.tell(CHARACTER_SCORED, character, player, king)


def gain(table: Troyes, vp: int) -> None:
    table.king_vp += vp
    table.tell(KING_GAINED, vp)


def spend_dice(table: Troyes, cost: int) -> None:
    """TR-23.13, TR-23.15: his strongest dice; all he has if they are too few."""
    for _ in range(cost):
        index = strongest(table, GREY_DISTRICT)
        if index < 0:
            return
        table.dice[index] -= 1


__all__ = ["KingSettles", "KingTurn", "next_citizen"]
