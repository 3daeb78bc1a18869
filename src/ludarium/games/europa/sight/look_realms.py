"""What is told of a Realm, an Army and a Fleet when somebody looks for it."""

from __future__ import annotations

from ludarium.games.europa.facts import places
from ludarium.games.europa.sight import sketch_mats
from ludarium.games.europa.sight.look_places import Seen, holder
from ludarium.games.europa.sight.sketch_parts import headed
from ludarium.kernel.sketch import mark, plain
from ludarium.kernel.title import View


def realm(seen: Seen, ref: str) -> list[str]:
    """Who plays it or whose Vassal it is, its bonds and wars, its Provinces and forces."""
    say, table = seen.say, seen.table
    shown: View = table["realms"][ref]
    if ref in seen.players:
        kind = say("look-kind-played", number=seen.players[ref] + 1)
    elif "lord" in shown:
        kind = say("look-kind-vassal", realm=seen.name(shown["lord"]))
    else:
        kind = say(f"look-kind-{shown['kind']}")
    parts = [kind, say("look-capital-in", province=seen.name(shown["capital"])), plain(say(shown["faith"]))]
    parts += headed("board-allies", seen.names(shown.get("allies", [])), say)
    parts += headed("board-marriages", seen.names(shown.get("wed", [])), say)
    foes = sketch_mats.others(table["wars"], ref)
    if foes:
        parts.append(f"{mark('red', say('board-war'))} {seen.names(foes)}")
    parts += headed("board-truces", seen.names(sketch_mats.others(table["truces"], ref)), say)
    vassals = [other for other, each in table["realms"].items() if each.get("lord") == ref]
    parts += headed("look-vassals", seen.names(vassals), say)
    held = [
        places.PROVINCE.full(index)
        for index in range(places.PROVINCES)
        if places.IN_PLAY[seen.board][index] and holder(seen, index) == ref
    ]
    parts += headed("look-provinces", seen.names(held), say)
    if ref in seen.players:
        player: View = table["players"][seen.players[ref]]
        for number, each in enumerate(player["armies"]):
            if each["space"]:
                parts.append(", ".join(sketch_mats.army_parts(number, each, say)))
        if player["fleet"]["place"]:
            parts.append(", ".join(sketch_mats.fleet_parts(player["fleet"], say)))
    return parts


def army(seen: Seen, player: int, number: int) -> list[str]:
    each: View = seen.table["players"][player]["armies"][number]
    return [seen.name(each["space"]), *sketch_mats.army_parts(number, each, seen.say)[1:]]


def fleet(seen: Seen, player: int) -> list[str]:
    each: View = seen.table["players"][player]["fleet"]
    return [seen.name(each["place"]), *sketch_mats.fleet_parts(each, seen.say)[1:]]
