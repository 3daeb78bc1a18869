"""Elo ratings for each title. In a game of several seats everybody plays everybody."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session

from ludarium.server.models import Rating, Seat, Table

START = 1500
STAKE = 32.0  # points at stake in a game of two; a newcomer's count twice
NEW = 10  # games until one is no newcomer


def player(seat: Seat) -> str:
    return f"bot:{seat.level}" if seat.kind == "bot" else seat.person_id or ""


def places(row: Table, seats: list[Seat]) -> list[int]:
    """Who came in where: as the game says, but those who resigned are behind all others."""
    if row.standings is None:
        return [2 if seat.resigned else 1 for seat in seats]
    found = {each["seat"]: int(each["place"]) for each in row.standings["rows"]}
    return [len(seats) + 1 if seat.resigned else found[seat.seat] for seat in seats]


def place(row: Table, seats: list[Seat]) -> None:
    """Writes down where each seat came in."""
    for seat, came in zip(seats, places(row, seats), strict=True):
        seat.place = min(came, max(2, len(seats)))


def changes(ratings: list[int], placed: list[int]) -> list[float]:
    """How much each rating changes for one unit at stake."""
    size = len(ratings)
    result = [0.0] * size
    for i in range(size):
        for j in range(size):
            if i != j:
                expected = 1 / (1 + 10 ** ((ratings[j] - ratings[i]) / 400))
                score = 0.5 if placed[i] == placed[j] else float(placed[i] < placed[j])
                result[i] += (score - expected) / (size - 1)
    return result


def rate(session: Session, row: Table, seats: list[Seat]) -> None:
    """Changes the ratings of all seats after a game. Bots of one level that sit on several seats share the change.
    For whom a bot plays in the end, the game can be lost but not won."""
    players = [player(seat) for seat in seats]
    query = select(Rating).where(Rating.title == row.title, Rating.player.in_(players)).order_by(Rating.player)
    known = {rating.player: rating for rating in session.scalars(query.with_for_update())}
    for each in players:
        if each not in known:
            known[each] = Rating(title=row.title, player=each, value=START, games=0)
            session.add(known[each])
    rows = [known[each] for each in players]
    before = [rating.value for rating in rows]
    for seat, rating, value, change in zip(seats, rows, before, changes(before, places(row, seats)), strict=True):
        stake = STAKE * 2 if rating.games < NEW else STAKE
        seat.rating_before = value
        seat.rating_after = value + round(stake * (min(change, 0.0) if seat.standin else change))
        rating.value += seat.rating_after - value
    for rating in set(rows):
        rating.games += 1
