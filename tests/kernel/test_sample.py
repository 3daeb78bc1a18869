"""The kernel, shown on its own sample title."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from ludarium import LudariumError, Match
from ludarium.kernel import homes, record, scenario
from ludarium.kernel.chance import commitment, committed, fast
from ludarium.kernel.conformance import check
from ludarium.kernel.sample import CARD, TITLE, WORDS


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("double", ["off", "on"])
def test_the_sample_conforms(seats: int, double: str) -> None:
    report = check(TITLE, seats, {"double": double}, games=30, every=1)
    assert report.errors == []
    assert report.unseen() == []


def test_an_option_goes_to_text_and_json_and_back() -> None:
    option = WORDS.by_name["pick"].of(CARD.index("7"))
    assert WORDS.text(option) == "pick card=7"
    assert WORDS.parse("pick card=7") == option
    assert WORDS.as_json(option) == {
        "code": "pick card=7",
        "verb": "pick",
        "args": {"card": "card:7"},
        "rules": ["SA-1"],
    }
    assert WORDS.pack("pick", {"card": "card:7"}) == option


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty-option"),
        ("grab card=1", "unknown-verb"),
        ("pick", "missing-argument"),
        ("pick card=99", "unknown-card"),
        ("pick card=1 colour=red", "unknown-argument"),
        ("pick card", "bad-option"),
    ],
)
def test_a_wrong_option_is_named(text: str, code: str) -> None:
    with pytest.raises(LudariumError) as caught:
        WORDS.parse(text)
    assert caught.value.code == code


def test_bad_input_changes_nothing() -> None:
    match = Match.new(TITLE, 2, seed="x")
    before = match.dumps(), match.view(0)
    seat = match.seat
    wrong: list[tuple[int, Any]] = [
        (1 - seat, match.options()[0]),
        (seat, "pick card=77"),
        (seat, "throw"),
        (seat, -1),
        (seat, 255),
        (seat, True),
        (seat, {"verb": "pick"}),
        (seat, {"verb": "pick", "card": ["1"]}),
        (seat, {}),
    ]
    for someone, option in wrong:
        with pytest.raises(LudariumError):
            match.choose(someone, option)
    assert (match.dumps(), match.view(0)) == before


@pytest.mark.parametrize(
    ("seats", "variants", "code"),
    [
        (5, {}, "bad-seats"),
        (2, {"tripple": "on"}, "unknown-variant"),
        (2, {"double": "yes"}, "unknown-value"),
        (3, {"deal": "two"}, "variant-seats"),
    ],
)
def test_a_table_that_cannot_be_opened_is_refused(seats: int, variants: dict[str, str], code: str) -> None:
    with pytest.raises(LudariumError) as caught:
        Match.new(TITLE, seats, variants)
    assert caught.value.code == code


def test_an_unknown_title_names_the_known_ones() -> None:
    with pytest.raises(LudariumError, match="troyes"):
        Match.new("trois", 2)


def test_undo_stops_at_a_chance_result() -> None:
    match = Match.new(TITLE, 2, seed="x")
    seat = match.seat
    assert not match.can_undo(seat)
    view = match.view(seat)
    match.choose(seat, match.options()[0])
    assert match.can_undo(seat)
    assert not match.can_undo(1 - seat)
    match.undo(seat)
    assert match.view(seat) == view
    match.choose(seat, match.options()[0])
    match.choose(seat, "throw")
    with pytest.raises(LudariumError):
        match.undo(seat)


def test_whether_a_choice_is_final_can_be_asked_before_it_is_made() -> None:
    match = Match.new(TITLE, 2, seed="x")
    before = match.dumps()
    pick = match.options()[0]
    assert not match.final(match.seat, pick)
    match.choose(match.seat, pick)
    assert match.final(match.seat, "throw")
    assert match.final(match.seat, "hold"), "the turn passes on"
    with pytest.raises(LudariumError):
        match.final(match.seat, pick)
    with pytest.raises(LudariumError):
        match.final(1 - match.seat, "hold")
    match.undo(match.seat)
    assert match.record.dumps() != before, "the record keeps the undo"
    assert match.options()[0] == pick


def test_another_seats_hand_is_not_in_the_view() -> None:
    match = Match.new(TITLE, 3, seed="x")
    for seat in range(3):
        hands = match.view(seat)["table"]["hands"]
        assert [isinstance(hand, list) for hand in hands] == [owner == seat for owner in range(3)]
    assert all(isinstance(hand, int) for hand in match.view(-1)["table"]["hands"])
    decision = match.view(1 if match.seat != 1 else 2)["decision"]
    assert decision is not None
    assert "options" not in decision


def test_a_told_secret_reaches_its_seat_only() -> None:
    match = Match.new(TITLE, 2, seed="x")
    match.choose(0, match.options()[0])
    assert [told["event"] for told in match.heard(0)] == ["picked", "peeked"]
    assert [told["event"] for told in match.heard(1)] == ["picked"]
    assert [told["event"] for told in match.heard(-1)] == ["picked"]


def test_chance_is_committed_to_and_even() -> None:
    one, other = committed("a"), committed("a")
    assert [one.roll() for _ in range(20)] == [other.roll() for _ in range(20)]
    assert commitment("a") != commitment("b")
    for chance in (fast(3), committed("c")):
        counts = [0] * 6
        for _ in range(6000):
            counts[chance.roll() - 1] += 1
        assert all(850 < count < 1150 for count in counts)


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: "hello\n",
        lambda text: text.replace("ludarium-record/1", "ludarium-record/9"),
        lambda text: text.replace('"seats":2', '"seats":"2"'),
        lambda text: text + "more\n",
        lambda text: text.replace("pick card", "prick card", 1),
        lambda text: text.replace("\n0 ", "\n1 ", 1),
        lambda text: text.replace("\n0 ", "\nx ", 1),
        lambda text: text.replace('"names":[', '"names":["extra",'),
        lambda text: "\x00" + text,
        lambda text: "[" * 100_000,
    ],
)
def test_a_damaged_record_is_refused(damage: object, monkeypatch: pytest.MonkeyPatch) -> None:

    monkeypatch.setitem(homes.HOMES, "sample", "ludarium.kernel.sample")
    match = Match.new(TITLE, 2, seed="x")
    while not match.over:
        match.choose(match.seat, match.options()[0])
    text = match.dumps()
    assert Match.loads(text).view(0) == match.view(0)
    assert callable(damage)
    with pytest.raises(LudariumError) as caught:
        Match.loads(damage(text))
    assert caught.value.code == "bad-record"


def test_a_match_resumes_from_its_record(monkeypatch: pytest.MonkeyPatch) -> None:

    monkeypatch.setitem(homes.HOMES, "sample", "ludarium.kernel.sample")
    one = Match.new(TITLE, 2, seed="x")
    for _ in range(5):
        one.choose(one.seat, one.options()[0])
    other = Match.loads(one.record.dumps())
    while not one.over:
        one.choose(one.seat, one.options()[0])
        other.choose(other.seat, other.options()[0])
    assert one.dumps() == other.dumps()
    assert record.loads(one.dumps()).end is not None


SCENARIO = """
title = "sample"
seats = 2
rules = ["SA-2"]
[given]
phase = "turn"
seat = 1
hands = { "0" = ["1"], "1" = ["9"] }
points.1 = 3
chance = [4]
[[step]]
decision = "pick-card"
seat = 1
offered = ["pick card=9"]
not_offered = ["pick card=1"]
[[step]]
seat = 1
choose = "pick card=9"
[[step]]
choose = "throw"
then = { points = { "1" = 16 } }
[then]
"points.0" = 0
left = ["9"]
"""


def test_a_scenario_runs() -> None:
    scenario.reads(SCENARIO, title=TITLE).run()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"pick card=9"\n[[step]]\nchoose', '"pick card=8"\n[[step]]\nchoose', "not offered"),
        ('["pick card=1"]', '["pick kard=1"]', "kard"),
        ("points.1 = 3", "pionts.1 = 3", "pionts"),
        ("points.1 = 3", "points.1 = -3", "from 0 to 200"),
        ('["1"]', '["13"]', "13"),
        ('"turn"', '"trun"', "trun"),
        ("= 16", "= 15", "expected 15"),
        ('"points.0" = 0', '"points.7" = 0', "7"),
        ("chance = [4]", "chance = [7]", "between 1 and 6"),
        ("[given]", "[gibven]", "gibven"),
        ("seats = 2", "seats = ", "TOML"),
        ("seat = 1\nhands", "seat = 4\nhands", "no seat 4"),
        ('choose = "throw"', 'chooses = "throw"', "chooses"),
    ],
)
def test_a_wrong_scenario_says_what_is_wrong(old: str, new: str, says: str) -> None:
    assert old in SCENARIO
    with pytest.raises(LudariumError, match=says):
        scenario.reads(SCENARIO.replace(old, new), title=TITLE).run()


def test_a_deep_copy_is_a_clone_and_a_title_is_its_own_copy() -> None:
    position = TITLE.start(2, {}, fast(1))
    copy = deepcopy(position)
    assert TITLE.dump(copy) == TITLE.dump(position)
    copy.choose(copy.options()[0])
    assert TITLE.dump(copy) != TITLE.dump(position)
    assert deepcopy(TITLE) is TITLE


def test_views_are_json() -> None:
    match = Match.new(TITLE, 2, seed="x")
    json.dumps(match.view(0))
