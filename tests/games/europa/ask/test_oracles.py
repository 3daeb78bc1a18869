"""The answers of `ask` against a slow and obvious reading of the rules, on random positions."""

from __future__ import annotations

import itertools
import random

import pytest

from ludarium.games.europa.ask import capacity, chains, hostility, reach, roads, seaways
from ludarium.games.europa.facts import paths, places, realms
from ludarium.games.europa.table.position import SEAS, Europa

from .oracle import World, suffices
from .worlds import world

SEEDS = range(6)


def place_name(place: int) -> str:
    return places.SEA_NAME[place] if place < SEAS else places.NAME[place - SEAS]


def sample_realms(position: Europa, dice: random.Random) -> list[int]:
    played = [each.realm for each in position.players]
    others = [r for r in range(realms.REALMS) if position.realms.kind[r] and r not in played]
    at_war = [
        r for r in others if any(r in position.bonds.wars[i : i + 2] for i in range(0, len(position.bonds.wars), 4))
    ]
    return played + at_war + dice.sample(others, 10)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("EU-2.T.8", "EU-11.3.15")
def test_enemies(seed: int) -> None:
    position = world(seed).position
    slow = World(position)
    dice = random.Random(seed)
    for realm in sample_realms(position, dice):
        table = hostility.foes(position, realm)
        players = hostility.foe_players(position, realm)
        for other in sample_realms(position, dice):
            if other != realm:
                expected = slow.foe(realms.NAME[realm], realms.NAME[other])
                assert hostility.foe(position, realm, other) == expected
                assert bool(table[other]) == expected
                player = position.realms.player[other]
                assert player < 0 or bool(players >> player & 1) == expected


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("EU-2.T.7", "EU-2.T.9", "EU-2.T.11")
def test_hostile_friendly_and_neutral_spaces(seed: int) -> None:
    position = world(seed).position
    slow = World(position)
    for player, name in enumerate(slow.players):
        for space in range(places.SPACES):
            if places.SPACE_IN_PLAY[position.board][space]:
                area = places.SPACE_NAME[space]
                hostile, friendly = slow.hostile(name, area), slow.friendly(name, area)
                assert hostility.hostile_space(position, player, space) == hostile
                assert hostility.friendly_space(position, player, space) == friendly
                assert hostility.neutral_space(position, player, space) == (not hostile and not friendly)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("EU-2.T.10", "EU-13.4.11")
def test_hostile_seas(seed: int) -> None:
    position = world(seed).position
    slow = World(position)
    for realm in sample_realms(position, random.Random(seed))[:20]:
        mask = hostility.hostile_seas(position, realm)
        for sea in range(places.SEAS_ALL):
            if places.SEA_IN_PLAY[position.board][sea]:
                expected = slow.hostile_sea(realms.NAME[realm], places.SEA_NAME[sea])
                assert bool(mask >> sea & 1) == expected
                assert hostility.hostile_sea_for(position, realm, sea) == expected


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("EU-9.5.3", "EU-9.5.8", "EU-9.5.9", "EU-9.5.10", "EU-9.5.11", "EU-9.5.35", "EU-9.5.36")
def test_reach_of_armies(seed: int) -> None:
    position = world(seed).position
    slow = World(position)
    dice = random.Random(seed)
    words = ["free", "priced", "consent", "closed"]
    spaces = [space for space in range(places.SPACES) if places.SPACE_IN_PLAY[position.board][space]]
    for player, name in enumerate(slow.players):
        for space in dice.sample(spaces, 40):
            assert words[reach.entry(position, player, space)] == slow.entry(name, places.SPACE_NAME[space])
        for space in dice.sample(spaces, 6):
            moves = reach.land_moves(position, player, space)
            for i in range(0, len(moves), 3):
                pair = frozenset((places.SPACE_NAME[space], places.SPACE_NAME[moves[i]]))
                assert (moves[i + 1] == reach.MOUNTAIN) == (pair in slow.mountains)
            for steps in (1, 2, 3):
                found = reach.land_reach(position, player, space, steps)
                expected = slow.walks(name, places.SPACE_NAME[space], steps)
                assert {places.SPACE_NAME[s]: n for s, n in enumerate(found) if n} == expected


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("EU-9.5.16", "EU-9.5.17", "EU-9.5.21", "EU-9.5.36", "EU-9.5.37", "EU-9.5.38", "EU-2.O.5")
def test_reach_of_fleets(seed: int) -> None:
    position = world(seed).position
    slow = World(position)
    dice = random.Random(seed)
    seas = [sea for sea in range(places.SEAS_ALL) if places.SEA_IN_PLAY[position.board][sea]]
    ports = [p for p in range(places.PROVINCES) if places.IN_PLAY[position.board][p] and places.SEAS[p]]
    for player, name in enumerate(slow.players):
        for province in dice.sample(ports, 30):
            assert hostility.friendly_port(position, player, province) == slow.friendly_port(
                name, places.NAME[province]
            )
        for start in dice.sample(seas, 4) + [SEAS + p for p in dice.sample(ports, 3)]:
            for spaces in (1, 2, 3):
                exploring = dice.random() < 0.5
                moves = seaways.sea_moves(position, player, start, spaces, exploring)
                found = {place_name(moves[i]): (moves[i + 1], moves[i + 2]) for i in range(0, len(moves), 3)}
                assert found == slow.sails(name, place_name(start), spaces, exploring)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("EU-9.5.25", "EU-9.5.26", "EU-9.5.27", "EU-9.5.28", "EU-9.5.29", "EU-9.5.30", "EU-9.5.32")
