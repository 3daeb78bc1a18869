"""What lies within reach at sea (EU-9.5.15-38): where Ships can go, Ports and the room in them, and Naval Bridges.

A place is a Sea Zone, or SEAS + Province for a Port. `sea_moves(position, player, place, spaces)` are the places that
Ships from there can reach, flat triples of place, spaces gone and power to be paid for letters G, H, I (EU-9.5.38).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import roads
from ludarium.games.europa.ask.forces import docked, fleet_place, fleet_ships, ships_in
from ludarium.games.europa.ask.hostility import (
    allied,
    foe,
    foe_players,
    foes,
    friendly_port,
    hostile_seas,
    is_hostile,
    ships_of,
    units_of,
)
from ludarium.games.europa.facts import paths, places, tracks
from ludarium.games.europa.table.position import REBELS, SEAS, Europa

# Ports (EU-9.5.21, 9.5.22)


def port_room(position: Europa, player: int, province: int, joining: bool) -> int:
    """How many more Ships of the player fit into a Port: 2, in a Large one 4, or 6 if all belong to one Fleet
    (`joining`: they sail in it, or will belong to it)."""
    size = places.PORTS[position.board][province]
    single = 0
    fleets = 0
    mine = 0
    for other in range(len(position.players)):
        single += docked(position, other, province)
        if fleet_place(position, other) == SEAS + province:
            ships = fleet_ships(position, other)
            fleets += ships
            if other == player:
                mine = ships
    room = (4 if size == 2 else 2 * size) - single - fleets
    if joining and size == 2 and single == 0 and fleets == mine:
        room = 6 - mine
    return room if room > 0 else 0


# moving Ships (EU-9.5.15-17, 9.5.36-38)


# By board: the Sea Zones of the Main Map in play as a mask, and the Distant ones as a list
_MAIN_SEAS: Final = [
    sum(1 << sea for sea in range(places.SEAS_ALL) if here[sea] and places.SEA_CONTINENT[sea] < 0)
    for here in places.SEA_IN_PLAY
]
_DISTANT_SEAS: Final = [
    [sea for sea in range(places.SEAS_ALL) if here[sea] and places.SEA_CONTINENT[sea] >= 0]
    for here in places.SEA_IN_PLAY
]


def open_seas(position: Europa, player: int) -> int:
    """The Sea Zones that the player's Ships may enter without Explore, as a mask: all of the Main Map, and Distant ones
    with an own Claim, Town or Vassal beside them (EU-9.5.37)."""
    board = position.board
    found = _MAIN_SEAS[board]
    for sea in _DISTANT_SEAS[board]:
        if _known(position, player, places.PORTS_OF[board][sea]):
            found |= 1 << sea
    return found


def _known(position: Europa, player: int, ports: list[int]) -> bool:
    """An own Town or Vassal on one of these Ports, or an own Claim in the space of one."""
    land, areas = position.land, position.areas
    for province in ports:
        value = land.town[province]
        if value and (value - 1) >> 3 == player:
            return True
        top = land.top[province]
        if top and top != REBELS and (top - 1) >> 3 == player:
            return True
        space = places.SPACE_OF[province]
        if areas.claims[space] >> player & 1 or areas.core[space] == player + 1:
            return True
    return False


def sea_moves(position: Europa, player: int, place: int, spaces: int, exploring: bool = False) -> list[int]:
    """Where Ships in a place can go: flat triples of place, spaces gone, power to pay. A Hostile Sea Zone can be
    entered, not passed; Distant ones and their Ports end the move. Whether a Port has room is `port_room`."""
    hostile = hostile_seas(position, position.players[player].realm)
    known = -1 if exploring else open_seas(position, player)
    return _moves(position, player, place, spaces, hostile, known)


def sea_places(position: Europa, player: int, place: int, spaces: int) -> list[int]:
    """The places alone: Sea Zones and Friendly Ports within so many spaces."""
    return sea_moves(position, player, place, spaces)[::3]


_NO_PORTS: Final[list[int]] = []


def _moves(position: Europa, player: int, place: int, spaces: int, hostile: int, known: int) -> list[int]:
    board = position.board
    order: list[int] = []
    steps = [-1] * (SEAS + places.PROVINCES)  # by place; -1: not reached
    price = [0] * (SEAS + places.PROVINCES)
    steps[place] = 0
    edge = [place]
    for step in range(1, spaces + 1):
        following: list[int] = []
        for here in edge:
            seas = places.SEA_LIST[here - SEAS] if here >= SEAS else paths.SEA_NEXT[board][here]
            ports = _NO_PORTS if here >= SEAS else places.PORTS_OF[board][here]
            for i in range(len(seas) + len(ports)):
                if i < len(seas):
                    other = seas[i]
                    if not known >> other & 1:
                        continue
                else:
                    other = SEAS + ports[i - len(seas)]
                    if steps[other] < 0 and not friendly_port(position, player, other - SEAS):
                        continue
                fee = price[here]
                if here < SEAS and other < SEAS and paths.PRICED[board][here] >> other & 1:
                    fee += 1
                if steps[other] < 0:
                    steps[other] = step
                    price[other] = fee
                    order.append(other)
                elif fee < price[other] and other != place:
                    price[other] = fee
                else:
                    continue
                if _passable(other, hostile):
                    following.append(other)
        edge = following
    found: list[int] = []
    for other in order:
        found.append(other)
        found.append(steps[other])
        found.append(price[other])
    return found


def _passable(place: int, hostile: int) -> bool:
    """Whether a move may go on from there: not from a Hostile or Distant Sea Zone, nor from a Distant Port."""
    if place < SEAS:
        return not hostile >> place & 1 and places.SEA_CONTINENT[place] < 0
    return places.SPACE_OF[place - SEAS] < places.AREAS


def _beside(position: Europa, player: int, place: int) -> list[int]:
    """The places one space away: from a Port its Sea Zones; from a Sea Zone those beside it and its Friendly Ports."""
    if place >= SEAS:
        return places.SEA_LIST[place - SEAS]
    ports = places.PORTS_OF[position.board][place]
    return paths.SEA_NEXT[position.board][place] + [
        SEAS + province for province in ports if friendly_port(position, player, province)
    ]


def sail_price(position: Europa, player: int, place: int, goal: int, spaces: int, exploring: bool = False) -> int:
    """What power it takes to sail from one place to another within so many spaces; -1: it cannot be done."""
    moves = sea_moves(position, player, place, spaces, exploring)
    for i in range(0, len(moves), 3):
        if moves[i] == goal:
            return moves[i + 2]
    return -1


def undocks(position: Europa, player: int, province: int) -> list[int]:
    """The Sea Zones into which Ships may Undock from a Port: adjacent and not Hostile (EU-5.5.2.7)."""
    hostile = hostile_seas(position, position.players[player].realm)
    known = open_seas(position, player)
    return [
        sea
        for sea in places.SEA_LIST[province]
        if places.SEA_IN_PLAY[position.board][sea] and known >> sea & 1 and not hostile >> sea & 1
    ]


def sea_retreats(position: Europa, player: int, sea: int) -> list[int]:
    """Where Ships can Retreat (EU-9.9.16): adjacent Sea Zones that are not Hostile, and Friendly Ports."""
    hostile = hostile_seas(position, position.players[player].realm)
    known = open_seas(position, player)
    return [
        place
        for place in _beside(position, player, sea)
        if place >= SEAS or (known >> place & 1 and not hostile >> place & 1)
    ]


# Naval Bridges (EU-9.5.25-33)


def bridge(position: Europa, player: int, space: int, through: int = -1) -> list[int]:
    """Where Land Units can cross to from a space: flat triples of space, entry (see `roads.entry`) and how many
    Units the bridge carries. `through` (a mask of Sea Zones, or -1) for a Naval Activation: one of these must belong
    to it."""
    board = position.board
    realm = position.players[player].realm
    mask = foe_players(position, realm)
    partners = _sea_allies(position, player)
    own = _ships(position, 1 << player)
    all_ships = _safe(position, mask, _ships(position, 1 << player | partners)) if partners else own
    start = paths.SPACE_SEAS[board][space]
    widths: dict[int, list[int]] = {0: _carried(position, start, own, through)}
    widths[partners] = _carried(position, start, all_ships, through) if partners else widths[0]
    goals = 0
    for sea in range(places.SEAS_ALL):
        if widths[0][sea] or widths[partners][sea]:
            goals |= 1 << sea
    if not goals:
        return []
    enemies = foes(position, realm)
    found: list[int] = []
    for other in range(places.SPACES):
        shore = paths.SPACE_SEAS[board][other] & goals
        if not shore or other == space:
            continue
        how = roads.entry(position, player, other)
        if how == roads.CLOSED:
            continue
        allies = partners
        if allies and is_hostile(position, enemies, mask, other):
            allies = _fighting(position, player, allies, other)
        if allies not in widths:
            ships = _safe(position, mask, _ships(position, 1 << player | allies))
            widths[allies] = _carried(position, start, ships, through)
        most = max(_widest(widths[0], shore), _widest(widths[allies], shore))
        if most:
            found.extend([other, how, most * tracks.CARRIED_PER_SHIP])
    return found


def bridge_capacity(position: Europa, player: int, space: int, goal: int, through: int = -1) -> int:
    """How many Units can cross from one space to another; 0: there is no bridge, or no access."""
    found = bridge(position, player, space, through)
    for i in range(0, len(found), 3):
        if found[i] == goal:
            return found[i + 2]
    return 0


def _ships(position: Europa, mask: int) -> list[int]:
    """By Sea Zone: the Ships of these players."""
    found = [0] * places.SEAS_ALL
    for player in range(len(position.players)):
        if mask >> player & 1:
            for sea in range(places.SEAS_ALL):
                found[sea] += ships_in(position, player, sea)
    return found


def _safe(position: Europa, enemies: int, ships: list[int]) -> list[int]:
    """EU-9.5.28: Allied Ships carry only where no Enemy Ships are."""
    return [0 if enemies and ships_of(position, enemies, sea) else count for sea, count in enumerate(ships)]


def _sea_allies(position: Europa, player: int) -> int:
    """Allied players, as a bit set."""
    found = 0
    for other, each in enumerate(position.players):
        if other != player and allied(position, player, each.realm):
            found |= 1 << other
    return found


def _fighting(position: Europa, player: int, allies: int, space: int) -> int:
    """Of these Allies, those who fight an Enemy of the player that is present in the space (EU-9.5.30)."""
    realm = position.players[player].realm
    found = 0
    for ally in range(len(position.players)):
        if allies >> ally & 1 and _common_enemy(position, realm, position.players[ally].realm, space):
            found |= 1 << ally
    return found


def _common_enemy(position: Europa, realm: int, ally: int, space: int) -> bool:
    if position.forces.rebels[space]:
        return True
    common = foe_players(position, realm) & foe_players(position, ally)
    if common and units_of(position, common, space):
        return True
    land = position.land
    for province in places.PROVINCES_OF[position.board][space]:
        top = land.top[province]
        if top == REBELS or (top and common >> ((top - 1) >> 3) & 1):
            return True
        holder = land.holder[province]
        if not top and holder >= 0 and foe(position, realm, holder) and foe(position, ally, holder):
            return True
    return False


def _widest(widths: list[int], shore: int) -> int:
    most = 0
    for sea in range(places.SEAS_ALL):
        if shore >> sea & 1 and widths[sea] > most:
            most = widths[sea]
    return most


def _carried(position: Europa, start: int, ships: list[int], through: int) -> list[int]:
    """By Sea Zone: the Ships of the narrowest zone on the best chain that ends there, from one of the start zones."""
    best = [0] * places.SEAS_ALL
    if through == -1:
        for sea in range(places.SEAS_ALL):
            if start >> sea & 1:
                best[sea] = ships[sea]
        moved = True
        while moved:
            moved = False
            for sea in range(places.SEAS_ALL):
                if best[sea]:
                    for other in paths.SEA_NEXT[position.board][sea]:
                        width = best[sea] if best[sea] < ships[other] else ships[other]
                        if width > best[other]:
                            best[other] = width
                            moved = True
        return best
    for sea in range(places.SEAS_ALL):
        if start >> sea & 1 and ships[sea]:
            _walk(position, sea, 1 << sea, ships[sea], ships, through, best)
    return best


def _walk(position: Europa, sea: int, gone: int, width: int, ships: list[int], through: int, best: list[int]) -> None:
    """Follows every chain without a loop; those that include a zone of `through` count."""
    if gone & through and width > best[sea]:
        best[sea] = width
    for other in paths.SEA_NEXT[position.board][sea]:
        if ships[other] and not gone >> other & 1:
            _walk(position, other, gone | 1 << other, min(width, ships[other]), ships, through, best)
