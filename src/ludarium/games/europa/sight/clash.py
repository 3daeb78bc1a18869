"""The Battle being fought as everybody sees it: pieces, Leaders, and the dice that are thrown next."""

from __future__ import annotations

from ludarium.games.europa.ask import forces, modifiers
from ludarium.games.europa.battle import dice, state
from ludarium.games.europa.battle.casualties import LoseShip, LoseUnit
from ludarium.games.europa.battle.state import (
    ATTACKERS,
    BEGAN,
    BLACK,
    DEFENDERS,
    HITS,
    IMPERIAL,
    ROUND,
)
from ludarium.games.europa.facts import people, places
from ludarium.games.europa.facts.dice import BATTLE_FACES, I2, A, C, I
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.language import symbols
from ludarium.games.europa.sight import shapes
from ludarium.games.europa.table.player import NOBODY, THE_RULER
from ludarium.games.europa.table.position import FLEET, FLEET_LIGHT, FLEET_PLACE, UNIT_KINDS, Europa
from ludarium.games.europa.table.words import SHIP, UNIT


def battle(position: Europa) -> shapes.Battle | None:
    if not position.battle:
        return None
    here = state.place(position)
    return {
        "place": places.SEA.full(here) if state.at_sea(position) else places.SPACE.full(here),
        "round": position.battle[ROUND],
        "attackers": _side(position, ATTACKERS),
        "defenders": _side(position, DEFENDERS),
    }


def _side(position: Europa, side: int) -> shapes.BattleSide:
    commander = state.commander(position, side)
    return {
        "commander": REALM.full(position.realm_of(commander)) if commander >= 0 else "",
        "leader": _leader(position, side, commander),
        "factions": [_faction(position, side, faction) for faction in state.factions(position, side)],
        "imperial": state.get(position, side, IMPERIAL),
        "pieces": state.pieces(position, side),
        "began": state.get(position, side, BEGAN),
        "dice": dice.pool(position, side),
        "odds": odds(position, side),
        "sure": dice.heavy_ships(position, side) if state.at_sea(position) else 0,
        "hits": state.get(position, side, HITS) + _being_taken(position, side),
    }


def _being_taken(position: Europa, side: int) -> int:
    """The hit for which its owner is just being asked what is lost."""
    asked = position.agenda[-1] if position.agenda else None
    if isinstance(asked, LoseUnit) or isinstance(asked, LoseShip):  # noqa: SIM101 (compiled, each is one comparison)
        return int(asked.seat in state.factions(position, side))
    return 0


def odds(position: Europa, side: int) -> list[int]:
    """How likely the next roll of a side makes 0, 1, 2, ... hits, in thousandths."""
    spread: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
    pool = dice.pool(position, side)
    commander = state.commander(position, side)
    double = commander >= 0 and modifiers.allowed(position, commander, symbols.M_INFANTRY_DOUBLE)
    for die in range(3):
        for _ in range(pool[die]):
            spread = _thrown(spread, BATTLE_FACES[die], 2 if double else 1)
    units = state.by_type(position, side) if not state.at_sea(position) else [0, 0, state.pieces(position, side)]
    sure = dice.heavy_ships(position, side) if state.at_sea(position) else 0
    found = [0.0] * (sum(units) + sure + 1)
    for (infantry, cavalry, artillery), chance in spread.items():
        hits = min(units[0], infantry) + min(units[1], cavalry) + min(units[2], artillery) + sure
        found[hits] += chance
    while len(found) > 1 and found[-1] == 0.0:
        found.pop()
    return [round(1000 * each) for each in found]


def _thrown(spread: dict[tuple[int, int, int], float], faces: bytes, double: int) -> dict[tuple[int, int, int], float]:
    """The chances of Infantry, Cavalry and Artillery results with one more die."""
    found: dict[tuple[int, int, int], float] = {}
    for (infantry, cavalry, artillery), chance in spread.items():
        for face in faces:
            key = (
                infantry + (double if face == I2 else 1 if face == I else 0),
                cavalry + (1 if face == C else 0),
                artillery + (1 if face == A else 0),
            )
            found[key] = found.get(key, 0.0) + chance / len(faces)
    return found


def _leader(position: Europa, side: int, commander: int) -> str:
    leader = state.leader(position, side)
    if leader == NOBODY:
        return ""
    return people.RULER.full(position.players[commander].ruler if leader == THE_RULER else leader)


def _faction(position: Europa, side: int, faction: int) -> shapes.Faction:
    realm = state.faction_realm(position, faction)
    pieces: dict[str, int] = {}
    if faction >= BLACK:
        pieces[SHIP.ref(0) if state.at_sea(position) else UNIT.ref(0)] = state.size(position, side, faction)
    elif state.at_sea(position):
        pieces = _ships(position, faction)
    else:
        kinds = forces.kinds_in(position, faction, state.place(position))
        pieces = {UNIT.ref(kind): kinds[kind] for kind in range(UNIT_KINDS) if kinds[kind]}
    return {"realm": REALM.full(realm) if realm >= 0 else "", "pieces": pieces}


def _ships(position: Europa, player: int) -> dict[str, int]:
    sea = state.place(position)
    found: dict[str, int] = {}
    light = forces.light_of(position.forces.sail[sea], player)
    fleets = position.forces.fleets
    at = player * FLEET
    for kind in range(3):
        count = fleets[at + FLEET_LIGHT + kind] if fleets[at + FLEET_PLACE] == sea else 0
        if kind == 0:
            count += light
        if count:
            found[SHIP.ref(kind)] = count
    return found
