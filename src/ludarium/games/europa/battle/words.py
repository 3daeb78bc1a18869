"""Verbs and events of Battles (EU-9.6, 9.7, 9.9)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.action_cards import CARD
from ludarium.games.europa.facts.dice import BATTLE_DIE, FACE
from ludarium.games.europa.facts.places import NODE, SEA, SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.language.book import USE
from ludarium.games.europa.table.words import AMOUNT, ARMY_NUMBER, PLACE, SHIP, UNIT, WORDS
from ludarium.kernel.domain import Domain

BATTLE_SIDE: Final = Domain("battleside", ["attackers", "defenders"])
# Where a Land Unit is lost: in one of the Armies, or among the single Units
UNIT_FROM: Final = Domain("unitfrom", ["army-1", "army-2", "army-3", "single"])
SINGLE: Final = 3
# What lets Units into the space of a Retreat: nothing, 1 Influence there, Ducats (EU-9.5.9)
ACCESS: Final = Domain("access", ["free", "influence", "ducats"])
BY_NOTHING: Final = 0
BY_INFLUENCE: Final = 1
BY_DUCATS: Final = 2
SHIP_FROM: Final = Domain("shipfrom", ["single", "fleet"])

# which Battle first
FIGHT_IN: Final = WORDS.verb("fight-in", SPACE, rules="EU-9.7.3")
FIGHT_AT_SEA: Final = WORDS.verb("fight-at-sea", SEA, rules="EU-9.9.3")
FIGHT_PIRATES: Final = WORDS.verb("fight-pirates", NODE, SEA, rules="EU-9.9.1")

# before it
CHOOSE_FORCE: Final = WORDS.verb("choose-force", REALM, rules="EU-9.7.24 EU-9.7.28")
CHOOSE_REBELS: Final = WORDS.verb("choose-rebels", rules="EU-9.7.28")
USE_GENERAL: Final = WORDS.verb("use-general", ARMY_NUMBER, rules="EU-9.4.4")
CHOOSE_DIE: Final = WORDS.verb("choose-die", BATTLE_DIE, rules="EU-9.7.7 EU-15.0.5")

# in it
THROW_AGAIN: Final = WORDS.verb("throw-again", rules="EU-3.1")
BATTLE_CARD: Final = WORDS.verb("battle-card", CARD, rules="EU-6.2.5")
BATTLE_USE: Final = WORDS.verb("battle-use", USE, rules="EU-6.2.5")
LOSE_UNIT: Final = WORDS.verb("lose-unit", UNIT, UNIT_FROM, SPACE, rules="EU-9.7.13 AMB-EU1-81")
LOSE_SHIP: Final = WORDS.verb("lose-ship", SHIP, SHIP_FROM, rules="EU-9.9.10")
DAMAGE_SHIP: Final = WORDS.verb("damage-ship", rules="EU-9.9.11")
FIGHT_ON: Final = WORDS.verb("fight-on", rules="EU-9.7.19")
RETREAT_TO: Final = WORDS.verb("retreat-to", SPACE, ACCESS, rules="EU-9.7.20 EU-9.5.9")
RETREAT_SAIL: Final = WORDS.verb("retreat-sail", PLACE, rules="EU-9.9.16")
GIVE_SHIP: Final = WORDS.verb("give-ship", SHIP, rules="EU-9.9.15")
TAKE_SHIP: Final = WORDS.verb("take-ship", SHIP, SHIP_FROM, rules="EU-9.9.15")

# what is told
LAND_BATTLE: Final = WORDS.event("land-battle", SPACE, rules="EU-9.7.1")
NAVAL_BATTLE: Final = WORDS.event("naval-battle", SEA, rules="EU-9.9.1")
REALM_FIGHTS: Final = WORDS.event("realm-fights", REALM, BATTLE_SIDE, AMOUNT, rules="EU-9.7.22")
REBELS_FIGHT: Final = WORDS.event("rebels-fight", BATTLE_SIDE, AMOUNT, rules="EU-14.3.2")
PIRATES_FIGHT: Final = WORDS.event("pirates-fight", NODE, AMOUNT, rules="EU-9.U.31")
IMPERIAL_JOIN: Final = WORDS.event("imperial-join", REALM, AMOUNT, rules="EU-18.4.6")
MAIN_DEFENDER_IS: Final = WORDS.event("main-defender-is", REALM, rules="EU-9.7.24")
LEADER_USED: Final = WORDS.event("leader-used", REALM, CARD, rules="EU-9.4.4")
RULER_LEADS: Final = WORDS.event("ruler-leads", REALM, rules="EU-9.4.6")
NPR_LEADER: Final = WORDS.event("npr-leader", CARD, rules="EU-13.4.13")
NO_NPR_LEADER: Final = WORDS.event("no-npr-leader", rules="EU-13.4.13")
DIE_REMOVED: Final = WORDS.event("die-removed", BATTLE_SIDE, BATTLE_DIE, rules="EU-9.7.7")
BASE_CHOSEN: Final = WORDS.event("base-chosen", REALM, BATTLE_DIE, rules="EU-15.0.5")
DICE_ADDED: Final = WORDS.event("dice-added", BATTLE_SIDE, AMOUNT, BATTLE_DIE, rules="EU-6.2.7")
KNIGHTS_CHARGE: Final = WORDS.event("knights-charge", REALM, AMOUNT, rules="EU-9.7.7")
BATTLE_ROUND: Final = WORDS.event("battle-round", AMOUNT, rules="EU-9.6.6")
DIE_ROLLED: Final = WORDS.event("die-rolled", BATTLE_SIDE, BATTLE_DIE, FACE, rules="EU-9.7.9")
HITS_SCORED: Final = WORDS.event("hits-scored", BATTLE_SIDE, AMOUNT, rules="EU-9.7.12")
UNIT_LOST: Final = WORDS.event("unit-lost", REALM, UNIT, rules="EU-9.7.14")
IMPERIAL_LOST: Final = WORDS.event("imperial-lost", REALM, rules="EU-9.7.15")
NPR_PIECE_LOST: Final = WORDS.event("npr-piece-lost", REALM, rules="EU-9.7.28")
REBEL_LOST: Final = WORDS.event("rebel-lost", rules="EU-14.3.2")
PIRATE_LOST: Final = WORDS.event("pirate-lost", NODE, rules="EU-9.U.31")
SHIP_SUNK: Final = WORDS.event("ship-sunk", REALM, SHIP, rules="EU-9.9.10")
SHIP_DAMAGED: Final = WORDS.event("ship-damaged", REALM, rules="EU-9.9.11")
NPR_LEADER_WOUNDED: Final = WORDS.event("npr-leader-wounded", CARD, rules="EU-9.7.17")
NPR_LEADER_DIED: Final = WORDS.event("npr-leader-died", CARD, rules="EU-9.7.18")
NPR_RETREATED: Final = WORDS.event("npr-retreated", REALM, AMOUNT, rules="EU-9.6.9")
RETREATED: Final = WORDS.event("retreated", REALM, SPACE, rules="EU-9.7.20")
SAILED_AWAY: Final = WORDS.event("sailed-away", REALM, PLACE, rules="EU-9.9.16")
GALLEYS_LOST: Final = WORDS.event("galleys-lost", REALM, AMOUNT, rules="EU-9.U.22")
SHIP_CAPTURED: Final = WORDS.event("ship-captured", REALM, SHIP, rules="EU-9.9.15")
BATTLE_WON: Final = WORDS.event("battle-won", BATTLE_SIDE, rules="EU-9.7.21")
BATTLE_UNDECIDED: Final = WORDS.event("battle-undecided", rules="EU-9.7.21")
INVADERS_STAY: Final = WORDS.event("invaders-stay", SPACE, AMOUNT, rules="EU-9.U.29")
