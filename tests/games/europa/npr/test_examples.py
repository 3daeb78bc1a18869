"""The rulebook's examples of Phase 3 from Step C to Step I (EX-EU1-1..3, EX-EU2-11, 12), and what belongs to them."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import offices
from ludarium.games.europa.facts import action_cards, faiths
from ludarium.games.europa.npr import defence, rebels
from ludarium.games.europa.realm import state_religion
from ludarium.games.europa.rounds import unrest
from ludarium.games.europa.table.player import MIL, NOBODY
from ludarium.games.europa.table.position import RELIGIOUS_REBELS
from ludarium.games.europa.table.small import put

from ..board import Board, board
from .land import Land


def leon() -> Board:
    """2 Rebels in Leon; Unrest on Galicia and Badajoz, Castile's Cores."""
    table = board("1-01", people=4, lands=True).rebels("leon", 2).unrest("galicia", "badajoz")
    table.position.active = -1
    return table


@pytest.mark.rule("EX-EU1-1", "EX-EU2-11", "EU-4.3.5", "EU-4.3.6", "EU-4.3.17")
def test_steps_c_and_e() -> None:
    land = Land(leon()).run(rebels.RebelStep())
    assert [land.top("galicia"), land.top("badajoz"), land.me("castile").covers] == ["rebels", "rebels", 2]
    assert land.run(unrest.Penalties()).me("castile").prestige == -2


@pytest.mark.rule("EX-EU1-3", "EX-EU2-12", "EU-4.3.19", "EU-4.3.24", "EU-15.3.4", "EU-14.2.1", "EU-14.2.2")
def test_steps_g_and_i() -> None:
    land = Land(leon()).run(rebels.RebelStep()).power("castile", adm=1, dip=1)
    for space in range(len(land.position.areas.creed)):
        areas = land.position.own_areas()
        areas.creed = put(areas.creed, space, faiths.CATHOLIC)
    land.table.creed("andalucia", "diverse")
    land.run(unrest.DissentStep())
    assert land.asked == "DissentTown castile"
    land.answer("add-unrest province=cordoba").dice("power").run(unrest.RebelDiceStep())
    told = land.events("rebel-die")
    assert [(each["realm"], each["space"]) for each in told] == [("realm:castile", "space:andalucia")]
    land.answer("lose-power-to-rebels power=dip")
    assert land.me("castile").power == [1, 0, 0]
    assert land.asked == ""


@pytest.mark.rule("EU-14.4.OR5")
def test_religious_rebels_let_a_realm_adopt_the_faith_of_its_capital() -> None:
    table = board("1-01", people=4, lands=True).creed("castile", "protestant").rebels("castile", 3)
    player = table.player("castile")
    table.rebel_town("madrid", "burgos")
    table.position.rules |= RELIGIOUS_REBELS
    assert not state_religion.can_change_faith(table.position, player)
    table.rebel_town("murcia")
    land = Land(table)
    state_religion.begin_change_faith(table.position, player)
    table.position.advance()
    land.answer("to-faith faith=protestant")
    while land.asked:
        land.answer(land.options[0])
    assert table.position.realms.faith[table.realm("castile")] == faiths.PROTESTANT
    assert [land.top(name) for name in ("madrid", "burgos", "murcia")] == ["", "", ""]
    assert land.rebels_in("castile") == 0


@pytest.mark.rule("AMB-24", "EU-13.4.13")
def test_an_nprs_leader_is_drawn_from_reshuffled_discards() -> None:
    table = board("1-01", people=4)
    military = [card for card in range(action_cards.CARDS) if action_cards.IS_LEADER[card]][:7]
    decks = table.position.own_decks()
    decks.action[MIL], decks.discards[MIL] = [], military[:]
    assert defence.draw_leader(table.position) in military[:2]
    assert table.position.decks.discards[MIL] == military[2:]
    decks = table.position.own_decks()
    decks.action[MIL], decks.discards[MIL] = [], []
    assert defence.draw_leader(table.position) == NOBODY


@pytest.mark.rule("AMB-43")
def test_membership_of_the_empire_follows_the_present_capital() -> None:
    table = board("1-01", people=4, lands=True).emperor("austria")
    savoy = table.realm("savoy")
    table.position.own_realms().capital[savoy] = table.province("munchen")
    assert offices.member(table.position, savoy)
    table.position.own_realms().capital[savoy] = table.province("paris")
    assert not offices.member(table.position, savoy)
