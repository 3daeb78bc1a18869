"""The one kind of error a person can cause, with enough in it to be told in any language."""

from __future__ import annotations

import difflib
from typing import Final

LISTED: Final = 40  # so many of what would have been right are told


class LudariumError(Exception):
    """Something given from outside was wrong. Nothing was changed.

    `code` names the problem (the catalogues have a message `error-<code>`), `facts` holds what that message
    needs; `str()` is the English sentence. `because` is the error behind this one: its words are the fact `why`.
    """

    def __init__(
        self, code: str, sentence: str, facts: dict[str, str] | None = None, because: LudariumError | None = None
    ) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.facts = facts or {}
        self.because = because


def unknown(what: str, given: object, expected: list[str]) -> LudariumError:
    """`what` names the kind of thing: title, variant, option, reference... Of a long list the likeliest come first."""
    listed = expected
    if len(expected) > LISTED:
        near = difflib.get_close_matches(str(given).lower(), expected, 5, 0.5)
        listed = [*near, *(each for each in expected if each not in near)]
    known = ", ".join(listed[:LISTED]) + (", ..." if len(expected) > LISTED else "")
    return LudariumError(
        f"unknown-{what}",
        f"Unknown {what} {given!r}. Expected: {known}.",
        {"given": str(given), "expected": known},
    )


def not_your_turn(seat: int, deciding: int) -> LudariumError:
    return LudariumError(
        "not-your-turn",
        f"Seat {seat} has nothing to decide now: the decision is with seat {deciding}.",
        {"seat": str(seat), "deciding": str(deciding)},
    )


def game_over() -> LudariumError:
    return LudariumError("game-over", "The game is over: there is nothing left to choose.")


def not_an_option(given: str, count: int) -> LudariumError:
    return LudariumError(
        "not-an-option",
        f"{given!r} is not one of the {count} options of this decision. Ask for the options and choose one of them.",
        {"given": given, "count": str(count)},
    )


def bad_seats(title: str, given: object, allowed: list[str]) -> LudariumError:
    return LudariumError(
        "bad-seats",
        f"{title} cannot be played with {given} seats. Choose one of: {', '.join(allowed)}.",
        {"title": title, "given": str(given), "expected": ", ".join(allowed)},
    )


def bad_record(line: int, why: str | LudariumError) -> LudariumError:
    because = why if isinstance(why, LudariumError) else None
    words = why.sentence if isinstance(why, LudariumError) else why
    return LudariumError(
        "bad-record",
        f"This record cannot be read: line {line}: {words}",
        {"line": str(line), "why": words},
        because,
    )


def bad_scenario(
    where: str, why: str | LudariumError, code: str = "", facts: dict[str, str] | None = None
) -> LudariumError:
    """With a code, the reason can be told in any language: by the message `error-scenario-<code>` and its facts."""
    because = why if isinstance(why, LudariumError) else None
    words = why.sentence if isinstance(why, LudariumError) else why
    if because is None and code:
        because = LudariumError(f"scenario-{code}", words, facts)
    return LudariumError(
        "bad-scenario",
        f"This scenario cannot be read: {where}: {words}",
        {"where": where, "why": words},
        because,
    )


def cannot_undo(why: str) -> LudariumError:
    return LudariumError("cannot-undo", f"This cannot be undone: {why}.", {"why": why})


def nothing_to_undo() -> LudariumError:
    return LudariumError("nothing-to-undo", "Nothing has been chosen yet that could be taken back.")


def fault(code: str, sentence: str, **facts: object) -> LudariumError:
    """Why a position does not add up, for the asserts of a title's `check`: `assert holds, fault("twice", ...)`.

    The title's catalogue has a message `error-unsound-<code>`: a scenario that describes such a position is told it.
    """
    return LudariumError(f"unsound-{code}", sentence, {name: str(value) for name, value in facts.items()})
