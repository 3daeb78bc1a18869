"""Phase 3, first part: new events, and what every event in the queue does (TR-8.1 to TR-8.8, TR-20)."""

from __future__ import annotations

from ludarium.games.troyes.buildings import enter, may_enter
from ludarium.games.troyes.cathedral import first_free_cell, put, remove_last
from ludarium.games.troyes.contest import put_cube
from ludarium.games.troyes.figures import (
    BUILDERS,
    EVENTS,
    LOSE,
    NEWCOMER,
    PAY_PER_CITIZEN,
    PENALTY,
    RED,
    RESISTANCE,
    ROW_OF,
    RUIN,
    SUPPORT,
    EventCard,
)
from ludarium.games.troyes.king import gain, next_citizen
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.raiders import Defence
from ludarium.games.troyes.vocabulary import (
    BLACK_ROLLED,
    CUBE_REMOVED,
    EVENT_ACTS,
    EVENT_CAME,
    KING,
    LOST_DENIERS,
    LOST_INFLUENCE,
    NEUTRAL,
    NO_ROOM,
    NOBODY,
    PENALISED,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Step


@data
class RevealEvents(Step[Troyes]):
    """TR-8.1: the top red card, then one of the deck that it calls. TR-22.4: Resistance brings another red card."""

    def run(self, position: Troyes) -> None:
        table = position
        table.reveal()
        event = table.take_event(RED)
        _come(table, event)
        while EVENTS[event].next == RED:
            left = table.red_box[:]
            event = table.chance.draw(left)
            table.red_box = left
            _come(table, event)
        if table.decks[EVENTS[event].next]:
            _come(table, table.take_event(EVENTS[event].next))


def _come(table: Troyes, event: int) -> None:
    table.queue.append(event)
    table.flags.append([])
    table.tell(EVENT_CAME, event)


@data
class ResolveEvents(Step[Troyes]):
    """TR-8.2: every event from left to right; then the black dice are rolled (TR-8.10)."""

    def run(self, position: Troyes) -> None:
        table = position
        symbols = 0
        for event in table.queue[:]:
            if event in table.queue:  # AM-14: it may have been countered by Support in the meantime
                card = EVENTS[event]
                symbols += card.black_dice
                if card.kind:
                    table.tell(EVENT_ACTS, event)
                    act(table, event, card)
        if table.black_cap:
            symbols = min(symbols, table.black_cap)
        table.black = sorted([table.chance.roll() for _ in range(symbols)], reverse=True)
        if table.black:
            table.tell(BLACK_ROLLED, symbols, table.black[0])
        table.push(Defence(table.first))


def act(table: Troyes, event: int, card: EventCard) -> None:
    kind = card.kind
    if kind == PAY_PER_CITIZEN:
        for seat in clockwise(table):
            _lose_deniers(table, seat, card.deniers * table.standing(seat, card.building))
    elif kind == LOSE:
        for seat in clockwise(table):
            if card.deniers:
                _lose_deniers(table, seat, card.deniers)
            else:
                _lose_influence(table, seat, card.influence)
    elif kind == SUPPORT:
        place = table.queue.index(event)
        for target in table.queue[max(0, place - card.events) : place]:
            put_cube(table, table.rival(), target)
    elif kind == NEWCOMER:
        _newcomer(table, event, card)
    elif kind == BUILDERS:
        cell = first_free_cell(table, False)
        if cell >= 0:
            put(table, table.rival(), cell)
            if table.seats == 1:
                gain(table, 1)  # TR-23.28
    elif kind == RUIN:
        remove_last(table)
    elif kind == RESISTANCE:
        for place, other in enumerate(table.queue):
            # the king's cubes stay (AM-67)
            if other != event and table.flags[place] and table.flags[place][-1] != KING:
                table.tell(CUBE_REMOVED, table.flags[place][-1], other)
                table.flags[place] = table.flags[place][:-1]


def clockwise(table: Troyes) -> list[int]:
    """The seats from the first player on. Events do not touch the king (TR-23.7)."""
    if table.seats == 1:
        return [0]
    return [(table.first + step) % table.seats for step in range(table.seats)]


def _lose_deniers(table: Troyes, seat: int, due: int) -> None:
    player = table.players[seat]
    paid = min(due, player.deniers)
    player.deniers -= paid
    table.tell(LOST_DENIERS, seat, paid)
    if paid < due:
        penalise(table, seat)


def _lose_influence(table: Troyes, seat: int, due: int) -> None:
    player = table.players[seat]
    paid = min(due, player.influence)
    player.influence -= paid
    table.tell(LOST_INFLUENCE, seat, paid)
    if paid < due:
        penalise(table, seat)


def penalise(table: Troyes, seat: int) -> None:
    """TR-6.3, TR-8.5: who cannot pay in full loses 2 VP, once."""
    table.tell(PENALISED, seat, table.players[seat].lose_vp(PENALTY))


def _newcomer(table: Troyes, event: int, card: EventCard) -> None:
    """TR-20.5, TR-20.6, TR-20.11: a grey citizen (or the king's) enters where a die says, if it can (AM-15)."""
    left = sum(table.king_reserve) if table.seats == 1 else table.grey_reserve
    if left == 0:
        table.tell(NO_ROOM, event)
        return
    row = ROW_OF[card.building * 6 + table.chance.roll() - 1]
    if not may_enter(table, row):
        table.tell(NO_ROOM, event)
        return
    owner = NEUTRAL
    if table.seats == 1:
        owner = next_citizen(table)
    else:
        table.grey_reserve -= 1
    if owner != NOBODY:
        enter(table, row, owner)
