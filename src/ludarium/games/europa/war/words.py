"""Verbs and events of Units and Ships that are moved, besiege and are recruited (EU-5.5.2-4, 9.5, 9.8)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.places import PROVINCE, SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.words import AMOUNT, ARMY_NUMBER, PLACE, SHIP, UNIT, WORDS

# which Units are activated
MARCH_ARMY: Final = WORDS.verb("march-army", ARMY_NUMBER, rules="EU-5.5.2.2")
MARCH_UNIT: Final = WORDS.verb("march-unit", SPACE, rules="EU-5.5.2.2")
BESIEGE: Final = WORDS.verb("besiege", SPACE, rules="EU-9.8.1")
SAIL_TO: Final = WORDS.verb("sail-to", PLACE, rules="EU-5.5.2.5")
UNDOCK: Final = WORDS.verb("undock", rules="EU-5.5.2.7")

# on land
MARCH: Final = WORDS.verb("march", SPACE, rules="EU-9.5.3")
CROSS: Final = WORDS.verb("cross", SPACE, rules="EU-9.5.25 EU-9.5.31")
INTO_ARMY: Final = WORDS.verb("into-army", ARMY_NUMBER, rules="EU-9.U.13")
PICK_UP: Final = WORDS.verb("pick-up", AMOUNT, rules="EU-9.U.15 EU-9.U.24")
DROP_OFF: Final = WORDS.verb("drop-off", AMOUNT, rules="EU-9.5.14 EU-9.5.19")
FETCH: Final = WORDS.verb("fetch", UNIT, ARMY_NUMBER, rules="EU-9.5.13")
SHIFT: Final = WORDS.verb("shift", UNIT, ARMY_NUMBER, rules="EU-9.5.13")
MERGE: Final = WORDS.verb("merge", ARMY_NUMBER, rules="EU-9.5.13")
ACCESS_INFLUENCE: Final = WORDS.verb("access-influence", rules="EU-9.5.9")
ACCESS_DUCATS: Final = WORDS.verb("access-ducats", rules="EU-9.5.9")
ASK_ACCESS: Final = WORDS.verb("ask-access", REALM, rules="EU-9.5.11")

# at sea
SAIL_LIGHT: Final = WORDS.verb("sail-light", PLACE, PLACE.named("goal"), AMOUNT, rules="EU-9.5.15")
SAIL_FLEET: Final = WORDS.verb("sail-fleet", PLACE, rules="EU-9.5.15")
PROTECT: Final = WORDS.verb("protect", AMOUNT, rules="EU-9.5.18")

# Sieges and Unrest
SIEGE_WITH: Final = WORDS.verb("siege-with", UNIT, rules="EU-9.8.3")
SIEGE_TARGET: Final = WORDS.verb("siege-target", PROVINCE, rules="EU-9.8.4")
SUPPRESS_IN: Final = WORDS.verb("suppress-in", PROVINCE, rules="EU-5.5.4.1")

# recruiting
RECRUIT_UNIT: Final = WORDS.verb("recruit-unit", UNIT, rules="EU-5.5.3.1")
BUILD_SHIP: Final = WORDS.verb("build-ship", SHIP, rules="EU-5.5.3.7")
RECRUIT_IN: Final = WORDS.verb("recruit-in", SPACE, rules="EU-5.5.3.3")
LAUNCH: Final = WORDS.verb("launch", PLACE, rules="EU-5.5.3.7")
INTO_FLEET: Final = WORDS.verb("into-fleet", rules="EU-9.U.23")
STAND_ALONE: Final = WORDS.verb("stand-alone", rules="EU-9.U.3 EU-9.U.6")

# what is told
ARMY_MARCHED: Final = WORDS.event("army-marched", REALM, ARMY_NUMBER, SPACE, rules="EU-9.5.3")
UNIT_MARCHED: Final = WORDS.event("unit-marched", REALM, SPACE, rules="EU-9.5.3")
ARMY_LANDED: Final = WORDS.event("army-landed", REALM, ARMY_NUMBER, SPACE, rules="EU-9.5.31")
UNIT_LANDED: Final = WORDS.event("unit-landed", REALM, SPACE, rules="EU-9.5.31")
REGROUPED: Final = WORDS.event("regrouped", REALM, SPACE, rules="EU-9.5.13")
ACCESS_ASKED: Final = WORDS.event("access-asked", REALM, REALM.named("host"), SPACE, rules="EU-9.5.11")
ACCESS_GRANTED: Final = WORDS.event("access-granted", REALM, SPACE, rules="EU-9.5.11")
ACCESS_REFUSED: Final = WORDS.event("access-refused", REALM, SPACE, rules="EU-9.5.11")
SHIPS_SAILED: Final = WORDS.event("ships-sailed", REALM, AMOUNT, PLACE, rules="EU-9.5.15")
FLEET_SAILED: Final = WORDS.event("fleet-sailed", REALM, PLACE, rules="EU-9.5.15")
FLEET_REGROUPED: Final = WORDS.event("fleet-regrouped", REALM, PLACE, rules="EU-9.5.19")
SIEGE_LAID: Final = WORDS.event("siege-laid", REALM, SPACE, AMOUNT, rules="EU-9.8.3")
SIEGE_FAILED: Final = WORDS.event("siege-failed", REALM, SPACE, rules="EU-9.8.4")
SHIPS_EJECTED: Final = WORDS.event("ships-ejected", REALM, PLACE, rules="EU-9.8.11")
SHIPS_DISBANDED: Final = WORDS.event("port-ships-disbanded", REALM, PROVINCE, rules="EU-9.5.24")
UNIT_RECRUITED: Final = WORDS.event("unit-recruited", REALM, UNIT, SPACE, rules="EU-5.5.3")
SHIP_BUILT: Final = WORDS.event("ship-built", REALM, SHIP, PLACE, rules="EU-5.5.3.7")
