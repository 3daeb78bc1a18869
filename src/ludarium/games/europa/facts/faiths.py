"""Religions (EU-15.0): of Realms and of Areas.

FAITH       the domain; CATHOLIC .. REVOLUTIONARY are State Religions, DIVERSE is of Areas only,
            OUTSIDE is the faith of Distant Realms: it differs from every other (EUI-16)
NAMED       faith by its name in the tables
IS_CATHOLIC, IS_CHRISTIAN    bytes by faith; a Counter-Reformed Realm is Catholic (EU-15.0.2)
"""

from __future__ import annotations

from typing import Final

from ludarium.kernel.domain import Domain

CATHOLIC: Final = 0
COUNTER_REFORMED: Final = 1
PROTESTANT: Final = 2
ORTHODOX: Final = 3
MUSLIM: Final = 4
REVOLUTIONARY: Final = 5
DIVERSE: Final = 6
OUTSIDE: Final = 7

FAITH: Final = Domain(
    "faith",
    [
        "catholic",
        "counter-reformed",
        "protestant",
        "orthodox",
        "muslim",
        "revolutionary",
        "diverse",
        "outside",
    ],
)
FAITHS: Final = 8

# As the set-up rows and the effect language write them, and as the map tables do.
NAMED: Final[dict[str, int]] = {
    "catholic": CATHOLIC,
    "counter_reformed": COUNTER_REFORMED,
    "protestant": PROTESTANT,
    "orthodox": ORTHODOX,
    "muslim": MUSLIM,
    "revolutionary": REVOLUTIONARY,
    "Catholic": CATHOLIC,
    "Orthodox": ORTHODOX,
    "Muslim": MUSLIM,
    "Diverse Faiths": DIVERSE,
    "outside the game": OUTSIDE,
}

IS_CATHOLIC: Final = bytes([1, 1, 0, 0, 0, 0, 0, 0])
IS_CHRISTIAN: Final = bytes([1, 1, 1, 1, 0, 0, 0, 0])
