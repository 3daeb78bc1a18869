"""Texts about the map (EFFECTS 4): Claims, Cores, Unrest, Rebels, Towns, the Empire's Areas, nodes, DNPRs."""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import offices, ownership
from ludarium.games.europa.battle import due
from ludarium.games.europa.cards.machine import HANDLERS, TESTS
from ludarium.games.europa.cards.pick import ActOn, aim_at, covertly, pick_facts, spared, verb
from ludarium.games.europa.cards.words import MERCHANT_GAINED, NODE_EXPANDED, PLAGUE_CAME
from ludarium.games.europa.empire import lands as empire_lands
from ludarium.games.europa.events import symbols
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.npr import dnpr, rebels
from ludarium.games.europa.put import supply, towns
from ludarium.games.europa.realm import health
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import NO_PIECE
from ludarium.games.europa.table.position import BATTLES_WAIT, PLAGUE, PLAYED, SMALL, UNREST, UNREST_TOP, Europa
from ludarium.games.europa.table.small import put, with_bits
from ludarium.games.europa.table.words import PICK_PROVINCE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first

MERCHANTS = 2  # a third one comes only to whom has exactly two (EU-16.3.16)

# Claims and Cores


def may_claim(position: Europa, seat: int, effect: Effect, space: int) -> bool:
    """EU-16.3.13: no own Claim (or Core token, EU-7.6.6) there, and not all Provinces one's own."""
    return (
        not position.areas.claims[space] >> seat & 1
        and position.areas.core[space] != seat + 1
        and not ownership.owns_all(position, seat, space)
    )


def claim(position: Europa, seat: int, source: int, effect: Effect, space: int, left: int) -> None:
    """A Discovery on a Distant Area, a Colonial Claim on a vacant Territory (EU-5.1.3.7-8)."""
    supply.claim(position, seat, space)


def may_core(position: Europa, seat: int, effect: Effect, space: int) -> bool:
    """EU-7.6.4: all Provinces in play Owned, and no own Core token there."""
    return position.areas.core[space] != seat + 1 and ownership.owns_all(position, seat, space)


def core(position: Europa, seat: int, source: int, effect: Effect, space: int, left: int) -> None:
    supply.core(position, seat, space)


# Unrest


def may_unrest(position: Europa, seat: int, effect: Effect, province: int) -> bool:
    """EU-14.1.1-3: a Town or Vassal token of a player that is not turned yet. A pick does not mean an occupant's."""
    land = position.land
    if rebels.holder(position, province) < 0 or spared(position, seat, rebels.holder(position, province)):
        return False
    if land.top[province]:
        return effect.target.how != s.BY_PICK and not land.marks[province] & UNREST_TOP
    return not land.marks[province] & UNREST


def unrest(position: Europa, seat: int, source: int, effect: Effect, province: int, left: int) -> None:
    victim = rebels.holder(position, province)
    if not covertly(position, seat, 1 << victim, ActOn(seat, source, effect.id, province, left)):
        towns.unrest(position, province, True)
        aim_at(position, seat, source, effect, left - 1)


def may_calm(position: Europa, seat: int, effect: Effect, thing: int) -> bool:
    """Own Unrest: in the Area, or on the Province."""
    if effect.target.kind == s.K_AREA:
        return bool(rebels.restless(position, thing, seat))
    land = position.land
    return rebels.holder(position, thing) >= 0 and land.top[thing] == 0 and land.marks[thing] & UNREST != 0


def calm(position: Europa, seat: int, source: int, effect: Effect, thing: int, left: int) -> None:
    """EU-14.1.1: turned back; with an Area up to n in that one."""
    if effect.target.kind == s.K_AREA:
        calm_in(position, seat, source, effect, thing, effect.n)
    else:
        towns.unrest(position, thing, False)
        aim_at(position, seat, source, effect, left - 1)


def calm_in(position: Europa, seat: int, source: int, effect: Effect, space: int, left: int) -> None:
    found = rebels.restless(position, space, seat)
    if len(found) <= left:
        for province in found:
            towns.unrest(position, province, False)
    elif left > 0:
        position.push(CalmProvince(seat, source, effect.id, space, left))


