"""Options that a title thinks unlikely are dropped before anybody looks ahead."""

from __future__ import annotations

from ludarium.games.europa import TITLE as EUROPA
from ludarium.games.europa.table.position import Europa
from ludarium.games.troyes.title import TITLE as TROYES
from ludarium.kernel.chance import fast
from ludarium.players.worth import likeliest


def with_many_options(least: int) -> Europa:
    """A decision of a random game of The Price of Power, whose room has an opinion about options."""
    position, picks = EUROPA.start(3, {"scenario": "1-00"}, fast(1)), fast(2)
    while len(position.options()) < least:
        options = position.options()
        position.choose(options[picks.below(len(options))])
    return position


def test_the_likeliest_come_first_and_no_more_than_asked_for() -> None:
    position = with_many_options(12)
    options = position.options()
    weights = dict(zip(options, EUROPA.weigh_options(position, options), strict=True))
    assert len(set(weights.values())) > 1
    kept = likeliest(EUROPA, position, options, 5)
    assert len(kept) == 5
    assert [weights[each] for each in kept] == sorted(weights.values(), reverse=True)[:5]
    assert likeliest(EUROPA, position, options[:5], 5) == options[:5]


def test_without_an_opinion_nothing_is_dropped() -> None:
    position = TROYES.start(2, {}, fast(1))
    assert likeliest(TROYES, position, [3, 9, 1, 7], 2) == [3, 9, 1, 7]
