"""Words: cases, plurals, products, phrases, errors; and what happens when a word is missing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludarium
from ludarium import LudariumError, Match
from ludarium.kernel.domain import SEAT, Domain, number, product
from ludarium.kernel.layout import Struct
from ludarium.kernel.title import Title, find
from ludarium.kernel.verb import Vocabulary
from ludarium.kernel.words import Phrase
from ludarium.text import LANGUAGES, Speaker, catalogue, check_catalogue, place
from ludarium.text.board import board
from ludarium.text.catalogue import Catalogue
from ludarium.text.check import check_common, refusals

COINS = """
coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
"""


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "0 монет"),
        (1, "1 монета"),
        (2, "2 монеты"),
        (4, "4 монеты"),
        (5, "5 монет"),
        (11, "11 монет"),
        (14, "14 монет"),
        (21, "21 монета"),
        (22, "22 монеты"),
        (100, "100 монет"),
        (101, "101 монета"),
        (111, "111 монет"),
    ],
)
def test_russian_counts_in_three_forms(count: int, text: str) -> None:
    assert Catalogue("ru", [COINS]).format("coins", {"count": count}) == (text, [])


@pytest.mark.parametrize(("points", "text"), [(1, "1 очко"), (3, "3 очка"), (12, "12 очков"), (31, "31 очко")])
def test_events_count_too(sample: Title, points: int, text: str) -> None:
    told = {"event": "scored", "args": {"seat": "seat:0", "card": "card:2", "points": points}}
    assert Speaker(sample, "ru", ["Аня"]).event(told) == f"Аня получает {text} с пчелой."


def test_cases_fall_back_to_the_plain_form(sample: Title) -> None:
    words = Speaker(sample, "ru")
    assert words.option({"verb": "pick", "args": {"card": "card:6"}}) == "Взять лису"
    assert words.option({"verb": "pick", "args": {"card": "card:7"}}) == "Взять Гну"
    assert words.thing("card:6") == "Лиса"
    assert words.thing("card:6", "ins") == "лисой"
    assert words.problems == []


def test_an_option_is_said_packed_or_as_json(sample: Title) -> None:
    words = Speaker(sample, "en")
    option = sample.vocabulary.parse("pick card=3")
    assert words.option(option) == words.option(sample.vocabulary.as_json(option)) == "Pick the Cat"


def test_nobody_sees_direction_marks(sample: Title) -> None:
    match = Match.new(sample, 2, seed="x", names=["Ann", "Bob"])
    words = Speaker(sample, "en", match.names)
    lines = [*board(match.view(0), words), words.prompt(match.decision(match.seat) or {})]
    assert not any(mark in line for line in lines for mark in "\u2066\u2067\u2068\u2069")


def test_a_missing_message_shows_its_id(sample: Title) -> None:
    words = Speaker(sample, "en", ["Ann", "Bob"])
    assert words.say("no-such-thing", {"card": "card:3", "count": 4}) == "⟦no-such-thing⟧ Cat 4"
    assert words.problems == ["no-such-thing: there is no such message"]
    assert words.thing("card:99") == "⟦card-99⟧"
    assert words.thing("note: no reference") == "note: no reference"


def test_another_seats_decision_is_only_waited_for(sample: Title) -> None:
    match = Match.new(sample, 2, seed="x", names=["Ann", "Bob"])
    decision = match.decision(1 - match.seat)
    assert decision is not None
    assert Speaker(sample, "en", match.names).prompt(decision) == f"{match.names[match.seat]} is deciding."


def test_a_result_is_told_by_place_and_source(sample: Title) -> None:
    match = Match.new(sample, 2, seed="x", names=["Ann", "Bob"])
    while not match.over:
        match.choose(match.seat, match.options()[-1])
    lines = Speaker(sample, "en", match.names).standings(match.standings())
    points = sorted((row.points for row in match.standings().rows), reverse=True)
    assert lines[0] == "All hands are empty."
    assert [line.split("(")[1] for line in lines[1:]] == [f"cards {each})" for each in points]
    assert lines[1].startswith("1. ")


# a title with product domains, seats in domains of its own, and phrases

COLOUR = Domain("colour", ["red", "dark.blue"])
VALUE = Domain("value", ["1", "2", "3", "4", "5", "6"], None, True)
DIE = product("die", [COLOUR, VALUE])
DUEL = product("duel", [COLOUR, COLOUR])
OWNER = Domain("owner", ["0", "1", "bank"])


def small_title() -> Title:
    words = Vocabulary()
    words.verb("take", DIE, number("price", 20))
    words.verb("give", OWNER.named("to"), DUEL)
    words.event("taken", SEAT, DIE)
    return Title(id="small", rules=1, seats=[2], vocabulary=words, layout=Struct([]), minutes=(1, 2), bound=10)


SMALL = """
title = Small
title-about = Small
colour-red = красный
    .gen = красного
