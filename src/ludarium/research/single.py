"""One seat of a table as a Gymnasium environment: the others are played by bots."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from ludarium.kernel.chance import fast
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.position import Position
from ludarium.kernel.title import find
from ludarium.players import Player, make
from ludarium.research import spaces
from ludarium.research.aec import SEEDS, illegal, not_reset, observation_space


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A learner on one seat against any bots: `bots` names one for all other seats, or one for each of them in turn.

    >>> env = SeatEnv("troyes", seats=2, bots="greedy")
    >>> observation, info = env.reset(seed=1)
    >>> observation, reward, terminated, truncated, info = env.step(0)
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        title: str,
        seats: int,
        bots: str | Sequence[str] = "random",
        seat: int = 0,
        variants: Mapping[str, str] | None = None,
        width: int = spaces.WIDTH,
        render_mode: str | None = None,
    ) -> None:
        self.title = find(title)
        self.seats = seats
        self.variants = self.title.resolve(seats, variants or {})
        if not 0 <= seat < seats:
            raise LudariumError(
                "bad-seat", f"There is no seat {seat} with {seats} seats. Choose one of 0 to {seats - 1}."
            )
        names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != seats - 1:
            raise LudariumError("bad-bots", f"{seats - 1} bots are needed beside the learner, not {len(names)}.")
        self.bots = names
        self.seat = seat
        self.width = width
        self.render_mode = render_mode
        self.encoder = spaces.encoder_of(self.title, seats)
        self._scale = spaces.scale_of(self.encoder)
        self.observation_space = observation_space(self.encoder, width)
        self.action_space = gymnasium.spaces.Discrete(width)
        self.position: Position | None = None
        self._players: dict[int, Player] = {}
        self._options: list[int] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        draw = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.position = self.title.start(self.seats, self.variants, fast(draw))
        others = [(self.seat + i) % self.seats for i in range(1, self.seats)]
        self._players = {
            other: make(name, self.title, other, draw + 1 + other)
            for other, name in zip(others, self.bots, strict=True)
        }
        self._play_on(self.position)
        return self._seen(self.position), self._info()

    def _play_on(self, position: Position) -> None:
        """The others, until it is the learner's turn or the game is over."""
        while not position.over and position.seat != self.seat:
            position.choose(self._players[position.seat].decide(position))
        self._options = [] if position.over else position.options()

    def _seen(self, position: Position) -> dict[str, Any]:
        return {
            "observation": spaces.vector(self.encoder, self._scale, position, self.seat),
            "action_mask": spaces.mask(len(self._options), self.width),
            "options": spaces.option_table(self.encoder, position, self._options, self.seat, self.width),
        }

    def _info(self) -> dict[str, Any]:
        return {"legal": len(self._options)}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        position = self.position
        if position is None:
            raise not_reset()
        if not 0 <= action < len(self._options):
            raise illegal(action, len(self._options))
        position.choose(self._options[int(action)])
        self._play_on(position)
        reward = spaces.returns(self.title, position)[self.seat] if position.over else 0.0
        return self._seen(position), reward, position.over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask alone, under the name that libraries with maskable actions look for."""
        return spaces.mask(len(self._options), self.width).astype(np.bool_)

    def render(self) -> str:
        if self.position is None:
            raise not_reset()
        return json.dumps(self.title.view(self.position, self.seat), ensure_ascii=False, indent=1)
