"""The text board of The Price of Power shows what the view holds, fits the screen, keeps secrets; one can search it."""

from __future__ import annotations

import re
from functools import cache

import pytest

from ludarium import Match
from ludarium.games.europa.sight import sketch_map
from ludarium.games.europa.sight.look import MOST
from ludarium.games.europa.sight.sketch_parts import flow
from ludarium.games.europa.sketch import draw, look
from ludarium.games.europa.title import TITLE
from ludarium.kernel.chance import fast
from ludarium.kernel.sketch import mark, plain, width
from ludarium.kernel.title import View
from ludarium.text import LANGUAGES, Speaker
from ludarium.text.board import board
from ludarium.text.board import look as look_at

NAMES = ["Ann", "Борис", "Cleo"]


def say(id: str, **args: str | int) -> str:
    """The id itself: nothing is lost or hidden by words. Heads of columns are short."""
    if id.startswith("board-col-"):
        return id.removeprefix("board-col-")[:3]
    return id if ":" in id else " ".join([id, *map(str, args.values())])


@cache
def views() -> list[View]:
    """What every seat and a spectator see at some decisions of random games, and at their ends."""
    found: list[View] = []
    for seed in range(2):
        match = Match.new(TITLE, 3, {"scenario": "1-00"}, f"board {seed}", NAMES)
        picks = fast(seed)
        while not match.over:
            if match.steps % 120 == 0:
                found += [match.view(seat) for seat in range(-1, 3)]
            options = match.position.options()
            match.choose(match.seat, options[picks.below(len(options))])
        found.append(match.view(0))
    return found


@cache
def opening() -> View:
    """France at the beginning of 1-00."""
    return Match.new(TITLE, 3, {"scenario": "1-00"}, "board", NAMES).view(0)


def text(lines: list[str]) -> str:
    return " ".join(" ".join(plain(line) for line in lines).split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [80, 93, 140])
def test_it_fits_and_every_word_is_known(size: int, lang: str) -> None:
    for view in views():
        words = Speaker(TITLE, lang, NAMES)
        lines = board(view, words, size)
        assert max(width(line) for line in lines) <= size
        assert words.problems == []
        assert not re.search(r"\b(?:board|look|card|space|realm|mission|place)[-:][a-z]", text(lines))


def test_it_shows_the_figures_and_cards_of_the_view() -> None:
    for view in views():
        table = view["table"]
        shown = text(draw(view, say, 100))
        assert f"board-round {table['round']} {table['rounds']}" in shown
        for player in table["players"]:
            assert player["realm"] in shown
            power = " +".join(str(each) for each in player["power"])
            assert re.search(rf"{player['realm']} +{player['prestige']} +{player['ducats']} +{power} ", shown)
            for ref in [*player["alliances"], *player["marriages"], *player["ideas"]]:
                assert ref in shown
            assert (player["ruler"] or "board-interregnum") in shown
        for each in table["decks"]["row"]:
            assert each["event"] in shown
        for each in [*table["decks"]["ideas"], *table["decks"]["milestones"]]:
            assert next(iter(each.values())) in shown


def test_it_shows_all_pieces_of_the_players_by_area() -> None:
    for view in views():
        table = view["table"]
        shown = text(sketch_map.areas(table, say, 100))
        towns = [each["town"] for each in table["provinces"].values() if "town" in each]
        small = sum({"small": 1, "two-small": 2, "stand-in": 1}.get(each["what"], 0) for each in towns)
        counted = {sign: sum(int(each) for each in re.findall(rf"{sign}(\d+)", shown)) for sign in "▪■◇×●⚔"}
        assert counted["▪"] == small
        assert counted["■"] == sum(each["what"] == "large" for each in towns)
        assert counted["◇"] == sum(each["what"] == "vassal" for each in towns)
        occupied = [each["top"] for each in table["provinces"].values() if "top" in each]
        assert counted["×"] == sum("rebels" not in each for each in occupied)
        areas = table["areas"].values()
        assert counted["●"] == sum(sum(each.get("influence", {}).values()) for each in areas)
        assert shown.count("⚑") == sum(len(each.get("claims", [])) for each in areas)
        assert counted["⚔"] == sum(player["manpower"]["deployed"] for player in table["players"])


