"""Everything that can be chosen (verbs) and everything that is told (events)."""

from __future__ import annotations

from typing import Final

from ludarium.games.imperium.cards import CARD, EFFECT, NATION
from ludarium.kernel.domain import SEAT, Domain, number
from ludarium.kernel.verb import Event, Verb, Vocabulary

SIDE: Final = Domain("side", ["a", "b"])
# The suits of the market, in the order of the small decks; `variable` is what Acclaimed digs for (IM-12.7).
SUIT: Final = Domain("suit", ["region", "uncivilised", "civilised", "tributary", "variable"])
TOKEN: Final = Domain("token", ["materials", "population", "progress"])
STATE: Final = Domain("state", ["barbarian", "empire"])
REASON: Final = Domain(
    "trigger", ["main-deck", "developments", "king-of-kings", "zenith", "graal", "shangri-la", "dynasty"]
)
NUMBER: Final = number("number", 4000)
MATERIALS: Final = number("materials-count", 4000)
POPULATION: Final = number("population-count", 4000)
PROGRESS: Final = number("progress-count", 4000)
DIE: Final = number("die", 6)

WORDS: Final = Vocabulary()

# setup
NATION_VERB: Final = WORDS.verb("nation", NATION, rules="IM-4.4")
SIDE_VERB: Final = WORDS.verb("side", SIDE, rules="IM-4.5")
# turn
ACTIVATE: Final = WORDS.verb("activate", rules="IM-5.3")
INNOVATE: Final = WORDS.verb("innovate", rules="IM-5.14")
REVOLT: Final = WORDS.verb("revolt", rules="IM-5.15")
PLAY_CARD: Final = WORDS.verb("play", CARD, rules="IM-5.4")
EXHAUST_CARD: Final = WORDS.verb("exhaust", CARD, rules="IM-5.8")
END_TURN: Final = WORDS.verb("end-turn", rules="IM-5.3")
DONE: Final = WORDS.verb("done")
# choices inside effects
CHOOSE_EFFECT: Final = WORDS.verb("choose", EFFECT, rules="IM-11.6")
ACCEPT: Final = WORDS.verb("accept", EFFECT)
DECLINE: Final = WORDS.verb("decline")
PAY_TOKENS: Final = WORDS.verb(
    "pay", MATERIALS.named("materials"), POPULATION.named("population"), PROGRESS.named("progress"), rules="IM-11.23"
)
DRAW_CARDS: Final = WORDS.verb("draw", NUMBER.named("number"), rules="IM-11.4")
ACQUIRE_CARD: Final = WORDS.verb("acquire", CARD, rules="IM-11.24")
BREAK_CARD: Final = WORDS.verb("break-through", CARD, rules="IM-11.26")
DIG: Final = WORDS.verb("dig", SUIT, rules="IM-11.26")
# One verb for each of MOVES. There is never more than one active quest, so nobody chooses what to `move`.
MOVE_VERBS: Final[list[Verb]] = [
    WORDS.verb("take", CARD, rules="IM-11.12"),
    WORDS.verb("top", CARD),
    WORDS.verb("discard", CARD, rules="IM-11.28"),
    WORDS.verb("history", CARD, rules="IM-11.8"),
    WORDS.verb("sink", CARD, rules="IM-11.9"),
    WORDS.verb("exile", CARD, rules="IM-11.15"),
    WORDS.verb("garrison", CARD, rules="IM-11.30"),
    WORDS.verb("recall", CARD, rules="IM-11.14"),
    WORDS.verb("abandon", CARD, rules="IM-11.27"),
    WORDS.verb("return", CARD, rules="IM-11.2"),
    WORDS.by_name["take"],
    WORDS.verb("find", CARD, rules="IM-11.12"),
]
HOST: Final = WORDS.verb("host", CARD, rules="IM-11.32")
GIVE_CARD: Final = WORDS.verb("give", CARD, SEAT.named("to"))
GIVE_BOT: Final = WORDS.verb("give-bot", CARD)
FREE_CARD: Final = WORDS.verb("free-play", CARD, rules="IM-11.13")
PLAY_OUT: Final = WORDS.verb("play-out", CARD, rules="IM-5.4")
READY: Final = WORDS.verb("ready", CARD)
PUT_TOKEN: Final = WORDS.verb("put-token", CARD, rules="IM-6.1")
EXILE_CARD: Final = WORDS.verb("exile-market", CARD, rules="IM-11.15")
SWAP: Final = WORDS.verb("swap", CARD.named("exiled"), CARD.named("market"), rules="IM-11.17")
SWAP_IN: Final = WORDS.verb("swap-in", CARD, rules="IM-12.8")
DEVELOP_CARD: Final = WORDS.verb("develop", CARD, rules="IM-11.33")
TAKE_FAME: Final = WORDS.verb("take-fame", CARD, rules="IM-11.22")
PUT_BACK: Final = WORDS.verb("put-back", CARD, rules="IM-11.22")
PROTECT: Final = WORDS.verb("protect", CARD, rules="IM-11.1")
SPARE: Final = WORDS.verb("spare", SEAT.named("seat"))
PAY_OFF: Final = WORDS.verb("pay-off", SEAT.named("seat"))
NAME_SUIT: Final = WORDS.verb("name-suit", SUIT)
BORROW: Final = WORDS.verb("borrow", CARD)
RESOLVE: Final = WORDS.verb("resolve", CARD, rules="IM-8.3")
SPEND_MASKS: Final = WORDS.verb("mask-fewer", CARD)

