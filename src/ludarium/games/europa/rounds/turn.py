"""Phase 2, Actions (EU-4.2): Turns clockwise until everybody has Passed, the last Turns, and the menu of a Turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludarium.games.europa.cards import action, display, hand
from ludarium.games.europa.cards.words import PLAY, USE
from ludarium.games.europa.curia import papal
from ludarium.games.europa.diplomacy import alliances, claims, deals, influence
from ludarium.games.europa.empire import authority
from ludarium.games.europa.events import row
from ludarium.games.europa.facts import action_cards, tracks
from ludarium.games.europa.facts.action_cards import POWER
from ludarium.games.europa.glory import missions
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import purse
from ludarium.games.europa.realm import (
    characters,
    colonies,
    exploring,
    focus,
    ideas,
    religion,
    stability,
    state_religion,
)
from ludarium.games.europa.rounds import bot_power, minor, refusals, two
from ludarium.games.europa.rounds.words import (
    ACTION_TAKEN,
    ACTIVATE,
    BOT_POWER,
    CHANGE_FAITH,
    CHANGE_FOCUS,
    CLAIM_MISSION,
    COLONIZE,
    CONVERT,
    CRUSADE,
    DEAL,
    DECLARE_WAR,
    END_TURN,
    EXCOMMUNICATE,
    EXPLORE,
    FABRICATE,
    FORGE,
    PASS,
    PASSED,
    RAISE_AUTHORITY,
    RAISE_STABILITY,
    RECRUIT,
    RESEARCH,
    SEND_INFLUENCE,
    SUPPRESS,
    TAKE_EVENT,
    TRADE,
    TURN_BEGAN,
)
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import DEAL_REFUSED
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.trade import trade
from ludarium.games.europa.war import activate, declare, recruit, suppress
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision, Refused, Step
from ludarium.kernel.verb import Verb, first, verb_of

Begin = Callable[[Europa, int], None]

# Every Action that takes the Turn and has no argument: its verb, and how it begins (EU-4.2.13).
ACTIONS: Final[list[tuple[Verb, Begin]]] = [
    (TAKE_EVENT, row.begin_take_event),
    (SEND_INFLUENCE, influence.begin_influence),
    (FORGE, alliances.begin_forge),
    (FABRICATE, claims.begin_fabricate),
    (TRADE, trade.begin_trade),
    (RAISE_STABILITY, stability.begin_raise_stability),
    (CONVERT, religion.begin_convert),
    (COLONIZE, colonies.begin_colonize),
    (EXPLORE, exploring.begin_explore),
    (RESEARCH, ideas.begin_research),
    (DECLARE_WAR, declare.begin_declare),
    (ACTIVATE, activate.begin_activate),
    (RECRUIT, recruit.begin_recruit),
    (SUPPRESS, suppress.begin_suppress),
    (CHANGE_FOCUS, focus.begin_change_focus),
    (CHANGE_FAITH, state_religion.begin_change_faith),
    (DEAL, deals.begin_deal),
    (RAISE_AUTHORITY, authority.begin_raise_authority),
    (EXCOMMUNICATE, papal.begin_excommunicate),
    (CRUSADE, papal.begin_crusade),
]


def open_actions(position: Europa, player: int) -> list[int]:
    """Those of ACTIONS that may be begun, in their order. (Written out: a call out of a list is slow, compiled.)"""
    found: list[int] = []
    if row.can_take_event(position, player):
        found.append(TAKE_EVENT.code)
    if influence.can_influence(position, player):
        found.append(SEND_INFLUENCE.code)
    if alliances.can_forge(position, player):
        found.append(FORGE.code)
    if claims.can_fabricate(position, player):
        found.append(FABRICATE.code)
    if trade.can_trade(position, player):
        found.append(TRADE.code)
    if stability.can_raise_stability(position, player):
        found.append(RAISE_STABILITY.code)
    if religion.can_convert(position, player):
        found.append(CONVERT.code)
    if colonies.can_colonize(position, player):
        found.append(COLONIZE.code)
    if exploring.can_explore(position, player):
        found.append(EXPLORE.code)
    if ideas.can_research(position, player):
        found.append(RESEARCH.code)
    if declare.can_declare(position, player):
        found.append(DECLARE_WAR.code)
    if activate.can_activate(position, player):
        found.append(ACTIVATE.code)
    if recruit.can_recruit(position, player):
        found.append(RECRUIT.code)
    if suppress.can_suppress(position, player):
        found.append(SUPPRESS.code)
    if focus.can_change_focus(position, player):
        found.append(CHANGE_FOCUS.code)
    if state_religion.can_change_faith(position, player):
        found.append(CHANGE_FAITH.code)
    if deals.can_deal(position, player):
        found.append(DEAL.code)
    if authority.can_raise_authority(position, player):
        found.append(RAISE_AUTHORITY.code)
    if papal.can_excommunicate(position, player):
        found.append(EXCOMMUNICATE.code)
    if papal.can_crusade(position, player):
        found.append(CRUSADE.code)
    return found


def action_price(position: Europa, player: int, verb: int) -> list[tuple[str, str | int]]:
    """What an Action costs this Realm now, where that is not the same for everybody and everywhere."""
    found: list[tuple[str, str | int]] = []
    if verb == RAISE_STABILITY.code:
        found = [("option_price", stability.cost(position, player))]
    elif verb == CONVERT.code:
        found = [("option_price", religion.convert_price(position, player, 0)), ("option_ducats", tracks.CONVERT[3])]
    elif verb == COLONIZE.code:
        found = [("option_price", colonies.cost(position, player, 0))]
    elif verb == ACTIVATE.code:
        found = [("option_price", activate.cost(position, player))]
    elif verb == FABRICATE.code:
        prices = [claims.price(position, player, space) for space in claims.areas(position, player, [])]
        found = [("option_price", min(prices)), ("option_most", max(prices))]
    return [("option_priced", "now"), *found] if found else []


# the loop of Turns


def bonuses(position: Europa) -> list[int]:
    """EU-4.2.7: Ducats for the first, second, ... to Pass."""
    return tracks.PASS_BONUS[len(position.players)]


@data
class ActionPhase(Step[Europa]):
    """EU-4.2.1: clockwise from the First Player."""

    RULES = ("EU-4.2.1",)

    def run(self, position: Europa) -> None:
        position.active = -1
        bot_power.begin(position)
        position.push(NextTurn(position.first))


@data
class NextTurn(Step[Europa]):
    """Whose Turn is next, beginning with this player: those who have not Passed, until no Pass bonus is left; then one
    Turn for each of the others, and one for whoever still lacks his Event (EU-4.2.6, 4.2.10, 4.2.11)."""

    player: int

    def run(self, position: Europa) -> None:
        position.active = -1
        if two.of_two(position):
            self.of_two(position)
            return
        last = position.passes >= len(bonuses(position))
        for player in position.clockwise(self.player):
            if position.players[player].passed:
                continue
            if not last or not (position.last_turns >> player) & 1:
                position.push(BeginTurn(player, 0))
                return
        for player in position.clockwise(self.player):
            if not position.players[player].passed and position.players[player].events_taken < row.due(position):
                position.push(BeginTurn(player, 1))
                return
        for player in position.clockwise(self.player):
            if not position.players[player].passed:
                _mark_passed(position, player)

    def of_two(self, position: Europa) -> None:
        """EU-20.2.3: whoever is left has two more Turns, or three."""
        for player in position.clockwise(self.player):
            if position.players[player].passed:
                continue
            if two.over(position):
                _mark_passed(position, player)
            else:
                position.push(BeginTurn(player, int(two.event_only(position, player))))
            return


def _mark_passed(position: Europa, player: int) -> None:
    """EU-4.2.12: whoever has taken his last Turn has Passed."""
    position.passes += 1
    position.own_rest(player).passed = position.passes


@data
class BeginTurn(Step[Europa]):
    """A Turn begins; what lies on the table now is remembered for "before this Turn"."""

    player: int
    event_only: int

    def run(self, position: Europa) -> None:
        position.active = self.player
        position.remember()
        me = position.own_rest(self.player)
        me.turn_flags = 0
        me.turns += 1
        if me.turn_influence:
            me.turn_influence = []
        if me.turn_appointed:
            me.turn_appointed = []
        me.turn_offers = 0
        nothing = bytes(len(me.deeds_turn))
        if me.deeds_turn != nothing:
            position.own_deeds(self.player).deeds_turn = nothing
        for player in position.order:
            each = position.players[player]  # what others have done out of Turn is over, too (EUI-35)
            if each.spent_land or each.spent_sea or each.turn_mercenaries or each.turn_moved or each.turn_access:
                each = position.own_rest(player)
                each.spent_land = []
                each.spent_sea = []
                each.turn_mercenaries = 0
                each.turn_moved = []
                each.turn_access = []
        if position.npr_spent:
            position.npr_spent = []
        position.tell(TURN_BEGAN, me.realm)
        if two.of_two(position):
            two.begin(position)
        elif position.passes >= len(bonuses(position)):
            position.last_turns |= 1 << self.player
        position.plan([TakeTurn(self.player, self.event_only), EndOfTurn(self.player)])


@data
class EndOfTurn(Step[Europa]):
    """The Turn is over: what lasted for it ends, Heavy Ships in Port are repaired, and the next player's begins. After
    his last Turn a player has Passed, while others still have theirs (EU-4.2.12)."""

    player: int
    RULES = ("EU-4.2.12",)

    def run(self, position: Europa) -> None:
        minor.end_turn(position, self.player)
        if not two.of_two(position) and (position.last_turns >> self.player) & 1:
            me = position.players[self.player]
            if not me.passed and me.events_taken >= row.due(position):
                _mark_passed(position, self.player)
        action.fresh_limits(position, self.player)
        order = position.clockwise(self.player)
        position.push(NextTurn(order[1] if len(order) > 1 else self.player))


@data
class TakeTurn(Decision[Europa]):
    """EU-4.2.2, 4.2.3: one Action, and any Minor Actions before and after it."""

    event_only: int
    RULES = ("EU-4.2.2", "EU-4.2.3")

    def options(self, position: Europa) -> list[int]:
        player = self.seat
        if self.event_only:
            found = [TAKE_EVENT.code]
        else:
            found = open_actions(position, player)
            found.extend(hand.play_options(position, player))
            found.extend(display.use_options(position, player))
            if position.players[player].events_taken >= row.due(position):
                found.append(PASS.code)
        found.extend(minor.options(position, player))
        found.extend(bot_power.options(position, player))
        for mission in missions.claimable(position, player):
            found.append(CLAIM_MISSION.of(mission))
        return found

    def choose(self, position: Europa, option: int) -> None:
        player = self.seat
        verb = verb_of(option)
        if minor.is_minor(verb):
            position.push(self)
            minor.choose(position, player, option)
            return
        if verb == BOT_POWER.code:
            position.push(self)
            bot_power.use(position, player, first(option))
            return
        if verb == CLAIM_MISSION.code:
            position.push(self)
            missions.complete(position, player, first(option))
            return
        position.push(AfterDeal(player, self.event_only) if verb == DEAL.code else AfterAction(player))
        if verb == PASS.code:
            pass_turn(position, player)
        elif verb == PLAY.code:
            hand.begin_play(position, player, first(option))
        elif verb == USE.code:
            display.begin_use(position, player, option)
        else:
            for number, (each, begin) in enumerate(ACTIONS):
                if each.code == verb:
                    position.tell(ACTION_TAKEN, position.realm_of(player), number)
                    begin(position, player)
                    return

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        """What a card of the hand or an Action costs this Realm now."""
        if verb_of(option) != PLAY.code:
            return action_price(position, self.seat, verb_of(option))
        kind = action_cards.TYPE_OF[first(option)]
        power = action_cards.TYPE_DECK[kind]
        cost = hand.price(position, self.seat, kind)
        return [
            ("card_priced", POWER.ref(power)),
            ("card_mp", cost[power]),
            ("card_ducats", cost[symbols.R_DUCATS]),
        ]

    def refused(self, position: Europa, offered: list[int]) -> list[Refused]:
        return refusals.refused(position, self.seat, offered, bool(self.event_only))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("event_only", self.event_only)]


@data
class AfterDeal(Step[Europa]):
    """EUI-6: a refused deal does not use the Turn."""

    player: int
    event_only: int
    RULES = ("EUI-6",)

    def run(self, position: Europa) -> None:
        if position.players[self.player].turn_flags & DEAL_REFUSED:
            position.own_player(self.player).turn_flags &= ~DEAL_REFUSED
            position.push(TakeTurn(self.player, self.event_only))
        else:
            position.push(AfterAction(self.player))


@data
class AfterAction(Step[Europa]):
    """The Action is done: Milestones and Missions are looked at, and Minor Actions may follow (EU-5.2.0.1)."""

    player: int

    def run(self, position: Europa) -> None:
        position.push(EndTurnStep(self.player))
        DOORS.moment(position)


@data
class EndTurnStep(Step[Europa]):
    player: int

    def run(self, position: Europa) -> None:
        if minor.evident(position, self.player):
            position.push(EndTurn(self.player))
            return
        # whether he is asked depends on his hand and his Missions: whoever has just answered him learns of them
        position.reveal()
        if characters.can_appoint(position, self.player) or missions.claimable(position, self.player):
            position.push(EndTurn(self.player))


@data
class EndTurn(Decision[Europa]):
    """Minor Actions after the Action, until the player ends his Turn."""

    RULES = ("EU-4.2.3", "EU-5.2.0.1")

    def options(self, position: Europa) -> list[int]:
        found = [END_TURN.code]
        found.extend(minor.options(position, self.seat))
        for mission in missions.claimable(position, self.seat):
            found.append(CLAIM_MISSION.of(mission))
        return found

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == END_TURN.code:
            return
        position.push(EndTurnStep(self.seat))
        if verb_of(option) == CLAIM_MISSION.code:
            missions.complete(position, self.seat, first(option))
        else:
            minor.choose(position, self.seat, option)


def pass_turn(position: Europa, player: int) -> None:
    """EU-4.2.6: a bonus while there is one; the first to Pass gets the First Player token, or the second if the first
    has it already (not in the game of two: EU-20.2.3)."""
    paid = bonuses(position)
    rank = position.passes
    me = position.own_rest(player)
    _mark_passed(position, player)
    bonus = paid[rank] if rank < len(paid) else 0
    position.tell(PASSED, me.realm, bonus)
    if bonus:
        purse.gain_ducats(position, player, bonus)
    if position.next_first < 0 and (player != position.first or two.of_two(position)):
        position.next_first = player
    if two.of_two(position):
        two.first_passed(position, player)
