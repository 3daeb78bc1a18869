"""The board as text (see kernel/sketch.py). Players are shown by the number of their seat, in its colour."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.sketch import Say, beside, box, mark, pad, plain, width
from ludarium.kernel.title import View

# On a screen this wide the boxes of the map are wider.
WIDE: Final = 100
NARROW: Final = 80
EMPTY: Final = "·"
# Religions and types of pieces have signs of their own, so that nothing depends on seeing colours.
FAITHS: Final = {"catholic": "†", "islamic": "☾", "reformist": "≡"}
COLOURS: Final = {"catholic": "yellow", "islamic": "green", "reformist": "red"}
TYPES: Final = {"rook": "♜", "knight": "♞", "bishop": "♝", "pawn": "♟", "pirate": "⚑"}
KING: Final = "♔"
REPUBLIC: Final = "⌂"
# Empires whose names are too long for their boxes.
LONG: Final = ("hre", "papal", "ottoman", "mamluk")
SIDES: Final = ("west", "east")
PRESTIGE: Final = ("law", "discovery", "patron")


def draw(view: View, say: Say, size: int) -> list[str]:
    table: View = view["table"]
    total = WIDE if size >= WIDE else NARROW
    return [
        *_heading(table, say, total),
        *_map(table, say, total),
        *_borders(table, say, total),
        *_routes(table, say, total),
        *beside([_market(table, side, say, total // 2 - 1) for side in SIDES]),
        *_victories(table, say, total),
        *_hand(view, say, total),
        *(line for bank in range(len(table["banks"])) for line in _tableau(view, bank, say, total)),
    ]


def hand(view: View) -> list[str]:
    """What the viewer's bank holds in hand."""
    cards: list[str] = view["table"]["banks"][view["seat"]]["hand"] if view["seat"] >= 0 else []
    return cards


# pieces


def _bare(ref: str) -> str:
    return ref.partition(":")[2]


def _faith(religion: str) -> str:
    return mark(COLOURS[religion], FAITHS[religion])


def _piece(table: View, ref: str) -> str:
    """`piece:rook.catholic`: the sign of its religion and its type; a pawn has the number of its seat."""
    kind, _, colour = _bare(ref).partition(".")
    if kind == "pawn":
        return _pawn(table, f"bank:{colour}")
    return mark(COLOURS[colour], FAITHS[colour] + TYPES[kind])


def _seat_of(table: View, bank: str) -> int:
    houses = [each["bank"] for each in table["banks"]]
    return houses.index(bank) if bank in houses else -1


def _seat(table: View, seat: int, sign: str = "") -> str:
    """The rival of a solo game has no seat."""
    if table["solo"] and seat > 0:
        return mark("grey", f"R{sign}")
    return mark(f"seat{seat}", f"{seat + 1}{sign}") if seat >= 0 else mark("grey", f"?{sign}")


def _pawn(table: View, bank: str) -> str:
    return _seat(table, _seat_of(table, bank), TYPES["pawn"])


def _florins(amount: int) -> str:
    return mark("yellow", f"{amount}¢")


def _bishop(table: View, card: str) -> str:
    for each in table["bishops"]:
        if each["card"] == card:
            religion = _bare(each["religion"])
            return " " + mark(COLOURS[religion], FAITHS[religion] + TYPES["bishop"])
    return ""


def _flow(parts: list[str], size: int, indent: int = 0) -> list[str]:
    """Parts one after the other, on as many lines as they need; their marks stay."""
    lines: list[str] = []
    line = ""
    for part in parts:
        short = part if width(part) <= size - indent else pad(part, size - indent)
        if line and width(line) + 2 + width(short) > size:
            lines.append(line)
            line = " " * indent + short
        else:
            line = f"{line}  {short}" if line else short
    return [*lines, line] if line else lines


# the parts of the board


def _heading(table: View, say: Say, size: int) -> list[str]:
    who = "owner:rival" if table["solo"] and table["turn"] > 0 else f"seat:{table['turn']}"
    parts = [
        mark("head", f"{plain(say(who))} {'●' * table['actions']}{'○' * (2 - table['actions'])}"),
        say("board-comets", count=table["comets"]),
        say("board-discarded", count=table["discarded"]),
    ]
    pool = [_piece(table, piece) for piece in table["pool"]]
    return _flow(parts + ([f"{say('board-pool')} {' '.join(pool)}"] if pool else []), size)


