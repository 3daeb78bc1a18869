"""What moves when a scenario names a part of the table: cards change places with those in the box, the rest follows."""

from __future__ import annotations

from ludarium.games.pax.board import COLUMNS, EMPIRE, REGION, SLOT
from ludarium.games.pax.cards import CARD, CARD_SIDE, SQUARE, THINGS
from ludarium.games.pax.layout import ROW, tidy
from ludarium.games.pax.position import Pax
from ludarium.kernel.settle import Named, Zone, resettle


def _zones(p: Pax) -> list[Zone]:
    zones = [Zone(f"hands.{bank}", hand) for bank, hand in enumerate(p.hands)]
    zones += [Zone(f"rows.{ROW.ref(i)}", row) for i, row in enumerate(p.rows)]
    zones += [Zone(f"maids.{bank}", maids) for bank, maids in enumerate(p.maids)]
    zones.append(Zone("queen", p.queen, EMPIRE.refs))
    zones.append(Zone("market", p.market, SLOT.refs))
    return zones + [Zone(f"decks.{REGION.ref(side)}", deck) for side, deck in enumerate(p.decks)]


def _fits(zone: Zone, place: int, card: int) -> bool:
    """Only the market and the decks are filled again, with cards of their side."""
    if card >= SQUARE:
        return False
    if zone.path == "market":
        return CARD_SIDE[card] == place // COLUMNS
    return zone.path == f"decks.{REGION.ref(CARD_SIDE[card])}"


def settle(p: Pax, before: Pax, named: Named) -> None:
    thrones = Zone("", list(range(SQUARE, THINGS)))
    resettle(_zones(p), [*_zones(before), thrones], named, _fits, p.box, CARD.ref)
    tidy(p)
