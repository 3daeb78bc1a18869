"""Messages to people outside of the browser: mail over SMTP, and webhooks."""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
import ssl
from email.message import EmailMessage
from functools import lru_cache
from importlib import resources
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import httpx
from fluent.runtime import FluentBundle, FluentResource

from ludarium.server import metrics
from ludarium.server.addresses import public
from ludarium.server.errors import Refusal, bad_request
from ludarium.server.faults import fault
from ludarium.server.outgoing import Outgoing
from ludarium.server.settings import Settings

log = logging.getLogger("ludarium.server")
PATIENCE = 10.0  # seconds for a whole call, however slowly the other side answers
MAILING = 30.0  # seconds for a mail
FINDING = 5.0  # seconds until the host of a webhook has to be found


@lru_cache(8)
def _bundle(language: str) -> FluentBundle:
    text = resources.files("ludarium.server").joinpath(f"text/{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def said(language: str, id: str, **args: str | int) -> str:
    bundle = _bundle(language if language in ("en", "ru") else "en")
    pattern = bundle.get_message(id).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, args)[0])


class Post:
    """Sends, and tells whether it went out."""

    def __init__(self, settings: Settings, outgoing: Outgoing) -> None:
        self.settings = settings
        self.outgoing = outgoing

    @property
    def mail_available(self) -> bool:
        return bool(self.settings.smtp)

    async def mail(self, to: str, subject: str, text: str) -> bool:
        message = EmailMessage()
        message["From"] = self.settings.mail_from
        message["To"] = to
        message["Subject"] = subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            await self.outgoing.in_thread(MAILING, self._send, message)
        except (OSError, smtplib.SMTPException) as error:
            metrics.NOTICES.labels("mail", "failed").inc()
            log.error("a mail could not be sent", extra={"error": fault(error)})
            return False
        metrics.NOTICES.labels("mail", "sent").inc()
        return True

    def _send(self, message: EmailMessage) -> None:
        url = urlsplit(self.settings.smtp)
        host = url.hostname or "localhost"
        if url.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                host, url.port or 465, timeout=PATIENCE, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(host, url.port or 587, timeout=PATIENCE)
        with server:
            if parse_qs(url.query).get("starttls") == ["yes"]:
                server.starttls(context=ssl.create_default_context())
            if url.username:
                server.login(unquote(url.username), unquote(url.password or ""))
            server.send_message(message)

    async def check_hook(self, url: str) -> str:
        """The address that a webhook may be sent to."""
        if self.settings.webhooks == "off":
            raise bad_request("no-webhooks", "This server sends no webhooks.")
        return await self.address_of(url, self.settings.webhooks)

    async def address_of(self, url: str, where: str) -> str:
        """The address of a host that is to be called. Unless `where` is `any`, none inside the server's own network."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
            httpx.URL(url)
        except (ValueError, httpx.InvalidURL):
            raise bad_request("webhook", "A webhook is an http or https address.") from None
        if parts.scheme not in ("http", "https") or not host or parts.username or "\0" in url:
            raise bad_request("webhook", "A webhook is an http or https address.")
        try:
            addresses = await self.outgoing.find(host, port or parts.scheme, FINDING)
        except (OSError, UnicodeError, ValueError):
            raise bad_request("webhook-host", "The host of this webhook cannot be found.") from None
        if where != "any" and not all(public(each) for each in addresses):
            raise bad_request("webhook-public", "A webhook must go to a public address.")
        return addresses[0]

    async def hook(self, url: str, content: dict[str, Any]) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._hook(url, content)
        except (Refusal, OSError, httpx.HTTPError, httpx.InvalidURL, ValueError, AttributeError) as error:
            # An AttributeError is what the HTTP library says where the other side hangs up the moment it is called: it
            # asks a socket that is gone already.
            metrics.NOTICES.labels("webhook", "failed").inc()
            log.warning("a webhook failed", extra={"error": fault(error), "why": getattr(error, "facts", {})})
            return False
        metrics.NOTICES.labels("webhook", "sent").inc()
        return True

    async def _hook(self, url: str, content: dict[str, Any]) -> None:
        if self.settings.webhooks == "off":
            raise bad_request("no-webhooks", "This server sends no webhooks.")
        headers = {"Content-Type": "application/json"}
        status = await self.send(url, self.settings.webhooks, json.dumps(content).encode(), headers)
        if not 200 <= status < 300:
            raise httpx.HTTPError(f"answered {status}")

    async def send(self, url: str, where: str, content: bytes, headers: dict[str, str]) -> int:
        """Posts something; returns the status of the answer."""
        address = await self.address_of(url, where)
        parts = urlsplit(url)
        # Connects to the address that has been checked, whatever the name resolves to a moment later.
        target = httpx.URL(url).copy_with(host=f"[{address}]" if ":" in address else address)
        async with (
            httpx.AsyncClient(timeout=PATIENCE, follow_redirects=False, trust_env=False) as client,
            client.stream(
                "POST",
                target,
                content=content,
                headers={"Host": parts.netloc, **headers},
                extensions={"sni_hostname": parts.hostname},
            ) as answer,
        ):
            # What it has to say does not matter, and may never end: only how it begins is read.
            return answer.status_code
