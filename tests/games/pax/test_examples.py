"""The rulebook's worked examples, as scenarios: each runs to its end and every stated fact holds."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from ludarium.games.pax import TITLE
from ludarium.games.pax.position import Pax
from ludarium.kernel.rulebook import load
from ludarium.kernel.scenario import Scenario, reads


def examples() -> list[Scenario]:
    folder = resources.files("ludarium.games.pax").joinpath("examples")
    files = sorted((path for path in folder.iterdir() if path.name.endswith(".toml")), key=lambda path: path.name)
    return [reads(path.read_text(encoding="utf-8"), path.name, TITLE) for path in files]


EXAMPLES = examples()


@pytest.mark.parametrize(
    "example",
    [pytest.param(each, marks=pytest.mark.rule(*each.rules), id=each.source) for each in EXAMPLES],
)
def test_the_example_holds(example: Scenario) -> None:
    position = example.run()
    assert isinstance(position, Pax)
    TITLE.check(position)


def test_every_worked_example_of_the_rules_is_a_scenario() -> None:
    book = load("ludarium.games.pax", "PX")
    wanted = {id for id in book.rules if id.startswith("EX-")}
    assert {rule for each in EXAMPLES for rule in each.rules if rule.startswith("EX-")} == wanted


@pytest.mark.parametrize("example", EXAMPLES, ids=[each.source for each in EXAMPLES])
def test_the_example_speaks_both_languages(example: Scenario) -> None:
    for texts in [example.name, example.about, *(step["say"] for step in example.steps if "say" in step)]:
        assert set(texts) == {"en", "ru"}
        assert re.search("[а-яё]", texts["ru"])
        assert not re.search("[а-яё]", texts["en"])
