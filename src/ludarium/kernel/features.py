"""Positions and options as numbers of a fixed layout: what learners read (`ludarium.research`).

A title says in its `features.py` which features it has, by name, and writes them straight from the position: one byte
for each, from the facts that its view shows and no others. Seats stand in the order of the one who looks: his own comes
first, the others follow in turn order. So nothing depends on who sits where.

Before a title's own features stand whose decision it is, and of what kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ludarium.kernel.chance import fast
from ludarium.kernel.domain import SEAT, Domain
from ludarium.kernel.position import Decision, Position
from ludarium.kernel.title import Title
from ludarium.kernel.verb import part, verb_of

MOST: Final = 255  # of a byte
PLACES: Final = 5  # of a row: the verb, and what its four arguments speak of
ROW_BYTES: Final = 2 * PLACES
NO_OPTION: Final = b"\xff" * ROW_BYTES  # -1 in every place
KEPT_ROWS: Final = 100_000


def byte(value: int) -> int:
    """A number that fits: what is greater counts as the greatest, what is less than 0 as 0."""
    return 0 if value < 0 else value if value < MOST else MOST


def hot(size: int) -> list[bytes]:
    """For each of so many things a row with a 1 in its place; the last (which is number -1, too) has none."""
    return [bytes([int(i == number) for i in range(size)]) for number in range(size)] + [bytes(size)]


def many(things: list[int], size: int) -> bytes:
    """How often each of so many things is there."""
    found = [0] * size
    for thing in things:
        found[thing] += 1
    return bytes(found)


def others(seat: int, seats: int) -> list[int]:
    """All seats as this one sees them: itself, then the others in turn order."""
    return [(seat + i) % seats for i in range(seats)]


class Block:
    """Neighbouring features with a name each. `most` is the number that a learner sees as 1."""

    __slots__ = ("entries", "most", "name")

    def __init__(self, name: str, entries: list[str], most: int = 1) -> None:
        self.name = name
        self.entries = entries
        self.most = most


def each_of(name: str, domain: Domain, most: int = 1) -> Block:
    """A feature for each element of a domain."""
    return Block(name, domain.refs, most)


def seen_from(domain: Domain, seat: int, seats: int) -> list[int]:
    """A domain whose first elements are the seats, as one of them sees it; what comes after them stays."""
    return [(index - seat) % seats if index < seats else index for index in range(domain.size)]


class Features:
    """What a title says of its features.

    `write` gives one byte for each feature. `turned` gives, for a domain of the options whose elements mean another
    thing to each seat, the number that stands for each of them as this seat sees it (None: they mean the same to all).
    Positions with the same `angle` are seen alike by a seat in this.
    """

    __slots__ = ("angle", "blocks", "seats", "size", "turned", "write")

    def __init__(
        self,
        blocks: list[Block],
        seats: int,
        write: Callable[[Any, int], bytes],
        turned: Callable[[Any, int, Domain], list[int] | None],
        angle: Callable[[Any], int] | None = None,
    ) -> None:
        self.blocks = blocks
        # the most that can sit at this table
        self.seats = seats
        self.write = write
        self.turned = turned
        self.angle = angle
        self.size = sum([len(block.entries) for block in blocks])


class Encoder:
    """Writes the observations and the options of one title, with so many seats."""

    def __init__(self, title: Title, features: Features, seats: int) -> None:
        self.title = title
        self.features = features
        self.seats = seats
        self.write = features.write
        kinds = [cls for cls in title.classes.values() if issubclass(cls, Decision)]
        self.kinds: dict[type, int] = {cls: number for number, cls in enumerate(kinds)}
        names = [frame_id_of(cls) for cls in kinds]
        self.blocks = [
            Block("turn", relative_names(features.seats)),
            Block("decision", names),
            *features.blocks,
        ]
        self.size = features.seats + len(names) + features.size
        self.turns = hot(features.seats)
        self.asked = hot(len(names))
        # Every thing that an option can speak of has a number of its own.
        self.offsets: dict[str, int] = {}
        self.domains: list[Domain] = []
        count = 0
        for verb in title.vocabulary.verbs:
            for argument in verb.arguments:
                domain = argument.domain
                if domain.name not in self.offsets:
                    self.offsets[domain.name] = count
                    self.domains.append(domain)
                    count += domain.size
        self.things = count
        self.rows_of: dict[int, dict[int, bytes]] = {}
        self.angles: dict[int, dict[str, list[int]]] = {}
        self.kept = 0

    def feature_names(self) -> list[str]:
        return [f"{block.name}.{entry}" for block in self.blocks for entry in block.entries]

    def thing_names(self) -> list[str]:
        return [domain.full(index) for domain in self.domains for index in range(domain.size)]

    def scale(self) -> list[float]:
        """What each byte is multiplied by."""
        return [1.0 / block.most for block in self.blocks for _ in block.entries]

    def observe(self, position: Position, seat: int) -> bytes:
        """What a seat may see, a byte for each feature."""
        agenda = position.agenda
        if not agenda:
            return self.turns[-1] + self.asked[-1] + self.write(position, seat)
        frame = agenda[-1]
        assert isinstance(frame, Decision)
        kind = self.kinds[type(frame)] if frame.OPEN or frame.seat == seat else -1
        turn = frame.seat - seat
        if turn < 0:
            turn += self.seats
        return self.turns[turn] + self.asked[kind] + self.write(position, seat)

    def rows(self, position: Position, options: list[int], seat: int) -> bytes:
        """A row for each option: the verb, and the number of the thing in each place of it (-1: none), as int16."""
        angle = self.features.angle
        view = seat if angle is None else angle(position) * 8 + seat
        kept = self.rows_of.get(view)
        if kept is None:
            kept = {}
            self.rows_of[view] = kept
            self.angles[view] = self._turned(position, seat)
        found: list[bytes] = []
        for option in options:
            row = kept.get(option)
            if row is None:
                row = self._row(option, self.angles[view])
                kept[option] = row
                self.kept += 1
            found.append(row)
        if self.kept > KEPT_ROWS:
            self.kept = 0
            self.rows_of.clear()
        return b"".join(found)

    def _turned(self, position: Position, seat: int) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for domain in self.domains:
            turned = self.features.turned(position, seat, domain)
            if turned is not None:
                found[domain.name] = turned
        return found

    def _row(self, option: int, turned: dict[str, list[int]]) -> bytes:
        verb = self.title.vocabulary.verbs[verb_of(option)]
        row = verb.code.to_bytes(2, "little")
        for i in range(PLACES - 1):
            if i >= len(verb.arguments):
                row += b"\xff\xff"
                continue
            name = verb.arguments[i].domain.name
            index = part(option, i)
            if name in turned:
                index = turned[name][index]
            row += (self.offsets[name] + index).to_bytes(2, "little")
        return row


def relative_names(seats: int) -> list[str]:
    return ["own", *[f"next-{i}" for i in range(1, seats)]]


def frame_id_of(cls: type) -> str:
    """The id of a class of decisions, as in the catalogues."""
    return "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in cls.__name__]).lstrip("-")


def around(position: Any, seat: int, domain: Domain) -> list[int] | None:
    """`turned` of a title where no domain but the seats themselves depends on who looks."""
    return seen_from(domain, seat, len(position.players)) if domain is SEAT else None


class Games:
    """Many games side by side. A finished one makes room for the next.

    `ended` holds, for each game that ended in the last step, its number and its final position. With `skip_forced` a
    decision with one option only is not asked; `decisions` counts it nevertheless.
    """

    def __init__(
        self, encoder: Encoder, variants: Mapping[str, str], seeds: list[int], stride: int, skip_forced: bool
    ) -> None:
        """A game for each seed. The seed of the one that follows it is greater by `stride`."""
        count = len(seeds)
        self.encoder = encoder
        self.title = encoder.title
        self.variants = dict(variants)
        self.count = count
        self.skip_forced = skip_forced
        self.stride = stride
        self.seeds = list(seeds)
        self.decisions = 0
        self.positions: list[Position] = []
        self.options: list[list[int]] = []
        self.ended: list[tuple[int, Position]] = []
        for i in range(count):
            position = self._new(i)
            self.positions.append(position)
            self.options.append(self._ahead(i, position))

    def _new(self, i: int) -> Position:
        position: Position = self.title.setup(self.encoder.seats, self.variants, fast(self.seeds[i]))
        self.title.begin(position)
        return position

    def _ahead(self, i: int, position: Position) -> list[int]:
        """Plays on to the next decision of the i-th game that is one; a game that is over is followed by another."""
        while True:
            if not position.agenda:
                self.ended.append((i, position))
                self.seeds[i] += self.stride
                position = self._new(i)
                self.positions[i] = position
            options = position.options()
            if len(options) > 1 or not self.skip_forced:
                return options
            position.choose(options[0])
            self.decisions += 1

    def step(self, actions: list[int]) -> None:
        """One choice in each game: the number of an option."""
        self.ended = []
        positions = self.positions
        for i in range(self.count):
            options = self.options[i]
            action = actions[i]
            if action < 0 or action >= len(options):
                raise IndexError(f"game {i}: the action {action} is not one of the {len(options)} legal ones")
        for i in range(self.count):
            position = positions[i]
            position.choose(self.options[i][actions[i]])
            self.options[i] = self._ahead(i, position)
        self.decisions += self.count

    def seats(self) -> bytes:
        """Who decides in each game."""
        return bytes([position.seat for position in self.positions])

    def counts(self) -> list[int]:
        """How many options there are in each game."""
        return [len(options) for options in self.options]

    def observations(self) -> bytes:
        """What the deciding seat of each game sees, one after the other."""
        encoder = self.encoder
        found: list[bytes] = []
        for position in self.positions:
            frame = position.agenda[-1]
            assert isinstance(frame, Decision)
            seat = frame.seat
            found.append(encoder.turns[0])
            found.append(encoder.asked[encoder.kinds[type(frame)]])
            found.append(encoder.write(position, seat))
        return b"".join(found)

    def rows(self) -> bytes:
        """The rows of all options of all games, one after the other."""
        encoder = self.encoder
        found: list[bytes] = []
        for i in range(self.count):
            position = self.positions[i]
            found.append(encoder.rows(position, self.options[i], position.seat))
        return b"".join(found)


__all__ = ["Block", "Encoder", "Features", "Games", "around", "each_of", "hot", "many", "seen_from"]
