"""Signed-in browsers and programs: they are listed, ended one by one or all at once, and with a session end its live
connections, in every process."""

from __future__ import annotations

import re

from sqlalchemy import delete, select

from ludarium.server.errors import not_found
from ludarium.server.live import Hub, Socket
from ludarium.server.models import Person, Session, now
from ludarium.server.wire import SessionOut

SHOWN = 16  # letters of a token's hash by which its session is known to its person
GROUP = 500  # sessions looked for with one query

_BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrom", "Chrome"), ("Safari/", "Safari"))
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS X", "Linux")


def agent_of(header: str) -> str:
    """Roughly what a browser or program says it is: enough to know one's own, not more."""
    browser = next((name for sign, name in _BROWSERS if sign in header), "")
    if not browser:
        return "".join(re.findall(r"[A-Za-z0-9_./ -]", header.split("/")[0]))[:30]
    return " · ".join([browser, *[system for system in _SYSTEMS if system in header][:1]])


class Sessions:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def mine(self, person: Person) -> list[SessionOut]:
        query = select(Session).where(Session.person_id == person.id, Session.expires > now())
        async with self.hub.database.read() as session:
            rows = list((await session.scalars(query.order_by(Session.seen.desc()).limit(200))).all())
        return [
            SessionOut(row.token[:SHOWN], row.created, row.seen, row.agent, row.bearer, row.token == person.session)
            for row in rows
        ]

    async def end(self, person: Person, id: str) -> None:
        """Ends one session."""
        mine = Session.person_id == person.id
        async with self.hub.database.write() as session:
            token = await session.scalar(select(Session.token).where(mine, Session.token.startswith(id)))
            if token is None:
                raise not_found("session")
            await session.execute(delete(Session).where(Session.token == token))
        self.ended(person.id, token)

    async def end_all(self, person: Person) -> None:
        async with self.hub.database.write() as session:
            await session.execute(delete(Session).where(Session.person_id == person.id))
        self.ended(person.id)

    def ended(self, person: str, token: str = "") -> None:
        """Closes the live connections of a person, or of one of their sessions, here and in every other process."""
        self.close(person, token)
        self.hub.publish({"ended": [person, token]})

    def close(self, person: str, token: str) -> None:
        for socket in self._sockets():
            if socket.person == person and token in ("", socket.session):
                socket.closed.set()

    def _sockets(self) -> list[Socket]:
        at_tables = [socket for live in self.hub.tables.values() for socket in live.sockets]
        return at_tables + [socket for sockets in self.hub.people.values() for socket in sockets]

    async def look(self) -> None:
        """Closes connections whose session has ended without anybody hearing of it."""
        sockets = [socket for socket in self._sockets() if socket.session]
        tokens = sorted({socket.session for socket in sockets})
        known: set[str] = set()
        for start in range(0, len(tokens), GROUP):
            some = tokens[start : start + GROUP]
            async with self.hub.database.read() as session:
                query = select(Session.token).where(Session.token.in_(some), Session.expires > now())
                known.update(await session.scalars(query))
        for socket in sockets:
            if socket.session not in known:
                socket.closed.set()
