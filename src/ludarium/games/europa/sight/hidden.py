"""A position that a seat could not tell from the true one (plan, section 5): what is hidden is dealt anew."""

from __future__ import annotations

from ludarium.games.europa.facts import action_cards, events
from ludarium.games.europa.glory import missions
from ludarium.games.europa.rounds import ages
from ludarium.games.europa.table.position import RANDOM_X_EVENTS, Europa
from ludarium.kernel.chance import Chance


def determinize(position: Europa, seat: int, chance: Chance) -> Europa:
    imagined = position.clone()
    imagined.chance = chance
    _hands(imagined, seat, chance)
    _missions(imagined, seat, chance)
    _piles(imagined, chance)
    return imagined


def _hands(position: Europa, seat: int, chance: Chance) -> None:
    """By deck: the deck and the others' cards of that deck are one pile, dealt back by count (EUI-3)."""
    decks = position.own_decks()
    for deck in range(3):
        pile = decks.action[deck][:]
        for player in position.order:
            if player != seat:
                me = position.players[player]
                pile.extend(card for card in [*me.hand, *me.drawn] if action_cards.DECK[card] == deck)
        pile.sort()
        chance.shuffle(pile)
        for player in position.order:
            if player != seat:
                me = position.own_player(player)
                me.hand = [pile.pop() if action_cards.DECK[card] == deck else card for card in me.hand]
                me.drawn = [pile.pop() if action_cards.DECK[card] == deck else card for card in me.drawn]
        decks.action[deck] = pile


def _missions(position: Europa, seat: int, chance: Chance) -> None:
    """Another player holds as many Missions as he does, of those he could hold."""
    for player in position.order:
        if player == seat:
            continue
        me = position.own_player(player)
        held = len(me.missions)
        everything = sorted([*me.missions, *me.aside])
        could = [mission for mission in everything if missions.could_hold(position, player, mission)]
        chance.shuffle(could)
        me.missions = could[:held]
        me.aside = [mission for mission in everything if mission not in me.missions]


def _piles(position: Europa, chance: Chance) -> None:
    """Events within their stack, those face down in the row included; Trade; Ideas; Milestones."""
    decks = position.own_decks()
    sizes = [len(stack) for stack in ages.stacks(position, position.age)]
    coming = [*decks.row[decks.row_up :], *reversed(decks.events)]
    if position.rules & RANDOM_X_EVENTS:
        # Optional Rule 6: which of the X Events lie in which half is not known
        loose = sorted(event for event in coming if events.HALF[event] == 0)
        chance.shuffle(loose)
        coming = [loose.pop() if events.HALF[event] == 0 else event for event in coming]
    number = sum(sizes) - len(coming)
    mixed: list[int] = []
    end = 0
    for size in sizes:
        end += size
        if number < end and len(mixed) < len(coming):
            part = sorted(coming[len(mixed) : len(mixed) + end - number])
            chance.shuffle(part)
            mixed.extend(part)
            number = end
    down = len(decks.row) - decks.row_up
    decks.row = [*decks.row[: decks.row_up], *mixed[:down]]
    decks.events = mixed[down:][::-1]
    for pile in [decks.trade, *decks.idea_piles, *decks.milestone_piles]:
        pile.sort()
        chance.shuffle(pile)
