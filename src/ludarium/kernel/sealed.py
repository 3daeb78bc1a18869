"""Several open decisions at once: seats that decide for themselves answer in any order, and wait for nobody.

Each of them plays its lane (`Position.apart`) on a copy of the position, as if it came first: a draft. What it answers
there is sealed: nobody else sees anything of it but that the seat has answered. It can be taken back until the last one
is through; then all answers are played on the match itself, in turn order. So a record looks as if one seat had been
asked after the other.

    sealed = Sealed.of(match)
    if sealed is None: match.choose(...)
    else: sealed.choose(seat, option), and sealed.settle() once nobody is left in sealed.thinking
"""

from __future__ import annotations

from ludarium.kernel import shapes
from ludarium.kernel.chance import fast
from ludarium.kernel.errors import LudariumError, cannot_undo, not_your_turn
from ludarium.kernel.match import Match
from ludarium.kernel.position import Closed, Decision, Frame, Lane, LaneEnd, Position, frame_id, lanes_below
from ludarium.kernel.record import UNDO, Line, Record
from ludarium.kernel.verb import GivenOption

NOBODY = -1


class Sealed:
    """The seats that have something to decide at the same time, and what they have answered so far."""

    def __init__(self, match: Match, drafts: dict[int, Match]) -> None:
        self.match = match
        # In turn order. Each is a match that only its own seat sees; its record has the answers alone.
        self.drafts = drafts
        # What each is asked first: that is all the others know of it.
        self.first = {seat: _kind(draft.position) for seat, draft in drafts.items()}

    def __repr__(self) -> str:
        """`<sealed answers of sample, seats 0 1 2: 1 is thinking>`"""
        seats = " ".join(map(str, self.drafts))
        return f"<sealed answers of {self.match.title.id}, seats {seats}: {self.thinking} thinking>"

    @staticmethod
    def of(match: Match) -> Sealed | None:
        """The drafts of all seats that are asked now; None if that is only one, or nobody."""
        position = match.position
        if match.over or len(position.deciding) < 2:
            return None
        drafts: dict[int, Match] = {}
        for seat in position.deciding:
            alone = lane(position, seat)
            if alone is not None and 0 <= seat < match.seats and _asked(alone) == seat:
                drafts[seat] = _draft(match, alone, seat)
        return Sealed(match, drafts) if len(drafts) > 1 else None

    @property
    def thinking(self) -> list[int]:
        """Who has not answered yet, in turn order."""
        return [seat for seat, draft in self.drafts.items() if _asked(draft.position) == seat]

    def face(self, seat: int) -> Match:
        """The match as this seat plays it: its own draft, or what everybody sees."""
        return self.drafts.get(seat, self.match)

    def position(self, seat: int) -> Position:
        """For a seat that is thinking: the whole position as if it were the first to be asked, to think about."""
        found = self.drafts[seat].position.clone()
        found.chance = self.match.position.chance.clone()
        for i in range(len(found.agenda)):
            if isinstance(found.agenda[i], Closed):
                found.agenda[i] = LaneEnd(seat)
        return found

    # answering

    def choose(self, seat: int, option: GivenOption) -> None:
        """Seals a choice of a seat. If anything is wrong with it, raises LudariumError and changes nothing."""
        draft = self._own(seat)
        if _asked(draft.position) != seat:
            raise LudariumError(
                "answered",
                f"Seat {seat} has answered already. Take the answer back to change it, or wait for the others.",
                {"seat": str(seat)},
            )
        before, told = draft.position.clone(), len(draft.log)
        draft.choose(seat, option)
        if draft.record.lines[-1].chance or _asked(draft.position) not in (seat, NOBODY):
            # What comes of it is not known before it takes effect.
            before.agenda.append(Closed(NOBODY))
            draft.position = before
            del draft.log[told:]

    def undo(self, seat: int) -> None:
        """Takes the last sealed choice of a seat back."""
        if seat not in self.drafts:
            raise cannot_undo("others are deciding already")
        self.drafts[seat].undo(seat)

    def repeat(self, line: Line) -> None:
        """An answer that was sealed before, from where it was kept."""
        if line.code == UNDO:
            self.undo(line.seat)
        else:
            self.choose(line.seat, line.code)

    def answers(self, seat: int) -> list[Line]:
        """What a seat has answered, and taken back, since it was asked."""
        return self.drafts[seat].record.lines

    def apply(self) -> dict[int, list[Line]]:
        """Everybody is through: plays all answers on the match, in turn order.

        Returns what could not be played yet. (A lane that draws something is asked for the rest when it is played; an
        answer that no longer fits, because the rules let others come first, is asked for anew.)
        """
        left = {seat: made(draft.record.lines) for seat, draft in self.drafts.items()}
        while left and not self.match.over:
            seat = self.match.seat
            lines = left.pop(seat, None)
            if lines is None:
                break
            for line in lines:
                if self.match.seat != seat or line.code not in self.match.options():
                    break
                self.match.choose(seat, line.code)
        return left

    def settle(self) -> Sealed | None:
        """Everybody is through: all answers take effect. Returns what is open then, with what is still to be played."""
        left = self.apply()
        after = Sealed.of(self.match)
        if after is not None:
            for lines in left.values():
                for line in lines:
                    if line.code not in after.face(line.seat).options():
                        break
                    after.repeat(line)
        return after

    def _own(self, seat: int) -> Match:
        draft = self.drafts.get(seat)
        if draft is None:
            raise not_your_turn(seat, self.thinking[0] if self.thinking else self.match.seat)
        return draft

    # what is seen

    def now(self, seat: int) -> shapes.Now:
        """`Match.now` for this seat: its own draft; of the others only who is still thinking."""
        thinking = self.thinking
        turn = seat if seat in thinking else (thinking[0] if thinking else self.match.seat)
        shown = self.face(seat).now(seat)
        shown["turn"] = turn
        shown["open"] = thinking
        shown["undo"] = seat in self.drafts and self.drafts[seat].can_undo(seat)
        if seat in self.drafts and seat not in thinking:
            shown["sealed"] = True
        if turn != seat:
            shown["decision"] = {"seat": turn, "id": self.first.get(turn, "waiting")}
        return shown

    def view(self, seat: int) -> shapes.MatchView:
        face = self.face(seat)
        return {**face.heading(), **self.now(seat), "table": face.title.view(face.position, seat)}


