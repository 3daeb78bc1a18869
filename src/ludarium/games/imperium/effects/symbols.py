"""The symbols of the cards as bits, the zones of the table, and the codes of effects, events and conditions."""

from __future__ import annotations

from typing import Final

from ludarium.kernel import program

# Symbols printed on cards (IM-2.1 to IM-2.10), one bit each. A kind ("REG/TRI") is a set of bits: a card is of the
# kind if it has any of them. Titles that effects speak of get bits of their own, above these (see `names`).
SYMBOLS: Final = [
    "card",
    "REG",
    "UNC",
    "CIV",
    "TRI",
    "FAM",
    "UNR",
    "PWR",
    "prod",
    "fert",
    "riv",
    "city",
    "metro",
    "mask",
    "scroll",
    "knight",
    "PIN",
    "ATK",
    "BAR",
    "EMP",
    "var",
    "quest",
]
BIT: Final[dict[str, int]] = {name: 1 << number for number, name in enumerate(SYMBOLS)}
FIRST_NAME: Final = len(SYMBOLS)

ANY: Final = 1
REG: Final = 1 << 1
UNC: Final = 1 << 2
CIV: Final = 1 << 3
TRI: Final = 1 << 4
FAM: Final = 1 << 5
UNR: Final = 1 << 6
PWR: Final = 1 << 7
PROD: Final = 1 << 8
FERT: Final = 1 << 9
RIV: Final = 1 << 10
CITY: Final = 1 << 11
METRO: Final = 1 << 12
MASK: Final = 1 << 13
SCROLL: Final = 1 << 14
KNIGHT: Final = 1 << 15
PIN: Final = 1 << 16
ATK: Final = 1 << 17
BAR_CARD: Final = 1 << 18
EMP_CARD: Final = 1 << 19
VAR: Final = 1 << 20
QUEST: Final = 1 << 21
MARKET_SUITS: Final = REG | UNC | CIV | TRI
TUCKED_SUITS: Final = UNC | CIV | TRI  # market cards of these suits have an unrest beneath them (IM-4.22)

# The sides of the state card
BAR: Final = 0
EMP: Final = 1

# Zones, as bits where several may be meant
ZONES: Final = [
    "hand",
    "disc",
    "deck",
    "hist",
    "natdeck",
    "dev",
    "play",
    "mkt",
    "main",
    "exile",
    "sunk",
    "gar",
    "gar_reg",
    "gar_this",
    "active",
    "drawn",
]
ZONE: Final[dict[str, int]] = {name: 1 << number for number, name in enumerate(ZONES)}
HAND: Final = 1
DISC: Final = 1 << 1
DECK: Final = 1 << 2
HIST: Final = 1 << 3
NATDECK: Final = 1 << 4
DEV: Final = 1 << 5
PLAY: Final = 1 << 6
MKT: Final = 1 << 7
MAIN: Final = 1 << 8
EXILE: Final = 1 << 9
SUNK: Final = 1 << 10
GAR: Final = 1 << 11
GAR_REG: Final = 1 << 12
GAR_THIS: Final = 1 << 13
ACTIVE: Final = 1 << 14
DRAWN: Final = 1 << 15
PILE: Final = 1 << 16  # the unrest pile (only a destination)
TOP: Final = 1 << 17  # the top of the own draw deck (only a destination)
FOUND: Final = HAND | DISC | DECK | NATDECK  # where `find` looks unless told otherwise (IM-11.12)
GARRISONS: Final = GAR | GAR_REG | GAR_THIS | ACTIVE

# Codes of effects: the structures of every title (a scope is a number of players, or of times), then Imperium's own
SEQ: Final = program.SEQUENCE
MAY: Final = program.MAY
CHOOSE: Final = program.CHOOSE
IF: Final = program.IF
SCOPE: Final = program.EACH
COST: Final = program.PAY
TIMES: Final = program.REPEAT
NONE: Final = program.NOTHING
GAIN: Final = 8
PAY: Final = 9
SPEND: Final = 10
STEAL: Final = 11
ACQUIRE: Final = 12
BREAK: Final = 13
DRAW: Final = 14
MOVE: Final = 15
EXILE_MARKET: Final = 16
FAME_TAKE: Final = 17
FAME_LOOK: Final = 18
DEVELOP: Final = 19
NAT_LOOK: Final = 20
NAT_BOTTOM: Final = 21
NAT_SHUFFLE: Final = 22
NAT_ADVANCE: Final = 23
SWAP_MARKET: Final = 24
SWAP_NATION: Final = 25
GIVE: Final = 26
FREE_PLAY: Final = 27
PLAY_FROM: Final = 28
REGAIN: Final = 29
MARKET_ADD: Final = 30
PUT: Final = 31
FLIP: Final = 32
FLIP_STATE: Final = 33
TREAT: Final = 34
IGNORE: Final = 35
AVOID: Final = 36
THE_END: Final = 37
HOOK: Final = 38
TAKE_UNREST: Final = 39
TRIGGER_HOST: Final = 40
PASSIVE: Final = 41
CODES: Final = 42
# Effects that begin with a choice of their own, so that declining is one more option of it
SINGLE: Final = (ACQUIRE, BREAK, MOVE, DEVELOP, REGAIN, EXILE_MARKET, FREE_PLAY, SWAP_NATION)

