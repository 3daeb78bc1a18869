"""A table of Pax for tests: a position described in the book's terms, choices as text, facts by path."""

from __future__ import annotations

from typing import Any

from ludarium.games.pax import TITLE
from ludarium.games.pax.position import Pax
from ludarium.kernel.chance import fast
from ludarium.kernel.layout import find
from ludarium.kernel.match import frame_id

CAPITALS = (
    *("london", "paris", "vienna", "buda", "tana", "toledo", "valencia", "venice", "cairo"),
    *("constantinople-1", "constantinople-2", "constantinople-3"),
)
STARTS = ("france-hre", "aragon-papal", "ottoman-mamluk", "england-portugal")


def short(option: int) -> str:
    text = TITLE.vocabulary.text(option)
    return text.partition(" card=")[0] if text.startswith("buy ") else text


class Table:
    def __init__(self, position: Pax) -> None:
        self.position = position

    @property
    def offered(self) -> list[str]:
        """Every option of the current decision, as text. Purchases are named by their slot alone."""
        return [] if self.position.over else [short(option) for option in self.position.options()]

    def offers(self, verb: str) -> list[str]:
        return [text for text in self.offered if text.split()[0] == verb]

    @property
    def decides(self) -> tuple[int, str]:
        """Who decides, and what."""
        return self.position.seat, frame_id(self.position.decision())

    @property
    def refused(self) -> dict[str, str]:
        found = self.position.decision().refused(self.position, self.position.options())
        return {short(each.option): each.reason for each in found}

    def choose(self, *codes: str) -> Table:
        """Chooses one option after another. Each must be offered, and afterwards everything must add up."""
        for code in codes:
            named = {short(option): option for option in self.position.options()}
            assert code in named, f"{code!r} is not among: {'; '.join(named)}"
            self.position.choose(named[code])
            TITLE.check(self.position)
        return self

    def see(self, path: str) -> Any:
        return find(TITLE.layout.show(self.position), path)

    def told(self, event: str) -> list[dict[str, Any]]:
        return [each.args() for each in self.position.ears or [] if each.event.name == event]

    def view(self, seat: int) -> dict[str, Any]:
        return TITLE.view(self.position, seat)


def table(
    seats: int = 2,
    phase: str = "turn",
    seat: int = 0,
    clear: bool = True,
    variants: dict[str, str] | None = None,
    seed: int = 1,
    **given: Any,
) -> Table:
    """A table at the beginning of a turn. Unless `clear` is false, no piece is on the map but the given ones.

    Seats 0 to 3 are Fugger, Medici, Coeur, Marchionni.
    """
    values = dict(variants or {})
    if seats > 1:
        values.setdefault("houses", "seated")
    position = TITLE.setup(seats, TITLE.resolve(seats, values), fast(seed))
    if clear:
        given["cities"] = dict.fromkeys(CAPITALS, "none") | given.get("cities", {})
        given["concession"] = dict.fromkeys(STARTS, "none") | given.get("concession", {})
    TITLE.layout.read(given, "given", position)
    position.agenda = []
    TITLE.enter(position, phase, seat)
    position.ears = []
    TITLE.begin(position)
    TITLE.check(position)
    return Table(position)


def fresh(seats: int = 2, seed: int = 1, **variants: str) -> Pax:
    """A new game before its first step."""
    return TITLE.setup(seats, TITLE.resolve(seats, variants), fast(seed))
