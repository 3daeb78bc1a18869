"""Friend, Enemy, Neutral (EU-2.T.7-11): between Realms, in spaces, in Sea Zones and in Ports.

War tokens lie on Realms. A Vassal's wars are its Overlord's; an Active Ally takes part in the wars of its player on
top of its own (EU-11.3.15). Rebels are Hostile to every player, and to no other Realm.

Whoever asks about many places asks for a table once: `foes(position, realm)` and `friends(position, player)` by
Realm, `foe_players(position, realm)` as a bit set. These tables are never changed.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import tables
from ludarium.games.europa.ask.forces import SAIL_BITS, SAIL_MASK, has_ships, has_units, units_in
from ludarium.games.europa.facts import places, realms
from ludarium.games.europa.table.position import (
    DNPR,
    FLEET,
    FLEET_PLACE,
    NPR,
    REBELS,
    SEAS,
    Bonds,
    Europa,
    Realms,
)

_NONE: Final[list[int]] = [0] * realms.REALMS
_NOBODY: Final[list[int]] = []

# wars


def at_war(position: Europa, realm: int, other: int) -> bool:
    """A War token between them or their Overlords. Active Allies: see `foe`."""
    return war_between(position.bonds, overlord(position, realm), overlord(position, other))


def fought_by(position: Europa, realm: int, others: list[int]) -> list[int]:
    """Those of the others with which it is `at_war`."""
    against = [0] * realms.REALMS
    for enemy in wars_of(position, realm):
        against[enemy] = 1
    return [other for other in others if against[overlord(position, other)]]


def war_between(bonds: Bonds, realm: int, other: int) -> bool:
    """A War token between just these two, on any tokens as those before this Turn."""
    wars = bonds.wars
    for i in range(0, len(wars), 4):
        if (wars[i] == realm and wars[i + 1] == other) or (wars[i] == other and wars[i + 1] == realm):
            return True
    return False


def wars_of(position: Europa, realm: int) -> list[int]:
    """The Realms with which it, or its Overlord, is at War by token."""
    mine = overlord(position, realm)
    wars = position.bonds.wars
    found: list[int] = []
    for i in range(0, len(wars), 4):
        if wars[i] == mine:
            found.append(wars[i + 1])
        elif wars[i + 1] == mine:
            found.append(wars[i])
    return found


def at_peace(position: Europa, realm: int) -> bool:
    """In no War: neither itself nor its Overlord, nor as an Active Ally (EU-11.3.4)."""
    mine = overlord(position, realm)
    if position.realms.active[mine]:
        return False
    return not position.bonds.wars or not tables.fighting(position)[mine]


def truce(position: Europa, realm: int, other: int) -> bool:
    truces = position.bonds.truces
    for i in range(0, len(truces), 2):
        if (truces[i] == realm and truces[i + 1] == other) or (truces[i] == other and truces[i + 1] == realm):
            return True
    return False


def overlord(position: Europa, realm: int) -> int:
    """The Overlord of a Vassal; any other Realm itself."""
    lord = position.realms.lord[realm]
    return realm if lord < 0 else lord


# Enemies (EU-2.T.8)


def foe(position: Europa, realm: int, other: int) -> bool:
    """Whether two Realms are Hostile to each other, Vassals and Active Allies included."""
    return len(position.bonds.wars) > 0 and foes(position, realm)[other] != 0


def foe_then(position: Europa, bonds: Bonds, kinds: Realms, realm: int, other: int) -> bool:
    """`foe` on any tokens, as those before this Turn (`then_bonds`, `then_realms`)."""
    wars = bonds.wars
    if not wars:
        return False
    lord = kinds.lord[realm]
    mine = realm if lord < 0 else lord
    lord = kinds.lord[other]
    theirs = other if lord < 0 else lord
    leader = _leader(position, kinds, mine)
    rival = _leader(position, kinds, theirs)
    for i in range(0, len(wars), 4):
        if wars[i] == mine or wars[i] == leader:
            enemy = wars[i + 1]
        elif wars[i + 1] == mine or wars[i + 1] == leader:
            enemy = wars[i]
        else:
            continue
        if enemy in (theirs, rival):
            return True
    return False


def _leader(position: Europa, kinds: Realms, realm: int) -> int:
    """The Realm of the player whose Active Ally it is, else itself."""
    active = kinds.active[realm]
    return position.players[active - 1].realm if active else realm


def foes(position: Europa, realm: int) -> list[int]:
    """By Realm: 1 if Hostile to this one. Do not change it."""
    if not position.bonds.wars:
        return _NONE
    kept = tables.of_wars(position).foes
    found = kept.get(realm)
    if found is None:
        found = _foes(position, realm)
        kept[realm] = found
    return found


def foes_listed(position: Europa, realm: int) -> list[int]:
    """The Realms Hostile to this one, in order. Do not change it."""
    if not position.bonds.wars:
        return _NOBODY
    kept = tables.of_wars(position).listed
    found = kept.get(realm)
    if found is None:
        table = foes(position, realm)
        found = _NOBODY if table is _NONE else tables.where(table, 1)
        kept[realm] = found
    return found


def _foes(position: Europa, realm: int) -> list[int]:
    wars = position.bonds.wars
    kinds = position.realms
    mine = overlord(position, realm)
    leader = _leader(position, kinds, mine)
    found = [0] * realms.REALMS
    some = False
    for i in range(0, len(wars), 4):
        if wars[i] == mine or wars[i] == leader:
            found[wars[i + 1]] = 1
            some = True
        elif wars[i + 1] == mine or wars[i + 1] == leader:
            found[wars[i]] = 1
            some = True
    if not some:
        return _NONE
    for ally in tables.active(position):
        if found[position.players[kinds.active[ally] - 1].realm]:
            found[ally] = 1
    for vassal in tables.led(position):
        found[vassal] = found[kinds.lord[vassal]]
    return found


def foe_players(position: Europa, realm: int) -> int:
    """The players whose Realms are Hostile to this one, as a bit set. A player's Realm is nobody's Vassal or Active
    Ally."""
    if not position.bonds.wars:
        return 0
    kept = tables.of_wars(position).players
    found = kept.get(realm, -1)
    if found < 0:
        found = _foe_players(position, realm)
        kept[realm] = found
    return found


def _foe_players(position: Europa, realm: int) -> int:
    wars = position.bonds.wars
    mine = overlord(position, realm)
    leader = _leader(position, position.realms, mine)
    whose = position.realms.player
    found = 0
    for i in range(0, len(wars), 4):
        if wars[i] == mine or wars[i] == leader:
            enemy = wars[i + 1]
        elif wars[i + 1] == mine or wars[i + 1] == leader:
            enemy = wars[i]
        else:
            continue
        if whose[enemy] >= 0:
            found |= 1 << whose[enemy]
    return found


def hostile(position: Europa, player: int, realm: int) -> bool:
    """Whether a Realm is the player's Enemy."""
    return foe(position, position.players[player].realm, realm)


