"""How well a player stands, in points of Prestige at the end (plan, section 10), and a quick player for playouts.

Only what lies open to the seat's own eyes in an imagined position is used; hands of others count by number.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import conditions, offices, relations
from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.facts import action_cards, goals, people, places
from ludarium.games.europa.facts.scenarios import SCENARIOS
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.put import towns
from ludarium.games.europa.rounds import words as rounds
from ludarium.games.europa.table import words as shared
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import REBELS, UNREST, UNREST_TOP, Europa
from ludarium.games.europa.war import words_declare as declaring
from ludarium.kernel.chance import Chance
from ludarium.kernel.verb import verb_of
from ludarium.kernel.weigh import weighted

# What a thing is worth at the end, and for each Round that is left.
POWER: Final = 0.3
POWER_ABOVE: Final = 0.1  # beyond 7 of a type: it is lost at 10
DUCAT: Final = 0.08
UNIT_AVAILABLE: Final = 0.06
UNIT_DEPLOYED: Final = 0.12
GROWTH: Final = 0.09  # of the Tax Income, for each Round left
IDEA: Final = 0.8
CARD: Final = 0.3
SKILL: Final = 0.22  # of Ruler and Advisors, for each Round left
UNREST_LOSS: Final = 0.45
WAR_LOSS: Final = 0.35  # for each war one is in
INFLUENCE: Final = 0.12
CLAIM: Final = 0.25
MERCHANT: Final = 0.15
SLOT: Final = 0.3
MISSION_MET: Final = 0.9  # of its Prestige, for a held Mission that is met
COLONIST: Final = 0.12


def rounds_left(position: Europa) -> int:
    return max(0, sum(SCENARIOS[position.scenario].rounds) - position.rounds)


def evaluate(position: Europa) -> list[float]:
    left = rounds_left(position)
    map_worth = _map(position)
    return [_stand(position, player, left) + map_worth[player] for player in range(position.people)]


def _stand(position: Europa, player: int, left: int) -> float:
    me = position.players[player]
    if position.ended:
        return float(me.prestige)
    worth = float(me.prestige)
    tax = ask_tracks.tax_income(position, player)
    worth += tax * (1.0 + GROWTH * left)
    worth += me.cores + len(relations.marriages(position, player)) + 2 * len(relations.alliances(position, player))
    worth += 2.0 * me.stability - 1.3 * me.interest
    for power in me.power:
        worth += POWER * min(power, 7) + POWER_ABOVE * max(0, power - 7)
    worth += DUCAT * min(me.ducats, 45)
    worth += UNIT_AVAILABLE * me.available + UNIT_DEPLOYED * ask_forces.deployed(position, player)
    worth += CARD * min(5, len(me.hand) + len(me.drawn))
    worth += COLONIST * me.colonists + CLAIM * min(4, me.claims)
    ideas = me.ideas
    while ideas:
        worth += IDEA * (ideas & 1)
        ideas >>= 1
    worth += SKILL * left * _skill(position, player)
    worth -= WAR_LOSS * len(relations.wars_of(position, me.realm))
    for mission in me.missions:
        if conditions.holds(position, player, BOOK.mission_requires[mission]):
            worth += MISSION_MET * goals.MISSION_PRESTIGE[mission]
    worth += MERCHANT * sum(1 for each in me.merchants if each >= 0)
    if offices.curia_controller(position) == player:
        worth += 1.0 + 0.4 * left
    if offices.emperor_player(position) == player:
        worth += position.authority * (1.0 + 0.1 * left)
    return worth


def _skill(position: Europa, player: int) -> float:
    """MP a Round: Ruler and Advisors, less what the Advisors cost."""
    me = position.players[player]
    skill = 3.0 if me.ruler == NOBODY else float(sum(people.SKILL[me.ruler]))
    for card in me.advisors:
        if card != NOBODY:
            skill += action_cards.ADVISOR_SKILL[card] - 0.25 * action_cards.ADVISOR_DUCATS[card]
    return skill


def _map(position: Europa) -> list[float]:
    """Unrest, occupation, Influence and Ships on slots, in one walk over the map."""
    found = [0.0] * len(position.players)
    land = position.land
    for province in range(places.PROVINCES):
        below = land.town[province]
        top = land.top[province]
        if not below and not top:
            continue
        owner = towns.token_player(below)
        if top:
            value = towns.land_value(position, province)
            if owner >= 0:
                found[owner] -= 1.6 * value
            taker = towns.token_player(top)
            if taker >= 0:
                found[taker] += 0.6 * value
            if top != REBELS and land.marks[province] & UNREST_TOP:
                found[taker] -= UNREST_LOSS / 2
        elif land.marks[province] & UNREST:
            found[owner] -= UNREST_LOSS
    for packed in position.areas.influence:
        player = 0
        while packed:
            if player < len(found):
                found[player] += INFLUENCE * (packed & 7)
            packed >>= 3
            player += 1
    for sea, packed in enumerate(position.forces.sail):
        if packed:
            for player in position.order:
                found[player] += SLOT * ask_forces.light_on_slots(position, player, sea)
    return found


# the quick player: how likely it takes a verb, by its code; what is not named has the weight 4


def _weights() -> dict[int, int]:
    return {
        rounds.CUT_TIES.code: 0,
        rounds.TAKE_LOAN.code: 0,
        rounds.DEAL.code: 0,
        rounds.CHANGE_FAITH.code: 0,
        rounds.DECLARE_WAR.code: 1,
        rounds.EXCOMMUNICATE.code: 1,
        rounds.CRUSADE.code: 1,
        rounds.END_TURN.code: 12,
        rounds.RETURN_MISSION.code: 0,
        rounds.TAKE_EVENT.code: 10,
        rounds.CLAIM_MISSION.code: 60,
        rounds.SEND_INFLUENCE.code: 6,
        rounds.TRADE.code: 10,
        rounds.RESEARCH.code: 12,
        rounds.FIRE.code: 0,
        rounds.DISBAND.code: 0,
        rounds.DISBAND_LOOSE.code: 0,
        rounds.DISBAND_SHIP.code: 0,
        rounds.RECALL.code: 1,
        rounds.RECALL_SHIP.code: 1,
        rounds.RECALL_FLEET.code: 1,
        shared.DONE.code: 8,
        declaring.DECLARE_ON.code: 1,
    }


_WEIGHTS: Final[dict[int, int]] = _weights()
USUAL: Final = 4


def likelihood(option: int) -> int:
    """How likely the quick player takes an option, among others that are as likely as most."""
    return _WEIGHTS.get(verb_of(option), USUAL)


def policy(position: Europa, options: list[int], chance: Chance) -> int:
    """One of the options by weight; deeds that a sober player avoids only if there is nothing else."""
    weights = [likelihood(option) for option in options]
    return weighted(options, weights, chance)
