"""The board as text (see kernel/sketch.py). Players are shown by the number of their seat, in its colour."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.troyes.figures import BUILDING_IDS, CELL_IDS, ROW_BUILDING, ROW_CELLS, ROW_OF, SALARIES
from ludarium.kernel.sketch import Say, beside, box, mark, pad, plain, width, wrap
from ludarium.kernel.title import View

# On a screen this wide, more stands side by side.
WIDE: Final = 100
NARROW: Final = 80
EMPTY: Final = "·"
# Dice by colour: different shapes, so that nothing depends on seeing colours.
DICE: Final = {"red": "■", "white": "□", "yellow": "◆", "any": "▣"}
COLOURS: Final = ("red", "white", "yellow")
# The longest name of an event, in any language.
EVENT_NAME: Final = 29


def draw(view: View, say: Say, size: int) -> list[str]:
    table: View = view["table"]
    wide = size >= WIDE
    total = WIDE if wide else NARROW
    upper = [_building(table, building, say, (total - 2) // 3) for building in range(3)]
    middle = [_cards(table, say, total - 32 if wide else total - 24), _cathedral(table, say, 31 if wide else 23)]
    lower = [_queue(table, say, 58), _square(view, say, total - 59 if wide else 58)]
    return [
        _heading(view, say, total),
        *beside(upper, 1),
        *beside(middle, 1),
        *(beside(lower, 1) if wide else lower[0] + lower[1]),
        *_black(table, say),
        *_players(view, say, total),
        *(_king(table, say, total) if table["king"] is not None else []),
    ]


def hand(view: View) -> list[str]:
    """The viewer's own characters, which the others do not see."""
    own: object = view["table"]["players"][view["seat"]]["characters"] if view["seat"] >= 0 else []
    return own if isinstance(own, list) else []


# pieces


def _seat(seat: int) -> str:
    return mark(f"seat{seat}", seat + 1)


def _owner(ref: str | None) -> str:
    if ref is None:
        return mark("dim", EMPTY)
    name = ref.partition(":")[2]
    if name.isdecimal():
        return _seat(int(name))
    return mark("grey", {"neutral": "o", "king": "K", "king-2": "k"}[name])


def _dice(refs: list[str]) -> str:
    """Dice (`die:0.red.5`) by colour."""
    groups: list[str] = []
    for colour in COLOURS:
        values = [ref.rpartition(".")[2] for ref in refs if ref.split(".")[1] == colour]
        if values:
            groups.append(mark(colour, " ".join([DICE[colour], *values])))
    return "  ".join(groups)


def _deniers(amount: int) -> str:
    return mark("yellow", f"{amount}¢")


# the parts of the board


def _heading(view: View, say: Say, size: int) -> str:
    table: View = view["table"]
    parts = [mark("head", say("board-round", round=table["round"], rounds=table["rounds"]))]
    if not table["solo"]:
        parts.append(say("board-first", seat=f"seat:{table['first']}"))
    decks = "  ".join(mark(colour, f"{DICE[colour]} {table['decks'][colour]}") for colour in COLOURS)
    parts.append(f"{say('board-decks')}  {decks}")
    return pad("   ".join(parts), size).rstrip()


def _building(table: View, building: int, say: Say, size: int) -> list[str]:
    """A row is entered from the left by the values before it."""
    shown: View = table["buildings"][building]
    owners = {cell["cell"].partition(":")[2]: cell["owner"] for cell in shown["cells"]}
    colour = COLOURS[building]
    rows: list[str] = []
    for row, cells in enumerate(ROW_CELLS):
        if ROW_BUILDING[row] == building:
            values = [str(value) for value in range(1, 7) if ROW_OF[building * 6 + value - 1] == row]
            people = " ".join(_owner(owners[CELL_IDS[cell]]) for cell in cells)
            rows.append(f"{mark(colour, ' '.join(values))}  {people}")
    if len(rows) > 3:  # rows of one cell stand in two columns
        half = len(rows) // 2
        rows = [f"{rows[i]}     {rows[i + half]}" for i in range(half)]
    while len(rows) < 3:
        rows.append("")
    flat = " ".join(_owner(owner) for owner in shown["flat"])
    rows.append(f"{say('board-flat')} {flat}" if flat else "")
    heading = mark(colour, say(f"building:{BUILDING_IDS[building]}"))
    return box(rows, f"{heading} {_deniers(SALARIES[building])}", size)


def _cards(table: View, say: Say, size: int) -> list[str]:
    """Name, cost of a tradesman, pips for one activation; the cells with their VP; cubes waiting."""
    lines: list[str] = []
    hidden: list[str] = []
    for card in table["cards"]:
        sign = mark(card["colour"], DICE[card["colour"]])
        if "card" not in card:
            hidden.append(mark(card["colour"], f"{DICE[card['colour']]}{card['number']}"))
            continue
        name = pad(say(card["card"]), 22 if size > 60 else 18)
        lines.append(f"{sign} {name} {_deniers(card['cost'])} ÷{card['divisor']}  {_tradesmen(card)}")
    if hidden:
        lines.append(f"{mark('dim', say('board-face-down'))} {' '.join(hidden)}")
    return box(lines, mark("head", say("board-cards")), size)


