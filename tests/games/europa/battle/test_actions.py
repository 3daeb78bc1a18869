"""Windows of a Battle: Appoint before it, Battle Actions in it, the order of several (EU-9.7.3-8, 6.2.5-7)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.battle import battle, due, state
from ludarium.games.europa.facts import action_cards, people
from ludarium.games.europa.facts.action_cards import CARD
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import hand
from ludarium.games.europa.realm import characters
from ludarium.games.europa.rounds import turn
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import MIL, NOBODY, REASSIGNED, RULER_MOVED
from ludarium.games.europa.table.position import Europa

from .field import Field, cards, four, general, military, rolls

MISS = rolls("- - -")


def duel(place: str = "languedoc") -> Field:
    table = four()
    table.army("france", 1, place, infantry=5)
    table.war("england", "france").turn("england")
    table.army("england", 1, place, infantry=5)
    return Field(table)


def deal(field: Field, name: str, given: list[int], mil: int) -> None:
    me = field.position.own_player(field.table.player(name))
    me.hand = given
    me.power[MIL] = mil


def superior_tactics(position: Europa, player: int, card: int, use: int) -> None:
    """The card program `dice(2 any)`, with Artillery dice chosen."""
    hand.drop(position, player, card)
    position.own_player(player).power[MIL] -= 1
    battle.add_dice(position, battle.acting_side(position, player), at.ARTILLERY, 2)


# Appoint


@pytest.mark.rule("EU-9.7.4", "EU-9.7.6", "EU-5.2.1.5")
def test_the_attacker_may_appoint_and_a_defender_in_his_own_realm() -> None:
    field = duel()
    leaders = [card for card in military(leader=True) if action_cards.LEADER_MIL[card] == 1]
    deal(field, "england", leaders[:1], 1)
    deal(field, "france", leaders[1:2], 1)
    field.fight("england", "languedoc", "seine")
    assert field.asked == "AppointBefore england"
    assert field.options == [f"appoint-general card={CARD.ref(leaders[0])} army=1", "decline"]
    field.answer(field.options[0])
    assert state.leader(field.position, state.ATTACKERS) == NOBODY  # the defender is asked first
    assert field.asked == "AppointBefore france"
    dice = [3 + sum(people.DICE[leaders[0]]), 3]
    field.dice([6] * dice[0], [6] * dice[1]).answer("decline")
    assert state.leader(field.position, state.ATTACKERS) == leaders[0]
    assert field.asked == "BattleAction france"  # with a card left, and 1 MIL
    field.answer("decline")
    assert field.asked == "RetreatOrStay england"


@pytest.mark.rule("EU-9.7.4")
def test_a_defender_abroad_is_not_asked() -> None:
    field = duel("lombardy")
    leaders = [card for card in military(leader=True) if action_cards.LEADER_MIL[card] == 1]
    deal(field, "france", leaders[:1], 1)
    field.fight("england", "lombardy", "seine")
    assert field.asked == "BattleAction france"


@pytest.mark.rule("EU-9.7.4", "EU-9.4.2")
def test_the_window_opens_for_any_card_and_one_mil_whatever_the_card_is() -> None:
    field = duel()
    deal(field, "england", military(leader=False)[:1], 1)
    field.fight("england", "languedoc", "seine")
    assert field.asked == "AppointBefore england"
    assert field.options == ["decline"]
    field = duel()
    deal(field, "england", military(leader=True)[:1], 0)
    field.dice(MISS, MISS).fight("england", "languedoc", "seine")
    assert field.asked == "RetreatOrStay england"


@pytest.mark.rule("EU-9.7.4", "EU-5.2.1.5", "EU-5.2.1.4")
def test_a_general_may_be_sent_to_the_army_that_fights() -> None:
    field = duel()
    field.table.army("england", 2, "seine", infantry=1)
    card = general(field.table, "england", 2, [1, 0, 0])
    field.fight("england", "languedoc", "seine")
    assert field.options == ["reassign army=2 other=1", "decline"]
    field.dice(rolls("- - - -"), MISS).answer("reassign army=2 other=1")
    assert characters.general(field.position, field.table.player("england"), 0) == card


@pytest.mark.rule("EU-5.2.1.5", "EUI-5")
def test_who_moved_a_general_in_his_own_turn_may_do_so_again_in_anothers() -> None:
    field = duel()
    table = field.table
    table.army("france", 2, "seine", infantry=1)
    general(table, "france", 2, [1, 0, 0])
    field.position.own_player(table.player("france")).turn_flags = RULER_MOVED | REASSIGNED << 1
    turn.EndOfTurn(table.player("france")).run(field.position)
    field.position.agenda.clear()
    field.fight("england", "languedoc", "seine")
    assert field.asked == "AppointBefore france"
    assert "reassign army=2 other=1" in field.options


@pytest.mark.rule("EU-9.9.6", "EU-9.9.7", "EU-9.4.1")
def test_at_sea_only_the_attacker_appoints_an_admiral_and_only_with_a_fleet() -> None:
    table = four()
    table.fleet("france", "english-channel", light=4)
    table.war("england", "france").turn("england").fleet("england", "english-channel", light=4)
    field = Field(table)
    leaders = [card for card in military(leader=True) if action_cards.LEADER_MIL[card] == 1]
    deal(field, "england", leaders[:1], 1)
    deal(field, "france", leaders[1:2], 1)
    field.fight("england", "sea:english-channel")
    assert field.asked == "AppointBefore england"
    assert field.options == [f"appoint-admiral card={CARD.ref(leaders[0])}", "decline"]
    field.dice([6] * (3 + sum(people.DICE[leaders[0]])), rolls(artillery="- - -")).answer(field.options[0])
    assert field.asked == "BattleAction france"  # as on land
    field.answer("decline")
    assert state.leader(field.position, state.ATTACKERS) == leaders[0]


# Battle Actions


@pytest.mark.rule("EU-9.6.2", "EU-9.7.8", "EU-6.2.5", "EU-6.2.6", "EU-6.2.7", "EU-9.6.10", "AMB-EU1-51")
def test_battle_actions_attacker_first_each_name_once_a_round_and_their_dice_stay() -> None:
    DOORS.battle_action = superior_tactics
    field = duel("lombardy")
    tactics = cards("Superior Tactics")
    deal(field, "england", tactics[:2], 3)
    deal(field, "france", tactics[2:3], 3)
    field.fight("england", "lombardy", "seine")
    field.answer("decline")  # Appoint
    assert field.asked == "BattleAction england"
    assert field.options == [*(f"battle-card card={CARD.ref(card)}" for card in tactics[:2]), "decline"]
    field.answer(field.options[0])
    assert field.asked == "BattleAction england"
    assert field.options == ["decline"]  # the same name again only in the next Round
    field.answer("decline")
    assert field.asked == "BattleAction france"
    field.dice(rolls("- - -", "", "- -"), MISS).answer("decline")
    assert field.asked == "RetreatOrStay england"
    field.answer("fight-on")
    if field.asked == "RetreatOrStay france":
        field.answer("fight-on")
    assert field.asked == "BattleAction england"
    field.answer(field.options[0])
    field.dice(rolls("- - -", "", "- - - -"), MISS).answer("decline")
    assert field.position.chance.coming == []


@pytest.mark.rule("EU-9.6.2", "EU-9.7.25")
def test_the_window_opens_by_backs_and_mil_only_and_not_for_a_second_defender() -> None:
    field = duel("lombardy")
    field.table.war("england", "castile").army("castile", 1, "lombardy", infantry=1)
    deal(field, "castile", cards("Superior Tactics")[:1], 3)
    deal(field, "france", cards("Forced March")[:1], 3)
    field.fight("england", "lombardy", "seine")
    assert field.asked == "BattleAction france"
    assert field.options == ["decline"]
    field.dice(MISS, MISS).answer("decline")
    assert field.asked == "RetreatOrStay england"


@pytest.mark.rule("EU-6.2.2", "EU-6.2.3")
def test_a_use_needs_its_charges_and_its_mil() -> None:
    field = duel("lombardy")
    me = field.position.own_player(field.table.player("england"))
    me.display = [cards("Military Reforms")[0], 1]
    me.power[MIL] = 1
    field.fight("england", "lombardy", "seine")
    assert field.asked == "BattleAction england"
    field = duel("lombardy")
    me = field.position.own_player(field.table.player("england"))
    me.display = [cards("Military Reforms")[0], 1]
    field.dice(MISS, MISS).fight("england", "lombardy", "seine")
    assert field.asked == "RetreatOrStay england"


@pytest.mark.rule("EU-6.2.7")
def test_the_leaders_dice_once_more() -> None:
    field = duel("lombardy")
    general(field.table, "england", 1, [1, 0, 1])
    field.dice([6] * 5, MISS).fight("england", "lombardy", "seine")
    battle.leader_dice_again(field.position, state.ATTACKERS)
    field.dice([6] * 7, MISS).answer("fight-on")
    if field.asked == "RetreatOrStay france":
        field.answer("fight-on")
    assert field.position.chance.coming == []


# reactions


@pytest.mark.rule("EU-6.2.8", "EUI-9")
def test_an_army_that_slips_away_is_not_there_when_the_battle_begins() -> None:
    field = duel()
    table = field.table
    asked: list[int] = []

    def step_aside(position: Europa, happening: int, players: int, space: int) -> None:
        asked.extend([happening, players, space])
        table.army("france", 1, "seine", infantry=5)

    DOORS.react = step_aside
    field.fight("england", "languedoc", "aquitaine")
    assert asked == [symbols.H_ENEMY_ENTERS_YOUR_ARMY, 1 << table.player("france"), table.space("languedoc")]
    assert field.over
    assert not field.events("land-battle")
    assert field.me("england").power[MIL] == 0


# several Battles


@pytest.mark.rule("EU-9.7.3", "EU-9.1.12")
def test_the_active_player_orders_his_battles_and_a_pointless_one_is_passed_over() -> None:
    field = duel()
    table, position = field.table, field.position
    table.army("france", 2, "seine", infantry=1).units("england", "seine", 5)
    england = table.player("england")
    due.due(position, table.space("languedoc"), False, england, -1)
    due.due(position, table.space("languedoc"), False, england, -1)
    due.due(position, table.space("seine"), False, england, -1)
    due.due(position, table.space("aragon"), False, england, -1)
    due.battles(position)
    position.advance()
    assert field.asked == "NextBattle england"
    assert field.options == ["fight-in space=languedoc", "fight-in space=seine", "fight-in space=aragon"]
    field.dice(rolls("I - -"), MISS).answer("fight-in space=seine")
    assert field.winner == "attackers"
    field.answer("fight-in space=aragon")
    field.dice(MISS, MISS)
    assert len(field.events("land-battle")) == 2
