"""What a person at the terminal sees: board, log, options, rules, results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ludarium.kernel.rulebook import Rulebook
from ludarium.terminal.speech import show_lines
from ludarium.text import Speaker
from ludarium.text.board import board, hand, look, texts

# A longer list of options is cut; the rest is reached with /word.
MOST_OPTIONS = 60
LAST_EVENTS = 14


class Screen:
    def __init__(self, out: Console, words: Speaker) -> None:
        self.out = out
        self.words = words
        self.shown: list[str] = []

    def line(self, id: str, style: str = "", **args: str | int) -> None:
        self.out.print(Text(self.words.say(id, args), style=style))

    def clear(self) -> None:
        """Nothing of the screen stays readable, not even by scrolling back."""
        if self.out.is_terminal:
            self.out.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.out.file.flush()

    def board(self, view: Mapping[str, Any], again: bool = True) -> None:
        """With `again` off, a board that looks as it was last shown is not drawn once more."""
        lines = board(view, self.words, self.out.width)
        needed = max((cell_len(line) for line in lines), default=0)
        if self.out.is_terminal and needed > self.out.width:
            # lines that are broken in the middle are no board
            self.line("play-narrow", "yellow", columns=needed, given=self.out.width)
        elif again or lines != self.shown:
            self.out.print()
            show_lines(self.out, lines)
            self.out.print()
        self.shown = lines

    def look(self, view: Mapping[str, Any], query: str) -> bool:
        """Tells about what has this name; False: there is nothing."""
        lines = look(view, self.words, query, self.out.width)
        show_lines(self.out, lines)
        return bool(lines)

    def card(self, query: str) -> bool:
        """The cards that have this name, whoever has them and whatever they cost; False: there is none."""
        lines = texts(self.words, query, self.out.width)
        show_lines(self.out, lines)
        return bool(lines)

    def hand(self, view: Mapping[str, Any]) -> None:
        lines = hand(view, self.words, self.out.width)
        if lines:
            show_lines(self.out, lines)
        else:
            self.line("play-no-hand")

    def hint(self, options: Sequence[tuple[Mapping[str, Any], float]]) -> None:
        """Options as a strong bot ranks them, each with its chance to win."""
        self.line("play-hint-heading", "bold")
        for place, (option, chance) in enumerate(options, 1):
            share = self.words.say("play-hint-share", {"percent": round(100 * chance)})
            line = Text.assemble((f"{place}. ", "cyan"), self.words.option(option), (f"  {share}", "dim"))
            self.out.print(Padding(line, (0, 0, 0, 2)))

    # the log

    def events(self, told: Sequence[Mapping[str, Any]], all: bool = False) -> None:
        shown = told if all else told[-LAST_EVENTS:]
        if len(shown) < len(told):
            self.line("play-earlier", "dim", count=len(told) - len(shown))
        for each in shown:
            self.out.print(Padding(Text(self.words.event(each)), (0, 0, 0, 2)))

    # options

    def prompt(self, decision: Mapping[str, Any]) -> None:
        rules = " ".join(decision["rules"])
        trail = self.words.trail(decision)
        if trail:
            self.out.print(Text(trail, style="dim"))
        self.out.print(Text.assemble((self.words.prompt(decision), "bold"), (f"  {rules}" if rules else "", "dim")))

    def options(self, decision: Mapping[str, Any], word: str = "") -> None:
        """Numbered in the engine's order, grouped by what is done; with a word, only those that have it in them."""
        options = decision["options"]
        texts = [self.words.option(option) for option in options]
        found = [i for i, option in enumerate(options) if word.casefold() in self._searched(option, texts[i])]
        if word:
            if not found:
                self.line("play-none-matching", "yellow", word=word)
                return
            self.line("play-matching", "dim", word=word, found=len(found), count=len(options))
        cut = found if word or len(found) <= MOST_OPTIONS else found[:MOST_OPTIONS]
        size = len(str(len(options)))
        for _, group in groupby(cut, key=lambda i: options[i]["verb"]):
            rows = [Text.assemble((f"{i + 1:>{size}} ", "cyan"), texts[i]) for i in group]
            self._group(rows)
        if len(cut) < len(found):
            self.line("play-more", "dim", count=len(found) - len(cut))

    def _searched(self, option: Mapping[str, Any], text: str) -> str:
        """An option is found by its words, by the uninflected names of its things, and by its code."""
        names = [self.words(value) for value in option["args"].values() if isinstance(value, str)]
        return " ".join([text, *names, option["code"]]).casefold()

    def _group(self, rows: list[Text]) -> None:
        """Long groups of short texts stand in columns."""
        widest = max(row.cell_len for row in rows)
        if len(rows) > 6 and widest * 2 + 4 <= self.out.width:
            self.out.print(Padding(Columns(rows, padding=(0, 3), column_first=True, equal=True), (0, 0, 0, 2)))
        else:
            for row in rows:
                self.out.print(Padding(row, (0, 0, 0, 2)))

    def refused(self, refused: Sequence[Mapping[str, Any]]) -> None:
        if not refused:
            self.line("play-why-none")
            return
        self.line("play-why-heading", "bold")
        for each in refused:
            rules = " ".join(each["rules"])
            text = f"{self.words.option(each)}: {self.words.refusal(each)}"
            self.out.print(Padding(Text.assemble(text, (f"  {rules}", "dim")), (0, 0, 0, 2)))

    # rules

    def explain(self, option: Mapping[str, Any], book: Rulebook | None) -> None:
        """An option with its rules and the texts of the things it is about."""
        self.out.print(Text(self.words.option(option), style="bold"))
        for value in option["args"].values():
            for line in self.words.words(value) if isinstance(value, str) else []:
                self.out.print(Padding(Text(f"{self.words(value)}: {line}"), (0, 0, 0, 2)))
        for id in option["rules"]:
            self.rule(id, book)
        if not option["rules"]:
            self.line("play-explain-none")

    def rule(self, id: str, book: Rulebook | None) -> bool:
        rule = book.rules.get(id) if book is not None else None
        if rule is None:
            self.line("play-rule-unknown", "yellow", rule=id)
            return False
        self.out.print(Padding(Text.assemble((rule.id, "bold cyan"), f"  {rule.text}"), (0, 0, 0, 2)))
        return True

    # results

    def score(self, view: Mapping[str, Any]) -> None:
        """What this seat can reckon: a view may list points by source as `players[seat].score`."""
        players = view["table"].get("players", [])
        parts = players[view["seat"]].get("score") if 0 <= view["seat"] < len(players) else None
        if not parts:
            self.line("play-score-later")
            return
        self.line("play-score-now", "bold")
        for part in parts:
            self.out.print(Text(f"  {part['points']:>4}  {self.words.score_source(part['source'])}"))
        total = sum(part["points"] for part in parts)
        self.out.print(Text(f"  {total:>4}  {self.words('standings-total')}", style="bold"))

    def standings(self, result: Mapping[str, Any]) -> None:
        """A table: a column for each seat (and other opponents), a row for each source of points."""
        words = self.words
        self.out.print(Text(words.say(f"end-{result['reason']}"), style="bold"))
        if result["verdict"]:
            self.out.print(Text(words.say(f"verdict-{result['verdict']}"), style="bold"))
        columns = [(words.seat(row["seat"]), row) for row in result["rows"]]
        columns += [(words.other(row["id"]), row) for row in result["others"]]
        table = Table(padding=(0, 1), header_style="bold")
        table.add_column(words("standings-source"))
        for name, _ in columns:
            table.add_column(Text(name), justify="right")
        sources = list(dict.fromkeys(part["source"] for _, row in columns for part in row["parts"]))
        for source in sources:
            cells = [sum(part["points"] for part in row["parts"] if part["source"] == source) for _, row in columns]
            table.add_row(Text(words.score_source(source)), *(str(cell) for cell in cells))
        table.add_section()
        table.add_row(words("standings-total"), *(Text(str(row["points"]), style="bold") for _, row in columns))
        if len(result["rows"]) > 1:  # a single person has no place: the verdict says how it went
            table.add_row(words("standings-place"), *(str(row.get("place", "–")) for _, row in columns))
        self.out.print(table)
