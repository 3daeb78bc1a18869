"""Looking back: a record at any of its lines, and whether its chance results are those it was committed to."""

from __future__ import annotations

from ludarium.kernel.errors import LudariumError, bad_record
from ludarium.kernel.match import Match
from ludarium.kernel.record import UNDO, Record
from ludarium.kernel.snapshot import EVERY, Snapshot
from ludarium.kernel.title import Title


class Replay:
    """A record that is looked at here and there. What has been played once is not played again, but for a few lines:
    going to a line costs the same wherever it is.
    """

    def __init__(self, record: Record, title: Title | None = None) -> None:
        self.record = record
        self.title = title
        # The snapshot after each EVERY lines, as far as the record has been played.
        self._kept: list[Snapshot] = [Match.replay(record, 0, None, title).snapshot()]

    def at(self, line: int) -> Match:
        """The match after so many lines. It is the caller's own: playing it on changes nothing here."""
        if not 0 <= line <= self.record.size:
            raise LudariumError(
                "no-such-line",
                f"There is no line {line}: the record has {self.record.size} lines.",
                {"given": str(line), "count": str(self.record.size)},
            )
        match = self._from(min(line // EVERY, len(self._kept) - 1))
        while match.record.size < line:
            size = match.record.size
            match.repeat(self.record.lines[size], size + 2)
            if size + 1 == len(self._kept) * EVERY:
                self._kept.append(match.snapshot())
        return match

    def _from(self, number: int) -> Match:
        start = self._kept[number]
        return Match.replay(self.record, start.line, start, self.title)


def verify(record: Record) -> None:
    """Checks that all chance results of a record come from its seed. Raises LudariumError if one does not."""
    header = record.header
    if not header.seed:
        raise bad_record(
            1,
            LudariumError("record-sealed", "the seed has not been revealed, so the chance results cannot be checked."),
        )
    again = Match.again(record)
    if again.record.header.chance != header.chance:
        raise bad_record(
            1, LudariumError("record-not-from-seed", "the setup's chance results do not come from the seed.")
        )
    for number, line in enumerate(record.lines, 2):
        if line.code == UNDO:
            again.undo(line.seat)
            continue
        again.choose(line.seat, again.todays(line.code))
        if again.record.lines[-1].chance != line.chance:
            raise bad_record(
                number, LudariumError("record-not-from-seed", "the chance results do not come from the seed.")
            )
