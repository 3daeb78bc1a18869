"""A requirement reads only what it says it reads: what it reads beside that, nobody would ask again when it changes.

It is asked of a position that is watched: whatever is looked at there is noted.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from ludarium.games.europa.ask import conditions, counts
from ludarium.games.europa.glory import news
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Condition, Count
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.title import TITLE
from ludarium.kernel.chance import fast

GROUPS = {
    "land": s.G_LAND,
    "realms": s.G_REALMS,
    "areas": s.G_AREAS,
    "forces": s.G_FORCES,
    "decks": s.G_DECKS,
    "bonds": s.G_BONDS,
    "wars": s.G_BONDS | s.G_REALMS,  # what follows from both
}
GAME = ("age", "authority", "emperor", "roma", "curia")
# What stays as it is all game long, and the ways to name players.
CONSTANT = ("order", "board", "rules", "people", "scenario", "realm_of", "others", "clockwise")
# Of a player: his Realm stays, and how many Claims and Cores he has changes only with the Areas.
CONSTANT_OF_PLAYER = ("realm", "claims", "cores")
# What `own_purse` and `own_deeds` may write
OF_PLAYER = {
    **dict.fromkeys(["ducats", "power", "prestige", "interest"], s.G_PURSE),
    **dict.fromkeys(["deeds_turn", "deeds_round", "deeds_age"], s.G_DEEDS),
}


# What `own_unrest` and `own_faiths` may write
OF_GROUP = {"marks": s.G_UNREST, "faith": s.G_FAITHS}


class Watched:
    """Stands for something on the table, and notes in `seen` that it was looked at."""

    def __init__(self, thing: Any, seen: list[int], group: int, free: tuple[str, ...] = ()) -> None:
        self.__dict__.update(thing=thing, seen=seen, group=group, free=free)

    def __getattr__(self, name: str) -> Any:
        if name not in self.free:
            self.seen[0] |= self.group
        return getattr(self.thing, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.thing, name, value)


class WatchedPlayer(Watched):
    """A player, for his own questions."""

    def __getattr__(self, name: str) -> Any:
        if name not in CONSTANT_OF_PLAYER:
            self.seen[0] |= OF_PLAYER.get(name, s.G_OWN)
        return getattr(self.thing, name)


class WatchedGroup(Watched):
    """A group of which a part has a bit of its own."""

    def __getattr__(self, name: str) -> Any:
        self.seen[0] |= OF_GROUP.get(name, self.group)
        return getattr(self.thing, name)


class WatchedTable(Watched):
    """The position, for one player's questions."""

    def __init__(self, position: Europa, player: int) -> None:
        super().__init__(position, [0], 0)
        self.__dict__["players"] = [
            WatchedPlayer(each, self.seen, s.G_OWN)
            if at == player
            else Watched(each, self.seen, s.G_RIVALS, CONSTANT_OF_PLAYER)
            for at, each in enumerate(position.players)
        ]

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.thing, name)
        if name in GROUPS:
            return self.group_of(name, value)
        if name in GAME:
            self.seen[0] |= s.G_GAME
        elif name not in CONSTANT:
            raise AssertionError(f"a requirement reads `{name}` of the position, of which no news is kept")
        return value

    def group_of(self, name: str, value: Any) -> Any:
        if name == "wars":
            self.seen[0] |= GROUPS[name]
            return value
        made = WatchedGroup if name in ("land", "realms") else Watched
        return made(value, self.seen, GROUPS[name])


def leaves(asked: list[Condition]) -> dict[str, Condition | Count]:
    """What requirements are made of: what is made of them reads what they read."""
    found: dict[str, Condition | Count] = {}
    for each in asked:
        found.update(leaves(each.kids))
        found.update((count.text, count) for count in each.counts)
        if not each.kids and each.code != s.C_COMPARE:
            found[each.text] = each
    return found


REQUIREMENTS = leaves([*BOOK.mission_requires, *BOOK.milestone_requires])


@cache
def late(scenario: str, seats: int) -> Europa:
    position = TITLE.start(seats, {"scenario": scenario}, fast(5))
    picks = fast(6)
    for _ in range(900):
        options = position.options()
        position.choose(options[picks.below(len(options))])
    return position


def seen(position: Europa, player: int, each: Condition | Count) -> int:
    """What of G_... was looked at for the answer."""
    table: Any = WatchedTable(position, player)
    if isinstance(each, Condition):
        conditions.holds(table, player, each)
    else:
        counts.number(table, player, each)
    found: int = table.seen[0]
    return found


def test_what_a_requirement_reads_of_the_game_is_what_news_is_kept_of() -> None:
    position = late("1-01-4-players", 4)
    known = [getattr(position, name) for name in GAME]
    assert news.state(position) == (*known[:-1], *known[-1])


@pytest.mark.parametrize(("scenario", "seats"), [("1-01-4-players", 4), ("2-02-6-players", 6)])
def test_a_look_at_a_requirement_sees_nothing_but_what_it_says_it_reads(scenario: str, seats: int) -> None:
    position = late(scenario, seats)
    for player in position.order:
        beyond = {text: seen(position, player, each) & ~each.reads for text, each in REQUIREMENTS.items()}
        assert not {text: group for text, group in beyond.items() if group}


@pytest.mark.parametrize(
    "group", ["land", "realms", "areas", "forces", "bonds", "own", "purse", "deeds", "unrest", "faiths", "game"]
)
def test_the_watch_sees_what_requirements_read(group: str) -> None:
    position = late("2-02-6-players", 6)
    bit = 1 << s.GROUPS.index(group)
    said = [each for each in REQUIREMENTS.values() if each.reads & bit]
    assert any(seen(position, player, each) & bit for each in said for player in position.order)
