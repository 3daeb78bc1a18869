"""Numbers printed on mats, tracks and boards, prices of the Basic Actions, pieces of a player: data/tracks.toml.

Tracks      SMALL_INCOME[towns], SMALL_MANPOWER, LARGE_INCOME, LARGE_MANPOWER, TILE · VASSAL_INCOME[tokens],
            VASSAL_MANPOWER, VASSAL_MANPOWER_FULL (the switch of EUI-13)
Tables      PASS_BONUS[players][rank] · AUTHORITY_DIP[ia], AUTHORITY_MIL, AUTHORITY_PRESTIGE, RAISE_ADM
Units       LAND_DUCATS[kind], SHIP_DUCATS[kind], SIEGE_HALVES[kind]; INFANTRY, CAVALRY, ARTILLERY, LIGHT, HEAVY, GALLEY
Prices      EXPLORE, CONVERT, ... = [ADM, DIP, MIL, Ducats]
The rest    one number each, named as in the file: section and key, e.g. LOAN_DUCATS, LIMIT_ALLIANCES, PIECES_CUBES
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts.read import Figures, figures

FIGURES: Final = figures("tracks.toml")


def _number(section: str, key: str) -> int:
    return FIGURES.number(section, key)


def _price(key: str) -> list[int]:
    return FIGURES.numbers("prices", key, 4)


def _passing(book: Figures) -> list[list[int]]:
    """By number of players; nobody plays alone, so 0 and 1 are empty. One bonus fewer than players from 3 on."""
    ranks = [0, 0, 1, 2, 3, 3, 4]
    return [book.numbers("passing", f"players_{n}", ranks[n]) if n >= 2 else [] for n in range(7)]


SMALL_INCOME: Final = FIGURES.numbers("town", "small_income", 21)
SMALL_MANPOWER: Final = FIGURES.numbers("town", "small_manpower", 21)
LARGE_INCOME: Final = FIGURES.numbers("town", "large_income", 9)
LARGE_MANPOWER: Final = FIGURES.numbers("town", "large_manpower", 9)
TILE: Final = _number("town", "tile")
VASSAL_INCOME: Final = FIGURES.numbers("vassal", "income", 20)
VASSAL_MANPOWER: Final = FIGURES.numbers("vassal", "manpower", 20)
VASSAL_MANPOWER_FULL: Final = FIGURES.numbers("vassal", "manpower_full", 20)

MANPOWER_MOST: Final = _number("manpower", "most")
REFRESH_LEAST: Final = _number("manpower", "refresh_least")
REFRESH_MOST: Final = _number("manpower", "refresh_most")
REPLENISH: Final = _number("manpower", "replenish")

STABILITY_MOST: Final = _number("stability", "most")
STABILITY_DUCATS: Final = _number("stability", "ducats")
STABILITY_CALM_FROM: Final = _number("stability", "calm_from")
STABILITY_POWER_GAIN: Final = _number("stability", "power_gain")
STABILITY_POWER_LOSS: Final = _number("stability", "power_loss")
STABILITY_OVERFLOW_ADM: Final = _number("stability", "overflow_adm")

POWER_MOST: Final = _number("power", "most")
INTERREGNUM_SKILL: Final = _number("power", "interregnum_skill")
CORRUPTION_FIRST: Final = _number("corruption", "first")
CORRUPTION_STEP: Final = _number("corruption", "step")

LOAN_DUCATS: Final = _number("loan", "ducats")
LOAN_REPAY: Final = _number("loan", "repay")
LOAN_MOST_INTEREST: Final = _number("loan", "most_interest")
BANKRUPT_STABILITY: Final = _number("loan", "bankrupt_stability")
BANKRUPT_PRESTIGE: Final = _number("loan", "bankrupt_prestige")
BANKRUPT_INTEREST: Final = _number("loan", "bankrupt_interest")
BANKRUPT_POWER: Final = _number("loan", "bankrupt_power")

PASS_BONUS: Final[list[list[int]]] = _passing(FIGURES)
EVENT_DUCATS: Final = _number("event", "ducats")
EVENT_RULER_ADM: Final = _number("event", "ruler_adm")
EVENT_FACE_UP: Final = _number("event", "face_up")
HAND_FIRST_DRAW: Final = _number("hand", "first_draw")
HAND_FIRST_KEEP: Final = _number("hand", "first_keep")
HAND_MOST: Final = _number("hand", "most")

AUTHORITY_DIP: Final = FIGURES.numbers("authority", "dip", 7)
AUTHORITY_MIL: Final = FIGURES.numbers("authority", "mil", 7)
AUTHORITY_PRESTIGE: Final = FIGURES.numbers("authority", "prestige", 7)
RAISE_ADM: Final = FIGURES.numbers("authority", "raise_adm", 7)
AUTHORITY_MOST: Final = 6
AUTHORITY_START: Final = _number("authority", "start")
ELECTIONS_UP_TO: Final = _number("authority", "elections_up_to")
NPR_DIE_GAP: Final = _number("authority", "npr_die_gap")
NPR_UNITS: Final = _number("authority", "npr_units")
NPR_UNITS_LESS: Final = _number("authority", "npr_units_less")
CURIA_SLOTS: Final = _number("curia", "slots")
CURIA_PRESTIGE_MOST: Final = _number("curia", "prestige_most")

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
LIGHT: Final = 0
HEAVY: Final = 1
GALLEY: Final = 2
LAND_DUCATS: Final = FIGURES.numbers("units", "land_ducats", 3)
SHIP_DUCATS: Final = FIGURES.numbers("units", "ship_ducats", 3)
SIEGE_HALVES: Final = FIGURES.numbers("units", "siege_halves", 3)
MERCENARY_DUCATS: Final = _number("units", "mercenary_ducats")
MERCENARIES_PER_RECRUIT: Final = _number("units", "mercenaries_per_recruit")
REGULAR_UPKEEP: Final = _number("units", "regular_upkeep")
MERCENARY_UPKEEP: Final = _number("units", "mercenary_upkeep")
SHIPS_PER_DUCAT: Final = _number("units", "ships_per_ducat")
CARRIED_PER_SHIP: Final = _number("units", "carried_per_ship")
LAND_STEPS: Final = _number("movement", "land")
SEA_STEPS: Final = _number("movement", "sea")
MOUNTAIN_UNITS: Final = _number("movement", "mountain_units")

EXPLORE: Final = _price("explore")
CONVERT: Final = _price("convert")
COLONIZE: Final = _price("colonize")
INFLUENCE: Final = _price("influence")
TRADE: Final = _price("trade")
DECLARE: Final = _price("declare")
ACTIVATE: Final = _price("activate")
RECRUIT: Final = _price("recruit")
SUPPRESS: Final = _price("suppress")
CLAIM: Final = _price("claim")
STABILITY_ADM: Final = _number("prices", "stability_adm")
INFLUENCE_DUCATS: Final = _number("prices", "influence_ducats")
ALLIANCE_DIP_MOST: Final = _number("prices", "alliance_dip_most")
CLAIM_BATTLEGROUND_DIP: Final = _number("prices", "claim_battleground_dip")
DEAL_DIP: Final = _number("prices", "deal_dip")
DEAL_DUCATS_PER_DIP: Final = _number("prices", "deal_ducats_per_dip")
DEAL_PROVINCE_ADM: Final = _number("prices", "deal_province_adm")
DEAL_PROVINCE_LEAST: Final = _number("prices", "deal_province_least")
DEAL_PROVINCE_MOST: Final = _number("prices", "deal_province_most")
REROLL_DIP: Final = _number("prices", "reroll_dip")
REROLLS: Final = _number("prices", "rerolls")
SKULL_DIP: Final = _number("prices", "skull_dip")
FOCUS_PICK_DUCATS: Final = _number("prices", "focus_pick_ducats")
COUNTER_REFORM_ADM: Final = _number("prices", "counter_reform_adm")
ACCESS_DUCATS: Final = _number("prices", "access_ducats")

LIMIT_INFLUENCE: Final = _number("limits", "influence_per_area")
LIMIT_INFLUENCE_TURN: Final = _number("limits", "influence_per_turn")
LIMIT_ALLIANCES: Final = _number("limits", "alliances")
LIMIT_MARRIAGES: Final = _number("limits", "marriages")
START_MERCHANTS: Final = _number("limits", "merchants")
LIMIT_DISPLAY: Final = _number("limits", "display_cards")
LIMIT_COLONISTS: Final = _number("limits", "colonists_per_round")
LIMIT_OCCUPIED_PRESTIGE: Final = _number("limits", "occupied_prestige")
RESEARCH_PRESTIGE: Final = _number("limits", "research_prestige")
TRADE_CARDS: Final = _number("limits", "trade_cards")
TRADE_REFUSED_DUCATS: Final = _number("limits", "trade_refused_ducats")
END_PRESTIGE: Final = _number("limits", "end_prestige")
END_LEAD: Final = _number("limits", "end_lead")

PIECES_CUBES: Final = _number("pieces", "cubes")
PIECES_CLAIMS: Final = _number("pieces", "claims")
PIECES_CLAIMS_CB: Final = _number("pieces", "claims_cb")
PIECES_ALLIANCES: Final = _number("pieces", "alliances")
PIECES_MARRIAGES: Final = _number("pieces", "marriages")
PIECES_VASSALS: Final = _number("pieces", "vassals")
PIECES_SMALL: Final = _number("pieces", "small_towns")
PIECES_LARGE: Final = _number("pieces", "large_towns")
PIECES_UNITS: Final = _number("pieces", "units")
PIECES_ARMIES: Final = _number("pieces", "armies")
PIECES_SHIPS: Final = _number("pieces", "ships")
PIECES_MERCHANTS: Final = _number("pieces", "merchants")
PIECES_IMPERIAL: Final = _number("pieces", "imperial_cubes")
PIECES_MERCENARIES: Final = _number("pieces", "mercenaries")
