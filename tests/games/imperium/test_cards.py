"""Every card is played, and does what is written here by hand.

A case: card | how | given | choices | what changes. How: P played for an action, F played for free, X exhausted,
S at solstice, R in answer to something else (the choices tell what). See played.py for the rest.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games.imperium.cards import BITS, CARDS
from ludarium.games.imperium.effects.symbols import UNR

from .played import run, worth
from .table import bare, card

HERE = Path(__file__).parent / "cards"


def cases() -> list[tuple[str, str, str, str, str]]:
    found: list[tuple[str, str, str, str, str]] = []
    for file in sorted(HERE.glob("*.txt")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.strip() or line.startswith("#"):
                continue
            parts = [part.strip() for part in line.split("|")]
            assert len(parts) == 5, f"{file.name}: {line}"
            for ref in parts[0].split(","):
                found.append((ref.strip(), parts[1], parts[2], parts[3], parts[4]))
    return found


CASES = cases()


@pytest.mark.parametrize(
    ("ref", "how", "given", "choices", "then"), CASES, ids=[f"{case[0]}-{case[1]}-{i}" for i, case in enumerate(CASES)]
)
def test_card(ref: str, how: str, given: str, choices: str, then: str) -> None:
    if how == "V":
        side = ref[-1] if ".power." in ref else "a"
        assert worth(ref, choices, given, side) == int(then)
    else:
        run(ref, how, given, choices, then, ref[-1] if ".power." in ref else "a")


@pytest.mark.parametrize("ref", [each.ref for each in CARDS if each.bits & UNR])
def test_every_unrest_can_be_paid_for_in_three_ways_and_scores_minus_two(ref: str) -> None:
    for choice, tokens, hand in (("pay-1p", (3, 0, 0), 2), ("disc-2", (3, 1, 0), 0), ("pay-3m", (0, 1, 0), 2)):
        here = bare().give(0, hand=[ref, "romans.glory", "romans.conquer"], m=3, p=1).at("activate").play(ref)
        here.choose(f"choose effect={choice}")
        assert here.tokens() == tokens
        assert len(here.hand()) == hand
        assert card(ref) in here.position.unrest
    assert CARDS[card(ref)].points.fixed == -2


def test_every_card_has_a_case() -> None:
    tested = {case[0] for case in CASES} | {each.ref for each in CARDS if BITS[card(each.ref)] & UNR}
    missing = [each.ref for each in CARDS if each.ref not in tested]
    assert missing == []
