"""The app that can be installed: it tells of moves while no page is open, and says when the server is away."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from ..server.push_service import Browser, PushService
from .browser_server import Server
from .browser_steps import api, new_table, until

Opener = Callable[..., Page]

# Chromium's own push service is on the internet: the page gets a subscription to ours instead. The worker is real.
SUBSCRIBED = """
given => {
    let kept = null;
    const subscription = { toJSON: () => given, unsubscribe: async () => { kept = null; return true; } };
    PushManager.prototype.getSubscription = async () => kept;
    PushManager.prototype.subscribe = async wanted => {
        if (wanted.applicationServerKey.length !== 65) throw new Error('no key of the server');
        return (kept = subscription);
    };
}
"""


def test_a_browser_is_told_of_a_move_while_no_page_is_open(open_page: Opener, server: Server) -> None:
    service = PushService()
    browser = Browser(f"{service.url}/anna")
    given = browser.subscription()
    page = open_page(locale="ru-RU", permissions=["notifications"])
    keys = {"p256dh": given["p256dh"], "auth": given["auth"]}
    page.context.add_init_script(f"({SUBSCRIBED})({json.dumps({'endpoint': given['endpoint'], 'keys': keys})})")
    api(page, "POST", "/api/guest", {"name": "Анна", "language": "ru"})
    api(page, "PUT", "/api/me/notices", {"quiet_from": 0, "quiet_to": 0})
    page.goto(f"{server.url}/settings")
    switch = page.get_by_label("Сообщать мне здесь о моём ходе")
    switch.click()
    until(page, lambda: bool(api(page, "GET", "/api/me/push")["on"]))
    expect(switch).to_be_checked()
    table = new_table(page, "troyes", [{"kind": "me"}, {"kind": "me"}])["id"]
    assert service.to("/anna") == []  # the page is open
    devtools = page.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(each["registrationId"] for each in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    until(page, lambda: bool(registrations))
    # away from the page, where nothing is connected
    page.goto(f"{server.url}/manifest.ru.webmanifest")
    told = browser.read(service.wait("/anna")[0][1])
    assert told["table"] == table
    assert "Труа" in told["body"]
    # what the push service brings to the browser, the worker shows
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server.url, "registrationId": registrations[-1], "data": json.dumps(told)},
    )
    shown = """navigator.serviceWorker.getRegistration().then(found => found.getNotifications())
        .then(all => all.map(each => `${each.title}: ${each.body} ${each.data.path}`))"""
    until(page, lambda: page.evaluate(shown) == [f"{told['title']}: {told['body']} /table/{table}"])
    service.close()


def test_the_app_can_be_installed_and_says_when_the_server_is_away(open_page: Opener, tmp_path: Path) -> None:
    own = Server(tmp_path)
    page = open_page(base=own.url, locale="ru-RU")
    expect(page.locator("form.play")).to_be_visible()
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = api(page, "GET", str(address))
    assert (manifest["lang"], manifest["display"]) == ("ru", "standalone")
    for icon in manifest["icons"]:
        assert page.request.get(f"{own.url}{icon['src']}").headers["content-type"] == icon["type"]
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    own.kill()
    page.goto(f"{own.url}/games")
    expect(page.get_by_text("Нет связи с сервером.")).to_be_visible()
    own.start()
    page.get_by_role("link").click()
    expect(page.get_by_role("heading", name="Все мои партии")).to_be_visible()
    own.stop()
