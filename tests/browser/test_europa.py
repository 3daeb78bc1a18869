"""The Price of Power in the browser: a newcomer's first Round by clicks, the panels, the phone, screen readers."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser_server import Server
from browser_steps import api, new_table, until
from playwright.sync_api import Page, expect
from test_access import serious

Opener = Callable[..., Page]
ME_AND_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
FIRST = {"scenario": "1-00"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# A point of the screen where a click falls on something lit: on the map, or on the mats and cards.
SPOT = """(where) => {
    for (const each of document.querySelectorAll(`${where} [data-lit]`)) {
        const box = each.getBoundingClientRect();
        for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
            const [x, y] = [box.x + box.width * i / 12, box.y + box.height * j / 12];
            const hit = document.elementFromPoint(x, y);
            if (hit?.closest('[data-lit], button') === each) return [x, y];
        }
    }
    return null;
}"""

# What a newcomer does in his Turns, one after the other; then he passes.
PLANS = ["send-influence", "take-event", "fabricate-claims", "pass"]


def sit_down(page: Page, base: str = "", name: str = "Anna") -> str:
    table: str = new_table(page, "europa", ME_AND_BOTS, name, variants=FIRST)["id"]
    page.goto(f"{base or page.url.rstrip('/')}/table/{table}")
    page.locator(".europa .map svg").first.wait_for()
    return table


def click_lit(page: Page, where: str) -> bool:
    """One click on something that glows there, if there is anything."""
    spot = page.evaluate(SPOT, where)
    if spot is None:
        return False
    page.mouse.click(*spot)
    return True


def answer(page: Page, plans: list[str], clicked: list[str]) -> None:
    """The present decision, by the map first, then by mats and cards, by the list where nothing else is left."""
    verb = next((plan for plan in plans if page.locator(f"button.option[data-code='{plan}']").count()), "")
    if verb and page.locator("button.option[data-code='appoint'], button.option[data-code='take-loan']").count():
        plans.remove(verb)
        page.locator(f"button.option[data-code='{verb}']").click()
    elif page.locator("button.option[data-code='end-turn']").count():
        page.locator("button.option[data-code='end-turn']").click()
    elif clicked.count("map") > 3 and page.locator("button.option[data-code='done']").count():
        page.locator("button.option[data-code='done']").click()
    elif click_lit(page, ".europa .map"):
        clicked.append("map")
    elif click_lit(page, ".europa .mat"):
        clicked.append("mat")
    else:
        page.locator("button.option:enabled").first.click()
        clicked.append("list")


def test_a_newcomer_plays_the_first_round_by_clicks(open_page: Opener) -> None:
    page = open_page(locale="ru-RU")
    table = sit_down(page)
    plans, clicked = PLANS[:], [""]
    end = time.monotonic() + 100
    expect(page.locator(".rounds .now")).to_have_text("1")
    while page.locator(".rounds .now").inner_text() == "1":
        assert time.monotonic() < end, f"the Round did not end: {page.locator('#prompt').inner_text()}"
        if not page.locator("button.option:enabled").count():
            page.wait_for_timeout(50)
            continue
        before = (page.locator("#prompt").inner_text(), page.locator("button.option").count())
        answer(page, plans, clicked)
        until(
            page,
            lambda now=before: (page.locator("#prompt").inner_text(), page.locator("button.option").count()) != now
            or not page.locator("button.option:enabled").count()
            or page.locator(".crumbs").count() > 0,
            3,
        )
    assert clicked.count("map") >= 3
    assert clicked.count("mat") >= 3
    view = api(page, "GET", f"/api/tables/{table}/view?seat=0")["view"]["table"]
    assert view["players"][0]["passed"] or view["round"] == 2
