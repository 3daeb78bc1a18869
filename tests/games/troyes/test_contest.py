"""Combating events: cubes, ranks and rewards (TR-12)."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table, district, players, table


def queue(**events: list[str]) -> dict[str, Any]:
    """Marauding without cubes, then these events (underscores for dashes) with their cubes."""
    names = [name.replace("_", "-") for name in events]
    return {"queue": ["marauding", *names], "flags": [[], *events.values()]}


def last_cube(event: str, cubes: list[str], seats: int = 4, seat: int = 0) -> Table:
    """The seat places one cube with a red 5 on an event, which must be its last flag."""
    t = table(
        seats,
        seat=seat,
        queue=["marauding", event],
        flags=[[], cubes],
        dice={str(seat): district("r5"), "neutral": district("y1")},
    )
    return t.choose(f"fight event={event}", f"add die={seat}.red.5", "done")


@pytest.mark.rule("TR-12.1")
def test_dice_of_the_events_colour_and_one_cube_for_each_full_divisor() -> None:
    t = table(dice={"0": district("r5", "r4", "w6", "y6"), "1": district("r2")}, **queue(war=[]))
    t.choose("fight event=war")
    assert t.offered == ["add die=0.red.4", "add die=0.red.5", "add die=1.red.2"]
    t.choose("add die=0.red.4", "add die=0.red.5", "done")
    assert t.offered == ["times count=2", "times count=1"]  # 9 pips at 4 each
    t.choose("times count=2")
    assert t.see("flags.1") == ["0", "0"]


@pytest.mark.rule("TR-12.1", "AM-20")
def test_a_group_too_weak_for_one_cube_is_no_group() -> None:
    t = table(dice={"0": district("r3", "r2", "y2")}, players=players({"deniers": 0}), **queue(normans=[]))
    t.choose("fight event=normans", "add die=0.red.2")
    assert t.offered == ["add die=0.red.3"]  # 2 alone is less than 5
    t = table(dice={"0": district("r4", "y2")}, players=players({"deniers": 0}), **queue(normans=[]))
    assert "fight event=normans" not in t.offered
    assert t.refused["fight event=normans"] == "weak-dice-event"


@pytest.mark.rule("AM-52")
def test_marauding_is_fought_with_any_one_colour_three_pips_a_cube() -> None:
    for colour in ("red", "white", "yellow"):
        t = table(dice={"0": district(f"{colour[0]}6")})
        t.choose("fight event=marauding", f"add die=0.{colour}.6", "done")
        assert t.offered == ["times count=2", "times count=1"]


@pytest.mark.rule("TR-12.2")
def test_own_cubes_go_on_the_next_free_flags_and_bring_one_influence_each() -> None:
    t = table(dice={"0": district("r6", "r6", "y1")}, players=players({"influence": 1}), **queue(war=["2", "1"]))
    t.choose("fight event=war", "add die=0.red.6", "add die=0.red.6", "done", "times count=3")
    assert t.see("flags.1") == ["2", "1", "0", "0", "0"]
    assert t.influence()[0] == 4


@pytest.mark.rule("AM-19", "TR-12.2")
def test_fewer_cubes_than_the_dice_allow_may_be_placed() -> None:
    t = table(dice={"0": district("r6", "r6", "y1")}, players=players({"influence": 1}), **queue(war=[]))
    t.choose("fight event=war", "add die=0.red.6", "add die=0.red.6", "done", "times count=1")
    assert t.see("flags.1") == ["0"]
    assert t.influence()[0] == 2


@pytest.mark.rule("TR-12.3")
def test_one_action_places_cubes_on_one_event_only() -> None:
    t = table(dice={"0": district("r6", "r6", "y1")}, **queue(war=[], brigands_1=[]))
    t.choose("fight event=war", "add die=0.red.6", "add die=0.red.6", "done", "times count=2")
    assert t.see("flags") == [[], ["0", "0"], []]
    assert t.decides == (1, "take-action")


@pytest.mark.rule("TR-12.4")
def test_no_more_cubes_than_free_flags_and_the_event_is_countered_at_once() -> None:
    # War has six flags, two are free; 18 pips would be four cubes
    t = table(dice={"0": district("r6", "r6", "r6", "y1")}, players=players({"influence": 0}), **queue(war=["0"] * 4))
    t.choose("fight event=war", "add die=0.red.6", "add die=0.red.6", "add die=0.red.6")
    assert t.offered == ["times count=2", "times count=1"]
    t.choose("times count=2")
    assert t.see("queue") == ["marauding"]
    assert t.influence()[0] == 2


@pytest.mark.rule("TR-12.5", "TR-12.9")
def test_first_and_second_place() -> None:
    # War: 5 and 3 VP
    t = last_cube("war", ["0", "0", "0", "1", "1"])
    assert t.vp() == [5, 3, 0, 0]


@pytest.mark.rule("TR-12.6")
def test_a_tie_for_first_shares_both_rewards_rounded_down_and_the_next_gets_nothing() -> None:
    # War, six flags: two each for seats 0 and 1 and one each for 2 and 3
    assert last_cube("war", ["0", "1", "1", "2", "3"]).vp() == [4, 4, 0, 0]
    # Skirmishes: 3 and 2 VP, so 5 shared is 2 each
    assert last_cube("skirmishes-1", ["0", "1", "1"]).vp() == [2, 2, 0, 0]


@pytest.mark.rule("AM-31")
def test_three_tied_for_first_each_get_half_of_both_rewards() -> None:
    assert last_cube("war", ["0", "1", "1", "2", "2"]).vp() == [4, 4, 4, 0]


@pytest.mark.rule("TR-12.7")
def test_alone_one_gets_both_rewards() -> None:
    assert last_cube("war", ["0"] * 5).vp() == [8, 0, 0, 0]


@pytest.mark.rule("TR-12.8")
def test_neutral_cubes_take_part_and_their_share_is_lost() -> None:
    assert last_cube("war", ["neutral"] * 3 + ["0", "1"]).vp() == [3, 0, 0, 0]  # neutral first, seat 0 second
    assert last_cube("war", ["neutral"] * 2 + ["0"] * 3).vp() == [5, 0, 0, 0]  # neutral second


@pytest.mark.rule("AM-32", "TR-12.8")
def test_a_tie_with_neutral_gives_the_player_his_share_and_the_card_to_who_was_first() -> None:
    t = last_cube("war", ["neutral", "0", "neutral", "0", "neutral"])
    assert t.vp()[0] == 4
    assert t.of(0)["events"] == []  # the neutral cube was there first: discarded
    assert t.told("event-discarded") == [{"event": "event:war"}]
    t = last_cube("war", ["0", "neutral", "neutral", "0", "neutral"])
    assert t.vp()[0] == 4
    assert t.of(0)["events"] == ["war"]


@pytest.mark.rule("TR-12.9")
def test_a_tie_for_second_gives_each_half_of_the_second_reward() -> None:
    assert last_cube("war", ["0", "0", "1", "2", "0"]).vp() == [5, 1, 1, 0]
    # second place tied with neutral
    assert last_cube("war", ["0", "0", "0", "neutral", "1"]).vp() == [5, 1, 0, 0]
    # Skirmishes: 3 and 2 VP
    assert last_cube("skirmishes-1", ["0", "1", "2"]).vp() == [3, 1, 1, 0]


@pytest.mark.rule("TR-12.10")
def test_cubes_return_to_their_owners() -> None:
    t = last_cube("war", ["0", "0", "0", "1", "1"])
    assert t.see("flags") == [[]]


@pytest.mark.rule("TR-12.11")
def test_the_card_goes_to_who_has_most_cubes_or_was_first_among_equals() -> None:
    t = last_cube("war", ["1", "0", "0", "0", "1"])
    assert [t.of(seat)["events"] for seat in (0, 1)] == [["war"], []]
    t = last_cube("war", ["1", "0", "0", "1", "1"])
    assert [t.of(seat)["events"] for seat in (0, 1)] == [[], ["war"]]
    t = last_cube("war", ["2", "0", "0", "1", "1"])
    assert [t.of(seat)["events"] for seat in (0, 1, 2)] == [["war"], [], []]
    t = last_cube("war", ["neutral", "neutral", "neutral", "0", "1"])
    assert [t.of(seat)["events"] for seat in (0, 1)] == [[], []]
    assert t.see("queue") == ["marauding"]


@pytest.mark.rule("AM-33", "TR-12.11")
def test_first_is_whose_earliest_remaining_cube_was_placed_earlier() -> None:
    # after removals the list simply begins with seat 1
    t = last_cube("skirmishes-1", ["1", "0", "1"])
    assert t.of(1)["events"] == ["skirmishes-1"]


@pytest.mark.rule("TR-12.12")
def test_the_gap_in_the_queue_is_closed() -> None:
    t = table(
        queue=["marauding", "war", "brigands-1", "heresy"],
        flags=[["2"], ["1"], ["0", "0"], ["3"]],
        dice={"0": district("r4", "y1")},
    )
    t.choose("fight event=brigands-1", "add die=0.red.4", "done")
    assert t.see("queue") == ["marauding", "war", "heresy"]
    assert t.see("flags") == [["2"], ["1"], ["3"]]


@pytest.mark.rule("TR-12.13", "TR-8.6")
def test_marauding_rewards_stays_and_is_open_again() -> None:
    t = table(queue=["marauding", "war"], flags=[["1", "0", "1"], []], dice={"0": district("r3", "y1")})
    t.choose("fight event=marauding", "add die=0.red.3", "done")
    assert t.vp() == [1, 1, 0, 0]  # 2 and 1 VP, a tie: 3 halves, rounded down
    assert t.see("queue") == ["marauding", "war"]
    assert t.see("flags") == [[], []]
    assert t.of(0)["events"] == t.of(1)["events"] == []
    assert t.told("event-taken") == []


@pytest.mark.rule("AM-30")
def test_converted_groups_count_as_the_events_colour() -> None:
    t = table(
        cards={"white-1": "monk"},
        card_cubes={"white-1": {"0": 1}},
        dice={"0": district("w2", "r1")},
        **queue(civil_war=[]),
    )
    t.choose("fight event=civil-war", "modify card=monk", "add die=0.white.2")  # three yellow 2s: 6 pips at 5
    assert t.see("flags.1") == ["0"]
