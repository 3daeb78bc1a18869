"""Papal Actions (EU-19.3)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces, relations
from ludarium.games.europa.curia import papal
from ludarium.games.europa.facts import places
from ludarium.games.europa.table.player import CRUSADER

from ..board import board
from ..realm.court import Court


@pytest.fixture
def court() -> Court:
    """France controls the Curia; Granada has two Muslim Provinces in Andalucia."""
    table = board("1-01", people=4, lands=True).curia("france", "france", "castile")
    table.position.age = 1
    return Court(table).power("france", dip=2)


def excommunicate(court: Court, target: str) -> Court:
    court.act("france", papal.can_excommunicate, papal.begin_excommunicate)
    return court.answer(f"excommunicate-realm realm={target}")


def crusade(court: Court) -> Court:
    return court.act("france", papal.can_crusade, papal.begin_crusade)


def may(court: Court, name: str) -> tuple[bool, bool]:
    player = court.table.player(name)
    return papal.can_excommunicate(court.position, player), papal.can_crusade(court.position, player)


@pytest.mark.rule("EU-19.3.1", "AMB-38", "EU-19.2.1")
def test_the_controller_acts_in_ages_one_and_two_once_a_round(court: Court) -> None:
    assert may(court, "france") == (True, True)
    court.power("castile", dip=2)
    assert may(court, "castile") == (False, False)  # not the Controller
    court.position.age = 2
    assert may(court, "france") == (True, True)
    court.position.age = 3
    assert may(court, "france") == (False, False)
    court.position.age = 1
    court.power("france", dip=1)
    assert may(court, "france") == (False, False)
    excommunicate(court.power("france", dip=4), "aragon")
    assert may(court, "france") == (False, False)  # once a Round


@pytest.mark.rule("EU-19.3.2", "AMB-35")
def test_an_excommunicated_player_loses_prestige_a_cardinal_and_four_influence(court: Court) -> None:
    court.table.influence("castile", "aragon", 4).influence("castile", "lombardy", 1).influence("castile", "algiers", 1)
    excommunicate(court, "castile")
    me = court.me("castile")
    assert court.me("france").power == [0, 0, 0]
    assert me.prestige == -1
    assert court.position.curia.count(court.table.player("castile")) == 0
    for _ in range(4):
        assert court.asked == "LoseCatholicInfluence castile"
        assert court.of("lose-catholic-influence")[0] == "aragon"
        assert "algiers" not in court.of("lose-catholic-influence")  # not Catholic
        court.answer("lose-catholic-influence space=aragon")
    assert court.asked == ""
    left = [relations.influence(court.position, court.table.player("castile"), s) for s in range(places.AREAS)]
    assert sum(left) == 2


@pytest.mark.rule("EU-19.3.2")
def test_what_there_is_of_influence_goes_without_a_question(court: Court) -> None:
    court.table.influence("castile", "aragon", 3)
    excommunicate(court, "castile")
    assert court.asked == ""
    assert relations.influence(court.position, court.table.player("castile"), court.table.space("aragon")) == 0


@pytest.mark.rule("EU-19.3.2", "EU-19.3.3", "AMB-35")
def test_catholic_realms_only_and_an_npr_just_carries_the_token(court: Court) -> None:
    targets = papal.targets(court.position, court.table.player("france"))
    assert court.table.realm("granada") not in targets
    assert court.table.realm("france") not in targets
    excommunicate(court, "aragon")
    assert court.position.papal_realm == court.table.realm("aragon")
    for name in ("castile", "france"):
        causes = relations.causes(court.position, court.table.player(name), court.table.realm("aragon"))
        assert causes & relations.CAUSE_EXCOMMUNICATION
    court.table.faith("england", "protestant")
    causes = relations.causes(court.position, court.table.player("england"), court.table.realm("aragon"))
    assert not causes & relations.CAUSE_EXCOMMUNICATION
    # until Phase 4 E
    papal.score_crusade(court.position)
    assert court.position.papal_realm == -1


@pytest.mark.rule("EU-19.3.4", "EU-15.0.5")
def test_a_crusade_is_called_against_areas_with_two_muslim_provinces(court: Court) -> None:
    crusade(court)
    assert "andalucia" in court.of("crusade-against")
    assert "aragon" not in court.of("crusade-against")
    court.table.town("gibraltar", "castile")
    assert "andalucia" not in court.of("crusade-against")  # one is left


@pytest.mark.rule("EU-19.3.5", "EU-19.3.6", "AMB-39", "EU-16.3.17")
def test_the_caller_may_declare_war_at_once_for_a_prestige_and_two_mercenaries(court: Court) -> None:
    court.table.army("france", 1, "seine", infantry=1)
    crusade(court).answer("crusade-against space=andalucia")
    assert court.asked == "CrusadeNow france"
    court.answer("crusade-now")
    me = court.me("france")
    assert me.prestige == 1
    assert me.round_flags & CRUSADER
    assert me.power == [0, 0, 0]  # no MIL
    for _ in range(2):
        assert court.asked == "FreeMercenaries france"
        court.answer("recruit-in space=seine")
        if court.asked.startswith("IntoArmy"):
            court.answer("into-army army=1")
    assert forces.land_units(court.position, court.table.player("france"))[3] == 2
    assert court.of("declare-on") == ["granada"]
    court.answer("declare-on realm=granada")
    assert relations.at_war(court.position, court.table.realm("france"), court.table.realm("granada"))
    assert court.me("france").stability == 0  # Holy War is a CB


@pytest.mark.rule("EU-19.3.4", "EU-19.3.5")
def test_the_call_alone_binds_nobody(court: Court) -> None:
    crusade(court).answer("crusade-against space=andalucia", "decline")
    assert court.position.papal_space == court.table.space("andalucia")
    assert not court.me("france").round_flags & CRUSADER
    for name in ("france", "castile"):
        causes = relations.causes(court.position, court.table.player(name), court.table.realm("granada"))
        assert causes & relations.CAUSE_CRUSADE


@pytest.mark.rule("EU-19.3.7")
@pytest.mark.parametrize(("cleared", "units", "points"), [(True, True, 2), (True, False, -2), (False, True, -2)])
def test_the_committed_win_or_lose_two_prestige(court: Court, cleared: bool, units: bool, points: int) -> None:
    court.position.papal_space = court.table.space("andalucia")
    court.own("castile").round_flags |= CRUSADER
    if units:
        court.table.units("castile", "andalucia")
    if cleared:
        court.table.town("granada", "gibraltar", "castile")
    papal.score_crusade(court.position)
    assert court.me("castile").prestige == points
    assert court.me("france").prestige == 0
    assert court.position.papal_space == -1


@pytest.mark.rule("EU-19.3.7")
def test_without_anybody_committed_the_controller_loses_two(court: Court) -> None:
    court.position.papal_space = court.table.space("andalucia")
    papal.score_crusade(court.position)
    assert court.me("france").prestige == -2


@pytest.mark.rule("EU-19.3.5")
def test_no_crusade_goes_against_a_christian_overlord_of_muslims(court: Court) -> None:
    court.table.vassal("granada", "castile")
    crusade(court).answer("crusade-against space=andalucia")
    assert papal.crusade_targets(court.position, court.table.player("france")) == []
    assert court.asked == ""
