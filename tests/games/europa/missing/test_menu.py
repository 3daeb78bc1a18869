"""The menu of a Turn: which Basic and Minor Actions are offered, and for what price (EU-5.0, 5.2, 5.4, 5.5)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.rounds.turn import NextTurn, TakeTurn
from ludarium.games.europa.table.player import Player

from ..board import Board, board
from ..rounds.game import answer, deciding, laid, me, offered, own, power, start, whose


def west() -> Board:
    table = board("1-01", people=4, lands=True)
    own(table, "france").events_taken = 1
    return table


def menu(table: Board, adm: int = 0, dip: int = 0, mil: int = 0, ducats: int = 0) -> list[str]:
    """France's Turn with this Monarch Power and Treasury."""
    power(table.turn("france"), "france", adm, dip, mil)
    own(table, "france").ducats = ducats
    start(table, TakeTurn(table.player("france"), 0))
    return offered(table)


def purse(table: Board) -> tuple[list[int], int]:
    france: Player = me(table, "france")
    return list(france.power), france.ducats


@pytest.mark.rule("EU-5.0.1")
def test_only_actions_whose_power_can_be_paid_are_offered() -> None:
    assert "change-focus" not in menu(west())
    assert "suppress-unrest" not in menu(west().unrest("paris"))
    assert "suppress-unrest" in menu(west().unrest("paris"), mil=1)
    assert "change-focus" in menu(west(), adm=3)
    table = laid("1-01", 4)
    decks = table.position.own_decks()
    decks.row, decks.row_ducats, decks.row_up = [decks.events.pop()], [0], 1
    assert "take-event" in menu(table)  # costs no Power


@pytest.mark.rule("EU-5.4.1")
def test_influence_costs_a_dip_then_a_dip_or_three_ducats() -> None:
    assert "send-influence" not in menu(west(), adm=3, mil=3, ducats=20)
    table = west()
    assert "send-influence" in menu(table, dip=1, ducats=7)
    answer(table, "send-influence")
    assert not any(each.startswith("influence-for-ducats") for each in offered(table))
    answer(table, "influence-for-dip aragon")
    assert purse(table) == ([0, 0, 0], 7)
    assert not any(each.startswith("influence-for-dip") for each in offered(table))
    answer(table, "influence-for-ducats aragon")
    assert purse(table) == ([0, 0, 0], 4)


@pytest.mark.rule("EU-5.4.2", "EU-11.1.1")
def test_an_alliance_needs_influence_in_the_realm_and_costs_dip() -> None:
    table = west()
    assert "forge-alliance" not in menu(table, dip=3)
    table.influence("france", "aragon", 1)
    assert "forge-alliance" not in menu(table, dip=3)
    table.influence("france", "aragon", 1)
    assert "forge-alliance" in menu(table, dip=3)
    answer(table, "forge-alliance")
    answer(table, "aragon")
    assert purse(table) == ([0, 0, 0], 0)  # Aragon's Tax Income is six or more
    assert "forge-alliance" not in menu(table, adm=3, mil=3)


@pytest.mark.rule("EU-5.4.3")
def test_a_claim_costs_two_dip() -> None:
    table = west()
    table.position.own_decks().struggles_active = []
    table.position.own_decks().struggles = []
    assert "fabricate-claims" not in menu(table, adm=3, dip=1, mil=3)
    assert "fabricate-claims" in menu(table, dip=2)
    answer(table, "fabricate-claims")
    answer(table, "aragon")
    assert purse(table) == ([0, 0, 0], 0)
    assert (table.position.areas.claims[table.space("aragon")] >> table.player("france")) & 1


@pytest.mark.rule("EU-5.5.2")
def test_activating_units_costs_a_mil() -> None:
    table = west().army("france", 1, "seine", infantry=2)
    assert "activate-units" not in menu(table, adm=3, dip=3)
    assert "activate-units" in menu(table, mil=1)
    answer(table, "activate-units")
    assert purse(table)[0] == [0, 0, 0]


@pytest.mark.rule("EU-5.5.3")
def test_recruiting_costs_a_mil_and_ducats_for_the_units() -> None:
    table = west()
    own(table, "france").available = 3
    assert "recruit-units" not in menu(table, adm=3, dip=3, ducats=10)
    assert "recruit-units" in menu(table, mil=1, ducats=10)
    answer(table, "recruit-units")
    assert purse(table) == ([0, 0, 0], 10)
    answer(table, "recruit-unit regular-infantry")
    answer(table, "recruit-in seine")
    while deciding(table) == "IntoArmy":
        answer(table, offered(table)[0])
    assert purse(table)[1] < 10


@pytest.mark.rule("EU-5.5.4")
def test_suppressing_costs_a_mil_for_each_province() -> None:
    table = west().unrest("paris", "lyon")
    assert "suppress-unrest" in menu(table, mil=2)
    answer(table, "suppress-unrest")
    answer(table, "paris")
    assert purse(table)[0] == [0, 0, 1]
    answer(table, "lyon")
    assert purse(table)[0] == [0, 0, 0]


@pytest.mark.rule("EU-5.2.5")
def test_ties_are_cut_for_nothing_and_without_using_the_turn() -> None:
    assert "cut-ties" not in menu(west())
    table = west().ally("france", "scotland")
    assert "cut-ties" in menu(table)
    answer(table, "cut-ties")
    while deciding(table) != "TakeTurn":
        answer(table, offered(table)[0])
    assert purse(table) == ([0, 0, 0], 0)
    assert not table.position.realms.allies[table.realm("scotland")]


@pytest.mark.rule("EU-5.1.2")
def test_a_deal_costs_what_is_agreed() -> None:
    table = west()
    assert "deal" in menu(table, dip=2)
    answer(table, "deal")
    answer(table, "pick-realm castile")
    answer(table, "deal-alliance")
    answer(table, "send-deal")
    assert whose(table) == "castile"
    answer(table, "accept")
    assert purse(table)[0] == [0, 1, 0]


@pytest.mark.rule("EU-5.2.0.2")
def test_minor_actions_in_the_turn_of_passing_and_none_later() -> None:
    table = west()
    menu(table)
    answer(table, "pass")
    assert (deciding(table), whose(table)) == ("EndTurn", "france")
    ducats = me(table, "france").ducats
    answer(table, "take-loan")
    assert me(table, "france").ducats == ducats + 5
    answer(table, "end-turn")
    start(table, NextTurn(table.player("france")))
    assert whose(table) != "france"
