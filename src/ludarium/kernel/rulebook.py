"""The numbered rules of a title, read from its rules.md (or rules.<language>.md), and which of them are tested."""

from __future__ import annotations

import re
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from ludarium.kernel.fields import data

# EU-5.1.1.3, EU-9.U.7b, EU-10.5.KC.2, EU-16.5.T1; a book of several volumes says which one: AMB-EU1-71.
_VOLUME = r"(?:[A-Z]+[0-9]*-)?"
_PART = r"(?:[0-9]+|[A-Z]+[0-9]*)"
ID: Final = rf"[A-Z]{{2,3}}-{_VOLUME}[0-9]+(?:\.{_PART}){{0,3}}[a-z]?"
_ID = f"({ID})"
_ROW = re.compile(rf"^\|\s*\**{_ID}\**\s*\|(.*)\|\s*$")
_BULLET = re.compile(rf"^[-*] \**{_ID}\**:?\s+(.*)$")
_HEADING = re.compile(rf"^#+ .*\({_ID}\)")
_EXAMPLE = re.compile(rf"^\*\*(EX-{_VOLUME}[0-9]+[a-z]?)\s+(.*?)\*\*\s*(.*)$")
_CUT = re.compile(r"(?<!\\)\|")

# How the section with the reasons is headed, in each language.
_INAPPLICABLE: Final = ("not applicable", "неприменимо")


@data
class Rule:
    """One numbered rule. `reason` says why it is about components only (and has no test); empty if it is not."""

    id: str
    text: str
    reason: str = ""


class Rulebook:
    def __init__(self, prefix: str, rules: dict[str, Rule], lang: str = "en") -> None:
        self.prefix = prefix
        self.rules = rules
        self.lang = lang

    def own(self) -> list[Rule]:
        """The rules proper, without examples and rulings."""
        return [rule for rule in self.rules.values() if rule.id.startswith(self.prefix + "-")]


def inapplicable(heading: str) -> bool:
    """Whether a section says why rules are about components only."""
    return any(words in heading.lower() for words in _INAPPLICABLE)


def parse(text: str, prefix: str, lang: str = "en") -> Rulebook:
    """Rows of tables whose first cell is an id; a section `Not applicable` (`Неприменимо`) gives the reasons."""
    rules: dict[str, Rule] = {}
    reasons: dict[str, str] = {}
    only_reasons = False
    for line in text.splitlines():
        if line.startswith("#"):
            only_reasons = inapplicable(line)
        heading = _HEADING.match(line)
        if heading:
            rules.setdefault(heading[1], Rule(heading[1], line.lstrip("# ")))
        example = _EXAMPLE.match(line)
        if example:
            rules.setdefault(example[1], Rule(example[1], f"{example[2]} {example[3]}"))
        bullet = _BULLET.match(line)
        if bullet:
            rules.setdefault(bullet[1], Rule(bullet[1], bullet[2]))
        row = _ROW.match(line)
        if row is None:
            continue
        cells = [cell.strip() for cell in _CUT.split(row[2])]
        if only_reasons:
            reasons[row[1]] = cells[0]
        else:
            rules.setdefault(row[1], Rule(row[1], " · ".join(cell for cell in cells if cell)))
    for id, reason in reasons.items():
        if id in rules:
            rules[id].reason = reason
        else:
            raise ValueError(f"{id} is marked not applicable but is not a rule")
    return Rulebook(prefix, rules, lang)


def written(folder: Traversable, lang: str = "en") -> tuple[str, str] | None:
    """The text of the rules in a folder and its language: `rules.<lang>.md` if it is there, else `rules.md`."""
    for name, language in ((f"rules.{lang}.md", lang), ("rules.md", "en")):
        file = folder.joinpath(name)
        if file.is_file():
            return file.read_text(encoding="utf-8"), language
    return None


def find(folder: Traversable, prefix: str, lang: str = "en") -> Rulebook | None:
    """The rulebook in a folder; None if nothing is written there."""
    found = written(folder, lang)
    return None if found is None else parse(found[0], prefix, found[1])


def load(package: str, prefix: str, lang: str = "en") -> Rulebook:
    """The rulebook of a title's room, in a language if it is written in it."""
    book = find(resources.files(package), prefix, lang)
    if book is None:
        raise FileNotFoundError(f"{package} has no rules.md")
    return book
