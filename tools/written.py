"""Writes the methods that `@data` makes into a copy of the sources, for the compiler.

The compiler does not look into decorators: to it, a class is what stands in its text. So the constructor and `clone`
are written out, each on one line in place of the fields' lines: line numbers stay what they are. The text of `clone`
comes from the same function as in the pure form.
"""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass, field
from pathlib import Path

from ludarium.kernel.fields import clone_text


class CannotWrite(Exception):
    """A class of the sources that cannot be written out; says where and why."""


@dataclass
class Field:
    name: str
    kind: str
    default: str  # empty: there is none
    saved: bool
    home: Module


@dataclass
class Module:
    name: str
    path: Path
    lines: list[str]
    tree: ast.Module
    # what each name at the top of the module stands for: the module where it is from, and its name there
    names: dict[str, tuple[str, str]] = field(default_factory=dict)
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)

    def text(self, node: ast.expr) -> str:
        return ast.unparse(node)


def read(package: Path) -> dict[str, Module]:
    """All modules of a package, by their full names."""
    modules: dict[str, Module] = {}
    for path in sorted(package.rglob("*.py")):
        name = ".".join(path.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__")
        text = path.read_text(encoding="utf-8")
        module = Module(name, path, text.split("\n"), ast.parse(text))
        for node in module.tree.body:
            match node:
                case ast.ImportFrom(module=str(home)):
                    module.names |= {each.asname or each.name: (home, each.name) for each in node.names}
                case ast.ClassDef():
                    module.classes[node.name] = node
                    module.names[node.name] = (name, node.name)
                case ast.Assign(targets=[ast.Name(id=target)]) | ast.AnnAssign(target=ast.Name(id=target)):
                    module.names[target] = (name, target)
        modules[name] = module
    return modules


class Writer:
    def __init__(self, modules: dict[str, Module]) -> None:
        self.modules = modules

    def written(self, module: Module) -> str:
        """The text of a module with the methods of its `@data` classes."""
        lines = module.lines[:]
        self._order(module, lines)
        imported: set[str] = set()
        for cls in ast.walk(module.tree):
            if isinstance(cls, ast.ClassDef) and _decorator(cls) is not None:
                if cls.name not in module.classes or module.classes[cls.name] is not cls:
                    raise CannotWrite(f"{module.path}:{cls.lineno}: @data only for classes at the top of a module")
                self._write_class(module, cls, lines, imported)
        return "\n".join(lines)

    def _order(self, module: Module, lines: list[str]) -> None:
        """Says that a module imported as a whole has to be looked at first.

        To the compiler all files of a room depend on each other. It follows `from facts.realms import FRANCE`, but
        takes `from facts import realms` for no stronger than that, and may not know the type of `realms.FRANCE` yet.
        """
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module is not None:
                whole = [f"{node.module}.{each.name}" for each in node.names]
                firsts = [f"; from {name} import __name__ as _" for name in whole if name in self.modules]
                assert node.end_lineno is not None
                text, sign, comment = lines[node.end_lineno - 1].partition("  #")
                lines[node.end_lineno - 1] = text + "".join(firsts) + sign + comment

    def _write_class(self, module: Module, cls: ast.ClassDef, lines: list[str], imported: set[str]) -> None:
        fields = self.fields(module, cls)
        own = [node for node in cls.body if _is_field(node)]
        free: list[int] = []
        for node in own:
            assert node.end_lineno is not None
            for number in range(node.lineno, node.end_lineno + 1):
                lines[number - 1] = ""
                free.append(number)
        methods = []
        if own:
            methods.append(self._constructor(fields, own))
        by_hand = self.clones_by_hand(module, cls)
        if by_hand is not None:
            kinds = {each.name: each.kind for each in fields if each.saved}
            methods.append(clone_text("twin" if by_hand else "clone", cls.name, kinds))
        free += [number for number in _gaps(cls, lines) if number not in free]
        while len(free) < len(methods):  # at the end of the file
            lines.append("")
            free.append(len(lines))
        for method, number in zip(methods, free, strict=False):
            lines[number - 1] = "    " + method
        decorator = _decorator(cls)
        assert decorator is not None
        lines[decorator.lineno - 1] = "; ".join(self._imports(module, cls, fields, imported)) if methods else ""

    def fields(self, module: Module, cls: ast.ClassDef) -> list[Field]:
        """All fields, those of the base classes first."""
        found: dict[str, Field] = {}
        for home, base in reversed(self.bases(module, cls)):
            found |= {each.name: each for each in self.fields(home, base)}
        for node in cls.body:
            if _is_field(node):
                assert isinstance(node, ast.AnnAssign)
                assert isinstance(node.target, ast.Name)
                default, saved = "", True
                match node.value:
                    case ast.Call(func=ast.Name(id="unsaved"), args=[given]):
                        default, saved = module.text(given), False
                    case ast.expr():
                        default = module.text(node.value)
                name = node.target.id
                found[name] = Field(name, module.text(node.annotation), default, saved, module)
        return list(found.values())

    def bases(self, module: Module, cls: ast.ClassDef) -> list[tuple[Module, ast.ClassDef]]:
        """The base classes whose text is known here."""
        found = []
        for node in cls.bases:
            base = node.value if isinstance(node, ast.Subscript) else node
            known = None
            match base:
                case ast.Name(id=name):
                    known = self.find(module, name)
                case ast.Attribute(value=ast.Name(id=home), attr=name) if home in module.names:
                    owner = self.modules.get(".".join(module.names[home]))
                    known = self.find(owner, name) if owner is not None else None
            if known is not None:
                found.append(known)
            elif not isinstance(base, ast.Name) or base.id not in ("Generic", "Protocol", "Exception"):
                raise CannotWrite(f"{module.path}:{node.lineno}: cannot find the class {ast.unparse(base)}")
        return found

    def find(self, module: Module, name: str) -> tuple[Module, ast.ClassDef] | None:
        home, origin = self.origin(module, name)
        known = self.modules.get(home)
        return (known, known.classes[origin]) if known is not None and origin in known.classes else None

    def origin(self, module: Module, name: str) -> tuple[str, str]:
        """The module where a name is defined, however many modules pass it on."""
        home, origin = module.names.get(name, ("builtins", name))
        known = self.modules.get(home)
        if known is None or known is module or known.names.get(origin, (home, origin)) == (home, origin):
            return home, origin
        return self.origin(known, origin)

    def clones_by_hand(self, module: Module, cls: ast.ClassDef) -> bool | None:
        """None: it is no Part."""
        if (module.name, cls.name) == ("ludarium.kernel.part", "Part"):
            return False
        found = [self.clones_by_hand(*base) for base in self.bases(module, cls)]
        known = [each for each in found if each is not None]
        if not known:
            return None
        return any(known) or any(isinstance(node, ast.FunctionDef) and node.name == "clone" for node in cls.body)

    def _constructor(self, fields: list[Field], own: list[ast.stmt]) -> str:
        declared = {
            node.target.id for node in own if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        }
        parameters = ["self"]
        parameters += [
            f"{each.name}: {each.kind} = {each.default}" if each.default else f"{each.name}: {each.kind}"
            for each in fields
            if each.saved
        ]
        steps = []
        for each in fields:
            if each.saved:
                steps.append(f"self.{each.name} = {each.name}")
            else:
                kind = f": {each.kind}" if each.name in declared else ""
                steps.append(f"self.{each.name}{kind} = {each.default}")
        return f"def __init__({', '.join(parameters)}) -> None: {'; '.join(steps)}"

    def _imports(self, module: Module, cls: ast.ClassDef, fields: list[Field], imported: set[str]) -> list[str]:
        """What inherited fields speak of and this module does not know."""
        result = []
        for each in fields:
            if each.home is module:
                continue
            text = f"{each.kind if each.saved else None}, {each.default or None}"
            for node in ast.walk(ast.parse(text, mode="eval")):
                if not isinstance(node, ast.Name) or hasattr(builtins, node.id):
                    continue
                home, origin = self.origin(each.home, node.id)
                if node.id in module.names:
                    if self.origin(module, node.id) != (home, origin):
                        raise CannotWrite(
                            f"{module.path}:{cls.lineno}: {cls.name} inherits the field {each.name}: {each.kind}, "
                            f"but {node.id} is something else in this module"
                        )
                elif node.id not in imported:
                    imported.add(node.id)
                    renamed = f" as {node.id}" if origin != node.id else ""
                    result.append(f"from {home} import {origin}{renamed}")
        return result


def _decorator(cls: ast.ClassDef) -> ast.expr | None:
    for node in cls.decorator_list:
        if isinstance(node, ast.Name) and node.id == "data":
            return node
    return None


def _is_field(node: ast.stmt) -> bool:
    return isinstance(node, ast.AnnAssign) and not ast.unparse(node.annotation).startswith("ClassVar")


def _gaps(cls: ast.ClassDef, lines: list[str]) -> list[int]:
    """Empty lines of a class that belong to none of its statements, and the one after it."""
    assert cls.end_lineno is not None
    inside = range(cls.body[0].lineno, cls.end_lineno + 2)
    taken: set[int] = set()
    for node in cls.body:
        if not _is_field(node):
            assert node.end_lineno is not None
            taken.update(range(node.lineno, node.end_lineno + 1))
    free = [
        number for number in inside if number <= len(lines) and number not in taken and not lines[number - 1].strip()
    ]
    return [number for number in free if number > cls.body[0].lineno]


def write(source: Path, target: Path) -> None:
    """Writes the package `source` into the folder `target`; what has not changed is not touched."""
    modules = read(source)
    writer = Writer(modules)
    wanted: dict[Path, str] = {}
    for module in modules.values():
        wanted[target / module.path.relative_to(source.parent)] = writer.written(module)
    for path in source.rglob("py.typed"):
        wanted[target / path.relative_to(source.parent)] = ""
    for path in target.rglob("*.py"):
        if path not in wanted:
            path.unlink()
    for path, text in wanted.items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path("src/ludarium"), Path("build/written"))
