"""Verbs and options: an option is an int inside the engine, and text or JSON outside of it.

Layout of the int: nine bits for the verb, then thirteen bits for each of up to four arguments: sixty-one in all, which
compiled code keeps in a machine word.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.kernel import shapes
from ludarium.kernel.domain import Argument, Domain, as_argument
from ludarium.kernel.errors import LudariumError, not_an_option, unknown
from ludarium.kernel.fields import data

# An option as it may be given: packed, as text, or as {"verb": ..., argument: ...}.
GivenOption = int | str | Mapping[str, object]

MASK: Final = 8191  # thirteen bits: see `domain.LIMIT`


def verb_of(option: int) -> int:
    return option & 511


def first(option: int) -> int:
    return (option >> 9) & MASK


def second(option: int) -> int:
    return (option >> 22) & MASK


def third(option: int) -> int:
    return (option >> 35) & MASK


def fourth(option: int) -> int:
    return (option >> 48) & MASK


class Verb:
    """Something that can be chosen: `BUILD.of(cell)` packs, `first(option)` and so on unpack.

    `code` is the option of a verb without arguments, and what `verb_of` gives. `each` holds the options of a verb with
    one argument, ready packed: `BUILD.each[cell]` is the fast way in long lists. (They are ints; compiled code is not
    told so, and puts them into a list as they are, where it would make another int of each.)
    """

    __slots__ = ("arguments", "code", "each", "name", "rules")

    def __init__(self, code: int, name: str, arguments: list[Argument], rules: list[str]) -> None:
        self.code = code
        self.name = name
        self.arguments = arguments
        self.rules = rules
        count = arguments[0].domain.size if len(arguments) == 1 else 0
        self.each: list[Any] = [code | (index << 9) for index in range(count)]

    def __repr__(self) -> str:
        return f"<verb {_declared(self.name, self.arguments)}>"

    def of(self, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
        return self.code | (a << 9) | (b << 22) | (c << 35) | (d << 48)


@data
class Event:
    """A kind of fact that the engine tells: what log lines, animation and statistics are made of."""

    code: int
    name: str
    arguments: list[Argument]
    rules: list[str]

    def __repr__(self) -> str:
        return f"<event {_declared(self.name, self.arguments)}>"


@data
class Told:
    """One told fact. `to` is a bit set of the seats that may know it, or EVERYONE."""

    event: Event
    a: int
    b: int
    c: int
    d: int
    to: int

    def __repr__(self) -> str:
        """`<told scored seat=0 card=7 points=9>`"""
        values = [self.a, self.b, self.c, self.d]
        args = [f"{each.name}={each.domain.ref(values[i])}" for i, each in enumerate(self.event.arguments)]
        return f"<told {' '.join([self.event.name, *args])}>"

    def visible(self, seat: int) -> bool:
        """Seat -1 is a spectator."""
        return self.to < 0 or (seat >= 0 and (self.to >> seat) & 1 == 1)

    def args(self) -> shapes.Args:
        values = [self.a, self.b, self.c, self.d]
        return {arg.name: shown(arg, values[i]) for i, arg in enumerate(self.event.arguments)}

    def saved(self) -> tuple[int, int, int, int, int, int]:
        """As numbers; the first one is the event's."""
        return (self.event.code, self.a, self.b, self.c, self.d, self.to)

    def as_json(self) -> shapes.Told:
        return {"event": self.event.name, "args": self.args(), "rules": list(self.event.rules)}


EVERYONE: Final = -1
KEPT: Final = 50_000  # so many options are kept ready in JSON


def shown(argument: Argument, index: int) -> str | int:
    """An argument's value as it leaves the engine: a number, or a reference with the domain's name."""
    domain = argument.domain
    return int(domain.refs[index]) if domain.is_number else domain.full(index)


def _declared(name: str, arguments: list[Argument]) -> str:
    """`build cell=<cell>`"""
    return " ".join([name, *[f"{each.name}=<{each.domain.name}>" for each in arguments]])


