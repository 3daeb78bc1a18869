"""A player's Armies, Fleet, Units and Ships in a scenario."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.facts import action_cards, places
from ludarium.games.europa.sight.layout_cards import CARD_NAMES, CARD_WORDS
from ludarium.games.europa.sight.layout_parts import Cell, Fields, Name, Space
from ludarium.games.europa.table.player import NOBODY, THE_RULER
from ludarium.games.europa.table.position import (
    ARMIES,
    ARMY_ILL,
    ARMY_LEADER,
    ARMY_SPACE,
    ARMY_UNITS,
    FLEET_DAMAGED,
    FLEET_ILL,
    FLEET_LEADER,
    FLEET_LIGHT,
    FLEET_PLACE,
    SEAS,
    Europa,
)
from ludarium.games.europa.table.words import ARMY_NUMBER, PLACE, SHIP
from ludarium.kernel.domain import Domain
from ludarium.kernel.layout import Codec, Many, Ref, Whole
from ludarium.kernel.layout_wide import Sparse

UNITS: Final = [
    *("infantry", "cavalry", "artillery"),
    *("mercenary_infantry", "mercenary_cavalry", "mercenary_artillery"),
    *("allied_infantry", "allied_cavalry", "allied_artillery"),
]
LEADER_DOMAIN: Final = Domain("leader", [*action_cards.CARD.refs, "ruler"])
BY_THE_RULER: Final = action_cards.CARDS  # in LEADER_DOMAIN
LEADER: Final = Name(LEADER_DOMAIN, CARD_NAMES, CARD_WORDS, optional=True)


def _leader(kept: int) -> int:
    return BY_THE_RULER if kept == THE_RULER else kept


def _kept(leader: int) -> int:
    return THE_RULER if leader == BY_THE_RULER else leader


# Armies

_UNIT_FIELDS: Final[list[tuple[str, Codec]]] = [(name, Whole(0, 40)) for name in UNITS]
NO_ARMY: Final[dict[str, Any]] = {"area": -1, **dict.fromkeys(UNITS, 0), "leader": NOBODY, "leader_ill": 0}
ARMY_FIELDS: Final = Fields(
    [("area", Space(optional=True)), *_UNIT_FIELDS, ("leader", LEADER), ("leader_ill", Whole(0, 2))],
    NO_ARMY,
    "area",
)


def _armies(position: Europa, player: int) -> Any:
    found: list[dict[str, Any]] = []
    kept = position.forces.armies
    for army in range(ARMIES):
        at = ask_forces.army_at(player, army)
        shown: dict[str, Any] = {"area": kept[at + ARMY_SPACE]}
        for kind, name in enumerate(UNITS):
            shown[name] = kept[at + ARMY_UNITS + kind]
        shown["leader"] = _leader(kept[at + ARMY_LEADER])
        shown["leader_ill"] = kept[at + ARMY_ILL]
        found.append(shown)
    return found


def _put_armies(position: Europa, player: int, value: Any, where: str) -> None:
    kept = position.own_forces().armies
    for army, given in enumerate(value):
        at = ask_forces.army_at(player, army)
        kept[at + ARMY_SPACE] = given["area"]
        for kind, name in enumerate(UNITS):
            kept[at + ARMY_UNITS + kind] = given[name]
        kept[at + ARMY_LEADER] = _kept(given["leader"])
        kept[at + ARMY_ILL] = given["leader_ill"]


# the Fleet

_SHIP_FIELDS: Final[list[tuple[str, Codec]]] = [(name, Whole(0, 15)) for name in SHIP.refs]
NO_FLEET: Final[dict[str, Any]] = {
    "place": -1,
    **dict.fromkeys(SHIP.refs, 0),
    "damaged": 0,
    "leader": NOBODY,
    "leader_ill": 0,
}
FLEET_FIELDS: Final = Fields(
    [
        ("place", Ref(PLACE, optional=True)),
        *_SHIP_FIELDS,
        ("damaged", Whole(0, 15)),
        ("leader", LEADER),
        ("leader_ill", Whole(0, 2)),
    ],
    NO_FLEET,
    "place",
)


def _fleet(position: Europa, player: int) -> Any:
    at = ask_forces.fleet_at(player)
    kept = position.forces.fleets
    shown: dict[str, Any] = {"place": kept[at + FLEET_PLACE]}
    for kind, name in enumerate(SHIP.refs):
        shown[name] = kept[at + FLEET_LIGHT + kind]
    shown["damaged"] = kept[at + FLEET_DAMAGED]
    shown["leader"] = _leader(kept[at + FLEET_LEADER])
    shown["leader_ill"] = kept[at + FLEET_ILL]
    return shown


def _put_fleet(position: Europa, player: int, value: Any, where: str) -> None:
    at = ask_forces.fleet_at(player)
    kept = position.own_forces().fleets
    kept[at + FLEET_PLACE] = value["place"]
    for kind, name in enumerate(SHIP.refs):
        kept[at + FLEET_LIGHT + kind] = value[name]
    kept[at + FLEET_DAMAGED] = value["damaged"]
    kept[at + FLEET_LEADER] = _kept(value["leader"])
    kept[at + FLEET_ILL] = value["leader_ill"]


# single Units and Light Ships


def _units(position: Europa, player: int) -> Any:
    return [ask_forces.loose_of(packed, player) for packed in position.forces.loose]


def _put_units(position: Europa, player: int, value: Any, where: str) -> None:
    loose = position.own_forces().loose
    shift = ask_forces.LOOSE_BITS * player
    for space, count in enumerate(value):
        loose[space] = loose[space] & ~(ask_forces.LOOSE_MASK << shift) | count << shift


def _ships(position: Europa, player: int) -> Any:
    """By place: those at sea off the slots, those in Port."""
    found = [ask_forces.off_of(packed, player) for packed in position.forces.sail]
    found.extend([0] * places.PROVINCES)
    docked = position.forces.docked
    for i in range(0, len(docked), 3):
        if docked[i + 1] == player:
            found[SEAS + docked[i]] += docked[i + 2]
    return found


def _put_ships(position: Europa, player: int, value: Any, where: str) -> None:
    forces = position.own_forces()
    shift = ask_forces.SAIL_BITS * player
    for sea in range(SEAS):
        forces.sail[sea] = forces.sail[sea] & ~(ask_forces.OFF_MASK << shift) | value[sea] << shift
    docked: list[int] = []
    wanted: list[int] = value[SEAS:]
    for i in range(0, len(forces.docked), 3):
        province, owner = forces.docked[i], forces.docked[i + 1]
        if owner != player:
            docked.extend(forces.docked[i : i + 3])
        elif wanted[province]:
            docked.extend([province, player, wanted[province]])
            wanted[province] = 0
    for province, count in enumerate(wanted):
        if count:
            docked.extend([province, player, count])
    forces.docked = docked


def _protection(position: Europa, player: int) -> Any:
    return [ask_forces.on_of(packed, player) for packed in position.forces.sail]


def _put_protection(position: Europa, player: int, value: Any, where: str) -> None:
    sail = position.own_forces().sail
    shift = ask_forces.SAIL_BITS * player + ask_forces.ON_SHIFT
    for sea, count in enumerate(value):
        sail[sea] = sail[sea] & ~(ask_forces.ON_MASK << shift) | count << shift


CELLS: Final = [
    Cell("armies", Many(ARMY_FIELDS, ARMY_NUMBER), _armies, _put_armies),
    Cell("units", Sparse(Whole(0, 20), places.SPACE, 0), _units, _put_units),
    Cell("fleet", FLEET_FIELDS, _fleet, _put_fleet),
    Cell("ships", Sparse(Whole(0, 15), PLACE, 0), _ships, _put_ships),
    Cell("trade_protection", Sparse(Whole(0, 3), places.SEA, 0), _protection, _put_protection),
]
