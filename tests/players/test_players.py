"""Players answer legally, the same for the same seed, and never see more than their seat."""

from __future__ import annotations

import pytest

from ludarium import LudariumError
from ludarium.kernel import sample_apart
from ludarium.kernel.chance import fast
from ludarium.kernel.match import Match
from ludarium.kernel.sample import TITLE
from ludarium.kernel.sealed import Sealed
from ludarium.kernel.title import find
from ludarium.players import SPECS, Automated, Careless, Search, make

KNOWN = ["random", "greedy", "search:30it", "search:5ms", "search-1:30it", "search:30it~8", "easy"]


def game(seed: int, *specs: str) -> list[int]:
    position = TITLE.start(len(specs), {}, fast(seed))
    players = [make(spec, TITLE, seat, seed * 8 + seat) for seat, spec in enumerate(specs)]
    while not position.over:
        before = TITLE.dump(position)
        options = position.options()
        option = players[position.seat].decide(position)
        assert option in options
        assert TITLE.dump(position) == before
        position.choose(option)
    return [row.points for row in TITLE.standings(position).rows]


@pytest.mark.parametrize("spec", KNOWN)
def test_a_player_plays_legally_and_changes_nothing_by_thinking(spec: str) -> None:
    game(3, spec, spec)
    game(4, spec, "random", spec)


@pytest.mark.parametrize("spec", KNOWN)
def test_a_player_answers_while_others_are_asked_too(spec: str) -> None:
    sealed = Sealed.of(Match.new(sample_apart.TITLE, 3, seed="plans"))
    assert sealed is not None
    for seat in (2, 0, 1):
        while seat in sealed.thinking:
            option = make(spec, sample_apart.TITLE, seat, 5).decide(sealed.position(seat))
            assert option in sealed.face(seat).position.options()
            sealed.choose(seat, sample_apart.TITLE.vocabulary.text(option))
    assert sealed.settle() is not None


@pytest.mark.parametrize(
    "spec", ["", "rand", "search:", "search:0ms", "search:-5it", "search:10", "Search", "greedy:3"]
)
def test_an_unknown_player_names_the_known_ones(spec: str) -> None:
    with pytest.raises(LudariumError, match=r"random, greedy, search") as caught:
        make(spec, TITLE, 0, 1)
    assert caught.value.code == "unknown-player"


def test_every_listed_spec_can_be_made() -> None:
    for spec in SPECS:
        if not spec.startswith("automa"):
            assert make(spec.replace("<N>", "7").replace("<K>", "5"), TITLE, 1, 1)


def test_a_title_may_have_automated_players_of_its_own() -> None:
    europa = find("europa")
    for level in europa.levels():
        assert isinstance(make(f"automa:{level}", europa, 0, 1), Automated)
    assert isinstance(make("normal", europa, 0, 1), Automated)
    assert isinstance(make("strongest", europa, 0, 1), Search)
    assert isinstance(make("strongest", TITLE, 0, 1), Search)
    assert isinstance(make("normal", TITLE, 0, 1), Careless)
    with pytest.raises(LudariumError, match=r"automa:page, automa:knight, automa:duke, automa:king"):
        make("automa:emperor", europa, 0, 1)
    with pytest.raises(LudariumError, match=r"random, greedy, search"):
        make("automa:duke", TITLE, 0, 1)


def test_a_seat_must_exist() -> None:
    with pytest.raises(LudariumError):
        make("random", TITLE, 3, 1)


@pytest.mark.parametrize("spec", ["random", "greedy", "search:40it"])
def test_equal_seeds_play_equally(spec: str) -> None:
    assert game(11, spec, spec) == game(11, spec, spec)


@pytest.mark.parametrize("spec", ["greedy", "search:40it"])
def test_a_decision_does_not_depend_on_what_the_seat_cannot_see(spec: str) -> None:
    compared = 0
    for seed in range(25):
        position = TITLE.start(2, {}, fast(seed))
        seat = position.seat
        other = TITLE.determinize(position, seat, fast(seed + 999))
        compared += TITLE.dump(other) != TITLE.dump(position)
        assert make(spec, TITLE, seat, seed).decide(position) == make(spec, TITLE, seat, seed).decide(other)
    assert compared > 15


@pytest.mark.parametrize(("better", "worse", "least"), [("greedy", "random", 0.8), ("search:60it", "random", 0.8)])
def test_the_better_player_has_more_points(better: str, worse: str, least: float) -> None:
    wins = 0.0
    for seed in range(40):
        one, other = game(seed, better, worse)
        wins += (one > other) + (one == other) / 2
        other, one = game(seed, worse, better)
        wins += (one > other) + (one == other) / 2
    # Throwing is always better than holding here, so chance alone stands between a good player and all wins.
    assert wins / 80 >= least


def test_an_analysis_accounts_for_every_iteration() -> None:
    position = TITLE.start(2, {}, fast(1))
    search = Search(TITLE, position.seat, 1, 0.0, 200)
    rows = search.analyse(position)
    assert sorted(row[0] for row in rows) == sorted(position.options())
    assert sum(row[1] for row in rows) == 200
    assert all(0.0 <= row[2] <= 1.0 for row in rows)
    assert rows[0][0] == Search(TITLE, position.seat, 1, 0.0, 200).decide(position)


def test_a_value_is_given_for_each_seat_also_when_another_decides() -> None:
    position = TITLE.start(3, {}, fast(1))
    for seat in range(3):
        worth = Search(TITLE, seat, 1, 0.0, 50).value(position)
        assert len(worth) == 3
        assert all(0.0 <= each <= 1.0 for each in worth)


def test_search_finds_that_throwing_beats_holding() -> None:
    position = TITLE.start(2, {}, fast(5))
    position.choose(position.options()[0])
    seat = position.seat
    assert TITLE.vocabulary.text(Search(TITLE, seat, 1, 0.0, 200).decide(position)) == "throw"


def test_a_careless_player_loses_little_at_a_time() -> None:
    """Where an option is plainly better it is nearly always taken; the more careless, the less often."""
    position = TITLE.start(2, {}, fast(5))
    position.choose(position.options()[0])
    seat = position.seat
    best = Search(TITLE, seat, 1, 0.0, 60).decide(position)
    taken = {
        slip: sum(make(f"search:60it~{slip}", TITLE, seat, seed).decide(position) == best for seed in range(40))
        for slip in (1, 99)
    }
    assert taken[1] > 30
    assert taken[1] > taken[99] > 0


def test_former_names_of_levels_are_still_understood() -> None:
    for seed in range(3):
        assert game(seed, "easy", "random") == game(seed, "beginner", "random")
    assert isinstance(make("hard", TITLE, 0, 1), Search)


def test_without_learned_tables_search_is_what_it_was() -> None:
    assert game(11, "search:40it", "greedy") == game(11, "search-1:40it", "greedy")
