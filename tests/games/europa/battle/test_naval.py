"""Naval Battles (EU-9.9)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces
from ludarium.games.europa.battle import battle
from ludarium.games.europa.facts import paths, people, places
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.table.small import put

from .field import Field, four, military, rolls

SEA = "english-channel"


def fleets(english: dict[str, int], french: dict[str, int]) -> Field:
    table = four()
    table.fleet("france", SEA, **french)
    table.war("england", "france").turn("england").fleet("england", SEA, **english)
    return Field(table)


def throw(words: str) -> list[int]:
    return rolls(artillery=words)


@pytest.mark.rule("EU-9.9.8", "EU-9.9.9", "EU-9.U.7", "EU-9.U.20", "EU-9.9.18")
def test_each_heavy_ship_hits_by_itself_and_on_artillery_results() -> None:
    field = fleets({"heavy": 2, "light": 1}, {"light": 4})
    field.dice(throw("A A I"), throw("- - -")).fight("england", f"sea:{SEA}")
    assert field.events("hits-scored")[0]["amount"] == 4
    assert field.over
    assert field.winner == "attackers"
    assert field.me("england").power[MIL] == 1


@pytest.mark.rule("EU-9.9.10", "EU-9.9.11", "EU-9.U.21")
def test_a_heavy_ship_is_damaged_before_it_sinks() -> None:
    field = fleets({"light": 3}, {"heavy": 2, "light": 1})
    field.dice(throw("A A A"), throw("- - -")).fight("england", f"sea:{SEA}")
    assert field.asked == "LoseShip france"
    assert field.options == ["lose-ship ship=light shipfrom=fleet", "damage-ship"]
    field.answer("damage-ship")
    assert field.options == [
        "lose-ship ship=light shipfrom=fleet",
        "damage-ship",
        "lose-ship ship=heavy shipfrom=fleet",
    ]
    field.answer("lose-ship ship=heavy shipfrom=fleet", "damage-ship", *["decline"] * 0)
    start = field.table.player("france") * at.FLEET
    fleet = field.position.forces.fleets[start : start + at.FLEET]
    assert fleet[at.FLEET_HEAVY] == 1
    assert fleet[at.FLEET_DAMAGED] == 1
    assert field.ships("france", SEA) == 2


@pytest.mark.rule("EU-9.9.12", "EU-9.9.11")
def test_damage_counts_as_a_casualty_for_the_admiral() -> None:
    field = fleets({"light": 3}, {"heavy": 3})
    france = field.table.player("france")

    card = military(leader=True)[0]
    field.position.own_forces().fleets[france * at.FLEET + at.FLEET_LEADER] = card

    field.dice(throw("A I2 I2"), [6] * (3 + sum(people.DICE[card]))).fight("england", f"sea:{SEA}")
    assert field.position.forces.fleets[france * at.FLEET + at.FLEET_ILL] == 1


@pytest.mark.rule("EU-9.9.13", "EU-9.9.14", "EU-9.9.15", "AMB-EU1-43", "EU-9.U.21")
def test_doubles_of_the_last_roll_capture_what_it_sank() -> None:
    table = four()
    table.fleet("france", SEA, light=1, heavy=1)
    table.position.own_forces().fleets[table.player("france") * at.FLEET + at.FLEET_DAMAGED] = 1
    table.war("england", "france").turn("england").ships("england", SEA, 3)
    field = Field(table).dice(throw("A A I2"), throw("- - -")).fight("england", f"sea:{SEA}")
    field.answer("lose-ship ship=light shipfrom=fleet")
    assert field.asked == "GiveShip france"
    assert field.options == ["give-ship ship=light", "give-ship ship=heavy"]
    field.answer("give-ship ship=heavy")
    # England has no Fleet yet: it is deployed here
    assert field.asked == "TakeShip england"
    assert field.options == ["take-ship ship=heavy shipfrom=fleet", "decline"]
    field.answer("take-ship ship=heavy shipfrom=fleet")
    start = table.player("england") * at.FLEET
    fleet = field.position.forces.fleets[start : start + at.FLEET]
    assert fleet[at.FLEET_PLACE] == table.sea(SEA)
    assert fleet[at.FLEET_HEAVY] == fleet[at.FLEET_DAMAGED] == 1
    assert field.ships("england", SEA) == 3  # the Heavy Ship has sunk one by itself
    assert field.winner == "attackers"


@pytest.mark.rule("EU-9.9.13", "AMB-EU1-43")
def test_no_capture_while_enemies_are_left_and_no_heavy_ship_without_a_fleet() -> None:
    field = fleets({"light": 3}, {"light": 3})
    field.dice(throw("A A I2"), throw("- - -")).fight("england", f"sea:{SEA}")
    assert field.asked == "RetreatOrStay england"
    table = four()
    table.fleet("france", SEA, heavy=1)
    table.position.own_forces().fleets[table.player("france") * at.FLEET + at.FLEET_DAMAGED] = 1
    table.war("england", "france").turn("england").ships("england", SEA, 3).fleet("england", "doggerbank", light=1)
    field = Field(table).dice(throw("A I2 I2"), throw("- - -")).fight("england", f"sea:{SEA}")
    assert field.over  # the Fleet is elsewhere


@pytest.mark.rule("EU-9.9.5")
def test_ships_leave_their_trade_slots_to_fight() -> None:
    table = four()
    table.slots("france", SEA, 1).ships("france", SEA, 1)
    table.war("england", "france").turn("england").ships("england", SEA, 1)
    field = Field(table).dice(throw("- - -"), throw("A - -")).fight("england", f"sea:{SEA}")
    assert field.over
    france = table.player("france")
    assert forces.light_on_slots(field.position, france, table.sea(SEA)) == 0
    assert forces.light_off_slots(field.position, france, table.sea(SEA)) == 2


@pytest.mark.rule("EU-9.9.19", "EU-9.7.22")
def test_several_enemies_at_sea_are_one_force() -> None:
    table = four()
    table.ships("france", SEA, 2).ships("castile", SEA, 1)
    table.war("england", "france").war("england", "castile").turn("england").ships("england", SEA, 3)
    field = Field(table).dice(throw("A A A"), throw("A A A")).fight("england", f"sea:{SEA}")
    assert field.over
    assert field.winner == ""


@pytest.mark.rule("EU-9.U.31", "EU-9.9.1")
def test_pirates_are_fought_from_one_sea_zone() -> None:
    table = four().ships("england", SEA, 3).turn("england")
    node = table.node("english-channel")
    forces = table.position.own_forces()
    forces.pirates = put(forces.pirates, node, 2)
    field = Field(table).dice(throw("A A -"), throw("A - -"))
    battle.fight_pirates(field.position, table.player("england"), table.sea(SEA), node)
    field.position.advance()
    assert field.over
    assert field.winner == "attackers"
    assert field.position.forces.pirates[node] == 0
    assert field.ships("england", SEA) == 2
    assert len(field.events("pirate-lost")) == 2

    deed = BOOK.deeds_of[symbols.H_REMOVE_PIRATE][0]
    assert field.me("england").deeds_age[deed.id] == 2


@pytest.mark.rule("EU-9.U.22", "EU-9.9.16")
def test_galleys_do_not_survive_a_retreat_into_open_water() -> None:

    table = four()
    position = table.position
    sea, goal = next(
        (sea, goal)
        for sea in range(places.SEAS_ALL)
        if places.MARK[sea] and places.SEA_IN_PLAY[position.board][sea] and places.SEA_CONTINENT[sea] < 0
        for goal in paths.SEA_NEXT[position.board][sea]
        if not places.MARK[goal] and places.SEA_CONTINENT[goal] < 0
    )
    here = places.SEA.ref(sea)
    table.fleet("france", here, galley=2, light=2)
    table.war("england", "france").turn("england").ships("england", here, 5)
    field = Field(table).dice(throw("- - -"), throw("- - -")).fight("england", f"sea:{here}").answer("fight-on")
    field.answer(f"retreat-sail place={places.SEA.ref(goal)}", "lose-ship ship=light shipfrom=fleet")
    assert field.ships("france", places.SEA.ref(goal)) == 1
    assert field.events("galleys-lost")[0]["amount"] == 2
