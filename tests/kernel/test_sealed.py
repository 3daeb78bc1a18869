"""Several open decisions at once: sealed answers in any order."""

from __future__ import annotations

import pytest

from ludarium.kernel import sample_apart
from ludarium.kernel.chance import fast
from ludarium.kernel.conformance import check, check_match
from ludarium.kernel.conformance_sealed import Dependent, play_sealed
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.record import UNDO, loads
from ludarium.kernel.sample import TITLE as SAMPLE
from ludarium.kernel.sample import PickCard, PlayCard, Sample
from ludarium.kernel.sample_apart import Plans
from ludarium.kernel.sealed import Sealed

PLANS = sample_apart.TITLE


def opened(seats: int = 3) -> Sealed:
    sealed = Sealed.of(Match.new(PLANS, seats, seed="open"))
    assert sealed is not None
    return sealed


def lays(sealed: Sealed, seat: int, number: int = 0) -> str:
    """Lays a card of the hand aside and is done."""
    card = sealed.face(seat).options()[number]
    sealed.choose(seat, card)
    sealed.choose(seat, "done")
    return card


@pytest.mark.parametrize("seats", [2, 3])
def test_the_sample_conforms(seats: int) -> None:
    report = check(PLANS, seats, {}, 30)
    assert report.errors == []
    assert report.unseen() == []


def test_everybody_may_answer_and_waits_for_nobody() -> None:
    sealed = opened()
    assert sealed.match.position.deciding == sealed.thinking == [0, 1, 2]
    lays(sealed, 2)
    assert sealed.thinking == [0, 1]
    lays(sealed, 0)
    assert sealed.thinking == [1]
    assert sealed.match.record.lines == []


def test_all_answers_take_effect_in_turn_order() -> None:
    codes = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        sealed = opened()
        for seat in order:
            lays(sealed, seat)
        assert sealed.apply() == {}
        codes.append([line.text() for line in sealed.match.record.lines])
        assert [line.seat for line in sealed.match.record.lines] == [0, 0, 1, 1, 2, 2]
        again = Match.replay(loads(sealed.match.dumps()), title=PLANS)
        assert again.view(1) == sealed.match.view(1)
    assert codes[0] == codes[1] == codes[2]


def test_a_record_is_the_same_as_if_one_was_asked_after_the_other() -> None:
    sealed = opened()
    one_by_one = Match.new(PLANS, 3, seed="open")
    for seat in (2, 0, 1):
        lays(sealed, seat)
    sealed.apply()
    for line in sealed.match.record.lines:
        one_by_one.choose(line.seat, line.code)
    assert one_by_one.dumps() == sealed.match.dumps()


def test_a_sealed_answer_tells_the_others_nothing_but_who_is_still_thinking() -> None:
    sealed = opened()
    before = {seat: (sealed.view(seat), sealed.face(seat).heard(seat)) for seat in (-1, 0, 1)}
    laid = lays(sealed, 2)
    for seat, (view, heard) in before.items():
        after = sealed.view(seat)
        assert after["open"] == [0, 1]
        assert {**after, "open": view["open"]} == view
        assert sealed.face(seat).heard(seat) == heard
    assert sealed.view(2)["table"]["laid"][2] == ["card:" + laid.split("=")[1]]


def test_of_others_one_knows_only_what_they_are_asked_first() -> None:
    sealed = opened()
    lays(sealed, 2)
    assert sealed.view(2)["decision"] == {"seat": 0, "id": "plan"}
    assert [seat for seat in (-1, 0, 1, 2) if "sealed" in sealed.view(seat)] == [2]
    assert sealed.view(-1)["decision"] == {"seat": 0, "id": "plan"}


def test_an_answer_can_be_taken_back_until_all_are_in() -> None:
    sealed = opened()
    lays(sealed, 2)
    assert sealed.view(2)["undo"]
    sealed.undo(2)
    sealed.undo(2)
    assert sealed.thinking == [0, 1, 2]
    assert sealed.face(2).heard(2) == sealed.match.heard(2)
    assert not sealed.view(2)["undo"]
    other = lays(sealed, 2, 1)
    assert [line.code for line in sealed.answers(2)].count(UNDO) == 2
    lays(sealed, 0)
    lays(sealed, 1)
    sealed.apply()
    assert [line.code for line in sealed.match.record.lines if line.seat == 2] == [other, "done"]


