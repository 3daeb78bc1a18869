"""Looking for something on the map: `paris`, `army france`, `sea baltic` (see kernel/sketch.py).

Each place, Realm, Army and Fleet is found by what it is and by its name; the words come from the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludarium.games.europa.facts import places
from ludarium.games.europa.facts.realms import REALM, REALMS
from ludarium.games.europa.sight import look_places, look_realms
from ludarium.games.europa.sight.look_places import Seen
from ludarium.games.europa.sight.sketch_parts import flow
from ludarium.kernel.sketch import Say, fold, has_words, mark, plain
from ludarium.kernel.title import View

MOST: Final = 24  # of what is found, so much is told


class Found:
    """Something that can be looked for: what it is, its name, and words by which it is found as well."""

    __slots__ = ("kind", "more", "name", "ref")

    def __init__(self, kind: str, ref: str, name: str, more: str = "") -> None:
        self.kind = kind
        self.ref = ref
        self.name = name
        self.more = more


def look(view: View, say: Say, query: str, size: int) -> list[str]:
    """What has all words of the query in its name, what has just this name first."""
    seen = Seen(view["table"], say)
    found = [each for each in _all(seen) if has_words(f"{plain(say(each.kind))} {each.name} {each.more}", query)]
    found.sort(key=lambda each: fold(each.name) != fold(query).strip())
    lines: list[str] = []
    for each in found[:MOST]:
        heading = f"{mark('dim', say(each.kind))} {mark('bold', each.name)}"
        lines += flow([heading, *_told(seen, each)], size, 2)
    if len(found) > MOST:
        lines.append(mark("dim", say("look-more", count=len(found) - MOST)))
    return lines


def _all(seen: Seen) -> Iterator[Found]:
    table, say, board = seen.table, seen.say, seen.board
    for space in range(places.SPACES):
        if places.SPACE_IN_PLAY[board][space]:
            kind = "look-space" if space < places.AREAS else "look-distant"
            yield _thing(kind, places.SPACE.full(space), say)
    for province in range(places.PROVINCES):
        # a Distant Province is told with its Area, which has its name
        if places.IN_PLAY[board][province] and places.SPACE_OF[province] < places.AREAS:
            yield _thing("look-province", places.PROVINCE.full(province), say)
    for sea in range(places.SEAS_ALL):
        if places.SEA_IN_PLAY[board][sea]:
            yield _thing("look-sea", places.SEA.full(sea), say)
    for node in range(places.NODES):
        if places.NODE_IN_PLAY[board][node]:
            yield _thing("look-node", places.NODE.full(node), say)
    for realm in range(REALMS):
        if REALM.full(realm) in table["realms"]:
            yield _thing("look-realm", REALM.full(realm), say)
    for index, player in enumerate(table["players"]):
        name = plain(say(player["realm"]))
        for number, army in enumerate(player["armies"]):
            if army["space"]:
                yield Found("look-army", f"{index}.{number}", f"{number + 1}, {name}", plain(say(army["space"])))
        if player["fleet"]["place"]:
            yield Found("look-fleet", str(index), name, plain(say(player["fleet"]["place"])))


def _thing(kind: str, ref: str, say: Say) -> Found:
    return Found(kind, ref, plain(say(ref)))


def _told(seen: Seen, found: Found) -> list[str]:
    kind, ref = found.kind, found.ref
    if kind == "look-space":
        return look_places.area(seen, ref)
    if kind == "look-distant":
        return look_places.distant(seen, ref)
    if kind == "look-province":
        return look_places.province(seen, ref)
    if kind == "look-sea":
        return look_places.sea(seen, ref)
    if kind == "look-node":
        return look_places.node(seen, ref)
    if kind == "look-realm":
        return look_realms.realm(seen, ref)
    if kind == "look-army":
        player, _, number = ref.partition(".")
        return look_realms.army(seen, int(player), int(number))
    return look_realms.fleet(seen, int(ref))
