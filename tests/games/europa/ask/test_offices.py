"""The Empire, the Curia, and faith."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import offices
from ludarium.games.europa.facts import places
from ludarium.games.europa.table.position import REVOLUTION
from ludarium.games.europa.table.small import with_bits

from ..board import Board, board

ELECTORS = ["bohemia", "brandenburg", "rhineland", "saxony", "westphalia"]


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True).emperor("austria", 3)


@pytest.mark.rule("EU-18.0.1", "EU-18.3.1", "EU-18.3.2", "AMB-61")
def test_the_empire_of_1444(table: Board) -> None:
    position = table.position
    assert offices.emperor_player(position) == table.player("austria")
    assert offices.hre_space(position, table.space("rhineland"))
    assert offices.hre_space(position, table.space("venetia"))  # in part
    assert not offices.hre_space(position, table.space("seine"))
    assert offices.member(position, table.realm("austria"))
    assert not offices.subject(position, table.realm("austria"))
    assert offices.subject(position, table.realm("bohemia"))
    assert not offices.member(position, table.realm("venice"))
    assert table.realm("saxony") in offices.subjects(position)
    table.not_hre("bohemia")
    assert not offices.hre_space(table.position, table.space("bohemia"))
    assert not offices.member(table.position, table.realm("bohemia"))


@pytest.mark.rule("EU-18.3.6", "EU-18.1.2")
def test_elector_areas_need_the_capital_of_a_member(table: Board) -> None:
    assert table.spaces(offices.electors(table.position)) == ELECTORS
    assert offices.authority_cap(table.position) == 6
    for province in list(places.PROVINCES_OF[table.position.board][table.space("bohemia")]):
        table.town(places.PROVINCE.ref(province), "austria")
    # Bohemia has lost Praha: its Capital is Austria's, whose own Capital lies elsewhere
    assert "bohemia" not in table.spaces(offices.electors(table.position))
    assert offices.authority_cap(table.position) == 5


@pytest.mark.rule("EU-18.3.5", "EU-9.CB.13")
def test_unlawful_occupants_of_1444_are_burgundy_venice_and_denmark(table: Board) -> None:
    found = [
        name
        for name in ("burgundy", "venice", "denmark", "france", "bohemia")
        if offices.unlawful(table.position, table.realm(name))
    ]
    assert found == ["burgundy", "venice", "denmark"]
    for area in ("venetia", "lombardy"):
        table.not_hre(area)
    assert not offices.unlawful(table.position, table.realm("venice"))
    table.occupy("praha", "france")
    assert offices.unlawful(table.position, table.realm("france"))


@pytest.mark.rule("EU-19.1.1", "EU-19.1.2", "AMB-52", "AMB-53")
@pytest.mark.parametrize(
    ("slots", "roma", "controller", "alone"),
    [
        ([], "", "", False),
        (["castile"], "", "castile", False),
        (["castile", "france", "france"], "", "france", True),
        (["castile", "france", "france", "castile"], "", "castile", False),
        (["castile", "france", "castile"], "france", "france", False),
        (["france", "france"], "france", "france", True),
    ],
)
def test_the_papal_controller(table: Board, slots: list[str], roma: str, controller: str, alone: bool) -> None:
    table.curia(*slots, roma=roma)
    expected = table.player(controller) if controller else -1
    assert offices.curia_controller(table.position) == expected
    assert offices.uncontested(table.position) == alone


@pytest.mark.rule("EU-19.0.1", "EU-19.1.3", "EU-15.0.2")
def test_catholic_players_and_slots(table: Board) -> None:
    table.faith("france", "catholic").faith("castile", "counter-reformed").faith("england", "protestant")
    table.faith("austria", "catholic")
    assert [table.player(name) for name in ("france", "castile", "austria")] == offices.catholic_players(table.position)
    assert offices.curia_slots(table.position) == 4


@pytest.mark.rule("EU-15.3.4", "EU-15.0.6", "EU-15.0.7", "AMB-30")
def test_religious_dissent(table: Board) -> None:
    position, castile = table.position, table.player("castile")
    leon, andalucia = table.space("leon"), table.space("andalucia")
    assert not offices.dissent(position, castile, leon)
    table.creed("andalucia", "diverse")
    assert offices.dissent(table.position, castile, andalucia)
    assert not offices.dissent(table.position, table.player("france"), andalucia)
    table.creed("leon", "counter-reformed")
    assert not offices.dissent(table.position, castile, leon)
    areas = table.position.own_areas()
    areas.creed = with_bits(areas.creed, places.SLOT_OF[leon], REVOLUTION)
    assert offices.dissent(table.position, castile, leon)
    table.town("guyana", "castile")
    assert not offices.dissent(table.position, castile, table.space("guyana"))


@pytest.mark.rule("EU-4.3.20")
def test_vassals_of_another_faith(table: Board) -> None:
    table.vassal("granada", "castile").creed("andalucia", "muslim")
    assert offices.vassal_dissent(table.position, table.player("castile"), table.space("andalucia"))
    table.rebel_town("granada", "gibraltar")
    assert not offices.vassal_dissent(table.position, table.player("castile"), table.space("andalucia"))
