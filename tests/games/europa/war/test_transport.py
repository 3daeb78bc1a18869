"""Naval Transport (EU-5.5.2.8, 9.5.25-34)."""

from __future__ import annotations

import pytest

from ..board import Board, board
from .campaign import Campaign


def to_naples() -> Board:
    """EX-EU1-16: Austria has declared War on Naples, the Ally of France."""
    table = board("1-01", people=4, lands=True).free("naples").ally("france", "naples").war("austria", "naples")
    table.war("austria", "france", via="naples")
    table.ships("france", "gulf-of-lion", 3).ships("france", "western-mediterranean")
    table.army("france", 1, "languedoc", infantry=4, cavalry=1).units("france", "lombardy")
    return table.turn("france")


@pytest.mark.rule(
    *("EX-EU1-16", "EU-5.5.2.8", "EU-9.5.25", "EU-9.5.26", "EU-9.5.27", "EU-9.5.32", "EU-9.5.33", "EU-5.5.2.1")
)
def test_french_ships_build_a_bridge_and_the_army_lands_in_naples() -> None:
    war = Campaign(to_naples()).power("france", mil=1).activate("france")
    war.answer("sail-to place=central-mediterranean")
    war.answer("sail-light place=gulf-of-lion goal=central-mediterranean amount=1")
    war.answer("sail-light place=western-mediterranean goal=central-mediterranean amount=1", "done")
    assert war.asked == "Ferry france"
    assert war.of("march-army") == ["1"]
    assert war.of("march-unit") == ["lombardy"]
    war.answer("march-army army=1", "cross space=naples")
    assert war.army_in("france", 1, "naples")
    assert war.asked == ""  # the Unit in Lombardy may not use the place that is left
    assert war.mil("france") == 0


@pytest.mark.rule("EX-EU1-16", "EU-9.5.26")
def test_one_ship_carries_three_units() -> None:
    table = to_naples()
    war = Campaign(table).power("france", mil=1).activate("france").answer("sail-to place=central-mediterranean")
    war.answer("sail-light place=western-mediterranean goal=central-mediterranean amount=1", "done")
    war.answer("done")
    assert war.of("march-army") == []  # five Units, one Ship in the Central Mediterranean
    assert war.of("march-unit") == ["lombardy"]


@pytest.mark.rule("EU-9.5.31", "EU-9.5.5")
def test_in_a_land_activation_the_shores_count_as_adjacent() -> None:
    table = to_naples().ships("france", "central-mediterranean", 2)
    war = Campaign(table.turn("france")).power("france", mil=1).activate("france").answer("march-army army=1")
    assert "naples" in war.of("cross")
    war.answer("cross space=naples")
    assert war.army_in("france", 1, "naples")
    assert war.of("march") == []  # movement ends where Units land
    assert war.of("cross") == []


@pytest.mark.rule("EU-9.5.26", "EU-9.5.13")
def test_who_leaves_units_behind_fits_onto_fewer_ships() -> None:
    table = to_naples().ships("france", "central-mediterranean")
    war = Campaign(table.turn("france")).power("france", mil=1).activate("france").answer("march-army army=1")
    assert "naples" not in war.of("cross")
    war.answer("drop-off amount=2")
    assert "naples" in war.of("cross")


@pytest.mark.rule("EU-9.5.29", "EU-9.5.34", "EU-9.5.32")
def test_units_land_in_a_hostile_area_after_the_battle_at_sea() -> None:
    table = board("1-01", people=4, lands=True).war("england", "france").ships("england", "doggerbank", 3)
    table.ships("france", "english-channel").army("england", 1, "east-anglia", infantry=2).turn("england")
    war = Campaign(table).power("england", mil=1).activate("england")
    war.answer("sail-to place=english-channel", "sail-light place=doggerbank goal=english-channel amount=3")
    assert war.events("naval-battle")
    assert not war.asked.startswith("Ferry")  # not before the Battle is fought


@pytest.mark.rule("EU-9.5.32")
def test_the_bridge_must_include_a_ship_that_has_just_moved() -> None:
    table = to_naples().ships("france", "central-mediterranean", 2).ships("france", "english-channel")
    war = Campaign(table.turn("france")).power("france", mil=1).activate("france")
    war.answer("sail-to place=bay-of-biscay", "sail-light place=english-channel goal=bay-of-biscay amount=1")
    war.answer("done", "done")
    assert war.asked == ""  # the Ships before Naples have not moved


@pytest.mark.rule("EU-9.5.28")
def test_an_allys_ships_carry_where_no_enemy_ships_are() -> None:
    table = board("1-01", people=4, lands=True).ally("france", "england").ally("england", "france")
    table.ships("england", "english-channel").army("france", 1, "brittany-normandy", infantry=2).turn("france")
    war = Campaign(table).power("france", mil=1).activate("france").answer("march-army army=1")
    assert "east-anglia" in war.of("cross")
    table.war("france", "castile").ships("castile", "english-channel")
    assert "east-anglia" not in war.of("cross")


@pytest.mark.rule("EU-9.5.11", "EU-9.5.32", "EUI-30")
def test_a_landing_that_is_refused_may_go_elsewhere() -> None:
    table = board("1-01", people=4, lands=True).war("england", "scotland").ships("england", "doggerbank")
    table.town("artois", "picardie", "champagne", "france")
    table.army("england", 1, "east-anglia", infantry=1).turn("england")
    war = Campaign(table).power("england", mil=1, ducats=9).activate("england")
    war.answer("sail-to place=english-channel", "sail-light place=doggerbank goal=english-channel amount=1", "done")
    war.answer("march-army army=1")
    assert "seine" in war.of("cross")
    war.answer("cross space=seine", "refuse")
    assert war.asked == "Ferry england"
    war.answer("march-army army=1")
    assert "seine" not in war.of("cross")
