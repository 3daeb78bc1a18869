"""Income and costs of Phase 4 B (EU-4.4.6)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import modifiers, offices, ownership
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.facts import action_cards, tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import PLAGUE, Europa


def costs(position: Europa, player: int) -> list[int]:
    """Advisors, military, Interest, plague (EU-4.4.6)."""
    me = position.players[player]
    cheaper = 1 if offices.curia_controller(position) == player else 0
    advisors = sum(max(0, action_cards.ADVISOR_DUCATS[card] - cheaper) for card in me.advisors if card != NOBODY)
    units = ask_forces.land_units(position, player)
    ships = ask_forces.ships_at_sea(position, player)
    military = (
        tracks.REGULAR_UPKEEP * sum(units[0:3])
        + tracks.MERCENARY_UPKEEP * sum(units[3:6])
        + -(-ships // tracks.SHIPS_PER_DUCAT)
    )
    free = modifiers.total(position, player, symbols.M_UPKEEP_INTEREST_FREE)
    return [advisors, military, max(0, me.interest - free), plague(position, player)]


_WITH_PLAGUE: Final = [mark for mark in range(8) if mark & PLAGUE]  # marks of a space that tell of one


def plague(position: Europa, player: int) -> int:
    """Half the Tax Income of Areas under a plague marker, rounded up (EU-4.4.6, AMB-EU1-17)."""
    lost = 0
    marks = position.areas.marks
    for mark in _WITH_PLAGUE:
        if mark in marks:
            break
    else:
        return 0
    for space, mark in enumerate(list(marks)):
        if mark & PLAGUE:
            for province in ownership.own_in(position, player, space):
                lost += ownership.tax_value(position, province)
    return -(-lost // 2)


def gains(position: Europa, player: int) -> int:
    """Tax of Towns and Vassals, Stability, the Emperor's Authority, Ideas (EU-4.4.6)."""
    stability = position.players[player].stability
    gained = ask_tracks.tax_income(position, player)
    gained += tracks.STABILITY_DUCATS * ((stability > 0) - (stability < 0))
    if offices.emperor_player(position) == player:
        gained += position.authority
    return gained + modifiers.total(position, player, symbols.M_INCOME_DUCATS)
