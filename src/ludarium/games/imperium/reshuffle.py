"""Drawing cards and the reshuffle (IM-7), the nation deck and developments (IM-11.33)."""

from __future__ import annotations

from ludarium.games.imperium.cards import (
    ARTHURIANS,
    COST_G,
    COST_M,
    COST_P,
    HOOKED,
    PASSIVE_OF,
    TRIGGERS,
    VIKINGS,
)
from ludarium.games.imperium.effects.abilities import begin, happen, own_cards
from ludarium.games.imperium.effects.effect import Effect
from ludarium.games.imperium.effects.machine import HANDLERS, POSSIBLE
from ludarium.games.imperium.effects.symbols import (
    DEVELOP,
    DRAW,
    E_DECK_EMPTY,
    E_TO_DISC,
    EMP,
    FLIP_STATE,
    H_NADIR,
    HAND,
    NAT_ADVANCE,
    NAT_BOTTOM,
    NAT_LOOK,
    NAT_SHUFFLE,
    P_DEVELOP_LESS,
    PER_GARRISON,
    PER_MOVED,
    PER_NOTHING,
    SWAP_NATION,
)
from ludarium.games.imperium.position import Imperium, Player
from ludarium.games.imperium.tokens import can_pay, pay, symbols_in_play
from ludarium.games.imperium.vocabulary import (
    BECAME_EMPIRE,
    DECLINE,
    DEVELOP_CARD,
    DEVELOPED,
    DRAW_CARDS,
    DRAWN_CARD,
    DREW,
    LOOKED,
    NATION_CARD,
    RESHUFFLED,
    SAW,
    SWAP_IN,
    SWAPPED_NATION,
)
from ludarium.games.imperium.zones import arrive, leave_hand, symbols_on, trigger_end
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of
from ludarium.kernel.words import Phrase

# drawing


def draw(position: Imperium, seat: int, number: int, remember: bool = False) -> None:
    """IM-11.4, IM-7.10: takes what is left, reshuffles, and goes on."""
    left = number - len(position.players[seat].deck)
    if left > 0:
        position.push(DrawOn(seat, left, int(remember)))
        # what is set off by the last card of the deck comes before the reshuffle
        position.push(Reshuffle(seat))
    take_from_deck(position, seat, number, remember)


def take_from_deck(position: Imperium, seat: int, number: int, remember: bool) -> int:
    """Draws up to a number of cards without a reshuffle (IM-7.9). Returns how many."""
    player = position.players[seat]
    count = min(number, len(player.deck))
    if count == 0:
        return 0
    position.reveal()
    for _ in range(count):
        card = player.deck.pop()
        player.hand.append(card)
        position.tell(DRAWN_CARD, seat, card, to=1 << seat)
        if remember:
            context = position.contexts[-1]
            context.drawn.append(card)
            context.it = card
    player.deck_known = max(0, player.deck_known - count)
    position.tell(DREW, seat, count)
    if not player.deck:
        happen(position, seat, E_DECK_EMPTY, 0)
    return count


@data
class DrawOn(Step[Imperium]):
    """Goes on drawing after a reshuffle; with nothing to draw from, drawing ends."""

    seat: int
    number: int
    remember: int

    def run(self, position: Imperium) -> None:
        if position.players[self.seat].deck:
            draw(position, self.seat, self.number, bool(self.remember))


@data
class DrawUp(Step[Imperium]):
    """IM-6.5: draws up to the hand size. `once`: the deck has just been reshuffled."""

    seat: int
    size: int
    once: int = 0

    def run(self, position: Imperium) -> None:
        player = position.players[self.seat]
        lacking = self.size - len(player.hand)
        if lacking <= 0:
            return
        if not player.deck:
            if self.once:
                return
            position.push(DrawUp(self.seat, self.size, once=1))
            reshuffle(position, self.seat)
            return
        # what is set off by the last card of the deck comes before the reshuffle
        position.push(DrawUp(self.seat, self.size))
        take_from_deck(position, self.seat, lacking, False)


