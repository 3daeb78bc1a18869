"""Verbs and events of Missions, Milestones and Power Struggles (EU-17)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.goals import MILESTONE, MISSION, STRUGGLE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.words import AMOUNT, WORDS

REVEAL_MISSION: Final = WORDS.verb("reveal-mission", MISSION, rules="EU-17.2.5 EUI-4")

MISSION_DONE: Final = WORDS.event("mission-done", REALM, MISSION, rules="EU-17.2.5")
MILESTONE_DONE: Final = WORDS.event("milestone-done", REALM, MILESTONE, AMOUNT, rules="EU-17.3.3")
STRUGGLE_BEGAN: Final = WORDS.event("struggle-began", STRUGGLE, rules="EU-17.4.4")
STRUGGLE_SCORED: Final = WORDS.event("struggle-scored", REALM, STRUGGLE, AMOUNT, rules="EU-17.4.6")
