"""Positions in scenario files: what is named is set, what follows follows, what cannot be is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludarium import LudariumError
from ludarium.games.europa import TITLE
from ludarium.games.europa.facts import events
from ludarium.games.europa.table.position import Europa
from ludarium.kernel.chance import fast
from ludarium.kernel.position import Position
from ludarium.kernel.scenario import reads
from ludarium.kernel.scenario_dump import dumps

HEAD = """
version = 2
title = "europa"
seats = 4
variants = { scenario = "1-01-4-players" }
[given]
phase = "turn"
seat = 0
"""
END = """
[[step]]
decision = "take-turn"
"""


def placed(given: str) -> Any:
    """The position of these lines of *given*, as it is shown."""
    return TITLE.layout.show(reads(f"{HEAD}{given}{END}", "given", TITLE).run())


def refused(given: str) -> str:
    with pytest.raises(LudariumError) as told:
        reads(f"{HEAD}{given}{END}", "given", TITLE).run()
    return str(told.value)


def saved(position: Position) -> Any:
    assert isinstance(position, Europa)
    found = json.loads(json.dumps(TITLE.dump(position)))
    del found["chance"]
    return found


@pytest.mark.parametrize(
    ("row", "steps"),
    [
        ("1-00", 300),
        ("1-01-4-players", 600),
        ("1-02-3-players-2-bots", 300),
        ("1-05-4-players", 300),
        ("1-06-poland", 300),
        ("2-01-default-austria", 300),
    ],
)
def test_a_dumped_position_is_read_back_whole(row: str, steps: int) -> None:
    seats = next(each for each in TITLE.scenarios if each.id == row).seats[0]
    variants = TITLE.resolve(seats, {"scenario": row})
    position, picks = TITLE.start(seats, variants, fast(5)), fast(6)
    for number in range(steps):
        if number % 97 == 0:
            text = dumps(TITLE, position, seats, variants)
            assert number == 0 or "[given.players." in text  # by name, not only as the engine keeps it
            again = reads(text, "dumped", TITLE).run()
            assert saved(again) == saved(position), text
            assert again.options() == position.options()
        options = position.options()
        position.choose(options[picks.below(len(options))])


def test_a_province_passes_with_its_town() -> None:
    before, now = placed(""), placed('provinces.navarra.owner = "france"')
    assert now["provinces"]["navarra"]["town"] == "small"
    assert now["players"]["france"]["small_towns"] == before["players"]["france"]["small_towns"] + 1
    assert now["realms"]["navarra"]["kind"] == "absent"


def test_an_overlord_has_vassal_tokens_on_all_land() -> None:
    now = placed('realms.portugal.overlord = "castile"')
    lisboa = now["provinces"]["lisboa"]
    assert [now["realms"]["portugal"]["kind"], lisboa["owner"], lisboa["town"]] == ["vassal", "portugal", "vassal"]
    assert now["players"]["castile"]["vassal_tokens"] >= 2
    assert placed('realms.portugal = { kind = "dnpr" }')["provinces"]["lisboa"]["dnpr"] == "portugal"


def test_an_occupant_uses_a_town_of_his_own_and_covers_a_slot() -> None:
    before, now = placed(""), placed('provinces.paris.occupant = "england"')
    paris = now["provinces"]["paris"]
    assert [paris["owner"], paris["occupant_town"], paris["occupant_unrest"]] == ["france", "large", True]
    assert now["players"]["france"]["covers"] == 1
    assert now["players"]["england"]["large_towns"] == before["players"]["england"]["large_towns"] + 1


def test_cubes_come_from_the_supply() -> None:
    before = placed("")["players"]["france"]
    now = placed("players.france = { power.adm = 9, influence = { lombardy = 2 }, colonists = 3 }")["players"]["france"]
    spent = (9 - before["power"]["adm"]) + (2 - before["influence"].get("lombardy", 0)) + 3
    assert now["cubes"] == before["cubes"] - spent


def test_units_come_from_the_available_ones() -> None:
    before = placed("")["players"]["castile"]
    now = placed("players.castile.armies = { 1 = { infantry = 4 } }")["players"]["castile"]
    assert before["manpower"] == now["manpower"] == 6
    assert [before["available"], now["available"]] == [4, 2]
    more = placed("players.castile.armies = { 1 = { infantry = 9 } }")["players"]["castile"]
    assert [more["available"], more["manpower"]] == [0, 9]


def test_an_alliance_of_players_has_two_tokens_and_an_npr_one_ally() -> None:
    now = placed('players.france.alliances = ["castile", "papal-states"]')
    assert now["players"]["castile"]["alliances"] == ["france"]
    assert now["curia"]["roma"] == "france"
    now = placed('players = { france.alliances = ["scotland"], castile.active_allies = ["portugal"] }')
    assert now["players"]["castile"]["alliances"] == ["portugal"]


def test_a_war_ends_what_was_between_the_two() -> None:
    now = placed('players.austria.alliances = ["venice"]\nwars = [{ aggressor = "castile", defender = "granada" }]')
    assert now["wars"] == [{"aggressor": "castile", "defender": "granada", "through": "none"}]
    said = 'players.austria.alliances = ["venice"]\nwars = [{ aggressor = "austria", defender = "venice" }]'
    assert "Ally" in refused(said)


def test_a_named_card_is_taken_from_where_it_lay() -> None:
    now = placed('players = { france = { hand = ["envoys", "piri-reis"] }, castile.advisors.adm = "isaac-newton" }')
    assert now["players"]["france"]["hand"] == ["dip-04-1", "adm-01-3"]
    assert len(now["decks"]["action"]["dip"]) == 35
    assert len(now["decks"]["action"]["adm"]) == 34
    now = placed('players.france.hand = ["envoys"]\ndecks.action.dip.1 = "envoys-2"')
    assert now["decks"]["action"]["dip"]["1"] == "dip-04-2"
    assert "two places" in refused('players = { france.hand = ["envoys"], castile.hand = ["envoys"] }')


def test_events_lie_in_the_row_face_up() -> None:
    now = placed('decks.row = ["Wars of the Roses"]')["decks"]
    assert [len(now["row"]), now["row_up"], now["row_ducats"]] == [1, 1, [0]]
    assert now["row"][0] not in now["events"].values()


def test_a_later_age_has_its_own_events_and_milestones() -> None:
    now = placed("age = 2")["decks"]
    assert all(events.AGE[events.EVENT.index(event)] == 2 for event in now["events"].values())
    assert len(now["events"]) == 20
    assert all(each.startswith("m2-") for each in now["milestones"])
    assert now["events_later"]["2"] == []
    assert now["taken"]


def test_who_has_passed_is_counted() -> None:
    now = placed("players = { castile.passed = 1, england.passed = 2 }")
    assert now["passes"] == 2


def test_ideas_that_somebody_has_are_on_display() -> None:
    assert "line-infantry" in placed('players.france.ideas = ["line-infantry"]')["decks"]["ideas"]


def test_mistakes_are_told_with_what_would_be_right() -> None:
    assert "nobody plays scotland" in refused('first = "scotland"')
    assert "portugal" in refused('provinces.lisboa.owner = "portugall"')
    assert "paris is a Province: its Area is seine" in refused('players.france.armies.1.area = "paris"')
    assert "Expected: paris" in refused("provinces.Paris.unrest = true")
    assert "portugal is not in play here. Expected one of: france, castile" in refused("players.portugal.ducats = 3")
    assert "has no effect" in refused("players.france.cubes = 3")
    assert "60 cubes" not in placed("")
    assert "does not add up" in refused(
        "players.france.power = { adm = 10, dip = 10, mil = 10 }\nplayers.france.colonists = 30"
    )
