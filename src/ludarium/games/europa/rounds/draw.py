"""Phase 1, Draw Cards (EU-4.1), and what replaces it in the first Round (EU-3.19-22)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts import scenarios, tracks
from ludarium.games.europa.glory import missions
from ludarium.games.europa.put import hand, purse
from ludarium.games.europa.realm import characters
from ludarium.games.europa.rounds.words import (
    CARD_BACK,
    CARD_OFFERED,
    CARDS_KEPT,
    DRAW,
    DROP_REST,
    EVENTS_LAID,
    KEEP,
    MISSIONS_CHOSEN,
    PICK_MISSION,
    RETURN_MISSION,
)
from ludarium.games.europa.table.position import REVEAL_MORE, Europa
from ludarium.games.europa.table.words import DONE, EVENT_TURNED
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Frame, Step
from ludarium.kernel.verb import first, verb_of

DRAWN: Final = 3  # cards a Round (EU-4.1.2)
KEEP_PRICE: Final = 2  # EU-4.1.3
MISSIONS_HELD: Final = 2


@data
class DrawEvents(Step[Europa]):
    """EU-4.1.1, EU-16.2.1: the Events of the Round, the first three face up (four with Optional Rule 7)."""

    RULES = ("EU-4.1.1",)

    def run(self, position: Europa) -> None:
        decks = position.own_decks()
        count = min(scenarios.SCENARIOS[position.scenario].events_per_round, len(decks.events))
        up = tracks.EVENT_FACE_UP + (1 if position.rules & REVEAL_MORE and len(position.players) == 6 else 0)
        decks.row = [decks.events.pop() for _ in range(count)]
        decks.row_ducats = [0] * count
        decks.row_up = min(up, count)
        position.reveal()
        position.tell(EVENTS_LAID, count)
        for event in decks.row[: decks.row_up]:
            position.tell(EVENT_TURNED, event)


@data
class FirstCards(Step[Europa]):
    """EU-3.19 for one player: one card of each deck, and three more."""

    player: int
    RULES = ("EU-3.19",)

    def run(self, position: Europa) -> None:
        for deck in range(3):
            _offer(position, self.player, deck)
        position.push(DrawCard(self.player, DRAWN))


def _offer(position: Europa, player: int, deck: int) -> None:
    card = hand.turn_up(position, deck)
    if card < 0:
        return
    me = position.own_rest(player)
    me.drawn.append(card)
    position.tell(CARD_BACK, me.realm, deck)
    position.tell(CARD_OFFERED, me.realm, card, to=1 << player)


@data
class DrawCard(Decision[Europa]):
    """EU-4.1.2: one card after the other, from any deck."""

    left: int
    RULES = ("EU-4.1.2", "EU-3.19")

    def options(self, position: Europa) -> list[int]:
        return [DRAW.of(deck) for deck in range(3) if hand.can_draw(position, deck)] or [DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            return
        _offer(position, self.seat, first(option))
        if self.left > 1:
            position.push(DrawCard(self.seat, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


@data
class AppointFirst(Step[Europa]):
    """EU-3.20: the drawn cards may give Advisors and Leaders at once; they are in hand for that."""

    player: int

    def run(self, position: Europa) -> None:
        me = position.own_player(self.player)
        me.hand.extend(me.drawn)
        me.drawn = []
        characters.offer(position, self.player)


@data
class KeepPhase(Step[Europa]):
    """EU-4.1.3 of all players. In the first Round each may first appoint Characters of what he has drawn (EU-3.20)."""

    opening: int
    RULES = ("EU-4.1.3", "EU-3.20", "EU-3.21")

    def run(self, position: Europa) -> None:
        players = position.clockwise(position.first)
        lanes: list[list[Frame[Europa]]] = []
        for player in players:
            lanes.append([AppointFirst(player), KeepStep(player, 1)] if self.opening else [KeepStep(player, 0)])
        position.apart(players, [[*lane] for lane in lanes])


@data
class KeepStep(Step[Europa]):
    player: int
    opening: int

    def run(self, position: Europa) -> None:
        if self.opening:
            me = position.own_player(self.player)
            me.drawn = me.hand
            me.hand = []
        if position.players[self.player].drawn:
            position.push(KeepCard(self.player, self.opening, 0))


@data
class KeepCard(Decision[Europa]):
    """EU-4.1.3: 2 D for each drawn card that is kept; the rest is discarded. At the start four are free (EU-3.21)."""

    opening: int
    kept: int
    RULES = ("EU-4.1.3", "EU-3.21")

    def options(self, position: Europa) -> list[int]:
        me = position.players[self.seat]
        may = self.kept < tracks.HAND_FIRST_KEEP if self.opening else me.ducats >= KEEP_PRICE
        found = [KEEP.of(card) for card in me.drawn] if may else []
        found.append(DROP_REST.code)
        return found

    def choose(self, position: Europa, option: int) -> None:
        me = position.own_purse(self.seat)
        if verb_of(option) == DROP_REST.code:
            gone = me.drawn
            me.drawn = []
            for card in gone:
                hand.discard(position, card)
            position.reveal(~(1 << self.seat))
            position.tell(CARDS_KEPT, me.realm, self.kept)
            return
        card = first(option)
        if not self.opening:
            purse.lose_ducats(position, self.seat, KEEP_PRICE)
        me.drawn.remove(card)
        me.hand.append(card)
        if me.drawn:
            position.push(KeepCard(self.seat, self.opening, self.kept + 1))
        else:
            position.tell(CARDS_KEPT, me.realm, self.kept + 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("kept", self.kept), ("opening", self.opening)]


@data
class MissionPhase(Step[Europa]):
    """EU-4.1.4, 3.22 of all players: what they pick is their secret."""

    RULES = ("EU-4.1.4", "EU-3.22")

    def run(self, position: Europa) -> None:
        players = position.clockwise(position.first)
        position.apart(players, [[MissionStep(player)] for player in players])


@data
class MissionStep(Step[Europa]):
    player: int

    def run(self, position: Europa) -> None:
        if position.players[self.player].missions or missions.eligible(position, self.player):
            position.push(PickMissions(self.player, []))


@data
class PickMissions(Decision[Europa]):
    """EU-4.1.4, 17.2.7-8: up to two Missions are held; a held one may be returned for another. In secret."""

    OPEN = False
    returned: Shared[list[int]]
    RULES = ("EU-4.1.4", "EU-17.2.7", "EU-17.2.8", "EU-3.22")

    def options(self, position: Europa) -> list[int]:
        me = position.players[self.seat]
        free = [each for each in missions.eligible(position, self.seat) if each not in self.returned]
        found: list[int] = []
        if len(me.missions) < MISSIONS_HELD:
            found.extend(PICK_MISSION.of(each) for each in free)
        elif free and len(self.returned) < MISSIONS_HELD:
            found.extend(RETURN_MISSION.of(each) for each in me.missions)
        found.append(DONE.code)
        return found

    def choose(self, position: Europa, option: int) -> None:
        me = position.own_player(self.seat)
        verb, mission = verb_of(option), first(option)
        if verb == DONE.code:
            position.tell(MISSIONS_CHOSEN, me.realm, len(me.missions))
            return
        if verb == PICK_MISSION.code:
            me.aside.remove(mission)
            me.missions.append(mission)
            position.push(PickMissions(self.seat, self.returned))
        else:
            me.missions.remove(mission)
            me.aside.append(mission)
            position.push(PickMissions(self.seat, [*self.returned, mission]))
