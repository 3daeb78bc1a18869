"""Standing answers: what a seat answers without being asked.

Somebody has said so beforehand ("decline, until the end of this round"), or there is nothing to choose and nothing
comes to light. In the record they are choices like all others. Where other people play, they come after a pause like
that of somebody who thinks: how quick an answer is does not tell whether there was a choice.
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select, update

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.position import Decision, frame_id
from ludarium.kernel.sealed import Sealed
from ludarium.server.errors import Refusal, not_allowed, not_found, wrong_state
from ludarium.server.models import Person, Standing, Table, is_asked
from ludarium.server.sealed import asked_seats, face
from ludarium.server.wire import Forced, NewStanding, StandingAnswer, StandingAnswers, Until

if TYPE_CHECKING:
    from ludarium.server.live import Hub, Live

log = logging.getLogger("ludarium.server")

MOST = 30  # standing answers of a seat
NONE = -2  # what `Title.course` says of rounds or turns that a title does not have


def untils(match: Match) -> list[Until]:
    """How long a standing answer can hold in a title."""
    round, turn = match.title.course(match.position)
    known: list[Until] = []
    if turn != NONE:
        known.append("turn")
    if round != NONE:
        known.append("round")
    return [*known, "game"]


def moved_on(row: Standing, match: Match) -> int | None:
    """How far the seat's next turn has come; None: the answer does not hold any more."""
    round, turn = match.title.course(match.position)
    if row.until == "round":
        return row.turn if round == row.round else None
    if row.until == "game":
        return row.turn
    if turn == row.seat:
        return 1 if row.turn >= 0 else -1
    return None if row.turn == 1 else 0


def answer(played: Match, seat: int, rows: list[Standing], forced: Forced) -> str | None:
    """What is answered for a seat that is asked now; None: it has to say it itself."""
    kind, codes = frame_id(played.position.decision()), played.options()
    for row in rows:
        if row.seat == seat and row.decision == kind and row.option in codes:
            return row.option
    if forced == "ask" or (len(codes) > 1 and forced != "useful"):
        return None
    if len(codes) > 1:
        decision = played.decision(seat)
        options = [] if decision is None else decision.get("options", [])
        codes = [option["code"] for option in options if not option.get("vain")]
    return codes[0] if len(codes) == 1 and not played.telling(seat, codes[0]) else None


