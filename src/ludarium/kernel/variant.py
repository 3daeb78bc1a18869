"""What is chosen when a table is opened: variants, and the scenarios of a title that has several."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.fields import data

SCENARIO: Final = "scenario"  # the variant by which a scenario is chosen

# Who plays a side of a scenario.
PERSON: Final = "person"
BOT: Final = "bot"  # the title itself, without a seat
EITHER: Final = "either"  # a person if there are enough


class Variant:
    """A choice made when a table is opened. A switch has the values off and on."""

    __slots__ = ("default", "defaults", "fits", "id", "scenarios", "seats", "values")

    def __init__(
        self,
        id: str,
        values: list[str],
        default: str,
        seats: list[int] | None = None,
        fits: dict[str, list[int]] | None = None,
        defaults: dict[int, str] | None = None,
        scenarios: list[str] | None = None,
    ) -> None:
        self.id = id
        self.values = values
        self.default = default
        # With how many seats the variant can be chosen; empty: with any number.
        self.seats = seats or []
        # With how many seats a value can be chosen; those that are not named: with any number.
        self.fits = fits or {}
        # The default with so many seats, where it is another one.
        self.defaults = defaults or {}
        # In which scenarios the variant can be chosen; empty: in all.
        self.scenarios = scenarios or []

    def __repr__(self) -> str:
        return f"<variant {self.id}: {'|'.join(self.values)}>"

    def values_for(self, seats: int) -> list[str]:
        """What can be chosen with so many seats; only the default if nothing can."""
        if self.seats and seats not in self.seats:
            return [self.default_for(seats)]
        return [value for value in self.values if self.suits(value, seats)]

    def suits(self, value: str, seats: int) -> bool:
        return value not in self.fits or seats in self.fits[value]

    def default_for(self, seats: int) -> str:
        return self.defaults.get(seats, self.default)

    def sample(self, seats: int, usual: str = "") -> list[str]:
        """What has to be checked beside the usual value. Of many values the first and the last stand for all."""
        others = [value for value in self.values_for(seats) if value != (usual or self.default_for(seats))]
        return [others[0], others[-1]] if len(others) > 3 else others

    def as_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "values": self.values,
            "default": self.default,
            "seats": self.seats,
            "fits": self.fits,
            "defaults": {str(seats): value for seats, value in self.defaults.items()},
            "scenarios": self.scenarios,
        }


def switch(id: str, default: bool, seats: list[int] | None = None, scenarios: list[str] | None = None) -> Variant:
    return Variant(id, ["off", "on"], "on" if default else "off", seats, scenarios=scenarios)


@data
class Side:
    """Who a seat is in a scenario: a thing of the title (`realm:france`), its colour (`#2b4a9b`), and who plays it."""

    name: str
    colour: str
    player: str = PERSON

    def __repr__(self) -> str:
        return f"<side {self.name}, {self.player}>"

    def as_json(self) -> dict[str, object]:
        return {"name": self.name, "colour": self.colour, "player": self.player}


class Scenario:
    """One of several games that a title offers: who takes part, how long it takes, and what it sets.

    Its name is the message `variant-scenario-<id>` of the title's catalogue, what it is about the message
    `variant-scenario-<id>-about`.
    """

    __slots__ = ("id", "minutes", "ready", "rounds", "seats", "sets", "sides")

    def __init__(
        self,
        id: str,
        sides: list[Side],
        rounds: int,
        minutes: tuple[int, int],
        sets: dict[str, str] | None = None,
        ready: bool = True,
    ) -> None:
        self.id = id
        # All sides in their order at the table, those without a seat too.
        self.sides = sides
        # How many rounds are played, at most.
        self.rounds = rounds
        # Usual length of the whole game: least and most.
        self.minutes = minutes
        # The values that other variants have in it, unless they are chosen otherwise.
        self.sets = sets or {}
        # Whether it can be played yet.
        self.ready = ready
        people = sum(1 for side in sides if side.player == PERSON)
        either = sum(1 for side in sides if side.player == EITHER)
        # For how many people it is.
        self.seats = [number for number in range(people, people + either + 1) if number > 0]

    def __repr__(self) -> str:
        return f"<scenario {self.id}: {', '.join([side.name for side in self.sides])}>"

    def seated(self, seats: int) -> list[int]:
        """Which sides have a seat when so many people play, in the order of the sides: seat 0 is the first of them."""
        either = seats - sum(1 for side in self.sides if side.player == PERSON)
        found: list[int] = []
        for number, side in enumerate(self.sides):
            if side.player == EITHER and either > 0:
                either -= 1
                found.append(number)
            elif side.player == PERSON:
                found.append(number)
        return found

    def as_json(self) -> dict[str, object]:
        return {
            "id": self.id,
            "seats": self.seats,
            "seated": {str(seats): self.seated(seats) for seats in self.seats},
            "sides": [side.as_json() for side in self.sides],
            "rounds": self.rounds,
            "minutes": list(self.minutes),
            "sets": self.sets,
            "ready": self.ready,
        }


def choice_of(scenarios: list[Scenario]) -> Variant:
    """The variant that chooses among the scenarios that are ready: by default the first one for so many people."""
    ready = [each for each in scenarios if each.ready]
    defaults: dict[int, str] = {}
    for each in ready:
        for seats in each.seats:
            defaults.setdefault(seats, each.id)
    return Variant(
        SCENARIO,
        [each.id for each in ready],
        ready[0].id,
        fits={each.id: each.seats for each in ready},
        defaults=defaults,
    )
