"""The Peace Terms carried out: one step settles a war, whatever its term (EU-10.5)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import offices, ownership, relations
from ludarium.games.europa.ask.hostility import foe_players
from ludarium.games.europa.diplomacy import alliances
from ludarium.games.europa.empire import authority, lands
from ludarium.games.europa.facts import places
from ludarium.games.europa.language import symbols
from ludarium.games.europa.peace import cubes, settle, subjects
from ludarium.games.europa.peace.claims import SpendClaims, claimed
from ludarium.games.europa.peace.succession import SuccessionAlly, SuccessionRuler
from ludarium.games.europa.peace.terms import AGREED, NO_VICTOR, suffering
from ludarium.games.europa.peace.victory import provinces_of, side, speaker, taken, tax_income, value
from ludarium.games.europa.peace.words import (
    ANNEXATION,
    CONVERSION,
    HUMILIATION,
    KEEP,
    PEACE_AGREED,
    PEACE_MADE,
    VASSALIZATION,
    WAS_ANNEXED,
    WHITE,
)
from ludarium.games.europa.put import bonds, purse, towns
from ludarium.games.europa.put.deeds import happened
from ludarium.games.europa.realm import religion
from ludarium.games.europa.realm.words import STATE_RELIGION_CHANGED
from ludarium.games.europa.table.doors import DOORS
from ludarium.games.europa.table.position import PLAYED, Europa
from ludarium.games.europa.table.small import put
from ludarium.games.europa.table.words import BY_WARS
from ludarium.games.europa.war import ports
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Frame, Step

WHITE_LOSS: Final = 1  # P (EU-10.5.WP)
HUMILIATION_MOST: Final = 10
CONVERSION_GAIN: Final = 3
CONVERSION_LOSS: Final = 5
CONVERSION_INFLUENCE: Final = 2
CONVERSION_INFLUENCE_LOST: Final = 4
VASSAL_INFLUENCE: Final = 2
SUCCESSION_TOKEN: Final = 3  # P per Marriage removed
SUCCESSION_MOST: Final = 5
SUCCESSION_INFLUENCE: Final = 4
ALLY_ANNEXED: Final = 2  # P lost by the player whose Active Ally it was


@data
class Conclude(Step[Europa]):
    """A war ends: the term falls on `scope`, those `along` only have their Provinces back (AMB-50). `player` is the
    Victor, unless there is none."""

    player: int
    realm: int
    scope: Shared[list[int]]
    along: Shared[list[int]]
    term: int
    why: int  # how the war stood; AGREED, NO_VICTOR
    fates: Shared[list[int]]  # of KEEP
    RULES = ("EU-10.4.1", "EU-10.4.2", "EU-10.5.0", "EU-10.5.1")

    def run(self, position: Europa) -> None:
        conclude(position, self.player, self.realm, self.scope, self.along, self.term, self.why, self.fates)


def conclude(
    position: Europa,
    player: int,
    realm: int,
    scope: list[int],
    along: list[int],
    term: int,
    why: int,
    fates: list[int],
) -> None:
    me, other = position.realm_of(player), position.realms.player[realm]
    ours = side(position, me, realm)
    theirs = [*scope, *along]
    truces = settle.truce_with(position, realm, theirs)
    patron = position.realms.active[theirs[0]] if theirs else 0
    apart = speaker(position, realm, me) != realm or (other < 0 and position.realms.active[realm] != 0)
    enforced = why not in (AGREED, NO_VICTOR)
    decided = why != NO_VICTOR and term != WHITE
    attacker = settle.aggressor(position, me, realm) if decided else -1
    mine = taken(position, player, scope)
    lost = taken(position, other, ours) if other >= 0 else []
    imperial = [p for p in [*mine, *lost] if offices.hre_province(position, p)] if decided else []
    before = [position.land.holder[p] for p in imperial]
    claims = position.areas.claims
    facts = settle.about(position, player, realm)
    facts_back = settle.about(position, other, me) if other >= 0 else facts
    position.tell(PEACE_MADE if enforced else PEACE_AGREED, me, realm, term)
    if along:
        settle.give_back(position, taken(position, player, along))
    frames: list[Frame[Europa]] = []
    if term == KEEP:
        frames = settle.keep_state(
            position, player, realm, scope, mine, lost, fates, claims, enforced, victor=why != NO_VICTOR
        )
    elif term == VASSALIZATION:
        frames = vassalization(position, player, scope, mine, lost, claims)
    elif term == ANNEXATION:
        settle.give_back(position, lost)
        frames = annexation(position, player, realm, mine, claims)
    else:
        worth = sum([value(position, p) for p in mine if _own(position, p, realm)]) if term == HUMILIATION else 0
        converts = suffering(position, player, scope, CONVERSION) if term == CONVERSION else []
        settle.give_back(position, [*mine, *lost])
        if term == WHITE:
            white_loss(position, player)
            white_loss(position, other)
        elif term == HUMILIATION:
            points = min(HUMILIATION_MOST, 2 * worth)
            purse.prestige(position, player, points, BY_WARS)
            purse.prestige(position, other, -points, BY_WARS)
        elif term == CONVERSION:
            frames = conversion(position, player, converts)
        else:
            frames = succession(position, player, realm)
    settle.close(position, ours, theirs)
    settle.under_truce(position, me, truces)
    if apart:
        dismiss(position, realm, patron - 1)
    if decided:
        if me == position.emperor and not _ceded(position, imperial, before):
            _authority(position, realm, attacker, 1)
        elif realm == position.emperor:
            _authority(position, me, attacker, -1)
    position.plan([*frames, ports.PortStep(), Looked()])
    happened(position, player, symbols.H_MAKE_PEACE, facts)
    if other >= 0:
        happened(position, other, symbols.H_MAKE_PEACE, facts_back)
    if enforced and term != WHITE:
        happened(position, player, symbols.H_ENFORCE_PEACE, facts)


@data
class Looked(Step[Europa]):
    """EUI-4: after each settled war."""

    def run(self, position: Europa) -> None:
        DOORS.moment(position)


def _own(position: Europa, province: int, realm: int) -> bool:
    """The Realm's own or its Vassal's: nothing is gained for those of Active Allies (EU-10.3.8)."""
    holder = position.land.holder[province]
    return holder == realm or position.realms.lord[holder] == realm


def white_loss(position: Europa, player: int) -> None:
    """EU-10.5.WP, AMB-6: each player whose Realm is involved loses 1 P."""
    if player >= 0:
        purse.prestige(position, player, -WHITE_LOSS, BY_WARS)


def dismiss(position: Europa, realm: int, patron: int) -> None:
    """EU-10.1.6, 10.3.4: after peace with an Active Ally its player's Allied Units of it go, then the Alliance; it is
    alone in what wars it has left."""
    if patron < 0:
        return
    alliances.lose_units(position, patron, realm)
    alliances.separate_wars(position, patron, realm)
    bonds.unally(position, patron, realm)


# the Empire


def _ceded(position: Europa, provinces: list[int], before: list[int]) -> bool:
    """EU-18.4.10: a Province of the Empire has gone to a Realm outside of it."""
    holder = position.land.holder
    for i, province in enumerate(provinces):
        if holder[province] != before[i] and holder[province] >= 0 and lands.external(position, holder[province]):
            return True
    return False


def _authority(position: Europa, foreign: int, attacker: int, steps: int) -> None:
    """EU-18.1.T2, 18.4.10: a player who is Emperor has won or lost a war against an attacker from outside."""
    if offices.emperor_player(position) >= 0 and attacker == foreign and not offices.member(position, foreign):
        authority.change(position, steps)


# Vassalization


def vassalization(
    position: Europa, player: int, scope: list[int], mine: list[int], lost: list[int], claims: bytes
) -> list[Frame[Europa]]:
    """EU-10.5.VA.2-4, 10.3.10: those who meet its requirements become Vassals, the others have their Provinces back."""
    held = settle.spaces(mine)
    hit = suffering(position, player, scope, VASSALIZATION)
    theirs: list[int] = []
    for realm in hit:
        theirs.extend(provinces_of(position, realm))
    settle.give_back(position, [*lost, *(province for province in mine if province not in theirs)])
    frames: list[Frame[Europa]] = []
    for realm in hit:
        dismiss(position, realm, position.realms.active[realm] - 1)
        bonds.unwed(position, player, realm)
        provinces = provinces_of(position, realm)
        subjects.vassalize_whole(position, player, realm)
        gained = [p for p in provinces if ownership.vassal_player(position, p) == player]
        for province in gained:
            if places.SPACE_OF[province] not in held:
                towns.unrest(position, province, True)
        spaces = settle.spaces(gained)
        frames.append(cubes.GainInfluence(player, spaces, VASSAL_INFLUENCE))
        frames.append(SpendClaims(player, claimed(claims, player, spaces)))
    return frames


# Full Annexation


def annexation(position: Europa, player: int, realm: int, mine: list[int], claims: bytes) -> list[Frame[Europa]]:
    """EU-10.5.FA: all its Provinces join the Victor's Realm; an automated player's Realm keeps its Capital
    (EU-21.0.1)."""
    patron = position.realms.active[realm] - 1
    if patron >= 0:
        alliances.lose_units(position, patron, realm)
        purse.prestige(position, patron, -ALLY_ANNEXED, BY_WARS)
    faith = position.realms.faith
    me = position.realm_of(player)
    kin = me == position.emperor and offices.member(position, realm) and offices.same_faith(faith[me], faith[realm])
    worths = [value(position, province) for province in mine]
    holders = [position.land.holder[province] for province in mine]
    if position.realms.kind[realm] == PLAYED:
        facts = settle.about(position, player, realm)
        position.tell(WAS_ANNEXED, realm, me)
        for province in mine:
            if position.realms.capital[realm] == province:
                towns.uncover(position, province)
            else:
                settle.keep(position, province)
        happened(position, player, symbols.H_ANNEX, facts)
    else:
        subjects.annex(position, player, realm, ownership.vassals_of(position, realm))
    for i, province in enumerate(mine):
        if position.land.holder[province] == me:
            settle.took(position, player, holders[i], province, worths[i])
    if kin and offices.emperor_player(position) >= 0:
        authority.change(position, -1)
    return [SpendClaims(player, claimed(claims, player, settle.spaces(mine)))]


# Force Conversion


def conversion(position: Europa, player: int, scope: list[int]) -> list[Frame[Europa]]:
    """EU-10.5.FC.2: the State Religion and that of the Capital Area become the Victor's."""
    faith = position.realms.faith[position.realm_of(player)]
    frames: list[Frame[Europa]] = []
    for realm in scope:
        home = ownership.capital_space(position, realm)
        religion.set_creed(position, home, faith)
        loser = position.realms.player[realm]
        if loser >= 0:
            DOORS.set_faith(position, loser, faith)
            purse.prestige(position, loser, -CONVERSION_LOSS, BY_WARS)
            frames.append(cubes.LosePeaceInfluence(loser, CONVERSION_INFLUENCE_LOST))
        elif position.realms.faith[realm] != faith:
            lords = position.own_faiths()
            lords.faith = put(lords.faith, realm, faith)
            position.tell(STATE_RELIGION_CHANGED, realm, faith)
        purse.prestige(position, player, CONVERSION_GAIN, BY_WARS)
        frames.append(cubes.GainInfluence(player, [home], CONVERSION_INFLUENCE))
    return frames


