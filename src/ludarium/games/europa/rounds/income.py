"""Phase 4, Income & Upkeep (EU-4.4)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import modifiers, offices
from ludarium.games.europa.cards import listeners
from ludarium.games.europa.curia import papal
from ludarium.games.europa.facts import action_cards, people, tracks
from ludarium.games.europa.glory import struggles
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import purse
from ludarium.games.europa.rounds import budget, special, upkeep
from ludarium.games.europa.rounds.words import BONUS, CORRUPTED, GIVE_UP_DUCATS, INCOME_CAME, PAY_CORRUPTION
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import ADM, DIP, MIL, NOBODY
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import BY_CURIA, BY_EMPIRE, GIVE_POWER
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of


@data
class IncomePhase(Step[Europa]):
    """All players at once, with effect in Turn order (AMB-EU1-53): A upkeep, B income, C corruption, D power; then E
    Prestige."""

    RULES = ("EU-4.4.1",)

    def run(self, position: Europa) -> None:
        players = position.clockwise(position.first)
        position.push(Glory())
        position.apart(
            players,
            [[upkeep.TrimStep(player), Income(player), Corruption(player), PowerIncome(player)] for player in players],
        )


# B: Ducats


@data
class Income(Step[Europa]):
    """B: income and costs are netted. What is not mandatory goes unpaid first; then Loans, then Bankruptcy."""

    player: int
    RULES = ("EU-4.4.6", "EU-7.4.2", "EU-7.4.3", "EU-7.4.5")

    def run(self, position: Europa) -> None:
        player = self.player
        while True:
            net = budget.gains(position, player) - sum(budget.costs(position, player))
            if position.players[player].ducats + net >= 0:
                break
            option = upkeep.cheapest(position, player)
            if option < 0:
                break
            upkeep.give_up(position, player, option)
        gained = budget.gains(position, player)
        spent = sum(budget.costs(position, player))
        position.tell(INCOME_CAME, position.realm_of(player), max(0, gained), spent + max(0, -gained))
        if gained - spent >= 0:
            position.own_purse(player).ducats += gained - spent
        else:
            purse.owe(position, player, spent - gained)


# C: Corruption


def corruption(ducats: int) -> int:
    """EU-4.4.7: ADM due for a full Treasury."""
    if ducats < tracks.CORRUPTION_FIRST:
        return 0
    return 1 + (ducats - tracks.CORRUPTION_FIRST) // tracks.CORRUPTION_STEP


@data
class Corruption(Step[Europa]):
    player: int
    RULES = ("EU-4.4.7",)

    def run(self, position: Europa) -> None:
        if corruption(position.players[self.player].ducats):
            position.push(CorruptionPayment(self.player))


@data
class CorruptionPayment(Decision[Europa]):
    """C: Ducats are given up, or ADM is paid; what is not paid gives Interest (EU-4.4.7)."""

    RULES = ("EU-4.4.7", "AMB-EU1-18", "AMB-EU1-19")

    def options(self, position: Europa) -> list[int]:
        me = position.players[self.seat]
        due = corruption(me.ducats)
        found = [PAY_CORRUPTION.of(adm) for adm in range(min(due, me.power[ADM]), -1, -1)]
        for level in range(due - 1, -1, -1):
            most = tracks.CORRUPTION_FIRST + tracks.CORRUPTION_STEP * level - 1
            found.append(GIVE_UP_DUCATS.of(me.ducats - most))
        return found

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == GIVE_UP_DUCATS.code:
            purse.lose_ducats(position, self.seat, first(option))
            position.push(Corruption(self.seat))
            return
        due = corruption(position.players[self.seat].ducats)
        position.tell(CORRUPTED, position.realm_of(self.seat), due)
        purse.lose_power(position, self.seat, ADM, first(option))
        if due > first(option):
            purse.gain_interest(position, self.seat, due - first(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("due", corruption(position.players[self.seat].ducats))]


# D: Monarch Power

INCOME_MODS: Final = (symbols.M_INCOME_ADM, symbols.M_INCOME_DIP, symbols.M_INCOME_MIL)


def skills(position: Europa, player: int) -> list[int]:
    """EU-4.4.8: Ruler and Advisor, by type; an Interregnum counts as 1 each."""
    me = position.players[player]
    found = [tracks.INTERREGNUM_SKILL] * 3 if me.ruler == NOBODY else people.SKILL[me.ruler][:]
    for kind in range(3):
        if me.advisors[kind] != NOBODY:
            found[kind] += action_cards.ADVISOR_SKILL[me.advisors[kind]]
        found[kind] += modifiers.total(position, player, INCOME_MODS[kind])
    return found


@data
class PowerIncome(Step[Europa]):
    """D: skills, Stability, Curia, Empire, Ideas (EU-4.4.8-13)."""

    player: int
    RULES = ("EU-4.4.8", "EU-4.4.9", "EU-4.4.10", "EU-4.4.11", "EU-4.4.12", "EU-4.4.13")

    def run(self, position: Europa) -> None:
        player = self.player
        gained = skills(position, player)
        if offices.curia_controller(position) == player:
            gained[DIP] += 1
        if offices.emperor_player(position) == player:
            gained[DIP] += tracks.AUTHORITY_DIP[position.authority]
            gained[MIL] += tracks.AUTHORITY_MIL[position.authority]
        stability = position.players[player].stability
        choice = modifiers.total(position, player, symbols.M_INCOME_ANY)
        if stability >= tracks.STABILITY_MOST:
            choice += tracks.STABILITY_POWER_GAIN
        if choice > 0:
            position.push(BonusPower(player, choice))
        if stability <= -tracks.STABILITY_MOST and any(gained):
            have = position.players[player].power
            spilt = [max(0, have[kind] + gained[kind] - tracks.POWER_MOST) for kind in range(3)]
            position.push(FewerPower(player, gained, spilt))
        for kind in range(3):
            purse.gain_power(position, player, kind, gained[kind])


@data
class FewerPower(Decision[Europa]):
    """EU-4.4.10: of which type one power fewer has come in. It is less income, not a loss: where a full pool had no
    room for all of it (EU-7.1.3), nothing is taken away."""

    gained: Shared[list[int]]
    spilt: Shared[list[int]]
    RULES = ("EU-4.4.10", "EU-7.3.4")

    def options(self, position: Europa) -> list[int]:
        return [GIVE_POWER.of(kind) for kind in range(3) if self.gained[kind]]

    def choose(self, position: Europa, option: int) -> None:
        kind = first(option)
        fewer = tracks.STABILITY_POWER_LOSS - self.spilt[kind]
        if fewer > 0:
            purse.lose_power(position, self.seat, kind, fewer)


@data
class BonusPower(Decision[Europa]):
    """EU-4.4.9: power of a type of choice, one at a time."""

    left: int
    RULES = ("EU-4.4.9", "EU-7.3.3")

    def options(self, position: Europa) -> list[int]:
        return [BONUS.of(kind) for kind in range(3)]

    def choose(self, position: Europa, option: int) -> None:
        if self.left > 1:
            position.push(BonusPower(self.seat, self.left - 1))
        purse.gain_power(position, self.seat, first(option), 1)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


# E: Prestige


@data
class Glory(Step[Europa]):
    """E: the Curia, the Empire, Ideas, a Crusade, Power Struggles (EU-4.4.14-17)."""

    RULES = ("EU-4.4.14", "EU-4.4.15", "EU-4.4.16", "EU-4.4.17")

    def run(self, position: Europa) -> None:
        controller = offices.curia_controller(position)
        if controller >= 0 and offices.uncontested(position):
            points = min(tracks.CURIA_PRESTIGE_MOST, len(offices.catholic_players(position)) - 1)
            purse.prestige(position, controller, points, BY_CURIA)
        emperor = offices.emperor_player(position)
        if emperor >= 0:
            purse.prestige(position, emperor, tracks.AUTHORITY_PRESTIGE[position.authority], BY_EMPIRE)
        position.push(GloryEnds())
        listeners.phase_four(position)


@data
class GloryEnds(Step[Europa]):
    """The Crusade and the active Power Struggles are scored; their tokens leave (EU-4.4.17)."""

    RULES = ("EU-4.4.17",)

    def run(self, position: Europa) -> None:
        papal.score_crusade(position)
        struggles.score(position)
        special.gates(position)
        DOORS.moment(position)
