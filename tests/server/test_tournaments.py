"""Tournaments: who meets whom, and how one goes from the first round to the winner."""

from __future__ import annotations

import random
import time
from collections import Counter
from typing import Any

import pytest

from ludarium.server.pairing import (
    Met,
    bracket,
    knockout_rounds,
    meetings,
    mixed,
    next_bracket,
    robin,
    robin_rounds,
    sizes,
    spread,
    swiss,
)
from ludarium.server.standings import WHOLE, points_of

from .harness import Server, Somebody


@pytest.mark.parametrize("size", range(2, 17))
def test_in_a_round_robin_everybody_meets_everybody_once_and_begins_about_as_often(size: int) -> None:
    met: Counter[frozenset[int]] = Counter()
    begun: Counter[int] = Counter()
    for number in range(robin_rounds(size)):
        pairs = robin(size, number)
        assert sorted(each for pair in pairs for each in pair) == list(range(size))
        for pair in pairs:
            if len(pair) == 2:
                met[frozenset(pair)] += 1
                begun[pair[0]] += 1
    assert len(met) == size * (size - 1) // 2
    assert set(met.values()) == {1}
    if size > 3:
        assert max(begun.values()) < size - 1


@pytest.mark.parametrize("size", range(2, 17))
def test_in_a_knockout_the_two_strongest_meet_last(size: int) -> None:
    pairs = bracket(size)
    for number in range(knockout_rounds(size) - 1):
        assert all(set(pair) != {0, 1} for pair in pairs), number
        pairs = next_bracket([min(pair) for pair in pairs])
    assert set(pairs[0]) == {0, 1}


def test_in_a_swiss_tournament_nobody_meets_the_same_one_twice_and_byes_go_round() -> None:
    rng = random.Random(1)
    for size in (5, 8, 11):
        points = [0] * size
        met = Met()
        rested: set[int] = set()
        for _ in range(4):
            order = sorted(range(size), key=lambda each: -points[each])
            pairs = swiss(order, met, rested)
            assert sorted(each for pair in pairs for each in pair) == list(range(size))
            for pair in pairs:
                if len(pair) == 1:
                    assert pair[0] not in rested
                    rested.add(pair[0])
                assert frozenset(pair) not in met
                points[rng.choice(pair)] += 1
            met += meetings(pairs)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("size", range(2, 17))
def test_tables_for_more_are_even_and_everybody_sits_at_one(size: int, seats: int) -> None:
    counted = sizes(size, seats)
    assert sum(counted) == size
    assert max(counted) <= seats
    assert min(counted) >= min(2, size)
    assert max(counted) - min(counted) <= 1
    for groups in (mixed(range(size), seats, Met()), spread(range(size), seats)):
        assert sorted(each for group in groups for each in group) == list(range(size))
        assert sorted(map(len, groups)) == sorted(counted)


def test_where_three_or_four_sit_together_they_meet_others_as_far_as_it_goes() -> None:
    for size, seats, most in ((9, 3, 2), (16, 4, 2), (8, 4, 2), (7, 3, 2)):
        met = Met()
        for _ in range(robin_rounds(size, seats)):
            met += meetings(mixed(range(size), seats, met))
        assert max(met.values()) <= most, (size, seats)
        # nobody has met less than half of those whom one could have met
        for one in range(size):
            assert sum(one in pair for pair in met) >= (size - 1) / 2


def test_in_a_knockout_of_larger_tables_the_strongest_are_apart_until_the_end() -> None:
    assert [knockout_rounds(size, 4) for size in (2, 4, 5, 16)] == [1, 1, 2, 2]
    groups = spread(range(16), 4)
    assert [min(group) for group in groups] == [0, 1, 2, 3]
    assert spread([min(group) for group in groups], 4) == [(0, 1, 2, 3)]


def test_a_game_is_worth_one_point_for_whoever_leaves_all_others_behind() -> None:
    assert points_of([1, 2]) == [WHOLE, 0]
    assert points_of([1, 1]) == [WHOLE // 2, WHOLE // 2]
    assert points_of([2, 1, 3]) == [WHOLE // 2, WHOLE, 0]
    assert points_of([1, 2, 3, 4]) == [WHOLE, WHOLE * 2 // 3, WHOLE // 3, 0]
    assert points_of([1, 2, 2, 4]) == [WHOLE, WHOLE // 2, WHOLE // 2, 0]
    assert points_of([None, None, None]) == [WHOLE // 2] * 3
    for places in ([1, 2, 3, 4, 5, 6], [1, 1, 3, 4, 4, 4], [1, 2, 3, 4, 5]):
        assert sum(points_of([*places])) * 2 == WHOLE * len(places)


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
        if game["round"] == found["round"] and game["points"] is None and number in game["entrants"]:
            seat = game["entrants"].index(number)
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
    assert [game["entrants"] for game in found["pairings"]] == [[0, 3], [1, 2]]
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


@pytest.mark.parametrize("kind", ["robin", "swiss", "knockout"])
def test_three_sit_at_a_table(server: Server, kind: str) -> None:
    anna = server.guest("Anna")
    body = {"name": "Three", "title": "sample", "kind": kind, "seats": 3, "bots": ["easy"] * 4}
    id = anna.post("/api/tournaments", body)["id"]
    found = anna.post(f"/api/tournaments/{id}/begin")
    assert (found["seats"], found["rounds"]) == (3, 2)
    # five: a table for three and one for two
    assert [len(game["entrants"]) for game in found["pairings"]] == [3, 2]
    table = anna.get(f"/api/tables/{found['pairings'][0]['table']}")
    assert len(table["seats"]) == 3
    given = [""]
    end = time.monotonic() + 120
    while (found := anna.get(f"/api/tournaments/{id}"))["state"] == "playing":
        for game in found["pairings"]:
            # Anna lets a bot play for her
            if 0 in game["entrants"] and game["table"] not in given:
                given.append(game["table"])
                anna.put(f"/api/tables/{game['table']}/seats/{game['entrants'].index(0)}/bot", {"level": "easy"})
        assert time.monotonic() < end, found
        time.sleep(0.1)
    for game in found["pairings"]:
        if len(game["entrants"]) > 1:
            assert sum(game["points"]) == pytest.approx(len(game["entrants"]) / 2)
    if kind == "knockout":
        # the winners of both tables met
        assert len(found["pairings"][2]["entrants"]) == 2
        assert found["winners"][0] in found["pairings"][2]["entrants"]
    else:
        assert sum(each["games"] for each in found["entrants"]) == 10
        best = max(each["points"] for each in found["entrants"])
        assert {each["points"] for each in found["entrants"] if each["number"] in found["winners"]} == {best}


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
    # the sample is for two or three
    assert anna.refused("POST", "/api/tournaments", {**body, "seats": 4})[0] == 400
    assert anna.refused("POST", "/api/tournaments", {**body, "seats": 1})[0] == 400
    assert anna.refused("GET", "/api/tournaments/nothing") == (404, "not-found")
    # private ones are seen by whoever has the link, and listed for nobody else
    boris = server.guest("Boris")
    assert ids[1] not in [each["id"] for each in boris.get("/api/tournaments")["tournaments"]]
    assert boris.get(f"/api/tournaments/{ids[1]}")["mine"] == -1
    assert boris.refused("GET", f"/api/tournaments?after={ids[1]}") == (404, "not-found")
