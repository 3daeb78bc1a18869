"""One game between players, from the first decision to the standings."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ludarium.kernel.chance import fast
from ludarium.kernel.match import Match
from ludarium.kernel.position import Position, frame_id
from ludarium.kernel.title import Title, find
from ludarium.kernel.verb import Told, verb_of
from ludarium.players import check_spec, make
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
        }


@dataclass(frozen=True, slots=True)
class Task:
    """Some games that one worker plays: seeds, and who sits where."""

    title: str
    seats: int
    variants: Mapping[str, str]
    games: tuple[tuple[int, tuple[str, ...]], ...]
    folder: str = ""
    views: bool = False
    label: str = ""


@dataclass(slots=True)
class Batch:
    """What a worker brings back, with the task's label. `seen` holds the verbs, events and content that turned up."""

    games: list[Game] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    label: str = ""


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
    batch = Batch(label=task.label)
    for seed, players in task.games:
        try:
            if task.folder:
                game = record(title, task, seed, players, witness)
            else:
                game = play(title, task.seats, task.variants, seed, players, witness)
        except Exception as error:  # the finding is reported with the seed that shows it
            game = Game(seed, players, error=f"seed {seed}: {type(error).__name__}: {error}")
        batch.games.append(game)
    batch.seen = witness.seen & witness.wanted
    return batch


def play(
    title: Title,
    seats: int,
    variants: Mapping[str, str],
    seed: int,
    players: tuple[str, ...],
    witness: Witness | None = None,
) -> Game:
    """Plays one game on the bare position."""
    position = title.setup(seats, title.resolve(seats, variants), fast(seed))
    listening = witness is not None and witness.curious
    if listening:
        position.ears = []
    title.begin(position)
    chosen: set[int] | None = witness.options if listening and witness is not None else None
    if all(check_spec(player) == "random" for player in players):
        count = play_out(position, fast(seed * 2 + 1), title.bound + 1, chosen)
    else:
        count = 0
        at_table = [make(players[seat], title, seat, seed * 16 + seat) for seat in range(seats)]
        while position.agenda and count <= title.bound:
            option = at_table[position.seat].decide(position)
            if chosen is not None:
                chosen.add(option)
            position.choose(option)
            count += 1
    if count > title.bound:
        raise AssertionError(f"the game has more than {title.bound} decisions")
    if listening and witness is not None:
        witness.hear(position)
    return _result(title, position, seed, players, count)


def _result(title: Title, position: Position, seed: int, players: tuple[str, ...], count: int) -> Game:
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
    """Plays one game as a match, and writes its record and a line for each decision."""
    match = Match.new(title, task.seats, task.variants, f"arena {seed}", list(players))
    at_table = [make(players[seat], title, seat, seed * 16 + seat) for seat in range(task.seats)]
    stem = Path(task.folder) / f"{title.id}-{seed:08d}"
    vocabulary = title.vocabulary
    with stem.with_suffix(".jsonl").open("w", encoding="utf-8") as lines:
        while not match.over:
            seat = match.seat
            option = at_table[seat].decide(match.position)
            line: dict[str, Any] = {
                "game": seed,
                "step": match.steps,
                "seat": seat,
                "decision": frame_id(match.position.decision()),
                "options": match.options(),
                "choice": vocabulary.text(option),
            }
            if task.views:
                line["view"] = title.view(match.position, seat)
            lines.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
            match.choose(seat, option)
            witness.options.add(option)
    match.position.ears = [heard.told for heard in match.log]
    witness.hear(match.position)
    stem.with_suffix(".ludarium").write_text(match.dumps(), encoding="utf-8")
    return _result(title, match.position, seed, players, match.steps)
