"""Chapter 4: setup."""

from __future__ import annotations

import pytest

from ludarium.games.imperium.cards import BITS, CARDS, NATION, NATIONS
from ludarium.games.imperium.effects.symbols import CIV, REG, TUCKED_SUITS, UNC
from ludarium.games.imperium.title import TITLE
from ludarium.kernel.chance import fast
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.sealed import Sealed

from .table import Table, card, refs


def fresh(*nations: str, side: str = "b", seed: int = 1, **variants: str) -> Table:
    return Table(list(nations), side, seed, **variants)


@pytest.mark.rule("IM-4.1", "IM-4.4")
def test_each_player_chooses_any_nation_nobody_has() -> None:
    position = TITLE.start(2, {}, fast(1))
    assert len(position.options()) == 16
    position.choose(TITLE.vocabulary.parse("nation nation=qin"))
    position.choose(TITLE.vocabulary.parse("side side=b"))
    assert position.seat == 1
    offered = [TITLE.vocabulary.text(option) for option in position.options()]
    assert "nation nation=qin" not in offered
    assert len(offered) == 15


@pytest.mark.rule("IM-4.1")
@pytest.mark.parametrize(("box", "number"), [("both", 16), ("classics", 8), ("legends", 8)])
def test_the_nations_can_be_limited_to_one_box(box: str, number: int) -> None:
    assert len(TITLE.start(2, {"box": box}, fast(1)).options()) == number


@pytest.mark.rule("IM-4.2")
@pytest.mark.parametrize(("common", "other"), [("classics", "legends"), ("legends", "classics")])
def test_exactly_one_common_set_is_used(common: str, other: str) -> None:
    position = fresh("utopians", "arthurians", common=common).position
    used = {
        CARDS[each].box
        for each in [*position.main, *position.market, *position.decks[0], *position.decks[1], *position.decks[2]]
    }
    assert used == {common}
    assert other not in used


@pytest.mark.rule("IM-4.3")
@pytest.mark.parametrize("seed", range(1, 9))
def test_a_tributary_named_like_a_nation_in_play_is_replaced(seed: int) -> None:
    here = fresh("egyptians", "qin", "minoans", seed=seed)
    position = here.position
    around = [*position.main, *position.market]
    titles = [CARDS[each].title for each in around]
    assert not {"Egyptians", "Qin", "Minoans"} & set(titles)
    new = [each for each in around if CARDS[each].box == "legends"]
    assert len(new) == 3
    for each in new:
        assert CARDS[each].players <= 3
        assert CARDS[each].title not in ("Egyptians", "Qin", "Minoans")


@pytest.mark.rule("IM-4.6", "IM-13.4")
def test_further_permanent_cards() -> None:
    assert refs(fresh("arthurians", "romans").player().extra) == ["arthurians.king-arthurs-court"]
    assert refs(fresh("utopians", "romans").player().extra) == ["utopians.visions-of-shangri-la"]


@pytest.mark.rule("IM-4.7", "IM-4.8")
@pytest.mark.parametrize(
    ("nation", "beneath", "cards"),
    [
        ("romans", "romans.julius-caesar", 5),
        ("vikings", "vikings.harald-hardrada", 13),
        ("arthurians", "arthurians.gwaith-camlan", 7),
        ("atlanteans", "", 0),
        ("utopians", "", 0),
    ],
)
def test_nation_deck_and_the_card_beneath_it(nation: str, beneath: str, cards: int) -> None:
    other = "persians" if nation != "persians" else "romans"
    player = fresh(nation, other).player()
    assert player.accession == (card(beneath) if beneath else -1)
    assert len(player.natdeck) == cards


@pytest.mark.rule("IM-4.9")
@pytest.mark.parametrize(("nation", "number"), [("romans", 6), ("arthurians", 5), ("utopians", 0), ("atlanteans", 10)])
def test_development_area(nation: str, number: int) -> None:
    assert len(fresh(nation, "persians").player().dev) == number


@pytest.mark.rule("IM-4.10")
@pytest.mark.parametrize("nation", NATIONS)
def test_all_but_the_atlanteans_begin_as_barbarians(nation: str) -> None:
    other = "persians" if nation != "persians" else "romans"
    assert fresh(nation, other).player().state == (1 if nation == "atlanteans" else 0)


@pytest.mark.rule("IM-4.11", "IM-4.17")
@pytest.mark.parametrize(
    ("nations", "number"),
    [
        (["romans", "persians"], 8),
        (["utopians", "persians"], 11),
        (["arthurians", "olmecs"], 11),
        (["celts", "persians", "romans"], 12),
        (["celts", "vikings", "qin", "olmecs"], 24),
    ],
)
def test_the_unrest_pile_holds_common_and_supply_unrest(nations: list[str], number: int) -> None:
    position = fresh(*nations).position
    assert len(position.unrest) + sum(1 for each in position.tucked if each >= 0) == number


