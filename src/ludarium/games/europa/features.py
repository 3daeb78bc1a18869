"""What a learner reads of The Price of Power: see `kernel/features.py`. The facts are those of sight/view.py.

Players stand clockwise from the one who looks. Of talks, peace terms and the course of a Battle only the options tell.
Who a Ruler or a Leader is, is left out: only that there is one.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.facts import action_cards, events, faiths, goals, ideas, places
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.facts.trade_cards import TRADE
from ludarium.games.europa.table.player import FOCUS_CHANGED, NO_PIECE, NOBODY, Player
from ludarium.games.europa.table.position import (
    ABSENT,
    ARMIES,
    ARMY,
    ARMY_ILL,
    ARMY_LEADER,
    ARMY_SPACE,
    ARMY_UNITS,
    FLEET,
    FLEET_LIGHT,
    FLEET_PLACE,
    IMPERIAL,
    REBELS,
    SEAS,
    UNIT_KINDS,
    UNREST,
    UNREST_TOP,
    VASSAL,
    Europa,
)
from ludarium.games.europa.table.words import PLACE, UNIT
from ludarium.kernel.domain import Domain
from ludarium.kernel.features import Block, Features, byte, each_of, hot, relative_names

PLAYERS: Final = 6
WHO: Final = relative_names(PLAYERS)
CARDS: Final = action_cards.CARD.size

# What is said of a Province.
HELD: Final = [*WHO, "vassal", "npr", *[f"occupied-{who}" for who in WHO], "rebels", "unrest"]
HOLDERS: Final = 2 * PLAYERS + 2  # a player's Town, a player's Vassal token, another Realm, nobody
NPR_HOLDS: Final = 2 * PLAYERS
VACANT: Final = NPR_HOLDS + 1
TOPS: Final = PLAYERS + 2  # nothing, a player's Town, Rebels


def _province_row(holder: int, top: int, unrest: int) -> bytes:
    found = [0] * len(HELD)
    if holder < NPR_HOLDS:
        found[holder % PLAYERS] = 1
        found[PLAYERS] = int(holder >= PLAYERS)
    elif holder == NPR_HOLDS:
        found[PLAYERS + 1] = 1
    if top:
        found[PLAYERS + 1 + top] = 1
    found[-1] = unrest
    return bytes(found)


PROVINCE_ROWS: Final[list[bytes]] = [
    _province_row(holder, top, unrest) for holder in range(HOLDERS) for top in range(TOPS) for unrest in (0, 1)
]
KIND_ROWS: Final = [bytes([int(kind == other) for other in range(1, 5)]) for kind in range(5)]
FAITH_ROWS: Final = hot(faiths.FAITH.size)
WHO_ROWS: Final = hot(PLAYERS)
AGE_ROWS: Final = hot(5)
PHASE_ROWS: Final = hot(6)
ABSENT_REALM: Final = bytes(4 + 4 * PLAYERS)
NOBODY_THERE: Final = bytes(PLAYERS)
NONE_OF_SPACES: Final = bytes(places.SPACES * PLAYERS)
NONE_OF_REALMS: Final = bytes(REALM.size * PLAYERS)
NUMBERS: Final = [
    "here", "bot", "prestige", "ducats", "adm", "dip", "mil", "stability", "interest", "small-towns", "large-towns",
    "vassals", "covered", "manpower", "available", "exhausted", "allied", "colonists", "cubes", "merchants", "ruler",
    "ruler-ill", "adm-ill", "dip-ill", "mil-ill", "missions", "events-taken", "passed", "focus", "hand-adm",
    "hand-dip", "hand-mil", "drawn-adm", "drawn-dip", "drawn-mil",
]  # fmt: skip
MOST: Final = [
    1, 1, 100, 50, 15, 15, 15, 6, 10, 20, 10,
    10, 10, 20, 20, 20, 10, 5, 40, 6, 1,
    3, 3, 3, 3, 2, 4, 6, 1, 5,
    5, 5, 5, 5, 5,
]  # fmt: skip
OF_ARMY: Final = [*UNIT.refs, "ill", "leader", "here"]
OF_FLEET: Final = ["light", "heavy", "galley", "damaged", "leader", "ill", "here"]
NO_PLAYER: Final = bytes(len(NUMBERS) + ARMIES * len(OF_ARMY) + len(OF_FLEET) + ideas.IDEAS)


def _of_players(name: str, domain_refs: list[str], most: int = 1) -> Block:
    return Block(name, [f"{ref}.{who}" for ref in domain_refs for who in WHO], most)


def _blocks() -> list[Block]:
    blocks = [
        Block("age", ["none", "1", "2", "3", "4"]),
        Block("phase", ["none", "draw", "actions", "peace", "income", "cleanup"]),
        Block("game", ["round", "step", "passes"], 8),
        Block("active", WHO),
        Block("first", WHO),
        Block("emperor", WHO),
        Block("empire", ["authority", "pool", "there", "defending"], 6),
        Block("empire.faith", faiths.FAITH.refs),
        Block("roma", WHO),
        Block("cardinals", WHO, 4),
        Block("papal", ["crusade", "excommunicated"], 200),
        Block("deck", ["events", "adm", "dip", "mil", "trade"], 30),
    ]
    for who in WHO:
        for name, most in zip(NUMBERS, MOST, strict=True):
            blocks.append(Block(who, [name], most))
        blocks += [Block(f"{who}.army-{number + 1}", OF_ARMY, 6) for number in range(ARMIES)]
        blocks.append(Block(f"{who}.fleet", OF_FLEET, 4))
        blocks.append(each_of(f"{who}.idea", ideas.IDEA))
    cards = action_cards.CARD
    blocks.append(each_of("hand", cards))
    blocks.append(each_of("drawn", cards))
    blocks.append(each_of("advisor-of", cards, PLAYERS))
    blocks.append(each_of("display-of", cards, PLAYERS))
    blocks.append(each_of("charges", cards, 4))
    blocks.append(each_of("discarded", cards))
    blocks.append(each_of("mission", goals.MISSION))
    blocks.append(each_of("mission-aside", goals.MISSION))
    blocks.append(each_of("mission-done-by", goals.MISSION, PLAYERS))
    blocks.append(each_of("event-row", events.EVENT, 8))
    blocks.append(Block("event-row", [f"ducats-{place}" for place in range(12)], 5))
    blocks.append(each_of("idea-shown", ideas.IDEA))
    blocks.append(each_of("milestone-shown", goals.MILESTONE))
    blocks.append(_of_players("milestone", goals.MILESTONE.refs, PLAYERS))
    blocks.append(each_of("struggle", goals.STRUGGLE, 2))
    blocks.append(each_of("trade", TRADE, 2))
    blocks += [Block(f"province.{ref}", HELD) for ref in places.PROVINCE.refs]
    blocks.append(each_of("marks", places.PROVINCE, 15))
    blocks.append(each_of("dnpr", places.PROVINCE, REALM.size))
    areas = places.SPACE.refs[: places.AREAS]
    blocks += [Block(f"influence.{ref}", [*WHO, "imperial"], 4) for ref in areas]
    blocks += [Block(f"creed.{ref}", faiths.FAITH.refs) for ref in areas]
    spaces = places.SPACE.refs
    blocks.append(_of_players("claim", spaces))
    blocks.append(Block("core-of", spaces, PLAYERS))
    blocks.append(_of_players("infantry", spaces, 4))
    blocks.append(_of_players("army-at", spaces, 9))
    blocks.append(each_of("rebels", places.SPACE, 4))
    blocks.append(each_of("tokens", places.SPACE, 7))
    blocks.append(_of_players("light-ships", places.SEA.refs, 4))
    blocks.append(_of_players("light-on-slots", places.SEA.refs, 3))
    blocks.append(Block("fleet-of", PLACE.refs, PLAYERS))
    blocks.append(Block("docked", PLACE.refs, 6))
    blocks.append(each_of("pirates", places.NODE, 3))
    blocks.append(each_of("expanded", places.NODE))
    blocks.append(_of_players("merchant", places.NODE.refs, 2))
    kinds = ["npr", "dnpr", "vassal", "played"]
    ties = ["ally", "wed", "disputed", "lord"]
    entries = [*kinds, *[f"{tie}.{who}" for tie in ties for who in WHO]]
    blocks += [Block(f"realm.{ref}", entries) for ref in REALM.refs]
    blocks.append(each_of("realm-faith", REALM, faiths.FAITH.size))
    blocks.append(each_of("realm-capital", REALM))
    blocks.append(_of_players("war", REALM.refs))
    blocks.append(_of_players("truce", REALM.refs))
    blocks.append(_of_players("casus-belli", REALM.refs))
    return blocks


class Angle:
    """How a seat sees the players: their order, and the rows that show sets and small numbers of them."""

    __slots__ = ("bits", "influence", "loose", "order", "packed", "who")

    def __init__(self, order: list[int]) -> None:
        self.order = order
        # by player: his place as this seat sees it
        self.who: list[int] = [-1] * 8
        for i in range(len(order)):
            self.who[order[i]] = i
        self.bits: list[bytes] = [
            bytes([(bits >> order[i]) & 1 if i < len(order) else 0 for i in range(PLAYERS)]) for bits in range(256)
        ]
        self.influence: dict[int, bytes] = {}
        self.loose: dict[int, bytes] = {}
        self.packed: dict[int, bytes] = {}


ANGLES: Final[dict[int, Angle]] = {}
KEPT: Final = 20_000


def angle_of(position: Europa, seat: int) -> Angle:
    number = seat
    for player in position.order:
        number = number * 8 + player
    number = number * 8 + len(position.order)
    found = ANGLES.get(number)
    if found is None:
        found = Angle(position.clockwise(seat))
        ANGLES[number] = found
    return found


def _influence(angle: Angle, packed: int) -> bytes:
    """Three bits for each player, and for Imperial Influence."""
    row = angle.influence.get(packed)
    if row is None:
        if len(angle.influence) > KEPT:
            angle.influence.clear()
        order = angle.order
        counts = [packed >> (3 * order[i]) & 7 if i < len(order) else 0 for i in range(PLAYERS)]
        row = bytes([*counts, packed >> (3 * IMPERIAL) & 7])
        angle.influence[packed] = row
    return row


def _loose(angle: Angle, packed: int) -> bytes:
    """Five bits for each player."""
    row = angle.loose.get(packed)
    if row is None:
        if len(angle.loose) > KEPT:
            angle.loose.clear()
        order = angle.order
        row = bytes([packed >> (5 * order[i]) & 31 if i < len(order) else 0 for i in range(PLAYERS)])
        angle.loose[packed] = row
    return row


def _sail(angle: Angle, packed: int) -> bytes:
    """Six bits for each player: four for Light Ships off the slots, two for those on slots."""
    row = angle.packed.get(packed)
    if row is None:
        if len(angle.packed) > KEPT:
            angle.packed.clear()
        order = angle.order
        mine = [packed >> (6 * order[i]) & 63 if i < len(order) else 0 for i in range(PLAYERS)]
        row = bytes([*[each & 15 for each in mine], *[each >> 4 for each in mine]])
        angle.packed[packed] = row
    return row


NO_SHIPS: Final = bytes(2 * PLAYERS)


def _player(position: Europa, player: int) -> bytes:
    """What lies open before a player; of hidden cards only how many, by their backs."""
    me = position.players[player]
    hand, drawn = [0, 0, 0], [0, 0, 0]
    for card in me.hand:
        hand[action_cards.DECK[card]] += 1
    for card in me.drawn:
        drawn[action_cards.DECK[card]] += 1
    merchants = 0
    for each in me.merchants:
        if each != NO_PIECE:
            merchants += 1
    ill = me.advisors_ill
    numbers = [
        1,
        int(player >= position.people),
        byte(me.prestige + 20),
        byte(me.ducats),
        byte(me.power[0]),
        byte(me.power[1]),
        byte(me.power[2]),
        byte(me.stability + 3),
        byte(me.interest),
        byte(me.small),
        byte(me.large),
        byte(me.vassal),
        byte(me.covered + me.covered_vassal),
        byte(me.total),
        byte(me.available),
        byte(me.exhausted),
        byte(me.allied),
        byte(me.colonists),
        byte(me.cubes + 10),
        merchants,
        int(me.ruler != NOBODY),
        byte(me.ruler_ill),
        byte(ill[0]),
        byte(ill[1]),
        byte(ill[2]),
        len(me.missions),
        byte(me.events_taken),
        byte(me.passed),
        int(me.round_flags & FOCUS_CHANGED != 0),
    ]
    forces = position.forces
    armies = forces.armies
    for army in range(ARMIES):
        at = (player * ARMIES + army) * ARMY
        units = armies[at + ARMY_UNITS : at + ARMY_UNITS + UNIT_KINDS]
        drawn += units
        drawn.append(armies[at + ARMY_ILL])
        drawn.append(int(armies[at + ARMY_LEADER] != NOBODY))
        drawn.append(int(armies[at + ARMY_SPACE] >= 0))
    at = player * FLEET
    fleets = forces.fleets
    drawn += fleets[at + FLEET_LIGHT : at + FLEET_LIGHT + 4]
    drawn.append(int(fleets[at + 5] != NOBODY))
    drawn.append(fleets[at + 6])
    drawn.append(int(fleets[at + FLEET_PLACE] >= 0))
    return bytes(numbers + hand + drawn) + _ideas(me.ideas)


IDEA_ROWS: Final[dict[int, bytes]] = {}


def _ideas(bits: int) -> bytes:
    row = IDEA_ROWS.get(bits)
    if row is None:
        if len(IDEA_ROWS) > KEPT:
            IDEA_ROWS.clear()
        row = bytes([(bits >> idea) & 1 for idea in range(ideas.IDEAS)])
        IDEA_ROWS[bits] = row
    return row


def _marked(cards: list[int], size: int) -> bytes:
    found = bytearray(size)
    for card in cards:
        found[card] = 1
    return bytes(found)


def _cards(position: Europa, angle: Angle, me: Player) -> list[bytes]:
    """Hands, what lies before the players, Missions, and what is on display."""
    decks = position.decks
    order = angle.order
    advisors, shown, charges = bytearray(CARDS), bytearray(CARDS), bytearray(CARDS)
    done = bytearray(goals.MISSION.size)
    for i in range(len(order)):
        other = position.players[order[i]]
        for card in other.advisors:
            if card != NOBODY:
                advisors[card] = i + 1
        display = other.display
        for k in range(0, len(display), 2):
            shown[display[k]] = i + 1
            charges[display[k]] = display[k + 1]
        for mission in other.done:
            done[mission] = i + 1
    discarded = bytearray(CARDS)
    for pile in decks.discards:
        for card in pile:
            discarded[card] = 1
    row = bytearray(events.EVENT.size)
    for i in range(decks.row_up):
        row[decks.row[i]] = i + 1
    ducats = bytearray(12)
    for i in range(len(decks.row_ducats)):
        ducats[i] = byte(decks.row_ducats[i] + 1)
    tags = bytearray(goals.MILESTONE.size * PLAYERS)
    for i in range(0, len(decks.milestone_tags), 2):
        tags[decks.milestone_tags[i] * PLAYERS + angle.who[decks.milestone_tags[i + 1]]] = i // 2 % PLAYERS + 1
    struggles = bytearray(goals.STRUGGLE.size)
    for each in decks.struggles:
        struggles[each] = 1
    for each in decks.struggles_active:
        struggles[each] = 2
    trade = bytearray(TRADE.size)
    for each in decks.trade_discards:
        trade[each] = 1
    for each in position.trade_open:
        trade[each] = 2
    return [
        _marked(me.hand, CARDS),
        _marked(me.drawn, CARDS),
        bytes(advisors),
        bytes(shown),
        bytes(charges),
        bytes(discarded),
        _marked(me.missions, goals.MISSION.size),
        _marked(me.aside, goals.MISSION.size),
        bytes(done),
        bytes(row),
        bytes(ducats),
        _marked(decks.ideas, ideas.IDEAS),
        _marked([each for each in decks.milestones if each >= 0], goals.MILESTONE.size),
        bytes(tags),
        bytes(struggles),
        bytes(trade),
    ]


def _land(position: Europa, angle: Angle, found: list[bytes]) -> None:
    land = position.land
    who = angle.who
    holders, towns, tops, marks = land.holder, land.town, land.top, land.marks
    in_play = places.IN_PLAY[position.board]
    rows = PROVINCE_ROWS
    for province in range(places.PROVINCES):
        town = towns[province]
        if town:
            holder = who[(town - 1) // 8]
            if (town - 1) % 8 == VASSAL:
                holder += PLAYERS
        elif holders[province] >= 0 and in_play[province]:
            holder = NPR_HOLDS
        else:
            holder = VACANT
        top = tops[province]
        covered = 0
        if top:
            covered = PLAYERS + 1 if top == REBELS else 1 + who[(top - 1) // 8]
        mark = marks[province]
        unrest = 0
        if mark:
            unrest = int(mark & (UNREST_TOP if top else UNREST) != 0)
        found.append(rows[(holder * TOPS + covered) * 2 + unrest])
    found.append(marks.translate(PLUS_TABLE))
    found.append(land.dnpr)


# Of the marks, the +1 tokens: Unrest is shown with what it lies on.
PLUS_TABLE: Final = bytes([value >> 2 & 3 for value in range(256)])


def _spaces(position: Europa, angle: Angle, found: list[bytes]) -> None:
    areas, forces = position.areas, position.forces
    influence = areas.influence
    for space in range(places.AREAS):
        found.append(_influence(angle, influence[space]))
    creed = areas.creed
    for space in range(places.AREAS):
        value = creed[places.SLOT_OF[space]]
        found.append(FAITH_ROWS[faiths.REVOLUTIONARY if value & 16 else value])
    bits = angle.bits
    for claims in areas.claims:
        found.append(bits[claims])
    cores = bytearray(places.SPACES)
    for space in range(places.SPACES):
        if areas.core[space]:
            cores[space] = 1 + angle.who[areas.core[space] - 1]
    found.append(bytes(cores))
    for loose in forces.loose:
        found.append(_loose(angle, loose) if loose else NOBODY_THERE)
    standing = bytearray(NONE_OF_SPACES)
    armies, fleets = forces.armies, forces.fleets
    afloat = bytearray(PLACE.size)
    for i in range(len(angle.order)):
        player = angle.order[i]
        for army in range(ARMIES):
            at = (player * ARMIES + army) * ARMY
            space = armies[at + ARMY_SPACE]
            if space >= 0:
                standing[space * PLAYERS + i] += byte(sum(armies[at + ARMY_UNITS : at + ARMY_UNITS + UNIT_KINDS])) + 1
        place = fleets[player * FLEET + FLEET_PLACE]
        if place >= 0:
            afloat[place] = i + 1
    found.append(bytes(standing))
    found.append(forces.rebels)
    found.append(areas.marks)
    sail = [_sail(angle, packed) if packed else NO_SHIPS for packed in forces.sail]
    for row in sail:
        found.append(row[:PLAYERS])
    for row in sail:
        found.append(row[PLAYERS:])
    found.append(bytes(afloat))
    docked = bytearray(PLACE.size)
    for i in range(0, len(forces.docked), 3):
        docked[SEAS + forces.docked[i]] += angle.who[forces.docked[i + 1]] * 8 + forces.docked[i + 2]
    found.append(bytes(docked))
    found.append(forces.pirates)
    found.append(forces.expanded)
    merchants = bytearray(places.NODES * PLAYERS)
    for i in range(len(angle.order)):
        for each in position.players[angle.order[i]].merchants:
            if each >= 0:
                merchants[each // 2 * PLAYERS + i] = 1 + each % 2
    found.append(bytes(merchants))


def _realms(position: Europa, angle: Angle, found: list[bytes]) -> None:
    realms, bonds = position.realms, position.bonds
    bits, who = angle.bits, angle.who
    kinds, allies, wed, disputed, lords = realms.kind, realms.allies, realms.wed, realms.disputed, realms.lord
    players = realms.player
    for realm in range(REALM.size):
        kind = kinds[realm]
        if kind == ABSENT:
            found.append(ABSENT_REALM)
            continue
        found.append(KIND_ROWS[kind])
        found.append(bits[allies[realm]])
        found.append(bits[wed[realm]])
        found.append(bits[disputed[realm]])
        lord = lords[realm]
        found.append(WHO_ROWS[who[players[lord]] if lord >= 0 and players[lord] >= 0 else -1])
    found.append(realms.faith)
    found.append(bytes([int(capital >= 0) for capital in realms.capital]))
    wars = bonds.wars
    found.append(_ties(wars, 4, players, who))
    found.append(_ties(bonds.truces, 2, players, who))
    claims = bytearray(NONE_OF_REALMS)
    for i in range(0, len(bonds.cbs), 3):
        claims[bonds.cbs[i + 1] * PLAYERS + who[bonds.cbs[i]]] = 1
    found.append(bytes(claims))


def _ties(pairs: list[int], width: int, players: list[int], who: list[int]) -> bytes:
    """Which Realms stand so to which players."""
    if not pairs:
        return NONE_OF_REALMS
    found = bytearray(NONE_OF_REALMS)
    for i in range(0, len(pairs), width):
        one, other = pairs[i], pairs[i + 1]
        if players[one] >= 0:
            found[other * PLAYERS + who[players[one]]] = 1
        if players[other] >= 0:
            found[one * PLAYERS + who[players[other]]] = 1
    return bytes(found)


def write(position: Europa, seat: int) -> bytes:
    angle = angle_of(position, seat)
    who = angle.who
    decks = position.decks
    emperor = position.emperor
    played = position.realms.player[emperor] if emperor >= 0 else -1
    cardinals = [0] * PLAYERS
    for player in position.curia:
        cardinals[who[player]] += 1
    found = [
        AGE_ROWS[position.age],
        PHASE_ROWS[position.phase],
        bytes([byte(position.round), byte(position.step), byte(position.passes)]),
        WHO_ROWS[who[position.active] if position.active >= 0 else -1],
        WHO_ROWS[who[position.first] if position.first >= 0 else -1],
        WHO_ROWS[who[played] if played >= 0 else -1],
        bytes([byte(position.authority), byte(position.imperial_pool), int(emperor >= 0), position.defending]),
        FAITH_ROWS[position.hre_faith if 0 <= position.hre_faith < faiths.FAITH.size else -1],
        WHO_ROWS[who[position.roma] if position.roma >= 0 else -1],
        bytes(cardinals),
        bytes([position.papal_space + 1, position.papal_realm + 1]),
        bytes(
            [
                byte(len(decks.events)),
                len(decks.action[0]),
                len(decks.action[1]),
                len(decks.action[2]),
                len(decks.trade),
            ]
        ),
    ]
    order = angle.order
    for i in range(PLAYERS):
        found.append(_player(position, order[i]) if i < len(order) else NO_PLAYER)
    found += _cards(position, angle, position.players[seat])
    _land(position, angle, found)
    _spaces(position, angle, found)
    _realms(position, angle, found)
    return b"".join(found)


def turned(position: Any, seat: int, domain: Domain) -> list[int] | None:
    """Realms and Armies are named by themselves; no option names a seat."""
    return None


FEATURES: Final = Features(_blocks(), PLAYERS, write, turned)
