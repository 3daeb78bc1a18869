"""Filters of the cards, second part (EFFECTS 6): nodes, Sea Zones, continents, Ports, pieces, people, Ideas, cards."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import chains, filters, forces, ownership, tables
from ludarium.games.europa.facts import action_cards, ideas, paths, places
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.deeds import compare
from ludarium.games.europa.language.program import Filter, Word
from ludarium.games.europa.table.position import CAVALRY, SEAS, UNIT_KINDS, Europa

# By continent: its spaces
_SPACES_ON: Final[list[list[int]]] = [
    [space for space in range(places.AREAS, places.SPACES) if places.CONTINENT_OF[space] == continent]
    for continent in range(places.CONTINENT.size)
]

# pieces


def units(position: Europa, player: int) -> list[int]:
    """The player's Deployed Land Units, each kind in each space once: space * 16 + kind."""
    found: list[int] = []
    for space in forces.spaces_with_units(position, player):
        kinds = forces.kinds_in(position, player, space)
        found.extend(space * 16 + kind for kind in range(UNIT_KINDS) if kinds[kind])
    return found


def owner(position: Europa, player: int, filter: Filter) -> int:
    """Whose Units a filter speaks of: those of a besieger are the active player's."""
    return position.active if filter.mask >> s.W_BESIEGER & 1 and position.active >= 0 else player