# Secure Desired Succession


def succession(position: Europa, player: int, realm: int) -> list[Frame[Europa]]:
    """EU-10.5.SD.2-5: an NPR's other wars end as White Peace, others' Marriages and Alliances there go, and the Victor
    scores."""
    loser = position.realms.player[realm]
    if loser < 0:
        others = foe_players(position, realm)
        for other in position.others(player):
            if others >> other & 1:
                white(position, other, realm)
    for other in position.others(player):
        if (position.realms.wed[realm] >> other) & 1:
            bonds.unwed(position, other, realm)
            purse.prestige(position, player, SUCCESSION_TOKEN, BY_WARS)
            purse.prestige(position, other, -SUCCESSION_TOKEN, BY_WARS)
        if position.realms.active[realm] == other + 1:
            dismiss(position, realm, other)
        elif relations.allied(position, other, realm):
            bonds.unally(position, other, realm)
    if (position.realms.disputed[realm] >> player) & 1:
        bonds.settle_succession(position, player, realm)
        purse.prestige(position, player, min(SUCCESSION_MOST, tax_income(position, realm)), BY_WARS)
    if loser >= 0:
        return [SuccessionRuler(player, loser), SuccessionAlly(player, realm)]
    home = ownership.capital_space(position, realm)
    return [cubes.GainInfluence(player, [home], SUCCESSION_INFLUENCE), SuccessionAlly(player, realm)]


# White Peace


def white(position: Europa, player: int, realm: int) -> None:
    """A war of a player with one Realm ends as White Peace; Active Allies of that Realm are in it with it."""
    conclude(position, player, realm, side(position, realm, position.realm_of(player)), [], WHITE, NO_VICTOR, [])


def white_peace(position: Europa, realm: int, other: int) -> None:
    """EFFECTS 4: a war ends at once, as an exception to EU-10.0.1. One of the two is a player's Realm."""
    if position.realms.player[realm] < 0:
        realm, other = other, realm
    player = position.realms.player[realm]
    head = speaker(position, relations.overlord(position, other), realm)
    if player >= 0 and relations.foe(position, realm, head):
        white(position, player, head)
