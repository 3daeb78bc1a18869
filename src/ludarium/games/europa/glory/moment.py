"""Moments: when Missions and Milestones are looked at (EUI-4, AMB-45, AMB-46)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.glory import milestones, missions, race
from ludarium.games.europa.glory.news import MISSION_READS, moved_for, same_state, state
from ludarium.games.europa.glory.words import REVEAL_MISSION
from ludarium.games.europa.language import symbols
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import DECKS_BIT, DRAW, EVERY_BIT, GAME_BIT, PLAYER_BIT, Europa
from ludarium.games.europa.table.words import DECLINE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of

_OF_CARDS: Final = DECKS_BIT | 255 * PLAYER_BIT  # what is written where cards come and go


@data
class Moment(Step[Europa]):
    """EUI-4: Milestones score by themselves, in Turn order (EU-17.3.4). A player out of his Turn is asked when a
    Mission
    that he could hold, by all that is public, has just become true."""

    RULES = ("EUI-4", "EU-17.3.4", "EU-17.2.5")

    def run(self, position: Europa) -> None:
        if position.changed & _OF_CARDS:
            shown = cards(position)
            if shown != position.looked_cards:
                position.looked_cards = shown
                position.looked_missions = within_reach(position)
                position.looked_reads = all_reads(position)
                position.changed = EVERY_BIT
        if not same_state(position):
            position.looked_at = state(position)
            position.changed |= GAME_BIT
        if not position.changed:
            return
        race.look(position)
        start = position.active if position.active >= 0 else position.first
        players = position.clockwise(start)
        reads = position.looked_reads
        of_milestones = reads[-1]
        news = moved_for(position, position.changed)
        for player in players:
            if not news[player] & of_milestones:
                continue
            fresh = milestones.open_to(position, player, news[player])
            if fresh:
                position.push(Moment())
                for milestone in fresh:
                    milestones.complete(position, player, milestone)
                return
        since = position.changed_missions  # what had moved before, while Missions were not looked at
        position.changed_missions |= position.changed
        position.changed = 0
        if position.phase == DRAW:
            return
        if since:
            news = moved_for(position, position.changed_missions)
        asked: list[Decision[Europa]] = []
        for player in players:
            if news[player] & reads[player]:
                fresh = newly_true(position, player, news[player])
                if fresh and player != position.active:
                    asked.append(ClaimMission(player, fresh))
        position.changed = 0
        position.changed_missions = 0
        if asked:
            position.reveal()
            position.plan([*asked])


def cards(position: Europa) -> tuple[int, ...]:
    """On which depends whose requirements are looked at: Milestones on display, Missions held and done."""
    found = position.decks.milestones[:]
    for me in position.players:
        found.append(len(me.done))
        found.extend(me.missions)
    return tuple(found)


def within_reach(position: Europa) -> tuple[tuple[int, ...], ...]:
    """By player: the Missions he holds, and of those set aside the unlocked ones."""
    found: list[tuple[int, ...]] = []
    for player, me in enumerate(position.players):
        mine = me.missions[:]
        for mission in me.aside:
            if missions.unlocked(position, player, mission):
                mine.append(mission)
        found.append(tuple(mine))
    return tuple(found)


def all_reads(position: Europa) -> tuple[int, ...]:
    """By player: what any Mission reads that he could hold; while he has any left, they are asked when all is asked
    anew. And last what any Milestone on display reads."""
    found: list[int] = []
    for player, me in enumerate(position.players):
        reads = symbols.G_AGAIN if me.aside else 0
        for mission in position.looked_missions[player]:
            reads |= MISSION_READS[mission]
        found.append(reads)
    found.append(milestones.read(position))
    return tuple(found)


def newly_true(position: Europa, player: int, news: int) -> list[int]:
    """Missions the player could hold whose requirement has become true since it was last looked at."""
    me = position.players[player]
    if not news:
        return []
    before = me.true_missions
    true = [each for each in before if unread(each, news) and (each in me.missions or each in me.aside)]
    for mission in position.looked_missions[player]:
        if MISSION_READS[mission] & news and missions.met_again(position, player, mission, news):
            true.append(mission)
    if not true and not before:
        return true
    true.sort()
    fresh = [mission for mission in true if mission not in before]
    if true != before:
        position.own_player(player).true_missions = true
    return fresh


def unread(mission: int, news: int) -> bool:
    """Whether its requirement reads nothing of what has changed."""
    return not MISSION_READS[mission] & news


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
