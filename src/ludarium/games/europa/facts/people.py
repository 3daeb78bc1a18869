"""Rulers (EU-7.2): whoever can sit in the Ruler slot of a mat.

RULER       the domain: the 108 Characters of the Action cards first (index = CARD; only Leaders become Rulers), then
            the historical Rulers of the Events (OF_EVENT[event]), then the Rulers of the set-up cards
Ruler       NAME · SKILL[ruler] ([ADM, DIP, MIL]) · DICE[ruler] ([Infantry, Cavalry, Artillery]) · SHAPE_OF
            (mortality) · ILL (begins with Ill Health, bytes)
START       START[setup][realm] -> ruler: `1444`, `1618`, `S103`, ...; `starting(setup, realm)` knows who has none of
            his own year (EUI-32: Kalmar has Denmark's) and that a row without a year is one of 1444
"""

from __future__ import annotations

from typing import Final

from ludarium.games.europa.facts import events
from ludarium.games.europa.facts.action_cards import (
    CARDS,
    CHARACTER,
    LEADER_DICE,
    LEADER_SKILL,
    MORTALITY,
    SHAPES,
    dice,
)
from ludarium.games.europa.facts.read import kebab, table
from ludarium.games.europa.facts.realms import DENMARK, KALMAR
from ludarium.games.europa.facts.realms import NAMED as REALM_NAMED
from ludarium.kernel.domain import Domain

NAME: Final[list[str]] = CHARACTER[:]
SKILL: Final[list[list[int]]] = LEADER_SKILL[:]
DICE: Final[list[list[int]]] = LEADER_DICE[:]
SHAPE_OF: Final[list[int]] = list(MORTALITY)
ILL: Final[list[int]] = [0] * CARDS
_refs: Final[list[str]] = [kebab(name) for name in CHARACTER]
OF_EVENT: Final[list[int]] = [-1] * events.EVENTS
START: Final[dict[str, dict[int, int]]] = {}


def _add(name: str, year: str, skill: list[int], rolled: list[int], shape: int, ill: int) -> int:
    """A Ruler whose name somebody has already is told by his year."""
    ref = kebab(name)
    _refs.append(f"{ref}-{year}" if ref in _refs else ref)
    NAME.append(name)
    SKILL.append(skill)
    DICE.append(rolled)
    SHAPE_OF.append(shape)
    ILL.append(ill)
    return len(NAME) - 1


def _of_events() -> None:
    for event in range(events.EVENTS):
        if events.REALM_OF[event] >= 0:
            OF_EVENT[event] = _add(
                events.RULER_NAME[event],
                f"age-{events.AGE[event]}",
                events.RULER_SKILL[event],
                events.RULER_DICE[event],
                events.RULER_SHAPE[event],
                events.RULER_ILL[event],
            )


def _of_1444() -> None:
    found = START.setdefault("1444", {})
    for row in table("rulers_1444.csv", "realm,ruler,adm,dip,mil,battle_dice,mortality,starts_with_ill_health").rows:
        found[row.find("realm", REALM_NAMED)] = _add(
            row.must("ruler"),
            "1444",
            [row.number(power, 0, 4) for power in ("adm", "dip", "mil")],
            dice(row, "battle_dice"),
            row.one_of("mortality", SHAPES),
            1 if row.yes("starts_with_ill_health") else 0,
        )


def _of_later_years() -> None:
    """The Ruler of an Event, if it is the same man; else one with his figures and the name of the year."""
    for row in table("rulers_later.csv", "setup,year,realm,ruler,skills,battle_dice,mortality,event").rows:
        event = row.seek("event", events.NAMED)
        if event >= 0 and events.RULER_NAME[event] == row.must("ruler"):
            ruler = OF_EVENT[event]
        else:
            ruler = _add(
                row.must("ruler"),
                row.must("year"),
                row.numbers("skills", 3, 4),
                dice(row, "battle_dice"),
                events.shape(row, "mortality"),
                1 if row.text("mortality").endswith(" ill") else 0,
            )
        START.setdefault(row.must("setup"), {})[row.find("realm", REALM_NAMED)] = ruler


_of_events()
_of_1444()
_of_later_years()
RULER: Final = Domain("ruler", _refs)
RULERS: Final = len(NAME)

# Set-up rows that change a row of 1618 have its Rulers; those of later years have their own; the rest those of 1444.
_OF_1618: Final = ["1618", "S105", "S203-6P"]


def starting(setup: str, realm: int) -> int:
    """The first Ruler of a seat; -1: no table names one."""
    if realm == KALMAR:
        realm = DENMARK
    year = "1618" if setup in _OF_1618 else setup if setup in START else "1444"
    return START[year].get(realm, -1)
