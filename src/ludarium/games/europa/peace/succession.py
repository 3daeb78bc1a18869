"""What the Victor may do after Secure Desired Succession: a Ruler for a player's Realm, an Alliance (EU-10.5.SD.5)."""

from __future__ import annotations

from ludarium.games.europa.ask import relations
from ludarium.games.europa.diplomacy import alliances
from ludarium.games.europa.facts import action_cards
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.peace.words import ALLY, SETTLE_REALM
from ludarium.games.europa.realm import characters
from ludarium.games.europa.realm.words import APPOINT_RULER
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import DECLINE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of


def leaders(position: Europa) -> list[int]:
    """Leaders in any discard pile."""
    return [card for pile in position.decks.discards for card in pile if action_cards.IS_LEADER[card]]


@data
class SuccessionRuler(Step[Europa]):
    player: int
    loser: int

    def run(self, position: Europa) -> None:
        if leaders(position):
            position.push(ImposeRuler(self.player, self.loser))


@data
class ImposeRuler(Decision[Europa]):
    """The Loser's Ruler may be replaced by a Leader from any discard pile."""

    loser: int
    RULES = ("EU-10.5.SD.5",)

    def options(self, position: Europa) -> list[int]:
        return [*(APPOINT_RULER.of(card) for card in leaders(position)), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DECLINE.code:
            return
        card = first(option)
        position.own_decks().discards[action_cards.DECK[card]].remove(card)
        characters.install(position, self.loser, card)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("loser", REALM.full(position.realm_of(self.loser)))]


@data
class SuccessionAlly(Step[Europa]):
    player: int
    realm: int

    def run(self, position: Europa) -> None:
        if relations.may_ally(position, self.player, self.realm):
            position.push(AllyLoser(self.player, self.realm))


@data
class AllyLoser(Decision[Europa]):
    """Then he may gain an Alliance with the Loser."""

    realm: int
    RULES = ("EU-10.5.SD.5",)

    def options(self, position: Europa) -> list[int]:
        return [SETTLE_REALM.of(ALLY, self.realm), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == SETTLE_REALM.code:
            alliances.gain(position, self.seat, self.realm)
