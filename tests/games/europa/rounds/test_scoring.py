"""Final Scoring (EU-4.7, 2.1)."""

from __future__ import annotations

import pytest

from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.facts import goals, tracks
from ludarium.games.europa.put import purse
from ludarium.games.europa.rounds import scoring
from ludarium.games.europa.rounds.phases import RoundEnds
from ludarium.games.europa.rounds.scoring import FinalScoring, occupied, reason_to_end, standings
from ludarium.games.europa.table.words import BY_EVENTS, BY_TAX, BY_WARS, SOURCE

from ..board import Board, board
from .game import OPENED, game, me, own, power, run, start

assert OPENED


@pytest.fixture
def table() -> Board:
    return board("1-01", people=4, lands=True)


def scored(table: Board, realm: str) -> dict[str, int]:
    found = scoring.lines(table.position, table.player(realm))
    return {SOURCE.ref(source): points for points, source in found if points}


@pytest.mark.rule("EU-4.7.1", "EU-17.1.3", "EU-2.1.3", "EU-17.0.1")
def test_the_game_ends_without_events_with_a_great_lead_or_with_all_pieces_placed() -> None:
    table = game("1-01", 4)
    assert reason_to_end(table.position) == 0
    mine = own(table, "france")
    mine.prestige = 100
    own(table, "england").prestige = 81
    assert reason_to_end(table.position) == 0
    own(table, "england").prestige = 80
    assert reason_to_end(table.position) == scoring.FAR_AHEAD
    own(table, "france").prestige = 0
    mine = own(table, "castile")
    mine.small, mine.large, mine.vassal = tracks.PIECES_SMALL, tracks.PIECES_LARGE, tracks.PIECES_VASSALS
    assert reason_to_end(table.position) == scoring.ALL_TOWNS
    decks = table.position.own_decks()
    decks.events, decks.events_later = [], [[], [], [], []]
    assert reason_to_end(table.position) == scoring.NO_EVENTS


@pytest.mark.rule("AMB-EU1-20", "EU-4.7.1")
@pytest.mark.parametrize(("scenario", "age", "ends"), [("1-00", 1, 0), ("2-01-muscovy", 2, 0), ("2-01-muscovy", 3, 2)])
def test_scenarios_say_from_when_a_lead_ends_the_game(scenario: str, age: int, ends: int) -> None:
    table = game(scenario)
    table.position.age = age
    own(table, "france").prestige = 120
    assert reason_to_end(table.position) == ends


@pytest.mark.rule("EU-4.7.1", "EU-4.5.15")
def test_final_scoring_follows_phase_5_of_the_last_round() -> None:
    table = game("1-01", 4)
    decks = table.position.own_decks()
    decks.events, decks.events_later = [], [[], [], [], []]
    start(table, RoundEnds())
    assert table.position.over
    assert standings(table.position).reason == "no-events"
    assert me(table, "france").glory[BY_TAX] == 16


@pytest.mark.rule("EU-4.7.3", "AMB-EU1-66")
def test_tax_income_of_towns_and_vassals(table: Board) -> None:
    table.vassal("navarra", "castile").emperor("austria", 3)
    own(table, "castile").stability = 2
    assert scored(table, "castile")["tax"] == 12 + 1
    assert scored(table, "austria")["tax"] == 9


@pytest.mark.rule("EU-4.7.4", "EU-4.7.7", "EU-4.7.9")
def test_cores_marriages_alliances_stability_and_interest(table: Board) -> None:
    table.core("france", "seine", "aquitaine").wed("france", "brittany").ally("france", "brittany")
    table.ally("france", "scotland")
    mine = own(table, "france")
    mine.stability, mine.interest = -2, 3
    found = scored(table, "france")
    assert found["cores"] == 2
    assert found["final-marriages"] == 1
    assert found["final-alliances"] == 4
    assert found["final-stability"] == -4
    assert found["interest"] == -3


