"""Imperial Authority and Imperial Influence (EU-18.1, 18.2, 18.8.1)."""

from __future__ import annotations

from ludarium.games.europa.ask import offices, ownership, relations
from ludarium.games.europa.empire.words import (
    AUTHORITY_FELL,
    AUTHORITY_ROLLED,
    AUTHORITY_ROSE,
    HRE_ENDED,
    PLACE_IMPERIAL,
)
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.put import purse, supply
from ludarium.games.europa.table.actions import FREE, price
from ludarium.games.europa.table.player import ADM
from ludarium.games.europa.table.position import DNPR, IMPERIAL, NPR, Europa
from ludarium.games.europa.table.words import DONE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, verb_of


def change(position: Europa, steps: int) -> None:
    """EU-18.1.1-2: between 0 and the cap; beyond the ends nothing happens."""
    if position.emperor < 0:
        return
    goal = max(0, min(offices.authority_cap(position), position.authority + steps))
    if goal > position.authority:
        position.tell(AUTHORITY_ROSE, goal - position.authority)
    elif goal < position.authority:
        position.tell(AUTHORITY_FELL, position.authority - goal)
    position.authority = goal


def capped(position: Europa) -> None:
    """AMB-40: when Elector Areas are lost the Authority falls to the cap at once."""
    if position.emperor >= 0 and position.authority > 1 and position.authority > offices.authority_cap(position):
        change(position, 0)


def end_empire(position: Europa) -> None:
    """EU-18.7.3, 18.8.3: the Empire is dissolved for good."""
    for space in range(places.AREAS):
        supply.remove_imperial(position, space, 9)
    position.emperor = -1
    position.authority = 0
    position.imperial_pool = 0
    position.defending = 0
    position.tell(HRE_ENDED)


# the Emperor's Action


def cost(position: Europa, waived: int) -> int:
    return price(tracks.RAISE_ADM[position.authority], waived)


def can_raise_authority(position: Europa, player: int, waived: int = 0) -> bool:
    """EU-18.1.5: 1 + the present Authority, in ADM; never beyond the cap."""
    return (
        offices.emperor_player(position) == player
        and position.players[player].power[ADM] >= cost(position, waived)
        and position.authority < offices.authority_cap(position)
    )


def begin_raise_authority(position: Europa, player: int, waived: int = 0) -> None:
    if waived < FREE:
        purse.lose_power(position, player, ADM, cost(position, waived))
    change(position, 1)


# an NPR Emperor


def roll(position: Europa) -> None:
    """EU-18.8.1: a die at the end of the Round; 1 lowers, 6 raises, else only a throw far from the Authority moves
    it."""
    thrown = position.chance.roll()
    position.tell(AUTHORITY_ROLLED, thrown)
    change(position, moved(thrown, position.authority))


def moved(thrown: int, authority: int) -> int:
    if thrown == 1:
        return -1
    if thrown == 6:
        return 1
    if thrown <= authority - tracks.NPR_DIE_GAP:
        return -1
    return 1 if thrown >= authority + tracks.NPR_DIE_GAP else 0


# Imperial Influence


def imperial_count(position: Europa) -> int:
    return sum(relations.imperial(position, space) for space in range(places.AREAS))


def imperial_areas(position: Europa) -> list[int]:
    """EU-18.2.2: HRE Areas with room and a Province of an NPR Member."""
    found: list[int] = []
    for space in offices.hre_spaces(position):
        if supply.influence_room(position, space) <= 0:
            continue
        for province in places.PROVINCES_OF[position.board][space]:
            realm = ownership.owner(position, province)
            if realm >= 0 and position.realms.kind[realm] in (NPR, DNPR) and offices.member(position, realm):
                found.append(space)
                break
    return found


def place_imperial(position: Europa) -> None:
    """EU-4.5.9: as many as the Authority; a player who is Emperor may lay all of them anew. Those of an NPR Emperor
    stay
    where they lie, as far as the Authority goes."""
    player = offices.emperor_player(position)
    if player < 0:
        trim(position)
        return
    before: list[int] = [relations.imperial(position, space) for space in range(places.AREAS)]
    for space in range(places.AREAS):
        supply.remove_imperial(position, space, 9)
    position.push(PlaceImperial(player, before, position.authority))


def trim(position: Europa) -> None:
    surplus = imperial_count(position) - position.authority
    for space in sorted(range(places.AREAS), key=places.SPACE_ORDER.__getitem__, reverse=True):
        if surplus > 0:
            surplus -= supply.remove_imperial(position, space, surplus)


@data
class PlaceImperial(Decision[Europa]):
    """EU-18.2.2: where the Imperial Influence lies, cube by cube, as much as the Authority; `done` puts the rest back
    where it was, once that leaves nothing out, or there is no room anywhere."""

    before: Shared[list[int]]
    left: int
    RULES = ("EU-4.5.9", "EU-18.2.1", "EU-18.2.2")

    def options(self, position: Europa) -> list[int]:
        areas = imperial_areas(position) if self.left else []
        found = [PLACE_IMPERIAL.of(space) for space in areas]
        if not found or sum(self._back(position, space) for space in areas) >= self.left:
            found.append(DONE.code)
        return found

    def _back(self, position: Europa, space: int) -> int:
        """How many of the cubes that lay in an Area fit there still."""
        gone = self.before[space] - relations.imperial(position, space)
        return max(0, min(gone, supply.influence_room(position, space)))

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            self._restore(position)
            return
        position.own_areas().influence[first(option)] += 1 << (3 * IMPERIAL)
        if self.left > 1:
            position.push(PlaceImperial(self.seat, self.before, self.left - 1))

    def _restore(self, position: Europa) -> None:
        """What is left goes back where cubes lay before, as far as there is room and the Authority allows."""
        left = self.left
        for space in imperial_areas(position):
            back = min(left, self._back(position, space))
            if back:
                position.own_areas().influence[space] += back << (3 * IMPERIAL)
                left -= back

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]
