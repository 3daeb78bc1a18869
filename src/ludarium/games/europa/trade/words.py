"""Verbs and events of Trade (EU-5.4.4, 12)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.places import CONTINENT, NODE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.facts.trade_cards import TRADE
from ludarium.games.europa.table.words import AMOUNT, PLACE, WORDS

REFUSE_TRADE: Final = WORDS.verb("refuse-trade", rules="EU-5.4.4.3")
TRADE_SAIL: Final = WORDS.verb("trade-sail", PLACE, PLACE.named("goal"), rules="EU-5.4.4.4")
TRADE_IN: Final = WORDS.verb("trade-in", TRADE, NODE, rules="EU-5.4.4.5")
TRADE_SECONDARY: Final = WORDS.verb("trade-secondary", TRADE, NODE, rules="EU-12.5.7")
TAKE_SLOT: Final = WORDS.verb("take-slot", rules="EU-5.4.4.4")
DISPLACE: Final = WORDS.verb("displace", REALM, rules="EU-5.4.4.4 EU-12.3.2")
STAY_OFF: Final = WORDS.verb("stay-off")
SEND_MERCHANT: Final = WORDS.verb("send-merchant", NODE, rules="EU-5.4.4.6")
NEW_MERCHANT: Final = WORDS.verb("new-merchant", rules="EU-5.4.4.6")
RANK_FIRST: Final = WORDS.verb("rank-first", REALM, rules="EU-12.5.5")
PAY_GOLD: Final = WORDS.verb("pay-gold", rules="EU-12.1.7")
GOLD_INTEREST: Final = WORDS.verb("gold-interest", rules="EU-12.1.7")

TRADE_REVEALED: Final = WORDS.event("trade-revealed", TRADE, rules="EU-5.4.4.2")
TRADE_REFUSED: Final = WORDS.event("trade-refused", REALM, rules="EU-5.4.4.3")
TRADED: Final = WORDS.event("traded", REALM, TRADE, NODE, rules="EU-5.4.4.5")
TRADE_INCOME: Final = WORDS.event("trade-income", REALM, AMOUNT, NODE, AMOUNT.named("power"), rules="EU-12.5")
SLOT_TAKEN: Final = WORDS.event("slot-taken", REALM, PLACE, rules="EU-12.3.1")
SHIP_DISPLACED: Final = WORDS.event("ship-displaced", REALM, PLACE, rules="EU-12.3.2")
CONTINENT_DISCOVERED: Final = WORDS.event("continent-discovered", CONTINENT, AMOUNT, rules="EU-12.6.1")
