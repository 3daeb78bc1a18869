"""The scenarios: 15 in 32 rows, each with its seats, set-ups, Event stacks and switches.

SCENARIO    the domain: `1-00`, `1-01-3-players`, `2-01-muscovy`, ...; SCENARIOS[index] -> Scenario
Scenario    .number (`1-01`) .variant (as printed) .name .year (1444, 1492, ...) .board (places.WEST_1444, ...)
            .first_age .last_age .seats (list of Seat, in Turn order) .unseated (Seats of nobody: NPRs by flag)
            .first (seat that begins) .people (seats a person takes, at most) .teams (list of lists of seats)
            .events_per_round .face_up .stacks[age] (list of stacks of EVENT; ages 1 to 4) .rounds[age]
            .chapter_18 (whether the Empire is played) .emperor (Realm, -1: Austria as NPR Emperor) .authority
            .imperial (Areas) .roma (Realm, -1) .curia (Realms, slots from the left)
            .struggles (deck in order) .dnprs (list of Dnpr) .plus_one (Provinces with +1 Manpower)
            .invasions .power_struggles .hre_religion .elections (Advanced switches) .growth .early_end_age (0: never)
            .discovered (continents) .creeds (list of (Area, faith)) .revolution (Areas) .milestones (fixed, or empty)
            .ideas (NORMAL, BASIC_ONLY, TWO_OF_CHOICE) .offered (on by default)
Seat        .realm .key (the name it goes by: `spain`) .kind (HUMAN, BOT, EITHER, NOBODY) .setup (Setup) .ruler (people)
            .start (Missions to pick 2 from) .missions (its deck in this scenario) .waived (prerequisites of .start)
Dnpr        .realm .colour .large (which token set) .provinces (first: the Capital)
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts import goals, people, setups
from ludarium.games.europa.facts.events import AGE, COLOURS, HALF, REALM_OF
from ludarium.games.europa.facts.events import NAMED as EVENT_NAMED
from ludarium.games.europa.facts.faiths import DIVERSE
from ludarium.games.europa.facts.faiths import NAMED as FAITH_NAMED
from ludarium.games.europa.facts.places import AREA_NAMED, CONTINENT_NAMED, PROVINCE_NAMED
from ludarium.games.europa.facts.read import Row, kebab, table
from ludarium.games.europa.facts.realms import NAMED as REALM_NAMED
from ludarium.games.europa.facts.realms import of_key
from ludarium.games.europa.facts.setups import Setup
from ludarium.games.europa.facts.tracks import AUTHORITY_START
from ludarium.kernel.domain import Domain

HUMAN: Final = 0
BOT: Final = 1
EITHER: Final = 2
NOBODY: Final = 3
NORMAL: Final = 0
BASIC_ONLY: Final = 1
TWO_OF_CHOICE: Final = 2
_MISSIONS: Final = ["own", "listed", "1618", "tier 4", "tier 2"]


class Dnpr:
    """A Realm marked by tokens of one colour (EU-13.3)."""

    __slots__ = ("colour", "large", "provinces", "realm")

    def __init__(self, realm: int, colour: int, large: bool, provinces: list[int]) -> None:
        self.realm = realm
        self.colour = colour
        self.large = large
        self.provinces = provinces


class Seat:
    """A Realm of a scenario, who plays it, and what it begins with."""

    __slots__ = ("key", "kind", "missions", "realm", "ruler", "setup", "start", "waived")

    def __init__(
        self,
        realm: int,
        key: str,
        kind: int,
        setup: Setup | None,
        ruler: int,
        start: list[int],
        missions: list[int],
        waived: bool,
    ) -> None:
        self.realm = realm
        self.key = key
        self.kind = kind
        self.setup = setup
        self.ruler = ruler
        self.start = start
        self.missions = missions
        self.waived = waived


def _dnprs(row: Row) -> list[Dnpr]:
    """`Pink_L Denmark: København;Gotland || Green_S Portugal: Lisboa`."""
    found: list[Dnpr] = []
    for part in row.text("dnprs").split(" || ") if row.text("dnprs") else []:
        head, _, names = part.partition(": ")
        token, _, realm = head.partition(" ")
        colour, _, size = token.partition("_")
        if colour.lower() not in COLOURS or size not in ("S", "L"):
            row.fail("dnprs", f"{token!r} is not a colour with _S or _L")
        provinces = [row.named("dnprs", name, PROVINCE_NAMED) for name in names.split(";")]
        found.append(
            Dnpr(row.named("dnprs", realm, REALM_NAMED), COLOURS.index(colour.lower()), size == "L", provinces)
        )
    return found


def _key(row: Row, column: str, key: str, year: str) -> int:
    realm = of_key(key, year)
    if realm < 0:
        row.fail(column, f"no Realm has {key!r} among its setup_keys")
    return realm


def _stacks(row: Row, age: int) -> list[list[int]]:
    """`11A-1 12A-1 | 11A-3 12A-2`: the first stack lies on top (EU-16.0.4)."""
    column = f"age{age}_events"
    text = row.text(column)
    found = (
        [[row.named(column, name, EVENT_NAMED) for name in half.split()] for half in text.split("|")] if text else []
    )
    for number, stack in enumerate(found):
        for event in stack:
            if AGE[event] != age:
                row.fail(column, f"{_event(event)} belongs to Age {AGE[event]}")
            if len(found) == 2 and HALF[event] and HALF[event] != number + 1:
                row.fail(column, f"{_event(event)} belongs to the other half")
    events = [event for stack in found for event in stack]
    if len(set(events)) != len(events):
        row.fail(column, "an Event stands here twice")
    return found


def _event(event: int) -> str:
    return list(EVENT_NAMED)[event]


class Scenario:
    """One row: a scenario for a number of seats."""

    __slots__ = (
        "authority",
        "board",
        "chapter_18",
        "creeds",
        "curia",
        "discovered",
        "dnprs",
        "early_end_age",
        "elections",
        "emperor",
        "events_per_round",
        "face_up",
        "first",
        "first_age",
        "growth",
        "hre_religion",
        "ideas",
        "imperial",
        "invasions",
        "last_age",
        "milestones",
        "name",
        "number",
        "offered",
        "people",
        "plus_one",
        "power_struggles",
        "revolution",
        "roma",
        "rounds",
        "seats",
        "stacks",
        "struggles",
        "teams",
        "unseated",
        "variant",
        "year",
    )

    def __init__(self, row: Row, rules: Row, chairs: list[Row]) -> None:
        self.number: str = row.text("scenario")
        self.variant: str = row.text("variant")
        self.name: str = row.must("name").partition(" (")[0]
        self.first_age: int = row.number("first_age", 1, 4)
        self.last_age: int = row.number("last_age", self.first_age, 4)
        self.year: int = rules.number("year", 1444, 1796)
        self.board: int = 2 * rules.one_of("side", ["1444", "1618"]) + (1 if rules.yes("east") else 0)
        self.seats: list[Seat] = []
        self.unseated: list[Seat] = []
        self.first = 0
        self.people = 0
        for chair in chairs:
            self._sit(chair, rules)
        self.teams: list[list[int]] = [
            [self._seat(rules, "teams", key) for key in team.split()]
            for team in (rules.text("teams").split("|") if rules.text("teams") else [])
        ]
        if row.text("events_per_round") == "players+1":
            self.events_per_round = len(self.seats) + 1
        else:
            self.events_per_round = row.number("events_per_round", 4, 7)
        self.face_up: int = rules.number("face_up", 3, 4)
        self.stacks: list[list[list[int]]] = [[], *[_stacks(row, age) for age in (1, 2, 3, 4)]]
        self.rounds: list[int] = [self._rounds(row, age) for age in range(5)]
        self.chapter_18: bool = rules.yes("chapter_18")
        self.emperor, self.authority = self._emperor(row, rules)
        self.imperial: list[int] = row.find_all("imperial_influence", AREA_NAMED)
        slots = [item.strip() for item in row.must("curia").split(">")]
        self.roma: int = -1 if slots[0] == "none" else _key(row, "curia", slots[0], "1444")
        self.curia: list[int] = [_key(row, "curia", slot, "1444") for slot in slots[1:]]
        self.struggles: list[int] = row.find_all("power_struggles", goals.STRUGGLE_NAMED)
        self.dnprs: list[Dnpr] = _dnprs(row)
        self.plus_one: list[int] = row.find_all("plus1_manpower_on", PROVINCE_NAMED)
        self.invasions: bool = rules.yes("invasions")
        self.power_struggles: bool = rules.yes("struggles")
        self.hre_religion: bool = rules.yes("hre_religion")
        self.elections: bool = rules.yes("elections")
        self.growth: bool = rules.yes("growth")
        self.early_end_age: int = rules.number("early_end_age", 0, 4)
        self.discovered: list[int] = rules.find_all("discovered", CONTINENT_NAMED)
        self.creeds: list[tuple[int, int]] = _creeds(rules.text("creeds"))
        self.revolution: list[int] = rules.find_all("revolution", AREA_NAMED)
        self.milestones: list[int] = rules.find_all("milestones", goals.MILESTONE_NAMED)
        self.ideas: int = rules.one_of("ideas", ["", "basic", "two of choice"])
        self.offered: bool = rules.yes("offered")

    def _sit(self, chair: Row, rules: Row) -> None:
        realm = chair.find("realm", REALM_NAMED)
        setup = chair.must("setup")
        kind = chair.one_of("kind", ["human", "bot", "human or bot", "not seated"])
        if kind != NOBODY and (setup, realm) not in setups.SETUPS:
            chair.fail("setup", f"{chair.text('realm')} has no row in the set-up {setup!r}")
        start, missions = _missions(rules, realm)
        seat = Seat(
            realm,
            chair.must("key"),
            kind,
            setups.SETUPS.get((setup, realm)),
            people.starting(setup, realm),
            start,
            missions,
            rules.text("missions") != "own",
        )
        if kind == NOBODY:
            self.unseated.append(seat)
            return
        if chair.number("seat", 1, 6) != len(self.seats) + 1:
            chair.fail("seat", "the seats of a row go up by one")
        if seat.ruler < 0 or not missions:
            chair.fail("realm", "a seat needs a Ruler and a deck of Missions")
        if chair.yes("first_player"):
            self.first = len(self.seats)
        if kind != BOT:
            self.people += 1
        self.seats.append(seat)

    def _seat(self, row: Row, column: str, key: str) -> int:
        keys = {seat.key: number for number, seat in enumerate(self.seats)}
        if key not in keys:
            row.fail(column, f"{key!r} is not seated")
        return keys[key]

    def _rounds(self, row: Row, age: int) -> int:
        events = sum(len(stack) for stack in self.stacks[age])
        if bool(events) != (self.first_age <= age <= self.last_age):
            row.fail(f"age{age}_events", "Events stand under the Ages from first_age to last_age")
        if events % self.events_per_round:
            row.fail(f"age{age}_events", f"{events} Events are no whole Rounds of {self.events_per_round}")
        return events // self.events_per_round

    def _emperor(self, row: Row, rules: Row) -> tuple[int, int]:
        """`austria IA 3`; without one Austria is the NPR Emperor (EU-18.8)."""
        text = row.text("emperor")
        if not text:
            return -1, rules.number("npr_authority", 0, 6) if rules.text("npr_authority") else AUTHORITY_START
        key, _, authority = text.partition(" IA ")
        return self.seats[self._seat(row, "emperor", key)].realm, row.whole("emperor", authority, 0, 6)


# The files: rows and their rules in the same order, seats and Mission lists by scenario.

_ROWS: Final = table(
    "scenarios.csv",
    "scenario,name,variant,first_age,last_age,player_realms@setup,emperor,imperial_influence,curia,power_struggles,"
    "dnprs,plus1_manpower_on,events_per_round,age1_events,age2_events,age3_events,age4_events",
)
_ROWS.count(32)
_RULES: Final = table(
    "scenario_rules.csv",
    "scenario,variant,year,side,east,chapter_18,npr_authority,invasions,struggles,hre_religion,elections,growth,"
    "early_end_age,face_up,discovered,creeds,revolution,missions,milestones,ideas,teams,offered",
)
_RULES.count(32)
_SEATS: Final = table("scenario_seats.csv", "scenario,variant,seat,key,realm,setup,kind,first_player")
_CREEDS: Final = table("creeds.csv", "year,area,faith")
_START: Final = table("start_missions.csv", "scenario,realm,missions")


def _creeds(year: str) -> list[tuple[int, int]]:
    faiths = {**FAITH_NAMED, "diverse": DIVERSE}
    return [
        (row.find("area", AREA_NAMED), row.find("faith", faiths)) for row in _CREEDS.rows if row.text("year") == year
    ]


def _missions(rules: Row, realm: int) -> tuple[list[int], list[int]]:
    """The Missions to choose from at the start, and the whole deck (booklet 0.3)."""
    deck = goals.deck_of(realm)
    if deck is None:
        return [], []
    how = rules.one_of("missions", _MISSIONS)
    if how == 1:
        for row in _START.rows:
            if row.text("scenario") == rules.text("scenario") and row.find("realm", REALM_NAMED) == realm:
                return row.find_all("missions", goals.MISSION_NAMED), deck.missions
        rules.fail("missions", "start_missions.csv lacks a Realm of this scenario")
    if how == 2:
        return deck.starting_1618, deck.pool_1618
    if how >= 3:
        tier, cards = (4, deck.pool_1618) if how == 3 else (2, deck.missions)
        return [mission for mission in cards if goals.TIER[mission] == tier], cards
    return deck.starting, deck.missions


def _read() -> list[Scenario]:
    found: list[Scenario] = []
    for row, rules in zip(_ROWS.rows, _RULES.rows, strict=True):
        names = (row.text("scenario"), row.text("variant"))
        if (rules.text("scenario"), rules.text("variant")) != names:
            rules.fail("scenario", f"the row of {names[0]}, {names[1]} is expected here")
        chairs = [chair for chair in _SEATS.rows if (chair.text("scenario"), chair.text("variant")) == names]
        found.append(Scenario(row, rules, chairs))
    return found


SCENARIOS: Final[list[Scenario]] = _read()


def _ref(scenario: Scenario) -> str:
    """The number alone, if the scenario has one row only."""
    alone = sum(other.number == scenario.number for other in SCENARIOS) == 1
    return scenario.number if alone else kebab(f"{scenario.number} {scenario.variant}")


SCENARIO: Final = Domain("scenario", [_ref(scenario) for scenario in SCENARIOS])


def own_events(scenario: Scenario, realm: int) -> list[int]:
    """The Events of a Realm in the stacks of a scenario."""
    return [event for age in scenario.stacks for stack in age for event in stack if REALM_OF[event] == realm]
