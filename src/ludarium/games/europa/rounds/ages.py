"""The end of an Age (EU-4.6)."""

from __future__ import annotations

from ludarium.games.europa.ask import ownership, relations
from ludarium.games.europa.ask.special import MIDDLE, SHORT
from ludarium.games.europa.facts import events, goals, ideas, scenarios
from ludarium.games.europa.glory import grown, milestones
from ludarium.games.europa.put import bonds, purse
from ludarium.games.europa.rounds.words import (
    AGE_BEGAN,
    END_MARRIAGE,
    EXCHANGE_IDEA,
    EXCHANGE_MILESTONE,
    IDEA_SHOWN,
    KEEP_MARRIAGES,
    MILESTONE_SHOWN,
)
from ludarium.games.europa.table.player import BANKRUPT, DIP, NERVE_USED
from ludarium.games.europa.table.position import RANDOM_X_EVENTS, Europa
from ludarium.games.europa.table.words import BY_MARRIAGES, DONE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of

MARRIAGE_PRICE = 2  # DIP to keep all Marriages (EU-4.6.5)


def age_is_over(position: Europa) -> bool:
    return not position.decks.events


def game_is_over(position: Europa) -> bool:
    return not position.decks.events and not any(position.decks.events_later)


def stacks(position: Europa, age: int) -> list[list[int]]:
    """The stacks of an Age as the scenario prints them; none of those that a shorter game leaves out."""
    scenario = scenarios.SCENARIOS[position.scenario]
    if position.tables & SHORT:
        if scenario.first_age == scenario.last_age:
            return scenario.stacks[age][:1]
        return scenario.stacks[age] if age <= scenario.first_age + 1 else []
    if position.tables & MIDDLE and age > scenario.first_age + 2:
        return []
    return scenario.stacks[age]


def rounds_in(position: Europa, age: int) -> int:
    """How many Rounds an Age has in this game."""
    events = sum(len(stack) for stack in stacks(position, age))
    return events // scenarios.SCENARIOS[position.scenario].events_per_round


def halves(position: Europa, age: int) -> list[list[int]]:
    """EU-16.0.4; with Optional Rule 6 the Events marked X are dealt by chance, so that both stacks keep their size."""
    found = stacks(position, age)
    printed = scenarios.SCENARIOS[position.scenario].stacks[age]
    if not position.rules & RANDOM_X_EVENTS or len(printed) != 2:
        return found
    loose = [event for stack in printed for event in stack if events.HALF[event] == 0]
    position.chance.shuffle(loose)
    mixed: list[list[int]] = []
    for stack in printed:
        kept = [event for event in stack if events.HALF[event] != 0]
        missing = len(stack) - len(kept)
        mixed.append([*kept, *loose[:missing]])
        loose = loose[missing:]
    return mixed[: len(found)]


def deal_events(position: Europa, age: int) -> None:
    """EU-16.0.4: two halves, each shuffled, the first on top of the second."""
    deck: list[int] = []
    for half in reversed(halves(position, age)):
        pile = half[:]
        position.chance.shuffle(pile)
        deck.extend(pile)
    decks = position.own_decks()
    decks.events = deck
    decks.events_later[age - 1] = []


@data
class AgeEnds(Step[Europa]):
    """EU-4.6.1 to 4.6.3: the next Age's Events, Milestones and Ideas."""

    RULES = ("EU-4.6.1", "EU-4.6.2", "EU-4.6.3")

    def run(self, position: Europa) -> None:
        position.age += 1
        position.round = 0
        while not position.decks.events_later[position.age - 1]:
            position.age += 1
        position.reveal()
        position.tell(AGE_BEGAN, position.age)
        deal_events(position, position.age)
        milestones.deal(position)
        for milestone in position.decks.milestones:
            position.tell(MILESTONE_SHOWN, milestone)
        fresh = _new_ideas(position)
        for player in position.order:
            me = position.own_player(player)
            me.deeds_age = bytes(len(me.deeds_age))
            me.round_flags &= ~(BANKRUPT | NERVE_USED)
            grown.remember(position, player)
        players = position.clockwise(position.first)
        frames: list[Step[Europa]] = [LeastChooses(fresh)]
        frames.append(MarriagePrestige())
        frames.extend(MarriageStep(player) for player in players)
        position.plan([*frames])


def held(position: Europa, idea: int) -> bool:
    return any((player.ideas >> idea) & 1 for player in position.players)


