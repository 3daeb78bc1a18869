"""Verbs and events of the cards: playing them, and what their texts ask (EU-6, EFFECTS)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.battle.words import UNIT_FROM
from ludarium.games.europa.facts.action_cards import CARD
from ludarium.games.europa.facts.goals import MILESTONE
from ludarium.games.europa.facts.places import NODE, SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.book import CHOICE
from ludarium.games.europa.language.book import USE as USES
from ludarium.games.europa.table.words import AMOUNT, ARMY_NUMBER, PLACE, SHIP, UNIT, WORDS
from ludarium.kernel.domain import Domain

# What a running text does, for prompts: `cardverb:influence`
CARDVERB: Final = Domain("cardverb", [name.replace("_", "-") for name in symbols.VERBS])

PLAY: Final = WORDS.verb("play", CARD, rules="EU-6.0.1")
USE: Final = WORDS.verb("use", USES, rules="EU-6.2.2")

# whether something is done, and which of several
CHOOSE_EFFECT: Final = WORDS.verb("choose-effect", CHOICE, rules="EU-16.3.3 EU-16.3.5")
PICK_STAND: Final = WORDS.verb("pick-stand", UNIT_FROM, rules="EU-16.3.17")
PICK_CUBE: Final = WORDS.verb("pick-cube", SPACE, REALM, rules="EU-11.1.4")
REPLACE_MILESTONE: Final = WORDS.verb("replace-milestone", MILESTONE, rules="EU-17.3.2")

LASTING_BEGAN: Final = WORDS.event("lasting-began", REALM, rules="EU-6.0.3")
GAINED_MANPOWER: Final = WORDS.event("gained-manpower", REALM, AMOUNT, rules="EU-9.3.3")
GAINED_COLONISTS: Final = WORDS.event("gained-colonists", REALM, AMOUNT, rules="EU-4.5.5")
LOST_COLONISTS: Final = WORDS.event("lost-colonists", REALM, AMOUNT)
CARD_TAKEN: Final = WORDS.event("card-taken", REALM, CARD, rules="EU-6.0.6")
UNITS_REPLENISHED: Final = WORDS.event("units-replenished", REALM, AMOUNT, rules="EU-5.2.4")
UNITS_EXHAUSTED: Final = WORDS.event("units-exhausted", REALM, AMOUNT, rules="EU-14.2.T1")
IDEA_DISCOUNT_GAINED: Final = WORDS.event("idea-discount-gained", REALM, AMOUNT, rules="EU-5.1.4")
MERCHANT_STOOD_UP: Final = WORDS.event("merchant-stood-up", REALM, NODE, rules="EU-12.4.2")
MERCHANT_GAINED: Final = WORDS.event("merchant-gained", REALM, NODE, rules="EU-16.3.16")
NODE_EXPANDED: Final = WORDS.event("node-expanded", NODE, rules="EU-12.5.4")
PLAGUE_CAME: Final = WORDS.event("plague-came", SPACE, rules="EU-4.4.6")
UNITS_GAINED: Final = WORDS.event("units-gained", REALM, AMOUNT, UNIT, SPACE, rules="EU-16.3.17")
SHIPS_GAINED: Final = WORDS.event("ships-gained", REALM, SHIP, PLACE, rules="EU-16.3.17")
ARMY_STEPPED_BACK: Final = WORDS.event("army-stepped-back", REALM, ARMY_NUMBER, SPACE, rules="EU-9.U.12")
MILESTONE_REPLACED: Final = WORDS.event("milestone-replaced", MILESTONE, MILESTONE.named("by"), rules="EU-17.3.2")
RULER_REJECTED: Final = WORDS.event("ruler-rejected", REALM, rules="EU-16.3.24")
