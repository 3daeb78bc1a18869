"""What happened since somebody was last here, and the notes they keep for themselves."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludarium.kernel.match import Match
from ludarium.server.settings import Settings
from ludarium.server.story import Stories, concerns, selves

from .harness import Server
from .parts import Site, scene


def test_a_story_tells_all_that_was_told_move_by_move(tmp_path: Path) -> None:
    async def play(here: Site) -> None:
        match = Match.new("imperium", 2, seed="story")
        rng = random.Random(4)
        since, told, step = 150, [], 0
        while match.record.size < 320 and not match.over:
            if match.record.size == since:
                step = match.steps
            seat = match.seat
            match.choose(seat, rng.choice(match.options()))
            if match.record.size > since + 1 and rng.random() < 0.2 and match.can_undo(seat):
                match.undo(seat)
        told = match.heard(1, step + 1)
        live = await here.put(match)
        story = await Stories(here.hub, here.replays).story(live, 1, since)
        assert (story.since, story.to, story.seat) == (since, match.record.size, 1)
        assert [line for beat in story.beats for line in beat.log] == told
        lines = match.record.lines
        for beat in story.beats:
            assert {line.seat for line in lines[beat.first - 1 : beat.last]} == {beat.by}
        assert all(one.last < other.first for one, other in zip(story.beats, story.beats[1:], strict=False))
        # What the other did with cards of mine concerns me; what I did myself does not have to be told as news.
        assert all(beat.by == 0 and concerns(beat.log, {"seat:1"}) for beat in story.beats if beat.mine)
        # Secrets of the other seat stay where they are.
        whole = await Stories(here.hub, here.replays).story(live, 0, since)
        drawn = [line for beat in whole.beats for line in beat.log if line["event"] == "drawn"]
        assert drawn
        assert not [line for line in told if line["event"] == "drawn" and line["args"]["seat"] == "seat:0"]
        # Nothing new, no story.
        assert (await Stories(here.hub, here.replays).story(live, 1, match.record.size)).beats == []

    scene(play, Settings(data=str(tmp_path)))


def test_a_realm_is_its_player(tmp_path: Path) -> None:
    match = Match.new("europa", 3, {"scenario": "1-00"}, seed="x")
    names = [selves(match, seat) for seat in range(3)]
    realms = [next(name for name in each if name.startswith("realm:")) for each in names]
    assert len(set(realms)) == 3
    assert concerns([{"step": 1, "event": "e", "args": {"target": realms[0]}, "rules": [], "by": -1}], names[0])
    assert not concerns([{"step": 1, "event": "e", "args": {"target": realms[0]}, "rules": [], "by": -1}], names[1])


def test_the_server_remembers_how_far_somebody_has_looked(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    assert boris.get(f"/api/tables/{table}")["looked"] == -1
    b = boris.live(table)
    b.until("update")
    b.close()
    a = anna.live(table)
    a.until("update")
    a.until("table", timeout=10)
    assert boris.get(f"/api/tables/{table}")["looked"] == 0
    made = anna.play(table, [0], random.Random(1), 2)
    a.close()
    story = boris.get(f"/api/tables/{table}/story", **{"seat": 1, "from": 0})
    assert (story["from"], story["to"]) == (0, made)
    assert {beat["by"] for beat in story["beats"]} == {0}
    assert all(line["event"] != "peeked" for beat in story["beats"] for line in beat["log"])
    assert boris.refused("GET", f"/api/tables/{table}/story?seat=0&from=0") == (403, "not-your-seat")


def test_notes_about_places_are_ones_own(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    table = anna.table("me", "open", public=True)["id"]
    boris.post(f"/api/tables/{table}/join", {})
    path = f"/api/tables/{table}/notes/places"
    anna.put(path, {"place": "space:rouen", "text": "Six units here"})
    kept = anna.put(path, {"place": "card:3", "text": "  Keep it\u0007 "})
    assert kept == {
        "notes": [{"place": "card:3", "text": "Keep it"}, {"place": "space:rouen", "text": "Six units here"}]
    }
    assert boris.get(path) == {"notes": []}
    anna.put(path, {"place": "space:rouen", "text": "Seven"})
    anna.put(path, {"place": "card:3", "text": ""})
    assert anna.get(path) == {"notes": [{"place": "space:rouen", "text": "Seven"}]}
    assert anna.refused("PUT", path, {"place": "no place", "text": "x"})[0] == 400
    for number in range(99):
        anna.put(path, {"place": f"card:{number}", "text": "x"})
    assert anna.refused("PUT", path, {"place": "card:200", "text": "x"}) == (409, "notes-full")
    with pytest.raises(AssertionError):
        server.guest("Eve").get(f"/api/tables/{table}0/notes/places")
