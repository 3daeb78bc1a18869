"""`make fast` sets LUDARIUM_FAST=1: then kernel, games and players are compiled by mypyc from the same source."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src/ludarium")
WRITTEN = Path("build/written")

# What makes methods while it is imported, and what the compiler would not understand; each says why.
INTERPRETED = ("__init__.py", "fields.py", "kinds.py")


def written() -> Path:
    """The sources with the methods that `@data` makes, each in its class: the compiler reads no decorators."""
    sys.path[:0] = ["src", "tools"]
    import written

    written.write(SOURCE, WRITTEN)
    return WRITTEN / SOURCE.name


def rooms(root: Path) -> list[tuple[list[str], str]]:
    """What is compiled, and as which library: the kernel, the players and each title are built side by side. A large
    title's folders are libraries of their own: the code that the compiler writes grows with the square of a library."""
    homes = [root / "kernel", root / "players", *sorted(path.parent for path in root.glob("games/*/__init__.py"))]
    found = []
    for home in homes:
        folders = sorted({path.parent for path in home.rglob("*.py")})
        for folder in folders if len(folders) > 5 else [home]:
            inside = folder.glob("*.py") if len(folders) > 5 else home.rglob("*.py")
            files = sorted(str(path) for path in inside if path.name not in INTERPRETED)
            name = "_".join(["ludarium", home.name] + ([] if folder == home else [folder.name]))
            if files:
                found.append((files, name))
    return found


def extensions() -> list[Extension]:
    if os.environ.get("LUDARIUM_FAST") != "1":
        return []
    from mypyc.build import mypycify

    groups = rooms(written())
    paths = ["--strict", "--no-warn-unused-configs", *(file for files, _ in groups for file in files)]
    result: list[Extension] = mypycify(
        paths, opt_level="2", debug_level="0", separate=[(files, name) for files, name in groups]
    )
    if os.name == "posix":
        # Nobody replaces our functions from outside: calls among them may be direct and inlined.
        for each in result:
            each.extra_compile_args.append("-fno-semantic-interposition")
    return result


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
