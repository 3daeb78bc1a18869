"""Names in the cells: places, Realms, Ideas, cards and goods, each found as the index of its thing.

`@` names need no context: a name that belongs to more than one kind of place is written with the kind before it
(`@area:Saxony`, `@node:Saxony`), any other without.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.action_cards import TYPE_NAMED
from ludarium.games.europa.facts.ideas import NAMED as IDEA_NAMED
from ludarium.games.europa.facts.places import (
    AREA_NAMED,
    CONTINENT_NAMED,
    CONTINENT_OF,
    NODE_NAMED,
    PROVINCE_NAMED,
    SEA_NAMED,
    SPACE_OF,
)
from ludarium.games.europa.facts.realms import NAMED as REALM_NAMED
from ludarium.games.europa.facts.realms import of_key
from ludarium.games.europa.facts.trade_cards import GOOD_NAMED
from ludarium.games.europa.language import symbols as s

# How a kind of place is written before a name that several kinds have, and how an error speaks of it
PREFIX: Final[dict[str, int]] = {"area": s.K_AREA, "prov": s.K_PROVINCE, "sea": s.K_SEA, "node": s.K_NODE}
SPOKEN: Final[dict[int, str]] = {
    s.K_AREA: "an Area",
    s.K_PROVINCE: "a Province",
    s.K_SEA: "a Sea Zone",
    s.K_NODE: "a Trade Node",
    s.K_CONTINENT: "a Distant Continent",
}
PLACES: Final[dict[int, dict[str, int]]] = {
    s.K_AREA: AREA_NAMED,
    s.K_PROVINCE: PROVINCE_NAMED,
    s.K_SEA: SEA_NAMED,
    s.K_NODE: NODE_NAMED,
    s.K_CONTINENT: CONTINENT_NAMED,
}
# How many things of a kind there are, for the bytes of a place word
SIZES: Final[dict[int, int]] = {
    s.K_AREA: len(CONTINENT_OF),
    s.K_PROVINCE: len(SPACE_OF),
    s.K_SEA: len(SEA_NAMED),
    s.K_NODE: len(NODE_NAMED),
    s.K_CONTINENT: len(CONTINENT_NAMED),
}


def kinds_of(name: str) -> list[int]:
    """The kinds of places that have this name."""
    return [kind for kind, named in PLACES.items() if name in named]


def all_places() -> list[str]:
    return [name for named in PLACES.values() for name in named]


def spaces_at(kind: int, index: int) -> list[int]:
    """A place as spaces: an Area, a Distant Province or Territory (its own Area), all those of a continent.

    Empty if the place cannot stand for Areas: a Province of the main map is less than one.
    """
    if kind == s.K_AREA:
        return [index]
    if kind == s.K_PROVINCE:
        return [SPACE_OF[index]] if CONTINENT_OF[SPACE_OF[index]] >= 0 else []
    if kind == s.K_CONTINENT:
        return [space for space in range(len(CONTINENT_OF)) if CONTINENT_OF[space] == index]
    return []


def provinces_at(kind: int, index: int) -> list[int]:
    """A place as Provinces, those of both years' boards."""
    if kind == s.K_PROVINCE:
        return [index]
    spaces = spaces_at(kind, index)
    return [province for province in range(len(SPACE_OF)) if SPACE_OF[province] in spaces]


# A Realm keeps its first name when it is renamed (EUI-17): Spain is Castile.
RENAMED: Final = ["Spain", "Great Britain", "Russia", "Prussia", "Rumelia", "Egypt"]


def _realms() -> dict[str, int]:
    found = dict(REALM_NAMED)
    for name in RENAMED:
        found[name] = of_key(name.lower().replace(" ", "_"), "")
    return found


REALMS: Final = _realms()
IDEAS: Final = IDEA_NAMED
# Action cards by title: types, not the single cards
CARDS: Final = TYPE_NAMED
GOODS: Final = GOOD_NAMED
