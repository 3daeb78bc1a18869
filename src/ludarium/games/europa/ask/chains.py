"""The three chains, each with pieces of its own (EU-12.2.2, 5.3.3.2, 5.1.3.6): trade, colony, discovery.

A chain runs from space to space by land, between a space and a Sea Zone that a Port of it faces (grey Ports too,
AMB-EU1-69, -73), and between Sea Zones that touch. Its ends need no piece; every link between them does:

    trade       Areas with an own Town, Vassal token (Occupied or occupying ones too), Influence, Marriage or docked
                Light Ship; Sea Zones with a Light Ship
    colony      Areas with a Town on a Province that the player Owns, or a docked Ship; Sea Zones with a Ship
    discovery   no chain at all: adjacent to the Realm, or to a Ship with "Quest for the New World"

Links are numbered: a space by its own number, a Sea Zone by places.SPACES + sea.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import roads, tables
from ludarium.games.europa.ask.forces import SAIL_BITS, SAIL_MASK, fleet_ships, places_with_ships
from ludarium.games.europa.ask.hostility import friendly_space
from ludarium.games.europa.ask.offices import is_emperor
from ludarium.games.europa.ask.ownership import capital_space, owner_player
from ludarium.games.europa.facts import paths, places
from ludarium.games.europa.table.position import FLEET, FLEET_LIGHT, FLEET_PLACE, IMPERIAL, SEAS, Europa

LINKS: Final = places.SPACES + places.SEAS_ALL


def _links() -> list[list[list[int]]]:
    """By board and link: the links beside it."""
    found: list[list[list[int]]] = []
    for board in range(places.BOARDS):
        rows = [
            paths.LAND_OF[board][space] + [places.SPACES + sea for sea in paths.seas(paths.SPACE_SEAS[board][space])]
            for space in range(places.SPACES)
        ]
        rows += [
            paths.SHORES[board][sea] + [places.SPACES + other for other in paths.SEA_NEXT[board][sea]]
            for sea in range(places.SEAS_ALL)
        ]
        found.append(rows)
    return found


BESIDE: Final = _links()


def _node_ends(board: int, node: int) -> list[int]:
    if not places.NODE_IN_PLAY[board][node]:
        return []
    ends = [places.SPACES + sea for sea in paths.seas(places.NODE_SEAS[board][node])]
    ends += paths.NODE_SPACES[board][node]
    home = places.NODE_HOME[node]
    if home >= 0:
        ends += [places.SPACES + sea for sea in paths.seas(paths.SPACE_SEAS[board][home])]
    return ends


# By board and node: see `node_ends`
NODE_ENDS: Final = [[_node_ends(board, node) for node in range(places.NODES)] for board in range(places.BOARDS)]

# what may be a link


def trade_pieces(position: Europa, player: int) -> list[int]:
    """By link: 1 if the player has a piece there that carries trade (EU-12.2.2)."""
    found = [0] * LINKS
    land = position.land
    for space in tables.spaces(land, player):
        found[space] = 1
    bits = 7 << 3 * player
    if is_emperor(position, player):
        bits |= 7 << 3 * IMPERIAL
    for space, packed in enumerate(position.areas.influence):
        if packed & bits:
            found[space] = 1
    for realm in tables.wed(position, player):  # a Marriage is an Influence for all purposes (EU-11.2.2)
        found[capital_space(position, realm)] = 1
    fleets = position.forces.fleets
    at = player * FLEET
    _ships(position, player, fleets[at + FLEET_LIGHT], found)
    return found


def colony_pieces(position: Europa, player: int) -> list[int]:
    """By link: 1 if the player has a Town or Ship there (EU-5.3.3.2)."""
    found = [0] * LINKS
    for province in tables.tokens(position.land, player):
        if owner_player(position, province) == player:
            found[places.SPACE_OF[province]] = 1
    _ships(position, player, fleet_ships(position, player), found)
    return found


def _ships(position: Europa, player: int, in_fleet: int, found: list[int]) -> None:
    """Marks Sea Zones with Ships, and spaces with Ships in their Ports. Of the Fleet only so many count."""
    forces = position.forces
    shift = SAIL_BITS * player
    for sea, packed in enumerate(forces.sail):
        if packed >> shift & SAIL_MASK:
            found[places.SPACES + sea] = 1
    for i in range(0, len(forces.docked), 3):
        if forces.docked[i + 1] == player and forces.docked[i + 2]:
            found[places.SPACE_OF[forces.docked[i]]] = 1
    place = forces.fleets[player * FLEET + FLEET_PLACE]
    if place >= 0 and in_fleet:
        found[places.SPACES + place if place < SEAS else places.SPACE_OF[place - SEAS]] = 1


def linked(position: Europa, player: int, pieces: list[int]) -> list[int]:
    """By link: 1 if it is joined to the Capital Area over links with pieces, and has one itself (or is that Area)."""
    found = [0] * LINKS
    home = capital_space(position, position.players[player].realm)
    if home < 0:
        return found
    found[home] = 1
    beside = BESIDE[position.board]
    stack = [home]
    while stack:
        for other in beside[stack.pop()]:
            if pieces[other] and not found[other]:
                found[other] = 1
                stack.append(other)
    return found


# trade


def trade_links(position: Europa, player: int) -> list[int]:
    """`linked` for trade: ask for it once, then `node_linked` for each node."""
    return linked(position, player, trade_pieces(position, player))


def node_linked(position: Europa, links: list[int], node: int) -> bool:
    """Whether a node can be used (EU-12.2.2, AMB-EU1-73): a maritime node from a Sea Zone, an inland one from its
    own Area (which needs no piece) or from what borders it, a desert node from the Areas round the desert."""
    for each in node_ends(position, node):
        if links[each]:
            return True
    return False


def node_ends(position: Europa, node: int) -> list[int]:
    """The links from which a node is reached. Never change this list."""
    return NODE_ENDS[position.board][node]


def trade_chain(position: Europa, player: int, node: int) -> bool:
    """Whether the node is connected to the player's Capital Area."""
    return node_linked(position, trade_links(position, player), node)


