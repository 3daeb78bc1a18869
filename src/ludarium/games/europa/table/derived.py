"""What follows from a group of the position, found when it is first asked for and kept as long as it is true.

Tables of Land and of Realms lie in their group and are shared with it between clones; `own_land` and `own_realms` take
them away, because whoever asks for a group in order to write is about to make them untrue. What follows from Bonds and
Realms together (who is at War with whom) lies in the position. A table is filled little by little, by Realm or by
player, and its lists are never changed once they are in it.

Who writes into a group does so at once after he has asked for it: between `own_...()` and the write nothing is asked
that a table could answer. tests/games/europa/ask/test_tables.py compares all tables with the position they lie in.
They are asked for in ask/tables.py.
"""

from __future__ import annotations


class LandTables:
    """By Realm: the Provinces that it lawfully holds, and by space whether it is adjacent to it; by player: the
    Provinces with his Town or Vassal tokens, covered or not."""

    __slots__ = ("held", "near", "tokens")

    def __init__(self) -> None:
        self.held: dict[int, list[int]] = {}
        self.near: dict[int, list[int]] = {}
        self.tokens: dict[int, list[int]] = {}


class RealmTables:
    """By player: the Realms on which his Alliance tokens and his Marriage tokens lie; by Overlord: his Vassals."""

    __slots__ = ("allied", "vassals", "wed")

    def __init__(self) -> None:
        self.allied: dict[int, list[int]] = {}
        self.wed: dict[int, list[int]] = {}
        self.vassals: dict[int, list[int]] = {}


class WarTables:
    """By Realm: the Realms Hostile to it (1 or 0 each), and the players Hostile to it as a bit set."""

    __slots__ = ("foes", "players")

    def __init__(self) -> None:
        self.foes: dict[int, list[int]] = {}
        self.players: dict[int, int] = {}
