"""The numbered rules as a document: complete, in both languages, and cited by numbers that exist."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import ludarium.games.europa
from ludarium.kernel.rulebook import load, parse

ROOM = Path(ludarium.games.europa.__file__).parent
BOOK = load("ludarium.games.europa", "EU")
# How many rules each chapter of the book has.
CHAPTERS = {
    "1": 1,
    "2": 80,
    "3": 22,
    "4": 91,
    "5": 157,
    "6": 23,
    "7": 52,
    "8": 12,
    "9": 193,
    "10": 69,
    "11": 55,
    "12": 28,
    "13": 38,
    "14": 22,
    "15": 16,
    "16": 72,
    "17": 25,
    "18": 50,
    "19": 18,
    "20": 4,
    "21": 4,
}
ROW = re.compile(r"^\| ([A-Z]{2,3}-[A-Z0-9.a-z-]+) \|")
CITED = re.compile(r"\b(?:EU|AMB|EX|EUI)-(?:EU[12]-)?[0-9]+(?:\.[0-9A-Z]+)*[a-z]?\b")


def _rows(name: str) -> list[str]:
    """The ids at the beginning of table rows, before the section with the reasons."""
    ids: list[str] = []
    for line in (ROOM / name).read_text(encoding="utf-8").splitlines():
        if line in ("## Not applicable", "## Неприменимо"):
            return ids
        row = ROW.match(line)
        if row:
            ids.append(row[1])
    raise AssertionError(f"{name} has no section with reasons")


def _chapter(id: str) -> str:
    return id.removeprefix("EU-").split(".")[0]


def test_every_rule_of_the_book_is_there_and_says_something() -> None:
    assert len(BOOK.own()) == 1032
    assert Counter(_chapter(rule.id) for rule in BOOK.own()) == CHAPTERS
    for rule in BOOK.rules.values():
        assert len(rule.text) > 10, rule.id


def test_rulings_and_examples_are_numbered_without_gaps() -> None:
    for prefix, count in (("AMB-EU1-", 81), ("AMB-", 64), ("EUI-", 65), ("EX-EU1-", 25), ("EX-EU2-", 15)):
        numbers = [id.removeprefix(prefix) for id in BOOK.rules if re.fullmatch(rf"{prefix}[0-9]+", id)]
        assert numbers == [str(number) for number in range(1, count + 1)], prefix


@pytest.mark.parametrize("name", ["rules.md", "rules.ru.md"])
def test_headings_have_one_dot_after_their_number(name: str) -> None:
    headings = [line for line in (ROOM / name).read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    assert [line for line in headings if ".." in line] == []
    assert sum(1 for line in headings if re.match(r"## [0-9]+(?:[-–][0-9]+)?\. \S", line)) == 20


@pytest.mark.parametrize("name", ["rules.md", "rules.ru.md"])
def test_no_number_stands_twice_and_every_row_is_read(name: str) -> None:
    rows = _rows(name)
    assert [id for id, count in Counter(rows).items() if count > 1] == []
    book = parse((ROOM / name).read_text(encoding="utf-8"), "EU")
    assert list(book.rules) == rows


def test_what_is_not_applicable_has_a_reason_and_is_no_more_than_print_and_talk() -> None:
    reasons = Counter(_chapter(rule.id) for rule in BOOK.own() if rule.reason)
    assert reasons == {
        "1": 1,
        "2": 8,
        "3": 1,
        "5": 1,
        "6": 5,
        "7": 1,
        "8": 1,
        "9": 4,
        "12": 1,
        "13": 3,
        "16": 6,
        "17": 3,
        "18": 2,
        "21": 2,
    }
    # EUI-23: no card declares War
    by_event = [rule.id for rule in BOOK.own() if "EUI-23" in rule.reason]
    assert by_event == ["EU-9.1.2", "EU-9.1.7", "EU-16.3.26", "EU-16.3.27", "EU-16.3.28"]


def test_the_russian_rules_have_the_same_numbers_in_the_same_order() -> None:
    russian = load("ludarium.games.europa", "EU", "ru")
    assert russian.lang == "ru"
    assert list(russian.rules) == list(BOOK.rules)
    assert [rule.id for rule in russian.own() if rule.reason] == [rule.id for rule in BOOK.own() if rule.reason]
    for rule in russian.rules.values():
        assert re.search("[а-я]", rule.text.lower()), rule.id
        assert not rule.reason or re.search("[а-я]", rule.reason.lower()), rule.id
    for rule in BOOK.rules.values():
        assert not re.search("[а-яё]", (rule.text + rule.reason).lower()), rule.id


# Where one language writes a number as a word, or repeats one.
WORDED = {
    "EU-2.T.7",
    "EU-2.T.15",
    "EU-3.6",
    "EU-5.1.2.3",
    "EU-8.12",
    "EU-11.2.6",
    "EU-17.3.3",
    "EU-18.8.1",
    "EU-20.2.1",
    "AMB-EU1-22",
    "AMB-26",
}
WORDED |= {"AMB-29", "EX-EU1-17", "EUI-20", "EUI-43"}


def _figures(text: str) -> set[str]:
    """The numbers of a rule, without those of other rules, and without 1, which is often a word."""
    text = re.sub(r"\b(?:EU|AMB|EX|EUI)-[0-9A-Za-z.-]*", "", text.replace("–", "-"))
    return set(re.findall(r"[0-9]+", re.sub(r"\b[0-9]+\.[0-9][0-9.]*", "", text))) - {"1"}


def test_figures_are_the_same_in_both_languages() -> None:
    russian = load("ludarium.games.europa", "EU", "ru")
    differ = {id for id, rule in BOOK.rules.items() if _figures(rule.text) != _figures(russian.rules[id].text)}
    assert differ <= WORDED


SOURCES = sorted([*ROOM.rglob("*.py"), *ROOM.glob("data/*.toml"), *ROOM.glob("*.md")])


@pytest.mark.parametrize("path", SOURCES, ids=[str(path.relative_to(ROOM)) for path in SOURCES])
def test_every_cited_number_exists(path: Path) -> None:
    """A chapter, a section or a whole Action may be cited too (EU-13, EU-11.3, EU-9.CB), and a clause (EU-9.1.4e)."""
    known = set(BOOK.rules)
    for id in BOOK.rules:
        parts = id.split(".")
        known.update(".".join(parts[:length]) for length in range(1, len(parts)))
        known.update(id + clause for clause in re.findall(r"\(([a-g])\)", BOOK.rules[id].text))
    assert {id for id in CITED.findall(path.read_text(encoding="utf-8")) if id not in known} == set()
