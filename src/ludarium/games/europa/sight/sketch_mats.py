"""The mats of the Realms as text: all of them at a glance, the own one with what only its player sees."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.sight.sketch_parts import NOTHING, character, flow, headed, named, tag
from ludarium.kernel.sketch import Say, box, mark, pad, plain, width
from ludarium.kernel.title import View

# The columns of the table; `board-col-…` says what stands above them.
COLUMNS: Final = (
    "prestige",
    "ducats",
    "adm",
    "dip",
    "mil",
    "stability",
    "tax",
    "manpower",
    "hand",
    "ideas",
    "missions",
)
NAME: Final = 26  # columns for the name of a Realm, at most
SHIPS: Final = ("light", "heavy", "galley")


# all Realms


def glance(view: View, say: Say, size: int) -> list[str]:
    """A table of figures; below each Realm its people, bonds and wars."""
    table: View = view["table"]
    rows = [_figures(player) for player in table["players"]]
    heads = [plain(say(f"board-col-{column}")) for column in COLUMNS]
    sizes = [max(width(cell) for cell in [heads[i], *(row[i] for row in rows)]) for i in range(len(COLUMNS))]
    name = min(NAME, size - 3 - sum(sizes) - len(sizes))
    lines = [mark("dim", " " * (name + 3) + " ".join(f"{heads[i]:>{sizes[i]}}" for i in range(len(heads))))]
    for index, player in enumerate(table["players"]):
        sign = "★" if player["realm"] == table["first"] else " "
        shown = tag(index, pad(f"{index + 1}{sign}{plain(say(player['realm']))}", name + 2))
        lines.append(f"{shown} " + " ".join(f"{cell:>{sizes[i]}}" for i, cell in enumerate(rows[index])))
        lines += [f"   {line}" for line in flow(_about(view, index, say), size - 3, 2)]
    return lines


def _figures(player: View) -> list[str]:
    base, vassals = player["tax"]
    men = player["manpower"]
    return [
        str(player["prestige"]),
        str(player["ducats"]),
        *(str(power) for power in player["power"]),
        f"{player['stability']:+d}" if player["stability"] else "0",
        f"{base}+{vassals}" if vassals else str(base),
        f"{men['available']}/{men['total']}",
        "/".join(str(cards) for cards in player["hand"]),
        str(len(player["ideas"])),
        f"{len(player['done'])}+{player['missions']}",
    ]


def _about(view: View, index: int, say: Say) -> list[str]:
    table: View = view["table"]
    player: View = table["players"][index]
    realm = player["realm"]
    person = plain(say(f"seat:{player['seat']}")) if player["seat"] >= 0 else plain(say("board-automated"))
    ruler = plain(say(player["ruler"])) if player["ruler"] else plain(say("board-interregnum"))
    advisors = [
        character(card, say) + ("!" if ill else "")
        for card, ill in zip(player["advisors"], player["advisors_ill"], strict=True)
        if card
    ]
    parts = [person, f"{mark('dim', say('board-ruler'))} {ruler}{'!' if player['ruler_ill'] else ''}"]
    parts += headed("board-advisors", ", ".join(advisors), say)
    parts += headed("board-display", ", ".join(_charged(each, say) for each in player["display"]), say)
    parts += headed("board-ideas", named(player["ideas"], say), say)
    parts += headed("board-allies", named(player["alliances"], say), say)
    parts += headed("board-marriages", named(player["marriages"], say), say)
    foes = others(table["wars"], realm)
    if foes:
        parts.append(f"{mark('red', say('board-war'))} {named(foes, say)}")
    parts += headed("board-truces", named(others(table["truces"], realm), say), say)
    parts += headed("board-cbs", named([each["target"] for each in table["cbs"] if each["realm"] == realm], say), say)
    parts += headed("board-interest", str(player["interest"] or ""), say)
    if player["passed"]:
        parts.append(mark("dim", say("board-passed")))
    return parts


def _charged(display: View, say: Say) -> str:
    """A Display card is known by its title; its name is `title · Character`."""
    title = plain(say(display["card"])).partition(" · ")[0]
    return f"{title} {'●' * display['cubes']}".rstrip()


def others(pairs: list[list[str]], realm: str) -> list[str]:
    """Who stands beside this Realm in pairs of Realms."""
    return [pair[1] if pair[0] == realm else pair[0] for pair in pairs if realm in pair]


# the own Realm


def own(view: View, say: Say, size: int) -> list[str]:
    """Nothing for a spectator."""
    if view["seat"] < 0:
        return []
    table: View = view["table"]
    player: View = table["players"][view["seat"]]
    held: View = table["own"]
    inner = size - 4
    lines: list[str] = []
    for id, cards in (("board-hand", held["hand"]), ("board-drawn", held["drawn"])):
        shown = [f"[{plain(say(card))}]" for card in cards]
        if shown or id == "board-hand":
            lines += flow([mark("dim", say(id)), *(shown or [NOTHING])], inner, 2)
    lines += flow(
        [
            mark("dim", say("board-missions")),
            *(f"[{plain(say(each))}]" for each in held["missions"]),
            mark("dim", say("board-aside", count=len(held["aside"]))),
        ],
        inner,
        2,
    )
    lines += flow(_supply(player, say), inner, 2)
    for number, army in enumerate(player["armies"]):
        if army["space"]:
            lines += flow(army_parts(number, army, say), inner, 2)
    if player["fleet"]["place"]:
        lines += flow(fleet_parts(player["fleet"], say), inner, 2)
    heading = mark("head", f"{say('board-own')} {plain(say(player['realm']))}")
    return box(lines, heading, size)


def _supply(player: View, say: Say) -> list[str]:
    men = player["manpower"]
    figures = (
        ("board-deployed", men["deployed"]),
        ("board-exhausted", men["exhausted"]),
        ("board-allied", men["allied"]),
        ("board-colonists", player["colonists"]),
        ("board-merchants", player["merchants"]),
        ("board-cubes", player["cubes"]),
        ("board-taken", player["events_taken"]),
    )
    return [f"{mark('dim', say(id))} {figure}" for id, figure in figures]


def army_parts(number: int, army: View, say: Say) -> list[str]:
    parts = [f"{mark('dim', say(f'army:{number + 1}'))} {plain(say(army['space']))}"]
    parts += [f"{plain(say(f'unit:{kind}'))} ×{count}" for kind, count in army["units"].items()]
    return [*parts, *_leader(army, say)]


def fleet_parts(fleet: View, say: Say) -> list[str]:
    parts = [f"{mark('dim', say('board-fleet'))} {plain(say(fleet['place']))}"]
    parts += [
        f"{plain(say(f'ship:{kind}'))} ×{count}" for kind, count in zip(SHIPS, fleet["ships"], strict=True) if count
    ]
    parts += headed("board-damaged", str(fleet["damaged"] or ""), say)
    return [*parts, *_leader(fleet, say)]


def _leader(force: View, say: Say) -> list[str]:
    if not force["leader"]:
        return []
    return headed("board-leader", plain(say(force["leader"])) + ("!" if force["ill"] else ""), say)
