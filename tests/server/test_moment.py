"""What is sent is what the match says, however it is put together."""

from __future__ import annotations

import json
import random

import pytest

from ludarium.kernel import sample
from ludarium.kernel.match import Match
from ludarium.kernel.title import Title, find
from ludarium.server.moment import Common, Moment, merged, update, with_ref


@pytest.mark.parametrize("title", ["troyes", "pax", "imperium", "sample"])
def test_a_message_holds_the_whole_view_of_its_seat_and_nothing_else(title: str) -> None:
    game: Title = sample.TITLE if title == "sample" else find(title)
    rng = random.Random(3)
    match = Match.new(game, 2, seed="moment")
    common = Common()
    kept = 0
    for _ in range(80):
        if match.over:
            break
        before = match.steps
        changes = match.changes
        if match.can_undo(match.seat) and rng.random() < 0.3:
            match.undo(match.seat)
        else:
            match.choose(match.seat, rng.choice(match.options()))
        kept += match.changes == changes
        moment = Moment("t1", match, before + 1, common)
        for seat in (0, 1, -1, 0):
            sent = json.loads(moment.update(seat))
            assert sent == json.loads(
                json.dumps(update("t1", match, seat, before + 1, game.view(match.position, seat)))
            )
            assert sent["view"] == json.loads(json.dumps(match.view(seat)))
    assert kept > 5 or title != "troyes"


def test_objects_are_merged_as_text() -> None:
    assert merged(b'{"a":1}', b'{"b":[2]}') == b'{"a":1,"b":[2]}'
    assert merged(b"{}", b'{"b":2}') == b'{"b":2}'
    assert merged(b'{"a":1}', b"{}") == b'{"a":1}'
    assert with_ref(b'{"a":1}', 'x"') == b'{"a":1,"ref":"x\\""}'
    assert with_ref(b'{"a":1}', None) == b'{"a":1}'
