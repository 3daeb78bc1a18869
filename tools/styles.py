"""Lets the levels of bots play, and writes how each differs from the others: `python tools/styles.py pax --games 8`.

The file is src/ludarium/games/<title>/data/styles.json. Called again it counts on: games of other seeds are added.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path
from typing import Any

from ludarium.arena.styles import Habits, telling, watch
from ludarium.kernel.title import find
from ludarium.players import STRENGTHS

ROOT = Path(__file__).parents[1] / "src" / "ludarium" / "games"


def worded(title: str) -> set[str]:
    """The verbs that have words as a habit."""
    texts = (ROOT / title / "text").glob("**/*.ftl") if (ROOT / title / "text").is_dir() else []
    return {found[1] for file in texts for found in re.finditer(r"(?m)^style-([a-z-]+) =", file.read_text("utf-8"))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=0, help="for each level; 0: only says anew what was counted")
    parser.add_argument("--level", action="append", help="only these; `strongest=search:600it` plays a level so")
    asked = parser.parse_args()
    title = find(asked.title)
    path = ROOT / title.id / "data" / "styles.json"
    known: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {"games": {}, "levels": {}}
    for each in asked.level or list(STRENGTHS) if asked.games else []:
        level, _, spec = each.partition("=")
        spec = spec or title.strengths().get(level, STRENGTHS[level])
        found = watch(title, spec, asked.seats, range(asked.seed, asked.seed + asked.games), {})
        habits: Habits = known["levels"].setdefault(level, {})
        for verb, (offered, taken) in found.items():
            counts = habits.setdefault(verb, [0, 0])
            counts[0] += offered
            counts[1] += taken
        played = known["games"].setdefault(level, {})
        played[spec] = played.get(spec, 0) + asked.games
    known["notes"] = telling(known["levels"], worded(title.id))
    text = json.dumps({key: known[key] for key in ("notes", "games", "levels")}, separators=(",", ":"), sort_keys=True)
    path.write_text(text.replace('},"', '},\n"') + "\n", encoding="utf-8")
    for level, verb in known["notes"].items():
        print(level, verb, known["levels"][level][verb])


if __name__ == "__main__":
    main()
