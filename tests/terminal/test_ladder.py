"""`ludarium arena ladder`: the file, the chart, the picture."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from ludarium.terminal import chart

Ludarium = Callable[..., Result]
CALL = ("arena", "ladder", "sample", "--players", "greedy,random", "--games", "8")


def test_it_is_kept_in_a_file_and_gone_on_with(ludarium: Ludarium, tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    first = ludarium(*CALL, "--out", str(file))
    assert first.exit_code == 0
    assert "8 games played now, 8 in all" in " ".join(first.output.split())
    assert "●" in first.output
    more = ludarium(
        "arena", "ladder", "sample", "--players", "search:5it", "--games", "8", "--out", str(file), "--json"
    )
    told = json.loads(file.read_text(encoding="utf-8"))
    assert json.loads(more.stdout) == told
    assert len(told["games"]) == 16
    assert {row["player"] for row in told["ratings"]} == {"greedy", "random", "search:5it"}


def test_it_needs_no_name_of_a_file(ludarium: Ludarium, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = ludarium(*CALL, "--lang", "ru")
    assert "Рейтинг" in shown.output
    assert (tmp_path / "sample-ladder.json").exists()
    assert ludarium("arena", "ladder", "sample", "--games", "0").exit_code == 0


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_picture(ludarium: Ludarium, tmp_path: Path, lang: str) -> None:
    picture = tmp_path / "a.png"
    assert ludarium(*CALL, "--out", str(tmp_path / "l"), "--png", str(picture), "--lang", lang).exit_code == 0
    assert picture.read_bytes().startswith(b"\x89PNG\r\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--seed", "2"), "another seed"),
        (("--seats", "3"), "seats"),
        (("--players", "http://127.0.0.1:1/"), "No bot answers at http://127.0.0.1:1/"),
        (("--players", "clever"), "clever"),
    ],
)
def test_a_wrong_call_is_told(ludarium: Ludarium, tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    file = str(tmp_path / "ladder.json")
    ludarium(*CALL, "--out", file)
    result = ludarium("arena", "ladder", "sample", "--out", file, *words)
    assert result.exit_code == 2
    assert told in " ".join(result.output.split())


def test_a_missing_library_is_named_before_any_game(
    ludarium: Ludarium, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chart, "find_spec", lambda name: None)
    result = ludarium(*CALL, "--png", str(tmp_path / "a.png"), "--out", str(tmp_path / "a.json"))
    assert result.exit_code == 2
    assert not (tmp_path / "a.json").exists()
