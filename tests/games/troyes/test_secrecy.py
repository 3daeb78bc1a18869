"""What a seat may see, and what nobody may (TR-2.3, TR-2.7, TR-2.9, TR-2.13)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludarium.games.troyes import TITLE
from ludarium.kernel.chance import fast
from ludarium.kernel.match import Match

from .table import players, table


def seen(t: Any, seat: int) -> str:
    return json.dumps(TITLE.view(t.position, seat))


@pytest.mark.rule("TR-2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_player_sees_the_own_characters_only(seats: int) -> None:
    t = table(seats, None)
    for viewer in range(-1, seats):
        text = seen(t, viewer)
        for owner in range(seats):
            for character in t.of(owner)["characters"]:
                assert (f'"character:{character}"' in text) == (owner == viewer)
        for character in t.see("unused"):
            assert character not in text


@pytest.mark.rule("TR-2.7")
def test_a_dealt_character_is_told_to_its_owner_only() -> None:
    match = Match.new("troyes", 3, {}, "secret")
    for seat in range(-1, 3):
        dealt = [each for each in match.heard(seat) if each["event"] == "dealt"]
        assert [each["args"]["seat"] for each in dealt] == ([f"seat:{seat}"] if seat >= 0 else [])


@pytest.mark.rule("TR-2.13")
def test_victory_points_are_hidden_from_the_others_until_the_end() -> None:
    t = table(3, players=players({"vp": 731}, {"vp": 732}, {"vp": 733}))
    for viewer in range(-1, 3):
        shown = TITLE.view(t.position, viewer)["players"]
        assert [player["vp"] for player in shown] == [731 + seat if seat == viewer else None for seat in range(3)]
        assert [player["score"] is not None for player in shown] == [seat == viewer for seat in range(3)]
        for other in range(3):
            assert (str(731 + other) in seen(t, viewer)) == (other == viewer)
    t = table(3, "end-of-round", round=5, players=players({"vp": 731}, {"vp": 732}, {"vp": 733}))
    assert [player["vp"] for player in TITLE.view(t.position, -1)["players"]] == [731, 732, 733]


@pytest.mark.rule("TR-2.9")
@pytest.mark.parametrize("round", [0, 1, 2, 3])
def test_face_down_cards_and_decks_show_their_backs_only(round: int) -> None:
    t = table(4, round=round)
    for viewer in range(-1, 4):
        text = seen(t, viewer)
        for space, card in t.see("cards").items():
            assert (f'"card:{card}"' in text) == (int(space[-1]) <= round)
        for events in t.see("decks").values():
            assert not any(f'"event:{event}"' in text for event in events)
        assert not any(f'"event:{event}"' in text for event in t.see("red_box"))


@pytest.mark.rule("TR-2.9")
def test_a_face_down_card_is_neither_offered_nor_refused() -> None:
    for seed in range(10):
        t = table(4, round=1, seed=seed, dice={"0": ["yellow.6", "white.6", "red.6"]}, players=players({"deniers": 30}))
        hidden = [card for space, card in t.see("cards").items() if space[-1] != "1"]
        named = " ".join([*t.offered, *t.refused])
        assert not any(f"card={card}" in named for card in hidden)


@pytest.mark.rule("TR-2.3")
def test_deniers_influence_and_citizens_are_open() -> None:
    t = table(2, players=players({"deniers": 17, "influence": 13, "supply": 3}))
    for viewer in (-1, 0, 1):
        shown = TITLE.view(t.position, viewer)["players"][0]
        assert (shown["deniers"], shown["influence"], shown["supply"]) == (17, 13, 3)


@pytest.mark.rule("TR-2.7", "TR-2.9")
def test_an_imagined_position_keeps_what_is_seen_and_changes_what_is_hidden() -> None:
    t = table(3, round=1)
    truth = TITLE.view(t.position, 0)
    characters, cards, red, white = set(), set(), set(), set()
    for seed in range(60):
        imagined = TITLE.determinize(t.position, 0, fast(seed))
        assert TITLE.view(imagined, 0) == truth
        assert imagined.players[0].characters == t.position.players[0].characters
        assert imagined.cards[0] == t.position.cards[0]
        characters.add(tuple(imagined.players[1].characters))
        cards.add(imagined.cards[1])
        red.add(tuple(imagined.decks[0]))
        white.add(tuple(imagined.decks[1]))
    assert len(characters) == 5  # any of the five that are not the own one
    assert len(cards) == 3
    assert len(red) > 20
    assert len(white) > 10


@pytest.mark.rule("TR-23.5")
def test_alone_the_column_of_characters_is_open_and_the_decks_are_not() -> None:
    t = table(1, None)
    imagined = TITLE.determinize(t.position, 0, fast(3))
    assert imagined.column == t.position.column
    assert not any(f'"event:{event}"' in seen(t, 0) for event in t.see("decks.red"))
