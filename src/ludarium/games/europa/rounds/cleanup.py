"""Phase 5, Cleanup (EU-4.5)."""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import modifiers, offices, ownership, relations
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.ask.special import ONE_AGGRESSOR
from ludarium.games.europa.diplomacy import alliances
from ludarium.games.europa.empire import authority, religion
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import bonds, hand, purse
from ludarium.games.europa.put.supply import WANT_COLONIST, take_cube
from ludarium.games.europa.rounds import bot_power, minor
from ludarium.games.europa.rounds.words import (
    COLONISTS_CAME,
    DISCARD,
    FIRST_PLAYER,
    MANPOWER_SET,
    REFRESHED,
    SHRINK_ARMY,
    SHRINK_AVAILABLE,
    SHRINK_EXHAUSTED,
    SHRINK_LOOSE,
)
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import CRUSADER, FOCUS_CHANGED, MARCHED, STEP_TAKEN, SUPPORTED
from ludarium.games.europa.table.position import (
    ALLIED,
    ARMIES,
    ARMY,
    ARMY_SPACE,
    ARMY_UNITS,
    DNPR,
    PLAGUE,
    UNIT_KINDS,
    Europa,
)
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of

DNPR_TOO_RICH = 10  # Tax Income at which Alliances with a DNPR end (EU-4.5.7)


@data
class Cleanup(Step[Europa]):
    """The steps of Phase 5 in order."""

    def run(self, position: Europa) -> None:
        # (whoever is asked about his hand is asked in the Turn order of this Round, not of the next)
        players = position.clockwise(position.first)
        position.plan(
            [
                AlliedHome(),
                ManpowerStep(),
                Refresh(),
                EndBonds(),
                ImperialStep(),
                EndMarkers(),
                HandsStep(players),
            ]
        )


@data
class AlliedHome(Step[Europa]):
    """A1: Allied Units leave the Armies for the Reserve (EU-4.5.1)."""

    RULES = ("EU-4.5.1",)

    def run(self, position: Europa) -> None:
        for player in position.order:
            for army in range(ARMIES):
                at = (player * ARMIES + army) * ARMY
                armies = position.forces.armies
                if armies[at + ARMY_SPACE] < 0:
                    continue
                gone = sum(armies[at + ARMY_UNITS + ALLIED : at + ARMY_UNITS + UNIT_KINDS])
                if gone:
                    armies = position.own_forces().armies
                    for kind in range(ALLIED, UNIT_KINDS):
                        armies[at + ARMY_UNITS + kind] = 0
                    position.own_player(player).allied += gone
                    if not any(armies[at + ARMY_UNITS : at + ARMY_UNITS + UNIT_KINDS]):
                        purse.remove_army(position, player, army)


def total_manpower(position: Europa, player: int) -> int:
    """EU-9.3.1-3: the tracks, tokens and Authority, and what Ideas add."""
    return ask_tracks.manpower(position, player, modifiers.total(position, player, symbols.M_MANPOWER_BONUS))


@data
class ManpowerStep(Step[Europa]):
    """A2 of all players: each takes a decrease where he likes (EU-4.5.2)."""

    def run(self, position: Europa) -> None:
        players = position.clockwise(position.first)
        position.apart(players, [[SetManpower(player)] for player in players])


@data
class SetManpower(Step[Europa]):
    """A2: the Reserve is set to the new total; a decrease is taken where the player says (EU-4.5.2, 9.3.4-5)."""

    player: int
    RULES = ("EU-4.5.2", "EU-9.3.5")

    def run(self, position: Europa) -> None:
        total = total_manpower(position, self.player)
        me = position.own_purse(self.player)
        now = me.available + me.exhausted + ask_forces.deployed_regulars(position, self.player)
        if me.total != total:
            position.tell(MANPOWER_SET, me.realm, total)
        me.total = total
        if now < total:
            me.available += total - now
        elif now > total:
            position.push(ShrinkManpower(self.player, now - total))


