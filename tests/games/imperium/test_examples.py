"""The worked examples of the rules: they are lessons, too."""

from __future__ import annotations

from importlib import resources

import pytest

from ludarium.kernel.scenario import reads

FILES = sorted(
    file.name
    for file in resources.files("ludarium.games.imperium").joinpath("examples").iterdir()
    if file.name.endswith(".toml")
)


@pytest.mark.parametrize("name", FILES)
def test_example(name: str) -> None:
    text = resources.files("ludarium.games.imperium").joinpath("examples", name).read_text(encoding="utf-8")
    scenario = reads(text, name)
    scenario.run()
    assert set(scenario.name) == set(scenario.about) == {"en", "ru"}


def test_all_sixteen_examples_are_there() -> None:
    assert [name[:5] for name in FILES] == [f"ex-{number:02d}" for number in range(1, 17)]
