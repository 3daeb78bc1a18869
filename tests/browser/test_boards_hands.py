"""Fingers and ears: two fingers zoom every board, what can be chosen on a drawn map stands out, sounds are made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from .browser_server import Server
from .browser_steps import api, choose, my_turn, new_table, until
from .test_boards import GROUNDS, contrast, rgb

Opener = Callable[..., Page]
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
TABLES: dict[str, dict[str, Any]] = {
    "troyes": {"seats": ME_AND_A_BOT},
    "pax": {"seats": ME_AND_A_BOT},
    "imperium": {"seats": [{"kind": "me"}], "variants": {"nation-1": "scythians", "bot": "romans", "side": "a"}},
    "europa": {"seats": [*ME_AND_A_BOT, ME_AND_A_BOT[1]], "variants": {"scenario": "1-00"}},
}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def sit(page: Page, title: str) -> str:
    table: str = new_table(page, title, **TABLES[title])["id"]
    page.goto(f"{page.url.rstrip('/')}/table/{table}")
    page.locator(f".{title}").wait_for()
    my_turn(page)
    return table


def pinch(page: Page, selector: str, wider: int) -> None:
    """Two fingers on the middle of something go apart by so many pixels, each."""
    box = page.locator(selector).first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}] if kind != "touchEnd" else []
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 30)
    for step in range(1, 6):
        fingers("touchMove", 30 + wider * step / 5)
    fingers("touchEnd", 0)


@pytest.mark.parametrize("title", TABLES)
def test_two_fingers_zoom_every_board(open_page: Opener, title: str) -> None:
    page = open_page(**PHONE)
    sit(page, title)
    inside = ".europa .layer > svg" if title == "europa" else ".area .inner"
    width = "each => each.getBoundingClientRect().width"
    before = page.locator(inside).first.evaluate(width)
    pinch(page, ".europa .map" if title == "europa" else ".area", 60)
    until(page, lambda: page.locator(inside).first.evaluate(width) > 1.5 * before)


LISTEN = """
window.heard = [];
const real = window.AudioContext;
window.AudioContext = class extends real {
    createOscillator() { window.heard.push('tone'); return super.createOscillator(); }
    createBufferSource() { window.heard.push('rustle'); return super.createBufferSource(); }
};
"""


@pytest.mark.parametrize("title", TABLES)
def test_a_table_is_heard_only_by_whoever_wants_it(open_page: Opener, title: str) -> None:
    page = open_page()
    page.add_init_script(LISTEN)
    table = sit(page, title)
    choose(page)
    my_turn(page)
    assert page.evaluate("window.heard") == []
    page.evaluate(
        "localStorage.setItem('ludarium', JSON.stringify({...JSON.parse(localStorage.ludarium), sounds: true}))"
    )
    page.reload()
    my_turn(page)
    # somebody plays on: cards are laid, dice fall
    api(page, "PUT", f"/api/tables/{table}/seats/0/bot", {"level": "easy"})
    until(page, lambda: "rustle" in page.evaluate("window.heard"), 60)


def stands_out(line: str, edge: str) -> None:
    """One of the two is told from any ground."""
    one, other = rgb(line), rgb(edge)
    assert min(max(contrast(one, ground), contrast(other, ground)) for ground in GROUNDS) >= 3


STROKES = "(each, parts) => parts.map((part) => getComputedStyle(each.querySelector(part)).stroke)"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_places_of_the_price_of_power_stand_out_and_the_rest_is_shaded(
    open_page: Opener, scene: Callable[[str], Server], theme: str
) -> None:
    server = scene("war")
    page = open_page(base=server.url, settings={"theme": theme})
    sit(page, "europa")
    place = page.locator(".europa .place[data-lit]").first
    stands_out(*place.evaluate(STROKES, [".casing", ".glow"]))
    place.evaluate("each => each.classList.add('danger')")
    stands_out(*place.evaluate(STROKES, [".casing", ".glow"]))
    assert page.locator(".europa .map .shade").count() > 3


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_places_of_pax_stand_out_and_the_rest_steps_back(open_page: Opener, theme: str) -> None:
    page = open_page(settings={"theme": theme})
    sit(page, "pax")
    page.locator(".whole").evaluate("whole => whole.toggleAttribute('data-asked', true)")
    cities = page.locator(".pax svg .city[data-ref]:has(.rim)")
    cities.first.evaluate("each => each.toggleAttribute('data-lit', true)")
    stands_out(*cities.first.evaluate(STROKES, [".rim", ".halo"]))
    opacity = "each => Number(getComputedStyle(each).opacity)"
    assert cities.first.evaluate(opacity) == 1
    assert cities.nth(1).evaluate(opacity) < 0.7
