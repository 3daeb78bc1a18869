"""Phase 4: the six actions (TR-9 to TR-15).

An action is chosen step by step: what (TakeAction), the citizen for a new tradesman (HireTradesman), a deferred cube
(ChooseModifier), the dice (ChooseDice), how often (ChooseTimes), the citizen to place (ChooseCitizen).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.buildings import can_settle, enter, has_source, lift, may_enter_from, sources
from ludarium.games.troyes.cards import activate, most_activations
from ludarium.games.troyes.cathedral import build, free_levels, has_room
from ludarium.games.troyes.contest import free_flags, put_cube
from ludarium.games.troyes.figures import (
    ANY,
    CARDS,
    CATHEDRAL_BAR,
    EVENTS,
    FARM_DIVISOR,
    MIXED,
    PASS_DENIERS,
    PRICES,
    ROW_BUILDING,
    ROW_OF,
    WHITE,
    YELLOW,
)
from ludarium.games.troyes.groups import (
    PLAIN_GROUP,
    candidates,
    completable,
    completable_free,
    cubes_of,
    dice_colour,
    gather,
    ladder,
    merged,
    most_dice,
    payments,
    price,
    reaches,
    within,
    without,
    worth,
)
from ludarium.games.troyes.influence import spend, spendings
from ludarium.games.troyes.position import HUES, VALUES, Troyes, die_colour, die_district, die_value, place_of
from ludarium.games.troyes.vocabulary import (
    ACTIVATE,
    ADD,
    BOUGHT,
    BUILD,
    BUILDING,
    CARD,
    DONE,
    EVENT,
    FARM,
    FARMED,
    FIGHT,
    GREY_DISTRICT,
    HIRED,
    MODIFIED,
    MODIFY,
    OWNERS,
    PASS,
    PASSED,
    PLACE,
    PLAIN,
    TIMES,
)
from ludarium.kernel.position import Decision, Refused
from ludarium.kernel.verb import first, verb_of

# What a group of dice is for.
FOR_CARD: Final = 0
FOR_CATHEDRAL: Final = 1
FOR_EVENT: Final = 2
FOR_CITIZEN: Final = 3
FOR_FARM: Final = 4

# The spaces whose cards are open, by round (TR-5.1).
OPEN_SPACES: Final = [[space for space in range(9) if space % 3 < round] for round in range(7)]


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


class TakeAction(Decision[Troyes]):
    """TR-9.1, TR-9.8: one action or pass; influence may be spent before (TR-9.9)."""

    __slots__ = ("spent",)
    RULES = ("TR-9.1", "TR-9.8", "TR-9.9")

    def __init__(self, seat: int, spent: bool) -> None:
        self.seat = seat
        # whether influence has been spent in this turn: then it must end in an action (AM-56)
        self.spent = spent

    def options(self, position: Troyes) -> list[int]:
        table = position
        seat = self.seat
        modifiers = cubes_of(table, seat)
        own, others = gather(table, seat)
        ladders = [ladder(own[colour], others[colour]) for colour in range(3)]
        options: list[int] = []
        self._activities(table, modifiers, own, others, ladders, options)
        deniers = table.players[seat].deniers
        if can_build(table, deniers, own[WHITE], others[WHITE]) or (
            modifiers and possible_modified(table, seat, FOR_CATHEDRAL, 0, modifiers, own, others)
        ):
            options.append(BUILD.code)
        values = [within(steps, deniers) for steps in ladders]
        for event in table.queue:
            card = EVENTS[event]
            value = max(values) if card.dice == ANY else values[card.dice]
            if value >= card.divisor or (
                modifiers and possible_modified(table, seat, FOR_EVENT, event, modifiers, own, others)
            ):
                options.append(FIGHT.each[event])
        if can_place(table, seat, own, others) or (
            modifiers and possible_modified(table, seat, FOR_CITIZEN, 0, modifiers, own, others)
        ):
            options.append(PLACE.code)
        if values[YELLOW] >= 0 or (modifiers and possible_modified(table, seat, FOR_FARM, 0, modifiers, own, others)):
            options.append(FARM.code)
        if not self.spent or not options:
            options.append(PASS.code)
        spendings(table, seat, options)
        return options

    def _activities(
        self,
        table: Troyes,
        modifiers: list[int],
        own: list[list[int]],
        others: list[list[int]],
        ladders: list[list[int]],
        options: list[int],
    ) -> None:
        """TR-10: the open cards that can be worked, with a tradesman there or after hiring one."""
        seat = self.seat
        player = table.players[seat]
        hired = table.tradesmen[seat::OWNERS]
        for space in OPEN_SPACES[table.round]:
            number = table.cards[space]
            card = CARDS[number]
            money = player.deniers - card.price
            if card.influence < 0 and player.influence < -card.influence:
                continue
            if not hired[space]:
                money -= card.cost
                if money < 0 or not has_source(table, seat, space):
                    continue
            steps = ladder(merged(own), merged(others)) if card.mixed else ladders[card.colour]
            if within(steps, money) >= card.divisor:
                options.append(ACTIVATE.each[number])
            elif modifiers:
                for modifier in modifiers:
                    if reaches(table, seat, wanted(FOR_CARD, number), modifier, card.divisor, money, own, others):
                        options.append(ACTIVATE.each[number])
                        break

    def choose(self, position: Troyes, option: int) -> None:
        table = position
        seat = self.seat
        verb = verb_of(option)
        if verb == ACTIVATE.code:
            number = first(option)
            if table.tradesmen[place_of(table.space_of(number), seat)]:
                form_group(table, seat, FOR_CARD, number)
            else:
                table.push(HireTradesman(seat, number))
        elif verb == BUILD.code:
            form_group(table, seat, FOR_CATHEDRAL, 0)
        elif verb == FIGHT.code:
            form_group(table, seat, FOR_EVENT, first(option))
        elif verb == PLACE.code:
            form_group(table, seat, FOR_CITIZEN, 0)
        elif verb == FARM.code:
            form_group(table, seat, FOR_FARM, 0)
        elif verb == PASS.code:
            player = table.players[seat]
            player.passed = True
            player.in_district += PASS_DENIERS
            table.tell(PASSED, seat, PASS_DENIERS)
        else:
            table.push(TakeAction(seat, True))
            spend(table, seat, option)

    def refused(self, position: Troyes) -> list[Refused]:
        """Why an open card, an event or the pass is not among the options."""
        table = position
        offered = self.options(table)
        player = table.players[self.seat]
        found: list[Refused] = []
        for space in range(9):
            number = table.cards[space]
            if not table.open(space) or ACTIVATE.of(number) in offered:
                continue
            card = CARDS[number]
            hired = table.tradesmen[place_of(space, self.seat)] > 0
            if card.influence < 0 and player.influence < -card.influence:
                reason, rule = "no-influence", card.rule
            elif not hired and player.deniers < card.cost:
                reason, rule = "cannot-hire", "TR-10.13"
            elif not hired and not has_source(table, self.seat, space):
                reason, rule = "no-citizen", "TR-10.4"
            else:
                reason, rule = "weak-dice", "TR-10.9"
            found.append(Refused(ACTIVATE.of(number), reason, rule, [("card", CARD.full(number))]))
        for event in table.queue:
            if FIGHT.of(event) not in offered:
                found.append(Refused(FIGHT.of(event), "weak-dice", "TR-12.1", [("event", EVENT.full(event))]))
        for verb, reason, rule in (
            (BUILD.code, "no-white-dice", "TR-11.1"),
            (PLACE.code, "no-placement", "TR-13.7"),
            (FARM.code, "no-yellow-dice", "TR-14.1"),
            (PASS.code, "spent-influence", "TR-17.1"),
        ):
            if verb not in offered:
                found.append(Refused(verb, reason, rule))
        return found


def can_build(table: Troyes, deniers: int, own: list[int], others: list[int]) -> bool:
    """Whether one white die, own or bought, has a free cell of its number."""
    for value in own:
        if has_room(table, value):
            return True
    if deniers >= PRICES[1]:
        for value in others:
            if has_room(table, value):
                return True
    return False


def can_place(table: Troyes, seat: int, own: list[list[int]], others: list[list[int]]) -> bool:
    """Whether one die, own or bought, leads a citizen into a building."""
    rich = table.players[seat].deniers >= PRICES[1]
    for colour in range(3):
        for value in own[colour]:
            if can_settle(table, ROW_OF[colour * 6 + value - 1], seat):
                return True
        if rich:
            for value in others[colour]:
                if can_settle(table, ROW_OF[colour * 6 + value - 1], seat):
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


class HireTradesman(Decision[Troyes]):
    """TR-10.3, TR-10.4: pay, and send a citizen from anywhere to the card."""

    __slots__ = ("card",)
    RULES = ("TR-10.3", "TR-10.4", "TR-10.5", "TR-10.6")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, position: Troyes) -> list[int]:
        return sources(position, self.seat, position.space_of(self.card))

    def choose(self, position: Troyes, option: int) -> None:
        table = position
        space = table.space_of(self.card)
        card = CARDS[self.card]
        table.players[self.seat].deniers -= card.cost
        lift(table, self.seat, option)
        table.tradesmen[place_of(space, self.seat)] = free_place(table, space)
        table.tell(HIRED, self.seat, self.card, card.cost)
        form_group(table, self.seat, FOR_CARD, self.card)

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.card)), ("deniers", CARDS[self.card].cost)]


def free_place(table: Troyes, space: int) -> int:
    """TR-10.5, TR-10.6: the first free cell, else the illustration."""
    start = place_of(space, 0)
    taken = table.tradesmen[start : start + 7]
    cells = len(CARDS[table.cards[space]].cells)
    for place in range(1, cells + 1):
        if place not in taken:
            return place
    return cells + 1


def form_group(table: Troyes, seat: int, purpose: int, target: int) -> None:
    """Next comes the group of dice; before it, a deferred cube where one would help."""
    modifiers = cubes_of(table, seat)
    if modifiers:
        own, others = gather(table, seat)
        if possible_modified(table, seat, purpose, target, modifiers, own, others):
            table.push(ChooseModifier(seat, purpose, target))
            return
    table.push(ChooseDice(seat, purpose, target, PLAIN_GROUP, []))


def about_purpose(purpose: int, target: int) -> list[tuple[str, str | int]]:
    if purpose == FOR_CARD:
        return [("purpose", "card"), ("target", CARD.full(target))]
    if purpose == FOR_EVENT:
        return [("purpose", "event"), ("target", EVENT.full(target))]
    names = {FOR_CATHEDRAL: "cathedral", FOR_CITIZEN: "citizen", FOR_FARM: "farm"}
    return [("purpose", names[purpose]), ("target", "")]


class ChooseModifier(Decision[Troyes]):
    """TR-9.10: at most one deferred cube for an action."""

    __slots__ = ("purpose", "target")
    RULES = ("TR-9.10", "TR-10.12")

    def __init__(self, seat: int, purpose: int, target: int) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.target = target

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


class ChooseDice(Decision[Troyes]):
    """TR-9.3 to TR-9.6: the group is put together die by die, then paid for as a whole."""

    __slots__ = ("group", "modifier", "purpose", "target")
    RULES = ("TR-9.3", "TR-9.4", "TR-9.5", "TR-9.6")

    def __init__(self, seat: int, purpose: int, target: int, modifier: int, group: list[int]) -> None:
        self.seat = seat
        self.purpose = purpose
        self.target = target
        self.modifier = modifier
        self.group = group

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

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        group = self.group
        total = worth(self.modifier, pips(group), len(group)) if group else 0
        return [
            *about_purpose(self.purpose, self.target),
            ("count", len(group)),
            ("pips", total),
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
        table.card_cubes[place_of(table.space_of(modifier), seat)] -= 1
        table.tell(MODIFIED, seat, modifier)
    for index, cost in payments(table, seat, modifier, group):
        player.deniers -= cost
        owner = die_district(index)
        if owner != GREY_DISTRICT:
            table.players[owner].deniers += cost
        table.tell(BOUGHT, seat, index, cost)
    for index in group:
        table.dice[index] -= 1


def carry_out(table: Troyes, seat: int, purpose: int, target: int, times: int) -> None:
    if purpose == FOR_CARD:
        activate(table, seat, target, times)
    else:
        for _ in range(times):
            put_cube(table, seat, target)


class ChooseTimes(Decision[Troyes]):
    """AM-19: any number of activations or cubes up to what the dice allow (TR-10.9, TR-12.1)."""

    __slots__ = ("most", "purpose", "target")
    RULES = ("TR-10.9", "TR-12.1")

    def __init__(self, seat: int, purpose: int, target: int, most: int) -> None:
        super().__init__(seat)
        self.purpose = purpose
        self.target = target
        self.most = most

    def options(self, position: Troyes) -> list[int]:
        return [TIMES.of(times) for times in range(self.most, 0, -1)]

    def choose(self, position: Troyes, option: int) -> None:
        carry_out(position, self.seat, self.purpose, self.target, first(option))

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        return [*about_purpose(self.purpose, self.target), ("count", self.most)]


class ChooseCitizen(Decision[Troyes]):
    """TR-13.3: the citizen that enters the row."""

    __slots__ = ("row",)
    RULES = ("TR-13.3", "TR-13.5", "TR-13.6", "TR-13.7")

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

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


__all__ = ["ChooseCitizen", "ChooseDice", "ChooseModifier", "ChooseTimes", "HireTradesman", "TakeAction"]
