"""Verbs and events of Event cards and their symbols (EU-5.1.1, 16)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.curia.words import SLOT
from ludarium.games.europa.facts.events import EVENT, SYMBOL
from ludarium.games.europa.facts.faiths import FAITH
from ludarium.games.europa.facts.places import NODE, PROVINCE, SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.words import AMOUNT, PLACE, SHIP, WORDS

CHOOSE_EVENT: Final = WORDS.verb("choose-event", EVENT, rules="EU-5.1.1.2")
INSTALL_RULER: Final = WORDS.verb("install-ruler", rules="EU-5.1.1.7")
BUY_RULER: Final = WORDS.verb("buy-ruler", rules="EU-5.1.1.9")
IGNORE_COLONIST: Final = WORDS.verb("ignore-colonist", rules="EU-16.5.5")
IGNORE_UNREST: Final = WORDS.verb("ignore-unrest", rules="EU-16.5.5")
NATIVES_IN: Final = WORDS.verb("natives-in", PROVINCE, rules="EU-16.5.5")
LOST_SHIP: Final = WORDS.verb("lost-ship", REALM, PLACE, SHIP, rules="EU-16.5.6")
PIRATES_IN: Final = WORDS.verb("pirates-in", NODE, rules="EU-16.5.7")
CARDINAL_DIES: Final = WORDS.verb("cardinal-dies", SLOT, rules="EU-16.5.8")
DISLOYAL_IN: Final = WORDS.verb("disloyal-in", SPACE, rules="EU-16.5.10 AMB-34")
DNPR_GROWS: Final = WORDS.verb("dnpr-grows", REALM, PROVINCE, rules="EU-16.5.14")
GROWTH_CB: Final = WORDS.verb("growth-cb", REALM, rules="EU-16.5.17")
SPREAD_TO: Final = WORDS.verb("spread-to", SPACE, FAITH, rules="EU-16.5.20")
DIVERSE_IN: Final = WORDS.verb("diverse-in", SPACE, rules="EU-16.5.22")
TAKE_REVOLUTION: Final = WORDS.verb("take-revolution", SPACE, rules="EU-16.5.26")

EVENT_TAKEN: Final = WORDS.event("event-taken", REALM, EVENT, AMOUNT, rules="EU-5.1.1.2")
EVENT_LEFT: Final = WORDS.event("event-left", EVENT, rules="EU-16.4.1")
SYMBOL_RESOLVED: Final = WORDS.event("symbol-resolved", SYMBOL, rules="EU-16.5.1")
RULER_DECLINED: Final = WORDS.event("ruler-declined", REALM, EVENT, rules="EU-5.1.1.7")
COLONIST_LOST: Final = WORDS.event("colonist-lost", REALM, rules="EU-16.5.5")
SHIP_LOST_AT_SEA: Final = WORDS.event("ship-lost-at-sea", REALM, PLACE, rules="EU-16.5.6")
PIRATE_CAME: Final = WORDS.event("pirate-came", NODE, rules="EU-16.5.7")
