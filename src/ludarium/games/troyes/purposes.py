"""What a group of dice is taken for, what it must be then, and whether there is one (TR-9 to TR-14)."""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.buildings import can_settle
from ludarium.games.troyes.cathedral import free_levels
from ludarium.games.troyes.figures import (
    ANY,
    CARDS,
    CATHEDRAL_BAR,
    EVENTS,
    MIXED,
    ROW_OF,
    WHITE,
    YELLOW,
)
from ludarium.games.troyes.groups import (
    candidates,
    dice_colour,
    price,
    reaches,
)
from ludarium.games.troyes.position import Troyes, die_colour, die_value
from ludarium.games.troyes.vocabulary import (
    CARD,
    EVENT,
)

# What a group of dice is for.
FOR_CARD: Final = 0
FOR_CATHEDRAL: Final = 1
FOR_EVENT: Final = 2
FOR_CITIZEN: Final = 3
FOR_FARM: Final = 4


def wanted(purpose: int, target: int) -> int:
    """The colour of dice that a purpose wants."""
    if purpose == FOR_CARD:
        return MIXED if CARDS[target].mixed else CARDS[target].colour
    if purpose == FOR_EVENT:
        return EVENTS[target].dice
    if purpose == FOR_CATHEDRAL:
        return WHITE
    return YELLOW if purpose == FOR_FARM else ANY


def least(purpose: int, target: int) -> int:
    """What the group must at least be worth (AM-20: one activation, one cube)."""
    if purpose == FOR_CARD:
        return CARDS[target].divisor
    return EVENTS[target].divisor if purpose == FOR_EVENT else 0


def budget(table: Troyes, seat: int, purpose: int, target: int) -> int:
    """What can be spent on dice: one activation must still be paid for (AM-21)."""
    deniers = table.players[seat].deniers
    return deniers - CARDS[target].price if purpose == FOR_CARD else deniers


def allows(purpose: int, modifier: int) -> bool:
    """TR-11.5, TR-13.10: what a deferred cube is barred from."""
    if modifier < 0:
        return True
    card = CARDS[modifier]
    if purpose == FOR_CATHEDRAL:
        return CATHEDRAL_BAR not in card.bars
    if purpose == FOR_CITIZEN:
        return card.copies == 0 and card.counts_as != ANY and card.counts_as not in card.bars
    return True


def row_for(index: int, modifier: int) -> int:
    """TR-13.2, TR-13.4: colour (as the modifier makes it) and value of a die lead to a row of a building."""
    colour = die_colour(index) if modifier < 0 else CARDS[modifier].counts_as
    return ROW_OF[colour * 6 + die_value(index) - 1]


def fits(table: Troyes, seat: int, purpose: int, modifier: int, group: list[int], index: int) -> bool:
    """Whether a die can join a group for which it need not be worth anything."""
    if price(table, seat, modifier, [*group, index]) > table.players[seat].deniers:
        return False
    if purpose == FOR_CITIZEN:
        return can_settle(table, row_for(index, modifier), seat)
    if purpose == FOR_CATHEDRAL:
        # AM-58: every die must place a cube
        value = die_value(index)
        return free_levels(table, value) > sum(1 for other in group if die_value(other) == value)
    return True


def possible(
    table: Troyes,
    seat: int,
    purpose: int,
    target: int,
    modifier: int,
    own: list[list[int]],
    others: list[list[int]],
) -> bool:
    """Whether there is any group for this purpose. The dice are as gathered."""
    if not allows(purpose, modifier):
        return False
    colour = dice_colour(wanted(purpose, target), modifier)
    if colour < 0:
        return False
    if purpose in (FOR_CARD, FOR_EVENT):
        money = budget(table, seat, purpose, target)
        return reaches(table, seat, wanted(purpose, target), modifier, least(purpose, target), money, own, others)
    for index in candidates(table, colour, []):
        if fits(table, seat, purpose, modifier, [], index):
            return True
    return False


def possible_modified(
    table: Troyes,
    seat: int,
    purpose: int,
    target: int,
    modifiers: list[int],
    own: list[list[int]],
    others: list[list[int]],
) -> bool:
    for modifier in modifiers:
        if possible(table, seat, purpose, target, modifier, own, others):
            return True
    return False


def about_purpose(purpose: int, target: int) -> list[tuple[str, str | int]]:
    if purpose == FOR_CARD:
        return [("purpose", "card"), ("target", CARD.full(target))]
    if purpose == FOR_EVENT:
        return [("purpose", "event"), ("target", EVENT.full(target))]
    names = {FOR_CATHEDRAL: "cathedral", FOR_CITIZEN: "citizen", FOR_FARM: "farm"}
    return [("purpose", names[purpose]), ("target", "")]
