"""'Your move' by web push: only the browser that asked for it can read it."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from cryptography.exceptions import InvalidTag

from .harness import Server, Somebody
from .push_service import Browser, PushService, vouched


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.close()


def waiting(server: Server, anna: Somebody) -> str:
    """A table at which it is Anna's move, and nobody is quiet."""
    anna.put("/api/me/notices", {"quiet_from": 0, "quiet_to": 0})
    return str(anna.table("me", "me:Second")["id"])


def test_a_browser_is_told_and_nobody_else_can_read_it(server: Server, service: PushService) -> None:
    anna = server.guest("Anna")
    browser, stranger = Browser(f"{service.url}/anna"), Browser(f"{service.url}/stranger")
    key = anna.get("/api/me/push")["key"]
    assert anna.get("/api/me/push")["on"] is False
    anna.put("/api/me/push", browser.subscription())
    assert anna.get("/api/me/push") == {"key": key, "on": True}
    table = waiting(server, anna)
    headers, body = service.wait("/anna")[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["topic"] == table
    claims = vouched(headers["authorization"], key)
    assert claims["aud"] == service.url
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    told = browser.read(body)
    assert (told["type"], told["table"]) == ("your-move", table)
    assert table.encode() not in body
    with pytest.raises(InvalidTag):
        stranger.read(body)
    # once for each moment
    time.sleep(1.5)
    assert len(service.to("/anna")) == 1
    line = anna.view(table, 0)
    anna.choose(table, line["view"]["turn"], line["line"], line["view"]["decision"]["options"][0]["code"])
    service.wait("/anna", 2)


def test_whoever_is_here_is_not_told_and_whoever_left_for_good_neither(server: Server, service: PushService) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    for each, name in ((anna, "here"), (boris, "left")):
        each.put("/api/me/push", Browser(f"{service.url}/{name}").subscription())
    table = anna.table("me", "bot:easy")["id"]
    watching = anna.live(table)
    watching.until("table")
    waiting(server, anna)
    waiting(server, boris)
    service.wait("/left")
    boris.post("/api/logout")
    assert f"{service.url}/left" not in server.dump()
    assert service.to("/here") == []
    watching.close()
    service.wait("/here")


def test_a_browser_that_wants_no_more_is_forgotten(server: Server, service: PushService) -> None:
    anna = server.guest("Anna")
    service.answers["/gone"] = 410
    anna.put("/api/me/push", Browser(f"{service.url}/gone").subscription())
    waiting(server, anna)
    service.wait("/gone")
    end = time.monotonic() + 10
    while anna.get("/api/me/push")["on"]:
        assert time.monotonic() < end
        time.sleep(0.1)


def test_what_is_no_subscription_is_refused(server: Server, service: PushService) -> None:
    anna = server.guest("Anna")
    right = Browser(f"{service.url}/x").subscription()
    for wrong in (
        {**right, "p256dh": "AAAA"},
        {**right, "auth": "AAAA"},
        {**right, "endpoint": "ftp://example.org/x"},
        {**right, "endpoint": "http://["},
        {**right, "p256dh": "BA" + "A" * 85},
    ):
        assert anna.refused("PUT", "/api/me/push", wrong) == (400, "bad-request")
    assert Somebody(server).refused("PUT", "/api/me/push", right) == (401, "not-signed-in")
    # the same browser for somebody else: the last one counts
    anna.put("/api/me/push", right)
    boris = server.guest("Boris")
    boris.put("/api/me/push", right)
    assert anna.get("/api/me/push")["on"] is False
    boris.delete("/api/me/push")
    assert boris.get("/api/me/push")["on"] is False
