"""One game at the terminal: asks the people, lets the bots decide, keeps the game after every choice."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import typer
from rich.text import Text

from ludarium.kernel import figures
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.position import Position
from ludarium.kernel.sealed import Sealed
from ludarium.players import Player, Search, learned
from ludarium.terminal import files
from ludarium.terminal.coverage import rulebook
from ludarium.terminal.screen import Screen
from ludarium.terminal.speech import console, show_lines, speaker

HUMAN = "human"

T = TypeVar("T")

# With it a line can be edited and the lines before it come back; where there is none, one types without.
with suppress(ImportError):
    import readline  # noqa: F401

# What can be typed: words of both languages, and single letters on both keyboards.
COMMANDS = {
    "help": ("?", "help", "помощь"),
    "undo": ("u", "undo", "отмена", "г"),
    "look": ("where", "где"),
    "card": ("card", "карта"),
    "hand": ("hand", "рука"),
    "hint": ("hint", "подсказка"),
    "why": ("why", "почему"),
    "rule": ("r", "rule", "правило", "к"),
    "board": ("b", "board", "поле", "и"),
    "log": ("log", "журнал"),
    "score": ("score", "очки"),
    "save": ("save", "сохранить"),
    "quit": ("q", "quit", "выход", "й"),
}
# What the help tells of, in this order; the catalogue says what is typed for it (`play-typed-…`).
HELP = (
    *("number", "filter", "undo", "explain", "look", "card", "hand", "hint", "why", "rule"),
    *("board", "log", "score", "save", "quit"),
)

# What is typed without a command is looked for if it has so many letters.
SHORTEST = 3

# A hint: how long it is thought about, and how many options it names at most.
HINT = 1.0
HINTED = 3


class Leave(Exception):
    """A person leaves the table; the game is kept."""


class Seated:
    def __init__(self, match: Match, who: list[str], players: list[Player | None], path: Path, auto: bool) -> None:
        self.match = match
        # Several seats that are asked at once: nobody sees what another has answered before all have.
        self.sealed = Sealed.of(match)
        self.who = who
        self.players = players
        self.path = path
        # Whether the only option is taken without asking.
        self.auto = auto
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self.screen = Screen(console(), speaker(match.title, match.names))
        self.book = rulebook(match.title)
        # How much of the log each person has read, and who sits before the screen (-1: nobody).
        self.read = dict.fromkeys(self.people, 0)
        self.before = self.people[0] if len(self.people) == 1 else -1

    def run(self) -> None:
        self.keep()
        if self.match.record.header.figures:
            self.screen.line("play-figures", file=", ".join(figures.names(self.match.title.id)))
        self.screen.line("play-commitment", "dim", hash=self.match.record.header.commitment)
        try:
            while not self.match.over:
                self.turn()
        except (KeyboardInterrupt, EOFError, Leave) as reason:
            self.screen.out.print()
            self.screen.line("play-saved", file=str(self.path))
            raise typer.Exit(130 if isinstance(reason, KeyboardInterrupt) else 0) from None
        self.end()

    def turn(self) -> None:
        seat = self.match.seat if self.sealed is None else self.sealed.thinking[0]
        player = self.players[seat]
        options = self.face(seat).position.options()
        if player is not None:
            with self.screen.out.status(Text(self.screen.words.say("play-thinking", {"seat": f"seat:{seat}"}))):
                option = decided(player, self.match.position if self.sealed is None else self.sealed.position(seat))
            self.choose(seat, option)
            if not self.people:
                self.tell_new(-1)
        elif self.auto and len(options) == 1 and not self.curtained(seat):
            text = self.screen.words.option(options[0])
            self.choose(seat, options[0])
            self.screen.line("play-only-option", "dim", option=text)
        else:
            self.ask(seat)

    def face(self, seat: int) -> Match:
        """The match as this seat plays it."""
        return self.match if self.sealed is None else self.sealed.face(seat)

    def view(self, seat: int) -> Any:
        return self.match.view(seat) if self.sealed is None else self.sealed.view(seat)

    def choose(self, seat: int, option: int | str) -> None:
        if self.sealed is None:
            self.match.choose(seat, option)
            self.sealed = Sealed.of(self.match)
        else:
            self.sealed.choose(seat, option)
            if not self.sealed.thinking:
                # What they were told of their own answers comes again, in its place among those of the others.
                for person in self.people:
                    self.read[person] = min(self.read[person], len(self.match.heard(person)))
                self.sealed = self.sealed.settle()
            elif seat in self.people and seat not in self.sealed.thinking:
                self.screen.line("play-sealed", "dim", count=len(self.sealed.thinking))
        self.keep()

    def keep(self) -> None:
        files.keep(self.match, self.who, self.path)

    # people

    def curtained(self, seat: int) -> bool:
        """Whether another person must come to the screen first, because there are secrets."""
        if len(self.people) < 2 or seat == self.before:
            return False
        title, position = self.match.title, self.match.position
        return any(title.view(position, each) != title.view(position, -1) for each in self.people)

    def curtain(self, seat: int) -> None:
        if self.curtained(seat):
            self.screen.clear()
            self.screen.line("play-curtain", "bold", seat=f"seat:{seat}")
            self.input("")
            self.screen.clear()
            self.screen.shown = []
        self.before = seat

    def input(self, prompt: str) -> str:
        return self.screen.out.input(Text(prompt)).strip()

    def tell_new(self, seat: int) -> None:
        """What has happened since this person last looked."""
        told = self.face(seat).heard(seat)
        new = told[self.read.get(seat, 0) :]
        self.read[seat] = len(told)
        if new:
            if seat >= 0:
                self.screen.line("play-since", "dim")
            self.screen.events(new, all=seat < 0)

    def show(self, seat: int, again: bool) -> Any:
        view = self.view(seat)
        self.screen.board(view, again)
        self.tell_new(seat)
        decision: Any = view["decision"]
        self.screen.prompt(decision)
        self.screen.options(decision)
        return decision

    def ask(self, seat: int) -> None:
        """Asks one person until an option is chosen or something is taken back."""
        self.curtain(seat)
        decision = self.show(seat, again=False)
        while True:
            line = self.input(f"{self.screen.words('play-ask')}> ")
            if not line:
                continue
            try:
                if self.answer(seat, decision, line):
                    return
            except LudariumError as error:
                self.screen.out.print(Text(self.screen.words.error(error), style="red"))

    def answer(self, seat: int, decision: dict[str, Any], line: str) -> bool:
        """Does what was typed. True when the decision is answered (or gone)."""
        options = decision["options"]
        if line.isdecimal():
            if not 1 <= int(line) <= len(options):
                self.screen.line("play-bad-number", "yellow", count=len(options))
                return False
            self.choose(seat, options[int(line) - 1]["code"])
            return True
        if any(option["code"] == line for option in options):
            self.choose(seat, line)
            return True
        if line.startswith("/"):
            self.screen.options(decision, line[1:].strip())
            return False
        if line.startswith("?"):
            line = f"? {line[1:]}"
        word, _, rest = line.partition(" ")
        command = next((name for name, words in COMMANDS.items() if word.casefold() in words), "")
        return self.obey(seat, decision, command, rest.strip(), line)

    def obey(self, seat: int, decision: dict[str, Any], command: str, rest: str, line: str) -> bool:
        screen = self.screen
        if command == "help":
            self.help(seat, decision, rest)
        elif command == "look":
            if not rest or not screen.look(self.view(seat), rest):
                screen.line("play-nothing-named", "yellow", word=rest)
        elif command == "card":
            if not rest or not screen.card(rest):
                screen.line("play-nothing-named", "yellow", word=rest)
        elif command == "hand":
            screen.hand(self.view(seat))
        elif command == "hint":
            self.hint(seat)
        elif command == "undo":
            self.undo(seat)
            return True
        elif command == "why":
            screen.refused(decision["refused"])
        elif command == "rule":
            if rest:
                screen.rule(rest.upper(), self.book)
            else:
                screen.line("play-rule-which", rule=self.example())
        elif command == "board":
            self.show(seat, again=True)
        elif command == "log":
            told = self.face(seat).heard(seat)
            screen.events(told, all=True)
            if not told:
                screen.line("play-log-empty")
        elif command == "score":
            screen.score(self.view(seat))
        elif command == "save":
            self.keep()
            screen.line("play-saved", file=str(self.path))
        elif command == "quit":
            raise Leave
        elif len(line) < SHORTEST or not screen.look(self.view(seat), line):
            screen.line("play-not-understood", "yellow", line=line)
        return False

    def undo(self, seat: int) -> None:
        """Back to the last real choice: what was taken as the only option goes back with it."""
        self.take_back(seat)
        while self.auto and len(self.face(seat).position.options()) == 1 and self.face(seat).can_undo(seat):
            self.take_back(seat)
        for person in self.people:
            self.read[person] = min(self.read[person], len(self.face(person).heard(person)))
        self.keep()
        self.screen.line("play-undone", "dim")

    def take_back(self, seat: int) -> None:
        if self.sealed is None:
            self.match.undo(seat)
            self.sealed = Sealed.of(self.match)
        else:
            self.sealed.undo(seat)

    def hint(self, seat: int) -> None:
        """What a strong bot would do here. It knows no more than this seat does."""
        match = self.face(seat)
        position = match.position if self.sealed is None else self.sealed.position(seat)
        search = Search(match.title, seat, match.steps, HINT, 0, learned(match.title))
        with self.screen.out.status(Text(self.screen.words("play-hint-thinking"))):
            rows = thought(search, lambda: search.analyse(position))
        tried = [row for number, row in enumerate(rows) if not number or row[1]][:HINTED]
        as_json = match.title.vocabulary.as_json
        self.screen.hint([(as_json(option), value) for option, _, value in tried])

    def example(self) -> str:
        rules = self.book.own() if self.book is not None else []
        return rules[0].id if rules else f"{self.match.title.prefix}-1.1"

    def card(self) -> str:
        """The name of some card, as an example."""
        words, domains = self.screen.words, self.match.title.content
        refs = [domain.full(index) for domain in domains for index in range(domain.size)]
        return next((words(ref) for ref in refs if words.words(ref)), "")

    def help(self, seat: int, decision: dict[str, Any], rest: str) -> None:
        """`?` alone, with the number of an option, or with a name to look for."""
        options = decision["options"]
        if rest.isdecimal() and 1 <= int(rest) <= len(options):
            self.screen.explain(options[int(rest) - 1], self.book)
            return
        if rest.isdecimal():
            self.screen.line("play-bad-number", "yellow", count=len(options))
            return
        if rest:
            self.obey(seat, decision, "look", rest, rest)
            return
        rows = [(self.screen.words(f"play-typed-{id}", rule=self.example(), card=self.card()), id) for id in HELP]
        widest = max(len(typed) for typed, _ in rows)
        for typed, id in rows:
            about = self.screen.words(f"play-help-{id}")
            self.screen.out.print(Text.assemble((f"  {typed:<{widest}}  ", "cyan"), about))
        if self.screen.words.has("board-legend"):
            show_lines(self.screen.out, ["", *self.screen.words("board-legend").splitlines()])

    # the end

    def end(self) -> None:
        """The table as everybody sees it, and the result. Only now the seed may be known."""
        self.keep()
        screen = self.screen
        seat = self.people[0] if len(self.people) == 1 else -1
        self.tell_new(seat)
        screen.board(self.match.view(seat))
        screen.line("play-over", "bold")
        if self.match.position.over:
            screen.standings(self.match.standings().as_json())
        screen.line("play-seed", "dim", seed=self.match.record.header.seed)
        screen.line("play-finished-saved", file=str(self.path))


def decided(player: Player, position: Position) -> int:
    """What a bot decides."""
    return thought(player, lambda: player.decide(position))


def thought(player: Player, think: Callable[[], T]) -> T:
    """What a bot has thought out. Ctrl-C is only noted while it thinks (no exception may rise inside compiled code),
    asks a search to end, and takes effect then."""
    noted: list[bool] = []

    def note(number: int, frame: object) -> None:
        noted.append(True)
        if isinstance(player, Search):
            player.stopped = True

    if threading.current_thread() is not threading.main_thread():
        return think()
    before = signal.signal(signal.SIGINT, note)
    try:
        result = think()
    finally:
        signal.signal(signal.SIGINT, before)
    if noted:
        raise KeyboardInterrupt
    return result
