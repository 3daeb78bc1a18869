"""Deals, peace and declarations of War on their way, with what would come of them.

What is proposed lies open (`deal`); what a player is still putting together, only he sees (`own_deal`, `own_peace`,
`own_war`). A preview is made on a copy of the table by the very steps that would settle it; it tells owners of
Provinces and totals, nothing that is hidden.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces, ownership, relations
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.diplomacy import deals
from ludarium.games.europa.facts import places
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.peace import offers, treaties
from ludarium.games.europa.peace.keep import KeepProvinces, SwapFor
from ludarium.games.europa.peace.offers import AnswerPeace, BuildPeace, PeaceNumber
from ludarium.games.europa.peace.resolution import ChooseTerm
from ludarium.games.europa.peace.terms import along, scope_of
from ludarium.games.europa.peace.words import ENFORCE, KEEP, OFFER, SETTLE_PROVINCE, SIDE, TERM
from ludarium.games.europa.sight import shapes
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import ACCEPT, DONE, WORDS
from ludarium.games.europa.war import calls, declare
from ludarium.games.europa.war.calls import CallAlly
from ludarium.games.europa.war.declare import DeclareOn
from ludarium.kernel.position import Frame
from ludarium.kernel.verb import first, second, verb_of

NOTHING: Final = ""


def _terms(items: list[int]) -> list[shapes.Term]:
    found: list[shapes.Term] = []
    for item in items:
        shown = WORDS.as_json(item)
        found.append({"verb": shown["verb"], "args": shown["args"]})
    return found


# deals


def deal(position: Europa) -> shapes.Deal | None:
    """What one player has proposed to another: open to all until it is answered."""
    frame = position.agenda[-1] if position.agenda else None
    if isinstance(frame, deals.AnswerDeal):
        return _deal(position, frame.sender, frame.seat, frame.terms, frame.active)
    return None


def own_deal(position: Europa, seat: int) -> shapes.Deal | None:
    frame = position.agenda[-1] if position.agenda else None
    if isinstance(frame, (deals.AddToDeal, deals.NumberInDeal)) and frame.seat == seat:
        return _deal(position, seat, frame.partner, frame.terms, frame.active)
    return None


def _deal(position: Europa, sender: int, partner: int, terms: list[int], active: int) -> shapes.Deal:
    return {
        "sender": REALM.full(position.realm_of(sender)),
        "partner": REALM.full(position.realm_of(partner)),
        "terms": _terms(terms),
        "payer": REALM.full(position.realm_of(active)),
        "dip": deals.dip_price(terms),
    }


# peace


def own_peace(position: Europa, seat: int) -> shapes.Peace | None:
    """The peace that a player is asked about now, with what each way to settle it would change."""
    frame = position.agenda[-1] if position.agenda else None
    if isinstance(frame, ChooseTerm) and frame.seat == seat:
        previews: list[shapes.Preview] = []
        for option in frame.options(position):
            if verb_of(option) == ENFORCE.code:
                made = _enforced(position, seat, frame.realm, first(option), frame.why, [])
                previews.append(_preview(position, seat, frame.realm, WORDS.text(option), made))
            elif verb_of(option) == OFFER.code and position.realms.player[frame.realm] >= 0:
                partner = position.realms.player[frame.realm]
                previews.append(_agreed(position, seat, partner, first(option), second(option), [], seat, option))
        return _peace(position, seat, frame.realm, frame.why, NOTHING, NOTHING, [], previews)
    if isinstance(frame, KeepProvinces) and frame.seat == seat:
        made = _enforced(position, seat, frame.realm, KEEP, frame.why, frame.fates)
        shown = [_preview(position, seat, frame.realm, WORDS.text(DONE.code), made)]
        return _peace(position, seat, frame.realm, frame.why, TERM.full(KEEP), NOTHING, _fates(frame.fates), shown)
    if isinstance(frame, SwapFor) and frame.seat == seat:
        return _peace(position, seat, frame.realm, frame.why, TERM.full(KEEP), NOTHING, _fates(frame.fates), [])
    if isinstance(frame, (BuildPeace, PeaceNumber)) and frame.seat == seat:
        partner = position.realms.player[frame.realm]
        shown = [_agreed(position, seat, partner, frame.term, frame.way, frame.items, seat, DONE.code)]
        return _peace(position, seat, frame.realm, 0, TERM.full(frame.term), SIDE.full(frame.way), frame.items, shown)
    if isinstance(frame, AnswerPeace) and frame.seat == seat:
        realm = position.realm_of(frame.sender)
        shown = [_agreed(position, frame.sender, seat, frame.term, frame.way, frame.items, seat, ACCEPT.code)]
        return _peace(position, seat, realm, 0, TERM.full(frame.term), SIDE.full(frame.way), frame.items, shown)
    return None


def _fates(fates: list[int]) -> list[int]:
    """What is done with Provinces, as options."""
    return [SETTLE_PROVINCE.of(fates[i + 1], fates[i]) for i in range(0, len(fates), 2)]


def _peace(
    position: Europa,
    seat: int,
    enemy: int,
    why: int,
    term: str,
    side: str,
    items: list[int],
    previews: list[shapes.Preview],
) -> shapes.Peace:
    return {
        "realm": REALM.full(position.realm_of(seat)),
        "enemy": REALM.full(enemy),
        "standing": why,
        "term": term,
        "side": side,
        "items": _terms(items),
        "previews": previews,
    }


def _enforced(position: Europa, player: int, realm: int, term: int, why: int, fates: list[int]) -> Frame[Europa]:
    scope = scope_of(position, player, realm, why)
    others = along(position, player, realm, why)
    return treaties.Conclude(player, realm, scope, others, term, why, fates)


def _after(position: Europa, frames: list[Frame[Europa]]) -> Europa:
    """A copy of the table on which these steps alone have been taken, as far as nobody is asked."""
    copy = position.clone()
    copy.ears = None
    copy.agenda = []
    copy.plan(frames)
    copy.advance()
    return copy


def _preview(position: Europa, seat: int, enemy: int, code: str, frame: Frame[Europa]) -> shapes.Preview:
    return _changed(position, _after(position, [frame]), seat, enemy, code)


def _agreed(
    position: Europa, sender: int, partner: int, term: int, way: int, items: list[int], seat: int, code: int
) -> shapes.Preview:
    copy = position.clone()
    copy.ears = None
    copy.agenda = []
    offers.agree(copy, sender, partner, term, way, items)
    copy.advance()
    other = sender if seat == partner else partner
    return _changed(position, copy, seat, position.realm_of(other), WORDS.text(code))


def _changed(position: Europa, after: Europa, seat: int, enemy: int, code: str) -> shapes.Preview:
    provinces: dict[str, list[str]] = {}
    for province in range(places.PROVINCES):
        if not places.IN_PLAY[position.board][province]:
            continue
        before, now = position.land.holder[province], after.land.holder[province]
        if before != now or ownership.controller(position, province) != ownership.controller(after, province):
            provinces[places.PROVINCE.full(province)] = [_named(position, before), _named(after, now)]
    players = [seat]
    if position.realms.player[enemy] >= 0:
        players.append(position.realms.player[enemy])
    return {
        "code": code,
        "provinces": provinces,
        "totals": [_totals(position, after, player) for player in players],
    }


def _named(position: Europa, holder: int) -> str:
    """The Realm whose it is: of a Vassal's Province its Overlord."""
    return REALM.full(relations.overlord(position, holder)) if holder >= 0 else NOTHING


