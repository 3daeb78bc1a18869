"""The conformance kit: what every title must hold, checked by playing random games.

Written once, run for every title, seat count and variant.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from ludarium.kernel.chance import Chance, fast
from ludarium.kernel.conformance_sealed import play_sealed
from ludarium.kernel.match import Match
from ludarium.kernel.position import Decision, Position, frame_id
from ludarium.kernel.record import loads
from ludarium.kernel.sealed import Sealed
from ludarium.kernel.snapshot import read_snapshot
from ludarium.kernel.title import Title
from ludarium.kernel.vain import in_vain, vain
from ludarium.kernel.variant import SCENARIO
from ludarium.kernel.verb import Told, verb_of


class Report:
    """What a run found. `seen` holds the verbs, frames and content references that were reached."""

    def __init__(self, title: Title, seats: int, variants: Mapping[str, str]) -> None:
        self.title = title
        self.seats = seats
        self.variants = dict(variants)
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.errors: list[str] = []
        self.seen: set[str] = set()

    def unseen(self) -> list[str]:
        return sorted(content(self.title) - self.seen)


def content(title: Title) -> set[str]:
    """Everything that has to turn up in some game: verbs, decisions, and the elements of the content domains."""
    wanted = {f"verb:{verb.name}" for verb in title.vocabulary.verbs}
    wanted |= {f"told:{event.name}" for event in title.vocabulary.events}
    for domain in title.content:
        wanted |= {domain.full(index) for index in range(domain.size)}
    return wanted


def settings(title: Title, seats: int) -> list[dict[str, str]]:
    """The variants to check with so many seats: all as usual, and each one changed alone.

    A variant that is for some scenarios only is changed in the first of them.
    """
    found: list[dict[str, str]] = [{}]
    for variant in title.variants:
        where: dict[str, str] = {}
        scenario = title.scenario(seats, where)
        if scenario is not None and variant.scenarios and scenario.id not in variant.scenarios:
            fitting = [each for each in title.scenarios if each.ready and seats in each.seats]
            fitting = [each for each in fitting if each.id in variant.scenarios]
            if not fitting:
                continue
            where = {SCENARIO: fitting[0].id}
        usual = title.usual(seats, where)[variant.id]
        found.extend({**where, variant.id: value} for value in variant.sample(seats, usual))
    return found


class Nonconformity(Exception):
    """A title does not hold what every title must hold."""


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise Nonconformity(what)


def check(
    title: Title,
    seats: int,
    variants: Mapping[str, str],
    games: int,
    seed: int = 1,
    every: int = 7,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Plays random games and checks them. The costly checks are made at every `every`-th decision."""
    values = title.resolve(seats, variants)
    report = Report(title, seats, values)
    for game in range(games):
        try:
            if game % 10 == 0:
                check_match(title, seats, values, seed + game)
            check_game(title, seats, values, seed + game, every, report)
        except Exception as error:  # every failure is a finding: it is reported with the seed that shows it
            report.errors.append(f"seed {seed + game}: {type(error).__name__}: {error}")
        report.games += 1
        if progress is not None:
            progress(report.games)
    return report


def same(one: Any, other: Any) -> bool:
    """Whether two things are written alike. What is equal needs not be written: that is most of the kit's time."""
    return bool(one == other) or json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def check_game(title: Title, seats: int, variants: Mapping[str, str], seed: int, every: int, report: Report) -> None:
    """One random game, looked at from all sides while it is played."""
    picks = fast(seed * 2 + 1)
    position = title.setup(seats, variants, fast(seed))
    heard: list[Told] = []
    position.ears = heard
    title.begin(position)
    title.check(position)
    _play_on(title, position, picks, title.bound, every, report)
    expect(position.over, f"the game has more than {title.bound} decisions")


def check_from(title: Title, position: Position, seed: int, span: int, every: int, report: Report) -> None:
    """So many decisions from a position that somebody has reached, looked at from all sides."""
    position.ears = []
    title.check(position)
    _play_on(title, position, fast(seed * 2 + 1), span, every, report)


