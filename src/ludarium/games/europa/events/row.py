"""The Event Action (EU-5.1.1) and the Event that nobody picked (EU-16.4)."""

from __future__ import annotations

from ludarium.games.europa.ask import special
from ludarium.games.europa.events import symbols
from ludarium.games.europa.events.words import (
    BUY_RULER,
    CHOOSE_EVENT,
    EVENT_LEFT,
    EVENT_TAKEN,
    INSTALL_RULER,
    RULER_DECLINED,
)
from ludarium.games.europa.facts import events, faiths, people, tracks
from ludarium.games.europa.facts.realms import DENMARK, KALMAR
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.put import purse
from ludarium.games.europa.put.deeds import SOURCE_EVENT, source
from ludarium.games.europa.realm import characters
from ludarium.games.europa.realm import religion as creeds
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import ADM
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import DECLINE, EVENT_TURNED
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of
from ludarium.kernel.words import Phrase


def due(position: Europa) -> int:
    """How many Event Actions each player takes in a Round (EU-4.2.4; two in the game of two, EU-20.2.2)."""
    return 2 if len(position.players) == 2 else 1


def can_take_event(position: Europa, player: int, waived: int = 0) -> bool:
    """EU-5.1.1.1: exactly once in each Action Phase."""
    return position.players[player].events_taken < due(position) and position.decks.row_up > 0


def begin_take_event(position: Europa, player: int, waived: int = 0) -> None:
    position.push(ChooseEvent(player))


@data
class ChooseEvent(Decision[Europa]):
    """EU-5.1.1.2: one of the Events that lie face up, with the Ducats on it."""

    RULES = ("EU-5.1.1.1", "EU-5.1.1.2", "EU-5.1.1.3")

    def options(self, position: Europa) -> list[int]:
        return [CHOOSE_EVENT.of(event) for event in position.decks.row[: position.decks.row_up]]

    def choose(self, position: Europa, option: int) -> None:
        event = first(option)
        player = self.seat
        if special.theses_due(position):
            creeds.set_creed(position, special.SAXONY, faiths.PROTESTANT)
        decks = position.own_decks()
        at = decks.row.index(event)
        ducats = decks.row_ducats[at]
        del decks.row[at]
        del decks.row_ducats[at]
        decks.row_up -= 1
        decks.taken.append(event)
        for i in range(decks.row_up):
            decks.row_ducats[i] += tracks.EVENT_DUCATS
        me = position.own_purse(player)
        me.events_taken += 1
        position.tell(EVENT_TAKEN, me.realm, event, ducats)
        purse.gain_ducats(position, player, ducats)
        position.plan(
            [
                EventText(player, event),
                EventSymbols(-1 if position.automated(player) else player, event, 0),
                EventRuler(player, event),
                LastEvent(),
                TurnUpEvent(),
            ]
        )

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        at = position.decks.row.index(first(option))
        return [("event_ducats", position.decks.row_ducats[at])]


@data
class EventText(Step[Europa]):
    """EU-5.1.1.4: the text."""

    player: int
    event: int

    def run(self, position: Europa) -> None:
        DOORS.run_program(position, BOOK.events[self.event].id, self.player, source(SOURCE_EVENT, self.event))


@data
class EventSymbols(Step[Europa]):
    """EU-5.1.1.5, 16.5.1: its symbols from left to right; player -1: they resolve by themselves, as for an
    automated player (EU-16.5.2)."""

    player: int
    event: int
    at: int

    def trail(self, position: Europa) -> list[Phrase]:
        return [Phrase("trail-event", {"event": events.EVENT.full(self.event)})]

    def run(self, position: Europa) -> None:
        found = events.SYMBOLS[self.event]
        if self.at >= len(found):
            return
        symbol, detail = found[self.at]
        position.push(EventSymbols(self.player, self.event, self.at + 1))
        symbols.resolve(position, symbol, detail, self.player)


def belongs(position: Europa, event: int) -> int:
    """The player of the Realm whose Event this is, or -1. Kalmar has Denmark's (EUI-37)."""
    realm = events.REALM_OF[event]
    if realm < 0:
        return -1
    player = position.realms.player[realm]
    if player < 0 and realm == DENMARK:
        player = position.realms.player[KALMAR]
    return player


