"""Power, Ducats, Loans, Bankruptcy, Stability, Prestige (EU-7.1, 7.3, 7.4)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces
from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.words import BY_LOSSES

from ..board import board
from ..realm.court import Court, card_of


@pytest.fixture
def court() -> Court:
    return Court(board("1-01", people=4, lands=True))


@pytest.mark.rule("EU-7.1.3", "EU-2.C.2")
def test_a_pool_holds_ten_and_the_surplus_is_lost(court: Court) -> None:
    court.power("france", adm=8)
    purse.gain_power(court.position, court.table.player("france"), 0, 5)
    assert court.me("france").power == [10, 0, 0]
    assert court.me("france").cubes == 20


@pytest.mark.rule("EU-7.4.1", "EU-2.2.5", "EU-2.C.3")
def test_ducats_are_unlimited(court: Court) -> None:
    purse.gain_ducats(court.position, court.table.player("france"), 500)
    assert court.me("france").ducats == 500


@pytest.mark.rule("EU-7.3.5", "EU-7.3.6")
@pytest.mark.parametrize(
    ("now", "steps", "stability", "adm"), [(2, 1, 3, 0), (3, 1, 3, 2), (2, 3, 3, 4), (-3, 2, -1, 0)]
)
def test_stability_gained_at_the_top_is_two_adm_a_step(
    court: Court, now: int, steps: int, stability: int, adm: int
) -> None:
    court.own("france").stability = now
    purse.stability(court.position, court.table.player("france"), steps)
    assert (court.me("france").stability, court.me("france").power[0]) == (stability, adm)


@pytest.mark.rule("EU-7.3.5", "EU-7.3.7")
@pytest.mark.parametrize(("now", "steps", "left"), [(-2, -1, 5), (-3, -1, 3), (-2, -3, 1), (-3, -2, 1)])
def test_stability_lost_at_the_bottom_costs_two_adm_a_step(court: Court, now: int, steps: int, left: int) -> None:
    court.power("france", adm=5).own("france").stability = now
    purse.stability(court.position, court.table.player("france"), steps)
    assert (court.me("france").stability, court.me("france").power[0]) == (-3, left)
    assert court.asked == ""


@pytest.mark.rule("EU-7.3.7", "EUI-28")
def test_missing_adm_is_taken_from_other_types_as_far_as_it_goes(court: Court) -> None:
    court.power("france", adm=1, dip=2, mil=1).own("france").stability = -3
    purse.stability(court.position, court.table.player("france"), -2)
    court.run()
    assert court.options == ["give-power power=dip", "give-power power=mil"]
    court.answer("give-power power=mil", "give-power power=dip", "give-power power=dip")
    assert court.me("france").power == [0, 0, 0]
    assert court.asked == ""
    purse.stability(court.position, court.table.player("france"), -1)
    assert court.run().asked == ""  # nothing is left: ignored


@pytest.mark.rule("EU-7.4.5", "EU-7.4.6", "EU-5.2.3.1")
def test_what_is_owed_is_paid_with_loans_if_need_be(court: Court) -> None:
    court.power("france", ducats=2)
    assert purse.owe(court.position, court.table.player("france"), 9)
    me = court.me("france")
    assert (me.ducats, me.interest) == (2 + 5 + 5 - 9, 2)
    assert len(court.events("took-loan")) == 2


@pytest.mark.rule("EU-7.4.8")
def test_with_five_interest_what_cannot_be_paid_is_bankruptcy(court: Court) -> None:
    court.power("france", ducats=2).own("france").interest = 4
    assert purse.borrowable(court.position, court.table.player("france")) == 7
    assert not purse.owe(court.position, court.table.player("france"), 8)
    court.run()
    assert court.events("went-bankrupt") == [{"realm": "france"}]


@pytest.mark.rule("EU-7.4.9", "EU-2.2.6")
def test_what_a_bankruptcy_takes(court: Court) -> None:
    court.power("france", adm=9, dip=5, mil=1, ducats=3)
    court.table.army("france", 1, "seine", infantry=1, mercenary_cavalry=2).army(
        "france", 2, "seine", mercenary_infantry=3
    )
    me = court.own("france")
    me.interest = 6
    me.stability = 1
    advisor = card_of("Maximilien de Béthune")
    me.advisors[0], me.advisors_ill[0] = advisor, 1
    purse.bankrupt(court.position, court.table.player("france"))
    court.run()
    me = court.me("france")
    assert (me.stability, me.prestige, me.glory[BY_LOSSES]) == (-2, -5, -5)
    assert (me.ducats, me.interest) == (0, 3)
    assert (me.advisors, me.advisors_ill) == ([NOBODY] * 3, [0, 0, 0])
    assert court.position.decks.discards[action_cards.DECK[advisor]] == [advisor]
    assert me.power == [6, 2, 0]  # half, rounded up, of a type at most 3
    player = court.table.player("france")
    assert forces.land_units(court.position, player) == [1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert forces.army_space(court.position, player, 1) == -1  # only Mercenaries were there


@pytest.mark.rule("EU-7.4.9", "EU-7.3.7")
def test_half_of_the_power_is_lost_after_what_the_stability_costs(court: Court) -> None:
    court.power("france", adm=4, dip=6).own("france").stability = -2
    purse.bankrupt(court.position, court.table.player("france"))
    court.run()
    # two steps beyond -3: 4 ADM; then half of what is left
    assert (court.me("france").stability, court.me("france").power) == (-3, [0, 3, 0])


@pytest.mark.rule("EU-17.1.1", "AMB-47", "EU-2.C.1")
def test_prestige_is_a_plain_number_that_may_fall_below_zero(court: Court) -> None:
    player = court.table.player("france")
    purse.prestige(court.position, player, 3, BY_LOSSES)
    purse.prestige(court.position, player, -5, BY_LOSSES)
    assert court.me("france").prestige == -2
