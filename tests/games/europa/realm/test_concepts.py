"""Concepts of the second chapter that other chapters fill (EU-2.2, 2.C), and the mat (EU-7.1, 7.3)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import capacity, defence, ownership, relations
from ludarium.games.europa.facts import action_cards, events, people, tracks
from ludarium.games.europa.npr import rebels
from ludarium.games.europa.put import towns
from ludarium.games.europa.rounds import budget, income
from ludarium.games.europa.scenario import setup
from ludarium.games.europa.table.position import DNPR, NPR, PLAYED
from ludarium.games.europa.trade import power as trade_power
from ludarium.games.europa.war import declare, recruit
from ludarium.kernel import chance

from ..board import board
from .court import Court, card_of


@pytest.fixture
def court() -> Court:
    return Court(board("1-01", people=4, lands=True))


@pytest.mark.rule("EU-2.C.7", "EU-2.C.4")
def test_players_realms_nprs_and_dnprs(court: Court) -> None:
    table = court.table
    assert kind(court, "france") == PLAYED
    assert kind(court, "burgundy") == NPR
    assert not ownership.independent(court.position, table.realm("france"))
    assert ownership.independent(court.position, table.realm("burgundy"))
    table.dnpr("galicia", "portugal")
    assert kind(court, "portugal") == DNPR
    assert ownership.independent(court.position, table.realm("portugal"))


def kind(court: Court, name: str) -> int:
    return court.position.realms.kind[court.table.realm(name)]


@pytest.mark.rule("EU-2.C.11")
def test_alliances_and_marriages_with_nprs_and_players(court: Court) -> None:
    player = court.table.player("france")
    for other in ("burgundy", "castile"):
        assert relations.may_ally(court.position, player, court.table.realm(other))
        assert relations.may_marry(court.position, player, court.table.realm(other))


@pytest.mark.rule("EU-15.2.1", "EU-11.2.10")
def test_the_state_religion_limits_marriages(court: Court) -> None:
    player = court.table.player("castile")
    assert relations.may_marry(court.position, player, court.table.realm("aragon"))
    assert not relations.may_marry(court.position, player, court.table.realm("granada"))
    court.table.faith("castile", "muslim")
    assert relations.may_marry(court.position, player, court.table.realm("granada"))


@pytest.mark.rule("EU-2.C.12")
def test_a_claim_justifies_a_war(court: Court) -> None:
    player, granada = court.table.player("castile"), court.table.realm("granada")
    assert declare.stability_lost(court.position, player, granada, True) == 2
    court.table.claim("castile", "andalucia")
    assert relations.causes(court.position, player, granada) & relations.CAUSE_CLAIM
    assert declare.stability_lost(court.position, player, granada, True) == 0


@pytest.mark.rule("EU-2.C.13")
def test_land_units_come_from_available_manpower_for_mil(court: Court) -> None:
    court.power("france", mil=1, ducats=20)
    court.table.turn("france")
    court.own("france").available = 2
    court.act("france", recruit.can_recruit, recruit.begin_recruit)
    assert court.me("france").power[2] == 0
    court.answer("recruit-unit unit=regular-infantry", "recruit-in space=seine")
    if court.asked.startswith("IntoArmy"):
        court.answer(court.options[0])
    assert court.me("france").available == 1


@pytest.mark.rule("EU-2.C.14", "EU-9.2.1", "EU-9.2.7")
def test_capacities_are_tax_in_and_around_an_area_and_ports_around_a_sea() -> None:
    table = board("1-01", people=4).town("paris", "caux", "france")
    realm = table.realm("france")
    assert capacity.army(table.position, realm, table.space("seine"), []) == 2 + 1
    assert capacity.navy(table.position, realm, table.sea("english-channel"), []) == 1


@pytest.mark.rule("EU-2.2.4")
def test_nprs_defend_at_full_strength_whatever_the_box_holds(court: Court) -> None:
    table = court.table
    space = table.space("seine")
    for province in [each for each in range(len(court.position.land.holder)) if _french(court, each)]:
        towns.give(court.position, province, table.realm("burgundy"))
    full = capacity.army(court.position, table.realm("burgundy"), space, [])
    assert full > 20  # more than there are black Units
    assert defence.units(court.position, table.realm("burgundy"), space, []) == full


def _french(court: Court, province: int) -> bool:
    return court.position.land.holder[province] == court.table.realm("france")


@pytest.mark.rule("EU-2.C.15")
def test_trade_power_needs_a_merchant(court: Court) -> None:
    player, node = court.table.player("france"), court.table.node("champagne")
    assert trade_power.merchant_in(court.position, player, node) < 0
    court.own("france").merchants[0] = node * 2
    assert trade_power.merchant_in(court.position, player, node) >= 0


@pytest.mark.rule("EU-2.C.17")
def test_one_deck_of_events_for_each_age() -> None:
    position = setup.setup(4, {"scenario": "1-01-4-players"}, chance.fast(3))
    assert {events.AGE[event] for event in [*position.decks.events, *position.decks.row]} == {1}


@pytest.mark.rule("EU-2.C.16", "EU-7.1.1")
def test_three_decks_one_for_each_type_with_a_character_on_every_card() -> None:
    assert {action_cards.DECK[card] for card in range(action_cards.CARDS)} == {0, 1, 2}
    assert all(action_cards.CHARACTER[card] for card in range(action_cards.CARDS))
    # Administrative, Diplomatic and Military Actions cost power of their type alone
    assert [bool(each) for each in tracks.CONVERT[:3]] == [True, False, False]
    assert [bool(each) for each in tracks.INFLUENCE[:3]] == [False, True, False]
    assert [bool(each) for each in tracks.DECLARE[:3]] == [False, False, True]


@pytest.mark.rule("EU-7.1.2", "EU-7.2.12", "EU-7.2.19")
def test_skills_of_ruler_and_advisors_are_the_power_of_a_round(court: Court) -> None:
    player = court.table.player("castile")
    me = court.own("castile")
    me.ruler = people.RULER.index("isabel-i")
    me.advisors[0] = card_of("Maximilien de Béthune")
    skill = list(people.SKILL[me.ruler])
    court.position.push(income.PowerIncome(player))
    court.run()
    assert court.me("castile").power == [skill[0] + 2, skill[1], skill[2]]
    court.power("castile").own("castile").ruler = -1
    court.position.push(income.PowerIncome(player))
    court.run()
    assert court.me("castile").power == [1 + 2, 1, 1]  # an Interregnum


@pytest.mark.rule("EU-7.3.1", "EU-7.3.3", "EU-7.3.4", "EU-2.C.18")
@pytest.mark.parametrize(("now", "ducats"), [(-3, -2), (-2, -2), (-1, -2), (0, 0), (1, 2), (2, 2), (3, 2)])
def test_stability_brings_or_costs_two_ducats(court: Court, now: int, ducats: int) -> None:
    player = court.table.player("castile")
    plain = budget.gains(court.position, player)
    court.own("castile").stability = now
    assert budget.gains(court.position, player) == plain + ducats


@pytest.mark.rule("EU-7.3.3", "EU-7.3.4", "EU-2.C.18")
def test_the_ends_of_stability_bring_or_cost_power(court: Court) -> None:
    player = court.table.player("castile")
    court.own("castile").ruler = -1
    court.own("castile").stability = 3
    court.position.push(income.PowerIncome(player))
    court.run()
    assert court.asked == "BonusPower castile"
    court.answer(court.options[0], court.options[0])
    assert court.me("castile").power == [3, 1, 1]
    court.power("castile").own("castile").stability = -3
    court.position.push(income.PowerIncome(player))
    court.run()
    assert court.asked == "FewerPower castile"
    court.answer("give-power power=mil")
    assert court.me("castile").power == [1, 1, 0]


@pytest.mark.rule("EU-19.2.3", "EU-4.4.14", "EU-2.C.19")
@pytest.mark.parametrize(("protestants", "points"), [((), 3), (("england",), 2), (("england", "austria"), 1)])
def test_an_uncontested_controller_scores_for_the_other_catholics(
    court: Court, protestants: tuple[str, ...], points: int
) -> None:
    court.table.curia("france", "france")
    for name in protestants:
        court.table.faith(name, "protestant")
    court.position.push(income.Glory())
    court.run()
    assert court.me("france").prestige == points


@pytest.mark.rule("EU-7.6.3", "EU-2.C.10")
def test_a_rebellion_in_another_realms_core_joins_that_realm(court: Court) -> None:
    table = court.table.town("barcelona", "castile").unrest("barcelona")
    rebels.take(court.position, table.province("barcelona"))
    court.run()
    assert ownership.owner(court.position, table.province("barcelona")) == table.realm("aragon")
    # a Core of its owner gets a Rebel Town instead
    table.unrest("galicia")
    rebels.take(court.position, table.province("galicia"))
    assert ownership.rebel_town(court.position, table.province("galicia"))
