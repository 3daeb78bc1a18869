"""The server under load (`make load`): 200 live tables of two people each, playing at random, on this machine only.

In the same run, in turn with the tables, a bare WebSocket echo with the same message sizes and the same number of
connections, open and in use. Fails if anything went wrong, if an answered choice is not in the database, or if the
server stores less than 0.4 times as many choices a second as the echo answers messages (the median over the turns: the
machine's speed changes all the time, for both). That is meant for the compiled engine (`make fast`).

Connecting is not counted, for the echo or for the tables: games for those who finish one stand ready beforehand.
What it takes to open one (two requests, two connections) is printed by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ludarium.kernel import match
from ludarium.server.delta import applied

ABOUT = """# The server under load

Random clients on the same machine, in turn with a bare WebSocket echo of the same message sizes. Only the share means
anything: it is the median of the turns. Written by `make load`, and so is LOAD_BESIDE.md.
"""
LEAST = 0.4
TURNS = 6  # so often the tables play, each time between two turns of the echo
ECHO_SECONDS = 3.0
SPARE = 4  # games that stand ready for those who finish one
OPTIONS: dict[str, Any] = {
    "compression": None,
    "max_size": 2**22,
    "ping_interval": None,
    "max_queue": None,
    "open_timeout": 120,  # all tables connect at once, before the clock starts
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server in a process of its own."""

    def __init__(self, code: str, port: int, env: dict[str, str], log: Path) -> None:
        self.port = port
        with open(log, "wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code], env={**os.environ, **env}, stdout=out, stderr=out
            )
        for _ in range(400):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(log.read_text())

    def cpu(self) -> float:
        """Seconds of computing so far, all threads together."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) * 1024

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


def serving(folder: Path, port: int, **more: str) -> Process:
    """The server, with no limit on how fast clients may be."""
    env = {
        "LUDARIUM_DATA": str(folder / "data"),
        "LUDARIUM_REQUESTS": "0",
        "LUDARIUM_SIGN_INS": "0",
        "LUDARIUM_MESSAGES": "0",
        "LUDARIUM_CONNECTIONS": "0",
        "LUDARIUM_OPENINGS": "0",
        "LUDARIUM_HANDSHAKES": "0",
        "LUDARIUM_TABLES_EACH": "100000",
        "LUDARIUM_TITLES": "sample=ludarium.kernel.sample",
        **more,
    }
    code = f"from ludarium.terminal.serve import serve; serve('127.0.0.1', {port}, 1, False)"
    return Process(code, port, env, folder / "log")


# the bare echo: raw ASGI, the same uvicorn settings

ECHO = """
import sys, uvicorn
sys.path.insert(0, {folder!r})
import load
load.REPLY = open({reply!r}).read()
uvicorn.run(load.echo, host="127.0.0.1", port={port}, log_level="warning", access_log=False, ws_max_size=16384,
            ws_per_message_deflate=False)
"""
REPLY = ""
pairs: dict[str, list[Any]] = {}


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Whatever one of two says, both get the reply."""
    if scope["type"] == "lifespan":
        while True:
            message = await receive()
            await send({"type": f"{message['type']}.complete"})
            if message["type"] == "lifespan.shutdown":
                return
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})
        return
    both = pairs.setdefault(scope["path"], [])
    await receive()
    await send({"type": "websocket.accept"})
    both.append(send)
    while (await receive())["type"] != "websocket.disconnect":
        for each in both:
            await each({"type": "websocket.send", "text": REPLY})
    both.remove(send)


class Count:
    def __init__(self) -> None:
        self.done = 0
        self.seconds = 0.0
        self.cpu = 0.0  # of the server
        self.waits: list[float] = []
        self.in_size = 0
        self.out_size = 0
        self.outs = 0
        self.samples: list[str] = []
        self.errors: list[str] = []
        self.answered: list[tuple[str, int, str]] = []
        self.games = 0
        self.opened = 0

    def out(self, text: str) -> None:
        self.out_size += len(text)
        self.outs += 1
        if self.outs % 100 == 1:
            self.samples.append(text)

    def sizes(self) -> tuple[int, int]:
        """What a message to the server, and one from it, are long on average."""
        return self.in_size // max(1, self.done), self.out_size // max(1, self.outs)

    def typical(self) -> str:
        """A message from the server of about the average length."""
        return min(self.samples, key=lambda text: abs(len(text) - self.sizes()[1]))


async def echo_pair(sockets: list[ClientConnection], message: str, end: float, count: Count) -> None:
    turn = 0
    while time.monotonic() < end:
        begun = time.perf_counter()
        await sockets[turn].send(message)
        for each in sockets:
            msgspec.json.decode(await each.recv())
        count.waits.append(time.perf_counter() - begun)
        count.done += 1
        turn = random.randrange(2)


