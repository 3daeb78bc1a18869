"""Victories (section 26): who meets which conditions, and how a game ends."""

from __future__ import annotations

from ludarium.games.pax.board import (
    BISHOP,
    BORDERS_OF,
    CITIES_OF,
    CONCESSION_MARGIN,
    EMPIRES,
    GLOBALIZATION,
    HOLY,
    IMPERIAL,
    IMPERIAL_MARGIN,
    ISLAMIC,
    LAW_MARGIN,
    MEDIEVAL,
    REFORMIST,
    RENAISSANCE,
    SUPPLY,
)
from ludarium.games.pax.cards import (
    COUNTS_AS_REPUBLIC,
    DISCOVERY,
    GREEN_PIRATES_RED,
    LAW,
    OF_RELIGIONS,
    PATRON,
    PATRON_AS_BISHOP,
    PATRON_AS_CONCESSION,
    PATRON_AS_LAW,
    PATRON_BISHOPS,
    prestige_of,
)
from ludarium.games.pax.position import LAST_STANDING, PATRON_ENDING, RIVAL, SOLO, Pax
from ludarium.games.pax.tableau import count_ability, total_prestige
from ludarium.games.pax.vocabulary import DECLARED, MARKET_EXHAUSTED


def leads(values: list[int], bank: int, margin: int) -> bool:
    """The bank has at least `margin` more than each opponent."""
    mine = values[bank]
    for other, value in enumerate(values):
        if other != bank and mine - value < margin:
            return False
    return True


# what is counted


def kings(p: Pax) -> list[int]:
    """PX-26.9: squares king side up, suzerains and vassals, by bank."""
    counts = [0] * len(p.florins)
    for empire in range(EMPIRES):
        if p.owner[empire] >= 0 and not p.republic[empire]:
            counts[p.owner[empire]] += 1
    return counts


def republics(p: Pax) -> list[int]:
    """PX-26.11, with cards that count as a republic."""
    counts = [0] * len(p.florins)
    for empire in range(EMPIRES):
        if p.owner[empire] >= 0 and p.republic[empire]:
            counts[p.owner[empire]] += 1
    for bank in range(len(counts)):
        if p.has(bank, COUNTS_AS_REPUBLIC):
            counts[bank] += count_ability(p, bank, COUNTS_AS_REPUBLIC)
    return counts


def concessions(p: Pax) -> list[int]:
    """PX-26.10, AM-42: pawns on borders; an ability adds patron prestige."""
    counts = [p.concession.count(house) for house in p.houses]
    for bank, powers in enumerate(p.powers):
        if (powers >> PATRON_AS_CONCESSION) & 1:
            patrons = prestige_of(total_prestige(p, bank), PATRON)
            counts[bank] += count_ability(p, bank, PATRON_AS_CONCESSION) * patrons
    return counts


def law(p: Pax, totals: list[int]) -> list[int]:
    counts = [prestige_of(total, LAW) for total in totals]
    for bank in range(len(counts)):
        if p.has(bank, PATRON_AS_LAW):
            counts[bank] += count_ability(p, bank, PATRON_AS_LAW) * prestige_of(totals[bank], PATRON)
    return counts


def bishops(p: Pax, bank: int) -> list[int]:
    """PX-26.7: bishops by religion, as they count for this bank. All that are not in the supply are on cards."""
    counts = [SUPPLY[BISHOP + religion] - p.supply[BISHOP + religion] for religion in range(3)]
    if p.anyone_has(GREEN_PIRATES_RED):
        counts[REFORMIST] += p.pirate.count(ISLAMIC)
    if bank >= 0 and p.has(bank, PATRON_AS_BISHOP):
        counts[PATRON_BISHOPS[0]] += prestige_of(total_prestige(p, bank), PATRON)
    return counts


def believers(p: Pax) -> list[int]:
    """PX-26.7, PX-26.8: unrepressed pieces by religion, in theocracies of their own."""
    counts = [0, 0, 0]
    green_as_red = p.anyone_has(GREEN_PIRATES_RED)
    for empire in range(EMPIRES):
        if p.state[empire] == MEDIEVAL:
            continue
        faith = p.state[empire] - 1
        for city in CITIES_OF[empire]:
            if p.cities[city] >= 0 and p.cities[city] % 3 == faith:
                counts[faith] += 1
        for border in BORDERS_OF[empire]:
            pirate = p.pirate[border]
            if pirate == faith or (pirate == ISLAMIC and faith == REFORMIST and green_as_red):
                counts[faith] += 1
    return counts


