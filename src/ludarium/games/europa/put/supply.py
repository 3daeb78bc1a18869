"""Cubes and tokens of a player's Supply: what is placed on the map, what comes back, what is missing (EU-2.2).

A gain for which no cube is left waits: the player frees one or forgoes it (EUI-12). A token that is missing is moved
from the map, by the player's choice (EU-2.2.1).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts import action_cards, places, tracks
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import CB_EVENT, IMPERIAL, Europa
from ludarium.games.europa.table.small import put, with_bits, without_bits
from ludarium.games.europa.table.words import (
    CARD_DISCARDED,
    CB_PLACED,
    CB_REMOVED,
    CLAIM_PLACED,
    CLAIM_REMOVED,
    CORE_PLACED,
    CORE_REMOVED,
    CUBE_FREED,
    DECLINE,
    FREE_CARDINAL,
    FREE_CHARGE,
    FREE_COLONIST,
    FREE_INFLUENCE,
    FREE_POWER,
    GAINED_POWER,
    INFLUENCE_PLACED,
    INFLUENCE_REMOVED,
    MOVE_CB,
    MOVE_CLAIM,
    MOVE_CORE,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, verb_of

CLAIM_TOKENS: Final = tracks.PIECES_CLAIMS  # with a Core on the back (EU-2.2.8)
CB_TOKENS: Final = tracks.PIECES_CLAIMS_CB  # Claims with a CB on the back

# What waits for a cube (FreeCube.want)
WANT_POWER: Final = 0  # thing: the type
WANT_INFLUENCE: Final = 1  # thing: the Area
WANT_COLONIST: Final = 2
WANT_CARDINAL: Final = 3
WANT_CHARGE: Final = 4  # thing: the Display Card
WANT_COVER: Final = 5  # must be met

# What waits for a token (MoveToken.want)
WANT_CLAIM: Final = 0
WANT_CORE: Final = 1
WANT_CB: Final = 2


# cubes


def take_cube(position: Europa, player: int, want: int, thing: int) -> bool:
    """Takes a cube out of the Supply. If there is none, asks the player to free one, and says False (EU-2.2.3)."""
    if position.players[player].cubes > 0:
        position.own_purse(player).cubes -= 1
        return True
    if want == WANT_COVER:
        position.own_purse(player).cubes -= 1
    if sources(position, player, want, thing):
        position.push(FreeCube(player, want, thing))
    return False


def sources(position: Europa, player: int, want: int, thing: int) -> list[int]:
    """Where a cube can be pulled from: not the Roma Cardinal, the focus or the covers (EU-2.2.3)."""
    me = position.players[player]
    found = [FREE_POWER.of(kind) for kind in range(3) if me.power[kind] and not (want == WANT_POWER and kind == thing)]
    shift = 3 * player
    for space, packed in enumerate(position.areas.influence):
        if (packed >> shift) & 7 and not (want == WANT_INFLUENCE and space == thing):
            found.append(FREE_INFLUENCE.of(space))
    if me.colonists and want != WANT_COLONIST:
        found.append(FREE_COLONIST.code)
    if player in position.curia and want != WANT_CARDINAL:
        found.append(FREE_CARDINAL.code)
    for i in range(0, len(me.display), 2):
        if me.display[i + 1] and not (want == WANT_CHARGE and me.display[i] == thing):
            found.append(FREE_CHARGE.of(me.display[i]))
    return found


@data
class FreeCube(Decision[Europa]):
    """EU-2.2.3: no cube is left in the Supply; one is pulled from elsewhere, or the gain is forgone."""

    want: int
    thing: int
    RULES = ("EU-2.2.3", "EUI-12")

    def options(self, position: Europa) -> list[int]:
        found = sources(position, self.seat, self.want, self.thing)
        if self.want != WANT_COVER or not found:
            found.append(DECLINE.code)
        return found

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DECLINE.code:
            return
        free_cube(position, self.seat, option)
        position.tell(CUBE_FREED, position.realm_of(self.seat))
        if self.want == WANT_COVER:
            return
        me = position.own_player(self.seat)
        if self.want == WANT_POWER:
            if me.power[self.thing] < tracks.POWER_MOST:
                me.cubes -= 1
                me.power[self.thing] += 1
                position.tell(GAINED_POWER, me.realm, 1, self.thing)
        elif self.want == WANT_INFLUENCE:
            influence(position, self.seat, self.thing, 1)
        elif self.want == WANT_COLONIST:
            me.cubes -= 1
            me.colonists += 1
        elif self.want == WANT_CARDINAL:
            DOORS.new_cardinal(position, self.seat)
        else:
            for i in range(0, len(me.display), 2):
                if me.display[i] == self.thing:
                    me.cubes -= 1
                    me.display[i + 1] += 1

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("want", self.want)]


def free_cube(position: Europa, player: int, option: int) -> None:
    """Pulls the cube that the option names back into the Supply."""
    me = position.own_player(player)
    verb, thing = verb_of(option), first(option)
    if verb == FREE_POWER.code:
        me.power[thing] -= 1
        me.cubes += 1
    elif verb == FREE_INFLUENCE.code:
        remove_influence(position, player, thing, 1)
    elif verb == FREE_COLONIST.code:
        me.colonists -= 1
        me.cubes += 1
    elif verb == FREE_CARDINAL.code:
        # the rightmost own one: it would be pushed out first
        for slot in range(len(position.curia) - 1, -1, -1):
            if position.curia[slot] == player:
                del position.curia[slot]
                break
        me.cubes += 1
    else:
        for i in range(0, len(me.display), 2):
            if me.display[i] == thing:
                me.display[i + 1] -= 1
                me.cubes += 1
                if me.display[i + 1] == 0:
                    decks = position.own_decks()
                    decks.discards[deck_of(thing)].append(thing)
                    del me.display[i : i + 2]
                    position.tell(CARD_DISCARDED, thing)
                break


def deck_of(card: int) -> int:
    return action_cards.DECK[card]


# Influence


def influence_room(position: Europa, space: int) -> int:
    """How many more cubes fit into the Area (EU-11.1.2); Imperial ones count."""
    packed = position.areas.influence[space]
    total = 0
    while packed:
        total += packed & 7
        packed >>= 3
    return tracks.LIMIT_INFLUENCE - total


def influence(position: Europa, player: int, space: int, count: int) -> int:
    """Places Influence as far as there is room; for missing cubes the player is asked. Returns how many were placed."""
    placed = 0
    for _ in range(min(count, influence_room(position, space))):
        if take_cube(position, player, WANT_INFLUENCE, space):
            position.own_influence(7 << 3 * player)[space] += 1 << (3 * player)
            placed += 1
    if placed:
        position.tell(INFLUENCE_PLACED, position.realm_of(player), placed, space)
    return placed


def remove_influence(position: Europa, player: int, space: int, count: int) -> int:
    """Takes up to so many own cubes off an Area; returns how many. On Distant Continents none lie (EU-11.1.8)."""
    if space >= places.AREAS:
        return 0
    here = (position.areas.influence[space] >> (3 * player)) & 7
    if not here:
        return 0
    gone = min(here, count)
    if gone:
        position.own_influence(7 << 3 * player)[space] -= gone << (3 * player)
        position.own_purse(player).cubes += gone
        position.tell(INFLUENCE_REMOVED, position.realm_of(player), gone, space)
    return gone


def remove_imperial(position: Europa, space: int, count: int) -> int:
    """Imperial cubes go back to the Status Mat; they belong to no Supply (EU-18.2.1)."""
    here = (position.areas.influence[space] >> (3 * IMPERIAL)) & 7
    if not here:
        return 0
    gone = min(here, count)
    if gone:
        position.own_influence(7 << 3 * IMPERIAL)[space] -= gone << (3 * IMPERIAL)
    return gone


def give_up_influence(position: Europa, player: int, space: int, count: int) -> int:
    """Influence that a player has to remove from an Area; returns how many. The Emperor's Imperial cubes go first: they
    come back in Phase 5 (EU-18.2.2, EUI-51)."""
    gone = _lose_imperial(position, player, space, count)
    return gone + remove_influence(position, player, space, count - gone)


def oust_influence(position: Europa, player: int, space: int, count: int) -> int:
    """Influence that others remove or displace; returns how many. The Emperor's Imperial cubes go last (EUI-51)."""
    gone = remove_influence(position, player, space, count)
    return gone + _lose_imperial(position, player, space, count - gone)


