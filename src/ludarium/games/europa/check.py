"""Conservation: pieces, cards and tokens add up at every step. Each complaint has words in the catalogues
(`error-unsound-...`): a scenario that describes such a table is told them."""

from __future__ import annotations

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import offices, ownership
from ludarium.games.europa.check_cards import check_cards
from ludarium.games.europa.facts import places, realms, tracks
from ludarium.games.europa.put import towns
from ludarium.games.europa.put.supply import FreeCube
from ludarium.games.europa.table.player import FOCUS_CHANGED, NO_PIECE
from ludarium.games.europa.table.position import (
    ABSENT,
    ARMIES,
    ARMY,
    ARMY_SPACE,
    ARMY_UNITS,
    CLEANUP,
    DNPR,
    FLEET,
    FLEET_DAMAGED,
    FLEET_HEAVY,
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
from ludarium.kernel.errors import fault


def check(position: Europa) -> None:
    _lands(position)
    _realms(position)
    _influence(position)
    _bonds(position)
    for player in range(len(position.players)):
        _mat(position, player)
        _forces(position, player)
    check_cards(position)
    _empire(position)


def name_of(position: Europa, player: int) -> str:
    """A player is told by his Realm."""
    return realms.REALM.ref(position.players[player].realm)


def _lands(position: Europa) -> None:
    """Every Province in play has one Lawful Owner; the tracks are what lies on the map."""
    land = position.land
    count = len(position.players)
    small, large, vassal, stand_ins = [0] * count, [0] * count, [0] * count, [0] * count
    covered, covered_vassal, covers = [0] * count, [0] * count, [0] * count
    for province in range(places.PROVINCES):
        name = places.PROVINCE.ref(province)
        if not places.IN_PLAY[position.board][province]:
            assert land.town[province] == land.top[province] == 0, fault(
                "out-of-play", f"{name} is not in play, but something lies there", province=name
            )
            continue
        holder = land.holder[province]
        assert holder >= 0 or places.TERRITORY[province], fault("no-owner", f"{name} has no owner", province=name)
        if holder >= 0 and position.realms.kind[holder] == ABSENT:
            who = realms.REALM.ref(holder)
            raise AssertionError(
                fault("absent-land", f"{name} belongs to {who}, which is out of play", province=name, realm=who)
            )
        below, top = land.town[province], land.top[province]
        player = towns.token_player(below)
        if player >= 0:
            what = towns.token_what(below)
            size = towns.printed(position, province)
            if what == VASSAL:
                assert position.realms.kind[holder] == VASSALIZED, fault(
                    "no-vassal", f"{name} has Vassal tokens, but is no Vassal's", province=name
                )
                assert ownership.lord_player(position, holder) == player, fault(
                    "overlord", f"{name}: the tokens are not the Overlord's", province=name
                )
                vassal[player] += size
            else:
                assert holder == position.players[player].realm, fault(
                    "town-owner", f"{name}: the Town is not its owner's", province=name
                )
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
            assert position.realms.kind[holder] != PLAYED, fault(
                "no-town", f"{name} is a player's without a Town", province=name
            )
            assert ownership.lord_player(position, holder) < 0, fault(
                "no-token", f"{name} is the Vassal of a player without tokens", province=name
            )
        other = towns.token_player(top)
        if other >= 0:
            what = towns.token_what(top)
            assert holder != position.players[other].realm, fault(
                "own-occupant", f"{name} is occupied by its own owner", province=name
            )
            small[other] += 2 if what == TWO_SMALL else 0 if what in (LARGE, STAND_IN) else 1
            large[other] += 1 if what == LARGE else 0
            stand_ins[other] += 1 if what == STAND_IN else 0
            vassal[other] += 1 if what == STAND_IN else 0
        assert top != REBELS or player >= 0, fault(
            "rebel-town", f"{name} has a Rebel Town on nobody's Town", province=name
        )
    for player, me in enumerate(position.players):
        who = name_of(position, player)
        on_map = [small[player], large[player], vassal[player], stand_ins[player]]
        assert [me.small, me.large, me.vassal, me.stand_ins] == on_map, fault(
            "track", f"the Town Track of {who} is wrong", realm=who
        )
        hidden = [covered[player], covered_vassal[player], covers[player]]
        assert [me.covered, me.covered_vassal, me.covers] == hidden, fault(
            "covers", f"the covers of {who} are wrong", realm=who
        )
        assert me.small <= tracks.PIECES_SMALL, fault(
            "small-towns", f"{who} has more than {tracks.PIECES_SMALL} Small Towns", realm=who, most=tracks.PIECES_SMALL
        )
        assert me.large <= tracks.PIECES_LARGE, fault(
            "large-towns", f"{who} has more than {tracks.PIECES_LARGE} Large Towns", realm=who, most=tracks.PIECES_LARGE
        )
        assert me.vassal <= tracks.PIECES_VASSALS, fault(
            "vassal-tokens",
            f"{who} has more than {tracks.PIECES_VASSALS} Vassal tokens",
            realm=who,
            most=tracks.PIECES_VASSALS,
        )


def _realms(position: Europa) -> None:
    table, land = position.realms, position.land
    for realm in range(realms.REALMS):
        name = realms.REALM.ref(realm)
        kind = table.kind[realm]
        assert (kind == PLAYED) == (table.player[realm] >= 0), fault(
            "played", f"{name}: what is played has a player, nothing else has", realm=name
        )
        if kind == ABSENT:
            assert table.capital[realm] < 0, fault(
                "absent-capital", f"{name} is out of play, but has a Capital", realm=name
            )
            assert table.allies[realm] == table.wed[realm] == 0, fault(
                "absent-tokens", f"{name} is out of play, but bears tokens", realm=name
            )
            continue
        capital = table.capital[realm]
        assert capital >= 0, fault("no-capital", f"{name} has no Capital", realm=name)
        assert land.holder[capital] == realm, fault("capital", f"{name} does not hold its Capital", realm=name)
        assert (kind == VASSALIZED) == (table.lord[realm] >= 0), fault(
            "lord", f"{name}: a Vassal has an Overlord, nobody else has", realm=name
        )
        if kind in (NPR, DNPR):
            allies = table.allies[realm]
            assert allies & (allies - 1) == 0, fault("two-allies", f"{name} is allied to two players", realm=name)
        active = table.active[realm] - 1
        assert active < 0 or table.allies[realm] >> active & 1, fault(
            "active-ally", f"{name} is an Active Ally without an Alliance", realm=name
        )
        assert table.disputed[realm] & ~table.wed[realm] == 0, fault(
            "disputed", f"{name}: a Disputed Succession without a Marriage", realm=name
        )
    for player, me in enumerate(position.players):
        bit, who = 1 << player, name_of(position, player)
        assert not (table.allies[me.realm] | table.wed[me.realm]) & bit, fault(
            "own-tie", f"{who} is tied to itself", realm=who
        )
        assert sum(1 for each in table.allies if each & bit) <= tracks.PIECES_ALLIANCES, fault(
            "alliances",
            f"{who} has more than {tracks.PIECES_ALLIANCES} Alliances",
            realm=who,
            most=tracks.PIECES_ALLIANCES,
        )
        assert sum(1 for each in table.wed if each & bit) <= tracks.PIECES_MARRIAGES, fault(
            "marriages",
            f"{who} has more than {tracks.PIECES_MARRIAGES} Marriages",
            realm=who,
            most=tracks.PIECES_MARRIAGES,
        )
        for other, you in enumerate(position.players):
            theirs = realms.REALM.ref(you.realm)
            assert table.allies[you.realm] >> player & 1 == table.allies[me.realm] >> other & 1, fault(
                "one-token-alliance", f"an Alliance of {who} and {theirs} has two tokens", realm=who, other=theirs
            )
            assert table.wed[you.realm] >> player & 1 == table.wed[me.realm] >> other & 1, fault(
                "one-token-marriage", f"a Marriage of {who} and {theirs} has two tokens", realm=who, other=theirs
            )


def _influence(position: Europa) -> None:
    for space, packed in enumerate(position.areas.influence):
        total = 0
        while packed:
            total += packed & 7
            packed >>= 3
        name = places.SPACE.ref(space)
        assert total <= tracks.LIMIT_INFLUENCE, fault(
            "influence",
            f"{name} holds more than {tracks.LIMIT_INFLUENCE} Influence",
            area=name,
            most=tracks.LIMIT_INFLUENCE,
        )
    imperial = sum((packed >> (3 * IMPERIAL)) & 7 for packed in position.areas.influence)
    assert imperial <= tracks.PIECES_IMPERIAL, fault(
        "imperial", f"there are only {tracks.PIECES_IMPERIAL} cubes of Imperial Influence", most=tracks.PIECES_IMPERIAL
    )


def _bonds(position: Europa) -> None:
    wars = position.bonds.wars
    for i in range(0, len(wars), 4):
        for realm in (wars[i], wars[i + 1]):
            name = realms.REALM.ref(realm)
            assert position.realms.kind[realm] not in (ABSENT, VASSALIZED), fault(
                "war", f"{name} is at War, but out of play or a Vassal", realm=name
            )
        name = realms.REALM.ref(wars[i])
        assert wars[i] != wars[i + 1], fault("war-self", f"{name} is at War with itself", realm=name)
        for one, two in ((wars[i], wars[i + 1]), (wars[i + 1], wars[i])):
            player = position.realms.player[one]
            mine, yours = realms.REALM.ref(one), realms.REALM.ref(two)
            assert player < 0 or not (position.realms.allies[two] >> player) & 1, fault(
                "war-ally", f"{mine} is at War with its Ally {yours}", realm=mine, other=yours
            )
    for player, me in enumerate(position.players):
        who = name_of(position, player)
        claims = sum(1 for each in position.areas.claims if (each >> player) & 1)
        cores = sum(1 for each in position.areas.core if each == player + 1)
        cbs = sum(1 for i in range(0, len(position.bonds.cbs), 3) if position.bonds.cbs[i] == player)
        assert [me.claims, me.cores, me.cbs] == [claims, cores, cbs], fault(
            "tokens", f"the tokens of {who} are miscounted", realm=who
        )
        tokens = tracks.PIECES_CLAIMS + tracks.PIECES_CLAIMS_CB
        assert claims + cores + cbs <= tokens, fault(
            "claims", f"{who} has only {tokens} tokens for Claims, Cores and CBs", realm=who, most=tokens
        )
        assert cores <= tracks.PIECES_CLAIMS, fault(
            "cores", f"{who} has only {tracks.PIECES_CLAIMS} Core tokens", realm=who, most=tracks.PIECES_CLAIMS
        )
        assert cbs <= tracks.PIECES_CLAIMS_CB, fault(
            "cbs", f"{who} has only {tracks.PIECES_CLAIMS_CB} CB tokens", realm=who, most=tracks.PIECES_CLAIMS_CB
        )


def _mat(position: Europa, player: int) -> None:
    me, who = position.players[player], name_of(position, player)
    assert min(me.ducats, me.interest, me.colonists) >= 0, fault("below", f"{who} is below nothing", realm=who)
    assert -tracks.STABILITY_MOST <= me.stability <= tracks.STABILITY_MOST, fault(
        "stability", f"the Stability of {who} is off its track", realm=who
    )
    assert all(0 <= power <= tracks.POWER_MOST for power in me.power), fault(
        "power", f"{who} has more than {tracks.POWER_MOST} Monarch Power of a type", realm=who, most=tracks.POWER_MOST
    )
    assert sum(me.glory) == me.prestige, fault("prestige", f"the Prestige of {who} has no source", realm=who)
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
    assert cubes == tracks.PIECES_CUBES, fault(
        "cubes", f"{who} has {cubes} cubes, not {tracks.PIECES_CUBES}", realm=who, found=cubes, most=tracks.PIECES_CUBES
    )
    waiting = sum(1 for frame in position.agenda if isinstance(frame, FreeCube) and frame.seat == player)
    assert me.cubes >= -waiting, fault(
        "cubes-out",
        f"{who} has {tracks.PIECES_CUBES} cubes, and more lie on the table",
        realm=who,
        most=tracks.PIECES_CUBES,
    )
    nodes = [each // 2 for each in me.merchants if each >= 0]
    assert len(me.merchants) == tracks.PIECES_MERCHANTS, fault(
        "merchants", f"{who} has not {tracks.PIECES_MERCHANTS} Merchants", realm=who, most=tracks.PIECES_MERCHANTS
    )
    assert min(me.merchants) >= NO_PIECE, fault("merchant-place", f"a Merchant of {who} is nowhere", realm=who)
    assert len(set(nodes)) == len(nodes), fault("merchant-twice", f"{who} has two Merchants in a node", realm=who)


def _forces(position: Europa, player: int) -> None:
    me, who = position.players[player], name_of(position, player)
    forces = position.forces
    for army in range(ARMIES):
        at = (player * ARMIES + army) * ARMY
        units = forces.armies[at + ARMY_UNITS : at + ARMY_UNITS + UNIT_KINDS]
        assert all(each >= 0 for each in units), fault("army-below", f"an Army of {who} is below nothing", realm=who)
        space = forces.armies[at + ARMY_SPACE]
        assert (space >= 0) == any(units), fault(
            "army",
            f"Army {army + 1} of {who}: there is none without Units, and none off the map",
            realm=who,
            army=army + 1,
        )
        assert space < 0 or places.SPACE_IN_PLAY[position.board][space], fault(
            "army-place", f"Army {army + 1} of {who} is in no Area of this board", realm=who, army=army + 1
        )
    at = player * FLEET
    size = sum(forces.fleets[at + FLEET_LIGHT : at + FLEET_LIGHT + 3])
    assert (forces.fleets[at + FLEET_PLACE] >= 0) == (size > 0), fault(
        "fleet", f"the Fleet of {who}: there is none without Ships, and none off the map", realm=who
    )
    assert 0 <= forces.fleets[at + FLEET_DAMAGED] <= forces.fleets[at + FLEET_HEAVY], fault(
        "damaged", f"more Heavy Ships of {who} are damaged than there are", realm=who
    )
    assert ask_forces.supply_ships(position, player) >= 0, fault(
        "ships", f"{who} has more than {tracks.PIECES_SHIPS} Ships", realm=who, most=tracks.PIECES_SHIPS
    )
    assert min(me.available, me.exhausted, me.allied) >= 0, fault(
        "reserve", f"the Manpower Reserve of {who} is below nothing", realm=who
    )
    regulars = ask_forces.deployed_regulars(position, player)
    # a Regular that has been paid for and waits for its Army
    regulars += sum(
        1
        for frame in position.agenda
        if isinstance(frame, IntoArmy) and frame.seat == player and frame.kind < MERCENARY
    )
    if position.phase != CLEANUP:
        assert regulars + me.available + me.exhausted == me.total, fault(
            "manpower",
            f"Manpower of {who}: {regulars} + {me.available} + {me.exhausted}, not {me.total}",
            realm=who,
            deployed=regulars,
            available=me.available,
            exhausted=me.exhausted,
            total=me.total,
        )
    assert all(forces.docked[i + 2] > 0 for i in range(0, len(forces.docked), 3)), fault(
        "docked", "no Ships lie in a Port where some are told of"
    )
    for sea in range(SEAS):
        name = places.SEA.ref(sea)
        assert ask_forces.free_slots(position, sea) >= 0, fault("slots", f"{name}: more Ships than slots", sea=name)


def _empire(position: Europa) -> None:
    if position.emperor >= 0:
        cap = offices.authority_cap(position)
        assert 0 <= position.authority <= cap, fault(
            "authority",
            f"the Imperial Authority is {position.authority}, above its cap {cap}",
            cap=cap,
            found=position.authority,
        )
        name = realms.REALM.ref(position.emperor)
        assert position.realms.kind[position.emperor] != ABSENT, fault(
            "emperor", f"the Emperor {name} is out of play", realm=name
        )
    else:
        assert position.authority == position.imperial_pool == 0, fault(
            "no-emperor", "there is no Emperor, but Imperial Authority or Units"
        )
    slots = offices.curia_slots(position)
    assert len(position.curia) <= slots, fault(
        "cardinals",
        f"there are {len(position.curia)} Cardinals for {slots} slots",
        found=len(position.curia),
        most=slots,
    )
    for player in [*position.curia, *([position.roma] if position.roma >= 0 else [])]:
        who = name_of(position, player)
        assert offices.catholic(position, player), fault(
            "cardinal", f"{who} has a Cardinal and is no Catholic", realm=who
        )
