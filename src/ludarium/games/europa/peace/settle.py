"""What becomes of Occupied Provinces, and what closes a war: the parts that all Peace Terms share, and Keep Current
Board State (EU-10.4, 10.5.KC)."""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import modifiers, offices, ownership
from ludarium.games.europa.ask.hostility import overlord
from ludarium.games.europa.facts import places
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.deeds import Facts
from ludarium.games.europa.npr import liberation
from ludarium.games.europa.peace.claims import ClaimsLost, LiberatedStep, SpendClaims, claimed
from ludarium.games.europa.peace.victory import MOST_DUCATS, tax_income, value
from ludarium.games.europa.peace.words import GIVE_BACK, LIBERATE, PAID_PEACE, RANSOM, SET_FREE, SWAP, TAKE_BACK
from ludarium.games.europa.put import bonds, purse, towns
from ludarium.games.europa.put import realms as put_realms
from ludarium.games.europa.put.deeds import happened
from ludarium.games.europa.table.position import DNPR, NPR, PLAYED, UNREST_TOP, VASSALIZED, Europa
from ludarium.games.europa.table.words import BY_WARS
from ludarium.kernel.position import Frame

CAPITAL_RANSOM: Final = 10  # D (EU-10.5.KC.1)
PROVINCE_RANSOM: Final = 3  # D per Tax Value (EU-10.5.KC.2)


# Provinces


def give_back(position: Europa, provinces: list[int]) -> None:
    """The occupants' Towns go home: the Lawful Owners have their Provinces again."""
    for province in provinces:
        towns.uncover(position, province)


def keep(position: Europa, province: int) -> bool:
    """The occupant's own from now on; the Unrest of his Town stays. Without a Town of that size he has to return it."""
    player = ownership.occupant(position, province)
    restless = position.land.marks[province] & UNREST_TOP
    towns.clear_top(position, province)
    if not towns.can_town(position, player, province):
        towns.changed(position, province)
        return False
    towns.give(position, province, position.realm_of(player))
    if restless:
        towns.unrest(position, province, True)
    return True


def is_capital(position: Europa, province: int) -> bool:
    """Of a Realm that makes peace: a Vassal is a part of its Overlord's and has none (EU-10.0.3)."""
    holder = position.land.holder[province]
    return position.realms.lord[holder] < 0 and position.realms.capital[holder] == province


def liberable(position: Europa, player: int, realm: int, province: int) -> bool:
    """EU-10.5.KC.2c, AMB-12: of the Loser itself, no Core of his, and somebody else's than the Victor's. A Vassal of
    his is freed as a whole, if all its Provinces are Occupied."""
    table = position.realms
    holder = position.land.holder[province]
    if is_capital(position, province):
        return False
    if table.lord[holder] == realm:
        return all(ownership.occupant(position, each) == player for each in ownership.held(position, holder))
    if holder != realm or ownership.core_for(position, province, realm):
        return False
    core = ownership.core_of(position, province)
    if core < 0:
        return True
    if core == position.realm_of(player) or table.lord[core] == realm:
        return False
    if table.kind[core] == PLAYED:
        return towns.can_town(position, table.player[core], province)
    lord = ownership.lord_player(position, core)
    return lord < 0 or towns.vassal_left(position, lord) >= towns.printed(position, province)


def freed_with(position: Europa, realm: int, province: int) -> list[int]:
    """What is Liberated together with a Province: all of a Vassal, else itself."""
    holder = position.land.holder[province]
    return ownership.held(position, holder) if position.realms.lord[holder] == realm else [province]


def free(position: Europa, provinces: list[int]) -> list[int]:
    """EU-14.3.6: Liberated; gives the Realms that have them now."""
    found: list[int] = []
    vassals: list[int] = []
    for province in provinces:
        holder = position.land.holder[province]
        towns.clear_top(position, province)
        if position.realms.kind[holder] == VASSALIZED:
            towns.lift(position, province)
            towns.changed(position, province)
            if holder not in vassals:
                vassals.append(holder)
        else:
            liberation.liberate(position, province, False)
            holder = position.land.holder[province]
        if holder >= 0 and holder not in found:
            found.append(holder)
    for realm in vassals:
        put_realms.release(position, realm)
    return found


# money


def pay(position: Europa, payer: int, ducats: int, to: int, most: int = -1) -> None:
    """EU-10.5.KC.3, AMB-9, AMB-10: an NPR's comes from the General Supply; a player must pay, with Loans, or goes
    bankrupt and gives what he has. `most`: the limit, if there is one."""
    amount = ducats if most < 0 else min(ducats, most)
    if amount <= 0:
        return
    player = position.realms.player[payer]
    if player >= 0:
        could = purse.borrowable(position, player)
        purse.owe(position, player, amount)
        amount = min(amount, could)
    position.tell(PAID_PEACE, payer, amount, position.realm_of(to))
    purse.gain_ducats(position, to, amount)


# Keep Current Board State


