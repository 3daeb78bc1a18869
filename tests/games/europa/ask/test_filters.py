"""Each word of a filter, by hand (EFFECTS 6): who passes and who does not."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import filters
from ludarium.games.europa.facts import action_cards, ideas, places, realms
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.program import Filter
from ludarium.games.europa.table.position import SEAS, Context
from ludarium.games.europa.table.small import put

from ..board import Board, board
from ..cards.programs import program

# a verb with a pick of each kind, to read a filter with
_PICKS = {
    "area": "claim(?area{})",
    "province": "develop(?province{})",
    "realm": "succession(?realm{})",
    "opponent": "truce(?opponent{})",
    "node": "expand(?node{})",
    "port": "ships(1 light ?port{})",
    "army": "move(1 ?army{})",
    "unit": "casualties(1 ?unit{})",
    "ship": "casualties(1 ?ship{})",
    "advisor": "ill_health(?advisor{})",
    "idea": "action(Research Idea{}, free)",
    "card": "take(?card{})",
}


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def read(kind: str, words: str) -> Filter:
    return program(_PICKS[kind].format(words)).target.filter


def found(table: Board, kind: str, words: str, realm: str = "france") -> list[int]:
    return filters.candidates(table.position, table.player(realm), read(kind, words))


def areas(table: Board, words: str, realm: str = "france") -> list[str]:
    return [places.SPACE.ref(space) for space in found(table, "area", words, realm)]


def provinces(table: Board, words: str, realm: str = "france") -> list[str]:
    return [places.PROVINCE.ref(province) for province in found(table, "province", words, realm)]


def lords(table: Board, words: str, realm: str = "france") -> list[str]:
    return [realms.REALM.ref(each) for each in found(table, "realm", words, realm)]


def nodes(table: Board, words: str, realm: str = "france") -> list[str]:
    return [places.NODE.ref(node) for node in found(table, "node", words, realm)]


# Areas


def test_area_own_and_all_owned(table: Board) -> None:
    assert areas(table, "[own, @Loire|@Seine|@Castile]") == ["loire", "seine"]
    assert areas(table, "[all_owned]") == ["loire"]
    assert "castile" not in areas(table, "[own]")


def test_area_npr_pr_opponent_town_owner(table: Board) -> None:
    where = "@Loire|@Seine|@Castile|@Bohemia"
    assert areas(table, f"[npr, {where}]") == ["bohemia", "seine"]
    assert areas(table, f"[pr, {where}]") == ["castile", "loire", "seine"]
    assert areas(table, f"[opponent, {where}]") == ["castile"]
    assert areas(table, f"[town, {where}]") == ["castile", "loire", "seine"]
    assert areas(table, f"[owner=Burgundy, {where}]") == ["seine"]
    assert areas(table, f"[not town, {where}]") == ["bohemia"]


@pytest.mark.rule("EU-2.T.1", "EU-2.T.3", "EU-2.T.4")
def test_area_adjacent_in_reach_room(table: Board) -> None:
    near = areas(table, "[adjacent]")
    assert "burgundy" in near
    assert "bohemia" not in near
    assert "bohemia" not in areas(table, "[in_reach]")
    table.influence("france", "bohemia", 1)
    assert "bohemia" in areas(table, "[in_reach]")
    table.influence("england", "bohemia", 4)
    assert "bohemia" not in areas(table, "[room]")
    assert "lombardy" in areas(table, "[room]")


@pytest.mark.rule("EU-11.2.2")
def test_a_marriage_is_influence_for_in_reach(table: Board) -> None:
    table.wed("france", "bohemia")
    assert "bohemia" in areas(table, "[in_reach]")
    assert "bohemia" in areas(table, "[your_marriage]")
    assert "lombardy" not in areas(table, "[your_marriage]")


def test_distant_areas_only_if_asked_for(table: Board) -> None:
    assert all(space < places.AREAS for space in found(table, "area", ""))
    assert all(space >= places.AREAS for space in found(table, "area", "[distant]"))
    assert areas(table, "[@Bengal]") == ["bengal"]
    assert len(areas(table, "[@Africa]")) > 5


@pytest.mark.rule("EU-18.3.1", "EU-18.3.6")
def test_area_hre_and_elector(table: Board) -> None:
    assert areas(table, "[hre]") == []
    table.emperor("austria")
    assert "bohemia" in areas(table, "[hre, elector]")
    assert "seine" not in areas(table, "[hre]")
    table.not_hre("bohemia")
    assert "bohemia" not in areas(table, "[hre]")


def test_area_capital_of_the_realms_meant(table: Board) -> None:
    assert "bohemia" in areas(table, "[capital]")
    assert "bohemia" in areas(table, "[npr, capital]")
    assert "seine" not in areas(table, "[npr, capital]")
    assert areas(table, "[pr, capital, @Seine|@Bohemia|@Loire]") == ["seine"]
    # Burgundy's Capital lies in an Area where France has a Town
    assert "burgundy" not in areas(table, "[pr, capital]")
    assert "seine" in areas(table, "[own, capital]")


@pytest.mark.rule("EU-7.6.1")
def test_area_core(table: Board) -> None:
    assert "loire" in areas(table, "[core]")
    assert "seine" not in areas(table, "[core]")
    table.core("castile", "loire")
    assert "loire" not in areas(table, "[core]")


@pytest.mark.rule("EU-15.3.4", "EU-15.0.2")
def test_area_faith(table: Board) -> None:
    assert "loire" in areas(table, "[own_faith]")
    table.creed("loire", "protestant")
    assert areas(table, "[other_faith, own]") == ["loire"]
    assert areas(table, "[dissent]") == ["loire"]
    assert areas(table, "[protestant]") == ["loire"]
    table.creed("loire", "counter-reformed")
    assert "loire" in areas(table, "[catholic]")
    assert areas(table, "[dissent]") == []
    assert "tunisia" in areas(table, "[muslim]")


def test_it(table: Board) -> None:
    position = table.position
    position.contexts.append(Context(source=0, it_kind=s.K_AREA, it=table.space("loire"), used=[], flags=0))
    assert areas(table, "[it]") == ["loire"]
    assert provinces(table, "[own, it]") == ["berry", "bourbon", "limousin", "orleans"]
    position.contexts[-1].it_kind, position.contexts[-1].it = s.K_PROVINCE, table.province("paris")
    assert areas(table, "[it]") == ["seine"]
    position.contexts[-1].it_kind, position.contexts[-1].it = s.K_REALM, table.realm("scotland")
    assert areas(table, "[it]") == ["scotland"]
    position.contexts.pop()
    assert areas(table, "[it]") == []


def test_or_binds_tighter_than_the_comma(table: Board) -> None:
    table.wed("france", "bohemia")
    mixed = areas(table, "[adjacent or your_marriage, npr]")
    assert "bohemia" in mixed
    assert "burgundy" in mixed
    assert "loire" not in mixed


# Provinces


def test_province_own_vassal_opponent(table: Board) -> None:
    table.vassal("brittany", "france")
    where = "@Brittany & Normandy"
    assert provinces(table, f"[own, {where}]") == []
    assert provinces(table, f"[own_or_vassal, {where}]") == ["nantes", "rennes"]
    assert "rennes" in provinces(table, f"[opponent, {where}]", "castile")
    assert "rennes" not in provinces(table, f"[opponent, {where}]")
    table.rebel_town("rennes")
    assert provinces(table, f"[own_or_vassal, {where}]") == ["nantes"]


def test_province_reach_capital_unrest(table: Board) -> None:
    assert "lyon" in provinces(table, "[in_reach]")
    assert "praha" not in provinces(table, "[in_reach]")
    assert provinces(table, "[own, capital]") == ["paris"]
    assert "orleans" in provinces(table, "[own, not capital]")
    table.unrest("orleans")
    assert provinces(table, "[unrest]") == ["orleans"]


@pytest.mark.rule("EU-7.6.1")
def test_province_core_foreign(table: Board) -> None:
    table.town("bourgogne", "france")
    assert provinces(table, "[own, foreign]") == ["bourgogne"]
    assert "bourgogne" not in provinces(table, "[core]")
    assert "paris" in provinces(table, "[core]")


def test_province_far_away(table: Board) -> None:
    territory = next(p for p in range(places.PROVINCES) if places.TERRITORY[p] and places.IN_PLAY[0][p])
    ref = places.PROVINCE.ref(territory)
    assert ref not in provinces(table, "[territory]")
    table.town(ref, "france")
    assert provinces(table, "[own, territory]") == [ref]
    assert provinces(table, "[own, distant]") == [ref]
    gold = provinces(table, "[gold]")
    assert gold
    assert all(places.GOLD[table.province(each)] for each in gold)
    assert len(provinces(table, "[@Africa]")) > 2


def test_province_dissent(table: Board) -> None:
    table.creed("loire", "protestant")
    assert provinces(table, "[own, dissent]") == ["berry", "bourbon", "limousin", "orleans"]


# Realms and Opponents


def test_realm_npr_adjacent_hre(table: Board) -> None:
    assert "france" not in lords(table, "[npr]")
    assert "burgundy" in lords(table, "[npr, adjacent]")
    assert "bohemia" not in lords(table, "[npr, adjacent]")
    table.emperor("austria")
    assert "bohemia" in lords(table, "[hre]")
    assert "scotland" not in lords(table, "[hre]")
    assert "milan" in lords(table, "[@Lombardy]")
    assert lords(table, "[@Milano]") == ["milan"]


def test_realm_bonds(table: Board) -> None:
    table.wed("england", "scotland").war("france", "savoy").ally("france", "milan")
    assert lords(table, "[marriage]") == ["scotland"]
    assert lords(table, "[enemy]") == ["savoy"]
    assert lords(table, "[your_ally]") == ["milan"]
    table.vassal("brittany", "france").influence("france", "bohemia", 1)
    assert lords(table, "[your_vassal]") == ["brittany"]
    assert "bohemia" in lords(table, "[your_influence]")


@pytest.mark.rule("EU-11.4.8")
def test_realm_subjugable_tax_faith(table: Board) -> None:
    assert lords(table, "[subjugable]") == []
    table.ally("france", "brittany").influence("france", "brittany-normandy", 5)
    assert lords(table, "[subjugable]") == ["brittany"]
    assert "brittany" in lords(table, "[tax=2]")
    assert "brittany" not in lords(table, "[tax=1]")
    assert "tunis" in lords(table, "[muslim]")
    assert "scotland" not in lords(table, "[muslim]")


def test_opponents(table: Board) -> None:
    france = table.player("france")
    assert found(table, "opponent", "") == table.position.others(france)
    assert table.player("england") in found(table, "opponent", "[adjacent]")
    assert table.player("austria") not in found(table, "opponent", "[adjacent]", "castile")
    assert found(table, "opponent", "[distant]") == []
    table.town("bengal", "england").faith("castile", "protestant")
    assert found(table, "opponent", "[distant]") == [table.player("england")]
    assert found(table, "opponent", "[protestant]") == [table.player("castile")]
    table.position.own_player(table.player("england")).prestige = 5
    assert found(table, "opponent", "[leader_in_prestige]") == [table.player("england")]
    table.position.own_player(france).prestige = 6
    assert found(table, "opponent", "[leader_in_prestige]") == []


# nodes


def test_node_words(table: Board) -> None:
    bordeaux = table.node("bordeaux")
    table.position.own_player(table.player("england")).merchants = [bordeaux * 2, -1, -1]
    assert nodes(table, "[merchant]") == ["bordeaux"]
    assert nodes(table, "[your_merchant]") == []
    assert nodes(table, "[your_merchant]", "england") == ["bordeaux"]
    forces = table.position.own_forces()
    forces.expanded = put(forces.expanded, bordeaux, 1)
    assert nodes(table, "[expanded]") == ["bordeaux"]
    assert "bordeaux" in nodes(table, "[maritime, not distant]")
    assert "north-america" in nodes(table, "[maritime, distant]")
    assert "champagne" not in nodes(table, "[maritime]")
    assert nodes(table, "[@node:Sevilla|@Genoa]") == ["sevilla", "genoa"]


def test_node_near(table: Board) -> None:
    assert "champagne" in nodes(table, "[near_capital]")
    assert "champagne" in nodes(table, "[adjacent]")
    assert "wien" not in nodes(table, "[near_capital]")
    assert "wien" in nodes(table, "[near_capital]", "austria")
    assert "champagne" in nodes(table, "[in_reach]")
    assert "wien" not in nodes(table, "[in_reach]")


# pieces, people, cards


def test_ports_armies_units_ships(table: Board) -> None:
    assert table.province("montpellier") in found(table, "port", "[own]")
    assert table.province("london") not in found(table, "port", "[own]")
    table.army("france", 2, "seine", cavalry=1, infantry=2).units("england", "loire", 1)
    assert found(table, "army", "[own]") == [1]
    seine = table.space("seine")
    assert found(table, "unit", "[own]") == [seine * 16, seine * 16 + 1]
    assert found(table, "unit", "[cavalry]") == [seine * 16 + 1]
    assert found(table, "unit", "[@Loire]") == []
    table.slots("france", "gulf-of-lion", 1).docked("france", "montpellier", 1).ships("france", "caribbean-sea", 1)
    gulf, caribbean = table.sea("gulf-of-lion"), table.sea("caribbean-sea")
    port = SEAS + table.province("montpellier")
    assert sorted(found(table, "ship", "[own]")) == sorted([gulf * 4 + 3, caribbean * 4, port * 4])
    assert found(table, "ship", "[trade_protection]") == [gulf * 4 + 3]
    assert found(table, "ship", "[distant]") == [caribbean * 4]
    assert found(table, "ship", "[heavy]") == []
    assert found(table, "ship", "[@Gulf of Lion]") == [gulf * 4 + 3]


def test_a_besieger_is_the_active_player(table: Board) -> None:
    table.turn("england").units("england", "loire", 1).units("england", "seine", 1)
    loire = table.space("loire")
    table.position.contexts.append(Context(source=0, it_kind=s.K_AREA, it=loire, used=[], flags=0))
    assert found(table, "unit", "[besieger]") == [loire * 16]


def test_advisors_ideas_cards(table: Board) -> None:
    advisors = sorted(range(108), key=lambda card: -action_cards.ADVISOR_SKILL[card])
    best = advisors[0]
    table.position.own_player(table.player("france")).advisors = [best, -1, -1]
    assert found(table, "advisor", "[own]") == [best]
    assert found(table, "advisor", "[skill>=9]") == []
    table.idea("england", "cannons").idea("france", "national-bank")
    assert found(table, "idea", "[held]") == [ideas.NAMED["Cannons"]]
    assert all(ideas.MIN_AGE[idea] >= 3 for idea in found(table, "idea", "[min_age>=3]"))
    spies = action_cards.TYPE_NAMED["Spy Network"]
    census = action_cards.TYPE_NAMED["Tax Census"]
    decks = table.position.own_decks()
    decks.discards[1] = [action_cards.CARDS_OF[spies][0]]
    decks.discards[0] = [action_cards.CARDS_OF[census][0]]
    assert found(table, "card", "[display]") == decks.discards[1]
    assert found(table, "card", "[name=Tax Census]") == decks.discards[0]
    assert len(found(table, "card", "")) == 2
