"""Calls to Arms (EU-5.2.2, 11.3.5-19): who is called, what it costs, how it is answered."""

from __future__ import annotations

from ludarium.games.europa.ask import hostility, ownership, reach, relations, special
from ludarium.games.europa.ask.vassalage import spaces_of, spared
from ludarium.games.europa.diplomacy import alliances
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.put import bonds, purse, supply
from ludarium.games.europa.table.player import MIL
from ludarium.games.europa.table.position import CB_REFUSED, Europa
from ludarium.games.europa.table.words import BY_WARS, DECLINE, DONE
from ludarium.games.europa.war.words_declare import (
    ACTIVATE_ALLY,
    CALL_ALLY,
    CALLED,
    CB_FOR_REFUSAL,
    COLONISTS_SPENT,
    JOIN_WAR,
    JOINED,
    LEAVE_PASSIVE,
    PAY_CALL,
    REFUSE_CALL,
    REFUSED,
)
from ludarium.kernel.fields import Shared, data
from ludarium.kernel.position import Decision, Step
from ludarium.kernel.verb import first, verb_of

OFFENSIVE = 2  # Influence (EU-5.2.2.2)
DEFENSIVE = 1  # EU-5.2.2.3
MOST_UNITS = 5  # EU-5.2.2.8
REFUSAL_PRESTIGE = 2  # EU-11.3.9
REFUSAL_INFLUENCE = 5


# what an NPR Ally is worth and costs