def _lose_imperial(position: Europa, player: int, space: int, count: int) -> int:
    if space >= places.AREAS or position.realm_of(player) != position.emperor:
        return 0
    gone = remove_imperial(position, space, count)
    if gone:
        position.tell(INFLUENCE_REMOVED, position.emperor, gone, space)
    return gone


# Claims, Cores, CBs: two sides of 6 + 2 tokens (EU-2.2.8)


def tokens_left(position: Europa, player: int, want: int) -> bool:
    """Whether the Supply holds a token for this. Claims take the six Claim/Core tokens first, then the two with a
    CB."""
    me = position.players[player]
    if want == WANT_CORE:
        return me.cores < CLAIM_TOKENS and me.claims + me.cores + me.cbs < CLAIM_TOKENS + CB_TOKENS
    if want == WANT_CB:
        return me.cbs < CB_TOKENS and me.claims + me.cores + me.cbs < CLAIM_TOKENS + CB_TOKENS
    return me.claims + me.cores + me.cbs < CLAIM_TOKENS + CB_TOKENS


def claim(position: Europa, player: int, space: int) -> None:
    """Places a Claim; without a token left the player moves one (EU-2.2.1). A first Claim on a continent Discovers
    it."""
    if (position.areas.claims[space] >> player) & 1:
        return
    if not tokens_left(position, player, WANT_CLAIM):
        position.push(MoveToken(player, WANT_CLAIM, space))
        return
    areas = position.own_areas()
    areas.claims = with_bits(areas.claims, space, 1 << player)
    position.own_player(player).claims += 1
    position.tell(CLAIM_PLACED, position.realm_of(player), space)
    if places.CONTINENT_OF[space] >= 0:
        DOORS.discover(position, space)