def _play_on(title: Title, position: Position, picks: Chance, most: int, every: int, report: Report) -> None:
    """Random choices, checked; at most so many."""
    seats = report.seats
    heard = position.ears
    assert heard is not None
    count = 0
    while not position.over and count < most:
        count += 1
        frame = position.decision()
        expect(0 <= frame.seat < seats, f"{frame_id(frame)}: seat {frame.seat} is not at the table")
        options = position.options()
        expect(len(options) > 0, f"{frame_id(frame)} is a dead end: it offers nothing")
        expect(len(set(options)) == len(options), f"{frame_id(frame)} offers the same option twice")
        expect(position.options() == options, f"{frame_id(frame)} does not list its options in a fixed order")
        option = options[picks.below(len(options))]
        if (count - 1) % every == 0:
            _check_here(title, position, option, seats, picks)
        report.seen.add(f"frame:{frame_id(frame)}")
        report.seen.add(f"verb:{title.vocabulary.verbs[verb_of(option)].name}")
        report.seen.update(str(value) for value in title.vocabulary.args(option).values())
        common, told_before = title.common(position), len(heard)
        position.choose(option)
        title.check(position)
        if len(heard) == told_before:
            expect(title.common(position) == common, "what everybody sees has changed, and nothing was told")
    for told in heard:
        report.seen.add(f"told:{told.event.name}")
        report.seen.update(str(value) for value in told.args().values())
    if position.over:
        standings = title.standings(position)
        expect(len(standings.rows) == seats, "not every seat has a result")
    for seat in range(-1, seats):
        json.dumps(title.view(position, seat))
    report.decisions += count
    report.longest = max(report.longest, count)


def _check_here(title: Title, position: Position, option: int, seats: int, picks: Chance) -> None:
    """Codec, saving, cloning and secrecy, at one decision."""
    vocabulary = title.vocabulary
    frame = position.decision()
    for each in position.options():
        text = vocabulary.text(each)
        expect(vocabulary.parse(text) == each, f"the option {text!r} is not read back as written")
        written = vocabulary.as_json(each)
        arguments = written["args"]
        assert isinstance(arguments, dict)
        expect(vocabulary.pack(str(written["verb"]), arguments) == each, f"the option {text!r} is not read from JSON")
    for each in vain(title, position, position.options(), False):
        text = vocabulary.text(each)
        expect(frame.doubtful(position, each), f"the option {text!r} is in vain and does not say so")
    for refused in frame.refused(position, position.options()):
        text = vocabulary.text(refused.option)
        expect(refused.option not in position.options(), f"{text!r} is offered and refused at once")

    saved = json.loads(json.dumps(title.dump(position)))
    expect(same(title.dump(title.load(saved)), saved), "saving and loading changes the position")
    shown = title.layout.show(position)
    copy = position.clone()
    title.layout.read(json.loads(json.dumps(shown)), "", copy)
    expect(same(title.layout.show(copy), shown), "the layout does not read what it shows")

    # clone then play equals play, and the clone leaves the original alone
    one, other = position.clone(), title.load(saved)
    one.choose(option)
    other.choose(option)
    expect(same(title.dump(one), title.dump(other)), "a clone plays differently from a loaded position")
    expect(
        same(title.dump(step_by_step(position.clone(), option)), title.dump(one)), "tick does not do what advance does"
    )
    expect(same(title.dump(position), saved), "playing on a clone changes the original")

    for seat in range(-1, seats):
        _check_secrecy(title, position, seat, option, picks)
    expect(same(title.dump(position), saved), "looking at the position changes it")


def step_by_step(position: Position, option: int) -> Position:
    """Makes a choice, and then the automatic steps one after the other."""
    frame = position.decision()
    position.agenda.pop()
    frame.choose(position, option)
    while position.tick():
        pass
    return position


def _check_secrecy(title: Title, position: Position, seat: int, option: int, picks: Chance) -> None:
    """A seat sees the same in every position that it cannot tell apart from the true one."""
    truth = title.view(position, seat)
    json.dumps(truth)
    if seat < 0:
        return
    imagined = title.determinize(position, seat, fast(picks.below(1 << 30)))
    title.check(imagined)
    expect(same(title.view(imagined, seat), truth), f"seat {seat} sees something that it should not know")
    expect(imagined.seat == position.seat, "imagining hidden things changes who decides")
    if option in imagined.options():
        _check_asked(title, position, imagined, seat, option)
    if position.seat != seat:
        expect(len(imagined.options()) > 0, f"an imagined position is a dead end: {frame_id(position.decision())}")
        return
    expect(imagined.options() == position.options(), f"the options of seat {seat} tell something hidden")
    frame, other = position.decision(), imagined.decision()
    expect(same(frame.about(position), other.about(imagined)), "a prompt tells something hidden")
    ways = [[phrase.as_json() for phrase in each.trail()] for each in (position, imagined)]
    expect(same(ways[0], ways[1]), "the way to a decision tells something hidden")
    expect(same(frame.facts(position, option), other.facts(imagined, option)), "an option says something hidden")
    doubt = [each.doubtful(where, option) for each, where in ((frame, position), (other, imagined))]
    expect(doubt[0] == doubt[1], "an option says something hidden")
    if doubt[0]:
        comes = [in_vain(title, where, option) for where in (position, imagined)]
        expect(comes[0] == comes[1], "whether an option comes to nothing tells something hidden")
    expect(
        same(refusals(frame, position), refusals(other, imagined)),
        "the reasons of what is not offered tell something hidden",
    )
    _check_undo(title, position, imagined, seat, option)


