"""A speaker turns what leaves the engine (views, options, events, errors) into sentences of one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from ludarium.kernel.domain import Domain
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.title import Standings, Title
from ludarium.kernel.words import Phrase
from ludarium.text.catalogue import LANGUAGES, catalogue

SEAT_VARIABLE = re.compile("seat(?:[0-5]|Count)")


def domains(title: Title) -> dict[str, Domain]:
    """All domains a title speaks about, the parts of products included."""
    found: dict[str, Domain] = {}
    todo = [*title.vocabulary.domains.values(), *title.content]
    while todo:
        domain = todo.pop()
        if domain.name not in found:
            found[domain.name] = domain
            todo.extend(domain.parts)
    return found


def part_names(domain: Domain) -> list[str]:
    """The argument names of a product's message: the parts' names; a second part of the same name is `name2`."""
    names: list[str] = []
    for part in domain.parts:
        count = 1 + sum(1 for other in domain.parts[: len(names)] if other.name == part.name)
        names.append(part.name if count == 1 else f"{part.name}{count}")
    return names


def capital(said: str) -> str:
    """For a line of its own that begins with a name or a phrase from somewhere else."""
    return said[:1].upper() + said[1:]


class Speaker:
    """Speaks about one title at one table: `names` are the players at its seats.

    A message that is missing shows as its id, so that play goes on; `problems` collects what was wrong.
    """

    def __init__(self, title: Title | None, lang: str, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise LudariumError(
                "unknown-language",
                f"Unknown language {lang!r}. Expected: {', '.join(LANGUAGES)}.",
                {"given": lang, "expected": ", ".join(LANGUAGES)},
            )
        self.title = title
        self.lang = lang
        # Names come from people and from files: nothing in them may steer a terminal.
        self.names = ["".join(letter for letter in name if letter.isprintable()) for name in names]
        self.catalogue = catalogue(title.id if title is not None else "", lang)
        self.domains = domains(title) if title is not None else {}
        self.problems: list[str] = []

    # messages

    def has(self, id: str) -> bool:
        return self.catalogue.has(id)

    def __call__(self, id: str, **args: Any) -> str:
        """A thing's name (`card:monk`), or a message with its arguments."""
        return self.thing(id) if ":" in id else self.say(id, args)

    def say(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """A message. References among the arguments become names, with all cases the things have."""
        return self._format(id, "", args or {})

    def _format(self, id: str, attribute: str, args: Mapping[str, Any]) -> str:
        if not self.catalogue.has(id):
            self.problems.append(f"{id}: there is no such message")
            return " ".join([f"⟦{id}⟧", *(self._value(value) for value in args.values())])
        text, problems = self.catalogue.format(id, self._named(id, args), attribute)
        self.problems.extend(problems)
        return text

    def _named(self, id: str, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments for Fluent. For `$card_gen`: the genitive of the thing in `$card`, or its plain form."""
        values: dict[str, Any] = self._seats(id) | {
            name: value if isinstance(value, int) else self._value(value) for name, value in args.items()
        }
        for variable in self.catalogue.variables(id):
            name, mark, case = variable.rpartition("_")
            if mark and variable not in values and name in args:
                value = args[name]
                values[variable] = self.thing(value, case) if isinstance(value, str) else value
        return values

    def _value(self, value: Any) -> str:
        if isinstance(value, list):
            return ", ".join(self.phrases(value))
        text = str(value)
        return self.thing(text) if ":" in text else text

    # things

    def thing(self, ref: str, case: str = "") -> str:
        """The name of a thing by its full reference, in a case if the catalogue has it."""
        kind, _, rest = ref.partition(":")
        if kind == "seat":
            return self.seat(int(rest)) if rest.isdecimal() else ref
        domain = self.domains.get(kind)
        if domain is None and self.title is not None and not self.has(message_of(kind, rest)):
            return ref  # not a reference at all: words with a colon
        if domain is not None and domain.is_number:
            return rest
        if domain is not None and domain.parts:
            return self._cased(kind, case, self.parts(domain, domain.index(rest)))
        return self._cased(message_of(kind, rest), case, {})

    def _seats(self, id: str) -> dict[str, str | int]:
        """Any message may speak of the player at a seat, `owner-0 = { $seat0 }`, and of how many sit: `$seatCount`."""
        return {
            name: len(self.names) if name == "seatCount" else self.seat(int(name[4:]))
            for name in self.catalogue.variables(id)
            if SEAT_VARIABLE.fullmatch(name)
        }

    def parts(self, domain: Domain, index: int) -> dict[str, str | int]:
        """The parts of an element of a product domain, as arguments."""
        values: list[str | int] = []
        for part in reversed(domain.parts):
            index, own = divmod(index, part.size)
            values.append(int(part.refs[own]) if part.is_number else part.full(own))
        return dict(zip(part_names(domain), reversed(values), strict=True))

    def _cased(self, id: str, case: str, args: Mapping[str, Any]) -> str:
        return self._format(id, case if case in self.catalogue.attributes(id) else "", args)

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("player-name", {"number": seat + 1})

    # what leaves the engine

    def option(self, option: int | Mapping[str, Any]) -> str:
        """An option, packed or as JSON."""
        given: Any = option
        if isinstance(option, int):
            assert self.title is not None
            given = self.title.vocabulary.as_json(option)
        # what holds only here is named after an argument, or after `option` where there is none
        said = capital(self.say(f"option-{given['verb']}", {"option": 0, **given["args"]}))
        return self.say("option-in-vain", {"option": said}) if given.get("vain") else said

    def prompt(self, decision: Mapping[str, Any]) -> str:
        """What is being decided; of another seat's decision, only that it decides."""
        if "options" not in decision:
            return self.say("waiting", {"seat": f"seat:{decision['seat']}"})
        return self.say(f"prompt-{decision['id']}", decision["args"])

    def trail(self, decision: Mapping[str, Any]) -> str:
        """How it came to a decision: `Battle in Rouen, round 2 · war on France`; often empty."""
        return " · ".join(capital(line) for line in self.phrases(decision.get("trail", [])))

    def event(self, told: Mapping[str, Any]) -> str:
        return self.say(f"event-{told['event']}", told["args"])

    def refusal(self, refused: Mapping[str, Any]) -> str:
        """Why an option is not offered."""
        return self.say(f"refused-{refused['reason']}", refused["why"])

    def phrases(self, phrases: Sequence[Phrase | Mapping[str, Any]]) -> list[str]:
        """The sentences of a card. Phrases inside a phrase are joined with commas."""
        said: list[str] = []
        for phrase in phrases:
            given: Any = phrase.as_json() if isinstance(phrase, Phrase) else phrase
            said.append(self.say(given["id"], given["args"]))
        return said

    def words(self, ref: str) -> list[str]:
        """The generated text of a thing, if it has one."""
        return [capital(line) for line in self.phrases(self.title.words(ref))] if self.title is not None else []

    def error(self, error: LudariumError) -> str:
        """Codes of unknown references share one message; a code without any is told by its English sentence."""
        id = f"error-{error.code}"
        if not self.has(id) and error.code.startswith("unknown-"):
            id = "error-unknown-reference"
        if not self.has(id):
            return error.sentence
        facts: dict[str, Any] = {
            name: int(fact) if fact.isdecimal() and len(fact) < 16 and str(int(fact)) == fact else fact
            for name, fact in error.facts.items()
        }
        if error.because is not None:
            facts["why"] = self.error(error.because)
        if any(name not in facts for name in self.catalogue.variables(id)):
            return error.sentence
        return self.catalogue.format(id, facts)[0]

    # results

    def score_source(self, source: str) -> str:
        return self.say(f"score-{source}")

    def other(self, id: str) -> str:
        """The name of an opponent that holds no seat."""
        return self.say(f"other-{id}")

    def standings(self, standings: Standings | Mapping[str, Any]) -> list[str]:
        """The result in lines: how it ended, the verdict, and each seat with its points by source."""
        result: Mapping[str, Any] = standings.as_json() if isinstance(standings, Standings) else standings
        lines = [self.say(f"end-{result['reason']}")]
        if result["verdict"]:
            lines.append(self.say(f"verdict-{result['verdict']}"))
        alone = len(result["rows"]) == 1  # then there is no place: the verdict says how it went
        for row in sorted(result["rows"], key=lambda row: (row["place"], row["seat"])):
            seat = f"seat:{row['seat']}"
            facts = {"place": row["place"], "seat": seat, "name": seat, "points": row["points"]}
            lines.append(self.say("standing-other" if alone else "standing", facts) + self._sources(row["parts"]))
        for row in result["others"]:
            facts = {"name": self.other(row["id"]), "points": row["points"]}
            lines.append(self.say("standing-other", facts) + self._sources(row["parts"]))
        return lines

    def _sources(self, parts: Sequence[Mapping[str, Any]]) -> str:
        sources = ", ".join(f"{self.score_source(part['source'])} {part['points']}" for part in parts)
        return f" ({sources})" if sources else ""

    def variant(self, id: str) -> str:
        return self.say(f"variant-{id}")

    def variant_value(self, id: str, value: str) -> str:
        """A switch is simply on or off, unless the title has words of its own for that."""
        own = f"variant-{id}-{value}"
        return self.say(f"switch-{value}" if value in ("on", "off") and not self.has(own) else own)


def message_of(kind: str, ref: str) -> str:
    return f"{kind}-{ref.replace('.', '-')}"
