"""The text board of Troyes shows what the view holds, fits the screen, and keeps secrets."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ludarium import Match
from ludarium.games.troyes.sketch import DICE, draw
from ludarium.kernel.chance import fast
from ludarium.kernel.sketch import plain, width
from ludarium.kernel.title import View


def say(id: str, **args: str | int) -> str:
    """The id itself: nothing is lost or hidden by words."""
    return id if ":" in id else " ".join([id, *map(str, args.values())])


def positions(seats: int) -> list[View]:
    """The views of every seat at some decisions of a random game, and at its end."""
    match = Match.new("troyes", seats, {}, f"board {seats}")
    picks = fast(seats)
    views: list[View] = []
    while not match.over:
        if match.steps % 40 == 0:
            views += [match.view(seat) for seat in range(-1, seats)]
        options = match.position.options()
        match.choose(match.seat, options[picks.below(len(options))])
    return [*views, match.view(0)]


def dice_of(text: str) -> Counter[str]:
    """All dice shown: a colour's sign and its values, `■ 1 3 5`."""
    shown: Counter[str] = Counter()
    for sign, values in re.findall(r"([■□◆])((?: [1-6])+)", text):
        shown.update(f"{sign}{value}" for value in values.split())
    return shown


@pytest.mark.parametrize("size", [80, 99, 100, 200])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_board_fits_and_shows_all_dice_cards_and_events(seats: int, size: int) -> None:
    for view in positions(seats):
        lines = draw(view, say, size)
        assert max(width(line) for line in lines) <= size
        text = "\n".join(plain(line) for line in lines)
        table = view["table"]
        dice = [die.rsplit(".", 2)[1:] for district in table["square"] for die in district["dice"]]
        shown = dice_of(text.split("\n", 1)[1])
        assert shown == Counter(f"{DICE[colour]}{value}" for colour, value in dice)
        assert [int(value) for value in re.findall(r"●([1-6])", text)] == table["black"]
        for card in table["cards"]:
            shown_card = card["card"][:17] if "card" in card else f"{DICE[card['colour']]}{card['number']}"
            assert shown_card in text
        for event in table["queue"]:
            assert f"{event['event']} "[:21] in text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_characters_and_points_of_others_stay_hidden(seats: int) -> None:
    for view in positions(seats):
        if view["over"]:
            continue
        text = "\n".join(plain(line) for line in draw(view, say, 100))
        own = view["table"]["players"][view["seat"]]["characters"] if view["seat"] >= 0 else []
        assert set(re.findall(r"character:[a-z]+", text)) == set(own)


def test_the_cathedral_and_the_buildings_show_their_owners() -> None:
    match = Match.new("troyes", 2, {"first": "seat-1"}, "x")
    match.choose(0, "settle cell=palace.6")
    view = match.view(0)
    text = [plain(line) for line in draw(view, say, 100)]
    assert any("3  ·     6  1" in line for line in text)
    view["table"]["cathedral"][0]["owner"] = "owner:1"
    text = [plain(line) for line in draw(view, say, 100)]
    assert any("1  2 · · · · ·" in line for line in text)
