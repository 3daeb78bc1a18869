"""Teams (EUI-43; 1-05 and 2-03 with six players): support among mates, victory at once, the result by teams."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import ownership
from ludarium.games.europa.ask.special import TEAMS, mates
from ludarium.games.europa.facts import places, scenarios
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.put import purse
from ludarium.games.europa.rounds.words import GIVE_SUPPORT, SUPPORT_MATE
from ludarium.games.europa.table.player import SUPPORTED
from ludarium.games.europa.table.position import Europa
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.title import Standing
from ludarium.kernel.verb import first

# What a team has to hold to win at once, by scenario; the teams in the order of the scenario
GOALS: Final[dict[str, list[list[int]]]] = {
    "1-05": [
        [places.PROVINCE_NAMED[name] for name in ("Paris", "Amsterdam", "London")],
        [places.PROVINCE_NAMED[name] for name in ("Wien", "Madrid", "València")],
    ],
    "2-03": [
        [places.PROVINCE_NAMED[name] for name in ("Venezia", "València")],
        [places.PROVINCE_NAMED[name] for name in ("Constantinople", "Qahirah")],
    ],
}


def teams(position: Europa) -> list[list[int]]:
    """The players of each team."""
    scenario = scenarios.SCENARIOS[position.scenario]
    return [[position.order[seat] for seat in team] for team in scenario.teams]


def winner(position: Europa) -> int:
    """The team that holds all its goals (Phase 3 E); -1: none."""
    if not position.tables & TEAMS:
        return -1
    goals = GOALS[scenarios.SCENARIOS[position.scenario].number]
    for number, team in enumerate(teams(position)):
        members = [position.realm_of(player) for player in team]
        if all(ownership.controller(position, province) in members for province in goals[number]):
            return number
    return -1


def rank(position: Europa, rows: list[Standing]) -> list[Standing]:
    """The team that has won at once, or has more Prestige together, comes first; within a team the usual order."""
    found = teams(position)
    totals = [sum(position.players[player].prestige for player in team) for team in found]
    if position.memory:
        totals[position.memory[0]] = max(totals) + 1
    better = {
        player: sum(1 for total in totals if total > totals[number])
        for number, team in enumerate(found)
        for player in team
    }
    return [
        Standing(
            row.seat,
            1 + sum(1 for other in rows if (better[other.seat], other.place) < (better[row.seat], row.place)),
            row.points,
            row.parts,
        )
        for row in rows
    ]


# support


def options(position: Europa, player: int) -> list[int]:
    """Once a Round a player may give Ducats to a mate, without DIP."""
    me = position.players[player]
    if not position.tables & TEAMS or me.round_flags & SUPPORTED or not me.ducats:
        return []
    return [
        SUPPORT_MATE.of(position.realm_of(other)) for other in position.others(player) if mates(position, player, other)
    ]


def begin(position: Europa, player: int, realm: int) -> None:
    position.push(SupportMate(player, realm))


@data
class SupportMate(Decision[Europa]):
    """How many Ducats a mate is given."""

    realm: int
    RULES = ("EUI-43",)

    def options(self, position: Europa) -> list[int]:
        return [GIVE_SUPPORT.of(amount) for amount in range(1, position.players[self.seat].ducats + 1)]

    def choose(self, position: Europa, option: int) -> None:
        position.own_player(self.seat).round_flags |= SUPPORTED
        given = purse.lose_ducats(position, self.seat, first(option))
        purse.gain_ducats(position, position.realms.player[self.realm], given)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("realm", REALM.full(self.realm))]
