"""The words of the game: everything that can be chosen, and everything that is told."""

from __future__ import annotations

from typing import Final

from ludarium.games.pax.board import (
    BORDER,
    CITY,
    COUNT,
    EMPIRE,
    FAITHS,
    FLORINS,
    OWNER,
    PIECE,
    REGION,
    SLOT,
    STATE,
    VICTORY,
)
from ludarium.games.pax.cards import CARD, OP, SHOT
from ludarium.kernel.verb import Vocabulary

WORDS: Final = Vocabulary()

# actions
BUY: Final = WORDS.verb("buy", SLOT, CARD, rules="PX-7.1 PX-7.3")
PLAY: Final = WORDS.verb("play", CARD, rules="PX-8.1")
SELL: Final = WORDS.verb("sell", CARD, rules="PX-9.1")
OPERATE: Final = WORDS.verb("operate", REGION, rules="PX-10.1")
OPERATE_BOTH: Final = WORDS.verb("operate-both", REGION, rules="PX-5.6")
HOLD_FAIR: Final = WORDS.verb("hold-fair", REGION, rules="PX-12.1")
DECLARE: Final = WORDS.verb("declare", VICTORY, rules="PX-26.2")
INCITE: Final = WORDS.verb("incite", CARD, rules="PX-22.5")
RENOUNCE: Final = WORDS.verb("renounce", FAITHS, rules="PX-22.5 PX-18.1")
END_TURN: Final = WORDS.verb("end-turn", rules="PX-1.4")
ACTIVATE: Final = WORDS.verb("activate", VICTORY, rules="PX-26.1")

# playing a card
STRIKE: Final = WORDS.verb("strike", EMPIRE, rules="PX-16.2 PX-17.1")
FIRE: Final = WORDS.verb("fire", rules="PX-8.2")
HOLD_FIRE: Final = WORDS.verb("hold-fire", rules="PX-8.2 PX-8.7")
CROWN: Final = WORDS.verb("crown", EMPIRE, rules="PX-14.2")
STAY_UNWED: Final = WORDS.verb("stay-unwed", rules="PX-14.11")
DEPLOY: Final = WORDS.verb("deploy", CITY, rules="PX-8.10")
DISPLACE: Final = WORDS.verb("displace", CITY, rules="PX-8.10 PX-21.2")
POST_PIRATE: Final = WORDS.verb("post-pirate", BORDER, rules="PX-8.11")
SETTLE: Final = WORDS.verb("settle", BORDER, rules="PX-8.12 PX-19.4")
OUST: Final = WORDS.verb("oust", BORDER, EMPIRE, rules="PX-8.12 PX-8.13 PX-19.4")
ORDAIN: Final = WORDS.verb("ordain", CARD, rules="PX-8.9")
SKIP_AGENT: Final = WORDS.verb("skip-agent", rules="PX-8.7")
PACIFY: Final = WORDS.verb("pacify", PIECE, rules="PX-11.4")
SPARE: Final = WORDS.verb("spare", rules="PX-11.4")
BORROW_REPRESSED: Final = WORDS.verb("borrow-repressed", EMPIRE, rules="PX-24.3")
BORROW_CITY: Final = WORDS.verb("borrow-city", CITY, rules="PX-24.3")
BORROW_BORDER: Final = WORDS.verb("borrow-border", BORDER, rules="PX-24.3")
BORROW_CARD: Final = WORDS.verb("borrow-card", CARD, rules="PX-24.3")
DO_WITHOUT: Final = WORDS.verb("do-without", rules="PX-24.3")

# battles and regime changes
CALL_ROOKS: Final = WORDS.verb("call-rooks", rules="PX-17.2")
LEAVE_ROOKS: Final = WORDS.verb("leave-rooks", rules="PX-17.2")
LOSE_AGENT: Final = WORDS.verb("lose-agent", PIECE, rules="PX-15.3")
LOSE_CITY: Final = WORDS.verb("lose-city", CITY, rules="PX-15.3")
LOSE_PIRATE: Final = WORDS.verb("lose-pirate", BORDER, rules="PX-15.3")
LOSE_CONCESSION: Final = WORDS.verb("lose-concession", BORDER, rules="PX-15.3")
LOSE_REPRESSED: Final = WORDS.verb("lose-repressed", PIECE, rules="PX-15.3")
PLACE_CITY: Final = WORDS.verb("place-city", PIECE, CITY, rules="PX-15.5")
PLACE_BORDER: Final = WORDS.verb("place-border", PIECE, BORDER, rules="PX-15.5")
NO_CONCESSION: Final = WORDS.verb("no-concession", rules="PX-19.4")
FREE_CITY: Final = WORDS.verb("free-city", PIECE, CITY, rules="PX-19.5")
FREE_BORDER: Final = WORDS.verb("free-border", PIECE, BORDER, EMPIRE, rules="PX-19.5")
FREE_NO_MORE: Final = WORDS.verb("free-no-more", rules="PX-19.5")
PROCLAIM_LIBERTY: Final = WORDS.verb("proclaim-liberty", rules="PX-19.6")
KEEP_THEOCRACY: Final = WORDS.verb("keep-theocracy", rules="PX-19.6")
LEAVE_EMPTY: Final = WORDS.verb("leave-empty", CITY, rules="PX-17.6")
STAND_IN: Final = WORDS.verb("stand-in", CITY, rules="PX-17.6")

