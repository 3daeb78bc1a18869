"""The rest of the table in a scenario: the Empire, the Curia, the decks and displays."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.facts import action_cards, faiths, goals, places
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.sight.layout_cards import CARD, EVENT, IDEA, MILESTONE, STRUGGLE, TRADE
from ludarium.games.europa.sight.layout_land import player_of
from ludarium.games.europa.sight.layout_parts import Apart, Fields, Group, Pile, Space
from ludarium.games.europa.sight.layout_ties import IMPERIAL_INFLUENCE
from ludarium.games.europa.table.position import Europa
from ludarium.kernel.domain import Domain
from ludarium.kernel.layout import Codec, Flag, Many, Ref, Set, Whole


class Kept:
    """A field of the position under another name."""

    def __init__(self, field: str) -> None:
        self.field = field

    def get(self, position: Europa) -> Any:
        return getattr(position, self.field)

    def put(self, position: Europa, value: Any, where: str) -> None:
        setattr(position, self.field, value)


class Switch(Kept):
    def get(self, position: Europa) -> Any:
        return bool(getattr(position, self.field))

    def put(self, position: Europa, value: Any, where: str) -> None:
        setattr(position, self.field, int(value))


class Who(Kept):
    """A player, who is told by his Realm."""

    def get(self, position: Europa) -> Any:
        player = getattr(position, self.field)
        return position.players[player].realm if player >= 0 else -1

    def put(self, position: Europa, value: Any, where: str) -> None:
        setattr(position, self.field, player_of(position, value, where) if value >= 0 else -1)


def kept(field: str, codec: Codec) -> Apart:
    store = Kept(field)
    return Apart(codec, store.get, store.put)


def switch(field: str) -> Apart:
    store = Switch(field)
    return Apart(Flag(), store.get, store.put)


def who(field: str, optional: bool = True) -> Apart:
    store = Who(field)
    return Apart(Ref(REALM, optional), store.get, store.put)


# the Empire and the Curia

EMPIRE: Final = Group(
    [
        ("emperor", kept("emperor", Ref(REALM, optional=True))),
        ("authority", kept("authority", Whole(0, 6))),
        ("religion", kept("hre_faith", Ref(faiths.FAITH))),
        ("influence", IMPERIAL_INFLUENCE),
        ("units", kept("imperial_pool", Whole(0, 8))),
        ("defending", switch("defending")),
    ]
)


def _cardinals(position: Europa) -> Any:
    return [position.players[player].realm for player in position.curia]


def _put_cardinals(position: Europa, value: Any, where: str) -> None:
    position.curia = [player_of(position, realm, f"{where}.{i}") for i, realm in enumerate(value)]


CURIA: Final = Group(
    [
        ("cardinals", Apart(Many(Ref(REALM)), _cardinals, _put_cardinals)),
        ("roma", who("roma")),
        ("excommunicated", kept("papal_realm", Ref(REALM, optional=True))),
        ("crusade", kept("papal_space", Space(optional=True))),
        ("used", kept("papal_used", Whole(0, 99))),
    ]
)

# decks

AGE: Final = Domain("age", ["1", "2", "3", "4"])


def _claims(position: Europa) -> Any:
    tags = position.decks.milestone_tags
    return [{"milestone": tags[i], "realm": position.players[tags[i + 1]].realm} for i in range(0, len(tags), 2)]


def _put_claims(position: Europa, value: Any, where: str) -> None:
    tags: list[int] = []
    for i, each in enumerate(value):
        tags.extend([each["milestone"], player_of(position, each["realm"], f"{where}.{i}.realm")])
    position.own_decks().milestone_tags = tags


class Decks(Group):
    """The cards, which clones share until one of them writes."""

    def show(self, value: Any) -> Any:
        return self.row.show(value.decks)

    def read(self, given: Any, where: str, old: Any) -> Any:
        self.row.read(given, where, old.own_decks())
        return old


DECKS: Final = Decks(
    [
        ("action", Many(Pile(CARD), action_cards.POWER)),
        ("discards", Many(Pile(CARD), action_cards.POWER)),
        ("trade", Pile(TRADE)),
        ("trade_discards", Pile(TRADE)),
        ("trade_out", Many(TRADE)),
        ("events", Pile(EVENT)),
        ("events_later", Many(Many(EVENT), AGE)),
        ("row", Many(EVENT)),
        ("row_up", Whole(0, 7)),
        ("row_ducats", Many(Whole(0, 99))),
        ("taken", Many(EVENT)),
        ("ideas", Many(IDEA)),
        ("idea_piles", Many(Pile(IDEA), action_cards.POWER)),
        ("ideas_later", Many(IDEA)),
        ("milestones", Many(MILESTONE)),
        ("milestone_piles", Many(Pile(MILESTONE), goals.MILESTONE_CATEGORY)),
        ("struggles", Many(STRUGGLE)),
        ("struggles_active", Many(STRUGGLE)),
    ]
)
MILESTONES_DONE: Final = Apart(
    Many(Fields([("milestone", MILESTONE), ("realm", Ref(REALM))], {})), _claims, _put_claims
)
CONTINENTS: Final = Set(places.CONTINENT)
