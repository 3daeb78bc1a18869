"""What one stranger can do to a server (`make attack`): floods, slow and silent connections, records and webhooks that
mean harm, input without sense, and servers that are killed while people play. On this machine only, over loopback.

Writes the figures to bench/ATTACK.md, and fails if one of them is beyond its limit. The attackers take their share of
the machine, too: ratios are of medians, in the same run.
"""

from __future__ import annotations

import argparse
import json
import random
import socket
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.attack.hostile import NORMAL, Hostile, memory
from tests.server.attack.test_bounds import changed, undone
from tests.server.attack.test_floods import HALF, SOCKETS, Flood, health
from tests.server.attack.test_input import RAW
from tests.server.attack.test_shares import bot_answers
from tests.server.harness import Server
from tests.server.postgres import Postgres
from tests.server.test_crash import Player, check

from ludarium.kernel.match import Match
from ludarium.kernel.record import loads
from ludarium.kernel.title import register

ABOUT = """# What one stranger can do

Attacks on a server over loopback, by the same machine. Written by `make attack`; ratios are of medians in the same run.

| | | limit |
|---|---|---|
"""
PLAYERS = 4
KILLS, KILLS_POSTGRES = 200, 20


class Report:
    def __init__(self) -> None:
        self.rows: list[tuple[str, str, str]] = []
        self.failed: list[str] = []
        self.requests = 0
        self.frames = 0
        self.kills = 0

    def add(self, what: str, found: str, limit: str = "", good: bool = True) -> None:
        print(f"{what}: {found}" + ("" if good else "  <- beyond the limit"), flush=True)
        self.rows.append((what, found, limit))
        if not good:
            self.failed.append(what)

    def write(self, file: Path, whole: bool) -> None:
        tried = f"{self.requests:,} requests, {self.frames:,} frames, {self.kills} kills"
        tried += "" if whole else f" (a short run: a whole one has {KILLS} and {KILLS_POSTGRES} kills)"
        rows = [("tried", tried, ""), *self.rows]
        file.write_text(ABOUT + "".join(f"| {what} | {found} | {limit} |\n" for what, found, limit in rows))


def bad_input(server: Server, report: Report, count: int) -> None:
    """Requests that make no sense, to every address there is."""
    anna = server.guest("Anna")
    paths = anna.get("/api/schema/openapi.json")["paths"]
    asked = [(method.upper(), path) for path, methods in paths.items() for method in methods]
    last = ("/api/me", "/api/logout", "/api/me/password")
    asked = [each for each in asked if each[1] not in last and "hint" not in each[1] and "analysis" not in each[1]]
    table = anna.table("me", "me")["id"]
    rng = random.Random(1)
    bodies = [body for _, body in RAW] + [b"null", b"[]", b"{}", b'"x"', b"1e400", b'{"seat": 1e99}', b"\xff" * 100]
    found: Counter[int] = Counter()
    for number in range(count):
        method, path = asked[number % len(asked)]
        for key in ("{id}", "{invite}", "{title}", "{person}", "{language}", "{seat}", "{session}"):
            odd = ["%00", "%ff%fe", "x" * 300, "..", "%2e%2e%2f", "'", "\u202e", "-1", table, "sample", "en", "0"]
            path = path.replace(key, rng.choice(odd))
        headers = {"Content-Type": "application/json", "X-CSRF-Token": anna.http.cookies["ludarium_csrf"]}
        query = {
            "seat": rng.choice(["0", "-5", "x", "9" * 30]),
            "from": "-1",
            "before": rng.choice(["0", "1e9", "\u0000"]),
        }
        body = rng.choice(bodies) if method != "GET" else None
        found[anna.http.request(method, path, content=body, params=query, headers=headers).status_code] += 1
    report.requests += count
    bugs = sum(times for status, times in found.items() if status >= 500)
    report.add("5xx for bad input", f"{bugs} of {count:,} requests", "0", bugs == 0)


def kills(
    report: Report, count: int, servers: list[Server], stored: Callable[[dict[str, int]], int], what: str
) -> None:
    """Kills a server while people play at it, again and again; whatever was answered has to be there."""
    answered: dict[str, int] = {}
    rng = random.Random(3)
    for server in servers:
        server.start()
    players = [Player(servers[number % len(servers)], number, answered) for number in range(PLAYERS)]
    with ThreadPoolExecutor(PLAYERS) as together:
        for number in range(count):
            victim = servers[number % len(servers)]
            playing = [together.submit(player.play) for player in players if player.somebody.server is victim]
            time.sleep(rng.uniform(0.1, 0.7))
            victim.kill()
            for each in playing:
                each.result(60)
            stored(answered)
            victim.start()
    report.kills += count
    report.frames += sum(answered.values())
    total = stored(answered)
    for server in servers:
        server.stop()
    report.add(f"answered choices lost, {what}", f"0 of {total:,} in {count} kills", "0", total > 0)


def in_postgres(postgres: Postgres, address: str, answered: dict[str, int]) -> int:
    plain = address.replace("+asyncpg", "")
    for table, lines in answered.items():
        query = f"SELECT header FROM game_table WHERE id = '{table}'; "
        query += f"SELECT text FROM line WHERE table_id = '{table}' ORDER BY number"
        record = postgres._run(str(postgres.bin / "psql"), plain, "-At", "-c", query)
        found = loads(record)
        assert len(found.lines) >= lines, "an answered choice is gone"
        Match.replay(found)
    return sum(answered.values())


def ratio(report: Report, server: Server, what: str, usual: float, limit: float = 0.0) -> None:
    found = statistics.median(health(server, 3.0))
    share = found / usual
    told = f"{share:.1f} times ({found * 1000:.1f} ms)"
    report.add(f"/health while {what}", told, f"{limit:.0f} times" if limit else "", not limit or share <= limit)


