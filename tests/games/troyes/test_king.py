"""The solo game: the King's Challenge (TR-23)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.troyes import TITLE
from ludarium.games.troyes.figures import KING_PREFERS
from ludarium.games.troyes.scoring import verdict
from ludarium.games.troyes.vocabulary import CELL

from .kings import king
from .table import Table, district, players, table

COLUMN = ["chretien", "urbain", "thibaut", "hugues", "florentin", "henry"]


# setup


@pytest.mark.rule("TR-23.1")
def test_alone_the_rules_for_two_hold_with_the_king_in_place_of_neutral() -> None:
    t = table(1, None, chance=None)
    assert t.see("rounds") == 4
    assert len(t.see("decks.red")) == 4
    assert (t.of(0)["supply"], t.of(0)["deniers"], t.of(0)["influence"]) == (6, 5, 4)
    shown = TITLE.view(t.position, 0)["king"]
    assert shown is not None
    assert "deniers" not in shown
    assert "influence" not in shown


@pytest.mark.rule("TR-23.2", "AM-46")
def test_the_king_has_twentyfour_citizens_of_two_colours_handed_out_in_turn() -> None:
    t = table(1, None)
    owners = list(t.see("cells").values())
    assert owners.count("king") + owners.count("king-2") == 3
    assert sum(t.see("king_reserve")) == 21
    assert "neutral" not in owners
    assert t.see("grey_reserve") == 0
    while t.decides[1] == "settle-citizen":
        t.choose(t.offered[0])
    owners = list(t.see("cells").values())
    assert (owners.count("king"), owners.count("king-2")) == (6, 6)


@pytest.mark.rule("TR-23.3", "TR-23.4", "TR-3.6")
def test_three_highest_dice_name_the_kings_buildings_and_he_takes_the_best_cells() -> None:
    # rolled red 2 and 6, yellow 6 and 1, white 5 and 5: in order red 6, yellow 6, white 5
    t = table(1, "placement", chance=[2, 6, 6, 1, 5, 5])
    assert [cell for cell, owner in t.see("cells").items() if owner != "none"] == [
        "palace.6",
        "bishopric.even.1",
        "cityhall.34.1",
    ]
    assert t.decides == (0, "settle-citizen")
    # then the player places two, and the king rolls again
    t.coming(1, 1, 1, 1, 6, 6)
    t.choose("settle cell=palace.5", "settle cell=palace.4")
    # white 6, white 6, then red 1: the next best cells that are free
    standing = [cell for cell, owner in t.see("cells").items() if owner.startswith("king")]
    assert standing == [
        "palace.3",
        "palace.6",
        "bishopric.odd.1",
        "bishopric.even.1",
        "bishopric.even.2",
        "cityhall.34.1",
    ]


@pytest.mark.rule("TR-23.3")
def test_king_three_player_two_until_all_cells_are_full() -> None:
    t = table(1, "placement")
    counts = []
    while t.decides[1] == "settle-citizen":
        owners = list(t.see("cells").values())
        counts.append((18 - owners.count("none") - owners.count("0"), owners.count("0")))
        t.choose(t.offered[-1])
    assert counts == [(3, 0), (3, 1), (6, 2), (6, 3), (9, 4), (9, 5)]
    owners = list(t.see("cells").values())
    assert (owners.count("0"), owners.count("none"), owners.count("king") + owners.count("king-2")) == (6, 0, 12)


@pytest.mark.rule("TR-23.4")
def test_the_kings_preference_of_cells() -> None:
    assert [[CELL.ref(cell) for cell in building] for building in KING_PREFERS] == [
        [f"palace.{value}" for value in (6, 5, 4, 3, 2, 1)],
        [f"bishopric.{cell}" for cell in ("even.1", "odd.1", "even.2", "odd.2", "even.3", "odd.3")],
        [f"cityhall.{cell}" for cell in ("34.1", "25.1", "16.1", "34.2", "25.2", "16.2")],
    ]


@pytest.mark.rule("AM-47")
def test_a_die_whose_building_is_full_gives_way_to_the_next_highest() -> None:
    palace = {f"palace.{value}": "king" for value in range(1, 7)}
    # red 6 and 6 fit nowhere: yellow 5, white 4, yellow 3 come instead
    t = table(1, "placement", chance=[6, 6, 5, 3, 4, 1], cells=palace)
    taken = [cell for cell, owner in t.see("cells").items() if owner != "none" and not cell.startswith("palace")]
    assert taken == ["bishopric.even.1", "cityhall.25.1", "cityhall.34.1"]


@pytest.mark.rule("TR-23.5")
def test_the_characters_lie_in_an_open_column_and_nobody_holds_one() -> None:
    tops = set()
    for seed in range(40):
        t = table(1, None, seed=seed)
        column = t.see("column")
        assert sorted(column) == sorted(COLUMN)
        assert t.of(0)["characters"] == []
        king = TITLE.view(t.position, 0)["king"]
        assert king is not None
        shown = [each["character"] for each in king["characters"]]
        # the last one laid is on top, is scored next, and stands first in the view
        assert shown == [f"character:{who}" for who in reversed(column)]
        tops.add(shown[0])
    assert len(tops) == 6


# play


@pytest.mark.rule("TR-23.6")
def test_the_role_of_the_first_player_alternates_and_is_random_at_first() -> None:
    assert {table(1, None, seed=seed, variants={"first": "random"}).see("first") for seed in range(30)} == {0, 1}
    for first in (0, 1):
        assert table(1, "end-of-round", round=1, first=first).see("first") == 1 - first


@pytest.mark.rule("TR-23.6")
def test_king_and_player_act_in_turn_from_the_first_one() -> None:
    dice = {"0": district("y1", "y1"), "neutral": district("r5", "y4", "w3")}
    # the king is first: he rolls 4 + 4 = 8 and a character is scored, then the player decides
    t = table(1, "black-dice", seat=1, first=1, black=[], dice=dice, chance=[4, 4], column=COLUMN)
    assert len(t.told("king-rolled")) == 1
    assert t.decides == (0, "take-action")
    t.coming(4, 4)
    t.choose("farm", "add die=0.yellow.1", "done")
    assert len(t.told("king-rolled")) == 2
    assert t.decides == (0, "take-action")
    t = table(1, "black-dice", black=[], dice=dice)
    assert t.told("king-rolled") == []


@pytest.mark.rule("TR-23.7")
def test_events_with_negative_effects_do_not_touch_the_king() -> None:
    queue = ["marauding", "civil-war", "heresy", "drought"]
    cells = {"cityhall.16.1": "king", "cityhall.25.1": "0"}
    t = table(
        1,
        "resolve-events",
        queue=queue,
        flags=[[], [], [], []],
        cells=cells,
        king_vp=7,
        players=players({"deniers": 9}),
    )
    assert t.see("king_vp") == 7
    assert (t.deniers(), t.influence()) == ([9 - 3 - 1], [2])


@pytest.mark.rule("TR-23.7", "AM-67")
def test_no_event_takes_the_kings_cubes_away() -> None:
    site = {"1.1": "0", "1.2": "king"}
    t = table(1, "resolve-events", queue=["marauding", "interrupted-work"], flags=[[], []], cathedral=site)
    assert (t.see("cathedral.1.1"), t.see("cathedral.1.2")) == ("0", "king")
    site = {"1.1": "king", "1.2": "0"}
    t = table(1, "resolve-events", queue=["marauding", "interrupted-work"], flags=[[], []], cathedral=site)
    assert (t.see("cathedral.1.1"), t.see("cathedral.1.2")) == ("king", "none")
    t = table(
        1,
        "resolve-events",
        queue=["marauding", "war", "resistance", "heresy"],
        flags=[["0", "king"], ["king", "0"], [], ["king"]],
    )
    assert t.see("flags") == [["0", "king"], ["king"], [], ["king"]]


@pytest.mark.rule("TR-23.8")
def test_where_neutral_things_are_used_the_kings_are() -> None:
    t = table(
        1,
        "resolve-events",
        queue=["marauding", "support", "wayfarers", "traveling-builders"],
        flags=[[], [], [], []],
        chance=[3, 1],
    )
    assert t.see("flags") == [["king"], [], [], []]
    assert t.see("cells.cityhall.34.1") == "king"
    assert t.see("king_reserve") == [11, 12]
    assert t.see("cathedral.1.1") == "king"


@pytest.mark.rule("TR-7.2", "TR-23.1")
def test_the_kings_dice_are_rolled_for_both_his_colours() -> None:
    t = table(1, "workforce", cells={"palace.1": "king", "palace.2": "king-2", "palace.3": "0"}, chance=[1, 5, 6])
    assert t.see("dice.0") == ["red.1"]
    assert t.see("dice.neutral") == ["red.5", "red.6"]


@pytest.mark.rule("TR-23.9", "TR-23.13", "TR-23.14", "AM-50")
def test_the_king_always_spends_his_strongest_dice() -> None:
    # a tradesman costs one die each time: the order in which his dice go is their rank
    t = king(6, district("r5", "y5", "w5", "y6", "r2", "w2"), own=district("y1", "y1", "y1", "y1", "y1"))
    left = [t.see("dice.neutral")]
    for _ in range(4):
        t.coming(3, 3)
        t.choose("farm", "add die=0.yellow.1", "done")
        left.append(t.see("dice.neutral"))
    assert left == [
        ["red.2", "red.5", "white.2", "white.5", "yellow.5"],
        ["red.2", "white.2", "white.5", "yellow.5"],
        ["red.2", "white.2", "white.5"],
        ["red.2", "white.2"],
        ["white.2"],
    ]


@pytest.mark.rule("TR-23.10", "AM-43")
def test_the_kings_strongest_die_removes_the_highest_black_die_and_the_rest_is_the_players() -> None:
    t = table(1, "black-dice", seat=1, black=[6, 4, 2], dice={"0": district("r6"), "neutral": district("w3", "y1")})
    # a 3 removes a 6: no value has to be reached
    assert t.see("dice.neutral") == ["yellow.1"]
    assert t.see("black") == [4, 2]
    assert t.decides == (0, "counter-raiders")
    t.choose("defend die=0.red.6", "counter")
    # the king acts once in the phase: the last one is the player's too
    assert t.see("black") == [2]
    assert t.decides == (0, "counter-raiders")


@pytest.mark.rule("AM-43")
def test_if_the_player_is_first_the_king_follows_once_and_then_the_player_again() -> None:
    t = table(
        1,
        "black-dice",
        seat=0,
        black=[5, 4, 3],
        dice={"0": district("r3", "r2"), "neutral": district("y2", "w1")},
    )
    assert t.decides == (0, "counter-raiders")
    t.choose("defend die=0.red.3", "counter")
    assert t.see("black") == [3]
    assert t.see("dice.neutral") == ["white.1"]
    assert t.decides == (0, "counter-raiders")


@pytest.mark.rule("AM-43")
def test_a_king_without_dice_removes_no_black_die() -> None:
    t = table(1, "black-dice", seat=1, black=[5], dice={"0": district("r3"), "neutral": []})
    assert t.see("black") == [5]
    assert t.decides == (0, "counter-raiders")


@pytest.mark.rule("TR-23.11")
def test_dice_bought_from_the_king_are_paid_to_the_bank() -> None:
    t = table(
        1,
        dice={"0": district("y2", "w1"), "neutral": district("y6", "r1")},
        players=players({"deniers": 4}),
        chance=[4, 4],
    )
    t.choose("farm", "add die=0.yellow.2", "add die=neutral.yellow.6", "done")
    assert t.deniers() == [4]  # 4 paid, 8 pips are 4


@pytest.mark.rule("TR-23.12")
def test_two_dice_are_added_for_the_kings_turn() -> None:
    t = king(8)
    assert t.told("king-rolled") == [{"pips": 8}]


@pytest.mark.rule("TR-23.15", "AM-51")
def test_if_the_cost_is_too_high_the_king_still_acts_and_spends_all_he_has() -> None:
    t = king(7, district("w1"), own=district("y1", "y2"))
    assert (t.see("cathedral.1.6"), t.see("cathedral.1.5")) == ("king", "king")
    assert t.see("king_vp") == 2
    assert t.see("dice.neutral") == []
    # three free flags, one die: all flags are covered
    t = king(5, district("w1"), queue=["marauding", "heresy"], flags=[[], []])
    assert t.see("king_events") == ["heresy"]
    assert t.see("dice.neutral") == []


@pytest.mark.rule("AM-49", "TR-23.14")
def test_when_the_player_has_passed_the_king_goes_on_and_the_player_gets_a_denier_each_turn() -> None:
    # the king hires twice, one die each time; then the round is over
    t = table(
        1,
        round=1,
        dice={"0": district("y1"), "neutral": district("r5", "y4")},
        chance=[3, 3, 3, 3],
        players=players({"deniers": 0}),
        decks={"red": ["skirmishes-1", "brigands-1"], "white": ["interrupted-work"]},
    )
    t.choose("pass")
    assert len(t.told("king-rolled")) >= 2
    assert t.told("waited") == [{"seat": "seat:0", "deniers": 1}]
    assert t.told("collected") == [{"seat": "seat:0", "deniers": 3}]
    assert t.told("round-ended") == [{"round": 1}]


@pytest.mark.rule("AM-49")
def test_when_the_king_has_no_dice_the_player_takes_turn_after_turn() -> None:
    t = table(1, dice={"0": district("y1", "y2", "y3"), "neutral": []})
    t.choose("farm", "add die=0.yellow.1", "done")
    assert t.decides == (0, "take-action")
    t.choose("farm", "add die=0.yellow.2", "done")
    assert t.told("king-rolled") == []
    assert t.told("round-ended") == []
    # a pass ends the round: a king without dice counts as having passed
    t.choose("pass")
    assert t.told("round-ended") == [{"round": 3}]


# end and card changes


def finished(**given: Any) -> Table:
    t = table(1, "end-of-round", round=4, **given)
    assert t.position.over
    return t


@pytest.mark.rule("TR-23.24", "AM-40")
def test_the_rest_of_the_column_is_scored_by_both_and_the_difference_counts() -> None:
    t = finished(
        column=["thibaut", "henry"],
        king_vp=5,
        king_events=["war"],
        queue=["marauding", "heresy"],
        flags=[["king"], ["0", "king"]],
        cards={"yellow-3": "sculptor"},
        tradesmen={"yellow-3": {"king": "first"}},
        cathedral={"1.1": "king", "2.1": "0", "3.1": "0", "1.2": "0"},
        players=players({"vp": 20, "deniers": 12}),
    )
    standings = TITLE.standings(t.position)
    row = standings.rows[0]
    assert row.parts == [
        ("play", 20),
        ("events", 1),
        ("tradesmen", 0),
        ("cathedral", 0),
        ("character-henry", 0),
        ("character-thibaut", 3),
    ]
    name, points, parts = standings.others[0]
    assert name == "king"
    assert parts == [
        ("play", 5),
        ("events", 2),
        ("tradesmen", 4),
        ("cathedral", -4),
        ("character-henry", 1),
        ("character-thibaut", 0),
    ]
    assert (row.points, points) == (24, 8)
    assert standings.verdict == "very-good"  # 16
    assert row.place == 1


@pytest.mark.rule("TR-23.25")
@pytest.mark.parametrize(
    ("difference", "band"),
    [
        (-100, "defeat"),
        (-1, "defeat"),
        (0, "defeat"),
        (1, "poor"),
        (5, "poor"),
        (6, "average"),
        (10, "average"),
        (11, "good"),
        (15, "good"),
        (16, "very-good"),
        (20, "very-good"),
        (21, "masterly"),
        (50, "masterly"),
    ],
)
def test_the_verdict(difference: int, band: str) -> None:
    assert verdict(difference) == band


@pytest.mark.rule("TR-23.25", "AM-5")
def test_a_draw_is_a_defeat() -> None:
    standings = TITLE.standings(finished(column=[], king_vp=9, players=players({"vp": 9})).position)
    assert standings.verdict == "defeat"
    assert standings.winners() == []


def hired(card: str, space: str, dice: list[str], others: list[str], **given: Any) -> Table:
    return table(
        1,
        cards={space: card},
        tradesmen={space: {"0": "first"}},
        dice={"0": dice, "neutral": others},
        chance=[4, 4],  # what the king rolls afterwards: a character
        column=[],
        **given,
    )


@pytest.mark.rule("TR-23.26")
def test_tax_collector_takes_two_deniers_for_each_citizen_of_the_king() -> None:
    cells = {"cityhall.16.1": "king", "cityhall.16.2": "king-2", "cityhall.25.1": "0", "palace.1": "king"}
    t = hired(
        "tax-collector", "red-2", district("r4", "y1"), district("w1"), cells=cells, players=players({"deniers": 0})
    )
    t.choose("activate card=tax-collector", "add die=0.red.4", "done")
    assert t.deniers() == [4]


@pytest.mark.rule("TR-23.27")
def test_tithe_takes_up_to_three_dice_from_the_king_free() -> None:
    t = table(
        1,
        cards={"white-1": "tithe"},
        card_cubes={"white-1": {"0": 1}},
        dice={"0": district("w1"), "neutral": district("y6", "y5", "y4", "y3")},
        players=players({"deniers": 0}),
        chance=[4, 4],
        column=[],
    )
    t.choose("farm", "modify card=tithe", "add die=neutral.yellow.6", "add die=neutral.yellow.5")
    t.choose("add die=neutral.yellow.4")
    assert t.deniers() == [7]  # 15 pips; three dice, no more
    assert t.see("dice.neutral") == ["yellow.3"]


@pytest.mark.rule("TR-23.28", "AM-42")
def test_traveling_builders_bring_the_king_a_cube_and_a_point_while_there_is_room() -> None:
    queue: dict[str, Any] = {"queue": ["marauding", "traveling-builders"], "flags": [[], []]}
    t = table(1, "resolve-events", cathedral={"1.1": "0"}, **queue)
    assert t.see("cathedral.1.2") == "king"
    assert t.see("king_vp") == 1
    full = {f"{level}.{number}": "0" for level in (1, 2, 3) for number in range(1, 7)}
    assert table(1, "resolve-events", cathedral=full, **queue).see("king_vp") == 0
    # with more players nobody gets a point for it
    assert table(2, "resolve-events", **queue).vp() == [0, 0]


@pytest.mark.rule("TR-23.29")
def test_banquet_leaves_the_kings_dice_out() -> None:
    t = hired("banquet", "red-3", district("r6", "r1", "r2"), district("r1", "r1", "r1", "r1"))
    t.choose("activate card=banquet", "add die=0.red.6", "done")
    assert t.vp() == [2]


@pytest.mark.rule("AM-62")
def test_the_kings_district_denies_procession_and_joust() -> None:
    t = hired("procession", "white-3", district("w5", "y1"), district("r1", "r1"))
    t.choose("activate card=procession", "add die=0.white.5", "done")
    assert t.vp() == [0]
    t = hired("procession", "white-3", district("w5", "y1", "y1"), district("r1", "r1"))
    t.choose("activate card=procession", "add die=0.white.5", "done")
    assert t.vp() == [2]
    t = hired("joust", "red-3", district("r5", "r3"), district("r4"))
    t.choose("activate card=joust", "add die=0.red.5", "done")
    assert t.vp() == [0]
    t = hired("joust", "red-3", district("r5", "r4"), district("r4"))
    t.choose("activate card=joust", "add die=0.red.5", "done")
    assert t.vp() == [2]
