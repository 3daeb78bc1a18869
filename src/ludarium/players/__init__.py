"""Players: who answers decisions. `make("search:200ms", title, seat, seed)` gives one, ready to decide.

A player sees only what its seat may see: before it thinks, it imagines the hidden parts of the position anew.
"""

from __future__ import annotations

import re
from typing import Protocol

from ludarium.kernel.errors import LudariumError, unknown
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.automated import Automated
from ludarium.players.greedy import Greedy
from ludarium.players.luck import Luck
from ludarium.players.search import Search

__all__ = ["SPECS", "Automated", "Greedy", "Luck", "Player", "Search", "check_spec", "make"]


class Player(Protocol):
    """Whoever answers the decisions of one seat."""

    def decide(self, position: Position) -> int:
        """One of `position.options()`. The position is not changed."""


# Every way to name a player, for help and error messages.
SPECS: dict[str, str] = {
    "random": "any legal option, each as likely",
    "greedy": "the option that looks best right after the move",
    "search": "plays the game on in its mind, 200 milliseconds a decision",
    "search:<N>ms": "the same with N milliseconds a decision",
    "search:<N>it": "the same with N simulated games a decision: always plays the same for the same seed",
    "automa:<LEVEL>": "the title's own automated player, if it has one (europa: page, knight, duke, king)",
    "easy": "the same as greedy, or what the title has for it",
    "normal": "the same as search:200ms, or what the title has for it",
    "hard": "the same as search:1500ms, or what the title has for it",
}

STRENGTHS: dict[str, str] = {"easy": "greedy", "normal": "search:200ms", "hard": "search:1500ms"}

_AUTOMA = re.compile(r"automa:([a-z]{1,20})")
_BUDGET = re.compile(r"search(?::([1-9][0-9]{0,6})(ms|it))?")


def check_spec(spec: str) -> str:
    """The spec with its strength resolved; LudariumError with the known ones if it is none."""
    plain = STRENGTHS.get(spec, spec)
    if plain in ("random", "greedy") or _BUDGET.fullmatch(plain) or _AUTOMA.fullmatch(plain):
        return plain
    raise unknown("player", spec, list(SPECS))


def make(spec: str, title: Title, seat: int, seed: int) -> Player:
    """The player that a spec names, for one seat. Equal seeds decide equally, unless the budget is in milliseconds."""
    plain = check_spec(title.strengths().get(spec, spec))
    if not 0 <= seat < max(title.seats):
        raise LudariumError("no-such-seat", f"There is no seat {seat} in {title.id}.", {"seat": str(seat)})
    if plain == "random":
        return Luck(seed)
    if plain == "greedy":
        return Greedy(title, seat, seed)
    automa = _AUTOMA.fullmatch(plain)
    if automa is not None:
        if automa[1] not in title.levels():
            known = [f"automa:{level}" for level in title.levels()]
            raise unknown("player", spec, known or [each for each in SPECS if not each.startswith("automa")])
        return Automated(title, seat, automa[1], seed)
    found = _BUDGET.fullmatch(plain)
    assert found is not None
    if found[2] == "it":
        return Search(title, seat, seed, 0.0, int(found[1]))
    return Search(title, seat, seed, int(found[1] or 200) / 1000.0, 0)
