"""Phase 3, second part: the black dice (TR-8.10 to TR-8.20)."""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.figures import PENALTY, RED, RED_AGAINST_BLACK
from ludarium.games.troyes.influence import spend, spending_facts, spendings
from ludarium.games.troyes.position import Troyes, die_colour, die_value
from ludarium.games.troyes.vocabulary import (
    ALSO,
    COUNTER,
    COUNTERED,
    DEFEND,
    DIE,
    KING_COUNTERED,
    SUFFER,
    SUFFERED,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of
from ludarium.kernel.words import Phrase

# TR-8.14: a red die counts double against black dice. STRENGTH[die]
STRENGTH: Final = [
    die_value(index) * (RED_AGAINST_BLACK if die_colour(index) == RED else 1) for index in range(DIE.size)
]


def district_strength(table: Troyes, seat: int) -> int:
    dice = table.dice
    total = 0
    for index in range(seat * 18, seat * 18 + 18):
        if dice[index]:
            total += dice[index] * STRENGTH[index]
    return total


def strength_of(group: list[int]) -> int:
    total = 0
    for index in group:
        total += STRENGTH[index]
    return total


@data
class Defence(Step[Troyes]):
    """TR-8.12: the players counter in turn, clockwise from the first one, until no black die is left.

    Solo: seat 1 is the king, who acts once (AM-43).
    """

    seat: int
    king_acted: bool = False

    def trail(self, position: Troyes) -> list[Phrase]:
        return [Phrase("trail-defence")]

    def run(self, position: Troyes) -> None:
        table = position
        if not table.black:
            return
        if table.seats > 1:
            table.plan([CounterRaiders(self.seat, [], []), Defence((self.seat + 1) % table.seats)])
        elif self.seat == 1:
            king_counters(table)
            table.push(Defence(0, king_acted=True))
        else:
            table.plan([CounterRaiders(0, [], []), Defence(0 if self.king_acted else 1, self.king_acted)])


def strongest(table: Troyes, district: int) -> int:
    """TR-23.9: the strongest die of a district: by value, then red, yellow, white. -1 if there is none."""
    for value in range(6, 0, -1):
        for colour in (0, 2, 1):
            index = (district * 3 + colour) * 6 + value - 1
            if table.dice[index]:
                return index
    return -1


def king_counters(table: Troyes) -> None:
    """TR-23.10: the king's strongest die removes the highest black die, whatever their values."""
    index = strongest(table, 4)
    if index >= 0:
        table.dice[index] -= 1
        table.tell(KING_COUNTERED, table.black.pop(0))


@data
class CounterRaiders(Decision[Troyes]):
    """TR-8.11: dice of the own district must cover the highest black die, and any others chosen with it (TR-8.16)."""

    RULES = ("TR-8.11", "TR-8.13", "TR-8.15", "TR-8.16", "TR-8.18")

    group: list[int]
    # values of further black dice to be countered at one go
    also: list[int]

    def options(self, position: Troyes) -> list[int]:
        table = position
        options: list[int] = []
        whole = district_strength(table, self.seat)
        needed = table.black[0] + sum(self.also)
        if whole < needed:
            options.append(SUFFER.code)
        else:
            used = strength_of(self.group)
            if used >= needed:
                options.append(COUNTER.code)
            else:
                dice = table.dice
                for index in range(self.seat * 18, self.seat * 18 + 18):
                    if dice[index] and dice[index] > self.group.count(index):
                        options.append(DEFEND.each[index])
            further = table.black[1:]
            if further:
                for value in range(min(further[0], whole - needed), 0, -1):
                    if further.count(value) > self.also.count(value):
                        options.append(ALSO.each[value])
        if not self.group and not self.also:
            spendings(table, self.seat, options)
        return options

    def facts(self, position: Troyes, option: int) -> list[tuple[str, str | int]]:
        return spending_facts(option)

    def choose(self, position: Troyes, option: int) -> None:
        table = position
        seat = self.seat
        player = table.players[seat]
        verb = verb_of(option)
        if verb == DEFEND.code:
            table.push(CounterRaiders(seat, [*self.group, first(option)], self.also))
        elif verb == ALSO.code:
            table.push(CounterRaiders(seat, self.group, [*self.also, first(option)]))
        elif verb == COUNTER.code:
            for index in self.group:
                table.dice[index] -= 1
            beaten = [table.black.pop(0), *self.also]
            for value in self.also:
                table.black.remove(value)
            table.tell(COUNTERED, seat, len(beaten), sum(beaten), player.gain_influence(len(beaten)))
        elif verb == SUFFER.code:
            value = table.black.pop(0)
            table.tell(SUFFERED, seat, value, player.lose_vp(PENALTY))
        else:
            table.push(CounterRaiders(seat, [], []))
            spend(table, seat, option)

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        used = strength_of(self.group)
        return [
            ("highest", position.black[0]),
            ("needed", position.black[0] + sum(self.also)),
            ("strength", used),
            ("count", len(position.black)),
        ]


__all__ = ["CounterRaiders", "Defence", "king_counters", "strongest"]