def test_naval_bridges(seed: int) -> None:
    position = world(seed).position
    slow = World(position)
    dice = random.Random(seed)
    coast = [s for s in range(places.SPACES) if paths.SPACE_SEAS[position.board][s]]
    for player, name in enumerate(slow.players):
        for space in dice.sample(coast, 3):
            through = -1 if dice.random() < 0.5 else sum(1 << sea for sea in dice.sample(range(places.SEAS_ALL), 8))
            zones = None if through < 0 else {places.SEA_NAME[sea] for sea in paths.seas(through)}
            flat = seaways.bridge(position, player, space, through)
            found = {places.SPACE_NAME[flat[i]]: flat[i + 2] for i in range(0, len(flat), 3)}
            assert found == slow.bridges(name, places.SPACE_NAME[space], zones)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("EU-9.2.1", "EU-9.2.4", "EU-9.2.5", "EU-9.2.6", "EU-9.2.7", "EU-9.2.9", "EU-11.4.14")
def test_capacity(seed: int) -> None:
    position = world(seed).position
    slow = World(position)
    dice = random.Random(seed)
    spaces = [space for space in range(places.SPACES) if places.SPACE_IN_PLAY[position.board][space]]
    for realm in sample_realms(position, dice)[:16]:
        if position.realms.lord[realm] >= 0:
            continue
        name = realms.NAME[realm]
        lands = [places.SPACE_OF[p] for p in range(places.PROVINCES) if position.land.holder[p] == realm]
        for space in [*dice.sample(spaces, 5), *dice.sample(lands, min(5, len(lands)))]:
            spent = dice.sample(range(places.PROVINCES), 60)
            gone = {places.NAME[p] for p in spent}
            expected = slow.army(name, places.SPACE_NAME[space], gone)
            found = capacity.sources(position, realm, space, spent)
            assert sorted(places.NAME[p] for p in found) == sorted(expected)
            assert capacity.army(position, realm, space, spent) == sum(slow.worth(name, p) for p in expected)
        for sea in range(places.SEAS_ALL):
            if places.SEA_IN_PLAY[position.board][sea]:
                assert capacity.navy(position, realm, sea, []) == slow.navy(name, places.SEA_NAME[sea])


