"""Features of every title: named, of a fixed layout, without anything hidden, without collisions."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from ludarium.kernel.chance import fast
from ludarium.kernel.features import Encoder
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title, find
from ludarium.research import describe, spaces

pytestmark = pytest.mark.usefixtures("sample")

# title, seats, every how many decisions it is looked at
TABLES = [
    ("sample", 3, 1),
    ("troyes", 1, 3),
    ("troyes", 2, 3),
    ("troyes", 4, 3),
    ("pax", 1, 2),
    ("pax", 2, 2),
    ("pax", 4, 2),
    ("imperium", 1, 5),
    ("imperium", 2, 9),
    ("imperium", 4, 25),
    ("europa", 2, 40),
    ("europa", 4, 60),
]


def along(title: Title, seats: int, seed: int, every: int) -> list[Position]:
    """Positions from all over one random game, its end included."""
    picks = fast(seed * 2 + 1)
    position = title.start(seats, {}, fast(seed))
    found = []
    count = 0
    while not position.over:
        if count % every == 0:
            found.append(position.clone())
        count += 1
        options = position.options()
        position.choose(options[picks.below(len(options))])
    return [*found, position]


def encoder_of(id: str, seats: int) -> Encoder:
    return spaces.encoder_of(find(id), seats)


@pytest.mark.parametrize(("id", "seats", "every"), TABLES)
def test_every_feature_has_a_name_of_its_own(id: str, seats: int, every: int) -> None:
    encoder = encoder_of(id, seats)
    names = encoder.feature_names()
    assert len(names) == len(set(names)) == encoder.size == len(encoder.scale())
    other = encoder_of(id, find(id).seats[-1])
    assert other.feature_names() == names  # the layout is that of the title, however many sit at the table
    for position in along(find(id), seats, 3, every):
        for seat in range(seats):
            assert len(encoder.observe(position, seat)) == encoder.size


@pytest.mark.parametrize(("id", "seats", "every"), TABLES)
def test_features_are_normalised(id: str, seats: int, every: int) -> None:
    encoder = encoder_of(id, seats)
    scale = spaces.scale_of(encoder)
    found = np.array([spaces.vector(encoder, scale, each, 0) for each in along(find(id), seats, 4, every)])
    assert found.min() == 0
    assert found.max() <= 8
    assert (found <= 1).mean() > 0.99


@pytest.mark.parametrize(("id", "seats", "every"), TABLES)
def test_what_a_seat_cannot_see_is_not_in_its_features(id: str, seats: int, every: int) -> None:
    title, encoder = find(id), encoder_of(id, seats)
    told_apart = 0
    for number, position in enumerate(along(title, seats, 5, every)[:-1]):
        for seat in range(seats):
            imagined = title.determinize(position, seat, fast(number * 8 + seat))
            assert encoder.observe(imagined, seat) == encoder.observe(position, seat)
            if position.seat == seat:
                options = position.options()
                assert encoder.rows(imagined, options, seat) == encoder.rows(position, options, seat)
            told_apart += any(
                encoder.observe(imagined, other) != encoder.observe(position, other)
                for other in range(seats)
                if other != seat
            )
    assert told_apart > 0 or seats == 1  # what is hidden from one seat is shown to another


@pytest.mark.parametrize(("id", "seats", "every"), TABLES)
def test_different_views_have_different_features(id: str, seats: int, every: int) -> None:
    title, encoder = find(id), encoder_of(id, seats)
    seen: dict[tuple[int, bytes], str] = {}
    for seed in (6, 7):
        for position in along(title, seats, seed, every):
            for seat in range(seats):
                view = json.dumps([alike(title.view(position, seat)), position.seat], sort_keys=True)
                written = seen.setdefault((seat, encoder.observe(position, seat)), view)
                assert written == view
    assert len(seen) > 10


# Lists of a view that are piles of equals: what lies in them counts, not in which order it came there.
PILES = frozenset(
    ["left", "hand", "east", "west", "maids", "drawn", "aside", "missions", "done", "discards", "trade_discards"]
)
# What is said of a decision under way: the options tell it.
UNDER_WAY = frozenset(["battle", "deal", "peace", "war", "reach"])


def alike(view: Any, name: str = "") -> Any:
    if isinstance(view, dict):
        return {key: alike(value, key) for key, value in view.items() if key not in UNDER_WAY}
    if isinstance(view, list):
        found = [alike(value, name) for value in view]
        return sorted(found, key=str) if name in PILES else found
    return view


@pytest.mark.parametrize(("id", "seats", "every"), TABLES)
def test_every_option_has_a_row_of_its_own(id: str, seats: int, every: int) -> None:
    title, encoder = find(id), encoder_of(id, seats)
    names = encoder.thing_names()
    assert len(names) == encoder.things <= 2**15
    for position in along(title, seats, 8, every)[:-1]:
        options = position.options()
        table = spaces.option_table(encoder, position, options, position.seat)
        rows = [tuple(map(int, row)) for row in table[: len(options)]]
        assert len(set(rows)) == len(options)
        assert (table[len(options) :] == -1).all()
        for option, (verb, *things) in zip(options, rows, strict=True):
            known = title.vocabulary.verbs[verb]
            assert title.vocabulary.text(option).startswith(known.name)
            domains = [names[thing].partition(":")[0] for thing in things if thing >= 0]
            assert domains == [argument.domain.name for argument in known.arguments]


def test_a_title_without_features_has_its_view_hashed(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludarium.kernel import homes

    monkeypatch.setitem(homes.HOMES, "plans", "ludarium.kernel.sample_apart")
    title = find("plans")
    encoder = encoder_of("plans", 2)
    positions = along(title, 2, 1, 1)
    assert len({encoder.observe(position, 0) for position in positions}) > 3
    imagined = title.determinize(positions[0], 0, fast(9))
    assert encoder.observe(imagined, 0) == encoder.observe(positions[0], 0)


def test_the_features_of_a_title_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert describe.main(["troyes"]) == 0
    printed = capsys.readouterr().out.splitlines()
    encoder = encoder_of("troyes", 4)
    assert printed[1 : 1 + encoder.size] == [
        f"{number} {name} {round(1 / scale)}"
        for number, (name, scale) in enumerate(zip(encoder.feature_names(), encoder.scale(), strict=True))
    ]
    assert describe.main([]) == 2
    assert "troyes" in capsys.readouterr().err
