"""Religious and revolutionary ideas spread (EU-16.5.19-26).

Areas that one Religion slot governs stand together: a place is the slot's Area.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import offices, ownership
from ludarium.games.europa.events.words import DIVERSE_IN, SPREAD_TO, TAKE_REVOLUTION
from ludarium.games.europa.facts import faiths, paths, places
from ludarium.games.europa.realm import religion as creeds
from ludarium.games.europa.table.position import REVOLUTION, Europa
from ludarium.games.europa.table.words import DECLINE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of

MOST = 4  # tokens in one Turn (EU-16.5.21)
MOST_OF_ONE = 2  # of one faith while both are in play
DIVERSE_AREAS = 2  # EU-16.5.22
REVOLUTIONS = 10  # tokens (components)


# By board: Areas with a slot of their own that are in play
_SLOTS: Final = [[area for area in spaces if places.SLOT_OF[area] == area] for spaces in places.AREAS_IN_PLAY]


def slots(position: Europa) -> list[int]:
    """Areas with a slot of their own that are in play. Never change this list."""
    return _SLOTS[position.board]


def _slots_beside(near: list[list[int]], slot: int) -> list[int]:
    found: list[int] = []
    for area in places.SLOT_AREAS[slot]:
        for other in near[area]:
            if other < places.AREAS and places.SLOT_OF[other] != slot and places.SLOT_OF[other] not in found:
                found.append(places.SLOT_OF[other])
    return found


# By board and slot: see `beside`
_BY_LAND: Final = [[_slots_beside(near, slot) for slot in range(places.AREAS)] for near in paths.LAND_OF]
_BY_LAND_OR_SEA: Final = [[_slots_beside(near, slot) for slot in range(places.AREAS)] for near in paths.BESIDE]


def beside(position: Europa, slot: int, by_sea: bool) -> list[int]:
    """Slots whose Areas border on those of this one, by land, or also across a Sea Zone. Never change this list."""
    return (_BY_LAND_OR_SEA if by_sea else _BY_LAND)[position.board][slot]


def clusters(position: Europa, faith: int) -> list[list[int]]:
    """EU-16.5.19: bodies of Areas connected by land with the same Infectious Faith."""
    left = [0] * places.AREAS
    for slot in slots(position):
        if offices.creed(position, slot) == faith:
            left[slot] = 1
    found: list[list[int]] = []
    for start in slots(position):
        if left[start]:
            left[start] = 0
            body = [start]
            for slot in body:
                for other in beside(position, slot, False):
                    if left[other]:
                        left[other] = 0
                        body.append(other)
            found.append(body)
    return found


def goals(position: Europa, body: list[int], faith: int, placed: list[int]) -> list[int]:
    """EU-16.5.20, 16.5.24: where a token of this cluster may go: adjacent, not of that faith already, not where a token
    came this Turn; Orthodox and Muslim Areas only for the Revolution."""
    found: list[int] = []
    creed, playing = position.areas.creed, places.SPACE_IN_PLAY[position.board]
    passed = [0] * places.AREAS
    for slot in placed:
        passed[slot] = 1
    for slot in body:
        for other in beside(position, slot, True):
            if passed[other] or not playing[other]:
                continue
            passed[other] = 1
            value = creed[other]
            below = value & ~REVOLUTION
            if (faiths.REVOLUTIONARY if value & REVOLUTION else value) == faith or (
                faith != faiths.REVOLUTIONARY and below in (faiths.ORTHODOX, faiths.MUSLIM)
            ):
                continue
            found.append(other)
    return found


# Protestant and Counter-Reformed


def religion(position: Europa, active: int) -> None:
    """EU-16.5.12: the cross. Without any cluster Diverse Faiths appear in two Catholic Areas (EU-16.5.22)."""
    bodies = [*clusters(position, faiths.PROTESTANT), *clusters(position, faiths.COUNTER_REFORMED)]
    if bodies:
        position.push(SpreadFaith(active, _flat(bodies), [], []))
    else:
        position.push(DiverseStep(active, DIVERSE_AREAS))


def _flat(bodies: list[list[int]]) -> list[int]:
    """Clusters as one list: the length of each before its Areas."""
    found: list[int] = []
    for body in bodies:
        found.append(len(body))
        found.extend(body)
    return found


def _bodies(flat: list[int]) -> list[list[int]]:
    found: list[list[int]] = []
    at = 0
    while at < len(flat):
        size = flat[at]
        found.append(flat[at + 1 : at + 1 + size])
        at += 1 + size
    return found


@data
class SpreadFaith(Step[Europa]):
    """EU-16.5.20-21: one token for each cluster, at most four a Turn and two of one faith while both are in play."""

    active: int
    flat: Shared[list[int]]  # the clusters as they were at the beginning
    sources: Shared[list[int]]  # of each token of this Turn: the clusters that it can be of, as a bit set
    placed: Shared[list[int]]  # where tokens came this Turn
    RULES = ("EU-16.5.12", "EU-16.5.20", "EU-16.5.21")

    def run(self, position: Europa) -> None:
        found = self.choices(position, first_only=self.active >= 0)
        if not found:
            return
        if self.active >= 0:
            position.push(SpreadWhere(self.active, self.flat, self.sources, self.placed))
        else:
            self.place(position, self.auto(position, found))

    def choices(self, position: Europa, first_only: bool = False) -> list[int]:
        if len(self.placed) >= MOST:
            return []
        found: list[int] = []
        seen = [0] * places.AREAS  # by slot: the faiths found for it, as a bit set
        both = both_in_play(position)
        for number, body in enumerate(_bodies(self.flat)):
            if not _shared_out(self.sources, 0, 1 << number):
                continue
            rest = [slot for slot in body if slot not in self.placed]
            if not rest:
                continue  # a token of this Turn has replaced all of it
            faith = offices.creed(position, rest[0])
            if both and self.count(position, faith) >= MOST_OF_ONE:
                continue
            for slot in goals(position, rest, faith, self.placed):
                if not seen[slot] >> faith & 1:
                    seen[slot] |= 1 << faith
                    found.append(SPREAD_TO.of(slot, faith))
            if first_only and found:
                break
        return found

    def count(self, position: Europa, faith: int) -> int:
        return sum(1 for slot in self.placed if offices.creed(position, slot) == faith)

    def place(self, position: Europa, option: int) -> None:
        slot, faith = first(option), second(option)
        sources = 0
        for number, body in enumerate(_bodies(self.flat)):
            rest = [each for each in body if each not in self.placed]
            if rest and offices.creed(position, rest[0]) == faith and slot in goals(position, rest, faith, self.placed):
                sources |= 1 << number
        creeds.set_creed(position, slot, faith)
        position.push(SpreadFaith(self.active, self.flat, [*self.sources, sources], [*self.placed, slot]))

    def auto(self, position: Europa, found: list[int]) -> int:
        """EU-16.5.23: Protestant and Counter-Reformed by turns, beginning with Protestant; Areas with a Town, the most
        Tax Value, the alphabet."""
        wanted = faiths.COUNTER_REFORMED if len(self.placed) % 2 else faiths.PROTESTANT
        fitting = [option for option in found if second(option) == wanted] or found
        return min(fitting, key=lambda option: preference(position, first(option)))


def _shared_out(sources: list[int], at: int, taken: int) -> bool:
    """Whether each token, from this one on, can be of another cluster, none of them one that is taken."""
    if at == len(sources):
        return True
    left = sources[at] & ~taken
    while left:
        one = left & -left
        if _shared_out(sources, at + 1, taken | one):
            return True
        left ^= one
    return False


def both_in_play(position: Europa) -> bool:
    creed = position.areas.creed
    return faiths.PROTESTANT in creed and faiths.COUNTER_REFORMED in creed


def preference(position: Europa, slot: int) -> list[int]:
    """EU-16.5.23: an Area with a Town, then the highest Tax Value, then the alphabet."""
    town = 0
    tax = 0
    for area in places.SLOT_AREAS[slot]:
        for province in places.PROVINCES_OF[position.board][area]:
            tax += ownership.tax_value(position, province)
            if ownership.town_player(position, province) >= 0:
                town = 1
    return [-town, -tax, places.SPACE_ORDER[slot]]


@data
class SpreadWhere(Decision[Europa]):
    """EU-16.5.20: the next Area to which a faith spreads."""

    flat: Shared[list[int]]
    sources: Shared[list[int]]
    placed: Shared[list[int]]
    RULES = ("EU-16.5.20", "EU-16.5.21")

    def options(self, position: Europa) -> list[int]:
        return SpreadFaith(self.seat, self.flat, self.sources, self.placed).choices(position)

    def choose(self, position: Europa, option: int) -> None:
        SpreadFaith(self.seat, self.flat, self.sources, self.placed).place(position, option)


def diverse_areas(position: Europa) -> list[int]:
    """EU-16.5.22: Catholic Areas not beside a Sea Zone marked with a dagger."""
    found: list[int] = []
    for slot in slots(position):
        if not faiths.IS_CATHOLIC[offices.creed(position, slot)]:
            continue
        marked = False
        for area in places.SLOT_AREAS[slot]:
            for sea in paths.seas(paths.SPACE_SEAS[position.board][area]):
                marked = marked or places.MARK[sea] == places.DAGGER
        if not marked:
            found.append(slot)
    return found


@data
class DiverseStep(Step[Europa]):
    active: int
    left: int

    def run(self, position: Europa) -> None:
        found = diverse_areas(position)
        if not found or not self.left:
            return
        if self.active >= 0:
            position.push(DiverseWhere(self.active, self.left))
            return
        slot = min(found, key=places.SPACE_ORDER.__getitem__)
        creeds.set_creed(position, slot, faiths.DIVERSE)
        position.push(DiverseStep(-1, self.left - 1))


@data
class DiverseWhere(Decision[Europa]):
    """EU-16.5.22: a Catholic Area where Diverse Faiths appear."""

    left: int
    RULES = ("EU-16.5.22",)

    def options(self, position: Europa) -> list[int]:
        return [DIVERSE_IN.of(slot) for slot in diverse_areas(position)]

    def choose(self, position: Europa, option: int) -> None:
        creeds.set_creed(position, first(option), faiths.DIVERSE)
        position.push(DiverseStep(self.seat, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


# the Revolution


def revolution(position: Europa, active: int) -> None:
    """EU-16.5.24-25: none yet: two players' Capital Areas; exactly one cluster: one more Area that is not adjacent."""
    bodies = clusters(position, faiths.REVOLUTIONARY)
    if not bodies:
        position.push(RevolutionStep(active, [], [], [], 2))
    else:
        position.push(RevolutionStep(active, _flat(bodies), [], [], 3 if len(bodies) == 1 else 1))


