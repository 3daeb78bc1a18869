"""`ludarium arena --all-nations`: the table, the file, the picture."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from ludarium.terminal import chart

Ludarium = Callable[..., Result]
CALL = ("arena", "imperium", "--nations", "celts,persians,romans", "--players", "random", "--games", "2")


@pytest.mark.parametrize(("lang", "names"), [("en", ("Celts", "Persians")), ("ru", ("Кельты", "Персы"))])
def test_the_table_names_nations_in_both_languages(ludarium: Ludarium, lang: str, names: tuple[str, ...]) -> None:
    result = ludarium(*CALL, "--lang", lang)
    assert result.exit_code == 0
    for name in names:
        assert name in result.stdout
    assert "6 games, up to 2" in result.stdout if lang == "en" else "6 партий, до 2" in result.stdout
    assert "⟦" not in result.output


def test_json_and_a_file_that_is_gone_on_with(ludarium: Ludarium, tmp_path: Path) -> None:
    file = tmp_path / "report.json"
    told = json.loads(ludarium(*CALL, "--json", "--out", str(file)).stdout)
    assert told["games"] == 6
    assert json.loads(file.read_text()) == told
    more = ludarium(*CALL[:-1], "4", "--json", "--out", str(file))
    longer = json.loads(file.read_text())
    assert json.loads(more.stdout) == longer
    assert longer["games"] == 12
    for short, long in zip(told["pairs"], longer["pairs"], strict=True):
        assert long["outcomes"].startswith(short["outcomes"])
    other = ludarium(*CALL, "--seed", "7", "--out", str(file))
    assert other.exit_code == 2
    assert "another seed" in other.output
    file.write_text("{}")
    assert ludarium(*CALL, "--out", str(file)).exit_code == 2


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_picture(ludarium: Ludarium, tmp_path: Path, lang: str) -> None:
    picture = tmp_path / f"{lang}.png"
    assert ludarium(*CALL, "--png", str(picture), "--lang", lang).exit_code == 0
    assert picture.read_bytes().startswith(b"\x89PNG\r\n")


def test_a_missing_library_is_named_before_any_game(
    ludarium: Ludarium, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chart, "find_spec", lambda name: None)
    result = ludarium(*CALL, "--png", str(tmp_path / "a.png"), "--out", str(tmp_path / "a.json"))
    assert result.exit_code == 2
    assert "pip install 'ludarium[charts]'" in result.output
    assert not (tmp_path / "a.json").exists()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (("arena", "imperium", "--nations", "celts,goths"), "goths"),
        (("arena", "troyes", "--all-nations"), "troyes"),
        (("arena", "imperium", "--all-nations", "--seats", "3"), "two seats"),
        (("arena", "imperium", "--png", "a.png"), "--all-nations"),
    ],
)
def test_a_wrong_call_is_told(ludarium: Ludarium, call: tuple[str, ...], words: str) -> None:
    result = ludarium(*call)
    assert result.exit_code == 2
    assert words in result.output


def test_colours_go_from_red_over_paper_to_blue() -> None:
    assert chart.colour(0.0) == chart.LOSES
    assert chart.colour(0.5) == chart.EVEN
    assert chart.colour(1.0) == chart.WINS
