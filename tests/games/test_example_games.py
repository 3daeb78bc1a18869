"""The example games of docs/examples: ten of each title between bots, as `ludarium dataset` writes them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludarium import Match
from ludarium.kernel.record import loads
from ludarium.kernel.replay import verify
from ludarium.kernel.title import titles

FOLDER = Path(__file__).parents[2] / "docs" / "examples"
PAGE = FOLDER.with_suffix(".md")


@pytest.mark.parametrize("title", ["europa", "imperium", "pax", "troyes"])
def test_ten_games_replay_to_the_end_that_is_told(title: str) -> None:
    assert title in titles()
    outcomes = [json.loads(line) for line in (FOLDER / title / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    assert len(outcomes) == len(list((FOLDER / title).glob("*.ludarium"))) == 10
    page = PAGE.read_text(encoding="utf-8")
    for outcome in outcomes:
        path = FOLDER / title / f"{title}-{outcome['seed']:08d}.ludarium"
        text = path.read_text(encoding="utf-8")
        match = Match.loads(text)
        assert match.record.end is not None
        assert match.standings().as_json() == match.record.end["standings"]
        assert [row.points for row in match.standings().rows] == outcome["points"]
        assert match.names == outcome["players"]
        assert match.steps == outcome["decisions"]
        assert f"examples/{title}/{path.name}" in page
    verify(loads(text))
