"""The cards: market cards, comets and the ten empire squares, loaded from data/ into plain tables.

One domain holds them all, so that anything in a tableau or on a throne is one number: first the market cards, then
the comets, then the squares ("rulers") of the empires.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.pax.board import (
    CITY,
    EAST,
    EMPIRE,
    EMPIRES,
    FAITHS,
    FAITHS_OF,
    LOCATION,
    NOWHERE,
    REGION,
    RELIGION,
    VICTORY,
    cells,
    piece,
    rows,
)
from ludarium.kernel.domain import Domain

_CARDS: Final = rows("cards.csv")
_COMETS: Final = rows("comets.csv")

MARKET_CARDS: Final = len(_CARDS)
COMET: Final = MARKET_CARDS
SQUARE: Final = MARKET_CARDS + len(_COMETS)
THINGS: Final = SQUARE + EMPIRES
CARD: Final = Domain(
    "card",
    [row["ref"] for row in _CARDS] + [row["ref"] for row in _COMETS] + [f"ruler-{empire}" for empire in EMPIRE.refs],
)
CARD_SET: Final[list[str]] = [row["set"] for row in _CARDS]
CARD_NUMBER: Final[list[str]] = [row["number"] for row in _CARDS]

# The banner (PX-2.14): deck of the card, and side of the tableau where it lies.
CARD_SIDE: Final[list[int]] = [REGION.index(row["deck"]) for row in _CARDS] + [
    REGION.index(row["deck"]) for row in _COMETS
]
CARD_LOCATION: Final[list[int]] = [
    LOCATION.index(row["location"]) if row["location"] else NOWHERE for row in _CARDS
] + [NOWHERE] * len(_COMETS)
# Agents (PX-2.18): pieces as in the PIECE domain; PAWN is a pawn of the player's own.
CARD_AGENTS: Final[list[list[int]]] = [[piece(text) for text in cells(row["agents"])] for row in _CARDS]
SUITORS: Final[list[list[int]]] = [[EMPIRE.index(ref) for ref in cells(row["suitors"])] for row in _CARDS]
IS_QUEEN: Final[list[bool]] = [bool(row["suitors"]) for row in _CARDS] + [False] * (THINGS - MARKET_CARDS)

# Prestige (PX-22.1): eight bits for each kind, so that sums of cards stay one number.
PRESTIGE: Final = Domain("prestige", ["catholic", "islamic", "reformist", "law", "discovery", "patron"])
LAW: Final = 3
DISCOVERY: Final = 4
PATRON: Final = 5


# The part of a sum that shows religions.
OF_RELIGIONS: Final = (1 << (8 * LAW)) - 1


def prestige_of(packed: int, kind: int) -> int:
    return (packed >> (kind * 8)) & 255


def _prestige(text: str) -> int:
    return sum(1 << (8 * PRESTIGE.index(kind)) for kind in cells(text))


CARD_PRESTIGE: Final[list[int]] = [_prestige(row["prestige"]) for row in _CARDS] + [0] * len(_COMETS)

# Operations (section 11). A repress op says which types it takes: bit 1 rook, bit 2 knight, bit 4 pawn.
OP: Final = Domain(
    "op",
    [
        *[f"inquisitor.{religion}" for religion in RELIGION.refs],
        *[f"commerce.{region}" for region in REGION.refs],
        "behead",
        "tax",
        *[f"vote.{region}" for region in REGION.refs],
        *[f"corsair.{religion}" for religion in RELIGION.refs],
        "siege",
        "campaign",
        "repress.rook",
        "repress.knight",
        "repress.rook-knight",
        "repress.pawn",
        "repress.pawn-rook",
        "repress.pawn-knight",
        "repress.pawn-rook-knight",
    ],
)
INQUISITOR: Final = OP.index("inquisitor.catholic")
COMMERCE: Final = OP.index("commerce.east")
BEHEAD: Final = OP.index("behead")
TAX: Final = OP.index("tax")
VOTE: Final = OP.index("vote.east")
CORSAIR: Final = OP.index("corsair.catholic")
SIEGE: Final = OP.index("siege")
CAMPAIGN: Final = OP.index("campaign")
# The first of the repress ops less one: OP number = REPRESS + bits.
REPRESS: Final = OP.index("repress.rook") - 1


def _op(text: str) -> int:
    name, _, which = text.partition(":")
    if name == "repress":
        types = which.split("+")
        return REPRESS + ("rook" in types) + 2 * ("knight" in types) + 4 * ("pawn" in types)
    return OP.index(f"{name}.{which}" if which else name)


def is_purple(op: int) -> bool:
    """PX-10.11: behead, tax, repress and vote are the political ops."""
    return op in (BEHEAD, TAX, VOTE, VOTE + 1) or op > REPRESS


CARD_OPS: Final[list[list[int]]] = [[_op(text) for text in cells(row["ops"])] for row in _CARDS] + [[] for _ in _COMETS]

# One-shots (PX-8.2).
SHOT: Final = Domain(
    "shot",
    [
        "none",
        "crusade",
        "jihad",
        "reformation",
        "conspiracy",
        "peasant-revolt",
        "coronation",
        *[f"apostasy.{faiths}" for faiths in FAITHS.refs],
        "shift.spice-islands",
        "shift.red-sea",
        "shift.novgorod",
        "shift.timbuktu",
    ],
)
NO_SHOT: Final = 0
# A religious war's number is CRUSADE plus its religion.
CRUSADE: Final = SHOT.index("crusade")
CONSPIRACY: Final = SHOT.index("conspiracy")
PEASANT_REVOLT: Final = SHOT.index("peasant-revolt")
CORONATION: Final = SHOT.index("coronation")
APOSTASY: Final = SHOT.index("apostasy.catholic-islamic")
SHIFT: Final = SHOT.index("shift.spice-islands")
# The emporium that a shift opens: SHIFT_OPENS[shot - SHIFT].
SHIFT_OPENS: Final[list[int]] = [CITY.index(ref.partition(".")[2]) for ref in SHOT.refs[SHIFT:]]


def _shot(text: str) -> int:
    name, _, which = text.partition(":")
    if name == "apostasy":
        pair = sorted(RELIGION.index(religion) for religion in which.split("+"))
        return APOSTASY + FAITHS_OF.index(pair)
    if name == "trade_shift":
        return SHOT.index(f"shift.{which}")
    return SHOT.index(name.replace("_", "-")) if name else NO_SHOT


CARD_SHOT: Final[list[int]] = [_shot(row["one_shot"]) for row in _CARDS]


def is_war(shot: int) -> bool:
    return CRUSADE <= shot <= PEASANT_REVOLT


# Abilities (section 22): one number for each kind and parameter.
ABILITY: Final = Domain(
    "ability",
    [
        "behead-only-bishoped",
        "coronation-unrestricted",
        "crusade-rooks-as-knights",
        "double-spice-profit",
        "sell-for-four",
        "condottiere",
        "unlimited-hand",
        "silence-immunity",
        "discard-for-revolt",
        "free-trade-fair",
        "free-ops.east",
        "free-ops.west",
        "patron-as-concession",
        "counts-as-republic",
        "pirate-proof-concessions",
        "dual-ops",
        *[f"victory-costs-two.{victory}" for victory in VICTORY.refs[:4]],
        "apostasy-action",
        "sell-to-borrow-political-op",
        "double-concessions",
        "patron-as-law",
        "sale-triggers-one-shot",
        "buffer-state",
        "apostasy-immunity",
        "sell-to-emancipate",
        "patron-as-bishop",
        "slave-soldiers",
        "vote-discount-per-patron",
        "green-pirates-count-red",
        "bigger-subsidy",
    ],
)
BEHEAD_ONLY_BISHOPED: Final = ABILITY.index("behead-only-bishoped")
CORONATION_UNRESTRICTED: Final = ABILITY.index("coronation-unrestricted")
CRUSADE_ROOKS: Final = ABILITY.index("crusade-rooks-as-knights")
DOUBLE_SPICE: Final = ABILITY.index("double-spice-profit")
SELL_FOR_FOUR: Final = ABILITY.index("sell-for-four")
CONDOTTIERE: Final = ABILITY.index("condottiere")
UNLIMITED_HAND: Final = ABILITY.index("unlimited-hand")
SILENCE_IMMUNITY: Final = ABILITY.index("silence-immunity")
DISCARD_FOR_REVOLT: Final = ABILITY.index("discard-for-revolt")
FREE_FAIR: Final = ABILITY.index("free-trade-fair")
FREE_OPS: Final = ABILITY.index("free-ops.east")
PATRON_AS_CONCESSION: Final = ABILITY.index("patron-as-concession")
COUNTS_AS_REPUBLIC: Final = ABILITY.index("counts-as-republic")
PIRATE_PROOF: Final = ABILITY.index("pirate-proof-concessions")
DUAL_OPS: Final = ABILITY.index("dual-ops")
VICTORY_COSTS_TWO: Final = ABILITY.index("victory-costs-two.renaissance")
APOSTASY_ACTION: Final = ABILITY.index("apostasy-action")
SELL_TO_BORROW_OP: Final = ABILITY.index("sell-to-borrow-political-op")
DOUBLE_CONCESSIONS: Final = ABILITY.index("double-concessions")
PATRON_AS_LAW: Final = ABILITY.index("patron-as-law")
SALE_ONE_SHOT: Final = ABILITY.index("sale-triggers-one-shot")
BUFFER_STATE: Final = ABILITY.index("buffer-state")
APOSTASY_IMMUNITY: Final = ABILITY.index("apostasy-immunity")
SELL_TO_EMANCIPATE: Final = ABILITY.index("sell-to-emancipate")
PATRON_AS_BISHOP: Final = ABILITY.index("patron-as-bishop")
SLAVE_SOLDIERS: Final = ABILITY.index("slave-soldiers")
VOTE_DISCOUNT: Final = ABILITY.index("vote-discount-per-patron")
GREEN_PIRATES_RED: Final = ABILITY.index("green-pirates-count-red")
BIGGER_SUBSIDY: Final = ABILITY.index("bigger-subsidy")

CARD_ABILITIES: Final[list[list[int]]] = [[] for _ in range(THINGS)]
# The same as a bit set.
ABILITY_BITS: Final[list[int]] = [0] * THINGS
# For a behead that may only hit bishoped cards: the region of the target, and the bishops as a bit set of religions.
BEHEAD_REGION: Final[list[int]] = [-1] * THINGS
BEHEAD_BISHOPS: Final[list[int]] = [0] * THINGS
SUBSIDY_OF: Final[list[int]] = [0] * THINGS
# The empires that a buffer state parts; the bishops that patrons count as; whose repressed pieces march, and where;
# the region in which a sale frees.
BUFFER_PAIR: Final[list[int]] = []
PATRON_BISHOPS: Final[list[int]] = []
SLAVES_FROM: Final[list[int]] = []
SLAVES_AGAINST: Final[list[int]] = []
FREES_IN: Final[list[int]] = []


def _read_ability(row: dict[str, str]) -> None:
    card = CARD.index(row["card"])
    params = dict(item.split("=") for item in cells(row["params"]))
    name = row["ability"].replace("_", "-")
    if name == "behead-only-bishoped":
        BEHEAD_REGION[card] = REGION.index(params["region"])
        bishops = RELIGION.refs if params["bishops"] == "any" else params["bishops"].split("+")
        BEHEAD_BISHOPS[card] = sum(1 << RELIGION.index(religion) for religion in bishops)
    elif name == "free-ops":
        name += "." + params["region"]
    elif name == "victory-costs-two":
        name += "." + params["victory"]
    elif name == "bigger-subsidy":
        SUBSIDY_OF[card] = int(params["amount"])
    elif name == "buffer-state":
        BUFFER_PAIR.extend([EMPIRE.index(ref) for ref in params["empires"].split("+")])
    elif name == "patron-as-bishop":
        PATRON_BISHOPS.append(RELIGION.index(params["religion"]))
    elif name == "slave-soldiers":
        SLAVES_FROM.append(EMPIRE.index(params["from"]))
        SLAVES_AGAINST.append(REGION.index(params["target_region"]))
    elif name == "sell-to-emancipate":
        FREES_IN.append(REGION.index(params["region"]))
    CARD_ABILITIES[card].append(ABILITY.index(name))
    ABILITY_BITS[card] |= 1 << ABILITY.index(name)


for _each in rows("abilities.csv"):
    _read_ability(_each)

# Squares (PX-2.16): a face is one side of a square. Faces 0-9 are the kings, 10-19 the republics, then the promo's.
_FACES: Final = rows("squares.csv")


def _ordered() -> list[dict[str, str]]:
    base = [row for row in _FACES if row["set"] == "base"]
    kings = [row for empire in EMPIRE.refs for row in base if (row["empire"], row["side"]) == (empire, "king")]
    republics = [row for empire in EMPIRE.refs for row in base if (row["empire"], row["side"]) == (empire, "republic")]
    return kings + republics + [row for row in _FACES if row["set"] == "promo"]


FACE: Final = Domain("face", [row["ref"] for row in _ordered()])
FACE_OPS: Final[list[list[int]]] = [[_op(text) for text in cells(row["ops"])] for row in _ordered()]
FACE_PRESTIGE: Final[list[int]] = [_prestige(row["prestige"]) for row in _ordered()]
HUNGARY_PROMO: Final = FACE.index("hungary-king-promo1")
OTTOMAN_PROMO: Final = FACE.index("ottoman-king-promo3")
PAPAL_REFORMIST: Final = FACE.index("papal-king-promo5")
PAPAL_ISLAMIC: Final = FACE.index("papal-king-promo6")

EAST_CARDS: Final[list[int]] = [card for card in range(MARKET_CARDS) if CARD_SIDE[card] == EAST]
WEST_CARDS: Final[list[int]] = [card for card in range(MARKET_CARDS) if CARD_SIDE[card] != EAST]
