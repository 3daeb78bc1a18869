"""Imperial Authority and Imperial Influence (EU-18.1, 18.2, 18.8), the Empire's Religion (EU-18.7)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import offices, relations, vassalage
from ludarium.games.europa.empire import authority, lands, religion
from ludarium.games.europa.facts import faiths, places
from ludarium.games.europa.put import towns
from ludarium.games.europa.table.position import HRE_RELIGION

from ..board import Board, board
from ..realm.court import Court

ELECTORS = ("bohemia", "brandenburg", "rhineland", "saxony", "westphalia")


@pytest.fixture
def court() -> Court:
    return Court(board("1-01", people=5, lands=True).emperor("austria", 3))


def take(table: Board, space: str, realm: str) -> None:
    """All Provinces of an Area inside the border pass to a player."""
    for province in lands.inside(table.position, table.space(space)):
        towns.give(table.position, province, table.realm(realm))


# Authority


@pytest.mark.rule("EX-EU2-8", "EU-18.1.5", "EU-18.1.2", "EU-18.1.T2")
def test_the_emperor_raises_his_authority_for_one_and_what_it_is(court: Court) -> None:
    court.power("austria", adm=3)
    player = court.table.player("austria")
    assert not authority.can_raise_authority(court.position, player)
    court.power("austria", adm=4)
    court.act("austria", authority.can_raise_authority, authority.begin_raise_authority)
    assert (court.position.authority, court.me("austria").power[0]) == (4, 0)
    # three Elector Areas remain: the cap is 4
    take(court.table, "saxony", "austria")
    take(court.table, "bohemia", "austria")
    assert offices.authority_cap(court.position) == 4
    court.power("austria", adm=10)
    assert not authority.can_raise_authority(court.position, player)


@pytest.mark.rule("EU-18.1.5")
def test_nobody_else_raises_it(court: Court) -> None:
    court.power("france", adm=10)
    assert not authority.can_raise_authority(court.position, court.table.player("france"))


@pytest.mark.rule("EU-18.1.1")
@pytest.mark.parametrize(("now", "steps", "then"), [(0, -1, 0), (1, -3, 0), (6, 1, 6), (5, 3, 6), (3, -1, 2)])
def test_beyond_the_ends_nothing_happens(court: Court, now: int, steps: int, then: int) -> None:
    court.position.authority = now
    authority.change(court.position, steps)
    assert court.position.authority == then


@pytest.mark.rule("AMB-40", "EU-18.1.2", "EU-18.3.6", "EU-18.1.T2")
def test_with_fewer_electors_the_authority_falls_at_once(court: Court) -> None:
    court.position.authority = 6
    take(court.table, "brandenburg", "austria")
    assert court.position.authority == 5
    take(court.table, "saxony", "austria")
    assert court.position.authority == 4
    court.position.authority = 2
    take(court.table, "rhineland", "austria")
    assert court.position.authority == 2


# Imperial Influence


@pytest.mark.rule("EU-18.2.1", "EU-18.2.2", "EU-4.5.9")
def test_imperial_influence_is_laid_anew_as_much_as_the_authority(court: Court) -> None:
    court.table.imperial("saxony", 3)
    court.position.authority = 4
    authority.place_imperial(court.position)
    assert court.asked == "PlaceImperial austria"
    allowed = court.of("place-imperial")
    assert "saxony" in allowed
    assert "tirol" not in allowed  # Austria's alone
    assert "seine" not in allowed
    for space in ("bohemia", "bohemia", "saxony", "westphalia"):
        court.answer(f"place-imperial space={space}")
    assert court.asked == ""
    assert authority.imperial_count(court.position) == 4
    assert relations.imperial(court.position, court.table.space("bohemia")) == 2


@pytest.mark.rule("EU-18.2.2", "EU-11.1.2")
def test_what_is_not_laid_anew_stays_where_it_was(court: Court) -> None:
    court.table.imperial("saxony", 2).influence("france", "saxony", 3).imperial("bohemia", 1)
    authority.place_imperial(court.position)
    court.answer("place-imperial space=westphalia", "done")
    found = [
        relations.imperial(court.position, court.table.space(each)) for each in ("saxony", "bohemia", "westphalia")
    ]
    assert sum(found) == 3
    assert found[2] == 1


@pytest.mark.rule("EU-18.2.1", "EU-18.2.2", "EU-4.5.9")
def test_all_of_it_lies_on_the_board_as_long_as_there_is_room(court: Court) -> None:
    court.table.imperial("saxony", 2)
    authority.place_imperial(court.position)  # Authority +3: one more than lay there
    assert "done" not in court.options
    court.answer("place-imperial space=bohemia")
    assert "done" in court.options  # the two others can go back
    court.answer("done")
    assert authority.imperial_count(court.position) == 3
    assert relations.imperial(court.position, court.table.space("saxony")) == 2


@pytest.mark.rule("EU-18.2.2", "EU-18.6.1")
def test_imperial_influence_goes_when_its_area_leaves(court: Court) -> None:
    court.table.imperial("pomerania", 2)
    take(court.table, "pomerania", "denmark")
    assert relations.imperial(court.position, court.table.space("pomerania")) == 0


# an NPR Emperor


def npr_emperor(court: Court, now: int) -> Court:
    court.table.emperor("bohemia", now)
    return court


@pytest.mark.rule("EX-EU2-9", "EU-18.8.1")
@pytest.mark.parametrize(("now", "then"), [(3, [2, 3, 3, 3, 4, 4]), (5, [4, 4, 4, 5, 5, 6]), (0, [0, 1, 1, 1, 1, 1])])
def test_an_npr_emperor_rolls_for_his_authority(court: Court, now: int, then: list[int]) -> None:
    for thrown in range(1, 7):
        npr_emperor(court, now)
        court.position.chance.coming = [thrown]
        authority.roll(court.position)
        assert court.position.authority == then[thrown - 1]


@pytest.mark.rule("EU-18.2.1", "EU-18.8.1", "AMB-42")
def test_imperial_influence_of_an_npr_emperor_stays_as_far_as_the_authority_goes(court: Court) -> None:
    npr_emperor(court, 2).table.imperial("saxony", 2).imperial("westphalia", 2)
    authority.place_imperial(court.position)
    assert court.asked == ""
    assert authority.imperial_count(court.position) == 2


@pytest.mark.rule("EU-18.8.3")
def test_an_annexed_npr_emperor_ends_the_empire(court: Court) -> None:
    npr_emperor(court, 3).table.imperial("saxony", 2)
    take(court.table, "bohemia", "austria")
    assert court.position.emperor == -1
    assert authority.imperial_count(court.position) == 0
    assert not offices.hre_space(court.position, court.table.space("saxony"))
    assert court.events("hre-ended")


# Areas that leave and rejoin


@pytest.mark.rule("EU-18.6.1", "EU-18.6.2", "EU-18.6.3", "EU-18.1.T2")
def test_an_area_leaves_when_all_its_provinces_are_foreign_and_rejoins(court: Court) -> None:
    table = court.table
    for province in table.provinces("lubeck", "mecklenburg", "stettin"):
        towns.give(court.position, province, table.realm("denmark"))
    assert offices.hre_space(court.position, table.space("pomerania"))
    give(table, "stralsund", "france")  # two foreigners are foreign, too
    assert not offices.hre_space(court.position, table.space("pomerania"))
    assert court.position.authority == 2
    give(table, "stettin", "brandenburg")
    assert not offices.hre_space(court.position, table.space("pomerania"))
    for name in ("lubeck", "mecklenburg", "stralsund"):
        give(table, name, "austria")
    assert offices.hre_space(court.position, table.space("pomerania"))
    assert court.position.authority == 3


def give(table: Board, province: str, realm: str) -> None:
    towns.give(table.position, table.province(province), table.realm(realm))


@pytest.mark.rule("EU-18.6.1", "EU-2.C.6")
def test_occupied_provinces_are_not_owned_so_the_area_stays(court: Court) -> None:
    court.table.occupy("lubeck", "mecklenburg", "stettin", "stralsund", "denmark")
    assert offices.hre_space(court.position, court.table.space("pomerania"))


@pytest.mark.rule("EU-18.6.1")
def test_the_emperors_own_provinces_are_never_foreign(court: Court) -> None:
    court.table.emperor("france", 3)
    take(court.table, "pomerania", "france")
    assert offices.hre_space(court.position, court.table.space("pomerania"))


@pytest.mark.rule("EU-18.6.4")
def test_of_an_area_partly_inside_only_those_provinces_matter(court: Court) -> None:
    give(court.table, "holstein", "denmark")
    assert not offices.hre_space(court.position, court.table.space("jutland"))
    give(court.table, "holstein", "austria")
    assert offices.hre_space(court.position, court.table.space("jutland"))


@pytest.mark.rule("EU-18.6.3")
def test_a_vassal_of_a_member_brings_its_area_back(court: Court) -> None:
    table = court.table
    table.give("lubeck", "mecklenburg", "stettin", "stralsund", "sweden")
    lands.area_changed(court.position, table.space("pomerania"))
    assert not offices.hre_space(court.position, table.space("pomerania"))
    table.vassal("sweden", "austria")
    lands.realm_changed(court.position, table.realm("sweden"))
    assert offices.hre_space(court.position, table.space("pomerania"))


@pytest.mark.rule("EU-18.6.2", "EU-16.3.25")
def test_what_an_event_takes_out_costs_no_more_than_the_event_says(court: Court) -> None:
    lands.leave(court.position, court.table.space("switzerland"), True)
    assert court.position.authority == 3
    assert not offices.hre_space(court.position, court.table.space("switzerland"))


# the official Religion


def electors(court: Court, *creeds: str) -> None:
    for space, creed in zip(ELECTORS, creeds, strict=True):
        court.table.creed(space, creed)
    religion.check(court.position)


@pytest.fixture
def diet(court: Court) -> Court:
    court.position.rules |= HRE_RELIGION
    court.position.age = 3
    court.position.hre_faith = faiths.CATHOLIC
    return court


def official(court: Court) -> str:
    return faiths.FAITH.ref(court.position.hre_faith)


@pytest.mark.rule("EU-18.7.1", "EU-18.7.2", "EU-18.1.T2")
def test_the_official_religion_follows_the_electors(diet: Court) -> None:
    electors(diet, *["protestant"] * 5)
    assert (official(diet), diet.position.authority) == ("protestant", 2)
    religion.check(diet.position)
    assert diet.position.authority == 2  # once
    electors(diet, *["protestant"] * 4, "catholic")
    assert official(diet) == "diverse"
    electors(diet, *["catholic"] * 3, "counter-reformed", "catholic")
    assert (official(diet), diet.position.authority) == ("catholic", 2)


@pytest.mark.rule("EU-18.7.1")
def test_before_age_three_or_without_the_advanced_rule_it_stays(diet: Court) -> None:
    diet.position.age = 2
    electors(diet, *["protestant"] * 5)
    assert official(diet) == "catholic"
    diet.position.age, diet.position.rules = 3, 0
    electors(diet, *["protestant"] * 5)
    assert official(diet) == "catholic"


@pytest.mark.rule("EU-18.3.6")
def test_the_eagles_of_the_map() -> None:
    assert [places.SPACE.ref(space) for space in range(places.AREAS) if places.ELECTOR[space]] == list(ELECTORS)


@pytest.mark.rule("EU-18.8.3", "EU-18.2.2")
def test_an_npr_emperor_is_nobodys_vassal_and_imperial_influence_buys_none(court: Court) -> None:
    table = court.table.ally("austria", "saxony").wed("austria", "saxony")
    player, saxony = table.player("austria"), table.realm("saxony")
    table.imperial("saxony", 3).influence("austria", "saxony", 1)
    assert not vassalage.subjugable(court.position, player, saxony)
    table.position.own_areas().influence[table.space("saxony")] = 0
    table.influence("austria", "saxony", 4)
    assert vassalage.subjugable(court.position, player, saxony)
    table.emperor("saxony", 3)
    assert not vassalage.subjugable(court.position, player, saxony)


@pytest.mark.rule("AMB-43", "EU-18.3.2", "EU-13.0.2")
def test_a_realm_whose_capital_has_moved_out_is_no_member(court: Court) -> None:
    table = court.table
    assert offices.member(court.position, table.realm("saxony"))
    give(table, "poznan", "saxony")
    take(table, "saxony", "austria")
    assert table.position.realms.capital[table.realm("saxony")] >= 0
    assert not offices.member(court.position, table.realm("saxony"))
