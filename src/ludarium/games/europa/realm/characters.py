"""Characters: Advisors, Generals, Admirals, Rulers; how they come and go (EU-5.2.1, 7.2, 9.4)."""

from __future__ import annotations

from ludarium.games.europa.facts import action_cards, people
from ludarium.games.europa.put import hand, purse
from ludarium.games.europa.realm.words import (
    ADMIRAL_APPOINTED,
    ADVISOR_APPOINTED,
    APPOINT_ADMIRAL,
    APPOINT_ADVISOR,
    APPOINT_GENERAL,
    APPOINT_RULER,
    DISMISS,
    DISMISSED,
    GENERAL_APPOINTED,
    GENERAL_MOVED,
    INTERREGNUM_BEGAN,
    REASSIGN,
    RULER_CAME,
    RULER_COMMANDS,
    RULER_HOME,
    RULER_LEFT,
    RULER_TO_ARMY,
)
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import MIL, NOBODY, REASSIGNED, RULER_MOVED, THE_RULER
from ludarium.games.europa.table.position import (
    ARMIES,
    ARMY,
    ARMY_ILL,
    ARMY_LEADER,
    ARMY_SPACE,
    FLEET,
    FLEET_ILL,
    FLEET_LEADER,
    Europa,
)
from ludarium.games.europa.table.words import DECLINE, DONE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, second, verb_of


def general(position: Europa, player: int, army: int) -> int:
    return position.forces.armies[(player * ARMIES + army) * ARMY + ARMY_LEADER]


def admiral(position: Europa, player: int) -> int:
    return position.forces.fleets[player * FLEET + FLEET_LEADER]


def ruler_army(position: Europa, player: int) -> int:
    """The Army that the Ruler commands, or -1."""
    for army in range(ARMIES):
        if general(position, player, army) == THE_RULER:
            return army
    return -1


def leader_dice(position: Europa, player: int, leader: int) -> list[int]:
    """Battle Dice of a Leader: a card, or the Ruler (EU-9.4.3)."""
    if leader == NOBODY:
        return [0, 0, 0]
    return people.DICE[position.players[player].ruler if leader == THE_RULER else leader]


# Appoint


def choices(position: Europa, player: int) -> list[int]:
    """EU-5.2.1: who can be appointed, dismissed or reassigned now."""
    me = position.players[player]
    found: list[int] = []
    free_ruler = me.ruler == NOBODY
    for card in me.hand:
        if not action_cards.IS_LEADER[card]:
            if me.ducats >= action_cards.ADVISOR_DUCATS[card]:
                found.append(APPOINT_ADVISOR.of(card))
            continue
        if free_ruler:
            found.append(APPOINT_RULER.of(card))
        if me.power[MIL] >= action_cards.LEADER_MIL[card]:
            found.extend(APPOINT_GENERAL.of(card, army) for army in range(ARMIES))
            found.append(APPOINT_ADMIRAL.of(card))
    for card in serving(position, player):
        if card not in me.turn_appointed:
            found.append(DISMISS.of(card))
    for army in range(ARMIES):
        if general(position, player, army) >= 0 and not me.turn_flags & REASSIGNED << army:
            found.extend(REASSIGN.of(army, other) for other in range(ARMIES) if other != army)
    if me.ruler != NOBODY and not me.turn_flags & RULER_MOVED:
        commanding = ruler_army(position, player)
        for army in range(ARMIES):
            if army != commanding and position.forces.armies[(player * ARMIES + army) * ARMY + ARMY_SPACE] >= 0:
                found.append(RULER_TO_ARMY.of(army))
        if commanding >= 0:
            found.append(RULER_HOME.code)
    return found


def serving(position: Europa, player: int) -> list[int]:
    """Cards of Advisors, Generals and the Admiral in office."""
    me = position.players[player]
    found = [card for card in me.advisors if card != NOBODY]
    found.extend(general(position, player, army) for army in range(ARMIES) if general(position, player, army) >= 0)
    if admiral(position, player) >= 0:
        found.append(admiral(position, player))
    return found


def can_appoint(position: Europa, player: int, waived: int = 0) -> bool:
    """Whether there is any choice; an Advisor who may be dismissed is found at once."""
    me = position.players[player]
    for card in me.advisors:
        if card != NOBODY and card not in me.turn_appointed:
            return True
    for card in me.hand:
        if not action_cards.IS_LEADER[card]:
            if me.ducats >= action_cards.ADVISOR_DUCATS[card]:
                return True
        elif me.ruler == NOBODY or me.power[MIL] >= action_cards.LEADER_MIL[card]:
            return True
    leader = admiral(position, player)
    if leader >= 0 and leader not in me.turn_appointed:
        return True
    movable = me.ruler != NOBODY and not me.turn_flags & RULER_MOVED
    ruler = False  # whether he commands an Army, or there is one that he could command
    armies = position.forces.armies
    for army in range(ARMIES):
        at = (player * ARMIES + army) * ARMY
        leader = armies[at + ARMY_LEADER]
        if leader >= 0 and (not me.turn_flags & REASSIGNED << army or leader not in me.turn_appointed):
            return True
        ruler = ruler or leader == THE_RULER or armies[at + ARMY_SPACE] >= 0
    return ruler and movable


