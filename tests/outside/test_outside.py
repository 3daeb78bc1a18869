"""A title of another package: found by its entry point, and played like those of the house."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

from ludarium.kernel.homes import titles

from ..server.harness import Server


def run(env: dict[str, str], *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from ludarium.terminal import main; main()", *words]
    return subprocess.run(
        command, env={**os.environ, **env}, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=120
    )


def test_it_is_on_the_shelf_behind_the_titles_of_the_house(outside_env: dict[str, str]) -> None:
    done = run(outside_env, "titles")
    assert done.returncode == 0, done.stderr
    rows = [line.split()[0] for line in done.stdout.splitlines() if line.startswith("  ") and line[2:3].islower()]
    assert rows[-1] == "nim"
    assert len(rows) == len(titles()) + 1


def test_it_passes_the_conformance_kit_with_its_words(outside_env: dict[str, str]) -> None:
    done = run(outside_env, "check", "nim", "--games", "5")
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_played_in_the_terminal_on_its_own_board(outside_env: dict[str, str], tmp_path: Path) -> None:
    env = {**outside_env, "LUDARIUM_SAVES": str(tmp_path)}
    done = run(env, "play", "nim", "--seats", "human,random", "--seed", "heap", typed="1\n" * 12)
    assert "Stones" in done.stdout, done.stdout + done.stderr
    assert "o" * 4 in done.stdout
    assert "The heap is gone." in done.stdout
    shown = run(env, "--lang", "ru", "rules", "nim", "NI-1")
    assert "one, two or three stones" in shown.stdout


def test_its_guide_is_offered(outside_env: dict[str, str], tmp_path: Path) -> None:
    done = run({**outside_env, "LUDARIUM_SAVES": str(tmp_path)}, "learn", "nim", typed="q\n")
    assert "Who takes the last stone wins." in done.stdout, done.stdout + done.stderr


def test_it_is_played_on_a_server(outside_env: dict[str, str], tmp_path: Path) -> None:
    server = Server(tmp_path, **outside_env).start()
    try:
        anna = server.guest("Anna")
        shelf = {each["id"]: each for each in anna.get("/api/titles")["titles"]}
        assert shelf["nim"]["board"] is True
        assert shelf["nim"]["guide"] == 2
        assert not any(each["board"] for id, each in shelf.items() if id != "nim")
        assert "title = Ним" in anna.ask("GET", "/api/titles/nim/text/ru").text
        table = anna.table("me", "bot:easy", title="nim")
        anna.play(table["id"], [0], random.Random(1))
        assert anna.get(f"/api/tables/{table['id']}")["state"] == "over"
    finally:
        server.stop()


OLD = Path(__file__).parent / "nim-1.ludarium-record"

ON = """
import sys
from ludarium import Match
text = open(sys.argv[1]).read()
old = Match.loads(text.partition("end ")[0].rpartition("0 draw")[0])
old.choose(old.seat, "take stones=1")
again = Match.loads(old.dumps())
print(again.record.header.rules, again.over, [row.place for row in again.standings().rows])
"""


def test_records_of_its_first_rules_are_replayed_and_played_on_as_they_were(outside_env: dict[str, str]) -> None:
    """Version 1 had another verb, no variants, and another winner."""
    shown = run(outside_env, "replay", str(OLD))
    assert shown.returncode == 0, shown.stderr
    assert "The heap is gone." in shown.stdout
    on = [sys.executable, "-c", ON, str(OLD)]
    done = subprocess.run(on, env={**os.environ, **outside_env}, capture_output=True, text=True, check=True)
    assert done.stdout.split(maxsplit=2) == ["1", "True", "[2, 1]\n"]


def test_one_that_cannot_be_loaded_is_left_out_and_told(outside: Path, tmp_path: Path) -> None:
    (tmp_path / "broken_house.py").write_text("import nothing_of_this_name\n")
    info = tmp_path / "broken_house-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-house\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[ludarium.titles]\nbroken = broken_house\nBad_Id = broken_house\n")
    env = {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(outside), os.environ.get("PYTHONPATH", "")])}
    done = run({**env, "LUDARIUM_FORM": "pure"}, "titles")
    assert done.returncode == 0
    assert "nim" in done.stdout
    assert "broken-house" in done.stderr
    assert "Update or remove that package" in " ".join(done.stderr.split())
    assert "'Bad_Id' is no id for a title" in done.stderr


def test_the_compiled_engine_says_what_an_interpreted_title_needs(outside_env: dict[str, str], form: str) -> None:
    done = run({**outside_env, "LUDARIUM_FORM": form}, "titles", "nim")
    if form == "pure":
        assert done.returncode == 0
    else:
        assert "LUDARIUM_FORM=pure" in done.stderr


def test_the_form_can_be_chosen(outside_env: dict[str, str]) -> None:
    done = run(outside_env, "--version")
    assert "pure" in done.stdout
