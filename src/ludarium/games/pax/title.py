"""Pax Renaissance as a title: what the table, the bots and the server ask of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.games.pax import (
    turn,
)
from ludarium.games.pax.board import EMPIRE_REGION, EMPIRES, IS_SEA, PIECE, SUPPLY, VICTORY
from ludarium.games.pax.cards import CARD, CARD_SIDE, COMET, IS_QUEEN, MARKET_CARDS, PATRON, SQUARE, prestige_of
from ludarium.games.pax.cardtext import words
from ludarium.games.pax.judgement import WIN, judge, quick_choice
from ludarium.games.pax.layout import LAYOUT, in_play, tidy
from ludarium.games.pax.position import LAST_STANDING, PATRON_ENDING, PROMO, RIVAL, SOLO, Pax
from ludarium.games.pax.settle import settle
from ludarium.games.pax.setup import VARIANTS, set_up
from ludarium.games.pax.tableau import is_settled, total_prestige
from ludarium.games.pax.victory import patron_keys
from ludarium.games.pax.view import imagine, view_of
from ludarium.games.pax.vocabulary import WORDS
from ludarium.kernel.chance import Chance
from ludarium.kernel.errors import fault
from ludarium.kernel.settle import Named
from ludarium.kernel.title import Standing, Standings, Title, View
from ludarium.kernel.words import Phrase


class PaxTitle(Title[Pax]):
    def __init__(self) -> None:
        super().__init__(
            id="pax",
            prefix="PX",
            rules=1,
            seats=[1, 2, 3, 4],
            variants=VARIANTS,
            vocabulary=WORDS,
            layout=LAYOUT,
            content=[CARD],
            minutes=(25, 40),
            bound=4000,
        )

    def setup(self, seats: int, variants: Mapping[str, str], chance: Chance) -> Pax:
        return set_up(seats, variants, chance)

    def phases(self) -> list[str]:
        return ["turn", "second-action", "end-of-turn"]

    def settle(self, position: Pax, before: Pax, named: Named) -> None:
        settle(position, before, named)

    def enter(self, position: Pax, phase: str, seat: int) -> None:
        p = position
        tidy(p)
        if phase == "turn":
            p.agenda = [turn.BeginTurn(seat)]
            return
        p.turn = seat
        p.actions = 1 if phase == "second-action" else 0
        p.agenda = [turn.EndTurn(seat)]
        if phase == "second-action":
            p.agenda.append(turn.TakeAction(seat))

    def view(self, position: Pax, seat: int) -> View:
        return view_of(position, seat)

    def determinize(self, position: Pax, seat: int, chance: Chance) -> Pax:
        return imagine(position, seat, chance)

    def rare(self) -> list[str]:
        return ["verb:borrow-border", "verb:borrow-card"]

    def standings(self, position: Pax) -> Standings:
        """Who wins has WIN points (our figure); patron prestige and florins are told beside it."""
        p = position
        keys = patron_keys(p)
        if p.ending == PATRON_ENDING and not p.flags & SOLO:
            reason = "patron"
            places = [1 + sum(1 for other in keys if other > key) for key in keys]
        else:
            reason = ending_name(p.ending)
            places = [1 if (p.winners >> bank) & 1 else 2 for bank in range(len(keys))]
        rows: list[Standing] = []
        for bank, place in enumerate(places):
            points = WIN if place == 1 else 0
            parts = [("victory", points)] if points else []
            parts += [("patron", prestige_of(total_prestige(p, bank), PATRON)), ("florins", p.florins[bank])]
            rows.append(Standing(bank, place, points, parts))
        if not p.flags & SOLO:
            return Standings(reason, rows)
        rival = rows[RIVAL]
        verdict = "won" if places[0] == 1 else "lost"
        return Standings(reason, rows[:1], verdict, [("rival", rival.points, rival.parts)])

    def evaluate(self, position: Pax) -> list[float]:
        p = position
        found = judge(p)
        return [found[0] - found[RIVAL]] if p.flags & SOLO else found

    def swing(self) -> float:
        return 1.5

    def policy(self, position: Pax, options: list[int], chance: Chance) -> int:
        return quick_choice(position, options, chance)

    def words(self, ref: str) -> list[Phrase]:
        return words(ref)

    def check(self, position: Pax) -> None:
        check_table(position)


def ending_name(ending: int) -> str:
    if ending == PATRON_ENDING:
        return "patron"
    return "last-standing" if ending == LAST_STANDING else VICTORY.ref(ending - 1)


def check_table(p: Pax) -> None:
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


TITLE: Final = PaxTitle()
