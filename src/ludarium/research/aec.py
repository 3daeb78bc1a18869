"""A title as a PettingZoo environment: one agent for each seat, actions with a mask."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped, import-not-found, unused-ignore]

from ludarium.kernel.chance import fast
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.features import PLACES
from ludarium.kernel.position import Position
from ludarium.kernel.title import find
from ludarium.research import spaces

SEEDS = 2**32


def observation_space(encoder: spaces.Encoder, width: int) -> gymnasium.spaces.Dict:
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, 255, (encoder.size,), np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (width,), np.int8),
            "options": gymnasium.spaces.Box(-1, encoder.things, (width, PLACES), np.int16),
        }
    )


def illegal(action: object, count: int) -> LudariumError:
    return LudariumError(
        "illegal-action",
        f"The action {action} is not one of the {count} legal ones: look at the action mask.",
        {"given": str(action)},
    )


def not_reset() -> LudariumError:
    return LudariumError("not-reset", "The environment has to be reset before it is used: call reset().")


class TableEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game of a title. Actions and observations are explained in `ludarium.research.spaces`.

    >>> env = TableEnv("troyes", seats=2)
    >>> env.reset(seed=1)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> env.step(int(observation["action_mask"].argmax()))
    """

    metadata = {"name": "ludarium_v0", "is_parallelizable": False, "render_modes": ["human", "ansi"]}

    def __init__(
        self,
        title: str,
        seats: int,
        variants: Mapping[str, str] | None = None,
        width: int = spaces.WIDTH,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.title = find(title)
        self.variants = self.title.resolve(seats, variants or {})
        self.width = width
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.position: Position | None = None
        self._options: list[int] = []
        self._random: np.random.Generator | None = None
        self._prepare()

    def _prepare(self) -> None:
        """What follows from the title and need not be pickled."""
        seats = len(self.possible_agents)
        self.encoder = spaces.encoder_of(self.title, seats)
        self._scale = spaces.scale_of(self.encoder)
        self._masks = np.tril(np.ones((self.width + 1, self.width), np.int8), -1)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        action = gymnasium.spaces.Discrete(self.width)
        observed = observation_space(self.encoder, self.width)
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)

    def __getstate__(self) -> dict[str, Any]:
        made = ("encoder", "_scale", "_masks", "_seat_of", "action_spaces", "observation_spaces")
        return {name: value for name, value in self.__dict__.items() if name not in made}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._prepare()

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed, this and all that are reset after it without one are the same every time."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        else:
            if self._random is None:
                self._random = seeding.np_random()[0]
            seed = int(self._random.integers(SEEDS))
        self.position = self.title.start(len(self.possible_agents), self.variants, fast(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask(self.position)

    def _ask(self, position: Position) -> None:
        """Turns to the seat that decides. `legal` in its info is the number of its options."""
        options = self._options = position.options()
        agent = self.agent_selection = self.possible_agents[position.seat]
        self.infos[agent] = {"legal": len(options)}

    def observe(self, agent: str) -> dict[str, Any]:
        position = self.position
        if position is None:
            raise not_reset()
        seat = self._seat_of[agent]
        options = self._options if agent == self.agent_selection else []
        encoder = self.encoder
        count, width = len(options), self.width
        if count > width:
            spaces.check_width(count, width)
        observation = np.ndarray(encoder.size, np.uint8, encoder.observe(position, seat)).astype(np.float32)
        observation *= self._scale
        rows = encoder.rows(position, options, seat).ljust(width * PLACES * 2, b"\xff")
        return {
            "observation": observation,
            "action_mask": self._masks[count].copy(),
            "options": np.ndarray((width, PLACES), np.int16, bytearray(rows)),
        }

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        if self.position is None:
            raise not_reset()
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward, over = self._cumulative_rewards[agent], self.terminations[agent]
        return seen, reward, over, self.truncations[agent], self.infos[agent]

    def step(self, action: int | None) -> None:
        position = self.position
        if position is None:
            raise not_reset()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        options = self._options
        if action is None or not 0 <= action < len(options):
            raise illegal(action, len(options))
        position.choose(options[action])
        if position.agenda:
            # nothing is won before the end: the rewards are 0 and stay 0
            self._ask(position)
            return
        self._options = []
        for seat, reward in enumerate(spaces.returns(self.title, position)):
            self.rewards[self.possible_agents[seat]] = reward
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees, as JSON: given back (`ansi`), or printed (`human`)."""
        if self.position is None:
            raise not_reset()
        text = json.dumps(self.title.view(self.position, -1), ensure_ascii=False, indent=1)
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        self.position = None


def env(title: str, seats: int, **settings: Any) -> AECEnv[str, dict[str, Any], int]:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game for the one who took it."""
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped, import-not-found, unused-ignore]

    wrapped: Any = wrappers.TerminateIllegalWrapper(TableEnv(title, seats, **settings), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    result: AECEnv[str, dict[str, Any], int] = wrappers.OrderEnforcingWrapper(wrapped)
    return result
