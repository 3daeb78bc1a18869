"""One placement routine: Towns, Vassal tokens, occupation, Rebel Towns, Unrest; who holds a Province (EU-7.5, 9.8).

Two layers lie on a Province: what its Lawful Owner has there (`town`), and what has been put on top of it (`top`).
"""

from __future__ import annotations

from ludarium.games.europa.ask.ownership import token_player as token_player
from ludarium.games.europa.ask.ownership import token_what as token_what
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.put import realms
from ludarium.games.europa.put.supply import WANT_COVER, take_cube
from ludarium.games.europa.table.doors import area_changed, realm_changed
from ludarium.games.europa.table.position import (
    LARGE,
    PLAYED,
    PLUS_MASK,
    REBELS,
    SMALL,
    STAND_IN,
    TWO_SMALL,
    UNREST,
    UNREST_TOP,
    VASSAL,
    VASSALIZED,
    Europa,
)
from ludarium.games.europa.table.small import put, with_bits, without_bits
from ludarium.games.europa.table.words import (
    DEVELOPED,
    FREED,
    OCCUPIED,
    PROVINCE_PASSED,
    REBEL_TOWN_PLACED,
    TOWN_PLACED,
    UNREST_GAINED,
    UNREST_LOST,
    VASSAL_PLACED,
)


def code(player: int, what: int) -> int:
    return 1 + 8 * player + what


def printed(position: Europa, province: int) -> int:
    """The Province's size on the board: its Tax Value as long as nobody has Developed it."""
    return places.SIZE[position.board][province]


# the tracks


def piece(position: Europa, player: int, size: int) -> int:
    """Which piece of the Town Track stands for this size, or -1: none is left (EU-7.5.3, 7.5.5)."""
    me = position.players[player]
    if size == 2:
        if me.large < tracks.PIECES_LARGE:
            return LARGE
        return TWO_SMALL if me.small + 2 <= tracks.PIECES_SMALL else -1
    if me.small < tracks.PIECES_SMALL:
        return SMALL
    return STAND_IN if me.vassal < tracks.PIECES_VASSALS else -1


def worth(what: int, printed_size: int) -> int:
    """The Tax Value that a piece shows."""
    if what in (LARGE, TWO_SMALL):
        return 2
    return printed_size if what == VASSAL else 1


def _take(position: Europa, player: int, what: int, size: int) -> None:
    """A piece leaves its track."""
    me = position.own_player(player)
    if what == LARGE:
        me.large += 1
    elif what == TWO_SMALL:
        me.small += 2
    elif what == SMALL:
        me.small += 1
    else:
        me.vassal += size if what == VASSAL else 1
        me.stand_ins += 1 if what == STAND_IN else 0


def _back(position: Europa, player: int, what: int, size: int) -> None:
    """A piece returns to its track."""
    me = position.own_player(player)
    if what == LARGE:
        me.large -= 1
    elif what == TWO_SMALL:
        me.small -= 2
    elif what == SMALL:
        me.small -= 1
    else:
        me.vassal -= size if what == VASSAL else 1
        me.stand_ins -= 1 if what == STAND_IN else 0


def _cover(position: Europa, province: int) -> None:
    """The piece below is covered: a cube goes on its track (EU-4.3.6, 9.8.8, AMB-EU1-10, -11)."""
    below = position.land.town[province]
    player = token_player(below)
    if player < 0:
        return
    what = token_what(below)
    size = worth(what, printed(position, province))
    me = position.own_player(player)
    if what == VASSAL:
        me.covered_vassal += size
    else:
        me.covered += size
    me.covers += 1
    take_cube(position, player, WANT_COVER, province)


def _uncover(position: Europa, province: int) -> None:
    below = position.land.town[province]
    player = token_player(below)
    if player < 0:
        return
    what = token_what(below)
    size = worth(what, printed(position, province))
    me = position.own_player(player)
    if what == VASSAL:
        me.covered_vassal -= size
    else:
        me.covered -= size
    me.covers -= 1
    me.cubes += 1


# placing and lifting


def can_town(position: Europa, player: int, province: int) -> bool:
    return piece(position, player, printed(position, province)) >= 0


def town(position: Europa, province: int, player: int) -> None:
    """A Town of the right size; the Province is the player's Realm's from now on. Nothing may lie there."""
    what = piece(position, player, printed(position, province))
    assert what >= 0, "no Town is left"
    _take(position, player, what, 1)
    land = position.hand_over(province, position.players[player].realm)
    land.town = put(land.town, province, code(player, what))
    land.marks = without_bits(land.marks, province, PLUS_MASK)
    position.tell(TOWN_PLACED, position.players[player].realm, province)


def vassal_left(position: Europa, player: int) -> int:
    return tracks.PIECES_VASSALS - position.players[player].vassal


