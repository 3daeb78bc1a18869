"""Counts and conditions say which groups of the position they read: whatever lies in the others, they stay the same."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from ludarium.games.europa.ask import conditions, counts
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Condition, Count
from ludarium.games.europa.table.player import Player
from ludarium.games.europa.table.position import ARMY, ARMY_ILL, ARMY_LEADER, FLEET, FLEET_ILL, FLEET_LEADER, Europa
from ludarium.games.europa.title import TITLE
from ludarium.kernel.chance import fast

# What has no parts: what is made of them reads what they read.
FACTS = [each for each in BOOK.conditions if not each.kids and each.code not in (s.C_ALWAYS, s.C_COMPARE)]


@cache
def played(scenario: str, seats: int, seed: int, decisions: int) -> Europa:
    position = TITLE.start(seats, {"scenario": scenario}, fast(seed))
    picks = fast(seed + 1)
    for _ in range(decisions):
        options = position.options()
        position.choose(options[picks.below(len(options))])
    return position


def shuffle(luck: random.Random, group: Any, *names: str) -> None:
    """What is said of one thing is now said of another; lists shuffled together keep together."""
    order = list(range(len(getattr(group, names[0]))))
    luck.shuffle(order)
    for name in names:
        old = getattr(group, name)
        setattr(group, name, type(old)([old[i] for i in order]))


def stir_purse(luck: random.Random, me: Player) -> None:
    me.ducats, me.prestige, me.interest = luck.randrange(30), luck.randrange(60), luck.randrange(5)
    me.power = [luck.randrange(9) for _ in range(3)]


def stir_deeds(luck: random.Random, me: Player) -> None:
    me.deeds_turn = bytes(luck.randrange(5) for _ in me.deeds_turn)
    me.deeds_round = bytes(luck.randrange(5) for _ in me.deeds_round)
    me.deeds_age = bytes(luck.randrange(5) for _ in me.deeds_age)


def stir_player(luck: random.Random, me: Player) -> None:
    me.stability = luck.randrange(-3, 4)
    me.small, me.large, me.vassal = luck.randrange(12), luck.randrange(6), luck.randrange(6)
    me.ideas = luck.getrandbits(30)
    me.merchants = [luck.choice([-2, -1, luck.randrange(10) * 2]) for _ in me.merchants]
    me.at_age = [luck.randrange(5) for _ in me.at_age]
    me.advisors = [-1, -1, -1]
    me.display = []


def stir(position: Europa, group: int, player: int, luck: random.Random) -> Europa:
    """The same position with other things in one group."""
    other = position.clone()
    if group == s.G_LAND:
        land = other.own_land()
        shuffle(luck, land, "holder", "town", "top", "dnpr")
    elif group == s.G_UNREST:
        shuffle(luck, other.own_unrest(), "marks")
    elif group == s.G_REALMS:
        realms = other.own_realms()
        shuffle(luck, realms, "allies", "wed", "disputed")
        shuffle(luck, realms, "capital")
        shuffle(luck, realms, "kind", "lord")
    elif group == s.G_FAITHS:
        shuffle(luck, other.own_faiths(), "faith")
    elif group == s.G_AREAS:
        areas = other.own_areas()
        shuffle(luck, areas, "influence")
        shuffle(luck, areas, "creed")
        shuffle(luck, areas, "claims", "core", "marks")
    elif group == s.G_FORCES:
        forces = other.own_forces()
        shuffle(luck, forces, "loose")
        shuffle(luck, forces, "sail")
        shuffle(luck, forces, "rebels")
        forces.armies = [-1 if i % 12 == 0 else 0 for i in range(len(forces.armies))]
        forces.fleets = [-1 if i % 7 == 0 else 0 for i in range(len(forces.fleets))]
        forces.docked = []
        shuffle(luck, forces, "pirates", "expanded")
    elif group == s.G_BONDS:
        other.own_bonds().wars = [luck.choice(other.players).realm, luck.randrange(40), -1, 0]
    elif group == s.G_OWN:
        stir_player(luck, other.own_player(player))
    elif group == s.G_RIVALS:
        for each in position.others(player):
            stir_player(luck, other.own_player(each))
            stir_purse(luck, other.own_purse(each))
            stir_deeds(luck, other.own_deeds(each))
    elif group == s.G_PURSE:
        stir_purse(luck, other.own_purse(player))
    elif group == s.G_DEEDS:
        stir_deeds(luck, other.own_deeds(player))
    elif group == s.G_GAME:
        other.age = luck.randrange(1, 5)
        other.authority = luck.randrange(6)
        other.emperor = luck.choice([-1, luck.choice(other.players).realm])
        other.roma = luck.choice([-1, *other.order])
        other.curia = [luck.choice(other.order) for _ in range(4)]
    return other


GROUPS = [s.G_LAND, s.G_REALMS, s.G_AREAS, s.G_FORCES, s.G_BONDS, s.G_OWN, s.G_RIVALS, s.G_GAME, s.G_PURSE, s.G_DEEDS]
GROUPS += [s.G_UNREST, s.G_FAITHS]


def differing(group: int, numbers: list[Count], facts: list[Condition]) -> list[str]:
    """Those that said something else after the group was stirred."""
    luck = random.Random(group)
    found: list[str] = []
    for scenario, seats, decisions in (("1-01-4-players", 4, 900), ("2-02-6-players", 6, 700)):
        position = played(scenario, seats, 5, decisions)
        for player in position.order[:2]:
            for _ in range(3):
                other = stir(position, group, player, luck)
                for each in numbers:
                    if counts.number(position, player, each) != counts.number(other, player, each):
                        found.append(each.text)
                for fact in facts:
                    if conditions.holds(position, player, fact) != conditions.holds(other, player, fact):
                        found.append(fact.text)
    return found


@pytest.mark.parametrize("group", GROUPS, ids=[name for name in s.GROUPS if name != "decks"])
def test_what_is_not_read_does_not_change_an_answer(group: int) -> None:
    numbers = [each for each in BOOK.counts if not each.reads & group]
    assert not differing(group, numbers, [each for each in FACTS if not each.reads & group])


@pytest.mark.parametrize("group", [each for each in GROUPS if each != s.G_RIVALS])
def test_what_is_read_can_change_an_answer(group: int) -> None:
    numbers = [each for each in BOOK.counts if each.reads & group]
    assert differing(group, numbers, [each for each in FACTS if each.reads & group])


def test_no_requirement_reads_who_leads() -> None:
    """`own_leaders` is no news for Missions and Milestones."""
    position = played("1-01-4-players", 4, 5, 900)
    other = position.clone()
    forces = other.own_leaders()
    for at in range(0, len(forces.armies), ARMY):
        forces.armies[at + ARMY_LEADER] = forces.armies[at + ARMY_ILL] = 3
    for at in range(0, len(forces.fleets), FLEET):
        forces.fleets[at + FLEET_LEADER] = forces.fleets[at + FLEET_ILL] = 3
    for player in position.order:
        for each in [*BOOK.mission_requires, *BOOK.milestone_requires]:
            assert conditions.holds(position, player, each) == conditions.holds(other, player, each), each.text
