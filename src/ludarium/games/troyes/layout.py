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
    DIE,
    DISTRICT,
    EVENT,
    NOBODY,
    OWNER,
    OWNERS,
    SITE,
)
from ludarium.kernel.domain import SEAT, Domain
from ludarium.kernel.errors import LudariumError, bad_scenario
from ludarium.kernel.layout import Codec, Custom, Flag, Many, Ref, Struct, Whole
from ludarium.kernel.position import Frame

SPACE: Final = Domain("space", [f"{colour}-{number}" for colour in COLOUR.refs for number in range(1, 4)])
PLACES: Final = ["none", "first", "second", "illustration"]


def _read(domain: Domain, given: Any, where: str) -> int:
    try:
        return domain.index(str(given))
    except LudariumError as error:
        raise bad_scenario(where, error.sentence) from None


def _show_dice(dice: Any) -> Any:
    return {
        DISTRICT.ref(district): [
            DIE.ref(index).split(".", 1)[1]
            for index in range(district * 18, district * 18 + 18)
            for _ in range(dice[index])
        ]
        for district in range(DISTRICT.size)
    }


def _read_dice(given: Any, where: str, old: Any) -> Any:
    if not isinstance(given, dict):
        raise bad_scenario(where, 'expected a table of districts, each with its dice: { 0 = ["white.5"] }.')
    dice = list(old)
    for district, faces in given.items():
        number = _read(DISTRICT, district, where)
        if not isinstance(faces, list):
            raise bad_scenario(f"{where}.{district}", "expected a list of dice.")
        dice[number * 18 : number * 18 + 18] = [0] * 18
        for face in faces:
            dice[_read(DIE, f"{DISTRICT.ref(number)}.{face}", f"{where}.{district}")] += 1
    return dice


def _show_flat(flat: Any) -> Any:
    return {
        building: [OWNER.ref(o) for o in range(OWNERS) for _ in range(flat[place * OWNERS + o])]
        for place, building in enumerate(["palace", "bishopric", "cityhall"])
    }


def _read_flat(given: Any, where: str, old: Any) -> Any:
    if not isinstance(given, dict):
        raise bad_scenario(where, "expected a table of buildings, each with the owners of its flat citizens.")
    flat = list(old)
    buildings = Domain("building", ["palace", "bishopric", "cityhall"])
    for building, owners in given.items():
        place = _read(buildings, building, where)
        flat[place * OWNERS : place * OWNERS + OWNERS] = [0] * OWNERS
        for owner in owners if isinstance(owners, list) else [owners]:
            flat[place * OWNERS + _read(OWNER, owner, f"{where}.{building}")] += 1
    return flat


def _show_on_spaces(numbers: Any, words: list[str]) -> Any:
    return {
        SPACE.ref(space): {
            OWNER.ref(owner): words[numbers[space * OWNERS + owner]] if words else numbers[space * OWNERS + owner]
            for owner in range(OWNERS)
            if numbers[space * OWNERS + owner]
        }
        for space in range(SPACE.size)
    }


def _read_on_spaces(given: Any, where: str, old: Any, words: list[str]) -> Any:
    if not isinstance(given, dict):
        raise bad_scenario(where, "expected a table of spaces (yellow-1, ...), each with a table of owners.")
    numbers = list(old)
    for space, owners in given.items():
        place = _read(SPACE, space, where)
        if not isinstance(owners, dict):
            raise bad_scenario(f"{where}.{space}", "expected a table of owners.")
        numbers[place * OWNERS : place * OWNERS + OWNERS] = [0] * OWNERS
        for owner, value in owners.items():
            spot = f"{where}.{space}.{owner}"
            number = words.index(value) if value in words else value
            if isinstance(number, bool) or not isinstance(number, int) or number < 0:
                raise bad_scenario(spot, f"expected {', '.join(words) if words else 'a whole number'}, not {value!r}.")
            numbers[place * OWNERS + _read(OWNER, owner, where)] = number
    return numbers


def _show_tradesmen(numbers: Any) -> Any:
    return _show_on_spaces(numbers, PLACES)


def _read_tradesmen(given: Any, where: str, old: Any) -> Any:
    return _read_on_spaces(given, where, old, PLACES)


def _show_cubes(numbers: Any) -> Any:
    return _show_on_spaces(numbers, [])


def _read_cubes(given: Any, where: str, old: Any) -> Any:
    return _read_on_spaces(given, where, old, [])


class CardOnSpace(Ref):
    """The card of a space has the space's colour and number."""

    def __init__(self) -> None:
        super().__init__(CARD)

    def read(self, given: Any, where: str, old: Any) -> Any:
        card = CARDS[super().read(given, where, old)]
        if old is not None and (card.colour, card.round) != (CARDS[old].colour, CARDS[old].round):
            raise bad_scenario(where, f"{given} has another colour or number than this space.")
        return super().read(given, where, old)


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
            Custom(
                _show_dice, _read_dice, 'dice by district (`0` to `3`, `neutral`), for example `["white.5", "red.2"]`'
            ),
        ),
        ("black", Many(Whole(1, 6))),
        ("cells", Many(OWNER_OR_NONE, CELL)),
        ("flat", Custom(_show_flat, _read_flat, "owners of the citizens lying flat, by building")),
        ("cards", Many(CardOnSpace(), SPACE)),
        (
            "tradesmen",
            Custom(
                _show_tradesmen,
                _read_tradesmen,
                "by space and owner: `first`, `second` (the cells) or `illustration`",
            ),
        ),
        ("card_cubes", Custom(_show_cubes, _read_cubes, "cubes on deferred cards, by space and owner")),
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
        raise bad_scenario("given.queue", "the first event is always marauding.")
    # events whose cubes are not described have none
    table.flags.extend([] for _ in range(len(table.queue) - len(table.flags)))
    if len(table.flags) > len(table.queue):
        raise bad_scenario("given.flags", f"there are {len(table.flags)} lists of cubes but {len(table.queue)} events.")
    for place, event in enumerate(table.queue):
        if len(table.flags[place]) >= EVENTS[event].flags:
            most = EVENTS[event].flags - 1
            raise bad_scenario(f"given.flags.{place}", f"{EVENT.ref(event)} can have {most} cubes while it is in play.")
    turns = 2 if table.seats == 1 else table.seats
    if table.first >= turns:
        raise bad_scenario("given.first", f"the first player is 0 to {turns - 1}.")
    table.black.sort(reverse=True)


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
