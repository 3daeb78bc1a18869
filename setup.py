"""`make fast` sets LUDARIUM_FAST=1: then kernel, games and players are compiled by mypyc from the same source.

Whatever is built to be installed elsewhere holds the browser client: it is made if it is missing, or the build refused.
LUDARIUM_CLIENT=none builds without it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

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
    # (What pyproject.toml says to mypy is about the files where they lie, not about these.)
    paths = ["--config-file=", "--strict", *(file for files, _ in groups for file in files)]
    result: list[Extension] = mypycify(
        paths, opt_level="2", debug_level="0", separate=[(files, name) for files, name in groups]
    )
    if os.name == "posix":
        # Nobody replaces our functions from outside: calls among them may be direct and inlined.
        direct = "-fno-semantic-interposition"
        for each in result:
            # (several of them share one list)
            if direct not in each.extra_compile_args:
                each.extra_compile_args.append(direct)
    return result


CLIENT = SOURCE / "server/static/index.html"


def with_client() -> None:
    """Makes the browser client, if it is not there. It needs Node 20 and the files of web/."""
    if CLIENT.exists() or os.environ.get("LUDARIUM_CLIENT") == "none":
        return
    npm = shutil.which("npm")
    if npm is None or not Path("web/package.json").exists():
        sys.exit(
            "The browser client is not built, and cannot be built here: that needs npm (Node 20 or newer) and web/. "
            "Run `make web` before, or set LUDARIUM_CLIENT=none to build without it."
        )
    quietly = ["--no-audit", "--no-fund"]
    subprocess.run([npm, "ci", *quietly], cwd="web", check=True)
    subprocess.run([npm, "run", "build"], cwd="web", check=True)


class BuildWithClient(build_py):
    def run(self) -> None:
        # A link to the source needs none yet: make builds it there.
        if not self.editable_mode:
            with_client()
            # What is built now is part of the package as well.
            self.__dict__.pop("data_files", None)
        super().run()


class SourceWithClient(sdist):
    def run(self) -> None:
        with_client()
        super().run()


setup(
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
    cmdclass={"build_py": BuildWithClient, "sdist": SourceWithClient},
)
