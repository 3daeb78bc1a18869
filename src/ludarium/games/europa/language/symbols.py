"""The codes of the effect notation (EFFECTS): small ints, each group with the list of its written names.

A name's place in its list is its code: `VERBS[GAIN - FIRST_VERB] == "gain"`, `COUNTS[N_TAX] == "tax"`.
"""

from __future__ import annotations

from typing import Final


def names(written: str) -> list[str]:
    """The names of a group: words, or parts with blanks between commas."""
    return [name.strip() for name in written.split(",")] if "," in written else written.split()


# What an Effect is: first the structures of a program (EFFECTS 2), those of kernel.program with its codes; then the
# 46 verbs (EFFECTS 4). `price` is the first kid of a `pay`.
STRUCTURES: Final = names("sequence may choose if each pay repeat nothing lasting mod use on price")
SEQUENCE: Final = 0
MAY: Final = 1
CHOOSE: Final = 2
IF: Final = 3
EACH: Final = 4
PAY: Final = 5
REPEAT: Final = 6
NOTHING: Final = 7
LASTING: Final = 8
MOD: Final = 9
USE: Final = 10
ON: Final = 11
PRICE: Final = 12

FIRST_VERB: Final = 13
# The verbs, counted on from the structures.
VERBS: Final = names(
    "gain lose draw take influence remove_influence claim core alliance end_alliance marriage succession truce "
    "casus_belli white_peace vassal annex unrest remove_unrest rebels develop units mercenaries ships replenish "
    "exhaust casualties move dice cancel religion state_religion excommunicate leaves_hre merchant merchant_ready "
    "expand pirate ill_health idea idea_discount action milestones_replace reject_ruler dnpr symbol"
)
GAIN: Final = 13
LOSE: Final = 14
DRAW: Final = 15
TAKE: Final = 16
INFLUENCE: Final = 17
REMOVE_INFLUENCE: Final = 18
CLAIM: Final = 19
CORE: Final = 20
ALLIANCE: Final = 21
END_ALLIANCE: Final = 22
MARRIAGE: Final = 23
SUCCESSION: Final = 24
TRUCE: Final = 25
CASUS_BELLI: Final = 26
WHITE_PEACE: Final = 27
VASSAL: Final = 28
ANNEX: Final = 29
UNREST: Final = 30
REMOVE_UNREST: Final = 31
REBELS: Final = 32
DEVELOP: Final = 33
UNITS: Final = 34
MERCENARIES: Final = 35
SHIPS: Final = 36
REPLENISH: Final = 37
EXHAUST: Final = 38
CASUALTIES: Final = 39
MOVE: Final = 40
DICE: Final = 41
CANCEL: Final = 42
RELIGION: Final = 43
STATE_RELIGION: Final = 44
EXCOMMUNICATE: Final = 45
LEAVES_HRE: Final = 46
MERCHANT: Final = 47
MERCHANT_READY: Final = 48
EXPAND: Final = 49
PIRATE: Final = 50
ILL_HEALTH: Final = 51
IDEA: Final = 52
IDEA_DISCOUNT: Final = 53
ACTION: Final = 54
MILESTONES_REPLACE: Final = 55
REJECT_RULER: Final = 56
DNPR: Final = 57
SYMBOL: Final = 58
CODES: Final = FIRST_VERB + len(VERBS)

# How a verb is told which thing it is about (Target.how). ABSENT: the verb has no such argument.
HOWS: Final = names("absent named pick it capital_area self any")
BY_ABSENT: Final = 0
BY_NAMED: Final = 1
BY_PICK: Final = 2
BY_IT: Final = 3
BY_CAPITAL_AREA: Final = 4
BY_SELF: Final = 5
BY_ANY: Final = 6

# Kinds of things that filters and targets speak of (EFFECTS 6). A space is an Area of the main map or a Distant
# Province or Territory (EU-2.M.16); kind area is counted in spaces.
KINDS: Final = names("area province realm opponent node sea continent port army unit ship advisor idea card happening")
K_AREA: Final = 0
K_PROVINCE: Final = 1
K_REALM: Final = 2
K_OPPONENT: Final = 3
K_NODE: Final = 4
K_SEA: Final = 5
K_CONTINENT: Final = 6
K_PORT: Final = 7
K_ARMY: Final = 8
K_UNIT: Final = 9
K_SHIP: Final = 10
K_ADVISOR: Final = 11
K_IDEA: Final = 12
K_CARD: Final = 13
K_HAPPENING: Final = 14

