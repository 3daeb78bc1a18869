"""Nothing appears or disappears: what must hold of every position (the conformance kit asks for it at every step)."""

from __future__ import annotations

from ludarium.games.troyes.figures import (
    CARDS,
    CHARACTERS,
    EVENTS,
    GREY_CITIZENS,
    LEVELS,
    MARAUDING,
    MOST_CITIZENS,
    MOST_INFLUENCE,
)
from ludarium.games.troyes.position import Troyes, place_of
from ludarium.games.troyes.vocabulary import KING, KING_SECOND, NEUTRAL, NOBODY, OWNERS
from ludarium.kernel.errors import fault


def check(table: Troyes) -> None:
    _citizens(table)
    _tradesmen(table)
    _events(table)
    _board(table)
    for seat, player in enumerate(table.players):
        assert min(player.deniers, player.vp, player.in_district) >= 0, fault(
            "owes", f"seat {seat} owes something", seat=seat
        )
        assert 0 <= player.influence <= MOST_INFLUENCE, fault(
            "influence", f"seat {seat} is off the influence track", seat=seat
        )
    people = table.unused + table.column + [c for player in table.players for c in player.characters]
    assert len(people) == len(set(people)), fault("character-twice", "a character is in two places")
    assert table.seats == 1 or len(people) == len(CHARACTERS), fault("character-missing", "a character is missing")


def _flat(table: Troyes, owner: int) -> int:
    return sum(table.flat[building * OWNERS + owner] for building in range(3))


def _on_cards(table: Troyes, owner: int) -> int:
    return sum(1 for space in range(9) if table.tradesmen[place_of(space, owner)])


def citizens_of(table: Troyes, seat: int) -> int:
    player = table.players[seat]
    standing = table.cells.count(seat) + _flat(table, seat) + _on_cards(table, seat)
    return standing + player.supply + player.reserve


def grey_citizens(table: Troyes) -> int:
    return table.cells.count(NEUTRAL) + _flat(table, NEUTRAL) + table.grey_reserve


def kings_citizens(table: Troyes) -> int:
    kings = sum(table.king_reserve) + _on_cards(table, KING)
    for owner in (KING, KING_SECOND):
        kings += table.cells.count(owner) + _flat(table, owner)
    return kings


def _citizens(table: Troyes) -> None:
    """TR-1.5, TR-2.6, TR-23.2: twelve of each player, eight grey ones, or twenty-four of the king."""
    for seat in range(len(table.players)):
        citizens = citizens_of(table, seat)
        assert citizens == MOST_CITIZENS, fault(
            "citizens", f"seat {seat} has {citizens} citizens", seat=seat, count=citizens
        )
    grey = grey_citizens(table)
    assert grey == (0 if table.seats == 1 else GREY_CITIZENS), fault(
        "grey", f"there are {grey} grey citizens", count=grey
    )
    kings = kings_citizens(table)
    assert kings == (2 * MOST_CITIZENS if table.seats == 1 else 0), fault(
        "kings", f"there are {kings} citizens of the king", count=kings
    )


def _tradesmen(table: Troyes) -> None:
    """TR-2.9, TR-10.5: each space has a card of its colour and number, each cell of it one tradesman at most."""
    for space, number in enumerate(table.cards):
        card = CARDS[number]
        assert card.colour * 3 + card.round - 1 == space, fault(
            "card-space", f"{card.id} lies on a wrong space", card=card.id
        )
        places = table.tradesmen[place_of(space, 0) : place_of(space, 0) + OWNERS]
        for cell in range(1, len(card.cells) + 1):
            assert places.count(cell) <= 1, fault(
                "tradesmen", f"two tradesmen stand on one cell of {card.id}", card=card.id
            )


def _events(table: Troyes) -> None:
    """TR-1.9, TR-12.4: every event card is in one place; no countered event is still in the queue."""
    assert len(table.flags) == len(table.queue), fault("queue", "the queue is damaged")
    assert table.queue[0] == MARAUDING, fault("marauding", "Marauding has left")
    for place, event in enumerate(table.queue):
        assert len(table.flags[place]) < EVENTS[event].flags, fault("countered", "a countered event is still there")
    known = table.queue + table.red_box + table.king_events
    for deck in table.decks:
        known = known + deck
    for player in table.players:
        known = known + player.events
    assert len(known) == len(set(known)), fault("event-twice", "an event is in two places")
    assert table.bonus or not any(EVENTS[event].bonus for event in known), fault(
        "bonus", "a bonus card is in a game without them"
    )


def _board(table: Troyes) -> None:
    """TR-1.4, TR-11.3: six dice of a colour at most; the cubes of a number fill the cathedral from the bottom."""
    assert min(table.dice) >= 0, fault("die", "a die is missing")
    for colour in range(3):
        dice = sum(table.dice[(district * 3 + colour) * 6 + value] for district in range(5) for value in range(6))
        assert dice <= 6, fault("dice", f"there are {dice} dice of one colour", count=dice)
    for cell in range((LEVELS - 1) * 6):
        held = table.cathedral[cell + 6] == NOBODY or table.cathedral[cell] != NOBODY
        assert held, fault("cathedral", "a cube of the cathedral has nothing below it")
    assert table.black == sorted(table.black, reverse=True), fault("black", "the black dice are not in order")
