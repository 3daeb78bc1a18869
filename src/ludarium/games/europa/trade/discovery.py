"""A Distant Continent is discovered: its Trade cards join the deck (EU-12.6)."""

from __future__ import annotations

from ludarium.games.europa.facts import places, trade_cards
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.trade.words import CONTINENT_DISCOVERED


def discover(position: Europa, space: int) -> None:
    """EU-12.6.1, AMB-21: with the first Claim or DNPR token on a continent, once a game."""
    continent = places.CONTINENT_OF[space]
    if continent < 0 or (position.continents >> continent) & 1:
        return
    position.continents |= 1 << continent
    decks = position.own_decks()
    east = bool(places.HAS_EAST[position.board])
    # AMB-22: the cards of Central Asia only with the Eastern board
    coming = [] if continent == places.CENTRAL_ASIA and not east else trade_cards.brought_in(continent, east)
    fresh = [card for card in coming if card in decks.trade_out]
    decks.trade_out = [card for card in decks.trade_out if card not in fresh]
    deck = sorted([*decks.trade, *decks.trade_discards, *fresh])
    decks.trade_discards = []
    position.chance.shuffle(deck)
    decks.trade = deck
    position.tell(CONTINENT_DISCOVERED, continent, len(fresh))


DOORS.discover = discover
