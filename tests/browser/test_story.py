"""Coming back to a table: what one has missed is told on the board; moves of others come one by one."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .browser_server import Server
from .browser_steps import api, choose, line_of, my_turn, new_table, until

Opener = Callable[..., Page]
BOT = {"kind": "bot", "level": "easy"}


def test_who_comes_back_is_told_what_happened_move_by_move(open_page: Opener, server: Server) -> None:
    anna = open_page()
    table = new_table(anna, "troyes", [{"kind": "me"}, {"kind": "open"}], "Anna")
    boris = open_page(f"/join/{table['invite']}")
    boris.get_by_label("Your name").fill("Boris")
    boris.get_by_role("button", name="Sit down").click()
    boris.locator(".troyes").wait_for()
    anna.goto(f"{server.url}/table/{table['id']}")
    anna.locator(".troyes").wait_for()
    expect(anna.get_by_text("Since you were last here")).to_have_count(0)
    # Anna goes; both move, Anna by another way
    anna.goto(f"{server.url}/settings")
    until(anna, lambda: api(anna, "GET", f"/api/tables/{table['id']}")["looked"] >= 0)
    looked = api(anna, "GET", f"/api/tables/{table['id']}")["looked"]
    while line_of(anna, table["id"]) < looked + 4:
        turn = api(anna, "GET", f"/api/tables/{table['id']}")["turn"]
        if turn == 1:
            choose(boris)
        else:
            view = api(anna, "GET", f"/api/tables/{table['id']}/view?seat=0")
            code = view["view"]["decision"]["options"][0]["code"]
            body = {"seat": 0, "line": view["line"], "option": code}
            api(anna, "POST", f"/api/tables/{table['id']}/choices", body)
    anna.goto(f"{server.url}/table/{table['id']}")
    expect(anna.get_by_text("Since you were last here")).to_be_visible()
    anna.get_by_role("button", name="Show me").click()
    story = anna.get_by_role("region", name="Since you were last here")
    steps = story.get_by_role("listitem")
    expect(steps.first.get_by_role("button")).to_have_attribute("aria-current", "step")
    count = steps.count()
    assert count >= 2
    expect(anna.locator(".troyes [data-told]").first).to_be_attached()
    story.get_by_role("button", name="Next").click()
    expect(steps.nth(1).get_by_role("button")).to_have_attribute("aria-current", "step")
    anna.keyboard.press("ArrowLeft")
    expect(steps.first.get_by_role("button")).to_have_attribute("aria-current", "step")
    # at one's own speed, to the end
    story.get_by_label("Speed").select_option("fast")
    story.get_by_role("button", name="Play").click()
    expect(steps.nth(count - 1).get_by_role("button")).to_have_attribute("aria-current", "step")
    story.get_by_role("button", name="To the table").click()
    expect(story).to_have_count(0)
    expect(anna.locator(".troyes")).to_be_visible()


def test_moves_of_a_bot_come_one_by_one_and_can_be_skipped(open_page: Opener, server: Server) -> None:
    page = open_page(settings={"pace": "normal"})
    table = new_table(page, "troyes", [{"kind": "me"}, BOT, BOT, BOT])["id"]
    page.goto(f"{server.url}/table/{table}")
    skip = page.get_by_role("button", name=re.compile("^Skip"))

    # on a busy machine the first moves of bots may come slower than they are shown
    def waiting() -> bool:
        if not skip.count() and page.locator("button.option:enabled").count():
            choose(page)
        return skip.count() > 0

    until(page, waiting, 90)
    expect(page.locator(".ticker")).to_have_text(re.compile(r"\w+ .*Skip"))
    expect(page.locator("[data-told]").first).to_be_attached()
    skip.click()
    expect(skip).to_have_count(0)


def test_a_note_about_a_place_is_kept_and_only_mine(open_page: Opener, server: Server) -> None:
    page = open_page()
    table = new_table(page, "troyes", [{"kind": "me"}, BOT])["id"]
    page.goto(f"{server.url}/table/{table}")
    my_turn(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_text("Notes about places").click()
    where = page.get_by_role("combobox", name="Where")
    place = where.locator("option").first.get_attribute("value")
    where.select_option(place)
    page.get_by_role("textbox", name="Note", exact=True).fill("Look here")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("list", name="My notes about places").get_by_role("textbox")).to_have_value("Look here")
    kept = api(page, "GET", f"/api/tables/{table}/notes/places")
    assert kept == {"notes": [{"place": place, "text": "Look here"}]}
