"""The Empire and the Curia (EU-18.1-18.3, 19.1-19.2), and faith in the Areas (EU-15.3.4): who holds what office."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import tables
from ludarium.games.europa.ask.forces import has_units
from ludarium.games.europa.ask.ownership import owns_in
from ludarium.games.europa.facts import faiths, places, realms, tracks
from ludarium.games.europa.table.position import ABSENT, NOT_HRE, REBELS, REVOLUTION, VASSAL, Europa

_ELECTORS: Final[list[int]] = [space for space in range(places.AREAS) if places.ELECTOR[space]]
_IMPERIAL: Final[list[int]] = [space for space in range(places.AREAS) if places.HRE_SPACE[space]]
# By board: the Provinces inside the border of the Empire
_INSIDE: Final[list[list[int]]] = [
    [
        province
        for space in range(places.AREAS)
        if places.HRE_SPACE[space]
        for province in provinces[space]
        if places.HRE[province]
    ]
    for provinces in places.PROVINCES_OF
]

# the Empire


def emperor_player(position: Europa) -> int:
    """The player who is Emperor; -1: an NPR, or there is no Empire."""
    return -1 if position.emperor < 0 else position.realms.player[position.emperor]


def is_emperor(position: Europa, player: int) -> bool:
    return position.emperor >= 0 and position.players[player].realm == position.emperor


def hre_space(position: Europa, space: int) -> bool:
    """An HRE Area, if only in part (AMB-61), that has not left (EU-18.3.1)."""
    return position.emperor >= 0 and places.HRE_SPACE[space] != 0 and not position.areas.marks[space] & NOT_HRE


def hre_province(position: Europa, province: int) -> bool:
    """Inside the border of the Empire, in an Area that has not left."""
    return (
        position.emperor >= 0
        and places.HRE[province] != 0
        and not position.areas.marks[places.SPACE_OF[province]] & NOT_HRE
    )


def hre_spaces(position: Europa) -> list[int]:
    if position.emperor < 0:
        return []
    marks = position.areas.marks
    return [space for space in _IMPERIAL if not marks[space] & NOT_HRE]


def member(position: Europa, realm: int) -> bool:
    """An HRE Member: player, NPR or Vassal whose present Capital lies inside (EU-18.3.2, AMB-43)."""
    capital = position.realms.capital[realm]
    return (
        capital >= 0
        and places.HRE[capital] != 0
        and position.realms.kind[realm] != ABSENT
        and hre_province(position, capital)
    )


def member_nations(position: Europa) -> list[int]:
    """The HRE Members that are nobody's Vassals, in order."""
    if position.emperor < 0:
        return []
    capital, marks = position.realms.capital, position.areas.marks
    return [
        realm
        for realm in tables.nations(position)
        if capital[realm] >= 0 and places.HRE[capital[realm]] and not marks[places.SPACE_OF[capital[realm]]] & NOT_HRE
    ]


def subject(position: Europa, realm: int) -> bool:
    """An Imperial Subject: a Member other than the Emperor."""
    return realm != position.emperor and member(position, realm)


def subjects(position: Europa) -> list[int]:
    return [realm for realm in range(realms.REALMS) if subject(position, realm)]


def elector(position: Europa, space: int) -> bool:
    """An Elector Area (EU-18.3.6)."""
    return position.emperor >= 0 and space < places.AREAS and places.ELECTOR[space] != 0 and _elects(position, space)


def electors(position: Europa) -> list[int]:
    """The Elector Areas (EU-18.3.6): those with an eagle in which a Member has its Capital."""
    if position.emperor < 0:
        return []
    return [space for space in _ELECTORS if _elects(position, space)]


def _elects(position: Europa, space: int) -> bool:
    land, own = position.land, position.realms
    for province in places.PROVINCES_OF[position.board][space]:
        holder = land.holder[province]
        if holder >= 0 and own.capital[holder] == province and hre_province(position, province):
            return True
    return False


def authority_cap(position: Europa) -> int:
    """EU-18.1.2: 1 + the Elector Areas, and never above the end of the track."""
    return min(tracks.AUTHORITY_MOST, 1 + len(electors(position)))


