"""The numbered rules and how a title's layout documents itself."""

from __future__ import annotations

import pytest

from ludarium.kernel.layout import document
from ludarium.kernel.rulebook import parse
from ludarium.kernel.sample import TITLE

TEXT = """
# Sample rules
| ID | Rule |
|---|---|
| SA-1 | Pick a card. |
| SA-2.1 | Throw it \\| or not. |
- SA-3 Hold it.
### The table (SA-4.2)
**EX-1 a throw [L1].** Given a card, when thrown, then points.
## Not applicable
| ID | Reason |
|---|---|
| SA-3 | About cardboard. |
"""


def test_rules_are_read_from_rows_bullets_headings_and_examples() -> None:
    book = parse(TEXT, "SA")
    assert list(book.rules) == ["SA-1", "SA-2.1", "SA-3", "SA-4.2", "EX-1"]
    assert [rule.id for rule in book.own()] == ["SA-1", "SA-2.1", "SA-3", "SA-4.2"]
    assert book.rules["SA-3"].reason == "About cardboard."
    assert book.rules["SA-1"].reason == ""


def test_a_reason_needs_a_rule() -> None:
    with pytest.raises(ValueError, match="SA-9"):
        parse(TEXT + "| SA-9 | Nothing. |\n", "SA")


def test_a_layout_documents_every_path() -> None:
    lines = document(TITLE.layout)
    assert [line.split("`")[1] for line in lines] == ["hands", "left", "points"]
    assert "by seat" in lines[0]
