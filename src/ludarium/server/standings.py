"""The table of a tournament: points, places, winners. Points are counted in halves, so that they are whole numbers."""

from __future__ import annotations

from typing import Any

from ludarium.server.models import Entrant, Pairing
from ludarium.server.pairing import BYE


def points_of(places: list[int | None]) -> int:
    """What the first of two gets for a game that is over: 2, 1 or 0. Without a result, both get half a point."""
    first, second = [*places, None, None][:2]
    if first is None or second is None or first == second:
        return 1
    return 2 if first < second else 0


def drawn_for(entrants: list[Entrant], first: int, second: int) -> int | None:
    """What the first one gets without a game: against nobody, or against somebody who plays no more."""
    if second == BYE:
        return 0 if entrants[first].out else 2
    if entrants[first].out or entrants[second].out:
        return 1 if entrants[first].out and entrants[second].out else 0 if entrants[first].out else 2
    return None


def scores(entrants: list[Entrant], games: list[Pairing]) -> list[int]:
    found = [0] * len(entrants)
    for game in games:
        if game.points is not None:
            found[game.first] += game.points
            if game.second != BYE:
                found[game.second] += 2 - game.points
    return found


def winner(game: Pairing) -> int:
    """In a knockout a drawn game goes to whoever entered before."""
    if game.second == BYE or game.points == 2:
        return game.first
    return game.second if game.points == 0 else min(game.first, game.second)


def order(kind: str, entrants: list[Entrant], games: list[Pairing]) -> list[dict[str, Any]]:
    """The best first: by points, then by the points of those they met. In a knockout who got further is better."""
    at = {each.number: i for i, each in enumerate(entrants)}
    points = scores(entrants, games) if games else [0] * len(entrants)
    strength = [0] * len(entrants)
    played = [0] * len(entrants)
    # How far one got: in a knockout that counts first.
    far = [0] * len(entrants)
    for game in games:
        if kind == "knockout":
            for one in (game.first, game.second):
                if one != BYE:
                    far[one] = game.round
            if game.points is not None:
                far[winner(game)] += 1
        for one, other in ((game.first, game.second), (game.second, game.first)):
            if one != BYE:
                played[one] += bool(game.table_id) and game.points is not None
                strength[one] += points[other] if other != BYE else 0
    keys = {each.number: (far[i], points[i], strength[i]) for i, each in enumerate(entrants)}
    ranked = sorted(entrants, key=lambda each: (*(-part for part in keys[each.number]), each.number))
    return [
        {
            "number": each.number,
            "person": each.person_id or "",
            "name": each.name,
            "level": each.level,
            "points": points[at[each.number]] / 2,
            "games": played[at[each.number]],
            "place": 1 + sum(keys[other.number] > keys[each.number] for other in entrants),
            "out": each.out,
        }
        for each in ranked
    ]


def winners_of(kind: str, entrants: list[Entrant], games: list[Pairing]) -> list[int]:
    return [each["number"] for each in order(kind, entrants, games) if each["place"] == 1]
