"""Automatic steps one by one lead where all of them at once lead, also with opponents that have no seat."""

from __future__ import annotations

import json

import pytest

from ludarium.kernel.chance import fast
from ludarium.kernel.conformance import step_by_step
from ludarium.kernel.sample import TITLE
from ludarium.kernel.scenario import reads
from ludarium.kernel.title import Title, find

TITLES = [TITLE, find("troyes"), find("pax"), find("imperium")]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_ticks_are_what_advance_does(title: Title) -> None:
    for seats in title.seats[:2]:
        position = title.start(seats, {}, fast(seats))
        picks = fast(7)
        while not position.over:
            options = position.options()
            option = options[picks.below(len(options))]
            slow = position.clone()
            position.choose(option)
            assert json.dumps(title.dump(step_by_step(slow, option))) == json.dumps(title.dump(position))


def test_a_round_of_troyes_is_read_step_by_step() -> None:
    text = """
version = 2
title = "troyes"
seats = 2
variants = { first = "seat-1" }
[given]
phase = "income"
until = "pay-income"
[given.cells]
palace = { "1, 2" = "0", "3" = "1" }
[[step]]
until = "roll-workforce"
then.players = { 0.deniers = 11, 1.deniers = 13 }
told = ["paid-salaries seat=0", "paid-salaries seat=1"]
[[step]]
until = "reveal-events"
then.dice.0.count = 2
unchanged = ["players", "queue"]
[[step]]
decides = 0
then.queue = { has = ["marauding"], count = 4 }
"""
    reads(text).run()
