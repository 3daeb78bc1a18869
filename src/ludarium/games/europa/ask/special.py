"""The special rules of the scenarios (the booklet's; docs/titles/europa.md): bits of `position.tables`, and what the
chapters have to ask about them. What a rule does in the course of play is in rounds/special.py; which scenario has
which rule is in scenario/special.py."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import offices, ownership, roads
from ludarium.games.europa.facts import faiths, ideas, places, realms, scenarios
from ludarium.games.europa.table.player import MARCHED, NERVE_USED, STEP_TAKEN
from ludarium.games.europa.table.position import Europa

# how much of the scenario is played
SHORT: Final = 1  # 1-00: the first stack; 1-01, 2-01: Ages I and II
MIDDLE: Final = 2  # 2-01: Ages I to III
# the rules
ONE_AGGRESSOR: Final = 4  # 1-00: only one player declares War on a player in a Round
RACE_TO_INDIA: Final = 8  # 1-03, rule 1
DEMARCATION: Final = 16  # 1-03, rule 2
LOST_SHIPS: Final = 32  # 1-03, rule 3
EARLY_WARS: Final = 64  # 1-03, rule 4
COLUMBUS: Final = 128  # 1-03: Castile's cheap "Quest for the New World"
FAR_LANDS: Final = 256  # 1-03: Distant Continents and nodes are scored at the end
CREEDS_AT_WAR: Final = 512  # 1-04, rule 2
CONSCIENCE: Final = 1024  # 1-04, rule 3; 2-05
HABSBURG: Final = 2048  # 1-04, rule 4
FEW_GREAT_ALLIES: Final = 4096  # 1-04 with two players, rule 5
TWELVE_YEARS: Final = 8192  # 1-05, rule 2
VICEROYALTIES: Final = 16384  # 1-05, rule 3
CATCHING_UP: Final = 32768  # 2-01, rule 2
GATES: Final = 65536  # 2-02, rule 2
LORDS_OF_THE_SEA: Final = 131072  # 2-03
TEAMS: Final = 262144  # 1-05 and 2-03 with six players
DANCE: Final = 1 << 19  # 1-02, rules 1 and 2
SMALL_STEPS: Final = 1 << 20  # 1-06, rule 1; 2-07: one Influence a Round without DIP
NERVE: Final = 1 << 21  # 1-06, rule 2: all dice of a Battle once more, once in an Age
WALLS: Final = 1 << 22  # 2-06: Constantinople is hard to besiege in Age I
NAPOLEON: Final = 1 << 24  # 2-04, rules 1 and 2
THESES: Final = 1 << 25  # 2-05, rules 1 and 2
FREE_CITY: Final = 1 << 23  # 2-07: nobody declares War on Ulm in Age I

GREAT_TAX: Final = 4  # Tax Income from which an NPR is a great Ally (1-04)
GREAT_ALLIES: Final = 2
COLUMBUS_DIP: Final = 2
_REFORMED_AGE: Final = 2  # until the end of this Age the line of demarcation holds
_LOW_COUNTRIES: Final = (places.AREA_NAMED["Netherlands"], places.AREA_NAMED["Flanders & Wallonia"])
_IBERIANS: Final = (realms.CASTILE, realms.ARAGON)
WALLS_STRENGTH: Final = 2  # 2-06
# Where the solo player's cheap Influence lies, by his Realm
_SMALL_STEPS: Final = {
    realms.BRANDENBURG: [places.AREA_NAMED[name] for name in ("Pomerania", "Lower Saxony", "Prussia")],
    realms.ULM: [places.AREA_NAMED["Bavaria & Swabia"]],
}
SAXONY: Final = places.AREA_NAMED["Saxony"]
_CONSTANTINOPLE: Final = places.PROVINCE_NAMED["Constantinople"]
_QUEST: Final = ideas.NAMED["Quest for the New World"]


# teams


def mates(position: Europa, player: int, other: int) -> bool:
    """EUI-43: players of one team."""
    if not position.tables & TEAMS or player < 0 or other < 0:
        return False
    for team in scenarios.SCENARIOS[position.scenario].teams:
        members = [position.order[seat] for seat in team]
        if player in members:
            return other in members
    return False


# Declarations of War


def may_not_attack(position: Europa, player: int, realm: int) -> bool:
    """Whether a special rule forbids this player to declare War on this Realm."""
    rules = position.tables
    other = position.realms.player[realm]
    if rules & ONE_AGGRESSOR and other >= 0 and attacked_by_another(position, player, other):
        return True
    me = position.players[player].realm
    if rules & HABSBURG and position.age < 3 and other >= 0 and {me, realm} == {realms.AUSTRIA, realms.CASTILE}:
        return True
    if rules & TWELVE_YEARS and position.rounds <= 1 and of_the_truce(me, realm):
        return True
    if rules & FREE_CITY and position.age == 1 and realm == realms.ULM:
        return True
    if rules & TEAMS:
        patron = position.realms.allies[realm].bit_length() - 1 if other < 0 else other
        return mates(position, player, patron)
    return False


def attacked_by_another(position: Europa, player: int, target: int) -> bool:
    """1-00: another player has declared War on the target in this Round. `memory`: flat pairs, target and aggressor."""
    memory = position.memory
    return any(memory[i] == target and memory[i + 1] != player for i in range(0, len(memory), 2))


def of_the_truce(realm: int, other: int) -> bool:
    """1-05: the Netherlands on one side, Castile or Aragon on the other."""
    return (realm == realms.NETHERLANDS and other in _IBERIANS) or (other == realms.NETHERLANDS and realm in _IBERIANS)


def creeds_at_war(position: Europa, player: int, realm: int) -> bool:
    """1-04, rule 2: the Holy War CB against an adjacent player of the other Western creed, if an own Area is in
    Dissent."""
    if not position.tables & CREEDS_AT_WAR or position.realms.player[realm] < 0 or position.age not in (2, 3):
        return False
    me = position.players[player].realm
    faith, other = position.realms.faith[me], position.realms.faith[realm]
    if not western(faith) or not western(other) or offices.same_faith(faith, other):
        return False
    return bool(offices.dissent_spaces(position, player)) and roads.realms_adjacent(position, me, realm)


def western(faith: int) -> bool:
    return faiths.IS_CATHOLIC[faith] != 0 or faith == faiths.PROTESTANT


def low_countries(position: Europa, player: int, realm: int) -> bool:
    """1-05, rule 2: from Round 2 the Conquest CB in the Low Countries without a Claim."""
    if not position.tables & TWELVE_YEARS or position.rounds < 2:
        return False
    if not of_the_truce(position.players[player].realm, realm):
        return False
    for space in _LOW_COUNTRIES:
        for province in places.PROVINCES_OF[position.board][space]:
            holder = position.land.holder[province]
            if holder >= 0 and (holder == realm or position.realms.lord[holder] == realm):
                return True
    return False


def war_price(position: Europa, realm: int) -> int:
    """1-03, rule 4: Stability that a War between players costs in addition before Age II."""
    return 1 if position.tables & EARLY_WARS and position.age < 2 and position.realms.player[realm] >= 0 else 0


# Alliances


def too_many_great(position: Europa, player: int, realm: int) -> bool:
    """1-04 with two players: no third Alliance with an NPR of 4 or more Tax Income."""
    if not position.tables & FEW_GREAT_ALLIES or position.realms.player[realm] >= 0:
        return False
    if ownership.realm_tax(position, realm) < GREAT_TAX:
        return False
    great = 0
    for other, allies in enumerate(position.realms.allies):
        if (
            allies >> player & 1
            and position.realms.player[other] < 0
            and ownership.realm_tax(position, other) >= GREAT_TAX
        ):
            great += 1
    return great >= GREAT_ALLIES


def never_allies(position: Europa, player: int, realm: int) -> bool:
    """2-04, rule 1: Great Britain and France are never Allies."""
    if not position.tables & NAPOLEON:
        return False
    return {position.players[player].realm, realm} == {realms.FRANCE, realms.ENGLAND}


# Prices


def quick_march(position: Europa, player: int) -> int:
    """2-04, rule 2: France pays 1 MIL less for the first Activate Units of a Round."""
    me = position.players[player]
    if not position.tables & NAPOLEON or me.realm != realms.FRANCE:
        return 0
    return 0 if me.round_flags & MARCHED else 1


def papal_discount(position: Europa, player: int) -> int:
    """2-05, rule 2: the Papal player pays 1 DIP less for Papal Actions."""
    return 1 if position.tables & THESES and position.players[player].realm == realms.PAPAL_STATES else 0


# Ideas and Exploration


def cheaper_idea(position: Europa, player: int, idea: int) -> int:
    """1-03: in Round 1 "Quest for the New World" costs Castile 2 DIP less."""
    if not position.tables & COLUMBUS or position.rounds > 1 or idea != _QUEST:
        return 0
    return COLUMBUS_DIP if position.players[player].realm == realms.CASTILE else 0


def demarcation(position: Europa, player: int, space: int) -> int:
    """1-03, rule 2: 1 DIP more for a Catholic's Claim on a continent where another Catholic alone has Towns."""
    if not position.tables & DEMARCATION or position.age > _REFORMED_AGE or not offices.catholic(position, player):
        return 0
    if offices.curia_controller(position) == player:
        return 0
    settled = -1
    for other in position.order:
        if has_town_on(position, other, places.CONTINENT_OF[space]):
            if settled >= 0 or other == player:
                return 0
            settled = other
    return 1 if settled >= 0 and offices.catholic(position, settled) else 0


