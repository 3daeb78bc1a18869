"""A board of Europa for tests, laid by hand in the book's terms.

    table = board("1-01", people=4)                 # the map with its NPRs; the four players have nothing yet
    table = board("1-01", people=4, lands=True)     # each player has Towns on all Provinces with his flag
    table.town("paris", "france")
    table.army("france", 1, "seine", infantry=4, cavalry=1)
    table.ships("england", "english-channel", 2)
    table.war("france", "england")
    table.turn("france")                            # what lies there now lay there "before this Turn"

Everything is named by its reference (`brittany-normandy`) or its printed name (`Brittany & Normandy`), players by
their Realms. All methods give the table back, so they can be chained. `table.position` is the position itself; numbers
for it are `table.realm("france")`, `player`, `province`, `space`, `sea`, `node`, `port` (a place of Ships).
"""

from __future__ import annotations

from typing import Self

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.facts import faiths, ideas, places, realms, scenarios
from ludarium.games.europa.facts.read import kebab
from ludarium.games.europa.put import bonds, supply, towns
from ludarium.games.europa.scenario import empty
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.small import plus, put, with_bits
from ludarium.kernel import chance
from ludarium.kernel.domain import Domain

TYPES = ("infantry", "cavalry", "artillery")
KINDS = [*TYPES, *[f"mercenary_{each}" for each in TYPES], *[f"allied_{each}" for each in TYPES]]


def board(scenario: str, people: int = 0, lands: bool = False, seed: int = 1) -> Board:
    """The map of a scenario: `1-01` and how many play, or a whole reference like `1-01-4-players`."""
    row = _row(scenario, people)
    seats = scenarios.SCENARIOS[row].seats
    position = empty.table(row, len(seats), len(seats), chance.fast(seed))
    made = Board(position)
    for player, seat in enumerate(seats):
        made.play(player, seat.realm)
    if lands:
        for seat in seats:
            made.lands(realms.REALM.ref(seat.realm))
    position.active = 0
    position.phase = at.ACTIONS
    position.remember()
    return made


def _row(scenario: str, people: int) -> int:
    if scenario in scenarios.SCENARIO.refs:
        return scenarios.SCENARIO.index(scenario)
    rows = [row for row, each in enumerate(scenarios.SCENARIOS) if each.number == scenario]
    for row in rows:
        if people in (0, len(scenarios.SCENARIOS[row].seats)):
            return row
    raise ValueError(f"no row of scenario {scenario} has {people} players")


def _index(domain: Domain, name: str) -> int:
    return domain.index(name if name in domain.refs else kebab(name))


