"""An empty table: the board of a scenario with its Realms, before any player's pieces lie on it."""

from __future__ import annotations

from ludarium.games.europa.facts import places, realms
from ludarium.games.europa.facts.faiths import DIVERSE, OUTSIDE
from ludarium.games.europa.facts.scenarios import SCENARIOS, Scenario
from ludarium.games.europa.facts.tracks import PIECES_CUBES
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.table.player import NO_PIECE, NOBODY, Player
from ludarium.games.europa.table.position import (
    ABSENT,
    ARMIES,
    ARMY,
    ARMY_LEADER,
    ARMY_SPACE,
    FLEET,
    FLEET_LEADER,
    FLEET_PLACE,
    NPR,
    VASSALIZED,
    Areas,
    Bonds,
    Decks,
    Europa,
    Forces,
    Land,
    Realms,
)
from ludarium.games.europa.table.words import SOURCE
from ludarium.kernel.chance import Chance


def table(row: int, people: int, players: int, chance: Chance) -> Europa:
    scenario = SCENARIOS[row]
    land = _land(scenario)
    areas = _areas(scenario)
    forces = _forces(players)
    bonds = Bonds(wars=[], truces=[], cbs=[])
    lords = _realms(scenario)
    return Europa(
        agenda=[],
        chance=chance,
        land=land,
        realms=lords,
        areas=areas,
        forces=forces,
        decks=_decks(),
        bonds=bonds,
        players=[player(-1) for _ in range(players)],
        then_land=land,
        then_realms=lords,
        then_areas=areas,
        then_forces=forces,
        then_bonds=bonds,
        order=list(range(players)),
        curia=[],
        battle=[],
        battles_due=[],
        contexts=[],
        trade_open=[],
        npr_spent=[],
        scenario=row,
        board=scenario.board,
        rules=0,
        people=people,
        age=scenario.first_age,
        round=0,
        rounds=0,
        phase=0,
        step=0,
        active=-1,
        first=0,
        passes=0,
        next_first=-1,
        last_turns=0,
        emperor=-1,
        authority=0,
        hre_faith=0,
        imperial_pool=0,
        defending=0,
        roma=-1,
        papal_space=-1,
        papal_realm=-1,
        papal_used=0,
        dnprs=[],
        continents=0,
        tables=0,
        memory=[],
        rejected=-1,
        ended=0,
        points=[],
    )


def player(realm: int) -> Player:
    deeds = len(BOOK.deeds)
    return Player(
        realm=realm,
        ducats=0,
        power=[0, 0, 0],
        stability=0,
        prestige=0,
        glory=[0] * SOURCE.size,
        interest=0,
        available=0,
        exhausted=0,
        manpower_tokens=0,
        allied=0,
        levies=[],
        total=0,
        colonists=0,
        merchants=[NO_PIECE] * 3,
        ruler=NOBODY,
        ruler_ill=0,
        advisors=[NOBODY] * 3,
        advisors_ill=[0] * 3,
        hand=[],
        drawn=[],
        display=[],
        ideas=0,
        vouchers=[],
        missions=[],
        aside=[],
        done=[],
        starting=[],
        waived=[],
        true_missions=[],
        events_taken=0,
        passed=0,
        turn_flags=0,
        round_flags=0,
        turn_influence=[],
        turn_appointed=[],
        turn_mercenaries=0,
        turn_moved=[],
        turn_access=[],
        turn_offers=0,
        spent_land=[],
        spent_sea=[],
        lasting=[],
        deeds_turn=bytes(deeds),
        deeds_round=bytes(deeds),
        deeds_age=bytes(deeds),
        at_age=[0] * len(BOOK.grown),
        round_firsts=0,
        small=0,
        large=0,
        vassal=0,
        stand_ins=0,
        covered=0,
        covered_vassal=0,
        covers=0,
        claims=0,
        cores=0,
        cbs=0,
        cubes=PIECES_CUBES,
        level=-1,
        bot_power=0,
        plan=[],
        turns=0,
        start_tax=0,
    )


