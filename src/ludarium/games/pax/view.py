"""What a seat may see, built from nothing."""

from __future__ import annotations

from ludarium.games.pax.board import (
    BANK,
    BORDER,
    CITIES,
    CITY,
    CITY_EMPIRE,
    COLUMNS,
    CONCESSION_MARGIN,
    EAST,
    EMPIRE,
    EMPIRES,
    IMPERIAL_MARGIN,
    LAW_MARGIN,
    PIECE,
    PIRATE,
    REGION,
    RELIGION,
    ROUTE_EMPIRES,
    SLOT,
    STATE,
    VICTORY,
    WEST,
)
from ludarium.games.pax.cards import CARD, COMET, DISCOVERY, FACE, PRESTIGE, SQUARE, prestige_of
from ludarium.games.pax.pieces import levy_icon, repressed_pieces
from ludarium.games.pax.position import ASTROLOGY, PROMO, SOLO, Pax
from ludarium.games.pax.shapes import Bank, Column, Empire, PaxTable, Victory
from ludarium.games.pax.tableau import face
from ludarium.games.pax.victory import (
    all_prestige,
    believers,
    bishops,
    concessions,
    fulfilled,
    kings,
    law,
    republics,
    supreme,
    theocracies,
)

# views


def view_of(p: Pax, seat: int) -> PaxTable:
    totals = all_prestige(p)
    return {
        "turn": p.turn,
        "actions": p.actions,
        "banks": [bank_view(p, bank, seat, totals) for bank in range(len(p.florins))],
        "solo": bool(p.flags & SOLO),
        "market": [
            {
                "slot": SLOT.full(slot),
                "card": CARD.full(p.market[slot]) if p.market[slot] >= 0 else None,
                "florins": p.coins[slot],
                "face_up": slot % COLUMNS > 0,
                "unbuyable": bool((p.paid >> slot) & 1),
            }
            for slot in range(2 * COLUMNS)
        ],
        "decks": [
            {
                "region": REGION.full(row),
                "cards": len(p.decks[row]),
                "top": CARD.full(p.decks[row][-1]) if p.flags & ASTROLOGY and p.decks[row] else None,
            }
            for row in (EAST, WEST)
        ],
        "empires": [empire_view(p, empire) for empire in range(EMPIRES)],
        "cities": [
            {
                "city": CITY.full(city),
                "empire": EMPIRE.full(CITY_EMPIRE[city]),
                "levy": city_levy(p, city),
                "piece": PIECE.full(p.cities[city]) if p.cities[city] >= 0 else None,
                "shut": bool((p.shut >> city) & 1),
            }
            for city in range(CITIES)
        ],
        "borders": [
            {
                "border": BORDER.full(border),
                "concession": BANK.full(p.concession[border]) if p.concession[border] >= 0 else None,
                "pirate": PIECE.full(PIRATE + p.pirate[border]) if p.pirate[border] >= 0 else None,
            }
            for border in range(BORDER.size)
        ],
        "bishops": [
            {"card": CARD.full(thing), "religion": RELIGION.full(religion)}
            for thing, religion in enumerate(p.bishops)
            if religion >= 0
        ],
        "routes": [
            {
                "region": REGION.full(row),
                "emporium": CITY.full(p.open[row]),
                "empires": [EMPIRE.full(empire) for empire in ROUTE_EMPIRES[p.open[row]]],
            }
            for row in (EAST, WEST)
        ],
        "pool": [PIECE.full(piece) for piece in p.pool],
        "supply": {PIECE.ref(piece): count for piece, count in enumerate(p.supply)},
        "discarded": len(p.gone),
        "comets": sum(1 for comet in range(COMET, SQUARE) if comet not in p.gone),
        "victories": victory_view(p, totals),
    }


def bank_view(p: Pax, bank: int, seat: int, totals: list[int]) -> Bank:
    hand = p.hands[bank]
    return {
        "bank": BANK.full(p.houses[bank]),
        "florins": p.florins[bank],
        "hand": [CARD.full(card) for card in hand] if bank == seat else None,
        # AM-62: a hand is closed, though everybody saw it being bought; the purchases stand in the log
        "hand_size": len(hand),
        "east": [column_view(p, thing) for thing in p.rows[bank * 2 + EAST]],
        "west": [column_view(p, thing) for thing in p.rows[bank * 2 + WEST]],
        "maids": [CARD.full(card) for card in p.maids[bank]],
        "prestige": {PRESTIGE.ref(kind): prestige_of(totals[bank], kind) for kind in range(PRESTIGE.size)},
        "out": bool((p.out >> bank) & 1),
    }


def column_view(p: Pax, thing: int) -> Column:
    if thing < SQUARE:
        return {"card": CARD.full(thing), "queen": None, "vassals": []}
    empire = thing - SQUARE
    return {
        "card": CARD.full(thing),
        "queen": CARD.full(p.queen[empire]) if p.queen[empire] >= 0 else None,
        "vassals": [
            {
                "card": CARD.full(SQUARE + vassal),
                "queen": CARD.full(p.queen[vassal]) if p.queen[vassal] >= 0 else None,
            }
            for vassal in range(EMPIRES)
            if p.suzerain[vassal] == empire
        ],
    }


def empire_view(p: Pax, empire: int) -> Empire:
    return {
        "empire": EMPIRE.full(empire),
        "state": STATE.full(p.state[empire]),
        "owner": p.owner[empire],
        "republic": bool(p.republic[empire]),
        "face": FACE.full(face(p, empire)),
        "suzerain": EMPIRE.full(p.suzerain[empire]) if p.suzerain[empire] >= 0 else None,
        "queen": CARD.full(p.queen[empire]) if p.queen[empire] >= 0 else None,
        "repressed": [PIECE.full(piece) for piece in repressed_pieces(p.repressed[empire])],
    }


def city_levy(p: Pax, city: int) -> str | None:
    """The piece of the city's icon, as its empire is now."""
    piece = levy_icon(p, city, p.state[CITY_EMPIRE[city]])
    return PIECE.full(piece) if piece >= 0 else None


def victory_view(p: Pax, totals: list[int]) -> list[Victory]:
    """How far each bank is on the way to each victory."""
    banks = range(len(p.florins))
    measures: list[dict[str, list[int]]] = [
        {"republics": republics(p), "law": law(p, totals)},
        {"concessions": concessions(p), "discovery": [prestige_of(total, DISCOVERY) for total in totals]},
        {"kings": kings(p)},
        {
            "bishops": bishops(p, -1),
            "believers": believers(p),
            "supreme": [supreme(p, bank) for bank in banks],
        },
        {"kings": kings(p), "theocracies": theocracies(p)},
    ]
    # how many more than each opponent are needed
    margins: list[dict[str, int]] = [
        {"republics": 1, "law": LAW_MARGIN},
        {"concessions": CONCESSION_MARGIN, "discovery": 1},
        {"kings": IMPERIAL_MARGIN[len(p.florins)]},
        {"prestige": 1},
        {"kings": 1, "prestige": 1},
    ]
    shown = VICTORY.size if p.flags & PROMO else VICTORY.size - 1
    return [
        {
            "victory": VICTORY.full(victory),
            "active": bool((p.active >> victory) & 1),
            "fulfilled": [fulfilled(p, bank, victory) for bank in banks],
            "measures": measures[victory],
            "margins": margins[victory],
            "margin": IMPERIAL_MARGIN[len(p.florins)] if victory == 2 else None,
        }
        for victory in range(shown)
    ]
