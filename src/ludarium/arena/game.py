"""One game between players, from the first decision to the standings."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludarium.arena.external import PATIENCE, External, Forfeit, outside
from ludarium.arena.tally import Choices, Heard, Tally
from ludarium.kernel.chance import fast
from ludarium.kernel.match import Match
from ludarium.kernel.position import Position, frame_id
from ludarium.kernel.title import Title, find
from ludarium.kernel.verb import Told, verb_of
from ludarium.players import Luck, Player, check_spec, make
from ludarium.players.luck import play_out


@dataclass(frozen=True, slots=True)
class Game:
    """What came of one game. `error` is empty unless the engine failed; then there are no points."""

    seed: int
    players: tuple[str, ...]
    decisions: int = 0
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    reason: str = ""
    verdict: str = ""
    error: str = ""
    # Why a player outside has lost before the end; then there are places, but no points.
    forfeit: str = ""

    def share(self, seat: int) -> float:
        """1 for a win, a part of it for a shared one, 0 otherwise."""
        return 1.0 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def as_json(self) -> dict[str, object]:
        return {
            "seed": self.seed,
            "players": list(self.players),
            "decisions": self.decisions,
            "points": list(self.points),
            "places": list(self.places),
            "reason": self.reason,
            "verdict": self.verdict,
            "error": self.error,
            "forfeit": self.forfeit,
        }


@dataclass(frozen=True, slots=True)
class Task:
    """Some games that one worker plays: seeds, and who sits where. `tally`: what is offered and taken is counted."""

    title: str
    seats: int
    variants: Mapping[str, str]
    games: tuple[tuple[int, tuple[str, ...]], ...]
    folder: str = ""
    # With each record, a line for each decision; with what the deciding seat saw.
    lines: bool = True
    views: bool = False
    label: str = ""
    patience: float = PATIENCE
    tally: bool = False


@dataclass(slots=True)
class Batch:
    """What a worker brings back, with the task's label. `seen` holds the verbs, events and content that turned up."""

    games: list[Game] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    label: str = ""
    choices: Choices = field(default_factory=dict)
    told: Heard = field(default_factory=dict)


