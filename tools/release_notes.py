#!/usr/bin/env python3
"""The notes of a release: what CHANGELOG.md says of the version in ludarium/__init__.py, or of a named one."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def version() -> str:
    found = re.search(r'^__version__ = "(.+)"', (ROOT / "src/ludarium/__init__.py").read_text(encoding="utf-8"), re.M)
    assert found is not None
    return found[1]


def notes(changelog: str, wanted: str) -> str:
    """The section of a version, without its heading; empty if there is none."""
    for section in re.split(r"^## ", changelog, flags=re.M)[1:]:
        heading, _, text = section.partition("\n")
        if heading.split()[0] == wanted:
            return text.strip()
    return ""


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else version()
    text = notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), wanted)
    if not text:
        sys.exit(f"CHANGELOG.md says nothing of {wanted}.")
    print(f"# Ludarium {wanted}\n\n{text}")


if __name__ == "__main__":
    main()
