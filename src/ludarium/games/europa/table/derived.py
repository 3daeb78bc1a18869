"""What follows from a group of the position, found when it is first asked for and kept as long as it is true.

Tables of Land, Realms, Areas and Forces lie in their group and are shared with it between clones; `own_land` and the
like take them away, because whoever asks for a group in order to write is about to make them untrue. What follows from
Bonds and Realms together (who is at War with whom) lies in the position. A table is filled little by little, by Realm
or by player, and its lists are never changed once they are in it.

Who writes into a group does so at once after he has asked for it: between `own_...()` and the write nothing is asked
that a table could answer. tests/games/europa/ask/test_tables.py compares all tables with the position they lie in.
They are asked for in ask/tables.py. What follows from the table as it was before this Turn lies in the position, too,
until the next one begins.
"""

from __future__ import annotations


class LandTables:
    """By Realm: the Provinces that it lawfully holds, the spaces with one that it Owns, by space whether it is adjacent
    to it, and the spaces of which that is so; by player: the Provinces with his Town or Vassal tokens, covered or not,
    and the spaces in which he has any, occupying ones included; the Provinces with something on top."""

    __slots__ = ("held", "near", "nearby", "spaces", "tokens", "tops", "within")

    def __init__(self) -> None:
        self.held: list[list[int]] = []  # by Realm, and last what nobody holds; empty until it is asked for
        self.within: dict[int, list[int]] = {}
        self.near: dict[int, list[int]] = {}
        self.nearby: dict[int, list[int]] = {}
        self.tokens: list[list[int]] = []
        self.tops: list[int] | None = None
        self.spaces: dict[int, list[int]] = {}

    def under_others(self) -> LandTables:
        """What stays true whatever lies on top."""
        made = LandTables()
        made.held = self.held
        made.tokens = self.tokens
        return made

    def under_tokens(self) -> LandTables:
        """What stays true whatever Town or Vassal tokens lie there."""
        made = LandTables()
        made.held = self.held
        made.within = self.within
        made.near = self.near
        made.nearby = self.nearby
        made.tops = self.tops
        return made

    def handed_over(self, province: int, old: int, new: int) -> LandTables:
        """What stays true, or is made true, when a Province passes from one Realm to another; tokens may change."""
        made = LandTables()
        made.tops = self.tops
        made.held = self.held
        made.within = self.within
        made.near = self.near
        made.nearby = self.nearby
        if old == new:
            return made
        made.within = self.within.copy()
        made.within.pop(old, None)
        made.within.pop(new, None)
        made.near = self.near.copy()
        made.near.pop(old, None)
        made.near.pop(new, None)
        made.nearby = self.nearby.copy()
        made.nearby.pop(old, None)
        made.nearby.pop(new, None)
        if self.held:
            made.held = self.held[:]
            made.held[old] = [each for each in self.held[old] if each != province]
            made.held[new] = sorted([*self.held[new], province])
        return made


class RealmTables:
    """By player: the Realms on which his Alliance tokens and his Marriage tokens lie, and (1 or 0 each) those Friendly
    to him; by Overlord: his Vassals; all Active Allies; all Vassals; the Realms with Alliance tokens; those that stand
    for themselves, and which of these have a Distant Capital."""

    __slots__ = ("active", "allied", "bound", "distant", "friends", "led", "nations", "vassals", "wed")

    def __init__(self) -> None:
        self.friends: dict[int, list[int]] = {}
        self.bound: list[int] | None = None
        self.nations: list[int] | None = None
        self.distant: list[int] = []
        self.allied: list[list[int]] = []  # by player; empty until it is asked for, like the next
        self.wed: list[list[int]] = []
        self.vassals: dict[int, list[int]] = {}
        self.active: list[int] | None = None
        self.led: list[int] | None = None


class AreaTables:
    """By a bit set of `influence`: the Areas with any such cube; by player: the spaces with his Claim or Core token."""

    __slots__ = ("claims", "cubes")

    def __init__(self) -> None:
        self.cubes: dict[int, list[int]] = {}
        self.claims: dict[int, list[int]] = {}

    def without(self, bits: int) -> AreaTables:
        """What stays true when these bits of `influence` change."""
        made = AreaTables()
        made.cubes = {each: found for each, found in self.cubes.items() if not each & bits}
        made.claims = self.claims
        return made


class ForceTables:
    """By player: his Deployed Land Units by kind, the spaces with any, and the places with his Ships."""

    __slots__ = ("places", "spaces", "units")

    def __init__(self) -> None:
        self.units: dict[int, list[int]] = {}
        self.spaces: dict[int, list[int]] = {}
        self.places: dict[int, list[int]] = {}


class Targets:
    """The Realms on which a player may declare War, and what they follow from beside Bonds and Realms: Land and Areas
    by their tables, the marks of spaces, who has Passed as a bit set, and the Emperor."""

    __slots__ = ("areas", "emperor", "land", "marks", "passed", "realms")

    def __init__(
        self, realms: list[int], land: LandTables, areas: AreaTables, marks: bytes, passed: int, emperor: int
    ) -> None:
        self.realms = realms
        self.land = land
        self.areas = areas
        self.marks = marks
        self.passed = passed
        self.emperor = emperor


class WarTables:
    """By Realm: the Realms Hostile to it (1 or 0 each), and as a list, and the players Hostile to it as a bit set;
    whether it has War tokens. By player: on whom he may declare War."""

    __slots__ = ("fighting", "foes", "listed", "players", "targets")

    def __init__(self) -> None:
        self.foes: dict[int, list[int]] = {}
        self.listed: dict[int, list[int]] = {}
        self.players: dict[int, int] = {}
        self.fighting: list[int] | None = None
        self.targets: dict[int, Targets] = {}

    def under_truces(self) -> WarTables:
        """What stays true whatever Truces there are."""
        made = WarTables()
        made.foes = self.foes
        made.listed = self.listed
        made.players = self.players
        made.fighting = self.fighting
        return made


class ThenTables:
    """By player (twice his number, and one more if he is Emperor): the Areas near his pieces of before this Turn."""

    __slots__ = ("near",)

    def __init__(self) -> None:
        self.near: dict[int, list[int]] = {}
