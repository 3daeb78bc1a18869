"""Negotiated Peace (EU-10.5.NE)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.peace import offers
from ludarium.games.europa.table.player import DIP
from ludarium.games.europa.table.words import WORDS

from ..board import Board, board
from .council import Council


def talks_of(table: Board) -> Council:
    """France and England at War, neither has won."""
    table.war("france", "england").units("france", "seine", 3).units("england", "northumbria", 3)
    return Council(table)


def europe() -> Board:
    return board("1-01", people=4, lands=True)


@pytest.mark.rule("EU-10.5.NE.1", "EU-10.5.NE.2", "EU-10.1.9", "EU-10.1.10")
def test_what_can_be_offered() -> None:
    table = europe().occupy("caux", "london", "france").wed("castile", "england").dispute("england")
    talks = talks_of(table).begin().settle("england")
    assert talks.verbs("offer") == [
        "term=white-peace peaceside=nobody",
        "term=keep peaceside=mine",
        "term=keep peaceside=theirs",
        "term=keep peaceside=nobody",
        "term=humiliation peaceside=mine",
        "term=succession peaceside=mine",
    ]
    talks.answer("offer term=humiliation peaceside=mine", "done")
    assert talks.asked == "england AnswerPeace"
    talks.answer("accept")
    assert (talks.prestige("france"), talks.prestige("england")) == (6, -6)
    assert talks.truce("france", "england")


@pytest.mark.rule("EU-10.5.NE.2")
def test_the_loser_can_offer_it_himself() -> None:
    talks = talks_of(europe().occupy("paris", "england").occupy("caux", "france")).begin().settle("england")
    talks.answer("offer term=humiliation peaceside=theirs", "done", "accept")
    assert (talks.prestige("france"), talks.prestige("england")) == (-4, 4)
    assert talks.owner("caux") == "england"


@pytest.mark.rule("EUI-6", "EU-10.1.7")
def test_one_offer_for_each_war() -> None:
    talks = talks_of(europe().occupy("caux", "france")).begin()
    talks.settle("england", "offer term=white-peace peaceside=nobody", "done", "refuse")
    assert talks.asked == "france SettleWar"
    talks.settle("england")
    assert talks.options == ["surrender"]


@pytest.mark.rule("EU-10.5.NE.3", "EU-10.5.KC.1")
def test_an_agreed_keep() -> None:
    table = europe().vassal("brittany", "england").occupy("nantes", "rennes", "caux", "maine", "france")
    talks = talks_of(table.occupy("saintonge", "england")).ducats("england", 20).begin()
    talks.settle("england", "offer term=keep peaceside=nobody")
    talks.answer("settle-province peacedeed=set-free province=nantes")
    talks.answer("settle-province peacedeed=give-back province=caux")
    talks.answer("offer-ducats peaceside=theirs amount=13", "done", "accept")
    talks.answer("done", "done")
    assert talks.owner("rennes") == "brittany"
    assert talks.owner("caux") == "england"
    assert talks.owner("maine") == "france"
    assert talks.owner("saintonge") == "england"
    assert (talks.me("france").ducats, talks.me("england").ducats) == (13, 7)
    assert (talks.prestige("france"), talks.prestige("england")) == (0, 0)


@pytest.mark.rule("EU-10.5.NE.4", "EU-5.2.5.1", "EU-11.3.21")
def test_one_of_both_cuts_ties() -> None:
    table = europe().occupy("caux", "france").ally("england", "scotland").influence("england", "scotland", 2)
    table.ally("france", "castile").claim("england", "seine", "loire")
    talks = talks_of(table).begin().settle("england", "offer term=white-peace peaceside=nobody")
    talks.answer("settle-realm peacedeed=cut-theirs realm=scotland")
    assert not talks.verbs("deal-alliance")
    assert "settle-realm peacedeed=cut-mine realm=castile" not in talks.options
    talks.answer("settle-area peacedeed=drop-theirs space=seine", "done", "accept")
    assert table.position.realms.allies[table.realm("scotland")] == 0
    assert talks.influence("england", "scotland") == 0
    assert talks.me("england").claims == 1
    assert (talks.prestige("france"), talks.prestige("england")) == (-1, -1)


@pytest.mark.rule("EU-10.5.NE.4", "EU-5.1.2.3", "EU-5.1.2.5")
def test_a_deal_goes_with_it() -> None:
    table = europe().occupy("caux", "france")
    talks = talks_of(table).ducats("france", 30)
    me = table.position.own_player(table.player("france"))
    me.power[DIP], me.cubes = 3, me.cubes - 3
    talks.begin().settle("england", "offer term=white-peace peaceside=nobody")
    talks.answer("deal-alliance", "deal-give", "give-ducats amount=12")
    assert not talks.verbs("deal-marriage")  # the DIP are spent
    talks.answer("done", "accept")
    assert talks.me("france").power[DIP] == 0
    assert (talks.me("france").ducats, talks.me("england").ducats) == (18, 12)
    assert table.position.realms.allies[table.realm("england")] == 1 << table.player("france")


@pytest.mark.rule("EU-10.5.NE.1", "EU-10.1.5")
def test_instead_of_a_total_victory() -> None:
    table = board("1-01", people=4).town("wien", "austria").town("paris", "france").war("france", "austria")
    talks = Council(table.occupy("wien", "france")).begin()
    talks.answer("offer term=white-peace peaceside=nobody", "done", "refuse")
    assert talks.asked == "france ChooseTerm"
    assert talks.options == [f"enforce term={each}" for each in ("white-peace", "keep", "humiliation")]


@pytest.mark.rule("EU-10.5.T1", "EU-10.5.NE.1")
def test_bots_do_not_negotiate() -> None:
    table = europe().occupy("caux", "france")
    table.position.people = 2
    talks = talks_of(table).begin().settle("england")
    assert talks.verbs("offer") == ["term=white-peace peaceside=nobody"]
    table = europe().occupy("caux", "france")
    table.position.people = 2
    found = offers.offers(table.position, table.player("england"), table.realm("france"))
    assert [WORDS.text(option) for option in found] == ["offer term=white-peace peaceside=nobody"]
