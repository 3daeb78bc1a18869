"""What people at a table say to each other. Spectators listen."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from ludarium.server.errors import bad_request, not_allowed
from ludarium.server.live import Hub, Live, Socket
from ludarium.server.models import Chat, Person, now
from ludarium.server.people import clean_text
from ludarium.server.wire import ChatLine, ChatTold


class Chats:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def read(self, live: Live, after: int) -> list[ChatLine]:
        query = select(Chat).where(Chat.table_id == live.id, Chat.id > after).order_by(Chat.id.desc()).limit(500)
        async with self.hub.database.read() as session:
            rows = list((await session.scalars(query)).all())
        return [ChatLine(row.id, row.seat, row.name, row.text, row.at) for row in reversed(rows)]

    async def say(
        self, live: Live, person: Person, text: str, asking: Socket | None = None, ref: Any = None
    ) -> ChatLine:
        mine = live.seats_of(person.id)
        if not mine:
            raise not_allowed("not-here", "Only people at the table can speak here.")
        plain = clean_text(text)
        if not plain:
            raise bad_request("empty", "There is nothing to say.")
        name = live.seats[mine[0]].name
        row = Chat(table_id=live.id, seat=mine[0], person_id=person.id, name=name, text=plain, at=now())
        async with self.hub.database.write() as session:
            session.add(row)
        line = ChatLine(row.id, row.seat, row.name, row.text, row.at)
        self.hub.tell(live, ChatTold(line), asking, ref)
        self.hub.publish({"chat": live.id, "id": row.id})
        return line
