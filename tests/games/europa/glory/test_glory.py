"""Missions, Milestones and Power Struggles (EU-17)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import ownership
from ludarium.games.europa.diplomacy import claims
from ludarium.games.europa.facts import goals
from ludarium.games.europa.glory import milestones, missions, struggles
from ludarium.games.europa.glory.moment import Moment
from ludarium.games.europa.rounds.turn import TakeTurn
from ludarium.games.europa.table import position as at

from ..board import Board, board
from ..rounds.game import OPENED, answer, deciding, laid, me, offered, own, start, whose

assert OPENED


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def hold(table: Board, realm: str, *refs: str) -> None:
    deck = goals.deck_of(table.realm(realm))
    assert deck is not None
    own(table, realm).missions = [goals.MISSION.index(ref) for ref in refs]
    own(table, realm).aside = [each for each in deck.missions if goals.MISSION.ref(each) not in refs]


# Missions


@pytest.mark.rule("EU-17.2.4")
def test_one_completed_prerequisite_unlocks_a_mission(table: Board) -> None:
    hold(table, "castile")
    player = table.player("castile")
    later = goals.MISSION.index("cas-2d")  # after cas-1a or cas-1b
    assert not missions.unlocked(table.position, player, later)
    own(table, "castile").done = [goals.MISSION.index("cas-1b")]
    assert missions.unlocked(table.position, player, later)
    assert missions.unlocked(table.position, player, goals.MISSION.index("cas-1c"))


@pytest.mark.rule("EU-17.2.5", "EU-17.2.6", "AMB-45")
def test_a_mission_is_completed_in_ones_turn_with_its_effects_at_once(table: Board) -> None:
    hold(table, "castile", "cas-1a", "cas-1c")
    table.town("granada", "gibraltar", "castile").turn("castile")
    start(table, TakeTurn(table.player("castile"), 0))
    assert "claim-mission cas-1a" in offered(table)
    assert "claim-mission cas-1c" not in offered(table)
    answer(table, "claim-mission cas-1a")
    assert me(table, "castile").prestige == 2
    assert me(table, "castile").power[2] == 2  # gain(2 mil)
    assert table.position.areas.core[table.space("andalucia")] == table.player("castile") + 1
    assert me(table, "castile").done == [goals.MISSION.index("cas-1a")]
    assert (deciding(table), whose(table)) == ("TakeTurn", "castile")


@pytest.mark.rule("EU-17.2.5")
def test_no_mission_is_completed_in_phase_1(table: Board) -> None:
    hold(table, "castile", "cas-1a")
    table.town("granada", "gibraltar", "castile")
    assert missions.claimable(table.position, table.player("castile"))
    table.position.phase = at.DRAW
    assert not missions.claimable(table.position, table.player("castile"))


@pytest.mark.rule("EU-17.2.5", "EUI-4", "AMB-45", "AMB-EU1-54")
def test_out_of_turn_a_player_is_asked_when_a_mission_that_he_could_hold_becomes_true(table: Board) -> None:
    hold(table, "castile", "cas-1a")
    start(table, Moment())
    table.town("granada", "gibraltar", "castile")
    table.position.active = table.player("france")
    start(table, Moment())
    assert (deciding(table), whose(table)) == ("ClaimMission", "castile")
    answer(table, "reveal-mission cas-1a")
    assert me(table, "castile").prestige == 2


@pytest.mark.rule("EU-17.2.5", "EUI-4")
def test_who_does_not_hold_it_is_asked_all_the_same_and_only_once(table: Board) -> None:
    hold(table, "castile", "cas-1c")
    start(table, Moment())
    table.town("granada", "gibraltar", "castile")
    table.position.active = table.player("france")
    start(table, Moment())
    assert offered(table) == ["decline"]
    answer(table, "decline")
    table.position.own_land()
    start(table, Moment())
    assert table.position.over


@pytest.mark.rule("EU-4.7.2", "EU-17.2.5")
def test_at_the_end_held_missions_are_scored_without_effects(table: Board) -> None:
    hold(table, "castile", "cas-1a")
    table.town("granada", "gibraltar", "castile")
    missions.reveal_done(table.position, table.player("castile"))
    assert me(table, "castile").prestige == 2
    assert me(table, "castile").power == [0, 0, 0]


# Milestones


@pytest.mark.rule("EU-17.3.1")
def test_four_milestones_of_the_age_one_of_each_category(table: Board) -> None:
    milestones.deal(table.position)
    shown = table.position.decks.milestones
    assert [goals.CATEGORY[each] for each in shown] == [0, 1, 2, 3]
    assert all(each not in pile for each, pile in zip(shown, table.position.decks.milestone_piles, strict=True))


@pytest.mark.rule("EU-17.3.3", "EU-17.3.4")
def test_five_three_one_and_nothing_by_rank(table: Board) -> None:
    milestone = goals.MILESTONES_OF[1][0][0]
    table.position.own_decks().milestones = [milestone]
    for name in ("england", "france", "castile", "austria"):
        milestones.complete(table.position, table.player(name), milestone)
    points = [me(table, name).prestige for name in ("england", "france", "castile", "austria")]
    assert points == [5, 3, 1, 0]
    assert milestones.tagged(table.position, milestone) == [
        table.player(name) for name in ("england", "france", "castile", "austria")
    ]


@pytest.mark.rule("EU-17.3.4", "AMB-46", "EU-17.3.3")
@pytest.mark.parametrize(("active", "first", "order"), [("england", "france", 5), ("", "castile", 3)])
def test_milestones_score_by_themselves_in_turn_order(table: Board, active: str, first: str, order: int) -> None:
    fleet = goals.MILESTONE.index("m1-exp-fleet")
    table.position.own_decks().milestones = [fleet]
    start(table, Moment())
    for name in ("castile", "england"):
        for sea in ("bay-of-biscay", "central-atlantic", "eastern-atlantic", "english-channel"):
            table.ships(name, sea, 2)
    table.position.own_forces()
    table.position.active = table.player(active) if active else -1
    table.position.first = table.player(first)
    start(table, Moment())
    while not table.position.over:
        answer(table, offered(table)[-1])
    assert me(table, "england").prestige == order


@pytest.mark.rule("EU-17.3.3")
def test_a_milestone_is_completed_once_by_each(table: Board) -> None:
    milestone = goals.MILESTONES_OF[1][0][0]
    table.position.own_decks().milestones = [milestone]
    milestones.complete(table.position, 0, milestone)
    assert milestone not in milestones.open_to(table.position, 0)


# Power Struggles


def upcoming(table: Board, *names: str) -> None:
    table.position.own_decks().struggles = [goals.STRUGGLE_NAMED[name] for name in names]


@pytest.mark.rule("EU-17.4.2", "EU-17.4.4")
def test_the_upcoming_struggle_becomes_active_and_shows_the_next(table: Board) -> None:
    upcoming(table, "italian_wars", "thirty_years_war")
    struggles.activate(table.position)
    assert table.position.decks.struggles_active == [goals.STRUGGLE_NAMED["italian_wars"]]
    assert table.position.decks.struggles == [goals.STRUGGLE_NAMED["thirty_years_war"]]
    for space in goals.BATTLEGROUNDS[goals.STRUGGLE_NAMED["italian_wars"]]:
        assert table.position.areas.marks[space] & at.BATTLEGROUND


@pytest.mark.rule("EU-17.4.3")
def test_claims_on_battlegrounds_cost_one_dip_instead_of_two(table: Board) -> None:
    lombardy, player = table.space("lombardy"), table.player("france")
    assert claims.price(table.position, player, lombardy) == 2
    upcoming(table, "italian_wars")
    assert claims.price(table.position, player, lombardy) == 1
    struggles.activate(table.position)
    assert claims.price(table.position, player, lombardy) == 1


def worth(table: Board, realm: str, space: str) -> int:
    return struggles.worth(table.position, table.player(realm), table.space(space))


@pytest.mark.rule("EU-17.4.6")
def test_a_battleground_is_worth_the_tax_controlled_there_and_one_for_being_alone(table: Board) -> None:
    table.town("napoli", "france")
    assert worth(table, "france", "naples") == 2 + 1
    table.town("bari", "austria")
    assert worth(table, "france", "naples") == 2
    assert worth(table, "austria", "naples") == 1


@pytest.mark.rule("EU-17.4.6", "AMB-44")
def test_vassal_tokens_count_half(table: Board) -> None:
    table.give("salerno", "papal-states").vassal("naples", "austria")
    # Napoli 2, Bari 1: half of 3, rounded up, and one for being alone
    assert worth(table, "austria", "naples") == 2 + 1


@pytest.mark.rule("EU-17.4.6")
def test_an_alliance_or_a_marriage_there_is_worth_one(table: Board) -> None:
    table.free("naples").ally("france", "naples").wed("france", "naples")
    assert worth(table, "france", "naples") == 1


@pytest.mark.rule("EU-17.4.6")
def test_an_occupant_controls_but_is_not_alone(table: Board) -> None:
    table.town("napoli", "austria").war("france", "austria").occupy("napoli", "france")
    assert worth(table, "france", "naples") == 2
    assert worth(table, "austria", "naples") == 0


@pytest.mark.rule("EU-17.4.6")
def test_being_alone_counts_on_the_main_map_only(table: Board) -> None:
    table.town("goa", "france")
    assert worth(table, "france", "goa") == ownership.tax_value(table.position, table.province("goa"))


@pytest.mark.rule("EU-17.4.5", "EU-17.4.7")
def test_a_struggle_is_scored_and_discarded(table: Board) -> None:
    upcoming(table, "italian_wars")
    table.town("napoli", "milano", "france")
    struggles.activate(table.position)
    before = me(table, "france").prestige
    points = sum(
        struggles.worth(table.position, table.player("france"), space)
        for space in goals.BATTLEGROUNDS[goals.STRUGGLE_NAMED["italian_wars"]]
    )
    struggles.score(table.position)
    table.position.advance()
    assert me(table, "france").prestige >= before + points > before
    assert table.position.decks.struggles_active == []


@pytest.mark.rule("EU-17.4.1")
def test_without_the_advanced_rule_there_is_no_deck_of_struggles() -> None:
    assert laid("1-01", 4).position.decks.struggles
    assert not laid("1-01", 4, struggles="off").position.decks.struggles
    assert not laid("1-00").position.decks.struggles
