"""Plans of automated Realms (bots.md 4): whom they fight, with how many, and when they do not."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import defence, forces
from ludarium.games.europa.automa import fights, focus, menu
from ludarium.games.europa.automa.look import overdrawn
from ludarium.games.europa.automa.mind import NEVER, Mind, drop, rival_of, rounds_left
from ludarium.games.europa.automa.steps import diplomatic_steps, war_steps
from ludarium.games.europa.automa.targets import force_wanted
from ludarium.games.europa.automa.ways import distances
from ludarium.games.europa.events import row
from ludarium.games.europa.peace import subjects
from ludarium.games.europa.put import bonds, supply, towns
from ludarium.games.europa.rounds import bot_power
from ludarium.games.europa.rounds.words import DEAL, DECLARE_WAR, TAKE_EVENT
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.table.position import ACTIONS

from ..board import Board
from ..rounds.game import laid, own, power


@pytest.fixture
def table() -> Board:
    """Castile may fight for Granada: a Claim, three Units, an Army in Andalucia."""
    made = laid("1-01", 4)
    position = made.position
    position.age, position.round, position.rounds, position.phase = 1, 1, 1, ACTIONS
    made.army("castile", 1, "andalucia", infantry=4)
    made.claim("castile", "andalucia")
    power(made, "castile", 3, 3, 5)
    made.turn("castile")
    return made


def mind_of(table: Board, realm: str) -> Mind:
    return Mind(table.position, table.player(realm))


def test_castile_wants_granada(table: Board) -> None:
    mind = mind_of(table, "castile")
    assert (mind.war_space, mind.war_realm) == (table.space("andalucia"), table.realm("granada"))


def test_the_force_wanted_is_one_more_than_the_defenders_and_two_against_three(table: Board) -> None:
    position = table.position
    castile, granada = table.player("castile"), table.realm("granada")
    space = table.space("andalucia")
    defenders = defence.units(position, granada, space, [])
    assert force_wanted(position, castile, granada, space) == defenders + (2 if defenders >= 3 else 1)
    table.plus_one("granada", 3)
    assert force_wanted(position, castile, granada, space) == defenders + 3 + 2


def test_war_is_declared_when_all_steps_before_it_are_done(table: Board) -> None:
    assert fights.may_declare(table.position, mind_of(table, "castile"))
    assert menu.action(table.position, mind_of(table, "castile"), DECLARE_WAR.code, 0.0) == 30 + 2 * 2


def test_no_war_without_a_casus_belli(table: Board) -> None:
    supply.drop_claim(table.position, table.player("castile"), table.space("andalucia"))
    assert not fights.may_declare(table.position, mind_of(table, "castile"))


def test_no_war_with_stability_below_0(table: Board) -> None:
    own(table, "castile").stability = -1
    assert not fights.may_declare(table.position, mind_of(table, "castile"))


def test_no_war_in_the_last_turns_of_the_phase(table: Board) -> None:
    table.position.last_turns = 1 << table.player("castile")
    assert not fights.may_declare(table.position, mind_of(table, "castile"))


def test_no_war_if_a_second_enemy_of_equal_size_would_answer(table: Board) -> None:
    bonds.ally(table.position, table.player("france"), table.realm("granada"))
    table.army("france", 1, "seine", infantry=9)
    assert fights.second_enemy(table.position, mind_of(table, "castile"), table.realm("granada"))
    assert not fights.may_declare(table.position, mind_of(table, "castile"))


def test_an_ally_or_a_truce_is_no_target(table: Board) -> None:
    bonds.truce(table.position, table.realm("castile"), table.realm("granada"))
    assert mind_of(table, "castile").war_realm != table.realm("granada")


def test_an_unquiet_realm_is_calmed_first(table: Board) -> None:
    towns.rebel_town(table.position, table.province("burgos"))
    mind = mind_of(table, "castile")
    assert mind.calm
    assert (mind.war_space, mind.war_realm) == (table.space("castile"), -1)
    assert not fights.may_declare(table.position, mind)


def test_the_diplomatic_plan_wants_two_influence_and_three_against_an_opponent(table: Board) -> None:
    position = table.position
    castile = table.player("castile")
    for space in range(97):
        for player in position.order:
            supply.remove_influence(position, player, space, 9)
    bonds.unally(position, castile, table.realm("aragon"))
    mind = Mind(position, castile)
    assert (mind.diplomatic_space, mind.diplomatic_need) == (table.space("aragon"), 2)
    supply.influence(position, table.player("france"), table.space("aragon"), 1)
    assert Mind(position, castile).diplomatic_need == 3


def test_the_rival_is_the_strongest_neighbour(table: Board) -> None:
    position = table.position
    castile, austria = table.player("castile"), table.player("austria")
    assert rival_of(position, table.player("england")) == table.player("france")
    own(table, "austria").prestige = 90
    assert rival_of(position, castile) in (table.player("france"), table.player("england"))  # Austria is far away
    table.war("austria", "castile")
    assert rival_of(position, castile) == austria


def test_rounds_left_count_this_one(table: Board) -> None:
    assert rounds_left(table.position) == 12
    table.position.age, table.position.round = 3, 4
    assert rounds_left(table.position) == 1


def test_it_offers_no_deals(table: Board) -> None:
    assert menu.action(table.position, mind_of(table, "castile"), DEAL.code, 0.0) == NEVER


def test_the_event_waits_for_the_second_turn_unless_it_is_its_own(table: Board) -> None:
    position = table.position
    mind = mind_of(table, "castile")
    decks = position.own_decks()
    decks.row = [event for event in decks.events if not row.belongs(position, event) >= 0][:3]
    decks.row_up, decks.row_ducats = 3, [0, 0, 0]
    own(table, "castile").turns = 1
    assert not menu.event_time(position, mind)
    decks.row_ducats = [0, 4, 0]
    assert menu.event_time(position, mind)
    decks.row_ducats = [0, 0, 0]
    own(table, "castile").turns = 3
    assert menu.event_time(position, mind)
    assert TAKE_EVENT.name == menu.deed_of(TAKE_EVENT.code)


def test_after_twelve_turns_or_without_power_it_rests(table: Board) -> None:
    assert not menu.weary(table.position, mind_of(table, "castile"))
    own(table, "castile").turns = 13
    assert menu.weary(table.position, mind_of(table, "castile"))
    own(table, "castile").turns = 2
    power(table, "castile", 1, 1, 1)
    assert menu.weary(table.position, mind_of(table, "castile"))


def test_a_sea_zone_counts_as_two_steps(table: Board) -> None:
    steps = distances(table.position, table.space("ireland"))
    assert steps[table.space("ireland")] == 0
    assert steps[table.space("wales-wessex")] == 2


# once a Round


def automated(table: Board, realm: str) -> int:
    """The Realm plays by itself from now on; its plans are made."""
    table.position.people = 0
    own(table, realm).level = 2
    bot_power.begin(table.position)
    return table.player(realm)


def test_a_plan_is_made_once_a_round(table: Board) -> None:
    castile = automated(table, "castile")
    want = [table.space("andalucia"), table.realm("granada")]
    assert table.position.players[castile].plan[:2] == want
    for name in ("northern-morocco", "algiers"):  # whatever else could be had now
        table.claim("castile", name)
    mind = Mind(table.position, castile)
    assert [mind.war_space, mind.war_realm] == want
    bot_power.end(table.position)
    assert table.position.players[castile].plan == []


def test_a_plan_whose_condition_fails_is_dropped_for_the_round(table: Board) -> None:
    castile = automated(table, "castile")
    bonds.truce(table.position, table.realm("castile"), table.realm("granada"))
    mind = Mind(table.position, castile)
    assert mind.dropped
    assert mind.war_realm == -1  # not the next target of the list
    drop(table.position, castile)
    bonds.end_truce(table.position, table.realm("castile"), table.realm("granada"))
    assert Mind(table.position, castile).war_realm == -1
    assert Mind(table.position, castile).diplomatic_realm == table.position.players[castile].plan[3] >= 0


def test_a_war_that_was_declared_on_it_makes_a_new_plan(table: Board) -> None:
    castile = automated(table, "castile")
    table.war("france", "castile").army("france", 1, "leon", infantry=6)
    mind = Mind(table.position, castile)
    inside = forces.units_in(table.position, table.player("france"), table.space("leon"))
    assert (mind.war_space, mind.wanted) == (table.space("leon"), inside + 1)


def test_each_step_of_a_plan_is_worth_eight_and_an_alliance_with_the_target_undoes_one(table: Board) -> None:
    mind = mind_of(table, "castile")
    done = war_steps(table.position, mind)
    supply.drop_claim(table.position, table.player("castile"), table.space("andalucia"))
    assert war_steps(table.position, mind) == done - 1
    bonds.ally(table.position, table.player("castile"), table.realm("granada"))
    assert war_steps(table.position, mind) == done - 2


def test_the_steps_of_the_diplomatic_plan(table: Board) -> None:
    position, castile = table.position, table.player("castile")
    mind = mind_of(table, "castile")
    realm = mind.diplomatic_realm
    bonds.unally(position, castile, realm)
    bonds.unwed(position, castile, realm)
    assert diplomatic_steps(position, mind) == 0
    bonds.ally(position, castile, realm)
    before = diplomatic_steps(position, mind)
    bonds.wed(position, castile, realm)
    assert before <= diplomatic_steps(position, mind) == 2
    subjects.vassalize(position, castile, realm)
    assert diplomatic_steps(position, mind) == 3
    subjects.annex(position, castile, realm, [])
    assert diplomatic_steps(position, mind) == 4


def test_no_order_empties_the_treasury_below_what_upkeep_takes(table: Board) -> None:
    mind = mind_of(table, "castile")
    assert overdrawn(table.position, mind) == 0
    own(table, "castile").ducats = 0
    own(table, "castile").interest = 60
    assert overdrawn(table.position, mind) == -NEVER


def test_focus_is_changed_for_the_pool_that_the_plan_lacks(table: Board) -> None:
    mind = mind_of(table, "castile")
    assert focus.change_focus(table.position, mind) == NEVER
    power(table, "castile", 6, 3, 0)
    assert focus.lacking(table.position, mind) == MIL
    assert focus.change_focus(table.position, mind) > 4
