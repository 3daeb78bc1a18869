"""The bot's tokens. Whatever comes and goes is told (IM-14.1)."""

from __future__ import annotations

from ludarium.games.imperium.position import Imperium
from ludarium.games.imperium.solo.deck import HUMAN, bot_of
from ludarium.games.imperium.vocabulary import BOT_GAINED, BOT_PAID, BOT_STOLE


def gain(position: Imperium, m: int = 0, p: int = 0, g: int = 0) -> None:
    bot = bot_of(position)
    bot.m += m
    bot.p += p
    bot.g += g
    if m or p or g:
        position.tell(BOT_GAINED, m, p, g)


def spend(position: Imperium, m: int = 0, p: int = 0, g: int = 0) -> None:
    bot = bot_of(position)
    bot.m -= m
    bot.p -= p
    bot.g -= g
    if m or p or g:
        position.tell(BOT_PAID, m, p, g)


def rob(position: Imperium, m: int, p: int, g: int) -> None:
    """B-13: as many as the human has, unless protected from the attack."""
    if position.contexts[-1].protected & 1:
        return
    bot = bot_of(position)
    human = position.players[HUMAN]
    m, p, g = min(m, human.m), min(p, human.p), min(g, human.g)
    human.m -= m
    human.p -= p
    human.g -= g
    bot.m += m
    bot.p += p
    bot.g += g
    if m or p or g:
        position.tell(BOT_STOLE, HUMAN, m, p, g)
