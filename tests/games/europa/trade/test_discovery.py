"""Trade cards of Distant Continents (EU-12.6)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import places, trade_cards
from ludarium.games.europa.npr import dnpr
from ludarium.games.europa.put import supply
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.trade import discovery

from ..board import Board, board


def stacked(name: str = "1-01", people: int = 4) -> Board:
    """The first Trade deck with one card discarded; all others wait outside."""
    table = board(name, people=people, lands=True)
    decks = table.position.own_decks()
    deck = trade_cards.deck(bool(places.HAS_EAST[table.position.board]))
    decks.trade, decks.trade_discards = deck[1:], deck[:1]
    decks.trade_out = [card for card in range(trade_cards.TRADES) if card not in deck]
    return table


def deck(table: Board) -> list[str]:
    return sorted(trade_cards.TRADE.ref(card) for card in table.position.decks.trade)


@pytest.mark.rule("EU-12.6.1", "EU-12.6.2", "EU-12.1.4", "EU-5.1.3.8", "AMB-21")
def test_the_first_claim_on_a_continent_brings_its_cards_and_the_discards_once() -> None:
    table = stacked()
    before = deck(table)
    assert "t19-1" not in before
    discovery.discover(table.position, table.space("canada"))
    america = trade_cards.brought_in(places.CONTINENT_OF[table.space("canada")], False)
    fresh = [trade_cards.TRADE.ref(card) for card in america]
    assert "t19-1" in fresh
    assert "t20-1" not in fresh
    first = trade_cards.TRADE.ref(trade_cards.deck(False)[0])
    assert deck(table) == sorted([*before, first, *fresh])
    assert table.position.decks.trade_discards == []
    again = table.position.decks.trade
    discovery.discover(table.position, table.space("canada"))
    assert table.position.decks.trade == again


@pytest.mark.rule("EU-12.6.1", "AMB-21")
def test_a_dnpr_token_discovers_a_continent_too() -> None:
    table = stacked().dnpr("lisboa", "portugal")
    assert DOORS.discover is discovery.discover
    dnpr.grow(table.position, table.realm("portugal"), table.province("canada"))
    assert "t19-1" in deck(table)


@pytest.mark.rule("EU-12.6.1")
def test_the_main_map_is_no_discovery() -> None:
    table = stacked()
    before = deck(table)
    discovery.discover(table.position, table.space("seine"))
    supply.claim(table.position, table.player("france"), table.space("seine"))
    assert deck(table) == before


@pytest.mark.rule("AMB-22", "EU-12.6.2")
def test_cards_of_central_asia_come_with_the_eastern_board_only() -> None:
    asia = [space for space in range(places.SPACES) if places.CONTINENT_OF[space] == places.CENTRAL_ASIA]
    table = stacked()
    before = len(table.position.decks.trade_out)
    discovery.discover(table.position, asia[0])
    assert len(table.position.decks.trade_out) == before
    table = stacked("2-01", 6)
    before = len(table.position.decks.trade_out)
    discovery.discover(table.position, asia[0])
    assert len(table.position.decks.trade_out) < before
