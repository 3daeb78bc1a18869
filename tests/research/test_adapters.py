"""PettingZoo and OpenSpiel play the titles through their own interfaces."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, tabular_qlearner
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from ludarium import LudariumError
from ludarium.kernel import homes
from ludarium.kernel.chance import fast
from ludarium.kernel.sample import CARD, TITLE, Sample
from ludarium.kernel.verb import first
from ludarium.research import openspiel, spaces
from ludarium.research.aec import TableEnv, env
from ludarium.research.parallel import ParallelTables
from ludarium.research.single import SeatEnv

pytestmark = pytest.mark.usefixtures("sample")


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("seats", [2, 3])
def test_pettingzoo_accepts_the_environment(seats: int) -> None:
    api_test(env("sample", seats), num_cycles=200)
    seed_test(lambda: env("sample", seats), num_cycles=50)
    render_test(lambda render_mode: env("sample", seats, render_mode=render_mode))


def test_a_seed_settles_the_games_that_follow_it() -> None:
    def openings(table: TableEnv, seed: int | None) -> list[str]:
        found = []
        for given in (seed, None, None):
            table.reset(seed=given)
            assert isinstance(table.position, Sample)
            found.append(json.dumps(TITLE.dump(table.position)))
        return found

    table = TableEnv("sample", 2)
    first = openings(table, 5)
    assert len(set(first)) == 3
    assert openings(table, 5) == first == openings(TableEnv("sample", 2), 5)
    assert openings(table, 6) != first
    assert openings(TableEnv("sample", 2), None) != openings(TableEnv("sample", 2), None)


def test_before_a_reset_everything_says_so() -> None:
    table = TableEnv("sample", 2)
    for use in (lambda: table.step(0), table.last, lambda: table.observe("seat_0"), table.render):
        with pytest.raises(LudariumError, match=r"call reset\(\)"):
            use()


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
    monkeypatch.setitem(homes.HOMES, "plans", "ludarium.kernel.sample_apart")
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
    cards = [table.encoder.thing_names()[row[1]] for row in seen["options"][: len(options)]]
    assert cards == [CARD.full(first(option)) for option in options]
    assert table.last()[4] == {"legal": len(options)}
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


def test_an_illegal_action_is_refused() -> None:
    table = TableEnv("sample", 2)
    table.reset(seed=1)
    with pytest.raises(LudariumError, match="action mask"):
        table.step(99)


def test_a_narrow_action_space_says_so() -> None:
    with pytest.raises(LudariumError, match="greater width"):
        spaces.mask(3, 2)


def test_openspiel_accepts_the_game() -> None:
    game = pyspiel.load_game("ludarium", {"title": "sample", "seats": 3, "deals": 50})
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


def test_openspiel_accepts_a_large_game_and_saves_its_states() -> None:
    game = pyspiel.load_game("ludarium", {"title": "troyes", "seats": 2, "deals": 50})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_results_that_add_up_to_nothing_are_declared_so() -> None:
    utility = pyspiel.GameType.Utility
    several = pyspiel.load_game("ludarium", {"title": "troyes", "seats": 3})
    assert several.get_type().utility == utility.ZERO_SUM
    assert several.utility_sum() == 0
    alone = pyspiel.load_game("ludarium", {"title": "troyes", "seats": 1})
    assert alone.get_type().utility == utility.GENERAL_SUM


def test_an_information_state_holds_what_its_player_knows_and_no_more() -> None:
    game = openspiel.LudariumGame({"title": "sample", "seats": 2})
    state = game.new_initial_state()
    state.apply_action(5)
    rng = np.random.RandomState(3)
    while not state.is_terminal():
        for player in range(2):
            other = state.resample_from_infostate(player, rng.rand)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert len(state.information_state_tensor(player)) == game.information_state_tensor_size()
            assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        before = [state.information_state_string(player) for player in range(2)]
        state.apply_action(rng.choice(state.legal_actions()))
        assert before != [state.information_state_string(player) for player in range(2)]


def test_an_observer_shows_the_options_where_it_is_asked_to() -> None:
    game = openspiel.LudariumGame({"title": "sample", "seats": 2, "width": 8})
    state = game.new_initial_state()
    state.apply_action(5)
    observer = game.make_py_observer(params={"options": True})
    observer.set_from(state, 0)
    assert (observer.dict["options"][:3] == state.option_rows()).all()
    assert (observer.dict["options"][3:] == -1).all()
    observer.set_from(state, 1)
    assert (observer.dict["options"] == -1).all()


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


def test_a_search_of_openspiel_that_resamples_what_is_hidden_plays() -> None:
    game = openspiel.LudariumGame({"title": "sample", "seats": 2})
    state = game.new_initial_state()
    state.apply_action(3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 20, random_state=np.random.RandomState(2))
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


def test_openspiel_learns_values_of_the_sample() -> None:
    """Its tabular learner over information states, for a few games: what it learns has to fit the rules."""
    game = openspiel.LudariumGame({"title": "sample", "seats": 2, "deals": 3, "width": 4})
    table = rl_environment.Environment(game)
    agents = [tabular_qlearner.QLearner(player_id=player, num_actions=4) for player in range(2)]
    for _ in range(20):
        step = table.reset()
        while not step.last():
            step = table.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
    assert any(value for each in agents[0]._q_values.values() for value in each.values())


class Folded(SeatEnv):
    """For the checker of Gymnasium, which knows no masks: every action is some legal one."""

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        return super().step(int(action) % len(self._options))


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_one_seat_is_a_gymnasium_environment(bots: str) -> None:
    table = SeatEnv("sample", 3, bots=bots, seat=1)
    check_env(Folded("sample", 3, bots=bots, seat=1), skip_render_check=True)
    rewards = []
    for seed in range(5):
        seen, info = table.reset(seed=seed)
        over = False
        while not over:
            assert info["legal"] == seen["action_mask"].sum() == table.action_masks().sum() > 0
            assert table.observation_space.contains(seen)
            seen, reward, over, truncated, info = table.step(int(seen["action_mask"].argmin()) - 1)
            assert not truncated
        rewards.append(reward)
    assert set(rewards) <= {2 / 3, -1 / 3, 1 / 6, 0.0}
    assert json.loads(table.render())["hands"] == [0, [], 0]


def test_a_seat_needs_as_many_bots_as_there_are_others() -> None:
    with pytest.raises(LudariumError, match="2 bots are needed"):
        SeatEnv("sample", 3, bots=["random"])
    with pytest.raises(LudariumError, match="no seat 3"):
        SeatEnv("sample", 3, seat=3)
    with pytest.raises(LudariumError, match="call reset"):
        SeatEnv("sample", 3).step(0)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_accepts_many_tables_at_once() -> None:
    parallel_api_test(ParallelTables("sample", 2, 5), num_cycles=100)
    parallel_seed_test(lambda: ParallelTables("sample", 2, 5), num_cycles=50)
    tables = ParallelTables("sample", 2, 3)
    with pytest.raises(LudariumError, match="call reset"):
        tables.step({})
    tables.reset(seed=1)
    for _ in range(40):
        if not tables.agents:
            break
        _, rewards, over, _, infos = tables.step(dict.fromkeys(tables.agents, 0))
        for agent in over:
            if over[agent]:
                assert sum(infos[agent]["returns"]) == pytest.approx(0)
                assert rewards[agent] in infos[agent]["returns"]
    assert not tables.agents