def hints(server: Server, report: Report, usual_health: float) -> None:
    anna, eve = server.guest("Anna"), server.guest("Eve")
    quiet = anna.table("me", "bot:normal", title="troyes")["id"]
    busy = eve.table("me", "me", title="troyes")["id"]
    wanted = {"seat": eve.view(busy)["view"]["turn"]}
    eve.post(f"/api/tables/{busy}/hint", wanted)
    bot_answers(anna, quiet, 2)
    usual = statistics.median(bot_answers(anna, quiet, 6))
    with ThreadPoolExecutor(40) as many:
        asked = [many.submit(eve.ask, "POST", f"/api/tables/{busy}/hint", wanted) for _ in range(40)]
        flooded = statistics.median(bot_answers(anna, quiet, 6))
        ratio(report, server, "hints are flooded", usual_health)
        codes = Counter(each.result().status_code for each in asked)
    report.requests += 40
    share = flooded / usual
    told = f"{share:.1f} times its usual {usual:.2f} s (40 hints: {codes[200]} given, {codes[429]} refused)"
    report.add("another guest's bot while hints are flooded", told, "3 times", share <= 3)


def webhooks(server: Server, report: Report, usual: float) -> None:
    before = memory(server)
    with ExitStack() as stack:
        for number, manner in enumerate(["drip", "endless", "endless", "silent"] * 3):
            hook = Hostile(manner)
            stack.callback(hook.close)
            mean = server.guest(f"Mean {number}")
            mean.put("/api/me/notices", {"webhook": hook.url, "quiet_from": 0, "quiet_to": 0, "zone": "UTC"})
            for _ in range(3):
                mean.table("me", "me")
        ratio(report, server, "webhooks drip and never end", usual)
        time.sleep(8)
        grown = memory(server) - before
    report.add("memory under the webhook attack", f"{grown:+.0f} MB", "+100 MB", grown < 100)


def records(server: Server, report: Report, usual: float) -> None:
    match = Match.new("sample", 2, {}, "seed", ["Anna", "Boris"])
    while not match.over:
        match.choose(match.seat, match.options()[0])
    record = match.dumps()
    before = memory(server)
    eve = server.guest("Eve")
    bad = [changed(record, names=["x" * 900_000, "y" * 900_000]), undone(record, 60_000), undone(record, 4_000)]
    with ThreadPoolExecutor(8) as many:
        asked = [many.submit(eve.ask, "POST", "/api/records", {"record": bad[i % 3]}) for i in range(24)]
        ratio(report, server, "records are brought", usual)
        codes = Counter(each.result().status_code for each in asked)
    table = eve.get("/api/me/imports")["tables"]
    lazy = []
    for _ in range(8 if table else 0):
        link = socket.create_connection(("127.0.0.1", server.port))
        path = f"/api/tables/{table[0]['id']}/replay?from=0&to=99"
        link.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 8)
        lazy.append(link)
    time.sleep(5)
    grown = memory(server) - before
    for link in lazy:
        link.close()
    report.requests += 24 + 64
    told = f"{grown:+.0f} MB (answers: {', '.join(f'{times} x {code}' for code, times in sorted(codes.items()))})"
    report.add("memory under the import attack", told, "+100 MB", grown < 100)


def floods(server: Server, report: Report, usual: float) -> None:
    links = []
    for number in range(HALF):
        link = socket.create_connection(("127.0.0.1", server.port), timeout=5)
        if number % 2:
            link.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        links.append(link)
    ratio(report, server, f"{HALF:,} half requests are open", usual)
    for link in links:
        link.close()
    report.requests += HALF
    table = server.guest("Anna").table("me", "me", title="troyes")["id"]
    for manner, what in (("watch", "look around without end"), ("churn", "come and go")):
        flood = Flood(server, table, manner)
        time.sleep(1)
        ratio(report, server, f"{SOCKETS} sockets of one address {what}", usual, 3.0)
        flood.stop()
        report.frames += flood.count


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--kills", type=int, default=KILLS, help="kills of a server with SQLite")
    asked.add_argument(
        "--kills-postgres", type=int, default=KILLS_POSTGRES, help="kills of one of two processes on PostgreSQL"
    )
    asked.add_argument("--requests", type=int, default=3000, help="requests without sense")
    asked.add_argument("--out", type=Path, default=None)
    given = asked.parse_args()
    register("sample", "ludarium.kernel.sample")
    report = Report()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024))"
        plain = Server(folder / "plain", LUDARIUM_WEBHOOKS="any").start()
        bad_input(plain, report, given.requests)
        usual = statistics.median(health(plain, 3.0))
        hints(plain, report, usual)
        records(plain, report, usual)
        webhooks(plain, report, usual)
        plain.stop()
        limited = Server(folder / "limited", before=few, **NORMAL).start()
        floods(limited, report, statistics.median(health(limited, 3.0)))
        limited.stop()
        alone = Server(folder / "alone")
        kills(report, given.kills, [alone], lambda answered: check(alone, answered), "SQLite")
        if given.kills_postgres:
            postgres = Postgres().start()
            address = postgres.database("attack")
            env = {"LUDARIUM_DATABASE": address, "LUDARIUM_SECRET": "s" * 40}
            pair = [Server(folder / "one", **env), Server(folder / "two", **env)]
            kills(
                report,
                given.kills_postgres,
                pair,
                lambda answered: in_postgres(postgres, address, answered),
                "two processes on PostgreSQL",
            )
            postgres.stop()
    if given.out:
        report.write(given.out, given.kills >= KILLS and given.kills_postgres >= KILLS_POSTGRES)
    if report.failed:
        print(json.dumps(report.failed))
        sys.exit(1)


if __name__ == "__main__":
    main()
