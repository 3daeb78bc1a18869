"""How soon and how calmly the pages come, as Lighthouse would count it, from a real server and a real Chromium.

    python tools/page_figures.py              a server of its own, with an empty folder
    python tools/page_figures.py --url URL    a server that runs already

One line a page: first paint and largest paint in milliseconds, layout shift, kB of script as they were sent, requests.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

# Counts from the very beginning of a page: what happens before it is asked would be missed else.
WATCH = """
window.figures = {shift: 0, largest: 0};
new PerformanceObserver((list) => {
    for (const each of list.getEntries()) if (!each.hadRecentInput) window.figures.shift += each.value;
}).observe({type: 'layout-shift', buffered: true});
new PerformanceObserver((list) => {
    for (const each of list.getEntries()) window.figures.largest = each.startTime;
}).observe({type: 'largest-contentful-paint', buffered: true});
"""

READ = """() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    const loaded = performance.getEntriesByType('resource');
    const scripts = loaded.filter((each) => /[.]js($|[?])/.test(each.name));
    return {
        first: Math.round(paint?.startTime ?? 0),
        largest: Math.round(window.figures.largest),
        shift: Math.round(window.figures.shift * 1000) / 1000,
        script: Math.round(scripts.reduce((sum, each) => sum + each.encodedBodySize, 0) / 102.4) / 10,
        requests: loaded.length,
    };
}"""


def figures(page: Page, url: str, calm: int = 600) -> dict[str, float]:
    """What a page with the script `WATCH` has counted when nothing has been loaded for a while."""
    page.goto(url)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(calm)
    found: dict[str, float] = page.evaluate(READ)
    return found


def tell(name: str, found: dict[str, Any]) -> None:
    print(
        f"{name:<24} first paint {found['first']:>5} ms   largest {found['largest']:>5} ms   "
        f"shift {found['shift']:.3f}   script {found['script']:>6.1f} kB   {found['requests']:>3} requests",
        flush=True,
    )


def measure(url: str) -> None:
    from tests.browser.browser_steps import new_table

    from ludarium.kernel.title import titles

    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if path is None:
        sys.exit("Chromium is needed: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for screen, size in {"desktop": (1440, 900), "phone": (390, 844)}.items():
            context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en-GB")
            context.add_init_script(WATCH)
            page = context.new_page()
            tell(f"lobby, {screen}", figures(page, url))
            tables = {
                title: new_table(page, title, [{"kind": "me"}, {"kind": "bot", "level": "easy"}])["id"]
                for title in titles()
            }
            tell(f"lobby again, {screen}", figures(page, url))
            for title, table in tables.items():
                tell(f"{title}, {screen}", figures(page, f"{url}/table/{table}"))
            context.close()
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--url", default="", help="a server that runs already; without it one is started")
    given = parser.parse_args()
    if given.url:
        measure(given.url.rstrip("/"))
        return
    from tests.browser.browser_server import STATIC, Server

    if not (STATIC / "index.html").exists():
        sys.exit("The browser client is not built: make web")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            measure(server.url)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
