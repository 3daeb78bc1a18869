"""Phase 1 (EU-4.1) and what replaces it in the first Round (EU-3.19-22)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import action_cards, goals
from ludarium.games.europa.rounds.draw import DrawCard, DrawEvents, KeepStep, MissionStep
from ludarium.games.europa.table import position as at

from ..board import Board
from .game import answer, deciding, game, me, offered, own, play_on, start, whose


def draws(table: Board, *decks: str) -> None:
    for deck in decks:
        answer(table, f"draw {deck}")


@pytest.mark.rule("EU-3.19", "EU-4.1.2")
def test_the_first_hand_is_one_card_of_each_deck_and_three_of_choice() -> None:
    table = game("1-01", 4)
    assert whose(table) == "france"
    assert offered(table) == ["draw adm", "draw dip", "draw mil"]
    draws(table, "mil", "mil", "adm")
    decks = [action_cards.DECK[card] for card in me(table, "france").drawn]
    assert sorted(decks) == [0, 0, 1, 2, 2, 2]
    assert whose(table) == "castile"


@pytest.mark.rule("EU-3.20", "EU-3.21")
def test_up_to_four_of_the_first_cards_are_kept_for_nothing() -> None:
    table = play_on(game("1-01", 4), "KeepCard")
    ducats = me(table, whose(table)).ducats
    keeper = whose(table)
    kept = 0
    while deciding(table) == "KeepCard" and whose(table) == keeper and len(offered(table)) > 1:
        answer(table, offered(table)[0])
        kept += 1
    assert kept <= 4
    assert me(table, keeper).ducats == ducats
    if deciding(table) == "KeepCard" and whose(table) == keeper:
        answer(table, "drop-rest")
    assert len(me(table, keeper).hand) == kept
    assert me(table, keeper).drawn == []


@pytest.mark.rule("EU-3.20", "EU-5.2.1")
def test_drawn_characters_can_be_appointed_before_the_hand_is_kept() -> None:
    table = game("1-01", 4)
    decisions: list[str] = []
    for _ in range(60):
        if not decisions or decisions[-1] != deciding(table):
            decisions.append(deciding(table))
        if deciding(table) == "KeepCard":
            break
        table.position.choose(table.position.options()[-1])
    assert decisions[0] == "DrawCard"
    assert decisions[-1] == "KeepCard"
    assert any("Appoint" in each for each in decisions)


@pytest.mark.rule("EU-3.22", "EU-17.2.2", "EU-4.1.4")
def test_two_of_the_starting_missions_are_picked() -> None:
    table = play_on(game("1-01", 4), "PickMissions")
    assert offered(table) == ["pick-mission fra-1a", "pick-mission fra-1b", "pick-mission fra-1c", "done"]
    answer(table, "fra-1c")
    answer(table, "fra-1a")
    answer(table, "done")
    mine = me(table, "france")
    assert sorted(goals.MISSION.ref(each) for each in mine.missions) == ["fra-1a", "fra-1c"]
    assert whose(table) == "castile"


@pytest.mark.rule("EU-4.1.1", "EU-16.2.1", "EU-16.2.OR7")
@pytest.mark.parametrize(
    ("scenario", "variant", "up"),
    [
        ("1-01-4-players", "off", 3),
        ("2-02-6-players", "off", 3),
        ("2-02-6-players", "on", 4),
        ("2-01-muscovy", "off", 3),
        ("2-01-muscovy", "", 4),
    ],
)
def test_three_events_lie_face_up_or_four(scenario: str, variant: str, up: int) -> None:
    table = game(scenario, reveal_more=variant) if variant else game(scenario)
    row = table.position.decks.row
    assert table.position.decks.row_up == up
    assert len(row) == len(table.position.players) + 1


@pytest.mark.rule("EU-4.1.1")
def test_the_events_of_a_round_come_from_the_top_of_the_deck() -> None:
    table = game("1-01", 4)
    top = table.position.decks.events[-5:]
    start(table, DrawEvents(), MissionStep(0))
    assert table.position.decks.row == top[::-1]


@pytest.mark.rule("EU-4.1.2")
def test_three_cards_one_at_a_time_from_any_decks() -> None:
    table = game("1-01", 4)
    own(table, "france").drawn = []
    start(table, DrawCard(table.player("france"), 3), DrawCard(table.player("castile"), 3))
    draws(table, "adm", "mil", "adm")
    assert len(me(table, "france").drawn) == 3
    assert whose(table) == "castile"


@pytest.mark.rule("EU-4.1.3")
def test_a_card_that_is_kept_costs_two_ducats_the_others_are_discarded() -> None:
    table = game("1-01", 4)
    france = own(table, "france")
    france.drawn, france.hand, france.ducats = [], [], 3
    start(table, DrawCard(table.player("france"), 3), KeepStep(table.player("france"), 0), MissionStep(0))
    draws(table, "adm", "dip", "mil")
    assert len(offered(table)) == 4
    answer(table, offered(table)[0])
    assert me(table, "france").ducats == 1
    assert offered(table) == ["drop-rest"]
    answer(table, "drop-rest")
    assert len(me(table, "france").hand) == 1
    assert sum(len(pile) for pile in table.position.decks.discards) == 2


@pytest.mark.rule("EU-4.1.4", "EU-17.2.7", "EU-17.2.8", "EU-17.2.4")
def test_later_missions_are_refilled_and_exchanged_among_those_unlocked() -> None:
    table = game("1-01", 4)
    table.position.rounds = 2
    france = own(table, "france")
    held = [goals.MISSION.index(ref) for ref in ("fra-1a", "fra-1b")]
    france.missions = held[:]
    france.aside = [each for each in france.aside if each not in held]
    start(table, MissionStep(table.player("france")))
    assert "return-mission fra-1a" in offered(table)
    answer(table, "return-mission fra-1a")
    free = [each for each in offered(table) if each.startswith("pick-mission")]
    # none that has a prerequisite which is not done, and not the one just returned
    assert free == ["pick-mission fra-1c"]
    answer(table, "fra-1c")
    answer(table, "done")
    assert table.position.over


@pytest.mark.rule("EU-4.1.2", "EU-4.0.2")
def test_all_draw_before_anybody_keeps() -> None:
    table = game("1-01", 3)
    order: list[tuple[str, str]] = []
    for _ in range(200):
        if deciding(table) == "TakeTurn":
            break
        step = (deciding(table), whose(table))
        if not order or order[-1] != step:
            order.append(step)
        table.position.choose(table.position.options()[-1])
    first_keep = next(i for i, (frame, _) in enumerate(order) if frame == "KeepCard")
    assert all(frame != "DrawCard" for frame, _ in order[first_keep:])
    first_mission = next(i for i, (frame, _) in enumerate(order) if frame == "PickMissions")
    assert all(frame == "PickMissions" for frame, _ in order[first_mission:])
    assert table.position.phase == at.ACTIONS
