"""Fields said once: what `@data` makes of them, pure and written out for the compiler."""

from __future__ import annotations

import ast
import copy
import inspect
import pickle
import sys
from pathlib import Path
from types import ModuleType

import pytest

import ludarium  # noqa: F401  (makes the titles known)
from ludarium.kernel import homes, room
from ludarium.kernel.chance import Chance, fast
from ludarium.kernel.fields import Shared, copied, data, unsaved
from ludarium.kernel.match import Match
from ludarium.kernel.part import Part
from ludarium.kernel.position import Decision, Position, Step
from ludarium.kernel.sample import CARD, PICK, SCORED, TITLE
from ludarium.kernel.state import dump, fields, load
from ludarium.kernel.title import find, titles

ROOT = Path(__file__).parents[2]


@data
class Purse(Part):
    coins: int
    letters: list[int]
    names: Shared[list[str]]
    full: bool = False
    asked: int = unsaved(0)


@data
class Deep(Purse):
    """Inherits, and adds."""

    inner: Purse | None = None
    towns: dict[int, list[int]] | None = None


@data
class Land(Position):
    purses: list[Purse]
    shared: Shared[list[Purse]]
    mine: int = unsaved(0)

    def clone(self) -> Land:
        self.mine = 0
        return self.twin()

    def advance(self) -> None:
        self.mine += 1
        super().advance()


@data
class Colony(Land):
    ships: list[int]


@data
class Ask(Decision[Land]):
    card: int
    free: bool = False


@data
class Go(Step[Land]):
    pass


@data
class AskAgain(Ask):
    times: int = 2


def test_the_constructor_takes_the_fields_and_those_of_the_base_first() -> None:
    assert fields(Purse) == ["coins", "letters", "names", "full"]
    assert fields(Deep) == ["coins", "letters", "names", "full", "inner", "towns"]
    assert fields(Land) == ["agenda", "chance", "purses", "shared"]
    assert fields(AskAgain) == ["seat", "card", "free", "times"]
    again = AskAgain(1, card=3)
    assert (again.seat, again.card, again.free, again.times) == (1, 3, False, 2)
    assert not hasattr(again, "__dict__")


def test_a_clone_copies_lists_and_shares_what_is_said_to_be_shared() -> None:
    purse = Purse(1, [2], ["x"])
    purse.asked = 5
    other = purse.clone()
    assert other.letters == [2]
    assert other.letters is not purse.letters
    assert other.names is purse.names
    assert other.asked == 0


def test_a_clone_of_a_subclass_is_one_of_the_subclass() -> None:
    deep = Deep(1, [2], ["x"], inner=Purse(3, [4], []), towns={1: [2]})
    other = deep.clone()
    assert type(other) is Deep
    assert other.inner is not None
    assert deep.inner is not None
    assert other.inner.letters is not deep.inner.letters
    assert other.towns == {1: [2]}
    assert deep.towns is not None
    assert other.towns[1] is not deep.towns[1]


@pytest.mark.parametrize("cls", [Land, Colony])
def test_a_clone_by_hand_finds_the_made_copy_under_twin(cls: type[Land]) -> None:
    more = [[7]] if cls is Colony else []
    land = cls([Go()], fast(1), [Purse(1, [], [])], [], *more)
    land.mine = 3
    other = land.clone()
    assert type(other) is cls
    assert (land.mine, other.mine) == (0, 0)
    assert other.purses[0] is not land.purses[0]
    assert other.agenda is not land.agenda
    assert other.agenda[0] is land.agenda[0]
    assert other.shared is land.shared


def test_super_means_the_class_that_was_made() -> None:
    colony = Colony([], fast(1), [], [], [])
    colony.advance()
    assert colony.mine == 1


def test_what_is_made_is_saved_loaded_pickled_and_copied() -> None:
    land = Land([Ask(0, card=4), Go()], fast(1), [Deep(1, [2], [], inner=Purse(1, [], []))], [])
    known: dict[str, type] = {cls.__name__: cls for cls in (Land, Ask, Go, Purse, Deep, Chance)}
    for other in (load(dump(land), known), pickle.loads(pickle.dumps(land)), copy.deepcopy(land)):
        assert dump(other) == dump(land)
    assert repr(copy.deepcopy(land.agenda[0])) == "Ask(seat=0, card=4, free=False)"


