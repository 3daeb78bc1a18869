"""What docs/scenarios.md says about this title holds."""

from __future__ import annotations

import re
from pathlib import Path

from ludarium.games.europa import TITLE
from ludarium.games.europa.facts import dice
from ludarium.kernel.scenario import reads

PAGE = (Path(__file__).parents[4] / "docs" / "scenarios.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("## The Price of Power")[2].partition("\n## ")[0]


def test_the_example_of_the_page_holds() -> None:
    text = SECTION.partition("```toml\n")[2].partition("```")[0]
    reads(text, "page", TITLE).run()


def test_the_dice_are_as_the_page_says() -> None:
    words = {"infantry": "Infantry", "infantry-2": "two Infantry", "cavalry": "Cavalry", "artillery": "Artillery"}
    rows = dict(re.findall(r"^\| (Infantry|Cavalry|Artillery|Exploration) \| (.*) \|$", SECTION, re.MULTILINE))
    for die, name in enumerate(("Infantry", "Cavalry", "Artillery")):
        faces = [dice.FACE.ref(face) for face in dice.BATTLE_FACES[die]]
        assert rows[name] == " | ".join(words.get(face, "miss") for face in faces)
    numbers = [
        f"{n}, skull" if skull else f"{n}" for n, skull in zip(dice.EXPLORE_NUMBER, dice.EXPLORE_SKULL, strict=True)
    ]
    assert rows["Exploration"] == " | ".join(numbers)
    assert [dice.REBEL.ref(face) for face in dice.REBEL_FACES] == [
        *("rebellion", "ducats", "power", "blank", "exhaust", "calm")
    ]


def test_the_page_names_parts_and_phases_that_exist() -> None:
    said = re.search(r"\*\*Where it goes on\.\*\* (.*?)Everything", SECTION, re.DOTALL)
    assert said is not None
    assert set(re.findall(r"`([a-z-]+)`", said[1])) - {"seat"} == set(TITLE.phases())
    shown = {name for name, _ in TITLE.layout.parts}
    parts = re.findall(r"^\| (`.*?`) \|", SECTION, re.MULTILINE)
    named = {each.partition(".")[0] for row in parts for each in re.findall(r"`([a-zA-Z._]+)`", row)}
    assert shown - named <= {"rounds", "milestones_done"}
    fields = set(TITLE.layout.codecs["players"].inside("france").codecs)  # type: ignore[union-attr]
    told = {each for row in parts if "players.X" in row for each in re.findall(r"`(?:players\.X\.)?([a-z_]+)`", row)}
    assert told <= fields
