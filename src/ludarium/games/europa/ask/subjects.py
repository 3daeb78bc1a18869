"""Who an `each` speaks of (EFFECTS 5), clockwise from the Active Player (EU-16.3.4)."""

from __future__ import annotations

from ludarium.games.europa.ask import conditions, counts
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.program import Who
from ludarium.games.europa.table.position import Europa


def players(position: Europa, subject: int, who: Who) -> list[int]:
    """All of them; for `?opponent` the Opponents among whom the subject chooses come from ask.filters."""
    active = position.active if position.active >= 0 else position.first
    order = position.clockwise(active)
    code = who.code
    if code == s.WHO_ALL:
        return order
    if code == s.WHO_OTHERS:
        return [player for player in order if player != position.active]
    if code == s.WHO_PR:
        player = position.realms.player[conditions.called(position, who.realm)]
        return [player] if player >= 0 else []
    if code == s.WHO_PR_WHERE:
        return [player for player in order if conditions.holds(position, player, who.condition)]
    assert code in (s.WHO_HIGHEST, s.WHO_LOWEST)
    values = [counts.number(position, player, who.count) for player in order]
    best = max(values) if code == s.WHO_HIGHEST else min(values)
    return [player for player, value in zip(order, values, strict=True) if value == best]
