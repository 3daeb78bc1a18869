"""Marriages between players (EU-11.2.9, 5.1.2.3-4). Whom a player may marry is said by ask.relations."""

from __future__ import annotations

from ludarium.games.europa.ask import relations
from ludarium.games.europa.put import bonds, hand
from ludarium.games.europa.table.position import Europa


def may_marry(position: Europa, player: int, other: int) -> bool:
    """EU-11.2.1, 11.2.10, 7.2.20: both have a token left and a Ruler, and their faiths allow it."""
    return relations.may_marry(position, player, position.realm_of(other))


def marry(position: Europa, player: int, other: int, deck: int) -> None:
    """Both put a token on the other's Capital and draw a card of the deck that the Active Player chose."""
    bonds.wed(position, player, position.realm_of(other))
    hand.draw(position, player, deck)
    hand.draw(position, other, deck)
