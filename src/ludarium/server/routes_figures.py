"""Your own box: the figures of a title that are our design, and the printed ones in their place.

Everybody may look; the accounts that LUDARIUM_KEEPERS names may check a table and save it. Figures belong to a process:
what was saved is played with once the server has been started again.
"""

from __future__ import annotations

import asyncio

from litestar import get, post, put

from ludarium.kernel import figures as facts
from ludarium.kernel.figures_check import check_lines
from ludarium.kernel.homes import room_of
from ludarium.server.errors import not_allowed
from ludarium.server.live import Hub
from ludarium.server.routes_people import Asking
from ludarium.server.routes_titles import TitleId, known
from ludarium.server.settings import Settings
from ludarium.server.wire_rules import FigureRow, Figures, FiguresFine, FiguresIn

checking = asyncio.Lock()  # loads titles in processes of their own: one at a time


def is_keeper(request: Asking, settings: Settings) -> bool:
    names = {name.strip().lower() for name in settings.keepers.split(",") if name.strip()}
    return request.user is not None and request.user.account is not None and request.user.account in names


def _saved(settings: Settings, title: str) -> str | None:
    file = settings.figures / f"{title}.csv"
    return file.read_text(encoding="utf-8") if file.is_file() else None


def _figures(title: str, keeper: bool, settings: Settings) -> Figures:
    package = room_of(type(known(title)).__module__)
    every = sum(len(facts.figures(file, facts.source(package, file))) for file in facts.data_files(package))
    text = _saved(settings, title)
    saved = {} if text is None else {line.address(): line.value for line in facts.parse(f"{title}.csv", text)}
    played = {line.address(): line.value for line in facts.given().get(title, [])}
    now = played if text is None else saved
    rows = [
        FigureRow(file, row, field, ours, mark, now.get((file, row, field), ""))
        for _, file, row, field, ours, mark, _ in facts.table(title, package, False)[1:]
    ]
    waiting = text is not None and saved != played
    return Figures(
        every, rows, len(facts.changed(title)), facts.names(title), facts.fingerprint(title), keeper, waiting
    )


@get("/api/titles/{title:str}/figures", sync_to_thread=True)
def figures(title: TitleId, request: Asking, hub: Hub) -> Figures:
    return _figures(title, is_keeper(request, hub.settings), hub.settings)


async def _checked(title: str, data: FiguresIn, request: Asking, hub: Hub) -> int:
    known(title)
    if not is_keeper(request, hub.settings):
        raise not_allowed("keeper", "Only the keepers of this server may put in figures (LUDARIUM_KEEPERS).")
    async with checking:
        lines = facts.parse(f"{title}.csv", data.text)
        return await asyncio.to_thread(check_lines, title, lines)


@post("/api/titles/{title:str}/figures/check", status_code=200)
async def check(title: TitleId, data: FiguresIn, request: Asking, hub: Hub) -> FiguresFine:
    """Whether a table can be played with; otherwise which line and column cannot, and why."""
    return FiguresFine(await _checked(title, data, request, hub))


@put("/api/titles/{title:str}/figures")
async def save(title: TitleId, data: FiguresIn, request: Asking, hub: Hub) -> Figures:
    """Keeps a table that was found fine."""
    await _checked(title, data, request, hub)
    settings = hub.settings
    settings.figures.mkdir(parents=True, exist_ok=True)
    fresh = settings.figures / f"{title}.new"
    fresh.write_text(data.text, encoding="utf-8")
    fresh.replace(settings.figures / f"{title}.csv")
    return await asyncio.to_thread(_figures, title, True, settings)


ROUTES = [figures, check, save]
