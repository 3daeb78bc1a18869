"""Random Battles: each one ends, no piece comes from nowhere, and a clone keeps to itself."""

from __future__ import annotations

import random

import pytest

from ludarium.games.europa.ask import forces
from ludarium.games.europa.battle import battle, due
from ludarium.games.europa.facts import action_cards, ideas
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.small import plus, put
from ludarium.kernel import chance

from ..board import Board, board

NAMES = ("castile", "england", "france", "austria")


def scene(pick: random.Random) -> Board:
    """Players at War with each other and with NPRs, pieces all over, cards in hand, some Ideas and Leaders."""
    table = board("1-01", people=4, lands=True)
    position = table.position
    position.chance = chance.fast(pick.randrange(1 << 30))
    enemies = [*NAMES, "granada", "aragon", "portugal", "burgundy", "scotland", "bohemia", "venice"]
    for name in NAMES:
        for other in enemies:
            if other != name and pick.random() < 0.35:
                table.war(name, other)
    table.emperor(pick.choice(["austria", "bohemia"]), pick.randrange(4))
    position.imperial_pool = pick.randrange(5)
    position.rules = at.HELPING_HAND if pick.random() < 0.3 else 0
    areas = ["languedoc", "andalucia", "aragon", "burgundy", "scotland", "bohemia", "venetia", "leon", "austria"]
    for deck in range(3):
        position.own_decks().action[deck] = [c for c in range(action_cards.CARDS) if action_cards.DECK[c] == deck]
    for name in NAMES:
        for army in (1, 2, 3):
            if pick.random() < 0.7:
                kinds = {kind: pick.randrange(3) for kind in ("cavalry", "mercenary_artillery", "allied_infantry")}
                table.army(name, army, pick.choice(areas), infantry=1 + pick.randrange(3), **kinds)
        table.units(name, pick.choice(areas), pick.randrange(4))
        for _ in range(3):
            table.ships(name, pick.choice(["english-channel", "gulf-of-lion", "bay-of-biscay"]))
        sea = pick.choice(["english-channel", "gulf-of-lion"])
        table.fleet(name, sea, light=1, heavy=pick.randrange(3), galley=pick.randrange(2) if sea[0] == "g" else 0)
        me = position.own_player(table.player(name))
        me.power[2] = pick.randrange(4)
        me.ducats = pick.randrange(6)
        me.cubes -= me.power[2]
        me.ideas = pick.randrange(1 << ideas.IDEA.size)
        me.hand = [position.own_decks().action[deck].pop(pick.randrange(9)) for deck in (1, 2, 2)]
    if pick.random() < 0.3:
        table.rebels(pick.choice(areas), 1 + pick.randrange(4))
    if pick.random() < 0.3:
        table.faith(pick.choice(NAMES), "muslim")
    table.turn(pick.choice(NAMES))
    return table


def regulars(position: Europa) -> list[int]:
    """Deployed and Exhausted, by player: Regulars only move from the one to the other."""
    return [forces.deployed_regulars(position, player) + each.exhausted for player, each in enumerate(position.players)]


def written(position: Europa) -> list[object]:
    """Everything that Battles change."""
    own = position.forces
    return [
        *(own.armies[:], own.fleets[:], own.loose[:], own.rebels[:], own.sail[:], own.docked[:], own.pirates[:]),
        *(position.battle[:], position.battles_due[:], position.npr_spent[:], position.imperial_pool),
        [(me.exhausted, me.power[:], me.ducats, me.hand[:], me.ruler_ill) for me in position.players],
        [pile[:] for pile in position.decks.discards],
    ]


@pytest.mark.rule("EU-9.6.6", "EU-9.7.21")
def test_every_battle_ends_and_pieces_are_kept() -> None:
    fought = asked = 0
    for seed in range(150):
        pick = random.Random(seed)
        table = scene(pick)
        position = table.position
        before = regulars(position)
        due.outbreak(position)
        fought += len(position.battles_due) // 4
        due.battles(position)
        position.advance()
        for _ in range(3000):
            if not position.agenda:
                break
            options = position.options()
            assert options
            assert len(set(options)) == len(options)
            asked += 1
            option = pick.choice(options)
            if asked % 17 == 0:
                kept = written(position)
                twin = position.clone()
                twin.choose(option)
                assert written(position) == kept
            position.choose(option)
        assert not position.agenda, f"seed {seed} does not end"
        assert not position.battle
        assert not position.battles_due
        assert regulars(position) == before
        for player in range(4):
            assert forces.supply_ships(position, player) >= 0
            for army in range(at.ARMIES):
                assert (forces.army_space(position, player, army) >= 0) == (
                    forces.army_units(position, player, army) > 0
                )
            assert (forces.fleet_place(position, player) >= 0) == (forces.fleet_ships(position, player) > 0)
    assert fought > 300
    assert asked > 1000


def test_rebels_invaders_and_pirates_at_random() -> None:
    for seed in range(80):
        pick = random.Random(seed)
        table = scene(pick)
        position = table.position
        position.active = -1
        position.phase = at.PEACE
        spaces = sorted({space for player in range(4) for space in forces.spaces_with_units(position, player)})
        space = pick.choice(spaces)
        own = position.own_forces()
        own.rebels = plus(own.rebels, space, 1 + pick.randrange(4))
        battle.fight(position, space, False, -1, -1)
        battle.invade(position, pick.choice(spaces), table.realm("granada"), 1 + pick.randrange(4))
        node = table.node("english-channel")
        own = position.own_forces()
        own.pirates = put(own.pirates, node, 1 + pick.randrange(3))
        sea = table.sea("english-channel")
        player = next((p for p in range(4) if forces.has_ships(position.forces, p, sea)), 0)
        battle.fight_pirates(position, player, sea, node)
        position.advance()
        for _ in range(3000):
            if not position.agenda:
                break
            position.choose(pick.choice(position.options()))
        assert not position.agenda
        assert not position.battle
        assert position.forces.rebels[space] >= 0
