"""The shape of the view of Europa Universalis. The client's types are made from it (`tools/client_types.py`).

A reference that is not there is an empty text. Players are named by their Realms.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ludarium.kernel.shapes import Pair, Triple

Names = list[str]
RealmKind = Literal["absent", "npr", "dnpr", "vassal", "played"]


class Token(TypedDict):
    """What lies on a Town space: a player's piece, or Rebels."""

    realm: NotRequired[str]
    what: NotRequired[str]
    rebels: NotRequired[bool]


class Province(TypedDict):
    """Only what differs from the printed board."""

    holder: NotRequired[str]
    town: NotRequired[Token]
    top: NotRequired[Token]
    unrest: NotRequired[bool]
    plus: NotRequired[int]
    dnpr: NotRequired[str]


class Realm(TypedDict):
    kind: RealmKind
    capital: str
    faith: str
    lord: NotRequired[str]
    allies: NotRequired[list[str]]
    active: NotRequired[bool]
    wed: NotRequired[list[str]]
    disputed: NotRequired[list[str]]


class Area(TypedDict):
    """An Area or a Distant space."""

    creed: NotRequired[str]
    # cubes by Realm
    influence: NotRequired[dict[str, int]]
    imperial: NotRequired[int]
    claims: NotRequired[list[str]]
    core: NotRequired[str]
    plague: NotRequired[bool]
    not_hre: NotRequired[bool]
    battleground: NotRequired[bool]
    rebels: NotRequired[int]
    infantry: NotRequired[dict[str, int]]


class Ships(TypedDict):
    """Single Light Ships, off and on the slots of a Trade Node."""

    light: int
    slots: int


class Merchant(TypedDict):
    realm: str
    down: bool


class Node(TypedDict):
    pirates: NotRequired[int]
    expanded: NotRequired[bool]
    merchants: NotRequired[list[Merchant]]
    # Trade Power by Realm, for those with a Merchant there; Key Provinces, which hang on the card, are left out
    power: NotRequired[dict[str, int]]


class CasusBelli(TypedDict):
    realm: str
    target: str


class Empire(TypedDict):
    emperor: str
    authority: int
    cap: int
    faith: str
    pool: int
    defending: bool
    electors: list[str]


class Curia(TypedDict):
    roma: str
    cardinals: list[str]
    slots: int
    controller: str
    uncontested: bool
    crusade: str
    excommunicated: str


class RowEvent(TypedDict):
    event: str
    ducats: int


class OpenIdea(TypedDict):
    idea: str
    held: list[str]


class OpenMilestone(TypedDict):
    milestone: str
    tags: list[str]


class Decks(TypedDict):
    row: list[RowEvent]
    events_left: int
    action: list[int]
    discards: list[list[str]]
    trade: int
    trade_discards: list[str]
    trade_open: list[str]
    ideas: list[OpenIdea]
    milestones: list[OpenMilestone]
    struggles: list[str]
    struggles_active: list[str]


class Army(TypedDict):
    space: str
    units: dict[str, int]
    leader: str
    ruler: bool
    ill: int


class Fleet(TypedDict):
    place: str
    ships: list[int]
    damaged: int
    leader: str
    ill: int


class Manpower(TypedDict):
    total: int
    available: int
    exhausted: int
    allied: int
    deployed: int


class Displayed(TypedDict):
    card: str
    cubes: int


class Player(TypedDict):
    """What lies open before a player; of hidden cards only how many, by their backs."""

    realm: str
    seat: int
    prestige: int
    ducats: int
    power: list[int]
    stability: int
    interest: int
    tax: Pair
    manpower: Manpower
    colonists: int
    cubes: int
    merchants: int
    ruler: str
    ruler_ill: int
    advisors: list[str]
    advisors_ill: list[int]
    hand: Triple
    drawn: Triple
    display: list[Displayed]
    ideas: list[str]
    missions: int
    done: list[str]
    events_taken: int
    passed: int
    focus: bool
    alliances: list[str]
    marriages: list[str]
    armies: list[Army]
    fleet: Fleet


class Faction(TypedDict):
    """Who has pieces in a Battle; `realm` is empty for Rebels and Pirates."""

    realm: str
    # by kind of Unit or Ship; pieces without a kind are Infantry or Light Ships
    pieces: dict[str, int]


class BattleSide(TypedDict):
    """One side of a Battle: who leads it, what it has left, what it throws next."""

    commander: str
    leader: str
    factions: list[Faction]
    imperial: int
    pieces: int
    began: int
    # dice of the next roll: Infantry, Cavalry, Artillery
    dice: Triple
    # how likely that roll makes 0, 1, 2, ... hits, in thousandths
    odds: list[int]
    # hits by Heavy Ships, without a die
    sure: int
    # hits of the last roll that are still to be taken
    hits: int


class Battle(TypedDict):
    place: str
    round: int
    attackers: BattleSide
    defenders: BattleSide


class Term(TypedDict):
    """A term of a deal or of a peace, as the option by which it came in."""

    verb: str
    args: dict[str, str | int]


class Deal(TypedDict):
    """A deal that is proposed, or being put together. `dip`: what it costs the payer, whose Turn it is."""

    sender: str
    partner: str
    terms: list[Term]
    payer: str
    dip: int


class Totals(TypedDict):
    """What a Realm has, and would have after a peace."""

    realm: str
    tax: Pair
    ducats: Pair
    prestige: Pair


class Preview(TypedDict):
    """What a peace would change: Provinces with whose they are by law before and after; the same: it goes back."""

    code: str
    provinces: dict[str, Names]
    totals: list[Totals]


class Peace(TypedDict):
    """A peace that is offered, or being made. `standing`: 0 Inconclusive, 1 Partial, 2 Total Victory, 3 Surrender."""

    realm: str
    enemy: str
    standing: int
    term: str
    side: str
    items: list[Term]
    previews: list[Preview]


class Target(TypedDict):
    """A Realm in a Declaration of War: its Tax Income, a player's Units on the map, and who stands by it."""

    realm: str
    stability: int
    tax: int
    units: int
    allies: list[str]


class Callable(TypedDict):
    """An Ally that can be called: for so much Influence of so much that is there; it brings so many Units."""

    realm: str
    cost: int
    funds: int
    units: int


class Declaration(TypedDict):
    targets: list[Target]
    callable: list[Callable]


# Steps by space or place of Ships
Reach = dict[str, int]


class Own(TypedDict):
    """What only this player sees: his cards and Missions, and what he puts together. A spectator sees none."""

    hand: list[str]
    drawn: list[str]
    missions: list[str]
    aside: list[str]
    deal: Deal | None
    peace: Peace | None
    war: Declaration | None
    # how far his forces could go, by where they stand
    reach: dict[str, Reach]


class Common(TypedDict):
    scenario: str
    board: str
    age: int
    round: int
    rounds: int
    phase: int
    step: int
    active: str
    first: str
    order: list[str]
    provinces: dict[str, Province]
    realms: dict[str, Realm]
    areas: dict[str, Area]
    seas: dict[str, dict[str, Ships]]
    nodes: dict[str, Node]
    wars: list[list[str]]
    truces: list[list[str]]
    cbs: list[CasusBelli]
    empire: Empire | None
    curia: Curia
    decks: Decks
    players: list[Player]
    battle: Battle | None
    # what lies open on the table, and waits for an answer
    deal: Deal | None


class EuropaTable(Common):
    """All that a seat sees of the table."""

    own: Own
