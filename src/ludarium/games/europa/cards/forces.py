"""Texts about Units and Ships (EFFECTS 4): free ones, losses, a step back before a Battle, dice."""

from __future__ import annotations

from ludarium.games.europa.ask import filters, hostility, seaways, things
from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.battle import battle, casualties, sides
from ludarium.games.europa.battle.words import CHOOSE_DIE, SHIP_SUNK, SINGLE
from ludarium.games.europa.cards.machine import HANDLERS, TESTS, EndProgram, it_area
from ludarium.games.europa.cards.pick import it_as, meant, pick_facts, verb
from ludarium.games.europa.cards.words import ARMY_STEPPED_BACK, PICK_STAND, SHIPS_GAINED, UNITS_GAINED
from ludarium.games.europa.events.words import LOST_SHIP
from ludarium.games.europa.facts import paths, places
from ludarium.games.europa.facts.tracks import GALLEY, LIGHT
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.put import ships as put_ships
from ludarium.games.europa.table.position import COVERT, INFANTRY, MERCENARY, SEAS, Europa
from ludarium.games.europa.table.words import DONE, PICK_AREA, PICK_PLACE
from ludarium.games.europa.war import troops
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, second, third, verb_of

SLOT = 3  # things.ships: a Light Ship on a Trade Protection slot

# Units (EU-16.3.17)


def unit_kind(effect: Effect) -> int:
    """The kind of an Army's Units."""
    return effect.what + (MERCENARY if effect.code == s.MERCENARIES else 0)


def at_hand(position: Europa, seat: int, kind: int) -> int:
    """Available Regulars, or Mercenaries of the common Supply."""
    return position.players[seat].available if kind < MERCENARY else ask_forces.supply_mercenaries(position)


def stands_for(position: Europa, seat: int, kind: int, space: int) -> list[int]:
    """Where a Unit can go in a space: Regular Infantry singly or into an Army there, any other into an Army, which may
    be a new one (EU-9.U.3-5)."""
    found = ask_forces.armies_in(position, seat, space)
    if kind == INFANTRY:
        return [troops.ALONE, *found]
    return found + troops.mats(position, seat)


def may_deploy(position: Europa, seat: int, effect: Effect, space: int) -> bool:
    """In a friendly Area where no Battle would start."""
    kind = unit_kind(effect)
    return (
        at_hand(position, seat, kind) > 0
        and bool(stands_for(position, seat, kind, space))
        and hostility.has_friend(position, hostility.friends(position, seat), space)
        and not sides.needed(position, seat, space)
    )


def deploy(position: Europa, seat: int, source: int, effect: Effect, space: int, left: int) -> None:
    deploy_more(position, seat, source, effect, space, effect.n)


def deploy_more(position: Europa, seat: int, source: int, effect: Effect, space: int, left: int) -> None:
    """One by one: alone or into which Army."""
    kind = unit_kind(effect)
    while left > 0 and at_hand(position, seat, kind) > 0:
        found = stands_for(position, seat, kind, space)
        if not found:
            return
        if len(found) > 1:
            position.push(DeployUnit(seat, source, effect.id, space, left))
            return
        put_unit(position, seat, kind, space, found[0])
        left -= 1


def put_unit(position: Europa, seat: int, kind: int, space: int, army: int) -> None:
    if kind < MERCENARY:
        position.own_player(seat).available -= 1
    if army == troops.ALONE:
        troops.add_single(position, seat, space)
    else:
        troops.add(position, seat, army, space, kind)
    position.tell(UNITS_GAINED, position.realm_of(seat), 1, kind, space)


