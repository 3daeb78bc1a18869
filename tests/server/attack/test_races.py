"""Two processes at one table: what happens at the same moment happens in one order for both."""

from __future__ import annotations

import threading
import time

from ludarium.kernel.match import Match
from ludarium.kernel.record import loads

from ..harness import Server, Somebody
from ..postgres import Postgres

TABLES = 20


def elsewhere(somebody: Somebody, server: Server) -> Somebody:
    other = Somebody(server)
    other.http.cookies.update(somebody.http.cookies)
    other.id = somebody.id
    return other


def psql(postgres: Postgres, address: str, sql: str) -> list[list[str]]:
    plain = address.replace("+asyncpg", "")
    rows = postgres._run(str(postgres.bin / "psql"), plain, "-At", "-F", "\t", "-c", sql).splitlines()
    return [row.split("\t") for row in rows]


def test_no_line_comes_behind_the_end_of_a_game(
    pair: tuple[Server, Server], postgres: Postgres, sample: object
) -> None:
    one, two = pair
    anna = one.guest("Anna")
    there = elsewhere(anna, two)
    answered = {}
    for number in range(TABLES):
        table = anna.table("me", "me")["id"]
        there.view(table)
        view = anna.view(table, 0)
        seat = view["view"]["turn"]
        code = there.view(table, seat)["view"]["decision"]["options"][0]["code"]
        at_once = threading.Barrier(2)

        def end(table: str = table, at_once: threading.Barrier = at_once) -> None:
            at_once.wait()
            anna.post(f"/api/tables/{table}/agree", {"end": True})

        ending = threading.Thread(target=end)
        ending.start()
        at_once.wait()
        time.sleep(0.0005 * number)
        answer = there.ask("POST", f"/api/tables/{table}/choices", {"seat": seat, "line": 0, "option": code})
        ending.join()
        assert answer.status_code in (201, 409), answer.text
        answered[table] = answer.status_code == 201
    for table, stored in answered.items():
        query = (
            f"SELECT t.state, t.lines, count(l.number) FROM game_table t LEFT JOIN line l ON l.table_id = t.id "
            f"WHERE t.id = '{table}' GROUP BY t.id"
        )
        assert psql(postgres, one.env["LUDARIUM_DATABASE"], query) == [["over", str(int(stored)), str(int(stored))]]
        for somebody in (anna, there):
            record = somebody.http.get(f"/api/tables/{table}/record").text
            assert len(loads(record).lines) == int(stored)
            Match.loads(record)


def test_an_end_that_nobody_told_is_found(pair: tuple[Server, Server], postgres: Postgres) -> None:
    one, _ = pair
    anna = one.guest("Anna")
    table = anna.table("me", "me")["id"]
    watching = anna.live(table)
    watching.until("update")
    # As another process does it whose news do not come through.
    change = f"UPDATE game_table SET state = 'over', reason = 'agreed' WHERE id = '{table}'"
    psql(postgres, one.env["LUDARIUM_DATABASE"], change)
    told = watching.until("table", timeout=15)
    while told["table"]["state"] != "over":
        told = watching.until("table", timeout=15)
    update = watching.until("update", timeout=15)
    assert update["view"]["over"]
    watching.close()