# events
CHOSE_NATION: Final = WORDS.event("chose-nation", SEAT, NATION, CARD, rules="IM-4.4")
ROUND: Final = WORDS.event("round", NUMBER.named("number"), rules="IM-5.1")
TURN: Final = WORDS.event("turn", SEAT, rules="IM-5.2")
ACTIVATED: Final = WORDS.event("activated", SEAT, rules="IM-5.3")
INNOVATED: Final = WORDS.event("innovated", SEAT, rules="IM-5.14")
REVOLTED: Final = WORDS.event("revolted", SEAT, rules="IM-5.15")
PLAYED_CARD: Final = WORDS.event("played", SEAT, CARD, rules="IM-5.4")
PLAYED_FREE: Final = WORDS.event("played-free", SEAT, CARD, rules="IM-5.13")
EXHAUSTED_CARD: Final = WORDS.event("exhausted", SEAT, CARD, rules="IM-5.8")
GAINED: Final = WORDS.event(
    "gained",
    SEAT,
    MATERIALS.named("materials"),
    POPULATION.named("population"),
    PROGRESS.named("progress"),
    rules="IM-11.21",
)
GAINED_ACTIONS: Final = WORDS.event("gained-actions", SEAT, NUMBER.named("number"), rules="IM-11.7")
PAID: Final = WORDS.event(
    "paid",
    SEAT,
    MATERIALS.named("materials"),
    POPULATION.named("population"),
    PROGRESS.named("progress"),
    rules="IM-11.23",
)
STOLE: Final = WORDS.event("stole", SEAT, SEAT.named("from"), TOKEN, NUMBER.named("number"), rules="IM-11.29")
ACQUIRED: Final = WORDS.event("acquired", SEAT, CARD, rules="IM-11.24")
BROKE: Final = WORDS.event("broke-through", SEAT, CARD, rules="IM-11.26")
BROKE_SECRETLY: Final = WORDS.event("broke-through-deck", SEAT, SUIT, rules="IM-11.26")
GOT: Final = WORDS.event("got", SEAT, CARD, rules="IM-11.26")
FOUND_NOTHING: Final = WORDS.event("found-nothing", SEAT, SUIT, rules="IM-11.26")
DREW: Final = WORDS.event("drew", SEAT, NUMBER.named("number"), rules="IM-11.4")
DRAWN_CARD: Final = WORDS.event("drawn", SEAT, CARD, rules="IM-11.4")
MOVED: Final[list[Event]] = [
    WORDS.event("took", SEAT, CARD),
    WORDS.event("topped", SEAT, CARD),
    WORDS.event("discarded", SEAT, CARD, rules="IM-11.28"),
    WORDS.event("historied", SEAT, CARD, rules="IM-11.8"),
    WORDS.event("sank", SEAT, CARD, rules="IM-11.9"),
    WORDS.event("exiled", SEAT, CARD, rules="IM-11.15"),
    WORDS.event("garrisoned", SEAT, CARD, CARD.named("host"), rules="IM-11.30"),
    WORDS.event("recalled", SEAT, CARD, rules="IM-11.14"),
    WORDS.event("abandoned", SEAT, CARD, rules="IM-11.27"),
    WORDS.event("returned", SEAT, CARD, rules="IM-11.2"),
    WORDS.event("moved", SEAT, CARD, rules="IM-13.2"),
    WORDS.event("found", SEAT, CARD, rules="IM-11.12"),
]
TOPPED_HIDDEN: Final = WORDS.event("topped-hidden", SEAT)
HISTORIED_HIDDEN: Final = WORDS.event("historied-hidden", SEAT, rules="IM-3.4")
FOUND_HIDDEN: Final = WORDS.event("found-hidden", SEAT, rules="IM-11.12")
TOOK_UNREST: Final = WORDS.event("took-unrest", SEAT, rules="IM-11.3")
EXILED_MARKET: Final = WORDS.event("exiled-market", SEAT, CARD, rules="IM-11.15")
SWAPPED: Final = WORDS.event("swapped", SEAT, CARD.named("exiled"), CARD.named("market"), rules="IM-11.17")
SWAPPED_NATION: Final = WORDS.event("swapped-nation", SEAT, rules="IM-12.8")
REFILLED: Final = WORDS.event("refilled", CARD, rules="IM-11.25")
TOKEN_PUT: Final = WORDS.event("token-put", SEAT, CARD, TOKEN, NUMBER.named("number"), rules="IM-6.1")
DEVELOPED: Final = WORDS.event("developed", SEAT, CARD, rules="IM-11.33")
NATION_CARD: Final = WORDS.event("nation-card", SEAT, CARD, rules="IM-7.2")
BECAME_EMPIRE: Final = WORDS.event("became-empire", SEAT, rules="IM-7.3")
RESHUFFLED: Final = WORDS.event("reshuffled", SEAT, rules="IM-7.2")
LOOKED: Final = WORDS.event("looked", SEAT, rules="IM-11.22")
SAW: Final = WORDS.event("saw", SEAT, CARD, rules="IM-11.22")
FAME_TAKEN: Final = WORDS.event("fame-taken", SEAT, rules="IM-12.9")
KING: Final = WORDS.event("king-of-kings", SEAT, CARD, rules="IM-12.9")
PROTECTED: Final = WORDS.event("protected", SEAT, rules="IM-11.1")
PAID_OFF: Final = WORDS.event("paid-off", SEAT, SEAT.named("to"))
GAVE: Final = WORDS.event("gave", SEAT, SEAT.named("to"), CARD, rules="IM-11.5")
REVEALED: Final = WORDS.event("revealed", SEAT, CARD)
READIED: Final = WORDS.event("readied", SEAT, CARD)
JOURNEYED: Final = WORDS.event("journeyed", SEAT, CARD, rules="IM-13.4")
SOLSTICE_EVENT: Final = WORDS.event("solstice", NUMBER.named("number"), rules="IM-8.1")
ENDING: Final = WORDS.event("ending", REASON, rules="IM-9.2")
LAST_ROUND: Final = WORDS.event("last-round", rules="IM-9.3")
COLLAPSED: Final = WORDS.event("collapsed", rules="IM-9.4")
# the bot of solo play
BOT_ROLLED: Final = WORDS.event("bot-rolled", DIE, rules="IM-14.1")
BOT_RESOLVED: Final = WORDS.event("bot-resolved", CARD, rules="IM-14.1")
BOT_RETURNED: Final = WORDS.event("bot-returned", CARD, rules="IM-14.1")
BOT_TOOK: Final = WORDS.event("bot-took", CARD, rules="IM-14.1")
BOT_DYNASTY: Final = WORDS.event("bot-dynasty", CARD, rules="IM-14.1")
BOT_GAINED: Final = WORDS.event(
    "bot-gained",
    MATERIALS.named("materials"),
    POPULATION.named("population"),
    PROGRESS.named("progress"),
    rules="IM-14.1",
)
BOT_PAID: Final = WORDS.event(
    "bot-paid",
    MATERIALS.named("materials"),
    POPULATION.named("population"),
    PROGRESS.named("progress"),
    rules="IM-14.1",
)
BOT_STOLE: Final = WORDS.event(
    "bot-stole",
    SEAT.named("from"),
    MATERIALS.named("materials"),
    POPULATION.named("population"),
    PROGRESS.named("progress"),
    rules="IM-14.1",
)
BOT_ROBBED: Final = WORDS.event(
    "bot-robbed",
    MATERIALS.named("materials"),
    POPULATION.named("population"),
    PROGRESS.named("progress"),
    rules="IM-14.1",
)
BOT_TOOK_HIDDEN: Final = WORDS.event("bot-took-hidden", SUIT, rules="IM-14.1")
BOT_TOOK_FAME: Final = WORDS.event("bot-took-fame", rules="IM-14.1")
BOT_TOPPED: Final = WORDS.event("bot-topped", CARD, rules="IM-14.1")
BOT_DISCARDED: Final = WORDS.event("bot-discarded", CARD, rules="IM-14.1")
BOT_HISTORIED: Final = WORDS.event("bot-historied", CARD, rules="IM-14.1")
BOT_PLAYED: Final = WORDS.event("bot-played", CARD, rules="IM-14.1")
BOT_ABANDONED: Final = WORDS.event("bot-abandoned", CARD, rules="IM-14.1")
BOT_EXILED: Final = WORDS.event("bot-exiled", CARD, rules="IM-14.1")
BOT_TOKEN_PUT: Final = WORDS.event("bot-token-put", CARD, TOKEN, NUMBER.named("number"), rules="IM-14.1")
BOT_EMPIRE: Final = WORDS.event("bot-empire", rules="IM-14.1")
BOT_RESHUFFLED: Final = WORDS.event("bot-reshuffled", rules="IM-14.1")
BOT_JOURNEYED: Final = WORDS.event("bot-journeyed", NUMBER.named("number"), rules="IM-14.1")
