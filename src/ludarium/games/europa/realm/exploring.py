"""Explore (EU-5.1.3): a Ship sails out, a die is thrown, a Claim is laid on what was found."""

from __future__ import annotations

from ludarium.games.europa.ask import chains, modifiers, ownership, seaways, special
from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask.hostility import hostile_seas
from ludarium.games.europa.facts import dice, places, tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import hand, purse, ships, supply
from ludarium.games.europa.realm.words import (
    DISCOVER,
    DISCOVERED,
    EXPLORATION_FAILED,
    EXPLORE_SAIL,
    EXPLORED,
    FAIL,
    KEEP_ROLL,
    LOSE_SHIP_AT,
    REROLL,
    ROLL_NOW,
    SHIP_LOST,
)
from ludarium.games.europa.table.actions import FREE
from ludarium.games.europa.table.player import DIP, MIL
from ludarium.games.europa.table.position import SEAS, Europa
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of


def by_ship(position: Europa, player: int) -> bool:
    """EU-5.1.3.1: Ships explore only with "Quest for the New World"."""
    return modifiers.allowed(position, player, symbols.M_EXPLORE_BY_SHIP)


def vacant(position: Europa, space: int) -> bool:
    """A Territory without a Province's owner."""
    provinces = places.PROVINCES_OF[position.board][space]
    return bool(provinces) and places.TERRITORY[provinces[0]] != 0 and position.land.holder[provinces[0]] < 0


def may_find(position: Europa, player: int, space: int) -> bool:
    """Distant, in play, no own Claim there, not all one's own. Where it has to lie, EU-5.1.3.6 says."""
    return not (
        not places.SPACE_IN_PLAY[position.board][space]
        or (position.areas.claims[space] >> player) & 1
        or position.areas.core[space] == player + 1
        or ownership.owns_all(position, player, space)
    )


def found(position: Europa, player: int, number: int, skull: bool) -> list[int]:
    """EU-5.1.3.4-5: Territories with the rolled number; without a skull also any Distant Area with an NPR Province, a
    Town or a Vassal token."""
    near = chains.discoverable(position, player, by_ship(position, player))
    result: list[int] = []
    for space in range(places.AREAS, places.SPACES):
        if not near[space] or not may_find(position, player, space):
            continue
        if vacant(position, space):
            province = places.PROVINCES_OF[position.board][space][0]
            if places.TERRITORY[province] == number:
                result.append(space)
        elif not skull:
            result.append(space)
    return result


def sails(position: Europa, player: int, due: int = 0) -> list[int]:
    """EU-5.1.3.2: a Light Ship into a Distant Sea Zone that is not Hostile; `due`: power that is to be paid before."""
    if not by_ship(position, player):
        return []
    hostile = hostile_seas(position, position.realm_of(player))
    power = sum(position.players[player].power) - due
    options: list[int] = []
    steps = tracks.SEA_STEPS + modifiers.total(position, player, symbols.M_NAVAL_MOVE_SPACES)
    for place in ask_forces.places_with_ships(position, player):
        if not ships.count(position, player, place, tracks.LIGHT):
            continue
        moves = seaways.sea_moves(position, player, place, steps, True)
        for i in range(0, len(moves), 3):
            goal = moves[i]
            if goal < SEAS and places.SEA_CONTINENT[goal] >= 0 and not (hostile >> goal) & 1 and moves[i + 2] <= power:
                options.append(EXPLORE_SAIL.of(place, goal))
    return options


def anything(position: Europa, player: int) -> bool:
    """Whether some throw could find something from where the player stands."""
    near = chains.discoverable(position, player, by_ship(position, player))
    for space in range(places.AREAS, places.SPACES):
        if near[space] and may_find(position, player, space):
            return True
    return False


def can_explore(position: Europa, player: int, waived: int = 0) -> bool:
    me = position.players[player]
    if waived < FREE and (me.power[DIP] < tracks.EXPLORE[1] or me.power[MIL] < tracks.EXPLORE[2]):
        return False
    due = 0 if waived >= FREE else tracks.EXPLORE[1] + tracks.EXPLORE[2]
    return anything(position, player) or bool(sails(position, player, due))


def begin_explore(position: Europa, player: int, waived: int = 0) -> None:
    if waived < FREE:
        purse.pay(position, player, 0, tracks.EXPLORE[1], tracks.EXPLORE[2], 0)
    rerolls = modifiers.total(position, player, symbols.M_EXPLORE_FREE_REROLLS)
    if sails(position, player):
        position.push(ExploreShip(player, rerolls))
    else:
        position.push(RollStep(player, 0, rerolls))


def toll(position: Europa, player: int, place: int, goal: int) -> int:
    """The power that the Ship pays on its way."""
    steps = tracks.SEA_STEPS + modifiers.total(position, player, symbols.M_NAVAL_MOVE_SPACES)
    return seaways.sail_price(position, player, place, goal, steps, True)


@data
class ExploreShip(Decision[Europa]):
    """EU-5.1.3.2: a Light Ship may sail into a Sea Zone of a Distant Continent first."""

    free: int  # re-rolls without DIP
    RULES = ("EU-5.1.3.2",)

    def options(self, position: Europa) -> list[int]:
        options = sails(position, self.seat)
        return [ROLL_NOW.code, *options] if anything(position, self.seat) or not options else options

    def choose(self, position: Europa, option: int) -> None:
        position.push(RollStep(self.seat, 0, self.free))
        if verb_of(option) == EXPLORE_SAIL.code:
            place, goal = first(option), second(option)
            fee = toll(position, self.seat, place, goal)
            ships.take_one_light(position, self.seat, place)
            ships.put_light(position, self.seat, goal)
            purse.lose_any(position, self.seat, fee)

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        if verb_of(option) != EXPLORE_SAIL.code:
            return []
        return [("goal_price", toll(position, self.seat, first(option), second(option)))]


