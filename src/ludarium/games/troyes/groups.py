"""Groups of dice: which dice an action can take, what they cost and what they are worth (TR-9.3 to TR-9.7).

A group is a list of dice (indices of the domain DIE). `modifier` is the deferred card whose cube changes it, or -1.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.figures import ANY, CARDS, MIXED, PRICES
from ludarium.games.troyes.position import Troyes, die_colour, die_district, die_value, place_of
from ludarium.games.troyes.vocabulary import GREY_DISTRICT

PLAIN_GROUP: Final = -1
GROUP_SIZE: Final = 3


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


def gather(table: Troyes, seat: int) -> tuple[list[list[int]], list[list[int]]]:
    """The values of all dice on the square by colour, highest first: the seat's own ones, and those of others."""
    own: list[list[int]] = [[], [], []]
    others: list[list[int]] = [[], [], []]
    start, end = seat * 18, seat * 18 + 18
    for index, count in enumerate(table.dice):
        if count:
            colour = index // 6 % 3
            values = own[colour] if start <= index < end else others[colour]
            values.append(index % 6 + 1)
            while count > 1:
                values.append(index % 6 + 1)
                count -= 1
    for values in others:
        values.sort(reverse=True)
    for values in own:
        values.reverse()
    return own, others


def merged(by_colour: list[list[int]]) -> list[int]:
    """Dice of all colours together, highest first."""
    values = by_colour[0] + by_colour[1] + by_colour[2]
    values.sort(reverse=True)
    return values


def tops(table: Troyes, seat: int, colour: int, used: list[int], own: bool) -> list[int]:
    """The values of the dice of a colour (or MIXED), own or others', highest first; those of `used` left out."""
    found: list[int] = []
    districts = [seat] if own else [district for district in range(5) if district != seat]
    for district in districts:
        for index in range(district * 18, district * 18 + 18):
            count = table.dice[index]
            if count and (colour == MIXED or index // 6 % 3 == colour):
                count -= used.count(index)
                for _ in range(count):
                    found.append(index % 6 + 1)
    found.sort(reverse=True)
    return found


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
# Every group by size and bought dice, with the place of its cost among COSTS.
_SHAPES: Final = [
    (size - bought, bought, COSTS.index(bought * PRICES[size]))
    for size in range(1, GROUP_SIZE + 1)
    for bought in range(size + 1)
]


def ladder(own: list[int], others: list[int]) -> list[int]:
    """What plain groups from these dice can be worth at most, for each of COSTS; -1 where there is no group."""
    steps = [-1] * len(COSTS)
    own_count, other_count = len(own), len(others)
    own_sums, other_sums = _sums(own), _sums(others)
    for from_own, bought, place in _SHAPES:
        if from_own <= own_count and bought <= other_count:
            value = own_sums[from_own] + other_sums[bought]
            if value > steps[place]:
                steps[place] = value
    for place in range(1, len(steps)):
        if steps[place] < steps[place - 1]:
            steps[place] = steps[place - 1]
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


def within(steps: list[int], budget: int) -> int:
    """The most that a budget buys on a ladder."""
    for place in range(len(COSTS) - 1, -1, -1):
        if COSTS[place] <= budget:
            return steps[place]
    return -1


def reach(table: Troyes, seat: int, wanted: int, modifier: int, budget: int) -> int:
    """The most that any group for a wanted colour can be worth; -1 if there is none."""
    colour = dice_colour(wanted, modifier)
    if colour < 0:
        return -1
    if modifier >= 0 and CARDS[modifier].free:
        return _reach_free(table, seat, colour, modifier, budget, [])
    if colour == ANY:
        top = -1
        for hue in range(3):
            top = max(
                top,
                best(tops(table, seat, hue, [], True), tops(table, seat, hue, [], False), modifier, budget),
            )
        return top
    return best(tops(table, seat, colour, [], True), tops(table, seat, colour, [], False), modifier, budget)


def _reach_free(table: Troyes, seat: int, colour: int, modifier: int, budget: int, group: list[int]) -> int:
    """The same where free dice make the price depend on whose dice they are: tries all groups."""
    top = -1
    if group:
        if price(table, seat, modifier, group) > budget:
            return -1
        top = worth(modifier, sum(die_value(index) for index in group), len(group))
    if len(group) < GROUP_SIZE:
        start = group[-1] if group else 0
        for index in range(start, 90):
            if die_colour(index) == colour and table.dice[index] > group.count(index):
                top = max(top, _reach_free(table, seat, colour, modifier, budget, [*group, index]))
    return top


def completable(
    table: Troyes, seat: int, modifier: int, group: list[int], least: int, budget: int, colour: int
) -> bool:
    """Whether the group, or the group with more dice of the colour, is worth at least `least` within the budget."""
    size = len(group)
    if price(table, seat, modifier, group) > budget:
        return False
    pips = 0
    bought = 0
    for index in group:
        pips += die_value(index)
        if index // 18 != seat:
            bought += 1
    if worth(modifier, pips, size) >= least:
        return True
    limit = most_dice(modifier)
    if size >= limit:
        return False
    if modifier >= 0 and CARDS[modifier].free:
        return any(
            completable(table, seat, modifier, [*group, index], least, budget, colour)
            for index in candidates(table, colour, group)
        )
    own = tops(table, seat, colour, group, True)
    others = tops(table, seat, colour, group, False)
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


def candidates(table: Troyes, colour: int, group: list[int]) -> list[int]:
    """Dice of the square that could still be taken: of one colour, of any (MIXED), or of the group's colour (ANY)."""
    dice = table.dice
    if colour == ANY and group:
        colour = die_colour(group[0])
    if colour >= ANY:
        found = [index for index, count in enumerate(dice) if count]
    else:
        found = []
        for start in range(colour * 6, 90, 18):
            for index in range(start, start + 6):
                if dice[index]:
                    found.append(index)
    if group:
        return [index for index in found if dice[index] > group.count(index)]
    return found


def cubes_of(table: Troyes, seat: int) -> list[int]:
    """The deferred cards on which the seat has a cube."""
    found: list[int] = []
    for space in range(9):
        if table.card_cubes[place_of(space, seat)]:
            found.append(table.cards[space])
    return found
