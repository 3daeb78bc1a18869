"""The vocabulary that all folders share: domains beyond those of the facts, verbs and events of no single chapter.

Each folder has a `words.py` of its own with the verbs and events of its chapter, on the same `WORDS`.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.action_cards import CARD, POWER
from ludarium.games.europa.facts.events import EVENT
from ludarium.games.europa.facts.places import NODE, PROVINCE, SEA, SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.kernel.domain import Domain, number
from ludarium.kernel.verb import Vocabulary

WORDS: Final = Vocabulary()

AMOUNT: Final = number("amount", 999)
# Kinds of Units: category * 3 + type, as in an Army
UNIT: Final = Domain(
    "unit",
    [
        "regular-infantry",
        "regular-cavalry",
        "regular-artillery",
        "mercenary-infantry",
        "mercenary-cavalry",
        "mercenary-artillery",
        "allied-infantry",
        "allied-cavalry",
        "allied-artillery",
    ],
)
SHIP: Final = Domain("ship", ["light", "heavy", "galley"])
ARMY_NUMBER: Final = Domain("army", ["1", "2", "3"])
# A place of Ships: a Sea Zone, or the Port of a Province
PLACE: Final = Domain("place", [*SEA.refs, *(f"port-{ref}" for ref in PROVINCE.refs)])
# Where Prestige comes from; the second line is scored at the end (EU-4.7)
SOURCE: Final = Domain(
    "source",
    [
        *(
            "missions",
            "milestones",
            "ideas",
            "events",
            "wars",
            "losses",
            "curia",
            "empire",
            "struggles",
            "marriages",
            "trade",
        ),
        *("tax", "cores", "final-marriages", "final-alliances", "controller", "emperor", "final-stability", "occupied"),
        *("interest", "final-missions", "scenario"),
    ],
)
BY_MISSIONS: Final = 0
BY_MILESTONES: Final = 1
BY_IDEAS: Final = 2
BY_EVENTS: Final = 3  # Events and Action cards
BY_WARS: Final = 4  # won and lost Wars, Peace Terms, Calls to Arms
BY_LOSSES: Final = 5  # Occupied Towns, unused CB tokens, Bankruptcy, Disputed Successions
BY_CURIA: Final = 6
BY_EMPIRE: Final = 7
BY_STRUGGLES: Final = 8
BY_MARRIAGES: Final = 9
BY_TRADE: Final = 10  # sales of Cores, Slaves
BY_TAX: Final = 11
BY_CORES: Final = 12
BY_FINAL_MARRIAGES: Final = 13
BY_FINAL_ALLIANCES: Final = 14
BY_CONTROLLER: Final = 15
BY_EMPEROR: Final = 16
BY_FINAL_STABILITY: Final = 17
BY_OCCUPIED: Final = 18
BY_INTEREST: Final = 19
BY_FINAL_MISSIONS: Final = 20
BY_SCENARIO: Final = 21

# verbs of many decisions

DONE: Final = WORDS.verb("done")
DECLINE: Final = WORDS.verb("decline")
ACCEPT: Final = WORDS.verb("accept")
REFUSE: Final = WORDS.verb("refuse")
GIVE_POWER: Final = WORDS.verb("give-power", POWER)
FREE_POWER: Final = WORDS.verb("free-power", POWER, rules="EU-2.2.3")
FREE_INFLUENCE: Final = WORDS.verb("free-influence", SPACE, rules="EU-2.2.3 EU-11.1.5")
FREE_COLONIST: Final = WORDS.verb("free-colonist", rules="EU-2.2.3")
FREE_CARDINAL: Final = WORDS.verb("free-cardinal", rules="EU-2.2.3")
FREE_CHARGE: Final = WORDS.verb("free-charge", CARD, rules="EU-2.2.3")
MOVE_CLAIM: Final = WORDS.verb("move-claim", SPACE, rules="EU-2.2.1")
MOVE_CORE: Final = WORDS.verb("move-core", SPACE, rules="EU-2.2.1")
MOVE_CB: Final = WORDS.verb("move-cb", REALM, rules="EU-2.2.1")
# a pick of one thing, where the prompt says what for
PICK_AREA: Final = WORDS.verb("pick-area", SPACE)
PICK_PROVINCE: Final = WORDS.verb("pick-province", PROVINCE)
PICK_REALM: Final = WORDS.verb("pick-realm", REALM)
PICK_NODE: Final = WORDS.verb("pick-node", NODE)
PICK_PLACE: Final = WORDS.verb("pick-place", PLACE)
PICK_CARD: Final = WORDS.verb("pick-card", CARD)
PICK_POWER: Final = WORDS.verb("pick-power", POWER)

# facts of many chapters: who is always named by his Realm

GAINED_POWER: Final = WORDS.event("gained-power", REALM, AMOUNT, POWER, rules="EU-7.1")
LOST_POWER: Final = WORDS.event("lost-power", REALM, AMOUNT, POWER)
GAINED_DUCATS: Final = WORDS.event("gained-ducats", REALM, AMOUNT)
LOST_DUCATS: Final = WORDS.event("lost-ducats", REALM, AMOUNT)
GAINED_PRESTIGE: Final = WORDS.event("gained-prestige", REALM, AMOUNT, SOURCE)
LOST_PRESTIGE: Final = WORDS.event("lost-prestige", REALM, AMOUNT, SOURCE)
STABILITY_ROSE: Final = WORDS.event("stability-rose", REALM, AMOUNT, rules="EU-7.3")
STABILITY_FELL: Final = WORDS.event("stability-fell", REALM, AMOUNT, rules="EU-7.3")
TOOK_LOAN: Final = WORDS.event("took-loan", REALM, AMOUNT, rules="EU-7.4.6")
REPAID_LOAN: Final = WORDS.event("repaid-loan", REALM, rules="EU-7.4.7")
GAINED_INTEREST: Final = WORDS.event("gained-interest", REALM, AMOUNT)
LOST_INTEREST: Final = WORDS.event("lost-interest", REALM, AMOUNT)
WENT_BANKRUPT: Final = WORDS.event("went-bankrupt", REALM, rules="EU-7.4.8 EU-7.4.9")
TOWN_PLACED: Final = WORDS.event("town-placed", REALM, PROVINCE, rules="EU-7.5")
VASSAL_PLACED: Final = WORDS.event("vassal-placed", REALM, PROVINCE, rules="EU-11.4")
PROVINCE_PASSED: Final = WORDS.event("province-passed", PROVINCE, REALM, rules="EU-2.C.4")
OCCUPIED: Final = WORDS.event("occupied", REALM, PROVINCE, rules="EU-9.8.13")
FREED: Final = WORDS.event("freed", PROVINCE, rules="EU-9.8.9")
REBEL_TOWN_PLACED: Final = WORDS.event("rebel-town-placed", PROVINCE, rules="EU-4.3.6")
UNREST_GAINED: Final = WORDS.event("unrest-gained", PROVINCE, rules="EU-14.1.1")
UNREST_LOST: Final = WORDS.event("unrest-lost", PROVINCE, rules="EU-14.1.1")
DEVELOPED: Final = WORDS.event("developed", PROVINCE, rules="EU-16.3.15")
INFLUENCE_PLACED: Final = WORDS.event("influence-placed", REALM, AMOUNT, SPACE, rules="EU-11.1")
INFLUENCE_REMOVED: Final = WORDS.event("influence-removed", REALM, AMOUNT, SPACE, rules="EU-11.1")
CLAIM_PLACED: Final = WORDS.event("claim-placed", REALM, SPACE, rules="EU-5.4.3")
CLAIM_REMOVED: Final = WORDS.event("claim-removed", REALM, SPACE)
CORE_PLACED: Final = WORDS.event("core-placed", REALM, SPACE, rules="EU-7.6.4")
CORE_REMOVED: Final = WORDS.event("core-removed", REALM, SPACE)
CB_PLACED: Final = WORDS.event("cb-placed", REALM, REALM.named("target"), rules="EU-9.CB.5")
CB_REMOVED: Final = WORDS.event("cb-removed", REALM, REALM.named("target"))
WAR_BEGAN: Final = WORDS.event("war-began", REALM, REALM.named("target"), rules="EU-9.1.1")
WAR_ENDED: Final = WORDS.event("war-ended", REALM, REALM.named("target"), rules="EU-10.1")
TRUCE_BEGAN: Final = WORDS.event("truce-began", REALM, REALM.named("target"), rules="EU-10.4.1")
ALLIED_WITH: Final = WORDS.event("allied-with", REALM, REALM.named("target"), rules="EU-11.3")
ALLIANCE_ENDED: Final = WORDS.event("alliance-ended", REALM, REALM.named("target"), rules="EU-11.3.20")
BECAME_ACTIVE: Final = WORDS.event("became-active", REALM, REALM.named("target"), AMOUNT, rules="EU-11.3.13")
MARRIED: Final = WORDS.event("married", REALM, REALM.named("target"), rules="EU-11.2")
MARRIAGE_ENDED: Final = WORDS.event("marriage-ended", REALM, REALM.named("target"))
SUCCESSION_DISPUTED: Final = WORDS.event("succession-disputed", REALM, REALM.named("target"), rules="EU-11.2.11")
SUCCESSION_SETTLED: Final = WORDS.event("succession-settled", REALM, REALM.named("target"), rules="EU-4.3.16")
REALM_VANISHED: Final = WORDS.event("realm-vanished", REALM, rules="EU-13.0.2")
REALM_APPEARED: Final = WORDS.event("realm-appeared", REALM, PROVINCE, rules="EU-13.0.2")
CAPITAL_MOVED: Final = WORDS.event("capital-moved", REALM, PROVINCE, rules="EU-13.0.2")
CUBE_FREED: Final = WORDS.event("cube-freed", REALM, rules="EU-2.2.3")
DECK_SHUFFLED: Final = WORDS.event("deck-shuffled", POWER, rules="EU-6.0.7")
CARDS_DRAWN: Final = WORDS.event("cards-drawn", REALM, POWER, rules="EU-6.0.5")
CARD_DRAWN: Final = WORDS.event("card-drawn", REALM, CARD, rules="EU-6.0.5")
CARD_DISCARDED: Final = WORDS.event("card-discarded", CARD, rules="EU-6.0.6")
EVENT_TURNED: Final = WORDS.event("event-turned", EVENT, rules="EU-4.1.1 EU-5.1.1.10")
