"""Reload in the middle of a decision; a server that dies in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from .browser_server import Server
from .browser_steps import CLICK, api, begin, choose, line_of, my_turn, new_table, until

Opener = Callable[..., Page]


def click_on(page: Page, times: int) -> None:
    for _ in range(times):
        my_turn(page)
        page.evaluate(CLICK, "board")
        page.wait_for_timeout(30)


def step_back(page: Page) -> None:
    """Clicks on the board may have narrowed the options down: Esc widens them again."""
    while page.locator(".crumbs").count():
        page.keyboard.press("Escape")


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def test_reload_in_the_middle_of_a_decision(open_page: Opener) -> None:
    page = open_page()
    begin(page, "Anna")
    click_on(page, 6)
    my_turn(page)
    step_back(page)
    prompt = page.locator("#prompt").inner_text()
    options = page.locator("button.option").all_inner_texts()
    line = line_of(page, table_of(page))
    page.reload()
    my_turn(page)
    assert page.locator("#prompt").inner_text() == prompt
    assert page.locator("button.option").all_inner_texts() == options
    choose(page)
    until(page, lambda: line_of(page, table_of(page)) > line)


def test_undo_takes_the_last_choice_back(open_page: Opener) -> None:
    page = open_page()
    table = new_table(page, "troyes", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], variants={"first": "seat-1"})
    page.goto(f"{page.url.rstrip('/')}/table/{table['id']}")
    # settle everybody, so that compound actions come
    while True:
        my_turn(page)
        decision = api(page, "GET", f"/api/tables/{table['id']}/view?seat=0")["view"]["decision"]
        if decision["id"] == "take-action":
            break
        page.locator("button.option").first.click()
        page.wait_for_timeout(60)
    prompt = page.locator("#prompt").inner_text()
    verbs = [option["verb"] for option in decision["options"]]
    assert "farm" in verbs or "build" in verbs or "fight" in verbs
    codes = page.locator("button.option[data-code]").evaluate_all("all => all.map((each) => each.dataset.code)")
    code = next(code for code in codes if code.split()[0] in ("farm", "build", "fight", "place"))
    page.locator(f'[data-code="{code}"]').click()
    expect(page.locator("#prompt")).not_to_have_text(prompt)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt")).to_have_text(prompt)


def test_what_cannot_be_taken_back_is_asked_about(open_page: Opener) -> None:
    page = open_page(settings={"confirm": True})
    begin(page, "Anna")
    question = page.get_by_role("alertdialog")
    line = -1
    for _ in range(3):
        # who places twice in a row can take back the first of the two citizens, and is not asked about it
        my_turn(page)
        line = line_of(page, table_of(page))
        page.locator("button.option").first.click()
        until(page, lambda before=line: question.count() > 0 or line_of(page, table_of(page)) > before)
        if question.count():
            break
    expect(question).to_contain_text("cannot be taken back")
    page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert line_of(page, table_of(page)) == line
    page.locator("button.option").first.click()
    expect(question).to_contain_text("cannot be taken back")
    page.keyboard.press("Enter")
    until(page, lambda: line_of(page, table_of(page)) > line)


def test_the_server_is_killed_and_comes_back_in_the_middle_of_a_game(
    open_page: Opener, client: Path, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    try:
        page = open_page(base=server.url)
        begin(page, "Anna")
        click_on(page, 8)
        my_turn(page)
        step_back(page)
        prompt = page.locator("#prompt").inner_text()
        options = page.locator("button.option").all_inner_texts()
        before = api(page, "GET", f"/api/tables/{table_of(page)}")
        server.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        assert page.locator("button.option:enabled").count() == 0
        server.start()
        my_turn(page)
        after = api(page, "GET", f"/api/tables/{table_of(page)}")
        assert after["line"] == before["line"]
        assert page.locator("#prompt").inner_text() == prompt
        assert page.locator("button.option").all_inner_texts() == options
        choose(page)
        until(page, lambda: line_of(page, table_of(page)) > before["line"])
    finally:
        server.stop()
