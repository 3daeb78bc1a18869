"""Battles (section 15): one routine for campaigns, conspiracies, peasant revolts and religious wars.

A fighter is written as the option that would lose it (`lose-city city=paris`), so that the list of attackers is the
list of possible casualties. Agents wait in the position's `pool` (AM-50) until the battle is over.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.pax.board import (
    BORDERS_OF,
    CITIES_OF,
    CONSTANTINOPLE,
    EMPIRE,
    EMPIRE_REGION,
    KNIGHT,
    NEIGHBOURS,
    OTTOMAN,
    PAWN,
    PIRATE,
)
from ludarium.games.pax.cards import (
    BUFFER_PAIR,
    BUFFER_STATE,
    CONSPIRACY,
    CRUSADE,
    PEASANT_REVOLT,
    SHOT,
    SLAVE_SOLDIERS,
    SLAVES_AGAINST,
    SLAVES_FROM,
)
from ludarium.games.pax.facts import piece_there
from ludarium.games.pax.pieces import (
    empty_borders,
    empty_cities,
    empty_sea_borders,
    is_knight,
    kill,
    one_repressed,
    repress,
    repressed_pieces,
)
from ludarium.games.pax.position import Pax
from ludarium.games.pax.regime import RegimeChange, set_state
from ludarium.games.pax.supply import BorrowPiece, borrow_sources
from ludarium.games.pax.vocabulary import (
    BATTLE,
    BATTLE_LOST,
    BATTLE_WON,
    CALL_ROOKS,
    CONCEDED,
    DEPLOYED,
    FREED,
    LEAVE_EMPTY,
    LEAVE_ROOKS,
    LOSE_AGENT,
    LOSE_CITY,
    LOSE_CONCESSION,
    LOSE_PIRATE,
    LOSE_REPRESSED,
    PLACE_BORDER,
    PLACE_CITY,
    POSTED,
    STAND_IN,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Frame, Step
from ludarium.kernel.rows import added
from ludarium.kernel.verb import first, second, verb_of
from ludarium.kernel.words import Phrase

# A war is the number of its one-shot; a campaign is 0.
A_CAMPAIGN: Final = 0
# On whose square the repressed fighters of a campaign stand (AM-61).
SLAVES_HOME: Final = SLAVES_FROM[0]


def neighbours(p: Pax, empire: int) -> list[int]:
    """PX-3.18: empires that touch, unless a buffer state parts them."""
    found = NEIGHBOURS[empire]
    if empire in BUFFER_PAIR and p.anyone_has(BUFFER_STATE):
        return [other for other in found if other not in BUFFER_PAIR]
    return found


def slave_soldiers(p: Pax, seat: int, target: int) -> list[int]:
    """The repressed pieces on the Mamluk square that join a campaign against the East."""
    if EMPIRE_REGION[target] == SLAVES_AGAINST[0] and p.has(seat, SLAVE_SOLDIERS):
        return repressed_pieces(p.repressed[SLAVES_HOME])
    return []


def attackers(p: Pax, seat: int, war: int, empire: int, home: int, rooks: int) -> list[int]:
    """Everybody who attacks (the table of section 15)."""
    cities = p.cities
    if war == A_CAMPAIGN:
        found = [LOSE_CITY.each[city] for city in CITIES_OF[home] if is_knight(cities[city])]
        found.extend([LOSE_REPRESSED.each[piece] for piece in slave_soldiers(p, seat, empire)])
        return found
    found = [LOSE_AGENT.each[piece] for piece in p.pool]
    borders = BORDERS_OF[empire]
    if war < CONSPIRACY:
        faith = war - CRUSADE
        for border in borders:
            if p.pirate[border] == faith:
                found.append(LOSE_PIRATE.each[border])
        for city in CITIES_OF[empire]:
            if cities[city] >= 0 and cities[city] % 3 == faith:
                found.append(LOSE_CITY.each[city])
        for other in neighbours(p, empire):
            for city in CITIES_OF[other]:
                if cities[city] == KNIGHT + faith or (rooks and cities[city] == faith):
                    found.append(LOSE_CITY.each[city])
        return found
    for border in borders:
        if p.pirate[border] >= 0:
            found.append(LOSE_PIRATE.each[border])
        if war == PEASANT_REVOLT and p.concession[border] == p.houses[seat]:
            found.append(LOSE_CONCESSION.each[border])
    for piece in repressed_pieces(p.repressed[empire]):
        if (piece >= PAWN) == (war == PEASANT_REVOLT):
            found.append(LOSE_REPRESSED.each[piece])
    return found


def defenders(p: Pax, war: int, empire: int) -> list[int]:
    """PX-16.5, PX-11.40: the whole ruling class; in a religious war all heretics, pirates too (PX-17.3)."""
    cities = p.cities
    if war == A_CAMPAIGN or war >= CONSPIRACY:
        return [LOSE_CITY.each[city] for city in CITIES_OF[empire] if cities[city] >= 0]
    faith = war - CRUSADE
    found = [LOSE_CITY.each[city] for city in CITIES_OF[empire] if cities[city] >= 0 and cities[city] % 3 != faith]
    for border in BORDERS_OF[empire]:
        if p.pirate[border] >= 0 and p.pirate[border] != faith:
            found.append(LOSE_PIRATE.each[border])
    return found


def is_bloody(p: Pax, war: int, empire: int) -> bool:
    """PX-17.4: a religious war needs a heretic."""
    if war >= CONSPIRACY:
        return True
    faith = war - CRUSADE
    for city in CITIES_OF[empire]:
        piece = p.cities[city]
        if piece >= 0 and piece % 3 != faith:
            return True
    for border in BORDERS_OF[empire]:
        if p.pirate[border] >= 0 and p.pirate[border] != faith:
            return True
    return False


def lose(p: Pax, option: int, square: int) -> None:
    """One fighter dies. `square` is the empire on whose square repressed fighters stand."""
    verb = verb_of(option)
    place = first(option)
    if verb == LOSE_CITY.code:
        piece = p.cities[place]
        p.cities[place] = -1
    elif verb == LOSE_AGENT.code:
        piece = place
        p.pool.remove(piece)
    elif verb == LOSE_PIRATE.code:
        piece = PIRATE + p.pirate[place]
        p.pirate[place] = -1
    elif verb == LOSE_CONCESSION.code:
        piece = PAWN + p.concession[place]
        p.concession[place] = -1
    else:
        piece = place
        p.repressed = added(p.repressed, square, -one_repressed(piece))
    kill(p, piece)


# mustering


@data
class Muster(Step[Pax]):
    """PX-8.4: an agent joins the attackers; if the supply is empty it may be borrowed (PX-24.3)."""

    seat: int
    piece: int
    asked: int = 0

    def run(self, position: Pax) -> None:
        p = position
        if p.supply[self.piece] > 0:
            p.supply[self.piece] -= 1
            p.pool.append(self.piece)
        elif not self.asked and borrow_sources(p, self.piece):
            p.plan([BorrowPiece(self.seat, self.piece), Muster(self.seat, self.piece, asked=1)])


@data
class CallRooks(Decision[Pax]):
    """AM-60: gold rooks of neighbouring empires may join the owner's crusade, all of them or none."""

    RULES = ("PX-17.2", "PX-22.3")

    war: int
    empire: int

    def options(self, position: Pax) -> list[int]:
        return [CALL_ROOKS.code, LEAVE_ROOKS.code]

    def choose(self, position: Pax, option: int) -> None:
        position.push(Fight(self.seat, self.war, self.empire, rooks=int(verb_of(option) == CALL_ROOKS.code)))

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("empire", EMPIRE.full(self.empire))]