def vassal(position: Europa, province: int, player: int) -> None:
    """Vassal tokens, one per Tax Value (EU-11.4.5); the Province stays its Realm's. Nothing may lie there."""
    _take(position, player, VASSAL, printed(position, province))
    land = position.own_town()
    land.town = put(land.town, province, code(player, VASSAL))
    land.marks = without_bits(land.marks, province, PLUS_MASK)
    position.tell(VASSAL_PLACED, position.players[player].realm, province)


def clear_top(position: Europa, province: int) -> None:
    """What lies on top goes home, a Rebel Town or an occupant's Town (EU-9.8.6, 9.8.9), and the piece below is
    uncovered."""
    top = position.land.top[province]
    if top == 0:
        return
    player = token_player(top)
    if player >= 0:
        _back(position, player, token_what(top), 1)
    land = position.own_top()
    land.top[province] = 0
    land.marks = without_bits(land.marks, province, UNREST_TOP)
    _uncover(position, province)


def uncover(position: Europa, province: int) -> None:
    """`clear_top`, told, with its consequences."""
    if position.land.top[province]:
        clear_top(position, province)
        position.tell(FREED, province)
        changed(position, province)


def lift(position: Europa, province: int) -> None:
    """The piece of the Lawful Owner (or Overlord) goes back to its track, with what lies on top. The holder stays."""
    clear_top(position, province)
    below = position.land.town[province]
    if below:
        _back(position, token_player(below), token_what(below), printed(position, province))
        land = position.own_town()
        land.town = put(land.town, province, 0)
        land.marks = without_bits(land.marks, province, UNREST)


def give(position: Europa, province: int, realm: int) -> None:
    """The Province passes to a Realm: lawfully its own from now on, with a Town or Vassal tokens where a player is
    behind it. A DNPR token below stays for a player's Realm (EU-13.3.3), and goes with any other owner."""
    old = position.land.holder[province]
    lift(position, province)
    land = position.hand_over(province, realm)
    kind = position.realms.kind[realm]
    if kind == PLAYED:
        town(position, province, position.realms.player[realm])
    else:
        if land.dnpr[province] != realm + 1:
            land.dnpr = put(land.dnpr, province, 0)
        lord = position.realms.lord[realm]
        if kind == VASSALIZED and lord >= 0 and position.realms.kind[lord] == PLAYED:
            vassal(position, province, position.realms.player[lord])
    position.tell(PROVINCE_PASSED, province, realm)
    if old >= 0 and old != realm:
        realms.settle(position, old)
    realms.settle(position, realm)
    changed(position, province)
    if old >= 0 and old != realm:
        realm_changed(position, old)
    realm_changed(position, realm)


def occupy(position: Europa, province: int, player: int) -> bool:
    """A player's Town on another's Province, Unrest side up (EU-9.8.7, 9.8.8, 9.8.10). False: he has no Town left."""
    what = piece(position, player, land_value(position, province))
    if what < 0:
        return False
    clear_top(position, province)
    _take(position, player, what, 1)
    land = position.own_top()
    land.top[province] = code(player, what)
    land.marks = with_bits(land.marks, province, UNREST_TOP)
    _cover(position, province)
    position.tell(OCCUPIED, position.players[player].realm, province)
    changed(position, province)
    return True


def land_value(position: Europa, province: int) -> int:
    """Tax Value: 2 while a Large Town (or two Small) lies there, else the printed size (EUI-11)."""
    what = token_what(position.land.town[province])
    return worth(what, printed(position, province)) if what >= 0 and what != STAND_IN else printed(position, province)


def rebel_town(position: Europa, province: int) -> None:
    """EU-4.3.6: on top of a Core of its owner."""
    clear_top(position, province)
    position.own_top().top[province] = REBELS
    _cover(position, province)
    position.tell(REBEL_TOWN_PLACED, province)
    changed(position, province)


def unrest(position: Europa, province: int, on: bool) -> None:
    """Turns the uppermost Town or Vassal token of a player (EU-14.1.1). Under a Rebel Town nothing is turned."""
    top = position.land.top[province]
    if top == REBELS or (top == 0 and position.land.town[province] == 0):
        return
    bit = UNREST_TOP if top else UNREST
    if bool(position.land.marks[province] & bit) == on:
        return
    land = position.own_unrest()
    land.marks = put(land.marks, province, land.marks[province] ^ bit)
    position.tell(UNREST_GAINED if on else UNREST_LOST, province)


def develop(position: Europa, province: int) -> bool:
    """EU-16.3.15: an own Small Town becomes a Large one, if one is left."""
    below = position.land.town[province]
    player = token_player(below)
    if token_what(below) != SMALL or position.land.top[province]:
        return False
    if position.players[player].large >= tracks.PIECES_LARGE:
        return False
    me = position.own_player(player)
    me.small -= 1
    me.large += 1
    land = position.own_town()
    land.town = put(land.town, province, code(player, LARGE))
    position.tell(DEVELOPED, province)
    return True


def changed(position: Europa, province: int) -> None:
    area_changed(position, places.SPACE_OF[province])
