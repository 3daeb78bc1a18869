"""How far a long run has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludarium.terminal.speech import errors, say

Told = Callable[[int], None]


@contextmanager
def progress(total: int, what: str = "many-progress") -> Iterator[Told]:
    """A bar on the error stream, so that the result can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors(), transient=True) as bar:
        task = bar.add_task(say(what), total=total)
        yield lambda done: bar.update(task, completed=done)
