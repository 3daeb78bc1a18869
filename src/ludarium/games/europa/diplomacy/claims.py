"""Fabricate Claims (EU-5.4.3), a Covert Action."""

from __future__ import annotations

from ludarium.games.europa.ask import modifiers, ownership, reach, relations, special, tables
from ludarium.games.europa.diplomacy.words import CLAIM_AREA
from ludarium.games.europa.facts import goals, places, tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.put import purse, supply
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.player import DIP
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import DONE
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of


def battleground(position: Europa, space: int) -> bool:
    """EU-17.4.3: of the active and the Upcoming Power Struggles."""
    decks = position.decks
    for struggle in decks.struggles_active:
        if space in goals.BATTLEGROUNDS[struggle]:
            return True
    return bool(decks.struggles) and space in goals.BATTLEGROUNDS[decks.struggles[0]]


def price(position: Europa, player: int, space: int) -> int:
    """2 DIP, 1 in a Battleground (EU-5.4.3.5); Covert Actions never cost less than 1 (EFFECTS 8)."""
    dip = tracks.CLAIM_BATTLEGROUND_DIP if battleground(position, space) else tracks.CLAIM[1]
    return max(1, dip + modifiers.total(position, player, symbols.M_COVERT_COST))


def may_claim(position: Europa, player: int, space: int) -> bool:
    """EU-5.4.3.1-4: adjacent to the Realm, no own Claim or Core token there yet, not all Provinces own; a Distant Area
    must be land-adjacent and hold an NPR Province, a Vassal or a Town."""
    areas = position.areas
    if (areas.claims[space] >> player) & 1 or areas.core[space] == player + 1:
        return False
    realm = position.players[player].realm
    if ownership.distant(space):
        provinces = places.PROVINCES_OF[position.board][space]
        settled = any(position.land.holder[province] >= 0 for province in provinces)
        if not settled or not reach.land_adjacent(position, realm, space):
            return False
    elif not reach.adjacent(position, realm, space):
        return False
    return not ownership.owns_all(position, player, space)


def areas(position: Europa, player: int, taken: list[int], first_only: bool = False) -> list[int]:
    """Where the player can place the next Claim and pay for it; `taken`: Areas of this Action. `first_only`: looks no
    further than the first."""
    dip = position.players[player].power[DIP]
    if dip == 0:
        return []
    dearest = max(tracks.CLAIM[1], tracks.CLAIM_BATTLEGROUND_DIP)
    plenty = dip >= max(1, dearest + modifiers.total(position, player, symbols.M_COVERT_COST))
    found: list[int] = []
    for space in tables.nearby(position, position.players[player].realm):
        if (
            space not in taken
            and may_claim(position, player, space)
            and (plenty or price(position, player, space) <= dip)
            and not (position.tables & special.TEAMS and against_mates(position, player, space))
        ):
            found.append(space)
            if first_only:
                break
    return found


def against_mates(position: Europa, player: int, space: int) -> bool:
    """EUI-43: a Claim there would be a Covert Action against a mate of the player's team."""
    found = victims(position, player, [space])
    return any(found >> other & 1 and special.mates(position, player, other) for other in position.order)


def can_fabricate(position: Europa, player: int, waived: int = 0) -> bool:
    """EU-5.4.3.3: at Peace."""
    return relations.at_peace(position, position.players[player].realm) and bool(
        areas(position, player, [], first_only=True)
    )


def begin_fabricate(position: Europa, player: int, waived: int = 0) -> None:
    position.push(ClaimArea(player, []))


@data
class ClaimArea(Decision[Europa]):
    """EU-5.4.3.1: Areas to claim, each paid at once; the Claims are placed if nobody counters."""

    taken: Shared[list[int]]
    RULES = ("EU-5.4.3.1", "EU-5.4.3.2", "EU-5.4.3.4", "EU-5.4.3.5")

    def options(self, position: Europa) -> list[int]:
        found = [CLAIM_AREA.of(space) for space in areas(position, self.seat, self.taken)]
        return [DONE.code, *found] if self.taken else found

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            self._place(position, self.taken)
            return
        space = first(option)
        purse.lose_power(position, self.seat, DIP, price(position, self.seat, space))
        taken = [*self.taken, space]
        if areas(position, self.seat, taken, first_only=True):
            position.push(ClaimArea(self.seat, taken))
        else:
            self._place(position, taken)

    def _place(self, position: Europa, taken: list[int]) -> None:
        """EUI-7: victims are players with a Town, Vassal or NPR Ally in one of the Areas."""
        depth = len(position.agenda)
        position.push(PlaceClaims(self.seat, taken))
        DOORS.counter_window(position, self.seat, victims(position, self.seat, taken), depth)

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        if verb_of(option) == DONE.code:
            return []
        return [("space_price", price(position, self.seat, first(option)))]


def victims(position: Europa, player: int, spaces: list[int]) -> int:
    """Bit set of the other players whom Claims in these Areas are against."""
    found = 0
    for space in spaces:
        for province in places.PROVINCES_OF[position.board][space]:
            owner = ownership.token_player(position.land.town[province])
            if owner >= 0:
                found |= 1 << owner
            realm = position.land.holder[province]
            if realm >= 0 and position.realms.player[realm] < 0:
                found |= position.realms.allies[realm]
    return found & ~(1 << player)


@data
class PlaceClaims(Step[Europa]):
    """The Claims of a Fabricate Claims that nobody countered."""

    player: int
    spaces: Shared[list[int]]

    def run(self, position: Europa) -> None:
        for space in reversed(self.spaces):
            if may_claim(position, self.player, space):
                supply.claim(position, self.player, space)
