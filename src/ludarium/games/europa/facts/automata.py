"""Automated Realms (EU-20.1): what each wants, and how strong each level is. All of it is designed.

Level       LEVEL page, knight, duke, king · BOT_POWER (cubes a Round) · NOISE (added to a score: at most so many tenths
            of a Prestige point, up or down)
Doctrine    DOCTRINES[realm] -> Doctrine: .war .diplomacy .trade .colony .faith (0 to 3) .draw ([ADM, DIP, MIL] cards in
            Phase 1) .war_targets .diplomatic_targets (Areas; None: adjacent NPR Areas) .territories (spaces) .ideas
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts import ideas, places, realms
from ludarium.games.europa.facts.read import Row, table
from ludarium.kernel.domain import Domain

LEVEL: Final = Domain("level", ["page", "knight", "duke", "king"])
PAGE: Final = 0
KNIGHT: Final = 1
DUKE: Final = 2
KING: Final = 3
BOT_POWER: Final = bytes([0, 2, 4, 6])
NOISE: Final = bytes([6, 3, 2, 0])

OTHERS: Final = "any other"
# Whose row a Realm uses that has none of its own. (Spain, Great Britain, Russia, Prussia, Rumelia and Egypt are the
# Realms of Castile, England, Muscovy, Brandenburg, the Ottomans and the Mamluks by another name.)
_LIKE: Final = {"Kalmar": "Denmark"}


class Doctrine:
    """One row of the table."""

    __slots__ = (
        "colony",
        "diplomacy",
        "diplomatic_targets",
        "draw",
        "faith",
        "ideas",
        "territories",
        "trade",
        "war",
        "war_targets",
    )

    def __init__(self, row: Row) -> None:
        self.war: int = row.number("war", 0, 3)
        self.diplomacy: int = row.number("diplomacy", 0, 3)
        self.trade: int = row.number("trade", 0, 3)
        self.colony: int = row.number("colony", 0, 3)
        self.faith: int = row.number("faith", 0, 3)
        self.draw: list[int] = [row.number(f"draw_{deck}", 0, 3) for deck in ("adm", "dip", "mil")]
        if sum(self.draw) != 3:
            row.fail("draw_mil", "three cards are drawn in all")
        self.war_targets: list[int] = row.find_all("war_targets", places.AREA_NAMED)
        self.diplomatic_targets: list[int] = row.find_all("diplomatic_targets", places.AREA_NAMED)
        self.territories: list[int] = row.find_all("territories", places.SPACE_NAMED)
        self.ideas: list[int] = row.find_all("ideas", ideas.NAMED)


_TABLE: Final = table(
    "automata.csv",
    "realm,war,diplomacy,trade,colony,faith,draw_adm,draw_dip,draw_mil,war_targets,diplomatic_targets,territories,ideas",
)


def _doctrines() -> list[Doctrine]:
    rows: dict[str, Doctrine] = {}
    for row in _TABLE.rows:
        name = row.must("realm")
        if name != OTHERS:
            row.find("realm", realms.NAMED)
        if name in rows:
            row.fail("realm", f"{name!r} stands here twice")
        rows[name] = Doctrine(row)
    found: list[Doctrine] = []
    for name in realms.NAMED:
        found.append(rows[name] if name in rows else rows[_LIKE.get(name, OTHERS)])
    return found


DOCTRINES: Final[list[Doctrine]] = _doctrines()
