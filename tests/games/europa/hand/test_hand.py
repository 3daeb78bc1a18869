"""Playing Action cards: prices, what can be played, Covert cards (EU-6.0, 6.2.9-10)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import relations
from ludarium.games.europa.cards import hand
from ludarium.games.europa.facts import ideas

from ..board import Board, board
from ..cards.programs import answer, offered
from .plays import begin, discarded, finish, hold, kind, lay, me, play, playable, rich


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def price(table: Board, realm: str, title: str) -> list[int]:
    """ADM, DIP, MIL, Ducats."""
    found = hand.price(table.position, table.player(realm), kind(title))
    return [*found[:3], found[4]]


@pytest.mark.rule("EU-6.0.2")
def test_a_price_is_power_of_the_decks_type_and_ducats(table: Board) -> None:
    assert price(table, "france", "Tax Census") == [2, 0, 0, 0]
    assert price(table, "france", "New Alliance") == [0, 4, 0, 2]
    assert price(table, "france", "Raise the Levies") == [0, 0, 1, 0]


@pytest.mark.rule("EU-7.3.2", "EU-6.0.2", "EUI-47")
@pytest.mark.parametrize(("stability", "adm"), [(-3, 0), (-2, 1), (0, 3), (3, 6)])
def test_stability_is_in_the_price_of_what_raises_it(table: Board, stability: int, adm: int) -> None:
    table.position.own_player(table.player("france")).stability = stability
    assert price(table, "france", "Council of Estates") == [adm, 0, 0, 2]


@pytest.mark.rule("EU-19.2.2", "EU-6.0.2", "EUI-47")
def test_the_curias_controller_pays_one_less_to_raise_stability(table: Board) -> None:
    table.curia("france", "france")
    assert price(table, "france", "Council of Estates") == [2, 0, 0, 2]
    table.position.own_player(table.player("france")).stability = -3
    assert price(table, "france", "Council of Estates") == [0, 0, 0, 2]


@pytest.mark.rule("EU-15.0.3")
def test_protestants_pay_one_less_for_development(table: Board) -> None:
    assert price(table, "england", "Development") == [2, 0, 0, 2]
    table.faith("england", "protestant")
    assert price(table, "england", "Development") == [1, 0, 0, 2]


@pytest.mark.rule("EU-6.3.2")
def test_a_spy_network_in_play_makes_covert_cards_cheaper(table: Board) -> None:
    lay(table, "france", "Spy Network", 1)
    assert price(table, "france", "New Alliance") == [0, 3, 0, 2]
    assert price(table, "france", "Study Technology") == [0, 0, 0, 0]


@pytest.mark.rule("EU-6.0.1", "EU-6.0.3")
def test_a_card_is_paid_carried_out_and_discarded(table: Board) -> None:
    rich(table, "france", adm=3)
    hold(table, "france", "Tax Census")
    tax = 8 * 1 + 4 * 2
    play(table, "france", "Tax Census", "A")
    assert me(table, "france").power == [1, 0, 0]
    assert me(table, "france").ducats == -(-tax // 3)
    assert me(table, "france").hand == []
    assert discarded(table) == ["Tax Census"]


@pytest.mark.rule("EU-6.0.1", "EU-6.2.5", "EU-6.2.8")
def test_battle_cards_and_reactions_are_not_for_a_turn(table: Board) -> None:
    rich(table, "france", adm=5, dip=5, mil=5, ducats=9)
    hold(table, "france", "Superior Tactics", "One Step Ahead", "Counterespionage", "Tax Census")
    assert playable(table, "france") == ["Tax Census"]


@pytest.mark.rule("EU-6.0.2")
def test_what_cannot_be_paid_is_not_offered(table: Board) -> None:
    hold(table, "france", "Tax Census", "Central Authority")
    rich(table, "france", adm=2, ducats=1)
    assert playable(table, "france") == ["Tax Census"]
    rich(table, "france", adm=2, ducats=2)
    assert playable(table, "france") == ["Tax Census", "Central Authority"]


def test_a_card_that_would_do_nothing_is_not_offered(table: Board) -> None:
    rich(table, "france", mil=3, dip=4, ducats=9)
    hold(table, "france", "Forced March", "Subjugate", "Dynastic Claims")
    # no Units to march, no Ally to subjugate
    assert playable(table, "france") == ["Dynastic Claims"]
    table.army("france", 1, "seine", infantry=2)
    assert playable(table, "france") == ["Forced March", "Dynastic Claims"]


@pytest.mark.rule("EU-5.1.4.1")
def test_a_card_is_offered_by_what_is_left_after_its_price(table: Board) -> None:
    idea = ideas.IDEA.index("tolerance")
    table.position.own_decks().ideas = [idea]
    hold(table, "france", "Court Scholars")
    rich(table, "france", adm=2)
    # the Idea costs 2 after the discount of 2, and the card 1
    assert playable(table, "france") == []
    rich(table, "france", adm=3)
    before = me(table, "france").cubes, table.position.changed
    assert playable(table, "france") == ["Court Scholars"]
    assert (me(table, "france").cubes, table.position.changed) == before
    play(table, "france", "Court Scholars", ideas.IDEA.ref(idea))
    assert me(table, "france").power == [0, 0, 0]
    assert me(table, "france").ideas == 1 << idea


# Covert cards


def aragon(table: Board) -> None:
    """EX-EU1-18: Castile has 2 Influence in Aragon, an NPR; France plays New Alliance."""
    table.influence("castile", "aragon", 2)
    rich(table, "france", dip=5, ducats=3)
    hold(table, "france", "New Alliance")


@pytest.mark.rule("EX-EU1-18", "EU-6.2.9", "EU-5.4.0.1", "EU-5.4.0.2")
def test_new_alliance_without_a_counter(table: Board) -> None:
    aragon(table)
    play(table, "france", "New Alliance", "aragon")
    assert relations.influence(table.position, table.player("castile"), table.space("aragon")) == 0
    assert relations.influence(table.position, table.player("france"), table.space("aragon")) == 2
    assert relations.allied(table.position, table.player("france"), table.realm("aragon"))
    assert me(table, "france").power == [0, 1, 0]
    assert me(table, "france").ducats == 1


@pytest.mark.rule("EX-EU1-18", "EU-6.2.9", "EU-6.2.10", "EUI-7")
def test_new_alliance_countered(table: Board) -> None:
    aragon(table)
    rich(table, "castile", dip=2)
    hold(table, "castile", "Counterespionage")
    begin(table, "france", "New Alliance")
    answer(table, "aragon")
    assert table.position.seat == table.player("castile")
    finish(table, offered(table)[0])
    assert relations.influence(table.position, table.player("castile"), table.space("aragon")) == 2
    assert relations.influence(table.position, table.player("france"), table.space("aragon")) == 0
    assert not relations.allied(table.position, table.player("france"), table.realm("aragon"))
    assert me(table, "france").power == [0, 1, 0]
    assert me(table, "castile").power == [0, 0, 0]
    assert sorted(discarded(table)) == ["Counterespionage", "New Alliance"]


@pytest.mark.rule("EU-6.2.9", "EUI-3")
def test_the_counter_window_opens_by_what_everybody_sees(table: Board) -> None:
    aragon(table)
    rich(table, "castile", dip=2)
    hold(table, "castile", "Royal Marriage")
    begin(table, "france", "New Alliance")
    answer(table, "aragon")
    # the back of the card is Diplomatic: Castile is asked, and can only decline
    assert offered(table) == ["no"]
    answer(table, "no")
    assert relations.allied(table.position, table.player("france"), table.realm("aragon"))


@pytest.mark.rule("EU-6.2.9", "EUI-3")
@pytest.mark.parametrize("why", ["no power", "no Diplomatic card", "all copies lie open"])
def test_nobody_is_asked_who_cannot_counter(table: Board, why: str) -> None:
    aragon(table)
    rich(table, "castile", dip=1 if why == "no power" else 2)
    hold(table, "castile", "Tax Census" if why == "no Diplomatic card" else "Royal Marriage")
    if why == "all copies lie open":
        for _ in range(4):
            card = hold(table, "england", "Counterespionage")[0]
            table.position.own_player(table.player("england")).hand.remove(card)
            table.position.own_decks().discards[1].append(card)
    play(table, "france", "New Alliance", "aragon")
    assert relations.allied(table.position, table.player("france"), table.realm("aragon"))


@pytest.mark.rule("EUI-7", "EU-5.4.0.2")
def test_a_counter_may_be_countered_in_turn(table: Board) -> None:
    aragon(table)
    rich(table, "france", dip=6, ducats=3)
    hold(table, "france", "Counterespionage")
    rich(table, "castile", dip=2)
    hold(table, "castile", "Counterespionage")
    begin(table, "france", "New Alliance")
    answer(table, "aragon")
    answer(table, offered(table)[0])
    assert table.position.seat == table.player("france")
    finish(table, offered(table)[0])
    assert relations.allied(table.position, table.player("france"), table.realm("aragon"))
    assert me(table, "france").power == [0, 0, 0]


@pytest.mark.rule("EUI-7", "EU-6.2.9")
def test_holders_of_an_idea_are_the_victims_of_study_technology(table: Board) -> None:
    idea = ideas.IDEA.index("shrewd-trade-practices")
    table.position.own_decks().ideas = [idea]
    hold(table, "france", "Study Technology")
    rich(table, "france", dip=3)
    # nobody holds it
    assert playable(table, "france") == []
    table.idea("england", ideas.IDEA.ref(idea))
    rich(table, "england", dip=4)
    hold(table, "england", "Counterespionage")
    begin(table, "france", "Study Technology")
    answer(table, ideas.IDEA.ref(idea))
    assert table.position.seat == table.player("england")
    finish(table, "no")
    assert me(table, "france").ideas == 1 << idea
    assert me(table, "france").power == [0, 0, 0]
    # earlier holders score nothing
    assert me(table, "england").prestige == 0


@pytest.mark.rule("EU-6.2.10")
def test_a_countered_study_keeps_the_price_of_the_idea(table: Board) -> None:
    idea = ideas.IDEA.index("shrewd-trade-practices")
    table.position.own_decks().ideas = [idea]
    hold(table, "france", "Study Technology")
    rich(table, "france", dip=3)
    table.idea("england", ideas.IDEA.ref(idea))
    rich(table, "england", dip=2)
    hold(table, "england", "Counterespionage")
    begin(table, "france", "Study Technology")
    answer(table, ideas.IDEA.ref(idea))
    finish(table, offered(table)[0])
    assert me(table, "france").ideas == 0
    assert me(table, "france").power == [0, 2, 0]
