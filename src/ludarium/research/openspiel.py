"""A title as an OpenSpiel game: `pyspiel.load_game("ludarium(title=troyes,seats=4)")` after importing this module.

Chance is drawn once, at the root: it picks the seed of the game's generator, which stays hidden and settles every
later die and card. For players who cannot see it this is the same game as with chance all along the way.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel  # type: ignore[import-untyped, import-not-found, unused-ignore]

from ludarium.kernel.chance import fast
from ludarium.kernel.features import PLACES
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title, find
from ludarium.kernel.verb import Told, verb_of
from ludarium.research import spaces

PARAMETERS = {
    "title": "troyes",
    "seats": 2,
    # `variant=value` pairs, joined by `+`
    "variants": "",
    "width": spaces.WIDTH,
    "deals": 10_000,
}
OFTEN = 20.0  # so many times counts as 1 in an information state


def _type(seats: int) -> Any:
    """Results add up to 0 where there are several seats: they are declared so."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name="ludarium",
        long_name="Ludarium",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if seats > 1 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


# What was told: the event, its arguments, and to whom (see `ludarium.kernel.verb.Told`).
Heard = tuple[int, int, int, int, int, int]


def visible(told: Heard, seat: int) -> bool:
    return told[5] < 0 or (told[5] >> seat) & 1 == 1


class Setting:
    """What the parameters of a game ask for. States share it: their game may live on in C++ alone."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = dict(given)
        self.title: Title = find(given.get("title", "troyes"))
        self.seats = int(given.get("seats", 2))
        pairs = [pair.partition("=") for pair in str(given.get("variants", "")).split("+") if pair]
        self.variants = self.title.resolve(self.seats, {name: value for name, _, value in pairs})
        self.width = int(given.get("width", spaces.WIDTH))
        self.deals = int(given.get("deals", 10_000))
        self.encoder = spaces.encoder_of(self.title, self.seats)
        self.scale = spaces.scale_of(self.encoder)
        words = self.title.vocabulary
        self.size = self.encoder.size
        # what is seen now, what was heard so far, what was chosen so far
        self.remembered = self.size + len(words.events) + len(words.verbs)

    def __reduce__(self) -> tuple[type, tuple[dict[str, Any]]]:
        return Setting, (self.given,)


class LudariumGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.setting = Setting(params or {})
        seats = self.setting.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.width,
            max_chance_outcomes=self.setting.deals,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=self.setting.title.bound,
        )
        super().__init__(_type(seats), info, params or {})

    def new_initial_state(self) -> LudariumState:
        return LudariumState(self)

    def information_state_tensor_shape(self) -> list[int]:
        return [self.setting.remembered]

    def observation_tensor_shape(self) -> list[int]:
        return [self.setting.size]

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What a seat sees; with perfect recall asked for, also what it has heard and chosen so far.

        `{"options": True}` adds the rows of the options to what stands in the observer's `dict`.
        """
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.setting, recall, bool((params or {}).get("options")))


