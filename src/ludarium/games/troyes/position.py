"""What lies on the table."""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.figures import MOST_INFLUENCE
from ludarium.games.troyes.vocabulary import GREY_DISTRICT, KING, NEUTRAL, OWNERS
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.part import Part
from ludarium.kernel.position import Position


@data
class Player(Part):
    """One player's things. `supply` is the personal supply of citizens, `reserve` those left in the general one."""

    deniers: int
    influence: int
    vp: int
    supply: int
    reserve: int
    passed: bool
    # deniers lying in the district after a pass (TR-15.1)
    in_district: int
    # event cards taken
    events: Shared[list[int]]
    characters: Shared[list[int]]

    def gain_influence(self, amount: int) -> int:
        """TR-17.5: never more than 20; the excess is lost. Gives what was really gained."""
        gained = min(amount, MOST_INFLUENCE - self.influence)
        self.influence += gained
        return gained

    def lose_vp(self, amount: int) -> int:
        """TR-6.4: never below 0. Gives what was really lost."""
        lost = min(self.vp, amount)
        self.vp -= lost
        return lost


@data
class Troyes(Position):
    """The board, the players and the decks."""

    seats: int
    bonus: bool
    # most black dice there are; 0: as many as the symbols ask for (AM-8)
    black_cap: int
    round: int
    rounds: int
    # the first player; in the solo game 0 is the player and 1 the king
    first: int
    players: list[Player]
    # how many dice lie on the square: [(district * 3 + colour) * 6 + value - 1]
    dice: list[int]
    # values of the black dice, highest first
    black: list[int]
    # who stands in each cell of the three buildings
    cells: list[int]
    # how many citizens lie flat: [building * OWNERS + owner]
    flat: Shared[list[int]]
    # the card on each of the nine spaces: [colour * 3 + number - 1]; face down until that round
    cards: Shared[list[int]]
    # where a tradesman stands: [space * OWNERS + owner] = 0 nowhere, 1, 2 the cells, 3 the illustration
    tradesmen: Shared[list[int]]
    # cubes on deferred cards: [space * OWNERS + owner]
    card_cubes: Shared[list[int]]
    # owner of the cube in each cell: [level * 6 + number - 1]
    cathedral: Shared[list[int]]
    # the event cards in play from left to right; Marauding is always the first
    queue: list[int]
    # the cubes on each event of the queue, in the order in which they were placed
    flags: list[Shared[list[int]]]
    # the decks of events by colour; the last card is on top
    decks: Shared[list[list[int]]]
    # red cards put away at the start
    red_box: Shared[list[int]]
    # characters that nobody got
    unused: Shared[list[int]]
    grey_reserve: int
    # the king's citizens in the supply, by colour
    king_reserve: Shared[list[int]]
    king_vp: int
    king_events: Shared[list[int]]
    # solo: the open column of characters; the last is scored next
    column: Shared[list[int]]

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def rival(self) -> int:
        """Who owns what is neutral: the king in the solo game (TR-23.8)."""
        return KING if self.seats == 1 else NEUTRAL

    def free_flags(self, place: int, flags: int) -> int:
        return flags - len(self.flags[place])

    def space_of(self, card: int) -> int:
        return self.cards.index(card)

    def take_event(self, colour: int) -> int:
        """The top card of a deck of events."""
        deck = self.decks[colour]
        self.decks = [deck[:-1] if other == colour else self.decks[other] for other in range(3)]
        return deck[-1]

    def supply_king(self, owner: int, count: int) -> None:
        """Citizens of one of the king's colours go back to his supply; or, below 0, leave it."""
        reserve = self.king_reserve[:]
        reserve[owner - KING] += count
        self.king_reserve = reserve

    def open(self, space: int) -> bool:
        """TR-5.1: the card of a space is turned up in the round of its number."""
        return space % 3 < self.round

    def district_dice(self, district: int) -> int:
        return sum(self.dice[district * 18 : district * 18 + 18])

    def no_dice(self) -> bool:
        return not any(self.dice)

    def standing(self, owner: int, building: int) -> int:
        """Citizens of an owner standing in a building."""
        return self.cells[building * 6 : building * 6 + 6].count(owner)

    def is_of_king(self, owner: int) -> bool:
        return owner >= KING


def die(district: int, colour: int, value: int) -> int:
    return (district * 3 + colour) * 6 + value - 1


# Colour and value of every die of the domain DIE.
HUES: Final = [index // 6 % 3 for index in range(90)]
VALUES: Final = [index % 6 + 1 for index in range(90)]


def die_district(index: int) -> int:
    return index // 18


def die_colour(index: int) -> int:
    return HUES[index]


def die_value(index: int) -> int:
    return VALUES[index]


def place_of(space: int, owner: int) -> int:
    """The index of an owner's tradesman or cubes on a card's space."""
    return space * OWNERS + owner


__all__ = [
    "GREY_DISTRICT",
    "HUES",
    "VALUES",
    "Player",
    "Troyes",
    "die",
    "die_colour",
    "die_district",
    "die_value",
    "place_of",
]
