"""Why an automated Realm does what it does: events for the log (bots.md 7)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.words import AMOUNT, WORDS
from ludarium.kernel.domain import Domain

# What a Turn can begin with; cards of the hand are not named (runners-up stay secret)
DEEDS: Final = [
    "take-event",
    "send-influence",
    "forge-alliance",
    "fabricate-claims",
    "trade",
    "raise-stability",
    "convert",
    "colonize",
    "explore",
    "research",
    "declare-war",
    "activate-units",
    "recruit-units",
    "suppress-unrest",
    "change-focus",
    "change-faith",
    "deal",
    "raise-authority",
    "excommunicate",
    "call-crusade",
    "play",
    "use",
    "pass",
    "appoint",
    "repay-loan",
    "replenish",
    "claim-mission",
    "bot-power",
    "other",
]
DEED: Final = Domain("automadeed", DEEDS)
REASON: Final = Domain(
    "automareason",
    ["value", "war-plan", "diplomatic-plan", "colonial-plan", "consolidate", "doctrine", "duty", "rest"],
)
BY_VALUE: Final = 0
BY_WAR: Final = 1
BY_DIPLOMACY: Final = 2
BY_COLONY: Final = 3
BY_CALM: Final = 4
BY_DOCTRINE: Final = 5
BY_DUTY: Final = 6  # the Event that must be taken
BY_REST: Final = 7  # nothing is worth its price

AUTOMA_CHOSE: Final = WORDS.event("automa-chose", REALM, DEED, AMOUNT, REASON, rules="EU-20.1.1")
AUTOMA_WEIGHED: Final = WORDS.event(
    "automa-weighed", DEED, AMOUNT, DEED.named("third"), AMOUNT.named("third-score"), rules="EU-20.1.1"
)
