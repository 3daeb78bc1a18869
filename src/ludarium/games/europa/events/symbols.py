"""Symbols below an Event (EU-16.5): `resolve` for the Active Player, or by auto-resolution for nobody (-1)."""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import offices, ownership, relations, tables
from ludarium.games.europa.ask.hostility import friendly_port
from ludarium.games.europa.curia import cardinals
from ludarium.games.europa.events import growth, spread
from ludarium.games.europa.events.words import (
    CARDINAL_DIES,
    COLONIST_LOST,
    DISLOYAL_IN,
    IGNORE_COLONIST,
    IGNORE_UNREST,
    LOST_SHIP,
    NATIVES_IN,
    PIRATE_CAME,
    PIRATES_IN,
    SHIP_LOST_AT_SEA,
    SYMBOL_RESOLVED,
)
from ludarium.games.europa.facts import events, places
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.glory import struggles
from ludarium.games.europa.npr import rebels
from ludarium.games.europa.put import ships, towns
from ludarium.games.europa.realm import health
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import SEAS, UNREST, VASSAL, Europa
from ludarium.games.europa.table.small import MOST, plus
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Frame, Step
from ludarium.kernel.verb import first, second, third, verb_of

ATTRITION_STEP = 4  # Deployed Land Units for each lost (EU-16.5.9)


def resolve(position: Europa, symbol: int, detail: int, active: int) -> None:
    """One symbol. `detail`: the shape of mortality or the colour of a DNPR."""
    position.tell(SYMBOL_RESOLVED, symbol)
    if symbol == events.MORTALITY_SYMBOL:
        health.mortality(position, detail)
    elif symbol == events.UNREST:
        _unrest(position, active)
    elif symbol == events.NATIVES:
        position.plan([Natives(player, int(player == active)) for player in _clockwise(position, active)])
    elif symbol == events.LOST_AT_SEA:
        _lost_at_sea(position, active)
    elif symbol == events.PIRATES:
        _pirates(position, active)
    elif symbol == events.CARDINAL_DIES:
        _cardinal_dies(position, active)
    elif symbol == events.ATTRITION:
        _attrition(position, active)
    elif symbol == events.DISLOYAL_VASSALS:
        position.plan([Disloyal(player, int(player == active)) for player in _clockwise(position, active)])
    elif symbol == events.DNPR:
        growth.expand(position, detail, active)
    elif symbol == events.RELIGION:
        spread.religion(position, active)
    elif symbol == events.REVOLUTION:
        spread.revolution(position, active)
    else:
        struggles.activate(position)


DOORS.symbol = resolve


def _clockwise(position: Europa, active: int) -> list[int]:
    return position.clockwise(active if active >= 0 else position.first)


# Unrest


def _unrest(position: Europa, active: int) -> None:
    """EU-16.5.4: all players roll Rebel Dice; the Active Player at most one. Battles after all dice (EU-14.2.4)."""
    position.push(BattlesAfterDice())
    for player in reversed(_clockwise(position, active)):
        DOORS.rebel_dice(position, player, -1, 1 if player == active else -1)


@data
class BattlesAfterDice(Step[Europa]):
    def run(self, position: Europa) -> None:
        DOORS.battles(position)


# Native Uprising


def distant_towns(position: Europa, player: int) -> list[int]:
    """Own Distant Towns without Unrest."""
    return [
        province
        for province in sorted(tables.tokens(position.land, player), key=places.SPACE_OF.__getitem__)
        if places.SPACE_OF[province] >= places.AREAS
        and ownership.owner_player(position, province) == player
        and not position.land.marks[province] & UNREST
    ]


@data
class Natives(Step[Europa]):
    """EU-16.5.5: a Colonist and Unrest in a Distant Town; the Active Player may ignore one of the two."""

    player: int
    active: int

    def run(self, position: Europa) -> None:
        if self.active and (position.players[self.player].colonists or distant_towns(position, self.player)):
            position.push(IgnoreNatives(self.player))
        else:
            position.plan([NativesUnrest(self.player)])
            lose_colonist(position, self.player)


