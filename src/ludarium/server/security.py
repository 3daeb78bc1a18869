"""Who is asking, whether the request is really theirs, and what browsers are told to refuse."""

from __future__ import annotations

import json
import logging
import os
import re
import secrets
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie, Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.middleware.csrf import CSRFMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludarium.server import faults, metrics
from ludarium.server.addresses import household
from ludarium.server.errors import Refusal, body, not_signed_in
from ludarium.server.lanes import Asker
from ludarium.server.models import Person
from ludarium.server.pace import Paces
from ludarium.server.people import KEEP
from ludarium.server.settings import Settings

SESSION = "ludarium_session"
CSRF = "ludarium_csrf"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{20,100}")

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)


def policy_of_pages(scripts: list[str]) -> str:
    """For written pages with scripts in them, which are known by their digests."""
    allowed = " ".join(f"'{digest}'" for digest in scripts)
    return POLICY.replace("script-src 'self'", f"script-src 'self' {allowed}").replace(
        "style-src 'self'", "style-src 'self' 'unsafe-inline'"
    )


HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class WhoIs(AbstractAuthenticationMiddleware):
    """Finds the person of the session cookie or the bearer token. Nobody is fine too."""

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        token = bearer(connection.headers) or connection.cookies.get(SESSION, "")
        person = None
        if _TOKEN.fullmatch(token):
            person = await connection.app.state.people.by_token(token)
        if person is not None and connection.client:
            person.address = household(connection.client.host)
        return AuthenticationResult(user=person, auth=token if person else None)


def bearer(headers: Headers) -> str:
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def me(request: Request[Person | None, str | None, Any]) -> Person:
    """The person who asks; refuses if nobody is signed in."""
    if request.user is None:
        raise not_signed_in()
    return request.user


def asker(request: Request[Person | None, str | None, Any]) -> Asker:
    """Whose share of the work it is that a request asks for."""
    if request.user is not None:
        return Asker(request.user.id, request.user.address)
    return Asker("", _household(request))


