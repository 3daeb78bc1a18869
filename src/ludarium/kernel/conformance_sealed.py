"""What must hold where several seats decide at once: the order of answering changes nothing and tells nothing."""

from __future__ import annotations

import json
from typing import Any

from ludarium.kernel.chance import Chance
from ludarium.kernel.match import Match
from ludarium.kernel.record import Line
from ludarium.kernel.sealed import Sealed, made


class Dependent(Exception):
    """What seats decide at the same time is not theirs alone."""


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise Dependent(what)


def play_sealed(match: Match, sealed: Sealed, picks: Chance) -> None:
    """Answers at random for all seats that decide now, in a random order, and lets the answers take effect."""
    seats = list(sealed.drafts)
    base = len(match.log)
    while sealed.thinking:
        thinking = sealed.thinking
        seat = thinking[picks.below(len(thinking))]
        looked = picks.below(4) == 0
        before = _others(sealed, seat) if looked else ""
        options = sealed.face(seat).position.options()
        sealed.choose(seat, options[picks.below(len(options))])
        if picks.below(8) == 0 and sealed.face(seat).can_undo(seat):
            sealed.undo(seat)
        if looked:
            expect(_others(sealed, seat) == before, f"an answer of seat {seat} tells the others something")
    _check_order(match, sealed, seats)
    drafts = {seat: draft.log[base:] for seat, draft in sealed.drafts.items()}
    answers = {seat: made(sealed.answers(seat)) for seat in seats}
    size = match.record.size
    left = sealed.apply()
    expect(not left, f"the answers of the seats {sorted(left)} do not fit any more once the others' have taken effect")
    played = match.record.lines[size - match.record.skipped :]
    for seat in seats:
        codes = [line.code for line in played if line.seat == seat]
        sealed_codes = [line.code for line in answers[seat]]
        expect(codes == sealed_codes, f"an answer of seat {seat} does not fit any more once the others' took effect")
    told = [heard.told.saved() for heard in match.log[base:]]
    for seat in seats:
        wanted = [heard.told.saved() for heard in drafts[seat]]
        expect(_within(wanted, told), f"seat {seat} was told something else than what came true")


def _check_order(match: Match, sealed: Sealed, seats: list[int]) -> None:
    """The same answers, one seat after the other from the last to the first."""
    again = Sealed.of(match)
    assert again is not None
    for seat in reversed(seats):
        for line in sealed.answers(seat):
            again.repeat(Line(line.seat, line.code, []))
    for seat in range(-1, match.seats):
        expect(_seen(again, seat) == _seen(sealed, seat), "the order of answering changes something")


def _seen(sealed: Sealed, seat: int) -> str:
    return json.dumps([sealed.view(seat), sealed.face(seat).heard(seat)], sort_keys=True)


def _others(sealed: Sealed, but: int) -> str:
    """What everybody but one seat sees, without who is still thinking."""
    found: list[Any] = []
    thinking = sealed.thinking
    for seat in range(-1, sealed.match.seats):
        if seat == but:
            continue
        view: Any = sealed.view(seat)
        shown = {key: view[key] for key in view if key not in ("open", "turn", "decision")}
        found.append([shown, view["decision"] if seat in thinking else None, sealed.face(seat).heard(seat)])
    return json.dumps(found, sort_keys=True)


def _within(wanted: list[Any], told: list[Any]) -> bool:
    """Whether the one list stands in the other, without anything between."""
    return any(told[i : i + len(wanted)] == wanted for i in range(len(told) - len(wanted) + 1))
