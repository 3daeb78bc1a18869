"""What the activity cards do (TR-19, TR-22). One activation is one application of the card's effect."""

from __future__ import annotations

from ludarium.games.troyes.contest import joined, put_cube
from ludarium.games.troyes.figures import (
    CARDS,
    CATHEDRAL_CUBES,
    CITIZENS,
    CITY_HALL,
    DEFERRED,
    EVENTS_JOINED,
    EXCHANGE,
    MOST_DICE,
    PAID_CUBES,
    RED,
    RED_DICE_CUBES,
    RED_DICE_VP,
    SHOTS,
    STRONGEST_RED,
    TAX,
    YELLOW,
    YELLOW_DICE,
    Card,
)
from ludarium.games.troyes.position import Troyes, place_of
from ludarium.games.troyes.vocabulary import (
    ACTIVATED,
    CARD,
    DECLINE,
    GAINED,
    GREY_DISTRICT,
    MARK,
    MILL,
    NEUTRAL,
    PAID,
    PUT_CUBES,
    SHOT,
    TAXED,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.rows import added
from ludarium.kernel.verb import first, verb_of


def most_activations(table: Troyes, seat: int, card: Card, value: int) -> int:
    """TR-10.9, and no more than can be paid for (AM-21)."""
    most = value // card.divisor
    player = table.players[seat]
    if card.deniers < 0:
        most = min(most, player.deniers // -card.deniers)
    if card.influence < 0:
        most = min(most, player.influence // -card.influence)
    return most


def activate(table: Troyes, seat: int, number: int, times: int) -> None:
    """TR-10.10, TR-10.11, TR-19.28: applies the card's effect `times` times."""
    card = CARDS[number]
    kind = card.kind
    table.tell(ACTIVATED, seat, number, times)
    if kind == EXCHANGE:
        _exchange(table, seat, card, times)
    elif kind == DEFERRED:
        table.card_cubes = added(table.card_cubes, place_of(table.space_of(number), seat), times)
        table.tell(PUT_CUBES, seat, number, times)
    elif kind == CITIZENS:
        table.push(ChooseMill(seat, number, times))
    elif kind == SHOTS:
        _shoot(table, seat, card, times)
    elif kind == RED_DICE_CUBES:
        _mark(table, seat, times * dice_of(table, seat, RED), False)
    elif kind == PAID_CUBES:
        # all influence is spent before any cube is placed
        spent = times * -card.influence
        table.players[seat].influence -= spent
        table.tell(PAID, seat, 0, spent)
        _mark(table, seat, times, False)
    elif kind == TAX:
        for _ in range(times):
            _tax(table, seat, card)
    elif kind == MOST_DICE:
        _procession(table, card, times)
    elif kind == STRONGEST_RED:
        _joust(table, seat, card, times)
    elif kind == CATHEDRAL_CUBES:
        _gain(table, seat, vp=table.cathedral.count(seat) // card.per * card.vp * times)
    elif kind == EVENTS_JOINED:
        _gain(table, seat, vp=joined(table, seat) * card.vp * times)
    elif kind == YELLOW_DICE:
        dice = sum(dice_of(table, district, YELLOW) for district in range(5))
        _gain(table, seat, deniers=dice * card.deniers * times)
    elif kind == RED_DICE_VP:
        _banquet(table, seat, card, times)


def dice_of(table: Troyes, district: int, colour: int) -> int:
    """How many dice of a colour lie in a district; those used by the action are gone already."""
    start = (district * 3 + colour) * 6
    return sum(table.dice[start : start + 6])


def _gain(table: Troyes, seat: int, deniers: int = 0, influence: int = 0, vp: int = 0) -> None:
    player = table.players[seat]
    player.deniers += deniers
    gained = player.gain_influence(influence)
    player.vp += vp
    table.tell(GAINED, seat, deniers, gained, vp)


def _exchange(table: Troyes, seat: int, card: Card, times: int) -> None:
    player = table.players[seat]
    deniers, influence = card.deniers * times, card.influence * times
    if deniers < 0 or influence < 0:
        player.deniers += min(deniers, 0)
        player.influence += min(influence, 0)
        table.tell(PAID, seat, max(-deniers, 0), max(-influence, 0))
    _gain(table, seat, max(deniers, 0), max(influence, 0), card.vp * times)


@data
class ChooseMill(Decision[Troyes]):
    """TR-19.3: for each activation, the building whose own citizens are counted."""

    RULES = ("TR-19.3",)

    card: int
    times: int

    def options(self, position: Troyes) -> list[int]:
        return [MILL.of(building) for building in CARDS[self.card].buildings]

    def choose(self, position: Troyes, option: int) -> None:
        standing = position.standing(self.seat, first(option))
        _gain(position, self.seat, deniers=standing * CARDS[self.card].deniers)
        if self.times > 1:
            position.push(ChooseMill(self.seat, self.card, self.times - 1))

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.card)), ("count", self.times)]


def _shoot(table: Troyes, seat: int, card: Card, times: int) -> None:
    """TR-19.19: all rolls first, then the cubes."""
    hits = 0
    for _ in range(times):
        rolled = table.chance.roll()
        table.tell(SHOT, seat, rolled - 1)
        if rolled >= card.hits_from:
            hits += 1
    _mark(table, seat, hits, True)


def _mark(table: Troyes, seat: int, cubes: int, optional: bool) -> None:
    if cubes > 0:
        table.push(MarkEvent(seat, cubes, optional))


@data
class MarkEvent(Decision[Troyes]):
    """TR-19.19 to TR-19.21: one own cube on any event; they may be spread (AM-34: placed one by one)."""

    RULES = ("TR-19.19", "TR-19.20", "TR-19.21")

    cubes: int
    optional: bool

    def options(self, position: Troyes) -> list[int]:
        options = [MARK.of(event) for event in position.queue]
        if self.optional:
            options.append(DECLINE.code)
        return options

    def choose(self, position: Troyes, option: int) -> None:
        if verb_of(option) == DECLINE.code:
            return
        put_cube(position, self.seat, first(option))
        _mark(position, self.seat, self.cubes - 1, self.optional)

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        return [("count", self.cubes)]


def _tax(table: Troyes, seat: int, card: Card) -> None:
    """TR-19.24, TR-23.26: from every other player, and from the bank for grey or the king's citizens."""
    for payer in range(table.seats):
        if payer != seat:
            due = min(table.standing(payer, CITY_HALL) * card.deniers, table.players[payer].deniers)
            table.players[payer].deniers -= due
            table.players[seat].deniers += due
            table.tell(TAXED, seat, payer, due)
    each = card.from_king if table.seats == 1 else card.deniers
    grey = sum(1 for owner in table.cells[CITY_HALL * 6 : CITY_HALL * 6 + 6] if owner >= NEUTRAL)
    _gain(table, seat, deniers=grey * each)


def _procession(table: Troyes, card: Card, times: int) -> None:
    """TR-19.17: all players with the most dice; nobody if the neutral district alone has most (AM-64)."""
    counts = [table.district_dice(district) for district in range(5)]
    most = max(counts)
    if most > 0:
        for seat in range(table.seats):
            if counts[seat] == most:
                _gain(table, seat, vp=card.vp * times)


def _joust(table: Troyes, seat: int, card: Card, times: int) -> None:
    """TR-19.26: if no district has a greater sum of red dice; tied players score too (AM-35)."""
    sums = [0] * 5
    for district in range(5):
        start = (district * 3 + RED) * 6
        for value in range(6):
            sums[district] += table.dice[start + value] * (value + 1)
    if sums[seat] > 0 and sums[seat] == max(sums):
        for other in range(table.seats):
            if sums[other] == sums[seat]:
                _gain(table, other, vp=card.vp * times)


def _banquet(table: Troyes, seat: int, card: Card, times: int) -> None:
    """TR-22.2: the district with most red dice; in the solo game the king's is left out (TR-23.29)."""
    districts = [district for district in range(5) if not (table.seats == 1 and district == GREY_DISTRICT)]
    most = max(dice_of(table, district, RED) for district in districts)
    _gain(table, seat, vp=most * card.vp * times)
