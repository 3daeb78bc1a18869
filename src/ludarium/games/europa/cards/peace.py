"""A text that ends a War at once (EFFECTS 4): a White Peace with an NPR, outside of Phase 3 (EU-10.0.1)."""

from __future__ import annotations

from ludarium.games.europa.ask import ownership, relations
from ludarium.games.europa.cards.pick import verb
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.peace import terms, treaties, victory
from ludarium.games.europa.peace.words import WHITE
from ludarium.games.europa.table.position import Europa


def may_end(position: Europa, seat: int, effect: Effect, realm: int) -> bool:
    """At War with an NPR that makes its own peace (EU-10.1.2)."""
    mine = position.realm_of(seat)
    return (
        ownership.independent(position, realm)
        and relations.at_war(position, mine, realm)
        and victory.speaker(position, realm, mine) == realm
    )


def end(position: Europa, seat: int, source: int, effect: Effect, realm: int, left: int) -> None:
    """EU-10.5.WP: Occupied Provinces go back, a Truce follows (EU-10.4), and the player loses 1 P."""
    scope = terms.scope_of(position, seat, realm, terms.NO_VICTOR)
    treaties.conclude(position, seat, realm, scope, [], WHITE, terms.NO_VICTOR, [])


verb(s.WHITE_PEACE, may_end, end)
