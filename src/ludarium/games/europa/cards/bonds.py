"""Texts about Influence and the bonds between Realms (EFFECTS 4): Alliances, Marriages, Truces, Casus Belli."""

from __future__ import annotations

from ludarium.games.europa.ask import filters, ownership, relations
from ludarium.games.europa.cards.machine import source_ref
from ludarium.games.europa.cards.pick import ActOn, covertly, pick_facts, verb
from ludarium.games.europa.cards.words import PICK_CUBE
from ludarium.games.europa.curia import papal
from ludarium.games.europa.diplomacy import alliances, influence
from ludarium.games.europa.facts import faiths, places
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.put import bonds, supply
from ludarium.games.europa.put.deeds import SOURCE_CARD, SOURCE_USE
from ludarium.games.europa.table.position import ABSENT, COVERT, DNPR, NPR, VASSALIZED, Europa
from ludarium.games.europa.table.words import ACCEPT, DECLINE, PICK_REALM, REFUSE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of

# Influence


def displaces(position: Europa) -> bool:
    """EUI-48: of Action cards only Covert ones make others' Influence give way in a full Area (EU-11.1.3)."""
    context = position.contexts[-1]
    return context.source >> 12 not in (SOURCE_CARD, SOURCE_USE) or context.flags & COVERT != 0


def others_in(position: Europa, seat: int, space: int) -> list[int]:
    """The Opponents with Influence in an Area; Imperial Influence is nobody's to remove."""
    return [other for other in position.others(seat) if relations.influence(position, other, space)]


def may_influence(position: Europa, seat: int, effect: Effect, space: int) -> bool:
    """EU-16.3.8, 11.1.6: an NPR or Vassal Province is there, and room, or cubes that give way."""
    if not influence.may_lie(position, space):
        return False
    if supply.influence_room(position, space) <= 0 and not (displaces(position) and others_in(position, seat, space)):
        return False
    return position.players[seat].cubes > 0 or bool(supply.sources(position, seat, supply.WANT_INFLUENCE, space))


def place_influence(position: Europa, seat: int, source: int, effect: Effect, space: int, left: int) -> None:
    """All of them in this one Area."""
    room = min(effect.n, supply.influence_room(position, space))
    if room > 0:
        supply.influence(position, seat, space, room)
    if displaces(position):
        push_out(position, seat, source, space, effect.n - max(room, 0))


def push_out(position: Europa, seat: int, source: int, space: int, left: int) -> None:
    """EU-16.3.8: in a full Area others' cubes give way, one by one, by the subject's choice."""
    found = others_in(position, seat, space)
    if left <= 0 or not found:
        return
    if len(found) == 1:
        replace_cube(position, seat, space, found[0])
        push_out(position, seat, source, space, left - 1)
    else:
        position.push(GiveWay(seat, source, space, left))


def replace_cube(position: Europa, seat: int, space: int, other: int) -> None:
    supply.remove_influence(position, other, space, 1)
    supply.influence(position, seat, space, 1)


@data
class GiveWay(Decision[Europa]):
    """EU-16.3.8, 11.1.3: whose Influence gives way."""

    source: int
    space: int
    left: int
    RULES = ("EU-16.3.8", "EU-11.1.3")

    def options(self, position: Europa) -> list[int]:
        found = others_in(position, self.seat, self.space)
        return [PICK_REALM.of(position.realm_of(other)) for other in found]

    def choose(self, position: Europa, option: int) -> None:
        replace_cube(position, self.seat, self.space, position.realms.player[first(option)])
        push_out(position, self.seat, self.source, self.space, self.left - 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source)), ("space", places.SPACE.full(self.space)), ("left", self.left)]


def areas_of(position: Europa, effect: Effect, thing: int) -> list[int]:
    """The Areas of the main map that `remove_influence` is about: of a Realm all its Areas."""
    if effect.target.kind != s.K_REALM:
        return [thing] if thing < places.AREAS else []
    return [space for space in ownership.realm_spaces(position, thing) if space < places.AREAS]


def losers(position: Europa, seat: int, effect: Effect, thing: int) -> list[int]:
    """The players whose cubes there can be meant."""
    if effect.whose.how == s.BY_SELF:
        among = [seat]
    elif effect.whose.how == s.BY_ANY:
        among = position.clockwise(seat)
    else:
        among = filters.candidates(position, seat, effect.whose.filter)
    spaces = areas_of(position, effect, thing)
    return [player for player in among if any(relations.influence(position, player, space) for space in spaces)]


def may_remove(position: Europa, seat: int, effect: Effect, thing: int) -> bool:
    return bool(losers(position, seat, effect, thing))


def remove(position: Europa, seat: int, source: int, effect: Effect, thing: int, left: int) -> None:
    """EU-11.1.4: n cubes leave; fewer, all of them. Never Imperial Influence or Marriages."""
    found = losers(position, seat, effect, thing)
    if not found:
        return
    if effect.whose.how == s.BY_ANY:
        victims = sum(1 << player for player in found)
        if effect.target.kind == s.K_REALM:
            victims |= position.realms.allies[thing]
        if not covertly(position, seat, victims, ActOn(seat, source, effect.id, thing, left)):
            remove_mixed(position, seat, source, effect, thing, effect.n)
    elif len(found) == 1:
        remove_of(position, seat, source, effect, thing, found[0])
    else:
        position.push(PickLoser(seat, source, effect.id, thing))


