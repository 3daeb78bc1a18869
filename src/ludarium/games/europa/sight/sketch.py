"""The board as text (see kernel/sketch.py): the Realms at a glance, the own mat, what lies open, then the map."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.sight import sketch_map, sketch_mats, sketch_open
from ludarium.games.europa.sight.sketch_parts import flow, numbers, tag
from ludarium.kernel.sketch import Say, mark, plain
from ludarium.kernel.title import View

WIDEST: Final = 100  # longer lines are hard to read


def draw(view: View, say: Say, size: int) -> list[str]:
    total = min(size, WIDEST)
    return [
        *_head(view, say, total),
        *sketch_mats.glance(view, say, total),
        *sketch_mats.own(view, say, total),
        *sketch_open.opened(view["table"], say, total),
        *sketch_map.areas(view["table"], say, total),
        *sketch_map.seas(view["table"], say, total),
        *sketch_map.nodes(view["table"], say, total),
    ]


def hand(view: View) -> list[str]:
    """The Action cards and the Missions that the viewer holds."""
    own: View = view["table"]["own"] if view["seat"] >= 0 else {"drawn": [], "hand": [], "missions": []}
    return [*own["drawn"], *own["hand"], *own["missions"]]


def _head(view: View, say: Say, size: int) -> list[str]:
    """Where the game stands, and whose Turn it is."""
    table: View = view["table"]
    parts = [
        mark("head", say("board-age", age=table["age"])),
        mark("head", say("board-round", round=table["round"], rounds=table["rounds"])),
        say("board-phase", phase=table["phase"]),
    ]
    if table["active"]:
        index = numbers(table)[table["active"]]
        realm = plain(say(table["active"]))
        parts.append(f"{say('board-turn')} {tag(index, f'{index + 1} {realm}')}")
    return flow(parts, size)
