"""Clocks: voting on a seat whose time is up, and when one's slow clocks stand still."""

from __future__ import annotations

from datetime import date
from zoneinfo import ZoneInfo

from litestar import get, post, put

from ludarium.server import shapes
from ludarium.server.clocks import Timekeeper
from ludarium.server.errors import bad_request
from ludarium.server.live import Hub
from ludarium.server.models import Person
from ludarium.server.routes_people import Asking, Id
from ludarium.server.security import me
from ludarium.server.wire import Holiday, RestIn, RestOut, TableOut, VoteIn

LONGEST = 31  # days of one holiday


@post("/api/tables/{id:str}/vote", status_code=200)
async def vote(id: Id, data: VoteIn, request: Asking, hub: Hub, timekeeper: Timekeeper) -> TableOut:
    person = me(request)
    live = await hub.get(id)
    await timekeeper.vote(live, person, data.seat, data.vote)
    return shapes.table(hub, live, person.id)


def shown(person: Person) -> RestOut:
    holidays = [Holiday(first, last) for first, last in person.holidays]
    return RestOut(person.quiet_from, person.quiet_to, person.zone, holidays)


@get("/api/me/rest")
async def my_rest(request: Asking) -> RestOut:
    return shown(me(request))


@put("/api/me/rest")
async def change_rest(data: RestIn, request: Asking, hub: Hub, timekeeper: Timekeeper) -> RestOut:
    try:
        ZoneInfo(data.zone)
    except (KeyError, ValueError, OSError):
        raise bad_request("zone", "This time zone is not known; write it like Europe/Paris.") from None
    for each in data.holidays:
        try:
            days = (date.fromisoformat(each.last) - date.fromisoformat(each.first)).days
        except ValueError:
            raise bad_request("day", "There is no such day; write it like 2026-12-24.") from None
        if not 0 <= days < LONGEST:
            raise bad_request("holiday", f"A holiday ends after it begins, and has at most {LONGEST} days.")
    async with timekeeper.resting(me(request).id), hub.database.write() as session:
        person = await session.get_one(Person, me(request).id)
        person.quiet_from, person.quiet_to, person.zone = data.night_from, data.night_to, data.zone
        person.holidays = [[each.first, each.last] for each in data.holidays]
    return shown(person)


ROUTES = [vote, my_rest, change_rest]
