"""Lessons from scenario files with cases and reading points."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from ludarium.kernel import homes, title
from ludarium.kernel.scenario import Scenario
from ludarium.server import routes_titles
from ludarium.text import catalogue, place

SCENARIO = """
version = 2
title = "sample"
seats = 2
name = { en = "A card", ru = "Карта" }
given = { phase = "turn", seat = 0, hands = { 0 = ["5"], 1 = ["7"] } }
[[step]]
choose = "pick card=5"
[[case]]
id = "thrown"
name = { en = "Thrown", ru = "Брошена" }
[[case.step]]
choose = "throw"
chance = [4]
until = "turn"
then.points.0 = 9
[[case.step]]
decides = 1
[[case]]
id = "held"
[[case.step]]
choose = "hold"
then.points.0 = 2
"""


@pytest.fixture
def room(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "ex-1.toml").write_text(SCENARIO, encoding="utf-8")
    title.register("sample", "ludarium.kernel.sample")
    place("sample", tmp_path)
    routes_titles.lessons.cache_clear()
    yield
    homes.HOMES.pop("sample")
    catalogue._rooms.pop("sample")
    catalogue.catalogue.cache_clear()
    routes_titles.lessons.cache_clear()
    routes_titles.lesson_of.cache_clear()


@pytest.mark.usefixtures("room")
def test_each_case_of_a_file_is_a_lesson() -> None:
    lessons = routes_titles.lessons("sample")
    assert list(lessons) == ["ex-1.thrown", "ex-1.held"]
    assert [each.name["en"] for each in lessons.values()] == ["Thrown", "A card"]
    held = json.loads(routes_titles.lesson_of("sample", "ex-1.held"))
    assert [step["choose"] for step in held["steps"]] == [None, "pick card=5", "hold"]


@pytest.mark.usefixtures("room")
def test_nobody_decides_at_a_reading_point_of_a_lesson() -> None:
    steps = json.loads(routes_titles.lesson_of("sample", "ex-1.thrown"))["steps"]
    assert [step["seat"] for step in steps] == [0, 0, 0, -1]
    reading, after = steps[2]["view"], steps[3]["view"]
    assert (reading["decision"], reading["turn"], reading["over"]) == (None, -1, False)
    assert reading["table"]["points"] == [9, 0]
    assert after["turn"] == 1


BROKEN = {
    "ex-0.toml": b"not a scenario [",
    "ex-2.toml": SCENARIO.replace("version = 2", 'version = 2\nname = "twice"').encode(),
    "ex-3.toml": "имя = 1".encode("cp1251"),
    "ex-4.toml": SCENARIO.replace("choose", "chose").encode(),
}


def test_a_broken_file_does_not_hide_the_other_lessons(
    room: None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for name, text in BROKEN.items():
        (tmp_path / "examples" / name).write_bytes(text)
    routes_titles.lessons.cache_clear()
    assert list(routes_titles.lessons("sample")) == ["ex-1.thrown", "ex-1.held"]
    for name in BROKEN:
        assert name in caplog.text


def test_the_server_goes_on_while_lessons_are_read_and_reads_them_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    reading, go_on = threading.Event(), threading.Event()

    @lru_cache
    def slow(id: str) -> dict[str, Scenario]:
        read.append(id)
        reading.set()
        assert go_on.wait(10), "the event loop was held"
        return {}

    monkeypatch.setattr(routes_titles, "lessons", slow)

    async def talk() -> None:
        app: Any = Litestar(routes_titles.ROUTES)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            asked = [asyncio.create_task(client.get("/api/titles/troyes/lessons")) for _ in range(3)]
            while not reading.is_set():
                await asyncio.sleep(0.01)
            # something else is answered meanwhile
            assert (await client.get("/api/titles/troyes/text/en")).status_code == 200
            go_on.set()
            assert [each.json() for each in await asyncio.gather(*asked)] == [{"lessons": []}] * 3

    asyncio.run(talk())
    assert read == ["troyes"]