def remove_of(position: Europa, seat: int, source: int, effect: Effect, thing: int, player: int) -> None:
    if not covertly(position, seat, 1 << player, RemoveOf(seat, source, effect.id, thing, player)):
        left = effect.n
        for space in areas_of(position, effect, thing):
            left -= supply.remove_influence(position, player, space, left)


@data
class RemoveOf(Step[Europa]):
    """One player's cubes leave, if nobody has countered it."""

    player: int
    source: int
    node: int
    thing: int
    loser: int

    def run(self, position: Europa) -> None:
        remove_of(position, self.player, self.source, BOOK.effects[self.node], self.thing, self.loser)


@data
class PickLoser(Decision[Europa]):
    """EU-11.1.4: whose Influence leaves."""

    source: int
    node: int
    thing: int
    RULES = ("EU-11.1.4",)

    def options(self, position: Europa) -> list[int]:
        found = losers(position, self.seat, BOOK.effects[self.node], self.thing)
        return [PICK_REALM.of(position.realm_of(player)) for player in found]

    def choose(self, position: Europa, option: int) -> None:
        player = position.realms.player[first(option)]
        remove_of(position, self.seat, self.source, BOOK.effects[self.node], self.thing, player)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return pick_facts(self.source, self.node, BOOK.effects[self.node].n)


def cubes(position: Europa, seat: int, effect: Effect, thing: int) -> list[int]:
    """Options: an Area and whose cube in it."""
    return [
        PICK_CUBE.of(space, position.realm_of(player))
        for space in areas_of(position, effect, thing)
        for player in position.clockwise(seat)
        if relations.influence(position, player, space)
    ]


def remove_mixed(position: Europa, seat: int, source: int, effect: Effect, thing: int, left: int) -> None:
    found = cubes(position, seat, effect, thing)
    if left <= 0 or not found:
        return
    if len(found) == 1:
        remove_cube(position, found[0], left)
    else:
        position.push(RemoveCube(seat, source, effect.id, thing, left))


def remove_cube(position: Europa, option: int, count: int) -> None:
    supply.remove_influence(position, position.realms.player[second(option)], first(option), count)


@data
class RemoveCube(Decision[Europa]):
    """EU-11.1.4: the next cube that leaves, anybody's."""

    source: int
    node: int
    thing: int
    left: int
    RULES = ("EU-11.1.4",)

    def options(self, position: Europa) -> list[int]:
        return cubes(position, self.seat, BOOK.effects[self.node], self.thing)

    def choose(self, position: Europa, option: int) -> None:
        remove_cube(position, option, 1)
        remove_mixed(position, self.seat, self.source, BOOK.effects[self.node], self.thing, self.left - 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return pick_facts(self.source, self.node, self.left)


# Alliances


def free_alliance(position: Europa, seat: int) -> bool:
    return len(relations.alliances(position, seat)) < relations.alliance_limit(position, seat)


def movable_alliances(position: Europa, seat: int) -> list[int]:
    """EU-16.3.12: not an Active Ally's."""
    return [realm for realm in relations.alliances(position, seat) if not position.realms.active[realm]]


def may_ally(position: Europa, seat: int, effect: Effect, realm: int) -> bool:
    """EU-16.3.9-10: an independent NPR at Peace; another player's Ally only with at least as much Influence."""
    table = position.realms
    if table.kind[realm] not in (NPR, DNPR) or table.allies[realm] >> seat & 1:
        return False
    if not relations.at_peace(position, realm):
        return False
    rival = table.allies[realm].bit_length() - 1
    if rival >= 0 and relations.influence_on(position, rival, realm) > relations.influence_on(position, seat, realm):
        return False
    return free_alliance(position, seat) or bool(movable_alliances(position, seat))


def ally(position: Europa, seat: int, source: int, effect: Effect, realm: int, left: int) -> None:
    if free_alliance(position, seat):
        alliances.gain(position, seat, realm)
    else:
        position.push(MoveAlliance(seat, source, realm))


@data
class MoveAlliance(Decision[Europa]):
    """EU-16.3.12: no Alliance token is free; one may be moved, without a penalty."""

    source: int
    realm: int
    RULES = ("EU-16.3.12",)

    def options(self, position: Europa) -> list[int]:
        return [*(PICK_REALM.of(realm) for realm in movable_alliances(position, self.seat)), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == PICK_REALM.code:
            bonds.unally(position, self.seat, first(option))
            alliances.gain(position, self.seat, self.realm)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source))]


def may_end_alliance(position: Europa, seat: int, effect: Effect, realm: int) -> bool:
    return relations.allied(position, seat, realm)


