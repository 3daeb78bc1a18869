"""Influence, spent before an action or before countering a black die (TR-17)."""

from __future__ import annotations

from ludarium.games.troyes.figures import FLIP_COST, FLIP_DICE, RECRUIT_COST, REROLL_COST
from ludarium.games.troyes.position import Troyes, die_value
from ludarium.games.troyes.vocabulary import ENOUGH, FLIP, FLIPPED, RECRUIT, RECRUITED, REROLL, REROLLED
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, verb_of


def spendings(table: Troyes, seat: int, options: list[int]) -> None:
    """Adds what the seat could spend influence on now."""
    player = table.players[seat]
    influence = player.influence
    if influence < REROLL_COST:
        return
    start = seat * 18
    dice = table.dice
    own = [index for index in range(start, start + 18) if dice[index]]
    for index in own:
        options.append(REROLL.each[index])
    if influence >= RECRUIT_COST and player.reserve > 0:
        options.append(RECRUIT.code)
    if influence >= FLIP_COST:
        for index in own:
            options.append(FLIP.each[index])


def spending_facts(option: int) -> list[tuple[str, str | int]]:
    """What a spending costs, where that is not always the same: dice turned over later are paid for already."""
    return [("die_influence", FLIP_COST)] if verb_of(option) == FLIP.code else []


def spend(table: Troyes, seat: int, option: int) -> bool:
    """Carries out a spending; False if the option is none. After a turned die come up to two more (TR-17.4)."""
    verb = verb_of(option)
    player = table.players[seat]
    if verb == REROLL.code:
        player.influence -= REROLL_COST
        index = first(option)
        table.dice[index] -= 1
        result = table.chance.roll()
        table.dice[index - index % 6 + result - 1] += 1
        table.tell(REROLLED, seat, index, result - 1)
    elif verb == RECRUIT.code:
        player.influence -= RECRUIT_COST
        player.reserve -= 1
        player.supply += 1
        table.tell(RECRUITED, seat)
    elif verb == FLIP.code:
        player.influence -= FLIP_COST
        turned = turn_over(table, seat, first(option))
        more = FlipMore(seat, [turned])
        if more.turnable(table):
            table.push(more)
    else:
        return False
    return True


def turn_over(table: Troyes, seat: int, index: int) -> int:
    """v becomes 7 - v. Gives the index of the turned die."""
    turned = index - index % 6 + 6 - die_value(index)
    table.dice[index] -= 1
    table.dice[turned] += 1
    table.tell(FLIPPED, seat, index)
    return turned


@data
class FlipMore(Decision[Troyes]):
    """TR-17.4: for the same 4 influence up to three dice of the own district are turned over, each once."""

    RULES = ("TR-17.4",)

    turned: list[int]

    def turnable(self, table: Troyes) -> list[int]:
        start = self.seat * 18
        return [i for i in range(start, start + 18) if table.dice[i] > self.turned.count(i)]

    def options(self, position: Troyes) -> list[int]:
        return [ENOUGH.code] + [FLIP.each[index] for index in self.turnable(position)]

    def choose(self, position: Troyes, option: int) -> None:
        if verb_of(option) == ENOUGH.code:
            return
        turned = [*self.turned, turn_over(position, self.seat, first(option))]
        more = FlipMore(self.seat, turned)
        if len(turned) < FLIP_DICE and more.turnable(position):
            position.push(more)

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        return [("count", FLIP_DICE - len(self.turned))]
