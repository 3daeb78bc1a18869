"""Sieges (EU-9.8): Units one by one, the other side's answer, then Province by Province.

spaces(position, player, mil)           where a Siege can be laid with so much MIL beyond the Action's own
begin(position, player, space)
"""

from __future__ import annotations

from ludarium.games.europa.ask import forces
from ludarium.games.europa.facts import places
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.table.position import UNIT_KINDS, Europa
from ludarium.games.europa.table.words import DONE
from ludarium.games.europa.war import besieged, eject
from ludarium.games.europa.war.words import SIEGE_FAILED, SIEGE_LAID, SIEGE_TARGET, SIEGE_WITH
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of


def least(position: Europa, player: int, space: int) -> int:
    """The Siege Strength that the easiest Province needs; -1: there is none to besiege."""
    needs = [besieged.need(position, province, 0) for province in besieged.targets(position, player, space)]
    return min(needs) if needs else -1


def spaces(position: Europa, player: int, mil: int) -> list[int]:
    """The Action's own MIL covers one Unit, each further Unit costs 1 more (EU-5.5.2.4)."""
    found: list[int] = []
    for space in forces.spaces_with_units(position, player):
        if besieged.can_besiege(position, player, space):
            needs = least(position, player, space)
            present = forces.kinds_in(position, player, space)
            if needs >= 0 and besieged.at_best([0] * UNIT_KINDS, present, 1 + mil) >= needs:
                found.append(space)
    return found


def begin(position: Europa, player: int, space: int) -> None:
    position.push(SiegeUnits(player, space, [0] * UNIT_KINDS))


@data
class SiegeUnits(Decision[Europa]):
    """EU-9.8.3: which Units besiege; the first one free, 1 MIL for each further one."""

    space: int
    chosen: Shared[list[int]]  # by kind
    RULES = ("EU-9.8.3", "EU-5.5.2.4", "EU-9.U.8", "AMB-EU1-40", "AMB-EU1-41")

    def options(self, position: Europa) -> list[int]:
        needs = least(position, self.seat, self.space)
        present = forces.kinds_in(position, self.seat, self.space)
        found: list[int] = []
        mil = position.players[self.seat].power[MIL]
        begun = any(self.chosen)
        if mil or not begun:
            more = mil - 1 if begun else mil
            for kind in range(UNIT_KINDS):
                if present[kind] > self.chosen[kind] and besieged.at_best(self._with(kind), present, more) >= needs:
                    found.append(SIEGE_WITH.of(kind))
        if begun and besieged.strength(self.chosen) >= needs:
            found.append(DONE.code)
        return found

    def _with(self, kind: int) -> list[int]:
        made = self.chosen[:]
        made[kind] += 1
        return made

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            declare(position, self.seat, self.space, self.chosen)
            return
        if any(self.chosen):
            purse.lose_power(position, self.seat, MIL, 1)
        following = SiegeUnits(self.seat, self.space, self._with(first(option)))
        if following.options(position) == [DONE.code]:
            declare(position, self.seat, self.space, following.chosen)
        else:
            position.push(following)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("space", places.SPACE.full(self.space)), ("strength", besieged.strength(self.chosen))]


def declare(position: Europa, player: int, space: int, chosen: list[int]) -> None:
    """The Siege is declared: those who are besieged may answer (EU-6.2.8), then Provinces fall."""
    position.tell(SIEGE_LAID, position.realm_of(player), space, besieged.strength(chosen))
    position.push(Storm(player, space, chosen, 0, 0, 0))
    defenders = 0
    for province in besieged.targets(position, player, space):
        other = besieged.defender(position, province)
        if other >= 0:
            defenders |= 1 << other
    if defenders:
        DOORS.react(position, symbols.H_SIEGE_IN_YOUR_AREA, defenders, space)


@data
class Storm(Step[Europa]):
    """The next Province, if the Strength that is left suffices for one; Units that are gone meanwhile do not count."""

    player: int
    space: int
    chosen: Shared[list[int]]
    spent: int
    charged: int  # see besieged.need
    taken: int
    RULES = ("EU-9.8.4", "EU-9.8.5")

    def run(self, position: Europa) -> None:
        if self._within(position):
            position.push(SiegeTarget(self.player, self.space, self.chosen, self.spent, self.charged, self.taken))
        elif not self.taken:
            position.tell(SIEGE_FAILED, position.realm_of(self.player), self.space)

    def _within(self, position: Europa) -> list[int]:
        return within(position, self.player, self.space, self.chosen, self.spent, self.charged)


def within(position: Europa, player: int, space: int, chosen: list[int], spent: int, charged: int) -> list[int]:
    """The Provinces for which the Strength suffices."""
    left = power(position, player, space, chosen) - spent
    return [
        province
        for province in besieged.targets(position, player, space)
        if besieged.need(position, province, charged) <= left
    ]


def power(position: Europa, player: int, space: int, chosen: list[int]) -> int:
    present = forces.kinds_in(position, player, space)
    return besieged.strength([min(chosen[kind], present[kind]) for kind in range(UNIT_KINDS)])


@data
class SiegeTarget(Decision[Europa]):
    """EU-9.8.4-10: the Province that falls next."""

    space: int
    chosen: Shared[list[int]]
    spent: int
    charged: int
    taken: int
    RULES = (
        *("EU-9.8.4", "EU-9.8.5", "EU-9.8.6", "EU-9.8.7", "EU-9.8.8", "EU-9.8.9", "EU-9.8.10", "EU-9.8.12"),
        *("EU-14.4.1", "EU-14.4.2", "EU-2.M.12"),
    )

    def options(self, position: Europa) -> list[int]:
        found = within(position, self.seat, self.space, self.chosen, self.spent, self.charged)
        options = [SIEGE_TARGET.of(province) for province in found]
        return [*options, DONE.code] if self.taken else options

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            return
        province = first(option)
        spent = self.spent + besieged.need(position, province, self.charged)
        other = besieged.defender(position, province)
        charged = self.charged | 1 << other if other >= 0 else self.charged
        position.push(Storm(self.seat, self.space, self.chosen, spent, charged, self.taken + 1))
        besieged.take(position, self.seat, province)
        eject.eject(position, self.seat, province)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        left = power(position, self.seat, self.space, self.chosen) - self.spent
        return [("space", places.SPACE.full(self.space)), ("strength", left)]

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        if verb_of(option) == DONE.code:
            return []
        return [("province_need", besieged.need(position, first(option), self.charged))]
