"""Many tables as one PettingZoo environment of the parallel kind: the agents are the tables, and all act at once.

Whoever steps it plays all seats of all tables (self-play): the observation of a table is that of the seat that decides
there. It has the interface that libraries for parallel environments ask for; `ludarium.research.vector` is far faster.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
from pettingzoo import ParallelEnv  # type: ignore[import-untyped, import-not-found, unused-ignore]

from ludarium.kernel.errors import LudariumError
from ludarium.research import spaces
from ludarium.research.aec import TableEnv

Seen = dict[str, dict[str, Any]]


class ParallelTables(ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """`count` games. A table whose game is over leaves; its info holds the `returns` of the seats.

    The reward of a table is what the seat that decided last got. An illegal action ends its game with the reward -1.
    """

    metadata = {"name": "ludarium_parallel_v0", "render_modes": ["human", "ansi"]}

    def __init__(
        self,
        title: str,
        seats: int,
        count: int,
        variants: Mapping[str, str] | None = None,
        width: int = spaces.WIDTH,
        render_mode: str | None = None,
    ) -> None:
        self.possible_agents = [f"table_{number}" for number in range(count)]
        self.agents: list[str] = []
        self.render_mode = render_mode
        self._tables = {agent: TableEnv(title, seats, variants, width) for agent in self.possible_agents}
        shown = next(iter(self._tables.values()))
        one = shown.possible_agents[0]
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown.observation_space(one))
        self.action_spaces = {agent: gymnasium.spaces.Discrete(width) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        self.agents = self.possible_agents[:]
        for number, table in enumerate(self._tables.values()):
            table.reset(None if seed is None else seed + number)
        return {agent: self._seen(agent) for agent in self.agents}, {agent: self._info(agent) for agent in self.agents}

    def _seen(self, agent: str) -> dict[str, Any]:
        table = self._tables[agent]
        seen: dict[str, Any] = table.observe(table.agent_selection)
        return seen

    def _info(self, agent: str) -> dict[str, Any]:
        table = self._tables[agent]
        return {"seat": table.possible_agents.index(table.agent_selection), **table.infos[table.agent_selection]}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if self.possible_agents and self._tables[self.possible_agents[0]].position is None:
            raise LudariumError("not-reset", "The environment has to be reset before it is used: call reset().")
        acting = [agent for agent in self.agents if agent in actions]
        rewards = dict.fromkeys(self.agents, 0.0)
        over = dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {}
        for agent in acting:
            table, action = self._tables[agent], int(actions[agent])
            seat = table.agent_selection
            if action >= table.infos[seat]["legal"]:
                rewards[agent], over[agent] = -1.0, True
                continue
            table.step(action)
            if table.terminations[seat]:
                rewards[agent], over[agent] = table.rewards[seat], True
                infos[agent] = {"returns": list(table.rewards.values())}
        seen = {agent: self._seen(agent) for agent in self.agents}
        infos = {agent: infos.get(agent) or self._info(agent) for agent in self.agents}
        truncated = dict.fromkeys(self.agents, False)
        self.agents = [agent for agent in self.agents if not over[agent]]
        return seen, rewards, over, truncated, infos

    def render(self) -> str | None:
        """What a spectator sees at each table, as JSON: given back (`ansi`), or printed (`human`)."""
        text = "\n".join(str(table.render()) for table in self._tables.values())
        if self.render_mode != "human":
            return text
        print(text)
        return None

    def close(self) -> None:
        for table in self._tables.values():
            table.close()
