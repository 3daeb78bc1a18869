"""Relations between Realms: who is Friend or Enemy (from `hostility`), Influence, Marriages and Alliances, and which
Casus Belli a player has against whom (EU-9.1.4-7, 9.CB, 11.1-11.4).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import modifiers, offices, roads, special, tables
from ludarium.games.europa.ask.hostility import allied as allied
from ludarium.games.europa.ask.hostility import at_peace as at_peace
from ludarium.games.europa.ask.hostility import at_war as at_war
from ludarium.games.europa.ask.hostility import enemy_players as enemy_players
from ludarium.games.europa.ask.hostility import foe as foe
from ludarium.games.europa.ask.hostility import foes as foes
from ludarium.games.europa.ask.hostility import foes_listed as foes_listed
from ludarium.games.europa.ask.hostility import friendly_port as friendly_port
from ludarium.games.europa.ask.hostility import friendly_realm as friendly_realm
from ludarium.games.europa.ask.hostility import friendly_space as friendly_space
from ludarium.games.europa.ask.hostility import hostile as hostile
from ludarium.games.europa.ask.hostility import hostile_realms as hostile_realms
from ludarium.games.europa.ask.hostility import hostile_sea as hostile_sea
from ludarium.games.europa.ask.hostility import hostile_space as hostile_space
from ludarium.games.europa.ask.hostility import hostile_units_in as hostile_units_in
from ludarium.games.europa.ask.hostility import neutral_space as neutral_space
from ludarium.games.europa.ask.hostility import overlord as overlord
from ludarium.games.europa.ask.hostility import truce as truce
from ludarium.games.europa.ask.hostility import wars_of as wars_of
from ludarium.games.europa.ask.ownership import (
    distant_realm,
    independent,
)
from ludarium.games.europa.facts import faiths, places, realms, tracks
from ludarium.games.europa.language import symbols
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import ABSENT, CB_EVENT, IMPERIAL, PLAYED, VASSALIZED, Europa

# Influence (EU-11.1, 11.2.2)


def influence(position: Europa, player: int, space: int) -> int:
    """The player's own cubes in an Area."""
    return 0 if space >= places.AREAS else position.areas.influence[space] >> 3 * player & 7


def imperial(position: Europa, space: int) -> int:
    """Imperial cubes in an Area (EU-18.2)."""
    return 0 if space >= places.AREAS else position.areas.influence[space] >> 3 * IMPERIAL & 7


def spendable(position: Europa, player: int, space: int) -> int:
    """What the player can give up in an Area: his own cubes, and for the Emperor the Imperial ones, which work like
    them except for Subjugate (EU-18.2.2)."""
    if space >= places.AREAS:
        return 0
    packed = position.areas.influence[space]
    found = packed >> 3 * player & 7
    return found + (packed >> 3 * IMPERIAL & 7) if offices.is_emperor(position, player) else found


def influence_total(position: Europa, space: int) -> int:
    """Cubes of all, Imperial ones included; at most 5 (EU-11.1.2). Marriages do not count to that."""
    if space >= places.AREAS:
        return 0
    packed = position.areas.influence[space]
    total = 0
    while packed:
        total += packed & 7
        packed >>= 3
    return total


def influence_at(position: Europa, player: int, space: int) -> int:
    """Own cubes, Imperial ones for the Emperor, and 1 for each own Marriage token in the Area (EU-11.2.2,
    AMB-EU1-29)."""
    if space >= places.AREAS:
        return 0
    packed = position.areas.influence[space]
    total = packed >> 3 * player & 7
    if offices.is_emperor(position, player):
        total += packed >> 3 * IMPERIAL & 7
    return total + marriages_in(position, player, space)


def marriages_in(position: Europa, player: int, space: int) -> int:
    """Own Marriage tokens in an Area: they lie on Capitals (AMB-EU1-71)."""
    found = 0
    for realm in tables.wed(position, player):
        capital = position.realms.capital[realm]
        if capital >= 0 and places.SPACE_OF[capital] == space and position.land.holder[capital] == realm:
            found += 1
    return found