@data
class CalmProvince(Decision[Europa]):
    """EU-14.1.1: which Town or Vassal of the Area is calmed."""

    source: int
    node: int
    space: int
    left: int
    RULES = ("EU-14.1.1",)

    def options(self, position: Europa) -> list[int]:
        return [PICK_PROVINCE.of(province) for province in rebels.restless(position, self.space, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        towns.unrest(position, first(option), False)
        calm_in(position, self.seat, self.source, BOOK.effects[self.node], self.space, self.left - 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return pick_facts(self.source, self.node, self.left)


# Rebels


def may_rebel(position: Europa, seat: int, effect: Effect, space: int) -> bool:
    return True


def rebel(position: Europa, seat: int, source: int, effect: Effect, space: int, left: int) -> None:
    """EU-14.3.1-2: Rebel Units, and a Battle at once with players' Units there."""
    rebels.add(position, space, effect.n)
    for player in position.order:
        if ask_forces.units_in(position, player, space):
            if position.contexts[-1].flags & BATTLES_WAIT:
                due.due(position, space, False, -1, -1)
            else:
                DOORS.fight(position, space, False, -1, -1)
            return


# Towns and the Empire


def may_develop(position: Europa, seat: int, effect: Effect, province: int) -> bool:
    """EU-16.3.15: an own Small Town, and a Large one is left."""
    return (
        ownership.owner_player(position, province) == seat
        and ownership.token_what(position.land.town[province]) == SMALL
        and position.players[seat].large < tracks.PIECES_LARGE
    )


def develop(position: Europa, seat: int, source: int, effect: Effect, province: int, left: int) -> None:
    towns.develop(position, province)


def may_leave(position: Europa, seat: int, effect: Effect, space: int) -> bool:
    return offices.hre_space(position, space)


def leave(position: Europa, seat: int, source: int, effect: Effect, space: int, left: int) -> None:
    """EU-16.3.25: what it costs the Empire is written in the text."""
    empire_lands.leave(position, space, True)


# nodes


def may_merchant(position: Europa, seat: int, effect: Effect, node: int) -> bool:
    """EU-16.3.16: exactly two Merchants, and none there."""
    merchants = position.players[seat].merchants
    if len(merchants) - merchants.count(NO_PIECE) != MERCHANTS or NO_PIECE not in merchants:
        return False
    return node * 2 not in merchants and node * 2 + 1 not in merchants


def merchant(position: Europa, seat: int, source: int, effect: Effect, node: int, left: int) -> None:
    me = position.own_player(seat)
    me.merchants[me.merchants.index(NO_PIECE)] = node * 2
    position.tell(MERCHANT_GAINED, me.realm, node)


def may_expand(position: Europa, seat: int, effect: Effect, node: int) -> bool:
    return not position.forces.expanded[node]


def expand(position: Europa, seat: int, source: int, effect: Effect, node: int, left: int) -> None:
    """EU-12.5.4."""
    forces = position.own_forces()
    forces.expanded = put(forces.expanded, node, 1)
    position.tell(NODE_EXPANDED, node)


def may_pirate(position: Europa, seat: int, effect: Effect, node: int) -> bool:
    """EU-12.5.6: by the sea."""
    return places.NODE_SEAS[position.board][node] != 0


def pirate(position: Europa, seat: int, source: int, effect: Effect, node: int, left: int) -> None:
    symbols.pirate(position, node)


# Ill Health


def may_sicken(position: Europa, seat: int, effect: Effect, thing: int) -> bool:
    return effect.target.kind == s.K_ADVISOR or not position.areas.marks[thing] & PLAGUE


def sicken(position: Europa, seat: int, source: int, effect: Effect, thing: int, left: int) -> None:
    """EU-4.5.8: the plague in an Area; EU-7.2.14: Ill Health of an Advisor."""
    if effect.target.kind == s.K_ADVISOR:
        health.sicken(position, seat, thing)
    else:
        areas = position.own_creeds()
        areas.marks = with_bits(areas.marks, thing, PLAGUE)
        position.tell(PLAGUE_CAME, thing)


# DNPRs and symbols


def can_appear(position: Europa, seat: int, source: int, node: Effect) -> bool:
    """EU-16.3.21-22: not a player's Realm, and one of the Provinces is in play."""
    if position.realms.kind[node.target.index] == PLAYED:
        return False
    for province in node.places:
        if places.IN_PLAY[position.board][province]:
            return True
    return False


def appear(position: Europa, seat: int, source: int, node: Effect) -> None:
    if can_appear(position, seat, source, node):
        dnpr.appear(position, node.target.index, node.what, node.places)


def symbol(position: Europa, seat: int, source: int, node: Effect) -> None:
    """As if it were printed below this Event (EU-16.5)."""
    DOORS.symbol(position, node.what, node.n, position.active)


verb(s.CLAIM, may_claim, claim)
verb(s.CORE, may_core, core)
verb(s.UNREST, may_unrest, unrest)
verb(s.REMOVE_UNREST, may_calm, calm)
verb(s.REBELS, may_rebel, rebel)
verb(s.DEVELOP, may_develop, develop)
verb(s.LEAVES_HRE, may_leave, leave)
verb(s.MERCHANT, may_merchant, merchant)
verb(s.EXPAND, may_expand, expand)
verb(s.PIRATE, may_pirate, pirate)
verb(s.ILL_HEALTH, may_sicken, sicken)
HANDLERS[s.DNPR], TESTS[s.DNPR] = appear, can_appear
HANDLERS[s.SYMBOL] = symbol
