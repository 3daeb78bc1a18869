"""A battlefield for tests: a board, dice said by their faces, and answers said as options.

field = Field(board("1-01", people=4))
field.dice(rolls("I I -"), rolls("I C -"))         # the attackers' dice, then the defenders'
field.fight("castile", "andalucia", "leon")
field.answer("lose-unit unit=regular-infantry unitfrom=army-1")
"""

from __future__ import annotations

from ludarium.games.europa.ask.forces import ships_in, units_in
from ludarium.games.europa.battle import battle, due
from ludarium.games.europa.facts import action_cards, people
from ludarium.games.europa.facts.dice import BATTLE_FACES
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.player import MIL

from ..board import Board, board
from ..driver import Driver

FACES = {"I": 0, "I2": 1, "C": 2, "A": 3, "-": 4}


def rolls(infantry: str = "", cavalry: str = "", artillery: str = "") -> list[int]:
    """What a side throws: its Infantry dice, then its Cavalry dice, then its Artillery dice."""
    found: list[int] = []
    for kind, words in enumerate((infantry, cavalry, artillery)):
        for word in words.split():
            found.append(BATTLE_FACES[kind].index(FACES[word]) + 1)
    return found


class Field(Driver):
    def dice(self, *parts: list[int]) -> Field:
        """The chance results to come."""
        for part in parts:
            self.position.chance.coming.extend(part)
        return self

    # beginning

    def fight(self, attacker: str, place: str, origin: str = "") -> Field:
        """`attacker` is a player's Realm or `rebels`; `place` an Area, or a Sea Zone written `sea:...`."""
        table = self.table
        player = -1 if attacker == "rebels" else table.player(attacker)
        if place.startswith("sea:"):
            battle.fight(self.position, table.sea(place[4:]), True, player, -1)
        else:
            battle.fight(self.position, table.space(place), False, player, table.space(origin) if origin else -1)
        self.position.advance()
        return self

    def outbreak(self) -> Field:
        due.outbreak(self.position)
        due.battles(self.position)
        self.position.advance()
        return self

    # what is there now

    @property
    def over(self) -> bool:
        return not self.position.battle and not self.position.agenda

    @property
    def winner(self) -> str:
        """`attackers`, `defenders`, or `` for nobody."""
        found = self.events("battle-won")
        return str(found[-1]["battleside"]).partition(":")[2] if found else ""

    def units(self, name: str, space: str) -> int:
        return units_in(self.position, self.table.player(name), self.table.space(space))

    def ships(self, name: str, sea: str) -> int:
        return ships_in(self.position, self.table.player(name), self.table.sea(sea))


def four() -> Board:
    """Castile, England, France and Austria with their lands, without Rulers: nobody is asked to Appoint."""
    table = board("1-01", people=4, lands=True)
    for name in ("castile", "england", "france", "austria"):
        table.interregnum(name)
    return table


def general(table: Board, name: str, army: int, dice: list[int]) -> int:
    """Gives an Army a General with these Battle Dice; the card."""
    taken = table.position.forces.armies[at.ARMY_LEADER :: at.ARMY]
    card = next(
        card
        for card in range(action_cards.CARDS)
        if action_cards.IS_LEADER[card] and people.DICE[card] == dice and card not in taken
    )
    start = (table.player(name) * at.ARMIES + army - 1) * at.ARMY
    table.position.own_forces().armies[start + at.ARMY_LEADER] = card
    return card


def cards(name: str) -> list[int]:
    """The Action cards with this title."""
    return action_cards.CARDS_OF[action_cards.TYPE_NAMED[name]]


def military(leader: bool) -> list[int]:
    """Military cards with a Leader, or with an Advisor."""
    return [
        card
        for card in range(action_cards.CARDS)
        if action_cards.DECK[card] == MIL and bool(action_cards.IS_LEADER[card]) == leader
    ]
