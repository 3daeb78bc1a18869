"""Keep Current Board State (EU-10.5.KC)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import modifiers, tracks
from ludarium.games.europa.facts import ideas
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.book import BOOK

from ..board import Board, board
from .council import Council


def europe() -> Board:
    return board("1-01", people=4, lands=True)


def beaten(*provinces: str) -> Council:
    """France has Partial Victory over England, and Occupies these Provinces."""
    table = europe().war("france", "england").occupy(*provinces, "france").units("france", "seine", 2)
    return Council(table)


@pytest.mark.rule("EU-10.5.KC.1", "EU-9.8.13", "EU-13.4.9")
def test_both_sides_keep_what_they_occupy() -> None:
    talks = beaten("caux", "maine")
    talks.table.occupy("saintonge", "england")
    talks.begin().settle("england", "enforce term=keep", "done")
    talks.answer("done", "done")
    assert [talks.owner(each) for each in ("caux", "maine", "saintonge")] == ["france", "france", "england"]
    marks = talks.position.land.marks
    assert all(marks[talks.table.province(each)] & 1 for each in ("caux", "maine", "saintonge"))  # Unrest stays
    assert talks.me("france").covered == 0
    assert talks.me("england").covered == 0


@pytest.mark.rule("EU-10.5.KC.1", "AMB-10")
def test_capitals_go_back_for_a_ransom() -> None:
    talks = beaten("london").ducats("england", 7).ducats("france", 12)
    talks.table.occupy("paris", "england")
    talks.begin().settle("england", "enforce term=keep")
    assert talks.asked == ""
    assert talks.owner("london") == "england"
    assert talks.owner("paris") == "france"
    # England borrows 5, and both pay 10
    assert (talks.me("england").ducats, talks.me("england").interest) == (12, 1)
    assert talks.me("france").ducats == 12


@pytest.mark.rule("EU-10.5.KC.2", "EU-10.5.KC.3")
def test_returned_for_three_ducats_a_tax_value() -> None:
    talks = beaten("bordeaux", "caux", "maine").ducats("england", 40).begin().settle("england", "enforce term=keep")
    talks.answer("settle-province peacedeed=ransom province=bordeaux")
    talks.answer("settle-province peacedeed=ransom province=maine", "done")
    assert talks.me("france").ducats == 9
    assert talks.me("england").ducats == 31
    assert talks.owner("bordeaux") == "england"
    assert talks.owner("caux") == "france"


@pytest.mark.rule("EU-10.5.KC.3", "AMB-9")
def test_at_most_twice_the_tax_income_after_the_returns() -> None:
    table = europe().war("castile", "granada").occupy("gibraltar", "castile").units("castile", "leon", 3)
    talks = Council(table).begin().settle("granada", "enforce term=keep")
    talks.answer("settle-province peacedeed=ransom province=gibraltar")
    assert talks.me("castile").ducats == 3
    table = europe().war("castile", "granada").occupy("granada", "castile").units("castile", "leon", 3)
    talks = Council(table).begin().settle("granada", "enforce term=keep")
    assert talks.me("castile").ducats == 4  # a Capital is worth 10, Granada's Tax Income is 2
    poor = board("1-01", people=4).town("london", "essex", "oxford", "england").town("paris", "france")
    poor.war("france", "england").occupy("london", "essex", "oxford", "france").units("france", "seine", 9)
    talks = Council(poor.units("england", "northumbria", 1)).ducats("england", 50).begin()
    talks.settle("england", "enforce term=keep", "settle-province peacedeed=ransom province=essex", "done", "done")
    assert tracks.tax_income(talks.position, talks.table.player("england")) == 3
    assert talks.me("france").ducats == 6  # not 13


@pytest.mark.rule("AMB-10", "EU-7.4.8")
def test_who_cannot_pay_goes_bankrupt() -> None:
    talks = beaten("london").begin()
    talks.position.own_player(talks.table.player("england")).interest = 4
    talks.settle("england", "enforce term=keep")
    assert talks.me("england").stability < 0
    assert talks.me("france").ducats == 5


@pytest.mark.rule("EU-10.5.KC.2", "AMB-11")
def test_swaps_come_out_even() -> None:
    talks = beaten("bordeaux", "caux")
    talks.table.occupy("lyon", "saintonge", "england")
    talks.begin().settle("england", "enforce term=keep")
    talks.answer("settle-province peacedeed=swap province=caux")
    # two for Lyon: Bordeaux would have to follow for 3 against 3, or Saintonge alone for 1
    assert talks.verbs("settle-province") == [
        "peacedeed=take-back province=saintonge",
        "peacedeed=take-back province=lyon",
    ]
    talks.answer("settle-province peacedeed=take-back province=lyon")
    assert talks.verbs("settle-province") == ["peacedeed=swap province=bordeaux"]
    talks.answer("settle-province peacedeed=swap province=bordeaux")
    assert talks.verbs("settle-province") == ["peacedeed=take-back province=saintonge"]
    talks.answer("settle-province peacedeed=take-back province=saintonge")
    assert talks.asked == ""
    assert talks.owner("lyon") == talks.owner("saintonge") == "france"
    assert talks.owner("bordeaux") == talks.owner("caux") == "england"


@pytest.mark.rule("EU-10.5.KC.2", "AMB-11")
def test_no_swap_without_an_equal() -> None:
    talks = beaten("caux")
    talks.table.occupy("lyon", "england")
    talks.begin().settle("england", "enforce term=keep")
    assert talks.verbs("settle-province") == ["peacedeed=ransom province=caux"]


@pytest.mark.rule("EU-10.5.KC.2", "AMB-12", "EU-14.3.6", "EU-10.5.2")
def test_liberation() -> None:
    table = europe().vacate("brittany").town("nantes", "rennes", "england").war("france", "england")
    table.occupy("nantes", "rennes", "caux", "france").units("france", "seine", 2).claim("france", "brittany-normandy")
    table.influence("england", "brittany-normandy", 3).influence("castile", "brittany-normandy", 2)
    talks = Council(table).begin().settle("england", "enforce term=keep")
    assert "settle-province peacedeed=liberate province=caux" not in talks.options  # a Core of the Loser
    talks.answer("settle-province peacedeed=liberate province=nantes")
    talks.answer("settle-province peacedeed=liberate province=rennes", "done")
    assert talks.prestige("france") == 2
    assert talks.holds("brittany") == ["nantes", "rennes"]
    assert talks.asked == "france LiberatedAlly"
    talks.answer("settle-realm peacedeed=ally realm=brittany")
    assert table.position.realms.allies[table.realm("brittany")] == 1 << table.player("france")
    # the Area is full: others give way
    place = "settle-area peacedeed=place-influence space=brittany-normandy"
    talks.answer(place, "settle-realm peacedeed=push-out realm=castile")
    talks.answer(place, "settle-realm peacedeed=push-out realm=england")
    assert [talks.influence(each, "brittany-normandy") for each in ("france", "england", "castile")] == [2, 2, 1]
    assert talks.asked == "france SpendClaim"
    talks.answer("settle-area peacedeed=spend-claim space=brittany-normandy")
    assert talks.asked == "england ClaimLost"
    talks.answer("settle-area peacedeed=place-claim space=brittany-normandy")
    assert talks.me("england").claims == 1


@pytest.mark.rule("EU-10.5.KC.2", "EU-13.2.4")
def test_a_vassal_is_freed_as_a_whole() -> None:
    table = europe().vassal("brittany", "england").war("france", "england").units("france", "seine", 2)
    table.occupy("nantes", "france")
    talks = Council(table).begin().settle("england", "enforce term=keep")
    assert "settle-province peacedeed=liberate province=nantes" not in talks.options
    talks.answer("done", "done")
    assert talks.owner("nantes") == "france"
    table = europe().vassal("brittany", "england").war("france", "england").units("france", "seine", 2)
    talks = Council(table.occupy("nantes", "rennes", "france")).begin().settle("england", "enforce term=keep")
    talks.answer("settle-province peacedeed=liberate province=nantes", "decline", "done")
    assert talks.owner("rennes") == "brittany"
    assert table.position.realms.lord[table.realm("brittany")] == -1
    assert talks.me("england").vassal == 0
    assert talks.prestige("france") == 2


@pytest.mark.rule("EU-10.5.KC.2")
def test_ideas_that_like_liberation() -> None:
    idea, modifier = BOOK.modified_by[symbols.M_LIBERATION_PRESTIGE][0]
    table = europe().vacate("brittany").town("nantes", "rennes", "england").war("france", "england")
    table.occupy("nantes", "france").units("france", "seine", 2)
    table.idea("france", ideas.IDEA.ref(idea))
    talks = Council(table).begin().settle("england", "enforce term=keep")
    talks.answer("settle-province peacedeed=liberate province=nantes")
    bonus = modifiers.worth(table.position, table.player("france"), modifier)
    assert bonus > 0
    assert talks.prestige("france") == 1 + bonus


@pytest.mark.rule("EU-10.5.KC.4", "EU-10.5.KC.5")
def test_claims_spent_and_placed() -> None:
    talks = beaten("caux", "maine", "normandie", "bordeaux")
    talks.table.claim("france", "brittany-normandy", "aquitaine").occupy("saintonge", "england")
    talks.table.claim("england", "aquitaine")
    talks.begin().settle("england", "enforce term=keep", "done")
    assert talks.asked == "france SpendClaim"
    assert talks.verbs("settle-area") == [
        "peacedeed=spend-claim space=aquitaine",
        "peacedeed=spend-claim space=brittany-normandy",
    ]
    talks.answer("settle-area peacedeed=spend-claim space=brittany-normandy")
    talks.answer("settle-province peacedeed=calm province=caux", "settle-province peacedeed=calm province=maine")
    talks.answer("done")
    assert talks.asked == "england SpendClaim"  # Saintonge
    talks.answer("done")
    assert talks.asked == "england ClaimLost"
    assert talks.verbs("settle-area") == ["peacedeed=place-claim space=brittany-normandy"]  # a Claim in Aquitaine lies
    talks.answer("settle-area peacedeed=place-claim space=brittany-normandy")
    assert talks.asked == ""
    assert talks.me("england").claims == 2


@pytest.mark.rule("EU-13.3.3")
def test_a_dnpr_token_stays_below() -> None:
    table = europe().dnpr("tangiers", "gharb", "morocco").war("castile", "morocco").occupy("gharb", "castile")
    talks = Council(table.units("castile", "leon", 3)).begin().settle("morocco", "enforce term=keep", "done")
    assert talks.owner("gharb") == "castile"
    assert table.position.land.dnpr[table.province("gharb")] == table.realm("morocco") + 1
