"""Reactions and Battle Actions: cards and uses of Display Cards outside of one's own Turn (EU-6.2.2, 6.2.5, 6.2.8).

    react(position, happening, players, space)      DOORS.react: asks these players (a bit set), clockwise
    battle_action(position, player, card, use)      DOORS.battle_action

Whether somebody is asked depends on what everybody can see: the backs of his cards, the price, where the copies of a
card lie, and his Display. There is always a way to decline. Each reaction, by name, answers a happening once, as Battle
Actions do in a Round (EU-6.2.6, AMB-EU1-51). Counterespionage has a window of its own: diplomacy.covert.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.cards import display, hand
from ludarium.games.europa.cards.words import PLAY, USE
from ludarium.games.europa.diplomacy.covert import may_hold
from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.facts.places import SPACE
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Use
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import DECLINE
from ludarium.kernel.domain import Domain
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of

# What is answered, for prompts: `happening:siege-in-your-area`
HAPPENING: Final = Domain("happening", [name.replace("_", "-") for name in s.HAPPENINGS])

# by happening: the types of cards that answer it
CARDS_FOR: Final[list[list[int]]] = [
    [kind for kind in range(action_cards.TYPES) if BOOK.card_reactions[kind] == happening]
    for happening in range(len(s.HAPPENINGS))
]
USES_FROM: Final = 32  # bits of `used`: types of cards first, then uses of Display Cards


def react(position: Europa, happening: int, players: int, space: int) -> None:
    if players:
        position.push(AskReactions(happening, players, space))


DOORS.react = react


@data
class AskReactions(Step[Europa]):
    """The next of these players who may be asked."""

    happening: int
    players: int
    space: int

    def run(self, position: Europa) -> None:
        start = position.active if position.active >= 0 else position.first
        for player in position.clockwise(start):
            if self.players >> player & 1:
                left = self.players & ~(1 << player)
                if left:
                    position.push(AskReactions(self.happening, left, self.space))
                ask(position, player, self.happening, self.space, 0)
                return


def ask(position: Europa, player: int, happening: int, space: int, used: int) -> None:
    if may_be_asked(position, player, happening, space, used):
        position.reveal()
        position.push(React(player, happening, space, used))


def may_be_asked(position: Europa, player: int, happening: int, space: int, used: int) -> bool:
    """By public facts only."""
    for kind in CARDS_FOR[happening]:
        if answers(position, player, kind, space, used) and may_hold(position, player, kind):
            return True
    return bool(uses(position, player, happening, space, used))


def answers(position: Europa, player: int, kind: int, space: int, used: int) -> bool:
    """Whether a card of this type could be paid and would do something; not what is in the hand."""
    return not used >> kind & 1 and hand.may_play(position, player, kind, s.K_AREA, space)


def uses(position: Europa, player: int, happening: int, space: int, used: int) -> list[Use]:
    """The reactions of the player's Display Cards."""
    found: list[Use] = []
    for card in display.on_display(position, player):
        for use in BOOK.card_uses[action_cards.TYPE_OF[card]]:
            if (
                use.reaction == happening
                and not used >> USES_FROM + use.id & 1
                and display.may_use(position, player, use, s.K_AREA, space)
            ):
                found.append(use)
    return found


@data
class React(Decision[Europa]):
    """EU-6.2.8: whether a happening is answered, and with what."""

    happening: int
    space: int
    used: int
    RULES = ("EU-6.2.2", "EU-6.2.8")

    def options(self, position: Europa) -> list[int]:
        found: list[int] = []
        for card in position.players[self.seat].hand:
            kind = action_cards.TYPE_OF[card]
            if kind in CARDS_FOR[self.happening] and answers(position, self.seat, kind, self.space, self.used):
                found.append(PLAY.of(card))
        for use in uses(position, self.seat, self.happening, self.space, self.used):
            found.append(USE.of(use.id))
        return [*found, DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        verb, thing = verb_of(option), first(option)
        position.reveal()
        if verb == PLAY.code:
            used = self.used | 1 << action_cards.TYPE_OF[thing]
            position.push(ReactAgain(self.seat, self.happening, self.space, used))
            hand.play(position, self.seat, thing, s.K_AREA, self.space)
        elif verb == USE.code:
            used = self.used | 1 << USES_FROM + thing
            position.push(ReactAgain(self.seat, self.happening, self.space, used))
            display.use(position, self.seat, BOOK.uses[thing], s.K_AREA, self.space)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("happening", HAPPENING.full(self.happening)), ("space", SPACE.full(self.space))]


@data
class ReactAgain(Step[Europa]):
    """Another reaction of the same player, if he may have one."""

    player: int
    happening: int
    space: int
    used: int

    def run(self, position: Europa) -> None:
        ask(position, self.player, self.happening, self.space, self.used)


# Battle Actions


def battle_action(position: Europa, player: int, card: int, use: int) -> None:
    """EU-6.2.5: a card of the hand or a use on display, paid, carried out and discarded like any other."""
    if card >= 0:
        hand.play(position, player, card)
    else:
        display.use(position, player, BOOK.uses[use])


DOORS.battle_action = battle_action
