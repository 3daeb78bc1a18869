"""A title: the static side of a game. What it is called, who can play it, how it is set up, seen and scored."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any, Generic, cast

from ludarium.kernel import shapes
from ludarium.kernel.chance import Chance
from ludarium.kernel.domain import Domain
from ludarium.kernel.errors import LudariumError, bad_seats, unknown
from ludarium.kernel.fields import data
from ludarium.kernel.homes import BROUGHT, home, register, room_of, titles
from ludarium.kernel.kinds import P
from ludarium.kernel.layout import Struct
from ludarium.kernel.position import Position
from ludarium.kernel.room import stateful
from ludarium.kernel.settle import Named
from ludarium.kernel.state import dump, load
from ludarium.kernel.traits import Traits
from ludarium.kernel.variant import SCENARIO, Scenario, Side, Variant, choice_of, switch
from ludarium.kernel.verb import Told, Vocabulary
from ludarium.kernel.words import Phrase

__all__ = [
    "Scenario",
    "Side",
    "Standing",
    "Standings",
    "Title",
    "Variant",
    "View",
    "find",
    "home",
    "ranked",
    "register",
    "shelf",
    "switch",
    "titles",
]

# What a seat may see, as JSON values. Each title has a type of its own for it, in its `shapes.py`.
View = Mapping[str, Any]


@data
class Standing:
    """One seat's result: its place (1 is best, equal places are shared) and points by source."""

    seat: int
    place: int
    points: int
    parts: list[tuple[str, int]]

    def __repr__(self) -> str:
        return f"<standing: seat {self.seat}, place {self.place}, {self.points} points>"

    def as_json(self) -> shapes.Standing:
        return {
            "seat": self.seat,
            "place": self.place,
            "points": self.points,
            "parts": [{"source": source, "points": points} for source, points in self.parts],
        }


class Standings:
    """The result of a game. `reason` is the id of how it ended, `verdict` of a solo game's judgement.

    `others` are the results of opponents that hold no seat (an automated one): id, points, points by source.
    """

    __slots__ = ("others", "reason", "rows", "verdict")

    def __init__(
        self,
        reason: str,
        rows: list[Standing],
        verdict: str = "",
        others: list[tuple[str, int, list[tuple[str, int]]]] | None = None,
    ) -> None:
        self.reason = reason
        self.rows = rows
        self.verdict = verdict
        self.others = others or []

    def winners(self) -> list[int]:
        return [row.seat for row in self.rows if row.place == 1]

    def as_json(self) -> shapes.Standings:
        return {
            "reason": self.reason,
            "verdict": self.verdict,
            "rows": [row.as_json() for row in self.rows],
            "others": [
                {"id": id, "points": points, "parts": [{"source": s, "points": p} for s, p in parts]}
                for id, points, parts in self.others
            ],
        }


def ranked(
    points: list[int], parts: list[list[tuple[str, int]]], keys: list[list[int]] | None = None
) -> list[Standing]:
    """Places by points, then by the tie-break keys (greater is better); equal ones share a place."""
    order = [[points[i], *(keys[i] if keys else [])] for i in range(len(points))]
    return [
        Standing(i, 1 + sum(1 for other in order if other > order[i]), points[i], parts[i]) for i in range(len(points))
    ]


