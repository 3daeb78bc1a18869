"""Groups of dice: which dice an action can take, what they cost and what they are worth (TR-9.3 to TR-9.7).

A group is a list of dice (indices of the domain DIE). `modifier` is the deferred card whose cube changes it, or -1.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.figures import ANY, CARDS, MIXED, PRICES
from ludarium.games.troyes.position import HUES, VALUES, Troyes, die_colour, die_district, die_value
from ludarium.games.troyes.vocabulary import GREY_DISTRICT, OWNERS

PLAIN_GROUP: Final = -1
GROUP_SIZE: Final = 3
# A budget that nothing exceeds.
FREELY: Final = 1_000_000


def worth(modifier: int, pips: int, size: int) -> int:
    """The sum that the group counts for."""
    if modifier < 0:
        return pips
    card = CARDS[modifier]
    if card.copies:
        return pips * card.copies
    if card.becomes:
        return card.becomes * size
    return pips + card.to_each * size + card.to_sum


def most_dice(modifier: int) -> int:
    """TR-19.11, TR-19.15, TR-22.3: a die that counts as several stands alone."""
    return 1 if modifier >= 0 and CARDS[modifier].copies else GROUP_SIZE


def dice_colour(wanted: int, modifier: int) -> int:
    """The colour of dice to take where a colour (or ANY, MIXED) is wanted; -1 if the modifier does not fit."""
    if modifier < 0:
        return wanted
    card = CARDS[modifier]
    if card.uses == ANY:
        return wanted
    if wanted == card.counts_as or wanted >= ANY:
        return card.uses
    return -1


def price(table: Troyes, seat: int, modifier: int, group: list[int]) -> int:
    """TR-9.5: what all dice of the group cost together; own dice cost nothing."""
    bought = 0
    for index in group:
        if index // 18 != seat:
            bought += 1
    if bought == 0:
        return 0
    if modifier >= 0 and CARDS[modifier].free:
        bought -= _free_dice(table, seat, modifier, group)
    return bought * PRICES[len(group)]


def _free_dice(table: Troyes, seat: int, modifier: int, group: list[int]) -> int:
    """TR-19.10: one die free from each other district; TR-23.27: up to three from the king."""
    card = CARDS[modifier]
    free = 0
    for district in range(5):
        if district == seat:
            continue
        taken = sum(1 for index in group if die_district(index) == district)
        limit = card.free_from_king if table.seats == 1 and district == GREY_DISTRICT else card.free
        free += min(taken, limit)
    return free


def payments(table: Troyes, seat: int, modifier: int, group: list[int]) -> list[tuple[int, int]]:
    """For each bought die of the group what it costs: (die, deniers)."""
    each = PRICES[len(group)]
    left = [0] * 5
    if modifier >= 0 and CARDS[modifier].free:
        card = CARDS[modifier]
        left = [card.free] * 5
        if table.seats == 1:
            left[GREY_DISTRICT] = card.free_from_king
    paid: list[tuple[int, int]] = []
    for index in group:
        district = die_district(index)
        if district == seat:
            continue
        if left[district] > 0:
            left[district] -= 1
            paid.append((index, 0))
        else:
            paid.append((index, each))
    return paid


# All dice of the square, the highest first.
HIGHEST_FIRST: Final = sorted(range(90), key=lambda index: -VALUES[index])
# The dice of each colour, and those of ANY and MIXED.
OF_COLOUR: Final = [[index for index in range(90) if HUES[index] == colour or colour >= ANY] for colour in range(5)]


def gather(table: Troyes, seat: int) -> tuple[list[list[int]], list[list[int]]]:
    """The values of all dice on the square by colour, highest first: the seat's own ones, and those of others."""
    own: list[list[int]] = [[], [], []]
    others: list[list[int]] = [[], [], []]
    dice = table.dice
    for index in HIGHEST_FIRST:
        count = dice[index]
        if count:
            hands = own if index // 18 == seat else others
            values = hands[HUES[index]]
            values.append(VALUES[index])
            while count > 1:
                values.append(VALUES[index])
                count -= 1
    return own, others


def merged(by_colour: list[list[int]]) -> list[int]:
    """Dice of all colours together, highest first."""
    values = by_colour[0] + by_colour[1] + by_colour[2]
    values.sort(reverse=True)
    return values


def best(own: list[int], others: list[int], modifier: int, budget: int) -> int:
    """The most that a group from these dice (highest first) can be worth within the budget; -1 if there is none."""
    limit = most_dice(modifier)
    top = -1
    for size in range(1, limit + 1):
        for bought in range(size + 1):
            if bought * PRICES[size] > budget or bought > len(others):
                break
            if size - bought > len(own):
                continue
            pips = 0
            for i in range(size - bought):
                pips += own[i]
            for i in range(bought):
                pips += others[i]
            value = worth(modifier, pips, size)
            if value > top:
                top = value
    return top


# All that a group can cost, cheapest first (TR-9.5).
COSTS: Final = sorted({bought * PRICES[size] for size in range(1, GROUP_SIZE + 1) for bought in range(size + 1)})


