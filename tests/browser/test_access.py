"""Keyboard only, phone width, screen readers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browser_server import WEB, Server
from .browser_steps import CLICK, api, begin, finished_game, line_of, my_turn, new_table, until

Opener = Callable[..., Page]
AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text()


def test_keyboard_only(open_page: Opener) -> None:
    page = open_page()
    page.locator("form.play").wait_for()
    # from the top of the page to the name by Tab alone
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('form.play input')"):
            break
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.locator(".troyes").wait_for()
    table = page.url.rsplit("/", 1)[1]
    for _ in range(12):
        my_turn(page)
        line = line_of(page, table)
        page.keyboard.press("1")
        # a row of many options opens first; the next 1 is a choice
        if page.locator(".crumbs").count():
            page.keyboard.press("Escape")
            expect(page.locator(".crumbs")).to_have_count(0)
            page.keyboard.press("1")
            page.keyboard.press("1")
        until(page, lambda before=line: line_of(page, table) > before)
    # a lit thing on the board can be reached and chosen
    my_turn(page)
    while not page.locator(".area [data-lit][role=button]").count():
        page.keyboard.press("1")
        page.wait_for_timeout(150)
    line = line_of(page, table)
    lit = page.locator(".area [data-lit][role=button]").first
    lit.focus()
    assert lit.evaluate("each => each.ariaLabel || each.ariaDescription")
    page.keyboard.press("Enter")
    # it was chosen, or the options were narrowed down to those with it
    until(page, lambda: page.locator(".crumbs").count() > 0 or line_of(page, table) > line)


def test_phone_width(open_page: Opener) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    begin(page, "Anna")
    my_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for _ in range(6):
        my_turn(page)
        page.locator("button.option:enabled").first.tap()
        page.wait_for_timeout(60)
    # what stands beside the players is on the screen, whoever they are
    for name in ("Rules", "Replay", "Menu"):
        button = page.locator(".bar").get_by_role("button", name=name)
        expect(button).to_be_in_viewport(ratio=1)
    # the sheet folds away, and the tabs show the rest
    page.get_by_role("button", name="Fold or unfold").tap()
    page.get_by_role("button", name="Log", exact=True).tap()
    log = page.get_by_role("region", name="Log")
    expect(log).to_be_visible()
    # its end is what one sees first
    expect(log.locator("p").last).to_be_in_viewport()
    page.get_by_role("button", name="Score", exact=True).tap()
    expect(page.get_by_role("region", name="Score")).to_be_visible()
    page.get_by_role("button", name="Chat", exact=True).tap()
    expect(page.get_by_label("Say something")).to_be_visible()
    page.get_by_role("button", name="Board", exact=True).tap()
    my_turn(page)


def test_the_log_stays_at_its_end_unless_somebody_reads_on(open_page: Opener, server: Server) -> None:
    page = open_page()
    table = new_table(page, "troyes", [{"kind": "me"}], "Anna")
    page.goto(f"{server.url}/table/{table['id']}")
    log = page.get_by_role("region", name="Log")
    below = "log => log.scrollHeight - log.clientHeight - log.scrollTop"
    for _ in range(14):
        my_turn(page)
        line = line_of(page, table["id"])
        page.evaluate(CLICK, "panel")
        page.wait_for_timeout(80)
        if line_of(page, table["id"]) > line:
            until(page, lambda: log.evaluate(below) < 5, 5)
    assert log.evaluate("log => log.scrollTop") > 0
    log.hover()
    page.mouse.wheel(0, -2000)
    until(page, lambda: log.evaluate("log => log.scrollTop") == 0, 5)
    line = line_of(page, table["id"])
    while line_of(page, table["id"]) < line + 2:
        page.evaluate(CLICK, "panel")
        page.wait_for_timeout(80)
    assert log.evaluate("log => log.scrollTop") == 0


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_the_pages_are_all_named_at_phone_width(open_page: Opener, language: str) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, locale=language)
    new_table(page, "troyes", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    page.reload()
    expect(page.locator(".top .tag.turn")).to_be_visible()
    for link in page.locator(".top nav a").all():
        expect(link).to_be_in_viewport(ratio=1)


def test_an_address_that_leads_nowhere_says_so(open_page: Opener, server: Server) -> None:
    page = open_page()
    for path in ("/nothing", "/new/nothing", "/rules/nothing", "/balance/nothing", "/lesson/nothing/1", "/%E0%A4"):
        page.goto(server.url + path)
        expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    page.goto(f"{server.url}/join/nothing")
    expect(page.get_by_text("This invitation is not valid any more.")).to_be_visible()


def test_the_text_board_says_the_same_and_can_be_clicked(open_page: Opener) -> None:
    page = open_page(settings={"textBoard": True})
    page.locator("form.play").wait_for()
    page.locator("form.play input").fill("Anna")
    page.locator("form.play select").nth(1).select_option("beginner")
    page.locator("form.play button.big").click()
    my_turn(page)
    view = api(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}/view?seat=0")["view"]
    text = page.locator(".text")
    for building in view["table"]["buildings"]:
        assert text.locator(f"[data-ref^='cell:{building['building'].removeprefix('building:')}']").count() == 6
    free = text.locator("[data-ref^=cell][data-lit]").first
    ref = free.get_attribute("data-ref")
    free.click()
    expect(text.locator(f"[data-ref='{ref}']")).to_contain_text("Anna")


def serious(page: Page) -> list[str]:
    return findings(page, ("serious", "critical"))


def findings(page: Page, impacts: tuple[str, ...] = ("moderate", "serious", "critical")) -> list[str]:
    """Everything in the light theme, and once more whatever is about colours in the dark one."""
    page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(
        """async () => {
            const light = await axe.run(document, {resultTypes: ['violations']});
            document.documentElement.dataset.theme = 'dark';
            const dark = await axe.run(document, {runOnly: ['color-contrast']});
            document.documentElement.dataset.theme = 'light';
            return [...light.violations, ...dark.violations];
        }"""
    )
    return [
        f"{each['id']}: {node['html'][:160]} {json.dumps(node['any'][:1])[:200]}"
        for each in found
        if each["impact"] in impacts
        for node in each["nodes"]
    ]


def test_axe_finds_nothing_moderate_or_worse_on_any_page(open_page: Opener, server: Server) -> None:
    page = open_page(settings={"theme": "light"})
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        page.wait_for_load_state("networkidle")
        problems = findings(page)
        if problems:
            found[name] = problems

    page.locator("form.play").wait_for()
    look("lobby")
    begin(page, "Anna")
    my_turn(page)
    look("table")
    for _ in range(9):
        my_turn(page)
        page.evaluate(CLICK, "panel")
        page.wait_for_timeout(40)
    my_turn(page)
    look("table in play")
    page.get_by_role("tab", name="Chat").click()
    look("chat")
    page.get_by_role("button", name="Rules").first.click()
    page.get_by_role("dialog").locator("[id^='rule-TR-']").first.wait_for()
    look("rules drawer")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    look("menu")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="As text").click()
    look("text board")
    page.get_by_role("button", name="As text").click()
    waiting = new_table(page, "troyes", [{"kind": "me"}, {"kind": "open"}])
    over = finished_game(page)
    lesson = api(page, "GET", "/api/titles/troyes/lessons")["lessons"][0]["id"]
    for name, path in {
        "lobby with games": "/",
        "new table": "/new/troyes",
        "waiting room": f"/table/{waiting['id']}",
        "result": f"/table/{over}",
        "replay": f"/table/{over}?replay=40",
        "settings": "/settings",
        "rules": "/rules/troyes",
        "lessons": "/lessons",
        "lesson": f"/lesson/troyes/{lesson}",
        "nowhere": "/no/such/page",
    }.items():
        page.goto(server.url + path)
        page.get_by_role("heading", level=1).first.wait_for(state="attached")
        if name == "rules":
            page.locator("article .block").first.wait_for()
        look(name)
    stranger = open_page(f"/join/{waiting['invite']}", settings={"theme": "light"})
    stranger.get_by_label("Your name").wait_for()
    problems = findings(stranger)
    if problems:
        found["join"] = problems
    assert found == {}


def test_the_page_works_under_a_strict_policy(open_page: Opener, server: Server) -> None:
    page = open_page()
    answer = page.request.get(server.url)
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-eval" not in policy
    index = Path(WEB.parent / "src" / "ludarium" / "server" / "static" / "index.html").read_text()
    assert "<script>" not in index
