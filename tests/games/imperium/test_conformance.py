"""The conformance kit on random games, and what the seats may know."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games.imperium.title import TITLE
from ludarium.kernel.chance import fast
from ludarium.kernel.conformance import check, content

from .table import bare, card


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("common", ["classics", "legends"])
def test_random_games_conform(seats: int, common: str) -> None:
    report = check(TITLE, seats, {"common": common}, 2, seed=40 + seats, every=41)
    assert report.errors == []


@pytest.mark.parametrize("seed", [28, 81])
def test_whether_the_next_player_is_asked_cannot_be_found_out_by_undoing(seed: int) -> None:
    """The Utopians let all others return an unrest: who is asked holds one. In these games two follow one another."""
    assert check(TITLE, 3, {}, 1, seed=seed).errors == []


def test_variants_conform() -> None:
    values = {"refill-by-suit": "on", "active-quest-scores": "off", "side": "a", "nation-1": "arthurians"}
    assert check(TITLE, 2, values, 2, seed=7, every=41).errors == []
    values = {"difficulty": "overlord", "bot": "utopians", "side": "b", "nation-1": "random"}
    assert check(TITLE, 1, values, 2, seed=7, every=41).errors == []


def test_what_was_seen_stays_known() -> None:
    """A card acquired in the open is in that hand in every imagined position; one drawn from a deck is not."""
    here = bare().give(0, deck=["romans.glory", "romans.conquer", "romans.advance", "romans.raetia", "romans.dalmatia"])
    here.at("turn").choose("innovate", "break-through card=classics.temple").first("put-token").choose("done")
    hands = [TITLE.determinize(here.position, 1, fast(seed)).players[0].hand for seed in range(40)]
    assert all(card("classics.temple") in hand for hand in hands)
    assert len({tuple(sorted(hand)) for hand in hands}) > 1


def test_a_card_taken_face_down_could_be_any_of_its_suit() -> None:
    here = bare().at("turn").choose("innovate", "dig suit=region")
    taken = here.player().hand[0]
    seen = {TITLE.determinize(here.position, 1, fast(seed)).players[0].hand[0] for seed in range(60)}
    assert taken in seen
    assert len(seen) > 5
    own = {TITLE.determinize(here.position, 0, fast(seed)).players[0].hand[0] for seed in range(20)}
    assert own == {taken}


def test_the_quick_policy_outscores_chance() -> None:
    points = [0, 0]
    for seed in range(10):
        values = {"nation-1": "romans", "nation-2": "persians", "side": "b"}
        position = TITLE.start(2, values, fast(seed))
        picks = fast(seed + 900)
        me = seed % 2
        while not position.over:
            options = position.options()
            if position.seat == me:
                position.choose(TITLE.policy(position, options, picks))
            else:
                position.choose(options[picks.below(len(options))])
        for row in TITLE.standings(position).rows:
            points[int(row.seat == me)] += row.points
    assert points[1] > points[0]


def test_evaluate_is_the_score_at_the_end() -> None:
    position = TITLE.start(2, {"nation-1": "romans", "nation-2": "persians", "side": "b"}, fast(2))
    picks = fast(3)
    assert len(TITLE.evaluate(position)) == 2
    while not position.over:
        options = position.options()
        position.choose(options[picks.below(len(options))])
    standings = TITLE.standings(position)
    if standings.reason == "scoring":
        assert TITLE.evaluate(position) == [float(row.points) for row in standings.rows]


def test_what_random_play_does_not_reach_stands_in_the_docs_with_its_reason() -> None:
    page = Path(__file__).parents[3] / "docs" / "titles" / "imperium.md"
    section = page.read_text(encoding="utf-8").split("## What random play does not reach")[1].split("\n## ")[0]
    listed = [line.split("|")[1].strip(" `") for line in section.splitlines() if line.startswith("| `")]
    assert listed == TITLE.rare()
    assert set(listed) <= content(TITLE)
