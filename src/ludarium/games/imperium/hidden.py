"""What a seat cannot see, imagined anew: used by searching players, so that they cannot cheat."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.attack import GiveCard
from ludarium.games.imperium.cards import BITS, CARDS, EFFECTS
from ludarium.games.imperium.effects.symbols import ANY, CIV, FAM, REG, S_NATION, TRI, UNC
from ludarium.games.imperium.play import FreePlay
from ludarium.games.imperium.position import Imperium, Player
from ludarium.games.imperium.select import PickCard
from ludarium.games.imperium.setup import BOXES
from ludarium.kernel.chance import Chance
from ludarium.kernel.piles import deal_from, mix, mix_below, pools


def determinize(position: Imperium, seat: int, chance: Chance) -> Imperium:
    """A random position that this seat cannot tell from the true one.

    Seats know what could be followed in the open: whose deck holds which cards, what was seen going to a hand. Cards
    that somebody took face down may be any card of that suit that was not seen; everything else that lies face
    down is in a random order.
    """
    table = position.clone()
    table.chance = chance
    if any(player.power < 0 for player in table.players):
        return table  # before the deal nothing is hidden
    imagine_common(table, seat, chance)
    for owner, player in enumerate(table.players):
        if player.bot:
            imagine_bot(player, chance)
        elif owner == seat:
            mix_below(player.deck, player.deck_known, chance)
            mix_below(player.natdeck, player.nat_known, chance)
        else:
            imagine_player(table, owner, chance)
    if table.agenda and table.seat != seat:
        mend(table, table.seat, chance)
    return table


def _shelf(box: int, card: int) -> int:
    bits = BITS[card]
    if bits & TRI:
        return TRI | (ANY if CARDS[card].box != BOXES[box] else 0)
    for suit in (FAM, REG, UNC, CIV):
        if bits & suit:
            return suit
    return 0


# By the common set: cards of the same shelf could be mistaken for each other. A shelf is a suit; tributaries of the
# other set stand apart.
SHELF: Final[list[list[int]]] = [[_shelf(box, card) for card in range(len(BITS))] for box in (0, 1)]


def imagine_common(table: Imperium, seat: int, chance: Chance) -> None:
    """Exchanges unseen common cards of the same suit: decks, fame, and what others took face down."""
    shelf = SHELF[table.box]
    piles: list[list[int]] = [*table.decks, table.main, table.fame, table.removed]
    if table.looker != seat:
        piles.append(table.looked)
    # tributaries of the other set that are out of the game could be any of those in it
    other = [card for card in table.spare if CARDS[card].box != BOXES[table.box]]
    table.spare = [card for card in table.spare if card not in other]
    secrets = [player.secret for owner, player in enumerate(table.players) if owner != seat]
    unseen = pools([*piles, other, *secrets], shelf, chance)
    for pile in piles:
        deal_from(unseen, pile, shelf)
    deal_from(unseen, other, shelf)
    table.spare += other
    for owner, player in enumerate(table.players):
        if owner != seat and player.secret:
            replace_secrets(table, player, unseen)
    for deck in table.decks:
        mix(deck, chance)
    mix(table.main, chance)


def replace_secrets(table: Imperium, player: Player, unseen: dict[int, list[int]]) -> None:
    new: dict[int, int] = {}
    for card in player.secret:
        new[card] = unseen[SHELF[table.box][card]].pop()
    for zone in (player.hand, player.deck, player.hist, player.natdeck, player.secret):
        for i in range(len(zone)):
            zone[i] = new.get(zone[i], zone[i])
    rename(table, new)


def rename(table: Imperium, new: dict[int, int]) -> None:
    """What an ability in progress remembers about a hidden card."""
    for context in table.contexts:
        context.it = new.get(context.it, context.it)
        for i in range(len(context.drawn)):
            context.drawn[i] = new.get(context.drawn[i], context.drawn[i])


def imagine_player(table: Imperium, owner: int, chance: Chance) -> None:
    """Another player's closed cards: which of them are in hand, in the deck, in the history."""
    player = table.players[owner]
    pool = [card for card in player.hand if card not in player.open_hand]
    pool += player.deck
    pool += [card for card in player.hist if card not in player.open_hist]
    if player.nat_mixed:
        pool += player.natdeck
    mix(pool, chance)
    new: dict[int, int] = {}
    for i in range(len(player.hand)):
        card = player.hand[i]
        if card not in player.open_hand:
            player.hand[i] = pool.pop()
            new[card] = player.hand[i]
    for i in range(len(player.deck)):
        player.deck[i] = pool.pop()
    for i in range(len(player.hist)):
        if player.hist[i] not in player.open_hist:
            player.hist[i] = pool.pop()
    if player.nat_mixed:
        for i in range(len(player.natdeck)):
            player.natdeck[i] = pool.pop()
    else:
        mix(player.natdeck, chance)
    for context in table.contexts:
        if context.seat == owner:
            context.it = new.get(context.it, context.it)
            context.drawn = [new.get(card, card) for card in context.drawn]


def imagine_bot(player: Player, chance: Chance) -> None:
    """The bot's deck; of its dynasty deck only the nation cards are in a random order (B-1)."""
    mix_below(player.deck, player.deck_known, chance)
    at = len(player.natdeck)
    while at > 0 and CARDS[player.natdeck[at - 1]].start == S_NATION:
        at -= 1
    top = player.natdeck[at:]
    mix(top, chance)
    player.natdeck[at:] = top


def mend(table: Imperium, owner: int, chance: Chance) -> None:
    """Who has to choose a card has one that fits: everybody can conclude that from being asked."""
    if table.options():
        return
    frame = table.decision()
    player = table.players[owner]
    if not isinstance(frame, (PickCard, GiveCard, FreePlay)):
        return
    effect = EFFECTS[frame.effect]
    closed = [i for i in range(len(player.hand)) if player.hand[i] not in player.open_hand]
    for zone in (player.deck, player.hist):
        for i in range(len(zone)):
            if zone[i] in player.open_hist or not closed:
                continue
            if BITS[zone[i]] & effect.kind and not BITS[zone[i]] & effect.non:
                at = closed[chance.below(len(closed))]
                player.hand[at], zone[i] = zone[i], player.hand[at]
                if table.options():
                    return
                player.hand[at], zone[i] = zone[i], player.hand[at]
