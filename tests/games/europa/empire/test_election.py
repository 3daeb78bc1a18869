"""Imperial Elections (EU-18.9)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import offices
from ludarium.games.europa.empire import election
from ludarium.games.europa.facts import faiths, places
from ludarium.games.europa.put import supply, towns
from ludarium.games.europa.realm import characters
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import ELECTIONS, HRE_RELIGION, LATER_PRINTING

from ..board import board
from ..realm.court import Court, card_of, ref

CORDOBA = "Gonzalo Fernández de Córdoba"


@pytest.fixture
def diet() -> Court:
    """Austria is Emperor; France has most Influence in Saxony and Westphalia, Austria with Imperial in Bohemia."""
    table = board("1-01", people=5, lands=True).emperor("austria", 3)
    table.position.rules |= ELECTIONS
    table.position.hre_faith = faiths.CATHOLIC
    table.influence("france", "saxony", 2).influence("austria", "saxony", 1)
    table.influence("france", "westphalia", 3)
    table.influence("france", "bohemia", 2).influence("austria", "bohemia", 1).imperial("bohemia", 2)
    return Court(table)


def elect(court: Court) -> Court:
    election.elect(court.position)
    return court.run()


def emperor(court: Court) -> str:
    names = ("austria", "france", "castile", "england", "denmark")
    return next(name for name in names if court.table.realm(name) == court.position.emperor)


def votes(court: Court, space: str) -> list[int]:
    return election.votes(court.position, court.table.space(space))


@pytest.mark.rule("EU-18.9.2", "EU-18.9.7", "AMB-54")
def test_who_has_most_elector_areas_is_emperor(diet: Court) -> None:
    elect(diet)
    told = {str(event["space"]): event["realm"] for event in diet.events("voted")}
    assert told == {"saxony": "france", "westphalia": "france", "bohemia": "austria"}
    assert emperor(diet) == "france"
    assert diet.position.authority == 3  # not below +3


@pytest.mark.rule("EU-18.9.7", "AMB-54", "EU-18.1.T2")
def test_a_new_emperor_at_less_than_three_gains_one_authority(diet: Court) -> None:
    diet.position.authority = 2
    elect(diet)
    assert diet.position.authority == 3
    diet.table.emperor("france", 1)
    elect(diet)  # elected again
    assert (emperor(diet), diet.position.authority) == ("france", 1)


@pytest.mark.rule("EU-18.9.1", "EU-18.9.9", "EU-2.0.3")
def test_none_at_authority_five_nor_without_the_advanced_rule_nor_with_an_npr_emperor(diet: Court) -> None:
    diet.position.authority = 5
    elect(diet)
    assert emperor(diet) == "austria"
    diet.table.emperor("bohemia", 3)
    elect(diet)
    assert diet.position.emperor == diet.table.realm("bohemia")
    diet.table.emperor("austria", 4)
    diet.position.rules = 0
    elect(diet)
    assert emperor(diet) == "austria"
    assert diet.events("voted") == []
    diet.position.rules = ELECTIONS
    elect(diet)
    assert emperor(diet) == "france"


@pytest.mark.rule("EU-18.9.1", "AMB-41", "EU-7.2.17")
def test_the_death_of_the_emperors_ruler_is_one_election(diet: Court) -> None:
    characters.ruler_lost(diet.position, diet.table.player("austria"))
    diet.run()
    assert diet.me("austria").ruler == NOBODY
    assert len(diet.events("emperor-elected")) == 1
    assert emperor(diet) == "france"


@pytest.mark.rule("EU-18.9.1", "AMB-41")
def test_a_replacement_from_hand_is_one_election(diet: Court) -> None:
    diet.hold("austria", CORDOBA)
    characters.ruler_lost(diet.position, diet.table.player("austria"))
    diet.run().answer(f"appoint-ruler card={ref(CORDOBA)}")
    assert diet.me("austria").ruler == card_of(CORDOBA)
    assert len(diet.events("emperor-elected")) == 1


@pytest.mark.rule("EU-18.9.3")
def test_the_present_emperor_decides_ties(diet: Court) -> None:
    diet.table.influence("austria", "westphalia", 2)
    diet.table.influence("austria", "rhineland", 1).influence("england", "rhineland", 1)
    elect(diet)
    assert diet.asked == "ElectorVote austria"
    assert sorted(diet.of("vote-for")) == ["rhineland austria", "rhineland england"]
    diet.answer("vote-for space=rhineland realm=austria")
    # two votes each
    assert diet.asked == "ElectionTie austria"
    assert sorted(diet.of("elect")) == ["austria", "france"]
    diet.answer("elect realm=austria")
    assert emperor(diet) == "austria"


@pytest.mark.rule("EU-18.9.4")
def test_an_area_of_vassals_votes_for_their_overlord(diet: Court) -> None:
    diet.table.vassal("brandenburg", "castile").influence("france", "brandenburg", 3)
    assert votes(diet, "brandenburg") == [diet.table.player("castile")]
    diet.table.faith("castile", "protestant")
    assert votes(diet, "brandenburg") == [diet.table.player("france")]  # as anywhere else: most Influence


@pytest.mark.rule("EU-18.9.4", "EU-18.9.2")
def test_an_area_of_vassals_of_two_players_votes_by_influence(diet: Court) -> None:
    diet.table.vassal("saxony", "castile").vassal("nuremberg", "denmark")
    assert votes(diet, "saxony") == [diet.table.player("france")]


@pytest.mark.rule("EU-18.9.5")
def test_a_player_whose_capital_lies_there_has_the_vote(diet: Court) -> None:
    table = board("1-06-default-denmark", lands=True).emperor("austria", 3)
    table.position.hre_faith = faiths.CATHOLIC
    court = Court(table.influence("austria", "brandenburg", 3))
    assert votes(court, "brandenburg") == [table.player("brandenburg")]
    table.faith("brandenburg", "protestant")
    assert votes(court, "brandenburg") == []  # then it does not vote


@pytest.mark.rule("EU-18.9.6", "AMB-55")
def test_only_those_of_the_official_religion_can_be_elected(diet: Court) -> None:
    diet.table.faith("france", "protestant")
    assert votes(diet, "westphalia") == []  # nobody else has Influence there
    assert votes(diet, "saxony") == [diet.table.player("austria")]
    elect(diet)
    assert emperor(diet) == "austria"
    # without an official Religion everybody can
    diet.position.rules |= HRE_RELIGION
    diet.position.hre_faith = faiths.DIVERSE
    elect(diet)
    assert emperor(diet) == "france"


@pytest.mark.rule("EU-18.9.6")
def test_if_nobody_can_be_elected_the_title_stays_and_two_authority_go(diet: Court) -> None:
    for name in ("austria", "france", "castile", "england", "denmark"):
        diet.table.faith(name, "protestant")
    elect(diet)
    assert (emperor(diet), diet.position.authority) == ("austria", 1)


@pytest.mark.rule("EU-18.9.6")
def test_a_foreigner_in_an_interregnum_can_be_elected(diet: Court) -> None:
    diet.table.interregnum("france")
    assert not offices.member(diet.position, diet.table.realm("france"))
    assert emperor(elect(diet)) == "france"


@pytest.mark.rule("EU-18.9.8")
def test_the_new_emperor_takes_over_the_defence(diet: Court) -> None:
    diet.table.war("denmark", "saxony")
    diet.position.defending, diet.position.imperial_pool = 1, 3
    elect(diet)
    assert diet.asked == "EmpireCause france"
    assert diet.options == ["empire-cb realm=denmark", "decline"]
    diet.answer("empire-cb realm=denmark")
    assert supply.has_cb(diet.position, diet.table.player("france"), diet.table.realm("denmark"))
    assert (diet.position.defending, diet.position.imperial_pool) == (1, 3)


@pytest.mark.rule("EU-18.9.8")
def test_in_the_later_printing_the_defence_ends(diet: Court) -> None:
    diet.position.rules |= LATER_PRINTING
    diet.position.defending, diet.position.imperial_pool = 1, 3
    elect(diet)
    assert diet.asked == ""
    assert (diet.position.defending, diet.position.imperial_pool) == (0, 0)


@pytest.mark.rule("EU-18.6.1", "EU-18.6.3")
def test_with_a_new_emperor_the_areas_are_looked_at_again(diet: Court) -> None:
    space = diet.table.space("pomerania")
    for province in places.PROVINCES_OF[diet.position.board][space]:
        towns.give(diet.position, province, diet.table.realm("france"))
    assert not offices.hre_space(diet.position, space)
    elect(diet)
    # what France has is the Emperor's now
    assert emperor(diet) == "france"
    assert offices.hre_space(diet.position, space)
