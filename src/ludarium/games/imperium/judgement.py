"""How well a seat stands, and what a quick player would do: for players that search. The figures are our design."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import BITS, NO_PLAY, POINTS
from ludarium.games.imperium.cleanup import DiscardAny
from ludarium.games.imperium.effects.symbols import BAR_CARD, EMP, EMP_CARD, FAM, REG, TRI, UNR
from ludarium.games.imperium.market import Acquire, BreakThrough, PutToken
from ludarium.games.imperium.play import playable
from ludarium.games.imperium.position import NOT_ENDING, Imperium, Player
from ludarium.games.imperium.scoring import score, unrest_of
from ludarium.games.imperium.select import PickCard
from ludarium.games.imperium.tokens import Pay
from ludarium.games.imperium.turn import Activate, ChooseTurn
from ludarium.games.imperium.vocabulary import (
    ACTIVATE,
    BREAK_CARD,
    DECLINE,
    DIG,
    DONE,
    END_TURN,
    EXHAUST_CARD,
    INNOVATE,
    MOVE_VERBS,
    REVOLT,
)
from ludarium.kernel.chance import Chance
from ludarium.kernel.judging import apart, each_alone
from ludarium.kernel.verb import first, verb_of

PILE_DANGER: Final = 4  # with so few unrest left, collapse is near

# What a thing is worth in points: when the main deck is empty, and how much more for each ten cards left in it.
# Guided by a fit to games that the greedy player played against itself (`tools/fit.py`).
WORTH: Final[list[tuple[str, float, float]]] = [
    ("point scored now", 1.0, 0.0),
    ("material", 0.03, 0.02),
    ("material beyond enough", 0.0, 0.1),
    ("population", 0.1, 0.06),
    ("population beyond enough", 0.0, 0.1),
    ("unrest", -0.3, 0.0),
    ("unrest, for each card that the pile is short", -1.0, 0.0),
    ("being an empire", 0.0, -0.6),
    ("development to come", 0.0, 1.2),
    ("card in the nation deck", 0.0, 0.9),
    ("region in play", 0.1, 1.0),
    ("other permanent in play", 0.1, 1.1),
    ("card in hand", 0.2, 0.2),
    ("card in hand, deck and discard pile", 0.0, 0.9),
    ("tributary among them", 0.0, 0.5),
    ("card in the history", 0.1, 0.33),
    ("card in a garrison", 0.0, 1.0),
    ("being the one who decides", 1.0, 0.0),
]
MOST_CARDS: Final = 60
TABLE: Final[list[list[float]]] = [
    [now + later * left / 10.0 for _, now, later in WORTH] for left in range(MOST_CARDS + 1)
]
ENOUGH_MATERIAL: Final = 15
ENOUGH_POPULATION: Final = 12


def evaluate(position: Imperium) -> list[float]:
    """An estimate of each seat's final points; in a collapse, unrest decides."""
    if not begun(position):
        return [0.0] * position.seats
    if position.ended != NOT_ENDING or not position.agenda:
        values = [float(score(position, seat)) for seat in range(position.seats)]
        if position.ended > 1:
            return [value / 100 - 10.0 * unrest_of(position, seat) for seat, value in enumerate(values)]
        return values
    return weighed(position, TABLE[min(len(position.main), MOST_CARDS)])


def begun(position: Imperium) -> bool:
    """Whether there is anything to judge yet: everybody has a nation and its power."""
    for player in position.players:
        if player.power < 0:
            return False
    return True


def clock(position: Imperium) -> float:
    """Cards in the main deck, in tens."""
    return min(len(position.main), MOST_CARDS) / 10.0


def features(position: Imperium) -> list[list[float]]:
    """How much each seat has of each thing in WORTH."""
    return apart([weighed(position, weights) for weights in each_alone(len(WORTH))])


def weighed(position: Imperium, weights: list[float]) -> list[float]:
    """For each seat the sum of what it has, each thing of WORTH by its weight."""
    return [_belongings(position, seat, weights) for seat in range(position.seats)]


def _belongings(position: Imperium, seat: int, weights: list[float]) -> float:
    player = position.players[seat]
    enough_material = min(player.m, ENOUGH_MATERIAL)
    enough_population = min(player.p, ENOUGH_POPULATION)
    unrest = unrest_of(position, seat)
    total = float(score(position, seat)) * weights[0]
    total += float(enough_material) * weights[1]
    total += float(player.m - enough_material) * weights[2]
    total += float(enough_population) * weights[3]
    total += float(player.p - enough_population) * weights[4]
    total += float(unrest) * weights[5]
    total += float(unrest * max(0, PILE_DANGER - len(position.unrest))) * weights[6]
    if player.state == EMP:
        total += weights[7]
    total += float(len(player.dev)) * weights[8]
    total += float(len(player.natdeck)) * weights[9]
    regions = 0
    for card in player.play:
        if BITS[card] & REG:
            regions += 1
    total += float(regions) * weights[10]
    total += float(len(player.play) - regions) * weights[11]
    total += float(len(player.hand)) * weights[12]
    own, tributaries = 0, 0
    for pile in (player.hand, player.deck, player.disc):
        for card in pile:
            bits = BITS[card]
            if not bits & UNR:
                own += 1
                if bits & TRI:
                    tributaries += 1
    total += float(own) * weights[13]
    total += float(tributaries) * weights[14]
    total += float(len(player.hist)) * weights[15]
    total += float(len(player.garrison)) * weights[16]
    if position.seats > 1 and position.decision().seat == seat:
        total += weights[17]
    return total


