"""Several people decide at once, and answers that are given beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .browser_steps import api, new_table

Opener = Callable[..., Page]


def seated(open_page: Opener, title: str, **variants: str) -> tuple[Page, Page, dict[str, Any]]:
    anna = open_page()
    table = new_table(anna, title, [{"kind": "me"}, {"kind": "open"}], "Anna", variants=variants)
    boris = open_page()
    api(boris, "POST", "/api/guest", {"name": "Boris", "language": "en"})
    api(boris, "POST", f"/api/invitations/{table['invite']}")
    for page in (anna, boris):
        page.goto(f"{page.url.rstrip('/')}/table/{table['id']}")
        page.locator(".decision").wait_for()
    return anna, boris, table


def test_both_decide_at_once_and_nobody_sees_the_others_answer(open_page: Opener) -> None:
    known = {"nation-1": "romans", "nation-2": "celts"}
    anna, boris, table = seated(open_page, "imperium", **known)
    for page in (anna, boris):
        expect(page.locator(".decision button.option")).to_have_count(2)
        expect(page.locator("li.turn")).to_have_count(2)
    boris.locator(".decision button.option").nth(1).click()
    expect(boris.get_by_role("heading", name="You have answered")).to_be_visible()
    expect(boris.locator(".decision .still")).to_contain_text("Anna")
    expect(anna.locator("li.turn")).to_have_count(1)
    expect(anna.locator(".decision button.option")).to_have_count(2)
    assert api(anna, "GET", f"/api/tables/{table['id']}")["line"] == 0
    # It is taken back, and given again.
    boris.get_by_role("button", name="Undo").click()
    expect(anna.locator("li.turn")).to_have_count(2)
    boris.locator(".decision button.option").nth(0).click()
    expect(anna.locator("li.turn")).to_have_count(1)
    anna.locator(".decision button.option").nth(1).click()
    expect(anna.get_by_text("You have answered")).to_have_count(0)
    assert api(anna, "GET", f"/api/tables/{table['id']}")["line"] == 2


def test_an_answer_is_given_beforehand_and_taken_back(open_page: Opener) -> None:
    anna, boris, table = seated(open_page, "troyes", first="seat-1")
    path = f"/api/tables/{table['id']}"
    while True:
        shown = [api(page, "GET", f"{path}/view?seat={seat}") for seat, page in enumerate((anna, boris))]
        turn = shown[0]["view"]["turn"]
        if shown[turn]["view"]["decision"]["id"] == "take-action" and turn == 0:
            break
        code = shown[turn]["view"]["decision"]["options"][-1]["code"]
        choice = {"seat": turn, "line": shown[turn]["line"], "option": code}
        api((anna, boris)[turn], "POST", f"{path}/choices", choice)
    anna.get_by_text("Answer so until").click()
    form = anna.locator(".standing form")
    form.get_by_label("To this question").select_option("pass")
    form.get_by_label("For how long").select_option("game")
    form.get_by_role("button", name="Answer so").click()
    # It holds for the question that is being asked, too.
    expect(anna.locator(".decision")).to_contain_text("Boris is to decide")
    mine = anna.get_by_role("list", name="Answers given beforehand")
    expect(mine).to_contain_text("until I take it back")
    expect(boris.get_by_role("list", name="Answers given beforehand")).to_have_count(0)
    mine.get_by_role("button", name="Take back").click()
    expect(mine).to_have_count(0)
    assert api(anna, "GET", f"{path}/answers")["answers"] == []
