"""What Troyes says: nothing missing in either language, texts that hold every figure, sentences a person would say."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from ludarium.games.troyes import TITLE
from ludarium.games.troyes.figures import (
    FLIP_COST,
    INCOME,
    PASS_DENIERS,
    PENALTY,
    PRICES,
    RECRUIT_COST,
    REROLL_COST,
    REWARDS,
)
from ludarium.games.troyes.sketch import EVENT_NAME
from ludarium.games.troyes.vocabulary import EVENT
from ludarium.kernel.chance import fast
from ludarium.kernel.match import Match
from ludarium.text import LANGUAGES, Speaker, check_catalogue

from .table import Table, district, players, table

NAMES = {"en": ["Anton", "Denis", "Zoya", "Vanya"], "ru": ["Антон", "Денис", "Зоя", "Ваня"]}
PAGE = Path(__file__).parents[3] / "docs" / "titles" / "troyes.md"


def speaker(lang: str) -> Speaker:
    return Speaker(TITLE, lang, NAMES[lang])


def data(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files("ludarium.games.troyes").joinpath("data", name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing_or_has_a_wrong_argument(lang: str) -> None:
    assert check_catalogue(TITLE, lang, games=1) == []


# card texts


def figures(effect: dict[str, Any]) -> list[int]:
    return [abs(value) for value in effect.values() if isinstance(value, int) and not isinstance(value, bool)]


def texts() -> list[tuple[str, dict[str, Any], list[int]]]:
    """Everything with a generated text: its reference, its effect, and the figures of the effect."""
    found = [(f"card:{row['id']}", row["effect"], figures(row["effect"])) for row in data("cards.toml")["card"]]
    for row in data("events.toml")["event"]:
        effect = row["effect"] | {"black_dice": row["black_dice"]}
        found.append((f"event:{row['id']}", effect, [figure for figure in figures(effect) if figure]))
    for row in data("board.toml")["character"]:
        bands = [*row["bands"], *row.get("bands_with_two", [])]
        found.append((f"character:{row['id']}", {"counts": row["counts"]}, [*bands, *REWARDS]))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_text_holds_every_figure_of_its_effect(lang: str) -> None:
    # at no table in particular: the figures against the king too
    words = Speaker(TITLE, lang)
    for ref, _, wanted in texts():
        text = " ".join(words.words(ref))
        assert text, f"{ref} has no text"
        said = [int(figure) for figure in re.findall(r"\d+", text)]
        for figure in wanted:
            assert figure in said, f"{ref} does not say {figure}: {text}"
    assert words.problems == []


@pytest.mark.parametrize(("lang", "alone", "king"), [("en", r"\b[Ss]olo\b", "king"), ("ru", "одиночной", "корол")])
def test_a_card_text_speaks_of_the_own_table_only(lang: str, alone: str, king: str) -> None:
    several, solo = Speaker(TITLE, lang, ["Anna", "Boris"]), Speaker(TITLE, lang, ["Anna"])
    against_the_king = 0
    for ref, _, _ in texts():
        shared, own = " ".join(several.words(ref)), " ".join(solo.words(ref))
        assert not re.search(alone, shared), f"{ref}: {shared}"
        assert not re.search(alone, own), f"{ref}: {own}"
        if ref.startswith(("card", "event")):
            assert king not in shared, f"{ref}: {shared}"
            against_the_king += king in own
    assert against_the_king == 9
    assert several.problems == solo.problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_different_effects_read_the_same(lang: str) -> None:
    words = speaker(lang)
    known: dict[str, dict[str, Any]] = {}
    for ref, effect, _ in texts():
        text = " ".join(words.words(ref))
        assert known.setdefault(text, effect) == effect, f"{ref} reads like another effect: {text}"


@pytest.mark.parametrize(
    ("ref", "en", "ru"),
    [
        (
            "card:artisan",
            "Pay 1 influence and gain 6 deniers.",
            "Отдайте 1 очко влияния и получите 6 денье.",
        ),
        (
            "card:troubadour",
            "Pay 3 influence and gain 2 VP.",
            "Отдайте 3 очка влияния и получите 2 победных очка.",
        ),
        (
            "card:priest",
            "Each activation puts a cube here; one cube returned changes a later action: +3 to each yellow die of the "
            "group. Not for placing a citizen in the city hall.",
            "За каждое применение сюда кладётся маркер; один возвращённый маркер меняет одно из следующих действий: "
            "+3 к каждому жёлтому кубику группы. Нельзя применить, чтобы поставить горожанина в ратушу.",
        ),
        (
            "event:war",
            "2 black dice each round.",
            "Каждый раунд: 2 чёрных кубика.",
        ),
        (
            "character:urbain",
            "Own cubes in the cathedral. From 3: 1 VP; from 5: 3 VP; from 7: 6 VP. "
            "With one or two players, from 4: 1 VP; from 6: 3 VP; from 8: 6 VP.",
            "Свои маркеры в соборе. От 3: 1 ПО; от 5: 3 ПО; от 7: 6 ПО. "
            "При одном или двух игроках от 4: 1 ПО; от 6: 3 ПО; от 8: 6 ПО.",
        ),
    ],
)
def test_card_texts_read_like_a_good_player_aid(ref: str, en: str, ru: str) -> None:
    assert " ".join(speaker("en").words(ref)) == en
    assert " ".join(speaker("ru").words(ref)) == ru


# the log, prompts and options


@pytest.mark.parametrize(
    ("event", "args", "en", "ru"),
    [
        (
            "bought",
            {"seat": "seat:0", "die": "die:1.white.5", "deniers": 4},
            "Anton buys the white 5 from Denis for 4 deniers.",
            "Антон покупает белый кубик 5 у игрока Денис за 4 денье.",
        ),
        (
            "bought",
            {"seat": "seat:0", "die": "die:neutral.yellow.2", "deniers": 0},
            "Anton takes the yellow 2 from the neutral district for nothing.",
            "Антон бесплатно берёт жёлтый кубик 2 из нейтрального сектора.",
        ),
        (
            "gained",
            {"seat": "seat:2", "deniers": 1, "influence": 0, "vp": 21},
            "Zoya gains 1 denier and 21 VP.",
            "Зоя получает 1 денье и 21 победное очко.",
        ),
        (
            "gained",
            {"seat": "seat:2", "deniers": 0, "influence": 12, "vp": 0},
            "Zoya gains 12 influence.",
            "Зоя получает 12 очков влияния.",
        ),
        (
            "gained",
            {"seat": "seat:2", "deniers": 0, "influence": 0, "vp": 0},
            "Zoya gains nothing.",
            "Зоя ничего не получает.",
        ),
        (
            "flipped",
            {"seat": "seat:3", "die": "die:3.red.1"},
            "Vanya turns over the red 1: it shows 6.",
            "Ваня переворачивает красный кубик 1: теперь 6.",
        ),
        (
            "expelled",
            {"owner": "owner:1", "building": "building:cityhall"},
            "Denis's citizen is pushed out of the city hall and lies down.",
            "Горожанин игрока Денис вытеснен из ратуши и лежит.",
        ),
        (
            "event-taken",
            {"owner": "owner:king", "event": "event:war"},
            "War is countered; the king takes the card.",
            "Событие «Война» предотвращено, карту забирает король.",
        ),
        (
            "rolled",
            {"district": "district:neutral", "dice": 1},
            "The neutral district gets 1 die.",
            "Нейтральный сектор получает 1 кубик.",
        ),
        (
            "put-cubes",
            {"seat": "seat:0", "card": "card:monk", "cubes": 3},
            "Anton puts 3 cubes on Monk.",
            "Антон кладёт 3 маркера на карту «Монах».",
        ),
    ],
)
def test_log_lines_read_like_a_person_telling_the_game(event: str, args: dict[str, Any], en: str, ru: str) -> None:
    told = {"event": event, "args": args}
    assert speaker("en").event(told) == en
    assert speaker("ru").event(told) == ru


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_log_line_shows_an_amount_of_nothing(lang: str) -> None:
    words = speaker(lang)
    amounts = {"deniers", "influence", "vp"}
    for event in TITLE.vocabulary.events:
        names = [argument.name for argument in event.arguments]
        if not amounts & set(names) or event.name in POSITIVE:
            continue
        args: dict[str, Any] = {
            argument.name: 0
            if argument.name in amounts
            else 5
            if argument.domain.is_number
            else argument.domain.full(0)
            for argument in event.arguments
        }
        line = words.event({"event": event.name, "args": args})
        assert not re.search(r"\b0\b", line), line


# Lines that are told only when there is something: a price, a reward, coins in the district.
POSITIVE = {"hired", "event-scored", "passed", "waited", "collected", "king-gained", "king-bought"}


def test_the_prompt_says_how_much_is_needed() -> None:
    decision = {
        "options": [],
        "id": "counter-raiders",
        "args": {"highest": 6, "needed": 6, "strength": 4, "count": 2},
    }
    assert speaker("en").prompt(decision) == "Black dice on the square: 2, the highest is 6. You need 6, you have 4."
    assert speaker("ru").prompt(decision) == "Чёрных кубиков на площади: 2, самый большой — 6. Нужно 6, набрано 4."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fixed_prices_in_sentences_are_the_figures_of_the_board(lang: str) -> None:
    words = speaker(lang)
    die = {"die": "die:0.red.6"}
    assert str(REROLL_COST) in words.say("option-reroll", die)
    assert str(RECRUIT_COST) in words.say("option-recruit")
    assert str(FLIP_COST) in words.say("option-flip", die | {"die_influence": FLIP_COST})
    assert str(PASS_DENIERS) in words.say("option-pass")
    assert str(PENALTY) in words.say("option-suffer")
    assert str(INCOME) in words.say("event-paid-salaries", {"seat": "seat:0", "deniers": 3})
    assert str(REROLL_COST) in words.say("event-rerolled", {"seat": "seat:0", "result": 5} | die)
    assert str(RECRUIT_COST) in words.say("event-recruited", {"seat": "seat:0"})


def said(t: Table, lang: str) -> list[str]:
    """The options of the current decision as the deciding seat reads them."""
    match = Match.new(TITLE, 4, {}, "x")
    match.position = t.position
    decision = match.decision(t.position.seat)
    assert decision is not None
    words = speaker(lang)
    texts = [words.option(option) for option in decision["options"]]
    assert words.problems == []
    return texts


@pytest.mark.rule("TR-17.4")
def test_only_the_first_die_turned_over_has_a_price() -> None:
    t = table(dice={"0": district("r2", "y1")}, players=players({"influence": 4}))
    assert "Turn over the red 2 to 5 (4 influence, up to three dice)" in said(t, "en")
    assert "Перевернуть красный кубик 2 на 5 (4 очка влияния, до трёх кубиков)" in said(t, "ru")
    t.choose("flip die=0.yellow.1")
    assert said(t, "en") == ["No more dice", "Turn over the red 2 to 5"]
    assert said(t, "ru") == ["Больше не переворачивать", "Перевернуть красный кубик 2 на 5"]


@pytest.mark.rule("TR-9.5")
def test_a_die_says_by_how_much_the_group_gets_dearer() -> None:
    t = table(dice={"0": district("y2"), "1": district("y3", "y4", "y5")}, players=players({"deniers": 20}))
    t.choose("farm")
    assert said(t, "en") == [
        "Add Anton's yellow 2",
        "Add Denis's yellow 3 (+2 deniers)",
        "Add Denis's yellow 4 (+2 deniers)",
        "Add Denis's yellow 5 (+2 deniers)",
    ]
    t.choose("add die=1.yellow.5")
    # one bought die in a group of two costs 4 instead of 2; two of them 4 each
    assert [re.findall(r"\+(\d+)", line) for line in said(t, "ru")] == [[], ["2"], ["6"], ["6"]]
    t.choose("add die=1.yellow.4")
    assert [re.findall(r"\+(\d+)", line) for line in said(t, "ru")] == [[], ["4"], ["10"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_price_a_die_can_have_is_said(lang: str) -> None:
    words = speaker(lang)
    dearer = {
        (bought + new) * PRICES[size + 1] - bought * PRICES[size]
        for size in range(3)
        for bought in range(size + 1)
        for new in (0, 1)
    }
    for price in dearer - {0}:
        assert f"+{price} " in words.option({"verb": "add", "args": {"die": "die:1.red.5", "die_price": price}})
    # in a replay the price is not known, and not missed
    for verb, args in (("add", {"die": "die:1.red.5"}), ("flip", {"die": "die:1.red.5"}), ("times", {"count": 2})):
        assert words.option({"verb": verb, "args": args})
    assert words.problems == []


@pytest.mark.rule("TR-12.1")
def test_against_an_event_cubes_are_counted_and_not_times() -> None:
    t = table(dice={"0": district("r6", "r6")}, queue=["marauding", "war"], flags=[[], []])
    t.choose("fight event=war", "add die=0.red.6", "add die=0.red.6", "done")
    assert said(t, "en")[-2:] == ["Two cubes", "One cube"]
    assert said(t, "ru")[-2:] == ["Два маркера", "Один маркер"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_of_an_event_is_cut_on_the_text_board(lang: str) -> None:
    words = speaker(lang)
    assert max(len(words(EVENT.full(event))) for event in range(EVENT.size)) <= EVENT_NAME


@pytest.mark.rule("TR-23.25")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_alone_there_is_a_verdict_and_no_place(lang: str) -> None:
    position = TITLE.setup(1, TITLE.resolve(1, {}), fast(1))
    lines = speaker(lang).standings(TITLE.standings(position))
    assert any(line.startswith(NAMES[lang][0]) for line in lines)


def test_russian_says_nothing_about_the_gender_of_a_player() -> None:
    """Past tenses agree with the gender of the one who acts: after a player's name there is none."""
    source = resources.files("ludarium.games.troyes").joinpath("text", "ru.ftl").read_text(encoding="utf-8")
    past = re.compile(r"\{ \$(?:seat\d?|payer|owner|district_rolls) \}(?: не| ничего не)? (\w+(?:л|ла|лся|лась))\b")
    assert past.findall(source) == []


