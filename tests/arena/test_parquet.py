"""Datasets as Parquet files, read by those who read such files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import duckdb
import pandas
import polars
import pyarrow.parquet as pq
import pytest

from ludarium import LudariumError
from ludarium.arena import export, parquet, simulate
from ludarium.kernel.chance import fast
from ludarium.kernel.title import find

pytestmark = pytest.mark.usefixtures("sample")


def rows(folder: Path, kind: str = "decisions") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder / kind).to_pylist()
    return found


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of 200 decisions, row groups of 50."""
    monkeypatch.setattr(parquet, "PART_DECISIONS", 200)
    monkeypatch.setattr(parquet, "NUMBERS", 200)
    monkeypatch.setattr(parquet, "ROWS", 50)


def test_a_game_can_be_played_again_from_its_rows(tmp_path: Path) -> None:
    done = export(tmp_path, "troyes", 2, games=2, seed=7, players=["greedy", "random"])
    assert (done.games, done.errors) == (2, [])
    title = find("troyes")
    for game in rows(tmp_path, "games"):
        mine = [row for row in rows(tmp_path) if row["game"] == game["game"]]
        assert [row["step"] for row in mine] == list(range(game["decisions"]))
        position = title.start(2, {}, fast(game["game"]))
        for row in mine:
            assert row["seat"] == position.seat
            assert row["options"] == [title.vocabulary.text(option) for option in position.options()]
            assert row["choice"] == row["options"][row["action"]]
            assert row["player"] == game["players"][row["seat"]]
            assert (row["points"], row["place"]) == (game["points"][row["seat"]], game["places"][row["seat"]])
            position.choose(title.vocabulary.parse(row["choice"]))
        assert [row.points for row in title.standings(position).rows] == game["points"]


def test_its_games_are_those_of_a_simulation(tmp_path: Path) -> None:
    export(tmp_path, "sample", 3, games=60, seed=5, players=["greedy", "random", "random"])
    played = simulate("sample", 3, 60, seed=5, players=["greedy", "random", "random"]).results
    found = sorted(rows(tmp_path, "games"), key=lambda row: row["game"])
    assert [(row["game"], tuple(row["players"]), tuple(row["points"])) for row in found] == [
        (game.seed, game.players, game.points) for game in played
    ]
    assert len(list((tmp_path / "games").iterdir())) == 2


@pytest.mark.usefixtures("small")
def test_it_is_written_in_parts_and_row_groups(tmp_path: Path) -> None:
    heard: list[int] = []
    done = export(tmp_path, "sample", 2, decisions=500, progress=heard.append)
    files = sorted((tmp_path / "decisions").iterdir())
    assert [file.name for file in files] == [f"part-{number:05d}.parquet" for number in range(3)]
    counts = [pq.read_metadata(file) for file in files]
    # Twelve decisions a game: seventeen games are the first to have 200.
    assert [count.num_rows for count in counts] == [204, 204, 108]
    assert done.decisions == heard[-1] == 516
    for count in counts:
        sizes = [count.row_group(number).num_rows for number in range(count.num_row_groups)]
        assert max(sizes) <= 60
        assert len(sizes) > 1
    assert len({row["game"] for row in rows(tmp_path, "games")}) == done.games == 43
    told = json.loads((tmp_path / "dataset.json").read_text())
    assert (told["decisions"], told["parts"], told["broken_off"]) == (516, 3, False)


@pytest.mark.usefixtures("small")
def test_what_is_there_is_kept_and_the_rest_is_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    export(tmp_path / "whole", "sample", 2, decisions=700)
    there = tmp_path / "parts"
    export(there, "sample", 2, decisions=300)
    first = (there / "decisions" / "part-00000.parquet").stat().st_mtime_ns
    (there / "games" / "part-00001.parquet").unlink()
    done = export(there, "sample", 2, decisions=700)
    assert (there / "decisions" / "part-00000.parquet").stat().st_mtime_ns == first
    assert rows(there) == rows(tmp_path / "whole")
    assert done.games == len(rows(there, "games"))
    with pytest.raises(LudariumError) as caught:
        export(there, "sample", 2, decisions=700, seed=2)
    assert caught.value.code == "other-dataset"


def test_several_processes_write_the_same(tmp_path: Path) -> None:
    for jobs in (1, 2):
        export(tmp_path / str(jobs), "troyes", 2, games=51, seed=3, jobs=jobs)
    for kind in ("decisions", "games"):
        assert rows(tmp_path / "1", kind) == rows(tmp_path / "2", kind)


def test_a_view_is_that_of_the_deciding_seat(tmp_path: Path) -> None:
    export(tmp_path, "sample", 2, games=2, views=True)
    for row in rows(tmp_path):
        hands = json.loads(row["view"])["hands"]
        assert isinstance(hands[1 - row["seat"]], int)
        assert isinstance(hands[row["seat"]], list)


def test_a_failing_game_leaves_no_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title = find("sample")
    monkeypatch.setattr(title, "bound", 11)
    done = export(tmp_path / "all", "sample", 2, games=3)
    assert len(done.errors) == 3
    assert rows(tmp_path / "all") == []
    assert [row["error"].startswith("seed ") for row in rows(tmp_path / "all", "games")] == [True] * 3


@pytest.mark.parametrize(
    ("change", "code"),
    [({"decisions": 5}, "dataset-size"), ({"games": 0}, "dataset-size"), ({"players": ["clever"]}, "unknown-player")],
)
def test_a_wrong_wish_is_named(tmp_path: Path, change: dict[str, Any], code: str) -> None:
    with pytest.raises(LudariumError) as caught:
        export(tmp_path, "sample", 2, **{"games": 1, **change})
    assert caught.value.code == code


def test_without_the_library_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "find_spec", lambda name: None)
    with pytest.raises(LudariumError, match=r"pip install 'ludarium\[data\]'"):
        export(tmp_path, "sample", 2, games=1)


def asked(query: str) -> list[tuple[Any, ...]]:
    found = duckdb.sql(query)
    assert found is not None
    return found.fetchall()


def test_pandas_polars_and_duckdb_read_it(tmp_path: Path) -> None:
    """The samples of docs/datasets.md, and that all three count alike."""
    done = export(tmp_path, "troyes", 2, games=3, players=["greedy", "random"])
    frame = pandas.read_parquet(tmp_path / "decisions")
    table = polars.read_parquet(tmp_path / "decisions" / "*.parquet")
    query = f"select count(*), sum(action), sum(len(options)) from '{tmp_path}/decisions/*.parquet'"
    answer = asked(query)[0]
    options = sum(len(row["options"]) for row in rows(tmp_path))
    actions = sum(row["action"] for row in rows(tmp_path))
    assert answer == (done.decisions, actions, options)
    assert (len(frame), int(frame["action"].sum()), int(frame["options"].map(len).sum())) == answer
    assert (table.height, table["action"].sum(), table["options"].list.len().sum()) == answer
    wins = asked(f"select player, avg(won) from '{tmp_path}/decisions/*.parquet' group by player")
    assert {player for player, _ in wins} == {"greedy", "random"}
