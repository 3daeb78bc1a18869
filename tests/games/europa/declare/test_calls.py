"""Calls to Arms (EU-5.2.2, 11.3) and the defence of the Empire (EU-18.4, 18.5)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import relations
from ludarium.games.europa.diplomacy import alliances
from ludarium.games.europa.empire import defence
from ludarium.games.europa.npr import defence as npr_defence
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.war import calls

from ..board import Board, board
from .court import Court


def west() -> Board:
    return board("1-01", people=4, lands=True)


def venice() -> Board:
    """EX-EU1-21 on the full board: Austria claims Venetia, Genoa is its Ally, Venice is France's."""
    table = board("2-01-default-austria", lands=True).claim("austria", "venetia")
    table.ally("austria", "genoa").ally("france", "venice")
    return table.influence("austria", "lombardy", 2).influence("austria", "dalmatia")


@pytest.mark.rule(
    *("EX-EU1-21", "EX-EU2-15", "EU-5.2.2", "EU-5.2.2.1", "EU-5.2.2.2", "EU-5.2.2.7", "EU-5.2.2.8", "EU-5.2.2.9"),
    *("EU-5.5.1.5", "EU-5.5.1.7", "EU-5.5.1.9", "EU-5.5.1.10", "EU-5.5.1.11", "EU-11.3.5", "EU-11.3.6", "AMB-EU1-2"),
)
def test_austria_calls_genoa_and_venice_calls_france() -> None:
    court = Court(venice()).declare("austria", "venice")
    assert court.asked == "CallAlly austria"
    court.answer("call-ally realm=genoa")
    assert court.influence("austria", "lombardy") == 0
    assert court.active("genoa")
    assert court.me("austria").allied == 2
    assert court.mil("austria") == 1  # Genoa is adjacent to Venice
    assert court.asked == "AnswerCall france"
    told = dict(court.position.decision().about(court.position))
    assert (told["caller"], told["enemies"], told["enemy"]) == ("realm:venice", 1, "realm:austria")
    court.answer("join-war")
    assert court.mil("france") == 1
    assert court.at_war("france", "austria")
    assert court.at_war("france", "genoa")
    assert court.asked == "ActivateCaller france"
    court.answer("leave-passive realm=venice")
    assert not court.active("venice")
    assert court.me("france").allied == 0
    assert court.influence("austria", "dalmatia") == 0
    assert court.me("austria").stability == 0


@pytest.mark.rule("EX-EU1-7", "EU-18.2.2", "EUI-51", "EU-5.2.2.2")
@pytest.mark.parametrize(("own", "imperial", "left"), [(0, 2, [0, 0]), (1, 1, [0, 0]), (1, 3, [1, 1])])
def test_the_emperor_pays_a_call_with_imperial_influence_first(own: int, imperial: int, left: list[int]) -> None:
    table = west().claim("austria", "venetia").emperor("austria", 3).ally("austria", "bavaria")
    if own:
        table.influence("austria", "bavaria-swabia", own)
    table.imperial("bavaria-swabia", imperial)
    court = Court(table).declare("austria", "venice").answer("call-ally realm=bavaria")
    assert court.active("bavaria")
    space = table.space("bavaria-swabia")
    assert [court.influence("austria", "bavaria-swabia"), relations.imperial(table.position, space)] == left


@pytest.mark.rule("EX-EU2-15", "EU-13.4.3", "EU-11.3.16")
def test_an_active_ally_defends_with_half_and_a_passive_one_with_all() -> None:
    found = []
    for answer in ("leave-passive", "activate-ally"):
        table = venice()
        court = Court(table).declare("austria", "venice").answer("call-ally realm=genoa", "join-war")
        court.answer(f"{answer} realm=venice")
        venetia = table.space("venetia")
        found.append(npr_defence.strength(court.position, table.realm("venice"), venetia, False))
        levy = calls.levy(court.position, table.realm("venice"))
        assert court.me("france").allied == (levy if answer == "activate-ally" else 0)
    assert found == [6, 3]  # Venezia counts 2, Verona, Treviso, Zara, Brescia


