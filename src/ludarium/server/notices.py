"""'Your move', told to people who are not here: by mail at once, once a day, or by webhook. Off by default."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from litestar import get, post, put
from sqlalchemy import CursorResult, or_, select, update

from ludarium.kernel.title import find
from ludarium.server.clocks import Timekeeper
from ludarium.server.delta import encode
from ludarium.server.errors import Refusal, bad_request
from ludarium.server.live import Hub, round_of
from ludarium.server.mail import Post, said
from ludarium.server.models import Person, Seat, Table, is_asked, now
from ludarium.server.outgoing import Outgoing
from ludarium.server.people import hashed
from ludarium.server.routes_people import Asking
from ludarium.server.security import me
from ludarium.server.settings import Settings
from ludarium.server.wire import Confirm, Notices, NoticesIn, YourTime
from ludarium.text import Speaker

CODE_TRIES = 5
Reminding = Callable[[Person, Seat, Table, float], Awaitable[None]]
HOOK_TRIES = 8  # a webhook that fails so often in a row is switched off


def local(person: Person, moment: datetime) -> datetime:
    try:
        return moment.astimezone(ZoneInfo(person.zone))
    except (KeyError, ValueError, OSError):
        return moment


def quiet(person: Person, moment: datetime) -> bool:
    """Whether it is one of the person's quiet hours. From 22 to 8 goes over midnight; equal hours mean never."""
    hour = local(person, moment).hour
    if person.quiet_from <= person.quiet_to:
        return person.quiet_from <= hour < person.quiet_to
    return hour >= person.quiet_from or hour < person.quiet_to


def resting(person: Person, moment: datetime) -> bool:
    """Whether the person's webhook has failed lately."""
    return person.hook_rests is not None and person.hook_rests > moment


