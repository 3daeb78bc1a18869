"""Players: who answers decisions. `make("search:200ms", title, seat, seed)` gives one, ready to decide.

A player sees only what its seat may see: before it thinks, it imagines the hidden parts of the position anew.
"""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path
from typing import Protocol

from ludarium import __version__
from ludarium.kernel.errors import LudariumError, unknown
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title
from ludarium.players.automated import Automated
from ludarium.players.careless import Careless
from ludarium.players.greedy import Greedy
from ludarium.players.learned import learned
from ludarium.players.luck import Luck
from ludarium.players.search import Search

__all__ = [
    "SPECS",
    "Automated",
    "Careless",
    "Greedy",
    "Luck",
    "Player",
    "Search",
    "check_spec",
    "learned",
    "make",
    "version",
]


class Player(Protocol):
    """Whoever answers the decisions of one seat."""

    def decide(self, position: Position) -> int:
        """One of `position.options()`. The position is not changed."""


# Every way to name a player, for help and error messages.
SPECS: dict[str, str] = {
    "random": "any legal option, each as likely",
    "greedy": "the option that looks best right after the move",
    "search": "plays the game on in its mind with what was learned of it, 200 milliseconds a decision",
    "search:<N>ms": "the same with N milliseconds a decision",
    "search:<N>it": "the same with N simulated games a decision: always plays the same for the same seed",
    "search:<N>ms~<K>": "the same, but it makes mistakes: of about K hundredths of a win at a time",
    "search-1:<N>ms": "the search before anything was learned, to measure against; also with <N>it",
    "automa:<LEVEL>": "the title's own automated player, if it has one",
    "beginner": "search:10it~8, or what the title has for it",
    "normal": "search:30it~5, or what the title has for it",
    "strong": "search:200it~2, or what the title has for it",
    "strongest": "search:1500ms, or what the title has for it",
}

# The levels that are offered to people. Budgets are games, not time: as strong on a slow machine as on a fast one.
STRENGTHS: dict[str, str] = {
    "beginner": "search:10it~8",
    "normal": "search:30it~5",
    "strong": "search:200it~2",
    "strongest": "search:1500ms",
}
# What levels were called before: tables that were stored with these names go on.
FORMER: dict[str, str] = {"easy": "beginner", "hard": "strongest"}

_AUTOMA = re.compile(r"automa:([a-z]{1,20})")
_BUDGET = re.compile(r"(search|search-1)(?::([1-9][0-9]{0,6})(ms|it))?(?:~([1-9][0-9]?))?")


def check_spec(spec: str) -> str:
    """The spec with its strength resolved; LudariumError with the known ones if it is none."""
    spec = FORMER.get(spec, spec)
    plain = STRENGTHS.get(spec, spec)
    if plain in ("random", "greedy") or _BUDGET.fullmatch(plain) or _AUTOMA.fullmatch(plain):
        return plain
    raise unknown("player", spec, list(SPECS))


def make(spec: str, title: Title, seat: int, seed: int) -> Player:
    """The player that a spec names, for one seat. Equal seeds decide equally, unless the budget is in milliseconds."""
    spec = FORMER.get(spec, spec)
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
    tables = learned(title) if found[1] == "search" else None
    iterations = int(found[2]) if found[3] == "it" else 0
    seconds = 0.0 if iterations else int(found[2] or 200) / 1000.0
    if found[4]:
        return Careless(title, seat, seed, seconds, iterations, tables, int(found[4]) / 100.0)
    return Search(title, seat, seed, seconds, iterations, tables)


def version(spec: str, title: Title) -> str:
    """Which version of a bot plays: the package's, and the fingerprint of what was learned for the title, if anything
    was. Empty for `random`, which stays the same for ever.
    """
    spec = FORMER.get(spec, spec)
    plain = check_spec(title.strengths().get(spec, spec))
    if plain == "random":
        return ""
    tables = Path(sys.modules[type(title).__module__].__file__ or "").parent / "data" / "learned.json"
    if not plain.startswith("search") or plain.startswith("search-1") or not tables.exists():
        return __version__
    return f"{__version__}+{hashlib.sha256(tables.read_bytes()).hexdigest()[:8]}"
