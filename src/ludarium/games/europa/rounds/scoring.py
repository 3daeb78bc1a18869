"""Final Scoring (EU-4.7)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import offices, ownership, relations
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.ask.special import TEAMS
from ludarium.games.europa.facts import places, scenarios, tracks
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.glory import missions
from ludarium.games.europa.put import purse, towns
from ludarium.games.europa.rounds import ages, solo, special, teams
from ludarium.games.europa.rounds.words import GAME_ENDED
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import (
    BY_CONTROLLER,
    BY_CORES,
    BY_EMPEROR,
    BY_FINAL_ALLIANCES,
    BY_FINAL_MARRIAGES,
    BY_FINAL_STABILITY,
    BY_INTEREST,
    BY_OCCUPIED,
    BY_SCENARIO,
    BY_TAX,
    SOURCE,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Step
from ludarium.kernel.title import Standings, ranked

NO_EVENTS: Final = 1
FAR_AHEAD: Final = 2
ALL_TOWNS: Final = 3
BY_TEAM: Final = 4
FALLEN: Final = 5
REASONS: Final = ["", "no-events", "far-ahead", "all-towns", "scenario", "fallen"]


def reason_to_end(position: Europa) -> int:
    """EU-4.7.1: no Events are left; 100 P and 20 ahead; all Towns and Vassal tokens on the board. The last two end no
    scenario of fewer than 8 Rounds (early_end_age 0), and the lead counts from the scenario's Age on."""
    if ages.game_is_over(position):
        return NO_EVENTS
    early = scenarios.SCENARIOS[position.scenario].early_end_age
    if not early:
        return 0
    points = sorted((player.prestige for player in position.players), reverse=True)
    if position.age >= early and points[0] >= tracks.END_PRESTIGE and points[0] - points[1] >= tracks.END_LEAD:
        return FAR_AHEAD
    for player in position.players:
        if (
            player.small == tracks.PIECES_SMALL
            and player.large == tracks.PIECES_LARGE
            and player.vassal == tracks.PIECES_VASSALS
        ):
            return ALL_TOWNS
    return 0


@data
class FinalScoring(Step[Europa]):
    """EU-4.7.2 to 4.7.10."""

    reason: int
    RULES = ("EU-4.7.2", "EU-4.7.3", "EU-4.7.4", "EU-4.7.5", "EU-4.7.6", "EU-4.7.7", "EU-4.7.8", "EU-4.7.9")

    def run(self, position: Europa) -> None:
        position.ended = self.reason
        position.reveal()
        position.tell(GAME_ENDED, self.reason)
        for player in position.clockwise(position.first):
            missions.reveal_done(position, player)
            for points, source in lines(position, player):
                purse.prestige(position, player, points, source)
        position.agenda.clear()


@data
class TeamVictory(Step[Europa]):
    """1-05 and 2-03 in teams: a team that holds all its goals in Phase 3 E has won at once."""

    RULES = ("EUI-43",)

    def run(self, position: Europa) -> None:
        team = teams.winner(position)
        if team >= 0:
            position.memory = [team]
            position.push(FinalScoring(BY_TEAM))


@data
class SoloDefeat(Step[Europa]):
    """2-06, 2-07: who has lost his city in Phase 3 E has lost the game."""

    RULES = ("EU-3.1",)

    def run(self, position: Europa) -> None:
        if solo.fallen(position):
            position.push(FinalScoring(FALLEN))


def lines(position: Europa, player: int) -> list[tuple[int, int]]:
    """Points and their source, for one player as the table lies now."""
    me = position.players[player]
    found = [
        (tax_points(position, player), BY_TAX),
        (me.cores, BY_CORES),
        (len(relations.marriages(position, player)), BY_FINAL_MARRIAGES),
        (2 * len(relations.alliances(position, player)), BY_FINAL_ALLIANCES),
        (2 * me.stability, BY_FINAL_STABILITY),
        (-occupied(position, player), BY_OCCUPIED),
        (-me.interest, BY_INTEREST),
    ]
    if offices.curia_controller(position) == player:
        found.append((len(offices.catholic_players(position)), BY_CONTROLLER))
    if offices.emperor_player(position) == player:
        found.append((position.authority, BY_EMPEROR))
    found.append((special.far_lands(position, player), BY_SCENARIO))
    return found


def tax_points(position: Europa, player: int) -> int:
    """EU-4.7.3: the Tax Income; in scenarios with growth scoring what it has grown since the set-up."""
    if scenarios.SCENARIOS[position.scenario].growth:
        return special.growth(position, player)
    return ask_tracks.tax_income(position, player)


def occupied(position: Europa, player: int) -> int:
    """EU-4.7.8: the Tax Value of own Towns under Rebel Towns or Enemy Towns."""
    return sum(
        towns.land_value(position, province)
        for province in range(places.PROVINCES)
        if position.land.top[province] and ownership.town_player(position, province) == player
    )


def standings(position: Europa) -> Standings:
    """EU-4.7.10: most Prestige; ties by Monarch Power, then Ducats."""
    people = position.people
    players = position.players
    rows = ranked(
        [players[seat].prestige for seat in range(people)],
        [_parts(position, seat) for seat in range(people)],
        [[special.in_a_tie(position, seat), sum(players[seat].power), players[seat].ducats] for seat in range(people)],
    )
    others = [
        (REALM.ref(position.realm_of(player)), players[player].prestige, _parts(position, player))
        for player in range(people, len(players))
    ]
    if position.tables & TEAMS:
        rows = teams.rank(position, rows)
    return Standings(REASONS[position.ended], rows, solo.verdict(position, position.ended == FALLEN), others)


def _parts(position: Europa, player: int) -> list[tuple[str, int]]:
    glory = position.players[player].glory
    return [(SOURCE.ref(source), glory[source]) for source in range(SOURCE.size) if glory[source]]