class LudariumState(pyspiel.State):  # type: ignore[misc]
    """A position, with what was told and chosen on the way to it; before the deal there is none."""

    def __init__(self, game: LudariumGame, setting: Setting | None = None) -> None:
        super().__init__(game)
        self.setting = setting or game.setting
        self.position: Position | None = None
        self.heard: list[Heard] = []
        self.chosen: list[tuple[int, int]] = []

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
        setting = self.setting
        told: list[Told] = []
        if self.position is None:
            position = setting.title.setup(setting.seats, setting.variants, fast(action))
            position.ears = told
            self.position = setting.title.begin(position)
        else:
            option = self.position.options()[action]
            self.chosen.append((self.position.seat, option))
            self.position.ears = told
            self.position.choose(option)
        self.heard += [each.saved() for each in told]

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None:
            return f"deal {action}"
        return self.setting.title.vocabulary.text(self.position.options()[action])

    def option_rows(self) -> npt.NDArray[np.int16]:
        """For each legal action its verb and the things it speaks of: see `ludarium.research.spaces`."""
        if self.position is None or self.position.over:
            return np.zeros((0, PLACES), np.int16)
        position, options = self.position, self.position.options()
        rows = self.setting.encoder.rows(position, options, position.seat)
        return np.frombuffer(rows, np.int16).reshape(len(options), PLACES)

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        if self.position is None or not self.position.over:
            return [0.0] * self.setting.seats
        return spaces.returns(self.setting.title, self.position)

    # what a player knows: the one that decides, unless another is named

    def _who(self, player: int | None) -> int:
        return self.current_player() if player is None else player

    def observation_string(self, player: int | None = None) -> str:
        if self.position is None:
            return "the deal"
        return json.dumps(self.setting.title.view(self.position, self._who(player)))

    def observation_tensor(self, player: int | None = None) -> list[float]:
        found: list[float] = self._observed(self._who(player)).tolist()
        return found

    def information_state_string(self, player: int | None = None) -> str:
        """What the player has been told so far, what it has chosen, and what it sees."""
        if self.position is None:
            return "the deal"
        player = self._who(player)
        heard = [told[:5] for told in self.heard if visible(told, player)]
        chosen = [option for seat, option in self.chosen if seat == player]
        return json.dumps({"heard": heard, "chosen": chosen, "view": self.setting.title.view(self.position, player)})

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        found: list[float] = self._remembered(self._who(player)).tolist()
        return found

    def _observed(self, player: int) -> spaces.Vector:
        setting = self.setting
        if self.position is None:
            return np.zeros(setting.size, np.float32)
        return spaces.vector(setting.encoder, setting.scale, self.position, player)

    def _remembered(self, player: int) -> spaces.Vector:
        """What is seen, then how often each kind of thing was told, and each verb chosen."""
        words = self.setting.title.vocabulary
        told = np.zeros(len(words.events), np.float32)
        chosen = np.zeros(len(words.verbs), np.float32)
        for each in self.heard:
            if visible(each, player):
                told[each[0]] += 1
        for seat, option in self.chosen:
            if seat == player:
                chosen[verb_of(option)] += 1
        return np.concatenate([self._observed(player), told / OFTEN, chosen / OFTEN])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LudariumState:
        """A random state that this player could not tell from this one: what searches with hidden things ask for."""
        assert self.position is not None, "nothing is known before the deal"
        other: LudariumState = self.clone()
        chance = fast(int(sampler() * 2**32))
        other.position = self.setting.title.determinize(self.position, player, chance)
        return other

    def __str__(self) -> str:
        return "the deal" if self.position is None else json.dumps(self.setting.title.view(self.position, -1))

    def __deepcopy__(self, memo: Any) -> LudariumState:
        other = LudariumState(self.get_game(), self.setting)
        other.heard = self.heard[:]
        other.chosen = self.chosen[:]
        if self.position is not None:
            other.position = self.position.clone()
        return other


class Observer:
    """What a seat sees, as a vector and as text."""

    def __init__(self, setting: Setting, recall: bool, options: bool) -> None:
        self.setting = setting
        self.recall = recall
        self.tensor = np.zeros(setting.remembered if recall else setting.size, np.float32)
        self.dict: dict[str, npt.NDArray[Any]] = {"info_state" if recall else "observation": self.tensor}
        self.options = np.full((setting.width, PLACES), -1, np.int16) if options else None
        if self.options is not None:
            self.dict["options"] = self.options

    def set_from(self, state: LudariumState, player: int) -> None:
        self.tensor[:] = state._remembered(player) if self.recall else state._observed(player)
        if self.options is not None:
            rows = state.option_rows() if state.current_player() == player else self.options[:0]
            self.options.fill(-1)
            self.options[: len(rows)] = rows

    def string_from(self, state: LudariumState, player: int) -> str:
        return state.information_state_string(player) if self.recall else state.observation_string(player)


pyspiel.register_game(_type(2), LudariumGame)
