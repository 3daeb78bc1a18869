"""A table of Imperium for tests: cards where one wants them, choices as text, and what has changed."""

from __future__ import annotations

from typing import Any, cast

from ludarium import testing
from ludarium.games.imperium.cards import BITS, CARD, NATION
from ludarium.games.imperium.effects.symbols import UNR
from ludarium.games.imperium.layout import enter
from ludarium.games.imperium.position import Imperium, Player
from ludarium.games.imperium.shapes import Realm
from ludarium.games.imperium.title import TITLE

STATES = {"bar": 0, "emp": 1}
# a market of Classics cards without tokens, none of them in the way of what is tested
MARKET = ["classics.oasis", "classics.elders", "classics.temple", "classics.hittites", "classics.gambling"]


def card(ref: str) -> int:
    return CARD.index(ref)


def refs(cards: list[int]) -> list[str]:
    return [CARD.ref(each) for each in cards]


class Table(testing.Table[Imperium]):
    """`hand`, `play` and so on are lists of references; what is not named keeps what the setup gave it."""

    def __init__(self, nations: list[str], side: str = "b", seed: int = 1, **variants: str) -> None:
        values = {f"nation-{i + 1}": nation for i, nation in enumerate(nations)}
        values |= {"side": side} | {name.replace("_", "-"): value for name, value in variants.items()}
        super().__init__(TITLE, testing.fresh(TITLE, len(nations), values, seed), checked=False)
        self.position.ears = []

    # what lies where

    def player(self, seat: int = 0) -> Player:
        return self.position.players[seat]

    def give(self, seat: int = 0, **zones: Any) -> Table:
        player = self.player(seat)
        for name, value in zones.items():
            if name == "state":
                player.state = STATES[value]
            elif name == "accession":
                player.accession = card(value) if value else -1
            elif isinstance(value, list):
                setattr(player, name, [card(ref) for ref in value])
            else:
                setattr(player, name, value)
        return self

    def market(self, cards: list[str] | None = None, tokens: dict[int, str] | None = None) -> Table:
        """`tokens`: for a slot number its tokens, such as {2: "1M 2G"}."""
        position = self.position
        position.market = [card(ref) if ref else -1 for ref in (MARKET if cards is None else cards)]
        for deck in (*position.decks, position.main, position.exile):
            deck[:] = [each for each in deck if each not in position.market]
        position.unrest += [each for each in position.tucked if each >= 0]
        for slot in range(5):
            here = position.market[slot]
            position.tucked[slot] = position.unrest.pop() if here >= 0 and BITS[here] & 0b11100 else -1
        position.tokens = [0] * 15
        for slot, text in (tokens or {}).items():
            for word in text.split():
                position.tokens[3 * slot + "MPG".index(word[-1])] += int(word[:-1])
        return self

    def pile(self, name: str, cards: list[str]) -> Table:
        """main, exile, fame, unrest, or a small deck: region, uncivilised, civilised. The last card is on top."""
        chosen = [card(ref) for ref in cards]
        small = {"region": 0, "uncivilised": 1, "civilised": 2}
        position = self.position
        for pile in (*position.decks, position.main, position.fame, position.unrest):
            pile[:] = [each for each in pile if each not in chosen]
        if name in small:
            self.position.decks[small[name]] = chosen
        else:
            setattr(self.position, name, chosen)
        return self

    # playing

    def at(self, phase: str, seat: int = 0) -> Table:
        enter(self.position, phase, seat)
        TITLE.begin(self.position)
        return self

    @property
    def decision(self) -> str:
        return "" if self.position.over else type(self.position.decision()).__name__

    @property
    def seat(self) -> int:
        return self.position.seat

    def options(self) -> list[str]:
        return self.offered

    def play(self, ref: str) -> Table:
        return self.choose(f"play card={ref}")

    def exhaust(self, ref: str) -> Table:
        return self.choose(f"exhaust card={ref}")

    # asking

    def zone(self, name: str, seat: int = 0) -> list[str]:
        return refs(getattr(self.player(seat), name))

    def hand(self, seat: int = 0) -> list[str]:
        return self.zone("hand", seat)

    def tokens(self, seat: int = 0) -> tuple[int, int, int]:
        player = self.player(seat)
        return (player.m, player.p, player.g)

    def unrest_in(self, name: str, seat: int = 0) -> int:
        return sum(1 for each in getattr(self.player(seat), name) if BITS[each] & UNR)

    def heard(self) -> list[str]:
        """The kinds of facts that were told."""
        return [told.event.name for told in self.position.ears or []]

    def row(self) -> list[str]:
        """The market."""
        return ["" if each < 0 else CARD.ref(each) for each in self.position.market]


def table(*nations: str, side: str = "b", seed: int = 1, **variants: str) -> Table:
    """A two-player table of Romans and Persians unless told otherwise, with a plain market."""
    made = Table(list(nations or ("romans", "persians")), side, seed, **variants)
    return made.market() if "common" not in variants else made


def bare(*nations: str, side: str = "b", seed: int = 1, **variants: str) -> Table:
    """The same, with empty hands and decks, and no tokens but actions."""
    made = table(*nations, side=side, seed=seed, **variants)
    for seat in range(len(made.position.players)):
        made.give(seat, hand=[], deck=[], disc=[], m=0, p=0, g=0)
    return made


__all__ = ["MARKET", "NATION", "Table", "bare", "card", "refs", "table"]


def seen(here: Table, viewer: int, seat: int) -> Realm:
    """What one seat sees of the area of another, whose nation is chosen."""
    return cast(Realm, TITLE.view(here.position, viewer)["players"][seat])
