"""Random positions for the oracles: wars, allies, occupations, forces and ships anywhere."""

from __future__ import annotations

import random

from ludarium.games.europa.facts import places, realms
from ludarium.games.europa.put import towns
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.small import put

from ..board import Board, board


def world(seed: int) -> Board:
    dice = random.Random(seed)
    table = board(dice.choice(["1-01-4-players", "2-01-default-austria"]), lands=True, seed=seed)
    position = table.position
    names = [realms.REALM.ref(each.realm) for each in position.players]
    own = position.realms
    free = [r for r in range(realms.REALMS) if own.kind[r] == at.NPR and r not in own.lord]
    for realm in dice.sample(free, 5):  # a Vassal has no Vassals (EU-11.4.10)
        table.vassal(realms.REALM.ref(realm), dice.choice(names))
    free = [r for r in range(realms.REALMS) if position.realms.kind[r] == at.NPR]
    for realm in dice.sample(free, 8):
        table.ally(dice.choice(names), realms.REALM.ref(realm), active=dice.random() < 0.5)
    for realm in dice.sample(free, 6):
        table.wed(dice.choice(names), realms.REALM.ref(realm))
    for one in names:
        for two in names:
            if one < two:
                turn = dice.random()
                if turn < 0.3:
                    table.war(one, two)
                elif turn < 0.45:
                    table.ally(one, two)
    for realm in dice.sample(free, 12):
        name = dice.choice(names)
        if not position.realms.allies[realm] >> table.player(name) & 1:
            table.war(name, realms.REALM.ref(realm))
    table.emperor(dice.choice(names))
    _land(table, dice, names)
    _forces(table, dice, names)
    table.turn(names[0])
    return table


def _land(table: Board, dice: random.Random, names: list[str]) -> None:
    position = table.position
    played = [p for p in range(places.PROVINCES) if places.IN_PLAY[position.board][p]]
    vacant = [p for p in played if places.TERRITORY[p]]
    for province in dice.sample(vacant, 8):
        table.town(places.PROVINCE.ref(province), dice.choice(names))
    taken = [p for p in played if position.land.holder[p] >= 0]
    for province in dice.sample(taken, 40):
        holder = position.land.holder[province]
        if dice.random() < 0.25 and position.land.town[province]:
            towns.rebel_town(position, province)
        else:
            whose = [
                k for k, each in enumerate(position.players) if each.realm not in (holder, position.realms.lord[holder])
            ]
            towns.occupy(position, province, dice.choice(whose))
    for province in dice.sample(taken, 10):
        if not position.land.town[province]:
            table.plus_one(places.PROVINCE.ref(province), dice.choice([1, 2]))
    for province in dice.sample(taken, 5):
        land = position.own_land()
        land.dnpr = put(land.dnpr, province, position.land.holder[province] + 1)
    spaces = [s for s in range(places.SPACES) if places.SPACE_IN_PLAY[position.board][s]]
    for space in dice.sample(spaces, 40):
        table.claim(dice.choice(names), places.SPACE.ref(space))
    areas = [s for s in spaces if s < places.AREAS]
    for space in dice.sample(areas, 25):
        position.own_areas().influence[space] |= dice.randint(1, 3) << 3 * dice.randrange(len(names))
    for space in dice.sample(areas, 5):
        table.imperial(places.SPACE.ref(space))


def _forces(table: Board, dice: random.Random, names: list[str]) -> None:
    position = table.position
    spaces = [s for s in range(places.SPACES) if places.SPACE_IN_PLAY[position.board][s]]
    seas = [s for s in range(places.SEAS_ALL) if places.SEA_IN_PLAY[position.board][s]]
    for name in names:
        for number in (1, 2):
            table.army(name, number, places.SPACE.ref(dice.choice(spaces)), infantry=dice.randint(1, 4), cavalry=1)
        for space in dice.sample(spaces, 4):
            table.units(name, places.SPACE.ref(space), dice.randint(1, 3))
        for sea in dice.sample(seas, 5):
            table.ships(name, places.SEA.ref(sea), dice.randint(1, 2))
        ports = [
            p for p in range(places.PROVINCES) if places.PORTS[position.board][p] and places.IN_PLAY[position.board][p]
        ]
        for province in dice.sample(ports, 2):
            table.docked(name, places.PROVINCE.ref(province))
        if dice.random() < 0.5:
            table.fleet(name, places.SEA.ref(dice.choice(seas)), light=dice.randint(0, 1), heavy=1)
        else:
            table.fleet(name, places.PROVINCE.ref(dice.choice(ports)), light=dice.randint(0, 1), galley=1)
    for space in dice.sample(spaces, 8):
        table.rebels(places.SPACE.ref(space), dice.randint(1, 2))
