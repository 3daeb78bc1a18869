"""Missions (EU-17.2)."""

from __future__ import annotations

from ludarium.games.europa.ask import conditions
from ludarium.games.europa.facts import goals
from ludarium.games.europa.glory.news import MISSION_READS, moved, same_state
from ludarium.games.europa.glory.words import MISSION_DONE
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.put import purse
from ludarium.games.europa.put.deeds import SOURCE_MISSION, source
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import DRAW, Europa
from ludarium.games.europa.table.words import BY_FINAL_MISSIONS, BY_MISSIONS


def unlocked(position: Europa, player: int, mission: int) -> bool:
    """EU-17.2.4: one of its prerequisites is done, or it has none."""
    me = position.players[player]
    after = goals.AFTER[mission]
    if not after or mission in me.waived:
        return True
    for each in after:
        if each in me.done:
            return True
    return False


def eligible(position: Europa, player: int) -> list[int]:
    """Missions that the player could take now: of those set aside. At set-up only the starting ones (EU-3.22)."""
    me = position.players[player]
    if position.rounds <= 1 and me.starting:
        return [mission for mission in me.aside if mission in me.starting]
    return [mission for mission in me.aside if unlocked(position, player, mission)]


def could_hold(position: Europa, player: int, mission: int) -> bool:
    """Whether the player may be holding this Mission, by all that is public. What unlocked it stays done."""
    me = position.players[player]
    return unlocked(position, player, mission) or mission in me.starting


def met(position: Europa, player: int, mission: int) -> bool:
    return conditions.holds(position, player, BOOK.mission_requires[mission])


def met_again(position: Europa, player: int, mission: int, news: int) -> bool:
    """`met`, of a Mission that has been looked at before; `news`: what has changed since."""
    needed = BOOK.mission_requires[mission]
    if mission in position.players[player].true_missions:
        return conditions.holds(position, player, needed)
    return conditions.holds_now(position, player, needed, news)


def claimable(position: Europa, player: int) -> list[int]:
    """Held Missions whose requirement holds now; never in Phase 1 (EU-17.2.5)."""
    me = position.players[player]
    if position.phase == DRAW or not me.missions:
        return []
    news = moved(position, position.changed | position.changed_missions, player)
    if not news & (symbols.G_OWN | symbols.G_AGAIN) and same_state(position):
        # he holds what he held when it was last looked at: what reads nothing that has changed has its answer
        return [
            mission
            for mission in me.missions
            if (
                met_again(position, player, mission, news)
                if MISSION_READS[mission] & news
                else mission in me.true_missions
            )
        ]
    return [mission for mission in me.missions if met(position, player, mission)]


def complete(position: Europa, player: int, mission: int) -> None:
    """EU-17.2.5: announced, scored, and its effects at once."""
    me = position.own_player(player)
    me.missions.remove(mission)
    me.done.append(mission)
    position.reveal()
    position.tell(MISSION_DONE, me.realm, mission)
    purse.prestige(position, player, goals.MISSION_PRESTIGE[mission], BY_MISSIONS)
    DOORS.run_program(position, BOOK.mission_rewards[mission].id, player, source(SOURCE_MISSION, mission))


def reveal_done(position: Europa, player: int) -> None:
    """EU-4.7.2: held Missions that are met are scored at the end, without their effects."""
    for mission in position.players[player].missions[:]:
        if met(position, player, mission):
            me = position.own_player(player)
            me.missions.remove(mission)
            me.done.append(mission)
            position.tell(MISSION_DONE, me.realm, mission)
            purse.prestige(position, player, goals.MISSION_PRESTIGE[mission], BY_FINAL_MISSIONS)
