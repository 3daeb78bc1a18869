"""What Ideas do when something happens that no Action causes (EFFECTS 7)."""

from __future__ import annotations

from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.deeds import Facts
from ludarium.games.europa.put.deeds import happened
from ludarium.games.europa.table.position import Europa


def phase_four(position: Europa) -> None:
    """Phase 4 Step E: the Ideas of each player, the First Player's first (EU-4.4.14-17)."""
    for player in reversed(position.clockwise(position.first)):
        happened(position, player, s.H_PHASE4, Facts())