# docs/titles/troyes.md


def designed() -> Iterator[tuple[str, str, str]]:
    """Every figure with a D in its mark: file, thing and figure, value."""
    for file, key in (("cards.toml", "card"), ("events.toml", "event")):
        for row in data(file)[key]:
            for figure, mark in row["from"].items():
                if "D" in mark:
                    yield f"`{row['id']}`", f"{figure}", _shown(row[figure], mark)
    for row in data("board.toml")["building"]:
        for figure, mark in row["from"].items():
            if "D" in mark:
                yield f"`{row['id']}`", f"{figure}", _shown(row[figure], mark)


def _shown(value: Any, mark: str) -> str:
    shown = " / ".join(map(str, value)) if isinstance(value, list) else str(value)
    return shown if mark == "D" else f"{shown} ({mark})"


def designed_table() -> list[str]:
    """One line a thing, with all its designed figures."""
    lines: dict[str, list[str]] = {}
    for thing, figure, value in designed():
        lines.setdefault(thing, []).append(f"{figure} {value}")
    return [f"| {thing} | {'; '.join(each)} |" for thing, each in lines.items()]


def test_the_page_lists_exactly_the_designed_figures() -> None:
    page = PAGE.read_text(encoding="utf-8")
    table = page.partition("## Designed figures")[2].partition("\n## ")[0]
    rows = [line for line in table.splitlines() if line.startswith("| `")]
    assert rows == designed_table(), "the table should be:\n" + "\n".join(designed_table())


def test_the_page_names_every_source_that_a_figure_cites() -> None:
    page = PAGE.read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| (P\d+b?) \|", page, re.MULTILINE))
    cited: set[str] = set()
    for file, key in (("cards.toml", "card"), ("events.toml", "event"), ("board.toml", "building")):
        for row in data(file)[key]:
            for mark in row["from"].values():
                cited |= set(re.findall(r"P\d+b?", mark))
    assert cited <= listed
