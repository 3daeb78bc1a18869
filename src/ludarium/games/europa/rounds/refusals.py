"""Why an Action of the menu cannot be taken now: a reason (the message `refused-<reason>`) and its rule."""

from __future__ import annotations

from ludarium.games.europa.ask import offices, relations
from ludarium.games.europa.curia import papal
from ludarium.games.europa.diplomacy import influence
from ludarium.games.europa.empire import authority
from ludarium.games.europa.events import row
from ludarium.games.europa.facts import tracks
from ludarium.games.europa.facts.action_cards import POWER
from ludarium.games.europa.put import purse
from ludarium.games.europa.realm import colonies, religion, stability
from ludarium.games.europa.rounds.words import (
    ACTIVATE,
    CHANGE_FAITH,
    CHANGE_FOCUS,
    COLONIZE,
    CONVERT,
    CRUSADE,
    DEAL,
    DECLARE_WAR,
    EXCOMMUNICATE,
    EXPLORE,
    FABRICATE,
    FORGE,
    PASS,
    RAISE_AUTHORITY,
    RAISE_STABILITY,
    RECRUIT,
    REPAY_LOAN,
    REPLENISH,
    RESEARCH,
    SEND_INFLUENCE,
    SUPPRESS,
    TAKE_EVENT,
    TAKE_LOAN,
    TRADE,
)
from ludarium.games.europa.table.player import ADM, DIP, FOCUS_CHANGED, MIL, NOBODY, REPAID
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.trade import trade
from ludarium.games.europa.war import activate
from ludarium.kernel.position import Refused


def refused(position: Europa, player: int, offered: list[int], event_only: bool) -> list[Refused]:
    """The Actions that are not offered, in the order of the menu. What is not the player's office is not mentioned."""
    found = [
        _event(position, player),
        *_basic(position, player),
        *_offices(position, player),
        _pass(position, player),
    ]
    found.extend(_minor(position, player))
    missing = [each for each in found if each is not None and each.option not in offered]
    if event_only:
        minors = (TAKE_LOAN.code, REPAY_LOAN.code, REPLENISH.code)
        return [each if each.option in minors else Refused(each.option, "event-only", "EU-4.2.11") for each in missing]
    return missing


def _event(position: Europa, player: int) -> Refused | None:
    if position.players[player].events_taken >= row.due(position):
        return Refused(TAKE_EVENT.code, "event-taken", "EU-5.1.1.1")
    return None


def _pass(position: Europa, player: int) -> Refused | None:
    if position.players[player].events_taken < row.due(position):
        return Refused(PASS.code, "event-first", "EU-4.2.4")
    return None


def needs(position: Europa, player: int, option: int, power: int, amount: int, rule: str) -> Refused | None:
    """The power that is missing."""
    if position.players[player].power[power] >= amount:
        return None
    return Refused(option, "needs-power", rule, [("amount", amount), ("power", POWER.full(power))])


def _basic(position: Europa, player: int) -> list[Refused]:
    me = position.players[player]
    peace = relations.at_peace(position, me.realm)
    found: list[Refused] = []
    found.append(_influence(position, player))
    found.append(_forge(position, player, peace))
    if not peace:
        found.append(Refused(FABRICATE.code, "not-at-peace", "EU-5.4.3.3"))
    else:
        found.append(
            needs(position, player, FABRICATE.code, DIP, 1, "EU-5.4.3.1")
            or Refused(FABRICATE.code, "nothing-to-claim", "EU-5.4.3.2")
        )
    found.append(_trade(position, player))
    found.append(_stability(position, player))
    found.append(_convert(position, player))
    found.append(_colonize(position, player))
    found.append(
        needs(position, player, EXPLORE.code, DIP, tracks.EXPLORE[1], "EU-5.1.3.1")
        or needs(position, player, EXPLORE.code, MIL, tracks.EXPLORE[2], "EU-5.1.3.1")
        or Refused(EXPLORE.code, "nothing-to-discover", "EU-5.1.3.6")
    )
    found.append(Refused(RESEARCH.code, "no-idea", "EU-5.1.4.1"))
    found.append(_declare(position, player))
    found.append(
        needs(position, player, ACTIVATE.code, MIL, activate.cost(position, player), "EU-5.5.2.1")
        or Refused(ACTIVATE.code, "nobody-moves", "EU-5.5.2.1")
    )
    found.append(
        needs(position, player, RECRUIT.code, MIL, tracks.RECRUIT[2], "EU-5.5.3.1")
        or Refused(RECRUIT.code, "nobody-to-recruit", "EU-5.5.3.1")
    )
    found.append(
        needs(position, player, SUPPRESS.code, MIL, tracks.SUPPRESS[2], "EU-5.5.4.1")
        or Refused(SUPPRESS.code, "nothing-to-suppress", "EU-5.5.4.1")
    )
    changed = me.round_flags & FOCUS_CHANGED
    found.append(Refused(CHANGE_FOCUS.code, "focus-changed" if changed else "nothing-to-shift", "EU-5.1.5.1"))
    found.append(Refused(CHANGE_FAITH.code, "no-other-faith", "EU-5.1.6.1"))
    found.append(Refused(DEAL.code, "no-deal", "EU-5.1.2.1"))
    return found


