"""Retreats (EU-9.6.6, 9.6.8-9, 9.7.19-20, 9.7.27)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask.forces import ships_at
from ludarium.games.europa.battle import due
from ludarium.games.europa.table.position import SEAS

from .field import Field, four, rolls

MISS = rolls("- - -")


def duel(english: int = 4, french: int = 4) -> Field:
    table = four()
    table.army("france", 1, "languedoc", infantry=french)
    table.war("england", "france").turn("england")
    table.army("england", 1, "languedoc", infantry=english)
    return Field(table)


@pytest.mark.rule("EU-9.6.6", "EU-9.6.8", "EU-9.7.19", "EU-9.7.20")
def test_the_attacker_goes_back_whence_he_came_and_loses_one_more() -> None:
    field = duel().dice(MISS, MISS).fight("england", "languedoc", "aquitaine")
    assert field.asked == "RetreatOrStay england"
    assert field.options == ["fight-on", "retreat-to space=aquitaine access=free"]
    field.answer("retreat-to space=aquitaine access=free")
    assert field.over
    assert field.winner == "defenders"
    assert field.units("england", "aquitaine") == 3
    assert field.me("england").exhausted == 1
    assert field.units("france", "languedoc") == 4


@pytest.mark.rule("EU-9.7.19", "EU-9.7.20", "AMB-EU1-45")
def test_then_the_defender_may_leave_for_a_space_beside_without_enemies() -> None:
    field = duel().dice(MISS, MISS)
    table = field.table
    table.army("england", 2, "burgundy", infantry=1)
    field.fight("england", "languedoc", "aquitaine").answer("fight-on")
    assert field.asked == "RetreatOrStay france"
    assert field.options == ["fight-on", "retreat-to space=aquitaine access=free", "retreat-to space=loire access=free"]
    goal = "loire"
    field.answer(f"retreat-to space={goal} access=free")
    assert field.over
    assert field.winner == "attackers"
    assert field.units("france", goal) == 3


@pytest.mark.rule("AMB-EU1-33")
def test_an_attacker_who_came_from_nowhere_leaves_as_a_defender_does() -> None:
    field = duel().dice(MISS, MISS).fight("england", "languedoc")
    assert len(field.options) > 1
    assert all(not option.endswith("space=languedoc") for option in field.options)


@pytest.mark.rule("EU-9.7.20", "EU-9.5.9")
def test_military_access_has_to_be_paid_for() -> None:
    field = duel().dice(MISS, MISS)
    table = field.table
    savoy = "lombardy"
    table.position.own_player(table.player("france")).ducats = 3
    table.influence("france", savoy, 1)
    field.fight("england", "languedoc", "aquitaine").answer("fight-on")
    paid = [option for option in field.options[1:] if not option.endswith("access=free")]
    assert [option for option in paid if option.endswith("influence")] == [f"retreat-to space={savoy} access=influence"]
    assert f"retreat-to space={savoy} access=ducats" in paid
    field.answer(f"retreat-to space={savoy} access=ducats")
    assert field.me("france").ducats == 0


@pytest.mark.rule("EU-9.7.27", "AMB-EU1-64")
def test_each_defender_goes_his_own_way_and_pays_for_himself() -> None:
    table = four()
    table.army("france", 1, "languedoc", infantry=4).army("castile", 1, "languedoc", infantry=3)
    table.war("england", "france").war("england", "castile").turn("england")
    table.army("england", 1, "languedoc", infantry=9)
    field = Field(table).dice(MISS, MISS).fight("england", "languedoc", "seine").answer("fight-on")
    assert field.asked == "RetreatOrStay france"
    goal = next(option for option in field.options if option.startswith("retreat-to"))
    field.answer(goal)
    assert field.asked == "RetreatOrStay castile"
    # Castile stays and now leads the defence, without a Leader
    field.dice(rolls("I I I"), rolls("I - -")).answer("fight-on")
    assert field.over
    assert field.winner == "attackers"
    assert field.me("castile").exhausted == 3
    assert field.units("france", goal.split()[1].removeprefix("space=")) == 3


@pytest.mark.rule("EU-9.7.20", "EU-9.7.3")
def test_attackers_who_came_from_two_sides_choose_one_of_them() -> None:

    field = duel()
    table, position = field.table, field.position
    for origin in ("seine", "aquitaine"):
        due.due(position, table.space("languedoc"), False, table.player("england"), table.space(origin))
    field.dice(MISS, MISS)
    due.battles(position)
    position.advance()
    assert field.options == ["fight-on", "retreat-to space=seine access=free", "retreat-to space=aquitaine access=free"]
    assert position.battles_due == []


@pytest.mark.rule("EU-9.9.16", "EU-9.6.8")
def test_ships_retreat_to_open_water_or_a_friendly_port() -> None:
    table = four()
    table.ships("france", "gulf-of-lion", 3).ships("england", "western-mediterranean", 1)
    table.war("england", "france").turn("england").ships("england", "gulf-of-lion", 3)
    field = Field(table).dice(rolls(artillery="- - -"), rolls(artillery="- - -"))
    field.fight("england", "sea:gulf-of-lion").answer("fight-on")
    assert field.asked == "RetreatOrStay france"
    goals = [option.partition("place=")[2] for option in field.options[1:]]
    assert "western-mediterranean" not in goals  # English Ships are there
    assert "central-mediterranean" in goals
    port = next(goal for goal in goals if goal.startswith("port-"))
    field.answer(f"retreat-sail place={port}")
    assert field.over
    assert field.winner == "attackers"

    province = table.province(port.removeprefix("port-"))
    assert ships_at(field.position, table.player("france"), SEAS + province) == 2
