"""How a search divides its time: figures that can differ from title to title (`"search"` in data/learned.json)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.kernel.errors import unknown

# What `search-1` has: the search before anything was learned or measured title by title.
FORMER: Final[dict[str, float]] = {
    "explore": 0.15,  # weight of what is little known against what looks good
    "hunch": 4.0,  # a hunch counts as much as so many results
    "branches": 3.0,  # so many moves are played on at first, and more with the root of the results
    "widen": 0.6,  # below the root there is one move at first, and more with the root of the results
    "imagined": 16,  # versions of the hidden things
    "first": 3,  # looks at each option before anything is played on
    "looks": 6,  # looks for each time that a move is played on
    "again": 4,  # a move that ends in chance is looked at so many times more: its luck should not count
    "focus": 2.0,  # how much rarer a poor option is looked at
    "tries": 4,  # ways to answer that are compared
    "stale": 0,  # after so many looks that found nothing new an option is looked at no more; 0: there is no end to it
    "further": 0,  # so many further moves of the own seat are played before anything is judged
    "swing": 1.0,  # a lead of so many swings of the title wins three games of four
}


class Tuning:
    """The figures of one search."""

    __slots__ = (
        "again",
        "branches",
        "explore",
        "first",
        "focus",
        "further",
        "hunch",
        "imagined",
        "looks",
        "stale",
        "swing",
        "tries",
        "widen",
    )

    def __init__(self, given: Mapping[str, float]) -> None:
        for name in given:
            if name not in FORMER:
                raise unknown("tuning", name, list(FORMER))
        all_figures = {**FORMER, **given}
        self.explore = float(all_figures["explore"])
        self.hunch = float(all_figures["hunch"])
        self.branches = float(all_figures["branches"])
        self.widen = float(all_figures["widen"])
        self.focus = float(all_figures["focus"])
        self.swing = float(all_figures["swing"])
        self.imagined = int(all_figures["imagined"])
        self.first = int(all_figures["first"])
        self.looks = int(all_figures["looks"])
        self.again = int(all_figures["again"])
        self.tries = int(all_figures["tries"])
        self.stale = int(all_figures["stale"])
        self.further = int(all_figures["further"])
