"""Marriages and Vassals: who can be Subjugated, and what a Vassal brings (EU-11.2, 11.4)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import relations, tracks, vassalage
from ludarium.games.europa.table.position import NPR, VASSALIZED

from ..board import Board, board
from ..cards.apart import apart as apart
from ..cards.programs import answer, begin, can, offered, run

SUBJUGATE = "vassal(?realm[npr, your_ally, subjugable])"


def west() -> Board:
    return board("1-01", people=4, lands=True)


def small_castile() -> Board:
    """Castile with three Ducats of Base Tax, and Granada that is worth two."""
    table = board("1-01", people=4).ally("castile", "granada").influence("castile", "andalucia", 4)
    for name in ("burgos", "madrid", "salamanca", "leon"):
        if tracks.base_tax(table.position, table.player("castile")) < 3:
            table.town(name, "castile")
    assert tracks.base_tax(table.position, table.player("castile")) == 3
    assert vassalage.worth(table.position, table.realm("granada")) == 2
    return table


def subjugable(table: Board, lord: str, realm: str) -> bool:
    return vassalage.subjugable(table.position, table.player(lord), table.realm(realm))


@pytest.mark.rule("EU-11.2.7")
def test_several_players_are_married_to_one_npr() -> None:
    table = west().wed("england", "scotland").wed("france", "scotland")
    for name in ("england", "france"):
        assert relations.marriages(table.position, table.player(name)) == [table.realm("scotland")]
    assert relations.may_marry(table.position, table.player("castile"), table.realm("scotland"))


@pytest.mark.rule("EU-11.4.1")
def test_vassals_pay_tax_and_add_manpower() -> None:
    table = west()
    france = table.player("france")
    tax, men = tracks.tax_income(table.position, france), tracks.manpower(table.position, france)
    base = tracks.base_tax(table.position, france)
    table.vassal("brittany", "france")
    tokens = table.position.players[france].vassal
    assert tokens == 2
    assert tracks.base_tax(table.position, france) == base
    assert tracks.tax_income(table.position, france) == tax + 1  # half a Ducat for each token
    assert tracks.manpower(table.position, france) > men


@pytest.mark.rule("EU-11.2.4", "EU-11.4.9")
def test_with_a_marriage_the_target_may_exceed_half_of_the_base_tax() -> None:
    table = small_castile()
    assert not subjugable(table, "castile", "granada")
    table.wed("castile", "granada")
    assert subjugable(table, "castile", "granada")
    table.influence("france", "andalucia", 1)  # AMB-17: an Opponent's Influence counts with the target
    assert not subjugable(table, "castile", "granada")


@pytest.mark.rule("EU-11.4.2")
def test_the_card_makes_an_ally_a_vassal() -> None:
    table = west().ally("france", "brittany").influence("france", "brittany-normandy", 4)
    assert can(table, "france", SUBJUGATE)
    run(table, "france", SUBJUGATE)
    realms = table.position.realms
    assert realms.kind[table.realm("brittany")] == VASSALIZED
    assert realms.lord[table.realm("brittany")] == table.realm("france")


@pytest.mark.rule("EU-11.4.10")
@pytest.mark.parametrize("taken", [True, False])
def test_vassals_of_the_subjugated_realm_cost_influence_or_go_free(taken: bool) -> None:
    table = west().ally("castile", "navarra").influence("castile", "aragon", 3).vassal("granada", "navarra")
    assert not subjugable(table, "castile", "navarra")
    table.wed("castile", "navarra")
    if taken:
        table.influence("castile", "andalucia", vassalage.worth(table.position, table.realm("granada")))
    begin(table, "castile", SUBJUGATE)
    granada = table.realm("granada")
    if taken:
        answer(table, "pick-realm granada")
        assert table.position.realms.lord[granada] == table.realm("castile")
        assert relations.influence(table.position, table.player("castile"), table.space("andalucia")) == 0
    else:
        assert table.position.realms.kind[granada] == NPR
        assert "pick-realm granada" in offered(table)  # an Alliance
        answer(table, "pick-area andalucia")
        assert (table.position.areas.claims[table.space("andalucia")] >> table.player("castile")) & 1
        assert not (table.position.realms.allies[granada] >> table.player("castile")) & 1
    assert table.position.realms.lord[table.realm("navarra")] == table.realm("castile")


@pytest.mark.rule("EU-11.4.11")
def test_a_distant_realm_is_not_subjugated() -> None:
    table = west().ally("castile", "navarra").wed("castile", "navarra").influence("castile", "aragon", 3)
    assert subjugable(table, "castile", "navarra")
    table.give("mali", "navarra")
    table.position.own_realms().capital[table.realm("navarra")] = table.province("mali")
    table.influence("castile", "aragon", 2)
    assert not subjugable(table, "castile", "navarra")


@pytest.mark.rule("EU-11.2.5")
def test_a_disputed_succession_needs_a_marriage() -> None:
    table = west()
    disputed = "succession(?realm[npr, marriage])"
    assert not can(table, "france", disputed)
    table.wed("england", "scotland")
    assert can(table, "france", disputed)