def test_areas_without_anything_of_a_player_are_left_out_and_each_has_one_line() -> None:
    lines = sketch_map.areas(opening()["table"], Speaker(TITLE, "en", NAMES), 80)
    names = [plain(line).partition("  ")[0] for line in lines[1:]]
    assert names == sorted(names)
    assert len(names) == len(set(names))
    assert "Seine" in names
    assert "Bohemia" not in names


def test_only_the_own_hand_and_missions_are_shown() -> None:
    for view in views():
        shown = text(draw(view, say, 100))
        table = view["table"]
        own = table["own"]
        assert set(re.findall(r"mission:[a-z0-9-]+", shown)) <= set(own["missions"])
        for ref in [*own["hand"], *own["drawn"], *own["missions"]]:
            assert ref in shown
        if view["seat"] < 0:
            assert "board-hand" not in shown


def test_a_long_part_is_broken_between_words_and_never_cut() -> None:
    part = f"{mark('red', 'at War with')} " + ", ".join(f"Realm{number}" for number in range(30))
    lines = flow(["first", part, "last"], 40, 2)
    assert max(width(line) for line in lines) <= 40
    assert text(lines) == f"first {plain(part)} last"


# looking for something


def found(query: str, lang: str = "en", view: View | None = None) -> list[str]:
    words = Speaker(TITLE, lang, NAMES)
    lines = look(view or opening(), words, query, 80)
    assert words.problems == []
    assert max([0, *(width(line) for line in lines)]) <= 80
    return [plain(line) for line in lines]


@pytest.mark.parametrize(
    ("query", "lang", "first", "told"),
    [
        ("Paris", "en", "Province Paris", ["in Seine", "Large Town of France", "Capital"]),
        ("париж", "ru", "Провинция Париж", ["область: Сена", "большой город: Франция", "столица"]),
        ("orleans", "en", "Province Orléans", ["in Loire"]),
        ("army france", "en", "Army 1, France", ["Seine", "Regular Infantry"]),
        ("армия франц", "ru", "Армия 1, Франция", ["регулярная пехота"]),
        ("sea baltic", "en", "Sea Baltic Sea", ["Ports:", "Danzig", "next to:"]),
        ("море балт", "ru", "Море Балтийское море", ["порты:", "Данциг"]),
        ("area seine", "en", "Area Seine", ["Champagne (France)", "Artois (Burgundy)", "coasts: English Channel"]),
        ("node champ", "en", "Trade Node Champagne", ["Merchants: 1●"]),
        ("realm france", "en", "Realm France", ["player 1", "Capital Paris", "Lyon"]),
        ("realm brabant", "en", "Realm Brabant", ["Vassal of Burgundy"]),
        ("mexico", "en", "Distant Area Mexico", ["on America", "Gold"]),
    ],
)
def test_places_realms_and_armies_are_found_by_name(query: str, lang: str, first: str, told: list[str]) -> None:
    lines = found(query, lang)
    assert lines[0].startswith(first)
    shown = " ".join(" ".join(lines).split())
    for each in told:
        assert each in shown


def test_what_has_just_the_name_comes_first_and_much_is_cut() -> None:
    assert found("Castile")[0].startswith("Area Castile")
    many = [line for line in found("province") if line.startswith("Province")]
    assert len(many) == MOST
    assert found("province")[-1].startswith("… and ")
    assert found("no such place") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_found_has_words_at_any_time(lang: str) -> None:
    kinds = {"en": ["area", "province", "sea", "node", "realm", "army", "fleet"]}
    kinds["ru"] = ["область", "провинция", "море", "узел", "королевство", "армия", "флот"]
    for view in views()[::3]:
        for player in view["table"]["players"]:
            found(Speaker(TITLE, lang)(player["realm"]), lang, view)
        for kind in kinds[lang]:
            found(kind, lang, view)


def test_looking_shows_no_more_than_the_seat_may_see() -> None:
    """Another seat's view answers the same, but for what is its own."""
    for mine, theirs in ((views()[1], views()[2]), (views()[9], views()[10])):
        for query in ("france", "seine", "army", "fleet", "london"):
            assert found(query, "en", mine) == found(query, "en", theirs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_found_with_their_texts(lang: str) -> None:
    words = Speaker(TITLE, lang, NAMES)
    name = words("idea:quest-for-the-new-world")
    lines = [plain(line) for line in look_at(opening(), words, name, 80)]
    assert lines[0] == name
    assert text(lines[1:]) == " ".join(" ".join(words.words("idea:quest-for-the-new-world")).split())
