"""The map as text, by Area: only where something of a player lies, one line each; then Seas and Trade Nodes.

■ Large Town · ▪ Small Town · ◇ Vassal token · × occupied · ● Influence · ⚑ Claim · ♥ Core token · ⚔ Land Units
▲ Light Ship on a slot · △ Light Ship · ● Merchant · ○ Merchant that lies (the message board-legend tells this)
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts import places
from ludarium.games.europa.sight.sketch_parts import flow, numbers, tag
from ludarium.kernel.sketch import Say, mark, pad, plain, width
from ludarium.kernel.title import View

# The signs of an Area's pieces, in this order; those of ONCE need no number.
SIGNS: Final = {
    "large": "■",
    "small": "▪",
    "vassal": "◇",
    "top": "×",
    "influence": "●",
    "claim": "⚑",
    "core": "♥",
    "units": "⚔",
}
ONCE: Final = ("claim", "core")
NAME: Final = 24  # columns for the name of a place, at most
WORTH: Final = {"small": ("small", 1), "large": ("large", 1), "two-small": ("small", 2), "vassal": ("vassal", 1)}


def area_of(province: str) -> str:
    """The Area of a Province, by their references."""
    return places.SPACE.full(places.SPACE_OF[places.PROVINCE.index(province.partition(":")[2])])


def alphabet(names: dict[str, str]) -> list[str]:
    """References by their names."""
    return sorted(names, key=lambda ref: names[ref].casefold())


class Piled:
    """What lies in one Area: pieces by player and kind, Unrest and Rebels."""

    def __init__(self, players: int) -> None:
        self.pieces = [dict.fromkeys(SIGNS, 0) for _ in range(players)]
        self.unrest = 0
        self.rebels = 0
        self.rebel_towns = 0
        self.imperial = 0
        self.plague = False

    def add(self, player: int, kind: str, count: int = 1) -> None:
        self.pieces[player][kind] += count

    def shown(self, say: Say) -> list[str]:
        parts: list[str] = []
        for player, pieces in enumerate(self.pieces):
            signs = "".join(
                SIGNS[kind] + ("" if kind in ONCE else str(count)) for kind, count in pieces.items() if count
            )
            if signs:
                parts.append(f"{tag(player)}{signs}")
        for id, count in (
            ("board-imperial", self.imperial),
            ("board-unrest", self.unrest),
            ("board-rebels", self.rebels),
            ("board-rebel-towns", self.rebel_towns),
        ):
            if count:
                parts.append(mark("dim" if id == "board-imperial" else "red", say(id, count=count)))
        return [*parts, mark("red", say("board-plague"))] if self.plague else parts


def piled(table: View) -> dict[str, Piled]:
    """Areas by reference; those without any piece of a player, without Unrest and without Rebels are left out."""
    players = numbers(table)
    found: dict[str, Piled] = {}
    for province, shown in table["provinces"].items():
        at = found.setdefault(area_of(province), Piled(len(players)))
        if "town" in shown:
            # a stand-in is a Vassal token that does the work of a Small Town
            kind, count = WORTH.get(shown["town"]["what"], ("small", 1))
            at.add(players[shown["town"]["realm"]], kind, count)
        if "top" in shown and "rebels" in shown["top"]:
            at.rebel_towns += 1
        elif "top" in shown:
            at.add(players[shown["top"]["realm"]], "top")
        at.unrest += 1 if "unrest" in shown else 0
    for area, shown in table["areas"].items():
        at = found.setdefault(area, Piled(len(players)))
        for realm, count in shown.get("influence", {}).items():
            at.add(players[realm], "influence", count)
        for realm in shown.get("claims", []):
            at.add(players[realm], "claim")
        if "core" in shown:
            at.add(players[shown["core"]], "core")
        for realm, count in shown.get("infantry", {}).items():
            at.add(players[realm], "units", count)
        at.rebels = shown.get("rebels", 0)
        at.imperial = shown.get("imperial", 0)
        at.plague = "plague" in shown
    for index, player in enumerate(table["players"]):
        for army in player["armies"]:
            if army["space"]:
                found.setdefault(army["space"], Piled(len(players))).add(index, "units", sum(army["units"].values()))
    return {
        area: at
        for area, at in found.items()
        if at.unrest or at.rebels or at.rebel_towns or at.plague or any(any(each.values()) for each in at.pieces)
    }


def areas(table: View, say: Say, size: int) -> list[str]:
    found = piled(table)
    names = {area: plain(say(area)) for area in found}
    name = min(NAME, max([0, *(width(each) for each in names.values())]))
    lines: list[str] = []
    for area in alphabet(names):
        lines += flow([pad(names[area], name), *found[area].shown(say)], size, name + 2)
    return [mark("head", say("board-map")), *lines] if lines else []


def ships(table: View) -> dict[str, dict[int, tuple[int, int, list[int]]]]:
    """Places with Ships: by player the single Light Ships, those on slots, and the Ships of his Fleet."""
    players = numbers(table)
    found: dict[str, dict[int, tuple[int, int, list[int]]]] = {}
    for place, each in table["seas"].items():
        for realm, count in each.items():
            found.setdefault(place, {})[players[realm]] = (count["light"], count["slots"], [])
    for index, player in enumerate(table["players"]):
        fleet: View = player["fleet"]
        if fleet["place"]:
            light, slots, _ = found.setdefault(fleet["place"], {}).get(index, (0, 0, []))
            found[fleet["place"]][index] = (light, slots, fleet["ships"])
    return found


def sailing(player: int, count: tuple[int, int, list[int]], say: Say) -> str:
    light, slots, fleet = count
    text = (f"▲{slots}" if slots else "") + (f"△{light}" if light else "")
    if fleet:
        text += " " + say("board-fleet-sign", ships="/".join(str(each) for each in fleet))
    return f"{tag(player)}{text}"


def seas(table: View, say: Say, size: int) -> list[str]:
    found = ships(table)
    names = {place: plain(say(place)) for place in found}
    parts = [
        f"{names[place]} {' '.join(sailing(player, count, say) for player, count in sorted(found[place].items()))}"
        for place in alphabet(names)
    ]
    return flow([mark("head", say("board-seas")), *parts], size, 2) if parts else []


def trading(table: View, node: View, say: Say) -> str:
    players = numbers(table)
    merchants = [tag(players[each["realm"]]) + ("○" if each["down"] else "●") for each in node.get("merchants", [])]
    pirates = [mark("red", say("board-pirates", count=node["pirates"]))] if "pirates" in node else []
    return " ".join([*merchants, *pirates, *([say("board-expanded")] if "expanded" in node else [])])


def nodes(table: View, say: Say, size: int) -> list[str]:
    names = {node: plain(say(node)) for node in table["nodes"]}
    parts = [f"{names[node]} {trading(table, table['nodes'][node], say)}" for node in alphabet(names)]
    return flow([mark("head", say("board-nodes")), *parts], size, 2) if parts else []
