"""Files of the command: kept games, records, scenarios. Whatever is wrong with one is told clearly."""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from pathlib import Path

import typer

from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise LudariumError("no-file", f"Cannot read {path}: {error.strerror}.", _facts(path, error)) from None
    except UnicodeDecodeError:
        raise LudariumError(
            "no-file", f"Cannot read {path}: it is not text.", {"file": str(path), "why": "UTF-8?"}
        ) from None


def write(path: Path, text: str) -> None:
    """Replaces the file in one go, so that an interruption leaves the old one or the new one."""
    part = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise LudariumError("cannot-write", f"Cannot write {path}: {error.strerror}.", _facts(path, error)) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _facts(path: Path, error: OSError) -> dict[str, str]:
    return {"file": str(path), "why": error.strerror or str(error)}


def saves_folder() -> Path:
    """LUDARIUM_SAVES, or a folder in the person's own data."""
    folder = os.environ.get("LUDARIUM_SAVES")
    return Path(folder) if folder else Path(typer.get_app_dir("ludarium")) / "saves"


def new_save(title: str) -> Path:
    """A place for a new game."""
    home = saves_folder()
    stem = f"{title}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path, number = home / f"{stem}.record", 1
    while path.exists():
        number += 1
        path = home / f"{stem}-{number}.record"
    return path


def keep(match: Match, players: list[str], path: Path) -> None:
    """A record with one more field in its header: who sits where, so that the game can go on."""
    head, rest = match.dumps().split("\n", 1)
    header = {**json.loads(head), "players": players}
    write(path, json.dumps(header, ensure_ascii=False, separators=(",", ":")) + "\n" + rest)


def kept_players(text: str) -> list[str]:
    """Who sat where; empty if the record does not say."""
    try:
        players = json.loads(text.split("\n", 1)[0]).get("players", [])
    except (ValueError, AttributeError):
        return []
    return [str(player) for player in players] if isinstance(players, list) else []
