"""Set-up (EU-3): decks, the Empire and the Curia, and what each player begins with."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import ownership
from ludarium.games.europa.curia import cardinals
from ludarium.games.europa.facts import places, realms, tracks
from ludarium.games.europa.facts.scenarios import BOT, SCENARIO, SCENARIOS, Scenario, Seat
from ludarium.games.europa.glory import grown
from ludarium.games.europa.put import bonds, supply, towns
from ludarium.games.europa.put import realms as put_realms
from ludarium.games.europa.rounds.cleanup import total_manpower
from ludarium.games.europa.rounds.phases import Round
from ludarium.games.europa.scenario import decks, empty, levels, special
from ludarium.games.europa.table.player import OFF_BOARD
from ludarium.games.europa.table.position import (
    ABSENT,
    ARMIES,
    ARMY,
    ARMY_SPACE,
    ARMY_UNITS,
    DNPR,
    ELECTIONS,
    FLEET,
    FLEET_LIGHT,
    FLEET_PLACE,
    HELPING_HAND,
    HRE_RELIGION,
    IMPERIAL,
    INVASIONS,
    LATER_PRINTING,
    MERCENARIES_AT_HAND,
    NO_SURRENDER,
    PLAYED,
    PLUS_ONE,
    RANDOM_X_EVENTS,
    RELIGIOUS_REBELS,
    REVEAL_MORE,
    REVOLUTION,
    STRUGGLES,
    UNREST,
    VASSAL_MANPOWER,
    VASSALIZED,
    Europa,
)
from ludarium.games.europa.table.small import plus, put, with_bits
from ludarium.kernel.chance import Chance

SWITCHES = {
    "mercenaries-at-hand": MERCENARIES_AT_HAND,
    "no-surrender": NO_SURRENDER,
    "helping-hand": HELPING_HAND,
    "religious-rebels": RELIGIOUS_REBELS,
    "random-x-events": RANDOM_X_EVENTS,
    "reveal-more": REVEAL_MORE,
    "vassal-manpower": VASSAL_MANPOWER,
}
ADVANCED = {
    "invasions": INVASIONS,
    "struggles": STRUGGLES,
    "hre-religion": HRE_RELIGION,
    "elections": ELECTIONS,
}


def setup(seats: int, variants: Mapping[str, str], chance: Chance) -> Europa:
    """A new game of the chosen scenario, before its first decision."""
    row = SCENARIO.index(variants["scenario"])
    scenario = SCENARIOS[row]
    chairs = seated(scenario)
    position = empty.table(row, seats, len(chairs), chance)
    position.order = [chairs.index(seat) for seat in scenario.seats]
    position.rules = switches(scenario, variants)
    position.tables = special.rules_of(scenario, variants)
    _dnprs(position, scenario)
    for player, chair in enumerate(chairs):
        _claim_realm(position, player, chair)
    for player, chair in enumerate(chairs):
        _lands(position, player, chair)
    _flags(position)
    for player, chair in enumerate(chairs):
        _pieces(position, player, chair)
    for player, chair in enumerate(chairs):
        _ties(position, player, chair)
    _empire(position, scenario)
    _curia(position, scenario)
    for province in scenario.plus_one:
        # EUI-19: not on a player's Province
        if places.IN_PLAY[position.board][province] and not position.land.town[province]:
            land = position.own_land()
            land.marks = plus(land.marks, province, PLUS_ONE)
    for continent in scenario.discovered:
        position.continents |= 1 << continent
    for space in scenario.revolution:
        areas = position.own_areas()
        areas.creed = with_bits(areas.creed, space, REVOLUTION)
    decks.cards(position, scenario, variants)
    decks.deal_missions(position, chairs)
    for player in range(len(chairs)):
        manpower(position, player)
        grown.remember(position, player)
    levels.set_levels(position, scenario, variants)
    special.lay(position, scenario)
    seat = scenario.seats[scenario.first]
    position.first = chairs.index(seat)
    position.remember()
    position.push(Round())
    return position


def seated(scenario: Scenario) -> list[Seat]:
    """The seats as players: people first, then automated ones; `order` keeps the scenario's order."""
    return [seat for seat in scenario.seats if seat.kind != BOT] + [s for s in scenario.seats if s.kind == BOT]


