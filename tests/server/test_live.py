"""Live play over WebSocket: what each connection gets, and what it must not get."""

from __future__ import annotations

import json
import random
import string
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludarium.kernel.sample import CARD
from ludarium.server.delta import applied

from .harness import Server, Somebody, Watching


def two(server: Server) -> tuple[Somebody, Somebody, str]:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    return anna, boris, table


def test_a_choice_reaches_everybody_each_with_their_own_view(server: Server) -> None:
    anna, boris, table = two(server)
    a, b, spectator = anna.live(table), boris.live(table), server.guest("Eve").live(table)
    code = a.until("update")["view"]["decision"]["options"][0]["code"]
    assert b.until("update")["view"]["decision"] == {"seat": 0, "id": "pick-card"}
    assert spectator.until("update")["seat"] == -1
    a.send(type="choose", seat=0, line=0, option=code, ref=7)
    mine = a.until("update", line=1)
    assert mine["ref"] == 7
    assert [entry["event"] for entry in mine["log"]] == ["picked", "peeked"]
    theirs = b.until("update", line=1)
    assert "ref" not in theirs
    assert [entry["event"] for entry in theirs["log"]] == ["picked"]
    assert spectator.until("update", line=1)["log"] == theirs["log"]
    a.send(type="undo", seat=0, line=1, ref=8)
    back = b.until("update", line=2)
    assert (back["from"], back["log"]) == (1, [])
    for each in (a, b, spectator):
        each.close()


def test_who_wants_it_is_told_only_what_has_changed(server: Server) -> None:
    anna, boris, table = two(server)
    eve = server.guest("Eve")
    whole = [anna.live(table), boris.live(table), eve.live(table)]
    short = [anna.live(table, changes=True), boris.live(table, changes=True), eve.live(table, changes=True)]
    updates = [each.until("update") for each in whole]
    views = [each.until("update") for each in short]
    rng = random.Random(5)
    for line in range(12):
        turn = updates[0]["view"]["turn"]
        code = rng.choice(updates[turn]["view"]["decision"]["options"])["code"]
        short[turn].send(type="choose", seat=turn, line=line, option=code, ref=line)
        updates = [each.until("update", line=line + 1) for each in whole]
        for seat, each in enumerate(short):
            told = each.until("change", line=line + 1)
            assert told.get("ref") == (line if seat == turn else None)
            assert told["after"] == views[seat]["number"]
            assert (told["seat"], told["from"], told["log"]) == tuple(
                updates[seat][name] for name in ("seat", "from", "log")
            )
            views[seat] = told | {"view": applied(views[seat]["view"], told["view"])}
            assert views[seat]["view"] == updates[seat]["view"]
    for each in whole + short:
        each.close()


def test_who_asks_for_it_gets_the_whole_view_and_then_changes_of_it(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "me", public=True)["id"]
    a, b = anna.live(table, changes=True), boris.live(table, changes=True)
    first = a.until("update")
    code = first["view"]["decision"]["options"][0]["code"]
    a.send(type="watch", seat=1, ref=1)
    other = a.until("update", ref=1)
    a.send(type="choose", seat=0, line=0, option=code, ref=2)
    told = a.until("change", ref=2)
    assert (told["seat"], told["after"]) == (1, other["number"])
    assert applied(other["view"], told["view"]) == anna.view(table, 1)["view"]
    # The end changes the view too, and not the record's length.
    anna.post(f"/api/tables/{table}/agree", {"end": True})
    before = b.until("change", line=1)
    over = b.until("change", line=1)
    assert (over["after"], over["view"]["over"]) == (before["number"], [True])
    for each in (a, b):
        each.close()


