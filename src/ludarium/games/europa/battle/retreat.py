"""Retreat (EU-9.6.6, 9.6.8-9, 9.7.19-20, 9.7.27, 9.9.16): who leaves, where to, at what price.

First the NPRs, by their rule. Then each player of the attacking side, its commander first, then those of the other one;
each decides for his own pieces and loses one more (AMB-EU1-64). Attackers go back whence they came; all others, and
attackers who came from nowhere (AMB-EU1-33), to a space beside. An Area that could be entered only with an owner's
consent is no place to Retreat to: nobody is asked in the middle of a Battle.
"""

from __future__ import annotations

from ludarium.games.europa.ask import forces, reach, relations
from ludarium.games.europa.battle import casualties, sides, state
from ludarium.games.europa.battle.state import (
    ATTACKERS,
    DEFENDERS,
    IMPERIAL,
    LIEGE,
    MOVER,
    NEXT,
    NPR_WIDTH,
    NPRS,
)
from ludarium.games.europa.battle.words import (
    BY_DUCATS,
    BY_INFLUENCE,
    BY_NOTHING,
    FIGHT_ON,
    GALLEYS_LOST,
    NPR_RETREATED,
    RETREAT_SAIL,
    RETREAT_TO,
    RETREATED,
    SAILED_AWAY,
)
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.npr import defence
from ludarium.games.europa.put import purse, supply
from ludarium.games.europa.table.position import (
    ARMIES,
    ARMY,
    ARMY_SPACE,
    FLEET,
    FLEET_DAMAGED,
    FLEET_GALLEY,
    FLEET_HEAVY,
    FLEET_LIGHT,
    FLEET_PLACE,
    SEAS,
    Europa,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of

# NPRs


def nprs_leave(position: Europa) -> None:
    """EU-9.6.9, 13.4.15-17: NPRs give up when their side is the weaker one, except at home and beside Rebels."""
    battle = position.battle
    counts = [state.pieces(position, ATTACKERS), state.pieces(position, DEFENDERS)]
    for i in range(NPRS, len(battle), NPR_WIDTH):
        realm, side, units = battle[i], battle[i + 1], battle[i + 2]
        if (
            units
            and counts[side] < counts[1 - side]
            and not state.black_pieces(position, side)
            and not defence.to_the_last(position, realm, state.place(position), state.at_sea(position))
        ):
            battle[i + 2] = 0
            position.tell(NPR_RETREATED, realm, units)


# players


@data
class Withdraw(Step[Europa]):
    """The next player of a side who could Retreat is asked; `asked` are those who were."""

    side: int
    asked: int
    RULES = ("EU-9.6.6", "EU-9.7.19")

    def run(self, position: Europa) -> None:
        if not state.both_stand(position):
            return
        first_asked = state.commander(position, self.side)
        order = state.players(position, self.side)
        if first_asked in order:
            order.remove(first_asked)
            order.insert(0, first_asked)
        for player in order:
            if not self.asked >> player & 1 and ways_out(position, self.side, player):
                position.push(Withdraw(self.side, self.asked | 1 << player))
                position.push(RetreatOrStay(player, self.side))
                return


def ways_out(position: Europa, side: int, player: int) -> list[int]:
    """Where a player's pieces can Retreat to: options. With his last piece, which would be lost, he stays."""
    if not state.own_pieces(position, player) or state.player_pieces(position, side, player) < 2:
        return []
    if state.at_sea(position):
        return [RETREAT_SAIL.of(place) for place in sea_ways(position, player)]
    if player == position.battle[MOVER] and state.origins(position):
        return [RETREAT_TO.of(space, BY_NOTHING) for space in state.origins(position)]
    return land_ways(position, player)


def land_ways(position: Europa, player: int) -> list[int]:
    """EU-9.7.20: beside by land, without Enemy Units and without an NPR that would fight; Military Access has to be
    paid for as usual (EU-9.5.9)."""
    found: list[int] = []
    pairs = reach.land_retreats(position, player, state.place(position))
    for i in range(0, len(pairs), 2):
        space, entry = pairs[i], pairs[i + 1]
        if entry == reach.CONSENT or sides.needed(position, player, space):
            continue
        if entry == reach.FREE:
            found.append(RETREAT_TO.of(space, BY_NOTHING))
            continue
        if relations.spendable(position, player, space):
            found.append(RETREAT_TO.of(space, BY_INFLUENCE))
        if position.players[player].ducats >= tracks.ACCESS_DUCATS:
            found.append(RETREAT_TO.of(space, BY_DUCATS))
    return found


def sea_ways(position: Europa, player: int) -> list[int]:
    """EU-9.9.16: Sea Zones beside that are not Hostile, Friendly Ports with room for all who are left."""
    sea = state.place(position)
    single = forces.light_of(position.forces.sail[sea], player)
    ships = forces.ships_in(position, player, sea) - 1
    return [
        place
        for place in reach.sea_retreats(position, player, sea)
        if place < SEAS or reach.port_room(position, player, place - SEAS, single == 0) >= ships
    ]


@data
class RetreatOrStay(Decision[Europa]):
    """EU-9.7.19, 9.9.16: whoever leaves loses one more piece (EU-9.6.8)."""

    side: int
    RULES = ("EU-9.6.6", "EU-9.6.8", "EU-9.7.19", "EU-9.7.20", "EU-9.9.16")

    def options(self, position: Europa) -> list[int]:
        return [FIGHT_ON.code, *ways_out(position, self.side, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        verb, goal = verb_of(option), first(option)
        if verb == FIGHT_ON.code:
            return
        access = second(option) if verb == RETREAT_TO.code else BY_NOTHING
        if access == BY_INFLUENCE:
            supply.give_up_influence(position, self.seat, goal, 1)
        elif access == BY_DUCATS:
            purse.lose_ducats(position, self.seat, tracks.ACCESS_DUCATS)
        position.push(Depart(self.side, self.seat, goal))
        state.put(position, self.side, NEXT + self.seat, 0)
        casualties.lose(position, self.side, self.seat)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [
            ("own", state.pieces(position, self.side)),
            ("enemy", state.pieces(position, 1 - self.side)),
        ]


@data
class Depart(Step[Europa]):
    """All pieces of one player leave for one place; Imperial Units go back to their pool."""

    side: int
    player: int
    goal: int
    RULES = ("EU-9.7.20", "EU-9.9.16")

    def run(self, position: Europa) -> None:
        player = self.player
        if player == position.battle[LIEGE]:
            position.imperial_pool += state.get(position, self.side, IMPERIAL)
            state.put(position, self.side, IMPERIAL, 0)
        if not state.own_pieces(position, player):
            return
        if state.at_sea(position):
            sail_away(position, player, state.place(position), self.goal)
        else:
            march_away(position, player, state.place(position), self.goal)


def march_away(position: Europa, player: int, space: int, goal: int) -> None:
    own = position.own_forces()
    for army in range(ARMIES):
        at = (player * ARMIES + army) * ARMY
        if own.armies[at + ARMY_SPACE] == space:
            own.armies[at + ARMY_SPACE] = goal
    loose = forces.loose_of(own.loose[space], player) << forces.LOOSE_BITS * player
    own.loose[space] -= loose
    own.loose[goal] += loose
    position.tell(RETREATED, position.realm_of(player), goal)


def sail_away(position: Europa, player: int, sea: int, goal: int) -> None:
    """Galleys do not leave the marked Sea Zones (EU-9.U.22)."""
    own = position.own_forces()
    at = player * FLEET
    if own.fleets[at + FLEET_PLACE] == sea:
        own.fleets[at + FLEET_PLACE] = goal
        galleys = own.fleets[at + FLEET_GALLEY]
        if galleys and goal < SEAS and not places.MARK[goal]:
            own.fleets[at + FLEET_GALLEY] = 0
            position.tell(GALLEYS_LOST, position.realm_of(player), galleys)
            if not own.fleets[at + FLEET_LIGHT] and not own.fleets[at + FLEET_HEAVY]:
                own.fleets[at + FLEET_PLACE] = -1
                own.fleets[at + FLEET_DAMAGED] = 0
    shift = forces.SAIL_BITS * player
    single = forces.light_of(own.sail[sea], player)
    own.sail[sea] &= ~(forces.SAIL_MASK << shift)
    if single and goal < SEAS:
        own.sail[goal] += single << shift
    elif single:
        _dock(own.docked, goal - SEAS, player, single)
    position.tell(SAILED_AWAY, position.realm_of(player), goal)


def _dock(triples: list[int], province: int, player: int, ships: int) -> None:
    for i in range(0, len(triples), 3):
        if triples[i] == province and triples[i + 1] == player:
            triples[i + 2] += ships
            return
    triples.extend([province, player, ships])