def theocracies(p: Pax) -> list[int]:
    return [p.state.count(religion + 1) for religion in range(3)]


def supreme(p: Pax, bank: int) -> int:
    """PX-26.7: the supreme religion as judged for this bank; -1 if there is none."""
    clergy = bishops(p, bank)
    for religion in range(3):
        if 2 * clergy[religion] > sum(clergy):
            laity = believers(p)
            return religion if 2 * laity[religion] > sum(laity) else -1
    return -1


def all_prestige(p: Pax) -> list[int]:
    return [total_prestige(p, bank) for bank in range(len(p.florins))]


def fulfilled(p: Pax, bank: int, victory: int) -> bool:
    """Does the bank meet the conditions now, active or not? What is quickly seen to be missing comes first."""
    if victory == IMPERIAL:
        margin = IMPERIAL_MARGIN[len(p.florins)]
        return p.owner.count(bank) >= margin and leads(kings(p), bank, margin)
    if victory == RENAISSANCE:
        return (
            (1 in p.republic or p.has(bank, COUNTS_AS_REPUBLIC))
            and leads(republics(p), bank, 1)
            and leads(law(p, all_prestige(p)), bank, LAW_MARGIN)
        )
    if victory == GLOBALIZATION:
        return (
            (p.concession.count(p.houses[bank]) >= CONCESSION_MARGIN or p.has(bank, PATRON_AS_CONCESSION))
            and leads(concessions(p), bank, CONCESSION_MARGIN)
            and leads_in(p, bank, DISCOVERY)
        )
    if victory == HOLY:
        if not total_prestige(p, bank) & OF_RELIGIONS:
            return False
        religion = supreme(p, bank)
        return religion >= 0 and leads_in(p, bank, religion)
    # the promo's Byzantine victory: most kings, and most prestige of the religion with most theocracies
    if leads(kings(p), bank, 1):
        counts = theocracies(p)
        for religion in range(3):
            if leads(counts, religion, 1):
                return leads_in(p, bank, religion)
    return False


def leads_in(p: Pax, bank: int, kind: int) -> bool:
    """The bank has more prestige of this kind than each opponent."""
    mine = prestige_of(total_prestige(p, bank), kind)
    if mine == 0:
        return False
    for other in range(len(p.florins)):
        if other != bank and prestige_of(total_prestige(p, other), kind) >= mine:
            return False
    return True


# endings


def win(p: Pax, winners: int, ending: int) -> None:
    p.winners = winners
    p.ending = ending
    del p.agenda[:]


def declare(p: Pax, bank: int, victory: int) -> None:
    """PX-26.2: the bank wins at once."""
    p.tell(DECLARED, p.name(bank), victory)
    win(p, 1 << bank, 1 + victory)


def patron_keys(p: Pax) -> list[list[int]]:
    """PX-26.4, PX-26.5: patron prestige, then florins; an eliminated bank comes last."""
    keys: list[list[int]] = []
    for bank in range(len(p.florins)):
        if (p.out >> bank) & 1:
            keys.append([-1, 0])
        else:
            keys.append([prestige_of(total_prestige(p, bank), PATRON), p.florins[bank]])
    return keys


def patron_ending(p: Pax) -> None:
    """PX-6.8, PX-26.4. Alone against the rival, the player cannot win this way."""
    p.tell(MARKET_EXHAUSTED)
    if p.flags & SOLO:
        win(p, 1 << RIVAL, PATRON_ENDING)
        return
    keys = patron_keys(p)
    best = max(keys)
    win(p, sum(1 << bank for bank, key in enumerate(keys) if key == best), PATRON_ENDING)


def last_standing(p: Pax) -> bool:
    """AM-49: with the bankruptcy variant the last one left wins."""
    left = [bank for bank in range(len(p.florins)) if not (p.out >> bank) & 1]
    if len(left) == 1:
        win(p, 1 << left[0], LAST_STANDING)
        return True
    return False
