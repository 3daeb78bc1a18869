"""What can be seen of a board: own money in sight, names apart, letters that can be read, words that are whole."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from .browser_steps import my_turn, new_table

Opener = Callable[..., Page]
# Width and height of the screen, and the smallest letter in pixels.
SCREENS = [
    (390, 844, 12.0),
    (844, 390, 12.0),
    (820, 1180, 11.0),
    (1180, 820, 11.0),
    (1280, 720, 11.0),
    (1440, 900, 11.0),
    (2560, 1440, 11.0),
]
ME_AND_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
TABLES: dict[str, dict[str, Any]] = {
    "imperium": {"seats": [{"kind": "me"}], "variants": {"nation-1": "scythians", "bot": "romans", "side": "a"}},
    "pax": {"seats": ME_AND_A_BOT},
    "europa": {"seats": [*ME_AND_A_BOT, ME_AND_A_BOT[1]], "variants": {"scenario": "1-00"}},
}
MONEY = {
    "imperium": ".own-strip .tokens",
    "pax": ".own-strip .florins",
    "europa": ".europa .mine .pill, .europa .mat .pill",
}

# Reads what is visible: too small letters, words on two lines or beyond their card, names on the map over one another
# or over a border, and whether something of `money` lies open on the screen.
LOOK = """([board, smallest, money]) => {
    const found = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.querySelector(board), NodeFilter.SHOW_TEXT);
    for (let text; (text = walker.nextNode()); ) {
        const element = text.parentElement;
        if (!text.data.trim() || element.closest('.unseen, title') || !element.checkVisibility()) continue;
        const scale = element instanceof SVGElement ? element.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        // names and tokens on a map that zooms are as large as one wants them
        const small = size < smallest - 0.05 && !element.closest('.layer');
        if (small) found.push(`${text.data.trim()}: ${size.toFixed(1)} px`);
        const card = element.closest('.card')?.getBoundingClientRect();
        for (const word of text.data.matchAll(/[\\p{L}]+/gu)) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const parts = [...range.getClientRects()].filter((each) => each.width > 1);
            if (new Set(parts.map((each) => Math.round(each.top))).size > 1) found.push(`${word[0]} is broken`);
            if (card && parts[0]?.right > card.right + 1) found.push(`${word[0]} leaves its card`);
        }
    }
    const boxes = (selector) =>
        [...document.querySelectorAll(selector)].map((each) => [each.textContent, each.getBoundingClientRect()]);
    const names = boxes('svg.map text');
    names.forEach(([name, box], i) => {
        for (const [other, next] of [...names.slice(i + 1), ...boxes('svg.map .ring')]) {
            const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
            const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
            if (across > 1 && down > 3) found.push(`${name} lies on ${other || "a border"}`);
        }
    });
    const open = [...document.querySelectorAll(money)].some((each) => {
        const box = each.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return top !== null && (each.contains(top) || top.contains(each));
    });
    if (!open) found.push('own money is out of sight');
    const area = document.querySelector('.area');
    if (area.scrollWidth > area.clientWidth) found.push('the board is wider than its place');
    return found;
}"""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("title", TABLES)
def test_a_board_fits_every_screen(open_page: Opener, title: str, language: str) -> None:
    page = open_page(settings={"language": language})
    table = new_table(page, title, **TABLES[title])
    page.goto(f"{page.url.rstrip('/')}/table/{table['id']}")
    my_turn(page)
    found: dict[str, list[str]] = {}
    for width, height, smallest in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(f".{title} .card, .{title} .layer").first.wait_for(state="attached")
        page.wait_for_timeout(150)
        seen = page.evaluate(LOOK, [f".{title}", smallest, MONEY[title]])
        if seen:
            found[f"{width}x{height}"] = sorted(set(seen))
    assert found == {}, json.dumps(found, ensure_ascii=False, indent=1)