def keep_state(
    position: Europa,
    player: int,
    realm: int,
    scope: list[int],
    mine: list[int],
    lost: list[int],
    fates: list[int],
    claims: bytes,
    enforced: bool,
    victor: bool,
) -> list[Frame[Europa]]:
    """EU-10.5.KC: Capitals go back for a ransom, both sides keep the rest but for what `fates` (pairs: Province, what
    is done) says. `mine`: what the player Occupies of the Losers, `lost`: what the other Occupies of his side,
    `claims`: by space, as they were."""
    me, other = position.realm_of(player), position.realms.player[realm]
    fate = {fates[i]: fates[i + 1] for i in range(0, len(fates), 2)}
    owed: dict[int, int] = {}
    back: list[int] = []
    freed: list[int] = []
    kept: list[int] = []
    for province in [*mine, *lost]:
        what = fate.get(province, -1)
        payer = overlord(position, position.land.holder[province])
        if is_capital(position, province):
            owed[payer] = owed.get(payer, 0) + CAPITAL_RANSOM
            back.append(province)
        elif what == RANSOM:
            # the Loser pays for what was his Active Allies' too (EU-10.3.9); a Capital's own Realm for that
            owed[realm] = owed.get(realm, 0) + PROVINCE_RANSOM * value(position, province)
            back.append(province)
        elif what in (SWAP, TAKE_BACK, GIVE_BACK):
            back.append(province)
        elif what in (LIBERATE, SET_FREE):
            freed.append(province)
        else:
            kept.append(province)
    holders = {province: overlord(position, position.land.holder[province]) for province in [*freed, *kept]}
    give_back(position, back)
    released = liberated(position, player, freed, enforced)
    gained: dict[int, list[int]] = {}
    for province in kept:
        worth = value(position, province)
        taker = ownership.occupant(position, province)
        former = position.land.holder[province]
        if keep(position, province):
            gained.setdefault(taker, []).append(province)
            took(position, taker, former, province, worth)
    for payer, ducats in owed.items():
        # AMB-10: the limit is for the Loser and those for whom he speaks
        limited = victor and payer in scope
        pay(
            position,
            payer,
            ducats,
            player if payer in scope else other,
            MOST_DUCATS * tax_income(position, payer) if limited else -1,
        )
    frames: list[Frame[Europa]] = []
    if enforced and released:
        frames.append(LiberatedStep(player, released))
    for each in [player, other]:
        if each >= 0:
            frames.append(SpendClaims(each, claimed(claims, each, spaces(gained.get(each, [])))))
    for each, own in ((player, me), (other, realm)):
        if each >= 0:
            gone = [p for p in freed if holders[p] == own]
            gone.extend(p for p in kept if holders[p] == own and not _still(position, p, own))
            frames.append(ClaimsLost(each, spaces(gone)))
    return frames


def _still(position: Europa, province: int, realm: int) -> bool:
    """Lawfully a Realm's or its Vassal's after all."""
    holder = position.land.holder[province]
    return holder >= 0 and overlord(position, holder) == realm


def liberated(position: Europa, player: int, provinces: list[int], enforced: bool) -> list[int]:
    """1 P for each Tax Value, and what Ideas add for each Province; nothing if it was agreed (EU-10.5.NE.3)."""
    if not provinces:
        return []
    worth = sum(value(position, province) for province in provinces)
    bonus = modifiers.total(position, player, symbols.M_LIBERATION_PRESTIGE) * len(provinces)
    found = free(position, provinces)
    if enforced:
        happened(position, player, symbols.H_LIBERATE_TAX, Facts(), worth)
        purse.prestige(position, player, worth + bonus, BY_WARS)
    return found


def took(position: Europa, player: int, former: int, province: int, worth: int) -> None:
    """A Province has become a player's by peace (EFFECTS 7)."""
    facts = about(position, player, former)
    facts.distant = places.SPACE_OF[province] >= places.AREAS
    facts.tax = worth
    happened(position, player, symbols.H_TAKE_PROVINCE, facts)
    happened(position, player, symbols.H_GAIN_TAX_BY_PEACE, facts, worth)


def spaces(provinces: list[int]) -> list[int]:
    found: list[int] = []
    for province in provinces:
        space = places.SPACE_OF[province]
        if space not in found:
            found.append(space)
    return found


# the end of a war


def about(position: Europa, player: int, realm: int) -> Facts:
    """What a happening says about the Realm it was done to (EFFECTS 6): a Vassal stands for its Overlord, but not the
    player's own."""
    facts = Facts()
    head = overlord(position, realm)
    if head == position.realm_of(player):
        head = realm
    owner = position.realms.player[head]
    facts.opponent = owner >= 0
    facts.npr = owner < 0
    facts.emperor = head == position.emperor
    facts.leader_in_prestige = owner >= 0 and leads(position, owner)
    faith = position.realms.faith
    facts.other_faith = not offices.same_faith(faith[position.realm_of(player)], faith[head])
    facts.distant = ownership.distant_realm(position, head)
    facts.tax = ownership.realm_tax(position, head)
    return facts


def leads(position: Europa, player: int) -> bool:
    """Whether nobody has more Prestige."""
    for each in position.players:
        if each.prestige > position.players[player].prestige:
            return False
    return True


def aggressor(position: Europa, realm: int, other: int) -> int:
    """Which of two Realms at War attacked; -1: neither did itself."""
    wars = position.bonds.wars
    for i in range(0, len(wars), 4):
        if (wars[i] == realm and wars[i + 1] == other) or (wars[i] == other and wars[i + 1] == realm):
            return wars[i]
    return -1


def close(position: Europa, ours: list[int], theirs: list[int]) -> None:
    """EU-10.4.2: no War token is left between these sides."""
    for one in ours:
        for two in theirs:
            bonds.end_war(position, one, two)


def under_truce(position: Europa, realm: int, others: list[int]) -> None:
    """EU-10.4.1-2: a Truce with those who still stand for themselves."""
    for other in others:
        if position.realms.kind[other] in (NPR, DNPR, PLAYED):
            bonds.truce(position, realm, other)


def truce_with(position: Europa, realm: int, theirs: list[int]) -> list[int]:
    """Whom a Truce is with: the Realm that made peace and NPRs with a war of their own, no Active Allies."""
    return [other for other in theirs if other == realm or not position.realms.active[other]]
