"""Tournaments: who meets whom, and how one goes from the first round to the winner."""

from __future__ import annotations

import random
import time
from collections import Counter
from typing import Any

import pytest

from ludarium.server.pairing import BYE, bracket, knockout_rounds, next_bracket, robin, robin_rounds, swiss

from .harness import Server, Somebody


@pytest.mark.parametrize("size", range(2, 17))
def test_in_a_round_robin_everybody_meets_everybody_once_and_begins_about_as_often(size: int) -> None:
    met: Counter[frozenset[int]] = Counter()
    begun: Counter[int] = Counter()
    for number in range(robin_rounds(size)):
        pairs = robin(size, number)
        assert sorted(each for pair in pairs for each in pair if each != BYE) == list(range(size))
        for first, second in pairs:
            assert first != BYE
            if second != BYE:
                met[frozenset((first, second))] += 1
                begun[first] += 1
    assert len(met) == size * (size - 1) // 2
    assert set(met.values()) == {1}
    if size > 3:
        assert max(begun.values()) < size - 1


@pytest.mark.parametrize("size", range(2, 17))
def test_in_a_knockout_the_two_strongest_meet_last(size: int) -> None:
    pairs = bracket(size)
    for number in range(knockout_rounds(size) - 1):
        assert all(set(pair) != {0, 1} for pair in pairs), number
        pairs = next_bracket([first if second == BYE else min(first, second) for first, second in pairs])
    assert set(pairs[0]) == {0, 1}


def test_in_a_swiss_tournament_nobody_meets_the_same_one_twice_and_byes_go_round() -> None:
    rng = random.Random(1)
    for size in (5, 8, 11):
        points = [0] * size
        met: set[frozenset[int]] = set()
        rested: set[int] = set()
        for _ in range(4):
            order = sorted(range(size), key=lambda each: -points[each])
            pairs = swiss(order, met, rested)
            assert sorted(each for pair in pairs for each in pair if each != BYE) == list(range(size))
            for first, second in pairs:
                if second == BYE:
                    assert first not in rested
                    rested.add(first)
                else:
                    assert frozenset((first, second)) not in met
                    met.add(frozenset((first, second)))
                points[first if second == BYE or rng.random() < 0.5 else second] += 1


def until(somebody: Somebody, id: str, **facts: Any) -> Any:
    end = time.monotonic() + 60
    while True:
        found = somebody.get(f"/api/tournaments/{id}")
        if all(found[name] == value for name, value in facts.items()):
            return found
        assert time.monotonic() < end, found
        time.sleep(0.1)


def lose(somebody: Somebody, found: Any, number: int) -> None:
    """Gives up the game of the round that is being played."""
    for game in found["pairings"]:
        if game["round"] == found["round"] and game["points"] is None and number in (game["first"], game["second"]):
            seat = [game["first"], game["second"]].index(number)
            if somebody.get(f"/api/tables/{game['table']}")["state"] == "playing":
                somebody.post(f"/api/tables/{game['table']}/resign", {"seat": seat})


def test_people_and_bots_play_a_knockout_to_its_end(server: Server) -> None:
    anna, boris = server.guest("Anna"), server.guest("Boris")
    body = {"name": "Cup", "title": "sample", "kind": "knockout", "bots": ["easy", "easy"]}
    id = anna.post("/api/tournaments", body)["id"]
    assert boris.post(f"/api/tournaments/{id}/enter")["mine"] == 3
    assert boris.refused("POST", f"/api/tournaments/{id}/begin") == (403, "not-allowed")
    found = anna.post(f"/api/tournaments/{id}/begin")
    assert (found["state"], found["round"], found["rounds"]) == ("playing", 1, 2)
    assert anna.refused("POST", f"/api/tournaments/{id}/enter") == (409, "wrong-state")
    # Anna (0) meets Boris (3), and the bots meet each other: their game is played by itself
    assert [(game["first"], game["second"]) for game in found["pairings"]] == [(0, 3), (1, 2)]
    table = anna.get(f"/api/tables/{found['pairings'][0]['table']}")
    assert (table["origin"], table["from"], table["mine"]) == ("cup", id, [0])
    lose(boris, found, 3)
    found = until(anna, id, round=2)
    lose(anna, found, 0)
    found = until(anna, id, state="over")
    assert found["winners"] in ([1], [2])
    assert [each["place"] for each in found["entrants"]][:2] == [1, 2]
    assert found["entrants"][1]["name"] == "Anna"
    listed = boris.get("/api/tournaments", state="over")["tournaments"]
    assert id in [each["id"] for each in listed]


def test_whoever_leaves_or_is_erased_plays_no_more(server: Server) -> None:
    anna, boris, carla = server.guest("Anna"), server.guest("Boris"), server.guest("Carla-gone")
    id = anna.post("/api/tournaments", {"name": "All", "title": "sample", "kind": "robin"})["id"]
    for each in (boris, carla):
        each.post(f"/api/tournaments/{id}/enter")
    found = anna.post(f"/api/tournaments/{id}/begin")
    assert found["rounds"] == 3
    carla.delete("/api/me")
    assert carla.id not in server.dump()
    assert "Carla-gone" not in server.dump()
    end = time.monotonic() + 30
    while (found := anna.get(f"/api/tournaments/{id}"))["state"] == "playing":
        lose(boris, found, 1)
        assert time.monotonic() < end, found
        time.sleep(0.1)
    assert found["winners"] == [0]
    assert {each["name"]: each["points"] for each in found["entrants"]}["Anna"] >= 2
    assert [each["out"] for each in sorted(found["entrants"], key=lambda each: each["number"])] == [False, False, True]


def test_what_is_no_tournament_is_refused(server: Server) -> None:
    anna = server.guest("Anna")
    body = {"name": "Cup", "title": "sample", "kind": "swiss"}
    ids = [anna.post("/api/tournaments", {**body, "public": False})["id"] for _ in range(5)]
    assert anna.refused("POST", "/api/tournaments", body) == (409, "too-many-tournaments")
    assert anna.refused("POST", f"/api/tournaments/{ids[0]}/begin") == (403, "not-allowed")
    closed = anna.post(f"/api/tournaments/{ids[0]}/close")
    assert (closed["state"], closed["winners"]) == ("over", [])
    assert anna.refused("POST", "/api/tournaments", {**body, "bots": ["easy"] * 16}) == (409, "tournament-full")
    assert anna.refused("POST", "/api/tournaments", {**body, "bots": ["god"]}) == (400, "unknown-level")
    assert anna.refused("POST", "/api/tournaments", {**body, "title": "nothing"})[0] in (400, 404)
    assert anna.refused("GET", "/api/tournaments/nothing") == (404, "not-found")
    # private ones are seen by whoever has the link, and listed for nobody else
    boris = server.guest("Boris")
    assert ids[1] not in [each["id"] for each in boris.get("/api/tournaments")["tournaments"]]
    assert boris.get(f"/api/tournaments/{ids[1]}")["mine"] == -1
    assert boris.refused("GET", f"/api/tournaments?after={ids[1]}") == (404, "not-found")