class Answers:
    """Looks after each choice who is asked then, and answers for them if they wish it."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        # What people have set; forgotten when they change it.
        self.forced: dict[str, Forced] = {}
        self.pending: set[tuple[str, int, int]] = set()

    # answering

    def look(self, live: Live) -> None:
        """Call it without the table's lock, whenever somebody may be asked."""
        if live.state == "playing" and not live.broken and any(live.people):
            self.hub.begin(self._look(live))

    async def _look(self, live: Live) -> None:
        try:
            async with live.lock:
                if live.state != "playing":
                    return
                match = await self.hub.match(live)
                rows = await self.rows(live, match)
                found = [await self._found(live, match, seat, rows) for seat in asked_seats(match, live.sealed)]
        except LudariumError as error:
            log.warning("standing answers could not be looked at", extra={"table": live.id, "error": error.sentence})
            return
        for seat, line, option in filter(None, found):
            if (live.id, seat, line) not in self.pending:
                self.pending.add((live.id, seat, line))
                self.hub.begin(self._answer(live, seat, line, option))

    async def _found(self, live: Live, match: Match, seat: int, rows: list[Standing]) -> tuple[int, int, str] | None:
        person = live.people[seat]
        if not person or live.player(seat) or seat in live.taken_back:
            return None
        played = face(match, live.sealed, seat)
        option = answer(played, seat, rows, await self.forced_of(person))
        return None if option is None else (seat, played.record.size, option)

    async def _answer(self, live: Live, seat: int, line: int, option: str) -> None:
        try:
            if len({person for person in live.people if person}) > 1:
                pause = self.hub.settings.pause
                await asyncio.sleep(random.uniform(pause, 3 * pause))
            if not live.player(seat) and seat not in live.taken_back:
                await self.hub.through(self.hub.choose(live, seat, line, option, None, None))
        except (Refusal, LudariumError) as refusal:
            if refusal.code not in ("stale", "wrong-state", "not-your-turn", "answered"):
                log.warning("a standing answer did not fit", extra={"table": live.id, "error": refusal.sentence})
        finally:
            self.pending.discard((live.id, seat, line))

    async def rows(self, live: Live, match: Match) -> list[Standing]:
        """The standing answers of a table that hold now; call it with the table's lock held."""
        if live.standing is None:
            async with self.hub.database.read() as session:
                query = select(Standing).where(Standing.table_id == live.id).order_by(Standing.id)
                live.standing = list((await session.scalars(query)).all())
        gone = [row.id for row in live.standing if moved_on(row, match) is None]
        turned = [(row, moved_on(row, match)) for row in live.standing if row.id not in gone]
        turned = [(row, turn) for row, turn in turned if turn != row.turn]
        if gone or turned:
            async with self.hub.database.write() as session:
                if gone:
                    await session.execute(delete(Standing).where(Standing.id.in_(gone)))
                for row, turn in turned:
                    await session.execute(update(Standing).where(Standing.id == row.id).values(turn=turn))
                    vars(row)["turn"] = turn
            live.standing = [row for row in live.standing if row.id not in gone]
        return live.standing

    async def left_behind(self) -> None:
        """Tables where a standing answer waits to be given since the process that had them is gone."""
        query = (
            select(Standing.table_id)
            .join(Table, Table.id == Standing.table_id)
            .where(Table.state == "playing", is_asked(Standing.seat))
            .distinct()
            .limit(1000)
        )
        async with self.hub.database.read() as session:
            ids = list((await session.scalars(query)).all())
        for id in ids:
            self.look(await self.hub.get(id))

    # what people say

    async def forced_of(self, person: str) -> Forced:
        known = self.forced.get(person)
        if known is None:
            async with self.hub.database.read() as session:
                said = await session.scalar(select(Person.forced).where(Person.id == person))
            known = self.forced[person] = said or self.hub.settings.forced
        return known

    async def force(self, person: str, forced: Forced) -> None:
        async with self.hub.database.write() as session:
            await session.execute(update(Person).where(Person.id == person).values(forced=forced))
        self.forced.pop(person, None)
        self.hub.publish({"forced": person})

    async def shown(self, live: Live, person: str) -> StandingAnswers:
        async with live.lock:
            match = await self.hub.match(live)
            rows = [row for row in await self.rows(live, match) if row.person_id == person]
            return StandingAnswers([_shown(match, row) for row in rows], untils(match))

    async def add(self, live: Live, person: str, wanted: NewStanding) -> None:
        async with live.lock:
            if live.state != "playing":
                raise wrong_state(live.state, "playing")
            match = await self.hub.match(live)
            match.title.vocabulary.parse(wanted.option)
            if wanted.until not in untils(match):
                raise not_allowed("until", "This game has no such end for a standing answer.")
            rows = [row for row in await self.rows(live, match) if row.seat == wanted.seat]
            if len(rows) >= MOST:
                raise Refusal(409, "too-many-answers", "You have too many standing answers. Take some of them back.")
            same = [row.id for row in rows if row.decision == wanted.decision]
            round, turn = match.title.course(match.position)
            async with self.hub.database.write() as session:
                await session.execute(delete(Standing).where(Standing.id.in_(same)))
                session.add(
                    Standing(
                        table_id=live.id,
                        person_id=person,
                        seat=wanted.seat,
                        decision=wanted.decision,
                        args=_about(match, live.sealed, wanted),
                        option=wanted.option,
                        until=wanted.until,
                        round=round,
                        turn=-1 if turn == wanted.seat else 0,
                    )
                )
            live.standing = None
            live.taken_back.discard(wanted.seat)
        self._changed(live)

    async def drop(self, live: Live, person: str, number: int) -> None:
        async with live.lock, self.hub.database.write() as session:
            row = await session.get(Standing, number)
            if row is None or row.table_id != live.id or row.person_id != person:
                raise not_found("answer")
            await session.delete(row)
            live.standing = None
        self._changed(live)

    def _changed(self, live: Live) -> None:
        self.hub.publish({"standing": live.id})
        self.look(live)

    def hear(self, news: dict[str, Any]) -> None:
        """From another process."""
        self.forced.pop(str(news.get("forced", "")), None)
        live = self.hub.tables.get(str(news.get("standing", "")))
        if live is not None:
            live.standing = None


def _about(match: Match, sealed: Sealed | None, wanted: NewStanding) -> dict[str, str | int]:
    """What the question is about, if it is being asked."""
    if wanted.seat not in asked_seats(match, sealed):
        return {}
    frame: Decision[Any] = face(match, sealed, wanted.seat).position.decision()
    return dict(frame.about(face(match, sealed, wanted.seat).position)) if frame_id(frame) == wanted.decision else {}


def _shown(match: Match, row: Standing) -> StandingAnswer:
    option = match.title.vocabulary.as_json(match.title.vocabulary.parse(row.option))
    return StandingAnswer(row.id, row.seat, row.decision, row.args, option, row.until)
