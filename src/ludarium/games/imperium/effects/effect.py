"""What card texts are compiled into: small objects with numbers, made once and never changed in play."""

from __future__ import annotations

from ludarium.games.imperium.effects.symbols import CHOSEN, PER_NOTHING
from ludarium.kernel.program import Node


class Condition:
    """One part of `if(...)` or of a condition for playing."""

    __slots__ = ("code", "kind", "least", "none", "zone")

    def __init__(self, code: int, kind: int = 0, least: int = 0, none: bool = False, zone: int = 0) -> None:
        self.code = code
        self.kind = kind
        # how many there must be; for POPULATION the number
        self.least = least
        # there must be none of them
        self.none = none
        self.zone = zone


class Effect(Node["Effect"]):
    """One step of an ability. Which fields mean something depends on the code; `id` is its place in EFFECTS."""

    __slots__ = (
        "a",
        "conditions",
        "dest",
        "exile",
        "flag",
        "forget",
        "g",
        "hosting",
        "kind",
        "least",
        "line",
        "m",
        "most",
        "move",
        "non",
        "p",
        "per",
        "per_kind",
        "price",
        "scope",
        "token",
        "unrest_price",
        "which",
        "zones",
    )

    def __init__(self, code: int, text: str, line: int) -> None:
        super().__init__(code, text)
        # where it stands in its file
        self.line = line
        self.conditions: list[Condition] = []
        # tokens
        self.m = 0
        self.p = 0
        self.g = 0
        self.a = 0
        # numbers: of cards, of times
        self.least = 0
        self.most = 0
        self.per = PER_NOTHING
        self.per_kind = 0
        # which cards
        self.which = CHOSEN
        self.kind = 0
        self.non = 0
        self.hosting = 0
        self.token = 0
        self.zones = 0
        self.dest = 0
        self.move = 0
        self.exile = 0
        self.scope = 0
        self.flag = 0
        # it is (part of) a price: it is paid in full or not at all
        self.price = False
        # it is the price of playing an unrest, which some cards lower
        self.unrest_price = False
        # what the element before it moved must be counted anew from here
        self.forget = False


class Ability:
    """One ability of a card: when it happens, and its effect."""

    __slots__ = ("card", "effect", "event", "free", "id", "kind", "tag")

    def __init__(self, tag: int, effect: Effect, event: int, kind: int, free: bool) -> None:
        self.id = -1
        self.card = -1
        self.tag = tag
        self.effect = effect
        self.event = event
        # which cards the event is about; 0: any
        self.kind = kind
        self.free = free


class Count:
    """`n per k THING`: one summand of variable points."""

    __slots__ = ("each", "kind", "non", "over", "per", "what")

    def __init__(self, each: int, per: int, what: int, kind: int, non: int, over: int) -> None:
        self.each = each
        self.per = per
        self.what = what
        self.kind = kind
        self.non = non
        self.over = over


class Points:
    """The victory points of a card (IM-2.15): fixed, by place, or variable."""

    __slots__ = ("counts", "fixed", "places")

    def __init__(self, fixed: int, places: list[tuple[int, int]], counts: list[Count]) -> None:
        self.fixed = fixed
        # (place, points), the first that fits
        self.places = places
        self.counts = counts

    def best(self) -> int:
        """The highest value that does not depend on counts: in one of the places, or elsewhere."""
        return max([self.fixed, *[points for _, points in self.places]])


class Card:
    """The printed facts of one card (or of one face of a card with two)."""

    __slots__ = (
        "abilities",
        "bits",
        "box",
        "conditions",
        "cost",
        "file",
        "line",
        "nation",
        "no_garrison",
        "no_play",
        "number",
        "players",
        "points",
        "ref",
        "repeated",
        "side",
        "source",
        "start",
        "title",
    )

    def __init__(self, number: str, title: str, file: str, line: int) -> None:
        # the printed number, the English title, and where the row stands
        self.number = number
        self.title = title
        self.file = file
        self.line = line
        self.ref = ""
        # "", "classics" or "legends" for a common card; the nation's index or -1
        self.box = ""
        self.nation = -1
        self.side = ""
        self.bits = 0
        # symbols that stand more than once on the card: (bit, how often more)
        self.repeated: list[tuple[int, int]] = []
        self.start = 0
        self.cost = (0, 0, 0)
        self.players = 1
        self.points = Points(0, [], [])
        self.abilities: list[Ability] = []
        self.conditions: list[Condition] = []
        self.no_play = False
        self.no_garrison = False
        self.source = ""
