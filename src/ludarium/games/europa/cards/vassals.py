"""Texts that make a Realm a Vassal or annex it (EU-11.4.5-12, 16.3.14)."""

from __future__ import annotations

from ludarium.games.europa.ask import ownership, relations, vassalage
from ludarium.games.europa.cards.machine import source_ref
from ludarium.games.europa.cards.pick import verb
from ludarium.games.europa.diplomacy import alliances
from ludarium.games.europa.facts import places, realms, tracks
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.peace import subjects
from ludarium.games.europa.put import realms as put_realms
from ludarium.games.europa.put import supply, towns
from ludarium.games.europa.table.position import DNPR, NPR, VASSALIZED, Europa
from ludarium.games.europa.table.words import DECLINE, PICK_AREA, PICK_REALM
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of

# what can be done


def subjugated(effect: Effect) -> bool:
    """By the card Subjugate: its conditions hold, and Influence is discarded (EU-11.4.8)."""
    return effect.target.filter.mask >> s.W_SUBJUGABLE & 1 == 1


def untouched(position: Europa, seat: int, realm: int) -> bool:
    """EU-16.3.14: none of its Provinces is Owned, Vassalized or Occupied by another player."""
    land = position.land
    for province in ownership.held(position, realm):
        if land.top[province]:
            return False
        owner = ownership.token_player(land.town[province])
        if owner >= 0 and owner != seat:
            return False
    return True


def may_vassalize(position: Europa, seat: int, effect: Effect, realm: int) -> bool:
    """An independent NPR; tokens for all its Provinces (AMB-15); never the Papal States or the Emperor (EU-11.4.12)."""
    return (
        position.realms.kind[realm] in (NPR, DNPR)
        and realm != realms.PAPAL_STATES
        and realm != position.emperor
        and not position.realms.active[realm]
        and untouched(position, seat, realm)
        and towns.vassal_left(position, seat) >= tokens(position, realm)
    )


def tokens(position: Europa, realm: int) -> int:
    """Vassal tokens: one for each Tax Value (EU-11.4.5)."""
    return sum(places.SIZE[position.board][province] for province in ownership.held(position, realm))


def may_annex(position: Europa, seat: int, effect: Effect, realm: int) -> bool:
    """An own Vassal, or an independent NPR; Towns for all its Provinces."""
    kind = position.realms.kind[realm]
    if kind == VASSALIZED:
        if ownership.lord_player(position, realm) != seat:
            return False
    elif kind not in (NPR, DNPR) or position.realms.active[realm]:
        return False
    return untouched(position, seat, realm) and enough_towns(position, seat, realm)


def enough_towns(position: Europa, seat: int, realm: int) -> bool:
    """EU-7.5.3-5: Large Towns, else two Small ones; Vassal tokens stand in for Small Towns."""
    me = position.players[seat]
    large = sum(1 for province in ownership.held(position, realm) if places.SIZE[position.board][province] == 2)
    small = len(ownership.held(position, realm)) - large
    beyond = max(0, large - (tracks.PIECES_LARGE - me.large))
    left = tracks.PIECES_SMALL - me.small - 2 * beyond
    return left >= 0 and small <= left + tracks.PIECES_VASSALS - me.vassal


# doing it


def make_vassal(position: Europa, seat: int, source: int, effect: Effect, realm: int, left: int) -> None:
    """EU-11.4.5; with the card Subjugate Influence is discarded first, and its own Vassals come into question."""
    if not subjugated(effect):
        for vassal in ownership.vassals_of(position, realm):
            put_realms.release(position, vassal)
        subjects.vassalize(position, seat, realm)
        return
    frames: list[Step[Europa]] = [Vassalize(seat, realm)]
    frames.extend(VassalsVassal(seat, source, vassal) for vassal in ownership.vassals_of(position, realm))
    due = vassalage.price(position, seat, realm)
    position.plan([DiscardStep(seat, source, vassalage.spaces_of(position, realm), due), *frames])


@data
class Vassalize(Step[Europa]):
    """The Influence is discarded: the Realm is a Vassal now."""

    player: int
    realm: int

    def run(self, position: Europa) -> None:
        subjects.vassalize(position, self.player, self.realm)


def make_annexed(position: Europa, seat: int, source: int, effect: Effect, realm: int, left: int) -> None:
    """EU-11.4.6-7."""
    if subjugated(effect):
        due = vassalage.price(position, seat, realm)
        spaces = vassalage.spaces_of(position, realm)
        position.plan([DiscardStep(seat, source, spaces, due), Annex(seat, realm)])
    else:
        annex(position, seat, realm)


@data
class Annex(Step[Europa]):
    """The Influence is discarded: the Realm is annexed."""

    player: int
    realm: int

    def run(self, position: Europa) -> None:
        annex(position, self.player, self.realm)


