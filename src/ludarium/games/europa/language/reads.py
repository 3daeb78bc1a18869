"""Which groups of the position an answer depends on: filters, counts and conditions are asked again only if one moved.

A group too many costs time, one too few gives a wrong answer: in doubt it is listed.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.program import Condition, Count, Filter

_LAND: Final = s.G_LAND
_REALMS: Final = s.G_REALMS
_AREAS: Final = s.G_AREAS
_FORCES: Final = s.G_FORCES
_BONDS: Final = s.G_BONDS
_OWN: Final = s.G_OWN
_RIVALS: Final = s.G_RIVALS
_GAME: Final = s.G_GAME
_ALL_OWN: Final = s.G_OWN | s.G_PURSE | s.G_DEEDS
_OWNED: Final = _LAND | _REALMS
_REACH: Final = _LAND | _REALMS | _AREAS
_EMPIRE: Final = _LAND | _REALMS | _AREAS | _GAME

# Words that say the same whatever they are about
_WORDS: Final[dict[int, int]] = {
    s.W_PLACE: 0,
    s.W_IT: 0,
    s.W_OWN: _OWNED,
    s.W_OWN_OR_VASSAL: _OWNED,
    s.W_ALL_OWNED: _OWNED,
    s.W_NPR: _OWNED,
    s.W_PR: _OWNED,
    s.W_OPPONENT: _OWNED,
    s.W_ADJACENT: _OWNED,
    s.W_IN_REACH: _EMPIRE | _FORCES,
    s.W_ROOM: _AREAS,
    s.W_DISTANT: 0,
    s.W_HRE: _EMPIRE,
    s.W_ELECTOR: _EMPIRE,
    s.W_CAPITAL: _OWNED,
    s.W_TOWN: _LAND,
    s.W_CORE: _REACH,
    s.W_OWN_FAITH: _AREAS | s.G_FAITHS,
    s.W_OTHER_FAITH: _AREAS | s.G_FAITHS,
    s.W_DISSENT: _REACH | s.G_FAITHS,
    s.W_YOUR_MARRIAGE: _OWNED,
    s.W_UNREST: s.G_UNREST,
    s.W_FOREIGN: _REACH,
    s.W_GOLD: 0,
    s.W_TERRITORY: 0,
    s.W_MARRIAGE: _REALMS,
    s.W_ENEMY: _BONDS | _REALMS,
    s.W_YOUR_ALLY: _REALMS,
    s.W_YOUR_VASSAL: _REALMS,
    s.W_YOUR_INFLUENCE: _EMPIRE,
    s.W_SUBJUGABLE: _EMPIRE | _BONDS | _OWN | s.G_UNREST,
    s.W_LEADER_IN_PRESTIGE: s.G_PURSE | _RIVALS,
    s.W_MARITIME: 0,
    s.W_MERCHANT: _OWN | _RIVALS,
    s.W_YOUR_MERCHANT: _OWN,
    s.W_EXPANDED: _FORCES,
    s.W_NEAR_CAPITAL: _OWNED,
    s.W_YOUR_SHIPS: _FORCES,
    s.W_YOUR_PORT: _OWNED,
    s.W_OPPONENT_SHIPS: _FORCES,
    s.W_YOUR_TOWN: _OWNED,
    s.W_YOUR_CLAIM: _AREAS,
    s.W_BESIEGER: _FORCES | _GAME,
    s.W_CAVALRY: _FORCES,
    s.W_HEAVY: _FORCES,
    s.W_TRADE_PROTECTION: _FORCES,
    s.W_HELD: _RIVALS,
    s.W_DISPLAY: s.G_DECKS,
    s.W_OWNER: _OWNED,
    s.W_TAX: _OWNED,
    s.W_SKILL: _OWN,
    s.W_MIN_AGE: 0,
    s.W_NAME: s.G_DECKS,
}
_COUNTS: Final[dict[int, int]] = {
    s.N_PRESTIGE: s.G_PURSE,
    s.N_DUCATS: s.G_PURSE,
    s.N_ADM: s.G_PURSE,
    s.N_DIP: s.G_PURSE,
    s.N_MIL: s.G_PURSE,
    s.N_STABILITY: _OWN,
    s.N_INTEREST: s.G_PURSE,
    s.N_AGE: _GAME,
    s.N_AUTHORITY: _GAME,
    s.N_BASE_TAX: _OWN | _LAND,
    s.N_TAX: _OWN | _REACH,
    s.N_PROVINCES: _OWNED,
    s.N_TOWNS: _OWN | _OWNED,
    s.N_VASSALS: _OWN | _OWNED,
    s.N_LARGE_TOWNS: _OWN | _LAND,
    s.N_REBEL_TOWNS: _LAND,
    s.N_UNREST: _LAND | s.G_UNREST,
    s.N_AREAS: 0,
    s.N_CLAIMS: _AREAS,
    s.N_INFLUENCE: _EMPIRE,  # the Emperor's Influence is his, too
    s.N_UNITS: _FORCES,
    s.N_SHIPS: _FORCES,
    s.N_DEPLOYED_REGULARS: _FORCES,
    s.N_SEAS: 0,
    s.N_NODES: 0,
    s.N_CONTINENTS: 0,
    s.N_PORTS: _OWNED,
    s.N_MERCHANTS: _OWN,
    s.N_ALLIES: _REALMS,
    s.N_MARRIAGES: _REALMS,
    s.N_CARDINALS: _GAME,
    s.N_ADVISORS: _OWN,
    s.N_ADVISOR_SKILL: _OWN,
    s.N_IDEAS: _OWN,
    s.N_DID: s.G_DEEDS,
}
_CONDITIONS: Final[dict[int, int]] = {
    s.C_ALWAYS: 0,
    s.C_FAITH: s.G_FAITHS,
    s.C_FAITH_OF: _AREAS,
    s.C_OWNS: _OWNED,
    s.C_CONTROLS: _OWNED,
    s.C_ADJACENT: _OWNED,
    s.C_IS: 0,
    s.C_ALLY: _REALMS,
    s.C_MARRIED: _REALMS,
    s.C_EXISTS: _REALMS,
    s.C_AT_WAR_WITH: _BONDS | _REALMS,
    s.C_HAS_IDEA: _OWN,
    s.C_HAS_CARD: _OWN,
    s.C_AT_WAR: _BONDS | _REALMS,
    s.C_EMPEROR: _GAME,
    s.C_CURIA_CONTROLLER: _GAME,
    s.C_HRE_SUBJECT: _EMPIRE,
    s.C_LEADER_HERE: _FORCES | _GAME,
}


def of_filter(made: Filter) -> int:
    """A happening is told as it happens: its filter reads nothing."""
    if made.kind == s.K_HAPPENING:
        return 0
    found = 0
    for clause in made.clauses:
        for word in clause.words:
            if word.code == s.W_FAITH:
                found |= _AREAS if made.kind == s.K_AREA else _REALMS | s.G_FAITHS
            elif word.code == s.W_PLACE and made.kind == s.K_REALM:
                found |= _OWNED
            else:
                found |= _WORDS[word.code]
    return found


def of_count(made: Count) -> int:
    if made.code == s.N_GROWN:
        return _COUNTS[made.of] | _OWN
    return _COUNTS[made.code] | made.filter.reads


def of_condition(made: Condition) -> int:
    found = 0
    if made.code == s.C_MOST:
        found = made.counts[0].reads
        return found | _RIVALS if found & _ALL_OWN else found
    if made.code in _CONDITIONS:
        return _CONDITIONS[made.code]
    for kid in made.kids:
        found |= kid.reads
    for count in made.counts:
        found |= count.reads
    return found
