"""The numbered rules and how a title's layout documents itself."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

from ludarium.kernel.layout import document
from ludarium.kernel.rulebook import find, load, parse
from ludarium.kernel.sample import TITLE
from ludarium.kernel.title import find as find_title
from ludarium.kernel.title import titles

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


@pytest.mark.parametrize(
    "id",
    ["SA-1", "EU-5.1.1.3", "EU-2.T.5", "EU-9.U.7b", "EU-10.5.KC.2", "EU-16.5.T1", "AMB-EU1-71", "EX-EU2-7", "EUI-3"],
)
def test_ids_of_any_depth_are_read(id: str) -> None:
    assert list(parse(f"| ID | Rule |\n|---|---|\n| {id} | Do it. |", id.partition("-")[0]).rules) == [id]
    assert list(parse(f"- **{id}**: Do it.", "EU").rules) == [id]


@pytest.mark.parametrize("id", ["EX-EU1-12b", "EX-3"])
def test_examples_of_several_volumes_are_read(id: str) -> None:
    assert list(parse(f"**{id} a battle** Given two armies.", "EU").rules) == [id]


def test_rules_are_read_from_rows_bullets_headings_and_examples() -> None:
    book = parse(TEXT, "SA")
    assert list(book.rules) == ["SA-1", "SA-2.1", "SA-3", "SA-4.2", "EX-1"]
    assert [rule.id for rule in book.own()] == ["SA-1", "SA-2.1", "SA-3", "SA-4.2"]
    assert book.rules["SA-3"].reason == "About cardboard."
    assert book.rules["SA-1"].reason == ""


def test_a_reason_needs_a_rule() -> None:
    with pytest.raises(ValueError, match="SA-9"):
        parse(TEXT + "| SA-9 | Nothing. |\n", "SA")


RUSSIAN = TEXT.replace("Pick a card.", "Возьмите карту.").replace("Not applicable", "Неприменимо")


def test_a_rulebook_is_read_in_a_language_if_it_is_written_in_it(tmp_path: Path) -> None:
    assert find(tmp_path, "SA", "ru") is None
    (tmp_path / "rules.md").write_text(TEXT, encoding="utf-8")
    english = find(tmp_path, "SA", "ru")
    assert english is not None
    assert (english.lang, english.rules["SA-1"].text) == ("en", "Pick a card.")
    (tmp_path / "rules.ru.md").write_text(RUSSIAN, encoding="utf-8")
    russian = find(tmp_path, "SA", "ru")
    assert russian is not None
    assert (russian.lang, russian.rules["SA-1"].text) == ("ru", "Возьмите карту.")
    assert russian.rules["SA-3"].reason == "About cardboard."


def written_in_russian() -> list[str]:
    return [id for id in titles() if resources.files(f"ludarium.games.{id}").joinpath("rules.ru.md").is_file()]


@pytest.mark.parametrize("id", written_in_russian())
def test_the_russian_rules_are_the_same_rules_in_the_same_order(id: str) -> None:
    package, prefix = f"ludarium.games.{id}", find_title(id).prefix
    english, russian = load(package, prefix), load(package, prefix, "ru")
    assert list(russian.rules) == list(english.rules)
    for each, rule in russian.rules.items():
        assert re.search("[а-я]", rule.text), each
        assert bool(rule.reason) == bool(english.rules[each].reason), each


@pytest.mark.parametrize("id", written_in_russian())
def test_the_russian_rules_cite_the_same_rules(id: str) -> None:
    package, prefix = f"ludarium.games.{id}", find_title(id).prefix
    english, russian = load(package, prefix), load(package, prefix, "ru")
    cited = re.compile(rf"\b(?:{prefix}|EX|AM)-[0-9]+(?:\.[0-9]+)?")
    for each, rule in russian.rules.items():
        assert set(cited.findall(rule.text)) == set(cited.findall(english.rules[each].text)), each


def test_troyes_is_written_in_russian() -> None:
    assert "troyes" in written_in_russian()


def test_a_layout_documents_every_path() -> None:
    lines = document(TITLE.layout)
    assert [line.split("`")[1] for line in lines] == ["hands", "left", "points"]
    assert "by seat" in lines[0]
