"""`make fast` sets LUDARIUM_FAST=1: then the engine is compiled by mypyc from the same source."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("kernel", "games", "players")


def extensions() -> list[object]:
    if os.environ.get("LUDARIUM_FAST") != "1":
        return []
    from mypyc.build import mypycify

    root = Path("src/ludarium")
    files = sorted(str(path) for room in COMPILED for path in (root / room).rglob("*.py") if path.name != "__init__.py")
    result: list[object] = mypycify(["--strict", "--no-warn-unused-configs", *files], opt_level="2")
    return result


setup(ext_modules=extensions())
