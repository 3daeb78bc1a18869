"""Who somebody is: guests, accounts with a password, sessions."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from datetime import timedelta

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ludarium.kernel.errors import LudariumError
from ludarium.server import texts
from ludarium.server.erasing import erase
from ludarium.server.errors import Refusal, not_found
from ludarium.server.models import Person, Session, fresh, now
from ludarium.server.storage import Database
from ludarium.server.wire import PersonOut

KEEP = timedelta(days=365)
SEEN = timedelta(seconds=60)  # how exactly it is kept when somebody was last here

_hasher = PasswordHasher()
# Checking a password takes as long for a name that does not exist.
_NOBODY = _hasher.hash("nobody")


def shown(person: Person) -> PersonOut:
    return PersonOut(person.id, person.name, person.guest, person.language)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class People:
    def __init__(self, database: Database) -> None:
        self.database = database
        # A password takes much memory and time: not many at once.
        self._checks = asyncio.Semaphore(2)

    async def by_token(self, token: str) -> Person | None:
        async with self.database.read() as session:
            found = await session.execute(
                select(Person, Session.expires, Session.seen)
                .join(Session, Session.person_id == Person.id)
                .where(Session.token == hashed(token))
            )
            row = found.one_or_none()
        if row is None or row[1] < now():
            return None
        person: Person = row[0]
        person.session = hashed(token)
        if now() - person.seen > SEEN:
            await self.seen([person.id])
        if now() - row[2] > SEEN:
            async with self.database.write() as session:
                await session.execute(update(Session).where(Session.token == person.session).values(seen=now()))
        return person

    async def seen(self, ids: list[str]) -> None:
        async with self.database.write() as session:
            for person in (await session.scalars(select(Person).where(Person.id.in_(ids)))).all():
                person.seen = now()

    async def guest(self, name: str, language: str, agent: str = "", bearer: bool = False) -> tuple[Person, str]:
        person = Person(id=fresh("p"), name=texts.name(name), language=language, created=now(), seen=now())
        async with self.database.write() as session:
            session.add(person)
            await session.flush()
            token = open_session(session, person.id, agent, bearer)
        return person, token

    async def keep(self, id: str, name: str, password: str) -> Person:
        plain = texts.name(name)
        account = texts.account(plain)
        async with self._checks:
            secret = await asyncio.to_thread(_hasher.hash, password)
        try:
            async with self.database.write() as session:
                person = await session.get_one(Person, id)
                if not person.guest:
                    raise Refusal(
                        409, "wrong-state", "This is an account already.", {"state": "account", "expected": "guest"}
                    )
                person.name = plain
                person.account = account
                person.password = secret
        except IntegrityError:
            raise name_taken(plain) from None
        return person

    async def login(self, name: str, password: str, agent: str = "", bearer: bool = False) -> tuple[Person, str]:
        person = None
        try:
            query = select(Person).where(Person.account == texts.account(name))
        except LudariumError:
            pass  # nobody can be called this
        else:
            async with self.database.read() as session:
                person = (await session.scalars(query)).one_or_none()
        async with self._checks:
            right = await asyncio.to_thread(_verify, person.password if person else _NOBODY, password)
        if person is None or not right:
            raise Refusal(401, "wrong-password", "The name or the password is not right.")
        async with self.database.write() as session:
            await session.execute(delete(Session).where(Session.person_id == person.id, Session.expires < now()))
            token = open_session(session, person.id, agent, bearer)
        return person, token

    async def new_password(self, person: Person, old: str, new: str, agent: str, bearer: bool) -> str:
        """Changes the password. Every session ends; returns the token of a new one."""
        if person.guest:
            raise Refusal(409, "wrong-state", "A guest has no password.", {"state": "guest", "expected": "account"})
        async with self._checks:
            right = await asyncio.to_thread(_verify, person.password, old)
        if not right:
            raise Refusal(401, "wrong-password", "The password is not right.")
        async with self._checks:
            secret = await asyncio.to_thread(_hasher.hash, new)
        async with self.database.write() as session:
            stored = await session.get_one(Person, person.id)
            stored.password = secret
            await session.execute(delete(Session).where(Session.person_id == person.id))
            return open_session(session, person.id, agent, bearer)

    async def change(self, id: str, name: str | None, language: str | None) -> Person:
        plain = texts.name(name) if name is not None else None
        try:
            async with self.database.write() as session:
                person = await session.get_one(Person, id)
                if plain is not None:
                    person.name = plain
                    if not person.guest:
                        person.account = texts.account(plain)
                if language is not None:
                    person.language = language
        except IntegrityError:
            raise name_taken(plain or "") from None
        return person

    async def erase(self, id: str) -> list[str]:
        """Forgets everything personal. Returns the tables of which something has changed."""
        return await self.database.at_once(lambda session: erase(session, id))

    async def get(self, id: str) -> Person:
        async with self.database.read() as session:
            person = await session.get(Person, id)
        if person is None:
            raise not_found("person")
        return person


def name_taken(name: str) -> Refusal:
    return Refusal(409, "name-taken", f"The name {name} is taken. Choose another one.", {"name": name})


def open_session(session: AsyncSession, person: str, agent: str, bearer: bool) -> str:
    token = secrets.token_urlsafe(32)
    session.add(Session(token=hashed(token), person_id=person, expires=now() + KEEP, agent=agent, bearer=bearer))
    return token


def _verify(secret: str, password: str) -> bool:
    try:
        return _hasher.verify(secret, password)
    except (VerificationError, InvalidHashError):
        return False
