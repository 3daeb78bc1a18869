"""The scenario printed in docs/scenarios.md holds."""

from __future__ import annotations

import re
from pathlib import Path

from ludarium.kernel import scenario
from ludarium.kernel.sample import TITLE

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"


def test_the_printed_scenario_holds() -> None:
    text = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    thrown, held = scenario.cases(text, "docs/scenarios.md", TITLE)
    assert thrown.run().points[0] == 9  # type: ignore[attr-defined]
    assert held.run().points[0] == 2  # type: ignore[attr-defined]
