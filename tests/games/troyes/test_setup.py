"""Components and setup (TR-1, TR-2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludarium.games.troyes import TITLE
from ludarium.games.troyes.figures import CARDS, CHARACTERS, EVENTS
from ludarium.games.troyes.vocabulary import CARD, CELL, DIE, DISTRICT, EVENT, SITE
from ludarium.kernel.chance import fast
from ludarium.kernel.errors import LudariumError

from .table import district, players, table


@pytest.mark.rule("TR-1.1")
def test_the_board_has_five_districts_three_buildings_a_site_nine_spaces_a_track_and_a_queue() -> None:
    t = table(4, None)
    assert DISTRICT.refs == ["0", "1", "2", "3", "neutral"]
    assert {cell.split(".")[0] for cell in CELL.refs} == {"palace", "bishopric", "cityhall"}
    assert SITE.size == 18
    assert len(t.see("cards")) == 9
    assert t.see("queue") == ["marauding"]
    assert t.see("flags") == [[]]
    with pytest.raises(LudariumError, match="0 to 20"):
        table(players=players({"influence": 21}))


@pytest.mark.rule("TR-1.2", "TR-1.3", "AM-3")
def test_neither_coins_nor_victory_points_run_out() -> None:
    # all coins together are 124 deniers, all tokens 204 VP
    t = table(players=players({"deniers": 124, "vp": 204}), dice={"0": district("y6", "w6")})
    t.choose("farm", "add die=0.yellow.6", "done")
    assert t.deniers()[0] == 127
    t = table(players=players({"deniers": 124, "vp": 204}), dice={"0": district("y6", "w6")})
    t.choose("build", "add die=0.white.6", "done")
    assert t.vp()[0] == 205


@pytest.mark.rule("TR-1.4")
def test_dice_are_red_white_and_yellow_and_the_enemies_black() -> None:
    assert {ref.split(".")[1] for ref in DIE.refs} == {"red", "white", "yellow"}
    t = table(4, "black-dice", black=[5], dice={"0": district("w5")})
    t.choose("defend die=0.white.5")
    assert t.offers("counter") == ["counter"]


@pytest.mark.rule("TR-1.4", "AM-8")
def test_black_dice_follow_the_symbols_unless_the_table_wants_six_at_most() -> None:
    # Marauding 1, War 2, Normans 2, Brigands 1 and 1, Skirmishes 1: eight symbols
    queue = ["marauding", "war", "normans", "brigands-1", "brigands-2", "skirmishes-1"]
    given: dict[str, Any] = {"queue": queue, "flags": [[] for _ in queue]}
    assert len(table(4, "resolve-events", chance=[1] * 8, **given).see("black")) == 8
    capped = table(4, "resolve-events", chance=[1] * 6, variants={"black-dice": "six"}, **given)
    assert capped.see("black") == [1] * 6


@pytest.mark.rule("TR-1.5", "TR-2.5", "TR-2.6")
@pytest.mark.parametrize(("seats", "supply"), [(2, 6), (3, 5), (4, 4)])
def test_every_player_has_twelve_citizens_some_of_them_in_the_personal_supply(seats: int, supply: int) -> None:
    t = table(seats, None)
    for seat in range(seats):
        assert t.of(seat)["supply"] == supply
        assert t.of(seat)["reserve"] == 12 - supply


@pytest.mark.rule("TR-1.5")
@pytest.mark.parametrize(("seats", "in_supply"), [(1, 0), (2, 2), (3, 8), (4, 8)])
def test_there_are_eight_grey_citizens(seats: int, in_supply: int) -> None:
    t = table(seats, None)
    assert t.see("grey_reserve") == in_supply
    standing = list(t.see("cells").values()).count("neutral")
    assert standing + in_supply == (0 if seats == 1 else 8)


@pytest.mark.rule("TR-1.6", "TR-2.8")
def test_a_player_never_runs_out_of_cubes() -> None:
    # twenty blue cubes lie on a card already; three more follow
    t = table(
        cards={"white-1": "priest"},
        tradesmen={"white-1": {"0": "first"}},
        card_cubes={"white-1": {"0": 20}},
        dice={"0": district("w4", "w5")},
    )
    t.choose("activate card=priest", "add die=0.white.4", "add die=0.white.5", "done", "times count=3")
    assert t.see("card_cubes.white-1") == {"0": 23}


@pytest.mark.rule("TR-1.8")
def test_nine_activity_cards_of_each_colour_three_of_each_number_and_one_bonus_card_of_each_colour() -> None:
    assert Counter((card.colour, card.round) for card in CARDS if not card.bonus) == {
        (colour, number): 3 for colour in range(3) for number in (1, 2, 3)
    }
    assert sorted(card.colour for card in CARDS if card.bonus) == [0, 1, 2]
    assert CARD.size == 30


@pytest.mark.rule("TR-1.9")
def test_eight_red_four_white_and_four_yellow_events_and_one_red_bonus_card() -> None:
    assert Counter(event.deck for event in EVENTS if not event.bonus) == {-1: 1, 0: 8, 1: 4, 2: 4}
    assert [event.id for event in EVENTS if event.bonus] == ["resistance"]
    assert EVENT.size == 18  # 17 cards, and Marauding on the board


@pytest.mark.rule("TR-1.10")
def test_six_characters_and_one_first_player() -> None:
    assert sorted(character.id for character in CHARACTERS) == sorted(
        ["chretien", "urbain", "thibaut", "hugues", "florentin", "henry"]
    )
    assert {table(4, None, variants={"first": "random"}, seed=seed).see("first") for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("TR-1.11")
def test_red_is_the_palace_white_the_bishopric_and_yellow_the_city_hall() -> None:
    cells = {"palace.1": "0", "bishopric.odd.1": "0", "cityhall.16.1": "0"}
    t = table(4, "workforce", cells=cells, chance=[2, 3, 4])
    assert t.see("dice.0") == ["red.2", "white.3", "yellow.4"]


@pytest.mark.rule("TR-1.12")
def test_one_to_four_can_play_and_one_plays_against_the_king() -> None:
    assert TITLE.seats == [1, 2, 3, 4]
    with pytest.raises(LudariumError):
        TITLE.resolve(5, {})
    assert TITLE.view(table(1, None).position, 0)["king"] is not None
    assert TITLE.view(table(2, None).position, 0)["king"] is None


@pytest.mark.rule("TR-2.1")
def test_neutral_citizens_and_dice_begin_in_the_general_supply() -> None:
    t = table(4, None)
    assert not any(t.position.dice)
    assert t.see("black") == []
    assert set(t.see("cells").values()) == {"none"}
    assert t.see("grey_reserve") == 8


@pytest.mark.rule("TR-2.2", "AM-54")
def test_every_player_has_a_district_of_his_own_and_the_neutral_one_is_nobodys() -> None:
    cells = {f"palace.{value}": owner for value, owner in enumerate(["0", "1", "2", "3", "neutral"], 1)}
    t = table(4, "workforce", cells=cells, chance=[1, 2, 3, 4, 5])
    assert t.see("dice") == {
        "0": ["red.1"],
        "1": ["red.2"],
        "2": ["red.3"],
        "3": ["red.4"],
        "neutral": ["red.5"],
    }


@pytest.mark.rule("TR-2.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_with_five_deniers_which_all_may_see(seats: int) -> None:
    t = table(seats, None)
    assert t.deniers() == [5] * seats
    for viewer in range(-1, seats):
        shown = TITLE.view(t.position, viewer)["players"]
        assert [player["deniers"] for player in shown] == [5] * seats


@pytest.mark.rule("TR-2.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_with_four_influence(seats: int) -> None:
    assert table(seats, None).influence() == [4] * seats


@pytest.mark.rule("TR-2.7")
@pytest.mark.parametrize(("seats", "each", "left"), [(2, 2, 2), (3, 1, 3), (4, 1, 2)])
def test_characters_are_dealt_at_random_and_the_rest_put_away(seats: int, each: int, left: int) -> None:
    dealt = set()
    for seed in range(40):
        t = table(seats, None, seed=seed)
        hands = [t.of(seat)["characters"] for seat in range(seats)]
        assert [len(hand) for hand in hands] == [each] * seats
        assert len(t.see("unused")) == left
        assert len({c for hand in hands for c in hand} | set(t.see("unused"))) == 6
        dealt.update(hands[0])
    assert len(dealt) == 6  # anybody can get any of the six


@pytest.mark.rule("TR-2.9")
def test_one_card_of_each_colour_and_number_is_drawn_unseen() -> None:
    drawn: dict[str, set[str]] = {}
    for seed in range(120):
        for space, card in table(4, None, seed=seed).see("cards").items():
            drawn.setdefault(space, set()).add(card)
    assert drawn == {
        "yellow-1": {"artisan", "merchant", "miller", "baker"},
        "yellow-2": {"innkeeper", "blacksmith", "militiaman"},
        "yellow-3": {"journeyman", "goldsmith", "sculptor"},
        "white-1": {"tithe", "monk", "priest"},
        "white-2": {"apprenticeship", "confession", "templar", "prior"},
        "white-3": {"pilgrimage", "procession", "glassblower"},
        "red-1": {"archer", "chivalry", "diplomat"},
        "red-2": {"hunting", "mercenary", "tax-collector"},
        "red-3": {"captain", "joust", "troubadour", "banquet"},
    }


@pytest.mark.rule("TR-2.10", "TR-2.11", "TR-4.1")
@pytest.mark.parametrize(("seats", "rounds"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_there_are_as_many_red_events_in_the_deck_as_rounds(seats: int, rounds: int) -> None:
    t = table(seats, None, variants={"bonus": "off"})
    decks = t.see("decks")
    assert len(decks["red"]) == rounds
    assert t.see("rounds") == rounds
    assert len(t.see("red_box")) == 8 - rounds
    assert sorted(decks["white"]) == ["heresy", "interrupted-work", "theological-conflict", "traveling-builders"]
    assert sorted(decks["yellow"]) == ["civil-war", "drought", "support", "wayfarers"]


@pytest.mark.rule("TR-2.12")
def test_the_first_player_is_random_or_the_first_seat() -> None:
    chosen = {TITLE.setup(3, TITLE.resolve(3, {}), fast(seed)).first for seed in range(40)}
    assert chosen == {0, 1, 2}
    for seed in range(10):
        assert TITLE.setup(3, TITLE.resolve(3, {"first": "seat-1"}), fast(seed)).first == 0


@pytest.mark.rule("AM-36")
def test_bonus_cards_join_the_draw_only_where_the_table_wants_them() -> None:
    bonus = {"baker", "prior", "banquet"}
    with_bonus, without, red_with, red_without = set(), set(), set(), set()
    for seed in range(80):
        t = table(4, None, seed=seed)
        with_bonus.update(t.see("cards").values())
        red_with.update(t.see("decks.red"))
        assert len(t.see("decks.red") + t.see("red_box")) == 9
        t = table(4, None, seed=seed, variants={"bonus": "off"})
        without.update(t.see("cards").values())
        red_without.update(t.see("decks.red") + t.see("red_box"))
    assert bonus <= with_bonus
    assert not bonus & without
    assert "resistance" in red_with
    assert "resistance" not in red_without
    assert TITLE.resolve(4, {})["bonus"] == "on"


@pytest.mark.rule("AM-37")
def test_the_box_always_holds_a_red_card_for_resistance() -> None:
    for seats, left in ((1, 5), (2, 5), (3, 4), (4, 3)):
        assert len(table(seats, None).see("red_box")) == left
