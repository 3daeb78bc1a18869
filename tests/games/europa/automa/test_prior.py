"""Which options a search looks at first: as the automated Realms score them, or by verb."""

from __future__ import annotations

from ludarium.games.europa.rounds.turn import TakeTurn
from ludarium.games.europa.rounds.upkeep import TrimUpkeep
from ludarium.games.europa.rounds.words import CLAIM_MISSION, CUT_TIES, DISBAND, TAKE_LOAN
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import DONE
from ludarium.games.europa.title import TITLE
from ludarium.kernel.chance import fast
from ludarium.kernel.position import Decision
from ludarium.players.worth import likeliest


def asked(decision: Decision[Europa]) -> Europa:
    position = TITLE.start(3, {"scenario": "1-00"}, fast(1))
    position.agenda.clear()
    position.push(decision)
    return position


def test_upkeep_is_weighed_as_an_automated_realm_does() -> None:
    position = asked(TrimUpkeep(0))
    weights = TITLE.weigh_options(position, [DONE.code, DISBAND.of(0, 0), TAKE_LOAN.code])
    assert weights[0] > weights[2]


def test_a_turn_is_weighed_by_verb() -> None:
    position = asked(TakeTurn(0, 0))
    options = [CUT_TIES.code, CLAIM_MISSION.of(1)]
    weights = TITLE.weigh_options(position, options)
    assert weights[1] > weights[0]


def test_nothing_is_dropped_where_nothing_tells_the_options_apart() -> None:
    position = TITLE.start(3, {"scenario": "1-00"}, fast(1))
    options = position.options()
    assert TITLE.weigh_options(position, options[:1] * 3) == []
    assert likeliest(TITLE, position, options[:1] * 3, 2) == options[:1] * 3
