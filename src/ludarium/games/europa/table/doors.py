"""Doors: what a lower folder has to call in an upper one. The upper folder opens its door when it is imported.

Each door only changes the position or pushes frames; nothing is decided inside. A door that nobody opened says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludarium.games.europa.table.position import Europa


def _closed(*_: object) -> None:
    raise TypeError("nobody has opened this door: the title imports every folder")


class Doors:
    """One attribute for each door; see the comment beside it for who opens it."""

    def __init__(self) -> None:
        # battle: a Battle in a space (land) or Sea Zone; `at_sea`; the attacker (-1: Rebels); whence they came or -1
        self.fight: Callable[[Europa, int, bool, int, int], None] = _closed
        # battle: all Battles that are due are fought next, those at sea first (EU-9.1.12)
        self.battles: Callable[[Europa], None] = _closed
        # battle: so many Units of an NPR invade a space (EU-13.5.5-6): space, Realm, Units; survivors stay as Rebels
        self.invade: Callable[[Europa, int, int, int], None] = _closed
        # cards: a player's Battle Action: a card of his hand or -1, a use of his Display or -1. Pays its price,
        # discards the
        # card or its charges, runs its effect (battle.battle: add_dice, leader_dice_again, acting_side)
        self.battle_action: Callable[[Europa, int, int, int], None] = _closed
        # cards.reactions: asks these players whether they answer a happening: H_..., players (a bit set), space
        self.react: Callable[[Europa, int, int, int], None] = _closed
        # battle.due: a Battle to be fought later: space or Sea Zone, at sea, attacker, whence or -1
        self.battle_due: Callable[[Europa, int, bool, int, int], None] = _closed
        # battle.casualties: so many of a player's Units in a space are lost as in Battle; space -1: anywhere
        self.casualties: Callable[[Europa, int, int, int], None] = _closed
        # glory.moment: Missions and Milestones are looked at next
        self.moment: Callable[[Europa], None] = _closed
        # cards.machine: runs the program (a node of the language) with this player as subject, for a source
        self.run_program: Callable[[Europa, int, int, int], None] = _closed
        # cards.hand: an Action by name (a code of language.symbols) at once: player, Action, filter node or -1, free,
        # discount
        self.play_action: Callable[[Europa, int, int, int, bool, int], None] = _closed
        # diplomacy.covert: asks the victims (bit set of players) whether they counter; if nobody does, the agenda
        # goes on,
        # else the frames above `depth` of the agenda are dropped
        self.counter_window: Callable[[Europa, int, int, int], None] = _closed
        # realm.characters: this player's Ruler is gone (EU-7.2.17)
        self.ruler_lost: Callable[[Europa, int], None] = _closed
        # empire.election (EU-18.9.1)
        self.elect: Callable[[Europa], None] = _closed
        # npr.liberation: a Province is Liberated (EU-14.3.6); by Rebels or not
        self.liberate: Callable[[Europa, int, bool], None] = _closed
        # npr.rebels: Rebel Dice of this player in this space, or in all if -1 (EU-14.2); at most so many dice, or -1
        self.rebel_dice: Callable[[Europa, int, int, int], None] = _closed
        # trade.discovery: the first Claim or DNPR token on this space's continent (EU-12.6.1)
        self.discover: Callable[[Europa, int], None] = _closed
        # curia.cardinals: a new Cardinal enters (EU-19.1.4)
        self.new_cardinal: Callable[[Europa, int], None] = _closed
        # realm.religion: this player has just researched this Idea (EU-15.0.8)
        self.idea_gained: Callable[[Europa, int, int], None] = _closed
        # war.declare: a Declare War without its MIL on Muslim Realms with Provinces in this space (EU-19.3.5):
        # player, space
        self.crusade: Callable[[Europa, int, int], None] = _closed
        # realm.religion: a player's State Religion becomes this one, without the costs of the Action: player, faith
        self.set_faith: Callable[[Europa, int, int], None] = _closed
        # a player's State Religion has changed: curia and empire listen (rounds.watch)
        self.faith_changed: Callable[[Europa, int], None] = _closed
        # events.symbols: a player may place a CB token on a DNPR that has grown at his Ally's cost (EU-16.5.17)
        self.growth_cause: Callable[[Europa, int, int], None] = _closed
        # automa.mind: an automated player makes its plans for the Round
        self.plan: Callable[[Europa, int], None] = _closed
        # events.symbols: resolves one symbol (code of language.symbols, argument) for the active player or nobody (-1)
        self.symbol: Callable[[Europa, int, int, int], None] = _closed


DOORS: Final = Doors()

# Called after every change of who owns, holds or controls something in a space, or of a Realm's extent, Capital or
# kind.
# (EU-11.1.7, 13.0.2, 18.6, 19.1.5-7): each folder adds its own consequence.
AREA_CHANGED: Final[list[Callable[[Europa, int], None]]] = []
REALM_CHANGED: Final[list[Callable[[Europa, int], None]]] = []


def area_changed(position: Europa, space: int) -> None:
    for listener in AREA_CHANGED:
        listener(position, space)


def realm_changed(position: Europa, realm: int) -> None:
    for listener in REALM_CHANGED:
        listener(position, realm)
