"""The examples of the server's documents run as they are printed."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from ludarium.kernel.errors import LudariumError
from ludarium.server.settings import Settings

from .harness import ROOT, Server


def test_the_bot_of_the_document_plays_a_whole_game(server: Server, tmp_path: Path) -> None:
    text = (ROOT / "docs/bots.md").read_text()
    found = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert found is not None
    program = tmp_path / "bot.py"
    program.write_text(found[1])
    assert len([line for line in found[1].splitlines() if line.strip()]) <= 30
    anna = server.guest("Anna")
    table = anna.table("me", "open", "open")
    command = [sys.executable, str(program), server.url, table["invite"]]
    robot = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        for _ in range(200):
            if anna.get(f"/api/tables/{table['id']}")["seats"][1]["kind"] == "person":
                break
            assert robot.poll() is None, robot.communicate()[1]
            time.sleep(0.05)
        # while somebody is missing, it asks now and then
        before = len(server.lines_of_log())
        time.sleep(2.5)
        assert len(server.lines_of_log()) - before < 10
        assert robot.poll() is None, robot.communicate()[1]
        anna.put(f"/api/tables/{table['id']}/seats/2/bot", {"level": "easy"})
        anna.play(table["id"], [0], random.Random(1))
        out, error = robot.communicate(timeout=60)
    finally:
        robot.kill()
    assert robot.returncode == 0, error
    place = next(
        row["place"]
        for row in anna.get(f"/api/tables/{table['id']}")["result"]["standings"]["rows"]
        if row["seat"] == 1
    )
    assert out.strip() == str([place])


def test_every_setting_is_described_with_its_default() -> None:
    text = (ROOT / "docs/self-host.md").read_text()
    for field in msgspec.structs.fields(Settings):
        row = re.search(rf"\| `LUDARIUM_{field.name.upper()}` \| (.*?) \|", text)
        assert row is not None, field.name
        default = ("yes" if field.default else "no") if isinstance(field.default, bool) else field.default
        default = default if isinstance(default, str) else f"{default:g}"
        assert row[1].strip("` ") == default, f"LUDARIUM_{field.name.upper()} is {default!r} by default"


def test_settings_come_from_the_environment_and_wrong_ones_are_told() -> None:
    settings = Settings.read({"LUDARIUM_SECURE": "yes", "LUDARIUM_REQUESTS": "7", "LUDARIUM_IDLE": "1.5", "HOME": "/x"})
    assert (settings.secure, settings.requests, settings.idle) == (True, 7, 1.5)
    assert Settings.read({}) == Settings()
    for name, value in (("SECURE", "maybe"), ("REQUESTS", "many"), ("WEBHOOKS", "some")):
        with pytest.raises(LudariumError, match="LUDARIUM_"):
            Settings.read({f"LUDARIUM_{name}": value})
