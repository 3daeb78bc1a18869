"""Everything on the table of The Price of Power.

The map and the decks are large and change little from choice to choice. They lie in groups that clones share until
one of them writes: reading is `position.land.town[province]`; writing starts with `land = position.own_land()` (or
`own_realms`, `own_areas`, `own_forces`, `own_decks`, `own_bonds`, `own_player(k)`). Never write into a group that was
not asked for this way, and write at once: what follows from a group is kept with it until it is asked for (`derived`).
Fields of bytes are numbers from 0 to 255 that never change: another takes their place (`small`).

Players are numbered from 0: those of people first (a seat is the player of the same number), then automated ones.
`order` is the clockwise order of all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludarium.games.europa.table.derived import (
    AreaTables,
    ForceTables,
    LandTables,
    RealmTables,
    ThenTables,
    WarTables,
)
from ludarium.games.europa.table.player import Player
from ludarium.kernel.fields import Shared, data, unsaved
from ludarium.kernel.part import Part
from ludarium.kernel.position import Decision
from ludarium.kernel.program import Machine, Programmed
from ludarium.kernel.seatless import advance_answering, tick_answering

# What stands on a Province: `town` and `top` hold 0, or 1 + 8 * player + one of these.
SMALL: Final = 0
LARGE: Final = 1
TWO_SMALL: Final = 2  # on a Large Province without a Large Town left (EU-7.5.3)
VASSAL: Final = 3  # Vassal tokens: one per Tax Value
STAND_IN: Final = 4  # a Vassal token in place of a Small Town (EU-7.5.5)
REBELS: Final = 1000  # `top`: a Rebel Town

# `marks` of a Province
UNREST: Final = 1  # on the Town or Vassal token below
UNREST_TOP: Final = 2  # on the occupant's Town
PLUS_ONE: Final = 4  # a +1 Manpower token (EU-13.4.9); times how many lie there (at most 3)
PLUS_MASK: Final = 12

# `kind` of a Realm
ABSENT: Final = 0
NPR: Final = 1
DNPR: Final = 2
VASSALIZED: Final = 3
PLAYED: Final = 4

# `marks` of a space
PLAGUE: Final = 1
NOT_HRE: Final = 2
BATTLEGROUND: Final = 4

# Faiths are those of facts.faiths. A Revolution token lies on top of an Area's Religion (EU-15.0.7):
REVOLUTION: Final = 16  # a Revolution token on top of an Area's Religion (EU-15.0.7)

IMPERIAL: Final = 6  # the place of Imperial Influence in `influence`

# Kinds of Units in an Army: category * 3 + type
INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
REGULAR: Final = 0
MERCENARY: Final = 3
ALLIED: Final = 6
UNIT_KINDS: Final = 9

# An Army in `forces.armies`: ARMY numbers each, at (player * 3 + army) * ARMY
ARMY: Final = 12
ARMY_SPACE: Final = 0  # -1: not on the map
ARMY_UNITS: Final = 1  # nine numbers, by kind
ARMY_LEADER: Final = 10  # a card, NOBODY or THE_RULER
ARMY_ILL: Final = 11
ARMIES: Final = 3

# A Fleet in `forces.fleets`: FLEET numbers each, at player * FLEET
FLEET: Final = 7
FLEET_PLACE: Final = 0  # a place: a Sea Zone, or SEAS + Province for a Port; -1: not on the map
FLEET_LIGHT: Final = 1
FLEET_HEAVY: Final = 2
FLEET_GALLEY: Final = 3
FLEET_DAMAGED: Final = 4  # how many of the Heavy Ships
FLEET_LEADER: Final = 5
FLEET_ILL: Final = 6
SEAS: Final = 30

# Phases of a Round
DRAW: Final = 1
ACTIONS: Final = 2
PEACE: Final = 3
INCOME: Final = 4
CLEANUP: Final = 5

# `mine`: which groups this position may write; from PLAYER on a bit for each player
LAND_BIT: Final = 1
REALMS_BIT: Final = 2
AREAS_BIT: Final = 4
FORCES_BIT: Final = 8
DECKS_BIT: Final = 16
BONDS_BIT: Final = 32
PLAYER_BIT: Final = 64
GAME_BIT: Final = 256 * PLAYER_BIT  # in `changed` only: the numbers of the position itself
PURSE_BIT: Final = 512 * PLAYER_BIT  # in `changed` only, from here on a bit for each player: see `own_purse`
DEEDS_BIT: Final = 256 * PURSE_BIT  # likewise: see `own_deeds`
UNREST_BIT: Final = 256 * DEEDS_BIT  # in `changed` only: see `own_unrest`
FAITHS_BIT: Final = 2 * UNREST_BIT  # likewise: see `own_faiths`
EVERY_BIT: Final = 2 * FAITHS_BIT - 1

# Advanced and Optional rules, and switches between readings: bits of `rules`
INVASIONS: Final = 1
STRUGGLES: Final = 2
HRE_RELIGION: Final = 4
ELECTIONS: Final = 8
MERCENARIES_AT_HAND: Final = 16  # Optional Rule 2
NO_SURRENDER: Final = 32  # 3
HELPING_HAND: Final = 64  # 4
RELIGIOUS_REBELS: Final = 128  # 5
RANDOM_X_EVENTS: Final = 256  # 6
REVEAL_MORE: Final = 512  # 7
LATER_PRINTING: Final = 1024
VASSAL_MANPOWER: Final = 2048  # AMB-EU1-9, the other reading

# Why a player holds a CB token (EU-9.CB.5)
CB_EVENT: Final = 0
CB_REFUSED: Final = 1  # a refused Call to Arms
CB_LIBERATED: Final = 2
CB_GROWTH: Final = 3  # a DNPR has grown at his or his Ally's cost
CB_EMPIRE: Final = 4  # EU-18.3.4, 18.5.2, 18.9.8


@data
class Land(Part):
    """By Province (Territories included)."""

    holder: list[int]  # Realm of the Lawful Owner; -1: a vacant Territory, or not in play
    town: bytes  # Town or Vassal tokens of a player
    top: list[int]  # an occupant's Town, or REBELS
    marks: bytes
    dnpr: bytes  # 1 + the Realm whose DNPR token lies here (it may lie under a Town); 0: none
    tables: LandTables | None = unsaved(None)  # what follows from it: see derived


@data
class Realms(Part):
    """By Realm."""

    kind: list[int]
    player: list[int]  # who plays it; -1: nobody
    lord: list[int]  # Realm of the Overlord; -1: none
    capital: list[int]  # Province; -1: not in play
    faith: bytes  # State Religion
    allies: list[int]  # bit set: players whose Alliance token lies on its Capital
    active: bytes  # 1 + the player whose Active Ally it is; 0: nobody's
    wed: list[int]  # bit set: players whose Marriage token lies on its Capital
    disputed: bytes  # those of them that show Disputed Succession
    tables: RealmTables | None = unsaved(None)  # what follows from it: see derived


@data
class Areas(Part):
    """By space: the Areas of the main map first, then Distant spaces."""

    influence: list[int]  # main map only; three bits for each player, and for Imperial Influence
    creed: bytes  # main map only: the Religion
    claims: bytes  # bit set of players
    core: list[int]  # 1 + the player whose Core token lies here
    marks: bytes
    tables: AreaTables | None = unsaved(None)  # what follows from it: see derived


@data
class Forces(Part):
    armies: list[int]
    fleets: list[int]
    loose: list[int]  # by space: single Regular Infantry, five bits for each player
    rebels: bytes  # by space
    sail: list[int]  # by Sea Zone, six bits for each player: four for Light Ships off the slots, two for those on slots
    docked: list[int]  # flat triples: Province, player, Light Ships in its Port
    pirates: bytes  # by node
    expanded: bytes  # by node
    tables: ForceTables | None = unsaved(None)  # what follows from it: see derived


@data
class Decks(Part):
    action: list[list[int]]  # three Action decks; the top is the end of the list
    discards: list[list[int]]  # the last is the uppermost
    trade: list[int]
    trade_discards: list[int]
    trade_out: list[int]  # not yet in the deck (EU-12.6)
    events: list[int]  # of the present Age; the top is the end
    events_later: list[list[int]]  # by Age, not yet begun: first half, then second half, in the scenario's order
    row: list[int]  # the Events of this Round, those face up first
    row_up: int
    row_ducats: list[int]
    taken: list[int]  # Events resolved, removed or left over
    ideas: list[int]  # on display, column by column in the order they came
    idea_piles: list[list[int]]  # by type
    ideas_later: list[int]
    milestones: list[int]  # on display
    milestone_piles: list[list[int]]  # by category, of this Age
    milestone_tags: list[int]  # flat pairs: Milestone, player, in the order of completion
    struggles: list[int]  # Upcoming first
    struggles_active: list[int]


@data
class Bonds(Part):
    """Wars, Truces and CB tokens. Vassals are not listed: they follow their Overlord."""

    # flat fours: Aggressor Realm, defending Realm, Realm through whose Alliance one of them joined or -1, flags
    wars: list[int]
    truces: list[int]  # flat pairs of Realms
    cbs: list[int]  # flat triples: player, Realm, why


# `flags` of a Context
COVERT: Final = 1  # a Covert Action: its victims may counter it before it takes effect (EU-6.2.9)
BATTLES_WAIT: Final = 2  # inside of `n x`: Battles are fought after the last pass (EFFECTS 2.6)
LOANS: Final = 4  # a branch was chosen that only Loans can pay for: they are taken
COUNTER_ASKED: Final = 8  # the victims of a Covert Action have been asked


@data
class Context(Part):
    """What a running card effect speaks of (EFFECTS 2)."""

    source: int  # kind * 4096 + index of the card that runs (see cards.machine)
    it_kind: int  # what `it` is: a KIND of language.symbols, or -1
    it: int
    used: list[int]  # places and pieces of the passes before (n x)
    flags: int


@data
class Europa(Programmed):
    # the groups
    land: Shared[Land]
    realms: Shared[Realms]
    areas: Shared[Areas]
    forces: Shared[Forces]
    decks: Shared[Decks]
    bonds: Shared[Bonds]
    players: list[Shared[Player]]
    # "before this Turn": what lay there when it began (EU-5.4.1.2, 5.5.1.14)
    then_land: Shared[Land]
    then_realms: Shared[Realms]
    then_areas: Shared[Areas]
    then_forces: Shared[Forces]
    then_bonds: Shared[Bonds]
    # small lists that change in place
    order: Shared[list[int]]  # players clockwise
    curia: list[int]  # players, slot after slot from the left (EU-19.1)
    battle: list[int]  # the Battle being fought; see battle.state
    battles_due: list[int]  # flat quads: place, kind, attacker, origin; see battle.due
    contexts: list[Context]
    trade_open: Shared[list[int]]  # Trade cards that are revealed and not yet discarded (EU-5.4.4.2)
    npr_spent: Shared[list[int]]  # flat pairs: Province, 1 land or 2 sea: what NPRs have spent this Turn (EU-9.2.12)
    # what kind of game
    scenario: int  # row of facts.scenarios
    board: int  # of facts.places: year, with or without the Eastern board
    rules: int
    people: int  # players 0 to people - 1 have seats
    # where the game is
    age: int  # 1 to 4
    round: int  # of this Age, from 1
    rounds: int  # played in all, this one included
    phase: int
    step: int  # letter of a Phase, as a number; 0 outside
    active: int  # whose Turn it is; -1: nobody's
    first: int  # holder of the First Player token
    passes: int  # how many have Passed this Round
    next_first: int  # who gets the token in Phase 5; -1: nobody yet
    last_turns: int  # bit set of players who have had their last Turn (EU-4.2.10)
    # the Empire
    emperor: int  # Realm; -1: there is no Empire
    authority: int
    hre_faith: int  # DIVERSE: none
    imperial_pool: int  # Imperial Units (EU-18.4.5)
    defending: int  # 1: Defending the HRE
    # the Curia
    roma: int  # player who has the Roma Cardinal; -1
    papal_space: int  # Area of the Crusade; -1
    papal_realm: int  # excommunicated Realm; -1
    papal_used: int
    dnprs: Shared[list[int]]  # flat pairs: Realm that has DNPR tokens, their colour (EU-13.3)
    continents: int  # bit set of Distant Continents discovered (EU-12.6.1)
    tables: int  # room for switches of a scenario's special rules: bits, see scenario.special
    memory: Shared[list[int]]  # numbers that a scenario's special rules keep
    rejected: int  # player whose Ruler, and the Event's, are rejected (EU-16.3.24); -1: nobody
    ended: int  # why the game is over: 0 not over, else see rounds.scoring
    points: Shared[list[int]]  # Prestige by source at the end, see rounds.scoring
    # not a part of the game: which groups may be written
    mine: int = unsaved(0)
    # which groups were asked for in order to write since Milestones, and since Missions, were last looked at (bits as
    # of `mine`), and what they could read beside the groups then: see glory.moment
    changed: int = unsaved(EVERY_BIT)
    changed_missions: int = unsaved(EVERY_BIT)
    looked_at: tuple[int, ...] = unsaved(())
    looked_cards: tuple[int, ...] = unsaved(())
    looked_missions: tuple[tuple[int, ...], ...] = unsaved(())  # by player: the Missions that he could hold
    looked_reads: tuple[int, ...] = unsaved(())  # by player: what any of them reads; last: what Milestones read
    # what follows from Bonds and Realms, and from "before this Turn": see derived
    wars: WarTables | None = unsaved(None)
    then: ThenTables | None = unsaved(None)

    def clone(self) -> Europa:
        """Shares all groups with the copy; whoever writes first copies what he writes."""
        self.mine = 0
        made = self.twin()
        made.changed = self.changed
        made.changed_missions = self.changed_missions
        made.looked_at = self.looked_at
        made.looked_cards = self.looked_cards
        made.looked_missions = self.looked_missions
        made.looked_reads = self.looked_reads
        made.wars = self.wars
        made.then = self.then
        return made

    def machine(self) -> Machine[Any, Any]:
        return MACHINES[0]

    # automated players decide in the same frames as people

    def automated(self, player: int) -> bool:
        """A Bot: a player without a seat (EU-2.C.7, EU-20.1)."""
        return player >= self.people

    def advance(self) -> None:
        if len(self.players) > self.people:
            advance_answering(self, self.people, ANSWERS[0])
        else:
            super().advance()

    def tick(self) -> bool:
        if len(self.players) > self.people:
            return tick_answering(self, self.people, ANSWERS[0])
        return super().tick()

    # before writing

    def own_land(self) -> Land:
        if not self.mine & LAND_BIT:
            self.land = self.land.clone()
            self.mine |= LAND_BIT
        self.land.tables = None
        self.changed |= LAND_BIT
        return self.land

    def own_marks(self) -> Land:
        """Like `own_land`, to write `marks` and `dnpr` only: no table follows from these."""
        if not self.mine & LAND_BIT:
            tables = self.land.tables
            self.land = self.land.clone()
            self.land.tables = tables
            self.mine |= LAND_BIT
        self.changed |= LAND_BIT
        return self.land

    def own_unrest(self) -> Land:
        """Like `own_marks`, to write Unrest only."""
        before = self.changed
        land = self.own_marks()
        self.changed = before | UNREST_BIT
        return land

    def own_top(self) -> Land:
        """Like `own_land`, to write `top` and `marks` only: who holds a Province, and whose tokens lie below, stays."""
        before = self.land.tables
        land = self.own_land()
        if before is not None:
            land.tables = before.under_others()
        return land

    def own_town(self) -> Land:
        """Like `own_land`, to write `town` and `marks` only: who holds a Province, and what lies on top, stays."""
        before = self.land.tables
        land = self.own_land()
        if before is not None:
            land.tables = before.under_tokens()
        return land

    def hand_over(self, province: int, realm: int) -> Land:
        """Like `own_land`, and the Realm is the Province's Lawful Owner from now on: what all others hold stays."""
        before = self.land.tables
        old = self.land.holder[province]
        land = self.own_land()
        land.holder[province] = realm
        if before is not None:
            land.tables = before.handed_over(province, old, realm)
        return land

    def own_realms(self) -> Realms:
        if not self.mine & REALMS_BIT:
            self.realms = self.realms.clone()
            self.mine |= REALMS_BIT
        self.realms.tables = None
        self.wars = None
        self.changed |= REALMS_BIT
        return self.realms

    def own_faiths(self) -> Realms:
        """Like `own_realms`, to write `faith` only: no table follows from it."""
        if not self.mine & REALMS_BIT:
            tables = self.realms.tables
            self.realms = self.realms.clone()
            self.realms.tables = tables
            self.mine |= REALMS_BIT
        self.changed |= FAITHS_BIT
        return self.realms

    def own_areas(self) -> Areas:
        if not self.mine & AREAS_BIT:
            self.areas = self.areas.clone()
            self.mine |= AREAS_BIT
        self.areas.tables = None
        self.changed |= AREAS_BIT
        return self.areas

    def own_influence(self, bits: int) -> list[int]:
        """Like `own_areas`, to write these bits of `influence` only."""
        before = self.areas.tables
        areas = self.own_areas()
        if before is not None:
            areas.tables = before.without(bits)
        return areas.influence

    def own_creeds(self) -> Areas:
        """Like `own_areas`, to write `creed` and `marks` only: no table follows from these."""
        before = self.areas.tables
        areas = self.own_areas()
        areas.tables = before
        return areas

    def own_forces(self) -> Forces:
        if not self.mine & FORCES_BIT:
            self.forces = self.forces.clone()
            self.mine |= FORCES_BIT
        self.forces.tables = None
        self.changed |= FORCES_BIT
        return self.forces

    def own_leaders(self) -> Forces:
        """Like `own_forces`, to write who leads Armies and the Fleet, and their illness: no table follows from it, and
        no Mission reads it."""
        if not self.mine & FORCES_BIT:
            tables = self.forces.tables
            self.forces = self.forces.clone()
            self.forces.tables = tables
            self.mine |= FORCES_BIT
        return self.forces

    def own_decks(self) -> Decks:
        if not self.mine & DECKS_BIT:
            self.decks = self.decks.clone()
            self.mine |= DECKS_BIT
        self.changed |= DECKS_BIT
        return self.decks

    def own_bonds(self) -> Bonds:
        if not self.mine & BONDS_BIT:
            self.bonds = self.bonds.clone()
            self.mine |= BONDS_BIT
        self.wars = None
        self.changed |= BONDS_BIT
        return self.bonds

    def own_truces(self) -> Bonds:
        """Like `own_bonds`, to write `truces` and `cbs` only: who is at War with whom stays."""
        if not self.mine & BONDS_BIT:
            self.bonds = self.bonds.clone()
            self.mine |= BONDS_BIT
        if self.wars is not None:
            self.wars = self.wars.under_truces()
        self.changed |= BONDS_BIT
        return self.bonds

    def own_player(self, player: int) -> Player:
        bit = PLAYER_BIT << player
        if not self.mine & bit:
            self.players[player] = self.players[player].clone()
            self.mine |= bit
        self.changed |= bit
        return self.players[player]

    def own_purse(self, player: int) -> Player:
        """Like `own_player`, to write Power, Ducats, Interest, Prestige and cubes only, and what no Mission reads."""
        bit = PLAYER_BIT << player
        if not self.mine & bit:
            self.players[player] = self.players[player].clone()
            self.mine |= bit
        self.changed |= PURSE_BIT << player
        return self.players[player]

    def own_deeds(self, player: int) -> Player:
        """Like `own_player`, to write deeds only, and what no Mission reads."""
        bit = PLAYER_BIT << player
        if not self.mine & bit:
            self.players[player] = self.players[player].clone()
            self.mine |= bit
        self.changed |= DEEDS_BIT << player
        return self.players[player]

    def own_rest(self, player: int) -> Player:
        """Like `own_player`, to write only what no Mission reads: of a Turn and a Round, cards of the hand."""
        bit = PLAYER_BIT << player
        if not self.mine & bit:
            self.players[player] = self.players[player].clone()
            self.mine |= bit
        return self.players[player]

    def remember(self) -> None:
        """A Turn begins: what lies on the table now is what lay there "before this Turn"."""
        self.then_land = self.land
        self.then_realms = self.realms
        self.then_areas = self.areas
        self.then_forces = self.forces
        self.then_bonds = self.bonds
        self.then = None
        self.mine &= ~(LAND_BIT | REALMS_BIT | AREAS_BIT | FORCES_BIT | BONDS_BIT)

    # players

    def clockwise(self, start: int) -> list[int]:
        """All players, from this one on."""
        order = self.order
        at = order.index(start)
        return order[at:] + order[:at]

    def others(self, player: int) -> list[int]:
        """The Opponents, clockwise from the next one."""
        order = self.order
        at = order.index(player)
        return order[at + 1 :] + order[:at]

    def realm_of(self, player: int) -> int:
        return self.players[player].realm


# What carries out the cards' programs: cards/machine.py puts it here.
MACHINES: Final[list[Machine[Any, Any]]] = []
# Who answers for automated players: automa/answer.py puts it here.
ANSWERS: Final[list[Callable[[Europa, Decision[Any]], int]]] = []