@data
class DeployUnit(Decision[Europa]):
    """EU-16.3.17: singly, or into which Army the next Unit goes."""

    source: int
    node: int
    space: int
    left: int
    RULES = ("EU-16.3.17", "EU-9.U.3", "EU-9.U.4", "EU-9.U.5")

    def options(self, position: Europa) -> list[int]:
        kind = unit_kind(BOOK.effects[self.node])
        return [
            PICK_STAND.of(SINGLE if army == troops.ALONE else army)
            for army in stands_for(position, self.seat, kind, self.space)
        ]

    def choose(self, position: Europa, option: int) -> None:
        effect = BOOK.effects[self.node]
        army = troops.ALONE if first(option) == SINGLE else first(option)
        put_unit(position, self.seat, unit_kind(effect), self.space, army)
        deploy_more(position, self.seat, self.source, effect, self.space, self.left - 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return pick_facts(self.source, self.node, self.left)


# Ships (EU-16.3.17)


def ship_places(position: Europa, seat: int, effect: Effect) -> list[int]:
    """Where the next Ship can go: Ports with room, Sea Zones that are not Hostile. Heavy Ships and Galleys only into
    the Fleet, Galleys only where there is a mark (EU-9.U.6-7b)."""
    if ask_forces.supply_ships(position, seat) <= 0:
        return []
    kind = effect.what
    fleet = ask_forces.fleet_place(position, seat)
    hostile = hostility.hostile_seas(position, position.realm_of(seat))
    if effect.target.how == s.BY_PICK:
        found = _port_places(position, seat, effect)
    else:
        found = meant(position, seat, effect.target)
    return [
        place
        for place in found
        if (kind == LIGHT or fleet in (-1, place))
        and (kind != GALLEY or put_ships.for_galleys(position, place))
        and (_room(position, seat, kind, place) if place >= SEAS else not hostile >> place & 1)
    ]


def _room(position: Europa, seat: int, kind: int, place: int) -> bool:
    joining = kind != LIGHT
    return seaways.port_room(position, seat, place - SEAS, joining) > 0


def _port_places(position: Europa, seat: int, effect: Effect) -> list[int]:
    """The Ports that are meant, and the Sea Zones that they face."""
    seas: list[int] = []
    ports: list[int] = []
    for province in filters.candidates(position, seat, effect.target.filter):
        if not hostility.port_active(position, province):
            continue
        ports.append(SEAS + province)
        for sea in places.SEA_LIST[province]:
            if sea not in seas and places.SEA_IN_PLAY[position.board][sea]:
                seas.append(sea)
    return sorted(seas) + ports


def ships(position: Europa, seat: int, source: int, node: Effect) -> None:
    ships_more(position, seat, source, node, node.n)


def can_ships(position: Europa, seat: int, source: int, node: Effect) -> bool:
    return bool(ship_places(position, seat, node))


def ships_more(position: Europa, seat: int, source: int, node: Effect, left: int) -> None:
    """Each Ship may use another Port."""
    while left > 0:
        found = ship_places(position, seat, node)
        if not found:
            return
        if len(found) > 1:
            position.push(PlaceShip(seat, source, node.id, left))
            return
        put_ship(position, seat, node.what, found[0])
        left -= 1


def put_ship(position: Europa, seat: int, kind: int, place: int) -> None:
    if kind == LIGHT:
        put_ships.put_light(position, seat, place)
    else:
        put_ships.add_to_fleet(position, seat, place, kind)
    position.tell(SHIPS_GAINED, position.realm_of(seat), kind, place)


@data
class PlaceShip(Decision[Europa]):
    """EU-16.3.17: the Port or Sea Zone of the next Ship."""

    source: int
    node: int
    left: int
    RULES = ("EU-16.3.17", "EU-9.U.6", "EU-9.U.7", "EU-9.U.7b")

    def options(self, position: Europa) -> list[int]:
        return [PICK_PLACE.of(place) for place in ship_places(position, self.seat, BOOK.effects[self.node])]

    def choose(self, position: Europa, option: int) -> None:
        effect = BOOK.effects[self.node]
        put_ship(position, self.seat, effect.what, first(option))
        ships_more(position, self.seat, self.source, effect, self.left - 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return pick_facts(self.source, self.node, self.left)


# losses (EU-9.7.13-14)


def lose_pieces(position: Europa, seat: int, source: int, node: Effect) -> None:
    """As in Battle, the owner chooses; a besieger's Units are the active player's, where he besieges."""
    if node.target.kind == s.K_SHIP:
        lose_ships(position, seat, source, node, node.n)
    elif can_lose_pieces(position, seat, source, node):
        besieger = node.target.filter.mask >> s.W_BESIEGER & 1
        space = it_area(position) if besieger else -1
        casualties.casualties(position, things.owner(position, seat, node.target.filter), space, node.n)


def can_lose_pieces(position: Europa, seat: int, source: int, node: Effect) -> bool:
    return bool(filters.candidates(position, seat, node.target.filter))


def lost_ships(position: Europa, seat: int, effect: Effect) -> list[int]:
    """Places and kinds, as options."""
    found: list[int] = []
    for ship in filters.candidates(position, seat, effect.target.filter):
        kind = LIGHT if ship % 4 == SLOT else ship % 4
        option = LOST_SHIP.of(position.realm_of(seat), ship // 4, kind)
        if option not in found:
            found.append(option)
    return found


def lose_ships(position: Europa, seat: int, source: int, node: Effect, left: int) -> None:
    while left > 0:
        found = lost_ships(position, seat, node)
        if not found:
            return
        if len(found) > 1:
            position.push(LosePiece(seat, source, node.id, left))
            return
        lose_ship(position, seat, found[0])
        left -= 1


def lose_ship(position: Europa, seat: int, option: int) -> None:
    """Back to the Supply."""
    put_ships.remove(position, seat, second(option), third(option))
    position.tell(SHIP_SUNK, position.realm_of(seat), third(option))


@data
class LosePiece(Decision[Europa]):
    """EU-9.7.13, 9.9.10: the owner chooses which Ship is lost."""

    source: int
    node: int
    left: int
    RULES = ("EU-9.7.13", "EU-9.9.10")

    def options(self, position: Europa) -> list[int]:
        return lost_ships(position, self.seat, BOOK.effects[self.node])

    def choose(self, position: Europa, option: int) -> None:
        lose_ship(position, self.seat, option)
        lose_ships(position, self.seat, self.source, BOOK.effects[self.node], self.left - 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return pick_facts(self.source, self.node, self.left)


# a step back before the Battle (One Step Ahead)


def retreats(position: Europa, seat: int, army: int) -> list[int]:
    """Friendly Areas beside the Army, by land."""
    space = ask_forces.army_space(position, seat, army)
    return [other for other in paths.LAND_OF[position.board][space] if hostility.friendly_space(position, seat, other)]


def may_move(position: Europa, seat: int, effect: Effect, army: int) -> bool:
    """EUI-9: an Army in the Area entered; not with more Artillery than Cavalry (EU-9.U.12)."""
    entered = it_as(position, seat, s.K_AREA)
    if entered and ask_forces.army_space(position, seat, army) not in entered:
        return False
    return not troops.burdened(ask_forces.army_kinds(position, seat, army)) and bool(retreats(position, seat, army))


def move(position: Europa, seat: int, source: int, effect: Effect, army: int, left: int) -> None:
    position.push(StepBack(seat, source, effect.id, army, effect.n))


@data
class StepBack(Decision[Europa]):
    """EU-9.5, EU-9.U.12: where the Army goes, Area by Area."""

    source: int
    node: int
    army: int
    left: int
    RULES = ("EU-9.5", "EU-9.U.12")

    def options(self, position: Europa) -> list[int]:
        found = [PICK_AREA.of(space) for space in retreats(position, self.seat, self.army)]
        return found if self.left == BOOK.effects[self.node].n else [*found, DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            return
        space = ask_forces.army_space(position, self.seat, self.army)
        troops.move(position, self.seat, self.army, space, first(option))
        position.tell(ARMY_STEPPED_BACK, position.realm_of(self.seat), self.army, first(option))
        if self.left > 1 and retreats(position, self.seat, self.army):
            position.push(StepBack(self.seat, self.source, self.node, self.army, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return pick_facts(self.source, self.node, self.left)


# dice (EU-6.2.5-7)


def can_dice(position: Europa, seat: int, source: int, node: Effect) -> bool:
    return bool(position.battle) and battle.acting_side(position, seat) >= 0


def dice(position: Europa, seat: int, source: int, node: Effect) -> None:
    """For the whole Battle: the Leader's once more, or so many of these types in any mix."""
    if not can_dice(position, seat, source, node):
        return
    if node.what == s.DICE_LEADER:
        battle.leader_dice_again(position, battle.acting_side(position, seat))
        return
    kinds = [kind for kind in range(3) if node.what >> kind & 1]
    if len(kinds) == 1:
        battle.add_dice(position, battle.acting_side(position, seat), kinds[0], node.n)
    else:
        position.push(PickDie(seat, source, node.id, node.n))


@data
class PickDie(Decision[Europa]):
    """EU-6.2.7: the type of the next die."""

    source: int
    node: int
    left: int
    RULES = ("EU-6.2.7",)

    def options(self, position: Europa) -> list[int]:
        what = BOOK.effects[self.node].what
        return [CHOOSE_DIE.of(kind) for kind in range(3) if what >> kind & 1]

    def choose(self, position: Europa, option: int) -> None:
        battle.add_dice(position, battle.acting_side(position, self.seat), first(option), 1)
        if self.left > 1:
            position.push(PickDie(self.seat, self.source, self.node, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return pick_facts(self.source, self.node, self.left)


# cancel (EU-6.2.9-10)


def answered(position: Europa) -> bool:
    """Whether a Covert Action is running below the one that answers it."""
    return len(position.contexts) > 1 and position.contexts[-2].flags & COVERT != 0


def can_cancel(position: Europa, seat: int, source: int, node: Effect) -> bool:
    return answered(position)


def cancel(position: Europa, seat: int, source: int, node: Effect) -> None:
    """What the Covert Action still had to do is dropped; its price and its cubes are spent."""
    if not answered(position):
        return
    agenda = position.agenda
    top = len(agenda) - 1
    while not isinstance(agenda[top], EndProgram):
        top -= 1
    below = top - 1
    while not isinstance(agenda[below], EndProgram):
        below -= 1
    del agenda[below + 1 : top]


verb(s.UNITS, may_deploy, deploy)
verb(s.MERCENARIES, may_deploy, deploy)
HANDLERS[s.SHIPS], TESTS[s.SHIPS] = ships, can_ships
HANDLERS[s.CASUALTIES], TESTS[s.CASUALTIES] = lose_pieces, can_lose_pieces
verb(s.MOVE, may_move, move)
HANDLERS[s.DICE], TESTS[s.DICE] = dice, can_dice
HANDLERS[s.CANCEL], TESTS[s.CANCEL] = cancel, can_cancel
