"""One measurement, in a process of its own: `python bench/measure.py WHAT SECONDS SEED` prints a JSON object."""

from __future__ import annotations

import json
import os
import random
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any


def rate(seconds: float, step: Callable[[], int]) -> float:
    """How much `step` gets done in a second of processor time; it says how much it did. The first call warms up."""
    step()
    done = 0
    start = time.process_time()
    while True:
        done += step()
        passed = time.process_time() - start
        if passed >= seconds:
            return done / passed


def middle_of(title: Any, seats: int, seed: int) -> list[Any]:
    """Positions from all over one random game."""
    from ludarium.kernel.chance import fast

    picks = fast(seed)
    position = title.start(seats, {}, fast(seed))
    found = []
    while not position.over:
        found.append(position.clone())
        options = position.options()
        position.choose(options[picks.below(len(options))])
    return found


GROUPS = ("land", "realms", "areas", "forces", "decks", "bonds")


def apart(position: Any) -> Any:
    """A clone that shares nothing with any other position. Its own groups may be one with those of before this Turn."""
    copy = position.clone()
    if not hasattr(copy, "own_land"):
        return copy
    for name in GROUPS:
        then = f"then_{name}"
        same = getattr(copy, then, None) is getattr(copy, name)
        fresh = own_bytes(getattr(copy, f"own_{name}")())
        if hasattr(copy, then):
            setattr(copy, then, fresh if same else own_bytes(getattr(copy, then).clone()))
    for player in copy.order:
        own_bytes(copy.own_player(player))
    return copy


def own_bytes(part: Any) -> Any:
    """Clones share bytes, because these never change: here the part gets its own."""
    from ludarium.kernel.state import fields

    for name in fields(type(part)):
        value = getattr(part, name)
        if isinstance(value, bytes):
            setattr(part, name, bytes(bytearray(value)))
    return part


def other_bytes(old: Any, new: Any) -> list[bytes]:
    """What was written of these since the old part."""
    from ludarium.kernel.state import fields

    pairs = [(getattr(old, name), getattr(new, name)) for name in fields(type(new))]
    return [value for before, value in pairs if isinstance(value, bytes) and value is not before]


def turn_clones(title: Any, seats: int, seed: int) -> Callable[[], int]:
    """Clones of positions at the beginning of a Turn, each with the copies that the choices of that Turn asked for.

    A title whose clones share groups until one of them writes pays for a clone when it is first written to; bytes are
    copied whenever they are written.
    """
    from ludarium.games.europa.table.position import Europa
    from ludarium.kernel.chance import fast

    picks = fast(seed)
    position = title.start(seats, {}, fast(seed))
    found: list[tuple[Any, list[Callable[[Any], Any]], list[int], list[bytes]]] = []
    before = None
    while not position.over:
        if before is None or position.active != before.active:
            if before is not None and before.active >= 0:
                written = [name for name in GROUPS if getattr(before, name) is not getattr(position, name)]
                players = [k for k in position.order if before.players[k] is not position.players[k]]
                pairs = [(getattr(before, name), getattr(position, name)) for name in written]
                pairs += [(before.players[k], position.players[k]) for k in players]
                rewritten = [row for old, new in pairs for row in other_bytes(old, new)]
                found.append((before, [getattr(Europa, f"own_{name}") for name in written], players, rewritten))
            before = position.clone()
        options = position.options()
        position.choose(options[picks.below(len(options))])

    def all_clones() -> int:
        for each, writes, players, rewritten in found:
            copy = each.clone()
            for write in writes:
                write(copy)
            for player in players:
                copy.own_player(player)
            for row in rewritten:
                bytes(bytearray(row))
        return len(found)

    return all_clones


def table_env(id: str, seats: int, seconds: float, seed: int) -> float:
    """Random play through the PettingZoo environment: at every decision all that it shows is built."""
    from ludarium.research.aec import TableEnv

    return aec_rate(TableEnv(id, seats), seconds, seed, lambda seen, info: int(random.random() * info["legal"]))


