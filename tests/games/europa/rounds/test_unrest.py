"""Phase 3 outside of Peace (EU-4.3.1-2, 4.3.16-24)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import relations
from ludarium.games.europa.rounds.unrest import (
    DissentStep,
    InterregnumStep,
    Penalties,
    RebelDiceStep,
    RemoveTokens,
    WarUnrestStep,
)
from ludarium.games.europa.table import position as at

from ..board import Board, board
from .game import OPENED, answer, me, offered, own, run, start

assert OPENED


@pytest.fixture
def table() -> Board:
    made = board("1-01", people=4, lands=True)
    made.position.phase = at.PEACE
    made.position.active = -1
    return made


def unrest(table: Board, *names: str) -> list[bool]:
    return [table.position.land.marks[table.province(name)] & at.UNREST != 0 for name in names]


@pytest.mark.rule("EU-4.3.1")
def test_cb_and_truce_tokens_go(table: Board) -> None:
    table.truce("france", "england").cb("france", "aragon").war("france", "aragon")
    run(table, RemoveTokens())
    assert not relations.truce(table.position, table.realm("france"), table.realm("england"))
    assert table.position.bonds.cbs == []
    assert me(table, "france").cbs == 0


@pytest.mark.rule("EU-4.3.2", "AMB-EU1-7")
def test_a_cb_token_that_was_not_used_costs_two_prestige_each(table: Board) -> None:
    table.cb("france", "aragon").cb("france", "navarra").cb("castile", "portugal").war("castile", "portugal")
    run(table, RemoveTokens())
    assert me(table, "france").prestige == -4
    assert me(table, "castile").prestige == 0


@pytest.mark.rule("EU-4.3.16")
def test_a_disputed_succession_costs_three_prestige_unless_it_is_secured(table: Board) -> None:
    table.wed("france", "brittany").dispute("brittany")
    run(table, Penalties())
    assert me(table, "france").prestige == -3
    assert table.position.realms.disputed[table.realm("brittany")] == 0
    assert table.position.realms.wed[table.realm("brittany")]


@pytest.mark.rule("EU-4.3.16")
@pytest.mark.parametrize(("mine", "theirs", "lost"), [(1, 0, 3), (2, 0, 0), (2, 2, 3), (3, 1, 0)])
def test_the_only_ally_with_most_influence_secures_an_nprs_succession(
    table: Board, mine: int, theirs: int, lost: int
) -> None:
    table.wed("france", "brittany").dispute("brittany").ally("france", "brittany")
    # the Marriage counts as one Influence (EU-11.2.2)
    if mine > 1:
        table.influence("france", "brittany-normandy", mine - 1)
    if theirs:
        table.influence("england", "brittany-normandy", theirs)
    run(table, Penalties())
    assert me(table, "france").prestige == -lost


@pytest.mark.rule("EU-4.3.17", "AMB-EU1-13", "EX-EU1-1")
def test_towns_under_rebels_or_enemies_cost_their_tax_value_at_most_five(table: Board) -> None:
    table.rebel_town("galicia", "badajoz")
    run(table, Penalties())
    assert me(table, "castile").prestige == -2
    table.war("france", "england")
    for town in ("paris", "lyon", "champagne"):
        table.occupy(town, "england")
    run(table, Penalties())
    assert me(table, "france").prestige == -5


@pytest.mark.rule("EU-4.3.17")
def test_occupied_vassals_cost_nothing(table: Board) -> None:
    table.vassal("navarra", "castile").war("castile", "france").occupy("navarra", "france")
    run(table, Penalties())
    assert me(table, "castile").prestige == 0


@pytest.mark.rule("EU-4.3.18", "EU-7.2.21")
def test_an_interregnum_costs_stability_and_disputes_marriages_on_the_realm(table: Board) -> None:
    table.wed("castile", "france").interregnum("france")
    run(table, InterregnumStep())
    assert me(table, "france").stability == -1
    assert table.position.realms.disputed[table.realm("france")] == 1 << table.player("castile")
    assert me(table, "castile").stability == 0


# G


@pytest.mark.rule("EU-4.3.19", "EU-15.3.4", "EX-EU1-3", "EX-EU2-12")
def test_one_town_in_each_area_of_another_religion_gets_unrest(table: Board) -> None:
    table.creed("andalucia", "diverse")
    start(table, DissentStep())
    assert all(each.startswith("add-unrest") for each in offered(table))
    answer(table, "cordoba")
    assert unrest(table, "cordoba", "sevilla") == [True, False]
    assert table.position.over


@pytest.mark.rule("EU-4.3.19", "AMB-30")
def test_covered_towns_do_not_count_for_dissent(table: Board) -> None:
    table.creed("andalucia", "diverse").rebel_town(
        *[name for name in ("cordoba", "sevilla", "gibraltar", "granada") if _castiles(table, name)]
    )
    run(table, DissentStep())
    assert unrest(table, "cordoba", "sevilla") == [False, False]


def _castiles(table: Board, name: str) -> bool:
    return table.position.land.holder[table.province(name)] == table.realm("castile")


@pytest.mark.rule("EU-4.3.20")
def test_of_the_vassals_areas_one_loses_an_influence_or_gets_unrest(table: Board) -> None:
    table.vassal("navarra", "castile")
    space = "aragon"
    table.creed("andalucia", "catholic").creed(space, "protestant").influence("castile", space, 1)
    start(table, DissentStep())
    assert "give-influence aragon" in offered(table)
    assert "add-unrest navarra" in offered(table)
    answer(table, "give-influence aragon")
    assert relations.influence(table.position, table.player("castile"), table.space(space)) == 0
    assert table.position.over


# H


@pytest.mark.rule("EU-4.3.21")
def test_two_towns_of_whoever_is_at_war_get_unrest(table: Board) -> None:
    table.war("france", "aragon")
    start(table, WarUnrestStep())
    answer(table, "paris")
    answer(table, "lyon")
    assert unrest(table, "paris", "lyon") == [True, True]
    assert table.position.over


@pytest.mark.rule("EU-4.3.22")
def test_a_town_more_at_low_stability(table: Board) -> None:
    own(table, "england").stability = -2
    start(table, WarUnrestStep())
    answer(table, "london")
    assert table.position.over
    own(table, "england").stability = -1
    run(table, WarUnrestStep())


@pytest.mark.rule("AMB-EU1-14", "EU-4.3.21")
def test_with_too_few_calm_towns_all_get_unrest() -> None:
    table = board("1-01", people=4).town("paris", "france").war("france", "aragon")
    run(table, WarUnrestStep())
    assert unrest(table, "paris") == [True]


@pytest.mark.rule("EU-4.3.23", "EU-7.3.3")
def test_high_stability_may_calm_one_province(table: Board) -> None:
    table.unrest("paris", "lyon")
    own(table, "france").stability = 2
    run(table, WarUnrestStep(), "lyon")
    assert unrest(table, "paris", "lyon") == [True, False]
    run(table, WarUnrestStep(), "done")
    assert unrest(table, "paris") == [True]


@pytest.mark.rule("EU-4.3.24", "EU-14.2.1", "EX-EU1-3")
def test_a_rebel_die_for_each_town_with_unrest_that_is_not_covered(table: Board) -> None:
    table.unrest("cordoba", "galicia").rebel_town("galicia").rebels("leon", 2)
    table.position.chance.coming.append(6)
    before = len(table.position.chance.coming)
    start(table, RebelDiceStep())
    assert before - len(table.position.chance.coming) == 1
