"""Half requests, idle connections, connections that come and go or look around without end: others hardly notice."""

from __future__ import annotations

import json
import resource
import socket
import statistics
import threading
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from ..harness import Server
from .hostile import NORMAL, without_faults

HALF = 1100
SOCKETS = 200
FEW = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, in a process that may open 1,024 files."""
    running = Server(tmp_path_factory.mktemp("small"), before=FEW, **NORMAL).start()
    yield running
    without_faults(running)


def health(server: Server, seconds: float) -> list[float]:
    """How long `/health` takes, asked again and again."""
    found: list[float] = []
    with httpx.Client(base_url=server.url, timeout=20) as asking:
        end = time.monotonic() + seconds
        while time.monotonic() < end or len(found) < 5:
            begun = time.perf_counter()
            assert asking.get("/health").status_code == 200
            found.append(time.perf_counter() - begun)
            time.sleep(0.02)
    return found


def test_half_requests_and_idle_connections_do_not_shut_others_out(small: Server) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096) if hard > 0 else 4096, hard))
    usual = statistics.median(health(small, 0.5))
    links: list[socket.socket] = []
    try:
        for number in range(HALF):
            link = socket.create_connection(("127.0.0.1", small.port), timeout=5)
            if number % 2:
                link.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            links.append(link)
        assert statistics.median(health(small, 0.5)) < max(3 * usual, 0.05)
        assert httpx.post(f"{small.url}/api/guest", json={"name": "Anna"}, timeout=10).status_code == 201
        # A head without an end is refused, too.
        endless = socket.create_connection(("127.0.0.1", small.port), timeout=5)
        endless.sendall(b"GET / HTTP/1.1\r\nX-Long: " + b"x" * 70_000)
        assert endless.recv(100).startswith(b"HTTP/1.1 431")
    finally:
        for link in links:
            link.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def drip(link: socket.socket) -> None:
    for letter in b"GET /health HTTP/1.1\r\n" * 10:
        link.sendall(bytes([letter]))
        time.sleep(0.1)


def test_slow_heads_are_cut_off(target: Server) -> None:
    link = socket.create_connection(("127.0.0.1", target.port))
    link.settimeout(10)
    begun = time.monotonic()
    with pytest.raises(ConnectionError):
        drip(link)
    assert time.monotonic() - begun < 5


class Flood:
    """Threads that connect to a table and look around, or come and go, as fast as they can."""

    def __init__(self, server: Server, table: str, manner: str, threads: int = 8) -> None:
        self.url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
        self.manner = manner
        self.done = threading.Event()
        self.count = 0
        self.refused = 0
        self.threads = [threading.Thread(target=self.run, args=(SOCKETS // threads,)) for _ in range(threads)]
        for thread in self.threads:
            thread.start()

    def run(self, sockets: int) -> None:
        links: list[Any] = []
        while not self.done.is_set():
            try:
                if self.manner == "churn" or len(links) < sockets:
                    link = connect(self.url, open_timeout=5, close_timeout=0.1, max_size=2**24)
                    links.append(link)
                    self.count += 1
                    if self.manner == "churn":
                        links.pop().close()
                        continue
                for link in links:
                    link.send(json.dumps({"type": "watch", "seat": -1, "since": self.count % 50}))
                    self.count += 1
            except (WebSocketException, OSError, TimeoutError):
                self.refused += 1
                time.sleep(0.02)
                links = [link for link in links if link.close_code is None]
        for link in links:
            link.close()

    def stop(self) -> None:
        self.done.set()
        for thread in self.threads:
            thread.join()


@pytest.mark.parametrize("manner", ["watch", "churn"])
def test_sockets_of_one_address_hardly_slow_anybody_down(small: Server, manner: str) -> None:
    anna = small.guest("Anna")
    table = anna.table("me", "me", title="troyes")["id"]
    usual = statistics.median(health(small, 1.0))
    flood = Flood(small, table, manner)
    try:
        time.sleep(1.0)
        flooded = statistics.median(health(small, 2.0))
    finally:
        flood.stop()
    assert flood.count + flood.refused > 50
    # The flood itself takes half of this machine: what it costs the others is measured by `make attack`.
    assert flooded < max(5 * usual, 0.05), (usual, flooded, flood.count, flood.refused)


def test_those_who_come_and_go_are_told_of_together(target: Server) -> None:
    anna = target.guest("Anna")
    table = anna.table("me", "me")["id"]
    watching = anna.live(table)
    watching.until("update")
    time.sleep(0.5)
    for _ in range(30):
        eve = target.guest("Eve").live(table)
        eve.until("table")
        eve.close()
    watching.send(type="ping")
    watching.until("pong")
    told = [frame for frame in watching.frames if json.loads(frame)["type"] == "table"]
    assert len(told) < 8
    watching.close()