def policy(position: Imperium, options: list[int], chance: Chance) -> int:
    """Plays what can be played, takes what scores, gets rid of what does not; otherwise any option."""
    if len(options) == 1:
        return options[0]
    frame = position.decision()
    player = position.players[frame.seat]
    if isinstance(frame, Activate):
        return busy(position, options, chance)
    if isinstance(frame, ChooseTurn):
        return whole_turn(position, frame.seat, chance)
    if isinstance(frame, DiscardAny):
        return tidy_hand(player, options)
    if isinstance(frame, Pay):
        return options[0]
    if isinstance(frame, PutToken):
        return options[chance.below(len(options))]
    if isinstance(frame, (Acquire, BreakThrough)):
        return greedy_take(position, options, chance)
    if isinstance(frame, PickCard) and verb_of(options[0]) in _GIVING:
        return spare(player, options, chance)
    # something rather than nothing
    last = verb_of(options[-1])
    count = len(options)
    if last in (DECLINE.code, DONE.code) and chance.below(8) > 0:
        count -= 1
    return options[chance.below(count)]


# moves that give something up: discard, history, sink, garrison, exile
_GIVING: Final = [MOVE_VERBS[number].code for number in (2, 3, 4, 5, 6)]


def near_collapse(position: Imperium) -> bool:
    return len(position.unrest) <= PILE_DANGER + 1


def busy(position: Imperium, options: list[int], chance: Chance) -> int:
    others = [option for option in options if verb_of(option) != END_TURN.code]
    if not others:
        return options[-1]
    if near_collapse(position):
        for option in others:
            if BITS[first(option)] & UNR:
                return option
    exhausts = [option for option in others if verb_of(option) == EXHAUST_CARD.code]
    if exhausts and chance.below(3) == 0:
        return exhausts[chance.below(len(exhausts))]
    return others[chance.below(len(others))]


def whole_turn(position: Imperium, seat: int, chance: Chance) -> int:
    player = position.players[seat]
    unrest = sum(1 for card in player.hand if BITS[card] & UNR)
    useful = sum(1 for card in player.hand if not BITS[card] & UNR and playable(position, seat, card))
    if unrest >= 3 and unrest > useful:
        return REVOLT.code
    if near_collapse(position) and unrest > 0 and unrest_of(position, seat) >= fewest_unrest(position):
        return REVOLT.code
    if useful == 0 or (useful == 1 and chance.below(3) == 0):
        return INNOVATE.code
    return ACTIVATE.code


def fewest_unrest(position: Imperium) -> int:
    return min(unrest_of(position, seat) for seat in range(len(position.players)))


def idle(player: Player, card: int) -> bool:
    """A card that cannot be played in the player's state, now or ever."""
    bits = BITS[card]
    if NO_PLAY[card]:
        return True
    return bool(bits & (BAR_CARD if player.state == EMP else EMP_CARD))


def tidy_hand(player: Player, options: list[int]) -> int:
    for option in options:
        if option != DONE.code and idle(player, first(option)):
            return option
    return DONE.code


def worth(card: int) -> float:
    points = POINTS[card]
    value = 4.0 if points.counts else float(points.best())
    if BITS[card] & (REG | TRI):
        value += 1.0
    if BITS[card] & FAM:
        value += 2.0
    return value


def greedy_take(position: Imperium, options: list[int], chance: Chance) -> int:
    best = options[0]
    most = -100.0
    danger = near_collapse(position)
    for option in options:
        verb = verb_of(option)
        if verb == DECLINE.code:
            value = 0.0
        elif verb == DIG.code:
            value = 2.5
        else:
            card = first(option)
            value = worth(card)
            if card in position.market:
                slot = position.market.index(card)
                value += 0.7 * sum(position.tokens[3 * slot : 3 * slot + 3])
                if verb != BREAK_CARD.code and position.tucked[slot] >= 0:
                    value -= 6.0 if danger else 2.0
        value += chance.below(100) / 60
        if value > most:
            best, most = option, value
    return best


def spare(player: Player, options: list[int], chance: Chance) -> int:
    """Unrest and idle cards first; then whatever."""
    for option in options:
        if verb_of(option) in _GIVING and BITS[first(option)] & UNR:
            return option
    for option in options:
        if verb_of(option) in _GIVING and idle(player, first(option)):
            return option
    if verb_of(options[-1]) == DONE.code and chance.below(2) == 0:
        return options[-1]
    return options[chance.below(len(options))]
