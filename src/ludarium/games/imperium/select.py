"""Which cards an effect may take, and the choice among them."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import (
    ATLANTEANS,
    BITS,
    CARD,
    COURT,
    EFFECTS,
    GRAAL,
    HOOKED,
    NO_GARRISON,
    PASSIVE_OF,
    PLAYED,
)
from ludarium.games.imperium.effects.abilities import begin, exhaust, own_cards
from ludarium.games.imperium.effects.effect import Effect
from ludarium.games.imperium.effects.machine import HANDLERS, POSSIBLE
from ludarium.games.imperium.effects.symbols import (
    ACTIVE,
    DECK,
    DEV,
    DISC,
    DRAWN,
    EXILE,
    GAR,
    GAR_REG,
    GAR_THIS,
    GARRISONS,
    H_NADIR,
    H_STONE_HEADS,
    HAND,
    HIST,
    IT,
    M_ABANDON,
    M_DISCARD,
    M_FIND,
    M_GARRISON,
    M_HISTORY,
    M_RECALL,
    M_TOP,
    MASK,
    MOVE,
    MOVES,
    NATDECK,
    P_UNREST_LESS,
    PIN,
    PLAY,
    QUEST,
    REG,
    THIS,
    TRIGGER_HOST,
)
from ludarium.games.imperium.position import Imperium, Player, garrison_of
from ludarium.games.imperium.vocabulary import (
    DECLINE,
    DONE,
    FOUND_HIDDEN,
    HISTORIED_HIDDEN,
    HOST,
    MOVE_VERBS,
    MOVED,
    SPEND_MASKS,
    TOPPED_HIDDEN,
)
from ludarium.games.imperium.zones import arrive, leave, stays_hidden, symbols_on, zone_of
from ludarium.kernel.fields import data
from ludarium.kernel.pick import PickSeveral
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of

STONE_HEADS: Final = next(card for card in range(len(HOOKED)) if HOOKED[card] >> H_STONE_HEADS & 1)
STEP_PYRAMIDS: Final = CARD.index("olmecs.step-pyramids")


def fits(card: int, effect: Effect) -> bool:
    bits = BITS[card]
    return bool(bits & effect.kind) and not bits & effect.non


def candidates(position: Imperium, seat: int, this: int, effect: Effect) -> list[int]:
    """The cards that the effect may take, zone by zone. Decks are listed by number: their order is hidden."""
    player = position.players[seat]
    zones = effect.zones
    kind = effect.kind
    non = effect.non
    found: list[int] = []
    if zones & HAND:
        hand = player.hand
        if effect.move == M_GARRISON and effect.code == MOVE:
            hand = [card for card in hand if not NO_GARRISON[card]]
        found += [card for card in hand if BITS[card] & kind and not BITS[card] & non]
    if zones & DISC:
        found += [card for card in player.disc if BITS[card] & kind and not BITS[card] & non]
    if zones & DECK:
        found += sorted([card for card in player.deck if BITS[card] & kind and not BITS[card] & non])
    if zones & NATDECK:
        found += sorted([card for card in player.natdeck if BITS[card] & kind and not BITS[card] & non])
    if zones & HIST and player.nation != ATLANTEANS:
        found += sorted([card for card in player.hist if BITS[card] & kind and not BITS[card] & non])
    if zones & PLAY:
        found += _in_play(player, effect)
    if zones & DEV:
        quests = sum(1 for card in player.dev if BITS[card] & QUEST)
        for card in player.dev:
            # IM-13.3: the Graal only as the last quest
            if fits(card, effect) and (card != GRAAL or quests == 1):
                found.append(card)
    if zones & GARRISONS:
        found += _garrisoned(player, this, effect)
    if zones & EXILE:
        found += [card for card in position.exile if fits(card, effect)]
    if zones & DRAWN:
        found += [card for card in position.contexts[-1].drawn if card in player.hand and fits(card, effect)]
    return found


def _in_play(player: Player, effect: Effect) -> list[int]:
    found: list[int] = []
    moving = effect.code == MOVE and (effect.move == M_RECALL or effect.move == M_ABANDON)
    for card in player.play:
        bits = BITS[card]
        if not bits & effect.kind or bits & effect.non:
            continue
        # IM-11.14: only permanent cards are recalled; the nadir card cannot be moved so
        if moving and (HOOKED[card] >> H_NADIR & 1 or (effect.move == M_RECALL and not bits & PIN)):
            continue
        if effect.hosting and not any(BITS[under] & effect.hosting for under in garrison_of(player, card)):
            continue
        found.append(card)
    return found


def _garrisoned(player: Player, this: int, effect: Effect) -> list[int]:
    found: list[int] = []
    for i in range(len(player.garrison)):
        card = player.garrison[i]
        host = player.host[i]
        if not fits(card, effect):
            continue
        # IM-13.1: the active quest is a garrison like any other
        if (
            effect.zones & GAR
            or (effect.zones & GAR_REG and BITS[host] & REG)
            or (effect.zones & GAR_THIS and host == this)
            or (effect.zones & ACTIVE and host == COURT)
        ):
            found.append(card)
    return found


def counts_as(card: int, effect: Effect) -> int:
    """IM-12.2: where a number of regions is asked for, Grand Trunk Road is two of them."""
    if effect.price and effect.least > 1 and effect.kind == REG:
        return symbols_on(card, REG)
    return 1


def least_of(position: Imperium, seat: int, effect: Effect) -> int:
    """How many cards must be taken. IM-12.11: some cards lower the price of playing an unrest."""
    if effect.unrest_price and effect.move == M_DISCARD:
        return max(1, effect.least - unrest_discount(position.players[seat], True))
    return effect.least


def unrest_discount(player: Player, cards: bool) -> int:
    from_passives = 0
    for card in own_cards(player):
        for effect in UNREST_LESS[card]:
            if not cards or effect.exile:
                from_passives += effect.most
    return from_passives


def _unrest_less(card: int) -> list[Effect]:
    return [effect for effect in PASSIVE_OF[card] if effect.flag == P_UNREST_LESS]


UNREST_LESS: Final[list[list[Effect]]] = [_unrest_less(card) for card in range(len(BITS))]


def move_possible(position: Imperium, seat: int, this: int, effect: Effect) -> bool:
    player = position.players[seat]
    if effect.which == THIS:
        return zone_of(position, player, this, PLAY | HAND) != 0
    if effect.which == IT:
        return position.contexts[-1].it >= 0
    if effect.dest == GAR_REG and not any(BITS[card] & REG for card in player.play):
        return False
    if effect.dest == GAR_THIS and this not in player.play and this not in player.extra:
        return False
    found = sum(counts_as(card, effect) for card in candidates(position, seat, this, effect))
    if not effect.price:
        return found > 0 or effect.least == 0
    if effect.unrest_price and this in player.hand:
        found -= 1  # the unrest to be played is no other card
    if masks_to_discard(effect):
        found += len(stone_heads(player))
        if step_pyramids_ready(position, seat):
            found += 1
    return found >= least_of(position, seat, effect)


def move_cards(position: Imperium, seat: int, this: int, effect: Effect) -> None:
    """Takes the card that is meant, or asks which."""
    if effect.which == THIS:
        move_this(position, seat, this, effect)
        return
    if effect.which == IT:
        card = position.contexts[-1].it
        if card >= 0:
            zone = zone_of(position, position.players[seat], card, HAND)
            if zone:
                move_one(position, seat, this, card, effect, zone)
        return
    if masks_to_discard(effect) and step_pyramids_ready(position, seat):
        masks = len(candidates(position, seat, this, effect)) + len(stone_heads(position.players[seat]))
        if masks < effect.least:
            one_mask_fewer(position, seat, this, effect)
        else:
            position.push(FewerMasks(seat, this, effect.id))
        return
    pick(position, seat, this, effect, least_of(position, seat, effect), most_of(position, seat, effect))


def most_of(position: Imperium, seat: int, effect: Effect) -> int:
    return max(1, least_of(position, seat, effect)) if effect.unrest_price else effect.most


def pick(position: Imperium, seat: int, this: int, effect: Effect, least: int, most: int) -> None:
    """Chooses `most` cards (at least `least`), one by one."""
    if most <= 0 or not _has_place(position, seat, this, effect):
        return
    found = candidates(position, seat, this, effect)
    if masks_to_discard(effect):
        found = found + stone_heads(position.players[seat])
    if not found:
        return
    # forced, unless the order matters
    worth = [counts_as(card, effect) for card in found]
    if least > sum(worth) - min(worth) and not (effect.move == M_TOP and len(found) > 1):
        if len(found) == 1:
            take_one(position, seat, this, found[0], effect)
        else:
            for i in range(len(found) - 1, -1, -1):
                position.push(PickThis(seat, this, effect.id, found[i]))
        return
    position.push(PickCard(seat, least, most, total=0, this=this, effect=effect.id))


def _has_place(position: Imperium, seat: int, this: int, effect: Effect) -> bool:
    player = position.players[seat]
    if effect.dest == GAR_THIS:
        return this in player.play or this in player.extra
    if effect.dest == GAR_REG:
        return any(BITS[card] & REG for card in player.play)
    return True


@data
class PickThis(Step[Imperium]):
    """One of several cards that all have to be taken."""

    seat: int
    this: int
    effect: int
    card: int

    def run(self, position: Imperium) -> None:
        effect = EFFECTS[self.effect]
        if self.card in candidates(position, self.seat, self.this, effect) or self.card in stone_heads(
            position.players[self.seat]
        ):
            take_one(position, self.seat, self.this, self.card, effect)


@data
class PickCard(PickSeveral[Imperium]):
    """A card is chosen for an effect: which one is discarded, recalled, put into history..."""

    RULES = ("IM-5.7",)

    this: int
    effect: int

    def things(self, position: Imperium) -> list[int]:
        effect = EFFECTS[self.effect]
        verb = MOVE_VERBS[effect.move]
        found = [verb.of(card) for card in candidates(position, self.seat, self.this, effect)]
        if masks_to_discard(effect):
            found += [MOVE_VERBS[M_ABANDON].of(card) for card in stone_heads(position.players[self.seat])]
        return found

    def done(self) -> int:
        return DONE.code

    def more(self, position: Imperium, option: int) -> PickCard:
        count = counts_as(first(option), EFFECTS[self.effect])
        return PickCard(
            self.seat, max(0, self.least - count), self.most - count, total=0, this=self.this, effect=self.effect
        )

    def go_on(self, position: Imperium) -> None:
        pick(position, self.seat, self.this, EFFECTS[self.effect], self.least, self.most)

    def take(self, position: Imperium, option: int) -> None:
        take_one(position, self.seat, self.this, first(option), EFFECTS[self.effect])

    def about(self, position: Imperium) -> list[tuple[str, str | int]]:
        effect = EFFECTS[self.effect]
        return [("purpose", MOVES[effect.move]), ("number", min(self.most, 99)), ("card", CARD.full(self.this))]


def take_one(position: Imperium, seat: int, this: int, card: int, effect: Effect) -> None:
    player = position.players[seat]
    if masks_to_discard(effect) and card in stone_heads(player):
        leave(position, seat, card, ACTIVE, True)
        arrive(position, seat, card, DISC, True)
        position.tell(MOVED[M_ABANDON], seat, card)
        position.contexts[-1].moved += 1
        return
    zone = zone_of(position, player, card, effect.zones | HAND if effect.zones & DRAWN else effect.zones)
    move_one(position, seat, this, card, effect, zone)


def move_this(position: Imperium, seat: int, this: int, effect: Effect) -> None:
    player = position.players[seat]
    if effect.dest == GAR_REG:
        hosts = [card for card in player.play if BITS[card] & REG and card != this]
        if not hosts or this not in player.play:
            return
        if len(hosts) == 1:
            garrison_this(position, seat, this, hosts[0])
        else:
            position.push(PickHost(seat, this))
        return
    zone = zone_of(position, player, this, PLAY | HAND)
    if zone and not (effect.move in (M_ABANDON, M_RECALL) and HOOKED[this] >> H_NADIR & 1):
        move_one(position, seat, this, this, effect, zone)


@data
class PickHost(Decision[Imperium]):
    """IM-11.32: the region beneath which the played card is garrisoned."""

    RULES = ("IM-11.30", "IM-11.32")

    card: int

    def options(self, position: Imperium) -> list[int]:
        play = position.players[self.seat].play
        return [HOST.of(card) for card in play if BITS[card] & REG and card != self.card]

    def choose(self, position: Imperium, option: int) -> None:
        garrison_this(position, self.seat, self.card, first(option))

    def about(self, position: Imperium) -> list[tuple[str, str | int]]:
        return [("card", CARD.full(self.card))]


def garrison_this(position: Imperium, seat: int, card: int, host: int) -> None:
    player = position.players[seat]
    leave(position, seat, card, PLAY, True)
    player.host.append(host)
    player.garrison.append(card)
    position.contexts[-1].host = host
    position.contexts[-1].it = card
    position.tell(MOVED[M_GARRISON], seat, card, host)


_HIDDEN: Final = {
    M_TOP: TOPPED_HIDDEN,
    M_HISTORY: HISTORIED_HIDDEN,
    M_FIND: FOUND_HIDDEN,
}


def move_one(position: Imperium, seat: int, this: int, card: int, effect: Effect, zone: int) -> None:
    """Moves one chosen card from its zone to where the effect puts it, with its garrison (IM-11.31)."""
    player = position.players[seat]
    context = position.contexts[-1]
    dest = effect.dest
    closed = zone in (HAND, DECK, NATDECK, HIST)
    hidden = closed and (stays_hidden(player, dest) or dest == HAND)
    already = zone == HAND and dest == HAND
    along: list[int] = []
    if not already:
        along = leave(position, seat, card, zone, not hidden)
        if dest in (GAR_THIS, GAR_REG):
            player.host.append(this)
            player.garrison.append(card)
            if player.secret and card in player.secret:
                player.secret.remove(card)
        else:
            arrive(position, seat, card, dest, not hidden)
    context.it = card
    context.moved += 1
    context.host = this if dest == GAR_THIS else context.host
    if effect.price and effect.move in (M_RECALL, M_ABANDON) and seat == context.seat:
        context.via = BITS[card]
    if hidden:
        position.tell(_HIDDEN.get(effect.move, FOUND_HIDDEN), seat)
        position.tell(MOVED[effect.move], seat, card, to=1 << seat)
    elif effect.move == M_GARRISON:
        position.tell(MOVED[M_GARRISON], seat, card, this)
    else:
        position.tell(MOVED[effect.move], seat, card)
    for each in along:
        arrive(position, seat, each, dest, True)
    if zone == DECK:
        position.chance.shuffle(player.deck)
    elif zone == NATDECK:
        position.chance.shuffle(player.natdeck)


# Olmec masks


def masks_to_discard(effect: Effect) -> bool:
    return effect.code == MOVE and effect.move == M_DISCARD and effect.kind == MASK


def stone_heads(player: Player) -> list[int]:
    """Masks to be discarded may be replaced by cards garrisoned beneath Stone Heads."""
    if STONE_HEADS not in player.play:
        return []
    return garrison_of(player, STONE_HEADS)


def step_pyramids_ready(position: Imperium, seat: int) -> bool:
    player = position.players[seat]
    return (
        STEP_PYRAMIDS in player.play
        and STEP_PYRAMIDS not in player.tapped
        and player.x > 0
        and bool(position.activating)
        and position.active == seat
    )


def one_mask_fewer(position: Imperium, seat: int, this: int, effect: Effect) -> None:
    exhaust(position, seat, STEP_PYRAMIDS)
    pick(position, seat, this, effect, effect.least - 1, effect.most - 1)


@data
class FewerMasks(Decision[Imperium]):
    """Step Pyramids may be exhausted to discard one mask fewer."""

    RULES = ("IM-5.8", "IM-5.11")

    this: int
    effect: int

    def options(self, position: Imperium) -> list[int]:
        return [SPEND_MASKS.of(STEP_PYRAMIDS), DECLINE.code]

    def choose(self, position: Imperium, option: int) -> None:
        effect = EFFECTS[self.effect]
        if verb_of(option) == DECLINE.code:
            pick(position, self.seat, self.this, effect, effect.least, effect.most)
        else:
            one_mask_fewer(position, self.seat, self.this, effect)


def trigger_host(position: Imperium, seat: int, this: int, effect: Effect) -> None:
    """The ability of the card just garrisoned under is resolved; that card is not played."""
    host = position.contexts[-1].host
    if host >= 0 and host in position.players[seat].play:
        ability = PLAYED[host]
        if ability is not None:
            begin(position, seat, host, ability)


HANDLERS[MOVE] = move_cards
HANDLERS[TRIGGER_HOST] = trigger_host
POSSIBLE[MOVE] = move_possible
