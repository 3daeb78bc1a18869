"""Card texts, made from the same tables that the engine executes."""

from __future__ import annotations

from ludarium.games.pax.board import EMPIRE, EMPIRES, PAWN, PIECE, REGION, RELIGION
from ludarium.games.pax.cards import (
    ABILITY,
    BEHEAD_BISHOPS,
    BEHEAD_ONLY_BISHOPED,
    BEHEAD_REGION,
    BIGGER_SUBSIDY,
    CARD,
    CARD_ABILITIES,
    CARD_AGENTS,
    CARD_LOCATION,
    CARD_OPS,
    CARD_PRESTIGE,
    CARD_SHOT,
    CARD_SIDE,
    COMET,
    FACE_OPS,
    FACE_PRESTIGE,
    HUNGARY_PROMO,
    IS_QUEEN,
    NO_SHOT,
    OP,
    OTTOMAN_PROMO,
    PAPAL_ISLAMIC,
    PAPAL_REFORMIST,
    PRESTIGE,
    SHOT,
    SQUARE,
    SUBSIDY_OF,
    SUITORS,
    prestige_of,
)
from ludarium.kernel.words import Phrase


def words(ref: str) -> list[Phrase]:
    """The text of a market card, a comet or an empire's square."""
    domain, _, name = ref.partition(":")
    if domain != "card":
        return []
    card = CARD.index(name)
    if card >= SQUARE:
        return _square(card - SQUARE)
    if card >= COMET:
        return [Phrase("text-comet")]
    found = [_place(card)]
    if CARD_AGENTS[card]:
        found.append(Phrase("text-agents", {"agents": [_agent(piece) for piece in CARD_AGENTS[card]]}))
    if CARD_SHOT[card] != NO_SHOT:
        found.append(Phrase("text-shot", {"shot": SHOT.full(CARD_SHOT[card])}))
    if CARD_OPS[card]:
        found.append(Phrase("text-ops", {"ops": _ops(CARD_OPS[card])}))
    if CARD_PRESTIGE[card]:
        found.append(Phrase("text-prestige", {"prestige": _prestige(CARD_PRESTIGE[card])}))
    for ability in CARD_ABILITIES[card]:
        found.append(_ability(card, ability))
    return found


def _place(card: int) -> Phrase:
    side = REGION.full(CARD_SIDE[card])
    if IS_QUEEN[card]:
        suitors = [Phrase("text-empire", {"empire": EMPIRE.full(empire)}) for empire in SUITORS[card]]
        return Phrase("text-queen", {"region": side, "suitors": suitors})
    place = CARD_LOCATION[card]
    where = EMPIRE.full(place) if place < EMPIRES else REGION.full(place - EMPIRES)
    return Phrase("text-card", {"region": side, "place": where})


def _agent(piece: int) -> Phrase:
    return Phrase("text-own-pawn") if piece == PAWN else Phrase("text-agent", {"piece": PIECE.full(piece)})


def _ops(ops: list[int]) -> list[Phrase]:
    return [Phrase("text-op", {"op": OP.full(op)}) for op in ops]


def _prestige(packed: int) -> list[Phrase]:
    kinds = [kind for kind in range(PRESTIGE.size) for _ in range(prestige_of(packed, kind))]
    return [Phrase("text-one-prestige", {"prestige": PRESTIGE.full(kind)}) for kind in kinds]


def _ability(card: int, ability: int) -> Phrase:
    id = f"ability-{ABILITY.ref(ability).replace('.', '-')}"
    if ability == BEHEAD_ONLY_BISHOPED:
        bishops = [
            Phrase("text-religion", {"religion": RELIGION.full(religion)})
            for religion in range(RELIGION.size)
            if (BEHEAD_BISHOPS[card] >> religion) & 1
        ]
        return Phrase(id, {"region": REGION.full(BEHEAD_REGION[card]), "bishops": bishops})
    if ability == BIGGER_SUBSIDY:
        return Phrase(id, {"florins": SUBSIDY_OF[card]})
    return Phrase(id)


def _square(empire: int) -> list[Phrase]:
    """Both sides of a square, then the faces it has in the promo."""
    found = [_face("text-king", empire), _face("text-republic", empire + EMPIRES)]
    name = EMPIRE.ref(empire)
    if name == "hungary":
        found += [_face("text-king-promo", HUNGARY_PROMO), _face("text-republic-promo", HUNGARY_PROMO + 1)]
    if name == "ottoman":
        found += [_face("text-king-promo", OTTOMAN_PROMO), _face("text-republic-promo", OTTOMAN_PROMO + 1)]
    if name == "papal":
        found += [
            _face("text-king-promo-reformist", PAPAL_REFORMIST),
            _face("text-king-promo-islamic", PAPAL_ISLAMIC),
        ]
    return found


def _face(id: str, face: int) -> Phrase:
    features = _ops(FACE_OPS[face])
    if FACE_PRESTIGE[face]:
        features.append(Phrase("text-with-prestige", {"prestige": _prestige(FACE_PRESTIGE[face])}))
    return Phrase(id, {"features": features or [Phrase("text-nothing")]})
