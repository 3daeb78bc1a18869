"""Declare War (EU-5.5.1, 9.1, 9.CB)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import relations, targets
from ludarium.games.europa.facts import faiths
from ludarium.games.europa.table.player import CRUSADER, MIL
from ludarium.games.europa.table.position import CB_EVENT, CB_REFUSED
from ludarium.games.europa.war import calls, declare

from ..board import Board, board
from .court import Court


def west() -> Board:
    return board("1-01", people=4, lands=True)


def castile(table: Board | None = None) -> Court:
    """Castile attacks Granada, with a Claim in Andalucia unless the board is given."""
    return Court(table or west().claim("castile", "andalucia")).declare("castile", "granada")


@pytest.mark.rule("EU-5.5.1", "EU-5.5.1.3", "EU-9.1.1", "EU-9.CB.1", "EU-9.CB.2", "EU-5.5.1.4")
def test_war_on_granada_with_a_claim_costs_one_mil_and_no_stability() -> None:
    court = castile()
    assert court.at_war("castile", "granada")
    assert court.mil("castile") == 0
    assert court.me("castile").stability == 0


@pytest.mark.rule("EU-5.5.1")
def test_no_war_without_mil() -> None:
    table = west()
    assert not declare.can_declare(table.position, table.player("castile"))


@pytest.mark.rule("EU-5.5.1.4", "EU-9.1.8")
def test_without_a_cause_each_target_costs_two_stability() -> None:
    assert castile(west()).me("castile").stability == -2
    table = west()
    table.position.own_player(table.player("castile")).stability = 2
    assert Court(table).declare("castile", "granada", "navarra").me("castile").stability == -2


@pytest.mark.rule("EU-5.5.1.1", "EU-5.5.1.3")
def test_several_targets_in_one_action_for_one_mil() -> None:
    court = Court(west().claim("castile", "andalucia", "aragon")).declare("castile", "granada", "navarra")
    assert court.at_war("castile", "granada")
    assert court.at_war("castile", "navarra")
    assert [court.mil("castile"), court.me("castile").stability] == [0, 0]


@pytest.mark.rule("EU-5.5.1.4", "EU-9.1.10", "EU-11.2.6")
def test_war_on_a_marriage_partner_costs_one_stability_more() -> None:
    assert castile(west().faith("granada", "catholic").wed("castile", "granada")).me("castile").stability == -3
    table = west().faith("granada", "catholic").wed("castile", "granada").claim("castile", "andalucia")
    assert castile(table).me("castile").stability == -1


@pytest.mark.rule("EU-9.CB.6", "EU-9.CB.5", "EU-9.1.10", "EUI-23")
@pytest.mark.parametrize(("why", "stability"), [(CB_EVENT, 0), (CB_REFUSED, -1)])
def test_an_event_cb_cancels_the_loss_for_a_marriage_too(why: int, stability: int) -> None:
    table = west().faith("granada", "catholic").wed("castile", "granada").cb("castile", "granada", why)
    assert castile(table).me("castile").stability == stability


@pytest.mark.rule("EU-9.CB.7", "EU-9.CB.8", "EU-9.1.5", "EU-5.5.1.4", "EU-11.3.20")
def test_disputed_succession_allows_war_on_an_ally_and_in_interregnum_and_ends_the_alliance() -> None:
    table = west().faith("granada", "catholic").wed("castile", "granada").ally("castile", "granada")
    table.interregnum("castile").turn("castile")
    player, realm = table.player("castile"), table.realm("granada")
    assert realm not in targets.targets(table.position, player, [])
    table.dispute("granada")
    court = castile(table)
    assert court.at_war("castile", "granada")
    assert not court.allied("castile", "granada")
    assert court.me("castile").stability == 0


@pytest.mark.rule("EU-9.CB.8", "EU-11.3.20")
def test_war_on_an_active_ally_costs_its_units() -> None:
    table = west().war("castile", "granada").ally("castile", "portugal").wed("castile", "portugal")
    calls.activate(table.position, table.player("castile"), table.realm("portugal"))
    table.dispute("portugal")
    court = Court(table)
    assert court.me("castile").allied > 0
    court.declare("castile", "portugal")
    assert court.me("castile").allied == 0
    assert not court.active("portugal")
    assert court.at_war("castile", "portugal")


@pytest.mark.rule("EU-9.CB.7")
def test_disputed_succession_is_a_cause_for_all() -> None:
    table = west().faith("granada", "catholic").wed("castile", "granada").dispute("granada")
    assert Court(table).declare("france", "granada").me("france").stability == 0


@pytest.mark.rule("EU-9.1.4", "EU-5.5.1.2")
def test_forbidden_targets() -> None:
    table = west().ally("castile", "portugal").truce("castile", "england").passed("france")
    table.ally("england", "scotland").ally("france", "savoy")
    player = table.player("castile")
    for name, reason in (
        ("portugal", "declare-ally"),
        ("england", "declare-truce"),
        ("france", "declare-passed"),
        ("scotland", "declare-protected"),
        ("savoy", "declare-protected"),
        ("aztec", "declare-undiscovered"),
        ("granada", ""),
    ):
        assert relations.declare_refusal(table.position, player, table.realm(name)) == reason
    table.interregnum("castile")
    assert relations.declare_refusal(table.position, player, table.realm("granada")) == "declare-interregnum"
    assert not declare.can_declare(table.position, player)


@pytest.mark.rule("EU-9.1.4")
def test_members_of_the_empire_are_barred_with_the_emperor() -> None:
    table = west().emperor("austria")
    france, bavaria = table.player("france"), table.realm("bavaria")
    assert relations.declare_refusal(table.position, france, bavaria) == ""
    table.truce("france", "austria")
    assert relations.declare_refusal(table.position, france, bavaria) == "declare-emperor"
    table.war("austria", "bavaria")
    assert relations.declare_refusal(table.position, france, bavaria) == ""


@pytest.mark.rule("EU-9.CB.12", "EU-19.3.6")
def test_using_the_crusade_commits_to_it() -> None:
    table = west()
    table.position.papal_space = table.space("andalucia")
    court = Court(table).declare("castile")
    court.answer("declare-on realm=granada")
    assert court.options == ["use-crusade realm=granada", "without-cause realm=granada"]
    court.answer("use-crusade realm=granada", "done")
    assert court.me("castile").round_flags & CRUSADER
    assert court.me("castile").stability == 0
    table = west()
    table.position.papal_space = table.space("andalucia")
    court = Court(table).declare("castile").answer("declare-on realm=granada", "without-cause realm=granada", "done")
    assert not court.me("castile").round_flags & CRUSADER
    assert court.me("castile").stability == -2


@pytest.mark.rule("EU-9.CB.12", "EU-19.3.6")
@pytest.mark.parametrize(("answer", "committed"), [("use-crusade", True), ("other-cause", False)])
def test_who_has_another_cause_may_use_the_crusade_all_the_same(answer: str, committed: bool) -> None:
    table = west().claim("castile", "andalucia")
    table.position.papal_space = table.space("andalucia")
    court = Court(table).declare("castile").answer("declare-on realm=granada")
    assert court.options == ["use-crusade realm=granada", "other-cause realm=granada"]
    court.answer(f"{answer} realm=granada", "done")
    assert bool(court.me("castile").round_flags & CRUSADER) == committed
    assert court.me("castile").stability == 0


@pytest.mark.rule("EU-9.CB.10")
def test_excommunication_is_a_cause_for_catholics() -> None:
    table = west()
    table.position.papal_realm = table.realm("england")
    assert Court(table).declare("france", "england").me("france").stability == 0
    table = west().faith("france", "protestant")
    table.position.papal_realm = table.realm("england")
    assert Court(table).declare("france", "england").me("france").stability == -2


@pytest.mark.rule("EU-9.CB.9")
def test_disputed_succession_is_a_cause_against_players_at_war_with_that_realm() -> None:
    table = west().wed("castile", "navarra").dispute("navarra").war("england", "navarra")
    assert Court(table).declare("france", "england").me("france").stability == 0


@pytest.mark.rule("EU-9.CB.13")
def test_the_emperor_may_always_free_the_empire() -> None:
    table = west().emperor("austria").town("munchen", "france")
    assert Court(table).declare("austria", "france").me("austria").stability == 0


# what follows


@pytest.mark.rule("EU-5.5.1.10")
def test_a_targeted_player_gains_one_mil() -> None:
    court = Court(west().claim("france", "east-anglia")).declare("france", "england")
    assert court.mil("england") == 1


@pytest.mark.rule("EU-5.5.1.11", "AMB-EU1-3")
def test_all_influence_in_the_targets_areas_goes() -> None:
    table = west().influence("castile", "andalucia", 2).influence("castile", "portugal")
    court = castile(table)
    assert court.influence("castile", "andalucia") == 0
    assert court.influence("castile", "portugal") == 1


@pytest.mark.rule("EU-5.5.1.15", "EU-9.1.13", "EX-EU1-15", "EU-5.5.1.4")
def test_without_a_battle_a_free_activation_or_recruit_follows() -> None:
    table = west().claim("castile", "andalucia").army("castile", 1, "castile", infantry=4)
    court = (
        Court(table).reserve("castile", available=3).power("castile", mil=1, ducats=10).declare("castile", "granada")
    )
    assert court.options == ["activate-free", "recruit-free", "done"]
    court.answer("activate-free")
    assert court.mil("castile") == 0
    assert court.of("march-army") == ["1"]
    court.answer("march-army army=1")
    assert court.of("march") == ["aragon", "leon"]  # Andalucia lies behind Mountains: 1 MIL for the fourth Unit


@pytest.mark.rule("EX-EU1-15", "EU-9.5.6", "EU-13.4.1")
def test_castile_reaches_granada_over_leon_without_the_mountains() -> None:
    table = west().claim("castile", "andalucia").army("castile", 1, "castile", infantry=4)
    court = Court(table).declare("castile", "granada").answer("activate-free", "march-army army=1", "march space=leon")
    court.answer("march space=andalucia")
    while court.asked and "done" in court.options and not court.events("realm-fights"):
        court.answer("done")
    granada = [each for each in court.events("realm-fights") if each["realm"] == "realm:granada"]
    assert granada[0]["amount"] == 2
    assert court.mil("castile") == 0


@pytest.mark.rule("EU-5.5.1.13", "EU-9.1.11", "EU-9.1.13", "EU-5.5.1.14")
def test_units_beside_an_npr_fight_at_once_unless_hostile_units_were_there_before() -> None:
    table = west().claim("castile", "andalucia").army("castile", 1, "andalucia", infantry=4)
    court = castile(table)
    assert court.events("land-battle")
    assert not court.asked.startswith("FreeAction")
    table = west().claim("castile", "andalucia").war("france", "granada").units("france", "andalucia")
    table.army("castile", 1, "andalucia", infantry=4)
    court = castile(table)
    assert not court.events("land-battle")


@pytest.mark.rule("EU-5.5.1.12", "EU-9.1.11", "EU-9.1.12")
def test_ships_in_a_hostile_sea_zone_fight_before_the_armies() -> None:
    table = west().claim("castile", "andalucia").army("castile", 1, "andalucia", infantry=4)
    court = castile(table.ships("castile", "western-mediterranean"))
    kinds = [each.event.name for each in court.told if each.event.name in ("land-battle", "naval-battle")]
    assert kinds[0] == "naval-battle"


@pytest.mark.rule("EU-9.1.3", "EU-9.1.9", "EU-9.CB.3")
def test_to_follow_a_call_costs_no_stability_and_calls_nobody_of_the_enemy() -> None:
    table = west().claim("france", "east-anglia").ally("france", "castile").ally("england", "portugal")
    court = Court(table).declare("france", "england").answer("call-ally realm=castile", "join-war")
    assert court.at_war("castile", "england")
    assert court.me("castile").stability == 0
    assert court.asked != "CallAlly england"


@pytest.mark.rule("EU-19.3.5", "AMB-39")
def test_the_crusades_own_war_is_free_and_only_on_muslims_there() -> None:
    table = west().turn("castile")
    table.position.papal_space = table.space("andalucia")
    assert table.position.realms.faith[table.realm("granada")] == faiths.MUSLIM
    court = Court(table)
    declare.crusade(table.position, table.player("castile"), table.space("andalucia"))
    table.position.advance()
    while not court.asked.startswith("DeclareOn"):
        court.answer(court.options[0])
    assert court.of("declare-on") == ["granada"]
    court.answer("declare-on realm=granada")
    assert court.at_war("castile", "granada")
    assert [court.me("castile").power[MIL], court.me("castile").stability] == [0, 0]
