"""The steps of the bot's tables: whether they can be done, what they cost, what they do."""

from __future__ import annotations

from ludarium.games.imperium.cards import (
    BITS,
    EFFECTS,
    KING_A,
    KING_B,
)
from ludarium.games.imperium.effects.machine import harmless
from ludarium.games.imperium.effects.symbols import (
    EMP,
    MASK,
    REG,
    UNR,
)
from ludarium.games.imperium.position import Imperium, Player
from ludarium.games.imperium.solo.deck import HUMAN, bot_of, discard, discard_top, dynasty
from ludarium.games.imperium.solo.market import (
    acquire,
    break_through,
    eligible,
    exile_lowest,
    take_exiled_region,
    take_fame,
)
from ludarium.games.imperium.solo.tables import (
    ABANDON_REGION,
    ACQUIRE,
    ACQUIRE_EXILED,
    BREAK,
    DISCARD,
    DYNASTY,
    EITHER,
    FAME,
    FAME_FOR_REGIONS,
    HALF_M,
    HISTORY,
    M_TO_G,
    ON_TOP,
    ON_YOU,
    P_TO_G,
    PER_REGION,
    PLAY,
    REGION_BACK,
    RETURN_UNREST,
    SECOND_MASK,
    STEAL,
    TOKENS,
    Deed,
)
from ludarium.games.imperium.solo.tables import GAIN as GAIN_TOKENS
from ludarium.games.imperium.solo.tokens import gain, rob, spend
from ludarium.games.imperium.vocabulary import (
    BOT_ABANDONED,
    BOT_HISTORIED,
    BOT_PLAYED,
    BOT_RESOLVED,
    BOT_RETURNED,
    BOT_TOPPED,
)
from ludarium.games.imperium.zones import trigger_end
from ludarium.kernel.program import Perform


def regions(bot: Player) -> list[int]:
    return [card for card in bot.play if BITS[card] & REG]


def can(position: Imperium, card: int, deed: Deed) -> bool:
    """Whether a step can be done in full."""
    bot = bot_of(position)
    if not can_pay(position, card, deed):
        return False
    code = deed.code
    if code == ACQUIRE:
        return len(eligible(position, deed.kinds)) > 0
    if code == ACQUIRE_EXILED:
        return any(BITS[each] & REG for each in position.exile)
    if code == FAME_FOR_REGIONS:
        return len(regions(bot)) >= 3
    if code == DYNASTY:
        return bool(bot.natdeck)
    if code == RETURN_UNREST:
        return any(BITS[each] & UNR for each in bot.disc)
    if code in (M_TO_G, HALF_M):
        return bot.m > 0
    if code == P_TO_G:
        return bot.p > 0
    if code == PER_REGION:
        return len(regions(bot)) > 0
    if code == REGION_BACK:
        return any(BITS[each] & REG for each in bot.disc)
    return True


def has(bot: Player, price: tuple[int, int, int]) -> bool:
    return bot.m >= price[0] and bot.p >= price[1] and bot.g >= price[2]


def can_pay(position: Imperium, card: int, deed: Deed) -> bool:
    bot = bot_of(position)
    if deed.price == TOKENS:
        return has(bot, deed.pay)
    if deed.price == EITHER:
        return has(bot, deed.pay) or has(bot, deed.either)
    if deed.price == ABANDON_REGION:
        return len(regions(bot)) > 0
    if deed.price == SECOND_MASK:
        return any(BITS[each] & MASK for each in bot.slots if each != card)
    return True


def pay(position: Imperium, card: int, deed: Deed) -> None:
    bot = bot_of(position)
    if deed.price in (TOKENS, EITHER):
        price = deed.pay if deed.price == TOKENS or has(bot, deed.pay) else deed.either
        spend(position, price[0], price[1], price[2])
    elif deed.price == ABANDON_REGION:
        lose_region(position, True)
    elif deed.price == SECOND_MASK:
        mask = next(each for each in bot.slots if each != card and BITS[each] & MASK)
        bot.slots.remove(mask)
        discard(position, mask)


