"""Friends, found by name, and seats that are kept for them.

A request is kept under the name that was written, whether anybody has it or not: nobody learns from it who is here.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from ludarium.server import shapes, texts
from ludarium.server.errors import Refusal, not_allowed, not_found, wrong_state
from ludarium.server.live import Hub, Live
from ludarium.server.models import Friend, FriendRequest, Person, Seat, Table
from ludarium.server.tables import Tables
from ludarium.server.wire_people import FriendOut, Friends, Invitations

MOST = 200  # friends, and requests, that one person can have
SHOWN = 100


class FriendBook:
    def __init__(self, hub: Hub, tables: Tables) -> None:
        self.hub = hub
        self.tables = tables
        self.database = hub.database

    async def mine(self, person: Person) -> Friends:
        both = select(Person).join(Friend, Friend.friend_id == Person.id).where(Friend.person_id == person.id)
        asked = select(FriendRequest.name).where(FriendRequest.person_id == person.id).order_by(FriendRequest.name)
        async with self.database.read() as session:
            friends = [FriendOut(each.id, each.name) for each in await session.scalars(both.order_by(Person.name))]
            sent = list(await session.scalars(asked.limit(MOST)))
            received = []
            if person.account is not None:
                query = (
                    select(Person)
                    .join(FriendRequest, FriendRequest.person_id == Person.id)
                    .where(FriendRequest.account == person.account)
                    .order_by(Person.name)
                    .limit(SHOWN)
                )
                received = [FriendOut(each.id, each.name) for each in await session.scalars(query)]
        return Friends(friends, sent, received)

    async def ask(self, person: Person, name: str) -> None:
        """Asks whoever has an account of this name; if they have asked already, the two are friends."""
        plain = texts.name(name)
        account = texts.account(plain)
        if person.account is None:
            raise not_allowed("guest", "Keep your name with a password first: guests cannot be found by name.")
        if account == person.account:
            raise not_allowed("yourself", "This is your own name.")
        async with self.database.write() as session:
            back = await session.scalar(
                select(Person.id)
                .join(FriendRequest, FriendRequest.person_id == Person.id)
                .where(Person.account == account, FriendRequest.account == person.account)
            )
            if back is not None:
                await _befriend(session, person, back)
                return
            if await session.get(FriendRequest, (person.id, account)) is None:
                sent = select(func.count()).select_from(FriendRequest).where(FriendRequest.person_id == person.id)
                if ((await session.scalar(sent)) or 0) >= MOST:
                    raise too_many()
                session.add(FriendRequest(person_id=person.id, account=account, name=plain))

    async def take_back(self, person: Person, name: str) -> None:
        async with self.database.write() as session:
            mine = FriendRequest.person_id == person.id
            await session.execute(delete(FriendRequest).where(mine, FriendRequest.account == texts.account(name)))

    async def accept(self, person: Person, other: str) -> None:
        async with self.database.write() as session:
            if await session.get(FriendRequest, (other, person.account or "")) is None:
                raise not_found("person")
            await _befriend(session, person, other)

    async def end(self, person: Person, other: str) -> None:
        """Ends a friendship, or declines a request."""
        async with self.database.write() as session:
            await session.execute(delete(Friend).where(_between(person.id, other)))
            asked = and_(FriendRequest.person_id == other, FriendRequest.account == (person.account or ""))
            await session.execute(delete(FriendRequest).where(asked))

    # seats for friends

    async def invite(self, live: Live, person: Person, number: int, friend: str) -> None:
        """Keeps an open seat for a friend; for nobody, if `friend` is empty."""
        async with self.tables.changing(live) as (session, row, seats):
            if row.state != "open":
                raise wrong_state(row.state, "open")
            if row.host != person.id:
                raise not_allowed("host-only", "Only the host can do this.")
            if not 0 <= number < len(seats) or seats[number].kind != "open":
                raise not_found("seat")
            if friend and await session.get(Friend, (person.id, friend)) is None:
                raise not_found("person")
            seats[number].kept_for = friend

    async def invited(self, person: Person) -> Invitations:
        """Open tables at which a seat is kept for me."""
        kept = select(Seat.table_id).where(Seat.kept_for == person.id, Seat.kind == "open")
        query = select(Table).where(Table.id.in_(kept), Table.state == "open").order_by(Table.created.desc())
        async with self.database.read() as session:
            rows = list((await session.scalars(query.limit(SHOWN))).all())
            return Invitations(await shapes.summaries(self.hub, session, rows))


def _between(one: str, other: str) -> ColumnElement[bool]:
    there = and_(Friend.person_id == one, Friend.friend_id == other)
    return or_(there, and_(Friend.person_id == other, Friend.friend_id == one))


async def _befriend(session: AsyncSession, person: Person, other: str) -> None:
    """Both ways; requests between the two are done with."""
    for each in (person.id, other):
        have = select(func.count()).select_from(Friend).where(Friend.person_id == each)
        if ((await session.scalar(have)) or 0) >= MOST:
            raise too_many()
    friend = await session.get_one(Person, other)
    for one, two, account in ((person.id, other, friend.account), (other, person.id, person.account)):
        await session.execute(
            delete(FriendRequest).where(FriendRequest.person_id == one, FriendRequest.account == (account or ""))
        )
        await session.merge(Friend(person_id=one, friend_id=two))


def too_many() -> Refusal:
    return Refusal(409, "too-many-friends", f"More than {MOST} friends are too many.", {"most": str(MOST)})
