"""Declare War (EU-5.5.1, 9.1): the targets, then the fixed steps 1 to 8."""

from __future__ import annotations

from ludarium.games.europa.ask import hostility, modifiers, offices, ownership, relations, special
from ludarium.games.europa.ask import targets as ask
from ludarium.games.europa.ask.vassalage import spaces_of
from ludarium.games.europa.battle import due
from ludarium.games.europa.diplomacy import alliances
from ludarium.games.europa.empire import authority, defence
from ludarium.games.europa.facts import faiths, places, tracks
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import bonds, purse, supply
from ludarium.games.europa.table.actions import FREE
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import CRUSADER, MIL
from ludarium.games.europa.table.position import CB_EMPIRE, VASSALIZED, Europa
from ludarium.games.europa.table.words import DONE, PICK_AREA
from ludarium.games.europa.war import activate, calls, recruit
from ludarium.games.europa.war.words_declare import (
    ACTIVATE_FREE,
    CRUSADE_JOINED,
    DECLARE_ON,
    DEFEND_EMPIRE,
    LEAVE_EMPIRE,
    OTHER_CAUSE,
    RECRUIT_FREE,
    USE_CRUSADE,
    WAR_DECLARED,
    WITHOUT_CAUSE,
)
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Frame, Step
from ludarium.kernel.verb import first, verb_of
from ludarium.kernel.words import Phrase, chain

NO_CAUSE = 2  # Stability lost without a CB (EU-9.1.8)
MARRIED = 1  # EU-9.1.10
EMPEROR_INFLUENCE = 3  # EU-18.5.1


# targets


def targets(position: Europa, player: int, taken: list[int], crusade: int) -> list[int]:
    """Realms on which the player may declare War now; those of a Crusade only, if `crusade` is its Area (AMB-39)."""
    found = ask.targets(position, player, taken)
    if crusade < 0:
        return found
    allowed: list[int] = []
    for province in places.PROVINCES_OF[position.board][crusade]:
        realm = ownership.owner(position, province)
        if realm >= 0 and position.realms.faith[realm] == faiths.MUSLIM:
            if position.realms.kind[realm] == VASSALIZED:
                realm = position.realms.lord[realm]
            if realm not in allowed and position.realms.faith[realm] == faiths.MUSLIM:
                allowed.append(realm)
    return [realm for realm in found if realm in allowed]


def has_target(position: Europa, player: int, taken: list[int], crusade: int) -> bool:
    if crusade < 0:
        return ask.has_target(position, player, taken)
    return bool(targets(position, player, taken, crusade))


def can_declare(position: Europa, player: int, waived: int = 0) -> bool:
    if waived < FREE and position.players[player].power[MIL] < tracks.DECLARE[2]:
        return False
    return has_target(position, player, [], -1)


def begin_declare(position: Europa, player: int, waived: int = 0) -> None:
    if waived < FREE:
        purse.lose_power(position, player, MIL, tracks.DECLARE[2])
    position.push(DeclareOn(player, [], [], -1))


def crusade(position: Europa, player: int, space: int) -> None:
    """EU-19.3.5, AMB-39: a Declare War free of charge on Muslim Realms with Provinces there; two Mercenaries come."""
    if targets(position, player, [], space):
        position.push(DeclareOn(player, [], [], space))
        recruit.free_mercenaries(position, player, 2)


DOORS.crusade = crusade