# What a MOVE is called: the verb under which a card is chosen
MOVES: Final = [
    "take",
    "top",
    "discard",
    "history",
    "sink",
    "exile",
    "garrison",
    "recall",
    "abandon",
    "return",
    "move",
    "find",
]
M_TAKE: Final = 0
M_TOP: Final = 1
M_DISCARD: Final = 2
M_HISTORY: Final = 3
M_SINK: Final = 4
M_EXILE: Final = 5
M_GARRISON: Final = 6
M_RECALL: Final = 7
M_ABANDON: Final = 8
M_RETURN: Final = 9
M_MOVE: Final = 10
M_FIND: Final = 11

# Which card a selection means, if not a chosen one
CHOSEN: Final = 0
THIS: Final = 1
IT: Final = 2

# What a number is multiplied with
PER_NOTHING: Final = 0
PER_PLAY: Final = 1
PER_GARRISON: Final = 2
PER_MOVED: Final = 3

# Scopes
SCOPES: Final = [
    "all",
    "all_may",
    "each_other",
    "others_may",
    "each_short",
    "each_given",
    "per_moved",
    "per_paid",
]
ALL: Final = 0
ALL_MAY: Final = 1
EACH_OTHER: Final = 2
OTHERS_MAY: Final = 3
EACH_SHORT: Final = 4
EACH_GIVEN: Final = 5
PER_MOVED_CARD: Final = 6
PER_PAID: Final = 7

# Conditions
IS_BAR: Final = 0
IS_EMP: Final = 1
POPULATION: Final = 2
HAS_IN: Final = 3
IT_IS: Final = 4
IT_LACKS: Final = 5

# Events (the table of triggers)
EVENTS: Final = [
    "gainM",
    "return",
    "take",
    "acq",
    "gain",
    "play",
    "playdisc",
    "exile_acq",
    "mktgain",
    "pay",
    "attacked",
    "discard",
    "sunk",
    "deck_empty",
    "enter",
    "to_disc",
    "leave",
    "fame_empty",
    "would_gain",
]
E_GAIN_M: Final = 0
E_RETURN: Final = 1
E_TAKE: Final = 2
E_ACQUIRE: Final = 3
E_GAIN: Final = 4
E_PLAY: Final = 5
E_PLAY_DISC: Final = 6
E_EXILE_ACQUIRE: Final = 7
E_MARKET_GAIN: Final = 8
E_PAY: Final = 9
E_ATTACKED: Final = 10
E_DISCARD: Final = 11
E_SUNK: Final = 12
E_DECK_EMPTY: Final = 13
E_ENTER: Final = 14
E_TO_DISC: Final = 15
E_LEAVE: Final = 16
E_FAME_EMPTY: Final = 17
E_WOULD_GAIN: Final = 18

# Tags of abilities
ON_PLAY: Final = 0
EXHAUST: Final = 1
REACT: Final = 2  # X@: exhaust in answer to an event
TRIGGER: Final = 3  # T@: happens by itself
SOLSTICE: Final = 4
CONTINUOUS: Final = 5
AT_END: Final = 6
TAGS: Final = ["P", "X", "X@", "T@", "S", "C", "E"]

# Continuous effects
P_HAND_SIZE: Final = 0
P_LOSE_BAR: Final = 1
P_FREE: Final = 2
P_EXILE_ACQUIRE: Final = 3
P_UNREST_LESS: Final = 4
P_DEVELOP_LESS: Final = 5
P_UPKEEP: Final = 6
P_HOOK: Final = 7
PASSIVES: Final = [
    "hand_size",
    "lose",
    "free",
    "exile_acq",
    "unrest_less",
    "dev_less",
    "upkeep",
    "hook",
]

# Hooks: cards that are one of a kind
HOOKS: Final = [
    "standing_army",
    "ambassador",
    "gambling",
    "double_tokens",
    "one_mask_fewer",
    "stone_heads",
    "look_one_more",
    "no_history",
    "active_quest",
    "graal_last",
    "nadir",
    "two_regions",
    "next_journey",
]
H_STANDING_ARMY: Final = 0
H_AMBASSADOR: Final = 1
H_GAMBLING: Final = 2
H_DOUBLE_TOKENS: Final = 3
H_ONE_MASK_FEWER: Final = 4
H_STONE_HEADS: Final = 5
H_LOOK_ONE_MORE: Final = 6
H_NO_HISTORY: Final = 7
H_ACTIVE_QUEST: Final = 8
H_GRAAL_LAST: Final = 9
H_NADIR: Final = 10
H_TWO_REGIONS: Final = 11
H_NEXT_JOURNEY: Final = 12

# Where a card's points depend on its place
IN_HISTORY: Final = 0
IN_PLAY: Final = 1
GARRISONED: Final = 2
NOT_IN_PLAY: Final = 3
ELSEWHERE: Final = 4
PLACES: Final = ["in hist", "in play", "garrisoned", "not in play"]

# What variable points count
COUNT_KIND: Final = 0
COUNT_M: Final = 1
COUNT_P: Final = 2
COUNT_G: Final = 3
COUNT_POORER: Final = 4
COUNT_OPPONENT_UNREST: Final = 5
# and where
OVER_ALL: Final = 0
OVER_PLAY: Final = 1
OVER_HISTORY: Final = 2
OVER_EXILE: Final = 3
OVER_GARRISON: Final = 4

# Starting places (IM-2.12)
STARTS: Final = ["deck", "power", "nation", "accession", "dev", "supply"]
S_DECK: Final = 0
S_POWER: Final = 1
S_NATION: Final = 2
S_ACCESSION: Final = 3
S_DEV: Final = 4
S_SUPPLY: Final = 5
