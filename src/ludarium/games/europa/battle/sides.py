"""Who fights a Battle, on which side (EU-9.7.1, 9.7.22, 9.9.1, 13.4.8, AMB-EU1-34..36).

All Enemies of the attacker defend as one force, allied or not: players' pieces, Rebels, NPRs that stand up for their
own land. Whoever is Hostile to one of them and not to the attacker fights beside him, NPRs for their own land too. The
rest stays out.

    needed(position, player, space), needed_at_sea(position, player, sea)
        whether a player's pieces that enter (or stand there when a War begins) have to fight
    met(position, player, place, at_sea)                how many they would meet
"""

from __future__ import annotations

from ludarium.games.europa.ask import defence as capacity
from ludarium.games.europa.ask import forces
from ludarium.games.europa.ask.hostility import foe, hostile
from ludarium.games.europa.battle import state
from ludarium.games.europa.battle.state import (
    AT_SEA,
    ATTACKER,
    ATTACKERS,
    BLACK_HERE,
    DEFENDER,
    DEFENDERS,
    INVADER,
    INVADERS,
    MOVER,
    NODE,
    NPR_WIDTH,
    NPRS,
    PLACE,
    PLAYERS,
)
from ludarium.games.europa.npr import defence
from ludarium.games.europa.table.position import Europa


def needed(position: Europa, player: int, space: int) -> bool:
    """Whether a Land Battle starts if this player's Units are in a space: Hostile Units are there, or an Enemy NPR
    that was not faced there before this Turn has Units to bring (EU-9.7.1-2, 13.4.1-2)."""
    if position.forces.rebels[space] or _hostile_players(position, player, space, False):
        return True
    return bool(_enemy_nprs(position, position.players[player].realm, space, False))


def needed_at_sea(position: Europa, player: int, sea: int) -> bool:
    """The same for Ships in a Sea Zone (EU-9.9.1-2, 13.4.4-5)."""
    if _hostile_players(position, player, sea, True):
        return True
    return bool(_enemy_nprs(position, position.players[player].realm, sea, True))


def met(position: Europa, player: int, place: int, at_sea: bool) -> int:
    """How many pieces a player's would have to fight if they entered a space or a Sea Zone now."""
    total = 0 if at_sea else position.forces.rebels[place]
    foes = _hostile_players(position, player, place, at_sea)
    for other in range(len(position.players)):
        if foes >> other & 1:
            total += forces.ships_in(position, other, place) if at_sea else forces.units_in(position, other, place)
    return total + sum(_enemy_nprs(position, position.realm_of(player), place, at_sea)[1::2])


def _hostile_players(position: Europa, player: int, place: int, at_sea: bool) -> int:
    """As a bit set: those with pieces there."""
    found = 0
    for other in range(len(position.players)):
        if (
            other != player
            and _present(position, other, place, at_sea)
            and hostile(position, player, position.realm_of(other))
        ):
            found |= 1 << other
    return found


def _present(position: Europa, player: int, place: int, at_sea: bool) -> bool:
    if at_sea:
        return forces.has_ships(position.forces, player, place)
    return forces.has_units(position.forces, player, place)


def _enemy_nprs(position: Europa, realm: int, place: int, at_sea: bool) -> list[int]:
    """NPRs that defend against a Realm: flat pairs of Realm and pieces. In an HRE Area an NPR Emperor adds to the
    whole, on the account of the first of them (EU-18.8.2)."""
    found: list[int] = []
    total = 0
    for npr in defence.owners(position, place, at_sea):
        if foe(position, realm, npr) and not defence.faced(position, npr, place, at_sea):
            count = defence.strength(position, npr, place, at_sea)
            found.extend([npr, count])
            total += count
    if found and not at_sea:
        _even_out(found, capacity.imperial(position, total, place) - total)
    return [value for i in range(0, len(found), 2) if found[i + 1] for value in found[i : i + 2]]


def _even_out(pairs: list[int], more: int) -> None:
    """Adds to the first; what is taken away is taken from one after the other."""
    if more > 0:
        pairs[1] += more
    for i in range(1, len(pairs), 2):
        if more < 0:
            less = min(pairs[i], -more)
            pairs[i] -= less
            more += less


def set_up(position: Europa) -> bool:
    """Puts everybody on his side, as things stand now. Says whether there is anything to fight."""
    battle = position.battle
    del battle[NPRS:]
    for side in (ATTACKERS, DEFENDERS):
        state.put(position, side, PLAYERS, 0)
        state.put(position, side, BLACK_HERE, 0)
    if battle[NODE] >= 0:
        state.put(position, ATTACKERS, PLAYERS, 1 << battle[MOVER])
        state.put(position, DEFENDERS, BLACK_HERE, 1)
    elif battle[MOVER] >= 0:
        _attack(position, battle[MOVER])
    elif battle[INVADER] >= 0:
        _invasion(position, battle[INVADER])
    else:
        state.put(position, ATTACKERS, BLACK_HERE, 1)
        state.put(position, DEFENDERS, PLAYERS, _all_present(position))
    return state.both_stand(position)


