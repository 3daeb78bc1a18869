"""Influence, Claims, Alliances, Cut Ties (EU-5.2.5, 5.4.1-3, 11.1, 11.3.20-22)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import ownership, relations
from ludarium.games.europa.diplomacy import alliances, claims, influence, ties
from ludarium.games.europa.diplomacy.words import CUT_CLAIM, CUT_INFLUENCE
from ludarium.games.europa.facts import goals, places
from ludarium.games.europa.put import towns
from ludarium.games.europa.table.position import ALLIED, ARMY_UNITS

from ..board import Board, board
from ..cards.programs import answer, offered
from ..hand.plays import finish, hold, me, rich


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True).turn("france")


def cubes(table: Board, realm: str, space: str) -> int:
    return relations.influence(table.position, table.player(realm), table.space(space))


def begin(table: Board) -> list[str]:
    influence.begin_influence(table.position, table.player("france"))
    return offered(table)


# Influence


@pytest.mark.rule("EU-5.4.1.1", "EU-5.4.1.3")
def test_first_for_dip_then_for_dip_or_ducats(table: Board) -> None:
    rich(table, "france", dip=2, ducats=3)
    assert not any(each.startswith("influence-for-ducats") for each in begin(table))
    answer(table, "influence-for-dip aragon")
    answer(table, "influence-for-ducats aragon")
    # at most two in an Area in a Turn
    assert "influence-for-dip aragon" not in offered(table)
    finish(table, "influence-for-dip lombardy")
    assert cubes(table, "france", "aragon") == 2
    assert me(table, "france").ducats == 0


@pytest.mark.rule("EX-EU1-13", "EU-5.4.1.1", "EU-5.4.1.2", "EU-5.4.1.3", "EU-5.4.1.4")
def test_french_influence_in_italy(table: Board) -> None:
    table.influence("france", "lombardy", 1).influence("castile", "lombardy", 1).influence("austria", "lombardy", 1)
    table.turn("france")
    rich(table, "france", dip=2, ducats=6)
    begin(table)
    answer(table, "influence-for-dip lombardy")
    answer(table, "influence-for-ducats lombardy")
    answer(table, "influence-for-dip central-italy")
    assert not any(each.split()[-1] in ("lombardy", "naples", "dalmatia") for each in offered(table))
    finish(table, "influence-for-ducats corsica-sardinia")
    assert relations.influence_total(table.position, table.space("lombardy")) == 5
    assert me(table, "france").power == [0, 0, 0]
    assert me(table, "france").ducats == 0


@pytest.mark.rule("EU-5.4.1.2")
def test_only_next_to_what_lay_there_when_the_turn_began(table: Board) -> None:
    rich(table, "france", dip=3)
    near = begin(table)
    answer(table, "influence-for-dip aragon")
    # what this Turn's cube would reach is not reached yet
    assert {each.split()[-1] for each in offered(table)} - {"done"} <= {each.split()[-1] for each in near}
    table.position.agenda.clear()
    table.turn("france")
    after = {each.split()[-1] for each in begin(table)}
    assert {each.split()[-1] for each in near} <= after


@pytest.mark.rule("EU-5.4.1.4", "EU-11.1.2", "EUI-48")
def test_not_in_a_full_area(table: Board) -> None:
    rich(table, "france", dip=1)
    table.influence("castile", "aragon", 5)
    assert "influence-for-dip aragon" not in begin(table)


@pytest.mark.rule("EU-5.4.1.5", "EU-11.1.6")
def test_not_where_players_own_everything(table: Board) -> None:
    rich(table, "france", dip=1)
    assert "influence-for-dip loire" not in begin(table)
    assert not influence.may_lie(table.position, table.space("loire"))
    assert not influence.may_lie(table.position, places.AREAS)


@pytest.mark.rule("EU-11.1.7")
def test_influence_goes_home_when_players_own_the_whole_area(table: Board) -> None:
    table.influence("france", "aragon", 2).influence("castile", "aragon", 1)
    before = me(table, "france").cubes
    for province in places.PROVINCES_OF[table.position.board][table.space("aragon")]:
        towns.give(table.position, province, table.realm("castile"))
    assert table.position.areas.influence[table.space("aragon")] == 0
    assert me(table, "france").cubes == before + 2


@pytest.mark.rule("EU-5.4.1.1")
def test_benign_diplomats_add_a_cube(table: Board) -> None:
    rich(table, "france", dip=1)
    table.idea("france", "benign-diplomats")
    begin(table)
    answer(table, "influence-for-dip aragon")
    finish(table, "influence-free aragon")
    assert cubes(table, "france", "aragon") == 2


# Claims


@pytest.mark.rule("EU-5.4.3.1", "EU-5.4.3.2", "EU-5.4.3.3")
def test_claims_of_two_dip_each(table: Board) -> None:
    rich(table, "france", dip=5)
    player = table.player("france")
    assert claims.can_fabricate(table.position, player)
    claims.begin_fabricate(table.position, player)
    answer(table, "claim-area aragon")
    assert "claim-area aragon" not in offered(table)
    assert me(table, "france").power == [0, 3, 0]
    finish(table, "claim-area brittany-normandy")
    for space in ("aragon", "brittany-normandy"):
        assert table.position.areas.claims[table.space(space)] == 1 << player
    table.war("france", "aragon")
    rich(table, "france", dip=5)
    assert not claims.can_fabricate(table.position, player)


@pytest.mark.rule("EU-5.4.3.5")
def test_a_claim_in_a_battleground_costs_one(table: Board) -> None:
    struggle = next(each for each in range(len(goals.BATTLEGROUNDS)) if goals.BATTLEGROUNDS[each])
    space = goals.BATTLEGROUNDS[struggle][0]
    player = table.player("france")
    assert claims.price(table.position, player, space) == 2
    table.position.own_decks().struggles = [struggle]
    assert claims.price(table.position, player, space) == 1
    table.idea("france", "efficient-spies")
    assert claims.price(table.position, player, space) == 1


@pytest.mark.rule("EU-5.4.3.2", "EU-7.6.6")
def test_no_second_claim_and_none_on_what_is_ones_own(table: Board) -> None:
    player = table.player("france")
    assert claims.may_claim(table.position, player, table.space("aragon"))
    assert not claims.may_claim(table.position, player, table.space("loire"))
    table.claim("france", "aragon")
    assert not claims.may_claim(table.position, player, table.space("aragon"))


@pytest.mark.rule("EU-5.4.3.2", "EU-5.2.5.1")
def test_a_claim_stays_when_the_last_province_of_its_area_becomes_ones_own(table: Board) -> None:
    """None can be placed there any more, but the token lies where it is until its player gives it up."""
    table.claim("france", "aragon")
    for province in places.PROVINCES_OF[table.position.board][table.space("aragon")]:
        towns.give(table.position, province, table.realm("france"))
    player = table.player("france")
    assert ownership.owns_all(table.position, player, table.space("aragon"))
    assert table.position.areas.claims[table.space("aragon")] >> player & 1
    assert CUT_CLAIM.of(table.space("aragon")) in ties.choices(table.position, player)


@pytest.mark.rule("EU-5.2.5.1")
def test_influence_of_this_turn_can_be_returned_too(table: Board) -> None:
    table.influence("france", "aragon", 1)
    player = table.player("france")
    table.position.own_player(player).turn_influence = [table.space("aragon")]
    assert ties.can_cut_ties(table.position, player)
    assert CUT_INFLUENCE.of(table.space("aragon")) in ties.choices(table.position, player)


@pytest.mark.rule("EU-5.4.0.1", "EU-6.2.9", "EU-6.2.10", "EUI-7")
@pytest.mark.parametrize("victim", ["a Town", "an Ally", "nobody"])
def test_fabricated_claims_can_be_countered_by_whom_they_are_against(table: Board, victim: str) -> None:
    rich(table, "france", dip=2)
    rich(table, "castile", dip=2)
    hold(table, "castile", "Counterespionage")
    if victim == "a Town":
        table.town("barcelona", "castile")
    elif victim == "an Ally":
        table.ally("castile", "aragon")
    claims.begin_fabricate(table.position, table.player("france"))
    answer(table, "claim-area aragon")
    if victim == "nobody":
        table.position.advance()
        assert not table.position.agenda
        assert table.position.areas.claims[table.space("aragon")]
        return
    assert table.position.seat == table.player("castile")
    finish(table, offered(table)[0])
    assert table.position.areas.claims[table.space("aragon")] == 0
    assert me(table, "france").power == [0, 0, 0]


# Alliances


@pytest.mark.rule("EU-5.4.2.1", "EU-5.4.2.3")
def test_forging_an_alliance(table: Board) -> None:
    player = table.player("france")
    rich(table, "france", dip=5)
    table.influence("france", "aragon", 1)
    assert table.realm("aragon") not in alliances.candidates(table.position, player)
    table.influence("france", "aragon", 1)
    cost = min(3, (ownership.realm_tax(table.position, table.realm("aragon")) + 1) // 2)
    alliances.begin_forge(table.position, player)
    finish(table, "forge-with aragon")
    assert relations.allied(table.position, player, table.realm("aragon"))
    assert me(table, "france").power == [0, 5 - cost, 0]
    assert cubes(table, "france", "aragon") == 3


@pytest.mark.rule("EU-5.4.2.2", "EU-5.4.2.4", "EU-11.3.3")
def test_an_opponents_ally_needs_more_influence(table: Board) -> None:
    player = table.player("france")
    rich(table, "france", dip=5)
    table.influence("france", "aragon", 2).influence("castile", "aragon", 2).ally("castile", "aragon")
    assert table.realm("aragon") not in alliances.candidates(table.position, player)
    table.influence("france", "aragon", 1)
    alliances.begin_forge(table.position, player)
    finish(table, "forge-with aragon")
    assert not relations.allied(table.position, table.player("castile"), table.realm("aragon"))
    table.war("castile", "granada").influence("castile", "portugal", 2)
    assert not alliances.can_forge(table.position, table.player("castile"), 99)


# Cut Ties


def cut(table: Board, option: str, *answers: str) -> None:
    assert ties.can_cut_ties(table.position, table.player("france"))
    ties.begin_cut_ties(table.position, table.player("france"))
    finish(table, option, *answers)


@pytest.mark.rule("EU-5.2.5.1", "EU-11.1.5")
def test_influence_and_claims_are_given_up(table: Board) -> None:
    table.influence("france", "aragon", 2).claim("france", "aragon")
    cut(table, "cut-influence aragon")
    assert cubes(table, "france", "aragon") == 1
    cut(table, "cut-claim aragon")
    assert table.position.areas.claims[table.space("aragon")] == 0


@pytest.mark.rule("EU-5.2.5.2", "EU-11.3.21")
def test_an_ally_at_peace_costs_five_influence_and_a_truce(table: Board) -> None:
    table.influence("france", "aragon", 3).ally("france", "aragon")
    cut(table, "cut-alliance aragon")
    assert cubes(table, "france", "aragon") == 0
    assert relations.truce(table.position, table.realm("france"), table.realm("aragon"))
    assert not relations.allied(table.position, table.player("france"), table.realm("aragon"))


@pytest.mark.rule("EU-11.3.21")
def test_which_five_influence_is_the_players_choice(table: Board) -> None:
    table.give("palermo", "aragon")
    table.influence("france", "aragon", 4).influence("france", "sicily", 3).ally("france", "aragon")
    ties.begin_cut_ties(table.position, table.player("france"))
    answer(table, "cut-alliance aragon")
    for space in ("aragon", "sicily", "aragon", "sicily"):
        answer(table, f"pick-area {space}")
    finish(table, "pick-area sicily")
    assert cubes(table, "france", "aragon") == 2
    assert cubes(table, "france", "sicily") == 0


@pytest.mark.rule("EU-5.2.5.2", "EU-11.3.22")
def test_an_active_ally_costs_stability_its_units_and_all_influence(table: Board) -> None:
    table.ally("france", "aragon", active=True).war("france", "castile").war("aragon", "castile", via="france")
    table.influence("france", "aragon", 4)
    table.army("france", 1, "languedoc", infantry=2, allied_infantry=2)
    mine = table.position.own_player(table.player("france"))
    mine.allied = 1
    mine.levies = [table.realm("aragon"), 3]
    cut(table, "cut-alliance aragon")
    assert me(table, "france").stability == -2
    assert cubes(table, "france", "aragon") == 0
    assert me(table, "france").allied == 0
    assert table.position.forces.armies[ARMY_UNITS + ALLIED] == 0
    # its war with Castile is its own now
    assert relations.at_war(table.position, table.realm("aragon"), table.realm("castile"))
    wars = table.position.bonds.wars
    assert [wars[i + 2] for i in range(0, len(wars), 4)] == [-1, -1]
