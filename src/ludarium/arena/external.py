"""Players outside: programs at an HTTP address that are asked for each decision of their seat.

Each decision is one POST with what the seat sees and may choose; the answer names an option (docs/bots.md). Only the
address that was given is ever asked: no redirect is followed and no proxy used. Whoever answers too late, wrongly or
not at all has lost the game.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Final
from urllib.parse import urlsplit

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.position import Position
from ludarium.kernel.record import Header, Record
from ludarium.kernel.title import Title
from ludarium.players import check_spec

FORMAT: Final = "ludarium-bot/1"
PATIENCE: Final = 10.0  # seconds for an answer
LONGEST: Final = 64 * 1024  # bytes of an answer
# Of a view at a table of the server, what a game in the arena has not.
NOT_HERE: Final = ("commitment", "step", "undo")


class Forfeit(Exception):
    """A player outside has not answered as it must: its seat has lost."""

    def __init__(self, seat: int, sentence: str) -> None:
        super().__init__(sentence)
        self.seat = seat
        self.sentence = sentence


def outside(spec: str) -> bool:
    return spec.startswith(("http://", "https://"))


def check_player(spec: str) -> None:
    """LudariumError, unless it is an address or names a player of ours."""
    if not outside(spec):
        check_spec(spec)
        return
    try:
        parts = urlsplit(spec)
        port = parts.port
    except ValueError:
        port = 0
    if port == 0 or not parts.hostname or parts.username or parts.fragment:
        raise LudariumError(
            "bad-address", f"{spec} is no address of a bot: http://127.0.0.1:9000/ is one.", {"given": spec}
        )


class Line:
    """One connection to one address, kept open from question to question."""

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        check_player(address)
        parts = urlsplit(address)
        assert parts.hostname is not None
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self.path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        self.patience = patience
        self.connection = kind(parts.hostname, parts.port, timeout=patience)
        self.used = False

    def ask(self, method: str, question: Mapping[str, Any] | None = None) -> tuple[int, bytes]:
        """The status and the body of the answer, all of it within the patience. OSError or HTTPException if there is
        none."""
        due = time.monotonic() + self.patience
        body = None if question is None else json.dumps(question, ensure_ascii=False).encode()
        headers = {"Content-Type": "application/json", "Accept": "application/json"}
        try:
            try:
                self.connection.request(method, self.path, body, headers)
                answer = self.connection.getresponse()
            except ConnectionError:
                if not self.used:
                    raise
                # A connection that was kept open may have been closed meanwhile: once more, with a new one.
                self.connection.close()
                self.connection.timeout = max(0.01, due - time.monotonic())
                self.connection.request(method, self.path, body, headers)
                answer = self.connection.getresponse()
            read = b""
            while len(read) <= LONGEST:
                left = due - time.monotonic()
                if left <= 0:
                    raise TimeoutError
                if self.connection.sock is not None:
                    self.connection.sock.settimeout(left)
                piece = answer.read1(LONGEST)
                if not piece:
                    answer.close()  # so that the connection can be used again
                    self.used = True
                    return answer.status, read
                read += piece
            raise HTTPException(f"more than {LONGEST} bytes")
        except BaseException:
            self.connection.close()
            raise


def version_of(address: str, patience: float = PATIENCE) -> str:
    """What a bot says of itself when it is asked with GET: `{"version": "2"}`; empty if it says nothing. LudariumError
    if nobody is there."""
    try:
        status, body = Line(address, patience).ask("GET")
    except (OSError, HTTPException) as error:
        why = str(error) or type(error).__name__
        raise LudariumError(
            "no-bot", f"No bot answers at {address}: {why}.", {"address": address, "why": why}
        ) from None
    try:
        told = json.loads(body) if status == 200 else {}
        return str(told.get("version", ""))[:40] if isinstance(told, dict) else ""
    except ValueError:
        return ""


class External:
    """The player at an address, for one seat of one game."""

    def __init__(
        self,
        address: str,
        title: Title,
        seats: int,
        variants: Mapping[str, str],
        seat: int,
        game: str,
        patience: float = PATIENCE,
    ) -> None:
        self.address = address
        self.line = Line(address, patience)
        self.title = title
        self.seat = seat
        self.game = game
        names = [f"Seat {number + 1}" for number in range(seats)]
        self.header = Header(
            title=title.id,
            rules=title.rules,
            seats=seats,
            variants=dict(variants),
            names=names,
            commitment="",
            seed="",
            chance=[],
            figures="",
        )

    def decide(self, position: Position) -> int:
        options = position.options()
        try:
            status, body = self.line.ask("POST", self.question(position))
        except TimeoutError:
            raise self.lost(f"did not answer within {self.line.patience:g} seconds") from None
        except (OSError, HTTPException) as error:
            raise self.lost(f"did not answer ({str(error) or type(error).__name__})") from None
        if status != 200:
            raise self.lost(f"answered with the status {status}")
        try:
            given = json.loads(body)["option"]
            option = self.title.vocabulary.read(given, len(options))
        except LudariumError as error:
            raise self.lost(f"answered wrongly: {error.sentence}") from None
        except (ValueError, KeyError, TypeError):
            shown = body[:80].decode("utf-8", "replace")
            raise self.lost(f'answered {shown!r} instead of {{"option": "..."}}') from None
        if option not in options:
            shown = self.title.vocabulary.text(option)
            raise self.lost(f"answered {shown!r}, which is none of the {len(options)} options")
        return option

    def question(self, position: Position) -> dict[str, Any]:
        """What the seat sees and may choose, as at a table of the server."""
        view = Match(self.title, position, Record(self.header, [], None), []).view(self.seat)
        shown = {name: value for name, value in view.items() if name not in NOT_HERE}
        return {"format": FORMAT, "game": self.game, "rules": self.title.rules, "view": shown}

    def lost(self, why: str) -> Forfeit:
        return Forfeit(self.seat, f"{self.address} {why} (game {self.game}, seat {self.seat}): lost.")