def lose_colonist(position: Europa, player: int) -> None:
    if position.players[player].colonists:
        me = position.own_player(player)
        me.colonists -= 1
        me.cubes += 1
        position.tell(COLONIST_LOST, me.realm)


@data
class IgnoreNatives(Decision[Europa]):
    """EU-16.5.5: the Active Player ignores one of the two effects, even if it is the only one that would hit him."""

    RULES = ("EU-16.5.5", "AMB-32")

    def options(self, position: Europa) -> list[int]:
        return [IGNORE_COLONIST.code, IGNORE_UNREST.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == IGNORE_COLONIST.code:
            position.push(NativesUnrest(self.seat))
        else:
            lose_colonist(position, self.seat)


@data
class NativesUnrest(Step[Europa]):
    player: int

    def run(self, position: Europa) -> None:
        found = distant_towns(position, self.player)
        if len(found) == 1:
            towns.unrest(position, found[0], True)
        elif found:
            position.push(NativesIn(self.player))


@data
class NativesIn(Decision[Europa]):
    """EU-16.5.5: which Distant Town gets Unrest."""

    RULES = ("EU-16.5.5",)

    def options(self, position: Europa) -> list[int]:
        return [NATIVES_IN.of(province) for province in distant_towns(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        towns.unrest(position, first(option), True)


# Lost at Sea


def far_from_home(position: Europa, player: int) -> list[int]:
    """Ships of a player in Sea Zones without a Friendly Port of his: options of LOST_SHIP."""
    found: list[int] = []
    realm = position.realm_of(player)
    for place in ask_forces.places_with_ships(position, player):
        if place >= SEAS:
            continue
        if any(friendly_port(position, player, port) for port in places.PORTS_OF[position.board][place]):
            continue
        found.extend(
            LOST_SHIP.of(realm, place, kind) for kind in range(3) if ships.count(position, player, place, kind)
        )
    return found


def _lost_at_sea(position: Europa, active: int) -> None:
    """EU-16.5.6: the Active Player chooses a Ship of each Opponent; without one each chooses his own."""
    frames: list[Frame[Europa]] = []
    for player in _clockwise(position, active):
        if player != active and far_from_home(position, player):
            frames.append(LostShip(active if active >= 0 else player, player))
    position.plan(frames)


@data
class LostShip(Decision[Europa]):
    """EU-16.5.6: which Ship is lost."""

    player: int
    RULES = ("EU-16.5.6",)

    def options(self, position: Europa) -> list[int]:
        return far_from_home(position, self.player)

    def choose(self, position: Europa, option: int) -> None:
        ships.remove(position, self.player, second(option), third(option))
        position.tell(SHIP_LOST_AT_SEA, position.realm_of(self.player), second(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("realm", REALM.full(position.realm_of(self.player)))]


# Pirates


def merchants_in(position: Europa, node: int) -> int:
    return sum(1 for player in position.players for each in player.merchants if each >= 0 and each // 2 == node)


def pirate_nodes(position: Europa) -> list[int]:
    """EU-16.5.7: maritime nodes, with a Merchant if possible."""
    nodes = [
        node
        for node in range(places.NODES)
        if places.NODE_IN_PLAY[position.board][node] and places.NODE_SEAS[position.board][node]
    ]
    return [node for node in nodes if merchants_in(position, node)] or nodes


def pirate(position: Europa, node: int) -> None:
    forces = position.own_forces()
    forces.pirates = plus(forces.pirates, node, 1 if forces.pirates[node] < MOST else 0)
    position.tell(PIRATE_CAME, node)


def _pirates(position: Europa, active: int) -> None:
    nodes = pirate_nodes(position)
    if not nodes:
        return
    if active >= 0:
        position.push(PiratesIn(active))
        return
    most = max(merchants_in(position, node) for node in nodes)
    nodes = [node for node in nodes if merchants_in(position, node) == most]
    expanded = [node for node in nodes if position.forces.expanded[node]]
    nodes = expanded or nodes
    pirate(position, nodes[0] if len(nodes) == 1 else nodes[position.chance.below(len(nodes))])


@data
class PiratesIn(Decision[Europa]):
    """EU-16.5.7: the node where Pirates appear."""

    RULES = ("EU-16.5.7",)

    def options(self, position: Europa) -> list[int]:
        return [PIRATES_IN.of(node) for node in pirate_nodes(position)]

    def choose(self, position: Europa, option: int) -> None:
        pirate(position, first(option))


# Cardinal Dies


def _cardinal_dies(position: Europa, active: int) -> None:
    """EU-16.5.8: any Cardinal but Roma's; by itself the rightmost of whoever has most."""
    if not position.curia:
        return
    if active >= 0:
        if len(position.curia) == 1:
            cardinals.remove(position, 0)
        else:
            position.push(CardinalDies(active))
        return
    most = max(offices.cardinals(position, player) for player in position.curia)
    for slot in range(len(position.curia) - 1, -1, -1):
        if offices.cardinals(position, position.curia[slot]) == most:
            cardinals.remove(position, slot)
            return


@data
class CardinalDies(Decision[Europa]):
    """EU-16.5.8: which Cardinal dies."""

    RULES = ("EU-16.5.8",)

    def options(self, position: Europa) -> list[int]:
        return [CARDINAL_DIES.of(slot) for slot in range(len(position.curia))]

    def choose(self, position: Europa, option: int) -> None:
        cardinals.remove(position, first(option))

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        return [("slot_realm", REALM.full(position.realm_of(position.curia[first(option)])))]


# Attrition


def _attrition(position: Europa, active: int) -> None:
    """EU-16.5.9, AMB-33: players at War, but for the Active one, lose a Unit for every four Deployed."""
    for player in reversed(_clockwise(position, active)):
        if player == active or relations.at_peace(position, position.realm_of(player)):
            continue
        lost = ask_forces.deployed(position, player) // ATTRITION_STEP
        if lost:
            DOORS.casualties(position, player, -1, lost)


# Disloyal Vassals


def disloyal_areas(position: Europa, player: int) -> list[int]:
    """EU-16.5.10: Areas with own Vassals where one has neither Influence nor a Marriage, or less Influence than some
    Opponent; of these the ones with most Vassal tokens (AMB-34)."""
    best = 0
    found: list[int] = []
    for space in tables.areas(position.land, player):
        tokens = vassal_tokens(position, player, space)
        if not tokens:
            continue
        mine = relations.influence_at(position, player, space)
        rival = max((relations.influence_at(position, other, space) for other in position.others(player)), default=0)
        if mine and mine >= rival:
            continue
        count = sum(ownership.tax_value(position, province) for province in tokens)
        if count > best:
            best, found = count, [space]
        elif count == best:
            found.append(space)
    return found


def vassal_tokens(position: Europa, player: int, space: int) -> list[int]:
    land = position.land
    return [
        province
        for province in places.PROVINCES_OF[position.board][space]
        if land.town[province] == towns.code(player, VASSAL) and land.top[province] == 0
    ]


@data
class Disloyal(Step[Europa]):
    player: int
    active: int

    def run(self, position: Europa) -> None:
        found = disloyal_areas(position, self.player)
        if len(found) == 1:
            disloyal(position, self.player, found[0], bool(self.active))
        elif found:
            position.push(DisloyalIn(self.player, self.active))


@data
class DisloyalIn(Decision[Europa]):
    """AMB-34: which of the Areas with most Vassals."""

    active: int
    RULES = ("EU-16.5.10", "AMB-34")

    def options(self, position: Europa) -> list[int]:
        return [DISLOYAL_IN.of(space) for space in disloyal_areas(position, self.seat)]

    def choose(self, position: Europa, option: int) -> None:
        disloyal(position, self.seat, first(option), bool(self.active))


def disloyal(position: Europa, player: int, space: int, active: bool) -> None:
    """Unrest on all own Vassals there; Rebels for their Tax Value, but for the Active Player."""
    tokens = vassal_tokens(position, player, space)
    for province in tokens:
        towns.unrest(position, province, True)
    if active:
        return
    rebels.add(position, space, sum(ownership.tax_value(position, province) for province in tokens))
    if any(ask_forces.units_in(position, each, space) for each in position.order):
        DOORS.fight(position, space, False, -1, -1)