# Resources of `gain` and `lose` (EFFECTS 3). The first four are also the pools of decks, Idea types and vouchers.
RESOURCES: Final = names("adm dip mil any ducats prestige stability manpower colonists authority interest cardinals")
R_ADM: Final = 0
R_DIP: Final = 1
R_MIL: Final = 2
R_ANY: Final = 3
R_DUCATS: Final = 4
R_PRESTIGE: Final = 5
R_STABILITY: Final = 6
R_MANPOWER: Final = 7
R_COLONISTS: Final = 8
R_AUTHORITY: Final = 9
R_INTEREST: Final = 10
R_CARDINALS: Final = 11
# A price is a list of five numbers in this order.
POOLS: Final[list[str]] = RESOURCES[:5]
DECKS: Final[list[str]] = RESOURCES[:4]

# Land Units, in the order of the Battle dice.
UNITS_OF: Final = names("infantry cavalry artillery")
U_INFANTRY: Final = 0
U_CAVALRY: Final = 1
U_ARTILLERY: Final = 2
# Dice of any type, and the dice of the Leader once more (verb `dice`)
DICE_ANY: Final = 7
DICE_LEADER: Final = 8

# Ships.
SHIPS_OF: Final = names("light heavy galley")
S_LIGHT: Final = 0
S_HEAVY: Final = 1
S_GALLEY: Final = 2

# Faiths, numbered as in facts.faiths. A test for catholic is also true for counter_reformed (EU-15.0.2); state = the
# State Religion of the subject (only in `religion`). Diverse Faiths and religions outside the game are never written.
FAITHS: Final = names("catholic counter_reformed protestant orthodox muslim revolutionary diverse outside state")
F_CATHOLIC: Final = 0
F_COUNTER_REFORMED: Final = 1
F_PROTESTANT: Final = 2
F_ORTHODOX: Final = 3
F_MUSLIM: Final = 4
F_REVOLUTIONARY: Final = 5
F_DIVERSE: Final = 6
F_OUTSIDE: Final = 7
F_STATE: Final = 8

# Colours of DNPR tokens.
COLOURS: Final = names("pink green blue orange")
PINK: Final = 0
GREEN: Final = 1
BLUE: Final = 2
ORANGE: Final = 3

# Actions that a card may give (verb `action`).
ACTIONS: Final = names(
    "Explore, Research Idea, Increase Stability, Convert Area, Colonize, Forge Alliance, Trade, Activate Units, "
    "Recruit Units, Land Movement, Naval Movement"
)
A_EXPLORE: Final = 0
A_RESEARCH_IDEA: Final = 1
A_INCREASE_STABILITY: Final = 2
A_CONVERT_AREA: Final = 3
A_COLONIZE: Final = 4
A_FORGE_ALLIANCE: Final = 5
A_TRADE: Final = 6
A_ACTIVATE_UNITS: Final = 7
A_RECRUIT_UNITS: Final = 8
A_LAND_MOVEMENT: Final = 9
A_NAVAL_MOVEMENT: Final = 10
FREE: Final = -1  # instead of a discount: neither MP nor D

# Symbols below an Event (EFFECTS 9), numbered as in facts.events; mortality and dnpr carry a shape or a colour.
SYMBOLS: Final = names(
    "mortality unrest attrition cardinal_dies lost_at_sea pirates religion disloyal_vassals natives dnpr "
    "revolution power_struggle"
)
E_MORTALITY: Final = 0
E_UNREST: Final = 1
E_ATTRITION: Final = 2
E_CARDINAL_DIES: Final = 3
E_LOST_AT_SEA: Final = 4
E_PIRATES: Final = 5
E_RELIGION: Final = 6
E_DISLOYAL_VASSALS: Final = 7
E_NATIVES: Final = 8
E_DNPR: Final = 9
E_REVOLUTION: Final = 10
E_POWER_STRUGGLE: Final = 11

# Shapes of mortality.
SHAPES: Final = names("circle square triangle diamond")
CIRCLE: Final = 0
SQUARE: Final = 1
TRIANGLE: Final = 2
DIAMOND: Final = 3

