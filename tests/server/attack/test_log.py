"""The log holds no names, seeds, hashes, keys or parameters, whatever fails."""

from __future__ import annotations

import hashlib
import sqlite3
from pathlib import Path
from typing import Any

from ..harness import Server, Somebody

FAILING = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r}); import failing; failing.install()"
NAME = "Unmistakable"
SECRETS = (
    "Unmistakable",
    "passphrase-of-hers",
    "words-of-hers",
    "notes-of-hers",
    "hers@example.org",
    "webhook-of-hers",
)


def test_nothing_that_is_somebodys_is_in_the_log_whatever_fails(tmp_path: Path) -> None:
    flag = tmp_path / "fail"
    server = Server(tmp_path / "data", before=FAILING, FAILING=str(flag), LUDARIUM_WEBHOOKS="any").start()
    try:
        anna = server.guest(NAME)
        anna.post("/api/me/keep", {"name": NAME, "password": "passphrase-of-hers"})
        anna.put("/api/me/notices", {"webhook": "http://127.0.0.1:9/webhook-of-hers", "quiet_from": 0, "quiet_to": 0})
        waiting = anna.table("me", "open")
        playing = anna.table("me", f"me:{NAME}")["id"]
        over = anna.table("me", "me")["id"]
        anna.post(f"/api/tables/{over}/agree", {"end": True})
        code = anna.view(playing, 0)["view"]["decision"]["options"][0]["code"]
        flag.touch()
        failed = every_request(server, anna, waiting, playing, over, code)
        watching = anna.live(playing)
        watching.until("update")
        watching.send(type="choose", seat=0, line=0, option=code, ref=1)
        watching.close()
    finally:
        server.stop()
    log = server.log.read_text()
    for path in failed:
        assert f'"path": "{path}"' in log, path
    with sqlite3.connect(server.data / "ludarium.sqlite3") as db:
        hashes = [row[0] for row in db.execute("SELECT token FROM session UNION SELECT password FROM person")]
        headers = [row[0] for row in db.execute("SELECT header FROM game_table WHERE header <> ''")]
    token = anna.http.cookies["ludarium_session"]
    keys = [*SECRETS, token, hashlib.sha256(token.encode()).hexdigest(), waiting["invite"], code, *filter(None, hashes)]
    for header in headers:
        keys += [part for part in header.split('"') if len(part) == 32 or len(part) == 64]
    for key in keys:
        assert key not in log, f"{key} is in the log"
    assert "IntegrityError" in log


def every_request(server: Server, anna: Somebody, waiting: Any, playing: str, over: str, code: str) -> set[str]:
    """One request to each address there is, with what it needs; returns those that failed as they should."""
    paths = anna.get("/api/schema/openapi.json")["paths"]
    bodies: dict[tuple[str, str], Any] = {
        ("POST", "/api/guest"): {"name": NAME + "2"},
        ("POST", "/api/login"): {"name": NAME, "password": "passphrase-of-hers"},
        ("POST", "/api/me/keep"): {"name": NAME, "password": "passphrase-of-hers"},
        ("POST", "/api/me/password"): {"old": "passphrase-of-hers?", "new": "passphrase-of-hers"},
        ("PATCH", "/api/me"): {"name": NAME},
        ("PUT", "/api/me/notices"): {"webhook": "http://127.0.0.1:9/webhook-of-hers"},
        ("PUT", "/api/me/push"): {
            "endpoint": "http://127.0.0.1:9/webhook-of-hers",
            "p256dh": "B" * 87,
            "auth": "A" * 22,
        },
        ("POST", "/api/tournaments"): {"name": NAME, "title": "sample", "kind": "swiss"},
        ("POST", "/api/tables/{id}/guide"): {"step": "goal"},
        ("PUT", "/api/me/learned"): {"title": "troyes", "mark": "guide"},
        ("POST", "/api/me/friends"): {"name": NAME + "3"},
        ("PUT", "/api/tables/{id}/seats/{seat}/kept"): {"person": ""},
        ("POST", "/api/me/email/confirm"): {"code": "hers@example.org"},
        ("POST", "/api/tables"): {"title": "sample", "seats": [{"kind": "me", "name": NAME}, {"kind": "open"}]},
        ("POST", "/api/tables/{id}/chat"): {"text": "words-of-hers"},
        ("PUT", "/api/tables/{id}/notes"): {"text": "notes-of-hers"},
        ("PUT", "/api/tables/{id}/notes/places"): {"place": "card:3", "text": "notes-of-hers"},
        ("POST", "/api/tables/{id}/answers"): {"seat": 0, "decision": "pick-card", "option": code, "until": "turn"},
        ("PUT", "/api/me/answers"): {"forced": "ask"},
        ("POST", "/api/tables/{id}/choices"): {"seat": 0, "line": 0, "option": code},
        ("POST", "/api/tables/{id}/undo"): {"seat": 0, "line": 1},
        ("POST", "/api/tables/{id}/resign"): {"seat": 0},
        ("POST", "/api/tables/{id}/agree"): {"end": False},
        ("POST", "/api/tables/{id}/hint"): {"seat": 0},
        ("POST", "/api/tables/{id}/fork"): {"line": 0, "seat": 0},
        ("POST", "/api/tables/{id}/vote"): {"seat": 0, "vote": "wait"},
        ("PUT", "/api/tables/{id}/seats/{seat}/bot"): {"level": "easy"},
        ("PUT", "/api/me/rest"): {"night_from": 1, "night_to": 2, "zone": "UTC", "holidays": []},
        ("POST", "/api/records"): {"record": "no record"},
        ("POST", "/api/titles/{title}/figures/check"): {"text": "words-of-hers"},
        ("PUT", "/api/titles/{title}/figures"): {"text": "words-of-hers"},
    }
    fill = {
        "{id}": playing,
        "{seat}": "0",
        "{invite}": waiting["invite"],
        "{title}": "sample",
        "{language}": "en",
        "{person}": anna.id,
        "{session}": "0" * 16,
        "{number}": "1",
    }
    # What ends the session comes last.
    last = [("DELETE", "/api/me"), ("POST", "/api/logout")]
    asked = [(method.upper(), path) for path, methods in paths.items() for method in methods]
    failed = set()
    for method, path in [each for each in asked if each not in last] + last:
        where = path
        for key, value in fill.items():
            where = where.replace(key, over if key == "{id}" and path.endswith(("record", "points")) else value)
        query = (
            {"before": 1, "from": 0, "seat": 0, "option": code}
            if path.endswith(("log", "final", "view", "replay", "story"))
            else {}
        )
        answer = anna.ask(
            method, where, bodies.get((method, path), {} if method in ("POST", "PUT") else None), params=query
        )
        assert answer.status_code == 500, (method, path, answer.text)
        failed.add(path)
    return failed
