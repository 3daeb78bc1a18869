"""Several open decisions at once: answers are sealed, kept, and take effect together."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludarium.kernel import homes
from ludarium.kernel.match import Match

from .harness import Server, Somebody, Watching
from .postgres import Postgres


def three(server: Server) -> tuple[list[Somebody], str]:
    people = [server.guest(name) for name in ("Anna", "Boris", "Clara")]
    table = people[0].table("me", "open", "open", title="plans", public=True)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {})
    return people, table


def lay(person: Somebody, table: str, seat: int, number: int = 0) -> str:
    """Lays a card of the hand aside, over HTTP; not done yet."""
    shown = person.view(table, seat)
    code: str = shown["view"]["decision"]["options"][number]["code"]
    person.choose(table, seat, shown["line"], code)
    return code


def done(person: Somebody, table: str, seat: int) -> Any:
    return person.choose(table, seat, person.view(table, seat)["line"], "done")


def test_nobody_waits_and_all_take_effect_together(server: Server) -> None:
    people, table = three(server)
    assert [person.view(table, seat)["view"]["decision"]["seat"] for seat, person in enumerate(people)] == [0, 1, 2]
    for seat in (2, 0):
        lay(people[seat], table, seat)
        done(people[seat], table, seat)
        assert people[1].view(table, 1)["line"] == 0
    assert people[1].view(table, -1)["view"]["open"] == [1]
    assert people[0].get(f"/api/tables/{table}")["open"] == [1]
    lay(people[1], table, 1)
    after = done(people[1], table, 1)
    assert after["line"] == 6
    frames = people[0].get(f"/api/tables/{table}/replay", **{"from": 0, "to": 6, "seat": 0})["frames"]
    assert [frame["by"] for frame in frames] == [-1, 0, 0, 1, 1, 2, 2]
    assert after["view"]["open"] == [0, 1, 2]


def test_a_sealed_answer_is_on_nobody_elses_wire(server: Server) -> None:
    people, table = three(server)
    watching = [person.live(table, changes=seat == 1) for seat, person in enumerate(people)]
    spectator = server.guest("Eve").live(table)
    for each in (*watching, spectator):
        each.until("update")
    others = (*watching[:2], spectator)
    seen = [len(each.frames) for each in others]
    shown = people[2].view(table, 2)
    code = shown["view"]["decision"]["options"][0]["code"]
    watching[2].send(type="choose", seat=2, line=0, option=code, ref=1)
    mine = watching[2].until("update", ref=1)
    assert (mine["line"], mine["view"]["open"]) == (1, [0, 1, 2])
    assert [entry["event"] for entry in mine["log"]] == ["laid"]
    watching[2].send(type="choose", seat=2, line=1, option="done", ref=2)
    closed = watching[2].until("update", ref=2)
    assert (closed["view"]["turn"], closed["view"]["open"], closed["view"]["undo"]) == (0, [0, 1], True)
    # The others hear once, when nobody waits for this seat any more, and nothing else.
    told = [watching[0].until("update"), watching[1].until("change"), spectator.until("update")]
    assert [each["line"] for each in told] == [0, 0, 0]
    assert [each["log"] for each in told] == [[], [], []]
    assert told[0]["view"]["open"] == told[2]["view"]["open"] == [0, 1]
    assert told[1]["view"] == {"open": [[0, 1]]}
    card = code.split("=")[1]
    for each, before in zip(others, seen, strict=True):
        assert [json.loads(frame)["type"] for frame in each.frames[before:]] != []
        assert all(f'"card:{card}"' not in frame for frame in each.frames[before:])
    watching[2].send(type="undo", seat=2, line=2, ref=3)
    assert watching[2].until("update", ref=3)["view"]["open"] == [0, 1, 2]
    assert watching[0].until("update")["view"]["open"] == [0, 1, 2]
    for each in (*watching, spectator):
        each.close()


def test_how_often_somebody_acts_is_told_to_nobody(server: Server) -> None:
    people, table = three(server)
    watching = people[0].live(table)
    watching.until("update")
    before = people[0].get(f"/api/tables/{table}")["updated"]
    lay(people[2], table, 2)
    lay(people[2], table, 2)
    watching.send(type="ping")
    assert watching.next()["type"] in ("table", "pong")
    assert not [frame for frame in watching.frames[1:] if json.loads(frame)["type"] == "update"][1:]
    assert people[0].get(f"/api/tables/{table}")["updated"] == before
    watching.close()


def test_answers_can_be_taken_back_until_all_are_in(server: Server) -> None:
    people, table = three(server)
    first = lay(people[2], table, 2)
    line = done(people[2], table, 2)["line"]
    again = {"seat": 2, "line": line, "option": first}
    assert people[2].refused("POST", f"/api/tables/{table}/choices", again) == (400, "answered")
    people[2].post(f"/api/tables/{table}/undo", {"seat": 2, "line": line})
    people[2].post(f"/api/tables/{table}/undo", {"seat": 2, "line": line + 1})
    assert people[2].view(table, 2)["view"]["open"] == [0, 1, 2]
    other = lay(people[2], table, 2, 1)
    for seat in (0, 1):
        lay(people[seat], table, seat)
        done(people[seat], table, seat)
    done(people[2], table, 2)
    left = people[2].view(table, -1)["view"]["table"]["left"]
    assert "card:" + other.split("=")[1] in left
    assert "card:" + first.split("=")[1] not in left
    # All are in: what is done is done.
    assert not people[2].view(table, 2)["view"]["undo"]


def test_a_stale_or_foreign_answer_changes_nothing(server: Server) -> None:
    people, table = three(server)
    lay(people[2], table, 2)
    for body, code in (
        ({"seat": 2, "line": 0, "option": "done"}, "stale"),
        ({"seat": 2, "line": 1, "option": "lay card=99"}, "not-an-option"),
    ):
        answer = people[2].ask("POST", f"/api/tables/{table}/choices", body)
        assert answer.status_code >= 400
        assert answer.json()["code"] == code or code == "not-an-option"
    assert people[0].refused("POST", f"/api/tables/{table}/choices", {"seat": 2, "line": 1, "option": "done"})[0] == 403
    assert people[2].view(table, 2)["line"] == 1


def test_everybody_who_is_asked_has_it_among_their_moves(server: Server) -> None:
    people, table = three(server)
    for seat, person in enumerate(people):
        assert [move["seats"] for move in person.get("/api/me/moves")["moves"]] == [[seat]]
    lay(people[1], table, 1)
    done(people[1], table, 1)
    assert people[1].get("/api/me/moves")["moves"] == []
    assert len(people[2].get("/api/me/moves")["moves"]) == 1


def test_bots_answer_and_wait_for_nobody(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.table("bot:easy", "me", "bot:easy", title="plans")["id"]
    for _ in range(200):
        if anna.view(table, 1)["view"]["open"] == [1]:
            break
        time.sleep(0.05)
    assert anna.view(table, 1)["view"]["open"] == [1]
    assert anna.play(table, [1], random.Random(3)) >= 4
    record = good_record(anna, table)
    assert Match.loads(record).over


def test_one_who_plays_all_seats_is_asked_one_after_the_other(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.table("me", "me:B", "me:C", title="plans")["id"]
    assert anna.play(table, [0, 1, 2], random.Random(4)) >= 12
    assert Match.loads(good_record(anna, table)).over


def test_ending_a_game_drops_what_was_sealed(server: Server) -> None:
    people, table = three(server)
    code = lay(people[2], table, 2)
    for person in people:
        person.post(f"/api/tables/{table}/agree", {"end": True})
    assert people[0].view(table, 0)["view"]["over"]
    assert not [row for row in server.dump().splitlines() if table in row and code in row]


def good_record(person: Somebody, table: str) -> str:
    answer = person.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


@pytest.fixture(autouse=True)
def titles(monkeypatch: pytest.MonkeyPatch) -> None:

    monkeypatch.setitem(homes.HOMES, "plans", "ludarium.kernel.sample_apart")


# killed, and two processes


def test_what_was_sealed_outlives_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    people, table = three(server)
    for seat in (2, 0):
        lay(people[seat], table, seat)
    done(people[2], table, 2)
    views = [person.view(table, seat) for seat, person in enumerate(people)]
    server.kill()
    server.start()
    again = [person.view(table, seat) for seat, person in enumerate(people)]
    assert again == views
    assert again[0]["view"]["open"] == [0, 1]
    done(people[0], table, 0)
    lay(people[1], table, 1)
    assert done(people[1], table, 1)["line"] == 6
    server.kill()
    server.start()
    assert people[1].view(table, 1)["line"] == 6
    server.stop()


@pytest.fixture
def pair(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    env = {"LUDARIUM_DATABASE": postgres.database("sealed"), "LUDARIUM_SECRET": "s" * 40}
    servers = Server(tmp_path / "one", **env).start(), Server(tmp_path / "two", **env).start()
    yield servers
    for server in servers:
        server.stop()
        assert not [line for line in server.lines_of_log() if line["level"] in ("error", "critical")]


def test_two_processes_keep_each_others_answers(pair: tuple[Server, Server]) -> None:
    one, two = pair
    anna, boris = one.guest("Anna"), two.guest("Boris")
    table = anna.table("me", "open", title="plans", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    a: Watching = anna.live(table)
    b: Watching = boris.live(table)
    while a.until("update")["view"]["decision"] is None:
        pass
    b.until("update")
    lay(anna, table, 0)
    done(anna, table, 0)
    while b.until("update")["view"]["open"] != [1]:
        pass
    lay(boris, table, 1)
    done(boris, table, 1)
    update = a.until("update", line=4)
    assert update["view"]["open"] == [0, 1]
    assert b.until("update", line=4)["view"]["table"]["left"] == update["view"]["table"]["left"]
    # Both at once: neither answer is lost.
    for person, seat in ((anna, 0), (boris, 1)):
        lay(person, table, seat)
    done(boris, table, 1)
    done(anna, table, 0)
    assert a.until("update", line=8)["view"]["over"]
    a.close()
    b.close()
