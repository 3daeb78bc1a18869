"""Pieces, cards and florins add up, and everything lies where it may."""

from __future__ import annotations

from ludarium.games.pax.board import EMPIRE_REGION, EMPIRES, IS_SEA, PIECE, SUPPLY
from ludarium.games.pax.cards import CARD, CARD_SIDE, COMET, IS_QUEEN, MARKET_CARDS, SQUARE
from ludarium.games.pax.layout import in_play
from ludarium.games.pax.position import PROMO, Pax
from ludarium.games.pax.tableau import is_settled
from ludarium.kernel.errors import fault


def check(p: Pax) -> None:
    """Pieces, cards and florins add up, and everything lies where it may."""
    for piece in range(PIECE.size):
        assert p.supply[piece] >= 0, fault("supply", f"the supply owes {PIECE.ref(piece)}", piece=PIECE.ref(piece))
        assert p.supply[piece] + in_play(p, piece) == SUPPLY[piece], fault(
            "pieces", f"{PIECE.ref(piece)} do not add up", piece=PIECE.ref(piece)
        )
    cards: list[int] = [*p.gone, *p.box]
    for zone in [*p.hands, *p.maids, *p.decks, p.market, p.queen]:
        cards.extend(card for card in zone if card >= 0)
    squares: list[int] = []
    for i, row in enumerate(p.rows):
        for thing in row:
            if thing < SQUARE:
                assert CARD_SIDE[thing] == i & 1, fault(
                    "side", f"{CARD.ref(thing)} lies on the wrong side", card=CARD.ref(thing)
                )
                assert not IS_QUEEN[thing], fault(
                    "husband", f"{CARD.ref(thing)} lies in a row without a husband", card=CARD.ref(thing)
                )
                cards.append(thing)
            else:
                empire = thing - SQUARE
                assert p.owner[empire] == i >> 1, fault(
                    "bank", f"{CARD.ref(thing)} lies with the wrong bank", card=CARD.ref(thing)
                )
                assert EMPIRE_REGION[empire] == i & 1, fault(
                    "side", f"{CARD.ref(thing)} lies on the wrong side", card=CARD.ref(thing)
                )
                squares.append(empire)
    table_cards = [card for card in cards if card < MARKET_CARDS]
    assert len(set(cards)) == len(cards), fault("card-twice", "a card lies in two places")
    assert sum(1 for card in cards if card >= COMET) == 4, fault("comet", "a comet is missing")
    assert p.flags & PROMO or len(table_cards) <= 164, fault("many", "there are too many cards")
    for empire in range(EMPIRES):
        lord = p.suzerain[empire]
        if lord >= 0:
            assert p.owner[lord] == p.owner[empire] >= 0, fault("apart", "a vassal and its suzerain are apart")
            assert p.suzerain[lord] < 0, fault("vassal-vassal", "a vassal has a vassal")
            assert not p.republic[empire], fault("vassal-republic", "a vassal is a republic")
            assert not p.republic[lord], fault("suzerain-republic", "a suzerain is a republic")
        else:
            assert (p.owner[empire] >= 0) == (empire in squares), fault("square", "a square is lost")
        assert p.queen[empire] < 0 or not p.republic[empire], fault("married", "a republic is married")
        assert p.repressed[empire] >= 0, fault("repressed", "fewer than no pieces are repressed")
    for thing in range(len(p.bishops)):
        if p.bishops[thing] >= 0 and thing < SQUARE:
            assert thing in p.queen or any(thing in row for row in p.rows), fault(
                "bishop", "a bishop stands on nothing"
            )
    for city in range(len(p.cities)):
        assert p.cities[city] < 6, fault("city", "no such piece in a city")
    for border in range(len(p.pirate)):
        assert p.pirate[border] < 0 or IS_SEA[border], fault("pirate", "a pirate is on land")
    assert min(p.florins) >= 0, fault("florins", "a bank owes florins")
    assert min(p.coins) >= 0, fault("market", "the market owes florins")
    assert is_settled(p), fault("settled", "something should have followed at once")
