"""The conformance kit over many games, in several processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ludarium.arena.workers import spread
from ludarium.kernel.conformance import Report, check
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.title import Title, find

PIECE = 20  # so many games are checked at one go

# Which of the settings, the title, seats, variants, games, and the seed of the first game.
Piece = tuple[int, str, int, dict[str, str], int, int]
Found = tuple[int, int, int, int, list[str], set[str]]

# what `Title.resolve` says of values that are not for so many seats, or not for the usual scenario with so many
NOT_FOR_THESE_SEATS = ("value-seats", "variant-seats", "variant-scenario")


def fitting(title: Title, given: Mapping[str, str]) -> list[int]:
    """The numbers of seats that these values are for. If there is none, the error says what they are for."""
    found: list[int] = []
    wrong: LudariumError | None = None
    for seats in title.seats:
        try:
            title.resolve(seats, given)
            found.append(seats)
        except LudariumError as error:
            if error.code not in NOT_FOR_THESE_SEATS:
                raise
            wrong = wrong or error
    if not found and wrong is not None:
        raise wrong
    return found


def check_all(
    title_id: str,
    settings: Sequence[tuple[int, Mapping[str, str]]],
    games: int,
    seed: int = 1,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Report]:
    """Checks so many games of each setting (seats and variants). `progress` hears how many games are done."""
    title = find(title_id)
    reports = [Report(title, seats, title.resolve(seats, variants)) for seats, variants in settings]
    pieces: list[Piece] = [
        (number, title_id, report.seats, report.variants, min(PIECE, games - start), seed + start)
        for number, report in enumerate(reports)
        for start in range(0, games, PIECE)
    ]
    done = 0
    for number, played, decisions, longest, errors, seen in spread(_check, pieces, jobs):
        report = reports[number]
        report.games += played
        report.decisions += decisions
        report.longest = max(report.longest, longest)
        report.errors += errors
        report.seen |= seen
        done += played
        if progress is not None:
            progress(done)
    return reports


def _check(piece: Piece) -> Found:
    number, title, seats, variants, games, seed = piece
    report = check(find(title), seats, variants, games, seed)
    return number, report.games, report.decisions, report.longest, report.errors, report.seen