def _all_present(position: Europa) -> int:
    battle = position.battle
    found = 0
    for player in range(len(position.players)):
        if _present(position, player, battle[PLACE], battle[AT_SEA] == 1):
            found |= 1 << player
    return found


def _attack(position: Europa, attacker: int) -> None:
    battle = position.battle
    place, at_sea = battle[PLACE], battle[AT_SEA] == 1
    realm = position.realm_of(attacker)
    foes = _hostile_players(position, attacker, place, at_sea)
    nprs = _enemy_nprs(position, realm, place, at_sea)
    rebels = not at_sea and position.forces.rebels[place] > 0
    realms = [position.realm_of(player) for player in range(len(position.players)) if foes >> player & 1]
    against = realms + nprs[::2]
    friends = 1 << attacker if _present(position, attacker, place, at_sea) else 0
    for player in range(len(position.players)):
        if player == attacker or foes >> player & 1 or not _present(position, player, place, at_sea):
            continue
        if rebels or _foe_of_any(position, position.realm_of(player), against):
            friends |= 1 << player
    state.put(position, ATTACKERS, PLAYERS, friends)
    state.put(position, DEFENDERS, PLAYERS, foes)
    state.put(position, DEFENDERS, BLACK_HERE, 1 if rebels else 0)
    _add_nprs(position, DEFENDERS, nprs)
    _join(position, realms, nprs[::2], ATTACKERS)


def _join(position: Europa, enemies: list[int], there: list[int], side: int) -> None:
    """NPRs that defend their own land against one of these Realms, beside others (AMB-EU1-36)."""
    battle = position.battle
    place, at_sea = battle[PLACE], battle[AT_SEA] == 1
    for npr in defence.owners(position, place, at_sea):
        if npr not in there and _foe_of_any(position, npr, enemies) and not defence.faced(position, npr, place, at_sea):
            _add_nprs(position, side, [npr, defence.strength(position, npr, place, at_sea)])


def _foe_of_any(position: Europa, realm: int, others: list[int]) -> bool:
    for other in others:
        if foe(position, realm, other):
            return True
    return False


def _invasion(position: Europa, invader: int) -> None:
    """EU-13.5.6: an NPR's Units, and Rebels who are there, against everybody at War with it."""
    battle = position.battle
    space = battle[PLACE]
    foes = 0
    for player in range(len(position.players)):
        if _present(position, player, space, False) and hostile(position, player, invader):
            foes |= 1 << player
    state.put(position, DEFENDERS, PLAYERS, foes)
    state.put(position, ATTACKERS, BLACK_HERE, 1 if position.forces.rebels[space] else 0)
    _add_nprs(position, ATTACKERS, [invader, battle[INVADERS]])
    _join(position, [invader], [invader], DEFENDERS)


def _add_nprs(position: Europa, side: int, pairs: list[int]) -> None:
    for i in range(0, len(pairs), 2):
        if pairs[i + 1]:
            position.battle.extend([pairs[i], side, pairs[i + 1]])


def spend(position: Europa) -> None:
    """What the NPRs brought is spent for this Turn (EU-9.2.12)."""
    battle = position.battle
    for i in range(NPRS, len(battle), NPR_WIDTH):
        if battle[i] != battle[INVADER]:
            defence.spend(position, battle[i], battle[PLACE], battle[AT_SEA] == 1)


# who leads


def leaders(position: Europa) -> list[int]:
    """The players of whom the Main Defender is chosen: those with most pieces (EU-9.7.24)."""
    found: list[int] = []
    most = 0
    for player in state.players(position, DEFENDERS):
        count = state.player_pieces(position, DEFENDERS, player)
        if count > most:
            found, most = [player], count
        elif count == most and count:
            found.append(player)
    return found


def last_on_turn(position: Europa) -> int:
    """The player who last took a Turn: the next to the right of the Active Player (else of the First) who has not
    Passed; if all have, the next one."""
    start = position.active if position.active >= 0 else position.first
    order = position.clockwise(start)
    for player in reversed(order[1:]):
        if not position.players[player].passed:
            return player
    return order[-1]


def replace_commanders(position: Europa) -> None:
    """A commander who has no pieces left here is followed by the largest of the others on his side, without a Leader
    (EU-9.7.24, AMB-EU1-64); if there is none, nobody commands."""
    for side in (ATTACKERS, DEFENDERS):
        old = state.commander(position, side)
        if old < 0 or state.player_pieces(position, side, old):
            continue
        best, most = -1, 0
        for player in state.players(position, side):
            count = state.player_pieces(position, side, player)
            if count > most:
                best, most = player, count
        position.battle[ATTACKER if side == ATTACKERS else DEFENDER] = best
        state.drop_leader(position, side)
