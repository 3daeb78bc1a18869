"""A peace council for tests: a board, Peace Resolution begun, answers said as options.

talks = Council(board("1-01", people=4, lands=True).war("castile", "granada").occupy("gibraltar", "castile"))
talks.begin()
talks.answer("settle-realm peacedeed=settle realm=granada", "enforce term=keep", "done")
"""

from __future__ import annotations

from ludarium.games.europa.ask import ownership
from ludarium.games.europa.facts.places import PROVINCE
from ludarium.games.europa.facts.realms import REALM
from ludarium.games.europa.peace import resolution
from ludarium.games.europa.table.player import Player
from ludarium.games.europa.table.position import PEACE
from ludarium.games.europa.table.words import WORDS
from ludarium.kernel.verb import Told, verb_of

from ..board import Board


class Council:
    def __init__(self, table: Board) -> None:
        self.table = table
        self.position = table.position
        self.told: list[Told] = []
        self.position.ears = self.told
        self.position.active = -1
        self.position.phase = PEACE

    def begin(self) -> Council:
        """Peace Resolution, up to the first decision."""
        self.position.push(resolution.PeaceResolution())
        self.position.advance()
        return self

    def ducats(self, name: str, count: int) -> Council:
        self.position.own_player(self.table.player(name)).ducats = count
        return self

    # answers

    def answer(self, *options: str) -> Council:
        for option in options:
            assert option in self.options, f"{option} is not among {self.options} of {self.asked}"
            self.position.choose(WORDS.parse(option))
        return self

    def settle(self, name: str, *options: str) -> Council:
        """The war with this Realm is chosen, then these options."""
        return self.answer(f"settle-realm peacedeed=settle realm={name}", *options)

    @property
    def options(self) -> list[str]:
        return [WORDS.text(option) for option in self.position.options()] if self.position.agenda else []

    def verbs(self, name: str) -> list[str]:
        """The options of a verb, without its name."""
        found = [o for o in self.position.options() if WORDS.verbs[verb_of(o)].name == name]
        return [WORDS.text(o).partition(" ")[2] for o in found]

    @property
    def enforceable(self) -> list[str]:
        return [each.removeprefix("term=") for each in self.verbs("enforce")]

    @property
    def asked(self) -> str:
        """`france SettleWar`."""
        if not self.position.agenda:
            return ""
        decision = self.position.decision()
        return f"{REALM.ref(self.position.realm_of(decision.seat))} {type(decision).__name__}"

    # what is seen

    def me(self, name: str) -> Player:
        return self.position.players[self.table.player(name)]

    def prestige(self, name: str) -> int:
        return self.me(name).prestige

    def owner(self, name: str) -> str:
        """The Realm that Owns a Province, or `nobody`."""
        found = ownership.owner(self.position, self.table.province(name))
        return "nobody" if found < 0 else REALM.ref(found)

    def holds(self, name: str) -> list[str]:
        """The Provinces lawfully a Realm's."""
        return [PROVINCE.ref(province) for province in ownership.held(self.position, self.table.realm(name))]

    def at_war(self, name: str, other: str) -> bool:
        wars = self.position.bonds.wars
        pair = {self.table.realm(name), self.table.realm(other)}
        return any({wars[i], wars[i + 1]} == pair for i in range(0, len(wars), 4))

    def truce(self, name: str, other: str) -> bool:
        truces = self.position.bonds.truces
        pair = {self.table.realm(name), self.table.realm(other)}
        return any({truces[i], truces[i + 1]} == pair for i in range(0, len(truces), 2))

    def influence(self, name: str, space: str) -> int:
        return self.position.areas.influence[self.table.space(space)] >> 3 * self.table.player(name) & 7
