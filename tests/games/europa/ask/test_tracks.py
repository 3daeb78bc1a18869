"""Income and Manpower as the tracks of the mats show them."""

from __future__ import annotations

import random

import pytest

from ludarium.games.europa.ask import ownership, tracks
from ludarium.games.europa.put import towns
from ludarium.games.europa.table.position import LARGE, TWO_SMALL, VASSAL, VASSAL_MANPOWER

from ..board import Board, board


@pytest.mark.rule("EU-7.5.2", "EU-9.3.1", "EU-3.15", "AMB-EU1-9")
@pytest.mark.parametrize(
    ("realm", "tax", "manpower"), [("france", 16, 8), ("castile", 12, 6), ("england", 16, 8), ("austria", 9, 5)]
)
def test_figures_of_1444(realm: str, tax: int, manpower: int) -> None:
    table = board("1-01", people=4, lands=True)
    player = table.player(realm)
    assert tracks.tax_income(table.position, player) == tax
    assert tracks.manpower(table.position, player) == manpower


@pytest.mark.rule("EU-18.1.3", "EU-9.3.3", "EU-9.3.5", "EU-18.1.4")
def test_the_emperor_adds_his_authority_to_manpower_and_not_to_base_tax() -> None:
    table = board("1-01", people=4, lands=True).emperor("austria", 3)
    austria = table.player("austria")
    assert tracks.manpower(table.position, austria) == 5 + 3
    assert tracks.base_tax(table.position, austria) == 9
    table.position.own_player(austria).manpower_tokens = 2
    assert tracks.manpower(table.position, austria, 1) == 5 + 3 + 2 + 1
    assert tracks.manpower(table.position, austria, 15) == 20


@pytest.mark.rule("AMB-EU1-8", "AMB-EU1-9", "EUI-13")
@pytest.mark.parametrize(("tokens", "income", "half"), [(1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 2, 1), (5, 3, 2)])
def test_vassal_tokens(tokens: int, income: int, half: int) -> None:
    table = board("1-01", people=4)
    table.position.own_player(0).vassal = tokens
    assert tracks.vassal_tax(table.position, 0) == income
    assert tracks.manpower(table.position, 0) == half
    table.position.rules |= VASSAL_MANPOWER
    assert tracks.manpower(table.position, 0) == income


@pytest.mark.rule("EU-9.8.8", "AMB-EU1-10", "AMB-EU1-11", "AMB-EU1-12")
def test_what_is_covered_counts_for_the_occupant_only() -> None:
    table = board("1-01", people=4, lands=True)
    france, england = table.player("france"), table.player("england")
    table.occupy("paris", "england")
    assert tracks.base_tax(table.position, france) == 16 - 2
    assert tracks.base_tax(table.position, england) == 16 + 2
    assert tracks.manpower(table.position, france) == 4 + 3
    table.rebel_town("berry")
    assert tracks.base_tax(table.position, france) == 16 - 3


def slow_tax(table: Board, player: int) -> tuple[int, int, int, int]:
    """Small, Large, Vassal tokens and income, counted piece by piece on the map."""
    small = large = vassal = 0
    land = table.position.land
    for province in range(len(land.town)):
        pieces = [land.top[province]] if land.top[province] else [land.town[province]]
        for value in pieces:
            if ownership.token_player(value) == player:
                what = ownership.token_what(value)
                if what == LARGE:
                    large += 1
                elif what == VASSAL:
                    vassal += ownership.tax_value(table.position, province)
                else:
                    small += 2 if what == TWO_SMALL else 1
    return small, large, vassal, small + 2 * large + (vassal + 1) // 2


@pytest.mark.rule("EU-7.5.1", "EU-7.5.2", "EU-9.3.1", "AMB-EU1-12")
def test_tracks_agree_with_the_map() -> None:
    dice = random.Random(7)
    for _ in range(60):
        table = board("1-01", people=4, lands=True, seed=dice.randrange(1000))
        for realm in dice.sample(["provence", "scotland", "portugal", "brittany", "bohemia"], 2):
            table.vassal(realm, dice.choice(["france", "england", "castile", "austria"]))
        taken = [p for p in range(len(table.position.land.town)) if table.position.land.town[p]]
        for province in dice.sample(taken, 8):
            owner = ownership.token_player(table.position.land.town[province])
            other = dice.choice([each for each in range(4) if each != owner])
            if dice.random() < 0.3:
                towns.rebel_town(table.position, province)
            else:
                towns.occupy(table.position, province, other)
        for player in range(4):
            small, large, vassal, income = slow_tax(table, player)
            assert tracks.tax_income(table.position, player) == income
            half = (vassal + 1) // 2
            assert tracks.track_manpower(table.position, player) == (small + 1) // 2 + large + (half + 1) // 2
