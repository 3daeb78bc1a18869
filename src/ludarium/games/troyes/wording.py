"""Card texts, made from the same figures that the engine executes."""

from __future__ import annotations

from ludarium.games.troyes.figures import (
    ANY,
    CARDS,
    CHARACTERS,
    COLOURS,
    DEFERRED,
    EVENTS,
    EXCHANGE,
    REWARDS,
    Card,
    EventCard,
)
from ludarium.games.troyes.vocabulary import BUILDING, CARD, CHARACTER, EVENT
from ludarium.kernel.words import Phrase


def words(ref: str) -> list[Phrase]:
    """The text of a card, an event or a character."""
    domain, _, name = ref.partition(":")
    if domain == "card":
        return _card(CARDS[CARD.index(name)])
    if domain == "event":
        return _event(EVENTS[EVENT.index(name)])
    if domain == "character":
        character = CHARACTERS[CHARACTER.index(name)]
        return [
            Phrase(f"text-character-{character.counts}"),
            _bands("text-bands", character.bands),
        ] + (
            [_bands("text-bands-with-two", character.bands_with_two)]
            if character.bands_with_two != character.bands
            else []
        )
    return []


def _bands(id: str, bands: list[int]) -> Phrase:
    return Phrase(
        id,
        {
            "low": bands[0],
            "middle": bands[1],
            "high": bands[2],
            "lowVp": REWARDS[0],
            "middleVp": REWARDS[1],
            "highVp": REWARDS[2],
        },
    )


_KINDS = {
    1: "text-citizens",
    3: "text-most-dice",
    4: "text-cathedral-cubes",
    5: "text-shots",
    6: "text-red-dice-cubes",
    7: "text-paid-cubes",
    8: "text-tax",
    9: "text-events-joined",
    10: "text-strongest-red",
    11: "text-yellow-dice",
    12: "text-red-dice-vp",
}


def _card(card: Card) -> list[Phrase]:
    """First what one activation does; for a deferred card, what one of its cubes does later."""
    if card.kind == DEFERRED:
        return _deferred(card)
    if card.kind == EXCHANGE:
        return _exchange(card)
    return [
        Phrase(
            _KINDS[card.kind],
            {
                "deniers": card.deniers,
                "influence": abs(card.influence),
                "vp": card.vp,
                "per": card.per,
                "hits": card.hits_from,
                "king": card.from_king,
            },
        )
    ]


def _exchange(card: Card) -> list[Phrase]:
    found: list[Phrase] = []
    if card.mixed:
        found.append(Phrase("text-mixed"))
    paid: list[Phrase] = []
    if card.deniers < 0:
        paid.append(Phrase("text-deniers", {"count": -card.deniers}))
    if card.influence < 0:
        paid.append(Phrase("text-influence", {"count": -card.influence}))
    gained: list[Phrase] = []
    if card.vp > 0:
        gained.append(Phrase("text-vp", {"count": card.vp}))
    if card.deniers > 0:
        gained.append(Phrase("text-deniers", {"count": card.deniers}))
    if card.influence > 0:
        gained.append(Phrase("text-influence", {"count": card.influence}))
    if paid:
        found.append(Phrase("text-pay-gain", {"paid": paid, "gained": gained}))
    else:
        found.append(Phrase("text-gain", {"gained": gained}))
    return found


def _deferred(card: Card) -> list[Phrase]:
    uses = "any" if card.uses == ANY else COLOURS[card.uses]
    becomes = "any" if card.counts_as == ANY else COLOURS[card.counts_as]
    args: dict[str, str | int | list[Phrase]] = {
        "uses": uses,
        "becomes": becomes,
        "copies": card.copies,
        "each": card.to_each,
        "sum": card.to_sum,
        "value": card.becomes,
        "king": card.free_from_king,
        "free": card.free,
    }
    if card.copies:
        id = "text-copies"
    elif card.becomes:
        id = "text-becomes"
    elif card.to_each:
        id = "text-to-each"
    elif card.to_sum:
        id = "text-to-sum"
    elif card.free:
        id = "text-free"
    else:
        id = "text-counts-as"
    found = [Phrase("text-deferred"), Phrase(id, args)]
    for bar in card.bars:
        if len(card.bars) == 4:
            found.append(Phrase("text-barred-all"))
            break
        found.append(Phrase("text-barred", {"building": BUILDING.full(bar)}))
    return found


def _event(event: EventCard) -> list[Phrase]:
    found: list[Phrase] = []
    if event.black_dice:
        found.append(Phrase("text-black-dice", {"count": event.black_dice}))
    if event.kind:
        kinds = ["", "pay-per-citizen", "support", "lose", "newcomer", "builders", "ruin", "resistance"]
        args: dict[str, str | int | list[Phrase]] = {
            "deniers": event.deniers,
            "influence": event.influence,
            "events": event.events,
        }
        if event.building >= 0:
            args["building"] = BUILDING.full(event.building)
        found.append(Phrase(f"text-event-{kinds[event.kind]}", args))
    return found
