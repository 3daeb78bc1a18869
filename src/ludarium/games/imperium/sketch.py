"""The board as text (see kernel/sketch.py): the market, then each nation's area, the viewer's own first."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import BITS, CARD
from ludarium.games.imperium.effects.symbols import CIV, FAM, REG, TRI, UNC, UNR
from ludarium.kernel.sketch import Say, box, mark, pad, plain, width, wrap
from ludarium.kernel.title import View

WIDE: Final = 100
NARROW: Final = 80
# Suits by colour and by sign, so that nothing depends on seeing colours.
SUITS: Final = [
    (UNR, "grey", "!"),
    (FAM, "yellow", "*"),
    (REG, "green", "▲"),
    (UNC, "red", "●"),
    (CIV, "blue", "■"),
    (TRI, "orange", "◆"),
]
PLAIN: Final = ("white", "○")
DECKS: Final = (("region", "green", "▲"), ("uncivilised", "red", "●"), ("civilised", "blue", "■"))
HIDDEN: Final = "?"


def draw(view: View, say: Say, size: int) -> list[str]:
    table: View = view["table"]
    total = WIDE if size >= WIDE else NARROW
    seats = len(table["players"])
    first = max(0, view["seat"])
    lines = [_heading(view, say, total), *_market(table, say, total)]
    for names, cards in (("board-resolving", table["resolving"]), ("board-looked", table["looked"])):
        lines += _listed(say(names), cards, say, total)
    for i in range(seats):
        lines += _realm(view, (first + i) % seats, say, total)
    return lines


def hand(view: View) -> list[str]:
    """What the viewer holds in hand."""
    cards: list[str] = view["table"]["players"][view["seat"]].get("hand_cards", []) if view["seat"] >= 0 else []
    return cards


# pieces


def _suit(ref: str) -> tuple[str, str]:
    bits = BITS[CARD.index(ref.partition(":")[2])]
    for bit, colour, sign in SUITS:
        if bits & bit:
            return colour, sign
    return PLAIN


def _card(ref: str, say: Say) -> str:
    colour, sign = _suit(ref)
    return mark(colour, f"{sign} {say(ref)}")


def _tokens(of: View, say: Say, kinds: str, none: bool) -> str:
    """Tokens by the letter that the catalogue has for each kind; `none`: also those of which there are none."""
    return " ".join(f"{say(f'board-{kind}')}{of[kind]}" for kind in kinds if of.get(kind, 0) or none)


def _who(view: View, seat: int, say: Say) -> str:
    if view["table"]["players"][seat].get("bot"):
        return mark("grey", say("board-bot"))
    return mark(f"seat{seat}", f"{seat + 1} {say(f'seat:{seat}')}")


def _listed(heading: str, cards: list[str], say: Say, size: int, hidden: int = 0) -> list[str]:
    """Cards on lines of their own; `hidden`: how many more there are that this seat does not know."""
    if not cards and not hidden:
        return []
    names = [plain(say(card)) for card in cards] + ([f"{HIDDEN}×{hidden}"] if hidden else [])
    return wrap(f"{heading}: {', '.join(names)}", size, 2)


# the parts of the board


def _heading(view: View, say: Say, size: int) -> str:
    table: View = view["table"]
    parts = [mark("head", f"{say('board-round')} {table['round']}")]
    active: int = table["active"]
    if 0 <= active < len(table["players"]):
        parts.append(f"{say('board-active')}: {_who(view, active, say)}")
    if table["ending"] is not None:
        parts.append(mark("red", f"{say(table['ending'])} ({say('board-last_round')}: {table['last_round']})"))
    return pad("   ".join(parts), size).rstrip()


def _market(table: View, say: Say, size: int) -> list[str]:
    """A line for each place: its card, the unrest under it, the tokens on it, the deck that fills it."""
    lines: list[str] = []
    for slot in table["market"]:
        name = _card(slot["card"], say) if slot["card"] is not None else mark("dim", "·")
        unrest = mark("grey", f"! {say('board-unrest')}") if slot["unrest"] else ""
        deck = say("board-main") if slot["deck"] == "main" else say(f"suit:{slot['deck']}")
        tokens = _tokens(slot, say, "mpg", False)
        lines.append(f"{pad(name, 30)} {pad(unrest, 14)} {pad(tokens, 12)} {mark('dim', deck)}")
    decks = [
        mark(colour, f"{sign} {say(f'suit:{name}')} {count}")
        for (name, colour, sign), count in zip(DECKS, table["decks"], strict=True)
    ]
    decks.append(f"{say('board-main')} {table['main']}")
    lines.append("   ".join(decks))
    lines.append(
        "   ".join(
            [
                mark("grey", f"! {say('board-unrest')} {table['unrest']}"),
                mark("yellow", f"* {say('board-fame')} {table['fame']}"),
                f"{say('board-king')}: {say(table['king'])}",
            ]
        )
    )
    lines += _listed(say("board-exile"), table["exile"], say, size - 4)
    return box(lines, mark("head", say("board-market")), size)


def _realm(view: View, seat: int, say: Say, size: int) -> list[str]:
    """A nation's area: state and tokens, cards in play with what is garrisoned, then the piles."""
    realm: View = view["table"]["players"][seat]
    if realm["nation"] is None:
        return [_who(view, seat, say)]
    inner = size - 4
    numbers = ("deck", "nation_deck", "stored")
    state = [mark("bold", say(realm["state"])), _tokens(realm, say, "mpg" if realm["bot"] else "mpgax", True)]
    state += [f"{say(f'board-{name}')} {realm[name]}" for name in numbers if name != "stored" or realm[name]]
    lines = _fitted(state, inner)
    hand: list[str] = realm["hand_cards" if "hand_cards" in realm else "hand_known"]
    if "hand_cards" in realm:
        lines += _flow(say("board-hand_cards"), [_card(card, say) for card in hand], inner)
    else:
        lines += _listed(say("board-hand"), hand, say, inner, realm["hand"] - len(hand))
    lines += _flow(say("board-play"), _standing(realm, say), inner)
    lines += _flow(say("board-developments"), [_development(each, say) for each in realm["developments"]], inner)
    lines += _listed(say("board-discard"), realm["discard"], say, inner)
    history: list[str] = realm["history_cards" if "history_cards" in realm else "history_known"]
    pile = say("board-sunk" if realm["nation"] == "nation:atlanteans" else "board-history")
    lines += _listed(pile, history, say, inner, realm["history"] - len(history))
    if realm["accession"] is not None:
        lines += _listed(say("board-accession"), [realm["accession"]], say, inner)
    slots = [f"{number} {_card(card, say)}" for number, card in enumerate(realm.get("slots", []), 1)]
    lines += _flow(say("board-slots"), slots, inner)
    here = " ←" if view["turn"] == seat else ""
    return box(lines, f"{_who(view, seat, say)}: {mark('head', say(realm['nation']))}{here}", size)


