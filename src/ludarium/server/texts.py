"""What people write: names, chat, notes. One place says what can be stored and shown, wherever it comes from, a record
that somebody brings included."""

from __future__ import annotations

import unicodedata

from ludarium.kernel.errors import LudariumError

NAME = 30  # letters of a name, as it is shown
ACCOUNT = 60  # letters of a name in the form that makes it unique
MARKS = 4  # signs above and below one letter
_BREAKS = "\n\t"
# Letters and signs that show nothing: fillers, the empty Braille cell.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")


def bad_name() -> LudariumError:
    return LudariumError("bad-request", "A name has 1 to 30 letters, digits, signs or spaces.", {"why": "name"})


def name(given: str) -> str:
    """A name to be shown: nothing that cannot be seen, no spaces around or doubled. Refuses what is no name."""
    # The composed form of a letter can be three times as long: it is counted as it is stored.
    plain = " ".join(unicodedata.normalize("NFC", given).split()) if len(given) <= 4 * NAME else ""
    if not 0 < len(plain) <= NAME or not _all_shown(plain):
        raise bad_name()
    return plain


def _all_shown(plain: str) -> bool:
    marks, seen = 0, False
    for letter in plain:
        kind = unicodedata.category(letter)[0]
        if kind == "C" or letter in _BLANK:
            return False
        marks = marks + 1 if kind == "M" else 0
        if marks > MARKS:
            return False
        seen = seen or kind in "LNPS"
    return seen


def account(given: str) -> str:
    """The form of a name that two accounts cannot share."""
    found = unicodedata.normalize("NFKC", " ".join(given.split())).casefold()
    if len(found) > ACCOUNT or "\0" in found:
        raise bad_name()
    return found


def text(given: str) -> str:
    """What people write to each other, without characters that cannot be shown or stored."""
    return "".join(letter for letter in given if letter in _BREAKS or unicodedata.category(letter)[0] != "C").strip()
