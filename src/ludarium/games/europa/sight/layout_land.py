"""The map in a scenario: Provinces, spaces, Realms, Trade Nodes."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.facts import faiths, places, realms
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.put import towns
from ludarium.games.europa.sight.layout_parts import Cell, Rows
from ludarium.games.europa.table.position import (
    BATTLEGROUND,
    NOT_HRE,
    PLAGUE,
    PLUS_MASK,
    PLUS_ONE,
    REBELS,
    REVOLUTION,
    SMALL,
    UNREST,
    UNREST_TOP,
    Europa,
)
from ludarium.games.europa.table.small import put, with_bits, without_bits
from ludarium.kernel.domain import Domain
from ludarium.kernel.errors import bad_scenario
from ludarium.kernel.layout import Flag, Ref, Whole

PIECE: Final = Domain("piece", ["small", "large", "two-small", "vassal", "stand-in"])
OCCUPANT: Final = Domain("occupant", [*REALM.refs, "rebels"])
BY_REBELS: Final = realms.REALMS  # in OCCUPANT
KIND: Final = Domain("kind", ["absent", "npr", "dnpr", "vassal", "played"])
REVOLUTION_BITS: Final = REVOLUTION - 1


def player_of(position: Europa, realm: int, where: str) -> int:
    """The player of a Realm that must be played."""
    player = position.realms.player[realm] if realm >= 0 else -1
    if player < 0:
        name = REALM.ref(realm) if realm >= 0 else "none"
        played = ", ".join(REALM.ref(each.realm) for each in position.players)
        raise bad_scenario(
            where,
            f"nobody plays {name} in this game. Expected one of: {played}.",
            "not-played",
            {"given": name, "expected": played},
        )
    return player


# Provinces


def _provinces(position: Europa) -> list[tuple[int, int]]:
    return [(p, p) for p in range(places.PROVINCES) if places.IN_PLAY[position.board][p]]


def _owner(position: Europa, p: int) -> Any:
    return position.land.holder[p]


def _put_owner(position: Europa, p: int, value: Any, where: str) -> None:
    position.own_land().holder[p] = value


def _town(position: Europa, p: int) -> Any:
    return towns.token_what(position.land.town[p])


def _put_town(position: Europa, p: int, value: Any, where: str) -> None:
    """Whose it is follows from who owns the Province (settle_land)."""
    land = position.own_land()
    land.town = put(land.town, p, 0 if value < 0 else towns.code(max(0, towns.token_player(land.town[p])), value))


def _occupant(position: Europa, p: int) -> Any:
    top = position.land.top[p]
    if top == REBELS:
        return BY_REBELS
    return -1 if top == 0 else position.players[towns.token_player(top)].realm


def _put_occupant(position: Europa, p: int, value: Any, where: str) -> None:
    land = position.own_land()
    if value < 0:
        land.top[p] = 0
    elif value == BY_REBELS:
        land.top[p] = REBELS
    else:
        land.top[p] = towns.code(player_of(position, value, where), max(SMALL, towns.token_what(land.top[p])))


def _with(position: Europa, p: int) -> Any:
    return towns.token_what(position.land.top[p])


def _put_with(position: Europa, p: int, value: Any, where: str) -> None:
    top = position.land.top[p]
    if value >= 0 and top and top != REBELS:
        position.own_land().top[p] = towns.code(towns.token_player(top), value)
    elif value != _with(position, p):
        raise bad_scenario(where, "nothing stands here that could be described.", "nothing-here")


def _unrest(position: Europa, p: int) -> Any:
    return bool(position.land.marks[p] & UNREST)


def _put_unrest(position: Europa, p: int, value: Any, where: str) -> None:
    land = position.own_land()
    land.marks = _mark(land.marks, p, UNREST, value)


def _unrest_top(position: Europa, p: int) -> Any:
    return bool(position.land.marks[p] & UNREST_TOP)


def _put_unrest_top(position: Europa, p: int, value: Any, where: str) -> None:
    land = position.own_land()
    land.marks = _mark(land.marks, p, UNREST_TOP, value)


def _plus(position: Europa, p: int) -> Any:
    return (position.land.marks[p] & PLUS_MASK) // PLUS_ONE


def _put_plus(position: Europa, p: int, value: Any, where: str) -> None:
    land = position.own_land()
    land.marks = put(land.marks, p, land.marks[p] & ~PLUS_MASK | value * PLUS_ONE)


def _dnpr(position: Europa, p: int) -> Any:
    return position.land.dnpr[p] - 1


def _put_dnpr(position: Europa, p: int, value: Any, where: str) -> None:
    land = position.own_land()
    land.dnpr = put(land.dnpr, p, value + 1)


def _mark(marks: bytes, i: int, bit: int, on: bool) -> bytes:
    return with_bits(marks, i, bit) if on else without_bits(marks, i, bit)


PROVINCES: Final = Rows(
    places.PROVINCE,
    _provinces,
    [
        Cell("owner", Ref(REALM, optional=True), _owner, _put_owner),
        Cell("town", Ref(PIECE, optional=True), _town, _put_town),
        Cell("unrest", Flag(), _unrest, _put_unrest),
        Cell("occupant", Ref(OCCUPANT, optional=True), _occupant, _put_occupant),
        Cell("occupant_town", Ref(PIECE, optional=True), _with, _put_with),
        Cell("occupant_unrest", Flag(), _unrest_top, _put_unrest_top),
        Cell("manpower_tokens", Whole(0, 3), _plus, _put_plus),
        Cell("dnpr", Ref(REALM, optional=True), _dnpr, _put_dnpr),
    ],
)

# spaces: Areas and Distant Provinces and Territories


def _spaces(position: Europa) -> list[tuple[int, int]]:
    return [(s, s) for s in range(places.SPACES) if places.SPACE_IN_PLAY[position.board][s]]


def _creed(position: Europa, s: int) -> Any:
    return position.areas.creed[s] & REVOLUTION_BITS if s < places.AREAS else faiths.OUTSIDE


def _put_creed(position: Europa, s: int, value: Any, where: str) -> None:
    """The Religion of a slot is that of all Areas that follow it (EU-2.M.6)."""
    if s >= places.AREAS:
        if value != faiths.OUTSIDE:
            raise bad_scenario(where, "nothing stands here that could be described.", "nothing-here")
        return
    areas = position.own_areas()
    for area in places.SLOT_AREAS[places.SLOT_OF[s]]:
        areas.creed = put(areas.creed, area, areas.creed[area] & ~REVOLUTION_BITS | value)


def _revolution(position: Europa, s: int) -> Any:
    return s < places.AREAS and position.areas.creed[s] >= REVOLUTION


def _put_revolution(position: Europa, s: int, value: Any, where: str) -> None:
    if s >= places.AREAS:
        if value:
            raise bad_scenario(where, "nothing stands here that could be described.", "nothing-here")
        return
    areas = position.own_areas()
    areas.creed = _mark(areas.creed, s, REVOLUTION, value)


def _rebels(position: Europa, s: int) -> Any:
    return position.forces.rebels[s]


def _put_rebels(position: Europa, s: int, value: Any, where: str) -> None:
    forces = position.own_forces()
    forces.rebels = put(forces.rebels, s, value)


def _plague(position: Europa, s: int) -> Any:
    return bool(position.areas.marks[s] & PLAGUE)


def _put_plague(position: Europa, s: int, value: Any, where: str) -> None:
    areas = position.own_areas()
    areas.marks = _mark(areas.marks, s, PLAGUE, value)


def _not_hre(position: Europa, s: int) -> Any:
    return bool(position.areas.marks[s] & NOT_HRE)


def _put_not_hre(position: Europa, s: int, value: Any, where: str) -> None:
    areas = position.own_areas()
    areas.marks = _mark(areas.marks, s, NOT_HRE, value)


def _battleground(position: Europa, s: int) -> Any:
    return bool(position.areas.marks[s] & BATTLEGROUND)


def _put_battleground(position: Europa, s: int, value: Any, where: str) -> None:
    areas = position.own_areas()
    areas.marks = _mark(areas.marks, s, BATTLEGROUND, value)


AREAS: Final = Rows(
    places.SPACE,
    _spaces,
    [
        Cell("religion", Ref(faiths.FAITH), _creed, _put_creed),
        Cell("revolution", Flag(), _revolution, _put_revolution),
        Cell("rebels", Whole(0, 255), _rebels, _put_rebels),
        Cell("plague", Flag(), _plague, _put_plague),
        Cell("not_hre", Flag(), _not_hre, _put_not_hre),
        Cell("battleground", Flag(), _battleground, _put_battleground),
    ],
)

# Realms


def _realms(position: Europa) -> list[tuple[int, int]]:
    return [(r, r) for r in range(realms.REALMS)]


def _kind(position: Europa, r: int) -> Any:
    return position.realms.kind[r]


def _put_kind(position: Europa, r: int, value: Any, where: str) -> None:
    position.own_realms().kind[r] = value


def _lord(position: Europa, r: int) -> Any:
    return position.realms.lord[r]


def _put_lord(position: Europa, r: int, value: Any, where: str) -> None:
    position.own_realms().lord[r] = value


def _capital(position: Europa, r: int) -> Any:
    return position.realms.capital[r]


def _put_capital(position: Europa, r: int, value: Any, where: str) -> None:
    position.own_realms().capital[r] = value


def _faith(position: Europa, r: int) -> Any:
    return position.realms.faith[r]


def _put_faith(position: Europa, r: int, value: Any, where: str) -> None:
    lords = position.own_realms()
    lords.faith = put(lords.faith, r, value)


REALMS: Final = Rows(
    REALM,
    _realms,
    [
        Cell("kind", Ref(KIND), _kind, _put_kind),
        Cell("overlord", Ref(REALM, optional=True), _lord, _put_lord),
        Cell("capital", Ref(places.PROVINCE, optional=True), _capital, _put_capital),
        Cell("religion", Ref(faiths.FAITH), _faith, _put_faith),
    ],
)

# Trade Nodes


def _nodes(position: Europa) -> list[tuple[int, int]]:
    return [(n, n) for n in range(places.NODES) if places.NODE_IN_PLAY[position.board][n]]


def _pirates(position: Europa, n: int) -> Any:
    return position.forces.pirates[n]


def _put_pirates(position: Europa, n: int, value: Any, where: str) -> None:
    forces = position.own_forces()
    forces.pirates = put(forces.pirates, n, value)


def _expanded(position: Europa, n: int) -> Any:
    return bool(position.forces.expanded[n])


def _put_expanded(position: Europa, n: int, value: Any, where: str) -> None:
    forces = position.own_forces()
    forces.expanded = put(forces.expanded, n, int(value))


NODES: Final = Rows(
    places.NODE,
    _nodes,
    [
        Cell("pirates", Whole(0, 255), _pirates, _put_pirates),
        Cell("expanded", Flag(), _expanded, _put_expanded),
    ],
)