# operations
PERFORM: Final = WORDS.verb("perform", CARD, OP, rules="PX-10.1")
STOP: Final = WORDS.verb("stop", rules="PX-10.1")
MOVE_BISHOP: Final = WORDS.verb("move-bishop", CARD.named("from"), CARD.named("to"), rules="PX-11.1")
TAKE_FLORIN: Final = WORDS.verb("take-florin", SLOT, rules="PX-11.10")
EXECUTE: Final = WORDS.verb("execute", CARD, rules="PX-11.11")
IMPOSE_TAX: Final = WORDS.verb("impose-tax", BORDER, EMPIRE, rules="PX-11.16")
REPRESS_CITY: Final = WORDS.verb("repress-city", CITY, rules="PX-11.21")
REPRESS_CONCESSION: Final = WORDS.verb("repress-concession", BORDER, EMPIRE, rules="PX-11.21 PX-11.24")
CALL_VOTE: Final = WORDS.verb("call-vote", EMPIRE, rules="PX-11.26")
SAIL: Final = WORDS.verb("sail", BORDER.named("from"), BORDER.named("to"), rules="PX-11.31")
BESIEGE_CITY: Final = WORDS.verb("besiege-city", CITY, rules="PX-11.35")
BESIEGE_PIRATE: Final = WORDS.verb("besiege-pirate", BORDER, rules="PX-11.35")
MARCH: Final = WORDS.verb("march", EMPIRE, rules="PX-11.36")
PAY_TAX: Final = WORDS.verb("pay-tax", rules="PX-11.18")
YIELD: Final = WORDS.verb("yield", rules="PX-11.18")
LEVY_IN: Final = WORDS.verb("levy-in", CITY, rules="PX-11.19 PX-12.9")
THROW_AWAY: Final = WORDS.verb("throw-away", CARD, rules="PX-22.7")
REMOVE_FROM: Final = WORDS.verb("remove-from", CITY, rules="PX-22.9")

