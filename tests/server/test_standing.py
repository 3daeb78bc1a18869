"""Standing answers, and questions without a choice."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from .harness import Server, Somebody


def two(server: Server, title: str = "sample") -> tuple[Somebody, Somebody, str]:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", title=title, public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    return anna, boris, table


def until(person: Somebody, table: str, seat: int, **facts: Any) -> Any:
    """The view once it has these values."""
    for _ in range(300):
        shown = person.view(table, seat)
        if all({**shown["view"], "line": shown["line"]}[name] == value for name, value in facts.items()):
            return shown
        time.sleep(0.03)
    raise AssertionError(f"it did not come about: {facts}, but {shown}")


def says(person: Somebody, table: str, seat: int, decision: str, option: str, until: str) -> Any:
    body = {"seat": seat, "decision": decision, "option": option, "until": until}
    return person.post(f"/api/tables/{table}/answers", body)


def first(person: Somebody, table: str, seat: int) -> str:
    shown = person.view(table, seat)
    code: str = shown["view"]["decision"]["options"][0]["code"]
    person.choose(table, seat, shown["line"], code)
    return code


def test_what_was_said_beforehand_is_answered_without_asking(server: Server) -> None:
    anna, boris, table = two(server)
    told = says(anna, table, 0, "play-card", "hold", "game")
    assert [(each["decision"], each["option"]["verb"], each["until"]) for each in told["answers"]] == [
        ("play-card", "hold", "game")
    ]
    first(anna, table, 0)
    shown = until(boris, table, 1, turn=1, line=2)
    assert [entry["event"] for entry in shown["log"]][-1] == "scored"
    # An ordinary choice in the record, and nobody else knows of what was said.
    assert boris.get(f"/api/tables/{table}/answers")["answers"] == []
    first(boris, table, 1)
    time.sleep(0.5)
    assert boris.view(table, 1)["view"]["decision"]["id"] == "play-card"


def test_who_is_asked_and_says_it_then_is_answered_at_once(server: Server) -> None:
    anna, boris, table = two(server)
    first(anna, table, 0)
    told = says(anna, table, 0, "play-card", "hold", "game")
    assert "card" in told["answers"][0]["args"]
    until(boris, table, 1, turn=1)


def test_it_can_be_taken_back(server: Server) -> None:
    anna, boris, table = two(server)
    number = says(anna, table, 0, "play-card", "hold", "game")["answers"][0]["id"]
    assert boris.refused("DELETE", f"/api/tables/{table}/answers/{number}")[0] == 404
    anna.delete(f"/api/tables/{table}/answers/{number}")
    first(anna, table, 0)
    time.sleep(0.5)
    assert anna.view(table, 0)["view"]["decision"]["id"] == "play-card"


def test_a_new_one_for_the_same_question_replaces_the_old(server: Server) -> None:
    anna, _, table = two(server)
    says(anna, table, 0, "play-card", "hold", "game")
    told = says(anna, table, 0, "play-card", "throw", "round")
    assert [each["option"]["code"] for each in told["answers"]] == ["throw"]


def test_it_ends_with_the_round_or_with_the_next_turn(server: Server) -> None:
    anna, boris, table = two(server)
    assert anna.get(f"/api/tables/{table}/answers")["untils"] == ["turn", "round", "game"]
    says(boris, table, 1, "play-card", "hold", "turn")
    says(anna, table, 0, "play-card", "hold", "round")
    first(anna, table, 0)
    until(boris, table, 1, turn=1)
    first(boris, table, 1)
    until(anna, table, 0, turn=0, line=4)
    for person in (anna, boris):
        for _ in range(100):
            if person.get(f"/api/tables/{table}/answers")["answers"] == []:
                break
            time.sleep(0.03)
        assert person.get(f"/api/tables/{table}/answers")["answers"] == []


def test_titles_without_turns_offer_no_such_end(server: Server) -> None:
    anna, _, table = two(server, "plans")
    assert anna.get(f"/api/tables/{table}/answers")["untils"] == ["round", "game"]
    body = {"seat": 0, "decision": "plan", "option": "done", "until": "turn"}
    assert anna.refused("POST", f"/api/tables/{table}/answers", body) == (403, "not-allowed")


@pytest.mark.parametrize(
    "wrong",
    [{"option": "jump"}, {"seat": 1}, {"until": "ever"}, {"decision": "Play Card"}],
)
def test_wrong_ones_are_refused(server: Server, wrong: dict[str, Any]) -> None:
    anna, _, table = two(server)
    body = {"seat": 0, "decision": "play-card", "option": "hold", "until": "game", **wrong}
    assert anna.refused("POST", f"/api/tables/{table}/answers", body)[0] in (400, 403)


def test_who_is_forgotten_leaves_none(server: Server) -> None:
    anna, _, table = two(server)
    says(anna, table, 0, "play-card", "hold", "game")
    anna.delete("/api/me")
    assert anna.id not in server.dump()


def test_a_sealed_answer_may_be_a_standing_one(server: Server) -> None:
    anna, boris, table = two(server, "plans")
    says(boris, table, 1, "plan", "done", "game")
    first(boris, table, 1)
    until(boris, table, 1, open=[0])
    assert boris.view(table, 1)["view"]["sealed"]
    assert anna.view(table, 0)["line"] == 0


# nothing to choose


def last_cards(person: Somebody, table: str) -> None:
    """Plays until each of two seats, both of one person, has one card left."""
    for _ in range(8):
        shown = person.view(table, person.view(table, 0)["view"]["turn"])
        seat = shown["seat"]
        person.choose(table, seat, shown["line"], shown["view"]["decision"]["options"][-1]["code"])


def test_where_there_is_one_option_it_is_taken(server: Server) -> None:
    anna = server.guest("Anna")
    assert anna.get("/api/me/answers") == {"forced": "ask"}
    table = anna.table("me", "me", title="sample")["id"]
    last_cards(anna, table)
    assert anna.put("/api/me/answers", {"forced": "single"}) == {"forced": "single"}
    shown = anna.view(table, 0)
    assert (shown["line"], len(shown["view"]["decision"]["options"])) == (8, 1)
    anna.live(table).until("update")
    # The last card is picked by itself; whether to throw it is asked.
    shown = until(anna, table, 0, line=9)
    assert shown["view"]["decision"]["id"] == "play-card"
    anna.choose(table, 0, 9, "hold")
    until(anna, table, 1, line=11)


def test_what_was_taken_back_is_not_answered_again_by_itself(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.table("me", "me", title="sample")["id"]
    last_cards(anna, table)
    anna.put("/api/me/answers", {"forced": "single"})
    anna.live(table).until("update")
    until(anna, table, 0, line=9)
    anna.post(f"/api/tables/{table}/undo", {"seat": 0, "line": 9})
    time.sleep(0.5)
    assert anna.view(table, 0)["line"] == 10
    anna.choose(table, 0, 10, anna.view(table, 0)["view"]["decision"]["options"][0]["code"])
    assert anna.view(table, 0)["view"]["decision"]["id"] == "play-card"


def test_others_cannot_tell_it_from_a_quick_choice(tmp_path: Path) -> None:
    """Where other people play, nothing is answered in no time."""
    server = Server(tmp_path, LUDARIUM_PAUSE="0.6").start()
    anna, boris, table = two(server)
    says(anna, table, 0, "play-card", "hold", "game")
    first(anna, table, 0)
    begun = time.monotonic()
    until(boris, table, 1, turn=1)
    assert time.monotonic() - begun > 0.5
    server.stop()


def test_they_outlive_the_server(tmp_path: Path) -> None:
    server = Server(tmp_path, LUDARIUM_PAUSE="60").start()
    anna, boris, table = two(server)
    says(anna, table, 0, "play-card", "hold", "game")
    first(anna, table, 0)
    server.kill()
    server.env["LUDARIUM_PAUSE"] = "0.05"
    server.start()
    # Nobody has to open the table for it.
    for _ in range(200):
        if boris.get("/api/me/moves")["moves"]:
            break
        time.sleep(0.05)
    assert boris.get("/api/me/moves")["moves"][0]["seats"] == [1]
    server.stop()
