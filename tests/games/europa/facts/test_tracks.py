"""Numbers of mats and tracks against the rulebook's sentences."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import tracks


@pytest.mark.rule("EU-7.5.2", "EU-9.3.1", "AMB-EU1-9")
def test_a_small_town_gives_one_ducat_a_large_one_two_and_half_as_many_units() -> None:
    for towns in range(21):
        assert tracks.SMALL_INCOME[towns] == towns
        assert tracks.SMALL_MANPOWER[towns] == (towns + 1) // 2
    for towns in range(9):
        assert tracks.LARGE_INCOME[towns] == 2 * towns
        assert tracks.LARGE_MANPOWER[towns] == towns


@pytest.mark.rule("EU-3.12", "AMB-EU1-8")
def test_vassal_income_goes_up_with_the_first_and_every_second_token() -> None:
    assert tracks.VASSAL_INCOME[1:6] == [1, 1, 2, 2, 3]
    for tokens in range(20):
        assert tracks.VASSAL_INCOME[tokens] == (tokens + 1) // 2
        assert tracks.VASSAL_MANPOWER[tokens] == (tracks.VASSAL_INCOME[tokens] + 1) // 2
        assert tracks.VASSAL_MANPOWER_FULL[tokens] == tracks.VASSAL_INCOME[tokens]


@pytest.mark.rule("EU-4.2.7")
def test_pass_bonuses() -> None:
    assert tracks.PASS_BONUS[2:] == [[3], [5, 2], [5, 3, 2], [5, 3, 2], [5, 3, 2, 1]]


@pytest.mark.parametrize(("ducats", "adm"), [(49, 0), (50, 1), (59, 1), (60, 2), (79, 3), (80, 4)])
def test_corruption(ducats: int, adm: int) -> None:
    beyond = ducats - tracks.CORRUPTION_FIRST
    assert (beyond // tracks.CORRUPTION_STEP + 1 if beyond >= 0 else 0) == adm


@pytest.mark.rule("EU-18.1.T1")
def test_imperial_authority() -> None:
    assert list(zip(tracks.AUTHORITY_DIP, tracks.AUTHORITY_MIL, tracks.AUTHORITY_PRESTIGE, strict=True)) == [
        (0, 0, 0),
        (0, 0, 0),
        (1, 0, 0),
        (1, 0, 0),
        (1, 1, 0),
        (1, 1, 0),
        (2, 1, 1),
    ]
    assert tracks.RAISE_ADM[3] == 4


def test_prices_and_sieges_of_units() -> None:
    assert tracks.LAND_DUCATS == [2, 5, 6]
    assert tracks.SHIP_DUCATS == [4, 10, 2]
    infantry, cavalry, artillery = tracks.SIEGE_HALVES
    strength = (1 * infantry) // 2 + (3 * cavalry) // 2 + (1 * artillery) // 2
    assert strength == 1 + 1 + 2


@pytest.mark.rule("EU-3.12")
def test_pieces_of_a_player() -> None:
    assert (tracks.PIECES_CUBES, tracks.PIECES_CLAIMS, tracks.PIECES_CLAIMS_CB) == (30, 6, 2)
    assert (tracks.PIECES_LARGE, tracks.PIECES_SMALL, tracks.PIECES_VASSALS) == (8, 40, 19)
    assert (tracks.PIECES_UNITS, tracks.PIECES_SHIPS, tracks.PIECES_MERCHANTS) == (20, 15, 3)
    assert len(tracks.SMALL_INCOME) - 1 == tracks.TILE == tracks.PIECES_SMALL // 2


@pytest.mark.parametrize(("stability", "adm"), [(-3, 2), (1, 6), (2, 7)])
def test_price_of_stability(stability: int, adm: int) -> None:
    assert tracks.STABILITY_ADM + stability == adm