class Echo:
    """An echo with the message sizes of these games."""

    def __init__(self, folder: Path, like: Count) -> None:
        (folder / "reply").write_text(like.typical())
        self.message = "x" * like.sizes()[0]
        self.port = free_port()
        code = ECHO.format(folder=str(Path(__file__).parent), reply=str(folder / "reply"), port=self.port)
        self.server = Process(code, self.port, {}, folder / "echo.log")
        self.pairs: list[list[ClientConnection]] = []
        self.playing: list[list[ClientConnection]] = []

    async def connect(self, tables: int) -> None:
        for number in range(tables * (1 + SPARE)):
            url = f"ws://127.0.0.1:{self.port}/{number}"
            self.pairs.append([await connect(url, **OPTIONS), await connect(url, **OPTIONS)])
        self.playing = self.pairs[:tables]

    async def turn(self) -> Count:
        count = Count()
        begun, used = time.monotonic(), self.server.cpu()
        await asyncio.gather(*[echo_pair(two, self.message, begun + ECHO_SECONDS, count) for two in self.playing])
        count.seconds = time.monotonic() - begun
        count.cpu = self.server.cpu() - used
        return count

    async def close(self) -> None:
        for connection in itertools.chain(*self.pairs):
            await connection.close()
        self.server.stop()


# the tables


class Seen:
    """What a player keeps of an update, or of a change of it."""

    def __init__(self, update: Any, view: Any) -> None:
        self.view = view
        self.line: int = update["line"]
        self.over: bool = view["over"]
        self.turn: int = view["turn"]
        decision = view["decision"] or {}
        self.codes: list[str] = [option["code"] for option in decision.get("options", [])]


ASKING = asyncio.Semaphore(8)  # the HTTP client is slow at handing out connections to many who wait for one


