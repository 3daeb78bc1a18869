"""The conformance kit over many games, or over pieces of games from positions all over them, in several processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ludarium.arena.workers import Backend, Local
from ludarium.kernel.chance import fast
from ludarium.kernel.conformance import Report, check, check_from
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.position import Position
from ludarium.kernel.title import Title, find
from ludarium.kernel.variant import SCENARIO

PIECE = 20  # so many games are checked at one go
KEPT = 64  # positions of a game at the most, of which the samples are chosen
SPAN = 400  # decisions that are played from each: a few rounds of a long game
SAMPLES = 4  # of one game

# Which of the settings, the title, seats, variants, games, the seed of the first game, and decisions from each sample.
Piece = tuple[int, str, int, dict[str, str], int, int, int]
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
    backend: Backend | None = None,
) -> list[Report]:
    """Checks so many games of each setting (seats and variants). `progress` hears how many games are done."""
    title = find(title_id)
    reports = [Report(title, seats, title.resolve(seats, variants)) for seats, variants in settings]
    pieces: list[Piece] = [
        (number, title_id, report.seats, report.variants, min(PIECE, games - start), seed + start, 0)
        for number, report in enumerate(reports)
        for start in range(0, games, PIECE)
    ]
    return _gather(reports, _check, pieces, backend or Local(jobs), progress)


def _gather(
    reports: list[Report],
    work: Callable[[Piece], Found],
    pieces: Sequence[Piece],
    runner: Backend,
    progress: Callable[[int], None] | None,
) -> list[Report]:
    done = 0
    for number, played, decisions, longest, errors, seen in runner.each(work, pieces):
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
    number, title, seats, variants, games, seed, _ = piece
    report = check(find(title), seats, variants, games, seed)
    return number, report.games, report.decisions, report.longest, report.errors, report.seen


# positions sampled all over the games


def everywhere(title: Title) -> list[tuple[int, dict[str, str]]]:
    """Seats and variants of every scenario that is offered, with each variant of its own (its length, say) changed
    alone; without scenarios, every number of seats."""
    found: list[tuple[int, dict[str, str]]] = []
    for scenario in [each for each in title.scenarios if each.ready]:
        for seats in scenario.seats:
            where = {SCENARIO: scenario.id}
            found.append((seats, where))
            usual = title.usual(seats, where)
            for variant in title.variants:
                if scenario.id in variant.scenarios:
                    others = [value for value in variant.values if value != usual[variant.id]]
                    found.extend((seats, {**where, variant.id: value}) for value in others)
    return found or [(seats, {}) for seats in title.seats]


def sampled(title: Title, seats: int, variants: Mapping[str, str], seed: int, count: int) -> list[Position]:
    """So many positions of one random game, equally far apart from its beginning to its end."""
    position = title.start(seats, variants, fast(seed))
    picks = fast(seed * 2 + 1)
    found: list[Position] = []
    decisions, apart = 0, 1
    while not position.over and decisions < title.bound:
        if decisions % apart == 0:
            found.append(position.clone())
        if len(found) > KEPT:
            found = found[::2]
            apart *= 2
        options = position.options()
        position.choose(options[picks.below(len(options))])
        decisions += 1
    if len(found) <= count:
        return found
    return [found[(2 * n + 1) * len(found) // (2 * count)] for n in range(count)]


def check_sampled(
    title_id: str,
    samples: int,
    seed: int = 1,
    jobs: int = 1,
    span: int = SPAN,
    progress: Callable[[int], None] | None = None,
    backend: Backend | None = None,
) -> list[Report]:
    """Plays on from so many positions of random games of every scenario and length, under all checks."""
    title = find(title_id)
    places = everywhere(title)
    reports = [Report(title, seats, title.resolve(seats, variants)) for seats, variants in places]
    pieces: list[Piece] = [
        (
            number % len(places),
            title_id,
            reports[number % len(places)].seats,
            reports[number % len(places)].variants,
            min(SAMPLES, samples - number * SAMPLES),
            seed + number,
            span,
        )
        for number in range(-(-samples // SAMPLES))
    ]
    return _gather(reports, _check_samples, pieces, backend or Local(jobs), progress)


def _check_samples(piece: Piece) -> Found:
    number, title_id, seats, variants, count, seed, span = piece
    title = find(title_id)
    report = Report(title, seats, variants)
    for at, position in enumerate(sampled(title, seats, variants, seed, count)):
        try:
            check_from(title, position, seed * 100 + at, span, 7, report)
        except Exception as error:  # every failure is a finding: it is reported with the seed that shows it
            report.errors.append(f"seed {seed}, sample {at}: {type(error).__name__}: {error}")
        report.games += 1
    return number, report.games, report.decisions, report.longest, report.errors, report.seen
