"""Many games in one call: they are the games that the engine plays one by one."""

from __future__ import annotations

import numpy as np
import pytest

from ludarium import LudariumError
from ludarium.kernel.chance import fast
from ludarium.kernel.title import find
from ludarium.research import spaces
from ludarium.research.vector import VectorTables


def test_each_game_is_as_the_engine_plays_it() -> None:
    title = find("troyes")
    encoder = spaces.encoder_of(title, 3)
    scale = spaces.scale_of(encoder)
    with VectorTables("troyes", seats=3, count=4) as tables:
        batch = tables.reset(seed=9)
        seeds = [9, 10, 11, 12]
        positions = [title.start(3, {}, fast(seed)) for seed in seeds]
        rng = np.random.default_rng(1)
        finished = 0
        for _ in range(250):
            for i, position in enumerate(positions):
                assert batch.seats[i] == position.seat
                assert (batch.observations[i] == spaces.vector(encoder, scale, position, position.seat)).all()
                options = position.options()
                assert batch.legal[i] == len(options)
                rows = np.frombuffer(encoder.rows(position, options, position.seat), np.int16).reshape(-1, 5)
                assert (batch.rows[batch.starts[i] : batch.starts[i + 1]] == rows).all()
            actions = (rng.random(4) * batch.legal).astype(np.int64)
            for position, action in zip(positions, actions, strict=True):
                position.choose(position.options()[action])
            batch = tables.step(actions)
            for i, position in enumerate(positions):
                assert batch.ended[i] == position.over
                if position.over:
                    finished += 1
                    assert batch.returns[i] == pytest.approx(spaces.returns(title, position))
                    seeds[i] += 4
                    positions[i] = title.start(3, {}, fast(seeds[i]))
                else:
                    assert not batch.returns[i].any()
        assert finished > 2
        assert tables.decisions == 1000


def test_forced_decisions_are_not_asked_if_one_does_not_want_them() -> None:
    with VectorTables("troyes", seats=2, count=3, skip_forced=True) as tables:
        batch = tables.reset(seed=1)
        for _ in range(100):
            assert (batch.legal > 1).all()
            batch = tables.step(batch.legal - 1)
        assert tables.decisions > 300


def test_two_processes_play_the_same_games() -> None:
    seen = []
    for processes in (1, 2):
        with VectorTables("troyes", seats=2, count=5, processes=processes) as tables:
            rng = np.random.default_rng(2)
            batch = tables.reset(seed=3)
            found = []
            for _ in range(150):
                batch = tables.step((rng.random(5) * batch.legal).astype(np.int64))
                found.append((batch.observations.tobytes(), batch.rows.tobytes(), batch.ended.tolist()))
            seen.append((found, tables.decisions))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("processes", [1, 2])
def test_raw_observations_are_those_bytes_that_become_the_features(processes: int) -> None:
    with VectorTables("troyes", 2, 4) as usual, VectorTables("troyes", 2, 4, raw=True, processes=processes) as raw:
        one, other = usual.reset(seed=2), raw.reset(seed=2)
        for _ in range(20):
            assert other.observations.dtype == np.uint8
            assert (other.observations * raw.scale == one.observations).all()
            one, other = usual.step(one.legal // 2), raw.step(other.legal // 2)


def test_the_usual_mask_and_table_can_be_had() -> None:
    with VectorTables("troyes", seats=2, count=3) as tables:
        batch = tables.reset(seed=1)
        mask, table = batch.mask(40), batch.table(40)
        assert (mask.sum(axis=1) == batch.legal).all()
        for i in range(3):
            assert (table[i, : batch.legal[i]] == batch.rows[batch.starts[i] : batch.starts[i + 1]]).all()
            assert (table[i, batch.legal[i] :] == -1).all()
        with pytest.raises(LudariumError, match="greater width"):
            batch.mask(2)


def test_a_seed_settles_the_games_that_follow_it() -> None:
    with VectorTables("troyes", seats=2, count=2) as tables:
        first = [tables.reset(seed=seed).observations.copy() for seed in (4, None, None)]
        again = [tables.reset(seed=seed).observations.copy() for seed in (4, None, None)]
        assert all((one == other).all() for one, other in zip(first, again, strict=True))
        assert (first[0] != first[1]).any()


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(LudariumError, match="cannot be shared by 3 processes"):
        VectorTables("troyes", seats=2, count=2, processes=3)
    with VectorTables("troyes", seats=2, count=2) as tables:
        with pytest.raises(LudariumError, match="call reset"):
            tables.step([0, 0])
        batch = tables.reset(seed=1)
        with pytest.raises(LudariumError, match="one for each game"):
            tables.step([0])
        with pytest.raises(LudariumError, match="not one of the"):
            tables.step(batch.legal)
