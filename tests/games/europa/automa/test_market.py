"""Automated Realms trade, counter, retreat and keep cards as their page says (bots.md 6)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.automa import court, fights, market
from ludarium.games.europa.automa.mind import Mind
from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.put.deeds import SOURCE_USE, source
from ludarium.games.europa.table.position import COVERT
from ludarium.games.europa.table.words import DECLINE, WORDS
from ludarium.games.europa.trade.words import REFUSE_TRADE
from ludarium.games.europa.war.calls import AnswerCall
from ludarium.games.europa.war.words_declare import JOIN_WAR

from ..board import Board, board
from ..cards.apart import apart as apart
from ..cards.programs import answer, begin
from ..hand.plays import hold, kind, rich
from ..rounds.game import laid
from ..trade.market import Market


def west() -> Board:
    return board("1-01", people=4, lands=True)


def weighed(table: Board) -> dict[str, float]:
    position = table.position
    frame = position.decision()
    rule = {**market.PROMPTS, **fights.PROMPTS}[type(frame)]
    mind = Mind(position, frame.seat)
    return {WORDS.text(each): rule(position, mind, frame, each) for each in position.options()}


@pytest.mark.parametrize("rival", [False, True])
def test_it_trades_for_its_income_less_half_of_the_best_opponents(rival: bool) -> None:
    table = west().town("bordeaux", "saintonge", "england").town("poitou", "armagnac", "france")
    table.slots("england", "bay-of-biscay", 2).ships("england", "english-channel").ships("france", "bay-of-biscay")
    trading = Market(table).merchants("england", "bordeaux").power("england", dip=1).cards("t04-1", "t01-1", "t15-1")
    if rival:
        trading.merchants("france", "bordeaux")
    trading.trade("england")
    scores = weighed(table)
    use = "trade-in trade=t04-1 node=bordeaux"
    trading.answer(use)
    gained = trading.income()
    assert ("france" in gained) == rival
    assert scores[use] == gained["england"] - gained.get("france", 0) / 2


def test_all_cards_are_refused_below_three_ducats() -> None:
    table = west().ships("england", "english-channel")
    Market(table).merchants("england", "english-channel").power("england", dip=2).cards("t02-3").trade("england")
    refused = weighed(table)[WORDS.text(REFUSE_TRADE.code)]
    assert 2 < refused < 3


@pytest.mark.parametrize(("units", "counters"), [(0, False), (2, True)])
def test_a_covert_action_is_countered_if_it_costs_eight(units: int, counters: bool) -> None:
    table = west()
    rich(table, "france", dip=3)
    hold(table, "france", "Counterespionage")
    text = "unrest(1 ?province[opponent, @Loire])" + (" ; rebels(1 it)" if units else "")
    begin(table, "castile", text, source=source(SOURCE_USE, 0), flags=COVERT)
    answer(table, "orleans")
    assert table.position.seat == table.player("france")
    scores = weighed(table)
    best = max(scores, key=lambda each: scores[each])
    assert (best != WORDS.text(DECLINE.code)) == counters


def test_only_enemies_within_two_areas_count_against_a_defensive_call() -> None:
    table = west().army("austria", 1, "austria", infantry=2)
    austria = table.player("austria")
    frame = AnswerCall(austria, table.realm("bohemia"), [table.realm("england")], 0)
    table.army("england", 1, "wales-wessex", infantry=9)
    assert fights.answer_call(table.position, Mind(table.position, austria), frame, JOIN_WAR.code) > 0
    table.army("england", 1, "austria", infantry=9)
    assert fights.answer_call(table.position, Mind(table.position, austria), frame, JOIN_WAR.code) < 0


def test_a_card_is_kept_for_what_it_would_do_now() -> None:
    table = laid("1-01", 4).turn("france")
    table.position.age, table.position.round, table.position.rounds = 1, 1, 1
    rich(table, "france", adm=5, dip=5, mil=5, ducats=20)
    mind = Mind(table.position, table.player("france"))
    wedding, census = (action_cards.CARDS_OF[kind(title)][0] for title in ("Royal Marriage", "Tax Census"))
    assert court.play_worth(table.position, mind, wedding) > court.KEPT_SCORE
    assert court.play_worth(table.position, mind, census) < court.KEPT_SCORE
    rich(table, "france")
    assert court.play_worth(table.position, mind, wedding) == court.UNPLAYABLE
