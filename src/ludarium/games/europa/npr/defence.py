"""How Realms without a player behave in a Battle (EU-13.4): who stands up, with how many, what that spends, their
Leader, and when they give up. The numbers themselves are those of `ask.defence`.

`at_sea` says what `place` is: a Sea Zone or a space. `position.battles_due` holds quads: place, kind (LAND, SEA,
PIRATES), attacker, origin; a Realm that faces several Battles in one Turn looks there for what it must keep back
(EU-13.4.7).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import capacity, defence, forces, hostility, ownership
from ludarium.games.europa.facts import action_cards, paths, places
from ludarium.games.europa.put import hand
from ludarium.games.europa.table.player import MIL, NOBODY
from ludarium.games.europa.table.position import DNPR, NPR, Europa

# kinds of Battles in `battles_due`
LAND: Final = 0
SEA: Final = 1
PIRATES: Final = 2  # `origin` is the Trade Node
DUE: Final = 4  # numbers of each

LEADER_FROM: Final = 3  # Units from which on a Leader is drawn (EU-13.4.13)


# who


def owners(position: Europa, place: int, at_sea: bool) -> list[int]:
    """The NPRs and DNPRs that would fight here. On land a Vassal's Provinces are as its NPR Overlord's own
    (EU-13.2.2); at sea only own active Ports count (EU-9.2.7)."""
    if at_sea:
        ports = places.PORTS_OF[position.board][place]
        return defence.owners(position, [port for port in ports if hostility.port_active(position, port)])
    provinces = places.PROVINCES_OF[position.board][place]
    found = defence.owners(position, provinces)
    land, own = position.land, position.realms
    for province in provinces:
        holder = land.holder[province]
        if holder >= 0 and not land.top[province]:
            lord = own.lord[holder]
            if lord >= 0 and lord not in found and own.kind[lord] in (NPR, DNPR):
                found.append(lord)
    return found


def faced(position: Europa, realm: int, place: int, at_sea: bool) -> bool:
    """Pieces Hostile to it were here before this Turn: it does not defend again (EU-9.7.2, 9.9.2, 13.4.2)."""
    if at_sea:
        return defence.faced_at_sea(position, realm, place)
    return defence.faced(position, realm, place)


# with how many


def strength(position: Europa, realm: int, place: int, at_sea: bool) -> int:
    """Infantry or Light Ships that it brings here now."""
    spent = spent_or_kept(position, realm, place, at_sea)
    if at_sea:
        return defence.ships(position, realm, place, spent)
    return defence.units(position, realm, place, spent)


def spend(position: Europa, realm: int, place: int, at_sea: bool) -> None:
    """EU-9.2.12: the Provinces behind its strength count in no other Battle of this Turn."""
    spent = spent_or_kept(position, realm, place, at_sea)
    if at_sea:
        used = capacity.ports(position, realm, place, spent)
    else:
        used = capacity.sources(position, realm, place, spent)
    kind = 2 if at_sea else 1
    more: list[int] = []
    for province in used:
        more.extend([province, kind])
    if more:
        position.npr_spent = position.npr_spent + more


def spent_or_kept(position: Europa, realm: int, place: int, at_sea: bool) -> list[int]:
    """Provinces that cannot count here: spent already, or kept for a Battle of this Turn that goes first: its Capital
    Area and the Sea Zones beside it, then the largest Enemy force; of equals the first one fought (EU-13.4.7)."""
    spent = defence.spent_at_sea(position) if at_sea else defence.spent_on_land(position)
    due = position.battles_due
    mine = _urgency(position, realm, place, at_sea)
    kept: list[int] = []
    for i in range(0, len(due), DUE):
        other = due[i]
        if due[i + 1] != (SEA if at_sea else LAND) or other == place:
            continue
        if realm not in owners(position, other, at_sea) or faced(position, realm, other, at_sea):
            continue
        if _urgency(position, realm, other, at_sea) > mine:
            if at_sea:
                kept.extend(capacity.ports(position, realm, other, spent))
            else:
                kept.extend(capacity.sources(position, realm, other, spent))
    return spent + kept if kept else spent


def _urgency(position: Europa, realm: int, place: int, at_sea: bool) -> int:
    total = 0
    mask = hostility.foe_players(position, realm)
    for player in range(len(position.players)):
        if mask >> player & 1:
            total += (forces.ships_in if at_sea else forces.units_in)(position, player, place)
    return total + 1000 if home(position, realm, place, at_sea) else total


def home(position: Europa, realm: int, place: int, at_sea: bool) -> bool:
    """Its Capital Area, or a Sea Zone that touches it."""
    space = ownership.capital_space(position, realm)
    if space < 0:
        return False
    if at_sea:
        return paths.SPACE_SEAS[position.board][space] >> place & 1 != 0
    return space == place


# in the Battle


def to_the_last(position: Europa, realm: int, place: int, at_sea: bool) -> bool:
    """EU-13.4.15-17: at its Capital, or in the last space where it still controls Provinces (AMB-23)."""
    if home(position, realm, place, at_sea):
        return True
    if at_sea:
        return False
    left = ownership.realm_spaces(position, realm)
    return not left or left == [place]


def draw_leader(position: Europa) -> int:
    """EU-13.4.13: the top Military card; an Advisor on it is nobody's Leader and goes to the discards at once. The card
    of a Leader is discarded after the Battle by whoever drew it."""
    card = hand.turn_up(position, MIL)
    if card < 0:
        return NOBODY
    if action_cards.IS_LEADER[card]:
        return card
    hand.discard(position, card)
    return NOBODY
