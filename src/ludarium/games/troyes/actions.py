"""Phase 4: the six actions (TR-9 to TR-15).

An action is chosen step by step: what (TakeAction), the citizen for a new tradesman (hiring.py), a deferred cube,
the dice and how often (dice.py), the citizen to place (buildings.py).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.buildings import can_settle, has_citizen, has_source
from ludarium.games.troyes.cathedral import has_room
from ludarium.games.troyes.dice import form_group
from ludarium.games.troyes.figures import (
    ANY,
    CARDS,
    DEFERRED,
    EVENTS,
    EXCHANGE,
    PASS_DENIERS,
    PRICES,
    ROW_OF,
    WHITE,
    YELLOW,
)
from ludarium.games.troyes.groups import (
    cubes_of,
    gather,
    ladder,
    merged,
    reaches,
    within,
)
from ludarium.games.troyes.hiring import HireTradesman
from ludarium.games.troyes.influence import spend, spending_facts, spendings
from ludarium.games.troyes.position import Troyes, place_of
from ludarium.games.troyes.purposes import (
    FOR_CARD,
    FOR_CATHEDRAL,
    FOR_CITIZEN,
    FOR_EVENT,
    FOR_FARM,
    possible_modified,
    wanted,
)
from ludarium.games.troyes.vocabulary import (
    ACTIVATE,
    BUILD,
    CARD,
    EVENT,
    FARM,
    FIGHT,
    OWNERS,
    PASS,
    PASSED,
    PLACE,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Refused
from ludarium.kernel.verb import first, verb_of

# The spaces whose cards are open, by round (TR-5.1).
OPEN_SPACES: Final = [[space for space in range(9) if space % 3 < round] for round in range(7)]


@data
class TakeAction(Decision[Troyes]):
    """TR-9.1, TR-9.8: one action or pass; influence may be spent before (TR-9.9)."""

    RULES = ("TR-9.1", "TR-9.8", "TR-9.9")

    # whether influence has been spent in this turn: then it must end in an action (AM-56)
    spent: bool = False

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

    def facts(self, position: Troyes, option: int) -> list[tuple[str, str | int]]:
        return spending_facts(option)

    def doubtful(self, position: Troyes, option: int) -> bool:
        return verb_of(option) == ACTIVATE.code and CARDS[first(option)].kind not in (EXCHANGE, DEFERRED)

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
        citizen = has_citizen(table, seat)
        for space in OPEN_SPACES[table.round]:
            number = table.cards[space]
            card = CARDS[number]
            money = player.deniers - card.price
            if card.influence < 0 and player.influence < -card.influence:
                continue
            if not hired[space]:
                money -= card.cost
                if money < 0 or not (citizen or has_source(table, seat, space)):
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
            table.push(TakeAction(seat, spent=True))
            spend(table, seat, option)

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        return [("spent", int(self.spent))]

    def refused(self, position: Troyes, offered: list[int]) -> list[Refused]:
        """Why an open card, an event or the pass is not among the options."""
        table = position
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
            elif player.deniers < card.price + (0 if hired else card.cost):
                reason, rule = "no-deniers", card.rule
            elif not hired and not has_source(table, self.seat, space):
                reason, rule = "no-citizen", "TR-10.4"
            else:
                reason, rule = "weak-dice", "TR-10.9"
            found.append(Refused(ACTIVATE.of(number), reason, rule, [("card", CARD.full(number))]))
        for event in table.queue:
            if FIGHT.of(event) not in offered:
                found.append(Refused(FIGHT.of(event), "weak-dice-event", "TR-12.1", [("event", EVENT.full(event))]))
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
