"""Phase 5 (EU-4.5) and the end of an Age (EU-4.6)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import ownership
from ludarium.games.europa.facts import goals, ideas
from ludarium.games.europa.rounds.ages import AgeEnds, LeastChooses, MarriagePrestige, MarriageStep
from ludarium.games.europa.rounds.cleanup import (
    AlliedHome,
    Cleanup,
    EndBonds,
    EndMarkers,
    HandStep,
    ImperialStep,
    Refresh,
    SetManpower,
    refreshed,
    total_manpower,
)
from ludarium.games.europa.rounds.phases import RoundEnds
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.player import CRUSADER, FOCUS_CHANGED

from ..board import Board, board
from .game import OPENED, answer, deciding, game, laid, me, offered, own, power, run, start, whose

assert OPENED


@pytest.fixture
def table() -> Board:
    made = board("1-01", people=4, lands=True)
    made.position.phase = at.CLEANUP
    made.position.active = -1
    return made


@pytest.mark.rule("EU-4.5.1")
def test_allied_units_leave_the_armies_for_the_reserve(table: Board) -> None:
    table.army("france", 1, "seine", infantry=1, allied_infantry=3).army("france", 2, "aquitaine", allied_cavalry=1)
    run(table, AlliedHome())
    assert me(table, "france").allied == 4
    assert ask_forces.land_units(table.position, table.player("france")) == [1, 0, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("EU-4.5.2", "EU-9.3.5")
def test_the_reserve_grows_to_the_new_total(table: Board) -> None:
    table.army("france", 1, "seine", infantry=3)
    own(table, "france").available = 1
    own(table, "france").exhausted = 1
    run(table, SetManpower(table.player("france")))
    total = total_manpower(table.position, table.player("france"))
    assert me(table, "france").total == total
    assert me(table, "france").available == total - 3 - 1


@pytest.mark.rule("EU-4.5.2", "EU-9.3.4")
def test_a_smaller_total_is_met_where_the_player_says(table: Board) -> None:
    total = total_manpower(table.position, table.player("france"))
    table.army("france", 1, "seine", infantry=1, cavalry=1).units("france", "aquitaine", 1)
    mine = own(table, "france")
    mine.exhausted, mine.available = 1, total
    start(table, SetManpower(table.player("france")))
    assert offered(table) == [
        "shrink-exhausted",
        "shrink-available",
        "shrink-loose aquitaine",
        "shrink-army 1 regular-infantry",
        "shrink-army 1 regular-cavalry",
    ]
    for each in ("shrink-exhausted", "shrink-loose aquitaine", "shrink-army 1 regular-cavalry"):
        answer(table, each)
    answer(table, "shrink-available")
    assert table.position.over
    assert me(table, "france").available == total - 1


@pytest.mark.rule("EU-4.5.3", "EX-EU1-5")
@pytest.mark.parametrize(("exhausted", "back"), [(0, 0), (2, 2), (3, 3), (6, 3), (7, 4), (11, 6), (20, 6)])
def test_half_of_the_exhausted_recover_three_at_least_six_at_most(exhausted: int, back: int) -> None:
    assert refreshed(exhausted) == back


@pytest.mark.rule("EU-4.5.3", "EU-4.5.4", "EU-4.5.6")
def test_ships_merchants_and_the_focus_are_refreshed(table: Board) -> None:
    table.fleet("france", "poitou", heavy=2)
    fleets = table.position.own_forces().fleets
    fleets[ask_forces.fleet_at(table.player("france")) + at.FLEET_DAMAGED] = 1
    mine = own(table, "france")
    mine.merchants = [2 * 3 + 1, 2 * 4, -2]
    mine.round_flags |= FOCUS_CHANGED
    mine.cubes -= 1
    cubes = mine.cubes
    run(table, Refresh())
    assert table.position.forces.fleets[ask_forces.fleet_at(table.player("france")) + at.FLEET_DAMAGED] == 0
    assert me(table, "france").merchants == [2 * 3, 2 * 4, -2]
    assert not me(table, "france").round_flags & FOCUS_CHANGED
    assert me(table, "france").cubes == cubes + 1


@pytest.mark.rule("EU-4.5.5", "EX-EU1-7")
def test_a_colonist_for_each_colonial_claim_four_at_most(table: Board) -> None:
    table.claim("castile", "florida", "canada", "guyana", "la-plata", "angola")
    table.claim("england", "florida", "canada")
    # a Claim on an Area with a Realm is no Colonial Claim
    table.claim("france", "mexico", "aragon")
    run(table, Refresh())
    assert [me(table, name).colonists for name in ("castile", "england", "france", "austria")] == [4, 2, 0, 0]


@pytest.mark.rule("EU-4.5.7", "EU-13.3.5", "EX-EU1-7", "EX-EU2-13")
@pytest.mark.parametrize(("more", "tax"), [([], 9), (["baleares"], 10)])
def test_alliances_with_rich_dnprs_end(table: Board, more: list[str], tax: int) -> None:
    lands = ["lisboa", "porto", "beira", "ceuta", "madeira", "valencia", "zaragoza", *more]
    table.dnpr(*lands, "portugal").ally("castile", "portugal")
    assert ownership.realm_tax(table.position, table.realm("portugal")) == tax
    run(table, EndBonds())
    assert (table.position.realms.allies[table.realm("portugal")] != 0) == (tax < 10)


@pytest.mark.rule("EU-4.5.7", "EUI-29")
def test_alliances_with_automated_realms_end() -> None:
    table = laid("1-02-3-players-1-bot")
    table.ally("papal-states", "austria")
    run(table, EndBonds())
    assert table.position.realms.allies[table.realm("austria")] == 0
    assert table.position.realms.allies[table.realm("papal-states")] == 0


@pytest.mark.rule("EU-4.5.8")
def test_plague_markers_leave(table: Board) -> None:
    table.plague("seine")
    run(table, EndBonds())
    assert not any(mark & at.PLAGUE for mark in table.position.areas.marks)


@pytest.mark.rule("EU-4.5.9", "EU-4.5.10", "EU-4.5.11")
def test_the_emperors_pool_and_tags_at_peace_and_at_war(table: Board) -> None:
    table.emperor("austria", 1).war("austria", "venice")
    position = table.position
    position.imperial_pool, position.defending = 4, 1
    own(table, "france").round_flags |= CRUSADER
    start(table, ImperialStep())
    assert [position.imperial_pool, position.defending] == [4, 1]
    assert not me(table, "france").round_flags & CRUSADER
    position.own_bonds().wars = []
    start(table, ImperialStep())
    assert [position.imperial_pool, position.defending] == [0, 0]


@pytest.mark.rule("EU-4.5.12", "EU-4.5.13")
def test_the_token_is_handed_over_and_the_status_markers_go_back(table: Board) -> None:
    position = table.position
    position.next_first = table.player("england")
    for player in range(4):
        mine = position.own_player(player)
        mine.passed, mine.events_taken = player + 1, 1
    position.passes = 4
    run(table, EndMarkers())
    assert position.first == table.player("england")
    assert all(player.passed == 0 and player.events_taken == 0 for player in position.players)
    assert [position.passes, position.next_first] == [0, -1]


@pytest.mark.rule("EU-4.5.14", "EU-6.0.5")
def test_hands_are_discarded_down_to_five() -> None:
    table = game("1-01", 4)
    mine = own(table, "france")
    mine.hand = [*mine.hand, *[table.position.own_decks().action[0].pop() for _ in range(7)]]
    own(table, "france").drawn = []
    size = len(mine.hand)
    start(table, HandStep(table.player("france")))
    for _ in range(size - 5):
        answer(table, offered(table)[0])
    assert table.position.over
    assert len(me(table, "france").hand) == 5


@pytest.mark.rule("EU-4.5.15", "EU-4.0.1")
def test_cleanup_ends_in_the_next_round_or_the_next_age() -> None:
    table = game("1-01", 4)
    position = table.position
    position.rounds = position.round = 1
    run_to = start(table, RoundEnds()).position
    assert [run_to.round, run_to.age] == [2, 1]
    position.own_decks().events = []
    start(table, RoundEnds())
    while deciding(table) in ("ReplaceDisplay", "EndMarriage"):
        table.position.choose(table.position.options()[-1])
    assert [position.round, position.age] == [1, 2]


@pytest.mark.rule("EU-4.0.2")
def test_the_steps_of_cleanup_run_to_their_end(table: Board) -> None:
    table.emperor("austria", 1)
    start(table, Cleanup())
    while not table.position.over:
        answer(table, offered(table)[0])
    assert table.position.passes == 0


# the end of an Age


@pytest.mark.rule("EU-4.6.1", "EU-4.6.2", "EU-16.0.2", "EU-17.3.1")
def test_the_next_ages_events_and_milestones() -> None:
    table = game("1-01", 4)
    table.position.own_decks().events = []
    start(table, AgeEnds())
    decks = table.position.decks
    assert table.position.age == 2
    assert len(decks.events) == 20
    assert all(each in goals.MILESTONES_OF[2][goals.CATEGORY[each]] for each in decks.milestones)
    assert decks.milestone_tags == []


@pytest.mark.rule("EU-4.6.3", "EU-8.3")
def test_unresearched_ideas_give_way_to_others() -> None:
    table = game("1-01", 4)
    shown = [idea for idea in table.position.decks.ideas if not ideas.BASIC[idea]]
    own(table, "france").ideas |= 1 << shown[0]
    table.position.own_decks().events = []
    start(table, AgeEnds())
    now = table.position.decks.ideas
    assert shown[0] in now
    assert not any(idea in now for idea in shown[1:])
    assert all(idea in now for idea in range(ideas.IDEAS) if ideas.BASIC[idea])
    assert all(ideas.MIN_AGE[idea] > 2 for idea in table.position.decks.ideas_later)


@pytest.mark.rule("EU-4.6.4")
def test_who_alone_has_least_prestige_may_replace_one_new_card() -> None:
    table = game("1-01", 4)
    own(table, "england").prestige = -1
    own(table, "england").glory[0] = -1
    fresh = [idea for idea in table.position.decks.ideas if not ideas.BASIC[idea]]
    start(table, LeastChooses(fresh))
    assert whose(table) == "england"
    pick = next(each for each in offered(table) if each.startswith("exchange-milestone"))
    old, new = (goals.MILESTONE.index(ref) for ref in pick.split()[1:])
    answer(table, pick)
    assert new in table.position.decks.milestones
    assert old not in table.position.decks.milestones


@pytest.mark.rule("EU-4.6.4")
def test_a_tie_for_least_prestige_replaces_nothing() -> None:
    table = game("1-01", 4)
    run(table, LeastChooses([]))


@pytest.mark.rule("EU-4.6.5", "AMB-EU1-60")
def test_a_prestige_for_marriages_then_one_ends_or_two_dip(table: Board) -> None:
    table.wed("france", "brittany").wed("france", "castile").wed("france", "provence")
    power(table, "france", 0, 2, 0)
    run(table, MarriagePrestige())
    assert [me(table, name).prestige for name in ("france", "castile", "england")] == [1, 1, 0]
    start(table, MarriageStep(table.player("france")))
    # from an NPR if possible
    assert sorted(offered(table)) == ["end-marriage brittany", "end-marriage provence", "keep-marriages"]
    answer(table, "keep-marriages")
    assert me(table, "france").power[1] == 0
    run(table, MarriageStep(table.player("france")), "brittany")
    assert table.position.realms.wed[table.realm("brittany")] == 0


@pytest.mark.rule("EU-4.6.5", "EU-2.C.9")
def test_a_marriage_with_an_npr_ends_before_one_with_a_vassal_who_is_none(table: Board) -> None:
    table.vassal("brittany", "france").wed("france", "brittany").wed("france", "provence").wed("france", "castile")
    power(table, "france", 0, 0, 0)
    start(table, MarriageStep(table.player("france")))
    assert offered(table) == ["end-marriage provence"]
    answer(table, "end-marriage provence")
    start(table, MarriageStep(table.player("france")))
    assert sorted(offered(table)) == ["end-marriage brittany", "end-marriage castile"]


@pytest.mark.rule("EU-4.6.6")
def test_a_marriage_that_the_partner_ended_is_no_removal_of_ones_own(table: Board) -> None:
    table.wed("france", "castile").wed("castile", "portugal")
    start(table, MarriageStep(table.player("france")), MarriageStep(table.player("castile")))
    answer(table, "end-marriage castile")
    assert whose(table) == "castile"
    assert offered(table) == ["end-marriage portugal"]
