"""Moments: when Missions and Milestones are looked at (EUI-4, AMB-45, AMB-46)."""

from __future__ import annotations

from ludarium.games.europa.glory import milestones, missions, race
from ludarium.games.europa.glory.words import REVEAL_MISSION
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import DRAW, Europa
from ludarium.games.europa.table.words import DECLINE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of


@data
class Moment(Step[Europa]):
    """EUI-4: Milestones score by themselves, in Turn order (EU-17.3.4). A player out of his Turn is asked when a
    Mission
    that he could hold, by all that is public, has just become true."""

    RULES = ("EUI-4", "EU-17.3.4", "EU-17.2.5")

    def run(self, position: Europa) -> None:
        if state(position) == position.looked_at:
            return
        position.looked_at = state(position)
        race.look(position)
        start = position.active if position.active >= 0 else position.first
        players = position.clockwise(start)
        for player in players:
            fresh = milestones.open_to(position, player)
            if fresh:
                position.push(Moment())
                for milestone in fresh:
                    milestones.complete(position, player, milestone)
                return
        if position.phase == DRAW:
            return
        asked: list[Decision[Europa]] = []
        for player in players:
            fresh = newly_true(position, player)
            if fresh and player != position.active:
                asked.append(ClaimMission(player, fresh))
        if asked:
            position.reveal()
            position.plan([*asked])


def state(position: Europa) -> int:
    """A number that is another one whenever something that a requirement can read may have changed."""
    mixed = position.version * 64 + position.age * 8 + position.authority
    mixed = (mixed * 256 + position.emperor + 1) * 8 + position.roma + 1
    for player in position.curia:
        mixed = (mixed * 7 + player + 1) & 0xFFFFFFFFFFFF
    return mixed


def newly_true(position: Europa, player: int) -> list[int]:
    """Missions the player could hold whose requirement has become true since it was last looked at."""
    me = position.players[player]
    could = [*me.missions, *(each for each in me.aside if missions.unlocked(position, player, each))]
    true = sorted(mission for mission in could if missions.met(position, player, mission))
    fresh = [mission for mission in true if mission not in me.true_missions]
    if true != me.true_missions:
        position.own_player(player).true_missions = true
        position.looked_at = state(position)
    return fresh


@data
class ClaimMission(Decision[Europa]):
    """EU-17.2.5: out of one's own Turn, a Mission that has just become true may be revealed, if it is held."""

    OPEN = False
    fresh: Shared[list[int]]
    RULES = ("EU-17.2.5", "EUI-4")

    def options(self, position: Europa) -> list[int]:
        held = position.players[self.seat].missions
        found = [
            REVEAL_MISSION.of(mission)
            for mission in held
            if mission in self.fresh and missions.met(position, self.seat, mission)
        ]
        return [*found, DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == REVEAL_MISSION.code:
            position.push(Moment())
            missions.complete(position, self.seat, first(option))


def moment(position: Europa) -> None:
    position.push(Moment())


DOORS.moment = moment
