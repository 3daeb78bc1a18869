"""What a scenario names is what is set: whatever was dealt elsewhere makes room."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium import LudariumError
from ludarium.kernel.sample import TITLE as SAMPLE
from ludarium.kernel.scenario import reads
from ludarium.kernel.title import Title, find

HEAD = 'version = 2\ntitle = "{title}"\nseats = {seats}\n{more}\n[given]\n{given}\n[[step]]\nover = false\n'


def shown(title: Title, given: str, seats: int = 2, more: str = "") -> Any:
    """The table that a scenario describes. Everything adds up on it, or it would be refused."""
    text = HEAD.format(title=title.id, seats=seats, given=given, more=more)
    return title.layout.show(reads(text, title=title).position())


def test_two_cards_change_places() -> None:
    hands = shown(SAMPLE, "seat = 0\nphase = 'turn'")["hands"]
    wanted = hands["1"][0]
    found = shown(SAMPLE, f"hands.0 = ['{wanted}']")["hands"]
    assert found["0"] == [wanted]
    assert found["1"] == [hands["0"][0], *hands["1"][1:]]
    found = shown(SAMPLE, f"left = ['{wanted}']")
    assert wanted not in found["hands"]["1"]
    assert len(found["hands"]["1"]) == 3  # one that was not dealt has come in its place


def test_a_card_cannot_be_named_twice() -> None:
    with pytest.raises(LudariumError, match=r"5 is named in two places: hands\.0, hands\.1"):
        shown(SAMPLE, "hands = { 0 = ['5'], 1 = ['5'] }")


def test_troyes_takes_events_and_characters_from_where_they_were_dealt() -> None:
    title = find("troyes")
    usual = shown(title, "round = 0")
    red, character = usual["decks"]["red"][0], usual["players"]["1"]["characters"][0]
    table = shown(title, f"round = 1\nred_box = ['{red}']\nplayers.0.characters = ['{character}']")
    assert table["red_box"] == [red]
    assert red not in table["decks"]["red"]
    assert len(table["decks"]["red"]) == len(usual["decks"]["red"])
    assert table["players"]["1"]["characters"][0] in usual["players"]["0"]["characters"]
    queue = shown(title, f"queue = ['marauding', '{red}']")
    assert red not in queue["decks"]["red"]
    assert queue["flags"] == [[], []]


def test_troyes_takes_citizens_out_of_the_supply() -> None:
    title = find("troyes")
    usual = shown(title, "round = 0", 4)["players"]["0"]
    table = shown(title, "cells = { palace.1 = '0', palace.2 = '0' }", 4)
    assert table["players"]["0"]["supply"] == usual["supply"] - 2
    table = shown(title, "players.0.supply = 3\ncells.palace.1 = '0'", 4)
    assert table["players"]["0"]["reserve"] == usual["reserve"]
    with pytest.raises(LudariumError, match="does not add up: seat 0 has 13 citizens"):
        shown(title, "players.0 = { supply = 4, reserve = 8 }\ncells.palace.1 = '0'", 4)


def test_pax_fills_market_and_decks_from_the_box() -> None:
    title = find("pax")
    usual = shown(title, "turn = 0")
    east, west = usual["market"]["east.2"], usual["decks"]["west"][3]
    table = shown(title, f"hands.0 = ['{east}']\nmarket.west.0 = '{west}'")
    assert table["hands"]["0"] == [east]
    assert table["market"]["east.2"] not in ("none", east)
    assert west not in table["decks"]["west"]
    assert len(table["decks"]["west"]) == len(usual["decks"]["west"])
    # a card in the market that is named in a deck gives way, too
    table = shown(title, f"decks.east = ['{east}']")
    assert table["decks"]["east"] == [east]
    assert table["market"]["east.2"] not in ("none", east)


def test_pax_says_what_cannot_be_set() -> None:
    title = find("pax")
    with pytest.raises(LudariumError, match=r"given\.rows\.0\.west: \[\] has no effect"):
        shown(title, "owner.aragon = '0'\nrows.0.west = []")
    assert shown(title, "owner.aragon = '0'")["rows"]["0.west"] == ["ruler-aragon"]
    with pytest.raises(LudariumError, match="has no effect"):
        shown(title, "turn = 1\nphase = 'end-of-turn'\nseat = 0")


NATIONS = 'variants = { nation-1 = "romans", nation-2 = "persians", side = "b" }'


def test_imperium_loses_no_card() -> None:
    title = find("imperium")
    usual = shown(title, "round = 1", more=NATIONS)
    own, market = usual["players"]["0"]["deck"][0], usual["market"][4]
    table = shown(title, f"players.0.hand = ['{own}', '{market}', 'unrest.1']\nplayers.0.disc = []", more=NATIONS)
    mine = table["players"]["0"]
    assert mine["hand"] == [own, market, "unrest.1"]
    assert sorted([*mine["hand"], *mine["deck"]]) == sorted(
        [*usual["players"]["0"]["hand"], *usual["players"]["0"]["deck"], market, "unrest.1"]
    )
    assert table["market"][4] not in ("none", market)
    assert "unrest.1" not in table["unrest"] + table["tucked"]


def test_imperium_says_which_card_takes_no_part() -> None:
    title = find("imperium")
    with pytest.raises(LudariumError, match=r"players\.0\.hand: minoans\.conquer takes no part"):
        shown(title, "players.0.hand = ['minoans.conquer']", more=NATIONS)
    table = shown(title, "players.0.hand = ['minoans.conquer']\nsound = false", more=NATIONS)
    assert table["players"]["0"]["hand"] == ["minoans.conquer"]
