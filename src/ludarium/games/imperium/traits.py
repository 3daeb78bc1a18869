"""What the learned judgement looks at in Imperium."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import BITS, NATIONS, SIZE
from ludarium.games.imperium.effects.symbols import EMP, REG, TRI, UNR
from ludarium.games.imperium.judgement import PILE_DANGER, begun, idle
from ludarium.games.imperium.play import playable
from ludarium.games.imperium.position import NOT_ENDING, Imperium
from ludarium.games.imperium.scoring import score, unrest_of
from ludarium.games.imperium.turn import ChooseTurn
from ludarium.games.imperium.vocabulary import (
    ACQUIRE_CARD,
    BREAK_CARD,
    INNOVATE,
    MOVE_VERBS,
    PLAY_CARD,
    REVOLT,
    WORDS,
)
from ludarium.kernel.traits import Traits
from ludarium.kernel.verb import first, verb_of

TRAITS: Final = Traits()
SCORE: Final = TRAITS.amount("points scored now")
CYCLE: Final = TRAITS.amount("cards in hand, deck and discard pile, but unrest")
REGIONS: Final = TRAITS.amount("regions in play")
PERMANENTS: Final = TRAITS.amount("other cards in play")
TRIBUTES: Final = TRAITS.amount("tributaries in hand, deck and discard pile")
HISTORY: Final = TRAITS.amount("cards in the history")
GARRISON: Final = TRAITS.amount("cards in garrisons")
AMOUNTS: Final = 7
MATERIAL: Final = TRAITS.ladder("materials", 21)
POPULATION: Final = TRAITS.ladder("population", 16)
UNREST: Final = TRAITS.ladder("unrest", 9)
DANGER: Final = TRAITS.ladder("unrest, with a small pile", 33)
EMPIRE: Final = TRAITS.marks("being an empire", 1)
DEVELOPMENTS: Final = TRAITS.ladder("developments to come", 8)
NATION_DECK: Final = TRAITS.ladder("cards in the nation deck", 12)
HAND: Final = TRAITS.ladder("cards in hand", 9)
ACTIONS: Final = TRAITS.ladder("actions left", 5)
EXHAUSTS: Final = TRAITS.ladder("exhaust tokens left", 7)
DECIDES: Final = TRAITS.marks("being the one who decides", 1)
NATION: Final = TRAITS.marks("a nation", len(NATIONS))
IN_PLAY: Final = TRAITS.marks("a card in play", SIZE)
IN_CYCLE: Final = TRAITS.marks("a card in hand, deck or discard pile", SIZE)
IN_HISTORY: Final = TRAITS.marks("a card in the history", SIZE)
STAGES: Final = 16


def stage(position: Imperium) -> int:
    """How far the game has come: by the cards left in the main deck."""
    return STAGES - min(STAGES, len(position.main) * STAGES // 48)


def traits(position: Imperium) -> list[list[int]]:
    if position.seats == 1 or position.ended != NOT_ENDING or not position.agenda or not begun(position):
        return []
    found: list[list[int]] = []
    short = PILE_DANGER - len(position.unrest)
    decides = position.decision().seat
    for seat in range(position.seats):
        player = position.players[seat]
        row = [0] * AMOUNTS
        found.append(row)
        row[SCORE] = score(position, seat)
        row[HISTORY] = len(player.hist)
        row[GARRISON] = len(player.garrison)
        row.append(MATERIAL + min(player.m, 20))
        row.append(POPULATION + min(player.p, 15))
        unrest = unrest_of(position, seat)
        row.append(UNREST + min(unrest, 8))
        row.append(DANGER + (min(unrest * short, 32) if short > 0 else 0))
        if player.state == EMP:
            row.append(EMPIRE)
        row.append(DEVELOPMENTS + min(len(player.dev), 7))
        row.append(NATION_DECK + min(len(player.natdeck), 11))
        row.append(HAND + min(len(player.hand), 8))
        row.append(ACTIONS + min(player.a, 4))
        row.append(EXHAUSTS + min(player.x, 6))
        if seat == decides:
            row.append(DECIDES)
        if player.nation >= 0:
            row.append(NATION + player.nation)
        for card in player.play:
            row[REGIONS if BITS[card] & REG else PERMANENTS] += 1
            row.append(IN_PLAY + card)
        for pile in (player.hand, player.deck, player.disc):
            for card in pile:
                if not BITS[card] & UNR:
                    row[CYCLE] += 1
                    if BITS[card] & TRI:
                        row[TRIBUTES] += 1
                    row.append(IN_CYCLE + card)
        for card in player.hist:
            row.append(IN_HISTORY + card)
    return found


# What an option is, beyond its verb and arguments: for the learned leaning.
_TURN: Final = 1  # revolt or innovate, by unrest and what can be played
_MARKET: Final = 51  # a card to acquire: tokens on it, unrest below it
_VERBS: Final = 63  # what a card is to its owner, by verb: unrest, idle, playable now
CONTEXTS: Final = 63 + 4 * len(WORDS.verbs)
_OF_HAND: Final = [PLAY_CARD.code] + [verb.code for verb in MOVE_VERBS]


def contexts(position: Imperium, options: list[int]) -> list[int]:
    """0 where there is nothing to say."""
    found = [0] * len(options)
    frame = position.decision()
    player = position.players[frame.seat]
    if isinstance(frame, ChooseTurn):
        unrest, useful = 0, 0
        for card in player.hand:
            if BITS[card] & UNR:
                unrest += 1
            elif playable(position, frame.seat, card):
                useful += 1
        place = min(unrest, 4) * 5 + min(useful, 4)
        for i in range(len(options)):
            verb = verb_of(options[i])
            if verb == REVOLT.code:
                found[i] = _TURN + place
            elif verb == INNOVATE.code:
                found[i] = _TURN + 25 + place
        return found
    for i in range(len(options)):
        verb = verb_of(options[i])
        if verb == ACQUIRE_CARD.code or verb == BREAK_CARD.code:
            card = first(options[i])
            if card in position.market:
                slot = position.market.index(card)
                tokens = sum(position.tokens[3 * slot : 3 * slot + 3])
                found[i] = _MARKET + min(tokens, 5) * 2 + (1 if position.tucked[slot] >= 0 else 0)
        elif verb in _OF_HAND:
            card = first(options[i])
            kind = 3
            if BITS[card] & UNR:
                kind = 0
            elif idle(player, card):
                kind = 1
            elif card in player.hand:
                kind = 2
            found[i] = _VERBS + 4 * verb + kind
    return found
