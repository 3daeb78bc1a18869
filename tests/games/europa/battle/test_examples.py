"""The rulebook's worked examples of Battles (EX-EU1-22..25)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.battle import battle, state
from ludarium.games.europa.facts import action_cards, people
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.table.position import Europa

from ..board import Board, board
from .field import Field, cards, four, general, military, rolls


@pytest.mark.rule(
    *("EX-EU1-24", "EU-9.7.9", "EU-9.7.10", "EU-9.7.12", "EU-9.7.14", "EU-9.7.16", "EU-9.7.21", "EU-13.4.12"),
    *("EU-9.4.3", "EU-9.U.3", "EU-9.U.4", "EU-9.U.27", "EU-9.U.29", "EU-9.6.3", "EU-9.6.4", "EU-9.6.7"),
)
def test_castile_beats_granada() -> None:
    table = board("1-01", people=4, lands=True)
    table.army("castile", 1, "leon", infantry=3, cavalry=1)
    general(table, "castile", 1, [0, 2, 0])
    table.war("castile", "granada").turn("castile")
    table.army("castile", 1, "andalucia", infantry=3, cavalry=1)
    field = Field(table)
    field.dice(rolls("I I -", "C -"), rolls("I C -"))
    field.fight("castile", "andalucia", "leon")
    assert field.asked == "AppointBefore castile"
    field.answer("decline")
    granada = {"realm": "realm:granada", "battleside": "battleside:defenders", "amount": 2}
    assert field.events("realm-fights")[1] == granada
    assert [event["amount"] for event in field.events("hits-scored")] == [3, 1]
    assert field.asked == "LoseUnit castile"
    assert field.options == [
        "lose-unit unit=regular-infantry unitfrom=army-1 space=andalucia",
        "lose-unit unit=regular-cavalry unitfrom=army-1 space=andalucia",
    ]
    field.answer("lose-unit unit=regular-infantry unitfrom=army-1 space=andalucia")
    assert field.over
    assert field.winner == "attackers"
    assert field.units("castile", "andalucia") == 3
    assert field.me("castile").exhausted == 1
    assert field.me("castile").power[MIL] == 1
    assert field.position.forces.rebels[table.space("andalucia")] == 0


# EX-EU1-22, 23: Austria attacks Venice, the Ally of France, with Genoa at its side


def venetian_war() -> Board:
    table = board("2-01-default-austria", lands=True)
    table.ally("austria", "genoa").ally("france", "venice")
    table.ships("austria", "adriatic-sea").ships("france", "gulf-of-lion", 2)
    table.army("austria", 1, "venetia", infantry=4).army("austria", 2, "lombardy", infantry=3)
    table.army("france", 1, "lombardy", infantry=3).turn("austria")
    table.war("austria", "venice").war("austria", "france", via="venice")
    for name in ("austria", "france"):
        table.interregnum(name)
    return table.ally("austria", "genoa", active=True)


def fighting(field: Field) -> list[str]:
    """Who fights, with how many, since the last Battle began."""
    starts = [i for i, each in enumerate(field.told) if each.event.name in ("land-battle", "naval-battle")]
    found: list[str] = []
    for each in field.told[starts[-1] :]:
        if each.event.name == "realm-fights":
            args = each.args()
            realm, side = str(args["realm"]), str(args["battleside"])
            found.append(f"{realm.partition(':')[2]} {side.partition(':')[2]} {args['amount']}")
    return found


@pytest.mark.rule("EX-EU1-22", "EU-9.1.12", "EU-9.9.1", "EU-9.9.3", "EU-9.9.8", "EU-13.4.4", "EU-9.U.6", "EU-9.9.17")
def test_battles_at_sea_come_first() -> None:
    field = Field(venetian_war())
    field.position.own_decks().action[MIL] = military(leader=False)[:2]
    field.outbreak()
    assert field.asked == "NextBattle austria"
    assert field.options == ["fight-at-sea sea=adriatic-sea", "fight-at-sea sea=gulf-of-lion"]
    # 1 against 5: two hits of Venice, one of Austria
    field.dice(rolls(artillery="A I -"), rolls(artillery="A A -"))
    # 2 French against 3 Genoese
    field.dice(rolls(artillery="- - -"), rolls(artillery="A A -"))
    field.answer("fight-at-sea sea=adriatic-sea")
    assert fighting(field) == ["france attackers 2", "genoa defenders 3"]
    assert field.ships("austria", "adriatic-sea") == 0
    assert field.ships("france", "gulf-of-lion") == 0
    assert [str(each["battleside"]) for each in field.events("battle-won")] == ["battleside:defenders"] * 2
    # and now those on land
    assert field.asked == "NextBattle austria"
    assert field.options == ["fight-in space=lombardy", "fight-in space=venetia"]


@pytest.mark.rule(
    *("EX-EU1-23", "EU-9.2.12", "EU-9.7.3", "EU-9.7.22", "EU-9.7.23", "EU-13.4.13", "EU-13.4.7", "AMB-EU1-36"),
    *("EU-9.7.1", "EU-13.4.1", "EU-13.4.3", "EU-11.3.16"),
)
def test_venice_fights_alone_in_venetia_and_beside_france_in_lombardy() -> None:
    table = venetian_war()
    forces = table.position.own_forces()
    forces.sail[table.sea("adriatic-sea")] = forces.sail[table.sea("gulf-of-lion")] = 0
    field = Field(table)
    leader = military(leader=True)[0]
    field.position.own_decks().action[MIL] = [leader]
    dice = people.DICE[leader]
    field.dice(rolls("I I I"), [6] * (3 + sum(dice)))
    field.outbreak()
    field.answer("fight-in space=venetia")
    assert fighting(field) == ["austria attackers 4", "venice defenders 5"]
    assert [each["card"] for each in field.events("npr-leader")] == [action_cards.CARD.full(leader)]
    assert field.asked == "RetreatOrStay austria"  # 4 against 2 left, at their Capital: Venice stays
    field.dice(rolls("I I -"), [6] * (3 + sum(dice)))
    # in Lombardy nobody has a Leader: a player defends
    field.dice(rolls("I - -"), rolls("- - -"))
    field.answer("fight-on")
    assert fighting(field) == ["austria attackers 3", "genoa attackers 2", "france defenders 3", "venice defenders 1"]
    assert len(field.events("npr-leader")) == 1
    assert not field.events("no-npr-leader")
    assert leader in field.position.decks.discards[MIL]


# EX-EU1-25: France attacks England and Castile


@pytest.mark.rule(
    *("EX-EU1-25", "EU-9.7.5", "EU-9.7.7", "EU-9.7.8", "EU-9.7.22", "EU-9.7.24", "EU-9.7.25", "EU-9.7.26"),
    *("EU-9.7.28", "EU-6.2.5", "EU-6.2.7", "EU-9.6.10", "EUI-8", "EU-9.4.4", "EU-9.6.1", "EU-9.6.2"),
)
def test_two_defenders_ideas_and_a_battle_action() -> None:
    table = four()
    table.army("england", 1, "languedoc", infantry=6).army("castile", 1, "languedoc", infantry=4)
    table.war("france", "england").war("france", "castile")
    table.idea("france", "Noble Knights").idea("england", "Military Drill").idea("castile", "Tercios/Janissaries")
    general(table, "france", 1, [0, 2, 0])
    general(table, "england", 1, [2, 0, 0])
    france = table.player("france")
    reforms = cards("Military Reforms")[0]
    me = table.position.own_player(france)
    me.display = [reforms, 3]
    me.power[MIL] = 1
    table.turn("france")
    table.army("france", 1, "languedoc", infantry=4, cavalry=3)
    DOORS.battle_action = _innovatory_tactics
    field = Field(table)
    field.dice(rolls(cavalry="C C I"))  # the charge, before the first Round
    field.fight("france", "languedoc", "seine")
    assert [str(each["realm"]) for each in field.events("main-defender-is")] == ["realm:england"]
    # Military Drill takes one of the two Cavalry dice of France's General
    assert state.get(field.position, state.ATTACKERS, state.LEADS + at.CAVALRY) == 1
    assert field.events("hits-scored")[0]["amount"] == 2
    assert field.units("england", "languedoc") == 5
    assert field.units("castile", "languedoc") == 3
    assert field.asked == "BattleAction france"
    assert field.options == ["battle-use use=innovatory-tactics", "decline"]
    field.dice(rolls("- - -", "- - -", "- -"), rolls("I2 - - - -"))
    field.answer("battle-use use=innovatory-tactics")
    first = [each for each in field.told if each.event.name == "die-rolled"][3:]
    mine = [each.b for each in first if each.a == state.ATTACKERS]
    assert mine == [at.INFANTRY] * 3 + [at.CAVALRY] * 3 + [at.ARTILLERY] * 2
    # Castile's Tercios do not count: one hit only
    assert field.events("hits-scored")[2]["amount"] == 1


def _innovatory_tactics(position: Europa, player: int, card: int, use: int) -> None:
    """2 Cavalry and 2 Artillery dice, chosen by the player."""
    side = battle.acting_side(position, player)
    position.own_player(player).power[MIL] -= 1
    battle.add_dice(position, side, at.CAVALRY, 2)
    battle.add_dice(position, side, at.ARTILLERY, 2)