# the fight


@data
class Fight(Step[Pax]):
    """PX-15.2, PX-15.3: pieces die one for one; the attackers win if one of them survives.

    `home` is the campaigning king's empire, or -1.
    """

    RULES = ("PX-15.2", "PX-15.3")

    seat: int
    war: int
    empire: int
    home: int = -1
    rooks: int = 0

    def run(self, position: Pax) -> None:
        p = position
        attack = attackers(p, self.seat, self.war, self.empire, self.home, self.rooks)
        defence = defenders(p, self.war, self.empire)
        p.tell(BATTLE, self.war, self.empire, len(attack), len(defence))
        square = SLAVES_HOME if self.war == A_CAMPAIGN else self.empire
        won = len(attack) > len(defence)
        after: Frame[Pax] = (
            Triumph(self.seat, self.war, self.empire, self.home) if won else Defeat(self.seat, self.empire)
        )
        beaten = defence if won else attack
        deaths = min(len(attack), len(defence))
        p.push(after)
        p.push(Losses(self.seat, self.war, self.empire, self.home, self.rooks, int(won), deaths))
        for fighter in beaten:
            lose(p, fighter, square)


@data
class Losses(Step[Pax]):
    """PX-15.3: the acting player picks every casualty; asked only where it makes a difference."""

    seat: int
    war: int
    empire: int
    home: int
    rooks: int
    won: int
    deaths: int

    def fighters(self, p: Pax) -> list[int]:
        if self.won:
            return attackers(p, self.seat, self.war, self.empire, self.home, self.rooks)
        return defenders(p, self.war, self.empire)

    def run(self, position: Pax) -> None:
        if self.deaths == 0:
            return
        fighters = self.fighters(position)
        if self.deaths >= len(fighters) or len(set(fighters)) == 1:
            square = SLAVES_HOME if self.war == A_CAMPAIGN else self.empire
            for fighter in fighters[: self.deaths]:
                lose(position, fighter, square)
            return
        position.push(ChooseLoss(self.seat, self.war, self.empire, self.home, self.rooks, self.won, self.deaths))