class Witness:
    """Notes which verbs, events and content of a title turn up. It listens until it has seen everything."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.options: set[int] = set()
        self.told: set[tuple[int, int, int, int, int]] = set()
        self.wanted = content(title)
        self.seen: set[str] = set()

    @property
    def curious(self) -> bool:
        return not self.wanted <= self.seen

    def hear(self, position: Position) -> None:
        for told in position.ears or []:
            self.told.add((told.event.code, told.a, told.b, told.c, told.d))
        position.ears = None
        vocabulary = self.title.vocabulary
        for option in self.options:
            self.seen.add(f"verb:{vocabulary.verbs[verb_of(option)].name}")
            self.seen.update(str(value) for value in vocabulary.args(option).values())
        for code, a, b, c, d in self.told:
            event = vocabulary.events[code]
            self.seen.add(f"told:{event.name}")
            self.seen.update(str(value) for value in Told(event, a, b, c, d, -1).args().values())
        self.options.clear()
        self.told.clear()


def content(title: Title) -> set[str]:
    """Everything that has to turn up in some game."""
    from ludarium.kernel.conformance import content as wanted

    return wanted(title)


def play_all(task: Task) -> Batch:
    """What a worker does. A game that fails is reported with its seed, and the others go on."""
    title = find(task.title)
    witness = Witness(title)
    tally = Tally(title) if task.tally else None
    batch = Batch(label=task.label)
    for seed, players in task.games:
        try:
            if task.folder:
                game = record(title, task, seed, players, witness)
            else:
                game = play(title, task.seats, task.variants, seed, players, witness, task.patience, tally)
        except Exception as error:  # the finding is reported with the seed that shows it
            game = Game(seed, players, error=f"seed {seed}: {type(error).__name__}: {error}")
        batch.games.append(game)
    batch.seen = witness.seen & witness.wanted
    if tally is not None:
        batch.choices, batch.told = tally.choices, tally.told
    return batch


def play(
    title: Title,
    seats: int,
    variants: Mapping[str, str],
    seed: int,
    players: tuple[str, ...],
    witness: Witness | None = None,
    patience: float = PATIENCE,
    tally: Tally | None = None,
) -> Game:
    """Plays one game on the bare position."""
    position = title.setup(seats, title.resolve(seats, variants), fast(seed))
    listening = witness is not None and witness.curious
    if listening or tally is not None:
        position.ears = []
    title.begin(position)
    chosen: set[int] | None = witness.options if listening and witness is not None else None
    if tally is None and by_chance(players):
        count = play_out(position, fast(seed * 2 + 1), title.bound + 1, chosen)
    else:
        count = 0
        table = seated(title, seats, variants, seed, players, patience)
        while position.agenda and count <= title.bound:
            try:
                option = table[position.seat].decide(position)
            except Forfeit as gone:
                return forfeited(gone, seed, players, count)
            if chosen is not None:
                chosen.add(option)
            if tally is not None:
                tally.chose(position.seat, position.options(), option)
            position.choose(option)
            count += 1
    if count > title.bound:
        raise AssertionError(f"the game has more than {title.bound} decisions")
    if tally is not None:
        tally.end(position)
    if listening and witness is not None:
        witness.hear(position)
    return finished(title, position, seed, players, count)


def by_chance(players: Sequence[str]) -> bool:
    """Whether nobody thinks: then the games are played by chance alone, which is much faster."""
    return all(not outside(player) and check_spec(player) == "random" for player in players)


def seated(
    title: Title, seats: int, variants: Mapping[str, str], seed: int, players: Sequence[str], patience: float
) -> list[Player]:
    """Who answers the decisions of each seat, in the game with this number."""
    if by_chance(players):
        return [Luck(seed * 2 + 1)] * seats
    return [
        External(players[seat], title, seats, variants, seat, f"{title.id}-{seed}", patience)
        if outside(players[seat])
        else make(players[seat], title, seat, seed * 16 + seat)
        for seat in range(seats)
    ]


def forfeited(gone: Forfeit, seed: int, players: tuple[str, ...], count: int) -> Game:
    """The others share the first place."""
    places = tuple(len(players) if seat == gone.seat else 1 for seat in range(len(players)))
    return Game(seed, players, count, (), places, "forfeit", forfeit=gone.sentence)


def finished(title: Title, position: Position, seed: int, players: tuple[str, ...], count: int) -> Game:
    standings = title.standings(position)
    return Game(
        seed,
        players,
        count,
        tuple(row.points for row in standings.rows),
        tuple(row.place for row in standings.rows),
        standings.reason,
        standings.verdict,
    )


def record(title: Title, task: Task, seed: int, players: tuple[str, ...], witness: Witness) -> Game:
    """Plays one game as a match, and writes its record and, if asked for, a line for each decision."""
    match = Match.new(title, task.seats, task.variants, f"arena {seed}", list(players))
    table = seated(title, task.seats, match.record.header.variants, seed, players, task.patience)
    stem = Path(task.folder) / f"{title.id}-{seed:08d}"
    with ExitStack() as stack:
        lines = stack.enter_context(stem.with_suffix(".jsonl").open("w", encoding="utf-8")) if task.lines else None
        while not match.over:
            seat = match.seat
            try:
                option = table[seat].decide(match.position)
            except Forfeit as gone:
                return forfeited(gone, seed, players, match.steps)
            if lines is not None:
                lines.write(_line(match, seed, option, task.views))
            match.choose(seat, option)
            witness.options.add(option)
    match.position.ears = [heard.told for heard in match.log]
    witness.hear(match.position)
    stem.with_suffix(".ludarium").write_text(match.dumps(), encoding="utf-8")
    return finished(title, match.position, seed, players, match.steps)


def _line(match: Match, seed: int, option: int, views: bool) -> str:
    line: dict[str, Any] = {
        "game": seed,
        "step": match.steps,
        "seat": match.seat,
        "decision": frame_id(match.position.decision()),
        "options": match.options(),
        "choice": match.title.vocabulary.text(option),
    }
    if views:
        line["view"] = match.title.view(match.position, match.seat)
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
