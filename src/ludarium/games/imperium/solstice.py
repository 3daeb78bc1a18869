"""The solstice (IM-8): every player's solstice abilities, each in its owner's order."""

from __future__ import annotations

from ludarium.games.imperium.cards import AT_SOLSTICE
from ludarium.games.imperium.effects.abilities import begin, own_cards
from ludarium.games.imperium.position import Imperium
from ludarium.games.imperium.vocabulary import RESOLVE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first
from ludarium.kernel.words import Phrase


@data
class Solstice(Step[Imperium]):
    """AMB-37: the faces that are up when it begins, each at most once."""

    seat: int

    def run(self, position: Imperium) -> None:
        # what is asked from here on may depend on what this seat holds
        position.reveal()
        cards = [card for card in own_cards(position.players[self.seat]) if AT_SOLSTICE[card] is not None]
        resolve(position, self.seat, cards)


def resolve(position: Imperium, seat: int, cards: list[int]) -> None:
    """The next ability: asks which, if there are several. A card that has left play is passed over."""
    here = own_cards(position.players[seat])
    left = [card for card in cards if card in here]
    if not left:
        return
    if len(left) == 1:
        begin_solstice(position, seat, left[0])
    else:
        position.push(SolsticeOrder(seat, left))


def begin_solstice(position: Imperium, seat: int, card: int) -> None:
    ability = AT_SOLSTICE[card]
    if ability is not None:
        begin(position, seat, card, ability)


@data
class SolsticeRest(Step[Imperium]):
    """The abilities that are still to be resolved."""

    seat: int
    cards: list[int]

    def trail(self, position: Imperium) -> list[Phrase]:
        return [Phrase("trail-solstice")]

    def run(self, position: Imperium) -> None:
        resolve(position, self.seat, self.cards)


@data
class SolsticeOrder(Decision[Imperium]):
    """IM-8.3: which of the own abilities is resolved next."""

    RULES = ("IM-8.1", "IM-8.3")

    cards: list[int]

    def options(self, position: Imperium) -> list[int]:
        return [RESOLVE.of(card) for card in self.cards]

    def doubtful(self, position: Imperium, option: int) -> bool:
        return True

    def choose(self, position: Imperium, option: int) -> None:
        card = first(option)
        position.push(SolsticeRest(self.seat, [each for each in self.cards if each != card]))
        begin_solstice(position, self.seat, card)
