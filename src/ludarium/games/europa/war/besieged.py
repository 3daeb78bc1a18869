"""What a Siege can take and what it needs (EU-9.8.2-5), and what becomes of a Province (EU-9.8.6-10, table I.6)."""

from __future__ import annotations

from ludarium.games.europa.ask import forces, modifiers, offices, ownership, special
from ludarium.games.europa.ask.hostility import foe, foes
from ludarium.games.europa.battle.sides import needed
from ludarium.games.europa.facts import places
from ludarium.games.europa.language import symbols
from ludarium.games.europa.language.deeds import Facts
from ludarium.games.europa.npr import defence
from ludarium.games.europa.put import towns
from ludarium.games.europa.put.deeds import happened
from ludarium.games.europa.table.position import ARTILLERY, CAVALRY, REBELS, UNIT_KINDS, Europa


def strength(kinds: list[int]) -> int:
    """Siege Strength: Infantry 1, Artillery 2, Cavalry a half each, their sum rounded down (EU-9.U.3-5, 9.U.8)."""
    total = horse = 0
    for kind in range(UNIT_KINDS):
        if kind % 3 == CAVALRY:
            horse += kinds[kind]
        else:
            total += 2 * kinds[kind] if kind % 3 == ARTILLERY else kinds[kind]
    return total + horse // 2


def at_best(chosen: list[int], present: list[int], more: int) -> int:
    """The Siege Strength with so many more of the Units that are present: Artillery first, Cavalry last."""
    kinds = chosen[:]
    for type in (ARTILLERY, 0, CAVALRY):
        for kind in range(type, UNIT_KINDS, 3):
            number = min(more, present[kind] - kinds[kind])
            kinds[kind] += number
            more -= number
    return strength(kinds)


# what can be taken


def can_besiege(position: Europa, player: int, space: int) -> bool:
    """EU-9.8.2: own Units, no Enemy Units, and no NPR that still defends: once it is beaten, one besieges in one's
    next Turn (EU-13.4.18)."""
    if not forces.has_units(position.forces, player, space) or needed(position, player, space):
        return False
    realm = position.realm_of(player)
    for npr in defence.owners(position, space, at_sea=False):
        if foe(position, realm, npr) and not defence.faced(position, npr, space, at_sea=False):
            return False
    return True


def targets(position: Europa, player: int, space: int) -> list[int]:
    """Provinces that an Enemy or Rebels Control, and that the player has a Town for (EU-9.8.2, 9.8.4)."""
    enemies = foes(position, position.realm_of(player))
    return [
        province
        for province in places.PROVINCES_OF[position.board][space]
        if _held_by_enemy(position, enemies, province)
        and (not _takes(position, enemies, province) or _town_left(position, player, province))
        and (not places.ISLAND[province] or _blockaded(position, player, province))
    ]


def _held_by_enemy(position: Europa, enemies: list[int], province: int) -> bool:
    top = position.land.top[province]
    if top == REBELS:
        return True
    holder = position.realm_of((top - 1) >> 3) if top else position.land.holder[province]
    return holder >= 0 and enemies[holder] == 1


def _takes(position: Europa, enemies: list[int], province: int) -> bool:
    """Whether the besieger's own Town comes there: the Lawful Owner is an Enemy (EU-9.8.7-10)."""
    holder = position.land.holder[province]
    return holder >= 0 and enemies[holder] == 1


def _town_left(position: Europa, player: int, province: int) -> bool:
    return towns.piece(position, player, ownership.tax_value(position, province)) >= 0


def _blockaded(position: Europa, player: int, province: int) -> bool:
    """EU-2.M.12: an own Ship in a Sea Zone that the Port of the Island faces."""
    return any(forces.has_ships(position.forces, player, sea) for sea in places.SEA_LIST[province])


def defender(position: Europa, province: int) -> int:
    """The player who Controls it; -1: an NPR or Rebels."""
    land = position.land
    return towns.token_player(land.top[province] if land.top[province] else land.town[province])


def need(position: Europa, province: int, charged: int) -> int:
    """Siege Strength for a Province: its Tax Value, and once for each player what his Ideas and cards ask for more
    (EU-9.8.4-5). `charged`: bit set of those for whom it is paid already."""
    value = ownership.tax_value(position, province) + special.walls(position, province)
    player = defender(position, province)
    if player >= 0 and not charged >> player & 1:
        value += modifiers.total(position, player, symbols.M_SIEGE_NEEDED)
    return value


# what becomes of it


def take(position: Europa, player: int, province: int) -> None:
    """Table I.6: Rebels and occupants of a friend's or Neutral's land go; an Enemy's land is Occupied. With a Rebel
    Town all Unrest of the Province goes (EU-14.4.1)."""
    rebels = position.land.top[province] == REBELS
    takes = _takes(position, foes(position, position.realm_of(player)), province)
    if not takes:
        towns.uncover(position, province)
    elif rebels:
        towns.clear_top(position, province)
    if rebels:
        towns.unrest(position, province, on=False)
    if takes:
        towns.occupy(position, province, player)
        holder = position.land.holder[province]
        if position.realms.capital[holder] == province:
            happened(position, player, symbols.H_OCCUPY_CAPITAL, _facts(position, player, holder))
    if rebels:
        facts = Facts()
        facts.distant = places.SPACE_OF[province] >= places.AREAS
        happened(position, player, symbols.H_DEFEAT_REBELS, facts)


def _facts(position: Europa, player: int, realm: int) -> Facts:
    """About the Realm whose Capital is Occupied (EFFECTS 7)."""
    facts = Facts()
    owner = position.realms.player[realm]
    facts.opponent = owner >= 0
    facts.npr = ownership.independent(position, realm)
    facts.emperor = realm == position.emperor
    facts.leader_in_prestige = owner >= 0 and position.players[owner].prestige == max(
        each.prestige for each in position.players
    )
    faith = position.realms.faith
    facts.other_faith = not offices.same_faith(faith[position.realm_of(player)], faith[realm])
    facts.distant = places.SPACE_OF[position.realms.capital[realm]] >= places.AREAS
    facts.tax = ownership.realm_tax(position, realm)
    return facts
