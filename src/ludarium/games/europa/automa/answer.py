"""Automated Realms decide (bots.md): a policy over the ordinary options, for players without a seat and for any seat.

It never reads the true position: what its player may not know is imagined anew first. Noise and ties come from one
chance result for each decision, so that records replay.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.automa import menu
from ludarium.games.europa.automa.mind import NEVER, Mind, drop
from ludarium.games.europa.automa.score import scores, uncertain
from ludarium.games.europa.automa.words import AUTOMA_CHOSE, AUTOMA_WEIGHED, DEED
from ludarium.games.europa.automa.worth import worth
from ludarium.games.europa.facts import automata, tracks
from ludarium.games.europa.rounds.turn import TakeTurn
from ludarium.games.europa.rounds.words import BOT_POWER, PASS, TAKE_EVENT
from ludarium.games.europa.sight.hidden import determinize
from ludarium.games.europa.table.position import ANSWERS, Europa
from ludarium.kernel.chance import Chance, fast
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import verb_of

SEEDS: Final = 1 << 20
FINE: Final = 100  # steps of noise in a tenth of a Prestige point


def answer(position: Europa, decision: Decision[Any]) -> int:
    """For a player without a seat; a Turn is explained in the log."""
    options = decision.options(position)
    if len(options) == 1:
        return options[0]
    luck = fast(position.chance.below(SEEDS))
    level = position.players[decision.seat].level
    imagined = determinize(position, decision.seat, luck)
    mind = Mind(imagined, decision.seat)
    if mind.dropped:
        drop(position, decision.seat)
    found = weigh(imagined, mind, decision, options, level)
    chosen = best(options, found)
    if isinstance(decision, TakeTurn):
        explain(position, mind, options, found, chosen)
    return chosen


ANSWERS.append(answer)


def decide(position: Europa, level: int, luck: Chance) -> int:
    """For a seat that an automated Realm plays in a person's place: the position is not changed."""
    decision = position.decision()
    options = decision.options(position)
    if len(options) == 1:
        return options[0]
    imagined = determinize(position, decision.seat, luck)
    return best(options, weigh(imagined, Mind(imagined, decision.seat), decision, options, level))


def weigh(imagined: Europa, mind: Mind, decision: Decision[Any], options: list[int], level: int) -> list[float]:
    """The score of each option with the level's noise; equal ones differ by the stream."""
    luck = imagined.chance
    found = scores(imagined, mind, decision, options, True)
    noise = FINE * automata.NOISE[level] if uncertain(decision) else 0
    for at in range(len(found)):
        if found[at] > NEVER / 2:
            found[at] += luck.between(-noise, noise) / FINE + luck.between(0, FINE) / (FINE * FINE)
    if isinstance(decision, TakeTurn):
        _end_of_wits(imagined, mind, options, found)
    return found


def _end_of_wits(position: Europa, mind: Mind, options: list[int], found: list[float]) -> None:
    """If nothing is worth it: Bot Power, if there is something to do with it; the Event that must be taken; Pass."""
    top = max(found)
    if top < menu.WORTHWHILE and position.players[mind.player].bot_power:
        kind = wanted_power(position, mind, options)
        if kind >= 0 and BOT_POWER.of(kind) in options:
            found[options.index(BOT_POWER.of(kind))] = top + menu.FIRST
            return
    for at, option in enumerate(options):
        verb = verb_of(option)
        if verb == PASS.code:
            found[at] = menu.pass_worth(position, mind)
            if top < menu.WORTHWHILE:
                found[at] = max(found[at], top + menu.WORTHWHILE)
        elif verb == TAKE_EVENT.code and top < menu.WORTHWHILE:
            found[at] = top + menu.WORTHWHILE


def wanted_power(position: Europa, mind: Mind, options: list[int]) -> int:
    """The type of Monarch Power with which something worthwhile could be begun that cannot be begun now; -1: none."""
    me = position.players[mind.player]
    chosen, most = -1, menu.WORTHWHILE
    for kind in range(3):
        richer = position.clone()
        mine = richer.own_player(mind.player)
        more = min(me.bot_power, tracks.POWER_MOST - mine.power[kind], mine.cubes)
        if more <= 0:
            continue
        mine.power[kind] += more
        mine.cubes -= more
        before = worth(richer, mind)
        for option in richer.decision().options(richer):
            if option not in options:
                score = menu.action(richer, mind, option, before)
                if score > most:
                    chosen, most = kind, score
    return chosen


def best(options: list[int], found: list[float]) -> int:
    top = 0
    for at in range(1, len(found)):
        if found[at] > found[top]:
            top = at
    return options[top]


def explain(position: Europa, mind: Mind, options: list[int], found: list[float], chosen: int) -> None:
    """What was chosen and why, and the next two with their scores. Cards of the hand are not named."""
    ranked = sorted(range(len(options)), key=lambda at: -found[at])
    top = ranked[0]
    assert options[top] == chosen
    verb = verb_of(chosen)
    position.tell(AUTOMA_CHOSE, mind.realm, _deed(verb), _shown(found[top]), menu.reason(position, mind, verb))
    others = [at for at in ranked[1:] if found[at] > NEVER / 2][:2]
    if len(others) == 2:
        two, three = others
        position.tell(
            AUTOMA_WEIGHED,
            _deed(verb_of(options[two])),
            _shown(found[two]),
            _deed(verb_of(options[three])),
            _shown(found[three]),
        )


def _deed(verb: int) -> int:
    return DEED.index(menu.deed_of(verb))


def _shown(score: float) -> int:
    return max(0, min(999, round(score)))
