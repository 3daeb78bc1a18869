"""Whatever is stored or answered has a limit, and readers who do not read are cut off."""

from __future__ import annotations

import json
import random
import select
import socket
import time
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ludarium.kernel.match import Match
from ludarium.server import brought, texts
from ludarium.server.errors import Refusal
from ludarium.server.live import take_back

from ..harness import Server
from .hostile import memory


@pytest.fixture(scope="module")
def record() -> str:
    """A game of the sample, played to its end."""
    from ludarium.kernel.sample import TITLE
    from ludarium.kernel.title import register

    register(TITLE.id, "ludarium.kernel.sample")
    match = Match.new("sample", 2, {}, "seed", ["Anna", "Boris"])
    rng = random.Random(1)
    while not match.over:
        match.choose(match.seat, rng.choice(match.options()))
    return match.dumps()


def changed(record: str, **header: Any) -> str:
    first, rest = record.split("\n", 1)
    return json.dumps(json.loads(first) | header) + "\n" + rest


def undone(record: str, times: int) -> str:
    """The first choice of the record taken back again and again."""
    rows = record.splitlines()
    return "\n".join([rows[0], *([rows[1], f"{rows[1][0]} undo"] * times)]) + "\n"


def test_names_in_a_record_obey_the_rules_for_names(target: Server, record: str) -> None:
    anna = target.guest("Anna")
    before = memory(target)
    for bad in ("x" * 900_000, "x" * 31, "", " ", "\u200b", "A\u202eB", "\u3164", "a" + "\u0301" * 9, "\ufb2c" * 15):
        began = time.monotonic()
        assert anna.refused("POST", "/api/records", {"record": changed(record, names=[bad, "Boris"])}) == (
            400,
            "bad-record",
        )
        assert time.monotonic() - began < 10
    assert memory(target) - before < 50
    for more in ({"seed": "s" * 500}, {"commitment": "c" * 500}, {"names": ["x"] * 11}, {"chance": [1] * 60_000}):
        assert anna.refused("POST", "/api/records", {"record": changed(record, **more)}) == (400, "bad-record")
    deep = record.split("\n", 1)[0][:-1] + ',"x":' + "[" * 90_000 + "]" * 90_000 + "}\n"
    assert anna.refused("POST", "/api/records", {"record": deep}) == (400, "bad-record")


def test_the_work_of_a_record_is_limited(target: Server, record: str) -> None:
    anna = target.guest("Anna")
    began = time.monotonic()
    assert anna.refused("POST", "/api/records", {"record": undone(record, 60_000)}) == (400, "bad-record")
    assert anna.refused("POST", "/api/records", {"record": undone(record, brought.UNDOS + 1)}) == (400, "bad-record")
    assert time.monotonic() - began < 5
    assert anna.refused("POST", "/api/records", {"record": record + "0 " + "x" * 5000}) == (400, "bad-record")
    # What is within the limits comes in, and can be looked at.
    table = anna.post("/api/records", {"record": undone(record, 300)})
    assert table["line"] == 600
    points = anna.get(f"/api/tables/{table['id']}/points")
    assert points["available"]
    assert len(points["points"]) <= 1001


def test_records_count_and_can_be_deleted_by_whoever_brought_them(target: Server, record: str) -> None:
    anna, eve = target.guest("Anna"), target.guest("Eve")
    ids = [anna.post("/api/records", {"record": record})["id"] for _ in range(3)]
    assert anna.refused("POST", "/api/records", {"record": record}) == (409, "too-many-imports")
    assert {each["id"] for each in anna.get("/api/me/imports")["tables"]} == set(ids)
    assert eve.get("/api/me/imports")["tables"] == []
    assert eve.refused("DELETE", f"/api/tables/{ids[0]}") == (403, "not-allowed")
    # Forks go on without the record that they came from, also a fork of a fork.
    short = eve.post(f"/api/tables/{ids[0]}/fork", {"line": 2, "seat": 0, "level": "easy"})["id"]
    long = eve.post(f"/api/tables/{ids[0]}/fork", {"line": 4, "seat": 1, "level": "easy"})["id"]
    shown = {fork: eve.view(fork)["view"]["step"] for fork in (short, long)}
    watching = eve.live(ids[0])
    watching.until("update")
    anna.delete(f"/api/tables/{ids[0]}")
    with pytest.raises(ConnectionClosed):
        watching.until("never")
    assert eve.refused("GET", f"/api/tables/{ids[0]}") == (404, "not-found")
    for fork in (short, long):
        assert eve.view(fork)["view"]["step"] >= shown[fork]
        eve.play(fork, [0] if fork == short else [1], random.Random(3))
        again = eve.get(f"/api/tables/{fork}/replay", **{"from": 0, "to": 5})
        assert [frame["line"] for frame in again["frames"]] == [0, 1, 2, 3, 4, 5]
    assert anna.post("/api/records", {"record": record})["origin"] == "import"
    # A table that was played is no record that somebody brought.
    assert eve.refused("DELETE", f"/api/tables/{short}") == (403, "not-allowed")


def test_a_game_is_not_undone_without_end(record: str) -> None:
    match = brought.play(undone(record, brought.UNDOS))
    seat = match.seat
    match.choose(seat, match.options()[0])
    with pytest.raises(Refusal) as refused:
        take_back(match, seat)
    assert refused.value.code == "too-many-undos"


def test_pages_of_frames_and_chat(target: Server) -> None:
    anna = target.guest("Anna")
    table = anna.table("me", "me", title="troyes")["id"]
    anna.play(table, [0, 1], random.Random(5), most=110)
    frames: list[Any] = []
    while True:
        answer = anna.http.get(f"/api/tables/{table}/replay", params={"from": len(frames), "to": len(frames) + 99})
        assert len(answer.content) < 1_200_000
        page = answer.json()["frames"]
        if not page:
            break
        frames += page
        if len(frames) > answer.json()["lines"]:
            break
    assert [frame["line"] for frame in frames] == list(range(len(frames)))
    for number in range(30):
        answer = anna.ask("POST", f"/api/tables/{table}/chat", {"text": f"{number} " + "x" * 900})
        assert answer.status_code == 201


def test_somebody_who_does_not_read_is_cut_off(target: Server) -> None:
    path = "/api/titles/europa/rules"
    assert len(httpx.get(f"{target.url}{path}", headers={"Accept-Encoding": "identity"}).content) > 100_000
    begun = time.monotonic()
    lazy = []
    for _ in range(3):
        link = socket.socket()
        link.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        link.connect(("127.0.0.1", target.port))
        link.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 60)
        lazy.append(link)
    for link in lazy:
        # Nothing is read, and still the other side ends it.
        poll = select.poll()
        poll.register(link, select.POLLRDHUP | select.POLLHUP | select.POLLERR)
        assert poll.poll(20_000), "it is still connected"
        link.close()
    assert time.monotonic() - begun < 25
    assert httpx.get(f"{target.url}/health").status_code == 200


@pytest.mark.parametrize("given", ["Anna", "Анна", "王芳", "R2-D2", "Zoë", "❤️", "Nguyễn Thị"])
def test_names(given: str) -> None:
    assert texts.name(f"  {given} ") == texts.name(given)
