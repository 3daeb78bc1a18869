"""Requests that can be read: whatever else comes is refused in a sentence, before anything is done with it."""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException, SerializationException

from ludarium.server.errors import Refusal

# A NUL, which no database stores in a text: by itself, or written as JSON does (but not after a written backslash).
_NUL = re.compile(rb"\0|(?<!\\)(?:\\\\)*\\u0000")


def unreadable(what: str) -> Refusal:
    return Refusal(400, "bad-request", f"This cannot be read: {what}.", {"why": "form"})


def storable(body: bytes) -> bytes:
    if _NUL.search(body):
        raise unreadable("there is a NUL in it")
    return body


class Readable(Request[Any, Any, Any]):
    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:
            raise unreadable("the connection ended too early") from None

    async def json(self) -> Any:
        storable(await self.body())
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise unreadable("it is not UTF-8") from None
        except RecursionError:
            raise unreadable("too many brackets inside of each other") from None
        except SerializationException as error:
            raise unreadable(f"it is not JSON ({error.detail})") from None
