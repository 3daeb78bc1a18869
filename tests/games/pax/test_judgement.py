"""What bots think of a position: they see a victory at hand, their own and a rival's."""

from __future__ import annotations

import pytest

from ludarium.games.pax import TITLE
from ludarium.kernel.chance import fast
from ludarium.kernel.verb import verb_of
from ludarium.players import make

from .table import fresh, table

THREE_KINGS = {"england": "0", "france": "0", "hre": "0"}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_is_an_estimate_for_every_seat(seats: int) -> None:
    position = fresh(seats)
    TITLE.begin(position)
    assert len(TITLE.evaluate(position)) == seats


def test_a_victory_at_hand_outweighs_everything_else() -> None:
    here = table(owner=THREE_KINGS, active=["imperial"], florins={"1": 30})
    mine, other = TITLE.evaluate(here.position)
    assert mine > other + 5
    asleep = table(owner=THREE_KINGS)
    assert mine > TITLE.evaluate(asleep.position)[0] + 3


def test_a_rivals_turn_with_a_victory_at_hand_looks_worse_than_ones_own() -> None:
    own = TITLE.evaluate(table(owner=THREE_KINGS, active=["imperial"], seat=0).position)
    theirs = TITLE.evaluate(table(owner=THREE_KINGS, active=["imperial"], seat=1).position)
    assert own[0] - own[1] > theirs[0] - theirs[1], "whose turn it is matters"


def test_a_comet_in_reach_counts() -> None:
    comet = table(owner=THREE_KINGS, market={"east.1": "comet-copernicus"}, florins={"0": 1})
    dear = table(owner=THREE_KINGS, market={"east.5": "comet-copernicus"}, florins={"0": 1})
    assert TITLE.evaluate(comet.position)[0] > TITLE.evaluate(dear.position)[0] + 3


@pytest.mark.parametrize("kind", ["greedy", "search:60it"])
def test_a_bot_takes_an_available_victory(kind: str) -> None:
    here = table(owner=THREE_KINGS, active=["imperial"], florins={"0": 9}, hands={"0": ["luther"]})
    option = make(kind, TITLE, 0, 1).decide(here.position)
    assert TITLE.vocabulary.text(option) == "declare victory=imperial"


def test_the_quick_choice_declares_and_is_always_legal() -> None:
    here = table(owner=THREE_KINGS, active=["imperial"])
    picks = fast(3)
    for _ in range(20):
        option = TITLE.policy(here.position, here.position.options(), picks)
        assert TITLE.vocabulary.verbs[verb_of(option)].name == "declare"
    position = fresh(3)
    TITLE.begin(position)
    while not position.over:
        options = position.options()
        option = TITLE.policy(position, options, picks)
        assert option in options
        position.choose(option)


def test_greedy_beats_luck() -> None:
    won = 0
    for game in range(4):
        position = TITLE.start(2, {}, fast(70 + game))
        seat = game % 2
        players = [make("random", TITLE, 0, game), make("random", TITLE, 1, game)]
        players[seat] = make("greedy", TITLE, seat, game)
        while not position.over:
            position.choose(players[position.seat].decide(position))
        won += TITLE.standings(position).winners() == [seat]
    assert won == 4
