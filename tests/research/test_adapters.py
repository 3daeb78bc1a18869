"""PettingZoo and OpenSpiel play the titles through their own interfaces."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, seed_test

from ludarium import LudariumError
from ludarium.kernel import title as registry
from ludarium.kernel.chance import fast
from ludarium.kernel.sample import TITLE
from ludarium.kernel.verb import first
from ludarium.research import openspiel, spaces
from ludarium.research.aec import TableEnv, env

pytestmark = pytest.mark.usefixtures("sample")


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("seats", [2, 3])
def test_pettingzoo_accepts_the_environment(seats: int) -> None:
    api_test(env("sample", seats), num_cycles=200)
    seed_test(lambda: env("sample", seats), num_cycles=50)


def test_a_game_ends_with_rewards_that_add_up() -> None:
    for seed in range(10):
        table = TableEnv("sample", 3)
        table.reset(seed=seed)
        rng = np.random.default_rng(seed)
        total = dict.fromkeys(table.agents, 0.0)
        for agent in table.agent_iter():
            observation, reward, termination, truncation, _ = table.last()
            total[agent] += reward
            if termination or truncation:
                table.step(None)
            else:
                assert observation is not None
                table.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        assert sum(total.values()) == pytest.approx(0)
        assert max(total.values()) > 0


def test_seats_that_decide_at_once_are_taken_in_turn_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._homes, "plans", "ludarium.kernel.sample_apart")
    table = TableEnv("plans", 3)
    table.reset(seed=1)
    asked: list[str] = []
    while not any(table.terminations.values()):
        if not asked or asked[-1] != table.agent_selection:
            asked.append(table.agent_selection)
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask)[-1]))
    assert asked == ["seat_0", "seat_1", "seat_2"] * 2


def test_the_option_table_says_what_an_action_is() -> None:
    table = TableEnv("sample", 2)
    table.reset(seed=1)
    position = table.position
    assert position is not None
    seen = table.observe(table.agent_selection)
    options = position.options()
    assert int(seen["action_mask"].sum()) == len(options)
    assert [row[1] for row in seen["options"][: len(options)]] == [first(option) for option in options]
    assert (seen["options"][len(options) :] == -1).all()
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert table.observe(other)["action_mask"].sum() == 0


@pytest.mark.parametrize("title", ["sample", "imperium"])
def test_an_environment_goes_on_the_same_after_pickling(title: str) -> None:
    table = TableEnv(title, 2)
    table.reset(seed=3)
    for number in range(10):
        if number % 3 == 0:
            table = pickle.loads(pickle.dumps(table))
        other = pickle.loads(pickle.dumps(table))
        for each in (table, other):
            each.step(0)
        assert table.agent_selection == other.agent_selection
        assert table.render() == other.render()


def test_an_observation_holds_nothing_hidden() -> None:
    different = 0
    for seed in range(20):
        position = TITLE.start(2, {}, fast(seed))
        imagined = TITLE.determinize(position, 0, fast(seed + 100))
        assert (spaces.observation(TITLE, position, 0) == spaces.observation(TITLE, imagined, 0)).all()
        different += bool((spaces.observation(TITLE, position, 1) != spaces.observation(TITLE, imagined, 1)).any())
    assert different > 10


def test_an_illegal_action_is_refused() -> None:
    table = TableEnv("sample", 2)
    table.reset(seed=1)
    with pytest.raises(LudariumError, match="action mask"):
        table.step(99)


def test_a_narrow_action_space_says_so() -> None:
    with pytest.raises(LudariumError, match="greater width"):
        spaces.mask([1, 2, 3], 2)


def test_openspiel_accepts_the_game() -> None:
    game = pyspiel.load_game("ludarium", {"title": "sample", "seats": 3, "deals": 50})
    pyspiel.random_sim_test(game, num_sims=5, serialize=False, verbose=False)


def test_an_openspiel_state_plays_as_the_position_does() -> None:
    game = openspiel.LudariumGame({"title": "sample", "seats": 2, "variants": "double=on"})
    state = game.new_initial_state()
    state.apply_action(7)
    position = TITLE.start(2, {"double": "on"}, fast(7))
    while not state.is_terminal():
        assert state.current_player() == position.seat
        assert state.legal_actions() == list(range(len(position.options())))
        copied = copy.deepcopy(state)
        copied.apply_action(0)
        assert str(state) != str(copied) or state.current_player() == position.seat
        assert state.action_to_string(0) == TITLE.vocabulary.text(position.options()[0])
        state.apply_action(0)
        position.choose(position.options()[0])
    assert state.returns() == spaces.returns(TITLE, position)


def test_a_bot_of_openspiel_plays() -> None:
    game = openspiel.LudariumGame({"title": "sample", "seats": 2})
    state = game.new_initial_state()
    state.apply_action(3)
    bot = mcts.MCTSBot(game, 1.4, 20, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)
