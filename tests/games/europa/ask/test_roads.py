"""On land: Military Access, mountains, Retreats, adjacency."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import chains, roads
from ludarium.games.europa.facts import places

from ..board import Board, board


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


@pytest.mark.rule("EU-9.5.8", "EU-9.5.9", "EU-9.5.10")
def test_neutral_areas_cost_access_and_only_in_war(table: Board) -> None:
    france, bavaria = table.player("france"), table.space("bavaria-swabia")
    assert roads.entry(table.position, france, bavaria) == roads.CLOSED
    table.war("france", "austria")
    assert roads.entry(table.position, france, bavaria) == roads.PRICED
    assert roads.entry(table.position, france, table.space("austria")) == roads.FREE
    table.claim("france", "bavaria-swabia")
    assert roads.entry(table.position, france, bavaria) == roads.CLOSED
    table.ally("france", "bavaria")
    assert roads.entry(table.position, france, bavaria) == roads.FREE


@pytest.mark.rule("EU-9.5.11", "AMB-EU1-46")
def test_an_area_of_opponents_needs_consent(table: Board) -> None:
    table.war("france", "milan")
    castile = table.space("castile")
    assert roads.entry(table.position, table.player("france"), castile) == roads.CONSENT
    table.town("murcia", "england")
    assert roads.entry(table.position, table.player("france"), castile) == roads.CONSENT
    table.give("burgos", "navarra")
    assert roads.entry(table.position, table.player("france"), castile) == roads.PRICED


@pytest.mark.rule("EU-9.5.8", "EU-2.T.8")
def test_lawful_owner_or_controller_opens_an_area(table: Board) -> None:
    table.war("england", "castile").occupy("burgos", "madrid", "murcia", "england")
    france, area = table.player("france"), table.space("castile")
    assert roads.entry(table.position, france, area) == roads.CLOSED
    table.ally("france", "castile")
    assert roads.entry(table.position, france, area) == roads.FREE


@pytest.mark.rule("EU-9.5.12", "EU-18.4.8")
def test_a_defended_empire_is_open_to_the_emperor_and_his_enemies(table: Board) -> None:
    table.emperor("austria").war("france", "austria").war("england", "milan")
    saxony = table.space("saxony")
    assert roads.entry(table.position, table.player("france"), saxony) == roads.PRICED
    table.position.defending = 1
    assert roads.entry(table.position, table.player("france"), saxony) == roads.FREE
    assert roads.entry(table.position, table.player("austria"), saxony) == roads.FREE
    assert roads.entry(table.position, table.player("england"), saxony) == roads.PRICED


@pytest.mark.rule("EU-9.5.35", "EU-9.5.36")
def test_distant_spaces(table: Board) -> None:
    england = table.player("england")
    virginia, canada, adal = table.space("virginia"), table.space("canada"), table.space("adal")
    assert roads.entry(table.position, england, virginia) == roads.CLOSED
    table.claim("england", "virginia").claim("france", "canada")
    assert roads.entry(table.position, england, virginia) == roads.FREE
    assert roads.entry(table.position, england, canada) == roads.CLOSED
    table.war("england", "france")
    assert roads.entry(table.position, england, canada) == roads.FREE
    assert roads.entry(table.position, england, adal) == roads.CLOSED
    table.war("england", "adal")
    assert roads.entry(table.position, england, adal) == roads.FREE
    table.town("virginia", "england")
    assert roads.halts(table.position, england, virginia)


@pytest.mark.rule("EU-9.5.6")
@pytest.mark.parametrize(("units", "price"), [(1, 0), (3, 0), (4, 1), (6, 1), (7, 2)])
def test_mountains(table: Board, units: int, price: int) -> None:
    table.war("castile", "granada")
    castile = table.player("castile")
    assert roads.mountain_price(table.position, castile, table.space("andalucia"), units) == price
    assert roads.mountain_price(table.position, castile, table.space("leon"), units) == 0


@pytest.mark.rule("EU-9.7.20", "AMB-EU1-45")
def test_defenders_retreat_to_areas_without_enemy_units(table: Board) -> None:
    table.war("england", "france").units("england", "loire").units("france", "seine", 2)
    flat = roads.land_retreats(table.position, table.player("france"), table.space("seine"))
    found = table.spaces(flat[::2])
    assert "burgundy" in found
    assert "loire" not in found


@pytest.mark.rule("EU-10.1.11")
def test_the_nearest_friendly_area(table: Board) -> None:
    france = table.player("france")
    assert chains.nearest_friendly(table.position, france, table.space("seine")) == [table.space("seine")]
    home = table.spaces(chains.nearest_friendly(table.position, france, table.space("lombardy")))
    # over the mountains to Burgundy and Languedoc, or over the Gulf of Lion: two steps by sea, one by land
    assert set(home) <= {"burgundy", "languedoc"}


@pytest.mark.rule("EU-5.4.3.4", "EU-2.T.4")
def test_vassals_give_no_adjacency(table: Board) -> None:
    realm, space = table.realm("castile"), table.space("central-italy")
    assert not roads.adjacent(table.position, realm, space)
    table.vassal("siena", "castile")
    assert not roads.adjacent(table.position, realm, space)
    table.town("siena", "castile")
    assert roads.adjacent(table.position, realm, space)
    assert roads.land_adjacent(table.position, realm, space)


@pytest.mark.rule("EU-2.T.2", "AMB-EU1-70", "AMB-EU1-71")
def test_a_port_reaches_over_the_sea_and_an_inland_town_does_not() -> None:
    table = board("1-01", people=4).town("toulouse", "france").turn("france")
    france, corsica = table.player("france"), table.space("corsica-sardinia")
    assert not roads.near_piece(table.position, france, corsica)
    assert not roads.adjacent(table.position, table.realm("france"), corsica)
    table.town("montpellier", "france").turn("france")
    assert roads.near_piece(table.position, france, corsica)
    assert roads.adjacent(table.position, table.realm("france"), corsica)


@pytest.mark.rule("EU-5.4.1.2", "AMB-EU1-71")
def test_alliances_and_marriages_lie_on_capitals() -> None:
    table = board("1-01", people=4).turn("france")
    france = table.player("france")
    assert not any(roads.near_pieces(table.position, france))
    table.ally("france", "milan").turn("france")
    found = {places.SPACE.ref(s) for s, near in enumerate(roads.near_pieces(table.position, france)) if near}
    assert "lombardy" in found
    assert "venetia" in found
    assert "corsica-sardinia" not in found  # Milano is no Port
    assert not roads.near_pieces(table.wed("england", "naples").position, table.player("england"))[
        table.space("naples")
    ]
    assert roads.near_pieces(table.turn("england").position, table.player("england"))[table.space("naples")]
