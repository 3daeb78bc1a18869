"""What automated Realms want, and how strong they are (all designed)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.facts import automata, ideas, places, realms, scenarios
from ludarium.games.europa.title import TITLE

from ..rounds.game import laid, me


def doctrine(name: str) -> automata.Doctrine:
    return automata.DOCTRINES[realms.NAMED[name]]


def areas(spaces: list[int]) -> list[str]:
    return [places.SPACE.ref(space) for space in spaces]


def test_four_levels_with_their_bot_power_and_noise() -> None:
    assert automata.LEVEL.refs == ["page", "knight", "duke", "king"]
    assert list(automata.BOT_POWER) == [0, 2, 4, 6]
    assert list(automata.NOISE) == [6, 3, 2, 0]


def test_a_doctrine_is_a_row_of_the_table() -> None:
    castile = doctrine("Castile")
    figures = [castile.war, castile.diplomacy, castile.trade, castile.colony, castile.faith]
    assert figures == [2, 2, 1, 3, 2]
    assert castile.draw == [1, 1, 1]
    assert areas(castile.war_targets) == ["andalucia", "northern-morocco", "algiers"]
    assert areas(castile.diplomatic_targets) == ["aragon", "portugal", "naples"]
    assert areas(castile.territories) == ["antilles", "mexico", "new-granada", "cuzco"]
    assert ideas.NAME[castile.ideas[0]] == "Quest for the New World"


def test_kalmar_follows_denmark_and_others_the_last_row() -> None:
    assert doctrine("Kalmar") is doctrine("Denmark")
    assert doctrine("Savoy") is doctrine("Bavaria")
    assert doctrine("Savoy").war_targets == []
    assert (doctrine("Aragon").trade, doctrine("Savoy").trade) == (2, 1)


@pytest.mark.rule("EU-20.1.1")
@pytest.mark.parametrize(
    ("scenario", "levels"),
    [
        ("1-02-3-players-2-bots", {"austria": "duke", "france": "duke"}),
        ("1-06-default-denmark", {"austria": "duke", "denmark": "duke"}),
        ("2-06", {"ottomans": "duke", "venice": "knight"}),
        ("2-07-default-start", {"austria": "duke", "france": "duke"}),
    ],
)
def test_the_scenario_says_how_strong_its_automated_realms_are(scenario: str, levels: dict[str, str]) -> None:
    table = laid(scenario)
    assert {realm: automata.LEVEL.ref(me(table, realm).level) for realm in levels} == levels
    assert table.position.players[0].level == -1


@pytest.mark.rule("EU-20.1.1")
def test_the_table_may_choose_another_level() -> None:
    table = laid("2-06", automata="king")
    assert [me(table, realm).level for realm in ("ottomans", "venice")] == [automata.KING] * 2


@pytest.mark.rule("EU-20.1.1", "EU-2.C.7", "EU-2.T.12")
def test_automated_realms_count_as_players() -> None:
    table = laid("1-02-3-players-2-bots")
    position = table.position
    assert position.people == 3
    assert len(position.order) == 5
    assert scenarios.SCENARIOS[position.scenario].events_per_round == 6
    assert [position.automated(player) for player in range(5)] == [False, False, False, True, True]
    assert position.others(0) == [1, 2, 3, 4]


def test_the_level_is_chosen_only_where_there_are_automated_realms() -> None:
    variant = next(each for each in TITLE.variants if each.id == "automata")
    assert variant.values == ["as-scenario", "page", "knight", "duke", "king"]
    assert "2-06" in variant.scenarios
    assert "1-01-4-players" not in variant.scenarios
