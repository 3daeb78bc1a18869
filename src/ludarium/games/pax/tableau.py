"""Tableaux and thrones: what lies where, silencing, discarding, and what follows at once when a card comes or goes."""

from __future__ import annotations

from typing import Final

from ludarium.games.pax.board import (
    BISHOP,
    CITY_EMPIRE,
    CONSTANTINOPLE,
    EAST,
    EMPIRE_REGION,
    EMPIRES,
    EMPORIA_OF,
    HAND_LIMIT,
    HUNGARY,
    KYIV,
    MATCHES,
    MEDIEVAL,
    NOWHERE,
    OTTOMAN,
    PAPAL,
    PAWN,
    VENICE,
    VENICE_2,
    WEST,
)
from ludarium.games.pax.cards import (
    ABILITY_BITS,
    CARD_LOCATION,
    CARD_OPS,
    CARD_PRESTIGE,
    CONDOTTIERE,
    FACE_OPS,
    FACE_PRESTIGE,
    HUNGARY_PROMO,
    IS_QUEEN,
    OTTOMAN_PROMO,
    PAPAL_ISLAMIC,
    PAPAL_REFORMIST,
    PIRATE_PROOF,
    SILENCE_IMMUNITY,
    SQUARE,
    UNLIMITED_HAND,
)
from ludarium.games.pax.facts import piece_there
from ludarium.games.pax.pieces import kill, repress
from ludarium.games.pax.position import NO_CONDOTTIERI, PROMO, Pax
from ludarium.games.pax.vocabulary import (
    DISCARDED,
    REMOVE_FROM,
    THREW_AWAY,
    THREW_SECRETLY,
    THROW_AWAY,
    TO_THRONE,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.rows import changed
from ludarium.kernel.verb import first

# Circles that can stop being cities; Venice's second place has a rule of its own.
SOMETIMES_SHUT: Final[list[int]] = [*EMPORIA_OF[EAST], *EMPORIA_OF[WEST], KYIV, CONSTANTINOPLE[2]]
ALL_EMPORIA: Final = sum(1 << city for city in EMPORIA_OF[EAST] + EMPORIA_OF[WEST])

# what lies where


def husband(p: Pax, queen: int) -> int:
    """The empire of the king she is married to; -1 if she is not."""
    for empire in range(EMPIRES):
        if p.queen[empire] == queen:
            return empire
    return -1


def location(p: Pax, thing: int) -> int:
    """PX-25: a square's is its empire, a married queen's her husband's."""
    if thing >= SQUARE:
        return thing - SQUARE
    if IS_QUEEN[thing]:
        empire = husband(p, thing)
        return empire if empire >= 0 else NOWHERE
    return CARD_LOCATION[thing]


def couple(p: Pax, empire: int) -> list[int]:
    """A square, with the queen beside it."""
    queen = p.queen[empire]
    return [SQUARE + empire] if queen < 0 else [SQUARE + empire, queen]


def vassals(p: Pax, suzerain: int) -> list[int]:
    """The empires whose squares lie in this one's column."""
    if suzerain not in p.suzerain:
        return []
    return [empire for empire in range(EMPIRES) if p.suzerain[empire] == suzerain]


def column(p: Pax, thing: int) -> list[int]:
    """Everything in one place of a row: a card, or a square with its queen and its vassals with theirs."""
    if thing < SQUARE:
        return [thing]
    found = couple(p, thing - SQUARE)
    for vassal in vassals(p, thing - SQUARE):
        found += couple(p, vassal)
    return found


def side_things(p: Pax, bank: int, side: int) -> list[int]:
    """All cards on one side of a tableau, queens and vassals included."""
    found: list[int] = []
    for thing in p.rows[bank * 2 + side]:
        if thing < SQUARE:
            found.append(thing)
        else:
            found.extend(column(p, thing))
    return found


def things(p: Pax, bank: int) -> list[int]:
    """All cards of a tableau, queens and vassals included."""
    found: list[int] = []
    for side in (bank * 2, bank * 2 + 1):
        for thing in p.rows[side]:
            if thing < SQUARE:
                found.append(thing)
            else:
                found += column(p, thing)
    return found


def holder(p: Pax, thing: int) -> int:
    """The bank whose tableau holds this; -1 if none does."""
    if thing >= SQUARE:
        return p.owner[thing - SQUARE]
    if IS_QUEEN[thing]:
        empire = husband(p, thing)
        return p.owner[empire] if empire >= 0 else -1
    for i, row in enumerate(p.rows):
        if thing in row:
            return i >> 1
    return -1


def face(p: Pax, empire: int) -> int:
    """Which face of the empire's square is up."""
    if p.flags & PROMO:
        if empire == HUNGARY:
            return HUNGARY_PROMO + p.republic[empire]
        if empire == OTTOMAN:
            return OTTOMAN_PROMO + p.republic[empire]
        if empire == PAPAL and not p.republic[empire]:
            state = p.state[PAPAL]
            if state == 3:
                return PAPAL_REFORMIST
            if state == 2:
                return PAPAL_ISLAMIC
    return empire + EMPIRES * p.republic[empire]


def ops_of(p: Pax, thing: int) -> list[int]:
    return CARD_OPS[thing] if thing < SQUARE else FACE_OPS[face(p, thing - SQUARE)]


def prestige(p: Pax, thing: int) -> int:
    return CARD_PRESTIGE[thing] if thing < SQUARE else FACE_PRESTIGE[face(p, thing - SQUARE)]


def tableau_prestige(p: Pax, bank: int) -> int:
    """The packed prestige of a tableau, without old maids."""
    total = 0
    for thing in things(p, bank):
        total += CARD_PRESTIGE[thing] if thing < SQUARE else FACE_PRESTIGE[face(p, thing - SQUARE)]
    return total


def total_prestige(p: Pax, bank: int) -> int:
    """PX-22.2: what counts for victory: old maids too."""
    total = tableau_prestige(p, bank)
    for maid in p.maids[bank]:
        total += CARD_PRESTIGE[maid]
    return total


# silencing


def is_bishoped(p: Pax, thing: int) -> bool:
    """A bishop stands on the card, or on its partner in a royal couple (PX-14.10)."""
    if p.bishops[thing] >= 0:
        return True
    if thing >= SQUARE:
        queen = p.queen[thing - SQUARE]
        return queen >= 0 and p.bishops[queen] >= 0
    if IS_QUEEN[thing]:
        empire = husband(p, thing)
        return empire >= 0 and p.bishops[SQUARE + empire] >= 0
    return False


def is_silenced(p: Pax, thing: int, bank: int) -> bool:
    """PX-23.1, PX-23.2; an immune bank's cards never are."""
    if (p.powers[bank] >> SILENCE_IMMUNITY) & 1:
        return False
    return is_bishoped(p, thing)


def count_ability(p: Pax, bank: int, ability: int) -> int:
    """How many unsilenced cards of a tableau carry an ability (PX-22.3: they add up)."""
    return sum(
        1 for thing in things(p, bank) if (ABILITY_BITS[thing] >> ability) & 1 and not is_silenced(p, thing, bank)
    )


# what follows at once


def find_powers(p: Pax) -> None:
    """Which abilities are at work for each bank."""
    rows = p.rows
    for bank in range(len(p.powers)):
        p.powers[bank] = powers_of(p, bank) if rows[bank * 2] or rows[bank * 2 + 1] else 0


def powers_of(p: Pax, bank: int) -> int:
    """The abilities of a tableau's unsilenced cards (PX-23.1), or of all its cards if the bank is immune."""
    shown = heard = 0
    for thing in things(p, bank):
        bits = ABILITY_BITS[thing]
        if bits:
            shown |= bits
            if not is_bishoped(p, thing):
                heard |= bits
    return shown if (shown >> SILENCE_IMMUNITY) & 1 else heard


def find_shut(p: Pax) -> None:
    """Which circles are no cities now: closed emporia (PX-3.21), and those that exist at times only."""
    shut = ALL_EMPORIA & ~(1 << p.open[EAST]) & ~(1 << p.open[WEST])
    if p.state[PAPAL] > 1 or p.flags & NO_CONDOTTIERI or not p.anyone_has(CONDOTTIERE):
        shut |= 1 << VENICE_2
    promo = p.flags & PROMO
    if not promo or p.state[HUNGARY] != MEDIEVAL:
        shut |= 1 << KYIV
    if promo and p.state[OTTOMAN] == MEDIEVAL:
        shut |= 1 << CONSTANTINOPLE[2]
    p.shut = shut


def settle(p: Pax) -> None:
    """Called whenever a card, a bishop or an empire's state has changed: abilities begin and end at once."""
    find_powers(p)
    find_shut(p)
    # PX-22.9: Venice is back to one place
    if p.cities[VENICE_2] >= 0 and (p.shut >> VENICE_2) & 1:
        if p.cities[VENICE] < 0:
            p.cities[VENICE] = p.cities[VENICE_2]
            p.cities[VENICE_2] = -1
        elif not any(isinstance(frame, TrimVenice) for frame in p.agenda):
            p.push(TrimVenice(p.turn))
    # PX-3.21, PX-13.2: a piece in a circle that is no city any more is repressed, free
    for city in SOMETIMES_SHUT:
        piece = p.cities[city]
        if piece >= 0 and (p.shut >> city) & 1:
            p.cities[city] = -1
            repress(p, piece, CITY_EMPIRE[city])
    # PX-24.9, AM-26: an unprotected concession does not share its border with a pirate
    for border, pirate in enumerate(p.pirate):
        if pirate >= 0:
            house = p.concession[border]
            if house >= 0 and not p.has(p.bank_of(house), PIRATE_PROOF):
                p.concession[border] = -1
                kill(p, PAWN + house)
    # PX-22.7: the hand is limited again
    for bank, hand in enumerate(p.hands):
        if len(hand) > HAND_LIMIT and not p.has(bank, UNLIMITED_HAND) and not is_throwing(p, bank):
            p.push(ThrowAway(bank))


def is_settled(p: Pax) -> bool:
    """Nothing would change by settling once more."""
    again = p.clone()
    settle(again)
    return (
        again.powers == p.powers
        and again.shut == p.shut
        and again.cities == p.cities
        and again.concession == p.concession
        and len(again.agenda) == len(p.agenda)
    )


def settle_card(p: Pax, card: int) -> None:
    """The same where nothing but this card has come or gone: it changes something only by its abilities."""
    if ABILITY_BITS[card]:
        settle(p)


def is_throwing(p: Pax, bank: int) -> bool:
    for frame in p.agenda:
        if isinstance(frame, ThrowAway) and frame.seat == bank:
            return True
    return False


@data
class TrimVenice(Decision[Pax]):
    """PX-22.9: the second place of Venice is gone, and so is one of its pieces."""

    RULES = ("PX-22.9",)

    def options(self, position: Pax) -> list[int]:
        return [REMOVE_FROM.of(VENICE), REMOVE_FROM.of(VENICE_2)]

    def choose(self, position: Pax, option: int) -> None:
        p = position
        lost = first(option)
        if not (p.shut >> VENICE_2) & 1 or p.cities[VENICE_2] < 0:
            return
        kill(p, p.cities[lost])
        if lost == VENICE:
            p.cities[VENICE] = p.cities[VENICE_2]
        p.cities[VENICE_2] = -1

    def facts(self, position: Pax, option: int) -> list[tuple[str, str | int]]:
        return piece_there(position, option)


@data
class ThrowAway(Decision[Pax]):
    """PX-22.7: the hand is limited again; discard one card, face down."""

    RULES = ("PX-22.7",)

    def options(self, position: Pax) -> list[int]:
        return [THROW_AWAY.each[card] for card in position.hands[self.seat]]

    def choose(self, position: Pax, option: int) -> None:
        p = position
        card = first(option)
        p.tell(THREW_AWAY, p.name(self.seat))
        p.tell(THREW_SECRETLY, card, to=1 << self.seat)
        leave_hand_secretly(p, self.seat, card)
        if len(p.hands[self.seat]) > HAND_LIMIT and not p.has(self.seat, UNLIMITED_HAND):
            p.push(ThrowAway(self.seat))


# hands


def leave_hand(p: Pax, bank: int, card: int) -> None:
    """A card is shown and leaves the hand."""
    p.hands[bank].remove(card)
    if p.doubt:
        code = bank * 256 + card
        if code in p.doubt:
            p.doubt.remove(code)
        clear_doubt(p, bank)


def clear_doubt(p: Pax, bank: int) -> None:
    """Where none or all of the doubted cards must be in the hand (everybody can count), nothing is in doubt."""
    hand = p.hands[bank]
    held = missing = 0
    for code in p.doubt:
        if code >> 8 == bank:
            if code & 255 in hand:
                held += 1
            else:
                missing += 1
    if held == 0 or missing == 0:
        p.doubt = [code for code in p.doubt if code >> 8 != bank]


def leave_hand_secretly(p: Pax, bank: int, card: int) -> None:
    """A card leaves the hand face down: from now on nobody else is sure of the others."""
    hand = p.hands[bank]
    p.gone = [*p.gone, card]
    if len(hand) == 1 and not p.doubt:
        hand.remove(card)  # everybody knows that it was the only one
        return
    for each in hand:
        code = bank * 256 + each
        if code not in p.doubt:
            p.doubt.append(code)
    p.doubt.sort()
    hand.remove(card)
    clear_doubt(p, bank)


# discarding


def drop_bishop(p: Pax, thing: int) -> None:
    religion = p.bishops[thing]
    if religion >= 0:
        p.bishops = changed(p.bishops, thing, -1)
        kill(p, BISHOP + religion)


def discard_card(p: Pax, card: int) -> None:
    """PX-24.4: a card leaves the game, and a bishop on it goes back to the supply. Not for squares."""
    if IS_QUEEN[card]:
        empire = husband(p, card)
        if empire >= 0:
            p.queen = changed(p.queen, empire, -1)
        else:
            for maids in p.maids:
                if card in maids:
                    maids.remove(card)
    else:
        for row in p.rows:
            if card in row:
                row.remove(card)
                break
    drop_bishop(p, card)
    p.gone = [*p.gone, card]
    p.tell(DISCARDED, card)


def take_from_row(p: Pax, empire: int) -> None:
    """A square leaves its place in a tableau."""
    owner = p.owner[empire]
    if owner >= 0 and p.suzerain[empire] < 0:
        p.rows[owner * 2 + EMPIRE_REGION[empire]].remove(SQUARE + empire)
    p.suzerain = changed(p.suzerain, empire, -1)


def free_vassals(p: Pax, suzerain: int) -> None:
    """PX-20.6: the vassals return to their thrones, with queens, bishops and repressed pieces."""
    for vassal in vassals(p, suzerain):
        to_throne(p, vassal, True)


def to_throne(p: Pax, empire: int, with_queen: bool) -> None:
    """PX-9.4, PX-11.14, PX-18.3, PX-24.4: bishop and repressed pieces go along; king side up (PX-9.6)."""
    free_vassals(p, empire)
    if not with_queen and p.queen[empire] >= 0:
        discard_card(p, p.queen[empire])
    take_from_row(p, empire)
    p.owner[empire] = -1
    p.republic = changed(p.republic, empire, 0)
    p.tell(TO_THRONE, empire)


def matching_cards(p: Pax, place: int) -> list[int]:
    """Every card of any tableau whose location matches (PX-25.2)."""
    matches = MATCHES[place]
    found: list[int] = []
    for row in p.rows:
        for thing in row:
            if thing < SQUARE:
                if matches[CARD_LOCATION[thing]]:
                    found.append(thing)
            else:
                empire = thing - SQUARE
                if matches[empire]:
                    found += couple(p, empire)
                for vassal in vassals(p, empire):
                    if matches[vassal]:
                        found += couple(p, vassal)
    return found


def matching_things(p: Pax, place: int) -> list[int]:
    """Every card of any tableau or throne whose location matches (PX-25.2)."""
    matches = MATCHES[place]
    found = matching_cards(p, place)
    for empire, owner in enumerate(p.owner):
        if owner < 0 and matches[empire]:
            found += couple(p, empire)
    return found
