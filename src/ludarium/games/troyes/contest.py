"""Cubes on events: who counters an event, and what each gets for it (TR-12)."""

from __future__ import annotations

from ludarium.games.troyes.figures import EVENTS, MARAUDING
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.vocabulary import (
    EVENT_DISCARDED,
    EVENT_SCORED,
    EVENT_TAKEN,
    FOUGHT,
    KING,
    MARAUDING_RESET,
    NEUTRAL,
    OWNERS,
)


def free_flags(table: Troyes, event: int) -> int:
    return EVENTS[event].flags - len(table.flags[table.queue.index(event)])


def put_cube(table: Troyes, owner: int, event: int) -> None:
    """TR-12.2, TR-12.4: a player gains 1 influence; when all flags are covered the event is countered at once."""
    place = table.queue.index(event)
    cubes = [*table.flags[place], owner]
    table.flags[place] = cubes
    gained = table.players[owner].gain_influence(1) if owner < NEUTRAL else 0
    table.tell(FOUGHT, owner, event, gained)
    if len(cubes) == EVENTS[event].flags:
        _counter(table, event, cubes)


def shares(cubes: list[int], first: int, second: int) -> list[tuple[int, int]]:
    """TR-12.5 to TR-12.9: what each owner of cubes gets, as (owner, VP), those with nothing left out."""
    counts = [0] * OWNERS
    for owner in cubes:
        counts[owner] += 1
    most = next_most = 0
    for count in counts:
        if count > most:
            most, next_most = count, most
        elif next_most < count < most:
            next_most = count
    leaders = [owner for owner in range(OWNERS) if counts[owner] == most]
    if len(leaders) > 1:
        each = (first + second) // 2
        return [(owner, each) for owner in leaders if each]
    if next_most == 0:
        return [(leaders[0], first + second)]
    followers = [owner for owner in range(OWNERS) if counts[owner] == next_most]
    each = second if len(followers) == 1 else second // 2
    result = [(leaders[0], first)]
    if each:
        for owner in followers:
            result.append((owner, each))
    return result


def winner(cubes: list[int]) -> int:
    """TR-12.11: who has most cubes; among equals, whose cube was there first."""
    most = max(cubes.count(owner) for owner in cubes)
    for owner in cubes:
        if cubes.count(owner) == most:
            return owner
    return cubes[0]


def _counter(table: Troyes, event: int, cubes: list[int]) -> None:
    card = EVENTS[event]
    for owner, vp in shares(cubes, card.first, card.second):
        if owner == NEUTRAL:
            continue  # TR-12.8: the neutral share is lost
        if owner == KING:
            table.king_vp += vp
        else:
            table.players[owner].vp += vp
        table.tell(EVENT_SCORED, owner, event, vp)
    place = table.queue.index(event)
    if event == MARAUDING:
        table.flags[place] = []
        table.tell(MARAUDING_RESET)
        return
    taker = winner(cubes)
    del table.queue[place]
    del table.flags[place]
    if taker == NEUTRAL:
        table.tell(EVENT_DISCARDED, event)
        return
    if taker == KING:
        table.king_events = [*table.king_events, event]
    else:
        table.players[taker].events = [*table.players[taker].events, event]
    table.tell(EVENT_TAKEN, taker, event)


def joined(table: Troyes, owner: int) -> int:
    """How many events in play have at least one cube of an owner, Marauding included."""
    return sum(1 for cubes in table.flags if owner in cubes)
