from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from harness import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not need a special one."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stop()
    bugs = [line for line in running.lines_of_log() if line["level"] in ("error", "critical")]
    assert not bugs, bugs
