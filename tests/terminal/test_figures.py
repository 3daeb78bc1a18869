"""Somebody's own box: the printed figures in the place of ours, from the table to the record."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from ludarium.kernel.figures import COLUMNS

Ludarium = Callable[..., Result]

# For each title a figure of its box, and what shows that it is in use.
BOXES = {
    "troyes": (
        ["cards.toml", "artisan", "cost", "5"],
        "from ludarium.games.troyes.figures import CARDS; print(CARDS[0].cost)",
        "5",
    ),
    "pax": (
        ["setup.toml", "turn", "actions", "3"],
        "from ludarium.games.pax.board import figures; print(figures('setup.toml')['turn']['actions'])",
        "3",
    ),
    "imperium": (
        ["romans.cards", "ROM4", "vp", "7"],
        "from ludarium.games.imperium.cards import CARDS; print([c.points for c in CARDS if 'Roman Inv' in c.title])",
        "7",
    ),
    "europa": (
        ["missions.csv", "AUS-1A", "prestige", "9"],
        "from ludarium.games.europa.facts import goals; print(goals.MISSION_PRESTIGE[0])",
        "9",
    ),
}


def box(path: Path, *rows: list[str]) -> Path:
    with path.open("w", newline="") as out:
        csv.writer(out).writerows(
            [COLUMNS, *([title, file, row, field, "", "", value] for title, file, row, field, value in rows)]
        )
    return path


def run(*words: str, box: Path | None, typed: str = "") -> tuple[int, str]:
    env = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "200"}
    env.pop("LUDARIUM_FIGURES", None)
    if box is not None:
        env["LUDARIUM_FIGURES"] = str(box)
    done = subprocess.run([sys.executable, *words], env=env, input=typed, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("title", BOXES)
def test_a_title_plays_with_the_figures_of_a_box(title: str, tmp_path: Path) -> None:
    address, shows, value = BOXES[title]
    mine = box(tmp_path / "mine.csv", [title, *address])
    assert run("-c", shows, box=None)[1].strip() != value
    code, said = run("-c", shows, box=mine)
    assert code == 0, said
    assert value in said


def test_a_record_is_replayed_with_its_own_figures_or_refused(tmp_path: Path) -> None:
    mine = box(tmp_path / "mine.csv", ["troyes", *BOXES["troyes"][0]])
    kept = str(tmp_path / "game.record")
    play = ("-m", "ludarium", "play", "troyes", "--seats", "human,random", "--seed", "a", "--save", kept)
    code, said = run(*play, box=mine, typed="1\nq\n")
    assert code == 0
    assert "Played with the figures of mine.csv." in said
    code, said = run("-m", "ludarium", "replay", kept, box=mine)
    assert code == 0, said
    code, said = run("-m", "ludarium", "replay", kept, box=None)
    assert code == 2
    assert "it was played with other figures" in said
    code, said = run("-m", "ludarium", "figures", "troyes", box=mine)
    assert "1 figure is not ours here: mine.csv" in said


def test_a_table_to_fill_in_is_fine_as_it_is(ludarium: Ludarium, tmp_path: Path) -> None:
    out = tmp_path / "troyes.csv"
    assert ludarium("figures", "troyes", "--export", str(out)).exit_code == 0
    rows = list(csv.DictReader(out.read_text().splitlines()))
    assert {
        "title": "troyes",
        "file": "cards.toml",
        "row": "artisan",
        "field": "cost",
        "ours": "4",
        "mark": "D",
        "printed": "",
    } in rows
    assert len(rows) > 100
    assert "0 figures, all of them fine" in ludarium("figures", "troyes", "--check", str(out)).output


def test_the_line_that_cannot_be_played_with_is_named(ludarium: Ludarium, tmp_path: Path) -> None:
    """The third of four makes no sense, which only the title can see."""
    rows = [["europa", "missions.csv", f"AUS-1{letter}", "prestige", "3"] for letter in "AB"]
    rows += [
        ["europa", "missions.csv", "AUS-1A", "reward", "gain(2 gold-pieces)"],
        ["europa", "missions.csv", "AUS-1B", "requirement", "stability>=2"],
    ]
    result = ludarium("figures", "europa", "--check", str(box(tmp_path / "mine.csv", *rows)))
    assert result.exit_code == 2
    said = " ".join(result.output.split())
    assert "mine.csv, line 4, column printed:" in said
    assert "there is no resource 'gold'" in said


def test_what_is_not_there_is_said_with_the_place(ludarium: Ludarium, tmp_path: Path) -> None:
    for row, why in [
        (["chess", "a.csv", "b", "c", "1"], "line 2, column title: there is no title 'chess'"),
        (["troyes", "cards.csv", "b", "c", "1"], "line 2, column file: troyes has no data file 'cards.csv'"),
        (["troyes", "cards.toml", "artist", "cost", "1"], "line 2, column row: cards.toml has no row 'artist'"),
    ]:
        result = ludarium("figures", "troyes", "--check", str(box(tmp_path / "mine.csv", row)))
        assert result.exit_code == 2
        assert why in " ".join(result.output.split())
    code, said = run("-m", "ludarium", "titles", "troyes", box=tmp_path / "nowhere.csv")
    assert code == 2
    assert "There is no figures file" in said
