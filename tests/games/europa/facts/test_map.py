"""The map: what is printed agrees with itself, and the boards hold what they should."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import paths, places, realms
from ludarium.games.europa.facts.places import FULL_1444, FULL_1618, WEST_1444, WEST_1618
from ludarium.games.europa.facts.read import kebab, order

from .raw import items, rows

AREA = places.AREA_NAMED
SPACE = places.SPACE_NAMED
PROVINCE = places.PROVINCE_NAMED
SEA = places.SEA_NAMED


def names(spaces: list[int]) -> set[str]:
    return {places.SPACE_NAME[space] for space in spaces}


@pytest.mark.rule("EU-2.M.1", "EUI-1")
@pytest.mark.parametrize(
    ("board", "areas", "provinces", "distant", "seas", "nodes", "owners"),
    [
        (WEST_1444, 56, 286, 97, 27, 17, 118),
        (FULL_1444, 97, 412, 97, 30, 26, 154),
        (WEST_1618, 56, 287, 97, 27, 17, None),
        (FULL_1618, 97, 401, 97, 30, 26, None),
    ],
)
def test_what_lies_on_a_board(
    board: int, areas: int, provinces: int, distant: int, seas: int, nodes: int, owners: int | None
) -> None:
    assert sum(places.SPACE_IN_PLAY[board][: places.AREAS]) == areas
    assert sum(places.SPACE_IN_PLAY[board][places.AREAS :]) == distant
    assert sum(places.IN_PLAY[board]) == provinces
    assert sum(places.SEA_IN_PLAY[board]) == seas
    assert sum(places.NODE_IN_PLAY[board]) == nodes
    if owners is not None:
        assert sum(realms.IN_PLAY[board]) == owners


@pytest.mark.rule("EUI-1")
def test_without_the_eastern_board_its_seas_and_cut_areas_are_gone() -> None:
    absent = [sea for sea in range(30) if not places.SEA_IN_PLAY[WEST_1444][sea]]
    assert {places.SEA_NAME[sea] for sea in absent} == {"Eastern Mediterranean", "Aegean Sea", "Black Sea"}
    for sea in absent:
        assert paths.SEA_NEXT[WEST_1444][sea] == []
        assert all(not paths.SEA_NEXT_MASK[WEST_1444][other] >> sea & 1 for other in range(30))
        assert paths.WITHIN[WEST_1444][sea] == [0, 0, 0, 0]
    cut = [
        space
        for space in range(places.AREAS)
        if 0 < len(places.PROVINCES_OF[WEST_1444][space]) < len(places.PROVINCES_OF[FULL_1444][space])
    ]
    assert names(cut) == {"Hungarian Plain", "Prussia", "Royal Hungary"}


@pytest.mark.rule("EUI-40")
def test_the_side_of_1618_renames_and_redraws() -> None:
    play = places.IN_PLAY[FULL_1618]
    for old, new in (("Marienburg", "Osterode"), ("Chagatai", "Yarkand")):
        assert (play[PROVINCE[old]], play[PROVINCE[new]]) == (0, 1)
    assert sum(play[PROVINCE[row["province"]]] for row in rows("provinces") if row["only_1444_board"]) == 0
    assert paths.LAND_OF[FULL_1618][SPACE["Chagatai"]] == []
    assert names(paths.LAND_OF[FULL_1618][SPACE["Yarkand"]]) == names(paths.LAND_OF[FULL_1444][SPACE["Chagatai"]])
    assert places.SEA_LIST[PROVINCE["Köslin"]] == [SEA["Baltic Sea"]]
    for inland in ("Qusantinah", "Neumark", "Zaporoze"):
        assert places.SEAS[PROVINCE[inland]] == 0


def test_domains_have_the_sizes_of_the_plan() -> None:
    assert [places.PROVINCE.size, places.SPACE.size, places.SEA.size, places.NODE.size] == [418, 195, 30, 26]
    assert places.CONTINENT.size == 5
    assert realms.REALM.size == 162


@pytest.mark.parametrize(
    ("name", "ref"),
    [
        ("Sjælland & Fyn", "sjaelland-fyn"),
        ("Østjylland", "ostjylland"),
        ("Xi’an", "xian"),
        ("St. Gallen", "st-gallen"),
        ("Franche-Comté", "franche-comte"),
        ("Menteşe", "mentese"),
        ("Lwów", "lwow"),
        ("Tîrgoviste", "tirgoviste"),
    ],
)
def test_a_reference_is_the_printed_name_without_marks(name: str, ref: str) -> None:
    assert kebab(name) == ref


@pytest.mark.rule("AMB-62")
def test_the_alphabet_knows_no_diacritics() -> None:
    ranked = ["Åbo", "Aachen", "zara", "Žemaitija", "Østjylland", "Oran", "Xi’an", "Xian b"]
    ranks = order(ranked)
    by_rank = [ranked[ranks.index(rank)] for rank in range(len(ranked))]
    assert by_rank == ["Aachen", "Åbo", "Oran", "Østjylland", "Xi’an", "Xian b", "zara", "Žemaitija"]
    assert sorted(places.ORDER) == list(range(418))
    assert sorted(places.SPACE_ORDER) == list(range(195))
    assert sorted(realms.ORDER) == list(range(162))
    assert places.ORDER[PROVINCE["Kalisz"]] < places.ORDER[PROVINCE["Poznań"]] < places.ORDER[PROVINCE["Sieradz"]]


@pytest.mark.rule("EU-2.M.8", "EU-2.M.9")
def test_each_area_has_the_provinces_and_the_tax_that_its_row_tells() -> None:
    for row in rows("areas"):
        told = {name.removesuffix("(L)"): name.endswith("(L)") for name in items(row["provinces"])}
        found = places.PROVINCES_OF[FULL_1444][AREA[row["area"]]]
        assert {places.NAME[province]: places.SIZE[FULL_1444][province] == 2 for province in found} == told
        assert sum(places.SIZE[FULL_1444][province] for province in found) == int(row["total_tax"])


@pytest.mark.rule("EU-2.M.2", "EU-2.M.3")
def test_land_borders_are_those_that_the_areas_tell() -> None:
    for row in rows("areas"):
        area = AREA[row["area"]]
        told = {name.removesuffix("(m)"): name.endswith("(m)") for name in items(row["land_neighbours(m=mountain)"])}
        found = {
            places.SPACE_NAME[other]: bool(mountain)
            for other, mountain in zip(paths.LAND_OF[FULL_1444][area], paths.MOUNTAIN[FULL_1444][area], strict=True)
            if other < places.AREAS
        }
        assert found == told, row["area"]


def test_every_link_goes_both_ways_on_every_board() -> None:
    for board in range(places.BOARDS):
        for space in range(places.SPACES):
            for at, other in enumerate(paths.LAND_OF[board][space]):
                back = paths.LAND_OF[board][other].index(space)
                assert paths.MOUNTAIN[board][space][at] == paths.MOUNTAIN[board][other][back]
                assert places.SPACE_IN_PLAY[board][space]
            for other, seas in paths.COAST[board][space]:
                assert (space, seas) in paths.COAST[board][other]
        for sea in range(30):
            for other in paths.SEA_NEXT[board][sea]:
                assert sea in paths.SEA_NEXT[board][other]


@pytest.mark.rule("EU-2.M.11")
def test_ports_and_sea_zones_tell_the_same() -> None:
    for row in rows("seas"):
        sea = SEA[row["sea_zone"]]
        assert {places.NAME[port] for port in places.PORTS_OF[FULL_1444][sea]} == set(items(row["ports"]))
        told = {SEA[name] for name in items(row["adjacent_sea_zones"])}
        assert set(paths.SEA_NEXT[FULL_1444][sea]) == told
    for row in rows("areas"):
        told = {SEA[name] for name in items(row["sea_zones_via_ports"])}
        assert set(paths.seas(paths.SPACE_SEAS[FULL_1444][AREA[row["area"]]])) == told
    assert places.PORTS[FULL_1444][PROVINCE["Venezia"]] == 2
    assert places.PORTS[FULL_1444][PROVINCE["Zara"]] == 1
    assert places.PORTS[FULL_1444][PROVINCE["Wien"]] == 0
    assert [places.PORTS[board][PROVINCE["Amsterdam"]] for board in (FULL_1444, FULL_1618)] == [1, 2]


def test_galleys_are_at_home_in_nine_sea_zones() -> None:
    marked = {places.SEA_NAME[sea]: places.MARK[sea] for sea in range(30) if places.MARK[sea]}
    assert {name for name, mark in marked.items() if mark == places.STAR} == {
        "Baltic Sea",
        "Gulf of Bothnia",
        "Black Sea",
    }
    assert len(marked) == 9


@pytest.mark.rule("EU-2.M.14")
def test_protection_slots() -> None:
    for row in rows("seas"):
        assert places.SLOTS[SEA[row["sea_zone"]]] == int(row["trade_protection_slots"])
    assert sum(places.SLOTS) == 16 * 3 + 12 * 2


def test_island_provinces_are_ports() -> None:
    islands = [province for province in range(418) if places.ISLAND[province]]
    assert len(islands) == 13
    assert all(places.SEAS[province] for province in islands)


@pytest.mark.rule("EU-2.M.16")
def test_each_distant_province_is_its_own_area() -> None:
    distant = [province for province in range(418) if places.SPACE_OF[province] >= places.AREAS]
    assert len(distant) == 98
    assert len({places.SPACE_OF[province] for province in distant}) == 98
    assert sum(1 for province in distant if places.TERRITORY[province]) == 35
    for province in distant:
        space = places.SPACE_OF[province]
        assert places.NAME[province] == places.SPACE_NAME[space]
        assert places.CONTINENT_OF[space] >= 0


def test_gold_provinces() -> None:
    assert {places.NAME[p] for p in range(418) if places.GOLD[p]} == {
        row["province"] for row in rows("provinces") if row["gold"]
    }


@pytest.mark.rule("EUI-14")
def test_grey_ports_are_all_distant_ones_but_eight() -> None:
    distant = {p for p in range(418) if places.SPACE_OF[p] >= places.AREAS and places.SEAS[p]}
    active = {places.NAME[p] for p in distant if not places.INACTIVE[p]}
    assert active == {"Upper Egypt", "Gujarat", "Bengal", "Hangzhou", "Canton", "Beijing", "Siam", "Honshu"}
    assert not any(places.INACTIVE[p] for p in range(418) if p not in distant)


@pytest.mark.rule("EU-2.M.21")
def test_five_areas_elect() -> None:
    electing = [area for area in range(places.AREAS) if places.ELECTOR[area]]
    assert len(electing) == 5
    assert all(places.HRE_SPACE[area] for area in electing)


def test_areas_partly_inside_the_empire() -> None:
    partly = {places.SPACE_NAME[area] for area in range(places.AREAS) if places.HRE_SPACE[area] == 1}
    assert partly == {"Burgundy", "Central Italy", "Flanders & Wallonia", "Jutland", "Venetia", "Wielkopolska"}
    for area in range(places.AREAS):
        inside = [places.HRE[p] for p in places.PROVINCES_OF[FULL_1444][area]]
        assert places.HRE_SPACE[area] == (2 if all(inside) else 1 if any(inside) else 0)


@pytest.mark.rule("EU-2.M.6")
def test_one_religion_slot_may_govern_several_areas() -> None:
    for area in range(places.AREAS):
        slot = places.SLOT_OF[area]
        assert places.SLOT_OF[slot] == slot
        assert area in places.SLOT_AREAS[slot]
        assert places.CREED[area] == places.CREED[slot]
    assert sum(1 for areas in places.SLOT_AREAS if areas) == 87


@pytest.mark.rule("EU-2.O.2", "EU-2.O.9", "AMB-EU1-73")
def test_what_a_trade_node_is_linked_to() -> None:
    node = places.NODE_NAMED
    seas = paths.seas(places.NODE_SEAS[FULL_1444][node["Indian Ocean"]])
    assert {places.SEA_NAME[sea] for sea in seas} == {"Indian Ocean", "East African Coast"}
    assert names(paths.NODE_SPACES[FULL_1444][node["Maghreb"]]) == {"Algiers", "Southern Morocco", "North Sahara"}
    champagne = paths.NODE_SPACES[WEST_1444][node["Champagne"]]
    assert champagne[0] == AREA["Seine"]
    assert sorted(champagne[1:]) == paths.LAND_OF[WEST_1444][AREA["Seine"]]
    assert paths.NODE_SPACES[WEST_1444][node["Kiev"]] == []
    assert node["Adriatic Sea"] in paths.NODES_OF_SEA[WEST_1444][SEA["Central Mediterranean"]]
    western = paths.seas(places.NODE_SEAS[WEST_1444][node["Adriatic Sea"]])
    assert {places.SEA_NAME[sea] for sea in western} == {"Adriatic Sea", "Central Mediterranean"}
