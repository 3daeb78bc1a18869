"""Bots elsewhere, asked over HTTP: they see what their seat sees, and lose by whatever they do wrong."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from ludarium import LudariumError
from ludarium.arena import Ladder, climb, simulate, tournament
from ludarium.arena.external import LONGEST, check_player, version_of
from ludarium.kernel.title import Title

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"

Answer = tuple[int, dict[str, str], bytes]
Bot = Callable[[dict[str, Any]], Answer]


def says(told: object, status: int = 200, **headers: str) -> Answer:
    return status, headers, told if isinstance(told, bytes) else json.dumps(told).encode()


def first(question: dict[str, Any]) -> Answer:
    return says({"option": question["view"]["decision"]["options"][0]["code"]})


@contextmanager
def at_an_address(bot: Bot, version: str = "") -> Iterator[str]:
    class Asked(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self.answer(says({"version": version}) if version else says(b"", 501))

        def do_POST(self) -> None:
            self.answer(bot(json.loads(self.rfile.read(int(self.headers["Content-Length"])))))

        def answer(self, answer: Answer) -> None:
            status, headers, body = answer
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None: ...

    server = ThreadingHTTPServer(("127.0.0.1", 0), Asked)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/move"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def test_it_is_asked_for_each_decision_of_its_seat(sample: Title) -> None:
    heard: list[dict[str, Any]] = []

    def bot(question: dict[str, Any]) -> Answer:
        heard.append(question)
        return first(question)

    with at_an_address(bot) as address:
        summary = simulate("sample", 2, 4, seed=3, players=[address, "greedy"])
    assert (summary.errors, summary.forfeits) == ([], [])
    assert [game.players.index(address) for game in summary.results] == [0, 1, 0, 1]
    # Three cards, two decisions each; four games.
    assert len(heard) == 24
    for question in heard:
        view = question["view"]
        assert question["format"] == "ludarium-bot/1"
        assert question["game"] in {f"sample-{seed}" for seed in (3, 4, 5, 6)}
        assert view["decision"]["seat"] == view["turn"] == view["seat"]
        # The other hand is a number; nothing tells who the others are, or what comes.
        assert isinstance(view["table"]["hands"][1 - view["seat"]], int)
        assert "greedy" not in json.dumps(question)
        assert not {"seed", "chance", "commitment"} & {*view, *question}


def test_options_may_be_named_in_both_ways(sample: Title) -> None:
    def bot(question: dict[str, Any]) -> Answer:
        option = question["view"]["decision"]["options"][-1]
        given = {name: value.partition(":")[2] for name, value in option["args"].items() if isinstance(value, str)}
        return says({"option": {"verb": option["verb"], **given}})

    with at_an_address(bot) as address:
        assert simulate("sample", 2, 2, players=[address, "random"]).forfeits == []


def slow(question: dict[str, Any]) -> Answer:
    time.sleep(0.6)
    return first(question)


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (lambda question: says({"option": "pick card=99"}), "99"),
        (lambda question: says({"option": "throw"}), "'throw', which is none of the"),
        (lambda question: says({"choice": 3}), 'instead of {"option": "..."}'),
        (lambda question: says(b"<html>"), "'<html>' instead of"),
        (lambda question: says({}, 500), "with the status 500"),
        (lambda question: says({}, 302, Location="http://127.0.0.1:9/"), "with the status 302"),
        (lambda question: says(b"x" * (LONGEST + 1)), "more than"),
        (slow, "within 0.3 seconds"),
    ],
)
def test_whatever_it_does_wrong_loses_the_game(sample: Title, bot: Bot, told: str) -> None:
    with at_an_address(bot) as address:
        summary = simulate("sample", 2, 2, players=[address, "random"], patience=0.3)
    assert summary.errors == []
    assert len(summary.forfeits) == 2
    assert told in summary.forfeits[0]
    assert summary.forfeits[0].startswith(address)
    for game in summary.results:
        assert game.places[game.players.index(address)] == 2
        assert game.places[game.players.index("random")] == 1
    rows: Any = summary.as_json()["by_player"]
    assert [row["wins"] for row in rows] == [0, 2]


def test_who_hangs_up_has_lost(sample: Title) -> None:
    with at_an_address(first) as address:
        pass
    summary = simulate("sample", 2, 1, players=[address, "random"])
    assert "did not answer" in summary.forfeits[0]


def test_a_ladder_asks_for_the_version_and_only_whom_is_named(sample: Title) -> None:
    asked: list[str] = []

    def bot(question: dict[str, Any]) -> Answer:
        asked.append(question["game"])
        return first(question)

    with at_an_address(bot, "3.1") as address:
        ladder = Ladder(sample, 2, {})
        ladder.enter(["greedy", "random", address])
        climb(ladder, 12)
        assert f"{address} 3.1" in [rung.entrant.name for rung in ladder.rungs()]
        count = len(asked)
        assert count
        again = Ladder.loads(ladder.dumps())
        again.enter([])
        climb(again, 8)
        assert len(asked) == count
        assert [rung.active for rung in again.rungs() if rung.entrant.player == address] == [False]
    with pytest.raises(LudariumError) as caught:
        again.enter([address])
    assert caught.value.code == "no-bot"


def test_a_bot_that_does_not_say_its_version_has_none() -> None:
    with at_an_address(first) as address:
        assert version_of(address) == ""


def test_a_tournament_has_it_too(sample: Title) -> None:
    with at_an_address(first) as address:
        table = tournament("sample", [address, "random"], games=4)
    assert {rating.player for rating in table.ratings} == {address, "random"}


@pytest.mark.parametrize("address", ["http://", "http://x:y/", "https://me:word@host/", "http://host:99999/"])
def test_no_address(address: str) -> None:
    with pytest.raises(LudariumError) as caught:
        check_player(address)
    assert caught.value.code == "bad-address"


def test_the_printed_bot_plays(sample: Title) -> None:
    """The bot of docs/bots.md, as it stands there."""
    texts = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    text = next(text for text in texts if "HTTPServer" in text)
    servers: list[ThreadingHTTPServer] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ThreadingHTTPServer, "serve_forever", lambda server: servers.append(server))
        exec(text.replace("9000", "0"), {"__name__": "__main__"})
    (server,) = servers
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/"
    assert version_of(address) == "1"
    assert simulate("sample", 2, 2, players=[address, "random"]).forfeits == []
    server.shutdown()
    server.server_close()
