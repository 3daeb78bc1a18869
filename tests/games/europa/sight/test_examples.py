"""The rulebook's worked examples as scenario files: each holds, speaks both languages, and leaves a sound table."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from ludarium.games.europa import TITLE
from ludarium.games.europa.table.position import Europa
from ludarium.kernel.rulebook import load
from ludarium.kernel.scenario import Scenario, cases
from ludarium.kernel.scenario_course import stands_between
from ludarium.kernel.scenario_errors import Differs


def examples() -> list[Scenario]:
    folder = resources.files("ludarium.games.europa").joinpath("examples")
    files = sorted((path for path in folder.iterdir() if path.name.endswith(".toml")), key=lambda path: path.name)
    return [case for path in files for case in cases(path.read_text(encoding="utf-8"), path.name, TITLE)]


EXAMPLES = examples()
IDS = [f"{each.source}:{each.id}" for each in EXAMPLES]


@pytest.mark.parametrize(
    "example",
    [pytest.param(each, marks=pytest.mark.rule(*each.rules), id=id) for each, id in zip(EXAMPLES, IDS, strict=True)],
)
def test_the_example_holds(example: Scenario) -> None:
    position = example.run()
    assert isinstance(position, Europa)
    if not stands_between(position):
        TITLE.check(position)


@pytest.mark.parametrize("example", EXAMPLES, ids=IDS)
def test_the_example_speaks_both_languages(example: Scenario) -> None:
    spoken = [step["say"] for step in example.steps if "say" in step]
    assert spoken
    for texts in [example.name, example.about, *spoken]:
        assert set(texts) == {"en", "ru"}
        assert re.search("[а-яё]", texts["ru"].lower())
        assert not re.search("[а-яё]", texts["en"].lower())


def test_every_worked_example_of_the_rules_is_a_scenario() -> None:
    wanted = {id for id in load("ludarium.games.europa", "EU").rules if id.startswith("EX-")}
    assert {rule for each in EXAMPLES for rule in each.rules if rule.startswith("EX-")} == wanted
    assert len(wanted) == 40


def test_an_example_can_fail() -> None:
    """A fact that does not hold is noticed: raising Stability from -3 costs 2 ADM, not 3."""
    folder = resources.files("ludarium.games.europa").joinpath("examples")
    text = folder.joinpath("01-stability-costs.toml").read_text(encoding="utf-8")
    broken = text.replace("power.adm = 6", "power.adm = 5")
    assert broken != text
    with pytest.raises(Differs, match=r"players\.france\.power\.adm is 6, expected 5"):
        cases(broken, "broken", TITLE)[0].run()
