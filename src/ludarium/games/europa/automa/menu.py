"""A Turn of an automated Realm: what each Action would be worth now (bots.md 3, 4, 7)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import relations
from ludarium.games.europa.automa import fights, focus, war
from ludarium.games.europa.automa.look import outcome
from ludarium.games.europa.automa.mind import NEVER, Mind
from ludarium.games.europa.automa.words import (
    BY_CALM,
    BY_COLONY,
    BY_DIPLOMACY,
    BY_DOCTRINE,
    BY_DUTY,
    BY_REST,
    BY_VALUE,
    BY_WAR,
)
from ludarium.games.europa.cards.words import PLAY, USE
from ludarium.games.europa.events import row
from ludarium.games.europa.facts import goals
from ludarium.games.europa.rounds.turn import ACTIONS, bonuses
from ludarium.games.europa.rounds.words import (
    ACTIVATE,
    APPOINT,
    BOT_POWER,
    CHANGE_FAITH,
    CHANGE_FOCUS,
    CLAIM_MISSION,
    COLONIZE,
    CONVERT,
    CRUSADE,
    CUT_TIES,
    DEAL,
    DECLARE_WAR,
    END_TURN,
    EXCOMMUNICATE,
    EXPLORE,
    FABRICATE,
    FORGE,
    PASS,
    RAISE_STABILITY,
    RECRUIT,
    REPAY_LOAN,
    REPLENISH,
    SEND_INFLUENCE,
    SUPPORT_MATE,
    SUPPRESS,
    TAKE_EVENT,
    TAKE_LOAN,
    TRADE,
)
from ludarium.games.europa.table.position import Europa
from ludarium.kernel.verb import first, verb_of

PLAN: Final = 8.0  # an option that advances a plan
DOCTRINE: Final = 2.0  # for each figure of the doctrine
WORTHWHILE: Final = 4.0  # below this, Pass
FIRST: Final = 100.0  # a Minor Action that is worth it comes before the Action
EVENT_TURN: Final = 3  # the Event is taken once the second Turn has passed,
EVENT_DUCATS: Final = 4  # or if so many Ducats lie on one
OWN_EVENT: Final = 6.0
MOST_TURNS: Final = 12
LEAST_POWER: Final = 2
REPAID_FROM: Final = 14  # Ducats
FIRST_PLAYER: Final = 4.0
TRADE_INCOME: Final = 5.0  # Ducats that a Trade Action usually brings
CLAIMS_MOST: Final = 4  # with more, a discovery could not be kept beside the others
DISCOVERY: Final = 14.0  # what an Exploration is hoped to bring

_MINOR: Final = (APPOINT.code, REPLENISH.code, REPAY_LOAN.code, CLAIM_MISSION.code)
_NOT_DONE: Final = (DEAL.code, CUT_TIES.code, TAKE_LOAN.code, SUPPORT_MATE.code, BOT_POWER.code)


def minor(position: Europa, mind: Mind, option: int, before: float) -> float:
    """Minor Actions take no Turn: what is worth it is done at once, the rest not at all."""
    verb = verb_of(option)
    me = position.players[mind.player]
    if verb == CLAIM_MISSION.code:
        return FIRST + 10.0 * goals.MISSION_PRESTIGE[first(option)]
    if verb == REPAY_LOAN.code:
        return FIRST if me.ducats >= REPAID_FROM else NEVER
    if verb == REPLENISH.code:
        wanted = mind.wanted > ask_forces.deployed(position, mind.player) + me.available
        return FIRST if wanted and me.exhausted >= 2 else NEVER
    gain = outcome(position, mind, option, True) - before
    return FIRST + gain if gain >= WORTHWHILE else NEVER


def end_turn(position: Europa, mind: Mind, option: int, before: float) -> float:
    if verb_of(option) == END_TURN.code:
        return 0.0
    return minor(position, mind, option, before) if verb_of(option) in _MINOR else NEVER


# the Action


def weary(position: Europa, mind: Mind) -> bool:
    """Twelve Turns, or fewer than 2 MP in every pool: the Event, then Pass."""
    me = position.players[mind.player]
    return me.turns > MOST_TURNS or (max(me.power) < LEAST_POWER and not me.bot_power)


def event_time(position: Europa, mind: Mind) -> bool:
    """Once the second Turn has passed, or if an Event of its own Realm or with 4 D lies open."""
    if position.players[mind.player].turns >= EVENT_TURN:
        return True
    decks = position.decks
    for at in range(decks.row_up):
        if decks.row_ducats[at] >= EVENT_DUCATS or row.belongs(position, decks.row[at]) == mind.player:
            return True
    return False


def pass_worth(position: Europa, mind: Mind) -> float:
    """The Ducats of who passes now, and 4 for the First Player token."""
    paid = bonuses(position)
    rank = position.passes
    ducats = paid[rank] if rank < len(paid) else 0
    becomes_first = position.next_first < 0 and mind.player != position.first
    return 1.5 * ducats + (FIRST_PLAYER if becomes_first else 0.0)


def action(position: Europa, mind: Mind, option: int, before: float) -> float:
    """Gain less price, with the bonus of plan and doctrine."""
    verb = verb_of(option)
    if verb in _NOT_DONE:
        return NEVER
    if verb in _MINOR:
        return minor(position, mind, option, before)
    if verb == PASS.code:
        return 0.0
    if weary(position, mind) and verb != TAKE_EVENT.code:
        return NEVER
    if verb == DECLARE_WAR.code:
        return 30.0 + DOCTRINE * mind.doctrine.war if fights.may_declare(position, mind) else NEVER
    if verb == ACTIVATE.code:
        found = war.activation(position, mind)
        return found - 4.0 if found > 0 else NEVER
    if verb == TRADE.code:
        return 1.5 * TRADE_INCOME - 4.0 + DOCTRINE * mind.doctrine.trade
    if verb == EXPLORE.code:
        few = position.players[mind.player].claims < CLAIMS_MOST
        return DISCOVERY - 8.0 + DOCTRINE * mind.doctrine.colony if mind.doctrine.colony and few else NEVER
    if verb == CRUSADE.code and mind.doctrine.war < 2:
        return NEVER
    if verb == CHANGE_FOCUS.code:
        return focus.change_focus(position, mind)
    gain = outcome(position, mind, option, True) - before
    if verb == TAKE_EVENT.code:
        return gain if event_time(position, mind) else min(gain, WORTHWHILE - 1.0)
    if verb == CHANGE_FAITH.code:
        gain -= PLAN
    return gain + bonus(position, mind, verb, gain)


def bonus(position: Europa, mind: Mind, verb: int, gain: float) -> float:
    """What plan and doctrine add to an option that does something. (Steps of a plan that it brings to an end are worth
    something by themselves.)"""
    doctrine = mind.doctrine
    if gain <= -PLAN:
        return 0.0
    if verb == SEND_INFLUENCE.code:
        return DOCTRINE * doctrine.diplomacy + (PLAN if influence_wanted(position, mind) else 0.0)
    if verb == FORGE.code:
        return DOCTRINE * doctrine.diplomacy
    if verb == RECRUIT.code:
        missing = mind.wanted - ask_forces.deployed(position, mind.player)
        return PLAN + DOCTRINE * doctrine.war if missing > 0 else -WORTHWHILE
    if verb == COLONIZE.code:
        return DOCTRINE * doctrine.colony + PLAN / 2
    if verb in (CONVERT.code, EXCOMMUNICATE.code):
        return DOCTRINE * doctrine.faith
    if verb in (SUPPRESS.code, RAISE_STABILITY.code):
        return PLAN if mind.calm else 0.0
    return 0.0


def influence_wanted(position: Europa, mind: Mind) -> bool:
    """Whether the diplomatic plan needs more of it now."""
    space = mind.diplomatic_space
    return space >= 0 and relations.influence(position, mind.player, space) < mind.diplomatic_need


def reason(position: Europa, mind: Mind, verb: int) -> int:
    """Why an Action is taken, for the log."""
    if verb == PASS.code:
        return BY_REST
    if verb == TAKE_EVENT.code:
        return BY_DUTY
    if verb in (DECLARE_WAR.code, ACTIVATE.code, RECRUIT.code, FABRICATE.code) and mind.war_space >= 0:
        return BY_WAR
    if mind.calm and verb in (SUPPRESS.code, RAISE_STABILITY.code, CONVERT.code):
        return BY_CALM
    if verb in (SEND_INFLUENCE.code, FORGE.code) and mind.diplomatic_space >= 0:
        return BY_DIPLOMACY
    if verb in (EXPLORE.code, COLONIZE.code):
        return BY_COLONY
    if verb in (TRADE.code, CONVERT.code, EXCOMMUNICATE.code):
        return BY_DOCTRINE
    return BY_VALUE


def event_worth(position: Europa, mind: Mind, option: int, before: float) -> float:
    """The better of A and B, the Ducats on it; its own Realm's +6."""
    gain = outcome(position, mind, option, True) - before
    return gain + (OWN_EVENT if row.belongs(position, first(option)) == mind.player else 0.0)


def deed_of(verb: int) -> str:
    """The name of a Turn's option in the log."""
    if verb == PLAY.code:
        return "play"
    if verb == USE.code:
        return "use"
    return _NAMES.get(verb, "other")


_NAMES: Final[dict[int, str]] = {
    each.code: each.name
    for each in (*(verb for verb, _ in ACTIONS), PASS, APPOINT, REPAY_LOAN, REPLENISH, CLAIM_MISSION, BOT_POWER)
}
