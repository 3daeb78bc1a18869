"""Verbs and events of diplomacy: Influence, Claims, Alliances, ties, deals (EU-5.1.2, 5.2.5, 5.4, 11)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.places import SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.words import AMOUNT, WORDS

INFLUENCE_FOR_DIP: Final = WORDS.verb("influence-for-dip", SPACE, rules="EU-5.4.1.1")
INFLUENCE_FOR_DUCATS: Final = WORDS.verb("influence-for-ducats", SPACE, rules="EU-5.4.1.1")
INFLUENCE_FREE: Final = WORDS.verb("influence-free", SPACE)
CLAIM_AREA: Final = WORDS.verb("claim-area", SPACE, rules="EU-5.4.3.1")
FORGE_WITH: Final = WORDS.verb("forge-with", REALM, rules="EU-5.4.2.1")
CUT_INFLUENCE: Final = WORDS.verb("cut-influence", SPACE, rules="EU-5.2.5.1")
CUT_CLAIM: Final = WORDS.verb("cut-claim", SPACE, rules="EU-5.2.5.1")
CUT_ALLIANCE: Final = WORDS.verb("cut-alliance", REALM, rules="EU-5.2.5.1 EU-11.3.21 EU-11.3.22")

ALLIED_UNITS_LOST: Final = WORDS.event("allied-units-lost", REALM, AMOUNT, REALM.named("ally"), rules="EU-11.3.22")
ACTION_COUNTERED: Final = WORDS.event("action-countered", REALM, REALM.named("other"), rules="EU-6.2.10")
