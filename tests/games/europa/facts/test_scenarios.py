"""Scenarios: seats, set-ups, decks."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from ludarium.games.europa.facts import (
    action_cards,
    events,
    faiths,
    goals,
    ideas,
    places,
    realms,
    scenarios,
    setups,
    tracks,
    trade_cards,
)
from ludarium.games.europa.facts.scenarios import BASIC_ONLY, BOT, EITHER, SCENARIO, SCENARIOS, Scenario

DECKS = list(csv.DictReader((Path(__file__).parent / "scenario_decks.csv").open(encoding="utf-8", newline="")))


def find(ref: str) -> Scenario:
    return SCENARIOS[SCENARIO.index(ref)]


def keys(scenario: Scenario) -> list[str]:
    return [seat.key for seat in scenario.seats]


def test_references_of_the_scenarios_are_stable() -> None:
    assert SCENARIO.size == 32
    assert SCENARIO.refs[:5] == ["1-00", "1-01-3-players", "1-01-4-players", "1-01-5-players", "1-02-3-players-1-bot"]
    assert SCENARIO.refs[-1] == "2-07-alternate-start"


@pytest.mark.parametrize("row", DECKS, ids=SCENARIO.refs)
def test_decks_have_the_sizes_of_the_table(row: dict[str, str]) -> None:
    scenario = next(s for s in SCENARIOS if (s.number, s.variant) == (row["scenario"], row["variant"]))
    assert len(scenario.seats) == int(row["seats"])
    bots = sum(1 for seat in scenario.seats if seat.kind in (BOT, EITHER))
    assert bots == int(row["of_which_bots"])
    assert scenario.events_per_round == int(row["events_per_round"])
    for age in (1, 2, 3, 4):
        assert "+".join(str(len(stack)) for stack in scenario.stacks[age]) == row[f"age{age}_stacks"]
    assert sum(scenario.rounds) == int(row["rounds"])
    assert sum(scenario.rounds) * scenario.events_per_round == int(row["events_total"])

    only = scenario.number == "1-00"
    cards = [
        sum(
            action_cards.COPIES[kind]
            for kind in range(action_cards.TYPES)
            if action_cards.TYPE_DECK[kind] == deck and (not only or action_cards.IN_INTRODUCTION[kind])
        )
        for deck in range(3)
    ]
    assert "/".join(map(str, cards)) == row["action_cards"]

    east = bool(places.HAS_EAST[scenario.board])
    trade = set(trade_cards.deck(east))
    if "discovered" in row["trade_cards_at_start"]:
        assert scenario.discovered
        assert len(trade) == int(row["trade_cards_at_start"].split()[0])
    else:
        trade.update(card for continent in scenario.discovered for card in trade_cards.brought_in(continent, east))
        assert len(trade) == int(row["trade_cards_at_start"])

    if scenario.ideas == BASIC_ONLY:
        assert sum(ideas.BASIC) == int(row["ideas_at_start"])
    else:
        assert sum(1 for age in ideas.MIN_AGE if age <= scenario.first_age) == int(row["ideas_at_start"])
    assert (len(scenario.milestones) == 4) == (row["milestones"] == "4 fixed")
    assert len(scenario.struggles) == int(row["power_struggles"])
    decks = {goals.deck_of(seat.realm): len(seat.missions) for seat in scenario.seats}
    told = dict(item.split() for item in row["mission_decks"].split(";"))
    assert {deck.code: str(size) for deck, size in decks.items() if deck} == told


def test_every_age_of_two_stacks_has_eight_a_events() -> None:
    for scenario in SCENARIOS:
        for stacks in scenario.stacks:
            if len(stacks) == 2:
                kinds = [events.KIND[event] for stack in stacks for event in stack]
                assert kinds.count(events.A_EVENT) == 8


def test_events_that_no_scenario_deals() -> None:
    dealt = {event for scenario in SCENARIOS for stacks in scenario.stacks for stack in stacks for event in stack}
    rare = {name for name, event in events.NAMED.items() if event not in dealt}
    assert rare == {"110-1", "410-1", "410-2", "412-1", "412-2", "413-1"}


@pytest.mark.rule("EU-13.3.1")
def test_no_row_needs_more_than_two_dnprs_of_a_colour() -> None:
    most = 0
    for scenario in SCENARIOS:
        sets = [(dnpr.colour, dnpr.large) for dnpr in scenario.dnprs]
        assert len(set(sets)) == len(sets)
        for colour in range(4):
            placed = sum(len(dnpr.provinces) for dnpr in scenario.dnprs if dnpr.colour == colour)
            if scenario.number == "2-01":
                most = max(most, placed)
    assert most == 13


def test_dnprs_lie_on_provinces_in_play_and_have_names() -> None:
    for scenario in SCENARIOS:
        for dnpr in scenario.dnprs:
            assert all(places.IN_PLAY[scenario.board][province] for province in dnpr.provinces)
        for province in scenario.plus_one:
            assert places.IN_PLAY[scenario.board][province]
    green = find("1-05-4-players").dnprs[1]
    assert (realms.NAME[green.realm], places.NAME[green.provinces[0]]) == ("Peru", "Cuzco")


@pytest.mark.rule("EU-3.2")
def test_seats_in_turn_order_and_who_begins() -> None:
    assert keys(find("1-00")) == ["france", "castile", "england"]
    assert keys(find("1-01-5-players")) == ["france", "castile", "england", "denmark", "austria"]
    assert keys(find("2-04")) == ["prussia", "russia", "france", "spain", "great_britain", "austria"]
    assert all(scenario.first == 0 for scenario in SCENARIOS)
    kalmar = find("1-06-kalmar")
    assert (keys(kalmar), kalmar.people) == (["brandenburg", "austria", "kalmar"], 1)
    assert [seat.key for seat in kalmar.unseated] == ["france"]
    assert find("1-04-4-players").people == 4
    assert keys(find("1-02-3-players-1-bot")) == ["papal", "netherlands", "brandenburg", "austria"]


def test_every_seat_has_a_row_a_ruler_and_missions() -> None:
    for scenario in SCENARIOS:
        taken: set[int] = set()
        for seat in scenario.seats:
            assert seat.setup is not None
            assert seat.setup.realm == seat.realm
            assert seat.ruler >= 0
            assert len(seat.start) >= 3 or scenario.number in ("2-04", "2-05")
            assert set(seat.start) <= set(seat.missions)
            towns = {*seat.setup.large, *seat.setup.small, *seat.setup.vassals}
            assert taken.isdisjoint(towns), (scenario.number, seat.key)
            taken |= towns


@pytest.mark.parametrize("scenario", SCENARIOS, ids=SCENARIO.refs)
def test_towns_fit_their_provinces(scenario: Scenario) -> None:
    for seat in scenario.seats:
        setup = seat.setup
        assert setup is not None
        size = places.SIZE[scenario.board]
        for province in setup.large:
            assert size[province] == 2, places.NAME[province]
        for province in setup.small:
            assert size[province] == 1, places.NAME[province]
        for province in set(setup.vassals):
            assert setup.vassals.count(province) == size[province], places.NAME[province]
        assert len(setup.large) <= tracks.PIECES_LARGE
        assert len(setup.small) <= tracks.PIECES_SMALL
        assert len(setup.vassals) <= tracks.PIECES_VASSALS


def test_galleys_begin_in_marked_sea_zones() -> None:
    for setup in setups.SETUPS.values():
        if setup.fleet[tracks.GALLEY]:
            assert places.MARK[setup.fleet_sea]


@pytest.mark.rule("AMB-EU1-9")
@pytest.mark.parametrize(
    ("realm", "small", "large", "vassals", "tax", "vassal_tax", "manpower", "available", "influence", "ships"),
    [
        ("France", 8, 4, 0, 16, 0, 8, 4, 6, 2),
        ("Castile", 6, 3, 0, 12, 0, 6, 4, 5, 2),
        ("England", 12, 2, 0, 16, 0, 8, 6, 7, 3),
        ("Austria", 7, 1, 0, 9, 0, 5, 3, 8, 1),  # 3 more of each from the Imperial Authority
        ("Denmark", 3, 2, 2, 7, 1, 5, 3, 9, 2),
        ("Ottomans", 11, 2, 0, 15, 0, 8, 5, 6, 1),
        ("Poland", 7, 1, 3, 9, 2, 6, 4, 6, 0),
        ("Muscovy", 10, 0, 4, 10, 2, 6, 3, 5, 0),
    ],
)
def test_what_the_majors_begin_with(
    realm: str,
    small: int,
    large: int,
    vassals: int,
    tax: int,
    vassal_tax: int,
    manpower: int,
    available: int,
    influence: int,
    ships: int,
) -> None:
    setup = setups.find("1444", realms.NAMED[realm])
    assert (len(setup.small), len(setup.large), len(setup.vassals)) == (small, large, vassals)
    assert tracks.SMALL_INCOME[small] + tracks.LARGE_INCOME[large] == tax == realms.TAX[1][setup.realm]
    assert tracks.VASSAL_INCOME[vassals] == vassal_tax
    total = tracks.SMALL_MANPOWER[small] + tracks.LARGE_MANPOWER[large] + tracks.VASSAL_MANPOWER[vassals]
    assert total == manpower
    assert total - sum(sum(units) for units, _ in setup.armies) == available
    assert len(setup.influence) == influence
    assert len(setup.ships) == ships
    assert (setup.power, setup.ducats, len(setup.merchants)) == ([3, 3, 3], 15, 2)


def test_the_ottomans_begin_with_three_galleys() -> None:
    setup = setups.find("1444", realms.OTTOMANS)
    assert setup.fleet == [0, 0, 3]
    assert places.SEA_NAME[setup.fleet_sea] == "Aegean Sea"


@pytest.mark.parametrize(
    ("ref", "slots"),
    [
        ("1-00", 4),
        ("1-01-3-players", 4),
        ("1-01-4-players", 5),
        ("1-01-5-players", 6),
        ("2-01-default-austria", 6),
        ("2-01-muscovy", 5),
        ("2-06", 2),
    ],
)
def test_slots_of_the_curia(ref: str, slots: int) -> None:
    scenario = find(ref)
    catholic = [seat for seat in scenario.seats if seat.setup and faiths.IS_CATHOLIC[seat.setup.faith]]
    assert len(catholic) + 1 == slots
    assert len(scenario.curia) <= slots
    seated = {seat.realm for seat in scenario.seats}
    assert set(scenario.curia) <= seated


def test_emperors() -> None:
    four = find("1-01-4-players")
    assert (four.emperor, four.authority) == (realms.AUSTRIA, 3)
    assert {places.SPACE_NAME[area] for area in four.imperial} == {"Rhineland", "Westphalia", "Saxony"}
    two = find("1-04-2-players-no-bots")
    assert (two.emperor, two.authority, two.imperial) == (-1, 4, [])
    assert find("2-05").emperor == realms.CASTILE
    assert not find("1-00").chapter_18
    for scenario in SCENARIOS:
        if scenario.emperor >= 0:
            assert len(scenario.imperial) == scenario.authority
        else:
            assert not scenario.elections


def test_boards_and_years() -> None:
    boards = {ref: scenario.board for ref, scenario in zip(SCENARIO.refs, SCENARIOS, strict=True)}
    assert boards["1-01-4-players"] == places.WEST_1444
    assert boards["1-06-poland"] == boards["2-01-muscovy"] == places.FULL_1444
    assert boards["1-05-4-players"] == places.WEST_1618
    assert boards["2-03-6-players-teams"] == boards["2-04"] == places.FULL_1618
    assert [find(ref).year for ref in ("1-03-3-players", "1-04-3-players", "2-05", "2-04")] == [1492, 1526, 1516, 1796]
    assert [scenario.number for scenario in SCENARIOS if not scenario.offered] == ["2-04", "2-05"]


@pytest.mark.parametrize(
    ("ref", "invasions", "struggles", "religion", "elections"),
    [
        ("1-00", False, False, False, False),
        ("1-01-3-players", False, True, True, False),
        ("1-01-4-players", False, True, True, True),
        ("1-02-3-players-1-bot", False, True, True, False),
        ("1-03-3-players", False, False, False, False),
        ("1-04-2-players-no-bots", True, True, True, False),
        ("1-05-4-players", True, True, True, True),
        ("1-06-both", False, False, True, False),
        ("2-01-muscovy", True, True, True, False),
        ("2-02-6-players", True, True, True, True),
        ("2-03-5-players", True, True, False, False),
        ("2-03-6-players-teams", True, False, False, False),
        ("2-04", True, True, True, False),
        ("2-05", True, False, True, True),
        ("2-06", False, False, False, False),
        ("2-07-default-start", False, False, True, False),
    ],
)
def test_advanced_rules(ref: str, invasions: bool, struggles: bool, religion: bool, elections: bool) -> None:
    scenario = find(ref)
    found = (scenario.invasions, scenario.power_struggles, scenario.hre_religion, scenario.elections)
    assert found == (invasions, struggles, religion, elections)


def test_religions_of_later_starts_agree_within_a_slot() -> None:
    for scenario in SCENARIOS:
        slots: dict[int, int] = {}
        for area, faith in scenario.creeds:
            assert slots.setdefault(places.SLOT_OF[area], faith) == faith
    wars = {places.SPACE_NAME[area]: faith for area, faith in find("1-04-3-players").creeds}
    assert wars == {"Saxony": faiths.PROTESTANT, "Lower Saxony": faiths.DIVERSE, "Switzerland": faiths.DIVERSE}
    assert len(find("1-05-4-players").creeds) == 24


def test_teams() -> None:
    scenario = find("1-05-6-players-team")
    teams = [{scenario.seats[seat].key for seat in team} for team in scenario.teams]
    assert teams == [{"austria", "castile", "aragon"}, {"england", "netherlands", "france"}]
    assert all(not other.teams for other in SCENARIOS if "Team" not in other.variant)


def test_early_ends_are_for_long_games_only() -> None:
    for scenario in SCENARIOS:
        assert bool(scenario.early_end_age) == (sum(scenario.rounds) >= 8 and scenario.number != "1-00")
    assert find("2-01-default-austria").early_end_age == 3


@pytest.mark.rule("EUI-37")
def test_events_of_realms_at_the_table() -> None:
    france = scenarios.own_events(find("1-00"), realms.FRANCE)
    assert [events.EVENT.refs[event] for event in france] == ["104-1", "104-2"]
    assert scenarios.own_events(find("1-06-default-denmark"), realms.DENMARK) == []
    assert scenarios.own_events(find("1-06-kalmar"), realms.DENMARK)
    assert scenarios.own_events(find("1-05-6-players-team"), realms.ARAGON) == []
