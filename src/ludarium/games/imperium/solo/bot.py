"""The bot of a nation: setup, turn, and how it takes what others do (IM-14.1; see docs/titles/imperium.md)."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.attack import Threaten
from ludarium.games.imperium.cards import (
    ATLANTEANS,
    BITS,
    CARDS,
    GRAAL,
    NATION,
    POINTS,
)
from ludarium.games.imperium.effects.abilities import Close
from ludarium.games.imperium.effects.effect import Effect
from ludarium.games.imperium.effects.machine import BOT_SUFFERS, holds
from ludarium.games.imperium.effects.symbols import (
    EMP,
    GAIN,
    IF,
    M_ABANDON,
    M_DISCARD,
    M_RECALL,
    MAY,
    MOVE,
    PIN,
    REG,
    S_ACCESSION,
    S_DECK,
    S_DEV,
    S_NATION,
    SEQ,
    TAKE_UNREST,
    UNR,
)
from ludarium.games.imperium.position import Imperium, new_context
from ludarium.games.imperium.setup import DEAL_BOT, START_G, START_M, START_P, nation_cards
from ludarium.games.imperium.solo.deck import (
    DISCARDS,
    HUMAN,
    RICH,
    VARIABLE,
    bot_of,
    discard,
    discard_top,
    fill,
    suffer_unrest,
)
from ludarium.games.imperium.solo.deeds import can, do, lose_region, pay
from ludarium.games.imperium.solo.market import (
    put_token_on,
)
from ludarium.games.imperium.solo.tables import (
    TABLES,
    Row,
)
from ludarium.games.imperium.solo.tokens import gain
from ludarium.games.imperium.turn import BOT_TURN
from ludarium.games.imperium.vocabulary import BOT_RESOLVED, BOT_RETURNED, BOT_ROLLED
from ludarium.games.imperium.zones import trigger_end
from ludarium.kernel.fields import data
from ludarium.kernel.position import Step

CARTHAGINIANS: Final = NATION.index("carthaginians")
QIN: Final = NATION.index("qin")

# setup


def deal_bot(position: Imperium) -> None:
    """B-1: starting cards are the deck; nation cards, accession card and developments are the dynasty deck."""
    if position.seats != 1:
        return
    bot = bot_of(position)
    nation = bot.nation
    bot.deck = nation_cards(nation, S_DECK)
    position.chance.shuffle(bot.deck)
    developments = nation_cards(nation, S_DEV)
    position.chance.shuffle(developments)
    # the cheapest on top, so the list (top is last) goes down; the Graal comes last of all
    developments.sort(key=worth_for_order, reverse=True)
    nation_part = nation_cards(nation, S_NATION)
    position.chance.shuffle(nation_part)
    bot.natdeck = developments + nation_cards(nation, S_ACCESSION) + nation_part
    bot.state = EMP if nation == ATLANTEANS else 0
    if RICH[position.difficulty]:
        bot.m, bot.p, bot.g = START_M, START_P, START_G
    fill(position)


def worth_for_order(card: int) -> int:
    return 1000 if card == GRAAL else worth(card)


def worth(card: int) -> int:
    points = POINTS[card]
    return VARIABLE if points.counts else points.best()


# the turn


def bot_turn(position: Imperium) -> None:
    """B-4: the die says which slot is passed over; the others are resolved in order."""
    bot = bot_of(position)
    roll = position.chance.roll()
    position.tell(BOT_ROLLED, roll)
    position.push(BotCleanUp(roll))
    cards = [card for number, card in enumerate(bot.slots, 1) if number != roll]
    for i in range(len(cards) - 1, -1, -1):
        position.push(BotCard(cards[i]))


@data
class BotCleanUp(Step[Imperium]):
    """B-4, B-2: the token on the market slot of the die's number, the difficulty's discard, new cards."""

    roll: int

    def run(self, position: Imperium) -> None:
        bot = bot_of(position)
        token, number = (0, 2) if bot.nation == CARTHAGINIANS else (1, 1) if bot.nation == QIN else (2, 1)
        put_token_on(position, self.roll - 1, token, number)
        discard_top(position, DISCARDS[position.difficulty])
        fill(position, self.roll)


@data
class BotCard(Step[Imperium]):
    """B-5: one card is resolved by the first fitting row."""

    card: int

    def run(self, position: Imperium) -> None:
        bot = bot_of(position)
        card = self.card
        if card not in bot.slots:
            return
        if BITS[card] & UNR:
            bot.slots.remove(card)
            position.unrest.append(card)
            position.tell(BOT_RETURNED, card)
            return
        position.tell(BOT_RESOLVED, card)
        rows = TABLES[bot.nation][bot.state].rows
        number = next((i for i, row in enumerate(rows) if fits(row, card)), -1)
        position.contexts.append(new_context(1, card))
        position.push(Close())
        position.push(BotPutAway(card))
        if number < 0:
            return
        row = rows[number]
        for which, deeds in enumerate(row.alternatives):
            if not row.first or all(can(position, card, deed) for deed in deeds):
                position.push(BotDeeds(card, bot.state, number, which))
                break
        if row.key == "ATK":
            # B-13: an attack, against which the human may be protected
            position.push(Threaten(HUMAN, attacker=1))


def fits(row: Row, card: int) -> bool:
    """B-6"""
    if row.kind < 0:
        return True
    if row.kind:
        return bool(BITS[card] & row.kind)
    return CARDS[card].title == row.key


@data
class BotPutAway(Step[Imperium]):
    """A card that went nowhere else goes to the bot's discard pile."""

    card: int

    def run(self, position: Imperium) -> None:
        bot = bot_of(position)
        if self.card in bot.slots:
            bot.slots.remove(self.card)
            discard(position, self.card)
        if GRAAL in bot.disc:
            trigger_end(position, 4)


