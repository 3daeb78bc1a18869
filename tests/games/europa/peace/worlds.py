"""Random wars to make peace in: a set-up table with Allies, wars, occupations, Units and successions anywhere."""

from __future__ import annotations

import random

from ludarium.games.europa.ask import relations
from ludarium.games.europa.ask.hostility import foes
from ludarium.games.europa.facts import places, realms
from ludarium.games.europa.peace import resolution
from ludarium.games.europa.put import bonds, supply, towns
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.small import plus
from ludarium.games.europa.title import TITLE
from ludarium.games.europa.war import calls
from ludarium.kernel.chance import fast

SCENARIOS = ["1-01-4-players", "1-01-3-players"]


def world(seed: int) -> Europa:
    """At the beginning of Phase 3, Step D; some players may be automated. Missing cubes are asked for first."""
    dice = random.Random(seed)
    scenario = next(each for each in TITLE.scenarios if each.id == SCENARIOS[seed % 2])
    variants = {each.id: each.default for each in TITLE.variants}
    variants["scenario"] = scenario.id
    position = TITLE.setup(len(scenario.sides), variants, fast(seed))
    position.agenda.clear()
    position.phase = at.PEACE
    position.active = -1
    position.people = dice.choice([len(position.players), len(position.players), 2])
    for player in range(len(position.players)):
        position.own_player(player).ducats = dice.choice([0, 2, 8, 30])
        position.own_player(player).ruler = max(0, position.players[player].ruler)
    _bonds(position, dice)
    _land(position, dice)
    _forces(position, dice)
    position.agenda.insert(0, resolution.PeaceResolution())
    return position


def _bonds(position: Europa, dice: random.Random) -> None:
    players = range(len(position.players))
    free = [r for r in range(realms.REALMS) if position.realms.kind[r] in (at.NPR, at.DNPR)]
    for realm in dice.sample(free, 8):
        player = dice.choice(players)
        if relations.may_ally(position, player, realm) and not position.realms.allies[realm]:
            bonds.ally(position, player, realm)
    for one in players:
        for two in players:
            if one < two and dice.random() < 0.45:
                if relations.allied(position, one, position.realm_of(two)):
                    bonds.unally(position, one, position.realm_of(two))
                calls.enter_war(position, position.realm_of(one), position.realm_of(two))
    for realm in dice.sample(free, 9):
        player = dice.choice(players)
        if not relations.allied(position, player, realm):
            calls.enter_war(position, position.realm_of(player), realm)
    for realm in free:
        allies = position.realms.allies[realm]
        if allies and dice.random() < 0.7:
            player = allies.bit_length() - 1
            if not relations.at_peace(position, position.realm_of(player)) and relations.at_peace(position, realm):
                calls.activate(position, player, realm)
    for realm in dice.sample(free, 25):
        player = dice.choice(players)
        if relations.may_marry(position, player, realm):
            bonds.wed(position, player, realm)
            if dice.random() < 0.8:
                bonds.dispute(position, realm)
    if dice.random() < 0.4:
        position.defending = 1


def _land(position: Europa, dice: random.Random) -> None:
    """Most wars have taken something, and some everything."""
    for player in range(len(position.players)):
        enemies = foes(position, position.realm_of(player))
        for realm in range(realms.REALMS):
            if not enemies[realm]:
                continue
            share = dice.choice([0.0, 0.3, 0.8, 1.0, 1.0])
            for province in range(places.PROVINCES):
                if position.land.holder[province] == realm and not position.land.top[province]:
                    if dice.random() < share:
                        towns.occupy(position, province, player)
                    elif position.land.town[province] and dice.random() < 0.05:
                        towns.rebel_town(position, province)
    for space in range(places.AREAS):
        for player in range(len(position.players)):
            if dice.random() < 0.1 and supply.tokens_left(position, player, supply.WANT_CLAIM):
                supply.claim(position, player, space)


def _forces(position: Europa, dice: random.Random) -> None:
    """Units are lost, none are made."""
    playing = [space for space in range(places.AREAS) if places.SPACE_IN_PLAY[position.board][space]]
    for player in range(len(position.players)):
        armies = position.own_forces().armies
        for army in range(at.ARMIES):
            start = (player * at.ARMIES + army) * at.ARMY
            if armies[start + at.ARMY_SPACE] < 0:
                continue
            if dice.random() < 0.4:
                me = position.own_player(player)
                me.exhausted += sum(armies[start + at.ARMY_UNITS : start + at.ARMY_UNITS + 3])
                armies[start + at.ARMY_UNITS : start + at.ARMY_UNITS + at.UNIT_KINDS] = [0] * at.UNIT_KINDS
                armies[start + at.ARMY_SPACE] = -1
            elif dice.random() < 0.5:
                armies[start + at.ARMY_SPACE] = dice.choice(playing)
    for space in range(places.AREAS):
        if places.SPACE_IN_PLAY[position.board][space] and dice.random() < 0.06:
            forces = position.own_forces()
            forces.rebels = plus(forces.rebels, space, 1)
