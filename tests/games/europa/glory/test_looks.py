"""A Moment asks only requirements that read something of what has changed: the others have the answers they had."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import conditions
from ludarium.games.europa.glory import milestones, missions, moment, news
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.table.position import DRAW, Europa
from ludarium.games.europa.title import TITLE
from ludarium.kernel.chance import fast


def unread_milestones(position: Europa, player: int) -> list[int]:
    """Milestones that a Moment would not ask about now, though they are met."""
    fresh = news.moved(position, position.changed, player)
    met = [
        each
        for each in position.decks.milestones
        if player not in milestones.tagged(position, each)
        and conditions.holds(position, player, BOOK.milestone_requires[each])
    ]
    asked = milestones.open_to(position, player, fresh)
    return [each for each in met if each not in asked]


def wrong_missions(position: Europa, player: int) -> list[int]:
    me = position.players[player]
    fresh = news.moved(position, position.changed | position.changed_missions, player)
    could = [*me.missions, *(each for each in me.aside if missions.unlocked(position, player, each))]
    return [
        each
        for each in could
        if moment.unread(each, fresh) and (each in me.true_missions) != missions.met(position, player, each)
    ]


@pytest.mark.parametrize(("scenario", "seats"), [("1-01-4-players", 4), ("2-02-6-players", 6)])
def test_what_a_moment_leaves_out_has_not_changed(scenario: str, seats: int) -> None:
    position = TITLE.start(seats, {"scenario": scenario}, fast(11))
    picks = fast(12)
    asked = 0
    count = 0
    while not position.over:
        options = position.options()
        position.choose(options[picks.below(len(options))])
        count += 1
        known = position.looked_cards == moment.cards(position) and position.looked_at == news.state(position)
        each = [news.moved(position, position.changed, player) for player in range(len(position.players))]
        assert news.moved_for(position, position.changed) == each
        if count % 3 == 0 and known:
            asked += 1
            assert position.looked_reads == moment.all_reads(position)
            for player in position.order:
                assert not unread_milestones(position, player), position
                assert not wrong_missions(position, player), position
                held = position.players[player].missions
                met = [each for each in held if missions.met(position, player, each)]
                assert missions.claimable(position, player) == ([] if position.phase == DRAW else met), position
    assert asked > 300