def test_whoever_waits_at_a_table_gets_the_game_when_it_begins(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", public=True)["id"]
    a, b, spectator = anna.live(table), boris.live(table), server.guest("Eve").live(table)
    for each in (a, b, spectator):
        assert each.until("table")["table"]["state"] == "open"
    boris.post(f"/api/tables/{table}/join", {})
    # Boris had no seat when he connected.
    for each, seat in ((a, 0), (b, 1), (spectator, -1)):
        first = each.until("update")
        assert (first["seat"], first["line"], first["from"], "ref" in first) == (seat, 0, 0, False)
        hands = first["view"]["table"]["hands"]
        assert [isinstance(hand, list) for hand in hands] == [seat == 0, seat == 1]
        each.send(type="ping")
        each.until("pong")
        assert [json.loads(text)["type"] for text in each.frames].count("update") == 1
        each.close()


def test_a_bot_that_sits_down_begins_the_game_too(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.table("me", "open")["id"]
    a = anna.live(table)
    a.until("table")
    anna.put(f"/api/tables/{table}/seats/1/bot", {"level": "easy"})
    first = a.until("update")
    assert (first["seat"], first["from"]) == (0, 0)
    a.close()


def test_a_chat_line_comes_back_with_the_ref_of_whoever_said_it(server: Server) -> None:
    anna, boris, table = two(server)
    a, b = anna.live(table), boris.live(table)
    a.send(type="chat", text="Hello", ref=9)
    mine, theirs = a.until("chat"), b.until("chat")
    assert (mine["line"]["text"], mine["ref"]) == ("Hello", 9)
    assert theirs == {"type": "chat", "line": mine["line"]}
    for each in (a, b):
        each.close()


def test_a_stale_choice_is_refused_and_followed_by_the_current_view(server: Server) -> None:
    anna, _, table = two(server)
    a = anna.live(table)
    a.until("update")
    a.send(type="choose", seat=0, line=5, option="hold", ref="x")
    assert a.until("refused")["code"] == "stale"
    assert a.until("update")["line"] == 0
    a.close()


def test_nobody_looks_through_the_eyes_of_another_seat_before_the_end(server: Server) -> None:
    anna, boris, table = two(server)
    b = boris.live(table)
    b.until("update")
    b.send(type="watch", seat=0, ref=1)
    assert b.until("refused", ref=1)["code"] == "not-your-seat"
    b.send(type="choose", seat=0, line=0, option="hold", ref=2)
    assert b.until("refused", ref=2)["code"] == "not-your-seat"
    b.send(type="watch", seat=-1, ref=3)
    assert b.until("update", ref=3)["view"]["table"]["hands"] == [3, 3]
    anna.post(f"/api/tables/{table}/resign", {"seat": 0})
    b.until("update", line=0)
    b.send(type="watch", seat=0, ref=4)
    assert len(b.until("update", ref=4)["view"]["table"]["hands"][0]) == 3
    b.close()


def test_your_move_comes_to_a_person_anywhere(server: Server) -> None:
    anna, boris, table = two(server)
    cookie = "; ".join(f"{name}={value}" for name, value in boris.http.cookies.items())
    news = Watching(connect(f"ws://127.0.0.1:{server.port}/api/live", additional_headers={"Cookie": cookie}))
    assert news.next() == {"type": "moves", "moves": [], "often": "each"}
    for line in (0, 1):
        code = anna.view(table, 0)["view"]["decision"]["options"][0]["code"]
        anna.choose(table, 0, line, code)
    assert news.until("your-move") == {
        "type": "your-move",
        "table": table,
        "title": "sample",
        "seat": 1,
        "round": 1,
    }
    news.close()


def test_connections_of_other_origins_and_strangers_to_news_are_turned_away(server: Server) -> None:
    anna, _, table = two(server)
    with pytest.raises(InvalidStatus):
        anna.live(table, Origin="https://elsewhere.example")
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{server.port}/api/live"):
        pass
    with pytest.raises(InvalidStatus):
        anna.live("t0000000")


def secrets_of(frames: list[str], own: int) -> set[str]:
    """Cards of a hand that is not one's own, as they would appear in a frame before they are played."""
    found: set[str] = set()
    for text in frames:
        message = json.loads(text)
        if message["type"] != "update":
            continue
        view = message["view"]
        public = set(view["table"]["left"])
        for owner, hand in enumerate(view["table"]["hands"]):
            if owner == own:
                public |= set(hand if isinstance(hand, list) else [])
            else:
                assert isinstance(hand, int), "another hand is shown"
        if view["decision"] is not None and view["decision"]["seat"] != own:
            assert set(view["decision"]) == {"seat", "id"}, "another's options are shown"
        for entry in message["log"]:
            if "card" in entry["args"] and entry["args"]["card"] not in public and entry["event"] != "scored":
                found.add(entry["args"]["card"])
        if view["decision"] is not None:
            # What is refused names all cards; it must not depend on what others hold.
            refused = {each["args"]["card"] for each in view["decision"].get("refused", []) if "card" in each["args"]}
            hand = {each["args"].get("card") for each in view["decision"].get("options", [])}
            if refused:
                assert refused | hand >= {CARD.full(card) for card in range(CARD.size)}
    return found


def test_no_frame_on_the_wire_holds_what_its_seat_may_not_know(server: Server) -> None:
    rng = random.Random(5)
    for _ in range(5):
        anna, boris, table = two(server)
        people = [anna, boris]
        sockets = [anna.live(table), boris.live(table), server.guest("Eve").live(table)]
        hidden: list[list[str]] = [people[seat].view(table, seat)["view"]["table"]["hands"][seat] for seat in (0, 1)]
        played: dict[str, int] = {}
        updates: list[Any] = [socket.until("update") for socket in sockets]
        line = 0
        while not updates[0]["view"]["over"]:
            turn = updates[0]["view"]["turn"]
            code = rng.choice(updates[turn]["view"]["decision"]["options"])["code"]
            sockets[turn].send(type="choose", seat=turn, line=line, option=code)
            line += 1
            updates = [socket.until("update", line=line) for socket in sockets]
            for card in updates[0]["view"]["table"]["left"]:
                played.setdefault(card, line)
        for own, socket in zip((0, 1, -1), sockets, strict=True):
            assert not secrets_of([text for text in socket.frames if '"over":true' not in text], own)
            for text in socket.frames:
                message = json.loads(text)
                if message["type"] != "update":
                    continue
                assert "seed" not in text
                # As text, wherever in the frame: no card of another hand before it has been played.
                for seat in (0, 1):
                    if seat == own:
                        continue
                    for card in hidden[seat]:
                        shown = strip_refused(message)
                        if played[card] > message["line"]:
                            assert f'"{card}"' not in json.dumps(shown), (own, card, text)
            socket.close()


def strip_refused(message: dict[str, Any]) -> dict[str, Any]:
    """Without the list of refused options, which names every card not in the own hand, held by others or not."""
    decision = message["view"]["decision"]
    if decision is None:
        return message
    view = {**message["view"], "decision": {key: value for key, value in decision.items() if key != "refused"}}
    return {**message, "view": view}


def rubbish(rng: random.Random) -> str | bytes:
    valid = [
        {"type": "watch", "seat": rng.choice([-1, 0, 1, 5, -7, "0", None, 10**30]), "since": rng.choice([0, -1, 99])},
        {"type": "choose", "seat": rng.choice([0, 1, 99]), "line": rng.choice([0, 1, -5, 10**20]), "option": "throw"},
        {
            "type": "choose",
            "seat": 0,
            "line": 0,
            "option": {"verb": rng.choice(["pick", "", "x" * 50]), "card": "\u0000"},
        },
        {"type": "choose", "seat": 0, "line": 0, "option": "pick card=" + "9" * rng.randrange(400)},
        {"type": "undo", "seat": 1, "line": 0},
        {"type": "undo"},
        {"type": rng.choice(["", "update", "table", "__class__"]), "seat": 1},
        {"type": "chat", "text": "".join(rng.choices(string.printable, k=rng.randrange(1500)))},
        {"type": "ping", "more": [[]] * 100},
    ]
    text = json.dumps(rng.choice(valid))
    kind = rng.randrange(6)
    if kind == 0:
        place = rng.randrange(len(text))
        return text[:place] + rng.choice(string.printable) + text[place + 1 :]
    if kind == 1:
        return rng.randbytes(rng.randrange(1, 200))
    if kind == 2:
        return "[" * rng.randrange(1, 5000)
    if kind == 3:
        return "".join(chr(rng.randrange(32, 0xD7FF)) for _ in range(50))
    return text


def test_rubbish_does_no_harm_and_brings_nothing_to_light(server: Server) -> None:
    rng = random.Random(11)
    anna, boris, table = two(server)
    hand = anna.view(table, 0)["view"]["table"]["hands"][0]
    frames: list[str] = []
    for _ in range(40):
        b = boris.live(table)
        try:
            for _ in range(25):
                b.socket.send(rubbish(rng))
            b.send(type="ping")
            b.until("pong")
        except ConnectionClosed:
            pass
        frames += b.frames
        b.close()
    assert len(frames) > 500
    for text in frames:
        shown = json.loads(text)
        if shown["type"] == "update":
            assert shown["view"]["table"]["hands"][0] == 3
            assert all(f'"{card}"' not in json.dumps(strip_refused(shown)) for card in hand)
    assert anna.view(table, 0)["line"] == 0
    assert server.process is not None
    assert server.process.poll() is None


def test_a_message_that_is_too_long_closes_only_that_connection(server: Server) -> None:
    anna, boris, table = two(server)
    a, b = anna.live(table), boris.live(table)
    b.send(type="chat", text="x" * 40_000)
    with pytest.raises(ConnectionClosed):
        b.until("never")
    a.send(type="ping")
    assert a.until("pong")
    a.close()
