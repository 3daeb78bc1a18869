"""Activations, Recruits and Sieges from anywhere: every chain ends, every decision has options, no piece is lost."""

from __future__ import annotations

import random

import pytest

from ludarium.games.europa.ask import forces
from ludarium.games.europa.table.player import ADM, DIP, MIL
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.war import activate, recruit, suppress

from ..ask.worlds import world

CHOICES = 400  # a chain is far shorter: Battles are part of it


def rich(position: Europa, player: int, dice: random.Random) -> None:
    me = position.own_player(player)
    me.power[ADM], me.power[DIP], me.power[MIL] = (dice.randint(0, 3) for _ in range(3))
    me.ducats = dice.randint(0, 30)
    me.available = dice.randint(0, 3)
    me.allied = dice.randint(0, 2)


def pieces(position: Europa, player: int) -> tuple[int, int]:
    """Regulars on the map and in the Reserve, Ships on the map and in the Supply: battles and recruits keep both."""
    me = position.players[player]
    regulars = forces.deployed_regulars(position, player) + me.available + me.exhausted
    return regulars, forces.supply_ships(position, player)


def play(position: Europa, dice: random.Random) -> int:
    """Answers at random until nobody has to decide."""
    position.advance()
    choices = 0
    while position.agenda:
        options = position.options()
        assert options, f"{position!r} has no option"
        assert len(options) == len(set(options)), f"{position!r} offers an option twice"
        assert len(options) <= 150, f"{position!r} offers {len(options)} options"
        position.choose(dice.choice(options))
        choices += 1
        assert choices < CHOICES, f"{position!r} does not end"
    return choices


@pytest.mark.rule("EUI-5", "EUI-36")
@pytest.mark.parametrize("seed", range(40))
def test_every_activation_ends(seed: int) -> None:
    dice = random.Random(seed)
    position = world(seed).position
    for player in range(len(position.players)):
        position.active = player
        position.remember()
        rich(position, player, dice)
        for _ in range(3):
            waived = dice.choice([0, 1])
            before = [pieces(position, each)[0] for each in range(len(position.players))]
            if activate.can_activate(position, player, waived):
                activate.begin_activate(position, player, waived)
                play(position, dice)
                assert [pieces(position, each)[0] for each in range(len(position.players))] == before
                assert not position.battles_due


@pytest.mark.rule("EU-5.5.3.1", "EU-9.2.11")
@pytest.mark.parametrize("seed", range(40))
def test_every_recruit_ends_within_capacity(seed: int) -> None:
    dice = random.Random(seed)
    position = world(seed).position
    for player in range(len(position.players)):
        position.active = player
        position.remember()
        rich(position, player, dice)
        before = pieces(position, player)[0]
        if recruit.can_recruit(position, player, 1):
            recruit.begin_recruit(position, player, 1)
            play(position, dice)
            assert pieces(position, player)[0] == before
            me = position.players[player]
            assert me.ducats >= 0
            assert len(set(me.spent_land)) == len(me.spent_land)
            assert len(set(me.spent_sea)) == len(me.spent_sea)
        if suppress.can_suppress(position, player):
            suppress.begin_suppress(position, player)
            play(position, dice)


@pytest.mark.rule("EUI-36")
@pytest.mark.parametrize("seed", range(20))
def test_activations_whose_battles_wait(seed: int) -> None:
    dice = random.Random(seed)
    position = world(seed).position
    player = position.active
    rich(position, player, dice)
    for _ in range(3):
        if activate.can_activate(position, player, 1):
            activate.begin_activate(position, player, 1, later=True)
            play(position, dice)
    assert not position.battle
