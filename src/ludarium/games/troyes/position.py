"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.troyes.figures import MOST_INFLUENCE
from ludarium.games.troyes.vocabulary import GREY_DISTRICT, KING, NEUTRAL, OWNERS
from ludarium.kernel.chance import Chance
from ludarium.kernel.position import Frame, Position


class Player:
    """One player's things. `supply` is the personal supply of citizens, `reserve` those left in the general one."""

    __slots__ = ("characters", "deniers", "events", "in_district", "influence", "passed", "reserve", "supply", "vp")

    def __init__(
        self,
        deniers: int,
        influence: int,
        vp: int,
        supply: int,
        reserve: int,
        passed: bool,
        in_district: int,
        events: list[int],
        characters: list[int],
    ) -> None:
        self.deniers = deniers
        self.influence = influence
        self.vp = vp
        self.supply = supply
        self.reserve = reserve
        self.passed = passed
        # deniers lying in the district after a pass (TR-15.1)
        self.in_district = in_district
        # event cards taken
        self.events = events
        self.characters = characters

    def clone(self) -> Player:
        return Player(
            self.deniers,
            self.influence,
            self.vp,
            self.supply,
            self.reserve,
            self.passed,
            self.in_district,
            self.events,
            self.characters,
        )

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


class Troyes(Position):
    """The board, the players and the decks.

    What seldom changes is shared by clones: these lists are never changed, but replaced by others: `cards`, each list
    in `flags`, `decks` and each deck, `red_box`, `unused`, `king_reserve`, `king_events`, `column`, and of a player
    `events` and `characters`.
    """

    __slots__ = (
        "black",
        "black_cap",
        "bonus",
        "card_cubes",
        "cards",
        "cathedral",
        "cells",
        "column",
        "decks",
        "dice",
        "first",
        "flags",
        "flat",
        "grey_reserve",
        "king_events",
        "king_reserve",
        "king_vp",
        "players",
        "queue",
        "red_box",
        "round",
        "rounds",
        "seats",
        "tradesmen",
        "unused",
    )

    def __init__(
        self,
        agenda: list[Frame[Any]],
        chance: Chance,
        seats: int,
        bonus: bool,
        black_cap: int,
        round: int,
        rounds: int,
        first: int,
        players: list[Player],
        dice: list[int],
        black: list[int],
        cells: list[int],
        flat: list[int],
        cards: list[int],
        tradesmen: list[int],
        card_cubes: list[int],
        cathedral: list[int],
        queue: list[int],
        flags: list[list[int]],
        decks: list[list[int]],
        red_box: list[int],
        unused: list[int],
        grey_reserve: int,
        king_reserve: list[int],
        king_vp: int,
        king_events: list[int],
        column: list[int],
    ) -> None:
        super().__init__(agenda, chance)
        self.seats = seats
        self.bonus = bonus
        # most black dice there are; 0: as many as the symbols ask for (AM-8)
        self.black_cap = black_cap
        self.round = round
        self.rounds = rounds
        # the first player; in the solo game 0 is the player and 1 the king
        self.first = first
        self.players = players
        # how many dice lie on the square: [(district * 3 + colour) * 6 + value - 1]
        self.dice = dice
        # values of the black dice, highest first
        self.black = black
        # who stands in each cell of the three buildings
        self.cells = cells
        # how many citizens lie flat: [building * OWNERS + owner]
        self.flat = flat
        # the card on each of the nine spaces: [colour * 3 + number - 1]; face down until that round
        self.cards = cards
        # where a tradesman stands: [space * OWNERS + owner] = 0 nowhere, 1, 2 the cells, 3 the illustration
        self.tradesmen = tradesmen
        # cubes on deferred cards: [space * OWNERS + owner]
        self.card_cubes = card_cubes
        # owner of the cube in each cell: [level * 6 + number - 1]
        self.cathedral = cathedral
        # the event cards in play from left to right; Marauding is always the first
        self.queue = queue
        # the cubes on each event of the queue, in the order in which they were placed
        self.flags = flags
        # the decks of events by colour; the last card is on top
        self.decks = decks
        # red cards put away at the start
        self.red_box = red_box
        # characters that nobody got
        self.unused = unused
        self.grey_reserve = grey_reserve
        # the king's citizens in the supply, by colour
        self.king_reserve = king_reserve
        self.king_vp = king_vp
        self.king_events = king_events
        # solo: the open column of characters; the last is scored next
        self.column = column

    def clone(self) -> Troyes:
        return Troyes(
            self.agenda[:],
            self.chance.clone(),
            self.seats,
            self.bonus,
            self.black_cap,
            self.round,
            self.rounds,
            self.first,
            [player.clone() for player in self.players],
            self.dice[:],
            self.black[:],
            self.cells[:],
            self.flat[:],
            self.cards,
            self.tradesmen[:],
            self.card_cubes[:],
            self.cathedral[:],
            self.queue[:],
            self.flags[:],
            self.decks,
            self.red_box,
            self.unused,
            self.grey_reserve,
            self.king_reserve,
            self.king_vp,
            self.king_events,
            self.column,
        )

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
