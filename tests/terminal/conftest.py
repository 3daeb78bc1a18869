"""The kernel's sample title, with the words and rules of tests/text/sample."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludarium.kernel import homes, title
from ludarium.kernel.sample import TITLE
from ludarium.kernel.title import Title
from ludarium.terminal.app import app
from ludarium.text import catalogue, place

Ludarium = Callable[..., Result]

ROOM = Path(__file__).parents[1] / "text" / "sample"


@pytest.fixture
def sample() -> Iterator[Title]:
    title.register("sample", "ludarium.kernel.sample")
    place("sample", ROOM)
    yield TITLE
    homes.HOMES.pop("sample")
    catalogue._rooms.pop("sample")
    catalogue.catalogue.cache_clear()


@pytest.fixture
def ludarium(sample: Title, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ludarium:
    """The command, called as a person would: words, and lines typed. Saves go to a folder of the test."""
    monkeypatch.setenv("LUDARIUM_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("LUDARIUM_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    runner = CliRunner()

    def call(*words: str, typed: str = "") -> Result:
        result = runner.invoke(app, list(words), input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return call
