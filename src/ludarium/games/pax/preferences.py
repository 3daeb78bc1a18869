"""The rival's fixed preferences for small decisions (data/solo.toml: the guide's rules; the rest is our design)."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.pax.agents import BringAgent, DeployAgent, agent_places
from ludarium.games.pax.board import (
    CITY_EMPIRE,
    KNIGHT,
    PAWN,
    PIRATE,
    ROUTE_BORDERS,
)
from ludarium.games.pax.cards import CARD_LOCATION
from ludarium.games.pax.pieces import levy_icon
from ludarium.games.pax.position import RIVAL, Pax
from ludarium.games.pax.regime import OfferConcession, concession_places
from ludarium.games.pax.vocabulary import (
    CALL_ROOKS,
    DEPLOY,
    DISPLACE,
    DO_WITHOUT,
    FREE_BORDER,
    FREE_CITY,
    FREE_NO_MORE,
    KEEP_THEOCRACY,
    LEVY_IN,
    LOSE_AGENT,
    LOSE_CITY,
    LOSE_CONCESSION,
    LOSE_PIRATE,
    LOSE_REPRESSED,
    NO_CONCESSION,
    ORDAIN,
    OUST,
    PACIFY,
    PAY_TAX,
    PLACE_BORDER,
    POST_PIRATE,
    SETTLE,
    SKIP_AGENT,
    SPARE,
    TAKE_FLORIN,
    YIELD,
)
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, second, verb_of

HUMAN: Final = 0


def route_place(p: Pax, border: int) -> int:
    """How early a border lies on one of the two routes in use; late if on none."""
    best = 50
    for start in p.open:
        if border in ROUTE_BORDERS[start]:
            best = min(best, ROUTE_BORDERS[start].index(border))
    return best


def border_score(p: Pax, border: int) -> int:
    """Replacing a human concession comes first, then borders early on a route; never the own pawn."""
    house = p.concession[border]
    if house == p.houses[RIVAL]:
        return 1000
    return route_place(p, border) - (100 if house >= 0 else 0)


def levy_score(p: Pax, city: int) -> int:
    """Avoid believers of a theocracy, then favour the religion with the fewest pieces, rooks before knights."""
    state = p.state[CITY_EMPIRE[city]]
    piece = levy_icon(p, city, state)
    same = sum(1 for other in p.cities if other >= 0 and other % 3 == piece % 3)
    return (100 if state and piece % 3 == state - 1 else 0) + 2 * same + (1 if piece >= KNIGHT else 0)


def would_place(p: Pax, decision: Decision[Any]) -> bool:
    """Is there a place where the rival would put the piece that it may borrow? What waits for it lies below."""
    waiting = p.agenda[-2] if len(p.agenda) > 1 else None
    if isinstance(waiting, BringAgent):
        places = agent_places(p, RIVAL, CARD_LOCATION[waiting.card], waiting.piece)
    elif isinstance(waiting, OfferConcession):
        places = concession_places(p, RIVAL, waiting.empire)
    else:
        return True
    return any(score(p, decision, place) < 500 for place in places)


def score(p: Pax, decision: Decision[Any], option: int) -> int:
    """Less is better."""
    verb = verb_of(option)
    place = first(option)
    spare_florin = p.florins[RIVAL] > 1
    if verb == LEVY_IN.code:
        return levy_score(p, place)
    if verb in (SETTLE.code, POST_PIRATE.code):
        return border_score(p, place)
    if verb == OUST.code:
        # the last florin only if nothing else is left (the option to decline scores 500)
        return border_score(p, place) + (0 if spare_florin else 200)
    if verb in (DEPLOY.code, DISPLACE.code):
        # knights and rooks only go into empires of its own; it pays for that, but not its last florin
        if p.owner[CITY_EMPIRE[place]] != RIVAL:
            return 600
        return 0 if p.cities[place] < 0 else 10 if spare_florin else 600
    if verb == ORDAIN.code:
        return 0 if isinstance(decision, DeployAgent) and place == decision.card else 10
    if verb in (SKIP_AGENT.code, NO_CONCESSION.code):
        return 500
    if verb == PLACE_BORDER.code:
        return route_place(p, second(option)) - (100 if place >= PAWN else 0)
    if verb in (FREE_CITY.code, FREE_BORDER.code):
        mine = place < PIRATE or place == p.pawn(RIVAL)
        return 0 if mine else 700
    if verb == FREE_NO_MORE.code:
        return 500
    if verb == PAY_TAX.code:
        return 0 if spare_florin else 20
    if verb == YIELD.code:
        return 10
    if verb == TAKE_FLORIN.code:
        return place % 6
    if verb == PACIFY.code:
        return 0 if place == p.pawn(HUMAN) else 20
    if verb == SPARE.code:
        return 10
    if verb == KEEP_THEOCRACY.code:
        return 0
    if verb == DO_WITHOUT.code:
        return 1000 if would_place(p, decision) else -1
    if verb == CALL_ROOKS.code:
        return 0
    # casualties: what others own or brought first, the own pawns last
    if verb == LOSE_PIRATE.code:
        return 0
    if verb == LOSE_REPRESSED.code:
        return 40 if place == p.pawn(RIVAL) else 5
    if verb == LOSE_CITY.code:
        return 10 if p.owner[CITY_EMPIRE[place]] != RIVAL else 20
    if verb == LOSE_AGENT.code:
        return 40 if place >= PAWN else 30
    if verb == LOSE_CONCESSION.code:
        return 50
    return 15


def willing(p: Pax, decision: Decision[Any], options: list[int]) -> list[int]:
    """Pawns and pirates are always placed, but never on the own pawn, whatever the row wants; all else is open."""
    if verb_of(options[0]) not in (SETTLE.code, OUST.code, POST_PIRATE.code):
        return options
    return [option for option in options if score(p, decision, option) < 500] or options


def prefer(p: Pax, decision: Decision[Any], options: list[int]) -> int:
    best = options[0]
    least = score(p, decision, best)
    for option in options[1:]:
        value = score(p, decision, option)
        if value < least:
            best, least = option, value
    return best
