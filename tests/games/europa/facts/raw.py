"""The data files as they stand, read with the csv module: what the tables are checked against."""

from __future__ import annotations

import csv
from importlib import resources
from pathlib import Path

DATA = Path(str(resources.files("ludarium.games.europa"))) / "data"


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def items(text: str) -> list[str]:
    return [item for item in text.split(";") if item]
