"""Filters of the cards (EFFECTS 6): which things of a kind pass for a player.

`candidates` lists all that pass, in a fixed order; `passes` asks for one. What a thing is: of an area a space, of a
province a Province, of an opponent a player, of a port a Province, of an army its number, of a unit `space * 16 + kind`
(kind of an Army's Units), of a ship `place * 4 + kind` with 3 for a Light Ship on a slot, of an advisor a card of the
player, of an idea an Idea, of a card an Action card among the discards.
"""

from __future__ import annotations

from ludarium.games.europa.ask import chains, conditions, offices, ownership, reach, relations, vassalage
from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.facts import action_cards, ideas, paths, places, realms
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.deeds import compare
from ludarium.games.europa.language.program import Filter, Word
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import (
    ABSENT,
    ARMIES,
    DNPR,
    INFANTRY,
    NPR,
    PLAYED,
    SEAS,
    UNIT_KINDS,
    UNREST,
    VASSALIZED,
    Europa,
)


def candidates(position: Europa, player: int, filter: Filter) -> list[int]:
    """Everything of the filter's kind that passes for this player."""
    kind = filter.kind
    if kind == s.K_AREA:
        return [space for space in _spaces(position, filter) if _words(position, player, filter, space)]
    if kind == s.K_PROVINCE:
        return [each for each in _provinces(position, filter) if _words(position, player, filter, each)]
    if kind == s.K_REALM:
        return [each for each in range(realms.REALMS) if passes(position, player, filter, each)]
    if kind == s.K_OPPONENT:
        return [other for other in position.others(player) if _words(position, player, filter, other)]
    if kind == s.K_NODE:
        nodes = [node for node in range(places.NODES) if places.NODE_IN_PLAY[position.board][node]]
        return [node for node in nodes if passes(position, player, filter, node)]
    if kind == s.K_SEA:
        seas = [sea for sea in range(places.SEAS_ALL) if places.SEA_IN_PLAY[position.board][sea]]
        return [sea for sea in seas if passes(position, player, filter, sea)]
    if kind == s.K_CONTINENT:
        return [each for each in range(places.CONTINENT.size) if passes(position, player, filter, each)]
    if kind == s.K_PORT:
        ports = [each for each in range(places.PROVINCES) if places.PORTS[position.board][each]]
        return [each for each in ports if _words(position, player, filter, each)]
    if kind == s.K_ARMY:
        armies = [army for army in range(ARMIES) if ask_forces.army_space(position, player, army) >= 0]
        return [army for army in armies if _words(position, player, filter, army)]
    if kind == s.K_UNIT:
        return [unit for unit in units(position, player) if passes(position, player, filter, unit)]
    if kind == s.K_SHIP:
        return [ship for ship in ships(position, player) if passes(position, player, filter, ship)]
    if kind == s.K_ADVISOR:
        return [card for card in position.players[player].advisors if card != NOBODY and _words(position, player, filter, card)]
    if kind == s.K_IDEA:
        return [idea for idea in range(ideas.IDEAS) if _words(position, player, filter, idea)]
    assert kind == s.K_CARD
    found = [card for pile in position.decks.discards for card in pile]
    return [card for card in found if _words(position, player, filter, card)]


def _spaces(position: Europa, filter: Filter) -> list[int]:
    """EFFECTS 2.7: the main map; Distant spaces only if named, `distant`, or `adjacent` is asked for."""
    playing = places.SPACE_IN_PLAY[position.board]
    if filter.bounded:
        return [space for space in filter.members if playing[space]]
    wide = filter.mask & ((1 << s.W_DISTANT) | (1 << s.W_ADJACENT) | (1 << s.W_YOUR_CLAIM))
    return [space for space in range(places.SPACES if wide else places.AREAS) if playing[space]]


def _provinces(position: Europa, filter: Filter) -> list[int]:
    """Provinces in play; a Territory counts once it has a Town."""
    playing = places.IN_PLAY[position.board]
    holder = position.land.holder
    source = filter.members if filter.bounded else list(range(places.PROVINCES))
    return [province for province in source if playing[province] and holder[province] >= 0]


