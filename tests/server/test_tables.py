"""Tables: open, sit down, play, leave, come back, give up, again."""

from __future__ import annotations

import random
import time
from pathlib import Path

from .harness import Server


def test_a_newcomer_plays_a_whole_game_against_a_bot(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.table("me", "bot:easy")
    assert table["state"] == "playing"
    assert table["mine"] == [0]
    assert table["practice"]
    made = anna.play(table["id"], [0], random.Random(1))
    assert made == 6
    over = anna.get(f"/api/tables/{table['id']}")
    assert over["state"] == "over"
    assert over["result"]["reason"] == "played"
    assert {row["seat"] for row in over["result"]["standings"]["rows"]} == {0, 1}
    assert [change["seat"] for change in over["result"]["ratings"]] == [0, 1]
    best = anna.get("/api/ratings/sample")["rows"]
    assert {"bot:easy", anna.id} <= {row["id"] for row in best}


def test_friends_join_by_invitation_and_the_game_begins_when_all_sit(server: Server) -> None:
    anna, boris, clara = server.guest("Anna"), server.guest("Борис"), server.guest("Clara")
    table = anna.table("me", "open", "open")
    assert table["state"] == "open"
    assert anna.view_refused(table["id"], -1) == (409, "wrong-state")
    assert boris.get(f"/api/tables/{table['id']}")["invite"] == ""
    assert boris.refused("POST", f"/api/tables/{table['id']}/join", {}) == (403, "not-allowed")
    assert boris.get(f"/api/invitations/{table['invite']}")["id"] == table["id"]
    assert boris.post(f"/api/invitations/{table['invite']}", {"seat": 2})["mine"] == [2]
    assert clara.refused("POST", f"/api/invitations/{table['invite']}", {"seat": 2}) == (409, "seat-taken")
    begun = clara.post(f"/api/invitations/{table['invite']}", {})
    assert begun["mine"] == [1]
    assert begun["state"] == "playing"
    assert anna.view(table["id"], 0)["view"]["names"] == ["Anna", "Clara", "Борис"]
    assert clara.refused("POST", f"/api/invitations/{table['invite']}", {}) == (409, "wrong-state")


def test_public_tables_are_listed_and_private_ones_are_not(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    public, private = anna.table("me", "open", public=True), anna.table("me", "open")
    listed = [each["id"] for each in boris.get("/api/tables", title="sample", state="open")["tables"]]
    assert public["id"] in listed
    assert private["id"] not in listed
    assert boris.post(f"/api/tables/{public['id']}/join", {})["state"] == "playing"


def test_the_host_closes_an_open_table_by_leaving_and_a_guest_only_frees_a_seat(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", "open", public=True)
    boris.post(f"/api/tables/{table['id']}/join", {})
    assert boris.post(f"/api/tables/{table['id']}/leave")["seats"][1]["kind"] == "open"
    assert anna.post(f"/api/tables/{table['id']}/leave")["state"] == "over"


def test_the_host_gives_an_open_seat_to_a_bot(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", "open")
    path = f"/api/tables/{table['id']}/seats/1/bot"
    assert boris.refused("PUT", path, {"level": "easy"}) == (403, "not-allowed")
    assert anna.refused("PUT", path, {"level": "godlike"}) == (400, "unknown-level")
    assert anna.put(path, {"level": "easy"})["seats"][1]["kind"] == "bot"
    assert anna.delete(path)["seats"][1]["kind"] == "open"
    anna.put(path, {"level": "easy"})
    assert anna.put(f"/api/tables/{table['id']}/seats/2/bot", {"level": "easy"})["state"] == "playing"


def test_only_the_seat_that_decides_can_choose_and_only_for_the_line_it_saw(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    stranger = server.guest("Stranger")
    choices = f"/api/tables/{table}/choices"
    code = anna.view(table, 0)["view"]["decision"]["options"][0]["code"]
    assert stranger.refused("POST", choices, {"seat": 0, "line": 0, "option": code}) == (403, "not-your-seat")
    assert boris.refused("POST", choices, {"seat": 0, "line": 0, "option": code}) == (403, "not-your-seat")
    assert boris.refused("POST", choices, {"seat": 1, "line": 0, "option": code}) == (400, "not-your-turn")
    assert anna.refused("POST", choices, {"seat": 0, "line": 0, "option": "fly"}) == (400, "unknown-verb")
    assert anna.refused("POST", choices, {"seat": 0, "line": 0, "option": "throw"}) == (400, "not-an-option")
    assert stranger.view_refused(table, 0) == (403, "not-your-seat")
    assert boris.view_refused(table, 0) == (403, "not-your-seat")
    anna.choose(table, 0, 0, code)
    late = anna.ask("POST", choices, {"seat": 0, "line": 0, "option": code})
    assert late.status_code == 409
    assert late.json()["code"] == "stale"
    assert late.json()["update"]["line"] == 1
    assert late.json()["update"]["view"]["decision"]["id"] == "play-card"


def test_an_option_can_be_given_as_an_object(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.table("me", "me")["id"]
    card = anna.view(table, 0)["view"]["decision"]["options"][0]["args"]["card"]
    assert anna.choose(table, 0, 0, {"verb": "pick", "card": card})["line"] == 1


def test_undo_takes_back_until_something_is_revealed(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.table("me", "me:Boris")["id"]
    first = anna.view(table, 0)["view"]
    picked = anna.choose(table, 0, 0, first["decision"]["options"][0]["code"])
    assert picked["view"]["undo"]
    back = anna.post(f"/api/tables/{table}/undo", {"seat": 0, "line": 1})
    assert back["line"] == 2
    assert back["view"]["decision"] == first["decision"]
    anna.choose(table, 0, 2, first["decision"]["options"][1]["code"])
    anna.choose(table, 0, 3, "hold")
    assert anna.refused("POST", f"/api/tables/{table}/undo", {"seat": 0, "line": 4}) == (400, "cannot-undo")


def test_hot_seat_shows_each_hand_only_to_the_seat_that_is_asked_for(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.table("me", "me:Boris")
    assert table["mine"] == [0, 1]
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Boris"]
    for seat in (0, 1):
        hands = anna.view(table["id"], seat)["view"]["table"]["hands"]
        assert isinstance(hands[seat], list)
        assert hands[1 - seat] == 3


def test_my_moves_lists_where_i_have_to_decide(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", public=True)["id"]
    assert anna.get("/api/me/moves")["moves"] == []
    boris.post(f"/api/tables/{table}/join", {})
    moves = anna.get("/api/me/moves")["moves"]
    assert [(move["table"]["id"], move["seats"]) for move in moves] == [(table, [0])]
    assert boris.get("/api/me/moves")["moves"] == []
    assert table in [each["id"] for each in boris.get("/api/me/tables")["tables"]]


def test_somebody_who_leaves_and_comes_back_finds_the_game_where_it_was(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.table("me", "me")["id"]
    watching = anna.live(table)
    begun = watching.until("update")
    code = begun["view"]["decision"]["options"][2]["code"]
    watching.send(type="choose", seat=0, line=0, option=code, ref="a")
    done = watching.until("update", ref="a")
    watching.close()
    again = anna.live(table)
    update = again.until("update")
    assert update["from"] == 0
    assert update["view"] == done["view"]
    again.close()


def test_a_bot_takes_my_seat_over_and_hands_it_back(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    assert boris.refused("PUT", f"/api/tables/{table}/seats/0/bot", {"level": "easy"}) == (403, "not-allowed")
    assert anna.put(f"/api/tables/{table}/seats/0/bot", {"level": "easy"})["seats"][0]["standin"] == "easy"
    moved = boris.view(table, 1, line=1, wait=20)
    assert moved["line"] == 2
    assert moved["view"]["turn"] == 1
    code = {"seat": 0, "line": 2, "option": "hold"}
    assert anna.refused("POST", f"/api/tables/{table}/choices", code) == (409, "bot-plays")
    assert boris.refused("DELETE", f"/api/tables/{table}/seats/0/bot") == (403, "not-your-seat")
    assert anna.delete(f"/api/tables/{table}/seats/0/bot")["seats"][0]["standin"] == ""
    assert boris.play(table, [1], random.Random(1), most=2) == 2
    assert anna.view(table, 0)["view"]["decision"]["options"]


def test_resigning_in_a_game_of_two_ends_it_and_is_rated_as_a_loss(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    watching = boris.live(table)
    assert anna.refused("POST", f"/api/tables/{table}/resign", {"seat": 1}) == (403, "not-your-seat")
    over = anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert over["state"] == "over"
    assert over["result"]["reason"] == "resigned"
    changes = over["result"]["ratings"]
    assert [(each["before"], each["after"]) for each in changes] == [(1500, 1468), (1500, 1532)]
    assert watching.until("table", table=over | {"mine": [1]})
    assert watching.until("update")["view"]["over"]
    watching.close()
    assert anna.refused("POST", f"/api/tables/{table}/choices", {"seat": 0, "line": 0, "option": "hold"})[0] == 409


def test_after_resigning_from_a_bigger_table_a_bot_plays_on(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", "bot:easy", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    assert anna.post(f"/api/tables/{table}/resign", {"seat": 0})["state"] == "playing"
    boris.play(table, [1], random.Random(3))
    over = boris.get(f"/api/tables/{table}")
    assert over["result"]["reason"] == "played"
    ratings = over["result"]["ratings"]
    assert ratings[0]["after"] < ratings[0]["before"]


def test_a_game_ends_without_a_result_when_everybody_agrees(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", "bot:easy", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    assert anna.post(f"/api/tables/{table}/agree", {"end": True})["state"] == "playing"
    assert not anna.post(f"/api/tables/{table}/agree", {"end": False})["seats"][0]["agrees"]
    boris.post(f"/api/tables/{table}/agree", {"end": True})
    over = anna.post(f"/api/tables/{table}/agree", {"end": True})
    assert over["result"] == {"reason": "agreed", "standings": None, "ratings": []}


def test_rematch_keeps_the_seats_for_the_same_people(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", "bot:easy", public=False)
    boris.post(f"/api/invitations/{table['invite']}", {})
    path = f"/api/tables/{table['id']}/rematch"
    assert anna.refused("POST", path) == (409, "wrong-state")
    for person in (anna, boris):
        person.post(f"/api/tables/{table['id']}/agree", {"end": True})
    first = boris.post(path)
    assert (first["state"], first["mine"], first["origin"], first["from"]) == ("open", [1], "rematch", table["id"])
    assert server.guest("Eve").refused("POST", path) == (403, "not-allowed")
    second = anna.post(path)
    assert (second["id"], second["mine"], second["state"]) == (first["id"], [0], "playing")
    assert anna.get(f"/api/tables/{table['id']}")["rematch"] == first["id"]


def test_people_at_the_table_talk_and_spectators_listen(server: Server) -> None:
    anna, eve = server.guest("Anna"), server.guest("Eve")
    table = anna.table("me", "bot:easy")["id"]
    listening = eve.live(table)
    said = anna.post(f"/api/tables/{table}/chat", {"text": "  Привет\u0007!  "})
    assert said["text"] == "Привет!"
    assert listening.until("chat")["line"]["text"] == "Привет!"
    assert eve.refused("POST", f"/api/tables/{table}/chat", {"text": "psst"}) == (403, "not-allowed")
    listening.send(type="chat", text="psst", ref=1)
    assert listening.until("refused", ref=1)["code"] == "not-allowed"
    assert [line["text"] for line in eve.get(f"/api/tables/{table}/chat")["lines"]] == ["Привет!"]
    listening.close()


def test_notes_are_private(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "bot:easy")["id"]
    anna.put(f"/api/tables/{table}/notes", {"text": "keep the twelve"})
    assert anna.get(f"/api/tables/{table}/notes")["text"] == "keep the twelve"
    assert boris.get(f"/api/tables/{table}/notes")["text"] == ""


def test_wrong_tables_are_refused_with_a_reason(server: Server) -> None:
    anna = server.guest("Anna")
    seats = [{"kind": "me"}] * 2
    assert anna.refused("POST", "/api/tables", {"title": "chess", "seats": seats}) == (400, "unknown-title")
    assert anna.refused("POST", "/api/tables", {"title": "sample", "seats": seats * 2}) == (400, "bad-seats")
    wrong = {"title": "sample", "seats": seats, "variants": {"speed": "on"}}
    assert anna.refused("POST", "/api/tables", wrong) == (400, "unknown-variant")
    assert anna.refused("POST", "/api/tables", {"title": "sample", "seats": [{"kind": "king"}] * 2})[0] == 400
    assert anna.refused("GET", "/api/tables/t000") == (404, "not-found")
    assert anna.refused("GET", "/api/nothing") == (404, "not-found")


def test_a_bot_steps_in_for_somebody_who_is_absent(tmp_path: Path) -> None:
    server = Server(tmp_path, LUDARIUM_ABSENT="1").start()
    try:
        anna, boris = server.guest("Anna"), server.guest("Boris")
        table = anna.table("me", "open", public=True)["id"]
        boris.post(f"/api/tables/{table}/join", {})
        watching = anna.live(table)
        watching.until("update")
        time.sleep(1.5)
        path = f"/api/tables/{table}/seats/0/bot"
        # She is connected: not absent, however long she thinks.
        assert not boris.get(f"/api/tables/{table}")["seats"][0]["absent"]
        assert boris.refused("PUT", path, {"level": "easy"}) == (403, "not-allowed")
        waiting = boris.live(table)
        waiting.until("update")
        watching.close()
        # Boris is told, though nothing happens at the table.
        while not waiting.until("table")["table"]["seats"][0]["absent"]:
            pass
        waiting.close()
        assert server.guest("Eve").refused("PUT", path, {"level": "easy"}) == (403, "not-allowed")
        assert boris.put(path, {"level": "easy"})["seats"][0]["standin"] == "easy"
        assert boris.view(table, 1, line=1, wait=20)["view"]["turn"] == 1
        # It is Boris's move now: nobody steps in for Anna's next turn but herself, and she takes her seat back.
        assert anna.delete(path)["seats"][0]["standin"] == ""
    finally:
        server.stop()