def end_alliance(position: Europa, seat: int, source: int, effect: Effect, realm: int, left: int) -> None:
    """EU-16.3.23: no penalty; an Active Ally's Units go, and the player's Enemies are at War with it."""
    if position.realms.active[realm] == seat + 1:
        alliances.lose_units(position, seat, realm)
        alliances.separate_wars(position, seat, realm)
        enemies = relations.enemy_players(position, seat)
        bonds.unally(position, seat, realm)
        for enemy in enemies:
            bonds.war(position, position.realm_of(enemy), realm)
    else:
        bonds.unally(position, seat, realm)


# Marriages


def free_marriage(position: Europa, seat: int) -> bool:
    return len(relations.marriages(position, seat)) < relations.marriage_limit(position, seat)


def movable_marriages(position: Europa, seat: int) -> list[int]:
    """EU-16.3.12: not one that shows Disputed Succession."""
    disputed = position.realms.disputed
    return [realm for realm in relations.marriages(position, seat) if not disputed[realm] >> seat & 1]


def may_marry(position: Europa, seat: int, effect: Effect, realm: int) -> bool:
    """EU-16.3.11."""
    return relations.marriageable(position, seat, realm) and (
        free_marriage(position, seat) or bool(movable_marriages(position, seat))
    )


def marry(position: Europa, seat: int, source: int, effect: Effect, realm: int, left: int) -> None:
    other = position.realms.player[realm]
    if other >= 0:
        position.push(AnswerMarriage(other, source, seat))
    else:
        wed(position, seat, source, realm)


def wed(position: Europa, seat: int, source: int, realm: int) -> None:
    if free_marriage(position, seat):
        bonds.wed(position, seat, realm)
    else:
        position.push(MoveMarriage(seat, source, realm))


@data
class AnswerMarriage(Decision[Europa]):
    """EUI-27: a player whom a text offers a Marriage agrees or not."""

    source: int
    suitor: int
    RULES = ("EUI-27", "EU-11.2.9")

    def options(self, position: Europa) -> list[int]:
        return [ACCEPT.code, REFUSE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == ACCEPT.code:
            wed(position, self.suitor, self.source, position.realm_of(self.seat))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source)), ("realm", REALM.full(position.realm_of(self.suitor)))]


@data
class MoveMarriage(Decision[Europa]):
    """EU-16.3.12: no Marriage token is free; one may be moved, without a penalty."""

    source: int
    realm: int
    RULES = ("EU-16.3.12",)

    def options(self, position: Europa) -> list[int]:
        return [*(PICK_REALM.of(realm) for realm in movable_marriages(position, self.seat)), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == PICK_REALM.code:
            bonds.unwed(position, self.seat, first(option))
            bonds.wed(position, self.seat, self.realm)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source))]


def may_dispute(position: Europa, seat: int, effect: Effect, realm: int) -> bool:
    return position.realms.wed[realm] & ~position.realms.disputed[realm] != 0


def dispute(position: Europa, seat: int, source: int, effect: Effect, realm: int, left: int) -> None:
    """EU-11.2.11: every Marriage token on the Realm."""
    bonds.dispute(position, realm)


# Truces, CBs, Excommunication


def foreign(position: Europa, seat: int, realm: int) -> bool:
    """Another Realm that stands for itself: no Vassal."""
    return realm != position.realm_of(seat) and position.realms.kind[realm] not in (ABSENT, VASSALIZED)


def may_truce(position: Europa, seat: int, effect: Effect, realm: int) -> bool:
    return (
        foreign(position, seat, realm)
        and not relations.hostile(position, seat, realm)
        and not relations.truce(position, position.realm_of(seat), realm)
    )


def truce(position: Europa, seat: int, source: int, effect: Effect, realm: int, left: int) -> None:
    """EU-10.4.1: both ways."""
    bonds.truce(position, position.realm_of(seat), realm)


def may_cb(position: Europa, seat: int, effect: Effect, realm: int) -> bool:
    return foreign(position, seat, realm) and not supply.has_cb(position, seat, realm)


def casus_belli(position: Europa, seat: int, source: int, effect: Effect, realm: int, left: int) -> None:
    """EU-9.CB.5; without a token left one is moved (EU-2.2.1)."""
    supply.cb(position, seat, realm)


def may_excommunicate(position: Europa, seat: int, effect: Effect, realm: int) -> bool:
    return (
        position.papal_space < 0
        and position.papal_realm < 0
        and position.realms.kind[realm] not in (ABSENT, VASSALIZED)
        and faiths.IS_CATHOLIC[position.realms.faith[realm]] != 0
    )


def excommunicate(position: Europa, seat: int, source: int, effect: Effect, realm: int, left: int) -> None:
    """EU-19.3.2-3, without a Papal Action."""
    papal.excommunicate(position, realm)


verb(s.INFLUENCE, may_influence, place_influence)
verb(s.REMOVE_INFLUENCE, may_remove, remove)
verb(s.ALLIANCE, may_ally, ally)
verb(s.END_ALLIANCE, may_end_alliance, end_alliance)
verb(s.MARRIAGE, may_marry, marry)
verb(s.SUCCESSION, may_dispute, dispute)
verb(s.TRUCE, may_truce, truce)
verb(s.CASUS_BELLI, may_cb, casus_belli)
verb(s.EXCOMMUNICATE, may_excommunicate, excommunicate)
