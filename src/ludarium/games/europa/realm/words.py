"""Verbs and events of governing a Realm: Characters, Ideas, focus, faith, colonies (EU-5.1.3-6, 5.2.1, 5.3, 7, 8)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.action_cards import CARD, POWER
from ludarium.games.europa.facts.faiths import FAITH
from ludarium.games.europa.facts.ideas import IDEA
from ludarium.games.europa.facts.people import RULER
from ludarium.games.europa.facts.places import PROVINCE, SPACE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.words import AMOUNT, ARMY_NUMBER, PLACE, WORDS
from ludarium.kernel.domain import number

# Characters
APPOINT_ADVISOR: Final = WORDS.verb("appoint-advisor", CARD, rules="EU-5.2.1.2")
APPOINT_GENERAL: Final = WORDS.verb("appoint-general", CARD, ARMY_NUMBER, rules="EU-5.2.1.3")
APPOINT_ADMIRAL: Final = WORDS.verb("appoint-admiral", CARD, rules="EU-5.2.1.3")
APPOINT_RULER: Final = WORDS.verb("appoint-ruler", CARD, rules="EU-5.2.1.6")
DISMISS: Final = WORDS.verb("dismiss", CARD, rules="EU-5.2.1.1")
REASSIGN: Final = WORDS.verb("reassign", ARMY_NUMBER, ARMY_NUMBER.named("other"), rules="EU-5.2.1.4")
RULER_TO_ARMY: Final = WORDS.verb("ruler-to-army", ARMY_NUMBER, rules="EU-7.2.7")
RULER_HOME: Final = WORDS.verb("ruler-home", rules="EU-9.4.6")

ADVISOR_APPOINTED: Final = WORDS.event("advisor-appointed", REALM, CARD, rules="EU-5.2.1.2")
GENERAL_APPOINTED: Final = WORDS.event("general-appointed", REALM, CARD, rules="EU-5.2.1.3")
ADMIRAL_APPOINTED: Final = WORDS.event("admiral-appointed", REALM, CARD, rules="EU-5.2.1.3")
RULER_CAME: Final = WORDS.event("ruler-came", REALM, RULER, rules="EU-7.2.3")
RULER_LEFT: Final = WORDS.event("ruler-left", REALM, RULER, rules="EU-7.2.17")
DISMISSED: Final = WORDS.event("dismissed", REALM, CARD, rules="EU-5.2.1.1")
GENERAL_MOVED: Final = WORDS.event("general-moved", REALM, ARMY_NUMBER, rules="EU-5.2.1.4")
RULER_COMMANDS: Final = WORDS.event("ruler-commands", REALM, ARMY_NUMBER, rules="EU-7.2.7")
FELL_ILL: Final = WORDS.event("fell-ill", REALM, RULER, rules="EU-7.2.14")
DIED: Final = WORDS.event("died", REALM, RULER, rules="EU-7.2.14")
INTERREGNUM_BEGAN: Final = WORDS.event("interregnum-began", REALM, rules="EU-7.2.19")

# Ideas and focus
RESEARCH_IDEA: Final = WORDS.verb("research-idea", IDEA, rules="EU-5.1.4.1")
MAKE_ROOM: Final = WORDS.verb("make-room", IDEA, rules="EU-8.8")
SHIFT_POWER: Final = WORDS.verb("shift-power", POWER, rules="EU-5.1.5.2")
SHIFT_FROM: Final = WORDS.verb("shift-from", POWER, rules="EU-5.1.5.2")
FOCUS_DISCARD: Final = WORDS.verb("focus-discard", CARD, rules="EU-5.1.5.3")
FOCUS_DRAW: Final = WORDS.verb("focus-draw", POWER, rules="EU-5.1.5.3")
FOCUS_PICK: Final = WORDS.verb("focus-pick", CARD, rules="EU-5.1.5.4")

IDEA_RESEARCHED: Final = WORDS.event("idea-researched", REALM, IDEA, rules="EU-5.1.4.1")
IDEA_LOST: Final = WORDS.event("idea-lost", REALM, IDEA, rules="EU-8.10")
POWER_SHIFTED: Final = WORDS.event("power-shifted", REALM, POWER, AMOUNT, rules="EU-5.1.5.2")
CARD_PICKED: Final = WORDS.event("card-picked", REALM, CARD, rules="EU-5.1.5.4")

# Religion
TO_FAITH: Final = WORDS.verb("to-faith", FAITH, rules="EU-5.1.6.1")
COUNTER_REFORM: Final = WORDS.verb("counter-reform", rules="EU-5.1.6.6")
LEAVE_MARRIAGE: Final = WORDS.verb("leave-marriage", REALM, rules="EU-5.1.6.3")
LEAVE_INFLUENCE: Final = WORDS.verb("leave-influence", SPACE, rules="EU-5.1.6.3")
NEW_INFLUENCE: Final = WORDS.verb("new-influence", SPACE, rules="EU-5.1.6.4")
CONVERT_AREA: Final = WORDS.verb("convert-area", SPACE, rules="EU-5.3.2.1")
UNREST_IN: Final = WORDS.verb("unrest-in", PROVINCE, rules="EU-5.3.2.3 EU-5.1.6.5")

AREA_CONVERTED: Final = WORDS.event("area-converted", REALM, SPACE, FAITH, rules="EU-5.3.2.2")
RELIGION_CHANGED: Final = WORDS.event("religion-changed", SPACE, FAITH, rules="EU-15.3")
STATE_RELIGION_CHANGED: Final = WORDS.event("state-religion-changed", REALM, FAITH, rules="EU-15.2.2")

# Exploring and colonies
EXPLORE_SAIL: Final = WORDS.verb("explore-sail", PLACE, PLACE.named("goal"), rules="EU-5.1.3.2")
ROLL_NOW: Final = WORDS.verb("roll-now", rules="EU-5.1.3.3")
REROLL: Final = WORDS.verb("reroll", rules="EU-5.1.3.3")
KEEP_ROLL: Final = WORDS.verb("keep-roll", rules="EU-5.1.3.3")
DISCOVER: Final = WORDS.verb("discover", SPACE, rules="EU-5.1.3.4")
FAIL: Final = WORDS.verb("fail", rules="EU-5.1.3.5")
LOSE_SHIP_AT: Final = WORDS.verb("lose-ship-at", PLACE, rules="EU-5.1.3.5")
COLONIZE_AT: Final = WORDS.verb("colonize-at", SPACE, rules="EU-5.3.3.1")
SETTLERS: Final = WORDS.verb("settlers", number("colonists", 9), rules="EU-5.3.3.1")

EXPLORED: Final = WORDS.event("explored", REALM, number("number", 3), number("skull", 1), rules="EU-5.1.3.3")
DISCOVERED: Final = WORDS.event("discovered", REALM, SPACE, rules="EU-5.1.3.7")
EXPLORATION_FAILED: Final = WORDS.event("exploration-failed", REALM, rules="EU-5.1.3.5")
SHIP_LOST: Final = WORDS.event("ship-lost", REALM, PLACE, rules="EU-5.1.3.5")
COLONY_FOUNDED: Final = WORDS.event("colony-founded", REALM, SPACE, rules="EU-5.3.3.1")
