"""The board in the terminal."""

from __future__ import annotations

from ludarium.kernel.sketch import Say, mark
from ludarium.kernel.title import View


def draw(view: View, say: Say, size: int) -> list[str]:
    heap = view["table"]["heap"]
    return [say("board-heap"), mark("yellow", "o" * heap)]
