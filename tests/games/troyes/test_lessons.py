"""The worked examples of the rulebook: scenarios that are tests here and lessons in the browser."""

from __future__ import annotations

from importlib import resources

import pytest

from ludarium.games.troyes import TITLE
from ludarium.games.troyes.position import Troyes
from ludarium.kernel.rulebook import load
from ludarium.kernel.scenario import Scenario, reads

FOLDER = resources.files("ludarium.games.troyes").joinpath("examples")
FILES = sorted((file for file in FOLDER.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
EXAMPLES: list[Scenario] = [reads(file.read_text(encoding="utf-8"), file.name) for file in FILES]
NAMES = [file.name.removesuffix(".toml") for file in FILES]


@pytest.mark.parametrize("example", EXAMPLES, ids=NAMES)
def test_a_worked_example_holds(example: Scenario) -> None:
    example.run()


@pytest.mark.parametrize("example", EXAMPLES, ids=NAMES)
def test_its_pieces_add_up_at_every_step(example: Scenario) -> None:
    position = example.position()
    assert isinstance(position, Troyes)
    TITLE.check(position)
    for number in range(len(example.steps)):
        example.apply(position, number)
        TITLE.check(position)


@pytest.mark.parametrize("example", EXAMPLES, ids=NAMES)
def test_it_teaches_in_both_languages(example: Scenario) -> None:
    for texts in (example.name, example.about, *(step["say"] for step in example.steps if "say" in step)):
        assert sorted(texts) == ["en", "ru"]
        assert all(text.strip() for text in texts.values())
        assert any("а" <= letter <= "я" for letter in texts["ru"].lower())
    assert "say" in example.steps[0]
    assert any("then" in step for step in example.steps)


def test_every_example_of_the_book_has_a_scenario_and_cites_rules_that_exist() -> None:
    rules = load("ludarium.games.troyes", "TR").rules
    shown = [rule for example in EXAMPLES for rule in example.rules]
    assert [rule for rule in shown if rule.startswith("EX-")] == [rule for rule in rules if rule.startswith("EX-")]
    assert set(shown) <= set(rules)
    assert len([rule for rule in rules if rule.startswith("EX-")]) == 19


def test_the_scenario_of_an_example_can_fail() -> None:
    """A fact that does not hold is noticed: the price of the third die is 6, not 5."""
    text = next(file for file in FILES if file.name.startswith("ex-07")).read_text(encoding="utf-8")
    broken = text.replace('"players.2.deniers" = 20', '"players.2.deniers" = 19')
    assert broken != text
    with pytest.raises(Exception, match=r"players\.2\.deniers is 20, expected 19"):
        reads(broken).run()
