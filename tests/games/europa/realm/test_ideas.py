"""Research Idea and Ideas (EU-5.1.4, 8)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import ideas
from ludarium.games.europa.realm import ideas as research
from ludarium.games.europa.scenario import setup
from ludarium.games.europa.table.words import BY_IDEAS
from ludarium.kernel import chance

from ..board import Board, board
from .court import Court

REALMS = ("england", "castile", "france", "austria")


def idea(name: str) -> int:
    return ideas.IDEA.index(name)


def shown(table: Board, *names: str) -> Court:
    """These Ideas on display, the others in their piles."""
    court = Court(table)
    decks = table.position.own_decks()
    decks.ideas = [idea(name) for name in names]
    for each in range(ideas.IDEAS):
        if each not in decks.ideas:
            decks.idea_piles[ideas.TYPE[each]].append(each)
    return court


def researchable(court: Court, name: str) -> list[str]:
    return [ideas.IDEA.ref(each) for each in research.candidates(court.position, court.table.player(name))]


def gain(court: Court, name: str, what: str) -> None:
    research.gain(court.position, court.table.player(name), idea(what))
    court.run()


@pytest.fixture
def court() -> Court:
    return shown(board("1-01", people=4, lands=True), "tolerance", "cannons", "noble-knights", "military-drill")


@pytest.mark.rule("EU-5.1.4", "EU-5.1.4.1", "EU-8.1", "EU-8.4")
def test_an_idea_costs_the_power_of_its_type_and_scores_two(court: Court) -> None:
    court.power("france", adm=3, mil=4)
    assert researchable(court, "france") == ["cannons", "noble-knights", "military-drill"]  # Tolerance costs 4 ADM
    court.act("france", research.can_research, research.begin_research).answer("research-idea idea=cannons")
    me = court.me("france")
    assert me.power == [3, 0, 0]
    assert me.ideas == 1 << idea("cannons")
    assert (me.prestige, me.glory[BY_IDEAS]) == (2, 2)
    assert researchable(court, "france") == []  # not twice


@pytest.mark.rule("EU-5.1.4.2", "EU-8.5")
def test_up_to_the_third_researcher_all_earlier_ones_score_one(court: Court) -> None:
    for name in REALMS:
        gain(court, name, "cannons")
    # 2, then 1 for the second and for the third researcher; the fourth scores alone
    assert [court.me(name).prestige for name in REALMS] == [4, 3, 2, 2]


def shelf(court: Court) -> list[str]:
    return [ideas.IDEA.ref(each) for each in court.position.decks.ideas]


@pytest.mark.rule("EU-8.8", "EU-8.7", "EU-16.3.20")
def test_a_granted_idea_takes_the_place_of_an_unresearched_one_that_is_not_basic(court: Court) -> None:
    gain(court, "france", "noble-knights")
    gain(court, "castile", "tercios-janissaries")
    # Cannons is Basic, Noble Knights are researched: Military Drill goes back
    assert court.asked == ""
    assert shelf(court) == ["tolerance", "cannons", "noble-knights", "tercios-janissaries"]
    assert idea("military-drill") in court.position.decks.idea_piles[2]
    assert idea("tercios-janissaries") not in court.position.decks.idea_piles[2]
    gain(court, "england", "glorious-arms")
    # none is left to go: a new row
    assert shelf(court)[-1] == "glorious-arms"
    assert len(shelf(court)) == 5


@pytest.mark.rule("EU-8.8")
def test_of_several_the_player_says_which_makes_room(court: Court) -> None:
    gain(court, "castile", "tercios-janissaries")
    assert court.asked == "MakeRoom castile"
    assert court.me("castile").ideas == 0
    assert court.of("make-room") == ["noble-knights", "military-drill"]
    court.answer("make-room idea=noble-knights")
    assert shelf(court) == ["tolerance", "cannons", "tercios-janissaries", "military-drill"]
    assert court.me("castile").ideas == 1 << idea("tercios-janissaries")
    assert court.me("castile").prestige == 2


@pytest.mark.rule("EU-8.9", "EU-8.10")
def test_a_government_form_replaces_the_old_one_without_loss(court: Court) -> None:
    gain(court, "france", "constitutional-monarchy")
    before = court.me("france").prestige
    gain(court, "france", "absolute-monarchy")
    me = court.me("france")
    assert (me.ideas >> idea("absolute-monarchy")) & 1
    assert not (me.ideas >> idea("constitutional-monarchy")) & 1
    assert me.prestige >= before + 2
    assert court.events("idea-lost") == [{"realm": "france", "idea": "constitutional-monarchy"}]


@pytest.mark.rule("EU-8.12", "AMB-EU1-56")
def test_absolute_monarchy_costs_a_stability_and_brings_two_more_prestige(court: Court) -> None:
    # no Display Card lies on the discards, so none is taken
    gain(court, "france", "absolute-monarchy")
    assert (court.me("france").stability, court.me("france").prestige) == (-1, 4)
    assert ideas.COST[idea("absolute-monarchy")] == 5
    assert ideas.TYPE[idea("absolute-monarchy")] == 0


@pytest.mark.rule("EU-8.2", "EU-8.10", "EU-18.3.3")
def test_a_subject_researches_no_government_form_at_authority_three() -> None:
    """The prerequisite of Government Forms."""
    table = board("1-06-default-denmark", lands=True).emperor("austria", 3)
    court = shown(table, "absolute-monarchy")
    for name in ("austria", "brandenburg", "denmark"):
        court.power(name, adm=9)
    assert researchable(court, "brandenburg") == []
    assert researchable(court, "austria") == ["absolute-monarchy"]  # the Emperor may
    assert researchable(court, "denmark") == ["absolute-monarchy"]
    table.emperor("austria", 2)
    assert researchable(court, "brandenburg") == ["absolute-monarchy"]


@pytest.mark.rule("EU-8.3", "EU-8.6", "EU-5.1.4")
def test_the_first_display_is_three_of_each_type_with_the_basic_ones() -> None:
    position = setup.setup(4, {"scenario": "1-01-4-players"}, chance.fast(3))
    shelf = position.decks.ideas
    assert [sum(1 for each in shelf if ideas.TYPE[each] == kind) for kind in range(3)] == [3, 3, 3]
    assert all(any(ideas.BASIC[each] and ideas.TYPE[each] == kind for each in shelf) for kind in range(3))
    later = {each for each in range(ideas.IDEAS) if ideas.MIN_AGE[each] > position.age}
    assert later
    assert later == set(position.decks.ideas_later)


@pytest.mark.rule("EU-5.1.4.1")
def test_a_voucher_makes_the_next_idea_of_its_type_cheaper_once(court: Court) -> None:
    court.power("france", mil=8)
    court.own("france").vouchers.extend([2, 2])
    court.act("france", research.can_research, research.begin_research).answer("research-idea idea=cannons")
    assert court.me("france").power[2] == 8 - 2
    assert court.me("france").vouchers == []
