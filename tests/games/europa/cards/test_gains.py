"""What texts give and take: resources, cards, Manpower, Ideas, Merchants (EFFECTS 4)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import action_cards, ideas
from ludarium.games.europa.put.deeds import SOURCE_MISSION, source
from ludarium.games.europa.table.player import Player
from ludarium.games.europa.table.words import BY_EVENTS, BY_MISSIONS

from ..board import Board, board
from .programs import answer, begin, can, offered, run


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def me(table: Board, name: str = "france") -> Player:
    return table.position.players[table.player(name)]


def mine(table: Board, name: str = "france") -> Player:
    return table.position.own_player(table.player(name))


@pytest.mark.rule("EU-7.1.3")
def test_power_goes_up_to_ten(table: Board) -> None:
    mine(table).power = [9, 0, 0]
    run(table, "france", "gain(3 adm) ; gain(2 mil)")
    assert me(table).power == [10, 0, 2]
    assert not can(table, "france", "gain(1 adm)")
    assert can(table, "france", "gain(1 dip)")


@pytest.mark.rule("EUI-28")
def test_any_power_is_chosen_one_at_a_time(table: Board) -> None:
    mine(table).power = [10, 0, 0]
    run(table, "france", "gain(2 any)", "dip", "mil")
    assert me(table).power == [10, 1, 1]
    run(table, "france", "lose(2 any)", "adm", "mil")
    assert me(table).power == [9, 1, 0]


def test_ducats_and_prestige(table: Board) -> None:
    run(table, "france", "gain(5 ducats) ; lose(3 prestige)")
    run(table, "france", "gain(2 prestige)", source=source(SOURCE_MISSION, 0))
    assert me(table).ducats == 5
    assert me(table).prestige == -1
    assert me(table).glory[BY_EVENTS] == -3
    assert me(table).glory[BY_MISSIONS] == 2


def test_a_loss_takes_what_is_there(table: Board) -> None:
    mine(table).ducats = 2
    mine(table).power = [1, 0, 0]
    run(table, "france", "lose(5 ducats) ; lose(3 adm) ; lose(1 dip)")
    assert me(table).ducats == 0
    assert me(table).interest == 0
    assert me(table).power == [0, 0, 0]
    assert not can(table, "france", "lose(1 ducats)")
    assert not can(table, "france", "lose(1 any)")


@pytest.mark.rule("EU-7.3.5", "EU-7.3.6", "EU-7.3.7")
def test_stability_beyond_the_ends_is_two_adm(table: Board) -> None:
    mine(table).stability = 3
    run(table, "france", "gain(1 stability)")
    assert me(table).stability == 3
    assert me(table).power[0] == 2
    mine(table).stability = -3
    run(table, "france", "lose(1 stability)")
    assert me(table).power[0] == 0
    assert not can(table, "france", "lose(1 stability)")


@pytest.mark.rule("EU-9.3.3", "EU-4.5.5", "EU-7.4.6")
def test_manpower_colonists_interest(table: Board) -> None:
    run(table, "france", "gain(1 manpower) ; gain(2 colonists) ; gain(2 interest)")
    assert me(table).manpower_tokens == 1
    assert me(table).colonists == 2
    assert me(table).cubes == 28
    assert me(table).interest == 2
    assert me(table).ducats == 0
    run(table, "france", "lose(1 interest)")
    assert me(table).interest == 1


@pytest.mark.rule("EU-18.1.1")
def test_authority_is_the_empires_whoever_is_meant(table: Board) -> None:
    table.emperor("austria", 3)
    run(table, "france", "gain(1 authority)")
    assert table.position.authority == 4
    run(table, "france", "lose(2 authority)")
    assert table.position.authority == 2


@pytest.mark.rule("EU-19.0.1", "EU-19.1.4", "EU-19.1.7")
def test_only_catholics_gain_cardinals(table: Board) -> None:
    run(table, "france", "gain(1 cardinals)")
    assert table.position.curia == [table.player("france")]
    table.faith("france", "protestant")
    assert not can(table, "france", "gain(1 cardinals)")
    table.faith("france", "catholic")
    run(table, "france", "lose(1 cardinals)")
    assert table.position.curia == []
    assert not can(table, "france", "lose(1 cardinals)")


def test_amounts_can_be_counted(table: Board) -> None:
    table.units("france", "seine", 3)
    run(table, "france", "gain(1 per deployed_regulars ducats)")
    assert me(table).ducats == 3
    base = 16
    run(table, "france", "gain(ceil(base_tax/3) ducats)")
    assert me(table).ducats == 3 + -(-base // 3)


@pytest.mark.rule("EU-6.0.5", "EU-6.0.7")
def test_cards_are_drawn_without_a_price(table: Board) -> None:
    decks = table.position.own_decks()
    decks.action = [[0, 1], [40], []]
    run(table, "france", "draw(1 adm)")
    assert me(table).hand == [1]
    run(table, "france", "draw(2 any)", "dip")
    assert me(table).hand == [1, 40, 0]
    assert not can(table, "france", "draw(1 mil)")


@pytest.mark.rule("EU-6.0.6")
def test_a_card_comes_back_from_the_discards(table: Board) -> None:
    spies = [c for c in range(108) if action_cards.TYPE_NAME[action_cards.TYPE_OF[c]] == "Spy Network"]
    table.position.own_decks().discards[1] = [spies[0], spies[1]]
    begin(table, "france", "take(?card[name=Spy Network])")
    assert len(offered(table)) == 2
    table.position.choose(table.position.options()[0])
    assert me(table).hand == [spies[0]]
    assert table.position.decks.discards[1] == [spies[1]]
    assert not can(table, "france", "take(?card[name=Envoys])")


@pytest.mark.rule("EU-5.2.4", "EU-14.2.T1")
def test_units_are_replenished_and_exhausted(table: Board) -> None:
    mine(table).exhausted = 3
    run(table, "france", "replenish(2)")
    assert (me(table).available, me(table).exhausted) == (2, 1)
    run(table, "france", "exhaust(1)")
    assert (me(table).available, me(table).exhausted) == (1, 2)
    table.units("france", "seine", 1).units("france", "loire", 1)
    run(table, "france", "exhaust(2)", "loire")
    assert (me(table).available, me(table).exhausted) == (0, 4)


@pytest.mark.rule("EU-16.3.19", "EU-16.3.20", "EU-5.1.4")
def test_an_idea_without_its_price(table: Board) -> None:
    cannons = ideas.NAMED["Cannons"]
    run(table, "france", "idea(Cannons) ; idea_discount(2 mil)")
    assert me(table).ideas >> cannons & 1
    assert me(table).vouchers == [2, 2]
    assert not can(table, "france", "idea(Cannons)")


@pytest.mark.rule("EU-12.4.2")
def test_merchants_stand_up(table: Board) -> None:
    champagne, channel = table.node("champagne"), table.node("english-channel")
    mine(table).merchants = [champagne * 2 + 1, channel * 2 + 1, -2]
    begin(table, "france", "merchant_ready(1)")
    answer(table, "champagne")
    assert me(table).merchants == [champagne * 2, channel * 2 + 1, -2]
    run(table, "france", "merchant_ready(1)")
    assert me(table).merchants == [champagne * 2, channel * 2, -2]
    assert not can(table, "france", "merchant_ready(1)")


@pytest.mark.rule("EU-16.3.18")
def test_an_action_for_less_or_for_nothing(table: Board) -> None:
    table.turn("france")
    mine(table).power = [1, 0, 0]
    # 5 + Stability 0, 3 less: 2 ADM are too much
    assert not can(table, "france", "action(Increase Stability, discount 3)")
    mine(table).power = [3, 0, 0]
    run(table, "france", "action(Increase Stability, discount 3)")
    assert me(table).stability == 1
    assert me(table).power == [1, 0, 0]
    # nobody is Available
    assert not can(table, "france", "action(Recruit Units, free)")