def begin_appoint(position: Europa, player: int, waived: int = 0) -> None:
    position.push(Appoint(player))


def offer(position: Europa, player: int) -> None:
    """EU-3.20: as many as the player likes, before he chooses his first hand."""
    position.push(AppointMore(player))


@data
class Appoint(Decision[Europa]):
    """EU-5.2.1: one Character appointed, dismissed or reassigned."""

    RULES = ("EU-5.2.1.1", "EU-5.2.1.2", "EU-5.2.1.3", "EU-5.2.1.4", "EU-5.2.1.6")

    def options(self, position: Europa) -> list[int]:
        # (with a hand that others can only imagine there may be nobody to appoint)
        return choices(position, self.seat) or [DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) != DONE.code:
            carry_out(position, self.seat, option)

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        return price_of(option)


@data
class AppointMore(Decision[Europa]):
    """EU-3.20: Characters of the first cards, at their usual prices, until `done`."""

    RULES = ("EU-3.20",)

    def options(self, position: Europa) -> list[int]:
        verbs = (APPOINT_ADVISOR.code, APPOINT_GENERAL.code, APPOINT_ADMIRAL.code, APPOINT_RULER.code)
        return [DONE.code, *(option for option in choices(position, self.seat) if verb_of(option) in verbs)]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) != DONE.code:
            position.push(AppointMore(self.seat))
            carry_out(position, self.seat, option)

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        return price_of(option)


def price_of(option: int) -> list[tuple[str, str | int]]:
    verb = verb_of(option)
    if verb == APPOINT_ADVISOR.code:
        return [("card_price", action_cards.ADVISOR_DUCATS[first(option)])]
    if verb in (APPOINT_GENERAL.code, APPOINT_ADMIRAL.code):
        return [("card_price", action_cards.LEADER_MIL[first(option)])]
    return []


def carry_out(position: Europa, player: int, option: int) -> None:
    verb, card = verb_of(option), first(option)
    if verb == APPOINT_ADVISOR.code:
        appoint_advisor(position, player, card)
    elif verb == APPOINT_GENERAL.code:
        appoint_general(position, player, card, second(option))
    elif verb == APPOINT_ADMIRAL.code:
        appoint_admiral(position, player, card)
    elif verb == APPOINT_RULER.code:
        appoint_ruler(position, player, card)
    elif verb == DISMISS.code:
        position.tell(DISMISSED, position.realm_of(player), card)
        leave(position, player, card)
    elif verb == REASSIGN.code:
        reassign(position, player, first(option), second(option))
    else:
        command(position, player, first(option) if verb == RULER_TO_ARMY.code else -1)
        position.own_rest(player).turn_flags |= RULER_MOVED


def appoint_advisor(position: Europa, player: int, card: int) -> None:
    """EU-5.2.1.2, 7.2.11: one of each type; whoever was there is discarded."""
    purse.lose_ducats(position, player, action_cards.ADVISOR_DUCATS[card])
    me = position.own_player(player)
    kind = action_cards.ADVISOR_TYPE[card]
    me.hand.remove(card)
    old = me.advisors[kind]
    me.advisors[kind] = card
    me.advisors_ill[kind] = 0
    me.turn_appointed.append(card)
    position.tell(ADVISOR_APPOINTED, me.realm, card)
    if old != NOBODY:
        hand.discard(position, old)


def appoint_general(position: Europa, player: int, card: int, army: int) -> None:
    """EU-5.2.1.3: under an Army's mat, an empty one too (EU-7.2.10)."""
    purse.lose_power(position, player, MIL, action_cards.LEADER_MIL[card])
    me = position.own_purse(player)
    me.hand.remove(card)
    me.turn_appointed.append(card)
    position.tell(GENERAL_APPOINTED, me.realm, card)
    _put_general(position, player, army, card, 0)


def appoint_admiral(position: Europa, player: int, card: int) -> None:
    purse.lose_power(position, player, MIL, action_cards.LEADER_MIL[card])
    me = position.own_player(player)
    me.hand.remove(card)
    me.turn_appointed.append(card)
    position.tell(ADMIRAL_APPOINTED, me.realm, card)
    fleets = position.own_leaders().fleets
    old = fleets[player * FLEET + FLEET_LEADER]
    fleets[player * FLEET + FLEET_LEADER] = card
    fleets[player * FLEET + FLEET_ILL] = 0
    if old >= 0:
        hand.discard(position, old)


def appoint_ruler(position: Europa, player: int, card: int) -> None:
    """EU-5.2.1.6: free of charge."""
    position.own_player(player).hand.remove(card)
    install(position, player, card)


def _put_general(position: Europa, player: int, army: int, card: int, ill: int) -> None:
    """A replaced General goes to a free Army mat, else he is discarded (EU-7.2.10)."""
    armies = position.own_leaders().armies
    at = (player * ARMIES + army) * ARMY
    old, old_ill = armies[at + ARMY_LEADER], armies[at + ARMY_ILL]
    armies[at + ARMY_LEADER] = card
    armies[at + ARMY_ILL] = ill
    if old < 0:
        return
    for other in range(ARMIES):
        spot = (player * ARMIES + other) * ARMY
        if armies[spot + ARMY_LEADER] == NOBODY:
            armies[spot + ARMY_LEADER] = old
            armies[spot + ARMY_ILL] = old_ill
            return
    hand.discard(position, old)


