"""The Battle being fought, as numbers: `position.battle`. Empty: no Battle.

Head    ATTACKER, DEFENDER: who commands each side (a player; -1: Rebels, NPRs or Pirates alone) · LEADER, LEADER + 1:
        their Leaders (a card, THE_RULER, NOBODY) · PLACE: a space, or a Sea Zone if AT_SEA · MOVER: the player who
        attacked, -1 · ROUND, 0 before the first · NODE: of the Pirates attacked, else -1 · HELPED: the side that
        somebody from outside supports just now, -1 (EU-13.4.OR4) · ILL: Ill Health of a drawn Leader · INVADER,
        INVADERS: Realm and Units of an invasion (EU-13.5) · ORIGINS: four spaces from which the attackers came, or -1 ·
        DRAWN: the card drawn for NPRs, NOBODY · LIEGE: the player who added Imperial Units, -1
Sides   two blocks of SIDE numbers from HEAD on, ATTACKERS and DEFENDERS: `get(position, side, FIELD)`
NPRs    from NPRS on: NPR_WIDTH numbers each: Realm, side, Units left

A faction is what loses pieces by itself: a player (his number), BLACK (Rebels or Pirates), or FIRST_NPR + place in the
list of NPRs.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import ARTILLERY, CAVALRY, INFANTRY, UNIT_KINDS, Europa

ATTACKERS: Final = 0
DEFENDERS: Final = 1

# the head
ATTACKER: Final = 0
DEFENDER: Final = 1
LEADER: Final = 2
PLACE: Final = 4
AT_SEA: Final = 5
MOVER: Final = 6
ROUND: Final = 7
NODE: Final = 8
HELPED: Final = 9
ILL: Final = 10
INVADER: Final = 11
INVADERS: Final = 12
ORIGINS: Final = 13
ORIGINS_MOST: Final = 4
DRAWN: Final = 17
LIEGE: Final = 18
HEAD: Final = 19

# a side
PLAYERS: Final = 0  # bit set of the players who fight
BEGAN: Final = 1  # pieces at the start
DICE: Final = 2  # three numbers: dice of Battle Actions and reactions
LEADS: Final = 5  # three numbers: dice of the Leader
BASE: Final = 8  # type of the three base dice
HITS: Final = 9  # still to be taken
TAKEN: Final = 10  # Casualties of this roll, damaged Heavy Ships included
DOUBLES: Final = 11  # I2 results of the last roll
IMPERIAL: Final = 12  # Imperial Units
BLACK_HERE: Final = 13  # 1: Rebels or Pirates fight on this side
USED: Final = 14  # bit set of the Battle Actions of this Round
GONE: Final = 15  # bit set of the factions that have lost a piece in this pass
SUNK: Final = 16  # three numbers: Ships sunk in this roll
KILLED: Final = 19  # Rebel Units or Pirates of this side that are gone
NEXT: Final = 20  # by player: the category that loses next (EU-9.7.13)
SIDE: Final = 26

NPRS: Final = HEAD + 2 * SIDE
NPR_WIDTH: Final = 3

BLACK: Final = 6
FIRST_NPR: Final = 7


def blank(place: int, at_sea: bool, mover: int, origins: list[int]) -> list[int]:
    """A Battle before anybody stands on a side."""
    made = [0] * NPRS
    made[ATTACKER] = mover
    made[DEFENDER] = -1
    made[LEADER] = NOBODY
    made[LEADER + 1] = NOBODY
    made[PLACE] = place
    made[AT_SEA] = 1 if at_sea else 0
    made[MOVER] = mover
    made[NODE] = -1
    made[HELPED] = -1
    made[INVADER] = -1
    made[DRAWN] = NOBODY
    made[LIEGE] = -1
    for i in range(ORIGINS_MOST):
        made[ORIGINS + i] = origins[i] if i < len(origins) else -1
    base = ARTILLERY if at_sea else INFANTRY
    made[HEAD + BASE] = base
    made[HEAD + SIDE + BASE] = base
    return made


def get(position: Europa, side: int, field: int) -> int:
    return position.battle[HEAD + side * SIDE + field]


def put(position: Europa, side: int, field: int, value: int) -> None:
    position.battle[HEAD + side * SIDE + field] = value


def add(position: Europa, side: int, field: int, more: int) -> None:
    position.battle[HEAD + side * SIDE + field] += more


def place(position: Europa) -> int:
    return position.battle[PLACE]


def at_sea(position: Europa) -> bool:
    return position.battle[AT_SEA] == 1


def commander(position: Europa, side: int) -> int:
    """The player who leads a side; -1: nobody does."""
    return position.battle[side]


def origins(position: Europa) -> list[int]:
    return [space for space in position.battle[ORIGINS : ORIGINS + ORIGINS_MOST] if space >= 0]


# who fights


def players(position: Europa, side: int) -> list[int]:
    """Clockwise from the Active Player (else the First), those with pieces or without."""
    mask = get(position, side, PLAYERS)
    start = position.active if position.active >= 0 else position.first
    return [player for player in position.clockwise(start) if mask >> player & 1]


def side_of(position: Europa, player: int) -> int:
    """The side on which a player fights; -1: on none."""
    for side in (ATTACKERS, DEFENDERS):
        if get(position, side, PLAYERS) >> player & 1:
            return side
    return -1


def acting_side(position: Europa, player: int) -> int:
    """The side for which a player's Battle Action counts: his own, or the one that he supports (EU-13.4.OR4)."""
    side = side_of(position, player)
    return position.battle[HELPED] if side < 0 else side


