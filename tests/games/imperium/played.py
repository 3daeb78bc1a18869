"""Plays one card on a well-stocked table and tells what changed. Used by test_cards.py."""

from __future__ import annotations

from ludarium.games.imperium.cards import BITS, CARDS, NATIONS
from ludarium.games.imperium.effects.symbols import EMP_CARD, UNR
from ludarium.games.imperium.scoring import points_of, scoring_zones

from .table import Table, card, refs

HAND = ["classics.aksumites", "classics.assyrians"]
DECK = ["classics.leadership", "classics.drama-poetry", "classics.moneylenders", "classics.onager", "classics.exports"]
DISC = ["classics.hills", "classics.armenians"]
MARKET = ["classics.oasis", "classics.elders", "classics.temple", "classics.hittites", "classics.gambling"]
INSTEAD = ["classics.steppe", "classics.shaduf", "classics.wonder", "classics.minoans", "classics.diplomacy"]
PILES = {
    "region": ["classics.woodland", "classics.river", "classics.cape"],
    "uncivilised": ["classics.shrine", "classics.town.1", "classics.town.2"],
    "civilised": ["classics.pharmacy", "classics.coinage", "classics.metropolis.1"],
    "main": ["classics.ionians", "classics.marsh", "classics.boats", "classics.mountain"],
    "fame": ["classics.great", "classics.notorious", "classics.marvellous"],
}
TOKENS = ("m", "p", "g", "a", "x")
ZONES = ("hand", "deck", "disc", "hist", "play", "garrison", "natdeck", "dev", "tapped")


def stocked(ref: str, given: str, side: str) -> Table:
    """10 of every token, cards in hand, deck and discard pile; the other player has 5, a region and a city."""
    facts = CARDS[card(ref)]
    nation = NATIONS[facts.nation] if facts.nation >= 0 else "romans"
    words = given.split()
    for word in words:
        if word.startswith("nation="):
            nation = word.removeprefix("nation=")
    other = "persians" if nation != "persians" else "greeks"
    here = Table([nation, other], side, 1)
    here.market([new if old == ref else old for old, new in zip(MARKET, INSTEAD, strict=True)])
    for name, cards in PILES.items():
        here.pile(name, [each for each in cards if each != ref])
    here.give(0, m=10, p=10, g=10, state="emp" if BITS[card(ref)] & EMP_CARD else "bar")
    here.give(0, hand=[each for each in HAND if each != ref], deck=[each for each in DECK if each != ref])
    here.give(0, disc=[each for each in DISC if each != ref])
    here.give(
        1,
        m=5,
        p=5,
        g=5,
        hand=[f"{other}.glory", f"{other}.advance", f"{other}.settlers"]
        if other == "greeks"
        else ["persians.glory", "persians.advance", "persians.lydians"],
    )
    here.give(
        1,
        play=["persians.zagros", "persians.city-of-persepolis"]
        if other == "persians"
        else ["greeks.peloponnese", "greeks.city-of-sparta"],
    )
    here.give(1, deck=[f"{other}.conquer.1" if other == "persians" else "greeks.conquer"])
    for word in words:
        apply(here, word)
    return here


def apply(here: Table, word: str) -> None:
    """`m=3`, `state=emp`, `play+ref`, `o.hand=ref,ref`, `slot1=2M`, `fame=`, `under+host/card`, `king=1`."""
    seat = 0
    if word.startswith("o."):
        seat, word = 1, word[2:]
    name, plus, value = word.partition("+")
    if plus and name == "under":
        host, _, under = value.partition("/")
        here.player(seat).host.append(card(host))
        here.player(seat).garrison.append(card(under))
        return
    if plus:
        getattr(here.player(seat), name).extend(card(ref) for ref in value.split(","))
        return
    name, _, value = word.partition("=")
    if name == "nation":
        return
    if name.startswith("slot"):
        here.position.tokens[3 * int(name[4:]) + "MPG".index(value[-1])] = int(value[:-1])
    elif name in ("main", "fame", "exile", "unrest", "region", "uncivilised", "civilised"):
        here.pile(name, value.split(",") if value else [])
    elif name == "king":
        here.position.king = int(value)
    elif value.isdigit():
        here.give(seat, **{name: int(value)})
    elif name in ("state", "accession"):
        here.give(seat, **{name: value})
    else:
        here.give(seat, **{name: value.split(",") if value else []})


