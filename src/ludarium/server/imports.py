"""Records that people bring: each can keep so many, and take them away again."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Text, cast, delete, func, select, update
from sqlalchemy.orm import Session

from ludarium.server import shapes
from ludarium.server.errors import Refusal, not_allowed, not_found
from ludarium.server.live import Hub, Live
from ludarium.server.models import Line, Person, Table
from ludarium.server.ratings import place
from ludarium.server.replay import Replays
from ludarium.server.tables import Tables, seat_of
from ludarium.server.wire import Summary


class Imports:
    def __init__(self, hub: Hub, tables: Tables, replays: Replays) -> None:
        self.hub = hub
        self.tables = tables
        self.replays = replays

    async def room(self, person: Person) -> None:
        """Refuses whoever keeps too many already."""
        query = select(func.count()).select_from(Table).where(Table.host == person.id, Table.origin == "import")
        async with self.hub.database.read() as session:
            kept = (await session.scalar(query)) or 0
        most = self.hub.settings.imports_each
        if kept >= most:
            raise Refusal(
                409,
                "too-many-imports",
                f"You keep {most} records already. Delete some of them in your settings first.",
                {"most": str(most)},
            )

    async def bring(self, person: Person, found: dict[str, Any]) -> Live:
        """A table from a record that has been checked: over, to look at."""
        await self.room(person)
        row = self.tables.row(
            person.id,
            found["title"],
            found["variants"],
            False,
            origin="import",
            state="over",
            reason="imported",
            header=json.dumps(found["header"], ensure_ascii=False),
            lines=len(found["lines"]),
            steps=found["steps"],
            standings=found["standings"],
        )
        seats = [seat_of(row, seat, "open", name=name) for seat, name in enumerate(found["names"])]
        if row.standings is not None:
            place(row, seats)
        return await self.tables.open(row, seats, person, found["lines"])

    async def mine(self, person: Person) -> list[Summary]:
        query = select(Table).where(Table.host == person.id, Table.origin == "import").order_by(Table.created.desc())
        async with self.hub.database.read() as session:
            rows = list((await session.scalars(query.limit(200))).all())
            return await shapes.summaries(self.hub, session, rows)

    async def take_away(self, id: str, person: Person) -> None:
        live = await self.hub.get(id)
        if live.row.origin != "import" or live.row.host != person.id:
            raise not_allowed("not-brought", "Only records that you brought yourself can be deleted.")
        async with live.lock:
            changed = await self.hub.database.at_once(lambda session: _take_away(session, id))
        self.hub.drop(id)
        self.replays.forget(id)
        self.hub.publish({"gone": id})
        for fork in changed:
            other = self.hub.tables.get(fork)
            if other is not None:
                async with other.lock:
                    await self.hub.refresh(other)
            self.hub.publish({"table": fork})


def _take_away(session: Session, id: str) -> list[str]:
    """Deletes a table. Its lines go to the fork that uses the most of them, and the other forks find them there."""
    if session.scalars(select(Table.id).where(Table.id == id).with_for_update()).one_or_none() is None:
        raise not_found("table")
    forks = list(
        session.scalars(
            select(Table)
            .where(Table.origin == "fork", cast(Table.roots, Text).contains(f'"{id}"', autoescape=True))
            .with_for_update()
        )
    )
    if forks:
        shared = {fork.id: next(int(last) for root, last in fork.roots if root == id) for fork in forks}
        heir = max(forks, key=lambda fork: shared[fork.id]).id
        session.execute(
            update(Line).where(Line.table_id == id, Line.number < shared[heir]).values(table_id=heir),
            execution_options={"synchronize_session": False},
        )
        for fork in forks:
            fork.roots = [[heir if root == id else root, last] for root, last in fork.roots]
        session.flush()
    session.execute(delete(Table).where(Table.id == id))
    return [fork.id for fork in forks]
