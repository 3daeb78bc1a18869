"""After the game: the score told, replay through any eyes, playing on from a point, records in and out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .browser_server import Server
from .browser_steps import api, begin, choose, finished_game, line_of, my_turn, until

Opener = Callable[..., Page]


def test_replay_fork_export_and_import(open_page: Opener, tmp_path: Path, server: Server) -> None:
    page = open_page()
    table = finished_game(page)
    page.goto(f"{server.url}/table/{table}")
    end = page.locator(".end")
    expect(end.get_by_role("heading", name="Points over time")).to_be_visible(timeout=20_000)
    assert end.locator("figure path").count() > 2

    # replay: scrub, step, whose eyes
    end.get_by_role("button", name="Replay").click()
    bar = page.get_by_role("region", name="Replay")
    lines = api(page, "GET", f"/api/tables/{table}")["line"]
    expect(bar.locator(".count")).to_have_text(f"0 / {lines}")
    expect(page.locator(".round")).to_have_text("First citizens")
    assert page.locator(".cell + .on-top").count() == 6  # the grey citizens only
    bar.get_by_role("button", name="One step on").click()
    expect(bar.locator(".count")).to_have_text(f"1 / {lines}")
    expect(page.locator(".cell + .on-top")).to_have_count(7)
    scrub = bar.get_by_label("Moment of the game")
    scrub.focus()
    scrub.press("End")
    expect(bar.locator(".count")).to_have_text(f"{lines} / {lines}")
    middle = lines // 2
    scrub.fill(str(middle))
    expect(bar.locator(".count")).to_have_text(f"{middle} / {lines}")
    page.locator(".troyes").wait_for()
    page.get_by_label("Whose eyes").select_option("1")
    frame = api(page, "GET", f"/api/tables/{table}/replay?seat=1&from={middle}&to={middle}")["frames"][0]
    bot = page.locator(".mat").first
    expect(bot).to_contain_text("Bot")
    expect(bot.locator(".character")).to_have_count(len(frame["view"]["table"]["players"][1]["characters"]))

    # it plays by itself
    bar.get_by_role("button", name="Play", exact=True).click()
    expect(bar.locator(".count")).not_to_have_text(f"{middle} / {lines}")
    bar.get_by_role("button", name="Stop").click()

    # a file
    with page.expect_download() as download:
        bar.get_by_role("link", name="Save as a file").click()
    record = tmp_path / "game.ludarium"
    download.value.save_as(record)
    assert record.read_text().startswith('{"format":"ludarium-record/1"')

    # play on from here
    at = int(bar.locator(".count").inner_text().split(" / ")[0])
    bar.get_by_role("button", name="Play on from here").click()
    bar.get_by_label("I play as").select_option("0")
    bar.get_by_label("against bots").select_option("beginner")
    bar.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(lambda url: table not in url and "/table/" in url)
    fork = api(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert (fork["origin"], fork["from"]) == ("fork", table)
    assert fork["line"] >= at
    choose(page)
    until(page, lambda: line_of(page, fork["id"]) > fork["line"])

    # and back in from the file, for somebody else
    other = open_page()
    other.locator("input[type=file]").set_input_files(record)
    other.wait_for_url("**/table/*replay=0")
    expect(other.locator(".count")).to_have_text(f"0 / {lines}")
    expect(other.get_by_role("list", name="Players")).to_contain_text("Anna")


def test_the_analysis_shows_chances_over_time(open_page: Opener, server: Server) -> None:
    page = open_page()
    table = finished_game(page)
    page.evaluate(
        "localStorage.setItem('ludarium', JSON.stringify({...JSON.parse(localStorage.ludarium), language: 'ru'}))"
    )
    page.goto(f"{server.url}/table/{table}")
    page.get_by_role("button", name="Найти переломы").click()
    expect(page.get_by_text("Разбираем")).to_be_visible()
    until(page, lambda: len(api(page, "GET", f"/api/tables/{table}/analysis")["points"]) > 1, 60)
    expect(page.get_by_role("img", name="Шансы на победу")).to_be_visible(timeout=15_000)
    # A turning point names the move, what would have been better and by how much, and opens before it.
    turns = [turn for turn in api(page, "GET", f"/api/tables/{table}/analysis")["turns"] if turn["choice"]]
    point = page.locator(".turns li", has=page.locator(".choice")).first
    expect(point).to_contain_text("Из 100 партий, доигранных отсюда, выиграно", ignore_case=True)
    if turns[0]["choice"]["better"]:
        expect(point).to_contain_text("Лучше было «")
    point.get_by_role("button").click()
    expect(page.get_by_role("slider")).to_have_value(str(turns[0]["choice"]["line"]))


def test_a_hint_says_what_a_strong_bot_would_do(open_page: Opener, server: Server) -> None:
    page = open_page()
    begin(page, "Anna")
    my_turn(page)
    page.get_by_role("button", name="Hint").click()
    dialog = page.get_by_role("dialog")
    # before, it is said what it costs
    expect(dialog).to_contain_text("does not count for the rating any more")
    assert api(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["rated"]
    dialog.get_by_role("button", name="Show the hint").click()
    expect(dialog).to_contain_text("of 100 such games", timeout=30_000)
    assert not api(page, "GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["rated"]
    expect(dialog.locator("li.best p")).not_to_be_empty()
    best = dialog.locator("li.best b").inner_text()
    offered = page.locator("button.option .grow").all_inner_texts()
    assert best in offered, (best, offered)
    dialog.get_by_role("button", name="Do it").first.click()
    expect(dialog).to_be_hidden()


@pytest.mark.parametrize("way", ["resign", "bot"])
def test_the_menu_resigns_or_hands_over_to_a_bot(open_page: Opener, way: str) -> None:
    page = open_page()
    begin(page, "Anna")
    my_turn(page)
    page.get_by_role("button", name="Menu").click()
    if way == "resign":
        page.get_by_role("button", name="Resign").click()
        page.get_by_role("button", name="Resign").click()
        expect(page.locator(".frame[data-over]")).to_be_visible()
    else:
        page.get_by_role("button", name="A bot plays for me").click()
        expect(page.get_by_text("a bot plays").first).to_be_visible()