@data
class DeclareOn(Decision[Europa]):
    """EU-5.5.1.1: Realm after Realm, until `done`."""

    taken: Shared[list[int]]
    excused: Shared[list[int]]  # those of them against whom a CB is used
    crusade: int
    RULES = ("EU-5.5.1.1", "EU-5.5.1.2", "EU-9.1.4", "EU-9.1.5")

    def options(self, position: Europa) -> list[int]:
        each = DECLARE_ON.each
        found = [each[realm] for realm in targets(position, self.seat, self.taken, self.crusade)]
        if self.taken:
            found.insert(0, DONE.code)
        return found

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            position.push(WarSteps(self.seat, self.taken, self.excused))
            return
        realm = first(option)
        causes = relations.causes(position, self.seat, realm)
        committed = self.crusade >= 0 or position.players[self.seat].round_flags & CRUSADER
        if causes & relations.CAUSE_CRUSADE and not committed:
            position.push(WhichCause(self.seat, self.taken, self.excused, self.crusade, realm))
        else:
            self.add(position, realm, causes != 0)

    def add(self, position: Europa, realm: int, excused: bool) -> None:
        taken = [*self.taken, realm]
        kept = [*self.excused, realm] if excused else self.excused
        if has_target(position, self.seat, taken, self.crusade):
            position.push(DeclareOn(self.seat, taken, kept, self.crusade))
        else:
            position.push(WarSteps(self.seat, taken, kept))

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        """What the Declaration would cost in Stability."""
        if verb_of(option) == DONE.code:
            return []
        return [("realm_stability", stability_lost(position, self.seat, first(option), True))]


def stability_lost(position: Europa, player: int, realm: int, by_causes: bool) -> int:
    """EU-5.5.1.4: 2 without a CB, and 1 for a Marriage that is not disputed, unless the CB is an Event's."""
    causes = relations.causes(position, player, realm) if by_causes else 0
    lost = 0
    if not causes:
        lost += NO_CAUSE + modifiers.total(position, player, symbols.M_NO_CB_STABILITY)
    if (position.realms.wed[realm] >> player) & 1 and not causes & relations.CAUSES_OF_KIN:
        lost += MARRIED
    return lost + special.war_price(position, realm)


@data
class WhichCause(Decision[Europa]):
    """EU-9.CB.12: the Crusade is a cause; who uses it is committed to it. He may use another one, or none."""

    taken: Shared[list[int]]
    excused: Shared[list[int]]
    crusade: int
    realm: int
    RULES = ("EU-9.CB.12", "EU-19.3.6")

    def options(self, position: Europa) -> list[int]:
        other = relations.causes(position, self.seat, self.realm) != relations.CAUSE_CRUSADE
        return [USE_CRUSADE.of(self.realm), (OTHER_CAUSE if other else WITHOUT_CAUSE).of(self.realm)]

    def choose(self, position: Europa, option: int) -> None:
        use = verb_of(option) == USE_CRUSADE.code
        if use:
            position.own_player(self.seat).round_flags |= CRUSADER
            position.tell(CRUSADE_JOINED, position.realm_of(self.seat))
        excused = verb_of(option) != WITHOUT_CAUSE.code
        DeclareOn(self.seat, self.taken, self.excused, self.crusade).add(position, self.realm, excused)


# the steps


@data
class WarSteps(Step[Europa]):
    """Steps 1 to 8 of a Declaration of War (EU-5.5.1.3-15)."""

    player: int
    targets: Shared[list[int]]
    excused: Shared[list[int]]
    RULES = ("EU-5.5.1.3", "EU-5.5.1.4", "EU-5.5.1.5", "EU-5.5.1.6", "EU-5.5.1.7", "EU-5.5.1.8")

    def run(self, position: Europa) -> None:
        player = self.player
        me = position.realm_of(player)
        frames: list[Frame[Europa]] = [calls.CallStep(player, self.targets, 1, 1, [])]
        for target in self.targets:
            frames.append(EmpireStep(me, target))
        for target in self.targets:
            frames.append(NprCall(me, target))
        for target in self.targets:
            frames.append(TargetCalls(player, target))
        frames.extend([WarGains(me, self.targets), LoseTargets(player, self.targets), Outbreak(player)])
        position.plan(frames)
        lost = 0
        for target in self.targets:
            if position.tables & special.ONE_AGGRESSOR and position.realms.player[target] >= 0:
                position.memory = [*position.memory, position.realms.player[target], player]
            position.tell(WAR_DECLARED, me, target)
            lost += self._price(position, target)
            if relations.allied(position, player, target):
                # EU-9.CB.8: only a Disputed Succession allows it, and the Alliance is over
                alliances.dissolve(position, player, target)
        for target in self.targets:
            calls.enter_war(position, me, target)
        if lost:
            purse.stability(position, player, -lost)

    def _price(self, position: Europa, target: int) -> int:
        """Stability; the Emperor and his Subjects pay more without a CB (EU-18.5.1-2)."""
        me = position.realm_of(self.player)
        excused = target in self.excused
        lost = stability_lost(position, self.player, target, excused)
        if not excused and offices.member(position, target):
            if me == position.emperor:
                authority.change(position, -1)
                position.push(EmperorInfluence(self.player, EMPEROR_INFLUENCE))
            elif offices.subject(position, me) and offices.emperor_player(position) >= 0:
                supply.cb(position, offices.emperor_player(position), me, CB_EMPIRE, 1)
        return lost