def switches(scenario: Scenario, variants: Mapping[str, str]) -> int:
    """The Advanced rules as the scenario says, unless the table says otherwise; Optional rules as chosen."""
    rules = 0
    usual = {
        "invasions": scenario.invasions,
        "struggles": scenario.power_struggles,
        "hre-religion": scenario.hre_religion,
        "elections": scenario.elections,
    }
    for name, bit in ADVANCED.items():
        chosen = variants.get(name, "as-scenario")
        if chosen == "on" or (chosen == "as-scenario" and usual[name]):
            rules |= bit
    for name, bit in SWITCHES.items():
        if variants.get(name, usual_switches(scenario).get(name)) == "on":
            rules |= bit
    if variants.get("printing") == "later":
        rules |= LATER_PRINTING
    return rules


def usual_switches(scenario: Scenario) -> dict[str, str]:
    """Optional rules that the scenario has on, unless the table says otherwise: four Events face up in 2-01."""
    return {"reveal-more": "on"} if scenario.face_up > tracks.EVENT_FACE_UP else {}


# Realms and lands


def _dnprs(position: Europa, scenario: Scenario) -> None:
    """EU-13.3.1-2, AMB-56: tokens on the Provinces, the first is the Capital; a Realm whose Provinces all carry tokens
    of another is out of play."""
    losers: list[int] = []
    for dnpr in scenario.dnprs:
        lords = position.own_realms()
        lords.kind[dnpr.realm] = DNPR
        lords.lord[dnpr.realm] = -1
        land = position.own_land()
        capital = -1
        for province in dnpr.provinces:
            if not places.IN_PLAY[position.board][province]:
                continue
            if capital < 0:
                capital = province
            losers.append(land.holder[province])
            land.holder[province] = dnpr.realm
            land.dnpr = put(land.dnpr, province, dnpr.realm + 1)
        lords.capital[dnpr.realm] = capital
        position.dnprs = [*position.dnprs, dnpr.realm, dnpr.colour]
    for realm in losers:
        if realm >= 0 and position.realms.kind[realm] != ABSENT:
            put_realms.settle(position, realm)


def _claim_realm(position: Europa, player: int, chair: Seat) -> None:
    lords = position.own_realms()
    lords.kind[chair.realm] = PLAYED
    lords.player[chair.realm] = player
    lords.lord[chair.realm] = -1
    setup = chair.setup
    assert setup is not None
    lords.capital[chair.realm] = setup.capital
    lords.faith = put(lords.faith, chair.realm, setup.faith)
    position.own_player(player).realm = chair.realm


def _lands(position: Europa, player: int, chair: Seat) -> None:
    """EU-3.14: Towns and Vassal tokens; what is not in play stays in the box."""
    setup = chair.setup
    assert setup is not None
    playing = places.IN_PLAY[position.board]
    losers: list[int] = []
    for province in [*setup.large, *setup.small]:
        if not playing[province]:
            continue
        old = position.land.holder[province]
        if old >= 0 and old != chair.realm:
            losers.append(old)
        towns.town(position, province, player)
    for province in setup.unrest:
        if playing[province]:
            land = position.own_land()
            land.marks = with_bits(land.marks, province, UNREST)
    for province in dict.fromkeys(setup.vassals):
        if not playing[province]:
            continue
        realm = position.land.holder[province]
        lords = position.own_realms()
        lords.kind[realm] = VASSALIZED
        lords.lord[realm] = chair.realm
        towns.vassal(position, province, player)
    for realm in losers:
        put_realms.settle(position, realm)


def _flags(position: Europa) -> None:
    """What bears the flag of a player's Realm, or of his Vassal, and is in no row, is his all the same (the board of
    1618: Kütahya; 1796: Kasimov, Terek)."""
    for province, realm in enumerate(position.land.holder):
        if realm < 0 or position.land.town[province]:
            continue
        if position.realms.kind[realm] == PLAYED:
            towns.town(position, province, position.realms.player[realm])
        elif ownership.lord_player(position, realm) >= 0:
            towns.vassal(position, province, ownership.lord_player(position, realm))


