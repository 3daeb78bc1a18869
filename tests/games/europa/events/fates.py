"""Events for tests: a row of Events laid out, or one symbol resolved alone.

fates = Fates(board("1-01", people=4, lands=True)).row("103-1", "104-1", "102-1", "11a-1", "11a-2", up=3)
fates.take("france").answer("choose-event event=103-1")
fates.symbol("pirates", "france")               resolved by France; without a name by itself
"""

from __future__ import annotations

from typing import Self

from ludarium.games.europa.ask import forces
from ludarium.games.europa.events import row, symbols
from ludarium.games.europa.facts import events, faiths, places
from ludarium.games.europa.facts.people import RULER

from ..npr.land import Land


class Fates(Land):
    def row(self, *names: str, up: int = 3) -> Self:
        decks = self.position.own_decks()
        decks.row = [events.EVENT.index(name) for name in names]
        decks.row_ducats = [0] * len(names)
        decks.row_up = up
        return self

    def take(self, name: str) -> Self:
        player = self.table.player(name)
        self.table.turn(name)
        assert row.can_take_event(self.position, player)
        row.begin_take_event(self.position, player)
        self.position.advance()
        return self

    def pick(self, name: str, event: str) -> Self:
        self.take(name).answer(f"choose-event event={event}")
        return self

    def symbol(self, name: str, active: str = "", detail: int = -1) -> Self:
        player = self.table.player(active) if active else -1
        symbols.resolve(self.position, events.SYMBOL.index(name), detail, player)
        self.position.advance()
        return self

    def lying(self) -> list[str]:
        return [events.EVENT.ref(event) for event in self.position.decks.row]

    def ruler(self, name: str) -> str:
        ruler = self.me(name).ruler
        return RULER.ref(ruler) if ruler >= 0 else ""

    def pirates(self) -> list[str]:
        return [places.NODE.ref(node) for node in range(places.NODES) if self.position.forces.pirates[node]]

    def creed(self, space: str) -> str:
        return faiths.FAITH.ref(self.position.areas.creed[places.SLOT_OF[self.table.space(space)]] & 15)

    def spread(self) -> list[str]:
        """Where faiths have come: `wessex protestant`."""
        found = []
        for each in self.events("religion-changed"):
            found.append(f"{each['space']} {each['faith']}".replace("space:", "").replace("faith:", ""))
        return found

    def afloat(self, name: str) -> int:
        return forces.ships_at_sea(self.position, self.table.player(name))
