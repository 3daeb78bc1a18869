"""What an Event deck is made of (EU-16.1), and what NPRs say to an Event (EU-16.3.6)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.diplomacy import alliances
from ludarium.games.europa.facts import events, scenarios
from ludarium.games.europa.facts.scenarios import Scenario

from ..board import board
from .fates import Fates

WHOLE = [s for s in scenarios.SCENARIOS if s.number in ("1-01", "2-01")]


def decks(scenario: Scenario) -> list[list[int]]:
    """The Events of each Age that the scenario plays."""
    found = [[event for stack in scenario.stacks[age] for event in stack] for age in (1, 2, 3, 4)]
    return [deck for deck in found if deck]


@pytest.mark.rule("EU-16.1.2")
def test_eight_a_events_for_each_age() -> None:
    for scenario in WHOLE:
        for deck in decks(scenario):
            assert sum(events.KIND[event] == events.A_EVENT for event in deck) == 8


@pytest.mark.rule("EU-16.1.3", "EU-16.1.4")
def test_the_rest_are_listed_b_events_and_those_of_the_realms_in_play() -> None:
    for scenario in WHOLE:
        mine = {seat.realm for seat in scenario.seats}
        for deck in decks(scenario):
            assert any(events.KIND[event] == events.B_EVENT for event in deck)
            of_realms = [events.REALM_OF[event] for event in deck if events.KIND[event] == events.OF_REALM]
            assert set(of_realms) <= mine
            assert all(of_realms.count(realm) == 2 for realm in set(of_realms))


@pytest.mark.rule("EU-16.3.6", "AMB-49")
def test_an_npr_says_yes_to_an_alliance() -> None:
    fates = Fates(board("1-01", people=4, lands=True))
    alliances.gain(fates.position, fates.table.player("castile"), fates.table.realm("portugal"))
    fates.position.advance()
    assert fates.asked == ""
    assert fates.position.realms.allies[fates.table.realm("portugal")] == 1 << fates.table.player("castile")
