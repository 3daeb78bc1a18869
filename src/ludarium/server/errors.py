"""What the server refuses: one form for everything that goes wrong (docs/api.md, Errors)."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_400_BAD_REQUEST, HTTP_500_INTERNAL_SERVER_ERROR

from ludarium.kernel.errors import LudariumError
from ludarium.server.faults import fault

log = logging.getLogger("ludarium.server")


class Refusal(Exception):
    """A request that is refused, with the HTTP status it gets."""

    def __init__(
        self,
        status: int,
        code: str,
        sentence: str,
        facts: dict[str, str] | None = None,
        more: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.sentence = sentence
        self.facts = facts or {}
        self.more = more or {}


def not_found(what: str) -> Refusal:
    return Refusal(404, "not-found", f"There is no such {what}.", {"what": what})


def not_signed_in() -> Refusal:
    return Refusal(401, "not-signed-in", "Sign in first, or play as a guest.")


def not_your_seat(seat: int) -> Refusal:
    return Refusal(403, "not-your-seat", f"Seat {seat} is not yours.", {"seat": str(seat)})


def not_allowed(why: str, sentence: str) -> Refusal:
    """`why` chooses among the sentences of the catalogue's message."""
    return Refusal(403, "not-allowed", sentence, {"why": why})


def wrong_state(state: str, expected: str) -> Refusal:
    return Refusal(
        409,
        "wrong-state",
        f"This table is {state}; for this it has to be {expected}.",
        {"state": state, "expected": expected},
    )


def cannot_store() -> Refusal:
    return Refusal(
        503, "cannot-store", "Nothing can be stored at the moment. Nothing has changed; try again in a minute."
    )


def bad_request(why: str, sentence: str) -> Refusal:
    return Refusal(400, "bad-request", sentence, {"why": why})


def body(code: str, sentence: str, facts: dict[str, str], more: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"code": code, "sentence": sentence, "facts": facts, **(more or {})}


_NAMES = {
    400: "bad-request",
    401: "not-signed-in",
    403: "not-allowed",
    404: "not-found",
    405: "not-found",
    413: "too-large",
    429: "slow-down",
}


# What the framework says about these is only the name of the status.
_SENTENCES = {
    404: "There is no such address.",
    405: "This address does not take this method.",
    413: "This is too large.",
    429: "Too many requests from this address. Wait as long as Retry-After says.",
}


def on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[dict[str, Any]]:
    return Response(body(error.code, error.sentence, error.facts, error.more), status_code=error.status)


def on_engine(_: Request[Any, Any, Any], error: LudariumError) -> Response[dict[str, Any]]:
    return Response(body(error.code, error.sentence, error.facts), status_code=HTTP_400_BAD_REQUEST)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    code = _NAMES.get(error.status_code, "bad-request" if error.status_code < 500 else "server-error")
    if "CSRF" in error.detail:
        code = "csrf"
    sentence = _SENTENCES.get(error.status_code, error.detail or code)
    if isinstance(error.extra, list) and error.extra:
        sentence += " " + "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in error.extra)
    headers = dict(error.headers or {})
    if error.status_code == 429:
        headers["Retry-After"] = str(max(1, min(60, abs(int(headers.get("RateLimit-Reset", "60"))))))
    facts = {"what": "address"} if code == "not-found" else {"why": "form"} if error.status_code < 404 else {}
    return Response(body(code, sentence, facts), status_code=error.status_code, headers=headers)


def on_database(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """The database does not answer, or its disk is full: nobody's mistake."""
    told = {"path": request.scope.get("path_template"), "error": fault(error)}
    log.error("the database cannot be used", extra=told)
    return on_refusal(request, cannot_store())


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """Our own mistake: told to the log, not to the client."""
    log.error(
        "a request failed", exc_info=error, extra={"path": request.scope.get("path_template"), "method": request.method}
    )
    return Response(
        body("server-error", "Something went wrong on the server. It has been noted; try again.", {}),
        status_code=HTTP_500_INTERNAL_SERVER_ERROR,
    )
