"""What the people of the browser tests do."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

NAME = "form.play input"


def api(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request as the page itself would make it."""
    return page.evaluate(
        """async ([method, path, body]) => {
            await fetch('/api/me');
            const token = decodeURIComponent(/ludarium_csrf=([^;]*)/.exec(document.cookie)?.[1] ?? '');
            const answer = await fetch(path, method === 'GET' ? {} : {
                method,
                headers: {'Content-Type': 'application/json', 'X-CSRF-Token': token},
                body: JSON.stringify(body ?? {}),
            });
            const text = await answer.text();
            if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
            return answer.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text;
        }""",
        [method, path, body],
    )


def until(page: Page, true: Callable[..., bool], seconds: float = 20) -> None:
    """Waits while the page goes on."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come about"
        page.wait_for_timeout(60)


def line_of(page: Page, table: str) -> int:
    return int(api(page, "GET", f"/api/tables/{table}")["line"])


def begin(page: Page, name: str, bots: int = 1) -> None:
    """From the lobby to a game against easy bots, as a newcomer does it."""
    page.locator(NAME).fill(name)
    page.locator("form.play select").nth(0).select_option(str(bots))
    page.locator("form.play select").nth(1).select_option("beginner")
    page.locator("form.play button.big").click()
    page.wait_for_url("**/table/*")
    page.locator(".troyes").wait_for()


def new_table(page: Page, title: str, seats: list[dict[str, str]], name: str = "Anna", **more: Any) -> dict[str, Any]:
    """A table by the interface, for tests that are not about opening one."""
    if api(page, "GET", "/api/me")["person"] is None:
        api(page, "POST", "/api/guest", {"name": name, "language": "en"})
    body = {"title": title, "variants": {}, "public": False, "seats": seats, **more}
    return api(page, "POST", "/api/tables", body)


def my_turn(page: Page) -> None:
    page.locator("button.option:enabled").first.wait_for()


def choose(page: Page) -> None:
    """Chooses something: a row of many options of one kind opens first."""
    my_turn(page)
    row = page.locator("button.option[data-code]:enabled").first
    if not row.count():
        page.locator("button.option:enabled").first.click()
    row.click()


# One click: on something that glows on the board where that is possible, else on an option in words.
CLICK = """(prefer) => {
    const lit = [...document.querySelectorAll('.area [data-lit]')];
    const options = [...document.querySelectorAll('button.option:not([disabled])')];
    const list = prefer === 'board' && lit.length && Math.random() < 0.75 ? lit : options;
    const chosen = list[Math.floor(Math.random() * list.length)];
    if (!chosen) return '';
    chosen.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    return list === lit ? 'board' : 'panel';
}"""

# Goes on clicking until the game is over; tells how many clicks there were of each kind.
PLAY = f"""async (prefer) => {{
    const click = {CLICK};
    const count = {{board: 0, panel: 0}};
    const end = performance.now() + 110000;
    while (performance.now() < end) {{
        if (document.querySelector('.frame[data-over]')) return count;
        const kind = click(prefer);
        if (kind) count[kind] += 1;
        await new Promise((done) => setTimeout(done, kind ? 4 : 12));
    }}
    throw new Error('the game did not end: ' + JSON.stringify(count));
}}"""


def play_to_the_end(page: Page, prefer: str = "board") -> dict[str, int]:
    count: dict[str, int] = page.evaluate(PLAY, prefer)
    expect(page.locator(".end")).to_be_visible()
    return count


def finished_game(page: Page, name: str = "Anna") -> str:
    """A whole game that a bot played for the person; gives the table's id."""
    table = new_table(page, "troyes", [{"kind": "me"}, {"kind": "bot", "level": "easy"}], name)
    api(page, "PUT", f"/api/tables/{table['id']}/seats/0/bot", {"level": "easy"})
    until(page, lambda: api(page, "GET", f"/api/tables/{table['id']}")["state"] == "over", 90)
    return str(table["id"])
