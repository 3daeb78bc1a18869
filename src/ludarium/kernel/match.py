"""A match: one game being played, with its record, its log and undo. It trusts nobody."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from ludarium.kernel import shapes
from ludarium.kernel.chance import commitment, committed
from ludarium.kernel.errors import LudariumError, bad_record, cannot_undo, game_over, not_your_turn, nothing_to_undo
from ludarium.kernel.fields import data
from ludarium.kernel.figures import fingerprint
from ludarium.kernel.position import Decision, Position, Refused, frame_id
from ludarium.kernel.record import UNDO, Header, Line, Record, checked, loads, todays
from ludarium.kernel.snapshot import HEARD, Snapshot
from ludarium.kernel.title import Standings, Title, find
from ludarium.kernel.vain import vain
from ludarium.kernel.verb import GivenOption, Told


@data
class Heard:
    """A told fact, the number of choices that had been made when it was told, and whose choice it came of (-1: the
    setup)."""

    step: int
    by: int
    told: Told


class Match:
    """One game in progress.

    >>> from ludarium.kernel.sample import TITLE
    >>> match = Match.new(TITLE, seats=2, seed="a")
    >>> match.options()[0].startswith("pick card=")
    True
    >>> match.choose(match.seat, match.options()[0])
    >>> match.options()
    ['throw', 'hold']
    """

    def __init__(self, title: Title, position: Position, record: Record, log: list[Heard]) -> None:
        self.title = title
        self.position = position
        self.record = record
        self.log = log
        # Positions before the last choices, as far back as they may be undone; all by the same seat.
        self._before: list[Position] = []
        self._before_seat = -1
        # The choices that led on from them.
        self._open: list[str] = []
        # How many choices have been made, undone ones not counted.
        self.steps = 0
        # The log holds what was told from this step on.
        self.heard_from = 0
        # Grows whenever something is told or taken back: as long as it stays, so does what everybody sees alike.
        self.changes = 0
        # The options of the current decision, once somebody has asked for them. (Whoever moves the position by itself
        # needs a new match for it.)
        self._offered: list[int] = []
        self._vain: list[int] | None = None
        # The seat that plays here ahead of the others (`sealed.py`); -1: everybody plays here.
        self.alone = -1

    def __repr__(self) -> str:
        """`<match of sample, 2 seats, 3 choices: seat 1 decides play-card>`"""
        doing = "over" if self.over else f"seat {self.seat} decides {frame_id(self.position.decision())}"
        return f"<match of {self.title.id}, {self.seats} seats, {self.steps} choices: {doing}>"

    @staticmethod
    def new(
        title: Title | str,
        seats: int,
        variants: Mapping[str, str] | None = None,
        seed: str | None = None,
        names: list[str] | None = None,
    ) -> Match:
        """Opens a new game. The seed decides all chance results; without one it is drawn and nobody knows it."""
        game = find(title) if isinstance(title, str) else title
        values = game.resolve(seats, variants or {})
        secret = secrets.token_hex(16) if seed is None else seed
        people = names if names is not None else [f"Player {seat + 1}" for seat in range(seats)]
        if len(people) != seats:
            raise LudariumError("bad-names", f"There are {seats} seats but {len(people)} names.")
        header = Header(
            title=game.id,
            rules=game.rules,
            seats=seats,
            variants=values,
            names=people,
            commitment=commitment(secret),
            seed=secret,
            chance=[],
            figures=fingerprint(game.id),
        )
        return Match._begin(game, header, None)

    @staticmethod
    def again(record: Record) -> Match:
        """The game of a record before its first choice, with chance results from its seed, not from its lines."""
        game = find(record.header.title)
        return Match._begin(game, checked(record.header, game), None)

    @staticmethod
    def _begin(title: Title, header: Header, coming: list[int] | None) -> Match:
        """Sets up the position; `coming` are the recorded chance results of the setup."""
        chance = committed(header.seed)
        chance.told = []
        if coming is not None:
            chance.coming = coming[:]
        position = title.setup(header.seats, todays(header, title), chance)
        if header.rules != title.rules:
            title.age(position, header.rules)
        position.ears = []
        title.begin(position)
        header.chance = chance.told
        match = Match(title, position, Record(header, [], None), [])
        match._hear(position)
        return match

    @staticmethod
    def loads(text: str, upto: int | None = None) -> Match:
        """Plays a record again, line by line (or its first `upto` lines). The match can go on from there."""
        return Match.replay(loads(text), upto)

    @staticmethod
    def replay(
        record: Record, upto: int | None = None, start: Snapshot | None = None, title: Title | None = None
    ) -> Match:
        """The match after all lines of a record, or its first `upto`; from the snapshot `start` on, if there is one.

        `title` is needed only for a title that is not registered.
        """
        game = title if title is not None else find(record.header.title)
        header = checked(record.header, game)
        if start is None:
            match = Match._first(game, header, record)
        else:
            match = Match._resumed(game, header, record, start)
        last = record.size if upto is None else min(upto, record.size)
        for number in range(match.record.size, last):
            match.repeat(record.lines[number - record.skipped], number + 2)
        if upto is None and record.end is not None:
            match.record.end = record.end
        return match

    @staticmethod
    def _first(title: Title, header: Header, record: Record) -> Match:
        """Before the first line."""
        if record.skipped:
            raise LudariumError("record-part", "The first lines of this record were left out: it needs a snapshot.")
        try:
            match = Match._begin(title, header, record.header.chance)
        except LudariumError as error:
            raise bad_record(1, error) from None
        if header.chance != record.header.chance:
            raise bad_record(1, LudariumError("bad-chance", "the chance results do not fit the setup."))
        return match

    @staticmethod
    def _resumed(title: Title, header: Header, record: Record, start: Snapshot) -> Match:
        """Where a snapshot was taken."""
        if not record.skipped <= start.line <= record.size:
            raise LudariumError("bad-snapshot", "This snapshot was not taken within these lines.")
        position = title.load(start.position)
        position.chance.key = committed(header.seed).key
        header.chance = record.header.chance
        match = Match(title, position, Record(header, [], None), remembered(title, start.heard))
        match.steps = start.steps
        match.heard_from = start.since
        match._before_seat = start.seat
        for code in start.open:
            match._play(start.seat, code, [])
        if len(match._before) != len(start.open):
            raise LudariumError("bad-snapshot", "This snapshot does not fit the rules: a choice was taken for open.")
        match.record.skipped = record.skipped
        match.record.lines = record.lines[: start.line - record.skipped]
        return match

    def snapshot(self) -> Snapshot:
        """The match as it stands, for `replay` to start from."""
        settled = (self._before[0] if self._before else self.position).clone()
        settled.chance.key = ""
        saved = self.title.dump(settled)
        steps = self.steps - len(self._before)
        since = max(self.heard_from, steps - HEARD + 1)
        heard = [[each.step, each.by, *each.told.saved()] for each in self.log if since <= each.step <= steps]
        return Snapshot(self.record.size, steps, saved, self._before_seat, self._open[:], since, heard)

    def repeat(self, line: Line, number: int = 0) -> None:
        """Plays one recorded line, with the recorded chance results. `number` is its place in the file."""
        try:
            if line.code == UNDO:
                self.undo(line.seat)
                return
            self._play(line.seat, self.todays(line.code), line.chance)
        except LudariumError as error:
            raise bad_record(number, error) from None

    def todays(self, code: str) -> str:
        """A recorded option as the rules of today write it."""
        rules = self.record.header.rules
        return code if rules == self.title.rules else self.title.reread(rules, code)

    # asking

    @property
    def over(self) -> bool:
        return self.position.over or self.record.end is not None

    @property
    def seat(self) -> int:
        """Who decides now; -1 when the game is over."""
        return -1 if self.over else self.position.seat

    @property
    def seats(self) -> int:
        return self.record.header.seats

    @property
    def names(self) -> list[str]:
        return self.record.header.names

    def options(self) -> list[str]:
        """Every legal option of the current decision, as text."""
        if self.over:
            return []
        return [self.title.vocabulary.text(option) for option in self._options()]

    def standings(self) -> Standings:
        if not self.position.over:
            raise LudariumError("not-over", "The game is not over yet: there is no result.")
        return self.title.standings(self.position)

    def view(self, seat: int) -> shapes.MatchView:
        """All that this seat (-1: a spectator) may see, as JSON values."""
        return {**self.heading(), **self.now(seat), "table": self.title.view(self.position, seat)}

    def heading(self) -> shapes.Heading:
        """The part of a view that stays the same for the whole game, and for everybody: what is played, and by whom."""
        header = self.record.header
        return {
            "title": self.title.id,
            "seats": header.seats,
            "names": list(header.names),
            "variants": dict(header.variants),
            "commitment": header.commitment,
        }

    def now(self, seat: int) -> shapes.Now:
        """The rest of a view but for the table itself: whose turn it is, what this seat can choose."""
        if not -1 <= seat < self.seats:
            raise LudariumError("no-such-seat", f"There is no seat {seat}: the seats are 0 to {self.seats - 1}.")
        view: shapes.Now = {
            "seat": seat,
            "over": self.over,
            "turn": self.seat,
            "open": [] if self.over else [self.seat],
            "step": self.steps,
            "decision": self.decision(seat),
            "undo": self.can_undo(seat),
        }
        if self.position.over:
            view["standings"] = self.standings().as_json()
        return view

    def decision(self, seat: int) -> shapes.Decision | None:
        """The current decision as this seat may know it: its own with all options, another's by name only."""
        if self.over:
            return None
        frame = self.position.decision()
        if frame.seat != seat:
            return {"seat": frame.seat, "id": frame_id(frame) if frame.OPEN else "waiting"}
        in_vain = self._in_vain()
        shown: shapes.Decision = {
            "seat": seat,
            "id": frame_id(frame),
            "rules": list(frame.RULES),
            "args": dict(frame.about(self.position)),
            "trail": [phrase.as_json() for phrase in self.position.trail()],
            "options": [self._shown(frame, option, in_vain) for option in self._options()],
            "refused": [self._refused(refused) for refused in frame.refused(self.position, self._options())],
        }
        return shown

    def _refused(self, refused: Refused) -> shapes.Refused:
        option = self.title.vocabulary.as_json(refused.option)
        return {
            "code": option["code"],
            "verb": option["verb"],
            "args": option["args"],
            "rules": [refused.rule],
            "reason": refused.reason,
            "why": dict(refused.args),
        }

    def _shown(self, frame: Decision[Any], option: int, in_vain: list[int]) -> shapes.Option:
        """An option as JSON, with what only holds in this decision among its arguments."""
        shown = self.title.vocabulary.as_json(option)
        facts = frame.facts(self.position, option)
        if facts:
            shown = {**shown, "args": {**shown["args"], **dict(facts)}}
        if option in in_vain:
            shown = {**shown, "vain": True}
        return shown

    def heard(self, seat: int, since: int = 0) -> list[shapes.LogLine]:
        """The log as this seat may read it, from the choice number `since` on (but see `heard_from`)."""
        first = len(self.log)
        while first > 0 and self.log[first - 1].step >= since:
            first -= 1
        return [
            {"step": heard.step, "by": heard.by, **heard.told.as_json()}
            for heard in self.log[first:]
            if heard.told.visible(seat)
        ]

    # acting

    def choose(self, seat: int, option: GivenOption) -> None:
        """Takes a choice of a seat. If anything is wrong with it, raises LudariumError and changes nothing."""
        self._play(seat, option, None)

    def _play(self, seat: int, given: GivenOption, coming: list[int] | None) -> None:
        if self.over:
            raise game_over()
        position = self.position
        deciding = position.seat
        if seat != deciding:
            raise not_your_turn(seat, deciding)
        options = self._options()
        option = self.title.vocabulary.read(given, len(options))
        if option not in options:
            raise self.title.vocabulary.not_offered(given, option, len(options))
        before = position.clone()
        self._offered = []
        drawn: list[int] = []
        position.ears = []
        position.revealed = False
        position.learnt = 0
        position.chance.told = drawn
        if coming is not None:
            position.chance.coming = coming[:]
        try:
            position.choose(option)
            if coming is not None and (position.chance.coming or drawn != coming):
                raise LudariumError("bad-chance", "The recorded chance results do not fit this choice.")
        except BaseException:
            self.position = before
            raise
        code = self.title.vocabulary.text(option)
        self.record.lines.append(Line(seat, code, drawn))
        shown = position.revealed if self.alone < 0 else bool((position.learnt >> self.alone) & 1)
        if drawn or shown or self._before_seat != seat:
            self._before = []
            self._open = []
        if not drawn and not shown:
            self._before.append(before)
            self._open.append(code)
        self._before_seat = seat
        self.steps += 1
        self._hear(position)

    def final(self, seat: int, given: GivenOption) -> bool:
        """Whether this choice could not be taken back: a chance result falls, something is revealed, or the decision
        passes on. It is tried on a copy; nothing of what came of it is told."""
        here = self._tried(seat, given)
        return self._telling(here) or (self.alone < 0 and (here.over or here.seat != seat))

    def telling(self, seat: int, given: GivenOption) -> bool:
        """Whether a chance result falls with this choice, or something is revealed (to its seat, where it plays ahead
        of the others). It is tried on a copy, as in `final`."""
        return self._telling(self._tried(seat, given))

    def _telling(self, here: Position) -> bool:
        shown = here.revealed if self.alone < 0 else bool((here.learnt >> self.alone) & 1)
        return bool(here.chance.told) or shown

    def _tried(self, seat: int, given: GivenOption) -> Position:
        if self.over:
            raise game_over()
        if seat != self.position.seat:
            raise not_your_turn(seat, self.position.seat)
        options = self._options()
        option = self.title.vocabulary.read(given, len(options))
        if option not in options:
            raise self.title.vocabulary.not_offered(given, option, len(options))
        here = self.position.clone()
        here.chance.told = []
        here.choose(option)
        return here

    def _options(self) -> list[int]:
        if not self._offered:
            self._offered = self.position.options()
            self._vain = None
        return self._offered

    def _in_vain(self) -> list[int]:
        options = self._options()
        if self._vain is None:
            self._vain = vain(self.title, self.position, options)
        return self._vain

    def _hear(self, position: Position) -> None:
        by = self.record.lines[-1].seat if self.record.lines else self.alone
        for told in position.ears or []:
            self.log.append(Heard(self.steps, by, told))
            self.changes += 1
        position.ears = []

    def can_undo(self, seat: int) -> bool:
        return bool(self._before) and self._before_seat == seat and self.record.end is None

    def undo(self, seat: int) -> None:
        """Takes back the last choice. Never crosses a chance result, a reveal or another seat's choice."""
        if self.record.end is not None:
            raise game_over()
        if not any(line.seat == seat for line in self.record.lines):
            raise nothing_to_undo()
        if not self._before or self._before_seat != seat:
            raise cannot_undo("since then something was revealed, a chance result fell, or another seat has chosen")
        while self.log and self.log[-1].step >= self.steps:
            self.log.pop()
        self.steps -= 1
        self.position = self._before.pop()
        self._open.pop()
        self.changes += 1
        self._offered = []
        self.record.lines.append(Line(seat, UNDO, []))

    # saving

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        log = [[each.step, each.by, *each.told.saved()] for each in self.log]
        kept = (self._before, self._before_seat, self._open, self.steps, self.heard_from, self.changes)
        return restored, (self.title, self.position, self.record, log, kept)

    def dumps(self) -> str:
        """The whole record, with the seed: the keeper's copy. Do not give it away before the game is over."""
        if self.record.end is None and self.position.over:
            self.conclude("played")
        return self.record.dumps()

    def conclude(self, reason: str) -> None:
        """Writes the end into the record: `played` to the end, or broken off for another reason."""
        end: dict[str, Any] = {"reason": reason}
        if self.position.over:
            end["standings"] = self.title.standings(self.position).as_json()
        self.record.end = end


def remembered(title: Title, log: list[list[int]]) -> list[Heard]:
    """A log that was saved as numbers."""
    events = title.vocabulary.events
    return [Heard(step, by, Told(events[code], a, b, c, d, to)) for step, by, code, a, b, c, d, to in log]


def restored(
    title: Title,
    position: Position,
    record: Record,
    log: list[list[int]],
    kept: tuple[list[Position], int, list[str], int, int, int],
) -> Match:
    """A match that was pickled."""
    match = Match(title, position, record, remembered(title, log))
    match._before, match._before_seat, match._open, match.steps, match.heard_from, match.changes = kept
    return match
