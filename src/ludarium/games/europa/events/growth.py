"""DNPRs grow by their Event symbol (EU-16.5.14-18)."""

from __future__ import annotations

from ludarium.games.europa.events.words import DNPR_GROWS, GROWTH_CB
from ludarium.games.europa.facts.events import COLOUR
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.npr import dnpr
from ludarium.games.europa.put import supply
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import CB_GROWTH, Europa
from ludarium.games.europa.table.words import DECLINE
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, second, verb_of


def choices(position: Europa, colour: int) -> list[int]:
    """Each DNPR of the colour with each Province that it may take."""
    return [
        DNPR_GROWS.of(realm, province)
        for realm in dnpr.in_play(position, colour)
        for province in [*dnpr.targets(position, realm), *dnpr.overseas(position, realm)]
    ]


def anywhere(position: Europa, colour: int) -> bool:
    """Whether there is any of these choices; looks no further than the first."""
    for realm in dnpr.in_play(position, colour):
        if dnpr.targets(position, realm, first_only=True) or dnpr.overseas(position, realm):
            return True
    return False


def expand(position: Europa, colour: int, active: int) -> None:
    """EU-16.5.14: the Active Player chooses one; by itself all DNPRs of the colour take an NPR Province
    (EU-16.5.18)."""
    if active >= 0:
        if anywhere(position, colour):
            position.push(GrowDnpr(active, colour))
        return
    for realm in dnpr.in_play(position, colour):
        province = dnpr.auto_target(position, realm)
        if province >= 0:
            dnpr.grow(position, realm, province)


@data
class GrowDnpr(Decision[Europa]):
    """EU-16.5.14: which DNPR of the colour takes which Province."""

    colour: int
    RULES = ("EU-16.5.11", "EU-16.5.14", "EU-16.5.15", "EU-16.5.16", "EU-16.5.17")

    def options(self, position: Europa) -> list[int]:
        return choices(position, self.colour)

    def choose(self, position: Europa, option: int) -> None:
        dnpr.grow(position, first(option), second(option))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("colour", COLOUR.full(self.colour))]


def growth_cause(position: Europa, player: int, realm: int) -> None:
    position.push(GrowthCause(player, realm))


DOORS.growth_cause = growth_cause


@data
class GrowthCause(Decision[Europa]):
    """EU-16.5.17: a CB token on the DNPR that has taken a Province of one's Ally."""

    realm: int
    RULES = ("EU-16.5.17",)

    def options(self, position: Europa) -> list[int]:
        return [GROWTH_CB.of(self.realm), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == GROWTH_CB.code:
            supply.cb(position, self.seat, self.realm, CB_GROWTH)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("realm", REALM.full(self.realm))]
