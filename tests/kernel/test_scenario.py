"""Scenario files of the second version, on the sample title: what they can say, and that nothing passes in silence."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium import LudariumError
from ludarium.kernel.sample import TITLE
from ludarium.kernel.scenario import Scenario, cases, reads
from ludarium.kernel.scenario_errors import Differs

HEAD = """
version = 2
title = "sample"
seats = 2
rules = ["SA-2"]
[given]
phase = "turn"
seat = 0
hands = { 0 = ["5", "8"], 1 = ["7", "9"] }
"""
PICK = HEAD + '[[step]]\nchoose = "pick card=5"\n'
THROW = PICK + '[[step]]\nchoose = "throw"\nchance = [4]\n'


def run(text: str) -> Scenario:
    scenario = reads(text, "test.toml", TITLE)
    scenario.run()
    return scenario


@pytest.mark.parametrize(
    "stated",
    [
        # who decides what
        'decision = "pick-card"\ndecides = 1',
        # options: whole, in part, exactly, by verb, how many
        'offered = ["pick card=7"]\nnot_offered = ["pick card=5", "throw"]',
        'offered = ["pick"]',
        'only = ["pick card=9", "pick card=7"]',
        'only = ["pick"]',
        'only = { pick = ["card=7", "pick card=9"], throw = [] }',
        "only = { pick = 2, hold = 0 }",
        'refused = { "pick card=5" = "not-in-hand", "pick card=7" = "offered" }',
        # what was told, to whom
        'told = ["scored seat=0 points=9"]\nnot_told = ["picked"]',
        'told = [{ event = "scored seat=0", to = "all" }]',
        'told_only = ["scored seat=0 card=5 points=9"]',
        "told_only = { scored = 1, picked = 0 }",
        # parts: nested, dotted, all of them, several
        "then.points.0 = 9",
        'then = { "points.0" = 9, "hands.1.0" = "7" }',
        'then.points = { "0, 1" = { least = 0, most = 9 }, "*" = { not = 5 } }',
        "then.points = [9, 0]",
        # lists: any order, absence, counts
        'then.hands.1.any_order = ["9", "7"]',
        'then.hands.1 = { has = ["9"], lacks = ["5"], count = 2 }',
        'then.hands.1.count = { "7" = 1, "8" = 0 }',
        'then.left.not = ["8"]',
        'then.hands."*".lacks = ["5"]',
        "then.points.count = 2",
        # nothing else has changed
        'then = { hands.0 = ["8"], points.0 = 9, left = ["5"] }\nunchanged = "otherwise"',
        'unchanged = ["hands.1", "points.1"]',
    ],
)
def test_what_a_step_can_state(stated: str) -> None:
    run(THROW + stated)


@pytest.mark.parametrize(
    ("stated", "told"),
    [
        ("decides = 0", "seat 1 decides, not seat 0"),
        ('decision = "play-card"', "the decision is pick-card"),
        ("over = true", "the game is not over"),
        ('offered = ["throw"]', "'throw' is not offered"),
        ('not_offered = ["pick"]', "'pick' is offered"),
        ('only = ["pick card=7"]', "Missing: -. Besides: pick card=9"),
        ('only = { pick = ["card=7", "card=9", "card=1"] }', "Missing: pick card=1. Besides: -"),
        ("only.pick = 3", "pick is there 2 times, expected 3"),
        ('refused = { "pick card=5" = "too-dear" }', "refused for not-in-hand, expected too-dear"),
        ('told = ["scored points=8"]', "not told"),
        ('told = [{ event = "scored", to = [0] }]', "not told"),
        ('not_told = ["scored"]', "is told, but should not be"),
        ('told_only = ["picked"]', "Missing: picked. Besides: scored seat=0 card=5 points=9"),
        ("told_only.scored = 2", "1 times, expected 2"),
        ("then.points = [9, 1]", "points.1 is 0, expected 1"),
        ("then.points = [9]", "points is"),
        ('then.hands.1 = ["9", "7"]', "hands.1 is"),
        ('then.hands.1.any_order = ["7"]', "besides"),
        ('then.hands.1.has = ["7", "7"]', "lacks '7'"),
        ('then.hands.1.lacks = ["7"]', "has '7', but should not"),
        ("then.hands.1.count = 3", "has 2 entries, expected 3"),
        ('then.hands.1.count = { "7" = 2 }', "has 7 1 times, expected 2"),
        ("then.points.0.least = 10", "at least 10"),
        ("then.points.0.most = 8", "at most 8"),
        ("then.points.0.not = 9", "should not be"),
        ('then.points.0 = 9\nunchanged = "otherwise"', r"changed, too: hands.0: \['5', '8'\] > \['8'\]; left"),
        ('unchanged = ["points"]', "points.0: 0 > 9"),
        ('result.reason = "hands-empty"', "the game is not over"),
    ],
)
def test_what_is_not_so_is_told_as_a_difference(stated: str, told: str) -> None:
    with pytest.raises(Differs, match=told):
        run(THROW + stated)


def test_everything_that_differs_at_a_step_is_told_at_once() -> None:
    with pytest.raises(Differs) as caught:
        run(THROW + "decides = 0\nthen.points = [8, 3]")
    assert [reason.code for reason in caught.value.reasons] == [
        "scenario-decides",
        "scenario-fact",
        "scenario-fact",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        # a string where a list belongs
        (THROW + 'offered = "pick card=7"', "expected a list"),
        (THROW + 'then.left = "5"', "expected a list"),
        (THROW + 'then.left.has = "5"', "expected a list"),
        (THROW + 'told = "scored"', "expected a list"),
        (HEAD.replace('["SA-2"]', '"SA-2"') + '[[step]]\ndecision = "pick-card"', "rules: expected a list"),
        # names that nobody knows
        (THROW + 'offered = ["pikc card=7"]', "pikc"),
        (THROW + 'not_offered = ["pick card=77"]', "77"),
        (THROW + "only.pikc = 2", "pikc"),
        (THROW + 'told = ["scored points=9 seet=1"]', "seet"),
        (THROW + 'not_told = ["scroed"]', "scroed"),
        (THROW + 'decision = "pick-crad"', "pick-crad"),
        (THROW + "then.pionts.0 = 9", "pionts"),
        (THROW + "then.points.5 = 9", "there is no '5' here"),
        (THROW + 'then.left.lacks = ["55"]', "55"),
        (THROW + 'then.left.hsa = ["5"]', "hsa"),
        (THROW + "then.left.least = 5", "cannot be asked"),
        (THROW + "then.points.0.has = [9]", "cannot be asked"),
        (THROW + 'unchanged = ["pionts"]', "pionts"),
        (THROW + 'unchanged = "others"', "otherwise"),
        (HEAD.replace("SA-2", "SA-77") + '[[step]]\ndecision = "pick-card"', "no rule SA-77"),
        (THROW + "desides = 1", "desides"),
        (THROW + '[then]\n"points.0" = "9"', "whole number"),
        # what would have no effect
        (HEAD + '[[step]]\nseat = 0\ndecision = "pick-card"', "'decides'"),
        (HEAD.replace('phase = "turn"\n', "") + '[[step]]\ndecision = "pick-card"', "there is no phase"),
        (THROW.replace("[4]", "[4, 5]"), "not asked for: 5"),
        (PICK.replace("[given]", "[given]\nchance = [3]"), "given.chance: these chance results were not asked for: 3"),
        (HEAD + '[[step]]\nchance = [4]\ndecision = "pick-card"', "nothing happens"),
        (PICK.replace("[given]", "[given]\nsound = false"), "it is not needed"),
        (HEAD, "states nothing"),
        (HEAD + '[[step]]\nsay.en = "Look."', "states nothing"),
        (PICK.replace("seats = 2", 'seats = 2\nnames = ["Anna"]'), "1 names"),
        (PICK + 'error = "x"', "refused"),
        # what cannot be
        (PICK.replace('"7", "9"', '"7", "5"'), "5 is named in two places"),
        (PICK.replace('"7", "9"', '"7", "99"'), "99"),
        (THROW.replace("[4]", "[7]"), "between 1 and 6"),
        (PICK.replace("version = 2", "version = 3"), "the newest is 2"),
        (PICK.replace("seats = 2", "seats = 9"), "9 seats"),
        (PICK.replace("seats = 2", 'seats = 2\nvariants = { double = "maybe" }'), "maybe"),
    ],
)
def test_nothing_passes_in_silence(text: str, told: str) -> None:
    with pytest.raises(LudariumError, match=told) as caught:
        run(text)
    assert caught.value.code == "bad-scenario"


def test_the_result_is_stated_by_seat_and_source() -> None:
    text = """
