"""The numbered rules as a document: complete, in both languages, and cited by numbers that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludarium.games.troyes
from ludarium.games.troyes import TITLE
from ludarium.kernel.rulebook import load, parse

ROOM = Path(ludarium.games.troyes.__file__).parent
BOOK = load("ludarium.games.troyes", "TR")
CITED = re.compile(r"\b(?:TR|AM|EX)-[0-9]+(?:\.[0-9]+)?\b")


def test_every_chapter_is_numbered_without_gaps_and_every_rule_says_something() -> None:
    chapters: dict[int, list[int]] = {}
    for rule in BOOK.own():
        chapter, number = map(int, rule.id.removeprefix("TR-").split("."))
        chapters.setdefault(chapter, []).append(number)
        assert len(rule.text) > 10, rule.id
    assert sorted(chapters) == list(range(1, 24))
    for chapter, numbers in chapters.items():
        # TR-8.9 was never given: the black dice begin at TR-8.10
        missing = set(range(1, max(numbers) + 1)) - set(numbers)
        assert missing == ({9} if chapter == 8 else set()), chapter
    rulings = [id for id in BOOK.rules if id.startswith("AM-")]
    assert rulings == [f"AM-{number}" for number in range(1, 68)]


def test_what_is_not_applicable_is_a_rule_and_has_a_reason() -> None:
    assert [rule.id for rule in BOOK.own() if rule.reason] == ["TR-1.7"]


def test_the_russian_rules_have_the_same_numbers() -> None:
    russian = parse((ROOM / "rules.ru.md").read_text(encoding="utf-8"), "TR")
    assert list(russian.rules) == list(BOOK.rules)
    assert [rule.id for rule in russian.own() if rule.reason] == [rule.id for rule in BOOK.own() if rule.reason]
    for rule in russian.own():
        assert re.search("[а-я]", rule.text.lower()), rule.id


SOURCES = sorted([*ROOM.glob("*.py"), *ROOM.glob("data/*.toml"), *ROOM.glob("*.md")], key=lambda path: path.name)


@pytest.mark.parametrize("path", SOURCES, ids=[path.name for path in SOURCES])
def test_every_cited_number_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    # a whole chapter may be cited too: TR-13
    chapters = {rule.id.split(".")[0] for rule in BOOK.own()}
    unknown = {id for id in CITED.findall(text) if id not in BOOK.rules and id not in chapters}
    assert not unknown


def test_every_option_and_every_told_fact_cites_its_rule() -> None:
    words = [(each.name, each.rules) for each in TITLE.vocabulary.verbs]
    words += [(each.name, each.rules) for each in TITLE.vocabulary.events]
    for name, rules in words:
        assert rules, name
        assert set(rules) <= set(BOOK.rules), name
