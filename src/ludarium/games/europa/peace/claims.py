"""After Provinces have changed hands: Claims spent and placed, an Alliance with a Liberated Realm (EU-10.5.KC.2-5)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import ownership, relations
from ludarium.games.europa.ask.vassalage import spaces_of
from ludarium.games.europa.diplomacy import alliances
from ludarium.games.europa.facts import places
from ludarium.games.europa.peace import cubes
from ludarium.games.europa.peace.words import (
    ALLY,
    CALM,
    PLACE_CLAIM,
    SETTLE_AREA,
    SETTLE_PROVINCE,
    SETTLE_REALM,
    SPEND_CLAIM,
)
from ludarium.games.europa.put import supply, towns
from ludarium.games.europa.table.position import UNREST, Europa
from ludarium.games.europa.table.words import DECLINE, DONE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import second, verb_of

CALMED: Final = 2  # Unrest for a Claim
LIBERATED_INFLUENCE: Final = 2


# a Claim for 2 Unrest (EU-10.5.KC.4, VA.4, FA.2)


def restless(position: Europa, player: int, space: int) -> list[int]:
    """Own Towns and Vassal tokens with Unrest, nothing on top."""
    land = position.land
    return [
        province
        for province in places.PROVINCES_OF[position.board][space]
        if not land.top[province]
        and land.marks[province] & UNREST
        and ownership.token_player(land.town[province]) == player
    ]


def claimed(claims: bytes, player: int, spaces: list[int]) -> list[int]:
    """Those Areas in which the player had a Claim when the war was settled."""
    return [space for space in spaces if (claims[space] >> player) & 1]


@data
class SpendClaims(Step[Europa]):
    """In Areas where a player has gained Provinces and had a Claim."""

    player: int
    spaces: Shared[list[int]]

    def run(self, position: Europa) -> None:
        found = [space for space in self.spaces if restless(position, self.player, space)]
        if found:
            position.push(SpendClaim(self.player, found))


@data
class SpendClaim(Decision[Europa]):
    """A Claim is given up in an Area where Provinces were gained, to remove 2 Unrest there."""

    spaces: Shared[list[int]]
    RULES = ("EU-10.5.KC.4", "EU-10.5.VA.4", "EU-10.5.FA.2")

    def options(self, position: Europa) -> list[int]:
        return [*(SETTLE_AREA.of(SPEND_CLAIM, space) for space in self.spaces), DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            return
        space = second(option)
        supply.drop_claim(position, self.seat, space)
        position.push(SpendClaims(self.seat, [each for each in self.spaces if each != space]))
        position.push(CalmClaimStep(self.seat, space, CALMED))


@data
class CalmClaimStep(Step[Europa]):
    player: int
    space: int
    left: int

    def run(self, position: Europa) -> None:
        found = restless(position, self.player, self.space)
        if len(found) <= self.left:
            for province in found:
                towns.unrest(position, province, False)
        elif self.left:
            position.push(CalmForClaim(self.player, self.space, self.left))


@data
class CalmForClaim(Decision[Europa]):
    """Which Province is calmed."""

    space: int
    left: int
    RULES = ("EU-10.5.KC.4",)

    def options(self, position: Europa) -> list[int]:
        return [SETTLE_PROVINCE.of(CALM, p) for p in restless(position, self.seat, self.space)]

    def choose(self, position: Europa, option: int) -> None:
        towns.unrest(position, second(option), False)
        position.push(CalmClaimStep(self.seat, self.space, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


# Claims on what was lost (EU-10.5.KC.5)


def claimable(position: Europa, player: int, spaces: list[int]) -> list[int]:
    """Where no Claim or Core token of his lies."""
    areas = position.areas
    return [s for s in spaces if not (areas.claims[s] >> player) & 1 and areas.core[s] != player + 1]


@data
class ClaimsLost(Step[Europa]):
    """Areas in which a player has lost own or Vassal Provinces."""

    player: int
    spaces: Shared[list[int]]

    def run(self, position: Europa) -> None:
        found = claimable(position, self.player, self.spaces)
        if found:
            position.push(ClaimLost(self.player, found))


@data
class ClaimLost(Decision[Europa]):
    """A Claim may be placed in each Area where something was lost."""

    spaces: Shared[list[int]]
    RULES = ("EU-10.5.KC.5",)

    def options(self, position: Europa) -> list[int]:
        return [*(SETTLE_AREA.of(PLACE_CLAIM, space) for space in self.spaces), DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            return
        space = second(option)
        position.push(ClaimsLost(self.seat, [each for each in self.spaces if each != space]))
        supply.claim(position, self.seat, space)


# a Liberated Realm (EU-10.5.KC.2c)


def may_ally(position: Europa, player: int, realm: int) -> bool:
    """A token is free, and nobody's Ally is taken away from him (AMB-12)."""
    return relations.may_ally(position, player, realm) and position.realms.allies[realm] == 0


def befriendable(position: Europa, player: int, realms: list[int]) -> list[int]:
    return [
        realm
        for realm in realms
        if ownership.independent(position, realm)
        and (
            may_ally(position, player, realm)
            or any(cubes.fits(position, player, space) for space in spaces_of(position, realm))
        )
    ]


@data
class LiberatedStep(Step[Europa]):
    player: int
    realms: Shared[list[int]]

    def run(self, position: Europa) -> None:
        if befriendable(position, self.player, self.realms):
            position.push(LiberatedAlly(self.player, self.realms))


@data
class LiberatedAlly(Decision[Europa]):
    """An Alliance with one NPR that was Liberated, and 2 Influence in its Areas."""

    realms: Shared[list[int]]
    RULES = ("EU-10.5.KC.2", "AMB-12")

    def options(self, position: Europa) -> list[int]:
        found = befriendable(position, self.seat, self.realms)
        return [*(SETTLE_REALM.of(ALLY, realm) for realm in found), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DECLINE.code:
            return
        realm = second(option)
        position.push(cubes.GainInfluence(self.seat, spaces_of(position, realm), LIBERATED_INFLUENCE))
        if may_ally(position, self.seat, realm):
            alliances.gain(position, self.seat, realm)