def aec_rate(env: Any, seconds: float, seed: int, pick: Callable[[Any, Any], int]) -> float:
    env.reset(seed=seed)

    def one_game() -> int:
        env.reset()
        count = 0
        while True:
            seen, _, over, cut, info = env.last()
            if over or cut:
                return count
            env.step(pick(seen, info))
            count += 1

    return rate(seconds, one_game)


GAMES = 256  # of a vector environment


def vector_tables(id: str, seats: int, seconds: float, seed: int) -> float:
    """Random play in many games at once: observations and the rows of all options are built at every decision."""
    from ludarium.research.vector import VectorTables

    with VectorTables(id, seats, GAMES) as tables:
        return rate(seconds, vector_steps(tables, seed))


def vector_steps(tables: Any, seed: int) -> Callable[[], int]:
    import numpy as np

    rng = np.random.default_rng(seed)
    batch = tables.reset(seed=seed)

    def ten_steps() -> int:
        nonlocal batch
        before = tables.decisions
        for _ in range(10):
            batch = tables.step((rng.random(tables.count) * batch.legal).astype(np.int64))
        return int(tables.decisions - before)

    return ten_steps


def busier_rate(seconds: float, helper: int, step: Callable[[], int]) -> float:
    """Like `rate`, for two processes that work in step: the time is that of the busier one. With two free cores it is
    what the clock would say; on a busy machine the clock says how busy it is."""
    step()
    done = 0
    start, begun = time.process_time(), spent_by(helper)
    while True:
        done += step()
        passed = max(time.process_time() - start, spent_by(helper) - begun)
        if passed >= seconds:
            return done / passed


def spent_by(process: int) -> float:
    """The processor time of another process, in seconds (Linux)."""
    with open(f"/proc/{process}/stat") as file:
        cells = file.read().rpartition(")")[2].split()
    return (int(cells[11]) + int(cells[12])) / os.sysconf("SC_CLK_TCK")


def vector_pair(id: str, seats: int, seconds: float, seed: int) -> float:
    from ludarium.research.vector import VectorTables

    with VectorTables(id, seats, 2 * GAMES, processes=2) as tables:
        helper = tables._helpers[0][0].pid
        return busier_rate(seconds, helper, vector_steps(tables, seed))


def bare_pair(id: str, seats: int, seconds: float, seed: int) -> float:
    """The bare engine in two processes side by side."""
    import multiprocessing

    with multiprocessing.get_context("spawn").Pool(2) as pool:
        pool.starmap(bare, [(id, seats, 0.1, seed), (id, seats, 0.1, seed + 1)], chunksize=1)
        return sum(pool.starmap(bare, [(id, seats, seconds, seed), (id, seats, seconds, seed + 1)], chunksize=1))


def bare(id: str, seats: int, seconds: float, seed: int) -> float:
    from ludarium.kernel.chance import fast
    from ludarium.kernel.title import find
    from ludarium.players.luck import play_out

    title = find(id)
    number = seed * 1000

    def one_game() -> int:
        nonlocal number
        number += 1
        return play_out(title.start(seats, {}, fast(number)), fast(number * 2 + 1), title.bound)

    return rate(seconds, one_game)


PLAYOUTS = 200  # a decision: as many as the level `strong` plays


ADAPTED: dict[str, Callable[[str, int, float, int], float]] = {
    "aec": table_env,
    "vector": vector_tables,
    "vector-pair": vector_pair,
    "bare-pair": bare_pair,
}


