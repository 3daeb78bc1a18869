"""Tables with a clock in the browser: opening one, seeing it run, naming nights and holidays."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from .browser_server import Server
from .browser_steps import api, choose, my_turn, new_table

Opener = Callable[..., Page]


def test_a_table_with_a_live_clock_is_opened_and_its_clock_runs(open_page: Opener, server: Server) -> None:
    page = open_page()
    new_table(page, "troyes", [{"kind": "me"}, {"kind": "open"}])
    page.goto(f"{server.url}/new/troyes")
    page.get_by_label("Player 2").select_option("bot:beginner")
    page.get_by_role("combobox", name="Clock", exact=True).select_option("live")
    page.get_by_role("combobox", name="Time", exact=True).select_option(label="10 minutes")
    page.get_by_label("When time is up").select_option(label="the others vote")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    my_turn(page)
    clock = page.get_by_role("timer").first
    expect(clock).to_have_text(re.compile(r"^\s*9:5\d\s*$"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    choose(page)
    table = api(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["clock"] == {"kind": "live", "seconds": 600, "increment": 10, "up": "vote"}


def test_a_slow_clock_says_until_when_and_stands_still_on_a_holiday(open_page: Opener, server: Server) -> None:
    page = open_page(locale="ru-RU")
    clock = {"kind": "decision", "seconds": 172_800, "up": "bot"}
    table = new_table(page, "troyes", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], clock=clock)
    sleepless = {"night_from": 0, "night_to": 0, "zone": "UTC", "holidays": []}
    api(page, "PUT", "/api/me/rest", sleepless)
    page.goto(f"{server.url}/table/{table['id']}")
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"до \S+"))
    page.goto(f"{server.url}/settings")
    page.get_by_label("Ночь с").select_option("23")
    page.get_by_role("button", name="Указать отпуск").click()
    page.get_by_role("heading", name="Ночи и отпуск").locator("..").get_by_role("button", name="Сохранить").click()
    expect(page.get_by_text("Сохранено")).to_be_visible()
    rest = api(page, "GET", "/api/me/rest")
    assert (rest["night_from"], len(rest["holidays"])) == (23, 1)
    page.goto(f"{server.url}/table/{table['id']}")
    expect(page.get_by_role("timer")).to_have_text(re.compile("отдых"))


def test_when_time_is_up_the_others_vote(open_page: Opener, client: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, first="fast_time", LUDARIUM_SWEEP="0.3")
    try:
        anna, boris = open_page(base=server.url), open_page(base=server.url)
        seats = [{"kind": "me"}, {"kind": "open"}]
        clock = {"kind": "decision", "seconds": 150, "up": "vote"}
        table = new_table(anna, "troyes", seats, "Anna", clock=clock, variants={"first": "seat-1"})
        api(boris, "POST", "/api/guest", {"name": "Boris", "language": "en"})
        for page in (anna, boris):
            sleepless = {"night_from": 0, "night_to": 0, "zone": "UTC", "holidays": []}
            api(page, "PUT", "/api/me/rest", sleepless)
        api(boris, "POST", f"/api/invitations/{table['invite']}")
        for page in (anna, boris):
            page.goto(f"{server.url}/table/{table['id']}")
        # Boris gives Anna more time; when that is up, too, a bot plays for her
        vote = boris.locator(".vote").filter(has_text="Anna")
        vote.get_by_role("button", name=re.compile("We wait")).click()
        expect(vote).to_have_count(0)
        assert api(boris, "GET", f"/api/tables/{table['id']}")["seats"][0]["standin"] == ""
        vote.get_by_role("button", name=re.compile("A bot plays on")).click()
        expect(anna.get_by_text("A bot plays for you.")).to_be_visible()
        expect(vote).to_have_count(0)
        assert anna.locator(".vote").count() == 0
    finally:
        server.stop()
