"""What a position is worth to an automated Realm, in tenths of a Prestige point (bots.md 3, designed).

The gain of an option is the difference it makes here; its price is in it, since Monarch Power, Ducats, Influence and
cards have their values too.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import chains, conditions, offices, ownership, relations, tables
from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.automa.goals import MILESTONE_GIFTS, MISSION_GIFTS, missing
from ludarium.games.europa.automa.mind import Mind
from ludarium.games.europa.automa.steps import steps
from ludarium.games.europa.facts import action_cards, goals, ideas, people, places
from ludarium.games.europa.glory import milestones
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.put import supply, towns
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import (
    ARMIES,
    ARMY,
    ARMY_LEADER,
    ARMY_SPACE,
    REBELS,
    UNREST,
    VASSAL,
    Europa,
)

PRESTIGE: Final = 10.0
PLAN: Final = 8.0  # for each step of a plan that is done
NEARLY: Final = 12.0  # a Milestone that is one step away, if it will bring as much
MILESTONE_RANKS: Final = 3
CARD: Final = 5.0  # of the hand
TAX: Final = 10.0  # for each Tax Value, and more for each Round left
TAX_ROUND: Final = 3.0
TAX_MOST: Final = 40.0
OTHER_FAITH: Final = 8.0  # less for each Province of another Religion
NOT_CORE: Final = 5.0
OCCUPYING: Final = 12.0  # for each Tax Value
CAPITAL: Final = 15.0
OCCUPIED: Final = 15.0
TOWN_UNREST: Final = 6.0
VASSAL_UNREST: Final = 4.0
INFLUENCE: Final = 3.0
LED_BY: Final = 3  # further Influence is worth nothing
ALLIANCE: Final = 14.0
LAST_ALLIANCE: Final = 20.0  # in the last Round
MARRIAGE: Final = 10.0
PLAN_CLAIM: Final = 8.0
COLONIAL_CLAIM: Final = 6.0
CLAIM: Final = 3.0
CORE: Final = 12.0
IDEA: Final = 20.0
WISHES: Final = (8.0, 5.0, 3.0)  # for the first three Ideas of the list that are not researched yet
UNIT: Final = 3.0  # up to the force that the war plan wants
GUARD: Final = 2.0  # with an Enemy beside its lands
IDLE: Final = -1.0
SLOT: Final = 6.0  # a Light Ship on a slot beside an own Merchant
FAR_SLOT: Final = 2.0
CONTROLLER: Final = 9.0  # a Cardinal that makes or keeps one Controller
CARDINAL: Final = 4.0
# what the page does not name
AVAILABLE: Final = 2.0  # a Unit that is lost costs so much
EXHAUSTED: Final = 0.5
SHIP: Final = 1.0
SKILL: Final = 4.0  # of Ruler and Advisors: 1 MP a Round, for three Rounds at most
SKILL_ROUNDS: Final = 3
LEADER_DIE: Final = 2.0
COLONIST: Final = 3.0
INTEREST: Final = 11.0
MERCHANT: Final = 2.0
CHARGE: Final = 2.0  # of a Display Card
VOUCHER: Final = 3.0


def worth(position: Europa, mind: Mind) -> float:
    """Of its own position, less half of what the rival has."""
    total = own_worth(position, mind, mind.player)
    if mind.rival >= 0:
        total -= 0.5 * own_worth(position, mind, mind.rival)
    return total


def own_worth(position: Europa, mind: Mind, player: int) -> float:
    me = position.players[player]
    total = PRESTIGE * me.prestige + CARD * len(me.hand)
    for power in me.power:
        total += power_worth(power)
    total += ducats_worth(me.ducats, mind.forecast if player == mind.player else 0)
    total += stability_worth(me.stability) - INTEREST * me.interest
    total += AVAILABLE * me.available + EXHAUSTED * me.exhausted + COLONIST * me.colonists
    total += _lands(position, mind, player) + _bonds(position, mind, player) + _ideas(position, mind, player)
    total += _forces(position, mind, player) + _people(position, mind, player) + _offices(position, player)
    total += MERCHANT * sum(1 for each in me.merchants if each >= 0)
    total += CHARGE * sum(me.display[1::2]) + VOUCHER * sum(me.vouchers[1::2])
    if player == mind.player:
        total += _goals(position, player) + PLAN * steps(position, mind)
    return total


def _goals(position: Europa, player: int) -> float:
    """Missions that are fulfilled, and Milestones that are one step away."""
    total = 0.0
    for mission in position.players[player].missions:
        if conditions.holds(position, player, BOOK.mission_requires[mission]):
            total += PRESTIGE * goals.MISSION_PRESTIGE[mission] + MISSION_GIFTS[mission]
    for milestone in position.decks.milestones:
        done = milestones.tagged(position, milestone)
        if player not in done and missing(position, player, BOOK.milestone_requires[milestone]) == 1:
            rank = len(done)
            prize = PRESTIGE * goals.MILESTONE_PRESTIGE[milestone][rank] if rank < MILESTONE_RANKS else 0.0
            total += min(NEARLY, prize + MILESTONE_GIFTS[milestone])
    return total


# the purse


def power_worth(power: int) -> float:
    """4 each; 6 for the first two of a type, 2 from the ninth on, 0 beyond ten."""
    return 6.0 * min(power, 2) + 4.0 * max(0, min(power, 8) - 2) + 2.0 * max(0, min(power, 10) - 8)


def ducats_worth(ducats: int, forecast: int) -> float:
    """1.5 each; 0.5 above 35, nothing above 45; 3 for what a negative forecast will take."""
    short = min(ducats, max(0, -forecast))
    plain = 1.5 * min(ducats, 35) + 0.5 * max(0, min(ducats, 45) - 35)
    return plain + 1.5 * short


def stability_worth(stability: int) -> float:
    """A step is worth 14 below 0, 10 at 0, 7 above."""
    if stability < 0:
        return 14.0 * stability
    return (10.0 if stability > 0 else 0.0) + 7.0 * max(0, min(stability, 3) - 1)


# the map


def tax_worth(rounds: int) -> float:
    """One Tax Value gained and kept."""
    return min(TAX_MOST, TAX + TAX_ROUND * rounds)


def _lands(position: Europa, mind: Mind, player: int) -> float:
    total = 0.0
    land = position.land
    rate = tax_worth(mind.rounds)
    realm = position.realm_of(player)
    for province in tables.tokens(land, player):
        value = towns.land_value(position, province)
        space = places.SPACE_OF[province]
        vassal = towns.token_what(land.town[province]) == VASSAL
        share = rate * value * (0.5 if vassal else 1.0)
        if space < places.AREAS and not vassal and offices.differs(position, player, space):
            share -= OTHER_FAITH
        if not vassal and not ownership.core_for(position, province, realm):
            share -= NOT_CORE
        total += share
        if land.top[province]:
            total -= OCCUPIED * value
        elif land.marks[province] & UNREST:
            loss = VASSAL_UNREST if vassal else TOWN_UNREST
            total -= 2.0 * loss if position.forces.rebels[space] else loss
    for province in tables.tops(land):
        top = land.top[province]
        if top != REBELS and towns.token_player(top) == player:
            total += OCCUPYING * towns.land_value(position, province)
            holder = land.holder[province]
            if holder >= 0 and position.realms.capital[holder] == province:
                total += CAPITAL
    return total


def _bonds(position: Europa, mind: Mind, player: int) -> float:
    """Influence, Alliances, Marriages, Claims and Cores."""
    total = 0.0
    shift = 3 * player
    for space, packed in enumerate(position.areas.influence):
        mine = packed >> shift & 7
        if mine:
            total += influence_worth(position, mind, player, space, mine)
    last = mind.rounds <= 1
    total += (LAST_ALLIANCE if last else ALLIANCE) * len(relations.alliances(position, player))
    total += MARRIAGE * len(relations.marriages(position, player))
    me = position.players[player]
    total += CORE * me.cores
    if me.claims:
        bit = 1 << player
        found = [
            claim_worth(position, mind, player, space)
            for space, claims in enumerate(list(position.areas.claims))
            if claims & bit
        ]
        total += sum(found)
        if me.claims + me.cores + me.cbs >= supply.CLAIM_TOKENS + supply.CB_TOKENS:
            total -= min(found)  # the last token is better kept
    return total


def influence_worth(position: Europa, mind: Mind, player: int, space: int, mine: int) -> float:
    """3 for each cube that does not lead by three already; 3 more for the one that the plan needs."""
    best = 0
    packed = position.areas.influence[space]
    for other in position.order:
        if other != player:
            best = max(best, packed >> 3 * other & 7)
    total = INFLUENCE * min(mine, best + LED_BY)
    if player == mind.player and space == mind.diplomatic_space and mine >= mind.diplomatic_need:
        total += INFLUENCE
    return total


def claim_worth(position: Europa, mind: Mind, player: int, space: int) -> float:
    if player == mind.player and (space == mind.war_space or space in mind.doctrine.territories):
        return PLAN_CLAIM
    if space >= places.AREAS:
        return COLONIAL_CLAIM if chains.colony_chain(position, player, space) else CLAIM
    return CLAIM


def _ideas(position: Europa, mind: Mind, player: int) -> float:
    held = position.players[player].ideas
    total = 0.0
    for idea in range(ideas.IDEAS):
        if held >> idea & 1:
            total += IDEA
    if player == mind.player:
        for rank, idea in enumerate(mind.wishes):
            if held >> idea & 1:
                total += WISHES[rank]
    return total


def _forces(position: Europa, mind: Mind, player: int) -> float:
    deployed = ask_forces.deployed(position, player)
    wanted = mind.wanted if player == mind.player else 0
    guard = mind.enemy_near if player == mind.player else not relations.at_peace(position, position.realm_of(player))
    total = UNIT * min(deployed, wanted) + (GUARD if guard else IDLE) * max(0, deployed - wanted)
    total += AVAILABLE * deployed
    armies = position.forces.armies
    for army in range(ARMIES):
        at = (player * ARMIES + army) * ARMY
        leader = armies[at + ARMY_LEADER]
        if armies[at + ARMY_SPACE] >= 0 and leader >= 0:
            total += LEADER_DIE * sum(action_cards.LEADER_DICE[leader])
    merchants = [each // 2 for each in position.players[player].merchants if each >= 0]
    for sea, packed in enumerate(position.forces.sail):
        if packed:
            on = ask_forces.on_of(packed, player)
            if on:
                beside = any(places.NODE_SEAS[position.board][node] >> sea & 1 for node in merchants)
                total += on * (SLOT if beside else FAR_SLOT)
            total += SHIP * ask_forces.light_of(packed, player)
    return total + SHIP * ask_forces.fleet_ships(position, player)


def _people(position: Europa, mind: Mind, player: int) -> float:
    """Ruler and Advisors, by the MP they give, less their pay."""
    me = position.players[player]
    rounds = min(SKILL_ROUNDS, mind.rounds)
    total = 0.0
    if me.ruler != NOBODY:
        total += SKILL * sum(people.SKILL[me.ruler]) * rounds - 3.0 * me.ruler_ill
    for card in me.advisors:
        if card != NOBODY:
            total += (SKILL * action_cards.ADVISOR_SKILL[card] - 1.5 * action_cards.ADVISOR_DUCATS[card]) * rounds
    return total


def _offices(position: Europa, player: int) -> float:
    total = 0.0
    count = offices.cardinals(position, player)
    if count:
        controls = offices.curia_controller(position) == player
        total += CARDINAL * count + (CONTROLLER - CARDINAL if controls else 0.0)
    if offices.emperor_player(position) == player:
        authority = position.authority
        total += 8.0 * min(authority, 4) + 12.0 * max(0, min(authority, 6) - 4)
    return total
