"""Moving cards between zones: what goes along, what is seen, and what it sets off."""

from __future__ import annotations

from ludarium.games.imperium.cards import ATLANTEANS, BITS, COURT, POTTERY, REPEATED, VIKINGS
from ludarium.games.imperium.effects.abilities import happen
from ludarium.games.imperium.effects.symbols import (
    ACTIVE,
    DECK,
    DEV,
    DISC,
    E_DECK_EMPTY,
    E_LEAVE,
    E_RETURN,
    E_SUNK,
    E_TAKE,
    EXILE,
    GARRISONS,
    HAND,
    HIST,
    NATDECK,
    PILE,
    PLAY,
    REG,
    SUNK,
    TOP,
    UNR,
)
from ludarium.games.imperium.position import COLLAPSING, NOT_ENDING, SCORING, Imperium, Player, garrison_of
from ludarium.games.imperium.vocabulary import COLLAPSED, ENDING, TOOK_UNREST


def symbols_on(card: int, kind: int) -> int:
    """How many symbols of a kind stand on a card (IM-10.7: symbols are counted, not cards)."""
    here = BITS[card] & kind
    if not here:
        return 0
    count = here.bit_count()
    for bit, more in REPEATED[card]:
        if bit & kind:
            count += more
    return count


def host_of(player: Player, card: int) -> int:
    """The card beneath which this one is garrisoned, or -1."""
    for i in range(len(player.garrison)):
        if player.garrison[i] == card:
            return player.host[i]
    return -1


def active_quest(player: Player) -> int:
    """IM-13.1: the quest beneath King Arthur's Court, or -1."""
    for i in range(len(player.host)):
        if player.host[i] == COURT:
            return player.garrison[i]
    return -1


def zone_of(position: Imperium, player: Player, card: int, zones: int) -> int:
    """In which of these zones of a player the card lies; 0 if in none."""
    if zones & HAND and card in player.hand:
        return HAND
    if zones & DISC and card in player.disc:
        return DISC
    if zones & PLAY and card in player.play:
        return PLAY
    if zones & DECK and card in player.deck:
        return DECK
    if zones & NATDECK and card in player.natdeck:
        return NATDECK
    if zones & (HIST | SUNK) and card in player.hist:
        return HIST
    if zones & DEV and card in player.dev:
        return DEV
    if zones & GARRISONS and card in player.garrison:
        return ACTIVE
    if zones & EXILE and card in position.exile:
        return EXILE
    return 0


def leave(position: Imperium, seat: int, card: int, zone: int, openly: bool) -> list[int]:
    """Takes a card out of a zone. Returns the garrison that goes along with it (IM-11.31).

    `openly`: everybody sees which card it is.
    """
    player = position.players[seat]
    if zone == HAND:
        player.hand.remove(card)
        leave_hand(player, card, openly)
    elif zone == DISC:
        player.disc.remove(card)
    elif zone == PLAY:
        return leave_play(position, seat, card)
    elif zone == DECK:
        player.deck.remove(card)
        player.deck_known = 0
        if not player.deck:
            happen(position, seat, E_DECK_EMPTY, 0)
    elif zone == NATDECK:
        player.natdeck.remove(card)
        player.nat_known = 0
    elif zone == HIST:
        player.hist.remove(card)
        if openly:
            if card in player.open_hist:
                player.open_hist.remove(card)
        else:
            player.open_hist.clear()
    elif zone == DEV:
        player.dev.remove(card)
    elif zone == EXILE:
        position.exile.remove(card)
    else:
        i = player.garrison.index(card)
        del player.garrison[i]
        del player.host[i]
    return []


def leave_hand(player: Player, card: int, openly: bool) -> None:
    """What the others know about a hand after a card has left it."""
    if openly:
        if card in player.open_hand:
            player.open_hand.remove(card)
    else:
        player.open_hand.clear()


