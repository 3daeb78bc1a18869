"""Set-up rows (EU-3.14 to EU-3.17): what a Realm begins with, in 1444, in 1618 or in a row of one scenario.

find(setup, realm) -> Setup         `1444`, `1618`, `S103`, ...

Setup       .realm .faith .ducats .power ([ADM, DIP, MIL]) .capital .colonists .ideas
            .large .small .unrest (Provinces) .vassals (Provinces, once for each Vassal token: twice on a Large one)
            .allies .marriages .truces (Provinces: the token lies on the Capital of whose they are, AMB-EU1-71)
            .claims .cores (spaces) .influence (Areas, once for each cube) .merchants (nodes)
            .armies (list of ([Infantry, Cavalry, Artillery], space)) .fleet ([Light, Heavy, Galley]) .fleet_sea (-1)
            .ships (Sea Zones, once for each Light Ship)
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.faiths import NAMED as FAITH_NAMED
from ludarium.games.europa.facts.ideas import NAMED as IDEA_NAMED
from ludarium.games.europa.facts.places import AREA_NAMED, NODE_NAMED, PROVINCE_NAMED, SEA_NAMED, SPACE_NAMED, SPACE_OF
from ludarium.games.europa.facts.read import Row, table
from ludarium.games.europa.facts.realms import NAME, of_key

_ARMY: Final = "infantry/cavalry/artillery"
_FLEET: Final = "fleet_light/heavy/galley"
_COLUMNS: Final = (
    "realm,religion,ducats,monarch_power,large_towns,small_towns,vassal_tokens,allies_token_on,marriages_token_on,"
    f"claims_in,influence_in,merchants,army1_{_ARMY},army1_area,{_FLEET},fleet_sea,ships_at_sea,capital,unrest,"
    f"army2_{_ARMY},army2_area,colonists_in_pool,truces_on,core_in"
)


class Setup:
    """One row, as indices. It says what lies on a full board: what is not in play stays in the box."""

    __slots__ = (
        "allies",
        "armies",
        "capital",
        "claims",
        "colonists",
        "cores",
        "ducats",
        "faith",
        "fleet",
        "fleet_sea",
        "ideas",
        "influence",
        "large",
        "marriages",
        "merchants",
        "power",
        "realm",
        "ships",
        "small",
        "truces",
        "unrest",
        "vassals",
    )

    def __init__(self, row: Row, realm: int, ideas: list[int]) -> None:
        self.realm = realm
        self.ideas = ideas
        self.faith: int = row.find("religion", FAITH_NAMED)
        self.ducats: int = row.number("ducats", 0, 99)
        self.power: list[int] = row.numbers("monarch_power", 3, 10)
        self.large: list[int] = row.find_all("large_towns", PROVINCE_NAMED)
        self.small: list[int] = row.find_all("small_towns", PROVINCE_NAMED)
        self.vassals: list[int] = row.counted("vassal_tokens", PROVINCE_NAMED)
        self.allies: list[int] = row.find_all("allies_token_on", PROVINCE_NAMED)
        self.marriages: list[int] = row.find_all("marriages_token_on", PROVINCE_NAMED)
        self.truces: list[int] = row.find_all("truces_on", PROVINCE_NAMED)
        self.claims: list[int] = row.find_all("claims_in", SPACE_NAMED)
        self.cores: list[int] = row.find_all("core_in", SPACE_NAMED)
        self.influence: list[int] = row.counted("influence_in", AREA_NAMED)
        self.merchants: list[int] = row.find_all("merchants", NODE_NAMED)
        self.armies: list[tuple[list[int], int]] = _armies(row)
        self.fleet: list[int] = row.numbers(_FLEET, 3, 15)
        self.fleet_sea: int = row.seek("fleet_sea", SEA_NAMED)
        self.ships: list[int] = row.counted("ships_at_sea", SEA_NAMED)
        self.capital: int = row.find("capital", PROVINCE_NAMED)
        self.unrest: list[int] = row.find_all("unrest", PROVINCE_NAMED)
        self.colonists: int = row.number("colonists_in_pool", 0, 9) if row.text("colonists_in_pool") else 0
        if any(self.fleet) != (self.fleet_sea >= 0):
            row.fail("fleet_sea", "a Fleet has Ships and a place, or neither")
        if self.capital not in self.large and self.capital not in self.small:
            row.fail("capital", "the Capital must be one of the Towns")
        if not set(self.unrest) <= {*self.large, *self.small}:
            row.fail("unrest", "only Towns of the row can have Unrest")


def _armies(row: Row) -> list[tuple[list[int], int]]:
    """Armies with somebody in them, in the Capital's Area if the row names no other (rows that nobody plays)."""
    found: list[tuple[list[int], int]] = []
    for n in (1, 2):
        units = row.numbers(f"army{n}_{_ARMY}", 3, 20)
        space = row.seek(f"army{n}_area", AREA_NAMED)
        if any(units):
            found.append((units, space if space >= 0 else SPACE_OF[row.find("capital", PROVINCE_NAMED)]))
    return found


def _rows() -> dict[tuple[str, int], Setup]:
    found: dict[tuple[str, int], Setup] = {}
    for file in ("1444", "1618", "special"):
        special = file == "special"
        for row in table(f"setup_{file}.csv", f"setup,{_COLUMNS},ideas" if special else _COLUMNS).rows:
            setup = row.must("setup") if special else file
            realm = of_key(row.must("realm"), setup)
            if realm < 0:
                row.fail("realm", f"no Realm has {row.text('realm')!r} among its setup_keys")
            if (setup, realm) in found:
                row.fail("realm", f"{NAME[realm]} has two rows for {setup}")
            found[setup, realm] = Setup(row, realm, row.find_all("ideas", IDEA_NAMED) if special else [])
    return found


SETUPS: Final[dict[tuple[str, int], Setup]] = _rows()


def find(setup: str, realm: int) -> Setup:
    return SETUPS[setup, realm]
