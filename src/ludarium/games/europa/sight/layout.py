"""How a scenario file describes a position: names and references instead of numbers (docs/scenarios.md)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.npr import invasions, rebels
from ludarium.games.europa.peace import resolution
from ludarium.games.europa.rounds import income, phases, turn, unrest
from ludarium.games.europa.rounds.scoring import NO_EVENTS, FinalScoring
from ludarium.games.europa.sight.layout_land import AREAS, NODES, PROVINCES, REALMS
from ludarium.games.europa.sight.layout_players import PLAYERS
from ludarium.games.europa.sight.layout_table import CONTINENTS, CURIA, DECKS, EMPIRE, MILESTONES_DONE, who
from ludarium.games.europa.sight.layout_ties import TRUCES, WARS
from ludarium.games.europa.table.position import ACTIONS, CLEANUP, DRAW, INCOME, PEACE, Europa
from ludarium.kernel.layout import Struct, Whole
from ludarium.kernel.position import Frame

LAYOUT: Final = Struct(
    [
        ("age", Whole(1, 4)),
        ("round", Whole(0, 9)),
        ("rounds", Whole(0, 99)),
        ("first", who("first", optional=False)),
        ("next_first", who("next_first")),
        ("passes", Whole(0, 6)),
        ("players", PLAYERS),
        ("wars", WARS),
        ("truces", TRUCES),
        ("provinces", PROVINCES),
        ("areas", AREAS),
        ("realms", REALMS),
        ("nodes", NODES),
        ("empire", EMPIRE),
        ("curia", CURIA),
        ("continents", CONTINENTS),
        ("decks", DECKS),
        ("milestones_done", MILESTONES_DONE),
    ]
)

# Where a scenario can begin. Steps of Phase 3, and step E of Phase 4 (`prestige`), have names of their own; each goes
# on with whatever follows it.
WHOLE: Final = {"draw": DRAW, "actions": ACTIONS, "peace": PEACE, "income": INCOME, "cleanup": CLEANUP}
STEPS: Final[dict[str, type[Frame[Europa]]]] = {
    "invasions": invasions.InvasionStep,
    "rebels": rebels.RebelStep,
    "resolution": resolution.PeaceResolution,
    "penalties": unrest.Penalties,
    "interregnum": unrest.InterregnumStep,
    "dissent": unrest.DissentStep,
    "unrest": unrest.WarUnrestStep,
    "rebel-dice": unrest.RebelDiceStep,
}
PHASES: Final = [*WHOLE, "turn", *STEPS, "prestige", "scoring"]


def enter(position: Europa, phase: str, seat: int) -> None:
    """Starts at a Phase, a step of Phase 3, or a player's Turn; the game goes on from there."""
    position.active = -1
    position.step = 0
    position.round = max(1, position.round)
    position.rounds = max(position.round, position.rounds)
    if phase == "scoring":
        position.push(FinalScoring(NO_EVENTS))
    elif phase == "turn":
        position.phase = ACTIONS
        position.plan([turn.BeginTurn(seat, 0), *_later(ACTIONS)])
    elif phase in WHOLE:
        position.plan([phases.Phase(WHOLE[phase]), *_later(WHOLE[phase])])
    elif phase == "prestige":
        position.phase = INCOME
        position.plan([income.Glory(), *_later(INCOME)])
    else:
        position.phase = PEACE
        frames = phases.steps(position, PEACE)
        at = next(i for i, frame in enumerate(frames) if type(frame) is STEPS[phase])
        position.plan([*frames[at:], *_later(PEACE)])


def _later(phase: int) -> list[Frame[Europa]]:
    """What follows a Phase."""
    return [*(phases.Phase(each) for each in range(phase + 1, CLEANUP + 1)), phases.RoundEnds()]
