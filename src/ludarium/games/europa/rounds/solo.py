"""What becomes of people against automated Realms: early defeats, and the rank at the end (bots.md 8; 1-02, 1-06, 2-06,
2-07; designed)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import ownership
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.facts import places, realms, scenarios
from ludarium.games.europa.table.player import BANKRUPT
from ludarium.games.europa.table.position import Europa

# By how many P the best automated Realm is beaten: survival, victory, triumph; below the first: defeat
MARGINS: Final = (0, 5, 15)
RANKS: Final = ("defeat", "survival", "victory", "triumph")
ULM_EASIER: Final = 5  # 2-07
# 1-06: P, Tax Income, and how many of the automated Realms must be beaten (9: all)
MARGRAVE: Final = ((30, 0, 0), (40, 8, 0), (52, 12, 1), (65, 15, 9))
MARGRAVE_RANKS: Final = (
    "forgotten-margrave",
    "careful-landlord",
    "great-elector",
    "duke-in-prussia",
    "king-in-prussia",
)
HARD: Final = 3  # P off each limit with Poland or Kalmar
VERY_HARD: Final = 5  # with both
_BERLIN: Final = places.PROVINCE_NAMED["Berlin"]
_LOST: Final = {
    "2-06": (realms.BYZANTIUM, places.PROVINCE_NAMED["Constantinople"], 2),
    "2-07": (realms.ULM, places.PROVINCE_NAMED["Ulm"], 1),
}


def fallen(position: Europa) -> bool:
    """Phase 3 E: Constantinople is Occupied for the second Round running (2-06), or Ulm is (2-07). `memory` counts the
    Rounds."""
    row = _LOST.get(scenarios.SCENARIOS[position.scenario].number)
    if row is None:
        return False
    realm, province, rounds = row
    lost = ownership.controller(position, province) != realm
    count = (position.memory[0] if position.memory else 0) + 1 if lost else 0
    position.memory = [count]
    return count >= rounds


def verdict(position: Europa, defeated: bool) -> str:
    """How people have fared against automated Realms; nothing in games without them."""
    if len(position.players) == position.people:
        return ""
    number = scenarios.SCENARIOS[position.scenario].number
    mine = max(position.players[player].prestige for player in range(position.people))
    theirs = [position.players[player].prestige for player in range(position.people, len(position.players))]
    if position.people > 1:
        if max(theirs) <= mine:
            return ""
        return "dance-of-shadows" if number == "1-02" else "automata-ahead"
    if defeated:
        return RANKS[0]
    if number == "1-06":
        return margrave(position, mine, theirs)
    margin = mine - max(theirs) + (ULM_EASIER if number == "2-07" else 0)
    return RANKS[sum(1 for limit in MARGINS if margin >= limit)]


def margrave(position: Europa, mine: int, theirs: list[int]) -> str:
    """1-06: by Prestige, Tax Income and who was beaten; Berlin must be held, and no Bankruptcy fall into Age III."""
    if ownership.controller(position, _BERLIN) != position.realm_of(0):
        return MARGRAVE_RANKS[0]
    if position.players[0].round_flags & BANKRUPT and position.age == 3:
        return MARGRAVE_RANKS[0]
    played = [position.realm_of(player) for player in range(1, len(position.players))]
    hard = (realms.POLAND in played) + (realms.KALMAR in played)
    easier = (0, HARD, VERY_HARD)[hard]
    tax = ask_tracks.tax_income(position, 0)
    beaten = sum(1 for points in theirs if mine > points)
    rank = 0
    for prestige, income, others in MARGRAVE:
        if mine < prestige - easier or tax < income or beaten < min(others, len(theirs)):
            break
        rank += 1
    return MARGRAVE_RANKS[rank]
