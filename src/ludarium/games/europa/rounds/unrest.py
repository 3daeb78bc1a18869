"""Phase 3 outside of Peace: tokens removed (A), penalties (E), Interregnum (F), Dissent (G), Unrest (H), dice (I)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import modifiers, offices, ownership, relations, tables
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import bonds, purse, supply, towns
from ludarium.games.europa.rounds.words import (
    ADD_UNREST,
    CALM,
    GIVE_INFLUENCE,
    IN_INTERREGNUM,
    SKIP_DISSENT,
    TOKENS_REMOVED,
)
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import UNREST, VASSAL, Europa
from ludarium.games.europa.table.words import BY_LOSSES, DONE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of

CB_LOSS: Final = 2  # Prestige for a CB token that was not used (EU-4.3.2)
DISPUTED_LOSS: Final = 3  # EU-4.3.16
WAR_UNREST: Final = 2  # Towns (EU-4.3.21)


@data
class RemoveTokens(Step[Europa]):
    """A: CB and Truce tokens go; a CB token against a Realm one is not at War with costs 2 P (EU-4.3.1-2)."""

    RULES = ("EU-4.3.1", "EU-4.3.2")

    def run(self, position: Europa) -> None:
        position.own_truces().truces = []
        cbs = position.bonds.cbs[:]
        for i in range(0, len(cbs), 3):
            player, realm = cbs[i], cbs[i + 1]
            supply.drop_cb(position, player, realm)
            if not relations.at_war(position, position.realm_of(player), realm):
                purse.prestige(position, player, -CB_LOSS, BY_LOSSES)
        position.tell(TOKENS_REMOVED)


@data
class Penalties(Step[Europa]):
    """E: Disputed Successions are turned back, at a price (EU-4.3.16); so are Occupied Towns (EU-4.3.17)."""

    RULES = ("EU-4.3.16", "EU-4.3.17")

    def run(self, position: Europa) -> None:
        for player in position.clockwise(position.first):
            for realm in range(len(position.realms.disputed)):
                if (position.realms.disputed[realm] >> player) & 1:
                    bonds.settle_succession(position, player, realm)
                    if not _secured(position, player, realm):
                        purse.prestige(position, player, -DISPUTED_LOSS, BY_LOSSES)
            lost = min(position.players[player].covered, tracks.LIMIT_OCCUPIED_PRESTIGE)
            purse.prestige(position, player, -lost, BY_LOSSES)


def _secured(position: Europa, player: int, realm: int) -> bool:
    """The only player allied to it and, if it is an NPR, with most Influence there, at least 2 (EU-4.3.16)."""
    if position.realms.allies[realm] != 1 << player:
        return False
    if not ownership.independent(position, realm):
        return True
    mine = relations.influence_on(position, player, realm)
    return mine >= 2 and all(relations.influence_on(position, other, realm) < mine for other in position.others(player))


@data
class InterregnumStep(Step[Europa]):
    """F: a Realm without a Ruler loses 1 Stability, and its Marriages become disputed (EU-4.3.18)."""

    RULES = ("EU-4.3.18", "EU-7.2.21")

    def run(self, position: Europa) -> None:
        for player in position.clockwise(position.first):
            if position.players[player].ruler == NOBODY:
                position.tell(IN_INTERREGNUM, position.realm_of(player))
                bonds.dispute(position, position.realm_of(player))
                purse.stability(position, player, -1)


# G: Religious Dissent


def calm_towns(position: Europa, player: int, space: int = -1) -> list[int]:
    """The player's Towns without Unrest, with nothing on top (AMB-30): all, or those of an Area."""
    marks = position.land.marks
    wanted = places.PROVINCES_OF[position.board][space] if space >= 0 else tables.tokens(position.land, player)
    return [
        province
        for province in wanted
        if not marks[province] & UNREST and ownership.owner_player(position, province) == player
    ]


def calm_vassals(position: Europa, player: int, space: int) -> list[int]:
    land = position.land
    return [
        province
        for province in places.PROVINCES_OF[position.board][space]
        if land.town[province] == towns.code(player, VASSAL)
        and land.top[province] == 0
        and not land.marks[province] & UNREST
    ]


@data
class DissentStep(Step[Europa]):
    """G: one Town in each Area of another Religion; of the Vassals' Areas only one suffers (EU-4.3.19-20)."""

    RULES = ("EU-4.3.19", "EU-4.3.20", "EU-15.3.4")

    def run(self, position: Europa) -> None:
        players = position.clockwise(position.first)
        position.apart(players, [[Dissent(player)] for player in players])


@data
class Dissent(Step[Europa]):
    player: int

    def run(self, position: Europa) -> None:
        player = self.player
        spaces = [
            space
            for space in tables.areas(position.land, player)
            if offices.dissent(position, player, space) and calm_towns(position, player, space)
        ]
        ignored = modifiers.total(position, player, symbols.M_DISSENT_AREAS_IGNORED)
        frames: list[Step[Europa]] = []
        if ignored and len(spaces) > 0:
            frames.append(SkipStep(player, spaces, ignored))
        else:
            frames.extend(DissentArea(player, space) for space in spaces)
        frames.append(VassalDissentStep(player))
        position.plan([*frames])


@data
class SkipStep(Step[Europa]):
    """Some Areas are left alone (EFFECTS: dissent_areas_ignored): all of them, or the player says which."""

    player: int
    spaces: Shared[list[int]]
    ignored: int

    def run(self, position: Europa) -> None:
        if self.ignored >= len(self.spaces):
            return
        if self.ignored == 0:
            position.plan([DissentArea(self.player, space) for space in self.spaces])
        else:
            position.push(SkipDissent(self.player, self.spaces, self.ignored))


