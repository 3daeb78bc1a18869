"""Guests, accounts, sessions, and what protects them."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .harness import Server, Somebody, Watching


def test_a_guest_keeps_the_name_with_a_password_and_signs_in_elsewhere(server: Server) -> None:
    anna = server.guest("Anna-Maria")
    table = anna.table("me", "bot:easy")["id"]
    kept = anna.post("/api/me/keep", {"name": "Анна Мария", "password": "correct horse"})
    assert kept["person"] == {"id": anna.id, "name": "Анна Мария", "guest": False, "language": "en"}
    assert anna.refused("POST", "/api/me/keep", {"name": "Анна", "password": "correct horse"}) == (409, "wrong-state")
    other = Somebody(server)
    assert other.refused("POST", "/api/login", {"name": "анна мария", "password": "wrong horse"}) == (
        401,
        "wrong-password",
    )
    assert other.refused("POST", "/api/login", {"name": "nobody", "password": "wrong horse"}) == (401, "wrong-password")
    assert other.post("/api/login", {"name": "анна мария", "password": "correct horse"})["token"] is None
    assert other.get("/api/me")["person"]["id"] == anna.id
    assert other.get(f"/api/tables/{table}")["mine"] == [0]
    second = server.guest("B")
    taken = {"name": "АННА МАРИЯ", "password": "correct horse"}
    assert second.refused("POST", "/api/me/keep", taken) == (409, "name-taken")
    other.post("/api/logout")
    assert other.get("/api/me")["person"] is None
    assert anna.get("/api/me")["person"] is None


def test_passwords_and_tokens_are_not_stored(server: Server) -> None:
    anna = server.guest("Secretive")
    anna.post("/api/me/keep", {"name": "Secretive", "password": "battery staple"})
    everything = server.dump()
    token = anna.http.cookies["ludarium_session"]
    assert "$argon2id$" in everything
    assert "battery staple" not in everything
    assert token not in everything
    log = server.logged("/api/me/keep")
    assert "battery staple" not in log
    assert token not in log


def test_invitations_are_not_in_the_log(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    invite = anna.table("me", "open")["invite"]
    boris.get(f"/api/invitations/{invite}")
    assert invite not in server.logged("/api/invitations/{invite}")


def test_somebody_changes_name_and_language_and_is_erased_on_demand(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    changed = anna.ask("PATCH", "/api/me", {"name": "Anne", "language": "ru"}).json()
    assert changed["person"]["name"] == "Anne"
    assert changed["person"]["language"] == "ru"
    anna.delete("/api/me")
    assert anna.get("/api/me")["person"] is None
    left = boris.get(f"/api/tables/{table}")
    assert left["state"] == "over"
    assert left["seats"][0]["name"] == "?"
    assert boris.view(table, 1)["view"]["names"] == ["?", "Boris"]
    assert anna.id not in server.dump()


@pytest.mark.parametrize("name", ["", " ", "\u0000", "a\u0007b", "x" * 31])
def test_names_that_cannot_be_shown_are_refused(server: Server, name: str) -> None:
    assert Somebody(server).refused("POST", "/api/guest", {"name": name}) == (400, "bad-request")


def test_changes_need_the_token_of_our_own_pages(server: Server) -> None:
    anna = server.guest("Anna")
    body = {"title": "sample", "seats": [{"kind": "me"}, {"kind": "me"}]}
    without = anna.http.post("/api/tables", json=body)
    assert (without.status_code, without.json()["code"]) == (403, "csrf")
    wrong = anna.http.post("/api/tables", json=body, headers={"X-CSRF-Token": "0" * 128})
    assert wrong.status_code == 403
    elsewhere = anna.ask("POST", "/api/tables", body, headers={"Origin": "https://elsewhere.example"})
    assert (elsewhere.status_code, elsewhere.json()["code"]) == (403, "csrf")
    cross = anna.ask("POST", "/api/tables", body, headers={"Sec-Fetch-Site": "cross-site"})
    assert cross.status_code == 403
    form = anna.ask("POST", "/api/tables", body, headers={"Content-Type": "text/plain"})
    assert form.status_code == 415
    assert anna.ask("POST", "/api/tables", body, headers={"Origin": server.url}).status_code == 201
    # Signing somebody in from another site is no better.
    forged = httpx.post(f"{server.url}/api/guest", content='{"name": "x"}', headers={"Content-Type": "text/plain"})
    assert forged.status_code == 415


def test_the_session_cookie_is_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/guest", json={"name": "Anna"})
    cookie = next(each for each in answer.headers.get_list("set-cookie") if each.startswith("ludarium_session="))
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_a_program_signs_in_with_a_bearer_token(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/guest", json={"name": "Robot", "bearer": True})
    assert "ludarium_session" not in answer.headers.get("set-cookie", "")
    headers = {"Authorization": f"Bearer {answer.json()['token']}"}
    body = {"title": "sample", "seats": [{"kind": "me"}, {"kind": "me"}]}
    made = httpx.post(f"{server.url}/api/tables", json=body, headers=headers)
    assert made.status_code == 201
    assert httpx.get(f"{server.url}/api/me", headers={"Authorization": "Bearer nonsense"}).json() == {"person": None}


def test_nothing_personal_without_signing_in(server: Server) -> None:
    nobody = Somebody(server)
    for path in ("/api/me/tables", "/api/me/moves", "/api/me/notices", "/api/tables/t1/notes"):
        assert nobody.refused("GET", path) == (401, "not-signed-in")
    assert nobody.refused("POST", "/api/tables", {"title": "sample", "seats": [{"kind": "me"}]})[0] == 401


def test_every_answer_tells_browsers_what_to_refuse(server: Server) -> None:
    for path in ("/", "/api/me", "/api/titles", "/health", "/nothing", "/api/nothing"):
        headers = httpx.get(server.url + path, timeout=40).headers
        assert "default-src 'self'; script-src 'self';" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


@pytest.fixture
def strict(tmp_path: Path) -> Server:
    return Server(
        tmp_path, LUDARIUM_REQUESTS="40", LUDARIUM_SIGN_INS="3", LUDARIUM_MESSAGES="5", LUDARIUM_TABLES_EACH="2"
    )


def test_whoever_asks_too_much_has_to_wait(strict: Server) -> None:
    strict.start()
    try:
        anna = strict.guest("Anna")
        anna.table("me", "me")
        table = anna.table("me", "me")["id"]
        two = [{"kind": "me"}] * 2
        assert anna.refused("POST", "/api/tables", {"title": "sample", "seats": two}) == (409, "too-many-tables")
        watching = anna.live(table)
        with pytest.raises(ConnectionClosed):
            hurry(watching)
        assert watching.socket.close_code == 1008
        codes = [strict_guest(strict) for _ in range(4)]
        assert codes == [201, 201, 429, 429]
        answers = [anna.http.get("/api/me") for _ in range(50)]
        late = [answer for answer in answers if answer.status_code == 429]
        assert late
        assert late[-1].json()["code"] == "slow-down"
        assert int(late[-1].headers["retry-after"]) > 0
        # what the page itself is made of does not count
        assert anna.http.get("/assets/nothing.js").status_code == 404
    finally:
        strict.stop()


def test_one_address_has_not_too_many_live_connections(tmp_path: Path) -> None:
    server = Server(tmp_path, LUDARIUM_CONNECTIONS="3").start()
    try:
        anna = server.guest("Anna")
        table = anna.table("me", "open")["id"]
        held = [anna.live(table) for _ in range(3)]
        with pytest.raises(InvalidStatus) as refused:
            anna.live(table)
        answer = refused.value.response
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "60")
        assert json.loads(answer.body or b"")["code"] == "too-many-connections"
        # Another address, as a proxy on this machine tells it; then one of the first goes.
        elsewhere: dict[str, Any] = {"X-Forwarded-For": "192.0.2.7"}
        anna.live(table, **elsewhere).close()
        held.pop().close()
        for _ in range(100):
            try:
                held.append(anna.live(table))
                break
            except InvalidStatus:
                time.sleep(0.05)
        assert len(held) == 3
        for each in held:
            each.close()
    finally:
        server.stop()


def hurry(watching: Watching) -> None:
    for _ in range(200):
        watching.send(type="ping")
        watching.until("pong")


def strict_guest(server: Server) -> int:
    return httpx.post(f"{server.url}/api/guest", json={"name": "x"}).status_code


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    anna = server.guest("Anna")
    assert anna.refused("POST", "/api/records", {"record": "x" * 3_000_000}) == (413, "too-large")
    table = anna.table("me", "me")["id"]
    assert anna.refused("POST", f"/api/tables/{table}/chat", {"text": "x" * 1001}) == (400, "bad-request")
