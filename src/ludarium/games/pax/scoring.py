"""The result: who has won, and how the game ended (PX-26)."""

from __future__ import annotations

from ludarium.games.pax.board import VICTORY
from ludarium.games.pax.cards import PATRON, prestige_of
from ludarium.games.pax.judgement import WIN
from ludarium.games.pax.position import LAST_STANDING, PATRON_ENDING, RIVAL, SOLO, Pax
from ludarium.games.pax.tableau import total_prestige
from ludarium.games.pax.victory import patron_keys
from ludarium.kernel.title import Standing, Standings


def standings(p: Pax) -> Standings:
    """Who wins has WIN points (our figure); patron prestige and florins are told beside it."""
    keys = patron_keys(p)
    if p.ending == PATRON_ENDING and not p.flags & SOLO:
        reason = "patron"
        places = [1 + sum(1 for other in keys if other > key) for key in keys]
    else:
        reason = ending_name(p.ending)
        places = [1 if (p.winners >> bank) & 1 else 2 for bank in range(len(keys))]
    rows: list[Standing] = []
    for bank, place in enumerate(places):
        points = WIN if place == 1 else 0
        parts = [("victory", points)] if points else []
        parts += [("patron", prestige_of(total_prestige(p, bank), PATRON)), ("florins", p.florins[bank])]
        rows.append(Standing(bank, place, points, parts))
    if not p.flags & SOLO:
        return Standings(reason, rows)
    rival = rows[RIVAL]
    verdict = "won" if places[0] == 1 else "lost"
    return Standings(reason, rows[:1], verdict, [("rival", rival.points, rival.parts)])


def ending_name(ending: int) -> str:
    if ending == PATRON_ENDING:
        return "patron"
    return "last-standing" if ending == LAST_STANDING else VICTORY.ref(ending - 1)
