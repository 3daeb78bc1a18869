"""Religions of Areas and Realms (EU-15), Convert Area (EU-5.3.2), Change State Religion (EU-5.1.6)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import offices, relations
from ludarium.games.europa.facts import faiths, ideas, places, realms
from ludarium.games.europa.realm import ideas as research
from ludarium.games.europa.realm import religion, state_religion
from ludarium.games.europa.table.position import HRE_RELIGION, REVOLUTION

from ..board import board
from .court import Court

CALM = [6] * 12  # throws of the Rebel Die


@pytest.fixture
def court() -> Court:
    return Court(board("1-01", people=4, lands=True))


def creed(court: Court, space: str) -> str:
    return faiths.FAITH.ref(offices.creed(court.position, court.table.space(space)))


def faith(court: Court, name: str) -> str:
    return faiths.FAITH.ref(court.position.realms.faith[court.table.realm(name)])


def convert(court: Court, name: str) -> Court:
    court.position.chance.coming = CALM[:]
    return court.act(name, religion.can_convert, religion.begin_convert)


# Areas


@pytest.mark.rule("EU-15.2.3", "EU-15.3.1")
def test_nprs_follow_the_religion_of_their_capitals_area(court: Court) -> None:
    religion.set_creed(court.position, court.table.space("saxony"), faiths.PROTESTANT)
    assert creed(court, "saxony") == "protestant"
    assert faith(court, "saxony") == "protestant"
    religion.set_creed(court.position, court.table.space("saxony"), faiths.COUNTER_REFORMED)
    assert faith(court, "saxony") == "counter-reformed"
    assert offices.same_faith(faiths.CATHOLIC, faiths.COUNTER_REFORMED)


@pytest.mark.rule("EU-2.O.11", "AMB-13")
def test_the_papal_states_stay_catholic(court: Court) -> None:
    space = places.SPACE_OF[realms.CAPITAL[realms.PAPAL_STATES]]
    religion.set_creed(court.position, space, faiths.PROTESTANT)
    assert faith(court, "papal-states") == "catholic"


@pytest.mark.rule("EU-15.0.6", "EU-15.3.4")
def test_where_faiths_are_diverse_nprs_keep_theirs_and_all_dissent(court: Court) -> None:
    religion.set_creed(court.position, court.table.space("saxony"), faiths.DIVERSE)
    assert faith(court, "saxony") == "catholic"
    religion.set_creed(court.position, court.table.space("seine"), faiths.DIVERSE)
    for each in ("catholic", "protestant", "muslim", "orthodox"):
        court.table.faith("france", each)
        assert offices.dissent(court.position, court.table.player("france"), court.table.space("seine"))


@pytest.mark.rule("EU-15.0.7", "EU-15.3.3", "EU-15.1.1")
def test_a_revolution_lies_on_top_and_goes_with_a_conversion(court: Court) -> None:
    space = court.table.space("saxony")
    religion.set_creed(court.position, space, faiths.PROTESTANT)
    religion.set_creed(court.position, space, faiths.REVOLUTIONARY)
    assert creed(court, "saxony") == "revolutionary"
    assert court.position.areas.creed[places.SLOT_OF[space]] == faiths.PROTESTANT | REVOLUTION
    assert faith(court, "saxony") == "revolutionary"
    religion.set_creed(court.position, space, faiths.CATHOLIC)
    assert creed(court, "saxony") == "catholic"


@pytest.mark.rule("EU-15.0.8")
def test_another_government_form_ends_the_revolution_of_the_capital(court: Court) -> None:
    table = court.table
    religion.set_creed(court.position, table.space("seine"), faiths.REVOLUTIONARY)
    religion.set_faith(court.position, table.player("france"), faiths.REVOLUTIONARY)
    research.gain(court.position, table.player("france"), ideas.NAMED["Revolutionary Regime"])
    court.run()
    assert faith(court, "france") == "revolutionary"
    research.gain(court.position, table.player("france"), ideas.NAMED["Absolute Monarchy"])
    court.run()
    assert creed(court, "seine") == "catholic"
    assert faith(court, "france") == "catholic"


@pytest.mark.rule("EU-15.0.8", "EU-15.0.6")
def test_over_diverse_faiths_the_realm_returns_to_its_own(court: Court) -> None:
    table = court.table.creed("seine", "diverse").faith("france", "revolutionary")
    religion.set_creed(court.position, table.space("seine"), faiths.REVOLUTIONARY)
    religion.idea_gained(court.position, table.player("france"), ideas.NAMED["Absolute Monarchy"])
    assert (creed(court, "seine"), faith(court, "france")) == ("diverse", "catholic")


@pytest.mark.rule("EU-15.0.2", "AMB-36", "EU-19.0.1")
def test_who_leaves_the_catholics_has_no_cardinals(court: Court) -> None:
    court.table.curia("france", "castile", "france")
    religion.set_faith(court.position, court.table.player("france"), faiths.PROTESTANT)
    assert court.position.curia == [court.table.player("castile")]


# Convert Area


def andalucia(court: Court) -> Court:
    """Castile has all of Andalucia, which is Muslim."""
    for province in places.PROVINCES_OF[court.position.board][court.table.space("andalucia")]:
        court.table.town(places.PROVINCE.ref(province), "castile")
    court.table.creed("andalucia", "muslim")
    return court.power("castile", adm=2, ducats=3)


@pytest.mark.rule("EU-5.3.2", "EU-5.3.2.1", "EU-5.3.2.2", "EU-5.3.2.3", "EU-15.3.2")
def test_castile_converts_andalucia(court: Court) -> None:
    convert(andalucia(court), "castile")
    assert court.of("convert-area") == ["andalucia"]
    court.answer("convert-area space=andalucia")
    assert creed(court, "andalucia") == "catholic"
    assert (court.me("castile").power[0], court.me("castile").ducats) == (0, 0)
    assert court.asked == "UnrestTownIn castile"
    court.answer("unrest-in province=cordoba")
    assert court.events("unrest-gained") == [{"province": "cordoba"}]
    assert [event["space"] for event in court.events("rebel-die")] == ["andalucia"]  # one Town with Unrest, one die


@pytest.mark.rule("EU-5.3.2.3")
def test_rebel_dice_are_rolled_for_all_own_unrest_there(court: Court) -> None:
    convert(andalucia(court), "castile")
    court.table.unrest("cordoba")
    court.answer("convert-area space=andalucia")
    court.answer("unrest-in province=granada")
    assert [event["space"] for event in court.events("rebel-die")] == ["andalucia", "andalucia"]


@pytest.mark.rule("EU-5.3.2.1", "AMB-EU1-58", "AMB-EU1-59")
def test_other_owners_must_share_the_faith_and_occupied_provinces_are_nobodys(court: Court) -> None:
    andalucia(court)
    player = court.table.player("castile")

    def spaces() -> list[str]:
        return court.table.spaces(religion.convertible(court.position, player))

    assert spaces() == ["andalucia"]
    court.table.give("granada", "granada")
    assert spaces() == []  # Granada is Muslim
    court.table.faith("granada", "catholic")
    assert spaces() == ["andalucia"]
    court.table.faith("granada", "muslim").vassal("granada", "castile")
    assert spaces() == []  # a Vassal's faith counts
    court.table.faith("granada", "catholic")
    assert spaces() == ["andalucia"]
    court.table.rebel_town("cordoba")
    assert spaces() == []


@pytest.mark.rule("EU-15.0.3", "EU-5.3.2.3")
def test_protestants_convert_for_one_adm_less(court: Court) -> None:
    player = court.table.player("castile")
    assert religion.convert_price(court.position, player, 0) == 2
    court.table.faith("castile", "protestant")
    assert religion.convert_price(court.position, player, 0) == 1


# Change State Religion


def england(court: Court) -> Court:
    """England in Age II, with a Marriage and Influence in Catholic Areas; Saxony is Protestant."""
    court.position.age = 2
    table = court.table.creed("saxony", "protestant").faith("saxony", "protestant")
    table.wed("england", "burgundy").influence("england", "lombardy", 3).influence("england", "saxony", 1)
    return court


def choices(court: Court, name: str) -> list[str]:
    court.act(name, state_religion.can_change_faith, state_religion.begin_change_faith)
    return court.options


@pytest.mark.rule("EU-5.1.6", "EU-5.1.6.1", "EU-15.2.2")
def test_from_age_two_catholics_and_protestants_may_change(court: Court) -> None:
    player = court.table.player("england")
    assert not state_religion.can_change_faith(court.position, player)
    court.position.age = 2
    assert choices(court, "england") == ["to-faith faith=protestant"]
    court.position.agenda.clear()
    court.table.faith("england", "protestant")
    assert choices(court, "england") == ["to-faith faith=catholic"]
    court.position.agenda.clear()
    for other in ("orthodox", "muslim"):
        court.table.faith("england", other)
        assert not state_religion.can_change_faith(court.position, player)


@pytest.mark.rule("EU-5.1.6.2", "EU-5.1.6.3", "EU-5.1.6.4", "EU-5.1.6.5", "AMB-EU1-26")
def test_what_a_change_of_state_religion_costs(court: Court) -> None:
    england(court)
    court.position.chance.coming = CALM * 9
    assert choices(court, "england") == ["to-faith faith=protestant"]
    court.answer("to-faith faith=protestant")
    me = court.me("england")
    assert (me.prestige, me.stability, sum(me.power)) == (-2, -1, 0)
    assert faith(court, "england") == "protestant"
    player = court.table.player("england")
    assert relations.marriages(court.position, player) == []  # the only one
    for _ in range(3):
        assert court.of("leave-influence") == ["lombardy"]  # what there is; Saxony keeps its own
        court.answer("leave-influence space=lombardy")
    # as many are placed, without adjacency, in Areas of the new Religion with room
    assert court.of("new-influence") == ["saxony"]
    for _ in range(3):
        court.answer("new-influence space=saxony")
    assert relations.influence(court.position, player, court.table.space("saxony")) == 4
    while court.asked:
        court.answer(court.options[0])
    areas = ["aquitaine", "brittany-normandy", "east-anglia", "ireland", "northumbria", "wales-wessex"]
    unrest = [court.table.province(str(event["province"])) for event in court.events("unrest-gained")]
    assert [places.SPACE.ref(places.SPACE_OF[each]) for each in unrest] == areas
    assert [event["space"] for event in court.events("rebel-die")] == areas


@pytest.mark.rule("EU-5.1.6.3")
def test_a_marriage_is_left_where_the_area_has_the_abandoned_religion(court: Court) -> None:
    england(court)
    court.position.chance.coming = CALM * 9
    court.table.wed("england", "saxony")
    choices(court, "england")
    court.answer("to-faith faith=protestant")
    assert relations.marriages(court.position, court.table.player("england")) == [court.table.realm("saxony")]


@pytest.mark.rule("EU-5.1.6.6", "EU-15.0.2")
def test_the_counter_reformation_is_an_alternative_for_three_adm(court: Court) -> None:
    court.power("france", adm=3)
    player = court.table.player("france")
    assert not state_religion.can_change_faith(court.position, player)
    court.table.creed("lombardy", "counter-reformed")
    assert choices(court, "france") == ["counter-reform"]
    court.answer("counter-reform")
    assert creed(court, "seine") == "counter-reformed"
    me = court.me("france")
    assert (me.power[0], me.prestige, me.stability) == (0, 0, 0)
    assert offices.catholic(court.position, player)


@pytest.mark.rule("EU-18.7.3", "EU-5.1.6.1", "EU-2.0.3")
def test_the_emperor_changes_only_after_the_empire(court: Court) -> None:
    court.position.age = 3
    court.position.rules |= HRE_RELIGION
    court.table.emperor("austria", 3)
    player = court.table.player("austria")
    for official, may in ((faiths.CATHOLIC, False), (faiths.DIVERSE, False), (faiths.PROTESTANT, True)):
        court.position.hre_faith = official
        assert state_religion.can_change_faith(court.position, player) == may
    court.position.rules &= ~HRE_RELIGION  # without the Advanced rule he is free
    court.position.hre_faith = faiths.CATHOLIC
    assert state_religion.can_change_faith(court.position, player)


@pytest.mark.rule("EU-18.7.3")
def test_a_revolutionary_emperor_ends_the_empire(court: Court) -> None:
    court.table.emperor("austria", 3).imperial("saxony", 2)
    religion.set_faith(court.position, court.table.player("austria"), faiths.REVOLUTIONARY)
    assert court.position.emperor == -1
    assert relations.imperial(court.position, court.table.space("saxony")) == 0