def enemy_players(position: Europa, player: int) -> list[int]:
    """Clockwise from the next one."""
    mask = foe_players(position, position.players[player].realm)
    return [other for other in position.others(player) if mask >> other & 1] if mask else []


def hostile_realms(position: Europa, player: int) -> list[int]:
    """All Enemies of a player, Vassals and Active Allies included."""
    return foes_listed(position, position.players[player].realm)[:]


# friends (EU-2.T.7)


def allied(position: Europa, player: int, realm: int) -> bool:
    return position.realms.allies[realm] >> player & 1 != 0


def friendly_realm(position: Europa, player: int, realm: int) -> bool:
    """The player's own Realm, his Vassals, his Allies."""
    mine = position.players[player].realm
    return realm == mine or position.realms.lord[realm] == mine or allied(position, player, realm)


def friends(position: Europa, player: int) -> list[int]:
    """By Realm: 1 if Friendly to the player. Do not change it."""
    kept = tables.of_realms(position.realms).friends
    found = kept.get(player)
    if found is None:
        found = _friends(position, player)
        kept[player] = found
    return found


def _friends(position: Europa, player: int) -> list[int]:
    mine = position.players[player].realm
    found = [0] * realms.REALMS
    for realm in tables.allied(position, player):
        found[realm] = 1
    for realm in tables.vassals(position, mine):
        found[realm] = 1
    found[mine] = 1
    return found


# Units


def hostile_units_in(position: Europa, player: int, space: int) -> int:
    """Units Hostile to a player: Rebels and those of Enemy players."""
    total = position.forces.rebels[space]
    mask = foe_players(position, position.players[player].realm)
    for other in range(len(position.players)):
        if mask >> other & 1:
            total += units_in(position, other, space)
    return total


def units_of(position: Europa, mask: int, space: int) -> bool:
    """Whether one of these players (a bit set) has Units in the space."""
    forces = position.forces
    player = 0
    while mask:
        if mask & 1 and has_units(forces, player, space):
            return True
        mask >>= 1
        player += 1
    return False


def ships_of(position: Europa, mask: int, sea: int) -> bool:
    """Whether one of these players (a bit set) has Ships in the Sea Zone."""
    forces = position.forces
    player = 0
    while mask:
        if mask & 1 and has_ships(forces, player, sea):
            return True
        mask >>= 1
        player += 1
    return False


# spaces (EU-2.T.9, 2.T.11)


def hostile_space(position: Europa, player: int, space: int) -> bool:
    """With a Hostile Unit, or a Province that an Enemy or Rebels Control."""
    realm = position.players[player].realm
    return is_hostile(position, foes(position, realm), foe_players(position, realm), space)


