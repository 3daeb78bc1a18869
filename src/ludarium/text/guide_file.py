"""Reading a guide: whatever it names has to be there, and every text in every language."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import Any

from ludarium.kernel.errors import LudariumError, bad_scenario, unknown
from ludarium.kernel.position import Decision
from ludarium.kernel.scenario_file import frames, rules_of, said, text_of, texts, whole
from ludarium.kernel.title import Title, find
from ludarium.text.catalogue import LANGUAGES, room
from ludarium.text.guide import Guide, Mistake, Step, Texts, When

_TOP = ("seats", "seat", "seed", "level", "variants", "minutes", "short", "lessons", "step")
_STEP = ("id", "say", "when", "point", "ask", "mistake", "rules", "tick", "end")
_WHEN = ("decision", "offers", "told", "table", "after")
_MISTAKE = ("option", "say", "rules")
_SHORT = ("seats", "variants")


@lru_cache(64)
def guide_of(title: str) -> Guide | None:
    """The guide of a title; None if it has none. Raises LudariumError where the file is wrong."""
    folder = room(title)
    if folder is None or not (folder / "guide.toml").is_file():
        return None
    return read((folder / "guide.toml").read_text(encoding="utf-8"), f"{title}/guide.toml", find(title))


def read(text: str, source: str, title: Title) -> Guide:
    """Raises LudariumError that names the file, the line and what is wrong there."""
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        raise LudariumError("bad-guide", f"{source}: {error}", {"where": source, "why": str(error)}) from None
    reader = _Reader(title, text)
    try:
        return reader.guide(data)
    except LudariumError as error:
        why = error.facts.get("why", error.sentence)
        where = f"{source}:{reader.line}: {error.facts.get('where', '')}"
        raise LudariumError("bad-guide", f"{where}: {why}", {"where": where, "why": why}) from None


class _Reader:
    def __init__(self, title: Title, text: str) -> None:
        self.title = title
        # The lines on which the steps begin, and the one that is being read.
        self.lines = [number for number, line in enumerate(text.splitlines(), 1) if line.strip() == "[[step]]"]
        self.line = 1
        self.read: list[str] = []

    def guide(self, data: dict[str, Any]) -> Guide:
        _only(data, _TOP, "top")
        seats = whole(data.get("seats"), "seats")
        variants = _values(data.get("variants", {}), "variants")
        self.title.resolve(seats, variants)
        short = data.get("short", {})
        _only(short, _SHORT, "short")
        short_seats = whole(short.get("seats", seats), "short.seats")
        short_variants = _values(short.get("variants", variants), "short.variants")
        self.title.resolve(short_seats, short_variants)
        seat = whole(data.get("seat"), "seat")
        if not 0 <= seat < seats:
            raise bad_scenario("seat", f"there are seats 0 to {seats - 1}, and no seat {seat}.")
        steps = [self.step(number, step) for number, step in enumerate(data.get("step", []))]
        if sum(step.end for step in steps) != 1 or not steps[-1].end:
            raise bad_scenario("step", "the last step, and no other, has `end = true`.")
        self.line = 1
        return Guide(
            title=self.title.id,
            seats=seats,
            seat=seat,
            seed=text_of(data.get("seed"), "seed"),
            level=text_of(data.get("level", "easy"), "level"),
            variants=variants,
            minutes=whole(data.get("minutes"), "minutes"),
            steps=steps,
            short_seats=short_seats,
            short_variants=short_variants,
            lessons=self.lessons(data.get("lessons", [])),
        )

    def lessons(self, given: Any) -> list[str]:
        folder = room(self.title.id)
        for name in texts(given, "lessons"):
            if folder is None or not (folder / "examples" / f"{name}.toml").is_file():
                raise bad_scenario("lessons", f"there is no example {name!r}.")
        return list(given)

    def step(self, number: int, data: Any) -> Step:
        self.line = self.lines[number] if number < len(self.lines) else self.line
        where = f"step {number + 1}"
        _only(data, _STEP, where)
        id = text_of(data.get("id"), f"{where}: id")
        where = f"step {id}"
        if id in self.read:
            raise bad_scenario(where, "there are two steps of this name.")
        step = Step(
            id=id,
            say=_both(data.get("say"), f"{where}: say"),
            when=self.when(data.get("when", {}), f"{where}: when"),
            point=[self.thing(each, f"{where}: point") for each in texts(data.get("point", []), f"{where}: point")],
            ask=[self.option(each, f"{where}: ask") for each in texts(data.get("ask", []), f"{where}: ask")],
            mistakes=[self.mistake(each, f"{where}: mistake") for each in data.get("mistake", [])],
            rules=self.rules(data.get("rules", []), f"{where}: rules"),
            tick=_both(data["tick"], f"{where}: tick") if "tick" in data else {},
            end=data.get("end", False) is True,
        )
        if step.mistakes and not step.ask:
            raise bad_scenario(where, "a mistake can be made only where something is asked for (`ask`).")
        self.read.append(id)
        return step

    def when(self, data: Any, where: str) -> When:
        _only(data, _WHEN, where)
        known = frames(self.title, Decision)
        for name in _some(data, "decision", where):
            if name not in known:
                raise bad_scenario(f"{where}.decision", unknown("decision", name, known))
        for name in _some(data, "after", where):
            if name not in self.read:
                raise bad_scenario(f"{where}.after", f"no step {name!r} comes before.")
        return When(
            decision=_some(data, "decision", where),
            offers=tuple(self.option(each, f"{where}.offers") for each in _some(data, "offers", where)),
            told=tuple(self.fact(each, f"{where}.told") for each in _some(data, "told", where)),
            table=dict(data.get("table", {})),
            after=_some(data, "after", where),
        )

    def mistake(self, data: Any, where: str) -> Mistake:
        _only(data, _MISTAKE, where)
        option = self.option(data["option"], f"{where}.option") if "option" in data else ""
        return Mistake(option, _both(data.get("say"), f"{where}.say"), self.rules(data.get("rules", []), where))

    def rules(self, given: Any, where: str) -> list[str]:
        for rule in texts(given, where):
            if rule not in rules_of(self.title):
                raise bad_scenario(where, f"{self.title.id} has no rule {rule}.")
        return list(given)

    def option(self, pattern: Any, where: str) -> str:
        verbs = {verb.name: verb.arguments for verb in self.title.vocabulary.verbs}
        return self._pattern(pattern, where, "verb", verbs)

    def fact(self, pattern: Any, where: str) -> str:
        events = {event.name: event.arguments for event in self.title.vocabulary.events}
        return self._pattern(pattern, where, "event", events)

    def _pattern(self, pattern: Any, where: str, kind: str, known: dict[str, Any]) -> str:
        name, *words = text_of(pattern, where).split() or [""]
        if name not in known:
            raise bad_scenario(where, unknown(kind, name, list(known)))
        domains = {argument.name: argument.domain for argument in known[name]}
        for word in words:
            argument, _, values = word.partition("=")
            if argument not in domains:
                raise bad_scenario(where, unknown("argument", argument, list(domains)))
            for value in values.split("|"):
                self._index(domains[argument], value, where)
        return str(pattern)

    def thing(self, ref: str, where: str) -> str:
        """`card:monk`; what a board shows beside the things of the game begins with `at:`."""
        name, _, rest = ref.partition(":")
        domains = {domain.name: domain for domain in [*self.title.vocabulary.domains.values(), *self.title.content]}
        if name == "verb":
            self.option(rest, where)
        elif name != "at":
            if name not in domains:
                raise bad_scenario(where, unknown("reference", ref, sorted(domains)))
            self._index(domains[name], rest, where)
        return ref

    def _index(self, domain: Any, value: str, where: str) -> None:
        try:
            domain.index(value)
        except LudariumError as error:
            raise bad_scenario(where, error) from None


def _only(table: Any, names: tuple[str, ...], where: str) -> None:
    if not isinstance(table, dict):
        raise bad_scenario(where, "expected a table.")
    for name in table:
        if name not in names:
            raise bad_scenario(where, f"there is no {name!r} here. Expected one of: {', '.join(names)}.")


def _some(table: dict[str, Any], name: str, where: str) -> tuple[str, ...]:
    """One text, or a list of them."""
    given = table.get(name, [])
    return (given,) if isinstance(given, str) else tuple(texts(given, f"{where}.{name}"))


def _values(given: Any, where: str) -> dict[str, str]:
    if not isinstance(given, dict):
        raise bad_scenario(where, "expected a table.")
    return {name: text_of(value, f"{where}.{name}") for name, value in given.items()}


def _both(given: Any, where: str) -> Texts:
    found = said(given, where)
    for language in LANGUAGES:
        if not found.get(language, "").strip():
            raise bad_scenario(where, f"the text in {language!r} is missing.")
    return found
