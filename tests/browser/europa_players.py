"""People who play The Price of Power through the page alone: with a mouse, with a finger on a phone, by keyboard."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, TimeoutError

# What the page offers now: the rows of the list, and whether the game is over.
OFFERED = """() => ({
    over: document.querySelector('.frame[data-over]') !== null,
    prompt: document.querySelector('#prompt')?.textContent ?? '',
    crumbs: document.querySelectorAll('.crumbs .tag').length,
    rows: [...document.querySelectorAll('button.option:not([disabled])')].map((row) => ({
        code: row.dataset.code ?? '', label: row.querySelector('.grow').textContent,
    })),
})"""

# A point of the screen where a click falls on something lit: on the map, or on panels, mats and cards.
SPOT = """(where) => {
    for (const each of document.querySelectorAll(`${where} [data-lit]`)) {
        const box = each.getBoundingClientRect();
        for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
            const [x, y] = [box.x + box.width * i / 12, box.y + box.height * j / 12];
            const hit = document.elementFromPoint(x, y);
            if (hit?.closest('[data-lit], button') === each) return [x, y];
        }
    }
    return null;
}"""

BOARD = [".europa .panel-over", ".europa .tray", ".europa .map svg", ".europa .mat"]
# Endings of chains of choices: taken sooner or later, so that every chain ends.
ENDINGS = ("done", "decline", "end-turn", "stop")
ACTIONS = 3  # at most, in a Round; then one passes


@dataclass
class Player:
    page: Page
    dice: random.Random
    acted: int = 0
    chosen: int = 0
    # how often each way of choosing was taken
    ways: dict[str, int] = field(default_factory=dict)
    last: tuple[Any, ...] = ()
    again: int = 0

    def step(self) -> str:
        """Answers what is asked, if anything is: `over`, `idle`, or how it was answered."""
        offered = self.page.evaluate(OFFERED)
        rows = offered["rows"]
        if offered["over"]:
            return "over"
        if not rows:
            return "idle"
        seen = (offered["prompt"], offered["crumbs"], str(rows))
        self.again = self.again + 1 if seen == self.last else 0
        self.last = seen
        try:
            way = self.answer(rows, self.wish(rows))
        except TimeoutError:
            # what was seen was the question before: its answer was on the way
            if self.page.evaluate(OFFERED)["rows"] == rows:
                raise
            return "idle"
        self.ways[way] = self.ways.get(way, 0) + 1
        self.chosen += 1
        return way

    def wish(self, rows: list[dict[str, str]]) -> int:
        """Which row, by its number."""
        codes = [row["code"] for row in rows]
        if "pass" in codes:
            others = [i for i, code in enumerate(codes) if code and code != "pass"]
            self.acted += 1
            if self.acted <= ACTIONS and others:
                return self.dice.choice(others)
            self.acted = 0
            return codes.index("pass")
        ends = [i for i, code in enumerate(codes) if code in ENDINGS]
        if ends and self.dice.random() < 0.6:
            return ends[0]
        return self.dice.randrange(len(rows))

    def answer(self, rows: list[dict[str, str]], wish: int) -> str:
        raise NotImplementedError

    def on_board(self, rows: list[dict[str, str]]) -> tuple[str, list[float]] | None:
        """Something lit on the table, unless this is a menu or a click there has changed nothing."""
        if self.again or any(row["code"] in ("pass", *ENDINGS) for row in rows):
            return None
        for where in BOARD:
            spot = self.page.evaluate(SPOT, where)
            if spot is not None:
                return where, spot
        return None


class Mouse(Player):
    """Clicks on what is lit, wherever it lies; in the list where nothing is."""

    def answer(self, rows: list[dict[str, str]], wish: int) -> str:
        found = self.on_board(rows)
        if found is not None:
            self.page.mouse.click(*found[1])
            which = self.page.locator(".several button")
            if which.count():
                which.first.click()
            return found[0]
        self.page.locator("button.option:enabled").nth(wish).click(timeout=4000)
        return "list"


class Finger(Player):
    """Taps on a phone: the first tap on the map tells, the second chooses; else the list."""

    def answer(self, rows: list[dict[str, str]], wish: int) -> str:
        away = self.page.locator(".europa [data-tab=map][aria-selected=false]")
        if away.count():
            away.tap()
        found = self.on_board(rows)
        if found is not None:
            self.page.touchscreen.tap(*found[1])
            which = self.page.locator(".several button")
            if which.count():
                which.first.tap()
            elif "svg" in found[0] and self.page.locator(".place.pointed").count():
                self.page.touchscreen.tap(*found[1])
            return found[0]
        row = self.page.locator("button.option:enabled").nth(wish)
        # a panel that has all options in it stands for the list; what shows its outcome first is tapped twice
        pick = self.page.locator(f".panel-over.whole [data-pick='{rows[wish]['code']}']")
        if pick.count():
            pick.tap()
            if pick.count() and "pointed" in (pick.get_attribute("class") or ""):
                pick.tap()
            return "panel"
        try:
            row.tap(timeout=4000)
        except TimeoutError:
            # out of a finger's reach: it is there for the keyboard still, and is counted by itself
            row.press("Enter", timeout=4000)
            return "out of reach"
        return "list"


class Keys(Player):
    """Never touches anything but the keyboard: a row's number; beyond the ninth, arrows; in a long list, the search."""

    def answer(self, rows: list[dict[str, str]], wish: int) -> str:
        press = self.page.keyboard.press
        if wish < 9:
            press(str(wish + 1))
            return "number"
        if len(rows) > 12 and not self.again:
            press("/")
            self.page.keyboard.type(rows[wish]["label"])
            press("Enter")
            return "search"
        press("Escape")
        press("1")
        return "number"
