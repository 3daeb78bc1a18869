"""Random wars: how they stand, which terms are open and what they cost, against the oracle; and every peace ends."""

from __future__ import annotations

import random

import pytest

from ludarium.games.europa.ask import hostility, ownership
from ludarium.games.europa.check import check
from ludarium.games.europa.facts.places import PROVINCE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.peace import keep, settle, terms, treaties, victory
from ludarium.games.europa.peace.words import HUMILIATION, KEEP, RANSOM, TERM, WHITE
from ludarium.games.europa.table.position import Europa

from .oracle import (
    automatic,
    enemies,
    humiliation_prestige,
    npr_ransom,
    read,
    speaker,
    standing,
    terms_of,
    white_prestige,
)
from .worlds import world

STANDINGS = ["open", "partial", "total"]


def wars(position: Europa) -> list[tuple[int, int]]:
    """Every player with every Enemy of his."""
    return [(player, realm) for player in position.order for realm in victory.opponents(position, player)]


@pytest.mark.rule("EU-10.2.T1", "EU-10.5.T1", "EU-10.3.5", "EU-10.3.6", "EU-10.3.10", "EU-18.4.9")
@pytest.mark.parametrize("seed", range(30))
def test_standings_and_terms(seed: int) -> None:
    position = world(seed)
    table = read(position)
    for player in position.order:
        me = REALM.ref(position.realm_of(player))
        assert sorted(REALM.ref(r) for r in victory.opponents(position, player)) == sorted(enemies(table, me))
        for realm in victory.opponents(position, player):
            enemy = REALM.ref(realm)
            about = f"{me} against {enemy}"
            assert REALM.ref(victory.speaker(position, realm, position.realm_of(player))) == speaker(
                table, enemy, me
            ), about
            why = victory.standing(position, player, realm)
            assert STANDINGS[why] == standing(table, me, enemy), about
            found = {TERM.ref(term) for term in terms.terms(position, player, realm, why)}
            assert found == terms_of(table, me, enemy), about
            if realm in victory.enemies(position, player):
                assert victory.automatic(position, player, realm) == automatic(table, me, enemy), about


@pytest.mark.rule("EU-10.5.WP", "EU-10.5.HU", "EU-10.3.8")
@pytest.mark.parametrize("seed", range(12))
def test_what_white_peace_and_humiliation_cost(seed: int) -> None:
    position = world(seed)
    table = read(position)
    for player, realm in wars(position):
        if realm not in victory.enemies(position, player):
            continue
        me, enemy = REALM.ref(position.realm_of(player)), REALM.ref(realm)
        scope = victory.side(position, realm, position.realm_of(player))
        after = position.clone()
        treaties.conclude(after, player, realm, scope, [], WHITE, terms.NO_VICTOR, [])
        assert _gained(position, after) == white_prestige(table, me, enemy)
        if enemy in table.player:
            after = position.clone()
            treaties.conclude(after, player, realm, scope, [], HUMILIATION, victory.PARTIAL, [])
            expected = humiliation_prestige(table, me, enemy)
            assert _gained(position, after) == {each: points for each, points in expected.items() if points}


def _gained(before: Europa, after: Europa) -> dict[str, int]:
    found: dict[str, int] = {}
    for player in before.order:
        points = after.players[player].prestige - before.players[player].prestige
        if points:
            found[REALM.ref(before.realm_of(player))] = points
    return found


@pytest.mark.rule("EU-10.5.KC.1", "EU-10.5.KC.2", "EU-10.5.KC.3", "AMB-9")
@pytest.mark.parametrize("seed", range(20))
def test_what_an_npr_pays(seed: int) -> None:
    """Some of the Provinces that may go back for Ducats do."""
    position = world(seed)
    table = read(position)
    dice = random.Random(seed)
    for player, realm in wars(position):
        if position.realms.player[realm] >= 0:
            continue
        me, enemy = REALM.ref(position.realm_of(player)), REALM.ref(realm)
        choice = [p for p in keep.undecided(position, player, [realm], []) if dice.random() < 0.5]
        fates = [each for province in choice for each in (province, RANSOM)]
        after = position.clone()
        treaties.conclude(after, player, realm, [realm], [], KEEP, victory.PARTIAL, fates)
        paid = after.players[player].ducats - position.players[player].ducats
        assert paid == npr_ransom(table, me, enemy, {PROVINCE.ref(p) for p in choice}), f"{me}, {enemy}"


@pytest.mark.rule("EU-10.1.0", "EU-10.1.11", "EU-10.1.12", "EU-10.0.1", "EU-10.5.1")
@pytest.mark.parametrize("seed", range(25))
def test_every_peace_ends(seed: int) -> None:
    """Whatever is chosen: pieces add up at every step, and in the end nothing is Occupied without a War."""
    position = world(seed + 1000)
    dice = random.Random(seed)
    asked = 0
    check(position)
    while True:
        while position.tick():
            check(position)
        if not position.agenda:
            break
        options = position.options()
        assert len(options) == len(set(options))
        position.choose(dice.choice(options))
        asked += 1
        assert asked < 800
    for province, top in enumerate(position.land.top):
        player = ownership.token_player(top)
        if player >= 0:
            assert hostility.foe(position, position.realm_of(player), position.land.holder[province])
    for player in position.order:
        if hostility.at_peace(position, position.realm_of(player)):
            me = position.players[player]
            assert (me.allied, me.levies) == (0, [])
            assert player + 1 not in position.realms.active


@pytest.mark.rule("AMB-11")
@pytest.mark.parametrize("seed", range(8))
def test_swaps_against_all_subsets(seed: int) -> None:
    """`balanced` against trying all sets."""
    position = world(seed)
    dice = random.Random(seed)
    provinces = [p for p, holder in enumerate(position.land.holder) if holder >= 0]
    for _ in range(40):
        gives = dice.sample(provinces, dice.randint(0, 4))
        takes = dice.sample(provinces, dice.randint(0, 4))
        balance = dice.randint(-3, 3)
        found = keep.balanced(position, gives, takes, balance)
        given = [victory.value_of(position, each) for each in _subsets(gives)]
        got = [victory.value_of(position, each) for each in _subsets(takes)]
        wanted = any(balance + one == two and (balance != 0 or (one and two)) for one in given for two in got)
        assert found == wanted
    assert settle.CAPITAL_RANSOM == 10


def _subsets(provinces: list[int]) -> list[list[int]]:
    found: list[list[int]] = [[]]
    for province in provinces:
        found += [[*each, province] for each in found]
    return found
