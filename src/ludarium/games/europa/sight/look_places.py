"""What is told of an Area, a Province, a Sea Zone and a Trade Node when somebody looks for it."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts import paths, places, realms
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.sight import sketch_map
from ludarium.games.europa.sight.sketch_parts import headed, numbers, tag
from ludarium.kernel.sketch import Say, mark, plain
from ludarium.kernel.title import View

TWO: Final = ("large", "two-small")  # Towns that stand for a Tax Value of 2


class Seen:
    """The table as somebody sees it, with what is printed on its board."""

    def __init__(self, table: View, say: Say) -> None:
        self.table = table
        self.say = say
        self.board = places.BOARD.index(table["board"])
        self.players = numbers(table)

    def name(self, ref: str) -> str:
        """A name; that of a player's Realm in his colour."""
        index = self.players.get(ref, -1)
        name = plain(self.say(ref))
        return tag(index, name) if index >= 0 else name

    def names(self, refs: list[str]) -> str:
        return ", ".join(self.name(ref) for ref in refs)


def index_of(ref: str) -> str:
    return ref.partition(":")[2]


def _list(seen: Seen, id: str, refs: list[str]) -> list[str]:
    return headed(id, seen.names(refs), seen.say)


def _counts(seen: Seen, id: str, counts: dict[str, int]) -> list[str]:
    return headed(id, ", ".join(f"{seen.name(ref)} {count}" for ref, count in counts.items()), seen.say)


def holder(seen: Seen, index: int) -> str:
    """The Lawful Owner: the view tells him only where he is not the one whose flag is printed; "": nobody."""
    shown = seen.table["provinces"].get(places.PROVINCE.full(index), {})
    if "holder" in shown:
        return str(shown["holder"])
    flag = realms.FLAG[seen.board][index]
    return REALM.full(flag) if flag >= 0 else ""


def value(seen: Seen, index: int) -> int:
    """The Tax Value: what the Town shows, else what is printed."""
    town = seen.table["provinces"].get(places.PROVINCE.full(index), {}).get("town", {})
    return 2 if town.get("what") in TWO else places.SIZE[seen.board][index]


# Provinces


def province(seen: Seen, ref: str) -> list[str]:
    index = places.PROVINCE.index(index_of(ref))
    area_name = seen.name(places.SPACE.full(places.SPACE_OF[index]))
    return [plain(seen.say("look-in", place=area_name)), *_state(seen, index)]


def _state(seen: Seen, index: int) -> list[str]:
    """Whose a Province is, what lies on it, and what is printed there."""
    say = seen.say
    ref = places.PROVINCE.full(index)
    shown: View = seen.table["provinces"].get(ref, {})
    owner = holder(seen, index)
    parts = [say("look-owner", realm=seen.name(owner)) if owner else say("look-vacant")]
    if "town" in shown:
        parts.append(say("look-town", what=shown["town"]["what"], realm=seen.name(shown["town"]["realm"])))
    if "top" in shown:
        if "rebels" in shown["top"]:
            parts.append(mark("red", say("look-rebel-town")))
        else:
            parts.append(say("look-occupied", realm=seen.name(shown["top"]["realm"])))
    if "unrest" in shown:
        parts.append(mark("red", say("look-unrest")))
    if any(each["capital"] == ref for each in seen.table["realms"].values()):
        parts.append(say("look-capital"))
    parts.append(say("look-value", tax=value(seen, index)))
    if "plus" in shown:
        parts.append(say("look-plus", count=shown["plus"]))
    if "dnpr" in shown:
        parts.append(say("look-dnpr", realm=seen.name(shown["dnpr"])))
    if places.GOLD[index]:
        parts.append(mark("yellow", say("look-gold")))
    if places.TERRITORY[index]:
        parts.append(say("look-territory", number=places.TERRITORY[index]))
    ports = places.PORTS[seen.board][index]
    if ports:
        around = [places.SEA.full(sea) for sea in places.SEA_LIST[index] if places.SEA_IN_PLAY[seen.board][sea]]
        parts.append(say("look-port", ports=ports, seas=seen.names(around)))
    return [*parts, *_docked(seen, ref)]


def _docked(seen: Seen, ref: str) -> list[str]:
    return _ships(seen, f"place:port-{index_of(ref)}")


# Areas


def area(seen: Seen, ref: str) -> list[str]:
    say = seen.say
    space = places.SPACE.index(index_of(ref))
    shown: View = seen.table["areas"].get(ref, {})
    parts = [plain(say(shown["creed"]))] if "creed" in shown else []
    if places.HRE_SPACE[space] and "not_hre" not in shown:
        parts.append(say("look-elector" if places.ELECTOR[space] else "look-hre"))
    parts += headed("look-provinces", _short(seen, space), say)
    parts += _counts(seen, "look-influence", shown.get("influence", {}))
    if "imperial" in shown:
        parts.append(say("board-imperial", count=shown["imperial"]))
    return [*parts, *_tokens(seen, ref, shown), *_around(seen, space)]


