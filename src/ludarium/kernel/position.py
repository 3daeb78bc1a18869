"""Position, agenda and frames: what lies on the table, and what is still to be decided.

The agenda is a stack of frames. A frame is taken off before it acts, and pushes whatever follows from it: so it never
changes, and the frames of a position can be shared with its clones.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from ludarium.kernel.chance import Chance
from ludarium.kernel.fields import Shared, data, unsaved
from ludarium.kernel.part import Part, shown, values
from ludarium.kernel.verb import EVERYONE, Event, Told
from ludarium.kernel.words import Phrase

P = TypeVar("P", bound="Position")


class Frame(Generic[P]):
    """One pending step of the rules. Data only, and never changed once made. Its class is written below `@data`."""

    __slots__ = ()

    RULES: ClassVar[tuple[str, ...]] = ()

    def trail(self, position: P) -> list[Phrase]:
        """What is under way as long as this frame waits: a line of the way to the decision that is asked now.

        Every seat that may be asked above it may read it. A frame whose time has not come yet says nothing.
        """
        return []

    def __repr__(self) -> str:
        return shown(self)

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return type(self), values(self)


class Step(Frame[P]):
    """An automatic step."""

    __slots__ = ()

    def run(self, position: P) -> None:
        raise TypeError("a step says what it does")


@data
class Decision(Frame[P]):
    """One decision of one seat: what may be chosen, and what each choice does, side by side."""

    # Whether the others may know what kind of decision this is (they always know whose it is).
    OPEN: ClassVar[bool] = True

    seat: int

    def options(self, position: P) -> list[int]:
        """Every legal option, at least one, always in the same order for the same position."""
        raise TypeError("a decision lists its options")

    def choose(self, position: P, option: int) -> None:
        raise TypeError("a decision says what each choice does")

    def about(self, position: P) -> list[tuple[str, str | int]]:
        """The arguments of the prompt's message: references (`die:white.5`) and numbers."""
        return []

    def facts(self, position: P, option: int) -> list[tuple[str, str | int]]:
        """More arguments for an option's message that only hold here, such as what it costs now.

        They are named after an argument of the verb (`die_price`): where the option is said alone, as in a replay, the
        message finds the plain `die` in its place. Those of a verb without arguments are named after the option
        (`option_price`), and the message finds 0.
        """
        return []

    def doubtful(self, position: P, option: int) -> bool:
        """Whether this option may cost something and come to nothing. If it does, its words say so."""
        return False

    def refused(self, position: P, offered: list[int]) -> list[Refused]:
        """What one might expect to find among the options, and why it is not there. `offered` are the options."""
        return []


class Refused:
    """An option that is not available, and why: a message id with arguments, and the rule."""

    __slots__ = ("args", "option", "reason", "rule")

    def __init__(self, option: int, reason: str, rule: str, args: list[tuple[str, str | int]] | None = None) -> None:
        self.option = option
        self.reason = reason
        self.rule = rule
        self.args = args or []


