"""The kit finds what it is for: here on a tiny title that can be told to do what no title may."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from ludarium.kernel.chance import Chance, fast
from ludarium.kernel.conformance import check
from ludarium.kernel.domain import SEAT
from ludarium.kernel.fields import data
from ludarium.kernel.layout import Many, Struct, Whole
from ludarium.kernel.match import Match
from ludarium.kernel.position import Decision, Position, Step
from ludarium.kernel.title import Standings, Title, View, ranked, switch
from ludarium.kernel.verb import Told, Vocabulary, verb_of

WORDS = Vocabulary()
STRIKE = WORDS.verb("strike")
BRIBE = WORDS.verb("bribe")
PARRY = WORDS.verb("parry")
SUFFER = WORDS.verb("suffer")
STRUCK = WORDS.event("struck", SEAT)
BRIBED = WORDS.event("bribed", SEAT)
PARRIED = WORDS.event("parried", SEAT)


@data
class Duel(Position):
    """Who has a shield is secret. Strikes that are not parried are counted in secret, too, until the end."""

    shields: list[int]
    wounds: list[int]
    coins: list[int]
    rounds: int
    # what the title is told to do wrong
    leaks: int
    silent: int


@data
class Round(Step[Duel]):
    def run(self, position: Duel) -> None:
        if position.rounds > 0:
            position.rounds -= 1
            position.plan([Attack(position.rounds % 2), Round()])


@data
class Attack(Decision[Duel]):
    """Bribing costs a coin, and nothing comes of it."""

    def options(self, position: Duel) -> list[int]:
        return [STRIKE.code, BRIBE.code] if position.coins[self.seat] else [STRIKE.code]

    def choose(self, position: Duel, option: int) -> None:
        if verb_of(option) == BRIBE.code:
            position.coins[self.seat] -= 1
            position.tell(BRIBED, self.seat)
            position.push(Attack(self.seat))
            return
        struck = 1 - self.seat
        position.tell(STRUCK, struck)
        if position.shields[struck] or not position.leaks:
            position.push(Defend(struck))
        else:
            position.wounds[struck] += 1

    def doubtful(self, position: Duel, option: int) -> bool:
        return not position.silent and option == BRIBE.code


@data
class Defend(Decision[Duel]):
    def options(self, position: Duel) -> list[int]:
        return [PARRY.code, SUFFER.code] if position.shields[self.seat] else [SUFFER.code]

    def choose(self, position: Duel, option: int) -> None:
        if verb_of(option) == PARRY.code:
            position.shields[self.seat] = 0
            position.reveal()
            position.tell(PARRIED, self.seat)
        else:
            position.wounds[self.seat] += 1


class DuelTitle(Title[Duel]):
    def __init__(self) -> None:
        super().__init__(
            id="duel",
            rules=1,
            seats=[2],
            variants=[switch("leaks", False), switch("silent", False)],
            vocabulary=WORDS,
            layout=Struct([("coins", Many(Whole(0, 9), SEAT))]),
            content=[],
            minutes=(1, 1),
            bound=60,
        )

    def setup(self, seats: int, variants: Mapping[str, str], chance: Chance) -> Duel:
        return Duel(
            agenda=[Round()],
            chance=chance,
            shields=[chance.below(2) for _ in range(2)],
            wounds=[0, 0],
            coins=[2, 2],
            rounds=8,
            leaks=int(variants["leaks"] == "on"),
            silent=int(variants["silent"] == "on"),
        )

    def view(self, position: Duel, seat: int) -> View:
        own = {"shield": position.shields[seat], "wounds": position.wounds[seat]} if seat >= 0 else {}
        return {"coins": position.coins[:], **own}

    def determinize(self, position: Duel, seat: int, chance: Chance) -> Duel:
        table = position.clone()
        table.chance = chance
        for other in range(2):
            if other != seat:
                top = table.agenda[-1]
                asked = isinstance(top, Defend) and table.leaks and top.seat == other
                table.shields[other] = 1 if asked else chance.below(2)
                table.wounds[other] = chance.below(4)
        return table

    def standings(self, position: Duel) -> Standings:
        points = [-each for each in position.wounds]
        return Standings("over", ranked(points, [[("wounds", each)] for each in points]))

    def check(self, position: Duel) -> None:
        assert min(position.coins) >= 0

    def price(self, told: Told, seat: int) -> bool:
        return told.event is BRIBED


TITLE = DuelTitle()


def errors(**variants: str) -> list[str]:
    return check(TITLE, 2, variants, 20, every=1).errors


def test_a_title_that_asks_always_and_says_what_is_in_vain_conforms() -> None:
    assert errors() == []


def test_the_kit_finds_who_is_asked_because_of_a_secret() -> None:
    found = errors(leaks="on")
    assert found
    assert all("learns something hidden from who is asked" in each for each in found)


def test_the_kit_finds_a_price_that_is_paid_for_nothing() -> None:
    found = errors(silent="on")
    assert found
    assert all("'bribe' is in vain and does not say so" in each for each in found)


@pytest.mark.parametrize("silent", ["off", "on"])
def test_an_option_in_vain_is_shown_as_such(silent: str) -> None:
    match = Match.new(TITLE, 2, {"silent": silent}, "x")
    decision: Any = match.decision(match.seat)
    vain = {option["verb"]: option.get("vain", False) for option in decision["options"]}
    assert vain == {"strike": False, "bribe": silent == "off"}


def test_what_comes_of_an_option_is_tried_on_copies() -> None:
    position = TITLE.start(2, {}, fast(1))
    before = TITLE.dump(position)
    frame = position.decision()
    assert [frame.doubtful(position, option) for option in position.options()] == [False, True]
    assert TITLE.dump(position) == before
