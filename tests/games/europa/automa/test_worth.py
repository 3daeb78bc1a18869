"""What things are worth to an automated Realm, in tenths of a Prestige point."""

from __future__ import annotations

import pytest

from ludarium.games.europa.automa.goals import MISSION_GIFTS, missing
from ludarium.games.europa.automa.mind import Mind
from ludarium.games.europa.automa.worth import (
    claim_worth,
    ducats_worth,
    influence_worth,
    own_worth,
    power_worth,
    stability_worth,
    tax_worth,
)
from ludarium.games.europa.facts import goals
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.put import purse, supply, towns
from ludarium.games.europa.table.words import BY_EVENTS

from ..board import Board
from ..rounds.game import laid, own


@pytest.fixture
def table() -> Board:
    table = laid("1-01", 4)
    table.position.age, table.position.round, table.position.rounds = 1, 1, 1
    table.position.own_decks().milestones = []
    return table


def value(table: Board, realm: str) -> float:
    player = table.player(realm)
    return own_worth(table.position, Mind(table.position, player), player)


@pytest.mark.parametrize(("pool", "more"), [(0, 6), (1, 6), (2, 4), (7, 4), (8, 2), (9, 2), (10, 0)])
def test_one_monarch_power(pool: int, more: float) -> None:
    assert power_worth(pool + 1) - power_worth(pool) == more


@pytest.mark.parametrize(
    ("ducats", "forecast", "more"), [(10, 0, 1.5), (35, 0, 0.5), (45, 0, 0), (3, -5, 3), (5, -5, 1.5)]
)
def test_one_ducat(ducats: int, forecast: int, more: float) -> None:
    assert ducats_worth(ducats + 1, forecast) - ducats_worth(ducats, forecast) == more


@pytest.mark.parametrize(("now", "more"), [(-3, 14), (-1, 14), (0, 10), (1, 7), (2, 7)])
def test_one_step_of_stability(now: int, more: float) -> None:
    assert stability_worth(now + 1) - stability_worth(now) == more


@pytest.mark.parametrize(("rounds", "worth"), [(1, 13), (4, 22), (10, 40), (12, 40)])
def test_a_tax_value_is_worth_more_the_longer_it_is_kept(rounds: int, worth: float) -> None:
    assert tax_worth(rounds) == worth


def test_a_prestige_is_worth_ten(table: Board) -> None:
    before = value(table, "france")
    purse.prestige(table.position, table.player("france"), 3, BY_EVENTS)
    assert value(table, "france") == before + 30


def test_unrest_costs_six_and_twice_that_with_rebels(table: Board) -> None:
    before = value(table, "france")
    towns.unrest(table.position, table.province("paris"), on=True)
    assert value(table, "france") == before - 6
    table.rebels("seine", 1)
    assert value(table, "france") == before - 12


def test_an_occupied_town_costs_fifteen_for_each_tax_value(table: Board) -> None:
    player = table.player("france")
    mind = Mind(table.position, player)
    before = own_worth(table.position, mind, player)
    towns.rebel_town(table.position, table.province("paris"))
    assert own_worth(table.position, mind, player) == before - 30


def test_influence_is_worth_three_until_it_leads_by_three(table: Board) -> None:
    france = table.player("france")
    mind = Mind(table.position, france)
    space = table.space("westphalia")
    mind.diplomatic_space = -1
    worth = [influence_worth(table.position, mind, france, space, cubes) for cubes in range(5)]
    others = max(table.position.areas.influence[space] >> 3 * other & 7 for other in table.position.others(france))
    assert others == 0
    assert worth == [0, 3, 6, 9, 9]


def test_the_cube_that_the_plan_needs_is_worth_six(table: Board) -> None:
    france = table.player("france")
    mind = Mind(table.position, france)
    mind.diplomatic_space, mind.diplomatic_need = table.space("westphalia"), 2
    worth = [influence_worth(table.position, mind, france, mind.diplomatic_space, cubes) for cubes in range(4)]
    assert [worth[i + 1] - worth[i] for i in range(3)] == [3, 6, 3]


def test_a_claim_on_the_plans_target_is_worth_eight(table: Board) -> None:
    france = table.player("france")
    mind = Mind(table.position, france)
    mind.war_space = table.space("lombardy")
    assert claim_worth(table.position, mind, france, table.space("lombardy")) == 8
    assert claim_worth(table.position, mind, france, table.space("naples")) == 3


def test_a_wished_for_idea_is_worth_more(table: Board) -> None:
    """20, and 8, 5 or 3 for the first three of the list that are not researched."""
    player = table.player("france")
    mind = Mind(table.position, player)
    before = own_worth(table.position, mind, player)
    own(table, "france").ideas |= 1 << mind.wishes[1]
    assert own_worth(table.position, mind, player) == before + 25


def test_a_core_is_worth_twelve(table: Board) -> None:
    before = value(table, "france")
    supply.core(table.position, table.player("france"), table.space("lombardy"))
    assert value(table, "france") == before + 12


def test_a_milestone_one_step_away_is_worth_twelve(table: Board) -> None:
    before = value(table, "france")
    france = table.player("france")
    near = [
        each
        for each in range(len(BOOK.milestone_requires))
        if missing(table.position, france, BOOK.milestone_requires[each]) == 1
    ]
    far = [
        each
        for each in range(len(BOOK.milestone_requires))
        if missing(table.position, france, BOOK.milestone_requires[each]) == 2
    ]
    table.position.own_decks().milestones = [near[0]]
    assert value(table, "france") == before + 12
    table.position.own_decks().milestones = [far[0]]
    assert value(table, "france") == before


def test_a_fulfilled_mission_is_worth_its_prestige_and_its_reward(table: Board) -> None:
    france = table.player("france")
    before = value(table, "france")
    done = next(
        each
        for each, needed in enumerate(BOOK.mission_requires)
        if MISSION_GIFTS[each] > 0 and not missing(table.position, france, needed)
    )
    own(table, "france").missions = [done]
    more = 10 * goals.MISSION_PRESTIGE[done] + MISSION_GIFTS[done]
    assert value(table, "france") == before + more


def test_the_last_token_for_claims_is_better_kept(table: Board) -> None:
    free = supply.CLAIM_TOKENS + supply.CB_TOKENS
    spaces = ("karaman", "rum", "crimea", "prussia", "kazan", "astrakhan", "cyprus", "syria", "novgorod")
    me = table.position.players[table.player("france")]
    for name in spaces[: free - me.claims - me.cores - me.cbs - 1]:
        table.claim("france", name)
    before = value(table, "france")
    table.claim("france", "greece")
    assert value(table, "france") <= before
