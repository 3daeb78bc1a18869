"""No file can break the program that reads it: thousands of damaged scenarios end in words, and in bounded time.

The originals are every worked example of the titles, read as both versions, and a file that uses everything the second
version knows. Bytes, words, values and whole lines are changed, dropped, doubled and mixed between files.
"""

from __future__ import annotations

import random
import re
import time
from importlib import resources

import pytest

from ludarium import LudariumError
from ludarium.kernel.sample import TITLE
from ludarium.kernel.scenario import cases
from ludarium.kernel.scenario_errors import Differs
from ludarium.kernel.title import Title, find
from ludarium.text import LANGUAGES, Speaker

WHOLE = """
version = 2
title = "sample"
seats = 2
variants = { double = "off" }
names = ["Anna", "Ben"]
rules = ["SA-2"]
name = { en = "Throw", ru = "Бросок" }
[given]
phase = "turn"
seat = 0
hands = { 0 = ["5", "8"], 1 = ["7", "9"] }
points = { "*" = 3, "0, 1" = 4 }
[[step]]
decision = "pick-card"
decides = 0
only = { pick = ["card=5", "card=8"], throw = 0 }
refused = { "pick card=7" = "not-in-hand" }
[[step]]
choose = "pick card=5"
told = ["picked seat=0", { event = "peeked seat=0 card=5", to = [0] }]
told_only = { peeked = 1 }
unchanged = "otherwise"
[[case]]
id = "thrown"
[[case.step]]
say.en = "A four."
choose = "throw"
seat = 0
chance = [4]
until = "turn seat=1"
then = { points.0 = { least = 13, not = 3 }, hands = { 1.any_order = ["9", "7"], 0.count = 1, "*".lacks = ["5"] } }
[case.then]
"points.1" = 4
[[case]]
given.inside = { "double" = 1 }
[[case.step]]
choose = "hold"
over = false
not_offered = ["throw"]
unchanged = ["hands.1", "points.1"]
"""

VALUES = (
    *('""', '"none"', '"*"', "[]", "{}", "[[]]", "[{}]", "-1", "0", "1", "99", "1000000", "9" * 40, "true", "1.5"),
    *("nan", "1979-05-27", '"🂡"', '["5", 5]', '{ is = "Turn" }', "[" * 60 + "]" * 60, '"a.b.c"', "'''x'''", "''"),
)
LINES = (
    *("[given.inside]\nagenda = []", "[given.inside]\nchance = 1", '[given]\nuntil = "turn"', "[[case]]", "[[step]]"),
    *("[then]\na.b = 1", "[result]\npoints = 3", "sound = false", 'unchanged = "otherwise"', "version = 2", "[name]"),
)


def originals(title: str) -> list[str]:
    if title == "sample":
        return [WHOLE]
    folder = resources.files(f"ludarium.games.{title}").joinpath("examples")
    texts = [file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".toml")]
    old = [text.replace("version = 2\n", "") for text in sorted(texts)]
    return [*old, *(f"version = 2\n{text}" for text in old)]


def damaged(text: str, chance: random.Random, others: list[str]) -> str:
    for _ in range(chance.randint(1, 3)):
        lines = text.split("\n")
        at = chance.randrange(len(lines))
        kind = chance.randrange(8)
        if kind == 0:
            lines[at] = re.sub(r"= .*", lambda _: f"= {chance.choice(VALUES)}", lines[at])
        elif kind == 1:
            del lines[at]
        elif kind == 2:
            lines.insert(chance.randrange(len(lines)), lines[at])
        elif kind == 3:
            lines.insert(at, chance.choice(LINES))
        elif kind == 4:
            lines[at] = lines[at][: chance.randrange(len(lines[at]) + 1)]
        elif kind == 5:
            words = re.findall(r"[\w.-]+", chance.choice(others)) or ["x"]
            found = re.findall(r"[\w.-]+", lines[at])
            if found:
                lines[at] = lines[at].replace(chance.choice(found), chance.choice(words), 1)
        elif kind == 6:
            spot = chance.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:spot] + chance.choice("\"'[]{}=#.,*0\\\x00\x7fя\n") + lines[at][spot + 1 :]
        else:
            foreign = chance.choice(others).split("\n")
            lines[at : at + chance.randint(0, 3)] = foreign[: chance.randint(0, 6)]
        text = "\n".join(lines)
    return text


@pytest.mark.parametrize(
    ("name", "count"), [("sample", 1500), ("troyes", 500), ("pax", 600), ("imperium", 500), ("europa", 240)]
)
def test_damaged_files_end_in_words(name: str, count: int) -> None:
    title: Title = TITLE if name == "sample" else find(name)
    texts = originals(name)
    chance = random.Random(name)
    speakers = [Speaker(None if name == "sample" else title, lang) for lang in LANGUAGES]
    outcomes = {"holds": 0, "differs": 0, "cannot be read": 0}
    for number in range(count):
        text = damaged(texts[number % len(texts)], chance, texts)
        began = time.perf_counter()
        error = failure(text, title)
        assert time.perf_counter() - began < 20, text
        if error is None:
            outcomes["holds"] += 1
        elif isinstance(error, Differs):
            outcomes["differs"] += 1
        else:
            assert error.code == "bad-scenario", text
            outcomes["cannot be read"] += 1
        for speaker in speakers:
            assert error is None or speaker.error(error)
    assert all(outcomes.values()), outcomes


def failure(text: str, title: Title) -> LudariumError | None:
    try:
        for case in cases(text, "damaged.toml", title):
            case.run()
    except LudariumError as error:
        return error
    return None