def is_hostile(position: Europa, enemies: list[int], mask: int, space: int) -> bool:
    """`hostile_space` with the player's tables of Enemies at hand."""
    if position.forces.rebels[space] or (mask and units_of(position, mask, space)):
        return True
    land = position.land
    for province in places.PROVINCES_OF[position.board][space]:
        top = land.top[province]
        if top == 0:
            holder = land.holder[province]
            if holder >= 0 and enemies[holder]:
                return True
        elif top == REBELS or mask >> ((top - 1) >> 3) & 1:
            return True
    return False


def friendly_space(position: Europa, player: int, space: int) -> bool:
    """Not Hostile, and with a Province that the player, a Vassal or an Ally Controls."""
    return not hostile_space(position, player, space) and has_friend(position, friends(position, player), space)


def has_friend(position: Europa, good: list[int], space: int) -> bool:
    """Whether a Friendly Realm Controls a Province of the space."""
    land = position.land
    for province in places.PROVINCES_OF[position.board][space]:
        top = land.top[province]
        if top == 0:
            holder = land.holder[province]
            if holder >= 0 and good[holder]:
                return True
        elif top != REBELS and good[position.players[(top - 1) >> 3].realm]:
            return True
    return False


def neutral_space(position: Europa, player: int, space: int) -> bool:
    return not hostile_space(position, player, space) and not has_friend(position, friends(position, player), space)


# the sea (EU-2.T.10)


def hostile_sea(position: Europa, player: int, sea: int) -> bool:
    """Hostile to a player: Enemy Ships are there, or Ports of an Enemy NPR face it whom nobody opposes there."""
    return hostile_sea_for(position, position.players[player].realm, sea)


def hostile_sea_for(position: Europa, realm: int, sea: int) -> bool:
    """Hostile to any Realm. Enemy players' Ports alone do not make a Sea Zone Hostile."""
    if not position.bonds.wars:
        return False
    return is_hostile_sea(position, foes(position, realm), foe_players(position, realm), sea)


def is_hostile_sea(position: Europa, enemies: list[int], mask: int, sea: int) -> bool:
    """`hostile_sea_for` with the Realm's tables of Enemies at hand."""
    if mask and ships_of(position, mask, sea):
        return True
    if enemies is _NONE:
        return False
    land = position.land
    kind = position.realms.kind
    for province in places.PORTS_OF[position.board][sea]:
        holder = land.holder[province]
        if (
            holder >= 0
            and enemies[holder]
            and (kind[holder] == NPR or kind[holder] == DNPR)
            and not land.top[province]
            and port_active(position, province)
            and not ships_of(position, foe_players(position, holder), sea)
        ):
            return True
    return False


def hostile_seas(position: Europa, realm: int) -> int:
    """All Sea Zones Hostile to a Realm, as a mask."""
    if not position.bonds.wars:
        return 0
    found = seas_with_ships(position, foe_players(position, realm))
    kind, top = position.realms.kind, position.land.top
    playing = places.IN_PLAY[position.board]
    mask = opposed = 0  # these players have Ships there: most often they are the same for one NPR after the other
    for other in foes_listed(position, realm):
        if kind[other] != NPR and kind[other] != DNPR:
            continue
        shores = 0
        for province in tables.held(position, other):
            if places.SEAS[province] and not top[province] and playing[province] and port_active(position, province):
                shores |= places.SEAS[province]
        if shores & ~found:
            against = foe_players(position, other)
            if against != mask:
                mask, opposed = against, seas_with_ships(position, against)
            found |= shores & ~opposed
    return found


def seas_with_ships(position: Europa, mask: int) -> int:
    """The Sea Zones in which one of these players (a bit set) has Ships, as a mask."""
    bits = 0
    found = 0
    forces = position.forces
    for player in range(len(position.players)):
        if mask >> player & 1:
            bits |= SAIL_MASK << SAIL_BITS * player
            place = forces.fleets[player * FLEET + FLEET_PLACE]
            if 0 <= place < SEAS:
                found |= 1 << place
    if bits:
        for sea, packed in enumerate(forces.sail):
            if packed & bits:
                found |= 1 << sea
    return found


# Ports


def port_active(position: Europa, province: int) -> bool:
    """A Port, and not a grey one without Town, Vassal or DNPR token (EU-2.M.18)."""
    if not places.PORTS[position.board][province]:
        return False
    if not places.INACTIVE[province]:
        return True
    land = position.land
    return land.town[province] != 0 or land.dnpr[province] != 0 or 0 < land.top[province] < REBELS


def friendly_port(position: Europa, player: int, province: int) -> bool:
    """A Port that the player's Ships may enter: active, and Controlled by him, a Vassal or an Ally (EU-9.5.21)."""
    if not port_active(position, province):
        return False
    top = position.land.top[province]
    if top == REBELS:
        return False
    holder = position.players[(top - 1) >> 3].realm if top else position.land.holder[province]
    return holder >= 0 and friendly_realm(position, player, holder)