@pytest.mark.rule("EU-11.3.13", "EU-11.3.8", "EU-11.3.15")
def test_an_activated_caller_is_in_the_war_through_its_ally() -> None:
    table = venice().war("france", "milan")
    court = Court(table).declare("austria", "venice").answer("done", "join-war", "activate-ally realm=venice")
    assert court.at_war("venice", "milan")
    wars = court.position.bonds.wars
    pairs = {(wars[i], wars[i + 1]): wars[i + 2] for i in range(0, len(wars), 4)}
    assert pairs[(table.realm("austria"), table.realm("venice"))] == table.realm("france")


@pytest.mark.rule("EU-5.2.2.8", "EU-13.4.9", "EU-11.3.13", "EU-11.3.19")
def test_allied_units_are_half_the_tax_value_with_vassals_and_tokens_at_most_five() -> None:
    table = west()
    assert calls.levy(table.position, table.realm("bavaria")) == 2  # 3, rounded up
    table.plus_one("munchen", 2)
    assert calls.levy(table.position, table.realm("bavaria")) == 3
    assert calls.levy(table.position, table.realm("navarra")) == 1
    table.vassal("saxony", "bavaria")
    assert calls.levy(table.position, table.realm("bavaria")) == 4
    table.vassal("milan", "bavaria")
    assert calls.levy(table.position, table.realm("bavaria")) == 5


def brittany() -> Board:
    """France attacks England, whose Ally Brittany is."""
    return west().ally("england", "brittany").claim("france", "east-anglia")


@pytest.mark.rule("EU-5.2.2.3", "EU-5.2.2.10", "EU-11.2.3")
def test_a_defensive_call_costs_one_influence_and_a_marriage_saves_one() -> None:
    court = Court(brittany().influence("england", "brittany-normandy", 2)).declare("france", "england")
    assert court.asked == "CallAlly england"
    court.answer("call-ally realm=brittany")
    assert court.influence("england", "brittany-normandy") == 1
    assert court.active("brittany")
    court = Court(brittany().wed("england", "brittany")).declare("france", "england").answer("call-ally realm=brittany")
    assert court.active("brittany")


@pytest.mark.rule("EU-11.2.3", "EU-5.2.2.10")
def test_a_marriage_saves_one_influence_whoever_in_the_area_it_is_with() -> None:
    table = west().ally("castile", "milan").wed("castile", "genoa").claim("castile", "andalucia")
    assert table.position.land.holder[table.province("genova")] == table.realm("genoa")
    table.influence("castile", "lombardy", 2)
    player, milan = table.player("castile"), table.realm("milan")
    assert calls.cost(table.position, player, milan, calls.OFFENSIVE) == 1
    assert calls.cost(table.position, player, table.realm("portugal"), calls.OFFENSIVE) == 2


@pytest.mark.rule("EU-18.2.2", "EX-EU1-7", "EU-5.2.2.2", "EUI-51")
def test_the_emperor_pays_a_call_with_imperial_influence() -> None:
    table = west().emperor("austria").ally("austria", "bavaria").claim("austria", "venetia")
    table.imperial("bavaria-swabia").influence("austria", "bavaria-swabia", 2)
    court = Court(table).declare("austria", "venice").answer("call-ally realm=bavaria")
    assert court.active("bavaria")
    assert court.influence("austria", "bavaria-swabia") == 1
    assert relations.imperial(court.position, table.space("bavaria-swabia")) == 0


@pytest.mark.rule("EU-18.2.2", "EU-5.5.1.11")
def test_the_emperors_war_takes_imperial_influence_off_the_targets_areas() -> None:
    table = west().emperor("austria").claim("austria", "bavaria-swabia").imperial("bavaria-swabia", 2)
    Court(table).declare("austria", "bavaria")
    assert relations.imperial(table.position, table.space("bavaria-swabia")) == 0


