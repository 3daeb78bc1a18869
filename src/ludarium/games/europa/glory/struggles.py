"""Power Struggles (EU-17.4)."""

from __future__ import annotations

from ludarium.games.europa.ask import ownership
from ludarium.games.europa.facts import goals, places
from ludarium.games.europa.glory.words import STRUGGLE_BEGAN, STRUGGLE_SCORED
from ludarium.games.europa.language.book import BOOK
from ludarium.games.europa.put import purse, towns
from ludarium.games.europa.put.deeds import SOURCE_STRUGGLE, source
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import BATTLEGROUND, VASSAL, Europa
from ludarium.games.europa.table.small import with_bits
from ludarium.games.europa.table.words import BY_STRUGGLES


def activate(position: Europa) -> None:
    """EU-17.4.4, 16.5.27: the Upcoming card becomes active, Battleground tokens on its Areas."""
    if not position.decks.struggles:
        return
    decks = position.own_decks()
    struggle = decks.struggles.pop(0)
    decks.struggles_active.append(struggle)
    areas = position.own_creeds()
    for space in goals.BATTLEGROUNDS[struggle]:
        areas.marks = with_bits(areas.marks, space, BATTLEGROUND)
    position.tell(STRUGGLE_BEGAN, struggle)


def battlegrounds(position: Europa) -> list[int]:
    """EU-17.4.3: Areas of active and Upcoming cards, where Claims are cheap."""
    found: list[int] = []
    for struggle in [*position.decks.struggles_active, *position.decks.struggles[:1]]:
        found.extend(goals.BATTLEGROUNDS[struggle])
    return found


def worth(position: Europa, player: int, space: int) -> int:
    """EU-17.4.6: 1 P per Tax Value Controlled (Vassal tokens half, AMB-44), 1 for being alone there, 1 for a bond."""
    full = 0
    halves = 0
    present: list[int] = []
    bond = False
    for province in places.PROVINCES_OF[position.board][space]:
        below = position.land.town[province]
        owner = towns.token_player(below)
        top = position.land.top[province]
        holder = towns.token_player(top) if top else owner
        present.extend([owner, towns.token_player(top)])
        if holder == player:
            if not top and towns.token_what(below) == VASSAL:
                halves += ownership.tax_value(position, province)
            else:
                full += ownership.tax_value(position, province)
        realm = position.land.holder[province]
        if (
            realm >= 0
            and position.realms.capital[realm] == province
            and ((position.realms.allies[realm] | position.realms.wed[realm]) >> player) & 1
        ):
            bond = True
    points = full + (halves + 1) // 2
    if player in present and places.CONTINENT_OF[space] < 0 and all(each in (player, -1) for each in present):
        points += 1
    return points + (1 if bond else 0)


def score(position: Europa) -> None:
    """EU-17.4.5-7: scored in Phase 4 E, then discarded."""
    for struggle in position.decks.struggles_active[:]:
        for player in position.clockwise(position.first):
            points = sum(worth(position, player, space) for space in goals.BATTLEGROUNDS[struggle])
            if points:
                position.tell(STRUGGLE_SCORED, position.realm_of(player), struggle, points)
                purse.prestige(position, player, points, BY_STRUGGLES)
        DOORS.run_program(position, BOOK.struggles[struggle].id, position.first, source(SOURCE_STRUGGLE, struggle))
    if position.decks.struggles_active:
        position.own_decks().struggles_active = []
        areas = position.own_creeds()
        areas.marks = bytes([mark & ~BATTLEGROUND for mark in areas.marks])