def tokens(position: Europa) -> int:
    return sum(1 for slot in slots(position) if position.areas.creed[slot] & REVOLUTION)


@data
class RevolutionStep(Step[Europa]):
    """`how`: 1 beside the clusters; 2 in players' Capital Areas; 3 beside the only cluster, then away from it."""

    active: int
    flat: Shared[list[int]]
    sources: Shared[list[int]]
    placed: Shared[list[int]]
    how: int
    RULES = ("EU-16.5.13", "EU-16.5.24", "EU-16.5.25", "EU-16.5.26")

    def run(self, position: Europa) -> None:
        found = self.choices(position)
        if not found:
            return
        if self.active >= 0:
            if tokens(position) >= REVOLUTIONS:
                position.push(TakeRevolution(self.active, self.flat, self.sources, self.placed, self.how))
            else:
                position.push(RevolutionWhere(self.active, self.flat, self.sources, self.placed, self.how))
        elif tokens(position) < REVOLUTIONS:
            self.place(position, self.auto(position, found))

    def choices(self, position: Europa) -> list[int]:
        if self.how == 2:
            if len(self.placed) >= 2:
                return []
            homes = [
                places.SLOT_OF[ownership.capital_space(position, player.realm)]
                for player in position.players
                if ownership.capital_space(position, player.realm) < places.AREAS
            ]
            return [SPREAD_TO.of(s, faiths.REVOLUTIONARY) for s in dict.fromkeys(homes) if s not in self.placed]
        if len(self.placed) >= MOST:
            return []
        found: list[int] = []
        bodies = _bodies(self.flat)
        for number, body in enumerate(bodies):
            if _shared_out(self.sources, 0, 1 << number):
                found.extend(goals(position, body, faiths.REVOLUTIONARY, self.placed))
        if self.how == 3 and (len(self.placed) == 1 if any(self.sources) else not found and not self.placed):
            near = [other for slot in bodies[0] for other in [slot, *beside(position, slot, True)]]
            found = [
                slot
                for slot in slots(position)
                if slot not in near and slot not in self.placed and not position.areas.creed[slot] & REVOLUTION
            ]
        return [SPREAD_TO.of(slot, faiths.REVOLUTIONARY) for slot in dict.fromkeys(found)]

    def place(self, position: Europa, option: int) -> None:
        slot = first(option)
        sources = 0
        for number, body in enumerate(_bodies(self.flat)):
            if slot in goals(position, body, faiths.REVOLUTIONARY, self.placed):
                sources |= 1 << number
        creeds.set_creed(position, slot, faiths.REVOLUTIONARY)
        position.push(RevolutionStep(self.active, self.flat, [*self.sources, sources], [*self.placed, slot], self.how))

    def auto(self, position: Europa, found: list[int]) -> int:
        """EU-16.5.26: as for the faiths; the first two in the Capital Areas of the players with the lowest
        Stability."""
        if self.how != 2:
            return min(found, key=lambda option: preference(position, first(option)))
        lowest: list[int] = []
        best = 9
        for player in position.players:
            option = SPREAD_TO.of(places.SLOT_OF[ownership.capital_space(position, player.realm)], faiths.REVOLUTIONARY)
            if option not in found:
                continue
            if player.stability < best:
                best, lowest = player.stability, [option]
            elif player.stability == best:
                lowest.append(option)
        return lowest[0] if len(lowest) == 1 else lowest[position.chance.below(len(lowest))]


