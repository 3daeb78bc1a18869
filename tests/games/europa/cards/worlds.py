"""Random tables on which every text can be tried: those of the oracles, with treasuries, decks, people and Ideas."""

from __future__ import annotations

import random
from typing import Any

from ludarium.games.europa.facts import action_cards, goals, ideas, places
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.player import NO_PIECE, OFF_BOARD
from ludarium.kernel.part import Part, values

from ..ask.worlds import world as bare
from ..board import Board


def world(seed: int) -> Board:
    table = bare(seed)
    dice = random.Random(seed)
    position = table.position
    position.age = dice.randint(1, 4)
    position.phase = at.ACTIONS
    cards = list(range(action_cards.CARDS))
    dice.shuffle(cards)
    decks = position.own_decks()
    decks.ideas = dice.sample(range(ideas.IDEAS), 12)
    for idea in range(ideas.IDEAS):
        if idea not in decks.ideas:
            decks.idea_piles[ideas.TYPE[idea]].append(idea)
    deck = goals.MILESTONES_OF[position.age]
    decks.milestones = [pile[0] for pile in deck]
    decks.milestone_piles = [pile[1:] for pile in deck]
    nodes = [node for node in range(places.NODES) if places.NODE_IN_PLAY[position.board][node]]
    for player in range(len(position.players)):
        me = position.own_player(player)
        me.ducats = dice.choice([0, 1, 3, 8, 30])
        me.interest = dice.choice([0, 0, 2, 5])
        me.stability = dice.randint(-3, 3)
        me.prestige = dice.randint(-2, 20)
        me.available = dice.choice([0, 1, 6])
        me.exhausted = dice.choice([0, 3])
        me.ruler = dice.choice([-1, 3, 40])
        for kind in range(3):
            me.power[kind] = dice.choice([0, 1, 4, 9])
            me.cubes -= me.power[kind]
        me.ideas = 0
        for idea in dice.sample(range(ideas.IDEAS), 6):
            me.ideas |= 1 << idea
        me.merchants = [dice.choice(nodes) * 2 + dice.randint(0, 1), OFF_BOARD, dice.choice([NO_PIECE, OFF_BOARD])]
        me.hand = [cards.pop() for _ in range(3)]
        if dice.random() < 0.5:
            advisors = [card for card in cards if not action_cards.IS_LEADER[card]][:1]
            for card in advisors:
                cards.remove(card)
                me.advisors[action_cards.ADVISOR_TYPE[card]] = card
    for card in cards:
        pile = decks.discards if dice.random() < 0.3 else decks.action
        pile[action_cards.DECK[card]].append(card)
    return table


def photo(thing: Any) -> Any:
    """Everything that a position holds, for comparison."""
    if isinstance(thing, Part):
        return [photo(each) for each in values(thing)]
    if isinstance(thing, list):
        return [photo(each) for each in thing]
    return thing if isinstance(thing, int | str | bool | type(None)) else repr(thing)
