"""Deep methods of OpenSpiel itself learn on the sample title, for a few steps (where PyTorch is installed)."""

from __future__ import annotations

import importlib.util

import numpy as np
import pytest
from open_spiel.python import rl_environment

from ludarium.research import openspiel

pytestmark = pytest.mark.usefixtures("sample")

GIVEN = {"title": "sample", "seats": 2, "deals": 3, "width": 4, "variants": "deal=two"}


def test_its_environment_shows_the_information_state() -> None:
    game = openspiel.LudariumGame(GIVEN)
    table = rl_environment.Environment(game)
    step = table.reset()
    assert table.observation_spec()["info_state"] == tuple(game.information_state_tensor_shape())
    player = step.observations["current_player"]
    assert np.any(step.observations["info_state"][player])
    assert step.observations["legal_actions"][player] == [0, 1]


if importlib.util.find_spec("torch") is not None and importlib.util.find_spec("tree") is not None:

    def test_dqn_learns() -> None:
        from open_spiel.python.pytorch import dqn

        table = rl_environment.Environment(openspiel.LudariumGame(GIVEN))
        size = table.observation_spec()["info_state"][0]
        agents = [
            dqn.DQN(player, size, 4, hidden_layers_sizes=[16], batch_size=8, min_buffer_size_to_learn=16, learn_every=4)
            for player in range(2)
        ]
        for _ in range(8):
            step = table.reset()
            while not step.last():
                step = table.step([agents[step.observations["current_player"]].step(step).action])
            for agent in agents:
                agent.step(step)
        assert agents[0].loss is not None

    def test_deep_cfr_learns() -> None:
        from open_spiel.python.pytorch import deep_cfr

        game = openspiel.LudariumGame(GIVEN)
        solver = deep_cfr.DeepCFRSolver(
            game,
            policy_network_layers=(8,),
            advantage_network_layers=(8,),
            num_iterations=2,
            num_traversals=2,
            batch_size_advantage=4,
            batch_size_strategy=4,
            memory_capacity=200,
        )
        solver.solve()
        state = game.new_initial_state()
        state.apply_action(1)
        chances = solver.action_probabilities(state)
        assert sorted(chances) == state.legal_actions()
        assert 0 < sum(chances.values()) <= 1.0001
