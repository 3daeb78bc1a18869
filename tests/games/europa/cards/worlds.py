"""Random tables on which every text can be tried: those of the oracles, with treasuries, decks, people and Ideas."""

from __future__ import annotations

import random
from typing import Any

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import ownership
from ludarium.games.europa.facts import action_cards, goals, ideas, places
from ludarium.games.europa.table import position as at
from ludarium.games.europa.table.player import FOCUS_CHANGED, NO_PIECE, OFF_BOARD
from ludarium.games.europa.table.position import Europa
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
        me.ruler = dice.choice([-1, action_cards.CARDS + player])
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


def ledger(position: Europa) -> list[list[int]]:
    """What no text may make or lose: by player his cubes, his Regulars, his Towns and tokens against the map; then all
    Action cards."""
    found: list[list[int]] = []
    land, forces = position.land, position.forces
    for player, me in enumerate(position.players):
        shift = 3 * player
        cubes = me.cubes + sum(me.power) + me.colonists + me.covers + sum(me.display[1::2])
        cubes += sum(packed >> shift & 7 for packed in position.areas.influence)
        cubes += position.curia.count(player) + (1 if position.roma == player else 0)
        cubes += 1 if me.round_flags & FOCUS_CHANGED else 0
        regulars = me.available + me.exhausted + ask_forces.deployed_regulars(position, player)
        pieces = [0, 0, 0, 0]
        for value in [*land.town, *land.top]:
            if ownership.token_player(value) == player:
                what = ownership.token_what(value)
                if what == at.LARGE:
                    pieces[1] += 1
                elif what in (at.SMALL, at.TWO_SMALL):
                    pieces[0] += 1 if what == at.SMALL else 2
                elif what == at.STAND_IN:
                    pieces[3] += 1
        bits = sum(1 for claims in position.areas.claims if claims >> player & 1)
        cores = position.areas.core.count(player + 1)
        cbs = position.bonds.cbs[::3].count(player)
        found.append(
            [
                cubes,
                regulars,
                me.small - pieces[0],
                me.large - pieces[1],
                me.stand_ins - pieces[3],
                me.claims - bits,
                me.cores - cores,
                me.cbs - cbs,
                ask_forces.supply_ships(position, player) >= 0,
            ]
        )
    cards: list[int] = []
    for pile in [*position.decks.action, *position.decks.discards]:
        cards.extend(pile)
    for me in position.players:
        cards.extend([*me.hand, *me.drawn, *me.display[::2], *(card for card in me.advisors if card >= 0)])
        cards.extend([me.ruler] if 0 <= me.ruler < action_cards.CARDS else [])
    cards.extend(leader for leader in forces.armies[at.ARMY_LEADER :: at.ARMY] if leader >= 0)
    cards.extend(leader for leader in forces.fleets[at.FLEET_LEADER :: at.FLEET] if leader >= 0)
    found.append(sorted(cards))
    return found
