"""Defending the HRE, duties of Subjects, internal wars (EU-18.3.4, 18.4, 18.5)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import relations, tracks
from ludarium.games.europa.empire import defence
from ludarium.games.europa.put import supply
from ludarium.games.europa.war import declare

from ..board import board
from ..realm.court import Court


@pytest.fixture
def court() -> Court:
    """Austria is Emperor, Brandenburg a Subject, Denmark outside."""
    table = board("1-06-default-denmark", lands=True).emperor("austria", 3)
    table.influence("austria", "saxony", 2).imperial("bohemia", 2)
    return Court(table)


def called(court: Court, aggressor: str, target: str) -> bool:
    return defence.called(court.position, court.table.realm(aggressor), court.table.realm(target))


@pytest.mark.rule("EU-18.4.1", "EU-18.4.4", "EU-18.1.T1")
def test_the_emperor_is_called_when_an_outsider_attacks_a_subject_or_himself(court: Court) -> None:
    assert called(court, "denmark", "saxony")
    assert called(court, "denmark", "brandenburg")
    assert called(court, "denmark", "austria")  # Wien lies inside
    assert not called(court, "denmark", "sweden")
    assert not called(court, "brandenburg", "saxony")  # an internal war
    court.table.war("austria", "saxony")
    assert not called(court, "denmark", "saxony")
    court.position.authority = 0
    assert not called(court, "denmark", "brandenburg")


@pytest.mark.rule("EU-18.4.4")
def test_an_emperor_whose_capital_is_outside_does_not_defend_himself_so(court: Court) -> None:
    court.table.emperor("denmark", 3)
    assert not called(court, "sweden", "denmark")
    assert called(court, "sweden", "saxony")


@pytest.mark.rule("EU-18.4.2", "EU-18.4.5", "EU-11.2.2")
def test_the_imperial_pool_is_the_influence_in_elector_areas_at_most_eight(court: Court) -> None:
    defence.activate(court.position, court.table.realm("denmark"))
    assert court.position.defending == 1
    assert court.position.imperial_pool == 4
    court.position.defending = 0
    court.table.wed("austria", "bohemia")  # a Marriage is an Influence
    defence.activate(court.position, court.table.realm("denmark"))
    assert court.position.imperial_pool == 5
    court.position.defending = 0
    court.table.influence("austria", "saxony", 3).influence("austria", "westphalia", 5)
    defence.activate(court.position, court.table.realm("denmark"))
    assert court.position.imperial_pool == 8


@pytest.mark.rule("EU-18.3.4")
@pytest.mark.parametrize("duty", ["duty-prestige", "duty-ducats", "duty-manpower", "duty-cb realm=denmark"])
def test_a_subject_does_one_of_four(court: Court, duty: str) -> None:
    court.power("brandenburg", ducats=10)
    me = court.own("brandenburg")
    me.total, me.available = 8, 5
    defence.activate(court.position, court.table.realm("denmark"))
    assert court.asked == "SubjectDuty brandenburg"
    assert len(court.options) == 4
    court.answer(duty)
    me = court.me("brandenburg")
    income = defence.duty_ducats(court.position, court.table.player("brandenburg"))
    cb = supply.has_cb(court.position, court.table.player("brandenburg"), court.table.realm("denmark"))
    assert me.prestige == (-1 if duty == "duty-prestige" else 0)
    assert me.ducats == (10 - income if duty == "duty-ducats" else 10)
    assert (me.available, me.exhausted) == ((3, 2) if duty == "duty-manpower" else (5, 0))
    assert cb == duty.startswith("duty-cb")
    assert court.asked == ""


@pytest.mark.rule("EU-18.3.4", "EU-2.2.6")
def test_manpower_and_ducats_of_a_small_subject_are_half_at_most(court: Court) -> None:
    player = court.table.player("brandenburg")
    court.own("brandenburg").total = 3
    assert defence.duty_units(court.position, player) == 2
    court.own("brandenburg").total = 1
    assert defence.duty_units(court.position, player) == 1
    tax = tracks.tax_income(court.position, player)
    assert tax < 12
    assert defence.duty_ducats(court.position, player) == (tax + 1) // 2


@pytest.mark.rule("EU-18.3.4")
def test_what_cannot_be_done_whole_is_no_choice(court: Court) -> None:
    me = court.own("brandenburg")
    me.total, me.available, me.interest, me.ducats = 8, 1, 5, 0
    court.table.cb("brandenburg", "denmark")
    defence.activate(court.position, court.table.realm("denmark"))
    assert court.options == ["duty-prestige"]


@pytest.mark.rule("EU-18.3.4", "EU-5.2.3.1")
def test_the_ducats_of_the_duty_may_be_borrowed(court: Court) -> None:
    defence.activate(court.position, court.table.realm("denmark"))
    court.answer("duty-ducats")
    assert court.me("brandenburg").interest == 1


@pytest.mark.rule("EU-18.3.4")
def test_who_is_at_war_with_the_emperor_owes_him_nothing(court: Court) -> None:
    court.table.war("austria", "brandenburg")
    defence.activate(court.position, court.table.realm("denmark"))
    assert court.asked == ""


# Declarations of War


def war(court: Court, name: str, target: str) -> Court:
    court.power(name, mil=3)
    court.table.turn(name)
    court.act(name, declare.can_declare, declare.begin_declare)
    court.answer(f"declare-on realm={target}")
    while court.asked.startswith("DeclareOn"):
        court.answer("done")
    return court


@pytest.mark.rule("EU-18.4.1", "EU-18.4.2", "AMB-59", "EU-5.5.1.6")
def test_the_emperor_accepts_as_from_an_ally(court: Court) -> None:
    court.table.claim("denmark", "saxony")
    war(court, "denmark", "saxony")
    assert court.asked == "DefendEmpire austria"
    court.answer("defend-empire")
    assert relations.at_war(court.position, court.table.realm("austria"), court.table.realm("denmark"))
    assert court.position.defending == 1
    assert court.me("austria").power[2] == 1


@pytest.mark.rule("EU-18.4.3", "EU-18.1.T2")
def test_refusing_costs_one_authority_and_nothing_else(court: Court) -> None:
    court.table.claim("denmark", "saxony")
    war(court, "denmark", "saxony").answer("leave-empire")
    assert court.position.authority == 2
    assert not relations.at_war(court.position, court.table.realm("austria"), court.table.realm("denmark"))
    me = court.me("austria")
    assert (me.prestige, me.stability) == (0, 0)


@pytest.mark.rule("EU-18.5.1", "EU-18.1.T2")
def test_the_emperor_pays_for_a_war_on_a_subject_without_a_cause(court: Court) -> None:
    war(court, "austria", "saxony")
    assert court.position.authority == 2
    while court.asked.startswith("EmperorLoses"):
        court.answer(court.options[0])
    # he had two cubes of his own
    assert relations.influence(court.position, court.table.player("austria"), court.table.space("saxony")) == 0
    assert court.me("austria").stability == -2  # as for anybody


@pytest.mark.rule("EU-18.5.2")
def test_a_subject_that_attacks_another_member_without_a_cause_gives_the_emperor_one(court: Court) -> None:
    war(court, "brandenburg", "saxony")
    assert supply.has_cb(court.position, court.table.player("austria"), court.table.realm("brandenburg"))


@pytest.mark.rule("EU-18.5.2", "EU-18.5.1")
def test_with_a_cause_nothing_of_this_happens(court: Court) -> None:
    court.table.claim("brandenburg", "saxony")
    war(court, "brandenburg", "saxony")
    assert not supply.has_cb(court.position, court.table.player("austria"), court.table.realm("brandenburg"))
