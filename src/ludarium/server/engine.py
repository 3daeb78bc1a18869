"""Which engine the bots think on: the compiled one of the same sources, as soon as it lies beside the server.

`make play` runs on the sources, so that it opens at once, and compiles them in the background (tools/build-engine).
"""

from __future__ import annotations

import logging
import os
from pathlib import Path

from ludarium import form
from ludarium.kernel.title import home, titles
from ludarium.server.settings import Settings
from ludarium.server.wire import EngineForm

log = logging.getLogger("ludarium.server")


class Engine:
    """`form`: what workers that are begun now think on."""

    def __init__(self, settings: Settings) -> None:
        self.form: EngineForm = "compiled" if form.compiled() else "pure"
        self.folder = settings.engine
        # Only the same sources play the same game; and no title of another package can stand on compiled ones.
        own = all(home(id).startswith("ludarium.") for id in titles())
        wanted = self.form == "pure" and self.folder and os.environ.get(form.VARIABLE) != "pure" and own
        self.awaited = form.fingerprint() if wanted else ""

    def look(self) -> EngineForm:
        """The same, after a look whether there is something better now."""
        if self.awaited and form.fits(self.folder, self.awaited):
            self.awaited = ""
            self.form = "compiled"
            # For processes that are begun from now on.
            os.environ[form.VARIABLE] = "beside"
            os.environ[form.ENGINE] = str(Path(self.folder).resolve())
            log.warning("The compiled engine is ready: bots think on it now.")
        return self.form

    @property
    def building(self) -> bool:
        """Whether a better one is being made."""
        if not self.awaited:
            return False
        try:
            os.kill(int((Path(self.folder).parent / "building").read_text("utf-8")), 0)
        except (OSError, ValueError):
            return False
        return True
