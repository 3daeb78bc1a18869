"""Setup and initial placement (TR-2, TR-3, TR-23.1 to TR-23.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.games.troyes.figures import (
    CARDS,
    CHARACTERS,
    EVENTS,
    GREY_CITIZENS,
    GREY_WITH_TWO,
    MARAUDING,
    MOST_CITIZENS,
    RED,
    ROUNDS,
    START_CHARACTERS,
    START_CITIZENS,
    START_DENIERS,
    START_INFLUENCE,
)
from ludarium.games.troyes.king import KingSettles
from ludarium.games.troyes.position import Player, Troyes
from ludarium.games.troyes.rounds import BeginRound
from ludarium.games.troyes.vocabulary import (
    CELL,
    DEALT,
    GAME_BEGAN,
    KING_BEGINS,
    NEUTRAL,
    NOBODY,
    OWNERS,
    SETTLE,
    SETTLED,
)
from ludarium.kernel.chance import Chance
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first

BLACK_DICE: Final = 6


def set_up(seats: int, variants: Mapping[str, str], chance: Chance) -> Troyes:
    bonus = variants["bonus"] == "on"
    characters = list(range(len(CHARACTERS)))
    chance.shuffle(characters)
    players = [_player(seats, characters) for _ in range(seats)]
    red, red_box = _red_deck(seats, bonus, chance)
    cells = [NOBODY] * 18
    if seats == 2:
        for cell in GREY_WITH_TWO:
            cells[cell] = NEUTRAL
    turns = 2 if seats == 1 else seats
    return Troyes(
        agenda=[NextSettler(0), FirstPlayer()],
        chance=chance,
        seats=seats,
        bonus=bonus,
        black_cap=BLACK_DICE if variants["black-dice"] == "six" else 0,
        round=0,
        rounds=ROUNDS[seats],
        first=0 if variants["first"] == "seat-1" else chance.below(turns),
        players=players,
        dice=[0] * 90,
        black=[],
        cells=cells,
        flat=[0] * (3 * OWNERS),
        cards=_activity_cards(bonus, chance),
        tradesmen=[0] * (9 * OWNERS),
        card_cubes=[0] * (9 * OWNERS),
        cathedral=[NOBODY] * 18,
        queue=[MARAUDING],
        flags=[[]],
        decks=[red, _side_deck(1, chance), _side_deck(2, chance)],
        red_box=red_box,
        unused=[] if seats == 1 else characters,
        grey_reserve=0 if seats == 1 else GREY_CITIZENS - cells.count(NEUTRAL),
        king_reserve=[MOST_CITIZENS, MOST_CITIZENS] if seats == 1 else [0, 0],
        king_vp=0,
        king_events=[],
        column=characters if seats == 1 else [],
    )


def _player(seats: int, characters: list[int]) -> Player:
    """TR-2.3 to TR-2.7; takes the player's characters from the shuffled ones."""
    citizens = START_CITIZENS[seats]
    own = sorted(characters.pop() for _ in range(START_CHARACTERS[seats]))
    return Player(
        deniers=START_DENIERS,
        influence=START_INFLUENCE,
        vp=0,
        supply=citizens,
        reserve=MOST_CITIZENS - citizens,
        passed=False,
        in_district=0,
        events=[],
        characters=own,
    )


def _activity_cards(bonus: bool, chance: Chance) -> list[int]:
    """TR-2.9: one card of each colour and number, drawn unseen."""
    cards: list[int] = []
    for space in range(9):
        fitting = like_cards(space, bonus)
        cards.append(fitting[chance.below(len(fitting))])
    return cards


# All cards with the same back, by the space that they may lie on: without the bonus cards, and with them.
LIKE_CARDS: Final = [
    [
        [i for i, card in enumerate(CARDS) if space == card.colour * 3 + card.round - 1 and (bonus or not card.bonus)]
        for space in range(9)
    ]
    for bonus in (False, True)
]


def like_cards(space: int, bonus: bool) -> list[int]:
    return LIKE_CARDS[1 if bonus else 0][space]


def _red_deck(seats: int, bonus: bool, chance: Chance) -> tuple[list[int], list[int]]:
    """TR-2.10: as many red cards as rounds; the others go to the box unseen."""
    red = [i for i, event in enumerate(EVENTS) if event.deck == RED and (bonus or not event.bonus)]
    chance.shuffle(red)
    return red[: ROUNDS[seats]], sorted(red[ROUNDS[seats] :])


def _side_deck(colour: int, chance: Chance) -> list[int]:
    deck = [i for i, event in enumerate(EVENTS) if event.deck == colour]
    chance.shuffle(deck)
    return deck


@data
class FirstPlayer(Step[Troyes]):
    """Tells everybody who begins, and each seat what it was dealt."""

    def run(self, position: Troyes) -> None:
        table = position
        if table.seats == 1 and table.first == 1:
            table.tell(KING_BEGINS)
        else:
            table.tell(GAME_BEGAN, table.first)
        for seat, player in enumerate(table.players):
            for character in player.characters:
                table.tell(DEALT, seat, character, to=1 << seat)


@data
class NextSettler(Step[Troyes]):
    """TR-3.3: the players place in snake order. Alone: the king three, the player two, and so on (TR-23.3)."""

    # how many placements have been made; alone: how many pairs
    placed: int

    def run(self, position: Troyes) -> None:
        table = position
        following = NextSettler(self.placed + 1)
        if table.seats == 1:
            if table.players[0].supply:
                table.plan([KingSettles(), SettleCitizen(0), SettleCitizen(0), following])
            else:
                table.plan([KingSettles(), BeginRound()])
            return
        seats = table.seats
        turn, place = self.placed // seats, self.placed % seats
        if turn % 2:
            place = seats - 1 - place
        seat = (table.first + place) % seats
        if table.players[seat].supply:
            table.plan([SettleCitizen(seat), following])
        else:
            table.plan([FillGrey(), BeginRound()])


@data
class SettleCitizen(Decision[Troyes]):
    """TR-3.1: any empty cell of any building."""

    RULES = ("TR-3.1", "TR-3.2")

    def options(self, position: Troyes) -> list[int]:
        return [SETTLE.each[cell] for cell, owner in enumerate(position.cells) if owner == NOBODY]

    def choose(self, position: Troyes, option: int) -> None:
        cell = first(option)
        position.cells[cell] = self.seat
        position.players[self.seat].supply -= 1
        position.tell(SETTLED, self.seat, cell)

    def about(self, position: Troyes) -> list[tuple[str, str | int]]:
        return [("count", position.players[self.seat].supply)]


@data
class FillGrey(Step[Troyes]):
    """TR-3.4: grey citizens take all cells that are left (with two players they were there before)."""

    def run(self, position: Troyes) -> None:
        for cell in range(CELL.size):
            if position.cells[cell] == NOBODY:
                position.cells[cell] = NEUTRAL
                position.grey_reserve -= 1
                position.tell(SETTLED, NEUTRAL, cell)