@data
class ChooseLoss(Decision[Pax]):
    """PX-15.3, PX-15.4: which fighter dies next."""

    RULES = ("PX-15.3", "PX-15.4")

    war: int
    empire: int
    home: int
    rooks: int
    won: int
    deaths: int

    def options(self, position: Pax) -> list[int]:
        return list(dict.fromkeys(self.rest(self.deaths).fighters(position)))

    def rest(self, deaths: int) -> Losses:
        return Losses(self.seat, self.war, self.empire, self.home, self.rooks, self.won, deaths)

    def choose(self, position: Pax, option: int) -> None:
        position.push(self.rest(self.deaths - 1))
        lose(position, option, SLAVES_HOME if self.war == A_CAMPAIGN else self.empire)

    def facts(self, position: Pax, option: int) -> list[tuple[str, str | int]]:
        return piece_there(position, option)

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("shot", SHOT.full(self.war)), ("empire", EMPIRE.full(self.empire)), ("count", self.deaths)]


@data
class Defeat(Step[Pax]):
    """PX-15.4: all attackers have died."""

    seat: int
    empire: int

    def trail(self, position: Pax) -> list[Phrase]:
        return [Phrase("trail-battle", {"empire": EMPIRE.full(self.empire)})]

    def run(self, position: Pax) -> None:
        position.tell(BATTLE_LOST, position.name(self.seat), self.empire)


@data
class Triumph(Step[Pax]):
    """PX-15.5, PX-15.8: the state changes first (AM-51), survivors are placed, then the regime changes."""

    seat: int
    war: int
    empire: int
    home: int

    def trail(self, position: Pax) -> list[Phrase]:
        return [Phrase("trail-battle", {"empire": EMPIRE.full(self.empire)})]

    def run(self, position: Pax) -> None:
        p = position
        empire = self.empire
        p.tell(BATTLE_WON, p.name(self.seat), empire)
        suzerain = -1
        freed: list[int] = []
        if self.war == A_CAMPAIGN:
            suzerain = p.suzerain[self.home] if p.suzerain[self.home] >= 0 else self.home
            if empire == SLAVES_HOME:
                freed = slave_soldiers(p, self.seat, empire)
        elif self.war >= CONSPIRACY:
            freed = [
                piece
                for piece in repressed_pieces(p.repressed[empire])
                if (piece >= PAWN) == (self.war == PEASANT_REVOLT)
            ]
        for piece in freed:
            p.repressed = added(p.repressed, empire, -one_repressed(piece))
            p.pool.append(piece)
            p.tell(FREED, piece, empire)
        p.plan([PlaceSurvivors(self.seat, empire), RegimeChange(self.seat, empire, suzerain)])
        if self.war != A_CAMPAIGN and self.war < CONSPIRACY:
            if empire == OTTOMAN:
                p.push(OfferArrangement(self.seat))
            set_state(p, empire, self.war - CRUSADE + 1)


