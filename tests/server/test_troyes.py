"""Troyes on the wire: whatever a connection gets is what its seat may see, and the rest never leaves the server."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from typing import Any

import httpx
import pytest

from ludarium.kernel.match import Match
from ludarium.kernel.record import loads

from .harness import Server
from .test_live import strip_refused


def strings(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set().union(*[strings(each) for each in value.values()]) if value else set()
    if isinstance(value, list):
        return set().union(*[strings(each) for each in value]) if value else set()
    return {value} if isinstance(value, str) else set()


@pytest.mark.slow
def test_every_frame_of_a_whole_game_shows_only_what_its_seat_may_see(server: Server) -> None:
    anna, boris, eve = server.guest("Anna"), server.guest("Boris"), server.guest("Eve")
    table = anna.table("me", "open", title="troyes", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    sockets = [anna.live(table), boris.live(table), eve.live(table)]
    updates = [socket.until("update") for socket in sockets]
    rng = random.Random(8)
    line = 0
    while not updates[0]["view"]["over"]:
        turn = updates[0]["view"]["turn"]
        code = rng.choice(updates[turn]["view"]["decision"]["options"])["code"]
        sockets[turn].send(type="choose", seat=turn, line=line, option=code)
        line += 1
        updates = [socket.until("update", line=line) for socket in sockets]
    text = httpx.get(f"{server.url}/api/tables/{table}/record").text
    record = loads(text)
    frames: list[dict[int, Any]] = [{}, {}, {}]
    for kept, socket in zip(frames, sockets, strict=True):
        for frame in socket.frames:
            assert record.header.seed not in frame
            message = json.loads(frame)
            if message["type"] == "update":
                kept[message["line"]] = message
        socket.close()
    # Each frame is the view of its seat in a game played again from the record: nothing more.
    match = Match.replay(record, 0)
    hidden = 0
    for number in range(line + 1):
        if number:
            match.repeat(record.lines[number - 1])
        for seat, kept in zip((0, 1, -1), frames, strict=True):
            if number == line:
                continue
            view = json.loads(json.dumps(match.view(seat)))
            view["names"] = kept[number]["view"]["names"]
            assert kept[number]["view"] == view
            # And what only the others see (as whole references) is in no part of the frame but the refused options.
            others: set[str] = set()
            for other in (0, 1):
                if other != seat:
                    others |= strings(match.title.view(match.position, other))
            secret = {
                ref for ref in others - strings(match.title.view(match.position, -1)) if ref.startswith("character:")
            }
            if seat >= 0:
                secret -= strings(match.title.view(match.position, seat))
            hidden += len(secret)
            assert not secret & strings(strip_refused(kept[number])), (seat, number)
    assert hidden > 0, "nothing was secret"


def test_memory_of_a_loaded_troyes_table_is_small_and_idle_ones_are_unloaded(tmp_path: Any) -> None:
    idle = Server(tmp_path, LUDARIUM_IDLE="4", LUDARIUM_SWEEP="1").start()
    try:
        anna = idle.guest("Anna")
        first = anna.table("me", "me", title="troyes")["id"]
        anna.play(first, [0, 1], random.Random(0), most=60)
        before = resident(idle)
        tables = [anna.table("me", "me", title="troyes")["id"] for _ in range(40)]
        for table in tables:
            anna.play(table, [0, 1], random.Random(table), most=40)
        each = (resident(idle) - before) / len(tables)
        assert each < 200_000, f"{each:.0f} bytes for each table"
        watching = anna.live(tables[0])
        watching.until("update")
        for _ in range(60):
            gauges = httpx.get(f"{idle.url}/metrics").text
            if "ludarium_tables_loaded 0.0" in gauges:
                break
            watching.socket.ping().wait(1)
            time.sleep(0.5)
        assert "ludarium_tables_loaded 0.0" in gauges
        assert "ludarium_tables_known 1.0" in gauges
        # Whoever comes back finds everything as it was; the connection that stayed goes on too.
        assert anna.view(tables[1], 0)["line"] == 40
        update = anna.view(tables[0], 0)
        turn = update["view"]["turn"]
        code = anna.view(tables[0], turn)["view"]["decision"]["options"][0]["code"]
        anna.choose(tables[0], turn, 40, code)
        assert watching.until("update", line=41)
        watching.close()
        with sqlite3.connect(idle.data / "ludarium.sqlite3") as db:
            assert db.execute("SELECT count(*) FROM line").fetchone()[0] >= 40 * 40
    finally:
        idle.stop()


def resident(server: Server) -> int:
    assert server.process is not None
    with open(f"/proc/{server.process.pid}/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("VmRSS:"))
