"""Decks at set-up (EU-3.3 to 3.7, 3.22): Action, Trade and Event cards, Milestones, Ideas, Struggles, Missions."""

from __future__ import annotations

from collections.abc import Mapping

from ludarium.games.europa.facts import action_cards, goals, ideas, places, trade_cards
from ludarium.games.europa.facts.scenarios import BASIC_ONLY, Scenario, Seat
from ludarium.games.europa.glory import milestones, missions
from ludarium.games.europa.rounds import ages
from ludarium.games.europa.scenario import special
from ludarium.games.europa.table.position import STRUGGLES, Europa


def cards(position: Europa, scenario: Scenario, variants: Mapping[str, str]) -> None:
    """EU-3.3 to 3.7: Action, Trade and Event decks, Milestones, Ideas, Power Struggles."""
    decks = position.own_decks()
    introduction = scenario.ideas == BASIC_ONLY
    for card in range(action_cards.CARDS):
        if not introduction or action_cards.IN_INTRODUCTION[action_cards.TYPE_OF[card]]:
            decks.action[action_cards.DECK[card]].append(card)
    for deck in decks.action:
        position.chance.shuffle(deck)
    east = bool(places.HAS_EAST[position.board])
    decks.trade = trade_cards.deck(east)
    for continent in scenario.discovered:
        decks.trade.extend(card for card in trade_cards.brought_in(continent, east) if card not in decks.trade)
    decks.trade_out = [card for card in range(trade_cards.TRADE.size) if card not in decks.trade]
    position.chance.shuffle(decks.trade)
    decks.events_later = [[event for stack in ages.stacks(position, age) for event in stack] for age in range(1, 5)]
    ages.deal_events(position, scenario.first_age)
    if scenario.milestones:
        decks.milestones = scenario.milestones[:]
        decks.milestone_piles = [[] for _ in range(milestones.CATEGORIES)]
    else:
        milestones.deal(position)
    _ideas(position, scenario)
    if position.rules & STRUGGLES:
        decks.struggles = special.struggles(scenario, variants)


def _ideas(position: Europa, scenario: Scenario) -> None:
    """EU-3.7, 8.6: three Basic Ideas and two more of each type; those of later Ages wait. Ideas that somebody has from
    the start lie open too (EU-8.8)."""
    decks = position.own_decks()
    basic = scenario.ideas == BASIC_ONLY
    for kind in range(3):
        pile: list[int] = []
        known: list[int] = []
        for idea in ideas.OF_TYPE[kind]:
            if ideas.BASIC[idea]:
                decks.ideas.append(idea)
            elif ages.held(position, idea):
                known.append(idea)
            elif ideas.MIN_AGE[idea] > position.age:
                if not basic:
                    decks.ideas_later.append(idea)
            elif not basic:
                pile.append(idea)
        decks.ideas.extend(known)
        position.chance.shuffle(pile)
        for _ in range(2 - len(known)):
            if pile:
                decks.ideas.append(pile.pop())
        decks.idea_piles[kind] = pile


def deal_missions(position: Europa, chairs: list[Seat]) -> None:
    """EU-3.22, EUI-33: each player's deck; what is already true is removed as done, and the starting ones refilled.
    What a later start's pool leaves out counts as completed, too."""
    for player, chair in enumerate(chairs):
        me = position.own_player(player)
        west = not places.HAS_EAST[position.board]
        deck = [m for m in chair.missions if not (west and goals.MISSION_EAST[m])]
        me.aside = deck
        whole = goals.deck_of(chair.realm)
        me.done = [m for m in whole.missions if m not in chair.missions] if whole is not None else []
        me.starting = [m for m in chair.start if m in deck]
        me.waived = me.starting[:] if chair.waived else []
    for player in range(len(chairs)):
        me = position.own_player(player)
        true = [m for m in me.aside if missions.met(position, player, m)]
        if true:
            me.starting = [m for m in me.starting if m not in true]
            me.aside = [m for m in me.aside if m not in true]
            me.done = [*me.done, *true]
        if len(me.starting) < 2:
            more = [m for m in me.aside if m not in me.starting and missions.unlocked(position, player, m)]
            me.starting = [*me.starting, *more[: 2 - len(me.starting)]]