def influence_on(position: Europa, player: int, realm: int) -> int:
    """All Influence in the Realm's Areas. For a Distant Realm Colonists count instead, once (EU-11.1.8)."""
    total = 0
    colonies = False
    for space in tables.within(position, realm):
        if space >= places.AREAS:
            colonies = True
        else:
            total += influence_at(position, player, space)
    return total + position.players[player].colonists if colonies else total


def influence_spaces(position: Europa, player: int) -> list[int]:
    """The Areas in which the player has Influence (`influence_at`), in order. Never change this list."""
    bits = roads.influence_bits(position, player)
    found = tables.cubes(position.areas, bits)
    more = False
    for realm in tables.wed(position, player):
        capital = position.realms.capital[realm]
        if capital >= 0 and places.SPACE_OF[capital] < places.AREAS and places.SPACE_OF[capital] not in found:
            found = [*found, places.SPACE_OF[capital]]
            more = True
    return sorted(found) if more else found


# Marriages and Alliances (EU-11.2, 11.3)


def alliance_limit(position: Europa, player: int) -> int:
    return tracks.LIMIT_ALLIANCES + modifiers.total(position, player, symbols.M_ALLIANCE_MAX)


def marriage_limit(position: Europa, player: int) -> int:
    return tracks.LIMIT_MARRIAGES + modifiers.total(position, player, symbols.M_MARRIAGE_MAX)


def alliances(position: Europa, player: int) -> list[int]:
    """The Realms allied to a player."""
    return tables.allied(position, player)[:]


def marriages(position: Europa, player: int) -> list[int]:
    """The Realms on which the player's Marriage tokens lie."""
    return tables.wed(position, player)[:]


def active_allies(position: Europa, player: int) -> list[int]:
    return [realm for realm in tables.active(position) if position.realms.active[realm] == player + 1]


def may_marry(position: Europa, player: int, realm: int) -> bool:
    """A new Marriage is possible, and tokens for it are free (EU-11.2.1); another player has still to agree."""
    if not marriageable(position, player, realm):
        return False
    return len(tables.wed(position, player)) < marriage_limit(position, player)


def marriageable(position: Europa, player: int, realm: int) -> bool:
    """An eligible partner (EU-11.2.7-10, 11.4.3, 7.2.20), whatever tokens the player has left himself."""
    me = position.players[player]
    own = position.realms
    if realm == me.realm or own.kind[realm] == ABSENT or own.wed[realm] >> player & 1:
        return False
    if own.kind[realm] == VASSALIZED and own.lord[realm] != me.realm:
        return False
    if not may_wed_by_faith(own.faith[me.realm], own.faith[realm]):
        return False
    if me.ruler == NOBODY or modifiers.allowed(position, player, symbols.M_NO_MARRIAGES):
        return False
    other = own.player[realm]
    return other < 0 or (
        position.players[other].ruler != NOBODY
        and not modifiers.allowed(position, other, symbols.M_NO_MARRIAGES)
        and len(tables.wed(position, other)) < marriage_limit(position, other)
    )


def may_wed_by_faith(faith: int, other: int) -> bool:
    """EU-11.2.10: Christian with Christian, Muslim with Muslim, Revolutionary with nobody."""
    if faiths.IS_CHRISTIAN[faith]:
        return faiths.IS_CHRISTIAN[other] != 0
    return faith == faiths.MUSLIM and other == faiths.MUSLIM


