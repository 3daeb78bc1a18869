"""Tables as they are shown to somebody."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ludarium.server.clocks import rule_of
from ludarium.server.delta import encode
from ludarium.server.live import Hub, Live
from ludarium.server.models import Person, Seat, Table, is_asked, now
from ludarium.server.wire import Move, RatingChange, Result, SeatOut, Summary, TableOut, TableTold

HERE = 90.0  # seconds since somebody was last seen


def practice(seats: list[Seat]) -> bool:
    """Only one person plays."""
    return len({seat.person_id for seat in seats if seat.kind == "person"}) == 1 and all(
        seat.kind != "open" for seat in seats
    )


def rated(row: Table, seats: list[Seat]) -> bool:
    """A game counts if it is a fresh one between different players, and no hint was given."""
    people = [seat.person_id for seat in seats if seat.kind == "person"]
    players = {seat.person_id or seat.level for seat in seats}
    return (
        row.origin in ("", "rematch", "cup", None)
        and not row.hinted
        and len(people) == len(set(people)) > 0
        and None not in people
        and len(players) > 1
        and row.reason not in ("agreed", "closed", "forsaken")
    )


def seat_out(settings_absent: float, row: Table, seat: Seat, seen: datetime | None, here: bool) -> SeatOut:
    away = (now() - seen).total_seconds() if seen else 1e9
    person = seat.kind == "person"
    return SeatOut(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        person=seat.person_id or "",
        level=seat.level,
        standin=seat.standin,
        present=person and (here or away < HERE),
        absent=person and not here and away > settings_absent and bool(row.asked >> seat.seat & 1) and not seat.standin,
        resigned=seat.resigned,
        agrees=seat.agrees,
        place=seat.place if row.state == "over" else None,
    )


def _common(hub: Hub, row: Table, held: list[Seat], seats: list[SeatOut]) -> dict[str, Any]:
    return {
        "id": row.id,
        "title": row.title,
        "state": row.state,
        "public": row.public,
        "variants": row.variants,
        "seats": seats,
        "turn": row.turn if row.state == "playing" else -1,
        "open": [seat.seat for seat in seats if row.asked >> seat.seat & 1] if row.state == "playing" else [],
        "step": row.steps,
        "line": row.lines,
        "created": row.created,
        "updated": row.updated,
        "reason": row.reason,
        "clock": rule_of(row),
        "due": hub.clocks.due(row, held),
    }


def seats_out(hub: Hub, live: Live) -> list[SeatOut]:
    here = {socket.person for socket in live.sockets}
    return [
        seat_out(hub.settings.absent, live.row, seat, live.seen.get(seat.person_id or ""), seat.person_id in here)
        for seat in live.seats
    ]


def presence(hub: Hub, live: Live) -> list[tuple[bool, bool]]:
    """For each seat whether its person is here, and whether they have been away too long: it changes by itself."""
    return [(seat.present, seat.absent) for seat in seats_out(hub, live)]


def table(hub: Hub, live: Live, person: str | None) -> TableOut:
    row = live.row
    seats = seats_out(hub, live)
    mine = live.seats_of(person)
    result = None
    if row.state == "over":
        changes = [
            RatingChange(seat.seat, seat.rating_before, seat.rating_after)
            for seat in live.seats
            if seat.rating_before is not None and seat.rating_after is not None
        ]
        result = Result(row.reason, row.standings, changes)
    return TableOut(
        **_common(hub, row, live.seats, seats),
        host=row.host,
        mine=mine,
        invite=row.invite if mine or (person and row.host == person) else "",
        origin=row.origin,
        guided=row.guided is not None,
        source=row.source,
        rematch=row.rematch,
        rated=rated(row, live.seats),
        practice=practice(live.seats),
        result=result,
        times=hub.clocks.told(row, live.seats),
        looked=min((live.seats[seat].looked for seat in mine), default=-1),
    )


def table_message(hub: Hub, live: Live, person: str | None) -> bytes:
    return encode(TableTold(table(hub, live, person)))


async def summaries(hub: Hub, session: AsyncSession, rows: list[Table]) -> list[Summary]:
    ids = [row.id for row in rows]
    seats: dict[str, list[Seat]] = {id: [] for id in ids}
    for seat in await session.scalars(select(Seat).where(Seat.table_id.in_(ids)).order_by(Seat.seat)):
        seats[seat.table_id].append(seat)
    people = {seat.person_id for group in seats.values() for seat in group if seat.person_id}
    found = await session.execute(select(Person.id, Person.seen).where(Person.id.in_(people)))
    seen: dict[str, datetime] = {each[0]: each[1] for each in found}
    for row in rows:
        await hub.clocks.learn(session, row, seats[row.id])
    return [
        Summary(
            **_common(
                hub,
                row,
                seats[row.id],
                [
                    seat_out(hub.settings.absent, row, seat, seen.get(seat.person_id or ""), False)
                    for seat in seats[row.id]
                ],
            )
        )
        for row in rows
    ]


async def moves(hub: Hub, session: AsyncSession, person: str) -> list[Move]:
    """Where it is this person's move."""
    query = (
        select(Table)
        .join(Seat, (Seat.table_id == Table.id) & is_asked())
        .where(Table.state == "playing", Seat.person_id == person, Seat.standin == "")
        .order_by(Table.updated)
        .limit(100)
    )
    rows = list((await session.scalars(query)).unique())
    return [Move(summary, _own(summary, person)) for summary in await summaries(hub, session, rows)]


def _own(summary: Summary, person: str) -> list[int]:
    """The seats of this person that are asked."""
    asked = [seat for seat in summary.seats if seat.seat in summary.open]
    return [seat.seat for seat in asked if seat.person == person and not seat.standin]
