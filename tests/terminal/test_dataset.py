"""`ludarium dataset`: the three formats, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import Result

from ludarium import Match

Ludarium = Callable[..., Result]


def test_decisions_are_written_as_parquet(ludarium: Ludarium, tmp_path: Path) -> None:
    call = ("dataset", "sample", "--decisions", "100", "--out", str(tmp_path / "d"))
    told = json.loads(ludarium(*call, "--json").stdout)
    assert told["decisions"] == pq.read_table(tmp_path / "d" / "decisions").num_rows == 108
    again = ludarium(*call, "--lang", "ru")
    assert again.exit_code == 0
    assert "9 партий, 108 решений" in again.output


def test_records_replay(ludarium: Ludarium, tmp_path: Path) -> None:
    call = ("dataset", "sample", "--games", "2", "--format", "records", "--players", "greedy", "--out", str(tmp_path))
    assert ludarium(*call).exit_code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "games.jsonl",
        "sample-00000001.ludarium",
        "sample-00000002.ludarium",
    ]
    outcome = json.loads((tmp_path / "games.jsonl").read_text().splitlines()[1])
    match = Match.loads((tmp_path / "sample-00000002.ludarium").read_text())
    assert [row.points for row in match.standings().rows] == outcome["points"]


def test_lines_for_each_decision(ludarium: Ludarium, tmp_path: Path) -> None:
    assert ludarium("dataset", "sample", "--games", "1", "--format", "jsonl", "--out", str(tmp_path)).exit_code == 0
    assert len((tmp_path / "sample-00000001.jsonl").read_text().splitlines()) == 12


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "--decisions"),
        (("--games", "1", "--decisions", "5"), "one of both"),
        (("--decisions", "5", "--format", "jsonl"), "--games"),
        (("--games", "1", "--format", "csv"), "parquet, jsonl, records"),
        (("--games", "1", "--players", "http://:x/"), "http://127.0.0.1:9000/"),
    ],
)
def test_a_wrong_call_is_told(ludarium: Ludarium, tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    result = ludarium("dataset", "sample", "--out", str(tmp_path / "d"), *words)
    assert result.exit_code == 2
    assert told in " ".join(result.output.split())
    assert not (tmp_path / "d").exists()