def has_town_on(position: Europa, player: int, continent: int) -> bool:
    """Whether the player Owns a Province or Territory on a Distant Continent."""
    for space in range(places.AREAS, places.SPACES):
        if places.CONTINENT_OF[space] == continent and ownership.owns_in(position, player, space):
            return True
    return False


# Events


def theses_due(position: Europa) -> bool:
    """2-05, rule 1: before the first Event Action of Round 1 resolves, Saxony turns Protestant."""
    if not position.tables & THESES or position.rounds > 1:
        return False
    return all(player.events_taken == 0 for player in position.players)


# Influence and Sieges


def small_steps(position: Europa, player: int) -> list[int]:
    """1-06, rule 1, and 2-07: the Areas where the next Influence of this Round costs the solo player no DIP."""
    if not position.tables & SMALL_STEPS or position.automated(player):
        return []
    me = position.players[player]
    return [] if me.round_flags & STEP_TAKEN else _SMALL_STEPS.get(me.realm, [])


def has_nerve(position: Europa, player: int) -> bool:
    """1-06, rule 2."""
    if not position.tables & NERVE or position.automated(player):
        return False
    return not position.players[player].round_flags & NERVE_USED


def walls(position: Europa, province: int) -> int:
    """2-06: the Theodosian walls ask for 2 more Siege Strength in Age I."""
    if position.tables & WALLS and position.age == 1 and province == _CONSTANTINOPLE:
        return WALLS_STRENGTH
    return 0


# Liberation


def viceroyalty(position: Europa, province: int) -> bool:
    """1-05, rule 3: a Distant Province with a DNPR token."""
    return (
        position.tables & VICEROYALTIES != 0
        and position.land.dnpr[province] != 0
        and places.CONTINENT_OF[places.SPACE_OF[province]] >= 0
    )
