"""A server that imports this first lives thirty times as fast: half a minute on a clock is a second."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace

from ludarium.server import models

FACTOR = 30
BEGUN = datetime.now(UTC)


def now() -> datetime:
    return BEGUN + FACTOR * (datetime.now(UTC) - BEGUN)


# before any other module takes it from there
setattr(models, "now", now)  # noqa: B010

from ludarium.server import clocks  # noqa: E402

setattr(clocks, "time", SimpleNamespace(time=lambda: now().timestamp()))  # noqa: B010
