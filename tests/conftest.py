"""What all tests share: the form of the engine under test, and the sample title as a registered one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludarium.kernel import homes, position
from ludarium.kernel import title as registry

FORM = "pure" if (position.__file__ or "").endswith(".py") else "compiled"


def pytest_report_header() -> str:
    return f"engine: {FORM}"


def pytest_configure() -> None:
    """`make test` says which form it means to test; testing the other one by mistake would prove nothing."""
    wanted = os.environ.get("LUDARIUM_FORM", FORM)
    if wanted != FORM:
        raise pytest.UsageError(f"LUDARIUM_FORM is {wanted}, but the engine that was imported is {FORM}")


@pytest.fixture
def sample(monkeypatch: pytest.MonkeyPatch) -> registry.Title:
    """The kernel's sample title, known by its id."""
    monkeypatch.setitem(homes.HOMES, "sample", "ludarium.kernel.sample")
    return registry.find("sample")


@pytest.fixture
def form() -> str:
    """The form of the engine under test: pure or compiled."""
    return FORM


@pytest.fixture(scope="session")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the title of tests/outside/title has been installed from its own package."""
    folder = tmp_path_factory.mktemp("outside")
    shutil.copytree(Path(__file__).parent / "outside" / "title", folder / "project")
    install = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(folder / "installed")]
    subprocess.run([sys.executable, "-m", *install, str(folder / "project")], check=True)
    return folder / "installed"


@pytest.fixture(scope="session")
def outside_env(outside: Path) -> dict[str, str]:
    """The environment of a process in which that package is installed."""
    path = os.pathsep.join(filter(None, [str(outside), os.environ.get("PYTHONPATH", "")]))
    return {"PYTHONPATH": path, "LUDARIUM_FORM": "pure"}
