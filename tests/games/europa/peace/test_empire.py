"""The Empire in peace (EU-18.4.9-10, 18.5.3)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.peace import victory

from ..board import Board, board
from .council import Council


def defended() -> Board:
    """France has attacked Bavaria, and the Emperor defends the Empire."""
    table = board("1-01", people=4, lands=True).emperor("austria").war("france", "bavaria").war("france", "austria")
    table.position.defending = 1
    return table


@pytest.mark.rule("EU-18.4.9", "EU-10.1.2")
def test_the_emperor_speaks_for_subjects() -> None:
    table = defended().occupy("landshut", "france").units("france", "seine", 3).units("austria", "tirol", 2)
    talks = Council(table).begin()
    assert talks.at_war("france", "austria")  # Landshut is Occupied: no automatic peace
    assert talks.verbs("settle-realm") == ["peacedeed=settle realm=austria"]
    talks.settle("austria")
    assert talks.enforceable == []


@pytest.mark.rule("EU-18.4.9")
def test_no_terms_for_a_subject_without_victory_over_the_emperor() -> None:
    table = defended().occupy("landshut", "munchen", "regensburg", "france").units("austria", "tirol", 1)
    player = table.player("france")
    assert victory.beaten(table.position, player) == []
    table.units("france", "seine", 2)
    assert victory.beaten(table.position, player) == [table.realm("bavaria")]


@pytest.mark.rule("EU-18.4.9", "EU-18.4.10", "EU-18.1.T2", "EU-10.3.6")
def test_one_peace_with_the_emperor_and_the_subject() -> None:
    table = defended().occupy("landshut", "sundgau", "france").units("france", "seine", 2)
    talks = Council(table).begin().settle("austria", "enforce term=keep", "done")
    assert talks.owner("landshut") == "france"
    assert not talks.at_war("france", "bavaria")
    assert talks.truce("france", "bavaria")
    assert table.position.authority == 2
    assert talks.asked == "austria ClaimLost"


@pytest.mark.rule("EU-18.4.10", "EU-18.6.1", "EU-18.6.2", "EU-18.6.4")
def test_an_area_that_leaves_costs_more() -> None:
    """Of Venetia only Krain lies inside the Empire."""
    table = defended().occupy("krain", "france").units("france", "seine", 2)
    Council(table).begin().settle("austria", "enforce term=keep", "done")
    assert table.position.authority == 1


@pytest.mark.rule("EU-18.4.10", "EU-18.1.T2")
def test_the_emperor_wins() -> None:
    table = defended().occupy("lyon", "austria").units("austria", "tirol", 2)
    talks = Council(table)
    table.position.first = table.player("austria")
    talks.begin().settle("france", "enforce term=keep", "done", "done")
    assert talks.owner("lyon") == "austria"
    assert table.position.authority == 4
    lost = defended().occupy("lyon", "austria").occupy("landshut", "france").units("austria", "tirol", 2)
    talks = Council(lost)
    lost.position.first = lost.player("austria")
    talks.begin().settle("france", "enforce term=keep", "done", "done")
    assert talks.owner("landshut") == "france"
    assert lost.position.authority == 3  # a Province of the Empire was ceded


@pytest.mark.rule("EU-18.1.T2")
def test_only_wars_against_attackers_from_outside_count() -> None:
    table = board("1-01", people=4, lands=True).emperor("austria").war("austria", "france").occupy("lyon", "austria")
    talks = Council(table.units("austria", "tirol", 2))
    table.position.first = table.player("austria")
    talks.begin().settle("france", "enforce term=keep", "done", "done")
    assert table.position.authority == 3


@pytest.mark.rule("EU-18.5.3", "EU-18.1.T2")
def test_the_emperor_annexes_a_member_of_his_faith() -> None:
    table = board("1-01", people=4, lands=True).emperor("austria").war("austria", "salzburg")
    talks = Council(table.occupy("salzburg", "austria")).begin().answer("enforce term=annexation")
    assert talks.owner("salzburg") == "austria"
    assert table.position.authority == 2
    other = board("1-01", people=4, lands=True).emperor("austria").war("austria", "salzburg")
    other.faith("salzburg", "protestant").occupy("salzburg", "austria")
    Council(other).begin().answer("enforce term=annexation")
    assert other.position.authority == 3
