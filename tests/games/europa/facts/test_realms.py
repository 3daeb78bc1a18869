"""Realms: their lands, tax, Capitals and Overlords."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import faiths, places, realms
from ludarium.games.europa.facts.places import FULL_1444, FULL_1618, WEST_1444

from .raw import items, rows

NAMED = realms.NAMED


def lands(board: int, realm: str) -> set[str]:
    return {places.NAME[province] for province in realms.LANDS[board][NAMED[realm]]}


def capital(board: int, realm: str) -> str:
    return places.NAME[realms.CAPITAL_ON[board][NAMED[realm]]]


def test_every_realm_has_the_provinces_and_the_tax_of_its_row() -> None:
    for row in rows("realms"):
        assert lands(FULL_1444, row["realm"]) == set(items(row["provinces"]))
        assert realms.TAX[FULL_1444][NAMED[row["realm"]]] == int(row["base_tax_1444"])


@pytest.mark.rule("EU-2.M.10")
def test_vassals_are_those_of_their_overlords_row() -> None:
    for row in rows("realms"):
        vassals = realms.VASSALS[FULL_1444][NAMED[row["realm"]]]
        assert {realms.NAME[vassal] for vassal in vassals} == set(items(row["vassals"]))
        assert sum(realms.TAX[FULL_1444][vassal] for vassal in vassals) == int(row["vassal_tax"])
    for row in rows("provinces"):
        if row["owner_is_vassal_of"]:
            lord = realms.OVERLORD[FULL_1444][NAMED[row["owner_1444"]]]
            assert realms.NAME[lord] == row["owner_is_vassal_of"]


@pytest.mark.rule("EU-2.M.9")
def test_capitals_are_the_underlined_names() -> None:
    told = {row["province"] for row in rows("provinces") if row["capital_1444"]}
    found = {capital(FULL_1444, name) for name in NAMED if realms.IN_PLAY[FULL_1444][NAMED[name]]}
    assert found == told


@pytest.mark.rule("EUI-2", "EU-13.0.2")
def test_realms_cut_by_the_board_choose_a_capital() -> None:
    assert capital(WEST_1444, "Poland") == "Kalisz"
    assert capital(WEST_1444, "Teutonic Order") == "Danzig"
    assert (capital(WEST_1444, "Mamluks"), capital(WEST_1444, "Kazan")) == ("Upper Egypt", "Volga")
    assert realms.VASSALS[WEST_1444][realms.MAMLUKS] == [NAMED["Hejaz"]]
    assert realms.FAITH[realms.MAMLUKS] == realms.FAITH[NAMED["Kazan"]] == faiths.MUSLIM
    assert not realms.IN_PLAY[WEST_1444][NAMED["Lithuania"]]
    assert realms.CAPITAL_ON[WEST_1444][NAMED["Lithuania"]] == -1


@pytest.mark.rule("EU-13.0.2")
def test_a_capital_is_large_first_and_then_by_the_alphabet() -> None:
    among = [places.PROVINCE_NAMED[name] for name in ("Sieradz", "Kalisz", "Danzig")]
    assert places.NAME[realms.capital_among(realms.POLAND, FULL_1444, among)] == "Danzig"
    among.append(places.PROVINCE_NAMED["Venezia"])
    assert places.NAME[realms.capital_among(realms.POLAND, FULL_1444, among)] == "Venezia"
    among.append(places.PROVINCE_NAMED["Kraków"])
    assert places.NAME[realms.capital_among(realms.POLAND, FULL_1444, among)] == "Kraków"
    assert realms.capital_among(realms.POLAND, FULL_1444, []) == -1


@pytest.mark.rule("EUI-41", "EU-2.O.7", "EU-2.O.8")
def test_lands_of_two_maps() -> None:
    genoa = NAMED["Genoa"]
    assert (realms.TAX[WEST_1444][genoa], realms.TAX[FULL_1444][genoa]) == (3, 4)
    assert "Upper Egypt" in lands(FULL_1444, "Mamluks")
    assert lands(FULL_1444, "Kazan") == {"Kazan", "Volga"}


def test_unlawful_occupants_of_the_empire_in_1444() -> None:
    inside = {
        realm
        for province in range(places.PROVINCES)
        if places.HRE[province] and realms.FLAG[FULL_1444][province] >= 0
        for flag in [realms.FLAG[FULL_1444][province]]
        for realm in [flag if realms.OVERLORD[FULL_1444][flag] < 0 else realms.OVERLORD[FULL_1444][flag]]
    }
    unlawful = {realms.NAME[realm] for realm in inside if not places.HRE[realms.CAPITAL[realm]]}
    assert unlawful == {"Burgundy", "Denmark", "Venice"}


def test_members_of_the_empire_are_those_with_their_capital_inside() -> None:
    for row in rows("realms"):
        realm = NAMED[row["realm"]]
        assert (row["hre_member"] == "yes") == bool(places.HRE[realms.CAPITAL[realm]]), row["realm"]


def test_npr_faiths_follow_their_capital_except_where_listed() -> None:
    other = set()
    for realm in range(realms.REALMS):
        space = places.SPACE_OF[realms.CAPITAL[realm]]
        if (
            space < places.AREAS
            and realms.FAITH[realm] != places.CREED[space]
            and places.CREED[space] != faiths.DIVERSE
        ):
            other.add(realms.NAME[realm])
        if space >= places.AREAS:
            assert realms.FAITH[realm] == faiths.OUTSIDE, realms.NAME[realm]
    assert other == {"Athens", "Cyprus", "Knights", "Naxos", "Ottomans"}


@pytest.mark.rule("EU-2.O.10")
def test_dutch_flags() -> None:
    found = {places.NAME[province] for province in range(places.PROVINCES) if places.DUTCH[province]}
    assert found == {"Amsterdam", "Zeeland", "Breda", "Gelre", "Friesland", "Antwerpen", "Gent", "Brugge"}


def test_in_1618_towns_vassal_tokens_and_rulings_say_whose_a_province_is() -> None:
    flag = realms.FLAG[FULL_1618]
    vanished = {"bohemia"}  # its row serves only a Bohemia set free
    for row in rows("setup_1618"):
        realm = realms.of_key(row["realm"], "1618")
        if row["realm"] in vanished:
            assert not realms.IN_PLAY[FULL_1618][realm]
            continue
        for name in items(row["large_towns"]) + items(row["small_towns"]):
            assert flag[places.PROVINCE_NAMED[name]] == realm, name
        for name in items(row["vassal_tokens"]):
            vassal = flag[places.PROVINCE_NAMED[name.removesuffix("x2")]]
            assert realms.OVERLORD[FULL_1618][vassal] == realm, name
    for province in range(places.PROVINCES):
        if places.IN_PLAY[FULL_1618][province] and not places.TERRITORY[province]:
            assert flag[province] >= 0, places.NAME[province]
    assert lands(FULL_1618, "Milan") == {"Parma"}
    assert capital(FULL_1618, "Milan") == "Parma"
    assert capital(FULL_1618, "Ottomans") == "Constantinople"


def test_in_1618_a_province_has_the_size_of_its_town() -> None:
    for row in rows("setup_1618"):
        if row["realm"] == "bohemia":
            continue
        for column, size in (("large_towns", 2), ("small_towns", 1)):
            for name in items(row[column]):
                assert places.SIZE[FULL_1618][places.PROVINCE_NAMED[name]] == size, name


def test_in_1618_the_flag_of_1444_is_a_core_too() -> None:
    praha = places.PROVINCE_NAMED["Praha"]
    assert realms.NAME[realms.FLAG[FULL_1618][praha]] == "Austria"
    assert realms.NAME[realms.ALSO[FULL_1618][praha]] == "Bohemia"
    assert realms.ALSO[FULL_1618][places.PROVINCE_NAMED["Paris"]] == -1


@pytest.mark.parametrize(
    ("key", "setup", "realm"),
    [
        ("papal", "1444", "Papal States"),
        ("spain", "S205", "Castile"),
        ("great_britain", "S204", "England"),
        ("rumelia", "1618", "Ottomans"),
        ("egypt", "1618", "Mamluks"),
        ("russia", "S204", "Muscovy"),
        ("prussia", "S204", "Brandenburg"),
        ("persia", "1444", "Qara Qoyunlu"),
        ("persia", "1618", "Persia"),
        ("tuscany", "1618", "Florence"),
        ("kalmar", "S106", "Kalmar"),
    ],
)
def test_realms_go_by_several_names(key: str, setup: str, realm: str) -> None:
    assert realms.NAME[realms.of_key(key, setup)] == realm


def test_an_unknown_key_is_nobodys() -> None:
    assert realms.of_key("atlantis", "1444") == -1
