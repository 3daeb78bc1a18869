"""What a search found out about going on with the move that it has begun, as plain values: so that another process can
go on with it. A bot of the server thinks now here, now there."""

from __future__ import annotations

from typing import Any, Final

from ludarium.players.search import Node, Search

MOST: Final = 400  # moves that are handed on, with all that follows them


def pack(search: Search) -> list[Any]:
    """Nothing, if there is no move to go on with."""
    left = MOST
    plans: list[Any] = []
    for node in search.plans:
        if left <= 0:
            break
        row, left = _packed(node, left)
        plans.append(row)
    return [search.centre, search.loss, search.played, plans] if plans else []


def unpack(search: Search, packed: list[Any]) -> None:
    """Lets a search go on where another one has ended."""
    if packed:
        search.centre, search.loss, search.played = packed[0], packed[1], packed[2]
        search.plans = [_unpacked(row) for row in packed[3]]


def advance(packed: list[Any], option: int) -> list[Any]:
    """The same after one more option of the move."""
    plans = (
        [[row[0], row[1][1:], *row[2:]] for row in packed[3] if row[1][0] == option and len(row[1]) > 1]
        if packed
        else []
    )
    return [*packed[:3], plans] if plans else []


def _packed(node: Node, left: int) -> tuple[list[Any], int]:
    left -= 1
    children: list[Any] = []
    for child in node.children:
        if left <= 0:
            break
        row, left = _packed(child, left)
        children.append(row)
    figures = [node.hunch, node.ends, node.visits, node.seen, node.total, node.worth]
    return [node.seat, node.options, *figures, children], left


def _unpacked(row: list[Any]) -> Node:
    node = Node(row[0], list(row[1]), row[2])
    node.ends, node.visits, node.seen, node.total, node.worth = row[3], row[4], row[5], row[6], row[7]
    node.children = [_unpacked(child) for child in row[8]]
    return node