def _check_asked(title: Title[Any], position: Position, imagined: Position, seat: int, option: int) -> None:
    """Who is asked next, and what, tells a seat nothing that it neither sees nor hears.

    A question with an answer that nobody notices has to be asked always, or it tells that it was possible. One whose
    every answer is noticed may be left out where there is none: what would have been noticed tells the same.
    """
    one, other = _after(position, option), _after(imagined, option)
    if not same(_noticed(title, one, seat), _noticed(title, other, seat)):
        return
    asked, imagining = _asked(one), _asked(other)
    if asked == imagining or asked[1] in title.telling() or imagining[1] in title.telling():
        return
    for here, there in ((one, imagining), (other, asked)):
        if here.over:
            continue
        before = title.view(here, seat)
        for each in here.options():
            further = _after(here, each)
            if not _heard(further, seat) and same(title.view(further, seat), before):
                expect(
                    _asked(further) != there,
                    f"seat {seat} learns something hidden from who is asked: {asked[1]}, or else {imagining[1]}",
                )


def _after(position: Position, option: int) -> Position:
    """The position after a choice, with the same luck every time."""
    after = position.clone()
    after.chance = fast(5)
    after.chance.told = []
    after.ears = []
    after.revealed = False
    after.choose(option)
    return after


def _asked(position: Position) -> tuple[int, str]:
    """Who is asked, and what, as far as others may know it."""
    if position.over:
        return (-1, "over")
    frame = position.decision()
    return (frame.seat, frame_id(frame) if frame.OPEN else "waiting")


def _heard(position: Position, seat: int) -> list[Any]:
    return [told.as_json() for told in position.ears or [] if told.visible(seat)]


def _noticed(title: Title[Any], position: Position, seat: int) -> list[Any]:
    return [title.view(position, seat), _heard(position, seat)]


def refusals(frame: Decision[Any], position: Position) -> list[Any]:
    found = frame.refused(position, frame.options(position))
    return [[refused.option, refused.reason, refused.rule, refused.args] for refused in found]


def _check_undo(title: Title, position: Position, imagined: Position, seat: int, option: int) -> None:
    """If a choice can be undone, it has told its seat nothing: it looks the same whatever is hidden."""
    one, other = _after(position, option), _after(imagined, option)
    if one.revealed or one.chance.told:
        return
    expect(not other.revealed and not other.chance.told, "whether a choice can be undone tells something hidden")
    expect(
        same(title.view(one, seat), title.view(other, seat)),
        "a choice shows something hidden and can still be undone: it needs a reveal()",
    )
    log = [_heard(each, seat) for each in (one, other)]
    expect(same(log[0], log[1]), "a choice tells something hidden and can still be undone: it needs a reveal()")


def check_match(title: Title, seats: int, variants: Mapping[str, str], seed: int) -> None:
    """One random game as a match: record, replay, undo and the views of every seat.

    Where several seats decide at once they answer so every other time, else one after the other.
    """
    picks = fast(seed * 2 + 1)
    match = Match.new(title, seats, variants, f"conformance {seed}")
    while not match.over:
        sealed = Sealed.of(match) if len(match.position.deciding) > 1 and picks.below(2) else None
        if sealed is not None:
            play_sealed(match, sealed, picks)
            continue
        seat = match.seat
        options = match.position.options()
        option = options[picks.below(len(options))]
        before = title.dump(match.position)
        log = len(match.log)
        match.choose(seat, option)
        if picks.below(4) == 0 and match.can_undo(seat):
            match.undo(seat)
            expect(same(without_chance(title.dump(match.position)), without_chance(before)), "undo does not restore")
            expect(len(match.log) == log, "undo leaves something in the log")
            match.choose(seat, option)
        if picks.below(16) == 0:
            match = _resumed(title, match)
    again = Match.replay(loads(match.dumps()), title=title)
    _check_alike(title, again, match)


def _resumed(title: Title, match: Match) -> Match:
    """The same match from its snapshot. It goes on from there: what is wrong with it shows at the end at the latest."""
    start = read_snapshot(json.loads(json.dumps(match.snapshot().as_json())))
    again = Match.replay(match.record, start=start, title=title)
    _check_alike(title, again, match)
    undone = [[title.dump(before) for before in each._before] for each in (again, match)]
    expect(same(undone[0], undone[1]), "from a snapshot, other choices can be undone")
    return again


def _check_alike(title: Title, again: Match, match: Match) -> None:
    """Two ways to the same match: by playing it, and by its record."""
    expect(same(title.dump(again.position), title.dump(match.position)), "a replay leads to another position")
    for seat in range(-1, match.seats):
        expect(same(again.view(seat), match.view(seat)), "a replay is seen differently")
        since = max(again.heard_from, match.heard_from)
        expect(same(again.heard(seat, since), match.heard(seat, since)), "a replay tells something else")


def without_chance(dumped: Any) -> Any:
    return {key: value for key, value in dumped.items() if key != "chance"}
