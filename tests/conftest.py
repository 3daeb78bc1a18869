"""What all tests share: the form of the engine under test, and the sample title as a registered one."""

from __future__ import annotations

import os

import pytest

from ludarium.kernel import position
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
    monkeypatch.setitem(registry._homes, "sample", "ludarium.kernel.sample")
    return registry.find("sample")


@pytest.fixture
def form() -> str:
    """The form of the engine under test: pure or compiled."""
    return FORM