@pytest.mark.rule("EU-5.2.2.6")
def test_an_npr_ally_is_called_at_peace_adjacent_and_paid_only() -> None:
    assert Court(brittany()).declare("france", "england").asked != "CallAlly england"  # no Influence
    table = brittany().influence("england", "brittany-normandy").war("castile", "brittany")
    assert Court(table).declare("france", "england").asked != "CallAlly england"  # at War
    table = west().ally("castile", "bohemia").influence("castile", "bohemia", 2).claim("castile", "andalucia")
    assert Court(table).declare("castile", "granada").asked != "CallAlly castile"  # too far


@pytest.mark.rule("EU-5.2.2.2", "EU-5.2.2.3")
def test_the_player_says_where_the_influence_goes() -> None:
    table = west().ally("castile", "portugal").claim("castile", "andalucia")
    table.influence("castile", "portugal", 2).influence("castile", "northern-morocco")
    court = Court(table).declare("castile", "granada").answer("call-ally realm=portugal")
    assert sorted(court.of("pay-call")) == ["northern-morocco", "portugal"]
    court.answer("pay-call space=northern-morocco")
    assert court.influence("castile", "portugal") == 1


@pytest.mark.rule("EU-5.2.2.10", "EU-11.3.19", "EU-11.1.8")
def test_a_distant_ally_is_paid_with_colonists() -> None:
    table = west().ally("castile", "mali").claim("castile", "andalucia")
    player, mali = table.player("castile"), table.realm("mali")
    me = table.position.own_player(player)
    me.colonists = 3
    assert calls.funds(table.position, player, mali) == 3
    before = me.cubes
    calls.pay_influence(table.position, player, mali, 2)
    assert [table.position.players[player].colonists, table.position.players[player].cubes] == [1, before + 2]
    assert calls.levy(table.position, mali) <= 5


@pytest.mark.rule("EU-5.2.2.4", "EU-11.3.8")
def test_accepting_an_nprs_call_opens_calls_to_other_npr_allies_only() -> None:
    table = (
        west().claim("austria", "venetia").ally("france", "venice").ally("france", "savoy").ally("france", "castile")
    )
    table.influence("france", "burgundy")
    court = Court(table).declare("austria", "venice").answer("join-war", "leave-passive realm=venice")
    assert court.asked == "CallAlly france"
    assert court.of("call-ally") == ["savoy"]


@pytest.mark.rule("EU-5.5.1.10", "EU-11.3.8", "EU-5.5.1.7")
def test_an_ally_at_war_with_the_aggressor_is_called_too_but_gains_no_mil() -> None:
    table = west().claim("austria", "venetia").ally("france", "venice").war("austria", "france")
    court = Court(table).declare("austria", "venice")
    assert court.asked == "AnswerCall france"
    court.answer("join-war")
    assert court.asked == "ActivateCaller france"
    assert court.mil("france") == 0


@pytest.mark.rule("EU-11.3.7", "EU-9.1.6", "EU-9.CB.4")
def test_a_defensive_call_can_always_be_accepted() -> None:
    table = west().claim("austria", "venetia").ally("france", "venice")
    table.truce("austria", "castile").interregnum("france")
    court = Court(table).declare("austria", "venice").answer("join-war")
    assert court.at_war("france", "austria")


@pytest.mark.rule("EU-11.3.7", "AMB-EU1-32", "EU-5.2.2.5")
def test_an_offensive_call_that_cannot_be_followed_is_refused() -> None:
    table = west().claim("france", "east-anglia").ally("france", "castile").truce("castile", "england")
    court = Court(table).declare("france", "england").answer("call-ally realm=castile")
    assert not court.at_war("castile", "england")
    assert not court.allied("france", "castile")
    assert court.truce("france", "castile")
    assert court.me("castile").prestige == 0


@pytest.mark.rule("EU-5.2.2.5", "EU-11.3.12", "EU-11.3.8", "EU-11.3.20", "EU-11.3.11")
def test_who_is_allied_to_both_sides_is_called_by_the_defender_only() -> None:
    table = west().claim("france", "east-anglia").ally("france", "castile").ally("england", "castile")
    court = Court(table).declare("france", "england")
    assert court.asked == "CallAlly england"
    court.answer("call-ally realm=castile")
    assert court.asked == "AnswerCall castile"
    court.answer("join-war")
    assert court.at_war("castile", "france")
    assert not court.allied("castile", "france")
    assert court.mil("castile") == 0  # MIL is for the calls of NPRs


