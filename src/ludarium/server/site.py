"""The server itself: health, metrics, and the built browser client."""

from __future__ import annotations

import json
import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.response import File, Redirect
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

import ludarium
from ludarium.server import metrics
from ludarium.server.errors import not_found
from ludarium.server.live import Hub
from ludarium.server.security import policy_of_pages
from ludarium.server.wire import EngineInfo

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")

MISSING = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Ludarium</title>"
    "<p>The browser client has not been built. Run <code>make play</code>."
)

NO_DOCS = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Ludarium</title>"
    "<p>The documentation has not been built. Run <code>make docs</code>."
)


@get("/health", include_in_schema=False)
async def health(hub: Hub) -> Response[dict[str, str]]:
    try:
        async with hub.database.read() as session:
            await session.execute(text("SELECT 1"))
    except Exception:
        return Response({"status": "database", "version": ludarium.__version__}, status_code=503)
    if not await hub.writable():
        return Response({"status": "read-only", "version": ludarium.__version__}, status_code=503)
    return Response({"status": "ok", "version": ludarium.__version__})


@get("/api/engine")
async def engine(hub: Hub) -> EngineInfo:
    found = hub.thinkers.engine
    return EngineInfo(found.look(), found.building)


@get("/metrics", include_in_schema=False)
async def metrics_page() -> Response[bytes]:
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def documentation(state: State, path: str = "") -> Response[Any] | File:
    """The documentation, if `make docs` has built it. Its pages hold scripts of their own: these and no others run."""
    folder: Path = state.docs
    wanted = path.strip("/") or "index.html"
    if "\0" in wanted or len(wanted) > 300:
        raise not_found("address")
    if not (folder / "index.html").is_file():
        return Response(NO_DOCS, media_type=MediaType.HTML, status_code=503)
    if not path:
        return Redirect("/docs/index.html")
    file = (folder / wanted).resolve()
    if not file.is_relative_to(folder) or not file.is_file():
        raise not_found("file")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": "no-cache"}
    if kind == "text/html":
        headers["Content-Security-Policy"] = policy_of_pages(json.loads((folder / "scripts.json").read_text("utf-8")))
    return File(file, media_type=kind, content_disposition_type="inline", headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(state: State, path: str = "") -> Response[Any] | File:
    """A built file, or the page that finds its way from the address by itself."""
    wanted = path.strip("/")
    if wanted.startswith("api/") or wanted == "api":
        raise not_found("address")
    if "\0" in wanted or any(len(part.encode("utf-8", "replace")) > 255 for part in wanted.split("/")):
        raise not_found("address")
    folder: Path = state.static
    file = (folder / wanted).resolve() if wanted and len(wanted) < 300 else folder
    if file.is_relative_to(folder) and file.is_file():
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        lasting = "public, max-age=31536000, immutable" if wanted.startswith("assets/") else "no-cache"
        return File(file, media_type=kind, content_disposition_type="inline", headers={"Cache-Control": lasting})
    index = folder / "index.html"
    if wanted.startswith("assets/"):
        raise not_found("file")
    if not index.is_file():
        return Response(MISSING, media_type=MediaType.HTML, status_code=503)
    return File(
        index,
        media_type=MediaType.HTML,
        content_disposition_type="inline",
        headers={"Cache-Control": "no-cache"},
    )


ROUTES = [health, engine, metrics_page, documentation, client]