def may_ally(position: Europa, player: int, realm: int) -> bool:
    """An Alliance token may be placed: an independent Realm or another player's, no Enemy, and a token free (EU-11.3.1,
    AMB-EU1-30). An NPR that is somebody else's Active Ally does not change sides."""
    own = position.realms
    if own.kind[realm] == PLAYED:
        other = own.player[realm]
        if other == player or len(tables.allied(position, other)) >= alliance_limit(position, other):
            return False
    elif not independent(position, realm) or (own.active[realm] and own.active[realm] != player + 1):
        return False
    if allied(position, player, realm) or hostile(position, player, realm):
        return False
    if position.tables and (
        special.too_many_great(position, player, realm) or special.never_allies(position, player, realm)
    ):
        return False
    return len(tables.allied(position, player)) < alliance_limit(position, player)


FORGE_INFLUENCE: Final = 2  # EU-5.4.2.2


def may_forge(position: Europa, player: int, realm: int) -> bool:
    """Forge Alliance with an NPR (EU-5.4.2): both at Peace, 2 Influence there and more than an allied Opponent, a
    Claim on a Distant Realm."""
    if not independent(position, realm) or not may_ally(position, player, realm):
        return False
    if not at_peace(position, position.players[player].realm) or not at_peace(position, realm):
        return False
    mine = influence_on(position, player, realm)
    if mine < FORGE_INFLUENCE:
        return False
    rival = position.realms.allies[realm].bit_length() - 1
    if rival >= 0 and influence_on(position, rival, realm) >= mine:
        return False
    return not distant_realm(position, realm) or claims_on(position, player, realm)


def courted(position: Europa, player: int) -> list[int]:
    """The Realms without a player on which he has the Influence for an Alliance (`may_forge`), Distant ones only with a
    Claim; in order. The rest of what it takes is not asked here."""
    land, own = position.land, position.realms
    total: dict[int, int] = {}
    for space in influence_spaces(position, player):
        here = 0
        seen: list[int] = []
        for province in places.PROVINCES_OF[position.board][space]:
            realm = land.holder[province]
            if realm >= 0 and not land.top[province] and own.player[realm] < 0 and realm not in seen:
                here = here or influence_at(position, player, space)
                total[realm] = total.get(realm, 0) + here
                seen.append(realm)
    if position.players[player].colonists:
        # EU-11.1.8: they count as Influence on a Realm with Distant Provinces
        near = dict.fromkeys([*total, *claimed(position, player)])
        for province in places.DISTANT_PROVINCES[position.board]:
            realm = land.holder[province]
            if realm >= 0 and realm not in near and not distant_realm(position, realm):
                near[realm] = None
        for realm in near:
            total[realm] = influence_on(position, player, realm)
    return sorted([realm for realm, found in total.items() if found >= FORGE_INFLUENCE])


# Casus Belli (EU-9.CB): `causes` is a bit set of these
CAUSE_CLAIM: Final = 1  # Conquest
CAUSE_TOKEN: Final = 2  # a general CB token
CAUSE_EVENT: Final = 4  # a CB token of an Event: cancels the loss for a Marriage too
CAUSE_SUCCESSION: Final = 8  # Disputed Succession on the Realm itself: likewise
CAUSE_SUCCESSION_WAR: Final = 16  # a player at War with a Realm under Disputed Succession (EU-9.CB.9)
CAUSE_EXCOMMUNICATION: Final = 32
CAUSE_HOLY_WAR: Final = 64
CAUSE_CRUSADE: Final = 128  # using it commits to the Crusade
CAUSE_LIBERATION: Final = 256  # Imperial Liberation
CAUSE_CALL: Final = 512  # a Call to Arms: war.calls adds it (EU-9.CB.3)
# Those that cancel the -1 Stability for a Marriage with the target (EU-9.1.10)
CAUSES_OF_KIN: Final = CAUSE_EVENT | CAUSE_SUCCESSION


def claims_on(position: Europa, player: int, realm: int) -> bool:
    """A Claim or Core token (EU-7.6.6) in an Area where the Realm, or a Vassal of it, Owns a Province (AMB-EU1-65)."""
    return realm in claimed(position, player)