@pytest.mark.rule("IM-4.12")
def test_the_rest_is_the_deck_and_five_cards_are_drawn() -> None:
    player = fresh("macedonians", "romans").player()
    assert (len(player.hand), len(player.deck)) == (5, 6)


@pytest.mark.rule("IM-4.13", "IM-4.14")
@pytest.mark.parametrize(("nation", "exhaust"), [("romans", 5), ("utopians", 3)])
def test_starting_tokens(nation: str, exhaust: int) -> None:
    player = fresh(nation, "persians").player()
    assert (player.m, player.p, player.g, player.a, player.x) == (3, 2, 1, 3, exhaust)


@pytest.mark.rule("IM-4.15", "IM-4.19", "IM-4.20")
@pytest.mark.parametrize(("seats", "small", "main"), [(2, 6, 34), (3, 7, 37), (4, 8, 38)])
def test_small_decks_and_main_deck(seats: int, small: int, main: int) -> None:
    """One card of each small deck and two of the main deck lie in the market."""
    position = fresh(*["romans", "persians", "greeks", "scythians"][:seats]).position
    assert [len(deck) for deck in position.decks] == [small - 1] * 3
    assert len(position.main) == main - 2
    for deck, suit in zip(position.decks, (REG, UNC, CIV), strict=True):
        assert all(BITS[each] & suit for each in deck)
    assert not any(BITS[each] & UNC for each in position.decks[2])


@pytest.mark.rule("IM-4.18")
@pytest.mark.parametrize(("seats", "fame"), [(2, 6), (3, 7), (4, 8)])
def test_fame_deck(seats: int, fame: int) -> None:
    position = fresh(*["romans", "persians", "greeks", "scythians"][:seats]).position
    assert len(position.fame) == fame
    assert len(position.removed) == 8 - fame
    assert position.king == 0


@pytest.mark.rule("IM-4.21", "IM-4.22", "IM-4.23")
@pytest.mark.parametrize("seed", range(1, 13))
def test_the_first_market(seed: int) -> None:
    position = fresh("romans", "persians", seed=seed).position
    assert BITS[position.market[0]] & REG
    assert BITS[position.market[1]] & UNC
    assert BITS[position.market[2]] & CIV
    for slot in range(5):
        bits = BITS[position.market[slot]]
        assert (position.tucked[slot] >= 0) == bool(bits & TUCKED_SUITS)
        expected = 1 if bits & CIV and not bits & UNC else 0
        assert position.tokens[3 * slot : 3 * slot + 3] == [0, 0, expected]


@pytest.mark.rule("IM-4.24", "IM-5.1")
def test_the_first_player_stays_the_first() -> None:
    here = fresh("romans", "persians")
    TITLE.begin(here.position)
    seen = []
    while here.position.round < 4:
        if here.decision == "ChooseTurn":
            seen.append(here.seat)
            here.choose("revolt")
        elif "done" in here.options():
            here.choose("done")
        else:
            here.first("")
    assert seen[:4] == [0, 1, 0, 1]


def test_random_nations_differ() -> None:
    for seed in range(20):
        chosen = {f"nation-{i}": "random" for i in range(1, 5)}
        position = TITLE.start(4, chosen | {"side": "a"}, fast(seed))
        assert len({player.nation for player in position.players}) == 4
    assert NATION.size == 16


@pytest.mark.rule("IM-4.4")
def test_nobody_shares_a_nation() -> None:
    with pytest.raises(LudariumError, match="given to two players"):
        TITLE.start(2, {"nation-1": "qin", "nation-2": "qin"}, fast(1))
    with pytest.raises(LudariumError, match="given to two players"):
        TITLE.start(1, {"nation-1": "qin", "bot": "qin"}, fast(1))
    position = TITLE.start(1, {"bot": "qin"}, fast(1))
    assert "nation nation=qin" not in [TITLE.vocabulary.text(option) for option in position.options()]


@pytest.mark.rule("IM-4.5")
def test_where_the_nations_are_known_all_turn_their_power_cards_at_once() -> None:
    random = {f"nation-{seat}": "random" for seat in (1, 2, 3)}
    match = Match.new("imperium", 3, random, seed="sides")
    sealed = Sealed.of(match)
    assert sealed is not None
    assert sealed.thinking == [0, 1, 2]
    before = match.view(1)["table"]
    sealed.choose(2, "side side=b")
    sealed.choose(0, "side side=a")
    assert match.view(1)["table"] == before
    sealed.choose(1, "side side=b")
    assert sealed.apply() == {}
    assert [line.text() for line in match.record.lines][:2] == ["0 side side=a", "1 side side=b"]


def test_who_chooses_a_nation_sees_what_those_before_have_chosen() -> None:
    assert Sealed.of(Match.new("imperium", 3, seed="nations")) is None
