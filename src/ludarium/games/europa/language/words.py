"""Which words may stand where: filter words and attributes by kind, kinds of filters by count and by argument."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.language import symbols as s

# EFFECTS 6, by kind in the order of KINDS. `faith` stands for the five faith words, `place` for places.
WORDS_OF: Final[list[list[str]]] = [
    # area
    s.names(
        "place it faith own all_owned npr pr opponent adjacent in_reach room distant hre elector capital town core "
        "own_faith other_faith dissent your_marriage owner"
    ),
    # province
    s.names("place it own own_or_vassal opponent in_reach capital unrest core foreign gold distant territory dissent"),
    # realm
    s.names("place faith npr adjacent hre marriage enemy your_ally your_vassal your_influence subjugable tax"),
    # opponent
    s.names("faith adjacent distant leader_in_prestige"),
    # node
    s.names("place maritime distant merchant your_merchant expanded adjacent in_reach near_capital"),
    # sea
    s.names("place your_ships your_port opponent_ships"),
    # continent
    s.names("place your_ships your_town your_claim"),
    # port, army
    ["own"],
    ["own"],
    # unit
    s.names("place own besieger cavalry"),
    # ship
    s.names("place own heavy distant trade_protection"),
    # advisor
    ["own", "skill"],
    # idea
    ["held", "min_age"],
    # card
    ["display", "name"],
    # happening
    s.names(
        "opponent npr emperor other_faith leader_in_prestige naval distant outnumbered first_of_round units both_sides "
        "tax income good"
    ),
]
# Attributes are compared: with a number, or (only `=`) with the name of a thing.
NUMBER_ATTRIBUTES: Final = s.names("tax skill min_age units both_sides income")
NAME_ATTRIBUTES: Final = s.names("owner name good")
FAITH_WORDS: Final = s.names("catholic protestant orthodox muslim revolutionary")

# The kind of things that a count's filter is about; counts not listed take no filter.
COUNT_KIND: Final[dict[int, int]] = {
    s.N_TAX: s.K_PROVINCE,
    s.N_PROVINCES: s.K_PROVINCE,
    s.N_TOWNS: s.K_PROVINCE,
    s.N_VASSALS: s.K_PROVINCE,
    s.N_AREAS: s.K_AREA,
    s.N_CLAIMS: s.K_AREA,
    s.N_INFLUENCE: s.K_AREA,
    s.N_UNITS: s.K_UNIT,
    s.N_SHIPS: s.K_SHIP,
    s.N_SEAS: s.K_SEA,
    s.N_NODES: s.K_NODE,
    s.N_CONTINENTS: s.K_CONTINENT,
    s.N_PORTS: s.K_PORT,
    s.N_MERCHANTS: s.K_NODE,
    s.N_ALLIES: s.K_REALM,
    s.N_MARRIAGES: s.K_REALM,
    s.N_ADVISORS: s.K_ADVISOR,
    s.N_IDEAS: s.K_IDEA,
}
# These count nothing of the subject's own unless the filter says so, so they cannot stand without one.
NEED_FILTER: Final = [s.N_PROVINCES, s.N_AREAS, s.N_SEAS, s.N_NODES, s.N_CONTINENTS, s.N_PORTS]

# Modifiers that are permissions (`yes`), and those that look at a node.
YES_MODIFIERS: Final = [
    s.M_NO_MARRIAGES,
    s.M_HOLY_WAR_CB,
    s.M_NO_CONVERT_UNREST,
    s.M_NO_IDEA_PRESTIGE,
    s.M_EXPLORE_BY_SHIP,
    s.M_ARTILLERY_ALLOWED,
    s.M_NO_MOUNTAIN_COST,
    s.M_INFANTRY_DOUBLE,
]
NODE_MODIFIERS: Final = [s.M_TRADE_POWER, s.M_TRADE_DUCATS]

# Verbs about one thing, `verb(thing)`, and about a number of things, `verb(n thing)`: the kinds they take.
REALM_OR_OPPONENT: Final = [s.K_REALM, s.K_OPPONENT]
OF_ONE: Final[dict[int, list[int]]] = {
    s.TAKE: [s.K_CARD],
    s.CLAIM: [s.K_AREA],
    s.CORE: [s.K_AREA],
    s.LEAVES_HRE: [s.K_AREA],
    s.DEVELOP: [s.K_PROVINCE],
    s.MERCHANT: [s.K_NODE],
    s.EXPAND: [s.K_NODE],
    s.PIRATE: [s.K_NODE],
    s.ILL_HEALTH: [s.K_AREA, s.K_ADVISOR],
    s.ALLIANCE: REALM_OR_OPPONENT,
    s.END_ALLIANCE: REALM_OR_OPPONENT,
    s.MARRIAGE: REALM_OR_OPPONENT,
    s.SUCCESSION: REALM_OR_OPPONENT,
    s.TRUCE: REALM_OR_OPPONENT,
    s.CASUS_BELLI: REALM_OR_OPPONENT,
    s.WHITE_PEACE: REALM_OR_OPPONENT,
    s.VASSAL: REALM_OR_OPPONENT,
    s.ANNEX: REALM_OR_OPPONENT,
    s.EXCOMMUNICATE: REALM_OR_OPPONENT,
}
OF_SEVERAL: Final[dict[int, list[int]]] = {
    s.INFLUENCE: [s.K_AREA],
    s.UNREST: [s.K_PROVINCE],
    s.REMOVE_UNREST: [s.K_PROVINCE, s.K_AREA],
    s.REBELS: [s.K_AREA],
    s.CASUALTIES: [s.K_UNIT, s.K_SHIP],
    s.MOVE: [s.K_ARMY],
}
# Verbs with a number only, and verbs without anything.
OF_NUMBER: Final = [s.REPLENISH, s.EXHAUST, s.MERCHANT_READY]
OF_NOTHING: Final = [s.CANCEL, s.MILESTONES_REPLACE, s.REJECT_RULER]
