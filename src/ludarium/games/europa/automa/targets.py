"""Whom an automated Realm could fight or win over, and what that takes (bots.md 4, 5)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import defence, offices, ownership, reach, relations, tables, vassalage
from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.automa.ways import units_near
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.facts.automata import Doctrine
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.table.position import DNPR, NPR, PLAYED, VASSALIZED, Europa

ALLY_INFLUENCE: Final = 2  # wanted for an Alliance; one more where an Opponent has any


def holders(position: Europa, space: int) -> list[int]:
    """The Realms that lawfully hold Provinces of a space; of a Vassal its Overlord too, where he can be attacked."""
    found: list[int] = []
    for province in places.PROVINCES_OF[position.board][space]:
        realm = position.land.holder[province]
        if realm >= 0 and realm not in found:
            found.append(realm)
            lord = position.realms.lord[realm]
            if position.realms.kind[realm] == VASSALIZED and lord >= 0 and lord not in found:
                found.append(lord)
    return found


def war_targets(position: Europa, player: int, doctrine: Doctrine) -> list[int]:
    """The Areas of the doctrine that are not wholly its own; without any: adjacent NPR Areas, weakest defence first."""
    listed = doctrine.war_targets or _weakest(position, adjacent_nprs(position, position.realm_of(player)))
    return [space for space in listed if _open(position, player, space)]


def diplomatic_targets(position: Europa, player: int, doctrine: Doctrine) -> list[int]:
    """The Areas of the doctrine; without any: adjacent NPR Areas, lowest Tax Income first."""
    listed = doctrine.diplomatic_targets or _poorest(position, adjacent_nprs(position, position.realm_of(player)))
    return [space for space in listed if _open(position, player, space)]


def _open(position: Europa, player: int, space: int) -> bool:
    return bool(places.SPACE_IN_PLAY[position.board][space]) and not ownership.owns_all(position, player, space)


def neighbours(position: Europa, realm: int) -> list[int]:
    """The spaces that a Realm is adjacent to."""
    return [space for space, near in enumerate(reach.adjacent_spaces(position, realm)) if near]


def adjacent_nprs(position: Europa, realm: int) -> list[int]:
    """Areas next to one's own where an independent NPR holds something."""
    found: list[int] = []
    for space in neighbours(position, realm):
        if space < places.AREAS and any(position.realms.kind[each] == NPR for each in holders(position, space)):
            found.append(space)
    return found


def _weakest(position: Europa, spaces: list[int]) -> list[int]:
    keys = sorted([(_resistance(position, space), space) for space in spaces])
    return [space for _, space in keys]


def _resistance(position: Europa, space: int) -> int:
    return sum(
        defence.units(position, realm, space, []) for realm in holders(position, space) if _independent(position, realm)
    )


def _poorest(position: Europa, spaces: list[int]) -> list[int]:
    keys = sorted([(_income(position, space), space) for space in spaces])
    return [space for _, space in keys]


def _income(position: Europa, space: int) -> int:
    return sum(
        ownership.realm_tax(position, realm) for realm in holders(position, space) if _independent(position, realm)
    )


def _independent(position: Europa, realm: int) -> bool:
    return position.realms.kind[realm] in (NPR, DNPR)


def own_spaces(position: Europa, player: int) -> list[int]:
    """Spaces with a Town of the player, covered ones too."""
    found: list[int] = []
    for province in tables.tokens(position.land, player):
        if ownership.town_player(position, province) == player and places.SPACE_OF[province] not in found:
            found.append(places.SPACE_OF[province])
    return found


def front(position: Europa, player: int, enemies: list[int]) -> list[int]:
    """In a war that was not planned: the Enemies' Areas next to one's own, then their Capitals."""
    near = neighbours(position, position.realm_of(player))
    found = [space for space in near if any(realm in enemies for realm in holders(position, space))]
    for realm in enemies:
        capital = position.realms.capital[realm]
        if capital >= 0 and places.SPACE_OF[capital] not in found:
            found.append(places.SPACE_OF[capital])
    return found


# how strong


def fieldable(position: Europa, player: int) -> int:
    """Land Units it can field this Round: those on the map and those Available, as far as MIL and Ducats go."""
    me = position.players[player]
    payable = me.ducats // 2 if me.power[MIL] + me.bot_power > tracks.DECLARE[2] else 0
    return ask_forces.deployed(position, player) + min(me.available, payable)


def force_wanted(position: Europa, player: int, realm: int, space: int) -> int:
    """Defenders + 1, and 1 more against three or more, for a possible Leader."""
    defenders = defenders_of(position, player, realm, space)
    return defenders + 1 + (1 if defenders >= 3 else 0)


def defenders_of(position: Europa, player: int, realm: int, space: int) -> int:
    """An NPR's Capacity there and the Units that a player it is allied to has within reach; a player's Units."""
    other = position.realms.player[realm]
    if other >= 0:
        return ask_forces.deployed(position, other) + position.players[other].available // 2
    spent = defence.spent_on_land(position)
    found = defence.imperial(position, defence.units(position, realm, space, spent), space)
    patron = position.realms.allies[realm].bit_length() - 1
    if patron >= 0 and patron != player:
        found += units_near(position, patron, space)
    return found


# diplomacy


def target(position: Europa, player: int, realm: int) -> bool:
    """Whether War can be declared on a Realm: no Ally, under no Truce, and its player has not Passed."""
    if realm == position.realm_of(player) or relations.declare_bar(position, player, realm) != relations.MAY:
        return False
    other = position.realms.player[realm]
    return other < 0 or not position.players[other].passed


def needed(position: Europa, player: int, realm: int, space: int) -> int:
    """Influence that the next step with this NPR needs; 0: there is none. An Alliance: 2, or 3 against an Opponent's;
    then what Subjugation would cost, and the same again for a Vassal."""
    own = position.realms
    lord = ownership.lord_player(position, realm)
    if own.kind[realm] == VASSALIZED:
        return vassalage.price(position, player, realm) if lord == player else 0
    if own.allies[realm] >> player & 1:
        if offices.member(position, realm) and realm == position.emperor:
            return 0
        return vassalage.price(position, player, realm)
    if own.allies[realm] or own.kind[realm] == PLAYED or not relations.may_ally(position, player, realm):
        return 0
    rivals = any(relations.influence_at(position, other, space) for other in position.others(player))
    return ALLY_INFLUENCE + (1 if rivals else 0)
