"""Your own box in the browser: which figures are ours, and a keeper's table with errors that name row and column."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from .browser_server import Server
from .browser_steps import api

Opener = Callable[..., Page]


def test_everybody_sees_which_figures_are_ours(open_page: Opener, server: Server) -> None:
    page = open_page("/figures/troyes", locale="ru-RU")
    expect(page.get_by_text("придуманы нами 151")).to_be_visible()
    expect(page.get_by_role("row").nth(1)).to_be_visible()
    expect(page.get_by_role("button", name="Сохранить")).to_have_count(0)
    expect(page.get_by_text("LUDARIUM_KEEPERS")).to_be_visible()


def test_a_keeper_fills_the_table_in(open_page: Opener, client: Path, tmp_path: Path) -> None:
    own = Server(tmp_path, LUDARIUM_KEEPERS="Ольга")
    try:
        page = open_page("/", base=own.url, locale="ru-RU")
        api(page, "POST", "/api/guest", {"name": "Ольга"})
        api(page, "POST", "/api/me/keep", {"name": "Ольга", "password": "a long enough secret"})
        page.goto(f"{own.url}/figures/troyes")
        page.get_by_role("searchbox").fill("artisan cost")
        cell = page.get_by_role("textbox", name="artisan, cost")
        cell.fill("много")
        page.get_by_role("button", name="Проверить").click()
        expect(page.get_by_role("alert")).to_contain_text("troyes.csv, line 2, column printed")
        cell.fill("5")
        page.get_by_role("button", name="Проверить").click()
        expect(page.get_by_role("status").filter(has_text="Годится")).to_be_visible()
        page.get_by_role("button", name="Сохранить (1)").click()
        expect(page.get_by_text("Сохранённая таблица ждёт")).to_be_visible()
        own.stop()
        own.start()
        page.reload()
        expect(page.get_by_text("Здесь играют с числами из troyes.csv")).to_be_visible()
    finally:
        own.stop()
