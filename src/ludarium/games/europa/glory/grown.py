"""Counts when the Age began, for `grown(...)` (EFFECTS 5)."""

from __future__ import annotations

from ludarium.games.europa.ask import counts
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.table.position import Europa


def remember(position: Europa, player: int) -> None:
    me = position.own_player(player)
    me.at_age = [counts.plain(position, player, code) for code in BOOK.grown]
