"""The rules as a book in the browser: contents, search with hits in place, links between rules, pictures, print."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .browser_server import Server
from .browser_steps import until

Opener = Callable[..., Page]


def test_the_rules_are_read_as_a_book_in_russian(open_page: Opener, server: Server) -> None:
    page = open_page("/rules/troyes", locale="ru-RU")
    contents = page.get_by_role("navigation", name="Содержание")
    contents.get_by_role("link", name="24. Примеры").click()
    expect(page.get_by_role("heading", name="24. Примеры")).to_be_in_viewport()
    # The first example shows the board of its lesson, and its lesson is one click away.
    example = page.locator("[id='rule-EX-1']")
    expect(example.get_by_role("img", name="Поле:")).to_be_visible()
    expect(example.locator("svg").first).to_be_visible()
    expect(example.get_by_role("link", name="Сыграть этот пример")).to_have_attribute(
        "href", "/lesson/troyes/ex-01-initial-placement"
    )
    # Hits are marked where they stand, and one goes from one to the next.
    page.get_by_role("searchbox", name="Искать в правилах").fill("черный кубик")
    status = page.get_by_role("status").filter(has_text="из")
    expect(status).to_have_text("1 из 10")
    hits = page.locator("article mark")
    expect(hits).to_have_count(10)
    expect(hits.first).to_have_text("чёрный кубик", ignore_case=True)
    expect(hits.first).to_be_in_viewport()
    page.get_by_role("button", name="Следующее место").click()
    expect(status).to_have_text("2 из 10")
    expect(page.locator("mark.here")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("такого нет")
    expect(page.get_by_text("Ничего не найдено")).to_be_visible()


def test_a_rule_leads_to_another_and_has_an_address(open_page: Opener, server: Server) -> None:
    page = open_page("/rules/troyes#rule-TR-20.2")
    rule = page.locator("[id='rule-TR-20.2']")
    expect(rule).to_be_in_viewport()
    rule.get_by_role("link", name="§8.5").click()
    expect(page.locator("[id='rule-TR-8.5']")).to_be_in_viewport()
    assert page.url.endswith("#rule-TR-8.5")


@pytest.mark.parametrize("title", ["troyes", "imperium", "pax", "europa"])
def test_the_book_of_each_title_has_pictures(open_page: Opener, title: str) -> None:
    page = open_page(f"/rules/{title}", locale="ru-RU")
    example = page.locator(".block.is-example").first
    example.scroll_into_view_if_needed()
    board = example.locator(".board svg").filter(visible=True)
    expect(board.first).to_be_visible()
    until(page, lambda: board.count() > 10)


def test_the_book_is_printed_with_its_contents_and_without_the_page_around_it(open_page: Opener) -> None:
    page = open_page("/rules/imperium", locale="ru-RU")
    page.add_init_script("window.print = () => document.body.classList.add('printed')")
    page.reload()
    page.get_by_role("button", name="Напечатать").click()
    expect(page.locator("body.printed")).to_be_attached(timeout=60_000)
    page.emulate_media(media="print")
    expect(page.locator("header.top")).to_be_hidden()
    expect(page.get_by_role("searchbox")).to_be_hidden()
    expect(page.get_by_role("navigation", name="Содержание")).to_be_visible()
    assert len(page.pdf()) > 100_000
