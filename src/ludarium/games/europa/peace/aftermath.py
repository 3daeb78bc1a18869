"""What follows from peace: Units go home, Active Allies are Allies again (EU-10.1.11-12)."""

from __future__ import annotations

from ludarium.games.europa.ask import forces, hostility, reach
from ludarium.games.europa.facts import places
from ludarium.games.europa.peace.words import ALLIES_WENT_HOME, GO_HOME, SETTLE_AREA, WENT_HOME
from ludarium.games.europa.put import bonds, purse
from ludarium.games.europa.table.position import (
    ALLIED,
    ARMIES,
    ARMY,
    ARMY_SPACE,
    ARMY_UNITS,
    UNIT_KINDS,
    Europa,
)
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import second

# Step 4


@data
class Aftermath(Step[Europa]):
    """For all players' Realms that are at Peace now. Of those that were before, Units on Distant Continents stay: they
    may stand there in peace (EU-9.5.35)."""

    fought: int  # bit set of the players who were at War when Peace Resolution began
    RULES = ("EU-4.3.15", "EU-10.1.11", "EU-10.1.12")

    def run(self, position: Europa) -> None:
        frames: list[Step[Europa]] = []
        for player in position.clockwise(position.first):
            if hostility.at_peace(position, position.realm_of(player)):
                dismiss_allies(position, player)
                frames.append(HomeStep(player, self.fought >> player & 1, []))
        position.plan([*frames])


def dismiss_allies(position: Europa, player: int) -> None:
    """EU-10.1.12: Active Allies are turned back, Allied Units go to the General Supply."""
    for realm, active in enumerate(list(position.realms.active)):
        if active == player + 1:
            bonds.deactivate(position, realm)
    kinds = forces.land_units(position, player)
    me = position.players[player]
    if not me.allied and not me.levies and not any(kinds[ALLIED:]):
        return
    me = position.own_player(player)
    me.allied = 0
    me.levies = []
    position.tell(ALLIES_WENT_HOME, me.realm)
    for army in range(ARMIES):
        at = (player * ARMIES + army) * ARMY
        armies = position.own_forces().armies
        if armies[at + ARMY_SPACE] < 0:
            continue
        for kind in range(ALLIED, UNIT_KINDS):
            armies[at + ARMY_UNITS + kind] = 0
        if not any(armies[at + ARMY_UNITS : at + ARMY_UNITS + UNIT_KINDS]):
            purse.remove_army(position, player, army)


@data
class HomeStep(Step[Europa]):
    """EU-10.1.11: Units in Neutral Areas go to the nearest Friendly one; without any they stay."""

    player: int
    everywhere: int  # 0: on the main map only
    seen: Shared[list[int]]  # Areas that have been dealt with

    def run(self, position: Europa) -> None:
        for space in forces.spaces_with_units(position, self.player):
            if space in self.seen or (space >= places.AREAS and not self.everywhere):
                continue
            if not hostility.neutral_space(position, self.player, space):
                continue
            homes = reach.nearest_friendly(position, self.player, space)
            position.push(HomeStep(self.player, self.everywhere, [*self.seen, space]))
            if len(homes) == 1:
                go_home(position, self.player, space, homes[0])
            elif homes:
                position.push(GoHome(self.player, space))
            return


def go_home(position: Europa, player: int, space: int, home: int) -> None:
    """All of the player's Units, free of charge."""
    moved = position.own_forces()
    for army in forces.armies_in(position, player, space):
        moved.armies[(player * ARMIES + army) * ARMY + ARMY_SPACE] = home
    loose = forces.loose_in(position, player, space)
    if loose:
        shift = forces.LOOSE_BITS * player
        moved.loose[space] -= loose << shift
        moved.loose[home] += loose << shift
    position.tell(WENT_HOME, position.realm_of(player), space, home)


@data
class GoHome(Decision[Europa]):
    """EU-10.1.11: to which of the nearest Friendly Areas the Units go."""

    space: int
    RULES = ("EU-10.1.11",)

    def options(self, position: Europa) -> list[int]:
        homes = reach.nearest_friendly(position, self.seat, self.space)
        return [SETTLE_AREA.of(GO_HOME, space) for space in homes]

    def choose(self, position: Europa, option: int) -> None:
        go_home(position, self.seat, self.space, second(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("space", places.SPACE.full(self.space))]
