"""Ideas (EU-8): 30, in three types.

Domain      IDEA 30 · NAMED: by name
Idea        TYPE (ADM, DIP, MIL) · BASIC · MIN_AGE · COST · FORM (Government Form) · PRESTIGE · OF_TYPE[type]
cells()     columns `requires` (a condition), `instant`, `permanent`, `prestige`; kind "idea"
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.read import Cell, cell, kebab, table
from ludarium.kernel.domain import Domain

_TABLE: Final = table(
    "ideas.csv",
    "type,idea,basic,min_age,cost,government_form,requires,instant,permanent,prestige,prestige_on_research",
)
_TABLE.count(30)
NAMED: Final = _TABLE.names("idea")
NAME: Final[list[str]] = list(NAMED)
IDEA: Final = Domain("idea", [kebab(name) for name in NAME])
IDEAS: Final = 30
TYPE: Final = bytes([row.one_of("type", ["ADM", "DIP", "MIL"]) for row in _TABLE.rows])
BASIC: Final = bytes([1 if row.yes("basic") else 0 for row in _TABLE.rows])
MIN_AGE: Final = bytes([row.number("min_age", 1, 4) for row in _TABLE.rows])
COST: Final = bytes([row.number("cost", 1, 9) for row in _TABLE.rows])
FORM: Final = bytes([1 if row.yes("government_form") else 0 for row in _TABLE.rows])
PRESTIGE: Final = bytes([row.number("prestige_on_research", 0, 9) for row in _TABLE.rows])
OF_TYPE: Final[list[list[int]]] = [[idea for idea in range(IDEAS) if TYPE[idea] == kind] for kind in range(3)]


def cells() -> list[Cell]:
    columns = ("requires", "instant", "permanent", "prestige")
    return [
        found for idea, row in enumerate(_TABLE.rows) for column in columns for found in cell(row, "idea", idea, column)
    ]
