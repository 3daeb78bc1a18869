"""Verbs and events of Realms without a player: Rebels, Liberation, growth, invasions (EU-13, 14)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.action_cards import POWER
from ludarium.games.europa.facts.dice import REBEL
from ludarium.games.europa.facts.events import COLOUR
from ludarium.games.europa.facts.places import PROVINCE, SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.words import AMOUNT, WORDS

REBELS_TAKE: Final = WORDS.verb("rebels-take", PROVINCE, rules="EU-14.3.4")
REBELLION_IN: Final = WORDS.verb("rebellion-in", PROVINCE, rules="EU-14.2.4")
CALM_IN: Final = WORDS.verb("calm-in", PROVINCE, rules="EU-14.2.5")
LOSE_POWER_TO_REBELS: Final = WORDS.verb("lose-power-to-rebels", POWER, rules="EU-14.2.5")
EXHAUST_AVAILABLE: Final = WORDS.verb("exhaust-available", rules="EU-14.2.5")
EXHAUST_DEPLOYED: Final = WORDS.verb("exhaust-deployed", SPACE, rules="EU-14.2.5")
ROLL_FOR: Final = WORDS.verb("roll-for", SPACE, rules="EU-16.5.4 AMB-31")
COLOUR_FOR: Final = WORDS.verb("colour-for", COLOUR, rules="EU-14.3.6 AMB-28")

REBEL_DIE: Final = WORDS.event("rebel-die", REALM, SPACE, REBEL, rules="EU-14.2.3")
REBELS_CAME: Final = WORDS.event("rebels-came", SPACE, AMOUNT, rules="EU-14.3.1")
REBELS_MOVED: Final = WORDS.event("rebels-moved", SPACE, SPACE.named("goal"), AMOUNT, rules="EU-4.3.8")
REBELS_LEFT: Final = WORDS.event("rebels-left", SPACE, AMOUNT, rules="EU-4.3.10")
LIBERATED: Final = WORDS.event("liberated", PROVINCE, REALM, rules="EU-14.3.6")
UNIT_EXHAUSTED: Final = WORDS.event("unit-exhausted", REALM, rules="EU-14.2.5")
DNPR_APPEARED: Final = WORDS.event("dnpr-appeared", REALM, COLOUR, rules="EU-13.3")
DNPR_GREW: Final = WORDS.event("dnpr-grew", REALM, PROVINCE, rules="EU-16.5.14")
INVADED: Final = WORDS.event("invaded", REALM, SPACE, AMOUNT, rules="EU-13.5")
