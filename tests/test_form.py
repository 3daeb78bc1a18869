"""The pure and the compiled form hold the same modules, each of them wholly."""

from __future__ import annotations

import importlib
import pkgutil
from pathlib import Path

import pytest

import ludarium

COMPILED = ("ludarium.kernel.", "ludarium.games.", "ludarium.players.")
# One makes methods while it is imported (for the compiled form they have been written out before), one types.
INTERPRETED = ("ludarium.kernel.fields", "ludarium.kernel.kinds")


def modules() -> list[str]:
    found = pkgutil.walk_packages(ludarium.__path__, "ludarium.")
    return [module.name for module in found if module.name.startswith(COMPILED) and not module.ispkg]


@pytest.mark.parametrize("name", modules())
def test_every_module_of_the_engine_has_the_form_under_test(name: str, form: str) -> None:
    suffix = Path(importlib.import_module(name).__file__ or "").suffix
    assert suffix == (".py" if form == "pure" or name in INTERPRETED else ".so")
