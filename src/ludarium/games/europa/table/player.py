"""What lies before one player: his mat, his hand, his people, and what he has done."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.fields import Shared, data
from ludarium.kernel.part import Part

ADM: Final = 0
DIP: Final = 1
MIL: Final = 2

# `Player.ruler` and the Leader of an Army: nobody; an Army's Leader can be the Ruler himself (EU-9.4.6)
NOBODY: Final = -1
THE_RULER: Final = -2

# `Player.merchants`: a piece that the player does not have yet; one that stands on no node; else node * 2 + (1: laid
# down)
NO_PIECE: Final = -2
OFF_BOARD: Final = -1

# `Player.turn_flags`, cleared when a Turn ends, whoever's it was
WON_MIL: Final = 1  # has gained the MIL of a won Battle (EU-9.7.21)
FREE_ACTION: Final = 2  # acts by a card or an Event out of his own Turn (EUI-35)
REPAID: Final = 4  # has repaid a Loan (EUI-5)
RULER_MOVED: Final = 16  # has moved the Ruler-General token (EUI-5)
DEAL_REFUSED: Final = 32  # the deal just offered was refused: the Turn goes on (EUI-6)
REASSIGNED: Final = 64  # << Army: has reassigned the General who commands it now (EUI-5)

# `Player.round_flags`, cleared in Phase 5
FOCUS_CHANGED: Final = 1  # EU-5.1.5.1: the cube lies in the slot
CRUSADER: Final = 2  # Committed to Crusade (EU-19.3.5)
SUPPORTED: Final = 4  # has given Ducats to a mate of his team (EUI-43)
STEP_TAKEN: Final = 8  # has placed the Influence that costs no DIP (1-06, 2-07)
MARCHED: Final = 64  # has had the cheap Activate Units of this Round (2-04)
# of this Age, cleared when the next one begins
BANKRUPT: Final = 16  # has gone bankrupt
NERVE_USED: Final = 32  # has thrown the dice of a Battle once more (1-06)


@data
class Player(Part):
    """Shared between clones until written: `me = position.own_player(k)` before any change."""

    realm: int
    ducats: int
    power: list[int]  # ADM, DIP, MIL
    stability: int
    prestige: int
    glory: list[int]  # Prestige by source (table.words.SOURCE), for the result
    interest: int
    # Manpower Reserve: Regulars Available and Exhausted, +1 tokens of the mat, Allied Units in the Reserve (EU-9.3)
    available: int
    exhausted: int
    manpower_tokens: int
    allied: int
    levies: list[int]  # flat pairs: Realm of an Active Ally, Allied Units it gave (EU-11.3.13)
    total: int  # Manpower as set in Phase 5 A2 (EU-9.3.5)
    colonists: int
    merchants: list[int]
    # Ruler: index of facts.people.RULER or NOBODY (Interregnum); Ill Health tokens on him
    ruler: int
    ruler_ill: int
    advisors: list[int]  # by type ADM, DIP, MIL: a card or NOBODY
    advisors_ill: list[int]
    hand: list[int]  # Action cards, in the order they came
    drawn: list[int]  # drawn in Phase 1 or at set-up and not yet kept or dropped
    display: list[int]  # flat pairs: card, cubes left (EU-6.2.1-4)
    ideas: int  # bit set of IDEA
    vouchers: list[int]  # flat pairs: Idea type (3: any), discount (idea_discount)
    missions: list[int]  # held, at most 2
    aside: list[int]  # his other Missions, not done
    done: list[int]  # completed Missions
    starting: Shared[list[int]]  # those to choose from at set-up (EU-3.22)
    waived: Shared[list[int]]  # those whose prerequisites a later start waives
    true_missions: list[int]  # of those he could hold: whose requirement was met when last looked at
    # of this Round and Turn
    events_taken: int
    passed: int  # 0, or his rank among those who have Passed
    turn_flags: int
    round_flags: int
    turn_influence: list[int]  # Areas in which he placed Influence by Action this Turn, once for each cube (EU-5.4.1.3)
    turn_appointed: list[int]  # cards appointed this Turn, which are not dismissed in it (EUI-5)
    turn_mercenaries: int  # hired this Turn (EU-5.5.3.5)
    turn_moved: list[int]  # what has been activated this Turn and does not move again in it (EUI-36): see war.moved
    turn_access: list[int]  # flat pairs: space, 1 or 0: whether an Opponent let his Units in this Turn (EUI-30)
    turn_offers: int  # bit set: players to whom he has offered a deal this Turn (EUI-6)
    spent_land: list[int]  # Provinces whose Military Capacity is spent this Turn (EU-9.2.11)
    spent_sea: list[int]
    # lasting modifiers: flat triples: node of the language, until (1 this Turn, 2 this Round), the Area meant or -1
    lasting: list[int]
    deeds_turn: bytes  # by deed of language.deeds, in this Turn
    deeds_round: bytes
    deeds_age: bytes
    at_age: list[int]  # counts when the Age began, for `grown`
    round_firsts: int  # bit set of deeds with `first_of_round` already met
    # the mat's tracks: pieces off the tracks (on the map), and cubes that cover slots (AMB-EU1-10, -11)
    small: int
    large: int
    vassal: int
    stand_ins: int  # of the Vassal tokens: those that stand in for Small Towns (EU-7.5.5)
    covered: int  # Tax Value of own Towns under Rebel Towns or Enemy Towns
    covered_vassal: int  # Vassal tokens likewise
    covers: int  # cubes on the tracks: one for each such Province
    # tokens on the map (EU-2.2.8)
    claims: int
    cores: int
    cbs: int
    # the Supply: cubes that are neither Power, Influence, Colonists, Cardinals, charges, covers nor the focus
    # (EU-2.2.3);
    # below 0 while a cover waits for a cube (put.supply.FreeCube)
    cubes: int
    level: int  # of an automated player: facts.automata.PAGE, ... KING; -1: a person's
    bot_power: int  # Bot Power cubes left in this Round
    plan: list[int]  # what an automated player has set out to do in this Round: see automa.mind
    turns: int  # begun in this Round
    start_tax: int  # Tax Income at set-up, for the growth that some scenarios score
