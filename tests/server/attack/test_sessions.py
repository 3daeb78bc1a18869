"""Sessions: whoever signs out, changes the password or is erased is gone everywhere at once, name included."""

from __future__ import annotations

import time

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ..harness import Server, Somebody, Watching
from ..postgres import Postgres


def account(server: Server, name: str) -> Somebody:
    person = server.guest(name)
    person.post("/api/me/keep", {"name": name, "password": "correct horse"})
    return person


def again(server: Server, name: str, password: str = "correct horse") -> Somebody:
    other = Somebody(server)
    other.http.get("/api/me")
    other.id = other.post("/api/login", {"name": name, "password": password})["person"]["id"]
    return other


def news(somebody: Somebody) -> Watching:
    cookie = "; ".join(f"{name}={value}" for name, value in somebody.http.cookies.items())
    url = f"ws://127.0.0.1:{somebody.server.port}/api/live"
    watching = Watching(connect(url, additional_headers={"Cookie": cookie}))
    watching.until("moves")
    return watching


def watched(somebody: Somebody, table: str) -> Watching:
    watching = somebody.live(table)
    watching.until("update")
    return watching


def is_closed(watching: Watching) -> bool:
    try:
        watching.until("never", timeout=10)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False
    return False


def test_signing_out_closes_every_session_and_connection_of_a_person(pair: tuple[Server, Server]) -> None:
    one, two = pair
    anna = account(one, "Anna S")
    table = anna.table("me", "me")["id"]
    laptop, phone = again(one, "Anna S"), again(two, "Anna S")
    open_ones = [watched(anna, table), watched(laptop, table), watched(phone, table), news(phone)]
    anna.post("/api/logout")
    assert all(is_closed(each) for each in open_ones)
    for each in (anna, laptop, phone):
        assert each.get("/api/me")["person"] is None


def test_a_new_password_closes_everything_but_here(pair: tuple[Server, Server]) -> None:
    one, two = pair
    anna = account(one, "Anna P")
    table = anna.table("me", "me")["id"]
    phone = again(two, "Anna P")
    before, there = watched(anna, table), watched(phone, table)
    new = {"old": "wrong", "new": "another horse"}
    assert anna.refused("POST", "/api/me/password", new) == (401, "wrong-password")
    anna.post("/api/me/password", {**new, "old": "correct horse"})
    assert is_closed(before)
    assert is_closed(there)
    assert anna.get("/api/me")["person"]["id"] == anna.id
    assert phone.get("/api/me")["person"] is None
    login = {"name": "Anna P", "password": "correct horse"}
    assert Somebody(two).refused("POST", "/api/login", login) == (401, "wrong-password")
    assert again(two, "Anna P", "another horse").id == anna.id
    guest = one.guest("Guest")
    assert guest.refused("POST", "/api/me/password", new) == (409, "wrong-state")


def test_sessions_are_listed_and_ended_one_by_one(pair: tuple[Server, Server]) -> None:
    one, two = pair
    anna, eve = account(one, "Anna L"), one.guest("Eve")
    table = anna.table("me", "me")["id"]
    phone = again(two, "Anna L")
    here, there = watched(anna, table), watched(phone, table)
    found = anna.get("/api/me/sessions")["sessions"]
    assert [each["current"] for each in found].count(True) == 1
    assert len(found) == 2
    assert all(each["agent"] == "python-httpx" and not each["bearer"] for each in found)
    other = next(each["id"] for each in found if not each["current"])
    assert eve.refused("DELETE", f"/api/me/sessions/{other}") == (404, "not-found")
    anna.delete(f"/api/me/sessions/{other}")
    assert is_closed(there)
    assert phone.get("/api/me")["person"] is None
    here.send(type="ping")
    here.until("pong")
    assert len(anna.get("/api/me/sessions")["sessions"]) == 1
    assert phone.refused("GET", "/api/me/sessions") == (401, "not-signed-in")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_erasing_somebody_erases_the_name_everywhere(
    kind: str, pair: tuple[Server, Server], postgres: Postgres, target: Server
) -> None:
    name = "Theodora Unmistakable"
    one, two = pair
    if kind == "sqlite":
        one = two = target
    theo, boris = account(one, name), two.guest("Boris")
    table = theo.table("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    theo.post(f"/api/tables/{table}/chat", {"text": f"Hello, I am {name}!"})
    boris.post(f"/api/tables/{table}/chat", {"text": f"Hello {name.upper()}, here is Boris"})
    theo.put(f"/api/tables/{table}/notes", {"text": f"notes of {name}"})
    theo.post(f"/api/tables/{table}/agree", {"end": True})
    boris.post(f"/api/tables/{table}/agree", {"end": True})
    record = boris.http.get(f"/api/tables/{table}/record").text
    assert name in record
    copy = boris.post("/api/records", {"record": record})["id"]
    mine = theo.post("/api/records", {"record": record})["id"]
    running = theo.table("me", f"me:{name}")["id"]
    assert name in boris.view(running)["view"]["names"]
    watching = watched(theo, running)
    boris.get(f"/api/tables/{table}/replay")
    theo.delete("/api/me")
    assert is_closed(watching)
    if kind == "sqlite":
        everything = one.dump()
    else:
        everything = postgres.dump(one.env["LUDARIUM_DATABASE"])
    assert "Boris" in everything
    for part in (name, name.upper(), name.casefold(), "Theodora"):
        assert part not in everything
    end = time.monotonic() + 10
    while any(name in str(boris.view(each)) for each in (table, copy, running)) and time.monotonic() < end:
        time.sleep(0.1)
    for each in (table, copy, running):
        for path in ("", "/view", "/replay", "/chat", "/record"):
            assert name not in boris.http.get(f"/api/tables/{each}{path}").text
    assert [line["text"] for line in boris.get(f"/api/tables/{table}/chat")["lines"]] == ["Hello ?, here is Boris"]
    assert boris.refused("GET", f"/api/tables/{mine}") == (404, "not-found")
    log = one.log.read_text() + two.log.read_text()
    assert name not in log
