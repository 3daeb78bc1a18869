"""Change National Focus and Increase Stability (EU-5.1.5, 5.3.1), hands and decks (EU-6.0.5-7)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.put import hand
from ludarium.games.europa.realm import focus, stability
from ludarium.games.europa.table.player import FOCUS_CHANGED

from ..board import board
from .court import Court


@pytest.fixture
def court() -> Court:
    return Court(board("1-01", people=4, lands=True))


def change(court: Court, name: str = "france") -> Court:
    return court.act(name, focus.can_change_focus, focus.begin_change_focus)


def deck(court: Court, kind: int, cards: list[int], discards: list[int]) -> None:
    decks = court.position.own_decks()
    decks.action[kind] = cards[:]
    decks.discards[kind] = discards[:]


def of_type(kind: int) -> list[int]:
    return [card for card in range(action_cards.CARDS) if action_cards.DECK[card] == kind]


# Change National Focus


@pytest.mark.rule("EU-5.1.5", "EU-5.1.5.2")
def test_a_pool_is_raised_by_one_from_each_of_the_others(court: Court) -> None:
    change(court.power("france", adm=2, dip=1, mil=1))
    court.answer("shift-power power=adm", "shift-from power=dip")
    assert court.options == ["shift-from power=mil", "done"]
    court.answer("shift-from power=mil")
    assert court.me("france").power == [4, 0, 0]
    assert court.asked == ""  # no cards, so it is over


@pytest.mark.rule("EU-5.1.5.2", "EU-7.1.3")
def test_a_full_pool_is_not_raised_beyond_ten(court: Court) -> None:
    change(court.power("france", adm=9, dip=1, mil=10))
    assert court.of("shift-power") == ["adm", "dip"]
    court.answer("shift-power power=adm", "shift-from power=mil")
    assert court.me("france").power == [10, 1, 9]
    assert court.asked == ""


@pytest.mark.rule("EU-5.1.5.1", "EU-2.2.3")
def test_once_a_round_with_a_cube_in_the_slot(court: Court) -> None:
    court.power("france", adm=1)
    before = court.me("france").cubes
    change(court).answer("shift-power power=dip", "shift-from power=adm")
    assert court.me("france").cubes == before - 1
    assert court.me("france").round_flags & FOCUS_CHANGED
    assert not focus.can_change_focus(court.position, court.table.player("france"))


@pytest.mark.rule("EU-2.2.3", "EU-5.1.5.1")
def test_without_a_cube_in_supply_one_is_pulled_from_where_the_player_likes(court: Court) -> None:
    court.power("france", adm=3, dip=1)
    court.table.influence("france", "lombardy", 1)
    court.own("france").cubes = 0
    change(court)
    assert court.asked == "FreeCube france"
    assert "decline" not in court.options  # the slot must be marked
    court.answer("free-influence space=lombardy")
    assert court.me("france").power == [3, 1, 0]
    assert court.me("france").cubes == 0
    assert court.asked == "ShiftPower france"


@pytest.mark.rule("EU-5.1.5.1", "AMB-EU1-27")
def test_one_of_the_two_must_be_done(court: Court) -> None:
    court.power("france", adm=1)
    court.own("france").hand = of_type(0)[:1]
    change(court).answer("done")  # no power is shifted
    assert [text.split()[0] for text in court.options] == ["focus-discard"]
    court.answer(court.options[0])
    # one card laid aside draws none
    assert court.me("france").hand == []
    assert court.position.decks.discards[0][-1:] == of_type(0)[:1]
    assert court.asked == ""


@pytest.mark.rule("EU-5.1.5.3", "AMB-EU1-27", "AMB-EU1-28", "EU-6.0.6")
def test_up_to_three_cards_are_exchanged_for_one_fewer(court: Court) -> None:
    adm, dip = of_type(0), of_type(1)
    court.own("france").hand = adm[:4]
    deck(court, 1, dip[:5], [])
    deck(court, 0, [], [])
    change(court)
    for card in adm[:3]:
        court.answer(f"focus-discard card={action_cards.CARD.ref(card)}")
    # the three lie aside: they are not on the discards yet, where they could be drawn or picked
    assert court.position.decks.discards[0] == []
    assert court.options == ["focus-draw power=dip"]
    court.answer("focus-draw power=dip", "focus-draw power=dip")
    assert court.me("france").hand == [adm[3], dip[4], dip[3]]
    assert court.position.decks.discards[0] == adm[:3]
    assert court.me("france").drawn == []


@pytest.mark.rule("EU-5.1.5.4", "AMB-EU1-28")
def test_one_draw_may_be_a_pick_of_the_five_uppermost_discards(court: Court) -> None:
    adm, mil = of_type(0), of_type(2)
    court.power("france", mil=1, ducats=2)
    court.own("france").hand = adm[:3]
    deck(court, 0, adm[5:8], adm[8:10])
    deck(court, 2, [], mil[:7])
    change(court).answer("done")
    for card in adm[:3]:
        court.answer(f"focus-discard card={action_cards.CARD.ref(card)}")
    # ADM cannot be paid, so only military discards; the two lowest of seven are covered
    assert court.of("focus-pick") == [action_cards.CARD.ref(card) for card in mil[2:7]]
    court.answer(f"focus-pick card={action_cards.CARD.ref(mil[3])}")
    me = court.me("france")
    assert (me.power[2], me.ducats) == (0, 0)
    assert mil[3] in me.hand
    assert court.of("focus-pick") == []
    court.answer("focus-draw power=adm")
    assert court.asked == ""


# decks


@pytest.mark.rule("EU-6.0.7")
@pytest.mark.parametrize(("discards", "kept"), [(8, 5), (6, 5), (5, 0), (1, 0)])
def test_an_empty_deck_is_shuffled_from_the_discards_but_the_uppermost_five(
    court: Court, discards: int, kept: int
) -> None:
    mil = of_type(2)[:discards]
    deck(court, 2, [], mil)
    player = court.table.player("france")
    assert hand.draw(court.position, player, 2)
    decks = court.position.decks
    assert decks.discards[2] == mil[discards - kept :] if kept else decks.discards[2] == []
    assert sorted([*court.me("france").hand, *decks.action[2]]) == sorted(mil[: discards - kept])


@pytest.mark.rule("EU-6.0.7")
def test_nothing_is_drawn_where_there_is_no_card(court: Court) -> None:
    deck(court, 2, [], [])
    assert not hand.draw(court.position, court.table.player("france"), 2)


@pytest.mark.rule("EU-6.0.5", "EUI-3")
def test_the_back_of_a_drawn_card_is_seen_by_all_its_face_by_its_owner(court: Court) -> None:
    card = of_type(2)[0]
    deck(court, 2, [card], [])
    player = court.table.player("france")
    hand.draw(court.position, player, 2)
    seen = {each.event.name: each.to for each in court.told}
    assert seen["cards-drawn"] & 0b1111 == 0b1111
    assert seen["card-drawn"] == 1 << player


# Increase Stability


@pytest.mark.rule("EX-EU1-11", "EU-5.3.1", "EU-5.3.1.1", "EU-7.3.1", "EU-7.3.2")
@pytest.mark.parametrize(("now", "adm"), [(-3, 2), (-2, 3), (-1, 4), (0, 5), (1, 6), (2, 7)])
def test_stability_costs_five_and_what_it_is(court: Court, now: int, adm: int) -> None:
    player = court.table.player("france")
    court.own("france").stability = now
    court.power("france", adm=adm - 1)
    assert not stability.can_raise_stability(court.position, player)
    court.power("france", adm=adm)
    court.act("france", stability.can_raise_stability, stability.begin_raise_stability)
    assert (court.me("france").stability, court.me("france").power[0]) == (now + 1, 0)


@pytest.mark.rule("AMB-EU1-80", "EU-7.3.5")
def test_at_plus_three_it_is_not_offered(court: Court) -> None:
    court.power("france", adm=10)
    court.own("france").stability = 3
    assert not stability.can_raise_stability(court.position, court.table.player("france"))


@pytest.mark.rule("EU-5.3.1.1", "EU-15.0.4", "EU-19.2.2")
@pytest.mark.parametrize(("now", "adm"), [(-2, 3), (-1, 3), (0, 4), (1, 6)])
def test_orthodox_realms_pay_one_less_from_minus_one_and_from_zero(court: Court, now: int, adm: int) -> None:
    court.table.faith("france", "orthodox")
    court.own("france").stability = now
    player = court.table.player("france")
    assert stability.cost(court.position, player) == adm
    court.table.curia("france", "france")
    assert stability.cost(court.position, player) == adm - 1
