"""Variants that fit some numbers of seats or some scenarios only, and scenarios."""

from __future__ import annotations

import pytest

from ludarium.kernel import conformance
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.sample import TITLE, SampleTitle
from ludarium.kernel.title import Scenario, Side, Title, Variant, switch
from ludarium.kernel.variant import BOT, EITHER

DUEL = Scenario("duel", [Side("card:1", "#aa3333"), Side("card:2", "#3333aa")], 3, (5, 10), {"double": "on"})
FEAST = Scenario(
    "feast",
    [
        Side("card:3", "#aa3333"),
        Side("card:4", "#3333aa", BOT),
        Side("card:5", "#33aa33", EITHER),
        Side("card:6", "#33aaaa"),
    ],
    rounds=3,
    minutes=(10, 20),
)
SIEGE = Scenario("siege", [Side("card:7", "#aa3333")], 9, (60, 90), ready=False)


@pytest.fixture
def title() -> Title:
    return SampleTitle([DUEL, FEAST, SIEGE])


def test_a_title_without_scenarios_has_no_such_variant() -> None:
    assert [variant.id for variant in TITLE.variants] == ["double", "deal"]
    assert TITLE.resolve(3, {}) == {"double": "off", "deal": "three"}


def test_a_scenario_says_for_how_many_people_it_is_and_who_sits_where() -> None:
    assert DUEL.seats == [2]
    assert FEAST.seats == [2, 3]
    assert FEAST.seated(2) == [0, 3]
    assert FEAST.seated(3) == [0, 2, 3]


def test_a_title_can_be_played_by_as_many_as_its_scenarios_are_for(title: Title) -> None:
    assert title.seats == [2, 3]
    with pytest.raises(LudariumError, match="cannot be played with 1 seats"):
        title.resolve(1, {})


def test_the_first_scenario_for_so_many_people_is_the_usual_one(title: Title) -> None:
    assert title.resolve(2, {}) == {"scenario": "duel", "double": "on", "deal": "three"}
    assert title.resolve(3, {}) == {"scenario": "feast", "double": "off", "deal": "three"}


def test_a_scenario_sets_variants_unless_they_are_chosen(title: Title) -> None:
    assert title.resolve(2, {"scenario": "feast"})["double"] == "off"
    assert title.resolve(2, {"double": "off"}) == {"scenario": "duel", "double": "off", "deal": "three"}


@pytest.mark.parametrize(
    ("seats", "given", "code", "words"),
    [
        (3, {"scenario": "duel"}, "value-seats", "scenario=duel is for 2 seats, not for 3. For 3 choose one of: feast"),
        (2, {"scenario": "siege"}, "scenario-not-ready", "cannot be played yet. Choose one of: duel, feast"),
        (2, {"scenario": "tea"}, "unknown-value", "scenario=duel, scenario=feast"),
        (3, {"deal": "two"}, "variant-seats", "The variant deal is for 2 seats, not for 3"),
    ],
)
def test_what_does_not_fit_is_refused(title: Title, seats: int, given: dict[str, str], code: str, words: str) -> None:
    with pytest.raises(LudariumError) as found:
        title.resolve(seats, given)
    assert found.value.code == code
    assert words in str(found.value)


def with_variants(*variants: Variant) -> Title:
    return Title(
        id="small",
        rules=1,
        seats=None,
        variants=list(variants),
        scenarios=[DUEL, FEAST],
        vocabulary=TITLE.vocabulary,
        layout=TITLE.layout,
        minutes=(1, 2),
        bound=10,
    )


def test_a_variant_can_be_for_some_scenarios_only() -> None:
    title = with_variants(switch("cakes", False, scenarios=["feast"]))
    assert title.resolve(2, {"scenario": "feast", "cakes": "on"})["cakes"] == "on"
    with pytest.raises(LudariumError) as found:
        title.resolve(2, {"cakes": "on"})
    assert found.value.code == "variant-scenario"
    assert str(found.value) == "The variant cakes is for the scenarios feast, not for duel."
    assert {"scenario": "feast", "cakes": "on"} in conformance.settings(title, 2)


def test_values_can_fit_some_seats_and_have_other_defaults() -> None:
    variant = Variant("hall", ["small", "large"], "small", fits={"small": [2]}, defaults={3: "large"})
    title = with_variants(variant)
    assert title.resolve(3, {})["hall"] == "large"
    assert variant.values_for(3) == ["large"]
    assert (variant.sample(2), variant.sample(3)) == (["large"], [])
    with pytest.raises(LudariumError, match="hall=small is for 2 seats, not for 3"):
        title.resolve(3, {"hall": "small"})


def test_of_many_values_the_first_and_the_last_are_checked() -> None:
    variant = Variant("nation", ["a", "b", "c", "d", "e"], "b")
    assert variant.sample(2) == ["a", "e"]
    assert variant.sample(2, "a") == ["b", "e"]


def test_the_settings_to_check_can_all_be_chosen(title: Title) -> None:
    for seats in title.seats:
        found = conformance.settings(title, seats)
        for given in found:
            title.resolve(seats, given)
        assert len(found) == len({str(given) for given in found})
    assert conformance.settings(title, 2) == [{}, {"scenario": "feast"}, {"double": "off"}, {"deal": "two"}]


def test_a_match_and_its_record_say_which_scenario_it_is(title: Title) -> None:
    match = Match.new(title, 2, {"scenario": "feast"}, "x")
    assert match.record.header.variants["scenario"] == "feast"
    assert match.view(0)["variants"]["scenario"] == "feast"
    assert '"scenario":"feast"' in match.dumps()
    assert conformance.check(title, 3, {"double": "on"}, 11).errors == []


def test_what_a_client_is_told(title: Title) -> None:
    assert title.variants[0].as_json() == {
        "id": "scenario",
        "values": ["duel", "feast"],
        "default": "duel",
        "seats": [],
        "fits": {"duel": [2], "feast": [2, 3]},
        "defaults": {"2": "duel", "3": "feast"},
        "scenarios": [],
    }
    assert DUEL.as_json() == {
        "id": "duel",
        "seats": [2],
        "seated": {"2": [0, 1]},
        "sides": [
            {"name": "card:1", "colour": "#aa3333", "player": "person"},
            {"name": "card:2", "colour": "#3333aa", "player": "person"},
        ],
        "rounds": 3,
        "minutes": [5, 10],
        "sets": {"double": "on"},
        "ready": True,
    }
    assert repr(DUEL) == "<scenario duel: card:1, card:2>"
