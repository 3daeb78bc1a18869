"""A market for tests: Merchants, Trade cards and Pirates on a board, and the Trade Action begun.

market = Market(board("1-01", people=4, lands=True)).merchants("england", "english-channel").cards("t02-3")
market.trade("england").answer("trade-in trade=t02-3 node=english-channel")
"""

from __future__ import annotations

from typing import Self

from ludarium.games.europa.facts.places import NODE
from ludarium.games.europa.facts.trade_cards import TRADE
from ludarium.games.europa.table.player import NO_PIECE, OFF_BOARD
from ludarium.games.europa.table.small import put
from ludarium.games.europa.trade import trade

from ..war.campaign import Campaign


class Market(Campaign):
    def merchants(self, name: str, *nodes: str) -> Self:
        """Each a node, `home` for a Merchant on no node; `-` before it: laid down."""
        found = [NO_PIECE] * 3
        for i, node in enumerate(nodes):
            flat = node.startswith("-")
            found[i] = OFF_BOARD if node == "home" else 2 * self.table.node(node.lstrip("-")) + flat
        self.position.own_player(self.table.player(name)).merchants = found
        return self

    def cards(self, *names: str) -> Self:
        """The Trade deck, its top first."""
        self.position.own_decks().trade = [TRADE.index(name) for name in reversed(names)]
        return self

    def pirates(self, node: str, count: int = 1) -> Self:
        forces = self.position.own_forces()
        forces.pirates = put(forces.pirates, self.table.node(node), count)
        return self

    def expand(self, node: str) -> Self:
        forces = self.position.own_forces()
        forces.expanded = put(forces.expanded, self.table.node(node), 1)
        return self

    def trade(self, name: str) -> Self:
        player = self.table.player(name)
        self.position.active = player
        assert trade.can_trade(self.position, player)
        trade.begin_trade(self.position, player)
        self.position.advance()
        return self

    def income(self) -> dict[str, int]:
        """What each has collected since the beginning, with those who got nothing."""
        found: dict[str, int] = {}
        for each in self.events("trade-income"):
            found[str(each["realm"]).partition(":")[2]] = int(each["amount"])
        return found

    def power_of(self, name: str) -> int:
        told = [each for each in self.events("trade-income") if each["realm"] == f"realm:{name}"]
        return int(told[-1]["power"])

    def stands(self, name: str) -> list[str]:
        """The player's Merchants on the board, `-` before those laid down."""
        mine = self.me(name).merchants
        return [("-" if each % 2 else "") + NODE.ref(each // 2) for each in mine if each >= 0]
