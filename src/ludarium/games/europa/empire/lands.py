"""Areas that leave and rejoin the Empire (EU-18.6)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.empire import authority
from ludarium.games.europa.empire.words import AREA_JOINED_HRE, AREA_LEFT_HRE
from ludarium.games.europa.facts import places
from ludarium.games.europa.put import supply
from ludarium.games.europa.table.doors import AREA_CHANGED, REALM_CHANGED
from ludarium.games.europa.table.position import ABSENT, NOT_HRE, Europa
from ludarium.games.europa.table.small import with_bits, without_bits

_LANDS: Final[list[int]] = [space for space in range(places.AREAS) if places.HRE_SPACE[space]]


# By board and space: see `inside`
_INSIDE: Final[list[list[list[int]]]] = [
    [[province for province in provinces if places.HRE[province]] for provinces in spaces]
    for spaces in places.PROVINCES_OF
]


def inside(position: Europa, space: int) -> list[int]:
    """EU-18.6.4: only the Provinces inside the border matter. Never change this list."""
    return _INSIDE[position.board][space]


def external(position: Europa, realm: int) -> bool:
    """A Realm other than the Emperor whose Capital lies outside the Empire's border."""
    capital = position.realms.capital[realm]
    return realm != position.emperor and (capital < 0 or not places.HRE[capital])


def all_external(position: Europa, space: int) -> bool:
    """EU-18.6.1: all Provinces Owned by external Realms; Vassal Provinces are their own Realm's."""
    land = position.land
    for province in inside(position, space):
        realm = land.holder[province]
        if realm < 0 or land.top[province] or not external(position, realm):
            return False
    return True


def all_members(position: Europa, space: int) -> bool:
    """EU-18.6.3: all Owned or Vassalized by Members or the Emperor."""
    land, realms = position.land, position.realms
    for province in inside(position, space):
        realm = land.holder[province]
        if realm < 0 or land.top[province]:
            return False
        if external(position, realm) and (realms.lord[realm] < 0 or external(position, realms.lord[realm])):
            return False
    return True


def leave(position: Europa, space: int, by_event: bool) -> None:
    """EU-18.6.1-2: the token; 1 Authority, unless the Event's text has it (EU-16.3.25); Imperial Influence goes."""
    if position.areas.marks[space] & NOT_HRE:
        return
    areas = position.own_creeds()
    areas.marks = with_bits(areas.marks, space, NOT_HRE)
    supply.remove_imperial(position, space, 9)
    position.tell(AREA_LEFT_HRE, space)
    if not by_event:
        authority.change(position, -1)
    authority.capped(position)


def area_changed(position: Europa, space: int) -> None:
    if position.emperor < 0 or space >= places.AREAS or not places.HRE_SPACE[space]:
        return
    if position.areas.marks[space] & NOT_HRE:
        if all_members(position, space):
            areas = position.own_creeds()
            areas.marks = without_bits(areas.marks, space, NOT_HRE)
            position.tell(AREA_JOINED_HRE, space)
            authority.change(position, 1)
    elif all_external(position, space):
        leave(position, space, False)
    authority.capped(position)


def realm_changed(position: Europa, realm: int) -> None:
    """A Realm's Capital or end moves the Electors and with them the cap (EU-18.3.6, AMB-40), its Capital or Overlord
    whether its Areas are the Empire's; an NPR Emperor that is gone ends the Empire (EU-18.8.3)."""
    if position.emperor < 0:
        return
    if realm == position.emperor and position.realms.kind[realm] == ABSENT:
        authority.end_empire(position)
        return
    authority.capped(position)
    for space in _LANDS:
        for province in inside(position, space):
            if position.land.holder[province] == realm:
                area_changed(position, space)
                break


def recount(position: Europa) -> None:
    """Another Realm is Emperor: what it Owns is the Empire's, and the lands of the one before may not be."""
    for space in _LANDS:
        area_changed(position, space)


AREA_CHANGED.append(area_changed)
REALM_CHANGED.append(realm_changed)