def units(position: Europa, player: int) -> list[int]:
    """The player's Deployed Land Units, each kind in each space once: space * 16 + kind."""
    found: list[int] = []
    for space in ask_forces.spaces_with_units(position, player):
        kinds = ask_forces.kinds_in(position, player, space)
        found.extend(space * 16 + kind for kind in range(UNIT_KINDS) if kinds[kind])
    return found


def unit_count(position: Europa, player: int, unit: int) -> int:
    return ask_forces.kinds_in(position, player, unit // 16)[unit % 16]


def ships(position: Europa, player: int) -> list[int]:
    """The player's Ships, each kind in each place once: place * 4 + kind; 3: a Light Ship on a slot."""
    return [
        place * 4 + kind
        for place in ask_forces.places_with_ships(position, player)
        for kind in range(4)
        if ship_count(position, player, place * 4 + kind)
    ]


def ship_count(position: Europa, player: int, ship: int) -> int:
    place, kind = ship // 4, ship % 4
    if kind == 3:
        return ask_forces.light_on_slots(position, player, place) if place < SEAS else 0
    found = 0
    if kind == 0:
        found = (
            ask_forces.light_off_slots(position, player, place)
            if place < SEAS
            else ask_forces.docked(position, player, place - SEAS)
        )
    at = ask_forces.fleet_at(player)
    if ask_forces.fleet_place(position, player) == place:
        found += position.forces.fleets[at + 1 + kind]
    return found


def passes(position: Europa, player: int, filter: Filter, thing: int) -> bool:
    """Whether one thing of the filter's kind passes."""
    if filter.kind == s.K_REALM and position.realms.kind[thing] == ABSENT:
        return False
    if filter.bounded and not _inside(position, filter, thing):
        return False
    return _words(position, player, filter, thing)


def _inside(position: Europa, filter: Filter, thing: int) -> bool:
    kind = filter.kind
    if kind == s.K_REALM:
        # the Realm Owns one of these Provinces
        return any(position.land.holder[province] == thing for province in filter.members)
    if kind == s.K_UNIT:
        return filter.inside[thing // 16] == 1
    if kind == s.K_SHIP:
        place = thing // 4
        if place < SEAS:
            return filter.inside[place] == 1
        return any(filter.inside[sea] for sea in places.SEA_LIST[place - SEAS])
    return filter.inside[thing] == 1


def _words(position: Europa, player: int, filter: Filter, thing: int) -> bool:
    kind = filter.kind
    for clause in filter.clauses:
        for word in clause.words:
            if _word(position, player, kind, word, thing) == word.wanted:
                break
        else:
            return False
    return True


def _word(position: Europa, player: int, kind: int, word: Word, thing: int) -> bool:
    if kind == s.K_AREA:
        return _area(position, player, word, thing)
    if kind == s.K_PROVINCE:
        return _province(position, player, word, thing)
    if kind == s.K_REALM:
        return _realm(position, player, word, thing)
    if kind == s.K_OPPONENT:
        return _opponent(position, player, word, thing)
    if kind == s.K_NODE:
        return _node(position, player, word, thing)
    return _other(position, player, kind, word, thing)


# Areas


def _area(position: Europa, player: int, word: Word, space: int) -> bool:
    code = word.code
    realm = position.players[player].realm
    if code == s.W_OWN:
        return ownership.owns_in(position, player, space)
    if code == s.W_ALL_OWNED:
        return ownership.owns_all(position, player, space)
    if code == s.W_NPR:
        return _has_kind(position, space, NPR, DNPR)
    if code == s.W_PR:
        return _has_kind(position, space, PLAYED, PLAYED)
    if code == s.W_OPPONENT:
        return _has_opponent(position, player, space)
    if code == s.W_OWNER:
        return any(ownership.owner(position, p) == word.value for p in places.PROVINCES_OF[position.board][space])
    if code == s.W_ADJACENT:
        return reach.adjacent(position, realm, space)
    if code == s.W_IN_REACH:
        return in_reach(position, player, space)
    if code == s.W_ROOM:
        return space < places.AREAS and relations.influence_total(position, space) < 5
    if code == s.W_DISTANT:
        return ownership.distant(space)
    if code == s.W_HRE:
        return offices.hre_space(position, space)
    if code == s.W_ELECTOR:
        return space in offices.electors(position)
    if code == s.W_CAPITAL:
        return _has_capital(position, space)
    if code == s.W_TOWN:
        return any(ownership.town_player(position, p) >= 0 for p in places.PROVINCES_OF[position.board][space])
    if code == s.W_CORE:
        return all(ownership.core_for(position, p, realm) for p in places.PROVINCES_OF[position.board][space])
    if code == s.W_OWN_FAITH:
        return not offices.differs(position, player, space)
    if code == s.W_OTHER_FAITH:
        return offices.differs(position, player, space)
    if code == s.W_DISSENT:
        return offices.dissent(position, player, space)
    if code == s.W_YOUR_MARRIAGE:
        return any(
            (position.realms.wed[each] >> player) & 1
            for each in _owners_in(position, space)
        )
    if code == s.W_YOUR_CLAIM:
        return (position.areas.claims[space] >> player) & 1 == 1
    if code == s.W_FAITH:
        return space < places.AREAS and conditions.faith_is(offices.creed(position, space), word.value)
    if code == s.W_UNREST:
        return any(_restless(position, player, p) for p in places.PROVINCES_OF[position.board][space])
    assert code == s.W_IT
    return it_space(position, space)


def in_reach(position: Europa, player: int, space: int) -> bool:
    """Adjacent to the Realm, or holding the player's Influence."""
    return reach.adjacent(position, position.players[player].realm, space) or (
        relations.influence(position, player, space) > 0
    )


def _has_kind(position: Europa, space: int, kind: int, other: int) -> bool:
    for province in places.PROVINCES_OF[position.board][space]:
        realm = position.land.holder[province]
        if realm >= 0 and position.realms.kind[realm] in (kind, other):
            return True
    return False


def _has_opponent(position: Europa, player: int, space: int) -> bool:
    """A Town or Vassal token of an Opponent."""
    for province in places.PROVINCES_OF[position.board][space]:
        owner = ownership.token_player(position.land.town[province])
        if owner >= 0 and owner != player:
            return True
    return False


def _has_capital(position: Europa, space: int) -> bool:
    for province in places.PROVINCES_OF[position.board][space]:
        realm = position.land.holder[province]
        if realm >= 0 and position.realms.capital[realm] == province:
            return True
    return False


def _owners_in(position: Europa, space: int) -> list[int]:
    found: list[int] = []
    for province in places.PROVINCES_OF[position.board][space]:
        realm = position.land.holder[province]
        if realm >= 0 and realm not in found:
            found.append(realm)
    return found


def it_space(position: Europa, space: int) -> bool:
    """Whether the space is what `it` stands for (EFFECTS 2.8)."""
    if not position.contexts:
        return False
    context = position.contexts[-1]
    if context.it_kind == s.K_AREA:
        return context.it == space
    if context.it_kind == s.K_PROVINCE:
        return places.SPACE_OF[context.it] == space
    if context.it_kind == s.K_REALM:
        return space in ownership.realm_spaces(position, context.it)
    return False


# Provinces


def _restless(position: Europa, player: int, province: int) -> bool:
    land = position.land
    return (
        ownership.token_player(land.town[province]) == player
        and land.top[province] == 0
        and land.marks[province] & UNREST != 0
    )


def _province(position: Europa, player: int, word: Word, province: int) -> bool:
    code = word.code
    land = position.land
    space = places.SPACE_OF[province]
    if code == s.W_OWN:
        return ownership.owner_player(position, province) == player
    if code == s.W_OWN_OR_VASSAL:
        return ownership.token_player(land.town[province]) == player and land.top[province] == 0
    if code == s.W_OPPONENT:
        owner = ownership.token_player(land.town[province])
        return owner >= 0 and owner != player
    if code == s.W_IN_REACH:
        return in_reach(position, player, space)
    if code == s.W_CAPITAL:
        holder = land.holder[province]
        return holder >= 0 and position.realms.capital[holder] == province
    if code == s.W_UNREST:
        return land.marks[province] & UNREST != 0
    if code == s.W_CORE:
        return ownership.core_for(position, province, position.players[player].realm)
    if code == s.W_FOREIGN:
        return realms.FLAG[position.board][province] != position.players[player].realm
    if code == s.W_GOLD:
        return places.GOLD[province] == 1
    if code == s.W_DISTANT:
        return ownership.distant(space)
    if code == s.W_TERRITORY:
        return places.TERRITORY[province] != 0
    if code == s.W_DISSENT:
        return offices.dissent(position, player, space)
    if code == s.W_NPR:
        return land.holder[province] >= 0 and position.realms.kind[land.holder[province]] in (NPR, DNPR)
    if code == s.W_OWNER:
        return ownership.owner(position, province) == word.value
    if code == s.W_HRE:
        return offices.hre_province(position, province)
    if code == s.W_FAITH:
        return space < places.AREAS and conditions.faith_is(offices.creed(position, space), word.value)
    assert code == s.W_IT
    return it_space(position, space)


# Realms and Opponents


def _realm(position: Europa, player: int, word: Word, realm: int) -> bool:
    code = word.code
    table = position.realms
    if code == s.W_NPR:
        return table.kind[realm] in (NPR, DNPR)
    if code == s.W_PR:
        return table.kind[realm] == PLAYED
    if code == s.W_ADJACENT:
        return reach.realms_adjacent(position, position.players[player].realm, realm)
    if code == s.W_HRE:
        return offices.member(position, realm)
    if code == s.W_MARRIAGE:
        return table.wed[realm] != 0
    if code == s.W_ENEMY:
        return relations.at_war(position, position.players[player].realm, realm)
    if code == s.W_YOUR_ALLY:
        return (table.allies[realm] >> player) & 1 == 1
    if code == s.W_YOUR_MARRIAGE:
        return (table.wed[realm] >> player) & 1 == 1
    if code == s.W_YOUR_VASSAL:
        return table.kind[realm] == VASSALIZED and ownership.lord_player(position, realm) == player
    if code == s.W_YOUR_INFLUENCE:
        return relations.influence_on(position, player, realm) > 0
    if code == s.W_SUBJUGABLE:
        return vassalage.subjugable(position, player, realm)
    if code == s.W_TAX:
        return compare(ownership.realm_tax(position, realm), word.compare, word.value)
    if code == s.W_IN_REACH:
        return any(in_reach(position, player, space) for space in ownership.realm_spaces(position, realm))
    if code == s.W_FAITH:
        return conditions.faith_is(table.faith[realm], word.value)
    assert code == s.W_IT
    context = position.contexts[-1]
    return context.it_kind == s.K_REALM and context.it == realm


def _opponent(position: Europa, player: int, word: Word, other: int) -> bool:
    code = word.code
    realm = position.players[other].realm
    if code == s.W_ADJACENT:
        return reach.realms_adjacent(position, position.players[player].realm, realm)
    if code == s.W_DISTANT:
        return any(
            ownership.owns_in(position, other, space) for space in range(places.AREAS, places.SPACES)
        )
    if code == s.W_LEADER_IN_PRESTIGE:
        return position.players[other].prestige == max(each.prestige for each in position.players)
    if code == s.W_FAITH:
        return conditions.faith_is(position.realms.faith[realm], word.value)
    assert code == s.W_OTHER_FAITH
    return not offices.same_faith(position.realms.faith[realm], position.realms.faith[position.players[player].realm])


# nodes, seas, continents, pieces, cards


def _node(position: Europa, player: int, word: Word, node: int) -> bool:
    code = word.code
    board = position.board
    if code == s.W_MARITIME:
        return places.NODE_KIND[node] == places.MARITIME
    if code == s.W_DISTANT:
        return places.NODE_KIND[node] == places.DISTANT
    if code == s.W_MERCHANT:
        return any(node in stands(position, other) for other in position.order)
    if code == s.W_YOUR_MERCHANT:
        return node in stands(position, player)
    if code == s.W_EXPANDED:
        return position.forces.expanded[node] != 0
    if code == s.W_ADJACENT:
        return _beside_node(position, player, node)
    if code == s.W_IN_REACH:
        return chains.trade_chain(position, player, node)
    if code == s.W_NEAR_CAPITAL:
        home = ownership.capital_space(position, position.players[player].realm)
        spaces = paths.NODE_SPACES[board][node]
        if home in spaces or any(space in spaces for space in paths.LAND_OF[board][home]):
            return True
        return paths.SPACE_SEAS[board][home] & places.NODE_SEAS[board][node] != 0
    assert code == s.W_IT
    context = position.contexts[-1]
    return context.it_kind == s.K_NODE and context.it == node


def stands(position: Europa, player: int) -> list[int]:
    """The nodes with a Merchant of the player."""
    return [each // 2 for each in position.players[player].merchants if each >= 0]


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


def _other(position: Europa, player: int, kind: int, word: Word, thing: int) -> bool:
    code = word.code
    if kind == s.K_SEA:
        if code == s.W_YOUR_SHIPS:
            return ask_forces.ships_in(position, player, thing) > 0
        if code == s.W_OPPONENT_SHIPS:
            return any(ask_forces.ships_in(position, other, thing) for other in position.others(player))
        assert code == s.W_YOUR_PORT
        return any(ownership.owner_player(position, p) == player for p in places.PORTS_OF[position.board][thing])
    if kind == s.K_CONTINENT:
        return _continent(position, player, code, thing)
    if kind in (s.K_PORT, s.K_PROVINCE) and code == s.W_OWN:
        return ownership.owner_player(position, thing) == player
    if code == s.W_OWN:
        return True
    if kind == s.K_UNIT:
        unit = thing % 16
        if code == s.W_CAVALRY:
            return unit % 3 != INFANTRY and unit % 3 == 1
        assert code == s.W_BESIEGER
        return it_space(position, thing // 16)
    if kind == s.K_SHIP:
        place = thing // 4
        if code == s.W_HEAVY:
            return thing % 4 == 1
        if code == s.W_TRADE_PROTECTION:
            return thing % 4 == 3
        assert code == s.W_DISTANT
        if place < SEAS:
            return places.SEA_CONTINENT[place] >= 0
        return ownership.distant(places.SPACE_OF[place - SEAS])
    if kind == s.K_ADVISOR:
        assert code == s.W_SKILL
        return compare(action_cards.ADVISOR_SKILL[thing], word.compare, word.value)
    if kind == s.K_IDEA:
        if code == s.W_MIN_AGE:
            return compare(ideas.MIN_AGE[thing], word.compare, word.value)
        assert code == s.W_HELD
        return any((position.players[other].ideas >> thing) & 1 for other in position.others(player))
    assert kind == s.K_CARD
    if code == s.W_DISPLAY:
        return action_cards.IS_DISPLAY[action_cards.TYPE_OF[thing]] == 1
    assert code == s.W_NAME
    return action_cards.TYPE_OF[thing] == word.value


def _continent(position: Europa, player: int, code: int, continent: int) -> bool:
    spaces = [space for space in range(places.AREAS, places.SPACES) if places.CONTINENT_OF[space] == continent]
    if code == s.W_YOUR_TOWN:
        return any(ownership.owns_in(position, player, space) for space in spaces)
    if code == s.W_YOUR_CLAIM:
        return any((position.areas.claims[space] >> player) & 1 for space in spaces)
    assert code == s.W_YOUR_SHIPS
    return any(
        ask_forces.ships_in(position, player, sea) > 0
        for sea in range(places.SEAS_ALL)
        if places.SEA_CONTINENT[sea] == continent
    )


