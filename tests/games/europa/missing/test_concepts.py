"""The game's terms: Realms of players, Opponents, Advanced rules, Gold, Territories, Covert Actions (EU-2, 5.4.0)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import filters
from ludarium.games.europa.cards import hand as cards_hand
from ludarium.games.europa.diplomacy import claims
from ludarium.games.europa.facts import action_cards, places, scenarios
from ludarium.games.europa.realm import characters, colonies
from ludarium.games.europa.scenario.setup import ADVANCED
from ludarium.games.europa.table import position as at
from ludarium.kernel.verb import first

from ..board import Board, board
from ..cards.apart import apart as apart
from ..cards.programs import answer, can, offered, program, run
from ..hand.plays import hold, me, rich
from ..realm.court import Court
from ..rounds.game import laid


def west() -> Board:
    return board("1-01", people=4, lands=True)


@pytest.mark.rule("EU-2.0.1")
def test_every_player_has_a_realm_of_his_own() -> None:
    for row in range(len(scenarios.SCENARIOS)):
        table = laid(scenarios.SCENARIO.ref(row))
        mine = [each.realm for each in table.position.players]
        assert len(set(mine)) == len(mine)
        for player, realm in enumerate(mine):
            assert table.position.realms.kind[realm] == at.PLAYED
            assert table.position.realms.player[realm] == player


@pytest.mark.rule("EU-2.0.3")
@pytest.mark.parametrize("name", sorted(ADVANCED))
def test_an_advanced_rule_is_left_out_or_played(name: str) -> None:
    for chosen in ("off", "on"):
        table = laid("2-01-default-austria", 6, 1, **{name: chosen})
        assert bool(table.position.rules & ADVANCED[name]) == (chosen == "on")


@pytest.mark.rule("EU-2.T.12")
def test_people_and_bots_are_opponents() -> None:
    table = laid("1-02-3-players-2-bots")
    assert len(table.position.players) == 5
    for player in range(5):
        assert sorted([player, *table.position.others(player)]) == [0, 1, 2, 3, 4]
        named = filters.candidates(table.position, player, program("truce(?opponent)").target.filter)
        assert named == table.position.others(player)


@pytest.mark.rule("EU-2.T.14")
@pytest.mark.parametrize("active", ["france", "castile"])
def test_you_are_the_active_player(active: str) -> None:
    table = west().turn(active)
    for name in ("france", "castile", "england"):
        rich(table, name)
    run(table, active, "gain(2 adm)")
    for name in ("france", "castile", "england"):
        assert me(table, name).power == ([2, 0, 0] if name == active else [0, 0, 0])


@pytest.mark.rule("EU-2.M.15")
def test_an_event_asks_for_a_gold_province() -> None:
    table = west()
    assert not can(table, "france", "unrest(1 ?province[own, gold])")
    table.town("marrakech", "france")
    assert places.GOLD[table.province("marrakech")]
    run(table, "france", "unrest(1 ?province[own, gold])")
    assert table.position.land.marks[table.province("marrakech")] & at.UNREST


@pytest.mark.rule("EU-2.M.17")
def test_a_territory_is_colonised() -> None:
    table = west().claim("england", "canada").ships("england", "northwestern-atlantic")
    table.ships("england", "northeastern-atlantic").turn("england")
    assert places.TERRITORY[table.province("canada")]
    court = Court(table).power("england", adm=4)
    court.act("england", colonies.can_colonize, colonies.begin_colonize).answer("colonize-at space=canada")
    assert table.position.land.holder[table.province("canada")] == table.realm("england")


@pytest.mark.rule("EU-5.4.0", "EU-5.2.0.3")
def test_who_has_passed_still_counters_a_covert_action_in_anothers_turn() -> None:
    table = west().town("barcelona", "castile").passed("castile").turn("france")
    rich(table, "france", dip=2)
    rich(table, "castile", dip=2)
    hold(table, "castile", "Counterespionage")
    claims.begin_fabricate(table.position, table.player("france"))
    answer(table, "claim-area aragon")
    assert table.position.seat == table.player("castile")
    answer(table, offered(table)[0])
    assert table.position.areas.claims[table.space("aragon")] == 0
    assert me(table, "castile").hand == []


@pytest.mark.rule("EU-6.0.4")
def test_a_card_is_played_or_its_character_appointed() -> None:
    table = west().turn("france")
    rich(table, "france", adm=5, dip=5, mil=5, ducats=20)
    card = hold(table, "france", "Tax Census")[0]
    france = table.player("france")
    assert card in [first(option) for option in cards_hand.play_options(table.position, france)]
    assert not action_cards.IS_LEADER[card]
    characters.begin_appoint(table.position, france)
    table.position.advance()
    answer(table, next(each for each in offered(table) if action_cards.CARD.ref(card) in each))
    assert card in me(table, "france").advisors
    assert card not in me(table, "france").hand
    assert cards_hand.play_options(table.position, france) == []


@pytest.mark.rule("EU-16.3.1")
def test_or_means_any_or_several() -> None:
    table = west()
    lands = "?province[own, @Seine|@Languedoc]"
    each = {places.SPACE_OF[table.province(name)] for name in ("paris", "toulouse")}
    found = filters.candidates(table.position, table.player("france"), program(f"unrest(1 {lands})").target.filter)
    assert {places.SPACE_OF[province] for province in found} == each
    run(table, "france", f"unrest(2 {lands})", "paris", "toulouse")
    for name in ("paris", "toulouse"):
        assert table.position.land.marks[table.province(name)] & at.UNREST
