"""What a seat may see (TR-2.7, TR-2.9, TR-2.13), built from nothing."""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.figures import CARDS, EVENTS
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.scoring import character_vp, parts, scored_characters
from ludarium.games.troyes.shapes import (
    COLOURS,
    Building,
    Card,
    Cell,
    Common,
    District,
    EventCard,
    King,
    Own,
    Player,
    Site,
)
from ludarium.games.troyes.vocabulary import (
    BUILDING,
    CARD,
    CELL,
    CHARACTER,
    DIE,
    DISTRICT,
    EVENT,
    KING,
    OWNER,
    OWNERS,
    SITE,
)
from ludarium.kernel.shapes import Part

# What fills most of a view is always one of a few things: they are made once, and are not to be changed.
# (NOBODY is -1: what nobody owns comes last.)
_OWNERS: Final[list[str | None]] = [*[OWNER.full(owner) for owner in range(OWNERS)], None]
OWNED_CELLS: Final[list[list[Cell]]] = [
    [{"cell": CELL.full(cell), "owner": owner} for owner in _OWNERS] for cell in range(CELL.size)
]
OWNED_SITES: Final[list[list[Site]]] = [
    [{"site": SITE.full(site), "owner": owner} for owner in _OWNERS] for site in range(SITE.size)
]
BACKS: Final[list[Card]] = [{"colour": COLOURS[space // 3], "number": space % 3 + 1} for space in range(9)]
OPEN_CARDS: Final[list[Card]] = [
    {
        "colour": COLOURS[card.colour],
        "number": card.round,
        "card": CARD.full(number),
        "cost": card.cost,
        "cells": card.cells,
        "divisor": card.divisor,
        "rule": card.rule,
        "tradesmen": [],
        "cubes": [],
    }
    for number, card in enumerate(CARDS)
]
QUEUED_EVENTS: Final[list[EventCard]] = [
    {
        "event": EVENT.full(number),
        "dice": "any" if card.dice > 2 else COLOURS[card.dice],
        "divisor": card.divisor,
        "flags": card.flags,
        "vp": [card.first, card.second],
        "black_dice": card.black_dice,
        "cubes": [],
        "rule": card.rule,
    }
    for number, card in enumerate(EVENTS)
]


def own(table: Troyes, seat: int) -> Own:
    return {"players": [_player(table, other, seat) for other in range(table.seats)]}


def common(table: Troyes) -> Common:
    """Nothing of this is hidden from anybody."""
    return {
        "round": table.round,
        "rounds": table.rounds,
        "first": table.first,
        "solo": table.solo,
        "king": _king(table) if table.solo else None,
        "buildings": [_building(table, building) for building in range(3)],
        "square": [_district(table, district) for district in range(5) if district < table.seats or district == 4],
        "black": table.black[:],
        "cards": [_card(table, space) for space in range(9)],
        "cathedral": [OWNED_SITES[site][owner] for site, owner in enumerate(table.cathedral)],
        "queue": [_event(table, place) for place in range(len(table.queue))],
        "decks": {COLOURS[colour]: len(table.decks[colour]) for colour in range(3)},
        "grey_reserve": table.grey_reserve,
        "over": table.over,
    }


def _player(table: Troyes, seat: int, viewer: int) -> Player:
    player = table.players[seat]
    own = seat == viewer
    shown = own or table.over
    return {
        "seat": seat,
        "deniers": player.deniers,
        "influence": player.influence,
        # TR-2.13: tokens lie face down
        "vp": player.vp if shown else None,
        "supply": player.supply,
        "reserve": player.reserve,
        "passed": player.passed,
        "in_district": player.in_district,
        "events": [EVENT.full(event) for event in player.events],
        "characters": [CHARACTER.full(each) for each in player.characters] if shown else len(player.characters),
        "score": _score(table, seat, player.characters if not table.over else scored_characters(table))
        if shown
        else None,
    }


def _score(table: Troyes, owner: int, characters: list[int]) -> list[Part]:
    """The points so far as this player can reckon them: with the characters known to him."""
    known = characters if table.seats > 1 else scored_characters(table)
    return [{"source": source, "points": points} for source, points in parts(table, owner, known)]


def _king(table: Troyes) -> King:
    return {
        "vp": table.king_vp,
        "events": [EVENT.full(event) for event in table.king_events],
        "reserve": sum(table.king_reserve),
        "score": _score(table, KING, []),
        # the character to be scored next comes first
        "characters": [
            {
                "character": CHARACTER.full(character),
                "player": character_vp(table, 0, character),
                "king": character_vp(table, KING, character),
            }
            for character in reversed(table.column)
        ],
    }


def _building(table: Troyes, building: int) -> Building:
    return {
        "building": BUILDING.full(building),
        "cells": [OWNED_CELLS[cell][table.cells[cell]] for cell in range(building * 6, building * 6 + 6)],
        "flat": [OWNER.full(owner) for owner in range(OWNERS) for _ in range(table.flat[building * OWNERS + owner])],
    }


def _district(table: Troyes, district: int) -> District:
    return {
        "district": DISTRICT.full(district),
        "dice": [
            DIE.full(district * 18 + place)
            for place, count in enumerate(table.dice[district * 18 : district * 18 + 18])
            for _ in range(count)
        ],
    }


def _card(table: Troyes, space: int) -> Card:
    """A card that is still face down shows its back only: colour and number."""
    if not table.open(space):
        return BACKS[space]
    card = OPEN_CARDS[table.cards[space]]
    start = space * OWNERS
    tradesmen, cubes = table.tradesmen[start : start + OWNERS], table.card_cubes[start : start + OWNERS]
    if not any(tradesmen) and not any(cubes):
        return card
    return {
        **card,
        "tradesmen": [{"owner": OWNER.full(owner), "place": place} for owner, place in enumerate(tradesmen) if place],
        "cubes": [{"owner": OWNER.full(owner), "count": count} for owner, count in enumerate(cubes) if count],
    }


def _event(table: Troyes, place: int) -> EventCard:
    event = QUEUED_EVENTS[table.queue[place]]
    cubes = table.flags[place]
    return {**event, "cubes": [OWNER.full(owner) for owner in cubes]} if cubes else event
