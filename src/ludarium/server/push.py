"""'Your move' by web push: to browsers that have asked for it, encrypted so that only they can read it (RFC 8291), and
signed with the server's key so that push services know who sends (VAPID, RFC 8292)."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import os
import time
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
import httpx
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import CursorResult, delete, exists, select, update

from ludarium.server import metrics
from ludarium.server.errors import Refusal, bad_request
from ludarium.server.faults import fault
from ludarium.server.live import Hub
from ludarium.server.mail import PATIENCE, said
from ludarium.server.models import Person, Seat, Subscription, Table, is_asked, now
from ludarium.server.notices import HOOK_TRIES, Notifier, quiet
from ludarium.server.security import private
from ludarium.server.settings import Settings, bad_push_key
from ludarium.server.wire_people import PushIn

log = logging.getLogger("ludarium.server")

CURVE = ec.SECP256R1()
POINT = 65  # bytes of a public key
SECRET = 16  # bytes of what a browser adds to it
VALID = 12 * 3600  # seconds that a signature holds
KEEP = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
GONE = (404, 410)  # what a push service answers where a browser does not want any more


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Signer:
    """The key with which this server is known to push services."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self.key = key
        self.contact = contact
        self.public = b64(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def signed(self, endpoint: str) -> str:
        """The header that says who sends to this endpoint."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID, "sub": self.contact}
        head = ".".join(b64(json.dumps(each).encode()) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = utils.decode_dss_signature(self.key.sign(head.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={head}.{b64(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def signer(settings: Settings) -> Signer:
    """With the key of the settings, or one that is made once and kept in the data folder."""
    text = settings.push_key or kept_key(settings.folder)
    try:
        key = ec.derive_private_key(int.from_bytes(unb64(text)), CURVE)
    except ValueError:
        raise bad_push_key() from None
    return Signer(key, settings.url if settings.url.startswith("https://") else f"mailto:{settings.mail_from}")


def kept_key(folder: Path) -> str:
    file = folder / "push-key"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        made = ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32)
        try:
            with open(file, "x", opener=private) as out:
                out.write(b64(made))
        except FileExistsError:
            pass
    return file.read_text().strip()


def encrypted(content: dict[str, Any], to: Subscription) -> bytes:
    """A message that only the browser of this subscription can read."""
    return http_ece.encrypt(  # type: ignore[no-any-return]
        json.dumps(content, ensure_ascii=False).encode(),
        salt=os.urandom(SECRET),
        private_key=ec.generate_private_key(CURVE),
        dh=unb64(to.p256dh),
        auth_secret=unb64(to.auth),
        version="aes128gcm",
    )


class Push:
    def __init__(self, settings: Settings, hub: Hub, notifier: Notifier) -> None:
        self.settings = settings
        self.hub = hub
        self.notifier = notifier
        self.signer = None if settings.push == "off" else signer(settings)

    @property
    def key(self) -> str:
        """What browsers need to subscribe; empty: this server pushes nothing."""
        return self.signer.public if self.signer else ""

    # subscribing

    async def subscribe(self, person: Person, wanted: PushIn) -> None:
        if self.signer is None:
            raise bad_request("no-push", "This server sends no push messages.")
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(wanted.p256dh))
            usable = len(unb64(wanted.p256dh)) == POINT and len(unb64(wanted.auth)) == SECRET
        except ValueError:
            usable = False
        if not usable or not (wanted.endpoint.startswith("https://") or self.settings.push == "any"):
            raise not_a_push()
        try:
            await self.notifier.post.address_of(wanted.endpoint, self.settings.push)
        except Refusal:
            raise not_a_push() from None
        async with self.hub.database.write() as session:
            # The same browser, with a new session or another person: the last one counts.
            await session.execute(delete(Subscription).where(Subscription.endpoint == wanted.endpoint))
            await session.execute(delete(Subscription).where(Subscription.session == person.session))
            session.add(
                Subscription(
                    session=person.session,
                    person_id=person.id,
                    endpoint=wanted.endpoint,
                    p256dh=wanted.p256dh,
                    auth=wanted.auth,
                )
            )

    async def unsubscribe(self, person: Person) -> None:
        async with self.hub.database.write() as session:
            await session.execute(delete(Subscription).where(Subscription.session == person.session))

    async def subscribed(self, person: Person) -> bool:
        async with self.hub.database.read() as session:
            return await session.get(Subscription, person.session) is not None

    # sending

    async def sweep(self, moment: datetime | None = None) -> None:
        """Tells whoever has to move and is not here. `moment` is now, unless a test says otherwise."""
        if self.signer is None:
            return
        at = moment or now()
        query = (
            select(Person, Seat, Table)
            .join(Seat, Seat.person_id == Person.id)
            .join(Table, (Table.id == Seat.table_id) & is_asked())
            .where(
                Table.state == "playing",
                Seat.standin == "",
                Seat.pushed < Table.lines,
                exists().where(
                    Subscription.person_id == Person.id, (Subscription.rests.is_(None)) | (Subscription.rests < at)
                ),
            )
            .order_by(Table.updated)
            .limit(2000)
        )
        async with self.hub.database.read() as session:
            rows = [(row[0], row[1], row[2]) for row in (await session.execute(query)).all()]
        outgoing = self.notifier.outgoing
        for person, seat, table in rows:
            if quiet(person, at) or self._here(person, at) or not outgoing.room(person.id):
                continue
            if not await self._claim(seat, table):
                continue
            if person.often == "each" or await self.notifier.new_round(seat, table, "pushed_round"):
                body = said(person.language, "mail-move", title=self.notifier.title(table.title, person.language))
                outgoing.call(person.id, self._tell(person.id, seat, self._content("your-move", person, table, body)))

    async def remind(self, person: Person, seat: Seat, table: Table, left: float) -> None:
        """Somebody has little time left for a move."""
        if self.signer is not None and self.notifier.outgoing.room(person.id):
            title = self.notifier.title(table.title, person.language)
            body = said(person.language, "mail-time", title=title, hours=max(1, round(left / 3600)))
            content = self._content("your-time", person, table, body)
            self.notifier.outgoing.call(person.id, self._tell(person.id, seat, content))

    def _content(self, kind: str, person: Person, table: Table, body: str) -> dict[str, Any]:
        return {
            "type": kind,
            "table": table.id,
            "title": self.notifier.title(table.title, person.language),
            "body": body,
            "language": person.language,
        }

    def _here(self, person: Person, at: datetime) -> bool:
        """Whoever is connected sees it; if there are other processes, they may be connected to one of those."""
        return self.notifier.here(person, at) if self.hub.database.shared else self.notifier.connected(person)

    async def _claim(self, seat: Seat, table: Table) -> bool:
        """Only one process tells it, once for each moment."""
        async with self.hub.database.write() as session:
            result = await session.execute(
                update(Seat)
                .where(Seat.table_id == seat.table_id, Seat.seat == seat.seat, Seat.pushed < table.lines)
                .values(pushed=table.lines)
            )
        assert isinstance(result, CursorResult)
        return bool(result.rowcount)

    async def _tell(self, person: str, seat: Seat, content: dict[str, Any]) -> None:
        """To all browsers of a person. If none can be reached now, it is tried again later."""
        async with self.hub.database.read() as session:
            rested = (Subscription.rests.is_(None)) | (Subscription.rests < now())
            found = list(await session.scalars(select(Subscription).where(Subscription.person_id == person, rested)))
        told = False
        for each in found:
            told = await self._send(each, content) or told
        if found and not told:
            async with self.hub.database.write() as session:
                again = update(Seat).where(Seat.table_id == seat.table_id, Seat.seat == seat.seat)
                await session.execute(again.values(pushed=-1, pushed_round=-1))

    async def _send(self, to: Subscription, content: dict[str, Any]) -> bool:
        assert self.signer is not None
        headers = {
            "Authorization": self.signer.signed(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP),
            "Urgency": "normal",
            # A newer message about the same table takes the place of one that has not been delivered.
            "Topic": content["table"],
        }
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self.notifier.post.send(to.endpoint, self.settings.push, encrypted(content, to), headers)
        except (Refusal, OSError, httpx.HTTPError, ValueError, AttributeError) as error:
            log.warning("a push failed", extra={"error": fault(error)})
            status = 0
        worked = 200 <= status < 300
        metrics.NOTICES.labels("push", "sent" if worked else "failed").inc()
        async with self.hub.database.write() as session:
            kept = await session.get(Subscription, to.session)
            if kept is None or kept.endpoint != to.endpoint:
                return worked
            kept.failures = 0 if worked else kept.failures + 1
            rest = min(self.settings.hook_rest * 2 ** (kept.failures - 1), 86_400.0)
            kept.rests = None if worked else now() + timedelta(seconds=rest)
            if status in GONE or kept.failures >= HOOK_TRIES:
                await session.delete(kept)
        return worked


def not_a_push() -> Refusal:
    return bad_request("push", "This is not what a browser's push service gives out.")
