"""A real server in a process of its own, and somebody who talks to it."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]

# No limits on how fast tests may ask; the tests of the limits set their own.
QUICK = {
    "LUDARIUM_REQUESTS": "0",
    "LUDARIUM_SIGN_INS": "0",
    "LUDARIUM_OPENINGS": "0",
    "LUDARIUM_HANDSHAKES": "0",
    "LUDARIUM_MESSAGES": "0",
    "LUDARIUM_TITLES": "sample=ludarium.kernel.sample,plans=ludarium.kernel.sample_apart",
    "LUDARIUM_THINKERS": "1",
    "LUDARIUM_SWEEP": "0.5",
    # the push service of the tests is on this machine
    "LUDARIUM_PUSH": "any",
    "LUDARIUM_MAIL_AFTER": "0",
    # Tests say themselves what they choose, unless they are about answers that are given by themselves.
    "LUDARIUM_FORCED": "ask",
    "LUDARIUM_PAUSE": "0.1",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    def __init__(self, data: Path, dump: Callable[[], str] | None = None, /, before: str = "", **env: str) -> None:
        """`before`: what the process does before it serves."""
        self.data = data
        self.before = before
        self.dump = dump or self._dump
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.env = {**os.environ, **QUICK, "LUDARIUM_DATA": str(data), **env}
        self.process: subprocess.Popen[bytes] | None = None
        self.log = data / "server.log"

    def start(self) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        code = f"from ludarium.terminal.serve import serve; {self.before}\nserve('127.0.0.1', {self.port}, 1, False)"
        with open(self.log, "ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code], env=self.env, stdout=out, stderr=out, cwd=ROOT
            )
        for _ in range(300):
            try:
                if httpx.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return self
            except httpx.HTTPError:
                time.sleep(0.05)
            if self.process.poll() is not None:
                break
        raise RuntimeError(self.log.read_text())

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def lines_of_log(self) -> list[dict[str, Any]]:
        # What stands after the last line's end is still being written.
        whole = self.log.read_text().split("\n")[:-1]
        return [json.loads(line) for line in whole if line.startswith("{")]

    def logged(self, path: str) -> str:
        """The whole log, once a request to this path is in it: it is written after the answer has gone out."""
        for _ in range(200):
            if any(line.get("path") == path for line in self.lines_of_log()):
                return self.log.read_text()
            time.sleep(0.05)
        raise AssertionError(f"no request to {path} in the log: {self.log.read_text()}")

    def _dump(self) -> str:
        """Everything in the database, as text."""
        with sqlite3.connect(f"file:{self.data / 'ludarium.sqlite3'}?mode=ro", uri=True) as db:
            return "\n".join(db.iterdump())

    def guest(self, name: str) -> Somebody:
        return Somebody(self).guest(name)


class Somebody:
    """A browser: cookies, and the CSRF header that goes with them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=40)
        self.id = ""

    def guest(self, name: str) -> Somebody:
        self.http.get("/api/me")
        self.id = self.post("/api/guest", {"name": name})["person"]["id"]
        return self

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"X-CSRF-Token": self.http.cookies.get("ludarium_csrf", ""), "Content-Type": "application/json"}
        content = None if body is None else json.dumps(body)
        return self.http.request(method, path, content=content, headers={**headers, **more.pop("headers", {})}, **more)

    def get(self, path: str, **params: Any) -> Any:
        return good(self.http.get(path, params=params))

    def post(self, path: str, body: Any = None) -> Any:
        return good(self.ask("POST", path, body))

    def put(self, path: str, body: Any = None) -> Any:
        return good(self.ask("PUT", path, body))

    def delete(self, path: str) -> Any:
        return good(self.ask("DELETE", path))

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        answer = self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]

    def table(self, *seats: str, title: str = "sample", public: bool = False, **variants: str) -> Any:
        """`table("me", "open", "bot:easy")`"""
        given = []
        for seat in seats:
            kind, _, more = seat.partition(":")
            given.append({"kind": kind, "level": more} if kind == "bot" else {"kind": kind, "name": more})
        return self.post("/api/tables", {"title": title, "seats": given, "variants": variants, "public": public})

    def view(self, table: str, seat: int = -1, **more: Any) -> Any:
        return self.get(f"/api/tables/{table}/view", seat=seat, **more)

    def view_refused(self, table: str, seat: int) -> tuple[int, str]:
        return self.refused("GET", f"/api/tables/{table}/view?seat={seat}")

    def choose(self, table: str, seat: int, line: int, option: Any) -> Any:
        return self.post(f"/api/tables/{table}/choices", {"seat": seat, "line": line, "option": option})

    def live(self, table: str, changes: bool = False, **more: Any) -> Watching:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live{'?changes=true' if changes else ''}"
        return Watching(connect(url, additional_headers={"Cookie": cookie, **more}, max_size=2**24, max_queue=None))

    def play(self, table: str, seats: list[int], rng: random.Random, most: int = 10_000) -> int:
        """Plays these seats at random over HTTP until the game is over; gives back how many choices were made."""
        made = 0
        update = self.view(table, seats[0])
        while not update["view"]["over"] and made < most:
            turn = update["view"]["turn"]
            if turn in seats:
                update = self.view(table, turn)
                decision = update["view"]["decision"]
                if decision is None or decision["seat"] != turn:
                    continue
                code = rng.choice(decision["options"])["code"]
                answer = self.ask(
                    "POST", f"/api/tables/{table}/choices", {"seat": turn, "line": update["line"], "option": code}
                )
                assert answer.status_code in (201, 409), answer.text
                made += answer.status_code == 201
                update = self.view(table, seats[0])
            else:
                update = self.view(table, seats[0], line=update["line"], wait=20)
        return made


def good(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, f"{answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


class Watching:
    """A live connection; every frame that came in is kept."""

    def __init__(self, connecting: Any) -> None:
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(connecting)
        self.frames: list[str] = []

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, timeout: float = 20) -> Any:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.frames.append(text)
        return json.loads(text)

    def until(self, kind: str, timeout: float = 20, **facts: Any) -> Any:
        """The next message of this type that has these values."""
        end = time.monotonic() + timeout
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if message["type"] == kind and all(message.get(key) == value for key, value in facts.items()):
                return message

    def close(self) -> None:
        self.stack.close()
