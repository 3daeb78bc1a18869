"""Notes to oneself about places of a table (`space:rouen`, `card:monk`): nobody else ever sees them."""

from __future__ import annotations

from litestar import get, put
from sqlalchemy import delete, func, select

from ludarium.server import texts
from ludarium.server.errors import Refusal
from ludarium.server.live import Hub
from ludarium.server.models import PlaceNote
from ludarium.server.routes_people import Asking, Id
from ludarium.server.security import me
from ludarium.server.wire import PlaceNoteIn, PlaceNotes, PlaceNoteText

EACH = 100  # notes of one person at one table
ALL = 5000  # notes of one person


async def kept(hub: Hub, table: str, person: str) -> PlaceNotes:
    query = (
        select(PlaceNote).where(PlaceNote.table_id == table, PlaceNote.person_id == person).order_by(PlaceNote.place)
    )
    async with hub.database.read() as session:
        return PlaceNotes([PlaceNoteText(row.place, row.text) for row in await session.scalars(query)])


@get("/api/tables/{id:str}/notes/places")
async def read_place_notes(id: Id, request: Asking, hub: Hub) -> PlaceNotes:
    await hub.get(id)
    return await kept(hub, id, me(request).id)


@put("/api/tables/{id:str}/notes/places")
async def write_place_note(id: Id, data: PlaceNoteIn, request: Asking, hub: Hub) -> PlaceNotes:
    """Keeps a note; an empty one takes it away."""
    person = me(request).id
    await hub.get(id)
    text = texts.text(data.text)
    here = (PlaceNote.table_id == id, PlaceNote.person_id == person)
    async with hub.database.write() as session:
        if not text:
            await session.execute(delete(PlaceNote).where(*here, PlaceNote.place == data.place))
        else:
            if await session.get(PlaceNote, (id, person, data.place)) is None:
                counted = select(func.count()).select_from(PlaceNote)
                for most, where in ((EACH, here), (ALL, here[1:])):
                    if ((await session.scalar(counted.where(*where))) or 0) >= most:
                        raise Refusal(409, "notes-full", "You keep too many notes.", {"most": str(most)})
            await session.merge(PlaceNote(table_id=id, person_id=person, place=data.place, text=text))
    return await kept(hub, id, person)


ROUTES = [read_place_notes, write_place_note]
