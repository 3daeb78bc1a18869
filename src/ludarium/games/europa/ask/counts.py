"""What the cards count (EFFECTS 5): numbers for a player now. Of Provinces, Towns and Vassals only those count on which
nothing lies on top: a covered one is nobody's own (EU-2.T.5)."""

from __future__ import annotations

from ludarium.games.europa.ask import filters, forces, offices, ownership, relations, tables, things, tracks
from ludarium.games.europa.facts import action_cards, ideas, places
from ludarium.games.europa.facts import tracks as pieces
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.program import EVERYTHING, Amount, Count, Filter
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import LARGE, REBELS, UNREST, Europa


def number(position: Europa, player: int, count: Count, space: int = -1) -> int:
    """A count for this player. `space`: only Units there, for what counts the Units of a Battle (EUI-8)."""
    code = count.code
    if code == s.N_GROWN:
        return plain(position, player, count.of) - position.players[player].at_age[count.slot]
    if code == s.N_DID:
        me = position.players[player]
        if count.span == s.THIS_TURN:
            return me.deeds_turn[count.deed]
        return me.deeds_round[count.deed] if count.span == s.THIS_ROUND else me.deeds_age[count.deed]
    return filtered(position, player, code, count.filter, space)


def plain(position: Europa, player: int, code: int) -> int:
    """A count (N_...) of everything that it can mean."""
    return filtered(position, player, code, EVERYTHING, -1)


def amount(position: Europa, player: int, amount: Amount, space: int = -1) -> int:
    """`2`, `1 per units`, `ceil(base_tax/3)`, `stability`."""
    code = amount.code
    if code == s.FIXED:
        return amount.n
    found = number(position, player, amount.count, space)
    if code == s.PER:
        return amount.n * found
    return -(-found // amount.n) if code == s.CEIL else found


def filtered(position: Europa, player: int, code: int, filter: Filter, space: int) -> int:
    if code <= s.N_BASE_TAX:
        return _value(position, player, code)
    if code <= s.N_UNREST:
        return _land(position, player, code, filter)
    if code <= s.N_INFLUENCE:
        return _areas(position, player, code, filter)
    if code <= s.N_DEPLOYED_REGULARS:
        return _forces(position, player, code, filter, space)
    if code <= s.N_MERCHANTS:
        return _trade(position, player, code, filter)
    return _people(position, player, code, filter)


def everything(filter: Filter) -> bool:
    return not filter.clauses and not filter.bounded


def _value(position: Europa, player: int, code: int) -> int:
    me = position.players[player]
    if code == s.N_PRESTIGE:
        return me.prestige
    if code == s.N_DUCATS:
        return me.ducats
    if code <= s.N_MIL:
        return me.power[code - s.N_ADM]
    if code == s.N_STABILITY:
        return me.stability
    if code == s.N_INTEREST:
        return me.interest
    if code == s.N_AGE:
        return position.age
    if code == s.N_AUTHORITY:
        return position.authority
    return tracks.base_tax(position, player)


def _land(position: Europa, player: int, code: int, filter: Filter) -> int:
    if code == s.N_TAX and everything(filter):
        return tracks.tax_income(position, player)
    if code in (s.N_TAX, s.N_PROVINCES):
        found = filters.candidates(position, player, filter)
        if code == s.N_PROVINCES:
            return len(found)
        return sum(ownership.tax_value(position, province) for province in found)
    land = position.land
    total = 0
    source = filter.members if filter.bounded else tables.tokens(land, player)
    for province in source:
        value = land.town[province]
        if value == 0 or (value - 1) >> 3 != player:
            continue
        if code == s.N_REBEL_TOWNS:
            if land.top[province] == REBELS and ownership.town_player(position, province) == player:
                total += 1
            continue
        if land.top[province]:
            continue
        if code == s.N_UNREST:
            total += 1 if land.marks[province] & UNREST else 0
        elif code == s.N_LARGE_TOWNS:
            total += 1 if ownership.token_what(value) == LARGE else 0
        elif (ownership.town_player(position, province) == player) == (code == s.N_TOWNS) and (
            not filter.clauses or filters.passes(position, player, filter, province)
        ):
            total += 1
    return total


def _areas(position: Europa, player: int, code: int, filter: Filter) -> int:
    if code == s.N_AREAS:
        return len(filters.candidates(position, player, filter))
    total = 0
    if code == s.N_CLAIMS:
        # a Core token counts as a Claim (EU-7.6.6)
        me = position.players[player]
        if not me.claims and not me.cores:
            return 0
        for space in tables.claims(position.areas, player):
            if everything(filter) or filters.passes(position, player, filter, space):
                total += 1
        return total
    source = filter.members if filter.bounded else relations.influence_spaces(position, player)
    for space in source:
        found = relations.influence_at(position, player, space)
        if found and (not filter.clauses or filters.passes(position, player, filter, space)):
            total += found
    return total


def _forces(position: Europa, player: int, code: int, filter: Filter, space: int) -> int:
    if code == s.N_DEPLOYED_REGULARS:
        return forces.deployed_regulars(position, player)
    total = 0
    if code == s.N_UNITS:
        if everything(filter) and space < 0:
            return forces.deployed(position, player)
        for unit in things.units(position, player):
            if (space < 0 or unit // 16 == space) and (
                everything(filter) or filters.passes(position, player, filter, unit)
            ):
                total += things.unit_count(position, player, unit)
        return total
    if everything(filter):
        return pieces.PIECES_SHIPS - forces.supply_ships(position, player)
    if filter.bounded and not filter.clauses:
        for sea in filter.members:
            total += forces.ships_in(position, player, sea)
        return total
    for ship in things.ships(position, player):
        if filters.passes(position, player, filter, ship):
            total += things.ship_count(position, player, ship)
    return total


def _trade(position: Europa, player: int, code: int, filter: Filter) -> int:
    if code == s.N_MERCHANTS:
        stands = things.stands(position, player)
        if everything(filter):
            return len(stands)
        return sum(1 for node in stands if filters.passes(position, player, filter, node))
    found = filters.candidates(position, player, filter)
    if code == s.N_PORTS:
        # a Large Port counts 2 (EU-2.M.11)
        return sum(places.PORTS[position.board][province] for province in found)
    return len(found)


def _people(position: Europa, player: int, code: int, filter: Filter) -> int:
    me = position.players[player]
    if code in (s.N_ALLIES, s.N_MARRIAGES):
        found = tables.allied(position, player) if code == s.N_ALLIES else tables.wed(position, player)
        if everything(filter):
            return len(found)
        return sum(1 for realm in found if filters.passes(position, player, filter, realm))
    if code == s.N_CARDINALS:
        return offices.cardinals(position, player)
    if code == s.N_IDEAS:
        if everything(filter):
            return me.ideas.bit_count()
        return sum(
            1
            for idea in range(ideas.IDEAS)
            if (me.ideas >> idea) & 1 and filters.passes(position, player, filter, idea)
        )
    advisors = [card for card in me.advisors if card != NOBODY]
    if code == s.N_ADVISOR_SKILL:
        return sum(action_cards.ADVISOR_SKILL[card] for card in advisors)
    assert code == s.N_ADVISORS
    return sum(1 for card in advisors if everything(filter) or filters.passes(position, player, filter, card))