def ours(what: str, id: str, seats: int, seconds: float, seed: int) -> dict[str, float]:
    import ludarium  # noqa: F401
    from ludarium.kernel import position as engine
    from ludarium.kernel.chance import fast
    from ludarium.kernel.title import find
    from ludarium.players import Search
    from ludarium.players.luck import play_out

    title = find(id)
    compiled = float(not str(engine.__file__).endswith(".py"))
    number = seed * 1000
    if what == "play":

        def one_game() -> int:
            nonlocal number
            number += 1
            return play_out(title.start(seats, {}, fast(number)), fast(number * 2 + 1), title.bound)

        return {"value": rate(seconds, one_game), "compiled": compiled}
    if what in ADAPTED:
        return {"value": ADAPTED[what](id, seats, seconds, seed), "compiled": compiled}
    positions = middle_of(title, seats, seed)
    if what == "clone":

        def all_clones() -> int:
            for position in positions:
                position.clone()
            return len(positions)

        return {"value": 1e6 / rate(seconds, all_clones), "compiled": compiled}
    if what == "turn":
        return {"value": 1e6 / rate(seconds, turn_clones(title, seats, seed)), "compiled": compiled}
    if what == "memory":
        apart(positions[0])
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        held = [apart(position) for position in positions]
        size = (tracemalloc.get_traced_memory()[0] - before) / len(held)
        return {"value": size, "compiled": compiled}
    assert what == "search"
    thinking = [position for position in positions if len(position.options()) > 1]
    thinking = thinking[:: len(thinking) // (3 if id == "europa" else 10)]

    def think() -> int:
        for position in thinking:
            Search(title, position.seat, seed, 0.0, PLAYOUTS).analyse(position)
        return PLAYOUTS * len(thinking)

    return {"value": rate(seconds, think), "compiled": compiled}


def catanatron(what: str, seconds: float) -> dict[str, float]:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def new() -> Any:
        return Game([RandomPlayer(colour) for colour in colours], seed=random.randrange(1 << 30))

    if what == "play":

        def one_game() -> int:
            game = new()
            count = 0
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                count += 1
            return count

        return {"value": rate(seconds, one_game)}
    games = []
    game = new()
    while game.winning_color() is None and game.state.num_turns < 1000:
        games.append(game.copy())
        game.play_tick()

    def all_copies() -> int:
        for each in games[::10]:
            each.copy()
        return len(games[::10])

    return {"value": 1e6 / rate(seconds, all_copies)}


def openspiel(name: str, seconds: float) -> dict[str, float]:
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401  (makes them known)

    game = pyspiel.load_game(name)

    def one_game() -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            count += 1
        return count

    return {"value": rate(seconds, one_game)}


def openspiel_observed(name: str, seconds: float) -> dict[str, float]:
    """The same with the observation of the deciding player at every decision, as a learner asks for it."""
    import numpy as np
    import pyspiel
    from open_spiel.python.observation import make_observation

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401  (makes them known)

    game = pyspiel.load_game(name)
    observer = make_observation(game)

    def one_game() -> int:
        state = game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
                continue
            observer.set_from(state, state.current_player())
            np.array(state.legal_actions_mask(), np.int8)
            state.apply_action(random.choice(state.legal_actions()))
            count += 1
        return count

    return {"value": rate(seconds, one_game)}


def pettingzoo(name: str, seconds: float, seed: int) -> dict[str, float]:
    """A game of PettingZoo's own."""
    import importlib

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    env = importlib.import_module(f"pettingzoo.classic.{name}").raw_env()

    def pick(seen: Any, info: Any) -> int:
        legal = seen["action_mask"].nonzero()[0]
        return int(legal[int(random.random() * len(legal))])

    return {"value": aec_rate(env, seconds, seed, pick)}


def python_chess(seconds: float) -> dict[str, float]:
    import chess

    def one_game() -> int:
        board = chess.Board()
        count = 0
        while not board.is_game_over() and count < 400:
            board.push(random.choice(list(board.legal_moves)))
            count += 1
        return count

    return {"value": rate(seconds, one_game)}


def main() -> None:
    what, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    random.seed(seed)
    if hasattr(os, "sched_setaffinity") and "-pair:" not in what:
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    who, _, rest = what.partition(":")
    if who == "catanatron":
        result = catanatron(rest, seconds)
    elif who == "openspiel":
        result = openspiel(rest, seconds)
    elif who == "openspiel-observed":
        result = openspiel_observed(rest, seconds)
    elif who == "pettingzoo":
        result = pettingzoo(rest, seconds, seed)
    elif who == "chess":
        result = python_chess(seconds)
    else:
        kind, id, seats = rest.split(":")
        result = ours(kind, id, int(seats), seconds, seed)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
