"""How a scenario file describes a position: names and references instead of numbers."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.europa.facts import action_cards, events, faiths, goals, ideas, people, places, trade_cards
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.put import towns
from ludarium.games.europa.rounds import phases, turn, unrest
from ludarium.games.europa.rounds.scoring import NO_EVENTS, FinalScoring
from ludarium.games.europa.table.position import (
    ACTIONS,
    ARMY,
    CLEANUP,
    FLEET,
    IMPERIAL,
    INCOME,
    PEACE,
    REBELS,
    Europa,
)
from ludarium.games.europa.table.words import ARMY_NUMBER, SHIP, UNIT
from ludarium.kernel.domain import Domain
from ludarium.kernel.errors import bad_scenario
from ludarium.kernel.layout import Codec, Many, Ref, Set, Struct, Whole

PLAYERS: Final = Domain("player", [str(number) for number in range(6)])
WHATS: Final = ["small", "large", "two-small", "vassal", "stand-in"]


# tokens: `2 large` is the Large Town of player 2


class Token(Codec):
    """A Town, Vassal tokens, or a Rebel Town."""

    def show(self, value: Any) -> Any:
        if value == 0:
            return "none"
        if value == REBELS:
            return "rebels"
        return f"{towns.token_player(value)} {WHATS[towns.token_what(value)]}"

    def read(self, given: Any, where: str, old: Any) -> Any:
        if given == "none":
            return 0
        if given == "rebels":
            return REBELS
        player, _, what = str(given).partition(" ")
        if player not in PLAYERS.refs or what not in WHATS:
            raise bad_scenario(
                where,
                f"expected none, rebels or a player and a piece (0 large), not {given!r}.",
                "list",
                {"given": repr(given)},
            )
        return towns.code(int(player), WHATS.index(what))

    def explain(self) -> str:
        return f'"none", "rebels", or a player and a piece: {", ".join(WHATS)}'


TOKEN: Final = Token()


class Packed(Codec):
    """Small numbers of the players, packed into one: a list, player after player."""

    def __init__(self, bits: int, count: int, words: str) -> None:
        self.bits = bits
        self.count = count
        self.words = words

    def show(self, value: Any) -> Any:
        return [value >> (self.bits * i) & ((1 << self.bits) - 1) for i in range(self.count)]

    def read(self, given: Any, where: str, old: Any) -> Any:
        if not isinstance(given, list) or len(given) > self.count:
            raise bad_scenario(where, f"expected a list of at most {self.count} numbers.", "at-most", {})
        packed = 0
        one = Whole(0, (1 << self.bits) - 1)
        for i, each in enumerate(given):
            packed |= one.read(each, f"{where}.{i}", 0) << (self.bits * i)
        return packed

    def explain(self) -> str:
        return self.words


LAND: Final = Struct(
    [
        ("holder", Many(Ref(REALM, optional=True), places.PROVINCE)),
        ("town", Many(TOKEN, places.PROVINCE)),
        ("top", Many(TOKEN, places.PROVINCE)),
        ("marks", Many(Set(Domain("mark", ["unrest", "unrest-above", "plus", "plus-2"])), places.PROVINCE)),
        ("dnpr", Many(Ref(REALM, optional=True), places.PROVINCE)),
    ]
)
KIND: Final = Domain("kind", ["absent", "npr", "dnpr", "vassal", "played"])
REALMS: Final = Struct(
    [
        ("kind", Many(Ref(KIND), REALM)),
        ("player", Many(Ref(PLAYERS, optional=True), REALM)),
        ("lord", Many(Ref(REALM, optional=True), REALM)),
        ("capital", Many(Ref(places.PROVINCE, optional=True), REALM)),
        ("faith", Many(Ref(faiths.FAITH), REALM)),
        ("allies", Many(Set(PLAYERS), REALM)),
        ("active", Many(Whole(0, 6), REALM)),
        ("wed", Many(Set(PLAYERS), REALM)),
        ("disputed", Many(Set(PLAYERS), REALM)),
    ]
)
MAIN: Final = Domain("area", places.SPACE.refs[: places.AREAS])
AREAS: Final = Struct(
    [
        ("influence", Many(Packed(3, IMPERIAL + 1, "cubes of each player, and Imperial ones last"), MAIN)),
        ("creed", Many(Whole(0, 31), MAIN)),
        ("claims", Many(Set(PLAYERS), places.SPACE)),
        ("core", Many(Whole(0, 6), places.SPACE)),
        ("marks", Many(Set(Domain("token", ["plague", "not-hre", "battleground"])), places.SPACE)),
    ]
)


class Rows(Codec):
    """A flat list of equal rows, shown as a table by what each row is."""

    def __init__(self, width: int, names: list[str], keys: Domain) -> None:
        self.width = width
        self.names = names
        self.keys = keys

    def show(self, value: Any) -> Any:
        count = len(value) // self.width
        return {
            self.keys.ref(i): dict(zip(self.names, value[i * self.width : (i + 1) * self.width], strict=True))
            for i in range(count)
        }

    def read(self, given: Any, where: str, old: Any) -> Any:
        if not isinstance(given, dict):
            raise bad_scenario(where, f"expected a table, not {given!r}.", "table", {})
        values = list(old)
        for key, row in given.items():
            at = self.keys.index(str(key)) * self.width
            if at >= len(values) or not isinstance(row, dict):
                raise bad_scenario(f"{where}.{key}", "nothing stands here that could be described.", "nothing-here", {})
            for name, each in row.items():
                if name not in self.names:
                    raise bad_scenario(
                        f"{where}.{key}",
                        f"there is no {name!r} here. Expected one of: {', '.join(self.names)}.",
                        "no-field",
                        {"given": str(name), "expected": ", ".join(self.names)},
                    )
                values[at + self.names.index(name)] = Whole(-2, 999).read(each, f"{where}.{key}.{name}", 0)
        return values

    def explain(self) -> str:
        return f"a table by {self.keys.name}; each: {', '.join(self.names)}"


ARMY_NAMES: Final = ["space", *UNIT.refs, "leader", "ill"]
FLEET_NAMES: Final = ["place", *SHIP.refs, "damaged", "leader", "ill"]
ARMY_KEYS: Final = Domain("army", [f"{player}-{army}" for player in range(6) for army in ARMY_NUMBER.refs])
FORCES: Final = Struct(
    [
        ("armies", Rows(ARMY, ARMY_NAMES, ARMY_KEYS)),
        ("fleets", Rows(FLEET, FLEET_NAMES, PLAYERS)),
        ("loose", Many(Packed(5, 6, "single Infantry of each player"), places.SPACE)),
        ("rebels", Many(Whole(0, 99), places.SPACE)),
        (
            "sail",
            Many(
                Packed(6, 6, "Light Ships of each player: those off the slots, and 16 for each on a slot"), places.SEA
            ),
        ),
        ("docked", Many(Whole(0, 999))),
        ("pirates", Many(Whole(0, 9), places.NODE)),
        ("expanded", Many(Whole(0, 1), places.NODE)),
    ]
)
CARDS: Final = Many(Ref(action_cards.CARD))
DECKS: Final = Struct(
    [
        ("action", Many(CARDS, action_cards.POWER)),
        ("discards", Many(CARDS, action_cards.POWER)),
        ("trade", Many(Ref(trade_cards.TRADE))),
        ("trade_discards", Many(Ref(trade_cards.TRADE))),
        ("trade_out", Many(Ref(trade_cards.TRADE))),
        ("events", Many(Ref(events.EVENT))),
        ("events_later", Many(Many(Ref(events.EVENT)))),
        ("row", Many(Ref(events.EVENT))),
        ("row_up", Whole(0, 7)),
        ("row_ducats", Many(Whole(0, 99))),
        ("taken", Many(Ref(events.EVENT))),
        ("ideas", Many(Ref(ideas.IDEA))),
        ("idea_piles", Many(Many(Ref(ideas.IDEA)), action_cards.POWER)),
        ("ideas_later", Many(Ref(ideas.IDEA))),
        ("milestones", Many(Ref(goals.MILESTONE))),
        ("milestone_piles", Many(Many(Ref(goals.MILESTONE)))),
        ("milestone_tags", Many(Whole(0, 99))),
        ("struggles", Many(Ref(goals.STRUGGLE))),
        ("struggles_active", Many(Ref(goals.STRUGGLE))),
    ]
)
FACTS: Final = Many(Whole(-99, 9999))
BONDS: Final = Struct([("wars", FACTS), ("truces", FACTS), ("cbs", FACTS)])
PLAYER: Final = Struct(
    [
        ("realm", Ref(REALM)),
        ("ducats", Whole(0, 999)),
        ("power", Many(Whole(0, 10), action_cards.POWER)),
        ("stability", Whole(-3, 3)),
        ("prestige", Whole(-999, 999)),
        ("interest", Whole(0, 30)),
        ("available", Whole(0, 40)),
        ("exhausted", Whole(0, 40)),
        ("manpower_tokens", Whole(0, 20)),
        ("allied", Whole(0, 40)),
        ("colonists", Whole(0, 30)),
        ("merchants", Many(Whole(-2, 99))),
        ("ruler", Ref(people.RULER, optional=True)),
        ("ruler_ill", Whole(0, 2)),
        ("advisors", Many(Ref(action_cards.CARD, optional=True), action_cards.POWER)),
        ("hand", CARDS),
        ("drawn", CARDS),
        ("display", FACTS),
        ("ideas", Set(ideas.IDEA)),
        ("missions", Many(Ref(goals.MISSION))),
        ("aside", Many(Ref(goals.MISSION))),
        ("done", Many(Ref(goals.MISSION))),
        ("events_taken", Whole(0, 2)),
        ("passed", Whole(0, 6)),
    ]
)
LAYOUT: Final = Struct(
    [
        ("age", Whole(1, 4)),
        ("round", Whole(0, 9)),
        ("rounds", Whole(0, 99)),
        ("phase", Whole(0, 5)),
        ("first", Whole(0, 5)),
        ("active", Whole(-1, 5)),
        ("land", LAND),
        ("realms", REALMS),
        ("areas", AREAS),
        ("forces", FORCES),
        ("decks", DECKS),
        ("bonds", BONDS),
        ("players", Many(PLAYER, PLAYERS)),
        ("curia", Many(Whole(0, 5))),
        ("emperor", Ref(REALM, optional=True)),
        ("authority", Whole(0, 6)),
        ("hre_faith", Ref(faiths.FAITH)),
        ("imperial_pool", Whole(0, 8)),
        ("roma", Whole(-1, 5)),
        ("papal_space", Ref(places.SPACE, optional=True)),
        ("papal_realm", Ref(REALM, optional=True)),
        ("continents", Set(places.CONTINENT)),
    ]
)

PHASES: Final = ["draw", "turn", "peace", "penalties", "dissent", "rebel-dice", "income", "cleanup", "scoring"]


def enter(position: Europa, phase: str, seat: int) -> None:
    """Starts at a Phase, or with a player's Turn; the game goes on from there."""
    position.active = -1
    position.remember()
    after = {"draw": 1, "turn": ACTIONS, "peace": PEACE, "income": INCOME, "cleanup": CLEANUP}
    if phase == "scoring":
        position.push(FinalScoring(NO_EVENTS))
        return
    if phase == "turn":
        position.phase = ACTIONS
        position.plan([turn.BeginTurn(seat, 0), *(phases.Phase(each) for each in (3, 4, 5)), phases.RoundEnds()])
        return
    if phase in after:
        first = after[phase]
        position.plan([*(phases.Phase(each) for each in range(first, 6)), phases.RoundEnds()])
        return
    position.phase = PEACE
    steps = {
        "penalties": unrest.Penalties(),
        "dissent": unrest.DissentStep(),
        "rebel-dice": unrest.RebelDiceStep(),
    }
    position.plan([steps[phase], *(phases.Phase(each) for each in (4, 5)), phases.RoundEnds()])
