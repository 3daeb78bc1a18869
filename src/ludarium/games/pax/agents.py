"""Deploying agents (PX-8.7 to PX-8.15): one placement for every piece that a card brings."""

from __future__ import annotations

from typing import Final

from ludarium.games.pax.board import (
    BISHOP,
    BORDER_FIRST,
    BORDER_SECOND,
    BORDERS_AT,
    CITIES_AT,
    CITY_EMPIRE,
    EMPIRES_AT,
    EMPORIUM,
    PAWN,
    PIECE,
    PIRATE,
    SEA_BORDERS_AT,
)
from ludarium.games.pax.cards import CARD, CARD_LOCATION, SQUARE
from ludarium.games.pax.facts import piece_there
from ludarium.games.pax.pieces import (
    kill,
    one_repressed,
    post_pirate,
    repress,
    repressed_kinds,
)
from ludarium.games.pax.position import Pax
from ludarium.games.pax.regime import settle_border
from ludarium.games.pax.supply import BorrowPiece, borrow_sources
from ludarium.games.pax.tableau import matching_things, settle
from ludarium.games.pax.vocabulary import (
    BISHOP_PLACED,
    DEPLOY,
    DEPLOYED,
    DIET_OF_WORMS,
    DISPLACE,
    ORDAIN,
    OUST,
    PACIFIED,
    PACIFY,
    POST_PIRATE,
    SETTLE,
    SKIP_AGENT,
    SPARE,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Frame, Refused, Step
from ludarium.kernel.rows import added, changed
from ludarium.kernel.verb import first, verb_of

# A borrowed piece goes to the map, whatever has to be paid for it (PX-24.3).
BORROWED_MUST: Final = 2


def agent_places(p: Pax, seat: int, place: int, piece: int) -> list[int]:
    """Where an agent of a card with this location may go."""
    if piece < PIRATE:
        rich = p.florins[seat] > 0
        return [
            DEPLOY.each[city] if p.cities[city] < 0 else DISPLACE.each[city]
            for city in CITIES_AT[place]
            if not (p.shut >> city) & 1 and (p.cities[city] < 0 or rich)
        ]
    if piece < BISHOP:
        return [POST_PIRATE.each[border] for border in SEA_BORDERS_AT[place]]
    if piece < PAWN:
        return [ORDAIN.each[thing] for thing in matching_things(p, place)]
    found: list[int] = []
    for border in BORDERS_AT[place]:
        if p.pirate[border] >= 0:
            continue
        if p.concession[border] < 0:
            found.append(SETTLE.each[border])
        elif p.florins[seat] > 0:
            for empire in (BORDER_FIRST[border], BORDER_SECOND[border]):
                if empire in EMPIRES_AT[place]:
                    found.append(OUST.of(border, empire))
    return found


def refused_places(p: Pax, seat: int, place: int, piece: int) -> list[Refused]:
    """Where an agent may not go, and why."""
    found: list[Refused] = []
    poor = p.florins[seat] == 0
    if piece < PIRATE:
        for city in CITIES_AT[place]:
            if EMPORIUM[city] >= 0 and (p.shut >> city) & 1:
                found.append(Refused(DEPLOY.of(city), "emporium-closed", "PX-8.14"))
            elif poor and p.cities[city] >= 0:
                found.append(Refused(DISPLACE.of(city), "no-florin", "PX-8.10"))
    elif piece >= PAWN:
        for border in BORDERS_AT[place]:
            if p.pirate[border] >= 0:
                found.append(Refused(SETTLE.of(border), "pirate-there", "PX-8.12"))
            elif poor and p.concession[border] >= 0:
                found.append(Refused(SETTLE.of(border), "no-florin", "PX-8.12"))
    return found


def has_room(p: Pax, place: int, piece: int) -> bool:
    """AM-3: a vacant place, where nothing has to be repressed or killed."""
    if piece < PIRATE:
        return any(p.cities[city] < 0 and not (p.shut >> city) & 1 for city in CITIES_AT[place])
    if BISHOP <= piece < PAWN:
        return True
    borders = BORDERS_AT[place] if piece >= PAWN else SEA_BORDERS_AT[place]
    return any(p.concession[border] < 0 and p.pirate[border] < 0 for border in borders)


def deployment(p: Pax, seat: int, card: int, agents: list[int], must: int) -> list[Frame[Pax]]:
    """The steps that deploy these agents of a card, one after the other."""
    return [BringAgent(seat, card, p.pawn(seat) if piece == PAWN else piece, must) for piece in agents]


@data
class BringAgent(Step[Pax]):
    """PX-8.7, PX-8.15: the next agent, if there is a piece and a place for it; a borrowed one is placed."""

    seat: int
    card: int
    piece: int
    must: int
    asked: int = 0

    def run(self, position: Pax) -> None:
        p = position
        if not agent_places(p, self.seat, CARD_LOCATION[self.card], self.piece):
            return
        if p.supply[self.piece] > 0:
            p.push(DeployAgent(self.seat, self.card, self.piece, BORROWED_MUST if self.asked else self.must))
        elif not self.asked and borrow_sources(p, self.piece):
            p.plan(
                [
                    BorrowPiece(self.seat, self.piece),
                    BringAgent(self.seat, self.card, self.piece, self.must, asked=1),
                ]
            )


@data
class DeployAgent(Decision[Pax]):
    """PX-8.8 to PX-8.12: where an agent goes. With a one-shot it must go where there is room (PX-8.6, AM-3).

    `must` is 0 without a one-shot, 1 with one, and BORROWED_MUST for a borrowed piece: that is taken to be placed.
    """

    RULES = ("PX-8.7", "PX-8.8")

    card: int
    piece: int
    must: int

    def options(self, position: Pax) -> list[int]:
        place = CARD_LOCATION[self.card]
        found = agent_places(position, self.seat, place, self.piece)
        if not self.must or (self.must < BORROWED_MUST and not has_room(position, place, self.piece)):
            found.append(SKIP_AGENT.code)
        return found

    def choose(self, position: Pax, option: int) -> None:
        p = position
        verb = verb_of(option)
        if verb == SKIP_AGENT.code:
            return
        place = first(option)
        if verb in (DEPLOY.code, DISPLACE.code):
            if verb == DISPLACE.code:
                p.florins[self.seat] -= 1
                repress(p, p.cities[place], CITY_EMPIRE[place])
            p.cities[place] = self.piece
            p.supply[self.piece] -= 1
            p.tell(DEPLOYED, self.piece, place)
        elif verb == POST_PIRATE.code:
            post_pirate(p, self.piece, place)
        elif verb == ORDAIN.code:
            p.supply[self.piece] -= 1
            p.tell(BISHOP_PLACED, self.piece, place)
            bishop_arrives(p, self.seat, self.piece - BISHOP, place)
        else:
            settle_border(p, self.seat, option)

    def facts(self, position: Pax, option: int) -> list[tuple[str, str | int]]:
        return piece_there(position, option)

    def refused(self, position: Pax, offered: list[int]) -> list[Refused]:
        return refused_places(position, self.seat, CARD_LOCATION[self.card], self.piece)

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.card)), ("piece", PIECE.full(self.piece))]


