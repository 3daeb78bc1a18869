"""Which tests of Missions and Milestones are for which form."""

from __future__ import annotations

from ludarium.kernel import position

# They put something else in the place of a position, which compiled code does not take.
collect_ignore = [] if (position.__file__ or "").endswith(".py") else ["test_watched.py"]
