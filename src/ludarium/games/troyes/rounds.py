"""The course of a round (TR-4 to TR-7, TR-9.1, TR-9.2, TR-16)."""

from __future__ import annotations

from ludarium.games.troyes.actions import TakeAction
from ludarium.games.troyes.events import ResolveEvents, RevealEvents, clockwise, penalise
from ludarium.games.troyes.figures import INCOME, PASSED_DENIERS, SALARIES
from ludarium.games.troyes.king import KingTurn
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.scoring import FinishGame
from ludarium.games.troyes.vocabulary import (
    COLLECTED,
    GREY_DISTRICT,
    NEUTRAL,
    OWNERS,
    PAID_SALARIES,
    REVEALED,
    ROLLED,
    ROUND_BEGAN,
    ROUND_BEGAN_KING,
    ROUND_ENDED,
    WAITED,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Step
from ludarium.kernel.rows import changed


@data
class BeginRound(Step[Troyes]):
    """TR-4.3: the phases of a round, in order."""

    def run(self, position: Troyes) -> None:
        table = position
        table.round += 1
        if table.seats == 1 and table.first == 1:
            table.tell(ROUND_BEGAN_KING, table.round)
        else:
            table.tell(ROUND_BEGAN, table.round, table.first)
        table.plan(
            [
                RevealActivities(),
                PayIncome(),
                RollWorkforce(),
                RevealEvents(),
                ResolveEvents(),
                BeginActions(),
                EndRound(),
            ]
        )


@data
class RevealActivities(Step[Troyes]):
    """TR-5.1: in rounds 1, 2 and 3, the three cards of that number."""

    def run(self, position: Troyes) -> None:
        if position.round <= 3:
            position.reveal()
            for colour in range(3):
                position.tell(REVEALED, position.cards[colour * 3 + position.round - 1])


@data
class PayIncome(Step[Troyes]):
    """TR-6: income first, then salaries; who cannot pay in full pays all and loses VP."""

    def run(self, position: Troyes) -> None:
        table = position
        for seat in clockwise(table):
            player = table.players[seat]
            player.deniers += INCOME
            due = sum(SALARIES[building] * table.standing(seat, building) for building in range(3))
            paid = min(due, player.deniers)
            player.deniers -= paid
            table.tell(PAID_SALARIES, seat, paid)
            if paid < due:
                penalise(table, seat)


@data
class RollWorkforce(Step[Troyes]):
    """TR-7: one die for each standing citizen, of the building's colour; grey ones go to the grey district."""

    def run(self, position: Troyes) -> None:
        table = position
        for seat in clockwise(table):
            _roll(table, seat, seat, seat)
        _roll(table, GREY_DISTRICT, NEUTRAL, OWNERS - 1)


def _roll(table: Troyes, district: int, first_owner: int, last_owner: int) -> None:
    """Rolls for the citizens of these owners into a district."""
    rolled = 0
    for cell in range(18):
        if first_owner <= table.cells[cell] <= last_owner:
            colour = cell // 6  # each building has six cells and the colour of its number
            table.dice[(district * 3 + colour) * 6 + table.chance.roll() - 1] += 1
            rolled += 1
    if rolled:
        table.tell(ROLLED, district, rolled)


@data
class BeginActions(Step[Troyes]):
    def run(self, position: Troyes) -> None:
        position.push(ActionTurn(position.first))


@data
class ActionTurn(Step[Troyes]):
    """TR-9.1, TR-9.2: one turn of the action phase. In the solo game seat 1 is the king (TR-23.6)."""

    seat: int

    def run(self, position: Troyes) -> None:
        table = position
        if actions_over(table):
            return
        seat = self.seat
        if table.seats == 1 and seat == 1:
            table.push(ActionTurn(0))
            if table.district_dice(GREY_DISTRICT):
                table.push(KingTurn())
            return
        following = 1 if table.seats == 1 else (seat + 1) % table.seats
        table.push(ActionTurn(following))
        player = table.players[seat]
        if player.passed:
            player.in_district += PASSED_DENIERS
            table.tell(WAITED, seat, PASSED_DENIERS)
        else:
            table.push(TakeAction(seat))


def actions_over(table: Troyes) -> bool:
    """TR-16.1: no dice are left in any district, or all have passed. A king without dice has passed (AM-49)."""
    if table.no_dice():
        return True
    for player in table.players:
        if not player.passed:
            return False
    return table.seats > 1 or table.district_dice(GREY_DISTRICT) == 0


@data
class EndRound(Step[Troyes]):
    """TR-16.2 to TR-16.5, TR-18.1."""

    def run(self, position: Troyes) -> None:
        table = position
        table.tell(ROUND_ENDED, table.round)
        for seat, player in enumerate(table.players):
            if player.in_district:
                table.tell(COLLECTED, seat, player.in_district)
            player.deniers += player.in_district
            player.in_district = 0
            player.passed = False
        _stand_up(table)
        table.dice = [0] * 90
        table.first = (table.first + 1) % (2 if table.seats == 1 else table.seats)
        table.push(FinishGame() if table.round == table.rounds else BeginRound())


def _stand_up(table: Troyes) -> None:
    """TR-16.3: flat citizens return to their owners' supplies."""
    for building in range(3):
        for owner in range(OWNERS):
            count = table.flat[building * OWNERS + owner]
            if count:
                table.flat = changed(table.flat, building * OWNERS + owner, 0)
                if owner < NEUTRAL:
                    table.players[owner].supply += count
                elif owner == NEUTRAL:
                    table.grey_reserve += count
                else:
                    table.supply_king(owner, count)
