"""New events, what they do, and the queue (TR-8.1 to TR-8.8, TR-20)."""

from __future__ import annotations

import pytest

from .table import Table, district, players, table


def resolve(*events: str, seats: int = 4, flags: dict[str, list[str]] | None = None, **given: object) -> Table:
    """Resolves a queue: Marauding, then these events."""
    queue = ["marauding", *events]
    laid = [list((flags or {}).get(event, [])) for event in queue]
    return table(seats, "resolve-events", queue=queue, flags=laid, **given)  # type: ignore[arg-type]


# the queue


@pytest.mark.rule("TR-8.1")
@pytest.mark.parametrize(
    ("red", "side"),
    [
        ("war", "heresy"),
        ("brigands-1", "heresy"),
        ("conflict-of-succession", "heresy"),
        ("skirmishes-1", "heresy"),
        ("brigands-2", "drought"),
        ("brigands-3", "drought"),
        ("skirmishes-2", "drought"),
        ("normans", "drought"),
    ],
)
def test_the_top_red_card_and_the_top_card_of_the_deck_that_it_calls(red: str, side: str) -> None:
    decks = {"red": ["brigands-1", red], "white": ["traveling-builders", "heresy"], "yellow": ["support", "drought"]}
    if red == "brigands-1":
        decks["red"] = ["brigands-2", red]
    t = table(4, "events", decks=decks, queue=["marauding", "skirmishes-2"], flags=[[], ["1"]])
    # the newcomers stand at the right end, the old ones stay where they were
    assert t.see("queue") == ["marauding", "skirmishes-2", red, side]
    assert t.see("flags") == [[], ["1"], [], []]
    assert len(t.see("decks.red")) == 1
    called, other = ("white", "yellow") if side == "heresy" else ("yellow", "white")
    assert len(t.see(f"decks.{called}")) == 1
    assert len(t.see(f"decks.{other}")) == 2


@pytest.mark.rule("TR-8.2", "TR-8.7")
def test_all_events_act_every_round_old_ones_too_from_left_to_right() -> None:
    t = resolve("civil-war", "heresy", players=players({"deniers": 9, "influence": 9}))
    assert [each["event"] for each in t.told("event-acts")] == ["event:civil-war", "event:heresy"]
    assert (t.deniers()[0], t.influence()[0]) == (6, 7)
    # they stay where they are and act again in the next round
    again = table(
        4,
        "resolve-events",
        round=4,
        queue=t.see("queue"),
        flags=t.see("flags"),
        players=players(t.of(0)),
    )
    assert again.see("queue") == ["marauding", "civil-war", "heresy"]
    assert (again.deniers()[0], again.influence()[0]) == (3, 5)


@pytest.mark.rule("TR-8.2")
def test_the_order_matters_left_before_right() -> None:
    # Drought takes the last denier before Civil war asks for three
    cells = {"cityhall.16.1": "0"}
    t = resolve("drought", "civil-war", cells=cells, players=players({"deniers": 3, "vp": 4}))
    assert [each["deniers"] for each in t.told("lost-deniers") if each["seat"] == "seat:0"] == [1, 2]
    assert (t.deniers()[0], t.vp()[0]) == (0, 2)


@pytest.mark.rule("TR-8.3", "TR-20.1", "TR-20.10", "TR-20.12", "TR-20.13", "TR-20.14")
@pytest.mark.parametrize(
    ("event", "symbols"),
    [
        ("brigands-1", 1),
        ("brigands-2", 1),
        ("brigands-3", 1),
        ("skirmishes-1", 1),
        ("skirmishes-2", 1),
        ("war", 2),
        ("normans", 2),
        ("drought", 0),
        ("support", 0),
        ("heresy", 0),
        ("interrupted-work", 0),
    ],
)
def test_one_black_die_for_marauding_and_one_for_each_symbol(event: str, symbols: int) -> None:
    t = resolve(event, chance=[4] * (1 + symbols))
    assert t.see("black") == [4] * (1 + symbols)


@pytest.mark.rule("TR-8.4")
def test_other_events_apply_their_effect() -> None:
    t = resolve("heresy", players=players({"influence": 5}, {"influence": 5}, {"influence": 5}, {"influence": 5}))
    assert t.influence() == [3, 3, 3, 3]


@pytest.mark.rule("TR-8.5")
@pytest.mark.parametrize(("vp", "left"), [(7, 1), (3, 0), (0, 0)])
def test_who_cannot_pay_an_event_in_full_gives_all_and_loses_two_points_for_each_card(vp: int, left: int) -> None:
    # Drought wants 1, Civil war 3, Heresy 2 influence: none of them can be paid
    cells = {"cityhall.16.1": "2"}
    t = resolve("drought", "civil-war", "heresy", cells=cells, players={"2": {"deniers": 0, "influence": 1, "vp": vp}})
    assert (t.deniers()[2], t.influence()[2], t.vp()[2]) == (0, 0, left)