def distant(seen: Seen, ref: str) -> list[str]:
    """A Distant Province or Territory is an Area of its own (EU-2.M.16)."""
    space = places.SPACE.index(index_of(ref))
    continent = places.CONTINENT.full(places.CONTINENT_OF[space])
    parts = [seen.say("look-continent", continent=seen.name(continent))]
    for index in places.PROVINCES_OF[seen.board][space]:
        parts += _state(seen, index)
    return [*parts, *_tokens(seen, ref, seen.table["areas"].get(ref, {})), *_around(seen, space)]


def _short(seen: Seen, space: int) -> str:
    """The Provinces of an Area with their owners; × before an occupant."""
    found: list[str] = []
    for index in places.PROVINCES_OF[seen.board][space]:
        ref = places.PROVINCE.full(index)
        shown: View = seen.table["provinces"].get(ref, {})
        owner = holder(seen, index)
        text = f"{seen.name(ref)} ({seen.name(owner)}" if owner else f"{seen.name(ref)} ({seen.say('look-vacant')}"
        if "top" in shown:
            rebels = "rebels" in shown["top"]
            text += f" × {seen.say('look-rebel-town') if rebels else seen.name(shown['top']['realm'])}"
        found.append(f"{text}{', ' + seen.say('look-unrest') if 'unrest' in shown else ''})")
    return ", ".join(found)


def _tokens(seen: Seen, ref: str, shown: View) -> list[str]:
    """Claims, Core token, Units of all kinds, Rebels, Plague."""
    say = seen.say
    parts = _list(seen, "look-claims", shown.get("claims", []))
    parts += _list(seen, "look-core", [shown["core"]] if "core" in shown else [])
    parts += _counts(seen, "look-infantry", shown.get("infantry", {}))
    for player in seen.table["players"]:
        for number, army in enumerate(player["armies"]):
            if army["space"] == ref:
                count = sum(army["units"].values())
                parts.append(f"{plain(say(f'army:{number + 1}'))}, {seen.name(player['realm'])}: {count}")
    if "rebels" in shown:
        parts.append(mark("red", say("board-rebels", count=shown["rebels"])))
    return [*parts, mark("red", say("board-plague"))] if "plague" in shown else parts


def _around(seen: Seen, space: int) -> list[str]:
    near = [places.SPACE.full(other) for other in paths.LAND_OF[seen.board][space]]
    coasts = [places.SEA.full(sea) for sea in paths.seas(paths.SPACE_SEAS[seen.board][space])]
    return [*_list(seen, "look-borders", near), *_list(seen, "look-coasts", coasts)]


# Sea Zones and Trade Nodes


def _ships(seen: Seen, place: str) -> list[str]:
    found = sketch_map.ships(seen.table).get(place, {})
    shown = [sketch_map.sailing(player, count, seen.say) for player, count in sorted(found.items())]
    return headed("look-ships", " ".join(shown), seen.say)


def sea(seen: Seen, ref: str) -> list[str]:
    index = places.SEA.index(index_of(ref))
    parts = _ships(seen, f"place:{index_of(ref)}")
    if places.SLOTS[index]:
        parts.append(seen.say("look-slots", count=places.SLOTS[index]))
    ports = [places.PROVINCE.full(port) for port in places.PORTS_OF[seen.board][index]]
    near = [places.SEA.full(other) for other in paths.SEA_NEXT[seen.board][index]]
    nodes = [places.NODE.full(node_of) for node_of in paths.NODES_OF_SEA[seen.board][index]]
    return [
        *parts,
        *_list(seen, "look-ports", ports),
        *_list(seen, "look-next", near),
        *_list(seen, "look-nodes", nodes),
    ]


def node(seen: Seen, ref: str) -> list[str]:
    index = places.NODE.index(index_of(ref))
    shown: View = seen.table["nodes"].get(ref, {})
    spaces = [places.SPACE.full(space) for space in paths.NODE_SPACES[seen.board][index]]
    seas = [places.SEA.full(each) for each in paths.seas(places.NODE_SEAS[seen.board][index])]
    trading = sketch_map.trading(seen.table, shown, seen.say)
    return [
        *headed("look-merchants", trading, seen.say),
        *_list(seen, "look-borders", spaces),
        *_list(seen, "look-coasts", seas),
    ]
