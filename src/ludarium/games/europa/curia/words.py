"""Verbs and events of the Papal Curia (EU-19)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.places import SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.words import AMOUNT, WORDS
from ludarium.kernel.domain import number

SLOT: Final = number("slot", 7)

EXCOMMUNICATE_REALM: Final = WORDS.verb("excommunicate-realm", REALM, rules="EU-19.3.2")
CRUSADE_AGAINST: Final = WORDS.verb("crusade-against", SPACE, rules="EU-19.3.4")
LOSE_CARDINAL: Final = WORDS.verb("lose-cardinal", SLOT, rules="EU-19.3.2 AMB-35")
LOSE_CATHOLIC_INFLUENCE: Final = WORDS.verb("lose-catholic-influence", SPACE, rules="EU-19.3.2")
CRUSADE_NOW: Final = WORDS.verb("crusade-now", rules="EU-19.3.5")

CARDINAL_CAME: Final = WORDS.event("cardinal-came", REALM, rules="EU-19.1.4")
CARDINAL_LEFT: Final = WORDS.event("cardinal-left", REALM, rules="EU-19.1.4")
ROMA_HELD: Final = WORDS.event("roma-held", REALM, rules="EU-19.1.5")
EXCOMMUNICATED: Final = WORDS.event("excommunicated", REALM, rules="EU-19.3.2")
CRUSADE_CALLED: Final = WORDS.event("crusade-called", REALM, SPACE, rules="EU-19.3.4")
CRUSADE_SCORED: Final = WORDS.event("crusade-scored", REALM, number("success", 1), rules="EU-19.3.7")
PAPAL_TOKEN_LEFT: Final = WORDS.event("papal-token-left", AMOUNT, rules="EU-4.4.17")
