"""The text board of Pax Renaissance shows what the view holds, fits the screen, and keeps secrets."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from ludarium import Match
from ludarium.games.pax import TITLE
from ludarium.games.pax.sketch import FAITHS, TYPES, draw
from ludarium.kernel.chance import fast
from ludarium.kernel.sketch import plain, width
from ludarium.kernel.title import View
from ludarium.text.speaker import Speaker


def say(id: str, **args: str | int) -> str:
    """The id itself: nothing is lost or hidden by words."""
    return id if ":" in id else " ".join([id, *map(str, args.values())])


@cache
def positions(seats: int, variant: str = "") -> list[View]:
    """The views of every seat at some decisions of random games, and at their ends."""
    views: list[View] = []
    for seed in range(3):
        match = Match.new("pax", seats, {variant: "on"} if variant else {}, f"board {seats} {seed}")
        picks = fast(seats + seed)
        while not match.over:
            if match.steps % 25 == 0:
                views += [match.view(seat) for seat in range(-1, seats)]
            options = match.position.options()
            match.choose(match.seat, options[picks.below(len(options))])
        views.append(match.view(0))
    return views


def pieces_of(table: View) -> Counter[str]:
    """Every piece of a religion that lies on the table."""
    refs = [city["piece"] for city in table["cities"] if city["piece"] and not city["shut"]]
    refs += [border["pirate"] for border in table["borders"] if border["pirate"]]
    refs += [piece for empire in table["empires"] for piece in empire["repressed"]]
    refs += [f"piece:bishop.{each['religion'].partition(':')[2]}" for each in table["bishops"]]
    refs += table["pool"]
    shown: Counter[str] = Counter()
    for ref in refs:
        kind, _, colour = ref.partition(":")[2].partition(".")
        if kind != "pawn":
            shown[FAITHS[colour] + TYPES[kind]] += 1
    return shown


@pytest.mark.parametrize("size", [80, 99, 100, 160])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_board_fits_and_shows_all_pieces_cards_and_florins(seats: int, size: int) -> None:
    for view in positions(seats):
        table = view["table"]
        lines = draw(view, say, size)
        assert max(width(line) for line in lines) <= size
        text = "\n".join(plain(line) for line in lines)
        assert Counter(re.findall(r"[†☾≡][♜♞♝⚑]", text)) == pieces_of(table)
        pawns = sum(1 for border in table["borders"] if border["concession"])
        pawns += sum(piece.startswith("piece:pawn") for empire in table["empires"] for piece in empire["repressed"])
        pawns += sum(piece.startswith("piece:pawn") for piece in table["pool"])
        assert text.count("♟") == pawns
        for slot in table["market"]:
            if slot["card"] and slot["face_up"]:
                assert slot["card"][:26] in text
        florins = [slot["florins"] for slot in table["market"] if slot["florins"]]
        florins += [bank["florins"] for bank in table["banks"]]
        assert Counter(int(each) for each in re.findall(r"(\d+)¢", text)) == Counter(florins)
        for bank in table["banks"]:
            laid = [
                column["card"] for side in ("east", "west") for column in bank[side] if "ruler" not in column["card"]
            ]
            laid += [column["queen"] for side in ("east", "west") for column in bank[side] if column["queen"]]
            for card in [*laid, *bank["maids"]]:
                assert card in text
        # the fair cards lie face down
        for slot in table["market"]:
            if slot["card"] and not slot["face_up"]:
                assert slot["card"] not in re.findall(r"card:[a-z0-9-]+", text)


def test_only_the_own_hand_is_listed_as_a_hand() -> None:
    for view in positions(2):
        hand = next((line for line in draw(view, say, 200) if "board-hand" in line), None)
        if view["seat"] < 0:
            assert hand is None
        else:
            assert hand is not None
            shown = re.findall(r"card:[a-z0-9-]+", hand)
            assert shown == view["table"]["banks"][view["seat"]]["hand"][: len(shown)]
            assert shown or not view["table"]["banks"][view["seat"]]["hand"]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("variant", ["", "reformation", "astrology"])
def test_every_word_is_known(language: str, variant: str) -> None:
    for view in positions(2, variant)[:8]:
        speaker = Speaker(TITLE, language, ["Anna", "Boris"])
        text = "\n".join(draw(view, speaker, 80))
        assert speaker.problems == []
        assert not re.search(r"\b(?:board|card|city|empire|victory|prestige)[-:][a-z]", text), text
