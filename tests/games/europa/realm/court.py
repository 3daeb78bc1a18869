"""A court for tests of governing: a board, Actions by their `can` and `begin`, answers said as options.

court = Court(board("1-01", people=4, lands=True)).power("england", adm=2)
court.act("england", colonies.can_colonize, colonies.begin_colonize).answer("colonize-at space=canada")
"""

from __future__ import annotations

from collections.abc import Callable

from ludarium.games.europa import title
from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.realm import characters
from ludarium.games.europa.table.player import Player
from ludarium.games.europa.table.position import Europa

from ..driver import Driver

OPENED = title  # every door

Can = Callable[[Europa, int, int], bool]
Begin = Callable[[Europa, int, int], None]


class Court(Driver):
    def power(self, name: str, adm: int = 0, dip: int = 0, mil: int = 0, ducats: int = 0) -> Court:
        """Pools and Treasury; the cubes come out of the Supply."""
        me = self.own(name)
        me.cubes += sum(me.power) - adm - dip - mil
        me.power = [adm, dip, mil]
        me.ducats = ducats
        return self

    def hold(self, name: str, *people: str) -> list[int]:
        """Cards in hand, by the Characters on them."""
        cards = [card_of(each) for each in people]
        self.own(name).hand.extend(cards)
        return cards

    def act(self, name: str, can: Can, begin: Begin, waived: int = 0) -> Court:
        player = self.table.player(name)
        assert can(self.position, player, waived), "cannot be begun"
        begin(self.position, player, waived)
        self.position.advance()
        return self

    def appoint(self, name: str, *texts: str) -> Court:
        for text in texts:
            self.act(name, characters.can_appoint, characters.begin_appoint).answer(text)
        return self

    def run(self) -> Court:
        self.position.advance()
        return self

    # what is there now

    def events(self, name: str) -> list[dict[str, str | int]]:
        """The events of a name, with plain references."""
        found = []
        for each in self.told:
            if each.event.name == name:
                args = each.args()
                found.append(
                    {key: value.partition(":")[2] if isinstance(value, str) else value for key, value in args.items()}
                )
        return found

    def own(self, name: str) -> Player:
        return self.position.own_player(self.table.player(name))


def card_of(character: str) -> int:
    return next(card for card in range(action_cards.CARDS) if action_cards.CHARACTER[card] == character)


def ref(character: str) -> str:
    return action_cards.CARD.ref(card_of(character))
