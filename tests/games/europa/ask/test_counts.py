"""What the cards count, each count once, by hand (EFFECTS 5)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import counts
from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Amount, Count
from ludarium.games.europa.table.player import Player
from ludarium.games.europa.table.small import put

from ..board import Board, board
from ..cards.programs import condition, program


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def count(text: str) -> Count:
    return condition(f"{text}>=0").counts[0]


def number(table: Board, text: str, realm: str = "france") -> int:
    return counts.number(table.position, table.player(realm), count(text))


def mine(table: Board, realm: str = "france") -> Player:
    return table.position.own_player(table.player(realm))


def test_present_values(table: Board) -> None:
    me = mine(table)
    me.prestige, me.ducats, me.stability, me.interest = 7, 12, -2, 3
    me.power = [1, 2, 3]
    table.position.age = 2
    table.emperor("austria", 4)
    words = ["prestige", "ducats", "adm", "dip", "mil", "stability", "interest", "age", "authority"]
    assert [number(table, word) for word in words] == [7, 12, 1, 2, 3, -2, 3, 2, 4]


@pytest.mark.rule("EU-7.5.2", "EU-4.4.6")
def test_tax(table: Board) -> None:
    # France: 8 Small and 4 Large Towns; a Vassal token is worth half a Ducat
    assert number(table, "base_tax") == 16
    assert number(table, "tax") == 16
    table.vassal("brittany", "france")
    assert number(table, "base_tax") == 16
    assert number(table, "tax") == 17
    # Paris and Champagne, both Large; Artois and Picardie are Burgundian
    assert number(table, "tax[own, @Seine]") == 4
    assert number(table, "tax[own, @Lombardy]") == 0


def test_provinces_towns_vassals(table: Board) -> None:
    table.vassal("brittany", "france")
    assert number(table, "provinces[own, @Brittany & Normandy]") == 0
    assert number(table, "provinces[own_or_vassal, @Rennes|@Nantes]") == 2
    assert number(table, "towns") == 12
    assert number(table, "towns[@Loire]") == 4
    assert number(table, "vassals") == 2
    assert number(table, "vassals[@Rennes]") == 1
    assert number(table, "large_towns") == 4
    table.rebel_town("orleans")
    assert number(table, "rebel_towns") == 1
    assert number(table, "towns") == 11
    assert number(table, "large_towns") == 3
    table.war("england", "france").occupy("berry", "england")
    assert number(table, "towns") == 10
    assert number(table, "towns", "england") == number(table, "provinces[own]", "england")


@pytest.mark.rule("EU-14.1.3")
def test_unrest_counts_only_where_it_shows(table: Board) -> None:
    table.vassal("brittany", "france").unrest("paris", "orleans", "rennes")
    assert number(table, "unrest") == 3
    table.rebel_town("orleans")
    assert number(table, "unrest") == 2


def test_areas_claims_influence(table: Board) -> None:
    assert number(table, "areas[all_owned]") == 1
    assert number(table, "areas[all_owned]", "castile") == 2
    table.claim("france", "naples", "cape-of-good-hope")
    assert number(table, "claims") == 2
    assert number(table, "claims[distant]") == 1
    assert number(table, "claims[@Africa]") == 1
    # a Core token counts as a Claim (EU-7.6.6)
    table.core("france", "loire")
    assert number(table, "claims") == 3
    table.influence("france", "lombardy", 2).influence("france", "bohemia", 1)
    assert number(table, "influence") == 3
    assert number(table, "influence[@Lombardy|@Naples]") == 2


@pytest.mark.rule("EU-11.2.2")
def test_marriages_and_imperial_cubes_count_as_influence(table: Board) -> None:
    table.emperor("austria").imperial("lombardy", 2).wed("austria", "bohemia").influence("austria", "bohemia", 1)
    assert number(table, "influence", "austria") == 4
    assert number(table, "influence[elector]", "austria") == 2
    assert number(table, "influence[hre]", "austria") == 4


@pytest.mark.rule("EU-2.T.13", "AMB-2")
def test_units(table: Board) -> None:
    table.army("france", 1, "seine", infantry=2, cavalry=1, mercenary_infantry=1).units("france", "loire", 2)
    assert number(table, "units") == 6
    assert number(table, "units[@Lombardy|@Loire]") == 2
    assert number(table, "units[cavalry]") == 1
    assert number(table, "deployed_regulars") == 5


@pytest.mark.rule("EUI-8")
def test_units_of_a_battle_only(table: Board) -> None:
    table.army("france", 1, "seine", cavalry=2).army("france", 2, "loire", cavalry=1)
    player = table.player("france")
    assert counts.number(table.position, player, count("units[cavalry]"), table.space("loire")) == 1


def test_ships(table: Board) -> None:
    table.ships("france", "bay-of-biscay", 2).slots("france", "bay-of-biscay", 1).docked("france", "bordeaux", 1)
    table.fleet("france", "gulf-of-lion", light=1, heavy=2)
    assert number(table, "ships") == 7
    assert number(table, "ships[heavy]") == 2
    assert number(table, "ships[trade_protection]") == 1
    assert number(table, "ships[@Bay of Biscay]") == 3
    assert number(table, "ships[distant]") == 0
    assert number(table, "seas[your_ships, @Bay of Biscay]") == 1
    assert number(table, "seas[your_ships, your_port, not opponent_ships]") == 2
    table.ships("england", "bay-of-biscay")
    assert number(table, "seas[your_ships, your_port, not opponent_ships]") == 1


def test_nodes_and_merchants(table: Board) -> None:
    bordeaux, genoa, america = table.node("bordeaux"), table.node("genoa"), table.node("north-america")
    mine(table).merchants = [bordeaux * 2, america * 2 + 1, -1]
    forces = table.position.own_forces()
    forces.expanded = put(forces.expanded, bordeaux, 1)
    assert number(table, "merchants") == 2
    assert number(table, "merchants[@node:Bordeaux|@Genoa]") == 1
    assert number(table, "nodes[your_merchant]") == 2
    assert number(table, "nodes[your_merchant, distant]") == 1
    assert number(table, "nodes[expanded, your_merchant]") == 1
    assert genoa >= 0


@pytest.mark.rule("EU-2.M.11", "EU-5.1.3.5")
def test_ports_and_continents(table: Board) -> None:
    # a Large Port counts 2
    assert number(table, "ports[own]") == 2
    table.town("bordeaux", "france")
    assert number(table, "ports[own]") == 4
    assert number(table, "continents[your_town]") == 0
    table.town("cape-of-good-hope", "france").ships("france", "caribbean-sea").claim("france", "bengal")
    assert number(table, "continents[your_town]") == 1
    assert number(table, "continents[your_ships or your_town or your_claim]") == 3


def test_allies_and_marriages(table: Board) -> None:
    table.ally("france", "scotland").ally("france", "tunis").wed("france", "scotland")
    assert number(table, "allies") == 2
    assert number(table, "allies[muslim]") == 1
    assert number(table, "marriages") == 1


def test_cardinals_people_ideas(table: Board) -> None:
    table.curia("france", "england", roma="france")
    assert number(table, "cardinals") == 2
    advisors = [card for card in range(108) if not action_cards.IS_LEADER[card]][:2]
    mine(table).advisors = [*advisors, -1]
    skills = [action_cards.ADVISOR_SKILL[card] for card in advisors]
    assert number(table, "advisors") == 2
    assert number(table, "advisor_skill") == sum(skills)
    assert number(table, "advisors[skill>=2]") == sum(1 for skill in skills if skill >= 2)
    table.idea("france", "cannons", "national-bank")
    assert number(table, "ideas") == 2
    assert number(table, "ideas[min_age>=3]") == 1


def test_what_has_grown_since_the_age_began(table: Board) -> None:
    slots = [counts.plain(table.position, table.player("france"), code) for code in BOOK.grown]
    mine(table).at_age = slots
    assert number(table, "grown(towns)") == 0
    table.town("bourgogne", "france").wed("france", "scotland")
    assert number(table, "grown(towns)") == 1
    assert number(table, "grown(marriages)") == 1


def test_what_was_done(table: Board) -> None:
    did = count("did(win_battle, this_round)")
    me = mine(table)
    me.deeds_round = put(me.deeds_round, did.deed, 2)
    me.deeds_age = put(me.deeds_age, did.deed, 5)
    assert counts.number(table.position, table.player("france"), did) == 2


def amount(text: str) -> Amount:
    return program(f"gain({text} ducats)").amount


def test_amounts(table: Board) -> None:
    player = table.player("france")
    table.units("france", "loire", 3)
    assert counts.amount(table.position, player, amount("4")) == 4
    assert counts.amount(table.position, player, amount("2 per units")) == 6
    assert counts.amount(table.position, player, amount("ceil(base_tax/3)")) == 6
    assert counts.amount(table.position, player, amount("base_tax")) == 16
