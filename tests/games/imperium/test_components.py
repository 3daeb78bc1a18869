"""Chapters 1 to 3: components, card anatomy, zones."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludarium.games.imperium.cards import BITS, BOOK, CARDS, NATION, NATIONS, POINTS, by_number
from ludarium.games.imperium.effects.symbols import BIT, CIV, FAM, REG, STARTS, TRI, UNC, UNR
from ludarium.games.imperium.position import Imperium
from ludarium.games.imperium.scoring import SOURCES, score, score_parts
from ludarium.games.imperium.setup import nation_cards
from ludarium.games.imperium.title import TITLE
from ludarium.kernel.match import Match

from .table import bare, card, seen, table

SIZES = {
    "vikings": 26,
    "greeks": 23,
    "carthaginians": 23,
    "celts": 28,
    "macedonians": 23,
    "persians": 23,
    "romans": 23,
    "scythians": 24,
    "atlanteans": 22,
    "egyptians": 23,
    "mauryans": 24,
    "qin": 25,
    "arthurians": 29,
    "minoans": 23,
    "olmecs": 26,
    "utopians": 21,
}


@pytest.mark.rule("IM-1.1", "IM-1.3", "IM-1.4")
@pytest.mark.parametrize("nation", NATIONS)
def test_every_nation_has_its_printed_number_of_cards(nation: str) -> None:
    """The two sides of a power or journey card are one card."""
    own = [each for each in CARDS if each.nation == NATION.index(nation)]
    assert len({each.number.rstrip("AB") for each in own}) == SIZES[nation]


@pytest.mark.rule("IM-1.2")
@pytest.mark.parametrize("box", ["classics", "legends"])
def test_a_common_set_has_83_cards(box: str) -> None:
    own = [index for index, each in enumerate(CARDS) if each.nation < 0 and each.box in ("", box) and each.side != "b"]
    suits: Counter[int] = Counter()
    for index in own:
        for suit in (UNC, CIV, REG, TRI, FAM, UNR):
            if BITS[index] & suit:
                suits[suit] += 1
                break
    assert [suits[suit] for suit in (UNC, CIV, REG, TRI, FAM, UNR)] == [22, 15, 14, 11, 9, 12]
    assert len(own) == 83


@pytest.mark.rule("IM-1.5", "IM-1.8")
def test_one_to_four_players_with_a_market_of_five_slots() -> None:
    assert TITLE.seats == [1, 2, 3, 4]
    assert len(table().position.market) == 5
    assert all(player.state == 0 for player in table().position.players)


@pytest.mark.rule("IM-1.7")
def test_tokens_are_unlimited() -> None:
    here = bare().give(0, hand=["carthaginians.berbers"], p=1000).at("activate").play("carthaginians.berbers")
    assert here.player().p == 1002


@pytest.mark.rule("IM-2.1", "IM-2.14")
def test_a_card_holds_all_printed_fields() -> None:
    zapotes = CARDS[by_number("OLM6")]
    assert (zapotes.title, zapotes.cost, STARTS[zapotes.start]) == ("Tres Zapotes", (4, 2, 0), "dev")
    assert zapotes.bits & BIT["PIN"]
    assert zapotes.bits & BIT["REG"]
    assert zapotes.bits & BIT["EMP"]
    assert zapotes.bits & BIT["prod"]
    assert zapotes.bits & BIT["fert"]
    assert zapotes.points.fixed == 3
    assert CARDS[by_number("1REG14")].box == "classics"
    assert CARDS[by_number("2REG14")].box == "legends"


@pytest.mark.rule("IM-2.2", "IM-5.5")
def test_a_permanent_card_stays_in_play_and_another_is_discarded() -> None:
    here = bare().give(0, hand=["romans.city-of-rome", "celts.druids"]).at("activate")
    here.play("romans.city-of-rome").play("celts.druids")
    assert here.zone("play") == ["romans.city-of-rome"]
    assert here.zone("disc") == ["celts.druids"]


@pytest.mark.rule("IM-2.3", "IM-11.1")
def test_an_attack_touches_the_other_players() -> None:
    here = bare("romans", "persians", "greeks").give(0, hand=["celts.boudicca"]).give(1, play=["persians.zagros"])
    here.give(2, play=["greeks.peloponnese"]).at("activate").play("celts.boudicca")
    assert here.zone("disc", 1) == ["persians.zagros"]
    assert here.zone("disc", 2) == ["greeks.peloponnese"]
    assert here.player().g == 1


@pytest.mark.rule("IM-2.4", "IM-5.6")
@pytest.mark.parametrize(("state", "offered"), [("bar", "romans.conquer"), ("emp", "romans.the-senate")])
def test_a_state_symbol_must_match(state: str, offered: str) -> None:
    here = bare().give(0, hand=["romans.conquer", "romans.the-senate"], state=state).at("activate")
    assert [each for each in here.options() if each.startswith("play")] == [f"play card={offered}"]


@pytest.mark.rule("IM-2.5", "IM-2.6", "IM-2.8")
def test_icons_and_suits_do_nothing_by_themselves() -> None:
    """Playing Forest of Pholoe (a productive region): nothing happens but what its text says."""
    here = bare().give(0, hand=["greeks.forest-of-pholoe"]).at("activate").play("greeks.forest-of-pholoe")
    assert here.tokens() == (0, 0, 0)
    assert here.zone("play") == ["greeks.forest-of-pholoe"]


@pytest.mark.rule("IM-2.7")
def test_a_development_joins_the_deck_only_when_paid_for() -> None:
    here = bare().give(0, state="emp", dev=["romans.the-senate"], m=3, disc=["romans.glory"]).give(0, hand=[])
    here.at("cleanup").first("put-token")
    assert here.zone("dev") == ["romans.the-senate"]


@pytest.mark.rule("IM-2.9")
def test_a_card_of_two_suits_counts_as_uncivilised_for_setup_and_as_both_in_play() -> None:
    diplomacy = by_number("1UNC20")
    assert BITS[diplomacy] & UNC
    assert BITS[diplomacy] & CIV
    here = bare().market(["", "classics.diplomacy", "", "", ""]).give(0, hand=["minoans.advance"], m=3).at("activate")
    here.play("minoans.advance").choose("choose effect=pay-3m-for-acq")
    assert "classics.diplomacy" in here.hand()


@pytest.mark.rule("IM-2.10")
def test_every_suit_is_there() -> None:
    for suit in ("PWR", "REG", "UNC", "CIV", "TRI", "FAM", "UNR"):
        assert any(each.bits & BIT[suit] for each in CARDS)


@pytest.mark.rule("IM-2.11")
def test_a_card_belongs_to_a_nation_or_is_common() -> None:
    assert all((each.nation >= 0) != (each.box != "" or each.number[:3] in ("UNR", "FAM")) for each in CARDS)


@pytest.mark.rule("IM-2.12")
def test_starting_places() -> None:
    here = table("celts", "persians", "greeks", "romans")
    player = here.player()
    start = {name: len(nation_cards(player.nation, number)) for number, name in enumerate(STARTS)}
    assert start == {"deck": 10, "power": 2, "nation": 6, "accession": 1, "dev": 5, "supply": 5}
    assert len(player.natdeck) == 6
    assert len(player.dev) == 5
    assert len(player.deck) + len(player.hand) == 10
    assert here.position.players[0].accession == card("celts.celtic-gold")


@pytest.mark.rule("IM-2.13", "IM-4.16")
@pytest.mark.parametrize(("nations", "there"), [(2, []), (3, ["3"]), (4, ["3", "4"])])
def test_cards_for_more_players_are_left_out(nations: int, there: list[str]) -> None:
    here = table(*["romans", "persians", "greeks", "celts"][:nations])
    position = here.position
    everywhere = [*position.main, *position.market, *position.decks[0], *position.decks[1], *position.decks[2]]
    assert (card("classics.ambassador") in everywhere) == ("3" in there)
    assert (card("classics.standing-army") in everywhere) == ("4" in there)


@pytest.mark.rule("IM-2.15", "IM-10.4", "IM-10.5", "IM-10.6")
def test_kinds_of_victory_points() -> None:
    assert POINTS[by_number("1FAM4")].fixed == 9
    assert POINTS[by_number("UNR1")].fixed == -2
    assert len(POINTS[by_number("1FAM1")].places) == 2
    assert len(POINTS[by_number("SCY1B")].counts) == 2


@pytest.mark.rule("IM-2.16", "IM-4.5")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_chosen_side_of_the_power_card_exists_alone(side: str) -> None:
    here = table(side=side)
    assert here.player().power == card(f"romans.power.{side}")


@pytest.mark.rule("IM-3.1", "IM-3.2", "IM-3.3")
def test_zones_after_setup() -> None:
    position = table("romans", "persians", seed=4).position
    assert len(position.market) == 5
    assert len(position.fame) == 6
    assert position.exile == []
    for player in position.players:
        assert player.play == player.hist == player.disc == player.garrison == []
        assert len(player.hand) == 5


@pytest.mark.rule("IM-3.4", "IM-3.5")
def test_history_is_seen_by_its_owner_alone_and_garrisons_by_all() -> None:
    here = bare().give(0, hist=["romans.glory"], play=["romans.raetia"], host=["romans.raetia"])
    here.give(0, garrison=["romans.unrest.1"]).at("turn")
    mine, theirs = (seen(here, seat, 0) for seat in (0, 1))
    assert mine["history_cards"] == ["card:romans.glory"]
    assert "history_cards" not in theirs
    assert theirs["history"] == 1
    assert theirs["play"][0]["garrison"] == ["card:romans.unrest.1"]


@pytest.mark.rule("IM-3.6", "IM-11.9")
def test_what_atlanteans_sink_is_no_history() -> None:
    """Imperial scores 8 in history, 2 elsewhere; a sunken one scores 2."""
    here = bare("atlanteans", "romans")
    before = score(here.position, 0)
    here.give(0, hist=["legends.imperial"])
    assert score(here.position, 0) - before == 2
    other = bare("persians", "romans")
    before = score(other.position, 0)
    other.give(0, hist=["legends.imperial"])
    assert score(other.position, 0) - before == 8


@pytest.mark.rule("IM-3.7", "IM-11.11")
def test_the_accession_card_stays_beneath_the_nation_deck() -> None:
    here = bare("vikings", "romans").give(0, hand=["vikings.gothja"], natdeck=["vikings.combs", "vikings.skis"])
    here.give(0, deck=["vikings.glory", "vikings.advance"]).at("activate").play("vikings.gothja").choose(
        "accept effect=shuffle"
    ).choose("choose effect=draw-2")
    assert sorted(here.zone("natdeck")) == ["vikings.combs", "vikings.skis"]
    assert here.player().accession == card("vikings.harald-hardrada")


def test_every_card_says_where_its_facts_come_from() -> None:
    assert all(each.source for each in CARDS)
    assert len(BOOK.nations) == 16


@pytest.mark.rule("IM-10.1")
def test_a_player_sees_the_points_of_his_own_cards_and_of_nobody_elses() -> None:
    match = Match.new(TITLE, 2, {"nation-1": "romans", "nation-2": "atlanteans"}, "points")
    rng = random.Random(4)
    while not match.over:
        match.choose(match.seat, rng.choice(match.options()))
        for seat in (0, 1):
            shown = [player.get("score") for player in match.view(seat)["table"]["players"]]
            assert shown[1 - seat] is None
            position = match.position
            assert isinstance(position, Imperium)
            if shown[seat] is not None:
                assert sum(part["points"] for part in shown[seat]) == score(position, seat)
    rows = {row["seat"]: row for row in match.standings().as_json()["rows"]}
    for seat in (0, 1):
        shown = match.view(seat)["table"]["players"][seat]["score"]
        assert shown == [part for part in rows[seat]["parts"] if part["points"]]


@pytest.mark.rule("IM-10.1")
def test_points_for_unrest_of_others_are_shown_as_far_as_it_was_seen() -> None:
    made = bare()
    made.give(0, hand=["classics.notorious"])
    made.give(1, deck=["unrest.1", "unrest.2"], disc=["unrest.3"])
    assert score_parts(made.position, 0)[SOURCES.index("fame")] == 3
    shown = seen(made, 0, 0)["score"]
    assert {"source": "fame", "points": 1} in shown