@pytest.mark.rule("EU-11.3.8", "EU-5.5.1.8")
def test_who_accepts_a_defensive_call_is_at_war_with_all_who_attack() -> None:
    table = west().claim("france", "east-anglia").ally("france", "castile").ally("england", "austria")
    table.ally("castile", "austria")
    court = Court(table).declare("france", "england").answer("call-ally realm=castile", "join-war")
    assert court.at_war("castile", "england")
    court.answer("call-ally realm=austria", "join-war")
    assert court.at_war("austria", "france")
    assert court.at_war("austria", "castile")
    assert not court.allied("castile", "austria")


@pytest.mark.rule("EU-11.3.8", "EU-5.5.1.7", "EU-18.4.2")
def test_an_npr_and_a_subject_call_against_the_aggressors_ally_too() -> None:
    table = west().claim("austria", "venetia").ally("austria", "castile").ally("france", "venice")
    court = Court(table).declare("austria", "venice").answer("call-ally realm=castile", "join-war")
    assert court.asked == "AnswerCall france"
    told = dict(court.position.decision().about(court.position))
    assert (told["enemies"], told["enemy"], told["second"]) == (2, "realm:austria", "realm:castile")
    court.answer("join-war")
    assert court.at_war("france", "castile")
    assert court.mil("france") == 1
    court = Court(empire().ally("france", "castile")).declare("france", "bavaria")
    court.answer("call-ally realm=castile", "join-war", "defend-empire")
    assert court.at_war("austria", "france")
    assert court.at_war("austria", "castile")


@pytest.mark.rule("EU-11.3.13", "EU-11.3.8")
def test_an_active_ally_that_calls_gives_its_units_once() -> None:
    table = west().claim("austria", "venetia").ally("france", "venice").war("france", "milan")
    calls.activate(table.position, table.player("france"), table.realm("venice"))
    court = Court(table)
    before = court.me("france").allied
    assert before == 3
    court.declare("austria", "venice").answer("join-war")
    assert not court.asked.startswith("ActivateCaller")
    assert court.me("france").allied == before
    wars = court.position.bonds.wars
    pairs = {(wars[i], wars[i + 1]): wars[i + 2] for i in range(0, len(wars), 4)}
    assert pairs[(table.realm("austria"), table.realm("venice"))] == table.realm("france")


@pytest.mark.rule("EU-5.2.2.6", "EU-5.2.2.9", "EU-2.T.8")
def test_an_active_ally_of_the_aggressor_is_a_new_enemy() -> None:
    table = west().claim("france", "east-anglia").ally("france", "bohemia", active=True)
    table.ally("england", "saxony").influence("england", "saxony")
    court = Court(table).declare("france", "england")
    assert court.of("call-ally") == ["saxony"]  # beside Bohemia, neither beside France nor beside England
    court.answer("call-ally realm=saxony")
    assert court.mil("england") == 2  # one for the call, one as the target


@pytest.mark.rule("EU-5.5.1.8", "EU-11.3.9")
@pytest.mark.parametrize("revenge", [True, False])
def test_a_refused_defensive_call_of_a_player(revenge: bool) -> None:
    table = west().claim("france", "east-anglia").ally("england", "castile")
    table.position.own_areas().influence[table.space("ireland")] += 2 << 3 * table.player("castile")
    court = Court(table).declare("france", "england").answer("call-ally realm=castile", "refuse-call")
    assert court.me("castile").prestige == -2
    assert court.asked == "RefusalToken england"
    court.answer("cb-for-refusal realm=castile" if revenge else "decline")
    assert court.influence("castile", "ireland") == 0
    assert not court.allied("england", "castile")
    assert court.cbs() == (["england>castile"] if revenge else [])
    assert court.truce("england", "castile") is not revenge