def _land(scenario: Scenario) -> Land:
    board = scenario.board
    playing = places.IN_PLAY[board]
    holder = [realms.FLAG[board][p] if playing[p] else -1 for p in range(places.PROVINCES)]
    return Land(
        holder=holder,
        town=bytes(places.PROVINCES),
        top=[0] * places.PROVINCES,
        marks=bytes(places.PROVINCES),
        dnpr=bytes(places.PROVINCES),
    )


def _realms(scenario: Scenario) -> Realms:
    """NPRs and their Vassals, as the flags of the board say (EU-13.0.1, 13.2.1)."""
    board = scenario.board
    kind = [ABSENT] * realms.REALMS
    capital = [-1] * realms.REALMS
    for realm in range(realms.REALMS):
        if realms.IN_PLAY[board][realm]:
            kind[realm] = VASSALIZED if realms.OVERLORD[board][realm] >= 0 else NPR
            capital[realm] = realms.CAPITAL_ON[board][realm]
    return Realms(
        kind=kind,
        player=[-1] * realms.REALMS,
        lord=list(realms.OVERLORD[board]),
        capital=capital,
        faith=bytes([_faith(scenario, realm) for realm in range(realms.REALMS)]),
        allies=[0] * realms.REALMS,
        active=bytes(realms.REALMS),
        wed=[0] * realms.REALMS,
        disputed=bytes(realms.REALMS),
    )


def _faith(scenario: Scenario, realm: int) -> int:
    """EUI-16: at later starts the set-up row, else the Capital Area, else the faith of 1444."""
    if not scenario.creeds or realms.FAITH[realm] == OUTSIDE:
        return realms.FAITH[realm]
    if realms.FAITH_1618[realm] >= 0 and places.OF_1618[scenario.board]:
        return realms.FAITH_1618[realm]
    capital = realms.CAPITAL_ON[scenario.board][realm]
    if capital < 0:
        return realms.FAITH[realm]
    for area, faith in scenario.creeds:
        if area == places.SPACE_OF[capital] and faith != DIVERSE:
            return faith
    return realms.FAITH[realm]


def _areas(scenario: Scenario) -> Areas:
    creed = [faith if faith >= 0 else OUTSIDE for faith in places.CREED[: places.AREAS]]
    for area, faith in scenario.creeds:
        for each in places.SLOT_AREAS[places.SLOT_OF[area]]:
            creed[each] = faith
    return Areas(
        influence=[0] * places.AREAS,
        creed=bytes(creed),
        claims=bytes(places.SPACES),
        core=[0] * places.SPACES,
        marks=bytes(places.SPACES),
    )


def _forces(players: int) -> Forces:
    army = [0] * ARMY
    army[ARMY_SPACE] = -1
    army[ARMY_LEADER] = NOBODY
    fleet = [0] * FLEET
    fleet[FLEET_PLACE] = -1
    fleet[FLEET_LEADER] = NOBODY
    return Forces(
        armies=army * (ARMIES * players),
        fleets=fleet * players,
        loose=[0] * places.SPACES,
        rebels=bytes(places.SPACES),
        sail=[0] * places.SEAS_ALL,
        docked=[],
        pirates=bytes(places.NODES),
        expanded=bytes(places.NODES),
    )


def _decks() -> Decks:
    return Decks(
        action=[[], [], []],
        discards=[[], [], []],
        trade=[],
        trade_discards=[],
        trade_out=[],
        events=[],
        events_later=[[], [], [], []],
        row=[],
        row_up=0,
        row_ducats=[],
        taken=[],
        ideas=[],
        idea_piles=[[], [], []],
        ideas_later=[],
        milestones=[],
        milestone_piles=[],
        milestone_tags=[],
        struggles=[],
        struggles_active=[],
    )
