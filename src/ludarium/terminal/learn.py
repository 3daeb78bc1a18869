"""`ludarium learn`: the guided first game of a title at the terminal. (What it says is in the title's guide.toml.)"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

from ludarium.kernel import title as registry
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.players import Player
from ludarium.terminal import files
from ludarium.terminal.play import called, seat_players
from ludarium.terminal.seated import HUMAN, Seated
from ludarium.terminal.speech import speaker
from ludarium.text.guide import Guide, Step, Texts, asked, mistaken
from ludarium.text.guide_file import guide_of


def learn(title: Annotated[str, typer.Argument()]) -> None:
    game = registry.find(title)
    guide = guide_of(title)
    if guide is None:
        known = ", ".join(id for id in registry.titles() if guide_of(id) is not None)
        raise LudariumError("no-guide", f"{title} has no guided game. These have: {known}.", {"expected": known})
    who = [HUMAN if seat == guide.seat else guide.level for seat in range(guide.seats)]
    match = Match.new(game, guide.seats, guide.variants, guide.seed, called(who))
    Guided(guide, match, who, seat_players(match, who), files.new_save(title)).run()


class Guided(Seated):
    """A game in which somebody explains."""

    def __init__(self, guide: Guide, match: Match, who: list[str], players: list[Player | None], path: Path) -> None:
        super().__init__(match, who, players, path, auto=True)
        self.guide = guide
        self.heard: list[str] = []
        # What is asked for now, and the choice that has been explained and may be made all the same.
        self.step: Step | None = None
        self.explained = ""

    def show(self, seat: int, again: bool) -> Any:
        decision = super().show(seat, again)
        self.explain(seat)
        return decision

    def explain(self, seat: int) -> None:
        """Whatever is due now, up to the first thing that is asked for."""
        self.step = None
        self.explained = ""
        view = self.view(seat)
        while step := self.guide.due(view, self.face(seat).heard(seat), self.heard):
            self.heard.append(step.id)
            self.tell(step.say, step.rules)
            if step.end:
                self.screen.line("learn-finished", "bold")
            if step.ask:
                self.step = step
                codes = asked(step, view)
                options = [each["code"] for each in view["decision"]["options"]]
                numbers = ", ".join(str(number) for number, code in enumerate(options, 1) if code in codes)
                self.screen.line("learn-asked", "bold green", numbers=numbers)
                return

    def tell(self, say: Texts, rules: list[str]) -> None:
        told = say[speaker().lang].strip()
        cited = f" [{', '.join(rules)}]" if rules else ""
        self.screen.out.print(Padding(Text(told + cited, style="green"), (0, 2)))

    def answer(self, seat: int, decision: dict[str, Any], line: str) -> bool:
        """A choice that was not asked for is explained first; typed again, it is made."""
        codes = [option["code"] for option in decision["options"]]
        code = codes[int(line) - 1] if line.isdecimal() and 1 <= int(line) <= len(codes) else line
        if self.step is None or code not in codes or code == self.explained:
            return super().answer(seat, decision, line)
        view = self.view(seat)
        if code in asked(self.step, view):
            return super().answer(seat, decision, line)
        self.explained = code
        for mistake, meant in mistaken(self.step, view):
            if code in meant:
                self.tell(mistake.say, mistake.rules)
        self.screen.line("learn-anyway", "yellow")
        return False
