"""Bots think on the compiled engine beside the server, as soon as it is there, and on no other."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from importlib import resources
from pathlib import Path

import httpx
import pytest

from ludarium import form
from ludarium.server.lanes import NOBODY
from ludarium.server.settings import Settings
from ludarium.server.thinkers import Thinkers

from .harness import ROOT, Server


def lay_out(folder: Path, stamp: str) -> None:
    """The same package at another place: what stands in for a compiled one."""
    apart = shutil.ignore_patterns("__pycache__", "static", "docs", "*.so")
    shutil.copytree(form.HOME, folder / "ludarium", ignore=apart)
    (folder / form.STAMP).write_text(stamp + "\n")


def where(thinkers: Thinkers) -> str:
    """From where a bot's worker has its engine."""
    return str(asyncio.run(thinkers.bots.run(NOBODY, 60.0, resources.files, "ludarium.kernel")))


@pytest.fixture
def any_form(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `make play` runs: nobody has said which form is meant. (Set before: what the test leaves there is undone.)"""
    monkeypatch.setenv(form.VARIABLE, "any")
    monkeypatch.setenv(form.ENGINE, "")


def test_workers_that_begin_later_take_the_engine_beside(tmp_path: Path, any_form: None) -> None:
    thinkers = Thinkers(Settings(engine=str(tmp_path / "ready"), thinkers=1))
    assert thinkers.engine.look() == "pure"
    assert where(thinkers) == str(Path(form.HOME) / "kernel")
    lay_out(tmp_path / "ready", form.fingerprint())
    assert where(thinkers) == str(tmp_path / "ready" / "ludarium" / "kernel")
    assert thinkers.engine.look() == "compiled"
    asyncio.run(thinkers.close())


def test_an_engine_of_other_sources_is_left_alone(tmp_path: Path, any_form: None) -> None:
    lay_out(tmp_path / "ready", "f" * 64)
    thinkers = Thinkers(Settings(engine=str(tmp_path / "ready"), thinkers=1))
    assert where(thinkers) == str(Path(form.HOME) / "kernel")
    assert thinkers.engine.look() == "pure"
    asyncio.run(thinkers.close())


def test_whoever_asks_for_the_pure_form_gets_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(form.VARIABLE, "pure")
    lay_out(tmp_path / "ready", form.fingerprint())
    thinkers = Thinkers(Settings(engine=str(tmp_path / "ready"), thinkers=1))
    assert thinkers.engine.look() == "pure"
    assert not thinkers.engine.building
    asyncio.run(thinkers.close())


def test_the_page_can_say_which_form_runs_and_that_another_is_coming(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "building").write_text(f"{os.getpid()}\n")
    running = Server(tmp_path / "data", LUDARIUM_FORM="", LUDARIUM_ENGINE=str(tmp_path / "ready")).start()
    try:
        assert httpx.get(f"{running.url}/api/engine").json() == {"form": "pure", "building": True}
        (tmp_path / "building").unlink()
        assert httpx.get(f"{running.url}/api/engine").json() == {"form": "pure", "building": False}
        lay_out(tmp_path / "ready", form.fingerprint())
        assert httpx.get(f"{running.url}/api/engine").json() == {"form": "compiled", "building": False}
    finally:
        running.stop()


def test_a_folder_without_an_engine_is_named(tmp_path: Path) -> None:
    env = {**os.environ, "LUDARIUM_FORM": "beside", "LUDARIUM_ENGINE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", "import ludarium"], env=env, capture_output=True, text=True)
    assert done.returncode != 0
    assert str(tmp_path) in done.stderr


def test_where_nothing_can_be_compiled_nothing_is_left(tmp_path: Path) -> None:
    """`make play` builds in the background: a failure there is no failure of the game."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / "src" / "ludarium").mkdir(parents=True)
    shutil.copy(form.__file__, tmp_path / "src" / "ludarium" / "form.py")
    for name in ("setup.py", "pyproject.toml", "requirements.lock"):
        shutil.copy(ROOT / name, tmp_path / name)
    python = tmp_path / "python"
    python.write_text(
        f'#!/bin/sh\n[ "$1" = -m ] && {{ echo "no compiler here" >&2; exit 1; }}\nexec {sys.executable} "$@"\n'
    )
    python.chmod(0o755)
    done = subprocess.run(["tools/build-engine", str(python)], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode != 0
    assert "no compiler here" in done.stderr
    assert not (tmp_path / ".engine" / "ready").exists()
    assert not (tmp_path / ".engine" / "building").exists()
