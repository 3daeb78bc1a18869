"""Webhooks that drip, never end, stay silent or fail: they hold nothing up, take no memory, and are switched off."""

from __future__ import annotations

import time
from contextlib import ExitStack

import pytest
import uvloop

from ludarium.server.addresses import household, public
from ludarium.server.mail import Post
from ludarium.server.outgoing import Outgoing
from ludarium.server.settings import Settings

from ..harness import Server, Somebody
from .hostile import Hostile, memory

AWAKE = {"quiet_from": 0, "quiet_to": 0, "zone": "UTC"}


def somebody(server: Server, name: str, hook: Hostile) -> Somebody:
    person = server.guest(name)
    person.put("/api/me/notices", {"webhook": hook.url, **AWAKE})
    return person


def test_webhooks_that_never_answer_hold_up_nobody_and_take_no_memory(target: Server) -> None:
    with ExitStack() as stack:
        bad = [Hostile(manner) for manner in ("drip", "endless", "silent", "drip", "endless")]
        fine = Hostile("fine")
        for each in (*bad, fine):
            stack.callback(each.close)
        before = memory(target)
        for number, hook in enumerate(bad):
            mean = somebody(target, f"Mean {number}", hook)
            for _ in range(4):
                mean.table("me", "me")
        assert all(hook.wait(1) for hook in bad)
        # Two of one person at once, not more.
        assert max(len(hook.asked) for hook in bad if hook.manner in ("drip", "silent")) <= 2
        begun = time.monotonic()
        for number in range(3):
            good = somebody(target, f"Good {number}", fine)
            good.table("me", "me")
            assert fine.wait(number + 1, 5) == number + 1
        assert time.monotonic() - begun < 8
        # The keeper goes on with its other work meanwhile: games that nobody looks at are unloaded.
        end = time.monotonic() + 8
        while "ludarium_tables_loaded 0.0" not in good.http.get("/metrics").text:
            assert time.monotonic() < end
            time.sleep(0.1)
        assert memory(target) - before < 60
        # An answer that does not end is not read.
        assert all(hook.sent < 20_000_000 for hook in bad)


def test_a_webhook_that_hangs_up_at_once_has_failed_and_is_no_fault_of_ours() -> None:
    hook = Hostile("gone")
    try:
        post = Post(Settings(webhooks="any"), Outgoing())

        async def several() -> list[bool]:
            return [worked for _ in range(60) for worked in [await post.hook(hook.url, {})]]

        assert not any(uvloop.run(several()))
    finally:
        hook.close()


def test_a_webhook_that_fails_rests_and_is_switched_off_with_a_notice(target: Server) -> None:
    hook = Hostile("broken")
    try:
        anna = somebody(target, "Anna", hook)
        table = anna.table("me", "me")["id"]
        assert hook.wait(8, 40) == 8
        for _ in range(100):
            told = anna.get("/api/me/notices")
            if not told["webhook"]:
                break
            time.sleep(0.05)
        assert (told["webhook"], told["webhook_off"]) == ("", hook.url)
        gaps = [later - earlier for earlier, later in zip(hook.asked, hook.asked[1:], strict=False)]
        assert gaps[-1] > 64 * 0.01, gaps
        view = anna.view(table, 0)
        anna.choose(table, view["view"]["turn"], view["line"], view["view"]["decision"]["options"][0]["code"])
        time.sleep(1.5)
        assert len(hook.asked) == 8
        # Whoever saves their settings has read it.
        hook.manner = "fine"
        told = anna.put("/api/me/notices", {"webhook": hook.url, **AWAKE})
        assert (told["webhook"], told["webhook_off"]) == (hook.url, "")
        assert hook.wait(9) == 9
    finally:
        hook.close()


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "169.254.169.254",
        "0.0.0.0",
        "100.64.0.1",
        "224.0.0.1",
        "239.255.255.250",
        "240.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "::7f00:1",
        "::ffff:10.0.0.1",
        "fe80::1%eth0",
        "fc00::1",
        "fec0::1",
        "ff02::1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::a00:1",
        "2002:7f00:1::1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2600:1::5efe:10.0.0.1",
    ],
)
def test_addresses_that_are_not_one_machine_on_the_internet(address: str) -> None:
    assert not public(address)


def test_addresses_on_the_internet() -> None:
    assert all(public(each) for each in ("8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8"))


def test_a_customer_with_a_whole_network_counts_once() -> None:
    assert household("2606:4700:1:2::1") == household("2606:4700:1:2:ffff::9") != household("2606:4700:1:3::1")
    assert household("::ffff:8.8.8.8") == "8.8.8.8" != household("8.8.4.4")
