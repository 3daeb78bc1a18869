"""What the map shows beyond the pieces: Trade Power in nodes, and how far one's own forces could go."""

from __future__ import annotations

import pytest
from tests.games.europa.board import board

from ludarium.games.europa.sight.reach import reach
from ludarium.games.europa.sight.view import common, own


@pytest.mark.rule("EU-12.5.2")
def test_a_node_tells_the_trade_power_of_those_with_a_merchant() -> None:
    table = board("1-01", people=4, lands=True)
    england = table.position.own_player(table.player("england"))
    england.merchants[0] = table.node("english-channel") * 2
    table.slots("england", "doggerbank", 2)
    table.slots("france", "doggerbank", 1)
    nodes = common(table.position)["nodes"]
    assert nodes["node:english-channel"]["power"] == {"realm:england": 3}
    assert "node:bordeaux" not in nodes


@pytest.mark.rule("EU-9.5.3")
def test_an_army_goes_on_through_friendly_areas_and_stops_in_others() -> None:
    table = board("1-01", people=4, lands=True)
    table.army("france", 1, "seine", infantry=2)
    table.war("france", "england")
    found = reach(table.position, table.player("france"))["space:seine"]
    assert found["space:loire"] == 1
    assert found["space:languedoc"] == 2
    assert "space:seine" not in found
    assert "space:castile" not in found


@pytest.mark.rule("EU-9.5.16")
def test_ships_go_two_spaces() -> None:
    table = board("1-01", people=4, lands=True)
    table.ships("england", "english-channel", 2)
    found = reach(table.position, table.player("england"))["place:english-channel"]
    assert found["place:doggerbank"] == 1
    assert found["place:northeastern-atlantic"] == 2
    assert "place:baltic-sea" not in found


def test_only_the_own_forces_are_told_and_nothing_to_a_spectator() -> None:
    table = board("1-01", people=4, lands=True)
    table.army("france", 1, "seine", infantry=2)
    assert own(table.position, -1)["reach"] == {}
    assert own(table.position, table.player("england"))["reach"] == {}