def _map(table: View, say: Say, size: int) -> list[str]:
    lands = [_land(table, empire, say, (size - 4) // 5) for empire in table["empires"]]
    lines: list[str] = []
    for row in (lands[:5], lands[5:]):
        height = max(len(land) for land in row)
        blank = [
            [*land[:-1], *["│" + " " * (width(land[0]) - 2) + "│"] * (height - len(land)), land[-1]] for land in row
        ]
        lines += beside(blank, 1)
    return lines


def _land(table: View, empire: View, say: Say, size: int) -> list[str]:
    """An empire: its state, where its ruler is, what is repressed, and its cities."""
    inner = size - 4
    state = _bare(empire["state"])
    sign = REPUBLIC if empire["republic"] else KING
    where = _seat(table, empire["owner"]) if empire["owner"] >= 0 else say("board-throne")
    lord = f" {say('board-vassal')}" if empire["suzerain"] is not None else ""
    bishop = _bishop(table, f"card:ruler-{_bare(empire['empire'])}") if empire["owner"] < 0 else ""
    lines = [pad(f"{sign} {where}{lord}", inner - width(bishop)) + bishop]
    if empire["owner"] < 0 and empire["queen"] is not None:
        clergy = _bishop(table, empire["queen"])
        lines.append(pad(f"♥ {plain(say(empire['queen']))}", inner - width(clergy)) + clergy)
    if empire["repressed"]:
        lines += _flow([mark("dim", "×") + _piece(table, piece) for piece in empire["repressed"]], inner)
    lines += _cities(table, empire["empire"], say, inner)
    short = _bare(empire["empire"])
    full = plain(say(f"board-{short}" if short in LONG else empire["empire"]))
    name = pad(full, min(inner - 2, width(full)))
    heading = mark("head", name) + ("" if state == "medieval" else _faith(state))
    return box(lines, heading, size)


def _cities(table: View, empire: str, say: Say, size: int) -> list[str]:
    """The open cities of an empire with their pieces; the circles of Constantinople and of Venice stand together."""
    pieces: dict[str, list[str]] = {}
    for city in table["cities"]:
        if city["empire"] == empire and not city["shut"]:
            name = plain(say(city["city"])).partition(" (")[0]
            piece = _piece(table, city["piece"]) if city["piece"] else mark("dim", EMPTY) + " "
            pieces.setdefault(name, []).append(piece)
    lines: list[str] = []
    for name, each in pieces.items():
        shown = " ".join(each)
        if width(name) + 1 + width(shown) > size and len(each) > 1:
            lines.append(pad(name, size))
            name = ""
        lines.append(f"{pad(name, size - 1 - width(shown))} {shown}")
    return lines


def _borders(table: View, say: Say, size: int) -> list[str]:
    parts = [mark("head", say("board-borders"))]
    for border in table["borders"]:
        pieces = [_pawn(table, border["concession"])] if border["concession"] else []
        pieces += [_piece(table, border["pirate"])] if border["pirate"] else []
        if pieces:
            parts.append(f"{plain(say(border['border']))} {' '.join(pieces)}")
    return _flow(parts, size, 2)


def _routes(table: View, say: Say, size: int) -> list[str]:
    lines: list[str] = []
    for route in table["routes"]:
        way = " → ".join(plain(say(empire)) for empire in route["empires"])
        start = say("board-route", region=route["region"], city=route["emporium"])
        lines += _flow([mark("head", start), *f"{way}".replace(" → ", "\n→ ").split("\n")], size, 2)
    return lines


def _market(table: View, side: str, say: Say, size: int) -> list[str]:
    """The price, the card, the florins on it; the fair card lies face down."""
    lines: list[str] = []
    for slot in table["market"]:
        region, _, column = _bare(slot["slot"]).partition(".")
        if region != side:
            continue
        name = EMPTY if slot["card"] is None else say(slot["card"]) if slot["face_up"] else say("board-face-down")
        florins = _florins(slot["florins"]) if slot["florins"] else ""
        barred = mark("dim", "!") if slot["unbuyable"] else " "
        lines.append(f"{column if slot['face_up'] else '-'}{barred}{pad(plain(name), size - 11)} {florins}")
    deck = next(each for each in table["decks"] if _bare(each["region"]) == side)
    if deck["top"] is not None:
        lines.append(pad(f"{say('board-top')} {plain(say(deck['top']))}", size - 4))
    return box(lines, f"{mark('head', say(f'region:{side}'))} ({deck['cards']})", size)


def _victories(table: View, say: Say, size: int) -> list[str]:
    """What each player has of what counts; behind it how far ahead of each opponent one has to be."""
    lines: list[str] = []
    banks = range(len(table["banks"]))
    for victory in table["victories"]:
        name = plain(say(victory["victory"]))
        head = mark("bold", f"● {name}") if victory["active"] else mark("dim", f"○ {name}")
        parts = [head]
        for measure, margin in victory["margins"].items():
            if measure in victory["measures"]:
                values = victory["measures"][measure]
                shown = " ".join(f"{_seat(table, bank)}:{values[bank]}" for bank in banks)
                parts.append(f"{say(f'board-{measure}')} {shown} (+{margin})")
        if "bishops" in victory["measures"]:
            for i, religion in enumerate(FAITHS):
                counts = f"{victory['measures']['bishops'][i]}/{victory['measures']['believers'][i]}"
                shown = " ".join(f"{_seat(table, bank)}:{table['banks'][bank]['prestige'][religion]}" for bank in banks)
                parts.append(f"{_faith(religion)} {counts} {shown}")
        if "theocracies" in victory["measures"]:
            for i, religion in enumerate(FAITHS):
                parts.append(f"{_faith(religion)} {victory['measures']['theocracies'][i]}")
        done = [_seat(table, bank) for bank in banks if victory["fulfilled"][bank]]
        if done:
            parts.append(f"✓ {' '.join(done)}")
        lines += _flow(parts, size - 4, 2)
    return box(lines, mark("head", say("board-victories")), size)


def _hand(view: View, say: Say, size: int) -> list[str]:
    if view["seat"] < 0:
        return []
    cards = view["table"]["banks"][view["seat"]]["hand"] or []
    return _flow([mark("head", say("board-hand")), *(plain(say(card)) for card in cards)], size, 2)


def _tableau(view: View, bank: int, say: Say, size: int) -> list[str]:
    table: View = view["table"]
    shown: View = table["banks"][bank]
    who = "owner:rival" if table["solo"] and bank > 0 else f"seat:{bank}"
    prestige = [f"{_faith(religion)}{shown['prestige'][religion]}" for religion in FAITHS]
    prestige += [f"{say(f'prestige:{kind}')} {shown['prestige'][kind]}" for kind in PRESTIGE]
    figures = [f"{say('board-cards')} {shown['hand_size']}", *prestige]
    lines = _flow(figures, size - 4)
    for side in SIDES:
        parts = [mark("head", say(f"region:{side}"))]
        for column in shown[side]:
            parts += _card(table, column["card"], column["queen"], say)
            for vassal in column["vassals"]:
                suite = _card(table, vassal["card"], vassal["queen"], say)
                parts += [f"{say('board-vassal')} {suite[0]}", *suite[1:]]
        lines += _flow(parts, size - 4, 2)
    if shown["maids"]:
        lines += _flow([mark("head", say("board-maids")), *(plain(say(card)) for card in shown["maids"])], size - 4, 2)
    heading = f"{_seat(table, bank)} {plain(say(who))} ({plain(say(shown['bank']))}) {_florins(shown['florins'])}"
    return box(lines, heading, size)


def _card(table: View, card: str, queen: str | None, say: Say) -> list[str]:
    """A card or the visible side of a ruler's square with its bishop; then his queen."""
    name = card
    for empire in table["empires"]:
        if card == f"card:ruler-{_bare(empire['empire'])}":
            name = empire["face"]
    wife = [f"♥ [{plain(say(queen))}{_bishop(table, queen)}]"] if queen is not None else []
    return [f"[{plain(say(name))}{_bishop(table, card)}]", *wife]
