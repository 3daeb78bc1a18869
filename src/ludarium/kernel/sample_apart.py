"""A tiny title in which all decide at once (`Position.apart`): the tests of kernel/sealed.py and of the server play it.

Each seat holds four secret cards and one that lies face down before it. Twice, everybody lays one or two cards aside,
in secret, each for himself; whoever likes looks at the face-down card first. Then all is shown, and who has laid most
scores what he has laid.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.kernel.chance import Chance
from ludarium.kernel.domain import SEAT, Domain, number
from ludarium.kernel.errors import fault
from ludarium.kernel.fields import data
from ludarium.kernel.layout import Many, Ref, Struct, Whole
from ludarium.kernel.position import Decision, Position, Step
from ludarium.kernel.title import Standings, Title, View, ranked
from ludarium.kernel.verb import Vocabulary, first, verb_of

CARD: Final = Domain("card", [str(value) for value in range(1, 21)])
POINTS: Final = number("points", 200)
HAND: Final = 4
ROUNDS: Final = 2

WORDS: Final = Vocabulary()
LAY: Final = WORDS.verb("lay", CARD, rules="PL-1")
PEEK: Final = WORDS.verb("peek", rules="PL-2")
DONE: Final = WORDS.verb("done", rules="PL-1")
LAID: Final = WORDS.event("laid", SEAT, rules="PL-1")
SEEN: Final = WORDS.event("seen", SEAT, CARD, rules="PL-2")
SHOWN: Final = WORDS.event("shown", SEAT, CARD, rules="PL-3")
SCORED: Final = WORDS.event("scored", SEAT, POINTS, rules="PL-3")


@data
class Plans(Position):
    hands: list[list[int]]
    down: list[int]
    seen: list[int]
    laid: list[list[int]]
    left: list[int]
    points: list[int]


@data
class Planning(Step[Plans]):
    """PL-1: all plan at the same time, and then show."""

    round: int

    def run(self, position: Plans) -> None:
        seats = list(range(len(position.hands)))
        position.push(Showing(self.round))
        position.apart(seats, [[Plan(seat)] for seat in seats])


@data
class Plan(Decision[Plans]):
    """PL-1, PL-2: one or two cards are laid aside; the face-down card may be looked at."""

    RULES = ("PL-1", "PL-2")

    def options(self, position: Plans) -> list[int]:
        laid = position.laid[self.seat]
        found = [LAY.of(card) for card in position.hands[self.seat]] if len(laid) < 2 else []
        if not position.seen[self.seat]:
            found.append(PEEK.code)
        if laid:
            found.append(DONE.code)
        return found

    def choose(self, position: Plans, option: int) -> None:
        verb = verb_of(option)
        if verb == DONE.code:
            return
        position.push(Plan(self.seat))
        if verb == PEEK.code:
            position.seen[self.seat] = 1
            position.reveal(1 << self.seat)
            position.tell(SEEN, self.seat, position.down[self.seat], to=1 << self.seat)
            return
        card = first(option)
        position.hands[self.seat].remove(card)
        position.laid[self.seat].append(card)
        position.tell(LAID, self.seat)


@data
class Showing(Step[Plans]):
    """PL-3: all is shown; who alone has laid most scores it. After the last round the cards before them count."""

    round: int

    def run(self, position: Plans) -> None:
        position.reveal()
        sums = [sum(card + 1 for card in cards) for cards in position.laid]
        for seat in range(len(sums)):
            for card in position.laid[seat]:
                position.tell(SHOWN, seat, card)
                position.left.append(card)
            position.laid[seat] = []
            if sums[seat] == max(sums) and sums.count(sums[seat]) == 1:
                position.points[seat] += sums[seat]
                position.tell(SCORED, seat, sums[seat])
        if self.round < ROUNDS:
            position.push(Planning(self.round + 1))


class PlansTitle(Title[Plans]):
    def __init__(self) -> None:
        super().__init__(
            id="plans",
            rules=1,
            seats=[2, 3],
            vocabulary=WORDS,
            layout=Struct(
                [
                    ("hands", Many(Many(Ref(CARD)), SEAT)),
                    ("laid", Many(Many(Ref(CARD)), SEAT)),
                    ("left", Many(Ref(CARD))),
                    ("points", Many(Whole(0, 200), SEAT)),
                ]
            ),
            content=[CARD],
            minutes=(1, 2),
            bound=60,
        )

    def setup(self, seats: int, variants: Mapping[str, str], chance: Chance) -> Plans:
        deck = list(range(CARD.size))
        chance.shuffle(deck)
        return Plans(
            agenda=[Planning(1)],
            chance=chance,
            hands=[sorted(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)],
            down=deck[seats * HAND : seats * HAND + seats],
            seen=[0] * seats,
            laid=[[] for _ in range(seats)],
            left=[],
            points=[0] * seats,
        )

    def phases(self) -> list[str]:
        return ["planning"]

    def enter(self, position: Plans, phase: str, seat: int) -> None:
        position.agenda = [Planning(1)]

    def view(self, position: Plans, seat: int) -> View:
        return {
            "hands": [_shown(hand, owner == seat) for owner, hand in enumerate(position.hands)],
            "laid": [_shown(cards, owner == seat) for owner, cards in enumerate(position.laid)],
            "down": CARD.full(position.down[seat]) if seat >= 0 and position.seen[seat] else "",
            "left": [CARD.full(card) for card in position.left],
            "points": position.points[:],
        }

    def determinize(self, position: Plans, seat: int, chance: Chance) -> Plans:
        table = position.clone()
        table.chance = chance
        known = [*table.left, *table.hands[seat], *table.laid[seat]]
        if table.seen[seat]:
            known.append(table.down[seat])
        unseen = [card for card in range(CARD.size) if card not in known]
        chance.shuffle(unseen)
        for owner in range(len(table.hands)):
            if owner != seat:
                table.hands[owner] = sorted([unseen.pop() for _ in table.hands[owner]])
                table.laid[owner] = [unseen.pop() for _ in table.laid[owner]]
            if owner != seat or not table.seen[seat]:
                table.down[owner] = unseen.pop()
        return table

    def standings(self, position: Plans) -> Standings:
        return Standings("planned", ranked(position.points, [[("cards", each)] for each in position.points]))

    def check(self, position: Plans) -> None:
        cards = [card for zone in [*position.hands, *position.laid] for card in zone] + position.left + position.down
        assert len(cards) == len(set(cards)), fault("card-twice", "a card lies in two places")

    def course(self, position: Plans) -> tuple[int, int]:
        return 1 if not position.left else 2, -2

    def evaluate(self, position: Plans) -> list[float]:
        return [float(points) for points in position.points]


def _shown(cards: list[int], own: bool) -> list[str] | int:
    return [CARD.full(card) for card in cards] if own else len(cards)


TITLE: Final = PlansTitle()