@data
class RevolutionWhere(Decision[Europa]):
    """EU-16.5.24: the next Area to which the Revolution spreads."""

    flat: Shared[list[int]]
    sources: Shared[list[int]]
    placed: Shared[list[int]]
    how: int
    RULES = ("EU-16.5.24", "EU-16.5.25")

    def options(self, position: Europa) -> list[int]:
        return RevolutionStep(self.seat, self.flat, self.sources, self.placed, self.how).choices(position)

    def choose(self, position: Europa, option: int) -> None:
        RevolutionStep(self.seat, self.flat, self.sources, self.placed, self.how).place(position, option)


@data
class TakeRevolution(Decision[Europa]):
    """EU-16.5.26: no token is left; one may be taken from the board."""

    flat: Shared[list[int]]
    sources: Shared[list[int]]
    placed: Shared[list[int]]
    how: int
    RULES = ("EU-16.5.26",)

    def options(self, position: Europa) -> list[int]:
        found = [
            TAKE_REVOLUTION.of(slot)
            for slot in slots(position)
            if position.areas.creed[slot] & REVOLUTION and slot not in self.placed
        ]
        return [*found, DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DECLINE.code:
            return
        creeds.set_creed(position, first(option), position.areas.creed[first(option)] & ~REVOLUTION)
        position.push(RevolutionStep(self.seat, self.flat, self.sources, self.placed, self.how))