class Board:
    def __init__(self, position: Europa) -> None:
        self.position = position

    # numbers

    def realm(self, name: str) -> int:
        return _index(realms.REALM, name)

    def player(self, name: str) -> int:
        """The player of a Realm."""
        found = self.position.realms.player[self.realm(name)]
        if found < 0:
            raise ValueError(f"nobody plays {name} in this scenario")
        return found

    def province(self, name: str) -> int:
        return _index(places.PROVINCE, name)

    def provinces(self, *names: str) -> list[int]:
        return [self.province(name) for name in names]

    def space(self, name: str) -> int:
        return _index(places.SPACE, name)

    def sea(self, name: str) -> int:
        return _index(places.SEA, name)

    def node(self, name: str) -> int:
        return _index(places.NODE, name)

    def port(self, name: str) -> int:
        """The Port of a Province as a place of Ships."""
        return at.SEAS + self.province(name)

    # names

    def spaces(self, numbers: list[int]) -> list[str]:
        """The references of spaces."""
        return [places.SPACE.ref(space) for space in numbers]

    def places(self, numbers: list[int]) -> list[str]:
        """The references of Sea Zones and of Ports (their Provinces)."""
        return [places.SEA.ref(place) if place < at.SEAS else places.PROVINCE.ref(place - at.SEAS) for place in numbers]

    # Realms and land

    def play(self, player: int, realm: int) -> Self:
        """A player takes a Realm that has nothing yet: its Provinces are nobody's, its Vassals are free."""
        own = self.position.own_realms()
        own.kind[realm] = at.PLAYED
        own.player[realm] = player
        own.lord[realm] = -1
        if own.capital[realm] < 0:
            own.capital[realm] = realms.CAPITAL[realm]
        for vassal, lord in enumerate(own.lord):
            if lord == realm:
                own.lord[vassal] = -1
                own.kind[vassal] = at.NPR
        land = self.position.own_land()
        for province, holder in enumerate(land.holder):
            if holder == realm:
                land.holder[province] = -1
        me = self.position.own_player(player)
        me.realm = realm
        me.ruler = 0
        return self

    def lands(self, name: str) -> Self:
        """Towns on every Province with the Realm's flag."""
        return self.town(*[places.PROVINCE.ref(p) for p in realms.LANDS[self.position.board][self.realm(name)]], name)

    def town(self, *names: str) -> Self:
        """Provinces, and last the player's Realm whose Towns lie there."""
        for name in names[:-1]:
            province = self.province(name)
            towns.lift(self.position, province)
            towns.town(self.position, province, self.player(names[-1]))
        return self

    def give(self, *names: str) -> Self:
        """Provinces, and last the NPR whose they are."""
        realm = self.realm(names[-1])
        for province in self.provinces(*names[:-1]):
            towns.lift(self.position, province)
            self.position.own_land().holder[province] = realm
        own = self.position.own_realms()
        if own.kind[realm] == at.ABSENT:
            own.kind[realm] = at.NPR
            own.capital[realm] = self.province(names[0])
        return self

    def vassal(self, name: str, lord: str) -> Self:
        """A Realm with all its Provinces becomes a Vassal, of a player or of an NPR."""
        realm, over = self.realm(name), self.realm(lord)
        own = self.position.own_realms()
        own.kind[realm] = at.VASSALIZED
        own.lord[realm] = over
        if own.player[over] >= 0:
            for province, holder in enumerate(self.position.land.holder):
                if holder == realm:
                    towns.vassal(self.position, province, own.player[over])
        return self

    def free(self, name: str) -> Self:
        """A Vassal becomes an independent NPR."""
        realm = self.realm(name)
        for province, holder in enumerate(self.position.land.holder):
            if holder == realm:
                towns.lift(self.position, province)
        own = self.position.own_realms()
        own.kind[realm] = at.NPR
        own.lord[realm] = -1
        return self

    def vacate(self, name: str) -> Self:
        """An NPR leaves the map: its Provinces are nobody's."""
        realm = self.realm(name)
        land = self.position.own_land()
        for province, holder in enumerate(land.holder):
            if holder == realm:
                land.holder[province] = -1
        own = self.position.own_realms()
        own.kind[realm] = at.ABSENT
        own.capital[realm] = -1
        return self

    def occupy(self, *names: str) -> Self:
        """Provinces, and last the player's Realm that occupies them."""
        for province in self.provinces(*names[:-1]):
            assert towns.occupy(self.position, province, self.player(names[-1]))
        return self

    def rebel_town(self, *names: str) -> Self:
        for province in self.provinces(*names):
            towns.rebel_town(self.position, province)
        return self

    def unrest(self, *names: str) -> Self:
        for province in self.provinces(*names):
            towns.unrest(self.position, province, True)
        return self

    def dnpr(self, *names: str) -> Self:
        """Provinces (the Capital first), and last the Realm: a DNPR with tokens on them."""
        self.give(*names)
        realm = self.realm(names[-1])
        for province in self.provinces(*names[:-1]):
            land = self.position.own_land()
            land.dnpr = put(land.dnpr, province, realm + 1)
        own = self.position.own_realms()
        own.kind[realm] = at.DNPR
        own.capital[realm] = self.province(names[0])
        own.lord[realm] = -1
        return self

    def plus_one(self, name: str, tokens: int = 1) -> Self:
        land = self.position.own_land()
        land.marks = plus(land.marks, self.province(name), at.PLUS_ONE * tokens)
        return self

    def plague(self, name: str) -> Self:
        areas = self.position.own_areas()
        areas.marks = with_bits(areas.marks, self.space(name), at.PLAGUE)
        return self

    def not_hre(self, name: str) -> Self:
        areas = self.position.own_areas()
        areas.marks = with_bits(areas.marks, self.space(name), at.NOT_HRE)
        return self

    def creed(self, name: str, faith: str) -> Self:
        """The Religion of an Area (and of all that follow its slot)."""
        space = self.space(name)
        for area in places.SLOT_AREAS[places.SLOT_OF[space]]:
            areas = self.position.own_areas()
            areas.creed = put(areas.creed, area, _index(faiths.FAITH, faith))
        return self

    def faith(self, name: str, faith: str) -> Self:
        """The State Religion of a Realm."""
        lords = self.position.own_realms()
        lords.faith = put(lords.faith, self.realm(name), _index(faiths.FAITH, faith))
        return self

    # forces

    def army(self, name: str, number: int, space: str, **units: int) -> Self:
        """Army 1, 2 or 3 of a player: `infantry=4, mercenary_cavalry=1, allied_infantry=2`."""
        start = ask_forces.army_at(self.player(name), number - 1)
        armies = self.position.own_forces().armies
        armies[start + at.ARMY_SPACE] = self.space(space)
        for kind, count in units.items():
            armies[start + at.ARMY_UNITS + KINDS.index(kind)] = count
        return self

    def units(self, name: str, space: str, count: int = 1) -> Self:
        """Single Regular Infantry."""
        shift = ask_forces.LOOSE_BITS * self.player(name)
        self.position.own_forces().loose[self.space(space)] += count << shift
        return self

    def rebels(self, space: str, count: int = 1) -> Self:
        forces = self.position.own_forces()
        forces.rebels = plus(forces.rebels, self.space(space), count)
        return self

    def ships(self, name: str, sea: str, count: int = 1) -> Self:
        """Light Ships in a Sea Zone, off the slots."""
        shift = ask_forces.SAIL_BITS * self.player(name)
        self.position.own_forces().sail[self.sea(sea)] += count << shift
        return self

    def slots(self, name: str, sea: str, count: int = 1) -> Self:
        """Light Ships on Trade Protection slots."""
        shift = ask_forces.SAIL_BITS * self.player(name) + ask_forces.ON_SHIFT
        self.position.own_forces().sail[self.sea(sea)] += count << shift
        return self

    def docked(self, name: str, province: str, count: int = 1) -> Self:
        """Light Ships in a Port."""
        self.position.own_forces().docked.extend([self.province(province), self.player(name), count])
        return self

    def fleet(self, name: str, place: str, light: int = 0, heavy: int = 0, galley: int = 0) -> Self:
        """The Fleet in a Sea Zone, or in the Port of a Province."""
        start = ask_forces.fleet_at(self.player(name))
        fleets = self.position.own_forces().fleets
        here = kebab(place) in places.SEA.refs
        fleets[start + at.FLEET_PLACE] = self.sea(place) if here else self.port(place)
        fleets[start + at.FLEET_LIGHT] = light
        fleets[start + at.FLEET_HEAVY] = heavy
        fleets[start + at.FLEET_GALLEY] = galley
        return self

    # bonds

    def war(self, name: str, other: str, via: str = "") -> Self:
        bonds.war(self.position, self.realm(name), self.realm(other), self.realm(via) if via else -1)
        return self

    def truce(self, name: str, other: str) -> Self:
        bonds.truce(self.position, self.realm(name), self.realm(other))
        return self

    def ally(self, name: str, other: str, active: bool = False) -> Self:
        """A player's Alliance with a Realm; `active`: it is his Active Ally (without Allied Units)."""
        bonds.ally(self.position, self.player(name), self.realm(other))
        if active:
            lords = self.position.own_realms()
            lords.active = put(lords.active, self.realm(other), self.player(name) + 1)
        return self

    def wed(self, name: str, other: str) -> Self:
        bonds.wed(self.position, self.player(name), self.realm(other))
        return self

    def dispute(self, name: str) -> Self:
        """Disputed Succession of a Realm: all Marriage tokens on it."""
        bonds.dispute(self.position, self.realm(name))
        return self

    def influence(self, name: str, space: str, count: int = 1) -> Self:
        assert supply.influence(self.position, self.player(name), self.space(space), count) == count
        return self

    def imperial(self, space: str, count: int = 1) -> Self:
        self.position.own_areas().influence[self.space(space)] += count << (3 * at.IMPERIAL)
        return self

    def claim(self, name: str, *spaces: str) -> Self:
        for space in spaces:
            areas = self.position.own_areas()
            areas.claims = with_bits(areas.claims, self.space(space), 1 << self.player(name))
            self.position.own_player(self.player(name)).claims += 1
        return self

    def core(self, name: str, *spaces: str) -> Self:
        for space in spaces:
            supply.core(self.position, self.player(name), self.space(space))
        return self

    def cb(self, name: str, other: str, why: int = at.CB_EVENT) -> Self:
        supply.cb(self.position, self.player(name), self.realm(other), why)
        return self

    # offices and players

    def emperor(self, name: str, authority: int = 3) -> Self:
        self.position.emperor = self.realm(name)
        self.position.authority = authority
        return self

    def curia(self, *names: str, roma: str = "") -> Self:
        """Cardinals from the left."""
        self.position.curia = [self.player(name) for name in names]
        self.position.roma = self.player(roma) if roma else -1
        return self

    def passed(self, name: str, rank: int = 1) -> Self:
        self.position.own_player(self.player(name)).passed = rank
        return self

    def interregnum(self, name: str) -> Self:
        self.position.own_player(self.player(name)).ruler = NOBODY
        return self

    def idea(self, name: str, *names: str) -> Self:
        for each in names:
            self.position.own_player(self.player(name)).ideas |= 1 << _index(ideas.IDEA, each)
        return self

    def turn(self, name: str) -> Self:
        """The player's Turn begins: what lies there now lay there before it."""
        self.position.active = self.player(name)
        self.position.remember()
        return self
