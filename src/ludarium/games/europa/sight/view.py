"""What a seat may see (plan, section 5): the table is open but for hands, Missions, decks and what lies face down.

`common` is alike for everybody; `own` adds what one player holds.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.ask import forces as ask_forces
from ludarium.games.europa.ask import offices, relations
from ludarium.games.europa.ask import tracks as ask_tracks
from ludarium.games.europa.facts import action_cards, events, faiths, goals, ideas, people, places, realms, scenarios
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.facts.trade_cards import TRADE
from ludarium.games.europa.put import towns
from ludarium.games.europa.rounds import ages
from ludarium.games.europa.sight import shapes, talks
from ludarium.games.europa.sight.clash import battle
from ludarium.games.europa.sight.reach import reach
from ludarium.games.europa.table.player import FOCUS_CHANGED, NO_PIECE, NOBODY, THE_RULER
from ludarium.games.europa.table.position import (
    ABSENT,
    ARMIES,
    ARMY,
    ARMY_ILL,
    ARMY_LEADER,
    ARMY_SPACE,
    ARMY_UNITS,
    BATTLEGROUND,
    FLEET,
    FLEET_DAMAGED,
    FLEET_ILL,
    FLEET_LEADER,
    FLEET_LIGHT,
    FLEET_PLACE,
    IMPERIAL,
    NOT_HRE,
    PLAGUE,
    REBELS,
    SEAS,
    UNIT_KINDS,
    UNREST,
    UNREST_TOP,
    Europa,
)
from ludarium.games.europa.table.words import PLACE, UNIT
from ludarium.games.europa.trade import power as trade_power

WHATS = ["small", "large", "two-small", "vassal", "stand-in"]
KINDS: Final[list[shapes.RealmKind]] = ["absent", "npr", "dnpr", "vassal", "played"]


def common(position: Europa) -> shapes.Common:
    return {
        "scenario": scenarios.SCENARIO.ref(position.scenario),
        "board": places.BOARD.ref(position.board),
        "age": position.age,
        "round": position.round,
        "rounds": ages.rounds_in(position, position.age),
        "phase": position.phase,
        "step": position.step,
        "active": _realm_of(position, position.active),
        "first": _realm_of(position, position.first),
        "order": [REALM.full(position.realm_of(player)) for player in position.order],
        "provinces": _provinces(position),
        "realms": _realms(position),
        "areas": _areas(position),
        "seas": _seas(position),
        "nodes": _nodes(position),
        "wars": _pairs(position.bonds.wars, 4),
        "truces": _pairs(position.bonds.truces, 2),
        "cbs": [
            {
                "realm": _realm_of(position, position.bonds.cbs[i]),
                "target": REALM.full(position.bonds.cbs[i + 1]),
            }
            for i in range(0, len(position.bonds.cbs), 3)
        ],
        "empire": _empire(position),
        "curia": _curia(position),
        "decks": _decks(position),
        "players": [_player(position, player) for player in range(len(position.players))],
        "battle": battle(position),
        "deal": talks.deal(position),
    }


def _realm_of(position: Europa, player: int) -> str:
    return REALM.full(position.realm_of(player)) if player >= 0 else ""


def _pairs(rows: list[int], width: int) -> list[list[str]]:
    return [[REALM.full(rows[i]), REALM.full(rows[i + 1])] for i in range(0, len(rows), width)]


def _provinces(position: Europa) -> dict[str, shapes.Province]:
    """Only what differs from the printed board: who owns it if another, what lies there."""
    land = position.land
    found: dict[str, shapes.Province] = {}
    for province in range(places.PROVINCES):
        if not places.IN_PLAY[position.board][province]:
            continue
        shown: shapes.Province = {}
        if land.holder[province] >= 0 and (
            land.holder[province] != realms.FLAG[position.board][province] or land.town[province]
        ):
            shown["holder"] = REALM.full(land.holder[province])
        below, top = land.town[province], land.top[province]
        if below:
            shown["town"] = _token(position, below)
        if top == REBELS:
            shown["top"] = {"rebels": True}
        elif top:
            shown["top"] = _token(position, top)
        marks = land.marks[province]
        if marks & (UNREST_TOP if top else UNREST):
            shown["unrest"] = True
        if marks >> 2 & 3:
            shown["plus"] = marks >> 2 & 3
        if land.dnpr[province]:
            shown["dnpr"] = REALM.full(land.dnpr[province] - 1)
        if shown:
            found[places.PROVINCE.full(province)] = shown
    return found


def _token(position: Europa, value: int) -> shapes.Token:
    return {
        "realm": _realm_of(position, towns.token_player(value)),
        "what": WHATS[towns.token_what(value)],
    }


def _bits(position: Europa, bits: int) -> list[str]:
    return [_realm_of(position, player) for player in position.order if (bits >> player) & 1]


def _realms(position: Europa) -> dict[str, shapes.Realm]:
    table = position.realms
    found: dict[str, shapes.Realm] = {}
    for realm in range(realms.REALMS):
        if table.kind[realm] == ABSENT:
            continue
        shown: shapes.Realm = {
            "kind": KINDS[table.kind[realm]],
            "capital": places.PROVINCE.full(table.capital[realm]),
            "faith": faiths.FAITH.full(table.faith[realm]),
        }
        if table.lord[realm] >= 0:
            shown["lord"] = REALM.full(table.lord[realm])
        if table.allies[realm]:
            shown["allies"] = _bits(position, table.allies[realm])
        if table.active[realm]:
            shown["active"] = True
        if table.wed[realm]:
            shown["wed"] = _bits(position, table.wed[realm])
        if table.disputed[realm]:
            shown["disputed"] = _bits(position, table.disputed[realm])
        found[REALM.full(realm)] = shown
    return found


def _areas(position: Europa) -> dict[str, shapes.Area]:
    areas, forces = position.areas, position.forces
    found: dict[str, shapes.Area] = {}
    for space in range(places.SPACES):
        if not places.SPACE_IN_PLAY[position.board][space]:
            continue
        shown: shapes.Area = {}
        if space < places.AREAS:
            shown["creed"] = faiths.FAITH.full(offices.creed(position, space))
            cubes = {
                _realm_of(position, player): areas.influence[space] >> (3 * player) & 7
                for player in position.order
                if areas.influence[space] >> (3 * player) & 7
            }
            if cubes:
                shown["influence"] = cubes
            if areas.influence[space] >> (3 * IMPERIAL) & 7:
                shown["imperial"] = areas.influence[space] >> (3 * IMPERIAL) & 7
        if areas.claims[space]:
            shown["claims"] = _bits(position, areas.claims[space])
        if areas.core[space]:
            shown["core"] = _realm_of(position, areas.core[space] - 1)
        mark = areas.marks[space]
        if mark & PLAGUE:
            shown["plague"] = True
        if mark & NOT_HRE:
            shown["not_hre"] = True
        if mark & BATTLEGROUND:
            shown["battleground"] = True
        if forces.rebels[space]:
            shown["rebels"] = forces.rebels[space]
        loose = {
            _realm_of(position, player): ask_forces.loose_in(position, player, space)
            for player in position.order
            if ask_forces.loose_in(position, player, space)
        }
        if loose:
            shown["infantry"] = loose
        if shown:
            found[places.SPACE.full(space)] = shown
    return found


def _seas(position: Europa) -> dict[str, dict[str, shapes.Ships]]:
    """Single Light Ships in Sea Zones and Ports."""
    found: dict[str, dict[str, shapes.Ships]] = {}
    for sea in range(SEAS):
        if not position.forces.sail[sea]:
            continue
        found[PLACE.full(sea)] = {
            _realm_of(position, player): {
                "light": ask_forces.light_off_slots(position, player, sea),
                "slots": ask_forces.light_on_slots(position, player, sea),
            }
            for player in position.order
            if ask_forces.light_of(position.forces.sail[sea], player)
        }
    docked = position.forces.docked
    for i in range(0, len(docked), 3):
        place = PLACE.full(SEAS + docked[i])
        found.setdefault(place, {})[_realm_of(position, docked[i + 1])] = {"light": docked[i + 2], "slots": 0}
    return found


def _nodes(position: Europa) -> dict[str, shapes.Node]:
    found: dict[str, shapes.Node] = {}
    for node in range(places.NODES):
        shown: shapes.Node = {}
        if position.forces.pirates[node]:
            shown["pirates"] = position.forces.pirates[node]
        if position.forces.expanded[node]:
            shown["expanded"] = True
        merchants: list[shapes.Merchant] = [
            {"realm": REALM.full(me.realm), "down": bool(each % 2)}
            for me in position.players
            for each in me.merchants
            if each >= 0 and each // 2 == node
        ]
        if merchants:
            shown["merchants"] = merchants
            shown["power"] = {
                REALM.full(me.realm): trade_power.power(position, player, node, None)
                for player, me in enumerate(position.players)
                if trade_power.merchant_in(position, player, node) >= 0
            }
        if shown:
            found[places.NODE.full(node)] = shown
    return found


def _empire(position: Europa) -> shapes.Empire | None:
    if position.emperor < 0:
        return None
    return {
        "emperor": REALM.full(position.emperor),
        "authority": position.authority,
        "cap": offices.authority_cap(position),
        "faith": faiths.FAITH.full(position.hre_faith),
        "pool": position.imperial_pool,
        "defending": bool(position.defending),
        "electors": [places.SPACE.full(space) for space in offices.electors(position)],
    }


def _curia(position: Europa) -> shapes.Curia:
    controller = offices.curia_controller(position)
    return {
        "roma": _realm_of(position, position.roma),
        "cardinals": [_realm_of(position, player) for player in position.curia],
        "slots": offices.curia_slots(position),
        "controller": _realm_of(position, controller),
        "uncontested": offices.uncontested(position),
        "crusade": places.SPACE.full(position.papal_space) if position.papal_space >= 0 else "",
        "excommunicated": REALM.full(position.papal_realm) if position.papal_realm >= 0 else "",
    }


def _decks(position: Europa) -> shapes.Decks:
    decks = position.decks
    tags = decks.milestone_tags
    return {
        "row": [
            {"event": events.EVENT.full(event) if i < decks.row_up else "", "ducats": decks.row_ducats[i]}
            for i, event in enumerate(decks.row)
        ],
        "events_left": len(decks.events),
        "action": [len(pile) for pile in decks.action],
        "discards": [[action_cards.CARD.full(card) for card in pile] for pile in decks.discards],
        "trade": len(decks.trade),
        "trade_discards": [TRADE.full(card) for card in decks.trade_discards],
        "trade_open": [TRADE.full(card) for card in position.trade_open],
        "ideas": [
            {
                "idea": ideas.IDEA.full(idea),
                "held": [REALM.full(me.realm) for me in position.players if (me.ideas >> idea) & 1],
            }
            for idea in decks.ideas
        ],
        "milestones": [
            {
                "milestone": goals.MILESTONE.full(milestone),
                "tags": [_realm_of(position, tags[i + 1]) for i in range(0, len(tags), 2) if tags[i] == milestone],
            }
            for milestone in decks.milestones
        ],
        "struggles": [goals.STRUGGLE.full(each) for each in decks.struggles],
        "struggles_active": [goals.STRUGGLE.full(each) for each in decks.struggles_active],
    }


def _leader(position: Europa, player: int, leader: int) -> str:
    if leader == NOBODY:
        return ""
    return people.RULER.full(position.players[player].ruler if leader == THE_RULER else leader)


def _player(position: Europa, player: int) -> shapes.Player:
    """What lies open before a player; of hidden cards only how many, by their backs (EUI-3)."""
    me = position.players[player]
    forces = position.forces
    armies: list[shapes.Army] = []
    for army in range(ARMIES):
        at = (player * ARMIES + army) * ARMY
        armies.append(
            {
                "space": places.SPACE.full(forces.armies[at + ARMY_SPACE])
                if forces.armies[at + ARMY_SPACE] >= 0
                else "",
                "units": {
                    UNIT.ref(kind): forces.armies[at + ARMY_UNITS + kind]
                    for kind in range(UNIT_KINDS)
                    if forces.armies[at + ARMY_UNITS + kind]
                },
                "leader": _leader(position, player, forces.armies[at + ARMY_LEADER]),
                "ruler": forces.armies[at + ARMY_LEADER] == THE_RULER,
                "ill": forces.armies[at + ARMY_ILL],
            }
        )
    at = player * FLEET
    fleet: shapes.Fleet = {
        "place": PLACE.full(forces.fleets[at + FLEET_PLACE]) if forces.fleets[at + FLEET_PLACE] >= 0 else "",
        "ships": forces.fleets[at + FLEET_LIGHT : at + FLEET_LIGHT + 3],
        "damaged": forces.fleets[at + FLEET_DAMAGED],
        "leader": _leader(position, player, forces.fleets[at + FLEET_LEADER]),
        "ill": forces.fleets[at + FLEET_ILL],
    }
    return {
        "realm": REALM.full(me.realm),
        "seat": player if player < position.people else -1,
        "prestige": me.prestige,
        "ducats": me.ducats,
        "power": me.power[:],
        "stability": me.stability,
        "interest": me.interest,
        "tax": [ask_tracks.base_tax(position, player), ask_tracks.vassal_tax(position, player)],
        "manpower": {
            "total": me.total,
            "available": me.available,
            "exhausted": me.exhausted,
            "allied": me.allied,
            "deployed": ask_forces.deployed(position, player),
        },
        "colonists": me.colonists,
        "cubes": me.cubes,
        "merchants": sum(1 for each in me.merchants if each != NO_PIECE),
        "ruler": people.RULER.full(me.ruler) if me.ruler != NOBODY else "",
        "ruler_ill": me.ruler_ill,
        "advisors": [action_cards.CARD.full(card) if card != NOBODY else "" for card in me.advisors],
        "advisors_ill": me.advisors_ill[:],
        "hand": [sum(1 for card in me.hand if action_cards.DECK[card] == deck) for deck in range(3)],
        "drawn": [sum(1 for card in me.drawn if action_cards.DECK[card] == deck) for deck in range(3)],
        "display": [
            {"card": action_cards.CARD.full(me.display[i]), "cubes": me.display[i + 1]}
            for i in range(0, len(me.display), 2)
        ],
        "ideas": [ideas.IDEA.full(idea) for idea in range(ideas.IDEAS) if (me.ideas >> idea) & 1],
        "missions": len(me.missions),
        "done": [goals.MISSION.full(mission) for mission in me.done],
        "events_taken": me.events_taken,
        "passed": me.passed,
        "focus": bool(me.round_flags & FOCUS_CHANGED),
        "alliances": [REALM.full(realm) for realm in relations.alliances(position, player)],
        "marriages": [REALM.full(realm) for realm in relations.marriages(position, player)],
        "armies": armies,
        "fleet": fleet,
    }


def own(position: Europa, seat: int) -> shapes.Own:
    """What only this player sees: his cards and Missions. A spectator sees none."""
    if seat < 0:
        return {
            "hand": [],
            "drawn": [],
            "missions": [],
            "aside": [],
            "deal": None,
            "peace": None,
            "war": None,
            "reach": {},
        }
    me = position.players[seat]
    return {
        "hand": [action_cards.CARD.full(card) for card in me.hand],
        "drawn": [action_cards.CARD.full(card) for card in me.drawn],
        "missions": [goals.MISSION.full(mission) for mission in me.missions],
        "aside": [goals.MISSION.full(mission) for mission in me.aside],
        "deal": talks.own_deal(position, seat),
        "peace": talks.own_peace(position, seat),
        "war": talks.own_war(position, seat),
        "reach": reach(position, seat),
    }