@pytest.mark.rule("TR-8.5")
def test_who_owes_nothing_loses_nothing() -> None:
    t = resolve("drought", players={"2": {"deniers": 0, "vp": 5}})
    assert (t.deniers()[2], t.vp()[2]) == (0, 5)


@pytest.mark.rule("TR-8.6", "TR-8.8", "TR-12.13")
def test_marauding_stays_in_front_and_the_queue_may_be_longer_than_the_board() -> None:
    # five printed spaces beside Marauding; here stand eleven cards
    events = [
        "brigands-1",
        "brigands-2",
        "brigands-3",
        "skirmishes-1",
        "skirmishes-2",
        "war",
        "heresy",
        "civil-war",
        "drought",
    ]
    decks = {"red": ["normans"], "yellow": ["wayfarers"]}
    queue = ["marauding", *events]
    t = table(4, "events", decks=decks, queue=queue, flags=[[] for _ in queue])
    assert t.see("queue") == ["marauding", *events, "normans", "wayfarers"]


# the effects


@pytest.mark.rule("TR-20.1")
def test_marauding_alone_brings_one_black_die() -> None:
    assert resolve(chance=[6]).see("black") == [6]


@pytest.mark.rule("TR-20.2")
def test_drought_costs_one_denier_for_each_citizen_standing_in_the_city_hall() -> None:
    cells = {"cityhall.16.1": "0", "cityhall.25.1": "0", "cityhall.34.1": "1", "palace.1": "2"}
    each = {"deniers": 5}
    t = resolve("drought", cells=cells, flat={"cityhall": ["2", "1"]}, players=players(each, each, each, each))
    assert t.deniers() == [3, 4, 5, 5]


@pytest.mark.rule("TR-20.3", "AM-13")
def test_support_puts_a_grey_cube_on_the_two_nearest_events_on_its_left() -> None:
    t = resolve("war", "heresy", "brigands-1", "support", "normans", flags={"heresy": ["1"]})
    assert t.see("queue") == ["marauding", "war", "heresy", "brigands-1", "support", "normans"]
    assert t.see("flags") == [[], [], ["1", "neutral"], ["neutral"], [], []]


@pytest.mark.rule("TR-20.3", "AM-13")
def test_support_beside_marauding_puts_one_cube_only() -> None:
    assert resolve("support", "war").see("flags") == [["neutral"], [], []]
    assert resolve("war", "support").see("flags") == [["neutral"], ["neutral"], []]


@pytest.mark.rule("AM-14", "TR-12.8")
def test_a_grey_cube_on_the_last_flag_counters_the_event_at_once() -> None:
    # Heresy has three flags and 3 / 2 VP; Civil war to the right of Support still acts
    t = resolve(
        "war",
        "heresy",
        "support",
        "civil-war",
        flags={"heresy": ["1", "1"]},
        players=players({"deniers": 9, "influence": 9}, {"influence": 9}),
    )
    assert t.see("queue") == ["marauding", "war", "support", "civil-war"]
    assert t.vp()[1] == 3
    assert t.of(1)["events"] == ["heresy"]
    assert t.deniers()[0] == 6
    # Heresy stands to the left of Support, so it had acted already
    assert t.influence()[0] == 7


@pytest.mark.rule("AM-12")
def test_black_dice_of_an_event_that_support_counters_have_been_collected() -> None:
    # Skirmishes (4 flags) goes when Support acts; its symbol counts, with that of Marauding
    t = resolve("skirmishes-1", "support", flags={"skirmishes-1": ["0", "0", "0"]}, chance=[5, 3])
    assert t.see("queue") == ["marauding", "support"]
    assert t.see("black") == [5, 3]


@pytest.mark.rule("TR-20.4")
def test_civil_war_costs_everybody_three_deniers() -> None:
    t = resolve("civil-war", players=players(*({"deniers": deniers, "vp": 6} for deniers in (5, 3, 2, 0))))
    assert t.deniers() == [2, 0, 0, 0]
    assert t.vp() == [6, 6, 4, 4]


@pytest.mark.rule("TR-20.5")
def test_wayfarers_bring_a_grey_citizen_into_a_row_of_the_city_hall() -> None:
    cells = {"cityhall.25.1": "0", "cityhall.25.2": "1", "cityhall.16.1": "2"}
    t = resolve("wayfarers", cells=cells, chance=[5, 1])
    assert t.see("cells.cityhall.25.1") == "neutral"
    assert t.see("cells.cityhall.25.2") == "0"
    assert t.see("flat.cityhall") == ["1"]
    assert t.see("cells.cityhall.16.1") == "2"
    assert t.see("grey_reserve") == 7


