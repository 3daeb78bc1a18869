"""The special rules of the scenarios, one after the other (scenario booklet)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.europa.ask import hostility, offices, ownership, relations, special
from ludarium.games.europa.curia import papal
from ludarium.games.europa.events.row import ChooseEvent
from ludarium.games.europa.facts import faiths, goals, ideas, places, scenarios
from ludarium.games.europa.glory import race
from ludarium.games.europa.glory.moment import Moment
from ludarium.games.europa.npr import liberation
from ludarium.games.europa.put import bonds
from ludarium.games.europa.realm import exploring
from ludarium.games.europa.realm import ideas as research
from ludarium.games.europa.rounds import ages, scoring
from ludarium.games.europa.rounds import special as played
from ludarium.games.europa.rounds.draw import MissionStep
from ludarium.games.europa.rounds.income import GloryEnds
from ludarium.games.europa.rounds.special import CatchingUp
from ludarium.games.europa.rounds.unrest import RemoveTokens
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.words import BY_SCENARIO
from ludarium.games.europa.war import activate, declare
from ludarium.games.europa.war.declare import WarSteps

from ..board import Board
from ..rounds.game import answer, deciding, game, laid, me, offered, own, play_on, power, run, start, whose


def may_attack(table: Board, realm: str, target: str) -> bool:
    return relations.declare_bar(table.position, table.player(realm), table.realm(target)) == relations.MAY


def points(table: Board, realm: str) -> int:
    return me(table, realm).glory[BY_SCENARIO]


# growth scoring, lengths


@pytest.mark.rule("EU-4.7.3")
def test_growth_scoring_counts_what_the_tax_income_has_grown() -> None:
    table = laid("1-00")
    france = table.player("france")
    assert scoring.tax_points(table.position, france) == 0
    table.town("navarra", "france")
    assert scoring.tax_points(table.position, france) == 1
    table.rebel_town("paris", "lyon")
    assert scoring.tax_points(table.position, france) == 0
    usual = laid("1-01", 3)
    assert scoring.tax_points(usual.position, usual.player("france")) == 16


@pytest.mark.rule("EU-4.0.1", "EU-16.0.3")
@pytest.mark.parametrize(
    ("scenario", "variants", "rounds"),
    [
        ("1-00", {}, [4, 0, 0, 0]),
        ("1-00", {"length": "short"}, [2, 0, 0, 0]),
        ("1-01-4-players", {}, [4, 4, 4, 0]),
        ("1-01-4-players", {"length": "short"}, [4, 4, 0, 0]),
        ("2-01-muscovy", {"campaign": "middle"}, [4, 4, 4, 0]),
        ("2-01-muscovy", {"campaign": "short"}, [4, 4, 0, 0]),
        ("2-01-muscovy", {}, [4, 4, 4, 4]),
        ("1-03-3-players", {}, [2, 4, 4, 0]),
        ("1-04-2-players-no-bots", {}, [0, 4, 4, 0]),
        ("1-05-4-players", {}, [0, 0, 6, 0]),
    ],
)
def test_how_many_rounds_a_game_has(scenario: str, variants: dict[str, Any], rounds: list[int]) -> None:
    table = laid(scenario, **variants)
    assert [ages.rounds_in(table.position, age) for age in (1, 2, 3, 4)] == rounds
    left = len(table.position.decks.events) + sum(len(pile) for pile in table.position.decks.events_later)
    assert left == sum(rounds) * scenarios.SCENARIOS[table.position.scenario].events_per_round


@pytest.mark.rule("EU-17.4.2")
def test_a_shorter_game_has_fewer_power_struggles() -> None:
    war = goals.STRUGGLE_NAMED["thirty_years_war"]
    assert war in laid("1-01", 4).position.decks.struggles
    assert war not in laid("1-01", 4, length="short").position.decks.struggles
    assert len(laid("2-01-muscovy", campaign="middle").position.decks.struggles) == 4
    assert len(laid("2-01-muscovy", campaign="short").position.decks.struggles) == 2


# 1-00


@pytest.mark.rule("EU-9.1.4")
def test_in_one_round_only_one_player_declares_war_on_a_player() -> None:
    table = game("1-00")
    table.position.phase = at.ACTIONS
    for name in ("france", "castile", "england"):
        power(table, name, 0, 0, 3)
    assert may_attack(table, "castile", "france")
    england, france = table.player("england"), table.realm("france")
    start(table, WarSteps(england, [france], []))
    assert not may_attack(table, "castile", "france")
    assert relations.declare_refusal(table.position, table.player("castile"), france) == "declare-special"
    assert may_attack(table, "castile", "england")


@pytest.mark.rule("EU-17.2.8")
def test_the_third_mission_can_be_taken_after_round_1() -> None:
    table = game("1-00")
    play_on(table, "PickMissions")
    answer(table, "fra-1a")
    answer(table, "fra-1b")
    answer(table, "done")
    table.position.rounds = 2
    start(table, MissionStep(table.player("france")))
    answer(table, "return-mission fra-1a")
    answer(table, "pick-mission fra-1c")


@pytest.mark.rule("EU-3.7", "EU-3.6", "EU-18.0.1")
def test_the_introduction_has_basic_ideas_fixed_milestones_and_no_empire() -> None:
    table = laid("1-00")
    assert len(table.position.decks.ideas) == 3
    assert all(ideas.BASIC[idea] for idea in table.position.decks.ideas)
    shown = [goals.MILESTONE.ref(each) for each in table.position.decks.milestones]
    assert shown == ["m1-eco-cabinet", "m1-exp-fleet", "m1-pol-dynastic", "m1-war-victorious"]
    assert table.position.emperor == -1


# 1-03


def arrive(table: Board, realm: str, province: str, node: str) -> None:
    table.town(province, realm)
    own(table, realm).merchants[0] = table.node(node) * 2
    start(table, Moment())
    while not table.position.over:
        table.position.choose(table.position.options()[-1])


@pytest.mark.rule("EU-17.1.4")
def test_the_race_to_india() -> None:
    table = laid("1-03", 4)
    table.position.phase = at.ACTIONS
    table.town("goa", "castile")
    start(table, Moment())
    assert not race.arrived(table.position, table.player("castile"))
    arrive(table, "portugal", "malacca", "east-indies")
    arrive(table, "castile", "hormuz", "indian-ocean")
    arrive(table, "england", "moluccas", "china-japan")
    assert [points(table, name) for name in ("portugal", "castile", "england", "france")] == [5, 3, 1, 0]
    arrive(table, "portugal", "timor", "indian-ocean")
    assert points(table, "portugal") == 5


@pytest.mark.rule("EU-5.1.3.7")
def test_the_line_of_demarcation() -> None:
    table = laid("1-03", 4)
    angola = table.space("angola")
    # Portugal alone has Towns in Africa (Gold Coast)
    assert special.demarcation(table.position, table.player("england"), angola) == 1
    assert special.demarcation(table.position, table.player("portugal"), angola) == 0
    assert special.demarcation(table.position, table.player("england"), table.space("florida")) == 0
    table.faith("england", "protestant")
    assert special.demarcation(table.position, table.player("england"), angola) == 0
    controller = table.position.curia[0]
    assert special.demarcation(table.position, controller, angola) == 0
    table.position.age = 3
    assert special.demarcation(table.position, table.player("france"), angola) == 0


@pytest.mark.rule("EU-5.1.3.5")
def test_the_line_is_paid_for_with_the_claim() -> None:
    table = laid("1-03", 4)
    player, angola = table.player("england"), table.space("angola")
    assert exploring.discovery_dip(table.position, player, angola, True) == 2
    power(table, "england", 0, 0, 0)
    assert exploring.payable(table.position, player, [angola], False) == []
    power(table, "england", 0, 1, 0)
    assert exploring.payable(table.position, player, [angola], False) == [angola]


@pytest.mark.rule("EU-5.1.3.5")
def test_lost_ships_are_news() -> None:
    table = game("1-03", 3)
    size = len(me(table, "england").hand)
    exploring.fail(table.position, table.player("england"))
    assert len(me(table, "england").hand) == size + 1
    usual = game("1-01", 3)
    exploring.fail(usual.position, usual.player("england"))
    assert len(me(usual, "england").hand) == 0


@pytest.mark.rule("EU-9.1.8")
def test_early_wars_between_players_cost_a_stability_more() -> None:
    table = laid("1-03", 4)
    england = table.player("england")
    table.position.rounds = 1
    assert declare.stability_lost(table.position, england, table.realm("france"), True) == 2 + 1
    assert declare.stability_lost(table.position, england, table.realm("navarra"), True) == 2
    table.position.age = 2
    assert declare.stability_lost(table.position, england, table.realm("france"), True) == 2


@pytest.mark.rule("EU-5.1.4.1")
def test_columbus_makes_the_quest_cheaper_for_castile_in_round_1() -> None:
    table = game("1-03", 3)
    quest = ideas.NAMED["Quest for the New World"]
    price = ideas.COST[quest]
    assert research.cost(table.position, table.player("castile"), quest) == price - 2
    assert research.cost(table.position, table.player("england"), quest) == price
    table.position.rounds = 2
    assert research.cost(table.position, table.player("castile"), quest) == price


@pytest.mark.rule("EU-4.7.3")
def test_far_lands_are_scored_at_the_end() -> None:
    table = laid("1-03", 3)
    portugal = table.player("portugal")
    # Gold Coast in Africa, a Merchant in Ivory Coast
    assert played.far_lands(table.position, portugal) == 2 + 1
    table.town("goa", "angola", "portugal")
    assert played.far_lands(table.position, portugal) == 4 + 1


# 1-04


@pytest.mark.rule("EU-9.CB.11")
def test_creeds_at_war() -> None:
    table = laid("1-04", 3)
    france, castile = table.player("france"), table.realm("castile")
    assert not relations.causes(table.position, france, castile) & relations.CAUSE_HOLY_WAR
    table.faith("france", "protestant")
    assert relations.causes(table.position, france, castile) & relations.CAUSE_HOLY_WAR
    # without an Area in Dissent there is no cause
    for space in offices.dissent_spaces(table.position, table.player("castile")):
        table.creed(places.SPACE.ref(space), "catholic")
    castiles = relations.causes(table.position, table.player("castile"), table.realm("france"))
    assert not castiles & relations.CAUSE_HOLY_WAR
    table.position.age = 4
    assert not relations.causes(table.position, france, castile) & relations.CAUSE_HOLY_WAR


@pytest.mark.rule("EU-15.3.4")
def test_matters_of_conscience() -> None:
    table = laid("1-04", 3)
    france = table.player("france")
    assert played.conscience(table.position, france) == 6 - 3  # six Areas, all Catholic
    table.creed("seine", "protestant").creed("languedoc", "protestant")
    assert played.conscience(table.position, france) == 4 - 3 - 2
    table.faith("france", "protestant")
    assert played.conscience(table.position, france) == -3  # four Areas in Dissent
    table.position.own_decks().events = []
    played.age_ends(table.position)
    assert points(table, "france") == -3


@pytest.mark.rule("EU-9.1.4")
def test_the_house_of_habsburg_keeps_peace_before_age_iii() -> None:
    table = laid("1-04", 3)
    assert not may_attack(table, "austria", "castile")
    assert not may_attack(table, "castile", "austria")
    assert may_attack(table, "france", "castile")
    table.position.age = 3
    table.position.own_realms().wed[table.realm("castile")] = 0
    assert may_attack(table, "castile", "austria")


@pytest.mark.rule("EU-11.3.1")
def test_two_players_have_two_great_allies_at_most() -> None:
    table = laid("1-04", 2)
    france = table.player("france")
    great = [
        realm
        for realm, kind in enumerate(table.position.realms.kind)
        if kind == at.NPR
        and relations.may_ally(table.position, france, realm)
        and ownership.realm_tax(table.position, realm) >= 4
    ]
    have = sum(ownership.realm_tax(table.position, realm) >= 4 for realm in relations.alliances(table.position, france))
    for realm in great[: 2 - have]:
        bonds.ally(table.position, france, realm)
    assert not any(relations.may_ally(table.position, france, realm) for realm in great[2 - have :])
    small = [
        realm
        for realm, kind in enumerate(table.position.realms.kind)
        if kind == at.NPR and ownership.realm_tax(table.position, realm) < 4
    ]
    assert any(relations.may_ally(table.position, france, realm) for realm in small)


# 1-05


@pytest.mark.rule("EU-14.1.1")
def test_the_defenestration() -> None:
    table = laid("1-05", 4)
    assert table.position.forces.rebels[table.space("bohemia")] == 2
    for name in ("praha", "rudohori"):
        assert table.position.land.marks[table.province(name)] & at.UNREST


@pytest.mark.rule("EU-9.1.4", "EU-9.CB.4")
def test_the_twelve_years_truce_ends_after_round_1() -> None:
    table = game("1-05", 4)
    netherlands = table.player("netherlands")
    assert not may_attack(table, "netherlands", "castile")
    assert not may_attack(table, "castile", "netherlands")
    assert not may_attack(table, "netherlands", "aragon")
    table.position.rounds = 2
    assert may_attack(table, "castile", "netherlands")
    castile = table.player("castile")
    assert relations.causes(table.position, castile, table.realm("netherlands")) & relations.CAUSE_CLAIM
    assert relations.causes(table.position, netherlands, table.realm("aragon")) & relations.CAUSE_CLAIM


@pytest.mark.rule("EU-14.3.6")
def test_a_viceroyalty_that_is_liberated_costs_a_prestige() -> None:
    table = laid("1-05", 4)
    liberation.liberate(table.position, table.province("mexico"), False)
    assert points(table, "castile") == -1
    liberation.liberate(table.position, table.province("pozsony"), False)
    assert points(table, "austria") == 0


@pytest.mark.rule("EU-8.8")
def test_two_ideas_of_choice_the_last_in_turn_order_first() -> None:
    table = game("1-05", 4)
    assert (deciding(table), whose(table)) == ("StartIdea", "france")
    choosers = []
    while deciding(table) == "StartIdea":
        choosers.append(whose(table))
        answer(table, offered(table)[0])
    assert choosers == ["france", "france", "netherlands", "netherlands", "castile", "castile", "austria", "austria"]
    for player in table.position.players:
        held = [idea for idea in range(ideas.IDEAS) if player.ideas >> idea & 1]
        assert len(held) == 2
        assert all(ideas.MIN_AGE[idea] <= 2 and idea in table.position.decks.ideas for idea in held)
        assert player.prestige == 0


# 2-01, 2-02, 2-03


@pytest.mark.rule("EU-10.4.1", "EU-4.3.1")
@pytest.mark.parametrize(
    ("scenario", "realms"),
    [("2-01-muscovy", ["poland"]), ("2-02-3-players", ["austria"]), ("2-02-4-players", ["poland", "austria"])],
)
def test_after_varna_there_is_a_truce_in_round_1(scenario: str, realms: list[str]) -> None:
    table = laid(scenario)
    truces = table.position.bonds.truces
    ottomans = table.realm("ottomans")
    assert len(truces) == 2 * len(realms)
    assert all(relations.truce(table.position, ottomans, table.realm(name)) for name in realms)
    run(table, RemoveTokens())
    assert table.position.bonds.truces == []


@pytest.mark.rule("EU-4.6.4")
def test_catching_up() -> None:
    table = game("2-01-muscovy")
    own(table, "poland").prestige = -1
    own(table, "poland").glory[0] = -1
    size = len(me(table, "poland").hand)
    run(table, CatchingUp(), "mil", "adm")
    assert len(me(table, "poland").hand) == size + 2
    own(table, "france").prestige = -1
    run(table, CatchingUp())


@pytest.mark.rule("EU-4.4.17", "EU-2.T.6")
def test_the_gates() -> None:
    table = laid("2-02", 4)
    table.position.own_decks().events = []
    table.town("pest", "ottomans")
    table.town("constantinople", "poland")
    run(table, GloryEnds())
    assert [points(table, name) for name in ("ottomans", "poland", "austria", "muscovy")] == [2, 1, 0, 0]
    # not before the last Round of an Age
    table.position.own_decks().events = [0]
    run(table, GloryEnds())
    assert points(table, "ottomans") == 2


@pytest.mark.rule("EU-2.M.7")
@pytest.mark.parametrize(
    ("ships", "prizes"),
    [
        ([5, 3, 1], [3, 1, 0]),
        ([5, 5, 3], [1, 1, 0]),
        ([5, 3, 3], [3, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([2, 0, 0], [3, 0, 0]),
    ],
)
def test_the_prizes_of_the_lords_of_the_sea(ships: list[int], prizes: list[int]) -> None:
    assert played.prizes(ships) == prizes


@pytest.mark.rule("EU-2.M.7")
def test_the_lords_of_the_sea_are_counted_in_marked_zones() -> None:
    table = laid("2-03", 5)
    player = table.player("france")
    before = played.ships_inland(table.position, player)
    inland = next(sea for sea in range(places.SEAS_ALL) if places.MARK[sea] == places.DAGGER)
    table.ships("france", places.SEA.ref(inland), 8).ships("france", "bay-of-biscay", 3)
    assert played.ships_inland(table.position, player) == before + 8
    played.age_ends(table.position)
    assert points(table, "france") == 3


# 2-04, 2-05


@pytest.mark.rule("EU-3.1")
def test_napoleon_is_at_war_with_austria_and_never_allied_to_britain() -> None:
    table = laid("2-04")
    assert hostility.at_war(table.position, table.realm("france"), table.realm("austria"))
    assert table.position.battles_due == []
    assert special.never_allies(table.position, table.player("france"), table.realm("england"))
    assert not relations.may_ally(table.position, table.player("england"), table.realm("france"))
    assert not special.never_allies(table.position, table.player("france"), table.realm("castile"))


@pytest.mark.rule("EU-3.1", "EU-5.5.2.1")
def test_napoleons_first_march_of_a_round_is_cheaper() -> None:
    table = laid("2-04")
    france, austria = table.player("france"), table.player("austria")
    assert [activate.cost(table.position, player) for player in (france, austria)] == [0, 1]
    power(table, "france", 0, 0, 2)
    table.turn("france")
    activate.begin_activate(table.position, france)
    assert me(table, "france").power[2] == 2
    assert activate.cost(table.position, france) == 1


@pytest.mark.rule("EU-4.7.10")
def test_france_loses_every_tie_in_2_04() -> None:
    table = laid("2-04")
    for player in table.position.order:
        table.position.own_player(player).prestige = 10
        table.position.own_player(player).ducats = 5
    power(table, "france", 9, 9, 9)
    places_of = {row.seat: row.place for row in scoring.standings(table.position).rows}
    assert places_of[table.player("france")] == 6


@pytest.mark.rule("EU-3.1")
def test_the_theses_come_with_the_first_event_of_2_05() -> None:
    table = laid("2-05")
    position = table.position
    saxony = table.space("saxony")
    assert offices.creed(position, saxony) == faiths.CATHOLIC
    position.rounds = 1
    decks = position.own_decks()
    decks.row = [decks.events.pop() for _ in range(7)]
    decks.row_ducats, decks.row_up = [0] * 7, 3
    start(table, ChooseEvent(table.player("england")))
    position.choose(position.options()[0])
    assert offices.creed(position, saxony) == faiths.PROTESTANT
    assert not special.theses_due(position)


@pytest.mark.rule("EU-3.1", "EU-19.3.1")
def test_the_pope_of_2_05_pays_less_for_papal_actions() -> None:
    table = laid("2-05")
    assert papal.price(table.position, table.player("papal-states")) == 1
    assert papal.price(table.position, table.player("castile")) == 2