@data
class EventRuler(Step[Europa]):
    """EU-5.1.1.6-7: one's own Event installs its Ruler; another player's Ruler is that player's choice. A rejected
    Ruler
    is discarded with the present one (EU-16.3.24)."""

    player: int
    event: int
    RULES = ("EU-5.1.1.6", "EU-5.1.1.7", "EU-7.2.3")

    def run(self, position: Europa) -> None:
        ruler = people.OF_EVENT[self.event]
        owner = belongs(position, self.event)
        rejected = position.rejected
        position.rejected = -1
        if rejected >= 0:
            DOORS.ruler_lost(position, rejected)
            return
        if ruler < 0 or owner < 0:
            return
        if owner == self.player:
            characters.install(position, owner, ruler)
        else:
            position.push(InstallRuler(owner, self.event))


@data
class InstallRuler(Decision[Europa]):
    """EU-5.1.1.7: whether the Ruler of one's own Event, taken by another, is installed."""

    event: int
    RULES = ("EU-5.1.1.7",)

    def options(self, position: Europa) -> list[int]:
        return [INSTALL_RULER.code, DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == INSTALL_RULER.code:
            characters.install(position, self.seat, people.OF_EVENT[self.event])
        else:
            position.tell(RULER_DECLINED, position.realm_of(self.seat), self.event)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("ruler", people.RULER.full(people.OF_EVENT[self.event]))]


@data
class LastEvent(Step[Europa]):
    """EU-5.1.1.8-9, 16.4: after the last Event Action the Event that is left resolves its symbols by themselves; its
    text
    has no effect, and its Ruler may be bought for 2 ADM. Its Ducats go to the supply (AMB-EU1-74)."""

    RULES = ("EU-5.1.1.8", "EU-5.1.1.9", "EU-16.4.1", "EU-16.4.2", "EU-4.2.5")

    def run(self, position: Europa) -> None:
        if any(player.events_taken < due(position) for player in position.players):
            return
        left = position.decks.row[:]
        if not left:
            return
        decks = position.own_decks()
        decks.taken.extend(left)
        decks.row = []
        decks.row_ducats = []
        decks.row_up = 0
        position.reveal()
        frames: list[Step[Europa]] = []
        for event in left:
            frames.extend([LeftOver(event), EventSymbols(-1, event, 0), LeftRuler(event)])
        position.plan([*frames])


@data
class LeftOver(Step[Europa]):
    event: int

    def run(self, position: Europa) -> None:
        position.tell(EVENT_LEFT, self.event)


@data
class LeftRuler(Step[Europa]):
    """EU-5.1.1.9: who the Event belongs to may pay 2 ADM for its Ruler."""

    event: int

    def run(self, position: Europa) -> None:
        owner = belongs(position, self.event)
        if owner >= 0 and position.players[owner].power[ADM] >= tracks.EVENT_RULER_ADM:
            position.push(BuyRuler(owner, self.event))


@data
class BuyRuler(Decision[Europa]):
    """EU-5.1.1.9, 16.4.1: the historical Ruler of the Event that nobody picked, for 2 ADM."""

    event: int
    RULES = ("EU-5.1.1.9", "EU-16.4.1")

    def options(self, position: Europa) -> list[int]:
        return [BUY_RULER.code, DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == BUY_RULER.code:
            purse.lose_power(position, self.seat, ADM, tracks.EVENT_RULER_ADM)
            characters.install(position, self.seat, people.OF_EVENT[self.event])

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("ruler", people.RULER.full(people.OF_EVENT[self.event]))]


@data
class TurnUpEvent(Step[Europa]):
    """EU-5.1.1.10: one more Event is turned face up, if any is left."""

    RULES = ("EU-5.1.1.10",)

    def run(self, position: Europa) -> None:
        if position.decks.row_up < len(position.decks.row):
            decks = position.own_decks()
            decks.row_up += 1
            position.reveal()
            position.tell(EVENT_TURNED, decks.row[decks.row_up - 1])
