"""A tiny whole title: the worked example of docs/add-a-title.md, and what the kernel's own tests play.

Each seat holds three secret cards. In turn, a player picks one and either throws it (card and a die are its points)
or holds it (half of the card). When all hands are empty, most points win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.kernel.chance import Chance
from ludarium.kernel.domain import SEAT, Domain, number
from ludarium.kernel.errors import fault
from ludarium.kernel.fields import data
from ludarium.kernel.layout import Many, Ref, Struct, Whole
from ludarium.kernel.position import Decision, Position, Refused, Step
from ludarium.kernel.settle import Named, Zone, anywhere, resettle
from ludarium.kernel.title import Scenario, Standings, Title, Variant, View, ranked, switch
from ludarium.kernel.verb import Vocabulary, first, verb_of

CARD: Final = Domain("card", [str(value) for value in range(1, 13)])
POINTS: Final = number("points", 200)

WORDS: Final = Vocabulary()
PICK: Final = WORDS.verb("pick", CARD, rules="SA-1")
THROW: Final = WORDS.verb("throw", rules="SA-2")
HOLD: Final = WORDS.verb("hold", rules="SA-3")
PICKED: Final = WORDS.event("picked", SEAT, rules="SA-1")
PEEKED: Final = WORDS.event("peeked", SEAT, CARD, rules="SA-1")
SCORED: Final = WORDS.event("scored", SEAT, CARD, POINTS, rules="SA-2 SA-3")


@data
class Sample(Position):
    hands: list[list[int]]
    left: list[int]
    points: list[int]
    double: int


@data
class Turn(Step[Sample]):
    """SA-4: seat after seat, until all hands are empty."""

    seat: int

    def run(self, position: Sample) -> None:
        if position.hands[self.seat]:
            position.plan([PickCard(self.seat), Turn((self.seat + 1) % len(position.hands))])


@data
class PickCard(Decision[Sample]):
    """SA-1: pick a card of the own hand."""

    RULES = ("SA-1",)

    def options(self, position: Sample) -> list[int]:
        return [PICK.of(card) for card in position.hands[self.seat]]

    def choose(self, position: Sample, option: int) -> None:
        card = first(option)
        position.tell(PICKED, self.seat)
        position.tell(PEEKED, self.seat, card, to=1 << self.seat)
        position.push(PlayCard(self.seat, card))

    def refused(self, position: Sample, offered: list[int]) -> list[Refused]:
        return [
            Refused(PICK.of(card), "not-in-hand", "SA-1")
            for card in range(CARD.size)
            if card not in position.hands[self.seat]
        ]


@data
class PlayCard(Decision[Sample]):
    """SA-2, SA-3: throw the card or hold it."""

    RULES = ("SA-2", "SA-3")

    card: int

    def options(self, position: Sample) -> list[int]:
        return [THROW.code, HOLD.code]

    def choose(self, position: Sample, option: int) -> None:
        value = self.card + 1
        if verb_of(option) == THROW.code:
            gained = value + position.chance.roll() * (2 if position.double else 1)
        else:
            gained = value // 2
        position.hands[self.seat].remove(self.card)
        position.left.append(self.card)
        position.points[self.seat] += gained
        position.reveal()
        position.tell(SCORED, self.seat, self.card, gained)

    def about(self, position: Sample) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.card))]


class SampleTitle(Title[Sample]):
    def __init__(self, scenarios: list[Scenario] | None = None) -> None:
        """With scenarios, it is an example of a title that has some; `TITLE` has none."""
        super().__init__(
            id="sample",
            rules=1,
            seats=None if scenarios else [2, 3],
            variants=[switch("double", False), Variant("deal", ["three", "two"], "three", [2])],
            scenarios=scenarios,
            vocabulary=WORDS,
            layout=Struct(
                [
                    ("hands", Many(Many(Ref(CARD)), SEAT)),
                    ("left", Many(Ref(CARD))),
                    ("points", Many(Whole(0, 200), SEAT)),
                ]
            ),
            content=[CARD],
            minutes=(1, 2),
            bound=40,
        )

    def setup(self, seats: int, variants: Mapping[str, str], chance: Chance) -> Sample:
        deck = list(range(CARD.size))
        chance.shuffle(deck)
        size = 2 if variants["deal"] == "two" else 3
        hands = [sorted(deck[seat * size : (seat + 1) * size]) for seat in range(seats)]
        return Sample(
            agenda=[Turn(0)],
            chance=chance,
            hands=hands,
            left=[],
            points=[0] * seats,
            double=int(variants["double"] == "on"),
        )

    def phases(self) -> list[str]:
        return ["turn"]

    def enter(self, position: Sample, phase: str, seat: int) -> None:
        position.agenda = [Turn(seat)]

    def settle(self, position: Sample, before: Sample, named: Named) -> None:
        dealt = [card for zone in zones(before) for card in zone.cards]
        others = [card for card in range(CARD.size) if card not in dealt]
        resettle(zones(position), zones(before), named, anywhere, others, CARD.ref)

    def view(self, position: Sample, seat: int) -> View:
        table = position
        return {
            "hands": [
                [CARD.full(card) for card in hand] if owner == seat else len(hand)
                for owner, hand in enumerate(table.hands)
            ],
            "left": [CARD.full(card) for card in table.left],
            "points": table.points[:],
        }

    def determinize(self, position: Sample, seat: int, chance: Chance) -> Sample:
        table = position.clone()
        table.chance = chance
        unseen = [card for card in range(CARD.size) if card not in table.left and card not in table.hands[seat]]
        chance.shuffle(unseen)
        for owner, hand in enumerate(table.hands):
            if owner != seat:
                table.hands[owner] = sorted(unseen.pop() for _ in hand)
        # A card picked by another seat is secret too.
        frame = table.agenda[-1] if table.agenda else None
        if isinstance(frame, PlayCard) and frame.seat != seat:
            hand = table.hands[frame.seat]
            table.agenda[-1] = PlayCard(frame.seat, hand[chance.below(len(hand))])
        return table

    def standings(self, position: Sample) -> Standings:
        table = position
        return Standings("hands-empty", ranked(table.points, [[("cards", each)] for each in table.points]))

    def check(self, position: Sample) -> None:
        table = position
        cards = [card for hand in table.hands for card in hand] + table.left
        assert len(cards) == len(set(cards)), fault("card-twice", "a card lies in two places")

    def course(self, position: Sample) -> tuple[int, int]:
        return max(3 - len(hand) for hand in position.hands), position.seat

    def evaluate(self, position: Sample) -> list[float]:
        table = position
        return [float(points) for points in table.points]


def zones(table: Sample) -> list[Zone]:
    """Where cards lie."""
    return [*(Zone(f"hands.{seat}", hand) for seat, hand in enumerate(table.hands)), Zone("left", table.left)]


TITLE: Final = SampleTitle()
