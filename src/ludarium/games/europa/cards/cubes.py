"""Texts about Influence (EFFECTS 4): cubes that come, and cubes that leave."""

from __future__ import annotations

from ludarium.games.europa.ask import filters, ownership, relations
from ludarium.games.europa.cards.machine import source_ref
from ludarium.games.europa.cards.pick import ActOn, covertly, pick_facts, spared, verb
from ludarium.games.europa.cards.words import PICK_CUBE
from ludarium.games.europa.diplomacy import influence
from ludarium.games.europa.facts import places
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.put import supply
from ludarium.games.europa.put.deeds import SOURCE_CARD, SOURCE_USE
from ludarium.games.europa.table.position import COVERT, Europa
from ludarium.games.europa.table.words import PICK_REALM
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second


def displaces(position: Europa) -> bool:
    """EUI-48: of Action cards only Covert ones make others' Influence give way in a full Area (EU-11.1.3)."""
    context = position.contexts[-1]
    return context.source >> 12 not in (SOURCE_CARD, SOURCE_USE) or context.flags & COVERT != 0


def others_in(position: Europa, seat: int, space: int) -> list[int]:
    """The Opponents with Influence in an Area; Imperial Influence is the Emperor's (EU-18.2.2)."""
    return [
        other
        for other in position.others(seat)
        if relations.spendable(position, other, space) and not spared(position, seat, other)
    ]


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
    supply.oust_influence(position, other, space, 1)
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
    among = [player for player in among if not spared(position, seat, player)]
    return [player for player in among if any(relations.spendable(position, player, space) for space in spaces)]


def may_remove(position: Europa, seat: int, effect: Effect, thing: int) -> bool:
    """Not from a mate's Ally (EUI-43)."""
    if effect.target.kind == s.K_REALM and spared(position, seat, position.realms.allies[thing].bit_length() - 1):
        return False
    return bool(losers(position, seat, effect, thing))


def remove(position: Europa, seat: int, source: int, effect: Effect, thing: int, left: int) -> None:
    """EU-11.1.4: n cubes leave; fewer, all of them. Never Marriages."""
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
            if player == seat:
                left -= supply.give_up_influence(position, player, space, left)
            else:
                left -= supply.oust_influence(position, player, space, left)


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
        if relations.spendable(position, player, space) and not spared(position, seat, player)
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
    supply.oust_influence(position, position.realms.player[second(option)], first(option), count)


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


verb(s.INFLUENCE, may_influence, place_influence)
verb(s.REMOVE_INFLUENCE, may_remove, remove)