def annex(position: Europa, seat: int, realm: int) -> None:
    """Its own Vassals are free: they are neither part of it nor bought (EU-11.4.4, 11.4.10)."""
    for vassal in ownership.vassals_of(position, realm):
        put_realms.release(position, vassal)
    subjects.annex(position, seat, realm, [])


# discarded Influence (EU-11.4.8)


@data
class DiscardStep(Step[Europa]):
    """So many of the player's own cubes leave these Areas: all of them, or he says which."""

    player: int
    source: int
    spaces: Shared[list[int]]
    left: int

    def run(self, position: Europa) -> None:
        spaces = [space for space in self.spaces if relations.influence(position, self.player, space)]
        total = sum(relations.influence(position, self.player, space) for space in spaces)
        if total <= self.left or len(spaces) == 1:
            left = self.left
            for space in spaces:
                left -= supply.remove_influence(position, self.player, space, left)
        elif self.left > 0:
            position.push(DiscardInfluence(self.player, self.source, self.spaces, self.left))


@data
class DiscardInfluence(Decision[Europa]):
    """EU-11.4.8: the Area that the next cube leaves."""

    source: int
    spaces: Shared[list[int]]
    left: int
    RULES = ("EU-11.4.8",)

    def options(self, position: Europa) -> list[int]:
        return [PICK_AREA.of(space) for space in self.spaces if relations.influence(position, self.seat, space)]

    def choose(self, position: Europa, option: int) -> None:
        supply.remove_influence(position, self.seat, first(option), 1)
        position.push(DiscardStep(self.seat, self.source, self.spaces, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source)), ("left", self.left)]


# the Vassals of a Realm that is Subjugated (EU-11.4.10)


@data
class VassalsVassal(Step[Europa]):
    """Each of its Vassals becomes the player's for its own Influence, or is free."""

    player: int
    source: int
    realm: int

    def run(self, position: Europa) -> None:
        if position.realms.kind[self.realm] != VASSALIZED:
            return
        if (
            vassalage.cubes(position, self.player, self.realm) >= vassalage.worth(position, self.realm)
            and towns.vassal_left(position, self.player) >= tokens(position, self.realm)
            and untouched(position, self.player, self.realm)
        ):
            position.push(TakeVassal(self.player, self.source, self.realm))
        else:
            release(position, self.player, self.source, self.realm)


@data
class TakeVassal(Decision[Europa]):
    """EU-11.4.10: a Vassal of the Subjugated Realm is taken too, for Influence in its Areas, or released."""

    source: int
    realm: int
    RULES = ("EU-11.4.10",)

    def options(self, position: Europa) -> list[int]:
        return [PICK_REALM.of(self.realm), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == PICK_REALM.code:
            spaces = vassalage.spaces_of(position, self.realm)
            due = vassalage.worth(position, self.realm)
            position.plan([DiscardStep(self.seat, self.source, spaces, due), Vassalize(self.seat, self.realm)])
        else:
            release(position, self.seat, self.source, self.realm)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source)), ("realm", REALM.full(self.realm))]


def release(position: Europa, seat: int, source: int, realm: int) -> None:
    """It is independent; the player may place an Alliance token there, or a Claim."""
    put_realms.release(position, realm)
    if new_bonds(position, seat, realm):
        position.push(BondWithReleased(seat, source, realm))


def new_bonds(position: Europa, seat: int, realm: int) -> list[int]:
    found: list[int] = []
    if relations.may_ally(position, seat, realm) and relations.at_peace(position, realm):
        found.append(PICK_REALM.of(realm))
    for space in vassalage.spaces_of(position, realm):
        if may_claim(position, seat, space):
            found.append(PICK_AREA.of(space))
    return found


def may_claim(position: Europa, seat: int, space: int) -> bool:
    areas = position.areas
    return not areas.claims[space] >> seat & 1 and areas.core[space] != seat + 1


@data
class BondWithReleased(Decision[Europa]):
    """EU-11.4.10: an Alliance with the released Realm, or a Claim in one of its Areas, or neither."""

    source: int
    realm: int
    RULES = ("EU-11.4.10",)

    def options(self, position: Europa) -> list[int]:
        return [*new_bonds(position, self.seat, self.realm), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        chosen = verb_of(option)
        if chosen == PICK_REALM.code:
            alliances.gain(position, self.seat, self.realm)
        elif chosen == PICK_AREA.code:
            supply.claim(position, self.seat, first(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source)), ("realm", REALM.full(self.realm))]


verb(s.VASSAL, may_vassalize, make_vassal)
verb(s.ANNEX, may_annex, make_annexed)
