"""What is sent is what the match says, however it is put together."""

from __future__ import annotations

import json
import random

import pytest

from ludarium.kernel import sample
from ludarium.kernel.match import Match
from ludarium.kernel.title import Title, find
from ludarium.server.moment import Common, Moment, with_ref


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
            expected = {
                "type": "update",
                "table": "t1",
                "seat": seat,
                "number": moment.seen(seat).number,
                "line": match.record.size,
                "from": before + 1,
                "view": match.view(seat),
                "log": match.heard(seat, before + 1),
            }
            assert json.loads(moment.update(seat)) == json.loads(json.dumps(expected))
    assert kept > 5 or title != "troyes"


def test_an_answer_names_what_it_answers() -> None:
    assert with_ref(b'{"a":1}', 'x"') == b'{"a":1,"ref":"x\\""}'
    assert with_ref(b'{"a":1}', None) == b'{"a":1}'
