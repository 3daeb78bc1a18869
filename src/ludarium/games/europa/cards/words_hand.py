"""Events of playing Action cards and of Display Cards (EU-6)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.action_cards import CARD
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.language.book import USE
from ludarium.games.europa.table.words import WORDS

CARD_PLAYED: Final = WORDS.event("card-played", REALM, CARD, rules="EU-6.0.1 EU-6.0.3")
DISPLAY_LAID: Final = WORDS.event("display-laid", REALM, CARD, rules="EU-6.2.1")
DISPLAY_LEFT: Final = WORDS.event("display-left", REALM, CARD, rules="EU-6.2.3 EU-6.2.4")
DISPLAY_USED: Final = WORDS.event("display-used", REALM, USE, rules="EU-6.2.2")
