"""The pieces of the baseline's script, and (where PyTorch is installed) a few steps of learning."""

from __future__ import annotations

import importlib.util
import json

import numpy as np
import pytest

from ludarium.kernel.chance import fast
from ludarium.kernel.title import find
from ludarium.research import ppo, spaces
from ludarium.research.vector import VectorTables

TORCH = importlib.util.find_spec("torch") is not None


def test_rows_of_some_decisions_are_found_among_those_of_all() -> None:
    starts = np.array([0, 2, 5, 6])
    places, owner = ppo.ragged(starts, np.array([2, 0, 1]))
    assert places.tolist() == [5, 0, 1, 2, 3, 4]
    assert owner.tolist() == [0, 1, 1, 2, 2, 2]


def test_options_are_taken_as_often_as_their_scores_say() -> None:
    starts = np.array([0, 2, 3])
    scores = np.log(np.array([0.2, 0.8, 5.0], np.float32))
    rng = np.random.default_rng(1)
    found = [ppo.sample(scores, starts, rng) for _ in range(2000)]
    assert {int(actions[1]) for actions, _ in found} == {0}
    assert np.mean([actions[0] for actions, _ in found]) == pytest.approx(0.8, abs=0.03)
    for actions, logs in found[:20]:
        assert np.exp(logs) == pytest.approx([0.8 if actions[0] else 0.2, 1.0], abs=1e-5)


def test_a_result_goes_back_to_the_decisions_of_its_seat_only() -> None:
    seats = np.array([[0], [1], [0], [1]], np.uint8)
    ended = np.array([[False], [False], [True], [False]])
    returns = np.zeros((4, 1, 2), np.float32)
    returns[2, 0] = [0.5, -0.5]
    values = np.array([[0.1], [0.2], [0.3], [0.4]], np.float32)
    final = np.array([[0.0, 0.7]], np.float32)
    found, targets = ppo.advantages(seats, values, ended, returns, final, 1.0, 1.0)
    # with lambda 1 each decision aims at the result of its game; the last one at what its seat expects after it
    assert targets[:, 0] == pytest.approx([0.5, -0.5, 0.5, 0.7])
    assert found == pytest.approx(targets - values)
    near, _ = ppo.advantages(seats, values, ended, returns, final, 1.0, 0.0)
    # with lambda 0 at the value of the next decision of the same seat
    assert near[:, 0] == pytest.approx([0.3 - 0.1, -0.5 - 0.2, 0.5 - 0.3, 0.7 - 0.4])


if TORCH:

    def test_a_few_steps_of_learning_change_how_the_network_plays(capsys: pytest.CaptureFixture[str]) -> None:
        assert ppo.main(["troyes", "--minutes", "0.01", "--matches", "1", "--against", "random", "--games", "8"]) == 0
        points = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        assert points[0]["decisions"] == 0 < points[-1]["decisions"]
        assert 0 <= points[-1]["wins against random"] <= 1

    def test_an_update_makes_good_choices_likelier() -> None:
        import torch

        wish = ppo.Wish("troyes", games=4, steps=16, hidden=16, entropy=0.0, epochs=4, rate=1e-2)
        torch.manual_seed(1)
        rng = np.random.default_rng(1)
        with VectorTables("troyes", 2, 4) as tables:
            net = ppo.network(tables.encoder.size, 27, tables.encoder.things, 16)
            rollout, _ = ppo.roll(tables, tables.reset(seed=1), net, wish, rng)
        rollout.advantages = np.where(rollout.actions == 0, 1.0, -1.0).astype(np.float32)

        def first_ones() -> float:
            places, owner = ppo.ragged(rollout.starts, np.arange(64))
            rows = torch.from_numpy(rollout.rows[places].astype(np.int64))
            with torch.no_grad():
                scores, _ = net(torch.from_numpy(rollout.seen), rows, torch.from_numpy(owner))
            actions = ppo.sample(scores.numpy(), rollout.starts, rng)[0]
            return float((actions == 0).mean())

        before = first_ones()
        optimizer = torch.optim.Adam(net.parameters(), lr=wish.rate)
        for _ in range(5):
            ppo.update(net, optimizer, rollout, wish, rng)
        assert first_ones() > before

    def test_what_was_learned_is_a_player() -> None:
        title = find("troyes")
        net = ppo.network(spaces.encoder_of(title, 2).size, 27, spaces.encoder_of(title, 2).things, 16)
        position = title.start(2, {}, fast(1))
        player = ppo.Learned(title, 2, position.seat, net)
        assert player.decide(position) in position.options()
