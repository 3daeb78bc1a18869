"""A Battle from beginning to end (EU-9.6): one routine for land and sea, players, NPRs, Rebels and Pirates.

    fight(position, place, at_sea, attacker, origin)    DOORS.fight: attacker a player, or -1 for Rebels; origin: the
                                                        space whence the attackers came, or -1
    fight_from(position, place, at_sea, attacker, origins)      the same, come from several spaces
    fight_pirates(position, player, sea, node)          EU-9.9.1: the player's Ships in one Sea Zone against Pirates
    invade(position, space, realm, units)               DOORS.invade: an NPR's invasion (EU-13.5.5-6)
    add_dice, leader_dice_again, acting_side            for card effects in Step 2

Each begins the Battle at once (it lies next on the agenda) if there is anybody to fight; else nothing happens. What
lies in `position.battle` is told in `battle.state`.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces, special
from ludarium.games.europa.battle import actions, casualties, dice, outcome, prepare, retreat, sides, state, wounds
from ludarium.games.europa.battle.dice import add_dice as add_dice
from ludarium.games.europa.battle.dice import leader_dice_again as leader_dice_again
from ludarium.games.europa.battle.state import (
    ATTACKERS,
    BEGAN,
    BLACK,
    DEFENDERS,
    DRAWN,
    HITS,
    INVADER,
    INVADERS,
    LEADER,
    MOVER,
    NODE,
    PLACE,
    ROUND,
)
from ludarium.games.europa.battle.state import acting_side as acting_side
from ludarium.games.europa.battle.words import (
    BATTLE_ROUND,
    LAND_BATTLE,
    NAVAL_BATTLE,
    NO_NPR_LEADER,
    NPR_LEADER,
    PIRATES_FIGHT,
    REALM_FIGHTS,
    REBELS_FIGHT,
    THROW_AGAIN,
)
from ludarium.games.europa.facts import people, places
from ludarium.games.europa.language import symbols
from ludarium.games.europa.npr import defence
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import NERVE_USED, NOBODY
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import DECLINE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import verb_of
from ludarium.kernel.words import Phrase


def fight(position: Europa, place: int, at_sea: bool, attacker: int, origin: int) -> None:
    fight_from(position, place, at_sea, attacker, [origin] if origin >= 0 else [])


def fight_from(position: Europa, place: int, at_sea: bool, attacker: int, origins: list[int]) -> None:
    position.push(StartBattle(state.blank(place, at_sea, attacker, origins)))


def fight_pirates(position: Europa, player: int, sea: int, node: int) -> None:
    made = state.blank(sea, True, player, [])
    made[NODE] = node
    position.push(StartBattle(made))


def invade(position: Europa, space: int, realm: int, units: int) -> None:
    """If nobody at War with it has Units there, the invaders simply stay."""
    made = state.blank(space, False, -1, [])
    made[INVADER] = realm
    made[INVADERS] = units
    position.push(StartBattle(made))


DOORS.fight = fight
DOORS.invade = invade


@data
class StartBattle(Step[Europa]):
    """A Battle begins, if there is anybody to fight (AMB-63)."""

    made: Shared[list[int]]
    RULES = ("EU-9.7.1", "EU-9.9.1")

    def run(self, position: Europa) -> None:
        if position.battle:
            raise ValueError("a Battle begins while another one is fought: register it with battle.due")
        position.battle = self.made[:]
        if sides.set_up(position):
            position.push(Prepare(stage=0))
            return
        position.battle = []
        if self.made[INVADER] >= 0:
            outcome.stay(position, self.made[PLACE], self.made[INVADERS])


def under_way(position: Europa) -> list[Phrase]:
    """The line of the way to a decision that is asked in this Battle."""
    if not position.battle:
        return []
    here = state.place(position)
    where = places.SEA.full(here) if state.at_sea(position) else places.SPACE.full(here)
    return [Phrase("trail-battle", {"place": where, "round": position.battle[ROUND]})]


# Step 1 (EU-9.6.1)

REACTIONS: Final = 0
MUSTER: Final = 1
MAIN_DEFENDER: Final = 2
ATTACKER_APPOINTS: Final = 3
DEFENDER_APPOINTS: Final = 4
ATTACKER_LEADS: Final = 5
DEFENDER_LEADS: Final = 6
DRILL: Final = 7
BASE: Final = 8
CHARGE: Final = 9


@data
class Prepare(Step[Europa]):
    """Preparations, one after the other; each may ask somebody."""

    stage: int
    RULES = ("EU-9.6.1", "EU-9.7.4", "EU-9.7.5", "EU-9.7.7")

    def trail(self, position: Europa) -> list[Phrase]:
        return under_way(position)

    def run(self, position: Europa) -> None:
        stage = self.stage
        if stage == MUSTER and not sides.set_up(position):
            position.battle = []  # whoever was here has slipped away
            return
        position.push(BattleRound() if stage == CHARGE else Prepare(stage + 1))
        if stage == REACTIONS:
            _reactions(position)
        elif stage == MUSTER:
            _muster(position)
        elif stage == MAIN_DEFENDER:
            sides.replace_commanders(position)
            for side in (ATTACKERS, DEFENDERS):
                state.put(position, side, BEGAN, state.pieces(position, side))
            prepare.name_main_defender(position)
        elif stage in (ATTACKER_APPOINTS, DEFENDER_APPOINTS):
            prepare.ask_appoint(position, stage - ATTACKER_APPOINTS)
        elif stage in (ATTACKER_LEADS, DEFENDER_LEADS):
            prepare.choose_leader(position, stage - ATTACKER_LEADS)
            if stage == DEFENDER_LEADS:
                _draw_leader(position)
        elif stage == DRILL:
            for side in (DEFENDERS, ATTACKERS):
                position.push(prepare.DrillStep(side, prepare.drill(position, side)))
        elif stage == BASE:
            for side in (DEFENDERS, ATTACKERS):
                prepare.ask_base(position, side)
        elif dice.charge(position):
            position.plan([casualties.Casualties(ATTACKERS), casualties.Casualties(DEFENDERS)])


def _reactions(position: Europa) -> None:
    """EU-6.2.8: whose Army is entered may react; it may even be gone when the Battle begins (EFFECTS 4, `move`)."""
    battle = position.battle
    if battle[MOVER] < 0 or battle[NODE] >= 0 or state.at_sea(position) or not state.origins(position):
        return
    entered = 0
    for player in state.players(position, DEFENDERS):
        if forces.armies_in(position, player, state.place(position)):
            entered |= 1 << player
    if entered:
        DOORS.react(position, symbols.H_ENEMY_ENTERS_YOUR_ARMY, entered, state.place(position))


def _muster(position: Europa) -> None:
    """Everybody is there: NPRs have spent what they brought, Ships have left their slots (EU-9.9.5)."""
    battle = position.battle
    here = state.place(position)
    sides.spend(position)
    if state.at_sea(position):
        position.tell(NAVAL_BATTLE, here)
        for side in (ATTACKERS, DEFENDERS):
            for player in state.players(position, side):
                leave_slots(position, player, here)
    else:
        position.tell(LAND_BATTLE, here)
    for side in (ATTACKERS, DEFENDERS):
        for faction in state.factions(position, side):
            count = state.size(position, side, faction)
            if faction != BLACK:
                position.tell(REALM_FIGHTS, state.faction_realm(position, faction), side, count)
            elif battle[NODE] >= 0:
                position.tell(PIRATES_FIGHT, battle[NODE], count)
            else:
                position.tell(REBELS_FIGHT, side, count)
    prepare.ask_imperial(position)


def leave_slots(position: Europa, player: int, sea: int) -> None:
    """Light Ships leave the Trade Protection slots of a Sea Zone, and stay in it."""
    on = forces.light_on_slots(position, player, sea)
    if on:
        shift = forces.SAIL_BITS * player
        position.own_forces().sail[sea] += on - on * forces.ON_ONE << shift


def _draw_leader(position: Europa) -> None:
    """EU-13.4.13, 14.3.2: if no player defends, NPRs or Rebels with 3 or more Units have the Leader of the top
    Military card, if there is one on it."""
    battle = position.battle
    if battle[NODE] >= 0 or state.players(position, DEFENDERS):
        return
    if state.pieces(position, DEFENDERS) < defence.LEADER_FROM:
        return
    card = defence.draw_leader(position)
    if card == NOBODY:
        position.tell(NO_NPR_LEADER)
        return
    battle[DRAWN] = card
    battle[LEADER + DEFENDERS] = card
    prepare.add_leader_dice(position, DEFENDERS, people.DICE[card])
    position.tell(NPR_LEADER, card)


# Steps 2-6


@data
class BattleRound(Step[Europa]):
    """A Round of the Battle (EU-9.6.2-6), if both sides have pieces; else it ends."""

    RULES = ("EU-9.6.2", "EU-9.6.6")

    def trail(self, position: Europa) -> list[Phrase]:
        return under_way(position)

    def run(self, position: Europa) -> None:
        sides.replace_commanders(position)
        if not state.both_stand(position):
            outcome.end(position)
            return
        position.battle[ROUND] += 1
        position.tell(BATTLE_ROUND, position.battle[ROUND])
        position.push(RollDice())
        actions.plan_windows(position)


@data
class RollDice(Step[Europa]):
    """EU-9.6.3-4: both roll at once; Casualties come from what was there before the roll (EU-9.7.16)."""

    RULES = ("EU-9.6.3", "EU-9.7.9", "EU-9.7.16", "EU-9.9.8")

    def trail(self, position: Europa) -> list[Phrase]:
        return under_way(position)

    def run(self, position: Europa) -> None:
        position.push(AfterRoll())
        dice.roll(position)
        position.plan([casualties.Casualties(ATTACKERS), casualties.Casualties(DEFENDERS)])
        for side in (ATTACKERS, DEFENDERS):
            player = state.commander(position, side)
            if player >= 0 and special.has_nerve(position, player):
                position.push(Nerve(player))


@data
class Nerve(Decision[Europa]):
    """1-06, rule 2: once in an Age the solo player throws all dice of a Battle again."""

    RULES = ("EU-3.1", "EU-9.6.3")

    def options(self, position: Europa) -> list[int]:
        return [THROW_AGAIN.code, DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == THROW_AGAIN.code:
            position.own_player(self.seat).round_flags |= NERVE_USED
            dice.roll(position)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        side = state.side_of(position, self.seat)
        return [("own", state.get(position, 1 - side, HITS)), ("enemy", state.get(position, side, HITS))]


@data
class AfterRoll(Step[Europa]):
    """EU-9.6.5-6: wounded Leaders, captured Ships; then whoever wants to Retreats."""

    RULES = ("EU-9.6.5", "EU-9.6.6")

    def trail(self, position: Europa) -> list[Phrase]:
        return under_way(position)

    def run(self, position: Europa) -> None:
        position.plan([Farewell(), BattleRound()])
        wounds.captures(position)
        wounds.wound_leaders(position)


@data
class Farewell(Step[Europa]):
    """NPRs by their rule, then the attackers, then the defenders."""

    RULES = ("EU-9.6.6", "EU-9.6.9")

    def trail(self, position: Europa) -> list[Phrase]:
        return under_way(position)

    def run(self, position: Europa) -> None:
        if state.both_stand(position):
            retreat.nprs_leave(position)
            position.plan([retreat.Withdraw(ATTACKERS, asked=0), retreat.Withdraw(DEFENDERS, asked=0)])
