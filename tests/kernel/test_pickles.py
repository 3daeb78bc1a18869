"""Positions and matches go through pickle, in both forms: to worker processes, into checkpoints."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from ludarium import Match
from ludarium.kernel.chance import fast
from ludarium.kernel.title import find


def again(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("title", ["troyes", "pax", "imperium"])
def test_a_position_goes_on_the_same_after_pickling(title: str) -> None:
    game = find(title)
    position = game.start(3, {}, fast(4))
    picks = fast(9)
    while not position.over:
        option = position.options()[picks.below(len(position.options()))]
        if picks.below(20) == 0:
            other = again(position)
            assert type(other) is type(position)
            assert game.dump(other) == game.dump(position)
            other.choose(option)
            position.choose(option)
            assert game.dump(other) == game.dump(position)
        else:
            position.choose(option)


@pytest.mark.parametrize("title", ["troyes", "pax", "imperium"])
@pytest.mark.parametrize("copied", [again, copy.deepcopy])
def test_a_match_goes_on_the_same_after_pickling(title: str, copied: Any) -> None:
    match = Match.new(title, 2, seed="x")
    picks = fast(3)
    for number in range(70):
        seat, options = match.seat, match.options()
        match.choose(seat, options[picks.below(len(options))])
        if number % 10 == 0:
            other = copied(match)
            assert other.title is match.title
            assert other.record.dumps() == match.record.dumps()
            assert [other.can_undo(each) for each in (0, 1)] == [match.can_undo(each) for each in (0, 1)]
            for each in (-1, 0, 1):
                assert other.view(each) == match.view(each)
                assert other.heard(each) == match.heard(each)
            while other.can_undo(seat):
                other.undo(seat)
            assert match.record.size == number + 1, "what is done to the copy stays with the copy"
            match = copied(match)
    while not match.over:
        options = match.options()
        match.choose(match.seat, options[picks.below(len(options))])
    assert again(match).dumps() == match.dumps()
    assert again(match).standings().as_json() == match.standings().as_json()