def session_cookie(token: str, settings: Settings) -> Cookie:
    return Cookie(
        key=SESSION,
        value=token,
        max_age=int(KEEP.total_seconds()) if token else 0,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


def same_origin(headers: Headers) -> bool:
    """Whether a browser made this request on a page of this server (or no browser did)."""
    if headers.get("sec-fetch-site", "same-origin") == "cross-site":
        return False
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False


class Genuine(CSRFMiddleware):
    """A request that changes something must come from our own pages. Programs with a bearer token carry no cookie."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] not in self.config.safe_methods:
            headers = Headers.from_scope(scope)
            if bearer(headers):
                await self.app(scope, receive, send)
                return
            if not same_origin(headers):
                raise PermissionDeniedException("CSRF: this request comes from another site.")
            if scope["method"] == "POST" and not headers.get("content-type", "").startswith("application/json"):
                raise Refusal(415, "bad-request", "The content type has to be application/json.")
            if f"{SESSION}=" not in headers.get("cookie", ""):
                # Nobody's rights can be borrowed.
                await self.app(scope, receive, send)
                return
        await super().__call__(scope, receive, send)


def csrf_config(settings: Settings) -> CSRFConfig:
    return CSRFConfig(
        secret=settings.secret or kept_secret(settings.folder),
        cookie_name=CSRF,
        header_name="x-csrf-token",
        cookie_secure=settings.secure,
        cookie_samesite="lax",
    )


def kept_secret(folder: Path) -> str:
    """Made once; only the server's user can read it."""
    file = folder / "secret"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        try:
            with open(file, "x", opener=private) as out:
                out.write(secrets.token_hex(32))
        except FileExistsError:
            pass
    return file.read_text().strip()


def private(path: str, flags: int) -> int:
    """Opens a file that only the server's user can read."""
    return os.open(path, flags, 0o600)


LIMITS = ("rate_limit", "sign_in_limit", "opening_limit")
SIGN_INS = re.compile(r"/api/(guest|login|me/keep|me/password|me/email/confirm|me/notices)")
OPENINGS = re.compile(r"/api/(tables|records|tournaments|tables/[^/]+/(fork|rematch))")


def limits(settings: Settings) -> list[Any]:
    """How often one household may ask. Live connections count their messages themselves."""
    asked: list[tuple[int, Any]] = [
        (settings.requests, None),
        (settings.sign_ins, _changing(SIGN_INS)),
        (settings.openings, _changing(OPENINGS)),
    ]
    return [
        RateLimitConfig(
            rate_limit=("minute", most),
            exclude=["^/health$", "^/metrics$", "^/assets/"],
            check_throttle_handler=which,
            identifier_for_request=_household,
            store=store,
        ).middleware
        for store, (most, which) in zip(LIMITS, asked, strict=True)
        if most
    ]


def _changing(paths: re.Pattern[str]) -> Callable[[Request[Any, Any, Any]], bool]:
    def counts(request: Request[Any, Any, Any]) -> bool:
        return request.method not in ("GET", "HEAD") and paths.fullmatch(request.url.path) is not None

    return counts


def _household(request: Request[Any, Any, Any]) -> str:
    return household(request.client.host) if request.client else ""


access = logging.getLogger("ludarium.access")


class Outermost:
    """Around the whole application: security headers on every answer, one log line and one count for each request,
    and not too many live connections from one address."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.most = settings.connections
        self.connected: Counter[str] = Counter()
        self.handshakes = Paces(settings.handshakes / 60, max(1, settings.handshakes / 4))
        self.hosts = [host.strip().lower() for host in settings.hosts.split(",") if host.strip()]
        self.headers = dict(HEADERS)
        if settings.secure:
            self.headers["Strict-Transport-Security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
            return
        if self.hosts and not served(Headers.from_scope(scope).get("host", ""), self.hosts):
            await refuse(scope, send, Refusal(400, "bad-request", "This host is not served here.", {"why": "host"}))
            return
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._connection(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableScopeHeaders.from_message(message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if str(scope["path"]).startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            method = str(scope["method"])
            metrics.REQUESTS.labels(
                method if method in ("GET", "POST", "PUT", "PATCH", "DELETE") else "other", status
            ).inc()
            access.info(
                "request",
                extra={
                    "method": method,
                    "path": which(scope),
                    "status": status,
                    "ms": round((time.perf_counter() - begun) * 1000, 1),
                },
            )

    async def _connection(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = household(scope["client"][0]) if scope["client"] else ""
        if self.handshakes.fast(address):
            await refuse_connection(send, Refusal(429, "slow-down", "You connect too often. Wait a minute."))
            return
        if self.most and self.connected[address] >= self.most:
            await refuse_connection(send, too_many_connections(self.most))
            return
        self.connected[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.connected[address] -= 1
            if not self.connected[address]:
                del self.connected[address]


def too_many_connections(most: int) -> Refusal:
    return Refusal(
        429,
        "too-many-connections",
        f"There are too many live connections from your address already (at most {most}). Close some of them first.",
        {"most": str(most)},
    )


async def refuse_connection(send: Any, refusal: Refusal) -> None:
    """Answers the request for a live connection as any other request."""
    await _refuse(send, refusal, "websocket.http.response", [(b"retry-after", b"60")])


async def refuse(scope: Scope, send: Any, refusal: Refusal) -> None:
    live = scope["type"] == ScopeType.WEBSOCKET
    await _refuse(send, refusal, "websocket.http.response" if live else "http.response", [])


async def _refuse(send: Any, refusal: Refusal, kind: str, more: list[tuple[bytes, bytes]]) -> None:
    told = json.dumps(body(refusal.code, refusal.sentence, refusal.facts)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(told)).encode()), *more]
    await send({"type": f"{kind}.start", "status": refusal.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": told, "more_body": False})


def served(host: str, hosts: list[str]) -> bool:
    """Whether a `Host` header names one of these hosts: with its port, without one, or below `*.example.org`."""
    given = host.lower()
    name = given.rsplit(":", 1)[0] if not given.endswith("]") and ":" in given else given
    return any(each in ("*", given, name) or (each.startswith("*.") and name.endswith(each[1:])) for each in hosts)


def which(scope: Scope) -> str:
    """What was asked for, without what is only this request's: an invitation is a key, a path can hold anything."""
    return str(scope.get("path_template") or "-")


class JsonLines(logging.Formatter):
    """One JSON object a line. Of what failed it tells the kind and the place, not the words: they may hold anything."""

    _KNOWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {key: value for key, value in vars(record).items() if key not in self._KNOWN}
        line |= {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage() if record.name.startswith("ludarium") else foreign(record),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["exception"] = faults.told(record.exc_info[1])
        return json.dumps(line, default=str)


class PlainLines(JsonLines):
    """The same for a person at the terminal: `20:15:03 warning: a webhook failed (error: OSError)`."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = json.loads(super().format(record))
        facts = {key: line[key] for key in line if key not in ("at", "level", "logger", "message", "exception")}
        told = ", ".join(f"{key}: {value}" for key, value in facts.items())
        text = f"{line['at'][11:19]} {line['level']}: {line['message']}" + (f" ({told})" if told else "")
        return f"{text}\n{line['exception']}" if "exception" in line else text


def foreign(record: logging.LogRecord) -> str:
    """The message of a library, as it stands in its code: what is filled in is not known to be harmless."""
    return str(record.msg).split("\n")[0][:200]


def on_loose_end(_: Any, context: dict[str, Any]) -> None:
    """A task or callback that nobody waits for has failed. The usual handler would write its words into the log."""
    error = context.get("exception")
    kind = faults.fault(error) if isinstance(error, BaseException) else ""
    logging.getLogger("ludarium.server").error("a loose end failed", extra={"error": kind}, exc_info=error)


def logging_config(level: str = "INFO", plain: bool = False) -> dict[str, Any]:
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": PlainLines if plain else JsonLines}},
        "handlers": {"out": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"level": "WARNING", "handlers": ["out"]},
        "loggers": {
            # Uvicorn tells the address of each live connection; that is nobody's business.
            name: {"level": level if name == "ludarium" else "WARNING", "handlers": ["out"], "propagate": False}
            for name in ("ludarium", "uvicorn", "uvicorn.error")
        }
        # Its lines would hold whole addresses, invitations included; ours do not.
        | {"uvicorn.access": {"level": "CRITICAL", "handlers": [], "propagate": False}},
    }
