"""What moves when a scenario names a part of the table: cards change places, citizens come out of the supply."""

from __future__ import annotations

from ludarium.games.troyes.check import citizens_of, grey_citizens, kings_citizens
from ludarium.games.troyes.figures import EVENTS, GREY_CITIZENS, MOST_CITIZENS, RED
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.vocabulary import CHARACTER, COLOUR, EVENT
from ludarium.kernel.settle import Named, Zone, anywhere, resettle


def settle(table: Troyes, before: Troyes, named: Named) -> None:
    _events(table, before, named)
    _characters(table, before, named)
    _citizens(table, named)
    if not named.has("flags"):
        table.flags = [table.flags[i] if i < len(table.flags) else [] for i in range(len(table.queue))]


# events: a red one that loses its place goes to the box, unseen (TR-2.10)


def _event_zones(table: Troyes) -> list[Zone]:
    decks = [Zone(f"decks.{COLOUR.ref(colour)}", deck) for colour, deck in enumerate(table.decks)]
    taken = [Zone(f"players.{seat}.events", player.events) for seat, player in enumerate(table.players)]
    return [
        Zone("queue", table.queue),
        *decks,
        Zone("red_box", table.red_box),
        *taken,
        Zone("king_events", table.king_events),
    ]


def _fits_deck(zone: Zone, place: int, event: int) -> bool:
    colour = EVENTS[event].deck
    return zone.path == f"decks.{COLOUR.ref(colour)}" or (zone.path == "red_box" and colour == RED)


def _events(table: Troyes, before: Troyes, named: Named) -> None:
    lost = resettle(_event_zones(table), _event_zones(before), named, _fits_deck, [], EVENT.ref)
    if not named.has("red_box"):
        table.red_box = sorted(table.red_box + [event for event in lost if EVENTS[event].deck == RED])


# characters: those that nobody has stay unused; alone, in the column


def _character_zones(table: Troyes, with_unused: bool) -> list[Zone]:
    zones = [Zone(f"players.{seat}.characters", player.characters) for seat, player in enumerate(table.players)]
    zones.append(Zone("column", table.column))
    return [*zones, Zone("unused", table.unused)] if with_unused else zones


def _characters(table: Troyes, before: Troyes, named: Named) -> None:
    closed = named.has("unused")
    spare = [] if closed else table.unused
    zones, old = _character_zones(table, closed), _character_zones(before, closed)
    lost = resettle(zones, old, named, anywhere, spare, CHARACTER.ref)
    if table.seats > 1 and not closed:
        table.unused = [*spare, *lost]


# citizens (TR-1.5, TR-2.6, TR-23.2)


def _citizens(table: Troyes, named: Named) -> None:
    """Who stands on the board has come out of the supply, then out of the reserve; who does not is in the reserve."""
    for seat, player in enumerate(table.players):
        path = f"players.{seat}"
        over = citizens_of(table, seat) - MOST_CITIZENS
        if over > 0 and not named.has(f"{path}.supply"):
            taken = min(over, player.supply)
            player.supply -= taken
            over -= taken
        if not named.has(f"{path}.reserve"):
            player.reserve = max(0, player.reserve - over)
        elif over < 0 and not named.has(f"{path}.supply"):
            player.supply -= over
    if table.seats > 1:
        if not named.has("grey_reserve"):
            table.grey_reserve = max(0, table.grey_reserve + GREY_CITIZENS - grey_citizens(table))
    elif not named.has("king_reserve"):
        over = kings_citizens(table) - 2 * MOST_CITIZENS
        reserve = list(table.king_reserve)
        for i in range(len(reserve)):
            taken = min(over, reserve[i]) if over > 0 else over
            reserve[i] -= taken
            over -= taken
        table.king_reserve = reserve