@pytest.mark.rule("EU-4.7.5", "EU-4.7.6")
def test_controller_and_emperor(table: Board) -> None:
    table.faith("england", "protestant").curia("france").emperor("austria", 5)
    assert scored(table, "france")["controller"] == 3
    assert scored(table, "austria")["emperor"] == 5
    assert "emperor" not in scored(table, "france")


@pytest.mark.rule("EU-4.7.8")
def test_occupied_towns_cost_their_tax_value_vassals_nothing(table: Board) -> None:
    table.vassal("navarra", "castile").war("castile", "france").occupy("navarra", "france").rebel_town("galicia")
    table.occupy("madrid", "france")
    assert occupied(table.position, table.player("castile")) == 1 + 2
    assert scored(table, "castile")["occupied"] == -3


@pytest.mark.rule("EU-4.7.2", "EX-EU1-8", "EX-EU2-14")
def test_castiles_final_scoring_of_the_book(table: Board) -> None:
    castile = table.player("castile")
    table.give("canarias", "portugal").town("navarra", "granada", "gibraltar", "castile")
    table.free("naples").give("sardenya", "malta", "mesina", "palermo", "naples").vassal("aragon", "castile")
    table.rebel_town("galicia", "navarra", "barcelona")
    # Towns of 12, and four Vassal tokens that are not covered
    assert ask_tracks.tax_income(table.position, castile) == 12 + 2
    table.wed("castile", "portugal").ally("castile", "portugal").core("castile", "andalucia")
    table.faith("england", "protestant").curia("castile")
    mine = own(table, "castile")
    mine.stability = -2
    mine.prestige, mine.glory[0] = 43, 43
    mine.missions = [goals.MISSION.index("cas-1a")]
    power(table, "castile", 0, 0, 0)
    run(table, FinalScoring(scoring.NO_EVENTS))
    assert me(table, "castile").prestige == 43 + 14 + 1 + 2 + 1 - 2 - 4 + 3 + 2 == 60
    # the Mission is scored, without its effects
    assert me(table, "castile").power == [0, 0, 0]


@pytest.mark.rule("EU-4.7.10", "EU-2.1.1")
def test_most_prestige_wins_then_power_then_ducats(table: Board) -> None:
    for name, points in (("france", 10), ("castile", 12), ("england", 12), ("austria", 12)):
        own(table, name).prestige = points
    power(table, "castile", 1, 1, 1)
    power(table, "england", 3, 0, 0)
    power(table, "austria", 0, 1, 0)
    own(table, "castile").ducats, own(table, "england").ducats = 5, 7
    table.position.ended = scoring.NO_EVENTS
    places = {row.seat: row.place for row in standings(table.position).rows}
    assert [places[table.player(name)] for name in ("england", "castile", "austria", "france")] == [1, 2, 3, 4]
    own(table, "castile").ducats = 7
    assert sorted(standings(table.position).winners()) == sorted([table.player("castile"), table.player("england")])


@pytest.mark.rule("EU-2.1.2", "EU-17.1.4", "AMB-47")
def test_every_point_has_its_source(table: Board) -> None:
    purse.prestige(table.position, table.player("france"), 7, BY_EVENTS)
    purse.prestige(table.position, table.player("france"), -12, BY_WARS)
    table.position.ended = scoring.NO_EVENTS
    row = next(row for row in standings(table.position).rows if row.seat == table.player("france"))
    assert row.points == -5
    assert dict(row.parts) == {"events": 7, "wars": -12}


@pytest.mark.rule("EU-17.1.1", "EU-17.1.2", "AMB-47")
def test_prestige_is_a_plain_number_above_sixty_and_below_nothing(table: Board) -> None:
    purse.prestige(table.position, table.player("france"), 75, 0)
    purse.prestige(table.position, table.player("castile"), -3, 0)
    assert [me(table, "france").prestige, me(table, "castile").prestige] == [75, -3]