# How long something lasts or is looked back at.
SPANS: Final = names("no_span this_turn this_round this_age while_held")
NO_SPAN: Final = 0
THIS_TURN: Final = 1
THIS_ROUND: Final = 2
THIS_AGE: Final = 3
WHILE_HELD: Final = 4

# Whom an `each` makes the subject (EFFECTS 5).
WHO: Final = names("others all pr pr_where highest lowest opponent")
WHO_OTHERS: Final = 0
WHO_ALL: Final = 1
WHO_PR: Final = 2
WHO_PR_WHERE: Final = 3
WHO_HIGHEST: Final = 4
WHO_LOWEST: Final = 5
WHO_OPPONENT: Final = 6

# Conditions. The first four are made of others or of numbers; `has` is split by what is held.
CONDITIONS: Final = names(
    "always and or not compare most faith faith_of owns controls adjacent is ally married exists at_war_with "
    "has_idea has_card at_war emperor curia_controller hre_subject leader_here"
)
C_ALWAYS: Final = 0
C_AND: Final = 1
C_OR: Final = 2
C_NOT: Final = 3
C_COMPARE: Final = 4
C_MOST: Final = 5
C_FAITH: Final = 6
C_FAITH_OF: Final = 7
C_OWNS: Final = 8
C_CONTROLS: Final = 9
C_ADJACENT: Final = 10
C_IS: Final = 11
C_ALLY: Final = 12
C_MARRIED: Final = 13
C_EXISTS: Final = 14
C_AT_WAR_WITH: Final = 15
C_HAS_IDEA: Final = 16
C_HAS_CARD: Final = 17
C_AT_WAR: Final = 18
C_EMPEROR: Final = 19
C_CURIA_CONTROLLER: Final = 20
C_HRE_SUBJECT: Final = 21
C_LEADER_HERE: Final = 22

# Comparisons.
COMPARISONS: Final = names(">= <= = > <")
AT_LEAST: Final = 0
AT_MOST: Final = 1
EQUAL: Final = 2
MORE: Final = 3
LESS: Final = 4

# Counts (EFFECTS 5).
COUNTS: Final = names(
    "prestige ducats adm dip mil stability interest age authority base_tax tax provinces towns vassals "
    "large_towns rebel_towns unrest areas claims influence units ships deployed_regulars seas nodes continents "
    "ports merchants allies marriages cardinals advisors advisor_skill ideas grown did"
)
N_PRESTIGE: Final = 0
N_DUCATS: Final = 1
N_ADM: Final = 2
N_DIP: Final = 3
N_MIL: Final = 4
N_STABILITY: Final = 5
N_INTEREST: Final = 6
N_AGE: Final = 7
N_AUTHORITY: Final = 8
N_BASE_TAX: Final = 9
N_TAX: Final = 10
N_PROVINCES: Final = 11
N_TOWNS: Final = 12
N_VASSALS: Final = 13
N_LARGE_TOWNS: Final = 14
N_REBEL_TOWNS: Final = 15
N_UNREST: Final = 16
N_AREAS: Final = 17
N_CLAIMS: Final = 18
N_INFLUENCE: Final = 19
N_UNITS: Final = 20
N_SHIPS: Final = 21
N_DEPLOYED_REGULARS: Final = 22
N_SEAS: Final = 23
N_NODES: Final = 24
N_CONTINENTS: Final = 25
N_PORTS: Final = 26
N_MERCHANTS: Final = 27
N_ALLIES: Final = 28
N_MARRIAGES: Final = 29
N_CARDINALS: Final = 30
N_ADVISORS: Final = 31
N_ADVISOR_SKILL: Final = 32
N_IDEAS: Final = 33
N_GROWN: Final = 34
N_DID: Final = 35

# Forms of an amount.
AMOUNTS: Final = names("fixed per ceil count")
FIXED: Final = 0
PER: Final = 1
CEIL: Final = 2
COUNTED: Final = 3

