"""What peace counts for Missions, Milestones and Ideas (EFFECTS 7, EUI-24)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.language.deeds import SUMMED, Facts
from ludarium.games.europa.language.symbols import HAPPENINGS
from ludarium.games.europa.put.deeds import HEARD
from ludarium.games.europa.table.position import Europa

from ..board import Board, board
from .council import Council


def europe() -> Board:
    return board("1-01", people=4, lands=True)


@pytest.fixture
def told() -> Iterator[list[str]]:
    """`france take_province`, `france gain_tax_by_peace 2`."""
    found: list[str] = []

    def hear(position: Europa, player: int, happening: int, facts: Facts, amount: int) -> None:
        much = f" {amount}" if happening in SUMMED else ""
        found.append(f"{REALM.ref(position.realm_of(player))} {HAPPENINGS[happening]}{much}")

    HEARD.append(hear)
    yield found
    HEARD.remove(hear)


@pytest.mark.rule("EUI-24", "EU-10.5.KC.1")
def test_what_is_kept(told: list[str]) -> None:
    table = europe().war("france", "england").occupy("bordeaux", "france").occupy("saintonge", "england")
    Council(table.units("france", "seine", 2)).begin().settle("england", "enforce term=keep", "done")
    assert told == [
        "france take_province",
        "france gain_tax_by_peace 2",
        "england take_province",
        "england gain_tax_by_peace 1",
        "france make_peace",
        "england make_peace",
        "france enforce_peace",
    ]


@pytest.mark.rule("EUI-24", "EU-10.5.NE.1")
def test_what_is_agreed_is_not_enforced(told: list[str]) -> None:
    table = europe().war("france", "england").occupy("london", "france").units("france", "seine", 3)
    talks = Council(table.units("england", "northumbria", 3)).begin()
    talks.settle("england", "offer term=humiliation peaceside=mine", "done", "accept")
    assert told == ["france make_peace", "england make_peace"]


@pytest.mark.rule("EUI-24", "EU-10.5.WP")
def test_white_peace_enforces_nothing(told: list[str]) -> None:
    table = europe().war("castile", "granada").occupy("granada", "gibraltar", "castile")
    Council(table).begin().answer("enforce term=white-peace")
    assert told == ["castile make_peace"]


@pytest.mark.rule("EU-10.5.FA.1")
def test_annexation(told: list[str]) -> None:
    table = europe().war("castile", "granada").occupy("granada", "gibraltar", "castile")
    Council(table).begin().answer("enforce term=annexation")
    assert told == [
        "castile annex",
        *["castile take_province", "castile gain_tax_by_peace 1"] * 2,
        "castile make_peace",
        "castile enforce_peace",
    ]


@pytest.mark.rule("EU-10.5.KC.2")
def test_liberation(told: list[str]) -> None:
    table = europe().vacate("brittany").town("nantes", "rennes", "england").war("france", "england")
    table.occupy("nantes", "rennes", "france").units("france", "seine", 2)
    talks = Council(table).begin().settle("england", "enforce term=keep")
    talks.answer(*[f"settle-province peacedeed=liberate province={each}" for each in ("nantes", "rennes")])
    assert told[0] == "france liberate_tax 2"