@data
class EmperorInfluence(Step[Europa]):
    """EU-18.5.1: so many Influence of the Emperor leave HRE Areas: all of it, or he says which."""

    player: int
    left: int

    def run(self, position: Europa) -> None:
        spaces = spaces_with_influence(position, self.player)
        total = sum(relations.spendable(position, self.player, space) for space in spaces)
        if total > self.left and len(spaces) > 1:
            position.push(EmperorLoses(self.player, self.left))
            return
        for space in spaces:
            supply.give_up_influence(position, self.player, space, self.left)


def spaces_with_influence(position: Europa, player: int) -> list[int]:
    return [space for space in offices.hre_spaces(position) if relations.spendable(position, player, space)]


@data
class EmperorLoses(Decision[Europa]):
    """EU-18.5.1: the HRE Area that the Emperor's next Influence leaves."""

    left: int
    RULES = ("EU-18.5.1",)

    def options(self, position: Europa) -> list[int]:
        return [PICK_AREA.of(space) for space in spaces_with_influence(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        supply.give_up_influence(position, self.seat, first(option), 1)
        if self.left > 1:
            position.push(EmperorInfluence(self.seat, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


@data
class EmpireStep(Step[Europa]):
    """3b: an outsider has attacked a Member: the Emperor is called (EU-5.5.1.6, 18.4.1)."""

    aggressor: int
    target: int

    def run(self, position: Europa) -> None:
        if defence.called(position, self.aggressor, self.target) and not (
            position.defending and hostility.at_war(position, position.emperor, self.aggressor)
        ):
            position.push(DefendEmpire(offices.emperor_player(position), self.aggressor, self.target))


@data
class DefendEmpire(Decision[Europa]):
    """EU-18.4.2-4: the Emperor defends the Empire, or loses 1 Authority; attacked himself he may leave it."""

    aggressor: int
    target: int
    RULES = ("EU-18.4.1", "EU-18.4.2", "EU-18.4.3", "EU-18.4.4")

    def options(self, position: Europa) -> list[int]:
        return [DEFEND_EMPIRE.code, LEAVE_EMPIRE.code]

    def choose(self, position: Europa, option: int) -> None:
        me = position.realm_of(self.seat)
        if verb_of(option) == LEAVE_EMPIRE.code:
            if self.target != me:
                authority.change(position, -1)
            return
        fresh = not hostility.at_war(position, me, self.aggressor)
        defence.activate(position, self.aggressor)
        if self.target != me:
            enemies = [
                each
                for each in attackers(position, self.aggressor, self.target)
                if each != me and not special.mates(position, self.seat, position.realms.player[each])
            ]
            for enemy in enemies:
                if relations.allied(position, self.seat, enemy):
                    bonds.unally(position, self.seat, enemy)
                calls.enter_war(position, enemy, me)
            position.push(calls.CallStep(self.seat, enemies, 0, 0, [self.target]))
            if fresh:
                # AMB-59
                purse.gain_power(position, self.seat, MIL, 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [
            ("own", int(self.target == position.realm_of(self.seat))),
            ("aggressor", REALM.full(self.aggressor)),
            ("target", REALM.full(self.target)),
        ]


def attackers(position: Europa, aggressor: int, target: int) -> list[int]:
    """The Enemies of a Defensive call: the aggressor, and the players who have followed his Offensive call
    (EU-11.3.8)."""
    found = [aggressor]
    for player in position.order:
        realm = position.realm_of(player)
        if (
            realm not in (aggressor, target)
            and hostility.war_between(position.bonds, realm, target)
            and not hostility.war_between(position.then_bonds, realm, target)
        ):
            found.append(realm)
    return found


@data
class NprCall(Step[Europa]):
    """3c: an attacked NPR calls the player it is allied to (EU-5.5.1.7, AMB-EU1-2)."""

    aggressor: int
    target: int

    def run(self, position: Europa) -> None:
        if position.realms.player[self.target] >= 0 or not ownership.independent(position, self.target):
            return
        allies = position.realms.allies[self.target]
        if allies:
            ally = allies.bit_length() - 1
            position.push(calls.AnswerStep(ally, self.target, attackers(position, self.aggressor, self.target), 0))


@data
class TargetCalls(Step[Europa]):
    """3d: an attacked player may send Defensive Calls to Arms (EU-5.5.1.8); he may react first (Stand to Arms)."""

    aggressor: int  # player
    target: int

    def run(self, position: Europa) -> None:
        player = position.realms.player[self.target]
        if player < 0:
            return
        enemies = attackers(position, position.realm_of(self.aggressor), self.target)
        position.push(calls.CallStep(player, enemies, 0, 1, []))
        space = ownership.capital_space(position, self.target)
        DOORS.react(position, symbols.H_WAR_DECLARED_ON_YOU, 1 << player, space)


@data
class WarGains(Step[Europa]):
    """4: targeted players gain 1 MIL (EU-5.5.1.10); who accepted an NPR's call has gained it already."""

    aggressor: int
    targets: Shared[list[int]]
    RULES = ("EU-5.5.1.10",)

    def run(self, position: Europa) -> None:
        for target in self.targets:
            player = position.realms.player[target]
            if player >= 0:
                purse.gain_power(position, player, MIL, 1)


@data
class LoseTargets(Step[Europa]):
    """5: all Influence in the targets' Areas goes (EU-5.5.1.11, AMB-EU1-3)."""

    player: int
    targets: Shared[list[int]]
    RULES = ("EU-5.5.1.11",)

    def trail(self, position: Europa) -> list[Phrase]:
        named = [Phrase("text-thing", {"thing": REALM.full(target)}) for target in self.targets]
        return [Phrase("trail-war", {"realms": [chain("comma", named)]})]

    def run(self, position: Europa) -> None:
        for target in self.targets:
            for space in spaces_of(position, target):
                if space < places.AREAS:
                    supply.give_up_influence(position, self.player, space, 9)


@data
class Outbreak(Step[Europa]):
    """6, 7: Battles at sea, then on land; 8: without any, a free Activate or Recruit (EU-5.5.1.12-15)."""

    player: int
    RULES = ("EU-5.5.1.12", "EU-5.5.1.13", "EU-5.5.1.14", "EU-5.5.1.15", "EU-9.1.11", "EU-9.1.13")

    def run(self, position: Europa) -> None:
        due.outbreak(position)
        if position.battles_due:
            DOORS.battles(position)
        elif len(free_actions(position, self.player)) > 1:
            position.push(FreeAction(self.player))


def free_actions(position: Europa, player: int) -> list[int]:
    found = []
    if activate.can_activate(position, player, FREE):
        found.append(ACTIVATE_FREE.code)
    if recruit.can_recruit(position, player, FREE):
        found.append(RECRUIT_FREE.code)
    return [*found, DONE.code]


@data
class FreeAction(Decision[Europa]):
    """8: Activate Units or Recruit Units at once, without its MIL (EU-5.5.1.15)."""

    RULES = ("EU-5.5.1.15",)

    def options(self, position: Europa) -> list[int]:
        return free_actions(position, self.seat)

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == ACTIVATE_FREE.code:
            activate.begin_activate(position, self.seat, FREE)
        elif verb_of(option) == RECRUIT_FREE.code:
            recruit.begin_recruit(position, self.seat, FREE)
