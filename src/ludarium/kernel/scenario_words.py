"""How scenarios write options and told facts: a verb or an event and some of its arguments by name."""

from __future__ import annotations

from typing import Any

from ludarium.kernel.domain import Argument
from ludarium.kernel.errors import LudariumError, bad_scenario, unknown
from ludarium.kernel.layout_places import brief
from ludarium.kernel.verb import EVERYONE, Told, Vocabulary, part, verb_of


class Pattern:
    """`scored seat=0`: whatever is of that name and has these arguments. `to` is who may know it (None: not asked)."""

    def __init__(self, text: str, code: int, places: dict[int, int], to: int | None = None) -> None:
        self.text = text
        self.code = code
        self.places = places
        self.to = to

    def fits(self, option: int) -> bool:
        return verb_of(option) == self.code and all(part(option, i) == value for i, value in self.places.items())

    def fits_told(self, told: Told) -> bool:
        values = [told.a, told.b, told.c, told.d]
        return (
            told.event.code == self.code
            and all(values[i] == value for i, value in self.places.items())
            and (self.to is None or told.to == self.to)
        )


def option_pattern(vocabulary: Vocabulary, text: str, where: str) -> Pattern:
    words = _words(text, where)
    verb = vocabulary.by_name.get(words[0])
    if verb is None:
        raise bad_scenario(where, unknown("verb", words[0], [known.name for known in vocabulary.verbs]))
    return Pattern(text, verb.code, _places(verb.arguments, words[1:], where))


def told_pattern(vocabulary: Vocabulary, given: Any, where: str, seats: int) -> Pattern:
    """Text, or a table with the text as `event` and who may know it as `to`: a list of seats, or "all"."""
    to: int | None = None
    text = given
    if isinstance(given, dict):
        for name in given:
            if name not in ("event", "to"):
                raise bad_scenario(
                    where,
                    f"there is no {name!r} here. Expected one of: event, to.",
                    "no-field",
                    {"given": name, "expected": "event, to"},
                )
        text = given.get("event")
        to = _listeners(given.get("to", "all"), where, seats)
    if not isinstance(text, str):
        raise bad_scenario(where, f"expected text, not {brief(text)}.", "text", {"given": brief(text)})
    words = _words(text, where)
    for event in vocabulary.events:
        if event.name == words[0]:
            return Pattern(text, event.code, _places(event.arguments, words[1:], where), to)
    raise bad_scenario(where, unknown("event", words[0], [event.name for event in vocabulary.events]))


def _listeners(given: Any, where: str, seats: int) -> int:
    if given == "all":
        return EVERYONE
    bits = 0
    if isinstance(given, list):
        for each in given:
            if isinstance(each, bool) or not isinstance(each, int) or not 0 <= each < seats:
                break
            bits |= 1 << each
        else:
            return bits
    raise bad_scenario(
        where, f'expected a list of seats or "all", not {brief(given)}.', "listeners", {"given": brief(given)}
    )


def _words(text: str, where: str) -> list[str]:
    words = text.split()
    if not words:
        raise bad_scenario(
            where, LudariumError("empty-option", "An option is a verb and its arguments, but nothing was given.")
        )
    return words


def _places(arguments: list[Argument], words: list[str], where: str) -> dict[int, int]:
    names = [argument.name for argument in arguments]
    places: dict[int, int] = {}
    for word in words:
        name, sign, ref = word.partition("=")
        if not sign:
            raise bad_scenario(where, f"expected name=value, not {word!r}.", "name-value", {"given": word})
        if name not in names:
            raise bad_scenario(where, unknown("argument", name, names))
        i = names.index(name)
        if i in places:
            raise bad_scenario(where, f"{name!r} is given twice.", "twice", {"given": name})
        try:
            places[i] = arguments[i].domain.index(ref)
        except LudariumError as error:
            raise bad_scenario(where, error) from None
    return places


def told_text(told: Told) -> str:
    """A told fact as a scenario writes it: `scored seat=0 card=5 points=9`."""
    values = [told.a, told.b, told.c, told.d]
    words = [told.event.name]
    for i, argument in enumerate(told.event.arguments):
        words.append(f"{argument.name}={argument.domain.ref(values[i])}")
    return " ".join(words)


def asked(stated: Any, known: list[str], where: str) -> list[tuple[str, list[str] | int]]:
    """What "only these" states: for all together (the name is ""), or for each name that a table has.

    Below a name the name itself may be left out (`card=5` of `pick`), and a whole number says how many there are.
    """
    if isinstance(stated, list):
        return [("", _list(stated, "", where))]
    if not isinstance(stated, dict):
        raise bad_scenario(
            where, f"expected a list or a table by names, not {brief(stated)}.", "only-form", {"given": brief(stated)}
        )
    found: list[tuple[str, list[str] | int]] = []
    for name, value in stated.items():
        if name not in known:
            raise bad_scenario(where, unknown("verb", name, known))
        number = isinstance(value, int) and not isinstance(value, bool)
        found.append((name, value if number else _list(value, name, f"{where}.{name}")))
    return found


def _list(given: Any, name: str, where: str) -> list[str]:
    if not isinstance(given, list):
        raise bad_scenario(where, f"expected a list, not {brief(given)}.", "list", {"given": brief(given)})
    texts: list[str] = []
    for each in given:
        if not isinstance(each, str):
            raise bad_scenario(where, f"expected text, not {brief(each)}.", "text", {"given": brief(each)})
        words = each.split()
        texts.append(" ".join(words if not name or words[:1] == [name] else [name, *words]))
    return texts
