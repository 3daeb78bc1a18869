"""How wars stand, which terms are open and what they cost, read off the table by name, slowly.

Written from the digest (EU-10.2.T1, 10.3, 10.5) and not from the game's code: the position is turned into plain
dictionaries of names, and everything is looked up in them.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ludarium.games.europa.facts import faiths, places, realms
from ludarium.games.europa.table.position import Europa

CATHOLIC = {"catholic", "counter-reformed"}


@dataclass
class Land:
    """One Province."""

    name: str
    area: str
    continent: int
    lawful: str  # Realm
    occupant: str  # a player's Realm, "rebels" or ""
    piece: str  # "small", "large", "two", "vassal", "stand-in" or "": what its owner has there
    size: int
    plus: int
    inside: bool  # the Empire

    @property
    def tax(self) -> int:
        """EUI-11, and +1 tokens (EU-13.4.9)."""
        return (2 if self.piece in ("large", "two") else self.size) + self.plus


@dataclass
class Table:
    land: dict[str, Land] = field(default_factory=dict)
    lord: dict[str, str] = field(default_factory=dict)
    player: dict[str, int] = field(default_factory=dict)  # by Realm
    bots: set[str] = field(default_factory=set)
    capital: dict[str, str] = field(default_factory=dict)
    faith: dict[str, str] = field(default_factory=dict)
    disputed: set[str] = field(default_factory=set)
    patron: dict[str, str] = field(default_factory=dict)  # Active Ally -> its player's Realm
    wars: set[frozenset[str]] = field(default_factory=set)
    units: dict[str, list[tuple[int, int]]] = field(default_factory=dict)  # by Realm: continent (-1: main map), count
    rebels: dict[str, int] = field(default_factory=dict)
    vassal_tokens: dict[str, int] = field(default_factory=dict)  # left, by player's Realm
    emperor: str = ""
    defending: bool = False


PIECES = ["small", "large", "two", "vassal", "stand-in"]


def read(position: Europa) -> Table:
    table = Table()
    name = realms.REALM.ref
    people = {me.realm: k for k, me in enumerate(position.players)}
    for realm in range(realms.REALMS):
        if position.realms.kind[realm] == 0:
            continue
        ref = name(realm)
        table.capital[ref] = places.PROVINCE.ref(position.realms.capital[realm])
        table.faith[ref] = faiths.FAITH.ref(position.realms.faith[realm])
        if position.realms.lord[realm] >= 0:
            table.lord[ref] = name(position.realms.lord[realm])
        if realm in people:
            table.player[ref] = people[realm]
            if people[realm] >= position.people:
                table.bots.add(ref)
        if position.realms.disputed[realm]:
            table.disputed.add(ref)
        if position.realms.active[realm]:
            table.patron[ref] = name(position.players[position.realms.active[realm] - 1].realm)
    for province in range(places.PROVINCES):
        holder = position.land.holder[province]
        if holder < 0:
            continue
        top, below = position.land.top[province], position.land.town[province]
        space = places.SPACE_OF[province]
        table.land[places.PROVINCE.ref(province)] = Land(
            name=places.PROVINCE.ref(province),
            area=places.SPACE.ref(space),
            continent=places.CONTINENT_OF[space],
            lawful=name(holder),
            occupant="" if not top else "rebels" if top == 1000 else name(position.players[(top - 1) // 8].realm),
            piece=PIECES[(below - 1) % 8] if below else "",
            size=places.SIZE[position.board][province],
            plus=(position.land.marks[province] // 4) % 4,
            inside=bool(places.HRE[province]) and not position.areas.marks[space] & 2,
        )
    wars = position.bonds.wars
    for i in range(0, len(wars), 4):
        table.wars.add(frozenset({name(wars[i]), name(wars[i + 1])}))
    for me, k in [(name(each.realm), k) for k, each in enumerate(position.players)]:
        found: list[tuple[int, int]] = []
        for army in range(3):
            row = position.forces.armies[(3 * k + army) * 12 : (3 * k + army + 1) * 12]
            if row[0] >= 0:
                found.append((places.CONTINENT_OF[row[0]], sum(row[1:10])))
        for space, packed in enumerate(position.forces.loose):
            found.append((places.CONTINENT_OF[space], packed >> 5 * k & 31))
        table.units[me] = found
        table.vassal_tokens[me] = 19 - position.players[k].vassal
    for space, count in enumerate(position.forces.rebels):
        table.rebels[places.SPACE.ref(space)] = count
    table.emperor = name(position.emperor) if position.emperor >= 0 else ""
    table.defending = bool(position.defending) and table.emperor in table.player
    return table


# sides


def independent(table: Table, realm: str) -> bool:
    return realm not in table.player and realm not in table.lord


def member(table: Table, realm: str) -> bool:
    return bool(table.emperor) and table.land[table.capital[realm]].inside


def at_war(table: Table, one: str, two: str) -> bool:
    """By token, or through the player whose Active Ally one of them is (EU-11.3.15)."""
    for a in {one, table.patron.get(one, one)}:
        for b in {two, table.patron.get(two, two)}:
            if frozenset({a, b}) in table.wars:
                return True
    return False


def sheltered(table: Table, realm: str, enemy: str) -> bool:
    return (
        table.defending
        and realm != table.emperor != enemy
        and independent(table, realm)
        and realm not in table.patron
        and member(table, realm)
        and frozenset({table.emperor, enemy}) in table.wars
    )


def speaker(table: Table, realm: str, enemy: str) -> str:
    patron = table.patron.get(realm, "")
    if patron and patron != enemy and frozenset({patron, enemy}) in table.wars:
        return patron
    return table.emperor if sheltered(table, realm, enemy) else realm


def enemies(table: Table, me: str) -> list[str]:
    """All but Vassals."""
    return [r for r in table.capital if r != me and r not in table.lord and at_war(table, me, r)]


def with_vassals(table: Table, realm: str) -> set[str]:
    return {realm} | {vassal for vassal, lord in table.lord.items() if lord == realm}


def lands_of(table: Table, realm: str) -> list[Land]:
    own = with_vassals(table, realm)
    return [each for each in table.land.values() if each.lawful in own]


def side(table: Table, realm: str, enemy: str) -> list[str]:
    found = [realm]
    if realm in table.player:
        found += [r for r in table.patron if table.patron[r] == realm and r != enemy]
        if realm == table.emperor:
            found += [r for r in enemies(table, enemy) if sheltered(table, r, enemy)]
    return found


def occupied(table: Table, taker: str, side: list[str]) -> list[Land]:
    return [each for realm in side for each in lands_of(table, realm) if each.occupant == taker]


# EU-10.2.T1


def counted(table: Table, me: str, other: str) -> int:
    total = 0
    for continent, count in table.units[me]:
        there = [each for each in table.land.values() if each.continent == continent]
        if other in table.player:
            towns = any(
                (each.lawful == other and each.piece not in ("", "vassal")) or each.occupant == other for each in there
            )
        else:
            towns = any(each.lawful == other for each in there)
        total += count if continent < 0 or towns else 0
    return total


def automatic(table: Table, me: str, enemy: str) -> bool:
    mine = occupied(table, me, side(table, enemy, me))
    lost = occupied(table, enemy, side(table, me, enemy))
    return not mine and not lost


def total(table: Table, me: str, enemy: str) -> bool:
    if enemy in table.player and any(count for _, count in table.units[enemy]):
        return False
    return all(each.occupant == me for each in lands_of(table, enemy))


def partial(table: Table, me: str, enemy: str) -> bool:
    head = speaker(table, enemy, me)
    mine = counted(table, me, head)
    theirs = counted(table, head, me) if head in table.player else 0
    if head in table.player and head not in table.bots:
        return mine > 0 and mine >= 2 * theirs
    home = {each.area for each in lands_of(table, me) if not each.occupant}
    return mine > theirs + sum(table.rebels[area] for area in home)


def barred(table: Table, me: str, enemy: str) -> bool:
    """EU-18.4.9."""
    if not table.defending or table.emperor in (me, enemy) or not member(table, enemy):
        return False
    if frozenset({me, table.emperor}) not in table.wars:
        return False
    return not (partial(table, me, table.emperor) or total(table, me, table.emperor))


def standing(table: Table, me: str, enemy: str) -> str:
    if barred(table, me, enemy):
        return "open"
    if total(table, me, enemy):
        return "total"
    return "partial" if partial(table, me, enemy) else "open"


# EU-10.5.T1


def same_faith(one: str, two: str) -> bool:
    return one == two != "outside" or {one, two} <= CATHOLIC


def capital_taken(table: Table, me: str, realm: str) -> bool:
    return table.land[table.capital[realm]].occupant == me


def vassalizable(table: Table, me: str, realm: str) -> bool:
    if not independent(table, realm) or realm in ("papal-states", table.emperor):
        return False
    home = table.land[table.capital[realm]].area
    abroad = [each for each in lands_of(table, realm) if each.area != home]
    tokens = sum(each.size for each in lands_of(table, realm) if each.occupant in ("", me, "rebels"))
    return (
        capital_taken(table, me, realm)
        and (not abroad or any(each.occupant == me for each in abroad))
        and tokens <= table.vassal_tokens[me]
    )


def convertible(table: Table, me: str, realm: str) -> bool:
    home = table.land[table.capital[realm]]
    if realm == "papal-states" or home.continent >= 0 or not capital_taken(table, me, realm):
        return False
    for each in table.land.values():
        if each.area == home.area:
            controller = each.occupant or each.lawful
            if controller not in with_vassals(table, me):
                return False
    return not same_faith(table.faith[me], table.faith[realm])


def terms_of(table: Table, me: str, enemy: str) -> set[str]:
    """What can be enforced now."""
    why = standing(table, me, enemy)
    if why == "open":
        return set()
    if why == "partial" and speaker(table, enemy, me) != enemy:
        return {"succession"} if enemy in table.disputed and capital_taken(table, me, enemy) else set()
    losers = [enemy] if why == "total" else side(table, enemy, me)
    found = {"keep"}
    if why == "total":
        found.add("white-peace")
        if enemy not in table.player or enemy in table.bots:
            found.add("annexation")
    if enemy in table.player and capital_taken(table, me, enemy):
        found.add("humiliation")
    if any(vassalizable(table, me, each) for each in losers):
        found.add("vassalization")
    if any(convertible(table, me, each) for each in losers):
        found.add("conversion")
    if enemy in table.disputed and capital_taken(table, me, enemy):
        found.add("succession")
    return found


# what the terms cost, by player's Realm


def white_prestige(table: Table, me: str, enemy: str) -> dict[str, int]:
    return {each: -1 for each in (me, enemy) if each in table.player}


def humiliation_prestige(table: Table, me: str, enemy: str) -> dict[str, int]:
    returned = sum(each.tax for each in lands_of(table, enemy) if each.occupant == me)
    return {me: min(10, 2 * returned), enemy: -min(10, 2 * returned)}


def npr_ransom(table: Table, me: str, npr: str, returned: set[str]) -> int:
    """EU-10.5.KC.1-3 against an NPR: its Capital and the named Provinces go back."""
    demand = 0
    income = 0
    for each in lands_of(table, npr):
        capital = each.name == table.capital[npr]
        back = each.occupant == me and (capital or each.name in returned)
        if back:
            demand += 10 if capital else 3 * each.tax
        if back or not each.occupant:
            income += each.tax
    return min(demand, 2 * income)
