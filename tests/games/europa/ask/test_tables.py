"""The tables that are kept with the position say what the position says (table/derived.py)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces, hostility, offices, relations, roads, tables, targets
from ludarium.games.europa.facts import realms
from ludarium.games.europa.table.derived import LandTables, RealmTables, WarTables
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.title import TITLE
from ludarium.kernel.chance import fast
from ludarium.kernel.position import Decision


def fill(position: Europa) -> tuple[LandTables, RealmTables, WarTables]:
    """Asks for everything that a table can hold."""
    for realm in range(realms.REALMS):
        tables.held(position, realm)
        tables.near(position, realm)
        tables.nearby(position, realm)
        tables.vassals(position, realm)
        hostility.foes(position, realm)
        hostility.foes_listed(position, realm)
        hostility.foe_players(position, realm)
    for player in position.order:
        tables.tokens(position.land, player)
        tables.spaces(position.land, player)
        roads.near_areas(position, player)
        tables.allied(position, player)
        tables.wed(position, player)
        tables.claims(position.areas, player)
        relations.influence_spaces(position, player)
        hostility.friends(position, player)
        forces.land_units(position, player)
        forces.spaces_with_units(position, player)
        forces.places_with_ships(position, player)
        targets.targets(position, player, [])
    tables.active(position)
    tables.led(position)
    tables.bound(position)
    tables.nations(position)
    tables.fighting(position)
    return tables.of_land(position.land), tables.of_realms(position.realms), tables.of_wars(position)


def fresh(position: Europa) -> Europa:
    """The same position without any tables."""
    other = position.clone()
    other.own_land()
    other.own_realms()
    other.own_bonds()
    other.own_areas()
    other.own_forces()
    assert other.land.tables is None
    assert other.realms.tables is None
    assert other.areas.tables is None
    assert other.forces.tables is None
    assert other.wars is None
    other.then = None
    return other


def wrong(position: Europa) -> list[str]:
    """The tables that are kept now and do not say what the position says."""
    other = fresh(position)
    land, of_realms, wars = fill(other)
    found: list[str] = []
    kept = position.land.tables
    if kept is not None:
        for realm, provinces in enumerate(kept.held):
            if provinces != land.held[realm]:
                found.append(f"held by {realm}")
        for realm, spaces in kept.near.items():
            if spaces != land.near[realm]:
                found.append(f"near {realms.NAME[realm]}")
        for realm, spaces in kept.nearby.items():
            if spaces != [space for space, near in enumerate(land.near[realm]) if near]:
                found.append(f"nearby {realms.NAME[realm]}")
        for player, spaces in kept.spaces.items():
            if spaces != land.spaces[player]:
                found.append(f"spaces of {player}")
        if kept.tokens and kept.tokens != land.tokens:
            found.append("tokens")
        if kept.tops is not None and kept.tops != land.tops:
            found.append("what lies on top")
    own = position.realms.tables
    if own is not None:
        for player, allies in enumerate(own.allied):
            if allies != of_realms.allied[player]:
                found.append(f"allies of {player}")
        for player, spouses in enumerate(own.wed):
            if spouses != of_realms.wed[player]:
                found.append(f"marriages of {player}")
        for realm, vassals in own.vassals.items():
            if vassals != of_realms.vassals[realm]:
                found.append(f"vassals of {realms.NAME[realm]}")
        for player, friends in own.friends.items():
            if friends != of_realms.friends[player]:
                found.append(f"friends of {player}")
        for name in ("active", "led", "bound", "nations"):
            kept_list = getattr(own, name)
            if kept_list is not None and kept_list != getattr(of_realms, name):
                found.append(name)
        if own.nations is not None and own.distant != of_realms.distant:
            found.append("distant nations")
    of_areas, of_forces = tables.of_areas(other.areas), tables.of_forces(other.forces)
    if position.areas.tables is not None:
        for player, spaces in position.areas.tables.claims.items():
            if spaces != of_areas.claims[player]:
                found.append(f"claims of {player}")
        for bits, spaces in position.areas.tables.cubes.items():
            if spaces != tables.cubes(other.areas, bits):
                found.append(f"cubes of {bits}")
    if position.forces.tables is not None:
        for name in ("places", "spaces", "units"):
            for player, what in getattr(position.forces.tables, name).items():
                if what != getattr(of_forces, name)[player]:
                    found.append(f"{name} of {player}")
    if position.wars is not None:
        for realm, foes in position.wars.foes.items():
            if foes != wars.foes.get(realm, [0] * realms.REALMS):
                found.append(f"foes of {realms.NAME[realm]}")
        for realm, listed in position.wars.listed.items():
            if listed != wars.listed.get(realm, []):
                found.append(f"list of the foes of {realms.NAME[realm]}")
        for realm, players in position.wars.players.items():
            if players != wars.players.get(realm, 0):
                found.append(f"players hostile to {realms.NAME[realm]}")
        if position.wars.fighting is not None and position.wars.fighting != wars.fighting:
            found.append("War tokens")
        for player in position.wars.targets:
            if targets.targets(position, player, []) != targets.targets(other, player, []):
                found.append(f"targets of {player}")
    if position.then is not None:
        again = fresh(position)
        for player in position.order:
            key = 2 * player + offices.is_emperor(position, player)
            if key in position.then.near and position.then.near[key] != roads.near_areas(again, player):
                found.append(f"pieces of {player} before this Turn")
    return found


@pytest.mark.parametrize(
    ("scenario", "seats", "seed"), [("1-01-4-players", 4, 3), ("1-04-3-players", 3, 4), ("2-02-6-players", 6, 5)]
)
def test_tables_say_what_the_position_says(scenario: str, seats: int, seed: int) -> None:
    """All of them are asked for now and then, so that something that would not be asked for anew is there to be
    wrong; they are compared after every single step of the rules."""
    position = TITLE.start(seats, {"scenario": scenario}, fast(seed))
    picks = fast(seed + 1)
    before: tuple[object, ...] = ()
    count = 0
    while not position.over and count < 800:
        options = position.options()
        frame = position.agenda.pop()
        assert isinstance(frame, Decision)
        frame.choose(position, options[picks.below(len(options))])
        count += 1
        while True:
            now = position.land, position.realms, position.bonds, position.areas, position.forces
            if now != before or count % 10 == 0:
                assert not wrong(position), frame
                before = now
            if count % 7 == 0:
                fill(position)
            if not position.agenda:
                break
            frame = position.agenda[-1]
            if not position.tick():
                break


def test_a_clone_keeps_its_own_tables() -> None:
    position = TITLE.start(4, {}, fast(1))
    fill(position)
    other = position.clone()
    france = realms.NAMED["France"]
    province = tables.held(position, france)[0]
    other.own_land().holder[province] = realms.NAMED["Castile"]
    assert province in tables.held(position, france)
    assert province not in tables.held(other, france)
    other.own_bonds().wars.extend([france, realms.NAMED["England"], -1, 0])
    assert hostility.foe(other, france, realms.NAMED["England"])
    assert not hostility.foe(position, france, realms.NAMED["England"])
