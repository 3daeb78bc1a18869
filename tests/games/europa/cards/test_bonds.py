"""What texts do to Influence and to the bonds between Realms (EFFECTS 4)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import relations
from ludarium.games.europa.put.deeds import SOURCE_CARD, source
from ludarium.games.europa.table.position import COVERT, NPR, VASSALIZED

from ..board import Board, board
from .programs import answer, begin, can, offered, run

CARD = source(SOURCE_CARD, 0)


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def cubes(table: Board, realm: str, space: str) -> int:
    return relations.influence(table.position, table.player(realm), table.space(space))


# Influence


@pytest.mark.rule("EU-16.3.8", "EU-11.1.6", "EU-11.1.8")
def test_influence_needs_a_province_that_is_no_players(table: Board) -> None:
    run(table, "france", "influence(2 @Lombardy)")
    assert cubes(table, "france", "lombardy") == 2
    assert not can(table, "france", "influence(1 @Castile)")
    assert not can(table, "france", "influence(1 @Cape of Good Hope)")


@pytest.mark.rule("EU-16.3.8", "EU-11.1.3")
def test_in_a_full_area_others_give_way(table: Board) -> None:
    table.influence("england", "lombardy", 2).influence("castile", "lombardy", 2)
    run(table, "france", "influence(3 @Lombardy)", "castile", "castile")
    assert cubes(table, "france", "lombardy") == 3
    assert cubes(table, "castile", "lombardy") == 0
    assert cubes(table, "england", "lombardy") == 2


@pytest.mark.rule("EUI-48")
def test_an_action_card_needs_room_unless_it_is_covert(table: Board) -> None:
    table.influence("england", "lombardy", 5)
    assert not can(table, "france", "influence(1 @Lombardy)", CARD)
    assert can(table, "france", "influence(1 @Lombardy)", CARD, COVERT)
    run(table, "france", "influence(1 @Lombardy)", source=CARD)
    assert cubes(table, "france", "lombardy") == 0
    run(table, "france", "influence(1 @Lombardy)", source=CARD, flags=COVERT)
    assert cubes(table, "france", "lombardy") == 1


@pytest.mark.rule("EU-18.2.2", "EUI-51", "EU-16.3.8")
def test_imperial_influence_is_the_emperors_and_gives_way_after_his_own(table: Board) -> None:
    table.emperor("bohemia").imperial("lombardy", 4)
    table.influence("austria", "lombardy", 1)
    run(table, "france", "influence(1 @Lombardy)")
    assert not can(table, "france", "influence(1 @Lombardy)")  # of an NPR Emperor it is no Opponent's
    table.influence("austria", "bohemia", 1)
    table.emperor("austria").position.own_areas().influence[table.space("lombardy")] = 0
    table.imperial("lombardy", 4).influence("austria", "lombardy", 1)
    run(table, "france", "influence(2 @Lombardy)")
    assert [cubes(table, "france", "lombardy"), cubes(table, "austria", "lombardy")] == [2, 0]
    assert relations.imperial(table.position, table.space("lombardy")) == 3


@pytest.mark.rule("EU-18.2.2", "EU-11.1.4")
def test_imperial_influence_can_be_sabotaged(table: Board) -> None:
    table.emperor("austria").imperial("saxony", 2)
    run(table, "france", "remove_influence(1 ?area[elector], ?opponent)")
    assert relations.imperial(table.position, table.space("saxony")) == 1


@pytest.mark.rule("EU-16.3.28")
def test_only_areas_that_pass_are_offered(table: Board) -> None:
    begin(table, "france", "influence(2 ?area[@Lombardy|@Castile|@Naples])")
    assert offered(table) == ["pick-area lombardy", "pick-area naples"]
    answer(table, "naples")
    assert cubes(table, "france", "naples") == 2
    # a single one is taken at once
    run(table, "france", "influence(1 ?area[@Lombardy|@Castile])")
    assert cubes(table, "france", "lombardy") == 1


def test_each_pass_chooses_another_area(table: Board) -> None:
    begin(table, "france", "2 x { influence(1 ?area[@Lombardy|@Naples|@Sicily]) }")
    answer(table, "naples")
    assert offered(table) == ["pick-area lombardy", "pick-area sicily"]
    answer(table, "sicily")
    assert cubes(table, "france", "naples") == cubes(table, "france", "sicily") == 1
    assert not table.position.contexts


@pytest.mark.rule("EU-11.1.4", "EU-18.2.2")
def test_influence_of_an_opponent_leaves_and_it_is_the_area(table: Board) -> None:
    table.influence("england", "lombardy", 3).influence("castile", "lombardy", 1).influence(
        "castile", "central-italy", 1
    )
    begin(table, "france", "remove_influence(2 ?area[npr], ?opponent) ; influence(1 it)")
    assert offered(table) == ["pick-area central-italy", "pick-area lombardy"]
    answer(table, "lombardy")
    answer(table, "england")
    assert cubes(table, "england", "lombardy") == 1
    assert cubes(table, "france", "lombardy") == 1


def test_own_influence_leaves(table: Board) -> None:
    assert not can(table, "france", "remove_influence(2 ?area[npr], self)")
    table.influence("france", "lombardy", 3)
    run(table, "france", "remove_influence(2 ?area[npr], self)")
    assert cubes(table, "france", "lombardy") == 1


def test_anybodys_influence_leaves_cube_by_cube(table: Board) -> None:
    table.influence("england", "lombardy", 1).influence("castile", "lombardy", 2).influence("france", "lombardy", 1)
    realms = "remove_influence(2 ?realm[npr, @Milano], any) ; influence(1 it)"
    run(table, "france", realms, "lombardy castile", "lombardy england")
    assert cubes(table, "castile", "lombardy") == 1
    assert cubes(table, "england", "lombardy") == 0
    assert cubes(table, "france", "lombardy") == 2


# Alliances


@pytest.mark.rule("EU-16.3.9", "EU-16.3.10")
def test_an_alliance_needs_an_npr_at_peace(table: Board) -> None:
    run(table, "france", "alliance(Scotland)")
    assert relations.alliances(table.position, table.player("france")) == [table.realm("scotland")]
    assert not can(table, "france", "alliance(Scotland)")
    assert not can(table, "france", "alliance(England)")
    table.war("england", "venice")
    assert not can(table, "france", "alliance(Venice)")
    table.influence("france", "scotland", 1)
    assert not can(table, "england", "alliance(Scotland)")
    table.influence("england", "scotland", 1)
    run(table, "england", "alliance(Scotland)")
    assert relations.alliances(table.position, table.player("france")) == []


@pytest.mark.rule("EU-16.3.12", "EU-11.3.1")
def test_without_a_token_one_may_be_moved(table: Board) -> None:
    table.ally("france", "scotland").ally("france", "venice").ally("france", "milan")
    begin(table, "france", "alliance(Savoy)")
    assert sorted(offered(table)) == ["no", "pick-realm milan", "pick-realm scotland", "pick-realm venice"]
    answer(table, "venice")
    found = relations.alliances(table.position, table.player("france"))
    assert table.realm("savoy") in found
    assert table.realm("venice") not in found


@pytest.mark.rule("EU-16.3.23")
def test_an_alliance_ends_and_an_active_ally_stands_alone(table: Board) -> None:
    table.ally("france", "scotland", active=True).war("france", "england")
    table.position.own_player(table.player("france")).allied = 2
    table.position.own_player(table.player("france")).levies = [table.realm("scotland"), 2]
    run(table, "france", "end_alliance(?realm[npr, your_ally])")
    assert relations.alliances(table.position, table.player("france")) == []
    assert table.position.players[table.player("france")].allied == 0
    assert relations.at_war(table.position, table.realm("england"), table.realm("scotland"))
    assert not can(table, "france", "end_alliance(Scotland)")


# Marriages


@pytest.mark.rule("EU-16.3.11", "EU-11.2.10", "EU-7.2.20")
def test_a_marriage_needs_an_eligible_partner(table: Board) -> None:
    run(table, "france", "marriage(Scotland)")
    assert relations.marriages(table.position, table.player("france")) == [table.realm("scotland")]
    assert not can(table, "france", "marriage(Scotland)")
    assert not can(table, "france", "marriage(Tunis)")
    table.interregnum("france")
    assert not can(table, "france", "marriage(Savoy)")


@pytest.mark.rule("EUI-27")
def test_a_player_is_asked_whether_he_marries(table: Board) -> None:
    begin(table, "france", "marriage(England)")
    assert table.position.seat == table.player("england")
    answer(table, "refuse")
    assert relations.marriages(table.position, table.player("france")) == []
    begin(table, "france", "marriage(England)")
    answer(table, "accept")
    assert relations.marriages(table.position, table.player("france")) == [table.realm("england")]
    assert relations.marriages(table.position, table.player("england")) == [table.realm("france")]


@pytest.mark.rule("EU-16.3.12", "EU-11.2.1")
def test_a_marriage_token_may_be_moved_unless_disputed(table: Board) -> None:
    table.wed("france", "scotland").wed("france", "venice").wed("france", "milan").dispute("milan")
    begin(table, "france", "marriage(Savoy)")
    assert sorted(offered(table)) == ["no", "pick-realm scotland", "pick-realm venice"]
    answer(table, "no")
    assert len(relations.marriages(table.position, table.player("france"))) == 3


@pytest.mark.rule("EU-11.2.11")
def test_a_succession_is_disputed_for_all(table: Board) -> None:
    assert not can(table, "france", "succession(Scotland)")
    table.wed("france", "scotland").wed("england", "scotland")
    run(table, "castile", "succession(Scotland)")
    assert table.position.realms.disputed[table.realm("scotland")] == table.position.realms.wed[table.realm("scotland")]
    assert not can(table, "castile", "succession(Scotland)")


def test_it_is_the_realm_chosen_and_survives_each(table: Board) -> None:
    table.wed("france", "scotland").wed("england", "scotland").wed("castile", "venice")
    run(table, "austria", "succession(?realm[npr, marriage]) ; each(pr_where(married(it))){ gain(1 mil) }", "scotland")
    power = {name: table.position.players[table.player(name)].power[2] for name in ("france", "england", "castile")}
    assert power == {"france": 1, "england": 1, "castile": 0}


# Truce, CB, Excommunication


@pytest.mark.rule("EU-10.4.1", "EU-10.4.3")
def test_a_truce_unless_at_war(table: Board) -> None:
    run(table, "france", "truce(England)")
    assert relations.truce(table.position, table.realm("england"), table.realm("france"))
    assert not can(table, "france", "truce(England)")
    table.war("france", "castile")
    assert not can(table, "france", "truce(Castile)")
    begin(table, "france", "truce(?opponent)")
    # only Austria is left
    assert relations.truce(table.position, table.realm("france"), table.realm("austria"))


@pytest.mark.rule("EU-9.CB.5", "EU-2.2.1")
def test_a_casus_belli_is_a_token(table: Board) -> None:
    run(table, "france", "casus_belli(Castile)")
    assert relations.causes(table.position, table.player("france"), table.realm("castile")) & relations.CAUSE_EVENT
    assert not can(table, "france", "casus_belli(Castile)")
    run(table, "france", "casus_belli(Morocco)")
    begin(table, "france", "casus_belli(Venice)")
    assert set(offered(table)) == {"move-cb castile", "move-cb morocco", "no"}
    answer(table, "castile")
    assert relations.causes(table.position, table.player("france"), table.realm("venice"))
    assert not can(table, "france", "casus_belli(United States)")


def test_a_casus_belli_against_whoever_leads(table: Board) -> None:
    table.position.own_player(table.player("castile")).prestige = 4
    run(table, "france", "casus_belli(?opponent[leader_in_prestige])")
    assert relations.causes(table.position, table.player("france"), table.realm("castile"))


@pytest.mark.rule("EU-19.3.2", "EU-19.3.3")
def test_an_excommunication_without_a_papal_action(table: Board) -> None:
    run(table, "france", "excommunicate(England)")
    assert table.position.papal_realm == table.realm("england")
    assert table.position.players[table.player("england")].prestige == -1
    assert not can(table, "france", "excommunicate(Castile)")
    table.position.papal_realm = -1
    assert not can(table, "france", "excommunicate(Ottomans)")


# Vassals


@pytest.mark.rule("EU-16.3.14", "EU-11.4.5", "EU-11.4.12", "AMB-15")
def test_a_realm_becomes_a_vassal(table: Board) -> None:
    table.wed("england", "brittany").wed("france", "brittany")
    run(table, "france", "vassal(Brittany)")
    brittany = table.realm("brittany")
    assert table.position.realms.kind[brittany] == VASSALIZED
    assert table.position.realms.wed[brittany] == 1 << table.player("france")
    assert table.position.players[table.player("france")].vassal > 0
    assert not can(table, "france", "vassal(Papal States)")
    assert not can(table, "france", "vassal(Castile)")
    assert not can(table, "england", "vassal(Brittany)")


@pytest.mark.rule("EU-11.4.6", "EU-11.4.7")
def test_a_vassal_is_annexed(table: Board) -> None:
    table.vassal("brittany", "france")
    before = table.position.players[table.player("france")].small
    run(table, "france", "annex(Brittany)")
    me = table.position.players[table.player("france")]
    assert me.vassal == 0
    assert me.small + 2 * me.large > before
    assert table.position.realms.kind[table.realm("brittany")] == 0


@pytest.mark.rule("EU-11.4.8")
def test_subjugating_discards_influence(table: Board) -> None:
    brittany = table.realm("brittany")
    text = "vassal(?realm[npr, your_ally, subjugable])"
    table.ally("france", "brittany")
    assert not can(table, "france", text)
    table.influence("france", "brittany-normandy", 4)
    assert can(table, "france", text)
    price = 2
    run(table, "france", text)
    assert table.position.realms.kind[brittany] == VASSALIZED
    assert cubes(table, "france", "brittany-normandy") == 4 - price
    assert table.position.realms.allies[brittany] == 0


def test_no_province_of_another_player(table: Board) -> None:
    table.give("rennes", "nantes", "brittany")
    assert table.position.realms.kind[table.realm("brittany")] == NPR
    table.war("england", "brittany").occupy("nantes", "england")
    assert not can(table, "france", "vassal(Brittany)")


@pytest.mark.rule("EU-10.5.WP", "EU-10.4.1")
def test_a_white_peace_ends_a_war_at_once(table: Board) -> None:
    table.war("france", "savoy").occupy("savoie", "france")
    before = table.position.players[table.player("france")].prestige
    assert not can(table, "england", "white_peace(Savoy)")
    run(table, "france", "white_peace(?realm[npr, enemy])")
    assert not relations.at_war(table.position, table.realm("france"), table.realm("savoy"))
    assert relations.truce(table.position, table.realm("france"), table.realm("savoy"))
    assert table.position.land.top[table.province("savoie")] == 0
    assert table.position.players[table.player("france")].prestige == before - 1