def drop_claim(position: Europa, player: int, space: int) -> None:
    if (position.areas.claims[space] >> player) & 1:
        areas = position.own_areas()
        areas.claims = without_bits(areas.claims, space, 1 << player)
        position.own_player(player).claims -= 1
        position.tell(CLAIM_REMOVED, position.realm_of(player), space)


def core(position: Europa, player: int, space: int) -> None:
    """EU-7.6.4: a Core token; DNPR tokens and other Core tokens of the Area go. It counts as a Claim (EU-7.6.6)."""
    if position.areas.core[space] == player + 1:
        return
    claimed = (position.areas.claims[space] >> player) & 1
    if position.players[player].cores < CLAIM_TOKENS and claimed:
        # the Claim is turned over
        drop_claim(position, player, space)
    if not tokens_left(position, player, WANT_CORE):
        position.push(MoveToken(player, WANT_CORE, space))
        return
    old = position.areas.core[space]
    if old:
        drop_core(position, old - 1, space)
    position.own_areas().core[space] = player + 1
    position.own_player(player).cores += 1
    land = position.own_marks()
    for province in places.PROVINCES_OF[position.board][space]:
        land.dnpr = put(land.dnpr, province, 0)
    position.tell(CORE_PLACED, position.realm_of(player), space)


def drop_core(position: Europa, player: int, space: int) -> None:
    if position.areas.core[space] == player + 1:
        position.own_areas().core[space] = 0
        position.own_player(player).cores -= 1
        position.tell(CORE_REMOVED, position.realm_of(player), space)


def has_cb(position: Europa, player: int, realm: int) -> bool:
    cbs = position.bonds.cbs
    return any(cbs[i] == player and cbs[i + 1] == realm for i in range(0, len(cbs), 3))


def cb(position: Europa, player: int, realm: int, why: int = CB_EVENT, must: int = 0) -> None:
    """EU-9.CB.5: a CB token on a Realm's Capital; `must`: it is a duty, and not forgone for want of a token."""
    if has_cb(position, player, realm):
        return
    if not tokens_left(position, player, WANT_CB):
        position.push(MoveToken(player, WANT_CB, realm, why, must))
        return
    position.own_truces().cbs.extend([player, realm, why])
    position.own_player(player).cbs += 1
    position.tell(CB_PLACED, position.realm_of(player), realm)


def drop_cb(position: Europa, player: int, realm: int) -> None:
    cbs = position.bonds.cbs
    for i in range(0, len(cbs), 3):
        if cbs[i] == player and cbs[i + 1] == realm:
            del position.own_truces().cbs[i : i + 3]
            position.own_player(player).cbs -= 1
            position.tell(CB_REMOVED, position.realm_of(player), realm)
            return


@data
class MoveToken(Decision[Europa]):
    """EU-2.2.1, AMB-EU1-31: no token is left; one is taken from the map, or the new one is forgone."""

    want: int
    thing: int
    why: int = 0
    must: int = 0
    RULES = ("EU-2.2.1", "EU-2.2.8", "AMB-EU1-31")

    def options(self, position: Europa) -> list[int]:
        found: list[int] = []
        me = position.players[self.seat]
        areas = position.areas
        if self.want != WANT_CORE or me.cores < CLAIM_TOKENS:
            found.extend(
                MOVE_CLAIM.of(space) for space in range(len(areas.claims)) if (areas.claims[space] >> self.seat) & 1
            )
        if self.want != WANT_CB or me.cbs < CB_TOKENS:
            found.extend(MOVE_CORE.of(space) for space in range(len(areas.core)) if areas.core[space] == self.seat + 1)
        cbs = position.bonds.cbs
        found.extend(MOVE_CB.of(cbs[i + 1]) for i in range(0, len(cbs), 3) if cbs[i] == self.seat)
        if self.want == WANT_CB and me.cbs >= CB_TOKENS:
            found = [option for option in found if verb_of(option) == MOVE_CB.code]
        if self.want == WANT_CORE and me.cores >= CLAIM_TOKENS:
            found = [option for option in found if verb_of(option) == MOVE_CORE.code]
        if not self.must:
            found.append(DECLINE.code)
        return found

    def choose(self, position: Europa, option: int) -> None:
        verb, thing = verb_of(option), first(option)
        if verb == DECLINE.code:
            return
        if verb == MOVE_CLAIM.code:
            drop_claim(position, self.seat, thing)
        elif verb == MOVE_CORE.code:
            drop_core(position, self.seat, thing)
        else:
            drop_cb(position, self.seat, thing)
        if self.want == WANT_CLAIM:
            claim(position, self.seat, self.thing)
        elif self.want == WANT_CORE:
            core(position, self.seat, self.thing)
        else:
            cb(position, self.seat, self.thing, self.why)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("want", self.want)]
