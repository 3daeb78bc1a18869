"""The guided first game of a title: what is said, and when.

A guide is a file, `guide.toml` in the title's room (docs/guides.md): a prepared deal, the learner's seat, and steps. A
step waits for its moment: a decision, something that is offered or was told, a fact of the table. It is due once, and
never because so many moves have been made: whoever leaves the path misses a step or two, but never the guide.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ludarium.kernel import shapes

# A text in each language.
Texts = dict[str, str]


@dataclass(frozen=True)
class When:
    """All that is named has to hold; of a list, one."""

    # the learner's own decision
    decision: tuple[str, ...] = ()
    # options that are offered (`build`, `build cell=palace.1|palace.2`)
    offers: tuple[str, ...] = ()
    # what was told so far (`round-began round=2`)
    told: tuple[str, ...] = ()
    # facts of the table (`seats.0.money`)
    table: dict[str, Any] = field(default_factory=dict)
    # steps that come before
    after: tuple[str, ...] = ()


@dataclass(frozen=True)
class Mistake:
    """What is said about a choice that was not asked for; without an option, about any."""

    option: str
    say: Texts
    rules: list[str]


@dataclass(frozen=True)
class Step:
    id: str
    say: Texts
    when: When
    # things on the board
    point: list[str]
    # options, the wish first: what is offered of the first one that is offered at all is asked for
    ask: list[str]
    mistakes: list[Mistake]
    rules: list[str]
    # what one has learned with it
    tick: Texts
    # the last one
    end: bool


@dataclass(frozen=True)
class Guide:
    title: str
    seats: int
    seat: int
    seed: str
    level: str
    variants: dict[str, str]
    minutes: int
    steps: list[Step]
    # the short game afterwards
    short_seats: int
    short_variants: dict[str, str]
    # the worked examples from plain to odd; others follow as their files are named
    lessons: list[str]

    def step(self, id: str) -> Step | None:
        return next((step for step in self.steps if step.id == id), None)

    def due(self, view: shapes.MatchView, log: list[shapes.LogLine], read: list[str]) -> Step | None:
        """What is to be said now: nothing while others decide, and nothing more after the end."""
        if any(step.end and step.id in read for step in self.steps):
            return None
        options = offered(view)
        if not options and not view["over"]:
            return None
        for step in self.steps:
            if step.id in read:
                continue
            if (step.end and view["over"]) or (
                _now(step.when, view, log, read) and (not step.ask or asked(step, view))
            ):
                return step
        return None


def offered(view: shapes.MatchView) -> list[shapes.Option]:
    """What the watching seat can choose."""
    decision = view["decision"]
    return [] if decision is None else decision.get("options", [])


def asked(step: Step, view: shapes.MatchView) -> list[str]:
    """The options that a step asks for, of those that are offered."""
    for pattern in step.ask:
        found = [option["code"] for option in offered(view) if fits(pattern, option["verb"], option["args"])]
        if found:
            return found
    return []


def mistaken(step: Step, view: shapes.MatchView) -> list[tuple[Mistake, list[str]]]:
    """What is to be said about options that were not asked for, and about which ones."""
    left = [option for option in offered(view) if option["code"] not in asked(step, view)]
    found: list[tuple[Mistake, list[str]]] = []
    for mistake in step.mistakes:
        meant = [each for each in left if not mistake.option or fits(mistake.option, each["verb"], each["args"])]
        left = [each for each in left if each not in meant]
        found.append((mistake, [each["code"] for each in meant]))
    return found


def fits(pattern: str, name: str, args: shapes.Args) -> bool:
    """Whether a pattern (`build`, `build cell=palace.1|palace.2 count=3`) means this option, or this told fact."""
    verb, *words = pattern.split()
    if verb != name:
        return False
    for word in words:
        argument, _, values = word.partition("=")
        given = str(args.get(argument, ""))
        if given.partition(":")[2] not in values.split("|") and given not in values.split("|"):
            return False
    return True


def _now(when: When, view: shapes.MatchView, log: list[shapes.LogLine], read: list[str]) -> bool:
    decision, options = view["decision"], offered(view)
    if when.decision and (not options or decision is None or decision["id"] not in when.decision):
        return False
    if when.offers and not any(
        fits(each, option["verb"], option["args"]) for each in when.offers for option in options
    ):
        return False
    if when.told and not any(fits(each, line["event"], line["args"]) for each in when.told for line in log):
        return False
    return all(id in read for id in when.after) and all(
        _at(view["table"], path) == value for path, value in when.table.items()
    )


def _at(table: Any, path: str) -> Any:
    """What lies at `seats.0.money`; None if nothing does."""
    for part in path.split("."):
        if isinstance(table, dict):
            table = table.get(part)
        elif isinstance(table, list) and part.isdecimal() and int(part) < len(table):
            table = table[int(part)]
        else:
            return None
    return table