version = 2
title = "sample"
seats = 2
variants = { deal = "two" }
[given]
hands = { 0 = ["5"], 1 = ["7"] }
phase = "turn"
[[step]]
choose = "pick card=5"
[[step]]
choose = "hold"
[[step]]
choose = "pick card=7"
[[step]]
choose = "hold"
over = true
[result]
reason = "hands-empty"
verdict = ""
winners = [1]
points = [2, 3]
places = { 0 = 2, 1 = 1 }
sources = { 1.cards = 3, 0 = { cards = { least = 1 } } }
"""
    run(text)
    with pytest.raises(Differs, match=r"places\.0 is 2, expected 1"):
        run(text.replace("0 = 2, 1 = 1", "0 = 1"))
    with pytest.raises(LudariumError, match="there is no 'dice' here"):
        run(text.replace("1.cards = 3", "1.dice = 3"))


def test_cases_share_what_stands_above_them() -> None:
    text = (
        PICK
        + """
[[case]]
name.en = "Thrown"
rules = ["SA-2"]
given.points.1 = 4
[[case.step]]
choose = "throw"
chance = [1]
[case.then]
points = [6, 4]
[[case]]
id = "held"
variants = { double = "on" }
[[case.step]]
choose = "hold"
[case.then]
points = [2, 0]
"""
    )
    one, two = cases(text, "test.toml", TITLE)
    assert [one.id, two.id, one.name, two.name] == ["1", "held", {"en": "Thrown"}, {}]
    assert one.rules == ["SA-2", "SA-2"]
    assert two.variants["double"] == "on"
    assert len(one.steps) == 2
    for case in (one, two):
        case.run()
    with pytest.raises(LudariumError, match="2 cases"):
        reads(text, title=TITLE)
    (broken,) = [case for case in cases(text.replace("[2, 0]", "[3, 0]"), title=TITLE) if case.id == "held"]
    with pytest.raises(Differs, match=r"case held: the end: points\.0 is 2, expected 3"):
        broken.run()
    with pytest.raises(LudariumError, match="two cases"):
        cases(text.replace('id = "held"', 'id = "1"'), title=TITLE)


def test_a_reading_point_stands_between_automatic_steps() -> None:
    text = (
        PICK
        + """
