"""A court for tests: War is declared, Calls to Arms are answered.

court = Court(board("1-01", people=4, lands=True).claim("castile", "andalucia"))
court.declare("castile", "granada").answer("done")
"""

from __future__ import annotations

from typing import Self

from ludarium.games.europa.ask import relations
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.war import declare

from ..war.campaign import Campaign


class Court(Campaign):
    def declare(self, name: str, *targets: str) -> Self:
        """Declare War on these Realms. Nobody is asked for more targets then."""
        player = self.table.player(name)
        self.table.turn(name)
        if not self.me(name).power[MIL]:
            self.position.own_player(player).power[MIL] = 1
        assert declare.can_declare(self.position, player)
        declare.begin_declare(self.position, player)
        self.position.advance()
        for target in targets:
            self.answer(f"declare-on realm={target}")
        if self.asked.startswith("DeclareOn") and targets:
            self.answer("done")
        return self

    def at_war(self, name: str, other: str) -> bool:
        return relations.at_war(self.position, self.table.realm(name), self.table.realm(other))

    def truce(self, name: str, other: str) -> bool:
        return relations.truce(self.position, self.table.realm(name), self.table.realm(other))

    def allied(self, name: str, other: str) -> bool:
        return relations.allied(self.position, self.table.player(name), self.table.realm(other))

    def active(self, name: str) -> bool:
        return self.position.realms.active[self.table.realm(name)] != 0

    def influence(self, name: str, space: str) -> int:
        return relations.influence(self.position, self.table.player(name), self.table.space(space))

    def cbs(self) -> list[str]:
        """`france>england` for each CB token."""
        cbs = self.position.bonds.cbs
        return [f"{REALM.ref(self.position.realm_of(cbs[i]))}>{REALM.ref(cbs[i + 1])}" for i in range(0, len(cbs), 3)]