@data
class Position(Part):
    """Everything on the table of one game in progress. A title adds its own fields (see `fields.py`).

    Positions are cloned, saved and loaded through the constructor: `agenda` and `chance`, then the title's fields.
    """

    agenda: list[Shared[Frame[Any]]]
    chance: Chance
    # Not part of the game: who listens, and whether something hidden has been turned up since it was last cleared.
    ears: list[Told] | None = unsaved(None)
    revealed: bool = unsaved(False)
    # Who has got to know it, as a bit set of seats.
    learnt: int = unsaved(0)

    def __repr__(self) -> str:
        """Short: the whole of it is `title.dump(position)`."""
        doing = f"{self.agenda[-1]!r}, {len(self.agenda) - 1} more on the agenda" if self.agenda else "over"
        return f"<{type(self).__name__}: {doing}>"

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone()

    # the agenda

    def push(self, frame: Frame[Any]) -> None:
        """This comes next, before everything already on the agenda."""
        self.agenda.append(frame)

    def plan(self, frames: list[Frame[Any]]) -> None:
        """These come next, in this order."""
        for i in range(len(frames) - 1, -1, -1):
            self.agenda.append(frames[i])

    def apart(self, seats: list[int], frames: list[list[Frame[Any]]]) -> None:
        """Next each of these seats decides for itself, whatever the others do: nobody has to wait for another.

        In `frames` is what comes for each of them. It touches nobody else, draws nothing, and asks nobody else: so the
        seats may answer in any order (see `sealed.py`), and their answers take effect in this one. Whoever plays on
        the position itself takes one seat after the other.
        """
        for i in range(len(seats) - 1, -1, -1):
            self.agenda.append(Lane(seats[i], frames[i]))

    @property
    def deciding(self) -> list[int]:
        """Who may be asked now: the seats that decide at the same time, whether they have anything to decide or not;
        usually the one that decides."""
        agenda = self.agenda
        for i in range(len(agenda) - 1, -1, -1):
            frame = agenda[i]
            if isinstance(frame, LaneEnd):
                return [frame.seat, *[lane.seat for lane in lanes_below(agenda, i)]]
        return [self.seat] if agenda else []

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def seat(self) -> int:
        """Who decides now; -1 when the game is over."""
        return self.decision().seat if self.agenda else -1

    def decision(self) -> Decision[Any]:
        frame = self.agenda[-1]
        assert isinstance(frame, Decision)
        return frame

    def trail(self) -> list[Phrase]:
        """The way to the current decision, the nearest first; what is said twice in a row stands once."""
        found: list[Phrase] = []
        for i in range(len(self.agenda) - 1, -1, -1):
            for phrase in self.agenda[i].trail(self):
                if not found or found[-1].as_json() != phrase.as_json():
                    found.append(phrase)
        return found

    def options(self) -> list[int]:
        frame = self.agenda[-1]
        assert isinstance(frame, Decision)
        return frame.options(self)

    def choose(self, option: int) -> None:
        """Trusts that the option is one of `options()`; a Match does not."""
        frame = self.agenda.pop()
        assert isinstance(frame, Decision)
        frame.choose(self, option)
        self.advance()

    def advance(self) -> None:
        """Runs automatic steps until somebody has to decide."""
        agenda = self.agenda
        while agenda:
            frame = agenda[-1]
            if not isinstance(frame, Step):
                return
            agenda.pop()
            frame.run(self)

    def tick(self) -> bool:
        """One automatic step of `advance`, for whoever looks at each of them; False if somebody has to decide.

        A title that writes an `advance` of its own writes its `tick`, too.
        """
        agenda = self.agenda
        frame = agenda[-1] if agenda else None
        if not isinstance(frame, Step):
            return False
        agenda.pop()
        frame.run(self)
        return True

    # what is told

    def tell(self, event: Event, a: int = 0, b: int = 0, c: int = 0, d: int = 0, to: int = EVERYONE) -> None:
        """Tells a fact to the seats of the bit set `to`, if anybody listens."""
        ears = self.ears
        if ears is not None:
            ears.append(Told(event, a, b, c, d, to))

    def reveal(self, to: int = EVERYONE) -> None:
        """Something hidden became known to the seats of a bit set: nothing before this can be undone."""
        self.revealed = True
        self.learnt |= to


# deciding at the same time


@data
class Lane(Step[Position]):
    """What one seat decides for itself while others do the same (`Position.apart`)."""

    seat: int
    frames: Shared[list[Shared[Frame[Any]]]]

    def run(self, position: Position) -> None:
        position.agenda.append(LaneEnd(self.seat))
        position.plan(self.frames)


@data
class LaneEnd(Step[Position]):
    """Whatever lies above it on the agenda belongs to the lane of this seat."""

    seat: int

    def run(self, position: Position) -> None:
        pass


@data
class Closed(Decision[Position]):
    """Stands for the end of a lane where a seat answers ahead of the others (`sealed.py`): nobody is asked."""

    def options(self, position: Position) -> list[int]:
        return []


def lanes_below(agenda: list[Frame[Any]], at: int) -> list[Lane]:
    """The lanes that wait right below a place of the agenda, in turn order."""
    found: list[Lane] = []
    for i in range(at - 1, -1, -1):
        frame = agenda[i]
        if not isinstance(frame, Lane):
            break
        found.append(frame)
    return found


_ids: Final[dict[str, str]] = {}


def frame_id(frame: object) -> str:
    """`CounterRaiders` is `counter-raiders` in the catalogues."""
    name = type(frame).__name__
    known = _ids.get(name)
    if known is None:
        known = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
        _ids[name] = known
    return known
