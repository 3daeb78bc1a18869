"""Actions that a text gives (EFFECTS 4, `action`): begun at once, without their price or for less (EU-16.3.18).

    play_action(position, player, action, filter, free, discount)       DOORS.play_action; what cannot be begun is lost
    can_play(position, player, action, filter, waived)

A discount is in Monarch Power; `waived` = FREE takes away Power and Ducats, but not the price of Units, Ships,
re-rolls or Influence.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludarium.games.europa.cards.machine import HANDLERS, TESTS, source_ref
from ludarium.games.europa.cards.pick import covertly
from ludarium.games.europa.diplomacy import alliances
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.language.program import Effect
from ludarium.games.europa.realm import colonies, exploring, ideas, religion, stability
from ludarium.games.europa.realm.words import RESEARCH_IDEA
from ludarium.games.europa.table.actions import FREE
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import BATTLES_WAIT, COUNTER_ASKED, COVERT, Europa
from ludarium.games.europa.trade import trade
from ludarium.games.europa.war import activate, recruit
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first

# the Actions


def can_research(position: Europa, player: int, waived: int) -> bool:
    return ideas.can_research(position, player, waived)


def begin_research(position: Europa, player: int, waived: int) -> None:
    ideas.begin_research(position, player, waived)


def can_activate(position: Europa, player: int, waived: int) -> bool:
    return activate.can_activate(position, player, waived)


def begin_activate(position: Europa, player: int, waived: int) -> None:
    activate.begin_activate(position, player, waived, later=battles_wait(position))


def can_march(position: Europa, player: int, waived: int) -> bool:
    return activate.can_activate(position, player, waived, land=True, naval=False)


def begin_march(position: Europa, player: int, waived: int) -> None:
    activate.begin_activate(position, player, waived, land=True, naval=False, later=battles_wait(position))


def can_sail(position: Europa, player: int, waived: int) -> bool:
    return activate.can_activate(position, player, waived, land=False, naval=True)


def begin_sail(position: Europa, player: int, waived: int) -> None:
    activate.begin_activate(position, player, waived, land=False, naval=True, later=battles_wait(position))


def battles_wait(position: Europa) -> bool:
    """EUI-36: inside of `n x` Battles are fought after the last pass."""
    return bool(position.contexts) and position.contexts[-1].flags & BATTLES_WAIT != 0


# by code of symbols.ACTIONS
CAN: Final[list[Callable[[Europa, int, int], bool]]] = [
    exploring.can_explore,
    can_research,
    stability.can_raise_stability,
    religion.can_convert,
    colonies.can_colonize,
    alliances.can_forge,
    trade.can_trade,
    can_activate,
    recruit.can_recruit,
    can_march,
    can_sail,
]
BEGIN: Final[list[Callable[[Europa, int, int], None]]] = [
    exploring.begin_explore,
    begin_research,
    stability.begin_raise_stability,
    religion.begin_convert,
    colonies.begin_colonize,
    alliances.begin_forge,
    trade.begin_trade,
    begin_activate,
    recruit.begin_recruit,
    begin_march,
    begin_sail,
]


def only_held(action: int, filter: int) -> bool:
    """The only filter that narrows an Action: Ideas that an Opponent holds."""
    if filter < 0:
        return False
    assert action == s.A_RESEARCH_IDEA
    assert BOOK.filters[filter].mask == 1 << s.W_HELD
    return True


def can_play(position: Europa, player: int, action: int, filter: int, waived: int) -> bool:
    if only_held(action, filter):
        return ideas.can_research(position, player, waived, True)
    return CAN[action](position, player, waived)


def play_action(position: Europa, player: int, action: int, filter: int, free: bool, discount: int) -> None:
    waived = FREE if free else discount
    if not can_play(position, player, action, filter, waived):
        return
    if player != position.active and not battles_wait(position):
        position.push(OutOfTurn(player))
    if only_held(action, filter):
        begin_study(position, player, waived)
    else:
        BEGIN[action](position, player, waived)


DOORS.play_action = play_action


@data
class OutOfTurn(Step[Europa]):
    """EUI-35: out of his own Turn the limits of a Turn hold for a player's Action alone."""

    player: int
    RULES = ("EUI-35",)

    def run(self, position: Europa) -> None:
        fresh_limits(position, self.player)


def fresh_limits(position: Europa, player: int) -> None:
    """What limits a player's Actions within a Turn is over with it."""
    me = position.players[player]
    if me.turn_influence or me.turn_mercenaries or me.turn_moved or me.turn_access:
        me = position.own_purse(player)
        me.turn_influence = []
        me.turn_mercenaries = 0
        me.turn_moved = []
        me.turn_access = []


# Ideas of Opponents: a Covert Action against those who hold the Idea (EUI-7)


def begin_study(position: Europa, player: int, waived: int) -> None:
    context = position.contexts[-1] if position.contexts else None
    if context is not None and context.flags & COVERT and not context.flags & COUNTER_ASKED:
        position.push(StudyIdea(player, context.source, waived))
    else:
        ideas.begin_research(position, player, waived, True)


@data
class StudyIdea(Decision[Europa]):
    """EUI-7: which Idea is studied in secret; its holders may counter before it is researched and paid."""

    source: int
    waived: int
    RULES = ("EU-5.1.4.1", "EU-6.2.9", "EUI-7")

    def options(self, position: Europa) -> list[int]:
        return [RESEARCH_IDEA.of(idea) for idea in ideas.candidates(position, self.seat, self.waived, True)]

    def choose(self, position: Europa, option: int) -> None:
        idea = first(option)
        victims = 0
        for holder in ideas.holders(position, idea):
            if ideas.others(position, self.seat, holder):
                victims |= 1 << holder
        if not covertly(position, self.seat, victims, StudyNow(self.seat, idea, self.waived)):
            research(position, self.seat, idea, self.waived)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("source", source_ref(self.source))]

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        return [("idea_price", ideas.cost(position, self.seat, first(option), self.waived))]


@data
class StudyNow(Step[Europa]):
    """Nobody has countered it."""

    player: int
    idea: int
    waived: int

    def run(self, position: Europa) -> None:
        research(position, self.player, self.idea, self.waived)


def research(position: Europa, player: int, idea: int, waived: int) -> None:
    ideas.ResearchIdea(player, waived, 1).choose(position, RESEARCH_IDEA.of(idea))


# the verb


def act(position: Europa, seat: int, source: int, node: Effect) -> None:
    free = node.n == s.FREE
    play_action(position, seat, node.what, filter_of(node), free, 0 if free else node.n)


def can_act(position: Europa, seat: int, source: int, node: Effect) -> bool:
    return can_play(position, seat, node.what, filter_of(node), FREE if node.n == s.FREE else node.n)


def filter_of(node: Effect) -> int:
    return -1 if node.target.how == s.BY_ABSENT else node.target.filter.id


HANDLERS[s.ACTION], TESTS[s.ACTION] = act, can_act