# bishops


def bishop_arrives(p: Pax, seat: int, religion: int, thing: int) -> None:
    """PX-11.3, PX-11.4: two bishops on one card die; otherwise one repressed piece there may be killed."""
    other = p.bishops[thing]
    if other >= 0:
        p.tell(DIET_OF_WORMS, thing)
        p.bishops = changed(p.bishops, thing, -1)
        kill(p, BISHOP + other)
        kill(p, BISHOP + religion)
        settle(p)
        return
    p.bishops = changed(p.bishops, thing, religion)
    if thing >= SQUARE and p.repressed[thing - SQUARE]:
        p.push(Pacify(seat, thing - SQUARE))
    settle(p)


@data
class Pacify(Decision[Pax]):
    """PX-11.4: the arriving bishop may kill one of the repressed pieces."""

    RULES = ("PX-11.4",)

    empire: int

    def options(self, position: Pax) -> list[int]:
        kinds = repressed_kinds(position.repressed[self.empire])
        return [*[PACIFY.each[piece] for piece in kinds], SPARE.code]

    def choose(self, position: Pax, option: int) -> None:
        p = position
        if verb_of(option) == SPARE.code:
            return
        piece = first(option)
        p.repressed = added(p.repressed, self.empire, -one_repressed(piece))
        p.supply[piece] += 1
        p.tell(PACIFIED, piece, self.empire)

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(SQUARE + self.empire))]
