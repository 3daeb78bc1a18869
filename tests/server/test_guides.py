"""Guided first games: tables whose guide knows what has been read, and what a person has learned."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .harness import Server, Somebody


def now(somebody: Somebody, table: str) -> Any:
    return somebody.get(f"/api/tables/{table}/guide")


def choose(somebody: Somebody, table: str, option: str, seat: int = 0) -> Any:
    line = somebody.get(f"/api/tables/{table}/view", seat=seat)["line"]
    return somebody.post(f"/api/tables/{table}/choices", {"seat": seat, "line": line, "option": option})


def test_a_guide_goes_on_after_a_crash_and_remembers_what_was_read(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    anna = server.guest("Anna")
    table = anna.post("/api/titles/europa/guide")
    id = table["id"]
    assert table["guided"]
    assert not table["rated"]
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    first = now(anna, id)["step"]["id"]
    second = anna.post(f"/api/tables/{id}/guide", {"step": first})
    assert second["step"]["id"] != first
    assert [tick["step"] for tick in second["ticks"] if tick["done"]] == [first]
    server.kill()
    server.start()
    assert now(anna, id)["step"] == second["step"]
    assert anna.get("/api/me/learned")["marks"] == {"europa": [f"guide.{first}"]}
    server.stop()


def test_everybody_gets_the_same_deal_and_only_the_learner_hears_the_guide(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    mine, his = (each.post("/api/titles/europa/guide")["id"] for each in (anna, boris))
    drawn = []
    for somebody, table in ((anna, mine), (boris, his)):
        for power in ("adm", "dip", "mil"):
            choose(somebody, table, f"draw power={power}")
        drawn.append(somebody.get(f"/api/tables/{table}/view", seat=0)["view"]["table"]["own"]["drawn"])
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) == 6
    assert boris.http.get(f"/api/tables/{mine}/guide").status_code == 403
    assert boris.ask("POST", f"/api/tables/{mine}/guide", {"step": "goal"}).status_code == 403
    assert anna.ask("POST", f"/api/tables/{mine}/guide", {"step": "no-such"}).status_code == 404
    assert anna.ask("POST", "/api/titles/sample/guide", {}).status_code == 404
    plain = anna.post("/api/tables", {"title": "sample", "seats": [{"kind": "me"}, {"kind": "me"}]})
    assert not plain["guided"]
    assert anna.http.get(f"/api/tables/{plain['id']}/guide").status_code == 404


def test_lessons_are_ticked_for_the_person(server: Server) -> None:
    anna = server.guest("Anna")
    lesson = anna.get("/api/titles/troyes/lessons")["lessons"][0]["id"]
    marks = anna.put("/api/me/learned", {"title": "troyes", "mark": f"lesson.{lesson}"})["marks"]
    assert marks == anna.get("/api/me/learned")["marks"] == {"troyes": [f"lesson.{lesson}"]}
    assert anna.ask("PUT", "/api/me/learned", {"title": "troyes", "mark": "lesson.none"}).status_code == 404
    assert server.guest("Boris").get("/api/me/learned")["marks"] == {}
