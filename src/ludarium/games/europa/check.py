"""Conservation: pieces, cards and tokens add up at every step (plan, section 9)."""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import offices, ownership
from ludarium.games.europa.battle.state import DRAWN
from ludarium.games.europa.facts import action_cards, goals, ideas, places, realms, scenarios, tracks, trade_cards
from ludarium.games.europa.put import towns
from ludarium.games.europa.put.supply import FreeCube
from ludarium.games.europa.table.player import FOCUS_CHANGED, NO_PIECE, NOBODY
from ludarium.games.europa.table.position import (
    ABSENT,
    ARMIES,
    ARMY,
    ARMY_LEADER,
    ARMY_SPACE,
    ARMY_UNITS,
    CLEANUP,
    DNPR,
    FLEET,
    FLEET_DAMAGED,
    FLEET_HEAVY,
    FLEET_LEADER,
    FLEET_LIGHT,
    FLEET_PLACE,
    IMPERIAL,
    LARGE,
    MERCENARY,
    NPR,
    PLAYED,
    REBELS,
    SEAS,
    STAND_IN,
    TWO_SMALL,
    UNIT_KINDS,
    VASSAL,
    VASSALIZED,
    Europa,
)
from ludarium.games.europa.war.muster import IntoArmy


def check(position: Europa) -> None:
    _lands(position)
    _realms(position)
    _influence(position)
    _bonds(position)
    for player in range(len(position.players)):
        _mat(position, player)
        _forces(position, player)
    _action_cards(position)
    _other_cards(position)
    _empire(position)


def _lands(position: Europa) -> None:
    """Every Province in play has one Lawful Owner; the tracks are what lies on the map."""
    land = position.land
    count = len(position.players)
    small, large, vassal, stand_ins = [0] * count, [0] * count, [0] * count, [0] * count
    covered, covered_vassal, covers = [0] * count, [0] * count, [0] * count
    for province in range(places.PROVINCES):
        name = places.PROVINCE.ref(province)
        if not places.IN_PLAY[position.board][province]:
            assert land.town[province] == land.top[province] == 0, f"{name} is not in play, but something lies there"
            continue
        holder = land.holder[province]
        assert holder >= 0 or places.TERRITORY[province], f"{name} has no owner"
        below, top = land.town[province], land.top[province]
        player = towns.token_player(below)
        if player >= 0:
            what = towns.token_what(below)
            size = towns.printed(position, province)
            if what == VASSAL:
                assert position.realms.kind[holder] == VASSALIZED, f"{name} has Vassal tokens, but is no Vassal's"
                assert ownership.lord_player(position, holder) == player, f"{name}: the tokens are not the Overlord's"
                vassal[player] += size
            else:
                assert holder == position.players[player].realm, f"{name}: the Town is not its owner's"
                small[player] += 2 if what == TWO_SMALL else 0 if what in (LARGE, STAND_IN) else 1
                large[player] += 1 if what == LARGE else 0
                stand_ins[player] += 1 if what == STAND_IN else 0
                vassal[player] += 1 if what == STAND_IN else 0
            if top:
                covers[player] += 1
                if what == VASSAL:
                    covered_vassal[player] += size
                else:
                    covered[player] += towns.worth(what, size)
        elif holder >= 0:
            assert position.realms.kind[holder] != PLAYED, f"{name} is a player's without a Town"
            lord = ownership.lord_player(position, holder)
            assert lord < 0, f"{name} is the Vassal of a player without tokens"
        other = towns.token_player(top)
        if other >= 0:
            what = towns.token_what(top)
            assert holder != position.players[other].realm, f"{name} is occupied by its own owner"
            small[other] += 2 if what == TWO_SMALL else 0 if what in (LARGE, STAND_IN) else 1
            large[other] += 1 if what == LARGE else 0
            stand_ins[other] += 1 if what == STAND_IN else 0
            vassal[other] += 1 if what == STAND_IN else 0
        assert top != REBELS or player >= 0, f"{name} has a Rebel Town on nobody's Town"
    for player, me in enumerate(position.players):
        assert [me.small, me.large, me.vassal, me.stand_ins] == [
            small[player],
            large[player],
            vassal[player],
            stand_ins[player],
        ], f"the Town Track of player {player} is wrong"
        assert [me.covered, me.covered_vassal, me.covers] == [
            covered[player],
            covered_vassal[player],
            covers[player],
        ], f"the covers of player {player} are wrong"
        assert me.small <= tracks.PIECES_SMALL
        assert me.large <= tracks.PIECES_LARGE
        assert me.vassal <= tracks.PIECES_VASSALS


