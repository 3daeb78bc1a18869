"""What a seat may see, built from nothing (IM-3.4 to IM-3.6, AMB-20)."""

from __future__ import annotations

from ludarium.games.imperium.cards import CARD, NATION
from ludarium.games.imperium.cleanup import hand_size
from ludarium.games.imperium.market import SLOTS, SMALL
from ludarium.games.imperium.position import Imperium, Player, garrison_of
from ludarium.games.imperium.reshuffle import development_cost
from ludarium.games.imperium.scoring import SOURCES, score_parts
from ludarium.games.imperium.setup import BOXES
from ludarium.games.imperium.shapes import DECKS, Development, ImperiumTable, Realm, Slot, Unchosen
from ludarium.games.imperium.vocabulary import REASON, SIDE, STATE
from ludarium.kernel.shapes import Part


def refs(cards: list[int]) -> list[str]:
    return [CARD.full(card) for card in cards]


def ref(card: int) -> str | None:
    return CARD.full(card) if card >= 0 else None


def table_view(position: Imperium, seat: int) -> ImperiumTable:
    return {
        "round": position.round,
        "active": position.active,
        "activating": bool(position.activating),
        "ending": REASON.full(position.ending - 1) if position.ending else None,
        "last_round": position.last_round,
        "common": BOXES[position.box],
        "market": [slot_view(position, slot) for slot in range(SLOTS)],
        "decks": [len(deck) for deck in position.decks],
        "main": len(position.main),
        "unrest": len(position.unrest),
        "fame": len(position.fame),
        "king": SIDE.full(position.king),
        "exile": refs(position.exile),
        "resolving": [CARD.full(context.card) for context in position.contexts],
        "looked": refs(sorted(position.looked)) if position.looker == seat and seat >= 0 else [],
        "players": [player_view(position, owner, owner == seat) for owner in range(len(position.players))],
    }


def slot_view(position: Imperium, slot: int) -> Slot:
    at = 3 * slot
    return {
        "card": ref(position.market[slot]),
        "unrest": position.tucked[slot] >= 0,
        "m": position.tokens[at],
        "p": position.tokens[at + 1],
        "g": position.tokens[at + 2],
        "deck": DECKS[slot] if slot < SMALL else "main",
    }


def player_view(position: Imperium, owner: int, own: bool) -> Realm | Unchosen:
    player = position.players[owner]
    if player.nation < 0:
        return {"nation": None}
    view: Realm = {
        "nation": NATION.full(player.nation),
        "bot": bool(player.bot),
        "power": ref(player.power),
        "extra": refs(player.extra),
        "state": STATE.full(player.state),
        "m": player.m,
        "p": player.p,
        "g": player.g,
        "a": player.a,
        "x": player.x,
        "hand": len(player.hand),
        "hand_known": refs(sorted(player.open_hand)),
        "deck": len(player.deck),
        "discard": refs(player.disc),
        "play": [
            {
                "card": CARD.full(card),
                "exhausted": card in player.tapped,
                "garrison": refs(garrison_of(player, card)),
            }
            for card in player.play
        ],
        "garrison": {CARD.full(card): refs(garrison_of(player, card)) for card in player.extra},
        "exhausted": refs(player.tapped),
        "stored": player.stored,
        "history": len(player.hist),
        "history_known": refs(sorted(player.open_hist)),
        "nation_deck": len(player.natdeck),
        "nation_exhausted": bool(player.nat_x),
        "accession": ref(player.accession),
        "developments": [development_view(player, card) for card in player.dev],
        "developments_exhausted": bool(player.dev_x),
        "free_played": refs(player.freed),
        "ignores_empire": bool(player.ignore),
        "treated": [player.treat_fert, player.treat_riv],
    }
    if player.power >= 0:
        view["hand_size"] = hand_size(player)
    if player.bot:
        view["slots"] = refs(player.slots)
        view["deck_top"] = refs(player.deck[len(player.deck) - player.deck_known :])
    if own:
        view["hand_cards"] = refs(player.hand)
        view["history_cards"] = refs(sorted(player.hist))
        view["deck_cards"] = refs(sorted(player.deck))
        view["nation_cards"] = refs(sorted(player.natdeck))
        view["deck_top"] = refs(player.deck[len(player.deck) - player.deck_known :])
        view["nation_top"] = ref(player.natdeck[-1]) if player.nat_known and player.natdeck else None
        if player.power >= 0:
            view["score"] = score_view(position, owner)
    return view


def score_view(position: Imperium, seat: int) -> list[Part]:
    """The points by source, were the game to end now. A player knows all cards that are his own; of the unrest of
    others, which his cards may count, what all have seen."""
    return [
        {"source": source, "points": points}
        for source, points in zip(SOURCES, score_parts(position, seat, seen=not position.over), strict=True)
        if points
    ]


def development_view(player: Player, card: int) -> Development:
    if player.power < 0:
        return {"card": CARD.full(card)}
    m, p, g = development_cost(player, card)
    return {"card": CARD.full(card), "m": m, "p": p, "g": g}
