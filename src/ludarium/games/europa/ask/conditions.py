"""Conditions of the cards (EFFECTS 5): true or false for the subject now."""

from __future__ import annotations

from ludarium.games.europa.ask import counts, offices, ownership, reach, relations
from ludarium.games.europa.facts import action_cards, places, realms
from ludarium.games.europa.language import symbols as s
from ludarium.games.europa.language.deeds import compare
from ludarium.games.europa.language.program import Condition, Target
from ludarium.games.europa.table.player import NOBODY
from ludarium.games.europa.table.position import DNPR, NPR, PLAYED, Europa


def holds(position: Europa, player: int, condition: Condition) -> bool:
    code = condition.code
    if code == s.C_COMPARE:
        found = 0
        for count in condition.counts:
            found += counts.number(position, player, count)
        return (
            found >= condition.n if condition.compare == s.AT_LEAST else compare(found, condition.compare, condition.n)
        )
    if code == s.C_ALWAYS:
        return True
    if code == s.C_AND:
        for kid in condition.asked:
            if not holds(position, player, kid):
                return False
        return True
    if code == s.C_OR:
        for kid in condition.asked:
            if holds(position, player, kid):
                return True
        return False
    if code == s.C_NOT:
        return not holds(position, player, condition.kids[0])
    return _fact(position, player, condition)


def holds_now(position: Europa, player: int, condition: Condition, news: int) -> bool:
    """Whether a condition that did not hold before holds now. `news`: what has changed since, a bit set G_...; of
    several ways to meet it those that read nothing of that are as closed as before."""
    if condition.code != s.C_OR or news & s.G_AGAIN:
        return holds(position, player, condition)
    for kid in condition.asked:
        if kid.reads & news and holds(position, player, kid):
            return True
    return False


def _fact(position: Europa, player: int, condition: Condition) -> bool:
    code = condition.code
    me = position.players[player]
    if code == s.C_MOST:
        mine = counts.number(position, player, condition.counts[0])
        for other in position.order:
            if other != player and counts.number(position, other, condition.counts[0]) >= mine:
                return False
        return True
    if code == s.C_FAITH:
        return faith_is(position.realms.faith[me.realm], condition.index)
    if code == s.C_FAITH_OF:
        return faith_is(offices.creed(position, condition.place.index), condition.index)
    if code == s.C_OWNS:
        return owns(position, player, condition.place)
    if code == s.C_CONTROLS:
        return controls(position, player, condition.place)
    if code == s.C_ADJACENT:
        return reach.adjacent(position, me.realm, condition.place.index)
    if code == s.C_HAS_IDEA:
        return (me.ideas >> condition.index) & 1 == 1
    if code == s.C_HAS_CARD:
        return any(action_cards.TYPE_OF[me.display[i]] == condition.index for i in range(0, len(me.display), 2))
    if code == s.C_AT_WAR:
        return not relations.at_peace(position, me.realm)
    if code == s.C_EMPEROR:
        return offices.is_emperor(position, player)
    if code == s.C_CURIA_CONTROLLER:
        return offices.curia_controller(position) == player
    if code == s.C_HRE_SUBJECT:
        return offices.subject(position, me.realm)
    if code == s.C_LEADER_HERE:
        return leader_here(position, player)
    return _realm_fact(position, player, code, realm_of(position, condition.place))


def _realm_fact(position: Europa, player: int, code: int, realm: int) -> bool:
    if realm < 0:
        return False
    if code == s.C_IS:
        return position.players[player].realm == realm
    if code == s.C_ALLY:
        return (position.realms.allies[realm] >> player) & 1 == 1
    if code == s.C_MARRIED:
        return (position.realms.wed[realm] >> player) & 1 == 1
    if code == s.C_EXISTS:
        return position.realms.kind[realm] in (NPR, DNPR)
    assert code == s.C_AT_WAR_WITH
    return relations.at_war(position, position.players[player].realm, realm)


def faith_is(faith: int, wanted: int) -> bool:
    """A test for Catholic is also true for Counter-Reformed (EU-15.0.2)."""
    return faith == wanted or (wanted == s.F_CATHOLIC and faith == s.F_COUNTER_REFORMED)


def called(position: Europa, realm: int) -> int:
    """The Realm that a text means by a name: Kalmar is Denmark, where it plays (EUI-17)."""
    if realm == realms.DENMARK and position.realms.kind[realms.KALMAR] == PLAYED:
        return realms.KALMAR
    return realm


def realm_of(position: Europa, place: Target) -> int:
    """The Realm a condition names: itself, or `it`."""
    if place.how != s.BY_IT:
        return called(position, place.index)
    context = position.contexts[-1] if position.contexts else None
    return context.it if context is not None and context.it_kind == s.K_REALM else -1


def owns(position: Europa, player: int, place: Target) -> bool:
    """EU-2.T.5; of an Area all Provinces in play."""
    if place.kind == s.K_PROVINCE:
        return ownership.owner_player(position, place.index) == player
    return ownership.owns_all(position, player, place.index)


def controls(position: Europa, player: int, place: Target) -> bool:
    """EU-2.T.6."""
    realm = position.players[player].realm
    if place.kind == s.K_PROVINCE:
        return ownership.controller(position, place.index) == realm
    provinces = places.PROVINCES_OF[position.board][place.index]
    return bool(provinces) and all(ownership.controller(position, province) == realm for province in provinces)


def leader_here(position: Europa, player: int) -> bool:
    """A Leader of his own serves in the Battle being fought (battle.state keeps him at the head of its numbers)."""
    battle = position.battle
    if not battle:
        return False
    return (battle[0] == player and battle[2] != NOBODY) or (battle[1] == player and battle[3] != NOBODY)