@pytest.mark.rule("TR-20.6")
def test_the_theological_conflict_brings_one_into_the_bishopric() -> None:
    t = resolve("theological-conflict", cells={"bishopric.even.1": "0", "bishopric.even.2": "1"}, chance=[4, 1])
    assert [t.see(f"cells.bishopric.even.{place}") for place in (1, 2, 3)] == ["neutral", "0", "1"]
    assert t.see("flat.bishopric") == []


@pytest.mark.rule("TR-20.7")
def test_heresy_costs_everybody_two_influence() -> None:
    t = resolve("heresy", players=players(*({"influence": influence, "vp": 6} for influence in (5, 2, 1, 0))))
    assert t.influence() == [3, 0, 0, 0]
    assert t.vp() == [6, 6, 4, 4]


@pytest.mark.rule("TR-20.8")
def test_traveling_builders_fill_the_lowest_number_of_the_lowest_open_level() -> None:
    t = resolve("traveling-builders", cathedral={"1.1": "0", "1.2": "1", "2.1": "2"})
    assert t.see("cathedral.1.3") == "neutral"
    full_below = {f"1.{number}": "0" for number in range(1, 7)} | {"2.1": "0"}
    t = resolve("traveling-builders", cathedral=full_below)
    assert t.see("cathedral.2.2") == "neutral"
    full = {f"{level}.{number}": "0" for level in (1, 2, 3) for number in range(1, 7)}
    assert "neutral" not in resolve("traveling-builders", cathedral=full).see("cathedral").values()


@pytest.mark.rule("TR-20.9", "AM-59")
def test_interrupted_work_removes_the_highest_number_of_the_topmost_level() -> None:
    site = {"1.6": "0", "2.2": "1", "2.5": "2", "2.6": "none"}
    t = resolve("interrupted-work", cathedral=site, players={"2": {"vp": 4, "influence": 6}})
    assert t.see("cathedral.2.5") == "none"
    assert [t.see(f"cathedral.{cell}") for cell in ("1.6", "2.2")] == ["0", "1"]
    # what the cube brought stays
    assert (t.vp()[2], t.influence()[2]) == (4, 6)
    t = resolve("interrupted-work", cathedral={"1.2": "neutral"})
    assert t.see("cathedral.1.2") == "none"
    assert set(resolve("interrupted-work").see("cathedral").values()) == {"none"}


@pytest.mark.rule("TR-20.11")
def test_the_conflict_of_succession_puts_a_grey_citizen_into_a_cell_of_the_palace() -> None:
    t = resolve("conflict-of-succession", cells={"palace.4": "1", "palace.5": "0"}, chance=[4, 1])
    assert t.see("cells.palace.4") == "neutral"
    assert t.see("flat.palace") == ["1"]
    assert t.see("cells.palace.5") == "0"
    t = resolve("conflict-of-succession", cells={"palace.4": "1"}, chance=[2, 1])
    assert t.see("cells.palace.2") == "neutral"
    assert t.see("flat.palace") == []


@pytest.mark.rule("AM-15", "TR-13.7")
def test_a_grey_citizen_that_cannot_push_does_not_come() -> None:
    t = resolve("conflict-of-succession", cells={"palace.4": "1"}, flat={"palace": ["1"]}, chance=[4, 1])
    assert t.see("cells.palace.4") == "1"
    assert t.see("flat.palace") == ["1"]
    assert t.see("grey_reserve") == 8
    assert t.told("no-room") == [{"event": "event:conflict-of-succession"}]


@pytest.mark.rule("TR-20.15", "AM-16")
@pytest.mark.parametrize("event", ["wayfarers", "theological-conflict", "conflict-of-succession"])
def test_without_a_grey_citizen_in_the_supply_nobody_comes(event: str) -> None:
    # all eight are on the board, one of them lying flat; only the die of Marauding is rolled
    cells = {f"palace.{value}": "neutral" for value in range(1, 6)} | {
        "cityhall.16.2": "neutral",
        "cityhall.25.2": "neutral",
    }
    t = resolve(event, cells=cells, flat={"bishopric": ["neutral"]}, grey_reserve=0, chance=[2])
    assert t.see("black") == [2]
    assert list(t.see("cells").values()).count("neutral") == 7
    assert t.told("no-room") == [{"event": f"event:{event}"}]


@pytest.mark.rule("AM-11")
def test_the_order_of_players_does_not_change_what_an_event_takes() -> None:
    each = {"deniers": 4}
    for first in range(4):
        assert resolve("civil-war", first=first, players=players(each, each, each, each)).deniers() == [1, 1, 1, 1]


@pytest.mark.rule("TR-8.10")
def test_black_dice_are_rolled_after_all_effects() -> None:
    # the first result is the die of the Conflict of succession, then two black dice follow
    t = resolve("brigands-1", "conflict-of-succession", chance=[3, 6, 2], dice={"0": district("r6")})
    assert t.see("cells.palace.3") == "neutral"
    assert t.see("black") == [6, 2]
    assert t.decides == (0, "counter-raiders")
