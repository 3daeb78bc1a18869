"""Battle Dice (EU-9.7.9-12, 9.9.8-9): the pool of each side, the roll, and the hits it makes."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import modifiers
from ludarium.games.europa.battle import state
from ludarium.games.europa.battle.state import (
    ATTACKERS,
    BASE,
    DEFENDERS,
    DICE,
    DOUBLES,
    GONE,
    HITS,
    LEADS,
    NEXT,
    PLAYERS,
    SUNK,
    TAKEN,
)
from ludarium.games.europa.battle.words import DICE_ADDED, DIE_ROLLED, HITS_SCORED, KNIGHTS_CHARGE
from ludarium.games.europa.facts.dice import BATTLE_FACES, I2, A, C, I
from ludarium.games.europa.language import symbols
from ludarium.games.europa.table.position import ARTILLERY, CAVALRY, FLEET, FLEET_HEAVY, FLEET_PLACE, INFANTRY, Europa

BASE_DICE: Final = 3
CHARGE_MOST: Final = 3  # Noble Knights (EFFECTS 8)
AGAIN_MOST: Final = 3  # Inspired Leadership (EFFECTS 4)


# for card effects


def add_dice(position: Europa, side: int, kind: int, count: int) -> None:
    """Dice of a Battle Action stay in the pool for the whole Battle (EU-6.2.7)."""
    state.add(position, side, DICE + kind, count)
    position.tell(DICE_ADDED, side, count, kind)


def leader_dice_again(position: Europa, side: int) -> None:
    """The dice of the Leader used, once more."""
    left = AGAIN_MOST
    for kind in range(3):
        count = min(left, state.get(position, side, LEADS + kind))
        if count:
            add_dice(position, side, kind, count)
            left -= count


# the pool


def pool(position: Europa, side: int) -> list[int]:
    """Dice by type: base, Leader, Battle Actions, and what the commander's Ideas add."""
    found = [state.get(position, side, DICE + kind) + state.get(position, side, LEADS + kind) for kind in range(3)]
    found[state.get(position, side, BASE)] += BASE_DICE
    player = state.commander(position, side)
    if player >= 0:
        if state.at_sea(position):
            found[ARTILLERY] += modifiers.total(position, player, symbols.M_NAVAL_DICE_ARTILLERY)
        else:
            found[INFANTRY] += modifiers.total(position, player, symbols.M_LAND_DICE_INFANTRY)
    return found


def throw(position: Europa, side: int, dice: list[int]) -> list[int]:
    """Throws dice; the results by face."""
    found = [0] * 5
    for kind in range(3):
        for _ in range(dice[kind]):
            face = BATTLE_FACES[kind][position.chance.roll() - 1]
            found[face] += 1
            position.tell(DIE_ROLLED, side, kind, face)
    return found


# hits


def hits(position: Europa, side: int, faces: list[int]) -> int:
    """What a roll of a side hits; each piece hits at most once."""
    if state.at_sea(position):
        return min(state.pieces(position, side), faces[A]) + heavy_ships(position, side)
    units = state.by_type(position, side)
    infantry = faces[I] + faces[I2]
    player = state.commander(position, side)
    if player >= 0 and faces[I2] and modifiers.allowed(position, player, symbols.M_INFANTRY_DOUBLE):
        infantry += faces[I2]
    return min(units[INFANTRY], infantry) + min(units[CAVALRY], faces[C]) + min(units[ARTILLERY], faces[A])


def heavy_ships(position: Europa, side: int) -> int:
    """Heavy Ships of a side: each hits once by itself (EU-9.U.20), a damaged one too."""
    total = 0
    mask = state.get(position, side, PLAYERS)
    fleets = position.forces.fleets
    for player in range(len(position.players)):
        if mask >> player & 1 and fleets[player * FLEET + FLEET_PLACE] == state.place(position):
            total += fleets[player * FLEET + FLEET_HEAVY]
    return total


def begin_roll(position: Europa) -> None:
    """Casualties are assigned anew for each roll (AMB-EU1-37)."""
    for side in (ATTACKERS, DEFENDERS):
        for field in (HITS, TAKEN, DOUBLES, GONE):
            state.put(position, side, field, 0)
        for i in range(3):
            state.put(position, side, SUNK + i, 0)
        for player in range(len(position.players)):
            state.put(position, side, NEXT + player, 0)


def roll(position: Europa) -> None:
    """Both sides at once (EU-9.6.3): the hits wait to be taken by the other side."""
    begin_roll(position)
    for side in (ATTACKERS, DEFENDERS):
        faces = throw(position, side, pool(position, side))
        state.put(position, side, DOUBLES, faces[I2])
        state.put(position, 1 - side, HITS, hits(position, side, faces))
    for side in (ATTACKERS, DEFENDERS):
        position.tell(HITS_SCORED, side, state.get(position, 1 - side, HITS))


# Noble Knights


def chargers(position: Europa, side: int) -> int:
    """Cavalry dice that a side throws before the first Round (EU-9.7.7, EUI-8)."""
    player = state.commander(position, side)
    if player < 0 or state.at_sea(position):
        return 0
    allowed = modifiers.total(position, player, symbols.M_KNIGHTS_CHARGE)
    return max(0, min(CHARGE_MOST, allowed, state.cavalry(position, player)))


def charge(position: Europa) -> bool:
    """Each cavalry result is a Casualty. Says whether anybody charged."""
    counts = [chargers(position, ATTACKERS), chargers(position, DEFENDERS)]
    if not counts[0] and not counts[1]:
        return False
    begin_roll(position)
    for side in (ATTACKERS, DEFENDERS):
        if counts[side]:
            position.tell(KNIGHTS_CHARGE, position.realm_of(state.commander(position, side)), counts[side])
            dice = [0, 0, 0]
            dice[CAVALRY] = counts[side]
            state.put(position, 1 - side, HITS, throw(position, side, dice)[C])
            position.tell(HITS_SCORED, side, state.get(position, 1 - side, HITS))
    return True
