"""Ludarium: a table for heavy historical strategy games.

A game in ten lines:

>>> from ludarium import Match
>>> match = Match.new("troyes", seats=2, seed="history")
>>> match.seat in (0, 1)
True
>>> options = match.options()          # every legal option, as text
>>> match.choose(match.seat, options[0])
>>> view = match.view(seat=0)          # what seat 0 may see, ready for JSON
>>> saved = match.dumps()              # the record: header and one line per choice
>>> again = Match.loads(saved)
>>> again.view(0) == match.view(0)
True
"""

from ludarium import form

form.choose()

import ludarium.games  # noqa: E402, F401  (makes the titles known)
from ludarium.kernel.errors import LudariumError  # noqa: E402
from ludarium.kernel.match import Match  # noqa: E402

__all__ = ["LudariumError", "Match"]
__version__ = "0.1.0"