def test_what_one_has_seen_cannot_be_unseen() -> None:
    sealed = opened()
    assert sealed.face(1).final(1, "peek")
    sealed.choose(1, "peek")
    assert sealed.view(1)["table"]["down"].startswith("card:")
    assert not sealed.view(1)["undo"]
    with pytest.raises(LudariumError, match="revealed"):
        sealed.undo(1)


def test_whoever_has_answered_cannot_answer_again() -> None:
    sealed = opened()
    lays(sealed, 0)
    with pytest.raises(LudariumError) as refused:
        sealed.choose(0, "done")
    assert refused.value.code == "answered"
    with pytest.raises(LudariumError) as refused:
        sealed.choose(1, "done")
    assert refused.value.code == "not-an-option"
    assert sealed.thinking == [1, 2]


def test_only_who_is_asked_can_take_part() -> None:
    sealed = opened(2)
    for act in (sealed.choose, lambda seat, _: sealed.undo(seat)):
        with pytest.raises(LudariumError):
            act(2, "done")


def test_a_bot_thinks_about_a_position_in_which_it_comes_first() -> None:
    sealed = opened()
    sealed.choose(2, sealed.face(2).options()[0])
    position = sealed.position(2)
    assert position.seat == 2
    assert position.deciding == [2, 0, 1]
    picks = fast(3)
    while not position.over:
        options = position.options()
        position.choose(options[picks.below(len(options))])
    assert isinstance(position, Plans)
    PLANS.check(position)


def test_a_match_that_is_played_on_the_position_takes_one_seat_after_the_other() -> None:
    position = PLANS.start(3, {}, fast(1))
    asked: list[int] = []
    while not position.over:
        if not asked or asked[-1] != position.seat:
            asked.append(position.seat)
        position.choose(position.options()[-1])
    assert asked == [0, 1, 2, 0, 1, 2]


def test_where_only_one_has_anything_to_decide_nothing_is_sealed() -> None:
    match = Match.new(PLANS, 2, seed="open")
    match.choose(0, match.options()[0])
    assert Sealed.of(match) is not None
    match.choose(0, "done")
    assert match.position.deciding == [1]
    assert Sealed.of(match) is None


# lanes that are not what they should be: a live game goes on all the same


def apart(*frames: list[object]) -> Match:
    match = Match.new(SAMPLE, 2, seed="a")
    position = match.position
    assert isinstance(position, Sample)
    position.agenda = []
    position.apart(list(range(len(frames))), list(frames))  # type: ignore[arg-type]
    position.advance()
    return match


def test_what_draws_is_asked_on_when_it_takes_effect() -> None:
    match = Match.new(SAMPLE, 2, seed="a")
    position = match.position
    assert isinstance(position, Sample)
    match = apart([PlayCard(0, position.hands[0][0]), PickCard(0)], [PickCard(1)])
    sealed = Sealed.of(match)
    assert sealed is not None
    seen = sealed.view(0)["table"]
    sealed.choose(0, "throw")
    assert sealed.view(0)["table"] == seen
    assert sealed.thinking == [1]
    sealed.choose(1, sealed.face(1).options()[0])
    sealed.choose(1, "hold")
    left = sealed.apply()
    assert match.record.lines[-1].code == "throw"
    assert match.position.points[0] > 0  # type: ignore[attr-defined]
    assert [line.code for line in left[1]][-1] == "hold"
    again = Sealed.of(match)
    assert again is not None
    for line in left[1]:
        again.repeat(line)
    assert again.thinking == [0]


def test_the_kit_finds_a_lane_that_draws() -> None:
    match = Match.new(SAMPLE, 2, seed="a")
    position = match.position
    assert isinstance(position, Sample)
    match = apart([PlayCard(0, position.hands[0][0]), PickCard(0)], [PickCard(1)])
    sealed = Sealed.of(match)
    assert sealed is not None
    sealed.choose(0, "throw")
    with pytest.raises(Dependent):
        play_sealed(match, sealed, fast(1))


def test_an_answer_that_does_not_fit_any_more_is_asked_for_anew() -> None:
    match = apart([PickCard(0)], [PickCard(1)])
    sealed = Sealed.of(match)
    assert sealed is not None
    for seat in (0, 1):
        sealed.choose(seat, sealed.face(seat).options()[0])
        sealed.choose(seat, "hold")
    position = match.position
    assert isinstance(position, Sample)
    position.hands[1].pop(0)
    assert sealed.apply() == {}
    assert match.seat == 1
    assert [line.seat for line in match.record.lines] == [0, 0]


def test_matches_of_the_kit_answer_in_any_order() -> None:
    for seed in range(6):
        check_match(PLANS, 3, {}, seed)