def leave_play(position: Imperium, seat: int, card: int) -> list[int]:
    player = position.players[seat]
    player.play.remove(card)
    if card in player.tapped:
        player.tapped.remove(card)
    if card == POTTERY:
        player.stored = 0  # AMB-16
    along: list[int] = []
    if card in player.host:
        along = garrison_of(player, card)
        for each in along:
            i = player.garrison.index(each)
            del player.garrison[i]
            del player.host[i]
    happen(position, seat, E_LEAVE, BITS[card])
    return along


def arrive(position: Imperium, seat: int, card: int, dest: int, openly: bool) -> None:
    """Puts a card that has left its zone into another one."""
    player = position.players[seat]
    if player.bot:
        arrive_at_bot(position, player, card, dest)
        return
    if dest == SUNK and player.nation == ATLANTEANS:
        player.hist.append(card)
        if openly:
            player.open_hist.append(card)
            unveil(player, card)
        happen(position, seat, E_SUNK, BITS[card])
    elif dest == HIST and player.nation != VIKINGS and player.nation != ATLANTEANS:
        player.hist.append(card)
        if openly:
            player.open_hist.append(card)
            unveil(player, card)
    elif dest in (DISC, HIST, SUNK):
        # IM-11.8, IM-11.9: who keeps no history (or nothing sunken) discards instead
        player.disc.append(card)
        unveil(player, card)
    elif dest == HAND:
        player.hand.append(card)
        if openly:
            player.open_hand.append(card)
            unveil(player, card)
    elif dest == TOP:
        player.deck.append(card)
        player.deck_known += 1
        if openly:
            unveil(player, card)
    elif dest == EXILE:
        position.exile.append(card)
        unveil(player, card)
    elif dest == PILE:
        position.unrest.append(card)
        unveil(player, card)
        if card in player.freed:
            player.freed.remove(card)  # in the pile it is any unrest (IM-5.13)
        happen(position, seat, E_RETURN, UNR)
    elif dest == PLAY:
        player.play.append(card)
        unveil(player, card)
    else:
        raise ValueError(f"nothing can be moved to {dest}")


def unveil(player: Player, card: int) -> None:
    """Everybody has seen now that this player owns the card."""
    if player.secret and card in player.secret:
        player.secret.remove(card)


def arrive_at_bot(position: Imperium, player: Player, card: int, dest: int) -> None:
    """B-7, B-10, B-12: what the bot would take into its hand goes on top of its deck."""
    if dest in (HAND, TOP):
        player.deck.append(card)
        player.deck_known += 1
    elif dest == DISC:
        player.disc.append(card)
    elif dest == EXILE:
        position.exile.append(card)
    elif dest == PILE:
        position.unrest.append(card)
    elif dest == PLAY:
        player.play.append(card)
    else:
        player.hist.append(card)


def stays_hidden(player: Player, dest: int) -> bool:
    """Whether a card from the hand gets there without the others seeing it."""
    if dest == TOP:
        return True
    if dest == HIST:
        return player.nation not in (VIKINGS, ATLANTEANS)
    return dest == SUNK and player.nation == ATLANTEANS


# unrest


def draw_unrest(position: Imperium) -> int:
    """The next unrest of the pile, or -1. IM-9.4: when the last one leaves it, the game collapses."""
    if not position.unrest:
        return -1
    card = position.unrest.pop()
    if not position.unrest and position.ended == NOT_ENDING:
        position.ended = COLLAPSING
        position.tell(COLLAPSED)
    return card


def take_unrest(position: Imperium, seat: int) -> None:
    """IM-11.3: an unrest from the pile to the hand."""
    card = draw_unrest(position)
    if card < 0:
        return
    arrive(position, seat, card, HAND, True)
    if not position.players[seat].bot:
        position.tell(TOOK_UNREST, seat)
        happen(position, seat, E_TAKE, UNR)


# the end


def trigger_end(position: Imperium, reason: int) -> None:
    """IM-9.2, IM-9.3: this round is finished, then one more is played. A second trigger changes nothing."""
    if position.ending:
        return
    position.ending = reason + 1
    position.last_round = position.round + 1
    position.tell(ENDING, reason)


def finish_scoring(position: Imperium) -> None:
    position.ended = SCORING


def regions_in_play(player: Player) -> int:
    return sum(1 for card in player.play if BITS[card] & REG)
