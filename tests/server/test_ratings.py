"""How a finished game changes ratings."""

from __future__ import annotations

import pytest
from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from ludarium.server.models import Base, Rating, Seat, Table
from ludarium.server.ratings import rate


def rated(first: Seat, second: Seat, places: tuple[int, int]) -> list[int]:
    """By how much the ratings of two seats change when the game ends so."""
    rows = [{"seat": seat, "place": place} for seat, place in enumerate(places)]
    row = Table(id="t1", title="sample", variants={}, host="p1", invite="i1", standings={"rows": rows})
    engine = create_engine("sqlite://")
    Base.metadata.create_all(engine)
    with Session(engine) as session:
        rate(session, row, [first, second])
        session.flush()
        assert session.get(Rating, ("sample", "p1"))
    return [(seat.rating_after or 0) - (seat.rating_before or 0) for seat in (first, second)]


def person(number: int, standin: str = "") -> Seat:
    return Seat(table_id="t1", seat=number - 1, kind="person", person_id=f"p{number}", standin=standin, resigned=False)


@pytest.mark.parametrize(("places", "changes"), [((1, 2), [32, -32]), ((2, 1), [-32, 32]), ((1, 1), [0, 0])])
def test_who_wins_gains_what_the_other_loses(places: tuple[int, int], changes: list[int]) -> None:
    assert rated(person(1), person(2), places) == changes


@pytest.mark.parametrize(("places", "changes"), [((1, 2), [0, -32]), ((2, 1), [-32, 32])])
def test_for_whom_a_bot_plays_in_the_end_the_game_can_be_lost_but_not_won(
    places: tuple[int, int], changes: list[int]
) -> None:
    assert rated(person(1, standin="normal"), person(2), places) == changes