class Notifier:
    def __init__(self, settings: Settings, hub: Hub) -> None:
        self.settings = settings
        self.hub = hub
        self.outgoing = Outgoing()
        self.post = Post(settings, self.outgoing)
        # How browsers are reminded, if they can be (`push.py`).
        self.push: Reminding | None = None

    def link(self, table: str) -> str:
        return f"{self.settings.url.rstrip('/')}/table/{table}"

    def title(self, title: str, language: str) -> str:
        return Speaker(find(title), language).say("title")

    def connected(self, person: Person) -> bool:
        return person.id in self.hub.people or any(
            socket.person == person.id for live in self.hub.tables.values() for socket in live.sockets
        )

    def here(self, person: Person, moment: datetime) -> bool:
        """Somebody who is connected, or was just now, needs no message."""
        return self.connected(person) or (moment - person.seen).total_seconds() < self.settings.mail_after

    async def sweep(self, moment: datetime | None = None) -> None:
        """Sends whatever is due. `moment` is now, unless a test says otherwise."""
        at = moment or now()
        query = (
            select(Person, Seat, Table)
            .join(Seat, Seat.person_id == Person.id)
            .join(Table, (Table.id == Seat.table_id) & is_asked())
            .where(
                Table.state == "playing",
                Seat.standin == "",
                or_(Person.webhook != "", (Person.mail != "off") & Person.email_confirmed.is_(True)),
            )
            .order_by(Table.updated)
            .limit(2000)
        )
        async with self.hub.database.read() as session:
            rows = [(row[0], row[1], row[2]) for row in (await session.execute(query)).all()]
        digests: dict[str, list[tuple[Person, Table]]] = {}
        for person, seat, table in rows:
            if quiet(person, at):
                continue
            if person.webhook and seat.hooked < table.lines and not resting(person, at):
                await self._hook(person, seat, table)
            if not self.post.mail_available or not person.email_confirmed or person.mail == "off":
                continue
            if person.mail == "daily":
                digests.setdefault(person.id, []).append((person, table))
            elif seat.mailed >= table.lines or self.here(person, at) or not self._rested(table, at):
                continue
            elif self.outgoing.room(person.id) and await self._to_mail(person, seat, table):
                self.outgoing.call(person.id, self._mail(person, table))
        for group in digests.values():
            await self._digest(group[0][0], [table for _, table in group], at)

    def _rested(self, table: Table, at: datetime) -> bool:
        """While a game goes to and fro, nobody is mailed."""
        return at - table.updated >= timedelta(seconds=self.settings.mail_after)

    async def _to_mail(self, person: Person, seat: Seat, table: Table) -> bool:
        claimed = await self._claim(seat, table, "mailed")
        return claimed and (person.mail == "each" or await self.new_round(seat, table, "mailed_round"))

    async def new_round(self, seat: Seat, table: Table, column: str) -> bool:
        """Whether the person has not been told in this round. (In a game without rounds, each move is a new one.)"""
        live = await self.hub.get(table.id)
        async with live.lock:
            number = round_of(await self.hub.match(live))
        if number < 0:
            return True
        field: Any = getattr(Seat, column)
        async with self.hub.database.write() as session:
            result = await session.execute(
                update(Seat)
                .where(Seat.table_id == seat.table_id, Seat.seat == seat.seat, field != number)
                .values({column: number})
            )
        assert isinstance(result, CursorResult)
        return bool(result.rowcount)

    async def _claim(self, seat: Seat, table: Table, column: str) -> bool:
        """Only one process sends a message, and only once for a move."""
        field: Any = getattr(Seat, column)
        async with self.hub.database.write() as session:
            result = await session.execute(
                update(Seat)
                .where(Seat.table_id == seat.table_id, Seat.seat == seat.seat, field < table.lines)
                .values({column: table.lines})
            )
        assert isinstance(result, CursorResult)
        return bool(result.rowcount)

    async def _hook(self, person: Person, seat: Seat, table: Table) -> None:
        """Without room now, the next look sees that it has still to be told."""
        if not self.outgoing.room(person.id) or not await self._claim(seat, table, "hooked"):
            return
        if person.often == "each" or await self.new_round(seat, table, "hooked_round"):
            content = {
                "type": "your-move",
                "table": table.id,
                "title": table.title,
                "seat": seat.seat,
                "url": self.link(table.id),
            }
            self.outgoing.call(person.id, self._call(person.id, person.webhook, seat, content))

    async def _call(self, id: str, url: str, seat: Seat, content: dict[str, Any]) -> None:
        """Calls a webhook. One that fails rests, each time twice as long, and is called again; in the end it is
        switched off."""
        worked = await self.post.hook(url, content)
        async with self.hub.database.write() as session:
            if not worked:
                again = update(Seat).where(Seat.table_id == seat.table_id, Seat.seat == seat.seat)
                await session.execute(again.values(hooked=-1, hooked_round=-1))
            person = await session.get(Person, id)
            if person is None or person.webhook != url:
                return
            person.hook_failures = 0 if worked else person.hook_failures + 1
            rest = self.settings.hook_rest * 2 ** (person.hook_failures - 1)
            person.hook_rests = None if worked else now() + timedelta(seconds=min(rest, 86_400.0))
            if person.hook_failures < HOOK_TRIES:
                return
            person.webhook, person.webhook_off = "", url
            person.hook_failures, person.hook_rests = 0, None
        if self.post.mail_available and person.email_confirmed:
            subject = said(person.language, "mail-webhook-off-subject")
            text = said(person.language, "mail-webhook-off", url=url, count=HOOK_TRIES)
            await self.post.mail(person.email, subject, text + "\n")

    async def _mail(self, person: Person, table: Table) -> None:
        name = self.title(table.title, person.language)
        text = "\n\n".join(
            [said(person.language, "mail-move", title=name), self.link(table.id), said(person.language, "mail-why")]
        )
        await self.post.mail(person.email, said(person.language, "mail-move-subject", title=name), text + "\n")

    async def remind(self, person: Person, seat: Seat, table: Table, left: float) -> None:
        """Somebody has little time left for a move. Told at once, through every way that the person has opened."""
        for socket in self.hub.people.get(person.id, ()):
            socket.send(encode(YourTime(table.id, table.title, seat.seat, round(left))))
        if self.push is not None:
            await self.push(person, seat, table, left)
        if person.webhook and not resting(person, now()) and self.outgoing.room(person.id):
            content = {
                "type": "your-time",
                "table": table.id,
                "title": table.title,
                "seat": seat.seat,
                "left": round(left),
                "url": self.link(table.id),
            }
            self.outgoing.call(person.id, self._call(person.id, person.webhook, seat, content))
        if not self.post.mail_available or not person.email_confirmed or person.mail == "off":
            return
        if self.outgoing.room(person.id):
            name = self.title(table.title, person.language)
            hours = max(1, round(left / 3600))
            parts = [said(person.language, "mail-time", title=name, hours=hours), self.link(table.id)]
            text = "\n\n".join([*parts, said(person.language, "mail-why")])
            subject = said(person.language, "mail-time-subject", title=name, hours=hours)
            self.outgoing.call(person.id, self.post.mail(person.email, subject, text + "\n"))

    async def _digest(self, person: Person, tables: list[Table], at: datetime) -> None:
        today = local(person, at).date().isoformat()
        if person.digest == today or not self.outgoing.room(person.id):
            return
        async with self.hub.database.write() as session:
            result = await session.execute(
                update(Person).where(Person.id == person.id, Person.digest != today).values(digest=today)
            )
        assert isinstance(result, CursorResult)
        if not result.rowcount:
            return
        lines = [f"{self.title(table.title, person.language)}: {self.link(table.id)}" for table in tables]
        text = "\n\n".join([said(person.language, "mail-digest"), "\n".join(lines), said(person.language, "mail-why")])
        subject = said(person.language, "mail-digest-subject", count=len(tables))
        self.outgoing.call(person.id, self.post.mail(person.email, subject, text + "\n"))

    # settings

    def shown(self, person: Person) -> Notices:
        return Notices(
            person.email,
            person.email_confirmed,
            person.mail,
            person.quiet_from,
            person.quiet_to,
            person.zone,
            person.webhook,
            person.often,
            person.webhook_off,
            self.post.mail_available,
            self.settings.webhooks != "off",
        )

    async def change(self, id: str, wanted: NoticesIn) -> Notices:
        try:
            ZoneInfo(wanted.zone)
        except (KeyError, ValueError, OSError):
            raise bad_request("zone", "This time zone is not known; write it like Europe/Paris.") from None
        email = wanted.email.strip()
        if email and (email.count("@") != 1 or any(ord(letter) <= 32 or ord(letter) > 126 for letter in email)):
            raise bad_request("address", "This is not an e-mail address.")
        if email and not self.post.mail_available:
            raise bad_request("no-mail", "This server sends no mail.")
        if wanted.webhook:
            await self.post.check_hook(wanted.webhook)
        if not self.outgoing.room(id):
            raise Refusal(429, "slow-down", "Your last message is still on its way. Wait a little, and try again.")
        code = ""
        async with self.hub.database.write() as session:
            person = await session.get_one(Person, id)
            if email != person.email:
                person.email, person.email_confirmed, person.email_code = email, False, ""
                if email:
                    code = f"{secrets.randbelow(10**6):06}"
                    person.email_code = f"{CODE_TRIES}:{hashed(code + id)}"
            person.mail, person.zone, person.often = wanted.mail, wanted.zone, wanted.often
            if wanted.webhook != person.webhook:
                person.webhook, person.hook_failures, person.hook_rests = wanted.webhook, 0, None
            # Whoever saves has seen that it was switched off.
            person.webhook_off = ""
            person.quiet_from, person.quiet_to = wanted.quiet_from, wanted.quiet_to
        if code:
            subject = said(person.language, "mail-confirm-subject", code=code)
            text = said(person.language, "mail-confirm", code=code)
            self.outgoing.call(id, self.post.mail(email, subject, text + "\n"))
        return self.shown(person)

    async def confirm(self, id: str, code: str) -> Notices:
        right = False
        async with self.hub.database.write() as session:
            person = await session.get_one(Person, id)
            tries, _, secret = person.email_code.partition(":")
            if secret:
                right = secrets.compare_digest(secret, hashed(code + id))
                left = int(tries) - 1
                person.email_code = "" if right or left <= 0 else f"{left}:{secret}"
                person.email_confirmed = person.email_confirmed or right
        if not right:
            raise Refusal(400, "wrong-code", "This is not the code that was sent.")
        return self.shown(person)


@get("/api/me/notices")
async def my_notices(request: Asking, notifier: Notifier) -> Notices:
    return notifier.shown(me(request))


@put("/api/me/notices")
async def change_notices(data: NoticesIn, request: Asking, notifier: Notifier, timekeeper: Timekeeper) -> Notices:
    person = me(request).id
    async with timekeeper.resting(person):
        return await notifier.change(person, data)


@post("/api/me/email/confirm", status_code=200)
async def confirm_email(data: Confirm, request: Asking, notifier: Notifier) -> Notices:
    return await notifier.confirm(me(request).id, data.code)


ROUTES = [my_notices, change_notices, confirm_email]
