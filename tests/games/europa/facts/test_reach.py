"""Figures of the rulebook's examples that need the map alone, and slow oracles over the raw tables."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import paths, places, realms
from ludarium.games.europa.facts.places import FULL_1444, WEST_1444

from .raw import items, rows

SPACE = places.SPACE_NAMED
SEA = places.SEA_NAMED
PROVINCE = places.PROVINCE_NAMED


def beside(name: str, board: int = FULL_1444) -> set[str]:
    return {places.SPACE_NAME[space] for space in paths.BESIDE[board][SPACE[name]]}


def army(realm: str, area: str, hostile_seas: tuple[str, ...] = (), hostile_areas: tuple[str, ...] = ()) -> int:
    """Military Capacity (EU-9.2.1 to EU-9.2.6) by scanning the rows, nothing spent and nothing Occupied."""
    provinces = {row["province"]: row for row in rows("provinces")}
    links = {
        frozenset((row["a"], row["b"])) for row in rows("adjacency") if row["kind"] in ("land-area", "distant-land")
    }
    ports_there = {
        sea
        for row in provinces.values()
        if row["area_or_continent"] == area
        for sea in items(row["sea_zones"])
        if sea not in hostile_seas
    }
    total = 0
    for row in provinces.values():
        if realm not in (row["owner_1444"], row["owner_is_vassal_of"]):
            continue
        home = row["area_or_continent"]
        if home == area or (
            home not in hostile_areas
            and (frozenset((home, area)) in links or ports_there.intersection(items(row["sea_zones"])))
        ):
            total += int(row["tax"])
    return total


def by_tables(realm: int, space: int) -> int:
    """The same from the tables."""
    total = 0
    for province in range(places.PROVINCES):
        flag = realms.FLAG[FULL_1444][province]
        if flag < 0 or realm not in (flag, realms.OVERLORD[FULL_1444][flag]):
            continue
        if space in paths.NEAR[FULL_1444][province]:
            total += places.SIZE[FULL_1444][province]
    return total


def navy(realm: str, sea: str) -> int:
    """Naval Capacity (EU-9.2.7)."""
    return sum(
        int(row["port_count"])
        for row in rows("provinces")
        if row["owner_1444"] == realm and sea in items(row["sea_zones"])
    )


def test_england_recruits_three_in_ireland_and_eleven_in_northumbria() -> None:
    assert army("England", "Ireland", hostile_seas=("Eastern Atlantic",)) == 3
    assert army("England", "Northumbria", hostile_seas=("Eastern Atlantic",)) == 11
    assert army("England", "Ireland") == 4


def test_venice_and_genoa_defend() -> None:
    assert army("Venice", "Venetia", hostile_areas=("Lombardy",)) == 5
    assert navy("Venice", "Adriatic Sea") == 5
    assert army("Genoa", "Lombardy") == 3
    assert navy("Genoa", "Gulf of Lion") == 3
    assert realms.TAX[FULL_1444][realms.NAMED["Genoa"]] == 4


def test_granada_defends_andalucia_with_two() -> None:
    assert army("Granada", "Andalucia") == 2


@pytest.mark.rule("EU-2.T.1", "EU-2.T.2")
def test_the_tables_give_the_capacity_that_scanning_gives() -> None:
    for name in ("England", "Venice", "Genoa", "Castile", "France", "Denmark", "Ottomans", "Muscovy", "Aragon"):
        for area in range(places.AREAS):
            assert by_tables(realms.NAMED[name], area) == army(name, places.SPACE_NAME[area]), (name, area)


@pytest.mark.rule("EU-2.T.15")
def test_what_french_influence_in_lombardy_reaches() -> None:
    reach = beside("Lombardy") | beside("Languedoc")
    assert {"Central Italy", "Corsica & Sardinia"} <= reach
    assert not {"Naples", "Dalmatia"} & reach
    assert {"Lombardy", "Dalmatia"} <= beside("Venetia")


@pytest.mark.rule("EU-2.M.3")
def test_castile_borders_andalucia_by_mountains_and_leon_by_none() -> None:
    assert paths.mountain(SPACE["Castile"], SPACE["Andalucia"])
    assert not paths.mountain(SPACE["Castile"], SPACE["Leon"])
    assert not paths.mountain(SPACE["Leon"], SPACE["Andalucia"])
    assert SPACE["Leon"] in paths.LAND_OF[WEST_1444][SPACE["Castile"]]
    assert SPACE["Andalucia"] in paths.LAND_OF[WEST_1444][SPACE["Leon"]]


@pytest.mark.rule("EU-2.O.6")
def test_perm_and_pomorye_have_vologda_between_them() -> None:
    assert "Pomorye" not in beside("Perm")
    assert {"Perm", "Pomorye"} <= beside("Vologda")


@pytest.mark.rule("EU-2.M.19")
def test_a_ship_from_lancashire_is_two_spaces_from_the_northwestern_atlantic() -> None:
    home = places.SEA_LIST[PROVINCE["Lancashire"]]
    assert home == [SEA["Northeastern Atlantic"]]
    assert SEA["Northwestern Atlantic"] in paths.SEA_NEXT[WEST_1444][home[0]]


def test_territories_that_an_english_ship_may_discover() -> None:
    seas = 1 << SEA["Caribbean Sea"] | 1 << SEA["Northwestern Atlantic"]
    found = {
        places.NAME[province]
        for province in range(418)
        if places.TERRITORY[province] == 2 and places.SEAS[province] & seas
    }
    assert found == {"Florida", "Mississippi", "New Granada", "Guyana", "Canada"}
    lakes = PROVINCE["Great Lakes"]
    assert (places.TERRITORY[lakes], places.SEAS[lakes]) == (2, 0)
    assert "Virginia" in beside("Great Lakes")


@pytest.mark.rule("EU-2.M.19")
def test_the_caribbean_joins_both_sides_of_the_atlantic() -> None:
    caribbean = {places.SEA_NAME[sea] for sea in paths.SEA_NEXT[WEST_1444][SEA["Caribbean Sea"]]}
    assert {"Northwestern Atlantic", "Southeastern Atlantic"} <= caribbean
    assert SEA["Southeastern Atlantic"] not in paths.SEA_NEXT[WEST_1444][SEA["Northwestern Atlantic"]]


def test_a_bridge_from_languedoc_to_naples() -> None:
    assert paths.SPACE_SEAS[WEST_1444][SPACE["Languedoc"]] >> SEA["Gulf of Lion"] & 1
    assert paths.SPACE_SEAS[WEST_1444][SPACE["Naples"]] >> SEA["Central Mediterranean"] & 1
    assert SEA["Central Mediterranean"] in paths.SEA_NEXT[WEST_1444][SEA["Gulf of Lion"]]
    assert SEA["Central Mediterranean"] in paths.SEA_NEXT[WEST_1444][SEA["Western Mediterranean"]]


@pytest.mark.rule("EU-2.O.3", "EU-2.O.4")
def test_ports_that_face_the_sea_of_another_map() -> None:
    for name in ("Adal", "Upper Egypt"):
        assert SEA["Indian Ocean"] in places.SEA_LIST[PROVINCE[name]]
        assert places.CONTINENT_OF[SPACE[name]] == places.AFRICA
    assert places.SEA_LIST[PROVINCE["Hudson Bay"]] == [SEA["Northwestern Atlantic"]]


def test_the_pacific_costs_more_in_both_directions() -> None:
    priced = {
        frozenset((places.SEA_NAME[sea], places.SEA_NAME[other]))
        for sea in range(30)
        for other in paths.seas(paths.PRICED[FULL_1444][sea])
    }
    assert priced == {
        frozenset(pair)
        for pair in (
            ("Eastern Pacific", "Sea of Japan"),
            ("Eastern Pacific", "East Indies"),
            ("Southeastern Pacific", "East Indies"),
            ("Southeastern Pacific", "Great Australian Bight"),
        )
    }
    for sea in range(30):
        assert paths.PRICED[FULL_1444][sea] & ~paths.SEA_NEXT_MASK[FULL_1444][sea] == 0


@pytest.mark.parametrize("board", range(places.BOARDS))
def test_seas_within_so_many_steps_are_those_of_a_plain_search(board: int) -> None:
    links: dict[str, set[str]] = {row["sea_zone"]: set() for row in rows("seas")}
    absent = {name for name in links if not places.SEA_IN_PLAY[board][SEA[name]]}
    for row in rows("adjacency"):
        if row["kind"] == "sea-sea" and not absent & {row["a"], row["b"]}:
            links[row["a"]].add(row["b"])
            links[row["b"]].add(row["a"])
    for name in links:
        reached = set() if name in absent else {name}
        for steps in range(4):
            mask = paths.WITHIN[board][SEA[name]][steps]
            assert {places.SEA_NAME[sea] for sea in paths.seas(mask)} == reached
            reached = reached.union(*[links[one] for one in reached]) if reached else reached


@pytest.mark.rule("AMB-EU1-70", "EU-2.T.3")
def test_a_coast_without_a_port_joins_nothing() -> None:
    for row in rows("adjacency"):
        if row["kind"] == "area-coast":
            assert not paths.SPACE_SEAS[FULL_1444][SPACE[row["a"]]] >> SEA[row["b"]] & 1


@pytest.mark.rule("AMB-EU1-71", "EU-2.T.1")
def test_an_inland_province_of_a_coastal_area_has_its_land_links_only() -> None:
    inland = next(p for p in places.PROVINCES_OF[WEST_1444][SPACE["Brittany & Normandy"]] if not places.SEAS[p])
    space = places.SPACE_OF[inland]
    assert set(paths.NEAR[WEST_1444][inland]) == {space, *paths.LAND_OF[WEST_1444][space]}
    rennes = paths.NEAR[WEST_1444][PROVINCE["Rennes"]]
    assert SPACE["Wales & Wessex"] in rennes
    assert SPACE["Wales & Wessex"] not in paths.NEAR[WEST_1444][inland]
