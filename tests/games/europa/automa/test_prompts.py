"""What automated Realms answer to single prompts (bots.md 6)."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.games.europa.automa import court, fights
from ludarium.games.europa.automa.goals import missing
from ludarium.games.europa.automa.mind import Mind
from ludarium.games.europa.automa.score import PROMPTS, scores, uncertain
from ludarium.games.europa.diplomacy.deals import AnswerDeal
from ludarium.games.europa.diplomacy.words_deals import DEAL_ALLIANCE, GIVE_DUCATS
from ludarium.games.europa.facts import action_cards, goals
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.peace.resolution import ChooseTerm
from ludarium.games.europa.peace.victory import TOTAL
from ludarium.games.europa.peace.words import (
    ANNEXATION,
    CONVERSION,
    ENFORCE,
    HUMILIATION,
    KEEP,
    SUCCESSION,
    VASSALIZATION,
    WHITE,
)
from ludarium.games.europa.rounds.ages import EndMarriage
from ludarium.games.europa.rounds.draw import DRAWN, DrawCard
from ludarium.games.europa.rounds.income import CorruptionPayment
from ludarium.games.europa.rounds.turn import TakeTurn
from ludarium.games.europa.rounds.words import DRAW, END_MARRIAGE, KEEP_MARRIAGES
from ludarium.games.europa.table.words import ACCEPT, REFUSE, WORDS
from ludarium.games.europa.war.calls import AnswerCall
from ludarium.games.europa.war.declare import DefendEmpire
from ludarium.games.europa.war.words_declare import DEFEND_EMPIRE, JOIN_WAR, LEAVE_EMPIRE, REFUSE_CALL
from ludarium.kernel.position import Decision

from ..board import Board
from ..rounds.game import laid, own, power


@pytest.fixture
def table() -> Board:
    made = laid("1-01", 4)
    made.position.age, made.position.round, made.position.rounds = 1, 2, 2
    return made


def chosen(table: Board, decision: Decision[Any], options: list[int]) -> int:
    found = scores(table.position, Mind(table.position, decision.seat), decision, options, False)
    return options[found.index(max(found))]


def test_cards_are_drawn_by_the_doctrine(table: Board) -> None:
    """Austria: one administrative card and two diplomatic ones."""
    austria = table.player("austria")
    options = [DRAW.of(deck) for deck in range(3)]
    drawn: list[int] = []
    own(table, "austria").drawn = []
    for left in (DRAWN, 2, 1):
        deck = options.index(chosen(table, DrawCard(austria, left), options))
        drawn.append(deck)
        own(table, "austria").drawn.append(next(c for c in range(108) if action_cards.DECK[c] == deck))
    assert sorted(drawn) == [0, 1, 1]


@pytest.mark.parametrize(
    ("terms", "answer"), [([GIVE_DUCATS.of(5)], ACCEPT), ([DEAL_ALLIANCE.of()], REFUSE), ([], ACCEPT)]
)
def test_gifts_are_welcome_and_nothing_else(table: Board, terms: list[int], answer: Any) -> None:
    frame = AnswerDeal(table.player("austria"), table.player("france"), terms, table.player("france"))
    assert chosen(table, frame, [ACCEPT.code, REFUSE.code]) == answer.code


def test_peace_terms_in_their_order(table: Board) -> None:
    """Annexation, SDS, Humiliation, Vassalization, Force Conversion, what is kept of no target Area, White Peace."""
    table.war("france", "england").occupy("london", "essex", "france")
    frame = ChooseTerm(table.player("france"), table.realm("england"), TOTAL, 2, [])
    left = [WHITE, KEEP, HUMILIATION, VASSALIZATION, CONVERSION, SUCCESSION, ANNEXATION]
    order: list[int] = []
    while left:
        best = chosen(table, frame, [ENFORCE.of(term) for term in left])
        term = next(each for each in left if ENFORCE.of(each) == best)
        order.append(term)
        left.remove(term)
    assert order == [ANNEXATION, SUCCESSION, HUMILIATION, VASSALIZATION, CONVERSION, KEEP, WHITE]
    table.occupy("normandie", "france")  # an Area that France wants
    assert chosen(table, frame, [ENFORCE.of(term) for term in (HUMILIATION, VASSALIZATION, KEEP)]) == ENFORCE.of(KEEP)


def test_an_offensive_call_is_joined_only_if_the_own_plan_names_the_target(table: Board) -> None:
    france = table.player("france")
    mind = Mind(table.position, france)
    mind.war_realm = table.realm("england")
    frame = AnswerCall(france, table.realm("scotland"), [table.realm("england")], 1)
    assert fights.answer_call(table.position, mind, frame, JOIN_WAR.code) > 0
    mind.war_realm = table.realm("aragon")
    assert fights.answer_call(table.position, mind, frame, JOIN_WAR.code) < 0
    assert fights.answer_call(table.position, mind, frame, REFUSE_CALL.code) == 0


def test_a_defensive_call_is_joined_with_half_the_enemys_units(table: Board) -> None:
    austria = table.player("austria")
    frame = AnswerCall(austria, table.realm("bohemia"), [table.realm("france")], 0)
    assert chosen(table, frame, [JOIN_WAR.code, REFUSE_CALL.code]) == JOIN_WAR.code


def test_the_empire_is_defended_unless_at_war_with_two(table: Board) -> None:
    austria = table.player("austria")
    frame = DefendEmpire(austria, table.realm("france"), table.realm("bavaria"))
    options = [DEFEND_EMPIRE.code, LEAVE_EMPIRE.code]
    assert chosen(table, frame, options) == DEFEND_EMPIRE.code
    table.war("austria", "venice").war("austria", "hungary")
    assert chosen(table, frame, options) == LEAVE_EMPIRE.code


@pytest.mark.parametrize(("dip", "keeps"), [(5, True), (4, False)])
def test_marriages_are_kept_for_two_dip_of_five(table: Board, dip: int, keeps: bool) -> None:
    power(table, "france", 3, dip, 3)
    frame = EndMarriage(table.player("france"))
    options = [END_MARRIAGE.of(table.realm("savoy")), KEEP_MARRIAGES.code]
    assert (chosen(table, frame, options) == KEEP_MARRIAGES.code) == keeps


@pytest.mark.parametrize(("adm", "paid"), [(5, True), (2, False)])
def test_corruption_is_paid_with_adm_if_there_are_four(table: Board, adm: int, paid: bool) -> None:
    power(table, "france", adm, 3, 3)
    own(table, "france").ducats = 52
    frame = CorruptionPayment(table.player("france"))
    options = frame.options(table.position)
    best = chosen(table, frame, options)
    assert WORDS.text(best).startswith("pay-corruption") == paid


def test_a_mission_is_worth_its_prestige_for_each_missing_step(table: Board) -> None:
    france = table.player("france")
    for mission in table.position.players[france].aside[:6]:
        steps = missing(table.position, france, BOOK.mission_requires[mission])
        worth = court.mission_worth(table.position, france, mission)
        if steps > 0:
            assert worth == pytest.approx(10 * goals.MISSION_PRESTIGE[mission] / steps)


def test_noise_is_for_values_and_not_for_fixed_choices(table: Board) -> None:
    france = table.player("france")
    assert uncertain(TakeTurn(france, 0))
    assert not uncertain(EndMarriage(france))
    assert EndMarriage in PROMPTS
