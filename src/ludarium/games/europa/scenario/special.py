"""Which scenario has which special rules (scenario booklet), and what they lay on the table at set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.games.europa.ask import special
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.facts import goals, places, realms
from ludarium.games.europa.facts.scenarios import Scenario
from ludarium.games.europa.put import bonds, towns
from ludarium.games.europa.table.position import PLAYED, Europa
from ludarium.games.europa.table.small import plus

RULES: Final[dict[str, int]] = {
    "1-00": special.ONE_AGGRESSOR,
    "1-02": special.DANCE,
    "1-03": special.RACE_TO_INDIA
    | special.DEMARCATION
    | special.LOST_SHIPS
    | special.EARLY_WARS
    | special.COLUMBUS
    | special.FAR_LANDS,
    "1-04": special.CREEDS_AT_WAR | special.CONSCIENCE | special.HABSBURG,
    "1-05": special.TWELVE_YEARS | special.VICEROYALTIES,
    "1-06": special.SMALL_STEPS | special.NERVE,
    "2-01": special.CATCHING_UP,
    "2-02": special.GATES,
    "2-03": special.LORDS_OF_THE_SEA,
    "2-04": special.NAPOLEON,
    "2-05": special.CONSCIENCE | special.THESES,
    "2-06": special.WALLS,
    "2-07": special.SMALL_STEPS | special.FREE_CITY,
}

# Scenarios that can be played in part, and the variant that says how far: Ages, or the first stack of Events (1-00)
LENGTHS: Final[dict[str, str]] = {"1-00": "length", "1-01": "length", "2-01": "campaign"}
FULL: Final = "full"
SHORT: Final = "short"
MIDDLE: Final = "middle"
# Power Struggles that are left of the deck (1-01: the Thirty Years War leaves it; 2-01: the first 2 or 4)
STRUGGLES_LEFT: Final[dict[tuple[str, str], int]] = {("2-01", SHORT): 2, ("2-01", MIDDLE): 4}
_THIRTY_YEARS: Final = goals.STRUGGLE_NAMED["thirty_years_war"]

VARNA: Final = (realms.POLAND, realms.AUSTRIA)
DEFENESTRATION: Final = [places.PROVINCE_NAMED[name] for name in ("Praha", "Rudohori")]
BOHEMIA: Final = places.AREA_NAMED["Bohemia"]
BOHEMIAN_REBELS: Final = 2


def rules_of(scenario: Scenario, variants: Mapping[str, str]) -> int:
    """The special rules of a game, and how much of the scenario it plays."""
    rules = RULES.get(scenario.number, 0)
    if scenario.number == "1-04" and len(scenario.seats) == 2:
        rules |= special.FEW_GREAT_ALLIES
    if scenario.teams:
        rules |= special.TEAMS
    length = length_of(scenario, variants)
    return rules | (special.SHORT if length == SHORT else special.MIDDLE if length == MIDDLE else 0)


def length_of(scenario: Scenario, variants: Mapping[str, str]) -> str:
    """`full`, or which part of the scenario."""
    return variants.get(LENGTHS.get(scenario.number, ""), FULL)


def struggles(scenario: Scenario, variants: Mapping[str, str]) -> list[int]:
    """The Power Struggle deck of the game: a part of the campaign has fewer."""
    length = length_of(scenario, variants)
    if scenario.number == "1-01" and length == SHORT:
        return [struggle for struggle in scenario.struggles if struggle != _THIRTY_YEARS]
    return scenario.struggles[: STRUGGLES_LEFT.get((scenario.number, length), len(scenario.struggles))]


# what lies on the table


def lay(position: Europa, scenario: Scenario) -> None:
    """After all pieces of the set-up rows."""
    if scenario.number in ("2-01", "2-02"):
        after_varna(position, scenario)
    if scenario.number == "1-04":
        burgundian_inheritance(position)
    if scenario.number == "1-05":
        defenestration(position)
    if scenario.number == "2-04":
        bonds.war(position, realms.FRANCE, realms.AUSTRIA)
    if scenario.number == "2-06":
        bonds.truce(position, realms.BYZANTIUM, realms.OTTOMANS)
    for player in position.order:
        position.own_player(player).start_tax = ask_tracks.tax_income(position, player)


def after_varna(position: Europa, scenario: Scenario) -> None:
    """2-01, 2-02: a Truce in Round 1 between the Ottomans and Poland; in 2-02 Austria, too. Between players only."""
    for realm in VARNA if scenario.number == "2-02" else VARNA[:1]:
        if position.realms.kind[realm] == PLAYED and position.realms.kind[realms.OTTOMANS] == PLAYED:
            bonds.truce(position, realms.OTTOMANS, realm)


def burgundian_inheritance(position: Europa) -> None:
    """1-04: what is left of Burgundy is allied to Austria, in the game of two to Castile."""
    heir = position.realms.player[realms.AUSTRIA]
    bonds.ally(position, heir if heir >= 0 else position.realms.player[realms.CASTILE], realms.BURGUNDY)


def defenestration(position: Europa) -> None:
    """1-05, rule 1: Unrest in Praha and Rudohori, two Rebels in Bohemia."""
    for province in DEFENESTRATION:
        if position.land.town[province]:
            towns.unrest(position, province, True)
    forces = position.own_forces()
    forces.rebels = plus(forces.rebels, BOHEMIA, BOHEMIAN_REBELS)
