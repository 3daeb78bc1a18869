"""What all drivers of tests have: a board, what was told, decisions by their names, answers said as options."""

from __future__ import annotations

from typing import Self

from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.table.player import Player
from ludarium.games.europa.table.words import WORDS
from ludarium.kernel.verb import Told

from .board import Board


class Driver:
    def __init__(self, table: Board) -> None:
        self.table = table
        self.position = table.position
        self.told: list[Told] = []
        self.position.ears = self.told

    # deciding

    @property
    def asked(self) -> str:
        """`MarchOn castile`: the decision and whose it is; empty: nobody has to decide."""
        if not self.position.agenda:
            return ""
        frame = self.position.decision()
        return f"{type(frame).__name__} {REALM.ref(self.position.realm_of(frame.seat))}"

    @property
    def options(self) -> list[str]:
        return [WORDS.text(option) for option in self.position.options()]

    def of(self, verb: str) -> list[str]:
        """What the options of a verb name: `of("march")` -> `["leon", "aragon"]`."""
        found = []
        for option in self.position.options():
            words = WORDS.text(option).split()
            if words[0] == verb:
                found.append(" ".join(word.partition("=")[2] for word in words[1:]))
        return found

    def answer(self, *texts: str) -> Self:
        for text in texts:
            option = WORDS.parse(text)
            assert option in self.position.options(), f"{text} is none of: {', '.join(self.options)}"
            self.position.choose(option)
        return self

    # what is there now

    def events(self, name: str) -> list[dict[str, str | int]]:
        return [each.args() for each in self.told if each.event.name == name]

    def me(self, name: str) -> Player:
        return self.position.players[self.table.player(name)]
