"""The guided first games in Russian: somebody who reads, and does what is pointed at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludarium.text.guide_file import guide_of

from .browser_server import Server
from .browser_steps import api, until

Opener = Callable[..., Page]
GUIDED = ["europa", "troyes", "imperium", "pax"]


def begin(page: Page, title: str) -> str:
    """From the page of the lessons to the table; gives its id."""
    page.locator(f'section[data-title="{title}"] button.guide').click()
    page.wait_for_url("**/table/*")
    page.locator("section.guide .say").wait_for()
    return page.url.rsplit("/", 1)[-1]


def now(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = api(page, "GET", f"/api/tables/{table}/guide")
    return found


def said(page: Page, table: str, text: str, line: int) -> bool:
    """Waits until the page says it. False if the game has gone on instead: a question without a choice was answered."""
    panel = page.locator("section.guide", has_text=text)
    until(page, lambda: panel.count() > 0 or now(page, table)["line"] != line)
    return panel.count() > 0


def freely(page: Page, table: str, seat: int, line: int) -> None:
    """Nothing is asked for: the first thing that can be done, or the others are waited for."""
    update = api(page, "GET", f"/api/tables/{table}/view?seat={seat}")
    options = (update["view"]["decision"] or {}).get("options")
    # (the game may have gone on since the guide was asked)
    if not options or update["line"] != line:
        page.wait_for_timeout(40)
        return
    choice = {"seat": seat, "line": update["line"], "option": options[0]["code"]}
    api(page, "POST", f"/api/tables/{table}/choices", choice)


@pytest.mark.parametrize("title", GUIDED)
def test_a_newcomer_is_led_through_the_first_game(title: str, open_page: Opener, server: Server) -> None:
    guide = guide_of(title)
    assert guide is not None
    page = open_page("/lessons", locale="ru-RU")
    table = begin(page, title)
    panel = page.locator("section.guide")
    heard: list[str] = []
    stopped = False
    for _ in range(600):
        told = now(page, table)
        step = told["step"]
        if told["finished"]:
            break
        if step is None:
            freely(page, table, guide.seat, told["line"])
            continue
        if not said(page, table, step["say"]["ru"].strip().split("\n")[0][:40], told["line"]):
            continue
        heard.append(step["id"])
        if not step["ask"]:
            panel.locator(".next").click()
        else:
            if step["mistakes"] and step["mistakes"][0]["codes"] and not stopped:
                stopped = True
                mistaken(page, step["mistakes"][0])
            wanted = panel.locator(".wanted button")
            code = f'button.option[data-code="{step["ask"][0]}"]'
            (wanted.first if len(step["ask"]) <= 3 else page.locator(code)).click()
        until(page, lambda read=step["id"]: read in now(page, table)["read"])
    assert stopped
    assert heard[-1] == guide.steps[-1].id
    expect(panel.get_by_text("Чтобы начать, этого достаточно.")).to_be_visible()
    page.goto(f"{server.url}/lessons")
    expect(page.locator(f'section[data-title="{title}"] button.guide .tick')).to_be_visible()
    page.goto(f"{server.url}/table/{table}")
    page.get_by_role("button", name="Короткая партия с начинающим ботом").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)


def mistaken(page: Page, mistake: dict[str, Any]) -> None:
    """Another choice is explained before it is made; the advice is taken."""
    row = page.locator(f'button.option[data-code="{mistake["codes"][0]}"]')
    if not row.count():
        page.locator("button.option:not([data-code])").first.click()
    row.click()
    held = page.locator("section.guide .held")
    expect(held).to_contain_text(mistake["say"]["ru"][:40])
    held.get_by_role("button", name="как советуете").click()
    expect(held).to_have_count(0)
