"""Europa Universalis: The Price of Power as a title of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludarium.games.europa.automa.answer import decide  # (its import lets automated Realms answer)
from ludarium.games.europa.automa.prior import weigh_options
from ludarium.games.europa.check import check
from ludarium.games.europa.facts.action_cards import CARD
from ludarium.games.europa.facts.automata import LEVEL
from ludarium.games.europa.facts.events import EVENT
from ludarium.games.europa.facts.goals import MILESTONE, MISSION
from ludarium.games.europa.facts.ideas import IDEA
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.facts.scenarios import BOT, EITHER, HUMAN, SCENARIO, SCENARIOS
from ludarium.games.europa.facts.trade_cards import TRADE
from ludarium.games.europa.rounds import house as house  # every folder's doors are open
from ludarium.games.europa.rounds.scoring import standings
from ludarium.games.europa.scenario import levels
from ludarium.games.europa.scenario.colours import COLOURS
from ludarium.games.europa.scenario.setup import ADVANCED, SWITCHES, setup, usual_switches
from ludarium.games.europa.scenario.special import FULL, LENGTHS, MIDDLE, SHORT
from ludarium.games.europa.sight import judgement
from ludarium.games.europa.sight.hidden import determinize
from ludarium.games.europa.sight.layout import LAYOUT, PHASES, enter
from ludarium.games.europa.sight.settle import settle
from ludarium.games.europa.sight.shapes import EuropaTable
from ludarium.games.europa.sight.view import common, own
from ludarium.games.europa.sight.wording import words
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import WORDS
from ludarium.kernel.chance import Chance
from ludarium.kernel.settle import Named
from ludarium.kernel.title import Scenario, Side, Standings, Title, Variant, switch
from ludarium.kernel.words import Phrase

MINUTES: Final = 12  # for each player and Round, at most; half of it at least


def _scenarios() -> list[Scenario]:
    found: list[Scenario] = []
    for row, each in enumerate(SCENARIOS):
        sides = [
            Side(
                REALM.full(seat.realm),
                COLOURS.get(seat.realm, "#777777"),
                "bot" if seat.kind == BOT else "either" if seat.kind == EITHER else "person",
            )
            for seat in each.seats
        ]
        rounds = sum(each.rounds)
        longest = MINUTES * rounds * len(sides)
        id = SCENARIO.ref(row)
        found.append(Scenario(id, sides, rounds, (longest // 2, longest), usual_switches(each), each.offered))
    return found


def _in_part(variant: str) -> list[str]:
    """The scenarios of which this variant says how much is played."""
    return [SCENARIO.ref(row) for row, each in enumerate(SCENARIOS) if LENGTHS.get(each.number) == variant]


def _with_bots() -> list[str]:
    """The scenarios with automated Realms."""
    return [SCENARIO.ref(row) for row, each in enumerate(SCENARIOS) if any(seat.kind != HUMAN for seat in each.seats)]


class EuropaTitle(Title[Europa]):
    def __init__(self) -> None:
        advanced = ["as-scenario", "off", "on"]
        super().__init__(
            id="europa",
            prefix="EU",
            rules=1,
            scenarios=_scenarios(),
            variants=[
                *(Variant(name, advanced, "as-scenario") for name in ADVANCED),
                *(switch(name, False) for name in SWITCHES),
                Variant("length", [FULL, SHORT], FULL, scenarios=_in_part("length")),
                Variant("campaign", [FULL, MIDDLE, SHORT], FULL, scenarios=_in_part("campaign")),
                Variant("automata", levels.VALUES, levels.AS_SCENARIO, scenarios=_with_bots()),
                Variant("printing", ["first", "later"], "first"),
            ],
            vocabulary=WORDS,
            layout=LAYOUT,
            content=[CARD, EVENT, MISSION, MILESTONE, IDEA, TRADE],
            minutes=(20, 40),
            bound=40_000,
        )

    def setup(self, seats: int, variants: Mapping[str, str], chance: Chance) -> Europa:
        return setup(seats, variants, chance)

    def view(self, position: Europa, seat: int) -> EuropaTable:
        return {**common(position), "own": own(position, seat)}

    def determinize(self, position: Europa, seat: int, chance: Chance) -> Europa:
        return determinize(position, seat, chance)

    def standings(self, position: Europa) -> Standings:
        return standings(position)

    def check(self, position: Europa) -> None:
        check(position)

    def phases(self) -> list[str]:
        return PHASES

    def enter(self, position: Europa, phase: str, seat: int) -> None:
        enter(position, phase, seat)

    def settle(self, position: Europa, before: Europa, named: Named) -> None:
        settle(position, before, named)

    def course(self, position: Europa) -> tuple[int, int]:
        return position.rounds, position.active

    def evaluate(self, position: Europa) -> list[float]:
        return judgement.evaluate(position)

    def swing(self) -> float:
        return 12.0

    def policy(self, position: Europa, options: list[int], chance: Chance) -> int:
        return judgement.policy(position, options, chance)

    def weigh_options(self, position: Europa, options: list[int]) -> list[float]:
        return weigh_options(position, options)

    def levels(self) -> list[str]:
        return list(LEVEL.refs)

    def strengths(self) -> dict[str, str]:
        return {
            "beginner": "automa:page",
            "normal": "automa:duke",
            "strong": "greedy",
            "strongest": "search:1500ms",
        }

    def automated(self, position: Europa, level: str, chance: Chance) -> int:
        return decide(position, LEVEL.index(level), chance)

    def words(self, ref: str) -> list[Phrase]:
        return words(ref)


TITLE: Final = EuropaTitle()