def _new_ideas(position: Europa) -> list[int]:
    """EU-4.6.3, 8.3: Ideas of the new Age join their piles; each unresearched Idea on display gives way to another."""
    decks = position.own_decks()
    for idea in decks.ideas_later[:]:
        if ideas.MIN_AGE[idea] <= position.age:
            decks.ideas_later.remove(idea)
            decks.idea_piles[ideas.TYPE[idea]].append(idea)
    for pile in decks.idea_piles:
        pile.sort()
        position.chance.shuffle(pile)
    fresh: list[int] = []
    for at, idea in enumerate(decks.ideas):
        pile = decks.idea_piles[ideas.TYPE[idea]]
        if ideas.BASIC[idea] or held(position, idea) or not pile:
            continue
        new = pile.pop()
        pile.insert(0, idea)
        decks.ideas[at] = new
        fresh.append(new)
        position.tell(IDEA_SHOWN, new)
    for pile in decks.idea_piles:
        pile.sort()
        position.chance.shuffle(pile)
    return fresh


@data
class LeastChooses(Step[Europa]):
    """EU-4.6.4: who alone has the least Prestige may replace one new Idea or Milestone by one of its deck."""

    fresh: Shared[list[int]]
    RULES = ("EU-4.6.4",)

    def run(self, position: Europa) -> None:
        least = min(player.prestige for player in position.players)
        last = [player for player in position.order if position.players[player].prestige == least]
        if len(last) == 1:
            position.push(ReplaceDisplay(last[0], self.fresh))


@data
class ReplaceDisplay(Decision[Europa]):
    """EU-4.6.4: one new card on display, and the card of its deck that comes instead."""

    fresh: Shared[list[int]]
    RULES = ("EU-4.6.4",)

    def options(self, position: Europa) -> list[int]:
        decks = position.decks
        found = [DONE.code]
        for idea in self.fresh:
            found.extend(EXCHANGE_IDEA.of(idea, other) for other in sorted(decks.idea_piles[ideas.TYPE[idea]]))
        for milestone in decks.milestones:
            pile = decks.milestone_piles[goals.CATEGORY[milestone]]
            found.extend(EXCHANGE_MILESTONE.of(milestone, other) for other in sorted(pile))
        return found

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            return
        old, new = first(option), second(option)
        decks = position.own_decks()
        if verb_of(option) == EXCHANGE_IDEA.code:
            decks.ideas[decks.ideas.index(old)] = new
            pile = decks.idea_piles[ideas.TYPE[old]]
            position.tell(IDEA_SHOWN, new)
        else:
            decks.milestones[decks.milestones.index(old)] = new
            pile = decks.milestone_piles[goals.CATEGORY[old]]
            position.tell(MILESTONE_SHOWN, new)
        pile.remove(new)
        pile.append(old)
        pile.sort()
        position.chance.shuffle(pile)


@data
class MarriagePrestige(Step[Europa]):
    """EU-4.6.5: 1 P for each player with a Marriage."""

    RULES = ("EU-4.6.5", "AMB-EU1-60")

    def run(self, position: Europa) -> None:
        for player in position.order:
            if relations.marriages(position, player):
                purse.prestige(position, player, 1, BY_MARRIAGES)


@data
class MarriageStep(Step[Europa]):
    """EU-4.6.5-6: in Turn order each removes a Marriage, from an NPR if possible, or pays 2 DIP."""

    player: int
    RULES = ("EU-4.6.5", "EU-4.6.6")

    def run(self, position: Europa) -> None:
        if relations.marriages(position, self.player):
            position.push(EndMarriage(self.player))


@data
class EndMarriage(Decision[Europa]):
    """EU-4.6.5: which Marriage ends, or 2 DIP."""

    RULES = ("EU-4.6.5", "EU-4.6.6")

    def options(self, position: Europa) -> list[int]:
        partners = relations.marriages(position, self.seat)
        others = [realm for realm in partners if ownership.independent(position, realm)]  # a Vassal is no NPR
        found = [END_MARRIAGE.of(realm) for realm in others or partners]
        if position.players[self.seat].power[DIP] >= MARRIAGE_PRICE:
            found.append(KEEP_MARRIAGES.code)
        return found

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == KEEP_MARRIAGES.code:
            purse.lose_power(position, self.seat, DIP, MARRIAGE_PRICE)
        else:
            bonds.unwed(position, self.seat, first(option))