@pytest.mark.rule("EU-11.3.9")
def test_a_refused_defensive_call_of_an_npr() -> None:
    table = west().claim("austria", "venetia").ally("france", "venice").influence("france", "venetia", 5)
    table.influence("france", "dalmatia", 2)
    court = Court(table).declare("austria", "venice").answer("refuse-call")
    assert court.me("france").prestige == -2
    for _ in range(5):
        if court.asked == "LoseInfluence france":
            court.answer(court.options[0])
    assert court.influence("france", "venetia") + court.influence("france", "dalmatia") == 2
    assert court.truce("france", "venice")
    assert not court.at_war("france", "austria")


@pytest.mark.rule("EU-11.3.10")
@pytest.mark.parametrize("how", ["passed", "war"])
def test_who_has_passed_or_is_at_war_refuses_without_loss(how: str) -> None:
    table = west().ally("france", "venice").influence("france", "venetia", 3).turn("austria")
    if how == "passed":
        table.passed("france")
    else:
        table.war("france", "castile")
    court = Court(table)
    calls.refuse(table.position, table.player("france"), table.realm("venice"), True)
    table.position.advance()
    assert court.me("france").prestige == 0
    assert court.influence("france", "venetia") == 3
    assert court.truce("france", "venice")


@pytest.mark.rule("EU-11.3.9", "EU-11.3.22")
def test_refusing_an_active_ally_costs_its_units_and_leaves_it_a_war_of_its_own() -> None:
    table = west().claim("austria", "venetia").ally("france", "venice").war("austria", "france")
    court = Court(table).declare("austria", "venice").answer("join-war", "activate-ally realm=venice")
    units = court.me("france").allied
    assert units == 3
    calls.refuse(court.position, table.player("france"), table.realm("venice"), False)
    assert court.me("france").allied == 0
    assert court.at_war("austria", "venice")
    wars = court.position.bonds.wars
    assert all(wars[i + 2] < 0 for i in range(0, len(wars), 4) if table.realm("venice") in wars[i : i + 2])


@pytest.mark.rule("EU-11.3.22", "EU-11.3.4")
def test_two_nprs_are_at_war_for_a_player_only() -> None:
    table = west().ally("france", "savoy").war("france", "milan").war("austria", "france")
    calls.activate(table.position, table.player("france"), table.realm("savoy"))
    court = Court(table)
    assert court.at_war("milan", "savoy")
    alliances.cut(table.position, table.player("france"), table.realm("savoy"))
    assert court.at_war("austria", "savoy")  # a separate war
    assert not court.at_war("milan", "savoy")
    assert court.at_war("france", "milan")


@pytest.mark.rule("EU-11.3.15", "EU-11.3.14")
def test_active_allies_are_in_every_war_their_player_enters() -> None:
    table = west().claim("castile", "andalucia").ally("castile", "portugal", active=True)
    court = Court(table).declare("castile", "granada")
    assert court.at_war("portugal", "granada")
    assert relations.hostile(court.position, table.player("castile"), table.realm("granada"))


# the Empire


def empire(authority: int = 3) -> Board:
    return west().emperor("austria", authority).claim("france", "bavaria-swabia")


@pytest.mark.rule("EU-18.4.1", "EU-18.4.2", "EU-18.4.5", "EU-5.5.1.6", "AMB-59")
def test_the_emperor_defends_a_subject() -> None:
    table = empire().influence("austria", "bohemia", 3).imperial("saxony", 1)
    court = Court(table).declare("france", "bavaria")
    assert court.asked == "DefendEmpire austria"
    told = dict(court.position.decision().about(court.position))
    assert (told["aggressor"], told["target"]) == ("realm:france", "realm:bavaria")
    court.answer("defend-empire")
    assert court.at_war("austria", "france")
    assert court.position.defending
    assert court.mil("austria") == 1
    assert court.position.imperial_pool == 4
    assert court.position.authority == 3


@pytest.mark.rule("EU-18.4.5")
def test_the_imperial_pool_holds_eight_at_most() -> None:
    table = empire().influence("austria", "bohemia", 5).influence("austria", "saxony", 5)
    court = Court(table).declare("france", "bavaria").answer("defend-empire")
    assert court.position.imperial_pool == 8


