"""Putting a group of dice together, paying for it and using it (TR-9.3 to TR-9.10)."""

from __future__ import annotations

from ludarium.games.troyes.buildings import ChooseCitizen
from ludarium.games.troyes.cards import activate, most_activations
from ludarium.games.troyes.cathedral import build
from ludarium.games.troyes.contest import free_flags, put_cube
from ludarium.games.troyes.figures import (
    ANY,
    CARDS,
    EVENTS,
    FARM_DIVISOR,
    MIXED,
    PRICES,
)
from ludarium.games.troyes.groups import (
    PLAIN_GROUP,
    candidates,
    completable,
    completable_free,
    cubes_of,
    dice_colour,
    gather,
    merged,
    most_dice,
    payments,
    price,
    without,
    worth,
)
from ludarium.games.troyes.position import HUES, VALUES, Troyes, die_district, die_value, place_of
from ludarium.games.troyes.purposes import (
    FOR_CARD,
    FOR_CATHEDRAL,
    FOR_CITIZEN,
    FOR_EVENT,
    FOR_FARM,
    about_purpose,
    budget,
    fits,
    least,
    possible,
    possible_modified,
    row_for,
    wanted,
)
from ludarium.games.troyes.vocabulary import (
    ADD,
    BOUGHT,
    DONE,
    FARMED,
    GREY_DISTRICT,
    MODIFIED,
    MODIFY,
    PLAIN,
    TIMES,
    USED,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.rows import added
from ludarium.kernel.verb import first, verb_of


def form_group(table: Troyes, seat: int, purpose: int, target: int) -> None:
    """Next comes the group of dice; before it, a deferred cube where one would help."""
    modifiers = cubes_of(table, seat)
    if modifiers:
        own, others = gather(table, seat)
        if possible_modified(table, seat, purpose, target, modifiers, own, others):
            table.push(ChooseModifier(seat, purpose, target))
            return
    table.push(ChooseDice(seat, purpose, target, PLAIN_GROUP, []))


@data
class ChooseModifier(Decision[Troyes]):
    """TR-9.10: at most one deferred cube for an action."""

    RULES = ("TR-9.10", "TR-10.12")

    purpose: int
    target: int

    def options(self, position: Troyes) -> list[int]:
        seat, purpose, target = self.seat, self.purpose, self.target
        own, others = gather(position, seat)
        options = [PLAIN.code] if possible(position, seat, purpose, target, PLAIN_GROUP, own, others) else []
        for modifier in cubes_of(position, seat):
            if possible(position, seat, purpose, target, modifier, own, others):
                options.append(MODIFY.of(modifier))
        return options

    def choose(self, position: Troyes, option: int) -> None:
        modifier = first(option) if verb_of(option) == MODIFY.code else PLAIN_GROUP
        position.push(ChooseDice(self.seat, self.purpose, self.target, modifier, []))

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        return about_purpose(self.purpose, self.target)


@data
class ChooseDice(Decision[Troyes]):
    """TR-9.3 to TR-9.6: the group is put together die by die, then paid for as a whole."""

    RULES = ("TR-9.3", "TR-9.4", "TR-9.5", "TR-9.6")

    purpose: int
    target: int
    modifier: int
    group: list[int]

    def options(self, position: Troyes) -> list[int]:
        purpose, group = self.purpose, self.group
        colour = dice_colour(wanted(purpose, self.target), self.modifier)
        dice = candidates(position, colour, group)
        options: list[int] = []
        if group and worth(self.modifier, pips(group), len(group)) >= least(purpose, self.target):
            options.append(DONE.code)
        if self.modifier >= 0 and CARDS[self.modifier].free:
            self._add_free(position, colour, dice, options)
        elif purpose in (FOR_CARD, FOR_EVENT, FOR_FARM):
            self._add_worthy(position, colour, dice, options)
        else:
            for index in dice:
                if fits(position, self.seat, purpose, self.modifier, group, index):
                    options.append(ADD.each[index])
        return options

    def _add_worthy(self, table: Troyes, colour: int, dice: list[int], options: list[int]) -> None:
        """Dice with which the group is worth enough, or can still become so, and can be paid for."""
        seat, modifier, group = self.seat, self.modifier, self.group
        needed, money = least(self.purpose, self.target), budget(table, seat, self.purpose, self.target)
        total, size = pips(group), len(group) + 1
        bought = 0
        for index in group:
            if index // 18 != seat:
                bought += 1
        own: list[list[int]] = []
        others: list[list[int]] = []
        for index in dice:
            mine = index // 18 == seat
            count = bought if mine else bought + 1
            if count * PRICES[size] > money:
                continue
            value = VALUES[index]
            if worth(modifier, total + value, size) < needed:
                if not own:
                    own, others = gather(table, seat)
                hue = HUES[index] if colour == ANY else colour
                taken = [*group, index]
                if not completable(
                    modifier,
                    total + value,
                    size,
                    count,
                    needed,
                    money,
                    without(merged(own) if hue == MIXED else own[hue], values_of(taken, seat, True)),
                    without(merged(others) if hue == MIXED else others[hue], values_of(taken, seat, False)),
                ):
                    continue
            options.append(ADD.each[index])

    def _add_free(self, table: Troyes, colour: int, dice: list[int], options: list[int]) -> None:
        """The same with a cube that makes dice free."""
        seat, purpose = self.seat, self.purpose
        needed, money = least(purpose, self.target), budget(table, seat, purpose, self.target)
        for index in dice:
            if purpose in (FOR_CATHEDRAL, FOR_CITIZEN):
                good = fits(table, seat, purpose, self.modifier, self.group, index)
            else:
                good = completable_free(table, seat, self.modifier, [*self.group, index], needed, money, colour)
            if good:
                options.append(ADD.each[index])

    def choose(self, position: Troyes, option: int) -> None:
        if verb_of(option) == DONE.code:
            self._finish(position, self.group)
            return
        group = [*self.group, first(option)]
        if len(group) == (1 if self.purpose == FOR_CITIZEN else most_dice(self.modifier)):
            self._finish(position, group)
        else:
            position.push(ChooseDice(self.seat, self.purpose, self.target, self.modifier, group))

    def facts(self, position: Troyes, option: int) -> list[tuple[str, str | int]]:
        """TR-9.5: by how much a die makes the group dearer: one of others is bought, and a larger group costs more."""
        if verb_of(option) != ADD.code:
            return []
        seat, modifier, group = self.seat, self.modifier, self.group
        before = price(position, seat, modifier, group) if group else 0
        return [("die_price", price(position, seat, modifier, [*group, first(option)]) - before)]

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        group = self.group
        total = worth(self.modifier, pips(group), len(group)) if group else 0
        return [
            *about_purpose(self.purpose, self.target),
            ("count", len(group)),
            ("pips", total),
            ("needed", least(self.purpose, self.target)),
            ("deniers", price(position, self.seat, self.modifier, group) if group else 0),
        ]

    def _finish(self, table: Troyes, group: list[int]) -> None:
        """Pays for the group, takes its dice off the square and does what it is for."""
        seat = self.seat
        take_dice(table, seat, self.modifier, group)
        value = worth(self.modifier, pips(group), len(group))
        if self.purpose == FOR_CARD:
            self._repeat(table, most_activations(table, seat, CARDS[self.target], value))
        elif self.purpose == FOR_EVENT:
            self._repeat(table, min(value // EVENTS[self.target].divisor, free_flags(table, self.target)))
        elif self.purpose == FOR_CATHEDRAL:
            copies = CARDS[self.modifier].copies if self.modifier >= 0 else 1
            for index in group:
                for _ in range(copies):
                    build(table, seat, die_value(index))
        elif self.purpose == FOR_CITIZEN:
            table.push(ChooseCitizen(seat, row_for(group[0], self.modifier)))
        else:
            table.players[seat].deniers += value // FARM_DIVISOR
            table.tell(FARMED, seat, value // FARM_DIVISOR)

    def _repeat(self, table: Troyes, most: int) -> None:
        if most > 1:
            table.push(ChooseTimes(self.seat, self.purpose, self.target, most))
        else:
            carry_out(table, self.seat, self.purpose, self.target, 1)


def pips(group: list[int]) -> int:
    total = 0
    for index in group:
        total += VALUES[index]
    return total


def values_of(group: list[int], seat: int, own: bool) -> list[int]:
    """The values of the group's dice that are the seat's own, or of those that are not."""
    return [VALUES[index] for index in group if (index // 18 == seat) == own]


def take_dice(table: Troyes, seat: int, modifier: int, group: list[int]) -> None:
    """TR-9.4, TR-9.7: bought dice are paid for, to their owner or to the bank; all go to the supply."""
    player = table.players[seat]
    if modifier >= 0:
        table.card_cubes = added(table.card_cubes, place_of(table.space_of(modifier), seat), -1)
        table.tell(MODIFIED, seat, modifier)
    for index, cost in payments(table, seat, modifier, group):
        player.deniers -= cost
        owner = die_district(index)
        if owner != GREY_DISTRICT:
            table.players[owner].deniers += cost
        table.tell(BOUGHT, seat, index, cost)
    for index in group:
        table.dice[index] -= 1
        if die_district(index) == seat:
            table.tell(USED, seat, index)


def carry_out(table: Troyes, seat: int, purpose: int, target: int, times: int) -> None:
    if purpose == FOR_CARD:
        activate(table, seat, target, times)
    else:
        for _ in range(times):
            put_cube(table, seat, target)


@data
class ChooseTimes(Decision[Troyes]):
    """AM-19: any number of activations or cubes up to what the dice allow (TR-10.9, TR-12.1)."""

    RULES = ("TR-10.9", "TR-12.1")

    purpose: int
    target: int
    most: int

    def options(self, position: Troyes) -> list[int]:
        return [TIMES.of(times) for times in range(self.most, 0, -1)]

    def choose(self, position: Troyes, option: int) -> None:
        carry_out(position, self.seat, self.purpose, self.target, first(option))

    def facts(self, position: Troyes, option: int) -> list[tuple[str, str | int]]:
        """Against an event the number is one of cubes."""
        return [("count_cubes", 0)] if self.purpose == FOR_EVENT else []

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        return [*about_purpose(self.purpose, self.target), ("count", self.most)]
