"""A mistake in a data file stops the import, and the error says the file, the line and the column."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludarium
from ludarium.games.europa.facts.read import FactError, Figures, Table, split

SOURCE = Path(ludarium.__file__).parent
READ_ALL = "import ludarium.games.europa.facts.scenarios, ludarium.games.europa.facts.cells, " + ", ".join(
    f"ludarium.games.europa.facts.{name}" for name in ("paths", "dice", "trade_cards")
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the facts and what they need, with data files that may be spoilt."""
    home = tmp_path_factory.mktemp("facts") / "ludarium"
    for path in ("__init__.py", "form.py", "games/__init__.py"):
        (home / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(SOURCE / path, home / path)
    # the room itself offers the whole title, which is not there
    (home / "games/europa").mkdir()
    (home / "games/europa/__init__.py").write_text("")
    for folder in ("kernel", "games/europa/facts"):
        shutil.copytree(SOURCE / folder, home / folder, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    shutil.copytree(SOURCE / "games/europa/data", home / "games/europa/data")
    return home


def read(home: Path) -> str:
    """The last line that reading everything says."""
    done = subprocess.run(
        [sys.executable, "-S", "-c", READ_ALL],
        env={"PYTHONPATH": str(home.parent), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == (1 if done.stderr else 0)
    return done.stderr.strip().split("\n")[-1]


def test_the_copy_can_be_read(copy: Path) -> None:
    assert read(copy) == ""


@pytest.mark.parametrize(
    ("file", "old", "new", "column", "why"),
    [
        # names
        ("provinces.csv", "\nParis,Seine,", "\nParis,Siene,", 0, "area_or_continent: there is no 'Siene'"),
        ("areas.csv", "Algiers,no,no,", "Algeria,no,no,", 0, "religion_slot_of: there is no 'Algeria'"),
        ("adjacency.csv", "land-area,Portugal,Leon,", "land-area,Portugal,León,", 20, "mean 'Leon'?"),
        ("seas.csv", "Norwegian Sea,main,,2", "Norwegian Sea,main,x,2", 20, "'x' is none of: nothing, *, †"),
        ("trade_nodes.csv", "inland,,Seine", "inland,,Siene", 0, "area: there is no 'Siene'"),
        ("realms.csv", "major power,Paris,", "major power,Pariss,", 0, "capital: there is no 'Pariss'"),
        ("setup_1444.csv", "Aragonx2;Portugal", "Aragonx2;Portugul", 0, "there is no 'Portugul'"),
        ("setup_special.csv", "Military Drill", "Military Drills", 0, "there is no 'Military Drills'"),
        ("scenario_seats.csv", "1,france,France,1444", "1,france,France,1445", 0, "has no row"),
        ("scenarios.csv", "11A-1 12A-1", "11A-1 12A-9", 0, "age1_events: there is no '12A-9'"),
        ("scenarios.csv", "11A-1 12A-1", "21A-1 12A-1", 0, "age1_events: 21A-1 belongs to Age 2"),
        ("scenario_rules.csv", "rumelia egypt", "rumelia persia", 0, "teams: 'persia' is not seated"),
        ("creeds.csv", "protestant", "presbyterian", 13, "faith: there is no 'presbyterian'"),
        ("start_missions.csv", "CAS-1C", "CAS-9C", 0, "there is no 'CAS-9C'"),
        ("missions.csv", "AUS-2A;AUS-2B", "AUS-2A;AUS-2Z", 0, "unlocks: there is no 'AUS-2Z'"),
        ("mission_decks.csv", "AUS-3B;AUS-4B", "AUS-3B;CAS-4B", 0, "must be Missions of the deck"),
        ("power_struggles.csv", "Greece;Aegean", "Grece;Aegean", 0, "there is no 'Grece'"),
        ("characters.csv", "ADM,Pilots and Charts,1", "ADM,Pilot and Charts,1", 14, "action_card:"),
        ("trade_cards.csv", "Kraków+;Lublin", "Krakow+;Lublin", 0, "did you mean 'Kraków'?"),
        ("rulers_later.csv", ",110-1,", ",110-3,", 0, "event: there is no '110-3'"),
        ("owners_1618.csv", "Amsterdam,Netherlands", "Amsterdam,Neverland", 11, "owner_1618:"),
        ("provinces_1618.csv", ",Chagatai,", ",Chagata,", 0, "replaces_1444: there is no"),
        ("tracks.toml", '"Siam"', '"Sian"', 0, "ports.active: there is no 'Sian'"),
        # numbers
        ("provinces.csv", "Adal,Africa,Africa,province,S,1", "Adal,Africa,Africa,province,S,2", 0, "do not agree"),
        ("setup_1444.csv", "castile,catholic,15", "castile,catholic,lots", 18, "'lots' is not a whole"),
        ("setup_1444.csv", "castile,catholic,15,3/3/3", "castile,catholic,15,3/3", 21, "does not have 3 numbers"),
        ("action_cards.csv", "Pilots and Charts,3,2,0", "Pilots and Charts,4,2,0", 0, "has 3 of them"),
        ("characters.csv", "1 artillery,circle", "1 trebuchet,circle", 0, "is not a number and infantry"),
        ("milestones.csv", "5/3/1", "5/3/x", 0, "prestige: 'x' is not a whole number"),
        ("ideas.csv", "Tolerance,yes,1,4", "Tolerance,yes,9,4", 0, "min_age: '9' is not a whole number from 1 to 4"),
        ("dice.csv", "I,I,I2", "I,I,I3", 0, "face3: 'I3' is none of"),
        ("scenarios.csv", " 104-2,,,,", ",,,,", 0, "15 Events are no whole Rounds of 4"),
        ("tracks.toml", "repay = 6", 'repay = "six"', 0, "loan.repay: 'six' is not a whole number"),
        ("tracks.toml", "[5, 2]", "[5]", 0, "passing.players_3: this must be a list of 2 whole numbers"),
        # columns, rows, files
        ("events_age2.csv", ",symbols,", ",signs,", 0, "the column 'symbols' is missing"),
        ("realms.csv", ",confidence\n", ",doubt\n", 0, "the column 'confidence' is missing"),
        ("dice.csv", "\nCavalry,", "\n,Cavalry,", 1, "cells under"),
        ("ideas.csv", "\nADM,Inquisition,", "\nADM,Tolerance,", 5, "idea: 'Tolerance' stands here twice"),
        ("events_age1.csv", "\n11A-2,", "\n11A-1,", 1, "id: '11A-1' stands here twice"),
        ("events_age1.csv", "attrition dnpr:pink", "attrition dnpr:puce", 0, "symbols: 'dnpr:puce'"),
        ("tracks.toml", "[corruption]", "[corruption", 1, "this is not TOML"),
        ("tracks.toml", "first = 50", "frist = 50", 0, "corruption.first: this figure is missing"),
    ],
)
def test_what_is_wrong_and_where(copy: Path, file: str, old: str, new: str, column: int, why: str) -> None:
    """`column` 0: any."""
    path = copy / "games/europa/data" / file
    good = path.read_text(encoding="utf-8")
    assert old in good, f"{old!r} is no longer in {file}"
    try:
        path.write_text(good.replace(old, new, 1), encoding="utf-8")
        said = read(copy)
    finally:
        path.write_text(good, encoding="utf-8")
    line = good[: good.index(old.lstrip("\n"))].count("\n") + 1
    if why.endswith("is missing") and file == "tracks.toml":
        line -= 2  # the head of its section
    if why.endswith("not TOML"):
        line = 1
    found = re.search(r"FactError: ([a-z0-9_.]+):([0-9]+):([0-9]+): (.*)$", said)
    assert found, said
    assert (found[1], int(found[2])) == (file, line), said
    assert column in (0, int(found[3])), said
    assert why in found[4], said


def test_a_missing_file_is_told(copy: Path) -> None:
    path = copy / "games/europa/data/creeds.csv"
    aside = path.rename(path.with_suffix(".away"))
    try:
        assert "creeds.csv:1:1: this file of data/ is missing" in read(copy)
    finally:
        aside.rename(path)


def test_cells_and_where_they_begin() -> None:
    assert split("x.csv", 1, 'a,,"b, ""c""",d') == (["a", "", 'b, "c"', "d"], [1, 3, 5, 15])
    assert split("x.csv", 1, "a,") == (["a", ""], [1, 3])
    assert split("x.csv", 1, "") == ([""], [1])
    assert split("x.csv", 1, '""') == ([""], [2])


@pytest.mark.parametrize(
    ("line", "column", "why"),
    [('a,"b', 3, "closing quotation mark is missing"), ('a,"b"c,d', 6, "a comma is missing")],
)
def test_quotation_marks_are_closed(line: str, column: int, why: str) -> None:
    with pytest.raises(FactError, match=why) as caught:
        split("x.csv", 7, line)
    assert (caught.value.file, caught.value.line, caught.value.column) == ("x.csv", 7, column)


def test_a_table_has_a_head_and_each_column_once() -> None:
    with pytest.raises(FactError, match="the file is empty"):
        Table("x.csv", "", [])
    with pytest.raises(FactError, match="'a' stands here twice"):
        Table("x.csv", "a,a\n", ["a"])
    with pytest.raises(FactError, match=r"x.csv:3:1: 2 rows instead of 3"):
        Table("x.csv", "a\n1\n2\n", ["a"]).count(3)


def test_figures_tell_the_line_of_their_key() -> None:
    book = Figures("x.toml", "[a]\nb = 1\n\n[c]\nb = true\nd = [1, true]\n")
    assert book.number("a", "b") == 1
    with pytest.raises(FactError, match=r"x.toml:5:1: c.b: True is not a whole number"):
        book.number("c", "b")
    with pytest.raises(FactError, match=r"x.toml:6:1: c.d: this must be a list of 2 whole numbers"):
        book.numbers("c", "d", 2)
    with pytest.raises(FactError, match=r"x.toml:4:1: c.e: this figure is missing"):
        book.number("c", "e")
