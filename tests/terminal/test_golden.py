"""Whole games that somebody has played by hand at the terminal, one in each language.

`golden/<game>.inputs` holds the command (`$ ...`), every line that was typed, and the player's thoughts (`# ...`). The
real command is run with those lines: its record must be `<game>.record` to the letter, and its screen, with the typed
lines put where they were typed, `<game>.screen.txt` (without the spaces at the ends of lines).

After a change that is meant (words, board, rules), write them again and read the difference:

    LUDARIUM_GOLDEN=write pytest tests/terminal/test_golden.py
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium import Match
from ludarium.kernel.replay import verify
from ludarium.text import Speaker

GOLDEN = Path(__file__).parent / "golden"
GAMES = sorted(path.stem for path in GOLDEN.glob("*.inputs"))
WIDTH = "100"


def script(game: str) -> tuple[list[str], list[str]]:
    """The words of the command, and the lines that are typed."""
    lines = (GOLDEN / f"{game}.inputs").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("$ ludarium ")
    return shlex.split(lines[0])[2:], [line for line in lines[1:] if not line.startswith("# ")]


def play(game: str, folder: Path) -> tuple[str, str]:
    """The screen and the record of the game, played again."""
    words, typed = script(game)
    save = f"{game}.record"
    env = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("LUDARIUM_", "LC_", "LANG"))},
        "COLUMNS": WIDTH,
        "LINES": "60",
        "NO_COLOR": "1",
        "TERM": "dumb",
        "PYTHONUTF8": "1",
    }
    run = subprocess.run(
        [sys.executable, "-c", "from ludarium.terminal import main; main()", *words, "--save", save],
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        cwd=folder,
        env=env,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    language = words[words.index("--lang") + 1]
    asked = f"{Speaker(None, language).say('play-ask')}> "
    shown = run.stdout.split(asked)
    assert len(shown) == len(typed) + 1, "each typed line answers one question, and the last one ends the game"
    screen = shown[0] + "".join(f"{asked}{line}\n{after}" for line, after in zip(typed, shown[1:], strict=True))
    screen = "".join(f"{line.rstrip()}\n" for line in screen.splitlines())
    return screen, (folder / save).read_text(encoding="utf-8")


def test_there_is_a_game_in_each_language() -> None:
    assert {"troyes-en", "troyes-ru"} <= set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_played_by_hand_plays_the_same_again(game: str, tmp_path: Path) -> None:
    screen, record = play(game, tmp_path)
    if os.environ.get("LUDARIUM_GOLDEN") == "write":
        (GOLDEN / f"{game}.screen.txt").write_text(screen, encoding="utf-8")
        (GOLDEN / f"{game}.record").write_text(record, encoding="utf-8")
    assert record == (GOLDEN / f"{game}.record").read_text(encoding="utf-8")
    assert screen.splitlines() == (GOLDEN / f"{game}.screen.txt").read_text(encoding="utf-8").splitlines()
    assert "⟦" not in screen
    match = Match.loads(record)
    assert match.over
    verify(match.record)
