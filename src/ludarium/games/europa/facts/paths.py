"""What lies beside what (EU-2.T, EU-2.M): by board, computed once. The first index is always the board.

Land        LAND_OF[board][space]        spaces across a land border or an overland link (EU-2.M.19)
            MOUNTAIN[board][space]       the same order: 1 where that border is a Mountain border (EU-9.5.6)
            mountain(space, other)       whether their border is one
Coast       SPACE_SEAS[board][space]     mask of Sea Zones that a Port of the space faces (AMB-EU1-70)
            COAST[board][space]          list of (other space, mask of common Sea Zones), both with Ports there
            SHORES[board][sea]           spaces with a Port on it (EU-2.T.3)
            BESIDE[board][space]         every adjacent space, by land or by Ports on a common Sea Zone (EU-2.T.3)
Province    NEAR[board][province]        spaces adjacent to it: its own, those by land, and if it is a Port those with
                                         Ports on its Sea Zones (EU-2.T.1, EU-2.T.2)
Sea         SEA_NEXT[board][sea]         Sea Zones that touch it, letters included (EU-2.M.19)
            SEA_NEXT_MASK[board][sea]    the same as a mask
            PRICED[board][sea]           mask of those across G, H, I, which cost 1 more power (EU-2.O.5)
            WITHIN[board][sea][n]        mask of Sea Zones within n steps, 0 <= n <= 3, itself included
Node        NODE_SPACES[board][node]     spaces linked to an inland node: its own Area first, then those bordering it;
                                         of a desert node those round the desert (AMB-EU1-73)
            NODES_OF_SEA[board][sea]     nodes that touch a Sea Zone
seas(mask)  the Sea Zones of a mask as a list
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.places import (
    BOARDS,
    FIRST_NEW,
    IN_PLAY,
    NODE_DESERT,
    NODE_HOME,
    NODE_IN_PLAY,
    NODE_SEAS,
    NODES,
    OF_1618,
    PROVINCE_NAMED,
    PROVINCES,
    SEA_IN_PLAY,
    SEA_NAMED,
    SEAS,
    SEAS_ALL,
    SPACE_IN_PLAY,
    SPACE_NAMED,
    SPACE_OF,
    SPACES,
)
from ludarium.games.europa.facts.read import Row, table

_LINKS: Final = table("adjacency.csv", "kind,a,b,mountain,via")
_RENAMED: Final = table("provinces_1618.csv", "province,replaces_1444")
_KINDS: Final = ["land-area", "distant-land", "sea-sea", "area-sea", "distant-port", "area-coast"]
_LETTERS: Final = [f"letter {letter}" for letter in "ABCDEFGHI"]
_PRICED: Final = ["letter G", "letter H", "letter I"]


def seas(mask: int) -> list[int]:
    """The Sea Zones of a mask, by number."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def _renamed() -> dict[int, int]:
    """Distant spaces that have another name in 1618 (EUI-40: Yarkand lies where Chagatai lay)."""
    found: dict[int, int] = {}
    for number, row in enumerate(_RENAMED.rows):
        old = row.seek("replaces_1444", PROVINCE_NAMED)
        if old >= 0 and SPACE_OF[old] != SPACE_OF[FIRST_NEW + number]:
            found[SPACE_OF[old]] = SPACE_OF[FIRST_NEW + number]
    return found


_NAMES_1618: Final = _renamed()


def _ends(row: Row, board: int) -> list[int]:
    """The two spaces of a land link, as they are named on this board; empty if one is not in play."""
    found = []
    for column in ("a", "b"):
        space = row.find(column, SPACE_NAMED)
        if OF_1618[board]:
            space = _NAMES_1618.get(space, space)
        if SPACE_IN_PLAY[board][space]:
            found.append(space)
    return found if len(found) == 2 else []


_MOUNTAINS: Final = {
    (row.find("a", SPACE_NAMED), row.find("b", SPACE_NAMED))
    for row in _LINKS.rows
    if row.one_of("kind", _KINDS) < 2 and row.yes("mountain")
}


def mountain(space: int, other: int) -> bool:
    return (space, other) in _MOUNTAINS or (other, space) in _MOUNTAINS


def _land(board: int) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(SPACES)]
    for row in _LINKS.rows:
        if row.one_of("kind", _KINDS) < 2:
            ends = _ends(row, board)
            if ends:
                a, b = ends
                if a == b or b in found[a]:
                    row.fail("b", "this link stands here twice, or joins a space with itself")
                found[a].append(b)
                found[b].append(a)
    return [sorted(spaces) for spaces in found]


LAND_OF: Final[list[list[list[int]]]] = [_land(board) for board in range(BOARDS)]
MOUNTAIN: Final[list[list[bytes]]] = [
    [bytes([1 if mountain(space, other) else 0 for other in LAND_OF[board][space]]) for space in range(SPACES)]
    for board in range(BOARDS)
]

# The coast: a Port on both sides is needed (AMB-EU1-70). The rows area-sea and distant-port repeat the Ports of
# provinces.csv and must agree with them; area-coast are coasts without a Port, which join nothing.