class Table:
    """People who play one game after another, each over their own connection."""

    people = 2
    variants: dict[str, str] = {}

    def __init__(self, port: int, title: str, number: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"
        self.title = title
        self.rng = random.Random(number)
        self.tokens: list[str] = []
        # The game they play, and those that are ready for when it ends.
        self.id = ""
        self.sockets: list[ClientConnection] = []
        self.seen: list[Seen] = []
        self.ready: list[tuple[str, list[ClientConnection], list[Seen]]] = []

    async def post(self, http: httpx.AsyncClient, path: str, body: Any, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        async with ASKING:
            answer = await http.post(self.url + path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def open(self, http: httpx.AsyncClient) -> None:
        """Opens a game, and both connect to it."""
        if not self.tokens:
            for name in ("Anna", "Boris", "Clara", "Denis")[: self.people]:
                self.tokens.append((await self.post(http, "/api/guest", {"name": name, "bearer": True}))["token"])
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (self.people - 1)]
        body = {"title": self.title, "seats": seats, "variants": self.variants}
        table = await self.post(http, "/api/tables", body, self.tokens[0])
        for token in self.tokens[1:]:
            await self.post(http, f"/api/invitations/{table['invite']}", {}, token)
        id: str = table["id"]
        sockets: list[ClientConnection] = []
        seen: list[Seen] = []
        for token in self.tokens:
            headers = {"Authorization": f"Bearer {token}"}
            url = f"{self.ws}/api/tables/{id}/live?changes=true"
            connection = await connect(url, additional_headers=headers, **OPTIONS)
            sockets.append(connection)
            seen.append(await self.heard(connection, None, 0, Count()))
        self.ready.append((id, sockets, seen))

    def sit(self) -> None:
        self.id, self.sockets, self.seen = self.ready.pop(0)

    async def leave(self) -> None:
        for connection in self.sockets:
            await connection.close()
        self.sockets, self.seen = [], []

    async def heard(self, connection: ClientConnection, before: Seen | None, line: int, count: Count) -> Seen:
        while True:
            text = str(await connection.recv())
            message = msgspec.json.decode(text)
            if message["type"] == "refused":
                raise RuntimeError(message["sentence"])
            if message["type"] == "update":
                before = Seen(message, message["view"])
            elif message["type"] == "change" and before is not None:
                before = Seen(message, applied(before.view, message["view"]))
            else:
                continue
            if before.line >= line:
                count.out(text)
                return before

    async def play(self, http: httpx.AsyncClient, end: float, count: Count) -> None:
        try:
            while time.monotonic() < end:
                if self.seen[0].over:
                    count.games += 1
                    await self.leave()
                    if not self.ready:
                        count.opened += 1
                        await self.open(http)
                    self.sit()
                await self.choose(count)
        except Exception as error:
            count.errors.append(repr(error)[:300])

    async def choose(self, count: Count) -> None:
        turn = self.seen[0].turn
        line = self.seen[turn].line
        code = self.rng.choice(self.seen[turn].codes)
        text = msgspec.json.encode({"type": "choose", "seat": turn, "line": line, "option": code, "ref": 1}).decode()
        begun = time.perf_counter()
        await self.sockets[turn].send(text)
        self.seen[turn] = await self.heard(self.sockets[turn], self.seen[turn], line + 1, count)
        count.waits.append(time.perf_counter() - begun)
        count.answered.append((self.id, line, f"{turn} {code}"))
        count.done += 1
        count.in_size += len(text)
        other = 1 - turn
        self.seen[other] = await self.heard(self.sockets[other], self.seen[other], line + 1, count)


async def play_turn(
    tables: list[Table], http: httpx.AsyncClient, seconds: float, server: Process, count: Count
) -> float:
    """Plays for a while, adds to the count, and gives the choices per second."""
    before, begun, used = count.done, time.monotonic(), server.cpu()
    await asyncio.gather(*[table.play(http, begun + seconds, count) for table in tables])
    passed = time.monotonic() - begun
    count.seconds += passed
    count.cpu += server.cpu() - used
    return (count.done - before) / passed


def check(database: Path, count: Count) -> int:
    """How many answered choices are not in the database."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as db:
        stored = {
            (table, number): text for table, number, text in db.execute("SELECT table_id, number, text FROM line")
        }
    return sum(stored.get((table, line), "").partition(" |")[0] != code for table, line, code in count.answered)


def spread(count: Count) -> str:
    return f"p50 {percentile(count.waits, 0.5):.0f} ms, p99 {percentile(count.waits, 0.99):.0f} ms"


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


FORM = "pure" if (match.__file__ or "").endswith(".py") else "compiled"


async def main(title: str, tables: int, seconds: float, keep: Path | None) -> int:
    # The clients keep the last messages of all tables. To search them for garbage again and again is no part of either
    # measurement.
    gc.disable()
    with tempfile.TemporaryDirectory(prefix="ludarium-load-") as name:
        folder = Path(name)
        port = free_port()
        server = serving(folder, port)
        try:
            async with httpx.AsyncClient(timeout=60) as http:
                all_tables = [Table(port, title, number) for number in range(tables)]
                begun = time.monotonic()
                for _ in range(1 + SPARE):
                    await asyncio.gather(*[table.open(http) for table in all_tables])
                opening = (time.monotonic() - begun) / (tables * (1 + SPARE))
                for table in all_tables:
                    table.sit()
                # A little play first, to learn the message sizes.
                first, count = Count(), Count()
                await play_turn(all_tables, http, 2.0, server, first)
                echo = Echo(folder, first)
                try:
                    await echo.connect(tables)
                    print(f"{tables} tables are open; playing for {seconds:.0f} s, in turn with the echo", flush=True)
                    plays, echoed = [], [await echo.turn()]
                    for _ in range(TURNS):
                        plays.append(await play_turn(all_tables, http, seconds / TURNS, server, count))
                        echoed.append(await echo.turn())
                finally:
                    await echo.close()
                memory = server.resident()
                for table in all_tables:
                    await table.leave()
                    for _, sockets, _ in table.ready:
                        for connection in sockets:
                            await connection.close()
        finally:
            server.stop()
        lost = check(folder / "data" / "ludarium.sqlite3", count)
        troubles = [line for line in (folder / "log").read_text().splitlines() if '"level": "error"' in line]
    rate = count.done / count.seconds
    echoes = [each.done / each.seconds for each in echoed]
    shares = sorted(plays[i] / ((echoes[i] + echoes[i + 1]) / 2) for i in range(TURNS))
    share = (shares[(TURNS - 1) // 2] + shares[TURNS // 2]) / 2
    work = count.cpu / max(1, count.done)
    echo_work = sum(each.cpu for each in echoed) / sum(each.done for each in echoed)
    echo_waits = list(itertools.chain(*(each.waits for each in echoed)))
    in_size, out_size = count.sizes()
    waits = spread(count)
    echo_rate = sum(each.done for each in echoed) / sum(each.seconds for each in echoed)
    told = [
        ("tables", f"{tables} of {title}, {2 * tables} connections in use, {count.seconds:.0f} s, {FORM} engine"),
        ("games ended", f"{count.games}"),
        ("choices stored", f"{rate:,.0f} a second, {waits}"),
        ("bare echo", f"{echo_rate:,.0f} a second, p99 {percentile(echo_waits, 0.99):.0f} ms"),
        ("share", f"{share:.2f} (at least {LEAST}; by turn {shares[0]:.2f} to {shares[-1]:.2f})"),
        ("message sizes", f"{in_size} bytes in, {out_size:,} bytes out to each of two"),
        ("server's work", f"{work * 1e6:.0f} us a choice, {echo_work * 1e6:.0f} us an echo"),
        ("opening a game", f"{opening * 1000:.1f} ms, before the clock; {count.opened} while it ran"),
        ("memory", f"{memory / 2**20:.0f} MB"),
        ("answered but lost", f"{lost} of {len(count.answered):,}"),
    ]
    for name, value in told:
        print(f"{name:<18}{value}")
    count.errors += first.errors
    for trouble in [*count.errors[:5], *troubles[:5]]:
        print("error:", trouble, file=sys.stderr)
    good = not count.errors and not troubles and lost == 0 and count.done > 0 and share >= LEAST
    print("good" if good else "NOT GOOD")
    if keep is not None and not count.errors:
        keep.write_text(f"{ABOUT}\n| | |\n|---|---|\n" + "".join(f"| {name} | {value} |\n" for name, value in told))
    return 0 if good else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="troyes")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--out", type=Path, help="keeps the figures in this file")
    given = parser.parse_args()
    sys.exit(asyncio.run(main(given.title, given.tables, given.seconds, given.out)))
