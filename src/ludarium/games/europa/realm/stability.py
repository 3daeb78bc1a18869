"""Increase Stability (EU-5.3.1)."""

from __future__ import annotations

from ludarium.games.europa.ask import modifiers, offices
from ludarium.games.europa.facts import faiths, tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import purse
from ludarium.games.europa.table.actions import price
from ludarium.games.europa.table.player import ADM
from ludarium.games.europa.table.position import Europa


def cost(position: Europa, player: int, waived: int = 0) -> int:
    """5 + the present Stability; less for the Papal Controller (EU-19.2.2), Orthodox Realms (EU-15.0.4) and Ideas."""
    stability = position.players[player].stability
    adm = tracks.STABILITY_ADM + stability + discount(position, player)
    if position.realms.faith[position.realm_of(player)] == faiths.ORTHODOX and stability in (-1, 0):
        adm -= 1
    return price(max(0, adm), waived)


def discount(position: Europa, player: int) -> int:
    """What any Action that raises Stability costs more or less (EU-7.3.2 apart)."""
    change = modifiers.total(position, player, symbols.M_STABILITY_COST)
    return change - 1 if offices.curia_controller(position) == player else change


def can_raise_stability(position: Europa, player: int, waived: int = 0) -> bool:
    """AMB-EU1-80: not at +3."""
    me = position.players[player]
    return me.stability < tracks.STABILITY_MOST and me.power[ADM] >= cost(position, player, waived)


def begin_raise_stability(position: Europa, player: int, waived: int = 0) -> None:
    purse.pay(position, player, cost(position, player, waived), 0, 0, 0)
    purse.stability(position, player, 1)