def levy(position: Europa, realm: int) -> int:
    """EU-5.2.2.8: half the Tax Value of all Provinces that it and its Vassals Own, +1 tokens included; at most 5."""
    total = 0
    for each in [realm, *ownership.vassals_of(position, realm)]:
        for province in ownership.owned(position, each):
            total += ownership.tax_value(position, province) + ownership.plus_ones(position, province)
    return min(MOST_UNITS, (total + 1) // 2)


def cost(position: Europa, player: int, realm: int, influence: int) -> int:
    """Influence to discard; one fewer with a Marriage in an Area of the Ally (EU-5.2.2.10, 11.2.3)."""
    return max(0, influence - spared(position, player, realm))


def funds(position: Europa, player: int, realm: int) -> int:
    """Own Influence in the Ally's Areas; of a Distant Ally the Colonists (EU-11.3.19)."""
    if ownership.distant_realm(position, realm):
        return position.players[player].colonists
    return sum(relations.spendable(position, player, space) for space in spaces_of(position, realm))


def callable_npr(position: Europa, player: int, realm: int, enemies: list[int], influence: int) -> bool:
    """EU-5.2.2.6: an NPR Ally at Peace, adjacent to the player's Realm or to a new Enemy, that can be paid for."""
    if position.realms.player[realm] >= 0 or not ownership.independent(position, realm):
        return False
    if not hostility.at_peace(position, realm) or position.realms.active[realm] or realm in enemies:
        return False
    if funds(position, player, realm) < cost(position, player, realm, influence):
        return False
    if reach.realms_adjacent(position, position.realm_of(player), realm):
        return True
    return near_enemy(position, realm, enemies)


def near_enemy(position: Europa, realm: int, enemies: list[int]) -> bool:
    """Adjacent to a new Enemy: one of these Realms, or an Active Ally of one (EU-5.2.2.6, 5.2.2.9, 2.T.8)."""
    found = enemies[:]
    for enemy in enemies:
        player = position.realms.player[enemy]
        if player >= 0:
            found.extend(relations.active_allies(position, player))
    return any(reach.realms_adjacent(position, realm, enemy) for enemy in found)


def callable_player(position: Europa, player: int, realm: int, enemies: list[int], offensive: bool) -> bool:
    """EU-5.2.2.5, 11.3.12: a player's Realm that is an Ally and not yet in it; whoever is allied to both sides can be
    called by the defender only."""
    other = position.realms.player[realm]
    if other < 0 or realm in enemies:
        return False
    if all(hostility.at_war(position, realm, enemy) for enemy in enemies):
        return False
    if any(special.mates(position, other, position.realms.player[enemy]) for enemy in enemies):
        return False
    if offensive:
        return not any(relations.allied(position, other, enemy) for enemy in enemies)
    return True


def candidates(
    position: Europa, player: int, enemies: list[int], offensive: bool, players_too: bool, called: list[int]
) -> list[int]:
    influence = OFFENSIVE if offensive else DEFENSIVE
    found: list[int] = []
    for realm in relations.alliances(position, player):
        if realm in called:
            continue
        if callable_npr(position, player, realm, enemies, influence) or (
            players_too and callable_player(position, player, realm, enemies, offensive)
        ):
            found.append(realm)
    return found


@data
class CallStep(Step[Europa]):
    """The Calls to Arms of one player against these Enemies, Ally after Ally until `done`."""

    player: int
    enemies: Shared[list[int]]
    offensive: int
    players_too: int
    called: Shared[list[int]]
    RULES = ("EU-5.2.2.1",)

    def run(self, position: Europa) -> None:
        enemies = hostility.fought_by(position, position.realm_of(self.player), self.enemies)
        if enemies and candidates(
            position, self.player, enemies, bool(self.offensive), bool(self.players_too), self.called
        ):
            position.push(CallAlly(self.player, enemies, self.offensive, self.players_too, self.called))


@data
class CallAlly(Decision[Europa]):
    """EU-5.2.2: which Ally is called to arms."""

    enemies: Shared[list[int]]
    offensive: int
    players_too: int
    called: Shared[list[int]]
    RULES = ("EU-5.2.2.1", "EU-5.2.2.2", "EU-5.2.2.3", "EU-5.2.2.5", "EU-5.2.2.6")

    def options(self, position: Europa) -> list[int]:
        found = candidates(position, self.seat, self.enemies, bool(self.offensive), bool(self.players_too), self.called)
        return [*(CALL_ALLY.of(realm) for realm in found), DONE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == DONE.code:
            return
        realm = first(option)
        called = [*self.called, realm]
        position.push(CallStep(self.seat, self.enemies, self.offensive, self.players_too, called))
        position.tell(CALLED, position.realm_of(self.seat), realm)
        other = position.realms.player[realm]
        if other >= 0:
            position.push(AnswerStep(other, position.realm_of(self.seat), self.enemies, self.offensive))
            return
        position.push(JoinAlly(self.seat, realm, self.enemies))
        influence = OFFENSIVE if self.offensive else DEFENSIVE
        pay_influence(position, self.seat, realm, cost(position, self.seat, realm, influence))

    def facts(self, position: Europa, option: int) -> list[tuple[str, str | int]]:
        """What an NPR's help costs, and how many Units it brings; a player decides for himself."""
        if verb_of(option) == DONE.code or position.realms.player[first(option)] >= 0:
            return []
        influence = OFFENSIVE if self.offensive else DEFENSIVE
        realm = first(option)
        return [
            ("realm_brings", "yes"),
            ("realm_influence", cost(position, self.seat, realm, influence)),
            ("realm_units", levy(position, realm)),
        ]


def pay_influence(position: Europa, player: int, realm: int, count: int) -> None:
    if count <= 0:
        return
    if ownership.distant_realm(position, realm):
        me = position.own_player(player)
        me.colonists -= count
        me.cubes += count
        position.tell(COLONISTS_SPENT, me.realm, count)
    else:
        position.push(PayCallStep(player, realm, count))


@data
class PayCallStep(Step[Europa]):
    player: int
    realm: int
    left: int

    def run(self, position: Europa) -> None:
        spaces = [s for s in spaces_of(position, self.realm) if relations.spendable(position, self.player, s)]
        if len(spaces) == 1:
            supply.give_up_influence(position, self.player, spaces[0], self.left)
        elif spaces and self.left:
            position.push(PayCall(self.player, self.realm, self.left))


@data
class PayCall(Decision[Europa]):
    """EU-5.2.2.2-3: from which Area of the Ally the Influence is discarded."""

    realm: int
    left: int
    RULES = ("EU-5.2.2.2", "EU-5.2.2.3")

    def options(self, position: Europa) -> list[int]:
        return [
            PAY_CALL.of(space)
            for space in spaces_of(position, self.realm)
            if relations.spendable(position, self.seat, space)
        ]

    def choose(self, position: Europa, option: int) -> None:
        supply.give_up_influence(position, self.seat, first(option), 1)
        if self.left > 1:
            position.push(PayCallStep(self.seat, self.realm, self.left - 1))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("left", self.left)]


@data
class JoinAlly(Step[Europa]):
    """EU-5.2.2.7-9: the NPR becomes an Active Ally: Allied Units, and 1 MIL if it is adjacent to a new Enemy."""

    player: int
    realm: int
    enemies: Shared[list[int]]

    def run(self, position: Europa) -> None:
        activate(position, self.player, self.realm)
        if near_enemy(position, self.realm, self.enemies):
            purse.gain_power(position, self.player, MIL, 1)


def activate(position: Europa, player: int, realm: int) -> None:
    """EU-11.3.13, 11.3.15: an Active Ally takes part in every war of its player."""
    bonds.activate(position, player, realm, levy(position, realm))
    me = position.realm_of(player)
    for enemy in hostility.wars_of(position, me):
        if enemy != realm:
            bonds.war(position, enemy, realm, me)


def enter_war(position: Europa, realm: int, enemy: int) -> None:
    """A player's Realm is at War with another: its Active Allies and the other's are in it too (EU-11.3.15)."""
    bonds.war(position, realm, enemy)
    for one, two in ((realm, enemy), (enemy, realm)):
        player = position.realms.player[one]
        if player < 0:
            continue
        for ally in relations.active_allies(position, player):
            if ally != two:
                bonds.war(position, two, ally, one)


# how a player answers


@data
class AnswerStep(Step[Europa]):
    """EU-11.3.7: a called player answers at once; an Offensive call that he may not follow is refused by itself. An NPR
    calls its Ally though he is at War with its Enemy already (EU-5.5.1.10): it may become an Active Ally."""

    player: int
    caller: int  # Realm
    enemies: Shared[list[int]]
    offensive: int

    def run(self, position: Europa) -> None:
        enemies = [
            enemy
            for enemy in self.enemies
            if not hostility.at_war(position, position.realm_of(self.player), enemy)
            and enemy != position.realm_of(self.player)
        ]
        if not enemies:
            if position.realms.player[self.caller] >= 0:
                return
            enemies = [enemy for enemy in self.enemies if enemy != position.realm_of(self.player)]
        if self.offensive and not followable(position, self.player, enemies):
            refuse(position, self.player, self.caller, False)
        else:
            position.push(AnswerCall(self.player, self.caller, enemies, self.offensive))


def followable(position: Europa, player: int, enemies: list[int]) -> bool:
    """EU-11.3.7: the restrictions of Declarations of War hold for an Offensive call."""
    return all(not relations.declare_refusal(position, player, enemy) for enemy in enemies)


@data
class AnswerCall(Decision[Europa]):
    """EU-11.3.7-9: join the war, or refuse, which ends the Alliance."""

    caller: int
    enemies: Shared[list[int]]
    offensive: int
    RULES = ("EU-11.3.7", "EU-11.3.8", "EU-11.3.9", "EU-5.5.1.9")

    def options(self, position: Europa) -> list[int]:
        return [JOIN_WAR.code, REFUSE_CALL.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == REFUSE_CALL.code:
            refuse(position, self.seat, self.caller, not self.offensive)
        else:
            accept(position, self.seat, self.caller, self.enemies, bool(self.offensive))

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        named = [REALM.full(enemy) for enemy in self.enemies]
        return [
            ("caller", REALM.full(self.caller)),
            ("offensive", self.offensive),
            ("enemies", len(named)),
            ("enemy", named[0]),
            ("second", named[min(1, len(named) - 1)]),
            ("third", named[min(2, len(named) - 1)]),
        ]


def accept(position: Europa, player: int, caller: int, enemies: list[int], offensive: bool) -> None:
    """EU-11.3.8: at War with the Enemies; an Alliance with a player on the other side ends; of an NPR's call: 1 MIL
    (EU-5.5.1.10), whether it becomes an Active Ally, and Defensive calls to the other NPR Allies."""
    me = position.realm_of(player)
    position.tell(JOINED, me, caller)
    fresh = not any(hostility.at_war(position, me, enemy) for enemy in enemies)
    for enemy in enemies:
        if relations.allied(position, player, enemy):
            bonds.unally(position, player, enemy)
        if offensive:
            enter_war(position, me, enemy)
            if (position.realms.wed[enemy] >> player) & 1 and not (position.realms.disputed[enemy] >> player) & 1:
                # EU-9.1.10, 11.2.6: against a Realm one is Married to
                purse.stability(position, player, -1)
        else:
            enter_war(position, enemy, me)
    if position.realms.player[caller] >= 0 or offensive:
        return
    position.push(CallStep(player, enemies, 0, 0, [caller]))
    if position.realms.active[caller] == player + 1:
        through(position, player, caller)
    elif ownership.independent(position, caller) and relations.allied(position, player, caller):
        position.push(ActivateCaller(player, caller))
    if fresh:
        purse.gain_power(position, player, MIL, 1)


@data
class ActivateCaller(Decision[Europa]):
    """EU-11.3.8, 11.3.13: whether the NPR whose call was accepted becomes an Active Ally."""

    realm: int
    RULES = ("EU-11.3.8", "EU-11.3.13", "EU-11.3.16")

    def options(self, position: Europa) -> list[int]:
        return [ACTIVATE_ALLY.of(self.realm), LEAVE_PASSIVE.of(self.realm)]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == ACTIVATE_ALLY.code:
            activate(position, self.seat, self.realm)
            through(position, self.seat, self.realm)


def through(position: Europa, player: int, realm: int) -> None:
    """All wars of an Active Ally are its player's (EU-11.3.15)."""
    wars = position.own_bonds().wars
    for i in range(0, len(wars), 4):
        if realm in (wars[i], wars[i + 1]):
            wars[i + 2] = position.realm_of(player)


def refuse(position: Europa, player: int, caller: int, defensive: bool) -> None:
    """EU-11.3.9-10: the Alliance ends; of a Defensive call 2 P and five Influence, and a player may take a CB, unless
    one
    has Passed or is in another War; else a Truce."""
    me = position.realm_of(player)
    position.tell(REFUSED, me, caller)
    other = position.realms.player[caller]
    excused = bool(position.players[player].passed) or not hostility.at_peace(position, me)
    alliances.dissolve(position, player, caller)
    asked = False
    if defensive and not excused:
        if other >= 0:
            position.push(RefusalToken(other, me))
            asked = True
        position.push(alliances.LoseInfluenceStep(player, caller, REFUSAL_INFLUENCE))
        purse.prestige(position, player, -REFUSAL_PRESTIGE, BY_WARS)
    if not asked:
        bonds.truce(position, me, caller)


@data
class RefusalToken(Decision[Europa]):
    """EU-11.3.9: who was left alone by an Ally may place a CB token on him; else both have a Truce."""

    realm: int
    RULES = ("EU-11.3.9",)

    def options(self, position: Europa) -> list[int]:
        return [CB_FOR_REFUSAL.of(self.realm), DECLINE.code]

    def choose(self, position: Europa, option: int) -> None:
        if verb_of(option) == CB_FOR_REFUSAL.code:
            supply.cb(position, self.seat, self.realm, CB_REFUSED)
        else:
            bonds.truce(position, position.realm_of(self.seat), self.realm)
