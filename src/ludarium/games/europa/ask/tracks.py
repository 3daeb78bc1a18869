"""What the tracks of a player's mat show (EU-7.5, 9.3, AMB-EU1-8..12): income and Manpower from Towns and Vassals.

An occupant's Town has left its track and counts for him; what it covers does not count for its owner.
"""

from __future__ import annotations

from ludarium.games.europa.ask.ownership import token_player, token_what
from ludarium.games.europa.facts import tracks
from ludarium.games.europa.table.position import LARGE, TWO_SMALL, VASSAL, VASSAL_MANPOWER, Europa


def base_tax(position: Europa, player: int) -> int:
    """Base Tax Income: 1 for a Small Town, 2 for a Large one (EU-7.5.2), less what is covered."""
    me = position.players[player]
    return me.small + 2 * me.large + me.stand_ins - me.covered


def vassal_tax(position: Europa, player: int) -> int:
    """Half a Ducat for each Vassal token that is not covered, rounded up (AMB-EU1-8, -10)."""
    return tracks.VASSAL_INCOME[_vassal_tokens(position, player)]


def tax_income(position: Europa, player: int) -> int:
    """Tax Income: Towns and Vassals. Stability and Imperial Authority are lines of their own (AMB-EU1-66)."""
    return base_tax(position, player) + vassal_tax(position, player)


def track_manpower(position: Europa, player: int) -> int:
    """Manpower of the three tracks: half of each track's income, rounded up (EU-9.3.1, AMB-EU1-9)."""
    me = position.players[player]
    small = me.small + me.stand_ins
    large = me.large
    if me.covered:
        land = position.land
        for province, top in enumerate(land.top):
            below = land.town[province]
            if top and token_player(below) == player:
                what = token_what(below)
                if what == LARGE:
                    large -= 1
                elif what == TWO_SMALL:
                    small -= 2
                elif what != VASSAL:
                    small -= 1
    vassals = _vassal_tokens(position, player)
    more = tracks.VASSAL_MANPOWER_FULL if position.rules & VASSAL_MANPOWER else tracks.VASSAL_MANPOWER
    return (
        tracks.SMALL_MANPOWER[tracks.TILE] * (small // tracks.TILE)
        + tracks.SMALL_MANPOWER[small % tracks.TILE]
        + tracks.LARGE_MANPOWER[large]
        + more[vassals]
    )


def manpower(position: Europa, player: int, bonus: int = 0) -> int:
    """Manpower (EU-9.3.1-5): the tracks, the +1 tokens of the mat, the Emperor's Authority, and a bonus of Ideas
    (`modifiers.total(..., MOD_MANPOWER_BONUS)`); at most 20."""
    me = position.players[player]
    total = track_manpower(position, player) + me.manpower_tokens + bonus
    if position.emperor == me.realm:
        total += position.authority
    return total if total < tracks.MANPOWER_MOST else tracks.MANPOWER_MOST


def _vassal_tokens(position: Europa, player: int) -> int:
    """Vassal tokens on the map that are neither covered nor stand for a Town."""
    me = position.players[player]
    return me.vassal - me.stand_ins - me.covered_vassal
