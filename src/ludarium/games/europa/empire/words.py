"""Verbs and events of the Holy Roman Empire (EU-18)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.faiths import FAITH
from ludarium.games.europa.facts.places import SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.words import AMOUNT, WORDS

PLACE_IMPERIAL: Final = WORDS.verb("place-imperial", SPACE, rules="EU-18.2.2 EU-4.5.9")
VOTE_FOR: Final = WORDS.verb("vote-for", SPACE, REALM, rules="EU-18.9.3")
ELECT: Final = WORDS.verb("elect", REALM, rules="EU-18.9.3")
EMPIRE_CB: Final = WORDS.verb("empire-cb", REALM, rules="EU-18.9.8")
DUTY_PRESTIGE: Final = WORDS.verb("duty-prestige", rules="EU-18.3.4")
DUTY_DUCATS: Final = WORDS.verb("duty-ducats", rules="EU-18.3.4")
DUTY_MANPOWER: Final = WORDS.verb("duty-manpower", rules="EU-18.3.4")
DUTY_CB: Final = WORDS.verb("duty-cb", REALM, rules="EU-18.3.4")

AUTHORITY_ROSE: Final = WORDS.event("authority-rose", AMOUNT, rules="EU-18.1")
AUTHORITY_FELL: Final = WORDS.event("authority-fell", AMOUNT, rules="EU-18.1")
AUTHORITY_ROLLED: Final = WORDS.event("authority-rolled", AMOUNT, rules="EU-18.8.1")
AREA_LEFT_HRE: Final = WORDS.event("area-left-hre", SPACE, rules="EU-18.6.1")
AREA_JOINED_HRE: Final = WORDS.event("area-joined-hre", SPACE, rules="EU-18.6.3")
VOTED: Final = WORDS.event("voted", SPACE, REALM, rules="EU-18.9.2")
EMPEROR_ELECTED: Final = WORDS.event("emperor-elected", REALM, rules="EU-18.9.2")
NOBODY_ELECTED: Final = WORDS.event("nobody-elected", rules="EU-18.9.6")
HRE_FAITH_CHANGED: Final = WORDS.event("hre-faith-changed", FAITH, rules="EU-18.7.2")
HRE_ENDED: Final = WORDS.event("hre-ended", rules="EU-18.7.3 EU-18.8.3")
DEFENDING_BEGAN: Final = WORDS.event("defending-began", REALM, AMOUNT, rules="EU-18.4.2 EU-18.4.5")
