"""A campaign for tests: a board, Actions by their names, and answers said as options.

war = Campaign(board("1-01", people=4, lands=True)).power("castile", mil=3).activate("castile")
war.answer("march-army army=1", "march space=leon")
"""

from __future__ import annotations

from typing import Self

from ludarium.games.europa.ask import forces
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.put.towns import token_player
from ludarium.games.europa.table.player import ADM, DIP, MIL
from ludarium.games.europa.table.position import REBELS
from ludarium.games.europa.war import activate, recruit, suppress

from ..driver import Driver


class Campaign(Driver):
    def power(self, name: str, mil: int = 0, dip: int = 0, adm: int = 0, ducats: int = 0) -> Self:
        me = self.position.own_player(self.table.player(name))
        me.power[ADM], me.power[DIP], me.power[MIL] = adm, dip, mil
        me.ducats = ducats
        return self

    def activate(self, name: str, waived: int = 0, land: bool = True, naval: bool = True) -> Self:
        player = self.table.player(name)
        assert activate.can_activate(self.position, player, waived, land, naval)
        activate.begin_activate(self.position, player, waived, land, naval)
        self.position.advance()
        return self

    def recruit(self, name: str, waived: int = 0) -> Self:
        player = self.table.player(name)
        assert recruit.can_recruit(self.position, player, waived)
        recruit.begin_recruit(self.position, player, waived)
        self.position.advance()
        return self

    def suppress(self, name: str) -> Self:
        player = self.table.player(name)
        assert suppress.can_suppress(self.position, player)
        suppress.begin_suppress(self.position, player)
        self.position.advance()
        return self

    def reserve(self, name: str, available: int = 0, allied: int = 0) -> Self:
        me = self.position.own_player(self.table.player(name))
        me.available, me.allied = available, allied
        return self

    def add(self, unit: str, space: str, into: str = "") -> Self:
        """Recruits one Unit; `into` is an Army's number, or `alone`."""
        self.answer(f"recruit-unit unit={unit}", f"recruit-in space={space}")
        if self.asked.startswith("IntoArmy"):
            self.answer("stand-alone" if into == "alone" else f"into-army army={into}")
        return self

    def launch(self, ship: str, place: str, how: str = "stand-alone") -> Self:
        """Builds one Ship; `place` is a Sea Zone or `port-` and the Province."""
        self.answer(f"build-ship ship={ship}", f"launch place={place}")
        if self.asked.startswith("LaunchAs"):
            self.answer(how)
        return self

    # what is there now

    def units(self, name: str, space: str) -> int:
        return forces.units_in(self.position, self.table.player(name), self.table.space(space))

    def single(self, name: str, space: str) -> int:
        return forces.loose_in(self.position, self.table.player(name), self.table.space(space))

    def army(self, name: str, number: int) -> list[int]:
        """The nine kinds of an Army."""
        return forces.army_kinds(self.position, self.table.player(name), number - 1)

    def army_in(self, name: str, number: int, space: str) -> bool:
        return forces.army_space(self.position, self.table.player(name), number - 1) == self.table.space(space)

    def ships(self, name: str, place: str) -> int:
        """All Ships in a Sea Zone, or in the Port of `port-` and the Province."""
        table = self.table
        where = table.port(place[5:]) if place.startswith("port-") else table.sea(place)
        return forces.ships_at(self.position, table.player(name), where)

    def top(self, province: str) -> str:
        """Who lies on top of a Province: a player's Realm, `rebels`, or nobody."""
        value = self.position.land.top[self.table.province(province)]
        if value in (0, REBELS):
            return "rebels" if value else ""
        return REALM.ref(self.position.realm_of(token_player(value)))

    def mil(self, name: str) -> int:
        return self.me(name).power[MIL]