# Filter words and attributes of all kinds (EFFECTS 6). `faith` is a faith word, `place` a list of places, `it` the
# thing chosen last.
WORDS: Final = names(
    "place it faith own own_or_vassal all_owned npr pr opponent adjacent in_reach room distant hre elector "
    "capital town core own_faith other_faith dissent your_marriage unrest foreign gold territory marriage enemy "
    "your_ally your_vassal your_influence subjugable leader_in_prestige maritime merchant your_merchant expanded "
    "near_capital your_ships your_port opponent_ships your_town your_claim besieger cavalry heavy "
    "trade_protection held display emperor naval outnumbered first_of_round owner tax skill min_age name units "
    "both_sides income good"
)
W_PLACE: Final = 0
W_IT: Final = 1
W_FAITH: Final = 2
W_OWN: Final = 3
W_OWN_OR_VASSAL: Final = 4
W_ALL_OWNED: Final = 5
W_NPR: Final = 6
W_PR: Final = 7
W_OPPONENT: Final = 8
W_ADJACENT: Final = 9
W_IN_REACH: Final = 10
W_ROOM: Final = 11
W_DISTANT: Final = 12
W_HRE: Final = 13
W_ELECTOR: Final = 14
W_CAPITAL: Final = 15
W_TOWN: Final = 16
W_CORE: Final = 17
W_OWN_FAITH: Final = 18
W_OTHER_FAITH: Final = 19
W_DISSENT: Final = 20
W_YOUR_MARRIAGE: Final = 21
W_UNREST: Final = 22
W_FOREIGN: Final = 23
W_GOLD: Final = 24
W_TERRITORY: Final = 25
W_MARRIAGE: Final = 26
W_ENEMY: Final = 27
W_YOUR_ALLY: Final = 28
W_YOUR_VASSAL: Final = 29
W_YOUR_INFLUENCE: Final = 30
W_SUBJUGABLE: Final = 31
W_LEADER_IN_PRESTIGE: Final = 32
W_MARITIME: Final = 33
W_MERCHANT: Final = 34
W_YOUR_MERCHANT: Final = 35
W_EXPANDED: Final = 36
W_NEAR_CAPITAL: Final = 37
W_YOUR_SHIPS: Final = 38
W_YOUR_PORT: Final = 39
W_OPPONENT_SHIPS: Final = 40
W_YOUR_TOWN: Final = 41
W_YOUR_CLAIM: Final = 42
W_BESIEGER: Final = 43
W_CAVALRY: Final = 44
W_HEAVY: Final = 45
W_TRADE_PROTECTION: Final = 46
W_HELD: Final = 47
W_DISPLAY: Final = 48
W_EMPEROR: Final = 49
W_NAVAL: Final = 50
W_OUTNUMBERED: Final = 51
W_FIRST_OF_ROUND: Final = 52
W_OWNER: Final = 53
W_TAX: Final = 54
W_SKILL: Final = 55
W_MIN_AGE: Final = 56
W_NAME: Final = 57
W_UNITS: Final = 58
W_BOTH_SIDES: Final = 59
W_INCOME: Final = 60
W_GOOD: Final = 61

# Happenings: deeds and triggers (EFFECTS 7).
HAPPENINGS: Final = names(
    "win_battle enforce_peace make_peace take_province gain_tax_by_peace liberate_tax annex occupy_capital "
    "convert_area collect_trade forge_alliance defeat_rebels remove_pirate phase4 war_declared_on_you "
    "covert_action_against_you enemy_enters_your_army siege_in_your_area"
)
H_WIN_BATTLE: Final = 0
H_ENFORCE_PEACE: Final = 1
H_MAKE_PEACE: Final = 2
H_TAKE_PROVINCE: Final = 3
H_GAIN_TAX_BY_PEACE: Final = 4
H_LIBERATE_TAX: Final = 5
H_ANNEX: Final = 6
H_OCCUPY_CAPITAL: Final = 7
H_CONVERT_AREA: Final = 8
H_COLLECT_TRADE: Final = 9
H_FORGE_ALLIANCE: Final = 10
H_DEFEAT_REBELS: Final = 11
H_REMOVE_PIRATE: Final = 12
H_PHASE4: Final = 13
H_WAR_DECLARED_ON_YOU: Final = 14
H_COVERT_ACTION_AGAINST_YOU: Final = 15
H_ENEMY_ENTERS_YOUR_ARMY: Final = 16
H_SIEGE_IN_YOUR_AREA: Final = 17

