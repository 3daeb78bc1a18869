"""The guided first game at the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

from ludarium import Match

Ludarium = Callable[..., Result]


def test_a_guide_explains_asks_and_lets_one_do_otherwise(ludarium: Ludarium, tmp_path: Path) -> None:
    # The cell that is asked for is the fifth; the first one is explained, and taken when it is typed again.
    result = ludarium("learn", "troyes", "--lang", "ru", typed="1\n1\nq\n")
    assert "Побеждает тот, у кого больше победных очков" in " ".join(result.output.split())
    assert "Теперь выберите: 5" in result.output
    assert result.output.count("Наберите ещё раз") == 1
    (save,) = (tmp_path / "saves").glob("*.record")
    match = Match.loads(save.read_text(encoding="utf-8"))
    assert match.record.lines[0].code == "settle cell=palace.1"


def test_what_is_asked_for_is_done_at_once(ludarium: Ludarium, tmp_path: Path) -> None:
    result = ludarium("learn", "troyes", typed="5\nq\n")
    assert "Type it again" not in result.output
    (save,) = (tmp_path / "saves").glob("*.record")
    assert Match.loads(save.read_text(encoding="utf-8")).record.lines[0].code == "settle cell=bishopric.odd.1"


def test_a_title_without_a_guide_says_which_have_one(ludarium: Ludarium) -> None:
    result = ludarium("learn", "sample")
    assert result.exit_code == 2
    assert "troyes" in result.output
