"""Filters of the cards (EFFECTS 6): which things of a kind pass for a player.

`candidates` lists all that pass, in a fixed order; `passes` asks for one. What a thing is: of an area a space, of a
province a Province, of an opponent a player, of a port a Province, of an army its number, of a unit `space * 16 + kind`
(kind of an Army's Units), of a ship `place * 4 + kind` with 3 for a Light Ship on a slot, of an advisor a card of the
player, of an idea an Idea, of a card an Action card among the discards. Pieces, nodes and cards are in `things`.
"""

from __future__ import annotations

from ludarium.games.europa.ask import conditions, offices, ownership, reach, relations, tables, things, vassalage
from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.facts import ideas, places, realms, tracks
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.deeds import compare
from ludarium.games.europa.language.program import Filter, Word
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import (
    ABSENT,
    ARMIES,
    DNPR,
    NPR,
    PLAYED,
    SEAS,
    UNREST,
    VASSAL,
    VASSALIZED,
    Europa,
)


def candidates(position: Europa, player: int, filter: Filter) -> list[int]:
    """Everything of the filter's kind that passes for this player."""
    if filter.own and filter.kind == s.K_PROVINCE and len(filter.clauses) == 1:
        return _own_provinces(position, player, filter)
    return [thing for thing in domain(position, player, filter) if words_hold(position, player, filter, thing)]


def _own_provinces(position: Europa, player: int, filter: Filter) -> list[int]:
    """Nothing more is asked than `own` or `own_or_vassal`."""
    land = position.land
    vassals = filter.clauses[0].words[0].code == s.W_OWN_OR_VASSAL
    return [
        province
        for province in domain(position, player, filter)
        if not land.top[province]
        and (land.town[province] - 1) >> 3 == player
        and (vassals or (land.town[province] - 1) & 7 != VASSAL)
    ]


def passes(position: Europa, player: int, filter: Filter, thing: int) -> bool:
    """Whether one thing of the filter's kind passes."""
    if filter.kind == s.K_REALM and position.realms.kind[thing] == ABSENT:
        return False
    if filter.bounded and not _inside(position, filter, thing):
        return False
    return words_hold(position, player, filter, thing)


def domain(position: Europa, player: int, filter: Filter) -> list[int]:
    """The things of the filter's kind among which its words choose: those in play, and inside of what bounds it."""
    kind = filter.kind
    board = position.board
    if kind == s.K_AREA:
        return _spaces(position, player, filter)
    if kind == s.K_PROVINCE:
        return _provinces(position, player, filter)
    if kind == s.K_OPPONENT:
        return position.others(player)
    found: list[int] = []
    if kind == s.K_REALM:
        found = _realms(position, player, filter)
    elif kind == s.K_NODE:
        nodes = sorted(set(things.stands(position, player))) if filter.own else range(places.NODES)
        found = [node for node in nodes if places.NODE_IN_PLAY[board][node]]
    elif kind == s.K_SEA:
        if filter.tied == s.W_YOUR_SHIPS:
            found = [place for place in ask_forces.places_with_ships(position, player) if place < SEAS]
        else:
            found = [sea for sea in range(places.SEAS_ALL) if places.SEA_IN_PLAY[board][sea]]
    elif kind == s.K_CONTINENT:
        found = list(range(places.CONTINENT.size))
    elif kind == s.K_PORT:
        found = [p for p in range(places.PROVINCES) if places.PORTS[board][p] and places.IN_PLAY[board][p]]
    elif kind == s.K_ARMY:
        found = [army for army in range(ARMIES) if ask_forces.army_space(position, player, army) >= 0]
    elif kind == s.K_UNIT:
        found = things.units(position, things.owner(position, player, filter))
    elif kind == s.K_SHIP:
        found = things.ships(position, player)
    elif kind == s.K_ADVISOR:
        found = [card for card in position.players[player].advisors if card != NOBODY]
    elif kind == s.K_IDEA:
        found = list(range(ideas.IDEAS))
    else:
        assert kind == s.K_CARD
        for pile in position.decks.discards:
            found.extend(pile)
    if filter.bounded:
        return [thing for thing in found if _inside(position, filter, thing)]
    return found


def _realms(position: Europa, player: int, filter: Filter) -> list[int]:
    """Those in play, in order; if only Allies or Vassals can pass, only these."""
    kind = position.realms.kind
    if filter.tied == s.W_YOUR_ALLY:
        return [realm for realm in tables.allied(position, player) if kind[realm] != ABSENT]
    if filter.tied == s.W_YOUR_VASSAL:
        mine = position.players[player].realm
        return [realm for realm in tables.vassals(position, mine) if kind[realm] != ABSENT]
    return [realm for realm in range(realms.REALMS) if kind[realm] != ABSENT]