@data
class SkipDissent(Decision[Europa]):
    """Which Area is left alone in the Dissent step."""

    spaces: Shared[list[int]]
    ignored: int
    RULES = ("EU-4.3.19",)

    def options(self, position: Europa) -> list[int]:
        return [SKIP_DISSENT.of(space) for space in self.spaces]

    def choose(self, position: Europa, option: int) -> None:
        left = [space for space in self.spaces if space != first(option)]
        position.push(SkipStep(self.seat, left, self.ignored - 1))


@data
class DissentArea(Step[Europa]):
    player: int
    space: int

    def run(self, position: Europa) -> None:
        found = calm_towns(position, self.player, self.space)
        if len(found) == 1:
            towns.unrest(position, found[0], True)
        elif found:
            position.push(DissentTown(self.player, self.space))


@data
class DissentTown(Decision[Europa]):
    """EU-4.3.19: which Town of the Area gets Unrest."""

    space: int
    RULES = ("EU-4.3.19",)

    def options(self, position: Europa) -> list[int]:
        return [ADD_UNREST.of(province) for province in calm_towns(position, self.seat, self.space)]

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("space", places.SPACE.full(self.space))]

    def choose(self, position: Europa, option: int) -> None:
        towns.unrest(position, first(option), True)


@data
class VassalDissentStep(Step[Europa]):
    player: int

    def run(self, position: Europa) -> None:
        if vassal_dissent(position, self.player):
            position.push(VassalDissent(self.player))


def vassal_dissent(position: Europa, player: int) -> list[int]:
    """EU-4.3.20: in one Area with Vassals and another Religion, an Influence goes or a Vassal gets Unrest."""
    found: list[int] = []
    for space in tables.areas(position.land, player):
        if not offices.vassal_dissent(position, player, space):
            continue
        if relations.spendable(position, player, space):
            found.append(GIVE_INFLUENCE.of(space))
        found.extend(ADD_UNREST.of(province) for province in calm_vassals(position, player, space))
    return found


@data
class VassalDissent(Decision[Europa]):
    """EU-4.3.20: an Influence, or Unrest on a Vassal."""

    RULES = ("EU-4.3.20",)

    def options(self, position: Europa) -> list[int]:
        return vassal_dissent(position, self.seat)

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == GIVE_INFLUENCE.code:
            supply.give_up_influence(position, self.seat, first(option), 1)
        else:
            towns.unrest(position, first(option), True)


# H: war and Stability


@data
class WarUnrestStep(Step[Europa]):
    """H: two Towns of whoever is at War; one at Stability -2 or lower; at +2 or higher one may be calmed."""

    RULES = ("EU-4.3.21", "EU-4.3.22", "EU-4.3.23")

    def run(self, position: Europa) -> None:
        players = position.clockwise(position.first)
        position.apart(players, [[WarUnrest(player)] for player in players])


@data
class WarUnrest(Step[Europa]):
    player: int

    def run(self, position: Europa) -> None:
        me = position.players[self.player]
        frames: list[Step[Europa]] = []
        at_war = 0 if relations.at_peace(position, me.realm) else WAR_UNREST
        low = 1 if me.stability <= -tracks.STABILITY_CALM_FROM else 0
        if at_war + low:
            frames.append(UnrestTowns(self.player, at_war + low))
        if me.stability >= tracks.STABILITY_CALM_FROM:
            frames.append(CalmStep(self.player))
        position.plan([*frames])


@data
class UnrestTowns(Step[Europa]):
    """So many of the player's Towns get Unrest, as many as possible (AMB-EU1-14)."""

    player: int
    left: int

    def run(self, position: Europa) -> None:
        found = calm_towns(position, self.player)
        if len(found) <= self.left:
            for province in found:
                towns.unrest(position, province, True)
        elif self.left:
            position.push(UnrestTown(self.player, self.left))


@data
class UnrestTown(Decision[Europa]):
    """EU-4.3.21-22: which Town gets Unrest."""

    left: int
    RULES = ("EU-4.3.21", "EU-4.3.22")

    def options(self, position: Europa) -> list[int]:
        return [ADD_UNREST.of(province) for province in calm_towns(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        towns.unrest(position, first(option), True)
        position.push(UnrestTowns(self.seat, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


def restless(position: Europa, player: int) -> list[int]:
    """Own Towns and Vassals with Unrest and nothing on top."""
    land = position.land
    return [
        province
        for province in tables.tokens(land, player)
        if land.marks[province] & UNREST and land.top[province] == 0
    ]


@data
class CalmStep(Step[Europa]):
    player: int

    def run(self, position: Europa) -> None:
        if restless(position, self.player):
            position.push(CalmTown(self.player))


@data
class CalmTown(Decision[Europa]):
    """EU-4.3.23: Unrest may be removed from one Province."""

    RULES = ("EU-4.3.23", "EU-7.3.3")

    def options(self, position: Europa) -> list[int]:
        return [*(CALM.of(province) for province in restless(position, self.seat)), DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == CALM.code:
            towns.unrest(position, first(option), False)


@data
class RebelDiceStep(Step[Europa]):
    """I: Rebel Dice, player after player, Area by Area; Battles after all of them (EU-4.3.24, 14.2)."""

    RULES = ("EU-4.3.24", "EU-14.2.1")

    def run(self, position: Europa) -> None:
        position.push(DueBattles())
        for player in reversed(position.clockwise(position.first)):
            DOORS.rebel_dice(position, player, -1, -1)


@data
class DueBattles(Step[Europa]):
    def run(self, position: Europa) -> None:
        DOORS.battles(position)