def claimed(position: Europa, player: int) -> list[int]:
    """The Realms on which the player has a Claim (`claims_on`)."""
    found: list[int] = []
    me = position.players[player]
    if not me.claims and not me.cores:
        return found
    land, lord = position.land, position.realms.lord
    for space in tables.claims(position.areas, player):
        for province in places.PROVINCES_OF[position.board][space]:
            holder = land.holder[province]
            if holder >= 0 and not land.top[province]:
                found.append(holder)
                if lord[holder] >= 0:
                    found.append(lord[holder])
    return found


def causes(position: Europa, player: int, realm: int) -> int:
    """Which Casus Belli a player has against a Realm."""
    me = position.players[player].realm
    own = position.realms
    found = CAUSE_CLAIM if claims_on(position, player, realm) else 0
    cbs = position.bonds.cbs
    for i in range(0, len(cbs), 3):
        if cbs[i] == player and cbs[i + 1] == realm:
            found |= CAUSE_EVENT if cbs[i + 2] == CB_EVENT else CAUSE_TOKEN
    if own.disputed[realm]:
        found |= CAUSE_SUCCESSION
    if own.player[realm] >= 0:
        for other in wars_of(position, realm):
            if own.disputed[other] and other != me:
                found |= CAUSE_SUCCESSION_WAR
    if faiths.IS_CATHOLIC[own.faith[me]]:
        if position.papal_realm == realm:
            found |= CAUSE_EXCOMMUNICATION
        if position.papal_space >= 0 and own.faith[realm] == faiths.MUSLIM and _owns_in(position, realm):
            found |= CAUSE_CRUSADE
    if position.tables and special.low_countries(position, player, realm):
        found |= CAUSE_CLAIM
    if _holy_war(position, player, realm) or (position.tables and special.creeds_at_war(position, player, realm)):
        found |= CAUSE_HOLY_WAR
    if me == position.emperor and offices.unlawful(position, realm):
        found |= CAUSE_LIBERATION
    return found


def _owns_in(position: Europa, realm: int) -> bool:
    """Whether the Realm Owns a Province of the Crusade's Area (EU-19.3.6)."""
    land = position.land
    for province in places.PROVINCES_OF[position.board][position.papal_space]:
        if land.holder[province] == realm and not land.top[province]:
            return True
    return False


def _holy_war(position: Europa, player: int, realm: int) -> bool:
    """EU-9.CB.11: with "Deus Vult", adjacent Realms of another State Religion; no Christian against Christians."""
    me = position.players[player].realm
    faith, other = position.realms.faith[me], position.realms.faith[realm]
    if offices.same_faith(faith, other) or (faiths.IS_CHRISTIAN[faith] and faiths.IS_CHRISTIAN[other]):
        return False
    if not modifiers.allowed(position, player, symbols.M_HOLY_WAR_CB):
        return False
    return roads.realms_adjacent(position, me, realm)


# Declarations of War (EU-9.1.4-7): why a Realm may not be attacked; MAY: it may.
MAY: Final = 0
NOT_A_TARGET: Final = 1
AT_WAR_ALREADY: Final = 2
OWN_ALLY: Final = 3
UNDER_TRUCE: Final = 4
HAS_PASSED: Final = 5
ALLY_OF_BARRED: Final = 6
EMPEROR_BARRED: Final = 7
UNDISCOVERED: Final = 8
INTERREGNUM: Final = 9
SPECIAL_RULE: Final = 10
# By code: the reason (the message is `refused-<reason>`), and the rule
REASONS: Final = [
    "",
    "declare-vassal",
    "declare-at-war",
    "declare-ally",
    "declare-truce",
    "declare-passed",
    "declare-protected",
    "declare-emperor",
    "declare-undiscovered",
    "declare-interregnum",
    "declare-special",
]
RULES_OF: Final = [
    "",
    "EU-11.4.13",
    "EU-9.1.1",
    "EU-9.1.4",
    "EU-10.4.3",
    "EU-9.1.4",
    "EU-9.1.4",
    "EU-9.1.4",
    "EU-9.1.4",
    "EU-7.2.20",
    "EU-3.1",
]