def reassign(position: Europa, player: int, army: int, other: int) -> None:
    """EU-5.2.1.4: a General moves to another Army; if somebody commands there, they change places. Each is reassigned
    once in a Turn (EUI-5); who only makes room has not been."""
    me = position.own_purse(player)
    moved = me.turn_flags & REASSIGNED << other
    me.turn_flags &= ~(REASSIGNED << army)
    me.turn_flags |= (REASSIGNED << army if moved else 0) | REASSIGNED << other
    armies = position.own_leaders().armies
    one, two = (player * ARMIES + army) * ARMY, (player * ARMIES + other) * ARMY
    for field in (ARMY_LEADER, ARMY_ILL):
        armies[one + field], armies[two + field] = armies[two + field], armies[one + field]
    position.tell(GENERAL_MOVED, position.realm_of(player), other)


def command(position: Europa, player: int, army: int) -> None:
    """EU-7.2.7, 9.4.6: the Ruler commands this Army, free of charge; -1: none."""
    armies = position.own_leaders().armies
    before = ruler_army(position, player)
    if before >= 0:
        armies[(player * ARMIES + before) * ARMY + ARMY_LEADER] = NOBODY
    if army >= 0:
        _put_general(position, player, army, THE_RULER, 0)
        position.tell(RULER_COMMANDS, position.realm_of(player), army)


def leave(position: Europa, player: int, card: int) -> None:
    """An Advisor, General or Admiral leaves office: onto the discards."""
    me = position.own_player(player)
    for kind in range(3):
        if me.advisors[kind] == card:
            me.advisors[kind] = NOBODY
            me.advisors_ill[kind] = 0
    forces = position.own_leaders()
    for army in range(ARMIES):
        at = (player * ARMIES + army) * ARMY
        if forces.armies[at + ARMY_LEADER] == card:
            forces.armies[at + ARMY_LEADER] = NOBODY
            forces.armies[at + ARMY_ILL] = 0
    if forces.fleets[player * FLEET + FLEET_LEADER] == card:
        forces.fleets[player * FLEET + FLEET_LEADER] = NOBODY
        forces.fleets[player * FLEET + FLEET_ILL] = 0
    hand.discard(position, card)


# Rulers


def install(position: Europa, player: int, ruler: int) -> None:
    """EU-5.1.1.6, 7.2.3: a new Ruler in place of the old one. For the Emperor's this may mean an Election (AMB-41)."""
    remove_ruler(position, player)
    me = position.own_player(player)
    me.ruler = ruler
    me.ruler_ill = people.ILL[ruler]
    position.tell(RULER_CAME, me.realm, ruler)
    if position.emperor == me.realm:
        DOORS.elect(position)


def remove_ruler(position: Europa, player: int) -> None:
    """The Ruler leaves his slot, and his Army; a card goes to the discards, a historical Ruler to the box."""
    me = position.own_player(player)
    old = me.ruler
    if old == NOBODY:
        return
    command(position, player, -1)
    me = position.own_player(player)
    me.ruler = NOBODY
    me.ruler_ill = 0
    position.tell(RULER_LEFT, me.realm, old)
    if old < action_cards.CARDS:
        hand.discard(position, old)


def ruler_lost(position: Europa, player: int) -> None:
    """EU-7.2.17-19: the Ruler is discarded; he is replaced at once by a Leader from hand, or an Interregnum begins."""
    remove_ruler(position, player)
    position.push(Succession(player))


DOORS.ruler_lost = ruler_lost


@data
class Succession(Step[Europa]):
    """EU-7.2.18: whoever holds any card is asked, whatever it is."""

    player: int

    def run(self, position: Europa) -> None:
        if position.players[self.player].ruler != NOBODY:
            return
        if position.players[self.player].hand:
            position.push(NewRuler(self.player))
        else:
            interregnum(position, self.player)


@data
class NewRuler(Decision[Europa]):
    """EU-5.2.1.6, 7.2.18: a Leader from hand becomes Ruler at once; else an Interregnum begins."""

    RULES = ("EU-5.2.1.6", "EU-7.2.18", "EU-7.2.19")

    def options(self, position: Europa) -> list[int]:
        cards = position.players[self.seat].hand
        return [*(APPOINT_RULER.of(card) for card in cards if action_cards.IS_LEADER[card]), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        position.reveal()
        if verb_of(option) == APPOINT_RULER.code:
            appoint_ruler(position, self.seat, first(option))
        else:
            interregnum(position, self.seat)


def interregnum(position: Europa, player: int) -> None:
    """EU-7.2.19: skill 1 in each type until somebody is found."""
    position.tell(INTERREGNUM_BEGAN, position.realm_of(player))
    if position.emperor == position.realm_of(player):
        DOORS.elect(position)
