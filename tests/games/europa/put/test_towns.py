"""Towns, Vassal tokens, occupation, Unrest (EU-7.5), Realms that come and go (EU-13.0.2)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import ownership, relations
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.put import realms, supply, towns
from ludarium.games.europa.table import position as at

from ..board import Board, board


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def me(table: Board, name: str) -> tuple[int, int, int]:
    """Small Towns, Large Towns and Vassal tokens off the tracks."""
    player = table.position.players[table.player(name)]
    return player.small, player.large, player.vassal


def give(table: Board, province: str, realm: str) -> None:
    towns.give(table.position, table.province(province), table.realm(realm))


@pytest.mark.rule("EU-7.5.1", "EU-2.C.8", "EU-7.5.2")
def test_a_town_leaves_its_track_and_comes_back(table: Board) -> None:
    small, large, vassal = me(table, "castile")
    income = ask_tracks.base_tax(table.position, table.player("castile"))
    give(table, "galicia", "france")
    assert me(table, "castile") == (small - 1, large, vassal)
    assert ask_tracks.base_tax(table.position, table.player("castile")) == income - 1
    assert ownership.owner(table.position, table.province("galicia")) == table.realm("france")
    give(table, "paris", "castile")  # a Large one
    assert me(table, "castile") == (small - 1, large + 1, vassal)


@pytest.mark.rule("EU-7.5.3")
def test_out_of_large_towns_two_small_lie_on_a_large_province(table: Board) -> None:
    table.position.own_player(table.player("castile")).large = tracks.PIECES_LARGE
    before = me(table, "castile")
    give(table, "paris", "castile")
    assert me(table, "castile") == (before[0] + 2, before[1], before[2])
    assert towns.token_what(table.position.land.town[table.province("paris")]) == at.TWO_SMALL
    assert ownership.tax_value(table.position, table.province("paris")) == 2
    give(table, "paris", "france")
    assert me(table, "castile") == before


@pytest.mark.rule("EU-7.5.4")
def test_the_twenty_first_small_town_is_counted_on(table: Board) -> None:
    castile = table.player("castile")
    table.position.own_player(castile).small = 20
    twenty = ask_tracks.base_tax(table.position, castile)
    table.position.own_player(castile).small = 21
    assert ask_tracks.base_tax(table.position, castile) == twenty + 1
    table.position.own_player(castile).small = 40
    assert ask_tracks.base_tax(table.position, castile) == twenty + 20


@pytest.mark.rule("EU-7.5.5")
def test_out_of_small_towns_a_vassal_token_stands_in(table: Board) -> None:
    table.position.own_player(table.player("castile")).small = tracks.PIECES_SMALL
    before = me(table, "castile")
    give(table, "caux", "castile")
    assert me(table, "castile") == (before[0], before[1], before[2] + 1)
    player = table.position.players[table.player("castile")]
    assert player.stand_ins == 1
    assert ownership.owner_player(table.position, table.province("caux")) == table.player("castile")
    give(table, "caux", "england")
    assert table.position.players[table.player("castile")].stand_ins == 0
    table.position.own_player(table.player("castile")).vassal = tracks.PIECES_VASSALS
    assert not towns.can_town(table.position, table.player("castile"), table.province("caux"))


@pytest.mark.rule("EU-2.C.9", "EU-11.4.5", "EU-2.2.8")
def test_vassal_tokens_lie_on_every_province_one_for_each_tax_value(table: Board) -> None:
    before = me(table, "castile")
    table.vassal("granada", "castile")
    value = sum(
        ownership.tax_value(table.position, each) for each in ownership.held(table.position, table.realm("granada"))
    )
    assert me(table, "castile") == (before[0], before[1], before[2] + value)
    province = ownership.held(table.position, table.realm("granada"))[0]
    assert ownership.owner(table.position, province) == table.realm("granada")
    assert ownership.vassal_player(table.position, province) == table.player("castile")


@pytest.mark.rule("EU-2.C.6", "EU-9.8.8", "EU-9.8.9", "EU-9.8.10")
def test_an_occupant_covers_the_town_below_with_his_own_in_unrest(table: Board) -> None:
    small = me(table, "france")[0]
    table.occupy("galicia", "france")
    galicia = table.province("galicia")
    assert me(table, "france")[0] == small + 1
    assert ownership.owner(table.position, galicia) == -1
    assert table.position.land.marks[galicia] & at.UNREST_TOP
    castile = table.position.players[table.player("castile")]
    assert (castile.covered, castile.covers, castile.cubes) == (1, 1, 29)
    towns.uncover(table.position, galicia)
    castile = table.position.players[table.player("castile")]
    assert (castile.covered, castile.covers, castile.cubes) == (0, 0, 30)
    assert me(table, "france")[0] == small
    assert ownership.owner(table.position, galicia) == table.realm("castile")


@pytest.mark.rule("EU-16.3.15", "EUI-11")
def test_a_small_town_is_developed_into_a_large_one(table: Board) -> None:
    small, large, _ = me(table, "castile")
    galicia = table.province("galicia")
    assert towns.develop(table.position, galicia)
    assert me(table, "castile")[:2] == (small - 1, large + 1)
    assert ownership.tax_value(table.position, galicia) == 2
    assert not towns.develop(table.position, galicia)
    give(table, "galicia", "france")
    assert ownership.tax_value(table.position, galicia) == 1  # the printed size returns
    assert me(table, "castile")[:2] == (small - 1, large)


@pytest.mark.rule("EU-14.1.1")
def test_unrest_turns_the_uppermost_town_and_none_under_rebels(table: Board) -> None:
    galicia = table.province("galicia")
    table.unrest("galicia")
    assert table.position.land.marks[galicia] & at.UNREST
    towns.unrest(table.position, galicia, False)
    assert not table.position.land.marks[galicia] & at.UNREST
    table.rebel_town("galicia").unrest("galicia")
    assert not table.position.land.marks[galicia] & (at.UNREST | at.UNREST_TOP)


# Realms


@pytest.mark.rule("EU-13.0.2", "EU-2.C.4")
def test_an_npr_that_loses_its_capital_takes_its_largest_province_or_is_gone(table: Board) -> None:
    burgundy = table.realm("burgundy")
    capital = table.position.realms.capital[burgundy]
    towns.give(table.position, capital, table.realm("france"))
    held = ownership.held(table.position, burgundy)
    best = max(places.SIZE[table.position.board][each] for each in held)
    first = min(
        (each for each in held if places.SIZE[table.position.board][each] == best), key=places.ORDER.__getitem__
    )
    assert table.position.realms.capital[burgundy] == first
    table.wed("england", "burgundy").ally("castile", "burgundy").war("austria", "burgundy").cb("austria", "burgundy")
    for province in held:
        towns.give(table.position, province, table.realm("france"))
    assert table.position.realms.kind[burgundy] == at.ABSENT
    assert relations.marriages(table.position, table.player("england")) == []
    assert relations.alliances(table.position, table.player("castile")) == []
    assert table.position.bonds.wars == []
    assert table.position.players[table.player("austria")].cbs == 0
    assert not supply.has_cb(table.position, table.player("austria"), burgundy)
    # Liberated, it is back
    towns.give(table.position, held[0], burgundy)
    assert table.position.realms.kind[burgundy] == at.NPR
    assert table.position.realms.capital[burgundy] == held[0]
    # and its natural Capital is its Capital again once it is its own
    towns.give(table.position, capital, burgundy)
    assert table.position.realms.capital[burgundy] == capital


@pytest.mark.rule("EU-13.2.4", "EU-2.C.9")
def test_the_vassals_of_a_realm_that_is_gone_are_free(table: Board) -> None:
    table.vassal("ferrara", "burgundy")
    realms.vanish(table.position, table.realm("burgundy"))
    assert table.position.realms.kind[table.realm("ferrara")] == at.NPR
    assert table.position.realms.lord[table.realm("ferrara")] == -1
