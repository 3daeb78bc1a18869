"""The browser's copy of what is printed on the board follows from the facts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[4]


def test_the_map_of_the_browser_is_made_of_these_facts() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "europa_map.py"), "facts", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