def _realms(position: Europa) -> None:
    table, land = position.realms, position.land
    for realm in range(realms.REALMS):
        name = realms.REALM.ref(realm)
        kind = table.kind[realm]
        if kind == ABSENT:
            assert table.capital[realm] < 0, f"{name} is out of play, but has a Capital"
            assert table.allies[realm] == table.wed[realm] == 0, f"{name} is out of play, but bears tokens"
            continue
        capital = table.capital[realm]
        assert capital >= 0, f"{name} has no Capital"
        assert land.holder[capital] == realm, f"{name} does not hold its Capital"
        assert (kind == PLAYED) == (table.player[realm] >= 0), f"{name}: played by nobody"
        assert (kind == VASSALIZED) == (table.lord[realm] >= 0), f"{name}: a Vassal has an Overlord, nobody else has"
        if kind in (NPR, DNPR):
            allies = table.allies[realm]
            assert allies & (allies - 1) == 0, f"{name} is allied to two players"
        assert not table.active[realm] or (table.allies[realm] >> (table.active[realm] - 1)) & 1, f"{name}: Active Ally"
        assert table.disputed[realm] & ~table.wed[realm] == 0, f"{name}: a Succession without a Marriage"
    for player, me in enumerate(position.players):
        bit = 1 << player
        assert sum(1 for each in table.allies if each & bit) <= tracks.PIECES_ALLIANCES
        assert sum(1 for each in table.wed if each & bit) <= tracks.PIECES_MARRIAGES
        assert me.realm >= 0


def _influence(position: Europa) -> None:
    for space, packed in enumerate(position.areas.influence):
        total = 0
        while packed:
            total += packed & 7
            packed >>= 3
        assert total <= tracks.LIMIT_INFLUENCE, f"{places.SPACE.ref(space)} holds more than five Influence"
    imperial = sum((packed >> (3 * IMPERIAL)) & 7 for packed in position.areas.influence)
    assert imperial <= tracks.PIECES_IMPERIAL


def _bonds(position: Europa) -> None:
    wars = position.bonds.wars
    for i in range(0, len(wars), 4):
        for realm in (wars[i], wars[i + 1]):
            assert position.realms.kind[realm] not in (ABSENT, VASSALIZED), f"{realms.REALM.ref(realm)} is at War"
        assert wars[i] != wars[i + 1]
        for one, two in ((wars[i], wars[i + 1]), (wars[i + 1], wars[i])):
            player = position.realms.player[one]
            assert player < 0 or not (position.realms.allies[two] >> player) & 1, "a War with an Ally"
    for player, me in enumerate(position.players):
        mine = sum(1 for each in position.areas.claims if (each >> player) & 1)
        cores = sum(1 for each in position.areas.core if each == player + 1)
        cbs = sum(1 for i in range(0, len(position.bonds.cbs), 3) if position.bonds.cbs[i] == player)
        assert [me.claims, me.cores, me.cbs] == [mine, cores, cbs], f"the tokens of player {player} are miscounted"
        assert mine + cores + cbs <= tracks.PIECES_CLAIMS + tracks.PIECES_CLAIMS_CB
        assert cores <= tracks.PIECES_CLAIMS
        assert cbs <= tracks.PIECES_CLAIMS_CB