def unit_count(position: Europa, player: int, unit: int) -> int:
    return forces.kinds_in(position, player, unit // 16)[unit % 16]


def ships(position: Europa, player: int) -> list[int]:
    """The player's Ships, each kind in each place once: place * 4 + kind; 3: a Light Ship on a slot."""
    return [
        place * 4 + kind
        for place in forces.places_with_ships(position, player)
        for kind in range(4)
        if ship_count(position, player, place * 4 + kind)
    ]


def ship_count(position: Europa, player: int, ship: int) -> int:
    place, kind = ship // 4, ship % 4
    if kind == 3:
        return forces.light_on_slots(position, player, place) if place < SEAS else 0
    found = 0
    if kind == 0:
        if place < SEAS:
            found = forces.light_off_slots(position, player, place)
        else:
            found = forces.docked(position, player, place - SEAS)
    if forces.fleet_place(position, player) == place:
        found += position.forces.fleets[forces.fleet_at(player) + 1 + kind]
    return found


def at_sea(inside: bytes, ship: int) -> bool:
    """In one of these Sea Zones; a Ship in a Port is in none."""
    return ship // 4 < SEAS and inside[ship // 4] == 1


def leads(position: Europa, player: int) -> bool:
    """Nobody has more Prestige (EUI-26)."""
    mine = position.players[player].prestige
    for other in position.players:
        if other.prestige > mine:
            return False
    return True


# nodes


def stands(position: Europa, player: int) -> list[int]:
    """The nodes with a Merchant of the player."""
    return [each // 2 for each in position.players[player].merchants if each >= 0]


def node_word(position: Europa, player: int, word: Word, node: int) -> bool:
    code = word.code
    if code == s.W_MARITIME:
        # those of Distant Continents lie by the sea, too
        return places.NODE_KIND[node] != places.INLAND
    if code == s.W_DISTANT:
        return places.NODE_KIND[node] == places.DISTANT
    if code == s.W_MERCHANT:
        for other in position.order:
            if node in stands(position, other):
                return True
        return False
    if code == s.W_YOUR_MERCHANT:
        return node in stands(position, player)
    if code == s.W_EXPANDED:
        return position.forces.expanded[node] != 0
    if code == s.W_ADJACENT:
        return _beside_node(position, player, node)
    if code == s.W_IN_REACH:
        return chains.trade_chain(position, player, node)
    if code == s.W_NEAR_CAPITAL:
        return _near_capital(position, player, node)
    assert code == s.W_PLACE
    return word.inside[node] == 1


def _beside_node(position: Europa, player: int, node: int) -> bool:
    """In or facing one of the player's Areas."""
    board = position.board
    for space in paths.NODE_SPACES[board][node]:
        if ownership.owns_in(position, player, space):
            return True
    for sea in paths.seas(places.NODE_SEAS[board][node]):
        for province in places.PORTS_OF[board][sea]:
            if ownership.owner_player(position, province) == player:
                return True
    return False


def _near_capital(position: Europa, player: int, node: int) -> bool:
    """In or next to the Capital Area, by land or by a Sea Zone that its Ports face."""
    board = position.board
    home = ownership.capital_space(position, position.players[player].realm)
    if home < 0:
        return False
    if paths.SPACE_SEAS[board][home] & places.NODE_SEAS[board][node]:
        return True
    area = places.NODE_HOME[node]
    if area >= 0:
        return area == home or area in paths.LAND_OF[board][home]
    return home in places.NODE_DESERT[node]


# Sea Zones, continents, Ports and the rest


def word(position: Europa, player: int, kind: int, word: Word, thing: int) -> bool:
    code = word.code
    if kind == s.K_SEA:
        return _sea(position, player, word, thing)
    if kind == s.K_CONTINENT:
        return _continent(position, player, word, thing)
    if kind == s.K_PORT:
        return ownership.owner_player(position, thing) == player
    if code == s.W_OWN:
        # Armies, Units, Ships and Advisors: only the player's own are asked about
        return True
    if kind == s.K_UNIT:
        if code == s.W_CAVALRY:
            return thing % 16 % 3 == CAVALRY
        if code == s.W_PLACE:
            return word.inside[thing // 16] == 1
        assert code == s.W_BESIEGER
        return filters.it_space(position, thing // 16)
    if kind == s.K_SHIP:
        return _ship(word, thing)
    if kind == s.K_ADVISOR:
        assert code == s.W_SKILL
        return compare(action_cards.ADVISOR_SKILL[thing], word.compare, word.value)
    if kind == s.K_IDEA:
        if code == s.W_MIN_AGE:
            return compare(ideas.MIN_AGE[thing], word.compare, word.value)
        assert code == s.W_HELD
        return held(position, player, thing)
    assert kind == s.K_CARD
    if code == s.W_DISPLAY:
        return action_cards.IS_DISPLAY[action_cards.TYPE_OF[thing]] == 1
    assert code == s.W_NAME
    return action_cards.TYPE_OF[thing] == word.value


def held(position: Europa, player: int, idea: int) -> bool:
    """By an Opponent."""
    for other in position.order:
        if other != player and (position.players[other].ideas >> idea) & 1:
            return True
    return False


def _sea(position: Europa, player: int, word: Word, sea: int) -> bool:
    code = word.code
    if code == s.W_YOUR_SHIPS:
        return forces.ships_in(position, player, sea) > 0
    if code == s.W_OPPONENT_SHIPS:
        for other in position.order:
            if other != player and forces.ships_in(position, other, sea):
                return True
        return False
    if code == s.W_PLACE:
        return word.inside[sea] == 1
    assert code == s.W_YOUR_PORT
    for province in places.PORTS_OF[position.board][sea]:
        if ownership.owner_player(position, province) == player:
            return True
    return False


def _continent(position: Europa, player: int, word: Word, continent: int) -> bool:
    code = word.code
    if code == s.W_PLACE:
        return word.inside[continent] == 1
    if code == s.W_YOUR_SHIPS:
        # at sea or in a Port there (EU-5.1.3.5)
        for place in forces.places_with_ships(position, player):
            if _where(place) == continent:
                return True
        return False
    if code == s.W_YOUR_TOWN:
        spaces = tables.spaces(position.land, player)
        for i in range(len(spaces) - 1, -1, -1):
            if spaces[i] < places.AREAS:
                break  # the main map comes first
            if places.CONTINENT_OF[spaces[i]] == continent and ownership.owns_in(position, player, spaces[i]):
                return True
        return False
    if not position.players[player].claims and not position.players[player].cores:
        return False
    for space in _SPACES_ON[continent]:
        if (position.areas.claims[space] >> player) & 1 or position.areas.core[space] == player + 1:
            return True
    return False


def _where(place: int) -> int:
    """The continent of a Sea Zone or Port; -1: the main map."""
    return places.SEA_CONTINENT[place] if place < SEAS else places.CONTINENT_OF[places.SPACE_OF[place - SEAS]]


def _ship(word: Word, ship: int) -> bool:
    code = word.code
    if code == s.W_HEAVY:
        return ship % 4 == 1
    if code == s.W_TRADE_PROTECTION:
        return ship % 4 == 3
    if code == s.W_PLACE:
        return at_sea(word.inside, ship)
    assert code == s.W_DISTANT
    return _where(ship // 4) >= 0
