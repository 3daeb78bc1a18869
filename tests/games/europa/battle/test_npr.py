"""Realms without a player in Battles (EU-13.4, 13.5.6, 18.8.2)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import defence
from ludarium.games.europa.battle import battle, due, sides, state
from ludarium.games.europa.facts import people
from ludarium.games.europa.facts.action_cards import CARD
from ludarium.games.europa.npr.defence import spend, strength
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import MIL, NOBODY
from ludarium.games.europa.table.position import HELPING_HAND, INFANTRY, Europa

from ..board import Board
from .field import Field, cards, four, military, rolls

MISS = rolls("- - -")


def at_granada(units: int = 6) -> Board:
    """Castile at War with Granada, whose two Provinces lie in Andalucia."""
    table = four()
    table.war("castile", "granada").turn("castile")
    return table.army("castile", 1, "andalucia", infantry=units)


# whether there is a Battle


@pytest.mark.rule("EU-9.7.1", "EU-13.4.1", "EU-9.7.2", "EU-13.4.2", "EU-5.5.1.14")
def test_an_npr_defends_unless_it_was_faced_before_this_turn() -> None:
    table = four()
    castile, andalucia = table.player("castile"), table.space("andalucia")
    assert not sides.needed(table.position, castile, andalucia)
    table.war("castile", "granada").turn("castile")
    assert sides.needed(table.position, castile, andalucia)
    # Units that are there, but came in this Turn, do not spare the Battle
    table.army("castile", 1, "andalucia", infantry=2)
    assert sides.needed(table.position, castile, andalucia)
    table.turn("castile")
    assert not sides.needed(table.position, castile, andalucia)


@pytest.mark.rule("EU-5.5.1.14", "EU-9.7.1", "EU-13.4.2")
def test_units_that_stood_there_in_peace_fight_when_war_is_declared() -> None:
    table = four().army("castile", 1, "andalucia", infantry=2).turn("castile")
    castile, andalucia = table.player("castile"), table.space("andalucia")
    assert not sides.needed(table.position, castile, andalucia)
    table.war("castile", "granada")
    assert sides.needed(table.position, castile, andalucia)


@pytest.mark.rule("EU-9.9.1", "EU-9.9.2", "EU-13.4.4", "EU-13.4.5", "AMB-63", "EU-9.2.12")
def test_at_sea_too_and_a_port_counts_once_in_a_turn() -> None:
    table = four().war("castile", "granada").turn("castile")
    position, castile = table.position, table.player("castile")
    seas = [sea for sea in range(30) if sides.needed_at_sea(position, castile, sea)]
    granada = table.realm("granada")
    assert seas
    assert all(defence.ships(position, granada, sea, []) for sea in seas)
    field = Field(table)
    for sea in seas:
        position.own_forces().sail[sea] += 9 << 6 * castile
    field.dice(rolls(artillery="A A A"), rolls(artillery="- - -"))
    battle.fight(position, seas[0], True, castile, -1)
    position.advance()
    assert not sides.needed_at_sea(position, castile, seas[0])


@pytest.mark.rule("EU-13.4.19", "EU-13.4.18", "EU-9.7.23")
def test_whoever_has_won_vanishes_and_defends_again_in_another_turn() -> None:
    table = at_granada(1)
    field = Field(table).dice(MISS, rolls("I - -")).fight("castile", "andalucia", "leon")
    assert field.winner == "defenders"
    assert not sides.needed(table.position, table.player("castile"), table.space("andalucia"))  # spent for this Turn
    table.position.npr_spent = []
    table.turn("castile")
    assert sides.needed(table.position, table.player("castile"), table.space("andalucia"))


# with how many


def three_areas() -> Board:
    """Granada has Badajoz between Andalucia, where its Capital is, and Lisboa; Castile attacks on both sides, with 2
    and with 9 Units."""
    table = four().give("badajoz", "lisboa", "granada")
    table.war("castile", "granada").turn("castile")
    table.units("castile", "andalucia", 2).units("castile", "portugal", 9)
    for space in ("portugal", "andalucia"):
        due.due(table.position, table.space(space), False, table.player("castile"), -1)
    return table


def brought(table: Board) -> list[int]:
    """What Granada brings to Andalucia and to Portugal, if that Battle came first."""
    return [
        strength(table.position, table.realm("granada"), table.space(each), False) for each in ("andalucia", "portugal")
    ]


@pytest.mark.rule("EU-13.4.7", "EU-9.2.12")
def test_the_capital_area_comes_first() -> None:
    assert brought(three_areas()) == [3, 2]  # Badajoz is kept for the Capital, though more Castilians are at Lisboa


@pytest.mark.rule("EU-13.4.7", "EU-9.2.12")
def test_then_comes_the_largest_foe() -> None:
    table = three_areas()
    table.position.own_realms().capital[table.realm("granada")] = table.province("badajoz")
    assert brought(table) == [2, 3]
    # of equals the one that is fought first has it all
    table.units("castile", "andalucia", 7)
    assert brought(table) == [3, 3]
    spend(table.position, table.realm("granada"), table.space("portugal"), False)
    assert brought(table) == [2, 0]


@pytest.mark.rule("EU-13.4.8", "EU-13.4.6")
def test_several_enemy_nprs_are_one_force() -> None:
    table = four().give("badajoz", "granada").give("galicia", "portugal")
    table.war("castile", "granada").war("castile", "portugal").turn("castile")
    table.army("castile", 1, "leon", infantry=9)
    table.position.own_decks().action[MIL] = []
    field = Field(table).dice(rolls("I I I"), MISS).fight("castile", "leon", "castile")
    names = {str(each["realm"]) for each in field.events("realm-fights")}
    assert names == {"realm:castile", "realm:granada", "realm:portugal"}
    assert field.events("no-npr-leader")


@pytest.mark.rule("EU-13.2.2")
def test_an_npr_defends_the_area_of_its_vassal() -> None:
    table = four()
    table.vassal("granada", "portugal").war("castile", "portugal").turn("castile")
    table.army("castile", 1, "andalucia", infantry=9)
    field = Field(table).dice(rolls("I I I"), MISS).fight("castile", "andalucia", "leon")
    assert [str(each["realm"]) for each in field.events("realm-fights")] == ["realm:castile", "realm:portugal"]


@pytest.mark.rule("EU-18.8.2")
def test_an_npr_emperor_sends_help_to_an_hre_area() -> None:
    table = four()
    table.emperor("bohemia", 2).war("france", "bohemia").turn("france")
    table.army("france", 1, "bohemia", infantry=9)
    own = defence.units(table.position, table.realm("bohemia"), table.space("bohemia"), [])
    field = Field(table)
    field.position.own_decks().action[MIL] = []
    field.dice(MISS, MISS).fight("france", "bohemia", "seine")
    bohemia = [each for each in field.events("realm-fights") if each["realm"] == "realm:bohemia"]
    assert bohemia[0]["amount"] == own + 6


@pytest.mark.rule("EU-13.4.10", "EU-13.4.9", "EU-13.4.12")
def test_distant_provinces_count_double_unless_plague_is_there_and_plus_one_tokens_add_one() -> None:
    for plague, tokens, units in ((False, 0, 4), (True, 0, 2), (False, 1, 5)):
        table = four().war("castile", "aztec").turn("castile").army("castile", 1, "mexico", infantry=9)
        if plague:
            table.plague("mexico")
        table.plus_one("mexico", tokens)
        table.position.own_decks().action[MIL] = []
        field = Field(table).dice(MISS, MISS).fight("castile", "mexico")
        assert field.events("realm-fights")[1]["amount"] == units


@pytest.mark.rule("EU-13.4.11", "EU-13.4.10")
def test_grey_ports_bring_no_ships_and_distant_ones_bring_double() -> None:
    table = four().war("castile", "aztec").war("castile", "gujarat").turn("castile")
    castile = table.player("castile")
    assert not sides.needed_at_sea(table.position, castile, table.sea("caribbean-sea"))
    assert sides.needed_at_sea(table.position, castile, table.sea("indian-ocean"))
    assert strength(table.position, table.realm("gujarat"), table.sea("indian-ocean"), True) == 4


# the Leader


@pytest.mark.rule("EU-13.4.13", "EU-13.4.14")
def test_three_npr_units_have_the_leader_of_the_top_military_card() -> None:
    for leader in (True, False):
        table = at_granada()
        table.plus_one("granada", 1)
        card = military(leader=leader)[0]
        table.position.own_decks().action[MIL] = [card]
        field = Field(table)
        count = 3 + (sum(people.DICE[card]) if leader else 0)
        field.dice(rolls("I I I"), [6] * count).fight("castile", "andalucia", "leon")
        assert field.over
        assert len(field.events("npr-leader")) == (1 if leader else 0)
        assert len(field.events("no-npr-leader")) == (0 if leader else 1)
        assert card in field.position.decks.discards[MIL]


@pytest.mark.rule("EU-13.4.13")
def test_no_leader_for_fewer_than_three() -> None:
    table = at_granada()
    table.position.own_decks().action[MIL] = military(leader=True)[:1]
    field = Field(table).dice(rolls("I I -"), MISS).fight("castile", "andalucia", "leon")
    assert field.over
    assert not field.position.decks.discards[MIL]


@pytest.mark.rule("EU-14.3.1", "EU-14.3.2", "EU-13.4.13", "EU-13.4.16")
def test_rebels_that_are_attacked_have_one_too() -> None:
    table = four().rebels("leon", 3).turn("castile").army("castile", 1, "leon", infantry=9)
    card = military(leader=True)[0]
    table.position.own_decks().action[MIL] = [card]
    field = Field(table).dice(MISS, [6] * (3 + sum(people.DICE[card]))).fight("castile", "leon", "castile")
    assert len(field.events("npr-leader")) == 1
    assert state.pieces(field.position, state.DEFENDERS) == 3  # 3 against 9, and they stay


@pytest.mark.rule("EU-9.7.17", "EU-9.7.18")
def test_a_drawn_leader_can_be_wounded_and_die() -> None:
    table = at_granada(9)
    table.plus_one("granada", 3)
    card = next(card for card in military(leader=True) if sum(people.DICE[card]))
    table.position.own_decks().action[MIL] = [card]
    dice = 3 + sum(people.DICE[card])
    field = Field(table).dice(rolls("I2 I2 -"), [6] * dice).fight("castile", "andalucia", "leon")
    assert field.events("npr-leader-wounded")
    field.dice(rolls("I2 I2 -"), [6] * dice).answer("fight-on")
    assert field.events("npr-leader-died")
    assert state.leader(field.position, state.DEFENDERS) == NOBODY
    field.dice(rolls("I - -"), MISS).answer("fight-on")
    assert field.over
    assert field.position.decks.discards[MIL] == [card]


# giving up


@pytest.mark.rule("EU-9.6.9", "EU-13.4.15", "EU-13.4.16", "AMB-23")
def test_at_its_capital_and_in_its_last_area_it_fights_to_the_last() -> None:
    table = at_granada(9)
    field = Field(table).dice(rolls("I - -"), MISS).fight("castile", "andalucia", "leon")
    assert field.asked == "RetreatOrStay castile"
    assert state.pieces(field.position, state.DEFENDERS) == 1


@pytest.mark.rule("EU-9.6.9", "EU-13.4.15")
def test_elsewhere_it_gives_up_when_it_is_the_weaker() -> None:
    table = four().give("badajoz", "portugal")
    table.war("castile", "portugal").turn("castile")
    table.units("castile", "leon", 9)
    table.position.own_decks().action[MIL] = military(leader=False)[:1]
    field = Field(table).dice(rolls("I - -"), MISS).fight("castile", "leon", "castile")
    assert field.over
    assert field.winner == "attackers"
    assert field.events("npr-retreated")[0]["realm"] == "realm:portugal"


@pytest.mark.rule("EU-13.4.17", "EU-9.6.9")
def test_ships_stay_beside_the_capital_area() -> None:
    table = four().war("castile", "granada").turn("castile")
    position, castile = table.position, table.player("castile")
    sea = next(sea for sea in range(30) if sides.needed_at_sea(position, castile, sea))
    position.own_forces().sail[sea] += 9 << 6 * castile
    field = Field(table).dice(rolls(artillery="- - -"), rolls(artillery="A - -"))
    battle.fight(position, sea, True, castile, -1)
    position.advance()
    assert field.asked == "RetreatOrStay castile"
    assert not field.events("npr-retreated")


# third parties


@pytest.mark.rule("AMB-EU1-35", "AMB-EU1-63")
def test_a_third_player_at_war_with_one_side_fights_on_the_other_and_neutrals_stay_out() -> None:
    table = four()
    table.army("france", 1, "languedoc", infantry=4).army("castile", 1, "languedoc", infantry=3)
    table.army("austria", 1, "languedoc", infantry=2)
    table.war("england", "france").war("castile", "france").turn("england")
    table.army("england", 1, "languedoc", infantry=2)
    field = Field(table).dice(MISS, MISS).fight("england", "languedoc", "seine")
    sides_of = {str(each["realm"]): str(each["battleside"]) for each in field.events("realm-fights")}
    assert sides_of == {
        "realm:england": "battleside:attackers",
        "realm:castile": "battleside:attackers",
        "realm:france": "battleside:defenders",
    }
    assert state.commander(field.position, state.ATTACKERS) == table.player("england")


# invasions


@pytest.mark.rule("EU-13.5.6", "EU-9.U.28", "EU-9.U.29")
def test_invaders_fight_as_an_npr_and_stay_as_rebels() -> None:
    table = four().war("castile", "granada")
    table.army("castile", 1, "leon", infantry=2)
    table.position.phase = 3
    table.position.active = -1
    field = Field(table).dice(rolls("I I -"), MISS)
    battle.invade(field.position, table.space("leon"), table.realm("granada"), 4)
    field.position.advance()
    assert field.over
    assert field.winner == "attackers"
    assert field.position.forces.rebels[table.space("leon")] == 4
    # where nobody stands they just stay
    battle.invade(field.position, table.space("castile"), table.realm("granada"), 2)
    field.position.advance()
    assert field.position.forces.rebels[table.space("castile")] == 2


# Optional Rule 4


@pytest.mark.rule("EU-13.4.OR4")
def test_others_may_lend_an_npr_a_helping_hand() -> None:
    table = at_granada(9)
    card = cards("Superior Tactics")[0]
    me = table.position.own_player(table.player("france"))
    me.hand = [card]
    me.power[MIL] = 2
    table.position.rules = HELPING_HAND

    def play(position: Europa, player: int, card: int, use: int) -> None:
        position.own_player(player).hand.remove(card)
        battle.add_dice(position, battle.acting_side(position, player), INFANTRY, 2)

    DOORS.battle_action = play
    field = Field(table).fight("castile", "andalucia", "leon")
    assert field.asked == "BattleAction france"
    field.dice(rolls("I I -"), rolls("I - - - -")).answer(f"battle-card card={CARD.ref(card)}")
    assert field.over
    assert field.me("castile").exhausted == 1
