"""Actions that cards give (EU-16.3.18, EUI-35, EUI-36)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces, ownership, relations
from ludarium.games.europa.cards import action
from ludarium.games.europa.facts import ideas, places
from ludarium.games.europa.language import symbols
from ludarium.games.europa.table.player import OFF_BOARD
from ludarium.kernel.position import frame_id

from ..board import Board, board
from ..cards.programs import answer, can, offered, run
from .plays import begin, hold, lay, me, play, playable, rich, use


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True).turn("france")


@pytest.mark.rule("EU-16.3.18")
def test_a_discount_is_in_power_and_not_below_zero(table: Board) -> None:
    rich(table, "france", adm=2)
    # from 0 to +1 it costs 5
    run(table, "france", "action(Increase Stability, discount 3)")
    assert me(table, "france").stability == 1
    assert me(table, "france").power == [0, 0, 0]
    # from +1 to +2 it costs 6: forfeited
    run(table, "france", "action(Increase Stability, discount 3)")
    assert me(table, "france").stability == 1


@pytest.mark.rule("EU-16.3.18", "EU-5.1.4.1")
def test_research_with_a_discount(table: Board) -> None:
    table.position.own_decks().ideas = [ideas.IDEA.index("tolerance")]
    rich(table, "france")
    assert not can(table, "france", "action(Research Idea, discount 3)")
    rich(table, "france", adm=1)
    run(table, "france", "action(Research Idea, discount 3)", "tolerance")
    assert me(table, "france").power == [0, 0, 0]


@pytest.mark.rule("EU-16.3.18", "EU-5.4.2.1")
def test_state_visit_forges_an_alliance_for_less(table: Board) -> None:
    lay(table, "france", "Envoys", 2)
    table.influence("france", "aragon", 2)
    dip = min(3, (ownership.realm_tax(table.position, table.realm("aragon")) + 1) // 2)
    assert dip == 3
    rich(table, "france", dip=1)
    use(table, "france", "State Visit", "forge-with aragon")
    assert relations.allied(table.position, table.player("france"), table.realm("aragon"))
    assert me(table, "france").power == [0, 0, 0]


@pytest.mark.rule("EU-16.3.18", "EU-5.4.4.2")
def test_a_free_trade_reveals_one_card_more(table: Board) -> None:
    hold(table, "france", "Merchant Convoy")
    rich(table, "france", dip=1)
    mine = table.position.own_player(table.player("france"))
    mine.merchants = [OFF_BOARD]
    table.position.own_decks().trade = list(range(10))
    begin(table, "france", "Merchant Convoy")
    assert len(table.position.decks.trade) == 10 - 4
    assert me(table, "france").power == [0, 0, 0]


@pytest.mark.rule("EU-16.3.18", "EU-5.3.2.3")
def test_a_free_conversion_without_unrest(table: Board) -> None:
    hold(table, "france", "Man of the Church")
    rich(table, "france", adm=2, ducats=2)
    table.creed("seine", "protestant")
    play(table, "france", "Man of the Church", "B", "convert-area seine")
    assert table.position.areas.creed[table.space("seine")] == table.position.realms.faith[table.realm("france")]
    assert not any(
        table.position.land.marks[p] for p in places.PROVINCES_OF[table.position.board][table.space("seine")]
    )


@pytest.mark.rule("EU-16.3.18", "EU-5.5.2.2")
def test_forced_march_is_a_land_movement_two_areas_far_and_one_more(table: Board) -> None:
    table.army("france", 1, "seine", infantry=2)
    hold(table, "france", "Forced March")
    rich(table, "france", mil=1)
    begin(table, "france", "Forced March")
    assert frame_id(table.position.agenda[-1]) == "activate-units"
    assert me(table, "france").power == [0, 0, 0]


@pytest.mark.rule("EU-16.3.18")
def test_naval_maneuver_needs_ships(table: Board) -> None:
    table.army("france", 1, "seine", infantry=2)
    hold(table, "france", "Naval Maneuver")
    rich(table, "france", mil=1)
    assert playable(table, "france") == []
    table.ships("france", "english-channel", 1)
    assert playable(table, "france") == ["Naval Maneuver"]


@pytest.mark.rule("EUI-36")
def test_battles_of_logistics_master_wait_for_the_last_pass(table: Board) -> None:
    table.war("france", "castile")
    table.army("france", 1, "aragon", infantry=3).army("france", 2, "seine", infantry=2)
    table.army("castile", 1, "leon", infantry=2)
    table.turn("france")
    hold(table, "france", "Logistics Master")
    rich(table, "france", mil=4)
    begin(table, "france", "Logistics Master")
    answer(table, "yes")
    march(table, "1", "leon")
    # the Battle in Leon waits: the second pass is offered first, and the Army there does not move again
    assert table.position.battle == []
    assert table.position.battles_due
    answer(table, "yes")
    assert "march-army 1" not in offered(table)
    march(table, "2", "loire")
    # nothing is left for a third pass
    assert table.position.battle != []


def march(table: Board, army: str, goal: str) -> None:
    answer(table, f"march-army {army}")
    while goal not in " ".join(offered(table)):
        answer(table, offered(table)[0])
    answer(table, next(each for each in offered(table) if each.split()[-1] == goal))
    while "march-end" in offered(table) or "done" in offered(table):
        answer(table, "done" if "done" in offered(table) else "march-end")


@pytest.mark.rule("EUI-35")
def test_out_of_turn_the_limits_are_those_of_the_action_alone(table: Board) -> None:
    table.army("austria", 1, "austria", infantry=2)
    table.turn("france")
    for _ in range(2):
        action.play_action(table.position, table.player("austria"), symbols.A_LAND_MOVEMENT, -1, True, 0)
        table.position.advance()
        march(table, "1", "tirol" if forces.units_in(table.position, 3, table.space("austria")) else "austria")
        assert not table.position.agenda
        assert me(table, "austria").turn_moved == []
