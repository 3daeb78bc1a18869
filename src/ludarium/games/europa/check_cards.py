"""Conservation of cards: each lies in one place, and none is missing."""

from __future__ import annotations

from ludarium.games.europa.battle.state import DRAWN
from ludarium.games.europa.facts import action_cards, events, goals, ideas, realms, scenarios, trade_cards
from ludarium.games.europa.rounds.draw import MISSIONS_HELD
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import ARMIES, ARMY, ARMY_LEADER, FLEET, FLEET_LEADER, Europa
from ludarium.kernel.errors import fault


def check_cards(position: Europa) -> None:
    _action_cards(position)
    _trade_cards(position)
    _ideas(position)
    _missions(position)
    _events(position)


def _twice(cards: list[int]) -> int:
    """The first card that is there twice; -1: none."""
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            return card
        seen.add(card)
    return -1


def _action_cards(position: Europa) -> None:
    decks = position.decks
    found: list[int] = []
    for pile in [*decks.action, *decks.discards]:
        found.extend(pile)
    for player, me in enumerate(position.players):
        found.extend([*me.hand, *me.drawn, *me.display[::2]])
        found.extend(card for card in me.advisors if card != NOBODY)
        if 0 <= me.ruler < action_cards.CARDS:
            found.append(me.ruler)
        for army in range(ARMIES):
            leader = position.forces.armies[(player * ARMIES + army) * ARMY + ARMY_LEADER]
            if leader >= 0:
                found.append(leader)
        admiral = position.forces.fleets[player * FLEET + FLEET_LEADER]
        if admiral >= 0:
            found.append(admiral)
    if position.battle and position.battle[DRAWN] != NOBODY:
        found.append(position.battle[DRAWN])
    if len(found) != len(set(found)):
        name = action_cards.CARD.ref(_twice(found))
        raise AssertionError(fault("card-twice", f"the Action card {name} lies in two places", card=name))
    scenario = scenarios.SCENARIOS[position.scenario]
    introduction = scenario.ideas == scenarios.BASIC_ONLY
    wanted = [
        card
        for card in range(action_cards.CARDS)
        if not introduction or action_cards.IN_INTRODUCTION[action_cards.TYPE_OF[card]]
    ]
    if sorted(found) != wanted:
        missing = [card for card in wanted if card not in found] or [card for card in found if card not in wanted]
        name = action_cards.CARD.ref(missing[0])
        raise AssertionError(
            fault("card-missing", f"the Action card {name} is missing, or is not in this game", card=name)
        )


def _trade_cards(position: Europa) -> None:
    decks = position.decks
    trades = [*decks.trade, *decks.trade_discards, *decks.trade_out, *position.trade_open]
    assert sorted(trades) == list(range(trade_cards.TRADES)), fault("trade-cards", "Trade cards do not add up")


def _ideas(position: Europa) -> None:
    decks = position.decks
    shown = [*decks.ideas, *decks.ideas_later, *[idea for pile in decks.idea_piles for idea in pile]]
    if len(shown) != len(set(shown)):
        name = ideas.IDEA.ref(_twice(shown))
        raise AssertionError(fault("idea-twice", f"the Idea {name} lies in two places", idea=name))
    for me in position.players:
        for idea in range(ideas.IDEAS):
            if me.ideas >> idea & 1 and idea not in decks.ideas:
                name, who = ideas.IDEA.ref(idea), realms.REALM.ref(me.realm)
                raise AssertionError(
                    fault("idea-hidden", f"{who} has the Idea {name}, which is not on display", realm=who, idea=name)
                )


def _missions(position: Europa) -> None:
    for me in position.players:
        who = realms.REALM.ref(me.realm)
        mine = [*me.missions, *me.aside, *me.done]
        assert len(mine) == len(set(mine)), fault("mission-twice", f"{who} has a Mission twice", realm=who)
        assert len(me.missions) <= MISSIONS_HELD, fault(
            "missions", f"{who} holds more than {MISSIONS_HELD} Missions", realm=who, most=MISSIONS_HELD
        )
        assert all(0 <= mission < goals.MISSIONS for mission in mine), fault(
            "mission", f"{who} has a Mission that is none", realm=who
        )


def _events(position: Europa) -> None:
    decks = position.decks
    later = [event for pile in decks.events_later for event in pile]
    everything = [*decks.events, *decks.row, *decks.taken, *later]
    if len(everything) != len(set(everything)):
        name = events.EVENT.ref(_twice(everything))
        raise AssertionError(fault("event-twice", f"the Event {name} lies in two places", event=name))
    assert len(decks.row) == len(decks.row_ducats) >= decks.row_up, fault(
        "row", "the row of Events: Ducats lie on each, and no more are face up than there are"
    )