def draw_effect(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    player = position.players[seat]
    number = effect.most
    if effect.per != PER_NOTHING:
        if effect.per == PER_MOVED:
            number *= position.contexts[-1].moved
        elif effect.per == PER_GARRISON:
            number *= sum(symbols_on(each, effect.per_kind) for each in player.garrison)
        else:
            number *= symbols_in_play(player, effect.per_kind)
    if effect.least == 0:
        most = min(number, len(player.deck)) if effect.flag else number
        if most > 0:
            position.push(DrawUpTo(seat, most, effect.flag))
        return
    if number <= 0:
        return
    if effect.flag:
        take_from_deck(position, seat, number, True)
    else:
        draw(position, seat, number, True)


@data
class DrawUpTo(Decision[Imperium]):
    """How many cards are drawn, up to a number."""

    RULES = ("IM-7.9", "IM-11.4")

    most: int
    if_able: int

    def options(self, position: Imperium) -> list[int]:
        return [DRAW_CARDS.of(number) for number in range(self.most + 1)]

    def doubtful(self, position: Imperium, option: int) -> bool:
        return True

    def choose(self, position: Imperium, option: int) -> None:
        number = first(option)
        if number == 0:
            return
        if self.if_able:
            take_from_deck(position, self.seat, number, True)
        else:
            draw(position, self.seat, number, True)


# the reshuffle


@data
class Shuffle(Step[Imperium]):
    """IM-7.2 (2), IM-7.7 (2): the discard pile becomes the draw deck."""

    seat: int

    def trail(self, position: Imperium) -> list[Phrase]:
        return [Phrase("trail-reshuffle")]

    def run(self, position: Imperium) -> None:
        player = position.players[self.seat]
        if not player.disc:
            return
        cards = player.disc
        player.disc = []
        position.chance.shuffle(cards)
        # cards that came onto the empty deck in the meantime stay on top
        player.deck = cards + player.deck
        position.reveal()
        position.tell(RESHUFFLED, self.seat)


@data
class Reshuffle(Step[Imperium]):
    """The draw deck is empty, and a card must be drawn."""

    seat: int

    def run(self, position: Imperium) -> None:
        reshuffle(position, self.seat)


def reshuffle(position: Imperium, seat: int) -> None:
    player = position.players[seat]
    position.push(Shuffle(seat))
    if player.x == 0:
        return
    if player.state != EMP:
        if not player.nat_x and (player.natdeck or player.accession >= 0):
            player.x -= 1
            player.nat_x = 1
            advance_nation(position, seat)
    elif player.dev and not player.dev_x:
        ask_develop(position, seat, free=False, optional=True, reshuffling=True)


# the nation deck


def advance_nation(position: Imperium, seat: int) -> None:
    """The top nation card goes to the discard pile (IM-7.2); the last one transforms the nation (IM-7.3 to IM-7.5)."""
    player = position.players[seat]
    if player.natdeck:
        card = player.natdeck.pop()
        player.nat_known = 0
        position.reveal()
        position.tell(NATION_CARD, seat, card)
        player.disc.append(card)
        if player.secret and card in player.secret:
            player.secret.remove(card)
        return
    card = player.accession
    if card < 0:
        return
    player.accession = -1
    position.tell(NATION_CARD, seat, card)
    if HOOKED[card] >> H_NADIR & 1:
        player.play.append(card)
        return
    player.disc.append(card)
    if player.nation != VIKINGS:
        become_empire(position, seat)
    for ability in TRIGGERS[card]:
        if ability.event == E_TO_DISC:
            begin(position, seat, card, ability)


def become_empire(position: Imperium, seat: int) -> None:
    position.players[seat].state = EMP
    position.tell(BECAME_EMPIRE, seat)


def nat_advance(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    advance_nation(position, seat)


def nat_advance_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    player = position.players[seat]
    return bool(player.natdeck) or player.accession >= 0


def nat_look(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    """IM-11.22: the owner looks at the top card of the nation deck, and knows it until the deck changes."""
    player = position.players[seat]
    if player.natdeck and not player.nat_known:
        player.nat_known = 1
        position.reveal()
        position.tell(LOOKED, seat)
        position.tell(SAW, seat, player.natdeck[-1], to=1 << seat)


def nat_look_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    return bool(position.players[seat].natdeck)


def nat_bottom(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    """IM-3.7: above the accession card."""
    player = position.players[seat]
    if player.natdeck:
        player.natdeck.insert(0, player.natdeck.pop())
        player.nat_known = 0


def nat_bottom_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    return len(position.players[seat].natdeck) > 1


def nat_shuffle(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    player = position.players[seat]
    position.chance.shuffle(player.natdeck)
    player.nat_known = 0


@data
class SwapNation(Decision[Imperium]):
    """IM-12.8: a hand card for the top card of the nation deck, never the accession card."""

    RULES = ("IM-12.8",)

    def options(self, position: Imperium) -> list[int]:
        return [SWAP_IN.of(card) for card in position.players[self.seat].hand]

    def choose(self, position: Imperium, option: int) -> None:
        card = first(option)
        player = position.players[self.seat]
        top = player.natdeck.pop()
        player.hand.remove(card)
        leave_hand(player, card, False)
        player.natdeck.append(card)
        player.nat_known = 1
        player.nat_mixed = 1
        position.reveal()
        arrive(position, self.seat, top, HAND, False)
        position.tell(SWAPPED_NATION, self.seat)
        position.tell(DRAWN_CARD, self.seat, top, to=1 << self.seat)


def swap_nation(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    if swap_nation_possible(position, seat, card, effect):
        position.push(SwapNation(seat))


def swap_nation_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    player = position.players[seat]
    return bool(player.natdeck) and bool(player.hand)


def flip_state(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    become_empire(position, seat)


# developments


def develop_less(player: Player) -> tuple[int, int, int]:
    m = p = g = 0
    for card in own_cards(player):
        for effect in PASSIVE_OF[card]:
            if effect.flag == P_DEVELOP_LESS:
                m += effect.m
                p += effect.p
                g += effect.g
    return (m, p, g)


def development_cost(player: Player, card: int) -> tuple[int, int, int]:
    less = develop_less(player)
    return (max(0, COST_M[card] - less[0]), max(0, COST_P[card] - less[1]), max(0, COST_G[card] - less[2]))


def affordable(player: Player, free: bool) -> list[int]:
    if player.nation in (ARTHURIANS, VIKINGS):
        return []
    if free:
        return player.dev[:]
    found: list[int] = []
    for card in player.dev:
        m, p, g = development_cost(player, card)
        if can_pay(player, m, p, g):
            found.append(card)
    return found


def ask_develop(position: Imperium, seat: int, free: bool, optional: bool, reshuffling: bool) -> None:
    if affordable(position.players[seat], free):
        position.push(Develop(seat, int(free), int(optional), int(reshuffling)))


@data
class Develop(Decision[Imperium]):
    """IM-7.7, IM-11.33: a development card is paid for and goes to the discard pile."""

    RULES = ("IM-7.7", "IM-11.33")

    free: int
    optional: int
    reshuffling: int

    def options(self, position: Imperium) -> list[int]:
        found = [DEVELOP_CARD.of(card) for card in affordable(position.players[self.seat], bool(self.free))]
        if self.optional:
            found.append(DECLINE.code)
        return found

    def choose(self, position: Imperium, option: int) -> None:
        if verb_of(option) == DECLINE.code:
            return
        player = position.players[self.seat]
        card = first(option)
        if self.reshuffling:
            player.x -= 1
            player.dev_x = 1
        position.push(Developed(self.seat, card))
        if not self.free:
            m, p, g = development_cost(player, card)
            pay(position, self.seat, m, p, g)


@data
class Developed(Step[Imperium]):
    """The development is paid for."""

    seat: int
    card: int

    def run(self, position: Imperium) -> None:
        player = position.players[self.seat]
        player.dev.remove(self.card)
        player.disc.append(self.card)
        position.tell(DEVELOPED, self.seat, self.card)
        if not player.dev:
            trigger_end(position, 1)


def develop(position: Imperium, seat: int, card: int, effect: Effect) -> None:
    free = effect.flag == 1
    ask_develop(position, seat, free, not free or effect.optional, False)


def develop_possible(position: Imperium, seat: int, card: int, effect: Effect) -> bool:
    return len(affordable(position.players[seat], effect.flag == 1)) > 0


HANDLERS[DRAW] = draw_effect
HANDLERS[NAT_ADVANCE] = nat_advance
HANDLERS[NAT_LOOK] = nat_look
HANDLERS[NAT_BOTTOM] = nat_bottom
HANDLERS[NAT_SHUFFLE] = nat_shuffle
HANDLERS[SWAP_NATION] = swap_nation
HANDLERS[FLIP_STATE] = flip_state
HANDLERS[DEVELOP] = develop
POSSIBLE[NAT_ADVANCE] = nat_advance_possible
POSSIBLE[NAT_LOOK] = nat_look_possible
POSSIBLE[NAT_BOTTOM] = nat_bottom_possible
POSSIBLE[NAT_SHUFFLE] = nat_bottom_possible
POSSIBLE[SWAP_NATION] = swap_nation_possible
POSSIBLE[DEVELOP] = develop_possible
