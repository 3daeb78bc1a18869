"""Looking back and ahead: replay, points, hints, analysis, forks, records."""

from __future__ import annotations

import json
import random
import time

import pytest

from ludarium.kernel.match import Match
from ludarium.kernel.record import loads
from ludarium.kernel.replay import verify
from ludarium.kernel.title import find, register
from ludarium.server import think

from .harness import Server, Somebody


def finished(somebody: Somebody, *seats: str, title: str = "sample") -> str:
    table: str = somebody.table(*seats, title=title)["id"]
    mine = [number for number, seat in enumerate(seats) if seat == "me"]
    somebody.play(table, mine, random.Random(4))
    return table


def test_replay_shows_each_moment_as_my_seat_saw_it_while_the_game_runs(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    live = [anna.view(table, 0)]
    for line in (0, 1):
        live.append(anna.choose(table, 0, line, live[-1]["view"]["decision"]["options"][0]["code"]))
    frames = anna.get(f"/api/tables/{table}/replay", seat=0, **{"from": 0, "to": 5})
    assert frames["lines"] == 2
    assert [frame["line"] for frame in frames["frames"]] == [0, 1, 2]
    assert [frame["view"] for frame in frames["frames"]] == [update["view"] for update in live]
    assert [frame["code"] for frame in frames["frames"]] == ["", None, None]
    assert [frame["by"] for frame in frames["frames"]] == [-1, 0, 0]
    assert boris.refused("GET", f"/api/tables/{table}/replay?seat=0") == (403, "not-your-seat")
    theirs = boris.get(f"/api/tables/{table}/replay", seat=1, **{"from": 0, "to": 5})["frames"]
    assert all(isinstance(frame["view"]["table"]["hands"][0], int) for frame in theirs)
    assert [entry["event"] for entry in theirs[1]["log"]] == ["picked"]
    for path in ("record", "points"):
        assert anna.refused("GET", f"/api/tables/{table}/{path}") == (409, "wrong-state")
    assert anna.refused("POST", f"/api/tables/{table}/analysis") == (409, "wrong-state")
    assert anna.refused("POST", f"/api/tables/{table}/fork", {"line": 0, "seat": 0}) == (409, "wrong-state")


def test_once_over_everybody_sees_every_seat_and_every_choice(server: Server) -> None:
    anna, eve = server.guest("Anna"), server.guest("Eve")
    table = finished(anna, "me", "me")
    total = anna.get(f"/api/tables/{table}")["line"]
    frames = eve.get(f"/api/tables/{table}/replay", seat=1, **{"from": 3, "to": 99})
    assert [frame["line"] for frame in frames["frames"]] == list(range(3, total + 1))
    assert all(frame["code"] for frame in frames["frames"])
    back = eve.get(f"/api/tables/{table}/replay", seat=1, **{"from": 3, "to": 4})["frames"]
    assert back == frames["frames"][:2]
    assert frames["frames"][-1]["view"]["over"]
    # every third moment, and the last one
    far = eve.get(f"/api/tables/{table}/replay", seat=1, step=3, **{"from": 3, "to": 99})["frames"]
    assert far == [each for each in frames["frames"] if (each["line"] - 3) % 3 == 0 or each["line"] == total]


def test_records_go_out_after_the_end_and_come_back_in(server: Server, sample: object) -> None:
    anna = server.guest("Anna")
    table = finished(anna, "me", "me", "me")
    answer = anna.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="{table}.ludarium"'
    record = loads(answer.text)
    verify(record)
    assert record.end is not None
    brought = anna.post("/api/records", {"record": answer.text})
    assert (brought["state"], brought["origin"], brought["line"]) == ("over", "import", 18)
    assert brought["result"]["standings"] == anna.get(f"/api/tables/{table}")["result"]["standings"]
    again = anna.get(f"/api/tables/{brought['id']}/replay", seat=1, **{"from": 18, "to": 18})["frames"][0]
    assert again["view"]["table"] == Match.loads(answer.text).view(1)["table"]
    assert anna.refused("POST", "/api/records", {"record": "nonsense"}) == (400, "bad-record")
    forged = answer.text.replace("hold", "throw", 1)
    assert anna.refused("POST", "/api/records", {"record": forged}) == (400, "bad-record")


def test_play_on_from_any_point_with_new_luck(server: Server) -> None:
    anna = server.guest("Anna")
    table = finished(anna, "me", "me")
    path = f"/api/tables/{table}/fork"
    fork = anna.post(path, {"line": 5, "seat": 1, "level": "easy"})
    assert (fork["origin"], fork["from"], fork["mine"], fork["rated"]) == ("fork", table, [1], False)
    made = anna.play(fork["id"], [1], random.Random(9))
    assert made > 0
    over = anna.get(f"/api/tables/{fork['id']}")
    assert over["state"] == "over"
    assert over["result"]["ratings"] == []
    old = loads(anna.http.get(f"/api/tables/{table}/record").text)
    new = loads(anna.http.get(f"/api/tables/{fork['id']}/record").text)
    assert [line.text() for line in new.lines[:5]] == [line.text() for line in old.lines[:5]]
    assert new.header.seed != old.header.seed
    assert anna.refused("POST", path, {"line": 99, "seat": 1}) == (404, "not-found")
    assert anna.refused("POST", path, {"line": 12, "seat": 1}) == (403, "not-allowed")


def test_points_over_time_by_source(server: Server) -> None:
    anna = server.guest("Anna")
    table = finished(anna, "me", "me")
    points = anna.get(f"/api/tables/{table}/points")
    assert points["available"]
    assert [each["line"] for each in points["points"]] == list(range(13))
    final = anna.get(f"/api/tables/{table}")["result"]["standings"]["rows"]
    assert [seat["points"] for seat in points["points"][-1]["seats"]] == [row["points"] for row in final]
    assert points["points"][0]["seats"][0] == {"points": 0, "parts": [{"source": "cards", "points": 0}]}


def test_a_hint_is_for_practice_only_and_costs_the_rating(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "bot:easy")
    assert table["rated"]
    hint = anna.post(f"/api/tables/{table['id']}/hint", {"seat": 0})
    view = anna.view(table["id"], 0)["view"]
    assert {each["option"]["code"] for each in hint["options"]} == {
        each["code"] for each in view["decision"]["options"]
    }
    # The best comes first: one that has been looked into.
    assert hint["options"][0]["visits"] > 0
    assert sum(each["share"] for each in hint["options"]) == pytest.approx(1, abs=0.01)
    assert sum(hint["chances"]) == pytest.approx(1, abs=0.01)
    assert not anna.get(f"/api/tables/{table['id']}")["rated"]
    assert boris.refused("POST", f"/api/tables/{table['id']}/hint", {"seat": 0}) == (403, "not-your-seat")
    serious = anna.table("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{serious}/join", {})
    assert anna.refused("POST", f"/api/tables/{serious}/hint", {"seat": 0}) == (403, "not-allowed")


def test_analysis_tells_chances_over_time_and_the_turning_points(server: Server) -> None:
    anna = server.guest("Anna")
    table = finished(anna, "me", "me")
    path = f"/api/tables/{table}/analysis"
    assert anna.get(path)["state"] == "none"
    assert anna.post(path)["state"] == "running"
    for _ in range(300):
        found = anna.get(path)
        if found["state"] == "done":
            break
        time.sleep(0.2)
    assert [point["line"] for point in found["points"]] == list(range(13))
    assert all(sum(point["chances"]) == pytest.approx(1, abs=0.01) for point in found["points"])
    rows = anna.get(f"/api/tables/{table}")["result"]["standings"]["rows"]
    winners = [row["seat"] for row in rows if row["place"] == 1]
    assert found["points"][-1]["chances"] == [1 / len(winners) if seat in winners else 0 for seat in (0, 1)]
    assert found["turns"]
    for turn in found["turns"]:
        assert turn["after"] >= turn["before"]
    # The choice at a turning point is one of the game; another is better only if more games are won from there.
    choices = [turn["choice"] for turn in found["turns"] if turn["choice"]]
    lines = anna.http.get(f"/api/tables/{table}/record").text.splitlines()
    made = [line.partition(" | ")[0] for line in lines if line[:2] in ("0 ", "1 ")]
    for choice in choices:
        assert made[choice["line"]] == f"{choice['seat']} {choice['option']['code']}"
        assert (choice["better"] is None) == (choice["best"] == choice["value"])
        assert choice["best"] >= choice["value"]


def test_a_choice_is_weighed_against_what_a_strong_bot_would_do() -> None:
    register("sample", "ludarium.kernel.sample")
    title = find("sample")
    match = Match.new(title, 2, seed="5")
    decision = match.view(match.position.seat)["decision"]
    assert decision is not None
    options = [option["code"] for option in decision["options"]]
    assert len(options) > 1
    saved = title.dump(match.position)
    told = [think.judge("sample", match.position.seat, 1, saved, code) for code in options]
    weighed = [each for each in told if each is not None]
    assert len(weighed) > 1
    assert {each["option"]["code"] for each in weighed} <= set(options)
    # Some choice is worse than another, and says which.
    worse = [each for each in weighed if each["better"]]
    assert worse
    assert all(each["best"] > each["value"] and each["better"]["code"] in options for each in worse)
    assert think.judge("sample", 1 - match.position.seat, 1, saved, options[0]) is None


def test_the_better_move_is_told_to_its_end_with_what_it_brings() -> None:
    title = find("troyes")
    match = Match.new(title, 2, seed="why")
    reasons = 0
    for _ in range(120):
        codes = match.options()
        if len(codes) > 2:
            saved = title.dump(match.position)
            found = think.judge("troyes", match.seat, 3, saved, codes[-1])
            if found is not None and found["better"]:
                for option in found["then"]:
                    title.vocabulary.parse(option["code"])
                sources = {source for row in title.standings(match.position).rows for source, _ in row.parts}
                assert {each["source"] for each in found["brings"]} <= sources
                assert all(each["points"] for each in found["brings"])
                reasons += bool(found["then"] and found["brings"])
        if reasons:
            break
        match.choose(match.seat, codes[0])
    assert reasons


def test_the_seed_is_nowhere_on_the_wire_before_the_end(server: Server) -> None:
    """The commitment is shown from the start; the seed that it is for comes with the record."""
    anna = server.guest("Anna")
    table = anna.table("me", "me")["id"]
    texts = [
        anna.http.get(path).text
        for path in (
            f"/api/tables/{table}",
            f"/api/tables/{table}/view?seat=0",
            f"/api/tables/{table}/replay?seat=0",
            "/api/me/tables",
            "/api/tables",
        )
    ]
    shown = json.loads(texts[1])["view"]["commitment"]
    anna.play(table, [0, 1], random.Random(1))
    header = loads(anna.http.get(f"/api/tables/{table}/record").text).header
    assert header.commitment == shown
    assert not any(header.seed in text for text in texts)