def counts(here: Table, ref: str) -> dict[str, int]:
    """All numbers that a case can speak of. The tested card itself is not counted in its zones."""
    found: dict[str, int] = {}
    for seat, heading in ((0, ""), (1, "o.")):
        player = here.player(seat)
        for name in TOKENS:
            found[heading + name] = getattr(player, name)
        for name in ZONES:
            zone = getattr(player, name)
            found[heading + name] = sum(1 for each in zone if each != card(ref) and not BITS[each] & UNR)
        found[heading + "u"] = sum(1 for each in player.hand if BITS[each] & UNR and each != card(ref))
        found[heading + "state"] = player.state
    position = here.position
    found["exile"] = sum(1 for each in position.exile if each != card(ref))
    found["pile"] = len(position.unrest)
    found["fame"] = len(position.fame)
    found["ending"] = int(position.ending > 0)
    found["tokens"] = sum(position.tokens)
    found["stored"] = here.player().stored
    return found


def place(here: Table, ref: str) -> str:
    index = card(ref)
    for name in ("hand", "play", "disc", "hist", "deck", "garrison", "dev", "natdeck", "extra"):
        if index in getattr(here.player(), name):
            return name
        if index in getattr(here.player(1), name):
            return f"o.{name}"
    return "exile" if index in here.position.exile else "pile" if index in here.position.unrest else "nowhere"


STRICT = ("m", "p", "g", "o.m", "o.p", "o.g", "u", "o.u", "a", "exile", "ending", "tokens", "state", "hist", "garrison")


def run(ref: str, mode: str, given: str, choices: str, then: str, side: str = "a") -> None:
    """Plays the case. Tokens, unrest, exile and history that `then` does not name must not change."""
    here = stocked(ref, given, side)
    if mode in ("P", "F"):
        here.player().hand.append(card(ref))
    elif ".power." not in ref and card(ref) not in here.player().extra and mode != "R":
        here.player().play.append(card(ref))
    if mode == "S":
        # this card's ability alone; then the next round
        here.at("turn", 1)
        here.position.agenda = here.position.agenda[:2]
    else:
        here.at("activate", 0)
    before = counts(here, ref)
    if mode in ("P", "F"):
        here.play(ref)
        before["a"] -= 1 if mode == "P" else 0
    elif mode == "X":
        here.exhaust(ref)
        before["x"] -= 1
    elif mode == "S":
        from ludarium.games.imperium.solstice import begin_solstice
        from ludarium.games.imperium.title import TITLE

        begin_solstice(here.position, 0, card(ref))
        TITLE.begin(here.position)
    for choice in filter(None, (part.strip() for part in choices.split(";"))):
        here.first(choice)
    finished = "ChooseTurn" if mode == "S" else "Activate"
    if "..." not in then and not here.position.over:
        assert here.decision == finished, f"still to be decided: {here.decision} {here.options()}"
    after = counts(here, ref)
    changed = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    said: dict[str, int] = {}
    for word in then.split():
        if word.startswith("@"):
            assert place(here, ref) == word[1:], f"{ref} lies in {place(here, ref)}"
        elif word != "...":
            name, sign, number = word.partition("+") if "+" in word else word.partition("-")
            said[name] = int(number) if sign == "+" else -int(number)
    for name, wanted in said.items():
        assert changed.get(name, 0) == wanted, f"{name}: {changed.get(name, 0):+d}, expected {wanted:+d}; {changed}"
    for name in STRICT:
        if name not in said:
            assert name not in changed, f"{name} changed by {changed[name]:+d}; all changes: {changed}"


def worth(ref: str, zone: str, given: str, side: str) -> int:
    """The points of a card in a zone, on an empty table with what is given."""
    facts = CARDS[card(ref)]
    nation = NATIONS[facts.nation] if facts.nation >= 0 else "romans"
    here = Table([nation, "persians" if nation != "persians" else "greeks"], side, 1)
    for seat in (0, 1):
        here.give(seat, m=0, p=0, g=0, hand=[], deck=[], disc=[])
    for word in given.split():
        apply(here, word)
    if zone not in ("power", "extra", "garrison"):
        getattr(here.player(), zone).append(card(ref))
    if zone == "garrison":
        here.give(0, play=["classics.hills"], host=["classics.hills"], garrison=[ref])
    zones = scoring_zones(here.position, here.player())
    at = next(where for cards, where in zones if card(ref) in cards)
    return points_of(here.position, 0, card(ref), at, zones)


__all__ = ["counts", "place", "refs", "run", "worth"]