@data
class RollStep(Step[Europa]):
    """EU-5.1.3.3: the Exploration Die."""

    player: int
    rolled: int
    free: int

    def run(self, position: Europa) -> None:
        face = position.chance.roll() - 1
        number, skull = dice.EXPLORE_NUMBER[face], dice.EXPLORE_SKULL[face]
        position.tell(EXPLORED, position.realm_of(self.player), number, skull)
        me = position.players[self.player]
        if self.rolled < tracks.REROLLS and (self.free or me.power[DIP] >= tracks.REROLL_DIP):
            position.push(Reroll(self.player, face, self.rolled, self.free))
        else:
            position.push(Outcome(self.player, face))


@data
class Reroll(Decision[Europa]):
    """EU-5.1.3.3: accept, or 1 DIP for another throw, at most twice; the last one binds."""

    face: int
    rolled: int
    free: int
    RULES = ("EU-5.1.3.3", "AMB-EU1-25")

    def options(self, position: Europa) -> list[int]:
        return [KEEP_ROLL.code, REROLL.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == KEEP_ROLL.code:
            position.push(Outcome(self.seat, self.face))
            return
        if not self.free:
            purse.lose_power(position, self.seat, DIP, tracks.REROLL_DIP)
        position.push(RollStep(self.seat, self.rolled + 1, max(0, self.free - 1)))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [
            ("number", dice.EXPLORE_NUMBER[self.face]),
            ("skull", dice.EXPLORE_SKULL[self.face]),
            ("free", 1 if self.free else 0),
        ]


def discovery_dip(position: Europa, player: int, space: int, skull: bool) -> int:
    """EU-5.1.3.5: 1 DIP with a skull; what a scenario's line of demarcation adds."""
    return (tracks.SKULL_DIP if skull else 0) + special.demarcation(position, player, space)


def payable(position: Europa, player: int, spaces: list[int], skull: bool) -> list[int]:
    dip = position.players[player].power[DIP]
    return [space for space in spaces if discovery_dip(position, player, space, skull) <= dip]


@data
class Outcome(Step[Europa]):
    """EU-5.1.3.4-5: what the throw allows. With no legal discovery the Action ends (AMB-EU1-23)."""

    player: int
    face: int

    def run(self, position: Europa) -> None:
        number, skull = dice.EXPLORE_NUMBER[self.face], bool(dice.EXPLORE_SKULL[self.face])
        if payable(position, self.player, found(position, self.player, number, skull), skull):
            position.push(Discover(self.player, self.face))
        elif skull:
            fail(position, self.player)


@data
class Discover(Decision[Europa]):
    """EU-5.1.3.4-7: which Area is discovered; with a skull 1 DIP, or the Exploration fails."""

    face: int
    RULES = ("EU-5.1.3.4", "EU-5.1.3.5", "EU-5.1.3.6", "EU-5.1.3.7")

    def options(self, position: Europa) -> list[int]:
        skull = bool(dice.EXPLORE_SKULL[self.face])
        spaces = found(position, self.seat, dice.EXPLORE_NUMBER[self.face], skull)
        options = [DISCOVER.of(space) for space in payable(position, self.seat, spaces, skull)]
        return [*options, FAIL.code] if skull else options

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == FAIL.code:
            fail(position, self.seat)
            return
        fee = discovery_dip(position, self.seat, first(option), bool(dice.EXPLORE_SKULL[self.face]))
        purse.lose_power(position, self.seat, DIP, fee)
        position.tell(DISCOVERED, position.realm_of(self.seat), first(option))
        supply.claim(position, self.seat, first(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("number", dice.EXPLORE_NUMBER[self.face]), ("skull", dice.EXPLORE_SKULL[self.face])]


def distant_places(position: Europa, player: int) -> list[int]:
    """Where own Ships are on a Distant Continent: at sea or in a Port there."""
    return [
        place
        for place in ask_forces.places_with_ships(position, player)
        if (places.SEA_CONTINENT[place] >= 0 if place < SEAS else ownership.distant(places.SPACE_OF[place - SEAS]))
    ]


def fail(position: Europa, player: int) -> None:
    """EU-5.1.3.5: one own Ship on a Distant Continent is lost, if there is one (AMB-EU1-24)."""
    position.tell(EXPLORATION_FAILED, position.realm_of(player))
    if position.tables & special.LOST_SHIPS:
        hand.draw(position, player, DIP)
    where = distant_places(position, player)
    if len(where) == 1:
        lose_ship(position, player, where[0])
    elif where:
        position.push(LoseShipAt(player))


def lose_ship(position: Europa, player: int, place: int) -> None:
    """The cheapest Ship there: a Light one, a Galley, a Heavy one."""
    for kind in (tracks.LIGHT, tracks.GALLEY, tracks.HEAVY):
        if ships.count(position, player, place, kind):
            ships.remove(position, player, place, kind)
            position.tell(SHIP_LOST, position.realm_of(player), place)
            return


@data
class LoseShipAt(Decision[Europa]):
    """EU-5.1.3.5: which Ship on a Distant Continent is lost."""

    RULES = ("EU-5.1.3.5",)

    def options(self, position: Europa) -> list[int]:
        return [LOSE_SHIP_AT.of(place) for place in distant_places(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        lose_ship(position, self.seat, first(option))
