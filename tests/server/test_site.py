"""The documentation under /docs: pages, their own scripts and no others, and a plain word where nothing is built."""

from __future__ import annotations

import html
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import httpx
import pytest

from .harness import ROOT, Server


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole site: any warning (a dead link, a page without a place) is an error."""
    site = tmp_path_factory.mktemp("docs")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(site)]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, timeout=600)
    return site


@pytest.fixture(scope="module")
def site(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    running = Server(tmp_path_factory.mktemp("server"), LUDARIUM_DOCS=str(built)).start()
    yield httpx.Client(base_url=running.url)
    running.stop()


def test_a_page_may_run_its_own_scripts_and_no_others(built: Path, site: httpx.Client) -> None:
    page = site.get("/docs/index.html")
    assert page.status_code == 200
    scripts = page.headers["Content-Security-Policy"].partition("script-src")[2].partition(";")[0]
    assert "unsafe-inline" not in scripts
    assert all(f"'{digest}'" in scripts for digest in json.loads((built / "scripts.json").read_text("utf-8")))


def test_pages_that_the_program_writes_itself(site: httpx.Client) -> None:
    assert "ludarium play" in site.get("/docs/reference/commands.html").text
    assert "/api/tables" in site.get("/docs/reference/http.html").text
    assert "TR-8.11" in site.get("/docs/rules/troyes-en.html").text
    assert "EU-4.1.2" in site.get("/docs/rules/europa-ru.html").text


LINK = re.compile(r"""(?:href|src)=["']?([^"'\s>]+)""")
NAMED = re.compile(r"""\b(?:id|name)=["']?([^"'\s>]+)""")


def test_every_link_of_the_built_site_leads_somewhere(built: Path) -> None:
    """In the pages as they are served: those that the program writes itself, and what the theme brings, included."""
    pages = {path: path.read_text("utf-8") for path in built.rglob("*.html")}
    names = {path: {html.unescape(each) for each in NAMED.findall(text)} for path, text in pages.items()}
    dead = []
    count = 0
    for path, text in pages.items():
        for link in map(html.unescape, LINK.findall(text)):
            if re.match(r"[a-z]+:|//", link):
                continue
            count += 1
            place, _, anchor = link.partition("#")
            # (The page for what is not found has links from the root.)
            base = built if place.startswith("/") else path.parent
            target = (base / unquote(place).lstrip("/")).resolve() if place else path
            if target.is_dir():
                target = target / "index.html"
            known = target.exists() and (not anchor or target not in names or unquote(anchor) in names[target])
            if not known:
                dead.append(f"{path.relative_to(built)}: {link}")
    assert count > 1000
    assert dead == []


def test_nothing_beside_the_site_is_served(site: httpx.Client) -> None:
    for path in ("/docs/%2e%2e/settings.py", "/docs/..%2fsettings.py", "/docs/none.html", "/docs/a%00b"):
        assert site.get(path).status_code == 404


def test_without_a_build_the_page_says_what_to_do(tmp_path: Path) -> None:
    running = Server(tmp_path, LUDARIUM_DOCS=str(tmp_path / "none")).start()
    answer = httpx.get(f"{running.url}/docs")
    running.stop()
    assert (answer.status_code, "make docs" in answer.text) == (503, True)
