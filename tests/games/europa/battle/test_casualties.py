"""Who loses what (EU-9.7.13-15, 9.7.28)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import forces
from ludarium.games.europa.battle.casualties import casualties
from ludarium.games.europa.sight import clash

from .field import Field, four, rolls

MISS = rolls("- - -")


def lost(field: Field) -> list[str]:
    """`france regular-infantry`, in the order of the losses."""
    names = {"unit-lost", "npr-piece-lost", "imperial-lost", "rebel-lost"}
    found: list[str] = []
    for each in field.told:
        if each.event.name in names:
            words = [str(value).partition(":")[2] for value in each.args().values()]
            found.append(" ".join(words) or "rebel")
    return found


@pytest.mark.rule("EU-9.7.13", "EU-9.7.14", "AMB-EU1-37")
def test_mercenary_regular_allied_in_turn_and_anew_with_each_roll() -> None:
    table = four()
    table.army("france", 1, "languedoc", infantry=4, mercenary_infantry=3, allied_infantry=3)
    table.war("england", "france").turn("england").army("england", 1, "languedoc", infantry=9)
    field = Field(table).dice(rolls("I I -"), MISS, rolls("I I I"), MISS)
    field.fight("england", "languedoc", "seine")
    assert lost(field) == ["france mercenary-infantry", "france regular-infantry"]
    field.answer("fight-on", "fight-on")
    assert lost(field)[2:] == ["france mercenary-infantry", "france regular-infantry", "france allied-infantry"]
    assert field.me("france").exhausted == 2


@pytest.mark.rule("EU-9.7.13")
def test_the_owner_chooses_the_type_and_the_army() -> None:
    table = four()
    table.army("france", 1, "languedoc", infantry=1, artillery=1).army("france", 2, "languedoc", infantry=1)
    table.units("france", "languedoc", 1)
    table.war("england", "france").turn("england").army("england", 1, "languedoc", infantry=9)
    field = Field(table).dice(rolls("I - -"), MISS).fight("england", "languedoc", "seine")
    assert field.asked == "LoseUnit france"
    assert field.options == [
        "lose-unit unit=regular-infantry unitfrom=army-1 space=languedoc",
        "lose-unit unit=regular-infantry unitfrom=army-2 space=languedoc",
        "lose-unit unit=regular-infantry unitfrom=single space=languedoc",
        "lose-unit unit=regular-artillery unitfrom=army-1 space=languedoc",
    ]
    seen = clash.battle(field.position)
    assert seen is not None
    assert (seen["attackers"]["hits"], seen["defenders"]["hits"]) == (0, 1)
    field.answer("lose-unit unit=regular-infantry unitfrom=single space=languedoc")
    assert forces.loose_in(field.position, table.player("france"), table.space("languedoc")) == 0
    assert field.units("france", "languedoc") == 3


@pytest.mark.rule("EU-9.7.28", "EU-9.7.22")
def test_several_defenders_lose_in_turn_from_the_largest_on() -> None:
    table = four()
    table.army("france", 1, "languedoc", infantry=3).army("castile", 1, "languedoc", infantry=5)
    table.war("england", "france").war("england", "castile").turn("england")
    table.army("england", 1, "languedoc", infantry=9)
    field = Field(table).dice(rolls("I I I"), MISS).fight("england", "languedoc", "seine")
    assert [each.partition(" ")[0] for each in lost(field)] == ["castile", "france", "castile"]


@pytest.mark.rule("EU-9.7.28")
def test_the_attacker_breaks_ties_where_it_matters() -> None:
    table = four()
    table.army("france", 1, "languedoc", infantry=4).army("castile", 1, "languedoc", infantry=4)
    table.war("england", "france").war("england", "castile").turn("england")
    table.army("england", 1, "languedoc", infantry=9)
    field = Field(table).fight("england", "languedoc", "seine")
    assert field.asked.startswith("MainDefender")
    field.dice(rolls("I I I"), MISS).answer("choose-force realm=castile")
    # two hits go to both of them without a question; the third one is England's choice
    assert field.asked == "VictimTie england"
    assert sorted(each.partition(" ")[0] for each in lost(field)) == ["castile", "france"]
    field.answer("choose-force realm=france")
    assert lost(field)[-1] == "france regular-infantry"


@pytest.mark.rule("EU-9.7.24", "EU-9.7.5")
def test_of_equal_defenders_the_player_who_last_took_a_turn_names_the_main_one() -> None:
    table = four()
    table.army("france", 1, "languedoc", infantry=4).army("castile", 1, "languedoc", infantry=4)
    table.war("england", "france").war("england", "castile").turn("england")
    table.army("england", 1, "languedoc", infantry=9)
    order = table.position.clockwise(table.player("england"))
    field = Field(table).fight("england", "languedoc", "seine")
    assert field.position.decision().seat == order[-1]
    assert sorted(field.options) == ["choose-force realm=castile", "choose-force realm=france"]


@pytest.mark.rule("EU-9.7.15", "EU-18.4.6", "EU-18.4.7")
def test_imperial_units_are_a_group_of_their_own_and_go_home() -> None:
    table = four().emperor("austria", 3)
    table.position.imperial_pool = 4
    table.army("austria", 1, "austria", infantry=4, allied_infantry=2)
    table.war("england", "austria").turn("england").army("england", 1, "austria", infantry=9)
    field = Field(table).fight("england", "austria", "seine")
    assert field.asked == "AddImperial austria"
    assert field.options == ["accept", "decline"]
    field.dice(rolls("I I I"), MISS).answer("accept")
    assert lost(field) == ["austria regular-infantry", "austria allied-infantry", "austria"]
    field.dice(MISS, rolls("I I I")).answer("retreat-to space=seine access=free")
    assert field.over
    assert field.winner == "defenders"
    assert field.position.imperial_pool == 3


@pytest.mark.rule("EU-18.4.6")
def test_imperial_units_fight_near_the_empire_only_and_not_against_npr_members() -> None:
    table = four().emperor("austria", 3)
    table.position.imperial_pool = 4
    table.army("austria", 1, "languedoc", infantry=4)
    table.war("england", "austria").turn("england").army("england", 1, "languedoc", infantry=9)
    field = Field(table).dice(MISS, MISS).fight("england", "languedoc", "seine")
    assert not field.events("imperial-join")
    assert field.asked == "RetreatOrStay england"
    # Bohemia is a Member: the Emperor fights it with his own Units
    table = four().emperor("austria", 3)
    table.position.imperial_pool = 4
    table.war("austria", "bohemia").turn("austria").army("austria", 1, "bohemia", infantry=9)
    table.position.own_decks().action[2] = []
    field = Field(table).dice(MISS, MISS).fight("austria", "bohemia", "austria")
    assert field.asked == "RetreatOrStay austria"


@pytest.mark.rule("EU-14.3.2", "EU-9.U.28", "AMB-EU1-34", "EU-9.7.1")
def test_rebels_attack_and_fight_to_the_last() -> None:
    table = four().rebels("languedoc", 2)
    table.army("france", 1, "languedoc", infantry=6).army("castile", 1, "languedoc", infantry=2)
    table.position.active = -1
    table.position.phase = 3
    field = Field(table).dice(rolls("I - -"), rolls("I - -")).fight("rebels", "languedoc")
    # one of the two Rebels is left; nobody asks it whether it wants to go on
    assert lost(field) == ["rebel", "france regular-infantry"]
    assert field.asked == "RetreatOrStay france"
    field.dice(MISS, rolls("I - -")).answer("fight-on")  # Castile, at Peace, has nowhere to go
    assert field.over
    assert field.winner == "defenders"
    assert field.position.forces.rebels[table.space("languedoc")] == 0
    assert field.me("france").power[2] == 0
    assert sum(field.me("france").deeds_round) >= 2  # two Rebel Units defeated


@pytest.mark.rule("AMB-EU1-81", "AMB-33", "EU-9.7.13")
def test_units_lost_outside_of_battles_alternate_too_and_may_be_anywhere() -> None:
    table = four().army("france", 1, "languedoc", infantry=2, mercenary_infantry=1).units("france", "seine", 1)
    field = Field(table)
    casualties(field.position, table.player("france"), -1, 3)
    field.position.advance()
    assert lost(field) == ["france mercenary-infantry"]
    assert field.asked == "LoseDeployed france"
    assert field.options == [
        "lose-unit unit=regular-infantry unitfrom=army-1 space=languedoc",
        "lose-unit unit=regular-infantry unitfrom=single space=seine",
    ]
    field.answer("lose-unit unit=regular-infantry unitfrom=single space=seine")
    assert field.over
    assert field.units("france", "languedoc") == 1
    assert field.units("france", "seine") == 0
    # more than there are: all of them
    casualties(field.position, table.player("france"), table.space("languedoc"), 5)
    field.position.advance()
    assert field.over
    assert field.me("france").exhausted == 3
