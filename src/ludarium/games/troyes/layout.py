"""How scenarios describe a position of Troyes, and where they can start."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.troyes.actions import TakeAction
from ludarium.games.troyes.events import ResolveEvents, RevealEvents
from ludarium.games.troyes.figures import CARDS, EVENTS, MARAUDING
from ludarium.games.troyes.king import KingTurn
from ludarium.games.troyes.position import Troyes
from ludarium.games.troyes.raiders import Defence
from ludarium.games.troyes.rounds import (
    ActionTurn,
    BeginActions,
    BeginRound,
    EndRound,
    PayIncome,
    RevealActivities,
    RollWorkforce,
)
from ludarium.games.troyes.setup import NextSettler
from ludarium.games.troyes.vocabulary import (
    CARD,
    CELL,
    CHARACTER,
    COLOUR,
    DISTRICT,
    EVENT,
    NOBODY,
    OWNER,
    OWNERS,
    SITE,
)
from ludarium.kernel.domain import SEAT, Domain
from ludarium.kernel.errors import bad_scenario
from ludarium.kernel.layout import Codec, Converted, Flag, Many, Ref, Struct, Whole
from ludarium.kernel.layout_wide import Sparse
from ludarium.kernel.position import Frame

SPACE: Final = Domain("space", [f"{colour}-{number}" for colour in COLOUR.refs for number in range(1, 4)])
FACE: Final = Domain("face", [f"{colour}.{value}" for colour in COLOUR.refs for value in range(1, 7)])
MAIN_BUILDING: Final = Domain("main-building", ["palace", "bishopric", "cityhall"])
# Where a tradesman stands on a card, as the number that is kept.
STAND: Final = Domain("stand", ["none", "first", "second", "illustration"])


def _rows(numbers: list[int], size: int) -> list[list[int]]:
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def _flattened(rows: list[list[int]]) -> list[int]:
    return [number for row in rows for number in row]


def _listed(counts: list[int], size: int) -> list[list[int]]:
    """Numbers of things by kind, as lists of the things."""
    return [[kind for kind, count in enumerate(row) for _ in range(count)] for row in _rows(counts, size)]


def _counted(lists: list[list[int]], size: int) -> list[int]:
    return [things.count(kind) for things in lists for kind in range(size)]


def _dice(counts: list[int]) -> list[list[int]]:
    return _listed(counts, FACE.size)


def _dice_counts(lists: list[list[int]]) -> list[int]:
    return _counted(lists, FACE.size)


def _owners(counts: list[int]) -> list[list[int]]:
    return _listed(counts, OWNERS)


def _owner_counts(lists: list[list[int]]) -> list[int]:
    return _counted(lists, OWNERS)


def _by_space(numbers: list[int]) -> list[list[int]]:
    return _rows(numbers, OWNERS)


class CardOnSpace(Ref):
    """The card of a space has the space's colour and number."""

    def __init__(self) -> None:
        super().__init__(CARD)

    def read(self, given: Any, where: str, old: Any) -> Any:
        card = CARDS[super().read(given, where, old)]
        if old is not None and (card.colour, card.round) != (CARDS[old].colour, CARDS[old].round):
            raise bad_scenario(
                where,
                f"{given} has another colour or number than this space.",
                "troyes-card",
                {"given": str(given)},
            )
        return super().read(given, where, old)


class Falling(Many):
    """The black dice: the highest first, in whatever order they are given."""

    def __init__(self) -> None:
        super().__init__(Whole(1, 6))

    def read(self, given: Any, where: str, old: Any) -> Any:
        return sorted(super().read(given, where, old), reverse=True)


PLAYER: Final = Struct(
    [
        ("deniers", Whole()),
        ("influence", Whole(0, 20)),
        ("vp", Whole()),
        ("supply", Whole(0, 12)),
        ("reserve", Whole(0, 12)),
        ("passed", Flag()),
        ("in_district", Whole()),
        ("events", Many(Ref(EVENT))),
        ("characters", Many(Ref(CHARACTER))),
    ]
)

OWNER_OR_NONE: Final[Codec] = Ref(OWNER, True, NOBODY)

