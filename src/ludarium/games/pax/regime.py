"""Regime change (section 19) and vassalage (section 20): one routine for coronations, votes, campaigns and wars."""

from __future__ import annotations

from ludarium.games.pax.board import (
    BORDERS_OF,
    CITY_EMPIRE,
    EMPIRE,
    EMPIRE_REGION,
    MEDIEVAL,
    PAWN,
)
from ludarium.games.pax.cards import SQUARE
from ludarium.games.pax.facts import piece_there
from ludarium.games.pax.pieces import (
    empty_borders,
    empty_cities,
    one_repressed,
    place_concession,
    repress,
    repressed_kinds,
)
from ludarium.games.pax.position import Pax
from ludarium.games.pax.supply import BorrowPiece, borrow_sources
from ludarium.games.pax.tableau import discard_card, drop_bishop, free_vassals, settle, take_from_row
from ludarium.games.pax.vocabulary import (
    BECAME_KINGDOM,
    BECAME_REPUBLIC,
    BECAME_VASSAL,
    FREE_BORDER,
    FREE_CITY,
    FREE_NO_MORE,
    FREED,
    KEEP_THEOCRACY,
    NO_CONCESSION,
    OUST,
    PROCLAIM_LIBERTY,
    SETTLE,
    STATE_CHANGED,
    TAKEN,
)
from ludarium.kernel.fields import data
from ludarium.kernel.pick import MANY, PickSeveral
from ludarium.kernel.position import Decision, Frame, Refused, Step
from ludarium.kernel.rows import added, changed
from ludarium.kernel.verb import first, second, third, verb_of
from ludarium.kernel.words import Phrase


def set_state(p: Pax, empire: int, state: int) -> None:
    """PX-17.6, PX-19.11: the empire's map card is laid, flipped, swapped or removed."""
    if p.state[empire] != state:
        p.state = changed(p.state, empire, state)
        p.tell(STATE_CHANGED, empire, state)
        settle(p)


def strip(p: Pax, empire: int) -> None:
    """PX-19.7: a square that is taken or flipped loses bishop, queen and vassals."""
    drop_bishop(p, SQUARE + empire)
    if p.queen[empire] >= 0:
        discard_card(p, p.queen[empire])
    free_vassals(p, empire)


def lay_square(p: Pax, bank: int, empire: int, suzerain: int) -> None:
    """PX-19.2: at the far end of its region's side, or as a vassal in its suzerain's column (PX-20.1)."""
    p.owner[empire] = bank
    p.republic = changed(p.republic, empire, 0)
    if suzerain >= 0:
        p.suzerain = changed(p.suzerain, empire, suzerain)
        p.tell(BECAME_VASSAL, p.name(bank), empire, suzerain)
    else:
        p.rows[bank * 2 + EMPIRE_REGION[empire]].append(SQUARE + empire)
        p.tell(TAKEN, p.name(bank), empire)


def take_square(p: Pax, bank: int, empire: int, suzerain: int) -> None:
    """PX-19.2, PX-19.3, PX-19.7: the square moves into the bank's tableau, or is flipped there."""
    owner = p.owner[empire]
    if owner == bank and suzerain < 0:
        strip(p, empire)
        if p.suzerain[empire] >= 0:
            # a flipped vassal leaves its suzerain for the far end of its own side
            p.suzerain = changed(p.suzerain, empire, -1)
            p.rows[bank * 2 + EMPIRE_REGION[empire]].append(SQUARE + empire)
        p.republic = changed(p.republic, empire, 1 - p.republic[empire])
        p.tell(BECAME_REPUBLIC if p.republic[empire] else BECAME_KINGDOM, p.name(bank), empire)
        return
    if owner >= 0:
        strip(p, empire)
        take_from_row(p, empire)
    lay_square(p, bank, empire, suzerain)


@data
class RegimeChange(Step[Pax]):
    """Section 19, in the order of AM-10: the square, a concession, emancipation, and after a vote Golden Liberty.

    `suzerain` is the empire in whose column a conquered square is laid, or -1.
    """

    RULES = ("PX-19.1",)

    seat: int
    empire: int
    suzerain: int = -1
    by_vote: int = 0

    def trail(self, position: Pax) -> list[Phrase]:
        return [Phrase("trail-regime", {"empire": EMPIRE.full(self.empire)})]

    def run(self, position: Pax) -> None:
        reward(position, self.seat, self.empire, self.by_vote)
        take_square(position, self.seat, self.empire, self.suzerain)
        settle(position)


def reward(p: Pax, seat: int, empire: int, by_vote: int) -> None:
    """PX-19.4 to PX-19.6: what the new ruler's bank may do."""
    frames: list[Frame[Pax]] = [OfferConcession(seat, empire), OfferFreedom(seat, 1 << empire)]
    if by_vote:
        frames.append(OfferLiberty(seat, empire))
    p.plan(frames)


# the concession


def concession_places(p: Pax, seat: int, empire: int) -> list[int]:
    """PX-19.4: a border without a pirate; a pawn there is repressed for a florin."""
    found: list[int] = []
    for border in BORDERS_OF[empire]:
        if p.pirate[border] < 0:
            if p.concession[border] < 0:
                found.append(SETTLE.each[border])
            elif p.florins[seat] > 0:
                found.append(OUST.of(border, empire))
    return found


