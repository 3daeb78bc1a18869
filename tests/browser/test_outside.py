"""A title of another package in the browser: on the board that it brings, and on the generic one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .browser_server import Server
from .browser_steps import my_turn, new_table


@pytest.fixture
def page(client: Path, chromium: Browser, outside_env: dict[str, str], tmp_path: Path) -> Iterator[Page]:
    here = str(Path(__file__).parent)
    served = Server(tmp_path, **{**outside_env, "PYTHONPATH": f"{here}:{outside_env['PYTHONPATH']}"})
    context = chromium.new_context(base_url=served.url, locale="en-GB")
    context.add_init_script("localStorage.ludarium ??= JSON.stringify({confirm: false, pace: 'off', motion: 'less'})")
    page = context.new_page()
    page.goto("/rules/nim")
    yield page
    context.close()
    served.stop()


def take_to_the_end(page: Page) -> None:
    for _ in range(20):
        page.locator("button.option:enabled, .end").first.wait_for()
        if page.locator(".end").count():
            return
        page.locator("button.option[data-code='take stones=1']:enabled").click()
        expect(page.locator("button.option:enabled, .end").first).to_be_visible()


def test_it_is_played_on_the_board_that_it_brings_and_on_the_generic_one(page: Page) -> None:
    expect(page.get_by_text("one, two or three stones")).to_be_visible()
    table = new_table(page, "nim", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    page.goto(f"/table/{table['id']}")
    my_turn(page)
    heap = page.locator(".nim-heap")
    before = len(heap.inner_text())
    assert before >= 7
    # what it draws with a reference can be clicked: the options are narrowed to it
    expect(heap).to_have_attribute("data-lit", "")
    page.locator("button.option[data-code='take stones=1']").click()
    my_turn(page)
    expect(heap).not_to_have_text("●" * before)
    page.get_by_role("button", name="As text").first.click()
    page.locator(".generic").wait_for()
    expect(page.locator(".generic")).to_contain_text("Stones")
    take_to_the_end(page)
    expect(page.locator(".end")).to_contain_text("The heap is gone.")
