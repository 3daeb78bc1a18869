"""Tournaments: who has entered, the games of each round, and who has won.

open --(the host begins)--> playing, round by round --(the last game is over)--> over
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec import to_builtins
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from ludarium.kernel.title import find
from ludarium.server import pairing, texts
from ludarium.server.clocks import rule_of
from ludarium.server.errors import Refusal, not_allowed, not_found, wrong_state
from ludarium.server.lanes import Asker
from ludarium.server.live import Hub
from ludarium.server.models import Entrant, Pairing, Person, Seat, Table, Tournament, fresh, now
from ludarium.server.pairing import Group
from ludarium.server.standings import WHOLE, order, points_of, winner, winners_of, without_game
from ludarium.server.tables import Tables, check_level, seat_of, start
from ludarium.server.wire_tournaments import (
    MOST,
    EntrantOut,
    NewTournament,
    PairingOut,
    TournamentList,
    TournamentOut,
    TournamentSummary,
)

EACH = 5  # unfinished tournaments that one person can be host of
PAGE = 30


class Tournaments:
    def __init__(self, hub: Hub, tables: Tables) -> None:
        self.hub = hub
        self.tables = tables
        self.database = hub.database

    # before it begins

    async def create(self, person: Person, wanted: NewTournament) -> str:
        title = find(wanted.title)
        # Every number of players that may sit at a table.
        for count in range(2, wanted.seats + 1):
            title.resolve(count, wanted.variants)
        row = Tournament(
            id=fresh("c"),
            name=texts.name(wanted.name),
            title=title.id,
            variants=wanted.variants,
            kind=wanted.kind,
            seats=wanted.seats,
            public=wanted.public,
            host=person.id,
            clock=None if wanted.clock is None else to_builtins(wanted.clock),
            created=now(),
        )
        entrants = [Entrant(level=check_level(level)) for level in wanted.bots]
        if wanted.enter:
            entrants.insert(0, Entrant(person_id=person.id, name=person.name))
        if len(entrants) > MOST:
            raise too_many()
        async with self.database.write() as session:
            query = select(func.count()).select_from(Tournament)
            running = await session.scalar(query.where(Tournament.host == person.id, Tournament.state != "over"))
            if (running or 0) >= EACH:
                raise Refusal(
                    409,
                    "too-many-tournaments",
                    f"You have {EACH} unfinished tournaments. Finish or close some of them first.",
                    {"most": str(EACH)},
                )
            session.add(row)
            await session.flush()
            for number, entrant in enumerate(entrants):
                entrant.tournament_id, entrant.number = row.id, number
                session.add(entrant)
        return row.id

    async def enter(self, id: str, person: Person) -> None:
        async with self.database.write() as session:
            row, entrants = await held(session, id)
            if row.state != "open":
                raise wrong_state(row.state, "open")
            if any(each.person_id == person.id for each in entrants):
                return
            if len(entrants) >= MOST:
                raise too_many()
            number = max((each.number for each in entrants), default=-1) + 1
            session.add(Entrant(tournament_id=id, number=number, person_id=person.id, name=person.name))

    async def leave(self, id: str, person: Person) -> None:
        """Before it begins one is gone; afterwards one plays no more, and those to come win without a game."""
        async with self.database.write() as session:
            row, entrants = await held(session, id)
            mine = next((each for each in entrants if each.person_id == person.id), None)
            if mine is None:
                raise not_allowed("not-entered", "You have not entered this tournament.")
            if row.state == "open":
                await session.delete(mine)
            elif row.state == "playing":
                mine.out = True
            else:
                raise wrong_state(row.state, "playing")

    async def leave_all(self, person: Person) -> None:
        """Before somebody is erased: no game is opened for them from here on."""
        query = (
            select(Tournament.id)
            .join(Entrant, Entrant.tournament_id == Tournament.id)
            .where(Entrant.person_id == person.id, Tournament.state != "over")
        )
        async with self.database.read() as session:
            ids = list(await session.scalars(query))
        for id in ids:
            async with self.database.write() as session:
                _, entrants = await held(session, id)
                for each in entrants:
                    each.out = each.out or each.person_id == person.id

    async def begin(self, id: str, person: Person) -> None:
        async with self.database.write() as session:
            row, entrants = await held(session, id)
            _hosted(row, person)
            if row.state != "open":
                raise wrong_state(row.state, "open")
            if len(entrants) < 2 or not any(each.person_id for each in entrants):
                raise not_allowed("too-few", "A tournament needs at least two players, and at least one person.")
            # Numbers without gaps, in the order in which they came.
            for number, entrant in enumerate(entrants):
                entrant.number = number
                await session.flush()
            size = len(entrants)
            row.rounds = {
                "robin": pairing.robin_rounds,
                "swiss": pairing.swiss_rounds,
                "knockout": pairing.knockout_rounds,
            }[row.kind](size, row.seats)
            row.state = "playing"
        await self.advance(id)

    async def close(self, id: str, person: Person) -> None:
        """Ends it: before it begins, or while it is played, without a winner. Games that are being played go on."""
        async with self.database.write() as session:
            row, _ = await held(session, id)
            _hosted(row, person)
            if row.state == "over":
                raise wrong_state(row.state, "playing")
            row.state, row.closed = "over", True

    # while it is played

    async def sweep(self) -> None:
        """Looks which games are over, and pairs the next rounds. (By state: whatever process comes first does it.)"""
        async with self.database.read() as session:
            ids = list(await session.scalars(select(Tournament.id).where(Tournament.state == "playing").limit(500)))
        for id in ids:
            await self.advance(id)

    async def advance(self, id: str) -> None:
        opened: list[tuple[Table, list[Seat]]] = []
        async with self.database.write() as session:
            row, entrants = await held(session, id)
            if row.state != "playing":
                return
            games = await _pairings(session, id)
            await self._results(session, games)
            while row.state == "playing" and all(each.points is not None for each in games):
                if row.round >= row.rounds:
                    row.state = "over"
                    break
                groups = _next(row, entrants, games)
                row.round += 1
                for number, group in enumerate(groups):
                    playing, points = without_game(entrants, group)
                    game = Pairing(tournament_id=id, round=row.round, number=number, entrants=list(playing))
                    game.points = points
                    if points is None:
                        opened.append(await self._open(session, row, game, entrants))
                    session.add(game)
                    games.append(game)
        for table, seats in opened:
            live = self.hub.add(table, seats)
            live.by = Asker(row.host)
            self.hub.nudge(live)
            self.hub.tell_moves(live, [table.turn] if table.turn >= 0 else [], 0)

    async def _results(self, session: AsyncSession, games: list[Pairing]) -> None:
        waiting = {each.table_id: each for each in games if each.points is None}
        if not waiting:
            return
        over = select(Table.id).where(Table.id.in_(waiting), Table.state == "over")
        places: dict[str, list[int | None]] = {id: [] for id in await session.scalars(over)}
        query = select(Seat).where(Seat.table_id.in_(places)).order_by(Seat.table_id, Seat.seat)
        for seat in await session.scalars(query):
            places[seat.table_id].append(seat.place)
        for id, found in places.items():
            waiting[id].points = points_of(found)

    async def _open(
        self, session: AsyncSession, row: Tournament, game: Pairing, entrants: list[Entrant]
    ) -> tuple[Table, list[Seat]]:
        variants = find(row.title).resolve(len(game.entrants), row.variants)
        table = self.tables.row(row.host, row.title, variants, row.public, origin="cup", clock=row.clock)
        table.source = row.id
        seats = []
        for number, each in enumerate(entrants[one] for one in game.entrants):
            if each.person_id:
                seats.append(seat_of(table, number, "person", person_id=each.person_id, name=each.name))
            else:
                seats.append(seat_of(table, number, "bot", level=each.level))
        start(table, seats)
        await self.hub.clocks.learn(session, table, seats)
        self.hub.clocks.retime(table, seats)
        session.add(table)
        await session.flush()
        session.add_all(seats)
        game.table_id = table.id
        return table, seats

    # looking

    async def listed(self, person: str | None, state: str, after: str) -> TournamentList:
        """The public ones, and mine."""
        entered = select(Entrant.tournament_id).where(Entrant.person_id == person)
        mine = or_(Tournament.host == person, Tournament.id.in_(entered)) if person else Tournament.public.is_(True)
        query = select(Tournament).where(or_(Tournament.public.is_(True), mine))
        if state:
            query = query.where(Tournament.state == state)
        async with self.database.read() as session:
            if after:
                last = (await session.scalars(query.where(Tournament.id == after))).one_or_none()
                if last is None:
                    raise not_found("tournament")
                query = query.where(Tournament.created < last.created)
            rows = list((await session.scalars(query.order_by(Tournament.created.desc()).limit(PAGE + 1))).all())
            ids = [row.id for row in rows]
            counted = select(Entrant.tournament_id, func.count()).where(Entrant.tournament_id.in_(ids))
            sizes = dict((await session.execute(counted.group_by(Entrant.tournament_id))).tuples().all())
        found = [TournamentSummary(**_summary(row, sizes.get(row.id, 0))) for row in rows[:PAGE]]
        return TournamentList(found, len(rows) > PAGE)

    async def shown(self, id: str, person: str | None) -> TournamentOut:
        async with self.database.read() as session:
            row = await session.get(Tournament, id)
            if row is None:
                raise not_found("tournament")
            entrants = await _entrants(session, id)
            games = await _pairings(session, id)
        return TournamentOut(
            **_summary(row, len(entrants)),
            variants=row.variants,
            clock=rule_of(row),
            hosted=bool(person) and row.host == person,
            mine=next((each.number for each in entrants if person and each.person_id == person), -1),
            entrants=[EntrantOut(**each) for each in order(row.kind, entrants, games)],
            pairings=[PairingOut(each.round, each.entrants, each.table_id, _points(each.points)) for each in games],
            winners=winners_of(row.kind, entrants, games) if row.state == "over" and not row.closed else [],
        )


async def held(session: AsyncSession, id: str) -> tuple[Tournament, list[Entrant]]:
    """A tournament that nobody else changes until this transaction ends."""
    query = select(Tournament).where(Tournament.id == id).with_for_update()
    row = (await session.scalars(query)).one_or_none()
    if row is None:
        raise not_found("tournament")
    return row, await _entrants(session, id)


async def _entrants(session: AsyncSession, id: str) -> list[Entrant]:
    query = select(Entrant).where(Entrant.tournament_id == id).order_by(Entrant.number)
    return list((await session.scalars(query)).all())


async def _pairings(session: AsyncSession, id: str) -> list[Pairing]:
    query = select(Pairing).where(Pairing.tournament_id == id).order_by(Pairing.round, Pairing.number)
    return list((await session.scalars(query)).all())


def _next(row: Tournament, entrants: list[Entrant], games: list[Pairing]) -> list[Group]:
    """Who meets whom in the round after the one that is over."""
    if row.kind == "knockout":
        if row.round == 0:
            everybody = range(len(entrants))
            return pairing.bracket(len(entrants)) if row.seats == 2 else pairing.spread(everybody, row.seats)
        won = [winner(each) for each in games if each.round == row.round]
        return pairing.next_bracket(won) if row.seats == 2 else pairing.spread(won, row.seats)
    if row.kind == "robin" and row.seats == 2:
        return pairing.robin(len(entrants), row.round)
    met = pairing.meetings(each.entrants for each in games)
    ranked = [each["number"] for each in order(row.kind, entrants, games) if not each["out"]]
    if row.seats == 2:
        rested = {each.entrants[0] for each in games if len(each.entrants) == 1}
        return _sides(pairing.swiss(ranked, met, rested), games)
    if row.kind == "robin":
        # The larger tables are for others each time.
        ranked = sorted(ranked)[row.round % len(ranked) :] + sorted(ranked)[: row.round % len(ranked)] if ranked else []
    return _sides(pairing.mixed(ranked, row.seats, met), games)


def _sides(groups: list[Group], games: list[Pairing]) -> list[Group]:
    """Whoever has begun less often begins."""
    begun = Counter(each.entrants[0] for each in games if len(each.entrants) > 1)
    return [tuple(sorted(group, key=lambda each: begun[each])) for group in groups]


def _points(parts: list[int] | None) -> list[float] | None:
    return None if parts is None else [each / WHOLE for each in parts]


def _summary(row: Tournament, size: int) -> dict[str, Any]:
    names = ("id", "name", "title", "kind", "seats", "state", "round", "rounds", "created")
    return {name: getattr(row, name) for name in names} | {"size": size}


def _hosted(row: Tournament, person: Person) -> None:
    if row.host != person.id:
        raise not_allowed("host-only", "Only the host can do this.")


def too_many() -> Refusal:
    return Refusal(409, "tournament-full", f"A tournament has at most {MOST} players.", {"most": str(MOST)})
