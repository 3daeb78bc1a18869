"""The building site of the cathedral (TR-11)."""

from __future__ import annotations

from ludarium.games.troyes.figures import CUBE_INFLUENCE, CUBE_VP, EMPTY_LEVEL, LEVELS
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.vocabulary import KING, NOBODY, SITE_EMPTIED, SITE_FILLED
from ludarium.kernel.rows import changed


def free_levels(table: Troyes, number: int) -> int:
    """How many cells of a number (1 to 6) are still free. They fill from the bottom (TR-11.3)."""
    free = 0
    for level in range(LEVELS):
        if table.cathedral[level * 6 + number - 1] == NOBODY:
            free += 1
    return free


def has_room(table: Troyes, number: int) -> bool:
    """Whether a cube of a number can still be placed: the top level fills last."""
    return table.cathedral[LEVELS * 6 - 7 + number] == NOBODY


def lowest_free(table: Troyes, number: int) -> int:
    """The cell where the next cube of a number goes; -1 if there is none."""
    for level in range(LEVELS):
        cell = level * 6 + number - 1
        if table.cathedral[cell] == NOBODY:
            return cell
    return -1


def put(table: Troyes, owner: int, cell: int) -> None:
    """A cube of somebody who gains nothing for it here."""
    table.cathedral = changed(table.cathedral, cell, owner)
    table.tell(SITE_FILLED, owner, cell)


def build(table: Troyes, seat: int, number: int) -> None:
    """TR-11.4: a cube gives 1 VP and, by its number, 1 or 2 influence. Without a free cell it is lost (AM-23)."""
    cell = lowest_free(table, number)
    if cell < 0:
        return
    table.cathedral = changed(table.cathedral, cell, seat)
    player = table.players[seat]
    player.vp += CUBE_VP
    table.tell(SITE_FILLED, seat, cell, CUBE_VP, player.gain_influence(CUBE_INFLUENCE[number - 1]))


def first_free_cell(table: Troyes, highest: bool) -> int:
    """In the lowest level with a free cell: the lowest number (TR-20.8), or the highest for the king (TR-23.22)."""
    for level in range(LEVELS):
        for step in range(6):
            cell = level * 6 + (5 - step if highest else step)
            if table.cathedral[cell] == NOBODY:
                return cell
    return -1


def remove_last(table: Troyes) -> None:
    """TR-20.9: the cube with the highest number in the topmost level that has one goes back; gains stay (AM-59).
    If it is the king's, nothing happens (TR-23.7, AM-67)."""
    for cell in range(LEVELS * 6 - 1, -1, -1):
        owner = table.cathedral[cell]
        if owner != NOBODY:
            if owner != KING:
                table.cathedral = changed(table.cathedral, cell, NOBODY)
                table.tell(SITE_EMPTIED, owner, cell)
            return


def penalty(table: Troyes, owner: int) -> int:
    """TR-18.5: -2 VP for each level without an own cube."""
    points = 0
    for level in range(LEVELS):
        if owner not in table.cathedral[level * 6 : level * 6 + 6]:
            points += EMPTY_LEVEL
    return points
