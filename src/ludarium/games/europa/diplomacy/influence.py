"""Influence (EU-5.4.1): cube by cube, 1 DIP for the first, 1 DIP or 3 D for each further one."""

from __future__ import annotations

from ludarium.games.europa.ask import modifiers, ownership, relations, roads, special, tables
from ludarium.games.europa.diplomacy.words import INFLUENCE_FOR_DIP, INFLUENCE_FOR_DUCATS, INFLUENCE_FREE
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import purse, supply
from ludarium.games.europa.table.doors import AREA_CHANGED
from ludarium.games.europa.table.player import DIP, STEP_TAKEN
from ludarium.games.europa.table.position import IMPERIAL, PLAYED, Europa
from ludarium.games.europa.table.words import DONE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of


def may_lie(position: Europa, space: int) -> bool:
    """EU-11.1.6, 11.1.8: the main map only, and a Province there that no player Owns."""
    if space >= places.AREAS:
        return False
    holder, kind = position.land.holder, position.realms.kind
    for province in places.PROVINCES_OF[position.board][space]:
        realm = holder[province]
        if realm >= 0 and kind[realm] != PLAYED:
            return True
    return False


def areas(position: Europa, player: int, first_only: bool = False) -> list[int]:
    """Where the player may place one now: next to pieces of before this Turn, at most two a Turn, with room.
    `first_only`: looks no further than the first."""
    placed = position.players[player].turn_influence
    if first_only:
        # most often it is an Area with own cubes
        for space in tables.cubes(position.then_areas, roads.cubes_of(player)):
            if _has_room(position, space, placed):
                return [space]
    found: list[int] = []
    for space in roads.near_areas(position, player):
        if _has_room(position, space, placed):
            found.append(space)
            if first_only:
                break
    return found


def _has_room(position: Europa, space: int, placed: list[int]) -> bool:
    """EU-11.1.2, 5.4.1.3: room for one more, also of the player's two in this Turn, and a Province it can be for."""
    if position.areas.influence[space] and relations.influence_total(position, space) >= tracks.LIMIT_INFLUENCE:
        return False
    if placed and placed.count(space) >= tracks.LIMIT_INFLUENCE_TURN:
        return False
    return may_lie(position, space)


def has_cube(position: Europa, player: int) -> bool:
    return position.players[player].cubes > 0 or bool(supply.sources(position, player, supply.WANT_INFLUENCE, -1))


def can_influence(position: Europa, player: int, waived: int = 0) -> bool:
    me = position.players[player]
    if not has_cube(position, player):
        return False
    if waived > 0 or me.power[DIP] > 0:
        return bool(areas(position, player, first_only=True))
    return step_free(position, player)


def step_free(position: Europa, player: int) -> bool:
    """Whether an Influence can be placed that costs no DIP by a special rule."""
    steps = special.small_steps(position, player)
    if not steps:
        return False
    spaces = areas(position, player)
    return any(space in spaces for space in steps)


def begin_influence(position: Europa, player: int, waived: int = 0) -> None:
    position.push(PlaceInfluence(player, 0, 0))


@data
class PlaceInfluence(Decision[Europa]):
    """EU-5.4.1: where the next cube goes and how it is paid, until `done`."""

    placed: int
    free: int  # cubes that an Idea gives on top (EFFECTS: influence_bonus)
    RULES = ("EU-5.4.1.1", "EU-5.4.1.2", "EU-5.4.1.3", "EU-5.4.1.4", "EU-5.4.1.5")

    def options(self, position: Europa) -> list[int]:
        me = position.players[self.seat]
        found: list[int] = [] if self.placed == 0 else [DONE.code]
        spaces = areas(position, self.seat) if has_cube(position, self.seat) else []
        if self.free:
            found.extend(INFLUENCE_FREE.of(space) for space in spaces)
        else:
            cheap = special.small_steps(position, self.seat)
            found.extend(INFLUENCE_FREE.of(space) for space in spaces if space in cheap)
        if me.power[DIP]:
            found.extend([INFLUENCE_FOR_DIP.each[space] for space in spaces])
        if self.placed and me.ducats >= tracks.INFLUENCE_DUCATS:
            found.extend([INFLUENCE_FOR_DUCATS.each[space] for space in spaces])
        return found or [DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        verb, space = verb_of(option), first(option)
        if verb == DONE.code:
            return
        free = self.free
        if verb == INFLUENCE_FREE.code and free:
            free -= 1
        elif verb == INFLUENCE_FREE.code:
            position.own_player(self.seat).round_flags |= STEP_TAKEN
        elif verb == INFLUENCE_FOR_DIP.code:
            purse.lose_power(position, self.seat, DIP, 1)
        else:
            purse.lose_ducats(position, self.seat, tracks.INFLUENCE_DUCATS)
        if self.placed == 0:
            free += modifiers.total(position, self.seat, symbols.M_INFLUENCE_BONUS)
        position.own_rest(self.seat).turn_influence.append(space)
        position.push(MoreInfluence(self.seat, self.placed + 1, free))
        supply.influence(position, self.seat, space, 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("placed", self.placed), ("free", self.free)]


@data
class MoreInfluence(Step[Europa]):
    """A further cube, if one can be placed and paid."""

    player: int
    placed: int
    free: int

    def run(self, position: Europa) -> None:
        me = position.players[self.player]
        if not has_cube(position, self.player):
            return
        if self.free or me.power[DIP] or me.ducats >= tracks.INFLUENCE_DUCATS:
            more = bool(areas(position, self.player, first_only=True))
        else:
            more = step_free(position, self.player)
        if more:
            position.push(PlaceInfluence(self.player, self.placed, self.free))


def area_changed(position: Europa, space: int) -> None:
    """EU-11.1.7: when all Provinces of an Area are players', all Influence there goes home."""
    if space < places.AREAS and position.areas.influence[space] and ownership.players_own_all(position, space):
        for player in position.order:
            supply.remove_influence(position, player, space, 9)
        supply.remove_imperial(position, space, 9)
        assert position.areas.influence[space] >> (3 * IMPERIAL) == 0


AREA_CHANGED.append(area_changed)