def npr_realms(position: Europa, side: int) -> list[int]:
    """The NPRs that began the Battle on a side."""
    battle = position.battle
    return [battle[i] for i in range(NPRS, len(battle), NPR_WIDTH) if battle[i + 1] == side]


# pieces


def own_pieces(position: Europa, player: int) -> int:
    """A player's Units or Ships in the Battle, without Imperial Units."""
    battle = position.battle
    if battle[AT_SEA]:
        return forces.ships_in(position, player, battle[PLACE])
    return forces.units_in(position, player, battle[PLACE])


def player_pieces(position: Europa, side: int, player: int) -> int:
    """With the Imperial Units that fight for him (EU-18.4.6)."""
    total = own_pieces(position, player)
    if player == position.battle[LIEGE]:
        total += get(position, side, IMPERIAL)
    return total


def black_pieces(position: Europa, side: int) -> int:
    """Rebel Units, or Pirates."""
    if not get(position, side, BLACK_HERE):
        return 0
    battle = position.battle
    if battle[NODE] >= 0:
        return position.forces.pirates[battle[NODE]]
    return position.forces.rebels[battle[PLACE]]


def npr_pieces(position: Europa, side: int) -> int:
    battle = position.battle
    return sum(battle[i + 2] for i in range(NPRS, len(battle), NPR_WIDTH) if battle[i + 1] == side)


def pieces(position: Europa, side: int) -> int:
    """All pieces of a side."""
    total = get(position, side, IMPERIAL) + black_pieces(position, side) + npr_pieces(position, side)
    mask = get(position, side, PLAYERS)
    for player in range(len(position.players)):
        if mask >> player & 1:
            total += own_pieces(position, player)
    return total


def both_stand(position: Europa) -> bool:
    return pieces(position, ATTACKERS) > 0 and pieces(position, DEFENDERS) > 0


def by_type(position: Europa, side: int) -> list[int]:
    """Infantry, Cavalry and Artillery of a side on land; all but players' Units are Infantry (EU-13.4.12)."""
    found = [get(position, side, IMPERIAL) + black_pieces(position, side) + npr_pieces(position, side), 0, 0]
    mask = get(position, side, PLAYERS)
    for player in range(len(position.players)):
        if mask >> player & 1:
            kinds = forces.kinds_in(position, player, position.battle[PLACE])
            for kind in range(UNIT_KINDS):
                found[kind % 3] += kinds[kind]
    return found


def cavalry(position: Europa, player: int) -> int:
    """A player's own Cavalry in the Battle (EUI-8)."""
    kinds = forces.kinds_in(position, player, position.battle[PLACE])
    return sum(kinds[kind] for kind in range(CAVALRY, UNIT_KINDS, 3))


def factions(position: Europa, side: int) -> list[int]:
    """Those with pieces left: players clockwise, then Rebels or Pirates, then NPRs."""
    found = [player for player in players(position, side) if player_pieces(position, side, player)]
    if black_pieces(position, side):
        found.append(BLACK)
    battle = position.battle
    for i in range(NPRS, len(battle), NPR_WIDTH):
        if battle[i + 1] == side and battle[i + 2]:
            found.append(FIRST_NPR + (i - NPRS) // NPR_WIDTH)
    return found


def size(position: Europa, side: int, faction: int) -> int:
    if faction < BLACK:
        return player_pieces(position, side, faction)
    if faction == BLACK:
        return black_pieces(position, side)
    return position.battle[npr_at(faction) + 2]


def npr_at(faction: int) -> int:
    """Where the numbers of an NPR begin."""
    return NPRS + (faction - FIRST_NPR) * NPR_WIDTH


def faction_realm(position: Europa, faction: int) -> int:
    """Its Realm; -1 for Rebels and Pirates."""
    if faction < BLACK:
        return position.realm_of(faction)
    return -1 if faction == BLACK else position.battle[npr_at(faction)]


# Leaders


def leader(position: Europa, side: int) -> int:
    return position.battle[LEADER + side]


def drop_leader(position: Europa, side: int) -> None:
    """He is dead or gone, and his dice with him."""
    position.battle[LEADER + side] = NOBODY
    for kind in range(3):
        put(position, side, LEADS + kind, 0)