def _standing(realm: View, say: Say) -> list[str]:
    """Cards in play; what is garrisoned stands in brackets, an exhausted card has its letter behind it."""
    found: list[str] = []
    own = [card for card in [realm["power"], *realm["extra"]] if card is not None]
    placed = [(card, card in realm["exhausted"], realm["garrison"].get(card, [])) for card in own]
    placed += [(each["card"], each["exhausted"], each["garrison"]) for each in realm["play"]]
    for card, exhausted, garrison in placed:
        colour, sign = _suit(card)
        inside = f" [{', '.join(plain(say(each)) for each in garrison)}]" if garrison else ""
        spent = f" +{say('board-x')}" if exhausted else ""
        found.append(mark(colour, f"{sign} {say(card)}{inside}{spent}"))
    return found


def _development(each: View, say: Say) -> str:
    cost = _tokens(each, say, "mpg", False)
    return _card(each["card"], say) + (f" ({cost})" if cost else "")


def _flow(heading: str, parts: list[str], size: int) -> list[str]:
    """Marked parts behind a heading, on as many lines as they need."""
    if not parts:
        return []
    return [mark("dim", heading + ":"), *(f"  {line}" for line in _fitted(parts, size - 2))]


def _fitted(parts: list[str], size: int) -> list[str]:
    lines: list[str] = []
    for part in parts:
        if lines and width(lines[-1]) + width(part) + 3 <= size:
            lines[-1] += f"   {part}"
        else:
            lines.append(pad(part, size).rstrip() if width(part) > size else part)
    return lines