def _spaces(position: Europa, player: int, filter: Filter) -> list[int]:
    """EFFECTS 2.7: the main map; Distant spaces only if named, `distant`, or `adjacent` is asked for."""
    playing = places.SPACE_IN_PLAY[position.board]
    if filter.bounded:
        return [space for space in filter.members if playing[space]]
    wide = filter.mask & ((1 << s.W_DISTANT) | (1 << s.W_ADJACENT))
    end = places.SPACES if wide else places.AREAS
    if filter.own:
        found: list[int] = []
        for province in tables.tokens(position.land, player):
            space = places.SPACE_OF[province]
            if space < end and space not in found:
                found.append(space)
        found.sort()
        return found
    return (places.ALL_IN_PLAY if wide else places.AREAS_IN_PLAY)[position.board]


def _provinces(position: Europa, player: int, filter: Filter) -> list[int]:
    """Provinces in play; a Territory counts once it has a Town."""
    if filter.own:
        tokens = tables.tokens(position.land, player)
        if not filter.bounded:
            return tokens
        if len(tokens) < len(filter.members):
            inside = filter.inside
            return [province for province in tokens if inside[province]]
    playing = places.IN_PLAY[position.board]
    holder = position.land.holder
    source = filter.members if filter.bounded else list(range(places.PROVINCES))
    return [province for province in source if playing[province] and holder[province] >= 0]


