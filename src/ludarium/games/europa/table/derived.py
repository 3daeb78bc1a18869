"""What follows from a group of the position, found when it is first asked for and kept as long as it is true.

Tables of Land and of Realms lie in their group and are shared with it between clones; `own_land` and `own_realms` take
them away, because whoever asks for a group in order to write is about to make them untrue. What follows from Bonds and
Realms together (who is at War with whom) lies in the position. A table is filled little by little, by Realm or by
player, and its lists are never changed once they are in it.

Who writes into a group does so at once after he has asked for it: between `own_...()` and the write nothing is asked
that a table could answer. tests/games/europa/ask/test_tables.py compares all tables with the position they lie in.
They are asked for in ask/tables.py. What follows from the table as it was before this Turn lies in the position, too,
until the next one begins.
"""

from __future__ import annotations


class LandTables:
    """By Realm: the Provinces that it lawfully holds, and by space whether it is adjacent to it; by player: the
    Provinces with his Town or Vassal tokens, covered or not, and the spaces in which he has any, occupying ones
    included; the Provinces with something on top."""

    __slots__ = ("held", "near", "spaces", "tokens", "tops")

    def __init__(self) -> None:
        self.held: dict[int, list[int]] = {}
        self.near: dict[int, list[int]] = {}
        self.tokens: list[list[int]] = []
        self.tops: list[int] | None = None
        self.spaces: dict[int, list[int]] = {}


class RealmTables:
    """By player: the Realms on which his Alliance tokens and his Marriage tokens lie; by Overlord: his Vassals; all
    Active Allies; all Vassals."""

    __slots__ = ("active", "allied", "led", "vassals", "wed")

    def __init__(self) -> None:
        self.allied: dict[int, list[int]] = {}
        self.wed: dict[int, list[int]] = {}
        self.vassals: dict[int, list[int]] = {}
        self.active: list[int] | None = None
        self.led: list[int] | None = None


class WarTables:
    """By Realm: the Realms Hostile to it (1 or 0 each), and the players Hostile to it as a bit set; whether it has War
    tokens."""

    __slots__ = ("fighting", "foes", "players")

    def __init__(self) -> None:
        self.foes: dict[int, list[int]] = {}
        self.players: dict[int, int] = {}
        self.fighting: list[int] | None = None


class ThenTables:
    """By player (twice his number, and one more if he is Emperor): where his pieces of before this Turn lie near."""

    __slots__ = ("near",)

    def __init__(self) -> None:
        self.near: dict[int, list[int]] = {}