def _pieces(position: Europa, player: int, chair: Seat) -> None:
    """EU-3.13, 3.16 to 3.18: power, Ducats, Ruler, Armies, Ships, Merchants, Colonists."""
    setup = chair.setup
    assert setup is not None
    me = position.own_player(player)
    me.ducats = setup.ducats
    me.power = setup.power[:]
    me.cubes -= sum(setup.power)
    me.colonists = setup.colonists
    me.cubes -= setup.colonists
    me.ruler = chair.ruler
    for idea in setup.ideas:
        me.ideas |= 1 << idea
    playing = [node for node in setup.merchants if places.NODE_IN_PLAY[position.board][node]]
    for i in range(tracks.START_MERCHANTS):
        me.merchants[i] = OFF_BOARD
    for i, node in enumerate(playing[: len(me.merchants)]):
        me.merchants[i] = node * 2
    _armies(position, player, chair)
    forces = position.own_forces()
    for sea in setup.ships:
        if not places.SEA_IN_PLAY[position.board][sea]:
            continue
        # AMB-EU1-77: on the slots while there are free ones
        on_slot = ask_forces.free_slots(position, sea) > 0 and ask_forces.light_on_slots(position, player, sea) < 3
        forces.sail[sea] += (16 if on_slot else 1) << (6 * player)
    if setup.fleet_sea >= 0 and places.SEA_IN_PLAY[position.board][setup.fleet_sea]:
        at = player * FLEET
        forces.fleets[at + FLEET_PLACE] = setup.fleet_sea
        for kind in range(3):
            forces.fleets[at + FLEET_LIGHT + kind] = setup.fleet[kind]


def _armies(position: Europa, player: int, chair: Seat) -> None:
    """EU-3.16, AMB-EU1-79: as many Units as the Manpower gives, Infantry first."""
    setup = chair.setup
    assert setup is not None
    left = total_manpower(position, player)
    armies = position.own_forces().armies
    number = 0
    for units, space in setup.armies:
        if not places.SPACE_IN_PLAY[position.board][space] or left <= 0:
            continue
        at = (player * ARMIES + number) * ARMY
        armies[at + ARMY_SPACE] = space
        for kind in range(3):
            placed = min(units[kind], left)
            armies[at + ARMY_UNITS + kind] = placed
            left -= placed
        number += 1


def manpower(position: Europa, player: int) -> None:
    """EU-3.15: Available Manpower, less what stands in the Armies."""
    total = total_manpower(position, player)
    me = position.own_player(player)
    me.total = total
    me.available = max(0, total - ask_forces.deployed_regulars(position, player))


def _ties(position: Europa, player: int, chair: Seat) -> None:
    """EU-3.17: Influence, Claims, Cores, Alliances, Marriages, Truces. Tokens lie on Capitals (AMB-EU1-71)."""
    setup = chair.setup
    assert setup is not None
    playing = places.IN_PLAY[position.board]
    for space in setup.influence:
        if places.SPACE_IN_PLAY[position.board][space] and _has_npr(position, space):
            supply.influence(position, player, space, 1)
    for space in setup.claims:
        if places.SPACE_IN_PLAY[position.board][space]:
            areas = position.own_areas()
            areas.claims = with_bits(areas.claims, space, 1 << player)
            position.own_player(player).claims += 1
    for space in setup.cores:
        if places.SPACE_IN_PLAY[position.board][space]:
            supply.core(position, player, space)
    for province in setup.allies:
        if playing[province]:
            bonds.ally(position, player, position.land.holder[province])
    for province in setup.marriages:
        if playing[province]:
            bonds.wed(position, player, position.land.holder[province])
    for province in setup.truces:
        if playing[province]:
            bonds.truce(position, chair.realm, position.land.holder[province])


def _has_npr(position: Europa, space: int) -> bool:
    """EUI-20: no Influence where all Provinces are players'."""
    for province in places.PROVINCES_OF[position.board][space]:
        realm = position.land.holder[province]
        if realm >= 0 and position.realms.kind[realm] != PLAYED:
            return True
    return False


# the Status Mat


def _empire(position: Europa, scenario: Scenario) -> None:
    """EU-18.1.1, 18.2.1; without a player as Emperor Austria is the NPR Emperor (EU-18.8)."""
    if not scenario.chapter_18:
        return
    position.emperor = scenario.emperor if scenario.emperor >= 0 else realms.AUSTRIA
    position.authority = scenario.authority
    for space in scenario.imperial:
        if places.SPACE_IN_PLAY[position.board][space] and supply.influence_room(position, space) > 0:
            position.own_areas().influence[space] += 1 << (3 * IMPERIAL)


def _curia(position: Europa, scenario: Scenario) -> None:
    """EU-3.8, 19.1: the Cardinals of the scenario, as far as their Realms are played."""
    for realm in scenario.curia:
        player = position.realms.player[realm]
        if player >= 0:
            position.curia.append(player)
            position.own_player(player).cubes -= 1
    cardinals.roma_changed(position, places.SPACE_OF[realms.CAPITAL[realms.PAPAL_STATES]])
