"""What the pages print beside doctests holds too: pieces of code, a card from its block to play, a guide."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import ludarium
from ludarium.kernel.title import find
from ludarium.text import guide_file

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: str, kind: str) -> list[str]:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return [block for each, block in BLOCK.findall(text) if each == kind]


def plain(code: str) -> str:
    """Without the remarks that a page adds."""
    return re.sub(r"  # .*$", "", code, flags=re.MULTILINE).strip()


def test_the_code_of_the_sample_title_stands_in_it() -> None:
    source = plain((ROOT / "src/ludarium/kernel/sample.py").read_text(encoding="utf-8"))
    printed = [block for block in blocks("add-a-title.md", "python") if ">>>" not in block]
    assert len(printed) == 2
    for block in printed:
        assert plain(block) in source


def test_the_entry_point_is_that_of_the_title_outside() -> None:
    project = tomllib.loads((ROOT / "tests/outside/title/pyproject.toml").read_text(encoding="utf-8"))
    printed = tomllib.loads(blocks("add-a-title.md", "toml")[0])
    assert printed["project"]["entry-points"] == project["project"]["entry-points"]
    assert printed["tool"]["setuptools"]["package-data"] == project["tool"]["setuptools"]["package-data"]


def test_the_printed_guide_can_be_read() -> None:
    end = '\n[[step]]\nid = "end"\nend = true\nsay.en = "Done."\nsay.ru = "Всё."\nwhen.after = ["recruit-where"]\n'
    read = guide_file.read(blocks("guides.md", "toml")[0] + end, "docs/guides.md", find("europa"))
    assert [step.id for step in read.steps] == ["recruit-where", "end"]


PLAYED = """
import sys
from tests.games.imperium.played import run, worth
for line in sys.stdin.read().splitlines():
    ref, how, given, choices, then = [part.strip() for part in line.split("|")]
    if how == "V":
        assert worth(ref, choices, given, "a") == int(then), line
    else:
        run(ref, how, given, choices, then)
    print("holds:", line)
"""


def test_the_printed_card_is_added_as_the_page_says(tmp_path: Path) -> None:
    """Into a copy of the package: its block, its names, and the cases that are printed for it."""
    block, _, mistake, cases = blocks("add-a-card.md", "")
    copy = tmp_path / "ludarium"
    left = shutil.ignore_patterns("__pycache__", "static", "docs", "*.so")
    shutil.copytree(ROOT / "src/ludarium", copy, ignore=left)
    room = copy / "games/imperium"
    page = (ROOT / "docs/add-a-card.md").read_text(encoding="utf-8")
    names = re.findall(r"`(card-romans-aqueduct = \w+)`", page)
    for path, more in (("data/romans.cards", block), ("text/en.ftl", names[0]), ("text/ru.ftl", names[1])):
        with (room / path).open("a", encoding="utf-8") as file:
            file.write(f"\n{more}\n")
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}", "LUDARIUM_FORM": "pure"}

    def python(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *words], env=env, input=typed, capture_output=True, text=True, encoding="utf-8"
        )

    done = python("-c", PLAYED, typed=cases)
    assert done.stdout.count("holds:") == len(cases.splitlines()) == 3, done.stderr
    shown = python("-m", "ludarium", "cards", "imperium", "--nation", "romans", "--lang", "ru")
    assert "Акведук" in shown.stdout, shown.stderr
    # and a mistake is told as it is printed
    cards = room / "data/romans.cards"
    cards.write_text(cards.read_text(encoding="utf-8").replace("draw(1)\n  S: choose", "dance\n  S: choose"), "utf-8")
    told = python("-c", "import ludarium.games.imperium")
    line = len(cards.read_text(encoding="utf-8").partition("dance")[0].splitlines())
    printed = re.escape(mistake.strip().removesuffix("...")).replace("12:9", rf"{line}:\d+")
    assert re.search(printed, told.stderr), told.stderr
    assert Path(ludarium.__file__).parent != copy
