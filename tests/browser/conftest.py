"""A real server and a real Chromium for the browser tests."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))

from .browser_server import STATIC, WEB, Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def newest(folder: Path) -> float:
    return max(path.stat().st_mtime for path in folder.rglob("*") if path.is_file())


@pytest.fixture(scope="session")
def client() -> Path:
    """The built browser client, built again if its sources are newer."""
    index = STATIC / "index.html"
    if not index.exists() or index.stat().st_mtime < newest(WEB / "src"):
        if not (WEB / "node_modules").exists():
            subprocess.run(["npm", "ci"], cwd=WEB, check=True)
        subprocess.run(["npm", "run", "build"], cwd=WEB, check=True)
    return STATIC


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    served = Server(tmp_path_factory.mktemp("server"))
    yield served
    served.stop()


@pytest.fixture
def scene(client: Path, tmp_path: Path) -> Iterator[Callable[[str], Server]]:
    """A server whose tables of The Price of Power begin in the middle."""
    served: list[Server] = []

    def begin(name: str) -> Server:
        served.append(Server(tmp_path, first="europa_scenes", LUDARIUM_SCENE=name))
        return served[0]

    yield begin
    for each in served:
        each.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path, "Chromium is needed for the browser tests: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


Opener = Callable[..., Page]

# As long as an action waits: a busy machine may take its time. Waiting is done by locators and `expect` alone; a
# script that is evaluated again and again in the page (`wait_for_function`) is what the page's policy forbids.
PATIENCE = 15_000
expect.set_options(timeout=PATIENCE)


class Trouble:
    """What must never happen on a page: errors of scripts, missing words, blocked content."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def watch(self, page: Page, wordless: bool) -> None:
        page.on("pageerror", lambda error: self.found.append(f"script: {error}"))
        page.on("console", lambda message: self._console(message.type, message.text, wordless))

    def _console(self, kind: str, text: str, wordless: bool) -> None:
        if kind == "warning" and text.startswith("words") and not wordless:
            self.found.append(text)
        if "Content Security Policy" in text:
            self.found.append(text)


@pytest.fixture
def open_page(chromium: Browser, server: Server) -> Iterator[Opener]:
    """Opens pages of people of their own (each with its own cookies). Whatever goes wrong on one fails the test.

    `wordless`: a title without a catalogue is played (the kernel's sample), so missing words are no trouble.
    """
    contexts: list[BrowserContext] = []
    trouble = Trouble()

    def opener(
        path: str = "/", base: str = "", settings: dict[str, Any] | None = None, wordless: bool = False, **more: Any
    ) -> Page:
        options: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"}
        options.update(more)
        context = chromium.new_context(**options)
        contexts.append(context)
        kept = {"motion": "less", "confirm": False, "pace": "off", **(settings or {})}
        context.add_init_script(
            f"localStorage.getItem('ludarium') ?? localStorage.setItem('ludarium', '{json.dumps(kept)}')"
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        trouble.watch(page, wordless)
        page.goto((base or server.url) + path)
        return page

    yield opener
    for context in contexts:
        context.close()
    assert trouble.found == []
