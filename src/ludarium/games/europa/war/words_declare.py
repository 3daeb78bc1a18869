"""Verbs and events of Declarations of War and Calls to Arms (EU-5.5.1, 5.2.2, 9.1, 11.3)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.places import SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.words import AMOUNT, WORDS

DECLARE_ON: Final = WORDS.verb("declare-on", REALM, rules="EU-5.5.1.3")
USE_CRUSADE: Final = WORDS.verb("use-crusade", REALM, rules="EU-9.CB.12")
WITHOUT_CAUSE: Final = WORDS.verb("without-cause", REALM, rules="EU-9.1.8")
OTHER_CAUSE: Final = WORDS.verb("other-cause", REALM, rules="EU-9.CB.1")
CALL_ALLY: Final = WORDS.verb("call-ally", REALM, rules="EU-5.2.2.2 EU-5.2.2.3 EU-5.2.2.5")
PAY_CALL: Final = WORDS.verb("pay-call", SPACE, rules="EU-5.2.2.2 EU-5.2.2.3")
JOIN_WAR: Final = WORDS.verb("join-war", rules="EU-11.3.8")
REFUSE_CALL: Final = WORDS.verb("refuse-call", rules="EU-11.3.9")
ACTIVATE_ALLY: Final = WORDS.verb("activate-ally", REALM, rules="EU-11.3.13")
LEAVE_PASSIVE: Final = WORDS.verb("leave-passive", REALM, rules="EU-11.3.8")
CB_FOR_REFUSAL: Final = WORDS.verb("cb-for-refusal", REALM, rules="EU-11.3.9")
DEFEND_EMPIRE: Final = WORDS.verb("defend-empire", rules="EU-18.4.2")
LEAVE_EMPIRE: Final = WORDS.verb("leave-empire", rules="EU-18.4.3")
ACTIVATE_FREE: Final = WORDS.verb("activate-free", rules="EU-5.5.1.15")
RECRUIT_FREE: Final = WORDS.verb("recruit-free", rules="EU-5.5.1.15")

WAR_DECLARED: Final = WORDS.event("war-declared", REALM, REALM.named("target"), rules="EU-5.5.1.3")
CALLED: Final = WORDS.event("called", REALM, REALM.named("ally"), rules="EU-5.2.2")
JOINED: Final = WORDS.event("joined", REALM, REALM.named("ally"), rules="EU-11.3.8")
REFUSED: Final = WORDS.event("refused", REALM, REALM.named("ally"), rules="EU-11.3.9")
CRUSADE_JOINED: Final = WORDS.event("crusade-joined", REALM, rules="EU-9.CB.12")
COLONISTS_SPENT: Final = WORDS.event("colonists-spent", REALM, AMOUNT, rules="EU-11.3.19")
