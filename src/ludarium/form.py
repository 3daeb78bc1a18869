"""Which form of the engine is used: the sources as they are (pure), or the libraries that a compiled wheel holds.

`LUDARIUM_FORM=pure` takes the sources even where there are libraries. Titles of other packages need that, as no
interpreted class can stand below a compiled one. `LUDARIUM_FORM=beside` takes everything from the folder
`LUDARIUM_ENGINE`, where the same sources lie compiled: a server that runs on sources lets its bots think there.
"""

from __future__ import annotations

import hashlib
import os
import sys
import sysconfig
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

VARIABLE = "LUDARIUM_FORM"
ENGINE = "LUDARIUM_ENGINE"
HOME = str(Path(__file__).parent)
STAMP = "stamp"  # in the folder of an engine: the fingerprint of what it was made from
# What is built from something else, and no part of the engine.
APART = ("__pycache__", "static", "docs")


def choose() -> None:
    """To be called before anything of the engine is imported."""
    wanted = os.environ.get(VARIABLE)
    if wanted == "beside":
        folder = os.environ.get(ENGINE, "")
        if not (Path(folder) / "ludarium" / "__init__.py").is_file():
            raise ImportError(f"{VARIABLE} is {wanted}, but {ENGINE} names no folder with an engine: {folder!r}")
        # Its libraries lie beside the package.
        sys.path.insert(0, folder)
        sys.modules["ludarium"].__path__[:] = [str(Path(folder) / "ludarium")]
        return
    if wanted != "pure":
        return
    sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> object:
        if path != HOME and not path.startswith(HOME + os.sep):
            raise ImportError
        return sources(path)

    sys.path_hooks.insert(0, hook)  # type: ignore[arg-type]
    sys.path_importer_cache.pop(HOME, None)


def compiled() -> bool:
    """Whether this process runs on libraries."""
    from ludarium.kernel import position

    return not str(position.__file__).endswith(".py")


def fingerprint() -> str:
    """Of the sources and the data that lie here, and of the Python for which they would be compiled."""
    found = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    for folder, folders, files in os.walk(HOME):
        folders[:] = sorted(name for name in folders if name not in APART)
        for name in sorted(files):
            if name.endswith((".so", ".pyd", ".pyc")):
                continue
            path = Path(folder, name)
            found.update(f"{path.relative_to(HOME).as_posix()}\n".encode())
            found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def fits(folder: str, wanted: str) -> bool:
    """Whether a folder holds a whole engine that was made from sources with this fingerprint."""
    try:
        return (Path(folder) / STAMP).read_text("utf-8").strip() == wanted
    except OSError:
        return False


if __name__ == "__main__":
    print(fingerprint())
