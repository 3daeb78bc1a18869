"""Display Cards: cubes, uses, at most two (EU-6.2.1-4, 6.2.10)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import ownership, relations
from ludarium.games.europa.facts import places
from ludarium.games.europa.table.position import UNREST
from ludarium.kernel.verb import first

from ..board import Board, board
from ..cards.programs import offered
from .plays import begin, begin_use, discarded, finish, hold, lay, me, play, rich, shown, titles, usable, use


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


@pytest.mark.rule("EX-EU1-19", "EU-6.2.1", "EU-6.2.2", "EU-6.2.3")
def test_central_authority_and_its_war_taxes(table: Board) -> None:
    rich(table, "austria", adm=3, ducats=2)
    cubes = me(table, "austria").cubes
    hold(table, "austria", "Central Authority")
    play(table, "austria", "Central Authority")
    assert shown(table, "austria") == [("Central Authority", 3)]
    assert me(table, "austria").hand == []
    assert me(table, "austria").power == [1, 0, 0]
    assert me(table, "austria").ducats == 0
    assert me(table, "austria").cubes == cubes + 2 - 3
    # later: 8 Deployed Regulars, at War with France
    table.war("austria", "france").army("austria", 1, "austria", infantry=5, cavalry=2).units("austria", "tirol")
    use(table, "austria", "War Taxes", "wien")
    assert me(table, "austria").ducats == 8
    assert me(table, "austria").power == [0, 0, 0]
    assert table.position.land.marks[table.province("wien")] & UNREST
    assert shown(table, "austria") == [("Central Authority", 1)]
    assert discarded(table) == []


@pytest.mark.rule("EU-6.2.3")
def test_with_the_last_cube_the_card_is_discarded(table: Board) -> None:
    rich(table, "france", adm=1)
    lay(table, "france", "Central Authority", 1)
    table.unrest("paris")
    cubes = me(table, "france").cubes
    # two cubes for War Taxes are no longer there
    assert usable(table, "france") == ["Crown Bailiffs"]
    use(table, "france", "Crown Bailiffs")
    assert shown(table, "france") == []
    assert discarded(table) == ["Central Authority"]
    assert me(table, "france").cubes == cubes + 2


@pytest.mark.rule("EU-6.2.4", "AMB-EU1-50")
def test_a_third_display_card_replaces_one_of_choice(table: Board) -> None:
    rich(table, "france", dip=1)
    lay(table, "france", "Central Authority", 2)
    lay(table, "france", "Development", 3)
    cubes = me(table, "france").cubes
    hold(table, "france", "Envoys")
    begin(table, "france", "Envoys")
    assert titles([first(option) for option in table.position.options()]) == ["Central Authority", "Development"]
    finish(table, offered(table)[0])
    assert shown(table, "france") == [("Development", 3), ("Envoys", 3)]
    assert discarded(table) == ["Central Authority"]
    assert me(table, "france").cubes == cubes + 1 + 2 - 3


@pytest.mark.rule("EU-6.2.4", "AMB-EU1-50")
def test_a_second_copy_replaces_the_first(table: Board) -> None:
    rich(table, "france", dip=1)
    lay(table, "france", "Envoys", 1)
    lay(table, "france", "Development", 3)
    hold(table, "france", "Envoys")
    play(table, "france", "Envoys")
    assert shown(table, "france") == [("Development", 3), ("Envoys", 3)]
    assert discarded(table) == ["Envoys"]


@pytest.mark.rule("EU-6.2.1", "EUI-12", "EU-2.2.3")
def test_missing_cubes_are_asked_for(table: Board) -> None:
    rich(table, "france", dip=1, mil=2)
    mine = table.position.own_player(table.player("france"))
    mine.cubes = 0
    hold(table, "france", "Envoys")
    begin(table, "france", "Envoys")
    # the paid DIP is the first cube; two more are missing
    assert offered(table) == ["free-power mil", "no"]
    finish(table, "mil", "no")
    assert shown(table, "france") == [("Envoys", 2)]


@pytest.mark.rule("EU-6.2.2")
def test_battle_actions_and_reactions_of_a_display_card_do_not_take_a_turn(table: Board) -> None:
    rich(table, "france", mil=5)
    lay(table, "france", "Military Reforms", 3)
    assert usable(table, "france") == ["Increase Manpower"]
    use(table, "france", "Increase Manpower")
    assert me(table, "france").manpower_tokens == 1


@pytest.mark.rule("EU-6.0.2")
def test_a_use_must_be_paid(table: Board) -> None:
    lay(table, "france", "Development", 3)
    rich(table, "france", adm=2, ducats=3)
    assert "Urban Growth" not in usable(table, "france")
    rich(table, "france", adm=2, ducats=4)
    assert "Urban Growth" in usable(table, "france")


@pytest.mark.rule("EU-7.6.4", "EU-7.6.6")
def test_integrate_area_needs_all_provinces_that_are_not_yet_cores(table: Board) -> None:
    rich(table, "france", adm=2)
    lay(table, "france", "Development", 2)
    space = table.space("brittany-normandy")
    others = [p for p in places.PROVINCES_OF[table.position.board][space] if ownership.owner_player(table.position, p)]
    assert others
    assert "Integrate Area" not in usable(table, "france")
    table.town(*[places.PROVINCE.ref(province) for province in others], "france")
    use(table, "france", "Integrate Area")
    assert table.position.areas.core[space] == table.player("france") + 1


@pytest.mark.rule("EU-6.2.9", "EU-6.2.10", "EU-5.4.0.2")
def test_a_countered_use_has_spent_its_cubes(table: Board) -> None:
    lay(table, "france", "Spy Network", 3)
    rich(table, "france", dip=1)
    rich(table, "castile", dip=2)
    hold(table, "castile", "Counterespionage")
    table.influence("castile", "aragon", 3)
    begin_use(table, "france", "Sabotage Reputation")
    assert table.position.seat == table.player("castile")
    finish(table, offered(table)[0])
    assert relations.influence(table.position, table.player("castile"), table.space("aragon")) == 3
    assert shown(table, "france") == [("Spy Network", 2)]
    assert me(table, "france").power == [0, 0, 0]
    assert discarded(table) == ["Counterespionage"]


@pytest.mark.rule("EU-11.1.3", "EUI-48")
def test_a_covert_use_makes_influence_give_way(table: Board) -> None:
    lay(table, "france", "Spy Network", 3)
    rich(table, "france", dip=1)
    table.influence("castile", "aragon", 5)
    use(table, "france", "Sabotage Reputation")
    assert relations.influence(table.position, table.player("castile"), table.space("aragon")) == 3
    assert relations.influence(table.position, table.player("france"), table.space("aragon")) == 1


@pytest.mark.rule("EUI-48", "EU-5.4.1.4")
def test_another_use_needs_room(table: Board) -> None:
    lay(table, "france", "Envoys", 1)
    rich(table, "france", dip=1)
    table.influence("castile", "aragon", 4)
    player = table.player("france")
    use(table, "france", "Embassy", "aragon")
    assert relations.influence(table.position, player, table.space("aragon")) == 1
    assert relations.influence(table.position, table.player("castile"), table.space("aragon")) == 4


def test_efficient_spies_never_make_a_covert_action_free(table: Board) -> None:
    lay(table, "france", "Spy Network", 3)
    table.idea("france", "efficient-spies")
    rich(table, "france", dip=1)
    table.influence("castile", "aragon", 2)
    use(table, "france", "Sabotage Reputation")
    assert me(table, "france").power == [0, 0, 0]
