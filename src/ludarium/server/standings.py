"""The table of a tournament: points, places, winners. A game is worth one point: whoever is before all others at the
table gets it whole, whoever is before half of them gets half of it. Points are counted in parts, as whole numbers."""

from __future__ import annotations

from typing import Any

from ludarium.server.models import Entrant, Pairing
from ludarium.server.pairing import Group

WHOLE = 120  # parts of a point: they can be shared among up to six, drawn games too


def points_of(places: list[int | None]) -> list[int]:
    """What each at the table gets for a game that is over. Without a result everybody gets half a point."""
    known = [each for each in places if each is not None]
    if len(known) < len(places) or len(places) < 2:
        return [WHOLE // 2] * len(places)
    return [
        sum(2 * (other > own) + (other == own) for j, other in enumerate(known) if j != i)
        * WHOLE
        // (2 * (len(known) - 1))
        for i, own in enumerate(known)
    ]


def without_game(entrants: list[Entrant], group: Group) -> tuple[Group, list[int] | None]:
    """Who of a group plays, and what they get where there is no game: alone, or against those who play no more."""
    playing = tuple(each for each in group if not entrants[each].out)
    if not playing:
        return group, [0 if len(group) == 1 else WHOLE // 2] * len(group)
    return playing, [WHOLE] if len(playing) == 1 else None


def scores(entrants: list[Entrant], games: list[Pairing]) -> list[int]:
    found = [0] * len(entrants)
    for game in games:
        for one, points in zip(game.entrants, game.points or [], strict=False):
            found[one] += points
    return found


def winner(game: Pairing) -> int:
    """In a knockout a drawn game goes to whoever entered before."""
    points = game.points or [0] * len(game.entrants)
    return min(one for one, got in zip(game.entrants, points, strict=True) if got == max(points))


def order(kind: str, entrants: list[Entrant], games: list[Pairing]) -> list[dict[str, Any]]:
    """The best first: by points, then by the points of those they met. In a knockout who got further is better."""
    at = {each.number: i for i, each in enumerate(entrants)}
    points = scores(entrants, games) if games else [0] * len(entrants)
    strength = [0] * len(entrants)
    played = [0] * len(entrants)
    # How far one got: in a knockout that counts first.
    far = [0] * len(entrants)
    for game in games:
        for one in game.entrants:
            if kind == "knockout":
                far[one] = game.round
            played[one] += bool(game.table_id) and game.points is not None
            strength[one] += sum(points[other] for other in game.entrants if other != one)
        if kind == "knockout" and game.points is not None:
            far[winner(game)] += 1
    keys = {each.number: (far[i], points[i], strength[i]) for i, each in enumerate(entrants)}
    ranked = sorted(entrants, key=lambda each: (*(-part for part in keys[each.number]), each.number))
    return [
        {
            "number": each.number,
            "person": each.person_id or "",
            "name": each.name,
            "level": each.level,
            "points": points[at[each.number]] / WHOLE,
            "games": played[at[each.number]],
            "place": 1 + sum(keys[other.number] > keys[each.number] for other in entrants),
            "out": each.out,
        }
        for each in ranked
    ]


def winners_of(kind: str, entrants: list[Entrant], games: list[Pairing]) -> list[int]:
    return [each["number"] for each in order(kind, entrants, games) if each["place"] == 1]
