"""A player's mat in a scenario, under the name of his Realm: treasury, people, cards, tokens and ties."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.facts import action_cards, ideas, places, tracks
from ludarium.games.europa.facts.realms import REALM, REALMS
from ludarium.games.europa.sight import layout_forces
from ludarium.games.europa.sight.layout_cards import ADVISOR, CARD, MISSION, RULER
from ludarium.games.europa.sight.layout_parts import Cell, Fields, Rows
from ludarium.games.europa.sight.layout_ties import CELLS as TIES
from ludarium.games.europa.table.player import CRUSADER, FOCUS_CHANGED, NO_PIECE, OFF_BOARD
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import SOURCE
from ludarium.kernel.domain import Domain
from ludarium.kernel.layout import Codec, Flag, Many, Ref, Set, Whole
from ludarium.kernel.layout_wide import Sparse


class Plain:
    """A field of the player as it is kept."""

    def __init__(self, field: str) -> None:
        self.field = field

    def get(self, position: Europa, player: int) -> Any:
        return getattr(position.players[player], self.field)

    def put(self, position: Europa, player: int, value: Any, where: str) -> None:
        setattr(position.own_player(player), self.field, value)


def plain(name: str, codec: Codec, field: str = "") -> Cell:
    kept = Plain(field or name)
    return Cell(name, codec, kept.get, kept.put)


class Bit:
    """A flag of the Round."""

    def __init__(self, bit: int) -> None:
        self.bit = bit

    def get(self, position: Europa, player: int) -> Any:
        return bool(position.players[player].round_flags & self.bit)

    def put(self, position: Europa, player: int, value: Any, where: str) -> None:
        me = position.own_player(player)
        me.round_flags = me.round_flags | self.bit if value else me.round_flags & ~self.bit


def flag(name: str, bit: int) -> Cell:
    kept = Bit(bit)
    return Cell(name, Flag(), kept.get, kept.put)


# Merchants

MERCHANT: Final = Domain("merchant", [*places.NODE.refs, *(f"{ref}.laid" for ref in places.NODE.refs), "off-board"])
_NODES: Final = places.NODES
_OFF: Final = 2 * _NODES


def _merchants(position: Europa, player: int) -> Any:
    found: list[int] = []
    for each in position.players[player].merchants:
        if each == NO_PIECE:
            found.append(-1)
        else:
            found.append(_OFF if each == OFF_BOARD else each // 2 + (_NODES if each & 1 else 0))
    return found


def _put_merchants(position: Europa, player: int, value: Any, where: str) -> None:
    kept: list[int] = []
    for each in value:
        if each < 0:
            kept.append(NO_PIECE)
        else:
            kept.append(OFF_BOARD if each == _OFF else each % _NODES * 2 + each // _NODES)
    while len(kept) < tracks.PIECES_MERCHANTS:
        kept.append(NO_PIECE)
    position.own_player(player).merchants = kept


# Allied Units by Ally, and Display Cards


def _levies(position: Europa, player: int) -> Any:
    found = [0] * REALMS
    levies = position.players[player].levies
    for i in range(0, len(levies), 2):
        found[levies[i]] += levies[i + 1]
    return found


def _put_levies(position: Europa, player: int, value: Any, where: str) -> None:
    position.own_player(player).levies = [
        each for realm, count in enumerate(value) if count for each in (realm, int(count))
    ]


DISPLAY: Final = Many(Fields([("card", CARD), ("cubes", Whole(0, 9))], {}))


def _display(position: Europa, player: int) -> Any:
    kept = position.players[player].display
    return [{"card": kept[i], "cubes": kept[i + 1]} for i in range(0, len(kept), 2)]


def _put_display(position: Europa, player: int, value: Any, where: str) -> None:
    position.own_player(player).display = [each for row in value for each in (row["card"], row["cubes"])]


# what follows from the rest: it can be stated, and cannot be set otherwise


class Follows(Codec):
    """A number that follows from other parts; naming it in a scenario only says what it must be."""

    def __init__(self, words: str) -> None:
        self.words = words
        self.number = Whole(-99, 999)

    def read(self, given: Any, where: str, old: Any) -> Any:
        return self.number.read(given, where, old)

    def explain(self) -> str:
        return f"a whole number that follows from the rest: {self.words}"


def _things(position: Europa) -> list[tuple[int, int]]:
    return [(each.realm, player) for player, each in enumerate(position.players)]


_CARDS: Final = Many(CARD)
MAT: Final = [
    plain("ducats", Whole(0, 999)),
    plain("power", Many(Whole(0, 10), action_cards.POWER)),
    plain("stability", Whole(-3, 3)),
    plain("prestige", Whole(-999, 999)),
    plain("prestige_from", Sparse(Whole(-999, 999), SOURCE, 0), "glory"),
    plain("interest", Whole(0, 30)),
    plain("manpower", Whole(0, 40), "total"),
    plain("available", Whole(0, 40)),
    plain("exhausted", Whole(0, 40)),
    plain("manpower_tokens", Whole(0, 20)),
    plain("allied", Whole(0, 40)),
    Cell("levies", Sparse(Whole(0, 40), REALM, 0), _levies, _put_levies),
    plain("colonists", Whole(0, 30)),
    Cell("merchants", Many(Ref(MERCHANT, optional=True), None, tracks.PIECES_MERCHANTS), _merchants, _put_merchants),
]
PEOPLE: Final = [
    plain("ruler", RULER),
    plain("ruler_ill", Whole(0, 2)),
    plain("advisors", Many(ADVISOR, action_cards.POWER)),
    plain("advisors_ill", Many(Whole(0, 2), action_cards.POWER)),
]
CARDS: Final = [
    plain("hand", _CARDS),
    plain("drawn", _CARDS),
    Cell("display", DISPLAY, _display, _put_display),
    plain("ideas", Set(ideas.IDEA)),
    plain("missions", Many(MISSION, None, 2)),
    plain("missions_aside", Many(MISSION), "aside"),
    plain("missions_done", Many(MISSION), "done"),
]
ROUND: Final = [
    plain("events_taken", Whole(0, 2)),
    plain("passed", Whole(0, 6)),
    flag("focus_changed", FOCUS_CHANGED),
    flag("crusader", CRUSADER),
]
COUNTS: Final = [
    plain("cubes", Follows("cubes left in the Supply")),
    plain("small_towns", Follows("Small Towns on the map"), "small"),
    plain("large_towns", Follows("Large Towns on the map"), "large"),
    plain("vassal_tokens", Follows("Vassal tokens on the map"), "vassal"),
    plain("covers", Follows("cubes on the tracks, for Towns and Vassals under others' Towns")),
]
PLAYERS: Final = Rows(REALM, _things, [*MAT, *PEOPLE, *CARDS, *ROUND, *TIES, *layout_forces.CELLS, *COUNTS])
