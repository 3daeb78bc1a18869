"""Characters fall ill, are wounded and die (EU-7.2.14-17, 9.7.17)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts import action_cards, people
from ludarium.games.europa.realm.characters import admiral, general, leave, ruler_lost, serving
from ludarium.games.europa.realm.words import DIED, FELL_ILL
from ludarium.games.europa.table.player import NOBODY, THE_RULER
from ludarium.games.europa.table.position import ARMIES, ARMY, ARMY_ILL, FLEET, FLEET_ILL, Europa

DEADLY: Final = 2  # Ill Health (EU-7.2.14)


def mortality(position: Europa, shape: int) -> None:
    """EU-7.2.14, 16.5.3: each Character in play with this shape gets 1 Ill Health; the second kills."""
    orphaned: list[int] = []
    for player in position.clockwise(position.active if position.active >= 0 else position.first):
        for card in serving(position, player):
            if action_cards.MORTALITY[card] == shape:
                sicken(position, player, card)
        me = position.players[player]
        if me.ruler != NOBODY and people.SHAPE_OF[me.ruler] == shape and ruler_dies(position, player):
            orphaned.append(player)
    for player in reversed(orphaned):
        ruler_lost(position, player)


def sicken(position: Europa, player: int, card: int) -> None:
    """1 Ill Health for an Advisor, General or Admiral."""
    me = position.players[player]
    ill = 0
    if card in me.advisors:
        kind = me.advisors.index(card)
        position.own_player(player).advisors_ill[kind] += 1
        ill = position.players[player].advisors_ill[kind]
    for army in range(ARMIES):
        if general(position, player, army) == card:
            at = (player * ARMIES + army) * ARMY + ARMY_ILL
            position.own_leaders().armies[at] += 1
            ill = position.forces.armies[at]
    if admiral(position, player) == card:
        at = player * FLEET + FLEET_ILL
        position.own_leaders().fleets[at] += 1
        ill = position.forces.fleets[at]
    if ill >= DEADLY:
        position.tell(DIED, me.realm, card)
        leave(position, player, card)
    else:
        position.tell(FELL_ILL, me.realm, card)


def ruler_dies(position: Europa, player: int) -> bool:
    """1 Ill Health for the Ruler; says whether he dies of it."""
    me = position.own_player(player)
    me.ruler_ill += 1
    dead = me.ruler_ill >= DEADLY
    position.tell(DIED if dead else FELL_ILL, me.realm, me.ruler)
    return dead


def sicken_ruler(position: Europa, player: int) -> None:
    if ruler_dies(position, player):
        ruler_lost(position, player)


def wound(position: Europa, player: int, leader: int) -> None:
    """EU-9.7.17-18: the Leader used in a Battle is wounded; a Ruler may die so."""
    if leader == THE_RULER:
        sicken_ruler(position, player)
    elif leader >= 0:
        sicken(position, player, leader)
