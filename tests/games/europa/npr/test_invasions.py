"""NPR invasions (EU-13.5)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.npr import invasions
from ludarium.games.europa.put import towns
from ludarium.games.europa.table.position import INVASIONS, LATER_PRINTING

from ..board import Board, board
from .land import Land


def burgundy() -> Board:
    """Burgundy is at War with France: Seine, Burgundy and what lies beside them can be invaded."""
    table = board("1-01", people=4, lands=True).war("france", "burgundy")
    table.position.rules |= INVASIONS
    table.position.active = -1
    return table


def eligible(table: Board, name: str = "burgundy") -> list[str]:
    return table.spaces(invasions.eligible(table.position, table.realm(name)))


@pytest.mark.rule("EU-13.5.1", "EU-2.0.3")
def test_nprs_at_war_invade_in_alphabetical_order_if_the_rule_is_played() -> None:
    table = burgundy().war("castile", "granada").war("austria", "bavaria")
    land = Land(table).run(invasions.InvasionStep())
    order = [str(each["realm"]) for each in land.events("invaded")]
    assert order == ["realm:bavaria", "realm:burgundy", "realm:granada"]
    table = burgundy()
    table.position.rules = 0
    assert Land(table).run(invasions.InvasionStep()).events("invaded") == []


@pytest.mark.rule("EU-13.5.2")
def test_no_invasion_by_an_active_ally_or_with_hostile_units_at_home() -> None:
    realm = burgundy().realm("burgundy")
    assert invasions.invades(burgundy().position, realm)
    assert not invasions.invades(burgundy().ally("england", "burgundy", active=True).position, realm)
    table = burgundy().units("france", "burgundy")
    assert not invasions.invades(table.position, realm)
    table.position.rules |= LATER_PRINTING
    assert invasions.invades(table.position, realm)
    assert invasions.invades(burgundy().units("england", "burgundy").position, realm)
    assert not invasions.invades(board("1-01", people=4, lands=True).position, realm)


@pytest.mark.rule("EU-13.5.2")
def test_targets_hold_towns_of_the_enemy_and_no_units_of_others() -> None:
    found = eligible(burgundy())
    assert "seine" in found
    assert "castile" not in found
    assert "seine" not in eligible(burgundy().units("england", "seine"))
    assert "seine" in eligible(burgundy().units("france", "seine"))
    assert "flanders-wallonia" not in found
    assert "flanders-wallonia" in eligible(burgundy().occupy("namur", "france"))  # its own Occupied Provinces


@pytest.mark.rule("EU-13.5.2")
def test_hostile_ships_close_the_sea() -> None:
    table = board("1-01", people=4, lands=True).war("castile", "tunis")
    assert eligible(table, "tunis")
    for sea in ("western-mediterranean", "central-mediterranean", "gulf-of-lion", "central-atlantic"):
        table.ships("castile", sea)
    assert eligible(table, "tunis") == []


@pytest.mark.rule("EU-13.5.3", "AMB-26")
def test_its_own_capital_area_comes_first_then_cores_then_land() -> None:
    table = burgundy()
    realm = table.realm("burgundy")
    burgundian, seine, loire = table.space("burgundy"), table.space("seine"), table.space("aquitaine")
    assert invasions.preferred(table.position, realm, [loire, seine, burgundian]) == burgundian
    assert invasions.preferred(table.position, realm, [loire, seine]) == seine  # Artois and Picardie
    table = portugal()
    beside = [table.space("castile"), table.space("leon")]
    assert invasions.preferred(table.position, table.realm("portugal"), beside) == table.space("leon")


def portugal() -> Board:
    """Portugal, with a Tax Value of 6, is at War with Castile."""
    table = board("1-01", people=4, lands=True).war("castile", "portugal")
    table.position.rules |= INVASIONS
    table.position.active = -1
    return table


@pytest.mark.rule("EU-13.5.4", "EU-13.5.5", "EU-13.5.6", "AMB-25")
def test_two_towns_get_unrest_and_the_units_stay_as_rebels() -> None:
    table = portugal()
    realm = table.realm("portugal")
    assert invasions.strength(table.position, realm) == 3
    table.town("beira", "porto", "castile")
    assert invasions.strength(table.position, realm) == 2
    land = Land(table).run(invasions.Invasion(realm))
    assert land.events("invaded")[0]["space"] == "space:portugal"
    assert [land.unrest("beira"), land.unrest("porto")] == [True, True]
    assert land.rebels_in("portugal") == 2


@pytest.mark.rule("EU-13.5.4")
def test_unrest_comes_alphabetically_and_only_to_enemies() -> None:
    table = burgundy()
    invasions._unrest(table.position, table.space("aquitaine"), [table.player("france")])
    land = Land(table)
    found = [name for name in ("armagnac", "bordeaux", "poitou", "saintonge") if land.unrest(name)]
    assert found == ["armagnac", "poitou"]


@pytest.mark.rule("EU-13.5.2", "EU-13.5.4")
def test_an_occupants_calm_town_gets_unrest_too() -> None:
    table = portugal().occupy("beira", "castile")
    towns.unrest(table.position, table.province("beira"), False)
    invasions._unrest(table.position, table.space("portugal"), [table.player("castile")])
    assert Land(table).unrest("beira")


@pytest.mark.rule("EU-13.5.5", "EU-13.2.2")
def test_vassals_add_to_the_invaders() -> None:
    table = portugal().vassal("granada", "portugal")
    assert invasions.strength(table.position, table.realm("portugal")) == 4


@pytest.mark.rule("EU-13.5.6", "EU-13.5.2")
def test_units_there_fight_at_once() -> None:
    table = portugal().units("castile", "leon", 2).units("france", "andalucia").units("france", "macaronesia")
    land = Land(table).run(invasions.Invasion(table.realm("portugal")))
    assert land.events("invaded")[0]["space"] == "space:leon"
    assert land.events("land-battle")
