"""What lies open beside the map as text: Events, Milestones, Ideas, Power Struggles, the Curia, the Empire."""

from __future__ import annotations

from ludarium.games.europa.sight.sketch_parts import NOTHING, flow, headed, named, who
from ludarium.kernel.sketch import Say, mark, plain
from ludarium.kernel.title import View


def opened(table: View, say: Say, size: int) -> list[str]:
    return [
        *_events(table, say, size),
        *_tagged(table, "milestones", "milestone", "tags", say, size),
        *_tagged(table, "ideas", "idea", "held", say, size),
        *_struggles(table, say, size),
        *_trade(table, say, size),
        *_curia(table, say, size),
        *_empire(table, say, size),
        *_special(table, say, size),
    ]


def _special(table: View, say: Say, size: int) -> list[str]:
    """The scenario's special rules, as a reminder in the first Round of an Age."""
    if table["round"] != 1:
        return []
    return flow([mark("dim", say(f"scenario-rules-{table['scenario']}"))], size)


def _events(table: View, say: Say, size: int) -> list[str]:
    """The row: Ducats lie on what is face up; the rest is face down."""
    parts = [mark("head", say("board-events"))]
    down = 0
    for each in table["decks"]["row"]:
        if each["event"]:
            ducats = f" {mark('yellow', say('board-ducats', amount=each['ducats']))}" if each["ducats"] else ""
            parts.append(f"[{plain(say(each['event']))}{ducats}]")
        else:
            down += 1
    parts += headed("board-face-down", str(down or ""), say)
    return flow([*parts, mark("dim", say("board-events-left", count=table["decks"]["events_left"]))], size, 2)


def _tagged(table: View, key: str, thing: str, tags: str, say: Say, size: int) -> list[str]:
    """Cards on display, each with the players who have reached or researched it."""
    parts = [mark("head", say(f"board-all-{key}"))]
    for each in table["decks"][key]:
        players = " ".join(who(table, realm, say) for realm in each[tags])
        parts.append(f"[{plain(say(each[thing]))}{' ' + players if players else ''}]")
    return flow(parts, size, 2) if len(parts) > 1 else []


def _struggles(table: View, say: Say, size: int) -> list[str]:
    parts = [f"[{plain(say(each))}!]" for each in table["decks"]["struggles_active"]]
    coming = table["decks"]["struggles"][:1]
    parts += headed("board-upcoming", named(coming, say), say)
    return flow([mark("head", say("board-struggles")), *parts], size, 2) if parts else []


def _trade(table: View, say: Say, size: int) -> list[str]:
    cards = [f"[{plain(say(card))}]" for card in table["decks"]["trade_open"]]
    return flow([mark("head", say("board-trade")), *cards], size, 2) if cards else []


def _curia(table: View, say: Say, size: int) -> list[str]:
    """The Roma slot, then the others from the left."""
    curia: View = table["curia"]
    seats = [who(table, realm, say) for realm in curia["cardinals"]]
    seats += ["·"] * (curia["slots"] - len(seats))
    roma = who(table, curia["roma"], say) if curia["roma"] else "·"
    parts = [mark("head", say("board-curia")), f"({roma}) {' '.join(seats)}"]
    if curia["controller"]:
        sign = "!" if curia["uncontested"] else ""
        parts += headed("board-controller", who(table, curia["controller"], say) + sign, say)
    parts += headed("board-crusade", named([curia["crusade"]] if curia["crusade"] else [], say), say)
    parts += headed(
        "board-excommunicated", named([curia["excommunicated"]] if curia["excommunicated"] else [], say), say
    )
    return flow(parts, size, 2)


def _empire(table: View, say: Say, size: int) -> list[str]:
    empire: View | None = table["empire"]
    if empire is None:
        return []
    parts = [
        mark("head", say("board-empire")),
        *headed("board-emperor", who(table, empire["emperor"], say) or NOTHING, say),
        *headed("board-authority", f"{empire['authority']}/{empire['cap']}", say),
        plain(say(empire["faith"])),
        *headed("board-electors", named(empire["electors"], say), say),
    ]
    if empire["defending"]:
        parts.append(mark("red", say("board-defending", pool=empire["pool"])))
    return flow(parts, size, 2)
