"""Erasing a person: everything personal goes, and the name wherever it stands. What others played with them stays."""

from __future__ import annotations

import json
import re

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from ludarium.server import models
from ludarium.server.models import Chat, Entrant, FriendRequest, Person, Rating, Seat, Standing, Table, Tournament

NOBODY = "?"


def erase(session: Session, id: str) -> list[str]:
    """Returns the tables of which something has changed."""
    person = session.get_one(Person, id)
    session.execute(delete(models.Session).where(models.Session.person_id == id))
    session.execute(delete(Rating).where(Rating.player == id))
    session.execute(update(Seat).where(Seat.kept_for == id).values(kept_for=""))
    session.execute(delete(Chat).where(Chat.person_id == id))
    session.execute(delete(Standing).where(Standing.person_id == id))
    if person.account is not None:
        session.execute(delete(FriendRequest).where(FriendRequest.account == person.account))
    # In tournaments they play no more; those that they would have begun do not begin.
    session.execute(update(Entrant).where(Entrant.person_id == id).values(person_id=None, name=NOBODY, out=True))
    session.execute(
        update(Tournament).where(Tournament.host == id, Tournament.state == "open").values(state="over", closed=True)
    )
    session.execute(update(Tournament).where(Tournament.host == id).values(host=""))
    changed: set[str] = set()
    games: dict[str, list[int]] = {}
    for table in session.scalars(select(Table).where(Table.host == id)):
        table.host = ""
        changed.add(table.id)
    names: dict[str, set[str]] = {}
    for seat in session.scalars(select(Seat).where(Seat.person_id == id)):
        names.setdefault(seat.table_id, {person.name}).add(seat.name)
        seat.name, seat.person_id = NOBODY, None
        table = session.get_one(Table, seat.table_id)
        if table.header:
            games.setdefault(_nameless(table, [seat.seat]), []).append(seat.seat)
    for id_of_table, called in names.items():
        _unsaid(session, id_of_table, called)
    changed |= set(names)
    if games:
        # Somebody may have brought the record of one of these games: it has the same seats.
        for table in session.scalars(select(Table).where(Table.origin == "import")):
            seats = games.get(json.loads(table.header)["commitment"])
            if seats:
                _nameless(table, seats)
                session.execute(update(Seat).where(Seat.table_id == table.id, Seat.seat.in_(seats)).values(name=NOBODY))
                changed.add(table.id)
    session.delete(person)
    return sorted(changed)


def _nameless(table: Table, seats: list[int]) -> str:
    """Takes names out of a record's header; returns the commitment, by which the game is known."""
    header = json.loads(table.header)
    for seat in seats:
        header["names"][seat] = NOBODY
    table.header = json.dumps(header, ensure_ascii=False)
    return str(header["commitment"])


def _unsaid(session: Session, table: str, names: set[str]) -> None:
    """Takes names out of what others have said at a table."""
    words = re.compile(r"(?<!\w)(?:" + "|".join(re.escape(name) for name in names) + r")(?!\w)", re.IGNORECASE)
    for line in session.scalars(select(Chat).where(Chat.table_id == table)):
        line.text = words.sub(NOBODY, line.text)
