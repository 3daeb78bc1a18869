"""What can be chosen and told in Troyes, and the things it speaks about."""

from __future__ import annotations

from typing import Final

from ludarium.games.troyes.figures import BUILDING_IDS, CARDS, CELL_IDS, CHARACTERS, COLOURS, EVENTS
from ludarium.kernel.domain import SEAT, Domain, number, product
from ludarium.kernel.verb import Vocabulary

# Owners of citizens, cubes and tradesmen: the seats, then these.
NEUTRAL: Final = 4
KING: Final = 5
KING_SECOND: Final = 6  # the king's second colour, for citizens only
OWNERS: Final = 7
NOBODY: Final = -1
# Districts: each seat's own, and one for the neutral player or the king.
GREY_DISTRICT: Final = 4

OWNER: Final = Domain("owner", ["0", "1", "2", "3", "neutral", "king", "king-2"])
DISTRICT: Final = Domain("district", ["0", "1", "2", "3", "neutral"])
COLOUR: Final = Domain("colour", COLOURS)
VALUE: Final = Domain("value", ["1", "2", "3", "4", "5", "6"], None, True)
# A die on the square: dice of one district, colour and value are all alike.
DIE: Final = product("die", [DISTRICT, COLOUR, VALUE])
BUILDING: Final = Domain("building", BUILDING_IDS)
CELL: Final = Domain("cell", CELL_IDS)
LEVEL: Final = Domain("level", ["1", "2", "3"], None, True)
# A cell of the cathedral's building site.
SITE: Final = product("site", [LEVEL, VALUE])
CARD: Final = Domain("card", [card.id for card in CARDS])
EVENT: Final = Domain("event", [event.id for event in EVENTS])
CHARACTER: Final = Domain("character", [character.id for character in CHARACTERS])
ROUND: Final = number("round", 6)
PIPS: Final = number("pips", 12)
COUNT: Final = number("count", 200)
DENIERS: Final = COUNT.named("deniers")
INFLUENCE: Final = COUNT.named("influence")
VP: Final = COUNT.named("vp")
CUBES: Final = COUNT.named("cubes")

WORDS: Final = Vocabulary()

SETTLE: Final = WORDS.verb("settle", CELL, rules="TR-3.1")
# before an action or a defence
REROLL: Final = WORDS.verb("reroll", DIE, rules="TR-17.2")
RECRUIT: Final = WORDS.verb("recruit", rules="TR-17.3")
FLIP: Final = WORDS.verb("flip", DIE, rules="TR-17.4")
ENOUGH: Final = WORDS.verb("enough", rules="TR-17.4")
# black dice
DEFEND: Final = WORDS.verb("defend", DIE, rules="TR-8.11")
ALSO: Final = WORDS.verb("also", PIPS, rules="TR-8.16")
COUNTER: Final = WORDS.verb("counter", rules="TR-8.11")
SUFFER: Final = WORDS.verb("suffer", rules="TR-8.13")
# the six actions
ACTIVATE: Final = WORDS.verb("activate", CARD, rules="TR-10.1")
BUILD: Final = WORDS.verb("build", rules="TR-11.1")
FIGHT: Final = WORDS.verb("fight", EVENT, rules="TR-12.1")
PLACE: Final = WORDS.verb("place", rules="TR-13.1")
FARM: Final = WORDS.verb("farm", rules="TR-14.1")
PASS: Final = WORDS.verb("pass", rules="TR-15.1")
# parts of an action
MODIFY: Final = WORDS.verb("modify", CARD, rules="TR-9.10")
PLAIN: Final = WORDS.verb("plain", rules="TR-9.10")
ADD: Final = WORDS.verb("add", DIE, rules="TR-9.3")
DONE: Final = WORDS.verb("done", rules="TR-9.6")
TIMES: Final = WORDS.verb("times", COUNT, rules="TR-10.9")
SEND_SUPPLY: Final = WORDS.verb("send-supply", rules="TR-10.4 TR-13.3")
SEND_CITIZEN: Final = WORDS.verb("send-citizen", CELL, rules="TR-10.4 TR-13.3")
SEND_FLAT: Final = WORDS.verb("send-flat", BUILDING, rules="TR-10.4 TR-13.3")
SEND_TRADESMAN: Final = WORDS.verb("send-tradesman", CARD, rules="TR-10.4 TR-13.3")
MILL: Final = WORDS.verb("mill", BUILDING, rules="TR-19.3")
MARK: Final = WORDS.verb("mark", EVENT, rules="TR-19.19 TR-19.20 TR-19.21")
DECLINE: Final = WORDS.verb("decline", rules="TR-19.19")

