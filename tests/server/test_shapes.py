"""What leaves the engine has the shapes that the client's types are made from."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

from ludarium import Match
from ludarium.kernel import shapes
from ludarium.kernel.chance import fast
from ludarium.kernel.title import find, titles

from .harness import Server

ROOT = Path(__file__).parents[2]


def test_the_clients_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "tools/client_types.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def exactly(given: Any, kind: Any) -> bool:
    """Everything has its type, and nothing is there that the shape does not name."""
    origin, args = get_origin(kind), get_args(kind)
    if kind is Any:
        return True
    if origin is Annotated:
        return exactly(given, args[0]) and len(given) == args[1]
    if origin is NotRequired:
        return exactly(given, args[0])
    if origin is Literal:
        return given in args
    if origin in (Union, UnionType):
        return any(exactly(given, each) for each in args)
    if origin is list:
        return isinstance(given, list) and all(exactly(each, args[0]) for each in given)
    if origin is dict:
        return isinstance(given, dict) and all(
            exactly(name, args[0]) and exactly(each, args[1]) for name, each in given.items()
        )
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        always = {name for name, hint in hints.items() if get_origin(hint) is not NotRequired}
        return (
            isinstance(given, dict)
            and always <= set(given) <= set(hints)
            and all(exactly(each, hints[name]) for name, each in given.items())
        )
    return type(given) is kind


@pytest.mark.parametrize("title", titles())
def test_every_view_has_its_shape(title: str) -> None:
    game = find(title)
    table = get_type_hints(type(game).view)["return"]
    for seats in game.seats[:2] + game.seats[-1:]:
        match = Match.new(title, seats, seed="shapes")
        picks = fast(seats)
        while not match.over and match.steps < 400:
            for seat in range(-1, seats) if match.steps % 7 == 0 else ():
                view = match.view(seat)
                assert exactly(view, shapes.MatchView)
                assert exactly(view["table"], table)
            options = match.options()
            match.choose(match.seat, options[picks.below(len(options))])
        for seat in range(-1, seats):
            assert exactly(match.heard(seat), list[shapes.LogLine])
            assert exactly(match.view(seat), shapes.MatchView)


def test_the_description_of_the_interface_says_what_may_be_missing(server: Server) -> None:
    described = server.guest("Anna").get("/api/schema/openapi.json")["components"]["schemas"]
    assert described["Decision"]["required"] == ["id", "seat"]
    assert "vain" not in described["Option"]["required"]
    assert described["LogLine"]["required"] == ["args", "by", "event", "rules", "step"]
