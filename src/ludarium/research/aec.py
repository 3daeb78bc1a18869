"""A title as a PettingZoo environment: one agent for each seat, actions with a mask."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv  # type: ignore[import-untyped, import-not-found, unused-ignore]

from ludarium.kernel.chance import fast
from ludarium.kernel.domain import LIMIT
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.position import Position
from ludarium.kernel.title import find
from ludarium.research import spaces


class TableEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One game of a title. Actions and observations are explained in `ludarium.research.spaces`.

    >>> env = TableEnv("troyes", seats=2)
    >>> env.reset(seed=1)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> env.step(int(observation["action_mask"].argmax()))
    """

    metadata = {"name": "ludarium_v0", "is_parallelizable": False, "render_modes": ["ansi"]}

    def __init__(
        self,
        title: str,
        seats: int,
        variants: Mapping[str, str] | None = None,
        width: int = spaces.WIDTH,
        size: int = spaces.SIZE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.title = find(title)
        self.variants = self.title.resolve(seats, variants or {})
        self.width = width
        self.size = size
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.position: Position | None = None
        action = gymnasium.spaces.Discrete(width)
        observed = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-np.inf, np.inf, (size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (width,), np.int8),
                "options": gymnasium.spaces.Box(-1, LIMIT - 1, (width, 5), np.int16),
            }
        )
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        seats = len(self.possible_agents)
        self.position = self.title.start(seats, self.variants, fast(secrets.randbits(32) if seed is None else seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.position.seat]

    def _table(self) -> Position:
        if self.position is None:
            raise LudariumError("not-reset", "The environment has to be reset before it is used.")
        return self.position

    def observe(self, agent: str) -> dict[str, Any]:
        position = self._table()
        seat = self.possible_agents.index(agent)
        options = position.options() if position.agenda and position.seat == seat else []
        return {
            "observation": spaces.observation(self.title, position, seat, self.size),
            "action_mask": spaces.mask(options, self.width),
            "options": spaces.option_table(options, self.width),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        position = self._table()
        options = position.options()
        if action is None or not 0 <= action < len(options):
            raise LudariumError(
                "illegal-action",
                f"The action {action} is not one of the {len(options)} legal ones: look at the action mask.",
                {"given": str(action)},
            )
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        position.choose(options[int(action)])
        if position.over:
            for seat, reward in enumerate(spaces.returns(self.title, position)):
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[position.seat]
        self._accumulate_rewards()

    def render(self) -> str:
        """What a spectator sees, as JSON."""
        import json

        return json.dumps(self.title.view(self._table(), -1), ensure_ascii=False, indent=1)

    def close(self) -> None:
        self.position = None


def env(title: str, seats: int, **settings: Any) -> AECEnv[str, dict[str, Any], int]:
    """The environment with PettingZoo's usual wrappers: an illegal action ends the game for the one who took it."""
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped, import-not-found, unused-ignore]

    wrapped: Any = wrappers.TerminateIllegalWrapper(TableEnv(title, seats, **settings), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    result: AECEnv[str, dict[str, Any], int] = wrappers.OrderEnforcingWrapper(wrapped)
    return result
