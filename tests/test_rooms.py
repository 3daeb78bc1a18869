"""Nothing outside a title's room knows that title by its name: another one is added by adding its folder."""

from __future__ import annotations

import re
from pathlib import Path

from ludarium.kernel.homes import HOMES

ROOT = Path(__file__).parents[1]
HOUSE = [id for id, home in HOMES.items() if home.startswith("ludarium.games.")]
# A name in quotes is one that the code would act on. An example in a text for people is not.
QUOTED = re.compile(rf"""["'`]({"|".join(HOUSE)})["'`]""")
PROGRAMS = (".py", ".ts", ".svelte", ".toml", "Makefile")
# What has to name one, and why.
ALLOWED = {
    "src/ludarium/research/openspiel.py": "a game of OpenSpiel has a default for each parameter",
}


def sources() -> list[Path]:
    rooms = (ROOT / "src/ludarium/games", ROOT / "web/src/titles", ROOT / "src/ludarium/server/static")
    found = [ROOT / "Makefile", ROOT / "pyproject.toml", ROOT / "setup.py", *(ROOT / "web").glob("*.ts")]
    for folder in ("src/ludarium", "web/src", "tools"):
        found += [
            path
            for path in (ROOT / folder).rglob("*")
            if path.name.endswith(PROGRAMS) and not any(path.is_relative_to(room) for room in rooms)
        ]
    return [path for path in found if not path.name.startswith(tuple(f"{id}_" for id in HOUSE))]


def test_no_title_is_named_outside_its_room() -> None:
    named = {}
    for path in sources():
        code = [line for line in path.read_text(encoding="utf-8").splitlines() if ">>>" not in line]
        found = [line.strip() for line in code if QUOTED.search(line)]
        if found and path.relative_to(ROOT).as_posix() not in ALLOWED:
            named[path.relative_to(ROOT).as_posix()] = found
    assert named == {}
    assert len(HOUSE) >= 4
    assert len(sources()) > 100


def test_the_makefile_and_the_contracts_name_none() -> None:
    for name in ("Makefile", "pyproject.toml"):
        words = re.findall(r"[a-z]+", (ROOT / name).read_text(encoding="utf-8"))
        tests = {"europa"} if name == "Makefile" else set()  # `make soak` names its test file
        assert not (set(words) & set(HOUSE)) - tests
