"""What the log may say about something that failed: what kind of failure it was and where in the code it happened,
but never its words. Those may hold a name, a seed, the parameters of a statement."""

from __future__ import annotations

import sqlite3
import traceback

from sqlalchemy.exc import DBAPIError

from ludarium.kernel.errors import LudariumError


def fault(error: BaseException) -> str:
    """`OSError 28 (No space left on device)`, `IntegrityError (23505)`, `ValueError`"""
    name = type(error).__name__
    if isinstance(error, LudariumError):
        return f"{name} ({error.code})"
    if isinstance(error, DBAPIError):
        return f"{name} ({_code(error.orig)})"
    if isinstance(error, sqlite3.Error):
        return f"{name} ({_code(error)})"
    if isinstance(error, OSError) and error.errno is not None:
        return f"{name} {error.errno} ({error.strerror if isinstance(error.strerror, str) else ''})"
    return name


def _code(error: BaseException | None) -> str:
    for each in (error, getattr(error, "__cause__", None)):
        code = getattr(each, "sqlstate", None) or getattr(each, "sqlite_errorname", None)
        if isinstance(code, str):
            return code
    return type(error).__name__


def told(error: BaseException | None) -> str:
    """A traceback without the words of the errors: files, lines, functions, and what kind each error was."""
    parts: list[str] = []
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        frames = [
            f"  {frame.filename}:{frame.lineno} in {frame.name}" for frame in traceback.extract_tb(error.__traceback__)
        ]
        parts.append("\n".join([fault(error), *frames]))
        if isinstance(error, BaseExceptionGroup):
            parts += [told(each) for each in error.exceptions]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n-- caused by\n".join(parts)
