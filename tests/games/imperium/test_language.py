"""The effect language: what it reads, and how it says what is wrong."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ludarium.games.imperium.cards import Book
from ludarium.games.imperium.effects import symbols as s
from ludarium.games.imperium.effects.language import ability
from ludarium.games.imperium.effects.points import points
from ludarium.games.imperium.effects.reader import Names
from ludarium.kernel.reading import ReadError

HEAD = "common classics\n\ncard 1REG1: Wilderness\n"


def read(lines: str) -> Book:
    book = Book()
    book.read("test", HEAD + lines)
    book.finish()
    return book


@pytest.mark.parametrize(
    ("line", "where", "why"),
    [
        ("  is REG blue\n", "test.cards:4:10", "there is no symbol 'blue'"),
        ("  start cellar\n", "test.cards:4:9", "expected one of: deck"),
        ("  cost 3X\n", "test.cards:4:8", "expected tokens"),
        ("  players 7\n", "test.cards:4:11", "expected 3+ or 4"),
        ("  vp many\n", "test.cards:4:6", "cannot read the points"),
        ("  vp 1 per 2 dogs\n", "test.cards:4:14", "there is no kind 'dogs'"),
        ("  P: dance\n", "test.cards:4:6", "there is no effect 'dance'"),
        ("  P: gain(2M\n", "test.cards:4:13", "expected ')'"),
        ("  P: gain(2Q)\n", "test.cards:4:12", "expected a token"),
        ("  P: draw(1) ; gain\n", "test.cards:4:20", "expected '('"),
        ("  P: disc(1 from cellar)\n", "test.cards:4:18", "there is no zone 'cellar'"),
        ("  P: choose{ gain(1M) }\n", "", ""),
        ("  P: pay(1M)+disc(1)\n", "test.cards:4:21", "expected '->'"),
        ("  P: draw(1) draw(1)\n", "test.cards:4:14", "expected the end, found"),
        ("  X@sneeze: draw(1)\n", "test.cards:4:5", "there is no event 'sneeze'"),
        ("  P: hook(magic)\n", "test.cards:4:11", "there is no hook 'magic'"),
        ("  P: abandon([Unclosed)\n", "test.cards:4:14", "not closed"),
        ("  Q: draw(1)\n", "test.cards:4:3", "expected an ability"),
        ("  P: hand_size(+1)\n", "test.cards:4:3", "continuous effects belong to C:"),
        ("  R: [Alexander] in hand\n", "test.cards:4:20", "a condition looks at"),
        ("wrong\n", "test.cards:4:1", "expected 'card NUMBERS: Title'"),
    ],
)
def test_mistakes_are_told_with_line_and_column(line: str, where: str, why: str) -> None:
    if not where:
        read(line)
        return
    with pytest.raises(ReadError) as caught:
        read(line)
    assert str(caught.value).startswith(where), str(caught.value)
    assert why in str(caught.value)


def test_a_sequence_with_a_price() -> None:
    found = ability("P: pay(3M)+disc(1) -> acq(REG) ; hist(this)", "x", 1, 1, Names())
    assert found.effect.code == s.SEQ
    cost, history = found.effect.kids
    assert [kid.code for kid in cost.kids] == [s.PAY, s.MOVE, s.ACQUIRE]
    assert all(kid.price for kid in cost.kids[:-1])
    assert history.which == s.THIS


def test_may_becomes_an_option_of_the_choice_it_begins_with() -> None:
    found = ability("S: may(hist(1 from disc))", "x", 1, 1, Names())
    assert found.effect.code == s.MOVE
    assert found.effect.optional
    assert found.effect.least == 0


def test_titles_are_kinds_of_their_own() -> None:
    names = Names()
    found = ability("P: abandon(1 [Long Walls*]/REG)", "x", 1, 1, names)
    assert found.effect.kind & s.REG
    assert names.of("Long Walls III") == names.of("Long Walls I") != 0
    assert names.of("Short Walls") == 0


def test_points_of_all_kinds() -> None:
    names = Names()
    assert points("-4", "x", 1, 1, names).fixed == -4
    assert points("12 if garrisoned, 8 if in hist, 3 else", "x", 1, 1, names).places == [(2, 12), (0, 8), (4, 3)]
    both = points("1 per 3 M + 1 per 3 REG", "x", 1, 1, names).counts
    assert [(each.what, each.per) for each in both] == [(s.COUNT_M, 3), (s.COUNT_KIND, 3)]


def test_a_title_that_was_just_imported_can_carry_out_every_effect() -> None:
    """What a file of the room adds to the machine is there without the file being asked for."""
    code = (
        "import importlib, pkgutil\n"
        "import ludarium.games.imperium as room\n"
        "from ludarium.games.imperium.effects.machine import MACHINE\n"
        "before = MACHINE.handlers[:], MACHINE.tests[:]\n"
        "for each in pkgutil.walk_packages(room.__path__, room.__name__ + '.'): importlib.import_module(each.name)\n"
        "print(before == (MACHINE.handlers, MACHINE.tests))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("True\n", "")
