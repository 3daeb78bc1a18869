"""The rulebook's examples, step by step on the real board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .browser_server import Server
from .browser_steps import api

Opener = Callable[..., Page]


def own(lesson: dict[str, Any]) -> list[dict[str, Any]]:
    """The steps in which the learner chooses."""
    return [step for step in lesson["steps"] if step["choose"] is not None and step["seat"] == lesson["seat"]]


def test_a_lesson_is_followed_to_its_end(open_page: Opener, server: Server) -> None:
    page = open_page("/lessons", locale="ru-RU")
    troyes = page.locator("section", has=page.get_by_role("heading", name="Труа"))
    troyes.locator("ol li a").first.wait_for()
    lessons = api(page, "GET", "/api/titles/troyes/lessons")["lessons"]
    assert troyes.locator("ol li").count() == len(lessons) > 5
    # one in which the same person chooses again and again
    whole = [api(page, "GET", f"/api/titles/troyes/lessons/{each['id']}") for each in lessons]
    lesson = next(each for each in whole if len(own(each)) >= 4)
    page.goto(f"{server.url}/lesson/troyes/{lesson['id']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(lesson["name"]["ru"])
    for step in lesson["steps"][1:]:
        if step in own(lesson):
            expect(page.locator(".task")).to_contain_text("Ваш ход")
            page.locator(f'[data-code="{step["choose"]}"]').click()
        else:
            page.get_by_role("button", name="Дальше").click()
    expect(page.get_by_text("Урок окончен")).to_be_visible()