def made(lines: list[Line]) -> list[Line]:
    """The choices that have not been taken back."""
    found: list[Line] = []
    for line in lines:
        if line.code == UNDO:
            found.pop()
        else:
            found.append(line)
    return found


def lane(position: Position, seat: int) -> Position | None:
    """The position as if this seat were the first of those that decide now, up to the end of its lane; None if it is
    not one of them."""
    agenda = position.agenda
    end = len(agenda) - 1
    while end >= 0 and not isinstance(agenda[end], LaneEnd):
        end -= 1
    if end < 0:
        return None
    first = agenda[end]
    assert isinstance(first, LaneEnd)
    waiting = lanes_below(agenda, end)
    rest: list[Frame[Position]] = agenda[: end - len(waiting)]
    above: list[Frame[Position]] = []
    if first.seat == seat:
        above = agenda[end + 1 :]
    else:
        # Whoever is being asked in truth comes later here.
        waiting = [Lane(first.seat, agenda[:end:-1]), *waiting]
        mine = [each for each in waiting if each.seat == seat]
        if not mine:
            return None
        above = mine[0].frames[::-1]
    alone = position.clone()
    others: list[Frame[Position]] = [each for each in waiting if each.seat != seat]
    alone.agenda = [*rest, *others[::-1], Closed(NOBODY), *above]
    alone.chance = fast(1)
    alone.ears = []
    alone.advance()
    return alone


def _draft(match: Match, alone: Position, seat: int) -> Match:
    record = Record(match.record.header, [], None, match.record.size)
    draft = Match(match.title, alone, record, match.log[:])
    draft.steps = match.steps
    draft.heard_from = match.heard_from
    draft.changes = match.changes
    draft.alone = seat
    draft._hear(alone)
    return draft


def _decision(position: Position) -> Decision[Position] | None:
    return position.decision() if position.agenda else None


def _asked(position: Position) -> int:
    frame = _decision(position)
    return NOBODY if frame is None else frame.seat


def _kind(position: Position) -> str:
    frame = _decision(position)
    return "waiting" if frame is None or not frame.OPEN else frame_id(frame)