# survivors


def survivor_places(p: Pax, empire: int) -> list[int]:
    """PX-15.5: nobles into empty cities, pirates onto empty sea borders, pawns onto empty borders."""
    found: list[int] = []
    for piece in dict.fromkeys(p.pool):
        if piece < PIRATE:
            for city in empty_cities(p, empire):
                found.append(PLACE_CITY.of(piece, city))
        elif piece < PAWN:
            for border in empty_sea_borders(p, empire):
                found.append(PLACE_BORDER.of(piece, border))
        else:
            for border in empty_borders(p, empire):
                found.append(PLACE_BORDER.of(piece, border))
    return found


def place_survivor(p: Pax, option: int) -> None:
    piece, place = first(option), second(option)
    p.pool.remove(piece)
    if piece < PIRATE:
        p.cities[place] = piece
        p.tell(DEPLOYED, piece, place)
    elif piece < PAWN:
        p.pirate[place] = piece - PIRATE
        p.tell(POSTED, piece, place)
    else:
        p.concession[place] = piece - PAWN
        p.tell(CONCEDED, p.name(p.bank_of(piece - PAWN)), place)


@data
class PlaceSurvivors(Step[Pax]):
    """PX-15.5, PX-15.6: compulsory while there is room; without room pieces are repressed, pirates killed."""

    seat: int
    empire: int

    def run(self, position: Pax) -> None:
        p = position
        while p.pool:
            options = survivor_places(p, self.empire)
            if len(options) > 1:
                p.push(PlaceSurvivor(self.seat, self.empire))
                return
            if options:
                place_survivor(p, options[0])
                continue
            for piece in p.pool:
                if PIRATE <= piece < PAWN:
                    kill(p, piece)
                else:
                    repress(p, piece, self.empire)
            p.pool = []


@data
class PlaceSurvivor(Decision[Pax]):
    """PX-15.5: where a surviving agent or freed fighter goes."""

    RULES = ("PX-15.5",)

    empire: int

    def options(self, position: Pax) -> list[int]:
        return survivor_places(position, self.empire)

    def choose(self, position: Pax, option: int) -> None:
        position.push(PlaceSurvivors(self.seat, self.empire))
        place_survivor(position, option)

    def about(self, position: Pax) -> list[tuple[str, str | int]]:
        return [("empire", EMPIRE.full(self.empire))]


# Constantinople


@data
class OfferArrangement(Step[Pax]):
    """PX-17.6: only where it matters which circles are empty."""

    seat: int

    def run(self, position: Pax) -> None:
        held = sum(1 for city in CONSTANTINOPLE if position.cities[city] >= 0)
        if held in (1, 2):
            position.push(ArrangeConstantinople(self.seat))


@data
class ArrangeConstantinople(Decision[Pax]):
    """PX-17.6: after a religious war the attacker arranges the pieces in Constantinople's circles."""

    RULES = ("PX-17.6",)

    def options(self, position: Pax) -> list[int]:
        held = sum(1 for city in CONSTANTINOPLE if position.cities[city] >= 0)
        verb = STAND_IN if held == 1 else LEAVE_EMPTY
        return [verb.of(city) for city in CONSTANTINOPLE]

    def choose(self, position: Pax, option: int) -> None:
        cities = position.cities
        held = [cities[city] for city in CONSTANTINOPLE if cities[city] >= 0]
        chosen = first(option)
        for city in CONSTANTINOPLE:
            stays = (city == chosen) == (verb_of(option) == STAND_IN.code)
            cities[city] = held.pop(0) if stays else -1
