"""The same work on a Ray cluster: one of this machine's own, bound to loopback. `make cluster` runs these."""

from __future__ import annotations

import json
import os
import signal
import uuid
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from ludarium import LudariumError
from ludarium.arena import Cluster, Ladder, check_all, climb, export, simulate, tournament
from ludarium.arena.train import train
from ludarium.kernel.title import find
from ludarium.terminal.app import app

MARK = f"LUDARIUM_CLUSTER_TEST={uuid.uuid4()}"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    name, _, value = MARK.partition("=")
    os.environ[name] = value
    found = Cluster("local", 2)
    yield found
    found.ray.shutdown()
    del os.environ[name]


def processes(called: bytes = b"") -> list[Path]:
    """The processes of this cluster: they have our mark in their environment."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if called in (place / "cmdline").read_bytes() and MARK.encode() in (place / "environ").read_bytes():
                found.append(place)
        except OSError:
            continue
    return found


def listening(place: Path) -> set[str]:
    """The addresses that a process listens on, in the words of the kernel."""
    held = set()
    for file in (place / "fd").iterdir():
        with suppress(OSError):
            held.add(os.readlink(file).removeprefix("socket:[").removesuffix("]"))
    found = set()
    for table in ("tcp", "tcp6"):
        for row in (place / "net" / table).read_text().splitlines()[1:]:
            cells = row.split()
            if cells[3] == "0A" and cells[9] in held:
                found.add(cells[1].partition(":")[0])
    return found


def test_it_listens_to_this_machine_alone(cluster: Cluster) -> None:
    assert {node["NodeManagerAddress"] for node in cluster.ray.nodes()} == {"127.0.0.1"}
    found: set[str] = set().union(*(listening(place) for place in processes()))
    # 127.0.0.1, in both tables
    assert found
    assert found <= {"0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000"}


def test_a_simulation_gives_the_same(cluster: Cluster) -> None:
    here = simulate("troyes", 2, 8, seed=5, players=["greedy", "random"])
    assert simulate("troyes", 2, 8, seed=5, players=["greedy", "random"], backend=cluster).results == here.results


def test_a_tournament_and_a_ladder_give_the_same(cluster: Cluster) -> None:
    bots = ["greedy", "random"]
    assert tournament("troyes", bots, 2, backend=cluster) == tournament("troyes", bots, 2)
    ladders = []
    for backend in (cluster, None):
        ladders.append(Ladder(find("troyes"), 2, {}))
        ladders[-1].enter(bots)
        climb(ladders[-1], 2, backend=backend)
    assert ladders[0].dumps() == ladders[1].dumps()


def test_the_kit_gives_the_same(cluster: Cluster) -> None:
    one, other = (check_all("troyes", [(2, {})], 21, backend=backend)[0] for backend in (cluster, None))
    assert (one.games, one.decisions, one.longest, one.errors) == (other.games, other.decisions, other.longest, [])
    assert one.seen == other.seen


def test_training_gives_the_same(cluster: Cluster) -> None:
    there, here = (train("troyes", 10, 1, runner=backend) for backend in (cluster, None))
    assert there.known == here.known


def test_a_dataset_is_the_same(cluster: Cluster, tmp_path: Path) -> None:
    for name, backend in (("there", cluster), ("here", None)):
        export(tmp_path / name, "troyes", 2, games=51, backend=backend)
    for kind in ("decisions", "games"):
        assert pq.read_table(tmp_path / "there" / kind).equals(pq.read_table(tmp_path / "here" / kind))


def test_a_worker_that_is_killed_loses_nothing(cluster: Cluster) -> None:
    killed: list[int] = []

    def kill(done: int) -> None:
        found = processes(b"ray::play_all")
        if len(killed) < 2 and found:
            killed.append(int(found[0].name))
            os.kill(killed[-1], signal.SIGKILL)

    players = ["greedy", "random"]
    there = simulate("troyes", 2, 16, seed=9, players=players, backend=cluster, progress=kill)
    assert len(killed) == 2
    assert there.results == simulate("troyes", 2, 16, seed=9, players=players).results


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "troyes", "--seats", "2", "--games", "4"),
        ("arena", "troyes", "--players", "greedy,random", "--games", "2"),
        ("check", "troyes", "--seats", "2", "--variant", "bonus=on", "--games", "4"),
    ],
    ids=lambda words: words[0],
)
def test_the_commands(cluster: Cluster, words: tuple[str, ...]) -> None:
    result = CliRunner().invoke(app, [*words, "--cluster", "local", "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["title"] == "troyes"


def test_an_address_where_nothing_is(cluster: Cluster) -> None:
    cluster.ray.shutdown()
    with pytest.raises(LudariumError) as caught:
        Cluster("auto")
    assert caught.value.code == "no-cluster"