def _mat(position: Europa, player: int) -> None:
    me = position.players[player]
    assert min(me.ducats, me.interest, me.colonists) >= 0, f"player {player} is below nothing"
    assert -tracks.STABILITY_MOST <= me.stability <= tracks.STABILITY_MOST
    assert all(0 <= power <= tracks.POWER_MOST for power in me.power)
    assert sum(me.glory) == me.prestige, f"the Prestige of player {player} has no source"
    placed = sum((packed >> (3 * player)) & 7 for packed in position.areas.influence)
    cubes = (
        me.cubes
        + sum(me.power)
        + placed
        + me.colonists
        + position.curia.count(player)
        + (1 if position.roma == player else 0)
        + sum(me.display[1::2])
        + me.covers
        + (1 if me.round_flags & FOCUS_CHANGED else 0)
    )
    assert cubes == tracks.PIECES_CUBES, f"player {player} has {cubes} cubes"
    waiting = sum(1 for frame in position.agenda if isinstance(frame, FreeCube) and frame.seat == player)
    assert me.cubes >= -waiting, f"player {player} owes cubes and is not asked"
    assert len(me.merchants) == tracks.PIECES_MERCHANTS
    nodes = [each // 2 for each in me.merchants if each >= 0]
    assert len(set(nodes)) == len(nodes), "two Merchants in a node"
    assert min(me.merchants) >= NO_PIECE


def _forces(position: Europa, player: int) -> None:
    me = position.players[player]
    forces = position.forces
    for army in range(ARMIES):
        at = (player * ARMIES + army) * ARMY
        units = forces.armies[at + ARMY_UNITS : at + ARMY_UNITS + UNIT_KINDS]
        assert all(each >= 0 for each in units)
        assert (forces.armies[at + ARMY_SPACE] >= 0) == any(units), f"Army {army + 1} of player {player} is empty"
    at = player * FLEET
    size = sum(forces.fleets[at + FLEET_LIGHT : at + FLEET_LIGHT + 3])
    assert (forces.fleets[at + FLEET_PLACE] >= 0) == (size > 0), f"the Fleet of player {player} is empty"
    assert 0 <= forces.fleets[at + FLEET_DAMAGED] <= forces.fleets[at + FLEET_HEAVY]
    assert ask_forces.supply_ships(position, player) >= 0, f"player {player} has too many Ships"
    assert me.available >= 0
    assert me.exhausted >= 0
    assert me.allied >= 0
    regulars = ask_forces.deployed_regulars(position, player)
    # a Regular that has been paid for and waits for its Army
    regulars += sum(
        1
        for frame in position.agenda
        if isinstance(frame, IntoArmy) and frame.seat == player and frame.kind < MERCENARY
    )
    if position.phase != CLEANUP:
        assert regulars + me.available + me.exhausted == me.total, (
            f"Manpower of player {player}: {regulars} + {me.available} + {me.exhausted}, not {me.total}"
        )
    assert all(forces.docked[i + 2] > 0 for i in range(0, len(forces.docked), 3))
    for sea in range(SEAS):
        assert ask_forces.free_slots(position, sea) >= 0, f"{places.SEA.ref(sea)}: more Ships than slots"


def _action_cards(position: Europa) -> None:
    """Each Action card lies in one place."""
    decks = position.decks
    found: list[int] = []
    for pile in [*decks.action, *decks.discards]:
        found.extend(pile)
    for player, me in enumerate(position.players):
        found.extend([*me.hand, *me.drawn, *me.display[::2]])
        found.extend(card for card in me.advisors if card != NOBODY)
        if 0 <= me.ruler < action_cards.CARDS:
            found.append(me.ruler)
        for army in range(ARMIES):
            leader = position.forces.armies[(player * ARMIES + army) * ARMY + ARMY_LEADER]
            if leader >= 0:
                found.append(leader)
        admiral = position.forces.fleets[player * FLEET + FLEET_LEADER]
        if admiral >= 0:
            found.append(admiral)
    if position.battle and position.battle[DRAWN] != NOBODY:
        found.append(position.battle[DRAWN])
    assert len(found) == len(set(found)), "an Action card lies in two places"
    scenario = scenarios.SCENARIOS[position.scenario]
    introduction = scenario.ideas == scenarios.BASIC_ONLY
    wanted = [
        card
        for card in range(action_cards.CARDS)
        if not introduction or action_cards.IN_INTRODUCTION[action_cards.TYPE_OF[card]]
    ]
    assert sorted(found) == wanted, "Action cards are missing"


def _other_cards(position: Europa) -> None:
    decks = position.decks
    trades = [*decks.trade, *decks.trade_discards, *decks.trade_out, *position.trade_open]
    assert sorted(trades) == list(range(trade_cards.TRADES)), "Trade cards do not add up"
    shown = [*decks.ideas, *decks.ideas_later, *[idea for pile in decks.idea_piles for idea in pile]]
    assert len(shown) == len(set(shown)), "an Idea lies in two places"
    for me in position.players:
        assert all(idea in decks.ideas for idea in range(ideas.IDEAS) if (me.ideas >> idea) & 1), (
            "an Idea is not displayed"
        )
        mine = [*me.missions, *me.aside, *me.done]
        assert len(mine) == len(set(mine))
        assert len(me.missions) <= 2
        assert all(0 <= mission < goals.MISSIONS for mission in mine)
    later = [event for pile in decks.events_later for event in pile]
    everything = [*decks.events, *decks.row, *decks.taken, *later]
    assert len(everything) == len(set(everything)), "an Event lies in two places"


def _empire(position: Europa) -> None:
    if position.emperor >= 0:
        assert 0 <= position.authority <= offices.authority_cap(position), "the Imperial Authority is above its cap"
        assert position.realms.kind[position.emperor] != ABSENT
    else:
        assert position.authority == 0
        assert position.imperial_pool == 0
    assert len(position.curia) <= offices.curia_slots(position), "more Cardinals than slots"
    for player in [*position.curia, *([position.roma] if position.roma >= 0 else [])]:
        assert offices.catholic(position, player), "a Cardinal of no Catholic"