def trade_chain_through(position: Europa, player: int, node: int, sea: int) -> bool:
    """EU-5.4.4.5, for a Ship just moved to a Sea Zone: the node touches it and is connected, or a chain to the
    Capital Area runs through it. A chain does not use a link twice."""
    pieces = trade_pieces(position, player)
    links = linked(position, player, pieces)
    if not node_linked(position, links, node):
        return False
    ship = places.SPACES + sea
    ends = node_ends(position, node)
    if ship in ends:
        return True
    if not links[ship]:
        return False
    home = capital_space(position, position.players[player].realm)
    return _passes(position, pieces, ends, home, ship)


def _passes(position: Europa, pieces: list[int], ends: list[int], home: int, ship: int) -> bool:
    """Whether a chain from home to one of the ends can run through the ship: two ways from the ship, one home and
    one to an end, that share no link. The second way may lead the first one round (an augmenting path; a state is 2
    * link on entering it, + 1 on leaving)."""
    beside = BESIDE[position.board]
    way = _way(beside, pieces, ship, home)
    if not way:
        return False
    after = [-1] * LINKS
    before = [-1] * LINKS
    for i in range(len(way) - 1):
        after[way[i]] = way[i + 1]
        before[way[i + 1]] = way[i]
    goal = [0] * LINKS
    for end in ends:
        goal[end] = 1
    goal[home] = 0
    seen = [0] * (2 * LINKS)
    seen[2 * ship + 1] = 1
    stack = [2 * ship + 1]
    while stack:
        state = stack.pop()
        here = state >> 1
        steps: list[int] = []
        if state & 1 == 0:
            steps.append(2 * here + 1 if before[here] < 0 else 2 * before[here] + 1)
        elif goal[here]:
            return True
        else:
            steps = [2 * o for o in beside[here] if (pieces[o] or o == home) and o != ship and o != after[here]]
            if before[here] >= 0:
                steps.append(2 * here)
        for each in steps:
            if not seen[each]:
                seen[each] = 1
                stack.append(each)
    return False


def _way(beside: list[list[int]], pieces: list[int], start: int, goal: int) -> list[int]:
    """A shortest way over links with pieces (the goal needs none); empty if there is none."""
    came = [-1] * LINKS
    came[start] = start
    queue = [start]
    at = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        if here == goal:
            found = [here]
            while found[-1] != start:
                found.append(came[found[-1]])
            found.reverse()
            return found
        for other in beside[here]:
            if came[other] < 0 and (pieces[other] or other == goal):
                came[other] = here
                queue.append(other)
    return []


# colonies


def colony_links(position: Europa, player: int) -> list[int]:
    return linked(position, player, colony_pieces(position, player))


def colony_chain(position: Europa, player: int, space: int) -> bool:
    """Whether a Claim in this space is linked to the player's Capital Area (EU-5.3.3.2)."""
    return joined(position, colony_links(position, player), space)


def joined(position: Europa, links: list[int], space: int) -> bool:
    """Whether one of the links beside a space is linked."""
    for other in BESIDE[position.board][space]:
        if links[other]:
            return True
    return links[space] != 0


# the way home


def nearest_friendly(position: Europa, player: int, space: int) -> list[int]:
    """The Friendly Areas nearest to a space, each Area or Sea Zone being one space (EU-10.1.11); the owner picks."""
    beside = BESIDE[position.board]
    seen = [0] * LINKS
    seen[space] = 1
    edge = [space]
    while edge:
        found = [link for link in edge if link < places.SPACES and friendly_space(position, player, link)]
        if found:
            return found
        following: list[int] = []
        for link in edge:
            for other in beside[link]:
                if not seen[other]:
                    seen[other] = 1
                    following.append(other)
        edge = following
    return []


# discoveries


def discoverable(position: Europa, player: int, by_ship: bool) -> list[int]:
    """By space: 1 if it is adjacent to the player's Realm or, with "Quest for the New World", to one of his Ships; in a
    Port a Ship is adjacent to what the Port is adjacent to (EU-5.1.3.6). Never change this list."""
    near = roads.adjacent_spaces(position, position.players[player].realm)
    if not by_ship:
        return near
    found = near[:]
    board = position.board
    for place in places_with_ships(position, player):
        for space in paths.SHORES[board][place] if place < SEAS else paths.NEAR[board][place - SEAS]:
            found[space] = 1
    return found
