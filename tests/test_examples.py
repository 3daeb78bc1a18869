"""Every example in the README, the docs and the docstrings does what it shows."""

from __future__ import annotations

import ast
import doctest
import importlib
from pathlib import Path

import pytest

import ludarium

ROOT = Path(__file__).parent.parent
SOURCES = Path(ludarium.__file__).parent


def pages() -> list[Path]:
    found = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [page for page in found if page.name == "README.md" or ">>>" in page.read_text(encoding="utf-8")]


def docstrings() -> list[tuple[str, str]]:
    """Read from the source: compiled code keeps no docstrings."""
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if ">>>" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                words = ast.get_docstring(node)
                if words and ">>>" in words:
                    found.append((f"{path.relative_to(SOURCES)}:{getattr(node, 'name', '')}", words))
    return found


def run(name: str, text: str, names: dict[str, object]) -> None:
    example = doctest.DocTestParser().get_doctest(text, names, name, name, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    said: list[str] = []
    runner.run(example, out=said.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(said)


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_the_examples_of_a_page(page: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    run(page.name, page.read_text(encoding="utf-8"), {})


@pytest.mark.parametrize(("name", "text"), docstrings(), ids=[name for name, _ in docstrings()])
def test_the_examples_of_the_package(name: str, text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    module = name.partition(":")[0].removesuffix(".py").removesuffix("__init__").strip("/").replace("/", ".")
    run(name, text, dict(vars(importlib.import_module(f"ludarium.{module}".strip(".")))))