def unlawful(position: Europa, realm: int) -> bool:
    """An Unlawful Occupant (EU-18.3.5): its Capital lies outside, and it Controls a Province inside or has a
    Vassal's."""
    if position.emperor < 0 or realm == position.emperor or member(position, realm):
        return False
    land, own = position.land, position.realms
    player = own.player[realm]
    for province in _INSIDE[position.board]:
        if position.areas.marks[places.SPACE_OF[province]] & NOT_HRE:
            continue
        top = land.top[province]
        if top:
            if top != REBELS and (top - 1) >> 3 == player:
                return True
        elif land.holder[province] == realm:
            return True
        if land.holder[province] >= 0 and own.lord[land.holder[province]] == realm:
            return True
    return False


def foreign_spaces(position: Europa) -> int:
    """How many HRE Areas held Units of Realms outside the Empire before this Turn (EU-18.8.2)."""
    outside = [player for player, each in enumerate(position.players) if not member(position, each.realm)]
    found = 0
    for space in hre_spaces(position):
        for player in outside:
            if has_units(position.then_forces, player, space):
                found += 1
                break
    return found


# the Curia


def catholic(position: Europa, player: int) -> bool:
    """A Catholic State Religion; Counter-Reformed is Catholic (EU-15.0.2)."""
    return faiths.IS_CATHOLIC[position.realms.faith[position.players[player].realm]] != 0


def catholic_players(position: Europa) -> list[int]:
    """Clockwise."""
    return [player for player in position.order if catholic(position, player)]


def curia_slots(position: Europa) -> int:
    """EU-19.1.3: Catholic players + 1, without the Roma slot."""
    return min(tracks.CURIA_SLOTS, len(catholic_players(position)) + 1)


def cardinals(position: Europa, player: int) -> int:
    """All of a player, the Roma Cardinal included."""
    return position.curia.count(player) + (1 if position.roma == player else 0)


def curia_controller(position: Europa) -> int:
    """Most Cardinals; of those tied, who has the leftmost, Roma being leftmost of all (EU-19.1.2, AMB-52, -53); -1:
    none."""
    best, most = -1, 0
    if position.roma >= 0:
        best, most = position.roma, cardinals(position, position.roma)
    for player in position.curia:
        if player >= 0 and player != best:
            count = cardinals(position, player)
            if count > most:
                best, most = player, count
    return best


def uncontested(position: Europa) -> bool:
    """EU-19.1.1: the Controller has more than each other player, and at least 2."""
    best = curia_controller(position)
    if best < 0:
        return False
    most = cardinals(position, best)
    if most < 2:
        return False
    for player in range(len(position.players)):
        if player != best and cardinals(position, player) >= most:
            return False
    return True


# faith


def creed(position: Europa, space: int) -> int:
    """The Religion of an Area, told by its slot (EU-2.M.6): Revolutionary while such a token lies there (EU-15.0.7).
    Distant ones are OUTSIDE."""
    if space >= places.AREAS:
        return faiths.OUTSIDE
    value = position.areas.creed[places.SLOT_OF[space]]
    return faiths.REVOLUTIONARY if value & REVOLUTION else value


def same_faith(faith: int, other: int) -> bool:
    """Counter-Reformed and Catholic are one faith (EU-15.0.2); religions outside the game differ from all."""
    if faith == faiths.OUTSIDE or other == faiths.OUTSIDE:
        return False
    return faith == other or (faiths.IS_CATHOLIC[faith] != 0 and faiths.IS_CATHOLIC[other] != 0)


def other_religion(position: Europa, faith: int, space: int) -> bool:
    """The Area's Religion is another than this faith. Distant religions do not matter (EU-15.0.1)."""
    return space < places.AREAS and not same_faith(faith, creed(position, space))


def differs(position: Europa, player: int, space: int) -> bool:
    """The Area's Religion is not the player's State Religion."""
    return other_religion(position, position.realms.faith[position.players[player].realm], space)


def dissent(position: Europa, player: int, space: int) -> bool:
    """Religious Dissent (EU-15.3.4, AMB-30): the player Owns a Province in an Area of another Religion."""
    return differs(position, player, space) and owns_in(position, player, space)


def vassal_dissent(position: Europa, player: int, space: int) -> bool:
    """The same for his Vassals (EU-4.3.20): an uncovered Vassal token in an Area of another Religion."""
    if not differs(position, player, space):
        return False
    land = position.land
    for province in places.PROVINCES_OF[position.board][space]:
        if land.top[province] == 0 and land.town[province] == 1 + 8 * player + VASSAL:
            return True
    return False


def dissent_spaces(position: Europa, player: int) -> list[int]:
    return [space for space in tables.areas(position.land, player) if dissent(position, player, space)]