@data
class BotDeeds(Step[Imperium]):
    """The steps of a row, one after the other."""

    card: int
    state: int
    row: int
    which: int
    start: int = 0

    def run(self, position: Imperium) -> None:
        bot = bot_of(position)
        deeds = TABLES[bot.nation][self.state].rows[self.row].alternatives[self.which]
        if self.start >= len(deeds):
            return
        position.push(BotDeeds(self.card, self.state, self.row, self.which, self.start + 1))
        deed = deeds[self.start]
        if deed.if_empire and position.players[HUMAN].state != EMP:
            return
        while can(position, self.card, deed):
            pay(position, self.card, deed)
            do(position, self.card, deed)
            if not deed.loop:
                break


# what the human does to the bot


def bot_suffers(position: Imperium, seat: int, effect: Effect) -> None:
    """B-10, B-12: effects on all other players, as the bot takes them; offers are declined unless they are tokens."""
    code = effect.code
    if code == SEQ:
        for kid in effect.kids:
            bot_suffers(position, seat, kid)
    elif code == MAY:
        if effect.kids[0].code == GAIN:
            bot_suffers(position, seat, effect.kids[0])
    elif code == IF:
        if all(holds(position, seat, -1, condition) for condition in effect.conditions):
            bot_suffers(position, seat, effect.kids[0])
    elif code == TAKE_UNREST:
        suffer_unrest(position)
    elif code == GAIN:
        gain(position, effect.m, effect.p, effect.g)
    elif code == MOVE and not effect.optional:
        if effect.move == M_DISCARD:
            discard_top(position, effect.least)
        elif effect.move in (M_RECALL, M_ABANDON) and effect.kind & (REG | PIN):
            lost = lose_region(position, effect.move == M_ABANDON)
            position.contexts[-1].moved += 1 if lost >= 0 else 0


def bot_score(position: Imperium) -> list[tuple[str, int]]:
    """B-15"""
    bot = bot_of(position)
    cards = [*bot.deck, *bot.disc, *bot.slots, *bot.play, *bot.hist]
    divisor = 5 if RICH[position.difficulty] else 10
    unrest = sum(POINTS[card].fixed for card in cards if BITS[card] & UNR)
    return [
        ("progress", bot.g),
        ("goods", (bot.m + bot.p) // divisor),
        ("cards", sum(worth(card) for card in cards if not BITS[card] & UNR)),
        ("unrest", unrest),
    ]


BOT_TURN[0] = bot_turn
DEAL_BOT[0] = deal_bot
BOT_SUFFERS[0] = bot_suffers