def lose_region(position: Imperium, abandon: bool) -> int:
    """B-10: the newest region to the discard pile, or on top of the deck. Returns it, or -1."""
    bot = bot_of(position)
    own = regions(bot)
    if not own:
        return -1
    card = own[-1]
    bot.play.remove(card)
    if abandon:
        bot.disc.append(card)
        position.tell(BOT_ABANDONED, card)
    else:
        put_on_top(position, card)
    return card


def put_on_top(position: Imperium, card: int) -> None:
    bot = bot_of(position)
    bot.deck.append(card)
    bot.deck_known += 1
    position.tell(BOT_TOPPED, card)


def do(position: Imperium, card: int, deed: Deed) -> None:
    bot = bot_of(position)
    code = deed.code
    if code in (GAIN_TOKENS, PER_REGION):
        times = len(regions(bot)) if code == PER_REGION else 1
        gain(position, deed.m * times, deed.p * times, deed.g * times)
    elif code == STEAL:
        rob(position, deed.m, deed.p, deed.g)
    elif code == DISCARD:
        discard_top(position, deed.number)
    elif code == ACQUIRE:
        acquire(position, deed.kinds)
    elif code == BREAK:
        break_through(position, deed.kinds)
    elif code == ACQUIRE_EXILED:
        take_exiled_region(position)
    elif code in (HISTORY, PLAY, ON_TOP):
        if card in bot.slots:
            bot.slots.remove(card)
            if code == HISTORY:
                bot.hist.append(card)
                position.tell(BOT_HISTORIED, card)
            elif code == ON_TOP:
                put_on_top(position, card)
            else:
                bot.play.append(card)
                position.tell(BOT_PLAYED, card)
                exile_lowest(position)
    elif code == FAME_FOR_REGIONS:
        for _ in range(3):
            lose_region(position, True)
        if not take_fame(position):
            bot_king(position)
    elif code == FAME:
        if not take_fame(position):
            bot_king(position)
    elif code == DYNASTY:
        dynasty(position)
    elif code == RETURN_UNREST:
        unrest = next(each for each in bot.disc if BITS[each] & UNR)
        bot.disc.remove(unrest)
        position.unrest.append(unrest)
        position.tell(BOT_RETURNED, unrest)
    elif code == M_TO_G:
        exchange(position, bot.m, 0)
    elif code == P_TO_G:
        exchange(position, 0, bot.p)
    elif code == HALF_M:
        number = (bot.m + 1) // 2
        spend(position, m=bot.m)
        discard_top(position, number)
    elif code == REGION_BACK:
        newest = [each for each in bot.disc if BITS[each] & REG][-1]
        bot.disc.remove(newest)
        bot.play.append(newest)
        position.tell(BOT_PLAYED, newest)
    elif code == ON_YOU:
        effect = EFFECTS[deed.you]
        if harmless(effect) or not position.contexts[-1].protected & 1:
            position.reveal()
            position.push(Perform(HUMAN, card, effect.id))


def exchange(position: Imperium, m: int, p: int) -> None:
    """Materials or population for as much progress."""
    spend(position, m, p, 0)
    gain(position, g=m + p)


def bot_king(position: Imperium) -> None:
    """B-14: King of Kings, when no face-down fame card is left."""
    bot = bot_of(position)
    if position.king == 0:
        position.king = 1
        position.tell(BOT_RESOLVED, KING_A)
        trigger_end(position, 2)
        if bot.state == EMP:
            gain(position, g=3)
            dynasty(position)
        else:
            gain(position, g=6)
    elif not position.king_used & 2:
        position.king_used |= 2
        position.tell(BOT_RESOLVED, KING_B)
        if bot.state == EMP:
            dynasty(position)
        else:
            gain(position, g=4)