def _tradesmen(card: View) -> str:
    places: list[list[str]] = [[], [], [], []]
    for each in card["tradesmen"]:
        places[each["place"]].append(_owner(each["owner"]))
    parts = [
        f"{points}:{''.join(places[place]) or mark('dim', EMPTY)}" for place, points in enumerate(card["cells"], 1)
    ]
    if places[3]:
        parts.append(f"0:{''.join(places[3])}")
    parts.extend(f" {_owner(each['owner'])}×{each['count']}" for each in card["cubes"])
    return " ".join(parts)


def _cathedral(table: View, say: Say, size: int) -> list[str]:
    owners = [cell["owner"] for cell in table["cathedral"]]
    lines = [mark("dim", "   1 2 3 4 5 6")]
    for level in (2, 1, 0):
        lines.append(
            f"{mark('dim', level + 1)}  " + " ".join(_owner(owner) for owner in owners[level * 6 : level * 6 + 6])
        )
    return box(lines, mark("head", say("board-cathedral")), size)


def _black(table: View, say: Say) -> list[str]:
    if not table["black"]:
        return []
    return [f"{say('board-black')}: " + " ".join(mark("black", f"●{value}") for value in table["black"])]


def _queue(table: View, say: Say, size: int) -> list[str]:
    """What fights an event and how many pips a cube costs; its flags; VP of the first two; its black dice."""
    lines: list[str] = []
    for event in table["queue"]:
        dice = event["dice"]
        flags = [_owner(cube) for cube in event["cubes"]]
        flags += [mark("dim", EMPTY)] * (event["flags"] - len(flags))
        sign = mark("bold" if dice == "any" else dice, DICE[dice])
        black = " " + mark("black", "●" * event["black_dice"]) if event["black_dice"] else ""
        points = "/".join(str(each) for each in event["vp"])
        lines.append(
            f"{pad(say(event['event']), EVENT_NAME)} {sign}÷{event['divisor']}  {' '.join(flags)}  {points}{black}"
        )
    return box(lines, mark("head", say("board-events")), size)


def _square(view: View, say: Say, size: int) -> list[str]:
    lines: list[str] = []
    for district in view["table"]["square"]:
        name: str = district["district"].partition(":")[2]
        if name.isdecimal():
            whose = _seat(int(name))
        else:
            whose = _owner("owner:king" if view["table"]["solo"] else "owner:neutral")
        lines.append(f"{whose}  {_dice(district['dice'])}")
    return box(lines, mark("head", say("board-square")), size)


def _players(view: View, say: Say, size: int) -> list[str]:
    players: list[View] = view["table"]["players"]
    rows = [["", "", *(say(f"board-{name}") for name in ("deniers", "influence", "vp", "supply")), ""]]
    for player in players:
        seat: int = player["seat"]
        waiting = f"+{player['in_district']}" if player["in_district"] else ""
        rows.append(
            [
                _seat(seat),
                mark(f"seat{seat}", view["names"][seat]) + (" ←" if view["turn"] == seat else ""),
                f"{player['deniers']}{waiting}",
                str(player["influence"]),
                "?" if player["vp"] is None else str(player["vp"]),
                f"{player['supply']} ({player['reserve']})",
                _passed(player, say),
            ]
        )
    shown = _columns(rows)
    lines = shown[:1]
    for number, player in enumerate(players, 1):
        known: Any = player["characters"]
        lines.append(shown[number])
        lines.extend(_listed("board-characters", [] if isinstance(known, int) else known, say, size))
        lines.extend(_listed("board-taken", player["events"], say, size))
    return box(lines, mark("head", say("board-players")), size)


def _listed(heading: str, refs: list[str], say: Say, size: int) -> list[str]:
    """Things that a player or the king has, on lines of their own."""
    if not refs:
        return []
    names = ", ".join(plain(say(ref)) for ref in refs)
    return [mark("dim", line) for line in wrap(f"   {say(heading)}: {names}", size - 4, 6)]


def _passed(player: View, say: Say) -> str:
    return mark("dim", say("board-passed")) if player["passed"] else ""


def _columns(rows: list[list[str]]) -> list[str]:
    sizes = [max(width(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join(pad(cell, sizes[i]) for i, cell in enumerate(row)).rstrip() for row in rows]


def _king(table: View, say: Say, size: int) -> list[str]:
    """The king's things, and the characters in the order in which they will be scored."""
    king: View = table["king"]
    lines = [
        f"{say('board-vp')} {king['vp']}   {say('board-supply')} {king['reserve']}",
        *_listed("board-taken", king["events"], say, size),
    ]
    for each in king["characters"]:
        lines.append(
            f"{pad(say(each['character']), 24)} {_seat(0)} {each['player']}   {_owner('owner:king')} {each['king']}"
        )
    return box(lines, mark("head", say("owner:king")), size)
