"""The Price of Power in the middle of a Battle, a deal and a declaration of War: by clicks in their panels; nothing is
lost when the page is loaded again or the server dies."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .browser_server import Server
from .browser_steps import api, line_of, new_table, until
from .test_access import serious
from .test_europa import FIRST, sit_down

Opener = Callable[..., Page]
Scene = Callable[[str], Server]


def stands(page: Page) -> tuple[str, str, list[str]]:
    """What the panel over the map and the list of options say, once it is one's turn."""
    page.locator("button.option:enabled").first.wait_for()
    options = page.locator("button.option").all_inner_texts()
    return page.locator(".panel-over").inner_text(), page.locator("#prompt").inner_text(), options


def weathers(page: Page, server: Server, table: str) -> None:
    """The page is loaded again, then the server dies and comes back: everything stands as it was."""
    before, line = stands(page), line_of(page, table)
    page.reload()
    page.locator(".panel-over").wait_for()
    assert stands(page) == before
    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    assert page.locator("button.option:enabled").count() == 0
    server.start()
    assert stands(page) == before
    assert line_of(page, table) == line


def test_a_battle_outlives_reload_and_kill(scene: Scene, open_page: Opener) -> None:
    server = scene("battle")
    page = open_page(base=server.url)
    table = sit_down(page, server.url)
    panel = page.locator(".panel-over")
    loses = page.locator("button.option[data-code^='lose-unit']:enabled")
    on = page.locator(":is(button.option[data-code='decline'], button.option[data-code='fight-on']):enabled")
    # in the middle of a Round: the dice lie there, and France has still to say which Units it loses

    def asked() -> bool:
        if not loses.count() and on.count():
            on.first.click()
        return loses.count() > 0

    until(page, asked, 40)
    assert panel.locator(".past .die").count() >= 6
    weathers(page, server, table)
    units = panel.locator(".side").nth(0).locator(".count")
    before = int(units.inner_text())
    panel.locator("[data-lit]").first.click()
    until(page, lambda: panel.count() == 0 or int(units.inner_text()) < before)


def test_a_deal_is_built_countered_and_accepted_and_outlives_reload_and_kill(scene: Scene, open_page: Opener) -> None:
    server = scene("deal")
    anna, boris = open_page(base=server.url), open_page(base=server.url)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}]
    table = new_table(anna, "europa", seats, "Anna", variants=FIRST)
    api(boris, "POST", "/api/guest", {"name": "Boris", "language": "en"})
    api(boris, "POST", f"/api/invitations/{table['invite']}")
    for page in (anna, boris):
        page.goto(f"{server.url}/table/{table['id']}")
    anna.locator("button.option[data-code='pick-realm realm=england']").click()
    mine = anna.locator(".panel-over")
    # France gives an Alliance and sells a Province on which England has a Claim
    mine.get_by_role("button", name=re.compile("Alliance")).click()
    expect(mine.locator(".together .term")).to_have_count(1)
    mine.get_by_role("button", name=re.compile("Sell")).first.click()
    mine.get_by_role("button", name="7", exact=True).click()
    columns = mine.locator(".columns section")
    expect(columns.nth(0).locator("dl")).to_contain_text("27")
    expect(columns.nth(1).locator("dl")).to_contain_text("13")
    assert serious(anna) == []
    # what is not sent yet is seen by nobody else
    assert boris.locator(".panel-over").count() == 0
    weathers(anna, server, table["id"])
    mine.get_by_role("button", name="Propose the deal").click()
    # England has another deal in mind: Ducats for the Alliance
    theirs = boris.locator(".panel-over")
    expect(theirs.locator(".together .term")).to_have_count(1)
    theirs.get_by_role("button", name="Propose another deal in return").click()
    theirs.get_by_role("button", name=re.compile("Alliance")).click()
    theirs.get_by_role("button", name="Ask for money").click()
    theirs.get_by_role("button", name="4", exact=True).click()
    theirs.get_by_role("button", name="Propose the deal").click()
    expect(mine.locator(".columns section").nth(1).locator(".term")).to_contain_text("4")
    weathers(anna, server, table["id"])
    mine.get_by_role("button", name="Accept").click()
    expect(mine).to_have_count(0)
    players = api(anna, "GET", f"/api/tables/{table['id']}/view?seat=0")["view"]["table"]["players"]
    assert [players[0]["ducats"], players[2]["ducats"]] == [16, 24]
    assert "realm:england" in players[0]["alliances"]


def test_a_war_shows_who_stands_by_whom_before_it_is_declared(scene: Scene, open_page: Opener) -> None:
    server = scene("war")
    page = open_page(base=server.url)
    table = sit_down(page, server.url)
    page.locator("button.option[data-code='declare-on realm=england']").click()
    panel = page.locator(".panel-over")
    enemy = panel.get_by_role("row").filter(has_text="England")
    expect(enemy).to_contain_text("Portugal")
    expect(enemy).to_contain_text("Brittany")
    ally = panel.locator(".ally").filter(has_text="Scotland")
    expect(ally).to_contain_text("2")
    assert serious(page) == []
    panel.get_by_role("button", name="Done").click()
    ally.get_by_role("button").click()
    # it has come, and brought its Units
    expect(ally).to_have_count(0)
    panel.get_by_role("button", name="Done").click()
    until(page, lambda: not api(page, "GET", f"/api/tables/{table}/view?seat=0")["view"]["table"]["own"]["war"])
    wars = api(page, "GET", f"/api/tables/{table}/view?seat=0")["view"]["table"]["wars"]
    assert any({"realm:scotland", "realm:england"} <= set(map(str, each)) for each in wars), wars
