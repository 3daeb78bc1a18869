"""Phase 4 (EU-4.4): upkeep, income, corruption, power, Prestige."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.facts import action_cards, goals, people, tracks
from ludarium.games.europa.glory import struggles
from ludarium.games.europa.rounds import budget
from ludarium.games.europa.rounds.income import Corruption, Glory, Income, IncomePhase, PowerIncome, corruption, skills
from ludarium.games.europa.rounds.upkeep import TrimStep
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.player import NOBODY

from ..board import Board, board
from .game import OPENED, answer, deciding, me, offered, own, power, run, start

assert OPENED


@pytest.fixture
def table() -> Board:
    made = board("1-01", people=4, lands=True)
    made.position.phase = at.INCOME
    made.position.active = -1
    return made


def advisor(table: Board, realm: str, kind: int, ducats: int) -> int:
    """An Advisor of a type at this price, in his slot."""
    card = next(
        card
        for card in range(action_cards.CARDS)
        if action_cards.DECK[card] == kind and action_cards.ADVISOR_DUCATS[card] == ducats
    )
    own(table, realm).advisors[kind] = card
    return card


@pytest.mark.rule("EU-4.4.6", "EU-7.4.2", "EX-EU1-4")
def test_income_and_costs_are_netted(table: Board) -> None:
    own(table, "castile").stability = 1
    table.army("castile", 1, "castile", infantry=2)
    prices = [advisor(table, "castile", 0, 4), advisor(table, "castile", 1, 2)]
    assert len(prices) == 2
    player = table.player("castile")
    assert budget.gains(table.position, player) == 12 + 2
    assert budget.costs(table.position, player) == [6, 2, 0, 0]
    ducats = me(table, "castile").ducats
    run(table, Income(player))
    assert me(table, "castile").ducats == ducats + 6


@pytest.mark.rule("EU-4.4.6", "AMB-EU1-17")
def test_what_units_and_ships_cost(table: Board) -> None:
    table.army("france", 1, "seine", infantry=2, mercenary_infantry=3, allied_infantry=2).units(
        "france", "aquitaine", 1
    )
    table.ships("france", "bay-of-biscay", 2).slots("france", "gulf-of-lion", 1).docked("france", "poitou", 3)
    # 3 Regulars, 3 Mercenaries at 2 D, 3 Ships at sea at half a Ducat, rounded up; Allied Units and Ports are free
    assert budget.costs(table.position, table.player("france"))[1] == 3 + 6 + 2


@pytest.mark.rule("EU-4.4.6", "EU-19.2.2")
def test_the_papal_controller_pays_his_advisors_less(table: Board) -> None:
    advisor(table, "france", 0, 4)
    advisor(table, "france", 1, 2)
    assert budget.costs(table.position, table.player("france"))[0] == 6
    table.curia("france")
    assert budget.costs(table.position, table.player("france"))[0] == 4


@pytest.mark.rule("EU-4.4.6")
@pytest.mark.parametrize(("stability", "more"), [(-3, -2), (-1, -2), (0, 0), (1, 2), (3, 2)])
def test_stability_is_worth_two_ducats_either_way(table: Board, stability: int, more: int) -> None:
    own(table, "castile").stability = stability
    assert budget.gains(table.position, table.player("castile")) == 12 + more


@pytest.mark.rule("EU-4.4.6", "EU-2.2.6", "AMB-EU1-17")
def test_plague_takes_half_of_an_areas_tax(table: Board) -> None:
    table.plague("seine")
    # Paris and Champagne, both Large: 4 of tax, of which 2 are lost; what is Burgundian there is not counted
    assert budget.costs(table.position, table.player("france"))[3] == 2


@pytest.mark.rule("EU-4.4.6", "EU-18.1.3")
def test_the_emperor_gains_his_authority(table: Board) -> None:
    before = budget.gains(table.position, table.player("austria"))
    table.emperor("austria", 4)
    assert budget.gains(table.position, table.player("austria")) == before + 4


@pytest.mark.rule("EU-4.4.6", "EU-7.4.6")
def test_interest_costs_a_ducat_each(table: Board) -> None:
    own(table, "france").interest = 3
    assert budget.costs(table.position, table.player("france"))[2] == 3


@pytest.mark.rule("EU-4.4.1", "AMB-EU1-53")
def test_all_players_have_their_income_in_turn_order(table: Board) -> None:
    for name in ("france", "castile", "england", "austria"):
        own(table, name).ruler = 0
    before = [player.ducats for player in table.position.players]
    run(table, IncomePhase())
    assert all(player.ducats > before[at_] for at_, player in enumerate(table.position.players))


# A


@pytest.mark.rule("EU-4.4.3", "EU-4.4.4", "EU-4.4.5", "EU-9.5.1")
def test_advisors_units_and_ships_can_be_given_up_before_the_costs_come(table: Board) -> None:
    card = advisor(table, "france", 0, 4)
    table.army("france", 1, "seine", infantry=1, mercenary_cavalry=1).units("france", "aquitaine", 1)
    table.slots("france", "bay-of-biscay", 2)
    start(table, TrimStep(table.player("france")))
    assert f"fire {action_cards.CARD.ref(card)}" in offered(table)
    available = me(table, "france").available
    answer(table, f"fire {action_cards.CARD.ref(card)}")
    answer(table, "disband 1 regular-infantry")
    answer(table, "disband 1 mercenary-cavalry")
    answer(table, "disband-loose aquitaine")
    assert me(table, "france").advisors[0] == NOBODY
    assert me(table, "france").available == available + 2
    assert table.position.decks.discards[0] == [card]
    recalls = [each for each in offered(table) if each.startswith("recall bay-of-biscay")]
    assert recalls
    answer(table, recalls[0])
    assert ask_forces.ships_at_sea(table.position, table.player("france")) == 0


@pytest.mark.rule("EU-4.4.5", "EU-4.4.6")
def test_one_ship_may_come_home_while_others_stay_at_sea(table: Board) -> None:
    table.slots("france", "bay-of-biscay", 2).ships("france", "bay-of-biscay", 1)
    player = table.player("france")
    start(table, TrimStep(player))
    home = next(each for each in offered(table) if each.startswith("recall-ship bay-of-biscay"))
    answer(table, home)
    assert ask_forces.ships_at_sea(table.position, player) == 2
    assert ask_forces.light_on_slots(table.position, player, table.sea("bay-of-biscay")) == 2
    assert budget.costs(table.position, player)[1] == 1  # 1/2 Ducat each


@pytest.mark.rule("EU-4.4.5")
def test_the_fleet_may_come_home_alone(table: Board) -> None:
    table.slots("france", "bay-of-biscay", 2).fleet("france", "bay-of-biscay", light=1)
    player = table.player("france")
    start(table, TrimStep(player))
    assert not any(each.startswith("recall-fleet") and "bay-of-biscay" not in each for each in offered(table))
    answer(table, next(each for each in offered(table) if each.startswith("recall-fleet")))
    assert ask_forces.ships_at_sea(table.position, player) == 2
    assert ask_forces.fleet_place(table.position, player) >= at.SEAS


@pytest.mark.rule("EU-4.4.5", "EU-9.5.22")
@pytest.mark.parametrize(("heavy", "homes"), [(2, True), (6, True), (7, False)])
def test_a_fleet_comes_home_where_it_finds_room(table: Board, heavy: int, homes: bool) -> None:
    """Bordeaux, a Large Port, takes six Ships of one Fleet."""
    table.fleet("england", "bay-of-biscay", heavy=heavy)
    start(table, TrimStep(table.player("england")))
    assert ("recall bay-of-biscay port-bordeaux" in offered(table)) == homes
    if homes:
        answer(table, "recall bay-of-biscay port-bordeaux")
        assert ask_forces.ships_at_sea(table.position, table.player("england")) == 0


@pytest.mark.rule("EU-4.4.4", "EU-7.4.4")
def test_a_disbanded_ship_goes_back_to_the_supply(table: Board) -> None:
    table.slots("france", "bay-of-biscay", 1)
    before = ask_forces.supply_ships(table.position, table.player("france"))
    start(table, TrimStep(table.player("france")))
    answer(table, "disband-ship bay-of-biscay light")
    assert ask_forces.supply_ships(table.position, table.player("france")) == before + 1


@pytest.mark.rule("EU-4.4.5")
def test_ships_are_not_recalled_from_a_hostile_sea_zone(table: Board) -> None:
    table.slots("france", "bay-of-biscay", 1).war("france", "england").fleet("england", "bay-of-biscay", light=3)
    start(table, TrimStep(table.player("france")))
    assert not any(each.startswith("recall") for each in offered(table))


@pytest.mark.rule("EU-4.4.2", "EU-7.4.6")
def test_a_loan_can_be_taken_for_what_could_not_be_paid(table: Board) -> None:
    mine = own(table, "castile")
    mine.ducats = 0
    table.army("castile", 1, "castile", mercenary_infantry=7)
    start(table, TrimStep(table.player("castile")))
    assert "take-loan" in offered(table)
    answer(table, "take-loan")
    assert [me(table, "castile").ducats, me(table, "castile").interest] == [5, 1]
    assert "take-loan" not in offered(table)
    assert "repay-loan" not in offered(table)


@pytest.mark.rule("EU-7.4.3", "EU-4.4.3", "EU-7.4.8")
def test_what_cannot_be_paid_is_given_up_before_anybody_goes_bankrupt(table: Board) -> None:
    mine = own(table, "castile")
    mine.ducats = 0
    table.army("castile", 1, "castile", mercenary_infantry=10)
    run(table, Income(table.player("castile")))
    assert me(table, "castile").interest == 0
    assert me(table, "castile").stability == 0
    units = ask_forces.land_units(table.position, table.player("castile"))
    assert sum(units) == 6  # 12 D for six Mercenaries
    assert me(table, "castile").ducats == 0


@pytest.mark.rule("EU-7.4.5", "EU-7.4.8", "EU-7.4.9", "AMB-EU1-75")
def test_interest_that_cannot_be_paid_makes_a_loan_or_a_bankrupt() -> None:
    table = board("1-01", people=4).town("paris", "france")
    mine = own(table, "france")
    mine.ducats, mine.interest = 0, 4
    run(table, Income(table.player("france")))
    # 2 D of tax against 4 D: a Loan of 5 D
    assert [me(table, "france").ducats, me(table, "france").interest] == [3, 5]
    mine = own(table, "france")
    mine.ducats, mine.interest = 0, 6
    power(table, "france", 4, 2, 0)
    run(table, Income(table.player("france")))
    assert [me(table, "france").ducats, me(table, "france").interest, me(table, "france").stability] == [0, 3, -3]
    assert me(table, "france").prestige == -5
    assert me(table, "france").power == [2, 1, 0]


# C


@pytest.mark.rule("EU-4.4.7", "AMB-EU1-19")
@pytest.mark.parametrize(("ducats", "adm"), [(49, 0), (50, 1), (59, 1), (60, 2), (70, 3), (80, 4), (105, 6)])
def test_corruption_by_treasury(ducats: int, adm: int) -> None:
    assert corruption(ducats) == adm


@pytest.mark.rule("EU-4.4.7", "AMB-EU1-18")
def test_corruption_is_paid_suffered_or_avoided(table: Board) -> None:
    power(table, "france", 1, 0, 0)
    own(table, "france").ducats = 65
    start(table, Corruption(table.player("france")))
    assert offered(table) == ["pay-corruption 1", "pay-corruption 0", "give-up-ducats 6", "give-up-ducats 16"]
    answer(table, "pay-corruption 1")
    assert [me(table, "france").power[0], me(table, "france").interest, me(table, "france").ducats] == [0, 1, 65]
    own(table, "france").ducats = 65
    run(table, Corruption(table.player("france")), "give-up-ducats 16")
    assert [me(table, "france").ducats, me(table, "france").interest] == [49, 1]


# D


@pytest.mark.rule("EU-4.4.8", "EX-EU1-5")
def test_power_comes_from_ruler_and_advisors(table: Board) -> None:
    player = table.player("france")
    ruler = me(table, "france").ruler
    card = advisor(table, "france", 2, 3)
    wanted = people.SKILL[ruler][:]
    wanted[2] += action_cards.ADVISOR_SKILL[card]
    assert skills(table.position, player) == wanted
    run(table, PowerIncome(player))
    assert me(table, "france").power == wanted


@pytest.mark.rule("EU-4.4.8")
def test_an_interregnum_counts_as_one_in_each(table: Board) -> None:
    table.interregnum("france")
    assert skills(table.position, table.player("france")) == [1, 1, 1]


@pytest.mark.rule("EU-4.4.9", "EU-7.3.3")
def test_full_stability_gives_two_power_of_choice(table: Board) -> None:
    table.interregnum("france")
    own(table, "france").stability = 3
    run(table, PowerIncome(table.player("france")), "mil", "mil")
    assert me(table, "france").power == [1, 1, 3]


@pytest.mark.rule("EU-4.4.10")
def test_the_lowest_stability_costs_one_power_of_choice(table: Board) -> None:
    table.interregnum("france")
    own(table, "france").stability = -3
    run(table, PowerIncome(table.player("france")), "give-power dip")
    assert me(table, "france").power == [1, 0, 1]


@pytest.mark.rule("EU-4.4.10", "EU-7.1.3")
def test_at_the_lowest_stability_one_power_fewer_comes_in_which_a_full_pool_does_not_feel(table: Board) -> None:
    table.interregnum("france")
    power(table, "france", 10, 2, 3)
    own(table, "france").stability = -3
    run(table, PowerIncome(table.player("france")), "give-power adm")
    assert me(table, "france").power == [10, 3, 4]


@pytest.mark.rule("EU-4.4.11", "EU-4.4.12", "EU-18.1.4")
def test_curia_and_empire_give_power(table: Board) -> None:
    table.interregnum("france").interregnum("austria").curia("france").emperor("austria", 6)
    run(table, PowerIncome(table.player("france")))
    assert me(table, "france").power == [1, 2, 1]
    run(table, PowerIncome(table.player("austria")))
    assert me(table, "austria").power == [1, 1 + tracks.AUTHORITY_DIP[6], 1 + tracks.AUTHORITY_MIL[6]]


@pytest.mark.rule("EU-4.4.13")
def test_some_government_forms_give_power(table: Board) -> None:
    table.interregnum("france").idea("france", "absolute-monarchy")
    own(table, "france").stability = 1
    start(table, PowerIncome(table.player("france")))
    assert deciding(table) == "BonusPower"
    assert len(offered(table)) == 3


# E


@pytest.mark.rule("EU-4.4.14", "EU-4.4.15", "EU-4.4.16", "EX-EU1-6", "EX-EU2-13")
def test_prestige_of_curia_empire_and_absolute_monarchy(table: Board) -> None:
    table.faith("england", "protestant").curia("france", "france", roma="france").emperor("austria", 4)
    table.idea("austria", "absolute-monarchy")
    own(table, "austria").stability = 1
    run(table, Glory())
    assert me(table, "france").prestige == 3 - 1
    assert me(table, "austria").prestige == 1
    assert me(table, "castile").prestige == 0


@pytest.mark.rule("EU-4.4.14")
def test_a_contested_controller_scores_nothing(table: Board) -> None:
    table.curia("france", "castile")
    run(table, Glory())
    assert me(table, "france").prestige == 0


@pytest.mark.rule("EU-4.4.15")
def test_the_highest_authority_scores_one(table: Board) -> None:
    table.emperor("austria", 6)
    run(table, Glory())
    assert me(table, "austria").prestige == 1


@pytest.mark.rule("EU-4.4.17", "EU-17.4.5")
def test_an_active_power_struggle_is_scored_and_its_tokens_leave(table: Board) -> None:
    struggle = goals.STRUGGLE_NAMED["italian_wars"]
    table.position.own_decks().struggles = [struggle]
    struggles.activate(table.position)
    assert any(mark & at.BATTLEGROUND for mark in table.position.areas.marks)
    run(table, Glory())
    assert table.position.decks.struggles_active == []
    assert not any(mark & at.BATTLEGROUND for mark in table.position.areas.marks)
