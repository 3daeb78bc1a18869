"""Military Access (EU-9.5.8-12): what entering a Neutral Area costs, and the consent of an Opponent."""

from __future__ import annotations

from ludarium.games.europa.ask import relations, roads, special
from ludarium.games.europa.ask.ownership import owner_player
from ludarium.games.europa.facts import places, tracks
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.put import purse, supply
from ludarium.games.europa.table.position import Europa
from ludarium.games.europa.table.words import ACCEPT, REFUSE
from ludarium.games.europa.war.words import (
    ACCESS_ASKED,
    ACCESS_DUCATS,
    ACCESS_GRANTED,
    ACCESS_INFLUENCE,
    ACCESS_REFUSED,
    ASK_ACCESS,
)
from ludarium.kernel.fields import data
from ludarium.kernel.position import Decision
from ludarium.kernel.verb import first, verb_of


def answered(position: Europa, player: int, space: int) -> int:
    """What an Opponent has said about this Area in this Turn (EUI-30): 1 yes, 0 no, -1 nothing."""
    said = position.players[player].turn_access
    for i in range(0, len(said), 2):
        if said[i] == space:
            return said[i + 1]
    return -1


def after_answer(position: Europa, player: int, space: int, entry: int) -> int:
    """An entry of `roads` as the answers of this Turn make it. With a Marriage in the Area there is no Influence to
    remove, and nothing to pay (EU-11.2.3)."""
    if entry == roads.CONSENT:
        said = answered(position, player, space)
        if said < 0:
            return roads.CONSENT
        entry = roads.PRICED if said else roads.CLOSED
    if entry == roads.PRICED and relations.marriages_in(position, player, space):
        return roads.FREE
    return entry


def payable(position: Europa, player: int, space: int, ducats: int) -> bool:
    """EU-9.5.9: 1 own Influence of that Area, or 3 Ducats of so many."""
    if ducats >= tracks.ACCESS_DUCATS or relations.spendable(position, player, space) > 0:
        return True
    return relations.marriages_in(position, player, space) > 0


def may_enter(position: Europa, player: int, space: int, entry: int, ducats: int) -> bool:
    """Whether the player can meet what an entry takes, with so many Ducats; consent is still to be asked for."""
    how = after_answer(position, player, space, entry)
    return how == roads.FREE or (how != roads.CLOSED and payable(position, player, space, ducats))


# the price


def charge(position: Europa, player: int, space: int) -> None:
    """Asks how the player pays, if he has the choice."""
    cubes = relations.spendable(position, player, space) > 0
    if cubes and position.players[player].ducats >= tracks.ACCESS_DUCATS:
        position.push(PayAccess(player, space))
    else:
        settle(position, player, space, cubes)


def settle(position: Europa, player: int, space: int, by_influence: bool) -> None:
    if by_influence:
        supply.give_up_influence(position, player, space, 1)
    else:
        purse.lose_ducats(position, player, tracks.ACCESS_DUCATS)


@data
class PayAccess(Decision[Europa]):
    """EU-9.5.9: entering a Neutral Area costs 1 Influence there, or 3 Ducats."""

    space: int
    RULES = ("EU-9.5.9",)

    def options(self, position: Europa) -> list[int]:
        return [ACCESS_INFLUENCE.code, ACCESS_DUCATS.code]

    def choose(self, position: Europa, option: int) -> None:
        settle(position, self.seat, self.space, verb_of(option) == ACCESS_INFLUENCE.code)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("space", places.SPACE.full(self.space))]


# consent


def hosts(position: Europa, player: int, space: int) -> list[int]:
    """The Opponents who Own the Provinces, clockwise (EU-9.5.11)."""
    mine = {owner_player(position, province) for province in places.PROVINCES_OF[position.board][space]}
    return [other for other in position.others(player) if other in mine]


def ask(position: Europa, player: int, space: int) -> None:
    """EUI-30: the mover names one owner, who is asked once in this Turn."""
    found = hosts(position, player, space)
    if len(found) == 1:
        question(position, player, found[0], space)
    else:
        position.push(AskAccess(player, space))


def question(position: Europa, player: int, host: int, space: int) -> None:
    if special.mates(position, player, host):
        # EUI-43: a mate is never refused
        position.own_player(player).turn_access.extend([space, 1])
        position.tell(ACCESS_GRANTED, position.realm_of(host), space)
        return
    position.reveal()
    position.tell(ACCESS_ASKED, position.realm_of(player), position.realm_of(host), space)
    position.push(GrantAccess(host, player, space))


@data
class AskAccess(Decision[Europa]):
    """EU-9.5.11: which of the owners is asked."""

    space: int
    RULES = ("EU-9.5.11", "EUI-30")

    def options(self, position: Europa) -> list[int]:
        return [ASK_ACCESS.of(position.realm_of(host)) for host in hosts(position, self.seat, self.space)]

    def choose(self, position: Europa, option: int) -> None:
        question(position, self.seat, position.realms.player[first(option)], self.space)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("space", places.SPACE.full(self.space))]


@data
class GrantAccess(Decision[Europa]):
    """EU-9.5.11: an Opponent lets foreign Units into an Area, or not."""

    mover: int
    space: int
    RULES = ("EU-9.5.11", "AMB-EU1-46", "EUI-30")

    def options(self, position: Europa) -> list[int]:
        return [ACCEPT.code, REFUSE.code]

    def choose(self, position: Europa, option: int) -> None:
        yes = verb_of(option) == ACCEPT.code
        position.own_player(self.mover).turn_access.extend([self.space, 1 if yes else 0])
        position.tell(ACCESS_GRANTED if yes else ACCESS_REFUSED, position.realm_of(self.seat), self.space)

    def about(self, position: Europa) -> list[tuple[str, str | int]]:
        return [("realm", REALM.full(position.realm_of(self.mover))), ("space", places.SPACE.full(self.space))]
