"""The Event Action (EU-5.1.1) and the Event that nobody picks (EU-16.4)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.events import row
from ludarium.games.europa.facts import events, people
from ludarium.games.europa.rounds import draw
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import Europa

from ..board import Board, board
from .fates import Fates

PLAIN = ("104-1", "102-1", "101-1")


def west() -> Board:
    return board("1-01", people=4, lands=True)


def five(*names: str) -> Fates:
    """A row of five Events, the first three face up."""
    return Fates(west()).row(*names)


@pytest.mark.rule("EX-EU2-7", "EU-16.2.1")
def test_players_and_one_events_are_laid_out_three_of_them_face_up() -> None:
    table = west()
    table.position.own_decks().events = list(range(12))
    fates = Fates(table).run(draw.DrawEvents())
    assert [len(fates.lying()), fates.position.decks.row_up] == [5, 3]


@pytest.mark.rule("EU-5.1.1", "EU-5.1.1.1", "EU-5.1.1.2", "EU-5.1.1.3", "EU-5.1.1.10")
def test_an_event_is_taken_once_with_its_ducats_and_the_others_get_two() -> None:
    fates = five("101-1", "103-2", "104-1", "102-1", "101-2")
    fates.position.own_decks().row_ducats[1] = 4
    fates.take("england")
    assert fates.of("choose-event") == ["101-1", "103-2", "104-1"]
    fates.answer("choose-event event=103-2")
    while fates.asked:
        fates.answer(fates.options[0])
    england = fates.table.player("england")
    assert fates.me("england").ducats == 4
    assert fates.lying() == ["101-1", "104-1", "102-1", "101-2"]
    assert fates.position.decks.row_ducats == [2, 2, 0, 0]
    assert fates.position.decks.row_up == 3
    assert fates.me("england").events_taken == 1
    assert not row.can_take_event(fates.position, england)


@pytest.mark.rule("EU-5.1.1.4", "EU-5.1.1.5", "EU-5.1.1.11", "EU-16.3.7", "EU-16.5.1")
def test_the_text_comes_first_with_the_active_player_as_you_then_the_symbols_in_order() -> None:
    fates = five("202-2", "103-1", "104-1", "102-1", "101-2")
    ran: list[int] = []

    def text(position: Europa, node: int, player: int, source: int) -> None:
        ran.append(player)
        assert not fates.events("symbol-resolved")

    DOORS.run_program = text
    fates.pick("england", "202-2")
    assert ran == [fates.table.player("england")]
    while fates.asked:
        fates.answer(fates.options[0])
    told = [each["symbol"] for each in fates.events("symbol-resolved")]
    assert told == ["symbol:natives", "symbol:pirates"]


@pytest.mark.rule("EU-5.1.1.6", "EU-16.1.5")
def test_ones_own_event_installs_its_ruler() -> None:
    fates = five("103-1", *PLAIN, "101-2").pick("england", "103-1")
    assert fates.ruler("england") == "edward-iv"


@pytest.mark.rule("EX-EU1-9", "EU-5.1.1.7", "EU-5.1.1.3")
@pytest.mark.parametrize("installs", [True, False])
def test_wars_of_the_roses_taken_by_france(installs: bool) -> None:
    fates = five("103-1", *PLAIN, "101-2").pick("france", "103-1")
    assert fates.asked == "InstallRuler england"
    fates.answer("install-ruler" if installs else "decline")
    assert (fates.ruler("england") == "edward-iv") is installs
    assert fates.me("france").events_taken == 1
    assert fates.position.decks.row_ducats == [2, 2, 0, 0]
    assert fates.position.decks.row_up == 3


@pytest.mark.rule("EU-16.3.24")
def test_a_rejected_ruler_is_gone_with_the_present_one() -> None:
    fates = five("103-1", *PLAIN, "101-2")
    england = fates.table.player("england")
    fates.table.turn("england")
    fates.position.rejected = england
    fates.run(row.EventRuler(england, events.EVENT.index("103-1")))
    assert fates.ruler("england") == ""
    assert fates.position.rejected == -1


def last(adm: int, left: str = "103-2") -> Fates:
    """All but England have taken their Event; two are left."""
    fates = Fates(west()).row("104-1", left, up=2).power("england", adm=adm)
    for player in range(4):
        fates.position.own_player(player).events_taken = 1
    fates.position.own_player(fates.table.player("france")).events_taken = 0
    fates.position.own_decks().row_ducats = [0, 6]
    return fates.pick("france", "104-1")


@pytest.mark.rule("EU-5.1.1.8", "EU-16.4.1", "EU-16.4.2", "EU-4.2.5", "AMB-EU1-74", "EU-16.5.2")
def test_the_event_left_over_resolves_its_symbols_by_itself() -> None:
    fates = last(0)
    assert fates.lying() == []
    assert [each["event"] for each in fates.events("event-left")] == ["event:103-2"]
    assert len(fates.pirates()) == 1
    assert fates.me("france").ducats == 0
    assert fates.asked == ""
    assert fates.ruler("england") != "henry-vii"


@pytest.mark.rule("EU-5.1.1.9", "EU-16.4.1")
@pytest.mark.parametrize("buys", [True, False])
def test_its_ruler_costs_two_adm(buys: bool) -> None:
    fates = last(3)
    assert fates.asked == "BuyRuler england"
    fates.answer("buy-ruler" if buys else "decline")
    assert fates.me("england").power[0] == (1 if buys else 3)
    assert (fates.ruler("england") == "henry-vii") is buys


@pytest.mark.rule("EU-5.1.1.8")
def test_before_the_last_event_action_nothing_is_left_over() -> None:
    fates = five("103-1", *PLAIN, "101-2").pick("england", "103-1")
    assert len(fates.lying()) == 4
    assert fates.events("event-left") == []


@pytest.mark.rule("EU-16.1.1", "EU-16.1.4", "EU-16.1.5")
def test_kinds_of_events() -> None:
    for event in range(len(events.AGE)):
        assert events.EVENT.ref(event)[0] == str(events.AGE[event])
        assert (events.REALM_OF[event] >= 0) == (events.KIND[event] == events.OF_REALM)
        assert people.OF_EVENT[event] < 0 or events.KIND[event] == events.OF_REALM


@pytest.mark.rule("EUI-37")
def test_the_events_of_kalmar_are_denmarks() -> None:
    table = board("1-06-kalmar")
    denmark = [event for event in range(len(events.AGE)) if events.REALM_OF[event] == table.realm("denmark")]
    assert row.belongs(table.position, denmark[0]) == table.player("kalmar")