[[step]]
choose = "throw"
chance = [4]
until = "turn seat=1"
then.points.0 = 9
told = ["scored"]
[[step]]
decision = "pick-card"
decides = 1
not_told = ["scored"]
"""
    )
    run(text)
    with pytest.raises(LudariumError, match="nobody decides at a reading point"):
        run(text.replace("then.points.0 = 9", "decides = 1"))
    with pytest.raises(LudariumError, match="nobody decides at a reading point"):
        run(text.replace('decision = "pick-card"\n', 'choose = "pick card=7"\n'))
    with pytest.raises(Differs, match="turn seat=3 was not reached: the next decision is pick-card"):
        run(text.replace("seat=1", "seat=3"))
    for wrong in ("trun", "turn seet=1", "turn 1", ""):
        with pytest.raises(LudariumError) as caught:
            run(text.replace("turn seat=1", wrong))
        assert caught.value.code == "bad-scenario"
    with pytest.raises(LudariumError, match="needs a choice"):
        run(HEAD + '[[step]]\nuntil = "turn"\nthen.points.0 = 0')


def test_a_reading_point_can_be_the_beginning() -> None:
    run(_before_the_first_turn())


def _before_the_first_turn() -> str:
    return HEAD + 'until = "turn seat=0"\n[[step]]\ndecision = "pick-card"\ndecides = 0\n'


def test_an_impossible_position_is_allowed_by_a_word() -> None:
    run(PICK.replace('"7", "9"', '"7", "5"').replace("[given]", "[given]\nsound = false"))


def test_all_places_and_several_places_can_be_set_at_once() -> None:
    position = reads(POINTS, title=TITLE).position()
    assert TITLE.layout.show(position)["points"] == {"0": 5, "1": 6, "2": 4}


POINTS = """
version = 2
title = "sample"
seats = 3
[given]
points = { "*" = 4, "0, 1" = 5 }
[[step]]
decision = "pick-card"
[[case]]
given.points.1 = 6
"""


def test_the_first_version_stays_as_lenient_as_it_was() -> None:
    """Without `version = 2`, what it passed over is still passed over; the new words are not known."""
    old = THROW.replace("version = 2\n", "")
    for text in (
        old.replace("[4]", "[4, 5]"),
        old.replace("SA-2", "SA-77"),
        old.replace('"7", "9"', '"7", "5"'),
        old + "[[step]]\nseat = 0",
        HEAD.replace("version = 2\n", ""),
        old + '[[step]]\nerror = "x"',
    ):
        run(text)
    for text in (old + "decides = 1", old + 'told = ["scored"]', old.replace("[given]", "[given]\nsound = false")):
        with pytest.raises(LudariumError, match="version = 2"):
            run(text)
    with pytest.raises(LudariumError, match="expected a list"):
        run(old + 'not_offered = "throw"')


OLD = sorted((Path(__file__).parent / "first_version").glob("*.toml"))


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_files_of_the_first_version_still_hold_though_the_second_would_refuse_them(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    reads(text, path.name).run()
    with pytest.raises(LudariumError, match="cannot be read"):
        reads(f"version = 2\n{text}", path.name).run()