def test_what_is_made_can_be_read_by_a_person() -> None:
    assert repr(Purse(1, [2], ["x"])) == "Purse(coins=1, letters=[2], names=['x'], full=False)"
    assert repr(Land([Go(), Ask(0, 4)], fast(1), [], [])) == (
        "<Land: Ask(seat=0, card=4, free=False), 1 more on the agenda>"
    )
    assert repr(Land([], fast(1), [], [])) == "<Land: over>"
    assert repr(find("troyes")) == "<title troyes, rules 1>"
    match = Match.new(TITLE, 2, seed="x")
    assert repr(match) == "<match of sample, 2 seats, 0 choices: seat 0 decides pick-card>"
    code = match.options()[0]
    match.choose(0, code)
    assert repr(match.record.lines) == f"[<line 0 {code}>]"
    assert repr(match.log[0].told) == "<told picked seat=0>"
    assert repr(PICK) == "<verb pick card=<card>>"
    assert repr(SCORED) == "<event scored seat=<seat> card=<card> points=<points>>"
    assert repr(CARD) == "<domain card: 12>"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("int", "v"),
        ("int | None", "v"),
        ("list[int]", "v[:]"),
        ("list[int] | None", "(None if v is None else v[:])"),
        ("list[tuple[int, str]]", "v[:]"),
        ("list[Player]", "[item.clone() for item in v]"),
        ("list[list[Player]]", "[[item1.clone() for item1 in item] for item in v]"),
        ("list[Shared[list[int]]]", "v[:]"),
        ("Shared[list[Player]]", "v"),
        ("dict[int, int]", "v.copy()"),
        ("dict[int, list[int]]", "{key: item[:] for key, item in v.items()}"),
        ("Player", "v.clone()"),
    ],
)
def test_how_a_type_is_copied(kind: str, text: str) -> None:
    assert copied(ast.parse(kind, mode="eval").body, "v") == text


def test_a_type_nobody_knows_how_to_copy_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Wrong\.what: how is set\[int\] \| list\[int\] copied\? Write Shared"):

        @data
        class Wrong(Part):
            what: set[int] | list[int]


def test_a_constructor_by_hand_is_refused() -> None:
    with pytest.raises(TypeError, match="a constructor by hand"):

        @data
        class Wrong(Part):
            what: int

            def __init__(self) -> None:
                self.what = 1


# the classes of a room


def a_room(text: str, name: str = "a_room.part") -> ModuleType:
    module = ModuleType(name)
    sys.modules[name] = module
    sys.modules["a_room"] = ModuleType("a_room")
    exec("from __future__ import annotations\n" + text, module.__dict__)
    return module


USES = """
from ludarium.kernel.fields import data
from ludarium.kernel.match import Match
from ludarium.kernel.part import Part
from ludarium.kernel.position import Step
"""


@pytest.fixture
def clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("a_room", "a_room.part", "a_room.deep.part"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))


@pytest.mark.usefixtures("clean")
def test_a_class_without_data_is_refused() -> None:
    made = a_room(USES + "class Forgotten(Step):\n    seat: int\n")
    with pytest.raises(TypeError, match=r"a_room\.part\.Forgotten is part of a position: write @data"):
        room.stateful("a_room")
    del made


@pytest.mark.usefixtures("clean")
def test_a_field_of_a_class_that_is_no_part_is_refused() -> None:
    made = a_room(USES + "class Box: ...\n@data\nclass Shelf(Step):\n    box: Box\n")
    with pytest.raises(TypeError, match=r"a_room\.part\.Shelf\.box is a Box, which is no class of positions"):
        room.stateful("a_room")
    del made


@pytest.mark.usefixtures("clean")
def test_two_classes_of_one_name_are_refused() -> None:
    text = USES + "@data\nclass Twice(Part):\n    seat: int\n"
    made = [a_room(text), a_room(text, "a_room.deep.part")]
    with pytest.raises(TypeError, match=r"two classes of a_room are named Twice: in a_room\.part and in a_room\.deep"):
        room.stateful("a_room")
    del made


# written out


def test_the_written_form_has_the_same_constructors_and_lines(tmp_path: Path) -> None:
    sys.path.append(str(ROOT / "tools"))
    import written

    written.write(ROOT / "src/ludarium", tmp_path)
    seen = 0
    rooms = ("ludarium.kernel.", *(f"{homes.room_of(type(find(id)).__module__)}." for id in titles()))
    for module in written.read(ROOT / "src/ludarium").values():
        if not module.name.startswith(rooms):
            continue
        path = tmp_path / module.path.relative_to(ROOT / "src")
        text = path.read_text(encoding="utf-8")
        for cls in ast.parse(text).body:
            if not isinstance(cls, ast.ClassDef) or written._decorator(module.classes[cls.name]) is None:
                continue
            seen += 1
            found = getattr(__import__(module.name, fromlist=["x"]), cls.name)
            methods = {node.name: node for node in cls.body if isinstance(node, ast.FunctionDef)}
            if "__init__" in methods:
                assert [arg.arg for arg in methods["__init__"].args.args[1:]] == list(
                    inspect.signature(found).parameters
                )
            if issubclass(found, Part):
                assert "clone" in methods
            # each method stands in the same line as in the source
            for node in module.classes[cls.name].body:
                if isinstance(node, ast.FunctionDef):
                    assert methods[node.name].lineno == node.lineno
    assert seen > 30