def _totals(position: Europa, after: Europa, player: int) -> shapes.Totals:
    one, two = position.players[player], after.players[player]
    return {
        "realm": REALM.full(one.realm),
        "tax": [ask_tracks.tax_income(position, player), ask_tracks.tax_income(after, player)],
        "ducats": [one.ducats, two.ducats],
        "prestige": [one.prestige, two.prestige],
    }


# War


def own_war(position: Europa, seat: int) -> shapes.Declaration | None:
    """Whom a declaration names so far, who would stand by them, and which Allies can be called."""
    frame = position.agenda[-1] if position.agenda else None
    if isinstance(frame, DeclareOn) and frame.seat == seat:
        return {
            "targets": [_target(position, seat, realm, realm in frame.excused) for realm in frame.taken],
            "callable": _callable(position, seat, frame.taken, True, []),
        }
    if isinstance(frame, CallAlly) and frame.seat == seat:
        return {
            "targets": [_target(position, seat, realm, True) for realm in frame.enemies],
            "callable": _callable(position, seat, frame.enemies, bool(frame.offensive), frame.called),
        }
    return None


def _target(position: Europa, player: int, realm: int, excused: bool) -> shapes.Target:
    me = position.realm_of(player)
    mask = position.realms.allies[realm]
    allies = [REALM.full(position.realm_of(other)) for other in position.others(player) if mask >> other & 1]
    owner = position.realms.player[realm]
    if owner >= 0:
        allies = [REALM.full(each) for each in relations.alliances(position, owner) if each != me]
    return {
        "realm": REALM.full(realm),
        "stability": declare.stability_lost(position, player, realm, excused),
        "tax": ownership.realm_tax(position, realm),
        "units": forces.deployed(position, owner) if owner >= 0 else 0,
        "allies": allies,
    }


def _callable(
    position: Europa, player: int, enemies: list[int], offensive: bool, called: list[int]
) -> list[shapes.Callable]:
    influence = calls.OFFENSIVE if offensive else calls.DEFENSIVE
    found: list[shapes.Callable] = []
    for realm in calls.candidates(position, player, enemies, offensive, True, called):
        person = position.realms.player[realm] >= 0
        found.append(
            {
                "realm": REALM.full(realm),
                "cost": 0 if person else calls.cost(position, player, realm, influence),
                "funds": 0 if person else calls.funds(position, player, realm),
                "units": 0 if person else calls.levy(position, realm),
            }
        )
    return found