def declare_bar(position: Europa, player: int, realm: int, defensive: bool = False) -> int:
    """Why the player may not declare War on a Realm; MAY if he may. A Defensive Call to Arms lifts all of EU-9.1.4."""
    me = position.players[player].realm
    own = position.realms
    kind = own.kind[realm]
    if realm == me or kind in (ABSENT, VASSALIZED):
        return NOT_A_TARGET
    if foe(position, me, realm):
        return AT_WAR_ALREADY
    if defensive:
        return MAY
    shut = closed(position, me)
    return restriction(position, player, realm, shut, claimed(position, player), guarded(position, player, shut))


def closed(position: Europa, me: int) -> list[int]:
    """By Realm: UNDER_TRUCE with this one, HAS_PASSED, or MAY (EU-9.1.4)."""
    found = [MAY] * realms.REALMS
    for each in position.players:
        if each.passed:
            found[each.realm] = HAS_PASSED
    truces = position.bonds.truces
    for i in range(0, len(truces), 2):
        if truces[i] == me:
            found[truces[i + 1]] = UNDER_TRUCE
        elif truces[i + 1] == me:
            found[truces[i]] = UNDER_TRUCE
    return found


def restriction(
    position: Europa, player: int, realm: int, closed: list[int], own_claims: list[int], guarded: bool
) -> int:
    """EU-9.1.4-5, for a Realm that is no Enemy yet. `closed`: see `closed`; `own_claims`: see `claimed`; `guarded`:
    see `guarded`."""
    own = position.realms
    kin = own.disputed[realm] >> player & 1 != 0  # EU-9.1.5: his own Marriage there shows Disputed Succession
    allies = own.allies[realm]
    if allies >> player & 1 and not kin:
        return OWN_ALLY
    if closed[realm]:
        return closed[realm]
    if allies and own.kind[realm] != PLAYED:
        patron = allies.bit_length() - 1
        if patron != player and closed[position.players[patron].realm]:
            return ALLY_OF_BARRED
    if guarded and _emperor_bars(position, player, realm):
        return EMPEROR_BARRED
    if distant_realm(position, realm) and realm not in own_claims:
        return UNDISCOVERED
    if position.players[player].ruler == NOBODY and not kin:
        return INTERREGNUM
    if position.tables and special.may_not_attack(position, player, realm):
        return SPECIAL_RULE
    return MAY


def declare_refusal(position: Europa, player: int, realm: int, defensive: bool = False) -> str:
    """The reason that `declare_bar` gives, or "". Its rule: RULES_OF[declare_bar(...)]."""
    return REASONS[declare_bar(position, player, realm, defensive)]


def guarded(position: Europa, player: int, closed: list[int]) -> bool:
    """EU-9.1.4e: the Emperor is the player's Ally, under Truce with him, or has Passed."""
    emperor = position.emperor
    return emperor >= 0 and (closed[emperor] != MAY or allied(position, player, emperor))


def _emperor_bars(position: Europa, player: int, realm: int) -> bool:
    """EU-9.1.4e: an HRE Member not at War with the Emperor, who is `guarded`."""
    emperor = position.emperor
    if emperor == realm or emperor == position.players[player].realm:
        return False
    return offices.member(position, realm) and not foe(position, emperor, realm)


def emperors_own(position: Europa, player: int) -> list[int]:
    """All Realms of which that is so (`_emperor_bars`), without Vassals."""
    emperor = position.emperor
    if emperor == position.players[player].realm:
        return []
    enemies = foes(position, emperor)
    return [realm for realm in offices.member_nations(position) if realm != emperor and not enemies[realm]]