colour-dark-blue = синий
    .gen = синего
die = { $colour } кубик { $value }
    .gen = { $colour_gen } кубика { $value }
duel = { $colour } против { $colour2_gen }
owner-0 = { $seat0 }
owner-1 = { $seat1 }
owner-bank = банк
option-take = Взять { $die } вместо { $die_gen } за { $price }
option-give = Отдать: { $to }, { $duel }
event-taken = { $seat }: { $die }
effects = Сначала { $first }; потом { $then }
gain = +{ $count }
"""


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Title]:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "ru.ftl").write_text(SMALL, encoding="utf-8")
    place("small", tmp_path)
    yield small_title()
    catalogue._rooms.pop("small")
    catalogue.catalogue.cache_clear()


def test_a_product_has_one_message_for_all_of_it(small: Title) -> None:
    words = Speaker(small, "ru", ["Аня", "Борис"])
    assert words.thing("die:dark.blue.4") == "синий кубик 4"
    assert words.thing("die:dark.blue.4", "gen") == "синего кубика 4"
    assert words.thing("duel:red.dark.blue") == "красный против синего"
    option = small.vocabulary.parse("take die=red.6 price=2")
    assert words.option(option) == "Взять красный кубик 6 вместо красного кубика 6 за 2"
    assert words.problems == []


def test_any_message_can_speak_of_the_player_at_a_seat(small: Title) -> None:
    words = Speaker(small, "ru", ["Аня", "Борис"])
    assert words.option(small.vocabulary.parse("give to=1 duel=red.red")) == "Отдать: Борис, красный против красного"
    assert words.thing("owner:bank") == "банк"


def test_phrases_inside_a_phrase_are_joined(small: Title) -> None:
    phrase = Phrase(
        "effects", {"first": "colour:red", "then": [Phrase("gain", {"count": 2}), Phrase("gain", {"count": 3})]}
    )
    words = Speaker(small, "ru")
    assert words.phrases([phrase]) == words.phrases([phrase.as_json()]) == ["Сначала красный; потом +2, +3"]
    assert words.problems == []


# is everything there?


def test_the_samples_words_are_whole(sample: Title) -> None:
    for lang in LANGUAGES:
        assert check_catalogue(sample, lang) == []


@pytest.mark.parametrize(
    ("before", "after", "finding"),
    [
        ("option-throw = Throw it\n", "", "option-throw: there is no such message"),
        ("event-picked =", "event-pecked =", "event-picked: there is no such message"),
        ("prompt-pick-card =", "prompt-pick-a-card =", "prompt-pick-card: there is no such message"),
        ("card-12 = Lynx\n", "", "card-12: there is no such message"),
        ("variant-deal-two =", "variant-deal-to =", "variant-deal-two: there is no such message"),
        ("refused-not-in-hand =", "refused-elsewhere =", "refused-not-in-hand: there is no such message"),
        ("score-cards =", "score-card =", "score-cards: there is no such message"),
        ("end-hands-empty =", "end-empty =", "end-hands-empty: there is no such message"),
        ("Pick the { $card }", "Pick the { $kard }", "option-pick: $kard is not one of its arguments (card, option)"),
        ("do with the { $card }", "do with { $it }", "prompt-play-card: $it is not one of its arguments (card)"),
        ("option-hold = Hold it", "option-hold = Hold it\noption-hold = Keep it", "option-hold: stands there twice"),
        ("option-hold = Hold it", "option-hold = Hold { it", "cannot be read: option-hold = Hold { it"),
        ("board-left =", "board-gone =", "board-left: only in ru.ftl"),
        ("board-left =", "board-gone =", "board-gone: only in en.ftl"),
    ],
)
def test_what_is_missing_or_wrong_is_found(
    sample: Title, tmp_path: Path, before: str, after: str, finding: str
) -> None:
    (tmp_path / "text").mkdir()
    for lang in LANGUAGES:
        text = (Path(__file__).parent / "sample" / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        if lang == "en":
            assert before in text
            text = text.replace(before, after)
        (tmp_path / "text" / f"{lang}.ftl").write_text(text, encoding="utf-8")
    place("sample", tmp_path)
    assert finding in check_catalogue(sample, "en")


def test_several_files_are_one_catalogue(sample: Title, tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    for lang in LANGUAGES:
        text = (Path(__file__).parent / "sample" / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        lines = text.splitlines(keepends=True)
        cards = [line for line in lines if line.startswith("card-")]
        (tmp_path / "text" / f"cards.{lang}.ftl").write_text("".join(cards), encoding="utf-8")
        rest = "".join(line for line in lines if line not in cards)
        (tmp_path / "text" / f"play.{lang}.ftl").write_text(rest, encoding="utf-8")
    place("sample", tmp_path)
    for lang in LANGUAGES:
        assert check_catalogue(sample, lang) == []
    (tmp_path / "text" / "more.en.ftl").write_text("card-12 = Cat\n", encoding="utf-8")
    place("sample", tmp_path)
    assert check_catalogue(sample, "en") == ["card-12: stands there twice"]


def test_reasons_are_looked_for_in_sub_folders_too(sample: Title, tmp_path: Path) -> None:
    (tmp_path / "war" / "land").mkdir(parents=True)
    (tmp_path / "war" / "land" / "march.py").write_text('x = Refused(1, "too-far", "SA-1")\n', encoding="utf-8")
    place("sample", tmp_path)
    assert refusals(sample) == {"too-far"}


def test_a_title_without_words_is_told(small: Title) -> None:
    assert check_catalogue(small, "en") == ["small has no catalogue en.ftl"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_common_words_are_whole(lang: str) -> None:
    assert check_common(lang) == []


# errors

SOURCE = Path(ludarium.__file__).parent
ROOMS = ("kernel", "text", "players", "arena", "terminal")


def raised(*rooms: str) -> Iterator[tuple[str, set[str]]]:
    """The code of every error that the source can raise, and the facts that come with it."""
    for room in rooms or ROOMS:
        for path in sorted((SOURCE / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not (isinstance(node, ast.Call) and node.args):
                    continue
                name, texts = _called(node.func), [_text(arg) for arg in node.args]
                if name == "unknown" and texts[0]:
                    yield f"unknown-{texts[0]}", {"given", "expected"}
                if name == "LudariumError" and texts[0]:
                    yield texts[0], _facts(node.args, 2)
                if name in ("bad_scenario", "differs", "_bad") and len(texts) > 2 and texts[2]:
                    yield f"scenario-{texts[2]}", _facts(node.args, 3)
                if name == "_differs" and texts[1]:
                    yield f"scenario-{texts[1]}", _facts(node.args, 2)
                if name == "fault":
                    yield f"unsound-{texts[0]}", {str(each.arg) for each in node.keywords}
                if name == "_list_differs" and texts[1]:
                    yield f"scenario-{texts[1]}", {"path", "these", "found"}


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == "self":
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _text(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _facts(args: list[ast.expr], place: int) -> set[str]:
    if len(args) <= place:
        return set()
    facts = args[place]
    if isinstance(facts, ast.Dict):
        return {str(key.value) for key in facts.keys if isinstance(key, ast.Constant)}
    return {"file", "why"} | {"path", "found", "expected"}  # of a file (terminal/files.py), of a fact (kernel/facts.py)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_its_words(lang: str) -> None:
    words = catalogue.catalogue("", lang)
    found = dict(raised())
    assert {"unknown-title", "not-your-turn", "bad-record", "variant-seats", "scenario-fact"} <= set(found)
    for code, facts in raised():
        assert words.has(f"error-{code}"), code
        assert words.variables(f"error-{code}") <= facts, code


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", ["troyes", "pax", "imperium", "europa"])
def test_every_error_of_a_titles_scenarios_has_its_words(title: str, lang: str) -> None:
    words = catalogue.catalogue(title, lang)
    for code, facts in raised(f"games/{title}"):
        if code.startswith(("scenario-", "unsound-")):
            assert words.has(f"error-{code}"), code
            assert words.variables(f"error-{code}") <= facts, code


def test_errors_are_told_in_the_persons_language(sample: Title) -> None:
    match = Match.new(sample, 2, seed="x")
    with pytest.raises(LudariumError) as caught:
        match.choose(match.seat, "pick card=77")
    assert Speaker(sample, "ru").error(caught.value).startswith("Здесь нет ничего с именем «77». Ожидалось: 1, 2, 3")
    with pytest.raises(LudariumError) as caught:
        match.choose(match.seat, "throw")
    assert Speaker(sample, "ru").error(caught.value).startswith("«throw» нет среди 3 вариантов")
    assert Speaker(sample, "en").error(LudariumError("strange", "Very strange.")) == "Very strange."


def test_an_unknown_language_is_told() -> None:
    with pytest.raises(LudariumError) as caught:
        Speaker(None, "fr")
    assert Speaker(None, "ru").error(caught.value) == "Языка «fr» нет. Выберите один из: en, ru."


@pytest.mark.parametrize(
    ("lang", "names", "said"),
    [
        ("en", ["Anne"], "The king rolls 12 dice."),
        ("en", ["Anne", "Ben"], "The neutral district gets 12 dice."),
        ("ru", ["Зоя"], "Король бросает 12 кубиков."),
        ("ru", ["Зоя", "Денис"], "Нейтральный сектор получает 12 кубиков."),
    ],
)
def test_words_may_differ_by_how_many_sit_at_the_table(lang: str, names: list[str], said: str) -> None:
    speaker = Speaker(find("troyes"), lang, names)
    assert speaker.say("event-rolled", {"district": "district:neutral", "dice": 12}) == said
