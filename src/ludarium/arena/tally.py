"""What was offered, taken and told in games: which cards, events and missions everybody takes, and which nobody."""

from __future__ import annotations

from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.kernel.verb import first, verb_of

# By verb or event, by thing (`card:clever-clerk`): how often it was offered and taken; how often it was told.
Choices = dict[str, dict[str, list[int]]]
Heard = dict[str, dict[str, int]]


class Tally:
    """Counts the things of a title's content: once for each seat and game as a choice, once for each game as told."""

    def __init__(self, title: Title) -> None:
        names = {domain.name for domain in title.content}
        self.verbs = {
            verb.code: verb
            for verb in title.vocabulary.verbs
            if verb.arguments and verb.arguments[0].domain.name in names
        }
        self.events: dict[int, int] = {}
        for event in title.vocabulary.events:
            for at, argument in enumerate(event.arguments):
                if argument.domain.name in names:
                    self.events.setdefault(event.code, at)
        self.title = title
        self.choices: Choices = {}
        self.told: Heard = {}
        self._offered: set[tuple[int, int, int]] = set()
        self._taken: set[tuple[int, int, int]] = set()

    def chose(self, seat: int, options: list[int], option: int) -> None:
        """Something was decided. What could not be helped was not chosen."""
        if len(options) == 1:
            return
        for each in options:
            if verb_of(each) in self.verbs:
                self._offered.add((seat, verb_of(each), first(each)))
        if verb_of(option) in self.verbs:
            self._taken.add((seat, verb_of(option), first(option)))

    def end(self, position: Position) -> None:
        """The game is over: adds it to those before."""
        for key in self._offered:
            verb = self.verbs[key[1]]
            counts = self.choices.setdefault(verb.name, {}).setdefault(verb.arguments[0].domain.full(key[2]), [0, 0])
            counts[0] += 1
            counts[1] += key in self._taken
        self._offered.clear()
        self._taken.clear()
        heard: set[tuple[str, str]] = set()
        for told in position.ears or []:
            at = self.events.get(told.event.code)
            if at is not None:
                thing = told.event.arguments[at].domain.full([told.a, told.b, told.c, told.d][at])
                heard.add((told.event.name, thing))
        for name, thing in heard:
            things = self.told.setdefault(name, {})
            things[thing] = things.get(thing, 0) + 1


def add_choices(to: Choices, more: Choices) -> None:
    for verb, things in more.items():
        for thing, (offered, taken) in things.items():
            counts = to.setdefault(verb, {}).setdefault(thing, [0, 0])
            counts[0] += offered
            counts[1] += taken


def add_heard(to: Heard, more: Heard) -> None:
    for event, things in more.items():
        for thing, count in things.items():
            known = to.setdefault(event, {})
            known[thing] = known.get(thing, 0) + count
