"""Tables: open, sit down, play, leave, come back, give up, again."""

from __future__ import annotations

import random

from harness import Server


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
