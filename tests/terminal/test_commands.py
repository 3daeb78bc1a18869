"""The other commands: titles, cards, rules, scenarios, replay, simulate, arena, check; and the help."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.main import get_command
from typer.testing import Result

from ludarium.arena import workers
from ludarium.arena.game import Batch, Task
from ludarium.kernel import homes
from ludarium.kernel.sample import SampleTitle
from ludarium.kernel.title import Scenario, Side, find, titles
from ludarium.terminal import many
from ludarium.terminal.app import app
from ludarium.terminal.coverage import marked
from ludarium.terminal.scenarios import page
from ludarium.text import place

Ludarium = Callable[..., Result]
ROOT = Path(__file__).parents[2]


def commands() -> list[list[str]]:
    root = get_command(app)
    found: list[list[str]] = [[]]
    for name, command in root.commands.items():  # type: ignore[attr-defined]
        found.append([name])
        found.extend([name, inner] for inner in getattr(command, "commands", {}))
    return found


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_has_help_in_both_languages(ludarium: Ludarium, words: list[str], lang: str) -> None:
    result = ludarium(*words, "--help", "--lang", lang)
    assert result.exit_code == 0
    assert "⟦" not in result.output
    assert result.output.startswith("Usage" if lang == "en" else "Вызов")
    # Every option and every command is followed by words.
    for line in result.output.splitlines():
        if line.startswith("  -"):
            assert re.search("[а-я]{2}" if lang == "ru" else "[a-z]{2}", line.split("  ", 2)[2]), line


@pytest.mark.parametrize(
    ("variables", "usage"),
    [
        ({"LC_ALL": "ru_RU.UTF-8"}, "Вызов"),
        ({"LC_ALL": "", "LANG": "ru_RU.UTF-8"}, "Вызов"),
        ({"LC_ALL": "de_DE.UTF-8"}, "Usage"),
        ({"LC_ALL": "ru_RU.UTF-8", "LUDARIUM_LANG": "en"}, "Usage"),
    ],
)
def test_the_environment_chooses_the_language(
    ludarium: Ludarium, monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], usage: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert ludarium("--help").output.startswith(usage)


def test_the_scenarios_of_a_title_are_shown(
    ludarium: Ludarium, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With their sides, and with how many can play; a game of one can be begun by its name alone."""
    room = ROOT / "tests" / "text" / "sample"
    for lang in ("en", "ru"):
        text = (room / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        (tmp_path / "text").mkdir(exist_ok=True)
        more = "".join(f"variant-scenario-{id} = {id.upper()}\n" for id in ("duel", "feast"))
        (tmp_path / "text" / f"{lang}.ftl").write_text(text + more, encoding="utf-8")
    place("sample", tmp_path)
    sides = [Side("card:3", "#aa3333"), Side("card:4", "#3333aa", "bot"), Side("card:5", "#33aa33", "either")]
    scenarios = [
        Scenario("duel", [Side("card:1", "#aa3333"), Side("card:2", "#3333aa")], 3, (5, 10)),
        Scenario("feast", [*sides, Side("card:6", "#112233")], 4, (10, 20)),
        Scenario("siege", [Side("card:7", "#aa3333")], 9, (60, 90), ready=False),
    ]
    monkeypatch.setitem(sys.modules, "a_sample", SimpleNamespace(TITLE=SampleTitle(scenarios)))
    monkeypatch.setitem(homes.HOMES, "sample", "a_sample")
    assert "5–20 2 scenarios, 2 variants" in " ".join(ludarium("titles", "--lang", "en").output.split())
    shown = " ".join(ludarium("titles", "sample", "--lang", "en").output.split())
    assert "scenario=duel DUEL Seats: 2. Rounds: 3. Minutes: 5–10. Ant, Bee" in shown
    assert "Dog (without a seat)" in shown
    assert "not ready yet" in shown
    assert "Лось (человек или без места)" in " ".join(ludarium("titles", "sample", "--lang", "ru").output.split())
    played = ludarium("play", "sample", "--variant", "scenario=feast", "--seats", "random,random,random")
    assert played.exit_code == 0
    refused = ludarium("play", "sample", "--variant", "scenario=siege", "--lang", "ru")
    assert "Сценарий «siege» пока нельзя сыграть" in refused.output


def test_titles_are_listed(ludarium: Ludarium) -> None:
    result = ludarium("titles", "--lang", "ru")
    assert "Образец" in result.output
    assert "2 варианта" in result.output
    assert "double=off|on: Двойной кубик" in ludarium("titles", "sample", "--lang", "ru").output


def test_simulate_prints_a_table_or_json(ludarium: Ludarium) -> None:
    call = ("simulate", "sample", "--seats", "2", "--games", "20", "--players", "random,greedy")
    table = ludarium(*call, "--lang", "ru")
    assert table.exit_code == 0
    for words in ("Решений в секунду", "Доля побед", "greedy"):
        assert words in table.output
    result = json.loads(ludarium(*call, "--json").stdout)
    assert result["title"] == "sample"
    assert result["games"] == 20
    assert result["decisions"] == 20 * 12
    for name in ("seats", "seconds", "decisions_per_second", "errors", "unseen_content"):
        assert name in result


def test_a_tournament_rates_its_players(ludarium: Ludarium) -> None:
    call = ("arena", "sample", "--players", "random,greedy", "--games", "10")
    assert "greedy" in ludarium(*call).output
    result = json.loads(ludarium(*call, "--json").stdout)
    assert {row["player"] for row in result["ratings"]} == {"random", "greedy"}


def test_check_runs_all_seat_counts_and_settings(ludarium: Ludarium) -> None:
    result = ludarium("check", "sample", "--games", "12", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    runs = [(run["seats"], run["variants"]["double"], run["variants"]["deal"]) for run in found["runs"]]
    assert runs == [
        (2, "off", "three"),
        (2, "on", "three"),
        (2, "off", "two"),
        (3, "off", "three"),
        (3, "on", "three"),
    ]
    assert found["words"] == {"en": [], "ru": []}
    assert found["findings"] == 0
    assert "Всё верно." in ludarium("check", "sample", "--seats", "2", "--games", "3", "--lang", "ru").output


def test_check_leaves_out_the_seats_that_a_variant_is_not_for(ludarium: Ludarium) -> None:
    call = ("check", "sample", "--variant", "deal=two", "--games", "2")
    result = ludarium(*call)
    assert result.exit_code == 0
    assert "Only for 2 seats: these variants are not for 3." in result.output
    assert "Для 3 эти варианты не подходят." in ludarium(*call, "--lang", "ru").output
    assert [run["seats"] for run in json.loads(ludarium(*call, "--json").stdout)["runs"]] == [2]
    # who names the seats is told why not
    refused = ludarium(*call, "--seats", "3")
    assert refused.exit_code != 0
    assert "The variant deal is for 2 seats, not for 3." in refused.output
    # what fits everywhere leaves nothing out
    assert "Only for" not in ludarium("check", "sample", "--variant", "double=on", "--games", "2").output


def test_check_finds_the_same_in_several_processes(ludarium: Ludarium) -> None:
    call = ("check", "troyes", "--seats", "2", "--variant", "bonus=on", "--games", "22", "--json")
    alone, together = (json.loads(ludarium(*call, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert alone["runs"][0]["games"] == 22
    assert alone == together


def test_what_is_rare_by_the_title_s_own_word_is_no_finding(
    ludarium: Ludarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    rare = find("imperium").rare()
    nothing = SimpleNamespace(settings=lambda title, seats: [], content=lambda title: {*rare, "card:never"})
    monkeypatch.setattr(many, "conformance", nothing)
    result = ludarium("check", "imperium", "--json")
    assert result.exit_code == 1
    found = json.loads(result.stdout)
    assert found["unseen_content"] == ["card:never"]
    assert found["rare"] == rare
    assert found["findings"] == 1
    nothing.content = lambda title: set(rare)
    clean = ludarium("check", "imperium")
    assert clean.exit_code == 0
    assert "card:king-of-kings.b" in clean.output


def test_check_fails_when_something_is_found(
    ludarium: Ludarium, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ludarium.text import place

    room = ROOT / "tests" / "text" / "sample" / "text"
    (tmp_path / "text").mkdir()
    for lang in ("en", "ru"):
        text = (room / f"{lang}.ftl").read_text(encoding="utf-8").replace("option-hold", "option-keep")
        (tmp_path / "text" / f"{lang}.ftl").write_text(text, encoding="utf-8")
    place("sample", tmp_path)
    result = ludarium("check", "sample", "--games", "2")
    assert result.exit_code == 1
    assert "option-hold: there is no such message" in result.output


# rules


def test_rules_are_told_in_the_language_of_the_person(ludarium: Ludarium) -> None:
    assert "The first player must counter" in ludarium("rules", "troyes", "TR-8.11").output
    assert "Первый игрок обязан устранить" in ludarium("rules", "troyes", "TR-8.11", "--lang", "ru").output


def test_rules_are_shown_whole_or_one_by_one(ludarium: Ludarium) -> None:
    assert "5 rules" in ludarium("rules", "sample").output
    one = ludarium("rules", "sample", "sa-5")
    assert "SA-5  Shuffle the cards well." in one.output
    assert "not applicable: The deck is shuffled by the program." in one.output
    (shown,) = json.loads(ludarium("rules", "sample", "SA-1", "--json").stdout)
    assert shown["id"] == "SA-1"
    missing = ludarium("rules", "sample", "SA-9", "--lang", "ru")
    assert missing.exit_code == 2
    assert "Правила «SA-9» нет." in missing.output


def test_coverage_counts_marks_and_scenarios(
    ludarium: Ludarium, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "tests" / "games" / "sample"
    (folder / "examples").mkdir(parents=True)
    (folder / "test_x.py").write_text('import pytest\n@pytest.mark.rule("SA-1", "SA-2")\ndef test_x(): pass\n')
    (folder / "examples" / "ex.toml").write_text('title = "sample"\nrules = ["SA-3"]\n')
    monkeypatch.chdir(tmp_path)
    result = ludarium("rules", "sample", "--coverage", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout) == {
        "title": "sample",
        "rules": 5,
        "tested": 3,
        "not_applicable": 1,
        "missing": ["SA-4"],
    }
    (folder / "test_y.py").write_text('import pytest\npytestmark = pytest.mark.rule("SA-4")\n')
    whole = ludarium("rules", "sample", "--coverage")
    assert whole.exit_code == 0
    assert "Nothing is missing." in whole.output


@pytest.mark.parametrize("title", [title for title in titles() if title != "sample"])
def test_every_rule_of_a_title_is_tested_or_cannot_be(ludarium: Ludarium, title: str) -> None:
    result = ludarium("rules", title, "--coverage", "--json")
    assert json.loads(result.stdout)["missing"] == []


def test_marks_are_read_from_source_and_not_from_strings() -> None:
    assert marked("x = \"@pytest.mark.rule('SA-1')\"\n") == set()
    assert marked("@pytest.mark.rule('SA-1', 'SA-2')\nclass A: ...\n") == {"SA-1", "SA-2"}
    assert marked("p(1, marks=pytest.mark.rule('SA-3'))\n") == {"SA-3"}


def test_coverage_needs_a_checkout(ludarium: Ludarium, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = ludarium("rules", "sample", "--coverage")
    assert result.exit_code == 2
    assert "checkout" in result.output


# scenarios

SCENARIO = """
title = "sample"
seats = 2
name = { en = "Throw", ru = "Бросок" }
rules = ["SA-2"]
[given]
phase = "turn"
seat = 0
hands = { 0 = ["5"], 1 = ["7"] }
[[step]]
choose = "pick card=5"
[[step]]
choose = "throw"
chance = [4]
then = { points = { 0 = 9 } }
"""


def test_scenarios_hold_or_say_why_not(ludarium: Ludarium, tmp_path: Path) -> None:
    good, bad, worse = tmp_path / "good.toml", tmp_path / "bad.toml", tmp_path / "worse.toml"
    good.write_text(SCENARIO, encoding="utf-8")
    bad.write_text(SCENARIO.replace("0 = 9", "0 = 8"), encoding="utf-8")
    worse.write_text(SCENARIO.replace('"pick card=5"', '"pick card=55"'), encoding="utf-8")
    assert ludarium("scenario", "run", str(good)).exit_code == 0
    only_bad = ludarium("scenario", "run", str(good), str(bad))
    assert only_bad.exit_code == 1
    result = ludarium("scenario", "run", str(good), str(bad), str(worse))
    assert result.exit_code == 2
    assert "1 of 3 hold." in result.output
    told = result.output.replace("\n", " ")
    assert "bad.toml: does not hold   step 2: points.0 is 9, expected 8" in told
    assert "worse.toml: cannot be read" in told
    assert "There is nothing called “55” here." in told
    told = ludarium("scenario", "run", str(bad), "--lang", "ru").output.replace("\n", " ")
    assert "bad.toml: не сходится   step 2: points.0: 9, а ожидалось 8." in told


def test_a_folder_of_scenarios_is_run_whole_whatever_is_wrong_with_one(ludarium: Ludarium, tmp_path: Path) -> None:
    inner = tmp_path / "set" / "inner"
    inner.mkdir(parents=True)
    (tmp_path / "set" / "a.toml").write_bytes(b"\xff\xfe not text")
    (tmp_path / "set" / "b.toml").write_text("title = ", encoding="utf-8")
    (tmp_path / "set" / "c.toml").write_text('title = "nothing"', encoding="utf-8")
    (inner / "d.toml").write_text(SCENARIO, encoding="utf-8")
    (tmp_path / "set" / "notes.txt").write_text("not a scenario", encoding="utf-8")
    result = ludarium("scenario", "run", str(tmp_path / "set"), str(tmp_path / "missing.toml"))
    assert result.exit_code == 2
    assert "1 of 5 hold." in result.output
    assert "Cannot be read: 4." in result.output
    assert result.output.count("cannot be read") >= 4
    (tmp_path / "empty").mkdir()
    assert ludarium("scenario", "run", str(tmp_path / "empty")).exit_code == 2


def test_the_cases_of_a_file_are_told_apart(ludarium: Ludarium, tmp_path: Path) -> None:
    path = tmp_path / "cases.toml"
    path.write_text(
        """
version = 2
title = "sample"
seats = 2
given = { phase = "turn", seat = 0, hands = { 0 = ["5"], 1 = ["7"] } }
[[step]]
choose = "pick card=5"
[[case]]
id = "thrown"
[[case.step]]
choose = "throw"
chance = [4]
then.points.0 = 9
[[case]]
id = "held"
[[case.step]]
choose = "hold"
then.points = { 0 = 3, 1 = 1 }
""",
        encoding="utf-8",
    )
    result = ludarium("scenario", "run", str(path))
    assert result.exit_code == 1
    told = " ".join(result.output.split())
    assert "case thrown: holds" in told
    assert "case held: does not hold" in told
    assert "points.0 is 2, expected 3" in told
    assert "points.1 is 0, expected 1" in told


def test_a_position_of_a_record_is_dumped_as_a_scenario(ludarium: Ludarium, record: Path, tmp_path: Path) -> None:
    path = tmp_path / "begun.toml"
    assert ludarium("scenario", "dump", str(record), "--upto", "3", "--out", str(path)).exit_code == 0
    assert ludarium("scenario", "run", str(path)).exit_code == 0
    assert ludarium("scenario", "dump", str(record), "--upto", "3").output == path.read_text(encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    assert 'decision = "play-card"' in text
    path.write_text(text.replace("decides = ", "decides = 1"), encoding="utf-8")
    assert ludarium("scenario", "run", str(path)).exit_code == 1
    assert "over = true" in ludarium("scenario", "dump", str(record)).output
    assert ludarium("scenario", "dump", str(record), "--upto", "99").exit_code == 2
    assert ludarium("scenario", "dump", str(path)).exit_code == 2


def test_a_title_describes_its_scenarios(ludarium: Ludarium, tmp_path: Path) -> None:
    text = ludarium("scenario", "describe", "sample").output
    for part in ("`hands`", "`turn`", "`pick-card`", "`pick card=<card>`", "SA-2 SA-3", "- **card**: `1`, `2`"):
        assert part in text
    assert ludarium("scenario", "describe").exit_code == 2
    ludarium("scenario", "describe", "sample", "--write-docs", "--folder", str(tmp_path))
    assert (tmp_path / "sample.md").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("title", [title for title in titles() if title != "sample"])
def test_the_committed_scenario_pages_are_current(title: str) -> None:
    """If this fails: ludarium scenario describe --write-docs"""
    path = ROOT / "docs" / "scenarios" / f"{title}.md"
    assert path.read_text(encoding="utf-8") == page(find(title))


# records


@pytest.fixture
def record(ludarium: Ludarium, tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    ludarium(
        "play", "sample", "--seats", "human,random", "--seed", "a", "--save", str(path), typed="1\nu\n" + "1\n" * 9
    )
    return path


def test_a_record_is_shown_again(ludarium: Ludarium, record: Path) -> None:
    result = ludarium("replay", str(record))
    assert result.exit_code == 0
    assert "Choice 1, Player 1: Pick the Bee" in result.output
    assert "Choice 2, Player 1: taken back" in result.output
    assert "All chance results come from the seed." in result.output


def test_a_seat_sees_only_its_own_choices_again(ludarium: Ludarium, record: Path) -> None:
    result = ludarium("replay", str(record), "--seat", "0")
    assert "Dice: …" in result.output
    assert "random: Pick" not in result.output
    assert ludarium("replay", str(record), "--seat", "5").exit_code == 2


def test_a_record_is_stepped_through(ludarium: Ludarium, record: Path) -> None:
    result = ludarium("replay", str(record), "--step", typed="\n\nq\n")
    assert result.output.count("Enter: next") == 3
    assert "Choice 4" not in result.output
    few = ludarium("replay", str(record), "--upto", "1")
    assert "Choice 2" not in few.output
    assert ludarium("replay", str(record), "--upto", "999").exit_code == 2


def test_a_changed_record_is_told_before_anything_is_shown(ludarium: Ludarium, record: Path) -> None:
    record.write_text(record.read_text().replace("pick card=2", "pick card=3"))
    result = ludarium("replay", str(record))
    assert result.exit_code == 2
    assert "This record cannot be read. Line 2" in result.output
    assert "Choice" not in result.output


def test_cards_without_texts(ludarium: Ludarium) -> None:
    assert "sample has no cards with a text." in ludarium("cards", "sample").output


def test_cards_of_one_nation(ludarium: Ludarium) -> None:
    romans = ludarium("cards", "imperium", "--nation", "romans", "--lang", "ru")
    assert romans.exit_code == 0
    assert set(re.findall(r"card:([a-z]+)", romans.output)) == {"romans"}
    # 23 cards, one of which has two sides; two unrest are the same.
    headings = re.findall(r"(?: × (\d))?  card:romans", romans.output)
    assert sum(int(times or 1) for times in headings) == 24
    assert "Юлий Цезарь  card:romans.julius-caesar" in romans.output
    assert not [line for line in romans.output.splitlines() if line.endswith(" ")]


def test_equal_cards_are_printed_once(ludarium: Ludarium) -> None:
    shared = ludarium("cards", "imperium", "--nation", "shared").output
    assert "Unrest × 8  card:unrest.1" in shared
    assert "unrest.2" not in shared


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_an_unknown_nation_is_told_with_all_nations(ludarium: Ludarium, lang: str) -> None:
    result = ludarium("cards", "imperium", "--nation", "goths", "--lang", lang)
    assert result.exit_code == 2
    assert "goths" in result.output
    assert "classics, legends, carthaginians," in " ".join(result.output.split())
    assert "utopians" in result.output
    none = ludarium("cards", "troyes", "--nation", "romans", "--lang", lang)
    assert none.exit_code == 2
    assert "troyes" in none.output


def test_what_was_counted_before_ctrl_c_is_kept(ludarium: Ludarium, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes in the third game: that one still counts, and the table is shown."""
    played = 0
    play_all = vars(workers)["play_all"]

    def interrupted(task: Task) -> Batch:
        nonlocal played
        played += 1
        if played == 3:
            os.kill(os.getpid(), signal.SIGINT)
        return play_all(task)

    monkeypatch.setattr(workers, "play_all", interrupted)
    result = ludarium("arena", "sample", "--players", "random,greedy", "--games", "10")
    assert result.exit_code == 130
    assert "Broken off: 3 of 10 games are counted." in result.output
    assert "Rating" in result.output


def test_seats_of_a_simulation_count_from_one(ludarium: Ludarium) -> None:
    rows = ludarium("simulate", "sample", "--seats", "2", "--games", "3").output
    assert re.findall(r"^│ (\d) ", rows, re.M) == ["1", "2"]
