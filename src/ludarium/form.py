"""Which form of the engine is used. A compiled wheel holds the sources beside the libraries: LUDARIUM_FORM=pure takes
the sources. Titles of other packages need that, as no interpreted class can stand below a compiled one."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

VARIABLE = "LUDARIUM_FORM"
HOME = str(Path(__file__).parent)


def choose() -> None:
    """To be called before anything of the engine is imported."""
    if os.environ.get(VARIABLE) != "pure":
        return
    sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> object:
        if path != HOME and not path.startswith(HOME + os.sep):
            raise ImportError
        return sources(path)

    sys.path_hooks.insert(0, hook)  # type: ignore[arg-type]
    sys.path_importer_cache.pop(HOME, None)
