"""Prompts of peace (bots.md 6): the order of the terms, what is kept, and no Surrender."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.ask import hostility, ownership
from ludarium.games.europa.automa import targets
from ludarium.games.europa.automa.mind import NEVER, Mind
from ludarium.games.europa.facts import places
from ludarium.games.europa.peace.keep import KeepProvinces
from ludarium.games.europa.peace.offers import AnswerPeace
from ludarium.games.europa.peace.resolution import ChooseTerm, SettleTotal, SettleWar
from ludarium.games.europa.peace.terms import terms
from ludarium.games.europa.peace.victory import TOTAL, side, standing, taken, takes_white_peace, value_of
from ludarium.games.europa.peace.words import (
    ANNEXATION,
    CONVERSION,
    ENFORCE,
    HUMILIATION,
    KEEP,
    LIBERATE,
    OFFER,
    RANSOM,
    SUCCESSION,
    VASSALIZATION,
    WHITE,
)
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import ACCEPT, DONE, REFUSE
from ludarium.kernel.verb import first, second, verb_of

# by TERM: Full Annexation, SDS, KCBS, Humiliation, Vassalization, Force Conversion, White Peace
RANK: Final = {
    ANNEXATION: 70.0,
    SUCCESSION: 60.0,
    KEEP: 50.0,
    HUMILIATION: 40.0,
    VASSALIZATION: 30.0,
    CONVERSION: 20.0,
    WHITE: 1.0,
}


LITTLE: Final = 10.0  # a term that brings something, but not what it is meant for
HUMBLED: Final = 5  # Prestige


def term_worth(position: Europa, mind: Mind, realm: int, why: int, term: int) -> float:
    """By the order of the page: what is Occupied is kept for target Areas, Humiliation is for 5 P and more. Otherwise
    both come after the others."""
    if term == KEEP:
        mine = taken(position, mind.player, side(position, realm, mind.realm))
        aims = targets.war_targets(position, mind.player, mind.doctrine)
        if any(places.SPACE_OF[province] in aims for province in mine):
            return RANK[KEEP]
        return min(LITTLE, 2.0 + value_of(position, mine))
    if term == HUMILIATION:
        mine = taken(position, mind.player, side(position, realm, mind.realm))
        points = 2 * value_of(position, [p for p in mine if position.land.holder[p] == realm])
        return RANK[HUMILIATION] if points >= HUMBLED else LITTLE + 1.0
    return RANK[term]


def choose_term(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    assert isinstance(frame, ChooseTerm)
    verb = verb_of(option)
    if verb == ENFORCE.code:
        return term_worth(position, mind, frame.realm, frame.why, first(option))
    if verb == OFFER.code:
        return RANK[WHITE] if first(option) == WHITE else NEVER
    return NEVER


def settle_war(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """A war that is won is ended; one that is going badly, if the Enemy is offered White Peace; else it goes on."""
    if verb_of(option) == DONE.code:
        return 0.0
    realm = second(option)
    if terms(position, mind.player, realm, standing(position, mind.player, realm)):
        return 10.0 if worth_ending(position, mind, realm) else -1.0
    return 5.0 if losing(position, mind, realm) else -1.0


def worth_ending(position: Europa, mind: Mind, realm: int) -> bool:
    """Something is won by it, or the Capital will not fall next Round."""
    if standing(position, mind.player, realm) == TOTAL:
        return True
    kept = taken(position, mind.player, side(position, realm, mind.realm))
    return bool(kept) or not near_capital(position, mind, realm)


def near_capital(position: Europa, mind: Mind, realm: int) -> bool:
    """Its Units stand in the Capital Area."""
    capital = position.realms.capital[realm]
    if capital < 0:
        return False
    return mind.war_space == places.SPACE_OF[capital] and hostility.at_war(position, mind.realm, realm)


def losing(position: Europa, mind: Mind, realm: int) -> bool:
    """EU-10.2.6: more is Occupied of it than it Occupies; or it has no plan against this Enemy."""
    return takes_white_peace(position, mind.player, realm) or mind.war_realm < 0


def answer_peace(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """No Negotiated Peace (EU-10.5.T1); White Peace exactly by EU-10.2.6."""
    assert isinstance(frame, AnswerPeace)
    enemy = position.realm_of(frame.sender)
    wants = frame.term == WHITE and not frame.items and takes_white_peace(position, mind.player, enemy)
    return 1.0 if verb_of(option) == (ACCEPT.code if wants else REFUSE.code) else 0.0


def keep_provinces(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    """All is kept; what is far from its own lands is sold."""
    if verb_of(option) == DONE.code:
        return 0.0
    if first(option) == RANSOM:
        space = places.SPACE_OF[second(option)]
        wanted = space in mind.doctrine.war_targets or bool(ownership.own_in(position, mind.player, space))
        return -1.0 if wanted or position.age < 3 else 1.0
    return -2.0 if first(option) == LIBERATE else NEVER


def settle_total(position: Europa, mind: Mind, frame: Any, option: int) -> float:
    return float(ownership.realm_tax(position, second(option)))


PROMPTS: Final[dict[type, Any]] = {
    ChooseTerm: choose_term,
    SettleWar: settle_war,
    SettleTotal: settle_total,
    AnswerPeace: answer_peace,
    KeepProvinces: keep_provinces,
}
