"""Trade fairs (section 12): profit, subsidy, voyage, levies, leftovers."""

from __future__ import annotations

from ludarium.games.pax.board import (
    CITY_EMPIRE,
    COLUMNS,
    EMPIRE,
    FAIR_FLORINS,
    ROUTE_BORDERS,
    ROUTE_EMPIRES,
    SPICE_ISLANDS,
    SUBSIDY,
)
from ludarium.games.pax.cards import (
    ABILITY_BITS,
    BIGGER_SUBSIDY,
    DOUBLE_CONCESSIONS,
    DOUBLE_SPICE,
    SUBSIDY_OF,
)
from ludarium.games.pax.pieces import empty_cities, is_saturated, levy_icon
from ludarium.games.pax.position import BANKRUPTCY, Pax
from ludarium.games.pax.supply import BorrowPiece, borrow_sources
from ludarium.games.pax.tableau import count_ability, things
from ludarium.games.pax.vocabulary import (
    CONCESSION_PAID,
    FAIR_BEGAN,
    LEVIED,
    LEVY_IN,
    NO_VOYAGE,
    PIRATE_TOOK,
    SUBSIDISED,
    VOYAGE_ENDED,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first
from ludarium.kernel.words import Phrase


def subsidy(p: Pax, bank: int) -> int:
    """PX-12.5; none with the bankruptcy variant (PX-27.3), more with a promo card."""
    if p.flags & BANKRUPTCY:
        return 0
    if p.has(bank, BIGGER_SUBSIDY):
        return max(SUBSIDY_OF[thing] for thing in things(p, bank) if (ABILITY_BITS[thing] >> BIGGER_SUBSIDY) & 1)
    return SUBSIDY


def income(p: Pax, bank: int, start: int) -> int:
    """PX-12.6, AM-58: what a concession of this bank collects; doublings multiply."""
    if not p.powers[bank]:
        return 1
    weight = 2 if p.has(bank, DOUBLE_CONCESSIONS) else 1
    if start == SPICE_ISLANDS and p.has(bank, DOUBLE_SPICE):
        weight <<= count_ability(p, bank, DOUBLE_SPICE)
    return weight


def voyage(p: Pax, organiser: int, start: int, profit: int, paid: list[int]) -> tuple[int, int, int]:
    """Follows the route: adds to `paid` by bank; gives the empires travelled, what is left, and China's share."""
    first_share = min(subsidy(p, organiser), profit)
    paid[organiser] += first_share
    profit -= first_share
    if profit == 0:
        return 0, 0, 0
    lost = 0
    borders = ROUTE_BORDERS[start]
    for i, border in enumerate(borders):
        house = p.concession[border]
        if house >= 0:
            # PX-24.9: a pirate that shares the border takes nothing
            bank = p.bank_of(house)
            share = min(income(p, bank, start), profit)
            paid[bank] += share
            profit -= share
            p.tell(CONCESSION_PAID, p.name(bank), border, share)
        elif p.pirate[border] >= 0:
            profit -= 1
            lost += 1
            p.tell(PIRATE_TOOK, border)
        if profit == 0:
            return i + 1, 0, lost
    return len(borders) + 1, profit, lost


def hold_fair(p: Pax, seat: int, row: int) -> None:
    """PX-12.1 to PX-12.12."""
    slot = row * COLUMNS
    profit = p.coins[slot] + FAIR_FLORINS[len(p.florins)]
    p.gone = [*p.gone, p.market[slot]]
    p.market[slot] = -1
    p.coins[slot] = 0
    p.tell(FAIR_BEGAN, p.name(seat), row, profit)
    start = p.open[row]
    share = min(subsidy(p, seat), profit)
    if share:
        p.tell(SUBSIDISED, p.name(seat), share)
    paid = [0] * len(p.florins)
    travelled, left, _ = voyage(p, seat, start, profit, paid)
    for bank, florins in enumerate(paid):
        p.florins[bank] += florins
    p.coins[slot] = left
    route = ROUTE_EMPIRES[start]
    if travelled:
        p.tell(VOYAGE_ENDED, route[travelled - 1], left)
    else:
        p.tell(NO_VOYAGE, row)
    p.push(LevyAlong(seat, route[:travelled]))


@data
class LevyAlong(Step[Pax]):
    """PX-12.9 to PX-12.11, AM-24: one levy in each empire of the voyage, in its order."""

    RULES = ("PX-12.9",)

    seat: int
    empires: list[int]

    def trail(self, position: Pax) -> list[Phrase]:
        return [Phrase("trail-fair")]

    def run(self, position: Pax) -> None:
        p = position
        for i, empire in enumerate(self.empires):
            if not is_saturated(p, empire):
                p.push(LevyAlong(self.seat, self.empires[i + 1 :]))
                ask_levy(p, self.seat, empire)
                return


def ask_levy(p: Pax, seat: int, empire: int) -> None:
    """A levy in one empire: asks where, if it makes a difference."""
    cities = empty_cities(p, empire)
    if not cities:
        return
    if len(cities) == 1:
        levy(p, seat, cities[0])
    else:
        p.push(PlaceLevy(seat, empire))


def levy(p: Pax, seat: int, city: int) -> None:
    piece = levy_icon(p, city, p.state[CITY_EMPIRE[city]])
    if p.supply[piece] > 0:
        p.supply[piece] -= 1
        p.cities[city] = piece
        p.tell(LEVIED, piece, city)
    elif borrow_sources(p, piece):
        p.plan([BorrowPiece(seat, piece), LandLevy(city, piece)])


@data
class LandLevy(Step[Pax]):
    """PX-24.3: the borrowed piece is levied, if it was borrowed."""

    city: int
    piece: int

    def run(self, position: Pax) -> None:
        p = position
        if p.supply[self.piece] > 0:
            p.supply[self.piece] -= 1
            p.cities[self.city] = self.piece
            p.tell(LEVIED, self.piece, self.city)


@data
class PlaceLevy(Decision[Pax]):
    """PX-12.9, PX-11.19: in which empty city the levy is raised; its icon says which piece."""

    RULES = ("PX-12.9", "PX-11.19")

    empire: int

    def options(self, position: Pax) -> list[int]:
        return [LEVY_IN.each[city] for city in empty_cities(position, self.empire)]

    def choose(self, position: Pax, option: int) -> None:
        levy(position, self.seat, first(option))

    def facts(self, position: Pax, option: int) -> list[tuple[str, str | int]]:
        city = first(option)
        return [("city_piece", levy_icon(position, city, position.state[CITY_EMPIRE[city]]))]

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("empire", EMPIRE.full(self.empire))]
