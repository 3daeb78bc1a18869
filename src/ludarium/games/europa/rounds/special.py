"""What the special rules of the scenarios do in the course of play: one function for each (see ask/special.py)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import offices, ownership, relations
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.ask.special import (
    CATCHING_UP,
    CONSCIENCE,
    DANCE,
    FAR_LANDS,
    GATES,
    LORDS_OF_THE_SEA,
    NAPOLEON,
    has_town_on,
)
from ludarium.games.europa.facts import faiths, ideas, places, realms, scenarios
from ludarium.games.europa.put import hand, purse
from ludarium.games.europa.realm import ideas as research
from ludarium.games.europa.rounds.words import DRAW, START_IDEA
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import BY_SCENARIO
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first

CONSCIENCE_FREE: Final = 3  # Areas of the State Religion that score nothing (1-04, rule 3)
CONSCIENCE_MOST: Final = 4
CONSCIENCE_LEAST: Final = -3
GATES_OTTOMAN: Final = 2  # 2-02, rule 2
GATES_CHRISTIAN: Final = 1
SEA_FIRST: Final = 3  # 2-03
SEA_SECOND: Final = 1
CATCH_UP_CARDS: Final = 2  # 2-01, rule 2
START_IDEAS: Final = 2  # 1-05
START_IDEA_AGE: Final = 2  # of Ages I and II
CONTINENT_PRESTIGE: Final = 2  # 1-03

_OTTOMAN_GOALS: Final = [places.PROVINCE_NAMED[name] for name in ("Wien", "Kraków", "Pest")]
_CONSTANTINOPLE: Final = places.PROVINCE_NAMED["Constantinople"]


def age_ends(position: Europa) -> None:
    """The Events of an Age are used up; the last one of the game, too."""
    if position.tables & CONSCIENCE:
        matters_of_conscience(position)
    if position.tables & LORDS_OF_THE_SEA:
        lords_of_the_sea(position)
    if position.tables & DANCE:
        dance(position)


# 1-04, 2-05


def conscience(position: Europa, player: int) -> int:
    """1 P for each own Area of the State Religion beyond the third, at most 4; -1 for each in Dissent, at most 3."""
    true = 0
    dissent = 0
    for space in range(places.AREAS):
        if ownership.owns_in(position, player, space):
            if offices.differs(position, player, space):
                dissent += 1
            else:
                true += 1
    return min(CONSCIENCE_MOST, max(0, true - CONSCIENCE_FREE)) + max(CONSCIENCE_LEAST, -dissent)


def matters_of_conscience(position: Europa) -> None:
    for player in position.clockwise(position.first):
        purse.prestige(position, player, conscience(position, player), BY_SCENARIO)


# 2-03


def ships_inland(position: Europa, player: int) -> int:
    """Ships in Sea Zones marked with a dagger."""
    return sum(
        ask_forces.ships_in(position, player, sea)
        for sea in range(places.SEAS_ALL)
        if places.MARK[sea] == places.DAGGER and places.SEA_IN_PLAY[position.board][sea]
    )


def prizes(counts: list[int]) -> list[int]:
    """3 P for the most, 1 P for the second most. Those tied for the first place have the second prize each, those tied
    for the second place none; nobody scores without anything."""
    ranks = sorted(set(counts), reverse=True)
    best = ranks[0]
    if best <= 0:
        return [0] * len(counts)
    if counts.count(best) > 1:
        return [SEA_SECOND if count == best else 0 for count in counts]
    second = ranks[1] if len(ranks) > 1 else 0
    alone = second > 0 and counts.count(second) == 1
    return [SEA_FIRST if count == best else SEA_SECOND if alone and count == second else 0 for count in counts]


def lords_of_the_sea(position: Europa) -> None:
    players = position.clockwise(position.first)
    won = prizes([ships_inland(position, player) for player in players])
    for i, player in enumerate(players):
        purse.prestige(position, player, won[i], BY_SCENARIO)


# 1-02


def at_the_electors(position: Europa, player: int) -> int:
    """Influence in Elector Areas, the Imperial one excluded."""
    return sum(relations.influence(position, player, space) for space in range(places.AREAS) if places.ELECTOR[space])


def dance(position: Europa) -> None:
    """1-02, rule 2: the people with the most and second most Influence in Elector Areas."""
    people = [player for player in position.clockwise(position.first) if not position.automated(player)]
    won = prizes([at_the_electors(position, player) for player in people])
    for i, player in enumerate(people):
        purse.prestige(position, player, won[i], BY_SCENARIO)


# 2-02


def gates(position: Europa) -> None:
    """In Phase 4 E of the last Round of an Age: 2 P for the Ottomans in Wien, Kraków or Pest, 1 P for every Christian
    player in Constantinople."""
    if not position.tables & GATES or position.decks.events:
        return
    for player in position.clockwise(position.first):
        realm = position.realm_of(player)
        if realm == realms.OTTOMANS:
            if any(ownership.controller(position, goal) == realm for goal in _OTTOMAN_GOALS):
                purse.prestige(position, player, GATES_OTTOMAN, BY_SCENARIO)
        elif (
            faiths.IS_CHRISTIAN[position.realms.faith[realm]]
            and ownership.controller(position, _CONSTANTINOPLE) == realm
        ):
            purse.prestige(position, player, GATES_CHRISTIAN, BY_SCENARIO)


# 2-01


@data
class CatchingUp(Step[Europa]):
    """2-01, rule 2: at the start of Ages II, III and IV who alone has the least Prestige draws two Action cards."""

    def run(self, position: Europa) -> None:
        if not position.tables & CATCHING_UP:
            return
        least = min(player.prestige for player in position.players)
        last = [player for player in position.order if position.players[player].prestige == least]
        if len(last) == 1:
            position.push(CatchUp(last[0], CATCH_UP_CARDS))


@data
class CatchUp(Decision[Europa]):
    """2-01, rule 2: from which deck the next card is drawn."""

    left: int
    RULES = ("EU-3.1",)

    def options(self, position: Europa) -> list[int]:
        return [DRAW.of(deck) for deck in range(3) if hand.can_draw(position, deck)]

    def choose(self, position: Europa, option: int) -> None:
        hand.draw(position, self.seat, first(option))
        if self.left > 1 and any(hand.can_draw(position, deck) for deck in range(3)):
            position.push(CatchUp(self.seat, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


# 1-05, 2-03 with six players: two Ideas of choice


@data
class StartIdea(Decision[Europa]):
    """1-05: each player has two Ideas of Ages I and II from the start, without Prestige or instant effect; the last in
    Turn order chooses first."""

    left: int
    RULES = ("EU-3.1", "EU-8.8")

    def options(self, position: Europa) -> list[int]:
        mine = position.players[self.seat].ideas
        formed = any(ideas.FORM[idea] and (mine >> idea) & 1 for idea in range(ideas.IDEAS))
        return [
            START_IDEA.of(idea)
            for idea in range(ideas.IDEAS)
            if ideas.MIN_AGE[idea] <= START_IDEA_AGE
            and research.allowed(position, self.seat, idea)
            and not (formed and ideas.FORM[idea])
        ]

    def choose(self, position: Europa, option: int) -> None:
        research.display(position, first(option))
        position.own_player(self.seat).ideas |= 1 << first(option)
        if self.left > 1:
            position.push(StartIdea(self.seat, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


def start_ideas(position: Europa) -> list[Decision[Europa]]:
    """In the first Round of a scenario that begins with Ideas of choice."""
    if position.rounds > 1 or scenarios.SCENARIOS[position.scenario].ideas != scenarios.TWO_OF_CHOICE:
        return []
    return [StartIdea(player, START_IDEAS) for player in reversed(position.clockwise(position.first))]


# the end


def far_lands(position: Europa, player: int) -> int:
    """1-03: 2 P for each Distant Continent with an own Province or Territory, 1 P for each Merchant in a distant
    node."""
    if not position.tables & FAR_LANDS:
        return 0
    points = CONTINENT_PRESTIGE * sum(has_town_on(position, player, each) for each in range(places.CONTINENT.size))
    for piece in position.players[player].merchants:
        if piece >= 0 and places.NODE_KIND[piece // 2] == places.DISTANT:
            points += 1
    return points


def in_a_tie(position: Europa, player: int) -> int:
    """2-04: France loses every tie."""
    return 0 if position.tables & NAPOLEON and position.realm_of(player) == realms.FRANCE else 1


def growth(position: Europa, player: int) -> int:
    """Scenarios with growth scoring: what the Tax Income has grown since the set-up (instead of EU-4.7.3)."""
    return max(0, ask_tracks.tax_income(position, player) - position.players[player].start_tax)
