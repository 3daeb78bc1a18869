"""What texts do to Units and Ships (EFFECTS 4)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces as ask
from ludarium.games.europa.battle import state
from ludarium.games.europa.cards import machine
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.table.position import COVERT

from ..board import Board, board
from .programs import answer, begin, can, offered, program, run


@pytest.fixture
def table() -> Board:
    made = board("1-01", people=4, lands=True)
    for player in range(4):
        made.position.own_player(player).available = 4
    return made


def kinds(table: Board, realm: str, space: str) -> list[int]:
    return ask.kinds_in(table.position, table.player(realm), table.space(space))


def available(table: Board, realm: str = "france") -> int:
    return table.position.players[table.player(realm)].available


# Units


@pytest.mark.rule("EU-16.3.17", "EU-9.U.3")
def test_infantry_comes_from_the_available_units(table: Board) -> None:
    run(table, "france", "units(2 infantry @Languedoc)")
    assert kinds(table, "france", "languedoc")[0] == 2
    assert available(table) == 2
    run(table, "france", "units(3 infantry ?area[own])", "seine")
    assert kinds(table, "france", "seine")[0] == 2
    assert available(table) == 0
    assert not can(table, "france", "units(1 infantry ?area[own])")


@pytest.mark.rule("EU-16.3.17")
def test_where_a_battle_would_start_nothing_is_gained(table: Board) -> None:
    table.war("france", "england").units("england", "seine", 1).rebels("loire", 1)
    begin(table, "france", "units(1 infantry ?area[own])")
    assert "pick-area seine" not in offered(table)
    assert "pick-area loire" not in offered(table)
    assert not can(table, "france", "units(1 infantry @Austria)")


@pytest.mark.rule("EU-9.U.4", "EU-9.U.5", "EU-16.3.17")
def test_cavalry_needs_an_army_and_may_form_one(table: Board) -> None:
    run(table, "france", "units(1 cavalry ?area[own])", "seine")
    assert ask.armies_in(table.position, table.player("france"), table.space("seine")) == [0]
    assert kinds(table, "france", "seine")[1] == 1
    begin(table, "france", "units(1 artillery @Seine)")
    assert offered(table) == ["pick-stand army-1", "pick-stand army-2"]
    answer(table, "army-1")
    assert kinds(table, "france", "seine")[:3] == [0, 1, 1]
    table.army("france", 2, "loire", infantry=1).army("france", 3, "loire", infantry=1)
    assert not can(table, "france", "units(1 cavalry @Languedoc)")


def test_infantry_may_join_an_army(table: Board) -> None:
    table.army("france", 1, "seine", infantry=1)
    run(table, "france", "units(2 infantry @Seine)", "army-1", "single")
    assert ask.army_units(table.position, table.player("france"), 0) == 2
    assert ask.loose_in(table.position, table.player("france"), table.space("seine")) == 1


@pytest.mark.rule("EU-9.U.26")
def test_mercenaries_come_from_the_common_supply_into_an_army(table: Board) -> None:
    left = ask.supply_mercenaries(table.position)
    begin(table, "france", "mercenaries(2 infantry @Languedoc)")
    while table.position.agenda:
        answer(table, offered(table)[0])
    assert kinds(table, "france", "languedoc")[3] == 2
    assert ask.supply_mercenaries(table.position) == left - 2
    assert available(table) == 4


# Ships


@pytest.mark.rule("EU-16.3.17", "EU-9.U.6")
def test_light_ships_in_ports_or_the_seas_they_face(table: Board) -> None:
    begin(table, "france", "ships(2 light ?port[own])")
    assert "pick-place bay-of-biscay" in offered(table)
    answer(table, "bay-of-biscay")
    ports = [each for each in offered(table) if "port-" in each]
    assert ports
    answer(table, ports[0])
    assert ask.ships_in(table.position, table.player("france"), table.sea("bay-of-biscay")) == 1
    assert ask.supply_ships(table.position, table.player("france")) == 13


@pytest.mark.rule("EU-9.U.7", "EU-9.U.7b")
def test_heavy_ships_and_galleys_only_into_the_fleet(table: Board) -> None:
    run(table, "france", "ships(2 galley @Gulf of Lion)")
    assert ask.fleet_place(table.position, table.player("france")) == table.sea("gulf-of-lion")
    assert not can(table, "france", "ships(1 galley @Western Mediterranean)")
    assert not can(table, "france", "ships(1 galley @Bay of Biscay)")
    assert not can(table, "castile", "ships(1 galley @Bay of Biscay)")
    begin(table, "france", "ships(1 heavy ?port[own])")
    # the Fleet is off Languedoc: the Ship can only join it there
    assert not table.position.agenda
    assert table.position.forces.fleets[ask.fleet_at(table.player("france")) + 2] == 1


@pytest.mark.rule("EU-9.2.10", "EU-16.3.17")
def test_no_ship_enters_a_hostile_sea(table: Board) -> None:
    table.war("france", "england").ships("england", "bay-of-biscay", 1)
    begin(table, "france", "ships(1 light ?port[own])")
    assert "pick-place bay-of-biscay" not in offered(table)


# losses


@pytest.mark.rule("EU-9.7.13", "EU-9.7.14")
def test_a_casualty_of_the_owners_choice(table: Board) -> None:
    assert not can(table, "france", "casualties(1 ?unit[own])")
    table.army("france", 1, "seine", infantry=1, mercenary_cavalry=1).units("france", "loire", 1)
    # a Mercenary first, then a Regular of the owner's choice
    run(table, "france", "casualties(2 ?unit[own])", "regular-infantry single loire")
    assert kinds(table, "france", "seine")[0] == 1
    assert kinds(table, "france", "loire")[0] == 0
    assert table.position.players[table.player("france")].exhausted == 1
    run(table, "france", "casualties(1 ?unit[own])")
    assert ask.deployed(table.position, table.player("france")) == 0


@pytest.mark.rule("EU-9.7.13")
def test_a_ship_is_lost(table: Board) -> None:
    table.slots("france", "bay-of-biscay", 1).docked("france", "bordeaux", 1)
    run(table, "france", "casualties(1 ?ship[own])", "france bay-of-biscay light")
    assert ask.ships_in(table.position, table.player("france"), table.sea("bay-of-biscay")) == 0
    run(table, "france", "casualties(1 ?ship[own])")
    assert ask.supply_ships(table.position, table.player("france")) == 15


def test_a_besieger_loses_units_where_he_besieges(table: Board) -> None:
    table.war("england", "france").turn("england")
    table.units("england", "loire", 2).units("england", "seine", 2)
    effect = program("casualties(1 ?unit[besieger]) ; unrest(1 ?province[own, it])")
    loire = table.space("loire")
    machine.run_program(table.position, effect.id, table.player("france"), 0, 0, s.K_AREA, loire)
    table.position.advance()
    assert kinds(table, "england", "loire")[0] == 1
    assert kinds(table, "england", "seine")[0] == 2
    assert offered(table)
    assert all(each.startswith("pick-province") for each in offered(table))
    answer(table, "orleans")


# before a Battle, and in it


@pytest.mark.rule("EU-9.U.12", "EUI-9")
def test_an_army_steps_back(table: Board) -> None:
    table.army("france", 1, "seine", infantry=2).army("france", 2, "loire", infantry=1, artillery=1)
    run(table, "france", "move(1 ?army[own])", "loire")
    assert ask.army_space(table.position, table.player("france"), 0) == table.space("loire")


@pytest.mark.rule("EU-6.2.5", "EU-6.2.7")
def test_dice_only_in_a_battle(table: Board) -> None:
    assert not can(table, "france", "dice(2 any)")
    run(table, "france", "dice(2 infantry)")


@pytest.mark.rule("EU-6.2.5", "EU-6.2.7")
def test_dice_are_added_to_the_own_side(table: Board) -> None:
    france, england = table.player("france"), table.player("england")
    table.position.battle = state.blank(table.space("seine"), False, france, [])
    state.put(table.position, state.ATTACKERS, state.PLAYERS, 1 << france)
    state.put(table.position, state.DEFENDERS, state.PLAYERS, 1 << england)
    run(table, "france", "dice(2 infantry)")
    run(table, "england", "dice(2 cavalry|artillery)", "artillery", "cavalry")
    run(table, "france", "dice(1 any)", "cavalry")
    assert [state.get(table.position, state.ATTACKERS, state.DICE + kind) for kind in range(3)] == [2, 1, 0]
    assert [state.get(table.position, state.DEFENDERS, state.DICE + kind) for kind in range(3)] == [0, 1, 1]
    state.put(table.position, state.DEFENDERS, state.LEADS + 1, 2)
    run(table, "england", "dice(leader)")
    assert state.get(table.position, state.DEFENDERS, state.DICE + 1) == 3
    assert not can(table, "castile", "dice(2 infantry)")


@pytest.mark.rule("EU-6.2.9", "EU-6.2.10")
def test_cancel_drops_what_a_covert_action_still_does(table: Board) -> None:
    assert not can(table, "france", "cancel")
    begin(table, "england", "unrest(1 ?province[opponent, in_reach]) ; gain(1 dip)", flags=COVERT)
    machine.run_program(table.position, program("cancel").id, table.player("france"), 0)
    # the reaction interrupts: its frames lie above those of the Action
    table.position.advance()
    assert not table.position.agenda
    assert not table.position.contexts
    assert table.position.players[table.player("england")].power[1] == 0
