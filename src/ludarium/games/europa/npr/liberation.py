"""Liberation (EU-14.3.6): a Province goes back to whom it lawfully or by its Core belongs."""

from __future__ import annotations

from ludarium.games.europa.ask import ownership, special
from ludarium.games.europa.facts import places
from ludarium.games.europa.npr import dnpr
from ludarium.games.europa.npr.words import COLOUR_FOR, LIBERATED
from ludarium.games.europa.put import bonds, purse, realms, supply, towns
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import CB_LIBERATED, REBELS, Europa
from ludarium.games.europa.table.words import BY_SCENARIO
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first


def liberate(position: Europa, province: int, by_rebels: bool) -> None:
    """(a) an occupant's Town goes home; (b) a Core of another Realm joins it; (c) a Territory becomes a DNPR's."""
    top = position.land.top[province]
    if top and top != REBELS:
        realm = position.land.holder[province]
        towns.uncover(position, province)
        position.tell(LIBERATED, province, realm)
        return
    loser = ownership.token_player(position.land.town[province])
    if loser >= 0 and special.viceroyalty(position, province):
        purse.prestige(position, loser, -1, BY_SCENARIO)
    core = ownership.core_of(position, province)
    if core >= 0 and ownership.vassal_player(position, province) >= 0 and position.land.holder[province] == core:
        free_vassal(position, core)
        position.tell(LIBERATED, province, core)
        answer(position, loser, core, by_rebels)
        return
    if core >= 0:
        towns.give(position, province, core)
        position.tell(LIBERATED, province, core)
        answer(position, loser, core, by_rebels)
        return
    if dnpr.colours(position):
        position.push(ChooseColour(chooser(position), province, loser, int(by_rebels)))
    else:
        # no DNPR is in play that could settle there: the Territory is vacant again
        towns.lift(position, province)
        position.own_land().holder[province] = -1
        towns.changed(position, province)


DOORS.liberate = liberate


def free_vassal(position: Europa, realm: int) -> None:
    """EU-14.3.6, 13.2.4: the Overlord's tokens go home from all its Provinces; it is an independent NPR."""
    for province in ownership.held(position, realm)[:]:
        towns.lift(position, province)
        towns.changed(position, province)
    realms.release(position, realm)


def answer(position: Europa, loser: int, realm: int, by_rebels: bool) -> None:
    """EU-14.3.7: who loses a Province to Rebels this way has a CB on the new Owner; a Truce is removed."""
    if loser < 0 or not by_rebels or position.players[loser].realm == realm:
        return
    owner = realm
    if position.realms.lord[realm] >= 0:
        owner = position.realms.lord[realm]
    if owner == position.players[loser].realm:
        return
    bonds.end_truce(position, position.players[loser].realm, owner)
    supply.cb(position, loser, owner, CB_LIBERATED, 1)


def chooser(position: Europa) -> int:
    """AMB-28: the Active Player in Phase 2, else the First Player."""
    return position.active if position.active >= 0 else position.first


@data
class ChooseColour(Decision[Europa]):
    """EU-14.3.6: a Territory that is Liberated becomes part of a DNPR of a colour of choice."""

    province: int
    loser: int
    by_rebels: int
    RULES = ("EU-14.3.6", "AMB-28")

    def options(self, position: Europa) -> list[int]:
        return [COLOUR_FOR.of(colour) for colour in dnpr.colours(position)]

    def choose(self, position: Europa, option: int) -> None:
        realm = dnpr.of_colour(position, first(option))
        towns.lift(position, self.province)
        dnpr.add(position, realm, self.province)
        position.tell(LIBERATED, self.province, realm)
        answer(position, self.loser, realm, bool(self.by_rebels))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("province", places.PROVINCE.full(self.province))]