GAME_BEGAN: Final = WORDS.event("game-began", SEAT, rules="TR-2.12")
KING_BEGINS: Final = WORDS.event("king-begins", rules="TR-23.6")
DEALT: Final = WORDS.event("dealt", SEAT, CHARACTER, rules="TR-2.7")
SETTLED: Final = WORDS.event("settled", OWNER, CELL, rules="TR-3.1")
ROUND_BEGAN: Final = WORDS.event("round-began", ROUND, SEAT, rules="TR-4.1")
ROUND_BEGAN_KING: Final = WORDS.event("round-began-king", ROUND, rules="TR-23.6")
REVEALED: Final = WORDS.event("revealed", CARD, rules="TR-5.1")
PAID_SALARIES: Final = WORDS.event("paid-salaries", SEAT, DENIERS, rules="TR-6.1 TR-6.2")
PENALISED: Final = WORDS.event("penalised", SEAT, VP, rules="TR-6.3 TR-8.5")
ROLLED: Final = WORDS.event("rolled", DISTRICT, COUNT.named("dice"), rules="TR-7.1 TR-7.2")
EVENT_CAME: Final = WORDS.event("event-came", EVENT, rules="TR-8.1")
EVENT_ACTS: Final = WORDS.event("event-acts", EVENT, rules="TR-8.2 TR-8.4")
LOST_DENIERS: Final = WORDS.event("lost-deniers", SEAT, DENIERS, rules="TR-8.4")
LOST_INFLUENCE: Final = WORDS.event("lost-influence", SEAT, INFLUENCE, rules="TR-8.4")
NO_ROOM: Final = WORDS.event("no-room", EVENT, rules="TR-13.7 TR-20.15")
ENTERED: Final = WORDS.event("entered", OWNER, CELL, rules="TR-13.5")
EXPELLED: Final = WORDS.event("expelled", OWNER, BUILDING, rules="TR-13.5 TR-13.6")
SITE_FILLED: Final = WORDS.event("site-filled", OWNER, SITE, VP, INFLUENCE, rules="TR-11.1 TR-11.4")
SITE_EMPTIED: Final = WORDS.event("site-emptied", OWNER, SITE, rules="TR-20.9")
CUBE_REMOVED: Final = WORDS.event("cube-removed", OWNER, EVENT, rules="TR-22.4")
BLACK_ROLLED: Final = WORDS.event("black-rolled", COUNT.named("dice"), PIPS.named("highest"), rules="TR-8.10")
COUNTERED: Final = WORDS.event(
    "countered", SEAT, COUNT.named("dice"), COUNT.named("pips"), INFLUENCE, rules="TR-8.11 TR-8.17"
)
SUFFERED: Final = WORDS.event("suffered", SEAT, PIPS, VP, rules="TR-8.13")
KING_COUNTERED: Final = WORDS.event("king-countered", PIPS, rules="TR-23.10")
REROLLED: Final = WORDS.event("rerolled", SEAT, DIE, VALUE.named("result"), rules="TR-17.2")
RECRUITED: Final = WORDS.event("recruited", SEAT, rules="TR-17.3")
FLIPPED: Final = WORDS.event("flipped", SEAT, DIE, rules="TR-17.4")
HIRED: Final = WORDS.event("hired", SEAT, CARD, DENIERS, rules="TR-10.3")
MODIFIED: Final = WORDS.event("modified", SEAT, CARD, rules="TR-10.12")
USED: Final = WORDS.event("used", SEAT, DIE, rules="TR-9.7")
BOUGHT: Final = WORDS.event("bought", SEAT, DIE, DENIERS, rules="TR-9.4 TR-9.5")
ACTIVATED: Final = WORDS.event("activated", SEAT, CARD, COUNT.named("times"), rules="TR-10.9")
PUT_CUBES: Final = WORDS.event("put-cubes", SEAT, CARD, CUBES, rules="TR-10.11")
SHOT: Final = WORDS.event("shot", SEAT, VALUE, rules="TR-19.19")
GAINED: Final = WORDS.event("gained", SEAT, DENIERS, INFLUENCE, VP, rules="TR-10.10")
PAID: Final = WORDS.event("paid", SEAT, DENIERS, INFLUENCE, rules="TR-10.10")
TAXED: Final = WORDS.event("taxed", SEAT, SEAT.named("payer"), DENIERS, rules="TR-19.24")
FARMED: Final = WORDS.event("farmed", SEAT, DENIERS, rules="TR-14.1")
FOUGHT: Final = WORDS.event("fought", OWNER, EVENT, INFLUENCE, rules="TR-12.2")
EVENT_SCORED: Final = WORDS.event("event-scored", OWNER, EVENT, VP, rules="TR-12.5 TR-12.9")
EVENT_TAKEN: Final = WORDS.event("event-taken", OWNER, EVENT, rules="TR-12.11")
EVENT_DISCARDED: Final = WORDS.event("event-discarded", EVENT, rules="TR-12.11")
MARAUDING_RESET: Final = WORDS.event("marauding-reset", rules="TR-12.13")
LIFTED: Final = WORDS.event("lifted", SEAT, CELL, rules="TR-10.4 TR-13.3")
LIFTED_FLAT: Final = WORDS.event("lifted-flat", SEAT, BUILDING, rules="TR-10.4 TR-13.3")
LIFTED_TRADESMAN: Final = WORDS.event("lifted-tradesman", SEAT, CARD, rules="TR-10.4 TR-13.3")
PASSED: Final = WORDS.event("passed", SEAT, DENIERS, rules="TR-15.1")
WAITED: Final = WORDS.event("waited", SEAT, DENIERS, rules="TR-15.2")
ROUND_ENDED: Final = WORDS.event("round-ended", ROUND, rules="TR-16.1")
COLLECTED: Final = WORDS.event("collected", SEAT, DENIERS, rules="TR-16.2")
CHARACTER_SHOWN: Final = WORDS.event("character-shown", SEAT, CHARACTER, rules="TR-18.6")
GAME_ENDED: Final = WORDS.event("game-ended", rules="TR-18.1")
# the king
KING_ROLLED: Final = WORDS.event("king-rolled", PIPS, rules="TR-23.12")
KING_GAINED: Final = WORDS.event("king-gained", VP, rules="TR-23.16")
KING_BOUGHT: Final = WORDS.event("king-bought", DIE, DENIERS, rules="TR-23.17 TR-23.18")
KING_HIRED: Final = WORDS.event("king-hired", CARD, rules="TR-23.21")
KING_IDLE: Final = WORDS.event("king-idle", rules="TR-23.19")
CHARACTER_SCORED: Final = WORDS.event(
    "character-scored", CHARACTER, COUNT.named("player"), COUNT.named("king"), rules="TR-23.23"
)
