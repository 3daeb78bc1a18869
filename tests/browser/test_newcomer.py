"""Somebody who has never been here plays a whole game of Troyes, in Russian."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .browser_steps import begin, my_turn, play_to_the_end

Opener = Callable[..., Page]


def test_a_newcomer_plays_a_whole_game_by_clicks_in_russian(open_page: Opener) -> None:
    page = open_page(locale="ru-RU")
    expect(page.get_by_role("heading", level=1)).to_have_text("Труа")
    begin(page, "Новичок")
    my_turn(page)
    expect(page.locator("#prompt")).to_contain_text("Поставьте горожанина")

    # a click on a glowing cell of the city
    cell = page.locator(".cell[data-lit]").first
    ref = cell.get_attribute("data-ref")
    cell.click()
    expect(page.locator(f"[data-ref='{ref}'][data-lit]")).to_have_count(0)

    count = play_to_the_end(page)
    assert count["board"] > 20, count
    end = page.locator(".end")
    expect(end.locator("tfoot")).to_contain_text("Всего")
    expect(end.locator("h2")).to_contain_text("обеда")
    # whoever won has the greatest total
    totals = [int(cell) for cell in end.locator("tfoot tr").first.locator("td").all_inner_texts()]
    assert len(totals) == 2
    winner = end.locator("th.winner").first.inner_text()
    names = end.locator("thead th").all_inner_texts()[1:]
    assert totals[names.index(winner)] == max(totals)
    # everything is said in Russian: no message id has leaked into the page
    text = page.locator("main").inner_text()
    assert not re.search(r"\b(?:ui|event|option|prompt|card|troyes|score)-[a-z]", text), text


def test_the_language_changes_at_once_in_the_middle_of_a_game(open_page: Opener) -> None:
    page = open_page(locale="ru-RU")
    begin(page, "Анна")
    my_turn(page)
    russian = page.locator("#prompt").inner_text()
    expect(page).to_have_title(re.compile("Труа · Ludarium$"))
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator("#prompt")).not_to_have_text(russian)
    assert page.locator("html").get_attribute("lang") == "en"
    expect(page).to_have_title(re.compile("Troyes · Ludarium$"))
    expect(page.locator(".city .name").first).to_contain_text(re.compile("palace", re.I))


def test_a_guest_keeps_the_account_with_a_password_and_comes_back(open_page: Opener) -> None:
    page = open_page()
    begin(page, "Keeper")
    page.goto(page.url.split("/table")[0] + "/settings")
    page.get_by_label("A password").fill("correct horse")
    page.get_by_role("button", name="Keep my account").click()
    expect(page.get_by_text("The account is yours now.")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    page.get_by_role("button", name="Log in").first.click()
    page.get_by_label("Name").fill("Keeper")
    page.get_by_label("Password").fill("correct horse")
    page.locator("form button.primary").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(page.locator(".tag.turn").first).to_be_visible()


def test_any_title_can_be_played_with_the_generic_part_alone(open_page: Opener) -> None:
    page = open_page("/new/sample", wordless=True)
    page.get_by_label("Your name").fill("Anna")
    page.locator(".seats select").nth(1).select_option("bot:beginner")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".generic").wait_for()
    my_turn(page)
    page.locator(".thing[data-lit]").first.click()
    page.locator("[data-code=throw]").first.wait_for()
    play_to_the_end(page)
