"""Options that a title thinks unlikely are dropped before anybody looks ahead."""

from __future__ import annotations

from ludarium.games.troyes.title import TITLE
from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.worth import likeliest


class Opinion(Title):
    """A stand-in: the greater an option, the likelier."""

    def __init__(self) -> None:
        pass

    def weigh_options(self, position: Position, options: list[int]) -> list[float]:
        return [float(option) for option in options]


def test_the_likeliest_come_first_and_no_more_than_asked_for() -> None:
    position = TITLE.start(2, {}, fast(1))
    assert likeliest(Opinion(), position, [3, 9, 1, 7], 2) == [9, 7]
    assert likeliest(Opinion(), position, [3, 9], 2) == [3, 9]


def test_without_an_opinion_nothing_is_dropped() -> None:
    position = TITLE.start(2, {}, fast(1))
    assert likeliest(TITLE, position, [3, 9, 1, 7], 2) == [3, 9, 1, 7]
