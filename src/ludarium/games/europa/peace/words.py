"""Verbs and events of Peace Resolution (EU-10)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.places import PROVINCE, SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.words import AMOUNT, WORDS
from ludarium.kernel.domain import Domain

# Peace Terms, in the order of EU-10.5.T1 (Negotiated Peace is a way to agree on one of them)
TERM: Final = Domain(
    "term",
    ["white-peace", "keep", "humiliation", "vassalization", "conversion", "succession", "annexation"],
)
WHITE: Final = 0
KEEP: Final = 1  # Keep Current Board State
HUMILIATION: Final = 2
VASSALIZATION: Final = 3
CONVERSION: Final = 4  # Force Conversion
SUCCESSION: Final = 5  # Secure Desired Succession
ANNEXATION: Final = 6  # Full Annexation
TERMS: Final = 7

# Who is the Victor of an agreed peace, or who pays: the one who offers, the other one, nobody
SIDE: Final = Domain("peaceside", ["mine", "theirs", "nobody"])
MINE: Final = 0
THEIRS: Final = 1
NOBODYS: Final = 2

# What is done with a Province, an Area or a Realm while peace is made
DEED: Final = Domain(
    "peacedeed",
    [
        "settle",
        "ransom",
        "liberate",
        "swap",
        "take-back",
        "give-back",
        "set-free",
        "calm",
        "spend-claim",
        "place-claim",
        "place-influence",
        "remove-influence",
        "push-out",
        "ally",
        "go-home",
        "cut-mine",
        "cut-theirs",
        "drop-mine",
        "drop-theirs",
    ],
)
WAR_WITH: Final = 0  # the war that is settled now
RANSOM: Final = 1  # given back for 3 D per Tax Value (EU-10.5.KC.2b)
LIBERATE: Final = 2  # EU-10.5.KC.2c
SWAP: Final = 3  # given back for what the Loser Occupies (EU-10.5.KC.2a)
TAKE_BACK: Final = 4  # what the Loser gives back for it
GIVE_BACK: Final = 5  # agreed: goes back to its Lawful Owner (EU-10.5.NE.3)
SET_FREE: Final = 6  # agreed: Liberated without Prestige
CALM: Final = 7  # Unrest removed for a Claim
SPEND_CLAIM: Final = 8  # EU-10.5.KC.4, VA.4, FA.2
PLACE_CLAIM: Final = 9  # EU-10.5.KC.5
PLACE_INFLUENCE: Final = 10
REMOVE_INFLUENCE: Final = 11  # EU-10.5.FC.2
PUSH_OUT: Final = 12  # whose Influence gives way (EU-10.5.2)
ALLY: Final = 13
GO_HOME: Final = 14  # EU-10.1.11
CUT_MINE: Final = 15  # an Alliance of the one who offers ends (EU-10.5.NE.4)
CUT_THEIRS: Final = 16
DROP_MINE: Final = 17  # a Claim of the one who offers goes
DROP_THEIRS: Final = 18

SETTLE_REALM: Final = WORDS.verb("settle-realm", DEED, REALM, rules="EU-10.1")
SETTLE_AREA: Final = WORDS.verb("settle-area", DEED, SPACE, rules="EU-10.5")
SETTLE_PROVINCE: Final = WORDS.verb("settle-province", DEED, PROVINCE, rules="EU-10.5")
ENFORCE: Final = WORDS.verb("enforce", TERM, rules="EU-10.5")
OFFER: Final = WORDS.verb("offer", TERM, SIDE, rules="EU-10.5.NE.1")
OFFER_DUCATS: Final = WORDS.verb("offer-ducats", SIDE, AMOUNT, rules="EU-10.5.NE.3")
SURRENDER: Final = WORDS.verb("surrender", rules="EU-10.2.7")

PEACE_MADE: Final = WORDS.event("peace-made", REALM, REALM.named("loser"), TERM, rules="EU-10.5.1")
PEACE_AGREED: Final = WORDS.event("peace-agreed", REALM, REALM.named("loser"), TERM, rules="EU-10.5.NE.1")
SURRENDERED: Final = WORDS.event("surrendered", REALM, REALM.named("victor"), rules="EU-10.2.7")
PEACE_OFFERED: Final = WORDS.event("peace-offered", REALM, REALM.named("partner"), TERM, SIDE, rules="EU-10.5.NE.1")
PEACE_REFUSED: Final = WORDS.event("peace-refused", REALM, REALM.named("partner"), rules="EU-10.1.10")
OFFERED_PROVINCE: Final = WORDS.event("peace-province", DEED, PROVINCE, rules="EU-10.5.NE.3")
OFFERED_REALM: Final = WORDS.event("peace-names-realm", DEED, REALM, rules="EU-10.5.NE.4")
OFFERED_AREA: Final = WORDS.event("peace-names-area", DEED, SPACE, rules="EU-10.5.NE.4")
OFFERED_DUCATS: Final = WORDS.event("peace-offered-ducats", SIDE, AMOUNT, rules="EU-10.5.NE.3")
PAID_PEACE: Final = WORDS.event("paid-peace", REALM, AMOUNT, REALM.named("victor"), rules="EU-10.5.KC.1 EU-10.5.KC.2")
BECAME_VASSAL: Final = WORDS.event("became-vassal", REALM, REALM.named("lord"), rules="EU-10.5.VA.2 EU-11.4.5")
WAS_ANNEXED: Final = WORDS.event("was-annexed", REALM, REALM.named("lord"), rules="EU-10.5.FA.1 EU-11.4.6")
WENT_HOME: Final = WORDS.event("went-home", REALM, SPACE, SPACE.named("home"), rules="EU-10.1.11")
ALLIES_WENT_HOME: Final = WORDS.event("allies-went-home", REALM, rules="EU-10.1.12")
