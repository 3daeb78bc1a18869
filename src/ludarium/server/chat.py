"""What people at a table say to each other. Spectators listen."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select

from ludarium.server import texts
from ludarium.server.errors import Refusal, bad_request, not_allowed
from ludarium.server.live import Hub, Live, Socket
from ludarium.server.models import Chat, Person, now
from ludarium.server.pace import Paces
from ludarium.server.wire import ChatLine, ChatTold

AT_ONCE = 200  # lines in one answer
KEPT = 2000  # lines of a table, the last ones


class Chats:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        # A line a second is much for talking; a few more at once are not.
        self.paces = Paces(1.0, 20.0)

    async def read(self, live: Live, after: int) -> list[ChatLine]:
        """The last lines behind one."""
        query = select(Chat).where(Chat.table_id == live.id, Chat.id > after).order_by(Chat.id.desc()).limit(AT_ONCE)
        async with self.hub.database.read() as session:
            rows = list((await session.scalars(query)).all())
        return [ChatLine(row.id, row.seat, row.name, row.text, row.at) for row in reversed(rows)]

    async def say(
        self, live: Live, person: Person, text: str, asking: Socket | None = None, ref: Any = None
    ) -> ChatLine:
        mine = live.seats_of(person.id)
        if not mine:
            raise not_allowed("not-here", "Only people at the table can speak here.")
        plain = texts.text(text)
        if not plain:
            raise bad_request("empty", "There is nothing to say.")
        if self.hub.settings.messages and self.paces.fast(person.id):
            raise Refusal(429, "slow-down", "You say too much at once. Wait a little, and go on.")
        name = live.seats[mine[0]].name
        row = Chat(table_id=live.id, seat=mine[0], person_id=person.id, name=name, text=plain, at=now())
        async with self.hub.database.write() as session:
            session.add(row)
            await session.flush()
            if row.id % 50 == 0:
                newest = select(Chat.id).where(Chat.table_id == live.id).order_by(Chat.id.desc()).limit(KEPT)
                await session.execute(delete(Chat).where(Chat.table_id == live.id, Chat.id.not_in(newest)))
        line = ChatLine(row.id, row.seat, row.name, row.text, row.at)
        self.hub.tell(live, ChatTold(line), asking, ref)
        self.hub.publish({"chat": live.id, "id": row.id})
        return line
