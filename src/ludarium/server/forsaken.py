"""Tables that nobody can end any more: everybody at them was a guest who has signed out for good, or is gone. They end
by themselves, and their bots need not think."""

from __future__ import annotations

import time

from sqlalchemy import Select, exists, or_, select

from ludarium.server.live import Hub
from ludarium.server.models import Person, Seat, Session, Table, now
from ludarium.server.tables import Tables

AT_ONCE = 200  # ended with one look


class Forsaken:
    def __init__(self, hub: Hub, tables: Tables) -> None:
        self.hub = hub
        self.tables = tables
        self._looked = 0.0

    async def sweep(self) -> None:
        if time.monotonic() - self._looked < self.hub.settings.forsaken:
            return
        self._looked = time.monotonic()
        async with self.hub.database.read() as session:
            ids = list(await session.scalars(_forsaken()))
        for id in ids:
            await self.tables.forsake(await self.hub.get(id))


def _forsaken() -> Select[str]:
    can_return = or_(
        Person.account.is_not(None),
        exists().where(Session.person_id == Person.id, Session.expires > now()),
    )
    seated = exists().where(
        Seat.table_id == Table.id,
        Seat.kind == "person",
        Seat.resigned.is_(False),
        Person.id == Seat.person_id,
        can_return,
    )
    # Before the game begins, the host can close the table without sitting at it.
    hosted = (Table.state == "open") & exists().where(Person.id == Table.host, can_return)
    # In a tournament bots play bots, too: these games come to an end by themselves.
    bots = (Table.origin == "cup") & ~exists().where(Seat.table_id == Table.id, Seat.kind != "bot")
    return select(Table.id).where(Table.state.in_(["open", "playing"]), ~seated, ~hosted, ~bots).limit(AT_ONCE)
