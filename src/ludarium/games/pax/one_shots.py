"""One-shots without a battle: trade shift (13), coronation (14), apostasy (18); and declaring any one-shot (PX-8.2)."""

from __future__ import annotations

from ludarium.games.pax.agents import deployment
from ludarium.games.pax.board import (
    BISHOP,
    CATHOLIC,
    CITIES_OF,
    EMPIRES_AT,
    EMPORIUM,
    FAITHS_OF,
    PAWN,
    ROOK,
    SPICE_ISLANDS,
)
from ludarium.games.pax.cards import (
    APOSTASY,
    APOSTASY_IMMUNITY,
    CARD,
    CARD_AGENTS,
    CARD_LOCATION,
    CARD_PRESTIGE,
    CARD_SHOT,
    CONSPIRACY,
    CORONATION_UNRESTRICTED,
    CRUSADE,
    CRUSADE_ROOKS,
    DISCOVERY,
    NO_SHOT,
    SHIFT,
    SHIFT_OPENS,
    SHOT,
    SQUARE,
    SUITORS,
    is_war,
    prestige_of,
)
from ludarium.games.pax.position import Pax
from ludarium.games.pax.regime import lay_square, reward, strip
from ludarium.games.pax.tableau import (
    discard_card,
    holder,
    prestige,
    settle,
    tableau_prestige,
    take_from_row,
    things,
    to_throne,
)
from ludarium.games.pax.vocabulary import (
    APOSTASY_TOLD,
    CROWN,
    EMPORIUM_OPENED,
    FIRE,
    HOLD_FIRE,
    MARRIED,
    ONE_SHOT,
    STAY_UNWED,
    STRIKE,
    UNWED,
)
from ludarium.games.pax.wars import CallRooks, Fight, Muster, attackers, defenders, is_bloody, neighbours
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Frame, Refused, Step
from ludarium.kernel.rows import changed
from ludarium.kernel.verb import first, verb_of

# declaring a one-shot


def shot_options(p: Pax, seat: int, card: int) -> list[int]:
    """AM-7, AM-8: every way in which the card's one-shot can legally happen. Not for queens."""
    shot = CARD_SHOT[card]
    if shot == NO_SHOT:
        return []
    if is_war(shot):
        return [STRIKE.each[empire] for empire in EMPIRES_AT[CARD_LOCATION[card]] if is_bloody(p, shot, empire)]
    if shot >= SHIFT:
        return [FIRE.code] if can_shift(p, seat, card) else []
    return [FIRE.code] if apostates(p, FAITHS_OF[shot - APOSTASY]) else []


def fights(shot: int, piece: int) -> bool:
    """PX-8.4, PX-8.5, AM-56: bishops never fight, pawns not in religious wars."""
    if BISHOP <= piece < PAWN:
        return False
    return piece != PAWN or shot >= CONSPIRACY


def one_shot(p: Pax, seat: int, card: int, option: int) -> None:
    """PX-8.3: the one-shot happens; its agents come first and are compulsory."""
    shot = CARD_SHOT[card]
    agents = CARD_AGENTS[card]
    p.tell(ONE_SHOT, p.name(seat), shot)
    if not is_war(shot):
        frames = deployment(p, seat, card, agents, 1)
        if shot >= SHIFT:
            frames.append(ShiftTrade(SHIFT_OPENS[shot - SHIFT]))
        else:
            frames.append(Apostasy(shot - APOSTASY))
        p.plan(frames)
        return
    empire = first(option)
    frames = []
    for piece in agents:
        if fights(shot, piece):
            frames.append(Muster(seat, p.pawn(seat) if piece == PAWN else piece))
    frames.append(start_war(p, seat, shot, empire))
    frames.extend(deployment(p, seat, card, [piece for piece in agents if not fights(shot, piece)], 1))
    p.plan(frames)


def start_war(p: Pax, seat: int, shot: int, empire: int) -> Frame[Pax]:
    """The battle, after asking for the rooks of a crusade (AM-60)."""
    if shot == CRUSADE and p.has(seat, CRUSADE_ROOKS):
        for other in neighbours(p, empire):
            if any(p.cities[city] == ROOK + CATHOLIC for city in CITIES_OF[other]):
                return CallRooks(seat, shot, empire)
    return Fight(seat, shot, empire)


@data
class DeclareOneShot(Decision[Pax]):
    """PX-8.2: whether the one-shot happens, and where.

    `sold` is 1 when a sale sets it off (the card has left the tableau); then nothing is deployed without it.
    """

    RULES = ("PX-8.2",)

    card: int
    sold: int = 0

    def options(self, position: Pax) -> list[int]:
        return [*shot_options(position, self.seat, self.card), HOLD_FIRE.code]

    def choose(self, position: Pax, option: int) -> None:
        if verb_of(option) != HOLD_FIRE.code:
            one_shot(position, self.seat, self.card, option)
        elif not self.sold:
            position.plan(deployment(position, self.seat, self.card, CARD_AGENTS[self.card], 0))

    def facts(self, position: Pax, option: int) -> list[tuple[str, str | int]]:
        """Who would fight, with the agents that are in the supply and without rooks that may be called (AM-60)."""
        if verb_of(option) != STRIKE.code:
            return []
        p, shot, empire = position, CARD_SHOT[self.card], first(option)
        agents = [
            p.pawn(self.seat) if piece == PAWN else piece for piece in CARD_AGENTS[self.card] if fights(shot, piece)
        ]
        joining = sum(min(agents.count(piece), p.supply[piece]) for piece in set(agents))
        attack = joining + len(attackers(p, self.seat, shot, empire, home=-1, rooks=0))
        return [("empire_priced", 1), ("empire_attack", attack), ("empire_defence", len(defenders(p, shot, empire)))]

    def refused(self, position: Pax, offered: list[int]) -> list[Refused]:
        if not is_war(CARD_SHOT[self.card]):
            return []
        return [
            Refused(STRIKE.of(empire), "no-heretic", "PX-17.4")
            for empire in EMPIRES_AT[CARD_LOCATION[self.card]]
            if STRIKE.of(empire) not in offered
        ]

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.card)), ("shot", SHOT.full(CARD_SHOT[self.card]))]


