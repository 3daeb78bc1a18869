"""A title as an OpenSpiel game: `pyspiel.load_game("ludarium(title=troyes,seats=4)")` after importing this module.

Chance is drawn once, at the root: it picks the seed of the game's generator, which stays hidden and settles every
later die and card. For players who cannot see it this is the same game as with chance all along the way.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-untyped, import-not-found, unused-ignore]

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title, find
from ludarium.research import spaces

_TYPE = pyspiel.GameType(
    short_name="ludarium",
    long_name="Ludarium",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "title": "troyes",
        "seats": 2,
        # `variant=value` pairs, joined by `+`
        "variants": "",
        "width": spaces.WIDTH,
        "size": spaces.SIZE,
        "deals": 10_000,
    },
)


class Setting:
    """What the parameters of a game ask for. States share it: their game may live on in C++ alone."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.title: Title = find(given.get("title", "troyes"))
        self.seats = int(given.get("seats", 2))
        pairs = [pair.partition("=") for pair in str(given.get("variants", "")).split("+") if pair]
        self.variants = self.title.resolve(self.seats, {name: value for name, _, value in pairs})
        self.width = int(given.get("width", spaces.WIDTH))
        self.size = int(given.get("size", spaces.SIZE))
        self.deals = int(given.get("deals", 10_000))


class LudariumGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.setting = Setting(params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.width,
            max_chance_outcomes=self.setting.deals,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.setting.title.bound,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> LudariumState:
        return LudariumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self.setting)


class LudariumState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal there is none."""

    def __init__(self, game: LudariumGame, setting: Setting | None = None) -> None:
        super().__init__(game)
        self.setting = setting or game.setting
        self.position: Position | None = None

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else self.position.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.setting.deals) for deal in range(self.setting.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return list(range(len(self.position.options())))

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.setting.title.start(self.setting.seats, self.setting.variants, fast(action))
        else:
            self.position.choose(self.position.options()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None:
            return f"deal {action}"
        return self.setting.title.vocabulary.text(self.position.options()[action])

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        if self.position is None or not self.position.over:
            return [0.0] * self.setting.seats
        return spaces.returns(self.setting.title, self.position)

    def __str__(self) -> str:
        return "the deal" if self.position is None else json.dumps(self.setting.title.view(self.position, -1))

    def __deepcopy__(self, memo: Any) -> LudariumState:
        other = LudariumState(self.get_game(), self.setting)
        other.position = None if self.position is None else self.position.clone()
        return other


class Observer:
    """What a seat sees, as a vector and as text."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor = np.zeros(setting.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LudariumState, player: int) -> None:
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor += spaces.observation(self.setting.title, state.position, player, self.setting.size)

    def string_from(self, state: LudariumState, player: int) -> str:
        if state.position is None:
            return "the deal"
        return json.dumps(self.setting.title.view(state.position, player))


pyspiel.register_game(_TYPE, LudariumGame)
