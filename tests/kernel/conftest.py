"""Which tests of the kernel are for which form."""

from __future__ import annotations

from ludarium.kernel import position

# They make classes while the tests run, and a compiled class cannot be the base of such a one.
collect_ignore = [] if (position.__file__ or "").endswith(".py") else ["test_conformance.py", "test_fields.py"]