# Modifiers (EFFECTS 8).
MODIFIERS: Final = names(
    "cost convert_cost colonize_cost stability_cost idea_cost covert_cost income_ducats income_adm income_dip "
    "income_mil income_any upkeep_interest_free loan_ducats colonists_per_round trade_power trade_ducats "
    "trade_cards_revealed trade_refusal_ducats merchant_max influence_bonus alliance_max marriage_max "
    "no_marriages no_cb_stability holy_war_cb liberation_prestige dissent_areas_ignored no_convert_unrest "
    "no_idea_prestige explore_by_ship explore_free_rerolls manpower_bonus artillery_allowed replenish_per_mil "
    "recruit_cost_infantry land_move_spaces no_mountain_cost naval_move_spaces land_dice_infantry "
    "naval_dice_artillery knights_charge infantry_double enemy_leader_dice siege_needed"
)
M_COST: Final = 0
M_CONVERT_COST: Final = 1
M_COLONIZE_COST: Final = 2
M_STABILITY_COST: Final = 3
M_IDEA_COST: Final = 4
M_COVERT_COST: Final = 5
M_INCOME_DUCATS: Final = 6
M_INCOME_ADM: Final = 7
M_INCOME_DIP: Final = 8
M_INCOME_MIL: Final = 9
M_INCOME_ANY: Final = 10
M_UPKEEP_INTEREST_FREE: Final = 11
M_LOAN_DUCATS: Final = 12
M_COLONISTS_PER_ROUND: Final = 13
M_TRADE_POWER: Final = 14
M_TRADE_DUCATS: Final = 15
M_TRADE_CARDS_REVEALED: Final = 16
M_TRADE_REFUSAL_DUCATS: Final = 17
M_MERCHANT_MAX: Final = 18
M_INFLUENCE_BONUS: Final = 19
M_ALLIANCE_MAX: Final = 20
M_MARRIAGE_MAX: Final = 21
M_NO_MARRIAGES: Final = 22
M_NO_CB_STABILITY: Final = 23
M_HOLY_WAR_CB: Final = 24
M_LIBERATION_PRESTIGE: Final = 25
M_DISSENT_AREAS_IGNORED: Final = 26
M_NO_CONVERT_UNREST: Final = 27
M_NO_IDEA_PRESTIGE: Final = 28
M_EXPLORE_BY_SHIP: Final = 29
M_EXPLORE_FREE_REROLLS: Final = 30
M_MANPOWER_BONUS: Final = 31
M_ARTILLERY_ALLOWED: Final = 32
M_REPLENISH_PER_MIL: Final = 33
M_RECRUIT_COST_INFANTRY: Final = 34
M_LAND_MOVE_SPACES: Final = 35
M_NO_MOUNTAIN_COST: Final = 36
M_NAVAL_MOVE_SPACES: Final = 37
M_LAND_DICE_INFANTRY: Final = 38
M_NAVAL_DICE_ARTILLERY: Final = 39
M_KNIGHTS_CHARGE: Final = 40
M_INFANTRY_DOUBLE: Final = 41
M_ENEMY_LEADER_DICE: Final = 42
M_SIEGE_NEEDED: Final = 43

# Groups of the position, one bit each: what must have moved before a condition is worth looking at again.
# The first six are numbered as on the table (`mine` of the position). OWN is the subject's player record (Stability,
# Merchants, Ideas, tracks), but for PURSE (powers, Ducats, Interest, Prestige) and DEEDS; RIVALS are those of the other
# players, GAME the numbers of the position itself (Age, Imperial Authority, Emperor, Curia). UNREST is what lies on the
# Provinces beside the pieces, FAITHS are the State Religions.
GROUPS: Final[list[str]] = [
    "land",
    "realms",
    "areas",
    "forces",
    "decks",
    "bonds",
    "own",
    "rivals",
    "game",
    "purse",
    "deeds",
    "unrest",
    "faiths",
]
G_LAND: Final = 1
G_REALMS: Final = 1 << 1
G_AREAS: Final = 1 << 2
G_FORCES: Final = 1 << 3
G_DECKS: Final = 1 << 4
G_BONDS: Final = 1 << 5
G_OWN: Final = 1 << 6
G_RIVALS: Final = 1 << 7
G_GAME: Final = 1 << 8
G_PURSE: Final = 1 << 9
G_DEEDS: Final = 1 << 10
G_UNREST: Final = 1 << 11
G_FAITHS: Final = 1 << 12
# In `news` alone, and in what every requirement reads: everything is to be asked anew.
G_AGAIN: Final = 1 << 13
