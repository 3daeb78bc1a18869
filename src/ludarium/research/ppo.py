"""A trained baseline by PPO over the rows of the options: `python -m ludarium.research.ppo troyes --minutes 10`.

One network plays all seats of many games (self-play). It reads the features of the seat that decides and, for each of
its options, the verb and the things it speaks of; it gives each option a score, and the seat a value. The result of a
game goes back to all decisions of each seat (generalised advantages within the seat's own decisions). From time to time
it plays against other players, and a line of the curve is written. Needs PyTorch: `pip install 'ludarium[learn]'`.

In the manner of CleanRL: everything in one file, to be read from the top.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title, find
from ludarium.players import make
from ludarium.research import spaces
from ludarium.research.vector import Batch, VectorTables

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]


@dataclass
class Wish:
    """The settings of a run."""

    title: str
    seats: int = 2
    minutes: float = 10.0
    games: int = 64
    steps: int = 64  # decisions of each game between two updates
    epochs: int = 2
    parts: int = 8  # of a batch, for each epoch
    rate: float = 5e-4
    clip: float = 0.2
    gamma: float = 1.0
    lam: float = 0.95
    entropy: float = 0.01
    value: float = 0.5
    hidden: int = 128
    seed: int = 1
    every: float = 1.0  # minutes between two points of the curve
    matches: int = 100  # games of a point, against each opponent
    against: tuple[str, ...] = ("random", "greedy")


# What needs no network


def ragged(starts: Ints, chosen: Ints) -> tuple[Ints, Ints]:
    """Where the rows of some games lie, one game after the other, and which of these games each row belongs to."""
    counts = starts[chosen + 1] - starts[chosen]
    owner = np.repeat(np.arange(len(chosen)), counts)
    first = np.repeat(starts[chosen], counts)
    within = np.arange(len(owner)) - np.repeat(np.cumsum(counts) - counts, counts)
    return first + within, owner


def sample(scores: Floats, starts: Ints, rng: np.random.Generator) -> tuple[Ints, Floats]:
    """For each game an option, each as likely as its score says, and the logarithm of how likely it was."""
    counts = np.diff(starts)
    owner = np.repeat(np.arange(len(counts)), counts)
    top = np.maximum.reduceat(scores, starts[:-1])
    weights = np.exp(scores - top[owner])
    total = np.add.reduceat(weights, starts[:-1])
    # the greatest of the scores with Gumbel noise is a sample of the softmax
    noisy = scores - np.log(-np.log(rng.random(len(scores)) + 1e-12) + 1e-12)
    best = np.maximum.reduceat(noisy, starts[:-1])
    hits = np.flatnonzero(noisy >= best[owner])
    _, first = np.unique(owner[hits], return_index=True)
    at = hits[first]
    logs = scores[at] - top - np.log(total)
    return at - starts[:-1], logs.astype(np.float32)


def advantages(
    seats: npt.NDArray[np.uint8],
    values: Floats,
    ended: npt.NDArray[np.bool_],
    returns: Floats,
    final: Floats,
    gamma: float,
    lam: float,
) -> tuple[Floats, Floats]:
    """Generalised advantages, for each decision among those of the same seat of the same game.

    `seats` and `values` are steps x games; `ended` says whether the game was over after the step, with these `returns`
    of its seats; `final` is the value of each seat after the last step (games x seats; 0 where it is not known).
    """
    steps, games = seats.shape
    found = np.zeros((steps, games), np.float32)
    following = final.copy()  # by game and seat: the value of its next decision
    gained = np.zeros_like(following)  # by game and seat: the advantage that follows
    every = np.arange(games)
    for step in range(steps - 1, -1, -1):
        over = ended[step]
        following[over] = returns[step][over]
        gained[over] = 0.0
        # what follows the end of a game is its result: nothing is discounted there but by `gamma`
        seat = seats[step].astype(np.int64)
        delta = gamma * following[every, seat] - values[step]
        found[step] = delta + gamma * lam * gained[every, seat]
        gained[every, seat] = found[step]
        following[every, seat] = values[step]
    return found, found + values


# The network


def library() -> Any:
    """PyTorch, which is needed for learning only."""
    try:
        return importlib.import_module("torch")
    except ImportError:
        raise SystemExit("Learning needs PyTorch: pip install 'ludarium[learn]'") from None


def network(features: int, verbs: int, things: int, hidden: int) -> Any:
    """Scores of rows and values of observations; a thing and a verb have a vector each (the last is "none")."""
    torch = library()
    nn = torch.nn

    class Net(nn.Module):  # type: ignore[misc, name-defined]
        def __init__(self) -> None:
            super().__init__()
            self.see = nn.Sequential(nn.Linear(features, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
            self.verb = nn.Embedding(verbs + 1, hidden)
            self.thing = nn.Embedding(4 * (things + 1), hidden)
            self.row = nn.Sequential(nn.Linear(hidden, hidden), nn.ReLU())
            self.judge = nn.Sequential(nn.Linear(2 * hidden, hidden), nn.ReLU(), nn.Linear(hidden, 1))
            self.worth = nn.Linear(hidden, 1)
            self.register_buffer("places", torch.arange(4) * (things + 1))
            self.none = things
            nn.init.normal_(self.verb.weight, std=0.3)
            nn.init.normal_(self.thing.weight, std=0.3)

        def forward(self, seen: Any, rows: Any, owner: Any) -> tuple[Any, Any]:
            body = self.see(seen)
            named = torch.where(rows[:, 1:] < 0, self.none, rows[:, 1:]) + self.places
            option = self.row(self.verb(rows[:, 0]) + self.thing(named).sum(1))
            scores = self.judge(torch.cat([body[owner], option], 1)).squeeze(1)
            return scores, self.worth(body).squeeze(1)

    return Net()


class Learned:
    """A player that takes the option with the best score: what the network has learned."""

    def __init__(self, title: Title, seats: int, seat: int, net: Any) -> None:
        self.encoder = spaces.encoder_of(title, seats)
        self.scale = spaces.scale_of(self.encoder)
        self.seat = seat
        self.net = net

    def decide(self, position: Position) -> int:
        torch = library()

        options = position.options()
        if len(options) == 1:
            return options[0]
        seen = spaces.vector(self.encoder, self.scale, position, self.seat)
        rows = np.frombuffer(self.encoder.rows(position, options, self.seat), np.int16).reshape(len(options), -1)
        with torch.no_grad():
            owner = torch.zeros(len(options), dtype=torch.int64)
            scores, _ = self.net(torch.from_numpy(seen)[None], torch.from_numpy(rows.astype(np.int64)), owner)
        return options[int(scores.argmax())]


def play_against(title: Title, seats: int, net: Any, bots: str, games: int, seed: int) -> float:
    """The share of wins of the network on one seat, every seat in turn, against bots on all others."""
    won = 0.0
    for game in range(games):
        own = game % seats
        position = title.start(seats, {}, fast(seed + game))
        players: list[Any] = [make(bots, title, seat, seed + game * 8 + seat) for seat in range(seats)]
        players[own] = Learned(title, seats, own, net)
        while not position.over:
            position.choose(players[position.seat].decide(position))
        winners = title.standings(position).winners()
        won += 1.0 / len(winners) if own in winners else 0.0
    return won / games


# Learning


@dataclass
class Rollout:
    """What was seen and done, step after step; `rows` of all decisions one below the other."""

    seen: Floats
    rows: npt.NDArray[np.int16]
    starts: Ints
    actions: Ints
    logs: Floats
    advantages: Floats
    targets: Floats


def roll(tables: VectorTables, batch: Batch, net: Any, wish: Wish, rng: np.random.Generator) -> tuple[Rollout, Batch]:
    """Plays so many steps in every game."""
    torch = library()

    games, steps = wish.games, wish.steps
    seen = np.empty((steps, games, tables.encoder.size), np.float32)
    actions = np.empty((steps, games), np.int64)
    logs = np.empty((steps, games), np.float32)
    values = np.empty((steps, games), np.float32)
    seats = np.empty((steps, games), np.uint8)
    ended = np.empty((steps, games), np.bool_)
    returns = np.empty((steps, games, wish.seats), np.float32)
    rows: list[npt.NDArray[np.int16]] = []
    counts: list[Ints] = []

    def judged(batch: Batch) -> tuple[Floats, Floats]:
        owner = np.repeat(np.arange(games), batch.legal)
        with torch.no_grad():
            scores, worth = net(
                torch.from_numpy(batch.observations),
                torch.from_numpy(batch.rows.astype(np.int64)),
                torch.from_numpy(owner),
            )
        return scores.numpy(), worth.numpy()

    for step in range(steps):
        scores, values[step] = judged(batch)
        seen[step] = batch.observations
        seats[step] = batch.seats
        rows.append(batch.rows)
        counts.append(batch.legal)
        actions[step], logs[step] = sample(scores, batch.starts, rng)
        batch = tables.step(actions[step])
        ended[step], returns[step] = batch.ended, batch.returns
    # the value after the last step is known for the seat that decides next; for the others their last one stands for it
    final = np.zeros((games, wish.seats), np.float32)
    known = np.zeros((games, wish.seats), np.bool_)
    every = np.arange(games)
    _, worth = judged(batch)
    final[every, batch.seats] = worth
    known[every, batch.seats] = True
    for step in range(steps - 1, -1, -1):
        known[ended[step]] = True
        missing = ~known[every, seats[step]]
        final[every[missing], seats[step][missing]] = values[step][missing]
        known[every, seats[step]] = True
    found, targets = advantages(seats, values, ended, returns, final, wish.gamma, wish.lam)
    starts = np.zeros(steps * games + 1, np.int64)
    np.cumsum(np.concatenate(counts), out=starts[1:])
    flat = steps * games
    return Rollout(
        seen.reshape(flat, -1),
        np.concatenate(rows),
        starts,
        actions.reshape(flat),
        logs.reshape(flat),
        found.reshape(flat),
        targets.reshape(flat),
    ), batch


def update(net: Any, optimizer: Any, rollout: Rollout, wish: Wish, rng: np.random.Generator) -> dict[str, float]:
    torch = library()

    # a decision with one option teaches no choice, but its value counts
    size = len(rollout.actions)
    told: dict[str, float] = {}
    for _ in range(wish.epochs):
        order = rng.permutation(size)
        for chosen in np.array_split(order, wish.parts):
            places, owner_of = ragged(rollout.starts, chosen)
            owner = torch.from_numpy(owner_of)
            rows = torch.from_numpy(rollout.rows[places].astype(np.int64))
            scores, worth = net(torch.from_numpy(rollout.seen[chosen]), rows, owner)
            count = len(chosen)
            top = torch.full((count,), -1e9).scatter_reduce(0, owner, scores.detach(), "amax")
            total = torch.zeros(count).scatter_add(0, owner, torch.exp(scores - top[owner]))
            every = scores - top[owner] - torch.log(total)[owner]
            counts = rollout.starts[chosen + 1] - rollout.starts[chosen]
            at = torch.from_numpy(np.cumsum(counts) - counts + rollout.actions[chosen])
            entropy = -torch.zeros(count).scatter_add(0, owner, torch.exp(every) * every).mean()
            ratio = torch.exp(every[at] - torch.from_numpy(rollout.logs[chosen]))
            gain = torch.from_numpy(rollout.advantages[chosen])
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            clipped = torch.clamp(ratio, 1 - wish.clip, 1 + wish.clip)
            policy = -torch.min(ratio * gain, clipped * gain).mean()
            error = torch.nn.functional.mse_loss(worth, torch.from_numpy(rollout.targets[chosen]))
            loss = policy + wish.value * error - wish.entropy * entropy
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            told = {"policy": policy.item(), "error": error.item(), "entropy": entropy.item()}
    return told


def train(wish: Wish, out: Path | None, say: Callable[[str], None] = print) -> Any:
    """Learns for so many minutes of processor time, on one core; every point of the curve is a line of JSON."""
    torch = library()
    torch.manual_seed(wish.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(wish.seed)
    title = find(wish.title)
    with VectorTables(wish.title, wish.seats, wish.games) as tables:
        net = network(tables.encoder.size, len(title.vocabulary.verbs), tables.encoder.things, wish.hidden)
        optimizer = torch.optim.Adam(net.parameters(), lr=wish.rate, eps=1e-5)
        batch = tables.reset(seed=wish.seed)
        started = time.process_time()
        due, spent = 0.0, 0.0
        told: dict[str, float] = {}
        while True:
            trained = time.process_time() - started - spent
            over = trained >= wish.minutes * 60
            if trained >= due or over:
                before = time.process_time()
                point: dict[str, Any] = {"minutes": round(trained / 60, 2), "decisions": tables.decisions}
                for bots in wish.against:
                    share = play_against(title, wish.seats, net, bots, wish.matches, 1_000_000)
                    point[f"wins against {bots}"] = round(share, 3)
                say(json.dumps({**point, **{name: round(value, 4) for name, value in told.items()}}))
                if out is not None:
                    torch.save({"wish": vars(wish), "net": net.state_dict()}, out)
                spent += time.process_time() - before
                due += wish.every * 60
            if over:
                return net
            rollout, batch = roll(tables, batch, net, wish, rng)
            told = update(net, optimizer, rollout, wish, rng)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludarium.research.ppo", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--minutes", type=float, default=10.0, help="of processor time; games against others come on top"
    )
    parser.add_argument("--every", type=float, default=1.0, help="minutes between two points of the curve")
    parser.add_argument("--matches", type=int, default=100, help="games of a point, against each opponent")
    parser.add_argument("--against", default="random,greedy", help="other players, with commas between")
    parser.add_argument("--games", type=int, default=64, help="played side by side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="file of the network")
    given = parser.parse_args(arguments)
    train(
        Wish(
            title=given.title,
            seats=given.seats,
            minutes=given.minutes,
            every=given.every,
            matches=given.matches,
            against=tuple(given.against.split(",")),
            games=given.games,
            seed=given.seed,
        ),
        given.out,
        lambda line: print(line, flush=True),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
