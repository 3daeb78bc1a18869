"""The rules as a book: chapters, links that lead somewhere, lessons at the examples, words in the place of codes."""

from __future__ import annotations

import re

import msgspec
import pytest

from ludarium.kernel.rulebook import parse
from ludarium.kernel.title import find
from ludarium.server.book import write
from ludarium.server.routes_titles import known, whole_book
from ludarium.server.wire_rules import Book

TITLES = ("troyes", "pax", "imperium", "europa")
TEXT = """
# Sample rules
Said *before*.
## 1. Cards
| ID | Rule |
|---|---|
| SA-1.1 | Pick a card (SA-2.1, section 2). |
| SA-1.2 | Throw <b>it</b> (AM-1). |
## 2. More
- SA-2.1 Hold it, as in EX-1.

**EX-1 a throw.** Given a card.
## 3. Engine
<!-- not in the book -->
Only for tests.
## 4. Open points
| ID | Point | Ruling |
|---|---|---|
| AM-1 | Who? | You. |
## Not applicable
| ID | Reason |
|---|---|
| SA-2.1 | Cardboard. |
"""


def sample() -> Book:
    return write(TEXT, parse(TEXT, "SA"), {"EX-1": ["a-throw"]})


def test_chapters_are_what_a_reader_needs() -> None:
    book = sample()
    assert [(each.name, each.source) for each in book.chapters] == [
        ("About this book", False),
        ("1. Cards", False),
        ("2. More", False),
        ("4. Open points", True),
    ]
    assert [(each.id, each.label, each.kind) for each in book.chapters[2].blocks] == [
        ("SA-2.1", "2.1", "rule"),
        ("EX-1", "Example 1", "example"),
    ]
    assert book.chapters[2].blocks[1].lessons == ["a-throw"]


def test_a_rule_is_cited_by_a_link_and_a_ruling_by_a_sign_that_says_what_it_is() -> None:
    first, second = sample().chapters[1].blocks
    assert first.html == ('<p>Pick a card (<a href="#rule-SA-2.1">§2.1</a>, <a href="#chapter-2">section 2</a>).</p>')
    assert '<a class="ruling" href="#rule-AM-1" title="AM-1: Who? · You.">※</a>' in second.html


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("id", TITLES)
def test_the_book_of_a_title_is_whole_and_its_links_lead_somewhere(id: str, lang: str) -> None:
    known(id)
    book = msgspec.json.decode(whole_book(id, lang), type=Book)
    assert book.lang == lang
    blocks = [block for chapter in book.chapters for block in chapter.blocks]
    targets = {chapter.id for chapter in book.chapters} | {f"rule-{block.id}" for block in blocks if block.id}
    assert len(targets) == len(book.chapters) + sum(1 for block in blocks if block.id)
    links = [link for block in blocks for link in re.findall(r'href="#([^"]*)"', block.html)]
    assert len(links) > 15
    assert set(links) <= targets
    examples = [block for block in blocks if block.kind == "example"]
    assert len(examples) > 10
    assert all(block.lessons for block in examples)
    prefix = f"{find(id).prefix}-"
    own = [block for block in blocks if block.kind == "rule"]
    assert len(own) > 150
    assert all(block.id == prefix + block.label for block in own)


# Columns, files, keys and numbers of cards: what our data calls things.
CODES = re.compile(
    r"\.csv|\.toml|\.md\b|<code>|\b[a-z]+_[a-z]+\b|\b(?:UNC|CIV|TRI|FAM|UNR|PWR)\b|\bPREN\d|\bAB\d\d\b|\b[RWY][123][abc]\b|"
    r"\bE[RWY]\d\b|\d [MPGX]\b|\b[12][A-Z]{3}\d|\b(?:STAB|KCBS|QftNW)\b"
)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("id", TITLES)
def test_a_reader_meets_no_codes(id: str, lang: str) -> None:
    book = msgspec.json.decode(whole_book(id, lang), type=Book)
    for chapter in book.chapters:
        for block in chapter.blocks:
            text = re.sub(r"<(?!code)[^>]*>", "", block.html)
            assert not CODES.search(text), (block.id, CODES.search(text), text[:200])
