"""Teams of three (EUI-43): 1-05 and 2-03 with six players."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import relations, special
from ludarium.games.europa.diplomacy import claims
from ludarium.games.europa.realm import ideas
from ludarium.games.europa.rounds import scoring, teams
from ludarium.games.europa.rounds.scoring import TeamVictory
from ludarium.games.europa.rounds.turn import TakeTurn
from ludarium.games.europa.table import position as at
from ludarium.games.europa.war import access, calls

from ..board import Board
from ..rounds.game import answer, laid, me, offered, own, power, start


@pytest.fixture
def table() -> Board:
    made = laid("1-05", 6)
    made.position.phase = at.ACTIONS
    made.position.rounds = 2
    made.position.remember()
    return made


@pytest.mark.rule("EUI-43")
def test_two_teams_of_three(table: Board) -> None:
    habsburg = {table.player(name) for name in ("austria", "castile", "aragon")}
    assert set(teams.teams(table.position)[0]) == habsburg
    assert special.mates(table.position, table.player("austria"), table.player("aragon"))
    assert not special.mates(table.position, table.player("austria"), table.player("france"))


@pytest.mark.rule("EUI-43")
def test_mates_and_their_allies_are_never_attacked(table: Board) -> None:
    france = table.player("france")
    bar = relations.declare_bar
    assert bar(table.position, france, table.realm("england")) == relations.SPECIAL_RULE
    assert bar(table.position, france, table.realm("austria")) == relations.MAY
    table.ally("england", "scotland")
    assert bar(table.position, france, table.realm("scotland")) == relations.SPECIAL_RULE


@pytest.mark.rule("EUI-43")
def test_nobody_is_called_against_a_mate(table: Board) -> None:
    table.ally("england", "denmark")
    called = calls.callable_player(
        table.position, table.player("austria"), table.realm("england"), [table.realm("france")], False
    )
    assert not called


@pytest.mark.rule("EUI-43")
def test_a_mate_always_lets_units_in(table: Board) -> None:
    mover, host = table.player("france"), table.player("england")
    access.question(table.position, mover, host, table.space("wales-wessex"))
    assert access.answered(table.position, mover, table.space("wales-wessex")) == 1


@pytest.mark.rule("EUI-43")
def test_no_claims_on_a_mates_land(table: Board) -> None:
    player = table.player("england")
    power(table, "england", 0, 9, 0)
    assert table.space("seine") not in claims.areas(table.position, player, [])
    assert claims.against_mates(table.position, player, table.space("seine"))
    assert not claims.against_mates(table.position, player, table.space("castile"))


@pytest.mark.rule("EUI-43", "EUI-7")
def test_no_ideas_are_studied_from_a_mate(table: Board) -> None:
    france = table.player("france")
    power(table, "france", 9, 9, 9)
    idea = table.position.decks.ideas[0]
    for player in table.position.order:
        table.position.own_player(player).ideas = 0
    own(table, "england").ideas |= 1 << idea
    assert idea not in ideas.candidates(table.position, france, 0, True)
    own(table, "castile").ideas |= 1 << idea
    assert idea in ideas.candidates(table.position, france, 0, True)


@pytest.mark.rule("EUI-43")
def test_ducats_for_a_mate_once_a_round_without_dip(table: Board) -> None:
    power(table, "england", 0, 0, 0)
    own(table, "england").ducats = 7
    france = me(table, "france").ducats
    start(table, TakeTurn(table.player("england"), 0))
    assert "support-mate france" in offered(table)
    assert "support-mate austria" not in offered(table)
    answer(table, "support-mate france")
    answer(table, "give-support 4")
    assert [me(table, "england").ducats, me(table, "france").ducats] == [3, france + 4]
    assert not any(each.startswith("support-mate") for each in offered(table))


@pytest.mark.rule("EUI-43", "EU-4.7.10")
def test_the_team_with_more_prestige_comes_first(table: Board) -> None:
    for name, prestige in (("austria", 30), ("castile", 5), ("aragon", 1)):
        own(table, name).prestige = prestige
    for name, prestige in (("england", 10), ("netherlands", 12), ("france", 15)):
        own(table, name).prestige = prestige
    table.position.ended = scoring.NO_EVENTS
    place = {row.seat: row.place for row in scoring.standings(table.position).rows}
    order = sorted(place, key=lambda seat: place[seat])
    names = ["france", "netherlands", "england", "austria", "castile", "aragon"]
    assert order == [table.player(name) for name in names]


@pytest.mark.rule("EUI-43")
def test_a_team_that_holds_all_its_goals_wins_at_once(table: Board) -> None:
    assert teams.winner(table.position) == -1
    table.town("wien", "madrid", "valencia", "netherlands")
    for name in ("austria", "castile", "aragon"):
        own(table, name).prestige = 50
    start(table, TeamVictory())
    assert table.position.over
    result = scoring.standings(table.position)
    assert result.reason == "scenario"
    best = {row.seat for row in result.rows if row.place <= 3}
    assert best == {table.player(name) for name in ("england", "netherlands", "france")}
