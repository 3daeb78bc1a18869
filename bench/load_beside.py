"""Two titles under load: 50 live tables of The Price of Power (1-01 with four people) beside 150 of Troyes, all playing
at random. Fails if anything went wrong, or if an answered choice is not in the database.

    python bench/load_beside.py --out bench/LOAD_BESIDE.md
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sqlite3
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import httpx
import load
import msgspec
from load import Count, Seen, Table

from ludarium.server.delta import applied

ABOUT = """# Two titles under load

Random clients on the same machine, all at the same time. Nothing may go wrong, and nothing that was answered may be
lost. Written by `make load`.
"""


class Crowd(Table):
    """A table of The Price of Power. Several may be asked at once: each plays for themselves, and waits for nobody."""

    people = 4
    variants = {"scenario": "1-01-4-players"}

    async def play(self, http: httpx.AsyncClient, end: float, count: Count) -> None:
        try:
            await asyncio.gather(*[self.person(seat, end, count) for seat in range(self.people)])
        except Exception as error:
            count.errors.append(repr(error)[:300])

    async def person(self, seat: int, end: float, count: Count) -> None:
        while (left := end - time.monotonic()) > 0 and not self.seen[seat].over:
            seen = self.seen[seat]
            if not seen.codes:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.news(seat, count), left)
                continue
            code = self.rng.choice(seen.codes)
            message = {"type": "choose", "seat": seat, "line": seen.line, "option": code, "ref": 1}
            text = msgspec.json.encode(message).decode()
            begun = time.perf_counter()
            await self.sockets[seat].send(text)
            while not await self.news(seat, count):
                pass
            count.waits.append(time.perf_counter() - begun)
            count.answered.append((self.id, seat, code))
            count.done += 1
            count.in_size += len(text)

    async def news(self, seat: int, count: Count) -> bool:
        """The next message to a seat; whether it answers what the seat has sent."""
        text = str(await self.sockets[seat].recv())
        message = msgspec.json.decode(text)
        if message["type"] == "refused":
            raise RuntimeError(message["sentence"])
        if message["type"] in ("update", "change"):
            told = message["view"]
            whole = told if message["type"] == "update" else applied(self.seen[seat].view, told)
            self.seen[seat] = Seen(message, whole)
            count.out(text)
            count.games += self.seen[seat].over and seat == 0
        return "ref" in message


def lost(database: Path, count: Count) -> int:
    """How many answered choices are not in the database, in their order: as lines, or sealed until all are in."""
    stored: dict[tuple[str, int], list[str]] = {}
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as db:
        for kept in ("line", "sealed"):
            for table, text in db.execute(f"SELECT table_id, text FROM {kept} ORDER BY table_id, number"):
                seat, _, code = text.partition(" |")[0].partition(" ")
                stored.setdefault((table, int(seat)), []).append(code)
    missing = 0
    for table, seat, code in count.answered:
        left = stored.get((table, seat), [])
        if left and left[0] == code:
            left.pop(0)
        else:
            missing += 1
    return missing


async def main(pairs: int, crowds: int, seconds: float, keep: Path | None, note: str) -> int:
    gc.disable()
    with tempfile.TemporaryDirectory(prefix="ludarium-load-") as name:
        folder = Path(name)
        port = load.free_port()
        # Every choice is a client's own.
        server = load.serving(folder, port, LUDARIUM_FORCED="ask")
        troyes, europa = Count(), Count()
        try:
            async with httpx.AsyncClient(timeout=120) as http:
                small = [Table(port, "troyes", number) for number in range(pairs)]
                large = [Crowd(port, "europa", number) for number in range(crowds)]
                tables = [*small, *large]
                for _ in range(2):
                    await asyncio.gather(*[table.open(http) for table in small])
                await asyncio.gather(*[table.open(http) for table in large])
                for table in tables:
                    table.sit()
                print(f"{len(tables)} tables are open; playing for {seconds:.0f} s", flush=True)
                await asyncio.gather(
                    load.play_turn(small, http, seconds, server, troyes),
                    load.play_turn([*large], http, seconds, server, europa),
                )
                work, memory = troyes.cpu, server.resident()
                for table in tables:
                    await table.leave()
                    for _, sockets, _ in table.ready:
                        for connection in sockets:
                            await connection.close()
        finally:
            server.stop()
        database = folder / "data" / "ludarium.sqlite3"
        gone = [load.check(database, troyes), lost(database, europa)]
        troubles = [line for line in (folder / "log").read_text().splitlines() if '"level": "error"' in line]
    troubles += troyes.errors + europa.errors
    told = [
        ("both", f"{troyes.seconds:.0f} s, {load.FORM} engine, server {work:.0f} s of computing, {memory >> 20} MB")
    ]
    for title, count, number, people, missing in (
        ("troyes", troyes, pairs, 2, gone[0]),
        ("europa 1-01", europa, crowds, Crowd.people, gone[1]),
    ):
        told += [
            (f"{title}: tables", f"{number}, {number * people} connections in use, {count.games} games ended"),
            (f"{title}: choices stored", f"{count.done / count.seconds:,.0f} a second, {load.spread(count)}"),
            (f"{title}: messages", "{} bytes in, {:,} bytes out to each".format(*count.sizes())),
            (f"{title}: answered but lost", f"{missing} of {len(count.answered):,}"),
        ]
    told.append(("errors", str(len(troubles))))
    if note:
        told.append(("run", note))
    for name, value in told:
        print(f"{name:<32}{value}")
    for trouble in troubles[:5]:
        print("error:", trouble, file=sys.stderr)
    good = not troubles and sum(gone) == 0 and troyes.done > 0 and europa.done > 0
    print("good" if good else "NOT GOOD")
    if keep is not None and good:
        keep.write_text(f"{ABOUT}\n| | |\n|---|---|\n" + "".join(f"| {name} | {value} |\n" for name, value in told))
    return 0 if good else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--troyes", type=int, default=150)
    parser.add_argument("--europa", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--out", type=Path, help="keeps the figures in this file")
    parser.add_argument("--note", default="", help="about this run: another row")
    given = parser.parse_args()
    sys.exit(asyncio.run(main(given.troyes, given.europa, given.seconds, given.out, given.note)))
