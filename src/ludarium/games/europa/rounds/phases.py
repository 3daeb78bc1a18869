"""Rounds and Phases: what comes after what (EU-4.0)."""

from __future__ import annotations

from ludarium.games.europa.npr import invasions, rebels
from ludarium.games.europa.peace import resolution
from ludarium.games.europa.rounds import ages, scoring, special
from ludarium.games.europa.rounds.cleanup import Cleanup
from ludarium.games.europa.rounds.draw import (
    DRAWN,
    DrawCard,
    DrawEvents,
    FirstCards,
    KeepPhase,
    MissionPhase,
)
from ludarium.games.europa.rounds.income import IncomePhase
from ludarium.games.europa.rounds.turn import ActionPhase
from ludarium.games.europa.rounds.unrest import (
    DissentStep,
    InterregnumStep,
    Penalties,
    RebelDiceStep,
    RemoveTokens,
    WarUnrestStep,
)
from ludarium.games.europa.rounds.words import PHASE_BEGAN, ROUND_BEGAN
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import ACTIONS, CLEANUP, DRAW, INCOME, PEACE, Europa
from ludarium.kernel.fields import data
from ludarium.kernel.position import Frame, Step


@data
class Round(Step[Europa]):
    """EU-4.0.1: five Phases, then the next Round, the next Age or the end."""

    RULES = ("EU-4.0.1",)

    def run(self, position: Europa) -> None:
        position.round += 1
        position.rounds += 1
        position.tell(ROUND_BEGAN, position.round, position.age)
        position.plan(
            [
                *(Phase(phase) for phase in (DRAW, ACTIONS, PEACE, INCOME, CLEANUP)),
                RoundEnds(),
            ]
        )


@data
class Phase(Step[Europa]):
    """One Phase begins: its steps in order (EU-4.0.2)."""

    phase: int
    RULES = ("EU-4.0.2",)

    def run(self, position: Europa) -> None:
        position.phase = self.phase
        position.step = 0
        position.active = -1
        position.tell(PHASE_BEGAN, self.phase)
        position.plan(steps(position, self.phase))


def steps(position: Europa, phase: int) -> list[Frame[Europa]]:
    players = position.clockwise(position.first)
    if phase == DRAW:
        frames: list[Frame[Europa]] = [*special.start_ideas(position), DrawEvents()]
        opening = position.rounds == 1
        for player in players:
            frames.append(FirstCards(player) if opening else DrawCard(player, DRAWN))
        frames.extend([KeepPhase(int(opening)), MissionPhase()])
        return frames
    if phase == ACTIONS:
        return [ActionPhase()]
    if phase == PEACE:
        return [
            RemoveTokens(),
            Letter(2),
            invasions.InvasionStep(),
            Letter(3),
            rebels.RebelStep(),
            Letter(4),
            resolution.PeaceResolution(),
            Letter(5),
            Penalties(),
            scoring.TeamVictory(),
            scoring.SoloDefeat(),
            Letter(6),
            InterregnumStep(),
            Letter(7),
            DissentStep(),
            Letter(8),
            WarUnrestStep(),
            Letter(9),
            RebelDiceStep(),
            Letter(10),
        ]
    if phase == INCOME:
        return [IncomePhase()]
    return [Cleanup()]


@data
class Letter(Step[Europa]):
    """The next lettered step of a Phase; Missions and Milestones are looked at in between (EUI-4)."""

    letter: int

    def run(self, position: Europa) -> None:
        position.step = self.letter
        DOORS.moment(position)


@data
class RoundEnds(Step[Europa]):
    """EU-4.5.15, 4.7.1: the game is over, or the Age, or only the Round."""

    RULES = ("EU-4.5.15", "EU-4.7.1")

    def run(self, position: Europa) -> None:
        if ages.age_is_over(position):
            special.age_ends(position)
        reason = scoring.reason_to_end(position)
        if reason:
            position.push(scoring.FinalScoring(reason))
        elif ages.age_is_over(position):
            position.plan([ages.AgeEnds(), special.CatchingUp(), Round()])
        else:
            position.push(Round())