@data
class ShrinkManpower(Decision[Europa]):
    """EU-9.3.4: Units return to the Supply from Exhausted, Available or the map, by the player's choice."""

    left: int
    RULES = ("EU-4.5.2", "EU-9.3.4")

    def options(self, position: Europa) -> list[int]:
        me = position.players[self.seat]
        found: list[int] = []
        if me.exhausted:
            found.append(SHRINK_EXHAUSTED.code)
        if me.available:
            found.append(SHRINK_AVAILABLE.code)
        for space, packed in enumerate(position.forces.loose):
            if packed and ask_forces.loose_of(packed, self.seat):
                found.append(SHRINK_LOOSE.of(space))
        armies = position.forces.armies
        for army in range(ARMIES):
            at = (self.seat * ARMIES + army) * ARMY
            if armies[at + ARMY_SPACE] >= 0:
                found.extend(SHRINK_ARMY.of(army, kind) for kind in range(3) if armies[at + ARMY_UNITS + kind])
        return found

    def choose(self, position: Europa, option: int) -> None:
        verb = verb_of(option)
        me = position.own_purse(self.seat)
        if verb == SHRINK_EXHAUSTED.code:
            me.exhausted -= 1
        elif verb == SHRINK_AVAILABLE.code:
            me.available -= 1
        elif verb == SHRINK_LOOSE.code:
            position.own_forces().loose[first(option)] -= 1 << (5 * self.seat)
        else:
            army, kind = first(option), second(option)
            armies = position.own_forces().armies
            at = (self.seat * ARMIES + army) * ARMY
            armies[at + ARMY_UNITS + kind] -= 1
            if not any(armies[at + ARMY_UNITS : at + ARMY_UNITS + UNIT_KINDS]):
                purse.remove_army(position, self.seat, army)
        if self.left > 1:
            position.push(ShrinkManpower(self.seat, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


@data
class Refresh(Step[Europa]):
    """A3 to A6: Exhausted Units, Heavy Ships, Merchants, Colonists, the focus (EU-4.5.3-6)."""

    RULES = ("EU-4.5.3", "EU-4.5.4", "EU-4.5.5", "EU-4.5.6")

    def run(self, position: Europa) -> None:
        minor.repair(position)
        for player in position.clockwise(position.first):
            me = position.own_player(player)
            moved = refreshed(me.exhausted)
            if moved:
                me.exhausted -= moved
                me.available += moved
                position.tell(REFRESHED, me.realm, moved)
            me.merchants = [each & ~1 if each >= 0 else each for each in me.merchants]
            if me.round_flags & FOCUS_CHANGED:
                me.round_flags &= ~FOCUS_CHANGED
                me.cubes += 1
            _colonists(position, player)


def refreshed(exhausted: int) -> int:
    """EU-4.5.3: half, rounded up; at least 3 and at most 6, and no more than there are."""
    half = (exhausted + 1) // 2
    return min(exhausted, max(tracks.REFRESH_LEAST, min(tracks.REFRESH_MOST, half)))


def _colonists(position: Europa, player: int) -> None:
    """EU-4.5.5: one for each own Claim on a vacant Territory, at most four with what Ideas add."""
    count = 0
    for space in range(places.AREAS, places.SPACES):
        if (position.areas.claims[space] >> player) & 1:
            provinces = places.PROVINCES_OF[position.board][space]
            if provinces and places.TERRITORY[provinces[0]] and position.land.holder[provinces[0]] < 0:
                count += 1
    count += modifiers.total(position, player, symbols.M_COLONISTS_PER_ROUND)
    count = min(count, tracks.LIMIT_COLONISTS)
    came = 0
    for _ in range(count):
        if take_cube(position, player, WANT_COLONIST, 0):
            position.own_player(player).colonists += 1
            came += 1
    if came:
        position.tell(COLONISTS_CAME, position.realm_of(player), came)


@data
class EndBonds(Step[Europa]):
    """B1, B2: Alliances with automated players and rich DNPRs end; plague markers leave (EU-4.5.7-8, EUI-29)."""

    RULES = ("EU-4.5.7", "EU-4.5.8", "EU-13.3.5")

    def run(self, position: Europa) -> None:
        for player in range(position.people, len(position.players)):
            realm = position.realm_of(player)
            for other in position.order:
                if other != player:
                    bonds.unally(position, other, realm)
        for realm in range(len(position.realms.kind)):
            if (
                position.realms.kind[realm] == DNPR
                and position.realms.allies[realm]
                and ownership.realm_tax(position, realm) >= DNPR_TOO_RICH
            ):
                alliances.dissolve(position, position.realms.allies[realm].bit_length() - 1, realm)
        if any(mark & PLAGUE for mark in position.areas.marks):
            areas = position.own_creeds()
            areas.marks = bytes([mark & ~PLAGUE for mark in areas.marks])


@data
class ImperialStep(Step[Europa]):
    """B3 to B5: Imperial Influence follows the Authority; pool and Defending end with the Emperor's wars (EU-4.5.9-11).
    An NPR Emperor rolls for his Authority (EU-18.8.1); the Empire's Religion is looked at (EU-18.7)."""

    RULES = ("EU-4.5.9", "EU-4.5.10", "EU-4.5.11")

    def run(self, position: Europa) -> None:
        for player in position.order:
            if position.players[player].round_flags & CRUSADER:
                position.own_player(player).round_flags &= ~CRUSADER
        if position.emperor < 0:
            return
        if relations.at_peace(position, position.emperor):
            position.imperial_pool = 0
            position.defending = 0
        if offices.emperor_player(position) < 0:
            authority.roll(position)
        religion.check(position)
        authority.place_imperial(position)


@data
class EndMarkers(Step[Europa]):
    """B6, B7: the First Player token is handed over, the status markers go back (EU-4.5.12-13); what lasted for the
    Round ends."""

    RULES = ("EU-4.5.12", "EU-4.5.13")

    def run(self, position: Europa) -> None:
        if position.next_first >= 0 and position.next_first != position.first:
            position.first = position.next_first
            position.tell(FIRST_PLAYER, position.realm_of(position.first))
        position.next_first = -1
        if position.tables & ONE_AGGRESSOR:
            position.memory = []
        position.passes = 0
        position.last_turns = 0
        position.papal_used = 0
        bot_power.end(position)
        for player in position.order:
            me = position.own_player(player)
            me.passed = 0
            me.turns = 0
            me.events_taken = 0
            me.turn_flags = 0
            me.round_flags &= ~(SUPPORTED | STEP_TAKEN | MARCHED)
            me.lasting = []
            me.deeds_turn = bytes(len(me.deeds_turn))
            me.deeds_round = bytes(len(me.deeds_round))
            me.round_firsts = 0
        DOORS.moment(position)


@data
class HandsStep(Step[Europa]):
    """C of all players: each discards by his own choice (EU-4.5.14)."""

    players: Shared[list[int]]

    def run(self, position: Europa) -> None:
        position.apart(self.players, [[HandStep(player)] for player in self.players])


@data
class HandStep(Step[Europa]):
    player: int

    def run(self, position: Europa) -> None:
        if len(position.players[self.player].hand) > tracks.HAND_MOST:
            position.push(DiscardDown(self.player))


@data
class DiscardDown(Decision[Europa]):
    """C: down to five Action cards (EU-4.5.14)."""

    RULES = ("EU-4.5.14", "EU-6.0.5")

    def options(self, position: Europa) -> list[int]:
        return [DISCARD.of(card) for card in position.players[self.seat].hand]

    def choose(self, position: Europa, option: int) -> None:
        hand.drop(position, self.seat, first(option))
        position.push(HandStep(self.seat))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", len(position.players[self.seat].hand) - tracks.HAND_MOST)]
