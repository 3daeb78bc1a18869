"""The board as text: all that lies on the table is there, what a seat may not know is not."""

from __future__ import annotations

import random
import re

import pytest

from ludarium.games.imperium.sketch import draw
from ludarium.games.imperium.title import TITLE
from ludarium.kernel.match import Match
from ludarium.kernel.sketch import MARK, STYLES, plain, width
from ludarium.text.speaker import Speaker

NATIONS = {"nation-1": "romans", "nation-2": "vikings", "nation-3": "arthurians", "side": "a"}


def played(seats: int, steps: int, **variants: str) -> Match:
    match = Match.new(TITLE, seats, {**NATIONS, **variants}, "sketch")
    chance = random.Random(7)
    for _ in range(steps):
        if match.over:
            break
        match.choose(match.seat, chance.choice(match.options()))
    return match


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [80, 100, 140])
@pytest.mark.parametrize("seats", [1, 3])
def test_every_line_fits_and_has_only_known_marks(language: str, size: int, seats: int) -> None:
    variants = {key: value for key, value in NATIONS.items() if key in ("nation-1", "side")} if seats == 1 else NATIONS
    match = Match.new(TITLE, seats, variants, "sketch")
    chance = random.Random(7)
    for step in range(240):
        if match.over:
            break
        if step % 40 == 0:
            for seat in range(-1, seats):
                view = match.view(seat)
                for line in draw(view, Speaker(TITLE, language, view["names"]), size):
                    assert width(line) <= size, line
                    assert all(style in STYLES for style, _ in MARK.findall(line)), line
        match.choose(match.seat, chance.choice(match.options()))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_market_play_and_own_hand_are_named(language: str) -> None:
    view = played(3, 150).view(0)
    say = Speaker(TITLE, language, view["names"])
    text = " ".join(plain(line).strip("│ ") for line in draw(view, say, 140))
    table = view["table"]
    cards = [slot["card"] for slot in table["market"] if slot["card"] is not None]
    cards += table["players"][0]["hand_cards"]
    for realm in table["players"]:
        cards += [realm["power"], *(each["card"] for each in realm["developments"])]
        for each in realm["play"]:
            cards += [each["card"], *each["garrison"]]
    assert len(cards) > 20
    for card in cards:
        assert plain(say(card)) in text, card


def test_another_hand_is_only_counted() -> None:
    """A hand that nobody has seen is a number for everybody else."""
    match = played(3, 150)
    own, other = match.view(1), match.view(0)
    hand = set(own["table"]["players"][1]["hand_cards"]) - set(other["table"]["players"][1]["hand_known"])
    assert hand
    say = Speaker(TITLE, "en", own["names"])
    theirs = {plain(say(card)) for card in hand}
    seen = {plain(say(ref)) for ref in references(other["table"])}
    text = "\n".join(plain(line) for line in draw(other, say, 100))
    for name in theirs - seen:
        assert name not in text
    assert f"?×{len(hand)}" in text


def references(value: object) -> set[str]:
    """All references to cards in a view."""
    if isinstance(value, str):
        return {value} if value.startswith("card:") else set()
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return {ref for part in parts for ref in references(part)}


@pytest.mark.parametrize(
    ("language", "name", "slots"), [("en", "Sunken cards", "Slots"), ("ru", "Затоплено", "Ячейки")]
)
def test_what_has_sunk_and_the_slots_of_the_opponent_go_by_their_names(language: str, name: str, slots: str) -> None:
    match = Match.new(TITLE, 1, {"nation-1": "atlanteans", "bot": "romans", "side": "a"}, "sunk")
    chance = random.Random(7)
    realm = match.view(0)["table"]["players"][0]
    while not realm["history_cards"]:
        match.choose(0, chance.choice(match.options()))
        realm = match.view(0)["table"]["players"][0]
    view, say = match.view(0), Speaker(TITLE, language)
    lines = plain("\n".join(draw(view, say, 100))).splitlines()
    assert any(line.startswith(f"│ {name}: {say(realm['history_cards'][0])}") for line in lines), lines
    at = next(i for i, line in enumerate(lines) if line.startswith(f"│ {slots}:"))
    shown = " ".join(lines[at:])
    for number, card in enumerate(view["table"]["players"][1]["slots"], 1):
        assert re.search(rf"{number} \S* ?{re.escape(say(card))}", shown), (number, card, shown)


def test_the_automated_opponent_has_no_tokens_for_actions() -> None:
    match = Match.new(TITLE, 1, {"nation-1": "romans", "bot": "celts", "side": "a"}, "sketch")
    view = match.view(0)
    lines = [plain(line) for line in draw(view, Speaker(TITLE, "en", view["names"]), 100)]
    tokens = [line for line in lines if " M" in line and " Nation deck" in line]
    assert len(tokens) == 2
    assert " A3 X5 " in tokens[0]
    assert not re.search(r" [AX]\d", tokens[1])
