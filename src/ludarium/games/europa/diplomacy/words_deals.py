"""Verbs and events of Player-to-Player Diplomacy (EU-5.1.2)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.action_cards import POWER
from ludarium.games.europa.facts.places import PROVINCE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.words import AMOUNT, WORDS

# terms
DEAL_ALLIANCE: Final = WORDS.verb("deal-alliance", rules="EU-5.1.2.3")
DEAL_MARRIAGE: Final = WORDS.verb("deal-marriage", POWER, rules="EU-5.1.2.3 EU-5.1.2.4")
GIVE_DUCATS: Final = WORDS.verb("give-ducats", AMOUNT, rules="EU-5.1.2.5")
ASK_DUCATS: Final = WORDS.verb("ask-ducats", AMOUNT, rules="EU-5.1.2.5")
SELL_FOR: Final = WORDS.verb("sell-for", PROVINCE, AMOUNT, rules="EU-5.1.2.6")
BUY_FOR: Final = WORDS.verb("buy-for", PROVINCE, AMOUNT, rules="EU-5.1.2.6")
# terms whose number is chosen next
DEAL_GIVE: Final = WORDS.verb("deal-give", rules="EU-5.1.2.5")
DEAL_ASK: Final = WORDS.verb("deal-ask", rules="EU-5.1.2.5")
DEAL_SELL: Final = WORDS.verb("deal-sell", PROVINCE, rules="EU-5.1.2.6")
DEAL_BUY: Final = WORDS.verb("deal-buy", PROVINCE, rules="EU-5.1.2.6")
SEND_DEAL: Final = WORDS.verb("send-deal", rules="EU-5.1.2.1")
COUNTER_DEAL: Final = WORDS.verb("counter-deal", rules="EU-5.1.2.1 EUI-6")

DEAL_OFFERED: Final = WORDS.event("deal-offered", REALM, REALM.named("partner"), rules="EU-5.1.2.1")
OFFERED_ALLIANCE: Final = WORDS.event("offered-alliance", REALM, REALM.named("partner"), rules="EU-5.1.2.3")
OFFERED_MARRIAGE: Final = WORDS.event("offered-marriage", REALM, REALM.named("partner"), POWER, rules="EU-5.1.2.4")
OFFERED_DUCATS: Final = WORDS.event("offered-ducats", REALM, REALM.named("partner"), AMOUNT, rules="EU-5.1.2.5")
OFFERED_PROVINCE: Final = WORDS.event(
    "offered-province", REALM, REALM.named("partner"), PROVINCE, AMOUNT, rules="EU-5.1.2.6"
)
DEAL_ACCEPTED: Final = WORDS.event("deal-accepted", REALM, REALM.named("partner"), rules="EU-5.1.2.1")
DEAL_COUNTERED: Final = WORDS.event("deal-countered", REALM, REALM.named("partner"), rules="EUI-6")
DEAL_DECLINED: Final = WORDS.event("deal-declined", REALM, REALM.named("partner"), rules="EUI-6")