class Title(Generic[P]):
    """One game with positions of the class P. A title's room subclasses this and offers one instance, named TITLE."""

    def __init__(
        self,
        *,
        id: str,
        rules: int,
        vocabulary: Vocabulary,
        layout: Struct,
        minutes: tuple[int, int],
        bound: int,
        seats: list[int] | None = None,
        variants: list[Variant] | None = None,
        scenarios: list[Scenario] | None = None,
        content: list[Domain] | None = None,
        prefix: str = "",
        replays: list[int] | None = None,
    ) -> None:
        self.id = id
        # What the ids of this title's rules begin with: TR-8.11.
        self.prefix = prefix or id[:2].upper()
        # Goes up whenever the same choices would lead to another game than before.
        self.rules = rules
        # Older versions whose records it still plays, to their end and on: see `former`, `age` and `reread`.
        self.replays = replays or []
        # The games it offers, if there are several: one of them is chosen by the variant `scenario`.
        self.scenarios = scenarios or []
        self.variants = [*([choice_of(self.scenarios)] if self.scenarios else []), *(variants or [])]
        # How many people can play; with scenarios, as these say.
        self.seats = seats or sorted({number for each in self.scenarios if each.ready for number in each.seats})
        self.vocabulary = vocabulary
        # How a scenario file describes a position of this title.
        self.layout = layout
        self._classes: dict[str, type] = {}
        # Domains whose every element has to turn up in some game.
        self.content = content or []
        # Usual length for one player more or less: least and most minutes a seat.
        self.minutes = minutes
        # No game has more decisions than this.
        self.bound = bound

    # what every title says

    def setup(self, seats: int, variants: Mapping[str, str], chance: Chance) -> P:
        """A new game, before its first decision. `seats` and `variants` have been checked."""
        raise TypeError("a title sets up its game")

    def view(self, position: P, seat: int) -> View:
        """What this seat may see (-1: a spectator), built from nothing."""
        raise TypeError("a title says what a seat may see")

    def determinize(self, position: P, seat: int, chance: Chance) -> P:
        """A random full position that this seat could not tell from the true one, with `chance` as its generator."""
        raise TypeError("a title says what a seat cannot see")

    def standings(self, position: P) -> Standings:
        """The result. Only asked for when the game is over."""
        raise TypeError("a title says who has won")

    def check(self, position: P) -> None:
        """Raises AssertionError if pieces, cards or money do not add up."""
        raise TypeError("a title checks that everything adds up")

    def enter(self, position: P, phase: str, seat: int) -> None:
        """Clears the agenda and starts at a phase of the game, for scenarios. See `phases`."""
        raise TypeError("a title says where a scenario can start")

    def phases(self) -> list[str]:
        """The names `enter` knows."""
        return []

    def as_dealt(self, position: P, variants: Mapping[str, str]) -> dict[str, str]:
        """The variants under which a set-up would come closest to this position: what was chosen or drawn is fixed."""
        return dict(variants)

    def settle(self, position: P, before: P, named: Named) -> None:
        """A scenario has set the named parts of the position; `before` is how the set-up left it.

        What is named stays. What the set-up had put elsewhere is taken from there, and what has lost its place finds
        another: no card lies in two places, none is missing (see kernel/settle.py).
        """

    # what a title may say

    def former(self, rules: int, variants: Mapping[str, str]) -> dict[str, str]:
        """Today's variants for a game of an older version of the rules; what is not named is as usual today."""
        return dict(variants)

    def age(self, position: P, rules: int) -> None:
        """A game of an older version of the rules has been set up: whatever differs from today, the position has to
        know (in a field that a new game leaves alone)."""

    def reread(self, rules: int, code: str) -> str:
        """An option of an older version of the rules as it is written today. Today's text stays as it is: a game that
        goes on is written so."""
        return code

    def common(self, position: P) -> View:
        """The part of `view` that is alike for all seats and spectators: whoever serves many builds it only once.

        It changes only when something is told: as long as nobody hears anything, it may be kept.
        """
        return {}

    def own(self, position: P, seat: int) -> View:
        """What `view` holds beside `common`."""
        return self.view(position, seat)

    def course(self, position: P) -> tuple[int, int]:
        """Which round it is, and whose turn (-1: nobody's now), for whoever says "until the end of this round".

        -2 instead of what this title does not have, or does not tell.
        """
        return -2, -2

    def evaluate(self, position: P) -> list[float]:
        """For each seat, how well it stands: an estimate of its final points, on any scale all seats share."""
        return [0.0]

    def swing(self) -> float:
        """By how many points of `evaluate` one leads who wins three games of four, in the middle of a game."""
        return 4.0

    def policy(self, position: P, options: list[int], chance: Chance) -> int:
        """The option that a quick and rough player would take; used to play a game out in a search."""
        return options[chance.below(len(options))]

    def weigh_options(self, position: P, options: list[int]) -> list[float]:
        """For each option, how likely a good player would take it, on any scale; empty: no opinion.

        Whoever looks ahead drops the least likely of many options before it looks at any. The position is an imagined
        one, and is not changed.
        """
        return []

    def traits(self, position: P) -> list[list[int]]:
        """For each seat what a learned judgement looks at (see kernel/traits.py); nothing where it has to be silent."""
        return []

    def stage(self, position: P) -> int:
        """How far the game has come, from 0 to 16, for a learned judgement."""
        return 0

    def contexts(self, position: P, options: list[int]) -> list[int]:
        """For each option what it means here, beyond its verb and arguments, for a learned leaning; 0 is nothing."""
        return [0] * len(options)

    def learning(self) -> tuple[Traits, int] | None:
        """All traits, and how many contexts there are; None if there is nothing to learn from."""
        return None

    def levels(self) -> list[str]:
        """The levels of the title's own automated player, if it has one that can sit at any seat."""
        return []

    def strengths(self) -> dict[str, str]:
        """Which player stands for a level (`beginner` to `strongest`), where it is another one than in most titles."""
        return {}

    def automated(self, position: P, level: str, chance: Chance) -> int:
        """What the title's own automated player chooses in a seat's place; `chance` is its noise."""
        raise TypeError("a title with levels says how its automated player chooses")

    def words(self, ref: str) -> list[Phrase]:
        """The text of a card (or another thing with a text), made from the data that the engine executes."""
        return []

    def group(self, ref: str) -> str:
        """The group a card belongs to (a nation, a box), if the cards of this title come in groups."""
        return ""

    def price(self, told: Told, seat: int) -> bool:
        """Whether a told fact only says what a seat has done or paid, not what comes of it. (See kernel/vain.py.)"""
        return False

    def telling(self) -> list[str]:
        """Decisions that are asked only of somebody who can do something, although that tells what he holds in secret.
        The title's page in the docs has the reason for each."""
        return []

    def rare(self) -> list[str]:
        """Content that random play does not reach. The title's page in the docs has the reason for each."""
        return []

    def __repr__(self) -> str:
        return f"<title {self.id}, rules {self.rules}>"

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        """A title never changes, and there is one of each: pickled, it is its name."""
        return find, (self.id,)

    def __deepcopy__(self, memo: dict[int, Any]) -> Title:
        return self

    # what follows from it

    @property
    def classes(self) -> dict[str, type]:
        """Every class that can be part of a position, by its name: the position itself, its parts, all frames."""
        if not self._classes:
            self._classes = stateful(room_of(type(self).__module__))
        return self._classes

    def start(self, seats: int, variants: Mapping[str, str], chance: Chance) -> P:
        """A new game at its first decision; checks what was asked for."""
        return self.begin(self.setup(seats, self.resolve(seats, variants), chance))

    def begin(self, position: P) -> P:
        position.advance()
        return position

    def resolve(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """All variants with their values, after checking the given ones."""
        if seats not in self.seats:
            raise bad_seats(self.id, seats, [str(number) for number in self.seats])
        known = {variant.id: variant for variant in self.variants}
        for id in given:
            if id not in known:
                raise unknown("variant", id, list(known) or ["no variant: this title has none"])
        usual = self.usual(seats, given)
        return {variant.id: self._checked(variant, seats, given, usual) for variant in self.variants}

    def usual(self, seats: int, given: Mapping[str, str]) -> dict[str, str]:
        """All variants with their defaults: with so many seats, in the scenario that is given or usual."""
        scenario = self.scenario(seats, given)
        sets = {} if scenario is None else scenario.sets
        return {variant.id: sets.get(variant.id, variant.default_for(seats)) for variant in self.variants}

    def scenario(self, seats: int, given: Mapping[str, str]) -> Scenario | None:
        """The scenario among the given values, or the usual one; None if the title has none, or not this one."""
        for variant in self.variants:
            if variant.id == SCENARIO:
                id = given.get(SCENARIO, variant.default_for(seats))
                for scenario in self.scenarios:
                    if scenario.id == id:
                        return scenario
        return None

    def _checked(self, variant: Variant, seats: int, given: Mapping[str, str], usual: dict[str, str]) -> str:
        value = given.get(variant.id, usual[variant.id])
        if value not in variant.values:
            if variant.id == SCENARIO and any(scenario.id == value for scenario in self.scenarios):
                raise LudariumError(
                    "scenario-not-ready",
                    f"The scenario {value} cannot be played yet. Choose one of: {', '.join(variant.values)}.",
                    {"given": value, "expected": ", ".join(variant.values)},
                )
            raise unknown("value", f"{variant.id}={value}", [f"{variant.id}={each}" for each in variant.values])
        if not variant.suits(value, seats):
            raise LudariumError(
                "value-seats",
                f"{variant.id}={value} is for {_numbers(variant.fits[value])} seats, not for {seats}. "
                f"For {seats} choose one of: {', '.join(variant.values_for(seats))}.",
                {
                    "given": f"{variant.id}={value}",
                    "fits": _numbers(variant.fits[value]),
                    "seats": str(seats),
                    "expected": ", ".join(variant.values_for(seats)),
                },
            )
        if value != usual[variant.id]:
            if variant.seats and seats not in variant.seats:
                raise LudariumError(
                    "variant-seats",
                    f"The variant {variant.id} is for {_numbers(variant.seats)} seats, not for {seats}.",
                    {"variant": variant.id, "expected": _numbers(variant.seats), "given": str(seats)},
                )
            scenario = self.scenario(seats, given)
            if variant.scenarios and scenario is not None and scenario.id not in variant.scenarios:
                raise LudariumError(
                    "variant-scenario",
                    f"The variant {variant.id} is for the scenarios {', '.join(variant.scenarios)}, "
                    f"not for {scenario.id}.",
                    {"variant": variant.id, "expected": ", ".join(variant.scenarios), "given": scenario.id},
                )
        return value

    def dump(self, position: P) -> Any:
        return dump(position)

    def load(self, saved: Any) -> P:
        position: Any = load(saved, self.classes)
        if not isinstance(position, Position):
            raise LudariumError("bad-snapshot", "This is not a snapshot of a position.")
        return cast(P, position)


def _numbers(seats: list[int]) -> str:
    return ", ".join(map(str, seats))


def find(id: str) -> Title:
    """The title of this id. Raises LudariumError if there is none, or if that of another package cannot be loaded."""
    module = home(id)
    if id not in BROUGHT:
        return _loaded(id, module)
    try:
        return _loaded(id, module)
    except Exception as error:  # whatever somebody else's code does
        package = BROUGHT[id]
        if "interpreted classes cannot inherit from compiled" in str(error):
            raise LudariumError(
                "title-form",
                f"The title {id} of the package {package} needs the engine in its pure form: set LUDARIUM_FORM=pure.",
                {"title": id, "package": package},
            ) from error
        why = f"{type(error).__name__}: {error}"
        raise LudariumError(
            "title-broken",
            f"The title {id} of the package {package} cannot be loaded ({why}). Update or remove that package.",
            {"title": id, "package": package, "why": why},
        ) from error


def _loaded(id: str, module: str) -> Title:
    title = importlib.import_module(module).TITLE
    if not isinstance(title, Title) or title.id != id:
        raise TypeError(f"{module}.TITLE is not the title {id}")
    if not title.classes:
        raise TypeError(f"{module} has no position")
    return title


def shelf() -> tuple[list[Title], list[LudariumError]]:
    """All titles in the order in which they are shown: those of the house, short games before long ones, then those of
    other packages. And what is wrong with those that cannot be loaded."""
    found: list[Title] = []
    faults: list[LudariumError] = []
    for id in titles():
        try:
            found.append(find(id))
        except LudariumError as error:
            faults.append(error)
    house = [title for title in found if home(title.id).startswith("ludarium.games.")]
    house.sort(key=_length)
    return house + [title for title in found if title not in house], faults


def _length(title: Title) -> int:
    return title.bound