# trade shift


def can_shift(p: Pax, seat: int, card: int) -> bool:
    """PX-13.4 to PX-13.7: the emporium is closed; the Spice Islands ask for a discovery beside the played card."""
    city = SHIFT_OPENS[CARD_SHOT[card] - SHIFT]
    if p.open[EMPORIUM[city]] == city:
        return False
    if city != SPICE_ISLANDS:
        return True
    own = prestige_of(tableau_prestige(p, seat), DISCOVERY)
    if holder(p, card) == seat:
        own -= prestige_of(CARD_PRESTIGE[card], DISCOVERY)
    return own > 0


@data
class ShiftTrade(Step[Pax]):
    """PX-13.1, PX-13.2: the disc moves; a piece in the closing emporium is repressed (by `settle`)."""

    RULES = ("PX-13.1",)

    city: int

    def run(self, position: Pax) -> None:
        region = EMPORIUM[self.city]
        position.tell(EMPORIUM_OPENED, self.city, position.open[region])
        position.open = changed(position.open, region, self.city)
        settle(position)


# apostasy


def apostates(p: Pax, faiths: list[int]) -> list[int]:
    """PX-18.1: the banks whose tableau shows prestige of both religions, and that are not immune."""
    found: list[int] = []
    for bank in range(len(p.florins)):
        packed = tableau_prestige(p, bank)
        if prestige_of(packed, faiths[0]) and prestige_of(packed, faiths[1]) and not p.has(bank, APOSTASY_IMMUNITY):
            found.append(bank)
    return found


@data
class Apostasy(Step[Pax]):
    """PX-18.1 to PX-18.5: apostates discard every card with prestige of either religion."""

    RULES = ("PX-18.1",)

    faiths: int

    def run(self, position: Pax) -> None:
        p = position
        p.tell(APOSTASY_TOLD, self.faiths)
        one, other = FAITHS_OF[self.faiths]
        for bank in apostates(p, [one, other]):
            doomed = [
                thing
                for thing in things(p, bank)
                if prestige_of(prestige(p, thing), one) or prestige_of(prestige(p, thing), other)
            ]
            for thing in doomed:
                if holder(p, thing) != bank:
                    continue  # gone already, with its king or its suzerain
                if thing >= SQUARE:
                    to_throne(p, thing - SQUARE, True)
                elif thing in p.queen:
                    to_throne(p, p.queen.index(thing), True)
                else:
                    discard_card(p, thing)
        settle(p)


# coronation


def suitors(p: Pax, seat: int, queen: int) -> list[int]:
    """PX-14.2: unmarried kings on their throne or in the own tableau; with the Henry VIII ability others too."""
    unrestricted = p.has(seat, CORONATION_UNRESTRICTED)
    found: list[int] = []
    for empire in SUITORS[queen]:
        if p.republic[empire]:
            continue
        if unrestricted or (p.queen[empire] < 0 and p.owner[empire] in (-1, seat)):
            found.append(empire)
    return found


@data
class Marry(Decision[Pax]):
    """PX-14.2, PX-14.11: a coronation, or the queen stays an old maid."""

    RULES = ("PX-14.2", "PX-14.11")

    card: int

    def options(self, position: Pax) -> list[int]:
        return [*[CROWN.each[empire] for empire in suitors(position, self.seat, self.card)], STAY_UNWED.code]

    def choose(self, position: Pax, option: int) -> None:
        if verb_of(option) == CROWN.code:
            crown(position, self.seat, self.card, first(option))
        else:
            remain_unwed(position, self.seat, self.card)

    def refused(self, position: Pax, offered: list[int]) -> list[Refused]:
        p = position
        free = suitors(p, self.seat, self.card)
        found: list[Refused] = []
        for empire in SUITORS[self.card]:
            if empire not in free:
                if p.republic[empire]:
                    reason = "republic"
                else:
                    reason = "married" if p.queen[empire] >= 0 else "other-tableau"
                found.append(Refused(CROWN.of(empire), reason, "PX-14.2"))
        return found

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.card))]


def remain_unwed(p: Pax, seat: int, queen: int) -> None:
    p.maids[seat].append(queen)
    p.tell(UNWED, p.name(seat), queen)


def crown(p: Pax, seat: int, queen: int, empire: int) -> None:
    """PX-14.3 to PX-14.7: a regime change that never flips; AM-12 to AM-14."""
    reward(p, seat, empire, 0)
    if p.owner[empire] == seat:
        if p.queen[empire] >= 0:
            discard_card(p, p.queen[empire])
    else:
        if p.owner[empire] >= 0:
            strip(p, empire)
            take_from_row(p, empire)
        elif p.queen[empire] >= 0:
            discard_card(p, p.queen[empire])
        lay_square(p, seat, empire, -1)
    p.queen = changed(p.queen, empire, queen)
    p.tell(MARRIED, p.name(seat), queen, empire)
    settle(p)
