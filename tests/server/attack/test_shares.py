"""Fair shares of thinking: whoever asks for most does not make the others wait."""

from __future__ import annotations

import asyncio
import statistics
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from ludarium.server.errors import Refusal
from ludarium.server.lanes import Asker, Lane

from ..harness import Server, Somebody

HINTS = 40


def bot_answers(somebody: Somebody, table: str, times: int) -> list[float]:
    """How long a bot takes after each of my turns."""
    found: list[float] = []
    update = somebody.view(table, 0)
    while len(found) < times and not update["view"]["over"]:
        while update["view"]["turn"] == 0:
            code = update["view"]["decision"]["options"][0]["code"]
            begun = time.monotonic()
            update = somebody.choose(table, 0, update["line"], code)
        while update["view"]["turn"] > 0:
            update = somebody.view(table, 0, line=update["line"], wait=20)
        found.append(time.monotonic() - begun)
    return found


def test_a_flood_of_hints_does_not_hold_up_anothers_bot(target: Server) -> None:
    anna, eve = target.guest("Anna"), target.guest("Eve")
    quiet = anna.table("me", "bot:normal", title="troyes")["id"]
    busy = eve.table("me", "me", title="troyes")["id"]
    wanted = {"seat": eve.view(busy)["view"]["turn"]}
    eve.post(f"/api/tables/{busy}/hint", wanted)
    bot_answers(anna, quiet, 2)  # the workers are there now
    usual = statistics.median(bot_answers(anna, quiet, 4))
    watching = eve.live(busy)
    with ThreadPoolExecutor(HINTS) as many:
        asked = [many.submit(eve.ask, "POST", f"/api/tables/{busy}/hint", wanted) for _ in range(HINTS)]
        flooded = statistics.median(bot_answers(anna, quiet, 4))
        codes = [each.result().status_code for each in asked]
    assert flooded < 3 * usual + 0.3, (usual, flooded)
    # One is worked out, two wait for it; the others hear that there are too many.
    assert codes.count(200) == 3, codes
    assert codes.count(429) == HINTS - 3
    # Whoever waits is told so.
    places = {watching.until("queued")["place"] for _ in range(2)}
    assert places == {1, 2}
    watching.close()


def test_a_table_needs_a_person(target: Server) -> None:
    anna = target.guest("Anna")
    bots = {"title": "sample", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    assert anna.refused("POST", "/api/tables", bots) == (400, "bad-request")
    table = anna.table("open", "bot:easy")["id"]
    assert anna.refused("PUT", f"/api/tables/{table}/seats/0/bot", {"level": "easy"}) == (403, "not-allowed")
    assert anna.get(f"/api/tables/{table}")["seats"][0]["kind"] == "open"


def test_tables_that_nobody_can_end_end_by_themselves(target: Server) -> None:
    anna, boris, eve = (target.guest(name) for name in ("Anna", "Boris", "Eve"))
    lonely = anna.table("me", "bot:easy")["id"]
    waiting = anna.table("open", "me")["id"]
    shared = anna.table("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{shared}/join", {})
    kept = eve.table("me", "bot:easy")["id"]
    eve.post("/api/me/keep", {"name": "Eve of the attack", "password": "12345678"})
    eve.post("/api/logout")
    anna.post("/api/logout")
    end = time.monotonic() + 10
    while boris.get(f"/api/tables/{lonely}")["state"] != "over" and time.monotonic() < end:
        time.sleep(0.1)
    for table in (lonely, waiting):
        found = boris.get(f"/api/tables/{table}")
        assert (found["state"], found["reason"]) == ("over", "forsaken")
    # Boris is still there, and Eve can sign in again.
    assert boris.get(f"/api/tables/{shared}")["state"] == "playing"
    assert boris.get(f"/api/tables/{kept}")["state"] == "playing"


# the lane itself


async def worked(lane: Lane, asker: Asker, order: list[str], name: str, seconds: float = 0.01) -> None:
    async with lane.place(asker):
        order.append(name)
        await asyncio.sleep(seconds)


def test_whoever_asks_once_comes_before_whoever_asks_often() -> None:
    async def scene() -> list[str]:
        lane = Lane(1)
        order: list[str] = []
        tasks = [asyncio.create_task(worked(lane, Asker("eve", "1"), order, "eve")) for _ in range(5)]
        await asyncio.sleep(0)
        tasks += [asyncio.create_task(worked(lane, Asker("anna", "2"), order, "anna"))]
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(scene()) == ["eve", "anna", "eve", "eve", "eve", "eve"]


def test_one_person_and_one_address_do_not_fill_the_lane() -> None:
    async def scene() -> tuple[int, int]:
        lane = Lane(3)
        order: list[str] = []
        mine = [asyncio.create_task(worked(lane, Asker("eve", "1"), order, "eve", 0.05)) for _ in range(5)]
        await asyncio.sleep(0.01)
        alone = 3 - lane.free
        names = ("a", "b", "c")
        more = [asyncio.create_task(worked(lane, Asker(name, "1"), order, name, 0.05)) for name in names]
        await asyncio.sleep(0.01)
        together = 3 - lane.free
        await asyncio.gather(*mine, *more)
        return alone, together

    assert asyncio.run(scene()) == (1, 2)


def test_the_queue_has_an_end_and_whoever_gives_up_leaves_it() -> None:
    async def scene() -> None:
        lane = Lane(1, most=3, each=2)
        order: list[str] = []
        first = asyncio.create_task(worked(lane, Asker("a", "1"), order, "a", 0.2))
        await asyncio.sleep(0)
        more = [asyncio.create_task(worked(lane, Asker("a", "1"), order, "a")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="asked for before"):
            await worked(lane, Asker("a", "1"), order, "a")
        other = asyncio.create_task(worked(lane, Asker("b", "2"), order, "b"))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="Too many"):
            await worked(lane, Asker("c", "3"), order, "c")
        more[0].cancel()
        await asyncio.gather(first, *more, other, return_exceptions=True)
        assert order == ["a", "b", "a"]
        assert lane.free == 1
        assert not lane.waiting

    asyncio.run(scene())
