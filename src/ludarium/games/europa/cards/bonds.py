"""Texts about the bonds between Realms (EFFECTS 4): Alliances, Marriages, Truces, Casus Belli."""

from __future__ import annotations

from ludarium.games.europa.ask import relations
from ludarium.games.europa.cards.machine import source_ref
from ludarium.games.europa.cards.pick import verb
from ludarium.games.europa.curia import papal
from ludarium.games.europa.diplomacy import alliances
from ludarium.games.europa.facts import faiths
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.put import bonds, supply
from ludarium.games.europa.table.position import ABSENT, DNPR, NPR, VASSALIZED, Europa
from ludarium.games.europa.table.words import ACCEPT, DECLINE, PICK_REALM, REFUSE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, verb_of

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


verb(s.ALLIANCE, may_ally, ally)
verb(s.END_ALLIANCE, may_end_alliance, end_alliance)
verb(s.MARRIAGE, may_marry, marry)
verb(s.SUCCESSION, may_dispute, dispute)
verb(s.TRUCE, may_truce, truce)
verb(s.CASUS_BELLI, may_cb, casus_belli)
verb(s.EXCOMMUNICATE, may_excommunicate, excommunicate)
