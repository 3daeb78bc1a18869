"""Phase 2 (EU-4.2): Turns, Passing, the last Turns; the game of two (EU-20.2)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.diplomacy import claims
from ludarium.games.europa.facts import tracks
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.realm import characters
from ludarium.games.europa.realm.words import RULER_TO_ARMY
from ludarium.games.europa.rounds.turn import ActionPhase, EndOfTurn, EndTurnStep
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.player import RULER_MOVED
from ludarium.games.europa.table.words import WORDS
from ludarium.kernel.verb import verb_of

from ..board import Board, board
from ..sight.spoken import EuropaSpeaker
from .game import answer, deciding, game, laid, me, offered, own, start, whose


def phase_2(scenario: str = "1-01", people: int = 4) -> Board:
    """Phase 2 of a game whose Events lie open; nothing is drawn yet."""
    table = laid(scenario, people)
    table.position.rounds = table.position.round = 1
    table.position.phase = at.ACTIONS
    decks = table.position.own_decks()
    count = len(table.position.players) + (1 if len(table.position.players) > 2 else 3)
    decks.row = [decks.events.pop() for _ in range(count)]
    decks.row_ducats = [0] * count
    decks.row_up = 3
    return start(table, ActionPhase())


def took(table: Board, *names: str) -> None:
    """These players have taken their Event."""
    for name in names:
        own(table, name).events_taken = 1


def end_turn(table: Board) -> None:
    if deciding(table) == "EndTurn":
        answer(table, "end-turn")


def passes(table: Board) -> None:
    answer(table, "pass")
    end_turn(table)


@pytest.mark.rule("EU-4.2.1", "EU-4.2.2")
def test_one_action_each_clockwise_from_the_first_player() -> None:
    table = phase_2()
    order = []
    for number in range(5):
        order.append(whose(table))
        answer(table, "change-focus" if number < 4 else "send-influence")
        if number == 4:
            break
        while deciding(table) not in ("TakeTurn", "EndTurn"):
            answer(table, offered(table)[0])
        end_turn(table)
    assert order == ["france", "castile", "england", "austria", "france"]


@pytest.mark.rule("EU-4.2.3", "EU-5.2.0.1")
def test_minor_actions_do_not_take_the_turn_and_may_follow_the_action() -> None:
    table = phase_2()
    took(table, "france")
    ducats = me(table, "france").ducats
    answer(table, "take-loan")
    assert (deciding(table), whose(table)) == ("TakeTurn", "france")
    assert me(table, "france").ducats == ducats + 5
    assert "end-turn" not in offered(table)  # a Turn of Minor Actions alone is none
    answer(table, "pass")
    assert (deciding(table), whose(table)) == ("EndTurn", "france")
    assert "take-loan" in offered(table)


@pytest.mark.rule("EU-4.2.4")
def test_nobody_passes_before_his_event() -> None:
    table = phase_2()
    assert "pass" not in offered(table)
    took(table, "france")
    assert "pass" in offered(table)
    assert "take-event" not in offered(table)


@pytest.mark.rule("EU-4.2.6", "EU-4.2.8", "EU-4.5.12")
def test_the_first_to_pass_gets_five_ducats_and_the_token() -> None:
    table = phase_2()
    table.position.first = table.player("england")
    took(table, "england")
    start(table, ActionPhase())
    ducats = me(table, "england").ducats
    passes(table)
    assert me(table, "england").ducats == ducats + 5
    # the First Player passed first: the second to Pass gets the token
    assert table.position.next_first == -1
    took(table, whose(table))
    second = whose(table)
    passes(table)
    assert table.position.next_first == table.player(second)


@pytest.mark.rule("EU-4.2.6")
def test_who_passes_first_without_the_token_gets_it() -> None:
    table = phase_2()
    took(table, "france", "castile")
    table.position.first = table.player("austria")
    passes(table)
    assert table.position.next_first == table.player("france")
    passes(table)
    assert table.position.next_first == table.player("france")


@pytest.mark.rule("EU-4.2.7", "EU-20.2.3")
@pytest.mark.parametrize(
    ("players", "bonus"),
    [(2, [3]), (3, [5, 2]), (4, [5, 3, 2]), (5, [5, 3, 2]), (6, [5, 3, 2, 1])],
)
def test_the_pass_bonus_by_number_of_players(players: int, bonus: list[int]) -> None:
    assert tracks.PASS_BONUS[players] == bonus


@pytest.mark.rule("EU-4.2.9")
def test_who_has_passed_has_no_more_turns_and_cannot_be_attacked() -> None:
    table = phase_2("1-01", 3)
    took(table, "france", "castile", "england")
    passes(table)
    seen = set()
    for _ in range(6):
        if table.position.over:
            break
        seen.add(whose(table))
        answer(table, offered(table)[0]) if "pass" not in offered(table) else passes(table)
    assert "france" not in seen


@pytest.mark.rule("EU-4.2.10", "EU-4.2.12", "AMB-EU1-4")
def test_when_no_bonus_is_left_the_others_have_one_more_turn() -> None:
    table = phase_2("1-01", 3)
    took(table, "france", "castile", "england")
    passes(table)
    passes(table)
    assert whose(table) == "england"
    ducats = me(table, "england").ducats
    passes(table)
    assert me(table, "england").ducats == ducats
    assert table.position.over
    assert [me(table, name).passed for name in ("france", "castile", "england")] == [1, 2, 3]


@pytest.mark.rule("EU-4.2.10", "EU-4.2.11", "AMB-EU1-5")
def test_who_lacks_his_event_has_a_last_turn_for_it() -> None:
    table = phase_2("1-01", 3)
    took(table, "france", "castile")
    passes(table)
    passes(table)
    assert whose(table) == "england"
    assert "pass" not in offered(table)
    answer(table, "change-focus")
    while deciding(table) not in ("TakeTurn", "EndTurn"):
        answer(table, offered(table)[0])
    end_turn(table)
    assert (deciding(table), whose(table)) == ("TakeTurn", "england")
    others = {"take-event", "appoint", "take-loan", "repay-loan", "replenish", "cut-ties"}
    assert "take-event" in offered(table)
    assert set(offered(table)) <= others


# the game of two


@pytest.mark.rule("EU-20.2.2", "EUI-39", "AMB-48", "EU-20.2.1")
def test_five_events_for_two_players_who_take_two_each() -> None:
    table = game("1-04", 2)
    assert [len(table.position.decks.row), table.position.decks.row_up] == [5, 3]
    table = phase_2("1-04", 2)
    took(table, "france")
    assert "pass" not in offered(table)
    assert "take-event" in offered(table)
    own(table, "france").events_taken = 2
    assert "pass" in offered(table)
    assert "take-event" not in offered(table)


@pytest.mark.rule("EU-20.2.3")
def test_the_first_of_two_to_pass_gets_three_ducats_and_keeps_the_token() -> None:
    table = phase_2("1-04", 2)
    own(table, "france").events_taken = 2
    own(table, "castile").events_taken = 2
    ducats = me(table, "france").ducats
    passes(table)
    assert me(table, "france").ducats == ducats + 3
    assert table.position.next_first == table.player("france")
    castile = me(table, "castile").ducats
    passes(table)
    assert me(table, "castile").ducats == castile
    assert table.position.over


@pytest.mark.rule("EU-20.2.3", "EUI-39")
@pytest.mark.parametrize(("taken", "turns"), [(2, 2), (1, 2), (0, 3)])
def test_the_other_of_two_has_two_more_turns_or_three(taken: int, turns: int) -> None:
    table = phase_2("1-04", 2)
    own(table, "france").events_taken = 2
    own(table, "castile").events_taken = taken
    passes(table)
    had = 0
    while not table.position.over:
        assert whose(table) == "castile"
        had += 1
        missing = 2 - me(table, "castile").events_taken
        free = missing < turns - had + 1
        assert ("raise-stability" in offered(table) or "change-focus" in offered(table)) == free
        if free and had == 1:
            answer(table, "change-focus")
            while deciding(table) not in ("TakeTurn", "EndTurn"):
                answer(table, offered(table)[0])
        elif missing:
            own(table, "castile").events_taken += 1
            table.position.agenda.pop()
            table.position.advance()
            continue
        else:
            answer(table, "pass")
        end_turn(table)
    assert had == turns
    assert me(table, "castile").passed == 2


# rulings


@pytest.mark.rule("EUI-5")
def test_no_loan_after_a_repayment_in_the_same_turn() -> None:
    table = phase_2()
    own(table, "france").ducats = 20
    answer(table, "take-loan")
    answer(table, "repay-loan")
    assert me(table, "france").interest == 0
    assert "take-loan" not in offered(table)


@pytest.mark.rule("EU-5.2.1.5", "EUI-5")
def test_what_was_done_in_a_turn_does_not_bar_a_reaction_in_the_next() -> None:
    table = phase_2()
    france, castile = table.player("france"), table.player("castile")
    own(table, "france").turn_flags = RULER_MOVED  # in his own Turn
    own(table, "castile").turn_flags = RULER_MOVED  # attacked in it
    start(table, EndOfTurn(france))
    assert whose(table) == "castile"
    for player in (france, castile):
        assert any(verb_of(option) == RULER_TO_ARMY.code for option in characters.choices(table.position, player))


@pytest.mark.rule("EU-5.2.4.1")
def test_three_exhausted_units_recover_for_a_mil() -> None:
    table = phase_2()
    mine = own(table, "france")
    mine.exhausted, mine.available = 4, 0
    before = me(table, "france").power[2]
    answer(table, "replenish")
    assert [me(table, "france").exhausted, me(table, "france").available] == [1, 3]
    assert me(table, "france").power[2] == before - 1


@pytest.mark.rule("AMB-EU1-6", "EU-4.2.12")
def test_who_has_his_last_turn_has_passed_in_that_order() -> None:
    table = phase_2("1-01", 4)
    took(table, "france", "castile", "england", "austria")
    for _ in range(3):
        passes(table)
    assert whose(table) == "austria"
    answer(table, "change-focus")
    while deciding(table) not in ("TakeTurn", "EndTurn", ""):
        answer(table, offered(table)[0])
    end_turn(table)
    assert table.position.over
    assert [me(table, name).passed for name in ("france", "castile", "england", "austria")] == [1, 2, 3, 4]


@pytest.mark.rule("EU-4.2.12", "EU-4.2.9", "EU-9.1.4")
def test_who_has_had_his_last_turn_cannot_be_attacked_by_those_who_still_have_theirs() -> None:
    table = phase_2("1-01", 5)
    names = [REALM.ref(table.position.realm_of(p)) for p in table.position.clockwise(table.position.first)]
    took(table, *names)
    for _ in range(3):
        passes(table)
    fourth, fifth = names[3], names[4]
    assert whose(table) == fourth
    answer(table, "change-focus")
    while deciding(table) not in ("TakeTurn", "EndTurn", ""):
        answer(table, offered(table)[0])
    end_turn(table)
    assert whose(table) == fifth
    assert [me(table, name).passed for name in names] == [1, 2, 3, 4, 0]
    answer(table, "declare-war")
    assert not {f"declare-on {name}" for name in names} & set(offered(table))


@pytest.mark.rule("EU-4.2.11", "EU-4.2.12")
def test_who_still_lacks_his_event_has_not_passed_after_the_extra_turn() -> None:
    table = phase_2("1-01", 5)
    names = [REALM.ref(table.position.realm_of(p)) for p in table.position.clockwise(table.position.first)]
    took(table, *names[:3], names[4])
    for _ in range(3):
        passes(table)
    answer(table, "change-focus")
    while deciding(table) not in ("TakeTurn", "EndTurn", ""):
        answer(table, offered(table)[0])
    end_turn(table)
    assert whose(table) == names[4]
    assert me(table, names[3]).passed == 0
    passes(table)
    assert (whose(table), deciding(table)) == (names[3], "TakeTurn")


@pytest.mark.rule("EU-5.2.0.1")
@pytest.mark.parametrize("known", [True, False])
def test_that_somebody_has_nothing_more_to_do_shows_something_of_his_hand(known: bool) -> None:
    """Whoever made the last choice of a Turn (an answer to a deal perhaps) cannot take it back once he has seen it."""
    table = board("1-01", people=4)
    if not known:  # no Loan, which everybody would expect him to be asked about
        own(table, "france").interest = tracks.LOAN_MOST_INTEREST
    start(table, EndTurnStep(table.player("france")))
    assert table.position.revealed != known
    assert (deciding(table) == "EndTurn") == known


def said(table: Board, verb: str, lang: str = "en") -> str:
    """How an Action of the menu is said now."""
    frame, position = table.position.decision(), table.position
    option = next(each for each in position.options() if WORDS.as_json(each)["verb"] == verb)
    shown = WORDS.as_json(option)
    return EuropaSpeaker(lang).option({**shown, "args": {**shown["args"], **dict(frame.facts(position, option))}})


@pytest.mark.rule("EU-5.3.1.1", "EU-5.4.3.5")
def test_the_menu_says_what_an_action_costs_this_realm_now() -> None:
    table = phase_2()
    own(table, "france").power = [9, 5, 5]
    own(table, "france").stability = 2
    assert said(table, "raise-stability") == "Increase Stability (7 ADM)"
    own(table, "france").stability = -1
    assert said(table, "raise-stability", "ru") == "Повышение стабильности (4 АДМ)"
    prices = {
        claims.price(table.position, table.player("france"), space)
        for space in claims.areas(table.position, table.player("france"), [])
    }
    text = "1 or 2" if prices == {1, 2} else str(min(prices))
    assert said(table, "fabricate-claims") == f"Fabricate Claims ({text} DIP each)"
    own(table, "france").power[1] = 1
    if 1 in prices:
        assert said(table, "fabricate-claims") == "Fabricate Claims (1 DIP each)"
    assert said(table, "activate-units") == "Activate Units (1 MIL)"


def test_an_action_that_is_said_alone_names_no_price() -> None:
    assert EuropaSpeaker("en").option({"verb": "raise-stability", "args": {}}) == "Increase Stability"
