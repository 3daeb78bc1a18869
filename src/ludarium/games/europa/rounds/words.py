"""Verbs and events of the sequence of play (EU-4)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.action_cards import CARD, POWER
from ludarium.games.europa.facts.goals import MILESTONE, MISSION
from ludarium.games.europa.facts.ideas import IDEA
from ludarium.games.europa.facts.places import PROVINCE, SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.words import AMOUNT, ARMY_NUMBER, PLACE, SHIP, UNIT, WORDS
from ludarium.kernel.domain import Domain, number

AGE: Final = number("age", 4)
ROUND: Final = number("round", 99)
ACTION: Final = Domain("action", [str(index) for index in range(20)])  # of turn.ACTIONS

# Phase 1
DRAW: Final = WORDS.verb("draw", POWER, rules="EU-4.1.2 EU-3.19")
KEEP: Final = WORDS.verb("keep", CARD, rules="EU-4.1.3 EU-3.21")
DROP_REST: Final = WORDS.verb("drop-rest", rules="EU-4.1.3")
PICK_MISSION: Final = WORDS.verb("pick-mission", MISSION, rules="EU-4.1.4 EU-17.2.7")
RETURN_MISSION: Final = WORDS.verb("return-mission", MISSION, rules="EU-17.2.8")

# the Turn
TAKE_EVENT: Final = WORDS.verb("take-event", rules="EU-5.1.1")
DEAL: Final = WORDS.verb("deal", rules="EU-5.1.2")
EXPLORE: Final = WORDS.verb("explore", rules="EU-5.1.3")
RESEARCH: Final = WORDS.verb("research", rules="EU-5.1.4")
CHANGE_FOCUS: Final = WORDS.verb("change-focus", rules="EU-5.1.5")
CHANGE_FAITH: Final = WORDS.verb("change-faith", rules="EU-5.1.6")
RAISE_STABILITY: Final = WORDS.verb("raise-stability", rules="EU-5.3.1")
CONVERT: Final = WORDS.verb("convert", rules="EU-5.3.2")
COLONIZE: Final = WORDS.verb("colonize", rules="EU-5.3.3")
SEND_INFLUENCE: Final = WORDS.verb("send-influence", rules="EU-5.4.1")
FORGE: Final = WORDS.verb("forge-alliance", rules="EU-5.4.2")
FABRICATE: Final = WORDS.verb("fabricate-claims", rules="EU-5.4.3")
TRADE: Final = WORDS.verb("trade", rules="EU-5.4.4")
DECLARE_WAR: Final = WORDS.verb("declare-war", rules="EU-5.5.1")
ACTIVATE: Final = WORDS.verb("activate-units", rules="EU-5.5.2")
RECRUIT: Final = WORDS.verb("recruit-units", rules="EU-5.5.3")
SUPPRESS: Final = WORDS.verb("suppress-unrest", rules="EU-5.5.4")
RAISE_AUTHORITY: Final = WORDS.verb("raise-authority", rules="EU-18.1.5")
EXCOMMUNICATE: Final = WORDS.verb("excommunicate", rules="EU-19.3.2")
CRUSADE: Final = WORDS.verb("call-crusade", rules="EU-19.3.4")
APPOINT: Final = WORDS.verb("appoint", rules="EU-5.2.1")
TAKE_LOAN: Final = WORDS.verb("take-loan", rules="EU-5.2.3.1")
REPAY_LOAN: Final = WORDS.verb("repay-loan", rules="EU-5.2.3.2")
REPLENISH: Final = WORDS.verb("replenish", rules="EU-5.2.4")
CUT_TIES: Final = WORDS.verb("cut-ties", rules="EU-5.2.5")
BOT_POWER: Final = WORDS.verb("bot-power", POWER, rules="EU-20.1.1")
SUPPORT_MATE: Final = WORDS.verb("support-mate", REALM, rules="EUI-43")
GIVE_SUPPORT: Final = WORDS.verb("give-support", AMOUNT, rules="EUI-43")
CLAIM_MISSION: Final = WORDS.verb("claim-mission", MISSION, rules="EU-17.2.5")
PASS: Final = WORDS.verb("pass", rules="EU-4.2.6")
END_TURN: Final = WORDS.verb("end-turn", rules="EU-4.2.3")

# Phases 3 to 5
ADD_UNREST: Final = WORDS.verb("add-unrest", PROVINCE, rules="EU-4.3.19 EU-4.3.21")
CALM: Final = WORDS.verb("calm", PROVINCE, rules="EU-4.3.23")
SKIP_DISSENT: Final = WORDS.verb("skip-dissent", SPACE)
GIVE_INFLUENCE: Final = WORDS.verb("give-influence", SPACE, rules="EU-4.3.20")
FIRE: Final = WORDS.verb("fire", CARD, rules="EU-4.4.3")
DISBAND_LOOSE: Final = WORDS.verb("disband-loose", SPACE, rules="EU-4.4.4")
DISBAND: Final = WORDS.verb("disband", ARMY_NUMBER, UNIT, rules="EU-4.4.4")
DISBAND_SHIP: Final = WORDS.verb("disband-ship", PLACE, SHIP, rules="EU-4.4.4")
RECALL: Final = WORDS.verb("recall", PLACE, PLACE.named("home"), rules="EU-4.4.5")
RECALL_SHIP: Final = WORDS.verb("recall-ship", PLACE, PLACE.named("home"), rules="EU-4.4.5")
RECALL_FLEET: Final = WORDS.verb("recall-fleet", PLACE, PLACE.named("home"), rules="EU-4.4.5")
GIVE_UP_DUCATS: Final = WORDS.verb("give-up-ducats", AMOUNT, rules="EU-4.4.7")
PAY_CORRUPTION: Final = WORDS.verb("pay-corruption", AMOUNT, rules="EU-4.4.7")
START_IDEA: Final = WORDS.verb("start-idea", IDEA, rules="EU-3.1 EU-8.8")
BONUS: Final = WORDS.verb("bonus", POWER, rules="EU-4.4.9")
SHRINK_LOOSE: Final = WORDS.verb("shrink-loose", SPACE, rules="EU-4.5.2")
SHRINK_ARMY: Final = WORDS.verb("shrink-army", ARMY_NUMBER, UNIT, rules="EU-4.5.2")
SHRINK_EXHAUSTED: Final = WORDS.verb("shrink-exhausted", rules="EU-4.5.2")
SHRINK_AVAILABLE: Final = WORDS.verb("shrink-available", rules="EU-4.5.2")
DISCARD: Final = WORDS.verb("discard", CARD, rules="EU-4.5.14")
EXCHANGE_IDEA: Final = WORDS.verb("exchange-idea", IDEA, IDEA.named("other"), rules="EU-4.6.4")
EXCHANGE_MILESTONE: Final = WORDS.verb("exchange-milestone", MILESTONE, MILESTONE.named("other"), rules="EU-4.6.4")
END_MARRIAGE: Final = WORDS.verb("end-marriage", REALM, rules="EU-4.6.5")
KEEP_MARRIAGES: Final = WORDS.verb("keep-marriages", rules="EU-4.6.5")

# what is told
AGE_BEGAN: Final = WORDS.event("age-began", AGE, rules="EU-4.6")
ROUND_BEGAN: Final = WORDS.event("round-began", ROUND, AGE, rules="EU-4.0.1")
PHASE_BEGAN: Final = WORDS.event("phase-began", number("phase", 5), rules="EU-4.0.1")
EVENTS_LAID: Final = WORDS.event("events-laid", AMOUNT, rules="EU-4.1.1")
CARD_OFFERED: Final = WORDS.event("card-offered", REALM, CARD, rules="EU-4.1.2")
CARD_BACK: Final = WORDS.event("card-back", REALM, POWER, rules="EU-4.1.2")
CARDS_KEPT: Final = WORDS.event("cards-kept", REALM, AMOUNT, rules="EU-4.1.3")
MISSIONS_CHOSEN: Final = WORDS.event("missions-chosen", REALM, AMOUNT, rules="EU-4.1.4")
TURN_BEGAN: Final = WORDS.event("turn-began", REALM, rules="EU-4.2.1")
PASSED: Final = WORDS.event("passed", REALM, AMOUNT, rules="EU-4.2.6 EU-4.2.7")
ACTION_TAKEN: Final = WORDS.event("action-taken", REALM, ACTION, rules="EU-4.2.2")
BOT_POWER_USED: Final = WORDS.event("bot-power-used", REALM, POWER, rules="EU-20.1.1")
TOKENS_REMOVED: Final = WORDS.event("tokens-removed", rules="EU-4.3.1")
INCOME_CAME: Final = WORDS.event("income-came", REALM, AMOUNT.named("income"), AMOUNT.named("costs"), rules="EU-4.4.6")
CORRUPTED: Final = WORDS.event("corrupted", REALM, AMOUNT, rules="EU-4.4.7")
CHARACTER_FIRED: Final = WORDS.event("character-fired", REALM, CARD, rules="EU-4.4.3")
UNITS_DISBANDED: Final = WORDS.event("units-disbanded", REALM, AMOUNT, rules="EU-4.4.4")
SHIPS_RECALLED: Final = WORDS.event("ships-recalled", REALM, AMOUNT, PLACE, rules="EU-4.4.5")
SHIPS_DISBANDED: Final = WORDS.event("ships-disbanded", REALM, AMOUNT, rules="EU-4.4.4 EU-7.4.4")
MANPOWER_SET: Final = WORDS.event("manpower-set", REALM, AMOUNT, rules="EU-4.5.2")
REFRESHED: Final = WORDS.event("refreshed", REALM, AMOUNT, rules="EU-4.5.3")
COLONISTS_CAME: Final = WORDS.event("colonists-came", REALM, AMOUNT, rules="EU-4.5.5")
FIRST_PLAYER: Final = WORDS.event("first-player", REALM, rules="EU-4.5.12")
IDEA_SHOWN: Final = WORDS.event("idea-shown", IDEA, rules="EU-4.6.3")
MILESTONE_SHOWN: Final = WORDS.event("milestone-shown", MILESTONE, rules="EU-4.6.2")
IN_INTERREGNUM: Final = WORDS.event("in-interregnum", REALM, rules="EU-4.3.18")
GAME_ENDED: Final = WORDS.event("game-ended", number("reason", 9), rules="EU-4.7.1")
