"""`ludarium play`: a whole game at the terminal."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Annotated

import typer

from ludarium.kernel import title as registry
from ludarium.kernel.errors import LudariumError
from ludarium.kernel.match import Match
from ludarium.kernel.title import Title
from ludarium.kernel.variant import SCENARIO
from ludarium.players import Player, make
from ludarium.terminal import files
from ludarium.terminal.seated import HUMAN, Seated
from ludarium.terminal.speech import say, speaker


def play(
    title: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[str, typer.Option("--seats")] = "",
    variant: Annotated[list[str] | None, typer.Option("--variant")] = None,
    seed: Annotated[str | None, typer.Option("--seed")] = None,
    names: Annotated[str, typer.Option("--names")] = "",
    save: Annotated[Path | None, typer.Option("--save")] = None,
    resume: Annotated[Path | None, typer.Option("--resume")] = None,
    auto: Annotated[bool, typer.Option("--auto/--no-auto")] = True,
) -> None:
    who = [word.strip() for word in seats.split(",")] if seats else []
    if resume is not None:
        text = files.read(resume)
        match = Match.loads(text)
        if title is not None and registry.find(title) is not match.title:
            raise LudariumError(
                "other-title",
                f"{resume} is a game of {match.title.id}, not of {title}.",
                {"file": str(resume), "given": title, "found": match.title.id},
            )
        who = who or files.kept_players(text) or [HUMAN] * match.seats
        path = save or resume
    else:
        if title is None:
            known = ", ".join(registry.titles())
            raise LudariumError("no-title", f"Name a title or a save. Titles: {known}.", {"expected": known})
        game = registry.find(title)
        given = variants(variant)
        who = who or [HUMAN, *["search"] * (usual_seats(game, given) - 1)]
        people = [name.strip() for name in names.split(",")] if names else called(who)
        match = Match.new(game, len(who), given, seed, people)
        path = save or files.new_save(game.id)
    if len(who) != match.seats:
        raise LudariumError("bad-names", f"There are {match.seats} seats but {len(who)} players.")
    Seated(match, who, seat_players(match, who), path, auto).run()


def variants(given: list[str] | None) -> dict[str, str]:
    """Reads `--variant name=value`."""
    values: dict[str, str] = {}
    for each in given or []:
        name, sign, value = each.partition("=")
        if not sign:
            raise LudariumError("bad-variant", f"Cannot read the variant {each!r}: write name=value.", {"given": each})
        values[name] = value
    return values


def usual_seats(game: Title, given: dict[str, str]) -> int:
    """As many as the scenario is for, if one is named; else two, if the title can be played so."""
    seats = next((each.seats for each in game.scenarios if each.ready and each.id == given.get(SCENARIO)), game.seats)
    return min(max(2, min(seats)), max(seats))


def called(who: list[str]) -> list[str]:
    """Names for people and bots; different ones, so that the log can be read."""
    names: list[str] = []
    for number, spec in enumerate(who, 1):
        name = say("player-name", number=number) if spec == HUMAN else bot_name(spec)
        names.append(f"{name} {number}" if who.count(spec) > 1 and spec != HUMAN else name)
    return names


def bot_name(spec: str) -> str:
    """`Search, 200 ms`; a level of a title's own player stays as it is typed."""
    kind, _, budget = spec.partition(":")
    amount = re.fullmatch(r"(\d+)(ms|it)", budget)
    if not speaker().has(f"bot-{kind}"):
        return spec
    return say(f"bot-{kind}") + (f", {say(f'bot-{amount[2]}', count=amount[1])}" if amount else "")


def seat_players(match: Match, who: list[str]) -> list[Player | None]:
    """A player for each seat; None where a person sits."""
    header = match.record.header
    secret = hashlib.sha256((header.seed or header.commitment).encode()).digest()
    seed = int.from_bytes(secret[:6], "big")
    return [player(spec, match.title, seat, seed + seat) for seat, spec in enumerate(who)]


def player(spec: str, title: Title, seat: int, seed: int) -> Player | None:
    return None if spec == HUMAN else make(spec, title, seat, seed)
