"""What a person really sees of a board: read from where things are on the page, on small screens and late in a game."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from .browser_server import Server
from .browser_steps import api, my_turn, until

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))

from page_figures import WATCH, figures

Opener = Callable[..., Page]
GOLDEN = Path(__file__).resolve().parents[1] / "games" / "troyes" / "golden" / "four.ludarium-record"
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 820, "height": 1180}
SMALL: ViewportSize = {"width": 1280, "height": 720}

# Whether somebody who points at the middle of an element hits it (or what it is made of).
HIT = """(element) => {
    const box = element.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width > 0 && hit !== null && (element.contains(hit) || hit.contains(element));
}"""

# Texts that do not fit where they stand, and words that are wider than their place.
CUT = """(board) => [...board.querySelectorAll('p, h2')]
    .filter((each) => each.getClientRects().length > 0)
    .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 3)
    .map((each) => each.textContent)"""

SMALLEST = """(board) => Math.min(...[...board.querySelectorAll('*')]
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .filter((each) => each.getClientRects().length > 0 && !each.matches('.unseen'))
    .map((each) => {
        const size = parseFloat(getComputedStyle(each).fontSize);
        return each instanceof SVGElement ? size * each.getScreenCTM().a : size;
    }))"""


def late(page: Page, server: Server) -> None:
    """A game of four in its fifth round, with nine events: as full as a table gets."""
    if api(page, "GET", "/api/me")["person"] is None:
        api(page, "POST", "/api/guest", {"name": "Anna", "language": "en"})
    whole: dict[str, Any] = api(page, "POST", "/api/records", {"record": GOLDEN.read_text()})
    # the seat that moves there: no bot plays before, so that it is the same position every time
    fork = api(page, "POST", f"/api/tables/{whole['id']}/fork", {"line": 210, "seat": 2, "level": "beginner"})
    page.goto(f"{server.url}/table/{fork['id']}")
    page.locator(".troyes").wait_for()
    my_turn(page)


@pytest.mark.parametrize("language", ["ru-RU", "en-GB"])
def test_what_one_needs_is_in_sight(open_page: Opener, server: Server, language: str) -> None:
    page = open_page(locale=language, has_touch=True)
    late(page, server)
    for size in (SMALL, TABLET, PHONE):
        page.set_viewport_size(size)
        page.wait_for_timeout(200)
        in_sight(page, narrow=size is PHONE)


def in_sight(page: Page, narrow: bool) -> None:
    # own money and influence, beside whatever one looks at
    own = page.locator(".mats .mat").first
    for figure in (".deniers", ".influence"):
        expect(own.locator(figure)).to_be_in_viewport(ratio=1)
        assert own.locator(figure).evaluate(HIT)
    if not narrow:
        for mat in page.locator(".mats .mat").all():
            expect(mat).to_be_in_viewport(ratio=1)
    # nothing is wider than its place, and every text is whole, in each part of the board
    board = page.locator(".area")
    tabs = page.locator(".troyes [role=tab]").all() if narrow else [None]
    for tab in tabs:
        if tab is not None:
            tab.click()
        assert board.evaluate("area => area.scrollWidth <= area.clientWidth")
        assert board.evaluate(CUT) == []
        assert "olo:" not in board.inner_text()
        assert "одиночной" not in board.inner_text()
    assert board.evaluate(SMALLEST) >= 9.5


def test_a_lit_thing_out_of_sight_comes_into_sight_and_can_be_tapped(open_page: Opener, server: Server) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    late(page, server)
    lit = page.locator(".area [data-lit]:visible")
    until(page, lambda: any(each.evaluate(HIT) for each in lit.all()))
    # the sheet lies below the board, not over it
    area, sheet = page.locator(".board .whole").first.bounding_box(), page.locator(".panel").bounding_box()
    assert area
    assert sheet
    assert area["y"] + area["height"] <= sheet["y"] + 1
    # each thing that glows can be reached by scrolling, and a tap on its middle is heard
    for each in lit.all():
        each.scroll_into_view_if_needed()
        assert each.evaluate(HIT)
    # somebody looks at the others' things, and is asked for a citizen or a tradesman: where one stands is shown
    page.locator(".troyes [role=tab]").last.click()
    page.get_by_role("button", name="Use Blacksmith").tap()
    until(page, lambda: any(each.evaluate(HIT) for each in page.locator(".building [data-lit], .card[data-lit]").all()))


def test_the_lobby_stays_where_it_is_while_it_comes(open_page: Opener, server: Server) -> None:
    page = open_page()
    page.add_init_script(WATCH)
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        found = figures(page, server.url)
        assert found["shift"] < 0.05, (size, found)
        assert found["script"] <= 150, (size, found)
        page.get_by_role("heading", level=2).first.wait_for()


# Everything that a board may show as a ground, and much more: all greys and colours in steps.
GROUNDS = [(red, green, blue) for red in range(0, 256, 15) for green in range(0, 256, 15) for blue in range(0, 256, 15)]


def luminance(colour: tuple[int, ...]) -> float:
    parts = [each / 255 for each in colour]
    linear = [each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[int, ...], other: tuple[int, ...]) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def rgb(css: str) -> tuple[int, ...]:
    found = re.search(r"rgb\((\d+), (\d+), (\d+)\)", css)
    assert found, css
    return tuple(int(each) for each in found.groups())


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_glows_stands_out_from_any_ground(open_page: Opener, server: Server, theme: str) -> None:
    page = open_page(settings={"theme": theme})
    late(page, server)
    style = "each => { const style = getComputedStyle(each); return [style.outlineColor, style.boxShadow] }"
    line, edge = (rgb(each) for each in page.locator(".card[data-lit]").first.evaluate(style))
    drawn = "each => ['.halo', '.rim'].map((part) => getComputedStyle(each.querySelector(part)).stroke)"
    assert [rgb(each) for each in page.locator(".house[data-lit]").first.evaluate(drawn)] == [line, edge]
    assert contrast(line, edge) >= 3
    assert min(max(contrast(line, ground), contrast(edge, ground)) for ground in GROUNDS) >= 3


def test_enter_does_what_the_panel_says(open_page: Opener, server: Server) -> None:
    page = open_page(settings={"confirm": True})
    late(page, server)
    page.get_by_role("button", name="Why not?").click()
    reasons = page.get_by_role("dialog")
    expect(reasons.locator("li").first).to_be_visible()
    page.keyboard.press("Escape")
    # the focus is somewhere else altogether when the panel asks
    page.get_by_role("tab", name="Log").focus()
    page.locator("button.option", has_text="Pass:").evaluate("each => each.click()")
    yes = page.locator(".confirm .primary")
    expect(yes).to_be_focused()
    page.keyboard.press("Enter")
    expect(yes).to_have_count(0)
    expect(page.get_by_role("region", name="Log")).to_contain_text("passes")