def _influence(position: Europa, player: int) -> Refused:
    missing = needs(position, player, SEND_INFLUENCE.code, DIP, 1, "EU-5.4.1.1")
    if missing is not None:
        return missing
    if not influence.has_cube(position, player):
        return Refused(SEND_INFLUENCE.code, "no-cubes", "EU-2.2.3")
    return Refused(SEND_INFLUENCE.code, "nowhere-to-influence", "EU-5.4.1.2")


def _forge(position: Europa, player: int, peace: bool) -> Refused:
    if not peace:
        return Refused(FORGE.code, "not-at-peace", "EU-5.4.2.2")
    if len(relations.alliances(position, player)) >= relations.alliance_limit(position, player):
        return Refused(FORGE.code, "no-alliance-token", "EU-2.2.2")
    return Refused(FORGE.code, "nobody-to-ally", "EU-5.4.2.2")


def _trade(position: Europa, player: int) -> Refused:
    missing = needs(position, player, TRADE.code, DIP, tracks.TRADE[1], "EU-5.4.4.1")
    if missing is not None:
        return missing
    reason = "no-trade-cards" if trade.upright(position, player) else "no-merchant"
    return Refused(TRADE.code, reason, "EU-12.4.2")


def _stability(position: Europa, player: int) -> Refused:
    adm = stability.cost(position, player)
    missing = needs(position, player, RAISE_STABILITY.code, ADM, adm, "EU-5.3.1.1")
    return missing or Refused(RAISE_STABILITY.code, "stability-full", "EU-7.3.1")


def _convert(position: Europa, player: int) -> Refused:
    adm = religion.convert_price(position, player, 0)
    missing = needs(position, player, CONVERT.code, ADM, adm, "EU-5.3.2.1")
    if missing is None and position.players[player].ducats < tracks.CONVERT[3]:
        missing = Refused(CONVERT.code, "needs-ducats", "EU-5.3.2.1", [("amount", tracks.CONVERT[3])])
    return missing or Refused(CONVERT.code, "nothing-to-convert", "EU-5.3.2.1")


def _colonize(position: Europa, player: int) -> Refused:
    if not colonies.candidates(position, player):
        return Refused(COLONIZE.code, "nothing-to-colonize", "EU-5.3.3.1")
    due = colonies.cost(position, player, 0)
    return Refused(COLONIZE.code, "needs-colonists", "EU-5.3.3.1", [("amount", due)])


def _declare(position: Europa, player: int) -> Refused:
    missing = needs(position, player, DECLARE_WAR.code, MIL, tracks.DECLARE[2], "EU-5.5.1.1")
    if missing is not None:
        return missing
    if position.players[player].ruler == NOBODY:
        return Refused(DECLARE_WAR.code, "declare-interregnum", "EU-7.2.20")
    return Refused(DECLARE_WAR.code, "nobody-to-attack", "EU-9.1.4")


def _offices(position: Europa, player: int) -> list[Refused]:
    found: list[Refused] = []
    if offices.emperor_player(position) == player:
        if position.authority >= offices.authority_cap(position):
            found.append(Refused(RAISE_AUTHORITY.code, "authority-full", "EU-18.1.2"))
        else:
            due = authority.cost(position, 0)
            missing = needs(position, player, RAISE_AUTHORITY.code, ADM, due, "EU-18.1.5")
            found.extend([missing] if missing is not None else [])
    if offices.curia_controller(position) == player:
        for option in (EXCOMMUNICATE.code, CRUSADE.code):
            found.append(_papal(position, player, option))
    return found


def _papal(position: Europa, player: int, option: int) -> Refused:
    if position.age > papal.LAST_AGE:
        return Refused(option, "papal-age", "EU-19.3.1")
    if position.papal_used or position.papal_space >= 0 or position.papal_realm >= 0:
        return Refused(option, "papal-used", "EU-19.3.1")
    missing = needs(position, player, option, DIP, papal.price(position, player), "EU-19.3.1")
    return missing or Refused(option, "nobody-fits", "EU-19.3.1")


def _minor(position: Europa, player: int) -> list[Refused]:
    me = position.players[player]
    found: list[Refused] = []
    if not purse.may_loan(position, player):
        found.append(Refused(TAKE_LOAN.code, "too-much-interest", "EU-7.4.6"))
    elif me.turn_flags & REPAID:
        found.append(Refused(TAKE_LOAN.code, "loan-after-repayment", "EUI-5"))
    if me.interest and me.ducats < tracks.LOAN_REPAY:
        found.append(Refused(REPAY_LOAN.code, "needs-ducats", "EU-7.4.7", [("amount", tracks.LOAN_REPAY)]))
    if me.exhausted and not me.power[MIL]:
        missing = needs(position, player, REPLENISH.code, MIL, 1, "EU-5.2.4.1")
        found.extend([missing] if missing is not None else [])
    return found
