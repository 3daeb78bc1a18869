"""Naval Activations (EU-5.5.2.5-7, 9.5.15-24, 9.U.22-24, 9.U.31)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces
from ludarium.games.europa.facts import paths, places
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.small import put
from ludarium.games.europa.war import flotilla

from ..board import Board, board
from .campaign import Campaign


def at_sea(table: Board, name: str, **power: int) -> Campaign:
    return Campaign(table.turn(name)).power(name, **{"mil": 1, **power}).activate(name)


def english() -> Board:
    return board("1-01", people=4, lands=True)


@pytest.mark.rule("EU-5.5.2.5", "EU-9.5.15", "EU-9.5.16")
def test_any_ships_within_two_spaces_sail_to_one_destination() -> None:
    table = english().ships("england", "doggerbank", 2).ships("england", "bay-of-biscay")
    table.docked("england", "lancashire").ships("england", "baltic-sea")
    war = at_sea(table, "england").answer("sail-to place=english-channel")
    assert war.of("sail-light") == [
        "doggerbank english-channel 1",
        "doggerbank english-channel 2",
        "bay-of-biscay english-channel 1",
    ]  # from Lancashire it is three spaces, from the Baltic Sea more
    war.answer("sail-light place=doggerbank goal=english-channel amount=1")
    assert not [each for each in war.of("sail-light") if each.startswith("doggerbank")]  # each place once
    war.answer("done", "done")
    assert war.ships("england", "doggerbank") == 1
    assert war.ships("england", "english-channel") == 1


@pytest.mark.rule("EU-9.5.18", "EU-9.5.21", "EU-12.3.1")
def test_light_ships_take_vacant_slots_where_they_end() -> None:
    table = english().ships("england", "doggerbank", 3)
    war = at_sea(table, "england").answer("sail-to place=english-channel")
    war.answer("sail-light place=doggerbank goal=english-channel amount=2")
    assert war.of("protect") == ["1", "2"]
    war.answer("protect amount=2")
    sea, england = table.sea("english-channel"), table.player("england")
    assert forces.light_on_slots(war.position, england, sea) == 2


@pytest.mark.rule("EU-9.5.17", "EU-5.5.2.6", "EU-9.9.1", "EU-2.T.10")
def test_into_a_hostile_sea_there_is_a_battle_and_no_way_through() -> None:
    table = english().war("england", "france").ships("france", "english-channel").ships("england", "doggerbank", 3)
    war = at_sea(table, "england")
    assert "english-channel" in war.of("sail-to")
    assert "bay-of-biscay" not in war.of("sail-to")
    war.answer("sail-to place=english-channel", "sail-light place=doggerbank goal=english-channel amount=3")
    assert war.events("naval-battle") == [{"sea": "sea:english-channel"}]


@pytest.mark.rule("EU-9.9.1", "EU-13.4.4", "EU-9.9.2")
def test_npr_ships_defend_the_sea_before_their_ports() -> None:
    table = english().war("england", "brittany").ships("england", "doggerbank", 3)
    war = at_sea(table, "england").answer("sail-to place=english-channel")
    war.answer("sail-light place=doggerbank goal=english-channel amount=3")
    assert [each["realm"] for each in war.events("realm-fights")] == ["realm:england", "realm:brittany"]


# Ports


@pytest.mark.rule("EU-9.5.21", "EU-9.5.22", "AMB-EU1-44")
def test_two_ships_fit_into_a_port() -> None:
    table = english().ships("england", "english-channel", 4)
    ports = [
        places.PROVINCE.ref(p)
        for p in places.PORTS_OF[0][table.sea("english-channel")]
        if places.PORTS[0][p] == 1 and table.position.land.holder[p] == table.realm("england")
    ]
    war = at_sea(table, "england").answer(f"sail-to place=port-{ports[0]}")
    assert [each.split()[2] for each in war.of("sail-light")] == ["1", "2"]
    war.answer(war.options[-1])
    assert war.ships("england", f"port-{ports[0]}") == 2


@pytest.mark.rule("EU-9.5.22", "EU-9.U.24")
def test_six_ships_of_one_fleet_fit_into_a_large_port() -> None:
    table = english().fleet("england", "english-channel", light=5, heavy=1)
    war = at_sea(table, "england")
    assert "port-london" in war.of("sail-to")
    war.answer("sail-to place=port-london", "sail-fleet place=port-london")
    assert war.ships("england", "port-london") == 6
    assert war.asked == ""  # nothing to regroup: six must stay together
    table = english().fleet("england", "english-channel", light=5, heavy=1).docked("england", "london")
    war = at_sea(table, "england")
    war.answer("sail-to place=port-london")
    assert war.of("sail-fleet") == []


@pytest.mark.rule("EU-9.5.21")
def test_only_friendly_ports_take_ships() -> None:
    table = english().ships("england", "english-channel").ally("england", "brittany")
    war = at_sea(table, "england")
    ports = [place for place in war.of("sail-to") if place.startswith("port-")]
    owners = {table.position.land.holder[table.province(port[5:])] for port in ports}
    assert owners == {table.realm("england"), table.realm("brittany")}


@pytest.mark.rule("EU-5.5.2.7", "EU-9.5.15")
def test_undocking_takes_ships_out_of_several_ports() -> None:
    table = (
        english()
        .docked("england", "lancashire", 2)
        .docked("england", "london")
        .fleet("england", "northumberland", heavy=1)
    )
    war = at_sea(table, "england").answer("undock")
    lancashire = next(each for each in war.options if "port-lancashire" in each and each.endswith("amount=2"))
    war.answer(lancashire)
    war.answer(next(each for each in war.options if "sail-fleet" in each))
    war.answer("done")
    while war.asked:
        war.answer("done")
    assert war.ships("england", "port-lancashire") == 0
    assert war.ships("england", "port-london") == 1
    assert forces.ships_at_sea(war.position, table.player("england")) == 3


@pytest.mark.rule("EU-9.5.19", "EU-9.U.24", "EU-5.5.2.7")
def test_a_fleet_that_undocks_may_leave_light_ships_behind() -> None:
    war = at_sea(english().fleet("england", "london", light=2, heavy=1), "england").answer("undock")
    assert war.of("drop-off") == ["1", "2"]
    war.answer("drop-off amount=2", "sail-fleet place=english-channel")
    if war.asked:
        war.answer("done")
    assert war.ships("england", "port-london") == 2
    assert war.ships("england", "english-channel") == 1


@pytest.mark.rule("EU-5.5.2.7")
def test_nobody_undocks_into_a_hostile_sea() -> None:
    table = english().war("england", "france").docked("england", "london")
    for sea in places.SEA_LIST[table.province("london")]:
        table.ships("france", places.SEA.ref(sea))
    war = Campaign(table.turn("england")).power("england", mil=1).activate("england")
    assert "undock" not in war.options
    assert war.of("sail-to")


# Fleets


@pytest.mark.rule("EU-9.5.19", "EU-9.U.24")
def test_the_fleet_regroups_where_it_starts_and_where_it_ends() -> None:
    table = english().fleet("england", "doggerbank", light=2, heavy=1).ships("england", "english-channel", 2)
    war = at_sea(table, "england").answer("sail-to place=english-channel", "drop-off amount=1")
    assert war.of("pick-up") == []  # once
    assert war.of("drop-off") == []
    war.answer("sail-fleet place=english-channel")
    while war.asked.startswith("TakeShips"):
        war.answer("done")
    assert war.of("pick-up") == ["1", "2"]
    war.answer("pick-up amount=2")
    fleet = table.player("england") * at.FLEET
    assert war.position.forces.fleets[fleet + at.FLEET_LIGHT] == 3
    assert war.ships("england", "doggerbank") == 1


@pytest.mark.rule("EU-9.U.23")
def test_a_fleet_is_formed_of_light_ships() -> None:
    table = english().ships("england", "doggerbank", 2)
    war = at_sea(table, "england").answer("sail-to place=english-channel")
    war.answer("sail-light place=doggerbank goal=english-channel amount=2", "pick-up amount=1")
    assert forces.fleet_place(war.position, table.player("england")) == table.sea("english-channel")


@pytest.mark.rule("EU-9.U.22", "EU-9.U.7b")
def test_galleys_are_lost_outside_the_marked_seas() -> None:
    table = english().fleet("castile", "western-mediterranean", light=1, galley=2)
    war = at_sea(table, "castile").answer("sail-to place=central-atlantic", "sail-fleet place=central-atlantic")
    assert war.events("galleys-lost") == [{"realm": "realm:castile", "amount": 2}]
    table = english().fleet("castile", "western-mediterranean", galley=2)
    war = at_sea(table, "castile")
    assert "central-atlantic" not in war.of("sail-to")  # nobody would arrive
    assert "gulf-of-lion" in war.of("sail-to")


@pytest.mark.rule("EU-9.5.37", "EU-9.5.36")
def test_distant_seas_are_closed_without_a_piece_beside_them() -> None:
    table = english().ships("castile", "central-atlantic")
    far = [places.SEA.ref(sea) for sea in range(places.SEAS_ALL) if places.SEA_CONTINENT[sea] >= 0]
    assert not set(at_sea(table, "castile").of("sail-to")) & set(far)
    table = english().ships("castile", "central-atlantic").claim("castile", "antilles")
    assert set(at_sea(table, "castile").of("sail-to")) & set(far) <= {"caribbean-sea", "northwestern-atlantic"}


@pytest.mark.rule("EU-9.5.38", "EU-2.O.5")
def test_the_pacific_costs_one_power_more_for_all_ships() -> None:
    table = english()
    start = next(sea for sea in range(places.SEAS_ALL) if paths.PRICED[table.position.board][sea])
    goal = next(sea for sea in range(places.SEAS_ALL) if paths.PRICED[table.position.board][start] >> sea & 1)
    here, there = places.SEA.ref(start), places.SEA.ref(goal)
    shore = places.SPACE.ref(places.SPACE_OF[places.PORTS_OF[table.position.board][goal][0]])
    table.ships("castile", here, 2).claim("castile", shore)
    war = Campaign(table.turn("castile")).power("castile", mil=1).activate("castile", waived=1)
    assert there in war.of("sail-to")
    war.answer(f"sail-to place={there}", f"sail-light place={here} goal={there} amount=2")
    assert war.asked == "GivePower castile"
    war.answer("give-power power=mil")
    assert war.mil("castile") == 0
    war = Campaign(table.turn("castile")).power("castile", mil=0)
    assert goal not in flotilla.goals(war.position, table.player("castile"))


@pytest.mark.rule("EU-9.5.2")
def test_naval_maneuver_carries_ships_one_space_farther() -> None:
    table = english().ships("england", "baltic-sea")
    near = set(at_sea(table, "england").of("sail-to"))
    table = english().ships("england", "baltic-sea")
    me = table.position.own_player(table.player("england"))
    for number, modifier in enumerate(BOOK.modifiers):
        if modifier.name == symbols.M_NAVAL_MOVE_SPACES:
            me.lasting.extend([number, 1, -1])
    war = Campaign(table.turn("england")).activate("england", waived=1, land=False)
    assert near < set(war.of("sail-to"))
    assert "undock" not in war.options


# Pirates


@pytest.mark.rule("EU-9.U.31", "EU-9.9.1")
def test_ships_that_have_sailed_may_fight_pirates_beside_them() -> None:
    table = english().ships("england", "doggerbank", 3)
    node = table.node("english-channel")
    forces = table.position.own_forces()
    forces.pirates = put(forces.pirates, node, 1)
    war = at_sea(table, "england").answer("sail-to place=english-channel")
    war.answer("sail-light place=doggerbank goal=english-channel amount=3", "done")
    assert war.asked == "HuntPirates england"
    war.answer("fight-pirates node=english-channel sea=english-channel")
    assert war.events("pirates-fight")
    table = english().ships("england", "doggerbank", 3)
    forces = table.position.own_forces()
    forces.pirates = put(forces.pirates, node, 1)
    war = at_sea(table, "england").answer("sail-to place=english-channel")
    war.answer("sail-light place=doggerbank goal=english-channel amount=3", "done", "done")
    assert war.asked == ""
    assert war.position.forces.pirates[node] == 1


@pytest.mark.rule("EU-9.U.31", "EU-9.9.1", "EU-9.5.32")
def test_ships_beside_pirates_fight_them_where_they_lie() -> None:
    table = english().ships("england", "english-channel", 3).army("england", 1, "wales-wessex", infantry=2)
    forces = table.position.own_forces()
    forces.pirates = put(forces.pirates, table.node("english-channel"), 1)
    war = at_sea(table, "england")
    assert "english-channel" in war.of("sail-to")
    war.answer("sail-to place=english-channel", "done")
    assert war.asked == "HuntPirates england"
    war.answer("done")
    assert war.asked == ""  # nobody crosses: no Ship has moved
    table = english().ships("england", "english-channel", 3)
    assert "english-channel" not in at_sea(table, "england").of("sail-to")  # no Pirates


@pytest.mark.rule("EUI-36")
def test_ships_that_have_moved_stay_for_this_turn() -> None:
    table = english().ships("england", "doggerbank", 2).ships("england", "english-channel")
    war = at_sea(table, "england").answer("sail-to place=english-channel")
    war.answer("sail-light place=doggerbank goal=english-channel amount=2", "done")
    war.activate("england", waived=1).answer("sail-to place=bay-of-biscay")
    assert war.of("sail-light") == ["english-channel bay-of-biscay 1"]