def _space_seas(board: int) -> list[int]:
    found = [0] * SPACES
    for province in range(PROVINCES):
        if IN_PLAY[board][province]:
            found[SPACE_OF[province]] |= SEAS[province]
    return found


SPACE_SEAS: Final[list[list[int]]] = [_space_seas(board) for board in range(BOARDS)]


def _check_coast() -> None:
    told = [0] * SPACES
    for row in _LINKS.rows:
        kind = row.one_of("kind", _KINDS)
        if kind >= 3:
            space, sea = row.find("a", SPACE_NAMED), row.find("b", SEA_NAMED)
            if (kind < 5) != bool(SPACE_SEAS[1][space] >> sea & 1):
                row.fail("b", "the Ports of provinces.csv say otherwise")
            if kind < 5:
                told[space] |= 1 << sea
    for space in range(SPACES):
        if told[space] != SPACE_SEAS[1][space]:
            _LINKS.rows[-1].fail(
                "a", f"a row between {list(SPACE_NAMED)[space]!r} and a Sea Zone of its Ports is missing"
            )


_check_coast()

COAST: Final[list[list[list[tuple[int, int]]]]] = [
    [
        [
            (other, SPACE_SEAS[board][space] & SPACE_SEAS[board][other])
            for other in range(SPACES)
            if other != space and SPACE_SEAS[board][space] & SPACE_SEAS[board][other]
        ]
        for space in range(SPACES)
    ]
    for board in range(BOARDS)
]
SHORES: Final[list[list[list[int]]]] = [
    [[space for space in range(SPACES) if SPACE_SEAS[board][space] >> sea & 1] for sea in range(SEAS_ALL)]
    for board in range(BOARDS)
]
BESIDE: Final[list[list[list[int]]]] = [
    [sorted({*LAND_OF[board][space], *[other for other, _ in COAST[board][space]]}) for space in range(SPACES)]
    for board in range(BOARDS)
]


def _near(board: int, province: int) -> list[int]:
    if not IN_PLAY[board][province]:
        return []
    space = SPACE_OF[province]
    found = {space, *LAND_OF[board][space]}
    for other in range(SPACES):
        if SEAS[province] & SPACE_SEAS[board][other]:
            found.add(other)
    return sorted(found)


NEAR: Final[list[list[list[int]]]] = [
    [_near(board, province) for province in range(PROVINCES)] for board in range(BOARDS)
]

# Sea Zones.


def _sea_links(board: int) -> list[list[tuple[int, bool]]]:
    """The Sea Zones beside each, and whether the way costs 1 more (EU-2.O.5)."""
    found: list[list[tuple[int, bool]]] = [[] for _ in range(SEAS_ALL)]
    for row in _LINKS.rows:
        if row.one_of("kind", _KINDS) == 2:
            a, b = row.find("a", SEA_NAMED), row.find("b", SEA_NAMED)
            row.one_of("via", ["border", *_LETTERS])
            if a == b or b in [sea for sea, _ in found[a]]:
                row.fail("b", "this link stands here twice, or joins a Sea Zone with itself")
            if SEA_IN_PLAY[board][a] and SEA_IN_PLAY[board][b]:
                priced = row.text("via") in _PRICED
                found[a].append((b, priced))
                found[b].append((a, priced))
    return [sorted(links) for links in found]


_SEA_LINKS: Final[list[list[list[tuple[int, bool]]]]] = [_sea_links(board) for board in range(BOARDS)]
SEA_NEXT: Final[list[list[list[int]]]] = [[[sea for sea, _ in links] for links in rows] for rows in _SEA_LINKS]
SEA_NEXT_MASK: Final[list[list[int]]] = [[sum(1 << sea for sea in near) for near in rows] for rows in SEA_NEXT]
PRICED: Final[list[list[int]]] = [
    [sum(1 << sea for sea, priced in links if priced) for links in rows] for rows in _SEA_LINKS
]


def _within(board: int, start: int) -> list[int]:
    """Masks of the Sea Zones within 0, 1, 2, 3 steps."""
    masks = [1 << start if SEA_IN_PLAY[board][start] else 0]
    for _ in range(3):
        mask = masks[-1]
        for sea in seas(mask):
            mask |= SEA_NEXT_MASK[board][sea]
        masks.append(mask)
    return masks


WITHIN: Final[list[list[list[int]]]] = [[_within(board, sea) for sea in range(SEAS_ALL)] for board in range(BOARDS)]

# Trade Nodes.


def _node_spaces(board: int, node: int) -> list[int]:
    if not NODE_IN_PLAY[board][node]:
        return []
    home = NODE_HOME[node]
    if home >= 0:
        return [home, *LAND_OF[board][home]]
    return [area for area in NODE_DESERT[node] if SPACE_IN_PLAY[board][area]]


NODE_SPACES: Final[list[list[list[int]]]] = [
    [_node_spaces(board, node) for node in range(NODES)] for board in range(BOARDS)
]
NODES_OF_SEA: Final[list[list[list[int]]]] = [
    [
        [node for node in range(NODES) if NODE_IN_PLAY[board][node] and NODE_SEAS[board][node] >> sea & 1]
        for sea in range(SEAS_ALL)
    ]
    for board in range(BOARDS)
]