def _inside(position: Europa, filter: Filter, thing: int) -> bool:
    kind = filter.kind
    if kind == s.K_REALM:
        return _owns_one(position, filter.members, thing)
    if kind == s.K_UNIT:
        return filter.inside[thing // 16] == 1
    if kind == s.K_SHIP:
        return things.at_sea(filter.inside, thing)
    return filter.inside[thing] == 1


def _owns_one(position: Europa, provinces: list[int], realm: int) -> bool:
    """The Realm Owns one of these Provinces."""
    for province in provinces:
        if ownership.owner(position, province) == realm:
            return True
    return False


def words_hold(position: Europa, player: int, filter: Filter, thing: int) -> bool:
    """Whether the words of a filter are true of one thing of its domain."""
    for clause in filter.clauses:
        for word in clause.words:
            if _word(position, player, filter, word, thing) == word.wanted:
                break
        else:
            return False
    return True


def _word(position: Europa, player: int, filter: Filter, word: Word, thing: int) -> bool:
    kind = filter.kind
    if kind == s.K_AREA:
        return _area(position, player, filter, word, thing)
    if kind == s.K_PROVINCE:
        return _province(position, player, word, thing)
    if kind == s.K_REALM:
        return _realm(position, player, word, thing)
    if kind == s.K_OPPONENT:
        return _opponent(position, player, word, thing)
    if kind == s.K_NODE:
        return things.node_word(position, player, word, thing)
    return things.word(position, player, kind, word, thing)


# Areas


def _area(position: Europa, player: int, filter: Filter, word: Word, space: int) -> bool:
    code = word.code
    provinces = places.PROVINCES_OF[position.board][space]
    if code == s.W_OWN:
        return ownership.owns_in(position, player, space)
    if code == s.W_ALL_OWNED:
        return ownership.owns_all(position, player, space)
    if code == s.W_NPR:
        return _has_kind(position, provinces, NPR, DNPR)
    if code == s.W_PR:
        return _has_kind(position, provinces, PLAYED, PLAYED)
    if code == s.W_OPPONENT:
        return _has_opponent(position, player, provinces)
    if code == s.W_OWNER:
        return _owns_one(position, provinces, conditions.called(position, word.value))
    if code == s.W_ADJACENT:
        return reach.adjacent(position, position.players[player].realm, space)
    if code == s.W_IN_REACH:
        return in_reach(position, player, space)
    if code == s.W_ROOM:
        return space < places.AREAS and relations.influence_total(position, space) < tracks.LIMIT_INFLUENCE
    if code == s.W_DISTANT:
        return ownership.distant(space)
    if code == s.W_CAPITAL:
        return _has_capital(position, player, filter, provinces)
    if code == s.W_TOWN:
        return _has_town(position, provinces)
    if code == s.W_CORE:
        return _all_core(position, provinces, position.players[player].realm)
    if code == s.W_YOUR_MARRIAGE:
        return _has_spouse(position, player, provinces)
    if code == s.W_PLACE:
        return word.inside[space] == 1
    if code == s.W_IT:
        return it_space(position, space)
    return _office(position, player, word, space)


def _office(position: Europa, player: int, word: Word, space: int) -> bool:
    """The Empire and Religion."""
    code = word.code
    if code == s.W_HRE:
        return offices.hre_space(position, space)
    if code == s.W_ELECTOR:
        return offices.elector(position, space)
    if code == s.W_OWN_FAITH:
        return space < places.AREAS and not offices.differs(position, player, space)
    if code == s.W_OTHER_FAITH:
        return offices.differs(position, player, space)
    if code == s.W_DISSENT:
        return offices.dissent(position, player, space)
    assert code == s.W_FAITH
    return space < places.AREAS and conditions.faith_is(offices.creed(position, space), word.value)


def in_reach(position: Europa, player: int, space: int) -> bool:
    """Adjacent to the Realm, or holding the player's Influence."""
    return reach.adjacent(position, position.players[player].realm, space) or (
        relations.influence_at(position, player, space) > 0
    )


def _has_kind(position: Europa, provinces: list[int], kind: int, other: int) -> bool:
    for province in provinces:
        realm = position.land.holder[province]
        if realm >= 0 and position.realms.kind[realm] in (kind, other):
            return True
    return False


def _has_opponent(position: Europa, player: int, provinces: list[int]) -> bool:
    """A Town or Vassal token of an Opponent."""
    for province in provinces:
        owner = ownership.token_player(position.land.town[province])
        if owner >= 0 and owner != player:
            return True
    return False


def _has_town(position: Europa, provinces: list[int]) -> bool:
    for province in provinces:
        if ownership.town_player(position, province) >= 0:
            return True
    return False


def _has_capital(position: Europa, player: int, filter: Filter, provinces: list[int]) -> bool:
    """The Capital of one of the Realms that the filter's other words mean."""
    for province in provinces:
        realm = position.land.holder[province]
        if realm < 0 or position.realms.capital[realm] != province:
            continue
        kind = position.realms.kind[realm]
        if filter.mask >> s.W_NPR & 1 and kind not in (NPR, DNPR):
            continue
        if filter.mask >> s.W_PR & 1 and kind != PLAYED:
            continue
        if filter.mask >> s.W_OWN & 1 and position.realms.player[realm] != player:
            continue
        if filter.mask >> s.W_OPPONENT & 1 and position.realms.player[realm] in (-1, player):
            continue
        return True
    return False


def _all_core(position: Europa, provinces: list[int], realm: int) -> bool:
    for province in provinces:
        if not ownership.core_for(position, province, realm):
            return False
    return True


def _has_spouse(position: Europa, player: int, provinces: list[int]) -> bool:
    """A Province of a Realm to which the player is Married."""
    for province in provinces:
        realm = position.land.holder[province]
        if realm >= 0 and (position.realms.wed[realm] >> player) & 1:
            return True
    return False


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
        return position.realms.capital[land.holder[province]] == province
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
    if code == s.W_PLACE:
        return word.inside[province] == 1
    assert code == s.W_IT
    return it_space(position, space)


# Realms and Opponents


def _realm(position: Europa, player: int, word: Word, realm: int) -> bool:
    code = word.code
    table = position.realms
    if code == s.W_NPR:
        return table.kind[realm] in (NPR, DNPR)
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
    if code == s.W_YOUR_VASSAL:
        return table.kind[realm] == VASSALIZED and ownership.lord_player(position, realm) == player
    if code == s.W_YOUR_INFLUENCE:
        return relations.influence_on(position, player, realm) > 0
    if code == s.W_SUBJUGABLE:
        return vassalage.subjugable(position, player, realm)
    if code == s.W_TAX:
        return compare(ownership.realm_tax(position, realm), word.compare, word.value)
    if code == s.W_PLACE:
        return _owns_one(position, word.members, realm)
    assert code == s.W_FAITH
    return conditions.faith_is(table.faith[realm], word.value)


def _opponent(position: Europa, player: int, word: Word, other: int) -> bool:
    code = word.code
    realm = position.players[other].realm
    if code == s.W_ADJACENT:
        return reach.realms_adjacent(position, position.players[player].realm, realm)
    if code == s.W_DISTANT:
        for space in range(places.AREAS, places.SPACES):
            if ownership.owns_in(position, other, space):
                return True
        return False
    if code == s.W_LEADER_IN_PRESTIGE:
        return things.leads(position, other)
    assert code == s.W_FAITH
    return conditions.faith_is(position.realms.faith[realm], word.value)