@pytest.mark.rule("EU-9.2.11", "EU-5.5.3.4")
def test_several_demands_against_every_possible_assignment() -> None:
    dice = random.Random(3)
    yes = 0
    for _ in range(1500):
        things = dice.randint(1, 7)
        values = [dice.choice([1, 1, 2, 2, 3]) for _ in range(things)]
        needs = [dice.randint(1, 5) for _ in range(dice.randint(1, 3))]
        masks = [dice.randint(1, (1 << len(needs)) - 1) for _ in range(things)]
        chosen = capacity.choose(values, masks, needs)
        assert (chosen is not None) == suffices(values, masks, needs)
        if chosen is not None:
            yes += 1
            assert len(set(chosen)) == len(chosen)
            assert suffices([values[i] for i in chosen], [masks[i] for i in chosen], needs)
    assert 300 < yes < 1200


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("EU-12.2.2", "EU-5.3.3.2", "AMB-EU1-73")
def test_chains(seed: int) -> None:
    position = world(seed).position
    slow = World(position)
    for player, name in enumerate(slow.players):
        pieces = slow.trade_pieces(name)
        joined = slow.joined(name, pieces)
        links = chains.trade_links(position, player)
        for node in range(places.NODES):
            if places.NODE_IN_PLAY[position.board][node]:
                assert chains.node_linked(position, links, node) == bool(
                    slow.node_ends(places.NODE_NAME[node]) & joined
                )
        colonies = slow.joined(name, slow.colony_pieces(name))
        for space in range(places.AREAS, places.SPACES):
            if places.SPACE_IN_PLAY[position.board][space]:
                area = places.SPACE_NAME[space]
                expected = area in colonies or any(slow.chained(area, other) for other in colonies)
                assert chains.colony_chain(position, player, space) == expected


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.rule("EU-5.4.4.5")
def test_trade_chains_through_a_ship(seed: int) -> None:
    """Few pieces, so that all chains can be tried."""
    table = world(seed)
    position = table.position
    dice = random.Random(seed)
    player = 0
    home = places.SPACE_OF[position.realms.capital[position.players[player].realm]]
    land, areas, forces = position.own_land(), position.own_areas(), position.own_forces()
    land.town = bytes(0 if value and (value - 1) >> 3 == player else value for value in land.town)
    land.top = [0 if value and value != 1000 and (value - 1) >> 3 == player else value for value in land.top]
    areas.influence = [0] * places.AREAS
    forces.sail = [0] * places.SEAS_ALL
    forces.docked = []
    forces.fleets[0] = -1
    link = home
    beside = chains.BESIDE[position.board]
    for _ in range(16):
        link = dice.choice(beside[link])
        if link < places.AREAS:
            areas.influence[link] = 1
        elif link >= places.SPACES:
            forces.sail[link - places.SPACES] = 1
        if dice.random() < 0.3:
            link = home
    slow = World(position)
    pieces = slow.trade_pieces(slow.players[player])
    assert len(pieces) < 18
    for node in range(places.NODES):
        if not places.NODE_IN_PLAY[position.board][node]:
            continue
        ends = slow.node_ends(places.NODE_NAME[node])
        ways = slow.chain(slow.players[player], pieces, ends)
        for sea in range(places.SEAS_ALL):
            if forces.sail[sea]:
                name = places.SEA_NAME[sea]
                expected = any(name in way for way in ways) or (bool(ways) and name in ends)
                assert chains.trade_chain_through(position, player, node, sea) == expected


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("EU-2.T.1", "EU-2.T.2", "EU-2.T.4", "EU-2.T.15", "AMB-EU1-71", "EU-5.4.1.2")
def test_adjacency_of_realms_and_pieces(seed: int) -> None:
    position = world(seed).position
    slow = World(position)
    dice = random.Random(seed)
    some = sample_realms(position, dice)[:14]
    for realm in some:
        found = reach.adjacent_spaces(position, realm)
        expected = slow.adjacent(realms.NAME[realm])
        assert {places.SPACE_NAME[s] for s in range(places.SPACES) if found[s]} == expected
        for space in dice.sample(range(places.SPACES), 60):
            if places.SPACE_IN_PLAY[position.board][space]:
                assert reach.adjacent(position, realm, space) == (places.SPACE_NAME[space] in expected)
    for one, two in itertools.pairwise(some):
        assert reach.realms_adjacent(position, one, two) == slow.adjacent_realms(realms.NAME[one], realms.NAME[two])
    for player, name in enumerate(slow.players):
        near = slow.near(name)
        found = reach.near_pieces(position, player)
        assert {places.SPACE_NAME[s] for s in range(places.SPACES) if found[s]} == near
        assert roads.near_areas(position, player) == [s for s in range(places.AREAS) if found[s]]
        for space in range(places.AREAS):
            if places.SPACE_IN_PLAY[position.board][space]:
                assert reach.near_piece(position, player, space) == (places.SPACE_NAME[space] in near)
