"""Is everything that a title can say there, in this language, and does it have the right arguments?

What the engine declares (verbs, events, domains, variants, decisions) is checked from the declarations. What only
shows in play (arguments of prompts, reasons of refusals, score sources, ends) is collected from random games.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Any, Final

from ludarium.kernel.chance import Chance, fast
from ludarium.kernel.domain import Argument
from ludarium.kernel.match import Match
from ludarium.kernel.position import Decision
from ludarium.kernel.title import Title
from ludarium.kernel.words import Phrase
from ludarium.text.board import board
from ludarium.text.catalogue import LANGUAGES, Catalogue, catalogue, room, source
from ludarium.text.speaker import SEAT_VARIABLE, Speaker, domains, message_of, part_names

LONG: Final = 10_000  # decisions


def check_catalogue(title: Title, lang: str, games: int = 3) -> list[str]:
    """What is missing or wrong, one line each. `games` random games are played for every number of seats; of a title
    with games of many thousand decisions one, of its first scenario."""
    if source(title.id, lang) is None:
        return [f"{title.id} has no catalogue {lang}.ftl"]
    check = _Check(title, lang)
    check.declared()
    check.texts()
    if title.scenarios and title.bound >= LONG:
        check.game(title.scenarios[0].seats[0], "words")
    else:
        for seats in title.seats:
            for seed in range(games):
                check.game(seats, f"words {seats} {seed}")
    check.other_languages()
    return sorted(set(check.found))


def check_common(lang: str) -> list[str]:
    """The same for the common words: nothing unreadable, nothing that another language has and this one has not."""
    words = catalogue("", lang)
    found = _readable(words)
    for other in LANGUAGES:
        found += _compare(words, catalogue("", other))
    return sorted(set(found))


class _Check:
    def __init__(self, title: Title, lang: str) -> None:
        self.title = title
        self.lang = lang
        self.words = catalogue(title.id, lang)
        self.found = _readable(self.words)
        self._seen: set[str] = set()

    def message(self, id: str, given: Iterable[str] = ()) -> None:
        """The message must be there and use no argument but the given ones (and their cases)."""
        if not self.words.has(id):
            self.found.append(f"{id}: there is no such message")
            return
        known = set(given)
        for variable in sorted(self.words.variables(id)):
            if SEAT_VARIABLE.fullmatch(variable):
                continue
            if variable not in known and variable.rpartition("_")[0] not in known:
                self.found.append(
                    f"{id}: ${variable} is not one of its arguments ({', '.join(sorted(known)) or 'none'})"
                )

    # from the declarations

    def declared(self) -> None:
        title = self.title
        for id in ("title", "title-about"):
            self.message(id)
        for verb in title.vocabulary.verbs:
            self.message(f"option-{verb.name}", [*_names(verb.arguments), "option"])
        for event in title.vocabulary.events:
            self.message(f"event-{event.name}", _names(event.arguments))
        for cls in title.classes.values():
            if issubclass(cls, Decision):
                id = f"prompt-{frame_id_of(cls)}"
                if not self.words.has(id):
                    self.found.append(f"{id}: there is no such message")
        for variant in title.variants:
            self.message(f"variant-{variant.id}")
            self.message(f"variant-{variant.id}-about")
            if variant.values != ["off", "on"]:
                for value in variant.values:
                    self.message(f"variant-{variant.id}-{value}")
        for scenario in title.scenarios:
            if scenario.ready:
                self.message(f"variant-scenario-{scenario.id}-about")
        for reason in refusals(title):
            if not self.words.has(f"refused-{reason}"):
                self.found.append(f"refused-{reason}: there is no such message")
        self._things()

    def _things(self) -> None:
        speaker = Speaker(self.title, self.lang, [f"P{seat}" for seat in range(6)])
        for domain in domains(self.title).values():
            if domain.is_number or domain.name == "seat":
                continue
            if domain.parts:
                self.message(domain.name, part_names(domain))
                speaker.thing(domain.full(0))
                speaker.thing(domain.full(domain.size - 1))
            else:
                for ref in domain.refs:
                    self.message(message_of(domain.name, ref))
        for scenario in self.title.scenarios:
            for side in scenario.sides:
                speaker.thing(side.name)
        self.found += speaker.problems

    def texts(self) -> None:
        """The generated texts of all content, said and looked at."""
        speaker = Speaker(self.title, self.lang)
        for domain in domains(self.title).values():
            for index in range(domain.size):
                phrases = self.title.words(domain.full(index))
                speaker.phrases(phrases)
                self._phrases(phrases)
        self.found += speaker.problems

    def _phrases(self, phrases: Iterable[Phrase]) -> None:
        for phrase in phrases:
            self.message(phrase.id, phrase.args)
            for value in phrase.args.values():
                if isinstance(value, list):
                    self._phrases(value)

    # from play

    def game(self, seats: int, seed: str) -> None:
        """Says whatever a random game with random variants has to say."""
        picks = fast(sum(seed.encode()) * 7919 + 1)
        variants = self._variants(seats, picks)
        match = Match.new(self.title, seats, variants, seed)
        speaker = Speaker(self.title, self.lang, match.names)
        while not match.over:
            self._decision(speaker, match)
            options = match.position.options()
            match.choose(match.seat, options[picks.below(len(options))])
        for seat in range(-1, seats):
            for told in match.heard(seat):
                speaker.event(told)
        board(match.view(0), speaker)
        speaker.standings(match.standings())
        self.found += speaker.problems

    def _variants(self, seats: int, picks: Chance) -> dict[str, str]:
        """Random values that can be chosen together."""
        chosen: dict[str, str] = {}
        for variant in self.title.variants:
            scenario = self.title.scenario(seats, chosen)
            values = variant.values_for(seats)
            if len(values) > 1 and (scenario is None or not variant.scenarios or scenario.id in variant.scenarios):
                chosen[variant.id] = values[picks.below(len(values))]
        return chosen

    def _decision(self, speaker: Speaker, match: Match) -> None:
        """Each kind of prompt, option and reason is said once; the board once for each kind of prompt."""
        decision: Any = match.decision(match.seat)
        id = f"prompt-{decision['id']}"
        if self._first(f"{id} {sorted(decision['args'])}"):
            if self.words.has(id):
                self.message(id, decision["args"])
            speaker.prompt(decision)
            board(match.view(match.seat), speaker)
        for phrase in decision["trail"]:
            if self._first(f"{phrase['id']} {sorted(phrase['args'])}"):
                self.message(phrase["id"], phrase["args"])
                speaker.phrases([phrase])
        for option in decision["options"]:
            if self._first(option["code"]):
                speaker.option(option)
        for refused in decision["refused"]:
            id = f"refused-{refused['reason']}"
            if self._first(f"{id} {sorted(refused['why'])}"):
                self.message(id, refused["why"])
                speaker.refusal(refused)

    def _first(self, key: str) -> bool:
        if key in self._seen:
            return False
        self._seen.add(key)
        return True

    def other_languages(self) -> None:
        for other in LANGUAGES:
            if other != self.lang and source(self.title.id, other) is not None:
                self.found += _compare(self.words, catalogue(self.title.id, other))


def refusals(title: Title) -> set[str]:
    """The reasons that the source of the title's room names: not every one turns up in a few games."""
    folder = room(title.id)
    if folder is None:
        return set()
    reasons: set[str] = set()
    for file in _sources(folder):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                given = node.args[1] if len(node.args) > 1 else None
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    reasons.add(given.value)
    return reasons


def _sources(folder: Traversable) -> list[Traversable]:
    """The Python files of a room and of its sub-folders."""
    found: list[Traversable] = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            found += _sources(each)
        elif each.name.endswith(".py"):
            found.append(each)
    return found


def _names(arguments: list[Argument]) -> list[str]:
    return [argument.name for argument in arguments]


def _readable(words: Catalogue) -> list[str]:
    return [
        *(f"cannot be read: {line}" for line in words.junk),
        *(f"{id}: stands there twice" for id in words.twice),
    ]


def _compare(words: Catalogue, other: Catalogue) -> list[str]:
    """Messages of one language only. Terms belong to their language: they need no counterpart."""
    mine, theirs = ({id for id in each.ids[0] if not id.startswith("-")} for each in (words, other))
    return [f"{id}: only in {other.lang}.ftl" for id in theirs - mine] + [
        f"{id}: only in {words.lang}.ftl" for id in mine - theirs
    ]


def frame_id_of(cls: type) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in cls.__name__).lstrip("-")
