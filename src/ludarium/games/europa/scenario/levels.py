"""How strong the automated Realms of a scenario are (bots.md 2, designed)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.facts import automata, realms
from ludarium.games.europa.facts.scenarios import Scenario
from ludarium.games.europa.table.position import Europa

AS_SCENARIO: Final = "as-scenario"
VALUES: Final = [AS_SCENARIO, *automata.LEVEL.refs]
SOLO: Final = ("1-06", "2-06", "2-07")


def set_levels(position: Europa, scenario: Scenario, variants: Mapping[str, str]) -> None:
    """As the table has chosen; else Duke, but in solo scenarios Knight for Realms no richer than the player's."""
    chosen = variants.get("automata", AS_SCENARIO)
    for player in range(position.people, len(position.players)):
        me = position.own_player(player)
        if chosen != AS_SCENARIO:
            me.level = automata.LEVEL.index(chosen)
        elif scenario.number in SOLO:
            me.level = automata.DUKE if _stronger(position, scenario, player) else automata.KNIGHT
        else:
            me.level = automata.DUKE


def _stronger(position: Europa, scenario: Scenario, player: int) -> bool:
    """2-06 names its levels: the Ottomans Duke, Venice Knight."""
    if scenario.number == "2-06":
        return position.realm_of(player) == realms.OTTOMANS
    return ask_tracks.tax_income(position, player) > ask_tracks.tax_income(position, 0)
