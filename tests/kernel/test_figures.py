"""Figures: where each stands in a data file, and another one in its place."""

from __future__ import annotations

import csv
import tomllib
from pathlib import Path

import pytest

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.figures import COLUMNS, Printed, data_files, figures, put, read, source

TABLE = 'id,name,cost,confidence\nmill,"Mill, ""old""",3,designed\nfair,Fair,,mod\n'
SECTIONS = """# a note
[turn]
from = "rulebook"
actions = 2  # each

[[card]]
id = "artisan"
cost = 4
rows = [
    { id = "1" },
]
from = { cost = "D", rows = "S" }
"""
CARDS = """nation romans ROM classics difficulty 1

card ROM1A ROM1B: Romans
  is PWR
  vp 1 per 4 P
  P: draw(1)
  P: gain(1 M)
  from designed
"""

PACKAGES = [f"ludarium.games.{title}" for title in ("troyes", "pax", "imperium", "europa")]


def found(file: str, text: str) -> list[tuple[str, str, str, bool]]:
    return [(each.row, each.field, each.value, each.designed) for each in figures(file, text)]


def line(file: str, row: str, field: str, value: str) -> Printed:
    return Printed("sample", file, row, field, value, "mine.csv", 7)


def test_a_cell_of_a_table() -> None:
    assert found("a.csv", TABLE) == [
        ("mill", "name", 'Mill, "old"', True),
        ("mill", "cost", "3", True),
        ("fair", "name", "Fair", False),
        ("fair", "cost", "", False),
    ]
    text, changed = put("a.csv", TABLE, [line("a.csv", "fair", "cost", "5"), line("a.csv", "mill", "name", 'A "b", c')])
    assert list(csv.reader(text.splitlines()))[1:] == [
        ["mill", 'A "b", c', "3", "designed"],
        ["fair", "Fair", "5", "mod"],
    ]
    assert len(changed) == 2


def test_a_row_without_a_name_of_its_own_is_named_by_more_of_its_cells() -> None:
    text = "kind,a,b,confidence\nland,x,y,mod\nland,x,z,mod\nland,x,z,mod\n"
    assert [row for row, *_ in found("a.csv", text)] == [
        "land/x/y",
        "land/x/y",
        "land/x/z",
        "land/x/z",
        "land/x/z#2",
        "land/x/z#2",
    ]


def test_a_key_of_a_section() -> None:
    assert [each[:3] for each in found("a.toml", SECTIONS)] == [
        ("turn", "actions", "2"),
        ("artisan", "cost", "4"),
        ("artisan", "rows", '[\n    { id = "1" },\n]'),
    ]
    assert [each.mark for each in figures("a.toml", SECTIONS)] == ["rulebook", "D", "S"]
    text, _ = put("a.toml", SECTIONS, [line("a.toml", "turn", "actions", "3"), line("a.toml", "artisan", "cost", "9")])
    read_again = tomllib.loads(text)
    assert read_again["turn"]["actions"] == 3
    assert read_again["card"][0]["cost"] == 9


def test_a_line_of_a_card() -> None:
    assert found("a.cards", CARDS) == [
        ("ROM1A ROM1B", "is", "PWR", True),
        ("ROM1A ROM1B", "vp", "1 per 4 P", True),
        ("ROM1A ROM1B", "P", "draw(1)", True),
        ("ROM1A ROM1B", "P 2", "gain(1 M)", True),
    ]
    text, _ = put("a.cards", CARDS, [line("a.cards", "ROM1A ROM1B", "P 2", "gain(2 M)")])
    assert text == CARDS.replace("gain(1 M)", "gain(2 M)")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_figure_of_every_title_has_one_address_and_stands_where_it_is_said_to(package: str) -> None:
    for file in data_files(package):
        text = source(package, file)
        known = figures(file, text)
        assert known, file
        addresses = [(each.row, each.field) for each in known]
        assert len(set(addresses)) == len(addresses), file
        for each in known:
            there = text[each.start : each.end]
            assert there == each.value or (file.endswith(".csv") and next(csv.reader([there])) == [each.value]), each
        # What is put in the place of itself changes nothing.
        assert put(file, text, [line(file, each.row, each.field, each.value) for each in known if each.value]) == (
            text,
            [],
        )


@pytest.mark.parametrize(
    ("row", "field", "value", "why"),
    [
        ("fare", "cost", "5", "line 7, column row: a.csv has no row 'fare'"),
        ("fair", "coast", "5", "line 7, column field: 'fair' of a.csv has no 'coast'; it has name, cost"),
        ("fair", "cost", "5\n6", "line 7, column printed: a figure is one line"),
    ],
)
def test_a_line_that_fits_nothing_is_refused_with_its_place(row: str, field: str, value: str, why: str) -> None:
    with pytest.raises(LudariumError, match=r"mine\.csv, ") as caught:
        put("a.csv", TABLE, [line("a.csv", row, field, value)])
    assert why in caught.value.sentence


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1: the first line must be: title,file,row,field,ours,mark,printed"),
        ("a,b\n", "line 1: the first line must be"),
        (",".join(COLUMNS) + "\ntroyes,a,b\n", "line 2: it has 3 cells; expected 7"),
        (",".join(COLUMNS) + "\nt,f,r,x,,,1\nt,f,r,x,,,2\n", "line 3, column row: line 2 says it already"),
        (",".join(COLUMNS) + '\nt,f,r,x,,,"1\n', "line 1: it cannot be read"),
    ],
)
def test_a_broken_figures_file_is_refused_with_its_place(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "mine.csv"
    path.write_text(text)
    with pytest.raises(LudariumError) as caught:
        read(path)
    assert why in caught.value.sentence


def test_what_is_left_empty_stays_ours(tmp_path: Path) -> None:
    path = tmp_path / "mine.csv"
    path.write_text(",".join(COLUMNS) + "\nt,f,r,x,4,D,\n\nt,f,r,y,4,D, 5 \n")
    assert [(each.field, each.value, each.line) for each in read(path)] == [("y", "5", 4)]