# what is told
TURN_BEGAN: Final = WORDS.event("turn-began", OWNER, rules="PX-1.3")
BOUGHT: Final = WORDS.event("bought", OWNER, CARD, FLORINS, rules="PX-7.3")
GAINED: Final = WORDS.event("gained", OWNER, FLORINS, rules="PX-7.5")
COMET_BOUGHT: Final = WORDS.event("comet-bought", OWNER, CARD, rules="PX-7.7")
ACTIVATED: Final = WORDS.event("activated", OWNER, VICTORY, rules="PX-26.1")
PLAYED: Final = WORDS.event("played", OWNER, CARD, rules="PX-8.1")
ONE_SHOT: Final = WORDS.event("one-shot", OWNER, SHOT, rules="PX-8.2")
SOLD: Final = WORDS.event("sold", OWNER, CARD, FLORINS, rules="PX-9.1")
SOLD_FROM_HAND: Final = WORDS.event("sold-from-hand", OWNER, FLORINS, rules="PX-9.1")
SOLD_SECRETLY: Final = WORDS.event("sold-secretly", CARD, rules="PX-9.1")
THREW_AWAY: Final = WORDS.event("threw-away", OWNER, rules="PX-22.7")
THREW_SECRETLY: Final = WORDS.event("threw-secretly", CARD, rules="PX-22.7")
DISCARDED: Final = WORDS.event("discarded", CARD, rules="PX-24.4")
TO_THRONE: Final = WORDS.event("to-throne", EMPIRE, rules="PX-24.4 PX-9.6")
DEPLOYED: Final = WORDS.event("deployed", PIECE, CITY, rules="PX-8.10")
POSTED: Final = WORDS.event("posted", PIECE, BORDER, rules="PX-8.11")
CONCEDED: Final = WORDS.event("conceded", OWNER, BORDER, rules="PX-8.12")
REPRESSED: Final = WORDS.event("repressed", PIECE, EMPIRE, rules="PX-21.1")
KILLED: Final = WORDS.event("killed", PIECE, rules="PX-24.2")
BORROWED: Final = WORDS.event("borrowed", PIECE, rules="PX-24.3")
BISHOP_PLACED: Final = WORDS.event("bishop-placed", PIECE, CARD, rules="PX-8.9")
BISHOP_MOVED: Final = WORDS.event("bishop-moved", PIECE, CARD.named("from"), CARD.named("to"), rules="PX-11.1")
DIET_OF_WORMS: Final = WORDS.event("diet-of-worms", CARD, rules="PX-11.3")
PACIFIED: Final = WORDS.event("pacified", PIECE, EMPIRE, rules="PX-11.4")
BATTLE: Final = WORDS.event(
    "battle", SHOT, EMPIRE, COUNT.named("attackers"), COUNT.named("defenders"), rules="PX-15.2 PX-15.3"
)
BATTLE_WON: Final = WORDS.event("battle-won", OWNER, EMPIRE, rules="PX-15.3")
BATTLE_LOST: Final = WORDS.event("battle-lost", OWNER, EMPIRE, rules="PX-15.3 PX-15.4")
MARRIED: Final = WORDS.event("married", OWNER, CARD, EMPIRE, rules="PX-14.3")
UNWED: Final = WORDS.event("unwed", OWNER, CARD, rules="PX-14.11")
TAKEN: Final = WORDS.event("taken", OWNER, EMPIRE, rules="PX-19.2")
BECAME_VASSAL: Final = WORDS.event("became-vassal", OWNER, EMPIRE, EMPIRE.named("suzerain"), rules="PX-20.1")
BECAME_REPUBLIC: Final = WORDS.event("became-republic", OWNER, EMPIRE, rules="PX-19.3 PX-19.9")
BECAME_KINGDOM: Final = WORDS.event("became-kingdom", OWNER, EMPIRE, rules="PX-19.3 PX-19.10")
STATE_CHANGED: Final = WORDS.event("state-changed", EMPIRE, STATE, rules="PX-17.6 PX-19.6")
FREED: Final = WORDS.event("freed", PIECE, EMPIRE, rules="PX-19.5 PX-16.8")
EMPORIUM_OPENED: Final = WORDS.event("emporium-opened", CITY, CITY.named("closed"), rules="PX-13.1")
APOSTASY_TOLD: Final = WORDS.event("apostasy", FAITHS, rules="PX-18.1")
FAIR_BEGAN: Final = WORDS.event("fair-began", OWNER, REGION, FLORINS, rules="PX-12.2")
SUBSIDISED: Final = WORDS.event("subsidised", OWNER, FLORINS, rules="PX-12.5")
CONCESSION_PAID: Final = WORDS.event("concession-paid", OWNER, BORDER, FLORINS, rules="PX-12.6")
PIRATE_TOOK: Final = WORDS.event("pirate-took", BORDER, rules="PX-12.7")
NO_VOYAGE: Final = WORDS.event("no-voyage", REGION, rules="PX-12.5")
VOYAGE_ENDED: Final = WORDS.event("voyage-ended", EMPIRE, FLORINS, rules="PX-12.8 PX-12.12")
LEVIED: Final = WORDS.event("levied", PIECE, CITY, rules="PX-12.9 PX-11.19")
COMMERCE_TOOK: Final = WORDS.event("commerce-took", OWNER, SLOT, rules="PX-11.10")
PERFORMED: Final = WORDS.event("performed", OWNER, CARD, OP, rules="PX-10.1")
BEHEADED: Final = WORDS.event("beheaded", CARD, rules="PX-11.11")
TAXED: Final = WORDS.event("taxed", OWNER, BORDER, EMPIRE, rules="PX-11.16")
TAX_PAID: Final = WORDS.event("tax-paid", OWNER, rules="PX-11.18")
VOTED: Final = WORDS.event("voted", OWNER, EMPIRE, FLORINS, rules="PX-11.28")
SAILED: Final = WORDS.event("sailed", PIECE, BORDER.named("from"), BORDER.named("to"), rules="PX-11.31")
TURNED_UP: Final = WORDS.event("turned-up", CARD, SLOT, rules="PX-6.4")
FAIR_CARD: Final = WORDS.event("fair-card", CARD, REGION, rules="PX-6.5")
DECLARED: Final = WORDS.event("declared", OWNER, VICTORY, rules="PX-26.2")
MARKET_EXHAUSTED: Final = WORDS.event("market-exhausted", rules="PX-26.4")
BANKRUPT: Final = WORDS.event("bankrupt", OWNER, rules="PX-27.3")