LAYOUT: Final = Struct(
    [
        ("round", Whole(0, 6)),
        ("rounds", Whole(1, 6)),
        ("first", Whole(0, 3)),
        ("players", Many(PLAYER, SEAT)),
        (
            "dice",
            Converted(
                Many(Many(Ref(FACE)), DISTRICT),
                _dice,
                _dice_counts,
                'dice by district (`0` to `3`, `neutral`), for example `["white.5", "red.2"]`',
            ),
        ),
        ("black", Falling()),
        ("cells", Many(OWNER_OR_NONE, CELL)),
        (
            "flat",
            Converted(
                Many(Many(Ref(OWNER)), MAIN_BUILDING),
                _owners,
                _owner_counts,
                "owners of the citizens lying flat, by building",
            ),
        ),
        ("cards", Many(CardOnSpace(), SPACE)),
        (
            "tradesmen",
            Converted(
                Many(Sparse(Ref(STAND), OWNER, 0), SPACE),
                _by_space,
                _flattened,
                "by space and owner: `first`, `second` (the cells) or `illustration`",
            ),
        ),
        (
            "card_cubes",
            Converted(
                Many(Sparse(Whole(0, 99), OWNER, 0), SPACE),
                _by_space,
                _flattened,
                "cubes on deferred cards, by space and owner",
            ),
        ),
        ("cathedral", Many(OWNER_OR_NONE, SITE)),
        ("queue", Many(Ref(EVENT))),
        ("flags", Many(Many(Ref(OWNER)))),
        ("decks", Many(Many(Ref(EVENT)), COLOUR)),
        ("red_box", Many(Ref(EVENT))),
        ("unused", Many(Ref(CHARACTER))),
        ("grey_reserve", Whole(0, 8)),
        ("king_reserve", Many(Whole(0, 12))),
        ("king_vp", Whole()),
        ("king_events", Many(Ref(EVENT))),
        ("column", Many(Ref(CHARACTER))),
    ]
)

PHASES: Final = [
    "placement",
    "round",
    "reveal-activities",
    "income",
    "workforce",
    "events",
    "resolve-events",
    "black-dice",
    "actions",
    "king",
    "end-of-round",
]


def _sound(table: Troyes) -> None:
    """Says what is wrong where two parts of a described position do not fit together."""
    if not table.queue or table.queue[0] != MARAUDING:
        raise bad_scenario("given.queue", "the first event is always marauding.", "troyes-marauding")
    # events whose cubes are not described have none
    table.flags.extend([] for _ in range(len(table.queue) - len(table.flags)))
    if len(table.flags) > len(table.queue):
        raise bad_scenario(
            "given.flags",
            f"there are {len(table.flags)} lists of cubes but {len(table.queue)} events.",
            "troyes-flags",
            {"given": str(len(table.flags)), "events": str(len(table.queue))},
        )
    for place, event in enumerate(table.queue):
        if len(table.flags[place]) >= EVENTS[event].flags:
            most = EVENTS[event].flags - 1
            raise bad_scenario(
                f"given.flags.{place}",
                f"{EVENT.ref(event)} can have {most} cubes while it is in play.",
                "troyes-cubes",
                {"event": EVENT.ref(event), "most": str(most)},
            )
    turns = 2 if table.seats == 1 else table.seats
    if table.first >= turns:
        raise bad_scenario(
            "given.first", f"the first player is 0 to {turns - 1}.", "troyes-first", {"most": str(turns - 1)}
        )


def enter(table: Troyes, phase: str, seat: int) -> None:
    """Starts at a phase of the round; what follows it in the round follows here too."""
    _sound(table)
    rest: list[Frame[Any]] = [
        RevealActivities(),
        PayIncome(),
        RollWorkforce(),
        RevealEvents(),
        ResolveEvents(),
        BeginActions(),
        EndRound(),
    ]
    starts = {"reveal-activities": 0, "income": 1, "workforce": 2, "events": 3, "resolve-events": 4, "end-of-round": 6}
    if phase == "placement":
        table.plan([NextSettler(0)])
    elif phase == "round":
        table.plan([BeginRound()])
    elif phase in starts:
        table.plan(rest[starts[phase] :])
    elif phase == "black-dice":
        table.plan([Defence(seat), *rest[5:]])
    elif phase == "king":
        table.plan([KingTurn(), ActionTurn(0), EndRound()])
    elif table.seats == 1:
        table.plan([TakeAction(0), ActionTurn(1), EndRound()])
    else:
        table.plan([TakeAction(seat), ActionTurn((seat + 1) % table.seats), EndRound()])
