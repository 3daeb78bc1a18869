"""The dice (EU-9.6, EU-14.2, EU-5.1.3): six faces each.

Battle      BATTLE_FACES[die][face]: die INFANTRY, CAVALRY or ARTILLERY of tracks.py; faces I, I2, C, A, BLANK
Rebel       REBEL_FACES[face]: REBELLION, LOSE_DUCATS, LOSE_POWER, NO_EFFECT, EXHAUST, CALM
Exploration EXPLORE_NUMBER[face] (1 to 3), EXPLORE_SKULL[face]
COUNT       how many of each the box has (only a switch, AMB-EU1-72)
FACE        domain of Battle faces, REBEL of Rebel faces, BATTLE_DIE of Battle Dice
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.read import Row, table
from ludarium.kernel.domain import Domain

I: Final = 0  # noqa: E741
I2: Final = 1
C: Final = 2
A: Final = 3
BLANK: Final = 4
FACE: Final = Domain("face", ["infantry", "infantry-2", "cavalry", "artillery", "blank"])
BATTLE_DIE: Final = Domain("die", ["infantry", "cavalry", "artillery"])

REBELLION: Final = 0
LOSE_DUCATS: Final = 1
LOSE_POWER: Final = 2
NO_EFFECT: Final = 3
EXHAUST: Final = 4
CALM: Final = 5
REBEL: Final = Domain("rebel", ["rebellion", "ducats", "power", "blank", "exhaust", "calm"])

_TABLE: Final = table("dice.csv", "die,colour,count,face1,face2,face3,face4,face5,face6")
_TABLE.count(6)
_DICE: Final = ["Infantry", "Cavalry", "Artillery", "Rebel", "Exploration", "Standard d6"]
for _number, _row in enumerate(_TABLE.rows):
    if _row.one_of("die", _DICE) != _number:
        _row.fail("die", f"{_DICE[_number]!r} is expected here")


def _faces(row: Row, words: list[str]) -> bytes:
    return bytes([row.one_of(f"face{n}", words) for n in range(1, 7)])


BATTLE_FACES: Final[list[bytes]] = [_faces(row, ["I", "I2", "C", "A", "blank"]) for row in _TABLE.rows[:3]]
REBEL_FACES: Final = _faces(
    _TABLE.rows[3],
    ["rebellion", "lose 2 ducats", "lose 1 MP", "blank", "exhaust 1 manpower", "remove 1 unrest"],
)
_NUMBERS: Final = ["1", "2", "3", "1 + skull", "2 + skull", "3 + skull"]
_EXPLORE: Final = _faces(_TABLE.rows[4], _NUMBERS)
EXPLORE_NUMBER: Final = bytes([face % 3 + 1 for face in _EXPLORE])
EXPLORE_SKULL: Final = bytes([1 if face >= 3 else 0 for face in _EXPLORE])
COUNT: Final = bytes([row.number("count", 1, 9) for row in _TABLE.rows])
