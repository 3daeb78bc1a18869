"""Tokens: gaining, paying, stealing (IM-11.7, IM-11.21, IM-11.23, IM-11.29)."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import BITS, SHANGRI_LA
from ludarium.games.imperium.effects.abilities import happen
from ludarium.games.imperium.effects.effect import Effect
from ludarium.games.imperium.effects.machine import HANDLERS, POSSIBLE, others
from ludarium.games.imperium.effects.symbols import (
    E_GAIN_M,
    E_PAY,
    E_WOULD_GAIN,
    EMP,
    FERT,
    GAIN,
    IGNORE,
    PAY,
    PER_GARRISON,
    PER_MOVED,
    PER_NOTHING,
    PROD,
    PUT,
    REG,
    RIV,
    SPEND,
    STEAL,
    TREAT,
)
from ludarium.games.imperium.position import Imperium, Player
from ludarium.games.imperium.select import unrest_discount
from ludarium.games.imperium.vocabulary import (
    BOT_ROBBED,
    GAINED,
    GAINED_ACTIONS,
    PAID,
    PAY_TOKENS,
    STOLE,
)
from ludarium.games.imperium.zones import symbols_on
from ludarium.kernel import payment
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, second, third

# counting


def symbols_in_play(player: Player, kind: int) -> int:
    count = 0
    fert = riv = 0
    for card in player.play:
        bits = BITS[card]
        if bits & kind:
            count += symbols_on(card, kind)
        if kind == PROD and (player.treat_fert or player.treat_riv):
            fert += symbols_on(card, FERT)
            riv += symbols_on(card, RIV)
    return count + 3 * min(fert, player.treat_fert) + 3 * min(riv, player.treat_riv)


def treated(player: Player) -> int:
    """The icons of the cards in play that count as if they had others."""
    kind = (FERT if player.treat_fert else 0) | (RIV if player.treat_riv else 0)
    icons = 0
    for card in player.play:
        if BITS[card] & kind:
            icons |= BITS[card]
    return icons


# gaining


def gain(position: Imperium, seat: int, m: int = 0, p: int = 0, g: int = 0, via: int = 0) -> None:
    """`via` holds the icons of the cards in play through which the materials are gained (IM-12.4, IM-12.6)."""
    player = position.players[seat]
    if m > 0 and SHANGRI_LA in player.extra:
        happen(position, seat, E_WOULD_GAIN, 1)
        m = 0
    player.m += m
    player.p += p
    player.g += g
    if m or p or g:
        if not player.bot:
            position.tell(GAINED, seat, m, p, g)
        if m > 0 and via & (RIV | FERT):
            happen(position, seat, E_GAIN_M, via)


def gain_tokens(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    player = position.players[seat]
    if effect.flag == 1:
        stored = player.stored
        player.stored = 0
        gain(position, seat, g=stored)
        return
    times = 1
    via = 0
    context = position.contexts[-1]
    if effect.m:
        via = context.via
        if card >= 0 and card in player.play:
            via |= BITS[card]
    if effect.per != PER_NOTHING:
        if effect.per == PER_MOVED:
            times = context.moved
        elif effect.per == PER_GARRISON:
            times = sum(symbols_on(each, effect.per_kind) for each in player.garrison)
        else:
            times = symbols_in_play(player, effect.per_kind)
            if effect.m:
                for each in player.play:
                    if BITS[each] & effect.per_kind:
                        via |= BITS[each]
                if effect.per_kind == PROD:
                    via |= treated(player)
    if times == 0:
        return
    if effect.a:
        player.a += effect.a * times
        position.tell(GAINED_ACTIONS, seat, effect.a * times)
    if effect.m or effect.p or effect.g:
        gain(position, seat, effect.m * times, effect.p * times, effect.g * times, via)


def put_on_card(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    if card in position.players[seat].play:
        position.players[seat].stored += effect.g


def treat(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    if effect.kind & FERT:
        position.players[seat].treat_fert += 1
    else:
        position.players[seat].treat_riv += 1


def ignore(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    position.players[seat].ignore = 1


# paying


PROGRESS_STANDS: Final = [payment.Stand(2, 0, 2), payment.Stand(2, 1, 1)]


def ways(player: Player, m: int, p: int, g: int) -> list[int]:
    """IM-11.23: progress may stand for population one to one, and for materials one to two. Packed options."""
    found = payment.ways([player.m, player.p, player.g], [m, p, g], PROGRESS_STANDS)
    return [PAY_TOKENS.of(way[0], way[1], way[2]) for way in found]


def can_pay(player: Player, m: int, p: int, g: int) -> bool:
    if player.m >= m and player.p >= p:
        return player.g >= g
    lacking_p = max(0, p - player.p)
    lacking_m = max(0, m - player.m)
    for_m = (lacking_m + 1) // 2
    return 2 * for_m <= m and player.g >= g + lacking_p + for_m


def pay(position: Imperium, seat: int, m: int, p: int, g: int) -> None:
    """Pays a price that can be paid; asks how, if there are several ways."""
    if m < 2 and p == 0:
        settle(position, seat, m, 0, g)
        return
    found = ways(position.players[seat], m, p, g)
    if len(found) == 1:
        settle(position, seat, first(found[0]), second(found[0]), third(found[0]))
    else:
        position.push(Pay(seat, m, p, g))


def settle(position: Imperium, seat: int, m: int = 0, p: int = 0, g: int = 0) -> None:
    player = position.players[seat]
    player.m -= m
    player.p -= p
    player.g -= g
    if position.contexts:
        position.contexts[-1].paid = m + p + g
    if m or p or g:
        position.tell(PAID, seat, m, p, g)
    if p:
        happen(position, seat, E_PAY, 2)


@data
class Pay(Decision[Imperium]):
    """IM-11.23: which tokens a price is paid with."""

    RULES = ("IM-11.23",)

    m: int
    p: int
    g: int

    def options(self, position: Imperium) -> list[int]:
        return ways(position.players[self.seat], self.m, self.p, self.g)

    def choose(self, position: Imperium, option: int) -> None:
        settle(position, self.seat, first(option), second(option), third(option))

    def about(self, position: Imperium) -> list[tuple[str, str | int]]:
        return [("materials", self.m), ("population", self.p), ("progress", self.g)]


@data
class PayUpTo(Decision[Imperium]):
    """How much progress is paid, up to a number."""

    RULES = ("IM-11.23",)

    most: int

    def options(self, position: Imperium) -> list[int]:
        most = min(self.most, position.players[self.seat].g)
        return [PAY_TOKENS.of(0, 0, amount) for amount in range(most + 1)]

    def choose(self, position: Imperium, option: int) -> None:
        settle(position, self.seat, g=third(option))


def price_of(player: Player, effect: Effect) -> int:
    """The materials of a price. Some cards lower the price of playing an unrest, to no less than 1."""
    if effect.unrest_price and effect.m:
        return max(1, effect.m - unrest_discount(player, False))
    return effect.m


def pay_tokens(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    player = position.players[seat]
    if effect.flag == 2:
        settle(position, seat, g=player.g)
    elif effect.flag == 1:
        if player.g > 0:
            position.push(PayUpTo(seat, effect.g))
    elif pay_possible(position, seat, card, effect):
        pay(position, seat, price_of(player, effect), effect.p, effect.g)


def pay_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    player = position.players[seat]
    if effect.flag == 2:
        return player.g >= effect.least
    if effect.flag == 1:
        return True
    return can_pay(player, price_of(player, effect), effect.p, effect.g)


def spend(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    player = position.players[seat]
    if player.a >= effect.a:
        player.a -= effect.a


def spend_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    return position.players[seat].a >= effect.a


# stealing


def steal(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    """IM-11.29, AMB-9: as many as they have, up to the number; who has fewer is remembered."""
    context = position.contexts[-1]
    got_m = got_p = got_g = 0
    for victim in others(position, seat):
        if context.protected >> victim & 1:
            continue
        other = position.players[victim]
        if effect.flag == 1 and other.state != EMP:
            continue
        if effect.flag == 2 and not any(BITS[each] & REG for each in other.play):
            continue
        m = min(effect.m, other.m)
        p = min(effect.p, other.p)
        g = min(effect.g, other.g)
        other.m -= m
        other.p -= p
        other.g -= g
        got_m += m
        got_p += p
        got_g += g
        if m + p + g < effect.m + effect.p + effect.g:
            context.short |= 1 << victim
        if other.bot:
            if m or p or g:
                position.tell(BOT_ROBBED, m, p, g)
        else:
            for token, number in ((0, m), (1, p), (2, g)):
                if number:
                    position.tell(STOLE, seat, victim, token, number)
    if got_m or got_p or got_g:
        gain(position, seat, got_m, got_p, got_g)


HANDLERS[GAIN] = gain_tokens
HANDLERS[PAY] = pay_tokens
HANDLERS[SPEND] = spend
HANDLERS[STEAL] = steal
HANDLERS[PUT] = put_on_card
HANDLERS[TREAT] = treat
HANDLERS[IGNORE] = ignore
POSSIBLE[PAY] = pay_possible
POSSIBLE[SPEND] = spend_possible