@pytest.mark.rule("EU-18.4.3")
def test_refusing_costs_one_authority_only() -> None:
    court = Court(empire()).declare("france", "bavaria").answer("leave-empire")
    assert court.position.authority == 2
    assert court.me("austria").prestige == 0
    assert not court.at_war("austria", "france")


@pytest.mark.rule("EU-18.4.1", "EU-5.5.1.6")
def test_no_call_at_authority_zero_nor_for_a_subject_at_war_with_the_emperor_nor_within_the_empire() -> None:
    assert Court(empire(0)).declare("france", "bavaria").asked != "DefendEmpire austria"
    assert Court(empire().war("austria", "bavaria")).declare("france", "bavaria").asked != "DefendEmpire austria"
    table = empire()
    assert not defence.called(table.position, table.realm("bohemia"), table.realm("bavaria"))
    assert not defence.called(table.position, table.realm("france"), table.realm("granada"))
    assert defence.called(table.position, table.realm("france"), table.realm("bavaria"))


@pytest.mark.rule("EU-18.4.4")
def test_the_emperor_may_call_the_empire_when_attacked_himself() -> None:
    table = empire().cb("france", "austria")
    court = Court(table).declare("france", "austria")
    assert court.asked == "DefendEmpire austria"
    court.answer("leave-empire")
    assert court.position.authority == 3
    court = Court(empire().cb("france", "austria")).declare("france", "austria").answer("defend-empire")
    assert court.position.defending


@pytest.mark.rule("EU-18.3.4")
def test_a_players_subject_has_a_duty() -> None:
    table = board("1-02", people=5, lands=True).emperor("austria", 3).cb("france", "bavaria")
    court = Court(table).power("brandenburg", ducats=10).declare("france", "bavaria").answer("defend-empire")
    assert court.asked == "SubjectDuty netherlands" or court.asked == "SubjectDuty brandenburg"
    court.answer("duty-cb realm=france")
    while court.asked.startswith("SubjectDuty"):
        court.answer("duty-prestige")
    assert len([each for each in court.cbs() if each.endswith(">france")]) == 1


@pytest.mark.rule("EU-18.5.1")
def test_the_emperor_attacks_a_subject_without_a_cause() -> None:
    table = west().emperor("austria").influence("austria", "bohemia", 3).influence("austria", "saxony", 3)
    court = Court(table).declare("austria", "bavaria")
    assert court.position.authority == 2
    assert court.me("austria").stability == -2
    assert court.asked == "EmperorLoses austria"
    court.answer("pick-area space=bohemia", "pick-area space=saxony", "pick-area space=saxony")
    assert [court.influence("austria", name) for name in ("bohemia", "saxony")] == [2, 1]
    assert not court.asked.startswith("EmperorLoses")


@pytest.mark.rule("EU-18.5.1")
def test_with_a_cause_the_emperor_loses_nothing() -> None:
    table = west().emperor("austria").influence("austria", "bohemia", 3).claim("austria", "bavaria-swabia")
    court = Court(table).declare("austria", "bavaria")
    assert court.position.authority == 3
    assert court.influence("austria", "bohemia") == 3


@pytest.mark.rule("EU-18.5.2")
def test_a_subject_that_attacks_a_member_without_a_cause_gives_the_emperor_a_cb() -> None:
    table = board("1-02", people=5, lands=True).emperor("austria", 3)
    court = Court(table).declare("brandenburg", "saxony")
    assert court.cbs() == ["austria>brandenburg"]
    table = board("1-02", people=5, lands=True).emperor("austria", 3).claim("brandenburg", "saxony")
    assert Court(table).declare("brandenburg", "saxony").cbs() == []


@pytest.mark.rule("EU-5.5.1.10")
def test_mil_of_the_war_is_counted_once_for_each_targeted_player() -> None:
    table = west().cb("france", "england").cb("france", "castile")
    court = Court(table).declare("france", "england", "castile")
    assert [court.me(name).power[MIL] for name in ("england", "castile")] == [1, 1]
