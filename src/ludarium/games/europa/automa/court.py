"""Prompts of the court: cards, Missions, Events, Rulers, Influence, trade, deals, upkeep, Unrest (bots.md 6)."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import offices, ownership, relations
from ludarium.games.europa.automa.goals import missing
from ludarium.games.europa.automa.look import outcome
from ludarium.games.europa.automa.mind import NEVER, Mind
from ludarium.games.europa.automa.worth import (
    CARDINAL,
    CHARGE,
    COLONIST,
    INFLUENCE,
    PRESTIGE,
    ducats_worth,
    influence_worth,
    power_worth,
    worth,
)
from ludarium.games.europa.cards import hand
from ludarium.games.europa.cards.words import PLAY
from ludarium.games.europa.diplomacy.deals import AnswerDeal
from ludarium.games.europa.diplomacy.influence import PlaceInfluence
from ludarium.games.europa.diplomacy.words import INFLUENCE_FOR_DIP, INFLUENCE_FOR_DUCATS
from ludarium.games.europa.diplomacy.words_deals import GIVE_DUCATS
from ludarium.games.europa.empire.authority import PlaceImperial
from ludarium.games.europa.events.row import BuyRuler, InstallRuler
from ludarium.games.europa.events.words import BUY_RULER, INSTALL_RULER
from ludarium.games.europa.facts import action_cards, dice, goals, people, places, tracks
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.npr.rebels import LosePowerToRebels
from ludarium.games.europa.put.purse import GivePower
from ludarium.games.europa.put.supply import FreeCube
from ludarium.games.europa.realm.exploring import Reroll
from ludarium.games.europa.realm.words import REROLL
from ludarium.games.europa.rounds.ages import EndMarriage, ReplaceDisplay
from ludarium.games.europa.rounds.cleanup import DiscardDown
from ludarium.games.europa.rounds.draw import DrawCard, KeepCard, PickMissions
from ludarium.games.europa.rounds.income import BonusPower, CorruptionPayment, FewerPower
from ludarium.games.europa.rounds.turn import TakeTurn
from ludarium.games.europa.rounds.unrest import DissentTown, UnrestTown
from ludarium.games.europa.rounds.upkeep import TrimUpkeep, short_of
from ludarium.games.europa.rounds.words import (
    DISBAND,
    DROP_REST,
    END_MARRIAGE,
    EXCHANGE_MILESTONE,
    FIRE,
    GIVE_UP_DUCATS,
    KEEP,
    PAY_CORRUPTION,
    PICK_MISSION,
    RECALL,
    TAKE_LOAN,
)
from ludarium.games.europa.table.player import ADM, DIP, NOBODY
from ludarium.games.europa.table.position import ACTIONS, MERCENARY, Europa
from ludarium.games.europa.table.words import (
    ACCEPT,
    DONE,
    FREE_CARDINAL,
    FREE_COLONIST,
    FREE_INFLUENCE,
    FREE_POWER,
    REFUSE,
)
from ludarium.kernel.verb import first, second, verb_of

KEPT_MOST: Final = 3
KEPT_DUCATS: Final = 4  # never below so many
KEPT_SCORE: Final = 6.0
UNPLAYABLE: Final = 2.0
MOST_KEPT: Final = 20.0  # a card is not worth more in the hand, whatever it would do today
SWAPPED: Final = 3  # a Mission with more missing steps is given back
PLAN: Final = 8.0
BAD_THROW: Final = 1


# Phase 1


def draw_card(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """By the doctrine: so many of each deck, of those not drawn yet in this Phase."""
    deck = first(option)
    drawn = sum(1 for card in position.players[mind.player].drawn if action_cards.DECK[card] == deck)
    if position.rounds == 1:
        drawn -= 1
    return float(mind.doctrine.draw[deck] - drawn)


def card_worth(position: Europa, mind: Mind, card: int) -> float:
    """Its Character, if better than the one in office, or its Action, if it could be played now."""
    me = position.players[mind.player]
    kind = action_cards.TYPE_OF[card]
    if action_cards.IS_BATTLE[kind]:
        score = 3.0 + 2.0 * mind.doctrine.war
    elif action_cards.IS_REACTION[kind]:
        score = 4.0
    else:
        score = play_worth(position, mind, card)
    if action_cards.IS_LEADER[card]:
        dice = sum(action_cards.LEADER_DICE[card])
        return score + (2.0 * dice if mind.war_space >= 0 else 0.5 * dice)
    office = me.advisors[action_cards.ADVISOR_TYPE[card]]
    better = action_cards.ADVISOR_SKILL[card] - (0 if office == NOBODY else action_cards.ADVISOR_SKILL[office])
    return score + max(0.0, 6.0 * better)


def play_worth(position: Europa, mind: Mind, card: int) -> float:
    """What the card would do in a Turn that began now; a card that could not be played is worth little."""
    here = position.clone()
    me = here.own_player(mind.player)
    if card not in me.hand:
        me.hand.append(card)
    here.phase, here.active, here.agenda = ACTIONS, mind.player, [TakeTurn(mind.player, 0)]
    if not hand.may_play(here, mind.player, action_cards.TYPE_OF[card]):
        return UNPLAYABLE
    return min(MOST_KEPT, outcome(here, mind, PLAY.of(card), True) - worth(here, mind))


def keep_card(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    if verb_of(option) == DROP_REST.code:
        return KEPT_SCORE
    assert verb_of(option) == KEEP.code
    assert isinstance(frame, KeepCard)
    if not frame.opening and (frame.kept >= KEPT_MOST or position.players[mind.player].ducats - 2 < KEPT_DUCATS):
        return NEVER
    return card_worth(position, mind, first(option))


def discard_down(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    return -card_worth(position, mind, first(option))


def mission_worth(position: Europa, player: int, mission: int) -> float:
    """Prestige for each missing step."""
    steps = missing(position, player, BOOK.mission_requires[mission])
    return PRESTIGE * goals.MISSION_PRESTIGE[mission] / max(1, steps) + (PRESTIGE if steps == 0 else 0.0)


def pick_missions(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    verb = verb_of(option)
    if verb == DONE.code:
        return 0.0
    if verb == PICK_MISSION.code:
        return mission_worth(position, mind.player, first(option))
    assert isinstance(frame, PickMissions)
    steps = missing(position, mind.player, BOOK.mission_requires[first(option)])
    return 1.0 + steps if steps > SWAPPED and not frame.returned else -1.0


# Rulers


def ruler_gain(position: Europa, mind: Mind, ruler: int) -> int:
    me = position.players[mind.player]
    now = 3 if me.ruler == NOBODY else sum(people.SKILL[me.ruler])
    return sum(people.SKILL[ruler]) - now


def install_ruler(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """If its skills sum higher, or the present Ruler is about to die."""
    if verb_of(option) != INSTALL_RULER.code:
        return 0.0
    assert isinstance(frame, InstallRuler)
    ill = position.players[mind.player].ruler_ill > 0
    return 1.0 if ill or ruler_gain(position, mind, people.OF_EVENT[frame.event]) > 0 else -1.0


def buy_ruler(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """2 ADM if the skill sum rises by 2 or more."""
    if verb_of(option) != BUY_RULER.code:
        return 0.0
    assert isinstance(frame, BuyRuler)
    return 1.0 if ruler_gain(position, mind, people.OF_EVENT[frame.event]) >= 2 else -1.0


# a missing cube


def free_cube(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """What is worth least gives way."""
    verb = verb_of(option)
    me = position.players[mind.player]
    if verb == FREE_POWER.code:
        power = me.power[first(option)]
        return power_worth(power - 1) - power_worth(power)
    if verb == FREE_INFLUENCE.code:
        space = first(option)
        mine = relations.influence(position, mind.player, space)
        return influence_worth(position, mind, mind.player, space, mine - 1) - influence_worth(
            position, mind, mind.player, space, mine
        )
    if verb == FREE_COLONIST.code:
        return -COLONIST
    return -CARDINAL if verb == FREE_CARDINAL.code else -CHARGE


# Influence: two cubes in the plan's Area, then where it reaches a threshold


def place_influence(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    verb = verb_of(option)
    if verb == DONE.code:
        return 0.0
    space = first(option)
    mine = relations.influence(position, mind.player, space)
    gain = influence_worth(position, mind, mind.player, space, mine + 1)
    gain -= influence_worth(position, mind, mind.player, space, mine)
    if space == mind.diplomatic_space:
        if mine < mind.diplomatic_need:
            gain += PLAN
    elif places.ELECTOR[space] and offices.emperor_player(position) == mind.player:
        gain += 1.0
    gain += 0.1 * threshold(position, mind, space, mine)
    me = position.players[mind.player]
    if verb == INFLUENCE_FOR_DIP.code:
        gain -= power_worth(me.power[DIP]) - power_worth(me.power[DIP] - 1)
    elif verb == INFLUENCE_FOR_DUCATS.code:
        price = tracks.INFLUENCE_DUCATS
        gain -= ducats_worth(me.ducats, mind.forecast) - ducats_worth(me.ducats - price, mind.forecast)
    return gain + mind.doctrine.diplomacy


def threshold(position: Europa, mind: Mind, space: int, mine: int) -> float:
    """Where one cube more leads the Area."""
    best = max((relations.influence(position, other, space) for other in position.others(mind.player)), default=0)
    return INFLUENCE if mine == best else 0.0


def place_imperial(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """Elector Areas first where it ties or leads."""
    if verb_of(option) == DONE.code:
        return 0.0
    space = first(option)
    mine = relations.influence(position, mind.player, space) + relations.imperial(position, space)
    best = max((relations.influence(position, other, space) for other in position.others(mind.player)), default=0)
    elector = 4.0 if places.ELECTOR[space] else 1.0
    plan = 3.0 if space == mind.diplomatic_space else 0.0
    return elector + plan + (1.0 if mine + 1 >= best else 0.0) - 0.5 * mine


# deals


def answer_deal(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """Monetary Support to itself is welcome; nothing else is."""
    assert isinstance(frame, AnswerDeal)
    gift = all(verb_of(term) == GIVE_DUCATS.code for term in frame.terms)
    return 1.0 if verb_of(option) == (ACCEPT.code if gift else REFUSE.code) else 0.0


# Phases 3 and 4


def unrest_town(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """The smallest Core Town with Units in its Area, spread over Areas."""
    province = first(option)
    space = places.SPACE_OF[province]
    score = -3.0 * ownership.tax_value(position, province)
    if ownership.core_for(position, province, mind.realm):
        score += 2.0
    if ask_forces.units_in(position, mind.player, space):
        score += 2.0
    others = ownership.own_in(position, mind.player, space)
    return score - sum(1.0 for each in others if position.land.marks[each] & 1)


def largest_pool(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """Power that is lost comes from the largest pool."""
    return float(position.players[mind.player].power[first(option)])


def smallest_pool(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    return -float(position.players[mind.player].power[first(option)])


def trim_upkeep(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """Mercenaries go home at Peace, then Regulars above half of the Manpower; Ships off slots if the forecast is
    negative; Advisors only to avoid Bankruptcy; a Loan only for the rest."""
    verb = verb_of(option)
    if verb == DONE.code:
        return 0.0
    me = position.players[mind.player]
    short = short_of(position, mind.player)
    if verb == DISBAND.code:
        kind = second(option)
        if kind // 3 == 1 and relations.at_peace(position, mind.realm):
            return 5.0
        half = 2 * ask_forces.deployed_regulars(position, mind.player) > me.total
        idle = relations.at_peace(position, mind.realm) and mind.war_space < 0
        if kind < MERCENARY and half and mind.forecast < 0 and (short or idle):
            return 3.0
        return 1.5 if short and kind < MERCENARY else -1.0
    if verb == RECALL.code:
        off = ask_forces.light_off_slots(position, mind.player, first(option))
        return 4.0 if mind.forecast < 0 and off else -1.0
    if verb == FIRE.code:
        card = first(option)
        cheap = action_cards.ADVISOR_SKILL[card] / max(1, action_cards.ADVISOR_DUCATS[card])
        return 1.0 - 0.1 * cheap if short and me.interest >= 3 else -1.0
    if verb == TAKE_LOAN.code:
        return 2.0 if short else NEVER
    return 0.5 if short else -2.0


def corruption(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """ADM if there are four or more; else the Ducats that are worth nothing."""
    adm = position.players[mind.player].power[ADM]
    if verb_of(option) == PAY_CORRUPTION.code:
        return first(option) + (3.0 if adm >= 4 else -3.0)
    assert verb_of(option) == GIVE_UP_DUCATS.code
    return 1.0 - 0.1 * first(option)


def end_marriage(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """2 DIP if there are five or more; else the weakest NPR leaves."""
    if verb_of(option) != END_MARRIAGE.code:
        return 50.0 if position.players[mind.player].power[DIP] >= 5 else NEVER
    return -float(ownership.realm_tax(position, first(option)))


def replace_display(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """The Milestone that the leader is nearest to, for one to which it is nearer itself; no Idea."""
    if verb_of(option) == DONE.code:
        return 0.0
    if verb_of(option) != EXCHANGE_MILESTONE.code:
        return -1.0
    leader = position.others(mind.player)[0]
    for other in position.others(mind.player):
        if position.players[other].prestige > position.players[leader].prestige:
            leader = other
    old, new = first(option), second(option)
    better = _nearness(position, mind.player, new) - _nearness(position, leader, new)
    return better + _nearness(position, leader, old) - _nearness(position, mind.player, old)


def _nearness(position: Europa, player: int, milestone: int) -> float:
    return 1.0 / (1 + missing(position, player, BOOK.milestone_requires[milestone]))


def reroll(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """A bad throw is thrown again, at most once for DIP."""
    assert isinstance(frame, Reroll)
    bad = dice.EXPLORE_SKULL[frame.face] or dice.EXPLORE_NUMBER[frame.face] <= BAD_THROW
    again = bad and (frame.free > 0 or frame.rolled < 1)
    return 1.0 if (verb_of(option) == REROLL.code) == again else 0.0


PROMPTS: Final[dict[type, Any]] = {
    DrawCard: draw_card,
    KeepCard: keep_card,
    DiscardDown: discard_down,
    PickMissions: pick_missions,
    InstallRuler: install_ruler,
    BuyRuler: buy_ruler,
    FreeCube: free_cube,
    PlaceInfluence: place_influence,
    PlaceImperial: place_imperial,
    AnswerDeal: answer_deal,
    DissentTown: unrest_town,
    UnrestTown: unrest_town,
    LosePowerToRebels: largest_pool,
    GivePower: largest_pool,
    FewerPower: largest_pool,
    BonusPower: smallest_pool,
    TrimUpkeep: trim_upkeep,
    CorruptionPayment: corruption,
    EndMarriage: end_marriage,
    ReplaceDisplay: replace_display,
    Reroll: reroll,
}