class Vocabulary:
    """All verbs and events of one title, and the codec of its options."""

    __slots__ = ("_json", "by_name", "domains", "events", "verbs")

    def __init__(self) -> None:
        self._json: dict[int, shapes.Option] = {}
        self.verbs: list[Verb] = []
        self.events: list[Event] = []
        self.by_name: dict[str, Verb] = {}
        self.domains: dict[str, Domain] = {}

    def verb(self, name: str, *arguments: Domain | Argument, rules: str = "") -> Verb:
        if name in self.by_name:
            raise ValueError(f"the verb {name} is declared twice")
        if len(self.verbs) > 511 or len(arguments) > 4:
            raise ValueError(f"the verb {name} does not fit into an option")
        verb = Verb(len(self.verbs), name, self._arguments(arguments), rules.split())
        self.verbs.append(verb)
        self.by_name[name] = verb
        return verb

    def event(self, name: str, *arguments: Domain | Argument, rules: str = "") -> Event:
        if any(known.name == name for known in self.events):
            raise ValueError(f"the event {name} is declared twice")
        event = Event(len(self.events), name, self._arguments(arguments), rules.split())
        self.events.append(event)
        return event

    def _arguments(self, items: tuple[Domain | Argument, ...]) -> list[Argument]:
        arguments = [as_argument(item) for item in items]
        for argument in arguments:
            domain = argument.domain
            if self.domains.setdefault(domain.name, domain) is not domain:
                raise ValueError(f"two domains are named {domain.name}")
        return arguments

    # options outward

    def text(self, option: int) -> str:
        """`build cell=2-5`"""
        verb = self.verbs[verb_of(option)]
        words = [verb.name]
        for i, argument in enumerate(verb.arguments):
            words.append(f"{argument.name}={argument.domain.ref(part(option, i))}")
        return " ".join(words)

    def args(self, option: int) -> shapes.Args:
        verb = self.verbs[verb_of(option)]
        return {arg.name: shown(arg, part(option, i)) for i, arg in enumerate(verb.arguments)}

    def as_json(self, option: int) -> shapes.Option:
        """What a client needs to show the option and to send it back (`code`). Not to be changed: it is kept."""
        kept = self._json.get(option)
        if kept is None:
            if len(self._json) >= KEPT:
                self._json.clear()
            verb = self.verbs[verb_of(option)]
            kept = {
                "code": self.text(option),
                "verb": verb.name,
                "args": self.args(option),
                "rules": list(verb.rules),
            }
            self._json[option] = kept
        return kept

    # options inward

    def read(self, given: GivenOption, count: int) -> int:
        """An option in any of its forms; `count` is how many are offered, for the error."""
        if isinstance(given, bool):
            raise not_an_option(str(given), count)
        if isinstance(given, int):
            if given < 0 or verb_of(given) >= len(self.verbs):
                raise not_an_option(str(given), count)
            return given
        if isinstance(given, str):
            return self.parse(given)
        arguments = {name: value for name, value in given.items() if name != "verb"}
        return self.pack(str(given.get("verb")), arguments)

    def not_offered(self, given: GivenOption, option: int, count: int) -> LudariumError:
        """The error names the option as it was given: a number may stand for nothing that has a name."""
        return not_an_option(self.text(option) if isinstance(given, Mapping) else str(given), count)

    def parse(self, text: str) -> int:
        words = text.split()
        if not words:
            raise LudariumError("empty-option", "An option is a verb and its arguments, but nothing was given.")
        given: dict[str, str] = {}
        for word in words[1:]:
            name, sign, ref = word.partition("=")
            if not sign or name in given:
                raise LudariumError(
                    "bad-option",
                    f"Cannot read {word!r} in the option {text!r}. Write: verb name=reference name=reference.",
                    {"given": text},
                )
            given[name] = ref
        return self.pack(words[0], given)

    def pack(self, name: str, given: Mapping[str, object]) -> int:
        """Reads the JSON form: the verb's name and its arguments by name."""
        verb = self.by_name.get(name)
        if verb is None:
            raise unknown("verb", name, [known.name for known in self.verbs])
        names = [argument.name for argument in verb.arguments]
        for extra in given:
            if extra not in names:
                raise unknown("argument", extra, names)
        option = verb.code
        for i, argument in enumerate(verb.arguments):
            if argument.name not in given:
                raise LudariumError(
                    "missing-argument",
                    f"The option {name} needs the argument {argument.name} (one of the domain {argument.domain.name}).",
                    {"verb": name, "argument": argument.name},
                )
            option |= argument.domain.index(str(given[argument.name])) << (9 + 13 * i)
        return option


def part(option: int, i: int) -> int:
    """The i-th argument."""
    return (option >> (9 + 13 * i)) & MASK