def settle_border(p: Pax, seat: int, option: int) -> None:
    """Puts a pawn of the seat onto a border, ousting the one there for a florin (PX-21.2)."""
    border = first(option)
    if verb_of(option) == OUST.code:
        p.florins[seat] -= 1
        house = p.concession[border]
        p.concession[border] = -1
        repress(p, PAWN + house, second(option))
    place_concession(p, p.houses[seat], border)


@data
class OfferConcession(Step[Pax]):
    """PX-19.4, AM-30: asks only if there is a pawn and a place for it; a borrowed pawn is placed (PX-24.3)."""

    seat: int
    empire: int
    asked: int = 0

    def run(self, position: Pax) -> None:
        p = position
        if not concession_places(p, self.seat, self.empire):
            return
        pawn = p.pawn(self.seat)
        if p.supply[pawn] > 0:
            p.push(PlaceConcession(self.seat, self.empire, self.asked))
        elif not self.asked and borrow_sources(p, pawn):
            p.plan([BorrowPiece(self.seat, pawn), OfferConcession(self.seat, self.empire, asked=1)])


@data
class PlaceConcession(Decision[Pax]):
    """PX-19.4: a regime change lets its maker place a concession. `must` is 1 if the pawn was borrowed for it."""

    RULES = ("PX-19.4",)

    empire: int
    must: int

    def options(self, position: Pax) -> list[int]:
        found = concession_places(position, self.seat, self.empire)
        if not self.must:
            found.append(NO_CONCESSION.code)
        return found

    def choose(self, position: Pax, option: int) -> None:
        if verb_of(option) != NO_CONCESSION.code:
            settle_border(position, self.seat, option)

    def facts(self, position: Pax, option: int) -> list[tuple[str, str | int]]:
        return piece_there(position, option)

    def refused(self, position: Pax, offered: list[int]) -> list[Refused]:
        p = position
        found: list[Refused] = []
        for border in BORDERS_OF[self.empire]:
            if p.pirate[border] >= 0:
                found.append(Refused(SETTLE.of(border), "pirate-there", "PX-19.4"))
            elif p.concession[border] >= 0 and p.florins[self.seat] == 0:
                found.append(Refused(SETTLE.of(border), "no-florin", "PX-19.4"))
        return found

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("empire", EMPIRE.full(self.empire))]


# emancipation


def freedoms(p: Pax, empires: int) -> list[int]:
    """Every way to free one repressed piece of the given empires (a bit set)."""
    found: list[int] = []
    empire = 0
    while empires:
        if empires & 1 and p.repressed[empire]:
            cities = empty_cities(p, empire)
            borders = empty_borders(p, empire)
            for piece in repressed_kinds(p.repressed[empire]):
                if piece < PAWN:
                    for city in cities:
                        found.append(FREE_CITY.of(piece, city))
                else:
                    for border in borders:
                        found.append(FREE_BORDER.of(piece, border, empire))
        empires >>= 1
        empire += 1
    return found


@data
class OfferFreedom(Step[Pax]):
    """PX-19.5: as long as somebody can be freed."""

    seat: int
    empires: int

    def run(self, position: Pax) -> None:
        Emancipate(self.seat, least=0, most=MANY, total=0, empires=self.empires).go_on(position)


@data
class Emancipate(PickSeveral[Pax]):
    """PX-19.5: free repressed pieces, one after the other, onto empty cities and borders."""

    RULES = ("PX-19.5",)

    empires: int

    def things(self, position: Pax) -> list[int]:
        return freedoms(position, self.empires)

    def done(self) -> int:
        return FREE_NO_MORE.code

    def take(self, position: Pax, option: int) -> None:
        p = position
        piece = first(option)
        if verb_of(option) == FREE_CITY.code:
            empire = CITY_EMPIRE[second(option)]
            p.cities[second(option)] = piece
        else:
            empire = third(option)
            p.concession[second(option)] = piece - PAWN
        p.repressed = added(p.repressed, empire, -one_repressed(piece))
        p.tell(FREED, piece, empire)


@data
class OfferLiberty(Step[Pax]):
    """PX-19.6: only in a theocracy."""

    seat: int
    empire: int

    def run(self, position: Pax) -> None:
        if position.state[self.empire] != MEDIEVAL:
            position.push(GoldenLiberty(self.seat, self.empire))


@data
class GoldenLiberty(Decision[Pax]):
    """PX-19.6, PX-11.30: after a vote a theocracy may become medieval."""

    RULES = ("PX-19.6", "PX-11.30")

    empire: int

    def options(self, position: Pax) -> list[int]:
        return [PROCLAIM_LIBERTY.code, KEEP_THEOCRACY.code]

    def choose(self, position: Pax, option: int) -> None:
        if verb_of(option) == PROCLAIM_LIBERTY.code:
            set_state(position, self.empire, MEDIEVAL)

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("empire", EMPIRE.full(self.empire))]