def _shapes(own: int, others: int) -> list[tuple[int, int, int]]:
    """Every group that so many own and other dice can form: own dice, bought dice, place of the cost among COSTS."""
    return [
        (size - bought, bought, COSTS.index(bought * PRICES[size]))
        for size in range(1, GROUP_SIZE + 1)
        for bought in range(size + 1)
        if size - bought <= own and bought <= others
    ]


_SHAPES: Final = [[_shapes(own, others) for others in range(GROUP_SIZE + 1)] for own in range(GROUP_SIZE + 1)]


def ladder(own: list[int], others: list[int]) -> list[int]:
    """What plain groups from these dice can be worth at most, for each of COSTS; -1 where there is no group."""
    steps = [-1] * len(COSTS)
    own_sums, other_sums = _sums(own), _sums(others)
    for from_own, bought, place in _SHAPES[len(own_sums) - 1][len(other_sums) - 1]:
        value = own_sums[from_own] + other_sums[bought]
        if value > steps[place]:
            steps[place] = value
    top = -1
    for place, value in enumerate(steps):
        if value > top:
            top = value
        else:
            steps[place] = top
    return steps


def _sums(values: list[int]) -> list[int]:
    """Sums of the first none, one, two, three values."""
    count = len(values)
    if count >= 3:
        one = values[0]
        two = one + values[1]
        return [0, one, two, two + values[2]]
    if count == 2:
        return [0, values[0], values[0] + values[1]]
    return [0, values[0]] if count else [0]


# The place among COSTS that a budget reaches, for every budget up to the dearest group.
_REACHED: Final = [sum(1 for cost in COSTS if cost <= budget) - 1 for budget in range(COSTS[-1] + 1)]
DEAREST: Final = COSTS[-1]


def within(steps: list[int], budget: int) -> int:
    """The most that a budget buys on a ladder."""
    if budget < 0:
        return -1
    return steps[_REACHED[budget if budget < DEAREST else DEAREST]]


def reaches(
    table: Troyes,
    seat: int,
    wanted: int,
    modifier: int,
    least: int,
    budget: int,
    own: list[list[int]],
    others: list[list[int]],
) -> bool:
    """Whether any group for a wanted colour is worth at least `least` within the budget. The dice are as gathered."""
    colour = dice_colour(wanted, modifier)
    if colour < 0:
        return False
    if colour == MIXED:
        return best(merged(own), merged(others), modifier, budget) >= least
    if colour == ANY:
        return max(best(own[hue], others[hue], modifier, budget) for hue in range(3)) >= least
    if best(own[colour], others[colour], modifier, budget) >= least:
        return True
    if modifier < 0 or not CARDS[modifier].free:
        return False
    # free dice make the price depend on whose dice they are; all groups are tried where that can help at all
    if best(own[colour], others[colour], modifier, FREELY) < least:
        return False
    return any(
        completable_free(table, seat, modifier, [index], least, budget, colour)
        for index in candidates(table, colour, [])
    )


def completable(
    modifier: int, pips: int, size: int, bought: int, least: int, budget: int, own: list[int], others: list[int]
) -> bool:
    """Whether a group (by its pips, size and bought dice) can grow to be worth at least `least` within the budget.

    `own` and `others` are the values of the dice that could still join it, highest first.
    """
    limit = most_dice(modifier)
    for more in range(1, limit - size + 1):
        for from_others in range(more + 1):
            if from_others > len(others) or (bought + from_others) * PRICES[size + more] > budget:
                break
            if more - from_others > len(own):
                continue
            total = pips
            for i in range(more - from_others):
                total += own[i]
            for i in range(from_others):
                total += others[i]
            if worth(modifier, total, size + more) >= least:
                return True
    return False


def completable_free(
    table: Troyes, seat: int, modifier: int, group: list[int], least: int, budget: int, colour: int
) -> bool:
    """The same where some dice are free: tries all groups."""
    if price(table, seat, modifier, group) > budget:
        return False
    if worth(modifier, sum(die_value(index) for index in group), len(group)) >= least:
        return True
    if len(group) >= GROUP_SIZE:
        return False
    for index in candidates(table, colour, group):
        if completable_free(table, seat, modifier, [*group, index], least, budget, colour):
            return True
    return False


def without(values: list[int], taken: list[int]) -> list[int]:
    """The dice that are left when some are taken."""
    left = values[:]
    for value in taken:
        left.remove(value)
    return left


def candidates(table: Troyes, colour: int, group: list[int]) -> list[int]:
    """Dice of the square that could still be taken: of one colour, of any (MIXED), or of the group's colour (ANY)."""
    dice = table.dice
    if colour == ANY and group:
        colour = die_colour(group[0])
    of_colour = OF_COLOUR[colour]
    if group:
        return [index for index in of_colour if dice[index] and dice[index] > group.count(index)]
    return [index for index in of_colour if dice[index]]


def cubes_of(table: Troyes, seat: int) -> list[int]:
    """The deferred cards on which the seat has a cube."""
    found: list[int] = []
    cubes = table.card_cubes
    for space in range(9):
        if cubes[space * OWNERS + seat]:
            found.append(table.cards[space])
    return found
